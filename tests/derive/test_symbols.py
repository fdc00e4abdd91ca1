"""The symbols of a chain and the translation of values into SymPy."""

import pytest
import sympy
from sympy import Rational, Symbol

from symgen.derive.symbols import chain_symbols, derivative, exact, translate
from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Joint, Parameter
from symgen.describe.expression import Name, Number, Operation, Rate, Time
from symgen.errors import DerivationError

x, y = Symbol("x"), Symbol("y")
X, Y = Name("x"), Name("y")


def op(operator, *arguments):
    return Operation(operator, arguments)


def test_symbols_of_a_chain_carry_the_agreed_names():
    chain = Chain(
        "arm",
        (Joint("a", "revolute"), Joint("w", "fixed", parent="a"), Joint("b", "prismatic", motion="prescribed")),
        parameters=(Parameter("m", Number(1.0)), Parameter("L", Number(2.0), constant=True)),
        inputs=("v",),
    )
    s = chain_symbols(assemble(chain))
    assert [str(v) for v in s.q + s.qd + s.qdd + s.tau] == [
        "a", "b", "d(a)", "d(b)", "dd(a)", "dd(b)", "tau(a)", "tau(b)",
    ]  # fmt: skip
    assert [str(v) for v in s.parameters + s.inputs] == ["m", "L", "v", "b_q", "b_qd", "b_qdd"]


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (Number(0.1), Rational(1, 10)),
        (Number(-0.0), sympy.Integer(0)),
        (Number(1e-12), Rational(1, 10**12)),
        (op("div", op("pi"), Number(2.0)), sympy.pi / 2),
        (op("div", op("mul", X, op("pow", Y, Number(2.0))), Number(12.0)), x * y**2 / 12),
        (op("sub", op("neg", X), Rate("x")), -x - Symbol("d(x)")),
        (op("sqrt", op("pow", X, Number(2.0))), sympy.sqrt(x**2)),
        (
            op("where", op("lt", Time(), Number(0.25)), X, Y),
            sympy.Piecewise((x, Symbol("t") < Rational(1, 4)), (y, True)),
        ),
        (op("max", op("abs", X), op("sign", Y)), sympy.Max(sympy.Abs(x), sympy.sign(y))),
        (op("atan2", X, Y), sympy.atan2(x, y)),
    ],
)
def test_values_translate_exactly(value, wanted):
    assert translate(value) == wanted


def test_what_is_not_a_value_is_refused():
    with pytest.raises(DerivationError, match="finite"):
        exact(float("nan"))
    with pytest.raises(DerivationError, match="unknown operator 'gamma'"):
        translate(op("gamma", X))


@pytest.mark.parametrize(
    "expression",
    [
        x * sympy.Abs(x - y),
        sympy.Max(x, y, x * y) * sympy.sin(x),
        sympy.Min(x**2, y) + sympy.sign(x) * x,
        sympy.Abs(sympy.Max(x, -y) ** 2 - 3),
        sympy.Piecewise((x**2, x < y), (y * x, True)),
    ],
)
@pytest.mark.parametrize("at", [(0.7, 0.3), (-1.2, 0.4), (2.5, 3.5), (-0.6, -2.0)])
def test_derivative_of_functions_with_kinks_matches_differences(expression, at):
    h = Rational(1, 10**9)
    centre = {x: Rational(str(at[0])), y: Rational(str(at[1]))}
    high, low = (expression.subs({**centre, x: centre[x] + d}) for d in (h, -h))
    assert float(derivative(expression, x).subs(centre)) == pytest.approx(float((high - low) / (2 * h)), abs=1e-7)
