"""Levels by direction, from motions whose forces the numeric reference gives: identified, named, written back."""

import numpy as np
import pytest
from laws import forces, motion

import symgen.identify
from symgen.describe.load import loads_chain

ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
joints:
  - {name: lift, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.03},
     friction: {coulomb: [0.6, 0.9], static: [0.8, 1.1], viscous: [0.05, 0.08], stribeck: {velocity: 0.4}}}
  - {name: turn, type: revolute, place: {xyz: [0.4, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01},
     drive: {ratio: -5, inertia: 1e-4, motor_friction: {coulomb: [0.02, 0.05], viscous: 1e-3}}}
"""

LEVELS = {
    "lift_coulomb_forward": 0.6, "lift_coulomb_backward": 0.9, "lift_static_forward": 0.8, "lift_static_backward": 1.1,
    "lift_viscous_forward": 0.05, "lift_viscous_backward": 0.08,
    "turn_motor_coulomb_forward": 0.02, "turn_motor_coulomb_backward": 0.05,
}  # fmt: skip


def started(text):
    """The chain with other levels, from which identification starts."""
    for old, new in (("[0.6, 0.9]", "[1, 1]"), ("[0.8, 1.1]", "[1.2, 1.2]"), ("[0.05, 0.08]", "[0.1, 0.1]"),
                     ("[0.02, 0.05]", "[0.1, 0.1]")):  # fmt: skip
        assert old in text
        text = text.replace(old, new)
    return loads_chain(text)


@pytest.fixture(scope="module")
def record():
    chain = loads_chain(ARM)
    q, qd, qdd = motion(chain, 200)
    return {"q": q, "qd": qd, "qdd": qdd, "tau": forces(chain, q, qd, qdd)}


def test_levels_of_both_directions_come_back(record):
    found = symgen.identify.inertial(started(ARM), record)
    for name, value in LEVELS.items():
        assert found.estimates[name] == pytest.approx(value, rel=1e-8), name  # noise-free: rounding alone
        assert name in found.report()
    lift, turn = found.chain.joints
    names = {p.name: p.value.value for p in found.chain.parameters}
    assert [names[x.name] for x in lift.friction.coulomb] == pytest.approx([0.6, 0.9], rel=1e-8)
    assert [names[x.name] for x in turn.drive.motor_friction.coulomb] == pytest.approx([0.02, 0.05], rel=1e-8)


def test_the_regressor_of_the_model_has_the_columns(record):
    chain = loads_chain(ARM)
    few = {key: value[:20] for key, value in record.items()}
    by_target = []
    for target in ("c", "reference"):
        model = symgen.build_model(chain, target, functions=["identification_regressor"], optimization="debug")
        by_target.append(model.identification_regressor(few["q"], few["qd"], few["qdd"]))
    np.testing.assert_allclose(*by_target, rtol=1e-12, atol=1e-12)


def test_one_direction_alone_leaves_the_other_undetermined(record):
    forwards = {key: value[record["qd"][:, 0] > 0.0] for key, value in record.items()}
    with pytest.warns(symgen.errors.IdentificationWarning, match="lift_coulomb_backward"):
        found = symgen.identify.inertial(started(ARM), forwards)
    assert found.estimates["lift_coulomb_forward"] == pytest.approx(0.6, rel=1e-6)
    assert any("lift_coulomb_backward" in name for name in found.undetermined)
