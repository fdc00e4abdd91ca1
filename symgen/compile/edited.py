"""Emitted C that was edited: the edit may change the results of functions, never their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from symgen.compile.declared import declared, plain_text
from symgen.emit.source import SourceFile
from symgen.errors import BuildError

__all__ = ["declared_functions", "edited_sources"]

REMEDY = "check with the --functions and the --plan that they were emitted with, or emit again and repeat the edits"


def declared_functions(folder: Path, chain: str, known: Iterable[str]) -> tuple[str, ...]:
    """Which of a chain's functions the header in a folder declares.

    Args:
        folder: holds the files that `emit` wrote.
        chain: the chain's name.
        known: names of its functions.

    Raises:
        BuildError: the header is missing or unreadable, or declares none of them.
    """
    header = f"{chain}.h"
    names = declared(_read(folder, header))
    found = tuple(name for name in known if f"{chain}_{name}" in names)
    if not found:
        raise BuildError(f"{folder / header} declares no function of {chain}; `symgen emit` writes it")
    return found


def edited_sources(
    folder: Path, fresh: Mapping[str, Sequence[SourceFile]], rules: Mapping[str, SourceFile]
) -> tuple[str, tuple[SourceFile, ...]]:
    """The number type of the C in a folder, and its files.

    Fresh loops are added where there are none for many states, and fresh rules of parameters where the profile
    `controller` left them out.

    Args:
        folder: holds the files that `emit` wrote for the same chain and functions, with batches or without.
        fresh: by number type, the sources as they would be emitted now with batches.
        rules: by number type, a file with the rules of parameters alone.

    Raises:
        BuildError: a file is missing or unreadable, or the header declares other functions, structs or types: calling
            such a library would corrupt memory.
    """
    name = next(source.name for sources in fresh.values() for source in sources if source.name.endswith(".h"))
    model = name.removesuffix(".h")
    dtype = _dtype(plain_text(_read(folder, name)))
    loops, vectors = f"{model}_batch.", f"{model}_vector"
    batches = (folder / f"{loops}h").exists()
    found: list[SourceFile] = []
    for source in fresh[dtype]:
        if batches or not source.name.startswith((loops, vectors)):
            found.append(SourceFile(source.name, _read(folder, source.name)))
        elif source.name.startswith(loops):
            found.append(source)
    ours = {source.name: source.text for source in fresh[dtype]}
    own = _rules_of(ours[name], model)
    theirs = next(source for source in found if source.name == name)
    if not _rules_of(theirs.text, model):
        found[found.index(theirs)] = SourceFile(name, "\n".join([theirs.text, *own, ""]))
        found.append(rules[dtype])
    for source in found:
        if source.name in (name, f"{loops}h"):
            there, here = (_last(plain_text(text), own) for text in (source.text, ours[source.name]))
            if there != here:
                said = _difference(source.text, ours[source.name])
                raise BuildError(f"{folder / source.name}, in {dtype}, {said}: {REMEDY}")
    return dtype, tuple(found)


def _rules_of(header: str, model: str) -> list[str]:
    """The declarations of the rules of parameters."""
    return [found.strip() for found in re.findall(rf"[^;{{}}]*\b{model}_(?:valid|rule)\([^;]*;", plain_text(header))]


def _last(plain: str, moved: Sequence[str]) -> str:
    """Declarations, those of `moved` that are among them behind the others."""
    there = [declaration for declaration in moved if declaration in plain]
    for declaration in there:
        plain = plain.replace(declaration, "", 1)
    return " ".join([*plain.split(), *there])


def _dtype(interface: str) -> str:
    return "float32" if re.search(r"\bfloat\b", interface) else "float64"


def _difference(theirs: str, ours: str) -> str:
    """In words, how a header differs from the one that would be emitted."""
    there, here = declared(theirs), declared(ours)
    beyond, missing = [name for name in there if name not in here], [name for name in here if name not in there]
    said = [f"declares {_some(beyond)} besides what is checked"] if beyond else []
    said += [f"does not declare {_some(missing)}"] if missing else []
    return " and ".join(said) or "declares other parameters, sizes or types than this chain now has"


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def _read(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8")
    except OSError as error:
        reason = error.strerror
    except UnicodeDecodeError as error:
        reason = str(error)
    raise BuildError(f"{folder / name} cannot be read: {reason}; `symgen emit` writes it")
