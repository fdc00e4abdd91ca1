"""Faults that only emitted C can have, none of its Program: the check sees them in every way into the code."""

from pathlib import Path

import pytest

import symgen
from symgen.errors import BuildError
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
        assert "two_link_valid" not in source.text
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
