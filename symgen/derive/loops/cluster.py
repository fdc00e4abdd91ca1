"""Loops that are closed together as one system: their influence coefficients and forces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import dot
from symgen.derive.loops.dyad import Rate
from symgen.derive.loops.elimination import solve
from symgen.derive.loops.side import Twist
from symgen.derive.loops.spatial import SpaceForce, SpaceLoop, SpacePose

__all__ = ["Cluster", "ClusterPose"]


class Cluster:
    """Loops that are solved together.

    Args:
        loops: with their positions in the mechanism.
    """

    def __init__(self, loops: Mapping[int, SpaceLoop]) -> None:
        self.loops = loops
        self.unknown = [i for loop in loops.values() for i in loop.closure.dependent]
        inside = dict.fromkeys(i for loop in loops.values() for way in loop.ways for i in way)
        self.known = [i for i in inside if i not in self.unknown]
        first = next(iter(loops.values()))
        self.tree, self.algebra = first.tree, first.algebra

    def at(self, q: Mapping[int, Scalar]) -> ClusterPose:
        """The loops at a position."""
        return ClusterPose(self, {k: loop.at(q) for k, loop in self.loops.items()})

    def solved(self, J: Sequence[Sequence[Scalar]], sides: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
        """x of J x = b for several b; where conditions depend on one another, of J' J x = J' b."""
        if len(J) == len(self.unknown):
            return solve([list(row) for row in J], [list(side) for side in sides])
        normal = [self._against(J, [row[k] for row in J]) for k in range(len(self.unknown))]
        return solve(normal, [self._against(J, side) for side in sides])

    def _against(self, J: Sequence[Sequence[Scalar]], b: Sequence[Scalar]) -> list[Scalar]:
        """J' b."""
        result = [self.algebra.zero] * len(self.unknown)
        for row, x in zip(J, b, strict=True):
            result = [total + slope * x for total, slope in zip(result, row, strict=True)]
        return result

    def rates(self, q: Mapping[int, Scalar], joints: Mapping[int, Rate]) -> tuple[dict[int, Rate], dict[int, Rate]]:
        """Coefficients of the dependent joints, by body, and of the closing joints, by loop."""
        pose = self.at(q)
        J = pose.slopes
        coordinates = sorted({k for i in self.known for k in joints[i].first})
        columns = [{i: joints[i].first[k] for i in self.known if k in joints[i].first} for k in coordinates]
        found = self.solved(J, [[-x for x in pose.along(column)] for column in columns]) if columns else []
        rates = [
            {**column, **{i: self.algebra.named("g", g) for i, g in zip(self.unknown, x, strict=True) if not g.is_zero}}
            for column, x in zip(columns, found, strict=True)
        ]
        pairs = [(a, b) for a in range(len(coordinates)) for b in range(a, len(coordinates))]
        sides, givens, turns = [], [], []
        for a, b in pairs:
            pair = coordinates[a], coordinates[b]
            given = {i: joints[i].second[pair] for i in self.known if pair in joints[i].second}
            givens.append(given)
            bend = {k: loop.bend(rates[a], rates[b]) for k, loop in pose.loops.items()}
            turns.append(bend)
            bent = pose.bent(bend, rates[a], rates[b])
            sides.append([-(x + y) for x, y in zip(pose.along(given), bent, strict=True)])
        bends = self.solved(J, sides) if sides else []
        second = [
            {**given, **{i: h for i, h in zip(self.unknown, x, strict=True) if not h.is_zero}}
            for given, x in zip(givens, bends, strict=True)
        ]
        named = [(coordinates[a], coordinates[b]) for a, b in pairs]
        own = {
            i: Rate(
                {k: rate[i] for k, rate in zip(coordinates, rates, strict=True) if i in rate},
                {pair: bend[i] for pair, bend in zip(named, second, strict=True) if i in bend},
            )
            for i in self.unknown
        }
        closing = {
            k: Rate(
                {n: loop.turned(loop.rate(rate)) for n, rate in zip(coordinates, rates, strict=True)},
                {
                    pair: loop.turned(loop.rate(bend)) + loop.turned(turn[k])
                    for pair, bend, turn in zip(named, second, turns, strict=True)
                },
            )
            for k, loop in pose.loops.items()
            if loop.loop.has_rate
        }
        return own, closing

    def forces(self, q: Mapping[int, Scalar], lacking: dict[int, Scalar]) -> dict[int, SpaceForce]:
        """The closing forces by loop, whose part is taken off what the joints of the loops lack.

        Of forces that rigid bodies leave undetermined the smallest multipliers: J y with J' J y the forces wanted.
        """
        pose = self.at(q)
        J, wanted = pose.slopes, [lacking[i] for i in self.unknown]
        if len(J) == len(self.unknown):
            (found,) = solve([list(column) for column in zip(*J, strict=True)], [wanted])
        else:
            normal = [self._against(J, [row[k] for row in J]) for k in range(len(self.unknown))]
            (y,) = solve(normal, [wanted])
            found = [sum((a * b for a, b in zip(row, y, strict=True)), start=self.algebra.zero) for row in J]
        multipliers = iter(found)
        forces = {k: loop.force([next(multipliers) for _ in loop.conditions]) for k, loop in pose.loops.items()}
        for i in (*self.known, *self.unknown):
            for closed, force in zip(pose.loops.values(), forces.values(), strict=True):
                if i in closed.columns:
                    v, w = closed.columns[i]
                    lacking[i] = lacking[i] - (dot(force.F, v) + dot(force.m, w))
        return forces


@dataclass(frozen=True)
class ClusterPose:
    """Loops that are solved together at a position of their joints.

    Attributes:
        loops: with their positions in the mechanism.
    """

    cluster: Cluster
    loops: Mapping[int, SpacePose]

    @property
    def values(self) -> list[Scalar]:
        """All conditions, loop by loop."""
        return [c.value for loop in self.loops.values() for c in loop.conditions]

    @cached_property
    def slopes(self) -> list[list[Scalar]]:
        """Derivatives J of the conditions by the dependent coordinates."""
        unknown = self.cluster.unknown
        return [[loop.slope(c, i) for i in unknown] for loop in self.loops.values() for c in loop.conditions]

    def along(self, rates: Mapping[int, Scalar]) -> list[Scalar]:
        """Rates of all conditions."""
        twists = {k: loop.rate(rates) for k, loop in self.loops.items()}
        return [c.along(twists[k]) for k, loop in self.loops.items() for c in loop.conditions]

    def bent(self, bend: Mapping[int, Twist], a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> list[Scalar]:
        """Second derivatives of all conditions along two rates, from the loops' bends."""
        return [loop.bent(c, bend[k], a, b) for k, loop in self.loops.items() for c in loop.conditions]
