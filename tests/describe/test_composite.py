"""Joints made of joints: what they become, what is refused, and that files say the same after a round trip."""

import math
import warnings
from dataclasses import fields, replace

import pytest

from symgen.describe.assemble import assemble
from symgen.describe.chain import Axis, Chain, Joint, Xyz
from symgen.describe.composite import singular_poses
from symgen.describe.expression import Number
from symgen.describe.load import loads_chain
from symgen.describe.urdf import loads_urdf
from symgen.describe.validate import validate
from symgen.errors import ChainError, ChainWarning

POLE = """\
symgen: 1
name: pole
parameters: {k: 2}
joints:
- name: hip
  type: ball
  angles: xyz
  place: {xyz: [0, 0, 1]}
  mass: 2
  com: [0, 0, 0.3]
  inertia: {xx: 0.1, yy: 0.1, zz: 0.05}
  axes:
    rx: {stiffness: k, rest: 0.1, limits: {lower: -1, upper: 1}}
    rz: {friction: {coulomb: 0.2}, drive: {ratio: 5}, actuated: false, symbol: psi}
- {name: arm, type: revolute, place: {mdh: {a: 0.5}}, mass: 1, inertia: {zz: 1}}
points: {tip: {joint: hip, at: [0, 0, 1]}}
forces: {hip_ry: -3*d(hip_ry)}
"""


def joints_of(kind, **more):
    return [
        (joint.name, joint.type, joint.place.axis)
        for joint in assemble(Chain("chain", (Joint("j", kind, mass=1, **more),))).chain.joints
    ]


def axis(letter):
    return tuple(Number(float(letter == each)) for each in "xyz")


@pytest.mark.parametrize(
    ("kind", "more", "rows"),
    [
        ("ball", {}, ["rz", "ry", "rx"]),
        ("ball", {"angles": "xyz"}, ["rx", "ry", "rz"]),
        ("ball", {"angles": "zxz"}, ["rz1", "rx", "rz2"]),
        ("universal", {}, ["rx", "ry"]),
        ("universal", {"angles": "zx"}, ["rz", "rx"]),
        ("planar", {}, ["x", "y", "rz"]),
        ("planar", {"place": Xyz(axis=axis("x"))}, ["y", "z", "rx"]),
        ("planar", {"place": Xyz(axis=axis("y"))}, ["z", "x", "ry"]),
        ("cylindrical", {"place": Xyz(axis=axis("y"))}, ["y", "ry"]),
        ("floating", {}, ["x", "y", "z", "rz", "ry", "rx"]),
        ("floating", {"angles": "zxy"}, ["x", "y", "z", "rz", "rx", "ry"]),
    ],
)
def test_single_joints_stand_in_a_row(kind, more, rows):
    wanted = [(f"j_{row}", "revolute" if row[0] == "r" else "prismatic", axis(row.strip("r12"))) for row in rows]
    assert joints_of(kind, **more) == [*wanted, ("j", "fixed", axis("z"))]


def test_what_is_said_of_a_single_joint_goes_to_it_and_the_link_to_the_end():
    chain = loads_chain(POLE)
    rx, ry, rz, hip, arm = assemble(chain).chain.joints
    assert (rx.stiffness, rx.rest, ry.stiffness) == (chain.joints[0].axes[0].stiffness, Number(0.1), None)
    assert (rz.friction.coulomb, rz.drive.ratio, rz.actuated, rz.symbol) == (Number(0.2), Number(5.0), False, "psi")
    assert (rx.mass, rz.mass, hip.mass, hip.parent, arm.parent) == (Number(0), Number(0), Number(2.0), "hip_rz", "hip")
    assert (rx.place.xyz, ry.place.xyz) == (chain.joints[0].place.xyz, Xyz().xyz)
    assert chain.q_names == assemble(chain).chain.q_names == ("hip_rx", "hip_ry", "hip_rz", "arm")
    assert chain.actuated == ("hip_rx", "hip_ry", "arm")


def test_a_file_of_composite_joints_is_written_as_it_was():
    chain = loads_chain(POLE)
    again = loads_chain(chain.to_yaml())
    assert again == chain
    assert assemble(chain).chain.place_of("hip_ry") == assemble(chain).chain.place_of("hip") == "<string>:5:3"
    assert assemble(validate(again)).chain == assemble(chain).chain


