"""Beams whose stretching is far stiffer than their bending, in 40 digits: soft modes keep the digits of their own.

A wire of steel, 1 m long and 2 mm thick, with a soft hinge at its end: squares of its frequencies are from 3e1 to 2e8
(rad/s)^2, so that a rounding error of the largest is 1e-9 of the smallest. The definitions are solved by mpmath.
"""

from __future__ import annotations

import math

import mpmath
import numpy as np
import pytest

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain

RADIUS, DENSITY, E, G = 1e-3, 7850.0, 2e11, 8e10
AREA, SECOND = math.pi * RADIUS**2, math.pi * RADIUS**4 / 4.0

WIRE = f"""
symgen: 1
name: wire
gravity: [0, 0, 0]
joints:
  - name: wire
    type: fixed
    place: {{xyz: [0, 0, 0]}}
    flexible: {{elements: 3, length: 1, mass_per_length: {DENSITY * AREA}, bending: [{E * SECOND}, {1.3 * E * SECOND}],
               torsion: {2 * G * SECOND}, polar_inertia_per_length: {2 * DENSITY * SECOND}, axial: {E * AREA},
               damping_ratio: 0.005}}
  - name: hinge
    type: revolute
    pseudo: true
    place: {{xyz: [1, 0, 0]}}
    mass: 0.01
    com: [0.02, 0, 0.01]
    inertia: {{xx: 1e-6, yy: 1e-6, zz: 1e-6}}
    stiffness: 0.02
    damping: 2e-5
points:
  tip: {{joint: hinge, at: [0, 0, 0]}}
"""


@pytest.fixture(scope="module")
def wire():
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix", "jacobian", "position"]
    return symgen.build_model(loads_chain(WIRE), "numpy", functions=names)


@pytest.fixture(scope="module")
def matrices(wire):
    """M, C, K as the model has them, which are exact numbers to mpmath."""
    q = np.zeros(len(wire.q_names))
    with mpmath.workdps(40):
        return [mpmath.matrix(f(q).tolist()) for f in (wire.mass_matrix, wire.damping_matrix, wire.stiffness_matrix)]


def close(found, known, tolerance):
    """Relative to the largest entry."""
    np.testing.assert_allclose(found, known, rtol=0, atol=tolerance * np.abs(known).max())


def test_frequencies_and_shapes(wire, matrices):
    """Frequencies to rounding. Errors of shapes grow with the ratio of frequencies, 3e3, over their distances."""
    M, _, K = matrices
    with mpmath.workdps(40):
        inverse = mpmath.cholesky(M) ** -1
        squares, vectors = mpmath.eigsy(inverse * K * inverse.T)
        known = np.array([float(mpmath.sqrt(x)) for x in squares])
        shapes = np.array((inverse.T * vectors).tolist(), dtype=float)
    found = analyse.modes(wire, np.zeros(M.rows))
    np.testing.assert_allclose(found.omega, known, rtol=1e-13)
    for r in range(6):
        close(found.shapes[:, r], shapes[:, r] / shapes[np.argmax(np.abs(shapes[:, r])), r], 1e-12)


def test_responses_at_resonances(wire, matrices):
    """With damping that couples modes: a linear system in 40 digits at each frequency, and the exponential in time."""
    M, C, K = matrices
    q, m = np.zeros(M.rows), M.rows
    J = wire.jacobian("tip", q)[:3]
    force = np.array([0.3, -1.0, 0.5])
    omega = analyse.modes(wire, q).omega[:6]
    f = mpmath.matrix((J.T @ force).tolist())
    with mpmath.workdps(40):
        answers = [mpmath.lu_solve(K - w * w * M + mpmath.mpc(0, w) * C, f) for w in map(mpmath.mpf, omega.tolist())]
        known = np.array([J @ [complex(x) for x in answer] for answer in answers])
        A = mpmath.zeros(2 * m)
        A[:m, m:], A[m:, :m], A[m:, m:] = mpmath.eye(m), -(M**-1) * K, -(M**-1) * C
        start = mpmath.matrix([0] * m + list(M**-1 * f))
        late = mpmath.expm(A * mpmath.mpf(0.25)) * start
        moved = J @ np.array([float(x) for x in late[:m]])
    found = analyse.frequency_response(wire, q, ("tip", force), "tip", omega)
    for row, exact in zip(found, known, strict=True):
        close(row, exact, 1e-11)
    close(analyse.impulse_response(wire, q, ("tip", force), "tip", [0.25])[0], moved, 1e-11)


def test_poles(wire, matrices):
    """(lambda^2 M + lambda C + K) v = 0, a step of Newton's method from each pole: real parts are kept, too."""
    M, C, K = matrices
    damped = analyse.modes(wire, np.zeros(M.rows)).damped
    for pole, shape in zip(damped.poles[:4], damped.shapes.T, strict=False):
        with mpmath.workdps(40):
            exact, v = mpmath.mpc(complex(pole)), mpmath.matrix(shape.tolist())
            step = mpmath.lu_solve(exact**2 * M + exact * C + K, (2 * exact * M + C) * v)
            k = max(range(M.rows), key=lambda j: abs(step[j]))
            exact -= v[k] / step[k]
        assert abs(pole - complex(exact)) <= 1e-14 * abs(pole)
        assert abs(pole.real - float(exact.real)) <= 1e-12 * abs(pole.real)


SOFT_AND_STIFF = """
symgen: 1
name: soft_and_stiff
gravity: [0, -2, 0]
joints:
  - {name: stiff, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, stiffness: 1e11}
  - {name: soft, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, stiffness: 1e-4}
"""


def test_springs_of_very_different_stiffness():
    """-m g/k for each; a soft spring is no instability, and no deformation without bound, beside a stiff one."""
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias", "coriolis_matrix"]
    model = symgen.build_model(loads_chain(SOFT_AND_STIFF), "numpy", functions=names)
    found = analyse.equilibrium(model, [0.0, 0.0])
    assert found.stable
    np.testing.assert_allclose(found.q, [-2e-11, -2e4], rtol=1e-5)  # K is differenced, and 1e-9 of a force may remain

    def still(t):
        return np.zeros(2), np.zeros(2), np.zeros(2)

    beta = analyse.deflection(model, still, [0.0], "quasi-static")
    np.testing.assert_allclose(beta, [[-2e-11, -2e4]], rtol=1e-13)
    upside_down = loads_chain(SOFT_AND_STIFF.replace("stiffness: 1e-4", "stiffness: -1e-4"))
    model = symgen.build_model(upside_down, "numpy", functions=names)
    assert not analyse.equilibrium(model, [0.0, 1.9e4]).stable
