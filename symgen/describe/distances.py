"""The distance of two places on links as an expression of the joints between them.

    p_A = R_1(q_1) (R_2(q_2) (... + t_2) + t_1)

in the frame of the last link that carries both; with d = p_B - p_A the distance is (d' d)^(1/2), or, where d has one
component whatever the pose, that component: the signed way from the first place to the second along a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symgen.describe.evaluate import EvaluationError, given_value
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.records import BASE, Anchor, Dh, Joint, Mdh, Vector, Xyz

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["Way", "between", "distance", "way_between"]

ZERO, ONE = Number(0.0), Number(1.0)


@dataclass(frozen=True, slots=True)
class Way:
    """The way from one place to another, in the frame of the last link that carries both.

    Attributes:
        carrier: joint of that link, or the base.
        parts: components.
        axis: the only component that does not vanish whatever the pose; None where there are more.
    """

    carrier: str
    parts: Vector
    axis: int | None


def way_between(chain: Chain, first: Anchor, second: Anchor) -> Way:
    """The way from the first place to the second; raises KeyError of a joint that there is not."""
    a, b = _ways(chain, first, second)
    p, q = (_carried(joints, anchor.at) for joints, anchor in ((a, first), (b, second)))
    x, y, z = (_less(y, x) for x, y in zip(p, q, strict=True))
    some = [k for k, component in enumerate((x, y, z)) if component != ZERO]
    carrier = a[-1].parent if a else first.joint
    return Way(carrier, (x, y, z), some[0] if len(some) == 1 else None)


def distance(chain: Chain, first: Anchor, second: Anchor) -> Expression:
    """The distance of two places, by the coordinates of the joints between them.

    Raises:
        KeyError: of a joint that there is not.

    Example:
        >>> from symgen.describe.chain import Chain
        >>> x = Xyz(axis=(ONE, ZERO, ZERO))
        >>> chain = Chain("cars", (Joint("a", "prismatic", x), Joint("b", "prismatic", x)))
        >>> from symgen.describe.write_expression import to_text
        >>> to_text(distance(chain, Anchor("a"), Anchor("b", (ONE, ZERO, ZERO))))
        '1 + b - a'
    """
    way = way_between(chain, first, second)
    if way.axis is not None:
        return way.parts[way.axis]
    return Operation("sqrt", (_sum([Operation("pow", (x, Number(2.0))) for x in way.parts if x != ZERO]),))


def between(chain: Chain, first: Anchor, second: Anchor) -> tuple[Joint, ...]:
    """The joints that move two places against each other: those that carry one of them alone."""
    a, b = _ways(chain, first, second)
    return (*a, *b)


def _ways(chain: Chain, first: Anchor, second: Anchor) -> tuple[list[Joint], list[Joint]]:
    """The joints that carry one of two places alone."""
    a, b = _way(chain, first.joint), _way(chain, second.joint)
    while a and b and a[-1].name == b[-1].name:
        a.pop()
        b.pop()
    return a, b


def _way(chain: Chain, name: str) -> list[Joint]:
    """The joint, and all that carry it, to the base."""
    found = []
    while name != BASE:
        joint = chain.joint(name)
        found.append(joint)
        name = joint.parent
    return found


def _carried(joints: list[Joint], at: Vector) -> Vector:
    """A place on the first link, in the frame that carries the last."""
    for joint in joints:
        at = _placed(joint, at)
    return at


def _placed(joint: Joint, at: Vector) -> Vector:
    """A place on a link, in the frame of the link before."""
    turn = Name(joint.name) if joint.type == "revolute" else ZERO
    slide = Name(joint.name) if joint.type == "prismatic" else ZERO
    place = joint.place
    if isinstance(place, Mdh):
        x, y, z = _turned(2, _sum([place.theta, turn]), at)
        x, y, z = _turned(0, place.alpha, (x, y, _sum([z, place.d, slide])))
        return _sum([x, place.a]), y, z
    if isinstance(place, Dh):
        x, y, z = _turned(0, place.alpha, at)
        x, y, z = _turned(2, _sum([place.theta, turn]), (_sum([x, place.a]), y, z))
        return x, y, _sum([z, place.d, slide])
    x, y, z = _about(place, turn, at) if joint.type == "revolute" else at
    axis = _direction(place)
    x, y, z = (_sum([c, _times(slide, e)]) for c, e in zip((x, y, z), axis, strict=True))
    for k in range(3):
        x, y, z = _turned(k, place.rpy[k], (x, y, z))
    x, y, z = (_sum([c, o]) for c, o in zip((x, y, z), place.xyz, strict=True))
    return x, y, z


def _direction(place: Xyz) -> Vector:
    """The joint's axis as a unit vector."""
    length = _root(_sum([_times(e, e) for e in place.axis]))
    x, y, z = (e if e == ZERO else _over(e, length) for e in place.axis)
    return x, y, z


def _about(place: Xyz, angle: Expression, at: Vector) -> Vector:
    """A vector turned about the joint's axis (Rodrigues)."""
    axis = _direction(place)
    for k in range(3):
        if all(e == ZERO for i, e in enumerate(axis) if i != k) and isinstance(axis[k], Number):
            return _turned(k, angle if axis[k] == ONE else Operation("neg", (angle,)), at)
    c, s = Operation("cos", (angle,)), Operation("sin", (angle,))
    along = _times(_less(ONE, c), _sum([_times(e, x) for e, x in zip(axis, at, strict=True)]))
    cross = [
        _less(_times(axis[(k + 1) % 3], at[(k + 2) % 3]), _times(axis[(k + 2) % 3], at[(k + 1) % 3])) for k in range(3)
    ]
    x, y, z = (_sum([_times(c, at[k]), _times(s, cross[k]), _times(along, axis[k])]) for k in range(3))
    return x, y, z


def _turned(k: int, angle: Expression, at: Vector) -> Vector:
    """A vector turned about the k-th axis of the frame."""
    if angle == ZERO:
        return at
    c, s = Operation("cos", (angle,)), Operation("sin", (angle,))
    found = list(at)
    i, j = (k + 1) % 3, (k + 2) % 3
    found[i] = _less(_times(c, at[i]), _times(s, at[j]))
    found[j] = _sum([_times(s, at[i]), _times(c, at[j])])
    return found[0], found[1], found[2]


def _known(x: Expression) -> float | None:
    try:
        return given_value(x, {})
    except EvaluationError:
        return None


def _times(a: Expression, b: Expression) -> Expression:
    if ZERO in (a, b):
        return ZERO
    if a == ONE or b == ONE:
        return b if a == ONE else a
    return Operation("mul", (a, b))


def _over(a: Expression, b: Expression) -> Expression:
    x, y = _known(a), _known(b)
    return Number(x / y) if x is not None and y else Operation("div", (a, b))


def _root(a: Expression) -> Expression:
    x = _known(a)
    return Operation("sqrt", (a,)) if x is None else Number(x**0.5)


def _less(a: Expression, b: Expression) -> Expression:
    if b == ZERO:
        return a
    return Operation("neg", (b,)) if a == ZERO else ZERO if a == b else Operation("sub", (a, b))


def _sum(terms: list[Expression]) -> Expression:
    total: Expression = ZERO
    for term in terms:
        if term != ZERO:
            total = term if total == ZERO else Operation("add", (total, term))
    return total
