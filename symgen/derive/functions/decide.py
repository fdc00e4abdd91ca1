"""Modes of the joints after an event: all joints at zero rate are decided together.

A pattern of modes is consistent if

    |f_i| <= F_s,i            for every joint that sticks,
    s_i qdd_i > 0             for every joint at zero rate that slides in the sense s_i

Of the consistent patterns the one with the fewest sliding joints is taken, of equals the first in joint order. A joint
whose static limit was reached at this event slides in the sense in which it was driven, unless no pattern is
consistent then.

Source: Karnopp 1985; Dupont 1993, section 3. The fast form searches the patterns in this order:
`symgen.derive.friction.decide` and `symgen.derive.friction.search`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import MODES, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card
from symgen.derive.functions.statuses import of_decision

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau, a.mode, a.reached),
        (Result("mode_next", (a.modes,), f"{MODES}; after the event"), of_decision()),
        "Modes after an event: all joints at zero rate are decided together.",
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """Modes and status."""
    from symgen.derive.friction.resistance import band

    found, branches = parts.problem(), parts.branches
    mode, reached = parts.flags("mode", "mode"), parts.flags("reached", "boolean")
    before = parts.quick_motion(found, mode, "before_loads")
    forced = []
    for joint in found.problem.rubbing:
        f = before.f[joint.place]
        low, high = band(branches, joint, before.qdd, f)
        middle = branches.algebra.constant(0.5) * (low + high)
        pushed = branches.mode_of(f - middle)
        forced.append(branches.pick(before.converged, pushed, branches.pool.mode(0)))
    decision = parts.decided(found, mode, [reached[i] for i in found.joints], forced, "decide_pattern")
    return parts.modes(found, decision), parts.sound(decision.status)


CARD = friction_card(
    "decide",
    declare,
    build,
    "a bounded search through patterns of modes (Karnopp 1985; Dupont 1993, section 3)",
    scale="decision",
)
