"""Shared libraries of an FMU: for this platform by its C compiler, for others by zig."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass

from symgen.compile.library import compile_c
from symgen.compile.zig import has_zig, zig_compiled
from symgen.describe.nearest import nearest
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError, BuildError
from symgen.options import Options

__all__ = ["PLATFORMS", "Platform", "binary", "chosen_platforms", "here", "libraries_of"]


@dataclass(frozen=True, slots=True)
class Platform:
    """A system and processor.

    Attributes:
        name: in FMI 3.0, the folder of its binaries.
        older: in FMI 2.0.
        target: of zig.
        suffix: of shared libraries.
    """

    name: str
    older: str
    target: str
    suffix: str


PLATFORMS = {
    each.name: each
    for each in (
        Platform("x86_64-linux", "linux64", "x86_64-linux-gnu.2.17", ".so"),
        Platform("aarch64-linux", "aarch64-linux", "aarch64-linux-gnu.2.17", ".so"),
        Platform("x86_64-windows", "win64", "x86_64-windows-gnu", ".dll"),
        Platform("x86_64-darwin", "darwin64", "x86_64-macos", ".dylib"),
        Platform("aarch64-darwin", "aarch64-darwin", "aarch64-macos", ".dylib"),
    )
}
"""Platforms by their names."""

PLAIN = ("-std=c99", "-O2", "-ffp-contract=off", "-fPIC", "-shared", "-s")
"""Flags for zig."""


def here() -> Platform | None:
    """This platform; None for one that FMI does not name."""
    machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine().lower(), platform.machine().lower())
    return PLATFORMS.get(f"{machine}-{platform.system().lower()}")


def chosen_platforms(names: Sequence[str] | None) -> tuple[Platform, ...]:
    """The platforms by their names; None: this one, `none`: no binaries.

    Raises:
        ArgumentError: there is no platform of this name.
    """
    if names is None:
        own = here()
        return () if own is None else (own,)
    if isinstance(names, str):
        raise ArgumentError(f"platforms: a list of names is wanted, not a text; write platforms=[{names!r}]")
    if list(names) == ["none"]:
        return ()
    for name in names:
        if name not in PLATFORMS:
            close = nearest(str(name), sorted(PLATFORMS))
            raise ArgumentError(f"platforms: there is no {name!r}{close}; there are {', '.join(PLATFORMS)}, none")
    return tuple(PLATFORMS[name] for name in dict.fromkeys(names))


def binary(sources: Sequence[SourceFile], which: Platform, options: Options) -> bytes:
    """The shared library of the sources for a platform.

    Raises:
        BuildError: no compiler, or it refused; another platform without ziglang.
    """
    if which == here():
        x86 = which.name.startswith("x86_64")
        chosen = Options(options.optimization, libm=options.libm, instruction_set="sse2" if x86 else None)
        return compile_c(sources, chosen).read_bytes()
    if not has_zig():
        raise BuildError(f"platforms: {which.name} is another platform than this one: pip install 'symgen[fmu]'")
    maths = () if which.name.endswith("windows") else ("-lm",)
    return zig_compiled(sources, which.target, (*PLAIN, *maths), f"made{which.suffix}")


def libraries_of(files: Sequence[SourceFile], which: Platform, options: Options) -> list[tuple[str, bytes]]:
    """The library of an archive for a platform, and that of its sources where it is another; each with words for it.

    Raises:
        BuildError: the sources do not compile.
    """
    sources = [
        SourceFile(source.name.removeprefix("sources/"), source.text)
        for source in files
        if source.name.startswith("sources/") and source.name.endswith((".c", ".h"))
    ]
    built = binary(sources, which, options)
    for source in files:
        folders = source.name.split("/")
        if source.data is not None and folders[0] == "binaries" and folders[1] in (which.name, which.older):
            return [("float64", source.data), *([("sources", built)] if built != source.data else [])]
    return [("sources", built)]
