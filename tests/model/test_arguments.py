"""Arguments on the rarer ways: empty lists, lists of modes, things that turn into arrays, many states at a time."""

import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.model.arguments import BLOCK, as_array, nearest
from symgen.program.nodes import BOOLEAN, MODE, REAL
from tests.emit.samples import pendulum
from tests.model.agreement import model_of
from tests.model.small_programs import halves

DOUBLE = np.dtype(np.float64)


@pytest.mark.parametrize(("type_", "dtype"), [(REAL, np.float64), (BOOLEAN, np.bool_), (MODE, np.int8)])
def test_an_empty_list_has_every_type(type_, dtype):
    assert as_array("x", [], type_, DOUBLE).dtype == dtype


@pytest.mark.parametrize("modes", [[2], [0, 1, -2], 300, [[1, 0], [-1, 7]]])
def test_numbers_that_are_no_modes_are_refused(modes):
    with pytest.raises(ArgumentError, match=r"mode: .* was given, modes -1, 0 and \+1 are wanted"):
        as_array("mode", modes, MODE, DOUBLE)


def test_what_turns_into_an_array_of_another_type_is_refused():
    class Column:
        def __array__(self, dtype=None, copy=None):
            return np.array([0.3, 0.5], np.float32)

    with pytest.raises(ArgumentError, match="an array of float32 was given, float64 is wanted"):
        as_array("q", Column(), REAL, DOUBLE)


@pytest.mark.parametrize("count", [BLOCK, BLOCK + 1, 3 * BLOCK - 5])
def test_many_states_by_the_general_way(count):
    """Parameters are given, though there are none, so that no short way is taken."""
    x = np.arange(5.0 * count).reshape(count, 5)
    for target in ("c", "numpy"):
        np.testing.assert_array_equal(model_of(halves(5), target).evaluate("plain", x, params={}), x / 2)


def test_few_of_many_names_are_told():
    names = [f"joint{k:02d}" for k in range(30)]
    assert nearest("x", names) == f"there are {', '.join(names[:20])}, ..."
    assert nearest("x", names[:20]) == f"there are {', '.join(names[:20])}"
    assert nearest("x", []) == "there are none"


Q, QD = np.array([0.3, 0.5]), np.array([0.1, -0.2])


def states(count):
    """Of one state, or of so many: each number takes another way."""
    return (Q, QD) if count is None else (np.tile(Q, (count, 1)), np.tile(QD, (count, 1)))


@pytest.mark.parametrize("count", [None, 3, 5000])
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_what_is_refused_does_not_depend_on_the_number_of_states(target, count):
    model = model_of(pendulum(), target, unactuated=("first", "second"))
    q, qd = states(count)
    none = np.zeros(q.shape)
    last = (1,) if count is None else (count - 1, 1)
    assert model.forward_dynamics(q, qd, none).shape == q.shape
    tau, folded = none.copy(), q.copy()
    tau[last], folded[last] = 1.0, 0.0
    with pytest.raises(ArgumentError, match="joint second has no actuator"):
        model.forward_dynamics(q, qd, tau)
    where = f" \\(state {count - 1} of {count}\\)" if count else ""
    with pytest.raises(ArgumentError, match=rf"no finite result at q = \[0.3, 0.0\]{where}:"):
        model.forward_dynamics(folded, qd, none)
    with pytest.raises(ArgumentError, match="qd: an array of float32 was given"):
        model.forward_dynamics(q, qd.astype(np.float32), none)
    with pytest.raises(ArgumentError, match=r"tau: shape \(3,\) was given"):
        model.forward_dynamics(q, qd, np.zeros(3))
    if count:
        with pytest.raises(ArgumentError, match="the leading axes do not fit together"):
            model.forward_dynamics(q, qd[:2], none)