def test_a_chain_of_single_joints_is_written_as_such():
    single = assemble(loads_chain(POLE)).chain
    damped = replace(single, joints=(replace(single.joints[0], damping=Number(1.0)), *single.joints[1:]))
    assert "type: ball" not in damped.to_yaml()
    assert loads_chain(damped.to_yaml()) == damped


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("angles: xyz", "angles: xxz", "7:11: joints.hip.angles: expected three letters of axes"),
        ("angles: xyz", "angles: xy", "joints.hip.angles: expected three letters of axes in the order of the turns"),
        ("type: ball\n  angles: xyz", "type: planar\n  angles: xyz", "a planar joint has one turn"),
        ("    rx:", "    x:", "13:5: joints.hip.axes.x: 'hip' has no single joint 'x' (did you mean 'rx'?); it has"),
        ("stiffness: k", "stiffnes: k", "unknown key 'stiffnes'"),
        ("stiffness: k", "stiffness: kk", "13:21: joints.hip.axes.rx.stiffness: 'kk' is not declared"),
        ("coulomb: 0.2", "coulomb: -0.2", "joints.hip.axes.rz.friction.coulomb: "),
        ("  mass: 2", "  damping: 1\n  mass: 2", "'damping' belongs to one of the single joints of a ball"),
        ("  mass: 2", "  pseudo: true\n  mass: 2", "a ball joint is no pseudo joint"),
        ("{xyz: [0, 0, 1]}", "{mdh: {}}", "a ball joint stands in a frame of its own"),
        ("[0, 0, 1]}\n  mass", "[0, 0, 1], axis: [1, 0, 0]}\n  mass", "leave 'axis' out and turn by rpy"),
        ("type: ball\n  angles: xyz", "type: revolute\n  angles: xyz", "a revolute joint is single"),
        ("parameters: {k: 2}", "parameters: {k: 2, hip_ry: 1}", "the name 'hip_ry' is already used by a parameter"),
        ("hip_ry: -3*d(hip_ry)", "hip: 1", "forces.hip: the joint 'hip' stands for hip_rx, hip_ry, hip_rz: name"),
        ("hip_ry: -3*d(hip_ry)", "hip_ry: d(hip)", "d(hip): the joint 'hip' stands for several: name one of hip_rx"),
    ],
)  # fmt: skip
def test_refused(old, new, says):
    assert old in POLE
    with pytest.raises(ChainError) as caught:
        loads_chain(POLE.replace(old, new, 1))
    assert says in str(caught.value)


def remarks(text):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        chain = loads_chain(text)
    return chain, [str(w.message) for w in caught if isinstance(w.message, ChainWarning)]


LIMITS = "limits: {lower: -1, upper: 1}"


@pytest.mark.parametrize(
    ("angles", "entry", "pose"),
    [
        ("angles: zxy", "limits: {lower: -1.4, upper: 1.4}", True),
        ("angles: zxy", "limits: {lower: -1.4, upper: 1.5}", False),  # 4 degrees from the singular pose
        ("angles: zxy", "limits: {lower: 1.7, upper: 4.6}", True),
        ("angles: zxy", "limits: {lower: 0}", False),
        ("angles: zxz", "limits: {lower: 0.1, upper: 3}", True),
        ("angles: zxz", "limits: {lower: -1, upper: 1}", False),
    ],
)
def test_limits_keep_the_second_turn_away_from_singular_poses(angles, entry, pose):
    axes = "rz: {friction" if angles == "angles: zxy" else "rz2: {friction"
    text = POLE.replace("angles: xyz", angles).replace(LIMITS, entry).replace("rz: {friction", axes)
    text = text.replace("forces: {hip_ry: -3*d(hip_ry)}\n", "")
    chain, said = remarks(text)
    assert bool(said) != pose, said
    (found,) = singular_poses(chain)
    assert (found.coordinate, found.at) == ("hip_rx", 0.0 if angles == "angles: zxz" else math.pi / 2)
    if said:
        assert "reach a singular pose" in said[0]
        assert "angles:" in said[0]


