"""Robots in MJCF, by the `mujoco` package; numbers of its own engine are the expected ones."""

from __future__ import annotations

import contextlib
import math
import os
import random
import re
import sys
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Drive, Friction, Inertia, Limits, Point
from symgen.describe.expression import Number
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.mjcf import loads_mjcf
from symgen.describe.write_expression import to_text
from symgen.errors import ChainError, ChainWarning
from symgen.reference.coupled_mechanics import mechanics_of

mujoco = pytest.importorskip("mujoco")

from benchmarks.reading.constrained import inertia_matrix  # noqa: E402  it imports mujoco

TOLERANCE = 1e-12
"""Relative to the largest number: two codes that add some ten terms of like size."""


def read(text: str, file: str = "robot.xml", **options: object) -> Chain:
    """The chain of a text, whatever is remarked on it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        return loads_mjcf(text, file, **options)  # type: ignore[arg-type]


def refusal(text: str, file: str = "robot.xml", **options: object) -> str:
    with pytest.raises(ChainError) as caught:
        read(text, file, **options)
    return str(caught.value)


ONE = """<mujoco model="one">
<compiler angle="radian"/>
<option gravity="0 -9.81 0"/>
<worldbody>
  <body name="arm" pos="1 0 0.5">
    <inertial pos="0.3 0.1 0" mass="2" fullinertia="0.02 0.03 0.04 0.001 -0.002 0.003"/>
    <joint name="elbow" axis="0 0 2" pos="0.1 0 0" damping="0.4" stiffness="3" springref="0.2" armature="0.05"
      frictionloss="0.7" limited="true" range="-1 1.5"/>
    <site name="tip" pos="0.6 0 0"/>
  </body>
</worldbody>
<actuator><motor joint="elbow" gear="50" forcelimited="true" forcerange="-2 2"/></actuator>
</mujoco>"""


def test_every_value_of_a_joint():
    chain = read(ONE)
    (joint,) = chain.joints
    assert (chain.name, joint.name, joint.type, joint.actuated) == ("one", "elbow", "revolute", True)
    assert chain.gravity == (Number(0.0), Number(-9.81), Number(0.0))
    assert joint.place.xyz == (Number(1.1), Number(0.0), Number(0.5))  # at the anchor
    assert joint.place.axis == (Number(0.0), Number(0.0), Number(1.0))
    assert (joint.mass, joint.com) == (Number(2.0), (Number(0.2), Number(0.1), Number(0.0)))
    assert joint.inertia == Inertia(*map(Number, (0.02, 0.03, 0.04, 0.001, -0.002, 0.003)))  # as written
    assert (joint.stiffness, joint.rest, joint.damping) == (Number(3.0), Number(0.2), Number(0.4))
    assert (joint.armature, joint.friction) == (Number(0.05), Friction(coulomb=Number(0.7)))
    assert joint.drive == Drive(ratio=Number(50.0))
    assert joint.limits == Limits(Number(-1.0), Number(1.5), effort=Number(100.0))
    assert chain.points == (
        Point("tip", "elbow", (Number(0.5), Number(0.0), Number(0.0))),
        Point("arm", "elbow", (Number(-0.1), Number(0.0), Number(0.0))),
    )
    assert loads_chain(chain.to_yaml()) == chain


TREE = """<mujoco model="tree">
<compiler angle="degree" autolimits="true" eulerseq="xyz"/>
<option gravity="1 -2 -9"/>
<default><joint armature="0.01" damping="0.2"/>
  <default class="stiff"><joint stiffness="5" springref="20"/></default></default>
