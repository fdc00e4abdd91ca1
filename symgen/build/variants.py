"""Libraries of one emitted model with a single file changed, as its users compile them.

Each `Build` is a way of compiling: the plain files for a controller, all of them for batches in vectors. Only the file
that changed is compiled again, with little optimisation, and linked with the objects of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from symgen.build.compiler import find_compiler, run
from symgen.build.flags import link_flags, vector_flags
from symgen.build.instructions import chosen_set
from symgen.emit.source import SourceFile
from symgen.program.processes import cores

__all__ = ["Build", "Variants", "builds"]

LEVEL = "-O1"
"""Optimisation: a file is compiled in a fraction of the time of -O3, and runs at half the speed."""


@dataclass(frozen=True, slots=True)
class Build:
    """A way of compiling a model.

    Attributes:
        name: `controller` or `batch`.
        units: names of the files that take part.
        flags: of the compiler.
    """

    name: str
    units: tuple[str, ...]
    flags: tuple[str, ...]


def builds(sources: Sequence[SourceFile], model: str, instruction_set: str | None = None) -> tuple[Build, ...]:
    """How emitted C is compiled: its plain files for a controller, and all of them in vectors where there are any."""
    compiler = find_compiler()
    instructions = chosen_set(instruction_set, compiler)
    units = tuple(source.name for source in sources if source.name.endswith(".c"))
    plain = tuple(unit for unit in units if not unit.startswith(f"{model}_vector"))
    flags = ("-std=c99", LEVEL, "-ffp-contract=fast", "-fPIC", "-w")
    found = [Build("controller", plain, flags)]
    vector = vector_flags(units, compiler.identity) if instructions.vector else ()
    if vector:
        found.append(Build("batch", units, (*flags, *instructions.flags, *vector, "-DSYMGEN_FUSED=1")))
    return tuple(found)


class Variants:
    """The libraries of a model.

    Args:
        sources: emitted C.
        ways: see `builds`.
        folder: an empty one, for all that is compiled.

    Raises:
        BuildError: there is no compiler, or it refused the sources.
    """

    def __init__(self, sources: Sequence[SourceFile], ways: Sequence[Build], folder: Path) -> None:
        self.ways = tuple(ways)
        self._folder = folder
        self._compiler = find_compiler()
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8", newline="\n")
        work = [(way, unit) for way in self.ways for unit in way.units]
        with ThreadPoolExecutor(max_workers=cores()) as pool:
            list(pool.map(lambda item: self._compiled(*item, folder), work))
        self.originals = {way.name: self._linked(way, folder, {}) for way in self.ways}

    def changed(self, file: str, text: str, name: str) -> dict[str, Path]:
        """The libraries with a file changed, by build; those whose machine code stays the same are left out.

        Args:
            file: which.
            text: what it becomes.
            name: of a new folder for the libraries.

        Raises:
            BuildError: the compiler refused the file.
        """
        folder = self._folder / name
        folder.mkdir()
        (folder / file).write_text(text, encoding="utf-8", newline="\n")
        objects = {way.name: self._compiled(way, file, folder) for way in self.ways if file in way.units}
        differ = {
            way: path for way, path in objects.items() if path.read_bytes() != (self._folder / path.name).read_bytes()
        }
        return {way.name: self._linked(way, folder, {file: differ[way.name]}) for way in self.ways if way.name in differ}

    def _compiled(self, way: Build, unit: str, folder: Path) -> Path:
        """The object of a file in a folder; headers are in the main one."""
        path = folder / f"{unit}-{way.name}.o"
        words = [*self._compiler.command, *way.flags, "-I", str(self._folder), "-c", "-o", path.name, unit]
        run(words, str(folder))
        return path

    def _linked(self, way: Build, folder: Path, instead: dict[str, Path]) -> Path:
        objects = [str(instead.get(unit, self._folder / f"{unit}-{way.name}.o")) for unit in way.units]
        path = folder / f"{way.name}.so"
        run([*self._compiler.command, *link_flags(), "-o", str(path), *objects, "-lm"], str(folder))
        return path
