"""Planar arm of two rigid links

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "g0",
    "m1",
    "m2",
    "I1",
    "I2",
)
DEFAULTS = (
    9.81,
    1.2,
    0.8,
    0.016000000000000004,
    0.005999999999999999,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        v0 = 0.15 * parameters[2]
        v1 = (2.0 * (0.15 * (0.5 * v0))) + parameters[4]
        v2 = 0.2 * parameters[1]
        v3 = (2.0 * (0.2 * (0.5 * v2))) + parameters[3]
        v4 = 0.4 * parameters[2]
        v5 = 1.0 / v1
        v6 = parameters[0] * (v2 + v4)
        v7 = 0.4 * v0
        v8 = v0 * parameters[0]
        v9 = 0.5 * v5
        values = (
            parameters[2],
            v0,
            v1,
            v2,
            v3,
            v3 + (2.0 * (0.4 * (0.5 * v4))),
            v5,
            parameters[0],
            v6,
            v7,
            v8,
            v5 * v8,
            2.0 * v5,
            v5 * v5,
            0.5 * v3,
            0.5 * (0.4 * v4),
            0.5 * (0.4 * (2.0 * v0)),
            0.5 * v1,
            parameters[1] * parameters[0],
            v2 * parameters[0],
            v7 + v7,
            2.0 * v7,
            v5 * parameters[0],
            0.16666666666666666 * v5,
            v9,
            v5 * v9,
            0.03 * v5,
            0.3 * v5,
            v6 + v6,
            v0 * (parameters[0] + parameters[0]),
        )
    return _pack(values, REAL, (len(values),), np.shape(parameters)[1:])


def _pack(values, dtype, shape, lanes):
    packed = np.empty((len(values), *lanes), dtype)
    for k, value in enumerate(values):
        packed[k] = value
    return packed.reshape(shape + lanes)


def _min(x, y):
    return np.where(x < y, x, y)


def _max(x, y):
    return np.where(x > y, x, y)


def _mode_of(x):
    return (x > 0).astype(np.int8) - (x < 0).astype(np.int8)


def _real_of(mode):
    return mode.astype(REAL)


def _mass_matrix(prepared, q):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * ((v1 * v3) + (v2 * v4))
    v6 = prepared[2] + v5
    return (
        (v5 + prepared[5]) + v6,
        v6,
        v6,
        prepared[2],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      M[2][2]  inertia matrix; row by row

    Operations: 5 add, 3 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = prepared[9] * ((v4 * v1) - (v3 * v2))
    v6 = qd[1] + qd[0]
    v7 = (prepared[10] * v2) + ((qd[0] * qd[0]) * v5)
    return (
        v7 + ((prepared[8] * v4) - ((v6 * v6) * v5)),
        v7,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 6 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    v0 = np.cos(q[0])
    v1 = np.cos(q[0] + q[1])
    v2 = prepared[10] * v1
    return (
        v2 + (prepared[8] * v0),
        v2,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      g[2]  gravity terms, N m or N

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = (prepared[9] * v2) * ((v1 * v1) + (v0 * v0))
    v4 = qd[1] * v3
    v5 = qd[0] * v3
    return (
        -v4,
        -(v4 + v5),
        v5,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Operations: 2 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v2
    v6 = prepared[9] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = qdd[1] + qdd[0]
    v9 = (v3 * v5) - (v4 * v6)
    v10 = qd[1] + qd[0]
    v11 = (((prepared[8] * v2) + (prepared[5] * qdd[0])) - ((v10 * v10) * v9)) + (v8 * v7)
    v12 = (((prepared[10] * v4) + (prepared[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7)
    return (
        v12 + v11,
        v12,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Operations: 12 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v2
    v6 = prepared[9] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = prepared[2] + v7
    v9 = prepared[6] * v8
    v10 = (v3 * v5) - (v4 * v6)
    v11 = (prepared[10] * v4) + ((qd[0] * qd[0]) * v10)
    v12 = tau[1] - v11
    v13 = qd[1] + qd[0]
    v14 = (((tau[0] - (prepared[8] * v2)) + ((v13 * v13) * v10)) - v11) - (v9 * v12)
    v15 = v14 * (1.0 / (((prepared[5] + v7) + v8) - (v8 * v9)))
    return (
        v15,
        (prepared[6] * v12) - (v9 * v15),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 15 add, 18 mul, 1 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = (qd[0] * qd[0]) * (prepared[14] + (prepared[15] * ((v1 * v1) + (v0 * v0))))
    v3 = qd[1] + qd[0]
    return (
        v2 + (v3 * (((qd[0] * prepared[16]) * v1) + (prepared[17] * v3))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 5 add, 9 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        (prepared[8] * v2) + (prepared[10] * ((v2 * v1) + (v3 * v0))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      V  potential energy, J

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 0.4 + (0.3 * v3)
    v5 = 0.3 * v2
    return (
        (v1 * v4) - (v0 * v5),
        (v0 * v4) + (v1 * v5),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      x[3]  position, m

    Operations: 3 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v0 * v3) + (v1 * v2)
    v5 = (v1 * v3) - (v0 * v2)
    return (
        v5,
        -v4,
        REAL(0.0),
        v4,
        v5,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 0.3 * ((v0 * v3) + (v1 * v2))
    v5 = 0.3 * ((v1 * v3) - (v0 * v2))
    return (
        -(v4 + (0.4 * v0)),
        -v4,
        v5 + (0.4 * v1),
        v5,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(1.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      J[6][2]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:12], REAL, (6, 2), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 0.4 + (0.3 * v3)
    v5 = 0.3 * v2
    v6 = (v1 * v4) - (v0 * v5)
    v7 = (v0 * v4) + (v1 * v5)
    v8 = (0.4 * v0) - v7
    v9 = (0.4 * v1) - v6
    v10 = -v7
    return (
        v10,
        v8,
        v6,
        -v9,
        REAL(0.0),
        REAL(0.0),
        -v6,
        v9,
        v9,
        v9,
        v10,
        v8,
        v8,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 5 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _influence_rotational_tip(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_tip(prepared, q):
    """Influence coefficients of the link of tip, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = (prepared[9] * v2) * ((v1 * v1) + (v0 * v0))
    v4 = -v3
    return (
        REAL(0.0),
        v4,
        v4,
        v4,
        v3,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = qd[1] + qd[0]
    v5 = qd[0] * qd[0]
    v6 = qdd[1] + qdd[0]
    v7 = (prepared[7] * v0) - (0.4 * v5)
    v8 = (0.4 * qdd[0]) + (prepared[7] * v1)
    v9 = (prepared[0] * ((v3 * v7) + (v2 * v8))) - (v4 * (prepared[1] * v4))
    v10 = (v3 * v8) - (v2 * v7)
    v11 = (prepared[0] * v10) + (prepared[1] * v6)
    v12 = (v3 * v11) + (v2 * v9)
    v13 = (prepared[2] * v6) + (prepared[1] * v10)
    return (
        ((v3 * v9) + ((prepared[18] * v0) - (prepared[3] * v5))) - (v2 * v11),
        v12 + ((prepared[3] * qdd[0]) + (prepared[18] * v1)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((prepared[4] * qdd[0]) + (prepared[19] * v1))) + (0.4 * v12),
        v9,
        v11,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 18 add, 27 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[10] * v3
    v6 = prepared[9] * ((v1 * v3) + (v2 * v4))
    v7 = qd[1] + qd[0]
    v8 = ((qd[0] * qd[0]) * v6) - v5
    v9 = v2 * v3
    v10 = v1 * v4
    v11 = prepared[9] * (v10 - v9)
    v12 = (v8 - ((v7 * v7) * v6)) + (qdd[1] * v11)
    v13 = 2.0 * v11
    v14 = qd[0] * v13
    v15 = v7 * v13
    v16 = prepared[2] + v6
    return (
        -(v5 + (prepared[8] * v1)),
        v12 - (qdd[0] * ((prepared[20] * v9) - (prepared[21] * v10))),
        -v5,
        v8 + (qdd[0] * v11),
        v15 - v14,
        v15,
        -v14,
        REAL(0.0),
        (prepared[5] + v6) + v16,
        v16,
        v16,
        prepared[2],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[2][2]    d tau/dq; row by row
      by_qd[2][2]   d tau/dqd; row by row
      by_qdd[2][2]  d tau/dqdd, the inertia matrix; row by row

    Operations: 15 add, 20 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:8], REAL, (2, 2), lanes), _pack(values[8:12], REAL, (2, 2), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] + qd[0]
    v6 = prepared[9] * v1
    v7 = prepared[9] * v2
    v8 = (v3 * v6) + (v4 * v7)
    v9 = prepared[2] + v8
    v10 = prepared[10] * v3
    v11 = (v4 * v6) - (v3 * v7)
    v12 = v5 * v11
    v13 = 1.0 - (prepared[6] * v9)
    v14 = 1.0 / ((prepared[5] + v8) + (v9 * v13))
    v15 = (prepared[8] * v1) + (v10 * v13)
    v16 = qd[0] * v11
    v17 = (qd[0] * v16) - (prepared[10] * v4)
    v18 = v11 * (tau[1] + v17)
    v19 = v9 * v14
    v20 = prepared[6] * v19
    v21 = (v11 * (((tau[0] - (prepared[8] * v2)) - (v5 * v12)) + v17)) * v14
    v22 = v21 - (v18 * v20)
    v23 = v22 + (((qd[0] * qd[0]) * v8) - v10)
    v24 = (((v5 * v5) * v8) - (prepared[6] * v18)) - (v13 * (v22 + v23))
    v25 = (v16 * v13) - v12
    v26 = 2.0 * v14
    v27 = prepared[12] * v19
    v28 = -v20
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        v15 * v14,
        v14 * v24,
        v25 * v26,
        -(v12 * v26),
        (prepared[11] * v3) - (v15 * v20),
        -((prepared[6] * v23) + (v20 * v24)),
        (prepared[12] * v16) - (v25 * v27),
        v12 * v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        v28,
        v28,
        prepared[6] + ((prepared[13] * v9) * v19),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per actuated joint; row by row

    Operations: 25 add, 45 mul, 1 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = q[0] + q[1]
    v1 = 0.5 * dt
    v2 = q[0] + (qd[0] * v1)
    v3 = v2 + (q[1] + (qd[1] * v1))
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = np.sin(v3)
    v9 = np.cos(v3)
    v10 = np.sin(v2)
    v11 = np.cos(v2)
    v12 = prepared[1] * v5
    v13 = 0.4 * v6
    v14 = prepared[1] * v4
    v15 = 0.4 * v7
    v16 = (v15 * v14) - (v13 * v12)
    v17 = qd[0] * qd[0]
    v18 = (v17 * (-v16)) - (prepared[7] * v12)
    v19 = tau[1] + v18
    v20 = (v15 * v12) + (v13 * v14)
    v21 = prepared[2] + v20
    v22 = prepared[6] * v21
    v23 = qd[1] + qd[0]
    v24 = v23 * v23
    v25 = 1.0 - v22
    v26 = 1.0 / ((v20 + prepared[5]) + (v21 * v25))
    v27 = ((v18 + ((tau[0] - (prepared[8] * v7)) + (v24 * v16))) - (v22 * v19)) * v26
    v28 = (prepared[6] * v19) - (v22 * v27)
    v29 = qd[1] + (v1 * v28)
    v30 = qd[0] + (v1 * v27)
    v31 = v30 + v29
    v32 = v31 * v31
    v33 = prepared[1] * v9
    v34 = 0.4 * v10
    v35 = prepared[1] * v8
    v36 = 0.4 * v11
    v37 = (v36 * v35) - (v34 * v33)
    v38 = v30 * v30
    v39 = (prepared[7] * v33) - ((-v37) * v38)
    v40 = tau[1] - v39
    v41 = (v36 * v33) + (v34 * v35)
    v42 = prepared[2] + v41
    v43 = prepared[6] * v42
    v44 = 1.0 - v43
    v45 = 1.0 / ((v41 + prepared[5]) + (v42 * v44))
    v46 = v45 * ((((tau[0] - (prepared[8] * v11)) - v39) - (v43 * v40)) + (v37 * v32))
    v47 = (prepared[6] * v40) - (v43 * v46)
    v48 = qd[1] + (v1 * v47)
    v49 = qd[0] + (v1 * v46)
    v50 = v49 + v48
    v51 = v50 * v50
    v52 = q[0] + (v1 * v30)
    v53 = (q[1] + (v1 * v29)) + v52
    v54 = np.sin(v53)
    v55 = np.cos(v53)
    v56 = prepared[1] * v55
    v57 = np.sin(v52)
    v58 = np.cos(v52)
    v59 = 0.4 * v57
    v60 = prepared[1] * v54
    v61 = 0.4 * v58
    v62 = (v61 * v60) - (v59 * v56)
    v63 = v49 * v49
    v64 = (prepared[7] * v56) - (v63 * (-v62))
    v65 = tau[1] - v64
    v66 = (v61 * v56) + (v59 * v60)
    v67 = prepared[2] + v66
    v68 = prepared[6] * v67
    v69 = 1.0 - v68
    v70 = 1.0 / ((v66 + prepared[5]) + (v67 * v69))
    v71 = ((((tau[0] - (prepared[8] * v58)) + (v51 * v62)) - v64) - (v68 * v65)) * v70
    v72 = v46 + v71
    v73 = 0.16666666666666666 * dt
    v74 = dt * v73
    v75 = (prepared[6] * v65) - (v68 * v71)
    v76 = v47 + v75
    v77 = qd[0] + (dt * v71)
    v78 = v77 + (qd[1] + (dt * v75))
    v79 = v78 * v78
    v80 = q[0] + (dt * v49)
    v81 = (q[1] + (dt * v48)) + v80
    v82 = np.sin(v81)
    v83 = np.cos(v81)
    v84 = prepared[1] * v83
    v85 = np.sin(v80)
    v86 = np.cos(v80)
    v87 = 0.4 * v85
    v88 = prepared[1] * v82
    v89 = 0.4 * v86
    v90 = (v89 * v88) - (v87 * v84)
    v91 = v90 * v77
    v92 = (prepared[7] * v84) + (v77 * v91)
    v93 = tau[1] - v92
    v94 = (v87 * v88) + (v89 * v84)
    v95 = prepared[2] + v94
    v96 = prepared[6] * v95
    v97 = 1.0 - v96
    v98 = 1.0 / ((v94 + prepared[5]) + (v95 * v97))
    v99 = v98 * ((((tau[0] - (prepared[8] * v86)) - v92) - (v96 * v93)) + (v90 * v79))
    v100 = prepared[6] * v93
    v101 = v62 * v71
    v102 = prepared[7] * v60
    v103 = v101 + (v102 - (v63 * v66))
    v104 = v70 * ((v101 + (v69 * v103)) + ((v62 * v75) + (v51 * v66)))
    v105 = v1 * v1
    v106 = v105 * v104
    v107 = prepared[7] * v14
    v108 = ((prepared[8] * v6) + (v107 * v25)) * v26
    v109 = (prepared[22] * v14) - (v22 * v108)
    v110 = 2.0 * v62
    v111 = v50 * v110
    v112 = v111 * v70
    v113 = v1 * v112
    v114 = 2.0 * v37
    v115 = v114 * v31
    v116 = v45 * (((v114 * v44) * v30) - v115)
    v117 = (v43 * v116) - ((prepared[12] * v37) * v30)
    v118 = v1 * (-v117)
    v119 = v45 * v115
    v120 = v1 * v119
    v121 = v43 * v120
    v122 = prepared[7] * v35
    v123 = ((prepared[8] * v10) + (v122 * v44)) * v45
    v124 = (prepared[22] * v35) - (v43 * v123)
    v125 = (v124 - (v109 * v121)) - (v108 * v118)
    v126 = ((prepared[8] * v57) + (v102 * v69)) * v70
    v127 = v105 * v126
    v128 = (((v49 * v110) * v69) - v111) * v70
    v129 = v1 * v128
    v130 = v1 * v116
    v131 = (v108 * v130) - ((v109 * v120) + v123)
    v132 = (((v126 + (v108 * v127)) + (v125 * v113)) + (v131 * v129)) + (v109 * v106)
    v133 = v16 * v27
    v134 = ((v17 * v20) - v107) - v133
    v135 = v26 * ((v133 - (v25 * v134)) + ((v16 * v28) + (v24 * v20)))
    v136 = (prepared[6] * v134) + (v22 * v135)
    v137 = v37 * v46
    v138 = v137 + (v122 - (v41 * v38))
    v139 = v45 * ((v137 + (v44 * v138)) + ((v37 * v47) + (v41 * v32)))
    v140 = ((v120 * v136) + (v135 * v130)) - v139
    v141 = (prepared[6] * v138) - (v43 * v139)
    v142 = v141 + ((v136 * v121) - (v135 * v118))
    v143 = (v104 + (((v135 * v127) + (v142 * v113)) + (v140 * v129))) - (v136 * v106)
    v144 = 2.0 * v16
    v145 = v23 * v144
    v146 = (((qd[0] * v144) * v25) - v145) * v26
    v147 = ((qd[0] * prepared[12]) * v16) - (v22 * v146)
    v148 = (v117 + (v146 * v118)) + ((v147 * v121) + (v1 * v124))
    v149 = ((v1 * v123) - (v147 * v120)) + ((v146 * v130) - v116)
    v150 = ((((v1 * v126) - v128) - (v146 * v127)) + (v148 * v113)) - (v149 * v129)
    v151 = v150 - (v147 * v106)
    v152 = v145 * v26
    v153 = v22 * v152
    v154 = ((v119 - (v153 * v120)) - (v152 * v130)) + (v1 * v139)
    v155 = (((v153 * v121) - (v43 * v119)) - (v152 * v118)) + (v1 * v141)
    v156 = (((v112 + (v152 * v127)) + (v155 * v113)) - (v154 * v129)) + (v1 * v104)
    v157 = v156 - (v153 * v106)
    v158 = (prepared[6] * v103) - (v68 * v104)
    v159 = v105 * v158
    v160 = v68 * v113
    v161 = (prepared[22] * v60) - (v68 * v126)
    v162 = v105 * v161
    v163 = (v68 * v128) - ((prepared[12] * v49) * v62)
    v164 = v1 * (-v163)
    v165 = (((v161 + (v108 * v162)) - (v125 * v160)) + (v131 * v164)) + (v109 * v159)
    v166 = (v158 + (((v135 * v162) - (v142 * v160)) + (v140 * v164))) - (v136 * v159)
    v167 = (((v163 + (v1 * v161)) - (v146 * v162)) - (v148 * v160)) - (v149 * v164)
    v168 = v167 - (v147 * v159)
    v169 = (((v152 * v162) - (v68 * v112)) - (v155 * v160)) - (v154 * v164)
    v170 = ((v1 * v158) + v169) - (v153 * v159)
    v171 = prepared[7] * v88
    v172 = (v171 - (v77 * (v94 * v77))) + (v90 * v99)
    v173 = v100 + (v97 * v99)
    v174 = (v87 * ((v84 * v173) - (v88 * v79))) - (v97 * v172)
    v175 = v98 * (v174 - (v89 * ((v84 * v79) + (v88 * v173))))
    v176 = dt * v1
    v177 = v176 * v175
    v178 = (2.0 * v90) * v78
    v179 = v178 * v98
    v180 = dt * v179
    v181 = ((v91 * (2.0 * v97)) - v178) * v98
    v182 = (dt * v181) - 2.0
    v183 = ((prepared[8] * v85) + (v171 * v97)) * v98
    v184 = 2.0 + (v176 * v183)
    v185 = (((v183 + v108) - (v131 * v184)) - (v132 * v182)) + (v165 * v180)
    v186 = (((v135 - (v140 * v184)) - (v143 * v182)) + (v166 * v180)) - v175
    v187 = (((dt * v183) - v146) - (v151 * v182)) + (v168 * v180)
    v188 = (((v179 + v152) + (v154 * v184)) - (v157 * v182)) + (v170 * v180)
    v189 = (prepared[6] * v172) + (v96 * v175)
    v190 = 2.0 + (v176 * v189)
    v191 = (v96 * v180) - 2.0
    v192 = (v96 * v181) - (prepared[12] * v91)
    v193 = dt * (-v192)
    v194 = (prepared[22] * v88) - (v96 * v183)
    v195 = v176 * v194
    v196 = (((v194 + v109) - (v131 * v195)) - (v132 * v193)) - (v165 * v191)
    v197 = v189 - (((v136 + (v140 * v195)) + (v143 * v193)) + (v166 * v191))
    v198 = (v192 + (v149 * v195)) - (v168 * v191)
    v199 = (((v154 * v195) - ((v96 * v179) + v153)) - (v157 * v193)) - (v170 * v191)
    v200 = v22 * v26
    v201 = v43 * v45
    v202 = (v201 - (v200 * v121)) + (v26 * v118)
    v203 = (v26 * v130) + ((v200 * v120) - v45)
    v204 = (((v70 + (v26 * v127)) - (v202 * v113)) + (v203 * v129)) - (v200 * v106)
    v205 = prepared[6] + (v22 * v200)
    v206 = ((prepared[6] + (v43 * v201)) - (v205 * v121)) + (v200 * v118)
    v207 = v68 * v70
    v208 = ((v205 * v120) - v201) + (v200 * v130)
    v209 = (((v207 + (v200 * v127)) - (v206 * v113)) + (v208 * v129)) - (v205 * v106)
    v210 = v74 * v200
    v211 = ((((v26 * v162) - v207) + (v202 * v160)) + (v203 * v164)) - (v200 * v159)
    v212 = (((prepared[6] + (v68 * v207)) - (v200 * v162)) - (v206 * v160)) - (v208 * v164)
    v213 = v212 + (v205 * v159)
    v214 = (((v26 + v98) + (v180 * v211)) - (v204 * v182)) - (v203 * v184)
    v215 = v96 * v98
    v216 = v200 + v215
    v217 = ((((v180 * v213) - v216) + (v209 * v182)) + (v208 * v184)) - (v206 * v177)
    v218 = (((v216 + (v203 * v195)) + (v204 * v193)) + (v211 * v191)) + (v202 * v190)
    v219 = (((v205 + prepared[6]) + (v96 * v215)) + (v208 * v195)) + (v209 * v193)
    return (
        (q[0] + (qd[0] * dt)) + (v74 * (v27 + v72)),
        (q[1] + (qd[1] * dt)) + (v74 * (v28 + v76)),
        qd[0] + (v73 * ((v27 + (2.0 * v72)) + v99)),
        qd[1] + (v73 * ((v100 + (v28 + (2.0 * v76))) - (v96 * v99))),
        1.0 + (v74 * (v132 + (v108 - v131))),
        v74 * (v143 + (v135 - v140)),
        dt - (v74 * ((v146 - v149) - v151)),
        v74 * (v157 + (v152 + v154)),
        v74 * (v165 + (v109 + v125)),
        1.0 - (v74 * ((v136 - v142) - v166)),
        v74 * (v168 + (v148 - v147)),
        dt - (v74 * ((v153 - v155) - v170)),
        v73 * (v185 - (v125 * v177)),
        v73 * (v186 - (v142 * v177)),
        1.0 + (v73 * ((v187 + ((v149 * v184) - v181)) - (v148 * v177))),
        v73 * ((v188 - (dt * v175)) - (v155 * v177)),
        v73 * (v196 + (v125 * v190)),
        v73 * (v197 + (v142 * v190)),
        v73 * ((v198 + (((dt * v194) - v147) - (v151 * v193))) + (v148 * v190)),
        1.0 + (v73 * (((dt * v189) + v199) + (v155 * v190))),
        v74 * (v204 + (v26 - v203)),
        (v74 * (v208 - v209)) - v210,
        -(v210 + (v74 * (v202 - v211))),
        v74 * (v213 + (v205 + v206)),
        v73 * (v214 + (v202 * v177)),
        v73 * v217,
        -(v73 * v218),
        v73 * ((v219 - (v213 * v191)) + (v206 * v190)),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per actuated joint; row by row

    Operations: 309 add, 391 mul, 4 div, 0 sqrt, 8 sincos, 8 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[7] * v1
    v5 = prepared[7] * v0
    v6 = v5 - (qd[0] * (qd[0] * 0.4))
    v7 = (0.4 * qdd[0]) + v4
    v8 = (v2 * v7) + (v3 * v6)
    v9 = 0.4 * v2
    v10 = (v3 * v7) - (v2 * v6)
    v11 = 0.4 * v3
    v12 = qd[1] + qd[0]
    v13 = v12 * v12
    v14 = qdd[1] + qdd[0]
    return (
        REAL(0.0),
        v4,
        -v5,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[0],
        (v11 * v10) + (v9 * v8),
        v10 + ((v14 * v11) - (v13 * v9)),
        -(v8 + ((v14 * v9) + (v13 * v11))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        -v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 11 add, 18 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[10] * ((v2 * v1) + (v3 * v0))
    v5 = -v4
    return (
        -((prepared[8] * v2) + v4),
        v5,
        v5,
        v5,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      K[2][2]  stiffness matrix; row by row

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      D[2][2]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] + qd[0]
    v6 = prepared[9] * v4
    v7 = prepared[9] * v3
    v8 = (v1 * v6) - (v2 * v7)
    v9 = ((qd[0] * qd[0]) * v8) - (prepared[10] * v4)
    v10 = v9 + ((tau[0] - (prepared[8] * v2)) - ((v5 * v5) * v8))
    v11 = (v1 * v7) + (v2 * v6)
    v12 = prepared[2] + v11
    v13 = np.where(stuck[1], REAL(0.0), prepared[6])
    v14 = tau[1] + v9
    v15 = (0.03 * qd[1]) + (0.3 * np.sign(qd[1]))
    v16 = np.where(stuck[1], REAL(0.0), v14 - v15)
    v17 = v13 * v12
    v18 = np.where(stuck[0], REAL(0.0), 1.0 / np.where(~stuck[0], ((prepared[5] + v11) + v12) - (v12 * v17), REAL(1.0)))
    v19 = (0.05 * qd[0]) + (0.6 * np.sign(qd[0]))
    v20 = ((v17 * v16) - np.where(stuck[0], REAL(0.0), v10 - v19)) * v18
    v21 = np.where(stuck[1], REAL(0.0), (v13 * v16) + (v17 * v20))
    v22 = np.where(stuck[0], REAL(0.0), -v20)
    return (
        np.where(stuck[0], v10 - (v12 * v21), v19),
        np.where(stuck[1], v14 - (v12 * v22), v15),
        v22,
        v21,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: shoulder, elbow
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 21 add, 24 mul, 1 div, 0 sqrt, 2 sincos, 13 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] + qd[0]
    v6 = prepared[9] * v4
    v7 = prepared[9] * v3
    v8 = (v1 * v7) + (v2 * v6)
    v9 = prepared[2] + v8
    v10 = (v1 * v6) - (v7 * v2)
    v11 = ((qd[0] * qd[0]) * v10) - (prepared[10] * v4)
    v12 = v11 + ((tau[0] - (prepared[8] * v2)) - (v5 * (v5 * v10)))
    v13 = tau[1] + v11
    v14 = np.int8(0) == mode[0]
    v15 = np.int8(0) == mode[1]
    v16 = np.where(v15, REAL(0.0), prepared[6])
    v17 = (0.03 * qd[1]) + (0.3 * _real_of(mode[1]))
    v18 = np.where(v15, REAL(0.0), v13 - v17)
    v19 = v9 * v16
    v20 = np.where(v14, REAL(0.0), 1.0 / np.where(~v14, (prepared[5] + (v8 + v9)) - (v9 * v19), REAL(1.0)))
    v21 = (0.05 * qd[0]) + (0.6 * _real_of(mode[0]))
    v22 = v20 * ((v18 * v19) - np.where(v14, REAL(0.0), v12 - v21))
    v23 = np.where(v15, REAL(0.0), (v16 * v18) + (v19 * v22))
    v24 = np.where(v14, REAL(0.0), -v22)
    v25 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v26 = (np.abs(v13) + (np.abs(v24) + (np.abs(v12) + np.abs(v23)))) < 1e+38
    return (
        np.where(v14, v12 - (v9 * v23), v21),
        np.where(v15, v13 - (v9 * v24), v17),
        v24,
        v23,
        np.where(v25, np.where(v26, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: 27 add, 24 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] + qd[0]
    v6 = prepared[9] * v4
    v7 = prepared[9] * v3
    v8 = (v1 * v7) + (v2 * v6)
    v9 = prepared[2] + v8
    v10 = (v1 * v6) - (v7 * v2)
    v11 = ((qd[0] * qd[0]) * v10) - (prepared[10] * v4)
    v12 = v11 + ((tau[0] - (prepared[8] * v2)) - (v5 * (v5 * v10)))
    v13 = tau[1] + v11
    v14 = np.int8(0) == mode[0]
    v15 = np.int8(0) == mode[1]
    v16 = np.where(v15, REAL(0.0), prepared[6])
    v17 = (0.03 * qd[1]) + (0.3 * _real_of(mode[1]))
    v18 = np.where(v15, REAL(0.0), v13 - v17)
    v19 = v9 * v16
    v20 = np.where(v14, REAL(0.0), 1.0 / np.where(~v14, (prepared[5] + (v8 + v9)) - (v9 * v19), REAL(1.0)))
    v21 = (0.05 * qd[0]) + (0.6 * _real_of(mode[0]))
    v22 = v20 * ((v18 * v19) - np.where(v14, REAL(0.0), v12 - v21))
    v23 = np.where(v15, REAL(0.0), (v16 * v18) + (v19 * v22))
    v24 = np.where(v14, REAL(0.0), -v22)
    v25 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v26 = (np.abs(v13) + (np.abs(v24) + (np.abs(v12) + np.abs(v23)))) < 1e+38
    return (
        np.where(v14, v12 - (v9 * v23), v21),
        np.where(v15, v13 - (v9 * v24), v17),
        v24,
        v23,
        REAL(-0.9),
        REAL(-0.5),
        REAL(0.9),
        REAL(0.5),
        REAL(0.0),
        REAL(0.0),
        np.where(v25, np.where(v26, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: 27 add, 24 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = _real_of(pattern[1])
    v1 = context_real[7] + (0.3 * v0)
    v2 = np.int8(0) == pattern[1]
    v3 = np.where(v2, REAL(0.0), context_real[4] - v1)
    v4 = np.where(v2, REAL(0.0), 1.0 / np.where(~v2, context_real[2], REAL(1.0)))
    v5 = context_real[1] * v4
    v6 = _real_of(pattern[0])
    v7 = context_real[5] + (0.6 * v6)
    v8 = np.int8(0) == pattern[0]
    v9 = np.where(v8, REAL(0.0), -(1.0 / np.where(~v8, (context_real[1] * v5) - context_real[0], REAL(1.0))))
    v10 = v9 * ((v5 * v3) - np.where(v8, REAL(0.0), context_real[3] - v7))
    v11 = np.where(v2, REAL(0.0), (v4 * v3) + (v5 * v10))
    v12 = np.where(v8, context_real[3] - (context_real[1] * v11), v7)
    v13 = np.where(v8, REAL(0.0), -v10)
    v14 = np.where(v8, _min(0.9 + v12, 0.9 - v12), v6 * v13)
    v15 = np.where(v8, v14, context_real[0] * v14)
    v16 = _max(np.abs(v12), np.abs(context_real[3]))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((v8 & (0.0 <= v14)) | (0.0 < v14)) | (v18 & (((-1e-06) * v16) <= v15))
    v20 = np.where(v2, context_real[4] - (context_real[1] * v13), v1)
    v21 = np.where(v2, _min(0.5 + v20, 0.5 - v20), v0 * v11)
    v22 = np.where(v2, v21, context_real[2] * v21)
    v23 = _max(np.abs(context_real[4]), np.abs(v20))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[1] | v26
    v28 = np.where(v8, REAL(0.0), REAL(1.0))
    v29 = v28 + np.where(v2, REAL(0.0), REAL(1.0))
    v30 = 1.0 - v29
    v31 = -(v28 + v30)
    v32 = np.where(v24, np.int8(-1) == context_mode[3], context_boolean[9])
    v33 = np.where(v24, np.int8(1) == context_mode[3], context_boolean[8])
    v34 = v33 | v32
    v35 = (v34 & (v2 & ((0.0 <= v31) & (v31 <= 0.0)))) | (v32 & (np.int8(1) == pattern[1]))
    v36 = np.where(v34, REAL(1.0), REAL(0.0))
    v37 = -v30
    v38 = context_boolean[7] & (~v24)
    v39 = np.where(v38, REAL(0.0), REAL(1.0))
    v40 = np.where(v18, np.int8(-1) == context_mode[2], context_boolean[6])
    v41 = np.where(v18, np.int8(1) == context_mode[2], context_boolean[5])
    v42 = v41 | v40
    v43 = (v42 & (v8 & ((v39 <= v37) & (v37 <= v36)))) | (v40 & (np.int8(1) == pattern[0]))
    v44 = v43 | v35
    v45 = np.where(v44, v29, 1.0 + v29)
    v46 = ~(v44 | (v45 <= (v36 + np.where(v42, REAL(1.0), REAL(0.0)))))
    v47 = v46 & (~v27)
    v48 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v49 = ((context_boolean[2] | context_boolean[3]) & (v17 & v47)) & v48
    v50 = np.where(((v39 <= v45) & (v45 <= v36)) & (context_boolean[4] & (~v18)), np.int8(0), np.where(v41, np.int8(1), np.int8(-1)))
    v51 = np.where(v35, pattern[0], np.where(v43, np.where(v41 & v8, np.int8(1), np.int8(-1)), v50))
    v52 = v45 - np.where(np.int8(0) == v51, REAL(0.0), REAL(1.0))
    v53 = np.where(v38 & ((v52 <= 0.0) & (0.0 <= v52)), np.int8(0), np.where(v33, np.int8(1), np.int8(-1)))
    v54 = ~flag[1]
    v55 = (context_boolean[0] | (((-1e-12) * v16) <= v15)) & (context_boolean[1] | (((-1e-12) * v23) <= v22))
    v56 = (v26 & v54) | ((~flag[2]) & (v54 & v55))
    v57 = flag[3] | (flag[1] & v26)
    v58 = v27 & (v57 | (v46 | ((v8 & v2) | (~v44))))
    return (
        np.where(v49, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v51),
        np.where(v49, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v35, np.where(v2 & v33, np.int8(1), np.int8(-1)), v53)),
        np.where(v56, pattern[0], best[0]),
        np.where(v56, pattern[1], best[1]),
        flag[0] | v49,
        v27,
        flag[2] | v55,
        v57,
        flag[4],
        np.where(v56, np.bool_(True), flag[5]),
        np.where(v56, np.bool_(False), flag[6]),
        np.where(v56, v13, number[0]),
        np.where(v56, v11, number[1]),
        (v47 & (~v49)) | v58,
    )


def _decide_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[15]) - context_real[14]) - context_real[16]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[13])
    v2 = ((0.6 * context_real[11]) - context_real[10]) - context_real[12]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[9])
    v4 = np.where(context_boolean[5] & (~context_boolean[3]), np.int8(0), np.where(np.where(context_boolean[3], np.int8(1) == context_mode[3], v1), np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[4] & (~context_boolean[2]), np.int8(0), np.where(np.where(context_boolean[2], np.int8(1) == context_mode[2], v3), np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[9])), context_boolean[5], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[13])))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    for _ in range(18):
        *v6_next, v6_now = _decide_pattern(prepared, v6[0:2], v6[2:4], v6[4:11], v6[11:13], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = (np.abs(context_real[3]) + (np.abs(v6[11]) + (np.abs(context_real[4]) + np.abs(v6[12])))) < 1e+38
    return (
        np.where(v7, np.where(v6[13], np.where(v6[6] | v6[5], np.where(v6[10], REAL(4.0), np.where(v6[7], REAL(1.0), np.where(v6[9], REAL(0.0), REAL(3.0)))), np.where(v6[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0)),
        v6[11],
        v6[12],
        v6[2],
        v6[3],
    )


def _decide_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v1 = context_real[9] * context_real[10]
    v2 = context_real[11] + (context_real[9] * v1)
    v3 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v4 = 1.0001 * np.abs(v1)
    v5 = v3 * v4
    v6 = context_real[3] - np.where(context_boolean[0], context_real[5] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v7 = v1 * v6
    v8 = context_real[4] - np.where(context_boolean[1], context_real[7] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v9 = v2 * v8
    v10 = 1e-08 * (np.abs(v9) + np.abs(v7))
    v11 = v9 - v7
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))))
    v13 = v0 * v4
    v14 = context_real[10] * v6
    v15 = v1 * v8
    v16 = 1e-08 * (np.abs(v15) + np.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[10])))))
    v19 = _decide_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], v17, v13, context_real[10], v16, v11, v5, v2, v10), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v20 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v21 = context_real[3] - (context_real[5] + (0.6 * _real_of(v20)))
    v22 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v23 = (context_real[7] - context_real[4]) + (0.3 * _real_of(v22))
    v24 = context_real[10] * (v21 + (context_real[9] * v23))
    v25 = (context_real[9] * v24) + (context_real[11] * v23)
    v26 = np.abs(v25) + (np.abs(v24) + (np.abs(v23) + np.abs(-v21)))
    v27 = (~((context_boolean[3] | v12) | (context_boolean[2] | v18))) & (v26 < 1e+38)
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, v20, v19[3]),
        np.where(v27, v22, v19[4]),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v1
    v6 = prepared[9] * v2
    v7 = (v3 * v6) - (v4 * v5)
    v8 = (prepared[10] * v4) + ((qd[0] * qd[0]) * v7)
    v9 = qd[1] + qd[0]
    v10 = ((tau[0] - (prepared[8] * v2)) + (v9 * (v9 * v7))) - v8
    v11 = 0.05 * qd[0]
    v12 = v11 + (0.6 * _real_of(mode[0]))
    v13 = np.int8(0) == mode[0]
    v14 = tau[1] - v8
    v15 = 0.03 * qd[1]
    v16 = v15 + (0.3 * _real_of(mode[1]))
    v17 = np.int8(0) == mode[1]
    v18 = np.where(v17, REAL(0.0), v14 - v16)
    v19 = (v3 * v5) + (v4 * v6)
    v20 = prepared[2] + v19
    v21 = np.where(v17, REAL(0.0), prepared[6])
    v22 = v20 * v21
    v23 = prepared[5] + (v19 + v20)
    v24 = np.where(v13, REAL(0.0), -(1.0 / np.where(~v13, (v20 * v22) - v23, REAL(1.0))))
    v25 = v24 * ((v22 * v18) - np.where(v13, REAL(0.0), v10 - v12))
    v26 = _mode_of(np.where(v17, v14 - (v20 * np.where(v13, REAL(0.0), -v25)), v16))
    v27 = 0.0 == qd[1]
    v28 = (reached[1] & v27) & (~(np.int8(0) == v26))
    v29 = ~v27
    v30 = _mode_of(np.where(v13, v10 - (v20 * np.where(v17, REAL(0.0), (v21 * v18) + (v22 * v25))), v12))
    v31 = 0.0 == qd[0]
    v32 = (~(np.int8(0) == v30)) & (reached[0] & v31)
    v33 = ~v31
    v34 = (v32 | v33) | (~(np.abs(v10) <= 0.9))
    v35 = v34 | ((~(np.abs(v14) <= 0.5)) | (v28 | v29))
    v36 = prepared[6] * v20
    v37 = _decide_pattern_let_go(prepared, (v23, v20, prepared[2], v10, v14, v11, tau[0], v15, tau[1], v36, -(1.0 / np.where(v35, (v20 * v36) - v23, REAL(1.0))), prepared[6]), (v33, v29, v32, v28), (np.where(v13, _mode_of(qd[0]), mode[0]), np.where(v17, _mode_of(qd[1]), mode[1]), v30, v26))
    v38 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        np.where(v35, v37[3], np.int8(0)),
        np.where(v35, v37[4], np.int8(0)),
        np.where(v38, np.where(v35, v37[0], REAL(0.0)), REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: shoulder, elbow
      mode[2]     modes: +1, 0, -1
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 396 add, 375 mul, 38 div, 0 sqrt, 2 sincos, 3089 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v3
    v6 = prepared[9] * v4
    v7 = (v1 * v6) - (v5 * v2)
    v8 = qd[1] + qd[0]
    v9 = (v1 * v5) + (v2 * v6)
    v10 = prepared[2] + v9
    v11 = ((qd[0] * qd[0]) * v7) - (prepared[10] * v4)
    v12 = (((prepared[8] * v2) + (v10 * qdd[1])) + (v7 * (v8 * v8))) - v11
    v13 = 0.0 == qd[0]
    v14 = v10 * qdd[0]
    v15 = v14 + (v12 + ((0.05 * qd[0]) + (0.6 * np.where(v13, np.sign(qdd[0]), np.sign(qd[0])))))
    v16 = v15 + (qdd[0] * (prepared[5] + v9))
    v17 = v14 - v11
    v18 = 0.0 == qd[1]
    v19 = ((0.03 * qd[1]) + (prepared[2] * qdd[1])) + (0.3 * np.where(v18, np.sign(qdd[1]), np.sign(qd[1])))
    v20 = v17 + v19
    return (
        v16,
        v20,
        np.where(v13, v12 - 0.9, v16),
        np.where(v18, v17 - 0.5, v20),
        np.where(v13, 0.9 + v12, v16),
        np.where(v18, 0.5 + v17, v20),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Operations: 22 add, 20 mul, 0 div, 0 sqrt, 2 sincos, 12 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
    )


def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: shoulder, elbow

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[1]
    v1 = np.int8(0) == pattern[0]
    v2 = np.where(v1, REAL(0.0), REAL(1.0))
    v3 = v2 + np.where(v0, REAL(0.0), REAL(1.0))
    v4 = -(1.0 + (v2 - v3))
    v5 = context_boolean[6] | context_boolean[7]
    v6 = ((v0 & ((0.0 <= v4) & (v4 <= 0.0))) & v5) | (context_boolean[7] & (np.int8(1) == pattern[1]))
    v7 = -(1.0 - v3)
    v8 = np.where(v5, REAL(1.0), REAL(0.0))
    v9 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v10 = context_boolean[3] | context_boolean[4]
    v11 = (v10 & (v1 & ((v9 <= v7) & (v7 <= v8)))) | (context_boolean[4] & (np.int8(1) == pattern[0]))
    v12 = v11 | v6
    v13 = np.where(v12, v3, 1.0 + v3)
    v14 = np.where(context_boolean[2] & ((v9 <= v13) & (v13 <= v8)), np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1)))
    v15 = np.where(v6, pattern[0], np.where(v11, np.where(context_boolean[3] & v1, np.int8(1), np.int8(-1)), v14))
    v16 = v13 - np.where(np.int8(0) == v15, REAL(0.0), REAL(1.0))
    v17 = np.where(context_boolean[5] & ((0.0 <= v16) & (v16 <= 0.0)), np.int8(0), np.where(context_boolean[6], np.int8(1), np.int8(-1)))
    v18 = _real_of(pattern[1])
    v19 = context_real[7] + (0.3 * v18)
    v20 = np.where(v0, REAL(0.0), context_real[4] - v19)
    v21 = np.where(v0, REAL(0.0), 1.0 / np.where(~v0, context_real[2], REAL(1.0)))
    v22 = context_real[1] * v21
    v23 = _real_of(pattern[0])
    v24 = context_real[5] + (0.6 * v23)
    v25 = np.where(v1, REAL(0.0), 1.0 / np.where(~v1, context_real[0] - (context_real[1] * v22), REAL(1.0)))
    v26 = v25 * (np.where(v1, REAL(0.0), context_real[3] - v24) - (v22 * v20))
    v27 = np.where(v0, REAL(0.0), (v21 * v20) - (v22 * v26))
    v28 = np.where(v1, REAL(0.0), v26)
    v29 = np.where(v0, context_real[4] - (context_real[1] * v28), v19)
    v30 = np.where(v0, _min(0.5 + v29, 0.5 - v29), v18 * v27)
    v31 = np.where(v1, context_real[3] - (context_real[1] * v27), v24)
    v32 = np.where(v1, _min(0.9 + v31, 0.9 - v31), v23 * v28)
    v33 = context_boolean[0] | ((v1 & (0.0 <= v32)) | (0.0 < v32))
    v34 = v33 & (context_boolean[1] | ((v0 & (0.0 <= v30)) | (0.0 < v30)))
    v35 = ~flag[1]
    v36 = (-(1e-12 * _max(np.abs(context_real[4]), np.abs(v29)))) <= np.where(v0, v30, context_real[2] * v30)
    v37 = (-(1e-12 * _max(np.abs(context_real[3]), np.abs(v31)))) <= np.where(v1, v32, context_real[0] * v32)
    v38 = (context_boolean[0] | v37) & (context_boolean[1] | v36)
    v39 = ((~flag[2]) & (v35 & v38)) | (v35 & v34)
    v40 = flag[1] | v34
    v41 = flag[3] | (flag[1] & v34)
    v42 = np.where(v0, REAL(0.0), context_real[1] * np.where(v1, context_real[9], REAL(0.0)))
    v43 = v25 * (np.where(v1, REAL(0.0), context_real[1] * np.where(v0, context_real[10], REAL(0.0))) - (v22 * v42))
    v44 = ~(v12 | (v13 <= (v8 + np.where(v10, REAL(1.0), REAL(0.0)))))
    v45 = v40 & (v41 | (v44 | ((v1 & v0) | (~v12))))
    return (
        v15,
        np.where(v6, np.where(context_boolean[6] & v0, np.int8(1), np.int8(-1)), v17),
        np.where(v39, pattern[0], best[0]),
        np.where(v39, pattern[1], best[1]),
        flag[0],
        v40,
        flag[2] | v38,
        v41,
        flag[4],
        np.where(v39, np.bool_(True), flag[5]),
        np.where(v39, np.bool_(False), flag[6]),
        np.where(v39, v28, number[0]),
        np.where(v39, v27, number[1]),
        np.where(v39, np.where(v1, REAL(0.0), v43), number[2]),
        np.where(v39, np.where(v0, REAL(0.0), (v21 * v42) - (v22 * v43)), number[3]),
        (v44 & (~v40)) | v45,
    )


