"""Dupont 1993, section 6: the lines of (34), the efficiencies of (39), breakaway, asymmetry, the bias of a noisy load.

The measurements are synthetic, with the lines of (34) as truth, and the estimates beside them in `friction_cases.json`
were computed by code that shares nothing with symgen; its tolerance is 1e-9.
"""

import json
from pathlib import Path

import numpy as np
import pytest

from symgen.identify import friction
from symgen.identify.friction_tests.lines import attenuation, fit_lines
from symgen.identify.friction_tests.points import Points

SCREW = "examples/dupont_screw.yaml"
DATA = json.loads((Path(__file__).parents[1] / "data" / "friction_cases.json").read_text())["dupont_identification"]
CASES = DATA["constant_velocity"]
NOISE = {"noise": {"load_screw": 300.0, "tau_screw": 60.0}}


def table(parts):
    """A table of tests: forward, then backward."""
    count = [len(part["tau_l"]) for part in parts]
    return {
        "load_screw": np.concatenate([part["tau_l"] for part in parts]),
        "tau_screw": np.concatenate([part["tau_m"] for part in parts]),
        "direction_screw": np.repeat([1.0, -1.0], count),
    }


def sliding(case):
    return table([CASES[case]["+"], CASES[case]["-"]])


@pytest.mark.parametrize("case", sorted(CASES))
def test_lines_and_efficiencies_by_least_squares(case):
    found = friction(SCREW, sliding(case))
    for line, way in zip(found.lines, "+-", strict=True):
        known = CASES[case][way]["estimate"]
        assert line.driving == (way == "+")
        np.testing.assert_allclose([line.k, line.c], [known["ols_k"], known["ols_c"]], rtol=1e-9)
        np.testing.assert_allclose([line.k_error, line.c_error], [known["se_k"], known["se_c"]], rtol=1e-9)
        np.testing.assert_allclose([line.eta1, line.eta2], [known["eta1"], known["eta2"]], rtol=1e-9)
    forward, backward = found.lines
    # the law has both slopes as its losses, and both levels as a level and an offset of the motor's torque
    estimates = found.estimates
    np.testing.assert_allclose(estimates["screw_k1"], forward.k, rtol=1e-9)
    np.testing.assert_allclose(estimates["screw_k2"], backward.k, rtol=1e-9)
    np.testing.assert_allclose(estimates["screw_motor_coulomb"], (forward.c + backward.c) / 2, rtol=1e-9)
    np.testing.assert_allclose(estimates["screw_offset"], (forward.c - backward.c) / 2, rtol=1e-9)


def test_lines_by_orthogonal_distances():
    found = friction(SCREW, sliding("noise_in_both"), description=NOISE, errors_in_variables=True)
    for line, way in zip(found.lines, "+-", strict=True):
        known = CASES["noise_in_both"][way]["estimate"]
        np.testing.assert_allclose([line.k, line.c], [known["deming_k"], known["deming_c"]], rtol=1e-9)
        assert line.bias == 0.0
    truth = {"screw_k1": 0.5, "screw_k2": 0.33}
    for name, value in truth.items():
        assert abs(found.estimates[name] - value) < 3.0 * found.standard_errors[name]
    assert found.chi2 / found.degrees_of_freedom == pytest.approx(1.0, abs=0.3)  # 236 of them: sigma is 0.09


def test_efficiencies_of_printed_slopes():
    for slope, known in DATA["eta_table"].items():
        load = np.array([1.0, 2.0, 4.0])
        zero = np.zeros(3)
        points = Points("j", "constant-velocity", load, zero, zero + 1, load * (1 + float(slope)), zero, np.arange(3))
        (line,) = fit_lines(points)
        np.testing.assert_allclose([line.eta1, line.eta2], [known["eta1"], known["eta2"]], rtol=1e-9)


def test_breakaway():
    known = DATA["breakaway"]["data"]
    found = friction(SCREW, breakaway=table([known["up"], known["down"]]))
    for line, way in zip(found.lines, ("up", "down"), strict=True):
        np.testing.assert_allclose([line.k, line.c], [known[way]["k_s"], known[way]["c_s"]], rtol=1e-9)
        np.testing.assert_allclose(line.efficiency, known[way]["eta"], rtol=1e-9)
    np.testing.assert_allclose(found.estimates["screw_static_k1"], known["up"]["k_s"], rtol=1e-9)
    drive = found.chain.joints[0].drive
    assert drive.static_loss is not None
    assert drive.static_efficiency is None


