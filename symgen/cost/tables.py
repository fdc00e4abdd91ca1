"""The cost card as Markdown and as a comment for the header."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.cost.card import CoreCost, CostCard, FunctionCost
from symgen.text.prose import Prose, prose

__all__ = ["comment_lines", "markdown"]

COLUMNS = ("function", "least", "median", "most", "bound", "stack", "code")


def markdown(card: CostCard) -> str:
    """A page: a table per core, then structs, tools, and what the numbers mean."""
    lines = [f"# Costs of {card.name}, {card.dtype}", ""]
    if card.missing:
        lines += [f"- {tool} is not installed: install {package}" for tool, package in card.missing.items()] + [""]
    for core in card.cores:
        lines += [f"## {core.title}", "", *_table(core), "", _totals(core), ""]
    lines += ["## Operations", "", "| function | add | mul | div | sqrt | sincos | other |", "|---|" + "---:|" * 6]
    for name, counts in card.operations.items():
        if card.work.get(name, {}).get("budget"):
            continue  # it ends before its loops do
        most = "at most " if counts["at_most"] else ""
        numbers = [f"{most}{counts[key]}" for key in ("add", "mul", "div", "sqrt", "sincos", "other")]
        lines.append(f"| `{name}` | " + " | ".join(numbers) + " |")
    if card.work:
        lines += ["", "## Work of functions with loops", "", *_work(card)]
    lines += ["", *_notes(card)]
    return "\n".join(lines).rstrip() + "\n"


def comment_lines(card: CostCard) -> tuple[Prose, ...]:
    """The block of the header."""
    lines = [f"Costs with {_compiler(card)}, in executed instructions (not cycles) and bytes:"]
    for core in card.cores:
        lines.append(f"{core.title}: {_totals(core)}")
        for cost in core.functions:
            if cost.most is None:
                lines.append(f"  {cost.name}: code {_cell(cost.code)}, bound {_bound(cost)}")
                continue
            span = f"{cost.least} to {cost.most} instructions, median {cost.median}, bound {_bound(cost)}"
            lines.append(f"  {cost.name}: {span}; stack {_cell(cost.stack)}, code {_cell(cost.code)}")
    return tuple(map(prose, lines))


def _work(card: CostCard) -> list[str]:
    lines = ["| function | bound | most found | bound/most | budget | states searched |", "|---|" + "---:|" * 5]
    for name, work in card.work.items():
        bound, most = work["bound"] or 0, work["most"] or 1
        numbers = (bound, most, f"{bound / most:.2f}", work["budget"] or "none", work["states"])
        lines.append(f"| `{name}` | " + " | ".join(map(str, numbers)) + " |")
    return lines


def _table(core: CoreCost) -> list[str]:
    head = ["| " + " | ".join(COLUMNS) + " |", "|---|" + "---:|" * (len(COLUMNS) - 1)]
    return head + ["| " + " | ".join(_row(cost)) + " |" for cost in core.functions]


def _row(cost: FunctionCost) -> Sequence[str]:
    numbers = (cost.least, cost.median, cost.most)
    return [f"`{cost.name}`", *map(_cell, numbers), _bound(cost), _cell(cost.stack), _cell(cost.code)]


def _cell(value: int | None) -> str:
    return "-" if value is None else str(value)


def _bound(cost: FunctionCost) -> str:
    if cost.bound is not None:
        return str(cost.bound)
    if cost.estimate is not None:
        return f"~{cost.estimate}"
    return "loops" if cost.loops else "-"


def _totals(core: CoreCost) -> str:
    if core.code is None:
        return "No sizes: the program was not compiled, or arm-none-eabi-objdump is missing."
    return f"{core.code} bytes of code, {core.constants} of constants, {core.memory} of variables."


def _compiler(card: CostCard) -> str:
    return f"arm-none-eabi-gcc {card.compiler} {' '.join(card.flags)}" if card.compiler else "no compiler"


def _notes(card: CostCard) -> list[str]:
    notes = []
    if card.compiler:
        notes.append(f"Compiled by `{_compiler(card)}`. ")
    structs = ", ".join(f"`{card.name}_{name}` {size}" for name, size in card.sizes.items() if size)
    if structs:
        notes.append(f"Bytes of the structs that the caller holds: {structs}. ")
    if any(cost.states for core in card.cores for cost in core.functions):
        states = max(cost.states for core in card.cores for cost in core.functions)
        notes.append(
            f"Instructions are those executed at {states} states, at rest, sliding, near breakaway and within dead "
            "bands among them; they are no cycles. "
        )
        notes.append("Stack is the deepest write of a function and all that it calls. ")
    notes.append(
        "`bound` is the longest path through the machine code, whatever the data; `loops` stands where a loop ends by "
        "data: its bound is that of the work. "
    )
    if card.work:
        notes.append(
            "Work is in estimated instructions. A search tried states for each function with loops; the hardest are "
            "among those measured. Where a call has a budget, `~` is the bound on work in instructions, at the rate "
            "of the longest call. "
        )
    return notes
