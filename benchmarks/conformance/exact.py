"""Exact motions that no paper prints: closed forms, and equations written by hand, integrated to twelve digits.

    python -m benchmarks.conformance.exact

writes the JSON files of belt, dry pin, loaded pin, governor, hunting PID, the six-joint arm, and of the cases with
stops (`exact_stops`). Nothing of symgen takes
part but its reader of YAML numbers: accelerations are those of a textbook, and of Newton and Euler's recursion for the
arm. A decision is taken where a rate or a margin reaches zero, located by Brent's method on DOP853's interpolant.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import atan, cos, pi, sin, sqrt
from typing import Any

import mpmath
import numpy as np
from numpy.typing import NDArray
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from benchmarks.conformance.arm import NewtonEuler
from benchmarks.conformance.case import FOLDER
from benchmarks.conformance.exact_stops import arm_at_stop, backlash, bouncing_slide

__all__ = ["main"]

Vector = NDArray[np.float64]
RTOL, ATOL = 1e-12, 1e-14


@dataclass(frozen=True)
class Hand:
    """Equations of a mechanism with friction of constant or load-dependent levels, written by hand.

    Attributes:
        joints: names of those with friction; coordinates come first in the state, then rates, then a controller's.
        rates: of the state, from time, state and modes.
        margin: of what holds joint j at rest: 0 where it breaks away; and the sense in which it would.
    """

    joints: tuple[str, ...]
    rates: Callable[[float, Vector, Sequence[int]], Vector]
    margin: Callable[[float, Vector, Sequence[int], int], tuple[float, int]]


def moved(hand: Hand, x: Vector, mode: list[int], end: float) -> tuple[list[list[Any]], Vector]:
    """Events and the end of a motion that starts in this state and these modes."""
    n, t, events = len(hand.joints), 0.0, []
    x, fresh = x.copy(), [-1] * n
    mode = settled(hand, t, x, mode, events)
    while t < end:
        switches = [_switch(hand, j, tuple(mode), n) for j in range(n)]
        run = solve_ivp(
            lambda t, x, mode=tuple(mode): hand.rates(t, x, mode), (t, end), x, "DOP853",
            rtol=RTOL, atol=ATOL, events=switches, max_step=0.02,
        )  # fmt: skip
        t, x = float(run.t[-1]), run.y[:, -1].copy()
        if run.status != 1:
            break
        hit = [j for j in range(n) if len(run.t_events[j])]
        before = list(mode)
        for j in hit:
            if mode[j] == 0:
                mode[j] = hand.margin(t, x, mode, j)[1]
                fresh[j] = mode[j]
            else:
                x[n + j] = 0.0
                mode[j] = 0
        for j in hit:
            if before[j] != 0:
                margin, sense = hand.margin(t, x, mode, j)
                mode[j] = sense if margin < 0.0 else 0
        for j in hit:
            kind = "slip" if before[j] == 0 else "stick" if mode[j] == 0 else "reversal"
            events.append([t, kind, hand.joints[j]])
        mode = settled(hand, t, x, mode, events)
    return events, x


def settled(hand: Hand, t: float, x: Vector, mode: list[int], events: list[list[Any]]) -> list[int]:
    """Modes in which every joint at rest is held: those that others' changes set off slide."""
    while True:
        free = [j for j in range(len(mode)) if mode[j] == 0 and hand.margin(t, x, mode, j)[0] < -1e-9]
        if not free:
            return mode
        mode[free[0]] = hand.margin(t, x, mode, free[0])[1]
        if t > 0.0:
            events.append([t, "slip", hand.joints[free[0]]])


def _switch(hand: Hand, j: int, mode: Sequence[int], n: int) -> Any:
    def value(t: float, x: Vector) -> float:
        return hand.margin(t, x, mode, j)[0] if mode[j] == 0 else float(mode[j] * x[n + j])

    switch: Any = value
    switch.terminal, switch.direction = True, -1
    return switch


def written(name: str, **keys: Any) -> None:
    """The JSON file of a case, numbers of one row in one line."""
    text = json.dumps(keys, indent=1)
    rows = re.sub(r"\[\n\s+([^\[\]{}]*?)\n\s+\]", lambda m: "[" + re.sub(r"\s*\n\s*", " ", m[1]) + "]", text)
    (FOLDER / f"{name}.json").write_text(rows + "\n", encoding="utf-8")


