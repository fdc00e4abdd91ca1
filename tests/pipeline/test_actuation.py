"""Motions refuse torques at joints without an actuator, as single calls do, in every form that they take."""

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

CHAIN = loads_chain("""
symgen: 1
name: swing
gravity: [0, -9.81, 0]
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2}
  - {name: load, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0, -0.5, 0], actuated: false}
""")
TIMES = [0.0, 1.0]


@pytest.fixture(scope="module")
def model():
    return symgen.build_model(CHAIN, "numpy")


@pytest.mark.parametrize(
    "tau",
    [[0.0, 5.0], {"load": 1.0}, {"load": "0.1*t"}, {"load": (TIMES, [0.0, 1.0])}, {"load": lambda t, q, qd: 0.0},
     (TIMES, [[1.0, 0.0], [1.0, 0.2]])],
    ids=["list", "number", "text", "table", "callable", "table of all"],
)  # fmt: skip
def test_a_torque_without_an_actuator(model, tau):
    with pytest.raises(ArgumentError, match="tau: joint load has no actuator, so its entry must be zero"):
        symgen.simulate(model, 0.1, tau=tau)
    if not isinstance(tau, tuple):
        with pytest.raises(ArgumentError, match="tau: joint load has no actuator"):
            symgen.simulate_many(model, 0.1, q=np.zeros((2, 2)), tau=tau)


@pytest.mark.parametrize(
    "tau", [[1.0, 0.0], {"cart": "t"}, {"cart": 1.0, "load": 0.0}, {"load": (TIMES, [0.0, 0.0])}, (TIMES, [[1, 0]] * 2)]
)
def test_zeros_are_taken(model, tau):
    assert symgen.simulate(model, 0.1, tau=tau).status == 0
