"""Terminals and pipes whose encoding lacks characters: every command works, and shows them as escapes."""

import json
import os
import subprocess
import sys

import pytest

CHAIN = """\
symgen: 1
name: bras
description: "Bras à deux barres — Ω 😀"
gravity: [0, -9.81, 0]
parameters: {m1: {value: 1.2, unit: "kg·m", doc: "masse de l’épaule"}}
joints:
  - name: swing
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: m1
    com: [0.2, 0, 0]
    friction: {static: 0.9, coulomb: 0.6}
"""

ASCII = {"PYTHONIOENCODING": "ascii"}
C = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def run(folder, words, more):
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    command = [sys.executable, "-m", "symgen", *words]
    return subprocess.run(command, cwd=folder, env={**environment, **more}, capture_output=True, check=False)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "bras.yaml").write_text(CHAIN, encoding="utf-8")
    (tmp_path / "é.yaml").write_text(CHAIN.replace("mass: m1", "masse: m1"), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("more", [ASCII, C], ids=["ascii", "C"])
@pytest.mark.parametrize(
    "words", ["derive bras.yaml", "derive bras.yaml --format latex", "derive bras.yaml --format markdown"]
)
def test_equations_are_printed(words, more, folder):
    found = run(folder, words.split(), more)
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"Bras \\xe0 deux barres" in found.stdout


@pytest.mark.parametrize("more", [ASCII, C], ids=["ascii", "C"])
def test_names_of_files_and_problems_are_printed(more, folder):
    found = run(folder, ["validate", "é.yaml"], more)
    assert found.returncode == 1
    assert b"unknown key 'masse' (did you mean 'mass'?)" in found.stderr
    found = run(folder, ["validate", "é.yaml", "--json"], more)
    assert json.loads(found.stdout)["count"] == 1
    found = run(folder, ["emit", "bras.yaml", "-o", "größe", "--functions", "gravity"], more)
    assert found.returncode == 0
    assert (folder / "größe" / "bras.h").is_file()


def test_files_are_written_in_utf_8(folder):
    assert run(folder, ["derive", "bras.yaml", "-o", "bras.md"], C).returncode == 0
    assert "Bras à deux barres" in (folder / "bras.md").read_text(encoding="utf-8")
