"""Fixed-step simulation: the loop itself, signals, exact rest, the papers' runs, the energy ledger."""

from __future__ import annotations

import sys
import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.chain import Chain, Friction, Joint, Xyz
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning
from symgen.functions import UNSTABLE

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "friction"))
from friction_chains import e, friction_data, random_arm, single_mass, slide, two_masses, xy_table

from tests.together import numpy_model

METHODS = ["karnopp", "interpolated"]
MOTION = ["step", "step_interpolated", "friction_dynamics", "decide", "kinetic_energy", "potential_energy"]
"""What motions with friction need; prescribed joints and dampers need more."""
NO_GRAVITY = (e(0), e(0), e(0))


@pytest.fixture(scope="module")
def arm():
    chain = random_arm(11, 2)
    functions = [*MOTION, "mass_matrix", "bias"]
    return chain, {target: symgen.build_model(chain, target, functions=functions) for target in ("c", "numpy")}


START = {"q": [0.3, -0.4], "qd": [1.0, -0.5]}
SHAKEN = {"j0": "9*sin(5*t) - 2*j0", "j1": "where(t < 0.2, 6, -4*d(j1))"}


@pytest.mark.parametrize("method", METHODS)
def test_the_loop_is_the_model_s_own_step_bit_by_bit(arm, method):
    model = arm[1]["c"]
    tau = np.array([5.0, -6.0])
    run = symgen.simulate(model, 0.5, **START, tau=tau, method=method, dt=1e-2)
    state = (np.array(START["q"]), np.array(START["qd"]), np.zeros(2, np.int8), 0)
    for k in range(50):
        assert np.array_equal(run.q[k], state[0])
        assert np.array_equal(run.qd[k], state[1])
        state, _ = model.step(state, tau, 1e-2, method=method)
    assert np.array_equal(run.q[50], state[0])
    assert run.t[-1] == 0.5


@pytest.mark.parametrize("method", METHODS)
def test_targets_and_forms_of_signals_agree(arm, method):
    def law(t, q, qd):
        return [9 * np.sin(5 * t) - 2 * q[0], 6.0 if t < 0.2 else -4 * qd[1]]

    keys = dict(START, method=method, dt=5e-3)
    known = symgen.simulate(arm[1]["c"], 0.6, tau=SHAKEN, **keys)
    assert {event.kind for event in known.events} >= {"reversal"}
    for run in (
        symgen.simulate(arm[1]["c"], 0.6, tau=law, **keys),
        symgen.simulate(arm[1]["c"], 0.6, tau={"j0": SHAKEN["j0"], "j1": lambda t, q, qd: law(t, q, qd)[1]}, **keys),
        symgen.simulate(arm[1]["numpy"], 0.6, tau=SHAKEN, **keys),
        symgen.simulate(arm[1]["numpy"], 0.6, tau=law, **keys),
    ):
        for name, column in run.columns().items():
            assert np.allclose(column, known.columns()[name], rtol=1e-9, atol=1e-9), name
        assert [(x.kind, x.joints, x.mode) for x in run.events] == [(x.kind, x.joints, x.mode) for x in known.events]
        assert np.allclose([x.time for x in run.events], [x.time for x in known.events], atol=1e-9)


def test_tables_are_linear_between_knots_and_may_jump(arm):
    table = (np.array([0.0, 0.1, 0.1, 0.3]), np.array([0.0, 2.0, -1.0, 3.0]))
    for model in arm[1].values():
        run = symgen.simulate(model, 0.4, **START, tau={"j1": table}, method="karnopp", dt=0.02)
        expected = [
            np.interp(t, [0, 0.1], [0, 2]) if t < 0.1 - 1e-9 else np.interp(t, [0.1, 0.3], [-1, 3]) for t in run.t
        ]
        assert np.allclose(run.tau[:, 1], expected, atol=1e-12)
        assert np.all(run.tau[:, 0] == 0.0)


