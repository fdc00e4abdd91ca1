"""Functions in given modes: derivatives against central differences, values against the model's own calls."""

from pathlib import Path

import numpy as np
import pytest
from differences import arguments, worst

import symgen
from symgen.describe.load import loads_chain

EXAMPLES = Path(__file__).parents[2] / "examples"

CENTRAL = 2e-7
"""Central differences with step 1e-6 of functions of size 1 err by 1e-10 for rounding and by 1e-12 times the third
derivative, both some hundred times as much where friction depends on loads."""

ALL = ["friction_xdot", "friction_next", "friction"]

CASES = {
    # example: modes, forces so large that the loads have one sign
    "two_link": ([[1, -1], [0, 1], [0, 0]], 1.0),
    "harlecki_two_link": ([[1, -1], [-1, 0]], 30.0),
    "dupont_screw": ([[1], [-1]], 300.0),
    "lift": ([[1, -1], [-1, 0]], 100.0),
}


@pytest.mark.parametrize("name", CASES)
def test_derivatives_in_every_function(name, library):
    modes, scale = CASES[name]
    loaded = library(str(EXAMPLES / f"{name}.yaml"), functions=ALL)
    own = loaded("parameters")()["p"].full().ravel()
    for mode in modes:
        for function in ("friction_xdot", "friction_next", "friction"):
            f = loaded(function)
            found = worst(f, arguments(f, own, scale=scale, mode=np.array(mode, dtype=float)))
            assert found["jacobian"] < CENTRAL
            assert found["hessian"] < CENTRAL
            assert found["adjoint"] < 1e-13  # both are exact


@pytest.mark.parametrize("name", CASES)
def test_values_are_those_of_the_model(name, library):
    modes, scale = CASES[name]
    model, rng = (
        symgen.build_model(EXAMPLES / f"{name}.yaml", "numpy", functions=["friction_dynamics"]),
        np.random.default_rng(1),
    )
    loaded = library(str(EXAMPLES / f"{name}.yaml"), functions=ALL)
    own = loaded("parameters")()["p"].full().ravel()
    assert own.tolist() == list(model.parameters.values())
    n = len(model.q_names)
    for mode in modes:
        q, qd = rng.standard_normal((2, n))
        qd = np.where(np.array(mode) == 0, 0.0, np.abs(qd) * mode)
        u = scale * rng.standard_normal(n)
        f, qdd, status = model.friction_dynamics(q, qd, u, mode)
        assert status in (0, 3)
        given = np.r_[q, qd], u, mode, own
        rates = loaded("friction_xdot")(*given).full().ravel()
        assert rates == pytest.approx([*qd, *qdd], rel=1e-11, abs=1e-11)
        assert loaded("friction")(*given).full().ravel() == pytest.approx(f, rel=1e-9, abs=1e-9)


TWO_BELTS = """
symgen: 1
name: two_belts
gravity: [0, -9.81, 0]
parameters: {F: 0.4}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.3, 0.1, 0], inertia: {zz: 0.2},
     drive: {efficiency: [0.8, 1.2], inertia: 0.1}}
  - {name: b, type: revolute, parent: a, place: {xyz: [0.6, 0, 0]}, mass: 1, com: [0.2, 0, 0], inertia: {zz: 0.1},
     friction: {viscous: 0.3}}
  - {name: slider, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 0.7, com: [0, 0.1, 0],
     friction: {coulomb: 0.2, coefficient: 0.15, normal: [0, 1, 0]}}
  - {name: pin, type: revolute, parent: base, place: {xyz: [0, -1, 0]}, friction: {viscous: 0.1}}
coupled: {slider: 0.3*sin(a) + F*b, pin: 2*a - b + 0.1*a**2}
"""

BELT = """
symgen: 1
name: belt
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 2}, friction: {coulomb: 1, static: 1.5}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}, friction: {coulomb: 0.7}}
  - {name: sum, type: revolute, parent: base, place: {xyz: [2, 0, 0]}, friction: {coulomb: 1, viscous: 0.2}}
coupled: {sum: a + 0.1*a**2 + b}
"""


