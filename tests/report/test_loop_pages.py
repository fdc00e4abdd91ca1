"""Equations of closed loops on the page, at positions that the reference finds."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from sympy import Symbol, cos, lambdify

from symgen import derive_equations, load_chain
from symgen.describe.load import loads_chain
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.report.blocks import Equations, Paragraph, Whole
from symgen.report.couplings import coupling_blocks
from symgen.report.forms import page_forms
from symgen.report.lagrange import step_blocks
from symgen.report.loops import loop_blocks
from symgen.report.pin_forces import pin_force_blocks
from symgen.report.quantities import small_quantities
from tests.report.example_equations import plain_page
from tests.report.vector_values import value as vector_value

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


TRAMMEL = """
symgen: 1
name: {name}
joints:
  - {{name: turn, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.1}}}}
  - {{name: u, type: prismatic, actuated: false, place: {{xyz: [0.1, 0.2, 0], axis: [1, 0, 0]}}, mass: 1}}
  - {{name: v, type: prismatic, parent: base, actuated: false, mass: 1,
     place: {{xyz: [0.7, 0, 0], axis: [0.6, 0.8, 0]}}}}
loops:
  - {{name: P, type: revolute, between: [{{joint: u, at: [0.1, 0, 0]}}, {{joint: v}}], near: {{turn: 0.2}}}}
"""

LINK_WITH_ROD = """
symgen: 1
name: {name}
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.1}}}}
  - {{name: rocker, type: revolute, parent: base, actuated: false, place: {{xyz: [0.4, 0, 0]}}, mass: 1}}
loops:
  - {{name: R, type: rod, length: 0.36, branch: right,
     between: [{{joint: crank, at: [0.12, 0, 0]}}, {{joint: rocker, at: [0.26, 0, 0]}}]}}
"""

SLIDE_THAT_CLOSES = """
symgen: 1
name: {name}
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0]}}, inertia: {{zz: 0.1}}}}
  - {{name: block, type: revolute, actuated: false, place: {{xyz: [0.1, 0, 0]}}, mass: 0.1}}
  - {{name: lever, type: revolute, parent: base, actuated: false, place: {{xyz: [0, -0.3, 0]}}, mass: 1}}
loops:
  - {{name: S, type: prismatic, between: [{{joint: lever, at: [0, 0.02, 0]}}, {{joint: block}}], axis: [1, 0, 0],
     branch: right, near: {{block: 90 deg, lever: 90 deg}}}}
"""

DYADS = {"trammel": TRAMMEL, "rod": LINK_WITH_ROD, "slide": SLIDE_THAT_CLOSES}


def linkage(name):
    return loads_chain(DYADS[name].format(name=name)) if name in DYADS else load_chain(FOLDER / f"{name}.yaml")


def equations_of(name):
    chain = linkage(name)
    return chain, [b for b in loop_blocks(derive_equations(chain)) if isinstance(b, Equations)]


@pytest.mark.parametrize(
    ("name", "q", "systems"),
    [
        ("four_bar", [0.7], 2),
        ("quick_return", [0.7], 4),
        ("excavator", [1.2], 4),
        ("palletiser", [0.1, 1.3, 0.2], 3),
        ("delta", [0.2, 0.1, -0.3], 3),
        ("ankle", [0.2, -0.1], 2),
        ("trammel", [0.3], 2),
        ("rod", [0.7], 2),
        ("slide", [0.3], 2),
    ],
)
def test_both_sides_are_equal_where_the_loop_closes(name, q, systems):
    """The loops' equations, and the solved ones of g and h."""
    chain, equations = equations_of(name)
    values = values_at(chain, q)
    equations = [block for block in equations if not block.packed]
    assert len(equations) == systems
    for block in equations:
        known = dict(values)
        for left, right in block.pairs:
            if str(left) not in known and left.is_Symbol:
                known[str(left)] = number(right, known)
            assert abs(number(left, known) - number(right, known)) < CLOSED


