"""Emitted sources of a chain, for each target and number type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.emit import TARGETS
from symgen.errors import ArgumentError
from symgen.pipeline.load import as_chain
from symgen.pipeline.programs import as_plan, optimised
from symgen.pipeline.selection import select_functions
from symgen.program.interface import DTYPES

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.pipeline.emission import Emission

__all__ = ["TARGETS", "check_c_only", "emit_sources", "emitted", "number_type"]


def emit_sources(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    batches: bool = False,
) -> tuple[SourceFile, ...]:
    """The sources of a chain: name and text of each file; the same text for the same chain, always.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: `"c"` or `"numpy"`.
        dtype: `"float64"` or `"float32"`.
        functions: names to emit; None takes the default selection.
        plan: of `symgen tune`, or its file; without one fixed rules choose how functions are written.
        libm: C only; sines and cosines by the library instead of an inline pair.
        batches: C only; the functions for many states besides, as loops and in vectors.

    Raises:
        ArgumentError: unknown names, target or number type, a plan of another chain, `libm` or
            `batches` without C.
    """
    if target not in TARGETS:
        raise ArgumentError(f"target: {target!r} is not one of {', '.join(TARGETS)}")
    check_c_only((target,), libm=libm, batches=batches)
    chain = as_chain(chain)
    names = select_functions(chain, functions)
    return emitted(chain, names, target, number_type(dtype), as_plan(chain, plan), libm, batches).sources


def emitted(
    chain: Chain, names: tuple[str, ...], target: str, dtype: str, plan: ChainPlan | None, libm: bool, batches: bool
) -> Emission:
    """The sources and their interface, from the cache when they are there."""
    from symgen.pipeline.emission import emission

    return emission(chain, names, target, dtype, plan, libm, batches, partial(optimised, chain, names, plan))


def check_c_only(targets: Sequence[str], **options: object) -> None:
    """Raises ArgumentError when something is asked for, by its argument's name, that only C has, and no target is C."""
    asked = [name for name, value in options.items() if value is not None and value is not False]
    if asked and "c" not in targets:
        are, it = ("it is", "it") if len(asked) == 1 else ("they are", "them")
        others = ", ".join(dict.fromkeys(targets))
        raise ArgumentError(f"{', '.join(asked)}: {are} for target 'c', not for {others}; leave {it} out")


def number_type(dtype: Any) -> str:
    """The name of a number type given by name, as NumPy's class, or as NumPy's dtype."""
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", getattr(dtype, "__name__", repr(dtype)))
    if name not in DTYPES:
        raise ArgumentError(f"dtype: {name!r} is not one of {', '.join(DTYPES)}")
    return str(name)
