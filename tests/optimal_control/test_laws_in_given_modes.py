"""Friction by direction, varying, by curves, of guides and hoops, in given modes: derivatives and values."""

import numpy as np
import pytest
from differences import arguments, worst

import symgen
from symgen.describe.load import loads_chain

CENTRAL = 1e-6
"""As in `test_given_modes`; loads and curves have larger third derivatives."""

HEAD = "symgen: 1\nname: rough\ngravity: [0.5, 0, -9.81]\n"
BODY = "mass: 1.5, com: [0.2, 0.03, 0.01], inertia: {xx: 0.02, yy: 0.03, zz: 0.04}"
SLIDE = "type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}"
PIN = "type: revolute, place: {xyz: [0.3, 0, 0], axis: [0, 1, 0]}"

LAWS = {
    "directions": (
        "{coulomb: [F, 1.5], static: [1, 2], viscous: [0.3, 0.5], stribeck: {velocity: 0.6}}",
        "{coulomb: [0.1, 0.2], viscous: 0.02, coefficient: [mu, 0.3], normal: radial, radius: 0.02}",
    ),
    "varying": (
        "{coulomb: F*(1 + 0.3*sin(2*slide + mu)) + press, viscous: 0.1 + 0.02*press}",
        "{coulomb: 0.1*exp(-t), coefficient: mu*(1 + 0.1*cos(turn)), normal: axial, radius: 0.03}",
    ),
    "curves": (
        "{law: {rates: [0, 0.1, 0.5, 1, 3], forces: [3, 2, 1.6, 1.9, 4]}}",
        "{law: F*(1 + exp(-v/0.5)) + 0.1*v, static: 2}",
    ),
    "guides": (
        "{coefficient: mu, normal: guide, viscous: 0.1}",
        "{coefficient: [0.1, 0.2], normal: hoop, radius: 0.2}",
    ),
}

DRIVES = {
    "directions": "drive: {ratio: 20, inertia: 1.0e-4, loss: [[0.3, 0.2], [0.4, 0.25]]}",
    "varying": "drive: {ratio: 20, inertia: 1.0e-4, efficiency: [0.8 - 0.05*sin(turn), 1.2]}",
}


def rough(kind):
    """A slide and an arm on it, both with friction of a kind."""
    inputs = "inputs: [press]\n" if kind == "varying" else ""
    slide, turn = LAWS[kind]
    drive = DRIVES.get(kind)
    used = ", ".join(f"{name}: {value}" for name, value in (("F", 0.8), ("mu", 0.2)) if name in slide + turn)
    return loads_chain(
        f"{HEAD}{inputs}parameters: {{{used}}}\njoints:\n  - {{name: slide, {SLIDE}, {BODY}, friction: {slide}}}\n"
        f"  - {{name: turn, {PIN}, {BODY}, friction: {turn}{', ' + drive if drive else ''}}}\n"
    )


@pytest.mark.parametrize("kind", LAWS)
def test_derivatives_and_values(kind, library):
    """Jacobian, adjoint, Hessian against differences, directional derivatives against the Jacobian, C against NumPy."""
    chain = rough(kind)
    loaded = library(chain, "-DROUGH_FORWARD")
    model = symgen.build_model(chain, "numpy", functions=["friction_dynamics"])
    own = loaded("parameters")()["p"].full().ravel()
    for mode in ([1, -1], [-1, 1], [0, 1]):
        for function in ("friction_xdot", "friction_next", "friction"):
            f = loaded(function)
            given = arguments(f, own, scale=60.0, mode=np.array(mode, dtype=float))
            given[0][2:] = np.where(mode, np.abs(given[0][2:]) * mode, 0.0)
            found = worst(f, given)
            assert max(found["jacobian"], found["hessian"]) < CENTRAL, (function, mode)
            assert found["adjoint"] < 1e-13, (function, mode)  # both are exact
            along = np.random.default_rng(4).standard_normal(4)
            rest = [np.zeros(len(part)) for part in given[1:]]
            J = f.jacobian()(*given, 0)[0].full()
            assert f.forward(1)(*given, 0, along, *rest).full().ravel() == pytest.approx(J @ along, rel=1e-11, abs=1e-9)
        f = loaded("friction_xdot")
        given = arguments(f, own, scale=60.0, mode=np.array(mode, dtype=float))
        x = given[0]
        x[2:] = np.where(mode, np.abs(x[2:]) * mode, 0.0)
        more = {"inputs": given[4], "t": given[5][0]} if kind == "varying" else {}
        params = dict(zip(model.parameters, given[3], strict=True))
        force, qdd, status = model.friction_dynamics(x[:2], x[2:], given[1], mode, params=params, **more)
        assert status in (0, 3)
        assert f(*given).full().ravel() == pytest.approx([*x[2:], *qdd], rel=1e-10, abs=1e-10)
        assert loaded("friction")(*given).full().ravel() == pytest.approx(force, rel=1e-9, abs=1e-9)
