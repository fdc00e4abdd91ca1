"""Hoisting into `prepare`: what depends on parameters alone is computed once, and lies where it is read."""

import random
from dataclasses import replace

import pytest

from symgen.errors import ProgramError
from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import topological
from symgen.program.passes.hoist import hoist
from tests.program.evaluate import evaluate_program
from tests.program.passes.small import X, helper, program
from tests.seeds import seeds


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


@pytest.mark.parametrize("seed", seeds("test_hoist_puts_side_by_side_what_a_function_reads", 5))
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
