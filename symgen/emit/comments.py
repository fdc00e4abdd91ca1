"""Comments of emitted code, line by line: what a function does, takes and gives."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from symgen.options import Budget
from symgen.program.function import Argument, Function, Output, RuntimeParameter
from symgen.program.interface import FunctionInterface
from symgen.text.prose import MOST, Prose, prose

__all__ = [
    "argument_lines",
    "budget_lines",
    "description_lines",
    "function_lines",
    "helper_lines",
    "paragraph",
    "remark",
]

WIDTH = 110
"""Characters of a line, without what makes a comment of it."""


def description_lines(text: str) -> tuple[Prose, ...]:
    """A chain's description in lines; none for an empty text."""
    return paragraph(prose(text, MOST))


def remark(parameter: RuntimeParameter, member: str) -> Prose:
    """Description and unit of a parameter from the chain, on one line; may be empty.

    The parameter's name comes first where the member has another name.
    """
    name = "" if member == parameter.name else f"parameter {parameter.name}"
    return prose(", ".join(filter(None, (name, prose(parameter.doc, MOST), prose(parameter.unit, MOST)))))


def paragraph(text: str) -> tuple[Prose, ...]:
    """The text in lines; none for an empty text."""
    return tuple(map(Prose, textwrap.wrap(prose(text), WIDTH, break_on_hyphens=False)))


def shape_text(shape: tuple[int, ...]) -> str:
    """`[2][3]`; nothing for a scalar."""
    return "".join(f"[{length}]" for length in shape)


def argument_lines(items: Sequence[tuple[str, Argument | Output]], order: str) -> tuple[Prose, ...]:
    """One entry per argument or output: name and shape, what it is, unit, order of its elements."""
    heads = [name + shape_text(item.shape) for name, item in items]
    column = max((len(head) for head in heads), default=0) + 2
    lines: list[str] = []
    for head, (_, item) in zip(heads, items, strict=True):
        words = ", ".join(part for part in (item.doc, item.unit) if part)
        if len(item.shape) > 1:
            words += "; row by row"
        elif order and item.name in ("q", "tau"):
            words += f": {order}"
        wrapped = textwrap.wrap(prose(words), 108 - column, break_on_hyphens=False) or [""]
        lines.extend(f"{first:<{column}}{rest}".rstrip() for first, rest in zip_longest([head], wrapped, fillvalue=""))
    return tuple(map(Prose, lines))


def helper_lines(function: Function, part: str = "") -> tuple[Prose, ...]:
    """The comment of a function that only others call, or of a part of any: what it does, and the file of its formula.

    Args:
        part: which part.
    """
    said = [function.doc.rstrip(".")] if function.internal and function.doc else []
    words = "; ".join([*said, *([f"{part} of {function.name}"] if part else [])])
    return paragraph(f"{words}: {function.origin}." if function.internal and function.origin else words and f"{words}.")


def function_lines(
    function: Function, names: Sequence[str], order: str, known: FunctionInterface | None
) -> tuple[Prose, ...]:
    """The whole comment of a function: what it does, arguments, results, operations."""
    arguments = [(argument.name, argument) for argument in function.inputs]
    results = list(zip(names, function.outputs, strict=True))
    lines: list[str] = [*paragraph(function.doc or function.name)]
    if arguments:
        lines += ["", "Takes", *(f"  {line}" for line in argument_lines(arguments, order))]
    lines += ["", "Gives", *(f"  {line}" for line in argument_lines(results, order))]
    if function.origin:
        lines += ["", *paragraph(function.origin)]
    if known is not None:
        c = known.operations
        most = "at most " if c.bound else ""
        counts = f"{c.add} add, {c.mul} mul, {c.div} div, {c.sqrt} sqrt, {c.sincos} sincos, {c.other} other"
        lines += ["", f"Operations: {most}{counts}."]
    return tuple(map(Prose, lines))


def budget_lines(budget: Budget, constant: bool) -> tuple[Prose, ...]:
    """The work of a function with loops: its bound, the worst found, and the fate of a call that needs more.

    Args:
        constant: every call takes the same.
    """
    found = f"the most that {budget.states} states of a search for hard ones took is {budget.worst}"
    text = f"Work, in estimated instructions: at most {budget.bound}; {found}."
    if budget.size is not None:
        always = "Every call uses it, so that all take the same time. " if constant else ""
        stays = " and the state stays as it was, its count, too" if constant else ", or NaN from a function without one"
        text += f" The budget of a call is {budget.size}. {always}When a state needs more, the status is 5{stays}."
    return tuple(map(Prose, ("", *paragraph(text))))
