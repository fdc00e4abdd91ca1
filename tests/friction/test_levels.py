"""Levels of friction by direction, and levels that vary: motions and rests against closed forms."""

from __future__ import annotations

import math

import mpmath
import numpy as np
import pytest
from friction_chains import NONE, e, slide

import symgen
from symgen.describe.chain import Chain, Friction, Joint
from symgen.describe.load import loads_chain

EXACT = 1e-10
"""Relative and absolute error of the issue; runs take rtol 1e-12, so that integration adds less."""


def block(friction: Friction, *inputs: str, forces: str = "0", parameters: tuple = ()) -> Chain:
    """A mass of 2 kg on a slide x."""
    joint: Joint = slide("x", 2, friction=friction)
    return Chain("block", (joint,), parameters=parameters, gravity=NONE, inputs=inputs, forces=(("x", e(forces)),))


def level(*values: float | str) -> object:
    """One level, or one for each direction."""
    first, *second = map(e, values)
    return (first, *second) if second else first


def run(chain: Chain, duration: float, **given: object) -> symgen.Trajectory:
    model = symgen.build_model(chain, "c", optimization="debug")
    return symgen.simulate(model, duration, **{"q": [0.0], "qd": [0.0], "rtol": 1e-12, "atol": 1e-14, **given})


def kinds(found: symgen.Trajectory) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.kind, tuple(event.mode)) for event in found.events]


@pytest.mark.parametrize(("sense", "kinetic", "static", "viscous"), [(1, 3.0, 4.0, 0.5), (-1, 5.0, 7.0, 0.8)])
def test_a_ramp_breaks_away_at_the_level_of_its_direction(sense, kinetic, static, viscous):
    friction = Friction(coulomb=level(3, 5), static=level(4, 7), viscous=level(0.5, 0.8))
    found = run(block(friction, forces=f"{sense}*t"), 10.0)
    assert kinds(found) == [("slip", (sense,))]
    assert found.events[0].time == pytest.approx(static, rel=1e-14)
    # 2 v' + b v = s + F_s - F_k, s = t - F_s
    s, m, b, a = 10.0 - static, 2.0, viscous, static - kinetic
    decayed = 1.0 - math.exp(-b / m * s)
    v = (a / b - m / b**2) * decayed + s / b
    x = (a / b - m / b**2) * (s - m / b * decayed) + s**2 / (2.0 * b)
    assert found.qd[-1, 0] == pytest.approx(sense * v, rel=EXACT)
    assert found.q[-1, 0] == pytest.approx(sense * x, rel=EXACT)


def test_a_mass_turns_round_between_two_levels():
    """A spring's mass stops alternately: each half swing is about the centre that its level moves the spring to."""
    k, m, forward, backward = 50.0, 2.0, 1.0, 2.5
    joint = slide("x", 2, friction=Friction(coulomb=level(forward, backward)), stiffness=e(k))
    found = run(Chain("swing", (joint,), gravity=NONE), 4.0, q=[-0.4])
    half, x, turns = math.pi * math.sqrt(m / k), -0.4, []
    while k * abs(x) > (force := forward if x < 0.0 else backward):
        x = math.copysign(2.0 * force / k, x) - x
        turns.append(((len(turns) + 1) * half, x))
    events = [event for event in found.events if event.time > 0.0]
    assert [event.kind for event in events] == ["reversal"] * (len(turns) - 1) + ["stick"]
    assert [event.time for event in events] == pytest.approx([t for t, _ in turns], rel=EXACT)
    assert [event.q[0] for event in events] == pytest.approx([x for _, x in turns], rel=EXACT)


def test_a_joint_with_a_viscous_pair_alone_turns_round_without_rest():
    friction = Friction(viscous=level(0.5, 3))
    found = run(block(friction, forces="-4"), 4.0, qd=[2.0])
    m, b, c, F = 2.0, 0.5, 3.0, -4.0
    # forwards until it turns, then against the other coefficient
    turn = m / b * math.log(1.0 + 2.0 * b / -F)
    v = F / c * (1.0 - math.exp(-c / m * (4.0 - turn)))
    assert kinds(found)[-1] == ("reversal", (-1,))
    assert found.events[-1].time == pytest.approx(turn, rel=EXACT)
    assert found.qd[-1, 0] == pytest.approx(v, rel=EXACT)


