"""`--json` of every command: one JSON document on stdout, with the keys that `docs/commands.md` names."""

import json
import re
import shutil

import pytest
from zoo import SWING

from symgen.cli import main
from symgen.cli.parser import COMMANDS
from tests.documents import ROOT

SWEEP = """over: {m: [1.0, 2.0]}
simulate: {duration: 0.1, q: [0.3]}
"""
NUMPY = ["--target", "numpy"]
DATA = "examples/identification"
LINE = ["--q", "shoulder=0.3,elbow=0.9", "--point", "tip", "--goal", "0.2,0.9,0", "--duration", "0.5", "--rows", "3"]

RUNS = {
    "new": ["crane"],
    "validate": ["swing.yaml"],
    "convert": ["swing.yaml"],
    "derive": ["swing.yaml"],
    "figure": ["swing.yaml"],
    "report": ["swing.yaml", "--no-check", "--duration", "0.1", *NUMPY],
    "emit": ["swing.yaml", "--functions", "bias"],
    "tune": ["swing.yaml", "--functions", "bias", "--trials", "3"],
    "build": ["swing.yaml", "--functions", "bias", *NUMPY],
    "check": ["swing.yaml", "--functions", "bias", "--samples", "5", *NUMPY],
    "simulate": ["swing.yaml", "--q", "0.3", "--duration", "0.1", "--sample", "0.05", *NUMPY],
    "sweep": ["swing.yaml", "--over", "sweep.yaml", "--processes", "1"],
    "modes": ["examples/vibration/milacron.yaml", *NUMPY],
    "frf": ["examples/vibration/milacron.yaml", "--load", "mode:0", "--out", "mode:0", "--points", "3", *NUMPY],
    "deflect": ["examples/vibration/flexible_two_link.yaml", *LINE, *NUMPY],
    "cost": ["swing.yaml", "--functions", "bias", "--samples", "2"],
    "identify": ["friction", f"{DATA}/shoulder_breakaway.csv", "examples/dupont_screw.yaml", "--test", "breakaway"],
    "evidence": ["swing.yaml", "--functions", "bias"],
    "bench": ["swing.yaml", "--functions", "bias"],
    "demo": ["swing.yaml"],
}
"""Command -> arguments with which it has little to do; `completion` prints lines for a shell, and nothing else."""

TOOLS = {"cost": "arm-none-eabi-gcc", "evidence": "cppcheck"}
"""Without its tool a command has the same keys and says what is missing; the exit code is 1."""


def documented() -> dict[str, set[str]]:
    """Command -> keys, from the table of the page; words in parentheses and after a semicolon or colon are remarks."""
    text = (ROOT / "docs" / "commands.md").read_text().split("## Results for scripts")[1]
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", text, flags=re.MULTILINE)
    return {name: set(re.findall(r"`(\w+)`", re.split(r"[;:(]", keys)[0])) for name, keys in rows}


def test_every_command_is_run_and_documented():
    assert set(RUNS) == set(COMMANDS) - {"completion"} == set(documented())


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("command", RUNS)
def test_json_is_one_document_with_the_documented_keys(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    (tmp_path / "sweep.yaml").write_text(SWEEP)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    code = main([command, *RUNS[command], "--json"])
    assert code in ((0, 1) if command in TOOLS and shutil.which(TOOLS[command]) is None else (0,))
    data = json.loads(capsys.readouterr().out)
    assert set(data) == documented()[command]


def test_a_sweep_has_its_summary_by_value(tmp_path, monkeypatch, capsys):
    """A pendulum at rest hangs still, whatever its mass."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    (tmp_path / "sweep.yaml").write_text(SWEEP.replace("[0.3]", "[0.0]"))
    assert main(["sweep", "swing.yaml", "--over", "sweep.yaml", "--processes", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["summary"]
    assert (found["names"], found["value"], found["places"]) == (["m"], "q_theta", [[1.0, 2.0]])
    assert (found["runs"], found["failed"], found["mean"]) == ([1, 1], [0, 0], [0.0, 0.0])
