"""Measurements of friction that cannot be used: errors name joints, rows, parameters and a remedy; the command."""

import json
import sys

import numpy as np
import pytest
from scipy.ndimage import uniform_filter1d

from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError, IdentificationWarning
from symgen.identify import friction
from symgen.identify.friction_tests.breakaway import releases

SCREW = "examples/dupont_screw.yaml"
LOAD = np.tile([100.0, 200.0, 300.0, 400.0], 2)
WAY = np.repeat([1.0, -1.0], 4)
GOOD = {"load_screw": LOAD, "direction_screw": WAY, "tau_screw": LOAD + WAY * (0.4 * LOAD + 30.0)}


def without(name):
    return {key: values for key, values in GOOD.items() if key != name}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (without("tau_screw"), "no joint was tested: none has a column of torque, 'tau_<joint>'"),
        (without("direction_screw"), "no joint was tested"),
        ({**GOOD, "direction_screw": 0 * WAY}, "no joint was tested"),
        (without("load_screw"), "the load of screw needs a column 'load_screw', or the positions of all joints"),
        ({key: values[:3] for key, values in GOOD.items()}, r"3 points for 3 parameters \(coulomb, k1, k2\)"),
        ({**GOOD, "tau_screw": np.where(LOAD == 300, np.nan, 1.0)}, "rows 3, 7"),
        ({**GOOD, "t": np.arange(8.0)}, "8 rows are too few to tell steady sliding"),
        ({**GOOD, "t": np.arange(8.0)[::-1]}, "'t' does not rise"),
    ],
)
def test_what_is_wrong_with_the_data(data, message):
    with pytest.raises(IdentificationError, match=message):
        friction(SCREW, data)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"terms": ["colomb"]}, "'colomb' is none of coulomb, offset, viscous.*did you mean 'coulomb'"),
        ({"terms": []}, "at least one of coulomb"),
        ({"terms": ["coefficient"]}, "needs the load of screw's bearing"),
        ({"joints": "scew"}, "no joint 'scew'.*'screw'"),
        ({"side": "gear"}, "'gear' is none of joint, motor"),
        ({"errors_in_variables": True}, "noise: {load_screw: NUMBER, tau_screw: NUMBER}"),
        ({"validation": GOOD, "limit": -1.0}, "a positive share"),
    ],
)
def test_what_is_wrong_with_the_options(options, message):
    with pytest.raises(IdentificationError, match=message):
        friction(SCREW, GOOD, **options)


def test_no_data_and_no_release():
    with pytest.raises(IdentificationError, match="tests or both are wanted"):
        friction(SCREW)
    still = {"t": np.arange(50.0), "q_screw": np.zeros(50), "tau_screw": np.linspace(0, 1, 50)}
    with pytest.raises(IdentificationError, match=r"is never released: .*Raise the torque slowly"):
        friction(SCREW, breakaway=still, joints="screw", breakaway_description={"encoder_resolution": 1e-4})


def test_the_same_load_in_all_rows_leaves_the_losses_open():
    data = {**GOOD, "load_screw": np.full(8, 250.0), "tau_screw": 250.0 + 130.0 * WAY}
    found = friction(SCREW, data)
    assert {"screw_k1", "screw_k2"} <= set(found.undetermined)
    assert "Drive the joint against loads of several sizes" in found.undetermined["screw_k1"]
    k1, k2 = 1 / 0.663 - 1, 1 - 1 / 1.91  # the chain's own
    assert found.estimates["screw_motor_coulomb"] == pytest.approx(130.0 - 250.0 * (k1 + k2) / 2)
    assert not found.lines


def test_equal_rates_leave_viscous_friction_open():
    arm = loads_chain(
        "symgen: 1\nname: arm\njoints:\n  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}\n"
    )
    s = np.tile([1.0, -1.0], 6)
    found = friction(arm, {"q_a": 0 * s, "qd_a": 0.5 * s, "tau_a": 2.0 * s}, terms=("coulomb", "viscous"))
    assert "a_viscous" in found.undetermined
    assert "Slide at several rates" in found.undetermined["a_viscous"]
    assert "a_coulomb" in found.undetermined["a_viscous"]


def test_a_release_is_more_than_three_resolutions():
    """Three resolutions are not enough, a place in between is where the encoder has steps."""
    rest = np.zeros(15)
    assert releases(np.concatenate([rest, [1.0, 2.0, 3.0, 3.0]]), 1.0) == []
    (found,) = releases(np.concatenate([rest, [1.0, 2.0, 3.0, 4.0]]), 1.0)
    assert (found.row, found.direction, found.arrest) == (18, 1, None)
    (found,) = releases(np.concatenate([rest, [-2.0, -9.0, -9.0]]), 1.0)
    assert (found.row, found.direction, found.rested) == (16, -1, 14)


