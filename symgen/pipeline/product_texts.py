"""Texts of products, inside archives too: fresh ones, edited ones, and how these differ."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

from symgen.compile.text import Text, text_differences
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.products.product import Product

__all__ = ["compared", "file_of", "opened", "read_source"]

LARGEST = 1 << 28
"""Bytes that are read of one archive."""


def opened(product: Product, files: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    """Files as a check sees them: those inside the archive of a product that is one."""
    if not product.archive:
        return tuple(files)
    (archive,) = files
    return _inside(archive.data or b"", archive.name)


def read_source(product: Product, source: Path) -> tuple[SourceFile, ...]:
    """Files of an edited product that stands alone: those of its archive, or the texts of its folder.

    Raises:
        BuildError: it is missing or unreadable.
    """
    try:
        if product.archive:
            return _inside(source.read_bytes(), str(source))
        if not source.is_dir():
            return (file_of(source.parent, source.name),)
        return tuple(file_of(source, path.name) for path in sorted(source.iterdir()) if path.suffix in (".c", ".h"))
    except OSError as error:
        raise BuildError(f"{source} cannot be read: {error.strerror}; `symgen emit` writes it") from None


def file_of(folder: Path, name: str) -> SourceFile:
    """A text in a folder. Raises BuildError."""
    path = folder / name
    try:
        return SourceFile(name, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BuildError(f"{path} cannot be read: {reason}; `symgen emit` writes it") from None


def compared(written: Sequence[SourceFile], found: Sequence[SourceFile], place: str, emission: str) -> Text:
    """Edited texts beside those that symgen writes now.

    Raises:
        BuildError: a text is missing.
    """
    theirs = {source.name: source for source in found if source.data is None}
    ours = [source for source in written if source.data is None]
    lacking = [source.name for source in ours if source.name not in theirs]
    if lacking:
        raise BuildError(f"{place} lacks {', '.join(lacking)}, which symgen writes ({emission}); emit it again")
    pairs = [theirs[source.name] for source in ours]
    differences = text_differences(ours, pairs)
    same = all(a.text == b.text for a, b in zip(ours, pairs, strict=True))
    names = tuple(source.name for source in ours)
    beside = tuple(sorted(name for name in theirs if name not in names))
    return Text(emission, names, differences, not differences and not same, beside)


def _inside(data: bytes, place: str) -> tuple[SourceFile, ...]:
    """Texts, and binaries as bytes."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if sum(entry.file_size for entry in entries) > LARGEST:
                raise BuildError(f"{place}: the archive holds more than {LARGEST >> 20} MiB")
            return tuple(_file(entry.filename, archive.read(entry)) for entry in entries)
    except zipfile.BadZipFile as error:
        raise BuildError(f"{place} is no archive: {error}; `symgen emit` writes it") from None


def _file(name: str, data: bytes) -> SourceFile:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return SourceFile(name, "", data)
    return SourceFile(name, "", data) if "\0" in text else SourceFile(name, text)
