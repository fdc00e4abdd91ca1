"""Derivatives of switching functions in given modes of the joints.

    dg/d(q, qd, tau, inputs, t, parameters)

of every element g of `switching_functions`. At an event, where g is zero, its time has the derivative by a parameter p

    dt/dp = -(g_y S_p + g_p)/(g_y f + g_t)

with y = (q, qd), S_p = dy/dp and f = dy/dt (Hiskens and Pai 2000, eqs. 27 to 31). Corners, and where no derivative
exists: `symgen.derive.friction.gradients`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.derive.functions.gradients import gradient_card
from symgen.derive.functions.switching_functions import CARD as SWITCHING_FUNCTIONS
from symgen.derive.functions.switching_functions import condition_nodes

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.friction.gradients import Results
    from symgen.program.nodes import Node

__all__ = ["CARD"]


def results() -> Results:
    """All switching functions of a motion."""
    from symgen.derive.friction.switching import switching_values

    return switching_values


def smooth(opinion: Definition | Writer) -> Sequence[Node]:
    """The conditions of a chain in which nothing sticks."""
    return condition_nodes(opinion)


CARD = gradient_card(SWITCHING_FUNCTIONS, results, "switching_slopes", smooth=smooth)
