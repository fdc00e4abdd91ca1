"""The mode of assembly as data: the position that every loop takes, and where its angles lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.loops.home import Home

__all__ = ["Mode", "Turning", "Winding"]


@dataclass(frozen=True)
class Winding:
    """Place of the angle of a class: within pi of a constant and of whole turns of the coordinates.

    Attributes:
        centre: rad.
        turns: in one turn of each coordinate, by position; zeros are left out.
    """

    centre: float
    turns: dict[int, int]


@dataclass(frozen=True)
class Turning:
    """Whole turns of a coordinate that leave loops as they are.

    Attributes:
        middle: of the turn in which the loops are solved, rad.
        turns: of the joints of the loops in one turn of the coordinate, by body; zeros are left out.
    """

    middle: float
    turns: dict[int, int]


@dataclass(frozen=True)
class Mode:
    """Positions that loops take among those that close them, and places of their angles.

    Attributes:
        signs: of the roots of dyads, by loop.
        windings: by loop and owner of a class; an angle that stays within pi of zero has none.
        parallels: side that a parallelogram's first unknown one stays parallel to, by loop.
        homes: default poses of loops that close together, by the first of them.
        roots: of rods with a closed form the signs of their roots, by the first of them.
        turning: whole turns of loops that close together, by the first of them and by position of the coordinate.
    """

    signs: dict[int, float]
    windings: dict[int, dict[int, Winding]]
    parallels: dict[int, int]
    homes: dict[int, Home]
    roots: dict[int, float]
    turning: dict[int, dict[int, Turning]]

    def around(self, k: int, algebra: Algebra, q: Sequence[Scalar]) -> dict[int, Scalar]:
        """The angles that those of the classes of a loop are closest to; zero is left out."""
        found = {}
        for owner, winding in self.windings.get(k, {}).items():
            angle = algebra.constant(winding.centre)
            for coordinate, number in winding.turns.items():
                angle = angle + number * q[coordinate]
            found[owner] = angle
        return found
