"""Rates at the first instant of a record: closed motions, exact, noisy, by encoders, unevenly sampled."""

import math

import numpy as np
import pytest

from symgen.identify.start_rate import start_rate


@pytest.mark.parametrize("rate", [0.0, 0.3, -2.0])
@pytest.mark.parametrize("noise", [0.0, 1e-4, 1e-2])
def test_the_rate_of_a_vibration_at_its_first_instant(rate, noise):
    """q = a cos(w t) + v/w sin(w t), 5 Hz at 500 Hz: within three standard errors of a cubic in all draws but few."""
    t, w = np.linspace(0.0, 2.0, 1001) + 3.0, 2.0 * math.pi * 5.0
    q = 1.2 * np.cos(w * (t - 3.0)) + rate / w * np.sin(w * (t - 3.0))
    draw = np.random.default_rng(4)
    wrong, sizes = 0, []
    for _ in range(20 if noise else 1):
        found, error = start_rate(t, q + noise * draw.normal(size=t.shape))
        wrong += abs(found - rate) > 2.0 * error  # noise, and as much bias
        sizes.append(error)
        assert rate or noise or found == 0.0
    assert wrong <= 1
    # 3 standard errors, rad/s, of rates up to 38: 0.1 % by the polynomial alone, 0.7 % and a tenth with the noise
    assert np.median(sizes) < {0.0: 0.05, 1e-4: 0.25, 1e-2: 4.0}[noise]


def test_encoders_and_short_records():
    t = np.linspace(0.0, 1.0, 501)
    q = np.round(0.7 * np.cos(6.0 * t) / 1e-3) * 1e-3
    found, error = start_rate(t, q)
    assert abs(found) < 0.2
    assert error < 0.5
    assert start_rate(np.array([0.0, 0.1, 0.3]), np.array([1.0, 1.2, 1.6]))[0] == pytest.approx(2.0)
    uneven = np.sort(np.random.default_rng(1).uniform(0.0, 1.0, 200))
    assert start_rate(uneven, 3.0 + 2.0 * (uneven - uneven[0]) ** 3 - uneven)[0] == pytest.approx(-1.0, abs=1e-9)
