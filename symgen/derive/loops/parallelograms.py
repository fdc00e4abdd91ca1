"""Parallelograms: loops whose opposite sides are equal whatever the parameters are."""

from __future__ import annotations

from collections.abc import Mapping

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.loops.closing import closed
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.planar import PlanarLoop
from symgen.describe.mechanism import Mechanism
from symgen.program.nodes import Pool

__all__ = ["parallelograms"]


def parallelograms(mechanism: Mechanism) -> dict[int, int]:
    """Loops whose opposite sides are equal whatever the parameters are, see `Dyad.parallel`, by loop."""
    pool = Pool()
    algebra, form = NodeAlgebra(pool), Form(pool)
    names = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
    closed(mechanism, algebra, names, [algebra.scalar(pool.input("q", k)) for k in range(mechanism.nq)], form,
                rates=False)  # fmt: skip
    return form.parallels


class Form:
    """Looks at the form of loops alone; positions are symbols."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.parallels: dict[int, int] = {}

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """Any position."""
        found = planar.parallel()
        if found is not None:
            self.parallels[k] = found
        dyad = planar.open()
        for n, owner in enumerate(dyad.unknown):
            angle, s, c = (Scalar(dyad.algebra, self.pool.input(f"{name}_{k}", n)) for name in ("angle", "s", "c"))
            dyad.turn[owner], dyad.angle[owner] = (c, s), dyad.algebra.turned(angle, s, c)
        for n, slide in enumerate(dyad.slides):
            dyad.length[slide.body] = Scalar(dyad.algebra, self.pool.input(f"length_{k}", n))
        return dyad

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """Any position."""
        del known
        return {i: Scalar(cluster.algebra, self.pool.input("unknown", i)) for i in cluster.unknown}
