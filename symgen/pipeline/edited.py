"""The emission that a folder of edited C came from, and the lines in which the two differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.derive.functions import signatures
from symgen.describe.mechanism import Mechanism
from symgen.errors import BuildError
from symgen.options import CONTROLLER, PROFILES, Options
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised
from symgen.pipeline.selection import select_functions
from symgen.pipeline.sources import emitted
from symgen.products.registry import PRODUCTS

if TYPE_CHECKING:
    from symgen.compile.edited import EditedFolder
    from symgen.compile.text import Text
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.program.function import Program

__all__ = ["READABLE", "Edited", "edited_c", "edited_cuda", "edited_functions", "edited_sources"]

READABLE = ("c", "cuda")
"""Targets whose sources users edit."""


@dataclass(frozen=True, slots=True)
class Edited:
    """Edited C, and what is known of its emission.

    Attributes:
        dtype: number type of the declarations.
        program: the Program that it was printed from.
        files: as they stand in the folder, the test program left out.
        sources: these, completed with what a check calls besides.
        text: how it differs from what `emit` writes now.
        options: of the emission.
    """

    dtype: str
    program: Program
    files: tuple[SourceFile, ...]
    sources: tuple[SourceFile, ...]
    text: Text
    options: Options

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the emitted functions."""
        return tuple(function.name for function in self.program.functions if not function.internal)


def edited_sources(
    target: str,
    folder: Path,
    mechanism: Mechanism,
    functions: Iterable[str] | None,
    plan: ChainPlan | None,
    options: Options,
    progress: Callable[[str], None] = lambda what: None,
) -> Edited:
    """The sources of a target in a folder, see `edited_c` and `edited_cuda`."""
    if target == "cuda":
        return edited_cuda(folder, mechanism, functions, plan, options, progress)
    return edited_c(folder, mechanism, edited_functions(folder, mechanism, functions), plan, options, progress)


def edited_functions(folder: Path, mechanism: Mechanism, functions: Iterable[str] | None) -> tuple[str, ...]:
    """The functions that were emitted: those named, or those that the header in a folder declares."""
    from symgen.compile.edited import declared_functions

    return select_functions(mechanism, functions or declared_functions(folder, mechanism.name, signatures(mechanism)))


def edited_c(
    folder: Path,
    mechanism: Mechanism,
    names: tuple[str, ...],
    plan: ChainPlan | None,
    options: Options,
    progress: Callable[[str], None] = lambda what: None,
) -> Edited:
    """The C in a folder beside the emission whose declarations it has: of the default profile, or for a controller.

    Args:
        folder: holds the files that `emit` wrote for the chain, edited.
        names: the emitted functions.
        plan: that it was emitted with.
        options: level of optimisation, `libm`; whether it has batches and rules of parameters, the files show.
        progress: called with what is being done.

    Raises:
        BuildError: a file is missing or unreadable, or no emission of these functions has such declarations.
    """
    from symgen.compile.edited import edited_folder
    from symgen.compile.text import KIT
    from symgen.emit import emit_sources
    from symgen.emit.c.valid import valid_source

    there = edited_folder(folder, mechanism.name)
    profiles = sorted(PROFILES, key=lambda profile: (profile == CONTROLLER) != there.for_controller)
    refused = []
    for profile in profiles:
        progress(f"emitting {mechanism.name}")
        controller = profile == CONTROLLER
        own = replace(
            options, profile=profile, batches=there.batches and not controller, validity=controller and there.rules
        )
        program = optimised(Build(mechanism, names, "c", there.dtype, plan, own))
        fresh = emit_sources(program, "c", there.dtype, replace(options, batches=True))
        otherwise = there.declares_otherwise(fresh)
        if otherwise:
            refused.append(otherwise)
            continue
        sources = there.sources(fresh, valid_source(program, there.dtype))
        text, own = _text(there, mechanism, names, plan, own)
        files = tuple(there.read(name) for name in text.files if not name.endswith(KIT))
        return Edited(there.dtype, program, files, sources, text, own)
    raise BuildError(refused[0])


def edited_cuda(
    folder: Path,
    mechanism: Mechanism,
    functions: Iterable[str] | None,
    plan: ChainPlan | None,
    options: Options,
    progress: Callable[[str], None] = lambda what: None,
) -> Edited:
    """The CUDA in a folder beside the emission of the same functions; for arguments see `edited_c`.

    Raises:
        BuildError: a file is missing or unreadable, or the header declares something else.
    """
    from symgen.compile.declared import plain_text
    from symgen.compile.edited import REMEDY, declared_functions
    from symgen.pipeline.product_texts import compared, file_of

    header = f"{mechanism.name}_cuda.h"
    known = signatures(mechanism)
    names = select_functions(mechanism, functions or declared_functions(folder, mechanism.name, known, "_cuda"))
    there = file_of(folder, header).text
    dtype = "float32" if f"typedef float {mechanism.name}_cuda_real;" in there else "float64"
    progress(f"emitting {mechanism.name}")
    build = Build(mechanism, names, "cuda", dtype, plan, options)
    fresh = emitted(build).sources
    files = tuple(file_of(folder, source.name) for source in fresh)
    (own,) = (source.text for source in fresh if source.name == header)
    if plain_text(own) != plain_text(there):
        raise BuildError(f"{folder / header}, in {dtype}, declares other functions or arguments: {REMEDY}")
    text = compared(fresh, files, str(folder), f"cuda, {dtype}, {options.optimization}")
    return Edited(dtype, optimised(build), files, files, text, options)


def _text(
    there: EditedFolder, mechanism: Mechanism, names: tuple[str, ...], plan: ChainPlan | None, options: Options
) -> tuple[Text, Options]:
    """Differences from the nearer of the emissions with and without the library's sines, and its options."""
    from symgen.compile.text import Text, text_differences

    found: list[tuple[int, Text, Options]] = []
    for libm in (options.libm, not options.libm):
        own = replace(options, libm=libm)
        build = Build(mechanism, names, "c", there.dtype, plan, own)
        written = list(emitted(build).sources)
        kit = f"{mechanism.name}_kit.c"
        if own.for_controller and there.has(kit):
            written.extend(PRODUCTS["kit"].files(build))
        if not all(there.has(source.name) for source in written):
            continue
        theirs = [there.read(source.name) for source in written]
        differences = text_differences(written, theirs)
        same = all(a.text == b.text for a, b in zip(written, theirs, strict=True))
        files = tuple(source.name for source in written)
        beside = sorted(path.name for path in there.path.glob("*.c") if path.name not in files)
        text = Text(_words(there.dtype, own), files, differences, not differences and not same, tuple(beside))
        if text.identical:
            return text, own
        found.append((sum(d.lines for d in differences), text, own))
    if not found:
        raise BuildError(f"{there.path} lacks files of {mechanism.name} that `symgen emit` writes; emit it again")
    _, text, own = min(found, key=lambda each: each[0])
    return text, own


def _words(dtype: str, options: Options) -> str:
    """The choices of an emission."""
    own = (f"profile {CONTROLLER}",) if options.for_controller else ()
    chosen = [name for name in ("validity", "batches", "libm") if getattr(options, name)]
    words = {"validity": "with valid", "batches": "with batches", "libm": "libm"}
    return ", ".join([*own, dtype, options.optimization, *(words[name] for name in chosen)])
