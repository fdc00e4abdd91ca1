"""Columns at other instants than those that they were recorded at: late ones moved back, uneven steps made even.

Between samples columns are cubic splines, within spans without gaps; modes keep the value of the sample before.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import CubicSpline

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.description import Description

__all__ = ["retimed"]

Mask = NDArray[np.bool_]

GAP = 1.9
"""Steps of t that are longer, of the median, are gaps."""
FEWEST = 4
"""Samples of a span through which a spline goes."""
KINDS = ("q", "qd", "qdd", "tau")
LONGEST = 10**8
"""Rows after resampling at most."""


def retimed(
    columns: Mapping[str, Array], missing: Mask, said: Description, source: str
) -> tuple[dict[str, Array], Mask]:
    """The columns with the `delay` and at the steps of `resample` that a description asks for, and the missing rows.

    Raises:
        IdentificationError: there is no column `t`, or no such column; a delay leaves nothing.
    """
    if not said.delay and said.resample is None:
        return dict(columns), missing
    if "t" not in columns:
        if said.sample_time is None or said.resample is not None:
            raise IdentificationError(f"{source}: `delay` and `resample` need a column 't'")
        t = np.arange(len(missing)) * said.sample_time
    else:
        t = columns["t"]
    late = _delays(columns, said, source)
    rows = np.flatnonzero(~missing)
    if len(rows) < FEWEST:
        raise IdentificationError(f"{source}: {len(rows)} rows are too few for `delay` or `resample`")
    steps = np.diff(t[rows])
    step = float(np.median(steps))
    spans = np.split(rows, np.flatnonzero((np.diff(rows) > 1) | (steps > GAP * step)) + 1)
    if said.resample is None:
        wanted, place = t, None
    else:
        count = (t[rows[-1]] - t[rows[0]]) / said.resample
        if count > LONGEST:
            raise IdentificationError(f"{source}: resample: {said.resample:g} s would make {count:.3g} rows")
        wanted, place = t[rows[0]] + np.arange(int(count) + 1) * said.resample, "t"
    found = {name: np.full((len(wanted), *values.shape[1:]), np.nan) for name, values in columns.items()}
    there = np.zeros(len(wanted), dtype=bool)
    for span in spans:
        inner = _within(wanted, t[span[0]], t[span[-1]], step, late)
        if len(span) < FEWEST or not inner.any():
            continue
        there |= inner
        for name, values in columns.items():
            found[name][inner] = _taken(name, t[span], values[span], wanted[inner] + late.get(name, 0.0))
    if not there.any():
        raise IdentificationError(f"{source}: no span without gaps is left by `delay` or `resample`")
    if place is not None or "t" in columns:
        found["t"] = wanted
    for name in found:
        if said.resample is None and name not in late and name != "t":
            found[name] = columns[name]
    return found, ~there


def _delays(columns: Mapping[str, Array], said: Description, source: str) -> dict[str, float]:
    """Column -> s."""
    late: dict[str, float] = {}
    for name, delay in said.delay.items():
        mine = [column for column in columns if column == name or (name in KINDS and column.startswith(f"{name}_"))]
        if not mine or name == "t":
            close = nearest(name, columns)
            raise IdentificationError(f"{said.file}: delay.{name}: {source} has no such column{close}")
        late.update(dict.fromkeys(mine, delay))
    for name, delay in said.delay.items():  # that of a column goes before that of its kind
        if name in columns:
            late[name] = delay
    return late


def _within(wanted: Array, first: float, last: float, step: float, late: Mapping[str, float]) -> Mask:
    """The instants at which every column has values between the first and the last sample of a span."""
    slack = 1e-6 * step
    shifts = [0.0, *late.values()]
    return np.asarray((wanted + min(shifts) >= first - slack) & (wanted + max(shifts) <= last + slack))


def _taken(name: str, t: Array, values: Array, wanted: Array) -> Array:
    if name.partition("_")[0] in ("mode", "direction"):
        return np.asarray(values[np.clip(np.searchsorted(t, wanted, side="right") - 1, 0, len(t) - 1)])
    return np.asarray(CubicSpline(t, values)(wanted))
