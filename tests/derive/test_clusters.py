"""Articulated bodies whose joints follow coordinates: accelerations of constraints with multipliers, and operations."""

import random
from dataclasses import replace

import numpy as np
import pytest
from random_chains import random_chain

import symgen
from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.recursive.formulation import Formulation
from symgen.describe.assemble import assemble
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.load import loads_chain
from symgen.describe.parse import parse
from symgen.describe.validate import validate
from symgen.formulate.chooser import Chooser
from symgen.formulate.rules import LONG, starting_plan
from symgen.reference.coupled_mechanics import mechanics_of

TOLERANCE = 1e-10
"""Relative to the largest acceleration; 60 chains differ by 1.5e-14 at most."""

GRIPPER = """
symgen: 1
name: gripper
joints:
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0.3], axis: [0, 1, 0]}, mass: 2, com: [0.2, 0, 0]}
  - name: wrist
    type: revolute
    place: {xyz: [0.4, 0, 0], axis: [1, 0, 0]}
    mass: 1
    com: [0.1, 0, 0.02]
    inertia: {xx: 0.01, yy: 0.01, zz: 0.01}
  - {name: left, type: revolute, place: {xyz: [0.1, 0.05, 0]}, mass: 0.2, com: [0.05, 0, 0]}
  - {name: pad, type: revolute, place: {xyz: [0.1, 0, 0]}, mass: 0.1, com: [0.02, 0, 0]}
  - {name: right, type: prismatic, parent: wrist, place: {xyz: [0.1, -0.05, 0], axis: [0, 1, 0]}, mass: 0.3}
coupled: {pad: -left, right: 0.05*left + 0.1*sin(wrist)}
"""
"""A coordinate whose joints lie one behind the other and on two branches, and a joint that follows two coordinates."""


def tree(seed):
    """A random tree, some of whose joints follow one or two others in lines and curves."""
    draw = random.Random(seed)
    chain = random_chain(seed, 3 + seed % 6, fixed=False)
    names, entries = [joint.name for joint in chain.joints], []
    for place in sorted(draw.sample(range(1, len(names)), min(3, 1 + seed % len(names), len(names) - 1))):
        others = draw.sample(names[:place], min(place, draw.randint(1, 2)))
        terms = [f"{draw.choice([1, -1, 2.5, -0.7])}*{draw.choice(['{}', 'sin({})']).format(x)}" for x in others]
        entries.append((names[place], parse(" + ".join(terms))))
    return validate(replace(chain, coupled=tuple(entries)))


@pytest.mark.parametrize("case", ["gripper", *range(12)])
def test_accelerations_are_those_of_the_tree_under_constraints(case):
    mechanism = assemble(loads_chain(GRIPPER) if case == "gripper" else tree(case))
    q, qd, tau = np.random.default_rng(1).normal(size=(3, mechanism.nv))
    wanted = mechanics_of(mechanism.chain).forward_dynamics(q, qd, tau)
    found = numeric_quantities(mechanism, parameter_defaults(mechanism.chain), q.tolist(), qd.tolist())
    for continues in (True, False):
        plan = replace(starting_plan(found), solver="articulated", continues=(continues,) * len(mechanism.names))
        qdd = [x.x for x in Formulation(found, plan).forward_dynamics([found.algebra.constant(x) for x in tau])]
        assert np.max(np.abs(qdd - wanted)) < TOLERANCE * max(1.0, np.max(np.abs(wanted)))


def cost(chain):
    """Operations of forward dynamics before the passes, and the solver."""
    chooser = Chooser(assemble(chain), None, "debug")
    plan = chooser.plan("forward_dynamics")
    return chooser.count("forward_dynamics")(plan), plan.solver


PLANAR = symgen.load_chain("examples/planar8.yaml")


@pytest.mark.parametrize(
    ("coupled", "more"),
    [
        ({"j8": "j7"}, 3),
        ({"j8": "-j7"}, 3),
        ({"j8": "2.5*j7"}, 11),
        ({"j5": "j4"}, 14),
        ({"j2": "j1"}, -2),
        ({"j8": "j1"}, 62),
    ],
)
def test_a_joint_that_follows_costs_little_more_than_a_free_one(coupled, more):
    """By the projected inertia matrix the first takes 153 operations more."""
    entries = tuple((name, parse(value)) for name, value in coupled.items())
    free, (flops, solver) = cost(PLANAR)[0], cost(validate(replace(PLANAR, coupled=entries)))
    assert (flops <= free + more, solver) == (True, "articulated")


def test_long_chains_are_articulated_without_asking():
    link = "  - {name: j%d, type: revolute, place: {xyz: [1, 0, 0]}, mass: 1, com: [0.5, 0, 0]}\n"
    links = "".join(link % k for k in range(LONG + 2))
    assert cost(loads_chain(f"symgen: 1\nname: snake\njoints:\n{links}coupled: {{j5: j3}}\n"))[1] == "articulated"
