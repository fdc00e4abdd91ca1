"""Folding: constants, signs and logic, and where it must not fire."""

import math

import pytest

from symgen.program.passes.fold import fold
from tests.program.passes.small import program, statements_of


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


def test_a_mode_that_was_made_a_number_is_the_mode(pool, x):
    mode = pool.make("mode_of", (x[0],))
    again = pool.make("mode_of", (pool.make("real_of", (mode,)),))
    assert statements_of(fold(program(pool, again))) == ["v0 = mode_of(x[0])", "u[0] = v0"]
