"""Decisions in straight-line code: comparisons, selects and modes over the node algebra.

Reals are `Scalar`s of a `NodeAlgebra`; conditions and modes are bare nodes. Masks are selects, never products, so an
infinity on the arm that is not taken does no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.program.folding import Folding
from symgen.program.nodes import Node

__all__ = ["HUGE", "Branches", "changed", "named_nodes", "nodes_of"]

HUGE = 1e38
"""Larger magnitudes count as not finite; it is a float in every dtype."""

SUMMED = 6
"""Number of magnitudes that are compared with it in one sum."""

T = TypeVar("T")


class Branches:
    """Words for decisions, over the pool of `algebra`."""

    def __init__(self, algebra: NodeAlgebra) -> None:
        self.algebra = algebra
        self.pool = algebra.pool
        self.folding = Folding(algebra.pool)
        self.true = self.pool.boolean(True)
        self.false = self.pool.boolean(False)
        self.zero = algebra.constant(0.0)
        self.one = algebra.constant(1.0)

    # conditions

    def less(self, a: Scalar, b: Scalar) -> Node:
        """a < b."""
        return self.folding.make("lt", (a.x, b.x))

    def at_most(self, a: Scalar, b: Scalar) -> Node:
        """a <= b."""
        return self.folding.make("le", (a.x, b.x))

    def equal(self, a: Scalar, b: Scalar) -> Node:
        """a == b."""
        return self.folding.make("eq", (a.x, b.x))

    def finite(self, values: Sequence[Scalar]) -> Node:
        """True when no value is infinite or not a number, and no sum of magnitudes huge; few are summed at a time, so
        that nothing waits for a long chain of additions."""
        huge = self.algebra.constant(HUGE)
        groups = [values[k : k + SUMMED] for k in range(0, len(values), SUMMED)]
        return self.all(self.less(self.sum([self.abs(value) for value in group]), huge) for group in groups)

    def all(self, conditions: Any) -> Node:
        """True when every condition holds."""
        result = self.true
        for condition in conditions:
            result = self.folding.both(result, condition)
        return result

    def any(self, conditions: Any) -> Node:
        """True when some condition holds."""
        result = self.false
        for condition in conditions:
            result = self.folding.either(result, condition)
        return result

    def no(self, condition: Node) -> Node:
        """The negation."""
        return self.folding.negation(condition)

    def is_mode(self, mode: Node, value: int) -> Node:
        """True when the mode is `value`."""
        return self.folding.make("same", (mode, self.pool.mode(value)))

    # values

    def where(self, condition: Node, chosen: Scalar, otherwise: Scalar) -> Scalar:
        """`chosen` where the condition holds, else `otherwise`."""
        return Scalar(self.algebra, self.folding.select(condition, chosen.x, otherwise.x))

    def pick(self, condition: Node, chosen: Node, otherwise: Node) -> Node:
        """The same for modes and conditions."""
        return self.folding.select(condition, chosen, otherwise)

    def choose(self, condition: Node, chosen: T, otherwise: T) -> T:
        """The same for structures that are alike."""
        others = iter(nodes_of(otherwise))
        return changed(chosen, lambda node: self.folding.select(condition, node, next(others)))

    def indicator(self, condition: Node) -> Scalar:
        """1 where the condition holds, else 0."""
        return self.where(condition, self.one, self.zero)

    def abs(self, a: Scalar) -> Scalar:
        return self.algebra.function("abs", (a,))

    def sqrt(self, a: Scalar) -> Scalar:
        return self.algebra.function("sqrt", (a,))

    def min(self, a: Scalar, b: Scalar) -> Scalar:
        return self.algebra.function("min", (a, b))

    def max(self, a: Scalar, b: Scalar) -> Scalar:
        return self.algebra.function("max", (a, b))

    def largest(self, values: Sequence[Scalar]) -> Scalar:
        """The largest of the values, none of them negative; zero when there are none."""
        result: Scalar | None = None
        for value in values:
            result = value if result is None else self.max(result, value)
        return self.zero if result is None else result

    def sum(self, values: Sequence[Scalar]) -> Scalar:
        """The sum, from left to right."""
        result = self.zero
        for value in values:
            result = result + value
        return result

    def mode_of(self, a: Scalar) -> Node:
        """The mode of the sign of `a`."""
        return self.folding.make("mode_of", (a.x,))

    def sign(self, mode: Node) -> Scalar:
        """A mode as the real number -1, 0 or +1."""
        return Scalar(self.algebra, self.folding.make("real_of", (mode,)))


def changed(value: T, change: Callable[[Node], Node]) -> T:
    """A structure of scalars, nodes, sequences, dictionaries and dataclasses with every node changed, in order."""
    result: Any = value
    if isinstance(value, Scalar):
        result = Scalar(value.algebra, change(value.x))
    elif isinstance(value, Node):
        result = change(value)
    elif isinstance(value, (tuple, list)):
        result = type(value)(changed(member, change) for member in value)
    elif isinstance(value, dict):
        result = {key: changed(member, change) for key, member in value.items()}
    elif is_dataclass(value) and not isinstance(value, type):
        result = replace(value, **{f.name: changed(getattr(value, f.name), change) for f in fields(value)})
    return result  # type: ignore[no-any-return]


def nodes_of(value: object) -> list[Node]:
    """The nodes of a structure, in order."""
    found: list[Node] = []

    def seen(node: Node) -> Node:
        found.append(node)
        return node

    changed(value, seen)
    return found


def named_nodes(value: object, path: str = "") -> Iterator[tuple[str, Node]]:
    """The nodes of a structure, in order, each with its place: names of fields and keys, positions of elements.

    Example:
        >>> from symgen.program.nodes import Pool
        >>> [place for place, _ in named_nodes({"at": (Pool().input("q", 0),)})]
        ['at[0]']
    """
    if isinstance(value, Scalar):
        yield path, value.x
    elif isinstance(value, Node):
        yield path, value
    elif isinstance(value, (tuple, list)):
        for k, member in enumerate(value):
            yield from named_nodes(member, f"{path}[{k}]")
    elif isinstance(value, dict) or (is_dataclass(value) and not isinstance(value, type)):
        members = value if isinstance(value, dict) else {f.name: getattr(value, f.name) for f in fields(value)}
        for name, member in members.items():
            yield from named_nodes(member, f"{path}.{name}" if path else name)
