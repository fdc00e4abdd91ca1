"""Faults that only emitted C can have, none of its Program: the check sees them in every way into the code."""

from pathlib import Path

import pytest

import symgen
from symgen.compile.text import without_comments
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import BuildError
from symgen.options import Options
from symgen.pipeline.edited import edited_c
from tests.emit.strict import needs_gcc

EXAMPLE = Path(__file__).parents[2] / "examples" / "two_link.yaml"
FUNCTIONS = ["mass_matrix", "inverse_dynamics", "position_tip"]
EDITS = {
    "an ensemble's later blocks": ("_vector", "_place(0U, first)], count", "_place(0U, 0U)], count"),
    "a batch's later blocks": ("_vector", "prepared->k, count, &q[first]", "prepared->k, count, &q[0]"),
}
"""What is wrong: in which sources (the plain ones, vector code, its private header), what is written, and instead."""


def edited(chain, folder, where, old, new):
    changed = 0
    for source in symgen.emit_sources(chain, functions=FUNCTIONS, batches=True):
        named = source.name.endswith(where or ".c") if where == ".h" else source.name.endswith(".c")
        named = named and ("_vector" in source.name) == bool(where)
        changed += source.text.count(old) if named else 0
        (folder / source.name).write_text(source.text.replace(old, new) if named else source.text)
    assert changed
    return folder


@needs_gcc
@pytest.mark.parametrize("edit", EDITS)
def test_it_is_seen(edit, tmp_path):
    chain = symgen.load_chain(EXAMPLE)
    report = symgen.check_model(chain, 200, functions=FUNCTIONS, source=edited(chain, tmp_path, *EDITS[edit]))
    assert not report.passed


@needs_gcc
@pytest.mark.parametrize(("old", "new", "passes"), [("", "", True), (" + ", " - ", False)])
def test_sources_for_a_controller_are_checked_without_the_rules_of_parameters(old, new, passes, tmp_path):
    """Which the profile leaves out: they are no part of what is checked."""
    chain = symgen.load_chain(EXAMPLE)
    for source in symgen.emit_sources(chain, "c", "float32", ["inverse_dynamics"], profile="controller"):
        head, mark, body = source.text.partition("void two_link_inverse_dynamics(")
        assert "two_link_broken_rule" not in source.text
        (tmp_path / source.name).write_text(head + mark + (body.replace(old, new, 1) if old else body))
    report = symgen.check_model(chain, 50, source=tmp_path, targets=[("c", "float32")], optimization="debug")
    assert (report.passed, report.functions) == (passes, ("inverse_dynamics",))


@needs_gcc
def test_a_controllers_header_that_declares_something_else_is_refused(tmp_path):
    chain = symgen.load_chain(EXAMPLE)
    for source in symgen.emit_sources(chain, "c", "float32", ["inverse_dynamics"], profile="controller"):
        text = source.text.replace("const float qdd[2]", "const float qdd[3]")
        (tmp_path / source.name).write_text(text)
    with pytest.raises(BuildError, match="declares other parameters, sizes or types"):
        symgen.check_model(chain, 50, source=tmp_path, optimization="debug")


UNEQUAL = """symgen: 1
name: w3
gravity: [0, 0, -9.81]
parameters: {mp: 0.5}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 6.0, com: [0.15, 0, 0], inertia: {zz: 0.09}}
  - {name: b, type: revolute, place: {xyz: [0.3, 0, 0]}, mass: 1.0, com: [0.02, 0.01, 0], inertia: {zz: 0.0015}}
  - {name: load, type: fixed, place: {xyz: [0, 0.04, 0]}, mass: mp}
"""
"""A chain whose prepared numbers are others for a controller than by default."""


@pytest.fixture(scope="module")
def controller_files():
    """The chain, and its files for a controller with rules, project files and test program."""
    chain = loads_chain(UNEQUAL)
    own = {"functions": ["inverse_dynamics"], "optimization": "debug", "validity": True}
    return chain, symgen.emit_sources(chain, profile="controller", products=["kit", "project"], **own)


def of_text(files, folder, name="", old="", new=""):
    """The text of a check of files of which one is changed."""
    chain, sources = files
    for source in sources:
        text = source.text
        if source.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / source.name).write_text(text)
    return edited_c(folder, assemble(chain), ("inverse_dynamics",), None, Options("debug", batches=False)).text


def test_unedited_code_for_a_controller_is_identical_text(controller_files, tmp_path):
    text = of_text(controller_files, tmp_path)
    assert text.identical
    assert "profile controller" in text.emission
    assert "w3_kit.c" in text.files
    assert text.beside == ("main.c",)


def test_comments_are_no_differences_of_code(controller_files, tmp_path):
    text = of_text(controller_files, tmp_path, "w3.h", "Fills in the chain", "Fills in our chain")
    assert not text.identical
    assert text.differences == ()
    assert text.comments


def test_an_edit_is_named_with_its_function_and_line(controller_files, tmp_path):
    text = of_text(controller_files, tmp_path, "w3.c", "prepared->k[0] = ", "prepared->k[0] = 2.0 * ")
    (difference,) = text.differences
    assert (difference.file, difference.function, difference.lines) == ("w3.c", "w3_prepare", 1)
    assert (tmp_path / "w3.c").read_text().split("\n")[difference.line - 1].strip() == difference.found
    assert difference.found == difference.written.replace("= ", "= 2.0 * ", 1)
    assert text.unreached == ()


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("w3.h", "defined(__FAST_MATH__) || ", ""),
        ("w3.h", '#error "', '/* "'),
        ("w3_kit.c", "return ", "return 0 * "),
    ],
)
def test_text_that_no_number_reaches_fails(controller_files, tmp_path, name, old, new):
    assert of_text(controller_files, tmp_path, name, old, new).unreached


@needs_gcc
def test_the_report_has_the_text_and_its_verdict(controller_files, tmp_path):
    of_text(controller_files, tmp_path, "w3_kit.c", "return ", "return 0 * ")
    report = symgen.check_model(controller_files[0], 20, source=tmp_path, optimization="debug")
    assert all(c.passed for c in report.comparisons)
    assert report.verdict == "FAILED"
    assert report.to_dict()["text"]["differences"][0]["file"] == "w3_kit.c"
    assert "Text: differs" in report.to_markdown()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("int a; /* one\n two */ int b;\n", ["int a;", "int b;", ""]),
        ('x = "/* no comment */"; // one\n', ['x = "/* no comment */";', ""]),
    ],
)
def test_comments_are_left_out_and_lines_are_kept(text, line):
    assert without_comments(text) == line
