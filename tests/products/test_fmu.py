"""Motions of FMUs: those of `simulate`, in co-simulation and model exchange, as FMPy plays them."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from importlib.util import find_spec

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from tests.products.fmu_chains import MASSES, PULLED, STOPPED, STRUCK

pytestmark = pytest.mark.needs("gcc")

needs_fmpy = pytest.mark.skipif(find_spec("fmpy") is None, reason="FMPy is not installed")

EXACT = 1e-9
"""s and rad: co-simulation is the simulator itself; its steps end at communication points besides."""

EXCHANGED = 1e-6
"""s and rad: CVode with a relative tolerance of 1e-10, which it meets in a step, not in a run."""

FOUR_BAR = "examples/linkages/four_bar.yaml"


@dataclass(frozen=True)
class Made:
    """An FMU on disk, and the motion of `simulate`."""

    path: str
    run: object
    joints: tuple[str, ...]
    duration: float

    @property
    def times(self):
        return sorted({event.time for event in self.run.events})

    def played(self, kind, **given):
        """Time series by FMPy, in which `last_event` shows the instants of events."""
        from fmpy import simulate_fmu

        shown = [f"{name}.q" for name in self.joints] + ["last_event", "event_count"]
        chosen = {"stop_time": self.duration, "output_interval": self.duration / 500, "output": shown} | given
        return simulate_fmu(self.path, fmi_type=kind, **chosen)

    def compared(self, found, tolerance):
        """Asserts that the instants of events and the end are those of `simulate`."""
        seen = sorted(set(found["last_event"]) - {0.0})
        assert found["event_count"][-1] == len(self.times)
        np.testing.assert_allclose(seen, self.times, rtol=0, atol=tolerance)
        end = [found[f"{name}.q"][-1] for name in self.joints]
        np.testing.assert_allclose(end, self.run.q[-1], rtol=0, atol=tolerance)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """name, version -> `Made`."""
    folder, kept = tmp_path_factory.mktemp("fmu"), {}
    known = {
        "masses": (MASSES, PULLED),
        "stopped": (STOPPED, STRUCK),
        "four_bar": (None, {"duration": 0.5, "qd": {"crank": 3.0}}),
    }

    def make(name, fmi):
        if (name, fmi) not in kept:
            text, scenario = known[name]
            chain = symgen.load_chain(FOUR_BAR) if text is None else loads_chain(text)
            (source,) = symgen.emit_sources(chain, "fmu", fmi=fmi, scenario=scenario)
            path = folder / f"{name}{fmi}.fmu"
            path.write_bytes(source.data)
            model = symgen.build_model(chain)
            run = symgen.simulate(model, **scenario)
            kept[name, fmi] = Made(str(path), run, model.q_names, scenario["duration"])
        return kept[name, fmi]

    return make


CASES = [("masses", 2), ("masses", 3), ("stopped", 3), ("four_bar", 2)]


@needs_fmpy
@pytest.mark.parametrize(("name", "fmi"), CASES)
def test_fmpy_finds_no_fault(name, fmi, made):
    from fmpy.validation import validate_fmu

    assert validate_fmu(made(name, fmi).path) == []


@needs_fmpy
@pytest.mark.parametrize(("name", "fmi"), CASES)
def test_co_simulation_is_the_simulator_itself(name, fmi, made):
    one = made(name, fmi)
    one.compared(one.played("CoSimulation"), EXACT)


@needs_fmpy
@pytest.mark.parametrize(("name", "fmi"), CASES)
def test_an_importer_that_integrates_finds_the_same_events(name, fmi, made):
    one = made(name, fmi)
    found = one.played("ModelExchange", relative_tolerance=1e-10, record_events=True)
    one.compared(found, EXCHANGED)


def test_cases_have_events_of_each_kind(made):
    kinds = {event.kind for name in ("masses", "stopped") for event in made(name, 3).run.events}
    assert kinds >= {"slip", "stick", "impact", "switch"}


@pytest.fixture
def importer(made):
    """A low-level instance of FMPy in a mode, with the value references by name; it is freed at the end."""
    from fmpy import extract, read_model_description
    from fmpy.fmi3 import FMU3Model, FMU3Slave

    opened = []

    def begin(name, kind=FMU3Slave, **given):
        path = made(name, 3).path
        about, folder = read_model_description(path), extract(path)
        fmu = kind(guid=about.guid, unzipDirectory=folder, modelIdentifier=about.modelName, instanceName="one")
        fmu.instantiate(**given)
        opened.append((fmu, folder))
        fmu.enterInitializationMode(startTime=0.0, stopTime=made(name, 3).duration)
        fmu.exitInitializationMode()
        if kind is FMU3Model:
            fmu.updateDiscreteStates()
            fmu.enterContinuousTimeMode()
        return fmu, {v.name: v.valueReference for v in about.modelVariables}

    yield begin
    for fmu, folder in opened:
        fmu.freeInstance()
        shutil.rmtree(folder)


@needs_fmpy
def test_a_step_may_return_early_at_events(importer, made):
    fmu, _ = importer("masses", eventModeUsed=True, earlyReturnAllowed=True)
    fmu.enterStepMode()
    t, seen = 0.0, []
    while t < 2.0:
        event, ended, early, last = fmu.doStep(t, 2.0 - t)
        assert not ended
        assert early == (last < 2.0)
        assert bool(event) == early
        if event:
            seen.append(last)
            fmu.enterEventMode()
            fmu.updateDiscreteStates()
            fmu.enterStepMode()
        t = last
    np.testing.assert_allclose(seen, made("masses", 3).times, rtol=0, atol=EXACT)


@needs_fmpy
def test_a_state_comes_back_as_bytes(importer):
    fmu, vr = importer("stopped")
    shown = [vr["b.q"], vr["b.qd"], vr["swing.q"], vr["last_event"]]
    fmu.doStep(0.0, 0.3)
    state = fmu.getFMUState()
    data = fmu.serializeFMUState(state)
    fmu.doStep(0.3, 0.7)
    first = fmu.getFloat64(shown)
    fmu.setFMUState(state)
    fmu.freeFMUState(state)
    fmu.doStep(0.3, 0.7)
    assert fmu.getFloat64(shown) == first
    other, _ = importer("stopped")
    again = other.deserializeFMUState(data)
    other.setFMUState(again)
    other.freeFMUState(again)
    other.doStep(0.3, 0.7)
    assert other.getFloat64(shown) == first
    with pytest.raises(Exception, match=r"[Dd]e[Ss]erialize"):
        fmu.deserializeFMUState(data[:-1])


def until_both_slide(fmu, vr):
    """Steps until no joint of the masses sticks; returns the time."""
    t = 0.0
    while 0 in fmu.getInt32([vr["x.mode"], vr["r.mode"]]):
        assert t < 2.0
        fmu.doStep(t, 0.005)
        t += 0.005
    return t


@needs_fmpy
def test_derivatives_are_those_of_held_modes(importer):
    """The mass matrix by hand: r slides on x, which sticks at first; then both slide."""
    fmu, vr = importer("masses")
    unknowns = [vr["x.qdd"], vr["r.qdd"]]
    assert fmu.getInt32([vr["x.mode"], vr["r.mode"]]) == [0, 0]
    assert fmu.getDirectionalDerivative(unknowns, [vr["r.q"]], [1.0]) == [0.0, 0.0]
    until_both_slide(fmu, vr)
    m1, m2 = 3.0, 0.5  # x carries r: M = [[m1 + m2, m1], [m1, m1]]
    inverse = np.linalg.inv([[m1 + m2, m1], [m1, m1]])
    found = fmu.getDirectionalDerivative(unknowns, [vr["r.q"]], [1.0])
    np.testing.assert_allclose(found, inverse @ [0.0, -20.0], rtol=1e-8)  # differences of fourth order
    (adjoint,) = fmu.getAdjointDerivative(unknowns, [vr["r.q"]], [1.0, 2.0], nSensitivity=1)
    np.testing.assert_allclose(adjoint, [1.0, 2.0] @ inverse @ [0.0, -20.0], rtol=1e-8)


PENDULUM = """symgen: 1
name: swing
gravity: [0, 0, -9.81]
parameters: {m: 2, c: 0.3}
inputs: [push]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: m, com: [0, 0, -0.5],
     friction: {coulomb: 0.4, viscous: c}}
