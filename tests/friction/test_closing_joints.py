"""Friction of the joints that close loops: closed forms of a four-bar and a slider-crank, and the literal law."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.chain import Chain
from symgen.describe.dead_centres import reversing_joints
from symgen.describe.load import loads_chain
from symgen.reference.friction import FrictionReference
from tests.linkages import NUMBERS, four_bar

FIVE_BAR = """
symgen: 1
name: five_bar
gravity: [0, 0, 0]
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8, com: [0.1, 0, 0], inertia: {zz: 0.004},
     friction: {coulomb: 0.2}}
  - {name: b1, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, 0.01, 0], inertia: {zz: 0.003},
     actuated: false, friction: {coulomb: 0.05}}
  - {name: a2, type: revolute, parent: base, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.1, 0, 0],
     inertia: {zz: 0.004}, friction: {coulomb: 0.15, viscous: 0.1}}
  - {name: b2, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 0.6, com: [0.14, -0.01, 0], inertia: {zz: 0.003},
     actuated: false, friction: {coulomb: 0.04}}
loops:
  - {name: B, type: revolute, between: [{joint: b1, at: [0.3, 0, 0]}, {joint: b2, at: [0.3, 0, 0]}],
     near: {a1: 2, a2: 1, b1: -1.2, b2: 1.2}, friction: {coulomb: 0.06}}
"""

SPATIAL = """
symgen: 1
name: spatial
gravity: [0, 0, -9.81]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.05, 0, 0], inertia: {zz: 0.01},
     friction: {coulomb: 0.1}}
  - {name: one, type: revolute, place: {xyz: [0.1, 0, 0]}, actuated: false}
  - {name: two, type: revolute, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, actuated: false}
  - {name: three, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.5, com: [0.1, 0, 0.1],
     inertia: {xx: 0.002, yy: 0.002, zz: 0.002}, actuated: false, friction: {coulomb: 0.02}}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.4, 0, 0.05], axis: [0, 1, 0]}, mass: 1,
     com: [0, 0, 0.1], inertia: {yy: 0.01}, actuated: false}
  - {name: four, type: revolute, place: {xyz: [0, 0, 0.25], axis: [1, 0, 0]}, actuated: false}
loops:
  - {name: pin, type: revolute, axis: [0, 1, 0], between: [{joint: three, at: [0.3, 0, 0]}, {joint: four}],
     dependent: [one, two, three, rocker, four], near: {three: -0.6}, friction: {coulomb: 0.07}}
"""


def guide_closes() -> Chain:
    """The slider-crank that coasts to rest, whose guide closes the loop."""
    case = NUMBERS["coast_down"]
    g, bodies, level = case["geometry"], case["bodies"], case["friction"]["slider"]
    rod, slider = bodies["rod"], bodies["slider"]
    return loads_chain(f"""
symgen: 1
name: coast
gravity: [0, 0, 0]
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: {bodies["crank"]["inertia_about_pin"]}}}}}
  - {{name: rod, type: revolute, place: {{xyz: [{g["r"]}, 0, 0]}}, mass: {rod["mass"]}, com: [{rod["com"][0]}, 0, 0],
     inertia: {{zz: {rod["inertia"]}}}, actuated: false}}
  - {{name: slider, type: revolute, place: {{xyz: [{g["l"]}, 0, 0]}}, mass: {slider["mass"]}, actuated: false}}
loops:
  - {{name: guide, type: prismatic, axis: [1, 0, 0], between: [{{joint: base}}, {{joint: slider}}],
     dependent: [rod, slider], friction: {{coulomb: {level["coulomb"]}, static: {level["static"]}}}}}
