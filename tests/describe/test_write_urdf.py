"""Chains as URDF: read back they have the same inertia matrix, other libraries read the same mechanism in them."""

from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.urdf import loads_urdf
from symgen.describe.write_urdf import to_urdf
from symgen.errors import ArgumentError
from symgen.pipeline.urdf import written_urdf

SAME = 1e-13
"""Of M, relative to its largest element: angles become matrices and come back."""

ARM = """symgen: 1
name: arm
parameters: {m: 2, l: 0.4, g: 0.7}
gravity: [0, -9.81, 0]
joints:
  - {name: lift, type: prismatic, place: {mdh: {a: 0.1, alpha: 0.3, d: 0.2, theta: 0.5}}, mass: m, com: [0.1, l, 0.2],
     inertia: {xx: 0.2, yy: 0.1, zz: 0.15, xy: 0.01, xz: -0.02, yz: 0.03}, limits: {lower: -0.3, upper: l}}
  - {name: turn, type: revolute, place: {dh: {a: l, alpha: 0.8, d: 0.1, theta: 0.2}}, mass: 1.5, com: [0.1, 0.2, 0.3],
     inertia: {xx: 0.1, yy: 0.2, zz: 0.25, xy: 0.02, xz: 0.01, yz: -0.03}, damping: 0.3, friction: {coulomb: 0.4}}
  - {name: bend, type: revolute, place: {dh: {a: 0.3, alpha: -0.4, d: 0.05, theta: 0.1}}, mass: 1, com: [0.1, 0, 0.1],
     inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, friction: {viscous: 0.2}, limits: {velocity: 3}}
  - {name: rigid, type: fixed, place: {xyz: [0.1, 0.2, 0.3], rpy: [0.1, 0.2, 0.3]}, mass: 0.3, com: [0, 0.1, 0]}
  - {name: side, type: revolute, parent: turn, place: {xyz: [0.1, 0, 0], rpy: [0.4, 0.5, 0.6], axis: [0.6, 0.8, 0]},
     mass: 0.7, com: [0.1, 0, 0], inertia: {xx: 0.01, yy: 0.02, zz: 0.02}}
points: {hand: {joint: bend, at: [0.1, 0.2, 0.3]}}
coupled: {side: g*bend - 0.1}
"""

FLOATING = """symgen: 1
name: floating
joints:
  - {name: body, type: floating, place: {xyz: [0, 0, 1]}, mass: 3, inertia: {xx: 0.2, yy: 0.3, zz: 0.4}}
  - {name: plate, type: planar, place: {xyz: [0.1, 0, 0], axis: [0, 0, 1]}, mass: 1, com: [0.1, 0, 0],
     inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
"""


def back(chain):
    return loads_urdf(to_urdf(chain).text)


def matrices(*chains, count=5):
    models = [symgen.build_model(chain, "numpy", functions=["mass_matrix"]) for chain in chains]
    q = np.random.default_rng(3).uniform(-3.0, 3.0, (count, len(models[0].q_names)))
    assert len({model.q_names for model in models}) == 1
    return q, [model.mass_matrix(q) for model in models]


LINKAGES = ["examples/linkages/gripper.yaml", "examples/linkages/palletiser.yaml"]


@pytest.mark.parametrize("text", [ARM, "examples/panda.yaml", *LINKAGES])
def test_the_inertia_matrix_comes_back(text):
    chain = load_chain(text) if text.endswith(".yaml") else loads_chain(text)
    _, (first, second) = matrices(chain, loads_urdf(written_urdf(chain).text))
    assert np.max(np.abs(first - second)) <= SAME * np.max(np.abs(first))


def test_joints_of_several_freedoms_come_back():
    chain = loads_chain(FLOATING)
    _, (first, second) = matrices(chain, loads_urdf(to_urdf(chain).text))
    assert np.max(np.abs(first - second)) <= SAME * np.max(np.abs(first))


def test_numbers_of_joints_come_back():
    chain = loads_chain(ARM)
    found = loads_urdf(to_urdf(chain).text)
    joints = {joint.name: joint for joint in found.joints}
    assert set(joints) == {"lift", "turn", "bend", "rigid", "side", "hand_place"}
    assert (joints["lift"].limits.lower.value, joints["lift"].limits.upper.value) == (-0.3, 0.4)
    assert joints["lift"].limits.velocity is None
    assert (joints["turn"].damping.value, joints["turn"].friction.coulomb.value) == (0.3, 0.4)
    assert (joints["bend"].damping.value, joints["bend"].friction) == (0.2, None)
    assert joints["bend"].limits.velocity.value == 3.0
    assert "hand" in [point.name for point in found.points]
    assert symgen.build_model(found, "numpy", functions=["mass_matrix"]).q_names == ("lift", "turn", "bend")


