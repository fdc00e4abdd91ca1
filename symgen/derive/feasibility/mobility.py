"""Joints that move no inertia: their accelerations exist at no state and for no values of the run-time parameters.

The inertia matrix of a physical chain is singular at every state when a joint has nothing to accelerate: no mass behind
a prismatic joint, nothing but mass on the axis behind a revolute one, or nothing that an earlier joint does not move in
the same way. It is evaluated at a few random states, with random values in place of run-time parameters, so that only
the chain's fixed numbers decide, and no special pose.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from functools import lru_cache

from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.feasibility.inertia import inertia_matrix, submatrix
from symgen.describe.evaluate import EvaluationError, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.errors import SymgenError

__all__ = ["idle", "joints_without_inertia", "moved_alike"]

STATES = 3

DEPENDENT = 1e-12
"""Relative threshold: a pivot below this share of its diagonal entry is zero."""

TAKES_PART = 1e-6
"""Joints with a larger share of the motion that moves nothing are named."""


def joints_without_inertia(mechanism: Mechanism) -> tuple[str, ...]:
    """Names of the free joints whose accelerations do not exist at any state; empty for a sensible chain.

    Example:
        >>> from symgen.describe.assemble import assemble
        >>> from symgen.describe.chain import Chain, Joint
        >>> joints_without_inertia(assemble(Chain("arm", (Joint("swing", "revolute"),))))
        ('swing',)
    """
    return tuple(moved_alike(mechanism))


@lru_cache(maxsize=16)
def moved_alike(mechanism: Mechanism) -> Mapping[str, tuple[str, ...]]:
    """Each joint without inertia, with the joints behind it that together undo its motion.

    The tuple is empty for a joint that moves no inertia by itself.
    """
    free, names = mechanism.free, mechanism.q_names
    draw = random.Random(0)
    suspects: dict[int, tuple[int, ...]] = dict.fromkeys(free, ())
    try:
        given = parameter_defaults(mechanism.chain)
        for _ in range(STATES):
            values = given | {
                p.name: given[p.name] + max(1.0, abs(given[p.name])) * draw.uniform(0.3, 1.3)
                for p in mechanism.parameters
                if not p.constant
            }
            q = [draw.uniform(-1.5, 1.5) for _ in names]
            M, bounds = inertia_matrix(numeric_quantities(mechanism, values, q))
            matrix = [[x.x for x in row] for row in submatrix(M, free)]
            if not all(math.isfinite(x) for row in matrix for x in row):
                return {}
            found = idle(matrix, [bounds[k] for k in free])
            suspects = {free[k]: tuple(free[j] for j in others) for k, others in found.items() if free[k] in suspects}
            if not suspects:
                return {}
    except (SymgenError, EvaluationError, ArithmeticError, ValueError):
        return {}  # these values make no sense; errors of other values are raised at run time
    return {names[k]: tuple(names[j] for j in suspects[k]) for k in sorted(suspects)}


def idle(M: Sequence[Sequence[float]], bounds: Sequence[float]) -> dict[int, tuple[int, ...]]:
    """Positions whose pivot vanishes when M is factored from the last joint to the first.

    With each come the positions behind it that take part in the motion without inertia; none if it moves alone.

    Args:
        M: the inertia matrix (n, n).
        bounds: (n,) diagonal entries that may be rounding errors.
    """
    rows = [list(row[: k + 1]) for k, row in enumerate(M)]
    found: dict[int, tuple[int, ...]] = {}
    sound: list[int] = []  # eliminated joints, last first
    for k in reversed(range(len(rows))):
        row = rows[k]
        pivot, own = row[k], abs(M[k][k])
        if own <= bounds[k]:
            found[k] = ()
        elif abs(pivot) <= max(bounds[k], DEPENDENT * own):
            rates = _undoing(rows, sound, k)
            found[k] = tuple(j for j, rate in rates if abs(rate) * math.sqrt(abs(M[j][j]) / own) > TAKES_PART)
        else:
            sound.append(k)
            for i in range(k):
                factor = row[i] / pivot
                if factor:
                    other = rows[i]
                    for j in range(i + 1):
                        other[j] -= factor * row[j]
    return found


def _undoing(rows: Sequence[Sequence[float]], sound: Sequence[int], k: int) -> list[tuple[int, float]]:
    """Rates x of the joints behind k with M_ss x = M_sk: solved with the factors L' x = l_k, first joints first."""
    rates: list[tuple[int, float]] = []
    for s in reversed(sound):
        row = rows[s]
        rates.append((s, (row[k] - math.fsum(row[i] * rate for i, rate in rates)) / row[s]))
    return rates
