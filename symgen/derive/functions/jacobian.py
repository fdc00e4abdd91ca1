"""Jacobian of a named point and of the link that carries it.

    (v, omega) = J qd,   J = [G; G_r],   G_n = dx/dq_n

For joint n with unit axis z_n through o_n: G_n = z_n x (x - o_n) and G_r,n = z_n if it turns, z_n and 0 if it slides.

Source: Thomas and Tesar 1982; Behi 1985, chapter II. The fast form: `symgen.derive.bodies.base_frame`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import at_point, rows
from symgen.derive.functions.card import Card, Declaration, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,),
        (Result("J", (6, a.n), "Jacobian: translational rows, then rotational ones"),),
        f"First-order influence coefficients of {a.point} and its link: velocity, then angular velocity, = J qd.",
    )


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """G over G_r."""
    G, G_r = opinion.quantities.influence(str(signature.point))
    return ([*rows(G), *rows(G_r)],)


CARD = Card(
    "jacobian",
    declare,
    at_point(lambda e, p: e.jacobian(p).flat()),
    fast,
    at_points=True,
    method="influence coefficients of joint axes (Thomas and Tesar 1982)",
)
