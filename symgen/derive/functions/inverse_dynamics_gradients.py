"""Derivatives of inverse dynamics by coordinates, rates and accelerations.

    d tau/dq,   d tau/dqd,   d tau/dqdd = M

The definition differentiates Lagrange's equations as they are executed; the fast form differentiates its recursion:
`symgen.derive.recursive.gradients`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import LARGE, Card, Declaration, Flat, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.definition import Definition

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.qdd),
        (
            Result("by_q", (a.n, a.n), "d tau/dq"),
            Result("by_qd", (a.n, a.n), "d tau/dqd"),
            Result("by_qdd", (a.n, a.n), "d tau/dqdd, the inertia matrix"),
        ),
        "Derivatives of inverse dynamics by coordinates, rates and accelerations.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The derivatives of the lowered joint forces."""
    from symgen.program.differentiate import jacobian

    pool, n = opinion.pool, opinion.equations.n
    tau = opinion.lower(opinion.equations.tau.flat())
    rows = jacobian(pool, tau, [pool.input(name, k) for name in ("q", "qd", "qdd") for k in range(n)])
    return tuple(tuple(node for row in rows for node in row[n * k : n * k + n]) for k in range(3))


CARD = Card(
    "inverse_dynamics_gradients",
    declare,
    definition,
    lambda w, signature: w.inverse_dynamics_gradients(w.plans["inverse_dynamics_gradients"]),
    formulation="inverse_dynamics_gradients",
    most=LARGE,
    method="differentiation of Newton and Euler's recursion",
)