def test_without_angles_the_second_turn_is_one_that_its_limits_keep_regular():
    text = POLE.replace("  angles: xyz\n", "")
    wide = "ry: {limits: {lower: -3, upper: 3}}"
    assert loads_chain(text).q_names[:3] == ("hip_rz", "hip_ry", "hip_rx")
    chain, said = remarks(text.replace("  axes:\n", f"  axes:\n    {wide}\n"))
    assert (chain.q_names[:3], said) == (("hip_rz", "hip_rx", "hip_ry"), [])


ROBOT = """<robot name="r"><link name="world"/><link name="torso"><inertial><mass value="2"/>
<inertia ixx="1" iyy="1" izz="1"/></inertial></link>
<joint name="free" type="floating"><parent link="world"/><child link="torso"/><origin xyz="0 0 1"/></joint></robot>"""


def test_urdf_has_floating_and_planar_joints():
    chain = loads_urdf(ROBOT)
    assert chain.q_names == ("free_x", "free_y", "free_z", "free_rz", "free_ry", "free_rx")
    assert (chain.actuated, chain.joints[0].type, chain.points[0].joint) == ((), "floating", "free")
    assert loads_chain(chain.to_yaml()) == chain
    planar = ROBOT.replace('type="floating">', 'type="planar"><axis xyz="0 1 0"/><limit effort="1" velocity="1"/>')
    with pytest.warns(ChainWarning, match="<limit> of a planar joint: not read"):
        assert loads_urdf(planar).q_names == ("free_z", "free_x", "free_ry")
    skew = ROBOT.replace('type="floating">', 'type="planar"><axis xyz="0 1 1"/>')
    with pytest.raises(ChainError, match="the normal of a planar joint is the x, y or z of its frame"):
        loads_urdf(skew)


def test_a_chain_in_python():
    chain = Chain("c", (Joint("j", "universal", mass=1, axes=(Axis("ry", damping=0.5),)),))
    assert assemble(chain).chain.joints[1].damping == Number(0.5)
    with pytest.raises(ChainError, match="listed twice"):
        validate(Chain("c", (Joint("j", "universal", mass=1, axes=(Axis("ry"), Axis("ry"))),)))


def test_loops_run_through_single_joints():
    """A leg between two universal joints and a slide is closed by a ball; single joints depend on the others."""
    chain = loads_chain("""
symgen: 1
name: leg
joints:
- {name: foot, type: universal, place: {xyz: [0, 0, 0]}, mass: 1, actuated: false}
- {name: stroke, type: prismatic, place: {xyz: [0, 0, 1]}, mass: 1}
- {name: table, type: prismatic, parent: base, place: {xyz: [0, 0, 1]}, mass: 1, actuated: false}
loops:
- {name: head, type: ball, between: [{joint: stroke}, {joint: table}]}
""")
    assert chain.loops[0].dependent == ("foot_rx", "foot_ry", "table")
    assert chain.q_names == ("stroke",)
    assert loads_chain(chain.to_yaml()) == chain


def test_a_bending_link_stands_on_a_composite_joint():
    chain = loads_chain("""
symgen: 1
name: mast
joints:
- name: foot
  type: universal
  place: {xyz: [0, 0, 0]}
  flexible: {elements: 3, length: 1, mass_per_length: 2, bending: [50, 50]}
""")
    assert assemble(chain).chain.q_names[:4] == ("foot_rx", "foot_ry", "foot_e1_y", "foot_e1_z")
    assert assemble(chain).authored == chain


def test_every_entry_of_a_joint_goes_somewhere():
    """To its single joints by `axes`, to the link, or to the composite joint as a whole."""
    whole = {"name", "type", "place", "parent", "pseudo", "actuated", "angles", "axes"}
    link = {"mass", "com", "inertia", "flexible"}
    single = {field.name for field in fields(Axis)}
    assert {field.name for field in fields(Joint)} == whole | link | single | {"bristle"}  # of `friction`


def test_single_joints_have_stops():
    chain = loads_chain(POLE.replace("rx: {stiffness: k", "rx: {stop: {lower: -0.5, upper: 0.5}, stiffness: k"))
    assert assemble(chain).chain.joints[0].stop.upper == Number(0.5)
    assert loads_chain(chain.to_yaml()) == chain
    with pytest.raises(ChainError, match="'stop' belongs to one of the single joints"):
        loads_chain(POLE.replace("  mass: 2", "  stop: {lower: -1}\n  mass: 2"))
