"""Load-dependent friction too large for a joint to slide under every load: remarked on when a chain is loaded.

Joint i slides while the others with friction stick; Z are the free joints without friction. Its friction f then solves

    f = s mu r N(F - w f),   w = F_1 M_RR^-1 e_i,   R = {i} and Z,

F the reaction without friction and w the reaction, force and moment, to a unit generalised force (Dupont 1993, section
3). N is a sum of lengths, so a solution exists for every F, and one alone, iff K = mu r N(w) < 1: K_ii of the test in
the conventions. For one pin w is m L/J, and the limit of mu r is J/(m L).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, DerivationError, Problem
from symgen.reference.friction import FrictionReference
from symgen.reference.jacobians import blocks, mass_matrix
from symgen.reference.kinematics import Frames, frames
from symgen.reference.mechanics import Mechanics

__all__ = ["joints_that_cannot_slide", "own_gains"]

Array = NDArray[Any]

POSES = 3
CONSTANT = 1e-9
"""A gain that changes by no more than this, relatively, between poses drawn at random does not depend on the pose."""


def joints_that_cannot_slide(chain: Chain) -> list[Problem]:
    """A warning per joint whose friction grows faster with its load than its inertia allows, by the default parameters.

    Args:
        chain: valid and in normal form.
    """
    try:
        reference = FrictionReference(chain, inputs=dict.fromkeys(chain.input_names, 0.0))
        rng = np.random.default_rng(0)
        poses: list[dict[int, float]] = []
        while len(poses) < POSES and (not poses or any(gain >= 1.0 for gain in poses[-1].values())):
            poses.append(own_gains(reference, rng.uniform(-1.0, 1.0, reference.mechanics.n)))
    except (ArgumentError, DerivationError, ArithmeticError, ValueError):
        return []
    index = {joint.name: k for k, joint in enumerate(chain.joints)}
    found = []
    for i, joint in enumerate(chain.moving):
        gains = [pose[i] for pose in poses if i in pose]
        law = reference.laws[i]
        if law is None or not gains or not all(np.isfinite(gains)) or min(gains) < 1.0:
            continue
        if max(gains) - min(gains) <= CONSTANT * max(gains):
            levels = law.levels
            message = _message(levels.coefficient, levels.lever, gains[0], joint.type == "revolute")
            found.append(Problem(message, f"joints[{index[joint.name]}].friction.coefficient", severity="warning"))
    return found


def own_gains(reference: FrictionReference, q: Array) -> dict[int, float]:
    """K_ii at a pose for every joint that its load brakes: how much of its friction its own friction brings about.

    Joints with drives that lose are left out: the losses add to the friction, by directions of their own.
    """
    mechanics, laws, given = reference.mechanics, reference.laws, reference.given
    loaded = [
        i
        for i, law in enumerate(laws)
        if law is not None and law.drive is None and law.levels.normal is not None and i not in given
    ]
    if not loaded:
        return {}
    loose = [i for i, law in enumerate(laws) if i not in given and (law is None or not law.sticks)]
    f = frames(mechanics.links, q)
    with np.errstate(all="ignore"):
        wrenches = _reactions(mechanics, f, loaded, _answers(mass_matrix(mechanics.links, f), loaded, loose))
        gains = {}
        for i, wrench in zip(loaded, wrenches, strict=True):
            law = laws[i]
            assert law is not None
            gains[i] = float(law.levels.coefficient * law.levels.lever * law.load(wrench))
    return gains


def _answers(M: Array, loaded: Sequence[int], loose: Sequence[int]) -> Array:
    """(n, k): the accelerations to a unit force at each of k joints, of that joint and those without friction."""
    result = np.zeros((len(M), len(loaded)))
    across = M[np.ix_(loose, loaded)]
    follow = np.linalg.solve(M[np.ix_(loose, loose)], across) if loose else across
    own = 1.0 / (M[loaded, loaded] - np.sum(across * follow, axis=0))
    result[loose] = -follow * own
    result[loaded, np.arange(len(loaded))] = own
    return result


def _reactions(mechanics: Mechanics, f: Frames, loaded: Sequence[int], qdd: Array) -> Array:
    """(k, 6): force and moment of each of k joints for its column of accelerations, at and in its link's frame."""
    carried = {link.coordinate: k for k, link in enumerate(mechanics.links)}
    links = [carried[i] for i in loaded]
    on = np.zeros((len(mechanics.links) + 1, mechanics.n), np.bool_)  # the last row is the base's, of index -1
    for row, link in zip(on, mechanics.links, strict=False):
        row[list(link.path)] = True
    force, moment = np.zeros((len(loaded), 3)), np.zeros((len(loaded), 3))
    for b in blocks(mechanics.links, f):
        shape, moving = (len(b.mass), 3, len(loaded)), qdd[b.columns]
        forces = b.mass[:, None, None] * (b.G.reshape(-1, len(moving)) @ moving).reshape(shape)
        turning = (b.G_r.reshape(-1, len(moving)) @ moving).reshape(shape)
        moments = b.Pi @ turning + np.cross(b.c[:, :, None], forces, axis=1)
        behind = on[b.link][:, loaded]
        force += np.sum(np.where(behind[:, None, :], forces, 0.0), axis=0).T
        moment += np.sum(np.where(behind[:, None, :], moments, 0.0), axis=0).T
    moment -= np.cross(f.p[links], force)
    turn = f.R[links].swapaxes(1, 2)
    return np.concatenate([(turn @ force[:, :, None])[:, :, 0], (turn @ moment[:, :, None])[:, :, 0]], axis=1)


def _message(coefficient: float, lever: float, gain: float, pin: bool) -> str:
    what = "coefficient*radius" if pin else "coefficient"
    value = coefficient * (lever if pin else 1.0)
    limit = f"{what} is {value:.4g} and its limit {value / gain:.4g}"
    one = " (for one pin J/(m L), J about the pin)" if pin else ""
    return (
        f"at some loads no motion of this joint obeys the friction law: {limit}{one}, where friction brings about as "
        "much load as it needs; lower it, or give the joint more inertia"
    )
