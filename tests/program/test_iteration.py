"""The iteration example solves what can be solved and says so when it cannot."""

import math
from dataclasses import replace

import iteration_example as example
import pytest
from evaluate import evaluate_program

from symgen.program.count import operations
from symgen.program.interface import Interface, interface
from tests.program.listing import program_text

PARAMETERS = dict(zip(("L1", "L2"), example.LENGTHS, strict=True))


@pytest.mark.parametrize("target", example.REACHABLE)
def test_reached(target):
    program = example.iteration_program()
    *q, found = evaluate_program(program, "inverse_kinematics", [*example.START, *target], PARAMETERS)
    assert found
    assert evaluate_program(program, "position", q, PARAMETERS) == pytest.approx(target, abs=1e-12)
    assert example.expected_position(tuple(q)) == pytest.approx(target, abs=1e-12)


@pytest.mark.parametrize("target", example.UNREACHABLE)
def test_bound_reached(target):
    program = example.iteration_program()
    *q, found = evaluate_program(program, "inverse_kinematics", [*example.START, *target], PARAMETERS)
    assert not found
    assert all(map(math.isfinite, q))


def test_counts_are_the_worst_case():
    counts = operations(example.iteration_program(bound=7))
    assert counts["inverse_kinematics"] == replace(counts["newton_step"].times(7), bound=True)
    assert not counts["newton_step"].bound
    assert counts["newton_step"].sincos == counts["kinematics"].sincos == 2


def test_listing():
    text = program_text(example.iteration_program())
    assert "internal function newton_step(q[2], target[2]) -> q[2], done: boolean" in text
    assert "iterate newton_step at most 50 times(q[0], q[1]; target[0], target[1])" in text
    assert "call" not in text


def test_interface_round_trip():
    import json
    import pickle

    face = interface(example.iteration_program(), "float32")
    assert [f.name for f in face.functions] == ["position", "inverse_kinematics"]
    assert face.function("inverse_kinematics").outputs[1].type == "boolean"
    assert Interface.from_dict(json.loads(json.dumps(face.to_dict()))) == face
    assert pickle.loads(pickle.dumps(face)) == face
