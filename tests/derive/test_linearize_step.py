"""A and B of one step: closed forms, the step as it is written in textbooks, every way into a model."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from random_chains import random_chain
from zoo import CHAINS, cart_double_pendulum, e, vector

import symgen
from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.chain import BASE, Chain, Joint, Xyz
from symgen.describe.validate import validate
from symgen.formulate.program import fast_program
from symgen.program.count import operations
from symgen.program.differentiate import jacobian
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.optimise import optimise
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

Array = npt.NDArray[np.float64]
N = 3
MASS, STIFFNESS, DAMPING = (1.5, 0.7, 2.0), (40.0, 25.0, 60.0), (0.3, 0.0, 0.8)


def springs() -> Chain:
    """Three masses in a row along x, each on a spring and a damper behind the one before: linear."""
    joints = tuple(
        Joint(
            f"x{k}",
            "prismatic",
            Xyz(axis=vector(1, 0, 0)),
            BASE if k == 0 else f"x{k - 1}",
            mass=e(MASS[k]),
            stiffness=e(STIFFNESS[k]),
            damping=e(DAMPING[k]),
        )
        for k in range(N)
    )
    return validate(Chain("springs", joints, gravity=vector(0, 0, 0)))


def continuous() -> tuple[Array, Array]:
    """A and B of the masses in closed form: coordinates are relative, so a joint moves all masses behind it."""
    M = np.array([[sum(MASS[max(i, j) :]) for j in range(N)] for i in range(N)])
    inverse = np.linalg.inv(M)
    A = np.block([
        [np.zeros((N, N)), np.eye(N)], [-inverse @ np.diag(STIFFNESS), -inverse @ np.diag(DAMPING)]
    ])  # fmt: skip
    return A, np.vstack([np.zeros((N, N)), inverse])


def series(A: Array, h: float, terms: int) -> tuple[Array, Array]:
    """The first terms of exp(hA), and of what multiplies h B in its integral."""
    power, state, force = np.eye(len(A)), np.zeros_like(A), np.zeros_like(A)
    for k in range(terms):
        state = state + power
        if k < terms - 1:
            force = force + power / (k + 1)
        power = power @ (h * A) / (k + 1)
    return state, force


def one(program: Program, *arguments: Any) -> list[Array]:
    """The outputs of `linearize_step` at one state."""
    return [x[:, 0] for x in Interpreter(program).float64("linearize_step", [np.ravel(a) for a in arguments])]


def test_a_linear_chain_gives_the_polynomial_of_the_method() -> None:
    A, B = continuous()
    x, tau, h = np.array([0.1, -0.2, 0.3, 0.5, -0.4, 0.2]), np.array([1.0, -2.0, 0.5]), 0.04
    state, force = series(A, h, 5)
    found = one(optimise(fast_program(assemble(springs()), ["linearize_step"])), x[:N], x[N:], tau, h)
    expected = [*np.split(state @ x + h * force @ B @ tau, 2), state.ravel(), (h * force @ B).ravel()]
    for got, wanted in zip(found, expected, strict=True):
        assert np.allclose(got, wanted, rtol=0.0, atol=1e-14)  # numbers of about one, a few dozen operations


def test_it_approaches_the_matrix_exponential_by_the_fifth_power_of_the_step() -> None:
    A, B = continuous()
    program = fast_program(assemble(springs()), ["linearize_step"])
    errors = []
    for h in (0.04, 0.02):
        state, force = series(A, h, 30)
        _, _, A_d, B_d = one(program, np.zeros(N), np.zeros(N), np.zeros(N), h)
        errors.append([np.abs(A_d - state.ravel()).max(), np.abs(B_d - (h * force @ B).ravel()).max()])
    for coarse, fine in zip(*errors, strict=True):
        assert 25.0 < coarse / fine < 40.0  # 2^5 and terms of higher order
        assert fine < 1e-4


@pytest.mark.parametrize("seed", seeds("test_random_chains_against_the_step_differentiated_as_a_whole", 6))
def test_random_chains_against_the_step_differentiated_as_a_whole(seed: int) -> None:
    """Differentiating the written-out step shares nothing with the chain rule over stages."""
    chain = validate(random_chain(seed, 2 + seed % 2, extras=seed % 2 == 0))
    n, m = len(chain.moving), len(chain.actuated)
    program = definition_program(derive_equations(assemble(chain)), ["linearize_step", "forward_dynamics"])
    pool, dynamics = program.pool, program.function("forward_dynamics")
    tail = [argument for argument in dynamics.inputs if argument.name in ("inputs", "t")]
    x = [pool.input(name, k) for name in ("q", "qd") for k in range(n)]
    tau, h = [pool.input("tau", k) for k in range(n)], pool.input("dt", 0)

    def rate(state: list[Any], since: Any) -> list[Any]:
        args = [*state, *tau]
        for argument in tail:
            args += [node + since if argument.name == "t" else node for node in input_nodes(pool, argument)]
        return [*state[n:], *pool.call(dynamics, args)]

    def ahead(length: Any, slope: list[Any]) -> list[Any]:
        return [a + length * b for a, b in zip(x, slope, strict=True)]

    k1 = rate(x, pool.constant(0.0))
    k2 = rate(ahead(h * 0.5, k1), h * 0.5)
    k3 = rate(ahead(h * 0.5, k2), h * 0.5)
    k4 = rate(ahead(h, k3), h)
    end = ahead(h / 6.0, [a + 2.0 * b + 2.0 * c + d for a, b, c, d in zip(k1, k2, k3, k4, strict=True)])
    actuated = [tau[chain.q_names.index(name)] for name in chain.actuated]
    rows = jacobian(pool, end, [*x, *actuated], sweep="forward")
    flat = tuple(node for row in rows for node in row)
    outputs = (
        Output("end", (2 * n,), tuple(end)),
        Output("X", (2 * n, 2 * n + m), flat),
    )
    literal = Function("literal", (*dynamics.inputs, Argument("dt")), outputs)

    draw = np.random.default_rng(seed)
    given = {"dt": np.array([0.02]), **{a.name: draw.uniform(-1.0, 1.0, a.size) for a in dynamics.inputs}}
    interpreter = Interpreter(replace(program, functions=(*program.functions, literal)))
    state, X = (x[:, 0] for x in interpreter.float64(literal, [given[a.name] for a in literal.inputs]))
    X = X.reshape(2 * n, -1)
    expected = [state[:n], state[n:], X[:, : 2 * n].ravel(), X[:, 2 * n :].ravel()]
    for found in (program, fast_program(assemble(chain), ["linearize_step"])):
        arguments = [given[a.name] for a in found.function("linearize_step").inputs]
        for got, wanted in zip(one(found, *arguments), expected, strict=True):
            scale = max(1.0, np.abs(wanted).max(initial=0.0))
            assert np.abs(got - wanted).max(initial=0.0) <= 1e-11 * scale  # M of random chains is ill-conditioned


@pytest.mark.parametrize("name", ["tree", "prescribed", "planar3"])
def test_time_inputs_and_prescribed_joints_against_complex_steps(name: str) -> None:
    chain = CHAINS[name]()
    program = optimise(fast_program(assemble(chain), ["linearize_step"]))
    draw = np.random.default_rng(3)
    n, h = len(chain.moving), 0.01
    q, qd, tau = draw.uniform(-1.0, 1.0, (3, n))
    inputs = draw.uniform(-1.0, 1.0, len(chain.input_names))
    given = {"q": q, "qd": qd, "tau": tau, "dt": h, "inputs": inputs, "t": 0.37}
    wanted = Mechanics(chain, inputs=inputs if len(inputs) else None, t=0.37).linearize_step(q, qd, tau, h)
    arguments = [given[a.name] for a in program.function("linearize_step").inputs]
    for got, value in zip(one(program, *arguments), wanted, strict=True):
        assert np.abs(got - np.ravel(value)).max(initial=0.0) <= 1e-11 * max(1.0, np.abs(value).max(initial=0.0))


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_where_every_joint_is_prescribed_nothing_depends_on_the_state(target: str) -> None:
    """q_k = a_k sin 2t: the method of order 4 becomes Simpson's rule, and A that of a free flight."""
    free = cart_double_pendulum()
    joints = tuple(replace(joint, motion=e(f"{k + 1}*sin(2*t)/10")) for k, joint in enumerate(free.joints))
    chain = validate(replace(free, joints=joints))
    model = symgen.build_model(chain, target, functions=["linearize_step"])
    q, qd, h, t = np.array([0.1, 0.2, 0.3]), np.array([0.4, 0.5, 0.6]), 0.01, 0.3
    q_next, qd_next, A, B = model.linearize_step(q, qd, np.zeros(N), h, t=t)
    begin, middle, end = (-0.4 * np.arange(1, 4) * np.sin(2 * time) for time in (t, t + h / 2, t + h))
    assert np.allclose(q_next, q + h * qd + h**2 / 6 * (begin + 2 * middle), rtol=1e-15)
    assert np.allclose(qd_next, qd + h / 6 * (begin + 4 * middle + end), rtol=1e-15)
    assert np.array_equal(A, np.block([[np.eye(N), h * np.eye(N)], [np.zeros((N, N)), np.eye(N)]]))
    assert B.shape == (2 * N, 0)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-12), ("float32", 1e-4)])
