"""Modes against dense eigenvalue problems, closed forms and SciPy's linear systems; what is refused."""

from __future__ import annotations

from textwrap import dedent

import numpy as np
import pytest
from scipy import signal
from scipy.linalg import eigh

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError, ArgumentError

ARM = """
symgen: 1
name: arm
gravity: [0, 0, -g]
parameters: {g: 9.81, m: 1.5, L: 0.5, k: 900.0, c: 0.4}
joints:
  - {name: turn, type: revolute, place: {xyz: [0, 0, 0.2], axis: [0, 0, 1]}, mass: m, com: [0.1, 0, 0],
     inertia: {xx: 0.01, yy: 0.02, zz: 0.03}, drive: {ratio: 30, inertia: 1e-4}}
  - {name: bend, type: revolute, pseudo: true, place: {xyz: [L, 0, 0], axis: [0, 1, 0]}, mass: m, com: [0.2, 0.05, 0],
     inertia: {xx: 0.01, yy: 0.03, zz: 0.02}, stiffness: k, damping: c}
  - {name: twist, type: revolute, pseudo: true, place: {xyz: [L, 0, 0], axis: [1, 0, 0.2]}, mass: 0.4,
     com: [0, 0.1, 0.1],
     inertia: {xx: 0.005, yy: 0.004, zz: 0.003}, stiffness: k/3}
  - {name: stretch, type: prismatic, pseudo: true, place: {xyz: [0.1, 0, 0], axis: [1, 0, 0]}, mass: 0.3,
     stiffness: 50*k, damping: 20*c}
points: {tip: {joint: stretch, at: [0.2, 0.1, 0]}}
stiffness: [{joints: [bend, twist], matrix: [[30, -40], [-40, 60]]}]
"""
Q = np.array([0.3, 0.0, 0.0, 0.0])


@pytest.fixture(scope="module")
def pendulums():
    return symgen.build_model("examples/cart_double_pendulum.yaml", "numpy")


def test_modes_are_the_dense_eigenvalue_problem(arm):
    """Pseudo joints alone are free; K holds gravity's Hessian."""
    found = analyse.modes(arm, Q)
    M, K = (matrix(Q)[1:, 1:] for matrix in (arm.mass_matrix, arm.stiffness_matrix))
    assert found.names == ("bend", "twist", "stretch")
    squares, vectors = eigh(K, M)
    np.testing.assert_allclose(found.frequencies_hz, np.sqrt(squares) / (2.0 * np.pi), rtol=1e-12)
    np.testing.assert_allclose(np.abs(found.shapes), np.abs(vectors) / np.abs(vectors).max(axis=0), rtol=1e-9)
    np.testing.assert_array_equal(found.shapes.max(axis=0), 1.0)
    np.testing.assert_allclose(found.shapes.T @ M @ found.shapes, np.diag(found.modal_mass), atol=1e-12)
    np.testing.assert_allclose(found.shapes.T @ K @ found.shapes, np.diag(found.modal_stiffness), atol=1e-9)


def test_parameters_and_locked_joints(arm):
    stiff = analyse.modes(arm, Q, params={"g": 0.0, "k": 3600.0}, locked=["twist", "stretch"])
    assert stiff.names == ("bend",)
    inertia = arm.mass_matrix(Q)[1, 1]
    assert stiff.omega[0] == pytest.approx(np.sqrt(3630.0 / inertia), rel=1e-12)


def test_a_rod_swings_with_its_length():
    """A uniform rod about its end: omega^2 = 3 g/(2 L), from gravity's Hessian alone."""
    model = symgen.build_model("examples/pendulum.yaml", "numpy")
    g = model.parameters["g"]
    for L in (0.5, 2.0):
        found = analyse.modes(model, [0.0], params={"L": L})
        assert found.omega[0] == pytest.approx(np.sqrt(1.5 * g / L), rel=1e-13)


