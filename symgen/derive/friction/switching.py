"""Switching functions of a chain with friction: rates, margins of breakaway, loads at which a law has a corner."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.drives import to_corner
from symgen.derive.friction.mode_pattern import Motion
from symgen.derive.friction.problem import FrictionProblem
from symgen.derive.friction.resistance import Rubbing, band, sliding_level
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.friction.status import motion_status
from symgen.describe.conditions import chain_conditions
from symgen.describe.dead_centres import reversing_joints
from symgen.describe.driven_modes import driven_modes
from symgen.describe.loops import bearing_joints
from symgen.program.nodes import Node

__all__ = ["LOADS", "signed_loads", "switching", "switching_ratios", "switching_values"]

BEARINGS = 2
"""Signed loads of bearings per coordinate; of more, which joints that move together have, the last is a product."""

LOADS = BEARINGS + 1
"""Signed loads per coordinate: two of bearings, and that of the drive."""


def switching(parts: RungeKutta) -> tuple[object, ...]:
    """rate, lower, upper (s,), load (s, 3), status of the motion; before it conditions, ratios, given rates, if any."""
    found = parts.problem()
    motion = parts.given_motion(found, parts.flags("mode", "mode"), "switching_loads")
    status = parts.sound(motion_status(parts.branches, found.problem, motion))
    return (*switching_values(parts, found, motion), status)


def switching_values(parts: RungeKutta, found: FrictionProblem, motion: Motion) -> tuple[object, ...]:
    """The results of `switching` but for the status, of a motion in the modes that are given."""
    branches, mode, zero = parts.branches, parts.flags("mode", "mode"), parts.branches.zero
    qdd, f = motion.qdd, motion.f
    rates = parts.rates_at(found, parts.vector("qd"), rests=False)
    rate, lower, upper = ([zero] * parts.modes_count for _ in range(3))
    load = [[zero] * LOADS for _ in range(parts.modes_count)]
    for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
        stuck = branches.is_mode(mode[i], 0)
        force = f[joint.place]
        low, high = band(branches, joint, qdd, force)
        rate[i] = branches.where(stuck, zero, branches.sign(mode[i]) * rates[i])
        lower[i] = branches.where(stuck, force - low, zero)
        upper[i] = branches.where(stuck, high - force, zero)
        for k, value in signed_loads(parts, joint, mode[i], qdd, force).items():
            load[i][k] = branches.where(stuck, zero, value)
    values = found.smooth.values
    conditions: Sequence[Scalar] = [values(c.difference) for c in chain_conditions(parts.mechanism.chain)]
    ratios, driven = switching_ratios(parts, found), driven_modes(parts.mechanism)
    turning = [rates[k] if k in driven else zero for k in range(parts.modes_count)] if driven else []
    more = [block for block in (conditions, ratios, turning) if block]
    return (rate, lower, upper, load, *more)


def switching_ratios(parts: RungeKutta, found: FrictionProblem) -> list[list[Scalar]]:
    """(s, k) ratios of joints that turn round at dead centres, 1 where a mode has none; empty where no mode has any."""
    reversing, motion = reversing_joints(parts.mechanism.chain), found.smooth.motion
    most = max(map(len, reversing), default=0)
    if not most:
        return []
    place, one = {joint.name: i for i, joint in enumerate(bearing_joints(parts.mechanism.chain))}, parts.branches.one
    rows = []
    for k, joints in enumerate(reversing):
        own = [motion.bearing(place[name])[0].get(k, one) for name in joints]
        rows.append([*own, *[one] * (most - len(own))])
    return rows


def signed_loads(
    parts: RungeKutta, joint: Rubbing, mode: Node, qdd: Sequence[Scalar], force: Scalar
) -> dict[int, Scalar]:
    """By place: the force on each slide or thrust bearing, and `to_corner` of s tau_l + F_j of a drive with losses."""
    branches = parts.branches
    found: dict[int, Scalar] = {}
    for which, bearing in enumerate(joint.bearings):
        if len(bearing) == 1:
            k = min(which, BEARINGS - 1)
            found[k] = bearing[0].at(qdd) if k not in found else found[k] * bearing[0].at(qdd)
    way = joint.toward(branches, branches.sign(mode))
    if way.losses is not None:
        torque = joint.tau - force
        if joint.rotor is not None:
            torque = torque - joint.rotor.at(qdd)
        own = sliding_level(branches, joint, way, qdd)
        carried = branches.sign(mode) * (torque + way.drag) + own
        found[LOADS - 1] = to_corner(branches, way.losses, carried)
    return found
