"""Which peers are installed, where, in which version.

They may live in a Python of their own, so that nothing of theirs gets between symgen and its tests: `PEERS` names
its interpreter; else `build/peers/bin/python` (made by `make peers`), else the running one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from benchmarks.contender import ROOT, PeerAbsentError

__all__ = ["PACKAGES", "eigen", "folder", "interpreter", "run_python", "version"]

PACKAGES = ("pin", "casadi", "mujoco", "symforce", "pydy", "sympy")

ASK = """
import importlib.metadata as m, json, sysconfig
found = {}
for name in %r:
    try:
        found[name] = m.version(name)
    except m.PackageNotFoundError:
        pass
print(json.dumps([sysconfig.get_path("platlib"), found]))
"""


def interpreter() -> str:
    """The Python that has the peers."""
    own = ROOT / "build" / "peers" / "bin" / "python"
    return os.environ.get("PEERS") or (str(own) if own.exists() else sys.executable)


@cache
def _found() -> tuple[str, dict[str, str]]:
    out = subprocess.run([interpreter(), "-c", ASK % (PACKAGES,)], capture_output=True, text=True, check=True).stdout
    where, versions = json.loads(out)
    return where, versions


def version(package: str) -> str:
    """Of an installed package; raises PeerAbsentError."""
    try:
        return _found()[1][package]
    except KeyError:
        raise PeerAbsentError(f"the Python package {package} is not installed") from None


def folder() -> Path:
    """Where the peers' packages lie."""
    return Path(_found()[0])


def eigen() -> Path:
    """Eigen's headers, which the wheels of Pinocchio and SymForce do without; CasADi's brings some."""
    with_casadi = str(folder() / "casadi" / "include" / "eigen3")
    for place in (os.environ.get("EIGEN", ""), "/usr/include/eigen3", "/usr/local/include/eigen3", with_casadi):
        if place and (Path(place) / "Eigen" / "Core").exists():
            return Path(place)
    raise PeerAbsentError("no headers of Eigen (libeigen3-dev), or EIGEN does not name their folder")


def run_python(script: Path, *arguments: str, cwd: Path | None = None) -> str:
    """Runs a script in the peers' Python; raises PeerAbsentError with its last line when it fails."""
    found = subprocess.run(
        [interpreter(), str(script), *arguments], cwd=cwd, capture_output=True, text=True, check=False
    )
    if found.returncode:
        raise PeerAbsentError(f"{script.name}: {(found.stderr.strip().splitlines() or ['failed'])[-1][:300]}")
    return found.stdout
