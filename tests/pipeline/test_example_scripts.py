"""Every script in `examples/` runs and says something."""

import importlib.util
import runpy
import sys
import warnings

import numpy as np
import pytest

from tests.golden_examples import ROOT

SCRIPTS = sorted(
    path
    for path in (ROOT / "examples").rglob("*.py")
    if not any((folder / "__init__.py").exists() for folder in path.parents) and path.parent.name != "cuda"
)
"""Those in no package; `tests/gallery` runs the gallery's, `tests/emit` the launchers of CUDA, which take a folder."""


@pytest.fixture
def run(monkeypatch, capsys):
    """Runs a script as `python SCRIPT ARGUMENT ...` does in the repository, in this process; returns what it prints."""

    def running(script, *arguments):
        before = set(sys.modules)
        monkeypatch.chdir(ROOT)
        monkeypatch.setattr(sys, "argv", [str(script), *arguments])
        monkeypatch.setattr(sys, "path", [str(script.parent), *sys.path])
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                runpy.run_path(str(script), run_name="__main__")
        finally:
            for name in set(sys.modules) - before:  # of this folder of examples: others may have the same names
                if str(getattr(sys.modules[name], "__file__", None)).startswith(str(script.parent)):
                    del sys.modules[name]
        return capsys.readouterr().out

    return running


EXAMPLES = ROOT / "examples"
DRAWING = (
    (EXAMPLES / "friction" / "belt.py", "--png"),
    (EXAMPLES / "vibration" / "cantilever.py",),
    (EXAMPLES / "vibration" / "puma560_elastic.py",),
)
"""Scripts that draw, with what comes before the picture's name."""

DRAWN = {script for script, *_ in DRAWING}


def tools(script):
    """Marks of a script that needs more than symgen."""
    return [pytest.mark.needs("torch")] if "import torch" in script.read_text(encoding="utf-8") else []


@pytest.mark.parametrize(
    "script", [pytest.param(path, marks=tools(path), id=path.stem) for path in SCRIPTS if path not in DRAWN]
)
def test_script_runs(script, run):
    assert run(script).strip()


def test_inverse_kinematics_takes_any_manipulator(run):
    text = run(ROOT / "examples" / "inverse_kinematics.py", "examples/puma560.yaml", "tip")
    assert text.startswith("puma560:")


@pytest.mark.parametrize("command", DRAWING, ids=lambda command: command[0].stem)
def test_scripts_draw_when_asked(tmp_path, command, run):
    picture = tmp_path / "picture.png"
    assert run(*command, str(picture)).strip()
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_there_are_scripts():
    names = {path.stem for path in SCRIPTS}
    assert {"sticking_under_gravity", "self_locking", "inverse_kinematics", "block_on_block", "dupont_table"} <= names


def test_vector_environment_obeys_the_rules_of_gymnasium():
    import gymnasium

    spec = importlib.util.spec_from_file_location("vector_environment", ROOT / "examples/many/vector_environment.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert len((ROOT / "examples/many/vector_environment.py").read_text(encoding="utf-8").splitlines()) <= 40
    tables = module.Tables(ROOT / "examples/xy_table.yaml", 5, force=60.0)
    assert isinstance(tables, gymnasium.vector.VectorEnv)
    seen, _ = tables.reset(seed=3)
    again, _ = tables.reset(seed=3)
    assert np.array_equal(seen, again)
    assert seen in tables.observation_space
    assert np.array_equal(seen[:, 2:], np.zeros((5, 2)))
    over = np.zeros(5, bool)
    for _ in range(40):  # pushed to one side, all leave within 0.8 s, each in its own step
        seen, rewards, gone, late, _ = tables.step(np.ones((5, 2)))
        assert np.array_equal(rewards[over], np.zeros(over.sum()))  # the step that begins anew has no reward
        assert np.all(np.abs(seen[over, :2]) <= 1.0)
        over = gone | late
    assert rewards.shape == (5,)
