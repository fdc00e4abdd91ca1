"""All positions of a chain's loops at one pose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symgen.analyse.monodromy import solutions
from symgen.arrays import Array
from symgen.derive.loops.branches import loop_positions
from symgen.derive.loops.conditions import Assembly
from symgen.derive.loops.fault import LoopFault
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.model.branches import Branches
from symgen.pipeline.node_values import NodeValues

__all__ = ["loop_branches"]

CLOSED = 1e-9
"""Largest condition of loops that are closed: m, or the cosine of a right angle."""


def loop_branches(mechanism: Mechanism, q: Sequence[float], parameters: Mapping[str, float]) -> Branches:
    """By loop and side the coordinates of its dependent joints; the side of the mode of assembly comes first.

    Raises:
        ArgumentError: a loop does not close at q.
    """
    searched: dict[str, int] = {}

    def others(assembly: Assembly) -> list[list[float]]:
        found, count = _positions(assembly)
        searched.update({mechanism.closures[k].loop.name: count for k in assembly.closures})
        return [[float(x) for x in row] for row in found]

    try:
        found = loop_positions(mechanism, q, others, parameters)
    except LoopFault as fault:
        raise ArgumentError(f"q: {fault}") from None
    sides = {loop: {position.side: dict(position.joints) for position in every} for loop, every in found.items()}
    return Branches(sides, searched)


def _positions(assembly: Assembly) -> tuple[Array, int]:
    """Dependent coordinates (k, n) of loops without a closed form, and the number of complex ones.

    Conditions that depend on one another are combined to as many as there are coordinates; solutions of these are
    positions where all conditions hold and pins stand the right way round.
    """
    conditions, units = assembly.conditions(), np.array(assembly.units)
    n, rows = len(units), len(conditions.values)
    values = NodeValues(conditions.unknown, conditions.values)
    both = NodeValues(conditions.unknown, [*conditions.values, *(x for row in conditions.slopes for x in row)])
    mix = np.eye(n) if rows == n else np.random.default_rng(2).normal(size=(n, rows))

    def system(x: Array) -> tuple[Array, Array]:
        found = both(x * units)
        return found[:, :rows] @ mix.T, mix @ found[:, rows:].reshape(-1, rows, n) * units

    found = solutions(system, np.array(assembly.taken) / units, assembly.turning)
    q = found.real * units
    good = np.max(np.abs(values(q)), axis=1, initial=0.0) < CLOSED
    good &= np.min(NodeValues(conditions.unknown, conditions.facing)(q), axis=1, initial=1.0) > 0.0
    return q[good], found.complex_count
