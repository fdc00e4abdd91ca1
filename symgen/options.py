"""Options of a build: one frozen record from the public call to the printers, the compiler and the model.

    keywords of `build_model`, `emit_sources`, ... --pipeline, once--> Options --> formulate, emit, compile, model

A target says in `symgen.emit.targets` which of them it takes.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass, field

from symgen.errors import ArgumentError

__all__ = [
    "CONTROLLER",
    "DEBUG",
    "LEVELS",
    "PROFILES",
    "RELEASE",
    "VARIABLE",
    "Budget",
    "Options",
    "default_optimization",
]

DEBUG, RELEASE = "debug", "release"

CONTROLLER = "controller"
"""The profile of C for a microcontroller: one header, one source, the functions that were asked for."""

PROFILES = ("default", CONTROLLER)

LEVELS = (RELEASE, DEBUG)
"""Levels of optimisation.

`"release"` compares formulations after the passes, compiles for speed, and computes several states at a time.
`"debug"` takes less than half of the time to build and gives slower code: formulations are compared by their operations
as written, C is compiled with gcc's `-Og` or other compilers' `-O1`, and batches are loops over the plain functions.
"""

VARIABLE = "SYMGEN_OPTIMIZATION"
"""The environment variable that names the level of all calls that are given none."""


def default_optimization() -> str:
    """The level that `SYMGEN_OPTIMIZATION` names, else `"release"`.

    Raises:
        ArgumentError: it names no level.
    """
    return _level(os.environ.get(VARIABLE) or RELEASE, VARIABLE)


def _level(name: object, source: str) -> str:
    if name not in LEVELS:
        raise ArgumentError(f"{source}: {name!r:.80} is not one of {', '.join(LEVELS)}")
    return str(name)


@dataclass(frozen=True, slots=True)
class Budget:
    """Work that one call of a function with loops may take, in the estimated instructions of `symgen.emit.c.charges`.

    Attributes:
        function: name.
        worst: the most that a search for hard states has found.
        states: how many the search has tried.
        bound: most work of any call: the budget and what may still run when it is spent; without one, all loops.
        size: limit of a call, which ends with status 5 when it is used up; None for none.
        hardest: the state that took most: the function's arguments by name, flat.
    """

    function: str
    worst: int
    states: int
    bound: int
    size: int | None = None
    hardest: tuple[tuple[str, tuple[float, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """Choices beside chain, functions, target and number type.

    Attributes:
        optimization: one of `LEVELS`.
        libm: sines and cosines by the library instead of an inline pair.
        batches: the forms of functions over many states are emitted, too.
        strict_fp: no contraction of a*b + c into one rounding.
        flags: further compiler flags, after the default ones.
        vector: batches compute several states at a time where the compiler can; None: in release builds.
        threads: for many states; None takes one per core.
        instruction_set: one of `symgen.compile.instructions.NAMES`; None is native.

        profile: one of `PROFILES`.
        validity: the profile `controller` has the rules of parameters, too.
        budgets: of the functions with loops; profile `controller`.
        counting: profile `controller`: in place of the functions with loops, those that count their work.

    Raises:
        ArgumentError: no such level of optimisation, no such profile, or choices that exclude one another.
    """

    optimization: str = field(default_factory=default_optimization)
    libm: bool = False
    batches: bool = True
    strict_fp: bool = False
    flags: tuple[str, ...] = ()
    vector: bool | None = None
    threads: int | None = None
    instruction_set: str | None = None
    profile: str = PROFILES[0]
    validity: bool = False
    budgets: tuple[Budget, ...] = ()
    counting: bool = False

    def __post_init__(self) -> None:
        _level(self.optimization, "optimization")
        if self.profile not in PROFILES:
            raise ArgumentError(f"profile: {self.profile!r:.80} is not one of {', '.join(PROFILES)}")
        if self.for_controller and self.batches:
            raise ArgumentError("profile controller has no functions for many states; leave --batches out")

    @property
    def for_controller(self) -> bool:
        """True for C that a microcontroller runs."""
        return self.profile == CONTROLLER

    @property
    def debug(self) -> bool:
        """True when a quick build matters more than fast code."""
        return self.optimization == DEBUG

    @property
    def in_vectors(self) -> bool:
        """True when batches compute several states at a time, if processor and compiler can."""
        return not self.debug if self.vector is None else self.vector

    def of_text(self, takes: Collection[str]) -> tuple[str, ...]:
        """The choices that the emitted text of a target depends on, for keys of caches; `takes`: see `Target`."""
        given = (name for name in ("libm", "batches") if name in takes and getattr(self, name))
        own = (self.profile, *(["validity"] if self.validity else [])) if self.for_controller else ()
        counted = (*map(repr, self.budgets), *(["counting"] if self.counting else []))
        return (self.optimization, *given, *own, *counted)
