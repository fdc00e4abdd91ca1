"""What `multiplied_out` makes of small functions, and where it gives up."""

import random

import pytest
from evaluate import evaluate_nodes

from symgen.program.count import count, operations
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.extract import extract
from symgen.program.polynomial import MOST_TERMS, multiplied_out

X = Argument("x", (6,))


def function(*outputs):
    return Function("f", (X,), (Output("u", (len(outputs),), tuple(outputs)),))


def program(pool, f):
    return Program("small", (f,), (RuntimeParameter("p", 1.5),), pool)


def flops(*outputs):
    """Flops after multiplying out, whose values are checked."""
    before = function(*outputs)
    after = multiplied_out(before)
    rng = random.Random(1)
    for _ in range(3):
        inputs = {("x", k): rng.uniform(-2, 2) for k in range(6)}
        values = [evaluate_nodes(f.output_nodes, inputs, {"p": 1.5}) for f in (before, after)]
        # four or five products of numbers below 10: their rounding
        assert values[1] == pytest.approx(values[0], rel=1e-13, abs=1e-13)
    return count(after).flops


def test_what_cancels_is_gone(pool, x):
    a, b, *_ = x
    assert flops((a + b) * (a - b) - a * a + b * b) == 0
    assert flops((a + b) * (a + b) - (a * a + b * b)) == 2
    assert flops((a - b) * pool.parameter("p") + b * pool.parameter("p")) == 1


def test_squares_of_cosines_are_those_of_sines(pool, x):
    a, b, *_ = x
    s, c = pool.make("sin", (a,)), pool.make("cos", (a,))
    assert flops(s * s + c * c) == 0
    assert flops(b * c * c + b * s * s) == 0
    assert flops(c * c * c * c - 1.0 + 2.0 * (s * s) - s * s * s * s) == 0


def test_rounding_of_zero_is_zero(pool, x):
    a, *_ = x
    assert 0.1 + 0.2 != 0.3
    assert flops((0.1 * a + 0.2 * a) - 0.3 * a) == 0
    assert flops((0.1 * a + 0.2 * a) - 0.30000000000001 * a) == 1


def test_numbers_between_parameters_cancel(pool, x):
    a, *_ = x
    p = pool.parameter("p")
    assert flops(a * (0.1 * (3.0 * p)) - (0.3 * a) * p) == 0
    assert flops(a * (0.1 * (3.0 * p) + 1.0) - (0.3 * a) * p + a * p) == 1  # (1 + p) a


def test_quotients_multiply_sums_as_a_whole(pool, x):
    a, b, c, d, *_ = x
    assert flops((a + b) * (pool.real(1.0) / (c + d))) == 4
    assert flops((a + b) * (pool.real(1.0) / (c + d)) * (a - b)) == 6


def test_functions_and_choices_keep_their_arguments(pool, x):
    a, b, *_ = x
    less = pool.make("lt", (a * b - b * a + a, b))
    assert flops(pool.select(less, (a + b) - b, b), pool.make("sin", ((a + b) - b,))) == 0


def test_a_sum_with_a_quotient_stays_whole(pool, x):
    a, b, c, d, e, f = x
    assert flops((a + b / c) * (d + e) * (f + a)) == 6


def test_what_gets_long_is_given_up(pool, x, monkeypatch):
    fourth = power(x, 4)  # 126 terms
    assert multiplied_out(function(*(fourth * x[k] for k in range(3)))) is not None
    assert MOST_TERMS < 4 * 126
    assert multiplied_out(function(*(fourth * x[k] for k in range(4)))) is None
    assert flops(fourth - fourth) == 0
    monkeypatch.setattr("symgen.program.polynomial.MOST_WORK", 500)  # (6 + 21 + 56) 6 and the difference are more
    assert multiplied_out(function(power(x, 4) - fourth)) is None


def power(x, exponent):
    """A power of the sum of all, written as a product of its own each time."""
    total = x[0] + x[1] + x[2] + x[3] + x[4] + x[5]
    result = total
    for _ in range(exponent - 1):
        result = result * total
    return result


def test_calls_are_given_up(pool, x):
    inner = Pool()
    u = Argument("u", (1,))
    (v,) = input_nodes(inner, u)
    called = Function("g", (u,), (Output("w", (1,), (v * v,)),))
    assert multiplied_out(function(*pool.call(called, [x[0]]))) is None


def test_extract_begins_from_it_where_that_is_cheaper(pool, x):
    """M_11 of an arm whose slide leans: a polynomial of the slide that the recursion writes as a squared vector."""
    a, *_ = x
    v, w = 0.6 * a + 0.3, 0.8 * a - 0.1
    after = operations(extract(program(pool, function(2.0 * (v * v) + 2.0 * (w * w)))))["f"]
    assert (after.add, after.mul) == (2, 2)  # a(2a + 0.4) + 0.2
