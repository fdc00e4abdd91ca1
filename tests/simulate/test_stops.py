"""Rigid stops: impacts by Newton's restitution, closed stops and their release, accumulating impacts."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.describe.write import to_yaml
from symgen.errors import ChainError
from tests.simulate.stopped_chains import BACKLASH, BALL, PAIR, PUSHED, G, bounces, built

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ball() -> Any:
    return built(BALL)


@pytest.fixture(scope="module")
def pushed() -> Any:
    return built(PUSHED.replace("FRICTION", ""))


@pytest.mark.parametrize("e", [0.0, 0.5, 0.9])
def test_impacts_accumulate_at_their_limit(ball, e):
    """Closed form: flights are a geometric series. Rounding of t = 8 s is 1e-15; the bounds are those of the issue."""
    run = symgen.simulate(ball, 10.0, q=[1.0], params={"e": e})
    impacts = [event for event in run.events if event.kind == "impact"]
    times, limit = bounces(1.0, e, 10)
    found = [event.time for event in impacts[: len(times)]]
    if e:
        assert found == pytest.approx(times, abs=1e-10)
        assert len(impacts) < 400  # and no more: the stop closes
    assert impacts[-1].time == pytest.approx(limit, abs=1e-10)
    assert [event.lost for event in impacts[:10]] == pytest.approx(
        [2.0 * G * e ** (2 * k) * (1.0 - e**2) for k in range(min(10, len(impacts)))], abs=1e-12
    )
    assert sum(event.lost for event in impacts) == pytest.approx(2.0 * G, abs=1e-12)
    assert run.q[-1, 0] == run.qd[-1, 0] == run.qdd[-1, 0] == 0.0
    assert run.q.min() == 0.0
    assert run.energy_error < 1e-11  # J, of 20: rounding of 175 impacts


def test_the_arm_of_the_mechanisms():
    """`stop` in tests/data/mechanisms.json, computed by two other codes."""
    expected = json.loads((ROOT / "tests" / "data" / "mechanisms.json").read_text())["stop"]["expected"]
    text = (ROOT / "examples" / "two_link.yaml").read_text()
    found = text.replace("viscous: 0.03}", "viscous: 0.03}\n    stop: {upper: 0.8, restitution: 0.4}")
    assert found != text
    run = symgen.simulate(built(found), 0.1, q=[0.3, 0.8], qd=[-1.1, 2.5])
    impact = run.events[0]
    assert (impact.kind, impact.time, impact.joints) == ("impact", 0.0, ("elbow",))
    assert impact.qd == pytest.approx(expected["qd_after"], abs=1e-12)
    assert impact.lost == pytest.approx(expected["energy_lost"], abs=1e-12)
    assert run.q[:, 1].max() == 0.8


def test_a_closed_stop_opens_when_it_would_pull(pushed):
    """A force 4 cos(t) presses until t = pi/2; from there on x = 1 + (2 cos(t) + 2 (t - pi/2))/(-1), m = 2."""
    run = symgen.simulate(pushed, 3.0, q=[1.0], tau={"x": "4*cos(t)"}, sample=[1.0, 3.0])
    (release,) = run.events
    assert (release.kind, release.joints) == ("release", ("x",))
    assert release.time == pytest.approx(math.pi / 2.0, abs=1e-10)
    assert (run.q[0, 0], run.qd[0, 0]) == (1.0, 0.0)
    assert run.q[1, 0] == pytest.approx(1.0 - 2.0 * math.cos(3.0) - 2.0 * (3.0 - math.pi / 2.0), abs=1e-9)


def test_friction_holds_before_the_stop_does():
    """Pressed with more than friction holds, let go, then pulled away: at -5 N the joint breaks away."""
    model = built(PUSHED.replace("FRICTION", ", friction: {coulomb: 3, static: 5}"))
    run = symgen.simulate(model, 4.0, q=[1.0], tau={"x": "8 - 4*t"}, sample=0.5)
    assert [(event.kind, round(event.time, 9)) for event in run.events] == [
        ("release", 1.25),
        ("stick", 1.25),
        ("slip", 3.25),
    ]
    assert np.all(run.q[:7, 0] == 1.0)
    assert run.q[-1, 0] < 1.0
    assert run.energy_error < 1e-9


HANGING = """symgen: 1
name: hanging
gravity: [0, 0, -9.81]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1,
     stop: {upper: 0.2, restitution: 0.5}}
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0, 0, -0.4],
     friction: {coulomb: 0.4, static: 0.6}}
