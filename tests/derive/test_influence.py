"""Influence coefficients against differences of positions and rotations."""

import numpy as np
import pytest
import zoo
from evaluate_definition import Definition, state
from random_chains import random_chain

from tests.seeds import seeds

STEP = 1e-6


def difference(function, q):
    """d function / d q_m, m first, by central differences."""
    unit = np.eye(len(q)) * STEP
    return np.array([(function(q + u) - function(q - u)) / (2 * STEP) for u in unit])


@pytest.mark.parametrize("seed", seeds("test_first_and_second_order_coefficients_are_derivatives", 10))
def test_first_and_second_order_coefficients_are_derivatives(seed):
    chain = random_chain(seed, 4)
    names = [f"{call}_tip" for call in ("position", "rotation", "influence", "influence_rotational", "jacobian")]
    definition, q = Definition(chain, *names), state(chain, seed)["q"]
    G, H = definition("influence_tip", q=q)
    Gr, Hr = definition("influence_rotational_tip", q=q)
    dx = difference(lambda x: definition("position_tip", q=x), q)
    np.testing.assert_allclose(G, dx.T, atol=1e-8)
    np.testing.assert_allclose(definition("jacobian_tip", q=q), np.vstack([G, Gr]))
    dG = difference(lambda x: definition("influence_tip", q=x)[0], q)
    np.testing.assert_allclose(H, np.moveaxis(dG, 0, 1), atol=1e-8)
    dGr = difference(lambda x: definition("influence_rotational_tip", q=x)[0], q)
    np.testing.assert_allclose(Hr, np.moveaxis(dGr, 0, 1), atol=1e-8)
    R, dR = definition("rotation_tip", q=q), difference(lambda x: definition("rotation_tip", q=x), q)
    for n in range(len(q)):
        skew = dR[n] @ R.T
        np.testing.assert_allclose(Gr[:, n], [skew[2, 1], skew[0, 2], skew[1, 0]], atol=1e-8)


def test_translational_coefficients_are_symmetric_and_rotational_ones_are_not():
    chain = zoo.puma560()
    definition = Definition(chain, "influence_tip", "influence_rotational_tip")
    q = state(chain)["q"]
    H, Hr = definition("influence_tip", q=q)[1], definition("influence_rotational_tip", q=q)[1]
    np.testing.assert_allclose(H, np.swapaxes(H, 1, 2), atol=1e-15)
    assert np.abs(Hr - np.swapaxes(Hr, 1, 2)).max() > 0.1
    assert all(Hr[:, m, n].tolist() == [0, 0, 0] for m in range(6) for n in range(m + 1))
