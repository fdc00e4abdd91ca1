"""Programs that were written as data and read again: the same text in every target, whatever they are made of."""

import json
from pathlib import Path

import pytest

from symgen.describe.load import load_chain
from symgen.emit import emit_sources
from symgen.errors import ProgramError
from symgen.options import Options
from symgen.pipeline import definition, program
from symgen.program.count import operations
from symgen.program.interface import interface
from symgen.program.stored import from_data, to_data

EXAMPLES = Path(__file__).parents[2] / "examples"

PARTS = {
    "pendulum": None,
    "two_link": ["forward_dynamics", "decide", "step"],
    "lift": ["inverse_dynamics", "friction_dynamics"],
}
"""Loops, calls, selects, rules on parameters, inputs, time; of small chains."""


def again(made):
    return from_data(json.loads(json.dumps(to_data(made))))


@pytest.fixture(scope="module", params=PARTS)
def made(request):
    return program(load_chain(EXAMPLES / f"{request.param}.yaml"), PARTS[request.param])


def test_text_and_interface_are_the_same(made):
    read = again(made)
    assert interface(read) == interface(made)
    for target in ("c", "numpy"):
        assert emit_sources(read, target, "float64", Options()) == emit_sources(made, target, "float64", Options())


def test_the_definition_comes_back_as_well():
    known = definition(load_chain(EXAMPLES / "two_link.yaml"), ["mass_matrix", "decide"])
    read = again(known)
    assert operations(read) == operations(known)
    assert to_data(read) == to_data(known)


def test_every_bit_of_a_constant_is_kept(made):
    nodes = [(n.op, n.value) for f in made.functions for n in f.nodes if n.op == "constant"]
    assert nodes == [(n.op, n.value) for f in again(made).functions for n in f.nodes if n.op == "constant"]
    assert any(isinstance(value, float) and value != round(value, 6) for _, value in nodes) or made.name != "lift"


def test_data_of_no_program_are_refused(made):
    data = json.loads(json.dumps(to_data(made)))
    with pytest.raises(ProgramError, match="not there"):
        from_data(data | {"nodes": data["nodes"][:3]})
