"""Responses against dense solutions, SciPy's linear systems and closed forms of one degree of freedom."""

from __future__ import annotations

from textwrap import dedent

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm
from test_modes import Q

import symgen
from symgen import analyse
from symgen.analyse.one_mass import impulse, released, step
from symgen.analyse.plot import plot_response
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError

LOAD = ("tip", [1.0, -2.0, 0.5], [0.1, 0.0, 0.3])
OMEGA = np.linspace(0.0, 400.0, 301)
T = np.linspace(0.0, 0.5, 26)


def matrices(arm):
    return [f(Q)[1:, 1:] for f in (arm.mass_matrix, arm.damping_matrix, arm.stiffness_matrix)]


def force(arm):
    J = arm.jacobian("tip", Q)[:, 1:]
    return J[:3].T @ LOAD[1] + J[3:].T @ LOAD[2], J[:3]


def test_direct_response_with_general_damping(arm):
    """The chain's dampers couple modes; an independent dense solution for every frequency."""
    M, C, K = matrices(arm)
    f, R = force(arm)
    dense = np.array([R @ np.linalg.solve(K - w * w * M + 1j * w * C, f) for w in OMEGA])
    found = analyse.frequency_response(arm, Q, LOAD, "tip", OMEGA)
    assert found.shape == (301, 3)
    np.testing.assert_allclose(found, dense, rtol=0, atol=1e-10 * np.abs(dense).max())


def test_all_modes_are_the_direct_response_where_damping_is_proportional(arm):
    keys = {"damping": (2e-4, 0.1)}
    direct, modal = (analyse.frequency_response(arm, Q, LOAD, "tip", OMEGA, modes=k, **keys) for k in (None, 3))
    np.testing.assert_allclose(direct, modal, rtol=0, atol=1e-13 * np.abs(modal).max())
    M, _, K = matrices(arm)
    f, R = force(arm)
    dense = np.array([R @ np.linalg.solve(K - w * w * M + 1j * w * (2e-4 * K + 0.1 * M), f) for w in OMEGA])
    np.testing.assert_allclose(direct, dense, rtol=0, atol=1e-10 * np.abs(dense).max())


def test_few_modes_drop_coupled_damping(arm):
    """(3.21): the first k modes with the diagonal of the modal damping."""
    found = analyse.modes(arm, Q)
    f, R = force(arm)
    phi = found.shapes
    c = np.diag(phi.T @ matrices(arm)[1] @ phi)
    for k in (1, 2):
        wanted = sum(
            np.outer(
                1.0 / (found.modal_stiffness[r] - OMEGA**2 * found.modal_mass[r] + 1j * OMEGA * c[r]),
                R @ phi[:, r] * (phi[:, r] @ f),
            )
            for r in range(k)
        )
        answer = analyse.frequency_response(arm, Q, LOAD, "tip", OMEGA, modes=k)
        np.testing.assert_allclose(answer, wanted, rtol=1e-12, atol=1e-20)


def test_joints_and_modes_as_load_and_output(arm):
    M, C, K = matrices(arm)
    dense = np.array([np.linalg.inv(K - w * w * M + 1j * w * C) for w in OMEGA])
    size = np.abs(dense).max()
    found = analyse.frequency_response(arm, Q, ("bend", 2.0), "twist", OMEGA)
    np.testing.assert_allclose(found, 2.0 * dense[:, 1, 0], rtol=0, atol=1e-10 * size)
    np.testing.assert_array_equal(analyse.frequency_response(arm, Q, "bend", "twist", OMEGA), found / 2.0)
    keys = {"damping": [0.01, 0.02, 0.03]}
    modes = analyse.modes(arm, Q, **keys)
    own = analyse.frequency_response(arm, Q, ("mode", 1), ("mode", 1), OMEGA, **keys)
    m, k, c = modes.modal_mass[1], modes.modal_stiffness[1], modes.modal_damping[1, 1]
    np.testing.assert_allclose(own, 1.0 / (k - OMEGA**2 * m + 1j * OMEGA * c), rtol=1e-11)
    other = analyse.frequency_response(arm, Q, ("mode", 1), ("mode", 2), OMEGA, **keys)
    assert np.max(np.abs(other)) < 1e-12 * np.max(np.abs(own))


def test_rates_and_accelerations(arm):
    found = [
        analyse.frequency_response(arm, Q, LOAD, "tip", OMEGA, quantity=name)
        for name in ("displacement", "velocity", "acceleration")
    ]
    np.testing.assert_allclose(found[1], 1j * OMEGA[:, None] * found[0], rtol=1e-12)
    np.testing.assert_allclose(found[2], -(OMEGA[:, None] ** 2) * found[0], rtol=1e-12)


