"""Starts of many runs: prescribed joints in their places, signals, and the joints' modes."""

from __future__ import annotations

from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.event_table import Reason
from symgen.functions import NONFINITE
from symgen.simulate.many.runs import FAILED_RUN, Plan, Runs
from symgen.simulate.several import mode_signs
from symgen.simulate.step_counts import FIXED
from symgen.simulate.stop_forces import refuse_starts_beyond

__all__ = ["modes_at_start", "place", "refuse_beyond"]


def place(plan: Plan, runs: Runs, chosen: Array) -> None:
    """Puts prescribed joints where their motion starts, and the signals to their values there; in place. Runs whose
    signals are not finite there have failed.

    Args:
        plan: of the runs.
        runs: whose rows are changed.
        chosen: numbers of the runs, all at one time.
    """
    if len(chosen) == 0:
        return
    around, t = plan.around, float(runs.t0[chosen[0]])
    u, tau = plan.signal.at(t, len(runs))[chosen], plan.force.at(t, len(runs))[chosen]
    own = plan.controls.own
    u[:, u.shape[1] - own :] = runs.x[chosen, :own]
    q, qd = runs.q[chosen], runs.qd[chosen]
    if around.moved:
        moved, found = list(around.moved), _law(plan, runs, chosen, "motion_now", q, qd, u, t)
        q[:, moved], qd[:, moved] = found[:, : len(moved)], found[:, len(moved) :]
    entries = list(plan.controls.inputs)
    if entries:
        u[:, entries] = _law(plan, runs, chosen, "inputs_now", q, qd, u, t)[:, entries]
    for k, row in enumerate(u if plan.signal.calls else ()):
        plan.signal.ask(t, q[k], qd[k], row)
    for joint, position, rate in around.signalled:
        q[:, joint], qd[:, joint] = u[:, position], u[:, rate]
    entries = list(plan.controls.tau)
    if entries:
        tau[:, entries] = _law(plan, runs, chosen, "forces_now", q, qd, u, t)[:, entries]
    for k, row in enumerate(tau if plan.force.calls else ()):
        plan.force.ask(t, q[k], qd[k], row)
    runs.asked[chosen] = 0
    runs.q[chosen], runs.qd[chosen], runs.u[chosen], runs.tau[chosen] = q, qd, u, tau
    for reason, values in ((Reason.INPUT, u), (Reason.TAU, tau), (Reason.COORDINATE, q), (Reason.COORDINATE, qd)):
        rows, columns = np.nonzero(~np.isfinite(values))
        failed = chosen[rows]
        runs.done[failed], runs.status[failed], runs.reason[failed] = FAILED_RUN, NONFINITE, reason
        if plan.method not in FIXED:
            runs.concern[failed] = columns


def refuse_beyond(plan: Plan, runs: Runs, chosen: Array) -> None:
    """Raises ArgumentError for runs in fixed steps that start beyond a stop; events end each such run at once."""
    stops, q = plan.around.stops, runs.q[chosen]
    if plan.method not in FIXED or not stops or len(chosen) == 0:
        return
    follow = plan.around.following_stops > 0
    places = np.asarray(plan.model.coordinates(q, **_more(plan, chosen))) if follow else q
    x = places[:, [stop.joint if follow else stop.coordinate for stop in stops]]
    numbers = np.array([[stop[4:6] for stop in stops]]).swapaxes(1, 2) if plan.stops is None else plan.stops[chosen]
    for k in chosen[np.any((x < numbers[:, 0]) | (x > numbers[:, 1]), axis=1)].tolist():
        refuse_starts_beyond(plan.model, plan.around_of(k), runs.q[k], plan.params(k), f"q: run {k}: ")


def modes_at_start(plan: Plan, runs: Runs, chosen: Array) -> Array:
    """(len(chosen), modes): in fixed steps as the joints are decided there, so that events begin with the first change;
    between events the signs of the rates."""
    q, qd = runs.q[chosen], runs.qd[chosen]
    signs = mode_signs(plan.model, plan.around, q, qd, _more(plan, chosen))
    if plan.method not in FIXED or len(chosen) == 0:
        return signs
    kind = plan.model.dtype
    more = _more(plan, chosen)
    if plan.model.input_names:
        more["inputs"] = runs.u[chosen].astype(kind)
    if plan.model.timed:
        more["t"] = np.full(len(chosen), runs.t0[chosen[0]], kind)
    mode, _ = plan.model.decide(q, qd, runs.tau[chosen].astype(kind), signs, **more)
    return np.asarray(mode)


def _more(plan: Plan, chosen: Array) -> dict[str, Any]:
    if plan.values is None:
        return {}
    return {"params": plan.values[chosen] if plan.own else plan.values}


def _law(plan: Plan, runs: Runs, chosen: Array, function: str, q: Array, qd: Array, u: Array, t: float) -> Array:
    """(len(chosen), k): values of expressions."""
    times = np.full(len(chosen), t, plan.model.dtype)
    return plan.controls.evaluate(function, _more(plan, chosen).get("params"), times, q, qd, runs.x[chosen], u)
