"""Gradients of inverse dynamics: SymPy's derivatives of the closed form, and the other two ways on random chains."""

import numpy as np
import pytest
from random_chains import random_chain
from sympy import lambdify
from zoo import cart_double_pendulum

from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.validate import validate
from symgen.formulate.program import fast_program
from symgen.program.optimise import optimise
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

NAME = "inverse_dynamics_gradients"


def drawn(n):
    return np.random.default_rng(4).uniform(-1.0, 1.0, (3, n))


def of(program, chain, state):
    """The three derivatives (n, n) by a program."""
    n = len(chain.moving)
    parameters = [[parameter_defaults(chain)[p.name]] for p in chain.parameters if not p.constant]
    found = Interpreter(program).float64(NAME, [x[:, None] for x in state], np.array(parameters).reshape(-1, 1))
    return [x.reshape(n, n) for x in found]


def test_the_derivatives_of_the_closed_form():
    chain = validate(cart_double_pendulum())
    equations = derive_equations(assemble(chain))
    tau = equations.closed_form().tau
    symbols = (*equations.q, *equations.qd, *equations.qdd)
    numbers = dict(zip(symbols, drawn(3).ravel().tolist(), strict=True))
    numbers |= {s: parameter_defaults(chain)[str(s)] for s in tau.free_symbols if s not in numbers}
    for program in (fast_program(assemble(chain), [NAME]), definition_program(equations, [NAME])):
        for found, group in zip(of(program, chain, drawn(3)), (equations.q, equations.qd, equations.qdd), strict=True):
            wanted = lambdify(list(numbers), tau.jacobian(list(group)))(*numbers.values())
            np.testing.assert_allclose(found, np.array(wanted, float), rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("seed", seeds("test_random_chains", 6))
def test_random_chains(seed):
    chain = validate(random_chain(seed, 4, tree=seed % 2 == 0, fixed=False, parameters=seed % 3 == 0))
    state = drawn(4)
    wanted = Mechanics(chain).inverse_dynamics_gradients(*state)
    # rounding of sums over four links whose parts cancel; lengths and masses of the chains are of order one
    for program in (
        optimise(fast_program(assemble(chain), [NAME])),
        definition_program(derive_equations(assemble(chain)), [NAME]),
    ):
        for a, b in zip(of(program, chain, state), wanted, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-10 * np.max(np.abs(b)))
    np.testing.assert_allclose(wanted[2], Mechanics(chain).mass_matrix(state[0]), rtol=1e-12, atol=1e-12)