def belt() -> None:
    m, k, v, static, kinetic, end = 1.0, 40.0, 0.1, 1.5, 1.0, 20.0
    w, drop = sqrt(k / m), 1.5 - 1.0
    slip = 2.0 / w * (pi - atan(drop * w / (k * v)))
    rest = 2.0 * drop / (k * v)
    events, t, x = [], static / (k * v), 0.0
    while t < end:
        events.append([t, "slip", "x"])
        t += slip
        x -= v * (slip + rest)
        if t < end:
            events.append([t, "stick", "x"])
            t += rest
    # it slides from the last breakaway on: the spring's pull swings about Fk, from Fs, at the belt's speed
    last = events[-1][0]
    assert events[-1][1] == "slip"
    count = sum(event[1] == "slip" for event in events) - 1
    stretch = kinetic / k + drop / k * cos(w * (end - last)) + v / w * sin(w * (end - last))
    written("belt", title="Stick-slip belt",
            source="closed form: period 2 (Fs - Fk)/(k v) + (2/w) (pi - atan((Fs - Fk) w/(k v))), w = sqrt(k/m)",
            duration=end, q=[0.0], qd=[0.0], events=events, q_end=[stretch - v * end],
            time_tolerance=1e-12, q_tolerance=1e-12, dt=1e-3)  # fmt: skip
    assert abs(x + count * v * (slip + rest) + v * (slip + rest)) < 1e-9


def dry_pin() -> None:
    weight, J, kinetic, static = 1.5 * 9.81 * 0.4, 0.08 + 1.5 * 0.16, 0.3, 0.45
    a, t, side, events = 1.2, 0.0, 1.0, []
    while True:
        b = brentq(lambda b, a=a: weight * (cos(b) - cos(a)) - kinetic * (a + b), -a + 1e-9, a, xtol=1e-15)
        t += float(_swing(weight, J, kinetic, a))
        side = -side
        rests = weight * abs(sin(b)) <= static
        events.append([t, "stick" if rests else "reversal", "swing"])
        a = b
        if rests:
            break
    written("dry_pin", title="Pendulum on a dry pin",
            source="closed form: energy from turn to turn, times by quadrature",
            duration=20.0, q=[1.2], qd=[0.0], events=events, q_end=[side * a],
            time_tolerance=1e-9, q_tolerance=1e-12, dt=1e-3)  # fmt: skip


def _swing(weight: float, J: float, kinetic: float, a: float) -> Any:
    """Seconds from the turn at a to the next, by quadrature in 30 digits; a sine takes out the roots at both ends."""
    with mpmath.workdps(30):
        weight, J, kinetic, a = map(mpmath.mpf, (weight, J, kinetic, a))

        def fall(q: Any) -> Any:
            return weight * (mpmath.cos(q) - mpmath.cos(a)) - kinetic * (a - q)

        b = -mpmath.findroot(fall, -a + 2 * kinetic / weight)
        centre, half = (a - b) / 2, (a + b) / 2
        return mpmath.quad(
            lambda u: half * mpmath.cos(u) / mpmath.sqrt(2 / J * fall(centre + half * mpmath.sin(u))),
            [-mpmath.pi / 2, 0, mpmath.pi / 2],
            method="gauss-legendre",
        )


def loaded_pin() -> None:
    m, c, zz, mu_r, g = 2.0, 0.15, 0.002, 0.15, 9.81
    J = zz + m * c * c

    def drive(t: float, q: float) -> float:
        return 4.0 * sin(5.0 * t) - m * g * c * sin(q)

    def rates(t: float, x: Vector, mode: Sequence[int]) -> Vector:
        q, v = x
        if mode[0] == 0:
            return np.zeros(2)
        radial, across = m * (c * v * v + g * cos(q)), m * g * sin(q)
        # J a = drive - s mu r sqrt(radial^2 + (m c a + across)^2), squared; the root with the right sign is taken
        A, s = J * J - (mu_r * m * c) ** 2, mode[0]
        B = -2.0 * J * drive(t, q) - 2.0 * mu_r**2 * m * c * across
        C = drive(t, q) ** 2 - mu_r**2 * (radial**2 + across**2)
        roots = [(-B + e * sqrt(B * B - 4.0 * A * C)) / (2.0 * A) for e in (1.0, -1.0)]
        (a,) = [a for a in roots if (drive(t, q) - J * a) * s >= 0.0]
        return np.array([v, a])

    def margin(t: float, x: Vector, mode: Sequence[int], j: int) -> tuple[float, int]:
        held = drive(t, x[0])
        return mu_r * m * g - abs(held), 1 if held > 0.0 else -1

    events, x = moved(Hand(("swing",), rates, margin), np.zeros(2), [0], 10.0)
    written("loaded_pin", title="Load-dependent pin near its limit",
            source="equation with the pin's reaction by hand, m c mu r = 0.957 J (limit: J); DOP853, rtol 1e-12",
            duration=10.0, q=[0.0], qd=[0.0], events=events, q_end=[x[0]],
            time_tolerance=1e-9, q_tolerance=1e-9, dt=1e-3)  # fmt: skip


