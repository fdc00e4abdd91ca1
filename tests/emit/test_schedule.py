"""The schedule computes every shared node once, in order, in expressions short enough to read."""

from symgen.emit.schedule import LONGEST, Assign, Keep, SinCos, Store, schedule
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Pool
from tests.emit.samples import everything
from tests.program.random_programs import random_program


def written(node, numbers, top=True):
    """Operations in the expression of a node."""
    if (not top and node.index in numbers) or not node.args or node.op == "item":
        return 0
    return 1 + sum(written(argument, numbers, False) for argument in node.args)


def test_shared_nodes_get_a_name_and_single_ones_do_not():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("x", 1)
    shared = x * y
    single = x + 2.0
    plan = schedule([shared + single, shared])
    assert [type(step) for step in plan.steps] == [Assign, Store, Store]
    assert plan.steps[0].node is shared
    assert single.index not in plan.numbers


def test_sine_and_cosine_of_an_angle_are_one_step():
    pool = Pool()
    x = pool.input("x", 0)
    plan = schedule([pool.cos(x), x * 2.0, pool.sin(x)])
    pairs = [step for step in plan.steps if isinstance(step, SinCos)]
    assert len(pairs) == 1
    assert pairs[0].angles == (x,)
    assert len(pairs[0].nodes) == 2


def test_angles_that_need_no_sine_come_first_and_together():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("x", 1)
    first = pool.sin(x)
    late = pool.cos(first * 2.0)
    total = x + y
    plan = schedule([late, pool.cos(total), first, total])
    groups = [step for step in plan.steps if isinstance(step, SinCos)]
    assert [group.angles for group in groups] == [(x, total), (first * 2.0,)]
    kinds = [type(step) for step in plan.steps]
    assert kinds.index(SinCos) == 2  # after the sum, which has a name, and its store


def test_expressions_stay_short():
    pool = Pool()
    total = pool.input("x", 0)
    for k in range(100):
        total = total * float(k) + 1.0
    plan = schedule([total])
    assert len(plan.steps) >= 100 * 2 // LONGEST
    for step in plan.steps:
        assert written(step.node, plan.numbers, isinstance(step, Assign)) <= LONGEST


def test_everything_is_defined_before_it_is_used():
    for program in (everything(), random_program(3)):
        for function in program.functions:
            plan = schedule(function.output_nodes)
            defined = set()

            def check(node, top, defined=defined, plan=plan):
                if not top and node.index in plan.numbers:
                    assert node.index in defined
                    return
                for argument in node.args:
                    check(argument, False)

            for step in plan.steps:
                if isinstance(step, SinCos):
                    for angle in step.angles:
                        check(angle, False)
                    defined |= {node.index for node in step.nodes}
                elif isinstance(step, Store):
                    check(step.node, False)
                else:
                    check(step.node, True)
                    defined.add(step.node.index)
            stored = [step.position for step in plan.steps if isinstance(step, Store)]
            assert sorted(stored) == list(range(len(function.output_nodes)))


def test_a_given_order_of_statements_is_kept():
    pool = Pool()
    first, second = pool.sqrt(pool.input("x", 0)), pool.sqrt(pool.input("x", 1))
    outputs = [first * second, first, second]
    turned = [first.args[0], second.args[0], second, first, outputs[0]]
    names = [step.node for step in schedule(outputs, turned).steps if isinstance(step, Assign)]
    assert names == [second, first]
    assert [step.node for step in schedule(outputs).steps if isinstance(step, Assign)] == [first, second]


def test_outputs_that_are_kept_under_a_condition_leave_no_name_behind():
    """Two outputs are one select: both are stored as its arm, and what the other arm is comes last."""
    pool = Pool()
    x = [pool.input("x", k) for k in range(5)]
    square = Function("square", (Argument("x", (5,)),), (Output("y", (), (x[0] * x[0],)),), internal=True)
    (called,) = pool.call(square, x)
    holds = pool.make("lt", (x[4], pool.constant(0.0)))
    chosen = [pool.select(holds, pool.constant(0.0), x[k] * x[k + 1]) for k in range(3)]
    outputs = [*chosen, chosen[0], pool.select(holds, pool.constant(0.0), called)]
    plan = schedule(outputs)
    assert any(isinstance(step, Keep) for step in plan.steps)
    assert all(node.index not in plan.numbers for node in chosen)
