"""Equations of closed loops on the page, at positions that the reference finds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from sympy import Symbol, lambdify

from symgen import derive_equations, load_chain
from symgen.describe.load import loads_chain
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.report.blocks import Equations, Paragraph
from symgen.report.couplings import coupling_blocks
from symgen.report.equations import format_equations
from symgen.report.loops import loop_blocks

FOLDER = Path(__file__).parents[2] / "examples" / "linkages"

CLOSED = 1e-12
"""m, m^2 and cosines: sums of some ten products of numbers below one."""


def values_at(chain, q):
    """Numbers of parameters, joints, and of the symbols of their influence coefficients."""
    mechanics = mechanics_of(chain)
    values = {name: float(value) for name, value in mechanics.names.items()}
    values |= dict(zip(mechanics.dependence.all, mechanics.coordinates(q).tolist(), strict=True))
    g, h = mechanics.coordinate_influence(q)
    values |= {f"g{i + 1}_{k + 1}": float(x) for (i, k), x in np.ndenumerate(g)}
    return values | {f"h{i + 1}_{k + 1}_{j + 1}": float(x) for (i, k, j), x in np.ndenumerate(h)}


def number(expression, values):
    names = [Symbol(name) for name in values]
    return float(lambdify(names, expression)(*values.values()))


@pytest.mark.parametrize(
    ("name", "q"),
    [("four_bar", [0.7]), ("quick_return", [0.7]), ("delta", [0.2, 0.1, -0.3]), ("ankle", [0.2, -0.1])],
)
def test_both_sides_are_equal_where_the_loop_closes(name, q):
    chain = load_chain(FOLDER / f"{name}.yaml")
    values = values_at(chain, q)
    blocks = loop_blocks(derive_equations(chain))
    equations = [block for block in blocks if isinstance(block, Equations) and not block.packed]
    assert len(equations) == len(chain.loops) * (2 if len(q) < 3 else 1)  # the loop's, then those of g and h
    for block in equations:
        assert block.pairs
        for left, right in block.pairs:
            assert abs(number(left, values) - number(right, values)) < CLOSED


@pytest.mark.parametrize("name", ["four_bar", "peaucellier"])
def test_the_solution_with_the_sign_of_the_branch(name):
    """p goes from the first pin to the closing one; its letters are none of the chain's (a side of the rhomb is s)."""
    chain = load_chain(FOLDER / f"{name}.yaml")
    values = values_at(chain, [0.4])
    blocks = loop_blocks(derive_equations(chain))
    block = next(block for block in blocks if isinstance(block, Equations) and block.packed)
    letters = [str(left) for left, _ in block.pairs]
    assert not set(letters) & values.keys()
    found = []
    for sign in (1, -1):
        known = dict(values)
        for letter, (_, right) in zip(letters, block.pairs, strict=True):
            known[letter] = number(right, known) * (sign if "sqrt" in str(right) else 1)
        found.append([known[letters[-2]], known[letters[-1]]])
    first = chain.loops[0].dependent[0]
    angle = values[first] + (values["crank"] if chain.joint(first).parent == "crank" else 0.0)
    length = values["b"] if name == "four_bar" else values["l"]
    wanted = length * np.array([np.cos(angle), np.sin(angle)])
    assert np.max(np.abs(np.array(found[0]) - wanted)) < CLOSED
    assert np.max(np.abs(np.array(found[1]) - wanted)) > 0.01


def test_the_words_name_what_follows():
    blocks = loop_blocks(derive_equations(load_chain(FOLDER / "four_bar.yaml")))
    text = "".join(str(part) for block in blocks if isinstance(block, Paragraph) for part in block.parts)
    assert "coupler, rocker follow crank" in text
    assert "this chain has its left position" in text


def test_couplings_stand_beside_loops():
    equations = derive_equations(load_chain(FOLDER / "gripper.yaml"))
    (pairs,) = [block.pairs for block in coupling_blocks(equations) if isinstance(block, Equations)]
    assert pairs[0] == (Symbol("right"), -Symbol("left"))


def test_a_tree_has_no_loops():
    assert loop_blocks(derive_equations(load_chain(FOLDER.parent / "two_link.yaml"))) == []


@pytest.mark.parametrize("rubbing", [("piston",), ("crank", "piston")])
def test_friction_of_dependent_joints_is_named(rubbing):
    text = (FOLDER / "slider_crank.yaml").read_text()
    for name in rubbing:
        text = text.replace(f"name: {name},", f"name: {name}, friction: {{coulomb: 2}},")
    page = format_equations(derive_equations(loads_chain(text)), "text")
    assert "Here piston does." in " ".join(page.split())
    assert "f[1] = " not in page  # the crank's alone is not the friction along the coordinate
