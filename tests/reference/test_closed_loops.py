"""Closed loops in the reference, against numbers of two other codes and against constraints in absolute coordinates."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from linkages import NUMBERS, boom_with_screw, four_bar, slider_crank

from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ArgumentError
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.coupled_mechanics import mechanics_of

LINKAGES = Path(__file__).parents[2] / "examples" / "linkages"

KINEMATICS, FORCES = 1e-12, 1e-11
"""The numbers of the data have 13 to 16 digits; forces are sums of products of some tens of them."""


def near(found, wanted, tolerance):
    wanted = np.asarray(wanted, dtype=float)
    return float(np.max(np.abs(found - wanted))) <= tolerance * max(1.0, float(np.max(np.abs(wanted))))


def at_state(case):
    state, forces = NUMBERS[case]["state"], NUMBERS[case]["forces"]
    chain = (
        slider_crank(forces=f"slider: {forces['slider_force_x']}")
        if case == "slider_crank"
        else four_bar(forces=f"rocker: {forces['rocker_torque']}")
    )
    mechanics = mechanics_of(chain)
    q, qd = np.array([state["q"]]), np.array([state["qd"]])
    return mechanics, q, qd, np.array([forces["crank_torque"]])


def absolute_angles(q_b):
    """Coordinates of crank, coupler and the last joint, the second one against the base."""
    return q_b[1] + q_b[0], q_b[2]


@pytest.mark.parametrize("case", ["slider_crank", "four_bar"])
def test_positions_and_influence_coefficients(case):
    mechanics, q, _, _ = at_state(case)
    wanted = NUMBERS[case]["expected"]
    names = (
        ("rod_angle", "slider_x", "rod", "slider")
        if case == "slider_crank"
        else ("coupler_angle", "rocker_angle", "coupler", "rocker")
    )
    g, h = mechanics.coordinate_influence(q)
    assert near(np.array(absolute_angles(mechanics.coordinates(q))), [wanted[n] for n in names[:2]], KINEMATICS)
    assert near(np.array(absolute_angles(g[:, 0])), [wanted[f"g_{n}"] for n in names[2:]], KINEMATICS)
    assert near(np.array(absolute_angles(h[:, 0, 0])), [wanted[f"h_{n}"] for n in names[2:]], FORCES)


@pytest.mark.parametrize("case", ["slider_crank", "four_bar"])
def test_reduced_equation(case):
    mechanics, q, qd, tau = at_state(case)
    wanted = NUMBERS[case]["expected"]
    assert near(mechanics.mass_matrix(q), [[wanted["I_star"]]], KINEMATICS)
    assert near(mechanics.inertia_power(q), [[[wanted["P_star"]]]], FORCES)
    qdd = mechanics.forward_dynamics(q, qd, tau)
    assert near(qdd, [wanted["qdd"]], KINEMATICS)
    assert near(mechanics.inverse_dynamics(q, qd, qdd), tau, FORCES)


@pytest.mark.parametrize(("case", "pins"), [("slider_crank", "OA"), ("four_bar", "OAD")])
def test_forces_of_pins(case, pins):
    mechanics, q, qd, tau = at_state(case)
    wanted = NUMBERS[case]["expected"]
    qdd = mechanics.forward_dynamics(q, qd, tau)
    q_b, reactions = mechanics.coordinates(q), mechanics.reactions(q, qd, qdd)
    angles = (q_b[0], q_b[0] + q_b[1], q_b[2] if case == "four_bar" else 0.0)
    bodies = ("crank", "rod" if case == "slider_crank" else "coupler", "rocker")
    for k, pin in enumerate(pins):
        c, s = np.cos(angles[k]), np.sin(angles[k])
        force = np.array([[c, -s], [s, c]]) @ reactions[k, :2]
        assert near(force, wanted[f"force_on_{bodies[k]}_at_{pin}"], FORCES), pin
    last = "slider" if case == "slider_crank" else "rocker"
    closing = mechanics.closing_wrenches(q, qd, qdd)
    assert near(closing, [[*wanted[f"force_on_{last}_at_B"], 0, 0, 0, 0]], FORCES)
    if case == "slider_crank":
        assert near(reactions[2, [1, 5]], [wanted["guide_normal_force"], wanted["guide_moment"]], FORCES)


def test_boom_with_a_screw():
    mechanics, case = mechanics_of(boom_with_screw()), NUMBERS["boom_with_screw"]
    wanted, state = case["expected"], case["state"]
    q, qd, tau = np.array([state["theta"]]), np.array([state["rate"]]), np.zeros(1)
    g, h = mechanics.coordinate_influence(q)
    assert near(mechanics.coordinates(q)[1:], [wanted["psi"], wanted["s"]], KINEMATICS)
    assert near(g[1:, 0], [wanted["g_psi"], wanted["g_s"]], KINEMATICS)
    assert near(h[1:, 0, 0], [wanted["h_psi"], wanted["h_s"]], FORCES)
    assert near(mechanics.mass_matrix(q), [[wanted["I_star"]]], KINEMATICS)
    assert near(mechanics.inertia_power(q), [[[wanted["P_star"]]]], FORCES)
    qdd = mechanics.forward_dynamics(q, qd, tau)
    assert near(qdd, [wanted["theta_dd"]], KINEMATICS)
    force = mechanics.reactions(q, qd, qdd)[0, :2]
    c, s = np.cos(q[0]), np.sin(q[0])
    assert near(np.array([[c, -s], [s, c]]) @ force, wanted["force_on_boom_at_O"], FORCES)


@pytest.mark.parametrize("case", ["slider_crank", "four_bar"])
def test_absolute_coordinates_agree(case):
    mechanics, q, qd, tau = at_state(case)
    qdd = mechanics.forward_dynamics(q, qd, tau)
    found = AbsoluteCoordinates(mechanics.chain).solve(q, qd, tau)
    assert near(found.qdd, qdd, FORCES)
    assert near(found.reactions, mechanics.reactions(q, qd, qdd), FORCES)


def test_the_other_branch_is_mirrored():
    """The mechanism of the other branch is the mirror image on the base's line, at the opposite angle."""
    left, right = (
        mechanics_of(four_bar(f"branch: {side}")).coordinates(np.array([x]))
        for side, x in (("left", 0.7), ("right", -0.7))
    )
    assert near(left, -right, KINEMATICS)


