"""Tables of operations and passes, which fit the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from symgen.cli.console import table

if TYPE_CHECKING:
    from symgen.program.count import Operations
    from symgen.program.optimise import PassRecord

__all__ = ["amount", "explain_table", "operations_table", "passes_table"]


def operations_table(operations: Mapping[str, Operations]) -> str:
    """Operation counts per function."""
    kinds = ("add", "mul", "div", "sqrt", "sincos", "other")
    rows = [[name, *(amount(getattr(counts, kind), counts) for kind in kinds)] for name, counts in operations.items()]
    return table(["function", *kinds], rows)


def amount(number: int, counts: Operations) -> str:
    """A number of operations, `<= n` where it is a bound."""
    return f"<= {number}" if counts.bound and number else str(number)


def passes_table(records: Sequence[PassRecord]) -> str:
    """A table of the passes: nodes of all functions together after each pass, and its time in ms."""
    return table(["after", "nodes", "ms"], [[record.name, *_whole(record)] for record in records])


def _whole(record: PassRecord) -> tuple[str, str]:
    return str(record.nodes), f"{1e3 * record.seconds:.0f}"


def explain_table(records: Sequence[PassRecord], function: str, alone: bool) -> str:
    """A table of one function's operations after each pass; with nodes and time in ms when it is the only function."""
    kinds = ("add", "mul", "div", "sqrt", "sincos", "other")
    rows = [
        [
            record.name,
            *(amount(getattr(record.operations[function], kind), record.operations[function]) for kind in kinds),
            *(_whole(record) if alone else ()),
        ]
        for record in records
    ]
    return table(["after", *kinds, *(["nodes", "ms"] if alone else [])], rows)
