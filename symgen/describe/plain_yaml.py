"""YAML files that are no chains, as plain data: mappings, lists, numbers, texts, true and false.

Sweeps, scenarios, descriptions of measurements: all are read here, by the rules of `yaml_tree`.
"""

from __future__ import annotations

import math
import os
from typing import Any

from symgen.describe.text_file import raised_as, read_text
from symgen.describe.yaml_tree import Format, Mapping, Node, Scalar, Sequence, read_tree
from symgen.errors import ArgumentError, ChainError, Problem, SymgenError

__all__ = ["read_plain"]

WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}

PLAIN = Format("these files", "KEY: VALUE is wanted", "write the value at each of its places")


def read_plain(
    path: str | os.PathLike[str], kind: type[SymgenError] = ArgumentError, empty: bool = False
) -> dict[str, Any]:
    """The mapping that a file holds.

    Numbers without quotes are int or float; all other texts stay texts, expressions among them.

    Args:
        path: the file.
        kind: class of the errors.
        empty: whether a file without content is a mapping without entries.

    Raises:
        SymgenError: of that class: the file cannot be read, is no mapping, has a key twice, or a number that is
            larger than any float; with line and column.
    """
    with raised_as(kind):
        file = os.fspath(path)
        text = read_text(path)
        if empty and all(not line.strip() or line.lstrip().startswith("#") for line in text.splitlines()):
            return {}
        tree = read_tree(text, file, PLAIN)
        if not isinstance(tree, Mapping):
            raise _refusal(tree, file, "a mapping is wanted, KEY: VALUE")
        found: dict[str, Any] = _plain(tree, file)
        return found


def _refusal(node: Node, file: str, message: str) -> ChainError:
    return ChainError((Problem(message, file=file, line=node.line, column=node.column),))


def _plain(node: Node, file: str) -> Any:
    if isinstance(node, Sequence):
        return [_plain(item, file) for item in node.items]
    if isinstance(node, Scalar):
        return _scalar(node, file)
    found: dict[str, Any] = {}
    for key, value in node.entries:
        if not isinstance(key, Scalar):
            raise _refusal(key, file, "a key must be a text")
        if key.text in found:
            raise _refusal(key, file, f"the key {key.text!r:.80} is given twice")
        found[key.text] = _plain(value, file)
    return found


def _scalar(node: Scalar, file: str) -> Any:
    text = node.text
    if not node.plain:
        return text
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    try:
        number = float(text)
    except ValueError:
        return text
    if math.isfinite(number):
        try:
            return int(text)
        except ValueError:
            return number
    if any(character.isdigit() for character in text):
        raise _refusal(node, file, f"the number {text!r:.40} is larger than any float, 1.8e308")
    return text
