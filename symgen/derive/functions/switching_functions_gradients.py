"""Derivatives of switching functions in given modes of the joints.

    dg/d(q, qd, tau, inputs, t, parameters)

of every element g of `switching_functions`. At an event, where g is zero, its time has the derivative by a parameter p

    dt/dp = -(g_y S_p + g_p)/(g_y f + g_t)

with y = (q, qd), S_p = dy/dp and f = dy/dt (Hiskens and Pai 2000, eqs. 27 to 31). Corners, and where no derivative
exists: `symgen.derive.friction.gradients`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.gradients import gradient_card
from symgen.derive.functions.switching_functions import CARD as SWITCHING_FUNCTIONS
from symgen.derive.functions.switching_functions import lowered_conditions, written_conditions

if TYPE_CHECKING:
    from symgen.derive.friction.gradients import Results

__all__ = ["CARD"]


def results() -> Results:
    """All switching functions of a motion."""
    from symgen.derive.friction.switching import switching_values

    return switching_values


CARD = gradient_card(
    SWITCHING_FUNCTIONS, results, "switching_slopes", lowered=lowered_conditions, written=written_conditions
)
