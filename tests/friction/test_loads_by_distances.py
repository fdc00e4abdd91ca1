"""Forces along distances press the bearings between their places: reactions, and friction by such loads."""

from __future__ import annotations

import math

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.friction import FrictionReference
from tests.report.example_equations import plain_page

RAIL = """
symgen: 1
name: rail
gravity: [0, -9.81, 0]
parameters: {m: 1, k: 40, h: 0.1, mu: 0.3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m,
     friction: {coefficient: mu, normal: [0, 1, 0]}}
distances:
  s: {between: [{joint: x}, {joint: base, at: [0, h, 0]}], stiffness: k, MORE}
"""

ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.03}, FIRST}
  - {name: b, type: revolute, place: {xyz: [0.5, 0, 0]}, mass: 1, com: [0.15, 0.02, 0], inertia: {zz: 0.01}, SECOND}
distances:
  s: {between: [{joint: a, at: [0.1, 0.2, 0]}, {joint: b, at: [0.2, 0.1, 0]}], stiffness: 300, rest: 0.2, damping: 4}
  w: {between: [{joint: base, at: [-0.2, 0.3, 0]}, {joint: b, at: [0.3, 0, 0]}], stiffness: 50, MORE}
"""

CRANK = """
symgen: 1
name: press
gravity: [0, -9.81, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01}}
  - {name: rod, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.7, com: [0.25, 0, 0], inertia: {zz: 0.02},
     actuated: false, FRICTION}
  - {name: slide, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1.5, actuated: false}
loops:
  - {name: pin, type: revolute, between: [{joint: rod, at: [0.5, 0, 0]}, {joint: slide}], near: {slide: 0.7}}
distances:
  strut: {between: [{joint: base, at: [0.1, -0.3, 0]}, {joint: rod, at: [0.3, 0.05, 0]}], stiffness: 100, rest: 0.2,
    damping: 2}
"""

PIN = "friction: {coefficient: 0.2, radius: 0.03, normal: radial}"
G = np.array([0.0, -9.81, 0.0])


def turned(angle: float, at: tuple[float, float]) -> np.ndarray:
    c, s = math.cos(angle), math.sin(angle)
    return np.array([c * at[0] - s * at[1], s * at[0] + c * at[1], 0.0])


def test_a_rail_is_pressed_by_the_spring_across_it() -> None:
    """The spring of rest 0 pulls with k h across the rail wherever the slide is: N = m g - k h."""
    chain = loads_chain(RAIL.replace(", MORE", ""))
    x, v = 0.25, 0.8
    pull = 40.0 * np.array([-x, 0.1])  # k times the way to the hook
    load = abs(1.0 * 9.81 - pull[1])
    for target in ("numpy", "reference"):
        model = symgen.build_model(chain, target, functions=["reactions", "friction_dynamics"])
        assert model.reactions([x], [0.0], [0.0])[0, 1] == pytest.approx(9.81 - pull[1], abs=1e-13)
        f, qdd, _ = model.friction_dynamics([x], [v], [0.0], [1])
        assert f[0] == pytest.approx(0.3 * load, abs=1e-13)
        assert qdd[0] == pytest.approx(pull[0] - 0.3 * load, abs=1e-12)
    # hanging below the hook by more than its weight, the slide is pressed upwards
    assert model.reactions([x], [0.0], [0.0], params={"k": 200.0})[0, 1] == pytest.approx(9.81 - 20.0, abs=1e-13)


def test_friction_along_a_distance_presses_as_well() -> None:
    """A telescope of friction c pushes against its motion, along itself: N and f by hand."""
    chain = loads_chain(RAIL.replace("MORE", "friction: {coulomb: 5}"))
    x, v = 0.25, 0.8
    s = math.hypot(x, 0.1)
    along = -5.0 * np.array([x, -0.1]) / s  # the telescope grows, and pulls the slide back to the hook
    load = 9.81 - 4.0 - along[1]
    for target in ("numpy", "reference"):
        model = symgen.build_model(chain, target, functions=["friction_dynamics"])
        f, qdd, _ = model.friction_dynamics([x], [v], [0.0], [1])
        assert qdd[0] == pytest.approx(-40.0 * x + along[0] - 0.3 * load, abs=1e-12)
        assert f[0] == pytest.approx(0.3 * load - along[0], abs=1e-12)
    assert FrictionReference(chain).verify([x], [v], [0.0], [1], f, qdd).worst < 1e-12


def test_a_place_on_the_rail_itself() -> None:
    """Along the rail the distance has a sign and a way where it is zero; nothing presses."""
    text = RAIL.replace("[0, h, 0]", "[h, 0, 0]").replace("MORE", "rest: 0.3")
    model = symgen.build_model(loads_chain(text), "numpy", functions=["reactions"])
    law = mechanics_of(loads_chain(text))
    for x in (0.0, 0.1, 0.4):
        expected = [40.0 * (0.1 - x - 0.3) * 1.0, 9.81, 0.0, 0.0, 0.0, 0.0]
        expected[0] = -expected[0]  # what the link's parent has to give along the rail, at rest
        np.testing.assert_allclose(model.reactions([x], [0.0], [0.0])[0], expected, atol=1e-13)
        np.testing.assert_allclose(law.reactions([x], [0.0], [0.0])[0], expected, atol=1e-13)


def arm_at_rest(q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Force and moment at both pins of the arm at rest, by the balance of each link."""
    a, ab = q[0], q[0] + q[1]
    pin = turned(a, (0.5, 0.0))
    centres = [turned(a, (0.2, 0.0)), pin + turned(ab, (0.15, 0.02))]
    first, second = turned(a, (0.1, 0.2)), pin + turned(ab, (0.2, 0.1))
    wall, end = np.array([-0.2, 0.3, 0.0]), pin + turned(ab, (0.3, 0.0))
    s, w = np.linalg.norm(second - first), np.linalg.norm(end - wall)
    strut, tie = -300.0 * (s - 0.2) * (second - first) / s, -50.0 * w * (end - wall) / w
    upper = -(1.0 * G + strut + tie)
    about = [np.cross(centres[1] - pin, G), np.cross(second - pin, strut), np.cross(end - pin, tie)]
    moment = -sum(about)
    lower = upper - (2.0 * G - strut)
    below = moment + np.cross(pin, upper) - np.cross(centres[0], 2.0 * G) - np.cross(first, -strut)
    return np.array([lower, upper]), np.array([below, moment])


