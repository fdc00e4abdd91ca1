"""Literals that are the rounding of zero are zero; small numbers stay what they are."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ChainWarning, ProgramError
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import starting_plan
from symgen.pipeline import build_model, emit_sources
from symgen.program.nodes import Pool
from symgen.program.optimise import optimise
from symgen.program.rounding import Literals
from symgen.reference.interpreter import Interpreter

OBLIQUE = """
symgen: 1
name: oblique
joints:
  - {name: foot, type: fixed, place: {xyz: [0.3, -0.2, 0.5], rpy: [0.4, -0.9, 1.3]}}
  - {name: slide, type: prismatic, parent: foot, mass: 1,
     place: {xyz: [0.1, 0.2, 0.3], rpy: [0.2, 0.5, -0.7], axis: [-0.691, 1.015, 0.068]}}
  - {name: swing, type: revolute, mass: 1, com: [0.1, 0.2, 0.3],
     place: {xyz: [-0.4, 0.1, 0.2], rpy: [1.1, -0.3, 0.6], axis: [-1.442, -0.373, 0.968]}}
  - {name: tip, type: revolute, mass: 1, com: [0.1, 0.2, 0.3],
     place: {xyz: [0.2, 0.1, -0.1], rpy: [-0.5, 0.8, 0.1], axis: [0.3, -0.5, 0.9]}}
"""


@pytest.fixture
def algebra() -> NodeAlgebra:
    return NodeAlgebra(Pool())


def test_what_is_left_of_a_difference_is_zero(algebra: NodeAlgebra) -> None:
    a, b, c = (algebra.constant(x) for x in (0.1, 0.2, 0.3))
    assert 0.1 + 0.2 - 0.3 != 0.0
    assert (a + b - c).is_zero
    assert (c - b - a).is_zero
    # the same seen from a turned frame: the terms are products
    angle = algebra.constant(0.7)
    s, c = algebra.sin(angle), algebra.cos(angle)
    assert (s * s + c * c - algebra.one).is_zero
    assert (s * (c * a) - c * (s * a)).is_zero


def test_rounding_is_told_after_more_steps_than_one(algebra: NodeAlgebra) -> None:
    """1e3 was added and taken away: what is left of 1e-14 is rounding, for its terms amount to 2e3."""
    far = algebra.constant(1000.1)
    near = far + algebra.constant(1e-14) - far
    assert near.is_zero
    third = algebra.constant(1.0) / algebra.constant(3.0)
    assert (third + third + third - algebra.one).is_zero
    rest = (far + algebra.constant(0.1)) - far  # 0.1 but for the rounding of a thousand
    assert not rest.is_zero
    assert (rest - algebra.constant(0.1)).is_zero


@pytest.mark.parametrize("value", [1e-17, -3e-30, 5e-324])
def test_small_numbers_stay(algebra: NodeAlgebra, value: float) -> None:
    small = algebra.constant(value)
    assert algebra.number(small) == value
    assert algebra.number(small * algebra.one + algebra.zero) == value
    assert algebra.number(algebra.constant(2.0) * small) == 2.0 * value
    # the difference of two small numbers is judged beside them, not beside one
    assert algebra.number(algebra.constant(2.0 * value) - small) == value


def test_a_number_that_is_given_is_exact_whatever_else_gave_it(algebra: NodeAlgebra) -> None:
    far = algebra.constant(1e9)
    computed = (far + algebra.constant(0.5)) - far
    assert algebra.number(computed) == 0.5
    given = algebra.constant(0.5)
    assert algebra.number(given - algebra.constant(0.5 - 1e-9)) == pytest.approx(1e-9, rel=1e-6)


def test_what_overflows_is_not_zero(algebra: NodeAlgebra) -> None:
    huge = algebra.constant(1e200)
    with pytest.raises(ProgramError):
        huge * huge
    assert (algebra.constant(1e-200) * algebra.constant(1e-200)).is_zero


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_oblique_axes_leave_no_rounding_in_the_code(dtype: str) -> None:
    """Seen in a regressor: 1e-47, which float32 cannot hold."""
    for source in emit_sources(loads_chain(OBLIQUE), "numpy", dtype):
        numbers = [
            abs(float(word)) for word in source.text.replace("(", " ").replace(")", " ").split() if is_number(word)
        ]
        assert all(number == 0.0 or number > 1e-12 for number in numbers)


def is_number(word: str) -> bool:
    try:
        return math.isfinite(float(word))
    except ValueError:
        return False


TILTED = """
symgen: 1
name: tilted
gravity: [0, 0, 0]
joints:
  - {name: a, type: prismatic, place: {rpy: [0, 0.3, 0], axis: [1.3e-8, 0, 1]}, mass: 1}
points: {tip: {joint: a, at: [0, 0, 0]}}
"""
"""The normalised axis has a component that rounds to 1, and is no coordinate direction."""


def test_an_axis_that_is_nearly_a_coordinate_direction_stays_tilted() -> None:
    with pytest.warns(ChainWarning, match="the number 1.3e-08 is almost 0"):
        chain = loads_chain(TILTED)
    model = build_model(chain, "numpy", functions=["jacobian_tip"])
    expected = [math.sin(0.3) + 1.3e-8 * math.cos(0.3), 0.0, math.cos(0.3) - 1.3e-8 * math.sin(0.3)]
    assert model.jacobian("tip", [0.0])[:3, 0].tolist() == pytest.approx(expected, abs=1e-15)


FAINT = """
symgen: 1
name: faint
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, com: [0.1, 0, 0], inertia: {xx: 1, yy: 1, zz: 1}}
  - {name: b, type: revolute, place: {xyz: [0.38, 0.001, 0.84], rpy: [0.3, 0, 0]}, mass: 1, com: [1e-6, 6e-7, 0],
     inertia: {xx: 1e-12, yy: 9e-13, zz: 7e-13}}
"""
"""The foot of b's axis on the common normal is far less exact than b's inertia is small."""


@pytest.mark.parametrize("shift", ["keep", "child", "parent"])
def test_where_an_origin_lies_on_its_axis_takes_nothing_from_a_small_inertia(shift: str) -> None:
    chain = loads_chain(FAINT)
    form = replace(starting_plan(Chooser(assemble(chain)).quantities), shift=(shift,) * 2, own=("link",) * 2)
    program = optimise(fast_program(assemble(chain), ["inverse_dynamics"], {"inverse_dynamics": form}))
    arguments = [np.array([[first], [second]]) for first, second in ((0.4, 0.7), (0.0, 0.0), (0.0, 1.0))]
    tau = Interpreter(program).float64("inverse_dynamics", arguments)[0].ravel()
    # I_zz + m (x^2 + y^2); with the origin 3 mm away the moments across are 1e-5, and their rounding is 1e-21
    assert tau[1] == pytest.approx(7e-13 + 1e-12 + 3.6e-13, rel=1e-8, abs=0.0)


def test_products_of_sums_that_cancel_a_little_are_no_zeros():
    """Each factor has lost four digits; so has their product, which is far below the terms multiplied out."""
    pool = Pool()
    literals = Literals(pool)
    lost = literals.sub(literals.given(1.0), literals.given(0.9999))
    product = lost
    for _ in range(5):
        product = literals.mul(product, lost)
    assert abs(product.value / 1e-24 - 1.0) < 1e-11
