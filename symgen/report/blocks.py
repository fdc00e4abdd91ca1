"""The blocks of a document: titles, paragraphs, tables, equations; formulas and letters with indices in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

from sympy import Expr, Integer, Symbol

if TYPE_CHECKING:
    from symgen.report.figure.chain_figure import ChainFigure

__all__ = [
    "STEP",
    "Block",
    "Derivative",
    "Equations",
    "Figure",
    "Formula",
    "Paragraph",
    "Picture",
    "Product",
    "Ref",
    "Sum",
    "Table",
    "Title",
    "Typed",
    "Unit",
    "Whole",
    "element",
    "equation",
    "joined",
    "listed",
    "sentence",
    "table",
]


@dataclass(frozen=True, slots=True)
class Title:
    """A heading; level 1 is the document's."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as a sentence has it, letters of this document in angle brackets: `<M> qdd + <h> = tau`."""

    text: str


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of measurement as descriptions have it: `kg m^2`, `N m/rad`; other texts stay words."""

    text: str


@dataclass(frozen=True, slots=True)
class Ref:
    """The number of an equation, in a sentence; `number` is filled in when the document is complete."""

    label: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Whole:
    """A vector or matrix as a whole: bold.

    Attributes:
        stem: its letter, a name of a Greek one.
        index: printed below, `C1` or `2`.
        axes: its elements are named x, y, z, not 1, 2, 3.
        transposed: with the sign of a transpose.
        star: with a star above, as I* and P*.
    """

    stem: str
    index: str = ""
    axes: bool = False
    transposed: bool = False
    star: bool = False

    def element(self, *position: int) -> Symbol:
        """One of its elements, counted from 0."""
        named = ["xyz"[k] for k in position] if self.axes else [str(k + 1) for k in position]
        return Symbol(f"<{self.stem}{'*' if self.star else ''}>" + ",".join([self.index] * bool(self.index) + named))


@dataclass(frozen=True, slots=True)
class Product:
    """`before (inner) after`, the sum inside as it is: a factor and a sum that are not multiplied out."""

    inner: Expr
    before: Expr = Integer(1)
    after: Expr = Integer(1)


@dataclass(frozen=True, slots=True)
class Typed:
    """A formula that stands as it is, in plain text and in LaTeX."""

    text: str
    latex: str


@dataclass(frozen=True, slots=True)
class Derivative:
    """A partial derivative of an energy; without `by` the left side of Lagrange's equation of joint i.

    Attributes:
        stem: T, V, R, or L.
        by: a coordinate or its rate.
        rate: the time derivative of it.
        damped: with the derivative of Rayleigh's function in Lagrange's equation.
    """

    stem: str
    by: Expr | None = None
    rate: bool = False
    damped: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """Products and expressions added up in this order."""

    terms: tuple[Product | Expr, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words, units, formulas and expressions in turn, blanks between them included."""

    parts: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Cells are words, units or expressions, or several of them; a column's head is made like a paragraph."""

    header: tuple[tuple[Any, ...], ...]
    rows: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Equations:
    """Pairs of left side and right side.

    Attributes:
        pairs: expressions, vectors and matrices as wholes, formulas; on the right also `Sum`s and vector expressions.
        labels: of the equations that are numbered, empty for the others; none at all for none.
        numbers: of the equations, 0 for none; filled in when the document is complete.
        packed: several in one line where there is room; none of them has a number.
        lead: words and expressions before packed equations.
    """

    pairs: tuple[tuple[Any, Any], ...]
    labels: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    packed: bool = False
    lead: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Figure:
    """The drawn figure of a chain; text leaves it out, Markdown refers to its file where it has one."""

    drawing: ChainFigure
    file: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as the bytes of a PNG file, with its title."""

    title: str
    png: bytes


STEP = Symbol("<dt>")
"""The time of a fixed step."""

Block = Union[Title, Paragraph, Table, Equations, Figure]


def sentence(text: str) -> tuple[Any, ...]:
    """Words and marks of a text: formulas between backticks, units in brackets there, equations' labels in braces.

    >>> sentence("the velocity is `<G> qd`.")
    ('the velocity is ', Formula(text='<G> qd'), '.')
    >>> sentence("mass (`[kg]`)")
    ('mass (', Unit(text='kg'), ')')
    >>> sentence("by `{motion}`")
    ('by ', Ref(label='motion', number=0))
    """
    parts = re.split("`(.*?)`", text)
    return tuple(marked(part) if k % 2 else part for k, part in enumerate(parts) if part)


def marked(text: str) -> Formula | Unit | Ref | Whole:
    """A unit in brackets, the number of an equation in braces, a vector or matrix behind a star, else a formula."""
    if text.startswith("{"):
        return Ref(text[1:-1])
    if text.startswith("*"):
        return Whole(text[1:])
    return Unit(text[1:-1]) if text.startswith("[") else Formula(text)


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> Table:
    """A table; the heads of its columns have their formulas between backticks."""
    return Table(tuple(sentence(head) for head in heads), tuple(tuple(row) for row in rows))


def equation(left: Any, right: Any, label: str = "") -> Equations:
    """One equation, numbered if it has a label."""
    return Equations(((left, right),), (label,) if label else ())


def listed(items: Iterable[Any]) -> tuple[Any, ...]:
    """The items with commas between them."""
    return tuple(part for item in items for part in (", ", item))[1:]


def joined(parts: Iterable[str]) -> str:
    """The printed parts of a cell, commas between them but at equals signs.

    >>> joined(["xx =", "I", "=", "0.5", "yy =", "2"])
    'xx = I = 0.5, yy = 2'
    """
    return ", ".join(parts).replace(" =, ", " = ").replace(", = ", " = ")


def element(stem: str, *position: int) -> Symbol:
    """An element of a matrix or vector of this document, counted from 1."""
    return Symbol(f"<{stem}>" + ",".join(str(k + 1) for k in position))
