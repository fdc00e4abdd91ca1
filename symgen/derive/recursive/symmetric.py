"""Which equal moments of inertia make bodies simpler, as far as the defaults of run-time parameters tell.

Of a wrist's last link the symmetry takes an angle out of all equations; that of a link before it often changes nothing,
for regrouping leaves it no such moments. Only equalities that show in the regrouped bodies are worth a condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symgen.derive.bodies.tree import build_tree
from symgen.derive.recursive.choose import starting_plan
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.reduce import reduce_tree
from symgen.derive.reduced.specialization_guard import MOMENTS
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate, parameter_defaults

__all__ = ["EqualMoments", "telling_symmetries", "with_equal_moments"]


@dataclass(frozen=True, slots=True)
class EqualMoments:
    """A link's moment of inertia that equals another one of it for the defaults.

    Attributes:
        joint: its position in the chain.
        moment, other: `xx`, `yy` or `zz`.
    """

    joint: int
    moment: str
    other: str


def telling_symmetries(quantities: Quantities) -> tuple[EqualMoments, ...]:
    """The equalities without which some regrouped body would be less simple.

    Args:
        quantities: of the chain as it is.
    """
    chosen = list(_equal_moments(quantities.chain))
    most = _simplicity(quantities, chosen) if chosen else ()
    for equal in tuple(chosen):
        fewer = [other for other in chosen if other is not equal]
        if _simplicity(quantities, fewer) == most:
            chosen = fewer
    return tuple(chosen)


def with_equal_moments(chain: Chain, chosen: Sequence[EqualMoments]) -> Chain:
    """The chain with one expression for moments that are equal."""
    joints = list(chain.joints)
    for equal in chosen:
        inertia = joints[equal.joint].inertia
        moments = {equal.moment: getattr(inertia, equal.other)}
        joints[equal.joint] = replace(joints[equal.joint], inertia=replace(inertia, **moments))
    return replace(chain, joints=tuple(joints))


def _equal_moments(chain: Chain) -> list[EqualMoments]:
    """All of them but zeros, which are no symmetry: a moment whose default is zero is to be given yet."""
    defaults = parameter_defaults(chain)
    found: list[EqualMoments] = []
    for position, joint in enumerate(chain.joints):
        first: dict[float, str] = {}
        for moment in MOMENTS:
            expression = getattr(joint.inertia, moment)
            value = evaluate(expression, defaults)
            other = first.setdefault(value, moment)
            if value and expression != getattr(joint.inertia, other):
                found.append(EqualMoments(position, moment, other))
    return found


def _simplicity(quantities: Quantities, chosen: Sequence[EqualMoments]) -> tuple[bool, ...]:
    """Of the regrouped bodies which parameters vanish, and which moments across the axis are equal."""
    tree = build_tree(with_equal_moments(quantities.chain, chosen), quantities.values)
    found: list[bool] = []
    for part in reduce_tree(tree, starting_plan(quantities)).parts:
        m, h, J = part.inertial.m, part.inertial.h, part.inertial.J
        terms = (m, *h, J[0][0], J[0][1], J[0][2], J[1][1], J[1][2], J[2][2], J[1][1] - J[0][0])
        found += [term.is_zero for term in terms]
    return tuple(found)
