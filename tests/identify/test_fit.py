"""`symgen.fit`: a slider that sticks and slips, several runs, gains, starts, outliers, and what runs leave open."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.load import loads_chain
from symgen.errors import IdentificationError, IdentificationWarning
from symgen.model.model import Model

SLIDER = """
symgen: 1
name: slider
gravity: [0, 0, 0]
parameters: {m: 2.0, c: 0.8, F_s: 4.0, F_c: 3.0, more: 0.0, idle: 1.0, fixed: {value: 0.0, constant: true}}
joints:
  - name: x
    type: prismatic
    place: {xyz: [fixed, 0, 0], axis: [1, 0, 0]}
    mass: m + more
    damping: c
    friction: {coulomb: F_c, static: F_s}
points: {tip: {joint: x, at: [idle, 0, 0]}}
"""
TRUTH = {"m": 2.0, "c": 0.8, "F_s": 4.0, "F_c": 3.0}
PUSHED = {"tau": {"x": "4.5*sin(0.9*t) + 1.2*sin(2.3*t)"}}
T = np.linspace(0.0, 8.0, 200)


@pytest.fixture(scope="module")
def slider() -> Model:
    return symgen.build_model(loads_chain(SLIDER))


@pytest.fixture(scope="module")
def noisy(slider: Model) -> dict[str, Any]:
    """200 positions with noise of 1 mm of a run with two sticks."""
    run = symgen.simulate(slider, 8.0, sample=T, **PUSHED)
    assert [event.kind for event in run.events] == ["slip", "stick", "slip", "stick"]
    return {"t": T, "q_x": run.q[:, 0] + 1e-3 * np.random.default_rng(0).normal(size=200)}


def by_differences(slider: Model, data: dict[str, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Minimum and standard errors by Gauss and Newton from the truth, with central differences of plain runs."""
    names, x = list(TRUTH), np.array(list(TRUTH.values()))

    def left(at: np.ndarray[Any, Any]) -> Any:
        params = dict(zip(names, at.tolist(), strict=True))
        return symgen.simulate(slider, 8.0, sample=T, params=params, rtol=1e-12, **PUSHED).q[:, 0] - data["q_x"]

    for _ in range(8):
        J = np.stack([(left(x + h) - left(x - h)) / 2e-5 for h in 1e-5 * np.eye(4)], axis=1)
        x = x - np.linalg.lstsq(J, left(x), rcond=None)[0]
    r = left(x)
    return x, np.sqrt(np.diag(np.linalg.inv(J.T @ J)) * (r @ r) / 196)


@pytest.mark.parametrize(
    "guess", [{"m": 1.2, "c": 1.5, "F_s": 4.4, "F_c": 3.9}, {"m": 2.5, "c": 1.0, "F_s": 5, "F_c": 2}, {"m": 3, "c": 0.4,
    "F_s": 3.5, "F_c": 2}],
)  # fmt: skip
def test_a_slider_that_sticks_from_three_starts(slider: Model, noisy: dict[str, Any], guess: dict[str, float]) -> None:
    """From the second guess the mass never moves, which leaves no derivatives; further starts find the way."""
    exact, errors = by_differences(slider, noisy)
    found = symgen.fit(slider, noisy, guess, **PUSHED)
    assert np.all(np.abs(found.values - exact) < 0.02 * errors)
    assert [found.standard_errors[name] for name in TRUTH] == pytest.approx(errors.tolist(), rel=1e-3)
    assert found.settled
    assert found.iterations <= 15
    assert not found.open


def test_a_redundant_parameter_has_a_null_vector(slider: Model, noisy: dict[str, Any]) -> None:
    """Only m + more acts: one up, the other down."""
    guess = {"m": 1.5, "more": 0.4, "F_s": 4.0, "F_c": 2.9}
    found = symgen.fit(slider, noisy, guess, starts=1, **PUSHED)
    (item,) = found.open
    from_all = symgen.fit(slider, noisy, guess, starts=2, **PUSHED)  # further starts begin with another `more`
    assert from_all.open[0].reason == item.reason
    assert from_all.values == pytest.approx(found.values, rel=1e-5)
    assert item.name == "more"
    assert dict(item.null) == pytest.approx({"more": 1.0, "m": -1.0}, rel=1e-6)
    assert "null vector: more +1, m -1" in str(item)
    assert "null vector" in found.report()
    written = parameter_defaults(found.chain)
    assert written["m"] == pytest.approx(found.estimates["m"])
    assert written["more"] == 0.4, "the chain moves as the fit does"


