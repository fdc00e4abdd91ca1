"""`symgen.fit`: parameters, gains and starts with which simulated motions are nearest to measured ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from scipy.stats import qmc

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression, Name
from symgen.describe.mechanism import Mechanism
from symgen.describe.records import Parameter
from symgen.describe.values import Paths, map_values, values
from symgen.errors import ArgumentError, IdentificationError, IdentificationWarning, warn
from symgen.identify.data import Data, Measurements, read_measurements
from symgen.identify.measured_run import compared, with_acting
from symgen.identify.output_error import LOSSES, Fitted, check_start, fitted, labels, result
from symgen.identify.result import Result
from symgen.identify.roused import level_margins, roused
from symgen.identify.simulated import DELAY, Record, Simulated
from symgen.model.model import Model
from symgen.pipeline import build_model
from symgen.pipeline.load import as_mechanism

__all__ = ["fit"]


SPREAD = 2.0
"""Further starts lie between a value over this and times this, where its bounds leave room."""
KINDS = ("q", "qd", "tau")
"""Kinds of columns that are fitted."""
OTHERS = "nor where they are scaled: a joint that never moves, or forces that do not act, say nothing of them"
SAME = 1e-6
"""Share by which sums of squares of one minimum differ."""
PER_RUN = ("q", "qd", "tau", "inputs", "states", "constants", "params", "t0", "hold", "rtol", "atol")
"""Arguments of `simulate` that runs may be given."""


def fit(
    model: Model | Chain | str | Path,
    data: Data | Sequence[Data],
    parameters: Sequence[str] | Mapping[str, float],
    *,
    bounds: Mapping[str, tuple[float | None, float | None]] | None = None,
    noise: Mapping[str, float] | None = None,
    loss: str = "linear",
    starts: int = 8,
    runs: Sequence[Mapping[str, Any]] = (),
    description: Any = None,
    q: Any = None,
    qd: Any = None,
    params: Any = None,
    t0: float = 0.0,
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    constants: Any = None,
    hold: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
) -> Result:
    """Parameters, gains and starts with which simulated motions are nearest to measured ones.

    Least squares in a trust region, with the exact derivatives of runs through stick, slip and impacts
    (`simulate(..., sensitivities=)`). A run that has no derivatives is differentiated by central differences, and a
    remark says so.

    Args:
        model: from `build_model`; or the chain, or the path of its file.
        data: measured runs, one or a list: each the path of a table, or a mapping with `t` and any of `q_<joint>`,
            `qd_<joint>`, `tau_<joint>`, or `q`, `qd`, `tau` of all joints. Columns of tau, and those with the names of
            the chain's inputs, act on the simulated motion; but forces of joints that the argument `tau` supplies, as a
            controller does, and of the drives of prescribed joints, are fitted like coordinates.
        parameters: names, as `sensitivities` of `simulate` takes them: run-time parameters of the chain, fields
            (`"elbow.friction.static"`), `constants`, starts (`"q0.elbow"`, `"qd0.elbow"`, `"x0.e"`; of one run alone
            `"q0.elbow[1]"`, runs counted from 0), and `"tables.times"`, a delay of all tables of tau and inputs, s. A
            mapping gives first guesses; otherwise they are the present values.
        bounds: name -> (lower, upper); None for no bound.
        noise: standard deviation of a column, or of `q`, `qd` or `tau`; without it the residuals say how large it is.
        loss: `"linear"` (squares), `"huber"`, `"soft_l1"` or `"cauchy"`, for data with outliers.
        starts: first guesses at most, since events change their order between a guess and the minimum. Another one is
            tried, within the bounds and between half and twice the first, until a fit ends with white residuals and
            everything determined; the best one counts. Where the motion of the first does not depend on a value, since
            a joint never slips, say, the next is one where it does, by scaling, and others lie around that.
        runs: for each run, arguments of its own in place of those below.
        description: see `symgen.identify.description`, of all runs.
        q, qd, params, t0, tau, inputs, states, constants, hold, rtol, atol: as `simulate` takes them. All runs begin
            at `t0`, not at their first row.

    Returns:
        Estimates with standard errors by name; `open` names what the motions leave undetermined, with null vectors;
        `chain` has the estimates; `report()`.

    Raises:
        IdentificationError: a name that is unknown or constant; data of wrong lengths; a guess outside its bounds or
            with which a run fails; nothing changes the motion.

    Warns:
        IdentificationWarning: the motion does not depend on a parameter.

    Example:
        >>> import numpy as np, symgen
        >>> t = np.linspace(0.0, 2.0, 101)
        >>> swing = symgen.simulate("examples/pendulum.yaml", 2.0, q=[1.0], params={"L": 0.8}, sample=t)
        >>> found = symgen.fit("examples/pendulum.yaml", {"t": t, "q": swing.q}, ["L"], q=[1.0])
        >>> round(found.estimates["L"], 8)
        0.8
    """
    names, guesses = _names(parameters)
    if loss not in LOSSES:
        raise IdentificationError(f"loss: {loss!r:.40} is none of {', '.join(LOSSES)}")
    if not isinstance(starts, int) or isinstance(starts, bool) or starts < 1:
        raise IdentificationError(f"starts: a number from 1 is wanted, not {starts!r:.40}")
    built, mechanism, places = _model(model, names)
    shared = {
        "q": q, "qd": qd, "params": params, "t0": t0, "tau": tau, "inputs": inputs, "states": states,
        "constants": constants, "hold": hold, "rtol": rtol, "atol": atol,
    }  # fmt: skip
    several = isinstance(data, list | tuple)
    measured = [read_measurements(one, description) for one in (data if several else [data])]
    if not measured or (runs and len(runs) != len(measured)):
        raise IdentificationError(f"runs: {len(runs)} are described, and data are given of {len(measured)}")
    records = [
        replace(_record(mechanism, one, _arguments(shared, own, k)), number=k)
        for k, (one, own) in enumerate(zip(measured, runs or [{}] * len(measured), strict=True))
    ]
    motions = Simulated(built, mechanism, tuple(places.get(name, name) for name in names), tuple(records))
    first = motions.own({places.get(name, name): value for name, value in guesses.items()})
    limits = _limits(bounds, names)
    check_start(motions, first, limits)
    sigma = _noise(noise, measured, labels(motions))
    margins = level_margins(mechanism, motions.names)

    def fit_from(start: Array) -> Fitted:
        return fitted(motions, start, sigma, bounds=limits, loss=LOSSES[loss], margins=margins)

    other = roused(motions, first, limits, margins) if starts > 1 else None
    guesses_at = _starts(first if other is None else other.start, limits, starts - (other is not None), margins)
    best, tried = _best(motions, guesses_at if other is None else [first, *guesses_at], fit_from, starts > 1)
    best = _as_guessed(motions, best, first, limits, fit_from)
    remarks = [f"Found from the best of {tried} first guesses."] if tried > 1 else []
    shown = {place: name for name, place in places.items()}
    if other is not None and tried > 1:
        remarks.insert(0, other.words(shown))
    idle = [shown.get(item.name, item.name) for item in best.solution.held if not item.others]
    if idle:
        warn(IdentificationWarning(f"fit: the motion does not depend on {', '.join(idle)}; kept as given"))
    units = {p.name: p.unit or "" for p in mechanism.parameters} | {DELAY: "s"}
    written = {p.name: p.name for p in mechanism.parameters if p.name in motions.names}
    known = all(name in sigma for each in labels(motions) for name in each)
    return result(
        motions, best, places=written, shown=shown, units=units, noise_known=known,
        source=measured[0].source, remarks=tuple(remarks),
    )  # fmt: skip


def _best(
    motions: Simulated, guesses: Iterable[Array], fit_from: Callable[[Array], Fitted], several: bool
) -> tuple[Fitted, int]:
    """The best of fits from first guesses, which are tried until one is certain, and the number of those tried.

    Raises:
        IdentificationError: all fail; the first failure counts, with a remark where `several` might have been tried.
    """
    best, failure, tried = None, None, 0
    for start in guesses:
        tried += 1
        try:
            found = fit_from(start)
        except IdentificationError as error:
            failure = failure or error
            continue
        best = found if best is None or _better(motions, found, best) else best
        if found.certain:
            break
    if best is None:
        assert failure is not None
        raise IdentificationError(f"{failure}; {OTHERS}") if several else failure
    return best, tried


def _names(parameters: Any) -> tuple[list[str], dict[str, float]]:
    guesses = dict(parameters) if isinstance(parameters, Mapping) else {}
    names = [parameters] if isinstance(parameters, str) else list(parameters)
    if not names or not all(isinstance(name, str) for name in names):
        raise IdentificationError(f"parameters: names are wanted, not {parameters!r:.60}")
    if twice := [name for k, name in enumerate(names) if name in names[:k]]:
        raise IdentificationError(f"parameters: {twice[0]!r} stands twice")
    for name, value in guesses.items():
        if not isinstance(value, int | float) or isinstance(value, bool) or not np.isfinite(value):
            raise IdentificationError(f"parameters: {name}: a number is wanted as first guess, not {value!r:.40}")
    return names, {name: float(value) for name, value in guesses.items()}


def _model(given: Any, names: Sequence[str]) -> tuple[Model, Mechanism, dict[str, str]]:
    """The model, its mechanism, and field -> the run-time parameter that stands in its place."""
    mechanism = given.description.mechanism if isinstance(given, Model) else as_mechanism(given)
    if mechanism is None:
        raise ArgumentError("model: it was not made by build_model; pass the chain")
    chain = mechanism.written
    shown = Paths(chain)
    paths = {shown.shown(path).removeprefix("joints."): (path, expression) for path, expression in values(chain)}
    known = {p.name: p.constant for p in chain.parameters}
    fields: dict[str, tuple[str, Expression]] = {}
    places: dict[str, str] = {}
    taken = {*known, *chain.input_names, *chain.q_names}
    for name in names:
        if name in known or (found := paths.get(name.removeprefix("joints."))) is None:
            continue
        path, expression = found
        if isinstance(expression, Name) and known.get(expression.name) is False:
            places[name] = expression.name
            continue
        own = re.sub(r"\W+", "_", name.removeprefix("joints.")).strip("_")
        while own in taken:
            own += "_fitted"
        taken.add(own)
        fields[path], places[name] = (own, expression), own
    if len(set(places.values())) < len(places) or set(places.values()) & set(names):
        raise IdentificationError("parameters: a field and the parameter in it are both named; leave one of them out")
    if not fields:
        return (given if isinstance(given, Model) else build_model(mechanism.authored)), mechanism, places
    changed = map_values(chain, lambda path, x: Name(fields[path][0]) if path in fields else x)
    more = tuple(Parameter(own, expression) for own, expression in fields.values())
    varied = as_mechanism(replace(changed, parameters=(*chain.parameters, *more)))
    return build_model(varied.authored), varied, places


def _arguments(shared: Mapping[str, Any], own: Mapping[str, Any], number: int) -> dict[str, Any]:
    if unknown := [key for key in own if key not in PER_RUN]:
        raise IdentificationError(f"runs[{number}]: {unknown[0]!r:.40} is none of {', '.join(PER_RUN)}")
    return {key: value for key, value in {**shared, **own}.items() if value is not None}


def _record(mechanism: Mechanism, data: Measurements, arguments: dict[str, Any]) -> Record:
    """A run's record; its columns of forces and inputs act where the arguments give none."""
    t, there = data.column("t"), np.flatnonzero(~data.missing)
    begin = float(arguments.get("t0", 0.0))
    if not len(there) or t[there[0]] < begin or t[there[-1]] <= begin:
        raise IdentificationError(f"{data.source}: instants from t0 = {begin:.6g} on are wanted; `t0` moves the start")
    columns, measured = compared(mechanism, data, arguments.get("tau"))
    return Record(t[there], columns, measured[there], with_acting(mechanism, data, arguments))


