"""Small motions of linkages: a four-bar with a spring on its rocker, and one with a rocker that bends."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import fsolve

from symgen import analyse, build_model
from symgen.describe.load import loads_chain

TEXT = (Path(__file__).parents[2] / "examples/linkages/four_bar.yaml").read_text(encoding="utf-8")
A, B, C, F = 0.12, 0.36, 0.26, 0.40
STIFFNESS, REST, DAMPING = 40.0, 1.6, 0.05
SPRING = f"stiffness: {STIFFNESS}, rest: {REST}, damping: {DAMPING},"
FUNCTIONS = ["default", "jacobian", "coordinate_influence"]


def rocker(q):
    """Angle of the rocker by the triangle of coupler and rocker."""
    e = F - A * np.exp(1j * q)
    k = (abs(e) ** 2 + B**2 - C**2) / 2
    return np.angle((k + 1j * np.sqrt(B**2 * abs(e) ** 2 - k**2)) / abs(e) ** 2 * e - e)


@pytest.fixture(scope="module")
def sprung():
    text = TEXT.replace("gravity: [0, -9.81, 0]", "gravity: [0, 0, 0]")
    text = text.replace("rocker, type: revolute, parent: base,", f"rocker, type: revolute, parent: base, {SPRING}")
    model = build_model(loads_chain(text), "numpy", functions=FUNCTIONS)
    q = fsolve(lambda x: rocker(x[0]) - REST, 0.9, xtol=1e-14)
    d = 1e-5
    return model, q, (rocker(q[0] + d) - rocker(q[0] - d)) / (2 * d)


def test_the_frequency_is_that_of_the_spring_at_the_crank(sprung):
    """omega^2 = k g^2/I*, g of the rocker by differences: 1e-9."""
    model, q, g = sprung
    found = analyse.modes(model, q)
    omega = np.sqrt(STIFFNESS * g**2 / model.mass_matrix(q).item())
    assert found.omega == pytest.approx([omega], rel=1e-9)
    A, _ = model.linearize(q, [0.0], [0.0])
    assert A[1] == pytest.approx([-(omega**2), -DAMPING * g**2 / model.mass_matrix(q).item()], rel=1e-8)


def test_responses_of_joints_that_follow(sprung):
    """A torque on the rocker counts g times at the crank, the rocker moves g times as far."""
    model, q, g = sprung
    w, inertia = np.array([0.0, 9.0]), model.mass_matrix(q).item()
    H = 1.0 / (STIFFNESS * g**2 - inertia * w**2 + 1j * w * DAMPING * g**2)
    for load, output, factor in (
        (("crank", 2.0), "rocker", 2.0 * g),
        ("rocker", "crank", g),
        ("rocker", "rocker", g**2),
    ):
        found = analyse.frequency_response(model, q, load, output, w)
        assert np.max(np.abs(found / (factor * H) - 1.0)) < 1e-8


def test_the_spring_has_its_own_name(sprung):
    model, q, _ = sprung
    quotient = analyse.rayleigh(model, q)
    assert set(quotient.springs) == {"rocker"}
    assert analyse.redesign(quotient, 1.1, "rocker") == pytest.approx(1.21, rel=1e-9)
    assert "springs crank 100 %" in analyse.modes(model, q).labels[0]


def test_springs_of_joints_that_follow_give_way(sprung):
    """beta = -G/(k g^2) where the spring is at rest, G being the weight at the crank; g by differences: 1e-8."""
    _, q, g = sprung
    text = TEXT.replace("rocker, type: revolute, parent: base,", f"rocker, type: revolute, parent: base, {SPRING}")
    model, still = build_model(loads_chain(text), "numpy", functions=FUNCTIONS), np.zeros(1)
    G = model.bias(q, still).item()  # the spring is at its rest here
    wanted = -G / (STIFFNESS * g**2)
    assert abs(wanted) > 1e-3
    found = analyse.deflection(model, lambda t: (q, still, still), [0.0, 0.4], "quasi-static")
    assert found[:, 0] == pytest.approx([wanted, wanted], rel=1e-8)
    found = analyse.deflection(model, lambda t: (q, still, still), [0.0, 0.4], settled=True)
    assert found[:, 0] == pytest.approx([wanted, wanted], rel=1e-8)
    # from no deformation it swings about it as a damped oscillator: M, C = d g^2 and K = k g^2 at the pose
    found = analyse.deflection(model, lambda t: (q, still, still), [0.0, 0.05, 0.1])
    M = model.mass_matrix(q).item()
    decay, square = DAMPING * g**2 / (2.0 * M), STIFFNESS * g**2 / M
    w = np.sqrt(square - decay**2)
    t = np.array([0.0, 0.05, 0.1])
    swing = wanted * (1.0 - np.exp(-decay * t) * (np.cos(w * t) + decay / w * np.sin(w * t)))
    # quadratic terms in the deformation's rate, P beta'^2, are what the oscillator leaves out
    assert found[:, 0] == pytest.approx(swing, abs=0.05 * abs(wanted))


def test_a_rocker_that_bends():
    """The linear deflection under weight against the root of the nonlinear balance: 1 % of some ten micrometres."""
    text = (
        TEXT[: TEXT.index("  - {name: rocker")]
        + """
  - {name: rocker, type: revolute, parent: base, actuated: false, place: {xyz: [f, 0, 0]}}
  - {name: beam, type: fixed, parent: rocker, place: {xyz: [0, 0, 0]},
     flexible: {elements: 2, length: c, mass_per_length: 2, bending: 60}}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [b, 0, 0]}, {joint: beam, at: [c, 0, 0]}], branch: left,
     dependent: [coupler, rocker]}
"""
    )
    names = ["mass_matrix", "damping_matrix", "bias", "stiffness_matrix", "gravity"]
    model = build_model(loads_chain(text), "numpy", functions=names)
    assert model.q_names == ("crank", "beam_e1")
    q, still = np.array([0.9, 0.0]), np.zeros(2)
    bent = analyse.deflection(model, lambda t: (q, still, still), [0.0], "quasi-static")[0, 1]
    exact = fsolve(lambda x: model.bias([0.9, x[0]], still)[1], bent)[0]
    assert bent == pytest.approx(exact, rel=1e-2)
    M, K = model.mass_matrix(q)[1, 1], model.stiffness_matrix(q)[1, 1]
    assert analyse.modes(model, q, locked=("crank",)).omega == pytest.approx([np.sqrt(K / M)], rel=1e-9)
