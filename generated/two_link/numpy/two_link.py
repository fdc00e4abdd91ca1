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
        v5 = v0 * parameters[0]
        v6 = 1.0 / v1
        values = (
            parameters[2],
            v0,
            v1,
            0.4 * v0,
            v2,
            v3,
            v3 + (2.0 * (0.4 * (0.5 * v4))),
            parameters[0],
            v5,
            parameters[0] * (v2 + v4),
            v6,
            0.5 * v3,
            0.5 * (0.4 * v4),
            0.5 * (0.4 * (2.0 * v0)),
            0.5 * v1,
            parameters[1] * parameters[0],
            v2 * parameters[0],
            0.03 * v6,
            v5 * v6,
            2.0 * v6,
            v6 * v6,
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
    v5 = prepared[3] * ((v1 * v3) + (v2 * v4))
    v6 = prepared[2] + v5
    return (
        (v5 + prepared[6]) + v6,
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
    v5 = prepared[3] * ((v3 * v2) - (v4 * v1))
    v6 = ((qd[0] * qd[0]) * v5) - (prepared[8] * v2)
    v7 = qd[1] + qd[0]
    return (
        (((0.05 * qd[0]) + (prepared[9] * v4)) + ((v7 * v7) * v5)) - v6,
        (0.03 * qd[1]) - v6,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 8 add, 11 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    v0 = np.cos(q[0])
    v1 = np.cos(q[0] + q[1])
    v2 = prepared[8] * v1
    return (
        v2 + (prepared[9] * v0),
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
    v3 = (prepared[3] * v2) * ((v1 * v1) + (v0 * v0))
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
    v5 = prepared[3] * v1
    v6 = prepared[3] * v2
    v7 = (v4 * v6) + (v3 * v5)
    v8 = qdd[1] + qdd[0]
    v9 = (v3 * v6) - (v4 * v5)
    v10 = qd[1] + qd[0]
    v11 = ((prepared[9] * v2) + ((0.05 * qd[0]) + (prepared[6] * qdd[0]))) - ((v10 * v10) * v9)
    v12 = (((prepared[8] * v4) + (prepared[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7)
    return (
        v12 + (v11 + (v8 * v7)),
        (0.03 * qd[1]) + v12,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Operations: 14 add, 18 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = prepared[3] * v2
    v6 = prepared[3] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = prepared[2] + v7
    v9 = prepared[10] * v8
    v10 = (v4 * v6) - (v3 * v5)
    v11 = (prepared[8] * v2) + ((qd[0] * qd[0]) * v10)
    v12 = v11 + ((0.03 * qd[1]) - tau[1])
    v13 = qd[1] + qd[0]
    v14 = v11 + ((((0.05 * qd[0]) - tau[0]) + (prepared[9] * v4)) - ((v13 * v13) * v10))
    v15 = (v14 - (v9 * v12)) * (1.0 / (((prepared[6] + v7) + v8) - (v8 * v9)))
    return (
        -v15,
        (v9 * v15) - (prepared[10] * v12),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 17 add, 20 mul, 1 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = (qd[0] * qd[0]) * (prepared[11] + (prepared[12] * ((v1 * v1) + (v0 * v0))))
    v3 = qd[1] + qd[0]
    return (
        v2 + (v3 * (((qd[0] * prepared[13]) * v1) + (prepared[14] * v3))),
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
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    return (
        (prepared[9] * v0) + (prepared[8] * ((v0 * v3) + (v1 * v2))),
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
    v3 = (prepared[3] * v2) * ((v1 * v1) + (v0 * v0))
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
    v4 = qd[0] * qd[0]
    v5 = qd[1] + qd[0]
    v6 = qdd[1] + qdd[0]
    v7 = (prepared[7] * v0) - (0.4 * v4)
    v8 = (0.4 * qdd[0]) + (prepared[7] * v1)
    v9 = (prepared[0] * ((v3 * v7) + (v2 * v8))) - (v5 * (prepared[1] * v5))
    v10 = (v3 * v8) - (v2 * v7)
    v11 = (prepared[0] * v10) + (prepared[1] * v6)
    v12 = (v3 * v11) + (v2 * v9)
    v13 = (prepared[2] * v6) + (prepared[1] * v10)
    return (
        ((v3 * v9) + ((prepared[15] * v0) - (prepared[4] * v4))) - (v2 * v11),
        v12 + ((prepared[4] * qdd[0]) + (prepared[15] * v1)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((prepared[5] * qdd[0]) + (prepared[16] * v1))) + (0.4 * v12),
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


def _linearize(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] + qd[0]
    v6 = prepared[3] * v2
    v7 = prepared[3] * v1
    v8 = (v4 * v6) + (v3 * v7)
    v9 = prepared[2] + v8
    v10 = prepared[10] * v9
    v11 = 1.0 - v10
    v12 = 1.0 / ((prepared[6] + v8) + (v9 * v11))
    v13 = prepared[8] * v3
    v14 = (prepared[9] * v1) + (v13 * v11)
    v15 = (v4 * v7) - (v3 * v6)
    v16 = qd[0] * v15
    v17 = (qd[0] * v16) - (prepared[8] * v4)
    v18 = v15 * (((0.03 * qd[1]) - tau[1]) - v17)
    v19 = v5 * v15
    v20 = v10 * v12
    v21 = v15 * ((((prepared[9] * v2) + ((0.05 * qd[0]) - tau[0])) + (v5 * v19)) - v17)
    v22 = (v21 * v12) - (v18 * v20)
    v23 = (((qd[0] * qd[0]) * v8) - v13) - v22
    v24 = (((v5 * v5) * v8) + (prepared[10] * v18)) + (v11 * (v22 - v23))
    v25 = 2.0 * v19
    v26 = ((2.0 * v16) * v11) - (0.05 + v25)
    v27 = (prepared[17] * v9) - v25
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
        v14 * v12,
        v12 * v24,
        v26 * v12,
        v27 * v12,
        (prepared[18] * v3) - (v14 * v20),
        -((prepared[10] * v23) + (v20 * v24)),
        (prepared[19] * v16) - (v26 * v20),
        -(prepared[17] + (v27 * v20)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        v28,
        v28,
        prepared[10] + ((v9 * (prepared[20] * v9)) * v12),
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

    Operations: 30 add, 48 mul, 1 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


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
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[8] * ((v0 * v3) + (v1 * v2))
    v5 = -v4
    return (
        -((prepared[9] * v0) + v4),
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
        REAL(0.05),
        REAL(0.0),
        REAL(0.0),
        REAL(0.03),
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
