"""Load-dependent friction in closed loops: a press by statics, and the literal law with multipliers of its own."""

from __future__ import annotations

import math
import random
import re
from dataclasses import replace

import numpy as np
import pytest

import symgen
from symgen.describe.chain import Chain
from symgen.describe.expression import Number
from symgen.describe.load import loads_chain
from symgen.describe.parse import parse
from symgen.describe.records import Friction
from symgen.describe.validate import validate
from symgen.reference.friction import FrictionReference
from tests.friction.test_closing_joints import FIVE_BAR
from tests.linkages import NUMBERS, boom_with_screw
from tests.random_linkages import planar_linkage, pose

PRESS = """
symgen: 1
name: press
gravity: [0, 0, 0]
parameters: {r: 0.15, l: 0.45, mu: 0.35}
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}}
  - {name: rod, type: revolute, place: {xyz: [r, 0, 0]}, actuated: false}
"""

SLIDER = """
  - {name: slider, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1.6, actuated: false,
     friction: {coefficient: mu, normal: [0, 1, 0]}}
loops:
  - {name: B, type: revolute, between: [{joint: rod, at: [l, 0, 0]}, {joint: slider}], branch: right}
"""

GUIDE = """
  - {name: slider, type: revolute, place: {xyz: [l, 0, 0]}, mass: 1.6, actuated: false}
loops:
  - {name: guide, type: prismatic, axis: [1, 0, 0], between: [{joint: base}, {joint: slider}],
     dependent: [rod, slider], friction: {coefficient: mu, normal: [0, 1, 0]}}
"""

PINS = """
symgen: 1
name: pins
gravity: [0, -9.81, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.05, 0, 0], inertia: {zz: 0.0011},
     friction: {coulomb: 0.02, coefficient: 0.1, static_coefficient: 0.15, radius: 0.02, normal: radial}}
  - {name: coupler, type: revolute, place: {xyz: [0.12, 0, 0]}, mass: 1.3, com: [0.17, 0.05, 0],
     inertia: {zz: 0.016}, actuated: false, friction: {coefficient: 0.12, radius: 0.015, normal: radial}}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.4, 0, 0]}, mass: 0.9, com: [0.12, -0.02, 0],
     inertia: {zz: 0.0062}, actuated: false,
     friction: {coulomb: 0.01, viscous: 0.02, coefficient: 0.2, radius: 0.02, normal: radial}}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.36, 0, 0]}, {joint: rocker, at: [0.26, 0, 0]}],
     branch: left, friction: {coefficient: 0.15, radius: 0.015, normal: radial}}
"""

FUNCTIONS = ["decide", "friction_dynamics", "friction_inverse_dynamics", "friction_torque"]


@pytest.fixture(scope="module", params=[SLIDER, GUIDE], ids=["slider", "closing guide"])
def press(request: pytest.FixtureRequest) -> symgen.Model:
    return symgen.build_model(loads_chain(PRESS + request.param), "numpy", functions=FUNCTIONS)


def test_the_guide_of_a_press_is_pressed_by_the_rod_that_pushes_against_friction_too(press: symgen.Model) -> None:
    expected = NUMBERS["press"]["expected"]
    modes, status = press.decide([1.0], [0.0], [3.0], [0])
    _, qdd, _ = press.friction_dynamics([1.0], [0.0], [3.0], modes)
    assert (modes.tolist(), status) == ([1], 0)
    assert math.isclose(qdd[0], expected["crank_acceleration"], rel_tol=1e-13)
    torque = press.friction_torque([1.0], [0.0], qdd, modes)
    assert math.isclose(torque[0], 3.0, rel_tol=1e-12)


def test_a_press_jams_where_the_rod_is_steeper_than_its_cone_of_friction(press: symgen.Model) -> None:
    jam = NUMBERS["press"]["expected"]["jam"]
    edge = math.asin(jam["abs_sin_q_at_least"])
    for q, moves in ((edge - 1e-9, True), (edge + 1e-9, False)):
        for torque in (-2e3, 3.0):
            modes, status = press.decide([q], [0.0], [torque], [0], params={"mu": jam["mu"]})
            assert (bool(modes[0]), status) == (moves, 0)
        _, low, high = press.friction_inverse_dynamics([q], [0.0], [0.0], params={"mu": jam["mu"]})
        # a press that moves at any torque holds none; where it jams no limit exists
        assert np.isnan(high[0]) != moves
        if moves:
            assert (low[0], high[0]) == (0.0, 0.0)


