"""The table of linkages: states that close the loop, and the words of its lines."""

from __future__ import annotations

import numpy as np

from benchmarks import linkages
from benchmarks.chains import example
from symgen.reference.coupled_mechanics import mechanics_of


def test_states_of_all_joints_close_the_loop():
    """Both ways to the closing pin end in one place: 1e-12 m."""
    chain = example("linkages/four_bar")
    crank, tree = linkages._states(chain, 3)
    a, b, c, f = (float(mechanics_of(chain).names[name]) for name in "abcf")
    for q, (q1, q2, q3) in zip(crank.q[:, 0], tree.q, strict=True):
        assert q1 == q
        x = a * np.exp(1j * q1) + b * np.exp(1j * (q1 + q2)) - f - c * np.exp(1j * q3)
        assert abs(x) < 1e-12
    assert len(linkages._numbers(chain).split()) == 4 + 3 * 4


def test_lines_say_what_is_met_and_who_is_absent():
    timed = {"symgen": linkages.Timed(20.0, 1e-15), linkages.ARM: linkages.Timed(50.0, float("nan"))}
    timed["Pinocchio C++"] = linkages.Timed(200.0, 1e-14)
    text = "\n".join(linkages._lines(timed, ["MuJoCo: not installed"]))
    assert "2.50         -   at most 0.8 of its time: met" in text
    assert "10.00     1e-14   15 x faster: missed" in text
    assert text.endswith("absent: MuJoCo: not installed")