def test_a_brake_that_is_released_linearly_lets_go_at_the_instant():
    friction = Friction(coulomb=level("max(10 - 2*t, 0)"), static=level("max(12 - 2*t, 0)"))
    found = run(block(friction, forces="5"), 7.0)
    assert kinds(found) == [("slip", (1,)), ("switch", (1,)), ("switch", (1,))]
    assert [event.time for event in found.events] == pytest.approx([3.5, 5.0, 6.0], rel=1e-14)
    # 2 v' = 5 - (10 - 2 t) until the brake is open, then 5
    speed = (25.0 - 25.0) / 2.0 - (3.5**2 - 17.5) / 2.0
    way = ((125.0 - 3.5**3) / 3.0 - 2.5 * (25.0 - 3.5**2)) / 2.0 - 1.5 * (3.5**2 - 17.5) / 2.0
    assert found.qd[-1, 0] == pytest.approx(speed + 5.0, rel=EXACT)
    assert found.q[-1, 0] == pytest.approx(way + 2.0 * speed + 5.0, rel=EXACT)


def test_a_brake_that_an_input_presses_lets_go_and_catches():
    friction = Friction(coulomb=level("press"), static=level("1.2*press"))
    signal = ([0.0, 4.0, 8.0, 12.0], [10.0, 2.0, 10.0, 10.0])  # piecewise linear
    found = run(block(friction, "press", forces="5"), 10.0, inputs={"press": signal})
    release = 4.0 * (10.0 - 5.0 / 1.2) / 8.0
    # v from the integral of 5 - press, then the instant at which it is zero on the rising flank
    down = (5.0 - 10.0) * (4.0 - release) + (16.0 - release**2)
    # falling: 5 - (10 - 2 t); rising from 4 on: 5 - (2 + 2 s)
    stop = 4.0 + (3.0 + math.sqrt(9.0 + 4.0 * down)) / 2.0
    slips = [event for event in found.events if event.kind in ("slip", "stick")]
    assert [event.kind for event in slips] == ["slip", "stick"]
    assert slips[0].time == pytest.approx(release, rel=1e-13)
    assert slips[1].time == pytest.approx(stop, rel=EXACT)
    assert found.qd[-1, 0] == 0.0
    assert found.mode[-1, 0] == 0


def test_a_limit_that_drops_lets_go_at_once():
    found = run(block(Friction(coulomb=level("where(t < 1, 10, 2)")), forces="5"), 2.0)
    assert kinds(found)[0] == ("slip", (1,))
    assert found.events[0].time == pytest.approx(1.0, rel=1e-14)
    assert found.q[-1, 0] == pytest.approx(0.75, rel=EXACT)


def test_two_rests_on_a_ripple():
    """F(x) = 6 + 2 sin(30 x): the energy says where the mass comes to rest, a quadrature of dx/v when."""
    F, A, k, m, v0 = 6.0, 2.0, 30.0, 2.0, 1.5
    friction = Friction(coulomb=level("6 + 2*sin(30*x)"), static=level("7 + 2*sin(30*x)"))
    # a push of more than breakaway there, from 1 s on and up to x = 0.4
    found = run(block(friction, forces="where(t < 1, 0, where(x < 0.4, 9.5, 0))"), 2.5, qd=[v0])

    def work(a: float, b: float) -> mpmath.mpf:
        return F * (b - a) + A * (mpmath.cos(k * a) - mpmath.cos(k * b)) / k

    with mpmath.workdps(30):
        first = mpmath.findroot(lambda b: work(0, b) - mpmath.mpf(m) * v0**2 / 2, 0.375)
        second = mpmath.findroot(lambda b: 9.5 * (mpmath.mpf("0.4") - first) - work(first, b), 0.45)

        def pace(u: mpmath.mpf) -> mpmath.mpf:  # x = first (1 - u^2), which takes the root's singularity away
            return 2 * first * u * mpmath.sqrt(m / 2 / abs(work(first * (1 - u * u), first)))

        when = mpmath.quadgl(pace, mpmath.linspace(0, 1, 5))
    sticks = [event for event in found.events if event.kind == "stick"]
    assert [event.q[0] for event in sticks] == pytest.approx([float(first), float(second)], rel=EXACT)
    assert sticks[0].time == pytest.approx(float(when), rel=EXACT)
    slips = [event for event in found.events if event.kind == "slip"]
    assert slips[0].time == pytest.approx(1.0, rel=1e-14)
    assert np.all(found.q[found.t >= sticks[1].time, 0] == sticks[1].q[0])