def governor() -> None:
    g, m, L, kinetic, static, damping = 9.81, 0.5, 0.3, 0.06, 0.1, 0.05

    def pull(t: float, q: float) -> float:
        return m * L * sin(q) * ((6.0 + 0.05 * t) ** 2 * L * cos(q) - g)

    def rates(t: float, x: Vector, mode: Sequence[int]) -> Vector:
        free = pull(t, x[0]) - damping * x[1] - kinetic * mode[0]
        return np.array([x[1], free / (m * L * L)]) * abs(mode[0])

    def margin(t: float, x: Vector, mode: Sequence[int], j: int) -> tuple[float, int]:
        return static - abs(pull(t, x[0])), 1 if pull(t, x[0]) > 0.0 else -1

    events, x = moved(Hand(("arm",), rates, margin), np.array([0.5, 0.0]), [0], 30.0)
    written("governor", title="Governor that moves in steps",
            source="equation of the flyball by hand; DOP853, rtol 1e-12",
            duration=30.0, q=[0.5], qd=[0.0], events=events, q_end=[x[0]],
            time_tolerance=1e-9, q_tolerance=1e-10, dt=1e-3)  # fmt: skip


def hunting_pid() -> None:
    goal, kp, ki, kd, kinetic, static = 0.1, 100.0, 400.0, 10.0, 2.0, 3.0

    def force(x: Vector) -> float:
        return kp * (goal - x[0]) + ki * x[2] - kd * x[1]

    def rates(t: float, x: Vector, mode: Sequence[int]) -> Vector:
        moving = abs(mode[0])
        return np.array([x[1] * moving, (force(x) - kinetic * mode[0]) * moving, goal - x[0]])

    def margin(t: float, x: Vector, mode: Sequence[int], j: int) -> tuple[float, int]:
        return static - abs(force(x)), 1 if force(x) > 0.0 else -1

    events, x = moved(Hand(("x",), rates, margin), np.zeros(3), [0], 12.0)
    written("hunting_pid", title="PID that hunts",
            source="equation of the carriage and its controller by hand; DOP853, rtol 1e-12",
            duration=12.0, q=[0.0], qd=[0.0], tau={"x": "100*(0.1 - x) + 400*e - 10*d(x)"},
            states={"e": {"rate": "0.1 - x", "start": 0.0}}, events=events, q_end=[x[0]],
            time_tolerance=1e-9, q_tolerance=1e-10, dt=1e-3)  # fmt: skip


def six_joint_arm() -> None:
    arm = NewtonEuler.read(FOLDER / "six_joint_arm.yaml")
    n, q0 = arm.n, np.array([0.3, -0.4, 0.2, 0.1, 0.5, 0.0])
    carried = arm.inverse(q0, np.zeros(n), np.zeros(n))  # the first pose
    size, pace = 1.5 * arm.static * (np.arange(n) < 3), 2.0 + 0.7 * np.arange(n)  # the wrist is at rest

    def accelerations(t: float, x: Vector, mode: Sequence[int]) -> tuple[Vector, Vector]:
        q, v, s = x[:n], x[n:], np.array(mode)
        given = carried + size * np.sin(pace * t) - arm.inverse(q, v, np.zeros(n)) - s * arm.kinetic - arm.viscous * v
        M, free, a = arm.mass_matrix(q), np.flatnonzero(s), np.zeros(n)
        a[free] = np.linalg.solve(M[np.ix_(free, free)], given[free])
        return a, given - M @ a

    def rates(t: float, x: Vector, mode: Sequence[int]) -> Vector:
        return np.concatenate([x[n:] * np.abs(mode), accelerations(t, x, mode)[0]])

    def margin(t: float, x: Vector, mode: Sequence[int], j: int) -> tuple[float, int]:
        held = accelerations(t, x, mode)[1][j]
        return float(arm.static[j] - abs(held)), 1 if held > 0.0 else -1

    qd = np.array([1.0, -1.5, 1.2, 2.0, -2.5, 3.0])
    mode = [int(s) for s in np.sign(qd)]
    events, x = moved(Hand(arm.joints, rates, margin), np.concatenate([q0, qd]), mode, 3.0)
    torques = {
        name: f"{float(carried[k])!r} + {float(size[k])!r}*sin({float(pace[k])!r}*t)"
        for k, name in enumerate(arm.joints)
    }
    written("six_joint_arm", title="PUMA 560, driven near breakaway",
            source="Newton and Euler's recursion by hand, constant levels of friction; DOP853, rtol 1e-12",
            duration=3.0, q=q0.tolist(), qd=qd.tolist(), tau=torques, events=events, q_end=x[:n].tolist(),
            time_tolerance=1e-9, q_tolerance=1e-9, dt=2e-4)  # fmt: skip


def main() -> None:
    """Writes the nine files."""
    for make in (belt, dry_pin, loaded_pin, governor, hunting_pid, six_joint_arm):
        make()
    for motion in (bouncing_slide, backlash, arm_at_stop):
        written(motion.__name__, **motion())


if __name__ == "__main__":
    main()