def test_rigid_motion_has_frequency_zero(pendulums):
    """A cart without spring, pendulums that hang."""
    cart = pendulums.q_names[0]
    hanging = analyse.equilibrium(pendulums, [0.0, -1.4, 0.1], locked=[cart])
    assert hanging.stable
    found = analyse.modes(pendulums, hanging)
    assert found.omega[0] == 0.0
    assert found.omega[1] > 1.0
    assert found.modal_stiffness[0] == 0.0


def test_energy_sums_to_one_and_names_the_spring(arm):
    found = analyse.modes(arm, Q)
    shares = found.shares
    np.testing.assert_allclose(shares.strain.sum(axis=0), 1.0, rtol=1e-12)
    np.testing.assert_allclose(shares.kinetic.sum(axis=0), 1.0, rtol=1e-12)
    assert shares.links == ("base", "turn", "bend", "twist", "stretch")
    assert np.all(shares.kinetic >= 0.0)
    assert np.all(shares.kinetic[:2] == 0.0)  # the first link does not move, and its rotor sits in the base
    assert found.labels[2].startswith("springs stretch ")  # 45 kN/m against a twentieth


def test_gravity_is_named_where_it_restores():
    """m g L of the weight against a spring of k: 1 to 3; and where gravity softens, 1 to -1/4."""
    text = """
    symgen: 1
    name: tilting
    gravity: [0, g, 0]
    parameters: {g: -10, k: 0}
    joints: [{name: tilt, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: 2, com: [0.5, 0, 0],
              stiffness: k}]
    """
    model = symgen.build_model(
        loads_chain(dedent(text)), "numpy", functions=["mass_matrix", "stiffness_matrix", "damping_matrix"]
    )
    for params, label in (
        ({}, "gravity 100 %"),
        ({"k": 30.0}, "springs tilt 75 %, gravity 25 %"),
        ({"k": 50.0, "g": 10.0}, "springs tilt 125 %, gravity -25 %"),
        ({"g": 0.0}, "no stiffness"),
    ):
        found = analyse.modes(model, [0.0], params=params)
        assert found.labels == (f"{label}; links tilt 100 %",)
        assert found.shares.springs.sum() + found.shares.rest[0] == pytest.approx(found.shares.strain.sum())


def test_damping_of_every_kind(arm):
    M, K, C = (f(Q)[1:, 1:] for f in (arm.mass_matrix, arm.stiffness_matrix, arm.damping_matrix))
    own = analyse.modes(arm, Q)
    np.testing.assert_array_equal(own.damping, C)
    both = analyse.modes(arm, Q, damping=(1e-4, 0.3))
    np.testing.assert_allclose(both.damping, 1e-4 * K + 0.3 * M, rtol=1e-14)
    np.testing.assert_allclose(both.damping_ratios, 0.5 * (1e-4 * both.omega + 0.3 / both.omega), rtol=1e-12)
    ratios = [0.01, 0.02, 0.5]
    given = analyse.modes(arm, Q, damping=ratios)
    np.testing.assert_allclose(given.damping_ratios, ratios, rtol=1e-12)
    off = given.modal_damping - np.diag(np.diag(given.modal_damping))
    assert np.max(np.abs(off)) < 1e-12 * np.max(given.modal_damping)


def test_damped_modes_solve_the_quadratic_problem(arm):
    found = analyse.modes(arm, Q)
    damped = found.damped
    M, K, C = found.system.M, found.system.K, found.damping
    for pole, shape in zip(damped.poles, damped.shapes.T, strict=True):
        residual = (pole**2 * M + pole * C + K) @ shape
        assert np.max(np.abs(residual)) < 1e-9 * np.max(np.abs(K))
    assert np.max(np.abs(damped.shapes.imag)) > 1e-3  # the damping is not proportional
    light = analyse.modes(arm, Q, damping=0.03).damped
    np.testing.assert_allclose(light.ratios, 0.03, rtol=1e-9)


def test_state_space_is_taken_by_scipy(arm):
    found = analyse.modes(arm, Q)
    system = signal.StateSpace(*found.to_statespace())
    omega = np.array([1.0, 30.0, 200.0])
    for k, w in enumerate(omega):
        gain = system.C @ np.linalg.solve(1j * w * np.eye(6) - system.A, system.B) + system.D
        dense = np.linalg.inv(found.system.K - w**2 * found.system.M + 1j * w * found.damping)
        np.testing.assert_allclose(gain, dense, rtol=1e-9, atol=1e-12, err_msg=str(k))


