"""The FMU: an archive of description, binaries and sources; the same bytes for the same chain and compiler."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from symgen.about import __version__
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.products.product import Summary

if TYPE_CHECKING:
    from symgen.describe.mechanism import Mechanism
    from symgen.pipeline.build import Build
    from symgen.products.fmu.binaries import Platform

__all__ = ["FMI", "fmu_functions", "fmu_summary", "fmu_tree", "made_fmu"]

FMI = (3, 2)
"""Versions, the default first."""

RESERVED = ("fmu", "instance", "variables", "exchange", "simulator", "fmi", "fmi2", "fmi3")

DATE = (1980, 1, 1, 0, 0, 0)
"""The first that an archive can hold: files have no dates."""


def fmu_functions(mechanism: Mechanism, asked: Iterable[str] | None, **settings: Any) -> tuple[str, ...]:
    """The functions that the FMU of a chain calls.

    Raises:
        ArgumentError: others are asked for.
    """
    from symgen.derive.functions import signatures
    from symgen.pipeline.selection import select_functions
    from symgen.products.simulator import needed_functions

    if asked is not None:
        raise ArgumentError("functions: an FMU has the functions that it calls; leave them out")
    table = signatures(mechanism)
    shown = [name for name in ("coordinates", "coordinate_rates") if "coordinates" in table]
    points = [f"position_{name}" for name in _points(mechanism)]
    return select_functions(mechanism, (*needed_functions(mechanism), *shown, *points))


def _points(mechanism: Mechanism) -> tuple[str, ...]:
    return tuple(point.name for point in mechanism.chain.points)


def fmu_tree(
    build: Build,
    before: Sequence[SourceFile] = (),
    fmi: int = FMI[0],
    platforms: Sequence[str] | None = None,
    scenario: Mapping[str, Any] | None = None,
) -> tuple[SourceFile, ...]:
    """`<model>.fmu`.

    Args:
        build: of C in double precision, with the functions of `fmu_functions`.
        before: none.
        fmi: version, 2 or 3.
        platforms: names of those whose binaries are in it; None: this one, where there is a compiler.
        scenario: arguments of `simulate`: start values, tables, and expressions, which are compiled in.

    Raises:
        ArgumentError: unknown version or platform, wrong names or values, what an FMU cannot have.
        BuildError: a compiler refused, or there is none for a platform that was named.
    """
    name = build.mechanism.name
    files = made_fmu(build, fmi, platforms, scenario)
    return (SourceFile(f"{name}.fmu", "", _zipped(files, f"{name}, emitted by symgen {__version__}")),)


def made_fmu(
    build: Build, fmi: int, platforms: Sequence[str] | None, scenario: Mapping[str, Any] | None
) -> tuple[SourceFile, ...]:
    """The files of an FMU; arguments and errors as of `fmu_tree`."""
    from symgen.compile.compiler import find_compiler
    from symgen.errors import BuildError
    from symgen.pipeline.sources import emitted
    from symgen.products.fmu.binaries import binary, chosen_platforms

    chosen = chosen_platforms(platforms)
    if fmi not in FMI:
        raise ArgumentError(f"fmi: there are versions 2 and 3, not {fmi!r:.40}")
    plain = replace(build, options=replace(build.options, batches=False))
    texts = emitted(plain).sources
    description, sources = _described(plain, texts, fmi, dict(scenario or {}))
    libraries: list[SourceFile] = []
    if platforms is None:
        try:
            find_compiler()
        except BuildError:
            chosen = ()
    for which in chosen:
        folder = which.name if fmi == 3 else which.older
        place = f"binaries/{folder}/{build.mechanism.name}{which.suffix}"
        libraries.append(SourceFile(place, "", binary(sources, which, build.options)))
    inside = tuple(SourceFile(f"sources/{source.name}", source.text) for source in sources)
    return (*description, *libraries, *inside)


def _described(
    build: Build, texts: tuple[SourceFile, ...], fmi: int, scenario: Mapping[str, Any]
) -> tuple[tuple[SourceFile, ...], tuple[SourceFile, ...]]:
    """The descriptions, and the sources."""
    from symgen.derive.program import runtime_parameters
    from symgen.emit.c.macros import member_names
    from symgen.pipeline.programs import optimised
    from symgen.products.fmu.description import Facts, build_description, description
    from symgen.products.fmu.instance import instance_files
    from symgen.products.fmu.slopes import slopes_of
    from symgen.products.fmu.variables import interface_of, shown_joints
    from symgen.products.simulator import simulated

    mechanism = build.mechanism
    if mechanism.name in RESERVED:
        raise ArgumentError(f"{mechanism.name}: files of an FMU have this name; give the chain another one")
    if scenario.get("until") is not None:
        raise ArgumentError("scenario: until: the importer ends the run of an FMU; leave it out")
    found = simulated(mechanism, texts, scenario)
    main, program, points = found.context, optimised(build), _points(mechanism)
    switches = sum(main.counts) + main.conditions - main.chain_conditions
    interface = interface_of(mechanism, main, program, points, switches)
    members = member_names([parameter.name for parameter in runtime_parameters(mechanism)])
    shown = len(shown_joints(mechanism, program))

    slopes = slopes_of(build, main)

    def sources(token: str) -> tuple[SourceFile, ...]:
        own = instance_files(found, interface, list(members.values()), shown, points, fmi, token, slopes)
        return (*texts, *found.control, *slopes.sources, *own)

    named = [source.name for source in sources("")]
    compiled = tuple(sorted(name for name in named if name.endswith(".c")))
    doc = mechanism.chain.description.strip()
    facts = Facts(mechanism.name, doc, found.main.duration, found.main.sample, main.rtol, compiled)
    digest = hashlib.sha256(description(facts, interface, fmi, "").encode())
    for source in sources(""):
        digest.update(source.name.encode() + b"\0" + source.text.encode() + b"\0")
    words = digest.hexdigest()
    token = f"{{{words[:8]}-{words[8:12]}-{words[12:16]}-{words[16:20]}-{words[20:32]}}}"
    described = [SourceFile("modelDescription.xml", description(facts, interface, fmi, token))]
    if fmi == 3:
        described.append(SourceFile("sources/buildDescription.xml", build_description(facts)))
    return tuple(described), sources(token)


def _zipped(files: Sequence[SourceFile], comment: str) -> bytes:
    """An archive without dates, its files in the order of their names."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for source in sorted(files, key=lambda each: each.name):
            entry = zipfile.ZipInfo(source.name, DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, source.content)
        archive.comment = comment.encode("ascii", "replace")
    return stream.getvalue()


def fmu_summary(
    build: Build,
    names: Sequence[str],
    fmi: int = FMI[0],
    platforms: Sequence[str] | None = None,
    scenario: Mapping[str, Any] | None = None,
) -> Summary:
    """Commands that check and run it with FMPy, and what is in it."""
    from symgen.compile.compiler import find_compiler
    from symgen.errors import BuildError
    from symgen.products.fmu.binaries import chosen_platforms

    chosen: tuple[Platform, ...] = chosen_platforms(platforms)
    try:
        find_compiler()
    except BuildError:
        chosen = chosen if platforms is not None else ()
    for_whom = ", ".join(which.name for which in chosen) or "no platform: importers compile its sources"
    note = f"FMI {fmi}.0, co-simulation and model exchange; sources, and binaries for {for_whom}"
    commands = (f"fmpy validate {names[0]}", f"fmpy simulate {names[0]} --show-plot")
    facts = {"fmi": f"{fmi}.0", "platforms": [which.name for which in chosen]}
    return Summary(commands, (note,), facts, purpose="to try it")
