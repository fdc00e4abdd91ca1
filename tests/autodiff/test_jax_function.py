"""`jax_function`: JAX's own check of gradients in double precision, under jit and vmap."""

import numpy as np
import pytest
from frictional_chain import ARGUMENTS, frictional, pushed

import symgen
from symgen.errors import ArgumentError

pytestmark = pytest.mark.needs("jax")


@pytest.fixture(scope="module")
def jax():
    found = pytest.importorskip("jax", reason="jax is not installed")
    before = found.config.jax_enable_x64
    found.config.update("jax_enable_x64", True)  # callbacks run in threads that know of no context
    yield found
    found.config.update("jax_enable_x64", before)


@pytest.fixture(scope="module")
def dynamics(jax):
    return symgen.jax_function(frictional(), "forward_dynamics")


def states(jax, *shape):
    return [jax.numpy.array(np.random.default_rng(k).normal(size=shape)) for k in range(3)]


def test_gradients_of_functions(jax, dynamics):
    from jax.test_util import check_grads

    q, qd, tau = states(jax, 3, 2)
    check_grads(
        lambda q, qd, tau, m: dynamics(q, qd, tau, params={"m": m}), (q, qd, tau, 1.5), 1, ("fwd", "rev"), eps=1e-6
    )


def test_gradients_through_slip_and_stick(jax):
    """At rest at first, sliding at 2 s, at rest for good at 5 s; 1.6 t of the second does not reach static friction."""
    from jax.test_util import check_grads

    motion = symgen.jax_function(pushed(), "simulate", duration=5.0, sample=[2.0, 5.0], **ARGUMENTS)

    def ends(q0, k, F_s):
        return motion(q0, constants={"k": k}, params={"F_s": F_s})

    given = jax.numpy.array([[0.0], [1.0]]), jax.numpy.array([3.0, 1.5]), 4.0
    check_grads(ends, given, 1, ("fwd", "rev"), eps=1e-6)
    slope = jax.jit(jax.grad(lambda F_s: ends(*given[:2], F_s)[0][0, 1, 0]))(4.0)
    assert float(slope) == pytest.approx(-0.3726851851851852, abs=1e-11)  # `gradient` in tests/data/mechanisms.json


def test_one_state(jax):
    """Without leading axes, and a number alone as the result."""
    from jax.test_util import check_grads

    energy = symgen.jax_function(frictional(), "kinetic_energy")
    given = jax.numpy.array([0.1, 0.2]), jax.numpy.array([0.3, 0.4]), 1.5
    assert energy(*given[:2], params={"m": given[2]}).shape == ()
    check_grads(lambda q, qd, m: energy(q, qd, params={"m": m}), given, 1, ("fwd", "rev"), eps=1e-6)


def test_mapped_calls(jax, dynamics):
    """vmap over arguments, over directions, and over both: the same rows as one by one."""
    q, qd, tau = states(jax, 3, 2)
    own = np.stack([jax.jacrev(dynamics)(*x) for x in zip(q, qd, tau, strict=True)])
    for found in (jax.jacrev(dynamics), jax.jacfwd(dynamics)):
        np.testing.assert_allclose(jax.vmap(found)(q, qd, tau), own, rtol=0, atol=1e-12)
    np.testing.assert_allclose(jax.vmap(dynamics, (0, None, None))(q, qd[0], tau[0]), dynamics(q, qd[0], tau[0]))


def test_single_precision_of_jax(jax):
    """With double precision off, arguments and results are rounded, and nothing between them."""
    f = symgen.jax_function(frictional(), "mass_matrix")
    jax.config.update("jax_enable_x64", False)
    try:
        found = f(jax.numpy.array([0.1, 0.2]))
        slope = jax.grad(lambda q: f(q).sum())(jax.numpy.array([0.1, 0.2]))
    finally:
        jax.config.update("jax_enable_x64", True)
    assert found.dtype == slope.dtype == np.float32
    exact = frictional().mass_matrix(np.array([0.1, 0.2], np.float32).astype(float))
    assert found.tolist() == exact.astype(np.float32).tolist()


def test_errors_arrive(jax):
    """Under jit they are JAX's, with the event in their text; second derivatives are refused."""
    f = symgen.jax_function(pushed(), "simulate", duration=1.0, tau={"x": "5.0"})
    with pytest.raises(Exception, match=r"qd0\.x: the joint is let go at a rate of exactly zero"):
        jax.jit(jax.grad(lambda qd: f([0.0], qd)[0].sum()))(jax.numpy.zeros(1))
    g = symgen.jax_function(frictional(), "mass_matrix")
    with pytest.raises(ArgumentError, match=r"q: shape \(3,\) was given"):
        g([0.0] * 3)
    for odd in (complex, bool):
        with pytest.raises(ArgumentError, match=rf"q: {odd.__name__}\d* was given, real numbers are wanted"):
            g(np.ones(2, odd))
    with pytest.raises(symgen.SymgenError, match="first derivatives alone"):
        jax.jacfwd(jax.grad(lambda q: g(q).sum()))(jax.numpy.zeros(2))
