"""What `derive_equations` gives: names, shapes, intermediates, refusals."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import zoo
from sympy import Symbol

from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.chain import Flexible, Friction
from symgen.describe.expression import Number
from symgen.describe.load import load_chain
from symgen.errors import ArgumentError

SHAPES = {
    "M": (6, 6), "coriolis": (6, 6), "P": (6, 6, 6), "h": (6, 1), "tau": (6, 1), "gravity": (6, 1), "springs": (6, 1),
    "velocity_terms": (6, 1), "reactions": (6, 6), "regressor": (6, 60), "stiffness": (6, 6), "damping": (6, 6),
}  # fmt: skip


def test_quantities_have_their_shapes_and_are_derived_once():
    equations = derive_equations(assemble(zoo.puma560()))
    for name, shape in SHAPES.items():
        quantity = getattr(equations, name)
        assert tuple(quantity.shape) == shape, name
        assert getattr(equations, name) is quantity
    G, H = equations.influence("tip")
    assert (G.shape, H.shape) == ((3, 6), (3, 6, 6))
    assert equations.influence("tip") == (G, H)
    assert equations.jacobian("tip").shape == (6, 6)
    assert equations.rotation("tip").shape == (3, 3)


def test_what_nobody_asks_for_is_not_derived():
    lazy, greedy = derive_equations(assemble(zoo.puma560())), derive_equations(assemble(zoo.puma560()))
    before = len(lazy.intermediates)
    assert before < 150  # frames and inertia tensors
    _ = greedy.P, greedy.h
    _ = lazy.h
    assert before < len(lazy.intermediates) < len(greedy.intermediates)
    assert "M" not in vars(lazy)


def test_intermediates_are_distinct_ordered_and_small():
    equations = derive_equations(assemble(zoo.puma560()))
    needed = equations.needed(equations.M, equations.h)
    assert len({expression for _, expression in needed}) == len(needed)
    own = {str(s) for s in equations.q + equations.qd}
    seen = set(own)
    for symbol, expression in needed:
        assert {str(s) for s in expression.free_symbols} <= seen
        assert len(expression.args) <= 8
        seen.add(str(symbol))
    assert {str(s) for s in equations.M.free_symbols} <= seen


def test_named_expressions_grow_with_the_square_of_the_joints():
    counts = {}
    for n in (4, 8, 16):
        equations = derive_equations(assemble(zoo.planar(n)))
        counts[n] = len(equations.needed(equations.M, equations.h))
    assert counts[16] / counts[8] < 4.2
    assert counts[8] / counts[4] < 4.2


def test_expand_leaves_only_the_names_of_the_chain():
    chain = zoo.prescribed()
    equations = derive_equations(assemble(chain))
    own = {*chain.q_names, *(f"d({name})" for name in chain.q_names), "t", *chain.input_names}
    own |= {p.name for p in chain.parameters}
    assert {str(s) for s in equations.expand(equations.h).free_symbols} <= own
    assert {str(s) for s in equations.expand(equations.kinetic_energy).free_symbols} <= own


def test_names_of_the_chain_are_not_taken_by_intermediates():
    chain = zoo.cart_double_pendulum()
    renamed = replace(
        chain, parameters=(*chain.parameters, zoo.parameter("c2", 1.0)), dissipation=zoo.e("c2*d(cart)**2")
    )
    equations = derive_equations(assemble(renamed))
    assert Symbol("c2") not in dict(equations.intermediates)
    assert equations.dampers[0] == 2 * Symbol("c2") * Symbol("d(cart)")


def test_prescribed_accelerations_are_derivatives_or_inputs():
    equations = derive_equations(assemble(zoo.prescribed()))
    names = equations.chain.q_names
    found = {names[k]: str(expression) for k, expression in equations.accelerations.items()}
    assert len(found) == sum(joint.motion is not None for joint in equations.chain.moving)
    for joint in equations.chain.moving:
        if joint.motion == "prescribed":
            assert found[joint.name] == f"{joint.name}_qdd"
        elif joint.motion is not None:
            assert "t" in found[joint.name]


def test_friction_is_no_part_of_the_smooth_equations():
    chain = zoo.pendulum()
    rubbing = replace(chain.joints[0], friction=Friction(coulomb=Number(1.0), viscous=Number(0.5)))
    smooth, rough = derive_equations(assemble(chain)), derive_equations(assemble(replace(chain, joints=(rubbing,))))
    assert rough.h == smooth.h


def test_bending_links_are_taken_as_rods():
    chain = zoo.pendulum()
    one = Number(1.0)
    bent = replace(chain, joints=(replace(chain.joints[0], flexible=Flexible(3, one, one, one)),))
    assert derive_equations(assemble(bent)).chain.q_names == ("swing", "swing_e1", "swing_e2")


def test_an_unknown_point_is_refused_with_those_there_are():
    with pytest.raises(ArgumentError, match="pendulum has no point 'nose'; it has tip"):
        derive_equations(assemble(zoo.pendulum())).position("nose")


def test_the_same_text_for_every_hash_seed():
    program = (
        "import symgen, zoo; e = symgen.derive_equations(zoo.tree());print(e.h, e.reactions, e.P, e.intermediates)"
    )
    texts = set()
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(path_of_tests())}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        texts.add(done.stdout)
    assert len(texts) == 1


def path_of_tests():
    """Folders that the other process needs."""
    tests = Path(__file__).parents[1]
    return str(tests), str(tests.parent)


def test_repr_is_one_line():
    equations = derive_equations(assemble(load_chain(Path(__file__).parents[2] / "examples" / "two_link.yaml")))
    assert repr(equations) == "<EquationsOfMotion of two_link: shoulder, elbow>"
    assert repr(equations.closed_form()) == "<ClosedForm of two_link: shoulder, elbow>"
