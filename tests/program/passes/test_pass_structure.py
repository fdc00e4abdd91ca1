"""Commuting, reciprocals, schedules, inlining and dead code: what each pass does to small programs."""

import pytest

from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import topological
from symgen.program.passes.commute import commute
from symgen.program.passes.dead import dead
from symgen.program.passes.inline import inline
from symgen.program.passes.reciprocal import reciprocal
from symgen.program.passes.schedule import pressure, schedule
from tests.program.evaluate import evaluate_program
from tests.program.passes.small import X, helper, program, statements_of
from tests.program.random_programs import random_program


def test_commute_shares_sums_but_not_differences(pool, x):
    a, b, _ = x
    result = commute(program(pool, a + b, b + a, a * b, b * a, a - b, b - a))
    count = operations(result)["f"]
    assert (count.add, count.mul) == (3, 1)


@pytest.mark.parametrize("op", ["add", "mul", "min", "max", "eq", "same", "and", "or"])
def test_either_order_is_one_node(op, pool, x):
    a, b, c = x
    if op in ("and", "or"):
        a, b = pool.make("lt", (a, b)), pool.make("lt", (b, c))
    elif op == "same":
        a, b = pool.make("mode_of", (a,)), pool.make("mode_of", (b,))
    one, other = pool.make(op, (a, b)), pool.make(op, (b, a))
    assert one is not other
    first, second = commute(program(pool, one, other)).function("f").output_nodes
    assert first is second


def test_reciprocals_of_what_is_shared_or_prepared(pool, x):
    a, b, c = x
    p, r = pool.parameter("p"), pool.parameter("r")
    assert statements_of(reciprocal(program(pool, a / p)))[:2] == ["v0 = 1.0 / p", "v1 = x[0] * v0"]
    assert statements_of(reciprocal(program(pool, a / c, b / c)))[0] == "v0 = 1.0 / x[2]"
    for lonely in (a / b, p / r):
        result = reciprocal(program(pool, lonely))
        assert operations(result)["f"] == operations(program(pool, lonely))["f"]
        assert result.function("f").output_nodes[0].op == "div"


def balanced(pool, depth, leaf):
    """A tree of sums made level by level, so that all of a level is alive at once."""
    nodes = [pool.sqrt(leaf + float(k)) for k in range(2**depth)]
    while len(nodes) > 1:
        nodes = [u + v for u, v in zip(nodes[::2], nodes[1::2], strict=True)]
    return nodes[0]


@pytest.mark.parametrize("depth", [1, 2, 3, 5])
def test_a_balanced_tree_needs_one_value_more_than_its_depth(depth, pool, x):
    """Sethi and Ullman 1970; in the order in which it was made it needs as many as it has leaves."""
    (root,) = schedule(program(pool, balanced(pool, depth, x[0]))).functions[0].output_nodes
    made = topological([root])
    order = schedule(program(pool, balanced(pool, depth, x[0]))).functions[0].order
    assert (pressure(made), pressure(order)) == (2**depth, depth + 1)


def test_sines_stand_beside_their_cosines(pool, x):
    a, b, c = x
    outputs = (balanced(pool, 3, c), pool.sin(a) * b, pool.sqrt(b), pool.cos(a) * c)
    order = schedule(program(pool, *outputs)).functions[0].order
    ops = [node.op for node in order if node.args]
    assert abs(ops.index("sin") - ops.index("cos")) == 1


@pytest.mark.parametrize("heavy_first", [True, False])
def test_the_argument_that_needs_more_comes_first(heavy_first, pool, x):
    light, heavy = pool.sqrt(x[1]), balanced(pool, 2, x[0])
    total = heavy * light if heavy_first else light * heavy
    assert pressure(schedule(program(pool, total)).functions[0].order) == 3


def test_stored_outputs_are_not_alive(pool, x):
    assert pressure(topological([pool.sqrt(node) for node in x])) == 0
    assert pressure(topological([pool.sqrt(x[0]) + pool.sqrt(x[1]), pool.sqrt(x[2])])) == 2


