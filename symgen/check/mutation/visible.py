"""Whether a change of the C shows: original and changed library are called at the same 1e5 states of the check's kinds.

It shows when an output, a state or a status of any function of the header differs by more than the check's tolerance,
as `symgen.build.side_by_side` measures it, when the library crashes, and when it does not come back.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.build.side_by_side import compiled_program, states_file, ways
from symgen.check.states import States
from symgen.errors import BuildError
from symgen.program.interface import Interface

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile

__all__ = ["Difference", "Witness"]

PATIENCE = 5.0
"""Seconds that a changed library may take at least, for all states."""

SLOWER = 10.0
"""Times the original's seconds that it may take at least."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a changed library gives another result.

    Attributes:
        build: which library.
        function: emitted name; empty when the library crashed or did not come back.
        way: how it was called; or `crash` or `hang`.
        error: relative difference; infinite where a result is not finite, or is missing.
    """

    build: str
    function: str
    way: str
    error: float


class Witness:
    """Compares libraries.

    Args:
        interface: of the model.
        header: its header.
        states: at which it is called.
        originals: the library of each build.
        tolerance: of the check.
        folder: an empty one, for the program and its states.

    Raises:
        BuildError: there is no compiler, or the unchanged libraries crash.
    """

    def __init__(
        self,
        interface: Interface,
        header: SourceFile,
        states: States,
        originals: Mapping[str, Path],
        tolerance: float,
        folder: Path,
    ) -> None:
        self._originals = originals
        self._states = folder / "states"
        self._program = compiled_program(interface, header, tolerance, folder)
        states_file(interface, states.values, states.parameters, states.which, self._states)
        self._limit = PATIENCE
        for build, path in originals.items():
            start = time.perf_counter()
            found = self.differences({build: path}, ways(interface), 600.0)
            if found:
                raise BuildError(f"the emitted code gives different results when called twice: {found[0]}")
            self._limit = max(self._limit, SLOWER * (time.perf_counter() - start))

    def differences(
        self, libraries: Mapping[str, Path], called: Sequence[str], limit: float | None = None
    ) -> list[Difference]:
        """Where changed libraries differ, largest error first; none when nothing shows.

        Args:
            libraries: by build.
            called: the ways to call them that may differ.
            limit: seconds for each, else a multiple of the original's.
        """
        found: list[Difference] = []
        for build, path in libraries.items():
            command = [str(self._program), str(self._originals[build]), str(path), str(self._states), *called]
            try:
                result = subprocess.run(
                    command,
                    capture_output=True,
                    text=True,
                    errors="replace",
                    timeout=self._limit if limit is None else limit,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                found.append(Difference(build, "", "hang", float("inf")))
                continue
            if result.returncode > 0:
                raise BuildError(f"{self._program} failed: {result.stderr.strip() or result.returncode}")
            if result.returncode < 0:
                found.append(Difference(build, "", "crash", float("inf")))
            for line in result.stdout.splitlines():
                words, _, error = line.rsplit(" ", 2)
                function, way = words.split(":")
                found.append(Difference(build, function, way, float(error)))
        return sorted(found, key=lambda difference: -difference.error)