"""


def test_flights_leave_a_joint_at_rest_that_friction_stops_in_each():
    """A pendulum that each impact sets off, and friction stops before the next, rests at their limit.

    It stays where static friction holds its weight, above what sliding friction would. What the flights' sum leaves
    below is of no law: it let the pendulum slide off, or its modes change without end.
    """
    model = symgen.build_model(loads_chain(HANGING), "c", optimization="debug")
    run = symgen.simulate(model, 1.0, q=[0.199, -0.13], qd=[0.03, 0.0], tau=[0.3, 0.0])
    weight = 0.4 * G * abs(math.sin(run.q[-1, 1]))
    assert 0.45 < weight < 0.6
    assert run.mode[-1].tolist() == [0, 0]
    last = [event for event in run.events if event.kind == "impact"][-1]
    assert np.ptp(run.q[run.t > last.time, 1]) == 0.0
    run = symgen.simulate(model, 1.5, q=[0.19, -0.17], qd=[0.2, 0.0], tau=[0.5, 0.0])
    assert (run.status, run.t[-1]) == (0, 1.5)
    steps = symgen.simulate(model, 1.5, q=[0.19, -0.17], qd=[0.2, 0.0], tau=[0.5, 0.0], dt=2e-4)
    assert run.q[-1] == pytest.approx(steps.q[-1], abs=1e-4)  # the steps' error is 1.2e-5, of the order of dt


@pytest.mark.parametrize("bound", [0.0, 1.0, 100.0])
@pytest.mark.parametrize("e", [0.5, 0.8])
def test_flights_with_friction_accumulate_at_their_limit(bound, e):
    """It falls with (F - f)/m and rises against (F + f)/m: rates shrink by e sqrt((F - f)/(F + f)).

    With both ways equally long the limit would be 4e-9 s off, by ways that rounding of the coordinate leaves 1e-10 s at
    1 m, 1e-7 s at 100 m.
    """
    keys = "stop: {upper: s, restitution: e}, friction: {coulomb: 3, static: 3}"
    model = built(
        PUSHED.replace("limits: {upper: 1}, stop: limitsFRICTION", keys).replace(
            "joints:", "parameters: {s: 0, e: 0}\njoints:"
        )
    )
    run = symgen.simulate(model, 4.0, q=[bound - 1.0], tau=[5.0], params={"s": bound, "e": e})
    fall, rise, rate = 1.0, 4.0, math.sqrt(2.0)
    ratio = e * math.sqrt(fall / rise)
    limit = rate / fall + (e * rate / rise + ratio * rate / fall) / (1.0 - ratio)
    assert run.events[-1].time == pytest.approx(limit, abs=1e-13)
    assert run.q[-1, 0] == bound
    assert [(event.kind, event.before, event.mode) for event in run.events[:2]] == [
        ("impact", (1,), (-1,)),  # no reversal besides
        ("reversal", (-1,), (1,)),
    ]
    assert [event.kind for event in run.events[-2:]] == ["impact", "impact"]


@pytest.mark.parametrize("options", [{}, {"dt": 1e-2}])
def test_an_impact_sets_a_joint_off(options):
    """The carried body hits its stop, and the carrier, at rest by friction, slips: both are events of that instant."""
    text = PAIR.replace("stop: {upper: 1, restitution: 0.6}", "friction: {coulomb: 1, static: 2}").replace(
        "mass: 2", "parent: a, mass: 2"
    )
    first, second = symgen.simulate(built(text), 1.0, qd=[0.0, 3.0], **options).events[:2]
    assert (first.kind, first.joints, second.kind, second.joints) == ("impact", ("b",), "slip", ("a",))
    assert (first.before, first.mode) == ((0, 1), (1, -1))


def test_several_stops_at_one_instant():
    """Bodies of 1 and 2 kg, the second on the first: both meet their stops at t = 1/3.

    Newton's restitution at both: a' = -0.6 * 3, b' = -0.2 * 3 (each is a coordinate of its own).
    """
    run = symgen.simulate(built(PAIR.replace("mass: 2", "parent: a, mass: 2")), 0.5, q=[0.0, 1.0], qd=[3.0, 3.0])
    impact = run.events[0]
    assert impact.time == pytest.approx(1.0 / 3.0, abs=1e-12)
    assert impact.joints == ("a", "b")
    assert impact.qd == pytest.approx([-1.8, -0.6], abs=1e-12)
    before, after = (0.5 * a**2 + (a + b) ** 2 for a, b in ((3.0, 3.0), (-1.8, -0.6)))
    assert impact.lost == pytest.approx(before - after, abs=1e-12)


def test_an_impact_presses_on_a_closed_stop():
    """The carried body hits its stop and pushes its carrier, which stands at its own: both stops give impulses."""
    run = symgen.simulate(built(PAIR.replace("mass: 2", "parent: a, mass: 2")), 0.5, q=[1.0, 1.5], qd=[0.0, 4.0])
    impact = run.events[0]
    assert impact.joints == ("b",)
    assert impact.qd == pytest.approx([0.0, -0.8], abs=1e-12)
    assert impact.lost == pytest.approx(16.0 - 0.64, abs=1e-12)
    assert run.q[:, 0].max() == 1.0


def test_random_impacts_gain_no_energy_and_pass_no_stop():
    """Two thousand starts at both stops of an arm: rates after an impact open them, kinetic energy falls."""
    text = """symgen: 1