def agree(chain: Chain, q: np.ndarray, seed: int, states: int = 4) -> None:
    """Motions, decisions and torques of a chain agree with the literal law near a pose."""
    model, law = symgen.build_model(chain, "numpy", functions=FUNCTIONS), FrictionReference(chain)
    rng, n = np.random.default_rng(seed), len(q)
    for k in range(states):
        at, tau = q + rng.uniform(-0.02, 0.02, n), rng.uniform(-3.0, 3.0, n)
        qd = rng.uniform(-3.0, 3.0, n) * (k % 2)
        mode = np.sign(qd).astype(np.int8)
        modes, _ = model.decide(at, qd, tau, mode)
        answer = law.decide(at, qd, tau, mode)
        assert modes.tolist() == answer.mode.tolist()
        f, qdd, _ = model.friction_dynamics(at, qd, tau, modes)
        # both solve the same small equations; poses are away from singular ones
        np.testing.assert_allclose(f, answer.f, rtol=1e-9, atol=1e-11)
        np.testing.assert_allclose(qdd, answer.qdd, rtol=1e-9, atol=1e-9)
        assert law.verify(at, qd, tau, modes.tolist(), f, qdd).worst < 1e-11
        for mine, right in zip(model.friction_inverse_dynamics(at, qd, qdd), law.inverse(at, qd, qdd), strict=True):
            np.testing.assert_allclose(mine, right, rtol=1e-9, atol=1e-9)


def test_a_four_bar_with_loads_in_all_pins() -> None:
    agree(loads_chain(PINS), np.array([1.1]), 0)


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_random_linkages_with_loads_in_all_pins_and_guides(seed: int) -> None:
    chain = planar_linkage(seed, freedoms=1)
    draw = random.Random(seed)

    def rubbed(kind: str, axis: tuple[float, float, float]) -> Friction:
        """Friction of a pin or a guide, some of it by loads."""
        mu, level = (parse(f"{draw.uniform(0.02, 0.1):.3f}") for _ in range(2))
        if kind == "revolute":
            return Friction(coulomb=level, coefficient=mu, normal="radial", radius=parse("0.02"))
        side = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
        return Friction(coulomb=level, coefficient=mu, normal=tuple(parse(repr(float(x))) for x in side))

    def axis_of(joint: object) -> tuple[float, float, float]:
        return tuple(x.value for x in joint)  # type: ignore[attr-defined,return-value]

    joints = tuple(replace(j, friction=rubbed(j.type, axis_of(j.place.axis))) for j in chain.joints)  # type: ignore[union-attr]
    loops = tuple(
        replace(loop, friction=rubbed(loop.type, axis_of(loop.axis)))
        if loop.type in ("revolute", "prismatic")
        else loop
        for loop in chain.loops
    )
    chain = validate(replace(chain, joints=joints, loops=loops))
    agree(chain, pose(chain, seed), seed, states=2)


PRESSED = {
    "pins": {
        "a1": "coulomb: 0.02, coefficient: 0.1, radius: 0.02, normal: radial",
        "b1": "coulomb: 0.01, coefficient: 0.12, radius: 0.015, normal: radial",
        "a2": "coefficient: 0.2, static_coefficient: 0.25, radius: 0.02, normal: radial",
        "b2": "coefficient: 0.15, radius: 0.015, normal: radial",
        "B": "coefficient: 0.1, radius: 0.03, normal: radial",
    },
    "directions": {
        "a1": "coulomb: [0.02, 0.05], coefficient: [0.1, 0.3], radius: 0.02, normal: radial",
        "b2": "coefficient: [0.15, 0.05], radius: 0.015, normal: radial",
        "a2": "coulomb: 0.05",
        "B": "viscous: [0.1, 0.2], coefficient: [0.1, 0.2], radius: 0.03, normal: radial",
    },
    "drive with losses": {"B": "coefficient: 0.1, coulomb: 0.01, radius: 0.03, normal: radial"},
}


def five_bar(friction: dict[str, str], drive: str = "") -> Chain:
    """A five-bar with friction of these joints, in a vertical plane."""
    lines = re.sub(r",\s*friction: {[^}]*}", "", FIVE_BAR).replace("[0, 0, 0]\njoints", "[0, -9.81, 0]\njoints")
    for name, text in friction.items():
        lines = re.sub(rf"{{name: {name},", f"{{name: {name}, friction: {{{text}}},", lines)
    return loads_chain(lines.replace("{name: a1,", f"{{name: a1, drive: {{{drive}}},") if drive else lines)


