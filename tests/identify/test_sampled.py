"""Sampled coordinates: filtering without phase, derivatives, encoders, from a file to a report."""

import json
from functools import cache

import numpy as np
import pytest

from symgen import identify
from symgen.cli import main
from symgen.describe.load import load_chain, loads_chain
from symgen.errors import IdentificationError, IdentificationWarning
from symgen.identify.filtering import (
    acceleration_bias,
    best_cutoff,
    first_difference,
    low_pass,
    second_difference,
)
from tests.identify.laws import forces

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")


def test_central_differences_are_of_order_four():
    """sin(w t): the errors are (w h)^4/30 of the rate and (w h)^4/90 of the acceleration, relative."""
    h, w = 1e-3, 20.0
    t = np.arange(200) * h
    x = np.sin(w * t)[:, None]
    inside = slice(2, -2)
    assert np.abs(first_difference(x, h)[inside, 0] - w * np.cos(w * t[inside])).max() < 1.1 * w * (w * h) ** 4 / 30
    # second differences of doubles near 1 carry a rounding of 1e-16/h^2
    error = np.abs(second_difference(x, h)[inside, 0] + w * w * np.sin(w * t[inside])).max()
    assert error < 1.1 * w * w * (w * h) ** 4 / 90 + 1e-9
    assert np.isnan(first_difference(x, h)[[0, 1, -2, -1]]).all()


def test_the_filter_has_no_phase():
    h = 1e-3
    t = np.arange(4000) * h
    x = np.sin(2 * np.pi * 2 * t)[:, None]
    inside = slice(500, -500)
    # gain of two passes at a quarter of the cutoff: 1/(1 + (1/4)^8), 1.5e-5 below one
    assert np.abs(low_pass(x, 8.0, h) - x)[inside].max() < 2e-5


def test_the_cutoff_weighs_noise_against_motion():
    """A line at f loses (f/cutoff)^8; white noise s of the coordinate leaves s^2 2 h (2 pi)^4 cutoff^5/5 or less."""
    h, f, s = 1e-3, 3.0, 1e-4
    t = np.arange(8000) * h
    x = np.sin(2 * np.pi * f * t)[:, None] + s * np.random.default_rng(0).normal(size=(8000, 1))
    chosen, error = best_cutoff(x, 2, h)
    at = np.array([chosen, 2.0 * chosen, chosen / 1.5])
    (noise, lost), *others = acceleration_bias(x, 2, at, h)[..., 0]
    assert lost == pytest.approx((f / chosen) ** 8, rel=0.2)  # the window spreads the line over three
    share = s**2 * 2.0 * h * (2.0 * np.pi) ** 4 * chosen**5 / 5.0 / (0.5 * (2.0 * np.pi * f) ** 4)
    assert 0.5 * share < noise < share
    assert error == pytest.approx(noise + lost)
    assert error < 0.02
    assert all(other.sum() > 2.0 * (noise + lost) for other in others)


SLIDE = """
symgen: 1
name: slide
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 90,
     friction: {coulomb: 10, viscous: 100}}
"""


def moves(seed=0, h=1e-3, count=14400):
    """Point-to-point moves of 95 kg with trapezoidal rates: time, coordinate, rate and force, with friction of 20 N and
    200 N s/m and noise of 2 N. Accelerations are steps, whose spectrum has no end."""
    one = np.concatenate([np.full(500, 0.3), np.zeros(500), np.full(500, -0.3), np.zeros(300)])
    a = np.resize(np.concatenate([one, -one]), count) * np.resize(np.repeat([1.0, 0.6, 0.3], 3600), count)
    v = np.cumsum(a) * h
    sense = np.where(np.abs(v) > 1e-9, np.sign(v), 0.0)
    tau = 95.0 * a + 20.0 * sense + 200.0 * v + 2.0 * np.random.default_rng(seed).normal(size=count)
    q = h * np.concatenate([[0.0], np.cumsum(v)[:-1]])  # the second difference is the acceleration of the same sample
    return np.arange(count) * h, q, v, tau


