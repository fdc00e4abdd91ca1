"""Exact motions at stops: flights between impacts in closed form, and an arm from its equations by hand.

Newton's restitution at a stop of the coordinate g'q: qd+ = qd - (1 + e) (g'qd)/(g'M^-1 g) M^-1 g. Where flights
shorten in a constant ratio r, as under constant forces, impacts accumulate: all take first flight/(1 - r).
"""

from __future__ import annotations

from math import cos, sin, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.integrate import solve_ivp

__all__ = ["arm_at_stop", "backlash", "bouncing_slide"]

Vector = NDArray[np.float64]
LISTED = 10
"""Impacts listed before each limit."""


def bouncing_slide() -> dict[str, Any]:
    """A carriage with friction on a slope: it falls slower than it rises, both under a constant force."""
    m, slope, kinetic, e, height, end = 2.0, 9.81 * 0.6, 2.0, 0.7, 1.0, 5.0
    fall, rise = slope - kinetic / m, slope + kinetic / m
    ratio = e * sqrt(fall / rise)  # of the rates of two impacts
    t, rate, events = sqrt(2.0 * height / fall), sqrt(2.0 * height * fall), []
    limit = t + (e * rate / rise + ratio * rate / fall) / (1.0 - ratio)
    for k in range(LISTED):
        events.append([t, "impact", "x"])
        if k < LISTED - 1:
            events.append([t + e * rate / rise, "reversal", "x"])
        t += e * rate / rise + ratio * rate / fall
        rate *= ratio
    return {"title": "Carriage that bounces on its stop", "duration": end, "q": [height], "qd": [0.0],
            "events": [*events, [limit, "close", "x"]], "q_end": [0.0],
            "source": "closed form: flights shorten in the ratio e sqrt((g' - F/m)/(g' + F/m)), g' along the slope",
            "time_tolerance": 1e-12, "q_tolerance": 1e-12, "dt": 1e-3}  # fmt: skip


def backlash() -> dict[str, Any]:
    """Two inertias with play: relative flights take 2 e w/a after an impact at the rate w, a = F/rotor."""
    rotor, load, gap, e, force, turned, end = 1.0, 2.0, 0.2, 0.6, 3.0, 1.5, 3.5
    a, both = force / rotor, force / (rotor + load)

    def accumulated(start: float, way: float) -> tuple[list[list[Any]], float]:
        """Impacts after the stop is left, and their limit."""
        t, flight, events = start, sqrt(2.0 * way / a), []
        for k in range(LISTED):
            t += flight * (2.0 * e**k if k else 1.0)
            events.append([t, "impact", "x_backlash"])
        limit = start + flight * (1.0 + e) / (1.0 - e)
        return [*events, [limit, "close", "x_backlash"]], limit

    first, limit = accumulated(0.0, gap / 2.0)
    second, last = accumulated(turned, gap)
    assert limit < turned < last < end
    # momentum of both under the force, whatever passes the play: m = rotor + load, s = (rotor x_motor + load x)/m
    speed = both * turned
    centre = 0.5 * both * turned**2 + speed * (end - turned) - 0.5 * both * (end - turned) ** 2
    # the motor ends at the other side of the play, gap/2 behind the load
    x = centre + rotor / (rotor + load) * gap / 2.0
    return {"title": "Two inertias with backlash", "duration": end, "q": [0.0, 0.0], "qd": [0.0, 0.0],
            "tau": {"x_motor": f"where(t < {turned!r}, {force!r}, {-force!r})"},
            "events": [*first, [turned, "release", "x_backlash"], *second], "q_end": [x, x - gap / 2.0],
            "source": "closed form: flights shorten in the ratio e, limit at first flight (1 + e)/(1 - e)",
            "time_tolerance": 1e-12, "q_tolerance": 1e-12, "dt": 1e-3}  # fmt: skip


