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
        v6 = v0 * parameters[0]
        values = (
            parameters[2],
            v0,
            v1,
            v2,
            v3,
            v3 + (2.0 * (0.4 * (0.5 * v4))),
            v5,
            parameters[0],
            parameters[0] * (v2 + v4),
            0.03 * v5,
            0.4 * v0,
            v6,
            v5 * v6,
            2.0 * v5,
            v5 * v5,
            0.5 * v3,
            0.5 * (0.4 * v4),
            0.5 * (0.4 * (2.0 * v0)),
            0.5 * v1,
            parameters[1] * parameters[0],
            v2 * parameters[0],
            v5 * parameters[0],
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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = prepared[10] * ((v3 * v1) + (v4 * v2))
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
    v5 = prepared[10] * ((v3 * v2) - (v4 * v1))
    v6 = ((qd[0] * qd[0]) * v5) - (prepared[11] * v2)
    v7 = qd[1] + qd[0]
    return (
        (((0.05 * qd[0]) + (prepared[8] * v4)) + ((v7 * v7) * v5)) - v6,
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
    v2 = prepared[11] * v1
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
    v3 = (prepared[10] * v2) * ((v1 * v1) + (v0 * v0))
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
    v5 = prepared[10] * v1
    v6 = prepared[10] * v2
    v7 = (v4 * v6) + (v3 * v5)
    v8 = qdd[1] + qdd[0]
    v9 = (v3 * v6) - (v4 * v5)
    v10 = qd[1] + qd[0]
    v11 = ((prepared[8] * v2) + ((0.05 * qd[0]) + (prepared[5] * qdd[0]))) - ((v10 * v10) * v9)
    v12 = (((prepared[11] * v4) + (prepared[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7)
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
    v5 = prepared[10] * v2
    v6 = prepared[10] * v1
    v7 = (v3 * v6) + (v4 * v5)
    v8 = prepared[2] + v7
    v9 = prepared[6] * v8
    v10 = (v4 * v6) - (v3 * v5)
    v11 = (prepared[11] * v2) + ((qd[0] * qd[0]) * v10)
    v12 = ((0.03 * qd[1]) - tau[1]) + v11
    v13 = qd[1] + qd[0]
    v14 = v11 + ((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v4)) - ((v13 * v13) * v10))
    v15 = (v14 - (v9 * v12)) * (1.0 / (((prepared[5] + v7) + v8) - (v8 * v9)))
    return (
        -v15,
        (v9 * v15) - (prepared[6] * v12),
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
    v2 = (qd[0] * qd[0]) * (prepared[15] + (prepared[16] * ((v1 * v1) + (v0 * v0))))
    v3 = qd[1] + qd[0]
    return (
        v2 + (v3 * (((qd[0] * prepared[17]) * v1) + (prepared[18] * v3))),
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
        (prepared[8] * v2) + (prepared[11] * ((v2 * v1) + (v3 * v0))),
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
    v3 = (prepared[10] * v2) * ((v1 * v1) + (v0 * v0))
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
        ((v3 * v9) + ((prepared[19] * v0) - (prepared[3] * v5))) - (v2 * v11),
        v12 + ((prepared[3] * qdd[0]) + (prepared[19] * v1)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((prepared[4] * qdd[0]) + (prepared[20] * v1))) + (0.4 * v12),
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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = qd[1] + qd[0]
    v6 = prepared[10] * v4
    v7 = prepared[10] * v3
    v8 = (v2 * v6) + (v1 * v7)
    v9 = prepared[11] * v1
    v10 = prepared[2] + v8
    v11 = prepared[6] * v10
    v12 = 1.0 - v11
    v13 = 1.0 / ((prepared[5] + v8) + (v10 * v12))
    v14 = (prepared[8] * v3) + (v9 * v12)
    v15 = (v2 * v7) - (v1 * v6)
    v16 = qd[0] * v15
    v17 = (qd[0] * v16) - (prepared[11] * v2)
    v18 = v15 * (((0.03 * qd[1]) - tau[1]) - v17)
    v19 = v5 * v15
    v20 = v11 * v13
    v21 = v15 * (((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v4)) + (v5 * v19)) - v17)
    v22 = (v21 * v13) - (v18 * v20)
    v23 = (((qd[0] * qd[0]) * v8) - v9) - v22
    v24 = (((v5 * v5) * v8) + (prepared[6] * v18)) + (v12 * (v22 - v23))
    v25 = 2.0 * v19
    v26 = ((2.0 * v16) * v12) - (0.05 + v25)
    v27 = (prepared[9] * v10) - v25
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
        v14 * v13,
        v13 * v24,
        v26 * v13,
        v27 * v13,
        (prepared[12] * v1) - (v14 * v20),
        -((prepared[6] * v23) + (v20 * v24)),
        (prepared[13] * v16) - (v26 * v20),
        -(prepared[9] + (v27 * v20)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v28,
        v28,
        prepared[6] + ((v10 * (prepared[14] * v10)) * v13),
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
    v17 = qd[0] * v16
    v18 = (prepared[7] * v12) + (qd[0] * v17)
    v19 = ((0.03 * qd[1]) - tau[1]) + v18
    v20 = (v13 * v14) + (v15 * v12)
    v21 = prepared[2] + v20
    v22 = prepared[6] * v21
    v23 = qd[1] + qd[0]
    v24 = v23 * v23
    v25 = v18 + ((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v7)) - (v24 * v16))
    v26 = 1.0 - v22
    v27 = 1.0 / ((v20 + prepared[5]) + (v21 * v26))
    v28 = (v25 - (v22 * v19)) * v27
    v29 = (prepared[6] * v19) - (v22 * v28)
    v30 = qd[1] - (v1 * v29)
    v31 = qd[0] - (v1 * v28)
    v32 = v31 + v30
    v33 = v32 * v32
    v34 = prepared[1] * v9
    v35 = 0.4 * v10
    v36 = prepared[1] * v8
    v37 = 0.4 * v11
    v38 = (v37 * v36) - (v35 * v34)
    v39 = v38 * v31
    v40 = (prepared[7] * v34) + (v31 * v39)
    v41 = (tau[1] - (0.03 * v30)) - v40
    v42 = (v37 * v34) + (v35 * v36)
    v43 = prepared[2] + v42
    v44 = prepared[6] * v43
    v45 = (((tau[0] - (prepared[8] * v11)) - (0.05 * v31)) - v40) - (v44 * v41)
    v46 = 1.0 - v44
    v47 = 1.0 / ((v42 + prepared[5]) + (v43 * v46))
    v48 = v47 * (v45 + (v38 * v33))
    v49 = (prepared[6] * v41) - (v44 * v48)
    v50 = qd[1] + (v1 * v49)
    v51 = qd[0] + (v1 * v48)
    v52 = v51 + v50
    v53 = v52 * v52
    v54 = q[0] + (v1 * v31)
    v55 = v54 + (q[1] + (v1 * v30))
    v56 = np.sin(v55)
    v57 = np.cos(v55)
    v58 = prepared[1] * v57
    v59 = np.sin(v54)
    v60 = np.cos(v54)
    v61 = 0.4 * v59
    v62 = prepared[1] * v56
    v63 = 0.4 * v60
    v64 = (v63 * v62) - (v61 * v58)
    v65 = v51 * v64
    v66 = (prepared[7] * v58) + (v51 * v65)
    v67 = (((tau[0] - (0.05 * v51)) - (prepared[8] * v60)) + (v53 * v64)) - v66
    v68 = (tau[1] - (0.03 * v50)) - v66
    v69 = (v61 * v62) + (v63 * v58)
    v70 = prepared[2] + v69
    v71 = prepared[6] * v70
    v72 = 1.0 - v71
    v73 = 1.0 / ((v69 + prepared[5]) + (v70 * v72))
    v74 = (v67 - (v71 * v68)) * v73
    v75 = v48 + v74
    v76 = 0.16666666666666666 * dt
    v77 = dt * v76
    v78 = (prepared[6] * v68) - (v71 * v74)
    v79 = v49 + v78
    v80 = qd[1] + (dt * v78)
    v81 = qd[0] + (dt * v74)
    v82 = v81 + v80
    v83 = v82 * v82
    v84 = q[0] + (dt * v51)
    v85 = v84 + (q[1] + (dt * v50))
    v86 = np.sin(v85)
    v87 = np.cos(v85)
    v88 = prepared[1] * v86
    v89 = np.sin(v84)
    v90 = np.cos(v84)
    v91 = 0.4 * v90
    v92 = prepared[1] * v87
    v93 = 0.4 * v89
    v94 = (v93 * v92) - (v91 * v88)
    v95 = v94 * v81
    v96 = (prepared[7] * v92) - (v81 * v95)
    v97 = v96 + ((0.03 * v80) - tau[1])
    v98 = (v91 * v92) + (v93 * v88)
    v99 = prepared[2] + v98
    v100 = prepared[6] * v99
    v101 = (((tau[0] - (prepared[8] * v90)) - (0.05 * v81)) - v96) + (v100 * v97)
    v102 = 1.0 - v100
    v103 = 1.0 / ((v98 + prepared[5]) + (v99 * v102))
    v104 = v103 * (v101 - (v94 * v83))
    v105 = prepared[6] * v97
    v106 = v64 * v74
    v107 = prepared[7] * v62
    v108 = v106 + (v107 - ((v51 * v51) * v69))
    v109 = v73 * ((v106 + (v72 * v108)) + ((v64 * v78) + (v53 * v69)))
    v110 = v1 * v1
    v111 = v110 * v109
    v112 = prepared[7] * v14
    v113 = ((prepared[8] * v6) + (v112 * v26)) * v27
    v114 = (prepared[21] * v14) - (v22 * v113)
    v115 = (2.0 * v52) * v64
    v116 = ((0.05 - v115) + ((2.0 * v65) * v72)) * v73
    v117 = v1 * v116
    v118 = (2.0 * v38) * v32
    v119 = v47 * (v118 + (prepared[9] * v43))
    v120 = v1 * v119
    v121 = v47 * ((0.05 + ((2.0 * v46) * v39)) - v118)
    v122 = v1 * v121
    v123 = prepared[7] * v36
    v124 = ((prepared[8] * v10) + (v123 * v46)) * v47
    v125 = ((v113 * v122) - v124) - (v114 * v120)
    v126 = ((prepared[8] * v59) + (v107 * v72)) * v73
    v127 = v110 * v126
    v128 = (v115 + (prepared[9] * v70)) * v73
    v129 = v1 * v128
    v130 = prepared[9] + (v44 * v119)
    v131 = v1 * v130
    v132 = (v44 * v121) - (prepared[13] * v39)
    v133 = v1 * v132
    v134 = (prepared[21] * v36) - (v44 * v124)
    v135 = (v134 + (v113 * v133)) - (v114 * v131)
    v136 = (((v126 + (v113 * v127)) + (v125 * v117)) + (v135 * v129)) + (v114 * v111)
    v137 = v16 * v28
    v138 = v137 + (((qd[0] * qd[0]) * v20) - v112)
    v139 = v27 * (((v24 * v20) - (v16 * v29)) - ((v26 * v138) + v137))
    v140 = (prepared[6] * v138) + (v22 * v139)
    v141 = v38 * v48
    v142 = v141 + (v123 - (v31 * (v42 * v31)))
    v143 = v47 * ((v141 + (v46 * v142)) + ((v38 * v49) + (v42 * v33)))
    v144 = (prepared[6] * v142) - (v44 * v143)
    v145 = v144 + ((v139 * v133) + (v140 * v131))
    v146 = ((v139 * v122) + (v140 * v120)) - v143
    v147 = (v109 + (((v139 * v127) + (v146 * v117)) + (v145 * v129))) - (v140 * v111)
    v148 = (2.0 * v23) * v16
    v149 = ((0.05 - v148) + ((2.0 * v17) * v26)) * v27
    v150 = (prepared[13] * v17) - (v22 * v149)
    v151 = (((v1 * v124) - v121) + (v149 * v122)) - (v150 * v120)
    v152 = ((v132 + (v1 * v134)) + (v150 * v131)) - (v149 * v133)
    v153 = ((((v1 * v126) - v116) - (v149 * v127)) - (v151 * v117)) + (v152 * v129)
    v154 = v153 - (v150 * v111)
    v155 = (v148 + (prepared[9] * v21)) * v27
    v156 = prepared[9] + (v22 * v155)
    v157 = (((v155 * v133) - v130) + (v156 * v131)) + (v1 * v144)
    v158 = ((v119 - (v155 * v122)) - (v156 * v120)) + (v1 * v143)
    v159 = (((v128 + (v155 * v127)) - (v158 * v117)) + (v157 * v129)) + (v1 * v109)
    v160 = v159 - (v156 * v111)
    v161 = (prepared[6] * v108) - (v71 * v109)
    v162 = v110 * v161
    v163 = (v71 * v116) - (prepared[13] * v65)
    v164 = v1 * v163
    v165 = (prepared[21] * v62) - (v71 * v126)
    v166 = v110 * v165
    v167 = prepared[9] + (v71 * v128)
    v168 = v1 * v167
    v169 = (((v165 + (v113 * v166)) - (v125 * v164)) - (v135 * v168)) + (v114 * v162)
    v170 = (v161 + (((v139 * v166) - (v146 * v164)) - (v145 * v168))) - (v140 * v162)
    v171 = (((v163 + (v1 * v165)) - (v149 * v166)) + (v151 * v164)) - (v152 * v168)
    v172 = v171 - (v150 * v162)
    v173 = (v1 * v161) + ((((v155 * v166) - v167) + (v158 * v164)) - (v157 * v168))
    v174 = v173 - (v156 * v162)
    v175 = prepared[7] * v88
    v176 = (v175 - (v81 * (v98 * v81))) - (v94 * v104)
    v177 = v105 - (v102 * v104)
    v178 = (v91 * ((v88 * v177) - (v92 * v83))) - (v102 * v176)
    v179 = v103 * (v178 - (v93 * ((v88 * v83) + (v92 * v177))))
    v180 = dt * v1
    v181 = v180 * v179
    v182 = (2.0 * v94) * v82
    v183 = ((prepared[9] * v99) - v182) * v103
    v184 = dt * v183
    v185 = (v182 + (0.05 - (v95 * (2.0 * v102)))) * v103
    v186 = (dt * v185) - 2.0
    v187 = ((prepared[8] * v89) + (v175 * v102)) * v103
    v188 = 2.0 + (v180 * v187)
    v189 = (((v187 + v113) - (v125 * v188)) - (v136 * v186)) + (v169 * v184)
    v190 = (((v139 - (v146 * v188)) - (v147 * v186)) + (v170 * v184)) - v179
    v191 = (((dt * v187) - v149) - (v154 * v186)) + (v172 * v184)
    v192 = (((v183 + v155) + (v158 * v188)) - (v160 * v186)) + (v174 * v184)
    v193 = (prepared[6] * v176) + (v100 * v179)
    v194 = 2.0 + (v180 * v193)
    v195 = prepared[9] + (v100 * v183)
    v196 = (dt * v195) - 2.0
    v197 = (v100 * v185) + (prepared[13] * v95)
    v198 = dt * v197
    v199 = (prepared[21] * v88) - (v100 * v187)
    v200 = v180 * v199
    v201 = (((v199 + v114) - (v125 * v200)) + (v136 * v198)) - (v169 * v196)
    v202 = v193 + (((v147 * v198) - (v140 + (v146 * v200))) - (v170 * v196))
    v203 = (v197 + (v151 * v200)) - (v172 * v196)
    v204 = (((v158 * v200) - (v156 + v195)) + (v160 * v198)) - (v174 * v196)
    v205 = v22 * v27
    v206 = ((v27 * v122) - v47) + (v205 * v120)
    v207 = v44 * v47
    v208 = ((v27 * v133) - v207) + (v205 * v131)
    v209 = (((v73 + (v27 * v127)) + (v206 * v117)) + (v208 * v129)) - (v205 * v111)
    v210 = prepared[6] + (v22 * v205)
    v211 = ((v205 * v122) - v207) + (v210 * v120)
    v212 = v71 * v73
    v213 = ((prepared[6] + (v44 * v207)) - (v205 * v133)) - (v210 * v131)
    v214 = (((v212 + (v205 * v127)) + (v211 * v117)) - (v213 * v129)) - (v210 * v111)
    v215 = v77 * v205
    v216 = ((((v27 * v166) - v212) - (v206 * v164)) - (v208 * v168)) - (v205 * v162)
    v217 = (((prepared[6] + (v71 * v212)) - (v205 * v166)) + (v211 * v164)) - (v213 * v168)
    v218 = v217 + (v210 * v162)
    v219 = (((v27 + v103) + (v184 * v216)) - (v206 * v188)) - (v209 * v186)
    v220 = v100 * v103
    v221 = v205 + v220
    v222 = ((((v184 * v218) - v221) + (v211 * v188)) + (v214 * v186)) - (v213 * v181)
    v223 = ((((v209 * v198) - v221) - (v206 * v200)) - (v216 * v196)) + (v208 * v194)
    v224 = (((v210 + prepared[6]) + (v100 * v220)) + (v211 * v200)) - (v214 * v198)
    return (
        (q[0] + (qd[0] * dt)) - (v77 * (v28 - v75)),
        (q[1] + (qd[1] * dt)) - (v77 * (v29 - v79)),
        qd[0] - (v76 * ((v28 - (2.0 * v75)) - v104)),
        qd[1] - (v76 * ((v105 + (v29 - (2.0 * v79))) + (v100 * v104))),
        1.0 + (v77 * (v136 + (v113 - v125))),
        v77 * (v147 + (v139 - v146)),
        dt - (v77 * ((v149 - v151) - v154)),
        v77 * (v160 + (v155 + v158)),
        v77 * (v169 + (v114 + v135)),
        1.0 - (v77 * ((v140 - v145) - v170)),
        v77 * (v172 + (v152 - v150)),
        dt - (v77 * ((v156 - v157) - v174)),
        v76 * (v189 - (v135 * v181)),
        v76 * (v190 - (v145 * v181)),
        1.0 + (v76 * ((v191 + ((v151 * v188) - v185)) - (v152 * v181))),
        v76 * ((v192 - (dt * v179)) - (v157 * v181)),
        v76 * (v201 + (v135 * v194)),
        v76 * (v202 + (v145 * v194)),
        v76 * ((v203 + (((dt * v199) - v150) + (v154 * v198))) + (v152 * v194)),
        1.0 + (v76 * (((dt * v193) + v204) + (v157 * v194))),
        v77 * (v209 + (v27 - v206)),
        (v77 * (v211 - v214)) - v215,
        (v77 * (v208 + v216)) - v215,
        v77 * (v218 + (v210 + v213)),
        v76 * (v219 - (v208 * v181)),
        v76 * v222,
        v76 * v223,
        v76 * ((v224 - (v218 * v196)) + (v213 * v194)),
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

    Operations: 329 add, 403 mul, 4 div, 0 sqrt, 8 sincos, 0 other.
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
    v4 = prepared[11] * ((v2 * v1) + (v3 * v0))
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
