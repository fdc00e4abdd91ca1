"""What the search tries, at costs that the test makes up: seeded trials, the fixed rules first, the best kept."""

from itertools import count
from pathlib import Path

import pytest
from random_chains import random_chain

from symgen.derive.reduced.plan import ARTICULATED, FACTORED
from symgen.describe.assemble import assemble
from symgen.describe.validate import validate
from symgen.formulate import tune as search
from symgen.formulate.chooser import Chooser
from symgen.formulate.tune import FINAL, SETTLED, SHORTLIST, TIMED, tune
from symgen.pipeline import load_chain
from symgen.program.passes.extract import MOVES, Search


@pytest.fixture(scope="module")
def arm():
    return validate(random_chain(1, 3, tree=False, fixed=False, parameters=False))


def tried(arm, monkeypatch, name="bias", trials=40, seed=0, cost=lambda k, form, search: 100, clock=None):
    """The pairs (formulation, search) that were optimised, and the plan."""
    attempts = []
    number = count()

    def made_up(chain, name, form, search):
        attempts.append((form, search))
        return cost(next(number), form, search)

    with monkeypatch.context() as patched:
        patched.setattr(search, "_cost", made_up)
        return attempts, tune(assemble(arm), [name], trials, seed, clock=clock)


def scattered(k, form, search):
    """Costs of searches that never settle."""
    return 100 + k % 7


@pytest.mark.parametrize("trials", [1, 2, 9, 40])
def test_half_of_the_trials_go_to_formulations(arm, monkeypatch, trials):
    assert len(tried(arm, monkeypatch, trials=trials)[0]) == trials - trials // 2
    one = tried(arm, monkeypatch, "kinetic_energy", trials, cost=scattered)[0]
    assert len(one) == trials  # it has one formulation only


def test_a_search_ends_where_nothing_is_gained(arm, monkeypatch):
    """One formulation, and the best few of several: all searches of them end at the same cost."""
    assert len(tried(arm, monkeypatch, "kinetic_energy", 1000)[0]) == SETTLED + 1
    several = tried(arm, monkeypatch, trials=1000)[0]
    assert len(several) <= SHORTLIST + 1 + FINAL * SETTLED
    assert len(tried(arm, monkeypatch, "kinetic_energy", 1000, cost=lambda *_: 0)[0]) == 1  # nothing is cheaper


def test_only_what_is_settled_is_left_alone(arm, monkeypatch):
    """One of the best three settles; the others go on to the end of the trials, and their late gain is kept."""
    first = []

    def cost(k, form, search):
        first.append(form) if form not in first else None
        return 100 if form == first[0] else 50 if k == 499 else 100 + k % 7

    attempts, plan = tried(arm, monkeypatch, trials=1000, cost=cost)
    assert len(attempts) == 500
    assert sum(form == first[0] for form, _ in attempts) == SETTLED + 1
    assert plan.functions[0][1].flops == 50


def test_a_small_chain_is_done_soon_and_as_well(monkeypatch):
    """The same plan as by all trials."""
    chain = load_chain(Path(__file__).parents[2] / "examples" / "two_link.yaml")
    told = []
    soon = tune(assemble(chain), ["mass_matrix"], 300, progress=lambda *given: told.append(given))
    assert max(done for _, done, _ in told) <= 150 + SHORTLIST + 1 + FINAL * SETTLED
    monkeypatch.setattr(search, "SETTLED", 1000)
    assert soon == tune(assemble(chain), ["mass_matrix"], 300)


def test_the_fixed_rules_are_tried_first_and_nothing_twice(arm, monkeypatch):
    attempts, _ = tried(arm, monkeypatch, trials=60)
    start = Chooser(assemble(arm)).plan("bias")
    assert attempts[0] == (start, Search())
    forms = [form for form, how in attempts if how == Search()]
    assert len(set(forms)) == len(forms)
    assert SHORTLIST <= len(forms) <= SHORTLIST + 1
    drawn = [how for _, how in attempts if how != Search()]
    assert len(drawn) == len(attempts) - len(forms)
    assert any(move not in MOVES for how in drawn for move in how.moves)
    monkeypatch.setattr(search._Counter, "__call__", lambda self, plan: self.costs.setdefault(plan, 100))
    few = [form for form, how in tried(arm, monkeypatch, trials=4)[0] if how == Search()]
    assert few[0] == start
    assert len(few) == len(set(few)) == 2  # two were counted before, the rules' own among the cheapest


