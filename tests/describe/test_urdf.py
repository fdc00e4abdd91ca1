"""Robots in URDF."""

import math
import re
import warnings
from pathlib import Path

import pytest

from symgen.describe.chain import Drive, Friction, Limits, Point, Xyz
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Name, Number, Operation
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.parse import parse
from symgen.describe.urdf import loads_urdf
from symgen.errors import ChainError, ChainWarning

ROBOT = """<?xml version="1.0"?>
<robot name="two-arm">
  <link name="world"/>
  <link name="torso"><inertial><mass value="3"/><inertia ixx="1" iyy="2" izz="2.5"/></inertial></link>
  <link name="left"><inertial>
    <origin xyz="0.1 0 0.2" rpy="0 0 1.5707963267948966"/>
    <mass value="2.5"/>
    <inertia ixx="0.1" ixy="0.01" ixz="0.02" iyy="0.2" iyz="0.03" izz="0.25"/>
  </inertial><visual><geometry><box size="1 1 1"/></geometry></visual></link>
  <link name="left_hand"/>
  <link name="right"/>
  <joint name="mount" type="fixed"><parent link="world"/><child link="torso"/><origin xyz="0 0 1"/></joint>
  <joint name="left.joint" type="revolute">
    <parent link="torso"/><child link="left"/>
    <origin xyz="0 0.2 0" rpy="-1.57079632679 0 0.3"/><axis xyz="0 0 -2"/>
    <limit lower="-1" upper="1.5" velocity="2" effort="30"/>
    <dynamics damping="0.4" friction="0.1"/>
  </joint>
  <joint name="7th" type="prismatic"><parent link="torso"/><child link="right"/></joint>
  <joint name="grip" type="fixed"><parent link="left"/><child link="left_hand"/></joint>
</robot>
"""


def test_whole_tree() -> None:
    chain = loads_urdf(ROBOT)
    assert chain.name == "two_arm"
    assert [(j.name, j.type, j.parent) for j in chain.joints] == [
        ("mount", "fixed", "base"),
        ("left_joint", "revolute", "mount"),
        ("grip", "fixed", "left_joint"),
        ("j7th", "prismatic", "mount"),
    ]
    assert [(p.name, p.joint) for p in chain.points] == [("left_hand", "grip"), ("right", "j7th")]
    assert isinstance(chain.joint("j7th").place, Xyz)
    assert chain.joint("j7th").place.axis == (Number(1.0), Number(0.0), Number(0.0))  # URDF's default
    assert loads_chain(chain.to_yaml()) == chain


def test_values_of_a_joint() -> None:
    joint = loads_urdf(ROBOT).joint("left_joint")
    assert isinstance(joint.place, Xyz)
    assert joint.place.rpy[0] == Operation("div", (Operation("neg", (Operation("pi", ()),)), Number(2.0)))
    assert joint.place.axis == (Number(0.0), Number(0.0), Number(-2.0))
    assert joint.limits == Limits(Number(-1.0), Number(1.5), Number(2.0), Number(30.0))
    assert joint.damping == Number(0.4)
    assert joint.friction == Friction(coulomb=Number(0.1))
    assert joint.mass == Number(2.5)


def test_inertia_is_turned_into_link_axes() -> None:
    """A quarter turn about z takes (x, y) of the inertial frame to (y, -x) of the link."""
    inertia = loads_urdf(ROBOT).joint("left_joint").inertia
    got = [evaluate(getattr(inertia, key), {}) for key in ("xx", "yy", "zz", "xy", "xz", "yz")]
    assert got == [0.2, 0.1, 0.25, -0.01, -0.03, 0.02]


def test_general_turn_keeps_the_invariants() -> None:
    text = ROBOT.replace('rpy="0 0 1.5707963267948966"', 'rpy="0.3 -0.5 1.1"')
    inertia = loads_urdf(text).joint("left_joint").inertia
    xx, yy, zz, xy, xz, yz = (evaluate(getattr(inertia, key), {}) for key in ("xx", "yy", "zz", "xy", "xz", "yz"))
    assert xx + yy + zz == pytest.approx(0.55, rel=1e-14)
    squares = xx**2 + yy**2 + zz**2 + 2 * (xy**2 + xz**2 + yz**2)
    assert squares == pytest.approx(0.01 + 0.04 + 0.0625 + 2 * (1e-4 + 4e-4 + 9e-4), rel=1e-14)
    # the x axis of the inertial frame, seen from the link, keeps its moment
    p, y = -0.5, 1.1
    x = (math.cos(y) * math.cos(p), math.sin(y) * math.cos(p), -math.sin(p))
    moment = sum(
        e * x[i] * x[j]
        for e, i, j in ((xx, 0, 0), (yy, 1, 1), (zz, 2, 2), (2 * xy, 0, 1), (2 * xz, 0, 2), (2 * yz, 1, 2))
    )
    assert moment == pytest.approx(0.1, rel=1e-14)


