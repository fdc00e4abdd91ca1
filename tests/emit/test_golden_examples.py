"""The examples emit what is committed under `generated/`, whatever the hash seed; `make golden` renews it."""

import os
import subprocess
import sys

import pytest
import sympy

from symgen.options import RELEASE, VARIABLE
from tests.golden import differences
from tests.golden_examples import EXAMPLES, LOCKED, ROOT, TARGETS, golden

needs_the_locked_sympy = pytest.mark.skipif(
    sympy.__version__ != LOCKED,
    reason=f"golden files are written with SymPy {LOCKED}, here is {sympy.__version__}",
)
"""Another version may order terms otherwise: the same values, other text."""


EMIT = """
from symgen.pipeline import TARGETS, emit_sources
functions = ["inverse_dynamics", "linearize", "sticking_forces", "position_tip"]
for target in TARGETS:
    for source in emit_sources("examples/two_link.yaml", target, functions=functions):
        print(source.name, source.text)
"""


@needs_the_locked_sympy
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_emitted_text_is_what_is_committed(example, target):
    sources, folder = golden(example, target)
    assert differences(sources, folder) == []


def test_text_does_not_depend_on_the_hash_seed(tmp_path):
    """Two seeds beside each other; each run has a cache of its own, so that both derive."""
    texts = []
    for seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), VARIABLE: RELEASE}
        environment["SYMGEN_CACHE"] = str(tmp_path / seed)
        found = subprocess.run([sys.executable, "-c", EMIT], cwd=ROOT, env=environment, check=True, capture_output=True)
        texts.append(found.stdout)
        assert (tmp_path / seed).is_dir()
    assert texts[0] == texts[1]
    assert texts[0].count(b"inverse_dynamics") > 2


def test_there_are_examples():
    assert {"puma560", "two_link", "pendulum"} <= {path.stem for path in EXAMPLES}
