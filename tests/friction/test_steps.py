"""Fixed steps: exact rest, breakaway, agreement of targets, energy, order, Karnopp's example."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import friction_data, random_arm, single_mass, two_masses
from zoo import JAMMING

import symgen
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.formulate.program import fast_program
from symgen.reference.fixed_step import FixedSteps
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ["step", "step_interpolated", "bias", "mass_matrix", "kinetic_energy", "potential_energy"]


@pytest.fixture(scope="module")
def arm():
    chain = random_arm(11, 4)
    return chain, {dtype: symgen.build_model(chain, "c", dtype, FUNCTIONS) for dtype in ("float64", "float32")}


def breakaway(chain):
    return np.array([joint.friction.static.value for joint in chain.moving])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("method", ["karnopp", "interpolated"])
def test_just_below_breakaway_nothing_moves_and_just_above_it_does(arm, dtype, method):
    chain, models = arm
    model = models[dtype]
    kind = np.dtype(dtype).type
    q = np.array([0.3, -0.4, 0.7, 0.2], kind)
    zero = np.zeros(4, kind)
    for share, moves in ((0.999, False), (1.001, True)):
        h = model.bias(q, zero)
        tau = np.asarray(h + kind(share) * breakaway(chain) * [1, -1, 1, -1], dtype=kind)
        state = symgen_state(q, zero)
        for _ in range(2000 if not moves else 50):
            state, status = model.step(state, tau, kind(1e-3), method=method)
            assert status in (0, 1)  # all four at their limits: which gives way first may be a tie
        assert np.array_equal(state.q, q) != moves
        assert np.all(state.qd == 0.0) != moves
        assert np.all(state.mode == 0) != moves


def symgen_state(q, qd):
    return (q, qd, np.zeros(len(q), np.int8), 0)


def test_bad_steps_leave_the_state_and_say_so(arm):
    _, models = arm
    model = models["float64"]
    q = np.array([0.3, -0.4, 0.7, 0.2])
    for state, tau, dt in (
        (symgen_state(q * np.nan, 0 * q), 0 * q, 1e-3),
        (symgen_state(q, 0 * q), q * np.inf, 1e-3),
        (symgen_state(q, 0 * q + 1), 0 * q, 0.0),
        (symgen_state(q, 0 * q + 1), 0 * q, -1e-3),
        (symgen_state(q, 0 * q + 1), 0 * q, np.nan),
    ):
        new, status = model.step(state, tau, dt)
        assert status == 6
        assert np.array_equal(new.q, state[0], equal_nan=True)
        assert np.array_equal(new.qd, state[1])
        assert new.count == 0


def test_compiled_steps_are_those_of_the_interpreter(arm):
    chain, models = arm
    run = Interpreter(fast_program(assemble(chain), ["step", "step_interpolated"]))
    rng = np.random.default_rng(4)
    q, qd, tau = rng.normal(size=(3, 40, 4))
    qd[rng.random((40, 4)) < 0.5] *= 1e-3
    mode = np.zeros((40, 4), np.int8)
    for name in ("step", "step_interpolated"):
        compiled = models["float64"].evaluate(name, q, qd, mode, 5 * tau, np.full(40, 2e-3))
        known = run.float64(name, [q.T, qd.T, mode.T, 5 * tau.T, np.full((1, 40), 2e-3)])
        for a, b in zip(compiled, known, strict=True):
            assert np.allclose(a, np.squeeze(b.T), rtol=1e-11, atol=1e-12)
        assert np.all(compiled[3] == 0)


@pytest.mark.parametrize("method", ["karnopp", "interpolated"])
def test_friction_takes_energy_and_everything_comes_to_rest(arm, method):
    chain, models = arm
    model = models["float64"]
    q, qd = np.array([0.3, -0.4, 0.7, 0.2]), np.array([1.0, -2.0, 1.5, 0.5])
    free = symgen.build_model(chain, "numpy", functions=["gravity"])
    state = (q, qd, np.zeros(4, np.int8), 0)
    for _ in range(20000):
        tau = free.gravity(state[0])  # gravity held up: energy is kinetic energy up to the hold
        before = model.kinetic_energy(state[0], state[1])
        state, status = model.step(state, tau, 1e-3, method=method)
        assert status in (0, 1)
        assert model.kinetic_energy(state.q, state.qd) <= before + 2e-3 * (1e-3 + before)
        if not np.any(state.qd):
            break
    assert np.all(state.qd == 0.0)
    assert np.all(state.mode == 0)


@pytest.mark.parametrize(("method", "tolerance"), [("karnopp", 2e-3), ("interpolated", 2e-3)])
def test_karnopp_two_masses_come_to_the_exact_place(method, tolerance):
    main = friction_data()["karnopp_two_masses"]["main"]
    p = main["params"]
    model = symgen.build_model(two_masses(), "c", functions=["step", "step_interpolated"])
    state, dt = symgen_state(np.zeros(2), np.zeros(2)), 2e-4
    for k in range(round(p["tend"] / dt)):
        u = p["V0"] * min(k * dt, p["t_off"])
        x2, r = state[0]
        first = p["k1"] * (u - x2 - r)
        state, status = model.step(state, np.array([first, first - p["ks"] * r]), dt, method=method)
        assert status == 0
    x1, x2 = main["z_final"][:2]
    assert np.allclose(state.q, [x2, x1 - x2], atol=tolerance)
    assert np.all(state.qd == 0.0)
    assert np.all(state.mode == 0)


def test_a_sliding_step_is_of_fourth_order():
    """Viscous sliding has an exact solution; no event happens."""
    from dataclasses import replace

    from friction_chains import e

    chain = single_mass()
    joint = replace(chain.joints[0], friction=replace(chain.joints[0].friction, viscous=e(3.0)))
    model = symgen.build_model(replace(chain, joints=(joint,)), "numpy", functions=["step"])
    errors = []
    for dt in (0.1, 0.05):
        state = (np.zeros(1), np.array([5.0]), np.ones(1, np.int8), 0)
        for _ in range(round(0.4 / dt)):
            state, _ = model.step(state, np.array([4.0]), dt)
        limit = (4.0 - 10.0) / 3.0
        exact = limit + (5.0 - limit) * np.exp(-1.5 * 0.4)
        errors.append(abs(state.qd[0] - exact))
    assert 12 < errors[0] / errors[1] < 20


def test_a_joint_in_a_wide_band_is_decided_without_its_viscous_part():
    """With a light link the band is wide; viscous friction in it may exceed what static friction holds."""
    from dataclasses import replace

    from friction_chains import e

    chain = single_mass()
    friction = replace(chain.joints[0].friction, viscous=e(40.0))
    joint = replace(chain.joints[0], mass=e(0.01), friction=friction)
    model = symgen.build_model(replace(chain, joints=(joint,)), "c", functions=["step"])
    for rate in (0.3, 1.0, -1.0):  # the band is dt F_s / m = 1.5
        state, status = model.step((np.zeros(1), np.array([rate]), np.zeros(1, np.int8), 0), np.array([14.0]), 1e-3)
        assert status == 0
        assert state.qd[0] == 0.0
        assert state.mode[0] == 0


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("function", ["step", "step_interpolated"])
def test_statuses_are_whole_numbers(function, target):
    model = symgen.build_model(loads_chain(JAMMING), target, functions=[function])
    rng, count = np.random.default_rng(0), 400
    q, qd, tau = rng.uniform(-1.0, 1.0, (3, count, 2))
    qd[rng.random((count, 2)) < 0.5] = 0.0
    *_, status = model.evaluate(function, q, qd, np.zeros((count, 2), np.int8), tau, np.full(count, 1e-3))
    assert len(np.unique(status)) > 1
    assert set(np.unique(status)) <= set(range(8))


BOOM = """
symgen: 1
name: boom
gravity: [0, -9.81, 0]
joints:
  - name: boom
    type: revolute
    place: {xyz: [0.5, 1.2, 0]}
    mass: 500
    com: [2.0, 0.3, 0]
    inertia: {zz: 900}
    friction: {coulomb: 400, static: 600, viscous: 4000}
  - name: arm
    type: revolute
    place: {xyz: [4.6, 0, 0]}
    mass: 1500
    com: [1.3, 0.1, 0]
    inertia: {zz: 300}
    friction: {coulomb: 250, static: 350, viscous: 1500, stribeck: {velocity: 0.05}}
