"""The simulators in C, `templates/simulator`, compiled once for all chains of a kind."""

from __future__ import annotations

from functools import cache
from typing import Any

from symgen.compile.native import load_native
from symgen.emit.templates import template_folder

__all__ = [
    "BETWEEN_EVENTS",
    "FIXED_STEPS",
    "MANY_EVENTS",
    "MANY_STEPS",
    "load_fixed_steps",
    "load_many_events",
    "load_many_steps",
    "load_simulator",
    "simulator_source",
]

BETWEEN_EVENTS = (
    "simulator.h", "chain.c", "signals.c", "motion.c", "dop853.c", "layout.c", "switches.c", "rows.c", "events.c",
    "driver.c",
)  # fmt: skip
"""Sources of the event-driven simulator in order, compiled as one."""

FIXED_STEPS = tuple(f"fixed_steps/{name}" for name in ("run.h", "room.c", "signals.c", "ledger.c", "fixed_step.c"))
"""Sources of the fixed-step loop, likewise."""


MANY_EVENTS = (*BETWEEN_EVENTS, "many/events.c")
"""Sources for many event-driven runs, one after the other."""

MANY_STEPS = tuple(f"many/{name}" for name in ("steps.h", "block.c", "signals.c", "steps.c", "locate.c"))
"""Sources for fixed steps of many runs, a block at a time."""


@cache
def simulator_source(pieces: tuple[str, ...]) -> str:
    """The text of all pieces, as one source."""
    folder = template_folder() / "simulator"
    return "#include <math.h>\n" + "\n".join((folder / name).read_text(encoding="utf-8") for name in pieces)


@cache
def load_simulator(flags: tuple[str, ...]) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of the event-driven simulator.

    Args:
        flags: of `ROUGH`, `INPUTS`, `TIME`: whether the chain has friction, and what its functions take.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = simulator_source(BETWEEN_EVENTS)
    return load_native("events", source, _declared(source), [f"-D{flag}=1" for flag in flags])


@cache
def load_many_events(flags: tuple[str, ...]) -> tuple[Any, Any]:
    """The same for many runs; arguments and errors as of `load_simulator`."""
    source = simulator_source(MANY_EVENTS)
    return load_native("many_events", source, _declared(source), [f"-D{flag}=1" for flag in flags])


def load_many_steps(real: str, flags: tuple[str, ...]) -> tuple[Any, Any]:
    """The same for fixed steps of many runs.

    Args:
        real: C's name of the model's numbers.
        flags: macros.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = simulator_source(MANY_STEPS)
    return load_native("many_steps", source, _declared(source).replace("REAL", real), [f"-DREAL={real}", *flags])


def load_fixed_steps(real: str, flags: tuple[str, ...]) -> tuple[Any, Any]:
    """The same of the fixed-step loop.

    Args:
        real: C's name of the model's numbers.
        flags: macros.

    Raises:
        BuildError: no compiler, or it refused.
    """
    source = simulator_source(FIXED_STEPS)
    declared = _declared(source).replace("REAL", real)
    return load_native("fixed_step", source, declared, [f"-DREAL={real}", *flags])


def _declared(source: str) -> str:
    """Structs and functions that Python reads."""
    return "\n".join(piece.split("/*END*/")[0] for piece in source.split("/*DECLARATIONS*/")[1:])
