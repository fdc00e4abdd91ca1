"""The literal friction law against the states of Karnopp's, Dupont's and Harlecki's examples, to 1e-10."""

from __future__ import annotations

import math

import numpy as np
import pytest
from friction_examples import DATA, screw, spherical, two_links, two_masses, xy_table

from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.friction import OK, FrictionReference
from tests.harlecki import harlecki

TIGHT = 1e-10


def only(answers):
    assert len(answers) == 1
    return answers[0]


@pytest.mark.parametrize("case", DATA["harlecki"]["instantaneous"])
def test_harlecki_two_links(case):
    chain = two_links()
    q = [case["q"][0], case["q"][1] - case["q"][0]]
    qd = [case["v"][0], case["v"][1] - case["v"][0]]
    reference = FrictionReference(chain)
    answer = only(reference.solutions(q, qd, case["MD"], case["mode"]))
    assert np.cumsum(answer.qdd) == pytest.approx(case["qdd"], rel=TIGHT, abs=TIGHT)
    assert answer.f == pytest.approx(case["M_friction"], rel=TIGHT)
    absolute = harlecki(AbsoluteCoordinates(chain), q, qd, case["MD"], case["mode"])
    assert np.cumsum(absolute.qdd) == pytest.approx(case["qdd"], rel=TIGHT, abs=TIGHT)
    assert absolute.friction == pytest.approx(case["M_friction"], rel=TIGHT)
    assert np.hypot(absolute.reactions[:, 0], absolute.reactions[:, 1]) == pytest.approx(case["F"], rel=TIGHT)
    for k, angle in enumerate(case["q"]):
        c, s = math.cos(angle), math.sin(angle)
        x, y = absolute.reactions[k, :2]
        assert c * x - s * y == pytest.approx(case["Fx"][k], rel=TIGHT, abs=1e-9)
        assert s * x + c * y == pytest.approx(case["Fy"][k], rel=TIGHT, abs=1e-9)


@pytest.mark.parametrize("case", DATA["karnopp_two_masses"]["samples"])
def test_karnopp_two_masses(case):
    reference = FrictionReference(two_masses())
    x1, x2, V1, V2, u, _, _ = case["z"]
    mode = [case["mode"][1], case["mode"][0]]
    rates = [V2 if mode[0] else 0.0, V1 - V2 if mode[1] else 0.0]
    pull = DATA["karnopp_two_masses"]["params"]["k1"] * (u - x1)
    answer = only(reference.solutions([x2, x1 - x2], rates, [pull, pull], mode))
    assert answer.f == pytest.approx([case["lam"][1], case["lam"][0]], rel=1e-9, abs=1e-9)
    assert reference.verify([x2, x1 - x2], rates, [pull, pull], mode, answer.f, answer.qdd).worst < 1e-12


@pytest.mark.parametrize("row", DATA["dupont_xy"]["samples"])
def test_dupont_xy_table(row):
    t, x, v, a, mode, friction = row
    tau = [50.0 * math.cos(0.8 * t), 8.0 * math.sin(2.4 * t)]
    y_rate = 50.0 / (40.0 * 0.8) * math.sin(0.8 * t)
    answer = only(FrictionReference(xy_table()).solutions([0.0, x], [y_rate, v], tau, [0, mode]))
    assert answer.qdd == pytest.approx([tau[0] / 40.0, a], rel=TIGHT, abs=TIGHT)
    assert answer.f[1] == pytest.approx(friction if mode == 0 else mode * abs(friction), rel=TIGHT, abs=TIGHT)


@pytest.mark.parametrize("name", ["a_paper", "b_gravity_stiction"])
def test_dupont_scalar_screw(name):
    reference = FrictionReference(screw(name))
    for t, q, v, a, mode, load in DATA["dupont_screw"][name]["samples"]:
        tau = [750.0 * math.sin(4.0 * t) if name == "a_paper" else 300.0 + 260.0 * math.sin(1.5 * t)]
        answer = only(reference.solutions([q], [v], tau, [mode]))
        assert answer.qdd == pytest.approx([a], rel=TIGHT, abs=TIGHT)
        assert reference.state([q], [v], tau).load_torque(0, answer.qdd) == pytest.approx(load, rel=TIGHT, abs=1e-9)
        assert reference.verify([q], [v], tau, [mode], answer.f, answer.qdd).worst < 1e-12


@pytest.mark.parametrize("case", DATA["dupont_vector_screw"]["breakaway_instances"])
def test_dupont_screw_in_a_chain(case):
    lead = DATA["dupont_vector_screw"]["params"]["l"]
    unit = np.array([1.0, 1.0, lead])
    q, qd = case["q"] * unit, case["v"] * unit
    tau = case["tau"] / unit
    reference = FrictionReference(spherical())
    state = reference.state(q, qd, tau)
    np.testing.assert_allclose(state.M * np.outer(unit, unit), case["D"], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(state.h * unit, case["h"], rtol=1e-11, atol=1e-11)
    stuck = only(reference.solutions(q, qd, tau, [0, 0, 0]))
    assert stuck.qdd / unit == pytest.approx(case["stuck_qdd"], rel=TIGHT, abs=TIGHT)
    assert lead * state.load_torque(2, stuck.qdd) == pytest.approx(case["stuck_tau_l"][0], rel=TIGHT)
    assert lead * (state.s0[2] + state.s1[2] @ stuck.qdd) == pytest.approx(case["stuck_tau_s"][0], rel=TIGHT)
    low, high = state.band(2, stuck.qdd)
    margin = lead * min(high - stuck.f[2], stuck.f[2] - low)
    assert margin == pytest.approx(case["stuck_margin"][0], rel=TIGHT, abs=TIGHT)
    answer = reference.decide(q, qd, tau, [0, 0, 0])
    assert answer.status == OK
    assert answer.mode[2] == case["mode"][0]
    assert answer.qdd / unit == pytest.approx(case["qdd"], rel=TIGHT, abs=TIGHT)
    assert lead * state.load_torque(2, answer.qdd) == pytest.approx(case["tau_l"][0], rel=TIGHT)
