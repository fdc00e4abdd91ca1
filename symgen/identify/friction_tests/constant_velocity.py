"""Constant-velocity tests: rows in which a joint slides steadily (Dupont 1993, section 6.1 and figure 9).

A table has one row per test and no column `t`; all its rows count. In a time series the rows at rest and the transients
are left out: a row is steady where the mean rates just before and just after it differ by no more than a share of the
rate, and noise that shows in the rates themselves.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import uniform_filter1d

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.data import Measurements
from symgen.identify.friction_tests.loads import joint_loads
from symgen.identify.friction_tests.points import CONSTANT_VELOCITY, Points
from symgen.identify.rows import rows_text

__all__ = ["STEADY", "constant_velocity_points", "without_missing"]

STEADY = 0.05
"""Largest change of the rate over two windows, as a share of it."""

WINDOW, SHARE = 5, 0.002
"""Rows of a window: at least this number, and this share of all rows."""

CREST = 0.2
"""Share of the rate's allowed change by which it falls to both sides on a crest, at least."""

SLOW = 1e-3
"""Below this share of the largest rate a joint rests, unless the encoder's resolution says more."""


def constant_velocity_points(
    chain: Chain, data: Measurements, joint: str, steady: float = STEADY
) -> tuple[Points, list[str]]:
    """The points of one joint, and remarks on the rows that were left out.

    Args:
        steady: largest change of the rate in a row that counts, as a share of it; for time series.

    Raises:
        IdentificationError: no rate or direction of the joint, no torque, no row that slides steadily.
    """
    data, rows = without_missing(data)
    torque = data.column(f"tau_{joint}") if f"tau_{joint}" in data.columns or "tau" not in data.columns else None
    if torque is None:
        found = data.per_joint("tau", chain.q_names)
        assert found is not None
        torque = found[:, chain.q_names.index(joint)]
    rate, direction = _rates(chain, data, joint)
    chosen, remarks = direction != 0.0, []
    if "t" in data.columns:
        chosen = chosen & (np.abs(rate) > _slowest(data, joint, rate)) & _is_steady(rate, rows, steady)
        left = int(np.count_nonzero(~chosen))
        if left:
            remarks.append(
                f"{joint}: {int(chosen.sum())} of {len(chosen)} rows slide steadily; rates that change by more than "
                f"{100.0 * steady:g} %, and rest, are left out."
            )
        crests = _crests(rate, chosen, steady)
        if crests.any():
            chosen &= ~crests
            remarks.append(
                f"{joint}: {rows_text(_at(crests, rows))} are crests of a rate that is never constant, and left out; "
                "hold each rate for a while."
            )
    elif not chosen.all():
        remarks.append(f"{joint}: {rows_text(_at(~chosen, rows))} without motion are left out.")
    if not chosen.any():
        raise IdentificationError(
            f"{data.source}: {joint} slides steadily in no row; hold its rate constant for a while in both directions, "
            f"or allow more change than {100.0 * steady:g} % with `steady`"
        )
    if "t" in data.columns and "qdd" not in data.columns and f"qdd_{joint}" not in data.columns:
        data = replace(data, columns={**data.columns, f"qdd_{joint}": _accelerations(rate, data.columns["t"])})
    loads = joint_loads(chain, data, joint, resting=False)
    return (
        Points(
            joint,
            CONSTANT_VELOCITY,
            loads.load[chosen],
            rate[chosen],
            direction[chosen],
            (torque - loads.rotor)[chosen],
            loads.normal[chosen],
            rows[chosen],
            data.noise("load", joint),
            data.noise("tau", joint),
        ),
        remarks,
    )


def without_missing(data: Measurements) -> tuple[Measurements, NDArray[np.intp]]:
    """The rows that are not named as missing, and where they were."""
    rows = np.flatnonzero(~data.missing)
    if len(rows) == len(data):
        return data, rows
    columns = {name: values[rows] for name, values in data.columns.items()}
    return replace(data, columns=columns, missing=np.zeros(len(rows), dtype=bool)), rows


