"""Forward dynamics with some joints held: against the reduced system of the numeric mechanics, for random patterns."""

from __future__ import annotations

import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.derive.algebra.branches import Branches
from symgen.derive.recursive.formulation import Formulation
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.formulate.chooser import Chooser
from symgen.program.function import Argument, Function, Output, Program
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics

EXAMPLES = Path(__file__).parents[2] / "examples"


TOP = loads_chain(
    """
symgen: 1
name: top
gravity: [0, 0, -9.81]
joints:
  - {name: j1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.1, 0, 0.2],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.04}}
  - {name: j2, type: revolute, place: {mdh: {alpha: pi/2, a: 0.1}}, mass: 1, com: [0.1, 0.2, 0],
     inertia: {xx: 0.02, yy: 0.02, zz: 0.015}}
  - {name: j3, type: revolute, place: {mdh: {alpha: pi/2, a: 0.1}}, mass: 1, com: [0.1, 0.2, 0],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.015}}
  - {name: j4, type: revolute, place: {mdh: {alpha: 0.7, a: 0.3}}, mass: 0.6, com: [0, 0, 0.1],
     inertia: {xx: 0.002, yy: 0.002, zz: 0.001}}
"""
)
"""A symmetric last link whose axis is neither parallel nor perpendicular to its parent's."""


def held_program(chain):
    """qdd of (q, qd, tau, stuck)."""
    chooser, n = Chooser(assemble(chain)), len(chain.moving)
    writer = chooser.writer
    branches = Branches(writer.algebra)
    stuck = [writer.pool.input("stuck", k, "boolean") for k in range(n)]
    form = Formulation(writer.quantities, chooser.plan("forward_dynamics"))
    qdd = form.forward_dynamics(writer.tau, lambda i, still, free: branches.where(stuck[i], still, free))
    inputs = (*(Argument(name, (n,)) for name in ("q", "qd", "tau")), Argument("stuck", (n,), "boolean"))
    function = Function("held", inputs, (Output("qdd", (n,), tuple(x.x for x in qdd)),))
    return Program(chain.name, (function,), (), writer.pool)


@pytest.mark.parametrize("name", ["puma560", "two_link", "planar8", "panda", "top"])
def test_held_joints_stay_and_the_others_move_as_if_they_were_welded(name):
    """PUMA's last link is symmetric and eliminated by itself, held or not; that of the top is oblique, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        chain = validate(TOP if name == "top" else symgen.load_chain(EXAMPLES / f"{name}.yaml"))
    chain = validate(replace(chain, parameters=tuple(replace(p, constant=True) for p in chain.parameters)))
    mechanics, n, count = Mechanics(chain), len(chain.moving), 24
    rng = np.random.default_rng(5)
    q, qd, tau = rng.normal(size=(3, count, n))
    qd, tau = 2.0 * qd, 10.0 * tau
    stuck = rng.random((count, n)) < 0.5
    stuck[0], stuck[1] = False, True
    qd[stuck] = 0.0
    (found,) = Interpreter(held_program(chain)).float64("held", [q.T, qd.T, tau.T, stuck.T])
    for k in range(count):
        free = ~stuck[k]
        M, h = mechanics.mass_matrix(q[k]), mechanics.bias(q[k], qd[k])
        assert np.all(found[stuck[k], k] == 0.0)
        forces = M[np.ix_(free, free)] @ found[free, k] + (h - tau[k])[free]
        size = np.max(np.abs(tau[k]) + np.abs(h)) + np.max(np.abs(M) @ np.abs(found[:, k]))
        assert np.all(np.abs(forces) < 1e-12 * size)  # residual of a solve, some thousand roundings at most
