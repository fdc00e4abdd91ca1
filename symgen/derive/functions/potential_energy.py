"""Potential energy of gravity, springs and the chain's own `potential`.

    V = - sum over links of  m gamma . x  +  (q - rest)' K (q - rest) / 2  +  potential

x is a link's mass centre from the base origin, gamma the acceleration of gravity. Source: springs by Behi 1985, eq.
(2.45). The fast form adds up first moments from the tips to the base: `symgen.derive.recursive.energy`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,),
        (Result("V", (), "potential energy", "J"),),
        "Potential energy: gravity's part is zero at the base origin, springs' at their rest.",
    )


CARD = Card(
    "potential_energy",
    declare,
    quantity(lambda e: [e.potential_energy]),
    assembled(lambda a: a.potential_energy),
    method="positions of the mass centres",
)
