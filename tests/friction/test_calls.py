"""What `step`, `linearize_step` and `simulate` are called with is refused in words where it makes no sense."""

from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.errors import ArgumentError, OutputError
from symgen.friction import solve_absolute_value

CHAIN = Path(__file__).parents[2] / "examples" / "two_link.yaml"
Z = np.zeros(2)
MODES = np.zeros(2, np.int8)


@pytest.fixture(scope="module")
def model():
    functions = ["step", "step_interpolated", "linearize_step", "friction_dynamics", "friction_limits", "decide"]
    functions.append("sticking_forces")
    return symgen.build_model(
        CHAIN, "numpy", functions=[*functions, "kinetic_energy", "potential_energy", "damping_matrix"]
    )


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ((Z, Z), r"the four parts \(q, qd, mode, count\) are wanted, in this order, not 2 parts"),
        ({"q": Z, "qd": Z, "mode": MODES, "count": 0}, r"\(q, qd, mode, count\) are wanted, in this order, not dict"),
        (None, "not NoneType"),
        (3.0, "not float"),
        ("qqmc", "not str"),
        ((Z, Z, MODES, -1), "count is -1; the number of steps taken"),
        ((Z, Z, MODES, 0.5), "count is 0.5"),
    ],
)
def test_states_of_other_parts_are_refused(model, state, words):
    with pytest.raises(ArgumentError, match=words):
        model.step(state, Z, 1e-3)


def test_counts_of_numpy_are_counts(model):
    state, _ = model.step((Z, Z, MODES, np.int64(3)), Z, 1e-3)
    assert state.count == 4


@pytest.mark.parametrize("modes", [[-2, 0], [0, 2], [1, -128], [[0, 0], [1, 3]]])
@pytest.mark.parametrize("kind", [list, np.int8, "list of bytes", "carrier of bytes"])
def test_bytes_and_numbers_that_are_no_modes_are_refused(model, modes, kind):
    """One of them is enough, whichever it is; arrays of bytes have the right type, so that nobody else looks."""
    given = modes if kind is list else np.array(modes, np.int8)
    if kind == "list of bytes":
        given = list(given)
    elif kind == "carrier of bytes":
        given = type("Carrier", (), {"__array__": lambda self, dtype=None, copy=None, array=given: array})()
    for call in (model.friction_dynamics, model.friction_limits, model.decide):
        with pytest.raises(ArgumentError, match=r"modes -1, 0 and \+1 are wanted"):
            call(Z, Z, Z, given)
    for method in ("karnopp", "interpolated"):
        with pytest.raises(ArgumentError, match=r"modes -1, 0 and \+1 are wanted"):
            model.step((Z, Z, given, 0), Z, 1e-3, method=method)


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_modes_are_looked_at_whatever_the_way_in(target):
    model = symgen.build_model(CHAIN, target, functions=["friction_dynamics"])
    for states in ((2,), (3, 2), (2, 3, 2)):
        z, modes = np.zeros(states), np.zeros(states, np.int8)
        model.evaluate("friction_dynamics", z, z, z, modes)
        modes[..., -1] = 5
        with pytest.raises(ArgumentError, match=r"modes -1, 0 and \+1 are wanted"):
            model.evaluate("friction_dynamics", z, z, z, modes)


@pytest.mark.parametrize("dt", [None, "x", {}, [1e-3, "x"]])
@pytest.mark.parametrize("count", [0, 2**70, np.int8(127), np.array([1, 2])])
def test_steps_of_no_length_are_refused_whatever_the_count(model, dt, count):
    with pytest.raises(ArgumentError, match="dt: "):
        model.step((Z, Z, MODES, count), Z, dt)


def test_counts_of_narrow_types_do_not_run_over(model):
    state, _ = model.step((Z, Z, MODES, np.int8(127)), Z, 1e-3)
    assert state.count == 128
    state, _ = model.step((np.zeros((2, 2)), Z, MODES, np.array([127, 3], np.int8)), Z, np.array([1e-3, 2e-3]))
    assert state.count.tolist() == [128, 4]


@pytest.mark.parametrize(
    ("dtype", "velocity"),
    [("float64", 1e-155), ("float64", 1e-300), ("float32", 1e-20), ("float32", 1e-37)],
)
@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("exponent", ["", ", exponent: 1.5"])
def test_velocities_whose_squares_are_no_numbers(dtype, velocity, target, exponent, tmp_path):
    """At rest Stribeck's curve is at the static level, moving at any rate above such a velocity at Coulomb's."""
    path = tmp_path / "block.yaml"
    path.write_text(f"""symgen: 1
name: block
gravity: [0, 0, -9.81]
parameters: {{vs: 0.1}}
joints:
  - {{name: x, type: prismatic, place: {{xyz: [0, 0, 0], axis: [1, 0, 0]}}, mass: 2,
     friction: {{coulomb: 3, static: 4, stribeck: {{velocity: vs{exponent}}}}}}}
""")
    model = symgen.build_model(path, target, dtype, ["friction_dynamics", "decide"])
    given = {"params": {"vs": velocity}}
    f, qdd, status = model.friction_dynamics([0.0], [0.0], [5.0], [1], **given)
    assert (f[0], qdd[0], status) == (4.0, 0.5, 0)
    f, qdd, status = model.friction_dynamics([0.0], [0.1], [5.0], [1], **given)
    assert (f[0], qdd[0], status) == (3.0, 1.0, 0)
    modes, status = model.decide([0.0], [0.0], [5.0], [0], **given)
    assert (modes[0], status) == (1, 0)


