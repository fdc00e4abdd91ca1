"""Joints that are stopped at once, by impulses on themselves alone: qd_R += M_RR^-1 M_RS qd_S.

That takes energy, never gives any; to cut a rate off would leave the other joints with energy from nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.program.nodes import Node

__all__ = ["stopped"]


def stopped(
    branches: Branches, free: Sequence[int], M: Sequence[Sequence[Scalar]], rests: Sequence[Node], qd: Sequence[Scalar]
) -> list[Scalar]:
    """Rates (n,) after the impulses.

    Args:
        free: positions of the free joints.
        M: their inertia matrix.
        rests: per joint (n,), true when it is stopped or at rest already.
        qd: rates (n,) before.
    """
    size, held = range(len(free)), [rests[i] for i in free]
    lost = [branches.where(h, qd[i], branches.zero) for h, i in zip(held, free, strict=True)]
    right = [branches.sum([M[a][b] * lost[b] for b in size if b != a]) for a in size]
    change = factor_held(branches, M, held).solve(branches, right)
    result = list(qd)
    for place, i in enumerate(free):
        result[i] = branches.where(held[place], branches.zero, qd[i] + change[place])
    return result
