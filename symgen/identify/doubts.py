"""Faults of records that residuals show: forces that are late, channels of another sense.

A fault is looked for by fitting again with its remedy: forces moved in time, a coordinate or a force with the other
sign, a coordinate in degrees. What lowers the residuals by far is named; nothing is mended without being asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import median_filter, uniform_filter1d

from symgen.arrays import Array
from symgen.identify.coloured import lag_correlation
from symgen.identify.fit import FAR, robust_levels
from symgen.identify.problem import Problem
from symgen.identify.samples import Samples

__all__ = ["doubts_of_forces"]

Mask = NDArray[np.bool_]

REACH, LAG_ROWS, MEDIAN = 40, 6000, 5
"""Sample times of the longest delay that is tried, samples that are looked at, and those of the median filter."""
CLEAR, EXPLAINED, SHORTEST = 4.0, 0.9, 1.0
"""Standard errors by which a delay is better than none, counted in independent samples; the share of the squares that
remains where its slope alone is looked at, at most; and the smallest delay that is told, in sample times."""
CHANCE = 3.0
"""Standard deviations of the squares of other samples' noise, by which a sum must fall as well."""
ALONE = 1.2
"""Gain of one late force over that of all together where it is told of one."""
SMOOTHED, CERTAIN = 25, 10.0
"""Samples over which forces are averaged where loads and losses leave the estimate of a delay to the slope of the
force, so that steps are as wide as a delay; and standard errors by which it then differs from zero."""

POOR, CURED = 0.05, 0.2
"""Root mean square of the residuals, over the largest force, above which channels are doubted; and what it falls to, of
itself, where a channel is named."""
CHANNEL_ROWS = 2000
"""Samples of such a fit."""
DEGREES = float(np.rad2deg(1.0))


def doubts_of_forces(problem: Problem, samples: Samples, residuals: Array, timed: bool) -> list[str]:
    """Remarks about channels of another sense or unit, or about delays.

    Args:
        problem: that was solved.
        samples: that were fitted.
        residuals: (s, n) measured minus predicted.
        timed: the samples follow each other in time, so that forces can be late.
    """
    used = samples.clear & (samples.mode != 0.0)
    level = robust_levels(residuals, used)
    clipped = np.where(used, np.clip(residuals, -FAR * level, FAR * level), 0.0)
    channels = list(_channels(problem, samples, residuals, used))
    return channels or ([] if not timed else list(_lateness(problem, samples, clipped, samples.tau - residuals, used)))


def _lateness(problem: Problem, samples: Samples, r: Array, predicted: Array, used: Mask) -> Iterator[str]:
    """Sentences about forces that come after, or before, those of the motion."""
    names, h = problem.chain.q_names, _sample_time(samples)
    if h is None:
        return
    if not problem.extras:
        found = _best_delay(problem, samples, r, used, h)
        if found is not None:
            i, delay = found
            whose = "The measured forces look" if i is None else f"The measured force of {names[i]} looks"
            column = "tau" if i is None else f"tau_{names[i]}"
            word = "late" if delay > 0.0 else "early"
            yield (
                f"{whose} {word} by about {abs(1e3 * delay):.3g} ms: moved by that, they fit better. Inertias and "
                f"friction are falsified by it; `delay: {{{column}: {delay:.3g}}}` in the YAML beside the data, or as "
                "`description`, moves them."
            )
        return
    for i, name in enumerate(names):
        lag = _slope_delay(samples, predicted[:, i], r[:, i], used[:, i], h)
        if lag is not None:
            word = "late" if lag > 0.0 else "early"
            yield (
                f"The measured forces of {name} look {word} by about {abs(1e3 * lag):.2g} ms or more: their "
                "residuals follow the rate of the force. Inertias and friction are falsified by it; `delay` in the "
                "YAML beside the data moves them."
            )


def _sample_time(samples: Samples) -> float | None:
    """The usual step of t; None for few or unordered samples."""
    steps = np.diff(samples.t)
    return None if len(steps) < 100 or np.any(steps <= 0.0) else float(np.median(steps))


