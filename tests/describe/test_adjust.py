"""Gravity and payloads as run-time parameters, and numbers that are round but for an exporter's loss."""

import warnings
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.adjust import Adjustments
from symgen.describe.expression import Number
from symgen.describe.load import loads_chain
from symgen.describe.parse import parse
from symgen.describe.urdf import loads_urdf
from symgen.errors import ArgumentError, ChainError, ChainWarning
from symgen.reference.mechanics import Mechanics

ARM = """symgen: 1
name: arm
gravity: parameters
parameters: {L: 0.4}
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0.3], axis: [0, 1, 0]}, mass: 2, com: [0.2, 0, 0],
     inertia: {yy: 0.03}}
  - {name: elbow, type: revolute, place: {xyz: [L, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0.1, 0, 0],
     inertia: {yy: 0.01}}
points: {tip: {joint: elbow, at: [0.3, 0, 0.05]}}
payload: tip
"""
BODY = {"payload_mass": 1.5, "payload_x": 0.02, "payload_z": 0.1, "payload_yy": 0.004}

ROBOT = """<robot name="arm">
  <link name="world"/>
  <link name="upper"><inertial><origin xyz="0.2 1.2e-17 0" rpy="0 0 1.5708"/><mass value="2"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.02" iyz="0" izz="0.03"/></inertial></link>
  <link name="lower"><inertial><mass value="1"/>
    <inertia ixx="0.01" ixy="3e-10" ixz="0" iyy="0.02" iyz="0" izz="0.03"/></inertial></link>
  <link name="tool0"/>
  <joint name="shoulder" type="revolute"><parent link="world"/><child link="upper"/>
    <origin xyz="-3e-09 0 0.30000000012" rpy="1.5707963 0 3e-8"/><axis xyz="0 1.0 -2.3e-08"/></joint>
  <joint name="elbow" type="revolute"><parent link="upper"/><child link="lower"/>
    <origin xyz="0.41234567 0 0"/><axis xyz="0 0.70710679 0.70710677"/></joint>
  <joint name="flange" type="fixed"><parent link="lower"/><child link="tool0"/><origin xyz="0.1 0 0"/></joint>
</robot>
"""


def test_gravity_and_payload_are_parameters_whose_defaults_change_nothing():
    chain = loads_chain(ARM)
    assert [p.name for p in chain.parameters][-3:] == ["gravity_x", "gravity_y", "gravity_z"]
    model = symgen.build_model(chain, "numpy", functions=["gravity", "mass_matrix"])
    plain = loads_chain(ARM.replace("gravity: parameters\n", "").replace("payload: tip\n", ""))
    q = [0.3, -0.8]
    np.testing.assert_allclose(model.gravity(q), Mechanics(plain).gravity(q), rtol=1e-14)
    field = {"gravity_x": 3.3, "gravity_y": -1.2, "gravity_z": -9.1}
    written = ARM.replace("gravity: parameters", "gravity: [3.3, -1.2, -9.1]").replace("payload: tip\n", "")
    arm, body = written.split("points:")
    fixed = "  - {name: body, type: fixed, place: {xyz: [0.3, 0, 0.05]}, mass: 1.5, com: [0.02, 0, 0.1], "
    loaded = Mechanics(loads_chain(f"{arm}{fixed}inertia: {{yy: 0.004}}}}\npoints:{body}"))
    np.testing.assert_allclose(model.gravity(q, params={**field, **BODY}), loaded.gravity(q), rtol=1e-13)
    np.testing.assert_allclose(model.mass_matrix(q, params=BODY), loaded.mass_matrix(q), rtol=1e-13)


def test_what_was_asked_is_written_out():
    chain = loads_chain(ARM)
    assert loads_chain(chain.to_yaml()) == chain
    assert chain.joints[-1].name == "payload"
    assert chain.joints[-1].parent == "elbow"


def test_declared_parameters_keep_their_values():
    chain = loads_chain(ARM.replace("{L: 0.4}", "{L: 0.4, payload_mass: 2.5, gravity_z: -1.62}"))
    values = {p.name: p.value for p in chain.parameters}
    assert (values["payload_mass"], values["gravity_z"]) == (Number(2.5), Number(-1.62))
    assert len(values) == 1 + 10 + 3