def test_held_signals_change_only_when_they_are_due(arm):
    asked = []

    def law(t, q, qd):
        asked.append(t)
        return [t, 0.0]

    for model in arm[1].values():
        asked.clear()
        run = symgen.simulate(model, 0.1, **START, tau=law, method="karnopp", dt=0.01, hold=0.05)
        assert np.allclose(asked, [0.0, 0.05, 0.1])
        assert np.allclose(run.tau[:, 0], [0] * 5 + [0.05] * 5 + [0.1])
        run = symgen.simulate(model, 0.1, **START, tau={"j0": "t"}, method="karnopp", dt=0.01, hold=0.05)
        assert np.allclose(run.tau[:, 0], [0] * 5 + [0.05] * 5 + [0.1])


@pytest.mark.parametrize("method", METHODS)
def test_rows_obey_the_law_and_the_equations(arm, method):
    chain, models = arm
    model = models["c"]
    run = symgen.simulate(model, 2.0, **START, tau=SHAKEN, method=method, dt=1e-3)
    levels = [joint.friction for joint in chain.moving]
    static = np.array([level.static.value for level in levels])
    sliding = np.array([level.coulomb.value for level in levels]) + np.abs(run.qd) * [x.viscous.value for x in levels]
    assert np.all(run.qd[run.mode == 0] == 0.0)
    released = (run.qd == 0.0) & (run.mode != 0)
    assert np.all((run.mode * run.qdd)[released] >= 0.0)
    assert np.any(run.mode == 0)
    assert np.all(np.abs(run.friction)[run.mode == 0] <= np.broadcast_to(static, run.q.shape)[run.mode == 0] + 1e-9)
    moving = run.qd != 0.0
    assert np.allclose(run.friction[moving], (np.sign(run.qd) * sliding)[moving])
    M, h = model.mass_matrix(run.q), model.bias(run.q, run.qd)
    assert np.allclose(np.einsum("sij,sj->si", M, run.qdd) + h + run.friction, run.tau, atol=1e-8)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("method", METHODS)
def test_a_million_steps_at_rest_move_exactly_nothing(dtype, method):
    joint = Joint("a", "revolute", Xyz(), mass=e(2), com=(e(0.3), e(0), e(0)))
    chain = Chain("held", (replace(joint, friction=Friction(coulomb=e(2), static=e(3))),))
    model = symgen.build_model(chain, "c", dtype, [*MOTION, "bias"])
    q = np.array([0.4], dtype)
    weight = float(model.bias(q, np.zeros(1, dtype))[0])
    for sign in (1.0, -1.0):
        still = symgen.simulate(
            model, 1e3, q=q, qd=[0], tau=[weight + sign * 0.999 * 3], method=method, dt=1e-3, sample=1e3
        )
        assert still.q[-1, 0] == still.q[0, 0] == float(q[0])
        assert still.qd[-1, 0] == 0.0
        assert (still.mode[-1, 0], still.events, still.dissipated[-1]) == (0, (), 0.0)
        moved = symgen.simulate(model, 1e-2, q=q, qd=[0], tau=[weight + sign * 1.001 * 3], method=method, dt=1e-3)
        assert sign * (moved.q[-1, 0] - moved.q[0, 0]) > 1e-6


@pytest.mark.parametrize("method", METHODS)
def test_a_run_continued_is_the_same_run(arm, method):
    model = arm[1]["c"]
    keys = {"tau": [9.0, -7.0], "method": method, "dt": 2.0**-9}
    whole = symgen.simulate(model, 1.0, **START, **keys)
    first = symgen.simulate(model, 0.5, **START, **keys)
    last = symgen.simulate(model, 0.5, t0=0.5, q=first.q[-1], qd=first.qd[-1], mode=first.mode[-1], **keys)
    assert np.array_equal(whole.q[-1], last.q[-1])
    assert np.array_equal(whole.qd[-1], last.qd[-1])
    assert whole.events == first.events + last.events


