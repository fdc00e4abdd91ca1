"""Notation of symbols and expressions: in plain text and in LaTeX, factors in the order of a textbook.

Numbers come first, then parameters, then sines and cosines, then rates; what was a decimal in the description is a
decimal again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from sympy import Basic, Expr, Function, Mul, Pow, Rational, Symbol, default_sort_key, pi
from sympy import Number as SympyNumber
from sympy import denom as denominator
from sympy.printing.latex import LatexPrinter
from sympy.printing.str import StrPrinter

from symgen.derive.lagrange.intermediates import latex_name
from symgen.derive.lagrange.system import System
from symgen.derive.symbols import exact, rate
from symgen.describe.expression import Number, parts
from symgen.describe.values import values
from symgen.report.blocks import STEP, Derivative, Formula, Typed, Whole
from symgen.report.formulas import (
    WORDS,
    element_latex,
    formula_latex,
    formula_text,
    text_letter,
    whole_latex,
    whole_text,
)
from symgen.report.signs import chain_signs, escaped, forces_latex

__all__ = ["Notation", "decimal_latex", "notation", "positive_first"]

SMALL_DENOMINATORS, LARGEST = 12, 1000
"""Denominators that are kept as they are, and numbers above which no fraction is."""

LONGEST_WRITTEN, DERIVED = 8, 6
"""Significant digits of numbers: at most, as their author wrote them, and of what follows from them."""

HALF = Rational(1, 2)

WORD = re.compile(r"\\mathrm\{[^}]{2,}\}")
"""A symbol of several upright letters in LaTeX."""


class Decimal(Symbol):  # type: ignore[misc]
    """A number that is printed as its name; sorts as numbers do, before pi and every letter."""

    @classmethod
    def class_key(cls) -> tuple[int, int, str]:
        """That of SymPy's numbers."""
        return cast(tuple[int, int, str], SympyNumber.class_key())


class velocity(Function):  # type: ignore[misc]
    """Stands for a rate while an expression is printed: functions named so sort behind sines and cosines."""

    nargs = 1

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        return raised(printer._settings["symbol_names"][self], exp)

    def _sympystr(self, printer: Any) -> str:
        return f"d({bare(self.args[0].name)})"


class velocity_rate(Function):  # type: ignore[misc]
    """Stands for an acceleration while an expression is printed."""

    nargs = 1

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        return raised(printer._settings["symbol_names"][self], exp)

    def _sympystr(self, printer: Any) -> str:
        return f"dd({bare(self.args[0].name)})"


def sortable(key: str, name: str) -> Symbol:
    """A symbol that is printed as `name` and sorts as `key`."""
    return Symbol(f"{key}|{name}")


def bare(name: str, faces: bool = False) -> str:
    """The printed form of a symbol's name; an element `<M>1,2` of a matrix or vector is M[1,2]."""
    if name.startswith("<"):
        stem, below = name[1:].split(">")
        if stem == "pd":
            return f"d({text_letter('p', below, faces)}[{below}])"
        letter = text_letter(stem, below, faces)
        return f"{letter}[{below}]" if below else letter
    return name.rpartition("|")[2]


def raised(base: str, exponent: str | None) -> str:
    """A base with its exponent, if any."""
    return base if exponent is None else f"{base}^{{{exponent}}}"


