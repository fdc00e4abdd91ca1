"""Progress: a bar on a terminal, lines at growing intervals elsewhere, nothing for what is done soon."""

import re
import time

import pytest

from symgen.cli import console as lines
from symgen.cli import main
from symgen.cli.console import bar, spinner

FAST = """symgen: 1
name: fast
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1, stiffness: 1e6}
"""


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


def test_a_bar_names_the_work_and_never_goes_back(hurried, capsys):
    with bar("report on arm", 1.0) as progress:
        progress(0.5, "comparing bias")
        progress(0.2, "laws of c")
        time.sleep(0.1)
    assert capsys.readouterr().err == "report on arm: 50 %, laws of c, 0 s\n"


def test_amounts_stand_beside_the_percentage(hurried, capsys):
    with bar("integrating", 4.0, "s simulated") as progress:
        progress(1.0)
        time.sleep(0.1)
    assert capsys.readouterr().err == "integrating: 25 %, 1 of 4 s simulated, 0 s\n"


def test_a_terminal_has_a_bar_with_the_simulated_time(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    with bar("integrating", 4.0, "s simulated") as progress:
        progress(1.5)
        time.sleep(0.2)
    said = capsys.readouterr().err
    assert "38 %, 1.5 of 4 s simulated" in said
    assert "integrating" in said


def test_simulate_tells_the_time_since_the_start(hurried, capsys, tmp_path):
    """A hundred seconds of an oscillator of 1000 rad/s, which begin at t = 1000 s."""
    (tmp_path / "fast.yaml").write_text(FAST)
    times = ["--t0", "1000", "--duration", "100", "--sample", "10", "-o", str(tmp_path / "fast.csv")]
    assert main(["simulate", str(tmp_path / "fast.yaml"), "--q", "1", *times]) == 0
    told = re.findall(r"integrating: (\d+) %, ([\d.]+) of 100 s simulated", capsys.readouterr().err)
    shares, reached = [float(share) for share, _ in told], [float(time) for _, time in told]
    assert shares == sorted(shares)
    assert any(0.0 < time < 100.0 for time in reached)
    assert reached == pytest.approx(shares, abs=0.6)


def test_errors_end_it(hurried, capsys):
    def broken():
        with spinner("deriving"):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        broken()
    time.sleep(0.1)
    assert capsys.readouterr().err == ""
