"""Runs into singular poses of loops: they end there, with an event, a status that is no good one, and the remedy."""

from __future__ import annotations

import math

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationWarning
from symgen.functions import NONFINITE
from tests.random_linkages import pose as placed
from tests.random_linkages import spatial_linkage

A, B, C, F = 0.12, 0.36, 0.26, 0.4
CRANK = 1.0

FOUR_BAR = """
symgen: 1
name: four_bar_by_{by}
gravity: [0, -9.81, 0]
joints:
  - {{name: crank, type: revolute, actuated: {crank}, place: {{xyz: [0, 0, 0]}}, mass: 0.8, com: [0.05, 0, 0],
     inertia: {{zz: 0.0011}}}}
  - {{name: coupler, type: revolute, actuated: false, place: {{xyz: [0.12, 0, 0]}}, mass: 1.3, com: [0.17, 0.05, 0],
     inertia: {{zz: 0.016}}}}
  - {{name: rocker, type: revolute, parent: base, actuated: {rocker}, place: {{xyz: [0.4, 0, 0]}}, mass: 0.9,
     com: [0.12, -0.02, 0], inertia: {{zz: 0.0062}}{friction}}}
loops:
  - {{name: B, type: revolute, between: [{{joint: coupler, at: [0.36, 0, 0]}}, {{joint: rocker, at: [0.26, 0, 0]}}],
     near: {{crank: 1.0, coupler: {coupler!r}, rocker: {rocker_angle!r}}}}}
"""

SPATIAL = """
symgen: 1
name: rssr
gravity: [0, 0, -9.81]
joints:
  - {name: crank, type: revolute, actuated: false, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1, com: [0.05, 0, 0],
     inertia: {zz: 0.002}}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.3, 0.2, 0], axis: [1, 0, 0]}, mass: 1.2,
     com: [0, 0.1, 0], inertia: {xx: 0.006}}
loops:
  - {name: rod, type: rod, length: 0.35, between: [{joint: crank, at: [0.1, 0, 0]}, {joint: rocker, at: [0, 0.2, 0]}],
     dependent: [crank], near: {crank: 0.9, rocker: 2.2}}
"""

PARALLELOGRAM = """
symgen: 1
name: parallelogram
gravity: [0, 0, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, inertia: {zz: 0.01}}
  - {name: coupler, type: revolute, actuated: false, place: {xyz: [0.2, 0, 0]}, mass: 1, inertia: {zz: 0.01}}
  - {name: rocker, type: revolute, parent: base, actuated: false, place: {xyz: [0.5, 0, 0]}, mass: 1,
     inertia: {zz: 0.01}}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.5, 0, 0]}, {joint: rocker, at: [0.2, 0, 0]}],
     near: {crank: 1, coupler: -1, rocker: 1}}
"""


def pose() -> tuple[float, float]:
    """Angle of the rocker, and of the coupler against the crank, rad, at the crank's angle CRANK."""
    x, y = A * math.cos(CRANK), A * math.sin(CRANK)
    way = math.hypot(F - x, y)
    along = (B**2 - C**2 + way**2) / (2.0 * way)
    across = math.sqrt(B**2 - along**2)
    ux, uy = (F - x) / way, -y / way
    px, py = along * ux - across * uy, along * uy + across * ux
    return math.atan2(y + py, x + px - F), math.atan2(py, px) - CRANK


def chain(by: str, friction: str = "") -> symgen.Chain:
    rocker, coupler = pose()
    text = FOUR_BAR.format(
        by=by,
        crank=str(by == "crank").lower(),
        rocker=str(by == "rocker").lower(),
        coupler=coupler,
        rocker_angle=rocker,
        friction=friction,
    )
    return loads_chain(text)


@pytest.fixture(scope="module")
def rocker() -> symgen.Model:
    return symgen.build_model(chain("rocker"), "c")


