"""Poincare sections: the states of a run once a period, or each time that a coordinate or rate passes a value.

A periodic motion is one point, a motion of twice the period two, chaos a set of many (H. Poincare 1899; F. C. Moon,
Chaotic Vibrations, 1987, section 2.3).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from symgen.arrays import Reals
from symgen.errors import ArgumentError
from symgen.simulate.dense import dense
from symgen.simulate.marks import axis_label, plain_text
from symgen.simulate.phases import chosen_joints
from symgen.simulate.plot import picture_format, saved

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.trajectory import Trajectory

__all__ = ["Section", "section"]


MOST = 1_000_000
"""Instants of a section."""

STEPS = 60
"""Halvings of an interval in which a value is passed: to the last digit of the time."""


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """States of a run at k instants.

    Attributes:
        t: (k,), s.
        q, qd: (k, n).
        q_names: names of the coordinates.
        slides: (n,), True for prismatic joints.
    """

    t: Reals
    q: Reals
    qd: Reals
    q_names: tuple[str, ...]
    slides: tuple[bool, ...]

    def plot(self, joint: str, path: str | Path | None = None) -> Figure:
        """Rate over coordinate of one joint, a dot for each instant; saved when a path is given.

        Raises:
            SimulationError: matplotlib is not installed.
            ArgumentError: no such joint; no such format.
            OutputError: the file cannot be written.
        """
        chosen = picture_format(path, "plot")
        from symgen.simulate.picture import Picture

        (k,) = chosen_joints(self, str(joint))
        slides = bool(self.slides[k]) if self.slides else False
        figure = Picture(figsize=(6.5, 4.5), layout="constrained")
        axis = figure.add_subplot()
        size = 6.0 if len(self.t) < 100 else 2.0
        axis.plot(self.q[:, k], self.qd[:, k], ".", color="C0", markersize=size)
        axis.set_title(plain_text(self.q_names[k]))
        axis.set_xlabel(axis_label("q", slides))
        axis.set_ylabel(axis_label("qd", slides))
        axis.grid(visible=True, alpha=0.3)
        return saved(figure, path, chosen)


def section(
    run: Trajectory,
    *,
    period: float | None = None,
    joint: str | None = None,
    value: float = 0.0,
    rate: bool = False,
    direction: int = 0,
    after: float | None = None,
) -> Section:
    """The states of a run once a period, or where a joint passes a value.

    Args:
        run: of method "events".
        period: s; instants `after`, `after + period`, ...
        joint: whose coordinate, or with `rate` whose rate, passes `value`.
        value: rad or m, rad/s or m/s.
        rate: of the joint: zeros of its rate are its farthest places.
        direction: 1 for passages upwards, -1 downwards, 0 for both.
        after: s; what was before is left out. Default: the start of the run.

    Raises:
        ArgumentError: neither period nor joint, or both; no such joint; a period that is not positive.
        SimulationError: nothing was kept between the rows: fixed steps.
    """
    begin = float(run.t[0]) if after is None else max(float(after), float(run.t[0]))
    if (period is None) == (joint is None):
        raise ArgumentError("section: either period or joint is wanted, one of the two")
    if direction not in (-1, 0, 1):
        raise ArgumentError(f"direction: 1, -1 or 0 is wanted, not {direction!r:.40}")
    if period is not None:
        if not 0.0 < period < np.inf:
            raise ArgumentError(f"period: must be positive and finite, not {period:g}")
        count = (float(run.t[-1]) - begin) / period
        if count > MOST:
            raise ArgumentError(f"period: {count:.0f} instants; at most {MOST} are kept")
        t = begin + period * np.arange(int(np.floor(count + 1e-9)) + 1)
        t = np.minimum(t, run.t[-1])
    else:
        (k,) = chosen_joints(run, str(joint))
        t = _passages(run, k, value, rate, direction)
        t = t[t >= begin]
    if len(t):
        found = run.at(t)
        q, qd = np.asarray(found.q), np.asarray(found.qd)
    else:
        q = qd = np.empty((0, len(run.q_names)))
    return Section(t, q, qd, run.q_names, run.slides or ())


def _passages(run: Trajectory, k: int, value: float, rate: bool, direction: int) -> Reals:
    """The instants at which a coordinate or rate passes a value, by bisection of the run's interpolant."""

    def above(t: Reals) -> Reals:
        found = run.at(t)
        return np.asarray((found.qd if rate else found.q)[:, k]) - value

    run.at(float(run.t[0]))  # fixed steps have nothing between their rows, and say so
    fine = dense(run)
    y = (fine.qd if rate else fine.q)[:, k] - value
    sign = np.sign(y)
    ups, downs = (sign[:-1] < 0) & (sign[1:] >= 0), (sign[:-1] > 0) & (sign[1:] <= 0)
    wanted = np.flatnonzero((ups & (direction >= 0)) | (downs & (direction <= 0)))
    low, high, side = fine.t[wanted], fine.t[wanted + 1], sign[wanted]
    if not len(wanted):
        return low
    for _ in range(STEPS):
        middle = 0.5 * (low + high)
        before = np.sign(above(middle)) == side
        low, high = np.where(before, middle, low), np.where(before, high, middle)
    return high