def test_tip_takes_the_path_only() -> None:
    chain = loads_urdf(ROBOT.replace('type="prismatic"', 'type="floating"'), tip="left_hand")
    assert [j.name for j in chain.joints] == ["mount", "left_joint", "grip"]
    assert chain.points == (Point("left_hand", "grip"),)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('type="prismatic"', 'type="ball"', "19:3: joints.j7th.type: .*type 'ball'; allowed are revolute, continuous"),
        ('type="prismatic"', 'type="prismatc"', "did you mean 'prismatic'"),
        ('<child link="right"/>', '<child link="left"/>', "hangs on two joints.*closed loops"),
        ('<child link="right"/>', '<child link="rigth"/>', "no child link 'rigth' .did you mean 'right'"),
        ('<parent link="world"/>', '<parent link="left"/>', "go in a circle|several links"),
        ('<mass value="2.5"/>', '<mass value="-2.5"/>', "joints.left_joint.mass: the mass is -2.5"),
        ('<mass value="2.5"/>', '<mass value="nan"/>', "finite number, found 'nan'"),
        ('<mass value="2.5"/>', '<mass value="${m}"/>', "this is xacro.* write `xacro .* > .*` and read that file"),
        ('<mass value="2.5"/>', "<mass/>", "lacks the attribute 'value'"),
        ('<mass value="2.5"/>', "", "lacks the element with 'value'"),
        ('iyy="0.2"', 'iyy="-0.2"', "moment of inertia"),
        ('xyz="0 0.2 0"', 'xyz="0 0.2"', "three numbers, found 2"),
        ('<axis xyz="0 0 -2"/>', '<axis xyz="0 0 0"/>', "the axis has no direction"),
        ("<dynamics", '<mimic joint="8th"/><dynamics', "mimics '8th'.*, which is no joint of the file"),
        ("<dynamics", "<mimic/><dynamics", "mimics '', which is no joint of the file"),
        ('name="7th"', 'name="left.joint"', "already used by a joint"),
        ("<robot", "<!DOCTYPE x [<!ENTITY a 'b'>]><robot", "document type"),
        ("</robot>", "", "this is not XML"),
        ("robot", "model", "expected <robot>"),
    ],
)
def test_refused(old: str, new: str, says: str) -> None:
    assert old in ROBOT
    with pytest.raises(ChainError, match=says):
        loads_urdf(ROBOT.replace(old, new), "arm.urdf")


def test_several_tips_take_what_leads_to_them() -> None:
    branched = ROBOT.replace(
        "</robot>",
        """<link name="tail"/>
      <joint name="wag" type="revolute"><parent link="torso"/><child link="tail"/><mimic joint="7th"/></joint>
    </robot>""",
    )
    chain = loads_urdf(branched, tip=("right", "left"))
    assert [j.name for j in chain.joints] == ["mount", "left_joint", "j7th"]
    assert chain.points == (Point("right", "j7th"), Point("left", "left_joint"))
    one = loads_urdf(branched, tip="tail")  # and what its joint mimics, on another branch
    assert [j.name for j in one.joints] == ["mount", "j7th", "wag"]
    assert (one.q_names, one.points) == (("j7th",), (Point("tail", "wag"),))
    whole = loads_urdf(branched)
    assert whole.q_names == ("left_joint", "j7th")
    assert whole.coupled == (("wag", Name("j7th")),)


def test_a_mimic_joint_has_a_multiplier_and_an_offset() -> None:
    text = """<robot name="gripper"><link name="palm"/><link name="a"/><link name="b"/>
    <joint name="left" type="prismatic"><parent link="palm"/><child link="a"/></joint>
    <joint name="right" type="prismatic"><parent link="palm"/><child link="b"/>
      <mimic joint="left" multiplier="-0.5" offset="0.1"/><dynamics damping="0" friction="3"/></joint></robot>"""
    chain = loads_urdf(text)
    assert chain.q_names == ("left",)
    assert chain.coupled == (("right", parse("-0.5*left + 0.1")),)
    assert chain.joint("right").friction is not None


