"""Steps of a controller that take the same time for every state, and the budget that bounds functions with loops."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from symgen.check.hard_states import hard_states, parameter_sets
from symgen.check.states import States
from symgen.compile.work_counts import WorkCounts
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain, loads_chain
from symgen.emit import emit_sources
from symgen.errors import BuildError
from symgen.functions import NONFINITE
from symgen.options import CONTROLLER, DEBUG, Options
from symgen.pipeline import emit_sources as emit_chain
from symgen.pipeline.budgets import budgets_of, hardest
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised
from symgen.program.interface import interface
from tests.dry_arm import DRY_ARM
from tests.emit.strict import WARNINGS, write

CHAIN = loads_chain(DRY_ARM + "    drive: {ratio: 40, inertia: 1.0e-4, loss: [0.1, 0.2]}\n")
EIGHT = Path(__file__).parents[2] / "examples" / "planar8.yaml"
FUNCTIONS = ("sticking_forces", "decide", "step", "step_interpolated")
OPTIONS = Options(optimization=DEBUG, batches=False, profile=CONTROLLER)
BUILD = Build(assemble(CHAIN), FUNCTIONS, options=OPTIONS)

PROGRAM = """
#include "arm.h"
#include <stdio.h>

int main(void)
{
    static const double tau[2] = {2.0, 0.5};
    arm_parameters parameters;
    arm_prepared prepared;
    arm_state state = {{0.3, 0.2}, {0.0, 0.0}, {0, 0}, 0U};

    arm_default_parameters(&parameters);
    arm_prepare(&parameters, &prepared);
    printf("%d", arm_step_interpolated(&prepared, &state, tau, 0.01));
    printf(" %.17g %.17g %d\\n", state.q[0], state.qd[0], (int)state.count);
    return 0;
}
"""


@pytest.fixture(scope="module")
def made():
    return optimised(BUILD)


@pytest.fixture(scope="module")
def found(made):
    return hardest(BUILD, optimised)


@pytest.fixture(scope="module")
def counts(made):
    sources = emit_sources(made, "c", "float64", replace(OPTIONS, counting=True))
    return WorkCounts(sources, interface(made, "float64"), FUNCTIONS)


def answer(made, budgets, folder):
    """The printed line of PROGRAM."""
    write(emit_sources(made, "c", "float64", replace(OPTIONS, budgets=budgets)), folder)
    (folder / "main.c").write_text(PROGRAM)
    command = ["gcc", *WARNINGS, "-O1", "-ffp-contract=off", "arm.c", "main.c", "-lm", "-o", "arm"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return subprocess.run(["./arm"], cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.mark.needs("gcc")
def test_a_step_within_its_budget_is_that_of_the_usual_form(made, found, tmp_path):
    assert answer(made, budgets_of(assemble(CHAIN), found), tmp_path) == answer(made, (), tmp_path)


@pytest.mark.needs("gcc")
def test_a_step_that_needs_more_says_so_and_leaves_the_state(made, found, tmp_path):
    """Whatever the budget: a smaller one is never met by another number."""
    usual, refused = answer(made, (), tmp_path), 0
    (budget,) = (b for b in budgets_of(assemble(CHAIN), found) if b.function == "step_interpolated")
    others = [b for b in budgets_of(assemble(CHAIN), found) if b is not budget]
    for part in (0.0, 0.1, 0.6):
        told = answer(made, (*others, replace(budget, size=int(part * budget.worst))), tmp_path)
        assert told in (usual, f"5 {0.3:.17g} 0 0\n")
        refused += told != usual
    assert 0 < refused < 3


@pytest.mark.needs("gcc")
def test_known_answers_hold_for_the_forms_with_a_budget(tmp_path):
    functions = ["decide", "step", "step_interpolated"]
    chosen = {"profile": CONTROLLER, "optimization": DEBUG, "products": ["kit"], "samples": 10}
    write(emit_chain(CHAIN, "c", "float64", functions, **chosen), tmp_path)
    assert "work.left" in (tmp_path / "arm.c").read_text()
    command = ["gcc", *WARNINGS, "-O1", "-ffp-contract=off", "arm.c", "arm_kit.c", "-lm", "-o", "kit"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    assert subprocess.run(["./kit"], cwd=tmp_path, check=False, capture_output=True, text=True).stdout == (
        "pass: 3 functions, 30 states\n"
    )


@pytest.mark.needs("gcc")
def test_counts_lie_below_the_bounds_and_bounds_within_three_times_the_worst(made, found, counts):
    """The bounds of the headers; counted at the search's own states, which the counters tell the same work again."""
    header, _ = emit_sources(made, "c", "float64", replace(OPTIONS, budgets=budgets_of(assemble(CHAIN), found)))
    told = re.findall(
        r"Work, in estimated instructions: at most (\d+)", " ".join(header.text.replace("*", " ").split())
    )
    assert len(told) == len(FUNCTIONS)
    for name, bound in zip((f.name for f in made.functions if f.name in FUNCTIONS), map(int, told), strict=True):
        hard = found[name].hard
        work, _ = counts(name, hard.values, hard.parameters)
        assert work.tolist() == hard.work.tolist()
        assert hard.worst <= bound <= 3 * hard.worst


