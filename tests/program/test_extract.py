"""What `extract`, `reciprocal` and `schedule` do to small programs, and where they must not fire."""

import random
from unittest.mock import Mock

import pytest
from evaluate import evaluate_program
from iteration_example import iteration_program

from symgen.program.canonical import canonical
from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes, statements
from symgen.program.nodes import Pool
from symgen.program.passes import extract as extraction
from symgen.program.passes.extract import Search, extract
from symgen.program.passes.hoist import hoist
from symgen.program.passes.reciprocal import reciprocal
from symgen.program.passes.schedule import pressure, schedule
from symgen.program.rewrite import all_functions, bodies
from symgen.program.to_network import Spread, read_network
from tests.program.listing import function_text

X = Argument("x", (6,))


def program(pool, *outputs):
    function = Function("f", (X,), (Output("u", (len(outputs),), tuple(outputs)),))
    return Program("small", (function,), (RuntimeParameter("p", 1.5), RuntimeParameter("r", 2.0)), pool)


def counted(transform, before):
    """(add, mul, div, other) after the pass, whose values are checked."""
    after = transform(before)
    rng = random.Random(1)
    for _ in range(3):
        point = [rng.uniform(-2, 2) for _ in range(6)]
        parameters = {"p": 1.5, "r": 2.0}
        assert evaluate_program(after, "f", point, parameters) == pytest.approx(
            evaluate_program(before, "f", point, parameters), rel=1e-12, abs=1e-12
        )
    c = operations(after)["f"]
    return c.add, c.mul, c.div, c.other


def test_products_are_shared_in_any_order(pool, x):
    a, b, c, d, *_ = x
    assert counted(extract, program(pool, (a * c) * b, (b * d) * a)) == (0, 3, 0, 0)


def test_sums_are_shared_in_any_order(pool, x):
    a, b, c, d, *_ = x
    assert counted(extract, program(pool, (a + c) + b, (b + d) + a)) == (3, 0, 0, 0)
    assert counted(extract, program(pool, (a - c) - b, (b + d) - a)) == (3, 0, 0, 0)


def test_common_factors(pool, x):
    a, b, c, d, e, _ = x
    assert counted(extract, program(pool, a * b + a * c)) == (1, 1, 0, 0)
    assert counted(extract, program(pool, a * b + a * c, d * b + d * c)) == (1, 2, 0, 0)
    assert counted(extract, program(pool, a * b - a * c + a * d * e)) == (2, 2, 0, 0)
    assert counted(extract, program(pool, a + a * b)) == (1, 1, 0, 0)


def test_numbers_that_differ_by_rounding_are_one_number(pool, x):
    """0.1 + 0.2 is 0.30000000000000004; numbers that differ by 1e-14 are two."""
    a, b, *_ = x
    assert counted(extract, program(pool, (0.1 + 0.2) * a + 0.3 * b)) == (1, 1, 0, 0)
    assert counted(extract, program(pool, (0.7 + 0.2 + 0.1) * a - b)) == (1, 0, 0, 0)
    assert counted(extract, program(pool, 0.3 * a - (0.1 + 0.2) * b, 0.3 * (1.0 + 1e-14) * b)) == (1, 2, 0, 0)


@pytest.mark.parametrize("turned", [False, True])
def test_integers_stay_what_they_are(pool, x, turned):
    """A status is 5 and is compared with 5, whatever length comes near it, before or behind."""
    a, b, *_ = x
    outputs = (4.999999999999999 * a, b + 5.0)
    after = extract(program(pool, *outputs[:: -1 if turned else 1]))
    assert {node.value for node in statements(after.functions[0]) if node.op == "constant"} == {5.0}


def test_products_of_sums_are_multiplied_out_when_it_pays(pool, x):
    a, b, c, d, *_ = x
    assert counted(extract, program(pool, a * (b + c) + a * d - a * c)) == (1, 1, 0, 0)


def test_equal_terms_are_added(pool, x):
    a, b, *_ = x
    assert counted(extract, program(pool, a + b + a)) == (1, 1, 0, 0)
    assert counted(extract, program(pool, a + b + a + a + a)) == (1, 1, 0, 0)
    assert counted(extract, program(pool, (a + b) - a)) == (0, 0, 0, 0)
    assert counted(extract, program(pool, a * b * 2.0 - b * a * 2.0)) == (0, 0, 0, 0)
    assert counted(extract, program(pool, (a + b) - (a + b))) == (0, 0, 0, 0)


def test_signs_are_pulled(pool, x):
    a, b, c, d, *_ = x
    assert counted(extract, program(pool, pool.sin(a - b), pool.sin(b - a) + c))[0] == 2
    assert counted(extract, program(pool, -(a - b))) == (1, 0, 0, 0)
    assert counted(extract, program(pool, (-(a * b)) * (-c) + d)) == (1, 2, 0, 0)
    assert counted(extract, program(pool, -(2.0 * a))) == (0, 1, 0, 0)


def test_steady_factors_are_gathered(pool, x):
    p, r = pool.parameter("p"), pool.parameter("r")
    before = program(pool, (p * x[0]) * r, p * x[1] + r * x[1])
    assert counted(extract, before) == (0, 2, 0, 0)
    assert len(hoist(extract(before)).prepare) == 2


