"""Base parameters: as many as the regressor's rank, and the joint forces of any bodies from them alone."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import numpy as np
import pytest
import sympy
from random_chains import random_chain, random_inertia
from zoo import CHAINS, DOWN_Z, e, parameter

from symgen.derive.base_parameters.combinations import base_parameters
from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.chain import BASE, Chain, Joint, Mdh, Xyz
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.validate import validate
from symgen.describe.write_expression import to_text
from symgen.reference.mechanics import Mechanics
from tests.seeds import seeds

NUMBER = {"puma560": 36, "panda": 43, "planar8": 24, "pendulum": 3}
"""7 n less 6 where the first axis is vertical (43: Gaz and others 2019 for the Panda); 3 n in the plane."""


def stacked(chain, seed=1, states=30, values=None):
    """The regressor at random states, rows below each other."""
    draw = np.random.default_rng(seed)
    n = len(chain.moving)
    inputs = np.zeros(len(chain.input_names)) if chain.input_names else None
    mechanics = Mechanics(chain, values, inputs=inputs, t=0.0)
    return np.vstack([mechanics.regressor(*draw.uniform(-2.0, 2.0, (3, n))) for _ in range(states)])


def coefficients(chain, base):
    """The expressions as a matrix on phi: a function of the geometry's values, those of the chain without them."""
    defaults = parameter_defaults(chain)
    rows = [[expression.coeff(p) for p in base.parameters] for expression in base.expressions]
    matrix = sympy.lambdify([sympy.Symbol(name) for name in defaults], rows)

    def at(values=None):
        found = matrix(*(defaults | (values or {})).values())
        return np.array(found, dtype=float).reshape(len(base), len(base.parameters))

    return at


def assert_base(chain):
    base = base_parameters(assemble(chain))
    Y = stacked(chain)
    assert len(base) == np.linalg.matrix_rank(Y, tol=1e-9 * max(1.0, np.abs(Y).max()) * max(Y.shape))
    B, D = coefficients(chain, base)(), np.array(base.directions).reshape(len(base), -1)
    phi = np.random.default_rng(2).normal(size=len(base.parameters))
    wanted = Y @ phi
    assert np.abs((Y @ D.T) @ (B @ phi) - wanted).max(initial=0.0) <= 1e-9 * np.abs(wanted).max(initial=1.0)
    np.testing.assert_allclose(B @ D.T, np.eye(len(base)), atol=1e-9)
    return base


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("name", CHAINS)
def test_rank_and_forces_on_the_zoo(name):
    base = assert_base(validate(CHAINS[name]()))
    if name in NUMBER:
        assert len(base) == NUMBER[name]


@pytest.mark.parametrize("seed", seeds("test_rank_and_forces_on_random_trees", 15))
def test_rank_and_forces_on_random_trees(seed):
    assert_base(validate(random_chain(seed, 1 + seed % 5)))


def stretched(chain, factor, gravity):
    """The chain with all lengths in another unit, and gravity with them where that is wanted."""

    def place(of):
        if isinstance(of, Xyz):
            return replace(of, xyz=tuple(longer(x) for x in of.xyz))
        return replace(of, a=longer(of.a), d=longer(of.d))

    def longer(x):
        return e(f"({to_text(x)})*{factor!r}")

    joints = tuple(replace(j, place=place(j.place)) for j in chain.joints)
    falling = tuple(map(longer, chain.gravity)) if gravity else chain.gravity
    return validate(replace(chain, joints=joints, gravity=falling))


def assert_same_in_another_unit(chain, factor, gravity):
    usual, other = (base_parameters(assemble(x)) for x in (chain, stretched(chain, factor, gravity)))
    assert other.names == usual.names
    powers = np.array([0, 1, 1, 1, 2, 2, 2, 2, 2, 2] * len(chain.joints))
    of_rows = np.array([0 if n.startswith("m_") else 1 if n.startswith("mc") else 2 for n in usual.names])
    change = factor ** (of_rows[:, None] - 1.0 * powers)
    wanted, found = coefficients(chain, usual)(), coefficients(chain, other)() / change
    np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("factor", [1e-6, 1e7])