def test_chains_of_many_joints_are_told_the_worst_without_a_budget(found):
    assert all(budget.size > budget.worst for budget in budgets_of(assemble(CHAIN), found))
    assert all(budget.size is None and budget.worst > 0 for budget in budgets_of(assemble(load_chain(EIGHT)), found))


def spot(values, parameters):
    """Work with one hard spot: both joints at rest exactly, tau[0] near 3 and the parameter above 1.5."""
    work = 100.0 * (values["qd"] == 0.0).sum(axis=0)
    near = (values["qd"] == 0.0).all(axis=0) * np.exp(-((values["tau"][0] - 3.0) ** 2) * 100.0)
    work += 1000.0 * near * (parameters[0] > 1.5)
    return np.rint(work).astype(int), np.where(values["tau"][1] > 7.9, NONFINITE, 0)


def drawn(count=40):
    rng = np.random.default_rng(5)
    values = {
        "q": rng.normal(size=(2, count)),
        "qd": rng.normal(size=(2, count)),
        "tau": rng.uniform(-8, 8, (2, count)),
    }
    values |= {"dt": np.full((1, count), 1e-3), "mode": np.zeros((2, count), np.int8)}
    return States(values, np.ones((1, 2)), np.zeros(count, int), np.zeros(count, bool))


def test_the_search_finds_a_hard_spot_that_no_drawn_state_is_near():
    first, _ = spot(drawn().values, np.ones((1, 40)))
    assert first.max() < 250
    hard = hard_states(spot, drawn(), np.array([[1.0, 2.0]]), 0)
    assert hard.worst > 1190  # 1200 at the spot itself
    assert hard_states(spot, drawn(), np.array([[1.0, 2.0]]), 0).work.tolist() == hard.work.tolist()


def test_states_without_an_answer_are_not_hard():
    def refused(values, parameters):
        return np.full(values["q"].shape[1], 1000), np.full(values["q"].shape[1], NONFINITE)

    assert hard_states(refused, drawn(), np.ones((1, 1)), 0).worst == 0


def test_parameters_stay_admissible():
    sets = parameter_sets(assemble(CHAIN), ["payload"], np.array([0.4]), 0)
    assert sets[0, 0] == 0.4
    assert sets.shape[1] > 3
    assert 0.2 <= sets.min() <= sets.max() <= 0.8


def test_without_a_compiler_the_error_names_it(monkeypatch, tmp_path):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(BuildError, match="gcc"):
        emit_chain(CHAIN, "c", "float64", ["step"], profile=CONTROLLER, optimization=DEBUG)
    assert emit_chain(CHAIN, "c", "float64", ["mass_matrix"], profile=CONTROLLER, optimization=DEBUG)
