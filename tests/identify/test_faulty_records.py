"""Records with the faults of real ones: coloured noise, spikes, lost samples, delays, jitter, wrong channels."""

import numpy as np
import pytest
from scipy.interpolate import CubicSpline

from symgen import identify
from symgen.describe.load import load_chain, loads_chain
from symgen.errors import IdentificationError, IdentificationWarning
from tests.identify.laws import forces, motion
from tests.identify.test_sampled import SLIDE, experiment, moves


def said(found, words):
    return [remark for remark in found.remarks if words in remark]


def coloured(rng, count, rho, columns):
    """Noise of unit variance whose neighbours have the correlation rho."""
    white = np.sqrt(1.0 - rho**2) * rng.normal(size=(count, columns))
    white[0] /= np.sqrt(1.0 - rho**2)
    for k in range(1, count):
        white[k] += rho * white[k - 1]
    return white


@pytest.mark.parametrize("rho", [0.0, 0.9])
def test_intervals_cover_the_truth_under_coloured_noise(rho):
    """In 20 records with six parameters each 95 % of the intervals hold the truth. Parameters of one record are
    correlated: with an effective number of 60 the share is 0.95 +- 0.03, and 0.87 is not reached by chance; errors of
    independent noise, 4.3 times too small at rho = 0.9, cover 0.35."""
    chain = loads_chain(ROD)
    t = np.arange(0.0, 6.0, 4e-3)
    inside = []
    for seed in range(20):
        rng = np.random.default_rng(seed)
        w, phase = 2.0 * np.pi * np.array([0.3, 0.7]), rng.uniform(0.0, 6.0, 2)
        q = np.sum(np.sin(np.outer(t, w) + phase), axis=1)[:, None]
        qd = np.sum(w * np.cos(np.outer(t, w) + phase), axis=1)[:, None]
        qdd = -np.sum(w**2 * np.sin(np.outer(t, w) + phase), axis=1)[:, None]
        tau = 0.3 * qdd + 9.81 * (0.8 * np.cos(q) - 0.1 * np.sin(q)) + 0.5 * np.sign(qd) + 0.2 * qd + 0.4
        noise = 0.3 * coloured(rng, len(t), rho, 1)
        found = identify.inertial(chain, {"t": t, "q": q, "qd": qd, "qdd": qdd, "tau": tau + noise})
        truth = {"mcx(a)": 0.8, "mcy(a)": 0.1, "Izz(a)": 0.3, "a_coulomb": 0.5, "a_viscous": 0.2, "a_offset": 0.4}
        inside += [low <= truth[name] <= high for name, (low, high) in found.intervals().items()]
        assert bool(said(found, "those of Newey and West")) == (rho > 0.0)
    assert len(inside) == 120
    assert 0.87 < np.mean(inside) <= 1.0


ROD = """
symgen: 1
name: rod
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.8, 0.1, 0],
     inertia: {xx: 0.01, yy: 0.01, zz: 0.01}, friction: {coulomb: 0.5, viscous: 0.2}}
"""


def test_spikes_weigh_nothing():
    """One force in 70 is 1 kN: the mass stays within 1 %, the rows are named, the others keep their weight."""
    t, q, _, tau = moves()
    spoilt = tau.copy()
    spoilt[500::70] = 1e3
    data = {"t": t, "q": q[:, None], "tau": spoilt[:, None]}
    found = identify.inertial(loads_chain(SLIDE), data)
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.01)
    spikes = set(range(500, len(t), 70))
    assert len(spikes & set(found.outliers["x"])) > 150  # of 199; the others are in samples that are left out
    assert len(set(found.outliers["x"]) - spikes) < 20
    assert said(found, "weigh nothing in the fit")
    plain = identify.inertial(loads_chain(SLIDE), data, robust=False)
    assert plain.outliers == {}
    assert abs(plain.estimates["x_offset"]) > 5.0


