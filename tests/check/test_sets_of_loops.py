"""Parameter sets of a check, where lengths of a loop are parameters."""

from __future__ import annotations

import numpy as np

from symgen.check.domain_sets import parameter_sets
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.program.function import RuntimeParameter
from symgen.reference.poses import Poses

SLIDER_CRANK = """
symgen: 1
name: slider_crank
parameters: {r: 0.05, l: 0.2}
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.002}}
  - {name: rod, type: revolute, place: {xyz: [r, 0, 0]}, actuated: false, mass: 0.3}
  - {name: piston, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, actuated: false}
loops:
  - {name: pin, type: revolute, between: [{joint: rod, at: [l, 0, 0]}, {joint: piston}], branch: right}
"""


def test_loops_close_with_all_sets():
    """A rod of length zero closes nothing; a crank of length zero does."""
    chain = loads_chain(SLIDER_CRANK)
    parameters = [RuntimeParameter("r", 0.05), RuntimeParameter("l", 0.2)]
    sets, zeros, _ = parameter_sets(assemble(chain), parameters, None, {}, 0)
    assert zeros == ("r",)
    assert np.all(sets[1] > 0.0)
    for r, length in sets.T:
        assert Poses(chain, {"r": r, "l": length}).closes(np.zeros(1))
