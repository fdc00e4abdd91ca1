"""symgen's three methods."""

from __future__ import annotations

from functools import cache
from typing import Any

import symgen
from benchmarks.conformance.adapter import Array, Outcome, Simulator, timed
from benchmarks.conformance.case import Case, Event
from symgen.describe.chain import Chain

__all__ = ["METHODS", "model_of"]

RTOL, ATOL = 1e-10, 1e-12
KINDS = ("slip", "stick", "reversal", "impact", "release")


@cache
def model_of(chain: Chain) -> Any:
    """The compiled model of a chain."""
    return symgen.build_model(chain)


def _simulate(case: Case, times: Array, method: str) -> Outcome:
    keys: dict[str, Any] = {"rtol": RTOL, "atol": ATOL} if method == "events" else {"dt": case.dt}
    model = model_of(case.chain)
    apart = float(times[1]) if method == "events" else case.dt * max(1, round(float(times[1]) / case.dt))

    def run() -> Any:
        return symgen.simulate(
            model, case.duration, q=case.q, qd=case.qd, tau=case.tau or None, states=case.states or None,
            method=method, sample=apart, **keys,
        )  # fmt: skip

    found, seconds = timed(run)
    if found.t[-1] < case.duration - 1e-9:
        raise ArithmeticError(found.message)
    events = tuple(
        Event(event.time, event.kind, joint)
        for event in found.events
        for joint in event.joints
        if event.kind in KINDS and event.time > 0.0
    )
    return Outcome(found.t, found.q, found.qd, events, seconds)


def _method(method: str) -> Simulator:
    return Simulator(f"symgen, {method}", lambda case, times: _simulate(case, times, method))


METHODS = tuple(_method(method) for method in ("events", "interpolated", "karnopp"))