@pytest.mark.parametrize(("method", "late"), [("karnopp", 2.5), ("interpolated", 1.6)])
def test_karnopp_s_single_mass_has_the_exact_events(method, late):
    exact = friction_data()["karnopp_single_mass"]["a_ramp"]
    ramp = (np.array([0, 8, 16, 20, 26.0]), np.array([0, 24, -24, 0, 0.0]))
    model = symgen.build_model(single_mass(), functions=MOTION)
    for dt in (1e-2, 1e-3):
        run = symgen.simulate(model, 26.0, q=[0], qd=[0], tau=ramp, method=method, dt=dt)
        assert [event.kind for event in run.events] == [x["kind"].split(":")[0] for x in exact["events"][1:]]
        times = np.array([event.time for event in run.events])
        assert np.all(np.abs(times - [x["t"] for x in exact["events"][1:]]) <= late * dt)
        assert abs(run.q[-1, 0] - exact["z_final"][0]) < 3.0 * dt
        assert run.qd[-1, 0] == 0.0


@pytest.mark.parametrize("method", METHODS)
def test_dupont_s_table_has_the_exact_reversals(method):
    exact = friction_data()["dupont_xy"]
    model = symgen.build_model(xy_table(), functions=MOTION)
    force = {"x": "8*sin(2.4*t)", "y": "50*cos(0.8*t)"}
    errors = []
    for dt in (1e-2, 1e-3):
        run = symgen.simulate(model, 10.0, q=[0, 0], qd=[0, 0], tau=force, method=method, dt=dt)
        assert [(x.kind, x.joints) for x in run.events] == [(x["kind"], ("x",)) for x in exact["events"]]
        errors.append(max(abs(x.time - known["t"]) for x, known in zip(run.events, exact["events"], strict=True)))
        assert errors[-1] < 2.5 * dt
        assert run.energy_error < 1e-11
    x_end = exact["samples"][-1][1]
    assert abs(run.q[-1, 1] - x_end) < 2e-3


def sprung() -> Chain:
    """Karnopp's two masses with the springs of their figure inside the chain."""
    first = "400*(0.5*min(t, 0.25) - x2 - r)"
    return replace(two_masses(), forces=(("x2", e(first)), ("r", e(f"{first} - 500*r"))))


@pytest.mark.parametrize(
    ("method", "errors"), [("karnopp", (3e-3, 3e-4, 3e-5)), ("interpolated", (5e-9, 1e-12, 1e-14))]
)
def test_two_masses_converge_to_the_exact_place(method, errors):
    """Accuracy against cost: Karnopp's main run, all events, end state and dissipated energy."""
    case = friction_data()["accuracy_against_cost"]["case3"]
    main = friction_data()["karnopp_two_masses"]["main"]
    model = symgen.build_model(sprung(), functions=MOTION)
    ledger = []
    for dt, error in zip((1e-2 / 5, 1e-3 / 5, 1e-4 / 5), errors, strict=True):
        run = symgen.simulate(model, case["tend"], q=[0, 0], qd=[0, 0], method=method, dt=dt)
        x = np.array([run.q[-1].sum(), run.q[-1, 0]])
        assert np.max(np.abs(x - case["reference_q"])) < error
        assert abs(run.dissipated[-1] - main["dissipated_total"]) < 20 * error
        assert np.all(run.mode[-1] == 0)
        ledger.append(run.energy_error)
    assert ledger[0] / ledger[1] > 5000  # order 4 over a decade
    assert ledger[2] < 1e-12
    if method == "interpolated":
        names = {"r": "r", "2": "x2"}
        parts = [(x["t"], *part.split(":")) for x in main["events"][1:] for part in x["kind"].split("+")]
        expected = sorted((round(t, 3), kind, names[body], t) for t, kind, body in parts)
        found = sorted((round(x.time, 3), x.kind, x.joints[0], x.time) for x in run.events)
        assert [x[1:3] for x in found] == [x[1:3] for x in expected]
        assert np.allclose([x[3] for x in found], [x[3] for x in expected], rtol=0, atol=1e-13)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("method", METHODS)