@pytest.mark.parametrize("case", PRESSED)
def test_loads_in_loops_of_two_freedoms(case: str) -> None:
    drive = "ratio: 20, inertia: 1.0e-5, loss: [0.2, 0.3]" if "drive" in case else ""
    chain = five_bar(PRESSED[case], drive)
    model, law = symgen.build_model(chain, "numpy", functions=FUNCTIONS), FrictionReference(chain)
    rng = np.random.default_rng(3)
    # at rest near the weight, where more joints rest than there are freedoms; one arm turns; both do
    for moves, push in (((0, 0), 0.02), ((0, 0), 0.5), ((0, 1), 0.1), ((1, 1), 1.0)):
        at, qd = np.array([2.0, 1.0]) + rng.uniform(-0.3, 0.3, 2), rng.uniform(-3.0, 3.0, 2) * moves
        tau = law.mechanics.bias(at, np.zeros(2)) + push * rng.uniform(-1.0, 1.0, 2)
        mode = np.sign(law.state(at, qd, tau).qd).astype(np.int8)
        answer, (modes, _) = law.decide(at, qd, tau, mode), model.decide(at, qd, tau, mode)
        f, qdd, _ = model.friction_dynamics(at, qd, tau, modes)
        assert modes[law.rubbing].tolist() == answer.mode[law.rubbing].tolist()
        # small systems of condition below 1e3, solved in two ways
        np.testing.assert_allclose(f, answer.f, rtol=0, atol=1e-12)
        np.testing.assert_allclose(qdd, answer.qdd, rtol=1e-11, atol=1e-12)
        for mine, right in zip(model.friction_inverse_dynamics(at, qd, qdd), law.inverse(at, qd, qdd), strict=True):
            np.testing.assert_allclose(mine, right, rtol=1e-11, atol=1e-12)


def test_steps_of_a_five_bar_whose_drive_has_losses() -> None:
    """Interpolated steps of 1 ms against located events, whose energy balances: errors of order four, 1e-8."""
    chain = five_bar(PRESSED["drive with losses"], "ratio: 20, inertia: 1.0e-5, loss: [0.2, 0.3]")
    joints = {"a1": Number(2.0), "a2": Number(1.0)}  # springs keep it off its singular poses
    chain = replace(
        chain,
        joints=tuple(
            replace(joint, stiffness=Number(30.0), rest=joints[joint.name]) if joint.name in joints else joint
            for joint in chain.joints
        ),
    )
    model = symgen.build_model(chain, "c")
    exact = symgen.simulate(model, 0.3, q=[2.2, 1.1], qd=[1.0, -1.0])
    assert exact.status == 0
    balance = exact.energy - exact.energy[0] - exact.work_in + exact.dissipated
    assert np.abs(balance).max() < 1e-8
    stepped = symgen.simulate(model, 0.3, q=[2.2, 1.1], qd=[1.0, -1.0], method="interpolated", dt=1e-3)
    assert stepped.q[-1] == pytest.approx(exact.q[-1], abs=1e-6)


LOSSES = {
    "crank": ("crank", "loss: [0.2, 0.3]"),
    "self-locking, by direction": ("crank", "loss: [[0.8, 1.4], [0.6, 1.2]]"),
    "rocker, preloaded": ("rocker", "loss: [0.2, 0.3], preload: 0.3, motor_friction: {coulomb: 0.001}"),
}


@pytest.mark.parametrize("case", LOSSES)
def test_loads_in_a_loop_beside_a_drive_with_losses(case: str) -> None:
    joint, losses = LOSSES[case]
    drive = f"{{name: {joint}, drive: {{ratio: 20, inertia: 1.0e-5, {losses}}},"
    agree(loads_chain(PINS.replace(f"{{name: {joint},", drive)), np.array([1.1]), 1)


def test_loads_in_a_loop_by_direction() -> None:
    text = PINS.replace("coefficient: 0.2, radius", "coefficient: [0.2, 0.1], radius")
    agree(
        loads_chain(text.replace("coefficient: 0.15, radius", "coefficient: [0.15, 0.3], radius")), np.array([1.1]), 2
    )


