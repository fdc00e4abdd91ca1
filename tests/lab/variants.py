"""Emitted C with a single file changed: only that file, or the units that include it, are compiled again, and linked
with the objects of the others.

Each build is made of two things: a shared library, to be compared with the unchanged one, and the program that calls
every function of the header as a controller does. All is compiled with little optimisation, which takes a fraction of
the time and runs at half the speed.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from symgen.compile.builds import Build
from symgen.compile.compiler import find_compiler, run
from symgen.compile.controller import compile_unit, link_program
from symgen.compile.controller_source import controller_source
from symgen.compile.declared import header_of
from symgen.compile.flags import link_flags
from symgen.compile.threads import cores
from symgen.emit.source import SourceFile
from symgen.program.interface import Interface

__all__ = ["Linked", "Variants"]

QUICKLY = ("-O0", "-fPIC", "-w")


@dataclass(frozen=True, slots=True)
class Linked:
    """Library of one build of the sources, changed or not.

    Attributes:
        build: the build that was linked.
        objects: of its units, by file.
        folder: for the library and for programs that are linked from the objects.
    """

    build: Build
    objects: dict[str, Path]
    folder: Path

    @property
    def library(self) -> Path:
        return self.folder / "library.so"


class Variants:
    """The builds of a model.

    Args:
        sources: emitted C, or an edited copy.
        interface: of the emission.
        ways: the builds.
        folder: an empty one, for all that is compiled.
    """

    def __init__(
        self, sources: Sequence[SourceFile], interface: Interface, ways: Sequence[Build], folder: Path
    ) -> None:
        self.ways = tuple(replace(way, flags=(*way.flags, *QUICKLY)) for way in ways)
        self._sources, self._folder = tuple(sources), folder
        self._program = controller_source(interface, header_of(sources, interface.name))
        self._originals: dict[str, Linked] = {}
        self._mains: dict[str, Path] = {}
        self._lock = threading.Lock()

    def original(self, way: Build) -> Linked:
        """The unchanged sources; raises BuildError with the compiler's words."""
        with self._lock:
            if way.name not in self._originals:
                folder = self._made(f"original-{len(self._originals)}")
                units = way.units(self._sources)
                with ThreadPoolExecutor(max_workers=cores()) as pool:
                    paths = list(
                        pool.map(lambda u: compile_unit(u, self._sources, way, self._made(u.name, folder)), units)
                    )
                objects = {unit.name: path for unit, path in zip(units, paths, strict=True)}
                self._originals[way.name] = self._linked(Linked(way, objects, folder))
                self._mains[way.name] = compile_unit(self._program, self._sources, way, folder)
            return self._originals[way.name]

    def changed(self, way: Build, file: SourceFile, name: str) -> Linked | None:
        """The sources with one file changed; None where the machine code stays the same.

        Args:
            way: a build that the file takes part in.
            file: a unit or a header, changed.
            name: of a new folder.

        Raises:
            BuildError: the compiler refused the file.
        """
        original = self.original(way)
        folder = self._made(name)
        sources = tuple(file if source.name == file.name else source for source in self._sources)
        affected = {unit.name for unit in self._affected(way, file.name)}
        paths = {u.name: compile_unit(u, sources, way, folder) for u in way.units(sources) if u.name in affected}
        if all(path.read_bytes() == original.objects[unit].read_bytes() for unit, path in paths.items()):
            return None
        return self._linked(Linked(way, original.objects | paths, folder))

    def compiles(self, way: Build, file: str) -> bool:
        """True when a file takes part in a build."""
        return bool(self._affected(way, file))

    def _affected(self, way: Build, file: str) -> list[SourceFile]:
        """The units of a build that are the file or name it, as those do that include it."""
        return [unit for unit in way.units(self._sources) if unit.name == file or f'#include "{file}"' in unit.text]

    def forget(self, linked: Linked) -> None:
        """Removes what was linked, with the object of the file that was changed."""
        shutil.rmtree(linked.folder, ignore_errors=True)

    def program(self, linked: Linked) -> Path:
        """The program that calls what was linked, for `run_program`."""
        path = linked.folder / "program"
        if not path.exists():
            self.original(linked.build)
            link_program([self._mains[linked.build.name], *linked.objects.values()], path)
        return path

    def _made(self, name: str, inside: Path | None = None) -> Path:
        """A new folder."""
        folder = (inside or self._folder) / name
        folder.mkdir(parents=True)
        return folder

    def _linked(self, linked: Linked) -> Linked:
        objects = map(str, linked.objects.values())
        run([*find_compiler().command, *link_flags(), "-o", str(linked.library), *objects, "-lm"])
        return linked