def test_the_ledger_closes_with_all_that_does_work(target, method):
    """A driven slide, loads of its own time, an input in the potential, dampers and friction.

    Of order 4, also where a dead band stops the slide on its moving base: 256 times less at a quarter of dt.
    """
    driven = slide("drive", 1.0, motion=e("0.2*sin(3*t)"))
    rubs = slide("x", 2.0, parent="drive", damping=e(0.7), friction=Friction(coulomb=e(1), static=e(1.5)))
    chain = Chain(
        "everything",
        (driven, rubs),
        gravity=NO_GRAVITY,
        inputs=("u",),
        forces=(("x", e("2*sin(7*t)")),),
        potential=e("30*(x - u)**2/2 + 0.5*x*t"),
    )
    model = symgen.build_model(chain, target, functions=[*MOTION, "drive_forces", "damping_matrix"])
    errors = []
    for dt in (4e-3, 1e-3):
        run = symgen.simulate(
            model, 2.0, q=[0, 0.1], qd=[0, 0], tau={"x": 0.5}, inputs={"u": "0.3*sin(2*t)"}, method=method, dt=dt
        )
        assert {event.kind for event in run.events} >= {"reversal"} or len(run.events) > 2
        scale = np.max(np.abs(run.work_in))
        errors.append(run.energy_error / scale)
    assert errors[1] < 1e-11
    assert errors[0] / errors[1] > 150.0


def test_single_precision_follows_double(arm):
    chain, models = arm
    single = symgen.build_model(chain, "c", "float32", MOTION)
    keys = dict(START, tau=SHAKEN, method="karnopp", dt=1e-3)
    a, b = symgen.simulate(models["c"], 0.5, **keys), symgen.simulate(single, 0.5, **keys)
    assert np.allclose(a.q, b.q, rtol=0.0, atol=2e-5)  # of angles up to 3; 2e-6 is found
    assert np.all(b.qd[b.mode == 0] == 0.0)


@pytest.mark.parametrize("motion", ["t/10", "prescribed"])
def test_single_precision_moves_what_is_driven(motion):
    """Forces of a driven joint are results; 1e-4 is a thousand times the rounding of numbers of size one."""
    text = f"""
symgen: 1
name: belt
gravity: [0, 0, 0]
joints:
  - {{name: belt, type: prismatic, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, mass: 1, motion: {motion}}}
  - name: x
    type: prismatic
    place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}
    mass: 1
    friction: {{coulomb: 1, static: 1.5}}
potential: 40*(belt + x)**2/2
"""
    given = {"inputs": {"belt_q": "0.1*t", "belt_qd": 0.1, "belt_qdd": 0.0}} if motion == "prescribed" else {}
    found = []
    for dtype in ("float32", "float64"):
        model = symgen.build_model(loads_chain(text), "c", dtype)
        run = symgen.simulate(model, 1.0, dt=0.01, method="interpolated", q={"x": -0.0112}, sample=0.1, **given)
        many = symgen.simulate_many(model, 1.0, dt=0.01, q={"x": -0.0112}, runs=2, **given)
        assert many.q[1] == pytest.approx(run.q[-1], abs=1e-6)
        found.append(np.concatenate([run.q, run.tau], axis=1))
    assert found[0] == pytest.approx(found[1], abs=1e-4)
    assert np.max(np.abs(found[1][:, 2])) > 1.0


def test_rows_as_they_are_asked_for(arm):
    keys = dict(START, method="karnopp", dt=1e-3)
    model = arm[1]["c"]
    every = symgen.simulate(model, 0.1, **keys)
    assert len(every.t) == 101
    some = symgen.simulate(model, 0.1, sample=0.03, **keys)
    assert np.allclose(some.t, [0, 0.03, 0.06, 0.09, 0.1])
    assert np.array_equal(some.q, every.q[[0, 30, 60, 90, 100]])
    assert np.array_equal(some.work_in, every.work_in[[0, 30, 60, 90, 100]])
    chosen = symgen.simulate(model, 0.1, sample=[0.0101, 0.05], **keys)
    assert np.allclose(chosen.t, [0.01, 0.05])
    assert chosen.energy_error <= 2.0 * every.energy_error  # of what happened between the rows, not before
    thin = symgen.simulate(model, 300.0, **keys)
    assert len(thin.t) <= 100_001
    assert thin.t[-1] == 300.0


