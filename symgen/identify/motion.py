"""Parameters of a chain from its motion: the simulated motion is fitted to the measured one (output error).

    minimise  sum of ((q(t; p, q_0, qd_0, d) - measured q)/sigma)^2

over the sought parameters p, the state at the start, and, where it is asked for, the delay d of the inputs. No
acceleration is needed, and no force where none acts: a free swing, a step, a chirp under a position loop will do. The
simulation locates every stick, slip and reversal, so that residuals are smooth in the parameters between changes of the
pattern; derivatives are central differences of many runs at once. The first part of the record is fitted first, then
twice as much, up to the whole, since a vibration whose period is wrong has left the measured one after some turns, and
the sum of squares has minima there. What does not change the motion keeps the chain's
value, and is named.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError, SimulationWarning, SymgenError
from symgen.identify.coloured import lag_correlation, long_run
from symgen.identify.data import Data, Measurements, read_measurements
from symgen.identify.figures import motion_figures
from symgen.identify.result import Result, Undetermined
from symgen.identify.samples import acting_columns, needed
from symgen.identify.solve import Dependence, Solution, solve, triangle
from symgen.identify.write_back import Identified, with_values
from symgen.model.model import Model
from symgen.pipeline import build_model, simulate_many
from symgen.pipeline.load import as_mechanism

__all__ = ["motion"]

Array = NDArray[Any]

SHARES, FEWEST = (0.125, 0.25, 0.5), 4
"""Parts of the record that are fitted before the whole, and samples for each value at least."""
STEP = 1e-4
"""Step of central differences, a share of each value's own magnitude: the tolerance of the runs, 1e-9, over it leaves
1e-5 of a derivative, and its square less."""
RESTING = 10
"""First samples whose coordinate does not change where a joint starts at rest."""
CERTAIN = 4.0
"""Standard errors by which neighbouring residuals are correlated where errors follow Newey and West."""
LARGEST = 0.5
"""Largest step of an iteration, of each parameter's own magnitude, so that signs stay."""
RANK, LEAST = 1e-3, 1e-5
"""Share of a column of derivatives below which it depends on others, and share of the largest column below which it is
none: ten times the error of the differences."""
COLLAPSED = 0.05
"""Share of its own value below which a part of the record does not show a parameter, which then starts anew."""
WEAK = 0.5
"""Standard error over estimate above which a value is reported as undetermined."""


def motion(
    chain: Chain | str | Path,
    data: Data,
    *,
    estimate: Sequence[str] = (),
    hold: Sequence[str] = (),
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    delay: float | None = None,
    rtol: float = 1e-9,
    description: Any = None,
) -> Result:
    """Parameters of the chain's `parameters`, from the coordinates of a motion.

    Args:
        chain: whose values are the first guess, and those of what is held.
        data: `t` and `q` of all joints; where there are columns, `tau` and the chain's inputs, which act on the
            simulated motion. Rows named as missing are not compared.
        estimate, hold: names of parameters, with stars for any characters; all are estimated where both are empty.
        tau, inputs, states: signals as `simulate` takes them, in the place of columns: expressions such as the law of a
            position loop, `{"elbow": "kp*(r - elbow) - kd*d(elbow)"}`, with the column `r` as an input.
        delay: first guess, s, of the delay with which columns of forces and inputs act, which is then estimated.
        rtol: relative tolerance of the simulation.
        description: of the data, see `symgen.identify.description`.

    Returns:
        estimates by the names of the parameters, `delay`, and `<joint>_start` and `<joint>_start_rate` of the state at
        the start, which is at rest where the first samples do not move.

    Raises:
        IdentificationError: the data cannot be used, no parameter changes the motion, or the chain's own values give
            no motion that lasts.

    Example:
        >>> import numpy as np
        >>> from symgen import identify, load_chain, simulate
        >>> pendulum = load_chain("examples/pendulum.yaml")
        >>> t = np.linspace(0.0, 2.0, 101)
        >>> swing = simulate(pendulum, 2.0, q=[1.0], params={"L": 0.8}, sample=t)
        >>> found = identify.motion(pendulum, {"t": t, "q": swing.q}, estimate=["L"])
        >>> round(found.estimates["L"], 6)
        0.8
    """
    mechanism = as_mechanism(chain)
    chain = mechanism.chain
    measured = read_measurements(data, description)
    record = _record(chain, measured, tau, inputs)
    sought = _sought(chain, estimate, hold)
    if delay is not None and not (record.forces or record.inputs):
        raise IdentificationError("delay: no column of a force or an input acts on the motion")
    signals = {"tau": tau, "inputs": inputs, "states": states}
    runs = _Runs(chain, record, sought, signals, delay, rtol, build_model(mechanism.authored))
    spread = np.ptp(record.q, axis=0)
    level = np.where(spread > 0.0, spread, 1.0)
    start = runs.start
    for share in SHARES:
        if share * len(record.t) >= FEWEST * len(runs.names):
            part = replace(runs, record=record.first(share))
            start = part.with_values(part.solved(level, start), start)
            start = np.where(np.abs(start) < COLLAPSED * np.abs(runs.start), runs.start, start)
    held: tuple[Dependence, ...] | None = None
    for _ in range(2):  # the second time with the noise of each coordinate
        solution = runs.solved(level, start, held)
        held = solution.held
        start = runs.with_values(solution, start)
        left = runs.motions(start[None])[0] - record.q
        level = np.sqrt(np.mean(left**2, axis=0) * left.size / max(1, left.size - len(solution.names)))
        level = np.maximum(level, 1e-9 * np.where(spread > 0.0, spread, 1.0))
    return _result(mechanism, record, runs, solution, start, -left, level, measured)


