"""External signals and the time: trailing arguments of every function of a chain that has them."""

from dataclasses import replace

import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.emit.samples import pendulum
from tests.model.agreement import model_of


def driven():
    pool = Pool()
    q, inputs, t = Argument("q", (1,)), Argument("inputs", (2,)), Argument("t", ())
    (angle,), (v, w), (time,) = (input_nodes(pool, argument) for argument in (q, inputs, t))
    output = Output("g", (1,), (angle + 10.0 * v + 100.0 * w + 1000.0 * time,))
    return Program("driven", (Function("gravity", (q, inputs, t), (output,)),), (), pool, (), ("q1",), ("v", "w"))


@pytest.fixture(scope="module", params=["c", "numpy"])
def model(request):
    return model_of(driven(), request.param)


Q = np.array([1.0])


def test_what_is_not_given_is_zero(model):
    assert model.gravity(Q) == [1.0]
    assert model.gravity(Q, inputs={"w": 1.0}) == [101.0]
    assert model.gravity(Q, t=2.0) == [2001.0]


def test_arrays_and_mappings(model):
    assert model.gravity(Q, inputs=np.array([1.0, 2.0]), t=1.0) == [1211.0]
    assert model.gravity(Q) == [1.0]  # nothing of the last call stays
    np.testing.assert_array_equal(model.gravity(Q, inputs={"v": [1.0, 2.0]}, t=[0.0, 1.0])[:, 0], [11.0, 1021.0])
    assert model.gravity(Q, t=np.linspace(0.0, 1.0, 5)).shape == (5, 1)


def test_models_know_whether_the_time_matters(model):
    assert model.timed
    assert not model_of(pendulum(), model.target).timed


def test_signals_are_not_joints():
    """There may be as many of them; what is said of their shape must not name joints."""
    made = driven()
    model = model_of(replace(made, q_names=("q1", "q2")), "numpy")
    with pytest.raises(ArgumentError, match=r"inputs: shape \(3,\) was given, \(\.\.\., 2\) is wanted$"):
        model.gravity(Q, inputs=[1.0, 2.0, 3.0])


def test_refusals(model):
    with pytest.raises(ArgumentError, match="unknown input 'x'"):
        model.gravity(Q, inputs={"x": 1.0})
    with pytest.raises(ArgumentError, match=r"inputs: shape \(1,\)"):
        model.gravity(Q, inputs=[1.0])
    with pytest.raises(ArgumentError, match="t: a number of float32"):
        model.gravity(Q, t=np.float32(1.0))
