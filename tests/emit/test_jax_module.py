"""Emitted JAX modules: the numbers of NumPy's, and derivatives that agree with differences of NumPy's."""

import importlib.util
import pickle

import numpy as np
import pytest

import symgen
from symgen.compile import jax_backend
from symgen.describe.load import loads_chain
from symgen.errors import SymgenError
from symgen.pipeline import emit_sources

pytestmark = pytest.mark.needs("jax")

CHAIN = """
symgen: 1
name: rubbing
gravity: [0, 0, -9.81]
parameters: {m: 2, c: 0.4}
joints:
  - name: a
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {static: 8.0, coulomb: 6.0, viscous: 0.2}
  - name: b
    parent: a
    type: revolute
    place: {rpy: [pi/2, 0, 0]}
    mass: 1
    com: [c, 0, 0]
    inertia: {zz: 0.02}
"""
ROCKER = """
symgen: 1
name: rocker
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: yaw, type: revolute, actuated: false, place: {xyz: [0.1, 0, 0], axis: [0, 0, 1]}}
  - {name: pitch, type: revolute, actuated: false, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1}
  - {name: rocker, type: revolute, parent: base, actuated: false, mass: 1,
     place: {xyz: [0.35, 0, 0.1], axis: [0.2, 0.1, 1]}}
loops:
  - {name: B, type: ball, between: [{joint: pitch, at: [0.45, 0, 0]}, {joint: rocker, at: [0, 0.3, 0]}],
     near: {yaw: 0.8, rocker: 1.2}}
"""
"""Its loop is closed by Newton's method."""
STATES = 6
RNG = np.random.default_rng(3)
Q, QD, TAU = RNG.normal(size=(3, 2, STATES))
QD[0, ::2] = 0.0  # the slide sticks in some of these states, and breaks away in others
TAU[0, 2] = 30.0


FUNCTIONS = ("mass_matrix", "forward_dynamics", "step")


def module(folder, target, dtype="float64", text=CHAIN, functions=FUNCTIONS):
    chain = loads_chain(text)
    (source,) = emit_sources(chain, target, dtype, functions=functions)
    path = folder / f"{chain.name}_{target}_{dtype}.py"
    path.write_text(source.text)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def modules(tmp_path_factory):
    """The chain over JAX and over NumPy, in double precision."""
    jax = pytest.importorskip("jax", reason="jax is not installed")
    folder = tmp_path_factory.mktemp("emitted")
    with jax.enable_x64(True):
        yield module(folder, "jax"), module(folder, "numpy")


def rates(over, parameters, q, qd, tau, mode):
    """Rates after a step, squared and added, over one state or several."""
    return (over.step(over.prepare(parameters), q, qd, mode, tau, 1e-3)[1] ** 2).sum()


MODES = np.sign(QD).astype(np.int8)


@pytest.mark.parametrize("state", range(3))
def test_gradients_of_steps_are_those_of_differences(modules, state):
    import jax

    over_jax, over_numpy = modules
    mode = MODES[:, state]
    given = [over_numpy.default_parameters(), Q[:, state], QD[:, state], TAU[:, state]]
    found = jax.grad(lambda *x: rates(over_jax, *x, mode), (0, 1, 2, 3))(*given)
    h = 1e-5  # differences are exact to h^2, and to 1e-16 / h
    for k, gradient in enumerate(found):
        for j in range(len(given[k])):
            ends = []
            for sign in (h, -h):
                moved = [x.copy() for x in given]
                moved[k][j] += sign
                if k == 2 and mode[j] == 0:
                    break
                ends.append(rates(over_numpy, *moved, mode))
            if ends:
                np.testing.assert_allclose(gradient[j], (ends[0] - ends[1]) / (2.0 * h), rtol=1e-7, atol=1e-8)


def test_states_together_and_mapped_have_the_same_gradients(modules):
    import jax

    over_jax, over_numpy = modules
    parameters = over_numpy.default_parameters()
    whole = jax.grad(lambda tau: rates(over_jax, parameters, Q, QD, tau, MODES))(TAU)
    each = jax.vmap(jax.grad(lambda tau, *x: rates(over_jax, parameters, *x[:2], tau, x[2])))(TAU.T, Q.T, QD.T, MODES.T)
    assert np.isfinite(whole).all()
    np.testing.assert_allclose(each.T, whole, rtol=1e-12, atol=1e-14)  # the same operations, summed in another order
    stuck = over_numpy.step(over_numpy.prepare(parameters), Q, QD, MODES, TAU, 1e-3)[1][0] == 0.0
    assert stuck.any()
    assert not stuck.all()
    assert (whole[0, stuck] == 0.0).all()


