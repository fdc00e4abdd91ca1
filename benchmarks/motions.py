"""Motions with friction from event to event, and one without, beside SciPy's DOP853 around the compiled functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

import symgen
from symgen.describe.load import loads_chain

__all__ = ["motions_table"]

REPEATS = 20
RTOL, ATOL = 1e-10, 1e-12

HEAD = "symgen: 1\nname: NAME\ngravity: [0, -9.81, 0]\njoints:\n"
SLIDE = (
    "  - {name: NAME, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: MASS, "
    "friction: {coulomb: FK, static: FS}}\n"
)
LINK = (
    "  - {name: NAME, type: revolute, place: {xyz: [0.3, 0, 0], rpy: [TILT, 0, 0]}, mass: 2, com: [0.15, 0, 0.02], "
    "inertia: {xx: 0.01, yy: 0.02, zz: 0.02}FRICTION}\n"
)
MASSES = (
    HEAD.replace("NAME", "masses")
    + SLIDE.replace("NAME", "x2").replace("MASS", "0.5").replace("FK", "5").replace("FS", "7.5")
    + SLIDE.replace("NAME", "r").replace("MASS", "3").replace("FK", "2").replace("FS", "3").replace("base", "x2")
    + 'forces: {x2: "400*(min(0.5*t, 0.125) - x2 - r)", r: "400*(min(0.5*t, 0.125) - x2 - r) - 500*r"}\n'
)
BELT = (
    HEAD.replace("NAME", "belt")
    + "  - {name: belt, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, motion: 0.1*t}\n"
    + SLIDE.replace("NAME", "x").replace("MASS", "1").replace("FK", "1").replace("FS", "1.5").replace("base", "belt")
    + "forces: {x: -(x + belt)}\n"
)
PENDULUM = (
    HEAD.replace("NAME", "pendulum")
    + "  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0, -0.5, 0], "
    "friction: {coulomb: 0.15}}\n"
)


def arm(friction: str) -> str:
    """Six joints in general position."""
    links = "".join(
        LINK.replace("NAME", f"j{k}").replace("TILT", "pi/2" if k % 2 else "0").replace("FRICTION", friction)
        for k in range(6)
    )
    return HEAD.replace("NAME", "arm") + links


@dataclass(frozen=True)
class Motion:
    """A chain, how long it moves, from where, and what drives it."""

    words: str
    text: str
    duration: float
    q: tuple[float, ...] | None = None
    controlled: bool = False


MOTIONS = (
    Motion("Karnopp's two masses (Figure 6), 2 s", MASSES, 2.0),
    Motion("stick-slip belt, 1000 s", BELT, 1000.0),
    Motion("pendulum on a dry pin, 20 s", PENDULUM, 20.0, (1.2,)),
    Motion("six joints with friction, controller every 10 ms, 2 s", arm(", friction: {coulomb: 2, static: 3}"), 2.0,
           controlled=True),
    Motion("six joints without friction, 2 s", arm(""), 2.0, (0.3, -0.2, 0.4, 0.1, -0.5, 0.2)),
)  # fmt: skip


def motions_table(say: Callable[[str], None]) -> str:
    """Markdown: times of one call from Python, best of some, and events."""
    rows = ["## Motions", "", f"rtol {RTOL:g}, atol {ATOL:g}; ms per call from Python, best of {REPEATS}.", ""]
    rows += [
        "| motion | symgen, events | SciPy around compiled functions | ratio | changes of mode |",
        "|---|---|---|---|---|",
    ]
    for motion in MOTIONS:
        say(f"motion: {motion.words}")
        rows.append(_row(motion))
    return "\n".join(rows)


def _row(motion: Motion) -> str:
    model = symgen.build_model(loads_chain(motion.text))
    given: dict[str, Any] = {"q": motion.q}
    if motion.controlled:
        given |= {"tau": {f"j{k}": f"20*(sin({1 + 0.3 * k}*t) - j{k}) - d(j{k})" for k in range(6)}, "hold": 0.01}
    keys = {**given, "rtol": RTOL, "atol": ATOL, "sample": [motion.duration]}
    own, run = _best(lambda: symgen.simulate(model, motion.duration, **keys), REPEATS)
    other, (q, count) = _best(lambda: scipy_motion(model, motion), 3)
    changes = sum(len(event.joints) for event in run.events if event.kind in ("slip", "stick", "reversal"))
    apart = float(np.max(np.abs(q - run.q[-1])))
    remark = f"{changes}" if changes == count else f"{changes} ({count} by SciPy, q {apart:.0e} apart)"
    return f"| {motion.words} | {own:.2f} | {other:.1f} | {other / own:.0f} | {remark} |"


def _best(call: Callable[[], Any], repeats: int) -> tuple[float, Any]:
    """Milliseconds, and what was returned."""
    least, found = np.inf, None
    for _ in range(repeats):
        begin = perf_counter()
        found = call()
        least = min(least, perf_counter() - begin)
    return 1e3 * float(least), found


def scipy_motion(model: Any, motion: Motion) -> tuple[Any, int]:
    """The baseline: solve_ivp around friction_dynamics and friction_limits, decide(reached=...) at its events."""
    n, t, count = len(model.q_names), 0.0, 0
    q, qd = np.array(motion.q or np.zeros(n)), np.zeros(n)
    rough = "decide" in model.functions
    pace = 1.0 + 0.3 * np.arange(n)
    moved = model.name == "belt"
    mode = np.zeros(n, np.int8)

    def control(t: float, q: Any, qd: Any) -> Any:
        return 20.0 * (np.sin(pace * t) - q) - qd if motion.controlled else np.zeros(n)

    def state(t: float, y: Any) -> tuple[Any, Any]:
        q, qd = y[:n].copy(), y[n:].copy()
        if moved:
            q[0], qd[0] = 0.1 * t, 0.1
        return q, qd

    first, tau = True, control(0.0, q, qd)
    while t < motion.duration:
        end = min(motion.duration, (np.floor(t / 0.01 + 1e-9) + 1) * 0.01) if motion.controlled else motion.duration
        if moved:
            q[0], qd[0] = 0.1 * t, 0.1
        if rough and first:
            mode, _ = model.decide(q, qd, tau, mode, t=t)
            mode = np.where(np.arange(n) == 0, 0, mode).astype(np.int8) if moved else mode
            first = False
        held = np.array([rough and mode[j] == 0 and not (moved and j == 0) for j in range(n)])

        def rates(t: float, y: Any, tau: Any = tau, held: Any = held, mode: Any = mode) -> Any:
            q, qd = state(t, y)
            qdd = (
                model.friction_dynamics(q, qd, tau, mode, t=t)[1] if rough else model.forward_dynamics(q, qd, tau, t=t)
            )
            return np.concatenate([np.where(held, 0.0, qd), np.where(held, 0.0, qdd)])

        def switch(j: int, tau: Any = tau, held: Any = held, mode: Any = mode) -> Any:
            def value(time: float, y: Any) -> float:
                if not held[j]:
                    return float(mode[j] * y[n + j])
                f, _, low, high, *_ = model.friction_limits(*state(time, y), tau, mode, t=time)
                return float(min(f[j] - low[j], high[j] - f[j]))

            value.terminal, value.direction = True, -1  # type: ignore[attr-defined]
            return value

        watched = [j for j in range(n) if rough and not (moved and j == 0)]
        events = [switch(j) for j in watched] or None
        run = solve_ivp(rates, (t, end), np.concatenate([q, qd]), "DOP853", rtol=RTOL, atol=ATOL, events=events)
        t = float(run.t[-1])
        q, qd = state(t, run.y[:, -1])
        if run.status == 1:
            hit = [j for j, times in zip(watched, run.t_events, strict=True) if len(times)]
            qd[hit] = 0.0
            reached = np.array([j in hit and bool(held[j]) for j in range(n)])
            old = mode.copy()
            mode, _ = model.decide(q, qd, tau, mode, reached, t=t)
            count += int(np.sum((mode != old)[watched]))
        elif rough and motion.controlled:
            old, tau = mode.copy(), control(t, q, qd)
            mode, _ = model.decide(q, qd, tau, mode, t=t)
            count += int(np.sum(mode != old))
    return q, count
