"""Loops whose coordinate has a given motion, beside joints that are free: their friction needs no decision."""

from __future__ import annotations

import math

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.reference.friction import FrictionReference
from tests.friction.test_loads_in_loops import PINS, PRESS, SLIDER
from tests.linkages import NUMBERS

BLOCK = """  - {name: block, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 2,
     friction: {coulomb: 4}}
"""
BOB = """  - {name: bob, type: revolute, parent: rocker, place: {xyz: [0.26, 0, 0]}, mass: 0.5, com: [0.1, 0, 0],
     inertia: {zz: 0.002}, friction: {coulomb: 0.05, coefficient: 0.1, radius: 0.02, normal: radial}}
"""
FUNCTIONS = ["decide", "friction_dynamics", "inverse_dynamics", "friction_inverse_dynamics", "drive_forces"]


def driven(text: str, more: str) -> str:
    """A chain whose crank is driven, with a free joint more."""
    return text.replace("{name: crank,", "{name: crank, motion: prescribed,").replace("loops:", f"{more}loops:", 1)


def test_a_driven_press_needs_the_torque_that_would_drive_it() -> None:
    """At the acceleration that 3 N m give by statics and Newton, the drive bears 3 N m, friction included."""
    a = NUMBERS["press"]["expected"]["crank_acceleration"]
    text = driven(PRESS + SLIDER, BLOCK)
    for target in ("numpy", "reference"):
        model = symgen.build_model(loads_chain(text), target, functions=FUNCTIONS)
        inputs = [1.0, 0.0, a]
        q, qd, tau = [1.0, 0.3], [0.0, 0.0], [0.0, 3.0]
        modes, _ = model.decide(q, qd, tau, [0, 0], inputs=inputs)
        f, qdd, status = model.friction_dynamics(q, qd, tau, modes, inputs=inputs)
        assert (status, f[1]) == (0, 3.0)
        smooth = model.inverse_dynamics(q, qd, qdd, inputs=inputs)
        assert smooth[0] + f[0] == pytest.approx(3.0, rel=1e-12)
        assert model.drive_forces(q, qd, qdd, inputs=inputs)[0] == pytest.approx(3.0, rel=1e-12)


@pytest.mark.parametrize("q", [[1.1, 0.4], [2.7, -0.2]])
def test_driven_pins_by_loads_beside_a_free_joint_on_the_loop(q: list[float]) -> None:
    """All opinions and the literal law, in motion, where the crank turns round and while it stands."""
    chain = loads_chain(driven(PINS, BOB))
    model = symgen.build_model(chain, "numpy", functions=FUNCTIONS)
    definition = symgen.build_model(chain, "reference", functions=["friction_dynamics"])
    for rate, ahead, own in ((1.3, -2.0, 0.7), (0.0, 4.0, 0.0), (0.0, 0.0, 0.0)):
        inputs = [q[0], rate, ahead]
        law = FrictionReference(chain, inputs=dict(zip(("crank_q", "crank_qd", "crank_qdd"), inputs, strict=True)))
        qd, tau = [rate, own], [0.0, 0.2]
        modes, _ = model.decide(q, qd, tau, [0, 0], inputs=inputs)
        f, qdd, status = model.friction_dynamics(q, qd, tau, modes, inputs=inputs)
        assert status == 0
        assert qdd[0] == ahead
        np.testing.assert_allclose(
            definition.friction_dynamics(q, qd, tau, modes, inputs=inputs)[0], f, rtol=1e-11, atol=1e-13
        )
        assert law.verify(q, qd, tau, modes.tolist(), f, qdd).worst < 1e-11
        # what stands and stays bears its load without sliding: the drive has no friction to overcome
        assert (rate, ahead) != (0.0, 0.0) or f[0] == 0.0
        assert (rate, ahead) == (0.0, 0.0) or math.copysign(1.0, f[0]) == (math.copysign(1.0, rate or ahead))
