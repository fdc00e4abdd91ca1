"""Expressions as floats."""

import math

import pytest

from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.parse import parse_expression
from symgen.errors import ChainError
from tests import zoo
from tests.random_chains import random_chain


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("-3*x**2/4", -12.0),
        ("2**3**2", 512.0),
        ("-2**2", -4.0),
        ("8/4/2", 1.0),
        ("1 - 2 - 3", -4.0),
        ("90 deg", math.pi / 2),
        ("36.9deg", math.radians(36.9)),
        ("where(0 < x <= 4 and not x > 4, min(1, x, -7), log(-1))", -7.0),
        ("where(x < 0 or x >= 5, log(-1), sign(-x) + abs(-y))", 2.0),
        ("d(x)*t", 15.0),
        ("atan2(-1, -1) + 3*pi/4", 0.0),
        ("+x - +y", 1.0),
        (".5e1", 5.0),
    ],
)
def test_value(text: str, value: float) -> None:
    got = evaluate(parse_expression(text), {"x": 4.0, "y": 3.0}, rates={"x": 5.0}, t=3.0)
    assert got == pytest.approx(value, abs=1e-15)


@pytest.mark.parametrize("text", ["1/0", "sqrt(-1)", "(-2)**0.5", "exp(1000)", "1e200**2", "z", "d(z)", "0**-1"])
def test_no_value(text: str) -> None:
    with pytest.raises(ChainError):
        evaluate(parse_expression(text), {})


@pytest.mark.parametrize("function", ["sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "exp", "log"])
def test_functions_are_those_of_the_math_library(function: str) -> None:
    assert evaluate(parse_expression(f"{function}(x)"), {"x": 0.7}) == getattr(math, function)(0.7)


def test_defaults_follow_references() -> None:
    assert parameter_defaults(zoo.tree())["k1"] == 64.0


@pytest.mark.parametrize("name", zoo.CHAINS)
def test_zoo_builds(name: str) -> None:
    chain = zoo.CHAINS[name]()
    parameter_defaults(chain)
    assert chain.joints[0].parent == "base"


def test_random_chain_is_deterministic() -> None:
    assert random_chain(7, extras=True) == random_chain(7, extras=True)
    assert random_chain(7) != random_chain(8)