def arm_at_stop() -> dict[str, Any]:
    """Two links in a plane, M qdd + h = tau: Coulomb friction on the first joint, a plastic stop on the second."""
    l1, m1, c1, I1, m2, c2, I2, g = 0.5, 2.0, 0.25, 0.05, 1.0, 0.2, 0.02, 9.81
    kinetic, static, bound, size, pace, end = 1.0, 1.5, 1.2, 5.0, 2.0, 4.9
    M22 = I2 + m2 * c2**2

    def inertia(q2: float) -> tuple[float, float]:
        bent = m2 * l1 * c2 * cos(q2)
        return I1 + m1 * c1**2 + M22 + m2 * l1**2 + 2.0 * bent, M22 + bent

    def moved(t: float, x: Vector, mode: int, closed: int) -> tuple[float, float, float, float]:
        """Accelerations of both joints, what the shoulder's friction takes at rest, and what presses on the stop."""
        q1, q2, v1, v2 = x
        M11, M12 = inertia(q2)
        bends, weight = m2 * l1 * c2 * sin(q2), m2 * c2 * g * cos(q1 + q2)
        drive1 = bends * (2.0 * v1 * v2 + v2**2) - (m1 * c1 + m2 * l1) * g * cos(q1) - weight
        drive2 = size * sin(pace * t) - bends * v1**2 - weight
        if closed and mode:
            a1, a2 = (drive1 - mode * kinetic) / M11, 0.0
        elif closed:
            a1, a2 = 0.0, 0.0
        elif mode:
            a1, a2 = np.linalg.solve([[M11, M12], [M12, M22]], [drive1 - mode * kinetic, drive2])
        else:
            a1, a2 = 0.0, drive2 / M22
        return float(a1), float(a2), drive1 - M12 * a2, drive2 - M12 * a1

    def rates(t: float, x: Vector, mode: int, closed: int) -> Vector:
        a1, a2, _, _ = moved(t, x, mode, closed)
        return np.array([x[2] * abs(mode), x[3] * (not closed), a1, a2])

    def shoulder(t: float, x: Vector, mode: int, closed: int) -> float:
        return float(mode * x[2]) if mode else static - abs(moved(t, x, mode, closed)[2])

    def elbow(t: float, x: Vector, mode: int, closed: int) -> float:
        return closed * moved(t, x, mode, closed)[3] if closed else bound - abs(x[1])

    for watched in (shoulder, elbow):
        watched.terminal, watched.direction = True, -1  # type: ignore[attr-defined]
    t, x, mode, closed, events = 0.0, np.array([0.0, 0.0, 0.0, 0.0]), -1, 0, []
    while True:
        run = solve_ivp(rates, (t, end), x, "DOP853", args=(mode, closed), events=(shoulder, elbow),
                        rtol=1e-12, atol=1e-14, max_step=0.02)  # fmt: skip
        t, x = float(run.t[-1]), run.y[:, -1].copy()
        if run.status != 1:
            break
        if len(run.t_events[1]):
            kind = "release" if closed else "impact"
            if not closed:
                M11, M12 = inertia(x[1])
                turned = x[2] + M12 / M11 * x[3]  # the momentum of the shoulder's angle is kept
                assert turned * x[2] > 0.0
                x[1:] = np.copysign(bound, x[1]), turned, 0.0
            side = int(np.sign(x[1]))
            closed = 0 if closed or side * moved(t, x, mode, side)[3] <= 0.0 else side
            events.append([t, kind, "elbow"])
        else:
            before, x[2] = mode, 0.0
            load = moved(t, x, 0, closed)[2]
            mode = int(np.sign(load)) if before == 0 or abs(load) > static else 0
            events.append([t, "slip" if before == 0 else "stick" if mode == 0 else "reversal", "shoulder"])
    return {"title": "Arm whose elbow hits its stops", "duration": end, "q": [0.0, 0.0], "qd": [0.0, 0.0],
            "tau": {"elbow": f"{size!r}*sin({pace!r}*t)"}, "events": events, "q_end": x[:2].tolist(),
            "source": "equations by hand, impacts keep the momentum of the shoulder's angle; DOP853, rtol 1e-12",
            "time_tolerance": 1e-9, "q_tolerance": 1e-9, "dt": 1e-3}  # fmt: skip
