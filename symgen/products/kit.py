"""The test program of a controller's C: known answers to 50 digits, with bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.errors import ArgumentError
from symgen.pipeline.programs import interpreted
from symgen.pipeline.sources import emitted

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["kit_files"]

SAMPLES = 30
MOST_SAMPLES = 500


def kit_files(
    build: Build, before: Sequence[SourceFile] = (), samples: int = SAMPLES, seed: int = 0
) -> tuple[SourceFile, ...]:
    """`<model>_kit.c`, a program for any compiler and board that prints `pass`, or the first difference.

    Args:
        build: of the profile `controller`.
        before: files written before.
        samples: states of each function, at rest, sliding, near breakaway among them.
        seed: of the states.

    Raises:
        ArgumentError: no sensible number of samples.
    """
    from symgen.check.friction_definition import HELPERS
    from symgen.check.known_answers import known_answers
    from symgen.derive.functions import signatures
    from symgen.emit.c.kit import kit_file

    if not 1 <= samples <= MOST_SAMPLES:
        raise ArgumentError(f"samples: from 1 to {MOST_SAMPLES} are wanted, not {samples}")
    mechanism, names = build.mechanism, build.functions
    table = signatures(mechanism)
    needed = tuple(dict.fromkeys([*names, *(name for name in HELPERS if name in table)]))
    definition = interpreted(mechanism, needed)
    answers, sets = known_answers(mechanism, definition, table, names, build.dtype, samples, seed)
    return (kit_file(emitted(build).interface, answers, sets),)
