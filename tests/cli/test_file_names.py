"""Files and folders with names that are no UTF-8: read, written, and named with escapes; memory that is not there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from symgen.cli import main
from symgen.describe.load import load_chain

EXAMPLES = Path("examples")


@pytest.fixture
def folder(tmp_path):
    found = tmp_path / os.fsdecode(b"d\xff")
    found.mkdir()
    for source, name in (("pendulum.yaml", b"p\xfe.yaml"), ("two_link.yaml", b"arm\xfe.yaml")):
        shutil.copy(EXAMPLES / source, found / os.fsdecode(name))
    for ending in ("csv", "yaml"):
        shutil.copy(
            EXAMPLES / "identification" / f"two_link.{ending}", found / os.fsdecode(b"run\xfd." + ending.encode())
        )
    return found


@pytest.mark.parametrize(
    ("command", "written"),
    [
        (["validate", b"p\xfe.yaml", "--json"], None),
        (["derive", b"p\xfe.yaml"], None),
        (["figure", b"p\xfe.yaml", "-o", b"f\xfe.svg"], b"f\xfe.svg"),
        (["emit", b"p\xfe.yaml", "--functions", "bias", "-o", b"c\xfe"], b"c\xfe/pendulum.c"),
        (["emit", b"p\xfe.yaml", "--functions", "bias", "--target", "numpy", "-o", b"n\xfe"], b"n\xfe/pendulum.py"),
        (["identify", "inertial", b"run\xfd.csv", b"arm\xfe.yaml", "-o", b"r\xfe.md"], b"r\xfe.md"),
        (["identify", "inertial", b"run\xfd.csv", b"arm\xfe.yaml", "--write-chain", b"i\xfe.yaml"], b"i\xfe.yaml"),
    ],
)
def test_commands_read_and_write_them(folder, monkeypatch, capsys, command, written):
    monkeypatch.chdir(folder)
    assert main([os.fsdecode(word) for word in command]) == 0, capsys.readouterr().err
    capsys.readouterr().out.encode("utf-8")
    if written:
        (folder / os.fsdecode(written)).read_text(encoding="utf-8")


def test_errors_name_them(folder, monkeypatch, capsys):
    monkeypatch.chdir(folder)
    for command in (["validate", b"none\xff.yaml"], ["identify", "inertial", b"none\xff.csv", b"arm\xfe.yaml"]):
        assert main([os.fsdecode(word) for word in command]) == 1
        assert r"none\udcff" in capsys.readouterr().err
    chain = load_chain(folder / os.fsdecode(b"p\xfe.yaml"))
    assert chain.place_of("swing").startswith(str(folder.parent))
    chain.place_of("swing").encode("utf-8")


def test_lack_of_memory_is_a_message(monkeypatch, capsys):
    def lacking(*_):
        raise MemoryError

    monkeypatch.setattr("symgen.cli.parser._run", lacking)
    assert main(["validate", "arm.yaml"]) == 1
    assert capsys.readouterr().err == (
        "symgen: there is not enough memory for this; a smaller input, or a machine with more, is needed\n"
    )
