"""The positions that loops take: in a mode of assembly at a pose, or each beside the one before."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.home import Home
from symgen.derive.loops.mode import Mode
from symgen.derive.loops.newton import Continuation
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.rods import Rods

__all__ = ["Choice", "Following", "InMode"]


class Choice(Protocol):
    """The way in which loops are closed."""

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position of a dyad."""

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The dependent coordinates of loops that Newton's method closes."""


@dataclass(frozen=True)
class InMode:
    """Loops at q in a mode of assembly."""

    mode: Mode
    algebra: Algebra
    q: Sequence[Scalar]

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position on the side of the mode."""
        around = self.mode.around(k, self.algebra, self.q)
        return planar.at(self.mode.signs[k], around, self.mode.parallels.get(k))

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The position of rods on the side of the mode, or the position on the way from its default pose.

        Raises:
            LoopFault: the mode has the loop as a planar one, by numbers that may change.
        """
        first, loop = next(iter(cluster.loops.items()))
        if first in self.mode.roots:
            around = self.mode.around(first, self.algebra, self.q)
            return Rods(cluster).at(known, self.mode.roots[first], around)
        if first not in self.mode.homes:
            message = "its axes are parallel by the values of run-time parameters alone: the loop is planar with these"
            raise LoopFault(first, loop.closure.loop.name, f"{message}; give such parameters 'constant: true'")
        whole: dict[int, Scalar] = {}
        for coordinate, turning in self.mode.turning.get(first, {}).items():
            away = self.algebra.function("round", ((self.q[coordinate] - turning.middle) * (0.5 / math.pi),))
            for i, number in turning.turns.items():
                whole[i] = whole.get(i, self.algebra.zero) + (2.0 * math.pi * number) * away
        within = {i: x - whole[i] if i in whole else x for i, x in known.items()}
        found = Continuation(cluster, self.mode.homes[first]).position(within)
        for i, x in {**within, **found}.items():
            if i in whole:
                far = known[i] if i in known else x + whole[i]
                self.algebra.turned(far, self.algebra.sin(x), self.algebra.cos(x))
                found |= {i: far} if i in found else {}
        return found


class Following(InMode):
    """Loops at poses one beside the other, each found from the last one.

    Attributes:
        last: default poses, moved along.
    """

    def __init__(self, mode: Mode, algebra: Algebra) -> None:
        super().__init__(mode, algebra, ())
        self.last: dict[int, Home] = dict(mode.homes)

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The position on the way from the one before."""
        first = next(iter(cluster.loops))
        if first in self.mode.roots:
            return super().position(cluster, known)
        continuation = Continuation(cluster, self.last[first])
        found = continuation.position(known)
        self.last[first] = continuation.moved({i: float(x.x) for i, x in {**known, **found}.items()})
        return found
