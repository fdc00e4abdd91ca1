"""All solutions of the absolute-value instances, and the iteration of emitted code on the same problems."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import friction_data

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.bearing import Affine
from symgen.derive.friction.laws import Level
from symgen.derive.friction.loaded import Loaded, solve_loaded
from symgen.errors import ArgumentError
from symgen.friction import solve_absolute_value
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Pool
from symgen.reference.interpreter import Interpreter

PROBLEMS = friction_data()["absolute_value_problem"]
RANDOM = PROBLEMS["random"]["instances"]
HANDMADE = PROBLEMS["handmade"]


def same_sets(found, expected):
    left = sorted(map(tuple, np.round(np.asarray(found), 6).tolist()))
    right = sorted(map(tuple, np.round(np.asarray(expected), 6).tolist()))
    return np.allclose(left, right, rtol=1e-6, atol=1e-6) if left and right else len(left) == len(right)


@pytest.mark.parametrize("case", RANDOM)
def test_random_instances(case):
    found = solve_absolute_value(case["A"], case["mu"], case["C"], case["d"], case["b"])
    assert len(found) == case["n_solutions"]
    assert found.unique == case["all_dets_same_sign"]
    A, C = np.array(case["A"]), np.array(case["C"])
    for known in case["solutions"]:
        error = np.min(np.max(np.abs(found.x - known["x"]), axis=1))
        assert error <= 1e-10 * (1 + np.max(np.abs(known["x"])))
    for x in found.x:
        residual = A @ x + np.array(case["mu"]) * np.abs(C @ x + case["d"]) - case["b"]
        assert np.max(np.abs(residual)) <= 1e-10 * (1 + np.max(np.abs(x)) * np.max(np.abs(A)))


@pytest.mark.parametrize("case", HANDMADE, ids=lambda case: case["name"])
def test_handmade_instances(case):
    found = solve_absolute_value(case["A"], case["mu"], case["C"], case["d"], case["b"])
    assert len(found) == case["n_solutions"]
    assert same_sets(found.x, case["solutions"])
    continuum = "continuum" in case["name"]
    assert bool(len(found.singular)) == continuum


def test_shapes_and_sizes_are_refused():
    with pytest.raises(ArgumentError, match="12"):
        solve_absolute_value(np.eye(13), np.ones(13), np.eye(13), np.ones(13), np.ones(13))
    with pytest.raises(ArgumentError, match="C"):
        solve_absolute_value(np.eye(2), [1, 1], np.eye(3), [0, 0], [0, 0])
    with pytest.raises(ArgumentError, match="finite"):
        solve_absolute_value([[np.nan]], [1], [[1]], [0], [0])


def iteration(A, mu, C, d, b):
    """The emitted iteration on A x + Diag(mu)|C x + d| = b: u = mu |C x + d|, x = A^-1 (b - u)."""
    n = len(mu)
    pool = Pool()
    branches = Branches(NodeAlgebra(pool))
    number = branches.algebra.constant
    inverse = np.linalg.inv(A)
    Y, y0 = -np.array(C) @ inverse, np.array(C) @ inverse @ b + d
    joints = []
    for i in range(n):
        component = Affine(tuple(number(x) for x in Y[i]), branches.algebra.scalar(pool.input("y0", i)))
        level = Level(branches.zero, number(abs(mu[i])))
        zero = branches.zero
        s = number(np.sign(mu[i]))
        joints.append(Loaded(branches.true, s, level, zero, zero, zero, None, ((component,),), None))
    solution = solve_loaded(branches, tuple(joints), [branches.zero] * n, "loop")
    outputs = (
        Output("u", (n,), tuple(x.x for x in solution.u)),
        Output("flags", (4,), (solution.converged, solution.proven, solution.several, solution.none)),
    )
    function = Function("solve", (Argument("y0", (n,)),), outputs)
    run = Interpreter(Program("absolute", (function,), (), pool))
    u, flags = (np.asarray(x)[:, 0] for x in run.float64("solve", [y0]))
    return inverse @ (b - u), flags


@pytest.mark.parametrize("case", [*RANDOM, *HANDMADE])
def test_emitted_iteration_finds_a_solution_and_never_claims_too_much(case):
    x, (converged, proven, several, none) = iteration(*(case[key] for key in ("A", "mu", "C", "d", "b")))
    all_of_them = solve_absolute_value(case["A"], case["mu"], case["C"], case["d"], case["b"])
    if proven:
        assert converged
        assert all_of_them.unique
    if converged:
        assert np.min(np.max(np.abs(all_of_them.x - x), axis=1)) <= 1e-8 * (1 + np.max(np.abs(x)))
    if several and "kink" not in case.get("name", ""):
        assert len(all_of_them) > 1
    if none:
        assert len(all_of_them) == 0
    if all_of_them.unique:
        assert converged
