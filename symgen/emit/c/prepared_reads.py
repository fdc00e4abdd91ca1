"""How a block of states reads prepared numbers: one for all of its states, or for each state its own.

What an ensemble computes again (`symgen.program.prepared`) is defined before the first statement that is written with
it, and read where one set serves all states; compilers leave out what is not wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from symgen.emit.c.config import Config
from symgen.emit.c.vector_printer import VectorPrinter
from symgen.emit.schedule import Key
from symgen.program.nodes import Node

__all__ = ["Definition", "Numbers"]

Definition = tuple[str, str]
"""A name, and the expression that it stands for."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The prepared numbers of one pack.

    Attributes:
        names: how each is read.
        before: by what nodes call it, what has to be defined before a number is read, in order.
        helpers: operations for which the definitions need a helper function.
    """

    names: dict[object, str]
    before: dict[Key, tuple[Definition, ...]]
    helpers: frozenset[str]

    @classmethod
    def of(
        cls,
        config: Config,
        prefix: str,
        positions: Mapping[object, int],
        ahead: str,
        stem: str,
        read: Mapping[int, Node],
        again: Mapping[int, Node],
    ) -> Numbers:
        """Those of a pack.

        Args:
            config: how packs are written.
            prefix: of the names of what works on packs.
            positions: of the prepared numbers, by how the function's nodes call them.
            ahead: how far behind the first pack's states this one's begin.
            stem: of the pack's intermediates.
            read: by position, how `prepare` computes what the function reads of them.
            again: those that an ensemble computes again; see `symgen.program.prepared.computed_again`.
        """
        names = {key: f"{prefix}number(prepared, {k}U, spacing, {ahead})" for key, k in positions.items()}
        if not again:
            return cls(names, {}, frozenset())
        known: dict[object, str] = {node.index: names["prepared", k] for k, node in read.items()}
        place = {node.index: k for k, node in again.items()}
        for k, node in again.items():
            known[node.index] = f"{stem}_prepared{k}"
            names["prepared", k] = f"{prefix}number_or(prepared, {k}U, spacing, {known[node.index]})"
        printer = VectorPrinter(config, prefix, known)
        before: dict[Key, tuple[Definition, ...]] = {}
        for index in sorted(place):
            node = again[place[index]]
            own = (known[index], printer.expression(node, define=True))
            others = [before["prepared", place[operand]] for operand in _operands(node, known) if operand in place]
            before["prepared", place[index]] = tuple(
                dict.fromkeys([*(each for other in others for each in other), own])
            )
        return cls(names, before, frozenset({"number_or", *printer.helpers}))


def _operands(node: Node, known: Mapping[object, str]) -> list[int]:
    """Indices of the nodes with a name that the node is written with."""
    found: list[int] = []
    stack = list(node.args)
    while stack:
        argument = stack.pop()
        if argument.index in known:
            found.append(argument.index)
        else:
            stack.extend(argument.args)
    return found
