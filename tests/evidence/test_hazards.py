"""Proofs by intervals, on small functions whose answers are known."""

import math

import pytest

from symgen.program.function import Argument, Function, Output
from symgen.program.hazards import PARAMETER, Precision, evaluate_box, prove
from symgen.program.nodes import Pool

EXACT = Precision(0.0, 1e300, 1e6, 0.0)
SINGLE = Precision(2.0**-24, 3.4e38, 6.5e6, 1.2e-7)


def function(pool, node, *arguments):
    return Function("f", arguments, (Output("y", (), (node,), "", ""),), "")


def test_a_quotient_by_a_range_without_zero_is_proven():
    pool = Pool()
    x = pool.input("x", 0)
    y = function(pool, pool.make("div", (pool.constant(1.0), x)), Argument("x"))
    assert prove(y, (), {("x", 0): (0.5, 2.0)}, EXACT, 1).proven
    found = prove(y, (), {("x", 0): (-1.0, 2.0)}, EXACT, 100)
    assert not found.proven
    assert found.hazard.message == "the divisor may vanish"
    assert found.box["x", 0][0] <= 0.0 <= found.box["x", 0][1]
    assert 0.9 < found.share < 1.0  # all but what lies around zero


def test_division_of_the_box_proves_what_one_box_does_not():
    """1 / (1.1 - x^2 + 0.5 x) on [-0.5, 1]: the divisor is at least 0.6, but x counts twice in one box."""
    pool = Pool()
    x = pool.input("x", 0)
    square = pool.make("mul", (x, x))
    half = pool.make("mul", (pool.constant(0.5), x))
    divisor = pool.make("add", (pool.make("sub", (pool.constant(1.1), square)), half))
    y = function(pool, pool.make("div", (pool.constant(1.0), divisor)), Argument("x"))
    box = {("x", 0): (-0.5, 1.0)}
    assert evaluate_box(y, (), {("x", 0): (-1.5, 1.5)}, EXACT)
    found = prove(y, (), box, SINGLE, 100)
    assert found.proven
    assert not prove(y, (), {("x", 0): (-0.5, 1.5)}, SINGLE, 100).proven  # zero at 1.33


def test_overflow_of_the_number_type_is_seen():
    pool = Pool()
    x = pool.input("x", 0)
    y = function(pool, pool.make("mul", (x, x)), Argument("x"))
    assert prove(y, (), {("x", 0): (0.0, 1e18)}, SINGLE, 1).proven
    found = prove(y, (), {("x", 0): (0.0, 1e20)}, SINGLE, 1)
    assert found.hazard.message == "the result may overflow"


def test_a_sum_of_squares_has_a_root_and_a_power_is_bounded():
    """sqrt(x^2 + y^2) in one box around zero; exp(-|x|^0.7), whose power is 20^0.7 at most."""
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("y", 0)
    length = pool.make("sqrt", (pool.make("add", (pool.make("mul", (x, x)), pool.make("mul", (y, y)))),))
    box = {("x", 0): (-1.0, 1.0), ("y", 0): (-1.0, 2.0)}
    assert prove(function(pool, length, Argument("x"), Argument("y")), (), box, SINGLE, 1).proven
    power = pool.make("pow", (pool.make("abs", (x,)), pool.constant(0.7)))
    decay = pool.make("exp", (pool.make("neg", (power,)),))
    assert prove(function(pool, decay, Argument("x")), (), {("x", 0): (-20.0, 20.0)}, SINGLE, 1).proven


def test_roots_and_angles():
    pool = Pool()
    x = pool.input("x", 0)
    root = function(pool, pool.make("sqrt", (x,)), Argument("x"))
    sine = function(pool, pool.make("sin", (x,)), Argument("x"))
    assert "negative" in prove(root, (), {("x", 0): (-1e-9, 1.0)}, EXACT, 1).hazard.message
    assert prove(sine, (), {("x", 0): (-1e3, 1e3)}, SINGLE, 1).proven
    assert "no sine" in prove(sine, (), {("x", 0): (0.0, 1e7)}, SINGLE, 1).hazard.message


def test_prepared_numbers_follow_the_parameters():
    """1 / m, prepared, with m a parameter: its range is divided like an input's."""
    pool = Pool()
    inverse = pool.make("div", (pool.constant(1.0), pool.parameter("m")))
    y = function(pool, pool.make("mul", (pool.prepared(0), pool.input("x", 0))), Argument("x"))
    safe = {("m", PARAMETER): (0.1, 1.0), ("x", 0): (-1.0, 1.0)}
    assert prove(y, (inverse,), safe, SINGLE, 1).proven
    assert not prove(y, (inverse,), {**safe, ("m", PARAMETER): (0.0, 1.0)}, SINGLE, 50).proven


def test_the_sine_of_an_emitted_pair_may_exceed_one():
    """1 / (1 - sin x): at pi/2 the emitted sine may be 1, and the divisor zero."""
    pool = Pool()
    sine = pool.make("sin", (pool.input("x", 0),))
    divisor = pool.make("sub", (pool.constant(1.0 + 1e-7), sine))
    y = function(pool, pool.make("div", (pool.constant(1.0), divisor)), Argument("x"))
    box = {("x", 0): (0.0, math.pi)}
    assert prove(y, (), box, EXACT, 1).proven
    assert not prove(y, (), box, SINGLE, 200).proven


@pytest.mark.parametrize("budget", [1, 10])
def test_the_budget_is_kept(budget):
    pool = Pool()
    x = pool.input("x", 0)
    y = function(pool, pool.make("div", (pool.constant(1.0), x)), Argument("x"))
    assert prove(y, (), {("x", 0): (-1.0, 1.0)}, EXACT, budget).boxes <= budget
