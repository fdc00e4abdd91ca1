"""Drives with losses among more joints at rest than there are coordinates: what each holds, by limit analysis."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.reference.friction import FrictionReference

TABLE = """
symgen: 1
name: table
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, drive: {ratio: 1, LOSSES}}
  - {name: y, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 2}}
  - {name: z, type: prismatic, parent: base, place: {xyz: [0, 2, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 4}}
coupled: {z: x + y}
"""
FUNCTIONS = ["decide", "friction_dynamics", "friction_inverse_dynamics", "friction_limits"]


def limits(torque: float, k1: float, k2: float) -> tuple[float, float]:
    """Lowest and highest force of the drive, by Dupont's eq. (20): torque between g_lo and g_up of torque - f."""

    def most(p: float) -> float:
        if p > 0.0:
            return p - p / (1.0 + k1)
        return p - p / (1.0 - k2) if k2 < 1.0 else np.inf

    return -most(-torque), most(torque)


def by_limit_analysis(tx: float, ty: float, low: float, high: float) -> tuple[np.ndarray, float]:
    """Forces of x, y and z, f_x + f_z = tx and f_y + f_z = ty, and the largest fraction of a limit.

    Motions in which two of them break away and one rests: (x, z), (y, z) and x against y.
    """
    Fx = high if tx - ty > 0.0 else -low
    ways = [
        (abs(tx) / ((high if tx > 0.0 else -low) + 4.0), 2, ty),
        (abs(ty) / 6.0, 0, tx),
        (abs(tx - ty) / (Fx + 2.0), 1, 0.0),
    ]
    t, kind, _ = max(ways)
    if kind == 2:
        z = np.sign(tx) * t * 4.0
    elif kind == 0:
        z = np.sign(ty) * t * 4.0
    else:
        z = ty + np.sign(tx - ty) * t * 2.0
    return np.array([tx - z, ty - z, z]), t


@pytest.mark.parametrize(("tx", "ty"), [(3.0, 1.0), (-3.0, 1.0), (1.0, -2.5), (4.2, 1.5), (-2.0, -2.0), (0.5, 4.5)])
def test_a_lossy_drive_shares_with_two_guides_what_holds_them(tx: float, ty: float) -> None:
    """k1 = 0.25, k2 = 0.4; where no fraction is above one all rest, with the forces of limit analysis."""
    chain = loads_chain(TABLE.replace("LOSSES", "loss: [0.25, 0.4]"))
    model, law = symgen.build_model(chain, "numpy", functions=FUNCTIONS), FrictionReference(chain)
    wanted, fraction = by_limit_analysis(tx, ty, *limits(tx, 0.25, 0.4))
    modes, status = model.decide([0.0, 0.0], [0.0, 0.0], [tx, ty], [0, 0, 0])
    assert status == 0
    assert (fraction <= 1.0) == (not np.any(modes))
    answer = law.decide([0.0, 0.0], [0.0, 0.0], [tx, ty], [0, 0, 0])
    assert modes.tolist() == answer.mode.tolist()
    f, qdd, _ = model.friction_dynamics([0.0, 0.0], [0.0, 0.0], [tx, ty], modes)
    np.testing.assert_allclose(f, answer.f, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(qdd, answer.qdd, rtol=1e-12, atol=1e-12)
    if fraction <= 1.0:
        np.testing.assert_allclose(f, wanted, rtol=1e-13, atol=1e-13)
        assert not np.any(qdd)


def test_a_self_locking_drive_bears_all_that_pushes_back() -> None:
    """k2 = 1.2: without a motor's torque it takes any force of its coordinate, and leaves nothing to the guides."""
    chain = loads_chain(TABLE.replace("LOSSES", "loss: [0.25, 1.2]"))
    model, law = symgen.build_model(chain, "numpy", functions=FUNCTIONS), FrictionReference(chain)
    for tx, ty in ((0.0, 1.0), (0.0, -3.0), (2.0, 1.0)):
        wanted, fraction = by_limit_analysis(tx, ty, *limits(tx, 0.25, 1.2))
        modes, status = model.decide([0.0, 0.0], [0.0, 0.0], [tx, ty], [0, 0, 0])
        assert (status, np.any(modes)) == (0, fraction > 1.0)
        f, _, _ = model.friction_dynamics([0.0, 0.0], [0.0, 0.0], [tx, ty], modes)
        np.testing.assert_allclose(f, law.decide([0.0, 0.0], [0.0, 0.0], [tx, ty], [0, 0, 0]).f, atol=1e-12)
        np.testing.assert_allclose(f, wanted, atol=1e-12)


def test_a_preloaded_drive_with_a_motor_by_direction() -> None:
    """Losses, preload, the guide's own friction and the motor's: all opinions, and the force that breaks away."""
    drive = "loss: [0.25, 0.4], preload: 1.5, motor_friction: {coulomb: [0.2, 0.3]}"
    text = TABLE.replace("mass: 1, drive:", "mass: 1, friction: {coulomb: [0.4, 0.1]}, drive:").replace("LOSSES", drive)
    chain = loads_chain(text)
    model, law = symgen.build_model(chain, "numpy", functions=FUNCTIONS), FrictionReference(chain)
    definition = symgen.build_model(chain, "reference", functions=["friction_dynamics"])
    rng = np.random.default_rng(2)
    rested = 0
    for _ in range(12):
        tau = rng.uniform(-5.0, 5.0, 2)
        modes, status = model.decide([0.0, 0.0], [0.0, 0.0], tau, [0, 0, 0])
        answer = law.decide([0.0, 0.0], [0.0, 0.0], tau, [0, 0, 0])
        assert (modes.tolist(), status) == (answer.mode.tolist(), answer.status)
        f, qdd, _ = model.friction_dynamics([0.0, 0.0], [0.0, 0.0], tau, modes)
        np.testing.assert_allclose(f, answer.f, rtol=1e-11, atol=1e-11)
        np.testing.assert_allclose(definition.friction_dynamics([0.0, 0.0], [0.0, 0.0], tau, modes)[0], f, atol=1e-12)
        assert law.verify([0.0, 0.0], [0.0, 0.0], tau, modes.tolist(), f, qdd).worst < 1e-11
        rested += not np.any(modes)
    assert 2 < rested < 12


def test_loads_that_depend_on_the_shares_are_refused() -> None:
    loaded = "friction: {coefficient: 0.1, normal: [0, 0, 1]}}"
    text = TABLE.replace("LOSSES", "loss: [0.25, 0.4]").replace("friction: {coulomb: 2}}", loaded)
    text += "distances: {s: {between: [{joint: y}, {joint: base, at: [0, 2, 0]}], stiffness: 3}}\n"
    with pytest.raises(ChainError, match=r"z: the drive of 'x' has losses .* the load of 'y' depends on the share"):
        loads_chain(text)


def test_a_dead_band_step_stops_a_joint_where_those_that_it_follows_are_in_their_bands() -> None:
    """x and y are in their bands, z = x + y is not in its narrower one: all rest, and none slides beside the others."""
    text = TABLE.replace("drive: {ratio: 1, LOSSES}", "friction: {coulomb: 4}").replace(
        "coulomb: 4}}\nc", "coulomb: 0.2}}\nc"
    )
    model = symgen.build_model(loads_chain(text), "numpy")
    run = symgen.simulate(
        model, 0.003, q=[0.0, 0.0], qd=[-1.5e-3, 0.0], tau={"x": "-1", "y": "0.5"}, method="karnopp", dt=1e-3
    )
    assert run.status == 0
    np.testing.assert_array_equal(run.qd[-1], [0.0, 0.0])
    assert run.q[-1, 0] == 0.0  # stopped at the start of the step
