"""Constraints of MJCF: joints that follow others, and points that close loops; gaps are those that MuJoCo finds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from symgen.describe.chain import Chain
from symgen.describe.mjcf import loads_mjcf
from symgen.describe.write_expression import to_text
from symgen.errors import ChainError, ChainWarning
from symgen.reference.coupled_mechanics import mechanics_of
from tests.describe.mjcf_models import FOUR_BAR, MOTOR, ROD, SUMS, read, refusal, row

mujoco = pytest.importorskip("mujoco")


def written(chain: Chain) -> dict[str, str]:
    return {name: to_text(expression) for name, expression in chain.coupled}


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
