"""Random linkages in the reference: independent coordinates against constraints between free bodies."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from random_linkages import DYADS, planar_linkage, pose, spatial_linkage

from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.coupled_mechanics import mechanics_of

LINKAGES = {
    **{f"planar {dyad}": partial(planar_linkage, k, dyads=(dyad,)) for k, dyad in enumerate(DYADS)},
    **{f"planar {seed}": partial(planar_linkage, seed) for seed in range(3)},
    **{f"spatial {seed}": partial(spatial_linkage, seed) for seed in range(8)},
}

TOLERANCE = 1e-11
"""Relative: linear systems of up to 100 unknowns, whose condition is some hundreds."""


@pytest.mark.parametrize("name", LINKAGES)
def test_accelerations_are_those_of_free_bodies_with_multipliers(name):
    chain = LINKAGES[name]()
    mechanics, draw = mechanics_of(chain), np.random.default_rng(1)
    q = pose(chain, 1)
    qd, tau = draw.normal(size=(2, mechanics.n))
    qdd = mechanics.forward_dynamics(q, qd, tau)
    found = AbsoluteCoordinates(chain).solve(q, qd, tau)
    assert np.max(np.abs(found.qdd - qdd)) <= TOLERANCE * (1.0 + np.max(np.abs(qdd)))
    assert np.max(np.abs(mechanics.inverse_dynamics(q, qd, qdd) - tau)) <= TOLERANCE * (1.0 + np.max(np.abs(tau)))


@pytest.mark.parametrize("name", ["planar RRR", "planar RPR", "planar 0", "spatial 2", "spatial 5"])
def test_rates_and_accelerations_are_derivatives_of_positions(name):
    chain = LINKAGES[name]()
    dependence, draw = mechanics_of(chain).dependence, np.random.default_rng(2)
    q = pose(chain, 2)
    qd, qdd = 0.3 * draw.normal(size=(2, dependence.n))
    h = 1e-4  # central differences are wrong by 1e-8 times third and fourth derivatives, and by 1e-16 / h^2
    before, here, after = (dependence.positions(q + s * qd + s * s / 2 * qdd) for s in (-h, 0.0, h))
    _, rates, accelerations = (x[:, 0] for x in dependence.motions(q[:, None], qd[:, None], qdd[:, None])[:3])
    size = 1.0 + np.max(np.abs(accelerations))
    assert np.max(np.abs((after - before) / (2 * h) - rates)) < 1e-6 * size
    assert np.max(np.abs((after - 2 * here + before) / h**2 - accelerations)) < 1e-5 * size