@pytest.mark.parametrize("seed", seeds("test_units_decide_nothing", 6))
def test_units_decide_nothing(seed, factor):
    """A mechanism of micrometres and one whose metres are written so: the same combinations, the same shares."""
    assert_same_in_another_unit(validate(random_chain(seed, 1 + seed % 5)), factor, gravity=False)


@pytest.mark.parametrize("factor", [1e-13, 1e13])
@pytest.mark.parametrize("name", ["planar3", "puma560"])
def test_nor_do_units_of_which_a_single_power_is_beyond_rounding(name, factor):
    """Gravity is in them, too: in the usual unit it would be all that is felt, or nothing."""
    assert_same_in_another_unit(validate(CHAINS[name]()), factor, gravity=True)


def test_equations_offer_them():
    base = derive_equations(assemble(CHAINS["pendulum"]())).base_parameters()
    assert base.names == ("Izz_R(swing)", "mcx_R(swing)", "mcy_R(swing)")
    assert base.expressions == sympy.symbols("Izz(swing) mcx(swing) mcy(swing)")


def test_expressions_read_as_in_the_book():
    """Khalil and Dombre 2002: the second link's mass at its distance is seen by the first as inertia and moment."""
    base = base_parameters(assemble(validate(CHAINS["planar3"]())))
    named = dict(zip(base.names, base.expressions, strict=True))
    assert set(named) == {f"{what}_R(j{k})" for k in (1, 2, 3) for what in ("Izz", "mcx", "mcy")}
    m2, m3, x1 = sympy.symbols("m(j2) m(j3) mcx(j1)")
    length = named["mcx_R(j1)"].coeff(m2)
    assert length != 0
    assert sympy.expand(named["mcx_R(j1)"] - x1 - length * (m2 + m3)) == 0
    assert named["Izz_R(j3)"] == sympy.Symbol("Izz(j3)")


def sliding_arm(seed, joints=4):
    """A serial arm, or with a fork, whose lengths and half of whose angles are run-time parameters; slides are likely.

    Angles are most often zero, so that joints are parallel for all values, or zero by default only.
    """
    draw = random.Random(seed)
    declared = []

    def value(default):
        declared.append(parameter(f"p{len(declared)}", default))
        return e(declared[-1].name)

    def length():
        return e(0) if draw.random() < 0.3 else value(draw.choice((0.0, round(draw.uniform(-0.5, 0.5), 2))))

    def angle():
        default = draw.choice((0.0, 0.0, 0.0, 0.4, 1.5707963267948966))
        return value(default) if draw.random() < 0.4 else e(default)

    built = []
    for k in range(joints):
        kind = draw.choice(("revolute", "prismatic", "prismatic", "fixed")) if 0 < k < joints - 1 else "revolute"
        place = Mdh(length(), angle(), length(), angle())
        if draw.random() < 0.5:
            place = Xyz((length(), length(), length()), (angle(), angle(), angle()))
        parent = built[-1].name if built else BASE
        if k == 3 and draw.random() < 0.3:
            parent = built[1].name
        com = (e(0.1), e(0.2), e(-0.1))
        built.append(Joint(f"j{k}", kind, place, parent, mass=e(1), com=com, inertia=random_inertia(draw)))
    built[-1] = replace(built[-1], type=draw.choice(("revolute", "prismatic", "prismatic")))
    return validate(Chain(f"arm{seed}", tuple(built), gravity=DOWN_Z, parameters=tuple(declared)))


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@pytest.mark.parametrize("seed", seeds("test_formulas_hold_for_all_values_of_parameters", 12))
def test_formulas_hold_for_all_values_of_parameters(seed):
    """What they leave out moves nothing, with any lengths and angles, and none could be left out for other values."""
    chain = sliding_arm(seed)
    base = base_parameters(assemble(chain))
    names, matrix = list(parameter_defaults(chain)), coefficients(chain, base)
    for values in (np.random.default_rng(seed).uniform(0.3, 1.3, len(names)), np.zeros(len(names)), None):
        given = None if values is None else dict(zip(names, values, strict=True))
        Y, B = stacked(chain, values=given), matrix(given)
        left_out = np.linalg.svd(B)[2][np.linalg.matrix_rank(B) :]
        assert np.abs(Y @ left_out.T).max(initial=0.0) < 1e-9 * np.abs(Y).max()
        rank = np.linalg.matrix_rank(Y, tol=1e-9 * np.abs(Y).max())
        assert rank <= len(base)
    Y = stacked(chain, values=dict(zip(names, np.random.default_rng(seed).uniform(0.3, 1.3, len(names)), strict=True)))
    assert len(base) == np.linalg.matrix_rank(Y, tol=1e-9 * np.abs(Y).max())


