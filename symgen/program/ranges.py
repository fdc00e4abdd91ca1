"""Declared ranges: what users say about inputs and parameters, and what holds where they say nothing.

q=-3.2:3.2   q[2]=0:0.3   qd=-10:10   payload=0:3   inputs[0]=-1:1
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence

from symgen.errors import ArgumentError
from symgen.program.function import Function, Program
from symgen.program.hazards import PARAMETER, Box, Key
from symgen.program.intervals import Interval
from symgen.program.nodes import REAL

__all__ = ["DEFAULTS", "box_of", "declared_ranges"]

DEFAULTS: dict[str, Interval] = {
    "q": (-2.0 * math.pi, 2.0 * math.pi),
    "qd": (-20.0, 20.0),
    "qdd": (-500.0, 500.0),
    "tau": (-1000.0, 1000.0),
    "inputs": (-1000.0, 1000.0),
    "t": (0.0, 86400.0),
    "dt": (1e-5, 1e-2),
}
"""Ranges by default, in SI units; parameters keep their own values."""

FORM = re.compile(r"([A-Za-z]\w*)(?:\[(\d+)\])?=([^:]+):([^:]+)")


def declared_ranges(texts: Sequence[str], program: Program) -> dict[Key | str, Interval]:
    """The ranges by (argument, position), (parameter, `PARAMETER`), or an argument's name for all its elements.

    Raises:
        ArgumentError: a text of another form, an unknown name or position, no numbers, or the wrong way round.
    """
    sizes = {a.name: max(1, a.size) for f in program.functions for a in f.inputs if a.type == REAL}
    parameters = [parameter.name for parameter in program.parameters]
    found: dict[Key | str, Interval] = {}
    for text in texts:
        read = FORM.fullmatch(text.replace(" ", ""))
        if read is None:
            raise ArgumentError(f"range: {text!r:.80} is not of the form NAME=LOW:HIGH or NAME[0]=LOW:HIGH")
        name, position, *ends = read.groups()
        try:
            low, high = (float(end) for end in ends)
        except ValueError:
            raise ArgumentError(f"range: {text!r:.80}: two numbers are wanted around the colon") from None
        if not (math.isfinite(low) and math.isfinite(high) and low <= high):
            raise ArgumentError(f"range: {text!r:.80}: a finite low end and a high end not below it are wanted")
        if name in parameters and position is None:
            found[name, PARAMETER] = (low, high)
        elif name in sizes and position is None:
            found[name] = (low, high)
        elif name in sizes and int(position) < sizes[name]:
            found[name, int(position)] = (low, high)
        else:
            known = ", ".join([*(f"{n}[0..{s - 1}]" if s > 1 else n for n, s in sizes.items()), *parameters])
            raise ArgumentError(f"range: {text!r:.80}: there are {known}")
    return found


def box_of(function: Function, program: Program, declared: Mapping[Key | str, Interval]) -> Box:
    """The ranges of a function's real arguments, and of the parameters."""
    box: dict[Key, Interval] = {}
    for argument in function.inputs:
        if argument.type != REAL:
            continue
        whole = declared.get(argument.name, DEFAULTS.get(argument.name, DEFAULTS["inputs"]))
        for k in range(argument.size):
            box[argument.name, k] = declared.get((argument.name, k), whole)
    for parameter in program.parameters:
        own = (parameter.default, parameter.default)
        box[parameter.name, PARAMETER] = declared.get((parameter.name, PARAMETER), own)
    return box
