"""SciPy's DOP853 around symgen's emitted functions, restarted at each event: the loop that a user writes.

Steps are at most a two-hundredth of the duration, for a joint at rest gives the step control nothing to see: with none
it leaps over whole slides, and their events with them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from benchmarks.conformance.adapter import Array, NotExpressible, Outcome, Simulator, timed
from benchmarks.conformance.case import Case, Event
from benchmarks.conformance.symgen_methods import ATOL, RTOL, model_of

__all__ = ["SCIPY"]


def _simulate(case: Case, times: Array) -> Outcome:
    if case.stops:
        raise NotExpressible("the loop watches rates and static limits, not stops")
    if any(joint.drive is not None for joint in case.chain.moving):
        raise NotExpressible("the loop watches rates and static limits, not the sign of the load in a drive")
    model = model_of(case.chain)
    (rows, events), seconds = timed(lambda: _run(case, model, times), 1)
    n = len(case.joints)
    return Outcome(times, rows[:, :n], rows[:, n : 2 * n], events, seconds)


def _run(case: Case, model: Any, times: Array) -> tuple[Array, tuple[Event, ...]]:
    n, t = len(case.joints), 0.0
    y = np.array([*case.q, *case.qd, *(x["start"] for x in case.states.values())])
    rows, events = np.empty((len(times), len(y))), []
    rubs = [k for k, joint in enumerate(case.chain.moving) if joint.friction is not None]

    def tau(t: float, y: Array) -> Array:
        return case.torques(t, y[:n], y[n : 2 * n], dict(zip(case.states, y[2 * n :], strict=True)))

    mode, _ = model.decide(y[:n], y[n : 2 * n], tau(0.0, y), np.sign(y[n : 2 * n]).astype(np.int8), t=0.0)
    while t < case.duration:
        held = np.array([k in rubs and mode[k] == 0 for k in range(n)])

        def rates(t: float, y: Array, mode: Any = mode, held: Array = held) -> Array:
            q, qd = y[:n], y[n : 2 * n]
            qdd = model.friction_dynamics(q, qd, tau(t, y), mode, t=t)[1]
            more = case.state_rates(t, q, qd, dict(zip(case.states, y[2 * n :], strict=True)))
            return np.concatenate([np.where(held, 0.0, qd), np.where(held, 0.0, qdd), more])

        def switch(k: int, mode: Any = mode, held: Array = held) -> Any:
            def value(time: float, x: Array) -> float:
                if not held[k]:
                    return float(mode[k] * x[n + k])
                f, _, low, high, *_ = model.friction_limits(x[:n], x[n : 2 * n], tau(time, x), mode, t=time)
                return float(min(f[k] - low[k], high[k] - f[k]))

            watched: Any = value
            watched.terminal, watched.direction = True, -1
            return watched

        run = solve_ivp(
            rates, (t, case.duration), y, "DOP853", rtol=RTOL, atol=ATOL,
            events=[switch(k) for k in rubs], dense_output=True, max_step=case.duration / 200,
        )  # fmt: skip
        end = float(run.t[-1])
        inside = (times >= t) & (times <= end)
        if end > t:
            rows[inside] = run.sol(times[inside]).T
        t, y = end, run.y[:, -1].copy()
        if run.status != 1:
            break
        hit = [k for k, found in zip(rubs, run.t_events, strict=True) if len(found)]
        y[[n + k for k in hit]] = 0.0
        reached = np.array([k in hit and bool(held[k]) for k in range(n)])
        before = mode.copy()
        mode, _ = model.decide(y[:n], y[n : 2 * n], tau(t, y), mode, reached, t=t)
        for k in np.flatnonzero(mode != before):
            kind = "slip" if before[k] == 0 else "stick" if mode[k] == 0 else "reversal"
            events.append(Event(t, kind, case.joints[k]))
    return rows, tuple(events)


SCIPY = Simulator("SciPy around symgen's functions", _simulate)
