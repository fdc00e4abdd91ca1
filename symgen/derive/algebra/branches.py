"""Decisions in straight-line code: comparisons, selects, modes and enclosed loop bodies over the node algebra.

Reals are `Scalar`s of a `NodeAlgebra`; conditions and modes are bare nodes. Masks are selects, never products, so an
infinity on the arm that is not taken does no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import Any, TypeVar

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node, Pool, topological
from symgen.program.rewrite import substitute

__all__ = ["HUGE", "Branches", "apart", "loop", "nodes_of"]

HUGE = 1e38
"""Larger magnitudes count as not finite; it is a float in every dtype."""

FREE = ("constant", "parameter", "prepared")
"""What every function can read without being given it."""

SUMMED = 6
"""So many magnitudes are compared with it in one sum."""

T = TypeVar("T")
R = TypeVar("R")


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


def apart(branches: Branches, name: str, doc: str, outside: T, write: Callable[[T], R]) -> R:
    """What `write` makes of `outside`, both of them structures (`changed`), by a function of its own.

    Where all that comes out is read under one condition, a target leaves the call out when that is false.
    """
    pool, context = branches.pool, _Context(branches.pool)
    stands_for: dict[int, Node] = {}

    def inside(outer: Node) -> Node:
        if outer.op in FREE:
            return outer
        place = pool.input(f"outside_{outer.type}", outer.index, outer.type)
        stands_for[place.index] = outer
        return place

    result = write(changed(outside, inside))
    found = {node.index: node for node in nodes_of(result) if node.op not in FREE}
    read = [node.index for node in topological(found.values()) if node.index in stands_for]
    images = {index: context.node(stands_for[index]) for index in read}
    groups = {type_: [node for node in found.values() if node.type == type_] for type_ in (REAL, BOOLEAN, MODE)}
    outputs = [
        Output(f"result_{type_}", (len(group),), tuple(substitute(pool, group, images)))
        for type_, group in groups.items()
        if group
    ]
    items = pool.call(Function(name, context.arguments, tuple(outputs), doc, internal=True), context.nodes)
    order = [node for group in groups.values() for node in group]
    values = {node.index: item for node, item in zip(order, items, strict=True)}
    return changed(result, lambda node: values.get(node.index, node))


def loop(
    branches: Branches,
    name: str,
    doc: str,
    bound: int,
    outside: T,
    start: R,
    write: Callable[[T, R], tuple[R, Node]],
    named: Sequence[Argument] = (),
) -> tuple[R, Node]:
    """What a loop carries in the end, and whether it finished within the bound.

    Args:
        outside: a structure (`changed`) that the body reads.
        start: a dataclass; every field is an argument of the body, of that name: a scalar, or all nodes of a structure.
        write: what is carried on and whether the loop is done, from `outside` and what is carried.
        named: arguments of the caller that the body reads under their own names.
    """
    pool, context = branches.pool, _Context(branches.pool)
    inner = changed(outside, context.node)
    carried = _fields_as_arguments(start)
    new, done = write(inner, _refilled(start, _elements(pool, carried)))
    flat = iter(nodes_of(new))
    outputs = [Output(a.name, a.shape, tuple(islice(flat, a.size))) for a in carried]
    inputs = (*carried, *named, *context.arguments)
    body = Function(name, inputs, (*outputs, Output("done", (), (done,))), doc, internal=True)
    *final, finished = pool.iterate(body, bound, nodes_of(start), [*_elements(pool, named), *context.nodes])
    return _refilled(start, final), finished


def _fields_as_arguments(record: Any) -> list[Argument]:
    """An argument for every field of a dataclass that has nodes."""
    result = []
    for field in fields(record):
        value = getattr(record, field.name)
        if nodes := nodes_of(value):
            shape = () if isinstance(value, (Scalar, Node)) else (len(nodes),)
            result.append(Argument(field.name, shape, nodes[0].type))
    return result


def _elements(pool: Pool, arguments: Sequence[Argument]) -> list[Node]:
    """The nodes that stand for arguments."""
    return [pool.input(a.name, k, a.type) for a in arguments for k in range(a.size)]


def _refilled(structure: T, nodes: Sequence[Node]) -> T:
    """The structure with other nodes."""
    others = iter(nodes)
    return changed(structure, lambda _: next(others))


class _Context:
    """What a function of its own reads from outside: one argument for each type, in order of first use.

    Constants and parameters need no passing; every other node gets an input of the function.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._outer: dict[str, list[Node]] = {REAL: [], BOOLEAN: [], MODE: []}
        self._inner: dict[int, Node] = {}

    def node(self, outer: Node) -> Node:
        """The node that stands inside for `outer`."""
        if outer.op in FREE:
            return outer
        if outer.index not in self._inner:
            group = self._outer[outer.type]
            self._inner[outer.index] = self.pool.input(f"context_{outer.type}", len(group), outer.type)
            group.append(outer)
        return self._inner[outer.index]

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """What the function declares."""
        return tuple(
            Argument(f"context_{type_}", (len(group),), type_) for type_, group in self._outer.items() if group
        )

    @property
    def nodes(self) -> list[Node]:
        """What the caller passes."""
        return [node for group in self._outer.values() for node in group]
