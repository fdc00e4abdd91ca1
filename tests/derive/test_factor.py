"""Symmetric systems by factors: any order of pivots solves them, and where joints slide another one costs less."""

from __future__ import annotations

import random

import numpy as np
import pytest

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.recursive.ltdl import cheapest_pivots, solve_symmetric
from symgen.describe.load import loads_chain
from symgen.formulate.rules import flops
from symgen.pipeline import check_model, program
from symgen.program.count import operations
from symgen.program.nodes import Pool
from tests.seeds import seeds

GANTRY = """
symgen: 1
name: gantry
gravity: [0, 0, -9.81]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 50}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 20}
  - {name: z, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 8}
  - {name: pan, type: revolute, place: {mdh: {d: -0.4}}, mass: 3, com: [0.02, -0.01, 0.05],
     inertia: {xx: 0.03, yy: 0.02, zz: 0.025, xy: 0.001, xz: -0.002, yz: 0.003}}
  - {name: tilt, type: revolute, place: {mdh: {a: 0.05, alpha: 0.7, d: 0.1, theta: 0.3}}, mass: 1.5,
     com: [0.03, 0.02, 0.1], inertia: {xx: 0.008, yy: 0.009, zz: 0.004, xy: 0.0005, xz: 0.0007, yz: -0.0003}}
"""


def symmetric(n: int, seed: int) -> np.ndarray:
    """A positive definite matrix with some zeros off its diagonal."""
    draw = np.random.default_rng(seed)
    A = np.tril(draw.uniform(-1.0, 1.0, (n, n)) * (draw.random((n, n)) < 0.6))
    return A @ A.T + n * np.eye(n)


@pytest.mark.parametrize("seed", seeds("test_every_row_is_a_pivot_once_and_the_solution_is_that_of_numpy", 8))
def test_every_row_is_a_pivot_once_and_the_solution_is_that_of_numpy(seed: int) -> None:
    n, algebra = 2 + seed, FloatAlgebra()
    M, right = symmetric(n, seed), np.arange(1.0, n + 1.0)
    order = cheapest_pivots([[algebra.constant(x) for x in row] for row in M])
    assert sorted(order) == list(range(n))
    rows = [[algebra.constant(M[i, j]) for j in order] for i in order]
    (x,) = solve_symmetric(rows, [[algebra.constant(right[i]) for i in order]])
    # well conditioned, so rounding stays at some units of 1e-16
    np.testing.assert_allclose([value.x for value in x], np.linalg.solve(M, right)[order], rtol=1e-13)


def test_constant_pivots_come_first_and_branches_are_kept_apart() -> None:
    algebra = NodeAlgebra(Pool())
    q = [algebra.scalar(algebra.pool.input("q", k)) for k in range(6)]
    zero, two = algebra.zero, algebra.constant(2.0)
    # the last row is the first pivot
    assert cheapest_pivots([[two, q[0], q[1]], [q[0], q[2], q[3]], [q[1], q[3], q[4]]])[-1] == 0
    # a star: its centre comes last, else all rays meet
    star = [[q[0], q[1], q[2], q[3]], [q[1], q[4], zero, zero], [q[2], zero, q[5], zero], [q[3], zero, zero, q[4]]]
    assert cheapest_pivots(star)[0] == 0


def eliminated(M: list[list[Scalar]], k: int) -> tuple[list[list[Scalar]], int]:
    """What is left of M without row k, by the textbook, and how many operations are new."""
    algebra = M[k][k].algebra
    others = [i for i in range(len(M)) if i != k]
    inverse = algebra.one / M[k][k]
    L = [M[a][k] * inverse for a in others]
    left = [list(row) for row in M]
    for a in others:
        for b in others:
            if b >= a and not M[a][k].is_zero and not M[k][b].is_zero:
                left[a][b] = left[b][a] = left[a][b] - L[others.index(a)] * M[k][b]
    known = [x.x for row in M for x in row]
    outputs = [x.x for x in (inverse, *L, *(left[a][b] for a in others for b in others))]
    return [[left[a][b] for b in others] for a in others], flops(known + outputs) - flops(known)


@pytest.mark.parametrize("seed", seeds("test_each_pivot_is_the_one_that_costs_fewest_operations", 40))
def test_each_pivot_is_the_one_that_costs_fewest_operations(seed: int) -> None:
    """Counted on the elimination itself, written out for every row that is left; the later row among equals."""
    draw = random.Random(seed)
    algebra = NodeAlgebra(Pool())
    n = draw.randint(3, 7)
    M = [[algebra.zero] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            varies = algebra.scalar(algebra.pool.input("q", n * i + j))
            entry = draw.choice([algebra.zero, algebra.constant(2.0 + 0.1 * (n * i + j)), varies, varies])
            M[i][j] = M[j][i] = draw.choice([varies, algebra.constant(9.0 + i)]) if i == j else entry
    rows, left, expected = list(range(n)), M, []
    while rows:
        cost = [eliminated(left, k)[1] for k in range(len(rows))]
        k = max(k for k in range(len(rows)) if cost[k] == min(cost))
        expected.append(rows.pop(k))
        left = eliminated(left, k)[0]
    assert cheapest_pivots(M) == expected[::-1]


def test_slides_on_the_base_are_divided_by_numbers() -> None:
    """Their block of M is constant, so two divisions are left of five, and a factor is no longer filled with angles."""
    found = operations(program(loads_chain(GANTRY), ["forward_dynamics"]))["forward_dynamics"]
    assert found.div == 2


def test_accelerations_and_their_derivatives_are_right_in_another_order() -> None:
    report = check_model(
        loads_chain(GANTRY), 20, functions=["forward_dynamics", "linearize"], targets=[("numpy", "float64")]
    )
    assert {comparison.function for comparison in report.comparisons} >= {"forward_dynamics", "linearize"}
    assert report.passed
