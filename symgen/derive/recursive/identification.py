"""The fast form of `identification_regressor`: the regressor of the links, and columns of all other linear parameters.

A rotor of unit inertia needs the moment s' e + s (omega x e) of the link that carries it, and N s' of its joint, with
s = e.omega + N qd (Dupont 1993, equations 23 and 24). Everything else acts across its own joint.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, column, cross, dot, identity, matvec, scale
from symgen.derive.bodies.drives import drive_ratio
from symgen.derive.bodies.placement import unit
from symgen.derive.friction.laws import friction_law
from symgen.derive.recursive.newton_euler import BodyMotion
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.recursive.regressor import body_twists, regressor
from symgen.describe.chain import BASE, Friction, Joint
from symgen.describe.joint_records import FORWARD
from symgen.describe.linear_parameters import LinearParameter, linear_parameters
from symgen.describe.loops import bearing_joint, bearing_joints

__all__ = ["identification_regressor"]


def identification_regressor(quantities: Quantities, qdd: Sequence[Scalar]) -> list[list[Scalar]]:
    """Y: (n, columns), rows of the coordinates."""
    tree, motions = quantities.tree, quantities.joint_motions(qdd)
    rows = regressor(tree, quantities.place, motions)
    accelerations = quantities.motion.accelerations(qdd)
    closing: dict[int, dict[int, Scalar]] = {}
    for c, parameter in enumerate(linear_parameters(quantities.mechanism.chain)):
        if parameter.kind != "link":
            filled = _column(quantities, accelerations, motions, parameter)
            closing[c] = {place: force for place, force in filled.items() if place >= len(rows)}
            for i, row in enumerate(rows):
                row.append(filled.get(i, quantities.algebra.zero))
    found = quantities.motion.rows(rows)
    for c, filled in closing.items():
        for place, force in filled.items():
            for k, g in quantities.motion.bearing_row(place).items():
                found[k][c] = found[k][c] + g * force
    return found


def _column(
    quantities: Quantities, qdd: Sequence[Scalar], motions: Sequence[BodyMotion], parameter: LinearParameter
) -> dict[int, Scalar]:
    """Entries of a column, by joint; joints that close loops stand behind those that move."""
    chain, motion = quantities.mechanism.chain, quantities.motion
    names = [joint.name for joint in bearing_joints(chain)]
    i = names.index(parameter.joint)
    one, joint = quantities.algebra.one, bearing_joint(chain, parameter.joint)
    if parameter.kind == "rotor":
        return _rotor(quantities, qdd, motions, joint, i)
    if parameter.kind == "friction" and joint.friction is not None:
        rate = motion.bearing_rate(i)
        force = _level(quantities, joint.friction, parameter.which, rate, one)
        return {i: _gated(quantities, parameter, rate, force)}
    if parameter.kind == "motor" and joint.drive is not None and joint.drive.motor_friction is not None:
        ratio = drive_ratio(joint.drive, quantities.values)
        N = quantities.algebra.function("abs", (ratio,))
        force = _level(quantities, joint.drive.motor_friction, parameter.which, motion.qd[i], N)
        return {i: force if parameter.side is None else _gated(quantities, parameter, ratio * motion.qd[i], force)}
    if parameter.kind == "spring" and parameter.other:
        j = names.index(parameter.other)
        return {i: motion.q[j], j: motion.q[i]}
    across = {"spring": motion.q[i], "rest": -one, "damper": motion.qd[i], "offset": one}
    return {i: across[parameter.kind]}


def _gated(quantities: Quantities, parameter: LinearParameter, rate: Scalar, force: Scalar) -> Scalar:
    """The force of a level; of one that differs by direction zero at rates of the other direction."""
    if parameter.side is None:
        return force
    sense = quantities.algebra.function("sign", (rate if parameter.side == FORWARD else -rate,))
    return quantities.algebra.function("max", (sense, quantities.algebra.zero)) * force


def _level(quantities: Quantities, friction: Friction, which: str, rate: Scalar, N: Scalar) -> Scalar:
    """Force per unit of a level, N times the one at the motor's rate |N| qd."""
    at_motor = N * rate
    if which == "viscous":
        return N * at_motor
    share = friction_law(friction, quantities.values).decay(at_motor)
    if which == "coulomb":
        share = quantities.algebra.one - share
    return N * (share * quantities.algebra.function("sign", (rate,)))


def _rotor(
    quantities: Quantities, qdd: Sequence[Scalar], motions: Sequence[BodyMotion], joint: Joint, i: int
) -> dict[int, Scalar]:
    """Forces that a rotor of unit inertia needs."""
    tree, algebra, values = quantities.tree, quantities.algebra, quantities.values
    if joint.armature is not None:
        return {i: qdd[i]}
    drive = joint.drive
    assert drive is not None
    body = tree.bodies[i]
    N = drive_ratio(drive, values)
    e: Vector3 = column(body.R, 2)
    if drive.axis is not None:
        carrier = identity(algebra) if joint.parent == BASE else tree.link(joint.parent).R
        e = matvec(carrier, unit(values.vector(drive.axis)))
    if body.parent < 0:
        return {i: N * (N * qdd[i])}
    motion = motions[body.parent]
    spin, rate = dot(e, motion.omega) + N * quantities.motion.qd[i], dot(e, motion.alpha) + N * qdd[i]
    moment = add(scale(rate, e), scale(spin, cross(motion.omega, e)))
    twists = body_twists(tree, quantities.place)[body.parent]
    return {**{k: dot(z, moment) for k, (z, _) in twists.items() if tree.bodies[k].revolute}, i: N * rate}
