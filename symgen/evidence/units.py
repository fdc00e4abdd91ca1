"""Emitted C in units that a tool examines one by one, so that long sources show progress and stop in time.

A unit is the whole source with the bodies of other long functions left out: their heads stay as declarations, short
functions stay as they are, and every line keeps its number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["Unit", "function_text", "units"]

SHORT = 45
"""Most lines of a function that stays in every unit."""

TOGETHER = 300
"""Lines of functions that are examined together."""

WHOLE = 800
"""Most lines of a source that is one unit."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A part of a source: names of the functions whose bodies are in it, and its text."""

    functions: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class _Body:
    """A function in the source: its name, the line of its head, and the line that ends it."""

    name: str
    head: int
    end: int

    @property
    def size(self) -> int:
        return self.end - self.head + 1


def units(text: str) -> tuple[Unit, ...]:
    """The units of a source in which every function has its head in one line, and its braces in lines of their own.

    Example:
        >>> [unit.functions for unit in units("int f(void)\\n{\\n    return 1;\\n}\\n")]
        [('f',)]
    """
    lines = text.split("\n")
    bodies = _bodies(lines)
    if len(lines) <= WHOLE:
        return (Unit(tuple(body.name for body in bodies), text),)
    groups: list[list[_Body]] = [[]]
    for body in bodies:
        if body.size <= SHORT:
            continue
        if groups[-1] and sum(one.size for one in groups[-1]) + body.size > TOGETHER:
            groups.append([])
        groups[-1].append(body)
    short = [body for body in bodies if body.size <= SHORT]
    found = []
    for k, group in enumerate(groups):
        kept = {body.head for body in (*group, *short)}
        names = [body.name for body in bodies if body in group or (k == 0 and body in short)]
        left = [body for body in bodies if body.head not in kept]
        found.append(Unit(tuple(names), "\n".join(_without(lines, left))))
    return tuple(found)


def function_text(text: str, name: str) -> str:
    """Head and body of a function; empty where the source has none of that name."""
    lines = text.split("\n")
    return "\n".join("\n".join(lines[b.head : b.end + 1]) for b in _bodies(lines) if b.name == name)


def _bodies(lines: list[str]) -> list[_Body]:
    found, head = [], 0
    for k, line in enumerate(lines):
        if line == "{":
            head = k - 1
        elif line == "}":
            named = re.search(r"(\w+)\(", lines[head])
            found.append(_Body(named[1] if named else "", head, k))
    return found


def _without(lines: list[str], bodies: list[_Body]) -> list[str]:
    result = list(lines)
    for body in bodies:
        result[body.head] += ";"
        result[body.head + 1 : body.end + 1] = [""] * (body.size - 1)
    return result