@dataclass(frozen=True, slots=True)
class Notation:
    """The names of one chain.

    Attributes:
        shown: symbol -> what is printed in its place, which sorts as a textbook would.
        latex_names: what is printed -> LaTeX.
        written: sizes of the numbers that stand in the description with few digits.
        moving: symbols of coordinates, rates and accelerations, and what is printed in their place.
        faces: whether plain text sets the document's own letters in bold and script letters of Unicode.
        decimals: True where the description gives numbers as decimals, default values of parameters apart.
    """

    shown: dict[Expr, Expr]
    latex_names: dict[Expr, str]
    written: frozenset[Rational] = frozenset()
    moving: frozenset[Expr] = frozenset()
    decimals: bool = False
    faces: bool = False

    def text(self, expression: Any) -> str:
        """Plain text."""
        if isinstance(expression, str):
            return expression
        if isinstance(expression, Whole):
            return whole_text(expression, self.faces)
        if isinstance(expression, Typed):
            return expression.text
        if isinstance(expression, Derivative):
            return self.derivative_text(expression)
        if isinstance(expression, Formula):
            return formula_text(expression, self.faces)
        return cast(str, TextPrinter(self.faces).doprint(self.prepared(expression)))

    def latex(self, expression: Any, flat: bool = False) -> str:
        """LaTeX, for math mode; strings are escaped words.

        Args:
            expression: what is printed.
            flat: fractions in one line, for a table.
        """
        if isinstance(expression, str):
            return rf"\text{{{escaped(expression)}}}"
        if isinstance(expression, Whole):
            return whole_latex(expression)
        if isinstance(expression, Typed):
            return expression.latex
        if isinstance(expression, Derivative):
            return self.derivative_latex(expression)
        if isinstance(expression, Formula):
            return formula_latex(expression)
        prepared = self.prepared(expression)
        names = dict(self.latex_names)
        for symbol in prepared.atoms(Symbol):
            if isinstance(symbol, Decimal):
                names[symbol] = decimal_latex(symbol.name)
            elif symbol.name.startswith("<") and symbol not in names:
                names[symbol] = element_latex(symbol.name)
        words = any(WORD.match(names.get(symbol, "")) for symbol in prepared.atoms(Symbol))
        settings = {
            "symbol_names": names,
            "mul_symbol": r" \, " if words else None,  # else the letters of two factors run into one word
            "fold_short_frac": flat,
            "mat_str": "bmatrix",
            "mat_delim": "",
            "inv_trig_style": "full",
        }
        return cast(str, FormulaPrinter(settings).doprint(prepared))

    def derivative_text(self, item: Derivative) -> str:
        """A partial derivative: `dT/d(d(elbow))`, its time derivative with d/dt in front."""
        if item.by is None:
            L, R = (text_letter(stem, faces=self.faces) for stem in "LR")
            return f"d/dt(d{L}/d(qd[i])) - d{L}/d(q[i])" + (f" + d{R}/d(qd[i])" if item.damped else "")
        inner = f"d{text_letter(item.stem, faces=self.faces)}/d({self.text(item.by)})"
        return f"d/dt({inner})" if item.rate else inner

    def derivative_latex(self, item: Derivative) -> str:
        """A partial derivative as a fraction."""
        over, time = r"\frac{\partial %s}{\partial %s}", r"\frac{\mathrm{d}}{\mathrm{d}t} "
        if item.by is None:
            tail = " + " + over % (r"\mathcal{R}", r"\dot{q}_{i}") if item.damped else ""
            return time + over % (r"\mathcal{L}", r"\dot{q}_{i}") + " - " + over % (r"\mathcal{L}", "q_{i}") + tail
        return (time if item.rate else "") + over % (rf"\mathcal{{{item.stem}}}", self.latex(item.by))

    def decimal(self, number: Rational) -> Expr:
        """A number that is printed as the decimal: as its author wrote it, else with six digits."""
        digits = LONGEST_WRITTEN if abs(number) in self.written else DERIVED
        stand_in = Decimal(f"{float(abs(number)):.{digits}g}")
        return -stand_in if number < 0 else stand_in

    def renamed(self, expression: Basic) -> Any:
        """The expression with its symbols as they sort, its numbers still numbers."""
        return expression.xreplace(self.shown)

    def prepared(self, expression: Basic) -> Any:
        """The expression with rates as display functions and long fractions as decimals."""
        if isinstance(expression, Rational) and not expression.is_Integer:
            return self.decimal(expression) if terminates(expression) or needs_decimal(expression) else expression
        if not isinstance(expression, Basic):
            return expression
        expression = expression.replace(has_long_surd, in_digits)
        kept = {power.exp for power in expression.atoms(Pow)}
        numbers = [r for r in expression.atoms(Rational) if r not in kept and self.is_decimal(r, expression)]
        return expression.xreplace({**self.shown, **{r: self.decimal(r) for r in numbers}})

    def is_decimal(self, number: Rational, expression: Basic) -> bool:
        """True for what is printed as a decimal: long fractions, numbers that the description has as decimals, and
        numbers that follow from those alone; a half stays a half beside a parameter.
        """
        if needs_decimal(number) or number.is_Integer or not terminates(number) or expression.has(pi):
            return needs_decimal(number)
        if self.decimals and expression.free_symbols <= self.moving:
            return True
        return abs(number) in self.written and abs(number) != HALF


