"""Springs and masses by factors (Behi 1985, 2.67 and 5.5): what the quotient promises is what the rebuilt chain has."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError, ArgumentError

ARM = """
symgen: 1
name: crane
gravity: [0, 0, 0]
parameters: {m1: 6, m2: 4, m3: 2, k1: 9e4, k2: 5e4, k3: 800, kc: 4e3}
joints:
  - {name: slew, type: revolute, place: {xyz: [0, 0, 0.4]}, mass: m1, com: [0.3, 0, 0.1],
     inertia: {xx: 0.02*m1, yy: 0.05*m1, zz: 0.04*m1}, stiffness: k1}
  - {name: boom, type: revolute, place: {xyz: [0.6, 0, 0], rpy: [0.3, -0.5, 0], axis: [0, 1, 0]}, mass: m2,
     com: [0.4, 0.1, 0], inertia: {xx: 0.01*m2, yy: 0.06*m2, zz: 0.06*m2, xy: 0.01*m2}, stiffness: k2}
  - {name: reach, type: prismatic, place: {xyz: [0.7, 0, 0], axis: [1, 0, 0.4]}, mass: m3, com: [0.1, 0, -0.2],
     inertia: {xx: 0.01*m3, yy: 0.01*m3, zz: 0.01*m3}, stiffness: k3}
stiffness: [{joints: [boom, reach], matrix: [[2*kc, kc], [kc, kc]]}]
"""
Q = np.array([0.2, -0.3, 0.1])


@pytest.fixture(scope="module")
def crane():
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    return symgen.build_model(loads_chain(ARM), "numpy", functions=functions)


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_factors_are_those_of_the_rebuilt_chain(crane, mode):
    """Every spring and mass by its own factor, inertia with mass: the quotient of the same shape there."""
    old = analyse.rayleigh(crane, Q, mode=mode)
    springs = {"slew": 1.3, "boom": 0.8, "reach": 2.1, "boom, reach": 0.6}
    masses = {"slew": 0.7, "boom": 1.4, "reach": 1.9}
    factors = {"k1": 1.3, "k2": 0.8, "k3": 2.1, "kc": 0.6, "m1": 0.7, "m2": 1.4, "m3": 1.9}
    params = {name: factor * crane.parameters[name] for name, factor in factors.items()}
    new = analyse.rayleigh(crane, Q, old.shape, params=params)
    promised = old.scaled(springs, masses)
    assert promised.springs == pytest.approx(new.springs, rel=1e-12)
    assert promised.masses == pytest.approx(new.masses, rel=1e-12)
    if mode == 0:  # Rayleigh's principle
        assert promised.frequency_hz > analyse.modes(crane, Q, params=params).frequencies_hz[0]


SPRINGS = {"boom": "k2", "reach": "k3", "boom, reach": "kc"}
"""Springs and their parameters."""


@pytest.mark.parametrize("changing", [("reach",), ("reach", "boom, reach"), ("boom", "reach")])
def test_repeated_redesign_reaches_the_frequency(crane, changing):
    """By the rebuilt chain: near it at first, for the shape changes, then by the squares of Newton's method."""
    wanted = 1.05 * analyse.modes(crane, Q).frequencies_hz[0]
    params, gaps = dict(crane.parameters), []
    for _ in range(4):
        quotient = analyse.rayleigh(crane, Q, params=params)
        factor = analyse.redesign(quotient, wanted / quotient.frequency_hz, changing)
        promised = quotient.scaled(dict.fromkeys(changing, factor))
        assert promised.frequency_hz == pytest.approx(wanted, rel=1e-12)
        params |= {SPRINGS[spring]: factor * params[SPRINGS[spring]] for spring in changing}
        gaps.append(1.0 - analyse.modes(crane, Q, params=params).frequencies_hz[0] / wanted)
    assert 1e-5 < gaps[0] < 1e-2
    assert 0.0 < gaps[1] < 10.0 * gaps[0] ** 2  # Rayleigh's principle: never above
    assert abs(gaps[-1]) < 1e-12


def test_what_is_refused(crane):
    quotient = analyse.rayleigh(crane, Q)
    with pytest.raises(ArgumentError, match=r"spring: 'bom' is no spring \(did you mean 'boom'\?\)"):
        analyse.redesign(quotient, 1.1, ["slew", "bom"])
    with pytest.raises(ArgumentError, match="spring: at least one is wanted; there are slew, boom, reach"):
        analyse.redesign(quotient, 1.1, [])
    with pytest.raises(ArgumentError, match="springs: the factor of boom is what is sought"):
        analyse.redesign(quotient, 1.1, ["slew", "boom"], springs={"boom": 2.0})
    with pytest.raises(ArgumentError, match=r"ratio: .* must be positive and finite, not -1"):
        analyse.redesign(quotient, -1.0, "boom")
    with pytest.raises(ArgumentError, match=r"masses: there is no 'bom' \(did you mean 'boom'\?\)"):
        quotient.scaled(masses={"bom": 2.0})
    with pytest.raises(AnalysisError, match=r"slew, boom alone cannot give 0\.1 times the frequency: it holds"):
        analyse.redesign(quotient, 0.1, ["slew", "boom"])
