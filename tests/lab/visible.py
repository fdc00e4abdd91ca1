"""Visibility of a change of the C: original and changed library, called at the same 1e5 states of the check's kinds.

A change shows when an output, a state or a status of any function of the header differs by more than the check's
tolerance, as `tests.lab.side_by_side` measures it, when the library crashes, and when it does not come back.
"""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from symgen.check.states import States
from symgen.errors import BuildError
from symgen.program.interface import Interface
from tests.lab.side_by_side import BLOCK, compiled_program, states_file, ways

__all__ = ["Difference", "Witness"]

PATIENCE = 3
"""Seconds that a changed library may take at least for a block of states; usual are some milliseconds."""

SLOWER = 20.0
"""Times the original's mean seconds for a block of all functions that it may take at least."""

HANGING = 600
"""Seconds for a block of the original."""

FEW = 5
"""Blocks at which the original is compared with itself."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between the results of the original and of a changed library.

    Attributes:
        function: emitted name; empty when the library crashed or did not come back.
        way: how it was called; or `crash` or `hang`.
        error: relative difference; infinite where a result is not finite, or is missing.
        state: number of the state, from 0; a large one says that few states show it.
    """

    function: str
    way: str
    error: float
    state: int = 0


class Witness:
    """Compares libraries of a model.

    Args:
        interface: of the model.
        header: the text of its header.
        states: at which it is called.
        tolerance: of the check.
        folder: an empty one, for the program and its states.

    Raises:
        BuildError: there is no compiler.
    """

    def __init__(self, interface: Interface, header: str, states: States, tolerance: float, folder: Path) -> None:
        self.count = states.count
        self._every = ways(interface)
        self._states = folder / "states"
        self._program = compiled_program(interface, header, tolerance, folder)
        self._limits: dict[Path, int] = {}
        self._blocks = max(1, states.count // BLOCK)
        states_file(interface, states.values, states.parameters, states.which, self._states)

    def differences(self, original: Path, changed: Path, called: Sequence[str]) -> list[Difference]:
        """Differences of a changed library from the original, largest error first; empty when nothing shows.

        Args:
            original, changed: shared libraries of the same build.
            called: the ways to call them that may differ.

        Raises:
            BuildError: the original crashes, or differs from itself.
        """
        if original not in self._limits:
            start = time.perf_counter()
            found = self._run(original, original, self._every, min(FEW, self._blocks), HANGING)
            if found:
                raise BuildError(f"the C called twice at the same states does not give the same: {found[0]}")
            self._limits[original] = max(
                PATIENCE, round(SLOWER * (time.perf_counter() - start) / min(FEW, self._blocks))
            )
        return self._run(original, changed, called, self._blocks, self._limits[original])

    def _run(self, original: Path, changed: Path, called: Sequence[str], blocks: int, limit: int) -> list[Difference]:
        command = [str(path) for path in (self._program, original, changed, self._states, blocks, limit)]
        result = subprocess.run(
            [*command, *called],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if result.returncode > 0:
            raise BuildError(f"the libraries cannot be compared: {result.stderr.strip() or result.returncode}")
        found = []
        if result.returncode < 0:
            way = "hang" if result.returncode == -signal.SIGALRM else "crash"
            found.append(Difference("", way, float("inf")))
        for line in result.stdout.splitlines():
            words, state, error = line.rsplit(" ", 2)
            function, way = words.split(":")
            found.append(Difference(function, way, float(error), int(state)))
        return sorted(found, key=lambda difference: -difference.error)
