"""Names of the prepared numbers, for comments: what each of them is in terms of named quantities.

    k[7] = v5 + v6  -->  Izz_R(shoulder) + Izz_R(elbow)

A node is recognised by its values at the program's probes. One that has no name itself is described by the operation
that makes it of named ones, as long as that stays short.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.program.function import Program
from symgen.program.nodes import Node, topological
from symgen.program.probes import Values, node_values

__all__ = ["prepared_names"]

CLOSE = 1e-9
"""Relative difference below which values at all probes are those of one quantity."""

LONGEST = 60
"""Characters of a description; a longer one would tell less than the statement itself."""

SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}


def prepared_names(program: Program) -> tuple[str, ...]:
    """A description per prepared number, empty where there is no short one."""
    named = [(label.values, label.name) for label in program.labels]
    known = node_values(topological(program.prepare), program.parameters)
    return tuple(_fitting(_described(node, known, named)) for node in program.prepare)


def _described(node: Node, known: Mapping[int, Values], named: Sequence[tuple[Values, str]]) -> str:
    """The name of a node, or what makes it; empty without one."""
    if node.op == "parameter":
        return str(node.value)
    if node.op == "constant":
        return f"{node.value:.6g}" if node.value >= 0.0 else f"({node.value:.6g})"
    values = known[node.index]
    for others, name in named:
        if _same(values, others):
            return name
    for others, name in named:
        if _same(values, tuple(-x for x in others)):
            return f"-{name}"
    parts = [_described(argument, known, named) for argument in node.args]
    if not all(parts) or sum(map(len, parts)) > LONGEST:
        return ""
    if node.op in SIGNS:
        if node.op in ("add", "sub") and parts[1].startswith("-"):
            sign = "-" if node.op == "add" else "+"
            return f"{parts[0]} {sign} {parts[1][1:]}"
        left, right = (part if _atomic(part) else f"({part})" for part in parts)
        return f"{left}{SIGNS[node.op]}{right}" if node.op in ("mul", "div") else f"{left} {SIGNS[node.op]} {right}"
    if node.op == "neg":
        return f"-{parts[0]}" if _atomic(parts[0]) else f"-({parts[0]})"
    return f"{node.op}({', '.join(parts)})"


def _atomic(text: str) -> bool:
    return not any(sign in text[1:] for sign in (" + ", " - ", "*", "/"))


def _same(values: Values, others: Values) -> bool:
    return all(abs(x - y) <= CLOSE * abs(y) and y != 0.0 for x, y in zip(values, others, strict=True))


def _fitting(text: str) -> str:
    return text if len(text) <= LONGEST else ""
