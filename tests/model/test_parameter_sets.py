"""Prepared parameters: whose they are, what of them is kept, and that nothing which changes later changes them."""

import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.model.parameters import REMEMBERED
from tests.emit.samples import pendulum, waiting, without_parameters
from tests.model.agreement import model_of

Q = np.array([0.3, 0.5])


@pytest.fixture(scope="module", params=["c", "numpy"])
def model(request):
    return model_of(pendulum(), request.param)


def mass(m, length):
    """The inertia of either pendulum."""
    return m * length**2 * np.eye(2)


def test_arrays_that_change_later_change_nothing(model):
    sets = np.array([[1.0, 0.5], [2.0, 0.25]])
    ready = model.prepared(sets)
    sets[...] = 9.0
    np.testing.assert_allclose(model.mass_matrix(Q, params=ready), [mass(1.0, 0.5), mass(2.0, 0.25)], rtol=1e-15)
    # sets for another shape of states are spread anew, and must be those that were checked
    spread = model.mass_matrix(np.tile(Q, (3, 2, 1)), params=ready)
    np.testing.assert_allclose(spread, [[mass(1.0, 0.5), mass(2.0, 0.25)]] * 3, rtol=1e-15)
    with pytest.raises(ValueError, match="read-only"):
        ready.values[0, 0] = 9.0


def test_names_and_values_of_prepared_parameters(model):
    assert dict(model.prepared({"m": 2.0})) == {"m": 2.0, "L": 0.4}
    assert dict(model.prepared({"L": [0.1, 0.2]})) == {"m": [1.2, 1.2], "L": [0.1, 0.2]}


def test_parameters_of_another_chain_are_refused(model):
    others = model_of(waiting(), "numpy").prepared()
    with pytest.raises(ArgumentError, match=r"with the parameters a, b, c; this one has m, L"):
        model.mass_matrix(Q, params=others)


def test_prepared_in_the_other_precision(model):
    """Nothing is cast silently; converted to a mapping, it is given as any mapping is."""
    single = model_of(pendulum(), model.target, "float32")
    ours, theirs = model.prepared({"m": 2.0, "L": 0.5}), single.prepared({"m": [2.0, 4.0], "L": 0.5})
    with pytest.raises(ArgumentError, match=r"params: prepared by a model of float64, float32 is wanted; .* dict\(\)"):
        single.mass_matrix(Q.astype(np.float32), params=ours)
    with pytest.raises(ArgumentError, match="params: prepared by a model of float32, float64 is wanted"):
        model.mass_matrix(Q, params=theirs)
    found = single.mass_matrix(Q.astype(np.float32), params=dict(ours))
    assert found.dtype == np.float32
    np.testing.assert_array_equal(found, mass(2.0, 0.5))
    again = model.mass_matrix(Q, params=dict(theirs))
    assert again.dtype == np.float64
    np.testing.assert_array_equal(again, [mass(2.0, 0.5), mass(4.0, 0.5)])


def test_no_more_than_so_many_sets_are_remembered():
    model = model_of(pendulum(), "numpy")
    for k in range(1, 3 * REMEMBERED):
        np.testing.assert_allclose(model.mass_matrix(Q, params={"m": float(k)}), mass(k, 0.4), rtol=1e-15)
    assert len(model.ready(model.whole)._known) == REMEMBERED


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_an_ensemble_of_no_parameters(target):
    model = model_of(without_parameters(), target)
    (function,) = model.functions
    given = [np.full((3, *argument.shape), 0.5) for argument in model.interface.function(function).inputs]
    found = model.evaluate(function, *given, params=np.empty((3, 0)))
    np.testing.assert_array_equal(found, model.evaluate(function, *given))


@pytest.mark.parametrize("shape", [(2,), (5, 2), (4000, 2)])
def test_one_prepared_set_gives_the_same_bits(shape):
    """The bits are those of the calls without `params`, and each call takes the set that it is given."""
    model = model_of(pendulum(), "c")
    states = np.random.default_rng(2).uniform(-1.0, 1.0, (2, *shape))
    own, other = model.prepared(), model.prepared({"m": 2.0})
    wanted = model.bias(*states), model.bias(*states, params={"m": 2.0})
    for _ in range(2):
        np.testing.assert_array_equal(model.bias(*states, params=own), wanted[0])
        # one state at a time and many may round otherwise
        np.testing.assert_allclose(model.bias(*states, params=other), wanted[1], rtol=1e-14)
        np.testing.assert_array_equal(model.bias(*states, params=other.values), model.bias(*states, params=other))
        np.testing.assert_array_equal(model.bias(*states), wanted[0])
    with pytest.raises(ArgumentError, match="parameters must be finite"):
        model.bias(*states, params=other.values * np.nan)


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("count", [1, 5, 4000])
def test_prepared_ensembles(count, order):
    """Each state with its own set, results as the states lie, the bits of sets that were not prepared."""
    model = model_of(pendulum(), "c")
    rng = np.random.default_rng(3)
    q, qd = (np.asarray(rng.uniform(-1.0, 1.0, (count, 2)), order=order) for _ in range(2))
    sets = rng.uniform(0.5, 2.0, (count, 2))
    ready, other = model.prepared(sets), model.prepared(sets[::-1])
    wanted = [model.bias(q, qd, params=params) for params in (sets, sets[::-1], {})]
    for _ in range(2):
        for params, right in zip((ready, other, None), wanted, strict=True):
            found = model.bias(q, qd, params=params)
            np.testing.assert_array_equal(found, right)
            assert found.flags.c_contiguous == (order == "C" or count == 1)
    np.testing.assert_allclose(model.mass_matrix(q, params=ready)[-1], mass(*sets[-1]), rtol=1e-15)
    assert np.any(wanted[0] != wanted[1]) == (count > 1)


def test_ensembles_of_another_number_are_refused(model):
    ready, states = model.prepared(np.ones((3, 2))), np.ones((4, 2))
    for params in (ready, np.ones((3, 2))):
        with pytest.raises(ArgumentError, match=r"do not fit together: q \(4,\), params \(3,\)"):
            model.mass_matrix(states, params=params)
    assert model.mass_matrix(states[:1], params=ready).shape == (3, 2, 2)
    assert model.mass_matrix(Q, params=ready).shape == (3, 2, 2)
    assert model.mass_matrix(np.ones((2, 3, 2)), params=ready).shape == (2, 3, 2, 2)
    assert model.mass_matrix(np.ones((0, 2)), params=model.prepared(np.ones((0, 2)))).shape == (0, 2, 2)


def test_what_another_model_prepared_is_prepared_anew(model):
    """Of two models with the same parameters each reads what its own library wrote."""
    other, sets = model_of(pendulum(), model.target), np.array([[1.0, 0.5], [2.0, 0.25]])
    states = np.ones((2, 2))
    for params in (other.prepared(sets), model.prepared(sets)):
        np.testing.assert_array_equal(model.mass_matrix(states, params=params), model.mass_matrix(states, params=sets))
    single = model_of(pendulum(), model.target, "float32")
    with pytest.raises(ArgumentError, match="float64 was given, float32 is wanted"):
        single.mass_matrix(states, params=single.prepared(sets.astype("f4")))
