"""The evidence command: coding rules and proofs, with the tools where they are installed."""

import json
import os
import re
import subprocess

import pytest

from symgen.cli.parser import run
from symgen.describe.load import loads_chain
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError
from symgen.evidence.coding_rules import DEVIATIONS, coding_rules
from symgen.evidence.report import Evidence, markdown
from symgen.evidence.units import units
from symgen.pipeline import emit_sources, program
from symgen.pipeline.evidence import controller_evidence
from symgen.program.hazards import Precision, prove
from symgen.program.ranges import box_of, declared_ranges
from tests.controller.scara import SCARA

CPPCHECK = pytest.mark.needs("gcc", "cppcheck")
FUNCTIONS = ["mass_matrix", "forward_dynamics", "position_tip", "friction_inverse_dynamics", "friction_torque"]


@CPPCHECK
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_no_finding_is_outside_the_deviations(dtype):
    sources = emit_sources(SCARA, "c", dtype, FUNCTIONS, profile="controller", validity=True)
    found = coding_rules(sources)
    assert not found.outside
    assert not found.missing
    assert {finding.rule for finding in found.findings} <= set(DEVIATIONS)
    assert "8.14" in found.checked


@CPPCHECK
def test_precedence_is_always_written_out():
    """Rule 12.1, in choices between sums, products and names: a body swings below a guide that its load presses on."""
    swing = loads_chain("""symgen: 1
name: swing
gravity: [0, 0, -9.81]
joints:
  - {name: guide, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1,
     friction: {coefficient: 0.2, static: 0.3, normal: guide}}
  - {name: turn, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 0.5, com: [0, 0, -0.4],
     friction: {coulomb: 0.2, static: 0.3}}
""")
    sources = emit_sources(swing, "c", "float64", ["friction_inverse_dynamics"], validity=True, profile="controller")
    assert re.search(r"\? \(\w+ [-+*/] \(\w+\)\) :", sources[1].text)
    assert "misra-c2012-12.1" not in {finding.rule for finding in coding_rules(sources).findings}


@CPPCHECK
def test_what_breaks_a_rule_is_found():
    """The default profile has `restrict` (8.14); a comparison of floats is the compiler's."""
    text = "#include <stdbool.h>\nbool f(float x);\nbool f(float x)\n{\n    return x == 1.0F;\n}\n"
    assert "-Wfloat-equal" in {finding.rule for finding in coding_rules([SourceFile("f.c", text)]).outside}
    rules = {finding.rule for finding in coding_rules(emit_sources(SCARA, "c", "float32", ["mass_matrix"])).outside}
    assert "misra-c2012-8.14" in rules


@CPPCHECK
def test_a_long_source_is_examined_in_parts_and_what_takes_too_long_is_named(tmp_path, monkeypatch):
    """A stand-in for cppcheck that finds something in the first part and sleeps in the second."""
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "cppcheck").write_text(
        '#!/bin/sh\ncase "$*" in *--version*) echo Cppcheck 2.10; exit;; esac\n'
        "grep -q 'return 1' f.c && printf 'some-rule\\tf.c\\t7\\twords\\n' || exec sleep 30\n"
    )
    (tools / "cppcheck").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    rest = "    x++;\n" * 400
    text = f"int f(int x)\n{{\n{rest}    return 1;\n}}\nint g(int x)\n{{\n{rest}    return x;\n}}\n"
    said = []
    found = coding_rules([SourceFile("f.c", text)], patience=0.5, progress=said.append)
    assert [finding.line for finding in found.outside if finding.tool == "cppcheck"] == [7]
    assert (found.parts, found.left) == (2, ("g",))
    assert said[-1] == "checking the coding rules, part 2 of 2"
    page = markdown(Evidence("m", "float32", found, ()))
    assert "**not examined by cppcheck**, which took too long: g" in page
    assert not Evidence("m", "float32", found, ()).clean


