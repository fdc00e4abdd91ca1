"""Rigid finite elements against beam theory: frequencies, orders of convergence, stiffening by rotation.

Closed forms of a uniform beam of length L: bending (beta L)^2/L^2 sqrt(EI/mu) with cos cosh = -1 (clamped-free),
tan = tanh (pinned-free) and cos cosh = 1 (free-free); torsion and axial (k - 1/2) pi/L times the wave speed.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import eigh
from scipy.optimize import brentq

import symgen
from symgen import analyse
from symgen.describe.chain import Chain, Flexible, Inertia, Joint, Xyz
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


TIP, ROTARY, HUB = 0.7 * MU * L, 0.05 * MU * L**3, 0.08 * MU * L**3
"""A body at the free end, kg and kg m^2, and the inertia of a hub that turns freely, kg m^2."""


def beam_frequencies(base, tip):
    """The first four of Euler and Bernoulli's beam with L = mu = EI = 1, rad/s.

    `base` and `tip` give for beta two conditions each on w and its first three derivatives over beta, beta^2, beta^3.
    """

    def condition(beta):
        c, s, C, S = np.cos(beta), np.sin(beta), np.cosh(beta), np.sinh(beta)
        start = np.array([[1, 0, 1, 0], [0, 1, 0, 1], [-1, 0, 1, 0], [0, -1, 0, 1]])  # of cos, sin, cosh, sinh
        end = np.array([[c, s, C, S], [-s, c, S, C], [-c, -s, C, S], [s, -c, S, C]])
        return np.linalg.det(np.vstack([base(beta) @ start, tip(beta) @ end])) / C

    grid = np.linspace(0.3, 14.5, 2000)
    values = [condition(beta) for beta in grid]
    changes = [k for k in range(len(grid) - 1) if values[k] * values[k + 1] < 0.0]
    return np.array([brentq(condition, grid[k], grid[k + 1], xtol=1e-14) for k in changes[:4]]) ** 2


def is_clamped(beta):
    return np.array([[1, 0, 0, 0], [0, 1, 0, 0]])


def is_free(beta):
    return np.array([[0, 0, 1, 0], [0, 0, 0, 1]])


def is_pinned(beta):
    return np.array([[1, 0, 0, 0], [0, 0, 1, 0]])


def with_hub(beta):
    """The beam's moment EI d2w/dx2 turns a hub of inertia J: it is -omega^2 J dw/dx."""
    return np.array([[1, 0, 0, 0], [0, HUB / (MU * L**3) * beta**3, 1, 0]])


def with_body(beta):
    """The body's mass centre is at the end: EI d3w/dx3 = -omega^2 m w, EI d2w/dx2 = omega^2 J dw/dx."""
    m, J = TIP / (MU * L), ROTARY / (MU * L**3)
    return np.array([[m * beta, 0, 0, 1], [0, -J * beta**3, 1, 0]])


ENDS = {
    "clamped": (is_clamped, is_free),
    "pinned": (is_pinned, is_free),
    "free": (is_free, is_free),
    "clamped, body": (is_clamped, with_body),
    "hub": (with_hub, is_free),
    "hub, body": (with_hub, with_body),
}
"""Conditions at both ends of a beam; `joined` builds the same from joints."""


def joined(ends, n):
    base, tip = ENDS[ends]
    body = {}
    if tip is with_body:
        body = {"mass": e(TIP), "com": vector(L, 0, 0), "inertia": Inertia(zz=e(ROTARY))}
    beam = link(n, order=4)
    if base is is_clamped:
        return frequencies(Joint("beam", "fixed", flexible=beam, **body))
    if base is is_free:
        slide = Joint("slide", "prismatic", Xyz(axis=vector(0, 1, 0)))
        return frequencies(slide, Joint("beam", "revolute", parent="slide", flexible=beam, **body))
    hub = Inertia(zz=e(HUB)) if base is with_hub else Inertia()
    turn = Joint("turn", "revolute", inertia=hub)
    return frequencies(turn, Joint("beam", "fixed", parent="turn", flexible=beam, **body))


@pytest.mark.parametrize("ends", ENDS)
def test_order_4_holds_for_every_end(ends):
    """The first four frequencies with 12 elements, D = L/10; with 22 D is half as long.

    Errors fall by 2^4, a factor 2^3.5 allows for higher terms, 1e-5 for errors that change sign. Where rigid motions
    come first the fourth wave is shorter, and 5e-3 are allowed in the place of 2e-3.
    """
    exact = BENDING * beam_frequencies(*ENDS[ends])
    coarse, fine = (np.abs(joined(ends, n)[:4] / exact - 1.0) for n in (12, 22))
    assert np.all(coarse < (5e-3 if ends in ("pinned", "free") else 2e-3))
    assert np.all(fine < np.maximum(coarse / 2.0**3.5, 1e-5))


