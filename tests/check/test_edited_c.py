"""Faults that only emitted C can have, none of its Program: the check sees them in every way into the code."""

from pathlib import Path

import pytest

import symgen
from symgen.describe.load import loads_chain
from tests.emit.strict import needs_gcc

EXAMPLE = Path(__file__).parents[2] / "examples" / "two_link.yaml"
FUNCTIONS = ["mass_matrix", "inverse_dynamics", "position_tip"]
EDITS = {
    "an ensemble's later blocks": ("_vector", "_block(count, &prepared[first]", "_block(count, &prepared[0]"),
    "a batch's later blocks": ("_vector", "prepared->k, count, &q[first]", "prepared->k, count, &q[0]"),
    "the library's sine": ("", "sine[i] = sin(", "sine[i] = cos("),
    "where a vector's sines end": ("_vector", "_within(v_beyond)", "_within(v_beyond ^ v_beyond)"),
    "where a state's sines end": ("", "(x <= 205889.0)", "(x <= 3e9)"),
    "where a vector's sines of one state end": (".h", ">> 18) > 0ULL", ">> 18) > ~0ULL"),
}
"""What is wrong: in which sources (the plain ones, vector code, its private header), what is written, and instead."""


WRITTEN = """
symgen: 1
name: written
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {mdh: {theta: 0.7}}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 1}, stiffness: 1e6}
  - {name: b, type: revolute, place: {mdh: {a: 0.3}}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.1}}
"""


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
def test_a_linearisation_has_sines_of_its_own(tmp_path):
    chain, functions = symgen.load_chain(EXAMPLE), ["linearize"]
    for source in symgen.emit_sources(chain, functions=functions):
        (tmp_path / source.name).write_text(source.text.replace("(x <= 205889.0)", "(x <= 3e99)"))
    assert not symgen.check_model(chain, 60, functions=functions, source=tmp_path).passed


@needs_gcc
@pytest.mark.parametrize("more", ["", "potential: a**4\n", 'forces: {a: "-2*sqrt(abs(b))*sign(b)"}\n'])
def test_right_code_passes_where_angles_cost_digits(more):
    """0.7 + 1e9, a spring turned 1e9 rad, and expressions without value or slope at such angles."""
    targets = [("c", "float64"), ("c", "float32")]
    report = symgen.check_model(loads_chain(WRITTEN + more), 60, targets=targets)
    assert report.passed, [x for x in (*report.comparisons, *report.laws) if not x.passed]


@needs_gcc
def test_plain_sources_alone_are_checked(tmp_path):
    """What `emit` writes by default; the loops over its functions are added."""
    chain = symgen.load_chain(EXAMPLE)
    for source in symgen.emit_sources(chain, functions=FUNCTIONS):
        (tmp_path / source.name).write_text(source.text)
    assert symgen.check_model(chain, 60, functions=FUNCTIONS, source=tmp_path).passed
    path = tmp_path / "two_link.c"
    path.write_text(path.read_text().replace("M[1] = ", "M[1] = 1e-3 + ", 1))
    assert not symgen.check_model(chain, 60, functions=FUNCTIONS, source=tmp_path).passed
