"""`symgen modes`, `frf` and `deflect`: what they print and write, and what they refuse."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.evaluate import parameter_defaults

ROOT = Path(__file__).parents[2]
ENTRIES = {e["id"]: e for e in json.loads((ROOT / "tests/data/behi_vibration.json").read_text())["entries"]}
T3 = str(ROOT / "examples" / "vibration" / "t3_776.yaml")
ARM = str(ROOT / "examples" / "vibration" / "flexible_two_link.yaml")
NUMPY = ["--target", "numpy"]
SQUARE = "\N{SUPERSCRIPT TWO}"  # a digit to str.isdigit, no number to int


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def told(capsys):
    return json.loads(capsys.readouterr().out)


def test_modes_of_the_t3_776(capsys):
    assert main(["modes", T3, *NUMPY, "--params", "R3=12.53,R4=7.572", "--output", "modes.csv", "--json"]) == 0
    found = told(capsys)
    hertz = [mode["frequency_hz"] for mode in found["modes"]]
    np.testing.assert_allclose(hertz, ENTRIES["5.9"]["printed"], atol=ENTRIES["5.9"]["tol"])
    assert found["coordinates"] == ["slide", "rock", "shoulder", "elbow"]
    rows = list(csv.DictReader(Path("modes.csv").read_text().splitlines()))
    assert [float(row["frequency_hz"]) for row in rows] == hertz
    assert float(rows[0]["shoulder"]) == 1.0
    assert main(["modes", T3, *NUMPY, "--locked", "slide,rock", "--output", "modes.md"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("t3_776: 2 modes\n")
    assert "springs shoulder" in printed
    assert Path("modes.md").read_text().startswith("| mode | frequency_hz |")


def test_static_flexibility_by_frf(capsys):
    command = ["frf", T3, *NUMPY, "--load", "hand:0,0,1", "--out", "hand", "--range", "0,1", "--points", "3", "--json"]
    assert main(command) == 0
    found = told(capsys)
    assert found["head"][0] == "frequency_hz"
    assert found["rows"][0][5] == pytest.approx(ENTRIES["5.8m"]["computed"], abs=1e-9)
    assert main(["frf", T3, *NUMPY, "--load", "elbow", "--out", "mode:1", "--modes", "2", "--output", "f.csv"]) == 0
    assert capsys.readouterr().out.startswith("t3_776: 1001 frequencies from 0.1 to 100 Hz\n  mode_1: largest ")
    assert len(Path("f.csv").read_text().splitlines()) == 1002


def test_deflection_along_a_line(capsys):
    line = ["--q", "shoulder=-0.2,elbow=1", "--point", "tip", "--goal", "0.35,0.6,0", "--duration", "0.5"]
    keys = ["--method", "quasi-static", "--params", "g=0", "--rows", "5", "--output", "d.csv"]
    assert main(["deflect", ARM, *line, *keys, "--json"]) == 0
    found = told(capsys)
    assert found["rows"][0][:3] == [0.0, 0.0, 0.0]  # at rest nothing deforms without weight
    assert 0.0 < found["largest"] < 0.01
    assert found["residual"] < 1e-12
    assert Path("d.csv").read_text().startswith("t,beta_shoulder_spring,beta_elbow_spring,dx,dy,dz,correction_shoulder")


@pytest.mark.parametrize("command", [["modes", T3], ["frf", T3, "--load", "hand:1,0,0", "--out", "hand"]])
def test_pictures(command):
    pytest.importorskip("matplotlib")
    assert main([*command, *NUMPY, "--png", "picture.png"]) == 0
    assert Path("picture.png").read_bytes().startswith(b"\x89PNG")


def test_a_mode_in_motion(capsys):
    assert main(["modes", T3, *NUMPY, "--mode", "3", "--animate", "swing.html"]) == 0
    capsys.readouterr()
    page = Path("swing.html").read_text(encoding="utf-8")
    assert "<title>t3_776, mode 3: 74.45 Hz</title>" in page  # Table 5.6: 74.46
    assert '<th scope="col">x / in</th>' in page  # the chain is in inches
    assert main(["modes", T3, *NUMPY, "--animate", "swing.mp4"]) == 2
    assert "animations are written as .html or .gif" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["modes", T3, "--locked", "elbo"], "no joint 'elbo' (did you mean 'elbow'?)"),
        (["modes", T3, "--output", "modes.txt"], "tables are written as .csv or .md"),
        (["modes", T3, "--mode", "1"], "--mode: it says which mode --animate FILE shows"),
        (["modes", T3, "--animate", "a.html", "--mode", "4"], "mode 4: there are 4 modes, counted from 0"),
        (["frf", T3, "--load", "hand:1,0", "--out", "hand"], "three numbers such as 1,0,0 are wanted"),
        (["frf", T3, "--load", f"mode:{SQUARE}", "--out", "hand"], f"--load: '{SQUARE}' is no number"),
        (["frf", T3, "--load", "hand", "--out", "hand"], "a load at the point 'hand' has a force"),
        (["frf", T3, "--load", "elbow", "--out", "elbow:x"], "--out: 'x' is no number"),
        (["frf", T3, "--load", "elbow", "--out", "elbow:2"], "output: it names a point, a joint or a mode"),
        (["frf", T3, "--load", "hand:1,0,0", "--out", "hand", "--range", "9,1"], "two rising numbers"),
        (["frf", T3, "--load", "hand:1,0,0", "--out", "hand", "--modes", "5"], "there are 4 modes, not 5"),
        (["deflect", ARM, "--point", "tip", "--goal", "9,0,0", "--duration", "1"], "cannot be followed"),
        (["deflect", ARM, "--point", "tip", "--goal", "0,0", "--duration", "1"], "--goal: three numbers"),
    ],
)
def test_what_is_refused(capsys, command, words):
    assert main([*command, *NUMPY]) == 1
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["frf", T3, "--load", "elbow", "--out", "hand", "--points"],
        ["deflect", ARM, "--point", "tip", "--goal", "0,1,0", "--duration", "1", "--rows"],
    ],
)
@pytest.mark.parametrize("count", ["1", SQUARE, "2.5"])
def test_rows_from_one_end_to_the_other(capsys, command, count):
    assert main([*command, count]) == 2
    assert f"a whole number from 2 on is wanted, not '{count}'" in capsys.readouterr().err


def test_no_table_beside_a_refused_film():
    assert main(["modes", T3, *NUMPY, "--animate", "a.html", "--mode", "4", "--output", "modes.csv"]) == 1
    assert list(Path().iterdir()) == []


def test_modes_about_the_equilibrium(capsys):
    """A rod let go at 0.3 rad vibrates about the vertical; omega^2 = 3 g/(2 L) there, times cos(0.3) at 0.3 rad."""
    rod = str(ROOT / "examples" / "pendulum.yaml")
    defaults = parameter_defaults(symgen.load_chain(rod))
    hertz = np.sqrt(1.5 * defaults["g"] / defaults["L"]) / (2.0 * np.pi)
    for option, factor, at in ((["--equilibrium"], 1.0, 0.0), ([], np.sqrt(np.cos(0.3)), 0.3)):
        assert main(["modes", rod, "--q", "0.3", *option, "--json"]) == 0
        found = told(capsys)
        assert found["modes"][0]["frequency_hz"] == pytest.approx(factor * hertz, rel=1e-12)
        assert found["q"] == pytest.approx([at], abs=1e-12)
    assert main(["modes", rod, "--q", "0.3", "--equilibrium"]) == 0
    assert "1 mode about the equilibrium at" in capsys.readouterr().out


TURNTABLE = """
symgen: 1
name: turntable
gravity: [0, 0, 0]
joints:
  - {name: spin, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: slide, type: prismatic, pseudo: true, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, stiffness: 50, mass: 2,
     damping: 0.1}
