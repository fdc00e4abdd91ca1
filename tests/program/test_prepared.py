"""Which prepared numbers an ensemble reads, and which it computes again from those."""

import random

import pytest
from random_programs import random_nodes

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.passes.hoist import hoist
from symgen.program.prepared import MOST, computed_again, forms_for_many, numbers_read, rematerialized, runs


@pytest.fixture
def given(pool):
    return [pool.parameter(name) for name in "abcd"]


def test_what_few_cheap_operations_make_of_others(given):
    a, b, c, d = given
    near = [2.0 * a, a - b, -c, (a + b) * c, (2.0 * a) * (a - b)]
    far = [a / b, a.pool.sqrt(c), ((a + b) * c) * ((a - c) + 1.0), a * b * c * 3.0]
    assert rematerialized([*far, *near, *given]) == near
    assert rematerialized(reversed([*far, *near, *given])) == near  # their order does not matter
    assert d not in rematerialized(given)


def test_only_numbers_that_are_read_are_near(given):
    a, b, c, d = given
    assert rematerialized([a * b]) == []
    assert rematerialized([a * b, a]) == []
    assert rematerialized([a, b, (a * b + c) * d]) == []
    assert rematerialized([a, b, c, d, a * b, ((a * b) + c) * d]) == [a * b, (a * b + c) * d]
    once = (a - b) + 1.0
    assert MOST == 2
    assert rematerialized([a, b, once * once]) == []  # three operations
    assert rematerialized([a, b, (a - b) * (a - b)]) == [(a - b) * (a - b)]  # two


def test_functions_with_calls_compute_nothing_again(pool, given):
    x = Argument("x", (1,))
    (q,) = input_nodes(pool, x)
    a, b, *_ = given
    inner = Function("inner", (x,), (Output("u", (1,), (q * a,)),), internal=True)
    (called,) = pool.call(inner, [q])
    functions = (inner, Function("f", (x,), (Output("u", (1,), (called * b + a * b,)),)))
    program = hoist(Program("calling", functions, tuple(RuntimeParameter(name, 1.0) for name in "abcd"), pool))
    f = program.function("f")
    read = numbers_read(f, program.prepare)
    assert len(read) == 3  # a as well, which only the body reads
    assert computed_again(f, read) == {}
    assert forms_for_many(program) == [("f", f)]


@pytest.mark.parametrize("seed", range(40))
def test_made_numbers(pool, given, seed):
    """Against the definition: what lies between a number and the others are its operations."""
    chosen = random.Random(seed)
    nodes = [node for node in random_nodes(pool, chosen, given, 60) if node.op != "constant"]
    numbers = {node.index: node for node in chosen.sample(nodes, 30)}

    def between(node):
        if node.op == "constant" or node.index in numbers:
            return set()
        return {node}.union(*map(between, node.args))

    def near(node):
        made = {node}.union(*map(between, node.args))
        return len(made) <= MOST and all(each.op in ("add", "sub", "mul", "neg") for each in made)

    wanted = [node for index, node in sorted(numbers.items()) if near(node)]
    assert rematerialized(numbers.values()) == wanted
    assert wanted or seed not in range(3)


def test_what_an_ensemble_reads_lies_together(pool, given):
    """Numbers that are computed again are not among those that are read."""
    x = Argument("x", (8,))
    numbers = []
    for parameter in given:  # one of a sort made after the other
        root = pool.sqrt(parameter)
        numbers += [root, 2.0 * root]
    outputs = tuple(q * number for q, number in zip(input_nodes(pool, x), numbers, strict=True))
    parameters = tuple(RuntimeParameter(name, 1.0) for name in "abcd")
    program = hoist(Program("mixed", (Function("f", (x,), (Output("u", (8,), outputs),)),), parameters, pool))
    read = numbers_read(program.function("f"), program.prepare)
    again = computed_again(program.function("f"), read)
    assert len(again) == 4
    ((first, end),) = runs(read.keys() - again.keys())
    assert end - first == 4


def test_runs():
    assert runs([]) == ()
    assert runs([7, 3, 4]) == ((3, 5), (7, 8))
    assert runs([0, 2, 3, 6]) == ((0, 4), (6, 7))
