"""Double-doubles against mpmath: every operation, sums that cancel, and what is refused."""

import mpmath
import numpy as np
import pytest

from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Pool
from symgen.reference.double_double import DoubleDouble, DoubleDoubleArithmetic, raising
from symgen.reference.interpreter import Interpreter

COUNT = 60
UNIT = mpmath.mpf(2) ** -104
"""Error of a sum or product of double-doubles (Hida, Li and Bailey 2001); all functions stay below it as well."""

SPANS = {
    "sin": [(-12, 5)],
    "cos": [(-12, 5)],
    "tan": [(-8, 3)],
    "atan": [(-12, 8)],
    "exp": [(-12, 2.8)],
    "atan2": [(-8, 8), (-8, 8)],
    "add": [(-3, 3), (-3, 3)],
    "sub": [(-3, 3), (-3, 3)],
    "mul": [(-9, 9), (-9, 9)],
    "div": [(-9, 9), (-9, 9)],
    "asin": [(-9, 0)],
    "acos": [(-9, 0)],
    "log": [(-300, 300)],
    "sqrt": [(-200, 200)],
    "pow": [(-3, 3), (-1, 1)],
}
"""Powers of ten between which the magnitudes of the arguments lie."""

POSITIVE = ("log", "sqrt", "pow")

EXACT = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
}


def pairs(span, rng, positive):
    """Numbers of both signs that fill both doubles."""
    high = 10.0 ** rng.uniform(*span, COUNT) * (1.0 if positive else rng.choice([-1.0, 1.0], COUNT))
    return DoubleDouble(high, high * rng.uniform(-0.25, 0.25, COUNT) * 2.0**-53)


def condition(name, x, value):
    """|x f'| summed over the arguments: what the last bit of the arguments does."""
    if name in ("add", "sub"):
        return abs(x[0]) + abs(x[1])
    if name in ("sin", "cos", "tan", "exp", "atan"):
        return abs(x[0] * mpmath.diff(getattr(mpmath, name), x[0]))
    if name in ("asin", "acos"):
        return abs(x[0]) / mpmath.sqrt(1 - x[0] ** 2)
    if name == "log":
        return mpmath.mpf(1)
    return abs(value) * (abs(x[1]) + abs(x[1] * mpmath.log(x[0]))) if name == "pow" else mpmath.mpf(0)


@pytest.mark.parametrize("name", SPANS)
def test_operations_are_accurate_to_double_double(name):
    rng = np.random.default_rng(list(SPANS).index(name))
    given = [pairs(span, rng, name in POSITIVE and k == 0) for k, span in enumerate(SPANS[name])]
    with raising():
        found = DoubleDoubleArithmetic().function(name)(*given)
    with mpmath.workdps(60):
        for k in range(COUNT):
            x = [mpmath.mpf(float(a.high[k])) + mpmath.mpf(float(a.low[k])) for a in given]
            value = EXACT.get(name, getattr(mpmath, name, None))(*x)
            apart = abs(mpmath.mpf(float(found.high[k])) + mpmath.mpf(float(found.low[k])) - value)
            assert apart <= UNIT * (abs(value) + condition(name, x, value)), (x, value)
            assert abs(found.low[k]) <= 0.5 * np.spacing(abs(found.high[k]))  # a pair that no other pair equals


def program(make):
    pool = Pool()
    function = Function("f", (Argument("x"),), (Output("y", (), (make(pool, pool.input("x", 0)),)),))
    return Interpreter(Program("demo", (function,), (), pool))


def test_a_sum_that_cancels_keeps_its_digits():
    """(1e17 + x) - 1e17 is 0 in doubles, and x here."""
    interpreter = program(lambda pool, x: (x + 1e17) - 1e17)
    x = np.array([[0.3, -2.0, 1e-9]])
    high, low = interpreter.double_double("f", [x])
    np.testing.assert_allclose(high[0] + low[0], x, atol=1e17 * 2.0**-104)
    assert np.all(interpreter.float64("f", [x])[0] != x)


@pytest.mark.parametrize("make", [lambda p, x: 1.0 / (x - x), lambda p, x: p.make("log", (x - x,)),
                                  lambda p, x: p.make("sqrt", (-x,)), lambda p, x: p.sin(1e9 * x)])  # fmt: skip
def test_what_is_no_number_or_a_large_angle_is_refused(make):
    """The caller asks mpmath, which knows infinities and reduces any angle."""
    with pytest.raises(FloatingPointError):
        program(make).double_double("f", [[2.0]])
