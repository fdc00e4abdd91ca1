"""Accelerations, friction, reactions, bands and decisions of the papers' cases, to 1e-10."""

from __future__ import annotations

import math

import numpy as np
import pytest
from friction_chains import (
    friction_data,
    relative_masses,
    scalar_screw,
    spherical_screw,
    stribeck_mass,
    two_link,
    two_masses,
    xy_table,
)

from symgen.derive.fast import fast_program
from symgen.describe.chain import Chain
from symgen.reference.interpreter import Interpreter

DATA = friction_data()
FUNCTIONS = ["sticking_forces", "friction_dynamics", "friction_limits", "decide", "friction_inverse_dynamics"]
TOLERANCE = 1e-10


def interpreter(chain: Chain) -> Interpreter:
    return Interpreter(fast_program(chain, FUNCTIONS))


def call(run: Interpreter, function: str, *inputs):
    return [np.asarray(x)[:, 0] for x in run.float64(function, list(inputs))]


def joint_angles(values):
    return np.array([values[0], values[1] - values[0]])


def test_harlecki_two_link_reactions_friction_and_accelerations():
    run = interpreter(two_link())
    for case in DATA["harlecki"]["instantaneous"]:
        mode = np.array(case["mode"])
        rates = joint_angles(case["v"]) * (mode != 0)
        f, qdd, _, _, load, status = call(run, "friction_limits", joint_angles(case["q"]), rates, case["MD"], mode)
        assert np.allclose(f, case["M_friction"], rtol=TOLERANCE, atol=TOLERANCE)
        assert np.allclose(qdd, joint_angles(case["qdd"]), rtol=TOLERANCE, atol=TOLERANCE)
        assert np.allclose(load, case["F"], rtol=TOLERANCE, atol=TOLERANCE)
        assert status[0] == 0


def test_harlecki_inverse_dynamics_gives_the_drive_moments_back():
    run = interpreter(two_link())
    for case in DATA["harlecki"]["instantaneous"][:4]:
        q, qd, qdd = (joint_angles(case[key]) for key in ("q", "v", "qdd"))
        tau, low, high = call(run, "friction_inverse_dynamics", q, qd, qdd)
        assert np.allclose(tau, case["MD"], rtol=TOLERANCE, atol=TOLERANCE)
        assert np.array_equal(low, tau)
        assert np.array_equal(high, tau)


