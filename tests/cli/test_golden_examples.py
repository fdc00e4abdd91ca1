"""The examples emit what is committed under `generated/`, whatever the hash seed; `make golden` renews it."""

import os
import subprocess
import sys

import pytest

from tests.golden import differences
from tests.golden_examples import EXAMPLES, ROOT, TARGETS, golden


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_emitted_text_is_what_is_committed(example, target):
    sources, folder = golden(example, target)
    assert differences(sources, folder) == []


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_text_does_not_depend_on_the_hash_seed(seed, tmp_path):
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    for target in TARGETS:
        folder = tmp_path / target
        command = [sys.executable, "-m", "symgen", "emit", "examples/puma560.yaml", "--target", target]
        command += ["--batches"] if target == "c" else []
        subprocess.run([*command, "--output", str(folder)], cwd=ROOT, env=environment, check=True, capture_output=True)
        committed = ROOT / "generated" / "puma560" / target
        for path in sorted(folder.iterdir()):
            assert path.read_bytes() == (committed / path.name).read_bytes()


def test_there_are_examples():
    assert {"puma560", "two_link", "pendulum"} <= {path.stem for path in EXAMPLES}
