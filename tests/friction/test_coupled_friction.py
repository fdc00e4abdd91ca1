"""Friction of joints that move together: laws and constraints of the numeric reference, and closed forms."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError

ROOT = Path(__file__).parents[2]

PAIR = """
symgen: 1
name: pair
gravity: [0, 0, 0]
joints:
  - {{name: pinion, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.02}},
     friction: {{coulomb: 0.1, static: 0.15, viscous: 0.01}}}}
  - {{name: gear, type: revolute, parent: base, place: {{xyz: [0.3, 0, 0]}}, inertia: {{zz: 0.5}},
     friction: {{coulomb: 2, static: 3, viscous: 0.3}}, {more}}}
coupled: {{gear: {coupling}}}
"""

CAM = """
symgen: 1
name: cam
gravity: [0, -9.81, 0]
joints:
  - {name: cam, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.02, 0.01, 0], inertia: {zz: 0.01},
     friction: {coulomb: 0.1, static: 0.2}}
  - {name: follower, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.6,
     com: [0.03, 0, 0], friction: {coefficient: 0.2, normal: [1, 0, 0], span: 0.1},
     drive: {ratio: 3, motor_friction: {coulomb: 0.05}}}
coupled: {follower: 0.2 + 0.1*cos(cam)}
"""


def pair(coupling: str, more: str = "mass: 0"):
    return loads_chain(PAIR.format(coupling=coupling, more=more))


def test_levels_of_both_shafts_count_at_the_pinion():
    """|g| F_gear + F_pinion, g = -1/4: static 0.9, Coulomb 0.6, viscous 0.01 + 0.3/16."""
    chain = pair("-pinion/4")
    model = symgen.build_model(chain, "numpy")
    inertia = 0.02 + 0.5 / 16
    _, low, high = model.friction_inverse_dynamics([0.3], [0.0], [0.0])
    np.testing.assert_allclose([low[0], high[0]], [-0.9, 0.9], rtol=1e-14)
    for sign in (1.0, -1.0):
        wanted = (2.0 * sign - 0.6 * sign - (0.01 + 0.3 / 16) * 0.7 * sign) / inertia
        _, qdd, status = model.friction_dynamics([0.3], [0.7 * sign], [2.0 * sign], [int(sign)])
        assert status == 0
        np.testing.assert_allclose(qdd, [wanted], rtol=1e-13)


def test_a_gear_train_coasts_to_rest():
    """Coulomb friction F over the reduced inertia I, no viscous part: rest after v I/F and v^2 I/(2 F)."""
    text = PAIR.format(coupling="-pinion/4", more="mass: 0").replace("viscous: 0.01", "viscous: 0")
    chain = loads_chain(text.replace("viscous: 0.3", "viscous: 0"))
    run = symgen.simulate(symgen.build_model(chain, "numpy"), 2.0, q=[0.0], qd=[5.0])
    inertia = 0.02 + 0.5 / 16
    assert [event.kind for event in run.events] == ["stick"]
    assert run.events[0].time == pytest.approx(5.0 * inertia / 0.6, abs=1e-10)
    assert run.q[-1, 0] == pytest.approx(12.5 * inertia / 0.6, abs=1e-10)
    assert run.qd[-1, 0] == 0.0
    np.testing.assert_array_equal(run.coordinates, np.column_stack([run.q[:, 0], -0.25 * run.q[:, 0]]))


def test_every_friction_function_obeys_the_laws_under_constraints():
    """Level, load-dependent and motor friction on a follower whose ratio changes its sign on the way."""
    functions = ["friction_dynamics", "sticking_forces", "decide", "friction_limits"]
    report = symgen.check_model(loads_chain(CAM), samples=12, functions=functions, targets=[("numpy", "float64")])
    failed = [c for c in report.comparisons if not c.passed]
    assert report.comparisons
    assert failed == []


SHOULDER = """
symgen: 1
name: shoulder
gravity: [0, -9.81, 0]
joints:
  - {name: boom, type: revolute, place: {xyz: [0, 0, 0]}, mass: 20, com: [0.8, 0, 0], inertia: {zz: 5},
     friction: {coefficient: 0.05, radius: 0.03, normal: radial}}
  - {name: nut, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 3, com: [0, 0.1, 0],
     friction: {coefficient: 0.1, normal: [0, 1, 0]},
     drive: {lead: 0.01, inertia: 2e-4, friction_angle: {K: 0.3, d: 0.02}}}
