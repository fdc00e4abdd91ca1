"""What each pass does to small programs, and where it must not fire."""

import math
import random
from dataclasses import replace

import pytest
from evaluate import evaluate_program
from random_programs import random_program

from symgen.errors import ProgramError
from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import topological
from symgen.program.passes.commute import commute
from symgen.program.passes.dead import dead
from symgen.program.passes.fold import fold
from symgen.program.passes.guard import guard
from symgen.program.passes.hoist import hoist
from symgen.program.passes.inline import inline
from symgen.program.passes.reciprocal import reciprocal
from symgen.program.passes.schedule import pressure, schedule
from symgen.program.text import function_text

X = Argument("x", (3,))
PARAMETERS = (RuntimeParameter("p", 0.0), RuntimeParameter("r", 2.0))


def program(pool, *outputs, more=()):
    function = Function("f", (X,), (Output("u", (len(outputs),), tuple(outputs)),))
    return Program("small", (*more, function), PARAMETERS, pool)


def statements_of(result, name="f"):
    return [line.strip() for line in function_text(result.function(name)).splitlines()[1:]]


@pytest.fixture
def x(pool):
    return input_nodes(pool, X)


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (lambda p, a, b: a + 0.0, "x[0]"),
        (lambda p, a, b: a * 1.0, "x[0]"),
        (lambda p, a, b: a * 0.0, "0.0"),
        (lambda p, a, b: a * -0.0, "0.0"),
        (lambda p, a, b: a / 1.0, "x[0]"),
        (lambda p, a, b: p.make("neg", (-a,)), "x[0]"),
        (lambda p, a, b: (a + b) - (a + b), "0.0"),
        (lambda p, a, b: p.constant(2.0) * 3.0, "6.0"),
        (lambda p, a, b: p.sqrt(p.constant(2.0)), repr(math.sqrt(2))),
        (lambda p, a, b: p.constant(-0.0), "0.0"),
        (lambda p, a, b: p.constant(0.0) / b, "0.0"),
        (lambda p, a, b: p.select(p.boolean(False), a, b), "x[1]"),
        (lambda p, a, b: p.select(p.make("lt", (a, b)), a, a), "x[0]"),
        (lambda p, a, b: p.make("and", (p.boolean(True), p.make("lt", (p.constant(1), p.constant(2))))), "True"),
    ],
)
def test_fold_to_a_leaf(pool, x, build, expected):
    assert statements_of(fold(program(pool, build(pool, x[0], x[1])))) == [f"u[0] = {expected}"]


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (lambda p, a, b: a - (-b), "x[0] + x[1]"),
        (lambda p, a, b: a + (-b), "x[0] - x[1]"),
        (lambda p, a, b: (-a) + b, "x[1] - x[0]"),
        (lambda p, a, b: (-a) * (-b), "x[0] * x[1]"),
        (lambda p, a, b: a * -1.0, "-x[0]"),
        (lambda p, a, b: a / 4.0, "0.25 * x[0]"),
        (lambda p, a, b: p.cos(-a), "cos(x[0])"),
        # and where it must not fire
        (lambda p, a, b: a / 3.0, "x[0] / 3.0"),
        (lambda p, a, b: p.constant(1.0) / 0.0, "1.0 / 0.0"),
        (lambda p, a, b: p.constant(0.0) / 0.0, "0.0 / 0.0"),
        (lambda p, a, b: p.constant(1e300) * 1e300, "1e+300 * 1e+300"),
        (lambda p, a, b: a / 2.0**-1050, f"x[0] / {2.0**-1050!r}"),  # whose reciprocal is infinite
        (lambda p, a, b: p.parameter("p") * a, "p * x[0]"),
        (lambda p, a, b: a + p.parameter("p"), "x[0] + p"),
        (lambda p, a, b: p.sqrt(p.constant(-1.0)), "sqrt(-1.0)"),
    ],
)
def test_fold_to_one_operation(pool, x, build, expected):
    assert statements_of(fold(program(pool, build(pool, x[0], x[1]))))[0] == f"v0 = {expected}"


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (lambda p, c: p.make("and", (c, p.boolean(True))), "v0"),
        (lambda p, c: p.make("and", (p.boolean(True), c)), "v0"),
        (lambda p, c: p.make("and", (c, p.boolean(False))), "False"),
        (lambda p, c: p.make("or", (c, p.boolean(True))), "True"),
        (lambda p, c: p.make("or", (p.boolean(False), c)), "v0"),
        (lambda p, c: p.make("and", (c, c)), "v0"),
        (lambda p, c: p.make("or", (c, c)), "v0"),
        (lambda p, c: p.make("not", (p.make("not", (c,)),)), "v0"),
        (lambda p, c: p.make("not", (p.boolean(True),)), "False"),
        (lambda p, c: p.select(c, p.boolean(True), p.boolean(False)), "v0"),
        (lambda p, c: p.select(c, p.boolean(False), p.boolean(True)), "v1"),
        (lambda p, c: p.make("lt", (c.args[0], c.args[0])), "False"),
        (lambda p, c: p.make("le", (c.args[0], c.args[0])), "True"),
        (lambda p, c: p.make("lt", (p.constant(2.0), p.constant(1.0))), "False"),
        (lambda p, c: p.make("le", (p.constant(2.0), p.constant(2.0))), "True"),
        (lambda p, c: p.select(p.make("not", (c,)), c.args[0], c.args[1]), "select(v0, x[1], x[0])"),
        (lambda p, c: p.make("mode_of", (p.constant(0.0),)), "0"),
        (lambda p, c: p.make("mode_of", (p.constant(-0.5),)), "-1"),
        (lambda p, c: p.make("real_of", (p.mode(-1),)), "-1.0"),
        (lambda p, c: p.make("mode_of", (p.make("real_of", (p.mode(1),)),)), "1"),
        (lambda p, c: c.args[0] / -c.args[1], "-(x[0] / x[1])"),
        (lambda p, c: -c.args[0] / c.args[1], "-(x[0] / x[1])"),
    ],
)
def test_fold_of_logic_and_quotients(pool, x, build, expected):
    """`v0` is the test c itself, `v1` its negation."""
    test = pool.make("lt", (x[0], x[1]))
    *made, last = statements_of(fold(program(pool, build(pool, test))))
    if expected in ("v0", "True", "False", "0", "1", "-1", "-1.0"):
        assert last == f"u[0] = {expected}"
        assert made == (["v0 = x[0] < x[1]"] if expected == "v0" else [])
    elif expected == "v1":
        assert made == ["v0 = x[0] < x[1]", "v1 = not v0"]
    elif expected.startswith("select"):
        assert made == ["v0 = x[0] < x[1]", f"v1 = {expected}"]
    else:
        assert made == ["v0 = x[0] / x[1]", "v1 = -v0"]


