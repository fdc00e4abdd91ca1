"""The places at which an expression has a corner or a jump: the zeros of differences.

    where(a < b, x, y)    a - b          sign(x), abs(x)    x          min(a, b), max(a, b)    a - b

Between these zeros an expression is smooth, so an integrator that stops at each of them integrates smooth pieces only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from symgen.describe.chain import Chain
from symgen.describe.couplings import substituted
from symgen.describe.expression import Expression, Name, Operation, Rate, Time, parts
from symgen.describe.friction_numbers import friction_numbers, is_law
from symgen.describe.joint_records import RATE
from symgen.describe.write_expression import to_text

__all__ = ["Condition", "chain_conditions", "conditions"]

COMPARISONS = ("lt", "le", "gt", "ge")
CORNERS = ("abs", "min", "max")


@dataclass(frozen=True, slots=True)
class Condition:
    """A difference whose zero is a corner or a jump of an expression.

    Attributes:
        difference: the expression that passes through zero there.
        text: the condition as its author would write it, for messages.
        corner: whether expressions are continuous there, as those of `abs`, `min` and `max` are.
    """

    difference: Expression
    text: str
    corner: bool = False


def conditions(expressions: Iterable[Expression | None], fixed: Iterable[str] = ()) -> tuple[Condition, ...]:
    """The conditions of all expressions, each once, in order of appearance.

    Args:
        expressions: None counts as a constant.
        fixed: names that do not change during a motion; a condition of these alone is left out.

    Example:
        >>> from symgen.describe.parse import parse_expression
        >>> [c.text for c in conditions([parse_expression("where(t < 1, 2, abs(x))*sign(x)")])]
        ['t < 1', 'abs(x)']
    """
    constant = frozenset(fixed)
    found: dict[Expression, Condition] = {}
    for expression in expressions:
        for part in parts(expression) if expression is not None else ():
            for a, b in _differences(part):
                difference = a if b is None else Operation("sub", (a, b))
                corner = isinstance(part, Operation) and part.operator in CORNERS
                same = [d for d in (difference, Operation("sub", (b, a)) if b is not None else None) if d in found]
                if not same and _changes(difference, constant):
                    found[difference] = Condition(difference, to_text(part), corner)
                for known in same:
                    found[known] = replace(found[known], corner=found[known].corner and corner)
    return tuple(found.values())


def chain_conditions(chain: Chain) -> tuple[Condition, ...]:
    """The conditions in a chain's `forces`, `potential`, `dissipation`, `loads`, motions, friction and bristles."""
    return conditions(_expressions(chain), [parameter.name for parameter in chain.parameters])


def _expressions(chain: Chain) -> Iterator[Expression | None]:
    yield from (expression for _, expression in chain.forces)
    yield chain.potential
    yield chain.dissipation
    for state in chain.states:
        yield from (state.rate, state.force)
    for load in chain.loads:
        yield from load.force or ()
        yield from load.moment or ()
    yield from (joint.motion for joint in chain.moving if not isinstance(joint.motion, str))
    for path, expression in friction_numbers(chain):
        yield _by_rate(chain, path, expression) if is_law(path) else expression


def _by_rate(chain: Chain, path: str, law: Expression) -> Expression | None:
    """A law with the rate of its joint; None for joints that have no rate of their own among the coordinates'."""
    joint = chain.joints[int(path[path.index("[") + 1 : path.index("]")])] if path.startswith("joints[") else None
    if joint is None or joint.name not in chain.q_names:
        return None
    square = Operation("mul", (Rate(joint.name), Rate(joint.name)))
    return substituted(law, {RATE.name: Operation("sqrt", (square,))})


def _differences(part: Expression) -> Iterable[tuple[Expression, Expression | None]]:
    if not isinstance(part, Operation):
        return ()
    if part.operator in COMPARISONS:
        return ((part.arguments[0], part.arguments[1]),)
    if part.operator in ("min", "max"):
        return combinations(part.arguments, 2)
    if part.operator in ("sign", "abs"):
        return ((part.arguments[0], None),)
    return ()


def _changes(expression: Expression, fixed: frozenset[str]) -> bool:
    return any(
        isinstance(part, Time | Rate) or (isinstance(part, Name) and part.name not in fixed)
        for part in parts(expression)
    )
