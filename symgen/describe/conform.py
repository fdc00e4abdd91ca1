"""Chains built in Python: every field has its declared type, numbers and texts become expressions.

The loader builds fields of the right type by construction. A chain from the Python API may hold `1.2`, `"m*L/2"`
or a list where the dataclasses say `Expression` or tuple; these are taken for what they mean. Anything else is
refused with the path of the field.
"""

from __future__ import annotations

import math
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.describe.limits import MAX_MAGNITUDE, MAX_NODES, beyond, too_large
from symgen.describe.parse import ExpressionSyntaxError, parse
from symgen.describe.records import Parameter, Point
from symgen.describe.values import EXPRESSIONS
from symgen.describe.yaml_tree import SURROGATE
from symgen.errors import ChainError, Problem

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["conform"]

MAX_COUNT = 10**9
"""Magnitude of a whole number."""


def conform(chain: Chain) -> Chain:
    """The chain with every field of its declared type.

    Raises:
        ChainError: every field that cannot be.
    """
    if not is_dataclass(chain) or not {"joints", "gravity"} <= {f.name for f in fields(chain)}:
        raise ChainError((Problem(f"expected a Chain, found {type(chain).__name__}"),))
    faults: list[Problem] = []
    result = record(chain, "", faults)
    if faults:
        raise ChainError(tuple(faults))
    return cast("Chain", result)


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """Declared types of a dataclass' fields."""
    return get_type_hints(kind)


def record(value: Any, path: str, faults: list[Problem]) -> Any:
    """A dataclass with conforming fields."""
    kind: Any = type(value)
    hints = hints_of(kind)
    old = {f.name: getattr(value, f.name) for f in fields(value)}
    prefix = f"{path}." if path else ""
    new = {name: conformed(item, hints[name], f"{prefix}{name}", faults) for name, item in old.items()}
    return value if all(new[name] is old[name] for name in old) else replace(value, **new)


def conformed(value: Any, hint: Any, path: str, faults: list[Problem]) -> Any:
    """The value as the hinted type; unchanged, with a fault noted, when it cannot be."""
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if value is None and NoneType in options:
        return None
    for option in options:
        if get_origin(option) is Literal and isinstance(value, str) and value in get_args(option):
            return value
        if get_origin(option) is tuple and isinstance(value, tuple | list) and fits(value, option):
            return items(value, option, path, faults)
        if is_dataclass(option) and option not in EXPRESSIONS and isinstance(value, cast(type, option)):
            return record(value, path, faults)
        if option in (str, bool, int) and type(value) is option and plain(value):
            return value
    if Number in options:
        return expression(value, path, faults)
    if isinstance(value, str) and str in options:
        faults.append(Problem(f"the text holds half a character (a surrogate): {value!r:.80}", path))
        return ""
    expected = " or ".join(dict.fromkeys(described(option) for option in options if option is not NoneType))
    faults.append(Problem(f"expected {expected}, found {found(value)}", path))
    return value


def plain(value: str | bool | int) -> bool:
    """True for a text of whole characters, and for a number that is not too large."""
    return SURROGATE.search(value) is None if isinstance(value, str) else abs(value) <= MAX_COUNT


def fits(value: Any, option: Any) -> bool:
    """True when a sequence can be the hinted tuple: of its length, and a pair of pairs only if its items are pairs."""
    arguments = get_args(option)
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return True
    if arguments and all(get_origin(argument) is tuple for argument in arguments):
        return len(value) == len(arguments) and all(isinstance(item, tuple | list) for item in value)
    return len(value) == len(arguments)


def items(value: Any, option: Any, path: str, faults: list[Problem]) -> Any:
    """A tuple with conforming items; the same object when nothing changed."""
    arguments = get_args(option)
    kinds = (arguments[0],) * len(value) if len(arguments) == 2 and arguments[1] is Ellipsis else arguments
    new = []
    for k, (item, kind) in enumerate(zip(value, kinds, strict=True)):
        named = isinstance(item, Parameter | Point) and isinstance(item.name, str)
        new.append(conformed(item, kind, f"{path}.{item.name}" if named else f"{path}[{k}]", faults))
    unchanged = isinstance(value, tuple) and all(a is b for a, b in zip(new, value, strict=True))
    return value if unchanged else tuple(new)


def expression(value: Any, path: str, faults: list[Problem]) -> Expression:
    """An expression from an expression, a number or a text."""
    fault: str | None = None
    if isinstance(value, str):
        try:
            return parse(value)
        except ExpressionSyntaxError as error:
            fault = f"{error.message}, at character {error.offset + 1} of {value[:80]!r}"
    elif isinstance(value, EXPRESSIONS):
        fault = malformed(value) or too_large(value)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        try:
            value = Number(float(value))
        except OverflowError:
            value = Number(math.inf)
        fault = malformed(value)
    else:
        fault = f"expected a number or an expression, found {found(value)}"
    if fault is not None:
        faults.append(Problem(fault, path))
        return Number(0.0)
    return cast(Expression, value)


def malformed(expression: Any) -> str | None:
    """The defect of a malformed expression tree, in words, or None."""
    waiting, count = [expression], 0
    while waiting and count <= MAX_NODES:
        node, count = waiting.pop(), count + 1
        match node:
            case Number(value):
                if isinstance(value, bool) or not isinstance(value, int | float):
                    return f"expected a number, found {found(value)}"
                if value != value or abs(value) == math.inf:
                    return f"found {value}, which is not finite"
                if beyond(value):
                    return f"the number is too large: it is at most {MAX_MAGNITUDE:g}"
            case Name(name) | Rate(name):
                if not isinstance(name, str):
                    return f"expected a name, found {found(name)}"
            case Operation(operator, arguments):
                if not isinstance(operator, str) or not isinstance(arguments, tuple):
                    return "an Operation has a text and a tuple of expressions"
                waiting.extend(arguments)
            case Time():
                pass
            case Table(name, x, y, periodic, order):
                numbers = all(isinstance(knots, tuple) and all(type(k) is float for k in knots) for knots in (x, y))
                if not numbers or not isinstance(name, str) or type(periodic) is not bool or type(order) is not int:
                    return "a Table has a text, two tuples of floats, whether it is periodic, and an order"
            case _:
                return f"expected an expression, found {found(node)}"
    return None


def found(value: Any) -> str:
    """A value as errors show it."""
    if value is None:
        return "nothing"
    try:
        return f"{value!r:.60} ({type(value).__name__})"
    except (ValueError, RecursionError):  # a whole number of thousands of digits, a list in a list in a list ...
        return f"a very long {type(value).__name__}"


def described(option: Any) -> str:
    """A hinted type in words."""
    if get_origin(option) is Literal:
        return " or ".join(repr(word) for word in get_args(option))
    if get_origin(option) is tuple:
        arguments = get_args(option)
        many = arguments[-1] is Ellipsis
        return "a tuple" if many else f"{len(arguments)} values"
    return {str: "a text", bool: "True or False", int: "an integer"}.get(
        option, getattr(option, "__name__", str(option))
    )
