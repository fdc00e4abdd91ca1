"""Notation of symbols and expressions: in plain text and in LaTeX, factors in the order of a textbook.

Numbers come first, then parameters, then sines and cosines, then rates; what was a decimal in the description is a
decimal again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

from sympy import Basic, Expr, Function, Number, Rational, Symbol, default_sort_key, latex
from sympy.printing.str import StrPrinter

from symgen.derive.lagrange.intermediates import latex_name
from symgen.derive.lagrange.system import System
from symgen.report.blocks import STEP, Formula
from symgen.report.signs import NAMES, chain_signs, escaped, forces_latex

__all__ = ["Notation", "formula_latex", "formula_text", "notation"]

SMALL_DENOMINATORS = 12

WORDS = {
    "qd": r"\dot{q}", "qdd": r"\ddot{q}", "dt": r"\mathrm{d}t", "x": r"\times",
    "tau": r"\tau", "alpha": r"\alpha", "theta": r"\theta",
}  # fmt: skip
"""Words of formulas that are not written as intermediates are -> LaTeX."""

WORD = re.compile(r"\\mathrm\{[^}]{2,}\}")
"""A symbol of several upright letters in LaTeX."""


class Decimal(Symbol):  # type: ignore[misc]
    """A number that is printed as its name; sorts as numbers do, before pi and every letter."""

    @classmethod
    def class_key(cls) -> tuple[int, int, str]:
        """That of SymPy's numbers."""
        return cast(tuple[int, int, str], Number.class_key())


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


def bare(name: str) -> str:
    """The printed form of a symbol's name; an element `<M>1,2` of a matrix or vector is M[1,2]."""
    if name.startswith("<"):
        stem, below = name[1:].split(">")
        return f"{stem}[{below}]" if below else stem
    return name.rpartition("|")[2]


def raised(base: str, exponent: str | None) -> str:
    """A base with its exponent, if any."""
    return base if exponent is None else f"{base}^{{{exponent}}}"


def formula_text(formula: Formula) -> str:
    """A formula of a sentence in plain text."""
    return re.sub(r"<(\w+)>", r"\1", formula.text)


def formula_latex(formula: Formula) -> str:
    """A formula of a sentence for math mode: letters of the document as in equations, others as intermediates are."""
    spaced = re.sub(r"((?<=[\w')])|(?<=\w>)) (?=[\w<(])", r" \, ", formula.text)
    return re.sub(r"<\w+>|[A-Za-z]\w*", lambda word: word_latex(word.group()), spaced)


def word_latex(word: str) -> str:
    """A word of a formula."""
    return element_latex(word) if word.startswith("<") else WORDS.get(word, latex_name(word))


@dataclass(frozen=True, slots=True)
class Notation:
    """The names of one chain.

    Attributes:
        shown: symbol -> what is printed in its place, which sorts as a textbook would.
        latex_names: what is printed -> LaTeX.
    """

    shown: dict[Expr, Expr]
    latex_names: dict[Expr, str]

    def text(self, expression: Any) -> str:
        """Plain text."""
        return expression if isinstance(expression, str) else TextPrinter().doprint(self.prepared(expression))

    def latex(self, expression: Any) -> str:
        """LaTeX, for math mode; strings are escaped words."""
        if isinstance(expression, str):
            return rf"\text{{{escaped(expression)}}}"
        prepared = self.prepared(expression)
        names = dict(self.latex_names)
        for symbol in prepared.atoms(Symbol):
            if isinstance(symbol, Decimal):
                names[symbol] = decimal_latex(symbol.name)
            elif symbol.name.startswith("<"):
                names.setdefault(symbol, element_latex(symbol.name))
        words = any(WORD.match(names.get(symbol, "")) for symbol in prepared.atoms(Symbol))
        return cast(
            str,
            latex(
                prepared,
                symbol_names=names,
                mul_symbol=r" \, " if words else None,  # else the letters of two factors run into one word
                fold_short_frac=False,
                mat_str="bmatrix",
                mat_delim="",
            ),
        )

    def renamed(self, expression: Basic) -> Any:
        """The expression with its symbols as they sort, its numbers still numbers."""
        return expression.xreplace(self.shown)

    def prepared(self, expression: Basic) -> Any:
        """The expression with rates as display functions and long fractions as decimals."""
        if isinstance(expression, Rational) and not expression.is_Integer:
            return decimal(expression)
        decimals = {r: decimal(r) for r in expression.atoms(Rational) if needs_decimal(r)}
        return expression.xreplace({**self.shown, **decimals})


def element_latex(name: str) -> str:
    """An element of a document's matrix or vector, `<M>1,2`; bold, for c_1 may be a cosine."""
    stem, below = name[1:].split(">")
    numbers = below.split(",")
    if all(len(number) == 1 for number in numbers):
        below = "".join(numbers)
    stem, _, word = stem.partition("_")
    if word:
        below = rf"\mathrm{{{word}}}" + (f",{below}" if below else "")
    bold = rf"\boldsymbol{{\{stem}}}" if stem in NAMES else rf"\mathbf{{{escaped(stem)}}}"
    return rf"{bold}_{{{below}}}" if below else bold


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
    for prime in (2, 5):
        while q % prime == 0:
            q //= prime
    return q == 1 or int(number.q) > 10**6


def decimal(number: Rational) -> Expr:
    """A number that is printed as the decimal."""
    stand_in = Decimal(f"{float(abs(number)):.15g}")
    return -stand_in if number < 0 else stand_in


class TextPrinter(StrPrinter):  # type: ignore[misc]
    """Products with a space, powers with ^, functions as a description has them."""

    def _print_Symbol(self, expression: Symbol) -> str:
        return bare(str(expression.name))

    def _print_Max(self, expression: Expr) -> str:
        arguments = sorted(expression.args, key=default_sort_key)
        return f"{expression.func.__name__.lower()}({self.stringify(arguments, ', ')})"

    _print_Min = _print_Abs = _print_Max

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
    s, chain = system.symbols, system.chain
    signs = chain_signs(chain, (latex_name(symbol.name) for symbol in intermediates))
    shown: dict[Expr, Expr] = {}
    names: dict[Expr, str] = {STEP: WORDS["dt"]}
    moving = [signs[name] for name in chain.q_names]
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
    for symbol, _ in system.names.items():
        names[symbol] = latex_name(symbol.name)
    return Notation(shown, names)
