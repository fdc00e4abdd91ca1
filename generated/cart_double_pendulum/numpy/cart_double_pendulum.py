"""Double pendulum on a cart; only the cart is driven, the rods hang down at zero

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "g",
    "m0",
    "m1",
    "m2",
    "L1",
    "L2",
    "c1",
)
DEFAULTS = (
    9.81,
    2.0,
    0.7,
    0.4,
    0.6,
    0.5,
    0.01,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        v0 = 0.5 * parameters[4]
        v1 = parameters[2] * v0
        v2 = ((parameters[2] * (parameters[4] * parameters[4])) / 12.0) + (2.0 * (v0 * (0.5 * v1)))
        v3 = 0.5 * parameters[5]
        v4 = parameters[3] * v3
        v5 = ((parameters[3] * (parameters[5] * parameters[5])) / 12.0) + (2.0 * (v3 * (0.5 * v4)))
        v6 = parameters[3] * parameters[4]
        v7 = 0.5 * v6
        v8 = parameters[2] + parameters[3]
        v9 = v1 + v6
        v10 = 1.0 / v5
        v11 = v4 * v10
        v12 = parameters[4] + parameters[4]
        v13 = parameters[3] * v12
        v14 = v4 + v4
        v15 = v4 * v12
        v16 = parameters[3] * parameters[0]
        v17 = 2.0 * parameters[4]
        v18 = v10 * v15
        v19 = parameters[6] * v10
        v20 = v4 * v11
        values = (
            parameters[1],
            parameters[2],
            parameters[3],
            parameters[4],
            parameters[5],
            v1,
            v2,
            v4,
            v5,
            v6,
            v2 + (2.0 * (parameters[4] * v7)),
            v9,
            parameters[1] + v8,
            parameters[4] * v4,
            parameters[0],
            parameters[6],
            v4 * parameters[0],
            v9 * parameters[0],
            parameters[3] + (parameters[2] - v8),
            v10,
            v11,
            0.5 * parameters[1],
            0.5 * parameters[2],
            0.5 * (2.0 * v1),
            0.5 * v2,
            0.5 * parameters[3],
            (-0.5) * (2.0 * v4),
            0.5 * v5,
            (v8 - parameters[2]) - parameters[3],
            parameters[1] * parameters[0],
            v1 + v1,
            v13,
            v14,
            v15,
            parameters[4] * v14,
            v1 * parameters[0],
            v16,
            v4 * v17,
            (v7 * v17) + (v2 + v5),
            v18,
            v11 * v12,
            v19,
            v20,
            v4 * v19,
            parameters[3] - v20,
            (v4 * v18) - v13,
            parameters[4] * v16,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = prepared[7] * v4
    v6 = v5 + (prepared[11] * v1)
    v7 = (v3 * (prepared[13] * v0)) + (v5 * (prepared[3] * v1))
    v8 = prepared[8] + v7
    return (
        prepared[12],
        v6,
        v5,
        v6,
        v7 + (prepared[10] + v8),
        v8,
        v5,
        v8,
        prepared[8],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      M[3][3]  inertia matrix; row by row

    Operations: 6 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = qd[1] * qd[1]
    v6 = qd[1] + qd[2]
    v7 = v6 * v6
    v8 = (v4 * v0) - (v1 * v3)
    v9 = (v3 * prepared[16]) - (v8 * (prepared[13] * v5))
    return (
        -((v5 * (prepared[11] * v0)) + (v7 * (prepared[7] * v3))),
        (v9 + ((v0 * prepared[17]) + (qd[1] * prepared[15]))) + (v7 * (prepared[13] * v8)),
        v9 + (qd[2] * prepared[15]),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      h[3]  bias, N m or N

    Operations: 9 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _gravity(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.sin(q[1] + q[2])
    v2 = v1 * prepared[16]
    return (
        REAL(0.0),
        v2 + (v0 * prepared[17]),
        v2,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      g[3]  gravity terms, N m or N

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = prepared[3] * v1
    v3 = qd[1] + qd[2]
    v4 = q[0] + (prepared[3] * v0)
    v5 = prepared[2] * v4
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = prepared[7] * v0
    v9 = prepared[7] * v1
    v10 = v5 + ((v7 * v8) + (v6 * v9))
    v11 = qd[1] * q[0]
    v12 = prepared[2] * v11
    v13 = v12 + ((qd[2] * v5) - (v3 * v10))
    v14 = prepared[9] * v1
    v15 = v14 + ((v7 * v9) - (v8 * v6))
    v16 = (v4 * v15) - (v2 * v10)
    v17 = (qd[2] * v16) + (v11 * v15)
    v18 = (qd[2] * v14) - (v3 * v15)
    v19 = q[0] * v18
    v20 = (v11 * v14) + (v3 * v16)
    v21 = (v4 * v18) - (v2 * v13)
    return (
        REAL(0.0),
        v13 - (v0 * (prepared[5] * qd[1])),
        v13 + ((qd[1] * v5) - v12),
        REAL(0.0),
        v19 + (v17 - (qd[0] * (q[0] * prepared[18]))),
        v19 + v20,
        REAL(0.0),
        v17 + v21,
        v20 + v21,
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      C[3][3]  Christoffel's matrix; row by row

    Operations: 21 add, 30 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = prepared[7] * v4
    v6 = prepared[11] * v1
    v7 = prepared[3] * v1
    v8 = qd[1] * qd[1]
    v9 = qd[1] + qd[2]
    v10 = v9 * v9
    v11 = prepared[7] * v3
    v12 = prepared[3] * v0
    v13 = qdd[1] + qdd[2]
    v14 = (((v5 * v13) - (v8 * (prepared[11] * v0))) + (prepared[12] * qdd[0])) + (v6 * qdd[1])
    v15 = (v5 * v7) + (v11 * v12)
    v16 = (v5 * v12) - (v7 * v11)
    v17 = (prepared[8] * v13) - ((v8 * v16) - (prepared[14] * v11))
    v18 = ((v5 * qdd[0]) + (qdd[1] * v15)) + v17
    v19 = (((v0 * prepared[17]) + (qd[1] * prepared[15])) + (prepared[10] * qdd[1])) + (v13 * v15)
    return (
        v14 - (v10 * v11),
        v18 + ((v19 + (v6 * qdd[0])) + (v10 * v16)),
        (qd[2] * prepared[15]) + v18,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  joint torques and forces, N m or N: cart, upper, lower

    Operations: 20 add, 29 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = prepared[7] * v4
    v6 = qd[1] * qd[1]
    v7 = qd[1] + qd[2]
    v8 = v7 * v7
    v9 = prepared[7] * v3
    v10 = v4 * prepared[20]
    v11 = prepared[3] * ((v0 * v9) + (v1 * v5))
    v12 = prepared[8] + v11
    v13 = prepared[19] * v12
    v14 = 1.0 - v13
    v15 = (prepared[11] * v1) + (v5 * v14)
    v16 = 1.0 / ((prepared[10] + v11) + (v12 * v14))
    v17 = v15 * v16
    v18 = prepared[3] * ((v5 * v0) - (v1 * v9))
    v19 = (v6 * v18) - (prepared[14] * v9)
    v20 = v19 + (tau[2] - (qd[2] * prepared[15]))
    v21 = v19 + (((tau[1] - (qd[1] * prepared[15])) - (v0 * prepared[17])) - (v13 * v20))
    v22 = v21 - (v8 * v18)
    v23 = (v6 * (prepared[11] * v0)) + ((tau[0] - (v10 * v20)) - (v17 * v22))
    v24 = (1.0 / (((v5 * v10) + (v15 * v17)) - prepared[12])) * ((v8 * v9) + v23)
    v25 = (v16 * v22) + (v17 * v24)
    return (
        -v24,
        v25,
        ((prepared[19] * v20) + (v10 * v24)) - (v13 * v25),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: cart, upper, lower

    Gives
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: 26 add, 36 mul, 2 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:3], REAL, (3,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] + qd[2]
    v3 = np.sin(q[2])
    v4 = np.cos(q[2])
    v5 = v1 * qd[0]
    v6 = v5 + (prepared[3] * qd[1])
    v7 = v0 * qd[0]
    v8 = (v3 * v6) + (v4 * v7)
    v9 = (v3 * v7) - (v4 * v6)
    v10 = (prepared[21] + (prepared[22] * ((v0 * v0) + (v1 * v1)))) * (qd[0] * qd[0])
    v11 = v10 + (qd[1] * ((qd[1] * prepared[24]) + (prepared[23] * v5)))
    v12 = v11 + (prepared[25] * ((v8 * v8) + (v9 * v9)))
    return (
        v12 + (v2 * ((prepared[26] * v9) + (v2 * prepared[27]))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 12 add, 21 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    return (
        (prepared[16] * ((v0 * v2) - (v1 * v3))) - (v1 * prepared[17]),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      V  potential energy, J

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[3] + (prepared[4] * v3)
    v5 = prepared[4] * v2
    return (
        (q[0] + (v0 * v4)) + (v1 * v5),
        (v0 * v5) - (v1 * v4),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      x[3]  position, m

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (v0 * v3) + (v1 * v2)
    v5 = (v1 * v3) - (v0 * v2)
    return (
        v4,
        v5,
        REAL(0.0),
        -v5,
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[4] * v1
    v5 = prepared[4] * v0
    v6 = (v3 * v4) - (v2 * v5)
    v7 = (v2 * v4) + (v3 * v5)
    return (
        REAL(1.0),
        (prepared[3] * v1) + v6,
        v6,
        REAL(0.0),
        (prepared[3] * v0) + v7,
        v7,
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
        REAL(1.0),
        REAL(1.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      J[6][3]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:18], REAL, (6, 3), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[4] * ((v1 * v3) - (v0 * v2))
    v5 = (prepared[3] * v1) + v4
    v6 = prepared[4] * ((v0 * v3) + (v1 * v2))
    v7 = (prepared[3] * v0) + v6
    v8 = -v6
    return (
        REAL(1.0),
        v5,
        v4,
        REAL(0.0),
        v7,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v7,
        v8,
        REAL(0.0),
        v8,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5,
        v4,
        REAL(0.0),
        v4,
        v4,
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


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _influence_rotational_tip(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_tip(prepared, q):
    """Influence coefficients of the link of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[7] * ((v0 * v3) + (v1 * v2))
    v5 = ((prepared[3] * v1) * v4) + ((prepared[13] * v0) * ((v0 * v2) - (v1 * v3)))
    v6 = -v4
    v7 = -v5
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        ((q[0] * prepared[28]) - (prepared[11] * v0)) - v4,
        v6,
        REAL(0.0),
        v6,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        REAL(0.0),
        v7,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      P[3][3][3]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 5 add, 11 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:27], REAL, (3, 3, 3), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * qd[1]
    v3 = qd[1] + qd[2]
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = qdd[1] + qdd[2]
    v7 = (v0 * qdd[0]) - (v1 * prepared[14])
    v8 = (prepared[3] * v2) - v7
    v9 = (v0 * prepared[14]) + (v1 * qdd[0])
    v10 = v9 + (prepared[3] * qdd[1])
    v11 = (v4 * v8) + (v5 * v10)
    v12 = (prepared[7] * v6) + (prepared[2] * v11)
    v13 = (prepared[2] * ((v4 * v10) - (v5 * v8))) - (v3 * (prepared[7] * v3))
    v14 = (((v4 * v12) - (v5 * v13)) - (prepared[1] * v7)) + (prepared[5] * v2)
    v15 = (v4 * v13) + (v5 * v12)
    v16 = v15 + ((prepared[5] * qdd[1]) + (prepared[1] * v9))
    v17 = (prepared[8] * v6) + (prepared[7] * v11)
    v18 = v17 + (((prepared[6] * qdd[1]) + (prepared[5] * v9)) + (prepared[3] * v15))
    return (
        ((v1 * v16) - (v0 * v14)) + (prepared[0] * qdd[0]),
        prepared[29] + ((v0 * v16) + (v1 * v14)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v14,
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        v13,
        v12,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[3][6]  force, then moment, per joint, N and N m; row by row

    Operations: 24 add, 34 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:18], REAL, (3, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * qd[1]
    v3 = qd[1] + qd[2]
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = v0 * v4
    v7 = v1 * v5
    v8 = v6 - v7
    v9 = (v0 * v5) + (v1 * v4)
    v10 = v3 * (prepared[7] * v3)
    v11 = prepared[5] * v2
    v12 = prepared[8] + (prepared[13] * v5)
    v13 = prepared[20] * v8
    v14 = ((prepared[11] * v1) - (prepared[7] * v8)) + (v12 * v13)
    v15 = prepared[19] * v12
    v16 = 1.0 / (prepared[38] + ((v5 * prepared[37]) - (v12 * v15)))
    v17 = v14 * v16
    v18 = v8 * prepared[42]
    v19 = 1.0 / (((v8 * v18) + (v14 * v17)) - prepared[12])
    v20 = prepared[3] * v4
    v21 = (prepared[14] * v9) + (v2 * v20)
    v22 = v8 * v19
    v23 = ((qd[2] * prepared[15]) - tau[2]) + (prepared[7] * v21)
    v24 = prepared[20] * v22
    v25 = prepared[9] * v5
    v26 = (((v6 * prepared[36]) - (v7 * prepared[36])) - (v2 * v25)) - v10
    v27 = v9 * v19
    v28 = prepared[7] + v25
    v29 = ((((qd[1] * prepared[15]) - tau[1]) + (v0 * prepared[35])) - (v15 * v23)) + (v20 * v26)
    v30 = v29 + (v21 * v28)
    v31 = v17 * v19
    v32 = v0 * v19
    v33 = (((tau[0] * v19) + (v22 * (prepared[2] * v21))) - (v23 * v24)) - (v26 * v27)
    v34 = (v33 + (v30 * v31)) + (v11 * v32)
    v35 = (prepared[14] * v8) - (v9 * v34)
    v36 = prepared[3] * v5
    v37 = (v16 * v30) - (v17 * v34)
    v38 = ((v2 * v36) + (v20 * v37)) - v35
    v39 = v10 + (prepared[2] * v38)
    v40 = prepared[9] * v4
    v41 = (prepared[20] * v12) - v28
    v42 = ((v6 * (v5 * prepared[46])) - (v40 * (v7 * v34))) + (v35 * v41)
    v43 = v42 + (((v1 * prepared[14]) + (v0 * v34)) * (prepared[5] + (v4 * v40)))
    v44 = (v18 * v34) - (prepared[20] * ((v12 * v37) - v23))
    v45 = ((v1 * v11) - (v8 * (v39 + (prepared[44] * v35)))) + (v17 * v43)
    v46 = v45 + (v9 * ((v2 * v40) - v44))
    v47 = v46 - (v37 * ((prepared[5] * v0) + (v9 * v28)))
    v48 = v44 + (prepared[7] * v37)
    v49 = ((v20 * v48) - (v38 * v41)) - (v36 * v39)
    v50 = ((v22 * ((prepared[44] * v38) - v39)) + (v31 * v49)) - (v27 * v48)
    v51 = qd[1] * v4
    v52 = v3 * (v4 * prepared[34])
    v53 = (prepared[15] - v52) - (v51 * ((prepared[39] * v12) - prepared[33]))
    v54 = v27 * (v3 * prepared[32])
    v55 = (qd[1] * ((v27 * (v5 * prepared[31])) + (prepared[30] * v32))) - (v51 * (prepared[45] * v22))
    v56 = v54 + (v55 + (v31 * v53))
    v57 = v52 + (prepared[41] * v12)
    v58 = ((prepared[43] * v22) + (v31 * v57)) - v54
    v59 = (v16 * v43) - (v31 * v47)
    v60 = v15 * v16
    v61 = v13 + (v15 * v17)
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        -(v19 * v47),
        -v50,
        REAL(0.0),
        -v56,
        v58,
        REAL(0.0),
        -v59,
        (v17 * v50) - (v16 * v49),
        REAL(0.0),
        (v17 * v56) - (v16 * v53),
        (v16 * v57) - (v17 * v58),
        REAL(0.0),
        ((v15 * v59) - (v24 * v47)) + (prepared[20] * v35),
        ((v49 * v60) - (prepared[20] * v38)) - (v50 * v61),
        REAL(0.0),
        ((v53 * v60) - (prepared[40] * v51)) - (v56 * v61),
        ((v58 * v61) - prepared[41]) - (v57 * v60),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v19,
        v31,
        -(v24 + (v15 * v31)),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: cart, upper, lower

    Gives
      A[6][6]  state matrix, state (q, qd); row by row
      B[6][1]  input matrix, one column per actuated joint; row by row

    Operations: 77 add, 125 mul, 2 div, 0 sqrt, 2 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:42], REAL, (6, 1), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * qd[1]
    v3 = qd[1] + qd[2]
    v4 = v3 * v3
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = qdd[1] + qdd[2]
    v8 = (v0 * v5) - (v1 * v6)
    v9 = (v0 * v6) + (v1 * v5)
    v10 = (v0 * qdd[0]) - (v1 * prepared[14])
    v11 = (prepared[3] * v2) - v10
    v12 = (v0 * prepared[14]) + (v1 * qdd[0])
    v13 = v12 + (prepared[3] * qdd[1])
    v14 = (v5 * v11) + (v6 * v13)
    v15 = prepared[3] * v5
    v16 = prepared[3] * v6
    v17 = (v6 * v11) - (v5 * v13)
    return (
        qdd[0],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v0 * v10) + (v1 * v12),
        (v1 * qdd[1]) - (v0 * v2),
        -((v0 * qdd[1]) + (v1 * v2)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((v9 * v17) + (v8 * v14)),
        -((v4 * v9) + (v7 * v8)),
        (v4 * v8) - (v7 * v9),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        -v10,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[1],
        (v14 * v16) - (v15 * v17),
        (v14 - (v4 * v15)) + (v7 * v16),
        (v17 - (v4 * v16)) - (v7 * v15),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[3][30]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 21 add, 36 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:90], REAL, (3, 30), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[16] * ((v1 * v3) - (v0 * v2))
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v1 * prepared[17]) + v4,
        v4,
        REAL(0.0),
        v4,
        v4,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      K[3][3]  stiffness matrix; row by row

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[15],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[15],
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      D[3][3]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)
