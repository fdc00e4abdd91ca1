"""Derivatives of runs that meet stops, of joints that follow others, and of events that coincide or just happen."""

from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import SimulationError, SimulationWarning
from symgen.model.model import Model
from symgen.simulate.trajectory import Trajectory
from tests.simulate.sensitivity_cases import EXACT, SLIDER, STOPPED_ARM, agrees, differences


@pytest.fixture(scope="module")
def slider() -> Model:
    return symgen.build_model(loads_chain(SLIDER))


BALL = """
symgen: 1
name: ball
gravity: [0, 0, -g]
parameters: {m: 2.0, g: 9.81, e: 0.6, low: 0.1}
joints:
  - name: z
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [0, 0, 1]}
    mass: m
    stop: {lower: low, restitution: e}
"""


def test_a_ball_that_bounces_to_rest() -> None:
    """Falls t1 = sqrt(2 h/g), h = z0 - low; impact k at t1 (1 + 2 (e + ... + e^(k-1))), rest at t1 (1 + e)/(1 - e)."""
    z0, g, e, low = 1.0, 9.81, 0.6, 0.1
    run = symgen.simulate(
        loads_chain(BALL), 3.0, q=[z0], sensitivities=["g", "e", "low", "q0.z", "m"], sample=[0.5, 3.0], **EXACT
    )
    t1 = np.sqrt(2.0 * (z0 - low) / g)
    by_h = t1 / (2.0 * (z0 - low))
    factor, slope = 1.0 + 2.0 * (e + e**2), 2.0 * (1.0 + 2.0 * e)
    third = run.events[2]
    assert third.dtime == pytest.approx(
        [-factor * t1 / (2 * g), slope * t1, -factor * by_h, factor * by_h, 0.0], rel=1e-9
    )
    assert third.dq[0] == pytest.approx([0.0, 0.0, 1.0, 0.0, 0.0], abs=1e-10)
    rests, by_e = (1.0 + e) / (1.0 - e), 2.0 / (1.0 - e) ** 2
    last = run.events[-1]
    of_rest = [-rests * t1 / (2 * g), by_e * t1, -rests * by_h, rests * by_h, 0.0]
    assert last.dtime == pytest.approx(of_rest, rel=1e-11)  # the last rates are 1e-8, and places 0.1: no digit is lost
    assert run.dq[-1, 0] == pytest.approx([0.0, 0.0, 1.0, 0.0, 0.0], abs=1e-10)  # it lies on its stop
    tau = 0.5 - t1
    speed = e * np.sqrt(2.0 * g * (z0 - low))  # z = low + speed tau - g tau^2/2 until the second impact
    by_g = speed / (2 * g) * tau + (speed - g * tau) * t1 / (2 * g) - tau**2 / 2
    assert run.dq[0, 0, 0] == pytest.approx(by_g, rel=1e-9)
    assert run.dq[0, 0, 1] == pytest.approx(speed / e * tau, rel=1e-9)


def test_an_arm_with_friction_by_its_load_that_meets_a_stop() -> None:
    model = symgen.build_model(loads_chain(STOPPED_ARM))
    names = ["m2", "F2", "r", "mu", "q0.shoulder"]
    given: dict[str, Any] = {"qd": [0.4, 2.5], "sample": [0.5, 1.2], **EXACT}

    def run(name: str, value: float, **more: Any) -> Trajectory:
        start = [value if name == "q0.shoulder" else 0.3, 0.2]
        params = {name: value} if name in model.parameters else None
        return symgen.simulate(model, 1.2, q=start, params=params, **given, **more)

    found = run("", 0.0, sensitivities=names)
    assert "impact" in {event.kind for event in found.events}
    for k, name in enumerate(names):
        value = {**model.parameters, "q0.shoulder": 0.3}[name]
        agrees(found, k, differences(lambda x, name=name: run(name, x), value, 1e-4 * max(value, 0.1)))


TOUCHING = """
symgen: 1
name: touching
gravity: [0, 0, 0]
parameters: {m: 1.0}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, stop: {upper: UPPER}}
"""

TWINS = """
symgen: 1
name: twins
gravity: [0, 0, 0]
parameters: {F_x: 4.0, F_y: 4.0}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: F_x}}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 2, friction: {coulomb: 3, static: F_y}}
"""


