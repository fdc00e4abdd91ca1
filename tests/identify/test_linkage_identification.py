"""Identification of a linkage: forces of the true four-bar, which another code of multipliers gives, with noise."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from symgen import identify, load_chain
from symgen.reference.coupled_mechanics import mechanics_of

PATH = Path(__file__).parents[2] / "examples" / "linkages" / "four_bar.yaml"

NOISE = 1e-3
"""N m."""


def test_the_four_bar_s_base_parameters():
    """Rank by multipliers, combinations by moving the rocker's inertia into the pins (b/c^2, ...), chi2 of the
    size of its degrees of freedom, true forces within the noise."""
    chain = load_chain(PATH)
    mechanics, t = mechanics_of(chain), np.linspace(0.0, 3.0, 120)
    q = 0.9 + 0.8 * np.sin(2 * t) + 0.5 * np.sin(5 * t)
    qd, qdd = 1.6 * np.cos(2 * t) + 2.5 * np.cos(5 * t), -3.2 * np.sin(2 * t) - 12.5 * np.sin(5 * t)
    states = [np.array([x]) for x in zip(q, qd, qdd, strict=True)]
    rows = np.array([mechanics.regressor(*x.T)[0] for x in states])
    exact = np.array([mechanics.inverse_dynamics(*x.T)[0] for x in states])
    noise = NOISE * np.random.default_rng(1).normal(size=len(t))
    data = {"t": t, "q_crank": q, "qd_crank": qd, "qdd_crank": qdd, "tau_crank": exact + noise}
    found = identify.inertial(chain, data)
    *names, offset = found.names
    assert offset == "crank_offset"
    assert len(names) == np.linalg.matrix_rank(rows, tol=1e-9 * np.linalg.norm(rows))
    b, c = (float(mechanics.names[name]) for name in "bc")
    assert f"Izz(coupler) + {b**2 / c**2:.6g} Izz(rocker)" in names
    assert f"mcx(coupler) + {b / c**2:.6g} Izz(rocker)" in names
    assert f"mcx(rocker) - {1 / c:.6g} Izz(rocker)" in names
    spread = np.sqrt(2.0 * found.degrees_of_freedom)
    assert abs(found.chi2 - found.degrees_of_freedom) < 5.0 * spread
    predicted = np.asarray(found.predict(q[:, None], qd[:, None], qdd[:, None]))[:, 0]
    assert np.max(np.abs(predicted - exact)) < 2.0 * NOISE