PRESSED = """
symgen: 1
name: pressed
gravity: [0, -9.81, 0]
parameters: {mu: 0.2}
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.1, 0, 0], inertia: {zz: 0.004},
     friction: {coulomb: 0.02, coefficient: [0.1, 0.3], radius: 0.02, normal: radial}}
  - {name: b1, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, 0.01, 0], inertia: {zz: 0.003},
     actuated: false}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.1, 0, 0],
     inertia: {zz: 0.004}, friction: {coefficient: mu, radius: 0.02, normal: radial}}
  - {name: b2, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, -0.01, 0], inertia: {zz: 0.003},
     actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}],
     near: {a1: 2, a2: 1, b1: -1.2, b2: 1.2},
     friction: {viscous: 0.1, coefficient: mu, radius: 0.03, normal: radial}}
"""


def test_loads_in_loops(library):
    """Pins of a five-bar, pressed by friction of the others: derivatives, and values as those of the model."""
    chain = loads_chain(PRESSED)
    model, loaded = symgen.build_model(chain, "numpy", functions=["friction_dynamics"]), library(chain)
    own = loaded("parameters")()["p"].full().ravel()
    rng = np.random.default_rng(2)
    for mode in ([1, -1, 1], [0, -1, 1], [1, -1, 0]):
        qd = np.where(np.array(mode[:2]) == 0, 0.0, np.abs(rng.standard_normal(2)) * mode[:2])
        x, u = np.r_[2.0, 1.0, qd], rng.standard_normal(2)
        for function in ("friction_xdot", "friction"):
            f = loaded(function)
            found = worst(f, [x, u, np.array(mode, float), own])
            assert max(found["jacobian"], found["hessian"]) < CENTRAL
            assert found["adjoint"] < 1e-12  # systems of condition below 1e3
        force, qdd, status = model.friction_dynamics(x[:2], qd, u, mode)
        assert status in (0, 3)
        given = x, u, mode, own
        assert loaded("friction_xdot")(*given).full().ravel() == pytest.approx([*qd, *qdd], rel=1e-10, abs=1e-10)
        assert loaded("friction")(*given).full().ravel() == pytest.approx(force, rel=1e-10, abs=1e-10)


@pytest.mark.parametrize(
    ("text", "modes"),
    [
        (TWO_BELTS, [[1, 0, 1, 0], [-1, 1, 0, 0], [0, 0, -1, 0]]),
        (BELT, [[1, -1, 1], [1, -1, 0], [0, 1, -1], [0, 0, 0]]),
    ],
    ids=["loads and losses", "levels"],
)
def test_joints_that_follow_several_coordinates(text, modes, library):
    """Derivatives while they slide and stick; values are those of the model where what holds them is determined."""
    chain = loads_chain(text)
    model, loaded = symgen.build_model(chain, "numpy", functions=["friction_dynamics", "coordinates"]), library(chain)
    own = loaded("parameters")()["p"].full().ravel()
    rng = np.random.default_rng(2)
    for mode in modes:
        for function in ALL:
            f = loaded(function)
            found = worst(f, arguments(f, own, scale=30.0, mode=np.array(mode, dtype=float)))
            assert found["jacobian"] < CENTRAL
            assert found["hessian"] < CENTRAL
            assert found["adjoint"] < 1e-13
        q, u = rng.standard_normal(2), 30.0 * rng.standard_normal(2)
        beside = 1e-6 * np.eye(2)
        row = (model.coordinates(q + beside) - model.coordinates(q - beside)) / 2e-6
        qd = np.where(np.array(mode[:2]) == 0, 0.0, np.abs(rng.standard_normal(2)) * mode[:2])
        if mode[2] == 0 and qd.any():  # the joint that follows rests while the coordinates move
            qd[1] = -qd[0] * row[0, 2] / row[1, 2]
        force, qdd, status = model.friction_dynamics(q, qd, u, mode)
        assert status in (0, 3)
        given = np.r_[q, qd], u, mode, own
        assert loaded("friction_xdot")(*given).full().ravel() == pytest.approx([*qd, *qdd], rel=1e-9, abs=1e-9)
        if any(mode):
            assert loaded("friction")(*given).full().ravel() == pytest.approx(force, rel=1e-8, abs=1e-8)