<worldbody>
  <body name="column" pos="0.1 0.2 0.3" euler="20 -30 40">
    <joint name="lift" type="slide" axis="1 2 3" ref="0.2" pos="0.4 0.5 0.6"/>
    <joint name="turn" axis="0 1 1" pos="0.1 0.2 0" ref="30" class="stiff"/>
    <joint name="bend" axis="1 0 0" pos="-0.1 0 0.3" ref="-15"/>
    <geom type="box" size="0.1 0.2 0.3" pos="0.1 0 0" euler="10 20 30" density="300"/>
    <frame pos="0.5 0 0" euler="0 90 0">
      <body name="left" quat="0.5 0.5 -0.5 0.5"><joint name="a" pos="0 0 0.1" axis="0 0 1"/>
        <inertial pos="0.1 0.2 0.3" quat="1 2 3 4" mass="1.5" diaginertia="0.1 0.2 0.25"/>
        <body name="pad" pos="0.2 0 0"><geom type="sphere" size="0.1"/>
          <body name="end" pos="0 0.3 0"><joint name="b" axis="1 1 0"/>
            <geom type="capsule" size="0.05" fromto="0 0 0 0.1 0.2 0.3"/></body>
        </body>
      </body>
    </frame>
    <body name="right" pos="0 -0.4 0" axisangle="1 1 1 70"><joint name="c" type="slide" axis="0 0 1"/>
      <geom type="cylinder" size="0.1 0.2" mass="0.8"/><site name="here" pos="0.1 0 0.2"/>
    </body>
  </body>