@pytest.mark.parametrize(
    ("name", "q"),
    [
        ("four_bar", [0.4]),
        ("peaucellier", [0.4]),
        ("slider_crank", [0.4]),
        ("quick_return", [0.4]),
        ("excavator", [1.2]),
        ("trammel", [0.3]),
        ("rod", [0.4]),
        ("slide", [0.3]),
    ],
)
def test_both_positions_with_the_sign_of_the_branch(name, q):
    """The chain's sign gives its position; the other one closes the loop too, elsewhere."""
    chain, blocks = equations_of(name)
    values = values_at(chain, q)
    for loop, closing, steps in zip(chain.loops, blocks[0::3], blocks[1::3], strict=True):
        found = {sign: position(steps, values, sign, loop.dependent) for sign in (1, -1)}
        away = {s: max(turned(x - values[joint]) for joint, x in found[s].items()) for s in found}
        mine = min(away, key=away.get)
        assert away[mine] < CLOSED
        assert away[-mine] > 0.01 or name == "trammel"
        for left, right in closing.pairs:
            known = {**values, **found[-mine]}
            assert abs(number(left, known) - number(right, known)) < CLOSED


def turned(difference):
    return abs((difference + np.pi) % (2 * np.pi) - np.pi)


def position(steps, values, sign, follow):
    """The joints that follow, from the steps of the page with one sign; angles from their cosines and sines."""
    known = {name: x for name, x in values.items() if name not in follow} | {"sigma": sign}
    for left, right in steps.pairs:
        if left.is_Symbol:
            known[str(left)] = number(right, known)
        elif left.func is cos:
            cosine = number(right, known)
        else:
            (angle,), sine = left.args, number(right, known)
            assert abs(cosine**2 + sine**2 - 1.0) < CLOSED
            (joint,) = [x for x in angle.free_symbols if str(x) not in known]
            rest = number(angle - angle.coeff(joint) * joint, known)
            known[str(joint)] = float(angle.coeff(joint)) * (np.arctan2(sine, cosine) - rest)
    return {joint: known[joint] for joint in follow}


def test_a_parallelogram_follows_its_sides():
    """All three loops of the palletiser; the sides of the second one are equal as sums of parameters."""
    chain, blocks = equations_of("palletiser")
    values = values_at(chain, [0.1, 1.3, 0.2])
    follows = [block.pairs for block in blocks if block.packed and len(block.pairs) == 2]
    assert [[str(left) for left, _ in pairs] for pairs in follows] == [
        ["forearm", "rod"],
        ["triangle", "stay"],
        ["gripper", "guide"],
    ]
    for left, right in (pair for pairs in follows for pair in pairs):
        assert turned(number(left, values) - number(right, values)) < CLOSED


def test_scalars_of_a_dyad_take_letters_that_the_chain_leaves():
    text = (FOLDER / "slider_crank.yaml").read_text()
    mine = loads_chain(
        text.replace("l:", "s:")
        .replace("[l,", "[s,")
        .replace("mass: 0.4", "mass: eta")
        .replace("parameters:", "parameters:\n  eta: 0.4")
    )
    steps = next(
        block for block in loop_blocks(derive_equations(mine)) if isinstance(block, Equations) and block.packed
    )
    lefts = {str(left) for left, _ in steps.pairs}
    assert {"xi", "zeta"} <= lefts
    assert not {"s", "eta"} & lefts
    assert {"<e>x", "<e>y"} <= lefts


def test_the_words_name_what_follows():
    blocks = loop_blocks(derive_equations(load_chain(FOLDER / "four_bar.yaml")))
    text = "".join(str(part) for block in blocks if isinstance(block, Paragraph) for part in block.parts)
    assert "coupler, rocker follow crank" in text
    assert "this chain has its left position" in text


@pytest.mark.parametrize(("name", "said"), [("delta", "by the point of three spheres"), ("ankle", "Newton's method")])
def test_the_words_say_how_loops_in_space_are_closed(name, said):
    blocks = loop_blocks(derive_equations(load_chain(FOLDER / f"{name}.yaml")))
    assert said in "".join(str(part) for block in blocks if isinstance(block, Paragraph) for part in block.parts)


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
    page = plain_page(derive_equations(loads_chain(text)), "text")
    assert "Here piston does." in " ".join(page.split())
    own = "F_k[crank] s[1] + " if "crank" in rubbing else ""
    assert f"f[1] = {own}F_k[piston] s[1] abs(g3_1)" in page


