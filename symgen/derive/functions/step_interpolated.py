"""One fixed step that lands on the zero crossings of rates and on breakaway.

    theta = v_0 / (v_0 - v_1)

is the share of the step at which a rate that went from v_0 to v_1 was zero, to first order. There the step is probed,
and the parabola through start, probe and end has the place of the crossing. The step is taken again up to there, the
joints at rest are decided, and the rest of the step begins with their modes; at most 3n + 8 passes.

Source: linear interpolation of zero crossings after Morgowicz, cited by Dupont 1993. The fast form:
`symgen.derive.friction.interpolated_step` and `symgen.derive.friction.crossings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Declaration, friction_card
from symgen.derive.functions.step import advanced

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return advanced(
        a,
        "One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 "
        "through all of these.",
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """The next state, its modes and the status."""
    from symgen.derive.friction.interpolated_step import step_interpolated
    from symgen.derive.friction.state_steps import with_states
    from symgen.derive.friction.stop_impulses import with_stops

    return with_states(parts, lambda parts: with_stops(parts, step_interpolated, "interpolated"), "interpolated")


CARD = friction_card(
    "step_interpolated",
    declare,
    build,
    "Runge-Kutta steps of order 4 to interpolated crossings (Morgowicz)",
    scale="decision",
)
