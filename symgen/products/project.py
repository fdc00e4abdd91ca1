"""Files beside the C of a controller: CMakeLists.txt, `<model>.pc.in`, main.c, and the commands that build them."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from symgen.emit.c.project import cross_commands, project_commands, project_files
from symgen.pipeline.sources import emitted
from symgen.products.product import Checked, Summary

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["checked_project", "project_summary", "project_tree"]


def project_tree(build: Build, before: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    """The files of the project; the test program is part of it where it was written."""
    kit = any(source.name == f"{build.mechanism.name}_kit.c" for source in before)
    return project_files(emitted(build).interface, kit)


def project_summary(build: Build, names: Sequence[str]) -> Summary:
    """Commands that build on this computer, and for Cortex-M."""
    name = build.mechanism.name
    return Summary((*project_commands(name, f"{name}_kit.c" in names), *cross_commands(name)))


def checked_project(build: Build, files: Sequence[SourceFile], samples: int, seed: int) -> Checked:
    """True if the first program builds, by CMake where it is installed, runs and prints numbers."""
    from symgen.check.results import Comparison
    from symgen.products.program import compile_program, run_program

    name, cmake = build.mechanism.name, shutil.which("cmake")
    with TemporaryDirectory() as place:
        folder = Path(place)
        program = compile_program(files, (f"{name}.c", "main.c"), folder, build.options)
        runs: list[tuple[str, tuple[str, ...]]] = [(str(program), ())]
        if cmake is not None:
            runs += [(cmake, ("-S", ".", "-B", "build")), (cmake, ("--build", "build"))]
            runs.append((str(folder / "build" / f"{name}_main"), ()))
        failed = ""
        for command, words in runs:
            code, said = run_program(command, words, folder)
            if code != 0 or "nan" in said.split():
                failed = f". It failed: {' '.join(said.split())[:200]}"
                break
    found = Comparison(
        "first program", f"project {build.dtype}", "exit code 0", len(runs), inf if failed else 0.0, 1.0, "its own"
    )
    by = "by the compiler and by CMake" if cmake else "by the compiler alone, for CMake is not installed"
    note = f"project {build.dtype}: main.c was built {by}, and run; its numbers are not judged"
    return Checked((found,), (note + failed,))
