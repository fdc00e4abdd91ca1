"""Arguments of the templates for statements other than assignments, in plain C and on packs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

__all__ = [
    "AnglesContext",
    "CallContext",
    "FillContext",
    "GuardedCallContext",
    "KeepContext",
    "LoopContext",
    "VectorAnglesContext",
    "VectorLoopContext",
]


@dataclass(frozen=True, slots=True)
class AnglesContext:
    """Sines and cosines of some angles; `array` declares them where they do not lie side by side at `place` already."""

    template: ClassVar[str] = "c/angles.c.j2"
    stem: str
    real: str
    size: int
    array: str
    place: str
    prefix: str


@dataclass(frozen=True, slots=True)
class FillContext:
    """One value for the elements of an array from `first` to before `end`."""

    template: ClassVar[str] = "c/fill.c.j2"
    array: str
    first: int
    end: int
    value: str


@dataclass(frozen=True, slots=True)
class CallContext:
    """A call of another function, with the arrays it fills."""

    template: ClassVar[str] = "c/call.c.j2"
    arrays: tuple[str, ...]
    function: str
    arguments: str


@dataclass(frozen=True, slots=True)
class GuardedCallContext:
    """A call that is skipped where its results are unused: lines before the branch, inside it and after it."""

    template: ClassVar[str] = "c/guarded_call.c.j2"
    condition: str
    before: tuple[str, ...]
    inside: tuple[str, ...]
    function: str
    arguments: str
    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeepContext:
    """Outputs that keep an argument after all."""

    template: ClassVar[str] = "c/keep.c.j2"
    condition: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoopContext:
    """A bounded loop: carried values, one pass, what it hands on."""

    template: ClassVar[str] = "c/loop.c.j2"
    arrays: tuple[str, ...]
    results: tuple[str, ...]
    stem: str
    bound: int
    function: str
    arguments: str
    updates: tuple[str, ...]
    start: str


@dataclass(frozen=True, slots=True)
class VectorAnglesContext:
    """Sines and cosines of some packs of angles, guarded together unless `beyond` collects which are out of range."""

    template: ClassVar[str] = "c/vector_angles.c.j2"
    name: str
    stem: str
    size: int
    angles: str
    beyond: str


@dataclass(frozen=True, slots=True)
class VectorLoopContext(LoopContext):
    """A bounded loop on packs, until every lane is done."""

    template: ClassVar[str] = "c/vector_loop.c.j2"
    flag: str
    all: str
