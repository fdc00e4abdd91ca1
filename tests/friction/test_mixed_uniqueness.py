"""Drives that lose beside bearings that rub: shown to be unique whatever the units, and never where it is not so."""

from itertools import product

import numpy as np
import pytest

import symgen
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.bearing import Affine, GroupLevel
from symgen.derive.friction.drives import Losses
from symgen.derive.friction.load_law import Loaded
from symgen.derive.friction.loaded import solve_loaded
from symgen.describe.load import loads_chain
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Pool
from symgen.reference.interpreter import Interpreter

HOIST = """
symgen: 1
name: hoist
gravity: [0, 0, -9.81]
joints:
  - {name: column, type: revolute, place: {mdh: {}}, inertia: {zz: 1.2}, friction: {coulomb: 3, static: 4.5}}
  - name: lift
    type: prismatic
    place: {xyz: [0.1, 0, 0.5], axis: [0, 0, 1]}
    mass: 6
    friction: {coulomb: 10, static: 14, viscous: 40}
    drive: {lead: 0.0016, inertia: 2e-5, efficiency: [0.45, 2.0], static_efficiency: [0.4, 4]}
  - name: forearm
    type: revolute
    place: {xyz: [0.3, 0, 0], rpy: [pi/2, 0, 0]}
    mass: 2
    com: [0.25, 0, 0]
    inertia: {zz: 0.05}
    friction: {coefficient: 0.1, normal: radial, radius: 0.02}
"""


def test_forces_and_torques_are_compared_in_units_that_suit():
    """Newton and newton metre stand in one matrix; its rows' sums mean nothing, its pivots do."""
    model = symgen.build_model(loads_chain(HOIST), "numpy", functions=["friction_dynamics"])
    q, qd, tau = np.random.default_rng(0).uniform(-1.0, 1.0, (3, 100, 3))
    _, _, status = model.friction_dynamics(q, qd, tau + np.array([0.0, 80.0, 0.0]), np.sign(qd).astype(np.int8))
    assert set(status) == {0}


def emitted(n):
    """Joints with losses and an axial bearing each, everything affine in u, as the emitted loop solves them."""
    pool = Pool()
    branches = Branches(NodeAlgebra(pool))
    scalar = branches.algebra.scalar

    def affine(name, row):
        return Affine(
            tuple(scalar(pool.input(name, row * n + k)) for k in range(n)), scalar(pool.input(f"{name}0", row))
        )

    zero = branches.zero
    joints = tuple(
        Loaded(
            branches.true, scalar(pool.input("s", j)), GroupLevel(scalar(pool.input("F", j)), (branches.one,)), zero,
            zero, zero, Losses(scalar(pool.input("k1", j)), scalar(pool.input("k2", j)), zero, zero),
            (((affine("Y", j),),),), affine("T", j),
        )
        for j in range(n)
    )  # fmt: skip
    solution = solve_loaded(branches, joints, [zero] * n, "loop")
    outputs = (
        Output("u", (n,), tuple(x.x for x in solution.u)),
        Output("flags", (2,), (solution.converged, solution.proven)),
    )
    sizes = {"Y": n * n, "Y0": n, "T": n * n, "T0": n, "s": n, "F": n, "k1": n, "k2": n}
    arguments = tuple(Argument(name, (size,)) for name, size in sizes.items())
    return Interpreter(Program("mixed", (Function("solve", arguments, outputs),), (), pool))


def solutions(Y, Y0, T, T0, s, F, k1, k2):
    """All u with u_j = s_j (F' + k x), F' = F + |Y u + Y0|, x = s (T u + T0) + F', by every combination of signs."""
    n, found = len(s), []
    for pieces in product((1.0, -1.0), repeat=2 * n):
        e, d = np.array(pieces[:n]), np.array(pieces[n:])  # signs of the loads, and of x
        k = np.where(d > 0, k1, -k2)
        level, level0 = e[:, None] * Y, F + e * Y0
        x, x0 = s[:, None] * T + level, s * T0 + level0
        A = np.eye(n) - s[:, None] * (level + k[:, None] * x)
        u = np.linalg.solve(A, s * (level0 + k * x0))
        consistent = np.all(e * (Y @ u + Y0) >= -1e-9) and np.all(d * (x @ u + x0) >= -1e-9)
        if consistent and not any(np.allclose(u, other, rtol=1e-6, atol=1e-9) for other in found):
            found.append(u)
    return found


@pytest.mark.parametrize("n", [1, 2, 3])
def test_what_is_proven_is_the_only_solution(n):
    rng, interpreter = np.random.default_rng(n), emitted(n)
    count = 400
    units = np.exp(rng.normal(size=(count, n)) * 3.0)  # forces, torques, forces in other units
    strength = np.exp(rng.uniform(-5.0, 0.0, (count, 1, 1)))  # from hardly coupled to hopeless
    T = -0.9 * np.eye(n) + strength * rng.normal(size=(count, n, n)) * (1.0 - np.eye(n))
    Y = strength * rng.normal(size=(count, n, n))
    scaled = units[:, :, None] / units[:, None, :]
    Y, T = Y * scaled, T * scaled
    Y0, T0 = rng.normal(size=(2, count, n)) * units
    s, F = np.sign(rng.normal(size=(count, n))), rng.uniform(0.0, 0.3, (count, n)) * units
    k1, k2 = rng.uniform(0.0, 1.0, (2, count, n))
    arrays = (Y.reshape(count, -1), Y0, T.reshape(count, -1), T0, s, F, k1, k2)
    u, flags = interpreter.float64("solve", [a.T.copy() for a in arrays])
    proven = flags[1].astype(bool)
    assert 20 < proven.sum() < count  # both kinds are met
    several = 0
    for k in range(count):
        found = solutions(Y[k], Y0[k], T[k], T0[k], s[k], F[k], k1[k], k2[k])
        several += len(found) != 1
        if proven[k]:
            assert len(found) == 1, k
            np.testing.assert_allclose(u[:, k] / units[k], found[0] / units[k], rtol=1e-8, atol=1e-8)
    assert several > 0  # the draw has problems that are not unique
