"""Load-dependent friction that leaves a sliding joint without a motion is remarked on, at its limit and not below."""

import math
import warnings
from pathlib import Path

import numpy as np
import pytest

from symgen.derive.base_parameters.sample import numeric_quantities
from symgen.derive.feasibility.sliding import joints_that_cannot_slide, own_gains
from symgen.describe.assemble import assemble
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.load import loads_chain
from symgen.errors import ChainWarning
from symgen.friction import solve_absolute_value
from symgen.pipeline import load_chain
from symgen.reference.friction import FrictionReference
from symgen.reference.state import friction_state
from tests.seeds import seeds

PIN = """\
symgen: 1
name: pin
gravity: [0, -9.81, 0]
parameters: {{mu: {mu}}}
joints:
  - name: swing
    type: revolute
    place: {{xyz: [0.3, 0, 0], rpy: [0, 0, 0.4]}}
    mass: {m}
    com: [{x}, {y}, 0.02]
    inertia: {{zz: {Ic}}}
    friction: {{coefficient: mu, static_coefficient: 2*mu, normal: radial, radius: {r}}}
"""
SLIDE = """\
symgen: 1
name: drawer
gravity: [0, 0, 0]
joints:
  - name: slide
    type: prismatic
    place: {{xyz: [0, 0, 0]}}
    mass: 2.5
    com: [0, {offset}, 0.7]
    friction: {{coefficient: {mu}, normal: [0, 1, 0], span: {span}}}
"""


def pin(share: float, seed: int) -> tuple[str, dict[str, float]]:
    """A pendulum whose coefficient*radius is that share of J/(m L), and its numbers."""
    rng = np.random.default_rng(seed)
    m, L, Ic, r = (float(10.0 ** rng.uniform(low, 1.0)) for low in (-2.0, -2.0, -4.0, -2.0))
    angle, J = rng.uniform(0.0, 6.0), Ic + m * L * L
    numbers = {"m": m, "x": L * math.cos(angle), "y": L * math.sin(angle), "Ic": Ic, "r": r}
    numbers["mu"] = share * J / (m * L) / r
    return PIN.format(**numbers), {**numbers, "J": J, "L": L}


@pytest.mark.parametrize("seed", seeds("test_a_pin_has_the_limit_of_the_closed_form", 6))
def test_a_pin_has_the_limit_of_the_closed_form(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "pin.yaml"
    path.write_text(pin(1.001, seed)[0], encoding="utf-8")
    limit = pin(1.0, seed)[1]
    with pytest.warns(ChainWarning, match=rf"pin.yaml:12:29: .*its limit {limit['J'] / limit['m'] / limit['L']:.4g} "):
        load_chain(path)
    path.write_text(pin(0.999, seed)[0], encoding="utf-8")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        load_chain(path)


@pytest.mark.parametrize("share", [0.9, 0.999, 1.001, 1.5])
def test_the_limit_is_that_of_the_absolute_value_problem(share: float) -> None:
    """J x + mu r |m L x + d| = b of a pin whose reaction lies along its motion, by trying all signs."""
    text, n = pin(share, seed=3)
    problem = solve_absolute_value([[n["J"]]], [n["mu"] * n["r"]], [[n["m"] * n["L"]]], [1.0], [2.0])
    assert problem.unique == (not joints_that_cannot_slide(assemble(loads_chain(text))))


@pytest.mark.parametrize(("share", "none"), [(0.99, False), (1.01, True)])
def test_beyond_the_limit_some_torques_have_no_motion(share: float, none: bool) -> None:
    reference = FrictionReference(loads_chain(pin(share, seed=1)[0]))
    torques = [sign * 10.0**k for sign in (-1.0, 1.0) for k in range(-2, 9)]
    found = [len(reference.solutions([0.3], [1.0], [torque], [1])) for torque in torques]
    assert (0 in found) is none
    assert all(count == 1 for count in found) is not none


@pytest.mark.parametrize("share", [0.999, 1.001])
def test_a_drawer_jams_where_textbooks_say(share: float) -> None:
    """A slide between two bearings, pushed off its axis, jams from mu = span/(2 offset) on."""
    offset, span = 0.12, 0.3
    text = SLIDE.format(offset=offset, span=span, mu=share * span / (2.0 * offset))
    assert bool(joints_that_cannot_slide(assemble(loads_chain(text)))) is (share > 1.0)


@pytest.mark.parametrize("normal", ["normal: radial", "normal: axial", "normal: radial, span: 0.2"])
@pytest.mark.parametrize("loose", [(), (0,), (2,), (0, 2)])
def test_gains_are_those_of_the_definition(normal: str, loose: tuple[int, ...]) -> None:
    """K_ii from the reference's reactions, one unit acceleration at a time, and M_RR inverted."""
    chain = loads_chain(tree(normal, loose))
    reference = FrictionReference(chain)
    q = np.random.default_rng(2).uniform(-1.0, 1.0, 4)
    state = friction_state(reference.mechanics, reference.laws, {}, q, np.zeros(4), np.zeros(4))
    gains = own_gains(numeric_quantities(assemble(chain), parameter_defaults(chain), q.tolist(), [0.0] * 4))
    assert set(gains) == {0, 1, 2, 3} - set(loose)
    for i, gain in gains.items():
        moving = sorted({i, *loose})
        answer = np.linalg.inv(state.M[np.ix_(moving, moving)])[:, moving.index(i)]
        law = reference.laws[i]
        assert law is not None
        N = law.load(state.F1[i][:, moving] @ answer)
        np.testing.assert_allclose(gain, law.levels.coefficient * law.levels.lever * N, rtol=1e-9, atol=1e-12)


def tree(normal: str, loose: tuple[int, ...]) -> str:
    """Four revolute joints in all placements, a rotor and a fixed link among them."""
    rubs = [f"friction: {{coefficient: 0.3, radius: 0.05, {normal}}}" if k not in loose else "" for k in range(4)]
    places = (
        *("{mdh: {a: 0.1, alpha: 0.3, d: 0.2, theta: 0.1}}", "{dh: {a: 0.4, alpha: 0.5, d: 0.1, theta: 0.2}}"),
        *("{xyz: [0.3, 0.1, 0], rpy: [0.1, 0.2, 0.3], axis: [1, 2, 3]}", "{dh: {a: 0.2, alpha: -0.7, d: 0.3}}"),
    )
    lines = ["symgen: 1", "name: tree", "joints:"]
    for k, (place, rub) in enumerate(zip(places, rubs, strict=True)):
        lines += [f"  - name: j{k}", "    type: revolute", f"    place: {place}", f"    mass: {1 + k}"]
        lines += ["    com: [0.1, -0.2, 0.15]", "    inertia: {xx: 0.1, yy: 0.2, zz: 0.15, xy: 0.03}"]
        lines += [f"    {line}" for line in (rub, "drive: {ratio: 20, inertia: 1e-4}" if k == 2 else "") if line]
        if k == 1:
            lines += ["  - {name: plate, type: fixed, place: {xyz: [0.2, 0, 0]}, mass: 0.5, com: [0.1, 0, 0]}"]
    return "\n".join(lines) + "\n"


def test_examples_are_not_remarked_on(repository: Path) -> None:
    for path in sorted((repository / "examples").glob("*.yaml")):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ChainWarning)
            assert not joints_that_cannot_slide(assemble(load_chain(path))), path.name