def test_nearest_branch():
    for side, near_to in (
        ("left", "{coupler: 50 deg, rocker: 100 deg}"),
        ("right", "{coupler: -50 deg, rocker: -90 deg}"),
    ):
        found = mechanics_of(four_bar(f"near: {near_to}"))
        wanted = mechanics_of(four_bar(f"branch: {side}"))
        for x in (-3.0, 0.0, 1.1, 2.5):
            turn = np.exp(1j * (found.coordinates([x]) - wanted.coordinates([x])))
            assert near(turn.real, np.ones(3), KINEMATICS)


@pytest.mark.parametrize("branch", ["left", "right"])
def test_a_rod_takes_the_position_of_a_link_without_mass(branch):
    """The rocker of the four-bar, whose coupler is the rod."""
    g = NUMBERS["four_bar"]["geometry"]
    rocker = mechanics_of(
        loads_chain(f"""symgen: 1
name: rod
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 1}}}}
  - {{name: rocker, type: revolute, parent: base, actuated: false, place: {{xyz: [{g["frame"]}, 0, 0]}}, mass: 1}}
loops:
  - {{name: R, type: rod, length: {g["coupler"]}, branch: {"right" if branch == "left" else "left"},
     between: [{{joint: crank, at: [{g["crank"]}, 0, 0]}}, {{joint: rocker, at: [{g["rocker"]}, 0, 0]}}]}}
""")
    ).coordinates(np.array([1.1]))[1]
    wanted = mechanics_of(four_bar(f"branch: {branch}")).coordinates(np.array([1.1]))[2]
    assert abs((rocker - wanted + np.pi) % (2 * np.pi) - np.pi) <= KINEMATICS


def test_positions_along_a_record_are_those_from_the_default_pose() -> None:
    """Two turns of a four-bar's crank in small steps, back in large ones, against poses that are asked for alone."""
    chain = four_bar()
    along = mechanics_of(chain).dependence
    for crank in (*np.linspace(0.0, 12.6, 40), 3.0, -3.0, 9.0):
        alone = mechanics_of(chain).dependence.positions(np.array([crank]))
        # the same root of Newton's method, whole turns of joints that go round with the crank included
        np.testing.assert_allclose(along.positions(np.array([crank])), alone, rtol=0, atol=1e-12)


