"""Log of the events, knots and renewals that end the pieces of a run, with the states after them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["JumpLog"]

JUMPS = 512
"""Jumps that compiled code keeps before Python takes them over."""

JUMP = np.dtype(
    {
        "names": ["piece", "event", "t", "rate", "which", "sense", "look"],
        "formats": ["i8", "i8", "f8", "f8", "i4", "i4", "i4"],
    },
    align=True,
)
"""`sim_jump` of `simulator.h`."""


@dataclass
class JumpLog:
    """The jumps of one run.

    Attributes:
        widths: numbers of the state, of modes and of switching functions that are kept with each.
        pieces: pieces of the motion that compiled code keeps at a time.
        instants: number of events at each instant of the list of events.
    """

    widths: tuple[int, int, int]
    pieces: int
    instants: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        states, modes, switches = self.widths
        self._jumps = np.zeros(JUMPS, JUMP)
        self._states = np.zeros((JUMPS, states))
        self._modes = np.zeros((JUMPS, modes), np.int8)
        self._hits = np.zeros((JUMPS, max(1, switches)), np.uint8)
        self._room = np.zeros(max(1, switches), np.uint8)
        self._counts = np.zeros((self.pieces, 2), np.int64)
        self.forget()

    def forget(self) -> None:
        """Empties the log."""
        self.instants.clear()
        self._found: list[tuple[npt.NDArray[Any], ...]] = []
        self._piece_counts: list[npt.NDArray[np.int64]] = []
        self._before = np.zeros(3, np.int64)

    def place(self, run: Any, view: Callable[[str, npt.NDArray[Any]], Any]) -> None:
        """Gives the buffers to compiled code."""
        run.jump_size, run.jumps = JUMPS, view("sim_jump", self._jumps)
        run.jump_states, run.jump_modes = view("double", self._states), view("signed char", self._modes)
        run.jump_hits, run.hits = view("unsigned char", self._hits), view("unsigned char", self._room)
        run.piece_counts = view("int64_t", self._counts)

    def collect(self, count: int, pieces: int, rows: int, events: int) -> None:
        """Takes over `count` jumps, from buffers that hold so many pieces, rows and instants of events."""
        jumps = self._jumps[:count].copy()
        jumps["piece"] += self._before[0]
        jumps["event"] += self._before[2]
        self._found.append((jumps, self._states[:count].copy(), self._modes[:count].copy(), self._hits[:count].copy()))
        self._piece_counts.append(self._counts[:pieces] + np.array([self._before[1], 0]))
        self._before += pieces, rows, events

    @property
    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """Jumps (k,), states, modes, hits after them (k, ...); rows and steps taken anew before each piece ends."""
        found = tuple(np.concatenate(parts) for parts in zip(*self._found, strict=True))
        return (*found, np.concatenate(self._piece_counts))
