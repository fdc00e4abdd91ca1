"""Decisions in straight-line code: comparisons, selects, modes and enclosed loop bodies over the node algebra.

Reals are `Scalar`s of a `NodeAlgebra`; conditions and modes are bare nodes. Masks are selects, never products, so an
infinity on the arm that is not taken does no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node

__all__ = ["HUGE", "Branches", "Enclosure"]

HUGE = 1e38
"""Larger magnitudes count as not finite; it is a float in every dtype."""

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
        """True when no value is infinite or not a number."""
        return self.all(self.less(self.abs(value), self.algebra.constant(HUGE)) for value in values)

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


class Enclosure:
    """The surroundings of a loop body: what it reads from outside becomes its context, in order of first use.

    Constants and parameters need no passing; every other node gets an input of the body.
    """

    def __init__(self, branches: Branches) -> None:
        self.branches = branches
        self.outer: dict[str, list[Node]] = {REAL: [], BOOLEAN: [], MODE: []}
        self._inner: dict[int, Node] = {}

    def node(self, outer: Node) -> Node:
        """The node that stands inside for `outer`."""
        if outer.op in ("constant", "parameter", "prepared"):
            return outer
        inner = self._inner.get(outer.index)
        if inner is None:
            group = self.outer[outer.type]
            inner = self.branches.pool.input(f"context_{outer.type}", len(group), outer.type)
            group.append(outer)
            self._inner[outer.index] = inner
        return inner

    def inside(self, value: T) -> T:
        """A structure of scalars, nodes, tuples, dictionaries and dataclasses, as the body sees it."""
        result: Any = value
        if isinstance(value, Scalar):
            result = Scalar(value.algebra, self.node(value.x))
        elif isinstance(value, Node):
            result = self.node(value)
        elif isinstance(value, tuple):
            result = tuple(self.inside(member) for member in value)
        elif isinstance(value, dict):
            result = {key: self.inside(member) for key, member in value.items()}
        elif is_dataclass(value) and not isinstance(value, type):
            changed = {f.name: self.inside(getattr(value, f.name)) for f in fields(value)}
            result = replace(value, **changed)
        return result  # type: ignore[no-any-return]

    def loop(
        self,
        name: str,
        bound: int,
        carried: Sequence[tuple[str, Sequence[Node]]],
        outputs: Sequence[Sequence[Node]],
        done: Node,
        doc: str,
    ) -> tuple[list[list[Node]], Node]:
        """The loop whose body computes `outputs` and `done` from inputs named as `carried` and from the context.

        Args:
            carried: names and start values, one group per carried array.
            outputs: the new values, group by group.

        Returns:
            The final values, group by group, and whether the loop finished within the bound.
        """
        filled = [(n, list(start), tuple(new)) for (n, start), new in zip(carried, outputs, strict=True) if start]
        groups = [(n, start) for n, start, _ in filled]
        inputs = [Argument(n, (len(start),), start[0].type) for n, start in groups]
        context: list[Node] = []
        for type_, nodes in self.outer.items():
            if nodes:
                inputs.append(Argument(f"context_{type_}", (len(nodes),), type_))
                context.extend(nodes)
        results = [Output(n, (len(new),), new) for n, _, new in filled]
        body = Function(name, tuple(inputs), (*results, Output("done", (), (done,))), doc, internal=True)
        flat = [node for _, start in groups for node in start]
        *final, finished = self.branches.pool.iterate(body, bound, flat, context)
        split, position = [], 0
        for _, start in carried:
            split.append(list(final[position : position + len(start)]))
            position += len(start)
        return split, finished
