"""The recursion that pages print for long chains, evaluated line by line, against Lagrange's equations."""

import random

import numpy as np
import pytest
import zoo
from sympy import Integer

from symgen.derive.symbols import translate
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.pipeline import derive_equations
from symgen.report.blocks import Whole, element
from symgen.report.kinematics import chain_steps
from symgen.report.recursion import recursion_of
from tests.report.vector_values import value

SLIDING = """
symgen: 1
name: sliding
gravity: [0.3, -9.81, 0.2]
joints:
  - {name: turn, type: revolute, place: {dh: {a: 0.2, alpha: 0.7, d: 0.1, theta: 0.2}}, mass: 2, com: [0.1, 0.2, 0.05],
     inertia: {xx: 0.1, yy: 0.2, zz: 0.15, xy: 0.01}}
  - {name: slide, type: prismatic, place: {dh: {a: 0.1, alpha: -0.4, d: 0.3}}, mass: 1, com: [0.1, -0.1, 0],
     stiffness: 30, damping: 2}
  - {name: bend, type: revolute, place: {dh: {a: 0.3, alpha: 1.1, d: -0.1}}, mass: 1.5, com: [0, 0.1, 0],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.04}, drive: {ratio: 40, inertia: 0.0003}}
  - {name: flange, type: fixed, place: {xyz: [0.1, 0, 0.2], rpy: [0.1, 0.2, 0.3]}, mass: 0.5, com: [0, 0, 0.1]}
  - {name: out, type: prismatic, place: {xyz: [0, 0.1, 0], axis: [1, 2, 2]}, mass: 0.7, com: [0.1, 0, 0],
     drive: {ratio: 300, inertia: 0.0001, axis: [0, 3, 4]}}
  - {name: side, type: revolute, place: {mdh: {a: 0.1, alpha: 0.5, d: 0.2, theta: 1}}, parent: turn, mass: 0.9,
     com: [0.1, 0.1, 0.1], inertia: {yy: 0.01}}
"""


def evaluated(equations, seed):
    """tau by the printed lines, and by Lagrange's equations, for one random motion and the chain's default numbers."""
    draw = random.Random(seed)
    chain, s = equations.chain, equations.system.symbols
    numbers = {symbol: draw.uniform(-1, 1) for symbol in (*s.q, *s.qd, *s.qdd)}
    numbers |= {symbol: draw.uniform(0.5, 1.5) for symbol in (*s.parameters, *s.inputs, s.t)}
    found = dict(numbers)

    def number(expression):
        return float((Integer(0) + expression).xreplace(found))

    wholes = {Whole("e", axis): np.eye(3)[k] for k, axis in enumerate("xyz")}
    wholes[Whole("a", "0")] = -np.array([number(x) for x in equations.system.gravity])
    for k, (joint, step) in enumerate(zip(chain.joints, chain_steps(assemble(chain)), strict=True), start=1):
        wholes[Whole("R", str(k))] = np.array(step.R.applyfunc(number).tolist(), float)
        wholes[Whole("r", f"C{k}")] = np.array([number(translate(x)) for x in joint.com])
        xx, yy, zz, xy, xz, yz = (
            number(translate(getattr(joint.inertia, n))) for n in ("xx", "yy", "zz", "xy", "xz", "yz")
        )
        wholes[Whole("I", str(k))] = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    for k, force in enumerate(equations.applied):
        for symbol, definition in equations.needed(force):
            found[symbol] = (Integer(0) + definition.xreplace(found)).evalf()
        found[element("a", k)] = (Integer(0) + force.xreplace(found)).evalf()
    lines = recursion_of(equations)
    printed = []
    for left, right in (*(pair for group in lines.outward for pair in group), *lines.inward):
        result = value(right, wholes, number)
        if isinstance(left, Whole):
            wholes[left] = result
        else:
            found[left] = result
    printed = [value(right, wholes, number) for _, right in lines.torques]
    for symbol, definition in equations.needed(equations.tau):
        numbers[symbol] = definition.xreplace(numbers).evalf()
    return printed, [float(x.xreplace(numbers).evalf()) for x in equations.tau]


@pytest.mark.parametrize("make", [lambda: loads_chain(SLIDING), zoo.puma560])
def test_lines_of_the_page_give_lagranges_forces(make):
    equations = derive_equations(make())
    printed, lagrange = evaluated(equations, seed=3)
    scale = max(map(abs, lagrange))
    assert printed == pytest.approx(lagrange, abs=1e-11 * scale)  # rounding of two orders of the same sums