def test_a_step_is_the_classical_one_of_the_rates(library):
    """Runge-Kutta of order 4 (Hairer, Norsett and Wanner, table II.1.2) over `friction_xdot`; what sticks stays."""
    loaded = library(str(EXAMPLES / "two_link.yaml"), functions=ALL)
    own, f, h = loaded("parameters")()["p"], loaded("friction_xdot"), 0.01
    for mode, qd in (([1, -1], [1.0, -2.0]), ([0, 1], [0.0, 3.0])):
        x, u = np.array([0.3, 0.4, *qd]), np.array([5.0, 0.1])
        k1 = f(x, u, mode, own).full().ravel()
        k2 = f(x + h / 2 * k1, u, mode, own).full().ravel()
        k3 = f(x + h / 2 * k2, u, mode, own).full().ravel()
        k4 = f(x + h * k3, u, mode, own).full().ravel()
        found = loaded("friction_next")(x, u, mode, own, h).full().ravel()
        assert found == pytest.approx(x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), rel=1e-14, abs=1e-15)


def test_joints_that_stick_are_at_rest_in_a_step(library):
    loaded = library(str(EXAMPLES / "two_link.yaml"), functions=ALL)
    f, own = loaded("friction_next"), loaded("parameters")()["p"].full().ravel()
    moved, rest = (f([0.3, 0.4, rate, 1.0], [1.0, 0.1], [0, 1], own, 0.01).full().ravel() for rate in (0.7, 0.0))
    assert (moved == rest).all()
    assert moved[[0, 2]].tolist() == [0.3, 0.0]
    J = np.array(f.jacobian()([0.3, 0.4, 0.7, 1.0], [1.0, 0.1], [0, 1], own, 0.01, 0)[0])
    assert not J[:, 2].any()


ROUGH = """
symgen: 1
name: rough
parameters: {mu: 0.2, m: 1.5, drive: 3.0, k: 4.0}
inputs: [pull]
joints:
  - name: slide
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {coulomb: 1.0, static: 1.4, viscous: 0.3, stribeck: {velocity: 0.05}, coefficient: mu, normal: [0, 0, 1]}
  - name: turn
    type: revolute
    place: {xyz: [0.1, 0, 0], rpy: [0.3, 0, 0]}
    mass: 0.7
    com: [0.2, 0.05, 0]
    inertia: {xx: 0.01, yy: 0.02, zz: 0.02}
    friction: {coulomb: 0.1, viscous: 0.02}
  - name: given
    type: revolute
    place: {xyz: [0.3, 0, 0]}
    mass: 0.4
    com: [0.1, 0, 0.02]
    inertia: {zz: 0.004}
    motion: 0.5*sin(drive*t)
  - name: last
    type: revolute
    place: {xyz: [0.2, 0, 0], rpy: [0, 0.4, 0]}
    mass: 0.3
    com: [0.1, 0, 0]
    inertia: {xx: 0.001, yy: 0.003, zz: 0.003}
    stiffness: k
    actuated: false
points:
  tip: {joint: last, at: [0.2, 0, 0]}
loads:
  - {point: tip, force: [pull, 0, 0]}
"""


def test_signals_time_given_motions_and_joints_without_actuators(library):
    """A chain in no example: `inputs` and `t` are arguments, and are differentiated too."""
    chain = loads_chain(ROUGH)
    loaded = library(chain, functions=["xdot", "next", "friction_xdot", "friction"])
    own = loaded("parameters")()["p"].full().ravel()
    model = symgen.build_model(chain, "numpy", functions=["forward_dynamics", "friction_dynamics"])
    mode = np.array([1.0, 0.0, 1.0, -1.0])
    for function in ("next", "friction_xdot", "friction"):
        f = loaded(function)
        assert f.name_in()[-2:] == ["inputs", "t"]
        assert f.size1_in("u") == 2
        found = worst(f, arguments(f, own, mode=mode))
        assert max(found["jacobian"], found["hessian"]) < CENTRAL
    f = loaded("xdot")
    given = arguments(f, own, seed=3)
    x, u, p, inputs, t = given
    params = dict(zip(model.parameters, p, strict=True))
    tau = [u[0], u[1], 0.0, 0.0]
    qdd = model.forward_dynamics(x[:4], x[4:], tau, params=params, inputs=inputs, t=t[0])
    assert f(*given).full().ravel() == pytest.approx([*x[4:], *qdd], rel=1e-12, abs=1e-12)
