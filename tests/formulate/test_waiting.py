"""Cycles that forward dynamics of long chains takes on a small model of a processor, which is written here."""

from dataclasses import replace

import pytest

from benchmarks.chains import planar, serial
from symgen.derive.reduced.plan import ARTICULATED, batch_name
from symgen.describe.assemble import assemble
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import starting_plan
from symgen.program.function import statements
from symgen.program.latency import CYCLES, OTHER
from symgen.program.nodes import FREE, topological
from symgen.program.optimise import optimise

NAME = "forward_dynamics"


def cycles(order, window=128, ports=2):
    """Cycles of an order on a core that looks a few operations ahead and starts some of them in each cycle.

    Sines and cosines, which a target computes in groups before all else, are there at the start.
    """
    there = {node.index: 0 for node in order if node.op in FREE or node.op in ("sin", "cos")}
    waiting = [node for node in order if node.index not in there]
    now = 0
    while waiting:
        ready = [
            k for k, node in enumerate(waiting[:window]) if all(there.get(a.index, now + 1) <= now for a in node.args)
        ]
        for k in reversed(ready[:ports]):
            node = waiting.pop(k)
            there[node.index] = now + CYCLES.get(node.op, OTHER)
        now += 1
    return max(there.values())


def written(chain, plan):
    program = optimise(fast_program(assemble(chain), [NAME], {NAME: plan}))
    return next(function for function in program.functions if function.name == NAME)


@pytest.fixture(scope="module")
def long_chain():
    chain = planar(24)
    return chain, Chooser(assemble(chain))


def test_long_chains_look_ahead_one_state_at_a_time(long_chain):
    chain, chooser = long_chain
    plan = chooser.plan(NAME)
    batch = chooser.plans[batch_name(NAME)]
    assert (plan.solver, batch.solver) == ("lookahead", "articulated")
    ahead, plain = (written(chain, form) for form in (plan, batch))
    # a fifth more operations, but a third less time: 983 cycles instead of 1526
    assert cycles(statements(ahead)) < 0.75 * cycles(statements(plain))


def test_recursions_fill_the_time_in_which_another_waits(long_chain):
    chain, chooser = long_chain
    function = written(chain, chooser.plan(NAME))
    # 983 cycles, and 1403 in the order in which the nodes were made
    assert cycles(statements(function)) < 0.8 * cycles(topological(function.output_nodes))


def test_joints_that_are_not_parallel_have_nothing_to_look_ahead_to():
    chooser = Chooser(assemble(serial(5)))
    plain, ahead = (replace(starting_plan(chooser.quantities), solver=solver) for solver in ARTICULATED)
    assert chooser.outputs(NAME, plain) == chooser.outputs(NAME, ahead)


def test_a_form_for_batches_that_was_given_stays(long_chain):
    chain, chooser = long_chain
    given = replace(chooser.plan(NAME), solver="factor")
    other = Chooser(assemble(chain), {batch_name(NAME): given}, optimization="debug")
    assert other.plan(NAME).solver == "lookahead"
    assert other.plans[batch_name(NAME)] is given