SCREW = """
symgen: 1
name: boom
joints:
  - {name: mount, type: revolute, place: {xyz: [0, 0, 0]}, actuated: false, inertia: {zz: 1}}
  - {name: screw, type: prismatic, parent: mount, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: boom, type: revolute, parent: base, place: {xyz: [0.5, 0, 0]}, actuated: false, inertia: {zz: 1}}
loops: [{name: B, type: revolute, between: [{joint: screw, at: [0.3, 0, 0]}, {joint: boom, at: [0.4, 0, 0]}],
         near: {screw: 0.2}}]
"""


@pytest.mark.parametrize("screw", [1e200, np.inf, np.nan])
def test_coordinates_beyond_all_numbers_do_not_close(screw: float) -> None:
    """Residuals that overflow, or are no numbers, are those of loops that do not close; linear algebra refuses them."""
    mechanics = mechanics_of(loads_chain(SCREW))
    with np.errstate(all="ignore"), pytest.raises(ArgumentError, match="do not close"):
        mechanics.joints([screw])
    assert mechanics.joints([0.2])[1] == pytest.approx(0.2)  # and the next pose is found again


def test_rates_that_are_no_numbers_have_no_accelerations_of_closing_joints() -> None:
    """Infinite rates leave the pose, and the coefficients there, as they are."""
    dependence = mechanics_of(loads_chain(SCREW)).dependence
    with np.errstate(invalid="ignore"):
        N, bends = dependence.bearings(np.array([0.2]), np.array([np.inf]))
    assert np.all(np.isfinite(N))
    assert np.isnan(bends[-1])


FIVE_BAR = """
symgen: 1
name: five_bar
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: b1, type: revolute, place: {xyz: [0.2, 0, 0]}, actuated: false}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}}
  - {name: b2, type: revolute, place: {xyz: [0.2, 0, 0]}, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}],
     near: {a1: 2, a2: 1, b1: -1.2, b2: 1.2}}
"""


@pytest.mark.parametrize("q", [(0.86, -3.04), (-2.88, 2.59)])
def test_angles_are_continuous_beyond_half_a_turn_of_a_coordinate_that_cannot_turn(q: tuple[float, float]) -> None:
    # a2 cannot make a whole turn beside a1 = 2, where the arms reach 0.6 m at most. Each arm lies at the angle of the
    # triangle's base plus or minus its corner, unwrapped along the straight way from the default pose.
    s = np.linspace(0.0, 1.0, 2001)
    a1, a2 = 2.0 + s * (q[0] - 2.0), 1.0 + s * (q[1] - 1.0)
    base = 0.3 + 0.2 * np.exp(1j * a2) - 0.2 * np.exp(1j * a1)
    corner, direction = np.arccos(np.abs(base) / 0.6), np.unwrap(np.angle(base))
    b1, b2 = direction[-1] + corner[-1] - q[0], direction[-1] + np.pi - corner[-1] - q[1]
    found = mechanics_of(loads_chain(FIVE_BAR)).coordinates(np.array(q))
    assert near(found, [q[0], b1, q[1], b2], KINEMATICS)


@pytest.mark.parametrize("x", [7.8e-9, 1.85e-5, 0.3])
def test_coinciding_pins_keep_all_digits(x):
    """Arms of length l that cross in the middle, x = l cos(theta): at x = 0 pins of their loop coincide.

    Energies by hand: M = 11 + (3 + 38 x^2)/(l^2 - x^2), P = M'/2, whose summands are about 20 times the arms' part.
    """
    mechanics = mechanics_of(load_chain(LINKAGES / "scissor_lift.yaml"))
    away = 1.2**2 - x**2
    M, slope = 11.0 + (3.0 + 38.0 * x**2) / away, (76.0 * away + 2.0 * (3.0 + 38.0 * x**2)) * x / away**2
    np.testing.assert_allclose(mechanics.mass_matrix([x]), [[M]], rtol=1e-13)
    np.testing.assert_allclose(mechanics.inertia_power([x]).ravel(), [slope / 2.0], rtol=1e-9, atol=1e-14)


