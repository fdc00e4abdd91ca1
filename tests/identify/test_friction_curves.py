"""The whole law of a joint from seeded tests: preload, Stribeck's curve, breakaway, robust, with errors in variables.

Torques come from the closed formula below, not from the code under test.
"""

import numpy as np
import pytest

from symgen.describe.load import load_chain, loads_chain
from symgen.errors import IdentificationError
from symgen.identify import friction
from symgen.pipeline import build_model, check_model

LIFT = """symgen: 1
name: axis
gravity: [0, 0, -9.81]
joints:
  - name: lift
    type: prismatic
    place: {xyz: [0, 0, 0]}
    mass: 40
    drive: {lead: 0.0008, inertia: 0.0002, loss: [0.1, 0.1], preload: 100, motor_friction: {coulomb: 0.01}}
"""
N = 1250.0
TRUTH = {
    "lift_k1": 0.5, "lift_k2": 0.3, "lift_preload": 300.0, "lift_motor_coulomb": 0.02,
    "lift_motor_static": 0.03, "lift_motor_viscous": 0.0004, "lift_motor_stribeck_velocity": 8.0, "lift_offset": 0.0,
}  # fmt: skip
TERMS = ("coulomb", "loss", "viscous", "stribeck", "preload", "offset")


def torque(load, rate, s, k1=0.5, k2=0.3, p=300.0, coulomb=0.02, static=0.03, viscous=0.0004, v_s=8.0):
    """tau of two nuts that share a load, and of a motor with Stribeck's curve; s is the direction."""
    x = s * load
    nuts = np.where(np.abs(x) < p, 0.5 * k1 * (p + x) + 0.5 * k2 * (p - x), np.where(x > 0.0, k1 * x, -k2 * x))
    level = coulomb + (static - coulomb) * np.exp(-((N * rate / v_s) ** 2))
    return load + s * (nuts + N * level) + N * N * viscous * rate


def seeded(count, noise, seed):
    """Seeded tests at loads on both sides of the preload and rates on both sides of the Stribeck velocity."""
    rng = np.random.default_rng(seed)
    load = rng.uniform(-1500.0, 1500.0, count)
    s = rng.choice([-1.0, 1.0], count)
    rate = s * np.exp(rng.uniform(np.log(5e-4), np.log(0.06), count))
    tau = torque(load, rate, s)
    return {"load_lift": load, "qd_lift": rate, "tau_lift": tau + noise * rng.normal(size=count)}


@pytest.fixture(scope="module")
def axis():
    return loads_chain(LIFT)


def test_exact_tests_give_every_parameter(axis):
    found = friction(axis, seeded(200, 0.0, 1), terms=TERMS, robust=False)
    assert set(found.estimates) == set(TRUTH)
    for name, value in TRUTH.items():
        # a minimum of squares without noise: rounding of torques of 1e3, levels of 1e-2 through N = 1250
        assert found.estimates[name] == pytest.approx(value, rel=1e-8, abs=1e-9), name
    assert not found.undetermined
    loss = found.chain.joints[0].drive
    assert loss.preload is not None


def test_noise_and_outliers_leave_a_robust_fit_within_its_errors(axis):
    data = seeded(600, 5.0, 2)
    data["tau_lift"][::40] += 400.0
    found = friction(axis, data, terms=TERMS)
    for name, value in TRUTH.items():
        assert abs(found.estimates[name] - value) < 4.0 * found.standard_errors[name], name
    assert set(range(0, 600, 40)) <= set(found.outliers["lift"])
    plain = friction(axis, data, terms=TERMS, robust=False)
    assert abs(found.estimates["lift_offset"]) < 2.0 < abs(plain.estimates["lift_offset"])  # 400/40 in the mean
    assert any("beyond four standard deviations: rows 1, 41, 81, 121" in remark for remark in found.remarks)


