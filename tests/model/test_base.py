"""Base parameters from a regressor whose dependencies are known."""

from pathlib import Path

import numpy as np
import pytest
import sympy

from symgen.describe.load import loads_chain
from symgen.model.base_parameters import base_parameters
from symgen.pipeline import build_model, derive_equations, load_chain


def pendulum(q, qd, qdd):
    """A link about the vertical z axis of its own: only Izz, and with gravity along -y, m c_x and m c_y, act."""
    rows = np.zeros((*q.shape, 10))
    rows[..., 1] = 9.81 * np.cos(q)
    rows[..., 2] = -9.81 * np.sin(q)
    rows[..., 9] = qdd
    return rows


def test_only_what_acts_is_found():
    base = base_parameters(pendulum, 1)
    assert base.columns == (1, 2, 9)
    assert [base.names[k] for k in base.columns] == ["mcx(0)", "mcy(0)", "Izz(0)"]


def test_combinations_reproduce_the_torques():
    def grouped(q, qd, qdd):
        rows = pendulum(q, qd, qdd)
        rows[..., 0] = 2.0 * rows[..., 1]
        rows[..., 8] = 3.0 * rows[..., 9] - rows[..., 0]
        return rows

    base = base_parameters(grouped, 1)
    assert len(base) == 3
    phi = np.random.default_rng(1).normal(size=10)
    q, qd, qdd = np.random.default_rng(2).normal(size=(3, 5, 1))
    rows = grouped(q, qd, qdd).reshape(-1, 10)
    np.testing.assert_allclose(rows[:, base.columns] @ (base.combinations @ phi), rows @ phi, rtol=1e-10)


def test_what_people_read():
    def grouped(q, qd, qdd):
        rows = pendulum(q, qd, qdd)
        rows[..., 2] = -2.5 * rows[..., 1]
        rows[..., 3] = rows[..., 1]
        return rows

    base = base_parameters(grouped, 1, ["swing"])
    assert repr(base) == (
        "<BaseParameters: 2 combinations of 10 inertial parameters, led by mcx(swing), Izz(swing); print() shows all>"
    )
    assert str(base) == "mcx(swing) - 2.5 mcy(swing) + mcz(swing)\nIzz(swing)"


def test_names_are_those_of_the_equations():
    """Links of fixed joints have columns too."""
    chain = load_chain(Path(__file__).parents[2] / "examples" / "lift.yaml")
    found = build_model(chain, "numpy", functions=["regressor"]).base_parameters()
    assert found.names == tuple(map(str, derive_equations(chain).base_parameters().parameters))


COLUMN = """
symgen: 1
name: column
gravity: [0, 0, -9.81]
parameters: {a1: 0.325, a2: 0.275}
joints:
  - {name: A, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, inertia: {zz: 1}}
  - {name: B, type: revolute, place: {xyz: [a1, 0, 0]}, mass: 1, inertia: {zz: 1}}
  - {name: Z, type: prismatic, place: {xyz: [a2, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 1}}
"""


def test_they_are_combinations_of_the_formulas():
    """For other values than the defaults, too."""
    chain = loads_chain(COLUMN)
    values = {"a1": 0.7, "a2": 0.5}
    found = build_model(chain, "numpy", functions=["regressor"]).base_parameters(params=values)
    formulas = derive_equations(chain).base_parameters()
    rows = [[float(beta.coeff(p).subs(values)) for p in formulas.parameters] for beta in formulas.expressions]
    assert len(found) == len(formulas) == np.linalg.matrix_rank(rows)
    shares, *_ = np.linalg.lstsq(np.array(rows).T, found.combinations.T)
    np.testing.assert_allclose(np.array(rows).T @ shares, found.combinations.T, atol=1e-9)
    assert formulas.expressions[1].coeff(sympy.Symbol("mcx(Z)")) == 2 * sympy.Symbol("a2")


UNITS = """
symgen: 1
name: units
gravity: [0, 0, -9.81]
parameters: {{L: {length}}}
joints:
  - {{name: b1, type: revolute, place: {{mdh: {{}}}}, mass: 1, inertia: {{zz: 0.1*L**2}}}}
  - {{name: b2, type: revolute, place: {{mdh: {{a: L}}}}, mass: 1, com: [L/2, 0, 0], inertia: {{zz: 0.1*L**2}}}}
  - {{name: b3, type: prismatic, place: {{mdh: {{a: L, alpha: pi/2}}}}, mass: 1}}
"""


@pytest.mark.parametrize("length", [1e-7, 2e-5, 1.0, 6e4])
def test_units_decide_nothing(length):
    """The second link's mass at its distance is an inertia of the first, however small a number that is, or large."""
    model = build_model(loads_chain(UNITS.format(length=length)), "numpy", functions=["regressor"])
    base = model.base_parameters()
    shares = dict(zip(base.names, base.combinations[base.columns.index(9)], strict=True))
    assert shares["m(b2)"] == pytest.approx(length**2, rel=1e-9)
    assert shares["Izz(b1)"] == 1.0
    assert len(base) == 7  # Izz of the first; Izz, mcx, mcy of the second; mass and two moments of the slide
    q, qd, qdd = np.random.default_rng(0).uniform(-1, 1, (3, 40, 3)) * [1, 1, length]
    rows = model.regressor(q, qd, qdd).reshape(-1, 30)
    powers = np.array([0, 1, 1, 1, 2, 2, 2, 2, 2, 2] * 3)
    phi = np.random.default_rng(1).normal(size=30) * length**powers
    wanted = (rows @ phi).reshape(-1, 3)
    found = (rows[:, base.columns] @ (base.combinations @ phi)).reshape(-1, 3)
    np.testing.assert_allclose(found, wanted, atol=1e-9 * np.abs(wanted[:, :2]).max())


def test_nothing_that_turns_has_no_length():
    """Slides that carry each other: m1 + m2 + m3, m2 + m3 and m3 are felt, so three masses are, and no moments."""
    text = UNITS.format(length=1.0).replace("revolute", "prismatic").replace("mdh: {a: L}", "mdh: {a: L, alpha: pi/2}")
    base = build_model(loads_chain(text), "numpy", functions=["regressor"]).base_parameters()
    assert str(base) == "m(b1)\nm(b2)\nm(b3)"
