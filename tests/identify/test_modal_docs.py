"""The command and the examples of modal identification give what their texts say."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

from symgen.cli import main

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples/identification"


def test_the_command(tmp_path, capsys):
    """On Behi's tables; the report shows the shapes, and the chain that it writes loads."""
    report, chain = tmp_path / "fit.html", tmp_path / "fit.yaml"
    files = [str(FOLDER / "t3_776_modes.csv"), str(FOLDER / "t3_776_measured.yaml")]
    more = ["--parameters", "K3,K4,K9,K11,nu", "-o", str(report), "--write-chain", str(chain), "--json"]
    assert main(["identify", "modal", *files, *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["estimates"].keys() == {"K3", "K4", "K9", "K11", "nu"}
    assert "Mode shapes" in report.read_text()
    import symgen

    written = {p.name: p.value.value for p in symgen.load_chain(chain).parameters}
    assert written["K9"] == found["estimates"]["K9"]
    assert main(["identify", "modal", *files, "--parameters", "K5"]) == 1
    assert "no parameter 'K5'" in capsys.readouterr().err


def test_two_masses(capsys):
    """The printed estimates lie within five of their standard errors of the true values."""
    runpy.run_path(str(FOLDER / "two_masses.py"), run_name="__main__")
    lines = [line for line in capsys.readouterr().out.splitlines() if "; true" in line and not line.startswith("mode")]
    assert len(lines) == 6
    for line in lines:
        value, sigma, true = (float(text) for text in line.split(": ")[1].replace("; true", " +-").split(" +- "))
        assert abs(value - true) < 5.0 * sigma


def test_the_measured_arm(capsys, monkeypatch):
    """The note's numbers: 2, 36, 40 and 7 % by (5.35); J3 negative by plain least squares."""
    monkeypatch.setattr("sys.argv", ["t3_776.py"])
    runpy.run_path(str(FOLDER / "t3_776.py"), run_name="__main__")
    out = capsys.readouterr().out
    assert [line.split()[-2] for line in out.splitlines() if "diagonal" in line] == ["+2", "+36", "+40", "+7"]
    assert "J3 -10" in out
    assert "not determined: M3, M4, J2, J3, R3, R4" in out