def test_the_command(tmp_path, capsys):
    data = "examples/identification/shoulder_screw.csv"
    report, chain = tmp_path / "friction.html", tmp_path / "identified.yaml"
    words = ["identify", "friction", data, SCREW, "--breakaway", "examples/identification/shoulder_breakaway.csv"]
    assert main([*words, "-o", str(report), "--write-chain", str(chain)]) == 0
    text = report.read_text()
    assert "Lines of friction over load" in text
    assert "data:image/png" in text
    assert "identified, sigma" in chain.read_text()
    capsys.readouterr()
    assert main(["identify", "friction", data, SCREW, "--validate", data, "--limit", "0.05", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kind"] == "friction"
    assert found["validation"][0]["passed"]
    assert main(["identify", "friction", data, SCREW, "--validate", data, "--limit", "1e-4"]) == 1
    assert main(["identify", "friction", "missing.csv", SCREW]) == 1
    assert "cannot be read" in capsys.readouterr().err
    words = ["identify", "friction", "examples/identification/shoulder_breakaway.csv", SCREW, "--test", "breakaway"]
    assert main(words) == 0
    assert "screw_static_k1" in capsys.readouterr().out


def test_friction_along_the_motion_is_a_wrong_sign_or_unit():
    with pytest.raises(IdentificationError, match="negative in 8 of 8 points, rows 1 to 8, as if friction pushed"):
        friction(SCREW, {**GOOD, "direction_screw": -WAY})
    with pytest.warns(IdentificationWarning, match="backward, friction is along the motion in rows 5 to 8"):
        friction(SCREW, {**GOOD, "load_screw": LOAD / 1000.0})  # kN m for N m


def test_a_drive_that_turns_the_other_way_round():
    """Motor levels of a negative ratio: 500 times 0.06 N m, 500^2 times the viscous coefficient."""
    text = (
        "symgen: 1\nname: slide\ngravity: [0, 0, 0]\njoints:\n  - {name: a, type: prismatic, place: {xyz: [0, 0, 0]}, "
        "mass: 1, drive: {ratio: -500, loss: [0.1, 0.1]}}\n"
    )
    rate = WAY * np.array([0.1, 0.3, 0.2, 0.4, 0.25, 0.1, 0.4, 0.15])
    found = friction(
        loads_chain(text), {"load_a": LOAD, "qd_a": rate, "tau_a": LOAD + WAY * (0.4 * LOAD + 30.0) + 7.0 * rate}
    )
    assert found.estimates["a_motor_coulomb"] == pytest.approx(0.06)
    assert found.estimates["a_motor_viscous"] == pytest.approx(7.0 / 500.0**2)
    assert found.predict([[0.0]], [[0.2]], [[0.0]])[0, 0] == pytest.approx(30.0 + 1.4)


def test_joints_of_given_motion_and_bending_links_may_stand_in_the_chain():
    given = loads_chain(
        "symgen: 1\nname: given\njoints:\n  - {name: b, type: revolute, place: {xyz: [0, 0, 0]}, motion: prescribed, "
        "mass: 1}\n  - {name: a, type: revolute, place: {xyz: [1, 0, 0], axis: [0, -1, 0]}, mass: 1, com: [0.5, 0, 0], "
        "flexible: {elements: 3, length: 1, mass_per_length: 1, bending: 100}}\n"
    )
    q = np.linspace(0.0, 1.0, 8)
    load = 9.80665 * (0.5 + 0.5) * np.cos(q)  # of the beam, and of the body in the undeformed link's frame
    found = friction(given, {"q_b": 0 * q, "q_a": q, "qd_a": WAY, "tau_a": load + 2.0 * WAY})
    assert found.estimates["a_coulomb"] == pytest.approx(2.0)


def test_a_missing_library_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "odrpack", None)  # as where it is not installed
    noise = {"noise": {"load_screw": 1.0, "tau_screw": 1.0}}
    with pytest.raises(IdentificationError, match=r"odrpack: pip install 'symgen\[identify\]'"):
        friction(SCREW, GOOD, description=noise, errors_in_variables=True)


AXIS = """
symgen: 1
name: slide
joints: [{name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 90, friction: {coulomb: 10, viscous: 100}}]
"""


def steady_tests(rates, each=250, h=1e-2):
    """Rates that are held one after the other, with ramps of 0.4 s, and the forces of 20 N and 200 N s/m."""
    rate = uniform_filter1d(np.repeat(rates, each), 40)
    tau = 20.0 * np.sign(rate) + 200.0 * rate + 0.2 * np.random.default_rng(0).normal(size=len(rate))
    return {"t": h * np.arange(len(rate)), "qd_x": rate, "tau_x": tau, "load_x": 0.0 * rate}


def test_crests_of_a_sine_are_no_constant_rates():
    t = np.arange(0.0, 20.0, 1e-2)
    rate = 0.3 * np.sin(0.2 * np.pi * t)
    data = {"t": t, "qd_x": rate, "tau_x": 20.0 * np.sign(rate) + 200.0 * rate, "load_x": 0.0 * t}
    with pytest.raises(IdentificationError, match="slides steadily in no row"):
        friction(loads_chain(AXIS), data)


def test_rates_that_span_little_do_not_show_viscous_friction():
    narrow = friction(loads_chain(AXIS), steady_tests([0.3, -0.3, 0.4, -0.4]))
    assert "x_viscous" not in narrow.estimates
    assert any("the rates span a factor of 1." in remark for remark in narrow.remarks)
    wide = friction(loads_chain(AXIS), steady_tests([0.1, -0.1, 0.4, -0.4]))
    assert wide.estimates["x_viscous"] == pytest.approx(200.0, abs=1.0)
    assert not any("the rates span" in remark for remark in wide.remarks)
    asked = friction(loads_chain(AXIS), steady_tests([0.3, -0.3, 0.4, -0.4]), terms=["coulomb", "viscous"])
    assert any("its errors do not show it" in remark for remark in asked.remarks)


def test_losses_are_fitted_where_the_drive_has_some():
    chain = loads_chain(AXIS.replace("friction: {", "drive: {ratio: 10, inertia: 1e-4}, friction: {"))
    data = steady_tests([0.1, -0.1, 0.4, -0.4])
    found = friction(chain, data)
    assert not [name for name in found.estimates if name.endswith(("k1", "k2"))]
    assert any("the chain's drive has no losses" in remark for remark in found.remarks)
