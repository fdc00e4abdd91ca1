"""Pictures of friction tests: friction over load with its lines, friction over the rate with the law."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.lines import Line, at_one_rate
from symgen.identify.friction_tests.points import CONSTANT_VELOCITY, Points
from symgen.identify.result import Figure

__all__ = ["friction_figures"]

MOST = 4000
"""Points that are drawn."""

COLOURS = {1: "tab:blue", -1: "tab:orange"}
"""Direction -> colour."""


def friction_figures(points: Sequence[Points], fits: Sequence[Fit], lines: Sequence[Line]) -> tuple[Figure, ...]:
    """One picture over the load for each joint and kind of test, one over the rate where it varies."""
    found = []
    for some, fit in zip(points, fits, strict=True):
        own = [line for line in lines if (line.joint, line.kind) == (some.joint, some.kind)]
        title = f"{some.joint}: friction over load, {some.kind} tests"
        found.append(Figure(title, partial(_over_load, points=some, lines=own, fit=fit)))
        if some.kind == CONSTANT_VELOCITY and len(some) and np.ptp(np.abs(some.rate)) > 0.1 * np.max(np.abs(some.rate)):
            title = f"{some.joint}: friction over rate"
            found.append(Figure(title, partial(_over_rate, points=some, fit=fit)))
    return tuple(found)


def _thin(points: Points) -> Any:
    return slice(None, None, max(1, len(points) // MOST))


def _over_load(sheet: Any, points: Points, lines: Sequence[Line], fit: Fit) -> None:
    axis = sheet.add_subplot()
    points = at_one_rate(points, fit)
    some = _thin(points)
    for direction, colour in COLOURS.items():
        chosen = points.direction[some] == direction
        if not chosen.any():
            continue
        word = "forward" if direction > 0 else "backward"
        axis.plot(points.load[some][chosen], points.friction[some][chosen], ".", color=colour, ms=3, alpha=0.5,
                  label=f"measured, {word}")  # fmt: skip
        loads = np.linspace(float(np.min(points.load)), float(np.max(points.load)), 200)
        rate = float(np.median(points.rate[points.direction == direction]))
        curve = _at(points, loads, np.full(200, rate), direction)
        axis.plot(loads, direction * (fit.shape.torque(fit.values, curve) - loads), "-", color=colour, lw=1.5,
                  label=f"law at {rate:.3g}, {word}" if rate else f"law, {word}")  # fmt: skip
    for line in lines:
        chosen = (points.direction == line.direction) & (points.driving == line.driving)
        chosen &= np.abs(points.load) > fit.preload
        ends = np.array([np.min(points.load[chosen]), np.max(points.load[chosen])])
        sense = "motor drives" if line.driving else "load drives"
        axis.plot(ends, line.k * np.abs(ends) + line.c, "--", color="0.2", lw=1.0,
                  label=f"{line.k:.3g} |load| + {line.c:.4g}, {sense}")  # fmt: skip
    unit, _ = _units(fit)
    axis.set_xlabel(f"load / {unit}")
    axis.set_ylabel(f"friction against the motion / {unit}")
    axis.grid(alpha=0.3)
    axis.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1.0, 1.0), borderaxespad=0.0, frameon=False)


def _over_rate(sheet: Any, points: Points, fit: Fit) -> None:
    """Friction less what the fitted law has it depend on the load by, over the rate."""
    axis = sheet.add_subplot()
    some = _thin(points)
    load = float(np.median(points.load))
    level = _at(points, np.full(len(points), load), points.rate, points.direction)
    shift = fit.shape.torque(fit.values, points) - fit.shape.torque(fit.values, level) - (points.load - load)
    friction = points.friction - points.direction * shift
    for direction, colour in COLOURS.items():
        chosen = points.direction == direction
        if not chosen.any():
            continue
        word = "forward" if direction > 0 else "backward"
        axis.plot(np.abs(points.rate[some][chosen[some]]), friction[some][chosen[some]], ".", color=colour, ms=3,
                  alpha=0.5, label=f"measured, {word}")  # fmt: skip
        rates = np.abs(points.rate[chosen])
        rates = np.linspace(float(np.min(rates)), float(np.max(rates)), 300)
        curve = _at(points, np.full(300, load), direction * rates, direction)
        axis.plot(rates, direction * (fit.shape.torque(fit.values, curve) - load), "-", color=colour, lw=1.5,
                  label=f"law, {word}")  # fmt: skip
    unit, rate_unit = _units(fit)
    axis.set_xlabel(f"magnitude of the rate / ({rate_unit})")
    axis.set_ylabel(f"friction at a load of {load:.4g} {unit.strip('()')} / {unit}")
    axis.grid(alpha=0.3)
    axis.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1.0, 1.0), borderaxespad=0.0, frameon=False)


def _units(fit: Fit) -> tuple[str, str]:
    """Of forces and rates of the joint."""
    return ("N", "m/s") if fit.shape.joint.type == "prismatic" else ("(N m)", "rad/s")


def _at(points: Points, load: Any, rate: Any, direction: Any) -> Points:
    """Points of the same joint at other loads and rates."""
    count = len(load)
    return replace(
        points, load=load, rate=rate, direction=np.broadcast_to(np.asarray(direction, dtype=float), count),
        torque=np.zeros(count), normal=np.full(count, float(np.median(points.normal))), rows=np.arange(count),
    )  # fmt: skip