def _limits(bounds: Any, names: Sequence[str]) -> tuple[Array, Array]:
    given = dict(bounds or {})
    if unknown := [name for name in given if name not in names]:
        raise IdentificationError(f"bounds: {unknown[0]!r:.60} is not among the parameters {', '.join(names)}")
    found = np.tile([[-np.inf], [np.inf]], len(names))
    for name, pair in given.items():
        if not isinstance(pair, Sequence) or len(pair) != 2:
            raise IdentificationError(f"bounds: {name}: a pair (lower, upper) is wanted, not {pair!r:.40}")
        for side, bound in enumerate(pair):
            if bound is not None:
                found[side, names.index(name)] = float(bound)
        low, high = found[:, names.index(name)]
        if not low < high:
            raise IdentificationError(f"bounds: {name}: {low:.6g} is not below {high:.6g}")
    return found[0], found[1]


def _noise(noise: Any, measured: Sequence[Measurements], columns: Sequence[tuple[str, ...]]) -> dict[str, float]:
    """Standard deviations that are given, by column: by argument, else by the data's description."""
    given, known = dict(noise or {}), {name for each in columns for name in each}
    if unknown := [name for name in given if name not in known and name not in KINDS]:
        every = ", ".join((*KINDS, *sorted(known)))
        raise IdentificationError(f"noise: {unknown[0]!r:.60} is none of {every}")
    for name, value in given.items():
        if not isinstance(value, int | float) or not 0.0 < value < np.inf:
            raise IdentificationError(f"noise: {name}: a positive number is wanted, not {value!r:.40}")
    found = {}
    for data, each in zip(measured, columns, strict=True):
        for name in each:
            kind, joint = name.split("_", 1)
            value = given.get(name, given.get(kind, data.noise(kind, joint)))
            if value is not None:
                found[name] = float(value)
    return found


