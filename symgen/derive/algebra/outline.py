"""Functions of their own in straight-line code: what is called apart, and the bodies of loops.

What is written there sees its surroundings as inputs, and what it reads of them is handed in: its context. Every
element of the context keeps the name that it has outside, `start.q[0]`, for those who read the emitted text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any, TypeVar

from symgen.derive.algebra.branches import Branches, changed, named_nodes, nodes_of
from symgen.derive.algebra.scalar import Scalar
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node, Pool, topological
from symgen.program.rewrite import substitute

__all__ = ["apart", "file_of", "loop"]

FREE = ("constant", "parameter", "prepared")
"""Operations that every function can read without an argument."""

TYPES = (REAL, BOOLEAN, MODE)
"""In this order what is read and what is made are handed over."""

T = TypeVar("T")
R = TypeVar("R")


def apart(branches: Branches, name: str, doc: str, write: Callable[..., R], /, **outside: Any) -> R:
    """The result of `write`, a structure (`changed`), as a call of a separate function.

    Where all that comes out is read under one condition, a target leaves the call out when that is false.

    Args:
        doc: one sentence on what the function does.
        write: the result, from what is `outside`, by keyword; its module is named as the origin of the formula.
        outside: structures that the function reads.
    """
    pool, context = branches.pool, _Context(branches.pool, outside)
    stands_for: dict[int, Node] = {}  # of all that could be read; the context is what then is

    def inside(outer: Node) -> Node:
        if outer.op in FREE:
            return outer
        place = pool.input(f"outside_{outer.type}", outer.index, outer.type)
        stands_for[place.index] = outer
        return place

    result = write(**changed(outside, inside))
    found = {node.index: node for node in nodes_of(result) if node.op not in FREE}
    read = [node.index for node in topological(found.values()) if node.index in stands_for]
    images = {index: context.node(stands_for[index]) for index in read}
    groups = {type_: [node for node in found.values() if node.type == type_] for type_ in TYPES}
    outputs = [
        Output(f"result_{type_}", (len(group),), tuple(substitute(pool, group, images)))
        for type_, group in groups.items()
        if group
    ]
    names = {node.index: path for path, node in reversed(list(named_nodes(result, "result")))}
    slots = [(f"result_{type_}", tuple(names[node.index] for node in group)) for type_, group in groups.items()]
    function = Function(
        name,
        context.arguments,
        tuple(outputs),
        doc,
        True,
        origin=file_of(write.__module__),
        slots=(*context.slots, *slots),
    )
    items = pool.call(function, context.nodes)
    order = [node for group in groups.values() for node in group]
    values = {node.index: item for node, item in zip(order, items, strict=True)}
    return changed(result, lambda node: values.get(node.index, node))


def loop(
    branches: Branches,
    name: str,
    doc: str,
    bound: int,
    start: R,
    write: Callable[..., tuple[R, Node]],
    /,
    *,
    named: Sequence[Argument] = (),
    stationary: bool = False,
    **outside: Any,
) -> tuple[R, Node]:
    """The carried values at the end of a loop, and whether it finished within the bound.

    Args:
        doc: one sentence on what a pass does.
        start: a dataclass; every field is an argument of the body, of that name: a scalar, or all nodes of a structure.
        write: what is carried on and whether the loop is done, from what is carried and, by keyword, what is `outside`;
            its module is named as the origin of the formula.
        stationary: what comes out counts as constant where the caller's nodes are differentiated.
        named: arguments of the caller that the body reads under their own names.
        outside: structures (`changed`) that the body reads.
    """
    pool, context = branches.pool, _Context(branches.pool, outside)
    inner = changed(outside, context.node)
    carried = _fields_as_arguments(start)
    new, done = write(_refilled(start, _elements(pool, carried)), **inner)
    flat = iter(nodes_of(new))
    outputs = [Output(a.name, a.shape, tuple(islice(flat, a.size))) for a in carried]
    inputs = (*carried, *named, *context.arguments)
    records = [(a.name, getattr(start, a.name)) for a in carried if is_dataclass(getattr(start, a.name)) and a.shape]
    slots = [(field, tuple(path for path, _ in named_nodes(value, field))) for field, value in records]
    outputs.append(Output("done", (), (done,)))
    body = Function(
        name,
        inputs,
        tuple(outputs),
        doc,
        True,
        origin=file_of(write.__module__),
        slots=(*context.slots, *slots),
        stationary=stationary,
    )
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


def file_of(module: str) -> str:
    """The file of a module, as emitted text names the origin of a formula.

    Example:
        >>> file_of(apart.__module__)
        'symgen/derive/algebra/outline.py'
    """
    return f"{module.replace('.', '/')}.py"


class _Context:
    """Arguments of an outlined function: one for each type that it reads, in order of first use.

    Constants and parameters need no passing; every other node gets an input of the function, with the name of its first
    place in the structures `outside`.
    """

    def __init__(self, pool: Pool, outside: Mapping[str, Any]) -> None:
        self.pool = pool
        self._names = {node.index: path for path, node in reversed(list(named_nodes(outside)))}
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
    def slots(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Names of the elements of each argument, see `Function`."""
        groups = self._outer.items()
        return tuple((f"context_{t}", tuple(self._names[outer.index] for outer in group)) for t, group in groups)

    @property
    def nodes(self) -> list[Node]:
        """The values that the caller passes."""
        return [node for group in self._outer.values() for node in group]
