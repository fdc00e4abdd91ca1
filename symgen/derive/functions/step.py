"""One fixed step with Karnopp's dead band.

    |qd_i| < DV_i:  joint i is decided as if at rest; if it sticks, qd_i := 0 and
                    qd_R := qd_R + M_RR^-1 M_RS qd_S

DV_i is `dead_band`, or dt F_s,i (M^-1)_ii. Then the sliding part takes one classical Runge-Kutta step of order 4 under
held forces, and stuck coordinates are copied. Bristles advance beside it: `symgen.derive.friction.state_steps`.

Source: Karnopp 1985, figures 2 and 5, for coupled chains. The fast form: `symgen.derive.friction.dead_band_step`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import RATES, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card
from symgen.derive.functions.statuses import of_step

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD", "advanced"]


def advanced(a: Arguments, doc: str) -> Declaration:
    """Arguments and results of a step of length dt; the caller counts the steps."""
    return Declaration(
        (a.q, a.qd, a.mode, a.tau, a.dt),
        (
            Result("q_next", (a.n,), a.q.doc, a.q.unit),
            Result("qd_next", (a.n,), RATES, a.qd.unit),
            Result("mode_next", (a.modes,), a.mode.doc),
            *((Result("states_next", (a.states,), "deflections of bristles", "rad or m"),) if a.states else ()),
            of_step(),
        ),
        doc,
    )


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return advanced(
        a,
        "One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step "
        "gains at breakaway, and may catch a joint right after it was let go.",
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """The next state, its modes and the status."""
    from symgen.derive.friction.dead_band_step import step
    from symgen.derive.friction.state_steps import with_states
    from symgen.derive.friction.stop_impulses import with_stops

    return with_states(parts, lambda parts: with_stops(parts, step, "step"), "step")


CARD = friction_card(
    "step", declare, build, "Karnopp's dead band (1985) and a Runge-Kutta step of order 4", scale="decision"
)
