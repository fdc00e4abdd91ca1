"""`symgen convert`: robots as chain files; `symgen validate` of what they hold."""

import pytest

from symgen.cli import main
from symgen.describe.load import load_chain

GRIPPER = """<robot name="gripper"><link name="palm"/><link name="left"/><link name="right"/>
<joint name="left" type="prismatic"><parent link="palm"/><child link="left"/><axis xyz="1 0 0"/></joint>
<joint name="right" type="prismatic"><parent link="palm"/><child link="right"/><axis xyz="1 0 0"/>
<mimic joint="left" multiplier="-1" offset="0.1"/></joint></robot>"""


@pytest.fixture
def robot(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "gripper.urdf").write_text(GRIPPER, encoding="utf-8")
    return "gripper.urdf"


def test_a_robot_becomes_a_chain_file(robot, tmp_path, capsys):
    assert main(["convert", robot, "-o", "gripper.yaml"]) == 0
    assert capsys.readouterr().out == "gripper.yaml written; now: symgen validate gripper.yaml\n"
    assert load_chain(tmp_path / "gripper.yaml") == load_chain(tmp_path / robot)
    for words in ([], ["-o", "-"]):
        assert main(["convert", robot, *words]) == 0
        assert capsys.readouterr().out == (tmp_path / "gripper.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["gripper.txt", "gripper.json", "gripper"])
def test_a_chain_is_written_as_yaml(robot, name, capsys):
    assert main(["convert", robot, "-o", name]) == 1
    assert f"-o: {name}: a chain is written as .yaml or .urdf" in capsys.readouterr().err


def test_validate_names_joints_that_follow_others(robot, capsys):
    assert main(["validate", robot]) == 0
    told = capsys.readouterr().out
    assert "  2 joints, 1 coordinate: left\n" in told
    assert "  joints that follow others: right\n" in told


COMMENTED = """<?xml version="1.0"?>
<!-- a gripper: two fingers -->
<robot name="gripper">
  <!-- materials -->
  <material name="grey"><color rgba="0.5 0.5 0.5 1"/></material>
  <link name="palm"><visual><geometry><mesh filename="palm.stl"/></geometry></visual></link>
  <link name="left"><!-- weighed in May --><inertial><mass value="0.1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0"
    izz="1"/></inertial></link>
  <!-- the driven finger; # and 'quotes' -->
  <joint name="left" type="prismatic"><parent link="palm"/><child link="left"/><axis xyz="1 0 0"/></joint>
</robot>"""


def test_comments_stay_and_pictures_are_named(tmp_path, capsys):
    robot, chain = tmp_path / "gripper.urdf", tmp_path / "gripper.yaml"
    robot.write_text(COMMENTED, encoding="utf-8")
    assert main(["convert", str(robot), "-o", str(chain)]) == 0
    assert "note: left out, for a chain has no pictures: 1 visual, 1 material" in capsys.readouterr().out
    lines = chain.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["# a gripper: two fingers", "# materials"]
    at = lines.index("  - name: left")
    assert lines[at - 2 : at] == ["  # the driven finger; # and 'quotes'", "  # weighed in May"]
    assert load_chain(chain) == load_chain(robot)
    assert main(["convert", str(robot), "--payload", "left", "-o", str(chain)]) == 0
    assert "payload_mass" in [parameter.name for parameter in load_chain(chain).parameters]
