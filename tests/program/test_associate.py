"""Sums and products in order of readiness: fewer instructions, shorter waits, no more operations, the same values."""

from dataclasses import astuple

import pytest
from evaluate import evaluate_program
from random_programs import random_program

from symgen.program.count import operations
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.latency import CYCLES
from symgen.program.nodes import Pool, topological
from symgen.program.passes.associate import associate
from tests.program.listing import function_text

X = Argument("x", (5,))


def instructions(function):
    """Operations, where a product that only a sum needs comes with the sum; and the longest wait in cycles."""
    nodes = topological(function.output_nodes)
    uses, ready, found = {}, {}, 0
    for node in nodes:
        for argument in node.args:
            uses[argument.index] = uses.get(argument.index, 0) + 1
    for node in nodes:
        products = [a for a in node.args if a.op == "mul" and uses[a.index] == 1 and node.op in ("add", "sub")]
        fused = max(products, key=lambda a: ready[a.index], default=None)
        found += (node.op in CYCLES) - (fused is not None)
        waits = [ready[a.index] - (CYCLES["mul"] if a is fused else 0) for a in node.args]
        ready[node.index] = max(waits, default=0) + CYCLES.get(node.op, 0)
    return found, max(ready.values())


@pytest.mark.parametrize(
    ("build", "expected"),
    [
        (lambda p, a, b, c, d, e: e + (a * b + c * d), (2, 8)),
        (lambda p, a, b, c, d, e: (a - p.sqrt(b) * c) - d, (3, 22)),
        (lambda p, a, b, c, d, e: p.sqrt(a) * b * c, (3, 22)),
        (lambda p, a, b, c, d, e: a - (b - (c - d * e)), (3, 8)),
        (lambda p, a, b, c, d, e: p.sqrt(e) + (a * b + c * d), (4, 22)),  # products that would wait long don't
    ],
)
def test_instructions_and_waits(build, expected):
    pool = Pool()
    node = build(pool, *input_nodes(pool, X))
    before = Program("small", (Function("f", (X,), (Output("u", (), (node,)),)),), (), pool)
    after = associate(before)
    assert instructions(after.function("f")) == expected
    assert operations(after) == operations(before)
    x = [0.3, 0.7, -1.1, 0.4, 0.9]
    assert evaluate_program(after, "f", x, {}) == pytest.approx(evaluate_program(before, "f", x, {}), abs=1e-15)


def test_what_decides_is_left_alone():
    def chosen(p, a, b, c, d, e):
        late = (p.sqrt(a) * b) * c
        return p.select(p.make("lt", (late, d)), late, e)

    pool = Pool()
    node = chosen(pool, *input_nodes(pool, X))
    program = Program("small", (Function("f", (X,), (Output("u", (), (node,)),)),), (), pool)
    assert function_text(associate(program).function("f")) == function_text(program.function("f"))


def test_a_sum_that_two_need_stays():
    pool = Pool()
    a, b, c, d, _ = input_nodes(pool, X)
    shared = a + b
    outputs = Output("u", (2,), (shared + c, shared + d))
    program = Program("small", (Function("f", (X,), (outputs,)),), (), pool)
    assert operations(associate(program))["f"].add == 3


def test_a_part_that_two_sums_come_to_share_is_computed_once():
    pool = Pool()
    a, b, c, _, _ = input_nodes(pool, X)
    late = pool.sqrt(a)
    outputs = Output("u", (2,), ((late + b) + c, b - (late - c)))
    program = Program("small", (Function("f", (X,), (outputs,)),), (), pool)
    assert operations(program)["f"].add == 4
    assert operations(associate(program))["f"].add == 3


def test_no_count_rises():
    for seed in range(50):
        before = random_program(seed)
        counted = operations(associate(before))
        for name, counts in operations(before).items():
            assert all(new <= old for new, old in zip(astuple(counted[name]), astuple(counts), strict=True)), name


def test_constants_that_meet_are_one():
    pool = Pool()
    x, *_ = input_nodes(pool, X)
    late = pool.sqrt(x)
    outputs = Output("u", (3,), ((late + 1.0) + 2.0, (late * 3.0) * 2.0, (5.0 - late) - 2.0))
    after = associate(Program("small", (Function("f", (X,), (outputs,)),), (), pool))
    assert [sorted(a.value for a in node.args if a.op == "constant") for node in after.functions[0].output_nodes] == [
        [3.0], [6.0], [3.0]
    ]  # fmt: skip
    assert operations(after)["f"].flops == 3


def test_what_parameters_make_alone_stays_together():
    """It costs nothing, for it is prepared; taken apart it would."""
    pool = Pool()
    x, *_ = input_nodes(pool, X)
    p, r = pool.parameter("p"), pool.parameter("r")
    outputs = Output("u", (3,), (x + (p + r), (p * r) * x, x - (p - r)))
    program = Program("small", (Function("f", (X,), (outputs,)),), (), pool)
    assert operations(program)["f"].flops == 3
    assert operations(associate(program)) == operations(program)


def test_random_programs_wait_less():
    before_waits = after_waits = 0
    for seed in range(50):
        before = random_program(seed)
        after = associate(before)
        for function in before.functions:
            old, new = instructions(function), instructions(after.function(function.name))
            before_waits += old[1]
            after_waits += new[1]
    assert after_waits < before_waits
