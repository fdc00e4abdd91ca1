"""`symgen simulate`: starts, forces and times by numbers and by names, and what is written."""

import json
import math

import pytest
from zoo import SWING

from symgen.cli import main

ARM = SWING + "  - {name: phi, type: revolute, mass: 1, com: [0.3, 0, 0], place: {xyz: [1, 0, 0]}}\n"


def test_times_are_judged_before_anything_is_built(chain, monkeypatch):
    monkeypatch.setattr("symgen.pipeline.build_model", lambda *_, **__: pytest.fail("too early"))
    assert main(["simulate", chain, "--duration", "-1"]) == 1


def test_simulate_writes_csv(chain, tmp_path, capsys):
    assert main(["simulate", chain, "--duration", "0.5", "--q", "0.3", "--target", "numpy", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rows"] == 51
    assert (tmp_path / "swing.csv").read_text().startswith("t,q_theta")
    assert main(["simulate", chain, "--q", "1,2", "--target", "numpy"]) == 1
    assert "--q: 1 finite number is needed (theta), not '1,2'" in capsys.readouterr().err


@pytest.mark.parametrize("motion", ["sin(t)", "prescribed"])
def test_joints_that_are_moved_are_given_no_start_and_no_force(tmp_path, monkeypatch, capsys, motion):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "moved.yaml"
    path.write_text(ARM.replace("name: phi,", f"name: phi, motion: {motion},"))
    by = "its motion alone" if motion == "sin(t)" else "phi_q, phi_qd and phi_qdd of --inputs alone"
    for option in ("--q", "--qd", "--tau"):
        assert main(["simulate", str(path), "--duration", "0.1", option, "phi=1", "--target", "numpy"]) == 1
        assert f"{option}: phi is moved by {by}" in capsys.readouterr().err
    assert main(["simulate", str(path), "--duration", "0.1", "--q", "theta=1", "--target", "numpy"]) == 0


@pytest.mark.parametrize(
    ("words", "q"),
    [
        ([], [0.0, 0.0]),
        (["--q", "-0.1,0.2"], [-0.1, 0.2]),
        (["--q", "phi=-.5"], [0.0, -0.5]),
        (["--q", "phi=0.5,theta=1"], [1.0, 0.5]),
        (["--q", "phi=0.5", "--q", "theta=1"], [1.0, 0.5]),
        (["--q", "theta=180 deg, phi=-pi/4"], [math.pi, -math.pi / 4]),
        (["--q", "180 deg, 2*pi"], [math.pi, 2 * math.pi]),
    ],
)
def test_a_start_by_numbers_or_by_names(words, q, chain, tmp_path):
    (tmp_path / chain).write_text(ARM)
    assert main(["simulate", chain, "--duration", "0.01", "--target", "numpy", *words]) == 0
    head, first, *_ = (tmp_path / "swing.csv").read_text().splitlines()
    row = dict(zip(head.split(","), first.split(","), strict=True))
    assert [float(row["q_theta"]), float(row["q_phi"])] == q


def test_forces_by_names_in_one_option(chain, tmp_path):
    (tmp_path / chain).write_text(ARM)
    forces = ["--tau", "phi=2, theta=max(t, 1)"]
    assert main(["simulate", chain, "--duration", "0.01", "--target", "numpy", *forces]) == 0
    head, first, *_ = (tmp_path / "swing.csv").read_text().splitlines()
    row = dict(zip(head.split(","), first.split(","), strict=True))
    assert [float(row["tau_theta"]), float(row["tau_phi"])] == [1.0, 2.0]


@pytest.mark.parametrize("option", ["--q", "--qd", "--tau"])
@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("0.1", "2 finite numbers are needed (theta, phi), not '0.1'; or name some, as in {} theta=0.1"),
        ("nan,0", "2 finite numbers are needed"),
        ("phi=1,2", "NAME=VALUE is needed for each entry or for none, not '2'"),
        ("phi=1,phi=2", "phi is given twice"),
        ("fi=1", "is called 'fi'; there are theta, phi"),
    ],
)
def test_one_number_for_several_joints_is_refused(option, value, message, chain, tmp_path, capsys):
    (tmp_path / chain).write_text(ARM)
    assert main(["simulate", chain, "--target", "numpy", option, value]) == 1
    assert message.format(option) in capsys.readouterr().err


@pytest.mark.parametrize(("q", "warned"), [("theta=90", True), ("90,0", True), ("theta=1.5,phi=6", False)])
def test_degrees_at_the_start_are_remarked_on(q, warned, chain, tmp_path, capsys):
    (tmp_path / chain).write_text(ARM)
    assert main(["simulate", chain, "--duration", "0.01", "--target", "numpy", "--q", q]) == 0
    words = "warning: --q: theta=90 is in rad; for 90 degrees give 'theta=90 deg'\n"
    assert capsys.readouterr().err == (words if warned else "")


@pytest.mark.parametrize("option", ["--q", "--qd"])
@pytest.mark.parametrize(("value", "refused"), [("x=3 deg", True), ("0,3 deg", True), ("3 deg, 0.1", False)])
def test_degrees_are_for_joints_that_turn(option, value, refused, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cart.yaml").write_text(
        "symgen: 1\nname: cart\njoints:\n"
        "  - {name: phi, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}\n"
        "  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1}\n"
    )
    assert main(["simulate", "cart.yaml", "--target", "numpy", "--duration", "0.01", option, value]) == refused
    assert ("x slides and is given in m" in capsys.readouterr().err) == refused


def test_simulate_sticks_and_slips(chain, tmp_path, capsys):
    rubbing = SWING.replace("mass: m", "mass: m, friction: {coulomb: 1, static: 1.5}")
    (tmp_path / "swing.yaml").write_text(rubbing)
    words = ["simulate", chain, "--duration", "1", "--q", "0.3", "--target", "numpy", "--method", "karnopp"]
    words += ["--dt", "0.01", "--tau", "theta=where(t <= 0.5, 6.5, 0) - m*d(theta)"]
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rows"] == 101
    assert data["status"] == 0
    assert data["events"] > 0
    assert "mode_theta" in (tmp_path / "swing.csv").read_text().splitlines()[0]
    assert main(words) == 0
    assert "events: 1 reversal" in capsys.readouterr().out
    assert main([*words, "--tau", "theta"]) == 1
    assert "NAME=VALUE is needed for each entry or for none, not 'theta'" in capsys.readouterr().err
    assert main([*words, "--dt", "0.3"]) == 1
    assert "not a whole number of steps" in capsys.readouterr().err