def test_thousands_of_events_are_all_kept():
    model = symgen.build_model(single_mass(), functions=MOTION)
    run = symgen.simulate(
        model, 1200.0, q=[0], qd=[0], tau={"x": "where(sin(20*t) > 0, 100, -100)"}, method="karnopp", dt=1e-2
    )
    turns = [event for event in run.events if event.kind in ("reversal", "stick")]
    assert len(turns) > 4096
    assert np.all(np.diff([event.time for event in run.events]) >= 0)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"dt": "1 ms"}, "dt: a number is wanted"),
        ({"dt": -1.0}, "dt: must be positive"),
        ({"dt": 0.03}, "not a whole number of steps"),
        ({"hold": 0.0151}, "hold"),
        ({"tau": {"j7": "t"}}, "no entry is called 'j7'"),
        ({"tau": {"j0": "3*y"}}, r"tau\['j0'\]: 'y' is not declared; a signal may use"),
        ({"tau": {"j0": "3*("}}, r"tau\['j0'\]"),
        ({"tau": {"j0": "t < 1"}}, "where"),
        ({"tau": "3*t"}, "an expression belongs to a name"),
        ({"mode": [2, 0]}, "mode"),
        ({"q": [0.0]}, "2 numbers are needed"),
        ({"sample": [0.2, 0.1]}, "sample"),
        ({"sample": 0.025}, "sample: 0.025 s is not a whole number of steps of 0.01 s"),
        ({"sample": 0.001}, "sample: 0.001 s is not a whole number of steps of 0.01 s"),
        ({"rtol": 1e-6}, "rtol: steps of fixed length know no tolerance"),
        ({"atol": 1e-6}, "atol: steps of fixed length know no tolerance"),
    ],
)
def test_what_makes_no_sense_is_named(arm, change, words):
    keys = {**START, "method": "karnopp", "dt": 0.01, **change}
    with pytest.raises(ArgumentError, match=words):
        symgen.simulate(arm[1]["c"], 0.1, **keys)


def test_a_model_without_what_steps_need_says_what(arm):
    joint = replace(single_mass().joints[0], damping=e(0.5))
    functions = ["step", "friction_dynamics", "decide", "kinetic_energy", "potential_energy"]
    model = numpy_model(replace(single_mass(), joints=(joint,)), functions)
    with pytest.raises(ArgumentError, match="a motion needs damping_matrix too"):
        symgen.simulate(model, 1.0, q=[0], qd=[0], method="karnopp", dt=0.1)


def test_no_friction_is_refused():
    smooth = Chain("smooth", (slide("x", 1.0),), gravity=NO_GRAVITY)
    model = symgen.build_model(smooth, "numpy")
    with pytest.raises(SimulationError, match="no joint of smooth has friction; take method 'events'"):
        symgen.simulate(model, 1.0, q=[0], qd=[0], method="karnopp", dt=0.1)


def test_expressions_drive_smooth_motion_too():
    chain = Chain("smooth", (slide("x", 2.0),), gravity=NO_GRAVITY)
    for target in ("c", "reference"):
        model = symgen.build_model(chain, target)
        run = symgen.simulate(model, 3.0, q=[1.0], qd=[0.0], tau={"x": "-8*x"})
        assert abs(run.q[-1, 0] - np.cos(2 * 3.0)) < 1e-7


def test_steps_too_long_for_what_is_stiff_are_not_taken():
    """Viscous friction 0.15 on an inertia of 4e-5: steps of 1 ms are 3.75 decay times long, and order 4 bears 2.78."""
    light = slide("light", 4e-5, friction=Friction(coulomb=e(0.01), viscous=e(0.15)))
    model = symgen.build_model(Chain("stiff", (light,), gravity=NO_GRAVITY), "numpy", functions=MOTION)
    start = {"q": [0.0], "qd": [5.0]}
    with pytest.warns(SimulationWarning, match=r"status 7 \(unstable\) at t = 0 s, joint light: dt is beyond"):
        run = symgen.simulate(model, 0.05, method="interpolated", dt=1e-3, **start)
    assert (run.status, len(run.t)) == (UNSTABLE, 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SimulationWarning)
        symgen.simulate(model, 0.05, method="interpolated", dt=1e-4, **start)


