"""Values of a chain's expressions for floats, complex numbers and duals: the numeric mechanics' own evaluator."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from symgen.describe.chain import Chain
from symgen.describe.expression import Expression, Name, Number, Operation, Rate, Table, Time
from symgen.errors import ArgumentError
from symgen.reference.duals import FUNCTIONS, Scalar, atan2, power, real_part
from symgen.reference.splines import spline

__all__ = ["evaluate", "input_values", "parameter_values"]


def _minimum(*values: Scalar) -> Scalar:
    return min(values, key=real_part)


def _maximum(*values: Scalar) -> Scalar:
    return max(values, key=real_part)


_VALUES: dict[str, Callable[..., Scalar]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "pi": lambda: math.pi,
    "pow": power,
    "atan2": atan2,
    "min": _minimum,
    "max": _maximum,
    **FUNCTIONS,
}
_CONDITIONS: dict[str, Callable[..., bool]] = {
    "lt": lambda a, b: real_part(a) < real_part(b),
    "le": lambda a, b: real_part(a) <= real_part(b),
    "gt": lambda a, b: real_part(a) > real_part(b),
    "ge": lambda a, b: real_part(a) >= real_part(b),
}


def evaluate(
    expression: Expression,
    names: Mapping[str, Scalar],
    rates: Mapping[str, Scalar] | None = None,
    t: Scalar = 0.0,
    near: Mapping[str, Scalar] | None = None,
) -> Scalar:
    """The value of an expression.

    Args:
        expression: the tree.
        names: values of parameters, inputs and coordinates.
        rates: values of `d(joint)`.
        t: the time.
        near: values at which the cubics of splines are chosen, which are then continued; those of `names` without it.

    Raises:
        ArgumentError: a name without a value, an unknown operator.
    """
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Name):
        return _known(names, expression.name)
    if isinstance(expression, Rate):
        return _known(rates or {}, expression.joint)
    if isinstance(expression, Time):
        return t
    if isinstance(expression, Table):
        raise ArgumentError(f"the table of {expression.name} has no value")
    if expression.operator == "where":
        condition, chosen, otherwise = expression.arguments
        return evaluate(chosen if _holds(condition, names, rates, t) else otherwise, names, rates, t, near)
    if expression.operator == "spline" and isinstance(table := expression.arguments[1], Table):
        x = evaluate(expression.arguments[0], names, rates, t, near)
        return spline(
            table, x, float(real_part(x if near is None else evaluate(expression.arguments[0], near, rates, t)))
        )
    function = _VALUES.get(expression.operator)
    if function is None:
        raise ArgumentError(f"the operator {expression.operator!r} has no value")
    return function(*[evaluate(argument, names, rates, t, near) for argument in expression.arguments])


def _holds(condition: Expression, names: Mapping[str, Scalar], rates: Mapping[str, Scalar] | None, t: Scalar) -> bool:
    if not isinstance(condition, Operation):
        raise ArgumentError(f"{condition!r} is not a condition")
    if condition.operator in ("and", "or", "not"):
        truths = [_holds(argument, names, rates, t) for argument in condition.arguments]
        return {"and": all(truths), "or": any(truths), "not": not truths[0]}[condition.operator]
    compare = _CONDITIONS.get(condition.operator)
    if compare is None:
        raise ArgumentError(f"the operator {condition.operator!r} is not a condition")
    return compare(*[evaluate(argument, names, rates, t) for argument in condition.arguments])


def _known(names: Mapping[str, Scalar], name: str) -> Scalar:
    value = names.get(name)
    if value is None:
        raise ArgumentError(f"{name!r} has no value here; there are {sorted(names)}")
    return value


def parameter_values(chain: Chain, given: Mapping[str, float] | Sequence[float] | None = None) -> dict[str, float]:
    """Values of all parameters: the defaults, replaced by those given.

    Args:
        chain: the chain.
        given: values by name, or one for each run-time parameter in the chain's order.

    Raises:
        ArgumentError: an unknown or constant parameter, a wrong number of values.
    """
    declared = {parameter.name: parameter.value for parameter in chain.parameters}
    values: dict[str, Scalar] = {}

    def resolve(name: str) -> None:
        for other in _names(declared[name]):
            if other in declared and other not in values:
                resolve(other)
        values[name] = evaluate(declared[name], values)

    for name in declared:
        if name not in values:
            resolve(name)
    runtime = [parameter.name for parameter in chain.parameters if not parameter.constant]
    if given is not None and not isinstance(given, Mapping):
        flat = np.asarray(given, dtype=float).ravel()
        if len(flat) != len(runtime):
            raise ArgumentError(f"{len(flat)} parameter values given, {len(runtime)} wanted: {runtime}")
        given = dict(zip(runtime, flat.tolist(), strict=True))
    for name, value in (given or {}).items():
        if name not in runtime:
            raise ArgumentError(f"unknown run-time parameter {name!r}; there are {runtime}")
        values[name] = float(value)
    return {name: real_part(value) for name, value in values.items()}


def input_values(chain: Chain, given: Mapping[str, float] | Sequence[float] | None = None) -> dict[str, float]:
    """Values of external signals, given by name or all in the order of `chain.input_names`; none where none are given.

    Raises:
        ArgumentError: an unknown signal, a wrong number of values.
    """
    if given is None:
        return {}
    if isinstance(given, Mapping):
        unknown = [name for name in given if name not in chain.input_names]
        if unknown:
            raise ArgumentError(f"unknown inputs {unknown}; there are {list(chain.input_names)}")
        return {name: float(value) for name, value in given.items()}
    flat = np.asarray(given, dtype=float).ravel().tolist()
    if len(flat) != len(chain.input_names):
        raise ArgumentError(f"{len(flat)} inputs given, {len(chain.input_names)} wanted: {chain.input_names}")
    return dict(zip(chain.input_names, flat, strict=True))


def _names(expression: Expression) -> list[str]:
    if isinstance(expression, Name):
        return [expression.name]
    if isinstance(expression, Operation):
        return [name for argument in expression.arguments for name in _names(argument)]
    return []
