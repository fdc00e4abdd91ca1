"""The terms of a joint's law that are fitted to its tests, by what the chain and the measurements have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from symgen.describe.chain import Chain, Drive, Friction, Joint
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.friction_tests.fit import Fit, fit_law
from symgen.identify.friction_tests.law import TERMS, shape_of, undirected
from symgen.identify.friction_tests.points import BREAKAWAY, CONSTANT_VELOCITY, Points
from symgen.identify.friction_tests.tested import both_noises

__all__ = ["Wanted", "fit_joint", "known_terms", "left_out_terms"]

VARIED = 2.0
"""Largest over smallest rate from which viscous friction can be told from a level."""


@dataclass(frozen=True)
class Wanted:
    """Choices of the caller."""

    terms: tuple[str, ...] | None
    side: str | None
    robust: bool | None
    errors_in_variables: bool


def known_terms(terms: Sequence[str] | None) -> tuple[str, ...] | None:
    """The terms, refused where they are none."""
    if terms is None:
        return None
    given = (terms,) if isinstance(terms, str) else tuple(terms)
    for term in given:
        if term not in TERMS:
            raise IdentificationError(f"terms: {term!r:.40} is none of {', '.join(TERMS)}{nearest(str(term), TERMS)}")
    if not given:
        raise IdentificationError(f"terms: at least one of {', '.join(TERMS)} is wanted")
    return given


def _lossy(drive: Drive) -> bool:
    return any(x is not None for x in (drive.efficiency, drive.loss, drive.friction_angle, drive.preload))


def left_out_terms(joint: Joint, points: Points, fit: Fit, wanted: Wanted) -> list[str]:
    """Sentences about terms that were not fitted, or that the data can hardly show."""
    said, free = [], fit.shape.free
    rates = np.abs(points.rate)
    narrow = points.kind == CONSTANT_VELOCITY and np.any(rates) and np.max(rates) < VARIED * np.min(rates)
    if narrow:
        what = (
            "and its errors do not show it"
            if any(undirected(name) == "viscous" for name in free)
            else "so that it is not fitted"
        )
        said.append(
            f"{joint.name}: the rates span a factor of {np.max(rates) / np.min(rates):.3g} only, which hardly tells "
            f"viscous friction from a level, {what}; test at rates that differ twofold and more."
        )
    if joint.drive is not None and not _lossy(joint.drive):
        if any(undirected(name) == "k1" for name in free):
            said.append(
                f"{joint.name}: a loss is fitted, and the chain's drive has none: it may be friction of another load."
            )
        elif wanted.terms is None:
            said.append(f"{joint.name}: the chain's drive has no losses, and none is fitted; `terms` asks for `loss`.")
    return said


def _by_direction(owners: Sequence[Friction | None]) -> bool:
    """True where levels differ by direction, half of whose difference an offset is."""
    given = [owner for owner in owners if owner is not None]
    levels = [level for owner in given for level in (owner.coulomb, owner.static)]
    return any(isinstance(level, tuple) for level in levels) or any(o.law is not None and o.directional for o in given)


def fit_joint(chain: Chain, points: Points, wanted: Wanted, sliding: Fit | None) -> Fit:
    """The law of one joint; a release has the preload of the sliding law where that is known."""
    joint = chain.moving[chain.q_names.index(points.joint)]
    terms = wanted.terms
    if terms is None:
        owners = [joint.friction, None if joint.drive is None else joint.drive.motor_friction]
        rates = np.abs(points.rate)
        curved = points.kind == CONSTANT_VELOCITY and joint.friction is not None and joint.friction.law is not None
        terms = ("law",) if curved else ("coulomb",)
        terms += ("offset",) if np.ptp(points.direction) and not _by_direction(owners) else ()
        if points.kind == CONSTANT_VELOCITY and not curved and np.max(rates) > VARIED * np.min(rates):
            terms += ("viscous",)
        if joint.drive is not None and _lossy(joint.drive):
            terms += ("loss",)
            terms += ("preload",) if joint.drive.preload is not None else ()
        terms += ("stribeck",) if any(owner is not None and owner.stribeck is not None for owner in owners) else ()
        terms += ("coefficient",) if joint.friction is not None and joint.friction.coefficient is not None else ()
    if points.kind == BREAKAWAY:
        left = {"viscous", "stribeck"} | ({"preload"} if sliding is not None else set())
        terms = tuple(term for term in terms if term not in left) or ("coulomb",)
    elif not np.any(points.rate):
        terms = tuple(term for term in terms if term not in ("viscous", "stribeck")) or ("coulomb",)
    if "coefficient" in terms and (joint.friction is None or joint.friction.normal is None):
        if wanted.terms is None:
            terms = tuple(term for term in terms if term != "coefficient")
        elif not np.any(points.normal):
            raise IdentificationError(
                f"terms: 'coefficient' needs the load of {joint.name}'s bearing: write `friction: {{coefficient: 0, "
                "normal: radial, radius: ...}` at the joint"
            )
    shape = shape_of(chain, joint.name, points.kind, wanted.side, terms)
    preload = None if sliding is None else sliding.value("preload")
    if preload is not None and points.kind == BREAKAWAY and shape.base.drive is not None:
        shape = replace(shape, base=replace(shape.base, drive=replace(shape.base.drive, preload=preload)))
    return fit_law(shape, points, wanted.robust, wanted.errors_in_variables and both_noises(points))