def test_twelve_elements_of_a_cantilever():
    """Errors below 2e-3 in the first four frequencies; order 2 has more than 1e-2 in the fourth."""
    exact = BENDING * CLAMPED**2
    assert np.all(np.abs(clamped(12, order=4)[:4] / exact - 1.0) < 2e-3)
    assert clamped(12)[3] / exact[3] - 1.0 > 1e-2


@pytest.mark.parametrize(
    ("more", "speed"), [(SHAFT, np.sqrt(GJ / POLAR)), ({"axial": e(EA)}, np.sqrt(EA / MU))], ids=["torsion", "axial"]
)
def test_torsion_and_axial_keep_order_2(more, speed):
    """With the springs of order 4: D = L/8 and L/16."""
    exact = 0.5 * np.pi / L * speed
    coarse, fine = (np.min(np.abs(clamped(n, order=4, **more) / exact - 1.0)) for n in (10, 18))
    assert coarse < 5e-3
    assert 3.0 < coarse / fine < 5.0


def test_spatial_bending_has_both_planes():
    """Bending about y with EIy and about z with EIz are the planar beams with these stiffnesses."""
    found = clamped(6, bending=(e(4 * EI), e(EI)))
    planar = clamped(6)
    np.testing.assert_allclose(found, np.sort([*planar, *2.0 * planar]), rtol=1e-9)


ROTATING = ["linearize", "mass_matrix", "stiffness_matrix", "damping_matrix", "inverse_dynamics_gradients", "bias"]

WRIGHT = {
    0: (3.5160, 22.0345, 61.6972),
    3: (4.7973, 23.3203, 62.9850),
    6: (7.3604, 26.8091, 66.6840),
    12: (13.1702, 37.6031, 79.6145),
}
"""eta: omega_1 to omega_3 of a uniform cantilever that rotates about its clamped end, bending out of the plane of
rotation; eta = Omega L^2 sqrt(mu/EI) (Wright, Smith, Thresher and Wang 1982, Table 1)."""


@pytest.mark.parametrize("in_plane", [False, True])
def test_a_rotating_beam_stiffens(in_plane):
    """Out of the plane of rotation as published; in the plane omega^2 is smaller by Omega^2.

    Extrapolated from D and D/2 with the order 2 of a clamped beam, which leaves D^4: 2e-3 for 9 and 17 elements. The
    eigenvalues of `linearize` and the modes about the nominal rotation are the same numbers, to rounding times the
    ratio of the extreme squares, 1e6 here.
    """
    pi_half = Operation("div", (Operation("pi", ()), e(2.0)))
    roll = vector(0, 0, 0) if in_plane else (pi_half, e(0), e(0))
    found = {}
    for n in (9, 17):
        turn = Joint("turn", "revolute", motion=Operation("mul", (e("omega"), Time())))
        blade = Joint("blade", "fixed", Xyz(rpy=roll), "turn", flexible=link(n))
        chain = Chain("rotor", (turn, blade), gravity=vector(0, 0, 0), parameters=(parameter("omega", 1.0),))
        model = symgen.build_model(chain, "numpy", functions=ROTATING)
        for eta in WRIGHT:
            rate = np.zeros(n)
            rate[0] = eta * BENDING
            A, _ = model.linearize(np.zeros(n), rate, np.zeros(n), params={"omega": rate[0]})
            keep = np.r_[1:n, n + 1 : 2 * n]
            roots = np.linalg.eigvals(A[np.ix_(keep, keep)])
            assert np.max(np.abs(roots.real)) < 1e-6 * np.max(np.abs(roots))
            found[n, eta] = np.sort(roots.imag[roots.imag > 0])[:3] / BENDING
            modes = analyse.modes(model, np.zeros(n), qd=rate, params={"omega": rate[0]}, at_equilibrium=True)
            np.testing.assert_allclose(modes.omega[:3] / BENDING, found[n, eta], rtol=1e-9)
    for eta, exact in WRIGHT.items():
        square = np.square(exact) - in_plane * eta**2
        extrapolated = (4.0 * found[17, eta] ** 2 - found[9, eta] ** 2) / 3.0
        np.testing.assert_allclose(np.sqrt(extrapolated), np.sqrt(square), rtol=2e-3)