def test_every_function_has_its_body_in_one_unit_and_its_line_in_all():
    bodies = "".join(f"void f{k}(void)\n{{\n" + "    ;\n" * 200 + "}\n\n" for k in range(6))
    text = "int little(void)\n{\n    return 0;\n}\n\n" + bodies
    parts = units(text)
    assert sorted(name for part in parts for name in part.functions) == ["f0", "f1", "f2", "f3", "f4", "f5", "little"]
    whole = text.split("\n")
    for part in parts:
        lines = part.text.split("\n")
        assert len(lines) == len(whole)
        assert all(
            line in (here, here.removesuffix(";"), "") or not here for line, here in zip(whole, lines, strict=True)
        )
        assert "return 0;" in part.text
    assert units("int f(void)\n{\n}\n")[0].functions == ("f",)


@CPPCHECK
def test_deviations_are_confined_to_their_lines():
    """A real 10.4, a sum of signed and unsigned, is no deviation; 8.7 is one for `_arrays` alone."""
    text = (
        "#include <stdint.h>\nuint32_t own(uint32_t x);\nuint32_t own(uint32_t x)\n{\n    const int32_t y = 3;\n"
        "    return x + y;\n}\nuint32_t user(void);\nuint32_t user(void)\n{\n    return own(2U);\n}\n"
    )
    outside = {finding.rule for finding in coding_rules([SourceFile("f.c", text)]).outside}
    assert {"misra-c2012-10.4", "misra-c2012-8.7"} <= outside
    guarded = (
        "#include <stdbool.h>\nfloat f(bool v, float x, float y);\nfloat f(bool v, float x, float y)\n{\n"
        "    const float z = v ? (x / (v ? y : 1.0F)) : 1e+38F;\n    return z;\n}\n"
    )
    found = coding_rules([SourceFile("f.c", guarded)])
    assert "knownConditionTrueFalse" in {finding.rule for finding in found.findings}
    assert not found.outside


@CPPCHECK
def test_the_command_writes_a_table_and_proofs(tmp_path, capsys):
    given = ["evidence", str(SCARA), "--functions", ",".join(FUNCTIONS), "-o", str(tmp_path), "--json"]
    assert run(given) == 0
    told = json.loads(capsys.readouterr().out)
    assert all(proof["proven"] for proof in told["proofs"])
    page = (tmp_path / "evidence.md").read_text()
    assert "| `forward_dynamics` | proven |" in page
    assert json.loads((tmp_path / "evidence.json").read_text())["proofs"] == told["proofs"]


def test_ranges_with_a_singular_pose_are_named(tmp_path, capsys):
    """Without mass at the end and with nothing that turns there, M loses rank: the wrist's row is zero."""
    chain = tmp_path / "light.yaml"
    chain.write_text(
        "symgen: 1\nname: light\ngravity: [0, -9.81, 0]\nparameters:\n  tip: {value: 1, unit: kg}\njoints:\n"
        "  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0], inertia: {zz: 0.1}}\n"
        "  - {name: b, type: revolute, place: {xyz: [1, 0, 0]}, mass: tip, com: [1, 0, 0]}\n"
    )
    given = ["evidence", str(chain), "--functions", "forward_dynamics", "--range", "tip=0:1", "--budget", "300"]
    assert run([*given, "--json"]) == 1
    (proof,) = json.loads(capsys.readouterr().out)["proofs"]
    assert not proof["proven"]
    assert proof["hazard"] in ("the divisor may vanish", "the result may overflow")  # 1/0, and 1/tiny beside it
    assert run(given) == 1
    assert "tip 0 to" in capsys.readouterr().out  # where
    assert run([*given[:-4], "--range", "tip=0.5:1"]) in (0, 1)  # 1 where cppcheck is missing
    assert "| `forward_dynamics` | proven |" in capsys.readouterr().out


