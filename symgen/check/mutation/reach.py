"""The functions of a header whose results a change of the C can alter: by calls, from the changed function upwards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from symgen.build.side_by_side import public_ways, ways
from symgen.check.mutation.tokens import Code
from symgen.program.interface import Interface

__all__ = ["reached"]


def reached(codes: Sequence[Code], interface: Interface, file: str, function: str | None) -> tuple[str, ...]:
    """What may give other results when a function of a file changes.

    Args:
        codes: all files.
        interface: of the model.
        file: the one with the change.
        function: the one with the change; None for a change outside of all functions.

    Returns:
        Ways to call the model, as `symgen.build.side_by_side.ways` names and orders them.
    """
    if function is None:
        return ways(interface)
    callers = _callers(codes)
    open_, seen = [(file, function)], {(file, function)}
    while open_:
        more = callers.get(open_.pop(), set()) - seen
        seen |= more
        open_ += more
    names = {name for _, name in seen}
    found = {way for name, these in public_ways(interface).items() if name in names for way in these}
    return tuple(way for way in ways(interface) if way in found)


def _callers(codes: Sequence[Code]) -> Mapping[tuple[str, str], set[tuple[str, str]]]:
    """Per function, as file and name, those whose text names it; one of the same file comes before others' of its name."""
    homes: dict[str, set[str]] = {}
    for code in codes:
        for function in code.functions:
            homes.setdefault(function.name, set()).add(code.file)
    found: dict[tuple[str, str], set[tuple[str, str]]] = {}
    for code in codes:
        for function in code.functions:
            body = code.text[code.tokens[function.opening].start : code.tokens[function.closing].end]
            for name in set(re.findall(r"[A-Za-z_]\w*", body)) & homes.keys():
                for file in {code.file} if code.file in homes[name] else homes[name]:
                    found.setdefault((file, name), set()).add((code.file, function.name))
    return found
