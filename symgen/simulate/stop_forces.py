"""Modes, friction and accelerations of given states, with the forces of stops that are closed there.

A joint that stands at its stop without a rate is pushed by it, never pulled. Forces follow from accelerations that the
model gives for unit forces; those that would pull are left out, and modes are decided anew beside the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import ArgumentError
from symgen.model.caller import Caller
from symgen.simulate.chain_facts import JointStop, Surroundings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from symgen.model.model import Model

__all__ = ["beyond_stop", "motion_at_stops", "refuse_starts_beyond"]


SLACK = {8: 1e-9, 4: 1e-4}
"""Distance from a stop, and rate, relative to one and the bound, that are none, by the bytes of a number."""

PASSES = 8
"""Decisions about modes, each beside better forces of the stops."""


def motion_at_stops(
    model: Model, around: Surroundings, q: Array, qd: Array, tau: Array, signs: Array, more: Mapping[str, Any]
) -> tuple[Array, Array, Array]:
    """Modes (s, modes), friction (s, modes) and accelerations (s, n) of s states.

    Args:
        q, qd, tau: (s, n).
        signs: (s, modes) of the rates.
        more: keyword arguments of the model's methods.
    """
    if not around.stops:
        mode, _ = model.decide(q, qd, tau, signs, **more)
        friction, qdd, _ = model.friction_dynamics(q, qd, tau, mode, **more)
        return np.asarray(mode, np.int8), np.asarray(friction, np.float64), np.asarray(qdd, np.float64)
    rows = opening_rows(model, around, q, qd, more)
    active, push = np.any(rows != 0.0, axis=2), np.zeros(rows.shape[:2])

    unreached = np.zeros(signs.shape, bool)

    def moved() -> tuple[Array, Array, Array]:
        forces = (tau + np.einsum("sk,skn->sn", push, rows)).astype(model.dtype)
        mode, _ = _found(model, "decide", (q, qd, forces, signs, unreached), more)
        friction, qdd, _ = _found(model, "friction_dynamics", (q, qd, forces, mode), more)
        return np.asarray(mode, np.int8), np.asarray(friction, np.float64), np.asarray(qdd, np.float64)

    mode, friction, qdd = moved()
    for _ in range(PASSES if np.any(active) else 0):
        columns = []
        for k in range(rows.shape[1]):
            forces = tau + np.einsum("sk,skn->sn", push, rows) + rows[:, k]
            moves = _found(model, "friction_dynamics", (q, qd, forces.astype(model.dtype), mode), more)[1]
            columns.append(np.einsum("skn,sn->sk", rows, moves - qdd))
        A, gaps = np.stack(columns, axis=2), np.einsum("skn,sn->sk", rows, qdd)
        new = np.maximum(0.0, push + _changes(A, gaps, active & ((gaps < 0.0) | (push > 0.0))))
        if np.allclose(new, push, rtol=1e-12, atol=0.0):
            break
        push = new
        mode, friction, qdd = moved()
    for k, stop in enumerate(around.stops):
        if stop.coordinate >= 0:
            qdd[push[:, k] > 0.0, stop.coordinate] = 0.0
    return mode, friction, qdd


def _found(model: Model, function: str, values: tuple[Array, ...], more: Mapping[str, Any]) -> Any:
    """The results of a function that may be given forces at joints without an actuator: those of stops are such."""
    unit = model.unit(function)
    known = unit.interface.function(function)
    names = [argument.name for argument in known.inputs]
    tail = (
        *([model.signals.array(more.get("inputs"))] if "inputs" in names else ()),
        *([more["t"]] if "t" in names else ()),
    )
    return Caller(known, model.ready(unit), (), model.q_names).call((*values, *tail), more.get("params"))


def opening_rows(model: Model, around: Surroundings, q: Array, qd: Array, more: Mapping[str, Any]) -> Array:
    """(s, stops, n): rates by which joints open their stops, by those of the coordinates; zero where none is closed."""
    slack = SLACK[model.dtype.itemsize]
    rows = np.zeros((len(q), len(around.stops), q.shape[1]))
    places, rates, influence = q, qd, None
    if any(stop.coordinate < 0 for stop in around.stops):
        places, rates = model.coordinates(q, **more), model.coordinate_rates(q, qd, **more)
        influence = model.coordinate_influence(q, **more)[0]
    for k, stop in enumerate(around.stops):
        at = stop.coordinate if influence is None else stop.joint
        still = np.abs(rates[:, at]) <= slack
        for bound, side in ((stop.lower, 1.0), (stop.upper, -1.0)):
            closed = still & (side * (places[:, at] - bound) <= slack * (1.0 + abs(bound)))
            if np.isfinite(bound):
                row = np.eye(q.shape[1])[at] if influence is None else influence[closed, at]
                rows[closed, k] = side * row
    return rows


def _changes(A: Array, gaps: Array, active: Array) -> Array:
    """(s, k): forces that leave the active stops without acceleration; none of those that no force moves."""
    size = np.einsum("skk->sk", A)
    active = active & (size > 1e-12 * np.max(size, axis=1, keepdims=True, initial=0.0)) & (size > 0.0)
    both = active[:, :, None] & active[:, None, :]
    matrix = np.where(both, A, 0.0) + np.einsum("sk,kl->skl", np.where(active, 0.0, 1.0), np.eye(A.shape[1]))
    found: Array = np.einsum("skl,sl->sk", np.linalg.pinv(matrix), np.where(active, -gaps, 0.0))
    return found


def refuse_starts_beyond(model: Model, around: Surroundings, q: Array, params: Any, words: str = "q: ") -> None:
    """Raises ArgumentError, which begins with these words, for a start q (n,) beyond a stop by more than rounding."""
    following = around.following_stops > 0
    places = np.asarray(model.coordinates(q, **({} if params is None else {"params": params}))) if following else None
    slack = SLACK[model.dtype.itemsize]
    for stop in around.stops:
        x = float(q[stop.coordinate] if places is None or stop.coordinate >= 0 else places[stop.joint])
        if x < stop.lower - slack * (1.0 + abs(stop.lower)) or x > stop.upper + slack * (1.0 + abs(stop.upper)):
            raise ArgumentError(f"{words}{beyond_stop(stop, q)}")


def beyond_stop(stop: JointStop, q: Array) -> str:
    """The words about a joint that starts beyond its stop, at q (n,)."""
    at = f"at {q[stop.coordinate]:g}, " if stop.coordinate >= 0 else ""
    given = "" if stop.coordinate >= 0 else f", where q = {', '.join(f'{x:g}' for x in q)}"
    low = f" from {stop.lower:g}" if np.isfinite(stop.lower) else ""
    high = f" up to {stop.upper:g}" if np.isfinite(stop.upper) else " on"
    return f"joint {stop.name} starts {at}beyond its stop{given}; it may be anywhere{low}{high}"
