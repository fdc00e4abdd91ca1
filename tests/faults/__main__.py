"""`python -m tests.faults [NAME ...]`: plants each fault in a copy of the project, where `make test` must notice it.

The tests that a patch names run first; where they pass, so do all others of `make test`, until one fails. The last line
counts the faults that were caught, and exit code 0 says that all were.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.faults.patches import FAULTS, Patch, read

ROOT = FAULTS.parents[1]
COPIED = ("symgen", "templates", "tests")
FAILED = 1
"""pytest's exit code of failing tests; other codes but 0 are mistakes of the call."""


def main(names: list[str]) -> int:
    """Plants the faults of these names, or all; returns 0 when each was caught."""
    paths = [FAULTS / f"{name}.patch" for name in names] or sorted(FAULTS.glob("*.patch"))
    caught = 0
    with tempfile.TemporaryDirectory() as folder:
        root = copied(Path(folder) / "project")
        for path in paths:
            patch = read(path)
            said = noticed(patch, root)
            caught += said.startswith("caught")
            print(f"{patch.name}: {said}", flush=True)
    print(f"{caught} of {len(paths)} planted faults caught")
    return 0 if caught == len(paths) else 1


def copied(root: Path) -> Path:
    """A copy of the project, in which what faults cannot change is linked."""
    root.mkdir()
    for path in ROOT.iterdir():
        if path.name in COPIED:
            shutil.copytree(path, root / path.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif path.name not in (".git", "build", "dist"):
            (root / path.name).symlink_to(path)
    return root


def noticed(patch: Patch, root: Path) -> str:
    """Plants a fault, runs tests, takes it out again; says what happened."""
    planted = patch.planted(root)
    before = {path: path.read_text(encoding="utf-8") for path in planted}
    try:
        write(planted)
        silent = [test for test in patch.tests if code_of([test], root) != FAILED]
        if not silent:
            return "caught"
        if len(silent) < len(patch.tests):
            return f"caught, but not by {' '.join(silent)}"
        return "caught by other tests" if code_of([], root) == FAILED else f"MISSED: {patch.fault}"
    finally:
        write(before)


def write(texts: Mapping[Path, str]) -> None:
    """Writes sources, and removes what Python compiled of them: it sees an edit by its second and size alone."""
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
        shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)


def code_of(tests: list[str], root: Path) -> int:
    """Exit code of pytest in the copy, with the tests of `make test`, until the first failure."""
    environment = {**os.environ, "PYTHONPATH": str(root), "SYMGEN_CACHE": str(root.parent / "cache")}
    environment.pop("SYMGEN_NIGHTLY", None)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
