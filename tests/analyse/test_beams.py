"""Rigid finite elements against beam theory: frequencies, orders of convergence, stiffening by rotation.

Closed forms of a uniform beam of length L: bending (beta L)^2/L^2 sqrt(EI/mu) with cos cosh = -1 (clamped-free),
tan = tanh (pinned-free) and cos cosh = 1 (free-free); torsion and axial (k - 1/2) pi/L times the wave speed.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import eigh

import symgen
from symgen.describe.chain import Chain, Flexible, Joint, Xyz
from symgen.describe.expression import Operation, Time
from tests.zoo import e, parameter, vector

CLAMPED = np.array([1.8751040687, 4.6940911330, 7.8547574382, 10.9955407349])
PINNED = np.array([3.9266023120, 7.0685827456, 10.2101761228])
FREE = np.array([4.7300407449, 7.8532046241, 10.9956078380])
L, MU, EI, GJ, POLAR, EA = 2.0, 3.0, 50.0, 8.0, 0.02, 7e4
BENDING = np.sqrt(EI / MU) / L**2

SHAFT = {"torsion": e(GJ), "polar_inertia_per_length": e(POLAR)}


def link(elements, **more):
    return Flexible(elements, e(L), e(MU), **{"bending": e(EI), **more})


def frequencies(*joints):
    """Natural frequencies in rad/s, rigid motions left out."""
    chain = Chain("beam", joints, gravity=vector(0, 0, 0))
    model = symgen.build_model(chain, "numpy", functions=["mass_matrix", "stiffness_matrix"])
    q = np.zeros(len(model.q_names))
    squares = eigh(model.stiffness_matrix(q), model.mass_matrix(q), eigvals_only=True)
    return np.sqrt(squares[squares > 1e-6 * squares[-1] / len(squares) ** 4])


def clamped(n, **more):
    return frequencies(Joint("beam", "fixed", flexible=link(n, **more)))


def pinned(n):
    return frequencies(Joint("beam", "revolute", flexible=link(n)))


def free(n):
    slide = Joint("slide", "prismatic", Xyz(axis=vector(0, 1, 0)))
    return frequencies(slide, Joint("beam", "revolute", parent="slide", flexible=link(n)))


@pytest.mark.parametrize(
    ("made", "exact", "order"),
    [(clamped, BENDING * CLAMPED**2, 2), (pinned, BENDING * PINNED**2, 4), (free, BENDING * FREE**2, 4)],
    ids=["clamped", "pinned", "free"],
)
def test_bending_converges_to_euler_bernoulli(made, exact, order):
    """Errors of the first two frequencies fall as D^order, D = L/(n - 1); a tenth of the order is for higher terms."""
    coarse, fine = (np.abs(made(n)[:2] / exact[:2] - 1.0) for n in (9, 17))
    assert np.all(np.abs(np.log2(coarse / fine) - order) < 0.1 * order)


def test_five_elements_are_as_published():
    """+1.45 % in the first frequency of a cantilever."""
    assert clamped(5)[0] / (BENDING * CLAMPED[0] ** 2) - 1.0 == pytest.approx(0.0145, abs=5e-5)


@pytest.mark.parametrize(
    ("more", "speed", "known"),
    [(SHAFT, np.sqrt(GJ / POLAR), "torsion"), ({"axial": e(EA)}, np.sqrt(EA / MU), "axial")],
    ids=["torsion", "axial"],
)
def test_torsion_and_axial_converge_with_order_2(more, speed, known):
    exact = (np.arange(2) + 0.5) * np.pi / L * speed
    errors = []
    for n in (9, 17):
        found = clamped(n, **more)
        bending = clamped(n)  # uncoupled in the straight beam: whatever is not among them is the other motion
        others = found[np.min(np.abs(found[:, None] - bending), axis=1) > 1e-6 * found]
        assert len(others) == n - 1
        errors.append(np.abs(others[:2] / exact - 1.0))
    assert np.all(np.abs(np.log2(errors[0] / errors[1]) - 2.0) < 0.2)


def test_spatial_bending_has_both_planes():
    """Bending about y with EIy and about z with EIz are the planar beams with these stiffnesses."""
    found = clamped(6, bending=(e(4 * EI), e(EI)))
    planar = clamped(6)
    np.testing.assert_allclose(found, np.sort([*planar, *2.0 * planar]), rtol=1e-9)


WRIGHT = {0: (3.5160, 22.0345), 3: (4.7973, 23.3203), 6: (7.3604, 26.8091), 12: (13.1702, 37.6031)}
"""eta: omega_1, omega_2 of a uniform cantilever that rotates about its clamped end, bending out of the plane of
rotation; eta = Omega L^2 sqrt(mu/EI) (Wright, Smith, Thresher and Wang 1982, Table 1)."""


@pytest.mark.parametrize("in_plane", [False, True])
def test_a_rotating_beam_stiffens(in_plane):
    """Out of the plane of rotation as published; in the plane omega^2 is smaller by Omega^2.

    Extrapolated from D and D/2 with the order 2 of a clamped beam, which leaves D^4: 2e-3 for 9 and 17 elements.
    """
    pi_half = Operation("div", (Operation("pi", ()), e(2.0)))
    roll = vector(0, 0, 0) if in_plane else (pi_half, e(0), e(0))
    found = {}
    for n in (9, 17):
        turn = Joint("turn", "revolute", motion=Operation("mul", (e("omega"), Time())))
        blade = Joint("blade", "fixed", Xyz(rpy=roll), "turn", flexible=link(n))
        chain = Chain("rotor", (turn, blade), gravity=vector(0, 0, 0), parameters=(parameter("omega", 1.0),))
        model = symgen.build_model(chain, "numpy", functions=["linearize"])
        for eta in WRIGHT:
            rate = np.zeros(n)
            rate[0] = eta * BENDING
            A, _ = model.linearize(np.zeros(n), rate, np.zeros(n), params={"omega": rate[0]})
            keep = np.r_[1:n, n + 1 : 2 * n]
            roots = np.linalg.eigvals(A[np.ix_(keep, keep)])
            assert np.max(np.abs(roots.real)) < 1e-6 * np.max(np.abs(roots))
            found[n, eta] = np.sort(roots.imag[roots.imag > 0])[:2] / BENDING
    for eta, exact in WRIGHT.items():
        square = np.square(exact) - in_plane * eta**2
        extrapolated = (4.0 * found[17, eta] ** 2 - found[9, eta] ** 2) / 3.0
        np.testing.assert_allclose(np.sqrt(extrapolated), np.sqrt(square), rtol=2e-3)
