"""The clock, on a clock of its own: the fastest pass, per state, over states of the right size and type."""

from pathlib import Path

import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.model import clock
from symgen.model.units import Unit, Whole
from symgen.options import Options
from symgen.pipeline.build import Build
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.models import whole_model
from tests.emit.samples import pendulum
from tests.model.agreement import model_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "two_link.yaml"


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_fastest_of_the_passes_per_state(dtype, monkeypatch):
    model = model_of(pendulum(), "numpy", dtype)
    passes = [7.0, 3.0, 5.0, 2.5, 9.0]
    seen, now = [], [1000.0]

    class Timed:
        def prepare(self, parameters):
            np.testing.assert_array_equal(parameters, np.array([1.2, 0.4], dtype))
            return "prepared"

        def bound(self, function, prepared, inputs):
            def call():
                seen.append((function, prepared, [(x.shape, str(x.dtype)) for x in inputs]))
                now[0] += passes[len(seen) - 1] * clock.STATES

            return call

    monkeypatch.setattr(model, "units", Whole(Unit(model.interface, Timed())))
    monkeypatch.setattr(clock.time, "perf_counter_ns", lambda: now[0])
    monkeypatch.setattr(clock, "PERIOD", 0)
    assert clock.nanoseconds(model, "bias", len(passes)) == 2.5
    assert seen == [("bias", "prepared", [((2, clock.STATES), dtype)] * 2)] * len(passes)


@pytest.mark.parametrize("given", [{"m": 2.0}, [2.0, 0.4]])
def test_parameters_that_are_given_are_those_of_all_states(given, monkeypatch):
    model, seen = model_of(pendulum()), []
    prepare = model.whole.backend.prepare
    monkeypatch.setattr(model.whole.backend, "prepare", lambda values: seen.append(values.tolist()) or prepare(values))
    for params in (given, model.prepared(given)):
        seen.clear()
        clock.nanoseconds(model, "bias", 1, params)
        assert seen[-1] == [2.0, 0.4]
    with pytest.raises(ArgumentError, match=r"one parameter set, not with sets of shape \(2,"):
        clock.nanoseconds(model, "bias", 1, {"m": [1.0, 2.0]})


def test_short_passes_go_on_until_other_programs_have_had_their_turn(monkeypatch):
    """Half a millisecond of passes may all be slow; the 1 us passes here become fast after 10 ms."""
    model = model_of(pendulum(), "numpy")
    now = [0]

    class Disturbed:
        def prepare(self, parameters):
            return "prepared"

        def bound(self, function, prepared, inputs):
            def call():
                now[0] += 2 * clock.STATES if now[0] < 10_000_000 else clock.STATES

            return call

    monkeypatch.setattr(model, "units", Whole(Unit(model.interface, Disturbed())))
    monkeypatch.setattr(clock.time, "perf_counter_ns", lambda: now[0])
    assert clock.nanoseconds(model, "bias") == 1.0


def test_decisions_are_drawn_as_what_they_are(monkeypatch):
    """Bytes of doubles in the place of booleans and modes took eight times as long; steps go forwards."""
    functions = ("sticking_forces", "decide", "step")
    model = whole_model(Build(as_mechanism(EXAMPLE), functions, options=Options("debug")))
    bound, seen = model.whole.backend.bound, {}

    def spy(function, prepared, inputs):
        seen[function] = dict(zip((a.name for a in model.interface.function(function).inputs), inputs, strict=True))
        return bound(function, prepared, inputs)

    monkeypatch.setattr(model.whole.backend, "bound", spy)
    for function in ("sticking_forces", "decide", "step"):
        assert clock.nanoseconds(model, function, 1) > 0.0
    stuck, mode, dt = seen["sticking_forces"]["stuck"], seen["decide"]["mode"], seen["step"]["dt"]
    assert stuck.dtype == np.bool_
    assert 0.3 < stuck.mean() < 0.7
    assert mode.dtype == np.int8
    assert sorted(set(mode.ravel().tolist())) == [-1, 0, 1]
    assert 0.0 < dt.min() < dt.max() <= 1e-3


def test_what_is_timed_is_c_alone():
    """Bound functions fill the outputs made with them, whatever Python does around other calls."""
    model = model_of(pendulum())
    inputs = [np.random.default_rng(1).uniform(-1.0, 1.0, (2, 5)) for _ in range(2)]
    prepared = model.whole.backend.prepare(np.array([1.2, 0.4]))
    call = model.whole.backend.bound("bias", prepared, inputs)
    assert call() is None
    assert clock.nanoseconds(model, "bias", 1) > 0.0
    (wanted,) = model.whole.backend.call("bias", prepared, inputs)
    *_, taken = call.args
    np.testing.assert_array_equal(np.frombuffer(model.whole.backend.ffi.buffer(taken)).reshape(2, 5), wanted)


def test_passes_that_are_compared_take_turns(monkeypatch):
    """Both are slow for the first 30 ms; one after the other, the first would seem to be."""
    now = [0]

    def made(cost):
        def call():
            now[0] += (3 if now[0] < 30_000_000 else 1) * cost * clock.STATES

        return call

    monkeypatch.setattr(clock.time, "perf_counter_ns", lambda: now[0])
    assert clock.PERIOD < 30_000_000
    assert clock.in_turn([made(4), made(5), made(4)]) == [4.0, 5.0, 4.0]
