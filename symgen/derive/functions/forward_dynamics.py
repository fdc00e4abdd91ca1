"""Joint accelerations under given joint forces, friction left out.

    M_FF qdd_F = tau_F - h_F - M_FS qdd_S

F are the free joints; those of S follow a given motion, and their accelerations are known.

Source: Lagrange's equations, Behi 1985, eq. (3.61), solved for qdd. The fast form factors M = L' D L (Featherstone
2005, `symgen.derive.recursive.ltdl`) or eliminates articulated bodies (Featherstone 1983,
`symgen.derive.recursive.articulated`), as costs less.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import ACCELERATIONS, Arguments
from symgen.derive.functions.build import planned
from symgen.derive.functions.card import Card, Declaration, Result
from symgen.derive.reduced.plan import ARTICULATED, FormulationPlan

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau),
        (Result("qdd", (a.n,), ACCELERATIONS, a.qdd.unit),),
        f"Joint accelerations under given joint forces{a.smooth}.",
    )


def method(plan: FormulationPlan | None) -> str:
    """The algorithm by the plan's solver."""
    if plan is not None and plan.solver in ARTICULATED:
        return "articulated bodies (Featherstone 1983)"
    return "composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005)"


CARD = Card(
    "forward_dynamics",
    declare,
    lambda d, signature: (d.forward_dynamics(),),
    planned,
    "solution",
    "forward_dynamics",
    method,
    in_form=lambda w, form: (form.forward_dynamics(w.tau),),
)
