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


@pytest.mark.parametrize("name", ["gripper.urdf", "gripper.json", "gripper"])
def test_a_chain_is_written_as_yaml(robot, name, capsys):
    assert main(["convert", robot, "-o", name]) == 1
    assert f"-o: {name}: a chain is written as .yaml" in capsys.readouterr().err


def test_validate_names_joints_that_follow_others(robot, capsys):
    assert main(["validate", robot]) == 0
    told = capsys.readouterr().out
    assert "  2 joints, 1 coordinate: left\n" in told
    assert "  joints that follow others: right\n" in told
