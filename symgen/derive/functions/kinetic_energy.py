"""Kinetic energy of links and rotors.

    T = qd' M qd / 2

Source: Behi 1985, eq. (2.43). The fast form adds up the energies of the links from their velocities:
`symgen.derive.recursive.energy`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q, a.qd), (Result("T", (), "kinetic energy", "J"),), "Kinetic energy.")


CARD = Card(
    "kinetic_energy",
    declare,
    quantity(lambda e: [e.kinetic_energy]),
    assembled(lambda a: a.kinetic_energy),
    method="a recursion of velocities from the base to the tips",
)