def test_nothing_to_gain(pool, x):
    a, b, c, d, *_ = x
    text = function_text(canonical(program(pool, a * b + c * d).functions[0]))
    assert function_text(extract(program(pool, a * b + c * d)).functions[0]) == text
    shared = a * b
    assert counted(extract, program(pool, shared + c, shared * d)) == (1, 2, 0, 0)
    square = a * a
    assert counted(extract, program(pool, square * square)) == (0, 2, 0, 0)


def test_seed_and_effort_are_choices(pool, x):
    rng = random.Random(5)
    sums = []
    for _ in range(12):
        total = x[0] * x[1]
        for _ in range(6):
            total = total + x[rng.randrange(6)] * x[rng.randrange(6)] * x[rng.randrange(6)]
        sums.append(total)
    before = program(pool, *sums)
    texts = {function_text(extract(before, Search(seed=s)).functions[0]) for s in range(4)}
    assert len(texts) > 1
    assert extract(before, Search(effort=8000)).pool is not before.pool
    assert operations(extract(before))["f"].flops < 0.85 * operations(before)["f"].flops


def test_reciprocals(pool, x):
    a, b, c, d, *_ = x
    assert counted(reciprocal, program(pool, a / d, b / d, c / d)) == (0, 3, 1, 0)
    assert counted(reciprocal, program(pool, a / d, b / c)) == (0, 0, 2, 0)
    assert counted(reciprocal, program(pool, a / 3.0)) == (0, 1, 0, 0)
    steady = program(pool, a / pool.parameter("p"))
    assert counted(lambda q: hoist(reciprocal(q)), steady) == (0, 1, 0, 0)


def test_schedule_keeps_few_values_alive(pool, x):
    squares = [x[k % 6] * x[(k * 5 + 1) % 6] for k in range(6)]
    roots = [pool.sqrt(square) for square in squares]
    totals = [pool.sin(root) + pool.cos(root) for root in roots]
    result = schedule(program(pool, *totals))
    order = statements(result.functions[0])
    assert pressure(order) < pressure(statements(program(pool, *totals).functions[0]))
    assert sorted(node.index for node in order) == sorted({node.index for node in order})
    places = {node.index: k for k, node in enumerate(order)}
    assert all(places[a.index] < places[n.index] for n in order for a in n.args)
    for node in order:
        if node.op == "sin":
            cosine = next(n for n in order if n.op == "cos" and n.args == node.args)
            assert abs(places[cosine.index] - places[node.index]) == 1


def test_spreading_is_bounded(pool, x):
    """Nested sums and products multiply out to 3^40 terms if nobody stops it."""
    value = x[0]
    for k in range(40):
        value = (value + x[k % 6] * x[(k + 1) % 6] + x[(k + 2) % 6]) * x[(k + 3) % 6]
    before = program(pool, value)
    network = read_network(Pool(), before.functions[0], Spread(99, 3, 99))
    assert sum(len(terms) for terms in network.sums.values()) < 1000
    assert counted(extract, before)[:2] <= counted(lambda same: same, before)[:2]


def test_calls_without_arguments_can_be_scheduled(pool, x):
    body = Function("body", (), (Output("y", (), (pool.parameter("p") * 2.0,)),), internal=True)
    before = program(pool, pool.call(body, [])[0] + x[0])
    assert len(statements(schedule(before).function("f"))) == 4


@pytest.mark.parametrize(
    ("given", "terms", "taken"),
    [(None, 20, extraction.MOVES), (None, 600, extraction.FEW_MOVES), (extraction.MOVES, 600, extraction.MOVES)],
)
def test_rules_choose_moves_by_size_and_given_moves_are_taken(pool, x, monkeypatch, given, terms, taken):
    spy = Mock(wraps=extraction._descent)
    monkeypatch.setattr(extraction, "_descent", spy)
    extract(program(pool, *(pool.sin(x[k % 6] * (1.5 + k)) for k in range(terms))), Search(given))
    assert spy.call_args_list[0].args[3] == taken


def test_a_search_that_is_kept_runs_the_bodies_of_its_own_program():
    program = iteration_program()
    for _ in range(2):
        found = extract(program)
        assert len({function.name for function in all_functions(found)}) == len(all_functions(found))
        assert {id(f) for f in bodies([n for f in found.functions for n in f.nodes])} <= set(map(id, found.functions))


def test_functions_with_the_same_operations_are_searched_once(monkeypatch):
    def small(name):
        pool = Pool()
        x = input_nodes(pool, X)
        total = x[0] * x[1] + x[0] * x[2] + pool.constant(7.25) * x[3]
        return Program("small", (Function(name, (X,), (Output("u", (1,), (total,)),)),), (), pool)

    first = extract(small("f")).functions[0]
    monkeypatch.setattr(extraction, "_descent", Mock(side_effect=AssertionError("searched again")))
    again = extract(small("g")).functions[0]
    assert again.name == "g"
    assert function_text(again).split("(", 1)[1] == function_text(first).split("(", 1)[1]
