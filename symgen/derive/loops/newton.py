"""Positions of loops by Newton's method, one or several together.

The mode of assembly is that of the default pose, kept by continuation: the known coordinates go from their values there
to those wanted in strides, and the dependent ones follow, in the first stride by polynomials around the default pose
(`prediction`) and then by Newton's steps, of bounded length and number.
Where the determinant of J has not the sign of the default pose, or the dependent coordinates stray, as into another
mode, the stride was too long and is halved. Where the steps do not end or do not shrink by squares, as in a singular
pose and beyond it, the dependent coordinates are no numbers.

What comes out is exact to rounding. Derivatives are those of one more step (see `Pool.refined`), whose matrix is that
of rates and forces.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.loops.cluster import Cluster, ClusterPose
from symgen.derive.loops.elimination import determinant, solve_in_order
from symgen.derive.loops.home import Home
from symgen.derive.loops.prediction import Prediction
from symgen.errors import DerivationError
from symgen.program.nodes import Node

__all__ = ["Continuation"]

STRIDE = 0.3
"""Change of the known coordinates in one stride: rad, or shares of the loops' size."""

LONGEST, CLOSE = 0.5, 0.1
"""Longest step of a dependent coordinate, and steps that end a stride: rad, or shares of the size."""

STRAYED = 1.0
"""Way of a dependent coordinate within a stride that was too long, as one into another mode is: rad, or shares
of the size."""

EXACT, NOISE = 1e-15, 1e-6
"""Newton's method has ended with a step d after a step c where d^2 and d^2 (d/c^2), the next step where steps shrink by
squares, are below the first, or where steps below the second shrink no longer, which is rounding. In a singular pose
they are halved and end nowhere."""

UNDECIDED = 1e-8
"""Rows of conditions below this part of the longest decide nothing that others leave open."""

PASSES = 120
"""Most steps of Newton's method."""


@dataclass(frozen=True)
class Carried:
    """A position on the way.

    Attributes:
        x: dependent coordinates.
        s: share of the way of the known ones.
        size: of the step that led there.
        last, reached: position and share at the end of the stride before.
        strayed: sum of the steps of this stride.
    """

    x: tuple[Scalar, ...]
    s: Scalar
    size: Scalar
    last: tuple[Scalar, ...]
    reached: Scalar
    strayed: Scalar


