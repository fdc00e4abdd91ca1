"""`python -m tests.lowest EXTRA,...`: pins of the lowest versions that pyproject.toml allows, for pip's `-c`.

`make lowest` installs them into a Python of its own and runs tests there: bounds that cannot be met together, or that
are below what the code needs, show.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"

BOUND = re.compile(r"([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?>=([0-9.]+)")


def pins(extras: list[str]) -> list[str]:
    """`name==version` of the dependencies of the project and of some of its extras."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    found: dict[str, str] = {}
    for line in wanted:
        match = BOUND.match(line)
        if match is None:
            raise SystemExit(f"{line}: a dependency without a lowest version")
        if found.setdefault(match[1], match[2]) != match[2]:
            raise SystemExit(f"{match[1]}: two lowest versions, {found[match[1]]} and {match[2]}")
    return [f"{name}=={version}" for name, version in found.items()]


if __name__ == "__main__":
    print("\n".join(pins(sys.argv[1].split(","))))