@pytest.mark.parametrize("rate", [1.0, 5.0, -20.0])
def test_the_rocker_ends_at_its_dead_point(rocker, rate):
    """With the crank as coordinate the motion goes on; there crank and coupler come into line at this instant."""
    angle, _ = pose()
    with pytest.warns(SimulationWarning, match="loop B at a singular pose.*dependent joints crank, coupler"):
        run = symgen.simulate(rocker, 3.0, q=[angle], qd=[rate])
    end = run.events[-1]
    assert (end.kind, end.condition, end.joints) == ("singular", "B", ("crank", "coupler"))
    assert run.status == NONFINITE
    assert run.t[-1] == end.time < 3.0
    assert "make another joint independent" in run.message
    assert "'dependent' of loop B" in run.message
    assert np.all(np.isfinite(run.q))
    assert np.all(np.isfinite(run.qdd))

    other = symgen.build_model(chain("crank"), "c")
    g = other.coordinate_influence([CRANK])[0][2, 0]
    right = symgen.simulate(other, 3.0, q=[CRANK], qd=[rate / g])
    moment = right.at(end.time)
    joints = other.coordinates(moment.q)
    # the run ends at D = 1e-8, more than a hundred times its tolerance of 1e-11: the square of the sine of the angle at
    # B, between the ways to the crank's and the coupler's pin
    way = math.hypot(A + B * math.cos(joints[1]), B * math.sin(joints[1]))
    assert (A * math.sin(joints[1]) / way) ** 2 == pytest.approx(1e-8, rel=1e-4)
    assert joints[2] == pytest.approx(run.q[-1, 0], abs=1e-7)
    assert right.status == 0
    assert right.t[-1] == 3.0


def test_newton_loops_end_there_too():
    model = symgen.build_model(loads_chain(SPATIAL), "c")
    with pytest.warns(SimulationWarning, match="loop rod at a singular pose"):
        run = symgen.simulate(model, 2.0, q=[2.2], qd=[0.0])
    assert run.events[-1].kind == "singular"
    assert run.status == NONFINITE
    # rod and crank in one plane with the crank's axis: z x (crank's end) at right angles to the rod
    theta, phi = model.coordinates(run.q[-1])
    end = np.array([0.1 * math.cos(theta), 0.1 * math.sin(theta), 0.0])
    other = np.array([0.3, 0.2 + 0.2 * math.cos(phi), 0.2 * math.sin(phi)])
    assert abs(np.cross([0, 0, 1], end) @ (other - end)) < 1e-3 * 0.1 * 0.35


def test_models_in_numpy_end_there_too():
    model, (angle, _) = symgen.build_model(chain("rocker"), "numpy"), pose()
    with pytest.warns(SimulationWarning, match="loop B at a singular pose"):
        run = symgen.simulate(model, 0.3, q=[angle], qd=[5.0], rtol=1e-6)
    assert run.events[-1].kind == "singular"


def test_every_run_of_many_has_its_own_end(rocker):
    angle, _ = pose()
    with pytest.warns(SimulationWarning, match="loop B at a singular pose"):
        runs = symgen.simulate_many(rocker, 0.2, q=[[angle]] * 2, qd=[[1.0], [5.0]])
    assert list(runs.status) == [0, NONFINITE]
    assert [event.kind for event in runs.events[1]][-1] == "singular"


def test_no_run_starts_in_a_singular_pose(rocker):
    dead = math.acos((F**2 + C**2 - (A + B) ** 2) / (2.0 * F * C))
    for q in (math.pi - dead, math.pi - dead + 1e-9):
        assert not rocker.loop_regularity([q])[0] > 1e-8  # crank and coupler in line, or beyond
        with pytest.raises(ArgumentError, match="at the start"):
            symgen.simulate(rocker, 0.1, q=[q], qd=[0.0])


