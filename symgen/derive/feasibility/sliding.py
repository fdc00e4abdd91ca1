"""Load-dependent friction too large for a joint to slide under every load: remarked on when a chain is loaded.

Joint i slides while the others with friction stick; Z are the free joints without friction. Its friction f then solves

    f = s mu r N(F - w f),   w = F_1 M_RR^-1 e_i,   R = {i} and Z,

F the reaction without friction and w the reaction, force and moment, to a unit generalised force (Dupont 1993, section
3). N is a sum of lengths, so a solution exists for every F, and one alone, iff K = mu r N(w) < 1: K_ii of the test in
the conventions. For one pin w is m L/J, and the limit of mu r is J/(m L).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from symgen.derive.algebra.spatial import Vector3, null, scale
from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.bodies.turns import Wrench
from symgen.derive.feasibility.inertia import composite_bodies, inertia_matrix, submatrix, unit_wrench
from symgen.derive.friction.bearing import Affine, bearings
from symgen.derive.friction.laws import friction_law
from symgen.derive.recursive.ltdl import solve_symmetric
from symgen.derive.recursive.newton_euler import body_motions, transmitted_wrenches
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.chain import Drive, Joint
from symgen.describe.evaluate import EvaluationError, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional
from symgen.errors import Problem, SymgenError

__all__ = ["joints_that_cannot_slide", "own_gains"]

POSES = 3
CONSTANT = 1e-9
"""Relative threshold: a gain that changes by less between random poses does not depend on the pose."""


def joints_that_cannot_slide(mechanism: Mechanism) -> list[Problem]:
    """A warning per joint whose friction, by the defaults, grows faster with its load than its inertia allows."""
    draw, coordinates = random.Random(0), mechanism.own_joints
    poses: list[dict[int, float]] = []
    found = []
    try:
        values = parameter_defaults(mechanism.chain)
        while len(poses) < POSES and (not poses or any(gain >= 1.0 for gain in poses[-1].values())):
            numbers = numeric_quantities(mechanism, values, [draw.uniform(-1.0, 1.0) for _ in coordinates])
            poses.append(own_gains(numbers))
        index = {joint.name: k for k, joint in enumerate(mechanism.chain.joints)}
        for i, joint in enumerate(coordinates):
            gains = [pose[i] for pose in poses if i in pose]
            if joint.friction is None or not gains or not all(map(math.isfinite, gains)) or min(gains) < 1.0:
                continue
            if max(gains) - min(gains) <= CONSTANT * max(gains):
                value = friction_law(joint.friction, numbers.values).coefficient.x
                path = f"joints[{index[joint.name]}].friction.coefficient"
                found.append(Problem(_message(value, gains[0], joint.type == "revolute"), path, severity="warning"))
    except (SymgenError, EvaluationError, ArithmeticError, ValueError):
        return []
    return found


def own_gains(numbers: Quantities) -> dict[int, float]:
    """K_ii at a pose for every joint that its load brakes: the share of its friction that its own friction causes.

    Joints with lossy drives are left out: the losses add to the friction, by directions of their own.

    Args:
        numbers: of the chain over `FloatAlgebra`, at rest.
    """
    moving, free = numbers.mechanism.own_joints, numbers.motion.free
    loaded = [i for i in free if _braked_by_its_load(moving[i])]
    loose = [i for i in free if not frictional(moving[i])]
    if not loaded:
        return {}
    reactions = _with_loose(numbers, loose) if loose or numbers.motion.coupled else _alone(numbers)
    return {i: _gain(numbers, i, moving[i], *reactions(i)) for i in loaded}


def _braked_by_its_load(joint: Joint) -> bool:
    friction, drive = joint.friction, joint.drive
    return friction is not None and friction.normal is not None and (drive is None or not _lossy(drive))


def _lossy(drive: Drive) -> bool:
    return any(part is not None for part in (drive.efficiency, drive.loss, drive.friction_angle, drive.motor_friction))


Reactions = Callable[[int], Wrench]
"""Force and moment of a joint in its working frame for a unit generalised force there; infinite where M is singular."""


def _alone(numbers: Quantities) -> Reactions:
    """Where every other joint sticks: the composite body's wrench over its inertia."""
    place = numbers.place
    composites = composite_bodies(place)

    def reaction(i: int) -> Wrench:
        body = place.tree.bodies[i]
        force, moment = unit_wrench(composites[i], body.revolute)
        inertia = moment[2] if body.revolute else force[2]
        if body.rotor is not None:
            inertia = inertia + body.rotor.N * body.rotor.N * body.rotor.J
        own = numbers.algebra.constant(1.0 / inertia.x if inertia.x else math.inf)
        return scale(own, force), scale(own, moment)

    return reaction


def _with_loose(numbers: Quantities, loose: Sequence[int]) -> Reactions:
    """Where the joints without friction move, too: M_RR^-1 e_i, then Newton and Euler at rest without gravity."""
    place, zeros = numbers.place, numbers.zeros
    M, _ = inertia_matrix(numbers)
    still = [numbers.algebra.zero] * len(place.tree.bodies)
    tree = replace(place.tree, gravity=null(numbers.algebra))
    infinite = numbers.algebra.constant(math.inf)

    def reaction(i: int) -> Wrench:
        moved = sorted({i, *loose})
        unit = [numbers.algebra.one if k == i else numbers.algebra.zero for k in moved]
        qdd = list(zeros)
        try:
            for k, acceleration in zip(moved, solve_symmetric(submatrix(M, moved), [unit])[0], strict=True):
                qdd[k] = acceleration
        except ZeroDivisionError:
            return (infinite, infinite, infinite), (infinite, infinite, infinite)
        of_joints = numbers.motion.rates(qdd)
        motions = body_motions(tree, place, still, of_joints)
        wrenches = transmitted_wrenches(tree, place, motions, still, of_joints, [None] * len(tree.bodies))
        return wrenches[numbers.motion.places[i]]

    return reaction


def _gain(numbers: Quantities, i: int, joint: Joint, force: Vector3, moment: Vector3) -> float:
    """K_ii; not finite where no acceleration exists."""
    link = numbers.tree.link(numbers.mechanism.q_names[i])
    assert joint.friction is not None
    found = bearings(joint, numbers.values, _affine(force), _affine(moment), link.R)
    load = sum(math.hypot(*(part.offset.x for part in bearing)) for bearing in found)
    return float(friction_law(joint.friction, numbers.values).coefficient.x * load)


def _affine(vector: Vector3) -> tuple[Affine, ...]:
    """Numbers as affine functions of nothing."""
    return tuple(Affine((), x) for x in vector)


def _message(value: float, gain: float, pin: bool) -> str:
    limit = f"{'coefficient*radius' if pin else 'coefficient'} is {value:.4g} and its limit {value / gain:.4g}"
    one = " (for one pin J/(m L), J about the pin)" if pin else ""
    return (
        f"at some loads no motion of this joint obeys the friction law: {limit}{one}, where friction brings about as "
        "much load as it needs; lower it, or give the joint more inertia"
    )
