"""The SymPy symbols of a chain, and the translation of its values into SymPy.

One symbol per name, plain and without assumptions, so that equal names are equal symbols wherever they are made:
coordinate `Symbol("elbow")`, rate `Symbol("d(elbow)")`, acceleration `Symbol("dd(elbow)")`, joint force
`Symbol("tau(elbow)")`, parameters and inputs `Symbol(name)`, time `Symbol("t")`. The parentheses keep the derived
names apart from every name that a chain may declare.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, cast

import sympy
from sympy import Abs, Atom, Expr, Function, Integer, Max, Min, Piecewise, Rational, Symbol, sign

from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.mechanism import Mechanism
from symgen.describe.spline import ARGUMENT, lowered
from symgen.errors import DerivationError

__all__ = [
    "Symbols",
    "acceleration",
    "chain_symbols",
    "derivative",
    "exact",
    "force",
    "joint_symbols",
    "momentum",
    "rate",
    "translate",
]

TIME = Symbol("t")


@dataclass(frozen=True, slots=True)
class Symbols:
    """The symbols of a chain.

    Attributes:
        q, qd, qdd, tau: one symbol per coordinate, or per joint that moves, in the chain's order.
        parameters: run-time and constant parameters, in the chain's order.
        inputs: declared inputs, then those of the prescribed joints (`Chain.input_names`).
        t: the time, whether the chain uses it or not.
    """

    q: tuple[Symbol, ...]
    qd: tuple[Symbol, ...]
    qdd: tuple[Symbol, ...]
    tau: tuple[Symbol, ...]
    parameters: tuple[Symbol, ...]
    inputs: tuple[Symbol, ...]
    t: Symbol


def chain_symbols(mechanism: Mechanism) -> Symbols:
    """The symbols of `chain`.

    >>> from symgen.describe.assemble import assemble
    >>> from symgen.describe.chain import Chain, Joint
    >>> chain_symbols(assemble(Chain("arm", (Joint("elbow", "revolute"),)))).qd
    (d(elbow),)
    """
    return _symbols(mechanism, mechanism.q_names)


def joint_symbols(mechanism: Mechanism) -> Symbols:
    """The symbols of a mechanism's joints that move, whether they have coordinates of their own or not."""
    return _symbols(mechanism, mechanism.names)


def _symbols(mechanism: Mechanism, names: Sequence[str]) -> Symbols:
    return Symbols(
        q=tuple(Symbol(name) for name in names),
        qd=tuple(rate(name) for name in names),
        qdd=tuple(acceleration(name) for name in names),
        tau=tuple(force(name) for name in names),
        parameters=tuple(Symbol(parameter.name) for parameter in mechanism.parameters),
        inputs=tuple(Symbol(name) for name in mechanism.input_names),
        t=TIME,
    )


def rate(joint: str) -> Symbol:
    """The rate of a joint's coordinate."""
    return Symbol(f"d({joint})")


def acceleration(joint: str) -> Symbol:
    """The acceleration of a joint's coordinate."""
    return Symbol(f"dd({joint})")


def force(joint: str) -> Symbol:
    """The force or torque across a joint."""
    return Symbol(f"tau({joint})")


def momentum(joint: str) -> Symbol:
    """The generalised momentum of a joint's coordinate."""
    return Symbol(f"p({joint})")


def exact(value: float) -> Expr:
    """The rational number that the shortest decimal of a double says: 0.1 is 1/10.

    Raises:
        DerivationError: the value is infinite or not a number.
    """
    if not math.isfinite(value):
        raise DerivationError(f"a number in a chain must be finite, not {value}")
    return Rational(repr(float(value)))


def translate(expression: Expression) -> Expr:
    """A value of a chain as SymPy expression; literals are exact, multiples of pi stay multiples of pi.

    `where` becomes a `Piecewise`; `abs`, `sign`, `min` and `max` become `Abs`, `sign`, `Min` and `Max`. Use
    `derivative`, not `diff`, on the result: the symbols carry no assumptions.

    Raises:
        DerivationError: a number is not finite, or the tree holds an operator that the language does not have.
    """
    if isinstance(expression, Number):
        return exact(expression.value)
    if isinstance(expression, Name):
        return Symbol(expression.name)
    if isinstance(expression, Rate):
        return rate(expression.joint)
    if isinstance(expression, Time):
        return TIME
    if isinstance(expression, Operation):
        if expression.operator == "spline" and isinstance(table := expression.arguments[1], Table):
            return Spline(translate(expression.arguments[0]), Knots(table))
        operator = OPERATORS.get(expression.operator)
        if operator is not None:
            return operator(*[translate(argument) for argument in expression.arguments])
        raise DerivationError(f"unknown operator {expression.operator!r} in a value")
    raise DerivationError(f"a value is an expression, not {expression!r}")


