"""Functions of their own in straight-line code: what is called apart, and the bodies of loops.

What is written there sees its surroundings as inputs, and what it reads of them is handed in: its context.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import islice
from typing import Any, TypeVar

from symgen.derive.algebra.branches import Branches, changed, nodes_of
from symgen.derive.algebra.scalar import Scalar
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node, Pool, topological
from symgen.program.rewrite import substitute

__all__ = ["apart", "loop"]

FREE = ("constant", "parameter", "prepared")
"""Operations that every function can read without an argument."""

TYPES = (REAL, BOOLEAN, MODE)
"""In this order what is read and what is made are handed over."""

T = TypeVar("T")
R = TypeVar("R")


def apart(branches: Branches, name: str, doc: str, outside: T, write: Callable[[T], R]) -> R:
    """The result of `write` on `outside`, both structures (`changed`), as a call of a separate function.

    Where all that comes out is read under one condition, a target leaves the call out when that is false.
    """
    pool, context = branches.pool, _Context(branches.pool)
    stands_for: dict[int, Node] = {}  # of all that could be read; the context is what then is

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
    groups = {type_: [node for node in found.values() if node.type == type_] for type_ in TYPES}
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
    """The carried values at the end of a loop, and whether it finished within the bound.

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
    """Arguments of an outlined function: one for each type that it reads, in order of first use.

    Constants and parameters need no passing; every other node gets an input of the function.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._outer: dict[str, list[Node]] = {type_: [] for type_ in TYPES}
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
        """The arguments that the function declares."""
        return tuple(
            Argument(f"context_{type_}", (len(group),), type_) for type_, group in self._outer.items() if group
        )

    @property
    def nodes(self) -> list[Node]:
        """The values that the caller passes."""
        return [node for group in self._outer.values() for node in group]