@pytest.mark.parametrize("kind", ["impulse", "step", "free"])
@pytest.mark.parametrize("damping", [None, (2e-4, 0.1), 0.0])
def test_transients_are_the_exponential_of_the_state(arm, kind, damping):
    """The state matrix of M, C, K, its exponential at every instant, for coupled, proportional and no damping."""
    M, C, K = matrices(arm)
    if damping is not None:
        C = 2e-4 * K + 0.1 * M if isinstance(damping, tuple) else 0.0 * C
    f, R = force(arm)
    inverse = np.linalg.inv(M)
    A = np.block([[np.zeros((3, 3)), np.eye(3)], [-inverse @ K, -inverse @ C]])
    x0, v0 = np.array([0.01, -0.02, 0.001]), np.array([0.3, 0.1, -0.2])
    if kind == "free":
        wanted = [R @ (expm(A * t) @ np.r_[x0, v0])[:3] for t in T]
        found = analyse.free_response(arm, Q, np.r_[0, x0], np.r_[0, v0], "tip", T, damping=damping)
    else:
        start = np.r_[np.zeros(3), inverse @ f]
        if kind == "impulse":
            wanted = [R @ (expm(A * t) @ start)[:3] for t in T]
        else:  # the integral of the impulse response: A^-1 (e^{A t} - 1)
            wanted = [R @ np.linalg.solve(A, (expm(A * t) - np.eye(6)) @ start)[:3] for t in T]
        respond = analyse.impulse_response if kind == "impulse" else analyse.step_response
        found = respond(arm, Q, LOAD, "tip", T, damping=damping)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-9 * np.abs(wanted).max())


def test_a_step_settles_at_the_static_deflection(arm):
    """Damped, at last: K^-1 f, which is the response at frequency zero."""
    keys = {"damping": 0.2}
    late = analyse.step_response(arm, Q, LOAD, "tip", [100.0], **keys)[0]
    np.testing.assert_allclose(late, analyse.frequency_response(arm, Q, LOAD, "tip", [0.0])[0].real, rtol=1e-9)


@pytest.mark.parametrize(
    ("c", "k"), [(0.0, 50.0), (2.0, 50.0), (20.0, 50.0), (20.0 + 1e-9, 50.0), (300.0, 50.0), (3.0, 0.0), (0.0, 0.0)]
)
def test_one_mass_damper_and_spring(c, k):
    """Below, at, near and above critical damping, and without a spring: m x'' + c x' + k x = 0 integrated, m = 2."""
    m, t = 2.0, np.linspace(0.0, 1.5, 16)
    keys = {"rtol": 1e-12, "atol": 1e-14, "t_eval": t, "method": "DOP853"}

    def run(x, v, push):
        return solve_ivp(lambda _, s: [s[1], (push - c * s[1] - k * s[0]) / m], (0, 1.5), [x, v], **keys).y[0]

    np.testing.assert_allclose(impulse(m, c, k, t), run(0.0, 1.0 / m, 0.0), atol=1e-10)
    np.testing.assert_allclose(step(m, c, k, t), run(0.0, 0.0, 1.0), atol=1e-10)
    np.testing.assert_allclose(released(m, c, k, t), run(1.0, 0.0, 0.0), atol=1e-10)


def test_quadratic_terms_vanish_with_the_amplitude(arm):
    """(3.77) against the linear answer: the difference falls as the square of the load; and against forward dynamics
    for a time in which the coefficients hardly change."""
    t = np.linspace(0.01, 0.2, 9)
    gaps = []
    for size in (1.0, 0.1):
        load = ("tip", [3.0 * size, -2.0 * size, 5.0 * size])
        linear = analyse.step_response(arm, Q, load, "tip", t)
        gaps.append(np.max(np.abs(analyse.nonlinear_response(arm, Q, load, "tip", t) - linear)))
    assert gaps[0] / gaps[1] == pytest.approx(100.0, rel=0.05)
    assert gaps[1] > 1e-9  # the terms are there


def test_quadratic_terms_are_the_inertia_power(arm):
    """b'' P* b' of the free coordinates, by the emitted P*."""
    found = analyse.modes(arm, Q)
    P = arm.inertia_power(Q)[1:, 1:, 1:]
    order = analyse.quadratic_order(arm, Q, 0.01)
    for r, phi in enumerate(found.shapes.T):
        forces = np.einsum("l,ilm,m->i", phi, P, phi)
        wanted = 0.01 * np.max(np.abs(forces)) / np.max(np.abs(found.system.M @ phi))
        assert order[r] == pytest.approx(wanted, rel=1e-9)


