"""FMUs as files: their bytes, sources and variables, what their library refuses, and their comparison in `check`."""

from __future__ import annotations

import ctypes
import subprocess
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
from tests.products.fmu_chains import MASSES, PULLED, STOPPED, inside

pytestmark = pytest.mark.needs("gcc")


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
    files, _ = inside(source)
    root = ElementTree.fromstring(files["modelDescription.xml"])
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