def test_a_stop_that_is_just_touched_leaves_no_derivative() -> None:
    """A mass on a spring comes to its stop without a rate; one that is nearer or farther is no matter."""
    touched = r"just does not happen|it grazes"  # it is rounding that decides which
    for upper, status in (("1.0", 1), ("0.99", 0), ("1.01", 0)):
        chain = loads_chain(TOUCHING.replace("UPPER", upper))
        with pytest.warns(SimulationWarning, match=touched) if status else nullcontext():
            run = symgen.simulate(
                chain, 3.0, q=[-1.0], tau={"x": "-k*x"}, constants={"k": 4.0}, sensitivities=["m"], sample=[1.0, 3.0]
            )
        assert run.sensitivities is not None
        assert run.sensitivities.status == status
        assert np.isfinite(run.dq[0]).all()
        assert np.isnan(run.dq[1]).all() == bool(status)
        back = symgen.simulate(
            chain,
            3.0,
            q=[-1.0],
            tau={"x": "-k*x"},
            constants={"k": 4.0},
            sensitivities=["m"],
            sample=[3.0],
            adjoint=True,
        )
        with pytest.raises(SimulationError, match=touched) if status else nullcontext():
            assert back.gradient([[1.0]]) == pytest.approx(run.dq[1, 0], rel=1e-9)


def test_events_that_coincide_by_chance_leave_no_derivative() -> None:
    with pytest.warns(SimulationWarning, match="slip of x, y: another event or a knot falls on the same instant"):
        run = symgen.simulate(
            loads_chain(TWINS), 2.0, tau={"x": "3*t", "y": "3*t"}, sensitivities=["F_x"], sample=[1.0, 2.0]
        )
    assert np.isnan(run.dq[1]).all()


def test_a_gradient_minds_events_before_its_last_row_alone_and_names_the_first() -> None:
    """Both masses break away together, at 4/3 s and at 19/3 s: neither instant has a derivative by one level."""
    push = "where(t < 1.5, 3*t, where(t < 5, 0, 3*(t - 5)))"
    given = {"tau": {"x": push, "y": push}, "sensitivities": ["F_x", "q0.x"], "adjoint": True}
    run = symgen.simulate(loads_chain(TWINS), 7.0, sample=[1.0, 7.0], **given)
    weights = np.array([[1.0, 0.0], [0.0, 0.0]])
    assert run.gradient(weights).tolist() == [0.0, 1.0]
    weights[1] = 1.0
    with pytest.raises(SimulationError, match=r"from t = 1\.333\d+ s on: slip of x, y: another event"):
        run.gradient(weights)


def test_a_condition_that_switches_to_and_fro_leaves_no_derivative(slider: Model) -> None:
    """Changes within rounding of each other have no side before them, so that rates there are of neither."""
    with pytest.warns(SimulationWarning) as told:
        run = symgen.simulate(
            slider, 1.0, qd=[1.0], tau={"x": "where(d(x) > 0.5, -c, c)"}, constants={"c": 8.0}, sensitivities=["m", "c"]
        )
    assert any("another event or a knot falls on the same instant" in str(warning.message) for warning in told)
    assert run.status == 5
    assert run.events[0].dtime == pytest.approx([0.5 / 11.0, -2.0 * 0.5 / 11.0**2], rel=1e-9)
    assert np.isnan(run.events[-1].dtime).all()


FIVE_BAR = """
symgen: 1
name: five_bar
gravity: [0, 0, -9.81]
parameters: {lc: 0.15, rc: 0.2}
joints:
  - {name: left, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.15, 0, 0], inertia: {zz: 0.01},
     friction: {coulomb: 0.1, static: lc}}
  - {name: left_rod, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.2, 0, 0],
     inertia: {zz: 0.01}, friction: {coulomb: 0.05, static: 0.1}}
  - {name: right, type: revolute, parent: base, place: {xyz: [0.25, 0, 0]}, mass: 1, com: [0.15, 0, 0],
     inertia: {zz: 0.01}, friction: {coefficient: rc, normal: radial, radius: 0.01}}
  - {name: right_rod, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.2, 0, 0],
     inertia: {zz: 0.01}}
loops:
  - {name: pen, type: revolute, between: [{joint: left_rod, at: [0.4, 0, 0]}, {joint: right_rod, at: [0.4, 0, 0]}],
     near: {left: 130 deg, right: 50 deg, left_rod: -80 deg, right_rod: 80 deg}, friction: {coulomb: 0.02}}
"""


def test_joints_that_share_what_holds_them_break_away_as_one() -> None:
    """Three joints of one freedom reach their limits together: any of them gives the instant and its derivative."""
    model = symgen.build_model(loads_chain(FIVE_BAR))
    given: dict[str, Any] = {"q": [2.3, 0.9], "tau": {"left": "k*t"}, "sample": [0.3, 0.6], **EXACT}

    def run(name: str = "", value: float = 0.0, **more: Any) -> Trajectory:
        constants = {"k": value if name == "k" else 1.5}
        return symgen.simulate(
            model, 0.6, constants=constants, params={name: value} if name in model.parameters else None, **given, **more
        )

    found = run(sensitivities=["k", "lc", "rc"])
    assert (found.events[0].kind, len(found.events[0].joints)) == ("slip", 3)
    assert found.sensitivities is not None
    assert found.sensitivities.status == 0
    for k, (name, value) in enumerate((("k", 1.5), ("lc", 0.15), ("rc", 0.2))):
        agrees(found, k, differences(lambda x, name=name: run(name, x), value, 1e-3 * value))