def test_a_slide_beside_its_hinge_keeps_the_distance_in_the_formula():
    """m at (x, y) behind a slide along the hinge's axis at distance a: m ((a + x)^2 + y^2) about it, so 2 a m x."""
    a = parameter("a", 0.275)
    hinge = Joint("hinge", "revolute", mass=e(1), inertia=random_inertia(random.Random(1)))
    slide = Joint("slide", "prismatic", Xyz((e("a"), e(0), e(0))), "hinge", mass=e(1))
    base = base_parameters(assemble(validate(Chain("column", (hinge, slide), gravity=DOWN_Z, parameters=(a,)))))
    named = dict(zip(base.names, base.expressions, strict=True))
    own, far, x = sympy.symbols("Izz(hinge) Izz(slide) mcx(slide)")
    assert named["Izz_R(hinge)"] - own - far - 2 * sympy.Symbol("a") * x == 0


def test_values_without_sense_are_not_looked_at():
    """Above its own value the parameter gives no angle."""
    cosine = parameter("cosine", 1.0)
    joints = (Joint("a", "revolute", Mdh(e(0), e("acos(cosine)"), e(0), e(0)), mass=e(1), com=(e(0.1), e(0), e(0))),)
    base = base_parameters(assemble(validate(Chain("tilted", joints, gravity=DOWN_Z, parameters=(cosine,)))))
    assert base.names == ("Izz_R(a)", "mcx_R(a)", "mcy_R(a)")  # gravity moves it where the axis is not vertical


def test_numbers_are_printed_as_decimals():
    """Whatever fractions the lengths make: 0.316 and its square, halves of inertias, and letters as they are."""
    chain = CHAINS["panda"]()
    text = str(derive_equations(assemble(validate(chain))).base_parameters())
    assert not re.search(r"[0-9)]/[0-9]", text)
    assert "0.099856*m(j7) + 0.632*mcz(j3)" in text
    assert "Izz_R(j1) = 0.5*Ixx(j2) + 0.5*Iyy(j2) + Izz(j1) - 0.5*Izz(j2)" in text
    assert "mcy_R(j2) = -0.316*m(j3) - " in text


def test_constant_lengths_are_letters():
    lengths = (parameter("a2", 0.5, constant=True), parameter("d3", 0.12, constant=True))
    zero = e(0.0)
    arm = Chain(
        "arm",
        (
            Joint("waist", "revolute", Mdh()),
            Joint("shoulder", "revolute", Mdh(alpha=e("-pi/2")), parent="waist"),
            Joint(
                "elbow", "revolute", Mdh(a=e("a2"), d=e("d3")), parent="shoulder", mass=e(1.0), com=(e(0.1), zero, zero)
            ),
        ),
        gravity=DOWN_Z,
        parameters=lengths,
    )
    base = assert_base(arm)
    a2, d3, m = map(sympy.Symbol, ("a2", "d3", "m(elbow)"))
    found = dict(zip(base.names, base.expressions, strict=True))
    assert found["Izz_R(shoulder)"].coeff(m) == a2**2
    assert found["Izz_R(waist)"].coeff(m) == d3**2