@dataclass(frozen=True, eq=False)
class _Record:
    """Instants (s,), coordinates (s, n) at them, the table of forces that act, and those of inputs by name."""

    t: Array
    q: Array
    resting: NDArray[np.bool_]
    rates: Array
    forces: Mapping[str, tuple[Array, Array]]
    inputs: Mapping[str, tuple[Array, Array]]

    def first(self, share: float) -> _Record:
        """Its first part."""
        count = round(share * len(self.t))
        return replace(self, t=self.t[:count], q=self.q[:count])


def _record(chain: Chain, data: Measurements, tau: Any, inputs: Any) -> _Record:
    if any(joint.motion is not None for joint in chain.moving):
        raise IdentificationError(f"{chain.name}: joints whose motion is given are measured, not simulated")
    t, there = data.column("t"), np.flatnonzero(~data.missing)
    q = needed(data, "q", chain.q_names)
    if len(there) < 3:
        raise IdentificationError(f"{data.source}: {len(there)} rows are too few for a motion")
    rates = data.per_joint("qd", chain.q_names)
    first = (
        np.gradient(q[there[:RESTING]], t[there[:RESTING]], axis=0).mean(axis=0) if rates is None else rates[there[0]]
    )
    tables: dict[str, tuple[Array, Array]] = {}
    if tau is None and (forces := data.per_joint("tau", chain.q_names)) is not None:
        tables["tau"] = t[there], forces[there]
    resting = np.ptp(q[there[:RESTING]], axis=0) == 0.0
    return _Record(
        t[there], q[there], resting, np.where(resting, 0.0, first), tables, acting_columns(chain, data, inputs)
    )


def _sought(chain: Chain, estimate: Sequence[str], hold: Sequence[str]) -> list[str]:
    names = [parameter.name for parameter in chain.parameters]
    patterns = [(word, p) for word, given in (("estimate", estimate), ("hold", hold)) for p in _listed(given)]
    for word, pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise IdentificationError(
                f"{word}: {chain.name} has no parameter {pattern!r:.60}{nearest(pattern, names)}; there are "
                f"{', '.join(names) or 'none'}. Write a number of the chain file under `parameters:` to have it sought"
            )
    wanted = [p for word, p in patterns if word == "estimate"]
    kept = [p for word, p in patterns if word == "hold"]
    found = [
        name
        for name in names
        if (not wanted or any(fnmatchcase(name, p) for p in wanted)) and not any(fnmatchcase(name, p) for p in kept)
    ]
    if not found:
        raise IdentificationError(
            f"{chain.name}: no parameter is left to estimate; numbers that are sought stand under `parameters:`"
        )
    return found


