"""Coordinates are not bodies: stages below the chain ask the mechanism for coordinates."""

import re
from pathlib import Path

STAGES = ("derive", "formulate", "pipeline", "check", "analyse", "simulate", "model")
ASKED = re.compile(r"\bchain\.(moving|movable|q_names|movable_names|actuated|input_names|is_coupled)\b")


def test_stages_below_the_chain_ask_the_mechanism_for_coordinates():
    package = Path(__file__).parents[2] / "symgen"
    found = [
        f"{path.relative_to(package)}:{number}"
        for stage in STAGES
        for path in sorted((package / stage).rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if ASKED.search(line)
    ]
    assert found == []
