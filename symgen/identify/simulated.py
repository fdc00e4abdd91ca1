"""Simulated motions beside measured ones: residuals, and their derivatives from one run each.

    values by name --simulate(..., sensitivities=names)--> q, qd, tau at the measured instants, d(q, qd, tau)/d(values)

Runs that have no derivatives, such as those with callables, and runs in which an event grazes, are differentiated by
central differences.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError, IdentificationError, SimulationWarning, SymgenError
from symgen.model.model import Model
from symgen.pipeline import simulate
from symgen.pipeline.chain_facts import home
from symgen.simulate.start import start_values
from symgen.simulate.trajectory import Trajectory

__all__ = ["DELAY", "Column", "Record", "Simulated"]


DELAY = "tables.times"
"""Name of a shift of all times of the tables of tau and inputs."""

STEP = 1e-4
"""Step of central differences, a share of each value's own magnitude: the tolerance of the runs, 1e-9, over it leaves
1e-5 of a derivative, and its square less."""

Column = tuple[str, int]
"""Kind of a measured column, q, qd or tau, and position of its coordinate."""


@dataclass(frozen=True, eq=False)
class Record:
    """A measured motion, and how it is simulated.

    Attributes:
        t: (s,), s.
        columns: c of them.
        measured: (s, c).
        arguments: of `simulate`, without the duration and `sample`.
        number: of the run, from 0.
    """

    t: Array
    columns: tuple[Column, ...]
    measured: Array
    arguments: Mapping[str, Any]
    number: int = 0

    def first(self, share: float) -> Record:
        """Its first part."""
        count = round(share * len(self.t))
        return replace(self, t=self.t[:count], measured=self.measured[:count])


@dataclass(eq=False)
class Simulated:
    """Runs of a chain against records, as functions of p values.

    Attributes:
        mechanism: of the model.
        names: of the values, as `simulate(..., sensitivities=)` takes them; the start of one run alone has its number
            behind it, `q0.elbow[1]`.
        by_differences: why derivatives are differences; empty where they are exact.
        grazed: the message of the last run of which a derivative did not exist, empty where all did.
    """

    model: Model
    mechanism: Mechanism
    names: tuple[str, ...]
    records: tuple[Record, ...]
    by_differences: str = ""
    grazed: str = ""
    _kept: dict[bytes, list[tuple[Array, Array]]] = field(default_factory=dict, repr=False)

    def first(self, share: float) -> Simulated:
        """Columns of the first part of each record."""
        records = tuple(record.first(share) for record in self.records)
        return replace(self, records=records, _kept={})

    def own(self, guesses: Mapping[str, float] | None = None) -> Array:
        """(p,): the guesses, and where there is none the values that the chain and the arguments give.

        Raises:
            IdentificationError: a name that is unknown or constant, or means different values in different runs.
        """
        found = []
        for name in self.names:
            owns = [(record, _own(name, record)) for record in self.records]
            each = [self._value(record.arguments, own) for record, own in owns if own is not None]
            if not each:
                raise IdentificationError(f"{name}: there are {len(self.records)} runs, counted from 0")
            if guesses and name in guesses:
                each = [guesses[name]]
            if len(set(each)) > 1:
                raise IdentificationError(f"{name}: the runs begin with {each[0]:.6g} and {each[1]:.6g}; give a guess")
            found.append(each[0])
        return np.array(found)

    def linear(self, values: Array) -> list[tuple[Array, Array]]:
        """For each record J (s, c, p) and residuals (s, c), simulated less measured; NaN where a run fails."""
        key = values.tobytes()
        if key not in self._kept:
            self._kept.clear()
            self._kept[key] = [self._linear(record, values) for record in self.records]
        return self._kept[key]

    def checked(self, values: Array) -> None:
        """Raises IdentificationError with the reason where a run fails."""
        for record in self.records:
            try:
                run = self._run(record, values, ())
            except SymgenError as error:
                raise IdentificationError(f"the motion of the first guess: {error}") from error
            if len(run.t) < len(record.t):
                raise IdentificationError(f"the motion of the first guess ends at {run.t[-1]:.6g} s: {run.message}")

    def _linear(self, record: Record, values: Array) -> tuple[Array, Array]:
        p, failed = len(values), (len(record.t), len(record.columns))
        run, slopes_of = None, [own for name in self.names if (own := _own(name, record)) is not None]
        if not self.by_differences:
            try:
                run = self._run(record, values, slopes_of)
            except SymgenError as error:
                words = str(error)
                if words.startswith("sensitivities: ") and isinstance(error, ArgumentError):
                    self.by_differences = words.removeprefix("sensitivities: ")
        if run is None:
            try:
                run = self._run(record, values, ())
            except SymgenError:
                return np.full((*failed, p), np.nan), np.full(failed, np.nan)
        if len(run.t) < len(record.t):
            return np.full((*failed, p), np.nan), np.full(failed, np.nan)
        slopes = run.sensitivities
        if slopes is None or slopes.status:
            self.grazed = "" if slopes is None else slopes.message
            J = self._differences(record, values)
        else:
            J = np.zeros((*failed, p))
            columns = [k for k, name in enumerate(self.names) if _own(name, record)]
            J[:, :, columns] = _chosen(record, slopes.dq, slopes.dqd, slopes.dtau)
        return J, _chosen(record, run.q, run.qd, run.tau) - record.measured

    def _differences(self, record: Record, values: Array) -> Array:
        """(s, c, p); one-sided where one of the two runs fails, zero where both do."""
        found = np.zeros((len(record.t), len(record.columns), len(values)))
        for k, value in enumerate(values):
            step = STEP * (abs(value) or 1.0)
            ends = []
            for change in (step, -step, 0.0):
                moved = values.copy()
                moved[k] += change
                try:
                    run = self._run(record, moved, ())
                except SymgenError:
                    continue
                if len(run.t) == len(record.t):
                    ends.append((change, _chosen(record, run.q, run.qd, run.tau)))
                if len(ends) == 2:
                    found[:, :, k] = (ends[0][1] - ends[1][1]) / (ends[0][0] - ends[1][0])
                    break
        return found

    def _run(self, record: Record, values: Array, slopes: Sequence[str]) -> Trajectory:
        given = {**record.arguments}
        for name, value in zip(self.names, values.tolist(), strict=True):
            if (own := _own(name, record)) is not None:
                self._set(given, own, value)
        t0 = float(given.get("t0", 0.0))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SimulationWarning)
            duration = float(record.t[-1]) - t0
            return simulate(self.model, duration, sample=record.t, sensitivities=list(slopes) or None, **given)

    def _value(self, given: Mapping[str, Any], name: str) -> float:
        """The value of a name before it is fitted."""
        kind, own = self._place(given, name)
        if kind == "parameter":
            values = self.model.prepared(given.get("params")).values.tolist()
            return float(dict(zip(self.model.parameters, values, strict=True))[own])
        if kind == "constants":
            return float(given["constants"][own])
        if kind in ("q", "qd"):
            return float(_starts(given.get(kind), self.mechanism, kind)[self.mechanism.q_names.index(own)])
        if kind == "states":
            state = given["states"][own]
            return float(state.get("start", 0.0)) if isinstance(state, Mapping) else 0.0
        return 0.0

    def _set(self, given: dict[str, Any], name: str, value: float) -> None:
        """A value in the arguments of a run, in place."""
        kind, own = self._place(given, name)
        if kind == "parameter":
            known = given.get("params")
            if known is not None and not isinstance(known, Mapping):
                known = dict(zip(self.model.parameters, self.model.prepared(known).values.tolist(), strict=True))
            given["params"] = {**(known or {}), own: value}
        elif kind in ("q", "qd"):
            start = _starts(given.get(kind), self.mechanism, kind)
            start[self.mechanism.q_names.index(own)] = value
            given[kind] = start
        elif kind == "constants":
            given["constants"] = {**given["constants"], own: value}
        elif kind == "states":
            given["states"] = {**given["states"], own: {**given["states"][own], "start": value}}
        else:
            for what in ("tau", "inputs"):
                if what in given:
                    given[what] = _late(given[what], value)

    def _place(self, given: Mapping[str, Any], name: str) -> tuple[str, str]:
        """Kind of a name, and its own part."""
        parameters = {p.name: p.constant for p in self.mechanism.parameters}
        if name in parameters:
            if parameters[name]:
                raise IdentificationError(
                    f"{name!r} is a constant of {self.mechanism.name}; drop `constant: true` to have it fitted"
                )
            return "parameter", name
        constants, states = given.get("constants") or {}, given.get("states") or {}
        if name in constants:
            return "constants", name
        if name == DELAY:
            return "delay", name
        prefix, _, own = name.partition(".")
        known = {"q0": self.mechanism.q_names, "qd0": self.mechanism.q_names, "x0": tuple(states)}
        if prefix in known and own in known[prefix]:
            return {"q0": "q", "qd0": "qd", "x0": "states"}[prefix], own
        starts = [f"{start}.{own}" for start, names in known.items() for own in names]
        free = [own for own, constant in parameters.items() if not constant]
        raise IdentificationError(
            f"{name!r:.60} is no parameter, constant, field or start{nearest(name, [*free, *constants, *starts])}; "
            f"parameters and constants are {', '.join([*free, *constants]) or 'none'}"
        )


def _own(name: str, record: Record) -> str | None:
    """The name in a record's own run; None where it is the start of another run."""
    found = re.fullmatch(r"((?:q0|qd0|x0)\.\w+)\[(\d+)\]", name)
    if found is None:
        return name
    return found[1] if int(found[2]) == record.number else None


def _starts(given: Any, mechanism: Mechanism, kind: str) -> Array:
    return start_values(kind, given, mechanism.q_names, home(mechanism) if kind == "q" else ())


def _late(signal: Any, delay: float) -> Any:
    """A signal whose tables act later."""
    if isinstance(signal, Mapping):
        return {name: _late(part, delay) for name, part in signal.items()}
    if isinstance(signal, tuple) and len(signal) == 2 and np.ndim(signal[0]) == 1:
        return np.asarray(signal[0], np.float64) + delay, signal[1]
    return signal


def _chosen(record: Record, q: Array, qd: Array, tau: Any) -> Array:
    """The columns of a record, of (s, n, ...) numbers."""
    parts = {"q": q, "qd": qd, "tau": tau}
    return np.stack([parts[kind][: len(record.t), place] for kind, place in record.columns], axis=1)
