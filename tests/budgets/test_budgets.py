"""Operation counts of the examples are budgets: one operation more is a failure. `python -m tests.budgets` renews them.

`budgets.json` holds flops per function by the fixed rules. The plans beside the examples reach the goals of the
project: flops of inverse dynamics, bias, inertia matrix and forward dynamics.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symgen.pipeline import load_chain, program
from symgen.program.count import operations
from symgen.tune.file import read_plan
from tests.budgets.__main__ import smooth_flops

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
BUDGETS = json.loads((HERE / "budgets.json").read_text(encoding="utf-8"))
FUNCTIONS = ("inverse_dynamics", "bias", "mass_matrix", "forward_dynamics")
GOALS = {
    "puma560": (280, 235, 135, 460),
    "panda": (555, 525, 320, 1065),
    "planar8": (180, 125, 178, 400),
}
"""With a plan."""
BY_RULES = 1.12
"""Fixed rules may cost so much more."""

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")


@pytest.mark.parametrize("name", BUDGETS)
def test_no_function_costs_more_than_its_budget(name):
    found = smooth_flops(EXAMPLES / f"{name}.yaml")
    assert set(found) == set(BUDGETS[name])
    dearer = {f: (found[f], "budget", BUDGETS[name][f]) for f in found if found[f] > BUDGETS[name][f]}
    assert dearer == {}


def test_every_example_has_a_budget():
    assert set(BUDGETS) == {path.stem for path in EXAMPLES.glob("*.yaml")}


@pytest.mark.parametrize("name", GOALS)
def test_plans_and_rules_reach_the_goals(name):
    chain = load_chain(EXAMPLES / f"{name}.yaml")
    plan = read_plan(EXAMPLES / f"{name}.plan.json", chain)
    tuned = operations(program(chain, FUNCTIONS, plan))
    assert {function: tuned[function].flops for function, _ in plan.functions} == {
        f: p.flops for f, p in plan.functions
    }
    for function, goal in zip(FUNCTIONS, GOALS[name], strict=True):
        assert tuned[function].flops <= goal, function
        assert BUDGETS[name][function] <= BY_RULES * goal, function
