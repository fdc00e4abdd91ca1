"""Bad friction and drives are refused by name, with line and column; screws that are not unique at load."""

from __future__ import annotations

import pytest

import symgen
from symgen.errors import ChainError
from symgen.pipeline import load_chain

SCREW = """symgen: 1
name: screw
gravity: [0, 0, 0]
joints:
  - name: turn
    type: revolute
    place: {mdh: {}}
    inertia: {zz: 50}
    drive:
      inertia: 5
      %s
"""

SLIDE = """symgen: 1
name: slide
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], rpy: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    %s
"""

ON_A_PENDULUM = """symgen: 1
name: arm
joints:
  - {name: first, type: revolute, place: {mdh: {}}, mass: 2, com: [0.5, 0, 0]}
  - name: second
    type: revolute
    place: {mdh: {a: 1}}
    mass: 1
    com: [0.5, 0, 0]
    drive: {inertia: 0.001, loss: [1.5, 1.5]}
"""


def refusal(tmp_path, text):
    path = tmp_path / "chain.yaml"
    path.write_text(text)
    with pytest.raises(ChainError) as caught:
        load_chain(path)
    return str(caught.value).replace(str(path), "chain.yaml")


@pytest.mark.parametrize("losses", ["loss: [1.5, 1.5]", "loss: [0.2, 1.1]", "efficiency: [0.5, -10]"])
def test_a_screw_beyond_its_limit_is_refused(tmp_path, losses):
    found = refusal(tmp_path, SCREW % losses)
    key = losses.split(":")[0]
    assert found.startswith("chain.yaml:11:")
    assert f"joints.turn.drive.{key}: the drive's motion is not unique" in found
    assert "beta = 0.909091" in found


def test_a_screw_within_its_limit_is_taken(tmp_path):
    """k = 1.09 locks itself and has one motion: 1.09 < 1 + J/(m l^2) = 1.1."""
    path = tmp_path / "chain.yaml"
    path.write_text(SCREW % "loss: [1.5, 1.09]")
    model = symgen.build_model(load_chain(path), "numpy", functions=["friction_dynamics"])
    _, _, status = model.friction_dynamics([0.0], [0.1], [3.0], [1])
    assert status == 0


def test_an_inertia_that_moves_is_left_to_the_status(tmp_path):
    path = tmp_path / "chain.yaml"
    path.write_text(ON_A_PENDULUM)
    assert load_chain(path).q_names == ("first", "second")


@pytest.mark.parametrize(
    ("text", "where", "words"),
    [
        ("friction: {coulomb: 2, static: 1}", "8:", "static friction 1 is below kinetic friction 2"),
        ("friction: {coulomb: -2}", "8:", "the coulomb friction is -2; it must be at least 0"),
        ("friction: {coefficient: -0.1, normal: [0, 1, 0]}", "8:", "must be at least 0"),
        ("friction: {coefficient: 0.2, static_coefficient: 0.1, normal: [0, 1, 0]}", "8:", "is below kinetic friction"),
        ("friction: {coefficient: 0.1, normal: [1, 0, 0]}", "8:", "the normal lies along the joint's axis"),
        ("friction: {coefficient: 0.1, normal: [1, 1, 0]}", "8:", "the normal has a part along the joint's axis"),
        ("friction: {coefficient: 0.1, normal: radial}", "8:", "'radial' is for revolute joints"),
        ("friction: {coulomb: 1, stribeck: {velocity: 0}}", "8:", "Stribeck's velocity"),
        ("drive: {efficiency: [1.2, 1.5]}", "8:", "the driving efficiency eta1 is 1.2"),
        ("drive: {efficiency: [0.8, 0.9]}", "8:", "the backdriving efficiency eta2 is 0.9"),
        ("drive: {loss: [-0.1, 0.2]}", "8:", "the loss k1 is -0.1; it cannot be negative"),
        ("drive: {loss: [0.2, 0.2], static_loss: [0.1, 0.3]}", "8:", "static loss k1 = 0.1 is below"),
        ("drive: {inertia: -1, loss: [0.1, 0.1]}", "8:", "the rotor's inertia"),
        ("drive: {loss: [0.1, 0.1], motor_friction: {coulomb: 2, static: 1}}", "8:", "static friction 1 is below"),
    ],
)
def test_bad_friction_is_named_with_its_place(tmp_path, text, where, words):
    found = refusal(tmp_path, SLIDE % text)
    assert found.startswith(f"chain.yaml:{where}")
    assert "joints.x." in found
    assert words in found


def test_nan_states_and_steps_have_a_status():
    import numpy as np

    from symgen.describe.load import loads_chain

    chain = loads_chain(SLIDE % "friction: {coulomb: 1}")
    model = symgen.build_model(chain, "c", functions=["decide", "friction_dynamics", "friction_limits", "step"])
    mode = np.zeros(1, np.int8)
    for bad in (np.nan, np.inf, -np.inf):
        for state in (([bad], [0.0], [0.5]), ([0.0], [bad], [0.5]), ([0.0], [0.0], [bad])):
            assert model.decide(*state, mode)[1] == 6
            assert model.friction_dynamics(*state, mode)[2] == 6
            assert model.friction_limits(*state, mode)[5] == 6
    for dt in (0.0, -1e-3, float("nan")):
        state, status = model.step((np.zeros(1), np.zeros(1), mode, 0), [0.5], dt)
        assert status == 6
        assert state.count == 0
    state, status = model.step((np.array([np.nan]), np.zeros(1), mode, 0), [0.5], 1e-3)
    assert status == 6
