"""Equations and their quantities as notebooks show them: LaTeX in the chain's letters, with plain text beside it.

IPython asks an object for `_repr_latex_` and `_repr_pretty_`. Matrices and arrays of the equations are SymPy's, of a
class that answers both; what is computed from them is shown as SymPy shows it, or by `equations.show`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sympy import Basic, MatrixBase, NDimArray
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array

from symgen.derive.equations import EquationsOfMotion
from symgen.derive.lagrange.equations import column
from symgen.errors import ArgumentError
from symgen.report.document import is_small
from symgen.report.notation import Notation, notation
from symgen.report.quantities import acting_forces

__all__ = ["NOTEBOOK", "Notebook", "Shown"]


@dataclass(frozen=True, slots=True, repr=False)
class Shown:
    """An expression in the letters of its chain.

    Attributes:
        latex: for math mode.
        text: in plain text; a matrix has a line per row.
    """

    latex: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self.latex}$"


class InLetters:
    """Shows itself in the letters of the equations that it belongs to, by `shown`; as SymPy does without one."""

    shown: Callable[[Any], Shown] | None = None

    def _repr_latex_(self) -> str:
        return str(super()._repr_latex_() if self.shown is None else self.shown(self)._repr_latex_())  # type: ignore[misc]

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(repr(self) if self.shown is None else self.shown(self).text)


class ShownMatrix(InLetters, Matrix):  # type: ignore[misc]
    """A matrix of equations, which shows itself in their letters; what is computed from it is an ordinary one."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        return Matrix, (self.rows, self.cols, self.flat())


class ShownArray(InLetters, Array):  # type: ignore[misc]
    """An array of equations, which shows itself in their letters."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        return Array, (list(self), self.shape)


@dataclass(frozen=True, slots=True)
class Notebook:
    """Shows equations of motion and their quantities."""

    def latex(self, equations: EquationsOfMotion) -> str:
        """M qdd + h = tau, written out when the chain is small."""
        if not is_small(equations):
            words = rf"\quad n = {equations.n}, \text{{{steps(equations)} intermediates}}"
            return r"$\displaystyle M(q)\,\ddot{q} + h(q, \dot{q}) = \tau," + words + "$"
        form, names = equations.closed_form(), notation(equations.system)
        M, qdd, h, tau = map(names.latex, (form.M, column(equations.qdd), form.h, column(acting_forces(equations))))
        return rf"$\displaystyle {M} {qdd} + {h} = {tau}$"

    def text(self, equations: EquationsOfMotion) -> str:
        """M, h and tau when the chain is small, else its name and the number of intermediates."""
        if not is_small(equations):
            return f"{equations!r}\nM qdd + h = tau with {steps(equations)} intermediates"
        form, names = equations.closed_form(), notation(equations.system)
        parts = {"M": form.M, "qdd": column(equations.qdd), "h": form.h, "tau": column(acting_forces(equations))}
        return "\n".join(["M qdd + h = tau", *(labelled(word, text_of(names, value)) for word, value in parts.items())])

    def quantity(self, equations: EquationsOfMotion, value: Any) -> Any:
        """The matrix or array as one that shows itself in the chain's letters; other values as they are."""
        if isinstance(value, Matrix):
            shown: Any = ShownMatrix(value.rows, value.cols, value.flat())
        elif isinstance(value, Array):
            shown = ShownArray(value)
        else:
            return value
        shown.shown = equations.show
        return shown

    def show(self, equations: EquationsOfMotion, expression: Any) -> Shown:
        """An expression, matrix or array in the chain's letters.

        Raises:
            ArgumentError: something else than SymPy's objects.
        """
        if isinstance(expression, MatrixBase | NDimArray):
            expression = expression.as_immutable()
        if not isinstance(expression, Basic):
            raise ArgumentError(
                f"show takes an expression, matrix or array of SymPy, such as equations.M, not {expression!r:.80}"
            )
        needed = equations.needed(expression)
        names = notation(equations.system, [symbol for symbol, _ in needed])
        return Shown(names.latex(expression), text_of(names, expression))


NOTEBOOK = Notebook()
"""The one that `symgen.derive_equations` hands to its equations."""


def steps(equations: EquationsOfMotion) -> int:
    """Number of intermediates that M and h stand on."""
    return len(equations.needed(equations.M, equations.h))


def text_of(names: Notation, value: Any) -> str:
    """Plain text; the columns of a matrix stand below each other."""
    if not isinstance(value, Matrix) or 0 in value.shape:
        return names.text(value)
    cells = [[names.text(value[i, j]) for j in range(value.cols)] for i in range(value.rows)]
    widths = [max(len(row[j]) for row in cells) for j in range(value.cols)]
    rows = ["   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    return "\n".join(f"[ {row} ]" for row in rows)


def labelled(word: str, grid: str) -> str:
    """The lines of a matrix behind a word and an equals sign."""
    first, *others = grid.splitlines()
    return "\n".join([f"{word} = {first}", *(" " * len(f"{word} = ") + line for line in others)])
