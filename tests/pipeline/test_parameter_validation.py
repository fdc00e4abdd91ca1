"""Parameter sets are judged together exactly as one by one."""

import pickle
from dataclasses import replace

import numpy as np
import pytest

from symgen.describe.expression import Name, Number
from symgen.describe.load import loads_chain
from symgen.describe.rules.recorded import Recording
from symgen.describe.validate import validate
from symgen.errors import ArgumentError, ChainError
from symgen.pipeline import build_model, parameter_validation
from symgen.pipeline.parameter_validation import Sense

EVERYTHING = """
symgen: 1
name: everything
parameters: {m: 1.0, x: 0.1, y: 0.2, z: 0.25, p: 0.01, c: 0.5, s: 0.6, k: 0.1, e: 0.8, a: 0.3, b: 2.0,
             L: {value: 0.4, constant: true}}
joints:
  - name: one
    type: revolute
    place: {xyz: [0, 0, a], rpy: [b, 0, 0], axis: [a, 0, 1]}
    mass: sqrt(m)*L + L - 0.1
    inertia: {xx: x, yy: y, zz: z, xy: p, xz: -p}
    friction: {static: s, coulomb: c, viscous: k, stribeck: {velocity: a/b}}
    limits: {lower: -b, upper: "min(a, b)", velocity: m}
  - name: two
    type: revolute
    parent: one
    place: {mdh: {a: a, alpha: b}}
    mass: 1/(m - 2)**2
    inertia: {xx: x + y, yy: "max(x, y, z)", zz: z}
    damping: "where(k > 0.3, k - 0.3, log(m)**2)"
    drive: {ratio: b, inertia: k, efficiency: [e, 1/e]}
"""

NAMES = ("m", "x", "y", "z", "p", "c", "s", "k", "e", "a", "b")
DEFAULTS = np.array([1.0, 0.1, 0.2, 0.25, 0.01, 0.5, 0.6, 0.1, 0.8, 0.3, 2.0])


@pytest.fixture(scope="module")
def chain():
    return loads_chain(EVERYTHING)


def one_by_one(chain, values):
    """The first problem of one set by the rules themselves, or None."""
    known = dict(zip(NAMES, values.tolist(), strict=True))
    parameters = tuple(replace(p, value=Number(known.get(p.name, 0.4))) for p in chain.parameters)
    try:
        validate(replace(chain, parameters=parameters))
    except ChainError as error:
        return str(error.problems[0])
    return None


@pytest.mark.parametrize("spread", [0.3, 1.5])
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_sets_are_judged_as_by_the_rules(chain, spread):
    rng = np.random.default_rng(1)
    sets = DEFAULTS * (1.0 + spread * rng.uniform(-1.0, 1.0, (400, len(NAMES))))
    sets[::50, 0] = 2.0  # 1/(m - 2)**2 has no value there
    wanted = [one_by_one(chain, one) for one in sets]
    assert 0 < sum(found is None for found in wanted) < len(sets)
    sense = Sense(chain)
    together = Sense(chain)
    for k, found in enumerate(wanted):
        if found is None:
            sense(NAMES, sets[k])
            continue
        with pytest.raises(ArgumentError) as refused:
            sense(NAMES, sets[k])
        assert str(refused.value) == f"params: {found}"
    good = [k for k, found in enumerate(wanted) if found is None]
    together(NAMES, sets[good])
    bad = next(k for k, found in enumerate(wanted) if found is not None)
    for known in (together, Sense(chain)):
        with pytest.raises(ArgumentError) as refused:
            known(NAMES, sets)
        assert str(refused.value) == f"params: {wanted[bad]} (set {bad}, counted from 0, of {len(sets)})"


def test_many_sets_are_examined_once(chain, monkeypatch):
    """Sets that only differ in size take one run of the rules, alone or together."""
    asked = []
    monkeypatch.setattr(parameter_validation, "validate", lambda chain: asked.append(chain) or validate(chain))
    sets = DEFAULTS * np.linspace(1.0, 1.01, 1000)[:, None]
    sets[:, NAMES.index("a")] = 0.3  # an axis is measured by math.hypot, which asks for its very numbers
    sense = Sense(chain)
    sense(NAMES, sets)
    sense(NAMES, sets[3])
    assert len(asked) == 1


def test_blocks_of_sets_are_judged_as_all_together(chain, monkeypatch):
    """Also the last block, which is shorter, and a set at either end of one."""
    monkeypatch.setattr(parameter_validation, "BLOCK", 16)
    for bad in (0, 15, 16, 31, 32, 36):
        sets = np.tile(DEFAULTS, (37, 1))
        sets[:, NAMES.index("m")] = np.linspace(1.0, 1.01, 37)
        sense = Sense(chain)
        sense(NAMES, sets)
        sets[bad, NAMES.index("k")] = -1.0
        with pytest.raises(ArgumentError, match=rf"it must be at least 0.*\(set {bad}, counted from 0, of 37\)"):
            sense(NAMES, sets)


def test_what_all_sets_share_is_computed_once(chain, monkeypatch):
    shapes = []
    divide = parameter_validation.ARITHMETIC["div"]
    recorded = {"div": lambda a, b: shapes.append(np.shape(a)) or divide(a, b)}
    monkeypatch.setattr(parameter_validation, "ARITHMETIC", parameter_validation.ARITHMETIC | recorded)
    sets = np.tile(DEFAULTS, (50, 1))
    sets[:, NAMES.index("m")] = np.linspace(1.0, 1.01, 50)
    Sense(chain)(NAMES, sets)
    assert shapes
    assert set(shapes) == {()}  # a/b and 1/e; 1/(m - 2)**2 has a number above


def test_steps_are_not_taken_for_numbers():
    """Number 0 of the steps and the plain number 0 are two things."""
    recording = Recording(["x"])
    x = recording.value(Name("x"), {"x": 1.0})
    first = x + 1.0
    assert first > first - 1.0  # asks of step 0
    assert x + first > 0.0
    assert x + 0.0 < 2.0
    assert recording.agree({"x": 0.5})
    assert not recording.agree({"x": 2.5})
    assert not recording.agree({"x": -0.7})


def test_pickles(chain):
    with pytest.raises(ArgumentError, match="it must be at least 0"):
        pickle.loads(pickle.dumps(Sense(chain)))(NAMES, np.where(np.array(NAMES) == "k", -1.0, DEFAULTS))


def test_a_value_that_the_caller_breaks_is_not_said_to_be_the_chain_s(chain):
    with pytest.raises(ArgumentError, match=r"^params: joints\.two\.mass: has no value with the parameters given: div"):
        Sense(chain)(NAMES, np.where(np.array(NAMES) == "m", 2.0, DEFAULTS))


def test_sets_of_no_parameters_make_sense():
    chain = loads_chain(
        "{symgen: 1, name: rod, joints: [{name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0]}]}"
    )
    model = build_model(chain, functions=["mass_matrix"], optimization="debug")
    np.testing.assert_array_equal(model.mass_matrix(np.zeros((3, 1)), params=np.zeros((3, 0))), np.ones((3, 1, 1)))
