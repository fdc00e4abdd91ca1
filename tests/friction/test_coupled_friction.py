"""Friction of joints that move together: laws and constraints of the numeric reference, and closed forms."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError

PAIR = """
symgen: 1
name: pair
gravity: [0, 0, 0]
joints:
  - {{name: pinion, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.02}},
     friction: {{coulomb: 0.1, static: 0.15, viscous: 0.01}}}}
  - {{name: gear, type: revolute, parent: base, place: {{xyz: [0.3, 0, 0]}}, inertia: {{zz: 0.5}},
     friction: {{coulomb: 2, static: 3, viscous: 0.3}}, {more}}}
coupled: {{gear: {coupling}}}
"""

CAM = """
symgen: 1
name: cam
gravity: [0, -9.81, 0]
joints:
  - {name: cam, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.02, 0.01, 0], inertia: {zz: 0.01},
     friction: {coulomb: 0.1, static: 0.2}}
  - {name: follower, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.6,
     com: [0.03, 0, 0], friction: {coefficient: 0.2, normal: [1, 0, 0], span: 0.1},
     drive: {ratio: 3, motor_friction: {coulomb: 0.05}}}
coupled: {follower: 0.2 + 0.1*cos(cam)}
"""


def pair(coupling: str, more: str = "mass: 0"):
    return loads_chain(PAIR.format(coupling=coupling, more=more))


def test_levels_of_both_shafts_count_at_the_pinion():
    """|g| F_gear + F_pinion, g = -1/4: static 0.9, Coulomb 0.6, viscous 0.01 + 0.3/16."""
    chain = pair("-pinion/4")
    model = symgen.build_model(chain, "numpy")
    inertia = 0.02 + 0.5 / 16
    _, low, high = model.friction_inverse_dynamics([0.3], [0.0], [0.0])
    np.testing.assert_allclose([low[0], high[0]], [-0.9, 0.9], rtol=1e-14)
    for sign in (1.0, -1.0):
        wanted = (2.0 * sign - 0.6 * sign - (0.01 + 0.3 / 16) * 0.7 * sign) / inertia
        _, qdd, status = model.friction_dynamics([0.3], [0.7 * sign], [2.0 * sign], [int(sign)])
        assert status == 0
        np.testing.assert_allclose(qdd, [wanted], rtol=1e-13)


def test_a_gear_train_coasts_to_rest():
    """Coulomb friction F over the reduced inertia I, no viscous part: rest after v I/F and v^2 I/(2 F)."""
    text = PAIR.format(coupling="-pinion/4", more="mass: 0").replace("viscous: 0.01", "viscous: 0")
    chain = loads_chain(text.replace("viscous: 0.3", "viscous: 0"))
    run = symgen.simulate(symgen.build_model(chain, "numpy"), 2.0, q=[0.0], qd=[5.0])
    inertia = 0.02 + 0.5 / 16
    assert [event.kind for event in run.events] == ["stick"]
    assert run.events[0].time == pytest.approx(5.0 * inertia / 0.6, abs=1e-10)
    assert run.q[-1, 0] == pytest.approx(12.5 * inertia / 0.6, abs=1e-10)
    assert run.qd[-1, 0] == 0.0
    np.testing.assert_array_equal(run.coordinates, np.column_stack([run.q[:, 0], -0.25 * run.q[:, 0]]))


def test_every_friction_function_obeys_the_laws_under_constraints():
    """Level, load-dependent and motor friction on a follower whose ratio changes its sign on the way."""
    functions = ["friction_dynamics", "sticking_forces", "decide", "friction_limits"]
    report = symgen.check_model(loads_chain(CAM), samples=12, functions=functions, targets=[("numpy", "float64")])
    failed = [c for c in report.comparisons if not c.passed]
    assert report.comparisons
    assert failed == []


@pytest.mark.parametrize(
    ("coupling", "more", "words"),
    [
        ("-pinion/4", "drive: {efficiency: [0.9, 1.2]}", "has losses, which a coupled joint's cannot have"),
        ("-pinion/4", "drive: {ratio: 2, loss: [0.1, 0.2]}", "let 'gear' have the coordinate"),
    ],
)
def test_friction_that_a_coupled_joint_cannot_have(coupling, more, words):
    with pytest.raises(ChainError) as found:
        pair(coupling, more)
    assert words in str(found.value)


def test_friction_of_a_joint_that_follows_two_is_refused():
    text = """
symgen: 1
name: belt
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}}
  - {name: sum, type: revolute, parent: base, place: {xyz: [2, 0, 0]}, friction: {coulomb: 1}}
coupled: {sum: a + b}
"""
    with pytest.raises(ChainError, match=r"friction and follows several coordinates.*give 'sum' the coordinate"):
        loads_chain(text)
