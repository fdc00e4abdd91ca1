"""Sparsity patterns in CasADi's compressed form, and functions that return what is not zero alone.

A pattern is read off a result's nodes: a constant zero is a structural one. CasADi stores matrices by columns:
`{rows, columns, first of each column and the end, row of each element}`; `{rows, columns, 1}` is dense.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from symgen.program.function import Function, Output
from symgen.program.nodes import Node, topological

__all__ = ["Pattern", "compressed", "dense", "empty", "pattern"]


@dataclass(frozen=True, slots=True)
class Pattern:
    """Shape, and the places (row, column) of the elements that are stored, by columns."""

    rows: int
    columns: int
    places: tuple[tuple[int, int], ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """CasADi's compressed form."""
        if len(self.places) == self.rows * self.columns:
            return (self.rows, self.columns, 1)
        starts = [sum(1 for _, column in self.places if column < k) for k in range(self.columns + 1)]
        return (self.rows, self.columns, *starts, *(row for row, _ in self.places))

    def joined(self, other: Pattern | None) -> Pattern:
        """The elements of either."""
        if other is None or other == self:
            return self
        places = sorted({*self.places, *other.places}, key=lambda place: (place[1], place[0]))
        return Pattern(self.rows, self.columns, tuple(places))


def dense(rows: int, columns: int = 1) -> Pattern:
    """All elements."""
    return Pattern(rows, columns, tuple((row, column) for column in range(columns) for row in range(rows)))


def empty(rows: int, columns: int) -> Pattern:
    """No element."""
    return Pattern(rows, columns, ())


def pattern(output: Output) -> Pattern:
    """The elements of a matrix that are no constant zeros; of a vector all."""
    if len(output.shape) == 1:
        return dense(output.size)
    rows, columns = output.shape
    found = [(i, j) for j in range(columns) for i in range(rows) if not _is_zero(output.nodes[columns * i + j])]
    return Pattern(rows, columns, tuple(found))


def compressed(function: Function, patterns: Mapping[str, Pattern]) -> Function:
    """The function with the elements of each result's pattern as a vector; results without elements are left out."""
    outputs = []
    for output in function.outputs:
        columns = output.shape[1] if len(output.shape) == 2 else 1
        nodes = tuple(output.nodes[columns * i + j] for i, j in patterns[output.name].places)
        if nodes:
            outputs.append(replace(output, shape=(len(nodes),), nodes=nodes))
    needed = {node.index for node in topological(node for output in outputs for node in output.nodes)}
    order = tuple(node for node in function.order if node.index in needed)
    return replace(function, outputs=tuple(outputs), order=order)


def _is_zero(node: Node) -> bool:
    return node.op == "constant" and node.value == 0.0
