"""Output error: the values with which simulated motions are nearest to measured ones, and what is said about them.

    minimise  sum over records, instants, columns of rho((simulated - measured)/sigma)

by `solve`, with the derivatives of `Simulated`. sigma is the noise of each column: given, or what the residuals say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.coloured import lag_correlation, long_run
from symgen.identify.figures import motion_figures
from symgen.identify.result import Figure, Result, Undetermined
from symgen.identify.simulated import Simulated
from symgen.identify.solve import Dependence, LossName, Solution, dependences, solve, triangle
from symgen.identify.write_back import Identified, with_values

__all__ = [
    "LOSSES",
    "Fitted",
    "Loss",
    "check_start",
    "first_levels",
    "fitted",
    "labels",
    "result",
    "solved",
    "without_effect",
]


CERTAIN = 4.0
"""Standard errors by which neighbouring residuals are correlated where errors follow Newey and West."""
RANK, LEAST = 1e-6, 1e-8
"""Share of a column of derivatives below which it depends on others, and share of the largest column below which it is
none, above the error of exact derivatives of runs with a tolerance of 1e-9."""
ROUGH_RANK, ROUGH_LEAST = 1e-3, 1e-5
"""Shares where derivatives are differences, ten times their error."""
WEAK = 0.5
"""Standard error over estimate above which a value is reported as undetermined."""
FINEST = 1e-9
"""Least noise, a share of a column's range, so that data without noise have weights."""
ROUNDS = 4
"""Fits at most, each with the noise and the determined parameters that the one before found."""
SETTLED = 0.01
"""Change of the noise between fits, a share, below which it has settled."""
MAD = 1.4826
"""Standard deviation of a normal distribution over its median absolute deviation."""


@dataclass(frozen=True, slots=True)
class Loss:
    """Robust loss rho(z), z = (r/(scale sigma))^2, by its name in SciPy, with its first two derivatives.

    `scale` leaves 95 % of the efficiency of least squares where errors are normal.
    """

    name: LossName
    scale: float
    first: Callable[[Array], Array]
    second: Callable[[Array], Array]


LOSSES = {
    "linear": Loss("linear", 1.0, np.ones_like, np.zeros_like),
    "huber": Loss(
        "huber", 1.345,
        lambda z: np.where(z <= 1.0, 1.0, np.maximum(z, 1.0) ** -0.5),
        lambda z: np.where(z <= 1.0, 0.0, -0.5 * np.maximum(z, 1.0) ** -1.5),
    ),
    "soft_l1": Loss("soft_l1", 1.345, lambda z: (1.0 + z) ** -0.5, lambda z: -0.5 * (1.0 + z) ** -1.5),
    "cauchy": Loss("cauchy", 2.385, lambda z: 1.0 / (1.0 + z), lambda z: -1.0 / (1.0 + z) ** 2),
}  # fmt: skip
"""Losses by name."""


@dataclass(frozen=True, eq=False)
class Fitted:
    """A minimum.

    Attributes:
        solution: its covariance is that of the estimates.
        values: (p,), those that are held included.
        level: standard deviation of each column's noise.
        rows: for each record J (s, c, p) and residuals (s, c), simulated less measured.
        cost: sum of psi r, chi2 where the loss is that of least squares.
        remarks: about errors.
    """

    solution: Solution
    values: Array
    level: Mapping[str, float]
    rows: list[tuple[Array, Array]]
    cost: float
    remarks: tuple[str, ...] = ()

    @property
    def certain(self) -> bool:
        """A minimum inside the bounds, with white residuals, at which all is determined."""
        return self.solution.settled and not (self.solution.held or self.solution.bound or self.remarks)


def labels(runs: Simulated) -> list[tuple[str, ...]]:
    """The names of each record's columns, `q_elbow`."""
    names = runs.mechanism.q_names
    return [tuple(f"{kind}_{names[place]}" for kind, place in record.columns) for record in runs.records]


def first_levels(runs: Simulated) -> dict[str, float]:
    """The range of each column over all records, as its noise before one is known; 1 where it does not move."""
    seen: dict[str, list[Array]] = {}
    for record, names in zip(runs.records, labels(runs), strict=True):
        for name, column in zip(names, record.measured.T, strict=True):
            seen.setdefault(name, []).append(column)
    return {name: float(np.ptp(np.concatenate(parts))) or 1.0 for name, parts in seen.items()}