def test_as_many_data_as_parameters_have_no_errors(slider: Model, noisy: dict[str, Any]) -> None:
    """One position determines the mass; what is left is rounding, and shows no noise."""
    end = {"t": T[-1:], "q_x": noisy["q_x"][-1:]}
    found = symgen.fit(slider, end, {"m": 1.05 * TRUTH["m"]}, starts=1, **PUSHED)
    assert np.isnan(found.standard_errors["m"])
    assert "there are no standard errors" in found.remarks[0]
    assert "no standard errors" in found.report()
    known = symgen.fit(slider, end, {"m": 1.05 * TRUTH["m"]}, starts=1, noise={"q": 1e-3}, **PUSHED)
    assert known.values == pytest.approx(found.values, rel=1e-6)
    assert 1e-5 < known.standard_errors["m"] < 1.0


def test_several_runs_of_rates_gains_fields_and_starts(slider: Model) -> None:
    """Exact data to 1e-6: runs have an error of 1e-9, which the weakest column divides by 1e-2."""
    law = {"tau": {"x": "kp*(0.4*sin(2*t) - x) - 6*d(x)"}}
    runs = [{"qd": [0.4]}, {"qd": [0.7], "constants": {"kp": 60.0}}]
    truth = {"x.friction.coulomb": 2.6, "kp": 60.0, "q0.x": 0.2}
    data = []
    for own, kind in zip(runs, ("q_x", "qd_x"), strict=True):
        given = {**law, "constants": {"kp": 60.0}, **own}
        run = symgen.simulate(slider, T[69], q=[0.2], params={"F_c": 2.6}, sample=T[:70], **given)
        data.append({"t": T[:70], kind: getattr(run, kind[:-2])[:, 0]})
    guess = {"x.friction.coulomb": 3.0, "kp": 50.0, "q0.x": 0.1}
    found = symgen.fit(slider, data, guess, constants={"kp": 50.0}, runs=runs, **law)
    assert found.estimates == pytest.approx(truth, rel=1e-6)
    assert parameter_defaults(found.chain)["F_c"] == pytest.approx(2.6, rel=1e-6)


CART = """
symgen: 1
name: cart
gravity: [0, 0, 0]
parameters: {m: 2.0, F: 4.0, c: 1.5, A: 0.3, w: 2.0}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, motion: A*sin(w*t),
     friction: {coulomb: F, viscous: c}}
"""


