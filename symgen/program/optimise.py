"""The passes in their fixed order.

Example:
    >>> from symgen.program.optimise import PASSES
    >>> [name for name, _ in PASSES][:3]
    ['inline', 'fold', 'reciprocal']
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from symgen.errors import ProgramError
from symgen.program.count import Operations, operations
from symgen.program.function import Program
from symgen.program.passes.associate import associate
from symgen.program.passes.commute import commute
from symgen.program.passes.dead import dead
from symgen.program.passes.extract import Search, extract
from symgen.program.passes.fold import fold
from symgen.program.passes.guard import guard
from symgen.program.passes.hoist import hoist
from symgen.program.passes.inline import inline
from symgen.program.passes.reciprocal import reciprocal
from symgen.program.passes.schedule import schedule

__all__ = ["PASSES", "PassRecord", "Plan", "optimise", "summaries", "without_collection"]


@dataclass(frozen=True, slots=True)
class Plan:
    """Choices of the passes that a search may make; the defaults are the fixed rules.

    Attributes:
        leave_out: names of passes that do not run.
        search: of `extract`.
        functions: of `extract`: pairs of a function's name and its own search.
        refined: `fold` keeps `refined` numbers, for a target that is differentiated; no search chooses this.
    """

    leave_out: tuple[str, ...] = ()
    search: Search = Search()
    functions: tuple[tuple[str, Search], ...] = ()
    refined: bool = False


Pass = Callable[[Program, Plan], Program]


def _without_choice(transform: Callable[[Program], Program]) -> Pass:
    return lambda program, plan: transform(program)


PASSES: tuple[tuple[str, Pass], ...] = (
    ("inline", _without_choice(inline)),
    ("fold", lambda program, plan: fold(program, plan.refined)),
    ("reciprocal", _without_choice(reciprocal)),
    ("extract", lambda program, plan: extract(program, plan.search, dict(plan.functions))),
    ("commute", _without_choice(commute)),
    ("hoist", _without_choice(hoist)),
    ("dead", _without_choice(dead)),
    ("guard", _without_choice(guard)),
    ("associate", _without_choice(associate)),
    ("schedule", _without_choice(schedule)),
)
"""Name of each pass, and the pass itself: (program, plan) -> program."""

PACKAGE = "symgen.program.passes"
"""Each pass has a module of its name there."""


@dataclass(frozen=True, slots=True)
class PassRecord:
    """Record of one pass: counts of each function after it, nodes, seconds."""

    name: str
    operations: dict[str, Operations]
    nodes: int
    seconds: float


def optimise(program: Program, plan: Plan | None = None, explain: list[PassRecord] | None = None) -> Program:
    """The program after all passes.

    Args:
        program: as it was derived.
        plan: choices; without one the fixed rules apply.
        explain: when given, a record of the start and of each pass is appended.
    """
    plan = Plan() if plan is None else plan
    known = [name for name, _ in PASSES]
    for name in plan.leave_out:
        if name not in known:
            raise ProgramError(f"there is no pass {name!r}; there are {', '.join(known)}")
    if explain is not None:
        explain.append(PassRecord("start", operations(program), len(program.pool), 0.0))
    with without_collection():
        for name, transform in PASSES:
            if name in plan.leave_out:
                continue
            begin = time.perf_counter()
            program = transform(program, plan)
            seconds = time.perf_counter() - begin
            if explain is not None:
                explain.append(PassRecord(name, operations(program), len(program.pool), seconds))
    return program


def summaries() -> dict[str, str]:
    """One sentence per pass: the first line of its module."""
    return {name: (sys.modules[f"{PACKAGE}.{name}"].__doc__ or name).splitlines()[0] for name, _ in PASSES}


@contextmanager
def without_collection() -> Iterator[None]:
    """Garbage collection paused: what derives, optimises and prints makes many small live objects, and looking through
    them takes up to half the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