def _best_delay(problem: Problem, samples: Samples, r: Array, used: Mask, h: float) -> tuple[int | None, float] | None:
    """Joint (None: all) and seconds of the delay with the least sum of squares, where it is far less than without.

    The regressors stay, and forces at other instants are further right-hand sides of the same equations. A median
    filter takes spikes from the forces and leaves steps where they are.
    """
    n = samples.tau.shape[1]
    runs = np.split(np.arange(len(samples)), np.flatnonzero(np.abs(np.diff(samples.t) - h) > 0.5 * h) + 1)
    longest = max(runs, key=len)[:LAG_ROWS]
    inner, r, mask = samples.part(longest), r[longest], used[longest].copy()
    tau = median_filter(inner.tau, (MEDIAN, 1))
    t, lags = inner.t, h * np.arange(-REACH, REACH + 1)
    mask[:REACH] = mask[len(mask) - REACH :] = False
    if mask.sum() < 10 * problem.wanted:
        return None
    level = np.sqrt(np.mean(r**2, axis=0))
    level = np.where(level > 0.0, level, 1.0)
    J = np.concatenate([block.slopes(problem.start())[1] for _, block in problem.rows(inner)], axis=2)
    known = np.concatenate([block.given() for _, block in problem.rows(inner)], axis=1).T

    def equation(values: Array) -> Array:
        return np.asarray(((values - known) / level)[mask])

    columns = np.stack([(column.T / level)[mask] for column in J], axis=1)
    size = np.linalg.norm(columns, axis=0)
    Q, R = np.linalg.qr(columns / np.where(size > 0.0, size, 1.0))
    Q = Q[:, np.abs(np.diag(R)) > 1e-9]
    moved = np.stack([np.stack([np.interp(t + lag, t, tau[:, i]) for i in range(n)], axis=1) for lag in lags])

    def squares(joint: int | None) -> Array:
        sides = []
        for at in moved:
            values = at
            if joint is not None:
                values = tau.copy()
                values[:, joint] = at[:, joint]
            sides.append(equation(values))
        b = np.stack(sides, axis=1)
        return np.asarray(np.sum(b**2, axis=0) - np.sum((Q.T @ b) ** 2, axis=0))

    rho = max(lag_correlation(column, used)[0] for column, used in zip(r.T, mask.T, strict=True))
    independent = len(columns) * (1.0 - rho) / (1.0 + rho) if rho > 0.0 else len(columns)
    best: tuple[int | None, float] | None = None
    most = CLEAR**2
    for joint in (None, *(range(n) if n > 1 else ())):
        found = squares(joint)
        k = int(np.argmin(found))
        gain = independent * (found[len(lags) // 2] / found[k] - 1.0) if found[k] > 0.0 else 0.0
        side = mask if joint is None else mask[:, [joint]]
        other = np.count_nonzero(side != np.roll(side, k - REACH, axis=0))  # samples whose noise comes or goes
        chance = CHANCE * np.sqrt(2.0 * other) * independent / len(columns)
        if 0 < k < len(lags) - 1 and gain - chance > most:
            a, b, c = found[k - 1 : k + 2]
            delay = lags[k] + 0.5 * (lags[1] - lags[0]) * (a - c) / (a - 2.0 * b + c)
            if abs(delay) >= SHORTEST * h:
                best, most = (joint, float(delay)), ALONE * (gain - chance)
    return best


def _slope_delay(samples: Samples, predicted: Array, r: Array, used: Mask, h: float) -> float | None:
    """Seconds by which measured forces lag behind the predicted ones, where that is certain."""
    slope = np.gradient(uniform_filter1d(predicted, SMOOTHED), samples.t)
    r = uniform_filter1d(r, SMOOTHED)
    near = np.concatenate([[False], np.abs(np.diff(samples.t) - h) < 0.5 * h]) & used
    near &= np.roll(near, 1) & np.roll(near, -1)
    square = float(np.sum(slope[near] ** 2))
    if square == 0.0:
        return None
    lag = -float(np.sum(slope[near] * r[near])) / square
    error = float(np.std(r[near] + lag * slope[near])) * np.sqrt(SMOOTHED / square)
    explained = lag**2 * square > (1.0 - EXPLAINED) * float(np.sum(r[near] ** 2))
    return lag if explained and abs(lag) > max(CERTAIN * error, SHORTEST * h) else None


def _channels(problem: Problem, samples: Samples, residuals: Array, used: Mask) -> Iterator[str]:
    """Sentences about a channel whose other sign, or unit, makes a poor fit a good one."""
    peak = np.abs(samples.tau).max(axis=0, initial=0.0)
    if problem.extras or not np.any(np.where(used, residuals, 0.0).std(axis=0) > POOR * peak):
        return
    few = samples.part(slice(None, None, 1 + len(samples) // CHANNEL_ROWS))
    before = _left(problem, few)
    found = []
    for words, changed in _hypotheses(problem, few):
        after = _left(problem, changed)
        if after < CURED * before:
            found.append((after, words))
    if found:
        yield f"The fit is poor, and far better where {min(found)[1]}."


def _hypotheses(problem: Problem, samples: Samples) -> Iterator[tuple[str, Samples]]:
    """Each way in which a channel may be wrong, in words, and the samples without it."""
    n = len(problem.chain.q_names)
    for i, joint in enumerate(problem.chain.moving):

        def times(values: Array, factor: float, i: int = i) -> Array:
            return np.asarray(values * np.where(np.arange(n) == i, factor, 1.0))

        def coordinate(factor: float, times: Any = times) -> Samples:
            rate, mode = times(samples.qd, factor), times(samples.mode, np.sign(factor))
            return replace(samples, q=times(samples.q, factor), qd=rate, qdd=times(samples.qdd, factor), mode=mode)

        name = joint.name
        yield f"q_{name} has the other sign: the encoder of {name} may count the other way", coordinate(-1.0)
        if n > 1:
            yield f"tau_{name} has the other sign", replace(samples, tau=times(samples.tau, -1.0))
        if joint.type == "revolute":
            yield f"q_{name} is taken as degrees: `units: {{q_{name}: deg}}`", coordinate(1.0 / DEGREES)
            yield f"q_{name} is taken as radians that were converted from degrees twice", coordinate(DEGREES)


def _left(problem: Problem, samples: Samples) -> float:
    """Root mean square of what a plain fit leaves, forces compared with their largest."""
    used = samples.clear & (samples.mode != 0.0)
    rows = problem.rows(samples)
    J = np.concatenate([block.slopes(problem.start())[1] for _, block in rows], axis=2)
    peak = np.abs(samples.tau).max(axis=0, initial=0.0)
    level = np.where(peak > 0.0, peak, 1.0)
    b = ((samples.tau - rows.given().T) / level)[used]
    columns = np.stack([(column.T / level)[used] for column in J], axis=1)
    size = np.linalg.norm(columns, axis=0)
    x = np.linalg.lstsq(columns / np.where(size > 0.0, size, 1.0), b, rcond=1e-9)[0]
    return float(np.sqrt(np.mean((b - columns / np.where(size > 0.0, size, 1.0) @ x) ** 2)))