def test_points_come_back():
    chain = loads_chain(ARM)
    models = [symgen.build_model(each, "numpy", functions=["position_hand"]) for each in (chain, back(chain))]
    q = np.random.default_rng(5).uniform(-1.0, 1.0, (5, 3))
    first, second = (model.position("hand", q) for model in models)
    assert np.max(np.abs(first - second)) <= SAME


def test_remarks_name_what_is_not_said():
    remarks = to_urdf(loads_chain(ARM)).remarks
    for words in ("gravity (0, -9.81, 0) m/s2 is not part", "3 parameters are written as their numbers", "as damping"):
        assert any(words in remark for remark in remarks)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("damping: 0.3", "stiffness: 0.3", "joint turn has stiffness"),
        ("coulomb: 0.4", "coulomb: 0.4, static: 0.5", "the friction of joint turn has static"),
        ("coulomb: 0.4", "coulomb: [0.4, 0.5]", "the friction of joint turn has coulomb"),
        ("coulomb: 0.4", "coulomb: 0.4*abs(bend)", "depends on bend"),
        ("damping: 0.3", "drive: {ratio: 3, inertia: 0.1}", "the drive of joint turn has inertia"),
        ("damping: 0.3", "motion: prescribed", "joint turn has motion"),
        ("g*bend - 0.1", "g*bend**2", "joint side follows bend by more than a factor and an offset"),
        ("g*bend - 0.1", "g*bend + turn", "joint side follows bend and turn by more"),
        ("coupled:", "inputs: [push]\nforces: {lift: push}\ncoupled:", "it has inputs; it has forces"),
        ("limits: {lower: -0.3, upper: l}", "stop: {lower: -0.3, upper: l}", "joint lift has stop"),
    ],
)
def test_what_urdf_cannot_hold_is_refused(old, new, words):
    assert old in ARM
    with pytest.raises(ArgumentError, match="URDF cannot hold this chain") as caught:
        to_urdf(loads_chain(ARM.replace(old, new, 1)))
    assert words in str(caught.value)


def test_a_loop_that_is_read_in_another_position_is_refused():
    with pytest.raises(ArgumentError, match="another one here"):
        written_urdf(load_chain("examples/linkages/excavator.yaml"))


def test_a_drive_comes_back():
    chain = loads_chain(ARM.replace("damping: 0.3", "drive: {ratio: 30}"))
    (drive,) = (joint.drive for joint in back(chain).joints if joint.name == "turn")
    assert drive.ratio.value == 30.0


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    path = tmp_path_factory.mktemp("robot") / "panda.urdf"
    assert main(["convert", "examples/panda.yaml", "-o", str(path)]) == 0
    return path


def test_convert_writes_a_urdf_or_nothing(written, tmp_path, capsys):
    assert load_chain(written).name == "panda"
    target = tmp_path / "two_link.urdf"
    assert main(["convert", "examples/two_link.yaml", "-o", str(target)]) == 1
    assert "the friction of joint shoulder has static" in capsys.readouterr().err
    assert not target.exists()


@pytest.mark.parametrize("reader", ["pinocchio", "mujoco", "yourdfpy"])
def test_other_libraries_read_the_same_mechanism(reader, written):
    if find_spec(reader) is None:
        pytest.skip(f"{reader} is not installed")
    library = import_module(reader)
    q, (M,) = matrices(load_chain("examples/panda.yaml"))
    if reader == "pinocchio":
        model = library.buildModelFromUrdf(str(written))
        data = model.createData()
        turns = [joint.nq for joint in model.joints][1:]  # 2 of a joint without limits: cosine and sine
        at = [
            np.hstack([[x] if n == 1 else [np.cos(x), np.sin(x)] for n, x in zip(turns, each, strict=True)])
            for each in q
        ]
        upper = [np.triu(library.crba(model, data, each)) for each in at]
        found = np.array([each + np.triu(each, 1).T for each in upper])
    elif reader == "mujoco":
        model = library.MjModel.from_xml_path(str(written))
        data = library.MjData(model)
        found = np.empty_like(M)
        for k, each in enumerate(q):
            data.qpos[:] = each
            library.mj_forward(model, data)
            for i, unit in enumerate(np.eye(len(each))):
                library.mj_mulM(model, data, found[k, i], unit)
    else:
        robot = library.URDF.load(str(written), load_meshes=False)
        assert (
            list(robot.actuated_joint_names) == [f"joint{k}" for k in range(1, 8)]
            or len(robot.actuated_joint_names) == M.shape[1]
        )
        return
    assert np.max(np.abs(found - M)) <= 1e-9 * np.max(np.abs(M))  # their own rounding of angles and axes