@pytest.mark.parametrize(("dtype", "large"), [("float64", 1e160), ("float32", 1e25)])
@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_overflow_is_told_apart_in_both_precisions(dtype, large, sign):
    """Rates whose product is beyond the type's largest number."""
    qd = sign * np.array([large, large])
    with pytest.raises(ArgumentError, match=f"so large that {dtype} overflows"):
        model_of(pendulum(), "c", dtype).forward_dynamics(Q.astype(dtype), qd.astype(dtype), np.zeros(2, dtype))


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.uint16])
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_whole_numbers_are_converted(target, kind):
    """Of one state, beside a batch and as a batch, as lists of them are; params too."""
    model = model_of(pendulum(), target)
    q, qd = np.array([1, 2], kind), np.array([0, 3], kind)
    one = model.bias([1.0, 2.0], [0.0, 3.0])
    np.testing.assert_array_equal(model.bias(q, qd), one)
    many = np.tile([1.0, 2.0], (5, 1))
    np.testing.assert_array_equal(model.bias(many, qd), model.bias(many, np.tile([0.0, 3.0], (5, 1))))
    for shape in ((5,), (5, 2)):
        found = model.bias(np.broadcast_to(q, (*shape, 2)), np.broadcast_to(qd, (*shape, 2)))
        np.testing.assert_array_equal(found, np.broadcast_to(model.bias(many, qd)[0], (*shape, 2)))
    np.testing.assert_array_equal(
        model.bias(q, qd, params=np.array([[2, 3]], kind)), model.bias(q, qd, params=[[2.0, 3.0]])
    )


def test_whole_numbers_are_modes():
    assert as_array("mode", np.array([1, 0, -1]), MODE, DOUBLE).dtype == np.int8
    assert as_array("mode", np.array([[1, 0]]), MODE, DOUBLE).dtype == np.int8
    assert as_array("t", np.int64(3), REAL, DOUBLE).dtype == np.float64
    for given in ([1.0, 0.0, -1.0], np.array([1.0, -0.0]), np.array([-1.0], np.float32)):
        assert as_array("mode", given, MODE, DOUBLE).dtype == np.int8
    for given in (np.array([1, 2]), np.array([0.5, 0.0]), [1.0, np.nan]):
        with pytest.raises(ArgumentError, match=r"modes -1, 0 and \+1 are wanted"):
            as_array("mode", given, MODE, DOUBLE)
    with pytest.raises(ArgumentError, match="int8 is wanted"):
        as_array("mode", np.array([True, False]), MODE, DOUBLE)
    for given in (np.array([True, False]), np.array([1.0], np.float32), np.array([1j])):
        with pytest.raises(ArgumentError, match="float64 is wanted"):
            as_array("q", given, REAL, DOUBLE)


@pytest.mark.parametrize(
    "given", [[1, 1, 0, 1], [True, True, False, True], [1.0, 1.0, 0.0, 1.0], (1, True, 0, np.int64(1))]
)
@pytest.mark.parametrize("kind", [None, bool, np.int8, np.uint64, np.int32, np.float32, np.float64])
def test_zeros_and_ones_are_masks(given, kind):
    mask = given if kind is None else np.array(given, kind)
    for several in (mask, [mask, mask]):
        found = as_array("stuck", several, BOOLEAN, DOUBLE)
        assert found.dtype == np.bool_
        np.testing.assert_array_equal(found, np.broadcast_to([True, True, False, True], found.shape))


@pytest.mark.parametrize(
    "given", [[2, 0], [-1, 1], [0.5, 1.0], ["yes", "no"], [float("nan"), 1.0], [None, 1], np.array([1j, 0]), "stuck"]
)
def test_what_is_no_mask_is_refused_by_name(given):
    with pytest.raises(ArgumentError, match=r"stuck: .* was given, True and False, or 1 and 0, are wanted"):
        as_array("stuck", given, BOOLEAN, DOUBLE)


@pytest.mark.parametrize("count", [3, 100, 3000])
@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("order", "CF")
def test_results_lie_as_the_first_argument_does_whatever_the_sets(target, count, order):
    model = model_of(pendulum(), target)
    q, qd = (np.full((count, 2), x, order=order) for x in (0.5, 1.5))
    sets = np.random.default_rng(3).uniform(1.0, 2.0, (count, 2))
    mapping = {name: sets[:, k] for k, name in enumerate(model.parameters)}
    ready = model.prepared(sets)
    for params in (None, sets, sets.tolist(), mapping, ready):
        for found in (model.bias(q, qd, params=params), model.mass_matrix(q, params=params)):
            apart = np.moveaxis(found, 0, -1).flags.c_contiguous
            assert (found.flags.c_contiguous, apart) == ((True, False) if order == "C" else (False, True))
    np.testing.assert_array_equal(model.bias(q, qd, params=sets), model.bias(q, qd, params=ready))
    one = model.mass_matrix(q[0], params=sets)
    assert one.flags.c_contiguous
    np.testing.assert_array_equal(one, model.mass_matrix(q, params=sets))
