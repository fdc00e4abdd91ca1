"""Guards: the dead arm of a `select` stays within the domains of its functions."""

import pytest

from symgen.program.count import operations
from symgen.program.passes.guard import guard
from tests.program.evaluate import evaluate_program
from tests.program.passes.small import program, statements_of


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
