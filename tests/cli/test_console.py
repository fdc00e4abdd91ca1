"""Progress: a bar on a terminal, lines at growing intervals elsewhere, nothing for what is done soon."""

import time

import pytest

from symgen.cli import progress as lines
from symgen.cli.console import bar, spinner


@pytest.fixture
def hurried(monkeypatch):
    """Tenths of a second for seconds."""
    monkeypatch.setattr(lines, "FIRST", 0.05)
    monkeypatch.setattr(lines, "APART", 0.2)


def test_short_work_is_silent(capsys):
    with spinner("reading"), bar("checking", 2.0) as progress:
        progress(1.0)
    assert capsys.readouterr().err == ""


def test_long_work_tells_of_itself_in_a_pipe(hurried, capsys):
    with bar("tuning arm", 4.0) as progress:
        progress(1.0)
        time.sleep(0.12)
        progress(3.0)
        time.sleep(0.5)
    lines = capsys.readouterr().err.splitlines()
    assert 3 <= len(lines) <= 5  # after 0.05, 0.15, 0.35, 0.55 s
    assert lines[0] == "tuning arm: 25 %, 0 s"
    assert lines[-1].startswith("tuning arm: 75 %, ")
    with spinner("deriving arm"):
        time.sleep(0.1)
    assert capsys.readouterr().err == "deriving arm, 0 s\n"


def test_errors_end_it(hurried, capsys):
    def broken():
        with spinner("deriving"):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        broken()
    time.sleep(0.1)
    assert capsys.readouterr().err == ""