name: arm
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.3, 0, 0], stop: {lower: -1, restitution: 0.7}}
  - {name: b, type: revolute, place: {xyz: [0.5, 0, 0]}, mass: 2, com: [0.2, 0.1, 0],
     stop: {upper: 1, restitution: 0.3}}
  - {name: c, type: prismatic, place: {xyz: [0.4, 0, 0], axis: [0, 1, 0]}, mass: 1, stop: {upper: 0.2}}
"""
    model = built(text)
    draw = np.random.default_rng(5)
    q, qd = np.tile([-1.0, 1.0, 0.2], (2000, 1)), draw.normal(size=(2000, 3))
    runs = symgen.simulate_many(model, 1e-9, q=q, qd=qd)  # 1e-9 s: what the rates do is rounding
    assert np.all(runs.status == 0)
    before, after = model.kinetic_energy(q, qd), model.kinetic_energy(runs.q, runs.qd)
    assert np.all(after <= before * (1.0 + 1e-8))
    opens = runs.qd * np.array([1.0, -1.0, -1.0])
    assert np.all(opens >= -1e-8)
    untouched = np.all(qd * np.array([1.0, -1.0, -1.0]) > 0.0, axis=1)
    assert np.allclose(runs.qd[untouched], qd[untouched], atol=1e-7)
    assert 0.05 < np.mean(untouched) < 0.3


BAD = [
    ("stop: {lower: 2, upper: 1}", "the lower bound 2 of the stop is not below its upper bound 1"),
    ("stop: {lower: 0, restitution: 1.5}", "restitution must be from 0 to 1, not 1.5"),
    ("stop: limits", "the stop has no bound"),
    ("stop: {lower: 0, bounce: 1}", "write 'restitution'"),
    ("stop: {upper: 1}, motion: 2*t", "the motion of joint 'x' is given"),
]


@pytest.mark.parametrize(("keys", "words"), BAD)
def test_bad_stops_are_refused(keys, words):
    with pytest.raises(ChainError, match=words):
        loads_chain(PUSHED.replace("limits: {upper: 1}, stop: limitsFRICTION", keys))


def test_a_joint_that_is_thrown_back_to_its_stop_stays_there():
    """Three stops at a corner: b leaves its own, and the impacts of a and c push it back; it may not go through.

    Its rate is 0 then, and the impulses at a and c follow from their restitution: M qd' - M qd has no other rows.
    """
    text = """symgen: 1