def test_no_run_starts_where_the_links_do_not_reach(rocker):
    """B is beyond the reach of crank and coupler from 0.4 + 0.26 m away on; with friction and fixed steps, too."""
    words = "q: at the start loop B cannot be closed, rocker = 0; start where the links reach each other"
    with pytest.raises(ArgumentError, match=words):
        symgen.simulate(rocker, 0.1, q=[0.0])
    stiff = symgen.build_model(chain("rocker", ", friction: {coulomb: 0.02}"), "c")
    with pytest.raises(ArgumentError, match=words):
        symgen.simulate(stiff, 0.1, q=[0.0], dt=0.001)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_no_fixed_step_leads_over_the_pose(method):
    """Steps from many distances, also those that would lead back in their mode, end within two steps of the event."""
    model = symgen.build_model(chain("rocker", ", friction: {coulomb: 0.02}"), "c")
    angle, _ = pose()
    draw = np.random.default_rng(3)
    for _ in range(12):
        rate, dt = draw.uniform(3.0, 12.0), round(10.0 ** draw.uniform(-4.0, -2.3), 5)
        with pytest.warns(SimulationWarning, match="loop B at a singular pose"):
            run = symgen.simulate(model, 0.5, q=[angle], qd=[rate], rtol=1e-9)
        with pytest.warns(SimulationWarning, match="loop B at a singular pose"):
            stepped = symgen.simulate(model, math.ceil(0.5 / dt) * dt, q=[angle], qd=[rate], method=method, dt=dt)
        assert stepped.status == NONFINITE
        assert run.t[-1] - 4.0 * dt < stepped.t[-1] < run.t[-1] + 2.0 * dt


def test_a_run_that_newtons_method_cannot_follow_names_the_loop():
    """It leaves the mode of assembly away from singular poses: neither inertia nor a dead point is to blame."""
    linkage = spatial_linkage(0)
    model = symgen.build_model(linkage, "c")
    q, qd = placed(linkage, 0), np.random.default_rng(0).normal(size=(4, 2))[3]
    with pytest.warns(SimulationWarning, match="loop closed1: beyond this pose joints j3, j4, .* have no position"):
        run = symgen.simulate(model, 1.1, q=q, qd=qd)
    assert run.status == NONFINITE
    assert "write a pose of the motion as its 'near'" in run.message
    assert model.loop_regularity(run.q[-1])[0] > 1e-3  # a sine of 2 degrees
    with pytest.warns(SimulationWarning, match="loop closed1: beyond this pose"):
        runs = symgen.simulate_many(model, 1.1, q=[q, q], qd=[qd, 0.0 * qd])
    assert runs.status[0] == NONFINITE


def test_a_fixed_step_beyond_the_reach_names_the_loop():
    """From D above 0.04 a step ends where B is farther away from O than crank and coupler reach."""
    model, angle = symgen.build_model(chain("rocker", ", friction: {coulomb: 0.02}"), "c"), 1.8
    assert model.loop_regularity([angle])[0] > 0.04
    with pytest.warns(SimulationWarning, match="loop B: beyond this pose joints crank, coupler have no position"):
        run = symgen.simulate(model, 0.1, q=[angle], qd=[-40.0], method="interpolated", dt=0.05)
    assert run.t[-1] == 0.0


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_a_call_where_a_loop_does_not_close_names_it(rocker, target):
    model = rocker if target == "c" else symgen.build_model(chain("rocker"), "numpy")
    angle, _ = pose()
    with pytest.raises(ArgumentError, match=r"q = \[0.0\] \(state 1 of 2\): loop B does not close: joints crank"):
        model.forward_dynamics([[angle], [0.0]], [[0.0], [1.0]], [[0.0], [0.0]])
    with pytest.raises(ArgumentError, match=r"q = \[0.0\]: loop B does not close: joints crank, coupler have"):
        model.forward_dynamics([0.0], [1.0], [0.0])


def test_emitted_functions_say_so(rocker):
    model = symgen.build_model(chain("rocker", ", friction: {coulomb: 0.02}"), "c")
    dead = math.pi - math.acos((F**2 + C**2 - (A + B) ** 2) / (2.0 * F * C))
    assert int(model.friction_dynamics([dead], [1.0], [0.0], [1])[2]) == NONFINITE
    assert int(model.decide([dead], [0.0], [0.0], [0])[1]) == NONFINITE
    assert int(model.evaluate("step", [dead - 1e-6], [1.0], [0], [0.0], 1e-3)[3]) == NONFINITE


def test_parallelograms_pass():
    model = symgen.build_model(loads_chain(PARALLELOGRAM), "c")
    run = symgen.simulate(model, 2.0, q=[1.0], qd=[3.0])
    assert run.status == 0
    assert run.q[-1, 0] == pytest.approx(7.0)
    assert model.loop_regularity([math.pi])[0] < 1e-20
    assert model.loop_regularity([1.0])[0] == pytest.approx(math.sin(1.0) ** 2)
