"""Robots in MJCF, by the `mujoco` package; numbers of its own engine are the expected ones."""

from __future__ import annotations

import contextlib
import math
import os
import random
import re
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from symgen.describe.assemble import assemble
from symgen.describe.chain import Drive, Friction, Inertia, Limits, Point
from symgen.describe.expression import Number
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.mjcf import loads_mjcf
from symgen.errors import ChainError, ChainWarning
from symgen.reference.coupled_mechanics import mechanics_of
from tests.describe.mjcf_models import FOUR_BAR, MOTOR, ONE, SUMS, TREE, read, refusal, row

mujoco = pytest.importorskip("mujoco")

from benchmarks.reading.constrained import inertia_matrix  # noqa: E402  it imports mujoco

mujoco = pytest.importorskip("mujoco")

TOLERANCE = 1e-12
"""Relative to the largest number: two codes that add some ten terms of like size."""


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
