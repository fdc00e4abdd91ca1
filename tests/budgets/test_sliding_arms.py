"""Arms with slides in the middle cost less than the plain link-frame recursion that CasADi makes straight code of.

The counts are those of casadi 3.8.2: Newton and Euler in link frames (Luh, Walker and Paul 1980), composite bodies and
LTDL' (Featherstone 2008, 6.3), masses regrouped to base parameters beforehand, `casadi.cse` last.
"""

from __future__ import annotations

import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import program
from symgen.program.count import operations

pytestmark = pytest.mark.release

FUNCTIONS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics", "coriolis_matrix")

SCARA = """
symgen: 1
name: scara
joints:
  - {name: j1, type: revolute, place: {dh: {a: 0.325, alpha: 0, d: 0.4, theta: 0}},
     mass: 4, com: [-0.16, 0, 0.02], inertia: {xx: 0.01, yy: 0.05, zz: 0.06}}
  - {name: j2, type: revolute, place: {dh: {a: 0.275, alpha: 180 deg, d: 0, theta: 0}},
     mass: 2.5, com: [-0.12, 0.01, 0], inertia: {xx: 0.006, yy: 0.03, zz: 0.032, xy: 0.0004}}
  - {name: z3, type: prismatic, place: {dh: {a: 0, alpha: 0, d: 0.1, theta: 0}},
     mass: 0.9, com: [0, 0, -0.1], inertia: {xx: 0.004, yy: 0.004, zz: 0.0003}}
  - {name: j4, type: revolute, place: {dh: {a: 0, alpha: 0, d: 0.05, theta: 0}},
     mass: 0.4, com: [0.01, 0, 0.02], inertia: {xx: 0.0003, yy: 0.0004, zz: 0.0002}}
"""

PLANAR = """
symgen: 1
name: planar_rprrp
gravity: [0, -9.81, 0]
joints:
  - {name: r1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0, 0], inertia: {zz: 0.03}}
  - {name: p2, type: prismatic, place: {xyz: [0.4, 0, 0], axis: [1, 0, 0]},
     mass: 1, com: [0.05, 0.01, 0], inertia: {zz: 0.004}}
  - {name: r3, type: revolute, place: {xyz: [0.1, 0, 0]}, mass: 1.2, com: [0.15, 0.02, 0], inertia: {zz: 0.01}}
  - {name: r4, type: revolute, place: {xyz: [0.3, 0, 0]}, mass: 0.9, com: [0.1, 0, 0], inertia: {zz: 0.006}}
  - {name: p5, type: prismatic, place: {xyz: [0.2, 0, 0], rpy: [0, 0, 0.5], axis: [0, 1, 0]},
     mass: 0.4, com: [0, 0.03, 0], inertia: {zz: 0.001}}
"""

CASADI = {SCARA: (40, 38, 64, 109, 77), PLANAR: (89, 111, 144, 296, 330)}
"""Chain -> flops of inertia matrix, bias, inverse and forward dynamics, Christoffel's matrix by derivatives of M."""


@pytest.mark.parametrize("text", CASADI, ids=["scara", "planar"])
def test_slides_cost_less_than_a_plain_recursion(text: str) -> None:
    found = operations(program(loads_chain(text), FUNCTIONS))
    dearer = {f: (found[f].flops, peer) for f, peer in zip(FUNCTIONS, CASADI[text], strict=True)}
    assert {f: counts for f, counts in dearer.items() if counts[0] >= counts[1]} == {}
