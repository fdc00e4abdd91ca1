"""States of chains with closed loops: poses that can be reached, away from singular ones."""

from __future__ import annotations

import numpy as np
from linkages import four_bar, slider_crank

from symgen.check.closing import FASTEST, closed
from symgen.check.states import draw
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline.load import as_mechanism
from symgen.reference.poses import Poses

ROCKERS = """
symgen: 1
name: rockers
joints:
  - {name: left, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}
  - {name: rod, type: revolute, actuated: false, place: {xyz: [0.5, 0, 0]}, mass: 1}
  - {name: right, type: revolute, parent: base, actuated: false, place: {xyz: [0.6, 0, 0]}, mass: 1}
loops:
  - {name: B, type: revolute, between: [{joint: rod, at: [0.5, 0, 0]}, {joint: right, at: [0.4, 0, 0]}],
     near: {left: 90 deg, rod: -90 deg, right: 90 deg}}
"""
"""Neither end turns right round: of most angles the loop does not close."""


def test_every_state_closes_away_from_singular_poses():
    chain = as_mechanism(loads_chain(ROCKERS)).chain
    drawn = draw(assemble(chain), (), 16, 3)
    states = closed(assemble(chain), (), drawn)
    dependence = Poses(chain).dependence
    for q in states.values["q"].T:
        assert np.max(np.abs(dependence.free(q))) <= FASTEST
    assert np.all(states.values["q"][:, states.single].astype(np.float32) == states.values["q"][:, states.single])
    moved = np.any(states.values["q"] != drawn.values["q"], axis=0)
    assert np.any(moved)
    assert not np.all(moved)  # what closes stays where it was drawn


def test_cranks_that_turn_right_round_keep_their_states():
    for chain in (four_bar(), slider_crank()):
        drawn = draw(assemble(chain), (), 10, 3)
        assert np.mean(closed(assemble(chain), (), drawn).values["q"] == drawn.values["q"]) > 0.9
