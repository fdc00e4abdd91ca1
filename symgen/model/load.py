"""From emitted sources to a `Model`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symgen.emit.source import SourceFile
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.model.model import Model
from symgen.model.units import Unit, Whole
from symgen.options import Options
from symgen.program.interface import Interface

__all__ = ["load_model"]


def load_model(
    sources: Sequence[SourceFile],
    interface: Interface,
    target: str = "c",
    dtype: str = "float64",
    options: Options | None = None,
    **of_model: Any,
) -> Model:
    """A callable model of emitted sources.

    Args:
        sources: the result of `emit_sources`, or an edited copy.
        interface: `symgen.program.interface.interface` of the same program.
        target: the one that was emitted.
        dtype: the one that was emitted.
        options: for compiling and running the sources; None takes the defaults.
        of_model: arguments of `Model`, such as `unactuated`.

    Raises:
        BuildError: the C compiler is missing or failed, or the sources do not belong to the interface.
        ArgumentError: unknown target, no such number of threads, or another dtype than the interface has.
    """
    if interface.dtype != dtype:
        raise ArgumentError(f"dtype: the interface was made for {interface.dtype}, not {dtype}")
    if target not in TARGETS:
        raise ArgumentError(f"target: {target!r} is not one of {', '.join(TARGETS)}")
    backend = TARGETS[target].load(sources, interface, Options() if options is None else options)
    return Model(interface, Whole(Unit(interface, backend, tuple(sources))), target=target, **of_model)