@pytest.mark.parametrize("step", [0.0, 1e-5, 1e-4])
def test_a_slide_with_noise_and_coarse_encoders(step):
    """Within 1 % of the mass, whatever the encoder: noise of the second derivative is weighed against the motion."""
    t, q, _, tau = moves()
    q = np.round(q / step) * step if step else q + 1e-6 * np.random.default_rng(1).normal(size=len(q))
    found = identify.inertial(loads_chain(SLIDE), {"t": t, "q": q[:, None], "tau": tau[:, None]})
    for name, value, most in (("m(x)", 95.0, 0.95), ("x_coulomb", 20.0, 0.4), ("x_viscous", 200.0, 4.0)):
        assert abs(found.estimates[name] - value) < most, name
    assert any("Predicted errors of inertias" in remark for remark in found.remarks)


@pytest.mark.filterwarnings("ignore:.*these data do not determine")
def test_noise_that_a_cutoff_lets_in_is_warned_about():
    """A filter of 150 Hz, and an encoder of 0.1 mm; what is left of the forces is no noise, and errors are large."""
    t, q, _, tau = moves()
    data = {"t": t, "q": np.round(q / 1e-4)[:, None] * 1e-4, "tau": tau[:, None]}
    with pytest.warns(IdentificationWarning, match=r"expected to falsify m\(x\) by"):
        found = identify.inertial(loads_chain(SLIDE), data, cutoff=150.0)
    assert found.estimates["m(x)"] < 20.0


def test_stamps_that_are_late_need_the_sample_time():
    """Samples at 1 kHz whose stamps are up to 0.3 ms late; a missing sample stays a gap."""
    t, q, _, tau = moves()
    late = t + 3e-4 * np.random.default_rng(3).uniform(0.0, 1.0, len(t))
    data = {"t": late, "q": q[:, None], "tau": tau[:, None]}
    slide = loads_chain(SLIDE)
    with pytest.raises(IdentificationError, match="give the `sample_time` there where stamps alone are late"):
        identify.inertial(slide, data)
    found = identify.inertial(slide, data, description={"sample_time": 1e-3})
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.01)
    kept = np.arange(len(t)) != 7000
    with pytest.raises(IdentificationError, match="the step to row 7001 is not the sample time"):
        identify.inertial(slide, {k: v[kept] for k, v in data.items()}, description={"sample_time": 1e-3})


def test_forces_that_are_late_or_far_off_are_told():
    """Forces 5 ms late, and one of 700 that is 1 kN; clean ones get neither remark."""
    t, q, _, tau = moves()
    slide, q = loads_chain(SLIDE), q[:, None]
    late = identify.inertial(slide, {"t": t[:-5], "q": q[5:], "tau": tau[:-5, None]})
    (said,) = (remark for remark in late.remarks if "look late" in remark)
    assert float(said.partition("about ")[2].split()[0]) == pytest.approx(5.0, abs=0.5)  # half a sample time
    early = identify.inertial(slide, {"t": t[:-5], "q": q[:-5], "tau": tau[5:, None]})
    assert any("look early by" in remark for remark in early.remarks)
    spoilt = tau.copy()
    spoilt[500::700] = 1e3
    found = identify.inertial(slide, {"t": t, "q": q, "tau": spoilt[:, None]})
    assert any("far off the model's" in remark for remark in found.remarks)
    assert not any("look late" in remark or "look early" in remark for remark in found.remarks)
    clean = identify.inertial(slide, {"t": t, "q": q, "tau": tau[:, None]})
    assert not any("look late" in remark or "look early" in remark for remark in clean.remarks)


def test_accelerations_of_noisy_rates():
    """Rates with noise of 1 mm/s are better than those of a coarse encoder, rates with 50 mm/s are worse than exact
    coordinates; both are filtered by the same rule."""
    t, q, v, tau = moves()
    coarse = np.round(q / 1e-3) * 1e-3
    v = v + 1e-3 * np.random.default_rng(1).normal(size=len(v))
    found = identify.inertial(loads_chain(SLIDE), {"t": t, "q": coarse[:, None], "qd": v[:, None], "tau": tau[:, None]})
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.02)
    assert any(remark.startswith("Accelerations from the rates") for remark in found.remarks)
    worse = v + 0.05 * np.random.default_rng(1).normal(size=len(v))
    found = identify.inertial(loads_chain(SLIDE), {"t": t, "q": q[:, None], "qd": worse[:, None], "tau": tau[:, None]})
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.01)
    assert any("rates have more noise than differences of the coordinates" in remark for remark in found.remarks)


