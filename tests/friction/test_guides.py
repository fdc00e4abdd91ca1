"""Loads of guides: a bead on a hoop that turns, a slide with its whole side force, and what such friction refuses."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from symgen import build_model, derive_equations, simulate
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, ChainError, ChainWarning
from symgen.pipeline import check_model
from symgen.report.equations import format_equations

m, r, g, MU, SPEED = 0.3, 0.4, 9.81, 0.25, 6.0
HOOP = f"""
symgen: 1
name: bead_on_a_hoop
gravity: [0, 0, -{g}]
joints:
  - {{name: hoop, type: revolute, place: {{xyz: [0, 0, 0]}}, mass: 0, motion: {SPEED}*t}}
  - name: bead
    type: revolute
    place: {{xyz: [0, 0, 0], axis: [0, 1, 0]}}
    mass: {m}
    com: [0, 0, -{r}]
    friction: {{coefficient: {MU}, normal: hoop, radius: {r}}}
"""


def side_force(angle, rate):
    """Components of the hoop's force on the bead across its path: towards the centre, and along the bead's axis.

    The angle is from the lowest place. In the hoop's plane the bead has the acceleration r rate^2 towards the centre
    and SPEED^2 r sin(angle) towards the hoop's axis of rotation; across the plane it has Coriolis's.
    """
    normal = m * (g * np.cos(angle) + r * rate**2 + r * SPEED**2 * np.sin(angle) ** 2)
    binormal = 2.0 * m * r * SPEED * rate * np.cos(angle)
    return normal, binormal


def slide(start, rate, sense, end):
    """Own integration of a bead that slides with the given sense until it stops; t, angle."""

    def motion(_, x):
        friction = MU * np.hypot(*side_force(*x))
        pull = m * r * SPEED**2 * np.sin(x[0]) * np.cos(x[0]) - m * g * np.sin(x[0])
        return [x[1], (pull - sense * friction) / (m * r)]

    def stopped(_, x):
        return x[1]

    stopped.terminal, stopped.direction = True, -sense
    run = solve_ivp(motion, (0.0, end), [start, rate], method="DOP853", rtol=1e-13, atol=1e-14, events=stopped)
    return run.t[-1], run.y[0, -1]


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_bead_on_a_turning_hoop(target):
    """The bead slides up, stops where an own integration says, to 1e-9, and is held there by the normal force."""
    model = build_model(loads_chain(HOOP), target)
    run = simulate(model, 1.0, q=[0.0, 0.2], qd=[SPEED, 5.0], rtol=1e-12)
    t, angle = slide(0.2, 5.0, 1.0, 1.0)
    first = run.events[0]
    assert first.time == pytest.approx(t, abs=1e-9)
    assert first.q[1] == pytest.approx(angle, abs=1e-9)
    pull = m * r * SPEED**2 * np.sin(angle) * np.cos(angle) - m * g * np.sin(angle)
    assert (abs(pull) < MU * np.hypot(*side_force(angle, 0.0))) == (first.kind == "stick")


def test_a_pin_is_no_hoop():
    """A pin has the force along the path, and lacks Coriolis's: another motion, and a warning that names the hoop."""
    with pytest.warns(ChainWarning, match="normal: hoop"):
        pin = loads_chain(HOOP.replace("normal: hoop", "normal: radial"))
    states = {"q": [0.0, 0.6], "qd": [SPEED, 3.0], "tau": [0.0, 0.0], "mode": [1, 1]}
    loads = []
    for chain in (loads_chain(HOOP), pin):
        model = build_model(chain, "numpy", functions=["friction_dynamics"])
        loads.append(float(np.asarray(model.friction_dynamics(**states, t=0.0)[0])[1]) / (MU * r))
    normal, binormal = side_force(0.6, 3.0)
    assert loads[0] == pytest.approx(np.hypot(normal, binormal), rel=1e-13)
    assert loads[1] != pytest.approx(loads[0], rel=0.02)


GUIDE = """
symgen: 1
name: carriage
gravity: [0, -3, -4]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2,
     friction: {coefficient: 0.2, static_coefficient: 0.3, normal: guide}}
"""


