"""`make robots`: what both readers find is paired by name, losses and disagreements are shown. No clock, no peer."""

import json

import numpy as np
import pytest

from benchmarks import robots
from benchmarks.compare import Comparison, Row
from benchmarks.contender import Contender
from benchmarks.robots import Robot, robot, rounded, row, summary
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

ARM = """<robot name="arm"><link name="world"/><link name="a"/><link name="b"/><link name="c"/>
<joint name="last" type="revolute"><parent link="a"/><child link="c"/><origin xyz="0 0 1"/><axis xyz="0 0 1"/></joint>
<joint name="mount" type="fixed"><parent link="world"/><child link="a"/><origin xyz="0 1 0"/></joint>
<joint name="first" type="prismatic"><parent link="a"/><child link="b"/><axis xyz="0 0 1"/><mimic joint="last"/>
<dynamics damping="3" friction="2"/></joint></robot>"""
BODY = '<inertial><origin xyz="0.5 0 0"/><mass value="{mass}"/><inertia ixx="0.1" iyy="0.2" izz="0.2"/></inertial>'


def found(*names):
    link = {
        "rotation": np.eye(3).tolist(),
        "origin": [0.0, 1.0, 0.0],
        "mass": 2.0,
        "com": [0.5, 0.0, 0.0],
        "inertia": np.diag([0.1, 0.2, 0.2]).tolist(),
        "parent": -1,
        "prismatic": False,
    }
    return json.dumps({"names": names, "joints": [link] * len(names)})


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "arm.urdf"
    text = ARM
    for link, mass in (("b", 2), ("c", 3)):
        text = text.replace(f'<link name="{link}"/>', f'<link name="{link}">{BODY.format(mass=mass)}</link>', 1)
    path.write_text(text, encoding="utf-8")
    return path


def test_joints_stand_in_the_other_reader_s_order(file, monkeypatch):
    monkeypatch.setattr(robots, "run_python", lambda *words: found("first", "last"))
    each = robot(file)
    assert each.chain.q_names == ("first", "last")
    assert [link.parent for link in each.raw.links] == [-1, -1]
    assert each.raw.text().splitlines()[2].split()[-2:] == ["-1", "0"]
    mechanics = Mechanics(validate(each.chain))
    # a mass of 2 lifted without damper; 3 kg at half a metre about its own axis
    np.testing.assert_allclose(mechanics.mass_matrix([0.1, 0.2]), np.diag([2.0, 0.2 + 3 * 0.25]), rtol=1e-15)
    np.testing.assert_allclose(mechanics.inverse_dynamics([0, 0], [1.0, 1.0], [0, 0]), [2 * 9.80665, 0], atol=1e-14)


def test_joints_that_one_reader_misses_are_named(file, monkeypatch):
    monkeypatch.setattr(robots, "run_python", lambda *words: found("first", "least"))
    with pytest.raises(ValueError, match="joints last, least are found by one reader alone"):
        robot(file)


def test_rows_show_losses_and_disagreements(file, monkeypatch):
    monkeypatch.setattr(robots, "run_python", lambda *words: found("first", "last"))
    each: Robot = robot(file)

    def contender(peer, variant="", count=None):
        return Contender(peer, variant, "gcc", (), flops={} if count is None else {"forward_dynamics": count})

    def rows(error):
        return (
            Row(contender("symgen", count=10), "forward_dynamics", 20.0, 3e-16),
            Row(contender("symgen", "batch"), "forward_dynamics", 5.0, 3e-16),
            Row(contender("CasADi C", "libm"), "forward_dynamics_aba", 30.0, 0.0),
            Row(contender("CasADi C", "libm"), "forward_dynamics_ldl", 10.0, error),
        )

    lost = row(each, Comparison("arm", rows(0.0), ()), 1.26)
    assert lost[:8] == ("arm", "2", "10", "-", "20", "0.5", "-", "5")
    assert lost[-2:] == ("1.3", "3e-16")
    assert "forward dynamics than CasADi C: 0.5 x (median), least 0.5 x (arm)" in summary([lost])
    wrong = row(each, Comparison("arm", rows(1.0), ()), 1.26)
    assert wrong[5] == "1.5"  # by what agrees
    assert "**NO**: CasADi C, libm, gcc, forward_dynamics_ldl" in wrong[-1]


def test_right_angles_get_all_their_digits():
    assert rounded("-1.57079632679") == "-1.5707963267948966"
    assert [rounded(word) for word in ("1.5708", "0.3", "${180.0", "inf", "nan")] == [
        "1.5708",
        "0.3",
        "${180.0",
        "inf",
        "nan",
    ]
