"""Derivatives of M, C, K and Jacobians by parameters, against closed forms of a double pendulum's first link."""

from __future__ import annotations

import numpy as np

from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.parameter_matrices import ParameterMatrices

ROD = """
symgen: 1
name: rod
gravity: [0, -9.81, 0]
parameters: {m: 2.0, L: {value: 0.5, constant: true}, k: 30.0, c: 0.2}
joints:
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [0, -L/2, 0], inertia: {zz: m*L**2/12},
     stiffness: k, damping: c}
points:
  tip: {joint: swing, at: [0, -L, 0]}
"""


def test_a_rod():
    """M = m L^2/3, C = c, K = k + m g L/2 cos q; the tip moves L (cos q, sin q) per radian."""
    m, L, k, c, q, g = 2.0, 0.5, 30.0, 0.2, 0.3, 9.81
    matrices = ParameterMatrices(assemble(loads_chain(ROD)), ("tip",), ("m", "L", "k", "c"))
    values, slopes = matrices(np.array([q]), {"m": m, "L": L, "k": k, "c": c})
    wanted = {
        "M": (m * L**2 / 3.0, [L**2 / 3.0, 2.0 * m * L / 3.0, 0.0, 0.0]),
        "C": (c, [0.0, 0.0, 0.0, 1.0]),
        "K": (k + m * g * L / 2.0 * np.cos(q), [g * L / 2.0 * np.cos(q), m * g / 2.0 * np.cos(q), 1.0, 0.0]),
    }
    for name, (value, slope) in wanted.items():
        np.testing.assert_allclose(values[name][0, 0], value, rtol=1e-13)
        np.testing.assert_allclose(slopes[name][:, 0, 0], slope, rtol=1e-13, atol=1e-15)
    np.testing.assert_allclose(values["tip"][:2, 0], [L * np.cos(q), L * np.sin(q)], rtol=1e-13)
    np.testing.assert_allclose(slopes["tip"][1, :2, 0], [np.cos(q), np.sin(q)], rtol=1e-13)
    assert not np.any(slopes["tip"][[0, 2, 3]])
