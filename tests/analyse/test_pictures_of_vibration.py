"""Pictures of the analyses: what is drawn, and in which units."""

from __future__ import annotations

import numpy as np
import pytest
from test_mode_film import PENDULUM

import symgen
from symgen import analyse
from symgen.analyse.plot import plot_convergence, plot_deflection, plot_modes, plot_response
from symgen.describe.load import loads_chain

MATRICES = ["mass_matrix", "stiffness_matrix", "damping_matrix"]


def test_a_mode_is_drawn_at_rest_and_at_both_ends():
    """The rod of 2 m hangs along -y: its tip swings along x by 0.15 of its length."""
    model = symgen.build_model(loads_chain(PENDULUM), "numpy", functions=MATRICES)
    axis = plot_modes(model, analyse.modes(model, [0.0]), [0]).axes[0]
    tips = [line.get_xydata()[-1] for line in axis.lines[-3:]]  # the way to the tip comes last
    np.testing.assert_allclose(tips, [[0.0, -2.0], [0.3, -2.0], [-0.3, -2.0]], atol=1e-5)
    assert (axis.get_title(), axis.get_xlabel()) == ("mode 0: 0.7118 Hz", "x / m")


def test_lengths_are_in_the_units_of_the_chain():
    model = symgen.build_model("examples/vibration/t3_776.yaml", "numpy", functions=MATRICES)
    figure = plot_modes(model, analyse.modes(model, np.zeros(4)), [0, 3])
    assert [(axis.get_xlabel(), axis.get_ylabel()) for axis in figure.axes] == [("x / in", "z / in")] * 2
    t, beta, away = np.arange(3.0), np.ones((3, 2)), np.zeros((3, 3))
    figure = plot_deflection(t, beta, ["slide", "rock"], away, point="hand", slides=[True, False], length="in")
    names = ["deformation / rad", "deformation / in", "displacement of hand / in"]
    assert [axis.get_ylabel() for axis in figure.axes] == names


def test_a_response_leaves_out_what_stays_zero():
    """One mass and spring: the phase falls from 0 to -180 degrees, and no line is drawn across a jump."""
    hertz = np.linspace(0.1, 10.0, 200)
    receptance = 1.0 / (1.0 - (hertz / 2.0) ** 2 + 0.02j * hertz)
    magnitude, phase = plot_response(hertz, np.stack([receptance, 0.0 * receptance], 1), ["x", "y"]).axes
    assert [line.get_label() for line in magnitude.lines] == ["x"]
    angle = phase.lines[0].get_ydata()
    assert angle[0] == pytest.approx(0.0, abs=1.0)
    assert angle[-1] == pytest.approx(-180.0, abs=1.0)


def test_convergence_has_the_slope_of_its_order():
    axis = plot_convergence([8, 16], {"beam": [[4e-2], [1e-2]]}, {"beam": 2.0}).axes[0]
    measured, slope = (line.get_ydata() for line in axis.lines)
    np.testing.assert_allclose(measured, slope)