def test_a_loop_is_not_proven_and_said_so(repository):
    steps = program(repository / "examples" / "dupont_screw.yaml", ["step_interpolated"], optimization="debug")
    step = next(function for function in steps.functions if not function.internal)
    found = prove(step, steps.prepare, box_of(step, steps, {}), Precision(2.0**-24, 3.4e38, 6.5e6, 1.2e-7), 5)
    assert not found.proven
    assert found.hazard.message == "a loop ends by data"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("q", "NAME=LOW:HIGH"),
        ("q=1", "NAME=LOW:HIGH"),
        ("q=a:b", "two numbers"),
        ("q=2:1", "not below"),
        ("q=-inf:1", "finite"),
        ("q[4]=0:1", "q[0..3]"),
        ("load=0:1", "payload"),
    ],
)
def test_ranges_that_make_no_sense_are_refused(text, words):
    with pytest.raises(ArgumentError) as refused:
        declared_ranges([text], program(SCARA, ["friction_torque"], optimization="debug"))
    assert words in str(refused.value)


def test_elements_and_parameters_have_ranges_of_their_own():
    known = declared_ranges(["q=-3:3", "q[2]=0:0.3", "payload=0:2"], program(SCARA, ["friction_torque"]))
    assert known == {"q": (-3.0, 3.0), ("q", 2): (0.0, 0.3), ("payload", -1): (0.0, 2.0)}


def test_missing_tools_are_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run(["evidence", str(SCARA)]) == 1
    told = capsys.readouterr().out
    assert "cppcheck: not installed: install cppcheck" in told
    assert "| `friction_torque` | proven |" in told


@pytest.mark.needs("gcc")
def test_a_proven_function_traps_nothing(tmp_path):
    """The corners of the proven box, with the processor's traps for NaN, overflow and division by zero."""
    for source in emit_sources(SCARA, "c", "float32", ["forward_dynamics"], profile="controller"):
        (tmp_path / source.name).write_text(source.text)
    (tmp_path / "corners.c").write_text(
        '#define _GNU_SOURCE\n#include <fenv.h>\n#include "scara.h"\nint main(void)\n{\n    scara_parameters p;\n'
        "    scara_prepared k;\n    feenableexcept(FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW);\n"
        "    scara_default_parameters(&p);\n    scara_prepare(&p, &k);\n    for (unsigned c = 0U; c < 4096U; c++) {\n"
        "        float x[12], qdd[4];\n        for (unsigned i = 0U; i < 12U; i++) {\n"
        "            x[i] = ((c >> i) & 1U ? 1.0F : -1.0F) * (i < 4U ? 6.28F : (i < 8U ? 20.0F : 1000.0F));\n"
        "        }\n"
        "        scara_forward_dynamics(&k, x, x + 4, x + 8, qdd);\n    }\n    return 0;\n}\n"
    )
    command = ["gcc", "-std=gnu99", "-O1", "scara.c", "corners.c", "-lm", "-o", "corners"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run(["./corners"], cwd=tmp_path, check=False).returncode == 0


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("edit", ["", "tau[0] *= 1.0F;"])
def test_edited_files_are_examined_and_proofs_are_not_claimed_for_them(edit, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path / "none"))  # neither cppcheck nor Frama-C: texts and proofs alone
    files = {s.name: s.text for s in emit_sources(SCARA, "c", "float32", ["friction_torque"], profile="controller")}
    text = files["scara.c"]
    files["scara.c"] = text[: text.rindex("}")] + edit + text[text.rindex("}") :]
    for name, content in files.items():
        (tmp_path / name).write_text(content)
    found = controller_evidence(SCARA, source=tmp_path)
    assert [each.name for each in found.proofs] == ["friction_torque"]
    assert all(each.proof.proven for each in found.proofs)
    assert found.proven == (edit == "")
    assert ("say nothing about this text" in markdown(found)) == bool(edit)
    assert [difference.startswith("scara.c:") for difference in found.differences] == [True] * bool(edit)
