"""The ways in which users compile emitted C, as data: together they compile every line that computes at least once.

The first two are those that `symgen emit` prints: the plain files for a controller, and all files with batches in
vectors. Code that the preprocessor leaves out of both is found in the text: the macros of its conditions are defined
or undefined until every branch that holds code has been in some build. A branch that no macro opens is named, but for
those of other processors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from symgen.compile.compiler import Compiler, find_compiler, run
from symgen.compile.conditions import Conditions, conditions, definitions
from symgen.compile.flags import CONTROLLER, FUSED, debug_flags, vector_flags
from symgen.compile.instructions import chosen_set
from symgen.emit.source import SourceFile

__all__ = ["Build", "Builds", "builds"]

PROCESSORS = frozenset({"__aarch64__", "__x86_64__"})
"""Macros that are as they are: a branch for another processor is compiled where that is."""


@dataclass(frozen=True, slots=True)
class Build:
    """A way to compile emitted sources.

    Attributes:
        name: in words, for reports.
        flags: of every unit.
        vector: the units of vectors are compiled, too.
    """

    name: str
    flags: tuple[str, ...]
    vector: bool = False

    def units(self, sources: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
        """The files that are compiled."""
        found = [source for source in sources if source.name.endswith(".c")]
        return tuple(unit for unit in found if self.vector or not _is_vector(unit.name))


@dataclass(frozen=True, slots=True)
class Builds:
    """Builds, and the branches that no macro opens, as `file:line: condition`."""

    builds: tuple[Build, ...]
    never: tuple[str, ...]


def builds(
    sources: Sequence[SourceFile], instruction_set: str | None = None, debug: bool = False, every_branch: bool = True
) -> Builds:
    """The builds by which every branch of the sources' conditions is compiled, as far as macros decide.

    Args:
        sources: emitted C, or an edited copy.
        instruction_set: of the build in vectors; see `chosen_set`. `scalar` has none.
        debug: the compiler optimises as for a debug build, in place of what users are told to give it.
        every_branch: False leaves it at the builds that `symgen emit` prints.

    Raises:
        BuildError: no compiler, or conditions that cannot be read.
    """
    compiler = find_compiler()
    instructions = chosen_set(instruction_set, compiler)
    controller = (*CONTROLLER, *debug_flags(compiler.identity)) if debug else CONTROLLER
    found = [Build("for a controller", controller)]
    vectors = vector_flags([source.name for source in sources], compiler.identity)
    if vectors and instructions.vector:
        found.append(Build("in vectors", (*controller, *instructions.flags, FUSED, *vectors), vector=True))
    if not every_branch:
        return Builds(tuple(found), ())
    read = {source.name: conditions(source.name, source.text) for source in sources}
    return _completed(found, sources, read, compiler, () if debug else ("-O1",))


def _completed(
    found: list[Build],
    sources: Sequence[SourceFile],
    read: Mapping[str, Conditions],
    compiler: Compiler,
    level: tuple[str, ...],
) -> Builds:
    """Further builds at a level, by macros that open branches which none has compiled so far."""
    headers = {name: known for name, known in read.items() if not name.endswith(".c")}
    predefined = {build: _predefined(compiler, build.flags) for build in found}

    def taken(base: Build, changes: Mapping[str, bool]) -> set[tuple[str, int]]:
        known = {k: v for k, v in predefined[base].items() if changes.get(k, True)}
        known |= {macro: "1" for macro, defined in changes.items() if defined}
        own = [unit.name for unit in base.units(sources)]
        return set().union(*(read[name].taken(known, headers) for name in own))

    compiled = set().union(*(taken(base, {}) for base in found))
    entered = {unit.name for unit in found[-1].units(sources)} | {name for name, _ in compiled}
    macros = sorted(set().union(*(read[name].macros for name in entered)) - PROCESSORS)
    missing = {(name, line) for name in entered for line in read[name].branches} - compiled
    more: list[Build] = []
    for base in reversed(found):
        # headers of the system may need what a compiler defines of itself: new definitions are tried before these
        turnable = sorted(macros, key=predefined[base].__contains__)
        while missing:
            changes: dict[str, bool] = {}
            opened: set[tuple[str, int]] = set()
            for turned in (*combinations(turnable, 1), *combinations(turnable, 2)):
                if len(turned) > 1 and opened:
                    break  # two at once only where none alone opens anything
                tried = {**changes, **{macro: macro not in predefined[base] for macro in turned}}
                also = taken(base, tried) & missing
                if len(also) > len(opened):
                    changes, opened = tried, also
            if not opened:
                break
            words = tuple(f"-D{macro}=1" if defined else f"-U{macro}" for macro, defined in changes.items())
            more.append(Build(f"{base.name}, {' '.join(words)}", (*base.flags, *level, *words), base.vector))
            missing -= opened
    left = [(f"{name}:{line}", read[name].branches[line]) for name, line in sorted(missing)]
    never = [f"{place}: {words}" for place, words in left if not any(macro in words for macro in PROCESSORS)]
    return Builds((*found, *more), tuple(never))


@lru_cache(maxsize=64)
def _predefined(compiler: Compiler, flags: tuple[str, ...]) -> dict[str, str]:
    """The macros that a compiler defines with these flags."""
    return definitions(run([*compiler.command, *flags, "-dM", "-E", "-x", "c", "/dev/null"]))


def _is_vector(name: str) -> bool:
    return re.search(r"_vector(_\d+)?\.c$", name) is not None
