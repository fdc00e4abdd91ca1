"""Forces that the drives of joints with a given motion must supply; zero at the other joints.

    tau_S = (M qdd + h + f)_S,   S the joints with a given motion

Source: Harlecki 1995, inverse dynamics of joints with a kinematic input. The fast form is that of
`friction_inverse_dynamics`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card
from symgen.derive.functions.friction_inverse_dynamics import forces_and_bands

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "what the drives of prescribed joints must supply; zero at the others"
    return Declaration(
        (a.q, a.qd, a.qdd), (Result("tau", (a.n,), doc, FORCE),), "Drive forces of the joints with kinematic input."
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """tau (n,)."""
    tau, _, _ = forces_and_bands(parts)
    given = parts.mechanism.given
    return ([x if k in given else parts.branches.zero for k, x in enumerate(tau)],)


CARD = friction_card(
    "drive_forces", declare, build, "inverse dynamics of joints with a given motion (Harlecki 1995)", driven=True
)