def test_leaves_that_stand_still_are_no_points_unless_asked_for() -> None:
    still = ROBOT.replace(
        "</robot>",
        """<link name="lamp"/>
      <joint name="screwed" type="fixed"><parent link="torso"/><child link="lamp"/></joint></robot>""",
    )
    assert [p.name for p in loads_urdf(still).points] == ["left_hand", "right"]
    assert [p.name for p in loads_urdf(still, tip=["right", "lamp"]).points] == ["right", "lamp"]


def test_names_that_are_reserved_or_taken_get_a_word_behind_them() -> None:
    """A frame `base` that hangs on the first link is in the files of all arms by Universal Robots."""
    text = ROBOT.replace('name="left_hand"', 'name="base"').replace('link="left_hand"', 'link="base"')
    assert [p.name for p in loads_urdf(text).points] == ["base_link", "right"]
    text = ROBOT.replace('name="7th"', 'name="left-joint"').replace('name="grip"', 'name="double"')
    chain = loads_urdf(text.replace('name="two-arm"', 'name="numpy"'))
    assert chain.name == "numpy_robot"
    assert chain.q_names == ("left_joint", "left_joint_joint")
    assert chain.joints[2].name == "double_joint"


def test_attributes_of_vendors_are_skipped_with_a_remark() -> None:
    """ANYmal's limits and Panda's dynamics have such; the Ability Hand's sensors have `rrpy`, which others skip too."""
    text = ROBOT.replace('effort="30"', 'effort="30" command_effort="40"').replace("<dynamics", '<dynamics K="7000"')
    with pytest.warns(ChainWarning, match="not read: <limit command_effort>, <dynamics K>|<dynamics K>, <limit comm"):
        assert loads_urdf(text).joint("left_joint").limits == loads_urdf(ROBOT).joint("left_joint").limits
    misspelt = ROBOT.replace("damping=", "dampng=").replace('xyz="0 0.2 0"', 'xzy="0 0.2 0"')
    words = (
        r"<origin xzy> \(did you mean 'xyz'\?\) in line 15, <dynamics dampng> \(did you mean 'damping'\?\) in line 17"
    )
    with pytest.warns(ChainWarning, match=words):
        loads_urdf(misspelt)


@pytest.mark.parametrize(
    ("given", "limits", "words"),
    [
        ('lower="1" upper="-1" velocity="2" effort="3"', Limits(None, None, Number(2.0), Number(3.0)),
         "lower 1 above upper -1"),
        ('velocity="-1" effort="-2"', None, "velocity -1 of 'left_joint', effort -2 of 'left_joint'"),
        ('lower="-inf" upper="inf" effort="1e99" velocity="2"', Limits(velocity=Number(2.0)), None),
    ],
)  # fmt: skip
def test_limits_that_bound_nothing_are_left_out(given, limits, words):
    text = ROBOT.replace('lower="-1" upper="1.5" velocity="2" effort="30"', given)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert loads_urdf(text).joint("left_joint").limits == limits
    said = [str(w.message) for w in caught if "limits" in str(w.message)]
    assert len(said) == (words is not None)
    assert all(f"limits that bound nothing are not read: {words}" in one for one in said)


def test_the_world_need_not_be_declared():
    text = ROBOT.replace('<link name="world"/>', "")
    assert loads_urdf(text) == loads_urdf(ROBOT)


def test_rounding_of_a_point_mass_is_no_negative_inertia() -> None:
    """iCub's links have -5.4e-20 for bodies of 0.5 kg at 0.03 m: what moving a tensor leaves; 1e-9 is a mistake."""
    point = ROBOT.replace(
        'ixx="0.1" ixy="0.01" ixz="0.02" iyy="0.2" iyz="0.03" izz="0.25"', 'ixx="-5.4e-20" iyy="0" izz="0"'
    )
    assert loads_urdf(point).joint("left_joint").mass == Number(2.5)
    with pytest.raises(ChainError, match="moment of inertia yy is -1e-09"):
        loads_urdf(point.replace("-5.4e-20", "-1e-9"))


def test_an_angle_with_few_digits_says_how_a_urdf_writes_it() -> None:
    with pytest.warns(ChainWarning, match=r"1.5708 is almost pi/2; .* write pi/2, or 1.5707963267948966 in a URDF"):
        loads_urdf(ROBOT.replace('rpy="-1.57079632679 0 0.3"', 'rpy="1.5708 0 0.3"'))


