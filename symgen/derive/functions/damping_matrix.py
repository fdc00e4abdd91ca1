"""Damping matrix: the Hessian of Rayleigh's dissipation function.

    D = d2R/dqd2,   R = sum of c qd^2 / 2 over the dampers + `dissipation`

Viscous friction is part of friction and has no place in D. The fast form: `symgen.derive.bodies.applied_forces`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,), (Result("D", (a.n, a.n), "damping matrix"),), "Hessian of Rayleigh's dissipation function."
    )


CARD = Card(
    "damping_matrix",
    declare,
    quantity(lambda e: e.damping.flat()),
    assembled(lambda a: a.damping_matrix),
    method="second derivatives of Rayleigh's dissipation function",
)
