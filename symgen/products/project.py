"""Files beside the C of a controller: CMakeLists.txt, `<model>.pc.in`, main.c, and the commands that build them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from symgen.emit.c.project import cross_commands, project_commands, project_files
from symgen.pipeline.sources import emitted
from symgen.products.product import Summary

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.pipeline.build import Build

__all__ = ["project_summary", "project_tree"]


def project_tree(build: Build, before: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    """The files of the project; the test program is part of it where it was written."""
    kit = any(source.name == f"{build.mechanism.name}_kit.c" for source in before)
    return project_files(emitted(build).interface, kit)


def project_summary(build: Build, names: Sequence[str]) -> Summary:
    """Commands for the desk, and for Cortex-M."""
    name = build.mechanism.name
    return Summary((*project_commands(name, f"{name}_kit.c" in names), *cross_commands(name)))