@pytest.mark.parametrize("case", DATA["dupont_vector_screw"]["breakaway_instances"])
def test_dupont_screw_on_a_spherical_arm(case):
    run = interpreter(spherical_screw())
    lead = 0.02
    scale = np.array([1, 1, lead])  # screw angle to extension
    q, qd = np.array(case["q"]) * scale, np.array(case["v"]) * scale
    tau = np.array(case["tau"]) / scale
    f, qdd, low, high, _, _ = call(run, "friction_limits", q, qd, tau, [1, 1, 0])
    assert np.allclose(qdd / scale, case["stuck_qdd"], rtol=TOLERANCE, atol=TOLERANCE)
    load = tau[2] * lead - case["stuck_tau_s"][0] - f[2] * lead
    assert math.isclose(load, case["stuck_tau_l"][0], rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    margin = min(high[2] - f[2], f[2] - low[2]) * lead
    assert math.isclose(margin, case["stuck_margin"][0], rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    modes, status = call(run, "decide", q, qd, tau, [1, 1, 0], [False] * 3)
    assert modes[2] == case["mode"][0]
    assert status[0] == 0
    f, qdd, _ = call(run, "friction_dynamics", q, qd, tau, [1, 1, case["mode"][0]])
    assert np.allclose(qdd / scale, case["qdd"], rtol=TOLERANCE, atol=TOLERANCE)


def test_dupont_screw_events():
    run = interpreter(scalar_screw())
    for event in DATA["dupont_screw"]["b_gravity_stiction"]["events"]:
        t, kind = event["t"], event["kind"]
        tau = [300 + 260 * math.sin(1.5 * t)]
        if not kind.startswith(("slip", "stick", "reversal")):
            continue
        slips = kind.startswith("slip")
        before = [0] if slips else [1 if event["a_before"] < 0 else -1]
        mode, status = call(run, "decide", [event["q"]], [0.0], tau, before, [slips])
        assert status[0] == 0
        assert mode[0] == (0 if kind.startswith("stick") else event["dir"])
        _, qdd, _ = call(run, "friction_dynamics", [event["q"]], [0.0], tau, mode)
        assert math.isclose(qdd[0], event["a_after"], rel_tol=1e-9, abs_tol=1e-9)


def test_dupont_screw_dead_band_equation_20():
    run = interpreter(scalar_screw())
    _, low, high = call(run, "friction_inverse_dynamics", [0.0], [0.0], [0.0])
    assert math.isclose(low[0], 300 / 2.4, rel_tol=1e-14)
    assert math.isclose(high[0], 300 / 0.6, rel_tol=1e-14)
    run = interpreter(scalar_screw(load=-300.0))
    _, low, high = call(run, "friction_inverse_dynamics", [0.0], [0.0], [0.0])
    assert math.isclose(low[0], -300 / 0.6, rel_tol=1e-14)
    assert math.isclose(high[0], -300 / 2.4, rel_tol=1e-14)


@pytest.mark.parametrize("row", DATA["dupont_screw"]["b_gravity_stiction"]["samples"][::4])
def test_dupont_screw_samples(row):
    t, q, rate, qdd_known, mode, load_known = row
    run = interpreter(scalar_screw())
    tau = 300 + 260 * math.sin(1.5 * t)
    f, qdd, _, _, load, status = call(run, "friction_limits", [q], [rate if mode else 0.0], [tau], [mode])
    assert status[0] == 0
    assert math.isclose(qdd[0], qdd_known, rel_tol=TOLERANCE, abs_tol=1e-9)
    assert math.isclose(tau - 5 * qdd[0] - f[0], load_known, rel_tol=TOLERANCE, abs_tol=1e-8)
    if mode:
        assert math.isclose(mode * load[0], load_known, rel_tol=TOLERANCE, abs_tol=1e-8)


@pytest.mark.parametrize("row", DATA["dupont_xy"]["samples"][::4])
def test_dupont_xy_table(row):
    t, x, rate, acceleration, mode, friction = row
    run = interpreter(xy_table())
    y = 50 / (40 * 0.64) * (1 - math.cos(0.8 * t))
    ydd = 50 * math.cos(0.8 * t) / 40
    f, qdd, _, _, load, status = call(
        run, "friction_limits", [y, x], [0.1, rate if mode else 0.0], [50 * math.cos(0.8 * t), 8 * math.sin(2.4 * t)],
        [1, mode],
    )  # fmt: skip
    assert status[0] == 0
    assert math.isclose(qdd[0], ydd, rel_tol=1e-12)
    assert math.isclose(qdd[1], acceleration, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    assert math.isclose(f[1], friction, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    assert math.isclose(load[1], 10 * ydd, rel_tol=1e-12, abs_tol=1e-12)


def karnopp_two_masses(z, t):
    """Joint forces at a state of the data: spring k1 from the moving support, spring ks between the masses."""
    p = DATA["karnopp_two_masses"]["main"]["params"]
    x1, x2, v1, v2, u = z[:5]
    first, between = p["k1"] * (u - x1), p["ks"] * (x1 - x2)
    tau = [first - p["F2"], first - between]
    return np.array([x2, x1 - x2]), np.array([v2, v1 - v2]), np.array(tau)


def test_karnopp_two_masses_samples_and_events():
    run = interpreter(two_masses())
    main = DATA["karnopp_two_masses"]["main"]
    for sample in main["samples"]:
        q, qd, tau = karnopp_two_masses(sample["z"], sample["t"])
        mode_r, mode_2 = sample["mode"]
        mode = [mode_2, mode_r]
        f, _, status = call(run, "friction_dynamics", q, qd * (np.array(mode) != 0), tau, mode)
        assert status[0] == 0
        assert np.allclose(f[::-1], sample["lam"], rtol=TOLERANCE, atol=1e-9)
    for before, event in zip(main["events"], main["events"][1:], strict=False):
        q, qd, tau = karnopp_two_masses(event["z"], event["t"])
        old, new = np.array(before["mode"])[::-1], np.array(event["mode"])[::-1]
        kinds = event["kind"].split("+")
        names = {"2": 0, "r": 1}
        reached = [False, False]
        for kind in kinds:
            what, joint = kind.split(":")
            k = names[joint]
            reached[k] = what == "slip"
            qd[k] = 0.0
        qd = np.where((old == 0) & (new == 0), 0.0, qd)
        mode, status = call(run, "decide", q, qd, tau, old, reached)
        assert status[0] == 0, event
        assert np.array_equal(mode, new), event


def test_karnopp_relative_masses():
    run = interpreter(relative_masses())
    for sample in DATA["karnopp_relative"]["samples"]:
        x1, x2, v1, v2, s, _, _ = sample["z"]
        mode = [1, sample["mode"][0]]
        tau = [12 * s - 3, 12 * s]
        f, _, status = call(run, "friction_dynamics", [x2, x1 - x2], [v2, v1 - v2 if mode[1] else 0.0], tau, mode)
        assert status[0] == 0
        assert math.isclose(f[1], sample["lam"][0], rel_tol=TOLERANCE, abs_tol=1e-9)


def test_stribeck_law_table_both_signs():
    run = interpreter(stribeck_mass())
    for rate, force, _ in DATA["friction_laws"]["table"]:
        f, _, _ = call(run, "friction_dynamics", [0.0], [rate], [0.0], [int(math.copysign(1, rate))])
        assert math.isclose(f[0], force, rel_tol=1e-13)
