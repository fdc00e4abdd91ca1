"""Emitted C that was edited: the edit may change the results of functions, never their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from symgen.compile.declared import declared, plain_text
from symgen.emit.source import SourceFile
from symgen.errors import BuildError

__all__ = ["REMEDY", "EditedFolder", "declared_functions", "edited_folder"]

REMEDY = "check with the --functions and the --plan that they were emitted with, or emit again and repeat the edits"

FOR_CONTROLLER = "For a controller."
"""Words of the header of the profile `controller`."""


def declared_functions(folder: Path, chain: str, known: Iterable[str], ending: str = "") -> tuple[str, ...]:
    """Which of a chain's functions the header in a folder declares.

    Args:
        folder: holds the files that `emit` wrote.
        chain: the chain's name.
        known: names of its functions.
        ending: behind the chain's name, in the names of the header and of its functions.

    Raises:
        BuildError: the header is missing or unreadable, or declares none of them.
    """
    header = f"{chain}{ending}.h"
    names = declared(_read(folder, header))
    found = tuple(name for name in known if f"{chain}{ending}_{name}" in names)
    if not found:
        raise BuildError(f"{folder / header} declares no function of {chain}; `symgen emit` writes it")
    return found


@dataclass(frozen=True, slots=True)
class EditedFolder:
    """The C of a chain in a folder, as far as its header tells.

    Attributes:
        path: holds the files that `emit` wrote, edited.
        model: the chain's name.
        header: text of `<model>.h`.
    """

    path: Path
    model: str
    header: str

    @property
    def dtype(self) -> str:
        """The number type of the declarations."""
        return "float32" if re.search(r"\bfloat\b", plain_text(self.header)) else "float64"

    @property
    def batches(self) -> bool:
        """True when there are functions for many states."""
        return (self.path / f"{self.model}_batch.h").exists()

    @property
    def rules(self) -> bool:
        """True when the header declares the rules of parameters, which a controller's may leave out."""
        return bool(_rules_of(self.header, self.model))

    @property
    def for_controller(self) -> bool:
        """True when the header says that it was written for a controller."""
        return not self.batches and FOR_CONTROLLER in self.header

    def has(self, name: str) -> bool:
        """True when a file is there."""
        return (self.path / name).exists()

    def read(self, name: str) -> SourceFile:
        """A file; raises BuildError when it is missing or no text."""
        return SourceFile(name, _read(self.path, name))

    def declares_otherwise(self, fresh: Sequence[SourceFile]) -> str:
        """In words, how the declarations differ from those of an emission with batches; empty when they do not."""
        ours = {source.name: source.text for source in fresh}
        name, loops = f"{self.model}.h", f"{self.model}_batch.h"
        own = _rules_of(ours[name], self.model)
        for each in (name, loops) if self.batches else (name,):
            theirs = self.header if each == name else self.read(each).text
            added = own if each == name and not self.rules else []
            theirs = "\n".join([theirs, *added])
            there, here = (_last(plain_text(text), own) for text in (theirs, ours[each]))
            if there != here:
                return f"{self.path / each}, in {self.dtype}, {_difference(theirs, ours[each])}: {REMEDY}"
        return ""

    def sources(self, fresh: Sequence[SourceFile], rules: SourceFile) -> tuple[SourceFile, ...]:
        """The files, completed: fresh loops where there are none for many states, and fresh rules of parameters where
        the profile `controller` left them out.

        Args:
            fresh: the same functions as they would be emitted now with batches.
            rules: a file with the rules of parameters alone.

        Raises:
            BuildError: a file is missing or unreadable, or the headers declare other functions, structs or types:
                calling such a library would corrupt memory.
        """
        otherwise = self.declares_otherwise(fresh)
        if otherwise:
            raise BuildError(otherwise)
        loops, vectors = f"{self.model}_batch.", (f"{self.model}_vector", f"{self.model}_inline.")
        found: list[SourceFile] = []
        for source in fresh:
            if self.batches or not source.name.startswith((loops, *vectors)):
                found.append(self.read(source.name))
            elif source.name.startswith(loops):
                found.append(source)
        if not self.rules:
            (ours,) = (source.text for source in fresh if source.name == f"{self.model}.h")
            completed = "\n".join([self.header, *_rules_of(ours, self.model), ""])
            found = [replace(s, text=completed) if s.name == f"{self.model}.h" else s for s in found]
            found.append(rules)
        return tuple(found)


def edited_folder(path: Path, model: str) -> EditedFolder:
    """The folder of a chain's C; raises BuildError when its header cannot be read."""
    return EditedFolder(path, model, _read(path, f"{model}.h"))


def _rules_of(header: str, model: str) -> list[str]:
    """The declarations of the rules of parameters."""
    return [
        found.strip()
        for found in re.findall(rf"[^;{{}}]*\b{model}_(?:valid|broken_rule|rule)\([^;]*;", plain_text(header))
    ]


def _last(plain: str, moved: Sequence[str]) -> str:
    """Declarations, those of `moved` that are among them behind the others."""
    there = [declaration for declaration in moved if declaration in plain]
    for declaration in there:
        plain = plain.replace(declaration, "", 1)
    return " ".join([*plain.split(), *there])


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
