"""Emitted sources and their interface, kept between runs.

    chain, functions, target, dtype, plan --cache, or derive, optimise, emit--> Emission

The cache's key holds the chain's content, every choice, and symgen's own sources and templates, so that an entry can
never be stale; where these have changed since they were imported, nothing is kept. An entry that cannot be read is made
again, and a cache that cannot be written is done without.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.compile.cache import cache_key, cached, content
from symgen.describe.chain import Chain
from symgen.describe.write import to_yaml
from symgen.emit.source import SourceFile
from symgen.emit.targets import target_of
from symgen.errors import BuildError, SymgenError
from symgen.options import Options
from symgen.pipeline.source_fingerprint import own_sources
from symgen.program.interface import Interface, interface

if TYPE_CHECKING:
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.program.function import Program

__all__ = ["Emission", "emission", "entry_name"]


@dataclass(frozen=True, slots=True)
class Emission:
    """Emitted sources, and the interface that a model needs."""

    sources: tuple[SourceFile, ...]
    interface: Interface


def emission(
    chain: Chain,
    functions: tuple[str, ...],
    target: str,
    dtype: str,
    plan: ChainPlan | None,
    options: Options,
    program: Callable[[], Program],
    further: Sequence[str] = (),
) -> Emission:
    """The sources of a chain, from the cache when they are there.

    Args:
        chain: validated.
        functions: emitted names.
        target: name of a target.
        dtype: `"float64"` or `"float32"`.
        plan: as it was given.
        options: of the emission.
        program: makes the optimised Program when it is needed.
        further: choices that change the Program, beside chain and functions.
    """

    def written(folder: Path) -> Path:
        from symgen.emit import emit_sources
        from symgen.program.optimise import without_collection

        optimised = program()
        with without_collection():
            sources = emit_sources(optimised, target, dtype, options)
        data = {"sources": [[s.name, s.text] for s in sources], "interface": interface(optimised, dtype).to_dict()}
        path = folder / "emission.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        return path

    name = entry_name(chain, functions, target, dtype, plan, options, further)
    if name is None:
        return _made(program(), target, dtype, options)
    try:
        entry = cached(name, written)
    except BuildError:
        return _made(program(), target, dtype, options)
    try:
        return _read(entry)
    except (ValueError, KeyError, TypeError, SymgenError):  # damaged, or written by another program
        entry.unlink(missing_ok=True)
        return _made(program(), target, dtype, options)


def entry_name(
    chain: Chain,
    functions: tuple[str, ...],
    target: str,
    dtype: str,
    plan: ChainPlan | None,
    options: Options,
    further: Sequence[str] = (),
) -> str | None:
    """Name of the cache's entry for these choices; None when symgen's own sources have changed: keep nothing then."""
    own = own_sources()
    if own is None:
        return None
    choices = [
        to_yaml(chain),
        *functions,
        target,
        dtype,
        _told(plan),
        *options.of_text(target_of(target).takes),
        *further,
    ]
    return f"{cache_key([own, *choices])}.json"


def _told(plan: ChainPlan | None) -> str:
    if plan is None:
        return ""
    from symgen.formulate.plan_file import plan_to_text

    return plan_to_text(plan)


def _made(program: Program, target: str, dtype: str, options: Options) -> Emission:
    from symgen.emit import emit_sources

    return Emission(emit_sources(program, target, dtype, options), interface(program, dtype))


def _read(entry: Path) -> Emission:
    data = json.loads((content(entry) or b"").decode("utf-8"))
    sources = tuple(SourceFile(name, text) for name, text in data["sources"])
    return Emission(sources, Interface.from_dict(data["interface"]))