def _step_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[17]) - context_real[16]) - context_real[18]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[15])
    v2 = ((0.6 * context_real[13]) - context_real[12]) - context_real[14]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[11])
    v4 = np.where(context_boolean[3], np.int8(0), np.where(v1, np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[2], np.int8(0), np.where(v3, np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[11])), context_boolean[3], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[15])))
    for _ in range(18):
        *v6_next, v6_now = _step_pattern(prepared, v6[0:2], v6[2:4], v6[4:11], v6[11:15], v6_of_context_real, v6_of_context_boolean)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = (np.abs(context_real[4]) + (np.abs(v6[11]) + (np.abs(context_real[3]) + np.abs(v6[12])))) < 1e+38
    return (
        np.where(v7, np.where(v6[15], np.where(v6[6] | v6[5], np.where(v6[10], REAL(4.0), np.where(v6[7], REAL(1.0), np.where(v6[9], REAL(0.0), REAL(3.0)))), np.where(v6[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0)),
        v6[11],
        v6[12],
        v6[13],
        v6[14],
        v6[2],
        v6[3],
    )


def _step_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v1 = context_real[7] * context_real[12]
    v2 = context_real[13] + (context_real[12] * v1)
    v3 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v4 = 1.0001 * np.abs(v1)
    v5 = v3 * v4
    v6 = context_real[3] - np.where(context_boolean[0], context_real[8] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v7 = v1 * v6
    v8 = context_real[4] - np.where(context_boolean[1], context_real[9] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v9 = v2 * v8
    v10 = 1e-08 * (np.abs(v9) + np.abs(v7))
    v11 = v9 - v7
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))))
    v13 = v0 * v4
    v14 = context_real[7] * v6
    v15 = v1 * v8
    v16 = 1e-08 * (np.abs(v15) + np.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[7])))))
    v19 = _step_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[8], context_real[5], context_real[9], context_real[6], context_real[10], context_real[11], v17, v13, context_real[7], v16, v11, v5, v2, v10), (context_boolean[0], context_boolean[1], v18, v12), (context_mode[0], context_mode[1]))
    v20 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v21 = (context_real[9] - context_real[4]) + (0.3 * _real_of(v20))
    v22 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v23 = context_real[3] - (context_real[8] + (0.6 * _real_of(v22)))
    v24 = context_real[7] * (v23 + (context_real[12] * v21))
    v25 = (context_real[12] * v24) + (context_real[13] * v21)
    v26 = np.abs(v21) + (np.abs(-v23) + (np.abs(v24) + np.abs(v25)))
    v27 = (v26 < 1e+38) & (~(v12 | v18))
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, REAL(0.0), v19[3]),
        np.where(v27, REAL(0.0), v19[4]),
        np.where(v27, v22, v19[5]),
        np.where(v27, v20, v19[6]),
    )


