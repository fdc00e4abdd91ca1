"""Names for the elements of arrays that hold unlike things: enumerators in the function that reads them.

What a function reads of its surroundings is handed to it in one array of each type. In its text an element is
`context_real[START_Q_0]`, and the function begins with

    enum { START_Q_0 = 0, START_LENGTH = 4 };

The enumerators are constants, so that compilers write what they would write for numbers.
"""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from symgen.emit.c.config import RESERVED
from symgen.emit.names import output_names
from symgen.program.function import Function

__all__ = ["with_names"]

WIDTH = 110
"""Characters of a line of enumerators."""

WORDS = 2
"""Words of a name where they tell it from all others: the last ones of the element's place."""

Element = tuple[str, int]
"""An element's place outside, `start.q[0]`, and its position in the array."""


def with_names(function: Function, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a function, or of a part of it, with names for positions, and before them the enumerators."""
    places = dict(function.slots)
    outputs = zip(output_names(function, RESERVED), function.outputs, strict=True)
    declared = [(a.name, a) for a in function.inputs] + list(outputs)
    arrays = {name: places[item.name] for name, item in declared if item.shape and item.name in places}
    if not arrays:
        return tuple(lines)
    names = _names({(place, k) for array in arrays.values() for k, place in enumerate(array) if _words(place)})
    used: dict[str, dict[int, str]] = {array: {} for array in arrays}

    def named(found: re.Match[str]) -> str:
        array, k = found[1], int(found[2])
        name = names.get((arrays[array][k], k))
        if name is None:
            return found[0]
        used[array][k] = name
        return f"{array}[{name}]"

    element = re.compile(rf"\b({'|'.join(arrays)})\[(\d+)\]")
    result = [element.sub(named, line) for line in lines]
    return (*_enumerators(used.values()), *result)


def _words(place: str) -> list[str]:
    """The names of fields in a place."""
    return re.findall(r"[A-Za-z]\w*", place)


def _names(elements: Collection[Element]) -> dict[Element, str]:
    """A name for each element, no two alike: as few of the last words of its place as that takes, then its indices."""
    names: dict[Element, str] = {}
    for count in range(WORDS, max((len(_words(place)) for place, _ in elements), default=0) + WORDS):
        tried = {element: _name(element[0], count) for element in elements if element not in names}
        times = Counter([*tried.values(), *names.values()])
        names |= {element: name for element, name in tried.items() if times[name] == 1}
    return names | {element: f"{_name(*element)}_AT_{element[1]}" for element in elements if element not in names}


def _name(place: str, count: int) -> str:
    """The last words of a place, then all its indices.

    Example:
        >>> _name("question.problem.M[0][1]", 2)
        'PROBLEM_M_0_1'
    """
    return "_".join([*_words(place)[-count:], *re.findall(r"\[(\d+)\]", place)]).upper()


def _enumerators(used: Iterable[Mapping[int, str]]) -> Iterator[str]:
    """Declarations of the names, those of an array together, each once."""
    declared: set[str] = set()
    for names in used:
        new = [f"{name}~=~{k}" for k, name in sorted(names.items()) if name not in declared]  # no line ends at ~
        declared |= set(names.values())
        if new:
            text = textwrap.fill(f"enum {{ {', '.join(new)} }};", WIDTH, subsequent_indent="    ")
            yield from text.replace("~", " ").splitlines()
