"""Small mechanisms cost what their closed forms do."""

from __future__ import annotations

import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import program
from symgen.program.count import operations

OBLIQUE = """
symgen: 1
name: oblique
joints:
  - {name: slide, type: prismatic, place: {xyz: [0.1, -0.2, 0.3], rpy: [0.3, -1.3, 1.6]}, mass: 0.9,
     com: [0.1, 0.02, 0.01], inertia: {xx: 0.005, yy: 0.006, zz: 0.004, xy: 0.0004, xz: -0.0003, yz: 0.0005}}
  - {name: swing, type: revolute, place: {xyz: [0.3, 0.3, -0.1], rpy: [0.1, -1.8, -0.4]}, mass: 1.0,
     com: [0.2, 0.2, -0.2], inertia: {xx: 0.004, yy: 0.005, zz: 0.005, xy: 0.0003, xz: 0.0002, yz: -0.0001}}
"""

TILTED = """
symgen: 1
name: tilted
gravity: [3.0, -9.0, 0]
joints:
  - {name: swing, type: revolute, place: {mdh: {}}, mass: 2, com: [0.3, 0.2, 0], inertia: {zz: 0.02}}
"""

FLOPS = [
    # M12 = a cos(q2 + b), M11 and M22 are numbers, so C12 = -a sin(q2 + b) qd2 alone
    (OBLIQUE, {"mass_matrix": 2, "coriolis_matrix": 3}),
    # tau = J qdd + a sin(q + b), whatever the directions of gravity and of the centre of mass
    (TILTED, {"mass_matrix": 0, "bias": 2, "gravity": 2, "inverse_dynamics": 4, "forward_dynamics": 4}),
]


@pytest.mark.parametrize(("text", "flops"), FLOPS, ids=["oblique", "tilted"])
def test_small_mechanisms_cost_what_their_closed_forms_do(text: str, flops: dict[str, int]) -> None:
    found = operations(program(loads_chain(text), list(flops)))
    assert {name: found[name].flops for name in flops} == flops