@pytest.mark.parametrize("op", ["sin", "tan", "asin", "atan", "sign"])
def test_signs_leave_odd_functions(op, pool, x):
    assert statements_of(fold(program(pool, pool.make(op, (-x[0],)))))[:2] == [f"v0 = {op}(x[0])", "v1 = -v0"]


@pytest.mark.parametrize("op", ["cos", "abs"])
def test_signs_vanish_in_even_functions(op, pool, x):
    assert statements_of(fold(program(pool, pool.make(op, (-x[0],)))))[0] == f"v0 = {op}(x[0])"


@pytest.mark.parametrize("op", ["acos", "exp"])
def test_signs_stay_in_other_functions(op, pool, x):
    assert statements_of(fold(program(pool, pool.make(op, (-x[0],)))))[:2] == ["v0 = -x[0]", f"v1 = {op}(v0)"]


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


def test_hoist(pool, x):
    p, r = pool.parameter("p"), pool.parameter("r")
    result = hoist(program(pool, x[0] * (p + r * r), p, pool.constant(3.0), x[1] + r))
    assert len(result.prepare) == 3
    assert not [n for f in result.functions for n in topological(f.output_nodes) if n.op == "parameter"]
    assert operations(result)["f"].flops == 2
    assert evaluate_program(result, "f", [2.0, 3.0, 0.0], {"p": 1.0, "r": 5.0}) == [52.0, 1.0, 3.0, 8.0]
    with pytest.raises(ProgramError, match="has run already"):
        hoist(result)