def test_seeds_draw_other_searches_and_other_formulations(arm, monkeypatch):
    counted = []

    class Kept(search._Counter):
        def __init__(self, *given):
            super().__init__(*given)
            counted.append(self.costs)

    monkeypatch.setattr(search, "_Counter", Kept)
    drawn = [[how for _, how in tried(arm, monkeypatch, trials=200, seed=seed)[0]] for seed in (1, 1, 2)]
    formulations = [list(costs) for costs in counted]
    for runs in (drawn, formulations):
        assert runs[0] == runs[1] != runs[2]


@pytest.mark.parametrize("best", [0, 3, 15, 19])
def test_the_cheapest_is_kept_whenever_it_came(arm, monkeypatch, best):
    attempts, plan = tried(arm, monkeypatch, cost=lambda k, form, search: 7 if k == best else 100 + k)
    ((name, choice),) = plan.functions
    assert (name, choice.flops) == ("bias", 7)
    assert (choice.formulation, choice.search) == attempts[best]


def test_memory_stays_bounded(arm, monkeypatch):
    """Each pool serves so many formulations; then a new one is begun."""
    made = []

    class Counted(Chooser):
        def __init__(self, *given, **named):
            made.append(given)
            super().__init__(*given, **named)

    monkeypatch.setattr(search, "Chooser", Counted)
    monkeypatch.setattr(search, "REFRESH", 5)
    tried(arm, monkeypatch, trials=60)
    assert len(made) >= 30 // 5


def test_several_forms_of_each_solver_are_timed(arm, monkeypatch):
    timed = []

    def clock(plans, name):
        timed.extend(dict(plan.functions)[name].formulation for plan in plans)
        return [(1.0, 1.0)] * len(plans)

    tried(arm, monkeypatch, "forward_dynamics", 80, clock=clock)
    assert len(timed) == len(set(timed))
    for solvers in (FACTORED, *((solver,) for solver in ARTICULATED)):
        assert sum(form.solver in solvers for form in timed) == TIMED


@pytest.mark.parametrize(("fast", "slow"), [("articulated", "factor"), ("factor", "articulated")])
def test_batches_have_no_form_of_their_own_that_is_not_faster(arm, monkeypatch, fast, slow):
    """One solver is faster one by one, and in batches they are alike."""
    times = {fast: (5.0, 10.0), slow: (10.0, 10.0), "pivots": (10.0, 10.0), "lookahead": (10.0, 10.0)}

    def clock(plans, name):
        return [times[plan.formulations[name].solver] for plan in plans]

    _, plan = tried(arm, monkeypatch, "forward_dynamics", 40, clock=clock)
    ((name, choice),) = plan.functions
    assert (name, choice.formulation.solver) == ("forward_dynamics", fast)


@pytest.mark.parametrize(("theirs", "kept"), [((10.1, 9.9), True), ((9.0, 9.9), False)])
def test_the_rules_form_is_not_given_up_for_a_slower_one(arm, monkeypatch, theirs, kept):
    """It costs more operations than all others, so that it has to be timed besides the cheapest."""
    rules = Chooser(assemble(arm)).plan("bias")

    def clock(plans, name):
        return [(10.0, 10.0) if dict(plan.functions)[name].formulation == rules else theirs for plan in plans]

    _, plan = tried(arm, monkeypatch, cost=lambda k, form, how: 100 + (form == rules), clock=clock)
    ((name, choice),) = plan.functions
    assert name == "bias"
    assert (choice.formulation == rules) == kept
