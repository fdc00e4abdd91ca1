"""Shared by all tests: this folder is importable (`import zoo`), property tests are seeded and unhurried, and code is
built with `optimization="debug"`, which the public variable `SYMGEN_OPTIMIZATION` says for the whole session.

`make test` runs what finds faults for little time. The tests of `tests/nightly.txt`, which get the marker `nightly`,
and seeds that never caught a fault (`tests/seeds.py`) run in `make nightly`; `pytest -m nightly FILE` runs the former.

Tests of what only a release build has (vector code, formulations compared after the passes, flags) carry the marker
`release`, or pass `optimization="release"`. `make test-release` runs everything in release form.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
from collections import Counter
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from symgen.emit.targets import TARGETS
from symgen.options import DEBUG, RELEASE, VARIABLE
from tests.seeds import NIGHTLY

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")  # JAX compiles for less time
os.environ.setdefault(VARIABLE, DEBUG)  # inherited by the processes that tests start

settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("fuzz", deadline=None, max_examples=200, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

gc.set_threshold(100_000, 20, 50)
"""Derivations make many small nodes, of which few die early: looking at them as often as Python does by itself is a
seventh of their tests' time."""


@pytest.fixture(scope="module", autouse=True)
def level_of_module(request):
    """Release builds for a module with `pytestmark = pytest.mark.release`, its fixtures included."""
    yield from _level(request.node)


@pytest.fixture(autouse=True)
def level_of_test(request):
    """Release builds for a test with `@pytest.mark.release`."""
    yield from _level(request.node)


def _level(node):
    with pytest.MonkeyPatch.context() as patch:
        if node.get_closest_marker("release"):
            patch.setenv(VARIABLE, RELEASE)
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Leaves the tests of `nightly.txt` out, except in `make nightly` and where `-m` names the marker."""
    left_out = [item for item in items if is_nightly(item.nodeid)]
    for item in left_out:
        item.add_marker("nightly")
    if left_out and not NIGHTLY and "nightly" not in config.option.markexpr:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]


def is_nightly(node: str) -> bool:
    """True for a test that `nightly.txt` names, alone, with its file, or as one of its cases."""
    test, _, _ = node.partition("[")
    return not {node, test, test.partition("::")[0]}.isdisjoint(nightly_tests())


@cache
def nightly_tests() -> frozenset[str]:
    """Names of `nightly.txt`."""
    lines = (Path(__file__).parent / "nightly.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def pytest_runtest_setup(item):
    """`@pytest.mark.needs("clang")`: skipped, and counted in the summary, where the tool is missing."""
    for mark in item.iter_markers("needs"):
        for tool in mark.args:
            if not present(tool):
                pytest.skip(f"{tool} is not installed")


@cache
def present(tool: str) -> bool:
    """True for a program that is on the path, a Python package, a class or package of LaTeX for pdflatex."""
    if tool in {"torch", *(target.package for target in TARGETS.values())}:
        return find_spec(tool) is not None
    if not tool.endswith((".cls", ".sty")):
        return shutil.which(tool) is not None
    return (
        shutil.which("kpsewhich") is not None and subprocess.run(["kpsewhich", tool], capture_output=True).stdout != b""
    )


def pytest_terminal_summary(terminalreporter):
    """Counts the tests that proved nothing here, by what was missing."""
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", ())]
    reasons = Counter(told[2].removeprefix("Skipped: ") for told in skipped if isinstance(told, tuple | list))
    if reasons:
        terminalreporter.section("not tested here")
        for reason, count in sorted(reasons.items()):
            terminalreporter.write_line(f"{count} test{'s' if count > 1 else ''} skipped: {reason}")


@pytest.fixture
def repository() -> Path:
    """The root of the repository."""
    return Path(__file__).parents[1]
