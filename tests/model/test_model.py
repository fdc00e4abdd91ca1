"""The model as a user calls it: shapes, names, refusals, threads, pickles."""

import pickle
import threading
from dataclasses import replace

import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.model.description import Description
from symgen.model.model import Model
from symgen.model.units import Unit, Whole
from symgen.program.interface import interface
from symgen.program.nodes import Pool
from symgen.program.validity import Rule, Validity
from tests.emit.samples import pendulum
from tests.model.agreement import model_of

Q, QD, TAU = np.array([0.3, 0.5]), np.array([0.1, -0.2]), np.array([1.0, 2.0])


@pytest.fixture(scope="module", params=["c", "numpy"])
def model(request):
    return model_of(pendulum(), request.param, description=Description(points=("tip",)))


def test_names(model):
    assert model.q_names == ("first", "second")
    assert dict(model.parameters) == {"m": 1.2, "L": 0.4}
    assert list(model.parameters) == ["m", "L"]
    assert model.point_names == ("tip",)
    assert model.input_names == ()
    assert model.operations["bias"].sincos == 2
    assert "swing" in repr(model)


def test_points_are_known_by_any_of_their_functions(model):
    """Even one that is called like the end of another function."""
    made = pendulum()
    tip = made.function("influence_tip")
    for name, point in (
        ("influence_tip", "tip"),
        ("influence_rotational_tip", "tip"),
        ("influence_rotational_tip", "rotational_tip"),
        ("influence_rotational", "rotational"),
    ):
        described = Description(points=(point, "elsewhere"))
        one = model_of(replace(made, functions=(replace(tip, name=name),)), model.target, description=described)
        assert one.point_names == (point,)
    assert one.influence("rotational", Q)[0].shape == (3, 2)


def test_shapes_broadcast_over_leading_axes(model):
    assert model.mass_matrix(Q).shape == (2, 2)
    assert model.bias(np.tile(Q, (3, 4, 1)), QD).shape == (3, 4, 2)
    assert model.bias(np.tile(Q, (3, 1, 1)), np.tile(QD, (4, 1))).shape == (3, 4, 2)
    assert model.kinetic_energy(np.tile(Q, (5, 1)), QD).shape == (5,)
    assert np.ndim(model.kinetic_energy(Q, QD)) == 0
    g, h = model.influence("tip", np.tile(Q, (5, 1)))
    assert (g.shape, h.shape) == ((5, 3, 2), (5, 3, 2, 2))
    assert model.position("tip", np.zeros((0, 2))).shape == (0, 3)


def test_matrices_of_many_states_are_not_transposed(model):
    many = np.array([Q, QD, TAU])
    g, _ = model.influence("tip", many)
    for lane in range(3):
        np.testing.assert_array_equal(g[lane], model.influence("tip", many[lane])[0])


def test_lists_and_numbers_are_taken(model):
    np.testing.assert_array_equal(model.bias([0.3, 0.5], (0.1, -0.2)), model.bias(Q, QD))
    np.testing.assert_array_equal(model.bias([1, 2], [0, 0]), model.bias(np.array([1.0, 2.0]), np.zeros(2)))


def test_arrays_need_not_be_contiguous(model):
    wide = np.zeros((6, 4))
    wide[::2, ::2] = [Q, QD, TAU]
    np.testing.assert_array_equal(model.mass_matrix(wide[::2, ::2]), model.mass_matrix(np.array([Q, QD, TAU])))
    np.testing.assert_array_equal(model.bias(Q[::-1], QD), model.bias(Q[::-1].copy(), QD))
    np.testing.assert_array_equal(model.bias(np.asfortranarray(np.array([Q, TAU])), QD)[1], model.bias(TAU, QD))


