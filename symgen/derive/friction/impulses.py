"""Joints that are stopped at once, by impulses on themselves alone: qd_R += M_RR^-1 M_RS qd_S.

That takes energy, never gives any; to cut a rate off would leave the other joints with energy from nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.constrained import Constrained
from symgen.derive.friction.free_joints import Problem, factor_at_rest
from symgen.derive.friction.rounded_rates import without_rounding
from symgen.program.nodes import Node

__all__ = ["changes_by_impulses", "stopped"]


def changes_by_impulses(
    branches: Branches, M: Sequence[Sequence[Scalar]], factor: Factor | Constrained, rates: Sequence[Scalar]
) -> list[Scalar]:
    """Changes of the rates of joints that are not held in `factor`; zero at those that are."""
    base, n = factor if isinstance(factor, Factor) else factor.base, len(rates)
    lost = [branches.where(h, v, branches.zero) for h, v in zip(base.held, rates, strict=True)]
    right = [branches.sum([M[a][b] * lost[b] for b in range(n) if b != a]) for a in range(n)]
    change = base.solve(branches, right)
    if isinstance(factor, Factor):
        return change
    after = [branches.where(h, branches.zero, v + c) for h, v, c in zip(base.held, rates, change, strict=True)]
    ends = factor.stopped(after)
    return [branches.where(h, branches.zero, x - v) for h, x, v in zip(base.held, ends, rates, strict=True)]


def stopped(
    branches: Branches, free: Sequence[int], problem: Problem, rests: Sequence[Node], qd: Sequence[Scalar]
) -> list[Scalar]:
    """Rates (n,) after the impulses.

    Args:
        free: positions of the free joints.
        problem: of their motion.
        rests: by place, true when a joint is stopped or at rest already.
        qd: rates (n,) before.
    """
    factor = factor_at_rest(branches, problem, rests)
    change = changes_by_impulses(branches, problem.M, factor, [qd[i] for i in free])
    result = list(qd)
    for place, i in enumerate(free):
        after = qd[i] + change[place]
        if isinstance(factor, Constrained):  # joints at rest that follow several may leave a coordinate no way
            after = without_rounding(branches, after, (qd[i], change[place]))
        result[i] = branches.where(rests[place], branches.zero, after)
    return result
