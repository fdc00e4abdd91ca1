"""Right chains whose numbers a type cannot hold: those states are counted, not judged, and all others are judged."""

import numpy as np
import pytest

import symgen
from symgen.check.compare import Judge
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain

SWING = """
symgen: 1
name: swing
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 1}}
  - {name: b, type: prismatic, place: {xyz: [0.3, 0, 0], axis: [1, 0, 0]}, mass: 0.4}
"""
NUMPY = [("numpy", "float64"), ("numpy", "float32")]


def check(more, functions=("bias", "gravity", "potential_energy", "forward_dynamics")):
    return symgen.check_model(loads_chain(SWING + more), 200, functions=functions, targets=NUMPY)


@pytest.mark.parametrize(
    "more",
    [
        "potential: exp(a/3)\n",
        "potential: log(exp(a) + 1)\n",  # small, and exp(a) is not
        "potential: sqrt(1 + exp(a/5)**2)\n",
        "potential: a**6 + exp(b)\n",
        "potential: a**14\n",
        "potential: tan(a/7) + log(1 + a**2)\n",
        'forces: {b: "exp(a/4)*d(b)"}\n',
    ],
)
def test_right_code_passes(more):
    report = check(more)
    assert report.passed, [x for x in (*report.comparisons, *report.laws) if not x.passed]


def test_they_are_counted():
    report = check("potential: exp(a/3)\n")
    (note,) = [note for note in report.notes if "not judged" in note]
    assert "of 200 states are not judged in float32" in note
    assert "bias" in note
    single: dict[str, int] = {}
    for c in report.comparisons:  # the first ones are of the usual states, others of further kinds
        if c.first == "numpy float32" and c.second == "interpreter":
            single.setdefault(c.function, c.states)
    angles = symgen.check.states.draw(assemble(loads_chain(SWING)), (), 200, 0).values["q"][0, ::2]
    held = np.count_nonzero(angles / 3.0 < np.log(np.finfo(np.float32).max) - 10.0 * np.log(2.0))
    assert single["potential_energy"] == held < 100


def test_without_it_the_check_fails_on_right_code(monkeypatch):
    monkeypatch.setattr(Judge, "held", lambda self, function, dtype: np.ones(self.states.count, dtype=bool))
    assert not check("potential: exp(a/3)\n").passed


def test_friction_below_the_rounding_of_forces_is_not_judged():
    rubs = SWING.replace("inertia: {zz: 1}", "inertia: {zz: 1}, friction: {static: 0.9, coulomb: 0.6}")
    chain = loads_chain(rubs + "potential: 1.07*a**6\n")
    report = symgen.check_model(chain, 200, functions=["step_interpolated", "decide"], targets=NUMPY)
    assert report.passed
    assert any("step_interpolated" in note and "not judged in float64" in note for note in report.notes)