points: {tip: {joint: a, at: [0, 0, -1]}}
forces: {a: push}
"""


@needs_fmpy
def test_derivatives_without_laws_are_emitted_ones(tmp_path):
    """m r2 qdd = tau + push - m g r sin q - c qd - 0.4, by hand."""
    from fmpy import extract, read_model_description
    from fmpy.fmi3 import FMU3Slave

    path = tmp_path / "swing.fmu"
    path.write_bytes(symgen.emit_sources(loads_chain(PENDULUM), "fmu")[0].data)
    about, folder = read_model_description(str(path)), extract(str(path), unzipdir=str(tmp_path / "in"))
    fmu = FMU3Slave(guid=about.guid, unzipDirectory=folder, modelIdentifier="swing", instanceName="one")
    vr = {v.name: v.valueReference for v in about.modelVariables}
    fmu.instantiate()
    fmu.enterInitializationMode(startTime=0.0)
    m, c, q, qd, tau, push = 2.5, 0.2, 0.7, 1.5, 0.6, 0.3
    values = {"m": m, "c": c, "a.q": q, "a.qd": qd, "a.tau": tau, "push": push}
    fmu.setFloat64([vr[name] for name in values], list(values.values()))
    fmu.exitInitializationMode()
    r, g = 0.5, 9.81
    qdd = (tau + push - m * g * r * np.sin(q) - c * qd - 0.4) / (m * r * r)
    by = {
        "a.q": -g / r * np.cos(q), "a.qd": -c / (m * r * r), "a.tau": 1 / (m * r * r), "push": 1 / (m * r * r),
        "c": -qd / (m * r * r), "m": -(qdd + g / r * np.sin(q)) / m,
    }  # fmt: skip
    for name, expected in by.items():
        (found,) = fmu.getDirectionalDerivative([vr["a.qdd"]], [vr[name]], [1.0])
        assert abs(found - expected) <= 1e-13 * abs(expected)
    friction, rate, tip = fmu.getDirectionalDerivative(
        [vr["a.friction"], vr["a.qd"], vr["tip.position[1]"]], [vr["a.qd"], vr["a.q"]], [2.0, 3.0]
    )
    assert (friction, rate) == (pytest.approx(2.0 * c, rel=1e-14), 2.0)
    assert tip == pytest.approx(-3.0 * np.cos(q), rel=1e-9)  # of points, by differences
    fmu.freeInstance()


@needs_fmpy
def test_indicators_are_the_margins_themselves(importer):
    """Before x breaks away, its upper margin is 7.5 less the force on it."""
    from fmpy.fmi3 import FMU3Model

    fmu, vr = importer("masses", FMU3Model)
    indicators = [reference for name, reference in sorted(vr.items()) if name.startswith("indicator")]
    fmu.setTime(0.03)  # before the first sample after 0
    (force,) = fmu.getFloat64([vr["x.tau"]])
    assert 0.0 < force < 7.5
    values = fmu.getFloat64(indicators)
    assert min(abs(value - (7.5 - force)) for value in values) < 1e-12
    assert min(values) > 0.0


@needs_fmpy
def test_parameters_are_tunable_and_obey_their_rules(importer):
    fmu, vr = importer("masses")
    t = until_both_slide(fmu, vr)
    (before,) = fmu.getFloat64([vr["r.qdd"]])
    fmu.setFloat64([vr["m1"]], [6.0])
    (after,) = fmu.getFloat64([vr["r.qdd"]])
    assert after != before
    fmu.setFloat64([vr["m1"]], [-6.0])
    with pytest.raises(Exception, match="fmi3DoStep"):
        fmu.doStep(t, 0.1)


@needs_fmpy
@pytest.mark.parametrize("kind", ["CoSimulation", "ModelExchange"])
def test_signals_may_jump(kind, tmp_path):
    """An importer's step of `push` lets x slip at its instant, as the table of `simulate` does."""
    from fmpy import simulate_fmu

    chain = loads_chain(MASSES)
    (source,) = symgen.emit_sources(chain, "fmu", platforms=None)
    (tmp_path / "m.fmu").write_bytes(source.data)
    signals = np.array([(0.0, 1.0), (0.25, 1.0), (0.25, 9.0), (0.5, 9.0)], dtype=[("time", float), ("push", float)])
    found = simulate_fmu(
        str(tmp_path / "m.fmu"), fmi_type=kind, stop_time=0.5, output_interval=0.01, input=signals,
        relative_tolerance=1e-10, output=["x.q", "x.mode", "last_event"],
    )  # fmt: skip
    times, values = [0.0, 0.25, 0.25, 0.5], [1.0, 1.0, 9.0, 9.0]
    run = symgen.simulate(symgen.build_model(chain), 0.5, inputs={"push": (times, values)})
    assert run.events[0].time == 0.25
    np.testing.assert_allclose(found["x.q"][-1], run.q[-1][0], rtol=0, atol=EXCHANGED)
    assert found["last_event"][-1] == pytest.approx(0.25, abs=EXACT)


@needs_fmpy
def test_stops_may_depend_on_parameters(tmp_path):
    from fmpy import simulate_fmu

    text = STOPPED.replace("{mu: 0.1}", "{mu: 0.1, reach: 0.2}").replace("upper: 0.2", "upper: reach")
    chain, path = loads_chain(text), tmp_path / "stopped.fmu"
    path.write_bytes(symgen.emit_sources(chain, "fmu", scenario=STRUCK)[0].data)
    given = {"stop_time": 0.2, "output_interval": 0.01, "output": ["last_event"]}
    found = simulate_fmu(str(path), start_values={"reach": 0.25}, **given)
    scenario = STRUCK | {"duration": 0.2, "params": {"reach": 0.25}}
    run = symgen.simulate(symgen.build_model(chain), **scenario)
    assert [event.kind for event in run.events][:1] == ["impact"]
    assert found["last_event"][-1] == pytest.approx(run.events[-1].time, abs=EXACT)
    with pytest.raises(Exception, match="fmi3"):
        simulate_fmu(str(path), start_values={"reach": -0.25}, **given)
