"""The conditions of loops that are closed together, as functions of their dependent coordinates alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import build_tree
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.spatial import SpaceLoop
from symgen.describe.mechanism import Mechanism
from symgen.program.nodes import Node, Pool

__all__ = ["Assembly", "Conditions"]


@dataclass(frozen=True)
class Conditions:
    """Nodes over `unknown`, the dependent coordinates.

    Attributes:
        values: (m,), zero where the loops are closed.
        slopes: (m, n), their derivatives.
        facing: products of axes that are 1 where closed loops are the right way round.
    """

    pool: Pool
    unknown: Sequence[Node]
    values: Sequence[Node]
    slopes: Sequence[Sequence[Node]]
    facing: Sequence[Node]


@dataclass(frozen=True)
class Assembly:
    """Loops at one pose of their other joints.

    Attributes:
        mechanism: with loops `closures`, by position.
        parameters: values of all parameters.
        known: coordinates of the other joints, by body.
        taken: (n,), the dependent coordinates in the mode of assembly: rad or m.
        units: (n,) of the dependent coordinates: 1 rad, or the size of the loops in m.
        turning: (n,), whether a dependent joint turns.
    """

    mechanism: Mechanism
    closures: tuple[int, ...]
    parameters: Mapping[str, float]
    known: Mapping[int, float]
    taken: Sequence[float]
    units: Sequence[float]
    turning: Sequence[bool]

    def conditions(self) -> Conditions:
        """The conditions, with all other numbers folded in."""
        pool = Pool()
        algebra = NodeAlgebra(pool)
        values = Values(self.mechanism, algebra, {name: algebra.constant(x) for name, x in self.parameters.items()})
        tree = build_tree(self.mechanism, values)
        cluster = Cluster({k: SpaceLoop(tree, self.mechanism.closures[k], values) for k in self.closures})
        unknown = [pool.input("x", n) for n in range(len(cluster.unknown))]
        q = {i: algebra.constant(x) for i, x in self.known.items()}
        pose = cluster.at({**q, **{i: algebra.scalar(x) for i, x in zip(cluster.unknown, unknown, strict=True)}})
        return Conditions(
            pool,
            unknown,
            [value.x for value in pose.values],
            [[slope.x for slope in row] for row in pose.slopes],
            [product.x for loop in pose.loops.values() for product in loop.facing()],
        )