def solved(
    runs: Simulated, start: Array, level: Mapping[str, float], *, largest: float = np.inf,
    bounds: tuple[Array, Array] | None = None, loss: Loss = LOSSES["linear"],
    held: tuple[Dependence, ...] | None = None, margins: Sequence[tuple[int, int]] = (),
) -> tuple[Solution, Array]:  # fmt: skip
    """The minimum from a start for a given noise, and all values with it."""
    rank, least = (ROUGH_RANK, ROUGH_LEAST) if runs.by_differences else (RANK, LEAST)
    found = solve(
        lambda values: _rows(runs, values, level), runs.names, start, largest=largest, held=held, rank=rank,
        least=least, bounds=bounds, loss=loss.name, loss_scale=loss.scale, margins=margins,
    )  # fmt: skip
    values = start.copy()
    values[[runs.names.index(name) for name in found.names]] = found.values
    return found, values


def _rows(runs: Simulated, values: Array, level: Mapping[str, float]) -> Array:
    """[J | r] over the noise, rows of all records."""
    rows = []
    for (J, r), names in zip(runs.linear(values), labels(runs), strict=True):
        weights = np.array([level[name] for name in names])
        whole = np.concatenate([J, r[:, :, None]], axis=2) / weights[:, None]
        rows.append(whole.reshape(-1, whole.shape[2]))
    return np.concatenate(rows)


def without_effect(runs: Simulated, at: Array) -> tuple[list[int], float]:
    """Positions of the values that the motion does not depend on, and the sum of squares; NaN where a run fails."""
    rows = _rows(runs, at, first_levels(runs))
    size = np.linalg.norm(rows[:, :-1], axis=0) * np.where(at == 0.0, 1.0, np.abs(at))
    least = ROUGH_LEAST if runs.by_differences else LEAST
    return np.flatnonzero(size <= least * size.max(initial=0.0)).tolist(), float(np.sum(rows[:, -1] ** 2))


def fitted(
    runs: Simulated, start: Array, noise: Mapping[str, float], *, largest: float = np.inf,
    bounds: tuple[Array, Array] | None = None, loss: Loss = LOSSES["linear"],
    margins: Sequence[tuple[int, int]] = (),
) -> Fitted:  # fmt: skip
    """The minimum from a start; the noise that is not given, and what is determined, are found with it.

    Args:
        runs: at whose start all runs last.
        start: (p,).
        noise: standard deviations that are given, by column.
        largest, bounds, margins: see `solve`.
        loss: needs the noise, which a fit of least squares estimates first.

    Raises:
        IdentificationError: nothing changes the motion.
    """
    names = [name for each in labels(runs) for name in each]
    level, values = first_levels(runs) | {name: noise[name] for name in names if name in noise}, start
    finest = {name: FINEST * size for name, size in first_levels(runs).items()}
    robust, iterations = LOSSES["linear"], 0
    held: tuple[Dependence, ...] | None = None
    unknown = [name for name in level if name not in noise]
    for _ in range(ROUNDS):
        solution, values = solved(
            runs, values, level, largest=largest, bounds=bounds, loss=robust, held=held, margins=margins
        )
        iterations += solution.iterations
        before, level = level, _levels(runs, values, level, noise, finest, solution, loss.name != "linear")
        rank, least = (ROUGH_RANK, ROUGH_LEAST) if runs.by_differences else (RANK, LEAST)
        T = _rows(runs, values, level)
        size = np.where((values == 0.0) | (start == 0.0), 1.0, np.abs(values))  # a start of zero has no magnitude
        held = dependences(triangle(T[:, :-1], T[:, -1]), size, runs.names, rank, least)
        ratios = [level[name] / before[name] for name in unknown] or [1.0]
        if loss.name == "linear":  # one factor for all columns changes nothing
            steady = max(ratios) <= (1.0 + SETTLED) * min(ratios)
        else:
            steady = robust is loss and max(abs(ratio - 1.0) for ratio in ratios) < SETTLED
        if steady and {item.name for item in held} == {item.name for item in solution.held}:
            break
        robust = loss
    return _with_errors(runs, solution, values, level, loss, iterations, shown=not unknown)


def _levels(
    runs: Simulated, values: Array, level: Mapping[str, float], noise: Mapping[str, float],
    finest: Mapping[str, float], solution: Solution, robust: bool,
) -> dict[str, float]:  # fmt: skip
    """The noise that residuals show, by column."""
    left: dict[str, list[Array]] = {}
    for (_, r), names in zip(runs.linear(values), labels(runs), strict=True):
        for name, column in zip(names, r.T, strict=True):
            left.setdefault(name, []).append(column)
    count = sum(len(part) for parts in left.values() for part in parts)
    share = np.sqrt(count / max(1, count - len(solution.names)))
    found = {}
    for name, parts in left.items():
        whole = np.concatenate(parts)
        size = MAD * np.median(np.abs(whole)) if robust else np.sqrt(np.mean(whole**2))
        found[name] = noise.get(name, max(float(size * share), finest[name]))
    return {name: found[name] for name in level}


