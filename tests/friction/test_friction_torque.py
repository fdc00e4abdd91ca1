"""The feed-forward `friction_torque`, against closed forms and against `friction_inverse_dynamics`."""

import math

import numpy as np
import pytest

import symgen
from symgen.errors import ArgumentError

RNG = np.random.default_rng(5)


@pytest.fixture(scope="module")
def screw(request):
    path = request.config.rootpath / "examples" / "dupont_screw.yaml"
    return symgen.build_model(path, "numpy", functions=["friction_torque"])


@pytest.mark.parametrize(
    ("rate", "direction", "expected"),
    [
        (0.0, 1, 300.0 / 0.663),  # raised from rest: the drive's efficiency (Dupont 1993, eq. 17)
        (0.0, -1, 300.0 / 1.91),  # lowered from rest: the load drives
        (0.0, 0, 300.0),  # no intention: no loss
        (0.5, -1, 300.0 / 0.663),  # a joint in motion has its rate's sense, whatever is intended
        (-0.5, 1, 300.0 / 1.91),
    ],
)
def test_raising_and_lowering_a_load_on_a_screw(screw, rate, direction, expected):
    (tau,) = screw.friction_torque([0.0], [rate], [0.0], [direction])
    assert math.isclose(tau, expected, rel_tol=1e-12)


def test_without_a_direction_rest_has_no_friction(screw):
    assert screw.friction_torque([0.0], [0.0], [0.0]) == pytest.approx([300.0], rel=1e-12)


def test_with_the_signs_of_the_accelerations_it_is_friction_inverse_dynamics(repository):
    """Two texts: Newton and Euler's recursion here, M and bias there. 1e-12 of the largest torque is rounding."""
    functions = ["friction_torque", "friction_inverse_dynamics"]
    for path in ("examples/firmware/scara.yaml", "examples/lift.yaml"):
        model = symgen.build_model(repository / path, "numpy", functions=functions)
        n = len(model.q_names)
        q, qd, qdd = RNG.normal(size=(3, 50, n))
        qd[RNG.random(qd.shape) < 0.4] = 0.0
        direction = np.sign(qdd).astype(np.int8)
        known = model.friction_inverse_dynamics(q, qd, qdd)[0]
        found = model.friction_torque(q, qd, qdd, direction)
        np.testing.assert_allclose(found, known, rtol=0, atol=1e-12 * np.max(np.abs(known)))


def test_no_mode_is_refused(screw):
    with pytest.raises(ArgumentError, match="direction"):
        screw.friction_torque([0.0], [0.0], [0.0], [2])
