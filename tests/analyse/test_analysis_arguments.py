"""Arguments of analyses that are no numbers, not finite, or do not fit: refused by name, before any work."""

from __future__ import annotations

import math

import numpy as np
import pytest
from test_modes import ARM, Q

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

NAN, INF = math.nan, math.inf
LOAD = ("tip", [1.0, 0.0, 0.0])


def still(t):
    return np.zeros(4), np.zeros(4), np.zeros(4)


def lost(t):
    return np.full(4, NAN), np.zeros(4), np.zeros(4)


def response(arm, load=LOAD, output="tip", omega=(1.0,), **keys):
    return analyse.frequency_response(arm, Q, load, output, omega, **keys)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda arm: analyse.modes(arm, "abc"), "q: real numbers are wanted, not 'abc'"),
        (lambda arm: analyse.modes(arm, [1j, 0, 0, 0]), "q: real numbers are wanted"),
        (lambda arm: analyse.modes(arm, [[1.0], [1.0, 2.0]]), "q: real numbers are wanted"),
        (lambda arm: analyse.modes(arm, Q, qd=[NAN] * 4), "qd: .* is not finite"),
        (lambda arm: analyse.modes(arm, Q, qd=[1.0]), r"qd: an array of shape \(4,\) is wanted"),
        (lambda arm: analyse.modes(arm, Q, locked=3), "locked: a list of joints is wanted, not 3"),
        (lambda arm: analyse.modes(arm, Q, damping="x"), "damping: real numbers are wanted"),
        (lambda arm: analyse.modes(arm, Q, damping=INF), "damping: one ratio"),
        (lambda arm: analyse.modes(arm, Q, damping=(NAN, 0.0)), "damping: a finite number is wanted, not nan"),
        (lambda arm: analyse.modes(arm, Q, params={"k": np.full(3, 900.0)}), "params, inputs, t: one set of each"),
        (lambda arm: response(arm, omega="abc"), "omega: real numbers are wanted"),
        (lambda arm: response(arm, omega=[NAN]), r"omega: finite frequencies .* are wanted, not \[nan\]"),
        (lambda arm: response(arm, load=("bend", NAN)), "load: a finite number is wanted, not nan"),
        (lambda arm: response(arm, load=("bend", "x")), "load: real numbers are wanted, not 'x'"),
        (lambda arm: response(arm, load=("bend", [1.0, 2.0])), "load: a finite number is wanted"),
        (lambda arm: response(arm, load=("tip", "abc")), "load: real numbers are wanted"),
        (lambda arm: response(arm, load=("tip",)), "a load at the point 'tip' has a force"),
        (lambda arm: response(arm, load=np.array([1.0, 2.0])), "load: it names a point, a joint or a mode"),
        (lambda arm: response(arm, quantity=["displacement"]), "quantity: .* is not one of displacement"),
        (lambda arm: analyse.impulse_response(arm, Q, LOAD, "tip", "ab"), "t: real numbers are wanted"),
        (lambda arm: analyse.free_response(arm, Q, "x", None, "tip", [0.0]), "displacement: real numbers are wanted"),
        (lambda arm: analyse.nonlinear_response(arm, Q, LOAD, "tip", [0.1], rtol=NAN), "rtol: a finite number"),
        (lambda arm: analyse.nonlinear_response(arm, Q, LOAD, "tip", [0.1], rtol=-1.0), "rtol: a relative tolerance"),
        (lambda arm: analyse.quadratic_order(arm, Q, NAN), "amplitude: a finite number is wanted"),
        (lambda arm: analyse.deflection(arm, None, [0.0, 0.1]), "motion: a function of time is wanted"),
        (lambda arm: analyse.deflection(arm, lost, [0.0, 0.1]), "motion: at t = 0 it is not finite"),
        (lambda arm: analyse.deflection(arm, lost, [0.0], "quasi-static"), "motion: at t = 0 it is not finite"),
        (lambda arm: analyse.deflection(arm, lambda t: None, [0.0, 0.1]), "motion: it gives q, qd, qdd, not None"),
        (lambda arm: analyse.deflection(arm, still, [0.0, 0.1], rtol=0.0), "rtol: a relative tolerance"),
        (lambda arm: analyse.compensation(arm, np.zeros((3, 4)), np.zeros((2, 4)), "tip"), "do not fit together"),
        (lambda arm: analyse.compensation(arm, Q, [NAN] * 4, "tip"), r"deflection: finite .*, not array\(\[nan"),
        (lambda arm: analyse.inverse_kinematics(arm, "tip", "abc"), "position: real numbers are wanted"),
        (lambda arm: analyse.inverse_kinematics(arm, "tip", [0, 0, 0], start=[1.0]), "start: an array of shape"),
        (lambda arm: analyse.inverse_kinematics(arm, "tip", [0, 0, 0], locked="turn"), "write locked="),
        (lambda arm: analyse.straight_line(arm, "tip", Q, [0, 0, 0], "1"), "duration: real numbers are wanted"),
        (lambda arm: analyse.straight_line(arm, "tip", Q, [0, 0, 0], 1.0, nodes=2.5), "nodes: a whole number"),
        (lambda arm: analyse.straight_line(arm, "tip", Q, [0, 0, 0], 1.0, ["x"]), "profile: .* is not one of"),
        (lambda arm: analyse.straight_line(arm, "tip", Q, arm.position("tip", Q), 1.0)(NAN), "t: a finite number"),
        (lambda arm: analyse.rayleigh(arm, Q, "x"), "shape: real numbers are wanted"),
        (lambda arm: analyse.redesign(analyse.rayleigh(arm, Q), -1.1, "bend"), "ratio: .* must be positive"),
        (lambda arm: analyse.redesign(analyse.rayleigh(arm, Q), NAN, "bend"), "ratio: a finite number is wanted"),
        (lambda arm: analyse.equilibrium(arm, Q, tau=[NAN] * 4), "tau: .* is not finite"),
        (lambda arm: analyse.equilibrium(arm, Q, tau={"turn": INF}), "tau: turn: a finite number is wanted"),
    ],
)
def test_what_is_refused(arm, call, words):
    with pytest.raises(ArgumentError, match=words):
        call(arm)


def test_float32_models_are_refused():
    """Their own advice, to give float32 numbers, could not be followed: analyses compute in float64."""
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias", "coriolis_matrix", "jacobian", "position"]
    model = symgen.build_model(loads_chain(ARM), "numpy", dtype="float32", functions=names)
    for call in (
        lambda: analyse.modes(model, Q),
        lambda: analyse.equilibrium(model, Q),
        lambda: analyse.inverse_kinematics(model, "tip", [0.1, 0.1, 0.1]),
        lambda: analyse.deflection(model, still, [0.0, 0.1]),
        lambda: analyse.compensation(model, Q, np.zeros(4), "tip"),
    ):
        with pytest.raises(ArgumentError, match="it computes in float32; analyses take models built with dtype"):
            call()


def test_one_instant_at_zero(arm):
    """Nothing to integrate, and nothing has moved."""
    np.testing.assert_array_equal(analyse.nonlinear_response(arm, Q, LOAD, "tip", [0.0]), np.zeros((1, 3)))