coupled: {nut: 0.3*sin(boom) + 0.05*boom**2}
"""


def test_a_screw_whose_ratio_depends_on_position():
    """Losses at the screw: torques of a known motion are Dupont's (1993) eqs. 20 and 24, N g the ratio to the boom."""
    chain = loads_chain(SHOULDER)
    model = symgen.build_model(chain, "numpy")
    q, qdd = 0.4, 1.5
    g, h = 0.3 * np.cos(q) + 0.1 * q, -0.3 * np.sin(q) + 0.1
    N, k = 1 / 0.01, 0.3 * 0.02 / 0.01
    for v in (0.7, -0.7):
        s = np.sign(v)
        slide = g * qdd + h * v * v  # acceleration of the nut
        x, y = (0.8 * np.cos(q), 0.8 * np.sin(q))
        pin = 20 * np.array([-y * qdd - x * v * v, x * qdd - y * v * v + 9.81])
        own = 0.05 * 0.03 * np.hypot(*pin) + abs(g) * 0.1 * 3 * 9.81
        load = (5 + 20 * 0.64) * qdd + 20 * 9.81 * x + g * 3 * slide
        passes = load + s * own
        factor = 1 + k if s * passes > 0 else 1 - k
        wanted = factor * passes + g * N * 2e-4 * N * slide
        np.testing.assert_allclose(model.friction_torque([q], [v], [qdd]), [wanted], rtol=1e-12)
        _, found, status = model.friction_dynamics([q], [v], [wanted], [int(s)])
        assert status in (0, 3)
        np.testing.assert_allclose(found, [qdd], rtol=1e-11)


