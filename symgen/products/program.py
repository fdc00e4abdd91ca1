"""Programs that come with products, compiled as users compile them and run for a check."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from symgen.compile.compiler import find_compiler, run
from symgen.compile.flags import CONTROLLER
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options

__all__ = ["compile_cpp", "compile_program", "run_program"]

PATIENCE = 60.0
"""Seconds for a run."""


def compile_program(sources: Sequence[SourceFile], units: Sequence[str], folder: Path, options: Options) -> Path:
    """An executable built from some of the sources, in a folder that has all of them.

    Raises:
        BuildError: no compiler, or it refused.
    """
    _write(sources, folder)
    program = folder / "checked"
    run([*find_compiler().command, *_flags(options), *units, "-lm", "-o", str(program)], str(folder))
    return program


def compile_cpp(
    sources: Sequence[SourceFile], units: Sequence[str], more: Sequence[str], flags: Sequence[str], folder: Path,
    options: Options,
) -> Path:  # fmt: skip
    """An executable built from units in C, and from units in C++ that exist already, in a folder with all sources.

    Raises:
        BuildError: no compiler of C or C++, or it refused.
    """
    _write(sources, folder)
    compiler, program = shutil.which("g++") or shutil.which("clang++"), folder / "checked"
    if compiler is None:
        raise BuildError("C++: neither g++ nor clang++ was found; install one of them")
    run([*find_compiler().command, *_flags(options), "-c", *units], str(folder))
    objects = [f"{unit[:-2]}.o" for unit in units]
    run([compiler, *flags, "-O1", *more, *objects, "-lm", "-o", str(program)], str(folder))
    return program


def _write(sources: Sequence[SourceFile], folder: Path) -> None:
    for source in sources:
        path = folder / source.name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source.text, encoding="utf-8", newline="\n")


def _flags(options: Options) -> list[str]:
    """The flags that users compile with, at a level that fits the build's."""
    return [*(flag for flag in CONTROLLER if not flag.startswith("-O")), "-O1" if options.debug else "-O3"]


def run_program(program: Path | str, words: Sequence[str], folder: Path) -> tuple[int, str]:
    """Exit code and output of a run in a folder.

    Raises:
        BuildError: it crashed or did not come back.
    """
    try:
        done = subprocess.run(
            [str(program), *words], cwd=folder, capture_output=True, text=True, errors="replace",
            stdin=subprocess.DEVNULL, timeout=PATIENCE, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise BuildError(f"a program of the product did not come back within {PATIENCE:g} s") from None
    if done.returncode < 0:
        raise BuildError(f"a program of the product crashed (signal {-done.returncode})")
    return done.returncode, done.stdout + done.stderr
