"""The C++ header of a chain, and its check: every method beside the C function that it calls."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from symgen.emit.cpp.header import class_header
from symgen.pipeline.sources import emitted
from symgen.products.product import Checked, Summary

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["checked_cpp", "cpp_header", "cpp_summary"]

STRICT = ("-std=c++17", "-Wall", "-Wextra", "-Wshadow", "-Wpedantic", "-Werror")

MOST = 100
"""States of a check."""


def cpp_header(build: Build, before: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    """`<model>.hpp`. A controller's C has rules of parameters only where they were asked for."""
    checked = not build.options.for_controller or build.options.validity
    return (class_header(replace(emitted(build).interface, name=build.mechanism.name), checked),)


def cpp_summary(build: Build, names: Sequence[str]) -> Summary:
    """The command that compiles a program of one's own, once the C is compiled."""
    name = build.mechanism.name
    objects = " ".join(f"{each[:-2]}.o" for each in names if re.fullmatch(rf"{name}(_\d+)?\.c", each))
    return Summary((f"g++ -std=c++17 -O2 program.cpp {objects} -o program  # a program that includes {name}.hpp",))


def checked_cpp(build: Build, files: Sequence[SourceFile], samples: int, seed: int) -> Checked:
    """The verdict of a program that compares the bits of what methods and C functions return.

    Raises:
        BuildError: no compiler of C++, or it refused the header.
    """
    from symgen.check.results import Comparison
    from symgen.emit.cpp.check_program import check_program
    from symgen.products.program import compile_cpp, run_program

    interface, states = emitted(build).interface, min(samples, MOST)
    with TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "checked.cpp").write_text(check_program(interface, states, seed), encoding="utf-8")
        units = [source.name for source in files if re.fullmatch(rf"{interface.name}(_\d+)?\.c", source.name)]
        program = compile_cpp(files, units, ("checked.cpp",), STRICT, folder, build.options)
        code, said = run_program(program, (), folder)
    passed = code == 0 and said.startswith("pass: ")
    found = Comparison(
        "cpp", f"cpp {build.dtype}", f"c {build.dtype}", states, 0.0 if passed else inf, 0.0, "from -1 to 1"
    )
    note = (
        f"cpp {build.dtype}: the header compiles as C++17 without a warning, and {len(interface.functions)} methods "
        "return the bits of the C functions"
    )
    return Checked((found,), (note if passed else f"{note}. Not here: {said.strip()[:200]}",))
