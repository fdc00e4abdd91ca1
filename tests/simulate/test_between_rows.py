"""Motions between the rows of a run: `run.at` and the rows of pictures, beside the same run sampled there."""

from __future__ import annotations

import numpy as np
import pytest
from event_models import event_model

import symgen
from symgen.describe.load import loads_chain
from symgen.simulate.dense import dense

CART = """symgen: 1
name: cart
gravity: [0, -9.81, 0]
inputs: [wind]
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, motion: prescribed}
  - name: box
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: 1
    friction: {coulomb: 3, static: 4}
  - name: swing
    type: revolute
    place: {xyz: [0, 0, 0]}
    mass: 0.5
    com: [0, -0.3, 0]
    inertia: {zz: 0.01}
    damping: 0.02
potential: 2*box**2*(1 + 0.1*sin(t))
loads: [{joint: swing, moment: [0, 0, wind]}]
"""
A, W = 0.5, 3.0
TIGHT = {"rtol": 1e-11, "atol": 1e-13}
WITHIN = 1e-9

MOTION = {"cart_q": "0.5*sin(3*t)", "cart_qd": "1.5*cos(3*t)", "cart_qdd": "-4.5*sin(3*t)"}
ASKED = {
    "cart_q": lambda t, q, qd: A * np.sin(W * t),
    "cart_qd": lambda t, q, qd: A * W * np.cos(W * t),
    "cart_qdd": lambda t, q, qd: -A * W * W * np.sin(W * t),
}
TABLE = (np.array([0.0, 0.7, 0.7, 2.0]), np.array([0.0, 0.3, -0.2, 0.1]))
DIGITAL = {"e": {"next": "e + 10*h*(0.1 - box)", "hold": 0.05, "start": 0.2}, "s": {"rate": "box - s", "start": 1.0}}


def driven(target, **given):
    given = {"inputs": {**MOTION, "wind": TABLE}, **given}
    return symgen.simulate(event_model(loads_chain(CART), target), 2.0, q={"swing": 0.4}, **TIGHT, **given)


CASES = {
    "expressions": {},
    "callables": {"inputs": {**ASKED, "wind": TABLE}},
    "a digital controller": {"tau": {"box": "5*e + s"}, "states": DIGITAL},
    "held forces": {"tau": {"box": lambda t, q, qd: 6.0 * np.cos(5.0 * t)}, "inputs": {"cart_q": 0.1}, "hold": 0.1},
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_any_instant_of_a_driven_run(target, name):
    given = CASES[name]
    run, t = driven(target, **given), np.linspace(0.0, 2.0, 83)
    rows, found = driven(target, **given, sample=t), run.at(t)
    for kind in ("q", "qd", "qdd"):
        np.testing.assert_allclose(
            getattr(found, kind), getattr(rows, kind), atol=1e3 * WITHIN if kind == "qdd" else WITHIN
        )
    assert set(found.states) == set(run.states)
    for state in run.states:
        np.testing.assert_allclose(found.states[state], rows.states[state], atol=WITHIN)
    if "cart_qd" in given.get("inputs", MOTION):
        np.testing.assert_allclose(found.q[:, 0], A * np.sin(W * t), atol=1e-14)
        np.testing.assert_allclose(found.qdd[:, 0], -A * W * W * np.sin(W * t), atol=1e-13)


@pytest.mark.parametrize("name", CASES)
def test_rows_of_pictures_have_every_quantity_of_the_run(name):
    """Forces, friction and the ledger beside rows of the integrator at the same instants."""
    given = CASES[name]
    fine = dense(driven("c", **given))
    inner = np.flatnonzero((np.diff(fine.t, prepend=-1.0) > 1e-6) & (np.diff(fine.t, append=3.0) > 1e-6))[::7]
    rows = driven("c", **given, sample=fine.t[inner])
    for kind in ("tau", "friction", "energy", "work_in", "dissipated"):
        ours, wanted = getattr(fine, kind)[inner], getattr(rows, kind)[: len(inner)]
        np.testing.assert_allclose(ours, wanted, atol=1e3 * WITHIN, err_msg=kind)
    np.testing.assert_array_equal(fine.mode[inner], rows.mode[: len(inner)])
    assert fine.energy_error < 1e-8
