"""Parameter sets are judged together exactly as one by one."""

import pickle
import warnings
from dataclasses import replace

import numpy as np
import pytest

from symgen.describe.expression import Number
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.errors import ArgumentError, ChainError, ChainWarning
from symgen.pipeline import build_model

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


@pytest.fixture(scope="module", params=["c", "numpy", "reference"])
def model(request, chain):
    return build_model(chain, request.param, functions=["kinetic_energy"])


def energy(model, params):
    """Some call with parameters."""
    sets = np.shape(params)[:-1]
    return model.kinetic_energy(np.zeros((*sets, 2)), np.zeros((*sets, 2)), params=params)


def one_by_one(chain, values):
    """The first problem of one set by the rules themselves, or None."""
    known = dict(zip(NAMES, values.tolist(), strict=True))
    parameters = tuple(replace(p, value=Number(known.get(p.name, 0.4))) for p in chain.parameters)
    try:
        validate(replace(chain, parameters=parameters))
    except ChainError as error:
        return str(error.problems[0])
    return None


@pytest.fixture(scope="module")
def judged(chain):
    """Spread -> sets and what is wrong with each by the rules themselves."""
    found = {}
    for spread in (0.3, 1.5):
        rng = np.random.default_rng(1)
        sets = DEFAULTS * (1.0 + spread * rng.uniform(-1.0, 1.0, (250, len(NAMES))))
        sets[::50, 0] = 2.0  # 1/(m - 2)**2 has no value there
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ChainWarning)
            found[spread] = sets, [one_by_one(chain, one) for one in sets]
    return found


@pytest.mark.parametrize("spread", [0.3, 1.5])
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_sets_are_judged_as_by_the_rules(judged, model, spread):
    sets, wanted = judged[spread]
    assert 0 < sum(found is None for found in wanted) < len(sets)
    assert [number == 0 for number in model.valid(sets)] == [found is None for found in wanted]
    for k, found in enumerate(wanted):
        assert bool(model.valid(sets[k])) is (found is not None)
        if found is None:
            energy(model, sets[k])
            continue
        with pytest.raises(ArgumentError) as refused:
            energy(model, sets[k])
        assert str(refused.value) == f"params: {found}"
    energy(model, sets[[k for k, found in enumerate(wanted) if found is None]])
    bad = next(k for k, found in enumerate(wanted) if found is not None)
    with pytest.raises(ArgumentError) as refused:
        energy(model, sets)
    assert str(refused.value) == f"params: {wanted[bad]} (set {bad}, counted from 0, of {len(sets)})"


def test_numbers_have_texts_that_name_the_place(model):
    for name, value, text in (
        ("m", np.nan, "parameters.m: must be finite"),
        ("m", 2.0, "joints.two.mass: must have a value"),
        ("k", -1.0, "joints.one.friction.viscous: must be at least 0"),
        ("p", 9.0, "joints.one.inertia: must be positive semidefinite"),
        ("e", 1.5, "joints.two.drive.efficiency[0]: must lie above 0 and be at most 1"),
    ):
        values = np.where(np.array(NAMES) == name, value, DEFAULTS)
        assert model.rule(int(model.units.rules().backend.valid(values))).startswith(text)
    assert model.rule(0) == model.rule(-1) == model.rule(len(model.interface.rules) + 1) == ""


@pytest.mark.parametrize("bad", [0, 15, 36])
def test_the_set_that_breaks_a_rule_is_counted(model, bad):
    sets = np.tile(DEFAULTS, (37, 1))
    sets[bad, NAMES.index("k")] = -1.0
    np.testing.assert_array_equal(np.flatnonzero(model.valid(sets)), [bad])
    with pytest.raises(ArgumentError, match=rf"it must be at least 0.*\(set {bad}, counted from 0, of 37\)"):
        energy(model, sets)


def test_shapes_of_verdicts(model):
    assert model.valid({}) == 0
    assert type(model.valid(DEFAULTS)) is int
    assert model.valid(np.tile(DEFAULTS, (2, 3, 1))).shape == (2, 3)
    assert model.valid({"k": np.array([0.1, -0.1])}).tolist()[0] == 0
    assert model.valid(np.zeros((0, len(NAMES)))).shape == (0,)


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_pickles(chain, target):
    model = build_model(chain, target, functions=["kinetic_energy"])
    with pytest.raises(ArgumentError, match="it must be at least 0"):
        energy(pickle.loads(pickle.dumps(model)), np.where(np.array(NAMES) == "k", -1.0, DEFAULTS))


def test_a_value_that_the_caller_breaks_is_not_said_to_be_the_chain_s(model):
    with pytest.raises(ArgumentError, match=r"^params: joints\.two\.mass: has no value with the parameters given: div"):
        energy(model, np.where(np.array(NAMES) == "m", 2.0, DEFAULTS))


def test_sets_of_no_parameters_are_valid():
    chain = loads_chain(
        "{symgen: 1, name: rod, joints: [{name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0]}]}"
    )
    model = build_model(chain, functions=["mass_matrix"], optimization="debug")
    np.testing.assert_array_equal(model.mass_matrix(np.zeros((3, 1)), params=np.zeros((3, 0))), np.ones((3, 1, 1)))
    assert model.valid({}) == 0
    np.testing.assert_array_equal(model.valid(np.zeros((3, 0))), np.zeros(3))
