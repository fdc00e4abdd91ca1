"""All cards in order, and the functions of a chain."""

from __future__ import annotations

from dataclasses import replace

from symgen.derive.functions.applied_forces import CARD as APPLIED_FORCES
from symgen.derive.functions.arguments import Arguments, arguments
from symgen.derive.functions.bearing_rates import CARD as BEARING_RATES
from symgen.derive.functions.bias import CARD as BIAS
from symgen.derive.functions.bristle_stiffness import CARD as BRISTLE_STIFFNESS
from symgen.derive.functions.bristles import CARD as BRISTLES
from symgen.derive.functions.card import Card, Signature
from symgen.derive.functions.closing_forces import CARD as CLOSING_FORCES
from symgen.derive.functions.coordinate_influence import CARD as COORDINATE_INFLUENCE
from symgen.derive.functions.coordinate_rates import CARD as COORDINATE_RATES
from symgen.derive.functions.coordinates import CARD as COORDINATES
from symgen.derive.functions.coriolis_matrix import CARD as CORIOLIS_MATRIX
from symgen.derive.functions.damping_matrix import CARD as DAMPING_MATRIX
from symgen.derive.functions.decide import CARD as DECIDE
from symgen.derive.functions.drive_forces import CARD as DRIVE_FORCES
from symgen.derive.functions.forward_dynamics import CARD as FORWARD_DYNAMICS
from symgen.derive.functions.friction_dynamics import CARD as FRICTION_DYNAMICS
from symgen.derive.functions.friction_dynamics_gradients import CARD as FRICTION_DYNAMICS_GRADIENTS
from symgen.derive.functions.friction_inverse_dynamics import CARD as FRICTION_INVERSE_DYNAMICS
from symgen.derive.functions.friction_limits import CARD as FRICTION_LIMITS
from symgen.derive.functions.friction_torque import CARD as FRICTION_TORQUE
from symgen.derive.functions.gravity import CARD as GRAVITY
from symgen.derive.functions.identification_regressor import CARD as IDENTIFICATION_REGRESSOR
from symgen.derive.functions.inertia_power import CARD as INERTIA_POWER
from symgen.derive.functions.influence import CARD as INFLUENCE
from symgen.derive.functions.influence_rotational import CARD as INFLUENCE_ROTATIONAL
from symgen.derive.functions.inverse_dynamics import CARD as INVERSE_DYNAMICS
from symgen.derive.functions.inverse_dynamics_gradients import CARD as INVERSE_DYNAMICS_GRADIENTS
from symgen.derive.functions.jacobian import CARD as JACOBIAN
from symgen.derive.functions.joint_from_motor import CARD as JOINT_FROM_MOTOR
from symgen.derive.functions.joint_torque_from_motor import CARD as JOINT_TORQUE_FROM_MOTOR
from symgen.derive.functions.kinetic_energy import CARD as KINETIC_ENERGY
from symgen.derive.functions.linearize import CARD as LINEARIZE
from symgen.derive.functions.linearize_step import CARD as LINEARIZE_STEP
from symgen.derive.functions.loop_regularity import CARD as LOOP_REGULARITY
from symgen.derive.functions.mass_matrix import CARD as MASS_MATRIX
from symgen.derive.functions.momentum import CARD as MOMENTUM
from symgen.derive.functions.momentum_observer import CARD as MOMENTUM_OBSERVER
from symgen.derive.functions.momentum_rate import CARD as MOMENTUM_RATE
from symgen.derive.functions.motor_from_joint import CARD as MOTOR_FROM_JOINT
from symgen.derive.functions.motor_torque_from_joint import CARD as MOTOR_TORQUE_FROM_JOINT
from symgen.derive.functions.position import CARD as POSITION
from symgen.derive.functions.potential_energy import CARD as POTENTIAL_ENERGY
from symgen.derive.functions.reactions import CARD as REACTIONS
from symgen.derive.functions.regressor import CARD as REGRESSOR
from symgen.derive.functions.rotation import CARD as ROTATION
from symgen.derive.functions.step import CARD as STEP
from symgen.derive.functions.step_interpolated import CARD as STEP_INTERPOLATED
from symgen.derive.functions.sticking_forces import CARD as STICKING_FORCES
from symgen.derive.functions.stiffness_matrix import CARD as STIFFNESS_MATRIX
from symgen.derive.functions.switching_functions import CARD as SWITCHING_FUNCTIONS
from symgen.derive.functions.switching_functions_gradients import CARD as SWITCHING_FUNCTIONS_GRADIENTS
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import decides

