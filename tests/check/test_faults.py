"""Faults are drawn from everything that is emitted, change only what they should, and are caught."""

from collections import Counter

import pytest
import zoo

import symgen
from symgen.check.faults import KINDS, PREPARE, faulty_program, plant
from symgen.pipeline import program
from symgen.program.nodes import topological
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ["mass_matrix", "bias", "forward_dynamics", "position_tip"]


@pytest.fixture(scope="module")
def emitted():
    return program(zoo.CHAINS["planar3"](), FUNCTIONS)


def test_the_draw_is_seeded(emitted):
    text = [(f.function, f.kind, f.text) for f in plant(emitted, 50, 3)]
    assert text == [(f.function, f.kind, f.text) for f in plant(emitted, 50, 3)]
    assert text != [(f.function, f.kind, f.text) for f in plant(emitted, 50, 4)]


def test_every_kind_and_every_function_is_drawn_by_its_size(emitted):
    faults = plant(emitted, 2000, 0)
    assert {f.kind for f in faults} == set(KINDS)
    sizes = {f.name: len(topological(f.output_nodes)) for f in emitted.functions if not f.internal}
    if emitted.prepare:
        sizes[PREPARE] = len(topological(emitted.prepare))
    drawn = Counter(f.function for f in faults)
    total = sum(sizes.values())
    for name, size in sizes.items():
        assert drawn[name] == pytest.approx(2000 * size / total, abs=5.0 * (2000 * size / total) ** 0.5 + 5.0)


def test_a_faulty_copy_differs_in_one_node(emitted):
    for fault in plant(emitted, 20, 1):
        faulty = faulty_program(emitted, [fault])
        copies = [f for f in faulty.functions if not f.internal]
        assert [f.name for f in copies] == [fault.copy_of(name) for name in fault.affected]
        assert faulty.prepare[: len(emitted.prepare)] == emitted.prepare
        for name, copy in zip(fault.affected, copies, strict=True):
            assert copy.output_nodes != emitted.function(name).output_nodes


def test_the_copy_computes_the_fault(emitted):
    fault = next(f for f in plant(emitted, 50, 0) if f.kind == "sign" and f.function == "bias")
    faulty = faulty_program(emitted, [fault])
    state = [[0.3, 0.7, -0.4], [0.1, -0.2, 0.5]]
    right = Interpreter(emitted, {fault.old: fault.new}).float64("bias", state)
    copy = Interpreter(faulty).float64(fault.copy_of("bias"), state)
    assert (right[0] == copy[0]).all()


def test_faults_are_caught_and_counted():
    report = symgen.check_model(
        zoo.CHAINS["planar3"](), samples=60, functions=FUNCTIONS, targets=[("c", "float64")], faults=40
    )
    assert len(report.faults) == 40
    assert report.catch_rate >= 0.95
    assert report.passed
    visible = [f for f in report.faults if f.visible]
    assert all(f.effect is not None for f in report.faults if not f.caught)
    assert len(visible) > 20
    assert "## Planted faults" in report.to_markdown()
