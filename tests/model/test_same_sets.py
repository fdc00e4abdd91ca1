"""Sets of parameters that are all the same compute what one set for all states computes, to the bit."""

from pathlib import Path

import numpy as np
import pytest

from symgen.describe.load import load_chain
from symgen.pipeline import build_model
from tests.budgets.test_runtime_parameters import named

EXAMPLES = Path(__file__).parents[2] / "examples"
STATES = 37


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_same_sets_give_the_bits_of_one_set(dtype):
    """Whether `a * b + c` is contracted must not depend on the place: of eight links two packs are computed abreast."""
    chain = named(load_chain(EXAMPLES / "planar8.yaml"), nonzero=True)
    model = build_model(chain, dtype=dtype, functions=["forward_dynamics"])
    draw = np.random.default_rng(1)
    states = [draw.uniform(-2.0, 2.0, (STATES, 8)).astype(dtype) for _ in range(3)]
    sets = np.tile(np.array(list(model.parameters.values()), dtype), (STATES, 1))
    np.testing.assert_array_equal(model.forward_dynamics(*states, params=sets), model.forward_dynamics(*states))
