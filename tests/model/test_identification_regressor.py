"""`identification_regressor`: three independent ways agree, and its columns add up to the forces of the chain."""

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.linear_parameters import linear_parameters
from symgen.describe.load import load_chain, loads_chain
from symgen.pipeline import build_model, select_functions
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.mechanics import Mechanics

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

EVERYTHING = """symgen: 1
name: rig
gravity: [0.5, 0, -9.81]
parameters: {mu: 2.5, k: 12}
joints:
  - {name: slide, type: prismatic, place: {xyz: [0, 0, 0.1], axis: [1, 0.2, 0]}, mass: 4, com: [0, 0.1, 0],
     inertia: {xx: 0.1, yy: 0.1, zz: 0.1}, stiffness: k, rest: 0.3, armature: 0.7, friction: {coulomb: mu, viscous: 3}}
  - {name: turn, type: revolute, place: {mdh: {a: 0.3, alpha: pi/2, d: 0.1}}, mass: 2, com: [0.2, 0, 0.1],
     inertia: {xx: 0.1, yy: 0.2, zz: 0.15, xy: 0.01},
     friction: {coulomb: 0.4, static: 0.9, viscous: 0.2, stribeck: {velocity: 0.5}}, drive: {ratio: -20, inertia: 0.001,
     axis: [1, 1, 0], motor_friction: {coulomb: 0.01, viscous: 0.002}}}
  - {name: flange, type: fixed, place: {xyz: [0.1, 0, 0.2], rpy: [0.1, 0.2, 0.3]}, mass: 0.5, com: [0, 0.1, 0],
     inertia: {xx: 0.01, yy: 0.01, zz: 0.01}}
  - {name: hand, type: revolute, place: {dh: {a: 0.2, alpha: 0.7, d: 0.1}}, mass: 1, com: [0.1, 0, 0.1],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.02}, damping: 0.6, drive: {lead_per_turn: 0.5, inertia: 0.002}}
stiffness: [{joints: [slide, hand], matrix: [[7, 1], [1, 5]]}]
"""
"""Slides, dh and mdh, fixed links, rotors with axes of their own, Stribeck's curve, springs of both kinds."""

LOOP = """symgen: 1
name: five_bar
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01}}
  - {name: b, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 1, com: [0.2, 0, 0],
     inertia: {zz: 0.02}, friction: {coulomb: 0.4}}
  - {name: c, type: revolute, parent: base, place: {xyz: [0.2, 0, 0]}, mass: 1, com: [0.1, 0, 0], inertia: {zz: 0.01}}
  - {name: e, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0]}, mass: 1, com: [0.2, 0, 0],
     inertia: {zz: 0.02}}
loops: [{name: pin, type: revolute, between: [{joint: b, at: [0.6, 0, 0]}, {joint: e, at: [0.6, 0, 0]}], branch: left,
         friction: {coulomb: [0.2, 0.3], static: 0.5, viscous: 0.1, stribeck: {velocity: 0.5}}}]
"""
"""Two freedoms, on which the closing pin depends."""


def chains():
    return {
        "rig": loads_chain(EVERYTHING),
        "puma": load_chain("examples/puma560_friction.yaml"),
        "loop": loads_chain(LOOP),
    }


