"""The friction functions over Lagrange's equations and over the recursions: the same numbers."""

from __future__ import annotations

import numpy as np
import pytest
from friction_chains import random_arm, spherical_screw, two_link, xy_table
from zoo import friction_signatures

from symgen.derive.definition import definition_program
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.formulate.program import fast_program
from symgen.program.nodes import BOOLEAN, MODE
from symgen.reference.interpreter import Interpreter

CHAINS = [two_link(), two_link(span=None), xy_table(), spherical_screw(), random_arm(5, 3, loaded=True, drives=True)]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.name)
def test_definition_and_fast_form_agree(chain):
    n = len(chain.moving)
    table = friction_signatures(chain)
    forms = [
        Interpreter(program(subject, list(table)))
        for program, subject in (
            (definition_program, derive_equations(assemble(chain))),
            (fast_program, assemble(chain)),
        )
    ]
    rng = np.random.default_rng(1)
    count = 6
    qd = rng.normal(size=(n, count)) * (rng.random((n, count)) < 0.6)
    values = {
        "q": rng.normal(size=(n, count)),
        "qd": qd,
        "qdd": rng.normal(size=(n, count)),
        "tau": 20 * rng.normal(size=(n, count)),
        "mode": np.sign(qd),
        "stuck": rng.random((n, count)) < 0.5,
        "reached": np.zeros((n, count), bool),
        "direction": rng.integers(-1, 2, (n, count)),
        "dt": np.full((1, count), 1e-3),
    }
    for name, signature in table.items():
        inputs = [values[argument.name] for argument in signature.inputs]
        a, b = (form.float64(name, inputs) for form in forms)
        for result, x, y in zip(signature.outputs, a, b, strict=True):
            if np.asarray(x).dtype.kind in "bi":
                assert np.array_equal(x, y), (name, result.name)
            else:
                assert np.allclose(x, y, rtol=1e-9, atol=1e-9), (name, result.name)
    assert {MODE, BOOLEAN} <= {a.type for s in table.values() for a in s.inputs}