def _step_at_rest(prepared, context_real, context_boolean):
    v0 = ~context_boolean[1]
    v1 = ~context_boolean[0]
    v2 = v0 | (~(np.abs(context_real[4]) <= 0.5))
    v3 = v2 | (v1 | (~(np.abs(context_real[3]) <= 0.9)))
    v4 = _step_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[8], context_real[10], context_real[11], context_real[12], context_real[13], context_real[7], context_real[9]), (v1, v0), (_mode_of(context_real[12]), _mode_of(context_real[13])))
    v5 = np.where(v3, v4[5], np.int8(0))
    v6 = np.where(v3, v4[6], np.int8(0))
    return (
        np.where(v3, v4[0], REAL(0.0)),
        np.where(v3, v4[1], REAL(0.0)),
        np.where(v3, v4[2], REAL(0.0)),
        np.where(np.int8(0) == v5, REAL(0.0), context_real[12] + np.where(v3, v4[3], REAL(0.0))),
        np.where(np.int8(0) == v6, REAL(0.0), context_real[13] + np.where(v3, v4[4], REAL(0.0))),
        v5,
        v6,
    )


def _step_moving(prepared, context_real, context_mode):
    v0 = 0.5 * context_real[4]
    v1 = context_real[2] + (context_real[7] * v0)
    v2 = v1 + (context_real[3] + (context_real[8] * v0))
    v3 = context_real[7] + (context_real[5] * v0)
    v4 = context_real[8] + (context_real[6] * v0)
    v5 = context_real[2] + (v0 * v3)
    v6 = v5 + (context_real[3] + (v0 * v4))
    v7 = np.sin(v2)
    v8 = np.cos(v2)
    v9 = np.sin(v1)
    v10 = np.cos(v1)
    v11 = np.sin(v6)
    v12 = np.cos(v6)
    v13 = np.sin(v5)
    v14 = np.cos(v5)
    v15 = prepared[9] * ((v10 * v8) + (v9 * v7))
    v16 = prepared[2] + v15
    v17 = np.int8(0) == context_mode[1]
    v18 = np.where(v17, REAL(0.0), REAL(1.0))
    v19 = prepared[6] * v18
    v20 = v19 * v16
    v21 = np.int8(0) == context_mode[0]
    v22 = np.where(v21, REAL(0.0), REAL(1.0))
    v23 = prepared[9] * ((v9 * v8) - (v10 * v7))
    v24 = ((v3 * v3) * v23) - (prepared[10] * v8)
    v25 = context_real[1] - (0.3 * _real_of(context_mode[1]))
    v26 = v24 + (v25 - (0.03 * v4))
    v27 = v3 + v4
    v28 = context_real[0] - (0.6 * _real_of(context_mode[0]))
    v29 = v24 + (((v28 - (0.05 * v3)) - (prepared[8] * v10)) - ((v27 * v27) * v23))
    v30 = (v29 - (v26 * v20)) * (v22 / (((v15 + prepared[5]) + v16) - (v16 * v20)))
    v31 = context_real[7] + (v0 * v30)
    v32 = (v19 * v26) - (v20 * v30)
    v33 = context_real[8] + (v0 * v32)
    v34 = v33 + v31
    v35 = prepared[9] * ((v14 * v11) - (v13 * v12))
    v36 = (prepared[10] * v12) + (v31 * (v35 * v31))
    v37 = v36 + ((0.03 * v33) - v25)
    v38 = prepared[9] * ((v14 * v12) + (v13 * v11))
    v39 = prepared[2] + v38
    v40 = v19 * v39
    v41 = (v36 + (((prepared[8] * v14) - v28) + (0.05 * v31))) - (v40 * v37)
    v42 = v22 / (((v38 + prepared[5]) + v39) - (v39 * v40))
    v43 = v42 * (v41 - (v34 * (v35 * v34)))
    v44 = (context_real[4] * v43) - context_real[7]
    v45 = 0.16666666666666666 * context_real[4]
    v46 = 0.3333333333333333 * context_real[4]
    v47 = (v19 * v37) - (v40 * v43)
    v48 = (context_real[4] * v47) - context_real[8]
    v49 = v44 + v48
    v50 = context_real[2] + (context_real[4] * v31)
    v51 = v50 + (context_real[3] + (context_real[4] * v33))
    v52 = np.sin(v51)
    v53 = np.cos(v51)
    v54 = np.sin(v50)
    v55 = np.cos(v50)
    v56 = prepared[9] * ((v54 * v53) - (v55 * v52))
    v57 = ((v44 * v44) * v56) - (prepared[10] * v53)
    v58 = v57 + (((v28 + (0.05 * v44)) - (prepared[8] * v55)) - ((v49 * v49) * v56))
    v59 = v57 + (v25 + (0.03 * v48))
    v60 = prepared[9] * ((v54 * v52) + (v55 * v53))
    v61 = prepared[2] + v60
    v62 = v19 * v61
    v63 = (v58 - (v62 * v59)) * (v22 / (((v60 + prepared[5]) + v61) - (v61 * v62)))
    v64 = (context_real[8] + (context_real[6] * v45)) + (v46 * (v32 - v47))
    return (
        np.where(v21, context_real[2], (context_real[2] + (v46 * (v3 + v31))) + (v45 * (context_real[7] - v44))),
        np.where(v17, context_real[3], (context_real[3] + (v46 * (v4 + v33))) + (v45 * (context_real[8] - v48))),
        np.where(v21, REAL(0.0), (context_real[7] + (v46 * (v30 - v43))) + (v45 * (context_real[5] + v63))),
        np.where(v17, REAL(0.0), v64 + ((prepared[23] * (v18 * context_real[4])) * (v59 - (v61 * v63)))),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = prepared[9] * v2
    v6 = prepared[9] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = prepared[2] + v7
    v9 = prepared[5] + (v7 + v8)
    v10 = prepared[6] * v8
    v11 = 1.0 / ((v8 * v10) - v9)
    v12 = dt * v11
    v13 = np.abs(qd[1])
    v14 = (0.0 == v13) | (v13 < ((dt * prepared[24]) - (v12 * (v8 * (v8 * prepared[25])))))
    v15 = np.abs(qd[0])
    v16 = (0.0 == v15) | (v15 < ((-0.9) * v12))
    v17 = 0.03 * np.where(v14, REAL(0.0), qd[1])
    v18 = 0.05 * np.where(v16, REAL(0.0), qd[0])
    v19 = (v6 * v4) - (v3 * v5)
    v20 = (v19 * (qd[0] * qd[0])) + (prepared[10] * v2)
    v21 = qd[1] + qd[0]
    v22 = ((tau[0] - (prepared[8] * v4)) + (v19 * (v21 * v21))) - v20
    v23 = tau[1] - v20
    v24 = _step_at_rest(prepared, (v9, v8, prepared[2], v22, v23, tau[0], tau[1], v10, -v11, prepared[6], v18, v17, qd[0], qd[1]), (v16, v14))
    v25 = v14 | v16
    v26 = _mode_of(qd[1])
    v27 = np.where(v25, v24[6], v26)
    v28 = _mode_of(qd[0])
    v29 = np.where(v25, v24[5], v28)
    v30 = np.where(v25, v24[4], qd[1])
    v31 = np.where(v25, v24[3], qd[0])
    v32 = v17 + ((0.3 * _real_of(v26)) - v23)
    v33 = v11 * (((v22 - (0.6 * _real_of(v28))) + (v10 * v32)) - v18)
    v34 = _step_moving(prepared, (tau[0], tau[1], q[0], q[1], dt, np.where(v25, v24[1], -v33), np.where(v25, v24[2], (v10 * v33) - (prepared[6] * v32)), v31, v30), (v29, v27))
    v35 = (~(np.int8(0) == v27)) | (~(np.int8(0) == v29))
    v36 = np.where(v35, v34[1], q[1])
    v37 = np.where(v35, v34[3], v30)
    v38 = np.where(v35, v34[0], q[0])
    v39 = np.abs(tau[1]) + (np.abs(v38) + (np.abs(v37) + np.abs(v36)))
    v40 = np.where(v35, v34[2], v31)
    v41 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v13 + v15)))
    v42 = ((np.abs(v40) + v39) < 1e+38) & ((np.abs(tau[0]) + v41) < 1e+38)
    v43 = v42 & (0.0 < dt)
    return (
        np.where(v43, v38, q[0]),
        np.where(v43, v36, q[1]),
        np.where(v43, v40, qd[0]),
        np.where(v43, v37, qd[1]),
        np.where(v43, v29, mode[0]),
        np.where(v43, v27, mode[1]),
        np.where(v43, np.where(v25, v24[0], REAL(0.0)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 537 add, 537 mul, 40 div, 0 sqrt, 8 sincos, 2501 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = _real_of(pattern[1])
    v1 = context_real[7] + (0.3 * v0)
    v2 = np.int8(0) == pattern[1]
    v3 = np.where(v2, REAL(0.0), context_real[4] - v1)
    v4 = np.where(v2, REAL(0.0), 1.0 / np.where(~v2, context_real[2], REAL(1.0)))
    v5 = context_real[1] * v4
    v6 = _real_of(pattern[0])
    v7 = context_real[5] + (0.6 * v6)
    v8 = np.int8(0) == pattern[0]
    v9 = np.where(v8, REAL(0.0), -(1.0 / np.where(~v8, (context_real[1] * v5) - context_real[0], REAL(1.0))))
    v10 = v9 * ((v5 * v3) - np.where(v8, REAL(0.0), context_real[3] - v7))
    v11 = np.where(v2, REAL(0.0), (v4 * v3) + (v5 * v10))
    v12 = np.where(v8, context_real[3] - (context_real[1] * v11), v7)
    v13 = np.where(v8, REAL(0.0), -v10)
    v14 = np.where(v8, _min(0.9 + v12, 0.9 - v12), v6 * v13)
    v15 = np.where(v8, v14, context_real[0] * v14)
    v16 = _max(np.abs(v12), np.abs(context_real[3]))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((v8 & (0.0 <= v14)) | (0.0 < v14)) | (v18 & (((-1e-06) * v16) <= v15))
    v20 = np.where(v2, context_real[4] - (context_real[1] * v13), v1)
    v21 = np.where(v2, _min(0.5 + v20, 0.5 - v20), v0 * v11)
    v22 = np.where(v2, v21, context_real[2] * v21)
    v23 = _max(np.abs(context_real[4]), np.abs(v20))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[1] | v26
    v28 = np.where(v8, REAL(0.0), REAL(1.0))
    v29 = v28 + np.where(v2, REAL(0.0), REAL(1.0))
    v30 = 1.0 - v29
    v31 = -(v28 + v30)
    v32 = np.where(v24, np.int8(-1) == context_mode[3], context_boolean[9])
    v33 = np.where(v24, np.int8(1) == context_mode[3], context_boolean[8])
    v34 = v33 | v32
    v35 = (v34 & (v2 & ((0.0 <= v31) & (v31 <= 0.0)))) | (v32 & (np.int8(1) == pattern[1]))
    v36 = np.where(v34, REAL(1.0), REAL(0.0))
    v37 = -v30
    v38 = context_boolean[7] & (~v24)
    v39 = np.where(v38, REAL(0.0), REAL(1.0))
    v40 = np.where(v18, np.int8(-1) == context_mode[2], context_boolean[6])
    v41 = np.where(v18, np.int8(1) == context_mode[2], context_boolean[5])
    v42 = v41 | v40
    v43 = (v42 & (v8 & ((v39 <= v37) & (v37 <= v36)))) | (v40 & (np.int8(1) == pattern[0]))
    v44 = v43 | v35
    v45 = np.where(v44, v29, 1.0 + v29)
    v46 = ~(v44 | (v45 <= (v36 + np.where(v42, REAL(1.0), REAL(0.0)))))
    v47 = v46 & (~v27)
    v48 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v49 = ((context_boolean[2] | context_boolean[3]) & (v17 & v47)) & v48
    v50 = np.where(((v39 <= v45) & (v45 <= v36)) & (context_boolean[4] & (~v18)), np.int8(0), np.where(v41, np.int8(1), np.int8(-1)))
    v51 = np.where(v35, pattern[0], np.where(v43, np.where(v41 & v8, np.int8(1), np.int8(-1)), v50))
    v52 = v45 - np.where(np.int8(0) == v51, REAL(0.0), REAL(1.0))
    v53 = np.where(v38 & ((v52 <= 0.0) & (0.0 <= v52)), np.int8(0), np.where(v33, np.int8(1), np.int8(-1)))
    v54 = ~flag[1]
    v55 = (context_boolean[0] | (((-1e-12) * v16) <= v15)) & (context_boolean[1] | (((-1e-12) * v23) <= v22))
    v56 = (v26 & v54) | ((~flag[2]) & (v54 & v55))
    v57 = flag[3] | (flag[1] & v26)
    v58 = v27 & (v57 | (v46 | ((v8 & v2) | (~v44))))
    return (
        np.where(v49, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v51),
        np.where(v49, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v35, np.where(v2 & v33, np.int8(1), np.int8(-1)), v53)),
        np.where(v56, pattern[0], best[0]),
        np.where(v56, pattern[1], best[1]),
        flag[0] | v49,
        v27,
        flag[2] | v55,
        v57,
        flag[4],
        np.where(v56, np.bool_(True), flag[5]),
        np.where(v56, np.bool_(False), flag[6]),
        np.where(v56, v13, number[0]),
        np.where(v56, v11, number[1]),
        (v47 & (~v49)) | v58,
    )


def _interpolated_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[8]) - context_real[15]) - context_real[16]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[14])
    v2 = ((0.6 * context_real[7]) - context_real[12]) - context_real[13]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[11])
    v4 = np.where(context_boolean[5] & (~context_boolean[3]), np.int8(0), np.where(np.where(context_boolean[3], np.int8(1) == context_mode[3], v1), np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[4] & (~context_boolean[2]), np.int8(0), np.where(np.where(context_boolean[2], np.int8(1) == context_mode[2], v3), np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[9], context_real[5], context_real[10], context_real[6])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[11])), context_boolean[5], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[14])))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    for _ in range(18):
        *v6_next, v6_now = _interpolated_pattern(prepared, v6[0:2], v6[2:4], v6[4:11], v6[11:13], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = (np.abs(context_real[4]) + (np.abs(v6[11]) + (np.abs(context_real[3]) + np.abs(v6[12])))) < 1e+38
    return (
        np.where(v7, np.where(v6[13], np.where(v6[6] | v6[5], np.where(v6[10], REAL(4.0), np.where(v6[7], REAL(1.0), np.where(v6[9], REAL(0.0), REAL(3.0)))), np.where(v6[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0)),
        v6[11],
        v6[12],
        v6[2],
        v6[3],
    )


def _interpolated_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v1 = context_real[9] * context_real[10]
    v2 = context_real[11] + (context_real[10] * v1)
    v3 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v4 = 1.0001 * np.abs(v1)
    v5 = v3 * v4
    v6 = context_real[4] - np.where(context_boolean[1], context_real[7] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v7 = v6 * v2
    v8 = context_real[3] - np.where(context_boolean[0], context_real[5] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v9 = v1 * v8
    v10 = 1e-08 * (np.abs(v9) + np.abs(v7))
    v11 = v7 - v9
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))))
    v13 = v0 * v4
    v14 = context_real[9] * v8
    v15 = v1 * v6
    v16 = 1e-08 * (np.abs(v15) + np.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[9])))))
    v19 = _interpolated_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[6], context_real[8], context_real[9], v2, context_real[5], context_real[7], v17, v13, v16, v11, v5, v10), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v20 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v21 = (context_real[7] - context_real[4]) + (0.3 * _real_of(v20))
    v22 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v23 = context_real[3] - (context_real[5] + (0.6 * _real_of(v22)))
    v24 = context_real[9] * (v23 + (context_real[10] * v21))
    v25 = (context_real[10] * v24) + (context_real[11] * v21)
    v26 = np.abs(v21) + (np.abs(-v23) + (np.abs(v25) + np.abs(v24)))
    v27 = (v26 < 1e+38) & (~((context_boolean[3] | v12) | (context_boolean[2] | v18)))
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, v22, v19[3]),
        np.where(v27, v20, v19[4]),
    )