def test_what_prepare_takes_over_is_free_and_what_is_made_of_it_afterwards_is_not(pool, x):
    p, two = pool.parameter("p"), pool.constant(2.0)
    steady = [p * (p + two), pool.sqrt(p), pool.sin(p)]
    assert operations(program(pool, x[0], *steady))["f"].total == 0
    assert operations(program(pool, pool.select(pool.make("lt", (p, two)), x[0], x[1])))["f"].other == 2
    assert operations(program(pool, x[0] * pool.prepared(0)))["f"].total == 1
    assert operations(program(pool, x[0] * (pool.prepared(0) * pool.prepared(1))))["f"].total == 2


@pytest.mark.parametrize("seed", range(5))
def test_hoist_puts_side_by_side_what_a_function_reads(pool, x, seed):
    """Reader k changes at most 2**(k-1) times on the way through a Gray code; forms for batches are the readers."""
    chosen = random.Random(seed)
    names = [f"p{k}" for k in range(40)]
    shares = [chosen.sample(names, 15) for _ in range(4)]
    functions = []
    for number, share in enumerate(shares):
        outputs = [x[0] * pool.parameter(name) for name in share]
        functions.append(Function(f"f{number}", (X,), (Output("u", (15,), tuple(outputs)),)))
    inner = Function("inner", (X,), functions[1].outputs, internal=True)
    calls = replace(functions[1], outputs=(Output("u", (15,), tuple(pool.call(inner, x))),))
    more = tuple(x[1] * pool.parameter(name) for name in shares[2])
    form = replace(functions[2], name="many", outputs=(Output("u", (15,), more),), internal=True, batch_of="f2")
    other = replace(functions[2], outputs=(Output("u", (1,), (x[0] * pool.parameter("p0"),)),))
    every = (functions[0], inner, calls, form, other, functions[3])
    before = Program("small", every, tuple(RuntimeParameter(name, 1.0 + k) for k, name in enumerate(names)), pool)
    after = hoist(before)
    given = {parameter.name: parameter.default for parameter in before.parameters}
    for name, pieces in (("f0", 1), ("inner", 1), ("many", 2), ("f3", 4)):
        places = sorted(n.value for n in topological(after.function(name).output_nodes) if n.op == "prepared")
        assert len(places) == 15
        assert sum(place - 1 not in places for place in places) <= pieces
    for function in every:
        state = [2.0, 3.0, 5.0]
        found = evaluate_program(after, function.name, state, given)
        assert found == evaluate_program(before, function.name, state, given)


def test_hoist_keeps_conditions_and_prepares_their_operands(pool, x):
    p, r = pool.parameter("p"), pool.parameter("r")
    test = pool.make("lt", (p * r, pool.constant(1.0)))
    result = hoist(program(pool, pool.select(test, x[0], x[1]), pool.select(test, p, r)))
    assert [node.op for node in result.prepare] == ["mul", "select"]
    assert all(node.type == "real" for node in result.prepare)


def test_hoist_leaves_results_of_calls(pool, x):
    p, r = pool.parameter("p"), pool.parameter("r")
    body = helper(pool)
    value, _ = pool.call(body, (p, r, p * r))
    before = program(pool, value + x[0], more=(body,))
    after = hoist(before)
    assert [node.op for node in after.prepare] == ["parameter", "parameter", "mul"]
    values = {"p": 2.0, "r": 3.0}
    assert evaluate_program(after, "f", [1.0, 0, 0], values) == [19.0]  # (r)(p r) + x[0]


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


def test_a_mode_that_was_made_a_number_is_the_mode(pool, x):
    mode = pool.make("mode_of", (x[0],))
    again = pool.make("mode_of", (pool.make("real_of", (mode,)),))
    assert statements_of(fold(program(pool, again))) == ["v0 = mode_of(x[0])", "u[0] = v0"]