MASSLESS = """
symgen: 1
name: light
joints:
  - {name: a, type: revolute, pseudo: true, place: {xyz: [0, 0, 0]}, stiffness: 1}
  - {name: b, type: revolute, pseudo: true, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0], stiffness: 1}
"""


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda m: analyse.modes(m, np.zeros(3)), ArgumentError, r"q: one configuration of shape \(4,\)"),
        (lambda m: analyse.modes(m, Q, locked=["bent"]), ArgumentError, r"no joint 'bent' \(did you mean 'bend'\?\)"),
        (
            lambda m: analyse.modes(m, Q, locked=["bend", "twist", "stretch"]),
            ArgumentError,
            "no free coordinate is left",
        ),
        (lambda m: analyse.modes(m, Q, damping=[0.1, 0.2]), ArgumentError, "a list of 3 of them, one per mode"),
        (lambda m: analyse.modes(m, Q, damping=(1.0, 2.0, 3.0)), ArgumentError, r"a tuple is \(nu1, nu2\)"),
        (
            lambda m: analyse.modes(m, Q, params={"k": -9e3}),
            AnalysisError,
            "not positive semidefinite.* of stretch, so",
        ),
        (
            lambda m: analyse.frequency_response(m, Q, ("tip", [1, 0, 0]), "tip", [1.0], modes=4),
            ArgumentError,
            "from 1 to 3 is wanted, for there are 3 modes, not 4",
        ),
        (lambda m: analyse.sensitivity(m, Q, 3), ArgumentError, "mode 3: there are 3 modes, counted from 0"),
        (lambda m: analyse.frequency_response(m, Q, ("nose", [1, 0, 0]), "tip", [1.0]), ArgumentError, "'nose'"),
        (lambda m: analyse.frequency_response(m, Q, "turn", "tip", [1.0]), ArgumentError, "'turn' does not move here"),
        (lambda m: analyse.frequency_response(m, Q, "bend", ("mode", 3), [1.0]), ArgumentError, "mode 3: there are 3"),
    ],
)
def test_what_is_refused(arm, call, error, words):
    with pytest.raises(error, match=words):
        call(arm)


def test_a_coordinate_without_mass_is_named():
    model = symgen.build_model(
        loads_chain(MASSLESS), "numpy", functions=["mass_matrix", "stiffness_matrix", "damping_matrix"]
    )
    with pytest.raises(AnalysisError, match=r"no mass on a, b: .*locked=\['a'\]"):
        analyse.modes(model, np.zeros(2))


def test_a_pose_that_is_no_equilibrium(arm):
    """Undeformed, the arm's weight is not carried; deformed by it, it is."""
    with pytest.raises(
        AnalysisError, match=r"no equilibrium: a force of -?[\d.]+ remains at joint bend; analyse.equil"
    ):
        analyse.modes(arm, Q, at_equilibrium=True)
    sag = analyse.equilibrium(arm, Q).q
    found = analyse.modes(arm, sag, at_equilibrium=True)
    assert np.all(found.omega == analyse.modes(arm, sag).omega)


TURNTABLE = """
symgen: 1
name: turntable
gravity: [0, 0, 0]
joints:
  - {name: spin, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: x, type: prismatic, pseudo: true, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, stiffness: 50}
  - {name: y, type: prismatic, pseudo: true, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, stiffness: 50, mass: 2}
"""


