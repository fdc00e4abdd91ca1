"""Emitted sources and their interface, kept between runs.

    Build --cache, or derive, optimise, emit--> Emission

The cache's key holds the chain's content, every choice, and those of symgen's sources and templates that can change the
text, so that an entry can never be stale; where these have changed since they were imported, nothing is kept. An entry
that cannot be read is made again, and a cache that cannot be written is done without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from symgen.compile.cache import cache_key, kept
from symgen.emit.source import SourceFile
from symgen.emit.targets import target_of
from symgen.pipeline.build import Build
from symgen.pipeline.source_fingerprint import EMISSION, own_sources, template_sources
from symgen.program.interface import Interface, interface

if TYPE_CHECKING:
    from symgen.program.function import Program

__all__ = ["Emission", "emission"]


@dataclass(frozen=True, slots=True)
class Emission:
    """Emitted sources, and the interface that a model needs."""

    sources: tuple[SourceFile, ...]
    interface: Interface


def emission(build: Build, program: Callable[[Build], Program], further: Sequence[str] = ()) -> Emission:
    """The sources of a build, from the cache when they are there.

    Args:
        build: all choices.
        program: makes the optimised Program when it is needed.
        further: choices that change the Program, beside those of the build.
    """

    def made() -> Emission:
        from symgen.emit import emit_sources
        from symgen.program.optimise import without_collection

        optimised = program(build)
        with without_collection():
            sources = emit_sources(optimised, build.target, build.dtype, build.options)
        return Emission(sources, interface(optimised, build.dtype))

    return kept(_entry_name(build, further), made, _data, _read)


def _entry_name(build: Build, further: Sequence[str]) -> str | None:
    """Name of the cache's entry for these choices; None when symgen's own sources have changed: keep nothing then."""
    own, templates = own_sources(EMISSION), template_sources(target_of(build.target).templates)
    if own is None or templates is None:
        return None
    return f"{cache_key([own, templates, *build.of_text, *further])}.json"


def _data(made: Emission) -> dict[str, Any]:
    return {"sources": [[s.name, s.text] for s in made.sources], "interface": made.interface.to_dict()}


def _read(data: Mapping[str, Any]) -> Emission:
    sources = tuple(SourceFile(name, text) for name, text in data["sources"])
    return Emission(sources, Interface.from_dict(data["interface"]))