def test_springs_between_links_and_to_the_base_load_both_pins() -> None:
    chain = loads_chain(ARM.replace(", FIRST", "").replace(", SECOND", "").replace(", MORE", ""))
    q, still = np.array([0.4, 0.9]), np.zeros(2)
    force, moment = arm_at_rest(q)
    for target in ("numpy", "reference"):
        model = symgen.build_model(chain, target, functions=["reactions", "inverse_dynamics"])
        found = model.reactions(q, still, still)
        for k, angle in enumerate((q[0], q[0] + q[1])):
            np.testing.assert_allclose(found[k, :3], turned(-angle, tuple(force[k, :2])), atol=1e-12)
            assert found[k, 5] == pytest.approx(moment[k, 2], abs=1e-12)
        # nothing but the motor acts across a joint
        np.testing.assert_allclose(found[:2, 5], model.inverse_dynamics(q, still, still), atol=1e-12)
    np.testing.assert_allclose(mechanics_of(chain).reactions(q, still, still), found, atol=1e-12)


@pytest.mark.parametrize("more", ["damping: 1", "friction: {coulomb: 2, viscous: 0.3}"])
def test_friction_of_pins_that_springs_press(more: str) -> None:
    """In motion, all opinions and the literal law; friction along a distance is part of the loads."""
    chain = loads_chain(ARM.replace("FIRST", PIN).replace("SECOND", PIN).replace("MORE", more))
    model = symgen.build_model(chain, "numpy", functions=["friction_dynamics", "reactions", "decide"])
    definition = symgen.build_model(chain, "reference", functions=["friction_dynamics"])
    law, rng = FrictionReference(chain), np.random.default_rng(3)
    for _ in range(3):
        q, qd, tau = (rng.uniform(-s, s, 2) for s in (1.0, 2.0, 5.0))
        modes, _ = model.decide(q, qd, tau, np.zeros(2 + ("friction" in more), np.int8))
        f, qdd, status = model.friction_dynamics(q, qd, tau, modes)
        assert status == 0
        # the same small equations, solved twice
        np.testing.assert_allclose(definition.friction_dynamics(q, qd, tau, modes)[0], f, atol=1e-11)
        assert law.verify(q, qd, tau, modes.tolist(), f, qdd).worst < 1e-11
        np.testing.assert_allclose(mechanics_of(chain).reactions(q, qd, qdd), model.reactions(q, qd, qdd), atol=1e-11)