class Knots(Atom):  # type: ignore[misc]
    """The table of a spline, as an argument of `Spline`."""

    is_commutative = True

    def __new__(cls, table: Table) -> Knots:
        """Wraps a table."""
        made: Knots = Atom.__new__(cls)
        made.table = table
        return made

    def _hashable_content(self) -> tuple[Any, ...]:
        return tuple(getattr(self.table, field.name) for field in fields(self.table))

    def _sympystr(self, printer: Any) -> str:
        return f"{self.table.name}{primes(self.table)}"


class Spline(Function):  # type: ignore[misc]
    """A spline of its first argument through the `Knots` that are the second, or one of its derivatives."""

    nargs = 2

    def _eval_derivative(self, s: Any) -> Expr:
        x, knots = self.args
        slope = Knots(replace(knots.table, order=knots.table.order + 1))
        return Spline(x, slope) * x.diff(s)

    def as_piecewise(self) -> Expr:
        """The cubics that it stands for."""
        x, knots = self.args
        return cast(Expr, translate(lowered(knots.table)).xreplace({Symbol(ARGUMENT.name): x}))

    def _sympystr(self, printer: Any) -> str:
        x, knots = self.args
        return f"s_{knots.table.name}{primes(knots.table)}({printer._print(x)})"

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        x, knots = self.args
        name = knots.table.name.replace("_", r"\_")
        value = rf"s_{{\mathrm{{{name}}}}}{primes(knots.table)}\!\left({printer._print(x)}\right)"
        return value if exp is None else rf"\left({value}\right)^{{{exp}}}"


def primes(table: Table) -> str:
    """The mark of a derivative."""
    return "'" * table.order


def where(condition: Any, chosen: Expr, otherwise: Expr) -> Expr:
    """`chosen` where the condition holds, else `otherwise`."""
    return Piecewise((chosen, condition), (otherwise, True))


OPERATORS: dict[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "neg": lambda a: -a,
    "pi": lambda: sympy.pi,
    "sin": sympy.sin,
    "cos": sympy.cos,
    "tan": sympy.tan,
    "asin": sympy.asin,
    "acos": sympy.acos,
    "atan": sympy.atan,
    "atan2": sympy.atan2,
    "sqrt": sympy.sqrt,
    "exp": sympy.exp,
    "log": sympy.log,
    "abs": Abs,
    "sign": sign,
    "min": Min,
    "max": Max,
    "where": where,
    "lt": sympy.Lt,
    "le": sympy.Le,
    "gt": sympy.Gt,
    "ge": sympy.Ge,
    "and": sympy.And,
    "or": sympy.Or,
    "not": sympy.Not,
}


def derivative(expression: Expr, symbol: Symbol) -> Expr:
    """d expression / d symbol, for real symbols, at the points where it exists.

    SymPy differentiates `Abs`, `sign`, `Min` and `Max` of symbols without assumptions into derivatives of real and
    imaginary parts; here they are cut out first and the chain rule is applied to them.
    """
    kinks = sorted((kink for kink in expression.atoms(Abs, sign, Min, Max) if kink.has(symbol)), key=str)
    if not kinks:
        return expression.diff(symbol)
    outer = [kink for kink in kinks if not any(other is not kink and other.has(kink) for other in kinks)]
    stand_ins = {kink: Symbol(f"kink({k})") for k, kink in enumerate(outer)}
    smooth = expression.xreplace(stand_ins)
    result = derivative(smooth, symbol)
    for kink, stand_in in stand_ins.items():
        factor = derivative(smooth, stand_in).xreplace({s: k for k, s in stand_ins.items()})
        result += factor * kink_derivative(kink, symbol)
    return result.xreplace({s: k for k, s in stand_ins.items()})


def kink_derivative(kink: Expr, symbol: Symbol) -> Expr:
    """Derivative of an `Abs`, `sign`, `Min` or `Max`; that of `sign` is zero, jumps are not differentiated."""
    if isinstance(kink, Abs):
        return sign(kink.args[0]) * derivative(kink.args[0], symbol)
    if isinstance(kink, Min | Max):
        pieces = []
        arguments = sorted(kink.args, key=sympy.default_sort_key)
        for k, argument in enumerate(arguments[:-1]):
            others = arguments[k + 1 :] if k == 0 else arguments[:k] + arguments[k + 1 :]
            wins = [sympy.Le(argument, o) if isinstance(kink, Min) else sympy.Ge(argument, o) for o in others]
            pieces.append((derivative(argument, symbol), sympy.And(*wins)))
        return Piecewise(*pieces, (derivative(arguments[-1], symbol), True))
    return Integer(0)
