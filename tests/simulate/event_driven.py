"""Motion between events by scipy's DOP853, accelerations and decisions by the literal law: nothing of emitted code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from symgen.describe.chain import Chain
from symgen.reference.friction import FrictionReference


@dataclass(frozen=True)
class Motion:
    """The end of a motion, and (time, joints) of its events."""

    q: np.ndarray
    qd: np.ndarray
    mode: np.ndarray
    events: list[tuple[float, tuple[int, ...]]]


def event_driven(
    chain: Chain, q: Any, qd: Any, tau: Any, tend: float, inputs: Any = None, rtol: float = 1e-9
) -> Motion:
    """From t = 0 under constant forces; an event is a rate through zero, or a margin of what holds a joint."""
    n, t, tau = len(chain.moving), 0.0, np.asarray(tau, dtype=float)
    q, qd = np.array(q, dtype=float), np.array(qd, dtype=float)
    laws: dict[float, FrictionReference] = {}

    def law(t: float) -> FrictionReference:
        laws.clear()
        return laws.setdefault(t, FrictionReference(chain, inputs=inputs, t=t))

    rubbing = law(0.0).rubbing
    mode = law(0.0).decide(q, qd, tau, np.sign(qd).astype(int)).mode
    near = np.zeros(n)
    events: list[tuple[float, tuple[int, ...]]] = []
    while t < tend:
        stuck = [j for j in rubbing if mode[j] == 0]

        def motion(t: float, x: np.ndarray, mode: Sequence[int] = tuple(mode)) -> tuple[Any, np.ndarray]:
            nonlocal near
            at = law(t)
            state = at.state(x[:n], x[n:], tau)
            near = at.motion(state, mode, near)
            return state, near

        def rates(t: float, x: np.ndarray, stuck: Sequence[int] = tuple(stuck)) -> np.ndarray:
            result = np.concatenate([x[n:], motion(t, x)[1]])
            result[list(stuck)] = 0.0
            return result

        switches = [_switch(j, mode, stuck, n, motion) for j in rubbing]
        run = solve_ivp(
            rates, (t, tend), np.concatenate([q, qd]), "DOP853", rtol=rtol, atol=1e-11, events=switches, max_step=0.05
        )
        t, q, qd = float(run.t[-1]), run.y[:n, -1].copy(), run.y[n:, -1].copy()
        qd[stuck] = 0.0
        if run.status != 1:
            break
        hit = tuple(j for j, times in zip(rubbing, run.t_events, strict=True) if len(times))
        qd[list(hit)] = 0.0
        reached = [j in hit and mode[j] == 0 for j in range(n)]
        answer = law(t).decide(q, qd, tau, list(mode), reached)
        assert answer.status in (0, 1)
        mode = answer.mode
        events.append((t, hit))
    return Motion(q, qd, mode, events)


def _switch(j: int, mode: Sequence[int], stuck: Sequence[int], n: int, motion: Any) -> Any:
    """What passes through zero from above at an event of joint j."""

    def rate(t: float, x: np.ndarray) -> float:
        return float(x[n + j] * mode[j])

    def margin(t: float, x: np.ndarray) -> float:
        state, qdd = motion(t, x)
        f = state.friction(qdd, list(mode), stuck)[j]
        low, high = state.band(j, qdd)
        return float(min(f - low, high - f))

    switch: Any = rate if mode[j] != 0 else margin
    switch.direction, switch.terminal = -1, True
    return switch