def test_guide_carries_the_whole_side_force():
    """Weight 2 (0, 3, 4) across the axis: N = 10, so 3 hold at rest and 2 brake: 1 m/s stops after 1 s and 0.5 m."""
    chain = loads_chain(GUIDE)
    run = simulate(build_model(chain), 2.0, qd=[1.0])
    assert [event.kind for event in run.events] == ["stick"]
    assert run.events[0].time == pytest.approx(1.0, abs=1e-12)
    assert run.q[-1, 0] == pytest.approx(0.5, abs=1e-12)
    model = build_model(chain, "numpy", functions=["decide"])
    held, freed = (model.decide(q=[0.0], qd=[0.0], tau=[tau], mode=[0])[0] for tau in (2.999, 3.001))
    assert (list(held), list(freed)) == ([0], [1])


@pytest.mark.parametrize("text", [HOOP, GUIDE, GUIDE.replace("guide", "guide, span: 0.3")])
def test_checks_pass(text):
    report = check_model(loads_chain(text), samples=20, targets=[("numpy", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HOOP.replace(f"com: [0, 0, -{r}]", "com: [0, 0.1, 0]"), "lies away from the joint's axis"),
        (HOOP.replace("normal: hoop", "normal: guide"), "'guide' is for prismatic joints"),
        (HOOP.replace("normal: hoop", "normal: hoop, span: 0.1"), "a bead touches its hoop at one place"),
        (GUIDE.replace("guide", "hoop"), "'hoop' is for revolute joints"),
        (GUIDE.replace("guide", "ring"), "expected radial, axial, hoop, guide"),
    ],
)
def test_what_does_not_suit_a_joint_is_refused(text, words):
    with pytest.raises(ChainError, match=words):
        loads_chain(text)


BEAD = """
symgen: 1
name: bead
gravity: [0, 0, -9.81]
parameters: {r: 0.4}
joints:
  - {name: ring, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, inertia: {zz: 0.2}}
  - {name: bead, type: revolute, parent: ring, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.3, com: [0, 0, -r],
     friction: {coefficient: 0.3, normal: NORMAL, radius: 0.4}}
"""


def test_a_bead_stays_away_from_its_axis():
    model = build_model(loads_chain(BEAD.replace("NORMAL", "hoop")), "numpy", functions=["friction_torque"])
    given = {"q": [0.0, 0.3], "qd": [0.0, 1.0], "qdd": [0.0, 0.0], "direction": [1, 1]}
    assert np.isfinite(model.friction_torque(**given, params={"r": 1e-3})).all()
    with pytest.raises(ArgumentError, match="away from the joint's axis"):
        model.friction_torque(**given, params={"r": 0.0})


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")  # the pin has the radius of a bead's hoop
@pytest.mark.parametrize("normal", ["hoop", "radial", "axial"])
def test_loads_that_are_no_numbers_give_none(normal):
    """A coordinate, rate or force that the bead's friction depends on is NaN: so is the friction, never zero."""
    model = build_model(loads_chain(BEAD.replace("NORMAL", normal)), "numpy", functions=["sticking_forces"])
    state = [np.array([0.3, 0.4]), np.array([0.5, 0.6]), np.array([1.0, 2.0])]
    felt = [(0, 1), (1, 0), (1, 1), (2, 1)]
    for argument, k in felt:
        given = [x.copy() for x in state]
        given[argument][k] = np.nan
        f, qdd = model.sticking_forces(*given, [0, 0])
        assert np.isnan(f[1])
        assert np.isnan(qdd[1])


def test_pages_write_the_load_of_a_hoop():
    """The hoop leaves the bead free along x, across the way to its centre and its axis."""
    text = format_equations(derive_equations(loads_chain(BEAD.replace("NORMAL", "hoop"))), "text")
    assert "N[2] = sqrt(P[2,2]^2 + P[2,3]^2)" in text
    assert "P[2,3] = 0.3 r sin(bead)^2 d(ring)^2 + 0.3 r d(bead)^2 + 2.943 cos(bead)" in text
