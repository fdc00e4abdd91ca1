"""Forms of their own for batches: chosen by time, kept in the plan, emitted for many states only."""

from dataclasses import replace

import numpy as np
import pytest
from random_chains import random_chain

from symgen.derive.reduced.plan import SOLVERS
from symgen.describe.assemble import assemble
from symgen.describe.validate import validate
from symgen.formulate.plan_file import plan_from_text, plan_to_text
from symgen.formulate.tune import tune as search
from symgen.pipeline import build_model, emit_sources, program, tune


@pytest.fixture(scope="module")
def arm():
    return validate(random_chain(1, 3, tree=False, fixed=False, parameters=False))


@pytest.fixture(scope="module")
def plan(arm):
    """One state at a time the factors are fastest, many at a time articulated bodies: so says the clock."""

    def clock(plans, name):
        times = {"factor": (10.0, 10.0), "pivots": (20.0, 20.0), "articulated": (20.0, 5.0), "lookahead": (20.0, 6.0)}
        solving = name == "forward_dynamics"
        return [times[plan.formulations[name].solver] if solving else (1.0, 1.0) for plan in plans]

    return search(assemble(arm), ["bias", "forward_dynamics"], 24, clock=clock)


def test_time_chooses_a_form_for_each_use(plan):
    solvers = {name: choice.formulation.solver for name, choice in plan.functions if name != "bias"}
    assert solvers == {"forward_dynamics": "factor", "forward_dynamics_batch": "articulated"}
    assert "bias_batch" not in dict(plan.functions)


def test_differences_that_are_noise_leave_the_cheapest(arm):
    times = {"factor": (10.0, 10.0), "pivots": (10.0, 10.1), "articulated": (9.9, 9.8), "lookahead": (10.0, 9.9)}
    seen = {}

    def clock(plans, name):
        choices = [dict(plan.functions)[name] for plan in plans]
        seen.update({choice.formulation: choice.flops for choice in choices})
        return [times[choice.formulation.solver] for choice in choices]

    ((name, choice),) = search(assemble(arm), ["forward_dynamics"], 24, clock=clock).functions
    assert name == "forward_dynamics"
    assert choice.flops == min(seen.values())
    assert {form.solver for form in seen} >= {"factor", "articulated"}


def test_the_file_keeps_both(arm, plan):
    assert plan_from_text(plan_to_text(plan), assemble(arm)) == plan


def test_batches_have_their_own_text_and_nothing_else_has(arm, plan):
    alone = replace(plan, functions=tuple(pair for pair in plan.functions if not pair[0].endswith("_batch")))
    both, one = (
        {
            source.name: source.text
            for source in emit_sources(arm, "c", functions=["forward_dynamics"], plan=p, batches=True)
        }
        for p in (plan, alone)
    )
    assert both[f"{arm.name}_vector.c"] != one[f"{arm.name}_vector.c"]
    assert "forward_dynamics_batch_batch" not in "".join(both.values())
    after = program(arm, ["forward_dynamics"], plan).functions
    assert [f.name for f in after if not f.internal] == ["forward_dynamics"]
    assert [f.name for f in after if f.batch_of == "forward_dynamics"] == ["forward_dynamics_batch"]


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_values_of_both_forms_agree(arm, plan, target, dtype):
    model = build_model(arm, target, dtype, ["forward_dynamics"], plan=plan)
    reference = build_model(arm, "reference", functions=["forward_dynamics"])
    q, qd, tau = np.random.default_rng(0).uniform(-1.0, 1.0, (3, 37, 3)).astype(dtype)
    wanted = reference.forward_dynamics(*(x.astype("float64") for x in (q, qd, tau)))
    # two forms of one quantity: rounding times the condition of M, some hundreds on these chains
    tolerance = {"float64": 1e-11, "float32": 5e-3}[dtype]
    np.testing.assert_allclose(model.forward_dynamics(q, qd, tau), wanted, rtol=tolerance, atol=tolerance)
    one = model.forward_dynamics(q[3], qd[3], tau[3])
    np.testing.assert_allclose(one, wanted[3], rtol=tolerance, atol=tolerance)


def test_the_clock_of_this_machine_is_asked(arm):
    found = tune(arm, ["forward_dynamics"], trials=8, measure=True)
    forms = dict(found.functions)
    assert {choice.formulation.solver for choice in forms.values()} <= set(SOLVERS)
    assert set(forms) <= {"forward_dynamics", "forward_dynamics_batch"}