points: {mass: {joint: slide, at: [0, 0, 0]}}
"""


def test_modes_of_a_motion_and_held_joints(capsys):
    """omega^2 = k/m - rate^2 of a mass on a radial spring."""
    Path("turntable.yaml").write_text(TURNTABLE)
    assert main(["modes", "turntable.yaml", "--qd", "spin=3", "--json"]) == 0
    assert told(capsys)["modes"][0]["frequency_hz"] == pytest.approx(4.0 / (2.0 * np.pi), rel=1e-12)
    assert main(["modes", "turntable.yaml"]) == 0
    assert capsys.readouterr().out.startswith("turntable: 1 mode\n  held: spin\n")


def test_a_sharp_resonance_is_met(capsys):
    """|X| = F/(c omega) at omega = sqrt(k/m), the largest but for zeta^2/2 = 1.3e-5; no step of the grid is near it."""
    Path("turntable.yaml").write_text(TURNTABLE)
    command = ["frf", "turntable.yaml", "--load", "mass:1,0,0", "--out", "mass", "--range", "0.01,10", "--points", "7"]
    assert main([*command, "--json"]) == 0
    found = told(capsys)
    assert found["peaks"]["x"]["magnitude"] == pytest.approx(1.0 / (0.1 * 5.0), rel=2e-5)
    hertz = [row[0] for row in found["rows"]]
    np.testing.assert_allclose(hertz, np.geomspace(0.01, 10.0, 7), rtol=1e-12)  # the axis is logarithmic


def test_a_settled_arm_does_not_ring(capsys):
    """The first row of a settled arm is its quasi-static sag at rest; without, it is zero."""
    line = [
        "--q",
        "shoulder=-0.2,elbow=1",
        "--point",
        "tip",
        "--goal",
        "0.35,0.6,0",
        "--duration",
        "0.5",
        "--rows",
        "2",
    ]
    rows = {}
    for options in (["--settled"], ["--method", "quasi-static"], []):
        assert main(["deflect", ARM, *NUMPY, *line, *options, "--json"]) == 0
        rows[tuple(options)] = told(capsys)["rows"][0]
    np.testing.assert_allclose(rows["--settled",], rows["--method", "quasi-static"], rtol=1e-12)
    assert rows["--settled",][1] != 0.0 == rows[()][1]


def test_a_line_that_the_joints_cannot_run(capsys):
    """Of a planar arm out of its plane."""
    line = ["--q", "shoulder=-0.2,elbow=1", "--point", "tip", "--goal", "0.35,0.6,0.1", "--duration", "0.5"]
    assert main(["deflect", ARM, *NUMPY, *line]) == 1
    told_off = capsys.readouterr().err
    assert "its joints move it in 2 of 3 directions only" in told_off


SLEWING = """
symgen: 1
name: slewing
gravity: [0, 0, 0]
joints:
  - {name: drive, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: shaft, type: revolute, pseudo: true, place: {xyz: [0, 0, 0]}, stiffness: 50, inertia: {zz: 2}}
