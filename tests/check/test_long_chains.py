"""Chains of more than 40 coordinates: a few states for the definition, all of them for the numeric mechanics."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symgen
from symgen.check.judges import judges_of
from symgen.check.long_chains import FEW, MechanicsJudge
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.programs import interpreted

BEAM = """
symgen: 1
name: whip
gravity: [0, -9.81, 0]
joints:
  - name: whip
    type: revolute
    place: {xyz: [0, 0, 0]}
    flexible: {elements: 41, length: 2, mass_per_length: 3, bending: 50}
"""
ASKED = ("mass_matrix", "bias")


def test_the_report_says_who_judged_which_states():
    report = symgen.check_model(loads_chain(BEAM), samples=100, functions=["bias"], targets=[("numpy", "float64")])
    assert report.passed
    (note,) = (note for note in report.notes if "41 coordinates" in note)
    assert "the definition is asked at 20 states" in note
    assert note.endswith("set against the numeric mechanics at 100")
    counts = {(c.function, c.first, c.second): c.states for c in report.comparisons if c.function == "bias"}
    assert counts["bias", "numpy float64", "mechanics"] == 100
    assert counts["bias", "numpy float64", "interpreter"] == FEW
    assert counts["bias", "interpreter", "mechanics"] == FEW


class Wrong:
    """A source of values that gives the numeric mechanics' own, but for one number in one state."""

    name, dtype = "wrong", "float64"

    def __init__(self, values, off):
        self.given, self.off = values, off

    def values(self, signature, states):
        given = [value.copy() for value in self.given]
        given[0][3, 77] += self.off * np.max(np.abs(given[0][3]))
        return given

    def called(self, count):
        return np.array(["in a batch"] * count)


@pytest.fixture(scope="module")
def many():
    chain = as_mechanism(loads_chain(BEAM)).chain
    definition = interpreted(assemble(chain), ASKED)
    judges = judges_of(assemble(chain), definition, definition, signatures(assemble(chain)), ASKED, 100, 0)
    return judges.many


@pytest.mark.parametrize(("off", "passes"), [(0.0, True), (1e-10, False)])
def test_a_wrong_number_in_any_state_is_seen(many, off, passes):
    """State 77 is none of the definition's twenty; 1e-10 of the largest bias is a thousand tolerances."""
    wrong = Wrong(many.definition("bias")[0], off)
    (comparison,) = many.with_mechanics([wrong], "bias")
    assert comparison.passed == passes


@pytest.mark.parametrize(("off", "passes"), [(0.0, True), (1e-6, False)])
def test_accelerations_are_judged_where_the_elimination_of_the_definition_overflows(off, passes):
    """At 81 coordinates its largest summands are beyond all numbers, and no state was left to judge."""
    chain, name = as_mechanism(loads_chain(BEAM.replace("41", "5"))).chain, "forward_dynamics"
    definition, table = interpreted(assemble(chain), (*ASKED, name)), signatures(assemble(chain))
    few = judges_of(assemble(chain), definition, definition, table, [name], 100, 0).smooth
    values, scales = few.definition(name)
    few = dataclasses.replace(few, _known={name: (values, [np.full_like(scale, np.inf) for scale in scales])})
    judge = MechanicsJudge(assemble(chain), few.interpreter, table, few.states, definition, few=few)
    (comparison,) = judge.with_mechanics([Wrong(judge.definition(name)[0], off)], name)
    assert (comparison.passed, comparison.states) == (passes, 100)


def test_short_chains_are_judged_by_the_definition_everywhere():
    chain = as_mechanism(loads_chain(BEAM.replace("41", "5"))).chain
    definition = interpreted(assemble(chain), ASKED)
    judges = judges_of(assemble(chain), definition, definition, signatures(assemble(chain)), ASKED, 100, 0)
    assert (judges.many, judges.smooth.states.count) == (None, 100)
