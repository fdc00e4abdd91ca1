"""The campaign on random friction problems, small: every answer holds, and a wrong one would be counted."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace

import numpy as np
import pytest

from benchmarks.friction import verify
from benchmarks.friction.__main__ import passed, report
from benchmarks.friction.matrices import run_levels
from benchmarks.friction.problems import KINDS, draw_problems, random_chain
from symgen.functions import LIMIT, NONE


@pytest.mark.parametrize(("joints", "kind"), [(1, "loads and drives"), (2, "drives"), (3, "loads"), (4, "levels")])
def test_answers_hold(joints, kind):
    tally = verify.run(joints, kind, 300, seed=1)
    assert passed([tally]), tally
    assert tally.problems == sum(tally.statuses) == 300
    assert tally.statuses[0] > 200
    assert tally.enumerated > 100
    assert 0 < tally.passes[0] <= tally.bounds[0]
    assert tally.passes[1] <= tally.bounds[1]
    assert f"| {joints} | {kind} | 300 |" in report([tally], 1)


@pytest.mark.parametrize(("joints", "kind"), [(1, "jamming pins"), (2, "jamming slides"), (2, "self-locking drives")])
def test_strong_loads_and_losses_are_decided(monkeypatch, joints, kind):
    """Where no motion was found the reference, which goes through all of them, finds none; nothing is left open."""
    monkeypatch.setitem(verify.COUNTED, joints, 20)
    monkeypatch.setitem(verify.REFUTED, joints, 25)
    tally = verify.run(joints, kind, 400, seed=0)
    assert passed([tally]), tally
    assert tally.statuses[LIMIT] == 0
    assert tally.statuses[NONE] > 10
    assert tally.refuted > 10
    assert "found an answer in 0" in report([verify.run(1, "levels", 20, seed=0), tally], 0)


def test_an_open_decision_or_a_missed_answer_fails_the_campaign():
    tally = verify.Tally(2, "jamming slides", 10, [10, 0, 0, 0, 0, 0, 0])
    assert passed([tally])
    assert not passed([dataclasses.replace(tally, missed=1)])
    assert not passed([dataclasses.replace(tally, statuses=[9, 0, 0, 0, 0, 1, 0])])
    levels = run_levels(2, 50, seed=0)
    assert passed([tally], [levels])
    assert not passed([tally], [dataclasses.replace(levels, statuses=[49, 0, 1, 0, 0, 0, 0])])
    assert "| 2 | 50 |" in report([dataclasses.replace(tally, kind="loads")], 0, [levels])


def test_problems_are_seeded_and_of_all_sorts():
    chain = random_chain(3, KINDS[3], 0)
    one, same, other = (draw_problems(chain, 200, np.random.default_rng(seed)) for seed in (0, 0, 1))
    np.testing.assert_array_equal(one.tau, same.tau)
    assert not np.array_equal(one.tau, other.tau)
    assert np.all(np.std(one.parameters, axis=1) > 0.0)
    resting = one.qd == 0.0
    assert 0.5 < resting.mean() < 0.9
    assert one.reached.any()


class Wrong:
    """A backend whose answers are bent."""

    def __init__(self, backend, function, bend):
        self.backend, self.function, self.bend = backend, function, bend

    def prepare(self, parameters):
        return self.backend.prepare(parameters)

    def call(self, function, prepared, inputs):
        found = [np.array(x) for x in self.backend.call(function, prepared, inputs)]
        if function == self.function:
            self.bend(found)
        return found


def slides(found):
    found[0][0, ::3] = 1


def accelerates(found):
    found[1][0, 5] += 1e-6


@pytest.mark.parametrize(("function", "bend"), [("decide", slides), ("friction_dynamics", accelerates)])
def test_wrong_answers_are_counted(monkeypatch, function, bend):
    right = verify.whole_model

    def bent(build):
        backend = Wrong(right(build).whole.backend, function, bend)
        return SimpleNamespace(whole=SimpleNamespace(backend=backend))

    monkeypatch.setattr(verify, "whole_model", bent)
    tally = verify.run(2, "levels", 60, seed=1)
    assert tally.broken > 0
    assert not passed([tally])
    assert "**FAILED**" in report([tally], 1)