def test_forces_of_a_drive_are_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The force m qdd + c qd + F sign(qd) is linear in m, F and c: NumPy's least squares has estimates and errors."""
    t = np.linspace(0.05, 3.0, 60)
    qd, qdd = 0.6 * np.cos(2.0 * t), -1.2 * np.sin(2.0 * t)
    J = np.stack([qdd, np.sign(qd), qd], axis=1)
    tau = J @ [2.5, 3.0, 1.0] + 0.1 * np.random.default_rng(2).normal(size=60)
    expected, squares, *_ = np.linalg.lstsq(J, tau)
    errors = np.sqrt(np.diag(np.linalg.inv(J.T @ J)) * squares[0] / 57)
    found = symgen.fit(loads_chain(CART), {"t": t, "tau_x": tau}, ["m", "F", "c"])
    assert [found.estimates[name] for name in "mFc"] == pytest.approx(expected, rel=1e-8)
    assert [found.standard_errors[name] for name in "mFc"] == pytest.approx(errors, rel=1e-8)
    assert found.residuals[:, 0] == pytest.approx(tau - J @ expected, abs=1e-8)
    (tmp_path / "cart.yaml").write_text(CART)
    np.savetxt(tmp_path / "run.csv", np.stack([t, tau / 0.5], axis=1), delimiter=",", header="t,tau_x", comments="")
    (tmp_path / "run.yaml").write_text("torque_constants: {x: 0.5}")  # the column is a current
    files = [str(tmp_path / name) for name in ("run.csv", "cart.yaml")]
    assert main(["identify", "motion", *files, "--hold", "A,w", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["estimates"]["m"] == pytest.approx(expected[0], rel=1e-6)


def test_forces_of_a_controller_are_measured_beside_the_motion(slider: Model) -> None:
    """Places and forces of a sampled controller, without noise, give back its gain, which acts through both."""
    t = np.linspace(0.0, 2.0, 41)
    law: dict[str, Any] = {"tau": {"x": "kp*(1 - x) - 3*d(x)"}, "hold": 0.05}
    run = symgen.simulate(slider, 2.0, constants={"kp": 40.0}, sample=t, **law)
    data = {"t": t, "q_x": run.q[:, 0], "tau_x": run.tau[:, 0]}
    guess, given = {"kp": 30.0, "m": 1.7}, {"constants": {"kp": 1.0}, **law}
    found = symgen.fit(slider, data, guess, noise={"q": 1e-3, "tau": 0.1}, **given)
    assert found.estimates == pytest.approx({"kp": 40.0, "m": 2.0}, rel=1e-7)
    assert [row[0] for row in found.tables["Coordinates"][1]] == ["q_x", "tau_x"]
    alone = symgen.fit(slider, data, guess, noise={"q": 1e6, "tau": 0.1}, **given)
    assert alone.standard_errors["kp"] > found.standard_errors["kp"]  # places say something of it, too


def test_outliers_lose_their_weight(slider: Model, noisy: dict[str, Any]) -> None:
    """Every twentieth position is wrong by 50 mm: squares are off by many standard errors of the clean fit."""
    clean = symgen.fit(slider, noisy, list(TRUTH), **PUSHED)
    wrong = noisy["q_x"] + np.where(np.arange(200) % 20 == 7, 0.05, 0.0)
    squares, cauchy = (
        symgen.fit(slider, {"t": T, "q_x": wrong}, list(TRUTH), starts=1, loss=loss, **PUSHED)
        for loss in ("linear", "cauchy")
    )
    off = [
        np.abs((each.values - clean.values) / np.sqrt(np.diag(clean.covariance))).max() for each in (squares, cauchy)
    ]
    assert off[0] > 5.0
    assert off[1] < 2.0
    assert cauchy.standard_errors["m"] < 2.0 * clean.standard_errors["m"] < squares.standard_errors["m"]


def test_an_estimate_at_its_bound_has_no_error(slider: Model, noisy: dict[str, Any]) -> None:
    found = symgen.fit(slider, noisy, list(TRUTH), bounds={"m": (2.2, None)}, starts=1, params={"m": 2.5}, **PUSHED)
    assert found.estimates["m"] == pytest.approx(2.2)
    assert found.bound == ("m", "F_s")  # with so much mass no static level above the kinetic one fits
    assert np.isnan(found.standard_errors["m"])
    assert "ended at its bound" in found.undetermined["m"]


def test_what_nothing_uses_is_kept_with_a_warning(slider: Model, noisy: dict[str, Any]) -> None:
    with pytest.warns(IdentificationWarning, match="does not depend on idle"):
        found = symgen.fit(slider, noisy, ["m", "idle"], starts=1, **PUSHED)
    assert "does not depend on it; held at 1" in found.undetermined["idle"]


def test_callables_are_fitted_by_differences(slider: Model, noisy: dict[str, Any]) -> None:
    def push(t: float, q: Any, qd: Any) -> list[float]:
        return [4.5 * np.sin(0.9 * t) + 1.2 * np.sin(2.3 * t)]

    found = symgen.fit(slider, noisy, {"m": 2.1}, tau=push, starts=1)
    assert abs(found.estimates["m"] - 2.0) < 5.0 * found.standard_errors["m"]
    assert any("a callable has no derivative" in remark for remark in found.remarks)


@pytest.mark.parametrize(
    ("parameters", "given", "words"),
    [
        (["mm"], {}, "'mm' is no parameter, constant, field or start"),
        (["fixed"], {}, "'fixed' is a constant of slider"),
        (["m", "m"], {}, "'m' stands twice"),
        ({"m": np.nan}, {}, "m: a number is wanted as first guess"),
        ({"m": -1.0}, {}, "the motion of the first guess: params: joints.x.mass: the mass is -1"),
        (["m"], {"bounds": {"m": (3.0, 4.0)}}, "m begins at 2, outside 3 to 4"),
        (["m"], {"bounds": {"c": (3.0, 4.0)}}, "bounds: 'c' is not among the parameters m"),
        (["m"], {"loss": "cubic"}, "loss: 'cubic' is none of linear, huber"),
        (["m"], {"noise": {"q_y": 1.0}}, "noise: 'q_y' is none of q, qd, tau, q_x"),
        (["m"], {"runs": [{}, {}]}, "2 are described, and data are given of 1"),
        (["m"], {"t0": 1.0}, "instants from t0 = 1 on are wanted"),
        (["m"], {"tau": None}, "has an effect on these data"),
    ],
)
def test_refused(slider: Model, noisy: dict[str, Any], parameters: Any, given: dict[str, Any], words: str) -> None:
    with pytest.raises(IdentificationError, match=words):
        symgen.fit(slider, noisy, parameters, **{**PUSHED, "starts": 1, **given})


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"t": T, "q_x": T[1:]}, "columns of one length are wanted"),
        ({"t": T, "x": T}, "no column of a motion; q_x, or rates qd_"),
        ({"q_x": T}, "no column 't'"),
        ([], "data are given of 0"),
    ],
)
def test_data_are_refused(slider: Model, data: Any, words: str) -> None:
    with pytest.raises(IdentificationError, match=words):
        symgen.fit(slider, data, ["m"], **PUSHED)