@dataclass(frozen=True)
class Continuation:
    """Positions of loops on the way from their default pose."""

    cluster: Cluster
    home: Home

    @property
    def scales(self) -> list[float]:
        """Lengths of one unit of each dependent coordinate."""
        return [1.0 if self.cluster.tree.bodies[i].revolute else self.home.size for i in self.cluster.unknown]

    def position(self, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """Coordinates of the dependent joints; no numbers where steps do not end in the mode of the default pose."""
        values = [known[i] for i in self.cluster.known]
        x = dict(zip(self.cluster.unknown, self._reached(values), strict=True))
        pose = self.cluster.at({**dict(zip(self.cluster.known, values, strict=True)), **x})
        (step,) = self.cluster.solved(pose.slopes, [pose.values])
        better = [a - b for a, b in zip(x.values(), step, strict=True)]
        algebra = self.cluster.algebra
        if not isinstance(algebra, NodeAlgebra):
            return dict(zip(self.cluster.unknown, better, strict=True))
        found = {i: algebra.refined(a, b) for (i, a), b in zip(x.items(), better, strict=True)}
        for i, a in (*found.items(), *known.items()):
            if self.cluster.tree.bodies[i].revolute:
                algebra.turned(a, algebra.sin(a), algebra.cos(a))
        return found

    def _reached(self, values: Sequence[Scalar]) -> list[Scalar]:
        """The end of the continuation."""
        algebra = self.cluster.algebra
        ahead = [x - self.home.q[i] for i, x in zip(self.cluster.known, values, strict=True)]
        if isinstance(algebra, NodeAlgebra):
            return self._in_nodes(algebra, ahead)
        if not all(x.is_constant for x in values):
            raise DerivationError("loops without a closed form have positions in numbers and in programs alone")

        def part(box: Sequence[tuple[float, float]]) -> float:
            ways = [(algebra.number(a) or 0.0) / end for a, ends in zip(ahead, box, strict=True) for end in ends]
            return 1.0 / max(1.0, *ways)

        share, s = part(self._strides), part(self.home.prediction.box)
        x, before = self.home.prediction.at([algebra.constant(s) * a for a in ahead]), 1.0
        last, reached, strayed = [algebra.constant(self.home.q[i]) for i in self.cluster.unknown], 0.0, 0.0
        for _ in range(PASSES):
            pose = self._on_the_way(x, algebra.constant(s), ahead)
            (step,) = self.cluster.solved(pose.slopes, [pose.values])
            moved, found = self._moved(x, step)
            size = algebra.number(found) or 0.0
            strayed += min(size, LONGEST)
            other = self.home.order and not self.home.side * (algebra.number(determinant(pose.slopes)) or 0.0) > 0.0
            if other or not strayed < STRAYED:
                x, s, before, strayed = last, 0.5 * (s + reached), 1.0, 0.0
                continue
            x = moved
            squared = size * size <= EXACT and size * size * size <= EXACT * before * before
            if s == 1.0 and (squared or before <= size < NOISE):
                return x
            if size < CLOSE:
                last, reached, s, strayed = x, s, min(1.0, s + share), 0.0
            before = size
        return [algebra.constant(math.nan)] * len(x)

    def moved(self, q: Mapping[int, float]) -> Home:
        """A pose beside another one, for those that follow the loops in short strides."""
        box = [(-STRIDE * unit, STRIDE * unit) for unit in self.units]
        terms = [{(0,) * len(box): q[i]} for i in self.cluster.unknown]
        return replace(self.home, q=q, prediction=Prediction(box, terms))

    @property
    def _strides(self) -> list[tuple[float, float]]:
        """Longest strides of the known coordinates, both ways."""
        return [(-STRIDE * unit, STRIDE * unit) for unit in self.units]

    @property
    def units(self) -> list[float]:
        """Lengths of one unit of each known coordinate."""
        return [1.0 if self.cluster.tree.bodies[i].revolute else self.home.size for i in self.cluster.known]

    def _on_the_way(self, x: Sequence[Scalar], s: Scalar, ahead: Sequence[Scalar]) -> ClusterPose:
        """The loops with dependent coordinates x after a share of the way."""
        cluster, algebra = self.cluster, self.cluster.algebra
        q = {i: algebra.constant(self.home.q[i]) + s * a for i, a in zip(cluster.known, ahead, strict=True)}
        return cluster.at({**q, **dict(zip(cluster.unknown, x, strict=True))})

    def _moved(self, x: Sequence[Scalar], step: Sequence[Scalar]) -> tuple[list[Scalar], Scalar]:
        """Dependent coordinates after a step, shortened where it is long, and its size."""
        algebra = self.cluster.algebra
        size = algebra.zero
        for d, w in zip(step, self.scales, strict=True):
            size = algebra.function("max", (size, algebra.function("abs", (d,)) * (1.0 / w)))
        part = algebra.constant(LONGEST) / algebra.function("max", (size, algebra.constant(LONGEST)))
        return [a - part * d for a, d in zip(x, step, strict=True)], size

    def _in_nodes(self, algebra: NodeAlgebra, ahead: Sequence[Scalar]) -> list[Scalar]:
        """The continuation as a loop of a program."""
        branches = Branches(algebra)
        one = algebra.one

        def part(box: Sequence[tuple[float, float]]) -> Scalar:
            ways = [branches.largest([a * (1.0 / x) for x in ends]) for a, ends in zip(ahead, box, strict=True)]
            return one / branches.largest([one, *ways])

        share, first = part(self._strides), part(self.home.prediction.box)
        predicted = self.home.prediction.at([first * a for a in ahead])
        default = tuple(algebra.constant(self.home.q[i]) for i in self.cluster.unknown)

        def write(at: Carried, ahead: Sequence[Scalar], share: Scalar) -> tuple[Carried, Node]:
            pose = self._on_the_way(at.x, at.s, ahead)
            if self.home.order is None:
                (step,), side, small = self.cluster.solved(pose.slopes, [pose.values]), one, branches.false
            else:
                step, side, small = solve_in_order(branches, pose.slopes, pose.values, self.home.order)
            x, size = self._moved(at.x, step)
            strayed = at.strayed + branches.min(size, algebra.constant(LONGEST))
            in_mode = branches.less(branches.zero, side if self.home.side >= 0.0 else -side)
            kept = branches.all([in_mode, branches.less(strayed, algebra.constant(STRAYED))])
            close = branches.all([kept, branches.less(size, algebra.constant(CLOSE))])
            ahead_of = branches.where(close, branches.min(one, at.s + share), at.s)
            square, last = size * size, at.size * at.size
            exact = branches.where(small, algebra.constant(EXACT * EXACT), algebra.constant(EXACT))
            squared = [branches.at_most(square, exact), branches.at_most(square * size, exact * last)]
            stalled = [branches.at_most(at.size, size), branches.less(size, algebra.constant(NOISE))]
            ended = branches.any([branches.all(squared), branches.all(stalled)])
            going = Carried(
                branches.choose(kept, tuple(x), at.last),
                branches.where(kept, ahead_of, 0.5 * (at.s + at.reached)),
                branches.where(kept, size, one),
                branches.choose(close, tuple(x), at.last),
                branches.where(close, at.s, at.reached),
                branches.where(branches.any([close, branches.no(kept)]), branches.zero, strayed),
            )
            return going, branches.all([branches.at_most(one, at.s), kept, ended])

        found, finished = loop(
            branches,
            "close_" + "_".join(loop.closure.loop.name for loop in self.cluster.loops.values()),
            "One step of Newton's method towards the position of a loop on the way from the default pose.",
            PASSES,
            Carried(tuple(predicted), first, one, default, algebra.zero, algebra.zero),
            write,
            stationary=True,
            ahead=list(ahead),
            share=share,
        )
        # no number: the root of what is negative, as a dyad that does not close has it
        nothing = branches.sqrt(-(one + found.s * found.s))
        return [branches.where(finished, x, nothing) for x in found.x]
