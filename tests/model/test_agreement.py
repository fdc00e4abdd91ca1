"""Targets compute what the nodes say: every operation, every type, one state and many, calls and loops."""

import numpy as np
import pytest

from symgen.emit.targets import TARGETS
from tests.emit.samples import blend, blended, everything, pendulum, waiting, without_parameters
from tests.model.agreement import draw, expected, model_of
from tests.program import iteration_example as example
from tests.program.random_programs import random_program

TOLERANCE = {"float64": 1e-13, "float32": 2e-5}
SAMPLES = {"everything": everything, "bare": without_parameters, "swing": pendulum, "waiting": waiting}
CASES = {f"{name}-{dtype}": (program, dtype) for name, program in SAMPLES.items() for dtype in TOLERANCE}
# float64 only: selects between random numbers may take another branch in float32
CASES |= {f"straight{seed}": (lambda seed=seed: random_program(seed, loops=False), "float64") for seed in (4, 5, 6)}
CASES |= {f"random{seed}": (lambda seed=seed: random_program(seed), "float64") for seed in (1, 2, 3)}


EVERY = [
    *(pytest.param(name, marks=pytest.mark.needs(*[t.package] * bool(t.package))) for name, t in TARGETS.items()),
    "c plain",
]


@pytest.mark.parametrize("target", EVERY)
@pytest.mark.parametrize(("program", "dtype"), CASES.values(), ids=CASES)
def test_same_values(program, dtype, target):
    program = program()
    model = model_of(program, target.split()[0], dtype, **({"vector": False} if "plain" in target else {}))
    for function in (f for f in program.functions if not f.internal):
        arrays = draw(program, function.name, 7, dtype)
        many = model.evaluate(function.name, *arrays)
        many = many if isinstance(many, tuple) else (many,)
        for lane in range(7):
            wanted = expected(program, function.name, arrays, lane)
            one = model.evaluate(function.name, *[array[lane] for array in arrays])
            one = one if isinstance(one, tuple) else (one,)
            for output, of_many, of_one, value in zip(function.outputs, many, one, wanted, strict=True):
                assert of_many.dtype == {"real": dtype, "boolean": bool, "mode": np.int8}[output.type]
                assert of_many[lane].shape == np.shape(of_one) == output.shape
                np.testing.assert_allclose(of_many[lane], value, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])
                np.testing.assert_allclose(of_one, value, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


@pytest.mark.parametrize("target", EVERY[:-1])
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-10), ("float32", 1e-4)])
def test_newton_iteration_per_lane(target, dtype, tolerance):
    program = example.iteration_program(tolerance=tolerance)
    model = model_of(program, target, dtype)
    targets = np.array([*example.REACHABLE, *example.UNREACHABLE], dtype)
    q, found = model.evaluate("inverse_kinematics", np.array(example.START, dtype), targets)
    assert found.tolist() == [True] * len(example.REACHABLE) + [False] * len(example.UNREACHABLE)
    reached = model.evaluate("position", q)[: len(example.REACHABLE)]
    np.testing.assert_allclose(reached, targets[: len(example.REACHABLE)], atol=10 * tolerance)
    for lane in range(len(targets)):  # a lane's result does not depend on its neighbours
        start = np.array([example.START], dtype)
        (alone,), (one_found,) = model.evaluate("inverse_kinematics", start, targets[lane : lane + 1])
        assert one_found == found[lane]
        np.testing.assert_array_equal(alone, q[lane])
    for lane in range(len(example.REACHABLE)):
        alone, one_found = model.evaluate("inverse_kinematics", np.array(example.START, dtype), targets[lane])
        assert one_found == found[lane]
        np.testing.assert_allclose(alone, q[lane], rtol=1e-5 if dtype == "float32" else 1e-12, atol=tolerance)


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_a_finished_lane_keeps_its_value(target):
    """One more Newton step would still change the value: frozen means that it is not taken."""
    program = example.iteration_program(tolerance=0.05)
    model = model_of(program, target)
    easy, hard = np.array(example.expected_position(example.START)) + 0.02, np.array(example.REACHABLE[2])
    q, _ = model.evaluate("inverse_kinematics", np.array(example.START), np.array([easy, hard]))
    alone, _ = model.evaluate("inverse_kinematics", np.array(example.START), easy)
    np.testing.assert_allclose(q[0], alone, rtol=1e-14)
    assert not np.allclose(model.evaluate("position", q[0]), easy, atol=1e-8)


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_ensembles_are_parameter_sets_per_state(target):
    program = random_program(2)
    model = model_of(program, target)
    arrays = draw(program, "f", 19)
    sets = np.random.default_rng(1).normal(size=(19, 3))
    p, r = model.evaluate("f", *arrays, params=sets)
    for lane in range(19):
        one = dict(zip(("a", "b", "c"), sets[lane].tolist(), strict=True))
        wanted = expected(program, "f", arrays, lane, one)
        np.testing.assert_allclose(p[lane], wanted[0], rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(r[lane], wanted[1], rtol=1e-12, atol=1e-12)
        alone = model.evaluate("f", *[array[lane] for array in arrays], params=one)
        np.testing.assert_allclose(alone[0], p[lane], rtol=1e-13, atol=1e-13)


@pytest.mark.parametrize("target", EVERY)
@pytest.mark.parametrize("dtype", TOLERANCE)
def test_every_argument_and_every_parameter_counts(target, dtype):
    """In closed form, with one set of parameters and with one for each state."""
    program = blend()
    model = model_of(program, target.split()[0], dtype, **({"vector": False} if "plain" in target else {}))
    x, y = draw(program, "f", 37, dtype)
    sets = np.random.default_rng(7).normal(size=(37, 3)).astype(dtype)
    for params, wanted in ((None, blended(x, y)), (sets, blended(x, y, *sets.T))):
        for a, b in zip(model.evaluate("f", x, y, params=params), wanted, strict=True):
            np.testing.assert_allclose(a, b, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype])


PLACED = {
    "straight": blend,
    "loops": lambda: random_program(5, loops=True),
    "abreast": waiting,
}


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", ["inverse", "ensemble"])
@pytest.mark.parametrize("program", PLACED.values(), ids=PLACED)
def test_a_states_result_does_not_depend_on_its_place(program, name, dtype):
    program = program()
    model = model_of(program, "c", dtype)
    arrays = draw(program, "f", 37, dtype)
    params = np.random.default_rng(0).normal(size=(37, 3)).astype(dtype) if name == "ensemble" else None
    whole = model.evaluate("f", *arrays, params=params)
    for first in range(0, 36, 5):
        for count in (2, 3, 8, 9, 16, 17):
            part = [array[first : first + count] for array in arrays]
            some = params if params is None else params[first : first + count]
            for a, b in zip(model.evaluate("f", *part, params=some), whole, strict=True):
                np.testing.assert_array_equal(a, b[first : first + count])
