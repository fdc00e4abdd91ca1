"""Runs without a start begin at the default pose, where the loops' `near` says that they close."""

from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def excavator() -> symgen.Model:
    text = (EXAMPLES / "linkages" / "excavator.yaml").read_text()
    rough = text.replace("axis: [1, 0, 0]}, mass: 20,", "axis: [1, 0, 0]}, mass: 20, friction: {coulomb: 100},")
    return symgen.build_model(loads_chain(rough))


@pytest.mark.parametrize("options", [{}, {"method": "karnopp", "dt": 1e-3}], ids=["events", "fixed"])
def test_runs_begin_at_the_pose_that_near_gives(excavator: symgen.Model, options: dict[str, object]) -> None:
    for start in (None, {}):
        run = symgen.simulate(excavator, 0.002, q=start, **options)
        assert (run.status, run.q[0].tolist()) == (0, [1.25])
    # a start that is given counts
    assert symgen.simulate(excavator, 0.002, q={"stroke": 1.2}, **options).q[0, 0] == 1.2
    many = symgen.simulate_many(excavator, 0.0, runs=2, **options)
    np.testing.assert_array_equal(many.q, [[1.25], [1.25]])