def test_intervals_hold_the_truth():
    """Lines of 40 points by least squares: 95 % intervals of four parameters in 150 seeded trials.

    Of 600, pooled, 95 % are 570 with a standard deviation of 5.3 were they independent; their correlation widens it
    by no more than 2.
    """
    rng = np.random.default_rng(5)
    load = np.linspace(100.0, 900.0, 40)
    s = np.tile([1.0, -1.0], 20)
    inside = np.zeros(4)
    plain = loads_chain(LIFT.replace("preload: 100, ", ""))
    truth = {"lift_k1": 0.4, "lift_k2": 0.25, "lift_motor_coulomb": 0.02, "lift_offset": 3.0}
    clean = load + s * (np.where(s > 0, 0.4, 0.25) * load + N * 0.02) + 3.0
    for _ in range(150):
        noisy = {"load_lift": load, "direction_lift": s, "tau_lift": clean + 4.0 * rng.normal(size=40)}
        intervals = friction(plain, noisy).intervals(0.95)
        inside += [low <= truth[name] <= high for name, (low, high) in ((n, intervals[n]) for n in truth)]
    assert np.sum(inside) / 600 == pytest.approx(0.95, abs=0.035)


def test_errors_in_variables_through_a_preload(axis):
    """Least squares with a noisy load misses the losses by many standard errors, orthogonal distances do not."""
    rng = np.random.default_rng(3)
    data = seeded(500, 5.0, 4)
    data["load_lift"] = data["load_lift"] + 60.0 * rng.normal(size=500)
    noise = {"noise": {"load_lift": 60.0, "tau_lift": 5.0}}
    terms = ("coulomb", "loss", "preload")
    found = friction(axis, data, terms=(*terms, "viscous", "stribeck"), description=noise, errors_in_variables=True)
    for name in ("lift_k1", "lift_k2", "lift_preload"):
        assert abs(found.estimates[name] - TRUTH[name]) < 4.0 * found.standard_errors[name], name
    assert found.chi2 / found.degrees_of_freedom == pytest.approx(1.0, abs=0.25)


@pytest.mark.parametrize(
    ("low", "high", "undetermined"),
    [(400.0, 1500.0, {"lift_preload"}), (10.0, 90.0, {"lift_preload", "lift_k2"})],
)
def test_a_preload_needs_loads_on_both_sides(axis, low, high, undetermined):
    load = np.tile(np.concatenate([np.linspace(low, high, 20), -np.linspace(low, high, 20)]), 2)
    s = np.repeat([1.0, -1.0], 40)
    rate = 0.02 * s
    data = {"load_lift": load, "direction_lift": s, "tau_lift": torque(load, rate, s)}
    found = friction(axis, data, terms=("coulomb", "loss", "preload", "offset"))
    assert undetermined <= set(found.undetermined)
    assert "below and above the preload" in found.undetermined["lift_preload"]


def test_one_direction_leaves_backdriving_and_offset_open(axis):
    load = np.linspace(100.0, 900.0, 30)
    data = {"load_lift": load, "direction_lift": np.ones(30), "tau_lift": 1.4 * load + 25.0}
    found = friction(axis, data, terms=("coulomb", "loss", "offset", "viscous"))
    assert found.estimates["lift_k1"] == pytest.approx(0.4, rel=1e-9)
    assert set(found.undetermined) == {"lift_k2", "lift_offset"}
    assert "Let loads of several sizes drive the joint" in found.undetermined["lift_k2"]
    assert "lift_motor_coulomb" in found.undetermined["lift_offset"]


