"""Intermediates: every expression that is used again gets a symbol as it is born, so that nothing swells.

Equal expressions get the same symbol. Definitions stand in the order in which they were made, each written with
earlier ones only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

from sympy import Basic, Expr, NumberSymbol, Pow, Rational, Symbol

from symgen.derive.lagrange.vectors import Rows, Vector

__all__ = ["Intermediates", "latex_name"]


class Intermediates:
    """A growing, ordered table of symbols and what they stand for.

    Args:
        reserved: names that are taken, those of the chain.

    >>> from sympy import cos, Symbol
    >>> table = Intermediates(())
    >>> c1 = table.name("c1", cos(Symbol("elbow")))
    >>> table.name("again", cos(Symbol("elbow"))) is c1
    True
    """

    def __init__(self, reserved: Iterable[str]) -> None:
        self._definitions: dict[Symbol, Expr] = {}
        self._symbols: dict[Expr, Symbol] = {}
        self._taken = set(reserved)
        self._order: dict[Symbol, int] = {}
        self._needs: dict[Symbol, tuple[Symbol, ...]] = {}
        self._expanded: dict[Symbol, Expr] = {}

    def __len__(self) -> int:
        return len(self._definitions)

    def __contains__(self, symbol: object) -> bool:
        return symbol in self._definitions

    def __getitem__(self, symbol: Symbol) -> Expr:
        return self._definitions[symbol]

    def items(self) -> tuple[tuple[Symbol, Expr], ...]:
        """All definitions so far, in order."""
        return tuple(self._definitions.items())

    def name(self, stem: str, expression: Expr) -> Expr:
        """The symbol of the expression; numbers, symbols and negated symbols stay what they are."""
        if is_plain(expression):
            return expression
        known = self._symbols.get(expression)
        if known is not None:
            return known
        symbol = Symbol(self._free(stem))
        self._order[symbol] = len(self._definitions)
        self._definitions[symbol] = expression
        self._symbols[expression] = symbol
        return symbol

    def define(self, symbol: Symbol, expression: Expr) -> None:
        """Lets a symbol that the chain has a name for stand for an expression."""
        self._order[symbol] = len(self._definitions)
        self._definitions[symbol] = expression

    def reserve(self, stem: str) -> Symbol:
        """A new symbol for what no expression gives."""
        return Symbol(self._free(stem))

    def vector(self, stem: str, vector: Vector) -> Vector:
        """The vector with its components named `<stem>x`, `<stem>y`, `<stem>z`."""
        return cast(Vector, tuple(self.name(stem + axis, x) for axis, x in zip("xyz", vector, strict=True)))

    def rows(self, stem: str, rows: Rows) -> Rows:
        """The 3 by 3 matrix with its elements named `<stem>xx`, `<stem>xy`, ..."""
        return cast(Rows, tuple(self.vector(stem + axis, row) for axis, row in zip("xyz", rows, strict=True)))

    def needed(self, *wanted: Any) -> tuple[tuple[Symbol, Expr], ...]:
        """The definitions that the wanted expressions, matrices or arrays stand on, in order."""
        found: dict[Symbol, None] = {}
        stack = [symbol for expression in wanted for symbol in self._direct(expression)]
        while stack:
            symbol = stack.pop()
            if symbol not in found:
                found[symbol] = None
                if symbol not in self._needs:
                    self._needs[symbol] = tuple(self._direct(self._definitions[symbol]))
                stack.extend(self._needs[symbol])
        return tuple((symbol, self._definitions[symbol]) for symbol in sorted(found, key=self._order.__getitem__))

    def expand(self, wanted: Any) -> Any:
        """The expression, matrix or array with every intermediate replaced by what it stands for."""
        for symbol, definition in self.needed(wanted):
            if symbol not in self._expanded:
                self._expanded[symbol] = definition.xreplace(self._expanded)
        if isinstance(wanted, Basic):
            return wanted.xreplace(self._expanded)
        return wanted.applyfunc(lambda x: x.xreplace(self._expanded))

    def _direct(self, expression: Any) -> list[Symbol]:
        symbols: Sequence[Symbol] = [s for s in expression.free_symbols if s in self._definitions]
        return sorted(symbols, key=self._order.__getitem__)

    def _free(self, stem: str) -> str:
        name, count = stem, 1
        while name in self._taken:
            count += 1
            name = f"{stem}_{count}"
        self._taken.add(name)
        return name


def is_plain(expression: Expr) -> bool:
    """True for what needs no name: a number, a symbol, or a symbol with its sign changed."""
    if expression.is_Symbol or isinstance(expression, Rational | NumberSymbol):
        return True
    if expression.is_Mul and len(expression.args) == 2:
        coefficient, factor = expression.args
        if isinstance(coefficient, Rational):
            return is_surd(factor) or (coefficient == -1 and bool(factor.is_Symbol))
    return is_surd(expression)


def is_surd(expression: Expr) -> bool:
    """True for a root of a small rational number, such as sqrt(3)."""
    return isinstance(expression, Pow) and all(isinstance(a, Rational) and abs(a.p) < 1000 for a in expression.args)


def latex_name(name: str) -> str:
    """LaTeX of an intermediate's name: letters, then everything behind them as a subscript."""
    match = re.fullmatch(r"([A-Za-z]+?)_?(\d.*|off\d.*|[xyz]+|)", name)
    if match is None:
        return rf"\mathrm{{{name}}}".replace("_", r"\_")
    stem, rest = match.groups()
    letter = stem if len(stem) == 1 else rf"\mathrm{{{stem}}}"
    rest = rest.replace("_", ",").replace("off", r"\mathrm{off}")
    return f"{letter}_{{{rest}}}" if rest else letter
