"""The states are seeded and of all kinds; the error measure tells rounding from a wrong term."""

import numpy as np
import zoo

from symgen.check.measure import error, ulps, worst
from symgen.check.states import KINDS, draw
from symgen.describe.assemble import assemble


def test_states_are_seeded_and_of_all_kinds():
    chain = zoo.CHAINS["planar3"]()
    one, same, other = (
        draw(assemble(chain), (), 100, 1),
        draw(assemble(chain), (), 100, 1),
        draw(assemble(chain), (), 100, 2),
    )
    np.testing.assert_array_equal(one.values["q"], same.values["q"])
    assert not np.array_equal(one.values["q"], other.values["q"])
    kinds = np.array([one.kind(k) for k in range(100)])
    assert set(kinds) == set(KINDS)
    assert np.max(np.abs(one.values["q"][:, kinds == "large-angle"])) > 100.0
    folded = one.values["q"][:, kinds == "near-singular"]
    assert np.max(np.abs(folded - np.round(folded / (np.pi / 2)) * (np.pi / 2))) < 2e-3


def test_every_second_state_is_a_single_precision_number():
    states = draw(assemble(zoo.CHAINS["planar3"]()), (), 50, 0)
    q = states.values["q"]
    np.testing.assert_array_equal(q[:, states.single], q[:, states.single].astype(np.float32))
    assert np.all(np.any(q[:, ~states.single] != q[:, ~states.single].astype(np.float32), axis=0))


def test_joints_without_actuator_get_no_force():
    states = draw(assemble(zoo.CHAINS["cart_double_pendulum"]()), (), 10, 0)
    assert np.all(states.values["tau"][1:] == 0.0) or np.all(states.values["tau"] != 0.0)


def test_error_is_relative_to_the_largest_summand_of_the_array():
    difference, scale = np.array([[1e-12], [0.0]]), np.array([[1.0], [1000.0]])
    np.testing.assert_allclose(error(difference, scale, np.array([1.0])), [1e-15])
    np.testing.assert_allclose(error(difference, scale, np.array([100.0])), [1e-17])


def test_what_has_no_summand_must_agree_exactly():
    zero = np.zeros((1, 2))
    found = error(np.array([[0.0, 1e-300]]), zero, np.ones(2))
    assert found[0] == 0.0
    assert found[1] == np.inf


def test_nan_is_the_largest_error():
    assert worst([error(np.array([[np.nan, 0.0]]), np.ones((1, 2)), np.ones(2))]).error == np.inf


def test_ulps_count_units_in_the_last_place():
    exact = np.array([1.0, 0.0, 1e-49, 1e-30])
    scale = np.array([1.0, 0.0, 2.0, 2.0])
    for dtype, unit in (("float64", 2.0**-52), ("float32", 2.0**-23)):
        last = unit * 2.0 ** np.floor(np.log2(1e-30))
        np.testing.assert_allclose(ulps(np.array([unit, 1.0, 1.0, last]), exact, scale, dtype), [1.0, 1.0])
