"""Arguments of the templates of the C++ header: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = [
    "CheckProgramContext",
    "ClassHeaderContext",
    "MethodContext",
    "ParametersClassContext",
    "StatesContext",
    "ViewContext",
]


@dataclass(frozen=True, slots=True)
class ClassHeaderContext:
    """`<model>.hpp`: joints, views, parameters, states, and the class with a method for each function.

    `checked` where the C has the rules of parameters; `joints` are enumerators, `joint_names` literals.
    """

    template: ClassVar[str] = "cpp/header.hpp.j2"
    name: str
    space: str
    guard: str
    comment: tuple[Prose, ...]
    joints: tuple[str, ...]
    joint_names: str
    view: str
    parameters: str
    states: str
    checked: bool
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ViewContext:
    """A view of numbers whose count is part of its type."""

    template: ClassVar[str] = "cpp/view.hpp.j2"
    name: str


@dataclass(frozen=True, slots=True)
class ParametersClassContext:
    """Parameters by member and by name; `members` are qualified, `names` literals, `which` an argument like none."""

    template: ClassVar[str] = "cpp/parameters.hpp.j2"
    name: str
    space: str
    members: tuple[str, ...]
    names: str
    which: str


@dataclass(frozen=True, slots=True)
class StatesContext:
    """Statuses of steps, and the state that they advance."""

    template: ClassVar[str] = "cpp/states.hpp.j2"
    name: str
    statuses: tuple[str, ...]
    bristles: bool


@dataclass(frozen=True, slots=True)
class MethodContext:
    """A method; a function of several results has a struct `result` with their `members`."""

    template: ClassVar[str] = "cpp/function.hpp.j2"
    doc: Prose
    result: str
    members: tuple[str, ...]
    type: str
    name: str
    arguments: str
    body: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CheckProgramContext:
    """A program that calls each method beside its C function; `functions` are the statements for each."""

    template: ClassVar[str] = "cpp/check.cpp.j2"
    name: str
    space: str
    seed: int
    states: int
    parameters: tuple[str, ...]
    functions: tuple[tuple[str, ...], ...]
