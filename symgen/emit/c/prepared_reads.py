"""Reads of prepared numbers in a block of states: one number for all states, or one per state.

An ensemble computes some numbers again (`symgen.program.prepared`). These are defined before the first statement that
uses them. They are read from memory where one set serves all states. Compilers drop the unused definitions.
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
        names: C expression that reads each of them.
        before: definitions that must precede the read of a number, in order, by the number's key.
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
        """The prepared numbers that a pack reads.

        Args:
            config: spelling of packs in C.
            prefix: of the names of types and functions for packs.
            positions: of the prepared numbers, by their keys in the function's nodes.
            ahead: offset of this pack's states from the first pack's, in states.
            stem: of the pack's intermediates.
            read: node of `prepare` that computes each number that the function reads, by position.
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
