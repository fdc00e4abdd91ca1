"""Arguments on the rarer ways: empty lists, lists of modes, things that turn into arrays, many states at a time."""

import numpy as np
import pytest

from symgen.build.arguments import BLOCK, as_array, nearest
from symgen.errors import ArgumentError
from symgen.program.nodes import BOOLEAN, MODE, REAL
from tests.build.agreement import model_of
from tests.build.test_states import halves
from tests.emit.samples import pendulum

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
def test_whole_numbers_of_one_state_are_converted(target, kind):
    """As a list of them is; beside a batch as well, but not as a batch."""
    model = model_of(pendulum(), target)
    q, qd = np.array([1, 2], kind), np.array([0, 3], kind)
    np.testing.assert_array_equal(model.bias(q, qd), model.bias([1.0, 2.0], [0.0, 3.0]))
    many = np.tile([1.0, 2.0], (5, 1))
    np.testing.assert_array_equal(model.bias(many, qd), model.bias(many, np.tile([0.0, 3.0], (5, 1))))
    with pytest.raises(ArgumentError, match=rf"q: an array of {np.dtype(kind)} was given, float64 is wanted"):
        model.bias(np.tile(q, (5, 1)), qd)


def test_whole_numbers_are_modes_but_no_masks():
    assert as_array("mode", np.array([1, 0, -1]), MODE, DOUBLE).dtype == np.int8
    assert as_array("t", np.int64(3), REAL, DOUBLE).dtype == np.float64
    with pytest.raises(ArgumentError, match=r"modes -1, 0 and \+1 are wanted"):
        as_array("mode", np.array([1, 2]), MODE, DOUBLE)
    for given in (np.array([1.0, 0.0]), np.array([True, False]), np.array([[1, 0]])):
        with pytest.raises(ArgumentError, match="int8 is wanted"):
            as_array("mode", given, MODE, DOUBLE)
    for given in (np.array([True, False]), np.array([1.0], np.float32), np.array([1j])):
        with pytest.raises(ArgumentError, match="float64 is wanted"):
            as_array("q", given, REAL, DOUBLE)
    with pytest.raises(ArgumentError, match="bool is wanted"):
        as_array("stuck", np.array([1, 0]), BOOLEAN, DOUBLE)