def _starts(first: Array, limits: tuple[Array, Array], count: int, margins: Sequence[tuple[int, int]]) -> list[Array]:
    """The first guess, and points of a Halton sequence around it, static levels above kinetic ones."""
    found = [first]
    if count > 1:
        low, high = np.minimum(first / SPREAD, first * SPREAD), np.maximum(first / SPREAD, first * SPREAD)
        low, high = np.maximum(low, limits[0]), np.minimum(high, limits[1])
        points = qmc.Halton(len(first), scramble=False)
        points.fast_forward(1)
        found += list(low + points.random(count - 1) * (high - low))
        for start in found[1:]:
            for larger, smaller in margins:
                above = start[smaller] + abs(start[larger] - start[smaller])
                start[larger] = np.clip(above, limits[0][larger], limits[1][larger])
    return found


def _as_guessed(
    runs: Simulated, best: Fitted, first: Array, limits: tuple[Array, Array], fit: Callable[[Array], Fitted]
) -> Fitted:
    """The minimum at the first guess of what the data determine only in combination, not at a later start's."""
    start = best.values.copy()
    for item in best.solution.held:
        k = runs.names.index(item.name)
        for name, change in item.null if item.others else ():
            start[runs.names.index(name)] += change * (first[k] - best.values[k])
    start = np.clip(start, *limits)
    if np.array_equal(start, best.values):
        return best
    try:
        found = fit(start)
    except IdentificationError:
        return best
    here, there = _costs(runs, found, best)
    return found if here <= there * (1.0 + SAME) else best


def _costs(runs: Simulated, found: Fitted, best: Fitted) -> tuple[float, float]:
    """Sums of squares of two fits over the noise of the second."""
    costs = []
    for each in (found, best):
        weights = [np.array([best.level[name] for name in names]) for names in labels(runs)]
        costs.append(sum(float(np.sum((r / w) ** 2)) for (_, r), w in zip(each.rows, weights, strict=True)))
    return costs[0], costs[1]


def _better(runs: Simulated, found: Fitted, best: Fitted) -> bool:
    """True when a fit is better: by the sum of squares over the noise of the best so far."""
    here, there = _costs(runs, found, best)
    return here < there