SCREW = """
symgen: 1
name: screw
gravity: [0, 0, 0]
parameters: {J: 50.0}
joints:
  - {name: screw, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: J}, drive: {inertia: 5, loss: [30, 20]}}
forces: {screw: -300}
"""

CARRIED = """
symgen: 1
name: carried
gravity: [0, 0, -9.81]
parameters: {F: 2.0, M: 3.0, mu: 3.0}
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: M, friction: {coulomb: F}}
  - {name: left, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.15, 0, 0], inertia: {zz: 0.01},
     friction: {coulomb: 2}}
  - {name: left_rod, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.2, 0, 0],
     inertia: {zz: 0.01}, friction: {coulomb: 0.05, static: 0.1}}
  - {name: right, type: revolute, parent: cart, place: {xyz: [0.25, 0, 0]}, mass: 1, com: [0.15, 0, 0],
     inertia: {zz: 0.01}, friction: {coulomb: 2}}
  - {name: right_rod, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 0.8, com: [0.2, 0, 0],
     inertia: {zz: 0.01}}
loops:
  - {name: pen, type: revolute, between: [{joint: left_rod, at: [0.4, 0, 0]}, {joint: right_rod, at: [0.4, 0, 0]}],
     near: {left: 130 deg, right: 50 deg, left_rod: -80 deg, right_rod: 80 deg},
     friction: {coefficient: mu, normal: radial, radius: 0.01}}
"""


def test_a_five_bar_that_rests_on_a_cart_that_slides() -> None:
    """Four frictional joints of two freedoms rest, so that only sums of their forces are known, and one slides under a
    constant force: x = t - F t^2/(2 (M + 3.6))."""
    run = symgen.simulate(
        loads_chain(CARRIED), 0.5, qd={"cart": 1.0}, sensitivities=["F", "M", "mu", "qd0.cart"], sample=[0.5]
    )
    assert run.mode[0].tolist() == [1, 0, 0, 0, 0]
    assert run.dq[0, 0] == pytest.approx([-0.125 / 6.6, 0.125 * 2.0 / 6.6**2, 0.0, 0.5], rel=1e-11, abs=1e-14)
    assert not np.any(run.dq[0, 1:])


def test_several_motions_leave_no_derivatives() -> None:
    """Losses of thirty times what a screw drives, which is driven on: two motions, so NaN from there on."""
    screw, given = loads_chain(SCREW), {"qd": [1.0], "tau": {"screw": 400.0}, "sensitivities": ["J"], "sample": [0.1]}
    for steps in ({}, {"dt": 0.01}):
        with pytest.warns(SimulationWarning) as told:
            run = symgen.simulate(screw, 0.1, **given, **steps)
        assert any("several patterns of sticking and sliding" in str(warning.message) for warning in told)
        assert run.status == 4
        assert run.sensitivities is not None
        assert run.sensitivities.status == 1
        assert np.all(np.isnan(run.dq))


FOLLOWING = """
symgen: 1
name: following
gravity: [0, -9.81, 0]
parameters: {m: 1.2, k: 0.7, e: 0.4, up: 0.6}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: m, com: [0.2, 0, 0], inertia: {zz: 0.016},
     friction: {static: 0.3, coulomb: 0.2}}
  - {name: b, type: revolute, parent: base, place: {xyz: [0.5, 0, 0], axis: [0, 0, 1]}, mass: 0.5, com: [0.1, 0.05, 0],
     inertia: {zz: 0.01}, friction: {static: 0.1, coulomb: 0.05}}
  - {name: s, type: prismatic, parent: b, actuated: false, place: {xyz: [0.2, 0, 0], axis: [1, 0, 0]}, mass: 0.3,
     stop: {lower: -1.2, upper: up, restitution: e}}
coupled: {s: 0.4*a + k*b + 0.1*a**2*b}
"""

CRANK = """
symgen: 1
name: crank
gravity: [0, -9.81, 0]
parameters: {m: 0.5, k: 0.14, e: 0.5, up: 0.17}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.02}}
  - {name: rod, type: revolute, actuated: false, place: {xyz: [0.04, 0, 0]}, mass: 0.4, com: [0.05, 0, 0],
     inertia: {zz: 0.0009}}
  - {name: s, type: prismatic, parent: base, actuated: false, place: {xyz: [0, 0.01, 0], axis: [1, 0, 0]}, mass: m,
     friction: {coulomb: 3, static: 5}, stop: {lower: -1, upper: up, restitution: e}}
loops: [{name: B, type: revolute, between: [{joint: rod, at: [k, 0, 0]}, {joint: s}], branch: right}]
"""


