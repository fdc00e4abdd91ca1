"""All solutions of systems whose solutions are known."""

import numpy as np
import pytest

from symgen.analyse.monodromy import solutions


def test_roots_of_a_polynomial():
    """x^5 - 5 x^3 + 4 x = (x + 2)(x + 1) x (x - 1)(x - 2), beside which y = x^2."""

    def system(x):
        a, b = x.T
        zero, one = np.zeros_like(a), np.ones_like(a)
        values = np.stack([a**5 - 5.0 * a**3 + 4.0 * a, b - a * a], axis=-1)
        slopes = [[5.0 * a**4 - 15.0 * a * a + 4.0, zero], [-2.0 * a, one]]
        return values, np.stack([np.stack(row, -1) for row in slopes], 1)

    found = solutions(system, [1.0, 1.0], [False, False])
    assert found.complex_count == 5
    assert sorted(found.real[:, 0]) == pytest.approx([-2.0, -1.0, 0.0, 1.0, 2.0], abs=1e-12)
    assert found.real[:, 1] == pytest.approx(found.real[:, 0] ** 2, abs=1e-12)


@pytest.mark.parametrize(("distance", "count"), [(1.2, 2), (2.5, 0)])
def test_two_links_reach_a_place_with_the_elbow_on_both_sides(distance, count):
    """Links of 1 and 0.7 m: cos of the elbow's angle by the law of cosines; none beyond 1.7 m."""

    def system(x):
        a, b = x.T
        both = a + b
        values = np.stack([np.cos(a) + 0.7 * np.cos(both) - distance, np.sin(a) + 0.7 * np.sin(both)], axis=-1)
        slopes = [
            [-np.sin(a) - 0.7 * np.sin(both), -0.7 * np.sin(both)],
            [np.cos(a) + 0.7 * np.cos(both), 0.7 * np.cos(both)],
        ]
        return values, np.stack([np.stack(row, -1) for row in slopes], 1)

    found = solutions(system, [0.3, 0.4], [True, True])
    assert (found.complex_count, len(found.real)) == (2, count)
    if count:
        elbow = np.arccos((distance**2 - 1.49) / 1.4)
        assert sorted(found.real[:, 1]) == pytest.approx([-elbow, elbow], abs=1e-12)