def _interpolated_at_rest(prepared, context_real, context_boolean, context_mode):
    v0 = ~(np.int8(0) == context_mode[1])
    v1 = v0 & (context_boolean[1] & v0)
    v2 = ~(np.int8(0) == context_mode[0])
    v3 = v2 & (context_boolean[0] & v2)
    v4 = ~context_boolean[1]
    v5 = ~context_boolean[0]
    v6 = _interpolated_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[10], context_real[9], context_real[11]), (v5, v4, v3, v1), (_mode_of(context_real[12]), _mode_of(context_real[13]), context_mode[0], context_mode[1]))
    v7 = (~(np.abs(context_real[3]) <= 0.9)) | (v5 | v3)
    v8 = v7 | ((~(np.abs(context_real[4]) <= 0.5)) | (v4 | v1))
    return (
        np.where(v8, v6[0], REAL(0.0)),
        np.where(v8, v6[1], REAL(0.0)),
        np.where(v8, v6[2], REAL(0.0)),
        context_real[12],
        context_real[13],
        np.where(v8, v6[3], np.int8(0)),
        np.where(v8, v6[4], np.int8(0)),
    )


def _interpolated_moving(prepared, context_real, context_mode):
    v0 = 0.5 * context_real[4]
    v1 = context_real[2] + (context_real[7] * v0)
    v2 = v1 + (context_real[3] + (context_real[8] * v0))
    v3 = context_real[7] + (context_real[5] * v0)
    v4 = context_real[8] + (context_real[6] * v0)
    v5 = context_real[2] + (v0 * v3)
    v6 = v5 + (context_real[3] + (v0 * v4))
    v7 = np.sin(v2)
    v8 = np.cos(v2)
    v9 = np.sin(v1)
    v10 = np.cos(v1)
    v11 = np.sin(v6)
    v12 = np.cos(v6)
    v13 = np.sin(v5)
    v14 = np.cos(v5)
    v15 = prepared[9] * ((v10 * v8) + (v9 * v7))
    v16 = prepared[2] + v15
    v17 = np.int8(0) == context_mode[1]
    v18 = np.where(v17, REAL(0.0), REAL(1.0))
    v19 = prepared[6] * v18
    v20 = v19 * v16
    v21 = np.int8(0) == context_mode[0]
    v22 = np.where(v21, REAL(0.0), REAL(1.0))
    v23 = prepared[9] * ((v9 * v8) - (v10 * v7))
    v24 = ((v3 * v3) * v23) - (prepared[10] * v8)
    v25 = context_real[1] - (0.3 * _real_of(context_mode[1]))
    v26 = v24 + (v25 - (0.03 * v4))
    v27 = v3 + v4
    v28 = context_real[0] - (0.6 * _real_of(context_mode[0]))
    v29 = v24 + (((v28 - (0.05 * v3)) - (prepared[8] * v10)) - ((v27 * v27) * v23))
    v30 = (v29 - (v26 * v20)) * (v22 / (((v15 + prepared[5]) + v16) - (v16 * v20)))
    v31 = context_real[7] + (v0 * v30)
    v32 = (v19 * v26) - (v20 * v30)
    v33 = context_real[8] + (v0 * v32)
    v34 = v33 + v31
    v35 = prepared[9] * ((v14 * v11) - (v13 * v12))
    v36 = (prepared[10] * v12) + (v31 * (v35 * v31))
    v37 = v36 + ((0.03 * v33) - v25)
    v38 = prepared[9] * ((v14 * v12) + (v13 * v11))
    v39 = prepared[2] + v38
    v40 = v19 * v39
    v41 = (v36 + (((prepared[8] * v14) - v28) + (0.05 * v31))) - (v40 * v37)
    v42 = v22 / (((v38 + prepared[5]) + v39) - (v39 * v40))
    v43 = v42 * (v41 - (v34 * (v35 * v34)))
    v44 = (context_real[4] * v43) - context_real[7]
    v45 = 0.16666666666666666 * context_real[4]
    v46 = 0.3333333333333333 * context_real[4]
    v47 = (v19 * v37) - (v40 * v43)
    v48 = (context_real[4] * v47) - context_real[8]
    v49 = v44 + v48
    v50 = context_real[2] + (context_real[4] * v31)
    v51 = v50 + (context_real[3] + (context_real[4] * v33))
    v52 = np.sin(v51)
    v53 = np.cos(v51)
    v54 = np.sin(v50)
    v55 = np.cos(v50)
    v56 = prepared[9] * ((v54 * v53) - (v55 * v52))
    v57 = ((v44 * v44) * v56) - (prepared[10] * v53)
    v58 = v57 + (((v28 + (0.05 * v44)) - (prepared[8] * v55)) - ((v49 * v49) * v56))
    v59 = v57 + (v25 + (0.03 * v48))
    v60 = prepared[9] * ((v54 * v52) + (v55 * v53))
    v61 = prepared[2] + v60
    v62 = v19 * v61
    v63 = (v58 - (v62 * v59)) * (v22 / (((v60 + prepared[5]) + v61) - (v61 * v62)))
    v64 = (context_real[8] + (context_real[6] * v45)) + (v46 * (v32 - v47))
    return (
        np.where(v21, context_real[2], (context_real[2] + (v46 * (v3 + v31))) + (v45 * (context_real[7] - v44))),
        np.where(v17, context_real[3], (context_real[3] + (v46 * (v4 + v33))) + (v45 * (context_real[8] - v48))),
        np.where(v21, REAL(0.0), (context_real[7] + (v46 * (v30 - v43))) + (v45 * (context_real[5] + v63))),
        np.where(v17, REAL(0.0), v64 + ((prepared[23] * (v18 * context_real[4])) * (v59 - (v61 * v63)))),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = prepared[9] * v2
    v6 = prepared[9] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = prepared[2] + v7
    v9 = prepared[5] + (v7 + v8)
    v10 = prepared[6] * v8
    v11 = 1.0 / ((v8 * v10) - v9)
    v12 = (v6 * v4) - (v3 * v5)
    v13 = (v12 * (qd[0] * qd[0])) + (prepared[10] * v2)
    v14 = qd[1] + qd[0]
    v15 = ((tau[0] - (prepared[8] * v4)) + (v14 * (v12 * v14))) - v13
    v16 = tau[1] - v13
    v17 = 0.0 == qd[1]
    v18 = 0.0 == qd[0]
    v19 = 0.05 * qd[0]
    v20 = _interpolated_at_rest(prepared, (v9, v8, prepared[2], v15, v16, v19, tau[0], 0.03 * qd[1], tau[1], v10, -v11, prepared[6], qd[0], qd[1]), (v18, v17), (forced[0], forced[1]))
    v21 = v18 | v17
    v22 = _mode_of(qd[1])
    v23 = np.where(v21, v20[6], v22)
    v24 = _mode_of(qd[0])
    v25 = np.where(v21, v20[5], v24)
    v26 = np.where(v21, v20[4], qd[1])
    v27 = np.where(v21, v20[3], qd[0])
    v28 = ((qd[1] * prepared[26]) - (prepared[6] * v16)) + (_real_of(v22) * prepared[27])
    v29 = v11 * ((v15 + (v8 * v28)) - (v19 + (0.6 * _real_of(v24))))
    v30 = np.where(v21, v20[2], (v10 * v29) - v28)
    v31 = np.where(v21, v20[1], -v29)
    v32 = _interpolated_moving(prepared, (tau[0], tau[1], q[0], q[1], trial, v31, v30, v27, v26), (v25, v23))
    v33 = np.int8(0) == v25
    v34 = ~v33
    v35 = np.int8(0) == v23
    v36 = (~v35) | v34
    v37 = np.where(v36, v32[1], q[1])
    v38 = np.where(v36, v32[0], q[0])
    v39 = v38 + v37
    v40 = np.sin(v39)
    v41 = np.cos(v39)
    v42 = prepared[9] * v40
    v43 = np.sin(v38)
    v44 = np.cos(v38)
    v45 = prepared[9] * v41
    v46 = (v43 * v45) - (v44 * v42)
    v47 = np.where(v36, v32[2], v27)
    v48 = v46 * (v47 * v47)
    v49 = (prepared[10] * v41) - v48
    v50 = v49 + (prepared[8] * v44)
    v51 = np.where(v36, v32[3], v26)
    v52 = v51 + v47
    v53 = tau[0] - (v52 * (v46 * v52))
    v54 = _real_of(v25)
    v55 = (v44 * v45) + (v43 * v42)
    v56 = prepared[2] + v55
    v57 = np.where(v35, REAL(0.0), prepared[6])
    v58 = v56 * v57
    v59 = _real_of(v23)
    v60 = np.where(v35, REAL(0.0), ((tau[1] - (0.03 * v51)) - (0.3 * v59)) - v49)
    v61 = (v60 * v58) - np.where(v33, REAL(0.0), ((v53 - (0.05 * v47)) - (0.6 * v54)) - v50)
    v62 = v35 | v33
    v63 = np.where(v33, REAL(0.0), 1.0 / np.where(v34 & v62, (v56 + (prepared[5] + v55)) - (v56 * v58), REAL(1.0)))
    v64 = v63 * v61
    v65 = tau[1] - (v56 * np.where(v33, REAL(0.0), -v64))
    v66 = v49 - v65
    v67 = _min(0.5 - v66, 0.5 + v66)
    v68 = (v8 * v31) - v16
    v69 = _max(REAL(0.0), _min(0.5 - v68, 0.5 + v68))
    v70 = v35 & (v67 < 0.0)
    v71 = np.where(v62, np.where(v70, v69 / np.where(v62 & v70, np.where(v70, v69 - v67, REAL(1.0)), REAL(1.0)), REAL(1.0)), REAL(1.0))
    v72 = (v56 * np.where(v35, REAL(0.0), (v57 * v60) + (v58 * v64))) - v53
    v73 = v50 + v72
    v74 = _min(0.9 - v73, 0.9 + v73)
    v75 = (v8 * v30) - v15
    v76 = _max(REAL(0.0), _min(0.9 - v75, 0.9 + v75))
    v77 = v33 & (v74 < 0.0)
    v78 = np.where(v62, np.where(v77, v76 / np.where(v62 & v77, np.where(v77, v76 - v74, REAL(1.0)), REAL(1.0)), REAL(1.0)), REAL(1.0))
    v79 = (v47 * v54) < 0.0
    v80 = (~v18) & v79
    v81 = np.where(v80, qd[0] / np.where(v80, np.where(v80, qd[0] - v47, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v82 = (v51 * v59) < 0.0
    v83 = (~v17) & v82
    v84 = np.where(v83, qd[1] / np.where(v83, np.where(v83, qd[1] - v51, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v85 = _min(_min(_min(v84, _min(REAL(1.0), v81)), v78), v71)
    v86 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v87 = ((v85 < 1.0) & (~v86)) & (~(8.0 <= passes))
    v88 = ~v87
    v89 = crossing[0] | v79
    v90 = crossing[1] | v82
    v91 = v88 & (v90 | v89)
    v92 = v33 | v89
    v93 = v35 | v90
    v94 = np.where(v93, REAL(0.0), prepared[6])
    v95 = v8 * v94
    v96 = -(1.0 / np.where((v88 & v91) & (~v92), (v8 * v95) - v9, REAL(1.0)))
    v97 = np.where(v93, REAL(0.0), v8 * np.where(v92, v47, REAL(0.0)))
    v98 = np.where(v92, REAL(0.0), v96) * ((v95 * v97) - np.where(v92, REAL(0.0), v8 * np.where(v93, v51, REAL(0.0))))
    v99 = (2.0 * v48) - (prepared[29] * v41)
    v100 = np.where(v62, _mode_of((v99 - (prepared[28] * v44)) - (2.0 * v72)), np.int8(0))
    v101 = (v87 & np.where(v62, v70, np.bool_(False))) & (v71 <= v85)
    v102 = np.where(v87, past, np.where(v86, trial + past, dt))
    v103 = np.where(v87, trial * v85, dt - v102)
    return (
        np.where(v87, q[0], v38),
        np.where(v87, q[1], v37),
        np.where(v87, qd[0], np.where(v91, np.where(v92, REAL(0.0), v47 + np.where(v92, REAL(0.0), -v98)), v47)),
        np.where(v87, qd[1], np.where(v91, np.where(v93, REAL(0.0), v51 + np.where(v93, REAL(0.0), (v94 * v97) + (v95 * v98))), v51)),
        v25,
        v23,
        v87 & (v79 & (v81 <= v85)),
        v87 & (v82 & (v84 <= v85)),
        np.where(v87, forced[0], np.where(v86, heading[0], np.int8(0))),
        np.where(v87, forced[1], np.where(v86, heading[1], np.int8(0))),
        np.where((v78 <= v85) & (v87 & np.where(v62, v77, np.bool_(False))), v100, np.int8(0)),
        np.where(v101, np.where(v62, _mode_of(v99 + (2.0 * v65)), np.int8(0)), np.int8(0)),
        v102,
        v103,
        1.0 + passes,
        _max(worst, _max(REAL(0.0), np.where(v21, v20[0], REAL(0.0)))),
        v88 & (v103 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], qd[0], qd[1], mode[0], mode[1], np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1])
    for _ in range(10):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0[13], v0[14], v0[15], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(v0[0]) + (np.abs(v0[1]) + (np.abs(v0[3]) + np.abs(v0[2])))
    v2 = np.abs(dt) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v3 = (np.abs(tau[0]) + (np.abs(q[0]) + v2)) < 1e+38
    v4 = (0.0 < dt) & (v3 & ((np.abs(tau[1]) + v1) < 1e+38))
    return (
        np.where(v4, v0[0], q[0]),
        np.where(v4, v0[1], q[1]),
        np.where(v4, v0[2], qd[0]),
        np.where(v4, v0[3], qd[1]),
        np.where(v4, v0[4], mode[0]),
        np.where(v4, v0[5], mode[1]),
        np.where(v4, np.where(v0[16], v0[15], _max(REAL(5.0), v0[15])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 5209 add, 5020 mul, 460 div, 0 sqrt, 100 sincos, 32195 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
