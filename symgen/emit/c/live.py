"""`live.c`: the face of an emitted model as a WebAssembly module, by which a page moves it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.interface import FunctionInterface, Interface

__all__ = ["SLOPES", "STEP", "can_live", "live_file"]

STEP, SLOPES = "step_interpolated", "forward_dynamics"
"""The function of a module: a step where there is friction, else accelerations for steps of its own."""

ZEROS = ("tau", "inputs")
"""Arguments that are zero throughout."""


@dataclass(frozen=True, slots=True)
class Held:
    """An array that is held at zero over all steps."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class LiveContext:
    """The file."""

    template: ClassVar[str] = "c/live.c.j2"
    name: str
    joints: int
    stepped: bool
    held: tuple[Held, ...]
    arguments: str


def can_live(function: FunctionInterface) -> bool:
    """True if a function needs no more than a state, held arrays of zeros and the step."""
    if advances(function):
        return True
    known = {"q", "qd", "t", *ZEROS}
    return state_count(function) == 0 and all(argument.name in known for argument in function.inputs)


def live_file(interface: Interface, function: FunctionInterface) -> SourceFile:
    """The file `live.c`, for sources in double precision that have the step or the accelerations."""
    stepped = advances(function)
    taken = held_arguments(function) if stepped else list(function.inputs)
    held = tuple(Held(argument.name, argument.size) for argument in taken if argument.name in ZEROS)
    names = ", ".join(argument.name for argument in taken)
    context = LiveContext(interface.name, len(interface.q_names), stepped, held, names)
    return SourceFile("live.c", render(context))
