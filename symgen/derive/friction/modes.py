"""Joints behind each mode of a chain, and the rates of the modes.

A mode belongs to a coordinate, and to all joints that follow it alone, or to one joint that follows several.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.rounded_rates import without_rounding
from symgen.derive.friction.smooth import Smooth
from symgen.derive.motion.map import MotionMap
from symgen.describe.chain import Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.driven_modes import driven_modes
from symgen.describe.loops import bearing_joints
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional, joint_rubs

__all__ = ["deciding", "differs", "group", "mode_rates", "shared_places", "sticks"]


def shared_places(mechanism: Mechanism) -> list[int]:
    """Positions, among joints that move or close loops, of those with friction that follow several coordinates."""
    if mechanism.is_tree:
        return []
    names = [joint.name for joint in bearing_joints(mechanism.chain)]
    return [names.index(joint.name) for (joint,) in friction_groups(mechanism.chain)[mechanism.nv :]]


def mode_rates(
    branches: Branches, mechanism: Mechanism, motion: MotionMap, qd: Sequence[Scalar], rests: bool = True
) -> list[Scalar]:
    """Rates in the order of the modes.

    Args:
        rests: those of joints that follow several coordinates are zero where they are rounding.
    """
    rates = list(qd)
    for place in shared_places(mechanism):
        parts = [slope * qd[k] for k, slope in motion.bearing(place)[0].items()]
        rate = branches.sum(parts)
        if not rests:
            rates.append(rate)
            continue
        rates.append(without_rounding(branches, rate, parts))
    return rates


def group(mechanism: Mechanism, position: int, smooth: Smooth) -> list[tuple[Joint, int, Scalar | None]]:
    """The joints with friction that have one mode, with their positions among joints that move or close loops.

    Each has the ratio of its rate to the first one's, None for the first: a coordinate's own joint.
    """
    place = {joint.name: i for i, joint in enumerate(bearing_joints(smooth.motion.mechanism.chain))}
    own, *others = friction_groups(mechanism.chain)[position]
    found: list[tuple[Joint, int, Scalar | None]] = [(own, place[own.name], None)]
    for joint in others:
        if joint_rubs(joint):
            i = place[joint.name]
            found.append((joint, i, smooth.motion.bearing(i)[0].get(position, smooth.values.algebra.zero)))
    return found


def deciding(mechanism: Mechanism) -> list[int]:
    """Positions of the modes that are decided: of joints that can stick, and whose motion is not given."""
    driven = driven_modes(mechanism)
    return [k for k in range(len(friction_groups(mechanism.chain))) if sticks(mechanism, k) and k not in driven]


def sticks(mechanism: Mechanism, position: int) -> bool:
    """True when the joints of one mode can stick: some of them has more than viscous friction."""
    return any(map(frictional, friction_groups(mechanism.chain)[position]))


def differs(joint: Joint) -> bool:
    """True when friction of a joint or its drive differs by direction."""
    return any(part is not None and part.directional for part in (joint.friction, joint.drive))
