"""Generalised forces of `loads` and `forces`: the backward recursion of Newton and Euler over the loads alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import add, cross, null
from symgen.derive.bodies.turns import Wrench

if TYPE_CHECKING:
    from symgen.derive.recursive.quantities import Quantities

__all__ = ["load_forces"]


def load_forces(quantities: Quantities) -> list[Scalar]:
    """Across all joints of the tree: G' force + G_r' moment of every load, and the chain's `forces`."""
    tree, place, given = quantities.tree, quantities.place, dict(quantities.mechanism.chain.forces)
    nothing = null(quantities.algebra)
    wrenches: list[Wrench] = [(nothing, nothing) if load is None else load for load in quantities.loads]
    result = [quantities.algebra.zero] * len(tree.bodies)
    for i in reversed(range(len(tree.bodies))):
        body, (force, moment) = tree.bodies[i], wrenches[i]
        result[i] = (moment if body.revolute else force)[2] + quantities.values(given.get(body.name))
        p = body.parent
        if p >= 0:
            f, n = place.outward(i, force), place.outward(i, moment)
            n = add(n, cross(place.offset[i], f))
            wrenches[p] = add(wrenches[p][0], f), add(wrenches[p][1], n)
    return result
