"""Functions with friction at angles beyond the range of inline sines."""

from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.check.far import FarJudge, far_states
from symgen.check.far_others import FarOthersJudge, resting
from symgen.check.opinions import Emitted
from symgen.derive.functions import signatures
from symgen.pipeline import build_model, definition, load_chain
from symgen.reference.interpreter import Interpreter

NAMES = ("friction_inverse_dynamics", "sticking_forces")


@pytest.fixture(scope="module")
def chain():
    return load_chain(Path(__file__).parents[2] / "examples" / "two_link.yaml")


@pytest.fixture(scope="module")
def judge(chain):
    known = definition(chain, [*NAMES, "mass_matrix", "bias"])
    states = resting(far_states(chain, known.parameters, 0), 0)
    return FarOthersJudge(chain, Interpreter(known), dict(signatures(chain)), states)


@pytest.fixture(scope="module")
def found(chain, judge):
    """What NumPy gives, whose sines are those of the library."""
    emitted = Emitted("numpy float64", "float64", build_model(chain, "numpy", functions=list(NAMES)).backend)
    return {name: emitted.values(judge.signatures[name], judge.states) for name in NAMES}


def test_each_function_has_one_judge_at_most(chain, judge):
    table = signatures(chain)
    smooth = FarJudge(chain, judge.interpreter, dict(table), judge.states)
    assert not any(judge.covers(signature) and smooth.covers(signature) for signature in table.values())
    assert all(judge.covers(table[name]) for name in NAMES)
    assert not any(judge.covers(table[name]) for name in ("decide", "step", "friction_dynamics", "bias"))


def test_states_are_far_and_some_joints_rest(judge):
    values = judge.states.values
    assert np.all(np.max(np.abs(values["q"]), axis=0) > 3e5)
    assert 0.2 < np.mean(values["qd"] == 0.0) < 0.4
    assert np.any(values["reached"])
    assert not np.any(values["reached"] & (values["mode"] != 0))
    assert np.all((values["qd"] == 0.0) | (values["mode"] == np.sign(values["qd"])))


@pytest.mark.parametrize("name", NAMES)
def test_right_code_passes_and_another_state_does_not(judge, found, name):
    everywhere = np.arange(judge.states.count)
    errors = np.max(judge.errors(name, found[name], None, everywhere), axis=0)
    assert np.max(errors) < 1e-13  # what check allows in double precision
    others = [np.roll(output, 1, axis=1) for output in found[name]]
    wrong = np.max(judge.errors(name, others, None, everywhere), axis=0)
    assert np.max(wrong) > 1e-3


def test_where_rounding_decides_nothing_is_judged(judge, found):
    name, everywhere = "sticking_forces", np.arange(judge.states.count)
    flipped = [-found[name][0], *found[name][1:]]
    assert np.max(judge.errors(name, flipped, None, everywhere)[0]) > 1e-3
    judge._grown[name] = np.full(judge.states.count, np.inf)
    try:
        assert np.max(judge.errors(name, flipped, None, everywhere)) == 0.0
    finally:
        del judge._grown[name]


def test_forms_that_turn_links_by_constant_angles_pass():
    """The wrist's centre of mass lies off its axis: an emitted form may take sin(q + 0.46), at q = 6e13 with a rounding
    of q that the definition, which takes sin(q), does not have."""
    chain = load_chain(Path(__file__).parents[1] / "data" / "scara.yaml")
    report = symgen.check_model(chain, 20, functions=list(NAMES), targets=[("c", "float64")])
    assert report.passed, [c for c in report.comparisons if not c.passed]