def is_surd(expression: Any) -> bool:
    """True for a root of a rational number."""
    return bool(expression.is_Pow and expression.base.is_Rational and expression.exp.is_Rational)


def has_long_surd(expression: Any) -> bool:
    """True for a root, or a product with one, that reads better in digits: of large numbers, or beside decimals."""
    factors = expression.args if expression.is_Mul else (expression,)
    surds = [factor for factor in factors if is_surd(factor)]
    if not surds:
        return False
    large = any(max(surd.base.p, surd.base.q) > SMALL_DENOMINATORS for surd in surds)
    return large or any(needs_decimal(factor) for factor in factors if isinstance(factor, Rational))


def in_digits(expression: Expr) -> Expr:
    """A product with its numbers as one number of six digits."""
    factors = expression.args if expression.is_Mul else (expression,)
    numbers = [factor for factor in factors if is_surd(factor) or isinstance(factor, Rational)]
    value = float(Mul(*numbers))
    return Rational(f"{value:.{DERIVED}g}") * Mul(*(factor for factor in factors if factor not in numbers))


def decimal_latex(name: str) -> str:
    """A decimal in LaTeX, powers of ten written out."""
    mantissa, _, exponent = name.partition("e")
    power = rf"10^{{{int(exponent)}}}" if exponent else ""
    return mantissa if not power else power if mantissa == "1" else rf"{mantissa} \cdot {power}"


def needs_decimal(number: Rational) -> bool:
    """True for what reads better as a decimal: 981/200 or 1/5, not 1/3 or 5/4."""
    q = int(number.q)
    if q <= SMALL_DENOMINATORS and q % 5 != 0:
        return False
    return terminates(number) or q > LARGEST or abs(int(number.p)) > LARGEST


def terminates(number: Rational) -> bool:
    """True for a number with finitely many decimals."""
    q = int(number.q)
    for prime in (2, 5):
        while q % prime == 0:
            q //= prime
    return q == 1


def significant(number: Rational) -> int:
    """Digits of the shortest decimal of a number in double precision."""
    return len(f"{float(abs(number)):.15e}".split("e")[0].replace(".", "").rstrip("0"))


def positive_first(terms: list[Expr]) -> list[Expr]:
    """The terms of a sum, the first positive one in front: b - a, not -a + b."""
    first = next((k for k, term in enumerate(terms) if not term.could_extract_minus_sign()), 0)
    return [terms[first], *terms[:first], *terms[first + 1 :]]


class FormulaPrinter(LatexPrinter):  # type: ignore[misc]
    """LaTeX in which a number that divides a product stands in front of it: a small fraction."""

    def _as_ordered_terms(self, expression: Expr, order: str | None = None) -> list[Expr]:
        return positive_first(LatexPrinter._as_ordered_terms(self, expression, order=order))

    def _print_Mul(self, expression: Expr) -> str:
        number, rest = expression.as_coeff_Mul()
        if self._settings["fold_short_frac"]:
            return cast(str, LatexPrinter._print_Mul(self, expression))
        if not isinstance(number, Rational) or number.is_Integer or rest.is_number or denominator(rest) != 1:
            return cast(str, LatexPrinter._print_Mul(self, expression))
        if number.q > SMALL_DENOMINATORS * SMALL_DENOMINATORS:
            return cast(str, LatexPrinter._print_Mul(self, expression))
        sign = "- " if number < 0 else ""
        inner = self._print(rest)
        if rest.is_Add:
            inner = rf"\left({inner}\right)"
        return rf"{sign}\tfrac{{{abs(number.p)}}}{{{number.q}}} {inner}"

    def _print_ExpBase(self, expression: Expr, exp: str | None = None) -> str:
        """Euler's number upright: a chain may have a parameter e."""
        power = rf"\mathrm{{e}}^{{{self._print(expression.args[0])}}}"
        return power if exp is None else rf"\left({power}\right)^{{{exp}}}"