def test_several_payloads_have_the_names_of_their_places():
    chain = loads_chain(ARM.replace("payload: tip", "payload: [tip, shoulder]"))
    assert [joint.name for joint in chain.joints[2:]] == ["payload_tip", "payload_shoulder"]
    assert "payload_shoulder_xx" in {p.name for p in chain.parameters}


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("payload: tip", "payload: tipp", r"11:10: payload: there is no point, joint or link 'tipp' .*'tip'"),
        ("payload: tip", "payload: [tip, base]", r"11:16: payload\[1\]: 'base' is fixed to the base, where a payload"),
        ("payload: tip", "payload: {at: tip}", "11:10: payload: expected a name, found a mapping"),
        ("{L: 0.4}", "{L: 0.4, payload: 2}", "11:10: joints.payload.name: the name 'payload' is already used"),
        ("gravity: parameters", "gravity: parameter", "3:10: gravity: expected a list of 3 values or the word param"),
        ("L: 0.4}", "L: 0.4}\nsnap: 1", "expected true or false"),
        (
            "inertia: {yy: 0.01}}",
            "flexible: {elements: 4, length: 0.4, mass_per_length: 1, bending: 50}}",
            "the point 'tip' lies within the bending link of 'elbow'; a payload is carried by its end",
        ),
    ],
)
def test_refusals_have_their_place(old, new, words):
    with pytest.raises(ChainError, match=words):
        loads_chain(ARM.replace(old, new))


def test_a_robot_file_is_asked_by_keywords(tmp_path: Path):
    file = tmp_path / "arm.urdf"
    file.write_text(ROBOT)
    chain = symgen.load_chain(file, gravity="parameters", payload="tool0", snap=True)
    assert chain.joint("payload").parent == "flange"
    assert chain.gravity == tuple(parse(f"gravity_{axis}") for axis in "xyz")
    with pytest.raises(ChainError, match=r"arm.urdf: payload: 'world' is fixed to the base"):
        symgen.load_chain(file, payload="world")
    with pytest.raises(ArgumentError, match="gravity: 'none' is not 'parameters'"):
        symgen.load_chain(file, gravity="none")


def test_round_numbers_are_restored():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        chain = loads_urdf(ROBOT, asked=Adjustments(snap=True))
    shoulder, elbow = chain.joint("shoulder"), chain.joint("elbow")
    numbers = [[getattr(x, "value", x) for x in vector] for vector in (shoulder.place.xyz, shoulder.place.axis)]
    assert numbers == [[0.0, 0.0, 0.3], [0.0, 1.0, 0.0]]
    assert shoulder.place.rpy == (parse("pi/2"), Number(0.0), Number(0.0))
    assert shoulder.com[1] == Number(0.0)
    assert elbow.inertia.xy == Number(0.0)
    assert [x.value for x in elbow.place.axis] == [0.0, 1.0, 1.0]
    assert elbow.place.xyz[0] == Number(0.41234567)
    # the inertial frame is turned by a right angle, so that xx and yy change places to the bit
    assert (shoulder.inertia.xx, shoulder.inertia.xy) == (Number(0.02), Number(0.0))


def test_one_remark_names_what_is_almost_round():
    with pytest.warns(ChainWarning) as found:
        loads_urdf(ROBOT.replace('rpy="0 0 1.5708"', ""), "arm.urdf")
    assert len(found) == 1
    words = str(found[0].message)
    assert "arm.urdf:9:5: joints.shoulder.place.xyz[0]: the number -3e-09 is almost 0" in words
    assert "8 more numbers are almost round: joints.shoulder.place.xyz[2]" in words
    assert "--snap" in words


def test_calibrated_numbers_stay():
    calibrated = "symgen: 1\nname: a\njoints: [{name: j, type: revolute, place: {xyz: [0.08916, 1e-6, 0.30002], "
    text = calibrated + "rpy: [1.5712, 0.0003, 0], axis: [0.001, 0, 1]}}]"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert loads_chain(text, asked=Adjustments(snap=True)) == loads_chain(text)