@pytest.mark.parametrize(("late", "column"), [((5, 5), "tau"), ((0, 5), "tau_elbow")])
def test_delays_are_estimated_and_taken_back(late, column):
    """20 ms at 4 ms of sampling, of all forces and of one: told within 1.5 ms, and mended by `delay`."""
    chain, t, q, tau, (*_, truth) = experiment(8.0)
    shifted = np.stack([np.roll(tau[:, i], late[i]) for i in range(2)], axis=1)[5:]
    data, exact = {"t": t[5:], "q": q[5:], "tau": shifted}, {"encoder_resolution": 2e-5}
    (words,) = said(identify.inertial(chain, data, description=exact), "by about")
    assert f"`delay: {{{column}: " in words
    told = float(words.split(f"{{{column}: ")[1].split("}")[0])
    assert told == pytest.approx(0.02, abs=1.5e-3)
    if column == "tau_elbow":
        data |= {f"tau_{name}": shifted[:, i] for i, name in enumerate(chain.q_names)}
        del data["tau"]
    found = identify.inertial(chain, data, description=exact | {"delay": {column: 0.02}})
    assert said(found, "out of the record after `delay`")
    assert not said(found, "by about")
    assert np.abs(found.residuals).max(axis=0) == pytest.approx(0.01 * np.abs(truth).max(axis=0), rel=4.0)


def test_uneven_instants_are_resampled_and_gaps_stay_gaps():
    t, q, _, tau = moves()
    rng = np.random.default_rng(0)
    uneven = t + rng.uniform(-4e-4, 4e-4, len(t))
    data = {"t": uneven, "q": CubicSpline(t, q)(uneven)[:, None], "tau": np.interp(uneven, t, tau)[:, None]}
    keep = np.ones(len(t), bool)
    keep[7000:7050] = False
    data = {name: values[keep] for name, values in data.items()}
    slide = loads_chain(SLIDE)
    with pytest.raises(IdentificationError, match="late stamps"):
        identify.inertial(slide, data)
    found = identify.inertial(slide, data, description={"resample": 1e-3})
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.01)
    assert said(found, "rows 7000 to 7050 left out")
    with pytest.raises(IdentificationError, match="need a column 't'"):
        identify.inertial(slide, {"q": q[:, None], "tau": tau[:, None]}, description={"resample": 1e-3})


def test_lost_samples_are_told():
    t, q, _, tau = moves()
    q, tau = q.copy(), tau.copy()
    q[3000:3100], tau[9000:9050] = q[3000], tau[9000]
    found = identify.inertial(loads_chain(SLIDE), {"t": t, "q": q[:, None], "tau": tau[:, None]})
    (first,) = said(found, "q_x stands still to the last digit")
    (second,) = said(found, "tau_x stands still to the last digit")
    assert "rows 3001 to 3100" in first
    assert "rows 9001 to 9050" in second


def test_encoder_steps_are_told():
    chain, t, q, tau, _ = experiment(8.0)
    data = {"t": t, "q": q, "tau": tau}
    assert said(identify.inertial(chain, data), "q_elbow comes in steps of 2e-05")
    assert not said(identify.inertial(chain, data, description={"encoder_resolution": 2e-5}), "comes in steps")


