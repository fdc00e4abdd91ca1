"""All solutions of the absolute-value instances, and the iteration of emitted code on the same problems."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import friction_data

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.bearing import Affine, GroupLevel
from symgen.derive.friction.loaded import Loaded, solve_loaded
from symgen.errors import ArgumentError
from symgen.friction import solve_absolute_value
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Pool
from symgen.reference.interpreter import Interpreter

PROBLEMS = friction_data()["absolute_value_problem"]
RANDOM = PROBLEMS["random"]["instances"]
HANDMADE = PROBLEMS["handmade"]


def assert_same_solutions(found, known):
    """Each known solution is found, to 1e-10 of its size (or of 1), and there are no others."""
    assert len(found) == len(known)
    for x in map(np.array, known):
        assert np.min(np.max(np.abs(found.x - x), axis=1)) <= 1e-10 * max(1.0, np.max(np.abs(x)))


def residual(case, x):
    """Of the problem at x, relative to its largest summand."""
    A, C, d, b, mu = (np.array(case[key]) for key in ("A", "C", "d", "b", "mu"))
    apart = A @ x + mu * np.abs(C @ x + d) - b
    return np.max(np.abs(apart)) / max(np.max(np.abs(A * x)), np.max(np.abs(mu[:, None] * C * x)), np.max(np.abs(b)))


@pytest.mark.parametrize("case", RANDOM)
def test_random_instances(case):
    found = solve_absolute_value(case["A"], case["mu"], case["C"], case["d"], case["b"])
    assert len(found) == case["n_solutions"]
    assert found.unique == case["all_dets_same_sign"]
    assert_same_solutions(found, [known["x"] for known in case["solutions"]])
    assert {tuple(x) for x in found.signs.tolist()} == {tuple(known["signs"]) for known in case["solutions"]}
    for x in found.x:
        assert residual(case, x) <= 1e-13


@pytest.mark.parametrize("case", HANDMADE, ids=lambda case: case["name"])
def test_handmade_instances(case):
    found = solve_absolute_value(case["A"], case["mu"], case["C"], case["d"], case["b"])
    assert len(found) == case["n_solutions"]
    assert_same_solutions(found, case["solutions"])
    continuum = "continuum" in case["name"]
    assert bool(len(found.singular)) == continuum


@pytest.mark.parametrize("size", [0.05, 0.4])
def test_twelve_joints(size):
    """A planted solution is among those found, all of which solve the problem; small mu has no other."""
    n = 12
    rng = np.random.default_rng(12)
    W = rng.normal(size=(n, n))
    A, C, d, x = W @ W.T / n + np.eye(n), rng.normal(size=(n, n)), rng.normal(size=n), rng.normal(size=n)
    mu = np.full(n, size)
    case = {"A": A, "C": C, "d": d, "mu": mu, "b": A @ x + mu * np.abs(C @ x + d)}
    found = solve_absolute_value(A, mu, C, d, case["b"])
    assert np.min(np.max(np.abs(found.x - x), axis=1)) <= 1e-10
    assert all(residual(case, y) <= 1e-12 for y in found.x)
    assert found.unique == (size == 0.05)
    if found.unique:
        assert len(found) == 1


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
        level = GroupLevel(branches.zero, (number(abs(mu[i])),))
        zero = branches.zero
        s = number(np.sign(mu[i]))
        joints.append(Loaded(branches.true, s, level, zero, zero, zero, None, (((component,),),), None))
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
        assert np.min(np.max(np.abs(all_of_them.x - x), axis=1)) <= 1e-10 * max(1.0, np.max(np.abs(x)))
    if several and "kink" not in case.get("name", ""):
        assert len(all_of_them) > 1
    if none:
        assert len(all_of_them) == 0
    if all_of_them.unique:
        assert converged


@pytest.mark.parametrize("scale", [1e-10, 1.0, 1e10])
def test_solutions_do_not_depend_on_units(scale):
    """One joint by hand: 1 x + 2 |x + d| = 2 d has x = 0 and x = -4 d."""
    found = solve_absolute_value([[1]], [2], [[1]], [scale], [2 * scale])
    np.testing.assert_allclose(np.sort(found.x[:, 0]), [-4 * scale, 0.0], rtol=1e-12, atol=1e-25)
    assert solve_absolute_value([[1]], [1], [[1]], [-scale], [10 * scale]).singular.size == 0


@pytest.mark.parametrize("scale", [1e-30, 1e30])
def test_uniqueness_does_not_depend_on_units(scale):
    found = solve_absolute_value(scale * np.eye(12), np.zeros(12), np.eye(12), np.ones(12), np.full(12, scale))
    assert found.unique
    assert len(found) == 1


def test_columns_of_other_units_are_not_singular():
    (x,) = solve_absolute_value([[1, 1e14], [0, 1]], [0, 0], np.eye(2), [1, 1], [1, 1])
    np.testing.assert_allclose(x, [1.0 - 1e14, 1.0], rtol=1e-12)