"""


def test_single_precision_lets_go_at_a_limit_far_below_the_driving_force():
    """The boom's motion loads the resting arm, which 1 N m is left of its 350 N m at first, under torques of 10 kN m.

    The last digit of such a torque is more than what the limit's location leaves, so that the arm might be held there
    again and again until a step has no landings left: a tenth of these steps would end so.
    """
    chain, rng = loads_chain(BOOM), np.random.default_rng(1)
    steps, slides = FixedSteps(chain), 0
    model = symgen.build_model(chain, "c", "float32", ["step_interpolated"], optimization="debug")
    for _ in range(50):
        q, rate = rng.uniform(-3.0, 3.0, 2).astype(np.float32), rng.uniform(0.5, 2.0)
        qd = np.array([rate, 0.0], np.float32)
        friction = np.array([400.0 + 4000.0 * rate, 349.0])  # the boom hardly accelerates
        tau = (steps.law(0.0).mechanics.bias(q, qd) + friction).astype(np.float32)
        for dt in np.array([5e-4, 2e-3], np.float32):
            known = steps.interpolated(q, qd, tau, float(dt))
            state, status = model.step((q, qd, np.zeros(2, np.int8), 0), tau, dt, method="interpolated")
            assert status == known.status == 0
            assert list(state.mode) == list(known.mode)
            # a ten-millionth of the torque is up to a hundredth of what the limit is passed by
            assert state.qd[1] == pytest.approx(known.qd[1], rel=0.05)
            slides += int(known.mode[1])
    assert 30 < slides < 70  # the load falls as often as it grows
