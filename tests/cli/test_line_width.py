"""Nothing that a command prints is wider than the terminal."""

from __future__ import annotations

import numpy as np
import pytest

from symgen.cli import main
from symgen.cli.console import paragraph, table
from symgen.describe.load import load_chain
from symgen.text.tables import text_table


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("columns", [40, 80, 100])
def test_an_identification_fits_the_terminal(tmp_path, monkeypatch, capsys, columns):
    """Base parameters of six joints are sums of up to three hundred characters."""
    names = load_chain("examples/puma560.yaml").q_names
    values = np.random.default_rng(1).uniform(-2.0, 2.0, (400, 4 * len(names)))
    head = [f"{kind}_{name}" for kind in ("q", "qd", "qdd", "tau") for name in names]
    np.savetxt(tmp_path / "run.csv", values, delimiter=",", header=",".join(head), comments="")
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["identify", "inertial", str(tmp_path / "run.csv"), "examples/puma560.yaml"]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= columns
    assert "Izz(" in shown


def test_wide_tables_go_on_below():
    rows = [[f"name {k}", *(f"{10.0**k:.0f}" for _ in range(6))] for k in range(3)]
    text = text_table(["what", *(f"column {k}" for k in range(6))], rows, 40)
    assert max(map(len, text.splitlines())) <= 40
    first, *others = text.split("\n\n")
    assert len(others) == 1
    assert all(part.startswith("what") and "name 2" in part for part in (first, *others))
    assert [f"column {k}" in text for k in range(6)] == [True] * 6
    assert text_table(["what"], [["x" * 90]], 30).splitlines()[2:] == ["x" * 30, *["  " + "x" * 28] * 2, "  xxxx"]


def test_without_a_terminal_lines_have_a_hundred_characters(monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr("sys.__stdout__", None)
    assert max(map(len, paragraph("word " * 100).splitlines())) <= 100
    assert max(map(len, table(["a", "b"], [["word " * 100, "1"]]).splitlines())) <= 100