def test_results_are_the_callers_own(model):
    first = model.bias(Q, QD)
    kept = first.copy()
    model.bias(2.0 * Q, QD)
    np.testing.assert_array_equal(first, kept)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda m: m.bias(Q.astype(np.float32), QD), "float32 was given, float64 is wanted"),
        (lambda m: m.bias(np.array([[True, False]]), QD), "bool was given"),
        (lambda m: m.bias(Q.astype(complex), QD), "complex128 was given"),
        (lambda m: m.bias([1j, 2.0], QD), "real numbers are wanted"),
        (lambda m: m.bias(["a", "b"], QD), "real numbers are wanted"),
        (lambda m: m.bias([[1.0, 2.0], [3.0]], QD), "not a regular array"),
        (lambda m: m.bias([True, False], QD), "real numbers are wanted"),
        (lambda m: m.bias(Q[:1], QD), r"q: shape \(1,\) was given, \(\.\.\., 2\) is wanted.*first, second"),
        (lambda m: m.bias(0.5, QD), r"q: shape \(\)"),
        (lambda m: m.bias(np.zeros((3, 2)), np.zeros((4, 2))), r"do not fit together: q \(3,\), qd \(4,\)"),
        (lambda m: m.bias(Q, QD, params={"M": 1.0}), "unknown parameter 'M'"),
        (lambda m: m.bias(Q, QD, params={"m": float("nan")}), "m is nan"),
        (lambda m: m.bias(Q, QD, params=[1.0, float("inf")]), "L is inf"),
        (lambda m: m.bias(Q, QD, params=[1.0]), r"\(\.\.\., 2\) is wanted, in the order m, L"),
        (lambda m: m.bias(Q, QD, params=np.ones(2, np.float32)), "params: an array of float32"),
        (lambda m: m.bias(np.zeros((3, 2)), QD, params=np.ones((4, 2))), "do not fit together"),
        (lambda m: m.bias(Q, QD, inputs=[1.0]), "no external signals"),
        (lambda m: m.position("tap", Q), "unknown point 'tap'; did you mean tip?"),
        (lambda m: m.gravity(Q), r"gravity is not part of this model; there are .*bias"),
        (lambda m: m.rotation("tip", Q), "rotation_tip is not part of this model"),
        (lambda m: m.evaluate("bias", Q), r"bias takes \(q, qd\), not 1"),
        (lambda m: m.evaluate("bias", Q, QD, Q), r"bias takes \(q, qd\), not 3"),
    ],
)
def test_refusals(model, call, words):
    with pytest.raises(ArgumentError, match=words):
        call(model)


def test_parameters_change_the_result_and_are_not_remembered_wrongly(model):
    own = model.mass_matrix(Q)
    double = model.mass_matrix(Q, params={"m": 2.4})
    np.testing.assert_allclose(double, 2.0 * own)
    for k in range(1, 40):  # more sets than are remembered
        np.testing.assert_allclose(model.mass_matrix(Q, params={"m": float(k)})[0, 0], k * 0.16)
    np.testing.assert_array_equal(model.mass_matrix(Q, params=[1.2, 0.4]), own)
    np.testing.assert_array_equal(model.mass_matrix(Q), own)
    swept = model.mass_matrix(Q, params={"m": [1.0, 2.0, 3.0]})
    np.testing.assert_allclose(swept[:, 0, 0], [0.16, 0.32, 0.48])


def test_a_singular_mass_matrix_is_an_error_that_names_the_state(model):
    with pytest.raises(ArgumentError, match=r"at q = \[0.3, 0.0\]: the mass matrix is singular there"):
        model.forward_dynamics(np.array([0.3, 0.0]), QD, TAU)
    with pytest.raises(ArgumentError, match=r"state 2 of 3"):
        model.forward_dynamics(np.array([Q, Q, [0.3, 0.0]]), QD, TAU)
    with pytest.raises(ArgumentError, match=r"state 2 of 4"):
        model.forward_dynamics(np.array([Q, Q, [0.3, 0.0], [-9.0, 0.0]]), np.tile(QD, (4, 1)), np.tile(TAU, (4, 1)))
    assert model.forward_dynamics(np.zeros((0, 2)), np.zeros((0, 2)), np.zeros((0, 2))).shape == (0, 2)
    with pytest.raises(ArgumentError, match=r"at q = \[.*\] with m = 0.0: the mass matrix is singular"):
        model.forward_dynamics(Q, QD, TAU, params={"m": 0.0})
    sets = model.prepared({"m": [1.2, 0.0, 2.0]})
    for params in (sets, sets.values):
        with pytest.raises(ArgumentError, match=r"\(state 1 of 3\) with m = 0.0: the"):
            model.forward_dynamics(np.tile(Q, (3, 1)), np.tile(QD, (3, 1)), np.tile(TAU, (3, 1)), params=params)
    sets = model.prepared({"m": [1.2, 1.5, 2.0]})
    with pytest.raises(ArgumentError, match=r"\(state 2 of 3\) with m = 2.0: the"):
        model.forward_dynamics(np.array([Q, Q, [0.3, 0.0]]), np.tile(QD, (3, 1)), TAU, params=sets)
    with pytest.raises(ArgumentError, match=r"\(state 6 of 9\): the"):  # sets along another axis of the states
        model.forward_dynamics(np.array([[Q], [Q], [[0.3, 0.0]]]), QD, TAU, params=sets)
    assert np.isnan(model.forward_dynamics(np.array([np.nan, 1.0]), QD, TAU)[0])  # NaN in, NaN out


