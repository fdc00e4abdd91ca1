"""Plain text tables, the same on every terminal and in every file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from symgen.program.count import Operations
    from symgen.program.optimise import PassRecord

__all__ = ["amount", "explain_table", "operations_table", "passes_table", "table"]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns padded to their widest cell; the first is flush left, the others flush right."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[k]) for line in lines) for k in range(len(head))]
    text = [
        "  ".join(c.ljust(w) if k == 0 else c.rjust(w) for k, (c, w) in enumerate(zip(line, widths, strict=True)))
        for line in lines
    ]
    text.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(line.rstrip() for line in text)


def operations_table(operations: Mapping[str, Operations]) -> str:
    """Operation counts per function."""
    kinds = ("add", "mul", "div", "sqrt", "sincos", "other")
    rows = [[name, *(amount(getattr(counts, kind), counts) for kind in kinds)] for name, counts in operations.items()]
    return table(["function", *kinds], rows)


def amount(number: int, counts: Operations) -> str:
    """A number of operations, `<= n` where it is a bound."""
    return f"<= {number}" if counts.bound and number else str(number)


def passes_table(records: Sequence[PassRecord]) -> str:
    """What each pass left of all functions together, and how long it took."""
    return table(["after", "nodes", "ms"], [[record.name, *_whole(record)] for record in records])


def _whole(record: PassRecord) -> tuple[str, str]:
    return str(record.nodes), f"{1e3 * record.seconds:.0f}"


def explain_table(records: Sequence[PassRecord], function: str, alone: bool) -> str:
    """What each pass left of a function; its nodes and the time, too, when there is no other function."""
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