def _with_errors(
    runs: Simulated, solution: Solution, values: Array, level: Mapping[str, float], loss: Loss, iterations: int,
    shown: bool,
) -> Fitted:  # fmt: skip
    """The minimum with the covariance of its estimates: sandwich of the loss, of correlated residuals.

    Without degrees of freedom residuals do not show the noise; unless it is given (`shown`), there are no errors.
    """
    free = [runs.names.index(name) for name in solution.names]
    loose = [k for k, name in enumerate(solution.names) if name not in solution.bound]
    rows, remarks = runs.linear(values), list[str]()
    whole = _rows(runs, values, level)
    J, r = whole[:, free][:, loose], whole[:, -1]
    z = (r / loss.scale) ** 2
    psi, slope = r * loss.first(z), loss.first(z) + 2.0 * z * loss.second(z)
    cost = float(np.sum(r * psi))
    scale = np.where(values == 0.0, 1.0, np.abs(values))[free][loose]
    inverse = np.linalg.pinv(J * scale)
    covariance = inverse @ inverse.T * np.outer(scale, scale)
    if loss.name != "linear":  # Huber 1981, eq. (6.5) of chapter 7
        covariance *= np.mean(psi**2) / np.mean(slope) ** 2
    if len(whole) <= len(free) and not shown:
        covariance = np.full_like(covariance, np.nan)
        remarks.append(
            f"{len(free)} parameters and {len(whole)} numbers measured leave no residuals that would show the noise: "
            "there are no standard errors; give noise, or measure more."
        )
    found, grew = _correlated(runs, values, covariance, free, loose, level)
    if grew:
        covariance = found
        remarks.append(grew)
    errors = np.full((len(free), len(free)), np.nan)
    errors[np.ix_(loose, loose)] = covariance
    solution = Solution(
        solution.names, solution.values, errors, solution.condition, solution.chi2, solution.held, solution.settled,
        solution.bound, iterations,
    )  # fmt: skip
    return Fitted(solution, values, level, rows, cost, tuple(remarks))


def _correlated(
    runs: Simulated, values: Array, covariance: Array, free: list[int], loose: list[int], level: Mapping[str, float]
) -> tuple[Array, str]:
    """The covariance by Newey and West, and a sentence, where neighbouring residuals are correlated."""
    total, each, certain = np.zeros_like(covariance), dict[str, float](), False
    for record, (J, r), names in zip(runs.records, runs.linear(values), labels(runs), strict=True):
        weights = np.array([level[name] for name in names])
        scores = np.einsum("scp,sc->sp", J[:, :, free][:, :, loose] / weights[:, None], r / weights)
        for name, column in zip(names, r.T, strict=True):
            rho, count = lag_correlation(column, np.ones(len(column), bool))
            each[name] = rho
            loud = np.abs(column).max() > 1e-8 * np.abs(record.measured).max()
            certain |= bool(loud and rho * np.sqrt(count) > CERTAIN)
        if len(scores) > 2:
            total += long_run(scores)
    if not certain or not np.isfinite(covariance).all():
        return covariance, ""
    spread = covariance @ total @ covariance
    grew = float(np.median(np.sqrt(np.diag(spread) / np.diag(covariance))))
    words = ", ".join(f"{name} {rho:.2f}" for name, rho in each.items())
    return 0.5 * (spread + spread.T), (
        f"Residuals are correlated from sample to sample ({words}): standard errors are those of Newey and West, "
        f"{grew:.2g} times those of independent residuals."
    )


