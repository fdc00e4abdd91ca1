"""A model in a notebook: its coordinates, parameters, functions and their operation counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.program.interface import FunctionInterface, Interface
from symgen.text.notebook import folded, html_line, html_table, shown

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["COUNTED", "model_html", "operation_rows"]

COUNTED = ("add", "mul", "div", "sqrt", "sincos", "other")
"""Kinds of operations, in the order of the columns."""


def model_html(model: Model) -> str:
    """The model as HTML: a line in words, its coordinates, and tables that a click opens."""
    mechanism = model.description.mechanism
    types = {} if mechanism is None else {joint.name: joint.type for joint in mechanism.chain.joints}
    units = {"prismatic": "m", "revolute": "rad"}
    joints = [(name, types.get(name, ""), units.get(types.get(name, ""), "")) for name in model.q_names]
    parameters = [(p.name, f"{p.default:.10g}", p.unit, p.doc) for p in model.interface.parameters]
    words = repr(model).removeprefix(f"<Model {model.name}: ").removesuffix(">")
    heads, rows = operation_rows(model.interface)
    return shown(
        html_line(f"Model {model.name}", words),
        html_table(("coordinate", "joint", "unit"), joints),
        folded(f"{len(parameters)} parameters", html_table(("parameter", "default", "unit", "meaning"), parameters)),
        folded(f"{len(rows)} functions built, with operation counts; *: at most", html_table(heads, rows)),
    )


def operation_rows(known: Interface) -> tuple[Sequence[str], list[tuple[str, ...]]]:
    """Heads and rows of a table: each function with its arguments and operations.

    Counts with an asterisk are upper bounds: the function has loops that end early.
    """
    rows = []
    for function in known.functions:
        counts, mark = function.operations, " *" if function.operations.bound else ""
        rows.append((_call(function), *(f"{getattr(counts, kind)}{mark}" for kind in COUNTED)))
    return ("function", *COUNTED), rows


def _call(function: FunctionInterface) -> str:
    """A function with the names of its arguments."""
    return f"{function.name}({', '.join(argument.name for argument in function.inputs)})"