def test_every_way_into_a_model(target: str, dtype: str, tolerance: float) -> None:
    """One state, many states, one parameter set per state; single precision loses M's condition, about 1e2."""
    chain = validate(cart_double_pendulum())
    n = len(chain.moving)
    model = symgen.build_model(chain, target, dtype, functions=["linearize_step"])
    q, qd, tau = np.random.default_rng(5).uniform(-1.0, 1.0, (3, 19, n)).astype(dtype)
    tau[:, [k for k, name in enumerate(chain.q_names) if name not in chain.actuated]] = 0.0
    many = model.linearize_step(q, qd, tau, 0.0078125)
    assert [x.dtype for x in many] == [np.dtype(dtype)] * 4
    assert [x.shape[1:] for x in many] == [(n,), (n,), (2 * n, 2 * n), (2 * n, len(chain.actuated))]
    values = np.array([1.0] * 19)[:, None] * np.array(list(model.parameters.values()))
    ensemble = model.linearize_step(q, qd, tau, 0.0078125, params=values.astype(dtype))
    for k in range(19):
        exact = Mechanics(chain).linearize_step(*(x[k].astype(float) for x in (q, qd, tau)), 0.0078125)
        single = model.linearize_step(q[k], qd[k], tau[k], 0.0078125)
        for row, alone, each, wanted in zip(many, single, ensemble, exact, strict=True):
            for found in (row[k], alone, each[k]):
                assert np.abs(found - wanted).max(initial=0.0) <= tolerance * max(1.0, np.abs(wanted).max(initial=0.0))


def test_large_ones_are_written_on_request_only() -> None:
    assert "linearize_step" in symgen.pipeline.select_functions(assemble(cart_double_pendulum()))
    assert "linearize_step" not in symgen.pipeline.select_functions(assemble(CHAINS["puma560"]()))
    assert symgen.pipeline.select_functions(assemble(CHAINS["puma560"]()), ["linearize_step"]) == ("linearize_step",)


def test_chains_that_do_not_touch_cost_no_more_than_each_alone() -> None:
    """The derivatives of one by the other are zero in every stage, and so are products with them."""
    pair = tuple(
        Joint(name, "revolute", Xyz(xyz=vector(0.4, 0, 0)), parent, mass=e(1.0), com=vector(0.2, 0.1, 0))
        for name, parent in (("a", BASE), ("b", "a"))
    )
    others = tuple(replace(j, name=f"{j.name}2", parent=BASE if j.parent == BASE else "a2") for j in pair)
    flops = []
    for joints in (pair, (*pair, *others)):
        chain = validate(Chain("pendulums", joints, gravity=vector(0, -9.81, 0)))
        flops.append(operations(optimise(fast_program(assemble(chain), ["linearize_step"])))["linearize_step"].flops)
    assert flops[1] <= 2 * flops[0]
