"""A slide and an arm on it, both with friction: a chain that every differentiable call is tried on."""

import symgen
from symgen.describe.load import loads_chain

__all__ = ["ARGUMENTS", "PUSHED", "frictional", "pushed"]

CHAIN = """
symgen: 1
name: frictional
gravity: [0, 0, -9.81]
parameters: {m: 2, c: 0.4, F_s: 8.0, F_c: 6.0}
joints:
  - name: a
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {static: F_s, coulomb: F_c, viscous: 0.2}
  - name: b
    parent: a
    type: revolute
    place: {rpy: [pi/2, 0, 0]}
    mass: 1
    com: [c, 0, 0]
    inertia: {zz: 0.02}
    friction: {static: 0.3, coulomb: 0.2}
"""

PUSHED = """
symgen: 1
name: pushed
gravity: [0, 0, 0]
parameters: {m: 2, F_s: 4.0, F_c: 3.0}
joints:
  - name: x
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {static: F_s, coulomb: F_c}
"""

ARGUMENTS = {"tau": {"x": "where(t < t2, k*t, 0)"}, "constants": {"k": 3.0, "t2": 2.5}}
"""Of the motion of `pushed`, 5 s, in the closed case: it breaks away at F_s/k, slides, and stops for good."""


def frictional(target="c", dtype="float64"):
    return symgen.build_model(loads_chain(CHAIN), target, dtype)


def pushed():
    return symgen.build_model(loads_chain(PUSHED))
