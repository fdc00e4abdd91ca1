"""Checks keep three turns of a composite joint away from poses where they lose a freedom."""

import math

import numpy as np

from symgen.check.closing import closed
from symgen.check.states import draw
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain


def distance(q, at):
    return np.abs(q - at - math.pi * np.rint((q - at) / math.pi))


def test_states_keep_away_from_singular_turns():
    for name, k, at in (("leg", 1, math.pi / 2), ("gyroscope", 1, 0.0), ("free_body", 4, math.pi / 2)):
        chain = load_chain(f"examples/joints/{name}.yaml")
        drawn = draw(assemble(chain), (), 400, 0)
        found = closed(assemble(chain), (), drawn)
        moved = np.any(found.values["q"] != drawn.values["q"], axis=0)
        moderate = np.abs(drawn.values["q"][k]) < 10.0  # far angles in single precision are where they are
        assert np.min(distance(drawn.values["q"][k], at)) < math.radians(5.0)
        assert np.min(distance(found.values["q"][k][moderate], at)) >= math.radians(5.0)
        assert 0 < np.count_nonzero(moved) < 200
        assert np.all(found.values["q"][:, ~moved] == drawn.values["q"][:, ~moved])


def test_chains_of_single_joints_keep_their_states():
    chain = load_chain("examples/two_link.yaml")
    states = draw(assemble(chain), (), 10, 0)
    assert closed(assemble(chain), (), states) is states
