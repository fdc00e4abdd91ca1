"""Stops, backlash and distances on pages, as their author wrote them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sympy import Expr, Pow, Symbol, cos, sin, sqrt, symbols

import symgen
from symgen.derive.symbols import rate
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.load import loads_chain
from symgen.report.blocks import Equations, Whole
from symgen.report.document import Wanted, equations_document
from tests.report.example_equations import plain_page

ROOT = Path(__file__).parents[2]

GRIPPER = """symgen: 1
name: gripper
gravity: [0, 0, -9.81]
parameters: {e: 0.4}
joints:
  - {name: arm, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 2, com: [0.3, 0, 0],
     stop: {lower: -0.5, restitution: e}}
  - {name: slide, type: prismatic, place: {xyz: [0.5, 0, 0], axis: [1, 0, 0]}, mass: 1,
     stop: {upper: 0.2, stiffness: 1e4, damping: 50}, drive: {inertia: 3, backlash: {gap: 0.002, restitution: 0.3}}}
points: {tip: {joint: slide, at: [0.1, 0, 0]}}
distances:
  rope: {between: [tip, {joint: base, at: [0, 0, 1]}], stop: {upper: 1.4}}
  coil: {between: [tip, {joint: arm}], stiffness: 100, rest: 1}
"""


@pytest.fixture(scope="module")
def gripper():
    return symgen.derive_equations(loads_chain(GRIPPER))


def lines(text, title):
    """The lines of a part, blanks between cells single."""
    part = text.split(f"\n{title}\n{'-' * len(title)}\n\n")[1].split("\n---")[0]
    return [re.sub(" +", " ", line).strip() for line in part.splitlines()]


def test_stops_are_listed_as_they_were_written(gripper):
    text = plain_page(gripper)
    stops = lines(text, "Stops")
    assert stops[:4] == [
        "joint lower upper restitution epsilon",
        "arm -0.5 e",
        "slide_backlash, the play of slide -0.001 0.001 0.3",
        "rope 1.4 0",
    ]
    assert any(line.startswith("Delta qd = -(1 + epsilon) v/(g M^-1 g') M^-1 g'") for line in stops)
    assert "soft stop of lower upper stiffness damping" in stops
    assert "slide 0.2 10000 50" in stops
    distances = lines(text, "Distances")
    assert distances[2:5] == [
        "distance from to stiffness rest damping",
        "rope tip 0, 0, 1, of the base",
        "coil tip 0, 0, 0, of arm 100 1",
    ]
    assert {"4 slide_backlash slide_backlash play", "5 rope rope distance", "6 coil coil distance"} <= {
        *lines(text, "Joints")
    }
    assert "T[5]" not in text
    assert "T[3]" in text


def test_stops_in_latex_and_on_pages(gripper):
    text = plain_page(gripper, "latex")
    assert r"g \, \mathbf{M}^{-1} \, g^{\mathsf{T}}" in text
    assert r"w + \boldsymbol{\epsilon} \, u \ge 0" in text
    assert "mathrm{epsilon}" not in text
    assert "Stops" in plain_page(gripper, "html")


def test_the_jump_of_the_rates_is_that_of_the_mechanisms():
    """`stop` in tests/data/mechanisms.json, computed by two other codes."""
    expected = json.loads((ROOT / "tests" / "data" / "mechanisms.json").read_text())["stop"]["expected"]
    text = (ROOT / "examples" / "two_link.yaml").read_text()
    chain = loads_chain(text.replace("viscous: 0.03}", "viscous: 0.03}\n    stop: {upper: 0.8, restitution: 0.4}"))
    blocks = equations_document(symgen.derive_equations(chain)).blocks
    pairs = {
        left: right
        for b in blocks
        if isinstance(b, Equations)
        for left, right in b.pairs
        if left == Whole("b", "elbow")
    }
    (jump,) = pairs.values()
    values = {**parameter_defaults(chain), "elbow": 0.8}
    along = [float(x.subs({symbol: values[symbol.name] for symbol in x.free_symbols})) for x in jump]
    after = [rate - (1.0 + 0.4) * 2.5 * b for rate, b in zip((-1.1, 2.5), along, strict=True)]
    assert after == pytest.approx(expected["qd_after"], abs=1e-12)


def test_pages_without_stops_have_none():
    assert "Stops" not in plain_page(symgen.derive_equations(symgen.load_chain(ROOT / "examples/pendulum.yaml")))


STRUT = """symgen: 1
name: tailgate
gravity: [0, -9.81, 0]
parameters: {k: 900, s0: 0.9, c: 40}
joints: [{name: gate, type: revolute, place: {xyz: [0, 0, 0]}, mass: 12, com: [0.4, 0, 0], inertia: {zz: 0.64}}]
points: {eye: {joint: gate, at: [0.4, 0, 0]}}
distances: {strut: {between: [{joint: base, at: [0.1, -0.5, 0]}, eye], stiffness: k, rest: s0, damping: c}}
"""


def test_forces_of_a_strut_are_written_by_its_length():
    """Moments k (s - s0) g and c g^2 d(gate), s^2 = 0.42 - 0.08 cos + 0.4 sin, g = (0.04 sin + 0.2 cos)/s."""
    blocks = equations_document(symgen.derive_equations(loads_chain(STRUT)), Wanted(hamilton=True)).blocks
    pairs = [pair for block in blocks if isinstance(block, Equations) for pair in block.pairs]
    by_letter = {left: right for left, right in pairs if isinstance(left, Whole)}
    gate, strut, k, s0, c = symbols("gate strut k s0 c")
    slope = (sin(gate) / 25 + cos(gate) / 5) / strut
    assert (by_letter[Whole("k")][0] - k * (strut - s0) * slope).expand() == 0
    at = {gate: 0.7, strut: sqrt(0.42 - 0.08 * cos(0.7) + 0.4 * sin(0.7)), c: 40, rate("gate"): 0.3}
    assert by_letter[Whole("d")][0].xreplace(at) == pytest.approx((c * slope**2 * 0.3).xreplace(at), rel=1e-14)
    later = pairs[next(i for i, (left, _) in enumerate(pairs) if left == Symbol("<V>")) :]
    powers = {power for _, right in later if isinstance(right, Expr) for power in right.atoms(Pow)}
    assert not any(power.base.is_Add and power.exp != 2 for power in powers)