@pytest.mark.parametrize("torque", [9.0, 2.0])
@pytest.mark.parametrize("rate", [0.4, -0.4])
def test_a_screw_with_losses_in_a_triangle_drives_and_is_driven(torque: float, rate: float) -> None:
    case, (k1, k2) = NUMBERS["boom_with_screw"], (0.6, 0.4)
    e, N = case["expected"], 2.0 * math.pi / 0.01
    losses = replace(boom_with_screw().joint("screw").drive, loss=(parse(str(k1)), parse(str(k2))))  # type: ignore[type-var]
    chain = boom_with_screw()
    joints = tuple(replace(j, drive=losses) if j.name == "screw" else j for j in chain.joints)
    model = symgen.build_model(
        validate(replace(chain, joints=joints, forces=())), "numpy", functions=["friction_dynamics"]
    )
    # along the boom's angle: Dupont 1993, eq. (20), with the rotor on the motor's side
    rotor = 2e-4 * N * N
    own, bend = e["I_star"] - rotor * e["g_s"] ** 2, e["P_star"] - rotor * e["g_s"] * e["h_s"]
    weight = case["state"]["motor_torque"] * N * e["g_s"] - e["Q_star"]
    tau, s, square = torque * N * e["g_s"], math.copysign(1.0, rate), rate * rate
    found = []
    for k, driving in ((k1, True), (-k2, False)):
        a = (tau - rotor * e["g_s"] * e["h_s"] * square - (1 + k) * (bend * square + weight)) / (
            rotor * e["g_s"] ** 2 + (1 + k) * own
        )
        if (s * (own * a + bend * square + weight) > 0.0) == driving:
            found.append(a)
    _, qdd, status = model.friction_dynamics([case["state"]["theta"]], [rate], [tau], [int(s)])
    assert status == 0
    # the numbers have 13 digits, and differences of them lose two
    assert math.isclose(qdd[0], found[0], rel_tol=1e-10)


LOSSY = """
symgen: 1
name: five_bar
gravity: [0, -9.81, 0]
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.1, 0, 0], inertia: {zz: 0.004},
     drive: {ratio: 20, inertia: 1.0e-5, loss: [0.2, 0.3]}}
  - {name: b1, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, 0, 0], inertia: {zz: 0.003},
     actuated: false}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.1, 0, 0],
     inertia: {zz: 0.004}}
  - {name: b2, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, 0, 0], inertia: {zz: 0.003},
     actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}],
     friction: {coefficient: 0.1, coulomb: 0.01, radius: 0.03, normal: radial},
     near: {a1: 2, a2: 1, b1: -1.2, b2: 1.2}}
"""


def test_load_on_a_held_pin_beside_a_drive_with_losses_that_slides() -> None:
    """Multipliers in absolute angles, at rest: f1 of the sliding drive is known, the held pin's rate stays zero.

    The drive passes tau - rotor - f1, of which f1 is the part 0.2 where it pushes in its sense.
    """
    q, tau, rotor = np.array([5.25, 1.27]), np.array([1.37, 0.25]), 400 * 1e-5
    turned = lambda angle: np.array([math.cos(angle), math.sin(angle)])  # noqa: E731
    line = np.array([0.3, 0.0]) + 0.2 * turned(q[1]) - 0.2 * turned(q[0])
    corner, way = math.acos(np.linalg.norm(line) / 0.6), math.atan2(line[1], line[0])
    normals = [np.array([-u[1], u[0]]) for u in map(turned, (q[0], way + corner, q[1], way + math.pi - corner))]
    M, weight = np.diag([0.004 + rotor, 0.003, 0.004, 0.003]), np.zeros(4)
    for k, (mass, arm) in enumerate(((0.8, 0.1), (0.6, 0.14)) * 2):
        J = np.zeros((2, 4))
        J[:, k] = arm * normals[k]
        if k % 2:
            J[:, k - 1] = 0.2 * normals[k - 1]
        M, weight = M + mass * J.T @ J, weight + 9.81 * mass * J[1]
    pin = np.column_stack([0.2 * normals[0], 0.3 * normals[1], -0.2 * normals[2], -0.3 * normals[3]])
    rows = np.vstack([pin, [0.0, -1.0, 0.0, 1.0]])
    # unknowns: accelerations, the pin's force, its friction, and f1 = 0.2 (tau_1 - rotor a_1 - f1)
    A = np.zeros((8, 8))
    A[:4, :4], A[:4, 4:7], A[4:7, :4] = M, rows.T, rows
    A[0, 7], A[7, 7], A[7, 0] = 1.0, 1.0 + 0.2, 0.2 * rotor
    b = np.concatenate([[tau[0], 0.0, tau[1], 0.0] - weight, np.zeros(3), [0.2 * tau[0]]])
    x = np.linalg.solve(A, b)

    law = FrictionReference(loads_chain(LOSSY))
    f, qdd = np.array([x[7], 0.0, x[6]]), x[[0, 2]]
    (found,) = law.solutions(q, [0, 0], tau, [1, 0, 0])
    np.testing.assert_allclose(found.qdd, qdd, rtol=1e-9)
    np.testing.assert_allclose(found.f, f, rtol=1e-9)
    wrench = law.pressed(q, [0, 0], tau, [1, 0, 0], f, qdd)[-1]
    assert np.linalg.norm(wrench[:3]) == pytest.approx(float(np.linalg.norm(x[4:6])), rel=1e-9)
