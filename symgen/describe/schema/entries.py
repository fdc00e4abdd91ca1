"""Values of more than one table of the chain format: the readers' short names, records, and lists of names."""

from __future__ import annotations

from typing import Any

from symgen.describe.reader import BROKEN, Read, Reader
from symgen.describe.yaml_tree import Node

__all__ = ["FLAG", "LEVEL", "LOSSES", "NAME", "TEXT", "VALUE", "VECTOR", "names", "record_of"]


def names(reader: Reader, node: Node, path: str) -> tuple[str, ...]:
    return tuple(reader.name(item, f"{path}[{k}]") for k, item in enumerate(reader.items(node, path, "names")))


def record_of(
    cls: Any, what: str, keys: dict[str, Read], words: dict[str, str] | None = None, required: tuple[str, ...] = (),
    refused: dict[str, str] | None = None,
) -> Read:  # fmt: skip
    """A reader of a mapping that becomes a dataclass; missing required values become placeholders."""

    def read(reader: Reader, node: Node, path: str) -> Any:
        found = reader.record(node, path, what, keys, required, refused, words)
        return cls(**{**{key: 2 if key == "elements" else BROKEN for key in required}, **found})

    return read


VALUE, LEVEL, LOSSES, VECTOR, TEXT, NAME, FLAG = (
    Reader.value,
    Reader.level,
    Reader.losses,
    Reader.vector,
    Reader.text,
    Reader.name,
    Reader.flag,
)