class TextPrinter(StrPrinter):  # type: ignore[misc]
    """Products with a space, powers with ^, functions as a description has them.

    Args:
        faces: whether the document's own letters are bold and script ones.
    """

    def __init__(self, faces: bool = False) -> None:
        super().__init__()
        self.faces = faces

    def _as_ordered_terms(self, expression: Expr, order: str | None = None) -> list[Expr]:
        return positive_first(StrPrinter._as_ordered_terms(self, expression, order=order))

    def _print_Symbol(self, expression: Symbol) -> str:
        return bare(str(expression.name), self.faces)

    def _print_Max(self, expression: Expr) -> str:
        arguments = sorted(expression.args, key=default_sort_key)
        return f"{expression.func.__name__.lower()}({self.stringify(arguments, ', ')})"

    _print_Min = _print_Abs = _print_Max

    def _print_Equality(self, expression: Expr) -> str:
        return f"{self._print(expression.lhs)} = {self._print(expression.rhs)}"

    def _print_Piecewise(self, expression: Expr) -> str:
        *cases, (value, _) = expression.args
        text = self.stringify((value,), "")
        for chosen, condition in reversed(cases):
            text = f"where({self._print(condition)}, {self._print(chosen)}, {text})"
        return cast(str, text)

    def _print_Mul(self, expression: Expr) -> str:
        return re.sub(r"(?<=[^*])\*(?=[^*])", " ", StrPrinter._print_Mul(self, expression))

    def _print_Pow(self, expression: Expr, rational: bool = False) -> str:
        return cast(str, StrPrinter._print_Pow(self, expression, rational)).replace("**", "^")


def notation(system: System, intermediates: Iterable[Symbol] = ()) -> Notation:
    """The names of a chain's symbols.

    Args:
        system: of the chain.
        intermediates: those that are printed; a parameter or input that would look like one of them in LaTeX, like a
            coordinate, a joint force or a parameter before it, is written as the word that it is.
    """
    s, mechanism = system.symbols, system.mechanism
    intermediates = tuple(intermediates)
    signs = chain_signs(mechanism, (latex_name(symbol.name) for symbol in intermediates))
    shown: dict[Expr, Expr] = {}
    names: dict[Expr, str] = {STEP: WORDS["dt"]}
    moving = [signs[name] for name in system.mechanism.names]
    for k, (q, sign, force) in enumerate(zip(s.q, moving, forces_latex(moving), strict=True)):
        shown[q] = sortable(f"~{k:03d}", sign.text)
        shown[s.qd[k]], shown[s.qdd[k]] = velocity(shown[q]), velocity_rate(shown[q])
        names[shown[q]] = sign.latex
        names[shown[s.qd[k]]], names[shown[s.qdd[k]]] = sign.dotted(1), sign.dotted(2)
        shown[s.tau[k]] = sortable(s.tau[k].name, f"tau({sign.text})")
        names[shown[s.tau[k]]] = force
    for parameter in s.parameters + s.inputs:
        sign = signs[parameter.name]
        shown[parameter] = sortable(sign.text.swapcase(), sign.text)
        names[shown[parameter]] = sign.latex
    for state in mechanism.states:
        z = shown[Symbol(state.name)]
        shown[rate(state.name)] = velocity(z)
        names[shown[rate(state.name)]] = signs[state.name].dotted(1)
    for symbol, _ in system.names.items():
        names[symbol] = latex_name(symbol.name)
    found = [
        (path, abs(exact(part.value))) for path, value in values(mechanism.chain) for part in parts(value)
        if isinstance(part, Number)
    ]  # fmt: skip
    written = frozenset(
        number
        for path, number in found
        if significant(number) <= LONGEST_WRITTEN and not path.startswith("parameters.")
    )
    decimals = any(not number.is_Integer for path, number in found if not path.startswith("parameters."))
    given = (*s.q, *s.qd, *s.qdd)
    moved = frozenset((*given, *(shown[symbol] for symbol in s.q)))
    return Notation(shown, names, written, moved, decimals)