def _rates(chain: Chain, data: Measurements, joint: str) -> tuple[Array, Array]:
    """Rates, by differences of the positions where they were not measured, and directions."""
    k = chain.q_names.index(joint)
    if f"qd_{joint}" in data.columns:
        rate = data.columns[f"qd_{joint}"]
    elif "qd" in data.columns:
        found = data.per_joint("qd", chain.q_names)
        assert found is not None
        rate = found[:, k]
    elif f"direction_{joint}" in data.columns:
        direction = np.sign(data.columns[f"direction_{joint}"])
        return np.zeros(len(direction)), direction
    elif "t" in data.columns and (f"q_{joint}" in data.columns or "q" in data.columns) and len(data) > 2 * WINDOW:
        found = data.per_joint("q", chain.q_names) if "q" in data.columns else None
        q = data.columns[f"q_{joint}"] if found is None else found[:, k]
        rate = uniform_filter1d(np.gradient(q, data.columns["t"]), WINDOW, mode="nearest")
    else:
        raise IdentificationError(
            f"{data.source}: the direction in which {joint} moves needs a column 'qd_{joint}' or 'direction_{joint}', "
            f"or 't' with 'q_{joint}'"
        )
    return rate, np.sign(rate)


def _slowest(data: Measurements, joint: str, rate: Array) -> float:
    """Rates below this are rest."""
    slowest = SLOW * float(np.max(np.abs(rate), initial=0.0))
    resolution = data.resolution(joint)
    if resolution is not None:
        slowest = max(slowest, resolution / float(np.median(np.diff(data.columns["t"]))) / max(WINDOW, 1))
    return slowest


def _is_steady(rate: Array, rows: NDArray[np.intp], steady: float) -> NDArray[np.bool_]:
    """(s,) true where the rate does not change; windows do not reach over gaps or turns."""
    width = _width(rate)
    if len(rate) < 2 * width + 1:
        raise IdentificationError(
            f"{len(rate)} rows are too few to tell steady sliding in a time series; {2 * width + 1} are wanted. A "
            "table with one row per test has no column 't'"
        )
    mean, before, after = _means(rate)
    rough = np.abs(np.diff(rate, n=2))
    noise = float(np.median(rough)) / 0.6745 / np.sqrt(6.0)  # of white noise, by second differences
    found = np.abs(after - before) <= steady * np.abs(mean) + 3.0 * noise * np.sqrt(2.0 / width)
    breaks = np.zeros(len(rate), dtype=bool)
    breaks[1:] = (np.diff(rows) > 1) | (np.diff(np.sign(rate)) != 0.0)
    near = uniform_filter1d(breaks.astype(float), 2 * width + 1, mode="nearest") > 0.5 / (2 * width + 1)
    found[:width] = found[-width:] = False
    return np.asarray(found & ~near)


def _crests(rate: Array, chosen: NDArray[np.bool_], steady: float) -> NDArray[np.bool_]:
    """(s,) true in runs of chosen rows through which the rate is a parabola: a crest of a motion that turns back.

    On a crest that loses the share d at its ends the mean loss is d/3; where a rate is held it is far less than that at
    the ends.
    """
    found = np.zeros(len(rate), dtype=bool)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], chosen.astype(np.int8), [0]])))
    for first, last in edges.reshape(-1, 2):
        run, x = np.abs(rate[first:last]), np.linspace(-1.0, 1.0, last - first)
        if len(run) < WINDOW:
            continue
        curve, slope, top = np.polyfit(x, run, 2)
        left = run - np.polyval((curve, slope, top), x)
        noise = float(np.sqrt(np.mean(left**2)))
        if -curve > CREST * steady * top and -curve > 3.0 * noise and abs(slope) < -2.0 * curve:
            found[first:last] = True
    return found


def _width(rate: Array) -> int:
    return max(WINDOW, int(SHARE * len(rate)))


def _means(values: Array) -> tuple[Array, Array, Array]:
    """Means over a window about each row, just before, and just after it."""
    width = _width(values)
    mean = uniform_filter1d(values, width, mode="nearest")
    half = (width + 1) // 2
    return mean, np.roll(mean, half), np.roll(mean, -half)


def _accelerations(rate: Array, t: Array) -> Array:
    """Central differences of mean rates; at the ends, whose rows do not count, of no meaning."""
    _, before, after = _means(rate)
    _, earlier, later = _means(t)
    span = np.where(later > earlier, later - earlier, np.inf)
    return np.asarray((after - before) / span)


def _at(mask: NDArray[np.bool_], rows: NDArray[np.intp]) -> NDArray[np.bool_]:
    """A mask over the rows that were kept as one over all rows up to the last."""
    whole = np.zeros(int(rows[-1]) + 1, dtype=bool)
    whole[rows[mask]] = True
    return whole
