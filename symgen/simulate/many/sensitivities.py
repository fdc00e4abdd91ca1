"""Sensitivities of many runs: each run followed by its pass, on all cores, its derivatives gathered."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.compile.threads import cores
from symgen.errors import SimulationWarning, warn
from symgen.simulate.trajectory import Event, Trajectory

if TYPE_CHECKING:
    from symgen.simulate.many.step_slopes import SlopesFound

__all__ = ["ManySensitivities", "many_sensitivities", "of_steps"]


@dataclass(frozen=True, slots=True, eq=False)
class ManySensitivities:
    """Derivatives of r runs of n joints by p names.

    Attributes:
        names: of the columns.
        dq, dqd: (r, n, p) at the ends; with rows (r, s, n, p), NaN after a run's own end.
        status: (r,), 0, or 1 where something has no derivative.
        message: why, for each run; empty where all is well.
        events: of each run, with `dtime` and `dq`; none in fixed steps.
    """

    names: tuple[str, ...]
    dq: Reals
    dqd: Reals
    status: npt.NDArray[np.int64]
    message: tuple[str, ...]
    events: tuple[tuple[Event, ...], ...]

    def __repr__(self) -> str:
        """The sizes; arrays and events are looked at one by one."""
        fine = int((self.status == 0).sum())
        return f"<Derivatives of {len(self.status)} runs by {', '.join(self.names)}; {fine} have them throughout>"


def many_sensitivities(
    one: Callable[[int], Trajectory], runs: int, rows: int | None, threads: int | None
) -> ManySensitivities:
    """The derivatives of all runs.

    Args:
        one: run by number, with sensitivities; several threads may call it at once.
        runs: their number.
        rows: number of rows of a run that reaches its end; None: ends alone.
        threads: their largest number; None: one for each core.

    Warns:
        SimulationWarning: runs with numbers that have no derivatives.
    """
    with warnings.catch_warnings():  # of single runs: those of many tell of them together
        warnings.simplefilter("ignore", SimulationWarning)
        with ThreadPoolExecutor(max_workers=threads or cores()) as pool:
            found = list(pool.map(lambda k: _short(one(k), rows), range(runs)))
    names, status = found[0][0], np.array([part[3] for part in found])
    _warn(status, [part[4] for part in found])
    dq, dqd = (np.stack([part[k] for part in found]) for k in (1, 2))
    return ManySensitivities(names, dq, dqd, status, tuple(p[4] for p in found), tuple(p[5] for p in found))


def of_steps(found: SlopesFound, ends: bool) -> ManySensitivities:
    """The derivatives of runs in fixed steps.

    Args:
        found: with the runs.
        ends: whether ends are wanted alone.

    Warns:
        SimulationWarning: runs with numbers that have no derivatives.
    """
    status = np.array([int(bool(message)) for message in found.message])
    _warn(status, found.message)
    dq, dqd = (found.dq, found.dqd) if ends else (found.row_dq, found.row_dqd)
    return ManySensitivities(found.names, dq, dqd, status, found.message, ((),) * len(status))


def _warn(status: npt.NDArray[np.int64], messages: Sequence[str]) -> None:
    bad = np.flatnonzero(status)
    if len(bad):
        words = f"{len(bad)} of {len(status)} runs have no derivatives somewhere, run {bad[0]} the first of them"
        warn(SimulationWarning(f"sensitivities: {words}: {messages[int(bad[0])]}"))


def _short(run: Trajectory, rows: int | None) -> tuple[tuple[str, ...], Reals, Reals, int, str, tuple[Event, ...]]:
    """The parts of a run that are kept."""
    slopes = run.sensitivities
    assert slopes is not None
    dq, dqd = slopes.dq[-1], slopes.dqd[-1]
    if rows is not None:
        dq, dqd = (np.full((rows, *x.shape), np.nan) for x in (dq, dqd))
        count = min(rows, len(slopes.dq))
        dq[:count], dqd[:count] = slopes.dq[:count], slopes.dqd[:count]
    return slopes.names, dq, dqd, slopes.status, slopes.message, run.events
