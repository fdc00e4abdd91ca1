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


def test_names_that_change_are_named_and_take_no_other_joints_name(tmp_path, capsys):
    """`finger_1` is a name of its own, whichever joint comes first; comments stay with their joints."""
    link = '<link name="{0}"><inertial><mass value="{1}"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>'
    joint = (
        '<!-- {0} --><joint name="{0}" type="prismatic"><parent link="{1}"/><child link="{2}"/>'
        '<axis xyz="1 0 0"/></joint>'
    )
    robot, chain = tmp_path / "hand.urdf", tmp_path / "hand.yaml"
    parts = [link.format("b", 2), link.format("c", 3), link.format("d", 4)]
    given = (("finger 1", "b", "c"), ("finger-1", "a", "b"), ("finger_1", "c", "d"))
    joints = [joint.format(*each) for each in given]
    robot.write_text(f'<robot name="hand"><link name="a"/>{"".join(parts + joints)}</robot>', encoding="utf-8")
    assert main(["convert", str(robot), "-o", str(chain)]) == 0
    told = "joints whose names a chain cannot hold: 'finger 1' is finger_1_joint; 'finger-1' is finger_1_joint2"
    assert told in capsys.readouterr().out
    masses = {each.name: each.mass.value for each in load_chain(chain).joints}
    assert masses == {"finger_1_joint2": 2, "finger_1_joint": 3, "finger_1": 4}
    lines = chain.read_text(encoding="utf-8").splitlines()
    for comment, name in (("finger-1", "finger_1_joint2"), ("finger 1", "finger_1_joint"), ("finger_1", "finger_1")):
        assert lines[lines.index(f"  - name: {name}") - 1] == f"  # {comment}"


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
