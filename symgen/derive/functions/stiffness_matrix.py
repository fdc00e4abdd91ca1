"""Stiffness matrix at a configuration: the Hessian of the whole potential.

    K = d2V/dq2,   V of springs, `potential` and gravity

Source: Behi 1985, eqs. (2.45) and (2.57), for springs. The fast form: `symgen.derive.bodies.base_frame` for
gravity, `symgen.derive.bodies.applied_forces` for springs.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,), (Result("K", (a.n, a.n), "stiffness matrix"),), "Hessian of the potential, gravity included."
    )


CARD = Card(
    "stiffness_matrix",
    declare,
    quantity(lambda e: e.stiffness.flat()),
    assembled(lambda a: a.stiffness_matrix),
    method="second derivatives of the potential",
)