@pytest.mark.parametrize("x", [7.8e-9, 1.85e-5, 0.3])
def test_derivatives_beside_coinciding_pins_keep_all_digits(x):
    """By hand, l^2 y^2 = (l^2 - x^2): dtau/dx = M' qdd + M''/2 qd^2 + V'', V = 44 g y, and D = (2 x y / l^2)^2."""
    mechanics = mechanics_of(load_chain(LINKAGES / "scissor_lift.yaml"))
    square, qd, qdd = 1.2**2, 1.5, -2.0
    away, above = square - x**2, 3.0 + 38.0 * square  # M = 11 - 38 + above / away
    slope, bend = 2.0 * above * x / away**2, above * (2.0 / away**2 + 8.0 * x**2 / away**3)
    lifted = -44.0 * 9.81 * square / away**1.5
    by_q, by_qd, _ = mechanics.inverse_dynamics_gradients([x], [qd], [qdd])
    np.testing.assert_allclose(by_q, [[slope * qdd + 0.5 * bend * qd**2 + lifted]], rtol=1e-13)
    np.testing.assert_allclose(by_qd, [[slope * qd]], rtol=1e-9, atol=1e-13)
    M, tau, power = 11.0 - 38.0 + above / away, 300.0, 0.5 * slope  # qdd = (tau - V' - M'/2 qd^2)/M
    force = tau + 44.0 * 9.81 * x / np.sqrt(away) - power * qd**2
    A, _ = mechanics.linearize([x], [qd], [tau])
    np.testing.assert_allclose(A[1, 0], (-lifted - 0.5 * bend * qd**2) / M - force * slope / M**2, rtol=1e-13)
    np.testing.assert_allclose(mechanics.loop_regularity([x])[0], 4.0 * x**2 * away / square**2, rtol=1e-13)


@pytest.mark.parametrize("x", [1.1, 2.6, -np.pi / 2, -np.pi / 2 + 1e-8, -3.0])
def test_parallelograms_stay_parallelograms_behind_poses_in_line(x):
    """All pins of both lie in line at -90 and 90 deg, where another branch begins; see `docs/chain-format.md`."""
    mechanics = mechanics_of(load_chain(LINKAGES / "gripper.yaml"))
    ratios = np.array([1.0, -1.0, 1.0, -1.0, 1.0, -1.0])
    np.testing.assert_allclose(mechanics.coordinates([x]), ratios * x, rtol=1e-15, atol=1e-15)
    np.testing.assert_allclose(mechanics.dependence.free(np.array([x]))[:, 0], ratios, rtol=1e-14)
    assert not np.any(mechanics.dependence.bends(np.array([x]), np.array([3.0])))
    assert mechanics.passing_loops() == [True, True]


@pytest.mark.parametrize("away", [1e-3, 1e-8])
def test_pins_nearly_in_line_keep_the_digits_of_their_forces(away):
    """Forces along a parallelogram's links grow as 1/s, s the sine of their angle: the same forces at half the way."""
    mechanics = mechanics_of(load_chain(LINKAGES / "gripper.yaml"))
    at, half = (mechanics.closing_wrenches([d - np.pi / 2], [0.0], [5.0]) for d in (away, 0.5 * away))
    start = np.pi / 2 - np.float64(np.pi / 2 - away)  # angles of double precision, from the nearest to a right one
    least = np.pi / 2 - np.float64(np.pi / 2 - 0.5 * away)
    right = 6.123233995736766e-17
    grown = np.sin(start + right) / np.sin(least + right)
    np.testing.assert_allclose(np.max(np.abs(half)) / np.max(np.abs(at)), grown, rtol=5.0 * away)


def test_whole_turns_are_settled_where_all_ways_agree():
    """Arms of 0.2 m to a tool on arms of 0.25 m, pivots 0.2 m apart: both can turn alone half a turn, none together."""
    dependence = mechanics_of(load_chain(LINKAGES / "five_bar.yaml")).dependence
    home = np.radians([120.0, 60.0])
    assert dependence.settled(home + np.array([0.3, -0.2]), dependence)
    assert not dependence.settled(home + np.array([301.0, -17.0]), dependence)  # hundreds of turns that it cannot make