def _listed(given: Sequence[str]) -> Sequence[str]:
    return [given] if isinstance(given, str) else given


@dataclass(frozen=True, eq=False)
class _Runs:
    """Motions of the chain at sets of values: the sought parameters, the start, and the delay."""

    chain: Chain
    record: _Record
    sought: Sequence[str]
    signals: Mapping[str, Any]
    delay: float | None
    rtol: float
    model: Model

    @cached_property
    def moving(self) -> Array:
        """Positions of the joints that move at the start."""
        return np.flatnonzero(~self.record.resting)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of the values."""
        joints = self.chain.q_names
        starts = (*(f"{name}_start" for name in joints), *(f"{joints[k]}_start_rate" for k in self.moving))
        return (*self.sought, *starts, *(("delay",) if self.delay is not None else ()))

    @cached_property
    def start(self) -> Array:
        """The chain's own values, and what the first samples say."""
        own = parameter_defaults(self.chain)
        record, late = self.record, [] if self.delay is None else [self.delay]
        return np.array([*(own[name] for name in self.sought), *record.q[0], *record.rates[self.moving], *late])

    def with_values(self, solution: Solution, start: Array) -> Array:
        """All values, those that are held at the start."""
        found = dict(zip(self.names, start, strict=True)) | dict(zip(solution.names, solution.values, strict=True))
        return np.array([found[name] for name in self.names])

    def solved(self, level: Array, start: Array, held: tuple[Dependence, ...] | None = None) -> Solution:
        """The estimates from a start, residuals over the levels (n,)."""
        return solve(self.problem(level), self.names, start, largest=LARGEST, held=held, rank=RANK, least=LEAST)

    def problem(self, level: Array) -> Callable[[Array], Array]:
        """The least-squares problem for `solve`, residuals over the levels (n,)."""

        def problem(values: Array) -> Array:
            J, r = self.linear(values)
            return triangle((J / level[:, None]).reshape(r.size, -1), (r / level).reshape(-1))

        return problem

    def linear(self, values: Array) -> tuple[Array, Array]:
        """Derivatives (s, n, p) and residuals (s, n) at a set of values."""
        steps = STEP * np.where(values == 0.0, 1.0, np.abs(values))
        moved = np.concatenate([values[None], values + np.diag(steps), values - np.diag(steps)])
        q = self.motions(moved)
        p = len(values)
        J = np.moveaxis((q[1 : p + 1] - q[p + 1 :]) / (2.0 * steps)[:, None, None], 0, -1)
        return J, q[0] - self.record.q

    def motions(self, values: Array) -> Array:
        """(r, s, n) coordinates at the instants of the record; NaN where a run ends before."""
        if self.delay is None:
            return self._motions(values, 0.0)
        found = np.empty((len(values), *self.record.q.shape))
        for delay in np.unique(values[:, -1]):
            mine = values[:, -1] == delay
            found[mine] = self._motions(values[mine], float(delay))
        return found

    def _motions(self, values: Array, delay: float) -> Array:
        record, n, p = self.record, len(self.chain.q_names), len(self.sought)
        qd = np.zeros((len(values), n))
        qd[:, self.moving] = values[:, p + n : p + n + len(self.moving)]
        signals = {key: given for key, given in self.signals.items() if given is not None}
        signals |= {key: (t + delay, table) for key, (t, table) in record.forces.items()}
        if record.inputs:
            late = {name: (t + delay, column) for name, (t, column) in record.inputs.items()}
            signals["inputs"] = {**signals.get("inputs", {}), **late}
        params = {name: values[:, k] for k, name in enumerate(self.sought)}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SimulationWarning)
            try:
                runs = simulate_many(
                    self.model, float(record.t[-1] - record.t[0]), q=values[:, p : p + n], qd=qd, params=params,
                    t0=float(record.t[0]), sample=record.t, rtol=self.rtol, **signals,
                )  # fmt: skip
            except SymgenError as error:
                if values.shape[0] > 1 or not np.isfinite(values).all():
                    raise
                raise IdentificationError(f"the motion of the chain's own values: {error}") from error
        return np.asarray(runs.q)