def result(
    runs: Simulated, found: Fitted, *, places: Mapping[str, str], shown: Mapping[str, str], units: Mapping[str, str],
    noise_known: bool, source: str, remarks: tuple[str, ...] = (),
) -> Result:  # fmt: skip
    """The result of a minimum.

    Args:
        runs, found: of it.
        places: name of a value -> the chain's parameter that it is; others are no part of the chain.
        shown: name of a value -> its name in the result, where that is another.
        units: name of a value -> its unit.
        noise_known: the noise of all columns was given.
        source: of the data, for remarks.
        remarks: further ones.
    """
    solution = found.solution
    said = {name: shown.get(name, name) for name in runs.names}
    sigma = np.sqrt(np.diag(solution.covariance))
    each = list(zip(solution.names, solution.values.tolist(), sigma.tolist(), strict=True))
    write = {
        f"parameters.{places[name]}": Identified(value, None if np.isnan(s) else s, None, "from a motion")
        for name, value, s in each
        if name in places
    }
    kept = dict(zip(runs.names, found.values.tolist(), strict=True))
    write |= {
        f"parameters.{places[item.name]}": Identified(kept[item.name], chosen=True)
        for item in solution.held
        if item.others and item.name in places
    }
    open_ = [_held(item, said, kept[item.name]) for item in solution.held]
    more = "Measure a motion that depends on it more, or longer"
    for name, value, s in each:
        if name in solution.bound:
            words = f"it ended at its bound, {value:.6g}, and has no standard error there"
            open_.append(Undetermined(said[name], words, "Widen the bounds, or hold it there"))
        elif name in places and s > WEAK * abs(value):
            words = f"its standard error, {s:.3g}, is {s / max(abs(value), 1e-300):.2g} of its value"
            open_.append(Undetermined(said[name], words, more))
    notes = [*remarks, *found.remarks]
    if not solution.settled:
        notes.append("The iteration ended without a minimum: start nearer, or seek fewer parameters.")
    if runs.by_differences:
        notes.append(f"Derivatives are central differences, since exact ones do not exist here: {runs.by_differences}.")
    elif runs.grazed:
        notes.append(f"Derivatives of some runs are central differences: {runs.grazed}.")
    if lost := [said[item.name] for item in solution.held]:
        notes.append(
            f"{source}: this motion does not determine {', '.join(lost[:4])}{' and more' if lost[4:] else ''}."
        )
    residuals, table, figures = _residuals(runs, found)
    count = int(np.isfinite(residuals).sum())
    return Result(
        kind="motion", names=tuple(said[name] for name in solution.names), values=solution.values,
        units=tuple(units.get(name, "") for name in solution.names), covariance=solution.covariance,
        condition=solution.condition, residuals=residuals, chi2=found.cost, degrees_of_freedom=count - len(each),
        open=tuple(open_), chain=with_values(runs.mechanism.written, write), noise_known=noise_known,
        remarks=tuple(notes), tables={"Coordinates": (["column", "range", "rms residual"], table)}, figures=figures,
        iterations=solution.iterations, settled=solution.settled,
        bound=tuple(said[name] for name in solution.bound),
    )  # fmt: skip


def _residuals(runs: Simulated, found: Fitted) -> tuple[Array, list[list[str]], tuple[Figure, ...]]:
    """Measured less simulated (rows of all records, columns of any), their table, and pictures."""
    every = list(dict.fromkeys(name for names in labels(runs) for name in names))
    parts, seen, figures, n = [], [], list[Figure](), len(runs.mechanism.q_names)
    for record, (_, r), names in zip(runs.records, found.rows, labels(runs), strict=True):
        part, whole = np.full((len(record.t), len(every)), np.nan), np.full((len(record.t), len(every)), np.nan)
        places = [every.index(name) for name in names]
        part[:, places], whole[:, places] = -r, record.measured
        parts.append(part)
        seen.append(whole)
        coordinates = [record.columns.index(("q", k)) for k in range(n) if ("q", k) in record.columns]
        if len(coordinates) == n:
            measured, left = record.measured[:, coordinates], r[:, coordinates]
            figures += motion_figures(runs.mechanism.chain, record.t, measured, measured + left)
    residuals, measured = np.concatenate(parts), np.concatenate(seen)
    rms = np.sqrt(np.nanmean(residuals**2, axis=0))
    table = [
        [name, f"{np.nanmax(column) - np.nanmin(column):.4g}", f"{size:.3g}"]
        for name, column, size in zip(every, measured.T, rms, strict=True)
    ]
    return residuals, table, tuple(figures)


def _held(item: Dependence, said: Mapping[str, str], value: float | None) -> Undetermined:
    name, at = said[item.name], "" if value is None else f"; held at {value:.6g}"
    null = tuple((said[other], change) for other, change in item.null)
    if not item.others:
        return Undetermined(name, f"this motion does not depend on it{at}", "Measure a motion that does", null)
    vector = ", ".join(f"{other} {change:+.4g}" for other, change in null)
    words = (
        f"this motion determines only a combination of it with {', '.join(said[other] for other in item.others)}{at}; "
        f"null vector: {vector}"
    )
    experiment = f"Measure {name} by itself, or the force of a motion, or hold one of them"
    return Undetermined(name, words, experiment, null)


def check_start(runs: Simulated, start: Array, bounds: tuple[Array, Array]) -> None:
    """Raises IdentificationError where a guess is outside its bounds, or a run fails there."""
    for name, value, low, high in zip(runs.names, start, *bounds, strict=True):
        if not low <= value <= high:
            raise IdentificationError(f"bounds: {name} begins at {value:.6g}, outside {low:.6g} to {high:.6g}")
    runs.checked(start)
