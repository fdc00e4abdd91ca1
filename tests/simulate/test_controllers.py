"""States of controllers, in events and in fixed steps, against exact discretisations and closed forms."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

CART = """symgen: 1
name: cart
gravity: [0, 0, 0]
parameters: {kp: 4.0, r: 1.0}
inputs: [push]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, damping: 0.5}
forces: {x: push - (kp - kp)*r}
"""
TIGHT = {"rtol": 1e-12, "atol": 1e-14}
TARGETS = pytest.mark.parametrize("target", ["c", "numpy"])


def cart(target):
    return symgen.build_model(loads_chain(CART), target)


def exact(A, start, t):
    return (expm(np.asarray(A) * t) @ start)[: len(start)]


@TARGETS
def test_an_integral_controller_is_a_linear_system(target):
    """PID around a damped mass: x' = v, 2 v' = 3 e + 4 (1 - x) - v - v/2, e' = 1 - x; by the matrix exponential."""
    tau, states = {"x": "3*e + kp*(r - x) - d(x)"}, {"e": {"rate": "r - x", "start": 0.2}}
    run = symgen.simulate(cart(target), 4.0, tau=tau, states=states, sample=0.5, **TIGHT)
    A = [[0, 1, 0, 0], [-2, -0.75, 1.5, 2], [-1, 0, 0, 1], [0, 0, 0, 0]]
    for t, q, qd, e in zip(run.t, run.q[:, 0], run.qd[:, 0], run.states["e"], strict=True):
        assert np.max(np.abs(exact(A, [0, 0, 0.2, 1], t)[:3] - [q, qd, e])) < 1e-10
    assert run.columns()["e"][0] == 0.2


def sampled(hold, steps):
    """The same with e += h (r - x) at instants and tau held: an exact discrete-time system."""
    x, v, e = 0.0, 0.0, 0.0
    A = np.array([[0, 1, 0], [0, -0.25, 0.5], [0, 0, 0]])
    step = expm(A * hold)
    for _ in range(steps):
        e += hold * (1.0 - x)
        x, v, _ = step @ [x, v, 3.0 * e + 4.0 * (1.0 - x) - v]
    return x, v, e


@TARGETS
@pytest.mark.parametrize("keys", [TIGHT, {"method": "interpolated", "dt": 0.005}], ids=["events", "steps"])
def test_a_digital_controller(target, keys):
    """`next` at t0 + k hold, k = 0 too, then tau from the new values, held; events to rounding, fixed steps to dt^4."""
    friction = CART.replace("damping: 0.5", "damping: 0.5, friction: {coulomb: 0, static: 0}")
    model = symgen.build_model(loads_chain(friction), target)
    states = {"e": {"next": "e + h*(r - x)", "hold": 0.02}}
    run = symgen.simulate(model, 2.0, t0=3.0, tau={"x": "3*e + kp*(r - x) - d(x)"}, states=states, hold=0.02, **keys)
    found = run.q[-1, 0], run.qd[-1, 0], run.states["e"][-1]
    assert np.max(np.abs(np.subtract(found, sampled(0.02, 100)))) < 1e-9


@TARGETS
def test_states_are_replaced_together_from_the_values_before(target):
    """a and b exchange their values at every instant; c, with another hold, counts the instants of both kinds."""
    states = {
        "a": {"next": "b", "hold": 0.1, "start": 1.0},
        "b": {"next": "a", "hold": 0.1, "start": 2.0},
        "c": {"next": "c + 1", "hold": 0.3},
        "s": {"rate": "a", "start": 0.0},
    }
    run = symgen.simulate(cart(target), 1.0, states=states, sample=[0.05, 0.15, 0.95, 1.0], **TIGHT)
    assert run.states["a"].tolist() == [2.0, 1.0, 1.0, 1.0]
    assert run.states["b"].tolist() == [1.0, 2.0, 2.0, 2.0]
    assert run.states["c"].tolist() == [1.0, 1.0, 4.0, 4.0]
    assert run.states["s"][-1] == pytest.approx(1.5, abs=1e-13)  # five times 2, five times 1


