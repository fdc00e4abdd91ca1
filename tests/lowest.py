"""`python -m tests.lowest`: installs the lowest versions that pyproject.toml allows, and runs tests with them.

Bounds that cannot be met together, or that are below what the code needs, show. Later versions of what these depend on
may warn of them, so that warnings are no errors here.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "lowest"

EXTRAS = ("plot", "parquet", "identify", "casadi", "mujoco", "completion")
TESTS = (
    *(
        "tests/identify",
        "tests/model",
        "tests/describe/test_mjcf.py",
        "tests/describe/test_mjcf_constraints.py",
        "tests/optimal_control",
        "tests/report",
        "tests/viewer",
    ),
    *("tests/emit/test_c_text.py", "tests/simulate/test_smooth.py", "tests/simulate/test_event_exact.py"),
)

BOUND = re.compile(r"([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?>=([0-9.]+)")


def pins(extras: Sequence[str]) -> list[str]:
    """`name==version` of the dependencies of the project and of some of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    found: dict[str, str] = {}
    for line in wanted:
        match = BOUND.match(line)
        if match is None:
            raise SystemExit(f"{line}: a dependency without a lowest version")
        if found.setdefault(match[1], match[2]) != match[2]:
            raise SystemExit(f"{match[1]}: two lowest versions, {found[match[1]]} and {match[2]}")
    return [f"{name}=={version}" for name, version in found.items()]


def main() -> int:
    """The exit code of the tests."""
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER)], check=True)
    python = str(FOLDER / "bin" / "python")
    constraints = FOLDER / "pins.txt"
    constraints.write_text("\n".join(pins(EXTRAS)) + "\n", encoding="utf-8")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", str(constraints)]
    subprocess.run([*install, f"{ROOT}[{','.join(EXTRAS)}]", "pytest", "hypothesis", "ipython"], check=True)
    return subprocess.run([python, "-m", "pytest", "-q", "-o", "addopts=", *TESTS], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
