"""Derivatives of frequencies against closed forms and extrapolated differences."""

from __future__ import annotations

import numpy as np
import pytest
from test_modes import ARM, Q

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import AnalysisError


@pytest.fixture(scope="module")
def arm():
    return symgen.build_model(loads_chain(ARM.replace("c: 0.4}", "c: {value: 0.4, constant: true}}")), "numpy")


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_every_parameter(arm, mode):
    """Richardson's extrapolation of central differences, whose own error is about 1e-9 of f/p."""
    found = analyse.sensitivity(arm, Q, mode)
    assert set(found) == {*arm.parameters, "c"}
    assert found["c"] == 0.0  # damping moves no undamped frequency; constants are named, too

    def frequency(name, value):
        return analyse.modes(arm, Q, params={name: value}).frequencies_hz[mode]

    for name, value in arm.parameters.items():
        difference = [
            (frequency(name, value + h) - frequency(name, value - h)) / (2 * h) for h in (1e-3 * value, 5e-4 * value)
        ]
        wanted = (4.0 * difference[1] - difference[0]) / 3.0
        scale = analyse.modes(arm, Q).frequencies_hz[mode] / value
        assert found[name] == pytest.approx(wanted, abs=1e-8 * scale), name


def test_scaling_laws(arm):
    """Without gravity all stiffness times s gives sqrt(s): sum of p df/dp over stiffnesses is f/2."""
    text = ARM.replace("[[30, -40], [-40, 60]]", "[[k/30, -k/22], [-k/22, k/15]]")
    model = symgen.build_model(loads_chain(text), "numpy")
    params = {"g": 0.0}
    found = analyse.sensitivity(model, Q, 1, params=params)
    f = analyse.modes(model, Q, params=params).frequencies_hz[1]
    assert found["k"] * model.parameters["k"] == pytest.approx(0.5 * f, rel=1e-12)


SIGNAL = """
symgen: 1
name: pulled
gravity: [0, 0, 0]
parameters: {m: 2.0, k: 5.0, a: 0.7}
inputs: [u, w]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, stiffness: k}
potential: (a*u**2 + exp(-t)*a)*x**2/2 + w
"""


@pytest.mark.parametrize("inputs", [{"u": 3.0}, [3.0, 1.0], np.array([3.0, 1.0])])
def test_external_signals_and_the_time(inputs):
    """omega^2 = (k + a (u^2 + e^-t))/m, by hand."""
    names = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    model = symgen.build_model(loads_chain(SIGNAL), "numpy", functions=names)
    found = analyse.sensitivity(model, [0.0], inputs=inputs, t=0.4)
    more = 9.0 + np.exp(-0.4)
    K = 5.0 + 0.7 * more
    half = 0.5 * np.sqrt(K / 2.0) / (2.0 * np.pi)
    assert found == {
        name: pytest.approx(x, rel=1e-13) for name, x in (("m", -half / 2.0), ("k", half / K), ("a", half * more / K))
    }


TWINS = """
symgen: 1
name: twins
gravity: [0, 0, 0]
parameters: {k: 5.0, m: 2.0}
joints:
  - {name: a, type: prismatic, place: {xyz: [0, 0, 0]}, mass: m, stiffness: k}
  - {name: b, type: prismatic, parent: base, place: {xyz: [1, 0, 0]}, mass: m, stiffness: k}
  - {name: c, type: prismatic, parent: base, place: {xyz: [2, 0, 0]}, mass: m}
"""


def test_repeated_and_zero_frequencies_are_refused():
    model = symgen.build_model(loads_chain(TWINS), "numpy")
    with pytest.raises(AnalysisError, match="is repeated, multiplicity 2"):
        analyse.sensitivity(model, np.zeros(3), 1)
    with pytest.raises(AnalysisError, match="mode 0 has frequency zero"):
        analyse.sensitivity(model, np.zeros(3), 0)
    alone = analyse.sensitivity(model, np.zeros(3), 0, locked=["b", "c"])
    f = np.sqrt(5.0 / 2.0) / (2.0 * np.pi)
    assert alone == pytest.approx({"k": 0.5 * f / 5.0, "m": -0.5 * f / 2.0}, rel=1e-12)