def test_an_order_is_chosen_only_where_it_keeps_fewer_alive():
    for seed in range(30):
        for function in schedule(random_program(seed)).functions:
            assert pressure(function.order) <= pressure(topological(function.output_nodes))
            assert sorted(node.index for node in function.order) == [
                node.index for node in topological(function.output_nodes)
            ]


def test_hoist_inside_loops_of_calls(pool, x):
    z = Argument("z", (1,))
    (carried,) = input_nodes(pool, z)
    new = carried * (pool.parameter("p") * pool.parameter("r"))
    body = Function(
        "body", (z,), (Output("z", (1,), (new,)), Output("d", (), (pool.make("lt", (new, carried)),))), internal=True
    )
    final, _ = pool.iterate(body, 3, [x[0]])
    before = program(pool, final, more=(body,))
    after = hoist(before)
    assert len(after.prepare) == 1
    assert operations(after)["body"].mul == 1
    values = {"p": 2.0, "r": 3.0}
    assert evaluate_program(after, "f", [1.0, 0, 0], values) == evaluate_program(before, "f", [1.0, 0, 0], values)


def helper(pool, big=False):
    y = Argument("y", (2,))
    z = Argument("unread", ())
    a, b = input_nodes(pool, y)
    node = a * b
    for k in range(300 if big else 0):
        node = node * a + float(k)
    outputs = (Output("s", (), (node,)), Output("t", (), (a - b,)))
    return Function("helper", (z, y), outputs, internal=True)


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


def test_guard_protects_the_dead_arm_only(pool, x):
    a, b, c = x
    positive = pool.make("lt", (pool.constant(0.0), b))
    inside = pool.select(positive, a / b, pool.constant(0.0))
    result = guard(program(pool, inside))
    assert statements_of(result)[:4] == [
        "v0 = 0.0 < x[1]",
        "v1 = select(v0, x[1], 1.0)",
        "v2 = x[0] / v1",
        "v3 = select(v0, v2, 0.0)",
    ]
    elsewhere = guard(program(pool, inside, a / b))
    assert operations(elsewhere)["f"] == operations(program(pool, inside, a / b))["f"]
    constant = program(pool, pool.select(positive, a / 3.0, c))
    assert operations(guard(constant)) == operations(constant)


@pytest.mark.parametrize(("op", "harmless"), [("sqrt", 1.0), ("log", 1.0), ("asin", 0.0), ("acos", 0.0), ("pow", 1.0)])
def test_guard_keeps_each_function_in_its_domain(op, harmless, pool, x):
    a, b, c = x
    value = pool.make(op, (b, c) if op == "pow" else (b,))
    result = guard(program(pool, pool.select(pool.make("lt", (a, b)), value, c)))
    assert statements_of(result)[:3] == [
        "v0 = x[0] < x[1]",
        f"v1 = select(v0, x[1], {harmless})",
        f"v2 = {op}(v1{', x[2]' if op == 'pow' else ''})",
    ]


def test_guard_does_not_protect_what_a_condition_needs(pool, x):
    a, b, c = x
    root = pool.sqrt(b)
    before = program(pool, pool.select(pool.make("lt", (a, root)), root, c))
    assert operations(guard(before)) == operations(before)


def test_guard_nested_and_else(pool, x):
    a, b, c = x
    first, second = pool.make("lt", (a, b)), pool.make("lt", (b, c))
    value = pool.select(first, pool.select(second, a, pool.sqrt(b)), c)
    result = guard(program(pool, value))
    assert statements_of(result)[:6] == [
        "v0 = x[0] < x[1]",
        "v1 = x[1] < x[2]",
        "v2 = not v1",
        "v3 = v0 and v2",
        "v4 = select(v3, x[1], 1.0)",
        "v5 = sqrt(v4)",
    ]
    for point in ([1.0, 2.0, 0.0], [1.0, 2.0, 3.0], [2.0, -1.0, 4.0]):
        assert evaluate_program(result, "f", point) == evaluate_program(program(pool, value), "f", point)
