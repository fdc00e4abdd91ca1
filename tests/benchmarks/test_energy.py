"""The campaign on the energy of fixed steps, small: no step gives any, and one that did would be seen."""

from __future__ import annotations

import dataclasses

import pytest

import symgen
from benchmarks.energy import FUNCTIONS, energy_chain, report, take_steps
from symgen.functions import UNSTABLE


@pytest.mark.parametrize(("family", "joints"), [("slides", 1), ("slides", 2), ("arm", 2)])
def test_no_step_gives_energy(family, joints):
    chain = energy_chain(family, joints)
    model = symgen.build_model(chain, functions=FUNCTIONS)
    for method in ("karnopp", "interpolated"):
        tally = take_steps(chain, model, family, method, 20_000, seed=1)
        assert tally.good, tally
        assert sum(tally.statuses) == 20_000
        assert tally.judged > 15_000
        assert tally.statuses[UNSTABLE] > 50
    worse = dataclasses.replace(tally, excess=1e-3)
    assert not worse.good
    assert "**FAILED**" in report([tally, worse], 1)
    assert "**passed**" in report([tally], 1)