@pytest.mark.parametrize("name", ["rig", "puma", "loop"])
def test_three_opinions_agree(name):
    chain = chains()[name]
    n = len(chain.moving)
    names = ["identification_regressor"]
    reach = 0.5 if chain.loops else 2.0
    q, qd, qdd = np.random.default_rng(1).uniform(-reach, reach, (3, 4, n))
    fast = build_model(chain, "numpy", functions=names)
    lagrange = build_model(chain, "reference", functions=names).identification_regressor(q, qd, qdd)
    numeric = np.array([mechanics_of(chain).identification_regressor(*x) for x in zip(q, qd, qdd, strict=True)])
    found = fast.identification_regressor(q, qd, qdd)
    assert found.shape == (4, n, len(fast.identification_regressor.columns))
    # sums of some tens of terms in doubles
    np.testing.assert_allclose(found, lagrange, atol=1e-12 * np.abs(lagrange).max())
    np.testing.assert_allclose(found, numeric, atol=1e-12 * np.abs(numeric).max())


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_columns_add_up_to_the_forces(target):
    """Y times the chain's numbers, written down by hand, is inverse dynamics and level friction (conventions.md)."""
    chain = loads_chain(EVERYTHING)
    mechanics = Mechanics(chain)
    model = build_model(chain, target, functions=["identification_regressor", "inverse_dynamics"])
    q, qd, qdd = np.random.default_rng(3).uniform(-1.0, 1.0, (3, 20, 3))
    values = {
        "slide_coulomb": 2.5, "slide_viscous": 3.0, "turn_coulomb": 0.4, "turn_static": 0.9, "turn_viscous": 0.2,
        "turn_motor_coulomb": 0.01, "turn_motor_viscous": 0.002, "turn_rotor_inertia": 0.001, "slide_armature": 0.7,
        "hand_rotor_inertia": 0.002, "slide_stiffness": 12.0 + 7.0, "slide_hand_stiffness": 1.0, "hand_stiffness": 5.0,
        "slide_stiffness_rest": 19.0 * 0.3, "hand_stiffness_rest": 0.3, "hand_damping": 0.6, "slide_offset": 0.0,
        "turn_offset": 0.0, "hand_offset": 0.0,
    }  # fmt: skip
    links = []
    for link in mechanics.links:
        shift = link.com @ link.com * np.eye(3) - np.outer(link.com, link.com)
        about = (link.inertia + link.mass * shift)[np.triu_indices(3)]
        links += [link.mass, *(link.mass * link.com), *about]
    columns = model.identification_regressor.columns
    theta = np.array([*links, *(values[name] for name in columns[len(links) :])])
    assert len(theta) == len(columns)
    level = 0.4 + 0.5 * np.exp(-((np.abs(qd[:, 1]) / 0.5) ** 2))
    friction = 3.0 * qd[:, 0] + 2.5 * np.sign(qd[:, 0]), level * np.sign(qd[:, 1]) + 0.2 * qd[:, 1]
    wanted = model.inverse_dynamics(q, qd, qdd)
    wanted[:, 0] += friction[0]
    wanted[:, 1] += friction[1] + 20 * 0.01 * np.sign(qd[:, 1]) + 400 * 0.002 * qd[:, 1]
    np.testing.assert_allclose(model.identification_regressor(q, qd, qdd) @ theta, wanted, atol=1e-11)


def test_it_is_emitted_on_request_only():
    chain = load_chain("examples/two_link.yaml")
    assert "identification_regressor" not in select_functions(assemble(chain))
    assert "identification_regressor" in select_functions(assemble(chain), ["identification_regressor"])


def test_names_of_columns():
    names = [p.name for p in linear_parameters(loads_chain(EVERYTHING))]
    assert names[:2] == ["m(slide)", "mcx(slide)"]
    assert names[40:] == [
        "slide_armature", "turn_rotor_inertia", "hand_rotor_inertia", "slide_coulomb", "slide_viscous", "turn_coulomb",
        "turn_static", "turn_viscous", "turn_motor_coulomb", "turn_motor_viscous", "slide_stiffness",
        "slide_hand_stiffness", "hand_stiffness", "slide_stiffness_rest", "hand_stiffness_rest", "hand_damping",
        "slide_offset", "turn_offset",
        "hand_offset",
    ]  # fmt: skip
    pin = "friction: {coefficient: 0.1, normal: radial, radius: 0.1}"
    text = f"symgen: 1\nname: a\njoints: [{{name: j, type: revolute, place: {{xyz: [0, 0, 0]}}, {pin}}}]"
    assert [p.name for p in linear_parameters(loads_chain(text))][10:] == ["j_viscous", "j_offset"]