@pytest.mark.parametrize(("rate", "acceleration"), [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0), (-2.0, -7.0)])
def test_a_mass_on_springs_on_a_turntable(rate, acceleration):
    """In axes that turn, z = x + i y of a mass on equal springs obeys z'' + 2 i w z' + (k/m - w^2 + i w') z = 0.

    With w' = 0 the frequencies are omega_0 +- w: seen from outside nothing turns. Roots of quadratics: 1e-12.
    """
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix", "inverse_dynamics_gradients"]
    model = symgen.build_model(loads_chain(TURNTABLE), "numpy", functions=functions)
    found = analyse.modes(model, np.zeros(3), qd=[rate, 0.0, 0.0], qdd=[acceleration, 0.0, 0.0])
    roots = np.roots([1.0, 2j * rate, 25.0 - rate**2 + 1j * acceleration])
    exact = np.concatenate([roots, roots.conj()])
    poles = np.linalg.eigvals(found.to_statespace().A)
    assert max(np.min(np.abs(poles - root)) for root in exact) < 1e-12 * np.max(np.abs(exact))
    np.testing.assert_allclose(found.omega, np.sqrt(25.0 - rate**2), rtol=1e-12)
    if not acceleration:
        np.testing.assert_allclose(np.sort(2.0 * np.pi * found.damped.frequencies_hz), np.sort([5 - rate, 5 + rate]))


BEAMS = """
symgen: 1
name: beams
gravity: [0, 0, 0]
parameters: {EI: 30, k: 400}
joints:
  - {name: first, type: revolute, pseudo: true, stiffness: k, place: {xyz: [0, 0, 0]},
     flexible: {elements: 3, length: 0.5, mass_per_length: 2, bending: EI}}
  - {name: second, type: fixed, place: {xyz: [0.5, 0, 0]}, mass: 0.3,
     flexible: {elements: 3, length: 0.4, mass_per_length: 2, bending: [2*EI, EI]}}
"""


def test_redesign_of_links_that_bend():
    """With the shape kept, scaling a part S of the stiffness K by f gives ratio^2 = (K + (f - 1) S)/K; rounding, 1e-12.

    `first` is the joint's own spring, `second` all springs of the link that bends.
    """
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(BEAMS), "numpy", functions=functions)
    q = np.zeros(len(model.q_names))
    quotient = analyse.rayleigh(model, q, mode=1)
    second = sum(value for name, value in quotient.springs.items() if name.startswith("second"))
    for chosen, part in ((["first", "second"], quotient.springs["first"] + second), ("second", second)):
        factor = analyse.redesign(quotient, 1.01, chosen)
        assert factor == pytest.approx(1.0 + 0.0201 * quotient.stiffness / part, rel=1e-12)
    rest = analyse.redesign(quotient, 1.1, ["second", "first_e1", "first_e2"], springs={"first": 1.21})
    assert rest == pytest.approx(1.21, rel=1e-12)
    stiffer = analyse.modes(model, q, params={"EI": 1.21 * 30, "k": 1.21 * 400})
    np.testing.assert_allclose(stiffer.omega, 1.1 * analyse.modes(model, q).omega, rtol=1e-9)
    with pytest.raises(
        ArgumentError, match=r"'third' is no spring.*; there are first, first_e1, first_e2, second_e1_y, "
    ):
        analyse.redesign(quotient, 1.1, "third")
    with pytest.raises(ArgumentError, match="'gravity' is no spring"):
        analyse.redesign(analyse.Rayleigh(np.ones(1), {"a": 1.0, "gravity": 0.1}, {"a": 1.0}), 1.1, "gravity")


def test_labels_speak_of_links_that_bend():
    """Rods and the springs between them together, a joint's own spring apart; percentages are sums of the shares."""
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(BEAMS), "numpy", functions=functions)
    found = analyse.modes(model, np.zeros(len(model.q_names)))
    shares = found.shares
    for r, label in enumerate(found.labels):
        sums = {
            "first": shares.springs[0, r],
            "first in bending": shares.springs[1:3, r].sum(),
            "second about y": shares.springs[[3, 5], r].sum(),
            "second about z": shares.springs[[4, 6], r].sum(),
        }
        springs, links = label.split("; ")
        told = dict(part.rsplit(" ", 2)[:2] for part in springs.removeprefix("springs ").split(", "))
        assert set(told) == {name for name, share in sums.items() if share >= 0.05}
        assert all(float(percent) == pytest.approx(100.0 * sums[name], abs=0.51) for name, percent in told.items())
        assert set(links.replace("links ", "").replace("%", "").replace(",", "").split()[::2]) <= {"first", "second"}