def test_steps_are_counted_when_one_was_taken(model):
    bad = np.array([np.nan, 0.0])
    state, status = model.step((bad, Z, MODES, 5), Z, 1e-3)
    assert (status, state.count) == (6, 5)
    np.testing.assert_array_equal(state.q, bad)
    state, status = model.step((np.array([Z, bad]), Z, MODES, 5), Z, 1e-3)
    assert status[1] == 6 != status[0]
    assert state.count == 6


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_statuses_are_whole_numbers(target, dtype):
    """As they are in the emitted `<model>_step`, so that they can be names of answers and keys."""
    rough = symgen.build_model(CHAIN, target, dtype, ["step", "friction_dynamics", "friction_limits", "decide"])
    z = np.zeros(2, dtype)
    for states in (z, np.zeros((3, 2), dtype), np.zeros((2, 3, 2), dtype)):
        modes = np.zeros(states.shape, np.int8)
        calls = (rough.decide, rough.friction_dynamics, rough.friction_limits)
        found = [call(states, z, z, modes)[-1] for call in calls]
        found.append(rough.step((states, z, modes, 0), z, 1e-3)[1])
        for status in found:
            if states.ndim == 1:
                assert type(status) is int
            else:
                assert (status.dtype, status.shape) == (np.int64, states.shape[:-1])


@pytest.mark.parametrize("dt", [np.nan, 0.0, -1e-3, np.inf, 0, np.array([1e-3, -1e-3])])
def test_steps_that_are_none_are_refused(model, dt):
    with pytest.raises(ArgumentError, match="dt: every step must be positive and finite"):
        model.linearize_step(Z, Z, Z, dt)
    many = model.linearize_step(Z, Z, Z, np.array([1e-3, 2e-3]))
    assert many[0].shape == (2, 2)


@pytest.mark.parametrize("tau", [lambda t: [0.0, 0.0], {"shoulder": lambda: 1.0}, lambda t, q: [0.0, 0.0]])
def test_callables_of_other_arguments_are_refused(model, tau):
    with pytest.raises(ArgumentError, match=r"tau.*: a callable is called as f\(t, q, qd\)"):
        symgen.simulate(model, 0.01, method="karnopp", dt=1e-3, tau=tau)


def test_a_mistake_inside_a_callable_is_its_own(model):
    def tau(t, q, qd):
        return len(t)

    with pytest.raises(TypeError, match="has no len"):
        symgen.simulate(model, 0.01, method="karnopp", dt=1e-3, tau=tau)


def test_a_run_takes_prepared_parameters_but_one_set(model):
    keys = {"method": "karnopp", "dt": 1e-3, "tau": {"elbow": "m1*t"}}
    one = symgen.simulate(model, 0.01, params={"m1": 2.0}, **keys)
    two = symgen.simulate(model, 0.01, params=model.prepared({"m1": 2.0}), **keys)
    np.testing.assert_array_equal(one.q, two.q)
    for several in ({"m1": [1.0, 2.0]}, model.prepared({"m1": [1.0, 2.0]})):
        with pytest.raises(ArgumentError, match=r"one parameter set, .* shape \(2,\); see simulate_many"):
            symgen.simulate(model, 0.01, params=several, **keys)


def test_what_is_no_number_is_refused():
    with pytest.raises(ArgumentError, match="A: numbers are wanted, not 'a'"):
        solve_absolute_value("a", [2.0], [[1.0]], [1.0], [2.0])


def test_trajectories_make_their_folder(model, tmp_path):
    run = symgen.simulate(model, 0.01, method="karnopp", dt=1e-3)
    assert run.to_csv(tmp_path / "new" / "folder" / "run.csv").exists()
    (tmp_path / "taken.csv").mkdir()
    with pytest.raises(OutputError, match=r"cannot write .*taken\.csv: Is a directory$"):
        run.to_csv(tmp_path / "taken.csv")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "taken.csv"]


def test_masks_are_taken_as_zeros_and_ones(model):
    q, tau = np.array([0.3, -0.4]), np.array([0.1, 0.2])
    known = model.sticking_forces(q, Z, tau, np.array([True, False]))
    for stuck in ([1, 0], [True, False], np.array([1, 0]), np.array([1, 0], np.int8), np.array([1.0, 0.0])):
        for found, wanted in zip(model.sticking_forces(q, Z, tau, stuck=stuck), known, strict=True):
            np.testing.assert_array_equal(found, wanted)
    np.testing.assert_array_equal(
        model.decide(q, Z, tau, MODES, [1, 0])[0], model.decide(q, Z, tau, MODES, [True, False])[0]
    )
    many = model.sticking_forces(np.tile(q, (4, 1)), np.zeros((4, 2)), tau, np.tile([1, 0], (4, 1)))
    np.testing.assert_array_equal(many[0], np.tile(known[0], (4, 1)))
    for stuck in ([2, 0], ["shoulder", "elbow"], [-1, 0]):
        with pytest.raises(ArgumentError, match=r"stuck: .* was given, True and False, or 1 and 0, are wanted"):
            model.sticking_forces(q, Z, tau, stuck)