</worldbody>
</mujoco>"""
"""Several joints in a body, anchors, references, a fixed body, frames, inertia of geoms, classes of defaults."""


def mujocos(text: str, q: np.ndarray, qd: np.ndarray) -> tuple[np.ndarray, np.ndarray, object, object]:
    """Inertia matrix and bias (springs and dampers within) of a model without constraints."""
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = q, qd
    mujoco.mj_forward(model, data)
    # the inverse dynamics of unit accelerations, less those of none: no name that changes between versions
    none, columns = np.zeros(model.nv), []
    for column in (none, *np.eye(model.nv)):
        data.qacc[:] = column
        mujoco.mj_inverse(model, data)
        columns.append(data.qfrc_inverse - data.qfrc_constraint)
    return np.array(columns[1:]).T - columns[0][:, None], columns[0].copy(), model, data


@pytest.mark.parametrize("seed", range(3))
def test_mechanics_of_a_tree_are_mujoco_s(seed):
    chain = read(TREE)
    draw = np.random.default_rng(seed)
    q, qd = draw.normal(size=(2, 6))
    M, bias, model, data = mujocos(TREE, q, qd)
    assert chain.q_names == tuple(model.joint(k).name for k in range(model.njnt))
    ours = mechanics_of(chain)
    np.testing.assert_allclose(ours.mass_matrix(q), M, atol=TOLERANCE * np.abs(M).max())
    np.testing.assert_allclose(ours.bias(q, qd), bias, atol=TOLERANCE * np.abs(bias).max())
    np.testing.assert_allclose(ours.position("here", q), data.site("here").xpos, atol=TOLERANCE)
    np.testing.assert_allclose(ours.rotation("here", q), data.site("here").xmat.reshape(3, 3), atol=TOLERANCE)
    np.testing.assert_allclose(ours.position("end", q), data.body("end").xpos, atol=TOLERANCE)


NUMBERS = ("0", "-1", "1e-30", "1e30", "1e49", "1e51", "1e308", "-1e308", "1e-308", "-0.0", "3.14159", "2")

LINK = (
    '<body name="{0}" pos="{1} 0 0"><joint name="{0}" axis="0 0 1" {2}/>'
    '<inertial pos="0.1 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>'
)


def row(equalities: str, actuators: str = "", tendons: str = "", references: str = "") -> str:
    """Three joints one behind the other."""
    links = "".join(LINK.format(name, k, references) for k, name in enumerate("abc"))
    return (
        f'<mujoco><compiler angle="radian"/><worldbody>\n{links}</body></body></body></worldbody>\n'
        f"<tendon>{tendons}</tendon><actuator>{actuators}</actuator>\n<equality>\n{equalities}</equality></mujoco>"
    )


def written(chain: Chain) -> dict[str, str]:
    return {name: to_text(expression) for name, expression in chain.coupled}


MOTOR = '<motor joint="{}"/>'
SUMS = (
    '<fixed name="s"><joint joint="a" coef="2"/><joint joint="b" coef="-1"/></fixed>'
    '<fixed name="t"><joint joint="c" coef="0.5"/></fixed>'
)


@pytest.mark.parametrize(
    ("equalities", "actuators", "references", "expected"),
    [
        ('<joint joint1="a" joint2="b"/>', "", "", {"a": "b"}),
        ('<joint joint1="a" joint2="b" polycoef="0.1 -1 0 0 0"/>', "", "", {"a": "-b + 0.1"}),
        ('<joint joint1="a" joint2="b" polycoef="0 1 0 0 0"/>', MOTOR.format("a"), "", {"b": "a"}),
        ('<joint joint1="a" joint2="b" polycoef="0.5 2 0 0 0"/>', MOTOR.format("a"), "", {"b": "0.5*a - 0.25"}),
        ('<joint joint1="a" joint2="b" polycoef="0 1 0.5 0 -2"/>', "", "", {"a": "b + 0.5*b**2 - 2*b**4"}),
        # about the references, which MuJoCo's constraints start from
        ('<joint joint1="a" joint2="b" polycoef="0 2 0 0 0"/>', "", 'ref="0.3"', {"a": "2*b - 0.3"}),
        ('<joint joint1="a" joint2="b" polycoef="0 0 1 0 0"/>', "", 'ref="0.25"', {"a": "(b - 0.25)**2 + 0.25"}),
        # one joint for two others, and a row of constraints
        ('<joint joint1="a" joint2="b"/><joint joint1="a" joint2="c" polycoef="0 4 0 0 0"/>', "", "",
         {"a": "b", "c": "0.25*a"}),
        ('<joint joint1="c" joint2="b"/><joint joint1="b" joint2="a"/>', "", "", {"c": "b", "b": "a"}),
        ('<tendon tendon1="s"/>', "", "", {"a": "0.5*b"}),
        ('<tendon tendon1="s" tendon2="t" polycoef="0.2 1 0 0 0"/>', MOTOR.format("a"), "", {"b": "2*a - 0.5*c - 0.2"}),
        ('<joint joint1="a" joint2="b" active="false"/>', "", "", {}),
    ],
)  # fmt: skip
def test_constraints_of_joints_are_couplings(equalities, actuators, references, expected):
    assert written(read(row(equalities, actuators, SUMS, references))) == expected


def test_a_constraint_of_one_joint_holds_it():
    chain = read(
        row('<joint joint1="b" polycoef="0.5 0 0 0 0"/><joint joint1="c" joint2="b"/>', references='ref="0.1"')
    )
    assert [joint.type for joint in chain.joints] == ["revolute", "fixed", "fixed"]
    assert chain.joint("b").place.rpy[2].value == pytest.approx(0.5, abs=1e-15)  # from its reference on
    assert chain.joint("c").place.rpy[2].value == pytest.approx(0.5, abs=1e-15)


@pytest.mark.parametrize(
    ("equalities", "words"),
    [
        (
            '<joint joint1="a" joint2="b"/>\n<joint joint1="b" joint2="a"/>',
            "robot.xml:6:1: .* bound by other constraints",
        ),
        ('<tendon tendon1="s" tendon2="t" polycoef="0 1 1 0 0"/>', "it is linear"),
    ],
)
def test_constraints_that_are_refused(equalities, words):
    text = row(equalities, tendons=SUMS)
    with pytest.raises(ChainError, match=words):
        read(text)


def test_joints_without_actuators_have_none():
    assert [j.actuated for j in read(row("", MOTOR.format("b"))).joints] == [False, True, False]
    assert all(joint.actuated for joint in read(row("")).joints)  # of a model without any, nothing is said
    pulled = row("", '<motor tendon="s"/>', SUMS)
    assert [joint.actuated for joint in read(pulled).joints] == [True, True, False]


def test_armature_and_damping_of_actuators_count_with_the_gear_squared():
    text = row("", '<motor joint="a" gear="3" armature="0.7" damping="0.2"/>')
    try:
        mujoco.MjModel.from_xml_string(text)
    except ValueError:
        pytest.skip("this version of MuJoCo has no armature of actuators")
    joint = read(text).joints[0]
    assert joint.armature == Number(pytest.approx(6.3))
    assert joint.damping == Number(pytest.approx(1.8))


def test_flags_turn_things_off():
    text = ONE.replace(
        "</worldbody>", '</worldbody><option><flag gravity="disable" frictionloss="disable" spring="disable"/></option>'
    )
    chain = read(text)
    assert chain.gravity == (Number(0.0),) * 3
    assert (chain.joints[0].friction, chain.joints[0].stiffness, chain.joints[0].rest) == (None, None, None)
    assert chain.joints[0].damping == Number(0.4)


MESHES = """<mujoco model="meshes">
<asset><mesh name="m" file="gone.stl"/><texture name="t" type="2d" file="gone.png"/>
  <material name="x" texture="t"/></asset>
