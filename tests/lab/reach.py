"""The functions of a header whose results a change of the C can alter: by calls, from the changed function upwards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from symgen.program.interface import Interface
from tests.lab.side_by_side import public_ways, ways
from tests.lab.tokens import Code

__all__ = ["Reach"]


class Reach:
    """Which ways to call a model a change can reach.

    Args:
        codes: all files.
        interface: of the model.
    """

    def __init__(self, codes: Sequence[Code], interface: Interface) -> None:
        self._every = ways(interface)
        self.functions = frozenset(function.name for function in interface.functions)
        self._public = public_ways(interface)
        self._callers = _callers(codes)

    def ways(self, file: str, function: str | None) -> tuple[str, ...]:
        """Calls whose results may change with a function of a file, named and ordered as by `side_by_side.ways`.

        Args:
            file: the one with the change.
            function: the one with the change; None for a change outside of all functions, which may reach everything.
        """
        if function is None:
            return self._every
        open_, seen = [(file, function)], {(file, function)}
        while open_:
            more = self._callers.get(open_.pop(), set()) - seen
            seen |= more
            open_ += more
        names = {name for _, name in seen}
        found = {way for name, these in self._public.items() if name in names for way in these}
        return tuple(way for way in self._every if way in found)

    def nothing(self, codes: Sequence[Code]) -> frozenset[str]:
        """Names of the functions that no state is given to, such as the rules on parameters: a check calls none."""
        return frozenset(f.name for code in codes for f in code.functions if not self.ways(code.file, f.name))


def _callers(codes: Sequence[Code]) -> Mapping[tuple[str, str], set[tuple[str, str]]]:
    """Per function, as file and name, those whose text names it; those of the same file come before others."""
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
