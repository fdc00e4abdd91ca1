"""Every trick of the formulation pays on chains that are in no example, and changes no value."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from random_arms import ARMS, arm

from symgen.derive.reduced.plan import FormulationPlan
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import choose_plan
from symgen.program.optimise import without_collection
from symgen.reference.interpreter import Interpreter

pytestmark = pytest.mark.release

FUNCTIONS = ("mass_matrix", "forward_dynamics")
"""Forward dynamics have the bias in them."""
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
def planned(seed: int) -> tuple[Chooser, dict[str, FormulationPlan], dict[str, int]]:
    """A chain's plans by the fixed rules, but for the passes' word on what comes near, and what they count."""
    forms = Chooser(assemble(arm(seed)))
    counts = {name: forms.count(name) for name in FUNCTIONS}
    with without_collection():
        plans = {
            name: choose_plan(forms.quantities, count, lambda plans, others: plans[0], name == "forward_dynamics")
            for name, count in counts.items()
        }
    return forms, plans, {name: count(plans[name]) for name, count in counts.items()}


@pytest.mark.parametrize("trick", WITHOUT)
def test_leaving_a_trick_out_costs_operations(trick):
    dearer = cheaper = 0
    for seed in sorted({*ARMS[::5], *ARMS[1::3]}):  # of all kinds
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
        programs = [fast_program(assemble(chain), FUNCTIONS, chosen) for chosen in (plans, left_out)]
        draw = np.random.default_rng(seed)
        values = {name: draw.uniform(-1.0, 1.0, n) for name in ("q", "qd", "qdd", "tau")}
        for name in FUNCTIONS:
            inputs = [values[argument.name] for argument in programs[0].function(name).inputs]
            (with_it,), (without,) = (Interpreter(program).float64(name, inputs) for program in programs)
            assert np.abs(with_it - without).max() <= 1e-10 * np.abs(with_it).max(), (seed, name)
    assert changed


WRIST_FIRST = """
symgen: 1
name: wrist_first
gravity: [0, 0, -9.81]
joints:
  - {name: ja, type: revolute, place: {mdh: {}}, mass: 1.15, com: [-0.05, -0.082, 0],
     inertia: {xx: 0.0657, yy: 0.0531, zz: 0.0574}}
  - {name: jb, type: revolute, place: {mdh: {alpha: pi/2}}, mass: 2.55,
     inertia: {xx: 0.0766, yy: 0.0629, zz: 0.0686, xy: -0.0086, yz: -0.0018}}
  - {name: jc, type: revolute, place: {mdh: {}}, mass: 0.56, com: [-0.002, 0, 0],
     inertia: {xx: 0.0758, yy: 0.065, zz: 0.0953, xy: 0.0011, yz: 0.0078}}
  - {name: jd, type: revolute, place: {mdh: {alpha: 0.6, d: 0.356}}, mass: 7.77, com: [0.187, 0, 0],
     inertia: {xx: 0.0678, yy: 0.095, zz: 0.0587, xy: -0.0076, yz: -0.0094}}
"""


def test_the_solver_is_chosen_once_more_in_the_end():
    """Articulated bodies are dearer in the form that begins, and cheaper by an eighth in the one that is found."""
    forms = Chooser(assemble(loads_chain(WRIST_FIRST)))
    plan = forms.plan("forward_dynamics")
    count = forms.count("forward_dynamics")
    assert plan.solver == "articulated"
    assert count(plan) < 0.9 * count(replace(plan, solver="factor"))