def test_an_overflow_is_not_called_a_singular_matrix(model):
    with pytest.raises(ArgumentError, match=r"so large that float64 overflows"):
        model.forward_dynamics(np.array([0.3, 0.5]), QD * 1e300, TAU)


def test_nonsense_is_refused_where_it_has_no_effect(model):
    with pytest.raises(ArgumentError, match="t: 'a' was given, real numbers are wanted"):
        model.mass_matrix(Q, t="a")
    np.testing.assert_array_equal(model.mass_matrix(Q, t=1), model.mass_matrix(Q))
    np.testing.assert_array_equal(model.mass_matrix(Q, t=np.zeros(3)), model.mass_matrix(Q))


def test_masked_arrays_are_refused(model):
    masked = np.ma.masked_array(Q, mask=[False, True])
    with pytest.raises(ArgumentError, match=r"q: a masked array was given; fill it"):
        model.mass_matrix(masked)
    with pytest.raises(ArgumentError, match=r"qd: a masked array"):
        model.bias(Q, masked)


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_numbers_beyond_the_type_are_refused(target):
    single = model_of(pendulum(), target, "float32")
    with pytest.raises(ArgumentError, match=r"q: \[0.1, 1e\+300\] was given, which is beyond the largest .* float32"):
        single.mass_matrix([0.1, 1e300])
    with pytest.raises(ArgumentError, match=r"params\['m'\]: 1e\+39 was given"):
        single.mass_matrix([0.1, 0.2], params={"m": 1e39})
    assert np.isnan(single.bias([np.inf, 0.2], [0.0, 0.0])).any()


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_tau_without_an_actuator_is_refused(target):
    model = model_of(pendulum(), target, unactuated=("second",))
    model.forward_dynamics(Q, QD, np.array([1.0, 0.0]))
    for tau in (TAU, np.array([[1.0, 0.0], [0.0, 1.0]])):
        with pytest.raises(ArgumentError, match="joint second has no actuator"):
            model.forward_dynamics(Q, QD, tau)


@pytest.mark.parametrize("threads", [1, 3])
def test_tau_without_an_actuator_is_refused_wherever_it_is(threads, monkeypatch):
    """Compiled code looks, at whatever distances the numbers lie; the smallest number and none at all are no zero."""
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    model = model_of(pendulum(), "c", unactuated=("second",), threads=threads)
    q = np.random.default_rng(3).normal(size=(200, 2))
    tau = np.zeros((200, 2))
    tau[:, 0] = np.random.default_rng(4).normal(size=200)
    tau[::3, 1] = -0.0
    wide = np.repeat(np.repeat(tau, 2, axis=0), 3, axis=1)
    for given in (tau, np.asfortranarray(tau), wide[::2, ::3], tau[0].copy()):
        states = q if given.ndim > 1 else q[0]
        model.forward_dynamics(states, states, given)
        for place in ((0,), (63,), (64,), (199,)) if given.ndim > 1 else ((),):
            for number in (5e-324, -1.0, np.inf, np.nan):
                kept, given[(*place, 1)] = given[(*place, 1)], number
                with pytest.raises(ArgumentError, match="joint second has no actuator"):
                    model.forward_dynamics(states, states, given)
                given[(*place, 1)] = kept


def with_a_rule(program):
    """The same with a rule on its mass."""
    pool = Pool()
    rule = Rule("m: must not be negative", pool.make("le", (pool.constant(0.0), pool.parameter("m"))))
    return replace(program, validity=Validity(pool, (rule,)))


def test_rules_are_checked(model):
    model = model_of(with_a_rule(pendulum()), model.target)
    model.mass_matrix(Q, params={"m": 1.0})
    for params, where in (({"m": -1.0}, ""), ({"m": [1.0, -1.0]}, r" \(set 1, counted from 0, of 2\)")):
        with pytest.raises(ArgumentError, match=f"^params: m: must not be negative{where}$"):
            model.mass_matrix(Q, params=params)


