"""Declarations of the headers, without parsing C: names of functions, and the text without comments and layout."""

from __future__ import annotations

import re
from collections.abc import Sequence

from symgen.emit.source import SourceFile
from symgen.errors import BuildError

__all__ = ["declarations", "declared", "header_of", "plain_text"]


def header_of(sources: Sequence[SourceFile], model: str) -> str:
    """The texts of `<model>.h` and `<model>_batch.h`, one behind the other; raises BuildError where one is missing."""
    texts = {source.name: source.text for source in sources}
    for name, remedy in ((f"{model}.h", ""), (f"{model}_batch.h", "; emit them with batches=True")):
        if name not in texts:
            raise BuildError(f"the sources of {model} have no header {name}{remedy}")
    return texts[f"{model}.h"] + texts[f"{model}_batch.h"]


def declarations(header: str) -> str:
    """A header without comments, which hold texts of people, and what the preprocessor handles: what cffi can read."""
    text = re.sub(r"/\*.*?\*/", " ", header, flags=re.DOTALL)
    text = re.sub(r"#ifdef __cplusplus\n.*?#endif\n", "", text, flags=re.DOTALL)
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def plain_text(header: str) -> str:
    """Declarations of a header, without comments and layout."""
    return " ".join(declarations(header).split())


def declared(header: str) -> tuple[str, ...]:
    """Names of the declared functions, in order."""
    return tuple(dict.fromkeys(re.findall(r"(\w+)\(", plain_text(header))))
