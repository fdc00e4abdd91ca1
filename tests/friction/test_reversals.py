"""No step lets friction push: joints that turn within a step, or are let go against what is left of their rate."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import NONE, e, slide

import symgen
from symgen.describe.chain import Chain, Friction
from symgen.reference.fixed_step import FixedSteps

MASS, LEVEL, DT = 2.0, 10.0, 1e-3


def block(**keys):
    rubs = Friction(coulomb=e(LEVEL), **{"static": e(LEVEL), **keys})
    return Chain("block", (slide("x", MASS, friction=rubs),), gravity=NONE)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("tau", [-1000.0, -30.0, -10.1, 10.0, 5.0])
@pytest.mark.parametrize("keys", [{}, {"dead_band": e(1e-4)}, {"dead_band": e(0.02)}])
def test_friction_takes_energy_in_every_step(tau, keys, target):
    """The work of tau is tau (q_next - q), so what is missing of the kinetic energy is what friction has taken."""
    chain = block(**keys)
    model = symgen.build_model(chain, target, functions=["step"])
    qd = np.geomspace(1e-6, 1.0, 60)[:, None]
    q, tau = np.zeros_like(qd), np.full_like(qd, tau)
    new_q, new_qd, _, status = model.evaluate("step", q, qd, np.ones_like(qd, np.int8), tau, np.full(60, DT))
    assert np.all(status == 0)
    work, kinetic = (tau * new_q)[:, 0], 0.5 * MASS * qd[:, 0] ** 2
    gained = 0.5 * MASS * new_qd[:, 0] ** 2 - kinetic - work
    assert np.all(gained <= 1e-14 * (kinetic + np.abs(work)))  # some roundings
    steps = FixedSteps(chain)
    known = [steps.karnopp(*row, DT) for row in zip(q, qd, tau, strict=True)]
    assert np.allclose(new_q, [k.q for k in known], rtol=1e-12, atol=1e-18)
    assert np.allclose(new_qd, [k.qd for k in known], rtol=1e-12, atol=1e-15)


def test_a_joint_let_go_against_its_rate_is_stopped_and_starts_from_rest():
    """In its band at 0.9 of its width it is pushed back by hardly more than holds it: it used to coast on for long."""
    model = symgen.build_model(block(), "numpy", functions=["step"])
    state = ([0.0], [0.9 * DT * LEVEL / MASS], [1], 0)
    state, _ = model.step(state, [-1.001 * LEVEL], DT)
    assert (state.q[0], state.qd[0], state.mode[0]) == (0.0, 0.0, -1)
    state, _ = model.step(state, [-1.001 * LEVEL], DT)
    assert state.qd[0] == pytest.approx(-0.001 * LEVEL / MASS * DT)