def test_steps_are_those_of_numpy(modules):
    over_jax, over_numpy = modules
    both = [m.step(m.prepare(m.default_parameters()), Q, QD, MODES, TAU, 1e-3) for m in modules]
    for a, b in zip(*both, strict=True):
        assert a.shape == b.shape
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=1e-13, atol=1e-14)  # XLA may contract and reorder
    assert over_jax.valid(over_jax.default_parameters()) == 0
    assert over_jax.valid([-1.0, *over_numpy.default_parameters()[1:]]) == over_numpy.valid(
        [-1.0, *over_numpy.default_parameters()[1:]]
    )


def test_second_derivatives(modules):
    import jax

    over_jax, over_numpy = modules
    ready = over_numpy.prepare(over_numpy.default_parameters())

    def power(qd):
        return (over_jax.step(ready, Q[:, 1], qd, MODES[:, 1], TAU[:, 1], 1e-3)[1] ** 2).sum()

    hessian = jax.jacfwd(jax.grad(power))(QD[:, 1])
    np.testing.assert_allclose(hessian, hessian.T, rtol=1e-9, atol=1e-12)  # two orders of differentiation


@pytest.mark.parametrize(("dtype", "bound"), [("float64", 1e-13), ("float32", 2e-5)])
def test_closed_loops_have_the_derivatives_of_their_solution(tmp_path, dtype, bound):
    """dx/dq of all joints is the influence that the loop's own equations give, forward and backward.

    Newton's steps are not differentiated, so what is left is rounding, amplified by the loop's matrix (20).
    """
    jax = pytest.importorskip("jax", reason="jax is not installed")
    q = np.linspace(-2.0, 3.0, 5)
    G = np.asarray(symgen.build_model(loads_chain(ROCKER), "numpy").coordinate_influence(q[:, None])[0])[..., 0]
    with jax.enable_x64(dtype == "float64"):
        over = module(tmp_path, "jax", dtype, ROCKER, ["coordinates"])
        ready = over.prepare(over.default_parameters())

        def closed(x):
            return over.coordinates(ready, x[None])

        x = jax.numpy.asarray(q, dtype)
        along = jax.jvp(closed, (x,), (jax.numpy.ones_like(x),))[1]
        back = jax.grad(lambda x: closed(x).sum())(x)
    np.testing.assert_allclose(along, G.T, rtol=0, atol=bound)
    np.testing.assert_allclose(back, G.sum(axis=1), rtol=0, atol=4 * bound)


def test_double_precision_must_be_on(modules, tmp_path):
    import jax

    with jax.enable_x64(False):
        with pytest.raises(TypeError, match="jax_enable_x64"):
            modules[0].prepare(modules[1].default_parameters())
        single = module(tmp_path, "jax", "float32")
        M = single.mass_matrix(single.prepare(single.default_parameters()), Q[:, 0])
        assert M.dtype == np.float32
        wanted = modules[1].mass_matrix(modules[1].prepare(modules[1].default_parameters()), Q[:, 0])
        np.testing.assert_allclose(M, wanted, rtol=1e-5)


def test_arguments_of_a_wrong_shape_are_refused(modules):
    over_jax, over_numpy = modules
    ready = over_numpy.prepare(over_numpy.default_parameters())
    with pytest.raises(ValueError, match=r"^q: shape \(6, 2\) was given, \(2, ...\) is wanted"):
        over_jax.mass_matrix(ready, Q.T)


def test_blocks_have_one_size(monkeypatch):
    monkeypatch.setattr(jax_backend, "BLOCK", 4)
    model, other = (symgen.build_model(loads_chain(CHAIN), target) for target in ("jax", "numpy"))
    sets = np.linspace([1.0, 0.2], [3.0, 0.5], STATES)
    for params in (None, sets):
        wanted = other.mass_matrix(Q.T, params=params)
        np.testing.assert_allclose(model.mass_matrix(Q.T, params=params), wanted, rtol=1e-13)
    np.testing.assert_allclose(
        pickle.loads(pickle.dumps(model)).mass_matrix(Q[:, 0]), wanted[0] * 0 + other.mass_matrix(Q[:, 0])
    )


def test_a_check_covers_it():
    report = symgen.check_model(loads_chain(CHAIN), 20, functions=["forward_dynamics"], targets=[("jax", "float64")])
    assert report.passed


def test_without_jax_the_extra_is_named(monkeypatch):
    monkeypatch.setattr(jax_backend, "find_spec", lambda name: None)
    with pytest.raises(SymgenError, match=r"pip install 'symgen\[jax\]'"):
        symgen.build_model(loads_chain(CHAIN), "jax").mass_matrix(Q[:, 0])
    assert emit_sources(loads_chain(CHAIN), "jax", functions=["mass_matrix"])
