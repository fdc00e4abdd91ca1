"""Generalised momenta of the coordinates.

    p = M qd = dT/dqd

Source: Lagrange's equations; Behi 1985, eq. (2.44), for M. The fast form adds up momenta of the links from the tips to
the base, without M: `symgen.derive.recursive.momentum`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD", "MOMENTUM"]

MOMENTUM = "kg m^2/s or kg m/s"


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q, a.qd), (Result("p", (a.n,), "momenta", MOMENTUM),), "Generalised momenta, M qd.")


CARD = Card(
    "momentum",
    declare,
    quantity(lambda e: e.momentum.flat()),
    assembled(lambda a: a.momentum),
    "joint",
    method="momenta of composite bodies",
    asked=True,
)