def test_the_shoulder_obeys_the_law_of_the_reference():
    functions = ["friction_dynamics", "decide", "friction_limits", "switching_functions", "friction_inverse_dynamics"]
    report = symgen.check_model(loads_chain(SHOULDER), samples=20, functions=functions, targets=[("numpy", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []


def test_two_drives_with_losses_cannot_share_one_force():
    text = PAIR.format(coupling="-pinion/4", more="drive: {efficiency: [0.9, 1.2]}")
    text = text.replace("inertia: {zz: 0.02},", "inertia: {zz: 0.02}, drive: {efficiency: [0.8, 1.3]},")
    with pytest.raises(ChainError, match="tau is one force, but pinion, gear, which move together, have drives"):
        loads_chain(text)


def test_two_actuators_drive_one_freedom():
    """tau at a and an input at b = -3 a: forces add with the ratio, rotors with its square, levels with its size."""
    text = """
symgen: 1
name: pair
gravity: [0, 0, 0]
inputs: [u]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 2},
     drive: {ratio: 10, inertia: 0.001, motor_friction: {coulomb: 0.02}}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1},
     drive: {ratio: 20, inertia: 0.002, motor_friction: {coulomb: 0.01}}}
coupled: {b: -3*a}
forces: {b: u}
"""
    model = symgen.build_model(loads_chain(text), "numpy")
    level, inertia = 10 * 0.02 + 3 * 20 * 0.01, 2 + 100 * 0.001 + 9 * (1 + 400 * 0.002)
    f, qdd, status = model.friction_dynamics([0.0], [1.0], [5.0], [1], inputs=[-2.0])
    assert status == 0
    np.testing.assert_allclose([f[0], qdd[0]], [level, (5 + 3 * 2 - level) / inertia], rtol=1e-14)


ENGINE = """
symgen: 1
name: engine
gravity: [0, 0, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.5}}
  - {name: slide, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, friction: {coulomb: 2}}
coupled: {slide: 0.3*cos(crank)}
"""


def test_a_slide_turns_round_at_its_dead_centre_and_nothing_sticks():
    """Friction of 2 N takes the energy 2.25 J on a way of 1.125 m: past the dead centre at pi, to rest before 2 pi."""
    model = symgen.build_model(loads_chain(ENGINE), "c")
    run = symgen.simulate(model, 6.0, q=[0.3], qd=[3.0], rtol=1e-12)
    kinds = [(event.kind, event.joints, event.mode) for event in run.events]
    assert kinds == [("dead_centre", ("slide",), (1,)), ("stick", ("crank",), (0,))]
    left = 1.125 - 0.3 * (1.0 + np.cos(0.3))
    angles = [event.q[0] for event in run.events]
    np.testing.assert_allclose(angles, [np.pi, np.pi + np.arccos(1.0 - left / 0.3)], rtol=1e-12)
    speed = np.sqrt(9.0 - 8.0 * 0.3 * (1.0 + np.cos(0.3)))
    assert run.events[0].qd[0] == pytest.approx(speed, rel=1e-12)
    report = symgen.check_model(
        model.description.mechanism.chain, samples=8, functions=["switching_functions"], targets=[("numpy", "float64")]
    )
    assert [c for c in report.comparisons if not c.passed] == []


def test_sticking_forces_are_written_out_with_the_friction_of_followers():
    """A crank on a cart: while the cart rests, the crank's friction counts that of the slide |g| times."""
    cart = "  - {name: cart, type: prismatic, place: {axis: [0, 1, 0]}, mass: 3, friction: {coulomb: 5}}\n"
    crank = "  - {name: crank, type: revolute, parent: cart, mass: 1, com: [0.2, 0, 0],"
    text = ENGINE.replace("  - {name: crank, type: revolute,", cart + crank)
    chain = loads_chain(text)
    f = symgen.derive_equations(chain).sticking_forces(["cart"])
    model = symgen.build_model(chain, "numpy")
    q, qd, tau = [0.1, 0.7], [0.0, -2.0], [0.5, 0.3]
    numbers, _ = model.sticking_forces(q, qd, tau, [True, False])
    names = {
        "cart": q[0],
        "crank": q[1],
        "d(cart)": qd[0],
        "d(crank)": qd[1],
        "tau(cart)": tau[0],
        "tau(crank)": tau[1],
    }
    found = [float(x.subs({symbol: names[symbol.name] for symbol in x.free_symbols})) for x in f]
    np.testing.assert_allclose(found, numbers, rtol=1e-12)
    assert abs(numbers[1]) == pytest.approx(2 * 0.3 * np.sin(0.7), rel=1e-12)


def test_losses_at_the_screw_of_the_boom():
    """Dupont 1993, section 4.3: what passes the screw is the whole load of the boom, and the rotor's share is outside.

    I*, P*, Q*, g and h are those of the data, computed without this project.
    """
    text = (ROOT / "examples" / "gallery" / "boom_with_screw.yaml").read_text()
    losses = "drive: {lead_per_turn: lead, inertia: J, efficiency: [0.7, 1.5]}"
    model = symgen.build_model(loads_chain(text.replace("armature: J*(2*pi/lead)**2", losses)), "numpy")
    case = json.loads((ROOT / "tests" / "data" / "mechanisms.json").read_text())["boom_with_screw"]
    known, state = case["expected"], case["state"]
    rate, tau = state["rate"], state["motor_torque"] * known["ratio_motor_to_boom"]
    rotor = (2 * np.pi / 0.01) ** 2 * 2e-4
    own, bent = rotor * known["g_s"] ** 2, rotor * known["g_s"] * known["h_s"]
    for torque, sense, eta in ((tau, 1, 0.7), (0.3 * tau, -1, 1.5)):  # the motor drives; the boom sinks and drives it
        load = (known["P_star"] - bent) * rate**2 + (tau - known["Q_star"])  # Q* is tau less the weight's torque
        wanted = (torque - load / eta - bent * rate**2) / ((known["I_star"] - own) / eta + own)
        _, qdd, status = model.friction_dynamics([state["theta"]], [sense * rate], [torque], [sense])
        assert status in (0, 3)
        np.testing.assert_allclose(qdd, [wanted], rtol=1e-12)