__all__ = ["CARDS", "card", "signatures"]

CARDS: tuple[Card, ...] = (
    MASS_MATRIX,
    BIAS,
    GRAVITY,
    CORIOLIS_MATRIX,
    INVERSE_DYNAMICS,
    FORWARD_DYNAMICS,
    KINETIC_ENERGY,
    POTENTIAL_ENERGY,
    MOMENTUM,
    MOMENTUM_RATE,
    MOMENTUM_OBSERVER,
    POSITION,
    ROTATION,
    JACOBIAN,
    INFLUENCE,
    INFLUENCE_ROTATIONAL,
    INERTIA_POWER,
    REACTIONS,
    CLOSING_FORCES,
    INVERSE_DYNAMICS_GRADIENTS,
    LINEARIZE,
    LINEARIZE_STEP,
    REGRESSOR,
    IDENTIFICATION_REGRESSOR,
    STIFFNESS_MATRIX,
    DAMPING_MATRIX,
    APPLIED_FORCES,
    BRISTLES,
    BRISTLE_STIFFNESS,
    COORDINATES,
    COORDINATE_RATES,
    BEARING_RATES,
    COORDINATE_INFLUENCE,
    LOOP_REGULARITY,
    MOTOR_FROM_JOINT,
    JOINT_FROM_MOTOR,
    JOINT_TORQUE_FROM_MOTOR,
    MOTOR_TORQUE_FROM_JOINT,
    STICKING_FORCES,
    FRICTION_DYNAMICS,
    FRICTION_LIMITS,
    SWITCHING_FUNCTIONS,
    DECIDE,
    FRICTION_INVERSE_DYNAMICS,
    FRICTION_TORQUE,
    DRIVE_FORCES,
    STEP,
    STEP_INTERPOLATED,
    FRICTION_DYNAMICS_GRADIENTS,
    SWITCHING_FUNCTIONS_GRADIENTS,
)
"""In order of emission: smooth functions, those of each point together, then those of friction."""


def card(name: str) -> Card:
    """The card of a method of `Model`."""
    return next(found for found in CARDS if found.name == name)


def signatures(mechanism: Mechanism) -> dict[str, Signature]:
    """Every function of the chain by its emitted name, in order of emission; those of friction last.

    A chain without friction or stops has none of friction but `drive_forces`, and that only with a given motion.
    """
    given = arguments(mechanism)
    has_friction, has_motion = decides(mechanism.chain), bool(mechanism.given)
    present = [
        c
        for c in CARDS
        if (
            c.present(mechanism)
            if c.present is not None
            else not c.friction or has_friction or (c.driven and has_motion)
        )
    ]
    at_points = [c for c in present if c.at_points]
    found: dict[str, Signature] = {}
    for c in present:
        if not c.at_points:
            found[c.name] = _signature(c, given)
        elif c is at_points[0]:
            for point in (p.name for p in mechanism.chain.points):
                found |= {f"{other.name}_{point}": _signature(other, given, point) for other in at_points}
    return found


def _signature(card: Card, given: Arguments, point: str | None = None) -> Signature:
    declared = card.declare(replace(given, point=point or ""))
    name = card.name if point is None else f"{card.name}_{point}"
    return Signature(name, card, point, declared.inputs + given.tail, declared.outputs, declared.doc)
