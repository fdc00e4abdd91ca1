"""Joint forces that a motion needs, friction left out.

    tau = M qdd + h

Source: Lagrange's equations, Behi 1985, eq. (3.61). The fast form is Newton and Euler's recursion (Luh, Walker and
Paul 1980) on regrouped bodies: `symgen.derive.recursive.grouped_newton_euler`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.build import planned, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.qdd),
        (Result("tau", (a.n,), a.forces, FORCE),),
        f"Joint forces of a motion{a.smooth}.",
    )


CARD = Card(
    "inverse_dynamics",
    declare,
    quantity(lambda e: e.tau.flat()),
    planned,
    "joint",
    "inverse_dynamics",
    method="Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil 1990)",
    in_form=lambda w, form: (form.inverse_dynamics(w.qdd),),
)