@pytest.mark.parametrize(("yaw", "words"), [("1.5708", "is almost pi/2"), ("90", "90 deg or pi/2")])
def test_angles_of_inertial_frames_are_remarked_on_too(yaw: str, words: str) -> None:
    with pytest.warns(ChainWarning, match=rf"6:5: joints.left_joint.inertia: the angle .* {words}") as found:
        loads_urdf(ROBOT.replace('rpy="0 0 1.5707963267948966"', f'rpy="0 0 {yaw}"'), "arm.urdf")
    assert len(found) == 1


def test_what_stands_still_may_have_any_inertia() -> None:
    """The antennas on TIAGo's base have products of inertia twice their moments."""
    wrong = 'ixx="1" ixy="3" iyy="2" izz="2.5"'
    with pytest.warns(ChainWarning, match=r"joints.mount.inertia: .* no effect on a link that stands still"):
        loads_urdf(ROBOT.replace('ixx="1" iyy="2" izz="2.5"', wrong))
    with pytest.raises(ChainError, match=r"joints.mount.inertia: .* products are too large"):
        loads_urdf(
            ROBOT.replace('ixx="1" iyy="2" izz="2.5"', wrong).replace('"mount" type="fixed"', '"mount" type="revolute"')
        )


def test_unknown_tip() -> None:
    with pytest.raises(ChainError, match=r"no link 'left_hnd' .did you mean 'left_hand'"):
        loads_urdf(ROBOT, tip="left_hnd")


def test_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "arm.urdf"
    path.write_text(ROBOT, encoding="utf-8")
    assert load_chain(path, tip="left").q_names == ("left_joint",)
    chain_file = tmp_path / "arm.yaml"
    chain_file.write_text(load_chain(path).to_yaml(), encoding="utf-8")
    with pytest.raises(ChainError, match="'tip' chooses a link of a URDF or a body"):
        load_chain(chain_file, tip="left")


def declared(encoding: str) -> str:
    """The robot, said to be in that encoding."""
    return ROBOT.replace('version="1.0"', f'version="1.0" encoding="{encoding}"')


