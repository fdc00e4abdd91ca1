"""Rotor inertia: the same smooth equations by influence coefficients, by recursion, and from raw numbers."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import random_arm

from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.formulate.program import fast_program
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics

FUNCTIONS = ["mass_matrix", "bias", "coriolis_matrix", "inertia_power", "kinetic_energy", "reactions"]


@pytest.mark.parametrize("seed", [3, 4, 8])
def test_three_opinions_on_chains_with_rotors(seed):
    n = 3
    chain = random_arm(seed, n, drives=True)
    assert any(joint.drive is not None for joint in chain.joints[1:])
    lagrange = Interpreter(definition_program(derive_equations(assemble(chain)), FUNCTIONS))
    fast = Interpreter(fast_program(assemble(chain), FUNCTIONS))
    numeric = Mechanics(chain)
    rng = np.random.default_rng(seed)
    q, qd, qdd = rng.normal(size=(3, n))
    arguments = {"mass_matrix": [q], "inertia_power": [q], "reactions": [q, qd, qdd]}
    for function in FUNCTIONS:
        inputs = arguments.get(function, [q, qd])
        a = np.ravel(lagrange.float64(function, inputs)[0])
        b = np.ravel(fast.float64(function, inputs)[0])
        assert np.allclose(a, b, rtol=1e-11, atol=1e-11), function
        if hasattr(numeric, function):
            c = np.ravel(getattr(numeric, function)(*inputs))
            assert np.allclose(a, c, rtol=1e-11, atol=1e-11), function