""")


def test_a_four_bar_breaks_away_where_all_four_pins_do() -> None:
    case = NUMBERS["breakaway"]
    levels = {pin: f"coulomb: {level}" for pin, level in case["static"].items()}
    chain, torque = four_bar(friction=levels), case["expected"]["crank_torque_at_breakaway"]
    model = symgen.build_model(chain, "numpy", functions=["decide"])
    for sense in (1.0, -1.0):
        # the level is a sum of products: 1e-12 of it is far more than rounding
        for part, mode in ((1.0 - 1e-12, 0), (1.0 + 1e-12, sense)):
            modes, status = model.decide([1.1], [0.0], [sense * part * torque], [0])
            assert (modes[0], status) == (mode, 0)
            assert FrictionReference(chain).decide([1.1], [0.0], [sense * part * torque], [0]).mode[0] == mode


def test_a_guide_that_closes_the_loop_turns_at_dead_centres_and_sticks() -> None:
    expected = NUMBERS["coast_down"]["expected"]
    model = symgen.build_model(guide_closes())
    run = symgen.simulate(model, 1.2, q=[0.0], qd=[21.0])
    assert [event.kind for event in run.events] == ["dead_centre", "dead_centre", "stick"]
    assert [event.joints for event in run.events] == [("guide",), ("guide",), ("crank",)]
    times = [*(found["t"] for found in expected["dead_centres"]), expected["rest"]["t"]]
    # the numbers have 14 digits; errors of some hundred steps of the default tolerance 1e-11 add up
    np.testing.assert_allclose([event.time for event in run.events], times, rtol=0, atol=1e-11)
    assert abs(run.q[-1, 0] - expected["rest"]["q"]) < 1e-11
    assert run.qd[-1, 0] == 0.0


def test_closing_joints_are_told_apart_by_what_they_follow() -> None:
    five = loads_chain(FIVE_BAR)
    model = symgen.build_model(five, "numpy", functions=["decide"])
    assert model.mode_names == ("a1", "a2", "b1", "b2", "B")
    assert reversing_joints(guide_closes()) == (("guide",),)


@pytest.mark.parametrize(("text", "q"), [(FIVE_BAR, (2.0, 1.0)), (SPATIAL, (0.2,))])
def test_decisions_and_motions_agree_with_the_literal_law(text: str, q: tuple[float, ...]) -> None:
    chain, rng = loads_chain(text), np.random.default_rng(3)
    model = symgen.build_model(chain, "numpy", functions=["decide", "friction_dynamics"])
    law, n = FrictionReference(chain), len(q)
    for _ in range(8):
        at, tau = np.add(q, rng.uniform(-0.3, 0.3, n)), rng.uniform(-2.0, 2.0, n)
        qd = rng.uniform(-2.0, 2.0, n) * rng.integers(0, 2, n)
        mode = np.sign(law.state(at, qd, tau).qd).astype(np.int8)
        answer = law.decide(at, qd, tau, mode)
        modes, status = model.decide(at, qd, tau, mode)
        assert (modes.tolist(), status) == (answer.mode.tolist(), answer.status)
        f, qdd, _ = model.friction_dynamics(at, qd, tau, answer.mode)
        # both solve linear systems of condition below 1e3
        np.testing.assert_allclose(f, answer.f, atol=1e-11)
        np.testing.assert_allclose(qdd, answer.qdd, rtol=1e-11, atol=1e-9)


def test_a_five_bar_comes_to_rest_with_its_closing_pin_as_a_mode() -> None:
    model = symgen.build_model(loads_chain(FIVE_BAR))
    run = symgen.simulate(model, 1.0, q=[2.0, 1.0], qd=[0.6, -0.4])
    assert run.status == 0
    assert not run.mode[-1].any()
    assert not run.qd[-1].any()
    balance = run.energy[-1] - run.energy[0] + run.dissipated[-1] - run.work_in[-1]
    assert abs(balance) < 1e-9  # of 0.02 J, at the default tolerances
    rates = model.bearing_rates(run.q[0], run.qd[0])
    ahead = symgen.simulate(model, 1e-6, q=run.q[0], qd=run.qd[0]).coordinates[-1]
    start = model.coordinates(run.q[0])
    # the closing pin turns by the difference of the two links' angles
    turned = (ahead - start) @ [-1.0, -1.0, 1.0, 1.0] / 1e-6
    assert abs(rates[-1] - turned) < 1e-4


def test_what_holds_joints_nearly_in_one_proportion_balances_to_the_last_digit() -> None:
    """The rates of two pins are proportional up to 1e-7 there; the forces that hold all joints balance the arms'."""
    chain = loads_chain(FIVE_BAR)
    model = symgen.build_model(chain, "numpy", functions=["sticking_forces"])
    law, tau = FrictionReference(chain), np.array([0.3, -0.2])
    for q in ([1e-7, 0.3], [-4.7e-4, 9e-10]):
        f, qdd = model.sticking_forces(q, np.zeros(2), tau, np.ones(5, bool))
        state = law.state(q, np.zeros(2), tau)
        assert not qdd.any()
        # sums of five forces below 1 N m
        np.testing.assert_allclose(state.h + state.onto(f), tau, rtol=0, atol=1e-15)
