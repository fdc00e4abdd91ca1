"""Level friction of many joints: the minimiser by its optimality conditions, decisions that always have an answer."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.friction.matrices import (
    Levels,
    decided,
    draw_levels,
    emitted,
    level_program,
    most_pivots,
    verdict,
)
from symgen.derive.friction.minimiser import pivot_bound
from symgen.derive.friction.search import COMPLETE
from symgen.functions import LIMIT, NONE, NONFINITE, UNPROVEN
from symgen.reference.interpreter import Interpreter

ROUNDING = 1e-11
"""Of sums of sixteen products relative to the largest, the factorisation's rounding included: 1e-15 as measured."""


def minimised(p: Levels) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Modes, statuses and accelerations of the minimiser, interpreted."""
    joints = p.right.shape[1]
    run = Interpreter(level_program(joints, minimum=True))
    return decided(lambda inputs: run.float64("decide", inputs), p)


@pytest.mark.parametrize("joints", [1, 2, 5, 9, 16])
def test_the_minimum_satisfies_its_optimality_conditions(joints):
    """0 lies in M a - r + F_k d|a|, which for a strictly convex function holds at the minimum alone."""
    p = draw_levels(joints, 200, np.random.default_rng(joints), condition=1e8)
    p = replace(p, reached=np.zeros_like(p.reached))
    modes, status, a = minimised(p)
    assert np.all(status == UNPROVEN)
    force = p.right - np.einsum("sij,sj->si", p.M, a)
    size = np.max(np.abs(p.M * a[:, None, :]), axis=(1, 2))[:, None] + np.max(np.abs(p.right), axis=1)[:, None]
    signs = np.where(p.moving, p.mode, np.sign(a))
    np.testing.assert_array_equal(modes, signs)
    slides = modes != 0
    assert np.max(np.where(slides, np.abs(force - signs * p.kinetic), 0.0) / size) < ROUNDING
    assert np.max(np.where(slides, 0.0, np.abs(force) - p.kinetic) / size) < ROUNDING


def test_the_bound_on_pivots_is_far_from_what_is_needed():
    p = draw_levels(16, 300, np.random.default_rng(0), condition=1e8)
    assert 8 < most_pivots(16, p) < pivot_bound(16) / 3


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_search_that_ends_without_an_answer_is_followed_by_the_minimum(dtype):
    joints, single = COMPLETE + 2, dtype == "float32"
    call = emitted(joints, dtype, optimization="debug")
    # in single precision a condition of 1e3 is as near to singular as one of 1e8 or more in double
    p = draw_levels(joints, 2000, np.random.default_rng(1), condition=1e3 if single else 1e8)
    modes, status, qdd = decided(call, p, dtype)
    assert not np.any(np.isin(status, (NONE, LIMIT, NONFINITE)))
    assert np.count_nonzero(status == UNPROVEN) > (0 if single else 50)
    assert np.max(verdict(p, modes, qdd).worst) < (1e-5 if single else ROUNDING)


def test_a_limit_that_was_reached_moves_on_unless_the_minimum_contradicts_it():
    """Two equal masses, uncoupled: the push of one is with its mode, that of the other against it."""
    joints = 2
    one = np.ones((1, joints))
    p = Levels(
        M=np.eye(joints)[None],
        right=np.array([[2.0, -0.5]]),
        kinetic=one,
        static=one,
        mode=np.zeros((1, joints), np.int8),
        moving=np.zeros((1, joints), bool),
        reached=np.array([[True, False]]),
        forced=np.ones((1, joints), np.int8),
    )
    modes, status, qdd = minimised(p)
    assert (modes.tolist(), status.tolist(), qdd.tolist()) == ([[1, 0]], [UNPROVEN], [[1.0, 0.0]])
    modes, status, qdd = minimised(replace(p, reached=np.array([[False, True]])))
    assert (modes.tolist(), status.tolist(), qdd.tolist()) == ([[1, 0]], [UNPROVEN], [[1.0, 0.0]])


def test_what_is_not_finite_is_no_answer():
    p = draw_levels(3, 1, np.random.default_rng(0))
    assert minimised(replace(p, M=np.full((1, 3, 3), np.nan)))[1] == NONFINITE