def test_a_strut_on_a_rod_presses_the_pins_of_its_loop() -> None:
    """Forces of the slide and the pin at rest: the balance of rod and slide by hand, and virtual work at the crank."""
    chain = loads_chain(CRANK.replace(", FRICTION", ""))
    model = symgen.build_model(
        chain, "numpy", functions=["reactions", "closing_forces", "forward_dynamics", "coordinates"]
    )
    q = 0.7
    rod, _, strut = model.coordinates([q])[1:]
    at = turned(q, (0.2, 0.0))
    hook = np.array([0.1, -0.3, 0.0])
    hold = at + turned(q + rod, (0.3, 0.05)) - hook
    assert strut == pytest.approx(np.linalg.norm(hold), abs=1e-14)
    push = -100.0 * (strut - 0.2) * hold / strut
    centre, end = turned(q + rod, (0.25, 0.0)), turned(q + rod, (0.5, 0.0))
    # at rest the slide carries no force along its way: the pin's force on the slide is across, F on it by the rod
    about = np.cross(centre, 0.7 * G)[2] + np.cross(hold + hook - at, push)[2]
    across = about / end[0]  # moment of -F on the rod about the crank's pin is -end[0] F
    crank = -(0.7 * G + push - np.array([0.0, across, 0.0]))
    torque = np.cross(at, crank)[2] - np.cross(turned(q, (0.1, 0.0)), 1.0 * G)[2]
    # that torque holds all at rest, which forward dynamics says as well
    assert model.forward_dynamics([q], [0.0], [torque])[0] == pytest.approx(0.0, abs=1e-10)
    np.testing.assert_allclose(model.closing_forces([q], [0.0], [torque])[0, :3], [0.0, across, 0.0], atol=1e-11)
    found = model.reactions([q], [0.0], [0.0])
    np.testing.assert_allclose(found[1, :3], turned(-q - rod, tuple(crank[:2])), atol=1e-11)
    assert found[2, 1] == pytest.approx(1.5 * 9.81 - across, abs=1e-11)
    np.testing.assert_allclose(mechanics_of(chain).reactions([q], [0.0], [0.0]), found, atol=1e-11)
    assert "Forces along" not in plain_page(symgen.derive_equations(chain))


def test_friction_of_a_loops_pins_by_a_strut() -> None:
    chain = loads_chain(CRANK.replace("FRICTION", PIN).replace("damping: 2", "damping: 2, friction: {coulomb: 3}"))
    model = symgen.build_model(chain, "numpy", functions=["friction_dynamics", "decide"])
    definition = symgen.build_model(chain, "reference", functions=["friction_dynamics"])
    law = FrictionReference(chain)
    for q, qd, tau in ((0.7, 1.3, 0.4), (2.1, -0.6, 3.0), (0.4, 0.0, 30.0)):
        modes, _ = model.decide([q], [qd], [tau], [0])
        f, qdd, status = model.friction_dynamics([q], [qd], [tau], modes)
        assert status == 0
        np.testing.assert_allclose(definition.friction_dynamics([q], [qd], [tau], modes)[0], f, rtol=1e-11)
        assert law.verify([q], [qd], [tau], modes.tolist(), f, qdd).worst < 1e-11


def test_coefficients_of_pins_under_springs_are_identified() -> None:
    """From exact forces of a motion: the springs are known, and so are the loads up to what is fitted."""
    text = ARM.replace("FIRST", PIN).replace("SECOND", PIN).replace("MORE", "friction: {coulomb: 2}")
    chain = loads_chain(text)
    law, rng = FrictionReference(chain), np.random.default_rng(1)
    q, qd, qdd = (rng.uniform(-s, s, (60, 2)) for s in (1.0, 2.0, 5.0))
    tau = np.array([law.inverse(*row)[0] for row in zip(q, qd, qdd, strict=True)])
    data = {"t": np.arange(60.0), "q": q, "qd": qd, "qdd": qdd, "tau": tau}
    guess = loads_chain(text.replace("coefficient: 0.2", "coefficient: 0.1").replace("coulomb: 2", "coulomb: 1"))
    found = symgen.identify.inertial(guess, data).estimates
    wanted = {"a_coefficient": 0.2, "b_coefficient": 0.2, "w_coulomb": 2.0}
    assert {name: found[name] for name in wanted} == pytest.approx(wanted, abs=1e-8)


def test_nothing_presses_a_distance_itself() -> None:
    """A telescope has no bearing that would have a load: a coefficient there would be no friction at all."""
    for normal in ("[0, 1, 0]", "guide"):
        with pytest.raises(ChainError, match=r"10:\d+: distances\.s\.friction: the distance 's' has no bearing"):
            loads_chain(RAIL.replace("MORE", f"friction: {{coefficient: 0.2, normal: {normal}}}"))
