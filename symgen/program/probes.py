"""Values at which quantities of a program are recognised by their values: of run-time parameters, and of states.

Two expressions that agree at all probes are taken for the same quantity: for comments in emitted text, and to see that
lengths are equal whatever the parameters are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from symgen.program.folding import FUNCTIONS
from symgen.program.function import RuntimeParameter
from symgen.program.nodes import Node, topological

__all__ = ["PROBES", "Values", "agree_at_probes", "node_values", "probe_values"]

PROBES = 3
"""Number of probes: one coincidence of rounded values may happen, three at unrelated values do not."""

GOLDEN = 0.6180339887498949
SPREAD = 0.1
"""Probes lie within this share of the default, or within this distance of a default that is zero."""

Values = tuple[float, ...]
"""Of one quantity, at the probes in order."""

ARITHMETIC: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "neg": lambda a: -a,
    "lt": lambda a, b: float(a < b),
    "le": lambda a, b: float(a <= b),
    "eq": lambda a, b: float(a == b),
    "and": lambda a, b: a * b,
    "or": max,
    "not": lambda a: 1.0 - a,
    "select": lambda condition, chosen, otherwise: chosen if condition else otherwise,
    **FUNCTIONS,
}


def probe_values(parameters: Sequence[RuntimeParameter]) -> tuple[dict[str, float], ...]:
    """One set of values of all parameters per probe, near the defaults and in no simple relation to each other."""
    shares = [[(GOLDEN * (PROBES * i + k + 1)) % 1.0 for i in range(len(parameters))] for k in range(PROBES)]
    return tuple(
        {
            p.name: p.default * (1.0 + SPREAD * share) if p.default else SPREAD * share
            for p, share in zip(parameters, row, strict=True)
        }
        for row in shares
    )


def node_values(
    order: Sequence[Node], parameters: Sequence[RuntimeParameter], prepare: Sequence[Node] = ()
) -> dict[int, Values]:
    """The values of nodes by index; NaN where there is none, as of what a call or a loop gives.

    Args:
        order: nodes, each after its arguments, after those that `prepare` needs.
        parameters: of the program.
        prepare: what its prepared numbers stand for.
    """
    found: dict[int, Values] = {}
    probes = probe_values(parameters)
    for node in order:
        operation = ARITHMETIC.get(node.op)
        if operation is not None:
            known = [found[argument.index] for argument in node.args]
            found[node.index] = tuple([_result(operation, arguments) for arguments in zip(*known, strict=True)])
        elif node.op == "prepared":
            found[node.index] = found[prepare[node.value].index]
        else:
            found[node.index] = tuple([_given(node, k, probe) for k, probe in enumerate(probes)])
    return found


def _given(node: Node, k: int, probe: Mapping[str, float]) -> float:
    """The value of a leaf at probe k."""
    if node.op == "constant":
        return float(node.value)
    if node.op == "parameter":
        return probe.get(node.value, math.nan)
    if node.op == "input":
        name, position = node.value
        return float(0.4 + (GOLDEN * (7 * sum(map(ord, name)) + PROBES * position + k)) % 1.0)
    return math.nan


def _result(operation: Callable[..., float], arguments: Sequence[float]) -> float:
    try:
        return float(operation(*arguments))
    except (ArithmeticError, ValueError):
        return math.nan


def agree_at_probes(a: Node, b: Node, most: float) -> bool:
    """True for expressions of parameters alone whose values agree at all probes.

    Args:
        most: largest relative difference that is rounding.
    """
    if a is b:
        return True
    found: dict[int, Values] = {}
    numbers: dict[str, int] = {}
    for node in topological((a, b)):
        operation = ARITHMETIC.get(node.op)
        if operation is not None:
            known = [found[argument.index] for argument in node.args]
            found[node.index] = tuple(_result(operation, arguments) for arguments in zip(*known, strict=True))
        elif node.op == "constant":
            found[node.index] = (float(node.value),) * PROBES
        elif node.op == "parameter":
            k = numbers.setdefault(str(node.value), len(numbers))
            found[node.index] = tuple(0.5 + (GOLDEN * (PROBES * k + probe + 1)) % 1.0 for probe in range(PROBES))
        else:
            return False
    pairs = zip(found[a.index], found[b.index], strict=True)
    return all(abs(x - y) <= most * max(abs(x), abs(y)) for x, y in pairs)
