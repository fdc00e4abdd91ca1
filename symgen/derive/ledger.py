"""Chain data for the energy ledger of a simulation, beyond the functions of its model.

Prescribed joints follow their `motion` and its time derivative. The generalised forces of `loads`, `forces` and
`potential` are the emitted function `applied_forces`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from symgen.describe.derivative import derivative
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Name, Time, parts
from symgen.describe.mechanism import Mechanism

__all__ = ["has_explicit_potential", "motion_at"]


def has_explicit_potential(mechanism: Mechanism) -> bool:
    """True when the potential contains the time or an input, and so exchanges energy by itself."""
    given = {Time(), *map(Name, mechanism.input_names)}
    return mechanism.chain.potential is not None and any(part in given for part in parts(mechanism.chain.potential))


def motion_at(
    mechanism: Mechanism, parameters: Mapping[str, float]
) -> Callable[[float], tuple[list[float], list[float]]]:
    """t -> coordinates and rates of the joints whose `motion` is an expression, in the chain's order."""
    motions = [*mechanism.expressed.values()]
    rates = [derivative(motion, Time()) for motion in motions]

    def at(t: float) -> tuple[list[float], list[float]]:
        return [evaluate(m, parameters, t=t) for m in motions], [evaluate(r, parameters, t=t) for r in rates]

    return at
