"""The equations of the examples, derived once for all tests of a process."""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

from symgen.derive.equations import EquationsOfMotion, derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain
from symgen.report.equations import format_equations

EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def equations(name: str) -> EquationsOfMotion:
    """Those of an example; what they derive when asked for stays known."""
    return derive_equations(assemble(load_chain(EXAMPLES / f"{name}.yaml")))


@cache
def written(name: str, format: str = "text") -> str:
    """Their document, as text in plain letters."""
    return plain_page(equations(name), format)


def plain_page(equations: EquationsOfMotion, format: str = "text", **wanted: Any) -> str:
    """A document; as text with plain letters in the place of bold and script ones."""
    page = format_equations(equations, format, **wanted)
    return "".join(map(plain_letter, page)) if format == "text" else page


def plain_letter(character: str) -> str:
    """A letter in its plain face, a bold Greek one by its name."""
    plain = unicodedata.normalize("NFKC", character)
    if plain == character:
        return character
    name = unicodedata.name(plain[0], "")
    if not name.startswith("GREEK"):
        return plain
    word = name.rsplit(" ", 1)[1].lower().replace("lamda", "lambda")
    return word.capitalize() if "CAPITAL" in name else word
