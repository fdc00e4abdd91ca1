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

__all__ = ["Notation", "escaped", "formula_latex", "formula_text", "notation"]

GREEK = frozenset((
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi",
    "rho", "sigma", "tau", "phi", "chi", "psi", "omega",
    "Gamma", "Delta", "Theta", "Lambda", "Xi", "Sigma", "Phi", "Psi", "Omega",
))  # fmt: skip
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
        return raised(dotted(bare(self.args[0].name), 1), exp)

    def _sympystr(self, printer: Any) -> str:
        return f"d({bare(self.args[0].name)})"


class velocity_rate(Function):  # type: ignore[misc]
    """Stands for an acceleration while an expression is printed."""

    nargs = 1

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        return raised(dotted(bare(self.args[0].name), 2), exp)

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


def letter(name: str) -> tuple[str, str] | None:
    """Letter and subscript of a name that a textbook would print as such: theta1, m_2, L12; else None."""
    match = re.fullmatch(r"([A-Za-z]+?)_?(\d*)", name)
    if match is None:
        return None
    stem, digits = match.groups()
    if stem in GREEK:
        return "\\" + stem, digits
    if len(stem) == 1:
        return stem, digits
    return None


def coordinate_latex(name: str) -> tuple[str, str]:
    """Letter and subscript of a coordinate: its own if it is a letter, else q with the name."""
    return letter(name) or ("q", rf"\mathrm{{{escaped(name)}}}")


def dotted(name: str, dots: int) -> str:
    """A coordinate's rate or acceleration."""
    stem, below = coordinate_latex(name)
    return rf"\{'d' * dots}ot{{{stem}}}" + (f"_{{{below}}}" if below else "")


def escaped(text: str) -> str:
    """Plain text for LaTeX: printed as it is, never a command, a formula or an argument."""
    for special in "\\&%$#_{}":
        text = text.replace(special, "\\" + special if special != "\\" else r"\textbackslash ")
    for special, word in (("~", "asciitilde"), ("^", "asciicircum"), ("<", "less"), (">", "greater"), ("|", "bar")):
        text = text.replace(special, rf"\text{word}{{}}")
    return text.replace("[", "{[}").replace("]", "{]}")  # behind the end of a row it would be an argument


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
        latex_names: symbol -> LaTeX.
    """

    shown: dict[Expr, Expr]
    latex_names: dict[Symbol, str]

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
    bold = rf"\boldsymbol{{\{stem}}}" if stem in GREEK else rf"\mathbf{{{escaped(stem)}}}"
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
    s = system.symbols
    shown: dict[Expr, Expr] = {}
    names: dict[Symbol, str] = {STEP: WORDS["dt"]}
    for k, (q, name) in enumerate(zip(s.q, system.chain.q_names, strict=True)):
        shown[q] = sortable(f"~{k:03d}", name)
        shown[s.qd[k]], shown[s.qdd[k]] = velocity(shown[q]), velocity_rate(shown[q])
        stem, below = coordinate_latex(name)
        names[shown[q]] = f"{stem}_{{{below}}}" if below else stem
        names[s.tau[k]] = rf"\tau_{{{below if below and stem == 'q' else names[shown[q]]}}}"
    taken = {*names.values(), *(latex_name(symbol.name) for symbol in intermediates)}
    for parameter in s.parameters + s.inputs:
        shown[parameter] = sortable(parameter.name.swapcase(), parameter.name)
        written = parameter_latex(parameter.name)
        names[shown[parameter]] = written if written not in taken else word_upright(parameter.name)
        taken.add(written)
    for symbol, _ in system.names.items():
        names[symbol] = latex_name(symbol.name)
    return Notation(shown, names)


def parameter_latex(name: str) -> str:
    """A parameter or input: a letter with its subscript, else the word upright."""
    found = letter(name)
    if found is not None:
        return f"{found[0]}_{{{found[1]}}}" if found[1] else found[0]
    stem, _, below = name.partition("_")
    found = letter(stem)
    if found is not None and below:
        sub = found[1] + (r"," if found[1] else "") + rf"\mathrm{{{escaped(below)}}}"
        return f"{found[0]}_{{{sub}}}"
    return word_upright(name)


def word_upright(name: str) -> str:
    """A name as it is."""
    return rf"\mathrm{{{escaped(name)}}}"
