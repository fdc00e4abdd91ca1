"""Faults that only emitted C can have, none of its Program: the check sees them in every way into the code."""

from pathlib import Path

import pytest

import symgen
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
