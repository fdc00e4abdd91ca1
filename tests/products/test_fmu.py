"""FMUs: FMPy finds no fault in them, and their motions are those of `simulate`, in co-simulation and model exchange."""

from __future__ import annotations

import ctypes
import io
import shutil
import subprocess
import zipfile
from dataclasses import dataclass
from importlib.util import find_spec
from xml.etree import ElementTree

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from symgen.products.fmu import instance
from symgen.products.fmu.binaries import here
from symgen.products.fmu.unit import Unit

pytestmark = pytest.mark.needs("gcc")
needs_fmpy = pytest.mark.skipif(find_spec("fmpy") is None, reason="FMPy is not installed")

EXACT = 1e-9
"""s and rad: co-simulation is the simulator itself; its steps end at communication points besides."""

EXCHANGED = 1e-6
"""s and rad: CVode with a relative tolerance of 1e-10, which it meets in a step, not in a run."""

MASSES = """symgen: 1
name: masses
gravity: [0, 0, 0]
inputs: [push]
parameters: {m1: {value: 3, unit: kg}, m2: 0.5, k: {value: 20, unit: N/m}}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m2, friction: {coulomb: 5, static: 7.5}}
  - {name: r, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m1, stiffness: k,
     friction: {coulomb: 2, static: 3}, limits: {lower: -0.5, upper: 0.5}}
forces: {x: "push + max(t - 0.7, 0)"}
"""
"""Karnopp's masses with an external signal, and a corner at a communication point."""

PULLED = {
    "duration": 2.0, "q": {"r": 0.1},
    "tau": {"x": "8*sin(3*t) - 4*e - s", "r": ([0.0, 0.5, 1.0], [0.0, 3.0, 0.0])},
    "states": {"e": {"rate": "x", "start": 0.0}, "s": {"next": "s + h*(x - 0.1)", "hold": 0.05, "start": 0.0}},
}  # fmt: skip
"""A law with a continuous and a sampled state, and a table."""

STOPPED = """symgen: 1
name: stopped
gravity: [0, 0, -9.81]
parameters: {mu: 0.1}
joints:
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, stiffness: 30,
     friction: {coefficient: mu, static: 1.4*mu, normal: guide}, stop: {lower: -0.2, upper: 0.2, restitution: 0.3}}
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.4, com: [0, 0, -0.5]}
"""
"""Friction that follows a load, and two stops."""

STRUCK = {"duration": 1.5, "q": {"b": 0.15, "swing": 0.8}, "qd": {"b": 2.0}}

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


@pytest.mark.parametrize("version", [2, 3])
def test_calls_out_of_turn_and_wrong_values_are_errors(version, tmp_path):
    """Status 3 is an error in both versions; nothing crashes."""
    files, _ = inside(symgen.emit_sources(loads_chain(MASSES), "fmu", fmi=version)[0])
    library = tmp_path / "masses.so"
    library.write_bytes(next(content for name, content in files.items() if name.startswith("binaries/")))
    unit = Unit(library, files["modelDescription.xml"].decode(), version)
    begun = unit.begun({"r.q": 0.1}, exchange=False)
    early = unit.instance(exchange=False)
    zero, step = ctypes.c_double(0.0), ctypes.c_double(0.1)
    flags = [ctypes.byref(ctypes.c_double()) for _ in range(4)] if version == 3 else []
    assert unit.call("DoStep", early, zero, step, 0, *flags) == 3  # initialisation is not over
    assert unit.call("ExitInitializationMode", early) == 3
    assert unit.call("DoStep", begun, step, step, 0, *flags) == 3  # not from where the last step ended
    assert unit.call("DoStep", begun, zero, zero, 0, *flags) == 3
    value, references = (ctypes.c_double * 1)(np.nan), ctypes.c_uint32 * 1
    assert unit.values("Set", begun, references(unit.references["push"]), value) == 3  # not finite
    value[0] = 1.0
    assert unit.values("Set", begun, references(unit.references["r.q"]), value) == 3  # after initialisation
    assert unit.values("Set", begun, references(unit.references["r.qdd"]), value) == 3
    assert unit.values("Get", begun, references(123456), value) == 3
    assert unit.call("DoStep", begun, zero, step, 0, *flags) == 0
    unit.free(begun)
    unit.free(early)
    unit.token = "another"
    assert unit.instance(exchange=True).value is None


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


def inside(source):
    with zipfile.ZipFile(io.BytesIO(source.data)) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist()}, archive.comment


def test_the_archive_is_the_same_for_the_same_chain():
    first, second = (symgen.emit_sources(loads_chain(MASSES), "fmu", scenario=PULLED)[0] for _ in range(2))
    assert first.data == second.data
    files, comment = inside(first)
    assert comment.startswith(b"masses, emitted by symgen ")
    place = f"binaries/{here().name}/masses{here().suffix}"
    assert {"modelDescription.xml", "sources/buildDescription.xml", "sources/masses.c", place} <= files.keys()
    assert b"generationDate" not in files["modelDescription.xml"]
    other, _ = inside(symgen.emit_sources(loads_chain(MASSES), "fmu", platforms=["none"])[0])
    assert not any(name.startswith("binaries") for name in other)
    assert other["modelDescription.xml"] != files["modelDescription.xml"]


