"""Coordinates are not bodies: derivations ask the mechanism for coordinates, but for a count of places that falls."""

import re
from pathlib import Path

DERIVATIONS = [Path(__file__).parents[2] / "symgen" / stage for stage in ("derive", "formulate")]
BODIES = ("bodies", "recursive", "reduced", "base_parameters", "feasibility")
"""Below the motion map: recursions count bodies, whatever moves them."""

PLACES = 20
"""Places in derivations that count the joints of a chain as coordinates. Lower it with them; never raise it."""


def places(root: Path) -> list[str]:
    return [
        f"{path.relative_to(root.parent)}:{number}"
        for path in sorted(root.rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if re.search(r"\bchain\.(moving|q_names)\b", line)
    ]


def test_derivations_count_joints_as_coordinates_in_fewer_and_fewer_places():
    found = [place for root in DERIVATIONS for place in places(root)]
    assert len(found) <= PLACES, "\n".join(found)


def test_recursions_count_bodies_alone():
    below = [place for folder in BODIES for place in places(DERIVATIONS[0] / folder)]
    assert below == []