def test_a_guess_far_off_follows_the_edge_of_static_and_kinetic_levels(
    slider: Model, noisy: dict[str, np.ndarray[Any, Any]]
) -> None:
    """Between the guess and the minimum steps would go below the kinetic level; one start is enough."""
    guess = {"m": 1.0, "c": 1.6, "F_s": 3.0, "F_c": 2.97}
    found = symgen.fit(slider, noisy, guess, starts=1, **PUSHED)
    for name, value in TRUTH.items():
        assert abs(found.estimates[name] - value) < 4.0 * found.standard_errors[name]


@pytest.mark.parametrize(
    ("guess", "given", "said"),
    [
        ({"m": 3.0, "c": 0.8, "F_s": 20.0, "F_c": 6.0}, {}, "does not depend on m, c, F_s, F_c: another fit"),
        ({"F_s": 12.0}, {}, "does not depend on F_s: another fit began with F_s 0.25 times as large"),
        ({"k": 0.1, "F_s": 3.5}, {}, "does not depend on k, F_s: another fit began with k 8 times as large"),
        ({"idle": 1.0}, {}, None),
        ({"m": 3.0}, {"starts": 1, "params": {"F_s": 20.0}}, None),
    ],
)
def test_a_guess_that_never_slips(
    slider: Model, noisy: dict[str, Any], guess: dict[str, float], given: dict[str, Any], said: str | None
) -> None:
    """Nothing slips at the guess: scaled guesses do, and reach the minimum that a fit from the truth reaches."""
    pushed = {"tau": {"x": "k*(4.5*sin(0.9*t) + 1.2*sin(2.3*t))"}, "constants": {"k": 1.0}}
    if said is None:
        with pytest.raises(IdentificationError, match="has an effect on these data"):
            symgen.fit(slider, noisy, guess, **pushed, **given)
        return
    found = symgen.fit(slider, noisy, guess, **pushed, **given)
    best = symgen.fit(slider, noisy, {name: (TRUTH | {"k": 1.0})[name] for name in guess}, **pushed)
    for name, error in best.standard_errors.items():
        assert abs(found.estimates[name] - best.estimates[name]) < 0.02 * error
    assert said in found.remarks[0]


def test_starts_of_single_runs(slider: Model) -> None:
    """Two throws from places that are known roughly, each with its own start; data without noise."""
    t = np.linspace(0.0, 1.0, 41)
    truth = [{"q": [0.3], "qd": [4.0]}, {"q": [-0.2], "qd": [6.0]}]
    data = [{"t": t, "q_x": symgen.simulate(slider, 1.0, sample=t, params=TRUTH, **start).q[:, 0]} for start in truth]
    runs = [{"q": [0.25], "qd": [4.0]}, {"q": [-0.1], "qd": [5.5]}]
    names = ["F_c", "q0.x[0]", "q0.x[1]", "qd0.x[1]"]
    found = symgen.fit(slider, data, names, runs=runs, starts=1, params=TRUTH | {"F_c": 2.8})
    assert [found.estimates[name] for name in names] == pytest.approx([TRUTH["F_c"], 0.3, -0.2, 6.0], rel=1e-6)
    with pytest.raises(IdentificationError, match="there are 2 runs, counted from 0"):
        symgen.fit(slider, data, ["q0.x[2]"], runs=runs, params=TRUTH)
