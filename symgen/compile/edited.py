"""Emitted C that was edited: the edit may change the results of functions, never their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from symgen.compile.declared import declared, plain_text
from symgen.emit.c.valid import declared_rules
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
    found = _with_rules(found, model, rules[dtype])
    ours = {source.name: source for source in fresh[dtype]}
    for theirs in found:
        if theirs.name in (name, f"{loops}h"):
            there, here = (_rules_last(plain_text(s.text), model) for s in (theirs, ours[theirs.name]))
            if there != here:
                said = _difference(theirs.text, ours[theirs.name].text)
                raise BuildError(f"{folder / theirs.name}, in {dtype}, {said}: {REMEDY}")
    return dtype, tuple(found)


def _with_rules(sources: Sequence[SourceFile], model: str, rules: SourceFile) -> list[SourceFile]:
    """The sources, with the rules of parameters where their header declares none."""
    header = next(source for source in sources if source.name == f"{model}.h")
    if not {f"{model}_valid", f"{model}_rule"}.isdisjoint(declared(header.text)):
        return list(sources)
    more = SourceFile(header.name, "\n".join([header.text, *declared_rules(model), ""]))
    return [more if source is header else source for source in sources] + [rules]


def _rules_last(plain: str, model: str) -> str:
    """Declarations with those of the rules of parameters behind the others."""
    rules = [declaration for declaration in declared_rules(model) if declaration in plain]
    for declaration in rules:
        plain = plain.replace(declaration, "", 1)
    return " ".join([*plain.split(), *rules])


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
