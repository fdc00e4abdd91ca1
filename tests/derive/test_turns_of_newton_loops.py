"""Loops that Newton's method closes, through whole turns and far from the default pose, against the reference."""

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.reference.coupled_mechanics import mechanics_of
from tests.random_linkages import spatial_linkage

CHAIN = """
symgen: 1
name: rocker
joints:
  - {{name: crank, type: revolute, place: {{xyz: [0, 0, 0], axis: [0, 0, 1]}}, mass: 1, com: [0.05, 0, 0]}}
  - {{name: yaw, type: revolute, actuated: false, place: {{xyz: [{crank}, 0, 0], axis: [0, 0, 1]}}}}
  - {{name: pitch, type: revolute, actuated: false, place: {{xyz: [0, 0, 0], axis: [0, 1, 0]}}, mass: 1,
     com: [0.2, 0, 0], inertia: {{xx: 0.01, yy: 0.01, zz: 0.01}}}}
  - {{name: rocker, type: revolute, parent: base, actuated: false, place: {{xyz: {pivot}, axis: {axis}}}, mass: 1,
     com: [0, 0.1, 0]}}
loops:
  - {{name: B, type: ball, between: [{{joint: pitch, at: [0.45, 0, 0]}}, {{joint: rocker, at: [0, 0.3, 0]}}],
     near: {near}}}
"""

TURNING = CHAIN.format(crank=0.1, pivot="[0.35, 0, 0.1]", axis="[0.2, 0.1, 1]", near="{yaw: 0.8, rocker: 1.2}")
"""The crank turns as often as it likes, the coupler with it."""

ONE_SIDED = CHAIN.format(
    crank=0.3, pivot="[0.6, 0, 0]", axis="[0, 0.05, 1]", near="{crank: -1.7, yaw: 2.3, rocker: -0.9}"
)
"""The crank reaches 3.5 rad beyond its default angle, and no more than 0.2 rad the other way."""

NEAR_SINGULAR = CHAIN.format(crank=0.1, pivot="[0.4, 0, 0.1]", axis="[1, 0, 0.2]", near="{yaw: 0.6}")
"""Both positions are close to each other at 0.48 rad: strides of a third of a radian end at the other one."""


def positions(text, q):
    """Coordinates of all joints by NumPy and by the reference."""
    found = [symgen.build_model(loads_chain(text), target=t, functions=["coordinates"]) for t in ("numpy", "reference")]
    return [np.asarray(model.coordinates(np.reshape(q, (-1, 1)))) for model in found]


@pytest.mark.parametrize(
    ("text", "q"),
    [
        (TURNING, [0.0, 1.0, 2.5, 3.5, 4.5, 6.5, 30.0, -3.5, -20.0]),
        (ONE_SIDED, [-1.7, -1.0, 0.0, 1.0, 1.6, 1.8]),
        (NEAR_SINGULAR, np.linspace(0.4, 0.6, 21)),
    ],
)
def test_positions_are_those_of_the_reference(text, q):
    """Both solve to rounding; positions near singular ones amplify it a hundredfold."""
    found, wanted = positions(text, q)
    assert np.all(np.abs(found - wanted) < 1e-12 * (1.0 + np.abs(wanted)))


def test_a_coupler_turns_with_its_crank():
    (first, later), _ = positions(TURNING, [0.3, 0.3 + 2.0 * np.pi])
    assert later - first == pytest.approx([2.0 * np.pi, -2.0 * np.pi, 0.0, 0.0], abs=1e-14)


def test_a_stride_into_a_mode_of_the_same_sign_is_too_long():
    """Another position of a random loop, 2.7 rad away, has a determinant of the same sign. Newton's method leads there
    from the default pose in one stride; the reference stays on its branch."""
    chain = spatial_linkage(12)
    q = [0.29260998, 0.18729636]
    model = symgen.build_model(chain, "numpy", functions=["coordinates"])
    np.testing.assert_allclose(model.coordinates(q), mechanics_of(chain).coordinates(q), atol=1e-11)
