"""The values of a chain description: a small frozen expression tree that knows no mathematics library.

A value in a chain file is a number, a declared name, or an expression of declared names. It is kept as
written (nothing is simplified), so that `to_yaml` gives back what was read and so that every stage can
translate it to its own numbers: SymPy in `derive`, floats in `reference`.

The tree has five kinds of nodes: `Number`, `Name`, `Rate` (`d(joint)`), `Time` (`t`) and `Operation`. The operation
`spline`, which no text can hold, has a `Table` besides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Union

__all__ = [
    "ARITHMETIC",
    "CONDITIONS",
    "FUNCTIONS",
    "TABLES",
    "Expression",
    "Name",
    "Number",
    "Operation",
    "Rate",
    "Table",
    "Time",
    "parts",
]

# operator -> number of arguments; None means two or more
ARITHMETIC = {"add": 2, "sub": 2, "mul": 2, "div": 2, "pow": 2, "neg": 1, "pi": 0}
FUNCTIONS = {
    "sin": 1,
    "cos": 1,
    "tan": 1,
    "asin": 1,
    "acos": 1,
    "atan": 1,
    "atan2": 2,
    "sqrt": 1,
    "exp": 1,
    "log": 1,
    "abs": 1,
    "sign": 1,
    "min": None,
    "max": None,
    "where": 3,
}
TABLES = {"spline": 2}
CONDITIONS = {"lt": 2, "le": 2, "gt": 2, "ge": 2, "and": 2, "or": 2, "not": 1}


@dataclass(frozen=True, slots=True)
class Number:
    """A literal. `value` is the double nearest to what was written."""

    value: float


@dataclass(frozen=True, slots=True)
class Name:
    """A parameter, an input, or a joint, whose coordinate it then stands for."""

    name: str


@dataclass(frozen=True, slots=True)
class Rate:
    """`d(joint)`: the time derivative of a joint's coordinate."""

    joint: str


@dataclass(frozen=True, slots=True)
class Time:
    """`t`."""


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator of `ARITHMETIC`, `FUNCTIONS`, `TABLES` or `CONDITIONS` applied to its arguments, in order.

    The arguments of `where` are condition, value if true, value if false.
    """

    operator: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Knots of a cubic spline, the second argument of `spline` (`symgen.describe.spline`).

    Attributes:
        name: the joint whose coordinate the spline is, for documents.
        x, y: coordinates of the knots, x increasing.
        periodic: else natural.
        order: of the derivative that is meant.
        monotone: a cubic that rises and falls only where the table does.
    """

    name: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    periodic: bool = False
    order: int = 0
    monotone: bool = False


Expression = Union[Number, Name, Rate, Time, Operation, Table]


def parts(expression: Expression) -> Iterator[Expression]:
    """The expression and everything that it is made of."""
    yield expression
    if isinstance(expression, Operation):
        for argument in expression.arguments:
            yield from parts(argument)
