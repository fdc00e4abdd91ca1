"""Documentation that goes into emitted text: wrapped, and unable to end a comment."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

from symgen.program.function import Argument, Function, Output
from symgen.program.interface import FunctionInterface

__all__ = ["argument_lines", "clean", "function_lines", "paragraph"]

WIDTH = 110
"""Characters of a line, without what makes a comment of it."""


def clean(text: str) -> str:
    """The text on one line, without what would end or nest a comment or a docstring, or be read as a trigraph."""
    words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    for found, replacement in (("*/", "* /"), ("/*", "/ *"), ("??", "? ?"), ("\\", "/"), ('"""', "'''")):
        while found in words:
            words = words.replace(found, replacement)
    return words


def paragraph(text: str) -> tuple[str, ...]:
    """The text in lines; none for an empty text."""
    return tuple(textwrap.wrap(clean(text), WIDTH, break_long_words=False, break_on_hyphens=False))


def shape_text(shape: tuple[int, ...]) -> str:
    """`[2][3]`; nothing for a scalar."""
    return "".join(f"[{length}]" for length in shape)


def argument_lines(items: Sequence[tuple[str, Argument | Output]], order: str) -> tuple[str, ...]:
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
        wrapped = textwrap.wrap(clean(words), 108 - column, break_on_hyphens=False) or [""]
        lines.extend(f"{first:<{column}}{rest}".rstrip() for first, rest in zip_longest([head], wrapped, fillvalue=""))
    return tuple(lines)


def function_lines(
    function: Function, names: Sequence[str], order: str, known: FunctionInterface | None
) -> tuple[str, ...]:
    """The whole comment of a function: what it does, arguments, results, operations."""
    arguments = [(argument.name, argument) for argument in function.inputs]
    results = list(zip(names, function.outputs, strict=True))
    lines = [*paragraph(function.doc or function.name)]
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
    return tuple(lines)