def _result(
    mechanism: Mechanism, record: _Record, runs: _Runs, solution: Solution, values: Array, left: Array, level: Array,
    data: Measurements,
) -> Result:  # fmt: skip
    chain = mechanism.chain
    keep = [runs.names.index(name) for name in solution.names]
    J, _ = runs.linear(values)
    weighted = J[:, :, keep] / level[:, None]
    covariance, remarks = solution.covariance, []
    rho = [lag_correlation(r, np.ones(len(r), bool)) for r in left.T]
    known = bool(np.isfinite(covariance).all())
    if (
        known
        and any(r * np.sqrt(count) > CERTAIN for r, count in rho)
        and np.any(level > 1e-8 * np.abs(record.q).max())
    ):
        scores = np.einsum("snp,sn->sp", weighted, left / level)
        spread = covariance @ long_run(scores) @ covariance
        grew = float(np.median(np.sqrt(np.diag(spread) / np.diag(covariance))))
        covariance = 0.5 * (spread + spread.T)
        each = ", ".join(f"{name} {r:.2f}" for name, (r, _) in zip(chain.q_names, rho, strict=True))
        remarks.append(
            f"Residuals are correlated from sample to sample ({each}): standard errors are those of Newey and West, "
            f"{grew:.2g} times those of independent residuals."
        )
    if not solution.settled:
        remarks.append("The iteration ended without a minimum: start nearer, or seek fewer parameters.")
    sigma = np.sqrt(np.diag(covariance))
    units = {parameter.name: parameter.unit or "" for parameter in chain.parameters}
    for joint in chain.moving:
        length = "m" if joint.type == "prismatic" else "rad"
        units |= {f"{joint.name}_start": length, f"{joint.name}_start_rate": f"{length}/s"}
    units["delay"] = "s"
    found = {
        f"parameters.{name}": Identified(float(value), float(error), None, "from a motion")
        for name, value, error in zip(solution.names, solution.values, sigma, strict=True)
        if name in runs.sought
    }
    own = parameter_defaults(chain)
    open_ = [_held(item, own.get(item.name)) for item in solution.held]
    more = "Measure a motion that depends on it more, or longer"
    open_ += [
        Undetermined(
            name, f"its standard error, {error:.3g}, is {error / max(abs(value), 1e-300):.2g} of its value", more
        )
        for name, value, error in zip(solution.names, solution.values, sigma, strict=True)
        if name in runs.sought and error > WEAK * abs(value)
    ]
    chi2 = float(np.sum((left / level) ** 2))
    rms = np.sqrt(np.mean(left**2, axis=0))
    table = [[name, f"{np.ptp(q):.4g}", f"{r:.3g}"] for name, q, r in zip(chain.q_names, record.q.T, rms, strict=True)]
    return Result(
        kind="motion", names=solution.names, values=solution.values,
        units=tuple(units[name] for name in solution.names), covariance=covariance, condition=solution.condition,
        residuals=left, chi2=chi2, degrees_of_freedom=left.size - len(solution.names), open=tuple(open_),
        chain=with_values(mechanism.written, found), remarks=(*remarks, *_left_open(data, solution)),
        tables={"Coordinates": (["joint", "range", "rms residual"], table)},
        figures=motion_figures(chain, record.t, record.q, record.q - left),
    )  # fmt: skip


def _left_open(data: Measurements, solution: Solution) -> tuple[str, ...]:
    held = [item.name for item in solution.held]
    if not held:
        return ()
    return (f"{data.source}: this motion does not determine {', '.join(held[:4])}{' and more' if held[4:] else ''}.",)


def _held(item: Dependence, value: float | None) -> Undetermined:
    at = "" if value is None else f"; held at {value:.6g}"
    if not item.others:
        return Undetermined(item.name, f"this motion does not depend on it{at}", "Measure a motion that does")
    words = f"this motion determines only a combination of it with {', '.join(item.others)}{at}"
    return Undetermined(
        item.name, words, f"Measure {item.name} by itself, or the force of a motion, or hold one of them"
    )