ENCODINGS = ["utf-7", "utf-16", "utf-32", "rot13", "idna", "punycode", "hex", "shift_jis", "cp037", "x", "no-such-code"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_encodings_that_are_not_read(encoding: str) -> None:
    with pytest.raises(ChainError, match=rf"^r.urdf:1:1: the file is read as UTF-8, not as '{encoding}': save it"):
        loads_urdf(declared(encoding), "r.urdf")


@pytest.mark.parametrize("encoding", ["utf-8", "UTF-8", "utf8", "US-ASCII", "ISO-8859-1", "Windows-1252", "latin1"])
def test_encodings_that_hold_ascii_are_read(encoding: str) -> None:
    assert loads_urdf(declared(encoding)) == loads_urdf(ROBOT)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_files_in_other_encodings(encoding: str, tmp_path: Path) -> None:
    """The bytes of such a file, where Python can write it, and the command's refusal."""
    text = declared(encoding)
    try:
        content = text.encode(encoding)
    except (LookupError, UnicodeError):
        content = text.encode()
    path = tmp_path / "r.urdf"
    path.write_bytes(content)
    with pytest.raises(ChainError, match=r"r.urdf(:\d+:\d+)?: "):
        load_chain(path)


@pytest.mark.parametrize("name", ["bar.urdf.xacro", "bar.urdf", "bar.xacro", "bar.txt"])
def test_xacro_is_named_whatever_the_file_is_called(name, tmp_path):
    text = '<?xml version="1.0"?>\n<robot xmlns:xacro="x"><link name="a"><xacro:box m="${2/3}"/></link></robot>'
    (tmp_path / name).write_text(text)
    with pytest.raises(
        ChainError, match=rf"{name}:2:\d+: this is xacro, .* write `xacro {name} > bar.*.urdf`"
    ) as caught:
        load_chain(tmp_path / name)
    assert len(caught.value.problems) == 1


def test_a_namespace_that_xacro_left_is_no_xacro():
    assert len(loads_urdf(ROBOT.replace("<robot", '<robot xmlns:xacro="http://www.ros.org/wiki/xacro"')).joints) > 2


@pytest.mark.parametrize("ending", [".sdf", ".xml", ".urdf", ".mjcf"])
def test_other_formats_are_named(ending, tmp_path):
    path = tmp_path / f"a{ending}"
    path.write_text("<sdf version='1.9'><model name='a'/></sdf>")
    with pytest.raises(ChainError, match=r"this is SDF, .*: read the URDF that it was made from, or convert it"):
        load_chain(path)


def test_long_names_are_cut_and_stay_apart():
    long = "a_very_long_name_" * 6
    text = ROBOT.replace('name="7th"', f'name="{long}1"').replace('name="left.joint"', f'name="{long}2"')
    text = text.replace('name="two-arm"', f'name="{long}"')
    chain = loads_urdf(text)
    names = [joint.name for joint in chain.joints if joint.name.startswith("a_very")]
    assert names[0] == long[:63]
    assert len(set(names)) == len(names) == 2
    assert all(len(name) <= 63 for name in (chain.name, *names))


SIMPLE = """<transmission name="t"><type>transmission_interface/SimpleTransmission</type><joint name="{0}"/>
<actuator name="m"><mechanicalReduction>{1}</mechanicalReduction>{2}</actuator></transmission></robot>"""


def transmitted(joint, reduction, more="", change=lambda text: text):
    text = ROBOT.replace("</robot>", change(SIMPLE.format(joint, reduction, more)))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        chain = loads_urdf(text)
    said = [str(warning.message) for warning in caught if "transmission" in str(warning.message)]
    return [joint.drive for joint in chain.joints if joint.drive is not None], said


def test_a_simple_reduction_is_the_drives_ratio():
    assert transmitted("left.joint", " -50 ") == ([Drive(ratio=Number(-50.0))], [])
    assert transmitted("left.joint", "1.0") == ([], [])


def test_a_reduction_may_stand_beside_the_actuator():
    def moved(text):
        return re.sub(r"(<actuator.*?>)(<mechanicalReduction>.*?</mechanicalReduction>)", r"\2\1", text)

    assert transmitted("left.joint", "9", change=moved) == ([Drive(ratio=Number(9.0))], [])


def test_the_reduction_of_a_slide_is_one_over_its_lead():
    ((drive,), said) = transmitted("7th", "200")
    assert (drive, said) == (Drive(lead=Number(0.005)), [])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("SimpleTransmission", "DifferentialTransmission"), "its type .* is not SimpleTransmission"),
        (("<actuator", '<joint name="7th"/><actuator'), "several joints or actuators"),
        ((">50<", ">fifty<"), "not one number other than 0"),
        ((">50<", ">0<"), "not one number other than 0"),
        ((">50<", ">nan<"), "not one number other than 0"),
    ],
)
def test_what_is_not_simple_is_named(change, reason):
    drives, (said,) = transmitted("left.joint", "50", change=lambda text: text.replace(*change))
    assert drives == []
    assert re.search(f"transmissions that are not read: 't' \\(.*{reason}.*\\); a joint's 'drive' is written in", said)


def test_a_differential_is_said_as_couplings():
    """By the roles, not the order of the elements; the convention is that of `transmission_interface`."""
    text = """<transmission name="wrist"><type>transmission_interface/DifferentialTransmission</type>
    <actuator name="m2"><role>actuator2</role><mechanicalReduction>-40</mechanicalReduction></actuator>
    <actuator name="m1"><role>actuator1</role><mechanicalReduction>50</mechanicalReduction></actuator>
    <joint name="7th"><role>joint2</role><mechanicalReduction>2</mechanicalReduction></joint>
    <joint name="left.joint"><role>joint1</role></joint></transmission></robot>"""
    with pytest.warns(ChainWarning, match="transmissions that are not read") as caught:
        chain = loads_urdf(ROBOT.replace("</robot>", text))
    (said,) = (str(w.message) for w in caught if "transmission" in str(w.message))
    slide = next(name for name in chain.q_names if "7th" in name)
    assert f"'m1': 50*(left_joint + 2*{slide}), 'm2': -40*(left_joint - 2*{slide})" in said


def test_many_transmissions_get_one_warning():
    one = SIMPLE.format("left.joint", 50, "<motorInertia>1</motorInertia>").replace("</robot>", "")
    others = [one.replace('"t"', f'"t{k}"').replace("50", "none") for k in range(7)]
    text = ROBOT.replace("</robot>", "".join([one, *others]) + "</robot>")
    with pytest.warns(ChainWarning, match="t4.*and 2 more; elements of .*<motorInertia>") as caught:
        loads_urdf(text)
    assert len([w for w in caught if "transmission" in str(w.message)]) == 1


def test_a_motors_inertia_is_named():
    drives, (said,) = transmitted("left.joint", "50", "<motorInertia>1e-4</motorInertia>")
    assert drives == [Drive(ratio=Number(50.0))]
    assert "elements of transmissions that are not read: <motorInertia>" in said
