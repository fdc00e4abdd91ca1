"""The simulator between events, `templates/simulator`, compiled once for all chains of a kind."""

from __future__ import annotations

from functools import cache
from typing import Any

from symgen.compile.native import load_native
from symgen.emit.templates import template_folder

__all__ = ["load_simulator"]

PIECES = (
    "simulator.h", "chain.c", "signals.c", "motion.c", "dop853.c", "layout.c", "switches.c", "rows.c", "events.c",
    "driver.c",
)  # fmt: skip
"""Sources in order, compiled as one."""


@cache
def load_simulator(flags: tuple[str, ...]) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of the driver.

    Args:
        flags: of `ROUGH`, `INPUTS`, `TIME`: whether the chain has friction, and what its functions take.

    Raises:
        BuildError: no compiler, or it refused.
    """
    folder = template_folder() / "simulator"
    source = "#include <math.h>\n" + "\n".join((folder / name).read_text(encoding="utf-8") for name in PIECES)
    declared = source.split("/*DECLARATIONS*/")[1].split("/*END*/")[0]
    return load_native("events", source, declared, [f"-D{flag}=1" for flag in flags])
