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
        v0 = parameters[3] + parameters[2]
        v1 = 0.5 * parameters[4]
        v2 = parameters[2] * v1
        v3 = parameters[3] * parameters[4]
        v4 = v2 + v3
        v5 = 0.5 * parameters[5]
        v6 = parameters[3] * v5
        v7 = (2.0 * (v1 * (0.5 * v2))) + ((parameters[2] * (parameters[4] * parameters[4])) / 12.0)
        v8 = ((parameters[3] * (parameters[5] * parameters[5])) / 12.0) + (2.0 * (v5 * (0.5 * v6)))
        v9 = 1.0 / v8
        v10 = v6 * v9
        values = (
            parameters[3],
            parameters[2],
            parameters[1],
            v0 + parameters[1],
            parameters[4],
            v2,
            v3,
            v4,
            parameters[5],
            v6,
            v7,
            v7 + (2.0 * (parameters[4] * (0.5 * v3))),
            parameters[4] * v6,
            v8,
            parameters[6],
            parameters[0],
            v6 * parameters[0],
            v4 * parameters[0],
            parameters[2] - v0,
            v9,
            v10,
            0.5 * parameters[2],
            0.5 * (2.0 * v2),
            0.5 * v7,
            0.5 * parameters[1],
            0.5 * parameters[3],
            0.5 * (2.0 * v6),
            0.5 * v8,
            (v0 - parameters[2]) - parameters[3],
            parameters[1] * parameters[0],
            parameters[6] * v9,
            parameters[6] * v10,
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
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v4
    v6 = v5 + (prepared[7] * v2)
    v7 = ((prepared[4] * v2) * v5) + (v3 * (prepared[12] * v1))
    v8 = prepared[13] + v7
    return (
        prepared[3],
        v6,
        v5,
        v6,
        (v7 + prepared[11]) + v8,
        v8,
        v5,
        v8,
        prepared[13],
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
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] * qd[1]
    v6 = qd[2] + qd[1]
    v7 = v6 * v6
    v8 = (v2 * v3) - (v1 * v4)
    v9 = (prepared[16] * v3) + ((prepared[12] * v5) * v8)
    return (
        -(((prepared[7] * v5) * v1) + ((prepared[9] * v7) * v3)),
        v9 + (((qd[1] * prepared[14]) + (prepared[17] * v1)) - ((prepared[12] * v7) * v8)),
        v9 + (qd[2] * prepared[14]),
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
    v2 = prepared[16] * v1
    return (
        REAL(0.0),
        v2 + (prepared[17] * v0),
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
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[9] * v1
    v5 = prepared[9] * v0
    v6 = q[0] + (prepared[4] * v0)
    v7 = prepared[0] * v6
    v8 = (v7 + (v3 * v5)) + (v2 * v4)
    v9 = qd[2] + qd[1]
    v10 = qd[1] * q[0]
    v11 = prepared[0] * v10
    v12 = (v11 + (qd[2] * v7)) - (v9 * v8)
    v13 = prepared[4] * v1
    v14 = prepared[6] * v1
    v15 = ((v2 * v5) - v14) - (v3 * v4)
    v16 = (v6 * v15) + (v13 * v8)
    v17 = (qd[2] * v16) + (v10 * v15)
    v18 = prepared[0] * qd[0]
    v19 = (v9 * v15) + ((qd[2] * v14) - v18)
    v20 = (v10 * v14) - (v9 * v16)
    v21 = v18 + v19
    v22 = (v6 * v21) - (v13 * v12)
    return (
        REAL(0.0),
        v12 - ((prepared[5] * qd[1]) * v0),
        v12 + ((qd[1] * v7) - v11),
        REAL(0.0),
        -(v17 + (q[0] * ((qd[0] * prepared[18]) - v19))),
        v20 + (q[0] * v21),
        REAL(0.0),
        v22 - v17,
        v20 + v22,
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      C[3][3]  Christoffel's matrix; row by row

    Operations: 23 add, 31 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] * qd[1]
    v6 = prepared[7] * v2
    v7 = prepared[9] * v4
    v8 = qdd[1] + qdd[2]
    v9 = (v8 * v7) + (((prepared[3] * qdd[0]) - ((prepared[7] * v5) * v1)) + (qdd[1] * v6))
    v10 = qd[2] + qd[1]
    v11 = v10 * v10
    v12 = prepared[9] * v3
    v13 = prepared[4] * v1
    v14 = prepared[4] * v2
    v15 = (v14 * v12) - (v13 * v7)
    v16 = (v14 * v7) + (v13 * v12)
    v17 = ((prepared[17] * v1) + ((qd[1] * prepared[14]) + (prepared[11] * qdd[1]))) + (qdd[0] * v6)
    v18 = (((qdd[0] * v7) + (prepared[13] * v8)) + (prepared[15] * v12)) + (qdd[1] * v16)
    v19 = v18 + (v5 * v15)
    return (
        v9 - (v11 * v12),
        v19 + ((v17 + (v8 * v16)) - (v11 * v15)),
        (qd[2] * prepared[14]) + v19,
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
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[1])
    v4 = np.cos(q[1])
    v5 = prepared[9] * v2
    v6 = prepared[9] * v1
    v7 = prepared[4] * ((v4 * v6) - (v3 * v5))
    v8 = qd[1] * qd[1]
    v9 = (prepared[15] * v6) + (v8 * v7)
    v10 = v9 + ((qd[2] * prepared[14]) - tau[2])
    v11 = prepared[4] * ((v4 * v5) + (v3 * v6))
    v12 = prepared[13] + v11
    v13 = prepared[19] * v12
    v14 = qd[2] + qd[1]
    v15 = v14 * v14
    v16 = v9 + (((prepared[17] * v3) + ((qd[1] * prepared[14]) - tau[1])) - (v15 * v7))
    v17 = v16 - (v13 * v10)
    v18 = 1.0 - v13
    v19 = 1.0 / ((prepared[11] + v11) + (v12 * v18))
    v20 = (prepared[7] * v4) + (v5 * v18)
    v21 = v20 * v19
    v22 = prepared[20] * v2
    v23 = ((v15 * v6) + (((prepared[7] * v8) * v3) + tau[0])) + (v22 * v10)
    v24 = (v23 + (v17 * v21)) * (1.0 / (((v5 * v22) - prepared[3]) + (v20 * v21)))
    v25 = (v17 * v19) - (v21 * v24)
    return (
        -v24,
        -v25,
        ((v22 * v24) - (prepared[19] * v10)) + (v13 * v25),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, N m or N: cart, upper, lower

    Gives
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: 26 add, 36 mul, 2 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:3], REAL, (3,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = qd[2] + qd[1]
    v5 = qd[0] * v1
    v6 = v5 + (prepared[4] * qd[1])
    v7 = qd[0] * v0
    v8 = (v2 * v6) + (v3 * v7)
    v9 = (v2 * v7) - (v3 * v6)
    v10 = (qd[0] * qd[0]) * (prepared[24] + (prepared[21] * ((v0 * v0) + (v1 * v1))))
    v11 = v10 + (qd[1] * ((qd[1] * prepared[23]) + (prepared[22] * v5)))
    v12 = v11 - (v4 * ((prepared[26] * v9) - (prepared[27] * v4)))
    return (
        v12 + (prepared[25] * ((v8 * v8) + (v9 * v9))),
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
        (prepared[16] * ((v0 * v2) - (v1 * v3))) - (prepared[17] * v1),
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
    v4 = prepared[4] + (prepared[8] * v3)
    v5 = prepared[8] * v2
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[8] * ((v3 * v1) - (v2 * v0))
    v5 = prepared[8] * ((v2 * v1) + (v3 * v0))
    return (
        REAL(1.0),
        (prepared[4] * v3) + v4,
        v4,
        REAL(0.0),
        (prepared[4] * v2) + v5,
        v5,
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[4] * v3
    v5 = v4 + (prepared[8] * ((v3 * v1) - (v2 * v0)))
    v6 = -(v4 - v5)
    v7 = prepared[8] * ((v2 * v1) + (v3 * v0))
    v8 = (prepared[4] * v2) + v7
    v9 = -v7
    return (
        REAL(1.0),
        v5,
        v6,
        REAL(0.0),
        v8,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v8,
        v9,
        REAL(0.0),
        v9,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5,
        v6,
        REAL(0.0),
        v6,
        v6,
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

    Operations: 5 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[9] * ((v2 * v1) + (v3 * v0))
    v5 = -v4
    v6 = ((prepared[4] * v3) * v4) + ((prepared[12] * v2) * ((v2 * v0) - (v3 * v1)))
    v7 = -v6
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        ((q[0] * prepared[28]) - (prepared[7] * v2)) - v4,
        v5,
        REAL(0.0),
        v5,
        v5,
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
        v6,
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
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = qd[1] * qd[1]
    v5 = qd[2] + qd[1]
    v6 = qdd[1] + qdd[2]
    v7 = (qdd[0] * v1) + (prepared[15] * v0)
    v8 = v7 + (prepared[4] * qdd[1])
    v9 = (qdd[0] * v0) - (prepared[15] * v1)
    v10 = (prepared[4] * v4) - v9
    v11 = (v3 * v8) + (v2 * v10)
    v12 = (prepared[0] * v11) + (prepared[9] * v6)
    v13 = (v5 * (prepared[9] * v5)) + (prepared[0] * ((v3 * v10) - (v2 * v8)))
    v14 = (v3 * v12) - (v2 * v13)
    v15 = v14 + ((prepared[5] * qdd[1]) + (prepared[1] * v7))
    v16 = ((v3 * v13) + ((prepared[5] * v4) - (prepared[1] * v9))) + (v2 * v12)
    v17 = (prepared[13] * v6) + (prepared[9] * v11)
    v18 = (v17 + ((prepared[10] * qdd[1]) + (prepared[5] * v7))) + (prepared[4] * v14)
    return (
        ((prepared[2] * qdd[0]) - (v0 * v16)) + (v1 * v15),
        (prepared[29] + (v1 * v16)) + (v0 * v15),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v16,
        v15,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v13,
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

    Operations: 24 add, 34 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:18], REAL, (3, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = prepared[9] * v4
    v6 = prepared[7] * v2
    v7 = prepared[4] * v2
    v8 = qd[1] * qd[1]
    v9 = qd[2] + qd[1]
    v10 = v9 * v9
    v11 = prepared[4] * v1
    v12 = prepared[9] * v3
    v13 = v10 * v12
    v14 = (v7 * v5) + (v11 * v12)
    v15 = v11 * v5
    v16 = (v7 * v12) - v15
    v17 = prepared[20] * v4
    v18 = prepared[7] * v1
    v19 = prepared[13] + v14
    v20 = prepared[19] * v19
    v21 = 1.0 - v20
    v22 = 1.0 / ((prepared[11] + v14) + (v19 * v21))
    v23 = (v6 + (v5 * v21)) * v22
    v24 = (v20 * v23) - v17
    v25 = 1.0 / ((((v5 + v6) * v23) - prepared[3]) - (v5 * v24))
    v26 = (prepared[15] * v12) + (v8 * v16)
    v27 = ((qd[2] * prepared[14]) - tau[2]) + v26
    v28 = (((prepared[17] * v1) + ((qd[1] * prepared[14]) - tau[1])) - (v7 * v13)) + (v10 * v15)
    v29 = (v26 + v28) - (v20 * v27)
    v30 = (((v13 + ((v8 * v18) + tau[0])) + (v17 * v27)) + (v29 * v23)) * v25
    v31 = (prepared[15] * v5) + (v12 * v30)
    v32 = ((prepared[17] * v2) + (v18 * v30)) + (v21 * v31)
    v33 = (v29 * v22) - (v23 * v30)
    v34 = ((prepared[19] * v27) - (v17 * v30)) + (v21 * v33)
    v35 = (v10 * v5) - (v12 * v34)
    v36 = (v35 + (v23 * v32)) + (((v8 * v6) + (v17 * v31)) - (v18 * v33))
    v37 = v25 * v36
    v38 = v31 + ((v8 * v14) + (v16 * v33))
    v39 = ((v7 * v35) + ((v11 * v13) + (v15 * v34))) - (v21 * v38)
    v40 = v23 * v25
    v41 = (v40 * v39) - (v25 * (v35 + (v17 * v38)))
    v42 = 2.0 * qd[1]
    v43 = v42 * v16
    v44 = 2.0 * v9
    v45 = v44 * v12
    v46 = (v7 * v45) - (v44 * v15)
    v47 = (prepared[14] - v46) + (v43 * v21)
    v48 = (((v45 + (v42 * v18)) + (v17 * v43)) + (v47 * v23)) * v25
    v49 = v46 + (prepared[30] * v19)
    v50 = ((v45 + (prepared[31] * v4)) * v25) - (v49 * v40)
    v51 = (v49 * v22) + (v23 * v50)
    v52 = v20 * v22
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
        -v37,
        v41,
        REAL(0.0),
        -v48,
        -v50,
        REAL(0.0),
        (v23 * v37) - (v22 * v32),
        (v22 * v39) - (v23 * v41),
        REAL(0.0),
        (v23 * v48) - (v47 * v22),
        v51,
        REAL(0.0),
        ((v52 * v32) - (prepared[19] * v31)) - (v24 * v37),
        (v24 * v41) - ((prepared[19] * v38) + (v52 * v39)),
        REAL(0.0),
        ((v47 * v52) - (prepared[19] * v43)) - (v24 * v48),
        ((v17 * v50) - prepared[30]) - (v20 * v51),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v25,
        v40,
        -(v24 * v25),
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

    Operations: 65 add, 96 mul, 2 div, 0 sqrt, 2 sincos, 5 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:42], REAL, (6, 1), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (qdd[0] * v0) - (prepared[15] * v1)
    v5 = (qdd[0] * v1) + (prepared[15] * v0)
    v6 = qd[1] * qd[1]
    v7 = v4 - (prepared[4] * v6)
    v8 = v5 + (prepared[4] * qdd[1])
    v9 = (v3 * v8) - (v2 * v7)
    v10 = (v1 * v3) - (v0 * v2)
    v11 = (v2 * v8) + (v3 * v7)
    v12 = (v0 * v3) + (v1 * v2)
    v13 = qd[2] + qd[1]
    v14 = v13 * v13
    v15 = qdd[1] + qdd[2]
    v16 = prepared[4] * v3
    v17 = prepared[4] * v2
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
        (v1 * v5) + (v0 * v4),
        (qdd[1] * v1) - (v6 * v0),
        -((qdd[1] * v0) + (v6 * v1)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v12 * v11) + (v10 * v9),
        (v15 * v10) - (v14 * v12),
        -((v15 * v12) + (v14 * v10)),
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
        v5,
        -v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[1],
        (v17 * v11) + (v16 * v9),
        v9 + ((v15 * v16) - (v14 * v17)),
        -(v11 + ((v15 * v17) + (v14 * v16))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
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
        v9,
        -v11,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
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

    Operations: 21 add, 36 mul, 0 div, 0 sqrt, 2 sincos, 5 other.
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
        (prepared[17] * v1) + v4,
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
        prepared[14],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[14],
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
