"""Every trick of the formulation pays on chains that are in no example, and changes no value."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from random_arms import ARMS, arm

from symgen.derive.fast import fast_program
from symgen.derive.formulations import Formulations
from symgen.derive.recursive.plan import FormulationPlan
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
WITHOUT = {
    "shift": lambda n: {"shift": ("keep",) * n},
    "own": lambda n: {"own": ("link",) * n},
    "gauge": lambda n: {"gauge": ("none",) * n},
    "turn": lambda n: {"turn": (False,) * n},
    "moment": lambda n: {"moment": ("second",) * n},
    "sums": lambda n: {"continues": (False,) * n},
    "slides": lambda n: {"continues": (True,) * n},
    "regroup": lambda n: {"regroup": False},
    "symmetric_tip": lambda n: {"symmetric_tip": False},
    "upright": lambda n: {"upright": False},
    "solver": lambda n: {"solver": "factor"},
}


@cache
def planned(seed: int) -> tuple[Formulations, dict[str, FormulationPlan], dict[str, int]]:
    """A chain's plans by the fixed rules and what they count."""
    forms = Formulations(arm(seed))
    plans = {name: forms.plan(name) for name in FUNCTIONS}
    return forms, plans, {name: forms.count(name)(plan) for name, plan in plans.items()}


@pytest.mark.parametrize("trick", WITHOUT)
def test_leaving_a_trick_out_costs_operations(trick):
    dearer = cheaper = 0
    for seed in ARMS:
        forms, plans, counts = planned(seed)
        for name, plan in plans.items():
            left_out = replace(plan, **WITHOUT[trick](len(plan.own)))
            difference = 0 if left_out == plan else forms.count(name)(left_out) - counts[name]
            dearer += max(0, difference)
            cheaper += max(0, -difference)
    assert dearer > 2 * cheaper


@pytest.mark.parametrize("trick", WITHOUT)
def test_leaving_a_trick_out_changes_no_value(trick):
    changed = 0
    for seed in (*range(0, 48, 6), 48):
        chain = arm(seed)
        _, plans, _ = planned(seed)
        n = len(chain.moving)
        left_out = {name: replace(plan, **WITHOUT[trick](n)) for name, plan in plans.items()}
        changed += left_out != plans
        programs = [fast_program(chain, FUNCTIONS, chosen) for chosen in (plans, left_out)]
        draw = np.random.default_rng(seed)
        values = {name: draw.uniform(-1.0, 1.0, n) for name in ("q", "qd", "qdd", "tau")}
        for name in FUNCTIONS:
            inputs = [values[argument.name] for argument in programs[0].function(name).inputs]
            (with_it,), (without,) = (Interpreter(program).float64(name, inputs) for program in programs)
            assert np.abs(with_it - without).max() <= 1e-10 * np.abs(with_it).max(), (seed, name)
    assert changed or trick in ("solver", "symmetric_tip", "turn")
