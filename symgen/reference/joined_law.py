"""Friction of joints that move together, as one law along their coordinate.

A joint whose rate is g times the coordinate's meets the friction g f(g v): its levels count |g| times, its viscous
coefficient g^2 times. One joint of such a group may have friction that depends on a load.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.reference.dependent_joints import DependentJoints
from symgen.reference.friction_law import JointLaw, Levels, size

__all__ = ["depends_on_load", "joined_laws"]


ONE = 1.0
"""Ratio of a coordinate's own joint."""


def depends_on_load(law: JointLaw | None) -> bool:
    """True when the joint's levels grow with a bearing's load."""
    return law is not None and law.levels.normal is not None


def joined_laws(dependence: DependentJoints, laws: Sequence[JointLaw | None], N: Any) -> list[JointLaw | None]:
    """Laws along the coordinates, from those of all joints that move.

    Args:
        N: (joints, n, ...) rates of the joints by those of the coordinates.
    """
    joined = []
    for k, own in enumerate(dependence.coordinates):
        members = [(laws[own], ONE), *((laws[i], N[i, k]) for i in dependence.followers(k))]
        joined.append(_joined([(law, ratio) for law, ratio in members if law is not None]))
    return joined


@dataclass(frozen=True, eq=False)
class JoinedLevels(Levels):
    """Levels of several joints along one coordinate; the parts stand with their ratios."""

    parts: tuple[tuple[Levels, Any], ...] = ()

    def kinetic_level(self, load: Any) -> Any:
        return sum(size(g) * part.kinetic_level(_share(part, load)) for part, g in self.parts)

    def static_level(self, load: Any) -> Any:
        return sum(size(g) * part.static_level(_share(part, load)) for part, g in self.parts)

    def sliding(self, mode: Any, rate: Any, load: Any) -> Any:
        total: Any = 0.0
        for part, g in self.parts:
            forward = np.where(np.asarray(g) >= 0.0, 1.0, -1.0)
            total = total + g * part.sliding(forward * mode, g * rate, _share(part, load))
        return total


def _share(part: Levels, load: Any) -> Any:
    return 0.0 if part.normal is None else load


def _joined(members: Sequence[tuple[JointLaw, Any]]) -> JointLaw | None:
    """The law along a coordinate; a member alone with ratio 1 is its own.

    Args:
        members: laws and ratios, the coordinate's own joint first if it has friction. Of those that follow it only the
            friction counts: their drives have no losses.
    """
    if not members:
        return None
    if len(members) == 1 and members[0][1] is ONE:
        return members[0][0]
    parts: list[tuple[Levels, Any]] = []
    drive = None
    for law, g in members:
        parts.append((law.levels, g))
        if law.drive is not None and law.drive.lossy:
            drive = law.drive
        elif law.drive is not None:
            parts.append((law.drive.motor, g))
    loaded = next((law for law, _ in members if law.levels.normal is not None), members[0][0])
    varying = next((part.velocity for part, _ in parts if part.velocity is not None), None)
    levels = JoinedLevels(
        coulomb=sum(abs(g) * part.coulomb for part, g in parts),
        static=sum(abs(g) * part.static for part, g in parts),
        viscous=sum(g * g * part.viscous for part, g in parts),
        velocity=varying,
        normal=loaded.levels.normal,
        span=loaded.levels.span,
        parts=tuple(parts),
    )
    return replace(loaded, levels=levels, drive=drive, sticks=any(law.sticks for law, _ in members))
