"""The literal fixed steps: closed forms, momentum, the papers' runs, and the compiled steps of all kinds of chains."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.chain import Chain, Friction
from symgen.reference.fixed_step import NONFINITE, FixedSteps

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "friction"))
from friction_chains import e, random_arm, scalar_screw, single_mass, slide, two_masses

METHODS = ["karnopp", "interpolated"]
NO_GRAVITY = (e(0), e(0), e(0))


@pytest.mark.parametrize("method", METHODS)
def test_a_sliding_block_moves_as_newton_says(method):
    steps = getattr(FixedSteps(single_mass()), method)
    for s in (1.0, -1.0):
        found = steps([1.0], [3.0 * s], [4.0 * s], 0.1)
        a = (4.0 - 10.0) / 2.0
        assert found.q[0] == pytest.approx(1.0 + s * (0.3 + a * 0.005), rel=1e-15)
        assert found.qd[0] == pytest.approx(s * (3.0 + a * 0.1), rel=1e-15)
        assert (found.mode[0], found.status) == (s, 0)


def test_interpolation_stops_a_block_where_it_stops():
    """From 0.3 m/s at -7 m/s^2 it rests after 0.3/7 s, 0.3^2/14 m on, and is held there."""
    found = FixedSteps(single_mass()).interpolated([0.0], [0.3], [-4.0], 0.1)
    assert found.q[0] == pytest.approx(0.09 / 14.0, rel=1e-14)
    assert (found.qd[0], found.mode[0], found.status) == (0.0, 0, 0)
    # pushed back harder than static friction holds, it turns: -5 m/s^2 for what is left of the step
    found = FixedSteps(single_mass()).interpolated([0.0], [0.3], [-20.0], 0.1)
    left = 0.1 - 0.3 / 15.0
    assert found.q[0] == pytest.approx(0.09 / 30.0 - 2.5 * left**2, rel=1e-13)
    assert (found.qd[0], found.mode[0]) == (pytest.approx(-5.0 * left, rel=1e-13), -1)


def test_interpolation_lets_a_block_go_where_its_limit_is_reached():
    """A force 100 t reaches 15 N at 0.15 s; then friction is 10 N: x'' = 50 (t - 0.15) + 2.5."""
    chain = replace(single_mass(), forces=(("x", e("100*t")),))
    found = FixedSteps(chain).interpolated([0.0], [0.0], [0.0], 0.2)
    left = 0.05
    assert found.qd[0] == pytest.approx(25.0 * left**2 + 2.5 * left, rel=1e-12)
    assert found.q[0] == pytest.approx(25.0 / 3.0 * left**3 + 1.25 * left**2, rel=1e-12)
    assert FixedSteps(chain).karnopp([0.0], [0.0], [0.0], 0.2).q[0] == 0.0


def test_a_band_stops_with_impulses_on_what_sticks_alone():
    """The upper mass is stopped on the lower one, which gets nothing but its share of the momentum."""
    steps = FixedSteps(two_masses())
    M = steps.law(0.0).mechanics.mass_matrix([0.0, 0.0])
    qd = np.array([0.7, 0.02])
    stopped = steps.parts.stopped(M, qd, [1])
    assert stopped[1] == 0.0
    assert (M @ stopped)[0] == pytest.approx((M @ qd)[0], rel=1e-15)
    assert stopped @ M @ stopped < qd @ M @ qd


def test_dead_bands():
    """dt F_s / m; with a screw half of what holds it, 125 to 500 N m at 55 kg m^2; or what the chain says."""
    state = FixedSteps(single_mass()).law(0.0).state([0.0], [0.0], [0.0])
    assert FixedSteps(single_mass()).dead_bands(state, 1e-2) == pytest.approx([1e-2 * 15 / 2])
    screw = FixedSteps(scalar_screw())
    state = screw.law(0.0).state([0.0], [0.0], [0.0])
    assert screw.dead_bands(state, 1e-2) == pytest.approx([1e-2 * 187.5 / 55])
    rubs = Friction(coulomb=e(1), dead_band=e("0.2 + 0.1"))
    own = FixedSteps(Chain("own", (slide("x", 1.0, friction=rubs),), gravity=NO_GRAVITY))
    assert own.karnopp([0.0], [0.29], [0.0], 1e-3).qd[0] == 0.0
    assert own.karnopp([0.0], [0.31], [0.0], 1e-3).qd[0] != 0.0


@pytest.mark.parametrize("method", METHODS)
def test_steps_that_cannot_be_taken_leave_the_state(method):
    steps = getattr(FixedSteps(single_mass()), method)
    for qd, tau, dt in (([np.nan], [0.0], 0.1), ([1.0], [np.inf], 0.1), ([1.0], [0.0], 0.0), ([1.0], [0.0], np.nan)):
        found = steps([2.0], qd, tau, dt)
        assert found.status == NONFINITE
        assert np.array_equal(found.qd, qd, equal_nan=True)
        assert found.q[0] == 2.0


def driven() -> Chain:
    """A carriage whose motion is given, one more whose motion comes as inputs, and what rubs on them."""
    rubs = Friction(coulomb=e(1), static=e(1.5), viscous=e(0.2))
    joints = (
        slide("a", 1.0, motion=e("0.3*sin(2*t)")),
        slide("b", 2.0, (0.6, 0.8, 0), parent="a", friction=rubs, stiffness=e(20.0)),
        slide("c", 1.0, (0, 1, 0), parent="b", motion="prescribed"),
        slide("last", 0.5, (1, 0.5, 0), parent="c", friction=rubs, damping=e(0.1)),
    )
    return Chain("driven", joints, gravity=NO_GRAVITY, inputs=("u",), forces=(("last", e("u*sin(9*t)")),))


CHAINS = [
    random_arm(41, 3),
    random_arm(42, 3, loaded=True),
    random_arm(43, 2, drives=True),
    random_arm(44, 2, loaded=True, drives=True),
    driven(),
]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.name)
def test_compiled_steps_are_those(chain):
    """To 1e-13 of the rates: the steps are of sizes at which crossings are plenty and well-conditioned."""
    n = len(chain.moving)
    functions = ["step", "step_interpolated", "friction_inverse_dynamics"]
    model = symgen.build_model(chain, "c", functions=functions)
    rng = np.random.default_rng(n)
    given = [joint.motion is not None for joint in chain.moving]
    changed = compared = 0
    for _ in range(12):
        inputs, t = rng.normal(size=len(chain.input_names)), rng.uniform(0, 3)
        more = {"inputs": inputs, "t": t} if len(inputs) else {}
        q, qd = rng.normal(size=(2, n))
        qd = np.where(rng.random(n) < 0.4, 0.0, qd * 10.0 ** rng.uniform(-3, 0))
        _, low, high = model.friction_inverse_dynamics(q, 0 * qd, 0 * qd, **more)
        tau = np.where(given, 0.0, low + (high - low) * rng.uniform(-0.5, 1.5, n))
        dt = 10.0 ** rng.uniform(-3, -1)
        steps = FixedSteps(chain, inputs=inputs if len(inputs) else None, t=t)
        for method, name in (("karnopp", "step"), ("interpolated", "step_interpolated")):
            found = model.evaluate(name, q, qd, np.sign(qd).astype(np.int8), tau, np.float64(dt), **more)
            known = getattr(steps, method)(q, qd, tau, dt)
            if known.status not in (0, 1) or found[3] not in (0, 1, 3):
                continue
            compared += 1
            rubs = steps.law(0.0).rubbing
            assert np.array_equal(np.array(found[2])[rubs], known.mode[rubs])
            size = 1.0 + np.max(np.abs(known.qd))
            assert np.max(np.abs(found[0] - known.q)) <= 1e-13 * size
            assert np.max(np.abs(found[1] - known.qd)) <= 1e-13 * size
            changed += not np.array_equal(np.sign(known.qd[rubs]), np.sign(qd[rubs]))
    assert compared >= 20
    assert changed >= 8
