"""Light links at the end of heavy chains: what is small beside the chain is no rounding and keeps its digits."""

import math

import numpy as np
import pytest
from zoo import VANE

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.reduced.group_frames import turned_tensor
from symgen.describe.load import loads_chain
from symgen.model.model import Model
from symgen.pipeline import build_model

BALL = """
symgen: 1
name: ball
gravity: [0, 0, -9.81]
joints:
  - {name: a, type: revolute, place: {mdh: {}}, mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}
  - name: b
    type: revolute
    place: {mdh: {a: 1, alpha: pi/2}}
    inertia: {xx: 1e-15, yy: 1e-15, zz: 1e-15}
"""


def model(text: str, functions: list[str]) -> Model:
    return build_model(loads_chain(text), "numpy", functions=functions)


def about(axis: int, angle: float) -> np.ndarray:
    R = np.eye(3)
    j, k = (axis + 1) % 3, (axis + 2) % 3
    R[j, j] = R[k, k] = np.cos(angle)
    R[k, j] = np.sin(angle)
    R[j, k] = -np.sin(angle)
    return R


@pytest.mark.parametrize("q", [(0.3, 0.4, 0.5), (-2.0, 1.1, 2.5), (1.0, -0.7, -1.3)])
def test_a_vane_at_the_tip_of_a_crane_has_its_torque(q):
    """Euler's equations of the vane alone, its hinge carried round by the slewing crane."""
    rate, m, c = 0.8, 0.02, np.array([1e-6, 0.0, 0.0])
    central = np.array([[1e-7, 2e-7, 0.0], [2e-7, 9e-7, 0.0], [0.0, 0.0, 1e-6]])
    R = about(0, np.pi / 2) @ about(2, q[1]) @ about(0, 0.5) @ about(2, q[2])
    omega = R.T @ [0.0, 0.0, rate]
    hinge = R.T @ [-(rate**2) * (2.0 + 60.0 * np.cos(q[1])), 0.0, 9.81]
    force = m * (hinge + np.cross(omega, np.cross(omega, c)))
    moment = np.cross(omega, central @ omega) + np.cross(c, force)
    found = model(VANE, ["bias"]).bias(q, [rate, 0.0, 0.0])[2]
    assert found == pytest.approx(moment[2], rel=1e-13)


def test_a_ball_that_is_nothing_beside_its_carrier_keeps_its_inertia():
    """M = [[1 + I, I z_a.z_b], [I z_a.z_b, I]], and the accelerations that torques on it cause."""
    light = model(BALL, ["mass_matrix", "forward_dynamics"])
    inertia = light.mass_matrix([0.3, 0.4]).ravel()
    assert inertia.tolist() == pytest.approx([1.0 + 1e-15, 0.0, 0.0, 1e-15], rel=1e-14, abs=1e-30)
    assert light.forward_dynamics([0.3, 0.4], [0.0, 0.0], [2.0, 3e-15]) == pytest.approx([2.0, 3.0], rel=1e-14)


POINT = """
symgen: 1
name: point
gravity: [0, 0, -9.81]
parameters: {m: 1.3, L: 0.7}
joints:
  - {name: pan, type: revolute, place: {mdh: {}}}
  - {name: lift, type: revolute, place: {mdh: {alpha: pi/2}}, mass: m, com: [L, 0, 0]}
"""


def test_a_point_mass_near_the_axis_keeps_its_small_inertia():
    """m L^2 cos^2: where m L^2 - m L^2 sin^2 is written, half of the digits are gone at 1e-4 from the axis."""
    point = model(POINT, ["mass_matrix", "forward_dynamics"])
    for near in (1e-2, 1e-4, 1e-6):
        lift = math.pi / 2 - near
        inertia = 1.3 * 0.7**2 * math.cos(lift) ** 2
        # five roundings and the library's cosine
        assert point.mass_matrix([0.3, lift])[0, 0] == pytest.approx(inertia, rel=2e-15, abs=0.0)
        assert point.forward_dynamics([0.3, lift], [0, 0], [1.0, 0.0])[0] == pytest.approx(1 / inertia, rel=4e-15)


@pytest.mark.parametrize("axis", [0, 1])
def test_rods_turn_into_tensors_without_differences(axis):
    algebra = FloatAlgebra()
    zero, one = algebra.zero, algebra.one
    diagonal = [one, one, one]
    diagonal[axis] = zero
    J = tuple(tuple(diagonal[k] if k == j else zero for j in range(3)) for k in range(3))
    lift = math.pi / 2 - 1e-6
    s, c = (algebra.constant(x) for x in (math.sin(lift), math.cos(lift)))
    assert turned_tensor(J, s, c)[1 - axis][1 - axis].x == math.cos(lift) ** 2
    assert turned_tensor(J, s, c)[axis][axis].x == pytest.approx(1.0, rel=1e-11)
