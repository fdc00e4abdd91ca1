"""The test program of a controller's C: known answers to 50 digits, with bounds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from symgen.errors import ArgumentError
from symgen.pipeline.programs import interpreted
from symgen.pipeline.sources import emitted
from symgen.products.product import Checked

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["checked_kit", "kit_files"]

SAMPLES = 30
MOST_SAMPLES = 500


def kit_files(
    build: Build, before: Sequence[SourceFile] = (), samples: int = SAMPLES, seed: int = 0
) -> tuple[SourceFile, ...]:
    """`<model>_kit.c`, a program for any compiler and board that prints `pass`, or the first difference.

    Args:
        build: of the profile `controller`.
        before: files written before.
        samples: number of states of each function; some are at rest, sliding or near breakaway.
        seed: of the states.

    Raises:
        ArgumentError: the number of samples is not sensible.
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


def checked_kit(build: Build, files: Sequence[SourceFile], samples: int, seed: int, **settings: int) -> Checked:
    """The verdict of the program, which has its own states and bounds; `samples` and `seed` of a check are not used."""
    from symgen.check.results import Comparison
    from symgen.products.program import compile_program, run_program

    name = build.mechanism.name
    with TemporaryDirectory() as place:
        folder = Path(place)
        program = compile_program(files, (f"{name}.c", f"{name}_kit.c"), folder, build.options)
        code, said = run_program(program, (), folder)
    states = re.fullmatch(r"pass: \d+ functions?, (\d+) states\n", said)
    passed = code == 0 and states is not None
    found = Comparison(
        "kit",
        f"kit {build.dtype}",
        "50 digits",
        int(states[1]) if states else 0,
        0.0 if passed else inf,
        1.0,
        "the kit's",
    )
    note = (
        f"kit {build.dtype}: the program was compiled as a user compiles it and run; it judges every result by a "
        "bound of its own"
    )
    return Checked((found,), (note if passed else f"{note}. It said: {said.strip()[:200]}",))
