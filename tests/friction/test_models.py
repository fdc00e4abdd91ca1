"""Friction through whole models: every function in every target, prescribed joints, screws that are not unique."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from friction_chains import e, random_arm, scalar_screw, two_link
from zoo import friction_signatures

import symgen
from symgen.errors import ArgumentError
from symgen.friction import solve_absolute_value
from symgen.functions import NONE, SEVERAL

RESTING = np.zeros(2, np.int8)


def test_every_function_in_every_target():
    chain = random_arm(21, 3, loaded=True, drives=True)
    names = list(friction_signatures(chain))
    models = {
        (target, dtype): symgen.build_model(chain, target, dtype, functions=names)
        for target, dtype in (("c", "float64"), ("c", "float32"), ("numpy", "float64"), ("reference", "float64"))
    }
    rng = np.random.default_rng(3)
    q, qd, qdd, tau = rng.normal(size=(4, 6, 3)).astype(np.float32).astype(float)
    qd[rng.random((6, 3)) < 0.5] = 0.0
    mode = np.sign(qd).astype(np.int8)
    values = {
        "q": q, "qd": qd, "qdd": qdd, "tau": 5 * tau, "mode": mode, "stuck": qd == 0,
        "reached": np.zeros((6, 3), bool), "direction": np.sign(qdd).astype(np.int8), "dt": np.full(6, 2.0**-10),
    }  # fmt: skip
    for name, signature in friction_signatures(chain).items():
        known = None
        for (target, dtype), model in models.items():
            kinds = {"real": np.dtype(dtype)}
            inputs = [values[a.name].astype(kinds.get(a.type, values[a.name].dtype)) for a in signature.inputs]
            found = model.evaluate(name, *inputs)
            found = found if isinstance(found, tuple) else (found,)
            if dtype == "float64":
                known = found if known is None else known
                for a, b in zip(found, known, strict=True):
                    assert np.allclose(a, b, rtol=1e-9, atol=1e-9), (name, target)
            elif name != "decide":
                for a, b in zip(found, known, strict=True):
                    # of numbers of size 1 to 100; 6e-7 is found, and joints move by some 1e-3 in a step
                    assert np.allclose(a, b, rtol=1e-5, atol=1e-5), name


@pytest.mark.parametrize(("tau", "mode"), [(100.0, 1), (100.0, -1), (-100.0, 1), (-500.0, -1)])
def test_a_screw_that_is_not_unique_says_so(tau, mode):
    """k = 1.5 > 1 + J/(m l^2) = 1.1: two motions or none, as the absolute-value problem has."""
    keys = {"efficiency": None, "static_efficiency": None, "loss": (e(1.5), e(1.5))}
    model = symgen.build_model(scalar_screw(300.0, **keys), "numpy", functions=["friction_dynamics"])
    _, qdd, status = model.friction_dynamics([0.0], [0.0], [tau], np.array([mode], np.int8))
    # (M + J) qdd + h + s k |s tau_l| = tau, tau_l = M qdd + h
    solutions = solve_absolute_value([[55.0]], [mode * 1.5], [[50.0]], [300.0], [tau - 300.0])
    assert status == (SEVERAL if len(solutions) == 2 else NONE)
    if len(solutions):
        assert np.min(np.abs(solutions.x[:, 0] - qdd[0])) < 1e-12


def test_prescribed_joints_follow_their_motion_and_rub():
    chain = two_link()
    moved = replace(chain, joints=(replace(chain.joints[0], motion=e("0.3*sin(2*t)")), chain.joints[1]))
    model = symgen.build_model(moved, "c", functions=["step", "step_interpolated", "drive_forces", "inverse_dynamics"])
    for method in ("karnopp", "interpolated"):
        state = (np.array([0.0, 0.2]), np.array([0.6, 0.0]), RESTING, 0)
        for _ in range(100):
            state, status = model.step(state, [0.0, 0.0], 1e-2, method=method)
            assert status == 0
        assert math.isclose(state.q[0], 0.3 * math.sin(2.0), rel_tol=1e-12)
        assert math.isclose(state.qd[0], 0.6 * math.cos(2.0), rel_tol=1e-12)
    whole = symgen.build_model(chain, "numpy", functions=["friction_inverse_dynamics"])
    q, qd, qdd = [0.1, 0.2], [0.3, -0.4], [0.5, 0.6]
    force = model.drive_forces(q, qd, qdd)
    assert math.isclose(force[0], whole.friction_inverse_dynamics(q, qd, qdd)[0][0], rel_tol=1e-12)
    assert force[1] == 0.0


def test_inputs_drive_a_prescribed_joint():
    chain = two_link()
    moved = replace(chain, joints=(replace(chain.joints[0], motion="prescribed"), chain.joints[1]))
    model = symgen.build_model(moved, "numpy", functions=["step"])
    signals = {"th1_q": 0.1, "th1_qd": 0.3, "th1_qdd": 0.5}
    state, status = model.step((np.array([9.0, 0.2]), np.array([9.0, 0.0]), RESTING, 0), [0, 0], 1e-2, inputs=signals)
    assert status == 0
    assert math.isclose(state.q[0], 0.1 + 0.3e-2 + 0.25e-4, rel_tol=1e-14)
    assert math.isclose(state.qd[0], 0.305, rel_tol=1e-14)


def test_holding_band_is_where_the_joint_stays():
    seed = 7
    chain = random_arm(seed, 2, loaded=True, drives=True)
    model = symgen.build_model(chain, "numpy", functions=["friction_inverse_dynamics", "decide"])
    rng = np.random.default_rng(seed)
    for q in rng.normal(size=(5, 2)):
        zero = np.zeros(2)
        _, low, high = model.friction_inverse_dynamics(q, zero, zero)
        assert np.all(low < high)
        for share, stays in ((0.001, True), (0.999, True), (-0.001, False), (1.001, False)):
            modes, _ = model.decide(q, zero, low + share * (high - low), RESTING)
            assert np.all(modes == 0) == stays


def test_bytes_that_are_no_modes_are_refused():
    model = symgen.build_model(random_arm(21, 2), "numpy")
    q = np.zeros(len(model.q_names))
    mode = np.full(len(q), 7, np.int8)
    for call in (model.friction_dynamics, model.friction_limits, model.decide):
        with pytest.raises(ArgumentError, match="modes -1, 0 and"):
            call(q, q, q, mode)
    with pytest.raises(ArgumentError, match="modes -1, 0 and"):
        model.step((q, q, mode, 0), q, 1e-3)
