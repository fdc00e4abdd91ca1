"""Motions as a `Call`: sensitivities forward, the adjoint backward."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.autodiff.call import Slot, undefined_found
from symgen.compile.threads import cores
from symgen.errors import SimulationError, SimulationWarning
from symgen.pipeline.many import simulate_many
from symgen.pipeline.simulation import prepare_run

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.pipeline.simulation import PreparedRun
    from symgen.simulate.trajectory import Trajectory

__all__ = ["RunCall"]

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class RunCall:
    """Motions of a model from given starts, with given parameters and constants.

    Attributes:
        model: of the motion.
        duration: s.
        options: of `prepare_run`, the same for all motions.
        instants: of the results; None: the end.
        parameters: run-time parameters of the chain that are arguments, behind q and qd.
        constants: numbers in expressions that are arguments, behind them.
        tables: tables of tau and inputs whose values are arguments, last: `tau.x`, and the number of its rows.
        undefined: `"raise"` or `"nan"`, where there is no derivative, or no motion.
        threads: their largest number; None: one for each core.
        slack: s, by which the end of a run may miss an instant; half of a fixed step.
    """

    model: Model
    duration: float
    options: Mapping[str, Any]
    instants: tuple[float, ...] | None
    parameters: tuple[str, ...]
    constants: tuple[str, ...]
    tables: tuple[tuple[str, int], ...]
    undefined: str
    threads: int | None
    slack: float = 0.0

    @cached_property
    def inputs(self) -> tuple[Slot, ...]:
        """q and qd at the start, parameters, constants, values of tables."""
        n = len(self.model.q_names)
        named = [("params", name) for name in self.parameters] + [("constants", name) for name in self.constants]
        numbers = (Slot(f"{what}[{name!r}]", ()) for what, name in named)
        return Slot("q", (n,)), Slot("qd", (n,)), *numbers, *(Slot(f"tables[{k!r}]", (s,)) for k, s in self.tables)

    @cached_property
    def outputs(self) -> tuple[Slot, ...]:
        """q and qd at the end, or at the instants."""
        n = len(self.model.q_names)
        shape = (n,) if self.instants is None else (len(self.instants), n)
        return Slot("q", shape), Slot("qd", shape)

    def values(self, arrays: Sequence[Array]) -> Sequence[Array]:
        q, qd, *numbers = arrays
        found = [np.full((len(q), len(self._sample()), q.shape[1]), np.nan) for _ in range(2)]
        for given, lanes in self._groups(arrays):
            params = {name: x[lanes] for name, x in zip(self.parameters, numbers, strict=False)}
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", SimulationWarning)
                runs = simulate_many(
                    self.model, self.duration, q=q[lanes], qd=qd[lanes], params=params or None, sample=self._sample(),
                    threads=self.threads, **given,
                )  # fmt: skip
            found[0][lanes], found[1][lanes] = runs.q, runs.qd
            for k, ended in zip(lanes, runs.ended, strict=True):
                if ended:
                    self._ended_early(int(k), runs.message[int(np.flatnonzero(lanes == k)[0])])
        return found if self.instants is not None else [x[:, 0] for x in found]

    def at(self, arrays: Sequence[Array], moved: Sequence[int]) -> RunPoint:
        return RunPoint(self, tuple(arrays), tuple(moved))

    def names(self, moved: Sequence[int]) -> tuple[str, ...]:
        """Sensitivities of `simulate` that the arguments at these positions stand for, element by element."""
        starts = [[f"{what}.{name}" for name in self.model.q_names] for what in ("q0", "qd0")]
        groups = [*starts, *([name] for name in (*self.parameters, *self.constants))]
        groups += [[f"{key}.values[{k}]" for k in range(rows)] for key, rows in self.tables]
        return tuple(name for k in moved for name in groups[k])

    def runs(self, arrays: Sequence[Array], **more: Any) -> list[Trajectory]:
        """The motions, one for each state of the batch."""
        q, qd, *numbers = arrays
        plans: dict[int, PreparedRun] = {}
        for given, lanes in self._groups(arrays):
            plan = prepare_run(self.model, self.duration, sample=self._sample(), **given, **more)
            plans |= dict.fromkeys(lanes.tolist(), plan)

        def one(k: int) -> Trajectory:
            params = {name: float(x[k]) for name, x in zip(self.parameters, numbers, strict=False)}
            return plans[k].run(q=q[k], qd=qd[k], params=params or None)

        found = self.each(one, len(q))
        for k, run in enumerate(found):
            if run.t[-1] < self._sample()[-1] - self.slack:
                self._ended_early(k, run.message)
        return found

    def each(self, one: Callable[[int], T], count: int) -> list[T]:
        """A result of each motion, computed on all cores; single motions do not warn."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SimulationWarning)
            with ThreadPoolExecutor(max_workers=self.threads or cores()) as pool:
                return list(pool.map(one, range(count)))

    def rows(self, runs: Sequence[Trajectory]) -> Sequence[Array]:
        """q and qd of the results, NaN where a motion ended before."""
        found = []
        for what in ("q", "qd"):
            whole = np.full((len(runs), len(self._sample()), len(self.model.q_names)), np.nan)
            for k, run in enumerate(runs):
                reached = int(np.searchsorted(self._sample(), run.t[-1] + self.slack, "right"))
                whole[k, :reached] = getattr(run, what)[:reached]
            found.append(whole if self.instants is not None else whole[:, 0])
        return found

    def _groups(self, arrays: Sequence[Array]) -> Iterator[tuple[dict[str, Any], npt.NDArray[np.intp]]]:
        """Options of motions, and the places in the batch of those that have these constants and tables."""
        count, first = len(arrays[0]), 2 + len(self.parameters)
        own = np.concatenate([np.zeros((count, 1)), *(x.reshape(count, -1) for x in arrays[first:] if count)], axis=1)
        rows, which = np.unique(own, axis=0, return_inverse=True)
        for k, row in enumerate(rows):
            yield self._given(row[1:]), np.flatnonzero(which.ravel() == k)

    def _given(self, numbers: Array) -> dict[str, Any]:
        """Options of a motion with these constants and values of tables in place of the first."""
        given, split = dict(self.options), len(self.constants)
        if split:
            given["constants"] = {**given["constants"], **dict(zip(self.constants, numbers.tolist(), strict=False))}
        for key, rows in self.tables:
            what, name = key.split(".")
            given[what] = {**given[what], name: (given[what][name][0], numbers[split : split + rows].copy())}
            split += rows
        return given

    def _ended_early(self, k: int, message: str) -> None:
        undefined_found(self.undefined, f"simulate: motion {k} of the batch ended early: {message}")

    def _sample(self) -> list[float]:
        return [self.options.get("t0", 0.0) + self.duration] if self.instants is None else list(self.instants)


