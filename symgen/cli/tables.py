"""Plain text tables, the same on every terminal and in every file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from symgen.program.count import Operations
    from symgen.program.optimise import PassRecord

__all__ = ["explain_table", "operations_table", "table", "total"]


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
    rows = [[name, *(str(getattr(counts, kind)) for kind in kinds)] for name, counts in operations.items()]
    return table(["function", *kinds], rows)


def total(record: PassRecord) -> Operations:
    """The operations of all functions after a pass."""
    first, *others = record.operations.values()
    return sum(others, start=first)


def explain_table(records: Sequence[PassRecord]) -> str:
    """What each pass left of all functions together, and the time that it took."""
    kinds = ("add", "mul", "div", "sqrt", "sincos", "other")
    rows = [
        [
            record.name,
            *(str(getattr(total(record), kind)) for kind in kinds),
            str(record.nodes),
            f"{1e3 * record.seconds:.0f}",
        ]
        for record in records
    ]
    return table(["after", *kinds, "nodes", "ms"], rows)