GROUP = """
symgen: 1
name: group
gravity: [0, 0, -9.81]
inputs: [press]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 2, com: [0.3, 0, 0], inertia: {yy: 0.02},
     friction: {coulomb: ["0.6 + 0.2*sin(3*a)", 0.4], static: ["0.9 + 0.2*sin(3*a)", "0.7 + 0.01*t"],
                viscous: [0.05, 0.1]}}
  - {name: p, type: revolute, place: {xyz: [1, 0, 0], axis: [0, 1, 0]}, mass: 0.5, inertia: {yy: 0.01},
     friction: {coulomb: [0.1, "0.3 + 0.1*cos(p)"], static: [0.2, 0.5], viscous: [0.01, 0.03]}}
  - {name: s, type: prismatic, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 0.5, com: [0, 0, 0.2],
     friction: {coefficient: [0.1, 0.2], static_coefficient: [0.15, 0.3], normal: [0, 0, 1],
                coulomb: [0.3, "0.1*press**2"], static: [0.3, "0.2*press**2"]},
     drive: {ratio: 3, efficiency: [[0.9, 1.2], [0.8, 1.3]]}}
coupled: {p: -2.5*a}
"""
"""A follower that turns against its coordinate, and a slide whose load, levels and losses differ by direction."""


def test_the_check_agrees_with_the_literal_law():
    """Definition, emitted C and numeric reference agree at states of all kinds."""
    functions = ["friction_dynamics", "friction_limits", "friction_inverse_dynamics"]
    assert symgen.check_model(loads_chain(GROUP), samples=30, seed=0, functions=functions).passed


def test_a_group_turns_round_with_the_levels_of_its_members():
    """While a goes forwards p turns backwards: along a the levels are those of both, p's 2.5 times."""
    model = symgen.build_model(loads_chain(GROUP), "c", functions=["friction_limits", "friction_torque"],
                               optimization="debug")  # fmt: skip
    _, _, low, high, *_ = model.friction_limits([0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0, 0], inputs=[1.0])
    assert high[0] == pytest.approx(0.9 + 2.5 * 0.5, rel=1e-14)
    assert low[0] == pytest.approx(-(0.7 + 2.5 * 0.2), rel=1e-14)
    zero = [0.0, 0.0]
    ahead, back = (model.friction_torque(zero, [v, 0.0], zero, [0, 0], inputs=[1.0])[0] for v in (1e-9, -1e-9))
    assert ahead - back == pytest.approx(0.6 + 2.5 * 0.4 + 0.4 + 2.5 * 0.1, rel=1e-8)  # the viscous part is 1e-9


def test_parameters_of_levels_over_many_runs_and_in_sensitivities():
    """Runs with values of their own are those of single runs; frequencies of free modes depend on no friction."""
    text = """
symgen: 1
name: stage
gravity: [0, 0, 0]
inputs: [press]
parameters: {F: 0.8, A: 0.3, b: 0.4, k: 50.0}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, stiffness: k,
     friction: {coulomb: ["F*(1 + A*sin(20*x))", 0.9], static: [2, 3], viscous: [b, 0.3 + press]}}
  - {name: y, type: prismatic, parent: x, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 2, stiffness: 40,
     friction: {law: F + b*v**2, static: 2}}
"""
    model = symgen.build_model(loads_chain(text), "c", optimization="debug")
    given = {"q": [0.3, 0.2], "qd": [1.0, -1.0], "inputs": {"press": 0.5}}
    values = {"F": [0.5, 0.8, 1.1], "b": [0.1, 0.2, 0.3]}
    many = symgen.simulate_many(model, 2.0, params={key: np.array(column) for key, column in values.items()}, **given)
    for k in range(3):
        one = symgen.simulate(model, 2.0, params={key: column[k] for key, column in values.items()}, **given)
        assert many.q[k].tolist() == one.q[-1].tolist()
    slopes = symgen.analyse.sensitivity(model, [0.0, 0.0], inputs=[0.5])
    assert [slopes[name] for name in "FAb"] == [0.0, 0.0, 0.0]
