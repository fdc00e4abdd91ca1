"""Christoffel's matrix of the velocity terms.

    C_ij = sum_k c_ijk qd_k,   c_ijk = (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) / 2

C qd are the velocity terms, and dM/dt - 2 C is skew-symmetric. C is the symmetric part of the inertia power array P*,
contracted once.

Source: Christoffel's symbols of the first kind; Behi 1985, eq. (B.14), for P*. The fast form differentiates M
(`symgen.derive.recursive.christoffel`) or adds up moments of composite bodies
(`symgen.derive.recursive.velocity_terms`), as costs less.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import quantity
from symgen.derive.functions.card import LARGE, Card, Declaration, Result
from symgen.derive.reduced.plan import FormulationPlan

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd),
        (Result("C", (a.n, a.n), "Christoffel's matrix"),),
        "Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.",
    )


def method(plan: FormulationPlan | None) -> str:
    """The algorithm: derivatives of M in the form of a plan, or without one moments."""
    return "moments of composite bodies" if plan is None else "Christoffel's symbols, derivatives of the inertia matrix"


CARD = Card(
    "coriolis_matrix",
    declare,
    quantity(lambda e: e.coriolis.flat()),
    lambda w, signature: w.coriolis_matrix(w.plans.get("coriolis_matrix")),
    formulation="coriolis_matrix",
    method=method,
    most=LARGE,
)
