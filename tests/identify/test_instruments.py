"""Instrumental variables: a position loop whose encoder is noisy, against least squares of the same record."""

import numpy as np
import pytest

from symgen import build_model, identify, simulate
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError

pytestmark = pytest.mark.filterwarnings("ignore:.*nothing uses the input", "ignore:.*noise of the coordinates")

AXIS = """
symgen: 1
name: axis
parameters: {m: 80.0, Fc: 20.0, Fv: 200.0}
inputs: [r]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, friction: {coulomb: Fc, viscous: Fv}}
"""
LAW = "40000*(r - x) - 2000*d(x)"
NOISY = "40000*(r - x - w) - 2000*d(x)"
TRUTH = {"m(x)": 95.1, "x_coulomb": 20.4, "x_viscous": 204.0}


def record(seed):
    """4 s under the loop, 0.3 mm of noise in the measured coordinate, which the controller turns into forces."""
    t = np.arange(0.0, 4.0, 2e-3)
    r = 0.05 * np.sin(2.0 * np.pi * 0.9 * t) + 0.02 * np.sin(2.0 * np.pi * 2.3 * t)
    rng = np.random.default_rng(seed)
    w = 3e-4 * rng.normal(size=t.shape)
    model = build_model(loads_chain(AXIS.replace("[r]", "[r, w]")))
    run = simulate(
        model, t[-1], params={"m": 95.1, "Fc": 20.4, "Fv": 204.0}, tau={"x": NOISY}, inputs={"r": (t, r), "w": (t, w)},
        sample=t,
    )  # fmt: skip
    return {"t": t, "q_x": run.q[:, 0] + w, "tau_x": run.tau[:, 0] + 2.0 * rng.normal(size=t.shape), "r": r}


@pytest.fixture(scope="module")
def noisy():
    return record(0)


def test_noise_does_not_bias_estimates(noisy):
    """Behind a filter of 40 Hz least squares loses a quarter of the mass at least, many standard errors."""
    chain = loads_chain(AXIS)
    plain = identify.inertial(chain, noisy, cutoff=40.0)
    assert plain.estimates["m(x)"] < 75.0
    assert plain.estimates["m(x)"] + 5.0 * plain.standard_errors["m(x)"] < 95.1
    found = identify.inertial(chain, noisy, cutoff=40.0, tau={"x": LAW})
    for name, value in TRUTH.items():  # three standard errors: one in 370 for each
        assert abs(found.estimates[name] - value) < 3.0 * found.standard_errors[name]
    assert found.standard_errors["m(x)"] < 15.0
    assert any("biased by noise of the coordinates, gives" in line for line in found.remarks)


def test_without_noise_they_are_least_squares(noisy):
    """The measured motion is the simulated one: rows, filter and estimates agree to the tolerance of the run."""
    t, r = noisy["t"], noisy["r"]
    run = simulate(
        build_model(loads_chain(AXIS)), t[-1], params={"m": 95.1, "Fc": 20.4, "Fv": 204.0}, tau={"x": LAW},
        inputs={"r": (t, r)}, sample=t,
    )  # fmt: skip
    data = {"t": t, "q": run.q, "qd": run.qd, "qdd": run.qdd, "tau": run.tau, "r": r}
    found = identify.inertial(loads_chain(AXIS), data, tau={"x": LAW})
    for name, value in TRUTH.items():
        assert found.estimates[name] == pytest.approx(value, rel=1e-9)
    assert any("agrees with them" in line for line in found.remarks)


def test_a_law_that_was_not_the_record_s_is_refused(noisy):
    """A loop of the other sign runs away."""
    with pytest.raises(IdentificationError, match="simulated motion"):
        identify.inertial(loads_chain(AXIS), noisy, tau={"x": "-40000*(r - x) + 2000*d(x)"})


def test_command_line(noisy, tmp_path, capsys):
    data, chain = tmp_path / "run.csv", tmp_path / "axis.yaml"
    table = np.stack([np.asarray(column) for column in noisy.values()], axis=1)
    np.savetxt(data, table, delimiter=",", header=",".join(noisy), comments="")
    chain.write_text(AXIS)
    assert main(["identify", "inertial", str(data), str(chain), "--tau", f"x={LAW}"]) == 0
    assert "instrumental variables" in " ".join(capsys.readouterr().out.split())
