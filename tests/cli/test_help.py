"""Every `--help` fits a screen of 40 lines with 80 columns and ends with an example."""

import re

import pytest

from symgen.cli import main
from symgen.cli.identify import KINDS
from symgen.cli.parser import COMMANDS

ROWS, COLUMNS = 40, 80
ALL = [[], *([name] for name in COMMANDS), *(["identify", kind] for kind in KINDS)]


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_help_fits_a_screen(words, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    assert main([*words, "--help"]) == 0
    text = capsys.readouterr().out
    lines = text.splitlines()
    assert len(lines) <= ROWS
    before, example = re.split(r"^examples?:", text, maxsplit=1, flags=re.MULTILINE)
    assert all(len(line) <= COLUMNS for line in before.splitlines())
    assert " ".join(["symgen", *words]) in example
    assert lines[0].startswith(" ".join(["usage: symgen", *words]))


def test_wrong_usage_shows_what_must_be_given(capsys):
    assert main(["sweep", "arm.yaml"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "usage: symgen sweep CHAIN --over YAML [options]",
        "symgen: the following arguments are required: --over",
    ]
