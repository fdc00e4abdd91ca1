"""What keeps a long function whole: flags that would have to be handed on, and calls that need not run."""

import pytest

from symgen.emit.schedule import Keep, schedule
from symgen.emit.split_function import parts
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.emit.test_choices import branching
from tests.emit.test_guards import guarded


def chosen_late(between):
    """A flag that is found at first and needed at last, with a chain of roots between."""
    pool = Pool()
    x = Argument("x", (2,))
    a, b = input_nodes(pool, x)
    early = pool.make("lt", (a, b))
    late = a
    for _ in range(between):
        late = pool.sqrt(late * b + 2.0)
    nodes = [pool.select(early, late + float(k), b * b) for k in range(4)]
    return Program("late", (Function("f", (x,), (Output("y", (4,), tuple(nodes)),)),), (), pool)


WHOLE = {
    "flag": lambda: chosen_late(40),
    "call": lambda: guarded("call"),
    "loop": lambda: guarded("loop"),
    "calls": lambda: branching("either"),
    "keep": lambda: branching("keep"),
}


@pytest.mark.parametrize("name", WHOLE)
def test_flags_and_calls_that_need_not_run_keep_a_function_whole(name):
    function = WHOLE[name]().functions[-1]
    plan = schedule(function.output_nodes, function.order)
    assert bool(plan.guards) == (name != "flag")
    assert any(isinstance(step, Keep) for step in plan.steps) == (name == "keep")
    assert len(parts(plan, 0, 1).parts) == 1


def test_numbers_alone_do_not():
    outputs = [node.args[1] for node in chosen_late(40).functions[0].output_nodes]
    assert len(parts(schedule(outputs, ()), 0, 20).parts) > 1
