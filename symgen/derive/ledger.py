"""Chain data for the energy ledger of a simulation, beyond the functions of its model.

The work of `loads` and `forces` enters through their generalised forces: these are minus the bias of the same chain
without mass, gravity, springs and dampers, so nothing has to be derived anew. Prescribed joints follow their `motion`
and its time derivative.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from symgen.derive.algebra.values import derivative
from symgen.describe.chain import Chain, Inertia, Joint
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Name, Number, Time, parts

__all__ = ["applied_only", "has_explicit_potential", "motion_at"]

ZERO = Number(0.0)
NOTHING = (ZERO, ZERO, ZERO)


def applied_only(chain: Chain) -> Chain | None:
    """The chain with nothing but its `loads` and `forces`: its bias is minus their generalised forces.

    None when the chain has neither.
    """
    if not (chain.loads or chain.forces):
        return None
    return replace(
        chain,
        name=f"{chain.name}_applied",
        joints=tuple(_bare(joint) for joint in chain.joints),
        gravity=NOTHING,
        stiffness=(),
        potential=None,
        dissipation=None,
    )


def _bare(joint: Joint) -> Joint:
    return replace(
        joint, mass=ZERO, com=NOTHING, inertia=Inertia(), stiffness=None, damping=None, rest=None, drive=None
    )


def has_explicit_potential(chain: Chain) -> bool:
    """True when the potential contains the time or an input, and so exchanges energy by itself."""
    given = {Time(), *map(Name, chain.input_names)}
    return chain.potential is not None and any(part in given for part in parts(chain.potential))


def motion_at(chain: Chain, parameters: Mapping[str, float]) -> Callable[[float], tuple[list[float], list[float]]]:
    """t -> coordinates and rates of the joints whose `motion` is an expression, in the chain's order."""
    motions = [j.motion for j in chain.moving if j.motion is not None and not isinstance(j.motion, str)]
    rates = [derivative(motion, Time()) for motion in motions]

    def at(t: float) -> tuple[list[float], list[float]]:
        return [evaluate(m, parameters, t=t) for m in motions], [evaluate(r, parameters, t=t) for r in rates]

    return at