@pytest.mark.parametrize(
    ("text", "kinds", "given"),
    [
        (
            FOLLOWING, ["impact"],
            {"q": [0.3, 0.2], "qd": [1.0, 1.5], "tau": {"a": "6", "b": "2.5"}, "sample": [0.1, 0.5]},
        ),
        (
            FOLLOWING.replace("restitution: e", "restitution: 0*e"), ["impact", "release"],
            {
                "q": [0.3, 0.2], "qd": [1.0, 1.5], "sample": [0.2, 0.28, 0.5],
                "tau": {"a": "6*cos(2*t)", "b": "2*cos(2*t)"},
            },
        ),
        (CRANK, ["impact", "reversal"], {"q": [1.5], "qd": [-6.0], "tau": {"a": "-0.6"}, "sample": [0.05, 0.2]}),
    ],
)  # fmt: skip
def test_stops_of_joints_that_follow_others(text: str, kinds: list[str], given: dict[str, Any]) -> None:
    """A coupling whose direction turns, thrown back and held by its stop until it is let go, and a closed loop."""
    model, names = symgen.build_model(loads_chain(text)), ["m", "k", "e", "up"]

    def run(name: str = "", value: float = 0.0, **more: Any) -> Trajectory:
        params = {name: value} if name else None
        return symgen.simulate(model, given["sample"][-1], params=params, **given, **EXACT, **more)

    found = run(sensitivities=names)
    assert set(kinds) <= {event.kind for event in found.events}
    for k, name in enumerate(names):
        value = model.parameters[name]
        expected = differences(lambda x, name=name: run(name, x), value, 1e-5 * value)
        size = max(float(np.abs(expected).max()), 1.0)  # differences over 1e-5 of runs with errors of 1e-12
        assert np.concatenate([found.dq[:, :, k], found.dqd[:, :, k]]) == pytest.approx(expected, abs=1e-7 * size)


def test_a_joint_that_follows_bounces_to_rest() -> None:
    """s = k x bounces like a ball of the mass 2 + 0.3 k^2 under the weight of x."""
    chain = """
symgen: 1
name: lever
gravity: [0, 0, -9.81]
parameters: {e: 0.6, low: 0.1, k: 0.5}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 2}
  - {name: s, type: prismatic, parent: base, actuated: false, place: {xyz: [1, 0, 0], axis: [1, 0, 0]}, mass: 0.3,
     stop: {lower: low, restitution: e}}
coupled: {s: k*x}
"""
    run = symgen.simulate(
        loads_chain(chain), 3.0, q=[1.0], sensitivities=["e", "low", "k", "q0.x"], sample=[3.0], **EXACT
    )
    e, low, k, z0 = 0.6, 0.1, 0.5, 1.0
    back, rests = 2.0 * 9.81 / (2.0 + 0.3 * k**2), (1.0 + e) / (1.0 - e)
    height = z0 - low / k
    t1 = np.sqrt(2.0 * height / back)
    by_k = t1 / 2.0 * (0.6 * k / (2.0 + 0.3 * k**2) + low / k**2 / height)
    expected = [2.0 * t1 / (1.0 - e) ** 2, -rests * t1 / (2.0 * height * k), rests * by_k, rests * t1 / (2.0 * height)]
    assert run.events[-1].dtime == pytest.approx(expected, rel=1e-7)
    assert run.dq[-1, 0] == pytest.approx([0.0, 1.0 / k, -low / k**2, 0.0], abs=1e-10)


FOLLOWED = """\
symgen: 1
name: followed
gravity: [0, 0, 0]
parameters: {m: 1.5, level: 0.5}
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 9}}
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, parent: base, mass: m,
     friction: {coulomb: level}}
  - {name: f, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, parent: base, friction: {coulomb: 0.25}}
coupled: {f: 2*b - a}
"""


def test_a_follower_that_sticks_with_its_joint_has_a_gradient() -> None:
    """b slides v^2 m/(2 (level + 2 0.25)) and stops with f, while a rests, by whose rate the two would stop apart."""
    given: dict[str, Any] = {"qd": {"b": 0.8}, "sensitivities": ["m", "level", "qd0.b"], "sample": [2.0]}
    run = symgen.simulate(loads_chain(FOLLOWED), 2.0, adjoint=True, **given)
    exact = [0.64 / 2.0, -0.64 * 1.5 / 2.0, 0.8 * 1.5]
    assert run.gradient([[0.0, 1.0]]) == pytest.approx(exact, rel=1e-8)