CART = """
symgen: 1
name: cart
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 5}
  - {name: mass, type: prismatic, pseudo: true, place: {xyz: [0, 0, 0]}, mass: 2, stiffness: 50, damping: 4}
"""


def test_a_mass_on_a_cart_that_starts_at_once():
    """It stays behind by v e^(-a t) sin(w t)/w: 2 x'' + 4 x' + 50 x = 0 with a = 1/s, w = sqrt(24)/s."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(CART), "numpy", functions=functions)
    found = analyse.shock_response(model, [0.0, 0.0], [0.3, 0.0], "mass", T)
    np.testing.assert_allclose(found, -0.3 * np.exp(-T) * np.sin(np.sqrt(24.0) * T) / np.sqrt(24.0), atol=1e-14)
    with pytest.raises(ArgumentError, match="step: mass vibrates, so its rate is no part of the nominal motion"):
        analyse.shock_response(model, [0.0, 0.0], [0.3, 0.1], "mass", T)


@pytest.mark.parametrize("locked", [[], ["twist"]])
def test_a_shock_is_the_motion_of_an_arm_whose_drive_starts_at_once(arm, locked):
    """The equations of the whole arm, its drive brought to its rate within 1e-7 s; so slow that they are linear."""
    params, step, time, ramp = {"g": 0.0}, 1e-5, np.linspace(0.0, 0.03, 7), 1e-7
    free = [k for k in (1, 2, 3) if arm.q_names[k] not in locked]

    def rate(t, state):
        q, qd = Q.copy(), np.zeros(4)
        q[0], qd[0] = Q[0] + step * t, step * min(t / ramp, 1.0)
        q[free], qd[free] = np.split(state, 2)
        M, push = arm.mass_matrix(q, params=params), step / ramp if t < ramp else 0.0
        force = (-arm.bias(q, qd, params=params) - M[:, 0] * push)[free]
        return np.r_[qd[free], np.linalg.solve(M[np.ix_(free, free)], force)]

    state, keys = np.zeros(2 * len(free)), {"method": "DOP853", "rtol": 1e-10, "atol": 1e-16}
    started = solve_ivp(rate, (0.0, ramp), state, **keys).y[:, -1]
    whole = solve_ivp(rate, (ramp, time[-1]), started, t_eval=time[1:], **keys).y[: len(free)].T
    for k, name in enumerate(arm.q_names[j] for j in free):
        found = analyse.shock_response(arm, Q, [step, 0, 0, 0], name, time[1:], locked=locked, params=params)
        np.testing.assert_allclose(found, whole[:, k], atol=1e-4 * np.abs(whole).max())


@pytest.mark.parametrize("count", [1, 2])
def test_few_modes_in_time(arm, count):
    """The sum of the first modes, each by its own closed form, with another joint held."""
    keys = {"locked": ["twist"], "damping": [0.02, 0.05]}
    found = analyse.modes(arm, Q, **keys)
    R = arm.jacobian("tip", Q)[:3][:, found.system.free]
    f = arm.jacobian("tip", Q)[:3][:, found.system.free].T @ [1.0, -2.0, 0.5]
    impulses, steps = (np.zeros((T.size, 3)) for _ in range(2))
    for r in range(count):
        w, z, m, phi = found.omega[r], found.damping_ratios[r], found.modal_mass[r], found.shapes[:, r]
        d = w * np.sqrt(1.0 - z**2)
        decay, size = np.exp(-z * w * T), np.outer(np.ones_like(T), R @ phi) * (phi @ f) / m
        impulses += (decay * np.sin(d * T) / d)[:, None] * size
        steps += ((1.0 - decay * (np.cos(d * T) + z * w / d * np.sin(d * T))) / w**2)[:, None] * size
    load = ("tip", [1.0, -2.0, 0.5])
    for respond, known in ((analyse.impulse_response, impulses), (analyse.step_response, steps)):
        np.testing.assert_allclose(
            respond(arm, Q, load, "tip", T, count, **keys), known, atol=1e-12 * np.abs(known).max()
        )


def test_an_impulse_starts_with_its_rate(arm):
    f, R = force(arm)
    M, t = matrices(arm)[0], 1e-7
    rate = R @ np.linalg.solve(M, f)
    np.testing.assert_allclose(analyse.impulse_response(arm, Q, LOAD, "tip", [t])[0] / t, rate, rtol=1e-5)
    slow = analyse.nonlinear_response(arm, Q, LOAD, "tip", [t], "impulse")
    np.testing.assert_allclose(slow[0] / t, rate, rtol=1e-5)


def test_forty_coordinates_with_general_damping():
    """Two beams of 21 rods, one at the other's end, damped unequally, against a dense solution for each frequency.

    Poles of 1e4 rad/s stand beside one of 4 that is damped by 1 %: the poles' rounding is 1e-10 of this damping.
    """
    beam = "length: 1, mass_per_length: 3, bending: 50, elements: 21"
    text = f"""
    symgen: 1
    name: beams
    gravity: [0, 0, 0]
    joints:
      - {{name: inner, type: fixed, place: {{xyz: [0, 0, 0]}}, flexible: {{{beam}, damping_ratio: 0.01}}}}
      - {{name: outer, type: fixed, place: {{xyz: [1, 0, 0]}}, flexible: {{{beam}, damping_ratio: 0.05}}}}
    points: {{tip: {{joint: outer, at: [1, 0, 0]}}}}
    """
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "jacobian"]
    model = symgen.build_model(loads_chain(dedent(text)), "numpy", functions=functions)
    q, w = np.zeros(40), np.linspace(0.0, 200.0, 41)
    M, C, K = model.mass_matrix(q), model.damping_matrix(q), model.stiffness_matrix(q)
    J = model.jacobian("tip", q)[:3]
    found = analyse.frequency_response(model, q, ("tip", [0.0, 1.0, 0.0]), "tip", w)
    dense = np.array([J @ np.linalg.solve(K - x * x * M + 1j * x * C, J[1]) for x in w])
    np.testing.assert_allclose(found, dense, atol=1e-8 * np.abs(dense).max(), rtol=0.0)


MASSES = """
symgen: 1
name: masses
gravity: [0, 0, 0]
joints:
  - {name: held, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1, stiffness: 4}
  - {name: twin, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 1, stiffness: 4}
  - {name: loose, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 2}
  - {name: braked, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 2, damping: 3}
