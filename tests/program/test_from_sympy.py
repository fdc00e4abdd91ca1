"""Lowering keeps values and structure, refuses what it does not know."""

import math

import pytest
import sympy
from evaluate import evaluate_nodes

from symgen.errors import ProgramError
from symgen.program.from_sympy import Lowering
from symgen.program.nodes import Pool, topological

X, Y = sympy.symbols("x y")


def lowered(expression):
    pool = Pool()
    return Lowering(pool, {X: pool.input("x", 0), Y: pool.input("y", 0)}).node(expression)


def ops(expression):
    return [node.op for node in topological([lowered(expression)])]


@pytest.mark.parametrize(
    "expression",
    [
        X + Y - 2 * X * Y,
        -X - Y / 3,
        X / Y,
        1 / X**3,
        X**7 / (Y * (X + 1) ** 2),
        sympy.sqrt(X + Y),
        X ** sympy.Rational(-3, 2),
        X**Y,
        X ** sympy.Rational(1, 3),
        sympy.sin(X) * sympy.cos(Y) + sympy.tan(X),
        sympy.atan2(X, Y) + sympy.asin(X / 10) + sympy.acos(Y / 10) + sympy.atan(X),
        sympy.exp(-X) + sympy.log(Y),
        sympy.Abs(X - Y) * sympy.sign(X - Y),
        sympy.Min(X, Y, 1) + sympy.Max(X, 2 * Y, 3),
        sympy.Piecewise((X, X < Y), (Y, X >= 2 * Y), (sympy.pi, True)),
        sympy.Piecewise((1, sympy.And(X > 0, sympy.Or(Y <= 1, sympy.Ne(X, Y)))), (2, True)),
        sympy.Float(0.1) * X + sympy.Rational(1, 10),
        -(X + Y) * 2,
        (-X) ** 2 / -3,
        sympy.sqrt(3) / 2 * X,
        sympy.Integer(-5),
    ],
    ids=str,
)
def test_values(expression):
    for x, y in [(0.3, 0.7), (1.3, 0.4), (2.5, 2.5)]:
        (value,) = evaluate_nodes([lowered(expression)], {("x", 0): x, ("y", 0): y})
        assert value == pytest.approx(float(expression.subs({X: x, Y: y})), rel=1e-14, abs=1e-15)


def test_structure():
    assert ops(X**2) == ["input", "mul"]
    assert ops(1 / X) == ["input", "constant", "div"]
    assert ops(X - Y) == ["input", "input", "sub"]
    assert ops(-X) == ["input", "neg"]
    assert ops(sympy.sqrt(X)) == ["input", "sqrt"]
    assert ops(sympy.Rational(1, 3)) == ["constant"]
    assert lowered(sympy.Rational(1, 10)).value == 0.1
    assert lowered(sympy.pi).value == math.pi
    assert ops(X / 2).count("div") == 0
    assert ops(X * X / Y / Y).count("div") == 1


def test_equal_parts_are_shared():
    assert ops(sympy.sin(X) * Y + sympy.cos(sympy.sin(X))).count("sin") == 1


def test_intermediates():
    pool = Pool()
    lowering = Lowering(pool, {X: pool.input("x", 0)})
    a = sympy.Symbol("a")
    node = lowering.define(a, X + 1)
    assert lowering.node(a) is node
    with pytest.raises(ProgramError, match="defined already"):
        lowering.define(a, X)


@pytest.mark.parametrize(
    "expression",
    [
        sympy.Symbol("unknown") + 1,
        sympy.I * X,
        sympy.oo,
        sympy.nan,
        sympy.gamma(X),
        sympy.Integral(sympy.sin(X**X), X),
        sympy.Function("f")(X),
        sympy.Piecewise((X, X > 0)),
        sympy.Integer(10) ** 400,
    ],
    ids=str,
)
def test_refused(expression):
    with pytest.raises(ProgramError):
        lowered(expression)


def test_deep_expressions_need_no_recursion():
    expression = X
    for _ in range(3000):
        expression = sympy.sin(expression, evaluate=False)
    pool = Pool()
    Lowering(pool, {X: pool.input("x", 0)}).node(expression)
    assert len(pool) == 3001
