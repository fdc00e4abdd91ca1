"""A mass with friction, and differences of runs that derivatives are compared with."""

from typing import Any

import numpy as np
import pytest

from symgen.simulate.trajectory import Trajectory

SLIDER = """
symgen: 1
name: slider
gravity: [0, 0, 0]
parameters: {m: 2.0, F_s: 4.0, F_c: 3.0, unused: 1.0, fixed: {value: 0.0, constant: true}}
joints:
  - name: x
    type: prismatic
    place: {xyz: [fixed, 0, 0], axis: [1, 0, 0]}
    mass: m
    friction: {coulomb: F_c, static: F_s}
points: {tip: {joint: x, at: [unused, 0, 0]}}
"""

EXACT = {"rtol": 1e-12, "atol": 1e-14}

STOPPED_ARM = """
symgen: 1
name: arm
gravity: [0, -9.81, 0]
parameters: {m2: 0.8, F2: 0.3, e: 0.4, up: 0.25, r: 0.01, mu: 0.2}
joints:
  - name: shoulder
    type: revolute
    place: {xyz: [0, 0, 0], axis: [0, 0, 1]}
    mass: 1.2
    com: [0.2, 0, 0]
    inertia: {zz: 0.016}
    friction: {coefficient: mu, normal: radial, radius: 0.05}
  - name: elbow
    type: revolute
    place: {xyz: [0.4, 0, 0], axis: [0, 0, 1]}
    mass: m2
    com: [0.15, r, 0]
    inertia: {zz: 0.006}
    friction: {static: 0.5, coulomb: F2, viscous: 0.03}
    stop: {lower: -1.2, upper: up, restitution: e}
"""
"""An arm with friction by its load, whose elbow meets a stop."""


def differences(run: Any, value: float, step: float) -> np.ndarray[Any, Any]:
    """Central differences with Richardson's extrapolation of (q, qd), flat, by a number."""

    def slope(h: float) -> np.ndarray[Any, Any]:
        ahead, behind = run(value + h), run(value - h)
        assert [(e.kind, e.joints) for e in ahead.events] == [(e.kind, e.joints) for e in behind.events]
        difference: np.ndarray[Any, Any] = np.concatenate([ahead.q - behind.q, ahead.qd - behind.qd]) / (2.0 * h)
        return difference

    return (4.0 * slope(0.5 * step) - slope(step)) / 3.0


def agrees(found: Trajectory, column: int, expected: np.ndarray[Any, Any]) -> None:
    """Differences of runs with errors of 1e-12 over steps of 1e-4 are exact to 1e-8, and their own error is smaller."""
    slopes = np.concatenate([found.dq[:, :, column], found.dqd[:, :, column]])
    assert slopes == pytest.approx(expected, rel=1e-7, abs=1e-8)
