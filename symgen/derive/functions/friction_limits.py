"""Friction and accelerations for given modes, with the quantities whose zeros are events.

    low_i <= f_i <= high_i   while joint i sticks;   load_i keeps its sign while the law of a sliding joint does

`load` is the signed force on a bearing or slide, or what a drive with losses carries; of a preloaded drive, that beyond
its preload.

Source: switching functions, Dupont 1993, section 3.1.1; Karnopp 1985 for the band. The fast form:
`symgen.derive.friction.mode_pattern` and `symgen.derive.friction.drives`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card
from symgen.derive.functions.statuses import of_motion
from symgen.derive.functions.sticking_forces import friction_and_accelerations

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau, a.mode),
        (
            *friction_and_accelerations(a),
            Result("low", (a.modes,), "lowest friction that holds the joint", FORCE),
            Result("high", (a.modes,), "highest friction that holds the joint", FORCE),
            Result("load", (a.modes,), "signed force on bearing or slide, or what a drive with losses carries", FORCE),
            of_motion(),
        ),
        "The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.",
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """f, qdd, band, load and status."""
    from symgen.derive.friction.drives import to_corner
    from symgen.derive.friction.resistance import band, bearing_load, sliding_level
    from symgen.derive.friction.status import motion_status

    found, branches = parts.problem(), parts.branches
    mode = parts.flags("mode", "mode")
    motion = parts.given_motion(found, mode, "limits_loads")
    low, high, load = ([branches.zero] * parts.modes_count for _ in range(3))
    for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
        f = motion.f[joint.place]
        low[i], high[i] = band(branches, joint, motion.qdd, f)
        way = joint.toward(branches, branches.sign(mode[i]))
        if way.losses is not None:
            torque = joint.tau - f
            if joint.rotor is not None:
                torque = torque - joint.rotor.at(motion.qdd)
            own = sliding_level(branches, joint, way, motion.qdd)
            load[i] = to_corner(branches, way.losses, branches.sign(mode[i]) * (torque + way.drag) + own)
        elif len(joint.bearings) == 1 and len(joint.bearings[0]) == 1:
            load[i] = joint.bearings[0][0].at(motion.qdd)
        elif joint.bearings:
            load[i] = branches.sum([bearing_load(branches, group, motion.qdd) for group in joint.groups])
    status = motion_status(branches, found.problem, motion)
    return parts.forces(found, motion), parts.accelerations(found, motion), low, high, load, parts.sound(status)


CARD = friction_card(
    "friction_limits",
    declare,
    build,
    "rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1)",
)