@cache
def experiment(seconds, seed=0, h=4e-3):
    """A motion of the two-link arm in harmonics, its forces with noise of 1 % of their peaks, encoders of 2e-5 rad."""
    chain = load_chain("examples/two_link.yaml")
    t, rng = np.arange(0.0, seconds, h), np.random.default_rng(seed)
    q, qd, qdd = np.zeros((3, len(t), 2))
    for k in range(1, 5):
        w = 2 * np.pi * 0.25 * k
        for i in range(2):
            size, phase = rng.normal() * 0.8 / k, rng.uniform(0, 6)
            q[:, i] += size * np.sin(w * t + phase)
            qd[:, i] += size * w * np.cos(w * t + phase)
            qdd[:, i] -= size * w * w * np.sin(w * t + phase)
    tau = forces(chain, q, qd, qdd)
    noisy = tau + 0.01 * np.abs(tau).max(axis=0) * rng.normal(size=tau.shape)
    return chain, t, np.round(q / 2e-5) * 2e-5, noisy, (q, qd, qdd, tau)


def test_rates_from_encoders():
    chain, t, q, tau, _ = experiment(8.0)
    said = {"encoder_resolution": 2e-5}
    found = identify.inertial(chain, {"t": t, "q": q, "tau": tau}, description=said)
    assert any("low-pass filter" in remark and "dropped at each end" in remark for remark in found.remarks)
    *other, truth = experiment(4.0, seed=9)[-1]
    error = np.sqrt(np.mean((found.predict(*other) - truth) ** 2, axis=0))
    assert np.all(error < 0.01 * np.abs(truth).max(axis=0))  # the limit
    for name, (low, high) in found.intervals(0.9999).items():
        if name.endswith(("coulomb", "viscous")):
            value = {"shoulder_coulomb": 0.6, "shoulder_viscous": 0.05, "elbow_coulomb": 0.3, "elbow_viscous": 0.03}
            assert low < value[name] < high


@pytest.fixture
def files(tmp_path):
    chain, t, q, tau, _ = experiment(8.0)
    rows = np.column_stack([t, q, tau])
    head = "time,q_shoulder,q_elbow,tau_shoulder,tau_elbow"
    np.savetxt(tmp_path / "run.csv", rows, delimiter=",", header=head, comments="")
    (tmp_path / "run.yaml").write_text("columns: {t: time}\nencoder_resolution: 2e-5\n")
    (tmp_path / "arm.yaml").write_text(chain.to_yaml())
    return tmp_path


def test_command_from_file_to_report(files, capsys):
    paths = [str(files / name) for name in ("run.csv", "arm.yaml", "report.html", "new.yaml")]
    given = ["identify", "inertial", *paths[:2], "--hold-out", "0.25", "-o", paths[2], "--write-chain", paths[3]]
    assert main(given) == 0
    told = capsys.readouterr().out
    assert "validation of elbow: passed" in told
    assert "elbow_coulomb" in told
    page = (files / "report.html").read_text()
    assert page.count("data:image/png;base64,") == 3
    assert "Passed: every prediction is within its limit" in page
    again = loads_chain((files / "new.yaml").read_text())
    assert any(p.doc and p.doc.startswith("identified, sigma") for p in again.parameters)
    assert main([*given[:4], "--hold-out", "0.25", "--limit", "0.1", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["validation"][0]["passed"] is False
    assert set(data["estimates"]) == set(data["standard_errors"])


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["-o", "report.pdf"], "reports are written as .md or .html"),
        (["--hold-out", "0.2", "--validate", "x.csv"], "one of the two says what to validate with"),
        (["--description", "none.yaml"], "none.yaml: the file cannot be read"),
        (["--cutoff", "1e9"], "cutoff: between 0 and 125 Hz"),
    ],
)
def test_command_refuses(files, more, words, capsys):
    assert main(["identify", "inertial", str(files / "run.csv"), str(files / "arm.yaml"), *more]) == 1
    assert words in capsys.readouterr().err
    assert not (files / "report.pdf").exists()
