"""What headers and docstrings say of a function's arguments and results."""

import pytest

from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain

CHAIN = """
symgen: 1
name: pair
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.1, 0, 0]}
  - {name: b, type: revolute, place: {mdh: {a: 0.2}}, mass: 1, com: [0.1, 0, 0]}
"""
LAST = "com: [0.1, 0, 0]}\n  - {name: b"


def with_key(key):
    """The signatures of the chain whose joint a has one key more."""
    return signatures(
        assemble(loads_chain(CHAIN.replace(LAST, f"com: [0.1, 0, 0], {key}}}\n  - {{name: b") if key else CHAIN))
    )


@pytest.mark.parametrize(("key", "words"), [("", ""), ("friction: {viscous: 1}", ", friction left out")])
def test_smooth_functions_of_joints_that_rub_say_so(key, words):
    found = with_key(key)
    assert found["forward_dynamics"].doc == f"Joint accelerations under given joint forces{words}."
    assert found["inverse_dynamics"].doc == f"Joint forces of a motion{words}."


def test_accelerations_of_prescribed_joints_are_arguments():
    found = with_key("motion: sin(t)")
    _, qd, qdd, *_ = found["inverse_dynamics"].inputs
    assert qd.doc == "joint rates; q and qd of a are the caller's, too: motions give accelerations alone"
    assert qdd.doc == "joint accelerations, of a too: no motion is looked at where they are given"
    assert found["forward_dynamics"].outputs[0].doc == "joint accelerations"
    assert found["forward_dynamics"].inputs[2].doc.endswith(", not looked at for a: motions are given")


def test_forces_of_drives_are_those_of_their_motors():
    assert with_key("")["forward_dynamics"].inputs[2].doc == "joint torques and forces"
    words = "joint torques and forces, of a joint with a drive its motor's torque times the ratio"
    found = with_key("drive: {ratio: 50}")
    assert found["forward_dynamics"].inputs[2].doc == found["inverse_dynamics"].outputs[0].doc == words