@pytest.mark.parametrize(("text", "fmi"), [(MASSES, 2), (STOPPED, 3)])
def test_importers_compile_the_sources_without_a_warning(text, fmi, tmp_path):
    files, _ = inside(symgen.emit_sources(loads_chain(text), "fmu", fmi=fmi, platforms=["none"])[0])
    names = []
    for name, content in files.items():
        if name.startswith("sources/"):
            (tmp_path / name.removeprefix("sources/")).write_bytes(content)
            names += [name.removeprefix("sources/")] if name.endswith(".c") else []
    flags = ["-std=c99", "-Og", "-Wall", "-Wextra", "-pedantic", "-Wno-unused-function", "-Werror", "-fPIC", "-shared"]
    subprocess.run(["gcc", *flags, *sorted(names), "-lm", "-o", "made.so"], cwd=tmp_path, check=True)
    assert f"fmi{fmi}.c" in names


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"fmi": 1}, "fmi: there are versions 2 and 3, not 1"),
        ({"dtype": "float32"}, "fmu computes in float64"),
        ({"functions": ["bias"]}, "an FMU has the functions that it calls"),
        ({"platforms": ["x86_64-window"]}, r"no 'x86_64-window' \(did you mean 'x86_64-windows'\?\)"),
        ({"scenario": {"until": "x > 1"}}, "the importer ends the run of an FMU"),
        ({"scenario": {"method": "karnopp"}}, "from event to event"),
        ({"profile": "controller"}, "profile"),
        ({"batches": True}, "batches"),
    ],
)
def test_refusals(given, words):
    with pytest.raises(ArgumentError, match=words):
        symgen.emit_sources(loads_chain(MASSES), "fmu", **given)


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


def test_closing_joints_with_friction_are_variables():
    """A five-bar whose closing pin has friction: a mode and a friction of its own, in N m."""
    arm = "inertia: {zz: 0.01}, place: {xyz"
    chain = loads_chain(f"""symgen: 1
name: five_bar
gravity: [0, 0, -9.81]
joints:
  - {{name: left, type: revolute, {arm}: [0, 0, 0]}}}}
  - {{name: left_rod, type: revolute, actuated: false, {arm}: [0.3, 0, 0]}}}}
  - {{name: right, type: revolute, parent: base, {arm}: [0.25, 0, 0]}}}}
  - {{name: right_rod, type: revolute, actuated: false, {arm}: [0.3, 0, 0]}}}}
loops:
  - {{name: pen, type: revolute, between: [{{joint: left_rod, at: [0.4, 0, 0]}}, {{joint: right_rod, at: [0.4, 0, 0]}}],
     near: {{left: 130 deg, right: 50 deg, left_rod: -80 deg, right_rod: 80 deg}}, friction: {{coulomb: 0.02}}}}
""")
    (source,) = symgen.emit_sources(chain, "fmu", platforms=["none"])
    with zipfile.ZipFile(io.BytesIO(source.data)) as archive:
        root = ElementTree.fromstring(archive.read("modelDescription.xml"))
    units = {each.get("name"): each.get("unit") for each in root.find("ModelVariables")}
    assert units["pen.friction"] == "N.m"
    assert "pen.mode" in units


def test_names_of_files_are_refused():
    with pytest.raises(ArgumentError, match="files of an FMU have this name"):
        symgen.emit_sources(loads_chain(MASSES.replace("name: masses", "name: instance")), "fmu", platforms=["none"])


def test_the_command_writes_the_file_that_is_named(tmp_path, capsys):
    chain = tmp_path / "masses.yaml"
    chain.write_text(MASSES)
    words = ["emit", str(chain), "--target", "fmu", "--fmi", "2", "--platforms", "none", "-o", str(tmp_path / "m.fmu")]
    assert main(words) == 0
    assert "fmpy validate m.fmu" in capsys.readouterr().out
    assert main(words) == 0
    (tmp_path / "m.fmu").write_bytes(b"somebody's")
    assert main(words) == 1
    assert (tmp_path / "m.fmu").read_bytes() == b"somebody's"


def checked(monkeypatch, right="", wrong=""):
    """Comparisons of the FMU of the masses, with a fault in its C."""
    plain = instance._plain

    def changed(name):
        text = plain(name)
        assert name != "fmu.c" or right in text
        return text.replace(right, wrong) if right else text

    monkeypatch.setattr(instance, "_plain", changed)
    report = symgen.check_model(loads_chain(MASSES), 20, functions=["mass_matrix"], products=["fmu"])
    assert any(note.startswith("fmu: 20 of 20 states") for note in report.notes)
    return report


def test_the_check_covers_fmus(monkeypatch):
    report = checked(monkeypatch)
    assert report.passed
    assert {c.first for c in report.comparisons if c.function.startswith("fmu")} == {
        "fmi2 float64",
        "fmi3 float64",
        "fmi2 sources",
        "fmi3 sources",
    }
    assert {c.function for c in report.comparisons} == {"mass_matrix", "fmu accelerations", "fmu co-simulation"}


def test_the_check_finds_a_variable_in_the_place_of_another(monkeypatch):
    report = checked(monkeypatch, "w[(2 * N) + MODES + (k - V_QDD)]", "w[(2 * N) + (k - V_QDD)]")
    assert [c.function for c in report.comparisons if not c.passed] == ["fmu accelerations"] * 4


def test_what_cannot_be_checked_is_refused():
    with pytest.raises(ArgumentError, match="products: 'kitt' is not one of kit, "):
        symgen.check_model(loads_chain(MASSES), 20, functions=["mass_matrix"], products=["kitt"])
