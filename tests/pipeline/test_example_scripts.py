"""Every script in `examples/` runs and says something."""

import os
import subprocess
import sys

import pytest

from tests.golden_examples import ROOT

SCRIPTS = sorted((ROOT / "examples").rglob("*.py"))


def run(script, *arguments):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "ignore", str(script), *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_script_runs(script):
    if "import casadi" in script.read_text():
        pytest.importorskip("casadi")
    assert run(script).strip()


def test_inverse_kinematics_takes_any_manipulator():
    text = run(ROOT / "examples" / "inverse_kinematics.py", "examples/puma560.yaml", "tip")
    assert text.startswith("puma560:")


def test_scripts_draw_when_asked(tmp_path):
    picture = tmp_path / "belt.png"
    run(ROOT / "examples" / "friction" / "belt.py", "--png", str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_there_are_scripts():
    names = {path.stem for path in SCRIPTS}
    assert {"sticking_under_gravity", "self_locking", "inverse_kinematics", "block_on_block", "dupont_table"} <= names
