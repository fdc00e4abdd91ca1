"""The check covers stops: right code passes, faults in the text and in the rules of stops are seen."""

from __future__ import annotations

import numpy as np
import pytest
from together import numpy_backend
from zoo import friction_signatures

import symgen
from symgen.check.friction_compare import FrictionJudge
from symgen.check.friction_states import friction_states
from symgen.check.states import draw
from symgen.check.subjects import Emitted
from symgen.derive.friction import stop_impulses
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline import definition
from symgen.reference.interpreter import Interpreter

SLIDE = """symgen: 1
name: slide
gravity: [0, 0, -9.81]
parameters: {low: -0.3, e: 0.4}
joints:
  - {name: z, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 2,
     friction: {coulomb: 3, static: 4, viscous: 0.2}, stop: {lower: low, upper: 0.5, restitution: e}}
"""

ARM = """symgen: 1
name: arm
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.3, 0, 0], inertia: {zz: 0.03},
     friction: {coulomb: 1, static: 1.5, viscous: 0.1}, stop: {lower: -1, upper: 1, restitution: 0.4}}
  - {name: b, type: revolute, place: {xyz: [0.5, 0, 0]}, mass: 1, com: [0.2, 0.1, 0],
     friction: {coulomb: 0.3, viscous: 0.03}, stop: {upper: 0.5}}
"""

COUPLED = """symgen: 1
name: coupled
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2,
     friction: {coulomb: 1, static: 1.5, viscous: 0.1}}
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, friction: {coulomb: 3}}
  - {name: c, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1,
     stop: {lower: -0.4, upper: 0.4, restitution: 0.5}}
coupled: {c: 0.5*a + 0.3*b}
"""

TREE = """symgen: 1
name: tree
gravity: [0, 0, -9.81]
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0.3]}, mass: 2, friction: {coulomb: 2, static: 3},
     stop: {lower: -1, upper: 1}}
  - {name: b, type: revolute, parent: a, place: {xyz: [0.5, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0.2, 0.1, 0],
     friction: {coulomb: 0.3}, stop: {upper: 0.5, restitution: 0.6}}
  - {name: c, type: revolute, parent: a, place: {xyz: [-0.5, 0, 0], axis: [0, 1, 0]}, mass: 1, com: [0.2, 0.1, 0],
     damping: 0.1, stop: {lower: -0.5, restitution: 0.6}}
"""

STEPS = ("step", "step_interpolated")


def failures(text, samples, target="numpy", seed=0):
    report = symgen.check_model(
        loads_chain(text), samples=samples, functions=[*STEPS, "decide"], targets=[(target, "float64")], seed=seed
    )
    return [found for found in (*report.comparisons, *report.laws) if not found.passed]


@pytest.mark.parametrize(
    ("text", "samples", "seed"),
    [(SLIDE, 40, 0), (ARM, 100, 0), (ARM, 200, 3), (ARM, 200, 4), (TREE, 200, 4), (COUPLED, 40, 0)],
)
def test_right_code_passes(text, samples, seed):
    """Steps compiled for controllers, which with numbers that are not finite have to leave their modes alone.

    A hundred states of the arm have joints that friction holds beside a stop that another joint presses on; of the
    seeds 3 and 4 some stand at limits beside a stop's force, where ties, and modes of joints at rest, were rounding.
    """
    assert not failures(text, samples, "c", seed)


def test_other_stops_are_seen():
    """A step of a chain with another restitution, and of one whose stop stands elsewhere."""
    chain = loads_chain(ARM)
    table = signatures(assemble(chain))
    meaning = definition(chain, [*friction_signatures(chain), "mass_matrix", "bias", "inverse_dynamics", "reactions"])
    run = Interpreter(meaning)
    states = friction_states(assemble(chain), run, table, draw(assemble(chain), meaning.parameters, 100, 0), 0)
    judge = FrictionJudge(assemble(chain), run, table, states)
    for old, new in (("restitution: 0.4", "restitution: 0.3"), ("upper: 0.5", "upper: 0.4999")):
        emitted = Emitted("other", "float64", numpy_backend(loads_chain(ARM.replace(old, new)), list(STEPS)))
        for step in STEPS:
            errors = judge.errors(step, emitted.values(table[step], states), None, np.arange(100))
            assert np.max(errors) > 1e-6, (new, step)  # 1e-13 is the tolerance


@pytest.mark.parametrize("fault", ["steady", "speed"])
def test_wrong_rules_are_seen(monkeypatch, fault):
    """Definition and emitted text share the rules of stops; the steps of the literal law do not."""
    if fault == "steady":
        monkeypatch.setattr(stop_impulses, "PASSES", 1)  # modes are not decided beside the force of a closed stop
    else:
        right = stop_impulses._meeting
        monkeypatch.setattr(
            stop_impulses,
            "_meeting",
            lambda *given: (right(*given)[0], given[0].algebra.constant(0.9) * right(*given)[1]),
        )
    text = ARM.replace("restitution: 0.4", "restitution: 0.41" if fault == "steady" else "restitution: 0.42")
    found = failures(text, 100)
    assert {(each.function, each.second) for each in found} >= {(step, "law") for step in STEPS}
