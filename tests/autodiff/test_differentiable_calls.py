"""The calls that both frameworks wrap: J v against differences, J' w against J v, a motion against its closed form."""

import importlib
import json
import sys
from pathlib import Path

import numpy as np
import pytest
from frictional_chain import ARGUMENTS, PUSHED, frictional, pushed

import symgen
from symgen.autodiff.maker import maker
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning, SymgenError

CLOSED = json.loads((Path(__file__).parents[1] / "data/mechanisms.json").read_text(encoding="utf-8"))["gradient"]
RNG = np.random.default_rng(5)
LANES = 5
DT, H = 1e-3, 1e-6


def own_values(slot):
    """Arguments of one slot, (b, *shape), away from the states where a joint begins or ends to slide."""
    if slot.name == "dt":
        return np.full(LANES, DT)
    if slot.name == "mode":
        return np.tile(np.array([0, 1], np.int8), (LANES, 1))
    if slot.name.startswith("params"):
        return RNG.uniform(1.0, 2.0, LANES)
    values = RNG.normal(size=(LANES, *slot.shape))
    if slot.name == "qd":
        values[:, 0] = 0.0  # the slide rests
    return values


@pytest.fixture(scope="module")
def model():
    return frictional()


FUNCTIONS = ["mass_matrix", "forward_dynamics", "inverse_dynamics", "friction_dynamics", "step", "step_interpolated"]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_functions(model, function):
    call, _ = maker(model, function, None, "raise", {}).read(
        [0.0] * len(model.unit(function).interface.function(function).inputs), {"params": {"m": 2.0, "c": 0.4}}
    )
    arrays = [own_values(slot) for slot in call.inputs]
    moved = tuple(k for k, slot in enumerate(call.inputs) if slot.real)
    directions = [RNG.normal(size=(2, *arrays[k].shape)) for k in moved]
    for k, direction in zip(moved, directions, strict=True):
        if call.inputs[k].name == "qd":
            direction[..., 0] = 0.0  # a rate of zero stays zero: to both sides of it the slide slides
    point = call.at(arrays, moved)
    along = point.along(directions)
    real = [slot.real for slot in call.outputs]

    def shifted(sign, which):
        now = list(arrays)
        for k, direction in zip(moved, directions, strict=True):
            now[k] = arrays[k] + sign * H * direction[which]
        return [x for x, yes in zip(call.values(now), real, strict=True) if yes]

    for which in range(2):
        differences = [(a - b) / (2 * H) for a, b in zip(shifted(1, which), shifted(-1, which), strict=True)]
        for own, other in zip(along, differences, strict=True):
            # rounding over H of numbers up to 100
            np.testing.assert_allclose(own[which], other, rtol=1e-6, atol=2e-7)
    weights = [RNG.normal(size=x.shape) for x in along]
    back = point.back(weights)
    forward = sum((w * x).sum() for w, x in zip(weights, along, strict=True))
    backward = sum((d * x).sum() for d, x in zip(directions, back, strict=True))
    assert backward == pytest.approx(forward, rel=1e-10)  # the same numbers, added in another order


def test_a_motion_has_the_derivatives_of_its_closed_form():
    """dx/d(m, F_s, F_c, k, t2) of the mass that is pushed until t2 and slides until it stops, and dx/dx(0) = 1."""
    numbers = {"params": {"m": 2.0, "F_s": 4.0, "F_c": 3.0}, "constants": {"k": 3.0, "t2": 2.5}}
    call, _ = maker(pushed(), "simulate", 5.0, "raise", ARGUMENTS).read([[0.0], [0.0]], numbers)
    arrays = [np.zeros((1, 1)), np.zeros((1, 1)), *(np.array([x]) for part in numbers.values() for x in part.values())]
    moved = (0, 2, 3, 4, 5, 6)
    wanted = [1.0, *(CLOSED["expected"]["dx"][name] for part in numbers.values() for name in part)]
    point = call.at(arrays, moved)
    assert point.values[0].item() == pytest.approx(CLOSED["expected"]["stop_x"], abs=1e-11)
    back = point.back([np.ones((1, 1, 1)), np.zeros((1, 1, 1))])
    assert [x.item() for x in back] == pytest.approx(wanted, abs=1e-11)
    for own, value in zip(moved, wanted, strict=True):
        along, rate = point.along([np.full((1, *arrays[k].shape), float(k == own)) for k in moved])
        assert along.item() == pytest.approx(value, abs=1e-11)
        assert rate.item() == 0.0