def test_asymmetry_as_scale_error_and_as_offset():
    """The slopes 0.50 and 0.33, the levels 464 and 1037 of (34), without noise."""
    known = DATA["asymmetry_remark"]
    load = np.tile([3000.0, 6000.0, 9000.0, 12000.0], 2)
    way = np.repeat([1.0, -1.0], 4)
    tau = np.where(way > 0, 1.5 * load + 464.0, 0.67 * load - 1037.0)
    found = friction(SCREW, {"load_screw": load, "tau_screw": tau, "direction_screw": way})
    (item,) = found.asymmetries
    np.testing.assert_allclose(item.scale.value, known["s"], rtol=1e-9)
    np.testing.assert_allclose(item.k.value, known["k"], rtol=1e-9)
    np.testing.assert_allclose(item.level.value, known["intercept_symmetric"], rtol=1e-9)
    np.testing.assert_allclose(item.torque_offset.value, known["offset"], rtol=1e-9)
    # of the load: c - 1.5 d = 464 and c + 0.67 d = 1037
    np.testing.assert_allclose(item.load_offset.value, 573.0 / 2.17, rtol=1e-9)
    np.testing.assert_allclose(item.level_of_load_offset.value, 464.0 + 1.5 * 573.0 / 2.17, rtol=1e-9)
    assert item.bearing.value < 0.0
    assert "so it is not that" in item.sentence()


def test_asymmetry_of_bearings_on_the_load_side():
    """Dupont's (35): c_d - c_b = (k_d + k_b) F_j."""
    load = np.tile([3000.0, 6000.0, 9000.0, 12000.0], 2)
    way = np.repeat([1.0, -1.0], 4)
    k, bearing, motor = 0.4, 200.0, 300.0
    x = load + way * bearing  # through the drive
    tau = np.where(way > 0, (1 + k) * x, (1 - k) * x) + way * motor
    found = friction(SCREW, {"load_screw": load, "tau_screw": tau, "direction_screw": way})
    (item,) = found.asymmetries
    assert item.bearing.value == pytest.approx(bearing, rel=1e-9)
    assert item.levels.value == pytest.approx(2 * k * bearing, rel=1e-9)


def test_bias_of_a_noisy_load_is_predicted():
    """1000 seeded trials with loads between 3000 and 12000 and noise of 300: their mean against the prediction."""
    known = DATA["ols_bias_noisy_load"]
    load = np.linspace(3000.0, 12000.0, 120)
    variance = np.var(load) + 300.0**2
    rng = np.random.default_rng(11)
    slopes, factors = [], []
    for _ in range(1000):
        noisy = load + 300.0 * rng.normal(size=120)
        tau = 1.5 * load + 464.0 + 60.0 * rng.normal(size=120)
        centred = noisy - noisy.mean()
        slopes.append(centred @ tau / (centred @ centred) - 1.0)
        factors.append(attenuation(noisy, 300.0))
    assert np.mean(factors) == pytest.approx(1.0 - 300.0**2 / variance, abs=1e-3)
    assert np.mean(factors) == pytest.approx(known["attenuation"], abs=1e-3)
    expected = 1.5 * np.mean(factors) - 1.0
    assert np.mean(slopes) == pytest.approx(expected, abs=4.0 * np.std(slopes) / np.sqrt(1000))
    assert expected == pytest.approx(known["predicted"]["+"], abs=1.5e-3)


def test_the_bias_is_named_in_the_result():
    found = friction(SCREW, sliding("noise_in_both"), description=NOISE)
    for line, way in zip(found.lines, "+-", strict=True):
        known = CASES["noise_in_both"][way]["estimate"]
        # least squares less its bias is near the estimate that has none: their difference is random, not 0.02
        assert line.k - line.bias == pytest.approx(known["deming_k"], abs=line.k_error)
        assert np.sign(line.bias) == (-1.0 if way == "+" else 1.0)
    assert any("biased by" in remark for remark in found.remarks)
    silent = friction(SCREW, sliding("noise_in_both"))
    assert any("1 - sigma^2/var(load)" in remark for remark in silent.remarks)
