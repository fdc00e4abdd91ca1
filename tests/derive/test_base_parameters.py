"""Base parameters: as many as the regressor's rank, and the joint forces of any bodies from them alone."""

from __future__ import annotations

import numpy as np
import pytest
import sympy
from zoo import CHAINS, random_chain

from symgen.derive.equations import derive_equations
from symgen.derive.recursive.base_parameters import base_parameters
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.validate import validate
from symgen.reference.mechanics import Mechanics

NUMBER = {"puma560": 36, "panda": 43, "planar8": 24, "pendulum": 3}
"""7 n less 6 where the first axis is vertical (43: Gaz and others 2019 for the Panda); 3 n in the plane."""


def stacked(chain, seed=1, states=30):
    """The regressor at random states, rows below each other."""
    draw = np.random.default_rng(seed)
    n = len(chain.moving)
    mechanics = Mechanics(chain, inputs=np.zeros(len(chain.input_names)) if chain.input_names else None, t=0.0)
    return np.vstack([mechanics.regressor(*draw.uniform(-2.0, 2.0, (3, n))) for _ in range(states)])


def coefficients(chain, base):
    """The expressions as a matrix on phi, at the default geometry."""
    known = {sympy.Symbol(name): value for name, value in parameter_defaults(chain).items()}
    rows = [[float(expression.coeff(p).subs(known)) for p in base.parameters] for expression in base.expressions]
    return np.array(rows).reshape(len(base), len(base.parameters))


def assert_base(chain):
    base = base_parameters(chain)
    Y = stacked(chain)
    assert len(base) == np.linalg.matrix_rank(Y, tol=1e-9 * max(1.0, np.abs(Y).max()) * max(Y.shape))
    B, D = coefficients(chain, base), np.array(base.directions).reshape(len(base), -1)
    phi = np.random.default_rng(2).normal(size=len(base.parameters))
    wanted = Y @ phi
    assert np.abs((Y @ D.T) @ (B @ phi) - wanted).max(initial=0.0) <= 1e-9 * np.abs(wanted).max(initial=1.0)
    np.testing.assert_allclose(B @ D.T, np.eye(len(base)), atol=1e-9)
    return base


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("name", CHAINS)
def test_rank_and_forces_on_the_zoo(name):
    base = assert_base(validate(CHAINS[name]()))
    if name in NUMBER:
        assert len(base) == NUMBER[name]


@pytest.mark.parametrize("seed", range(25))
def test_rank_and_forces_on_random_trees(seed):
    assert_base(validate(random_chain(seed, 1 + seed % 5)))


def test_equations_offer_them():
    base = derive_equations(CHAINS["pendulum"]()).base_parameters()
    assert base.names == ("Izz(swing)", "mcx(swing)", "mcy(swing)")
    assert base.expressions == sympy.symbols("Izz(swing) mcx(swing) mcy(swing)")


def test_expressions_read_as_in_the_book():
    """Khalil and Dombre 2002: the second link's mass at its distance is seen by the first as inertia and moment."""
    base = base_parameters(validate(CHAINS["planar3"]()))
    named = dict(zip(base.names, base.expressions, strict=True))
    assert set(named) == {f"{what}(j{k})" for k in (1, 2, 3) for what in ("Izz", "mcx", "mcy")}
    m2, m3, x1 = sympy.symbols("m(j2) m(j3) mcx(j1)")
    length = named["mcx(j1)"].coeff(m2)
    assert length != 0
    assert sympy.expand(named["mcx(j1)"] - x1 - length * (m2 + m3)) == 0
    assert named["Izz(j3)"] == sympy.Symbol("Izz(j3)")
