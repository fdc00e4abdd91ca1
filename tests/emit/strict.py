"""Emitted sources as files, and what gcc is told to find fault with."""

import pytest

WARNINGS = [
    "-std=c99",
    "-O2",
    "-Wall",
    "-Wextra",
    "-Wpedantic",
    "-Wconversion",
    "-Wdouble-promotion",
    "-Wfloat-equal",
    "-Wshadow",
    "-Wstrict-prototypes",
    "-Wmissing-prototypes",
    "-Wundef",
    "-Wcast-qual",
    "-Werror",
]
needs_gcc = pytest.mark.needs("gcc")


def write(sources, folder):
    """Writes them; the names of those to compile."""
    for source in sources:
        (folder / source.name).write_text(source.text, encoding="utf-8")
    return [source.name for source in sources if source.name.endswith(".c")]