def test_breakaway_from_a_time_series():
    """A pendulum on a pin: the torque rises until it moves by more than three resolutions, and falls until it rests.

    Static friction 1.2, kinetic 0.8 N m, gravity 3 N m at q = 0.
    """
    arm = loads_chain(
        "symgen: 1\nname: arm\njoints:\n  - {name: swing, type: revolute, place: {xyz: [0, 0, 0], axis: [0, -1, 0]}, "
        "mass: 1, com: [0.30591486, 0, 0], inertia: {yy: 0.05}, friction: {coulomb: 0.8}}\n"
    )
    step, rise, q, tau = 1e-4, 0.002, [], []
    at = 0.0
    for s in (1.0, -1.0, 1.0, -1.0):
        for torque_now in 3.0 + s * np.arange(0.0, 1.2 + rise, rise):  # at rest
            q.append(at)
            tau.append(torque_now)
        for k in range(1, 60):  # moves, slower and slower, while the torque falls to what it takes to slide
            q.append(at + s * step * (k - k * k / 130.0))
            tau.append(3.0 + s * (1.2 - 0.4 * k / 60.0))
        at = q[-1]
        for k in range(40):
            q.append(at)
            tau.append(3.0 + s * (0.8 - 0.02 * k))
    rounded = step * np.round(np.array(q) / step)
    data = {"t": 0.01 * np.arange(len(q)), "q_swing": rounded, "tau_swing": np.array(tau)}
    with pytest.raises(Exception, match="encoder_resolution"):
        friction(arm, breakaway=data)
    found = friction(arm, breakaway=data, breakaway_description={"encoder_resolution": step})
    moved = found.releases["swing"]
    assert [item.direction for item in moved] == [1, -1, 1, -1]
    for item in moved:  # the first row that is more than three resolutions from rest
        start = rounded[item.rested - 20]
        assert abs(rounded[item.row] - start) > 3.0 * step
        assert abs(rounded[item.row - 1] - start) <= 3.0 * step * (1 + 1e-9)
        assert item.arrest is not None
        assert item.arrest_friction == pytest.approx(0.8, abs=0.1)  # ten rows of creep before: 0.4/60 each
    # three to five rows after breakaway the torque has fallen by 5 x 0.4/60 at most
    assert found.estimates["swing_static"] == pytest.approx(1.2, abs=0.04)
    assert found.chain.joints[0].friction.static is not None
    assert "Releases" in found.report()
    assert any("friction at release exceeds that at arrest by 0." in remark for remark in found.remarks)


def test_a_time_series_of_constant_velocities_by_the_chains_model():
    """Steps of the rate of both joints' model: transients and rest are left out, missing rows too."""
    chain = load_chain("examples/two_link.yaml")
    law = {"coulomb": 0.6, "viscous": 0.05}
    dt, rng = 0.002, np.random.default_rng(7)
    parts = []
    for rate in (0.1, 0.3, 0.8):
        for s in (1.0, -1.0):
            ramp = np.linspace(0.0, 1.0, 80)
            parts.append(s * rate * np.concatenate([np.zeros(60), ramp, np.ones(400), ramp[::-1]]))
    qd = np.concatenate(parts)
    q = np.cumsum(qd) * dt
    still = np.zeros_like(q)
    model = build_model(chain, "numpy", functions=("inverse_dynamics",))
    smooth = model.inverse_dynamics(*(np.stack([x, still], axis=1) for x in (q, qd, np.gradient(qd, dt))))[:, 0]
    tau = smooth + np.sign(qd) * law["coulomb"] + law["viscous"] * qd + 0.02 * rng.normal(size=len(q))
    data = {"t": dt * np.arange(len(q)), "q_shoulder": q, "q_elbow": still, "qd_shoulder": qd, "tau_shoulder": tau}
    data["tau_shoulder"][1000:1010] = np.nan
    found = friction(
        chain, data, terms=("coulomb", "viscous", "offset"), description={"missing": {"rows": [[1001, 1010]]}}
    )
    for key, value in law.items():
        name = f"shoulder_{key}"
        assert abs(found.estimates[name] - value) < 4.0 * found.standard_errors[name]
    assert found.residuals.shape == (len(q), 1)
    assert np.all(np.isnan(found.residuals[1000:1010]))
    assert any("rows slide steadily" in remark for remark in found.remarks)
    held_out = {name: values[:1880] for name, values in data.items()}
    held_out["tau_shoulder"] = np.where(np.isnan(held_out["tau_shoulder"]), 0.0, held_out["tau_shoulder"])
    held_out = {name: values[1100:] for name, values in held_out.items()}
    (verdict,) = friction(chain, data, validation=held_out, description={"missing": {"rows": [[1001, 1010]]}}).verdicts
    assert verdict.passed
    wrong = {**held_out, "tau_shoulder": held_out["tau_shoulder"] + 1.0}
    (verdict,) = friction(chain, data, validation=wrong, description={"missing": {"rows": [[1001, 1010]]}}).verdicts
    assert not verdict.passed


