"""Everything in the equations of motion but M qdd, friction left out.

    h = qd' P* qd + g + dV/dq + dR/dqd - loads - forces,   M qdd + h = tau

P* is the inertia power array, g gravity, V the potential of springs and `potential`, R Rayleigh's dissipation function
of dampers and `dissipation`.

Source: Lagrange's equations with influence coefficients, Behi 1985, eqs. (3.61) to (3.64). The fast form is Newton and
Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies: `symgen.derive.recursive.grouped_newton_euler`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.build import planned, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd),
        (Result("h", (a.n,), "bias", FORCE),),
        "Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.",
    )


CARD = Card(
    "bias",
    declare,
    quantity(lambda e: e.h.flat()),
    planned,
    "joint",
    "bias",
    method="Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil 1990)",
    in_form=lambda w, form: (form.inverse_dynamics(w.quantities.zeros),),
)
