"""Derivatives of friction and accelerations in given modes of the joints.

    d(f, qdd)/d(q, qd, tau, inputs, t, parameters)

in the modes that are given: of joints that slide along their law, of joints at rest with what holds them. Linearisation
in held modes is

    d(qd, qdd) = A d(q, qd) + B d tau,   A = [[0, 1], [by_q, by_qd]],   B = [[0], [by_tau]]

of the rows of qdd. The chain rule across loads and losses, sides of corners, and where no derivative exists:
`symgen.derive.friction.gradients`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from symgen.derive.functions.friction_dynamics import CARD as FRICTION_DYNAMICS
from symgen.derive.functions.gradients import gradient_card
from symgen.describe.driven_modes import driven_modes
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.derive.friction.gradients import Results

__all__ = ["CARD"]


def results() -> Results:
    """f and qdd of a motion."""
    return lambda parts, found, motion: (parts.forces(found, motion), parts.accelerations(found, motion))


def own(mechanism: Mechanism) -> Mapping[int, int]:
    """Rows of friction of joints whose motion is given."""
    return {k: k for k in driven_modes(mechanism)}


CARD = gradient_card(FRICTION_DYNAMICS, results, "dynamics_slopes", own)
