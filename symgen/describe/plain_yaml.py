"""YAML files that are no chains, as plain data: mappings, lists, numbers, texts, true and false."""

from __future__ import annotations

import math
import os
from typing import Any

from symgen.describe.load import read_text
from symgen.describe.yaml_tree import Mapping, Node, Scalar, Sequence, read_tree
from symgen.errors import ChainError, Problem

__all__ = ["read_plain"]

WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}


def read_plain(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The mapping that a file holds.

    Numbers without quotes are int or float; all other texts stay texts, expressions among them.

    Raises:
        ChainError: the file cannot be read, is no mapping, or has a key twice; with line and column.
    """
    file = os.fspath(path)
    tree = read_tree(read_text(path), file, "KEY: VALUE is wanted")
    if not isinstance(tree, Mapping):
        raise ChainError((Problem("a mapping is wanted, KEY: VALUE", file=file, line=tree.line, column=tree.column),))
    found: dict[str, Any] = _plain(tree, file)
    return found


def _plain(node: Node, file: str) -> Any:
    if isinstance(node, Sequence):
        return [_plain(item, file) for item in node.items]
    if isinstance(node, Scalar):
        return _scalar(node)
    found: dict[str, Any] = {}
    for key, value in node.entries:
        what = ""
        if not isinstance(key, Scalar):
            what = "a key must be a text"
        elif key.text in found:
            what = f"the key {key.text!r:.80} is given twice"
        if what or not isinstance(key, Scalar):
            raise ChainError((Problem(what, file=file, line=key.line, column=key.column),))
        found[key.text] = _plain(value, file)
    return found


def _scalar(node: Scalar) -> Any:
    text = node.text
    if not node.plain:
        return text
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    for kind in (int, float):
        try:
            number = kind(text)
        except ValueError:
            continue
        return number if math.isfinite(number) else text
    return text
