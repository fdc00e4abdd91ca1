"""Models of all targets run through the driver in C; without a compiler a plain loop takes what it can."""

from __future__ import annotations

import importlib
import math
from typing import Any

import numpy as np
import pytest

import symgen
from symgen.compile.numpy_backend import NumpyBackend
from symgen.describe.load import loads_chain
from symgen.errors import BuildError, SimulationError, SimulationWarning
from tests.friction.test_several_coordinates import BELT
from tests.simulate.stopped_chains import BALL, bounces

INTERPRETED = ["numpy", "reference"]

DRAGGED = """symgen: 1
name: dragged
gravity: [0, 0, 0]
inputs: [wind]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 4, static: 6}}
forces: {x: wind}
"""


def built(text: str, target: str) -> Any:
    return symgen.build_model(loads_chain(text), target)


@pytest.fixture
def no_compiler(monkeypatch):
    def missing(*_: Any) -> Any:
        raise BuildError("no C compiler was found")

    monkeypatch.setattr(importlib.import_module("symgen.simulate.events"), "load_simulator", missing)
    monkeypatch.setattr(importlib.import_module("symgen.simulate.compiled_events"), "load_simulator", missing)
    monkeypatch.setattr(importlib.import_module("symgen.simulate.many.step_worker"), "load_fixed_steps", missing)


@pytest.mark.parametrize("target", INTERPRETED)
def test_impacts_accumulate_at_their_limit(target):
    """Closed form, as for compiled models: flights are a geometric series."""
    run = symgen.simulate(built(BALL, target), 2.0, q=[1.0])
    times, limit = bounces(1.0, 0.5, 10)
    impacts = [event for event in run.events if event.kind == "impact"]
    assert [event.time for event in impacts[:10]] == pytest.approx(times, abs=1e-10)
    assert max(event.time for event in impacts) == pytest.approx(limit, abs=1e-10)
    assert (run.q[-1, 0], run.qd[-1, 0]) == (0.0, 0.0)
    assert impacts[0].lost == pytest.approx(0.75 * 2.0 * 9.81, rel=1e-12)


@pytest.mark.parametrize("target", INTERPRETED)
def test_a_belt_of_two_pulleys(target):
    """Both turn in the belt's sense at 1 rad/s: b loses (0.7 + 1)/1 until it turns round, then (1 - 0.7)/1, and a loses
    (1 + 1)/2 until the belt rests."""
    run = symgen.simulate(built(BELT, target), 1.0, qd=[1.0, 1.0])
    turned = 1.0 / 1.7
    rests = turned + (1.0 - turned) / 1.3
    assert [event.time for event in run.events[:2]] == pytest.approx([turned, rests], abs=1e-12)
    assert [event.joints for event in run.events[:2]] == [("b",), ("sum",)]
    assert run.energy_error < 1e-10


@pytest.mark.parametrize("options", [{}, {"dt": 1e-2}])
def test_errors_of_laws_and_of_functions_surface(monkeypatch, options):
    model = built(DRAGGED, "numpy")

    def law(t: float, q: Any, qd: Any) -> list[float]:
        if t > 0.3:
            raise ZeroDivisionError("a law of mine")
        return [8.0]

    with pytest.raises(ZeroDivisionError, match="a law of mine"):
        symgen.simulate(model, 1.0, tau=law, **options)

    def broken(*_: Any) -> Any:
        raise OSError("out of paper")

    monkeypatch.setattr(NumpyBackend, "call_single", broken)
    with pytest.raises(OSError, match="out of paper"):
        symgen.simulate(model, 1.0, tau=[8.0], **options)


def test_an_interrupt_within_a_function_keeps_what_there_is(monkeypatch):
    model, call, count = built(DRAGGED, "numpy"), NumpyBackend.call_single, [0]

    def interrupted(self: Any, function: str, *given: Any) -> Any:
        count[0] += 1
        if count[0] == 400:
            raise KeyboardInterrupt
        return call(self, function, *given)

    monkeypatch.setattr(NumpyBackend, "call_single", interrupted)
    with pytest.warns(SimulationWarning, match="interrupted at t = "):
        run = symgen.simulate(model, 100.0, tau={"x": "10*sin(t)"})
    assert 0.0 < run.t[-1] < 100.0
    assert np.all(np.isfinite(run.qdd))
    assert not run.status


def test_fixed_steps_of_all_targets_agree():
    options: dict[str, Any] = {"tau": {"x": "9*sin(5*t)"}, "dt": 1e-2, "inputs": [0.5]}
    runs = [symgen.simulate(built(DRAGGED, target), 2.0, **options) for target in ("c", *INTERPRETED)]
    assert len(runs[0].events) > 2
    for run in runs[1:]:  # the same steps, each operation rounded alike or nearly so
        assert run.q == pytest.approx(runs[0].q, abs=1e-12)
        assert [e.time for e in run.events] == pytest.approx([e.time for e in runs[0].events], abs=1e-9)
        assert run.dissipated == pytest.approx(runs[0].dissipated, abs=1e-12)


