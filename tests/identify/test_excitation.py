"""Exciting trajectories: exact gradients, limits that hold, better conditions than the start."""

import numpy as np
import pytest

from symgen.describe.load import load_chain
from symgen.errors import IdentificationError
from symgen.identify import excitation
from symgen.identify.excitation_search import CRITERIA, Search
from symgen.identify.problem import problem_of

ARM = "examples/two_link.yaml"
LIMITS = {"position": (-1.0, 1.5), "rate": 2.0, "acceleration": {"shoulder": 5.0, "elbow": 8.0}}


@pytest.mark.parametrize("criterion", CRITERIA)
def test_gradients_are_exact(criterion):
    problem = problem_of(load_chain(ARM))
    most = (np.full(2, 2.0), np.array([5.0, 8.0]))
    search = Search(problem, 6.0, 3, np.tile([-1.0, 1.5], (2, 1)), most, criterion, np.array([1.0, 2.0]))
    x, way = search.start(1), np.random.default_rng(0).normal(size=14)
    step = 1e-6
    value, gradient = search.value(x)
    slope = (search.value(x + step * way)[0] - search.value(x - step * way)[0]) / (2 * step)
    assert np.isfinite(value)
    assert gradient @ way == pytest.approx(slope, rel=1e-6)  # central differences: step^2 and rounding/step
    room = (search.room(x + step * way) - search.room(x - step * way)) / (2 * step)
    assert search.room_slope(x) @ way == pytest.approx(room, rel=1e-6, abs=1e-8)


@pytest.mark.parametrize("criterion", CRITERIA)
def test_limits_hold_and_the_criterion_falls(criterion):
    found = excitation(ARM, duration=6.0, harmonics=3, criterion=criterion, iterations=20, **LIMITS)
    q, qd, qdd = found.at(np.linspace(0.0, 6.0, 3001))
    assert q.min() >= -1.0
    assert q.max() <= 1.5
    assert np.abs(qd).max() <= 2.0
    assert np.all(np.abs(qdd).max(axis=0) <= [5.0, 8.0])
    assert found.iterations > 2
    assert criterion == "d-optimal" or found.condition < 0.8 * found.before
    again = excitation(ARM, duration=6.0, harmonics=3, criterion=criterion, iterations=20, **LIMITS)
    assert np.array_equal(again.sines, found.sines)


def test_rates_are_those_of_the_series(tmp_path):
    found = excitation(ARM, duration=4.0, harmonics=2, iterations=2, **LIMITS)
    h = 1e-5
    before, here, after = (found.at(1.3 + k * h) for k in (-1, 0, 1))
    assert (after[0] - before[0]) / (2 * h) == pytest.approx(here[1], rel=1e-8)
    assert (after[1] - before[1]) / (2 * h) == pytest.approx(here[2], rel=1e-8)
    lines = found.to_csv(tmp_path / "plan.csv", 0.5).read_text().splitlines()
    assert lines[0] == "t,q_shoulder,q_elbow,qd_shoulder,qd_elbow,qdd_shoulder,qdd_elbow"
    assert len(lines) == 9


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"position": None}, "position: shoulder has no range"),
        ({"position": {"elbw": (0, 1)}}, "no joint 'elbw'"),
        ({"position": (1.0, -1.0)}, "position: shoulder has no range"),
        ({"rate": 0.0}, "rate: shoulder has no limit above zero"),
        ({"acceleration": {"elbow": 1.0}}, "acceleration: shoulder has no limit"),
        ({"criterion": "best"}, "'best' is none of d-optimal, condition"),
        ({"harmonics": 0}, "must be above zero"),
        ({"weights": [1.0]}, "weights: 2 numbers above zero"),
    ],
)
def test_refusals(changes, words):
    with pytest.raises(IdentificationError, match=words):
        excitation(ARM, duration=4.0, **{**LIMITS, **changes})
