"""`<model>_joint_name` and `<model>_joint_limits`: names and limits of the joints for programs that loop over them."""

from __future__ import annotations

import math
from dataclasses import astuple, fields

from symgen.emit.c.config import Config
from symgen.emit.c.contexts import JointsContext, JointsHeaderContext
from symgen.emit.literals import literal
from symgen.emit.templates import render
from symgen.program.function import Limits, Program

__all__ = ["HUGE", "joint_declarations", "joint_functions"]

HUGE = "HUGE_VAL"
"""Infinity, a macro of `<math.h>`; with the suffix of float in upper case."""


def joint_declarations(program: Program) -> str:
    """The number of joints and the declarations; empty for a Program without limits."""
    if not program.limits:
        return ""
    return render(JointsHeaderContext(program.name, f"{program.name}_real", len(program.q_names)))


def joint_functions(program: Program, config: Config) -> str:
    """The text of the functions; empty for a Program without limits."""
    if not program.limits:
        return ""
    lines = tuple(
        f"{field.name}[{k}] = {_number(value, config)};"
        for field, column in zip(fields(Limits), zip(*map(astuple, program.limits), strict=True), strict=True)
        for k, value in enumerate(column)
    )
    return render(JointsContext(program.name, f"{program.name}_real", program.q_names, lines))


def _number(value: float, config: Config) -> str:
    if math.isinf(value):
        return f"{'-' if value < 0.0 else ''}{HUGE}{config.libm.upper()}"
    return f"{literal(value, config.dtype)}{config.literal}"
