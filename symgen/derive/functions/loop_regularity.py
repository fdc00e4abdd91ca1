"""Distance of closed loops from their singular poses.

    D = det(J' J) / (B_1^2 B_2^2 ...)

with J the derivatives of a loop's conditions by its dependent joints and B_j the length of column j: the square of the
normalised determinant of the loop's rates, 0 in a singular pose, at most 1. Of two links joined by a pin it is the
square of the sine of the transmission angle. Loops that only close together share theirs.

Source: Hadamard 1893; Gosselin and Angeles 1990. Lengths and units: `symgen.derive.loops.regularity`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.closing_forces import closes

if TYPE_CHECKING:
    from symgen.derive.definition import Definition

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "squares of the loops' normalised determinants: 0 in a singular pose, at most 1"
    return Declaration((a.q,), (Result("D", (a.loops,), doc),), "Distance of each closed loop from its singular poses.")


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The determinants of the loops as they were solved."""
    return (tuple(value.x for value in opinion.quantities.loop_regularity()),)


CARD = Card(
    "loop_regularity",
    declare,
    definition,
    assembled(lambda a: a.loop_regularity()),
    method="the systems of the loops' rates",
    present=closes,
)
