"""Linearisation of the smooth forward dynamics about a state, in continuous time.

    d(qd, qdd) = A d(q, qd) + B d tau

B has a column per actuated joint. With ID for inverse dynamics, dqdd/dx = -M^-1 dID/dx and dqdd/dtau = M^-1: the fast
form differentiates the recursion alone, never the solve (`symgen.derive.recursive.gradients`); the definition
differentiates the solve, too. With bristles the state is (q, qd, z): at rest dz/dt = v, and the bristle's stiffness
acts between them (|v| has the derivative zero there).

Source: the chain rule; Carpentier and Mansard 2018 for derivatives of the recursion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import planned
from symgen.derive.functions.card import LARGE, Card, Declaration, Flat, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.recursive.formulation import Formulation

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau),
        (
            Result("A", (a.order, a.order), f"state matrix, state {a.state}"),
            Result("B", (a.order, a.m), f"input matrix, {a.columns}"),
        ),
        f"Linearisation of the smooth forward dynamics about a state{a.smooth}.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The derivatives of the rates of the state, by those of the lowered solve."""
    from symgen.program.differentiate import jacobian

    pool, mechanism = opinion.pool, opinion.equations.mechanism
    n = opinion.equations.n
    q, qd, tau = ([pool.input(argument, k) for k in range(n)] for argument in ("q", "qd", "tau"))
    z = [pool.input("inputs", k) for k in mechanism.state_places]
    actuated = [tau[k] for k in mechanism.actuated]
    rows = jacobian(pool, [*qd, *opinion.forward_dynamics(), *opinion.state_rates()], [*q, *qd, *z, *actuated])
    size = len(rows)
    A = tuple(node for row in rows for node in row[:size])
    B = tuple(node for row in rows for node in row[size:])
    return A, B


def in_form(opinion: Writer, form: Formulation) -> tuple[object, ...]:
    """A and B by the derivatives of the recursion."""
    from symgen.derive.recursive.gradients import linearize

    return linearize(form, opinion.algebra, opinion.tau)


CARD = Card(
    "linearize",
    declare,
    definition,
    planned,
    "solution",
    "linearize",
    most=LARGE,
    method="differentiation of Newton and Euler's recursion, and factors of the inertia matrix",
    in_form=in_form,
    differentiated=True,
)
