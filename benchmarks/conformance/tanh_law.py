"""The regularised law: friction as a steep smooth function of the rate, in SciPy's implicit Radau method.

    f = -(Fk + (Fs - Fk) exp(-(v/vs)^2)) tanh(v/vt) - b v,    vt = 1e-4, vs = 10 vt,

as general simulators have it that know no rest. A joint then never rests: it creeps. Levels of friction must be
constant, for a force that depends on accelerations would make each evaluation a fixed point. Stops are springs and
dampers that push, with the restitution at the inertia where the motion starts.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

import symgen
from benchmarks.conformance.adapter import Array, NotExpressible, Outcome, Simulator, compliance, seen, timed, touched
from benchmarks.conformance.case import Case
from symgen.describe.chain import Chain
from symgen.describe.evaluate import evaluate

__all__ = ["TANH", "levels", "lossy"]

STEEP, HUMP = 1e-4, 1e-3
"""Rates vt and vs, rad/s or m/s."""

CONTACT = 5e-3
"""s that a joint bounces on its stop."""

RTOL, ATOL = 1e-8, 1e-10


def levels(case: Case) -> Array:
    """(3, n): kinetic and static level and viscous coefficient of each joint.

    Raises:
        NotExpressible: friction that depends on the load, Stribeck's curve, or drives.
    """
    found = np.zeros((3, len(case.joints)))
    for k, joint in enumerate(case.chain.moving):
        law = joint.friction
        if joint.drive is not None and lossy(joint.drive):
            raise NotExpressible("losses of a drive depend on its load")
        if law is None:
            continue
        if law.coefficient is not None:
            raise NotExpressible("friction depends on the load")
        kinetic = evaluate(law.coulomb, {}) if law.coulomb is not None else 0.0
        static = evaluate(law.static, {}) if law.static is not None else kinetic
        viscous = evaluate(law.viscous, {}) if law.viscous is not None else 0.0
        found[:, k] = kinetic, static, viscous
    return found


def lossy(drive: Any) -> bool:
    """True for a drive that is more than a rotor behind a ratio."""
    return any(x is not None for x in (drive.efficiency, drive.loss, drive.friction_angle, drive.motor_friction))


@cache
def _smooth(chain: Chain) -> Any:
    bare = replace(chain, joints=tuple(replace(joint, friction=None, stop=None) for joint in chain.joints))
    return symgen.build_model(bare, functions=["forward_dynamics", "mass_matrix"])


def _simulate(case: Case, times: Array) -> Outcome:
    kinetic, static, viscous = levels(case)
    model, n = _smooth(case.chain), len(case.joints)
    mobility = np.linalg.inv(model.mass_matrix(np.array(case.q)))
    stops = [(stop, *np.array(compliance(stop.restitution, CONTACT)) / (stop.row @ mobility @ stop.row))
             for stop in case.stops]  # fmt: skip

    def pushed(q: Array, v: Array) -> Array:
        force = np.zeros(n)
        for stop, k, d in stops:
            for side, depth in ((-1.0, stop.coordinate(q) - stop.upper), (1.0, stop.lower - stop.coordinate(q))):
                if depth > 0.0:
                    force += side * max(0.0, k * depth - side * d * (stop.row @ v)) * stop.row
        return force

    def rates(t: float, y: Array) -> Array:
        q, v = y[:n], y[n : 2 * n]
        states = dict(zip(case.states, y[2 * n :], strict=True))
        friction = (kinetic + (static - kinetic) * np.exp(-((v / HUMP) ** 2))) * np.tanh(v / STEEP) + viscous * v
        qdd = model.forward_dynamics(q, v, case.torques(t, q, v, states) - friction + pushed(q, v), t=t)
        return np.concatenate([v, qdd, case.state_rates(t, q, v, states)])

    start = np.array([*case.q, *case.qd, *(x["start"] for x in case.states.values())])
    run, seconds = timed(
        lambda: solve_ivp(rates, (0.0, case.duration), start, "Radau", t_eval=times, rtol=RTOL, atol=ATOL), 1
    )
    if run.status != 0:
        raise ArithmeticError(run.message)
    q, qd = run.y[:n].T, run.y[n : 2 * n].T
    rubs = [joint.name for joint in case.chain.moving if joint.friction is not None]
    events = seen(case, rubs, times, qd, 2.0 * HUMP) + touched(case, times, q, 3.0 * CONTACT)
    return Outcome(times, q, qd, tuple(sorted(events, key=lambda event: event.time)), seconds)


TANH = Simulator("SciPy, regularised tanh law", _simulate)
