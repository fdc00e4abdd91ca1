"""Modes in motion: places against the swinging pendulum's, what is refused."""

from __future__ import annotations

import re

import numpy as np
import pytest

import symgen
from symgen import analyse
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from tests.viewer.browser import Page

PENDULUM = """
symgen: 1
name: pendulum
gravity: [0, -10, 0]
joints: [{name: swing, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: 2, com: [0.5, 0, 0]}]
points: {tip: {joint: swing, at: [2, 0, 0]}}
"""


@pytest.fixture(scope="module")
def pendulum():
    functions = ["mass_matrix", "stiffness_matrix", "damping_matrix"]
    return symgen.build_model(loads_chain(PENDULUM), "numpy", functions=functions)


def test_the_chain_swings_with_the_mode(pendulum, tmp_path):
    """A point mass at 0.5 m: sqrt(20) rad/s; the tip at 2 m swings by a tenth of the chain's size, 2 m."""
    found = analyse.modes(pendulum, [0.0])
    page = analyse.animate_mode(pendulum, found, 0, tmp_path / "swing.html", swing=0.1).read_text(encoding="utf-8")
    assert "<title>pendulum, mode 0: 0.7118 Hz</title>" in page
    scene = Page(page).scene
    film = scene["film"]
    t, q = np.array(film["t"]), np.array(film["q"])[:, 0]
    np.testing.assert_allclose(q, 0.1 * np.sin(np.sqrt(20.0) * t), atol=1e-8)  # written with nine digits
    assert scene["points"] == [["tip", 0, [2, 0, 0]]]
    assert scene["length"] == "m"
    assert not any(film["stuck"])
    assert len(t) == 5 * 48 + 1
    assert t[-1] == pytest.approx(5 * 2.0 * np.pi / np.sqrt(20.0), abs=1e-9)


@pytest.mark.parametrize(
    ("mode", "name", "more", "words"),
    [
        (1, "a.html", {}, "mode: mode 1: there are 1 modes, counted from 0"),
        (0, "a.mp4", {}, "animations are written as .gif or .html, not as '.mp4'"),
        (0, "a.html", {"swing": 0.0}, "swing: must be positive and finite, not 0.0"),
    ],
)
def test_what_is_refused(pendulum, tmp_path, mode, name, more, words):
    found = analyse.modes(pendulum, [0.0])
    with pytest.raises(ArgumentError, match=re.escape(words)):
        analyse.animate_mode(pendulum, found, mode, tmp_path / name, **more)
    assert not (tmp_path / name).exists()