points: {rim: {joint: shaft, at: [1, 0, 0]}}
"""


@pytest.mark.parametrize("share", [0.5, 0.8, 1.0])
def test_what_rings_after_a_stop(capsys, share):
    """4 a/omega^2 sin^2(omega T/4) after accelerations a and -a for T/2 each, a = 4 d/T^2: nothing for T = 4 pi/omega.

    rtol 1e-9 of the integration over one turn, and its steps over the jumps: 1e-6 of the static d a/omega^2.
    """
    Path("slewing.yaml").write_text(SLEWING)
    omega, way = 5.0, 0.7
    T = share * 4.0 * np.pi / omega
    command = ["deflect", "slewing.yaml", "--point", "rim", "--to", f"drive={way}", "--duration", repr(float(T))]
    more = ["--until", repr(float(T + 1.5)), "--profile", "constant acceleration", "--rows", "301", "--json"]
    assert main([*command, *NUMPY, *more]) == 0
    t, beta = np.array([row[:2] for row in told(capsys)["rows"]]).T
    late = t > T
    waves = np.column_stack([np.cos(omega * t[late]), np.sin(omega * t[late])])
    found, *_ = np.linalg.lstsq(waves, beta[late])
    size = 4.0 * way / T**2 / omega**2
    np.testing.assert_allclose(waves @ found, beta[late], rtol=0, atol=1e-6 * size)
    assert np.hypot(*found) == pytest.approx(4.0 * size * np.sin(omega * T / 4.0) ** 2, abs=1e-6 * size)


def test_a_motion_that_cannot_be(capsys):
    Path("slewing.yaml").write_text(SLEWING)
    command = ["deflect", "slewing.yaml", *NUMPY, "--point", "rim", "--duration", "1"]
    for options, code, words in (
        (["--to", "drive=1", "--locked", "drive"], 1, "--to: drive is locked, and cannot move from 0 to 1"),
        (["--to", "drive=1", "--until", "0.5"], 1, "--until: must be finite and not before --duration"),
        (["--to", "drive=1", "--goal", "0,1,0"], 2, "not allowed with argument --to"),
        ([], 2, "one of the arguments --goal --to is required"),
    ):
        assert main([*command, *options]) == code
        assert words in capsys.readouterr().err
