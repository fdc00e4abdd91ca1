"""Shared by all tests: this folder is importable (`import zoo`), property tests are seeded and unhurried, and code is
built with `optimization="debug"`, which the public variable `SYMGEN_OPTIMIZATION` says for the whole session.

Tests of what only a release build has (vector code, formulations compared after the passes, flags) carry the marker
`release`, or pass `optimization="release"`. `make test-release` runs everything in release form.
"""

from __future__ import annotations

import gc
import os
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from symgen.options import DEBUG, RELEASE, VARIABLE

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


def pytest_runtest_setup(item):
    """`@pytest.mark.needs("clang")`: skipped, and counted in the summary, where the tool is missing."""
    for mark in item.iter_markers("needs"):
        for tool in mark.args:
            if shutil.which(tool) is None:
                pytest.skip(f"{tool} is not installed")


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
