"""Inertia power array of the velocity terms.

    velocity terms of joint i = qd' P*[i] qd,
    P*[i]_lm = sum over links of  m H_lm . G_i + H_r,lm . (Pi G_r,i) + G_r,l . (Pi (G_r,i x G_r,m))

Source: Behi 1985, eq. (B.14); rotors included. The fast form adds up moments of composite bodies:
`symgen.derive.recursive.velocity_terms`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, flat, quantity
from symgen.derive.functions.card import LARGE, Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,),
        (Result("P", (a.n, a.n, a.n), "inertia power array, P[i] belongs to joint i"),),
        "Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.",
    )


CARD = Card(
    "inertia_power",
    declare,
    quantity(lambda e: flat(e.P)),
    assembled(lambda a: a.inertia_power),
    most=LARGE,
    method="moments of composite bodies (Behi 1985, eq. B.14)",
)