def test_values_of_tables():
    """The force k t as a table whose last value jumps to zero at 2.5 s; each motion has its own values."""
    times, values = np.array([0.0, 2.5, 2.5]), np.array([0.0, 7.5, 0.0])
    given = {"tau": {"x": (times, values)}}
    call, _ = maker(pushed(), "simulate", 5.0, "raise", given).read([[0.0], [0.0]], {"tables": {"tau.x": values}})
    whole = np.array([values, [0.0, 9.0, 0.0]])
    arrays = [np.zeros((2, 1)), np.zeros((2, 1)), whole]
    point = call.at(arrays, (2,))
    assert point.values[0][0].item() == pytest.approx(CLOSED["expected"]["stop_x"], abs=1e-11)
    (back,) = point.back([np.ones((1, 2, 1)), np.zeros((1, 2, 1))])
    # a force of (7.5 + d) t/2.5 is that of k + d/2.5, so that dx/dd = dx/dk/2.5
    assert back[0, 0, 1] == pytest.approx(CLOSED["expected"]["dx"]["k"] / 2.5, abs=1e-11)
    h = 1e-5
    for k in range(2):
        moved = [arrays[0], arrays[1], whole + h * np.eye(3)[k]], [arrays[0], arrays[1], whole - h * np.eye(3)[k]]
        high, low = (call.values(x)[0] for x in moved)
        np.testing.assert_allclose(back[0, :, k], (high - low)[:, 0] / (2 * h), rtol=1e-7)


@pytest.mark.parametrize("method", ["interpolated", "karnopp"])
def test_motions_in_fixed_steps(method):
    """J' w in one pass backwards is J v along unit vectors, and J v the difference of the calls themselves; 0.5 and 2.2
    are no whole steps of 7 ms, and stand for the nearest ones."""
    given = {**ARGUMENTS, "method": method, "dt": 0.007, "sample": [0.5, 2.2, 3.5]}
    call, _ = maker(pushed(), "simulate", 3.5, "raise", given).read(
        [[0.0], [0.0]], {"constants": {"k": 3.0, "t2": 2.5}}
    )
    arrays, moved = [np.zeros((2, 1)), np.zeros((2, 1)), np.array([3.0, 3.1]), np.array([2.5, 2.5])], (0, 2)
    point = call.at(arrays, moved)
    for a, b in zip(point.values, call.values(arrays), strict=True):
        np.testing.assert_allclose(a, b, rtol=0.0, atol=1e-14)  # a batch may round otherwise
    weights = [RNG.normal(size=(1, *value.shape)) for value in point.values]
    back = point.back(weights)
    for k, row in zip(moved, back, strict=True):
        directions = [np.full((1, *arrays[j].shape), float(j == k)) for j in moved]
        along = point.along(directions)
        for lane in range(2):
            forward = sum((w[0, lane] * x[0, lane]).sum() for w, x in zip(weights, along, strict=True))
            assert row[0, lane].sum() == pytest.approx(forward, rel=1e-10)
        high, low = (call.values([x + sign * 1e-6 * (j == k) for j, x in enumerate(arrays)]) for sign in (1, -1))
        for x, a, b in zip(along, high, low, strict=True):
            np.testing.assert_allclose(x[0], (a - b) / 2e-6, rtol=1e-7, atol=1e-8)
    with pytest.raises(ArgumentError, match=r"one step of 0.007 s or more"):
        maker(pushed(), "simulate", 3.5, "raise", {**given, "sample": [0.502, 0.503]})


def test_rows_and_groups_of_constants():
    """Each motion with its own constants, at instants before, while and after it slides."""
    made = maker(pushed(), "simulate", 5.0, "raise", {**ARGUMENTS, "sample": [1.0, 2.0, 5.0]})
    call, _ = made.read([[0.0], [0.0]], {"constants": {"k": 3.0}})
    q, qd = call.values([np.zeros((3, 1)), np.zeros((3, 1)), np.array([3.0, 1.5, 3.0])])
    assert q.shape == qd.shape == (3, 3, 1)
    assert q[0].tobytes() == q[2].tobytes()
    assert not q[:, 0].any()
    assert not q[1].any()  # 1.5 t reaches 3.75, less than static friction
    (back,) = call.at([np.zeros((3, 1)), np.zeros((3, 1)), np.array([3.0, 1.5, 3.0])], (2,)).back(
        [np.ones((1, 3, 3, 1)), np.zeros((1, 3, 3, 1))]
    )
    assert back[0, 1] == 0.0
    assert back[0, 0] > 0.0


@pytest.mark.parametrize(("function", "options"), [("linearize", {}), ("simulate", ARGUMENTS)])
def test_no_states_have_no_derivatives(function, options):
    """Batches without states, and results without numbers: the slide has no actuator."""
    free = symgen.build_model(loads_chain(PUSHED.replace("    mass", "    actuated: false\n    mass")), "numpy")
    made = maker(pushed() if options else free, function, 5.0 if options else None, "raise", options)
    for lanes in (0, 2):
        call, _ = made.read([[0.0]] * (2 if options else 3), {})
        point = call.at([np.zeros((lanes, 1)) for _ in call.inputs], (0,))
        along = point.along([np.ones((3, lanes, 1))])
        assert [x.shape for x in along] == [(3, lanes, *slot.shape) for slot in call.outputs]
        assert [x.shape for x in point.back(along)] == [(3, lanes, 1)]
        assert [len(x) for x in call.values([np.zeros((lanes, 1)) for _ in call.inputs])] == [lanes] * len(along)