<worldbody><light/><camera/>
  <geom type="plane" size="1 1 1" material="x"/>
  <body name="arm"><joint name="a"/><inertial pos="1 0 0" mass="1" diaginertia="1 1 1"/><geom type="mesh" mesh="m"/>
    <body name="hand" pos="1 0 0"><joint name="b"/>{0}</body></body>
</worldbody>
<sensor><jointpos joint="a"/></sensor><keyframe><key qpos="1 2"/></keyframe>
<actuator><position joint="a" kp="100"/></actuator>
</mujoco>"""


@pytest.mark.parametrize("names", [("finger-1", "finger_1"), ("finger_1", "finger-1")])
def test_a_joint_keeps_a_name_that_may_stay(names):
    bodies = "".join(
        f'<body><joint name="{name}" axis="0 {k} 1"/><geom size="0.1"/></body>' for k, name in enumerate(names)
    )
    joints = read(f"<mujoco><worldbody>{bodies}</worldbody></mujoco>").joints
    assert [joint.name for joint in joints] == [{"finger-1": "finger_1_joint"}.get(name, name) for name in names]


def test_meshes_that_say_nothing_are_not_read_and_what_is_left_out_is_named_once():
    text = MESHES.format('<geom size="0.1"/>')
    with pytest.warns(ChainWarning) as caught:
        chain = loads_mjcf(text, "robot.xml")
    assert len(caught) == 1
    assert str(caught[0].message) == (
        "robot.xml:1:1: not part of the motion of rigid bodies, or not read: contacts, sensors, keyframes, cameras, "
        "lights, control of actuators (gains, time constants); more: docs/robots.md"
    )
    sphere = 1000.0 * 4.0 / 3.0 * math.pi * 0.1**3
    assert chain.joint("b").mass == Number(pytest.approx(sphere, rel=1e-12))


def test_meshes_that_are_needed_are_named():
    words = refusal(MESHES.format('<geom type="mesh" mesh="m"/>'))
    assert words.startswith("robot.xml:2:8: the inertia of a body is computed from the mesh 'gone.stl'")


def test_bodies_to_the_tips():
    chain = read(TREE, tip="end")
    assert chain.q_names == ("lift", "turn", "bend", "a", "b")
    assert [point.name for point in chain.points] == ["end"]
    assert read(TREE, tip=["left", "right"]).q_names == ("lift", "turn", "bend", "a", "c")
    words = refusal(TREE, tip="ends")
    assert "there is no body 'ends' (did you mean 'end'?) for the tip; bodies: column, left, pad, end, right" in words
    assert read(row('<joint joint1="a" joint2="c"/>'), tip="b").q_names == ("b", "c")  # with what they follow


def included(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.xml").write_text(text, encoding="utf-8")
    return tmp_path / "main.xml"


SCENE = '<mujoco model="scene">\n<include file="{}"/>\n<worldbody><light/></worldbody></mujoco>'


def test_includes_stand_in_their_place(tmp_path):
    (tmp_path / "sub").mkdir()
    path = included(
        tmp_path, main=SCENE.format("part.xml"), part=ONE.replace("<option", '<include file="sub/o.xml"/><option')
    )
    (tmp_path / "sub" / "o.xml").write_text("<mujocoinclude/>", encoding="utf-8")
    with pytest.warns(ChainWarning, match="lights"):
        chain = load_chain(path)
    assert chain.q_names == ("elbow",)
    assert chain.place_of("elbow") == f"{path}:2:1"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("../part.xml", "an include lies in the folder of the file, or below it"),
        ("/etc/passwd", "an include lies in the folder of the file, or below it"),
        ("gone.xml", "there is no such file"),
        ("sub", "there is no such file"),
        ("", "an include lies in the folder"),
        ("a&#0;b", "not XML"),
        ("main.xml", "it is included twice"),
        ("self.xml", "it is included twice"),
    ],
)
def test_includes_that_are_refused(name, words, tmp_path):
    (tmp_path / "sub").mkdir()
    path = included(tmp_path, main=SCENE.format(name), self=SCENE.format("self.xml"))
    with pytest.raises(ChainError, match=words):
        load_chain(path)


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ('<replicate count="1000"><replicate count="1000"><body/></replicate></replicate>', "has 1001003 elements"),
        ('<body><joint axs="1"/></body>', "robot.xml:2:7: MuJoCo refuses the model: .*'axs'"),
        ("<body>\n<joint/></body>", "robot.xml:2:1: MuJoCo refuses the model: .*mjMINVAL"),
        ('<body pos="nan 0 0"/>', "<body pos>: expected finite numbers, found 'nan 0 0'"),
        ('<body pos="1e999 0 0"/>', "expected finite numbers"),
        ('<flexcomp type="grid" count="9 9 9" name="f"/>', "deformable"),
        ('<composite type="cable" count="9 1 1"/>', "save the compiled model"),
        ("", "a chain needs at least one joint"),
    ],
)
def test_models_that_are_refused(inside, words):
    with pytest.raises(ChainError, match=words):
        read(f"<mujoco><worldbody>\n{inside}</worldbody></mujoco>")


@pytest.mark.fuzz
@given(st.integers(0, 2**32))
def test_numbers_of_any_size(seed):
    draw = random.Random(seed)
    text = draw.choice([ONE, TREE, FOUR_BAR.format("", ""), row('<joint joint1="a" joint2="b"/>', MOTOR.format("a"))])
    for _ in range(draw.randint(1, 3)):
        place = draw.choice([*re.finditer(r'(?<=[" ])-?[0-9][0-9.e+-]*(?=[" ])', text)])
        text = text[: place.start()] + draw.choice(NUMBERS) + text[place.end() :]
    with warnings.catch_warnings(), contextlib.suppress(ChainError):
        warnings.simplefilter("ignore", ChainWarning)
        chain = loads_mjcf(text)
        assert loads_chain(chain.to_yaml()) == chain


def test_mujoco_s_warnings_leave_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    read(ONE)
    assert os.listdir(tmp_path) == []


def test_without_the_package(monkeypatch):
    monkeypatch.setitem(sys.modules, "mujoco", None)
    assert refusal(ONE) == (
        "robot.xml: MJCF files are read by the mujoco package, which is not installed: pip install 'symgen[mujoco]'"
    )


def test_the_root_element_tells_the_format(tmp_path):
    joint = '<joint name="j" type="revolute"><parent link="a"/><child link="b"/></joint>'
    urdf = f'<robot name="r"><link name="a"/><link name="b"/>{joint}</robot>'
    path = tmp_path / "robot.xml"
    path.write_text(urdf, encoding="utf-8")
    assert load_chain(path).q_names == ("j",)
    path.write_text(ONE, encoding="utf-8")
    assert load_chain(path).q_names == ("elbow",)
    path.write_text("<mujocoinclude/>", encoding="utf-8")
    with pytest.raises(ChainError, match="a part of an MJCF model"):
        load_chain(path)


ROD = '<inertial pos="0 0 {0}" mass="1" diaginertia="0.1 0.1 0.05"/>'

FOUR_BAR = f"""<mujoco><compiler angle="radian"/><worldbody>
<body name="crank" euler="0.3 0 0"><joint name="crank" axis="0 1 0" ref="0.1"/>{ROD.format(0.1)}
  <body name="coupler" pos="0 0 0.2" euler="0 0.9 0"><joint name="coupler" axis="0 -1 0"/>{ROD.format(0.2)}
  </body></body>