def test_the_identified_chain_loads_checks_and_predicts(axis):
    found = friction(axis, seeded(200, 1.0, 9), terms=TERMS)
    again = loads_chain(found.chain.to_yaml())
    assert again == found.chain
    report = check_model(again, samples=40, targets=[("numpy", "float64")], functions=("friction_inverse_dynamics",))
    assert report.passed
    tau = found.predict([[0.0]], [[0.02]], [[0.0]])
    weight = 40 * 9.81
    assert tau[0, 0] == pytest.approx(torque(weight, 0.02, 1.0), rel=5e-3)
    document = "identified, sigma"
    assert document in found.chain.to_yaml()


def test_bearing_coefficients_from_two_poses():
    """Friction of a pin, proportional to the reaction: the load of the bearing differs with an added weight's force."""
    arm = loads_chain(
        "symgen: 1\nname: arm\ninputs: [w]\njoints:\n  - {name: swing, type: revolute, place: {xyz: [0, 0, 0], axis: "
        "[0, -1, 0]}, mass: 2, com: [0, 0, 0], inertia: {yy: 0.05}, friction: {coefficient: 0.1, normal: radial, "
        "radius: 0.05}}\npoints:\n  tip: {joint: swing, at: [0, 0, 0]}\nloads:\n  - {point: tip, force: [0, 0, w]}\n"
    )
    w = np.linspace(-100.0, 0.0, 12)
    s = np.tile([1.0, -1.0], 6)
    load = np.abs(2 * 9.80665 - w)
    data = {"w": w, "q_swing": 0 * w, "qd_swing": s, "tau_swing": s * (0.2 * 0.05 * load + 0.3)}
    found = friction(arm, data)
    assert found.estimates["swing_coefficient"] == pytest.approx(0.2, rel=1e-9)
    assert found.estimates["swing_coulomb"] == pytest.approx(0.3, rel=1e-9)


def test_releases_of_a_preloaded_drive_take_the_preload_from_sliding(axis):
    """Static losses 0.7 and 0.4; loads below the sliding law's preload of 300 N do not bend the lines."""
    load = np.tile(np.linspace(-1500.0, 1500.0, 30), 2)
    s = np.repeat([1.0, -1.0], 30)
    still = np.zeros(60)
    static = {"k1": 0.7, "k2": 0.4, "coulomb": 0.03, "static": 0.03}
    known = {"load_lift": load, "direction_lift": s, "tau_lift": torque(load, still, s, **static)}
    found = friction(axis, seeded(200, 0.0, 6), breakaway=known, terms=TERMS, robust=False)
    assert found.estimates["lift_static_k1"] == pytest.approx(0.7, rel=1e-7)
    assert found.estimates["lift_static_k2"] == pytest.approx(0.4, rel=1e-7)
    assert found.estimates["lift_motor_static"] == pytest.approx(0.03, rel=1e-6)
    lines = [line for line in found.lines if line.kind == "breakaway"]
    assert {round(line.k, 6) for line in lines} == {0.7, 0.4}
    drive = found.chain.joints[0].drive
    assert drive.static_loss is not None


def test_an_axis_without_weight_needs_no_load():
    """Rates and torques alone, with an offset; a joint with weight still asks for its load."""
    axis = """symgen: 1
name: axis
gravity: [0, 0, {weight}]
joints:
  - {{name: a, type: revolute, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, mass: 1, com: [0, 0.1, 0],
      inertia: {{xx: 0.1}}, friction: {{coulomb: 0.3, viscous: 0.3}}}}
"""
    rate = np.repeat([-2.0, -1.0, -0.5, 0.5, 1.0, 2.0], 10)
    tests = {"qd_a": rate, "tau_a": 0.57 * np.sign(rate) + 0.52 * rate + 0.01}
    found = friction(loads_chain(axis.format(weight="0")), tests)
    assert found.estimates == pytest.approx({"a_coulomb": 0.57, "a_viscous": 0.52, "a_offset": 0.01}, abs=1e-9)
    with pytest.raises(IdentificationError, match="needs a column 'load_a', or the positions of all joints"):
        friction(loads_chain(axis.format(weight="-9.81")), tests)
