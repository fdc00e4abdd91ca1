"""A chain's bodies with numbers for its parameters: for decisions that no particular value may decide."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.bodies.tree import Tree
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism

__all__ = ["numeric_quantities", "quantities_at", "reach", "resting_tree", "sensible_values"]

SPREAD = 0.02
"""Spread of the drawn values around the chain's own, relative to them and to one."""
TRIES = 20


def quantities_at(
    mechanism: Mechanism,
    algebra: Algebra,
    known: dict[str, Scalar],
    q: Sequence[float] | None = None,
    qd: Sequence[float] | None = None,
) -> Quantities:
    """The chain's quantities at a state given in numbers, by default zeros; inputs and the time are zero."""
    zeros = [0.0] * mechanism.nv
    state = (zeros if q is None else q, zeros if qd is None else qd, [0.0] * len(mechanism.input_names))
    values = [[algebra.constant(x) for x in part] for part in state]
    return Quantities(mechanism, algebra, known, values[0], values[1], values[2], algebra.constant(0.0))


def numeric_quantities(
    mechanism: Mechanism,
    values: Mapping[str, float],
    q: Sequence[float] | None = None,
    qd: Sequence[float] | None = None,
) -> Quantities:
    """The chain's quantities as floats, for these values of its parameters; see `quantities_at`."""
    algebra = FloatAlgebra()
    return quantities_at(mechanism, algebra, {name: algebra.constant(value) for name, value in values.items()}, q, qd)


def resting_tree(mechanism: Mechanism, values: Mapping[str, float]) -> Tree:
    """The bodies as floats, for these values of the parameters."""
    return numeric_quantities(mechanism, values).tree


def reach(tree: Tree) -> float:
    """The largest distance between the frames of neighbouring bodies, or of a body and its links, in a tree of floats;
    1 where all have one origin. Where the chain stands does not count."""
    places = [body.p for body in tree.bodies if body.parent >= 0] + [link.p for link in tree.links if link.body >= 0]
    largest = max((math.hypot(*(x.x for x in place)) for place in places), default=0.0)
    return largest or 1.0


def sensible_values(mechanism: Mechanism, sets: int, seed: int = 0) -> list[dict[str, float]]:
    """Sets of values of the parameters, all of them near the chain's own and in no relation to each other.

    Returns:
        As many as are wanted, of those for which the chain's expressions have values; the chain's own values alone
        where it has no run-time parameters, or no others make sense.
    """
    own = parameter_defaults(mechanism.chain)
    free = [p.name for p in mechanism.parameters if not p.constant]
    draw = random.Random(seed)
    found: list[dict[str, float]] = []
    for _ in range(TRIES if free else 0):
        values = own | {name: own[name] + SPREAD * max(1.0, abs(own[name])) * draw.uniform(-1.0, 1.0) for name in free}
        try:
            resting_tree(mechanism, values)
        except (ArithmeticError, ValueError):
            continue
        found.append(values)
        if len(found) == sets:
            break
    return found or [own]