@pytest.mark.parametrize(("dtype", "height", "duration"), [("float64", 0, 5.0), ("float32", 1000, 0.002)])
def test_a_fall_beside_a_joint_at_rest_is_no_miss(dtype, height, duration):
    """The sum of the energies stays as it is; from a height it is large, and rounded by more than is exchanged."""
    rests = slide("rests", 60.0, friction=Friction(coulomb=e(30)))
    falls = replace(slide("falls", 120.0), place=Xyz((e(0), e(0), e(height)), axis=(e(0), e(0), e(1))))
    chain = Chain("fall", (rests, falls), gravity=(e(0), e(0), e(-9.81)))
    model = symgen.build_model(chain, "numpy", dtype, MOTION)
    with warnings.catch_warnings():
        warnings.simplefilter("error", SimulationWarning)
        run = symgen.simulate(model, duration, method="interpolated", dt=1e-3)
    assert run.q[-1, 1] == pytest.approx(-9.81 * duration**2 / 2, rel=1e-4)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("method", [None, *METHODS])
def test_friction_at_a_joint_that_is_moved_alone(method, target):
    """Nothing sticks there, and yet it takes steps: a cart that goes as sin(t) against 3 N and 1 N s/m."""
    cart = slide("cart", 2, motion=e("sin(t)"), friction=Friction(coulomb=e(3), viscous=e(1)))
    model = symgen.build_model(Chain("moved", (cart,), gravity=NO_GRAVITY), target)
    run = symgen.simulate(model, 1.0, method=method)
    np.testing.assert_allclose(run.q[:, 0], np.sin(run.t), rtol=1e-14, atol=1e-16)  # given, not integrated
    np.testing.assert_allclose(run.tau[:, 0], -2.0 * np.sin(run.t) + 3.0 + np.cos(run.t), rtol=1e-14)  # the drive's
    # J; Simpson's rule with steps of 1 ms, 1/2880e12 of some 4 J, and rounding; events to their tolerance of 1e-9
    assert run.energy_error < (1e-13 if method else 1e-8)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_events_have_their_state(target, method):
    """A block of 2 kg that stops in v^2/(2 F/m) = 1/8 m; pushed at 1/2 s with 16 N it leaves that place."""
    chain = loads_chain(STOPPING)
    model = symgen.build_model(chain, target, functions=["default"])
    pushed = {"x": ([0.0, 0.5, 0.5, 1.0], [0.0, 0.0, 16.0, 16.0])}
    near = 1e-12 if method == "interpolated" else 0.01  # Karnopp's stop is at a whole step
    run = symgen.simulate(model, 1.0, qd=[1.0], tau=pushed, method=method, dt=0.01)
    runs = symgen.simulate_many(model, 1.0, qd=[[1.0], [1.0]], tau=pushed, method=method, dt=0.01)
    for stop, slip in (run.events, runs.events[1]):
        assert (stop.kind, stop.before, stop.mode, stop.qd) == ("stick", (1,), (0,), (0.0,))
        assert stop.q[0] == pytest.approx(0.125, abs=near)
        assert stop.friction[0] == pytest.approx(0.0, abs=1e-12)  # nothing pushes
        assert (slip.kind, slip.before, slip.mode) == ("slip", (0,), (1,))
        assert (slip.q[0], slip.qd[0], slip.friction[0]) == (pytest.approx(0.125, abs=near), 0.0, 8.0)
    assert run.renewals.tolist() == []


STOPPING = """
symgen: 1
name: stopping
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2.0, friction: {static: 12, coulomb: 8}}
"""


def test_very_many_steps_are_taken_for_those_who_watch():
    model = symgen.build_model(loads_chain(STOPPING), "numpy", functions=["default"])
    for run in (symgen.simulate, symgen.simulate_many):
        with pytest.raises(ArgumentError, match=r"duration: 1e\+06 s are 1e\+09 steps of 0.001 s.*give `progress`"):
            run(model, 1e6, dt=1e-3)