def test_an_order_is_chosen_only_where_it_keeps_fewer_alive():
    for seed in range(30):
        for function in schedule(random_program(seed)).functions:
            assert pressure(function.order) <= pressure(topological(function.output_nodes))
            assert sorted(node.index for node in function.order) == [
                node.index for node in topological(function.output_nodes)
            ]


def test_inline_small_and_single_calls(pool, x):
    small = helper(pool)
    s, t = pool.call(small, x)
    result = inline(program(pool, s + t, pool.call(small, (x[0], x[0], x[0]))[0], more=(small,)))
    assert statements_of(result) == [
        "v0 = x[1] * x[2]",
        "v1 = x[1] - x[2]",
        "v2 = v0 + v1",
        "v3 = x[0] * x[0]",
        "u[0] = v2",
        "u[1] = v3",
    ]
    assert [f.name for f in dead(result).functions] == ["f"]


def test_inline_leaves_large_bodies_that_are_called_twice(pool, x):
    large = helper(pool, big=True)
    first, second = pool.call(large, x)[0], pool.call(large, (x[0], x[0], x[0]))[0]
    result = inline(program(pool, first, second, more=(large,)))
    assert sum("helper" in line for line in statements_of(result)) == 2
    once = inline(program(pool, first, more=(large,)))
    assert not any("helper" in line for line in statements_of(once))


def test_inline_leaves_a_large_body_that_is_read_under_one_condition(pool, x):
    (value, _) = pool.call(helper(pool, big=True), x)
    small = pool.make("lt", (x[0], x[1]))
    result = inline(program(pool, pool.select(small, value, x[0])))
    assert sum("helper" in line for line in statements_of(result)) == 1
    inner, _ = pool.call(helper(pool, big=True), (x[2], x[1], x[0]))
    outer = Function("outer", (X,), (Output("r", (), (pool.select(small, inner, x[2]),)),), internal=True)
    result = inline(program(pool, pool.select(small, pool.call(outer, x)[0], x[0])))  # little text, much work
    assert sum("outer" in line for line in statements_of(result)) == 1


def test_dead_outputs_and_inputs_of_internal_functions(pool, x):
    small = helper(pool)
    unused = Function("unused", (X,), (Output("u", (), (x[0],)),), internal=True)
    result = dead(program(pool, pool.call(small, x)[1], more=(unused, small)))
    assert [f.name for f in result.functions] == ["helper", "f"]
    body = result.function("helper")
    assert [o.name for o in body.outputs] == ["t"]
    assert [a.name for a in body.inputs] == ["y"]
    assert statements_of(result)[0] == "v0 = helper(x[1], x[2])"
    assert evaluate_program(result, "f", [9.0, 5.0, 3.0]) == [2.0]


def test_dead_carried_values_of_loops(pool, x):
    a, b = Argument("a"), Argument("b")
    (u,), (v,) = input_nodes(pool, a), input_nodes(pool, b)
    outputs = (
        Output("a", (), (u * 0.5,)),
        Output("b", (), (v + u,)),
        Output("d", (), (pool.make("lt", (u, pool.constant(0.1))),)),
    )
    body = Function("body", (a, b), outputs, internal=True)
    first, second, _ = pool.iterate(body, 9, [x[0], x[1]])
    only_first = dead(program(pool, first, more=(body,)))
    assert [argument.name for argument in only_first.function("body").inputs] == ["a"]
    assert evaluate_program(only_first, "f", [1.0, 0.0, 0.0]) == [0.03125]
    both = dead(program(pool, second, more=(body,)))
    assert [argument.name for argument in both.function("body").inputs] == ["a", "b"]
    assert [output.name for output in both.function("body").outputs] == ["a", "b", "d"]
    assert evaluate_program(both, "f", [1.0, 0.0, 0.0]) == [1.0 + 0.5 + 0.25 + 0.125 + 0.0625]
