"""States away from singular poses: of three turns of a composite joint, and of loops, which have to close.

A pose whose loops do not close is moved towards the chain's default pose by halves until they do, and until no
dependent joint goes more than `FASTEST` times as fast as a coordinate, lengths in sizes of the chain: nearer to a
singular pose every digit of a number is lost in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symgen.arrays import Reals
from symgen.check.states import States
from symgen.derive.functions.motors import drives_linkage
from symgen.describe.composite import MARGIN, singular_poses
from symgen.describe.mechanism import Mechanism
from symgen.program.function import RuntimeParameter
from symgen.reference.poses import Poses

__all__ = ["closed", "closes_at_default", "settled_turns", "with_motors"]


TURN = 2.0 * np.pi

FASTEST = 20.0
"""Largest influence coefficient of a dependent joint: rad per rad, or sizes of the chain."""


def closed(mechanism: Mechanism, parameters: tuple[RuntimeParameter, ...], states: States) -> States:
    """The states with poses that can be reached, and turns of composite joints away from singular ones."""
    states = regular(mechanism, states)
    if not mechanism.chain.loops:
        return states
    names = [parameter.name for parameter in parameters]
    sets = [Poses(mechanism.chain, dict(zip(names, column.tolist(), strict=True))) for column in states.parameters.T]
    q = np.array(states.values["q"])
    for k in range(states.count):
        q[:, k] = sets[states.which[k]].reached(q[:, k], FASTEST, bool(states.single[k]))
    q = np.ascontiguousarray(q)
    return with_motors(mechanism, replace(states, values={**states.values, "q": q, "q_next": q}))


def settled_turns(
    mechanism: Mechanism, names: Sequence[str], states: States, first: Sequence[Reals], second: Sequence[Reals]
) -> list[Reals]:
    """A second opinion on `coordinates`, with the whole turns of the first where the chain leaves them open.

    Args:
        names: of the parameters that vary.
        first, second: (joints, count) each.
    """
    apart = TURN * np.rint((first[0] - second[0]) / TURN)
    apart[[joint.type != "revolute" for joint in mechanism.joints]] = 0.0
    apart = np.where(np.isfinite(apart), apart, 0.0)
    open_ = np.flatnonzero(np.any(apart, axis=0)).tolist()
    default = Poses(mechanism.chain).dependence
    for k in open_:
        values = dict(zip(names, states.parameters[:, states.which[k]].tolist(), strict=True))
        if Poses(mechanism.chain, values).dependence.settled(states.values["q"][:, k], default):
            apart[:, k] = 0.0
    return [second[0] + apart, *second[1:]]


def with_motors(mechanism: Mechanism, states: States) -> States:
    """The states with angles of the motors, where drives sit on dependent joints: anywhere, for a step of Newton's
    method."""
    if not drives_linkage(mechanism):
        return states
    motor = np.random.default_rng(11).uniform(-np.pi, np.pi, states.values["q"].shape)
    motor = np.where(states.single, motor.astype(np.float32).astype(np.float64), motor)
    return replace(states, values={**states.values, "motor": motor})


def closes_at_default(mechanism: Mechanism, names: Sequence[str], values: Reals) -> bool:
    """True where all loops close at the default pose with these parameters, and it is not a singular pose."""
    if not mechanism.chain.loops:
        return True
    poses = Poses(mechanism.chain, dict(zip(names, values.tolist(), strict=True)))
    return poses.closes(poses.default(), FASTEST)


def regular(mechanism: Mechanism, states: States) -> States:
    """The states with three turns at `MARGIN` at least from singular poses, where every digit is lost, too."""
    poses = list(singular_poses(mechanism.authored))
    if not poses:
        return states
    q, names = np.array(states.values["q"]), mechanism.q_names
    for pose in poses:
        row = q[names.index(pose.coordinate)]
        nearest = pose.at + np.pi * np.rint((row - pose.at) / np.pi)
        away = nearest + np.where(row < nearest, -1.01, 1.01) * MARGIN  # beyond what single precision rounds
        away = np.where(states.single, away.astype(np.float32).astype(np.float64), away)
        row[:] = np.where(np.abs(row - nearest) < MARGIN, away, row)
    return replace(states, values={**states.values, "q": np.ascontiguousarray(q)})
