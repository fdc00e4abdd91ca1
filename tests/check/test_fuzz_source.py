"""Edited C of any kind: what changes a token is a difference, what changes comments and layout alone is none.

`make fuzz` runs this test with more examples and new seeds for as long as it is told.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen import emit_sources, load_chain
from symgen.compile.text import text_differences
from symgen.emit.source import SourceFile
from tests.emit.c_lexer import tokens

pytestmark = pytest.mark.fuzz

PIECES = [
    *("0.0", "1", "+", "-", "*", "/", "<", "<=", "==", "!", "&&", ";", "(", ")", "{", "}", "return;", "x", "2.5e-9"),
    *("/*", "*/", "//", '"', "'", "\\\n", "\n", " ", "\t", "#if 0\n", "\n#endif\n", "/* a */", "// a\n", "??/", "NaN"),
]


@cache
def sources() -> tuple[SourceFile, ...]:
    """The C of a pendulum."""
    return tuple(emit_sources(load_chain("examples/pendulum.yaml"), "c", functions=["bias", "mass_matrix"]))


def changed(text: str, draw: random.Random) -> str:
    """The text with one piece put in, left out, or in the place of another."""
    words = [match.span() for match in re.finditer(r"\w+|[^\w\s]|\s+", text)]
    begin, end = draw.choice(words)
    kind = draw.randrange(4)
    if kind == 0:
        return text[:begin] + text[end:]
    if kind == 1:
        return text[:begin] + draw.choice(PIECES) + text[begin:]
    if kind == 2:
        return text[:begin] + draw.choice(PIECES) + text[end:]
    other, other_end = draw.choice(words)
    return text[:begin] + text[other:other_end] + text[end:]


def code(text: str) -> list[str] | None:
    """The tokens without line ends, by a lexer of the tests; None where a comment or a literal is not closed."""
    try:
        return [token for token in tokens(text, trigraphs=False) if token != "\n"]
    except ValueError:
        return None


@given(st.integers(0, 2**32), st.integers(1, 3))
def test_edits_of_code_are_differences(seed: int, count: int) -> None:
    draw = random.Random(seed)
    place = draw.randrange(len(sources()))
    source = sources()[place]
    text = source.text
    for _ in range(count):
        text = changed(text, draw)
    edited = [*sources()]
    edited[place] = replace(source, text=text)
    found = text_differences(sources(), edited)
    if code(text) != code(source.text):
        assert found
    assert all(difference.file == source.name for difference in found)
    assert all(1 <= difference.line <= text.count("\n") + 1 for difference in found)
