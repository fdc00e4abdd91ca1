"""Drives whose motion cannot be unique: found when a chain is loaded, where its inertia is constant.

One lossy drive has exactly one motion for every load and torque iff (1 + k1 beta)(1 - k2 beta) > 0, beta = 1 - a' M^-1
e_i over the free joints, a the row of tau_s, the rotor's inertial torque (Dupont 1993, section 4: k < 1 + J/(m l^2) for
the scalar screw). Where M depends on the pose the emitted functions decide, and tell by their status.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import dot, matvec
from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.feasibility.inertia import inertia_matrix, submatrix
from symgen.derive.feasibility.mobility import idle
from symgen.derive.friction.drives import drive_losses, uniqueness_product
from symgen.derive.recursive.ltdl import solve_symmetric
from symgen.derive.recursive.quantities import Quantities
from symgen.describe.evaluate import EvaluationError, parameter_defaults
from symgen.describe.mechanism import Mechanism
from symgen.errors import Problem, SymgenError

__all__ = ["betas", "non_unique_drives"]

POSES = 3
CONSTANT = 1e-12
"""Relative threshold: inertia that changes by less between random poses is constant."""


def non_unique_drives(mechanism: Mechanism) -> list[Problem]:
    """One problem per drive whose losses are too large, by the parameters' defaults."""
    places = {joint.name: k for k, joint in enumerate(mechanism.chain.joints)}
    coordinates = mechanism.own_joints
    lossy = {joint.name: places[joint.name] for joint in coordinates if joint.drive is not None}
    if not lossy:
        return []
    found = []
    try:
        numbers = _at_random_poses(mechanism)
        index = {joint.name: k for k, joint in enumerate(coordinates)}
        all_betas = betas(numbers, [index[name] for name in lossy])
        for name, k in lossy.items():
            drive = mechanism.chain.joints[k].drive
            losses = None if drive is None else drive_losses(drive, numbers[0].values)
            beta = all_betas.get(index[name])
            if losses is not None and beta is not None and uniqueness_product(losses, beta).x <= 0.0:
                message = _message(losses.k1.x, losses.k2.x, beta.x)
                found.append(Problem(message, f"joints[{k}].drive.{_key(mechanism, k)}"))
    except (SymgenError, EvaluationError, ArithmeticError, ValueError):
        return []
    return found


def _at_random_poses(mechanism: Mechanism) -> list[Quantities]:
    draw = random.Random(0)
    values, names = parameter_defaults(mechanism.chain), mechanism.q_names
    return [numeric_quantities(mechanism, values, [draw.uniform(-1.0, 1.0) for _ in names]) for _ in range(POSES)]


def betas(poses: Sequence[Quantities], wanted: Collection[int]) -> dict[int, Scalar]:
    """Beta of the wanted free joints whose rotor's row does not depend on the pose.

    Empty where M depends on the pose or is singular.
    """
    free = poses[0].motion.free
    if not free:
        return {}
    matrices: list[list[list[Scalar]]] = []
    for numbers in poses:
        M, _ = inertia_matrix(numbers)
        matrices.append(submatrix(M, free))
        if not all(_close(row, first, matrices[-1]) for row, first in zip(matrices[-1], matrices[0], strict=True)):
            return {}
    M = matrices[0]
    if idle([[x.x for x in row] for row in M], [0.0] * len(free)):
        return {}
    one, zero = poses[0].algebra.one, poses[0].algebra.zero
    result = {}
    for position, i in enumerate(free):
        if i in wanted:
            rows = [rotor_row(numbers, i) for numbers in poses]
            if all(_close(row, rows[0], M) for row in rows):
                unit = [one if k == position else zero for k in range(len(free))]
                result[i] = one - dot(rows[0], solve_symmetric(M, [unit])[0])
    return result


def _close(row: Sequence[Scalar], other: Sequence[Scalar], M: Sequence[Sequence[Scalar]]) -> bool:
    bound = CONSTANT * max(abs(x.x) for line in M for x in line)
    return all(abs(a.x - b.x) <= bound for a, b in zip(row, other, strict=True))


def rotor_row(numbers: Quantities, k: int) -> list[Scalar]:
    """tau_s of joint k by the free accelerations: N J (e.alpha_parent + N qdd_k) (Dupont 1993, eq. 24)."""
    frames = numbers.frames
    bodies = frames.tree.bodies
    k = numbers.motion.places[k]
    rotor, parent = bodies[k].rotor, bodies[k].parent
    row = [numbers.algebra.zero] * len(bodies)
    if rotor is not None:
        e = rotor.e if parent < 0 else matvec(frames.R[parent], rotor.e)
        for i in frames.tree.path(parent):
            if bodies[i].revolute:
                row[i] = rotor.N * rotor.J * dot(e, frames.axis(i))
        row[k] = rotor.N * rotor.N * rotor.J
    projected = numbers.motion.forces(row)
    return [projected[i] for i in numbers.motion.free]


def _key(mechanism: Mechanism, k: int) -> str:
    drive = mechanism.chain.joints[k].drive
    named = ("efficiency", "loss", "friction_angle")
    return next((key for key in named if getattr(drive, key) is not None), "loss")


def _message(k1: float, k2: float, beta: float) -> str:
    worst = "k2" if k2 * beta >= 1.0 else "k1"
    return (
        f"the drive's motion is not unique: losses k1 = {k1:g}, k2 = {k2:g} at beta = {beta:g} make (1 + k1 beta)"
        f"(1 - k2 beta) zero or negative (for a screw k2 < 1 + J/(m l^2)); lower {worst} or give the rotor more inertia"
    )
