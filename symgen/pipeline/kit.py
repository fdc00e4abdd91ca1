"""The test program of a controller's C: known answers to 50 digits, with bounds."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import number_type, options_of
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.programs import interpreted
from symgen.pipeline.selection import select_functions
from symgen.pipeline.sources import emitted

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan

__all__ = ["controller_kit"]

SAMPLES = 30
MOST_SAMPLES = 500


def controller_kit(
    chain: Chain | str | Path,
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    optimization: str | None = None,
    samples: int = SAMPLES,
    seed: int = 0,
) -> SourceFile:
    """`<model>_kit.c`, a program for any compiler and board that prints `pass`, or the first difference.

    Args:
        chain, dtype, functions, plan, libm, optimization: of `emit_sources`, profile `controller`.
        samples: states of each function, at rest, sliding, near breakaway among them.
        seed: of the states.

    Raises:
        ArgumentError: unknown names, or no sensible number of samples.
    """
    from symgen.check.friction_definition import HELPERS
    from symgen.check.known_answers import known_answers
    from symgen.derive.functions import signatures
    from symgen.emit.c.kit import kit_file

    if not 1 <= samples <= MOST_SAMPLES:
        raise ArgumentError(f"samples: from 1 to {MOST_SAMPLES} are wanted, not {samples}")
    mechanism, real = as_mechanism(chain), number_type(dtype)
    names = select_functions(mechanism, functions, CONTROLLER)
    options = options_of(("c",), optimization, libm=libm, batches=False, profile=CONTROLLER)
    interface = emitted(Build(mechanism, names, "c", real, as_plan(mechanism, plan), options)).interface
    table = signatures(mechanism)
    needed = tuple(dict.fromkeys([*names, *(name for name in HELPERS if name in table)]))
    answers, sets = known_answers(mechanism, interpreted(mechanism, needed), table, names, real, samples, seed)
    return kit_file(interface, answers, sets)
