"""Joints that certainly move inertia: a bound from the description alone, without numeric mechanics."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

from symgen.describe.evaluate import EvaluationError, evaluate, parameter_defaults
from symgen.describe.expression import Expression
from symgen.describe.records import Dh, Joint, Place, Xyz

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["all_carry"]

CERTAIN = 1e-11
"""Relative threshold: a link's own inertia above this part of the largest in the chain survives rounding in sums."""


def all_carry(chain: Chain) -> bool:
    """True when surely every free joint's own link has inertia against its motion; a false no costs only time."""
    if chain.coupled:
        return False  # a coupled joint may undo what another joint moves
    joints = [joint for joint in chain.moving if joint.motion is None]
    try:
        given = parameter_defaults(chain)
        mass, most = _most(chain, given)
        return all(_own(joint, given) > CERTAIN * (mass if joint.type == "prismatic" else most) for joint in joints)
    except EvaluationError:
        return False


def _most(chain: Chain, given: Mapping[str, float]) -> tuple[float, float]:
    """Mass of all links, and more than their inertia about any axis of the chain, slides at zero, rotors left out."""

    def length(*components: Expression) -> float:
        return math.hypot(*(evaluate(x, given) for x in components))

    mass, turned, reach = 0.0, 0.0, 0.0
    for joint in chain.joints:
        place, tensor = joint.place, joint.inertia
        reach += length(*(place.xyz if isinstance(place, Xyz) else (place.a, place.d))) + length(*joint.com)
        mass += evaluate(joint.mass, given)
        turned += sum(evaluate(x, given) for x in (tensor.xx, tensor.yy, tensor.zz))
    return mass, turned + mass * reach**2


def _own(joint: Joint, given: Mapping[str, float]) -> float:
    """Inertia of a joint's own link: the mass for a slide; at least e'I e about the mass centre for a turn."""
    if joint.type == "prismatic":
        return evaluate(joint.mass, given)
    tensor = joint.inertia
    xx, yy, zz = (evaluate(x, given) for x in (tensor.xx, tensor.yy, tensor.zz))
    xy, xz, yz = (evaluate(x, given) for x in (tensor.xy, tensor.xz, tensor.yz))
    x, y, z = _axis(joint.place, given)
    about = xx * x * x + yy * y * y + zz * z * z + 2.0 * (xy * x * y + xz * x * z + yz * y * z)
    return about / (x * x + y * y + z * z)


def _axis(place: Place, given: Mapping[str, float]) -> tuple[float, float, float]:
    """A joint's axis in its link's axes, of any length."""
    if isinstance(place, Xyz):
        x, y, z = (evaluate(component, given) for component in place.axis)
        return x, y, z
    alpha = evaluate(place.alpha, given) if isinstance(place, Dh) else 0.0
    return 0.0, math.sin(alpha), math.cos(alpha)