<body name="rocker" pos="0.5 0 0" euler="0.3 0 0"><joint name="rocker" axis="0 1 0" {{0}}/>{ROD.format(0.15)}</body>
</worldbody>
<actuator><motor joint="crank"/></actuator>
<equality>
<connect body1="coupler" body2="rocker" anchor="0 0 0.4"/>
{{1}}</equality></mujoco>"""


def gap(text: str, chain: Chain, q: np.ndarray) -> np.ndarray:
    """The gap that a connect constraint leaves where all joints stand as the chain says, by MuJoCo."""
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    found = dict(zip(chain.movable_names, np.asarray(mechanics_of(chain).coordinates(q)), strict=True))
    for name, value in found.items():
        data.joint(name).qpos = value
    mujoco.mj_kinematics(model, data)
    places = []
    for side, thing in enumerate((model.eq_obj1id[0], model.eq_obj2id[0])):
        local = model.eq_data[0][3 * side : 3 * side + 3]
        places.append(data.xpos[thing] + data.xmat[thing].reshape(3, 3) @ local)
    return places[1] - places[0]


@pytest.mark.parametrize(
    ("rocker", "more", "dependent"),
    [
        ("", "", ("coupler", "rocker")),
        ('ref="0.4"', "", ("coupler", "rocker")),
        # a point beside the first on the axis: nothing that it does not hold already
        ("", '<connect body1="coupler" body2="rocker" anchor="0 0.1 0.4"/>', ("coupler", "rocker")),
    ],
)
def test_connected_points_close_loops_in_a_plane(rocker, more, dependent):
    text = FOUR_BAR.format(rocker, more)
    chain = read(text)
    (loop,) = chain.loops
    assert (loop.type, loop.dependent, chain.q_names) == ("revolute", dependent, ("crank",))
    for crank in (0.1, 0.4, -0.3):
        np.testing.assert_allclose(gap(text, chain, np.array([crank])), 0.0, atol=1e-13)


ARM = (
    '<body name="{0}1" pos="{1}" euler="{2}"><joint name="{0}1" axis="1 0 0"/>' + ROD.format(0.2) + "\n"
    '<body name="{0}2" pos="0 0 0.4"><joint name="{0}2" axis="{3}"/>' + ROD.format(0.2) + "</body></body>\n"
)


def test_the_pin_of_a_loop_has_one_axis_in_two_frames():
    """The rocker's own x is what the others call y: its place is turned, and M is MuJoCo's of the closed tree."""
    text = FOUR_BAR.format("", "").replace(
        'euler="0.3 0 0"><joint name="rocker" axis="0 1 0"',
        'euler="0.3 0 1.2"><joint name="rocker" axis="0.932039085967226 0.362357754476674 0"',
    )
    chain = read(text)
    (loop,) = chain.loops
    assert (loop.type, len(loop.dependent)) == ("revolute", 2)
    np.testing.assert_allclose(gap(text, chain, np.array([0.3])), 0.0, atol=1e-13)


def test_connected_points_close_loops_in_space():
    arms = ARM.format("a", "0 0 0", "0.5 0 0", "0 1 0") + ARM.format("b", "0.1 0.7 0.1", "-0.6 0.2 0", "0.2 1 0.3")
    connect = '<connect body1="a2" body2="b2" anchor="0.1 0.1 0.3"/>'
    text = f'<mujoco><compiler angle="radian"/><worldbody>{arms}</worldbody><equality>{connect}</equality></mujoco>'
    chain = read(text)
    (loop,) = chain.loops
    assert (loop.type, len(loop.dependent), len(chain.q_names)) == ("ball", 3, 1)
    for coordinate in (0.0, 0.02):
        np.testing.assert_allclose(gap(text, chain, np.array([coordinate])), 0.0, atol=1e-13)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('joint="crank"/>', 'joint="crank"/><motor joint="rocker"/><motor joint="coupler"/>'), None),
        (("connect body1", "weld body1"), "make one body of them"),
    ],
)
def test_loops_with_actuators_everywhere_and_welds(change, words):
    text = FOUR_BAR.format("", "").replace(*change).replace(' anchor="0 0 0.4"', "" if words else ' anchor="0 0 0.4"')
    if words:
        assert words in refusal(text)
        assert read(text, tip="crank").q_names == ("crank",)  # which the constraint does not touch
    else:
        assert read(text).q_names == ("crank",)


@pytest.mark.parametrize(
    "constraint", ['<weld body1="mouse" body2="coupler"/>', '<connect body1="coupler" body2="mouse" anchor="0 0 1"/>']
)
def test_what_drags_a_body_is_no_loop(constraint):
    mouse = '<body name="mouse" mocap="true" pos="0 0 1"/></worldbody>'
    text = FOUR_BAR.format("", constraint).replace("</worldbody>", mouse)
    with pytest.warns(ChainWarning, match="constraints to mocap bodies"):
        chain = loads_mjcf(text)
    assert (len(chain.loops), chain.q_names) == (1, ("crank",))


def test_loops_are_whole_or_absent():
    text = FOUR_BAR.format("", "")
    assert read(text, tip="coupler") == replace(read(text), points=read(text, tip="coupler").points)
    assert (
        read(
            text.replace("</worldbody>", '<body name="x"><joint name="x"/>' + ROD.format(1) + "</body></worldbody>"),
            tip="x",
        ).loops
        == ()
    )


FLOATING = """<mujoco model="free">
<compiler angle="radian"/>
<worldbody>
  <body name="torso" pos="0.1 -0.2 0.5" quat="0.8 0.2 -0.4 0.4">
    <freejoint name="root"/>
    <inertial pos="0.03 0.1 0.02" mass="3" fullinertia="0.2 0.3 0.4 0.01 -0.02 0.03"/>
    <body name="head" pos="0 0.1 0.3">
      <joint name="neck" type="ball" pos="0 0 0.05" {ball}/>
      <inertial pos="0.02 0 0.2" mass="1.5" fullinertia="0.02 0.03 0.018 0 0 0.002"/>
      <body name="arm" pos="0.2 0 0">
        <joint name="elbow" axis="0 1 1"/>
        <inertial pos="0.1 0.2 0.3" mass="0.7" diaginertia="0.01 0.01 0.01"/>
      </body>
    </body>
  </body>