def test_the_format_has_the_last_word_on_parameters(model):
    """It explains what is wrong; where it finds nothing, right at a limit, the set is taken."""
    asked = []

    def explain(values):
        asked.append(values["m"])
        return None if values["m"] > -1.0 else "m is a mass"

    model = model_of(with_a_rule(pendulum()), model.target, explain_parameters=explain)
    model.mass_matrix(Q, params={"m": 1.0})
    model.mass_matrix(Q, params={"m": -0.5})
    with pytest.raises(ArgumentError, match=r"^params: m is a mass \(set 2, counted from 0, of 3\)$"):
        model.mass_matrix(Q, params={"m": [2.0, -0.5, -1.0]})
    assert asked == [-0.5, -0.5, -1.0]


class Counting:
    """A backend that counts the sets it judges."""

    def __init__(self, backend):
        self.backend, self.judged = backend, []

    def __getattr__(self, name):
        return getattr(self.backend, name)

    def valid(self, parameters):
        self.judged.append(parameters.shape[1:])
        return self.backend.valid(parameters)


def test_models_pickle(model):
    copy = pickle.loads(pickle.dumps(model))
    np.testing.assert_array_equal(copy.bias(Q, QD), model.bias(Q, QD))
    assert copy.target == model.target


def test_threads_do_not_mix_their_states(model):
    wrong = []

    def work(seed):
        rng = np.random.default_rng(seed)
        for _ in range(300):
            q, qd = rng.normal(size=2), rng.normal(size=2)
            result = model.bias(q, qd)
            mgl = 1.2 * 0.4 * 9.81
            wanted = [mgl * np.sin(q[0]) + qd[0] * qd[1], mgl * np.sin(q[1])]
            if not np.allclose(result, wanted, rtol=1e-13):
                wrong.append((result, wanted))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_ranks_are_decided_in_double_precision():
    with pytest.raises(ArgumentError, match="base_parameters: rank decisions need a float64 model"):
        model_of(pendulum(), "numpy", "float32").base_parameters()


def test_float32_models_take_float32_only():
    model = model_of(pendulum(), "c", "float32")
    assert model.bias(Q.astype(np.float32), QD.astype(np.float32)).dtype == np.float32
    assert model.bias([0.3, 0.5], [0.1, -0.2]).dtype == np.float32
    with pytest.raises(ArgumentError, match="float64 was given, float32 is wanted"):
        model.bias(Q, QD)


def test_prepared_parameters_are_taken_as_they_are(model):
    program = with_a_rule(pendulum())
    backend = Counting(model_of(program, model.target).whole.backend)
    asked = backend.judged
    model = Model(interface(program), Whole(Unit(interface(program), backend)), model.target)
    masses = np.array([1.0, 2.0, 3.0])
    one, several = model.prepared({"m": 2.0}), model.prepared({"m": masses})
    assert asked == [(), (3,)]
    wanted = [model.mass_matrix(Q, params={"m": m}) for m in masses]
    asked.clear()
    masses[:] = 7.0  # what was prepared does not follow
    np.testing.assert_array_equal(model.mass_matrix(Q, params=one), wanted[1])
    np.testing.assert_array_equal(model.mass_matrix(Q, params=several), wanted)
    np.testing.assert_array_equal(model.mass_matrix(np.stack([[Q] * 3] * 2), params=several), [wanted, wanted])
    assert asked == []
    np.testing.assert_array_equal(model.mass_matrix(Q, params=pickle.loads(pickle.dumps(several))), wanted)
    assert asked == [(3,)]
    other = model_of(program, model.target)
    np.testing.assert_array_equal(other.mass_matrix(Q, params=several), wanted)
    with pytest.raises(ArgumentError, match="must not be negative"):
        other.mass_matrix(Q, params=model.prepared({"m": -1.0}))
    with pytest.raises(ArgumentError, match="leading axes do not fit"):
        model.mass_matrix(np.stack([Q] * 2), params=several)


@pytest.mark.parametrize("name", [3, None, [], b"bias"])
def test_what_is_no_name_of_a_function(name):
    with pytest.raises(ArgumentError, match="called by their names"):
        model_of(pendulum()).evaluate(name, [0.1])
