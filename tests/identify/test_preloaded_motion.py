"""Inertial identification through a preloaded drive: losses and inertias are exact, the preload is the chain's."""

import numpy as np
import pytest

from symgen.describe.load import loads_chain
from symgen.identify import inertial
from symgen.reference.friction import FrictionReference

CRANE = """symgen: 1
name: crane
gravity: [0, 0, -9.81]
joints:
  - name: slew
    type: revolute
    place: {xyz: [0, 0, 0.5], axis: [0, 0, 1]}
    mass: 10
    com: [0.2, 0, 0]
    inertia: {xx: 0.3, yy: 0.3, zz: 0.4}
  - name: luff
    type: revolute
    place: {xyz: [0.3, 0, 0], axis: [0, -1, 0]}
    mass: 9
    com: [0.5, 0, 0]
    inertia: {xx: 0.02, yy: 0.3, zz: 0.3}
    friction: {coulomb: 0.5}
    drive: {ratio: 60, inertia: 1e-4, loss: [0.25, 0.2], preload: 20}
"""


def test_losses_on_both_sides_of_the_preload():
    chain = loads_chain(CRANE)
    rng = np.random.default_rng(4)
    q, qd, qdd = rng.normal(size=(3, 200, 2)) * np.array([1.0, 1.5, 2.0])[:, None, None]
    reference = FrictionReference(chain)  # the literal law
    tau = np.array([reference.inverse(*row)[0] for row in zip(q, qd, qdd, strict=True)])
    loads = np.array([reference.state(a, b, np.zeros(2)).load_torque(1, c) for a, b, c in zip(q, qd, qdd, strict=True)])
    assert 0.2 < np.mean(np.abs(loads) < 20.0) < 0.8
    found = inertial(chain, {"q": q, "qd": qd, "qdd": qdd, "tau": tau})
    assert found.estimates["luff_k1"] == pytest.approx(0.25, abs=1e-9)
    assert found.estimates["luff_k2"] == pytest.approx(0.2, abs=1e-9)
    assert found.estimates["luff_coulomb"] == pytest.approx(0.5, abs=1e-9)
    assert found.estimates["luff_rotor_inertia"] == pytest.approx(1e-4, abs=1e-10)
    # without the preload the same data leave residuals as large as its friction
    plain = inertial(loads_chain(CRANE.replace(", preload: 20", "")), {"q": q, "qd": qd, "qdd": qdd, "tau": tau})
    assert np.max(np.abs(plain.residuals)) > 0.5
    assert np.max(np.abs(found.residuals)) < 1e-10