</worldbody>
</mujoco>"""


def turned_by(letters: str, angles: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rotation matrix of turns about moved axes, and the Jacobian of the angular velocity in the body's axes."""
    R, axes = np.eye(3), []
    for letter, angle in zip(letters, angles, strict=True):
        k = "xyz".index(letter)
        axes.append(R[:, k])
        i, j = (k + 1) % 3, (k + 2) % 3
        step = np.eye(3)
        step[[i, j], [i, j]], step[i, j], step[j, i] = math.cos(angle), -math.sin(angle), math.sin(angle)
        R = R @ step
    return R, R.T @ np.array(axes).T


def test_a_floating_base_with_a_ball_joint():
    """M and inverse dynamics at rest, MuJoCo's in the linear velocity of the world and body rates of turns."""
    chain = assemble(read(FLOATING.format(ball=""))).chain
    assert chain.q_names[:6] == tuple(f"root_{axis}" for axis in ("x", "y", "z", "rz", "ry", "rx"))
    assert chain.q_names[6:] == ("neck_rz", "neck_ry", "neck_rx", "elbow")
    model = mujoco.MjModel.from_xml_string(FLOATING.format(ball=""))
    data = mujoco.MjData(model)
    ours = mechanics_of(chain)
    rng = np.random.default_rng(0)
    for _ in range(3):
        q = rng.uniform(-1.0, 1.0, 10)
        pose, start = np.eye(3).ravel(), np.zeros(4)
        mujoco.mju_quat2Mat(pose, model.qpos0[3:7])
        R0 = pose.reshape(3, 3)
        R, rates = turned_by("zyx", q[3:6])
        Rb, ball_rates = turned_by("zyx", q[6:9])
        data.qpos[:3] = model.qpos0[:3] + R0 @ q[:3]
        for turn, at in ((R0 @ R, 3), (Rb, 7)):
            mujoco.mju_mat2Quat(start, turn.ravel())
            data.qpos[at : at + 4] = start
        data.qpos[11] = q[9]
        data.qvel[:] = 0.0
        mujoco.mj_forward(model, data)
        M = inertia_matrix(model, data)
        T = np.eye(10)
        T[:3, :3], T[3:6, 3:6], T[6:9, 6:9] = R0, rates, ball_rates
        wanted = T.T @ M @ T
        np.testing.assert_allclose(ours.mass_matrix(q), wanted, atol=TOLERANCE * np.abs(wanted).max())
        weight = T.T @ data.qfrc_bias
        still = np.zeros(10)
        np.testing.assert_allclose(ours.inverse_dynamics(q, still, still), weight, atol=TOLERANCE * 100.0)


def test_numbers_along_a_quaternion_are_named():
    with pytest.warns(ChainWarning, match="damping, armature of the ball joint 'neck' not read"):
        loads_mjcf(FLOATING.format(ball='damping="1" armature="0.1"'), "robot.xml")