def let_go(undefined):
    made = maker(pushed(), "simulate", 1.0, undefined, {"tau": {"x": "5.0"}})
    call, _ = made.read([[0.0], [0.0]], {})
    return call.at([np.zeros((2, 1)), np.array([[0.5], [0.0]])], (1,))


def test_no_derivative_is_an_error_or_nan():
    """By a rate of exactly zero at which the joint is let go: its two signs lead to different friction."""
    weights = [np.ones((1, 2, 1)), np.zeros((1, 2, 1))]
    for run in (lambda point: point.back(weights), lambda point: point.along([np.ones((1, 2, 1))])):
        with pytest.raises(SimulationError, match=r"motion 1 of the batch.*qd0\.x"):
            run(let_go("raise"))
        with pytest.warns(SimulationWarning, match=r"motion 1 of the batch.*qd0\.x"):
            found = run(let_go("nan"))
        assert np.isfinite(found[0][0, 0]).all()
        assert np.isnan(found[0][0, 1]).all()


def test_a_motion_that_ends_early_is_an_error_or_nan():
    """The root has no value from 1 s on; the first motion, whose start it does not reach, is at rest."""
    given = {"tau": {"x": "where(t < 1, 6, sqrt(a - t))"}, "constants": {"a": 0.5}, "sample": [0.5, 2.0]}
    arrays = [np.zeros((2, 1)), np.zeros((2, 1)), np.array([9.0, 0.5])]
    for compute in (lambda call: call.values(arrays), lambda call: call.at(arrays, (0,)).values):
        call, _ = maker(pushed(), "simulate", 2.0, "raise", given).read([[0.0], [0.0]], {"constants": {"a": 0.5}})
        with pytest.raises(SimulationError, match="motion 1 of the batch ended early"):
            compute(call)
        call, _ = maker(pushed(), "simulate", 2.0, "nan", given).read([[0.0], [0.0]], {"constants": {"a": 0.5}})
        with pytest.warns(SimulationWarning, match="motion 1 of the batch ended early"):
            q, qd = compute(call)
        assert np.isfinite(q[:, 0]).all()
        assert np.isfinite(q[0]).all()
        assert np.isnan(q[1, 1]).all()
        assert np.isnan(qd[1, 1]).all()


@pytest.mark.parametrize(
    ("given", "named", "message"),
    [
        (([0.0, 0.0],), {}, "'qd' is missing"),
        (([0.0, 0.0],) * 4, {}, "takes q, qd, tau"),
        (([0.0, 0.0],) * 3, {"q": [0.0, 0.0]}, "'q' stands twice"),
        (([0.0, 0.0],) * 3, {"par": {}}, "'par' is no argument .did you mean 'params'"),
        (([0.0, 0.0],) * 3, {"params": {"M": 1.0}}, "params: there is no 'M'"),
        (([0.0, 0.0],) * 3, {"params": [1.0]}, "a mapping from names to numbers"),
    ],
)
def test_wrong_calls(model, given, named, message):
    with pytest.raises(ArgumentError, match=message):
        maker(model, "forward_dynamics", None, "raise", {}).read(given, named)


@pytest.mark.parametrize(
    ("function", "duration", "undefined", "options", "message"),
    [
        ("forward_dynamic", None, "raise", {}, "did you mean 'forward_dynamics'"),
        ("forward_dynamics", 1.0, "raise", {}, "duration: that is for function 'simulate'"),
        ("simulate", None, "raise", {}, "the seconds of the motion are wanted"),
        ("simulate", 1.0, "zero", {}, "neither 'raise' nor 'nan'"),
        ("simulate", 1.0, "raise", {"until": "x"}, "until: simulate as a differentiable call has no such option"),
        ("simulate", 1.0, "raise", {"constants": {"k": "a"}}, "a number is wanted"),
    ],
)
def test_wrong_functions(model, function, duration, undefined, options, message):
    with pytest.raises(ArgumentError, match=message):
        maker(model, function, duration, undefined, options)


@pytest.mark.parametrize("name", ["torch", "jax"])
def test_a_missing_framework_is_named(monkeypatch, name):
    monkeypatch.setitem(sys.modules, name, None)
    own = importlib.import_module(f"symgen.autodiff.{name}")
    if name == "jax":
        monkeypatch.setattr(own, "_jax", own._jax.__wrapped__)
    with pytest.raises(SymgenError, match=rf"pip install 'symgen\[{name}\]'"):
        getattr(symgen, f"{name}_function")(pushed(), "mass_matrix")
