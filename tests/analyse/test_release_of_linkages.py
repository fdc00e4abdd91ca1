"""The start that is chosen for the motion of a linkage: a pose at which its loops close."""

from __future__ import annotations

import numpy as np
import pytest
from linkages import four_bar

import symgen
from symgen.analyse.release import STEADY, release
from symgen.reference.poses import Poses


@pytest.mark.parametrize("name", ["excavator", "palletiser"])
def test_the_start_closes_although_zero_does_not(name, repository):
    chain = symgen.load_chain(repository / "examples" / "linkages" / f"{name}.yaml")
    q, qd = release(symgen.build_model(chain, "numpy", functions=["coordinates"]))
    poses = Poses(chain)
    assert np.max(np.abs(poses.dependence.free(q))) <= STEADY
    assert not np.any(qd)
    assert np.max(np.abs(q - poses.default())) <= 0.5


def test_a_crank_that_turns_right_round_starts_half_a_radian_off():
    q, _ = release(symgen.build_model(four_bar(), "numpy", functions=["coordinates"]))
    assert q.tolist() == [0.5]
