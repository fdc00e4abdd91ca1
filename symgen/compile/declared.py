"""What a header declares, without reading C: names of functions, and the text without comments and layout."""

from __future__ import annotations

import re

__all__ = ["declarations", "declared", "plain_text"]


def declarations(header: str) -> str:
    """A header without comments, which hold texts of people, and what the preprocessor handles: what cffi can read."""
    text = re.sub(r"/\*.*?\*/", " ", header, flags=re.DOTALL)
    text = re.sub(r"#ifdef __cplusplus\n.*?#endif\n", "", text, flags=re.DOTALL)
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def plain_text(header: str) -> str:
    """What a header declares, without comments and layout."""
    return " ".join(declarations(header).split())


def declared(header: str) -> tuple[str, ...]:
    """Names of what is declared with arguments, in order."""
    return tuple(dict.fromkeys(re.findall(r"(\w+)\(", plain_text(header))))