def test_single_precision_has_fixed_steps():
    model = symgen.build_model(loads_chain(DRAGGED), "numpy", "float32")
    run = symgen.simulate(model, 1.0, qd=[1.0], dt=1e-2)
    assert run.q[-1, 0] == pytest.approx(1.0 / (2.0 * 4.0 / 2.0), rel=1e-5)  # v^2/(2 a), single precision


def test_without_a_compiler_there_is_stick_and_slip(no_compiler):
    """12 N for a second: (12 - 4)/2, then -4/2; a force of 8 N/s breaks the joint away at 6 N."""
    model = built(DRAGGED, "numpy")
    times = np.array([0.0, 0.5, 0.5, 1.5, 1.5, 4.5, 4.5, 6.0])
    force = np.array([0.0, 0.0, 12.0, 12.0, 0.0, 0.0, 0.0, 12.0])
    run = symgen.simulate(model, 6.0, inputs={"wind": (times, force)}, sample=0.25)
    assert [event.kind for event in run.events] == ["slip", "stick", "slip"]
    assert [event.time for event in run.events] == pytest.approx([0.5, 3.5, 5.25], abs=1e-9)
    assert run.at(3.7).q[0] == pytest.approx(0.5 * 4.0 * 1.0 + 4.0**2 / (2.0 * 2.0), abs=1e-9)
    assert run.dissipated[-1] == pytest.approx(4.0 * run.q[-1, 0], abs=1e-8)
    assert run.energy_error < 1e-8
    laws = symgen.simulate(model, 2.0, tau=lambda t, q, qd: [10.0 * math.sin(t)])
    assert laws.events[0].time == pytest.approx(math.asin(0.6), abs=1e-9)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"hold": 0.1, "tau": {"x": "t"}}, "hold"),
        ({"until": "x > 1"}, "until"),
        ({"states": {"s": {"rate": "x"}}}, "states"),
        ({"tau": {"x": "max(0, t - 1)"}}, "expressions with corners"),
        ({"dt": 0.1}, "method 'interpolated'"),
    ],
)
def test_without_a_compiler_the_rest_is_refused(no_compiler, options, what):
    with pytest.raises(SimulationError, match=f"{what}: .* C compiler"):
        symgen.simulate(built(DRAGGED, "numpy"), 1.0, **options)
    with pytest.raises(BuildError, match="no C compiler"):
        symgen.simulate(built(DRAGGED, "c"), 1.0, **options)


@pytest.mark.parametrize("options", [{}, {"dt": 0.1}])
def test_without_a_compiler_many_runs_are_refused(no_compiler, options):
    with pytest.raises(SimulationError, match="simulate_many: many runs of any target need a C compiler"):
        symgen.simulate_many(built(DRAGGED, "numpy"), 1.0, qd={"x": [0.1, 0.2]}, **options)


DEAD_CENTRE = """symgen: 1
name: crank
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 2}}
  - {name: s, type: prismatic, parent: base, place: {xyz: [0, 1, 0], axis: [1, 0, 0]}, mass: 0.5,
     friction: {coulomb: 0.3}}
coupled: {s: 0.2*cos(a)}
"""


@pytest.mark.parametrize(
    ("chain", "what"),
    [
        (BALL, "stop"),
        (BELT, "friction of joints that follow several coordinates"),
        (DEAD_CENTRE, "friction with a given motion or at dead centres"),
        (DRAGGED.replace("x: wind", "x: 'max(0, x - wind)'"), "expressions with corners"),
    ],
)
def test_without_a_compiler_other_events_are_refused(no_compiler, chain, what):
    with pytest.raises(SimulationError, match=f"{what}: this run needs a C compiler"):
        symgen.simulate(built(chain, "numpy"), 1.0)


@pytest.mark.parametrize("target", INTERPRETED)
def test_dead_centres_lie_at_half_turns(target):
    """The slide turns round at a = pi, 2 pi; the crank, of inertia 2 alone, passes on."""
    run = symgen.simulate(built(DEAD_CENTRE, target), 2.5, qd=[3.0])
    found = [event for event in run.events if event.kind == "dead_centre"]
    assert [event.joints for event in found] == [("s",), ("s",)]
    assert [event.q[0] for event in found] == pytest.approx([math.pi, 2.0 * math.pi], abs=1e-9)
    assert run.dissipated[-1] == pytest.approx(0.3 * 0.2 * (4.0 + abs(1.0 - math.cos(run.q[-1, 0]))), abs=1e-9)