def test_continuous_states_in_fixed_steps_are_of_order_two():
    """Heun's rule for e' = cos(3 t) - e against scipy: a quarter of the error at half the step."""
    text = CART.replace("damping: 0.5", "damping: 0.5, friction: {coulomb: 0.2}")
    model = symgen.build_model(loads_chain(text))
    right = solve_ivp(lambda t, e: np.cos(3 * t) - e, (0, 2), [0.5], rtol=1e-12, atol=1e-13).y[0, -1]
    errors = [
        symgen.simulate(
            model, 2.0, states={"e": {"rate": "cos(3*t) - e", "start": 0.5}}, method="interpolated", dt=dt
        ).states["e"][-1] - right
        for dt in (0.02, 0.01)
    ]  # fmt: skip
    assert abs(errors[0]) < 1e-3
    assert errors[0] / errors[1] == pytest.approx(4.0, rel=0.05)


@TARGETS
def test_inputs_and_states_meet_in_one_run(target):
    """A filter of an input that steps at 0.5 s: y = 1 - exp(-(t - 0.5)/T), used as the push that integrates twice."""
    table = (np.array([0.0, 0.5, 0.5]), np.array([0.0, 0.0, 1.0]))
    run = symgen.simulate(cart(target), 1.5, inputs={"push": table}, states={"y": {"rate": "(push - y)/0.1"}}, **TIGHT)
    assert run.states["y"][-1] == pytest.approx(1.0 - np.exp(-10.0), abs=1e-11)
    assert (run.events, run.renewals.tolist()) == ((), [0.5])


@pytest.mark.parametrize(
    ("states", "message"),
    [
        (["e"], "states: a mapping"),
        ({"e": 1.0}, r"states\['e'\]: a state is"),
        ({"e": {"rate": "1", "hold": 0.1}}, "unknown key 'hold'"),
        ({"e": {"next": "e"}}, "needs 'hold'"),
        ({"e": {"next": "e", "hold": -1.0}}, "hold: must be positive"),
        ({"x": {"rate": "1"}}, "is the name of the chain's joint"),
        ({"push": {"rate": "1"}}, "is the name of the chain's input"),
        ({"h": {"rate": "1"}}, "is reserved"),
        ({"while": {"rate": "1"}}, "is a keyword"),
        ({"e": {"rate": "z"}}, "'z' is not declared"),
        ({"e": {"rate": "h*e"}}, "'h' is not declared"),
        ({"e": {"rate": "1", "start": np.inf}}, "start must be finite"),
        ({"e": {"rate": "x <"}}, "character"),
    ],
)
def test_wrong_states_are_named(states, message):
    with pytest.raises(ArgumentError, match=message):
        symgen.simulate(cart("numpy"), 1.0, states=states)


def test_a_delayed_state_is_seen_later():
    """u is t of the instant, 0.1 s apart; with a delay of 0.2 s the value of t_k is seen from t_k + 0.2 s on."""
    chain = loads_chain("""symgen: 1
name: free
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1}
""")
    model = symgen.build_model(chain)
    states = {"u": {"next": "t", "hold": 0.1, "delay": 0.2, "start": -1.0}}
    run = symgen.simulate(model, 0.95, tau={"x": "u"}, states=states, sample=[0.15, 0.25, 0.55, 0.95])
    assert run.states["u"] == pytest.approx([-1.0, 0.0, 0.3, 0.7], abs=1e-12)
    steps = symgen.simulate_many(model, 0.95, q=[[0.0]], tau={"x": "u"}, states=states)
    assert np.allclose(steps.qd[0], run.qd[-1], atol=1e-9)
    for wrong in (0.25, 0.0, 20.0):
        with pytest.raises(ArgumentError, match="delay"):
            symgen.simulate(model, 1.0, states={"u": {"next": "t", "hold": 0.1, "delay": wrong}})
    with pytest.raises(ArgumentError, match="unknown key 'delay'"):
        symgen.simulate(model, 1.0, states={"u": {"rate": "t", "delay": 0.1}})
