"""Base parameters from a regressor whose dependencies are known."""

import numpy as np

from symgen.build.base import base_parameters


def pendulum(q, qd, qdd):
    """A link about the vertical z axis of its own: only Izz, and with gravity along -y, m c_x and m c_y, act."""
    rows = np.zeros((*q.shape, 10))
    rows[..., 1] = 9.81 * np.cos(q)
    rows[..., 2] = -9.81 * np.sin(q)
    rows[..., 9] = qdd
    return rows


def test_only_what_acts_is_found():
    base = base_parameters(pendulum, 1)
    assert base.columns == (1, 2, 9)
    assert [base.names[k] for k in base.columns] == ["0.mcx", "0.mcy", "0.Izz"]


def test_combinations_reproduce_the_torques():
    def grouped(q, qd, qdd):
        rows = pendulum(q, qd, qdd)
        rows[..., 0] = 2.0 * rows[..., 1]
        rows[..., 8] = 3.0 * rows[..., 9] - rows[..., 0]
        return rows

    base = base_parameters(grouped, 1)
    assert len(base) == 3
    phi = np.random.default_rng(1).normal(size=10)
    q, qd, qdd = np.random.default_rng(2).normal(size=(3, 5, 1))
    rows = grouped(q, qd, qdd).reshape(-1, 10)
    np.testing.assert_allclose(rows[:, base.columns] @ (base.combinations @ phi), rows @ phi, rtol=1e-10)
