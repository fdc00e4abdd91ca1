"""A start for a motion when none is chosen: the chain away from where it hangs or lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.analyse.linear import mechanism_of, named_values
from symgen.arrays import Reals
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.poses import Poses

if TYPE_CHECKING:
    from symgen.describe.chain import Joint
    from symgen.model.model import Model

__all__ = ["release"]


TURNED, OFF_MIDDLE = 0.5, 0.25
"""rad by which joints that turn are away from zero; with limits, share of half their range away from its middle."""

STEADY = 5.0
"""Largest influence coefficient of a dependent joint at the start: singular poses are far away."""

PUSHED, BENT = 1.0, 0.02
"""m/s of joints that slide, and rad of each deformation, in a chain that has no joint that turns."""


def release(model: Model, params: Any = None) -> tuple[Reals, Reals]:
    """Coordinates and rates (n,) at which the chain is let go.

    Joints that turn are half a radian away from zero, or off the middle of their limits, at rest; joints that slide are
    at zero, or in the middle of their limits. Where no joint turns, those that slide are pushed and links are bent.
    Joints whose motion is given are at zero. Where loops do not close there, the chain is nearer to its default pose.
    """
    mechanism = mechanism_of(model)
    names = named_values(model, params)
    written = {joint.name for joint in mechanism.written.joints}

    def number(expression: Any) -> float:
        return float(real_part(evaluate(expression, names)))

    def middle(joint: Joint) -> tuple[float, float]:
        limits = joint.limits
        if limits is None or limits.lower is None or limits.upper is None:
            return 0.0, TURNED
        lower, upper = number(limits.lower), number(limits.upper)
        return 0.5 * (lower + upper), 0.5 * OFF_MIDDLE * (upper - lower)

    inner = np.array([joint.pseudo or joint.name not in written for joint in mechanism.own_joints])
    free = np.array([joint.motion is None for joint in mechanism.own_joints])
    turns = np.array([joint.type == "revolute" for joint in mechanism.own_joints])
    middles = np.array([middle(joint) for joint in mechanism.own_joints]).reshape(-1, 2)
    turned = turns & free & ~inner
    q = np.where(free & ~inner, middles[:, 0], 0.0) + np.where(turned, middles[:, 1], 0.0)
    qd = np.zeros(len(q))
    if mechanism.chain.loops:
        poses = Poses(mechanism.chain, params)
        home = poses.default()
        return poses.reached(np.where(home == 0.0, q, home + np.where(turned, middles[:, 1], 0.0)), STEADY), qd
    if not np.any(turned):
        q[turns & free & inner] = BENT
        qd[~turns & free & ~inner] = PUSHED
    return q, qd