name: corner
gravity: [0, 0, 0]
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0.3]}, mass: 2, stop: {lower: -1, restitution: 0.5}}
  - {name: b, type: revolute, parent: a, place: {xyz: [0.5, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0.2, 0.1, 0],
     inertia: {yy: 0.05}, stop: {lower: -2, restitution: 0.6}}
  - {name: c, type: revolute, parent: a, place: {xyz: [-0.5, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0.2, 0.1, 0],
     inertia: {yy: 0.05}, stop: {lower: -0.5, restitution: 0.6}}
"""
    model, q, qd = built(text), np.array([-1.0, -2.0, -0.5]), np.array([-1.1756, 0.23759, -0.79894])
    after = np.array(symgen.simulate(model, 1e-6, q=q, qd=qd).events[0].qd)
    assert after == pytest.approx([0.5 * 1.1756, 0.0, 0.6 * 0.79894], abs=1e-12)
    impulses = model.mass_matrix(q) @ (after - qd)
    assert np.all(impulses > 0.0)


def test_stops_are_written_as_they_are_read():
    chain = loads_chain(BALL)
    assert loads_chain(to_yaml(chain)) == chain
    limits = loads_chain(PUSHED.replace("FRICTION", ""))
    assert loads_chain(to_yaml(limits)) == limits


def test_joints_that_bounce_in_turn_come_to_rest():
    """A joint that bounces throws another off its stop, again and again: both close, and no run crawls."""
    text = """symgen: 1
name: pair
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: prismatic, place: {xyz: [0.3, 0.1, 0], axis: [0.52, -1.14, -0.75]}, mass: 0.56,
     com: [0.1, 0.05, 0.02], inertia: {xx: 0.02, yy: 0.03, zz: 0.025},
     stop: {lower: -0.36, upper: 0.85, restitution: 0.3}}
  - {name: b, type: revolute, place: {xyz: [0.3, 0.1, 0], axis: [-1.41, 0.77, -0.7]}, mass: 2.02,
     com: [0.1, 0.05, 0.02], inertia: {xx: 0.02, yy: 0.03, zz: 0.025}, friction: {coulomb: 0.59, static: 2.26},
     stop: {lower: -0.91, upper: 0.75, restitution: 0.7}}
"""
    tau = {"a": "2.46*sin(4.44*t)", "b": "6.49*sin(4.9*t + 1)"}
    run = symgen.simulate(built(text), 3.0, qd=[0.23109726546750836, 1.3351238354731259], tau=tau)
    assert run.status == 0
    assert len(run.events) < 1000
    assert np.all(run.qd[-1] == 0.0)
    assert run.energy_error < 1e-6  # J, of 10
    assert np.all(run.q <= [0.85, 0.75])
    assert np.all(run.q >= [-0.36, -0.91])


def test_stops_of_a_joint_that_follows_two():
    """Masses of 1 and 2 kg with play, 3 N on the first: impacts at t1 (2^(2-k) - 1)..., t1^2 = 0.2/3, limit 3 t1.

    Each takes (1 - e^2) mu v^2/2, mu = 2/3 kg. The mass centre moves by t^2/2; together they have 1 m/s^2.
    """
    run = symgen.simulate(built(BACKLASH.replace("FRICTION", "")), 1.5, tau=[3.0, 0.0])
    first = math.sqrt(0.2 / 3.0)
    impacts = [event for event in run.events if event.kind == "impact"]
    assert [event.time for event in impacts[:3]] == pytest.approx([first, 2.0 * first, 2.5 * first], abs=1e-12)
    assert impacts[-1].time == pytest.approx(3.0 * first, abs=1e-10)
    assert {event.joints for event in impacts} == {("gap",)}
    assert [event.lost for event in impacts[:3]] == pytest.approx([0.15 * 0.25**k for k in range(3)], abs=1e-12)
    assert run.q[-1] @ [1.0, 2.0] / 3.0 == pytest.approx(1.125, abs=1e-9)  # the flights' end takes one Euler step
    assert run.q[-1] @ [1.0, -1.0] == pytest.approx(0.1, abs=1e-15)
    assert run.qdd[-1] == pytest.approx([1.0, 1.0], abs=1e-12)
    assert np.all(run.q @ [1.0, -1.0] <= 0.1 + 1e-15)


def test_the_stop_of_a_piston():
    """The crank turns back and forth between stops of the piston; its coordinate is that of the loop's closed form."""
    text = (ROOT / "examples" / "linkages" / "slider_crank.yaml").read_text().split("forces:")[0]
    text = text.replace("axis: [1, 0, 0]}, mass: 0.5}", "axis: [1, 0, 0]}, mass: 0.5, stop: {upper: 0.17}}")
    model = built("\n".join(line for line in text.splitlines() if "  p:" not in line))
    run = symgen.simulate(model, 1.0, q=[1.2], tau=[-5.0])
    steps = symgen.simulate(model, 1.0, q=[1.2], tau=[-5.0], dt=1e-3)
    (impact,) = run.events

    def piston(crank: float) -> float:
        return 0.04 * math.cos(crank) + math.sqrt(0.14**2 - (0.04 * math.sin(crank) - 0.01) ** 2)

    assert impact.joints == ("piston",)
    assert piston(impact.q[0]) == pytest.approx(0.17, abs=1e-14)
    for found in (run, steps):
        assert piston(found.q[-1, 0]) == pytest.approx(0.17, abs=1e-14)
        assert abs(found.qd[-1, 0]) < 1e-11


def test_pictures_and_the_ledger_show_impacts(ball, tmp_path):
    run = symgen.simulate(ball, 2.0, q=[1.0], sample=0.1)
    assert run.impacts[0] == 0.0
    assert run.impacts[5] == pytest.approx(14.715, abs=1e-12)  # (1 - e^2) m g h after the first
    assert run.impacts[-1] == pytest.approx(2.0 * G, abs=1e-12)
    assert run.columns()["impacts"].tolist() == run.impacts.tolist()
    figure = run.plot(tmp_path / "run.png")
    lines = {line.get_gid() for axis in figure.axes for line in axis.lines}
    assert {"stop:z", "event:impact"} <= lines