@dataclass(frozen=True, eq=False)
class RunPoint:
    """Motions from b starts. Backward they are kept with their pieces, and each pass goes back over these."""

    call: RunCall
    arrays: tuple[Array, ...]
    moved: tuple[int, ...]

    @cached_property
    def _kept(self) -> list[Trajectory]:
        return self.call.runs(self.arrays, sensitivities=list(self.call.names(self.moved)), adjoint=True)

    @property
    def values(self) -> Sequence[Array]:
        """The results."""
        return self.call.rows(self._kept)

    @cached_property
    def _columns(self) -> tuple[Array, Array]:
        """(b, s, n, p): derivatives of q and of qd by the numbers that move."""
        call, names = self.call, self.call.names(self.moved)
        runs = call.runs(self.arrays, sensitivities=list(names))
        shape = (len(runs), len(call._sample()), len(call.model.q_names), len(names))
        found = np.full(shape, np.nan), np.full(shape, np.nan)
        for k, run in enumerate(runs):
            slopes = run.sensitivities
            assert slopes is not None
            if slopes.status:
                undefined_found(call.undefined, f"simulate: motion {k} of the batch: {slopes.message}")
            for to, rows in zip(found, (slopes.dq, slopes.dqd), strict=True):
                to[k, : len(rows)] = rows
        return found

    def along(self, tangents: Sequence[Array]) -> list[Array]:
        slots = [self.call.inputs[k] for k in self.moved]
        pairs = zip(slots, tangents, strict=True)
        v = np.concatenate([np.asarray(t).reshape(*t.shape[:2], slot.size) for slot, t in pairs], axis=2)
        rows = [np.einsum("bsnp,kbp->kbsn", J, v) for J in self._columns]
        return rows if self.call.instants is not None else [row[:, :, 0] for row in rows]

    def back(self, weights: Sequence[Array]) -> list[Array]:
        call, count, lanes = self.call, len(weights[0]), len(self.arrays[0])
        n, s = len(call.model.q_names), len(call._sample())
        by_q, by_qd = (np.asarray(w, np.float64).reshape(count, lanes, s, n) for w in weights)
        width = len(call.names(self.moved))

        def one(k: int) -> tuple[Array, str]:
            """(count, p): the gradients of one motion, or NaN and the reason."""
            adjoint = self._kept[k].adjoint
            assert adjoint is not None
            try:
                return np.stack([adjoint.gradient(by_q[c, k], by_qd[c, k]) for c in range(count)]), ""
            except SimulationError as error:
                return np.full((count, width), np.nan), str(error)

        found = call.each(one, lanes)
        for k, (_, why) in enumerate(found):
            if why:
                undefined_found(call.undefined, f"simulate: motion {k} of the batch: {why}")
        whole = np.stack([rows for rows, _ in found], axis=1) if found else np.zeros((count, 0, width))
        ends = np.cumsum([0, *(call.inputs[k].size for k in self.moved)])
        return [
            whole[..., a:b].reshape(count, lanes, *call.inputs[k].shape)
            for k, a, b in zip(self.moved, ends, ends[1:], strict=False)
        ]