@pytest.mark.parametrize("name", ["four_bar", "slider_crank"])
def test_steps_of_lagrange_s_method_reach_the_velocity_terms(name):
    """With one coordinate dT/dq is c and the rate of dT/d(qd) is M qdd + 2 c: rates of dependent joints count."""
    equations = derive_equations(load_chain(FOLDER / f"{name}.yaml"))
    values = values_at(equations.chain, [0.7])
    form = page_forms(equations, equations.M, equations.velocity_terms)
    shown = small_quantities(equations, form)
    (block,) = [block for block in step_blocks(equations, form, shown) if isinstance(block, Equations) and block.packed]
    terms = {str(left.by): right for left, right in block.pairs if left.stem == "T"}
    values |= {"d(crank)": 1.3, "dd(crank)": 0.0}
    c = number(shown.velocity_terms[0], values)
    assert abs(c) > 1e-6
    assert abs(number(terms["crank"], values) - c) < CLOSED
    rates = [x for x in terms["d(crank)"].terms if not hasattr(x, "inner")]
    assert abs(sum(number(x, values) for x in rates) - 2.0 * c) < CLOSED


@pytest.mark.parametrize(("name", "said"), [("toggle_press", "no momentum is conserved"), ("palletiser", "was sought")])
def test_what_loops_move_counts_for_cyclic_coordinates(name, said):
    equations = derive_equations(load_chain(FOLDER / f"{name}.yaml"))
    page = " ".join(plain_page(equations, "text").split())
    assert "cyclic: " not in page
    assert said in page


STRUT = """
distances: {strut: {between: [{joint: base, at: [0.1, -0.3, 0]}, {joint: rod, at: [0.1, 0.02, 0]}], stiffness: 100}}
"""


@pytest.mark.parametrize(("name", "more"), [("four_bar", ""), ("slider_crank", ""), ("slider_crank", STRUT)])
def test_forces_in_the_pins(name, more):
    """Against multipliers; 1e-10 of forces of some hundred newtons."""
    text = (FOLDER / f"{name}.yaml").read_text().replace("at: [0.2, 0.15, 0]", "at: [0.17, 0.05, 0]")
    text = text.replace("points: {P: {joint: piston, at: [0, 0, 0]}}", "points: {C: {joint: rod, at: [0.05, 0, 0]}}")
    chain = loads_chain(text + more)
    mechanics, q, qd, qdd = mechanics_of(chain), np.array([0.7]), np.array([3.0]), np.array([-2.0])
    tau = mechanics.inverse_dynamics(q, qd, qdd)
    values, (g, h) = values_at(chain, q), mechanics.coordinate_influence(q)
    for k, joint in enumerate(mechanics.dependence.all):
        values |= {f"d({joint})": float(g[k] @ qd), f"dd({joint})": float(g[k] @ qdd + qd @ h[k] @ qd)}
    pairs = [x for b in pin_force_blocks(derive_equations(chain), True) if isinstance(b, Equations) for x in b.pairs]
    for left, right in pairs:
        if isinstance(left, Symbol):
            values[str(left)] = number(right, values)
    closing = np.array([values["<F>B,x"], values["<F>B,y"], 0.0])
    assert np.max(np.abs(closing - mechanics.closing_forces(q, qd, tau)[0, :3])) < 1e-10
    G, H = mechanics.influence("C", q)
    strut = mechanics.position("C", q) + mechanics.rotation("C", q) @ [0.05, 0.02, 0.0] - [0.1, -0.3, 0.0]
    wholes = {
        Whole("S", "strut"): -100.0 * strut,
        Whole("a", "C2"): G @ qdd + qd @ H @ qd + [0.0, 9.81, 0.0],
        Whole("F", "B"): closing,
    }
    (balance,) = [right for left, right in pairs if left == Whole("F", "2")]
    turned = mechanics.rotation("C", q).T @ vector_value(balance, wholes, float)
    assert np.max(np.abs(turned - mechanics.reactions_to([], q, qd, qdd)[1, :3])) < 1e-10


def test_friction_of_pins_counts_by_their_coefficients():
    """The closing pin's and the rocker's levels stand beside |g|, with the mode of the whole loop."""
    text = (FOLDER / "four_bar.yaml").read_text().replace("branch: left}", "branch: left, friction: {coulomb: 0.1}}")
    text = text.replace("{name: rocker,", "{name: rocker, friction: {coulomb: 0.2},")
    page = plain_page(derive_equations(loads_chain(text)), "text")
    assert "f[1] = F_k[B] s[1] abs(g[B]) + F_k[rocker] s[1] abs(g3_1)" in page