points:
  tip: {joint: held, at: [0, 0, 0]}
"""


@pytest.mark.parametrize("damping", [None, 0.0])
@pytest.mark.parametrize("count", [None, 4])
def test_resonances_and_rigid_motions(damping, count):
    """By hand: 1/(4 - w^2), also where other masses are loose; -1/(2 w^2); 1/(3 i w - 2 w^2), and their rates."""
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix", "jacobian", "position"]
    model = symgen.build_model(loads_chain(MASSES), "numpy", functions=names)
    q, w = np.zeros(4), [0.0, 1.0, 2.0]
    keys = {"damping": damping, "modes": count}

    def response(joint, output, quantity):
        return analyse.frequency_response(model, q, joint, output, w, quantity=quantity, **keys).tolist()

    assert response("held", "held", "displacement") == [0.25, pytest.approx(1 / 3), np.inf]
    assert response("held", "held", "acceleration") == [0.0, pytest.approx(-1 / 3), np.inf]
    assert response("held", "twin", "displacement") == [0.0, 0.0, 0.0]
    assert analyse.frequency_response(model, q, "held", "tip", [2.0], **keys).tolist() == [[0.0, 0.0, np.inf]]
    assert response("loose", "loose", "displacement") == [np.inf, pytest.approx(-0.5), pytest.approx(-0.125)]
    assert response("loose", "loose", "acceleration") == [pytest.approx(0.5)] * 3
    rate = response("braked", "braked", "velocity")
    if damping is None:
        assert rate == [pytest.approx(1 / 3), pytest.approx(1 / (3 + 2j)), pytest.approx(1 / (3 + 4j))]
    else:
        assert rate == [np.inf, pytest.approx(-0.5j), pytest.approx(-0.25j)]


def test_static_response_beside_a_loose_mass_with_coupled_damping():
    """At frequency zero dampers count nothing: the spring's 1/4, although the matrix of the loose mass is singular."""
    text = MASSES + "dissipation: 0.3*(d(held) - d(twin))**2 + 0.1*d(twin)**2\n"
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(text), "numpy", functions=[*names, "jacobian"])
    found = analyse.frequency_response(model, np.zeros(4), "held", "held", [0.0, 1.0])
    C = np.array([[0.6, -0.6], [-0.6, 0.8]])
    known = [0.25, np.linalg.inv(3.0 * np.eye(2) + 1j * C)[0, 0]]
    np.testing.assert_allclose(found, known, rtol=1e-13)


def test_rounding_is_not_drawn():
    """An output 1e-12 of the largest is no curve; one of 1e-4 is."""
    response = np.array([[1.0, 1e-12, 1e-4], [2.0, 2e-12, 1e-4]], complex)
    figure = plot_response([1.0, 2.0], response, ["x", "y", "z"])
    assert [line.get_label() for line in figure.axes[0].lines] == ["x", "z"]