@pytest.mark.parametrize(
    ("q", "tau", "words"),
    [
        ([1.0, -1.0], [1.0, 1.0], "q_elbow has the other sign"),
        ([1.0, 180.0 / np.pi], [1.0, 1.0], "q_elbow is taken as degrees"),
        ([1.0, 1.0], [1.0, -1.0], "tau of elbow has the other sign"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*reaches")
def test_channels_of_another_sense_are_named(q, tau, words):
    chain, t, coordinates, measured, _ = experiment(8.0)
    data = {"t": t, "q": coordinates * q, "tau": measured * tau}
    if words.startswith("tau"):
        with pytest.warns(IdentificationWarning, match=words):
            identify.inertial(chain, data)
    else:
        assert said(identify.inertial(chain, data), words)
    assert not said(identify.inertial(chain, {"t": t, "q": coordinates, "tau": measured}), "far better where")


def test_a_free_swing_shows_ratios():
    """A swing without a force: refused, and with the first moments held it gives the others exactly."""
    chain = loads_chain(ROD)
    q, qd = np.random.default_rng(0).uniform(-2.0, 2.0, (2, 60, 1))
    inertia = 0.01 + 0.8**2 + 0.1**2
    push = 9.81 * (0.8 * np.cos(q) - 0.1 * np.sin(q)) + 0.5 * np.sign(qd) + 0.2 * qd
    data = {"q": q, "qd": qd, "qdd": -push / inertia, "tau": np.zeros_like(q)}
    with pytest.raises(IdentificationError, match="only shows ratios of parameters"):
        identify.inertial(chain, data)
    with pytest.warns(IdentificationWarning, match="is zero in all rows"):
        found = identify.inertial(chain, data, hold=["a_com", "a_offset"])
    truth = {"Izz(a)": inertia, "a_coulomb": 0.5, "a_viscous": 0.2}
    assert found.estimates == pytest.approx(truth, abs=1e-9)


def test_parameters_that_are_held():
    """Exact data: with offsets held at zero and a link at the chain's own values the others are exact to rounding."""
    chain = load_chain("examples/two_link.yaml")
    q, qd, qdd = motion(chain, 80)
    data = {"q": q, "qd": qd, "qdd": qdd, "tau": forces(chain, q, qd, qdd)}
    found = identify.inertial(chain, data, hold=["*_offset", "elbow_inertia", "elbow_mass", "elbow_com"])
    assert not [name for name in found.estimates if "elbow)" in name or "offset" in name]
    assert found.estimates["shoulder_coulomb"] == pytest.approx(chain_value(chain, "shoulder"), abs=1e-9)
    only = identify.inertial(chain, data, estimate=["elbow_coulomb", "elbow_viscous"])
    assert list(only.estimates) == ["elbow_coulomb", "elbow_viscous"]
    assert only.estimates["elbow_coulomb"] == pytest.approx(chain_value(chain, "elbow"), abs=1e-9)
    assert only.chain.joint("elbow").mass == chain.joint("elbow").mass
    for given, words in (({"hold": ["elbo_mass"]}, "no parameter 'elbo_mass'"), ({"hold": ["*"]}, "nothing is left")):
        with pytest.raises(IdentificationError, match=words):
            identify.inertial(chain, data, **given)


def chain_value(chain, joint):
    from symgen.identify.chain_values import evaluated

    friction = chain.joint(joint).friction
    return 0.0 if friction is None else evaluated(chain, friction.coulomb)


def test_two_runs_of_one_arm_agree_or_not():
    """Another run of the same arm, and one whose elbow rubs with 0.1 N m more than the first's."""
    chain, t, q, tau, _ = experiment(8.0)
    _, _, other, forces_of_other, (_, rate, _, _) = experiment(8.0, seed=3)
    data, said_of = {"t": t, "q": q, "tau": tau}, {"encoder_resolution": 2e-5}
    for more in (0.0, 0.1):
        second = forces_of_other + more * np.sign(rate) * [0.0, 1.0]
        validation = {"t": t, "q": other, "tau": second}
        found = identify.inertial(chain, data, validation=validation, description=said_of)
        head, rows = found.tables["Agreement with the other data"]
        assert head[-1] == "difference / standard error"
        ratio = {row[0]: float(row[3]) for row in rows}
        assert (abs(ratio["elbow_coulomb"]) > 10.0) == (more > 0.0)
        assert said(found, "of 12 estimates differ by more than 1.96")
    assert "| b1 | mcx(shoulder) + 0.4 m(elbow) |" in found.report()


def test_the_record_of_a_servo_axis():
    """The example's record: the lateness is told within 1 ms, and without it the intervals hold the truth."""
    chain = load_chain("examples/identification/servo_axis.yaml")
    record, exact = "examples/identification/servo_axis.csv", {"encoder_resolution": 1e-5, "resample": 0.004}
    (words,) = said(identify.inertial(chain, record, description=exact), "by about")
    assert float(words.split("{tau: ")[1].split("}")[0]) == pytest.approx(TRUE_DELAY, abs=1e-3)
    found = identify.inertial(chain, record, description=exact | {"delay": {"tau": TRUE_DELAY}})
    for name, value in {"m(x)": 95.0, "x_coulomb": 20.0, "x_viscous": 200.0, "x_offset": 3.0}.items():
        low, high = found.intervals()[name]
        assert low < value < high, name


TRUE_DELAY = 0.006


def test_stated_noise_says_where_accelerations_come_from():
    """Rates without noise are used; what is stated of them counts more than what their spectrum looks like."""
    t, q, rate, tau = moves()
    data = {"t": t, "q": q[:, None], "qd": rate[:, None], "tau": tau[:, None]}
    assert said(identify.inertial(loads_chain(SLIDE), data), "Accelerations from the rates")
    found = identify.inertial(loads_chain(SLIDE), data, description={"noise": {"q": 1e-6, "qd_x": 0.05}})
    assert said(found, "more noise than differences of the coordinates")
    assert said(found, "Rates and accelerations from the coordinates")
    assert found.estimates["m(x)"] == pytest.approx(95.0, rel=0.01)
