"""Shared by all tests: this folder is importable (`import zoo`), property tests are seeded and unhurried, and code
whose values are looked at, rather than its making, is wanted soon: C is compiled as `quick=True` does, vector code only
where batches are, and formulations are chosen by what they count alone."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from symgen.compile import library as compiling
from symgen.compile.flags import compile_flags, quick_flags
from symgen.formulate.chooser import Chooser
from symgen.pipeline import emission
from symgen.pipeline.source_fingerprint import own_sources

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


def pytest_addoption(parser):
    """`--optimised`: all code is derived and compiled as users get it (`make test-optimised`)."""
    parser.addoption("--optimised", action="store_true", help="derive and compile all code as users get it")


def pytest_configure(config):
    """`pytestmark = pytest.mark.optimised`: a module on how code is made, which `make test` compiles so, too."""
    config.addinivalue_line("markers", "optimised: code of this module is compiled as users get it")


BATCHES = ("check", "compile", "emit", "friction", "model")
"""Folders whose tests look at batches; elsewhere they are loops over the plain code: vector code compiles longest."""

CHOICES = ("budgets", "cli", "pipeline")
"""Folders whose tests look at the choice of formulations; elsewhere the passes have no word in it: to search those that
come near by all passes is a third of the time of deriving."""


@pytest.fixture(scope="module", autouse=True)
def quick_code(request):
    """Code that is wanted soon: at full optimisation, compiling is more than half of the work of all tests."""
    optimised = request.config.getoption("--optimised") or request.node.get_closest_marker("optimised")
    with pytest.MonkeyPatch.context() as patch:
        if not optimised:
            patch.setattr(compiling, "compile_flags", _quick)
            if request.path.parent.name not in BATCHES:
                patch.setattr(compiling, "vector_flags", lambda names, identity: ())
            if request.path.parent.name not in CHOICES:
                patch.setattr(Chooser, "settled", lambda forms, name, plans, others: plans[0])
                patch.setattr(emission, "own_sources", _own)  # part of the cache's key
        yield


def _quick(source, identity, **choices):
    return (*compile_flags(source, identity, **choices), *quick_flags(identity))


def _own():
    own = own_sources()
    return None if own is None else f"{own}, by count alone"


@pytest.fixture
def repository() -> Path:
    """The root of the repository."""
    return Path(__file__).parents[1]
