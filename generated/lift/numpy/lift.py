"""Self-locking lift, a carriage on a screw and a platform that turns on it

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "g0",
    "payload",
)
DEFAULTS = (
    9.81,
    80.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        v0 = 25.0 + parameters[1]
        v1 = v0 * parameters[0]
        v2 = 312.5 + v0
        v3 = parameters[1] * parameters[0]
        v4 = 0.15 * parameters[1]
        v5 = 0.5 * v4
        v6 = 0.15 * v5
        v7 = v6 + (5.0 + v6)
        v8 = 1.0 / v7
        v9 = 1.0 / v2
        v10 = 0.4 * parameters[1]
        v11 = v9 + v9
        v12 = v8 + v8
        v13 = 2.0 * v8
        v14 = parameters[1] * v9
        v15 = 0.0132 * np.sqrt(v14 * v14)
        v16 = 312.5 - v2
        v17 = v9 * v16
        v18 = 2.3 * np.abs(v17)
        v19 = _max(v15, v18)
        v20 = 55.0 + v1
        v21 = -(0.3999999999999999 * v20)
        v22 = 3.3 * v20
        v23 = v1 - 55.0
        v24 = -(0.3999999999999999 * v23)
        v25 = 3.3 * v23
        values = (
            parameters[1],
            v0,
            parameters[0],
            v1,
            v2,
            v3,
            -parameters[1],
            v4,
            v7,
            v8,
            v9,
            0.5 * v7,
            168.75 + (0.5 * parameters[1]),
            parameters[0] * (((0.1 * parameters[1]) + v10) + (0.3 * v0)),
            (0.15 * (0.5 * v10)) + (0.4 * v5),
            v1 * v9,
            0.16666666666666666 * (v8 + v13),
            0.5 * v13,
            0.16666666666666666 * (v9 + v11),
            0.16666666666666666 * (v8 + v12),
            0.16666666666666666 * (v11 + (2.0 * v11)),
            0.16666666666666666 * (v12 + (2.0 * v12)),
            v14,
            v15,
            v16,
            v17,
            v18,
            v19,
            1.0001 * v8,
            65.0 * v9,
            1.0001 * v9,
            np.where(v19 < 1.0, 1.0 - v19, REAL(1.0)),
            -(37.5 - _min(_min(v21, v22), _min(v24, v25))),
            37.5 + _max(_max(v24, v25), _max(v21, v22)),
            v8 * (0.0132 * np.abs(v3)),
            37.5 * v9,
            0.5 * v9,
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
    return (
        prepared[4],
        REAL(0.0),
        REAL(0.0),
        prepared[8],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      M[2][2]  inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    return (
        prepared[3],
        REAL(0.0),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    return (
        prepared[3],
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      g[2]  gravity terms, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    return (
        prepared[3] + (prepared[4] * qdd[0]),
        prepared[8] * qdd[1],
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: carriage, platform

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    return (
        prepared[10] * (tau[0] - prepared[3]),
        tau[1] * prepared[9],
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: carriage, platform

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    return (
        (prepared[12] * (qd[0] * qd[0])) + (prepared[11] * (qd[1] * qd[1])),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        prepared[13] + (prepared[3] * q[0]),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      V  potential energy, J

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_load(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    return (
        0.15 * v1,
        0.15 * v0,
        0.8 + q[0],
    )


def position_load(prepared, q):
    """Position of load, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      x[3]  position, m

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_load(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_load(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    return (
        v1,
        -v0,
        REAL(0.0),
        v0,
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def rotation_load(prepared, q):
    """Rotation of the link that carries load: its axes are the columns, in the base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_load(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_load(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    return (
        REAL(0.0),
        (-0.15) * v0,
        REAL(0.0),
        0.15 * v1,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def jacobian_load(prepared, q):
    """First-order influence coefficients of load and its link: velocity, then angular velocity, = J qd.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      J[6][2]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_load(prepared, q)
    return _pack(values[0:12], REAL, (6, 2), lanes)


def _influence_load(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.15 * v1
    v3 = -(0.15 * v0)
    return (
        REAL(0.0),
        v3,
        REAL(0.0),
        v2,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v2,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v3,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_load(prepared, q):
    """Influence coefficients of load, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_load(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _influence_rotational_load(prepared, q):
    return (
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_load(prepared, q):
    """Influence coefficients of the link of load, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_load(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _inertia_power(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = prepared[8] * qdd[1]
    v3 = qd[1] * qd[1]
    v4 = prepared[7] * qdd[1]
    v5 = prepared[7] * v3
    v6 = (v4 * v0) + (v5 * v1)
    v7 = (v4 * v1) - (v5 * v0)
    v8 = prepared[2] + qdd[0]
    v9 = (prepared[7] * v8) + (prepared[14] * v3)
    v10 = qdd[1] * prepared[14]
    return (
        -v6,
        v7,
        prepared[1] * v8,
        ((v9 * v0) - (v10 * v1)) - (0.1 * v7),
        -(((v9 * v1) + (v10 * v0)) + (0.1 * v6)),
        v2,
        -v5,
        v4,
        prepared[0] * v8,
        -v10,
        -v9,
        v2,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 8 add, 19 mul, 0 div, 0 sqrt, 1 sincos, 5 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _linearize(prepared, q, qd, tau):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[10],
        REAL(0.0),
        REAL(0.0),
        prepared[9],
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: carriage, platform

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per actuated joint; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = (tau[0] * prepared[10]) - prepared[15]
    v1 = dt * dt
    return (
        (q[0] + (qd[0] * dt)) + (v0 * (0.5 * v1)),
        (q[1] + (qd[1] * dt)) + (v1 * (tau[1] * prepared[16])),
        qd[0] + (dt * v0),
        qd[1] + (prepared[17] * (tau[1] * dt)),
        REAL(1.0),
        REAL(0.0),
        dt,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        dt,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        prepared[18] * v1,
        REAL(0.0),
        REAL(0.0),
        prepared[19] * v1,
        dt * prepared[20],
        REAL(0.0),
        REAL(0.0),
        dt * prepared[21],
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: carriage, platform
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per actuated joint; row by row

    Operations: 7 add, 15 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = prepared[2] + qdd[0]
    return (
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
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
        REAL(0.0),
        qdd[1],
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 1 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      K[2][2]  stiffness matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
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
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      D[2][2]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = tau[0] - prepared[3]
    v1 = ~stuck[0]
    v2 = 1.0 / np.where(v1, np.where(stuck[0], REAL(1.0), prepared[4]), REAL(1.0))
    v3 = np.where(stuck[0], REAL(0.0), v2 * np.where(stuck[0], REAL(0.0), REAL(1.0)))
    v4 = np.where(stuck[0], REAL(0.0), v2 * np.where(stuck[0], REAL(0.0), v0))
    v5 = ~stuck[1]
    v6 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (np.sign(qd[0]), 120.0 * qd[0], 625.0 * qd[0], (312.5 * v3) - 1.0, tau[0] - (312.5 * v4), np.sign(qd[1]), prepared[6] * v3, prepared[5] + (prepared[0] * v4))
    v6_of_context_boolean = (v1, v5)
    for _ in range(40):
        *v6_next, v6_now = _sticking_loads(prepared, v6[0:2], v6[2:3], v6_of_context_real, v6_of_context_boolean)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = 1.0 / np.where(v5, np.where(stuck[1], REAL(1.0), prepared[8]), REAL(1.0))
    v8 = np.where(stuck[1], REAL(0.0), v7 * np.where(stuck[1], REAL(0.0), tau[1])) - (v6[1] * np.where(stuck[1], REAL(0.0), v7 * np.where(stuck[1], REAL(0.0), REAL(1.0))))
    return (
        np.where(stuck[0], v0, v6[0]),
        np.where(stuck[1], tau[1], v6[1]),
        np.where(stuck[0], REAL(0.0), v4 - (v3 * v6[0])),
        np.where(stuck[1], REAL(0.0), v8),
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: carriage, platform
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 1606 add, 1692 mul, 82 div, 0 sqrt, 0 sincos, 3500 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = tau[0] - prepared[3]
    v1 = 120.0 * qd[0]
    v2 = 625.0 * qd[0]
    v3 = np.int8(0) == mode[0]
    v4 = _real_of(mode[0])
    v5 = ~v3
    v6 = 1.0 / np.where(v5, np.where(v3, REAL(1.0), prepared[4]), REAL(1.0))
    v7 = np.where(v3, REAL(0.0), REAL(1.0))
    v8 = np.where(v3, REAL(0.0), v6 * v7)
    v9 = 1.0 - (312.5 * v8)
    v10 = np.where(v3, REAL(0.0), np.where(v3, REAL(0.0), v0) * v6)
    v11 = tau[0] - (312.5 * v10)
    v12 = _real_of(mode[1])
    v13 = prepared[0] * v8
    v14 = prepared[5] + (prepared[0] * v10)
    v15 = np.int8(0) == mode[1]
    v16 = ~v15
    v17 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v17_done = np.False_
    v17_of_context_real = (v4, v1, v2, -v9, v11, v12, -v13, v14)
    v17_of_context_boolean = (v5, v16)
    for _ in range(40):
        *v17_next, v17_now = _dynamics_loads(prepared, v17[0:2], v17[2:3], v17_of_context_real, v17_of_context_boolean)
        v17 = tuple(np.where(v17_done, old, new) for old, new in zip(v17, v17_next))
        v17_done = v17_done | v17_now
        if np.all(v17_done):
            break
    v17 = (*v17, v17_done)
    v18 = np.where(v3, REAL(0.0), v10 - (v8 * v17[0]))
    v19 = 1.0 / np.where(v16, np.where(v15, REAL(1.0), prepared[8]), REAL(1.0))
    v20 = np.where(v15, REAL(0.0), REAL(1.0))
    v21 = np.where(v15, REAL(0.0), np.where(v15, REAL(0.0), v19 * np.where(v15, REAL(0.0), tau[1])) - (np.where(v15, REAL(0.0), v19 * v20) * v17[1]))
    v22 = (np.abs(v0) < 1e+38) & ((np.abs(v18) < 1e+38) & (np.abs(v21) < 1e+38))
    v23 = 40.0 + (v4 * (v11 + (v1 - (v9 * v17[0]))))
    v24 = np.where(v3, REAL(0.0), (v1 + v2) + (v4 * (65.0 + (v23 * np.where(0.0 < v23, REAL(1.9), REAL(-1.25))))))
    v25 = np.where(v15, REAL(0.0), (0.0096 * v12) * np.abs(v14 - (v13 * v17[0])))
    v26 = _max(np.abs(v17[0] - v24), np.abs(v17[1] - v25))
    v27 = _max(_max(_max(np.abs(v25), np.abs(v24)), np.abs(v17[0])), np.abs(v17[1]))
    v28 = (v26 <= (v27 * np.where(v27 < (1.0000000009313226 * v27), REAL(1e-11), REAL(1e-05)))) & v17[3]
    v29 = 1.0 + (1.9 * v9)
    v30 = 1.0 - (1.25 * v9)
    v31 = v29 * v30
    v32 = v5 & (v31 < 0.0)
    v33 = (v7 + v20) <= 1.0
    v34 = v32 & v33
    v35 = v3 | (0.0 < np.where(v33 & (0.0 < v31), REAL(1.0), _min(v29, v30)))
    v36 = np.where(v35 & (v15 | (np.where(v3, REAL(0.0), 0.0096 * np.abs(v13)) < 1.0)), REAL(0.0), REAL(3.0))
    v37 = np.where((v34 & (~v28)) & ((1e-05 * v27) < v26), REAL(2.0), REAL(5.0))
    return (
        np.where(v3, v0, v17[0]),
        np.where(v15, tau[1], v17[1]),
        v18,
        v21,
        np.where((np.abs(tau[1]) < 1e+38) & v22, np.where(v28, np.where(v32 & (v28 & v34), REAL(4.0), v36), v37), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: carriage, platform
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 1618 add, 1706 mul, 82 div, 0 sqrt, 0 sincos, 3560 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[0]
    v1 = ~v0
    v2 = 1.0 / np.where(v1, np.where(v0, REAL(1.0), prepared[4]), REAL(1.0))
    v3 = tau[0] - prepared[3]
    v4 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v3) * v2)
    v5 = prepared[5] + (prepared[0] * v4)
    v6 = np.where(v0, REAL(0.0), REAL(1.0))
    v7 = np.where(v0, REAL(0.0), v2 * v6)
    v8 = prepared[0] * v7
    v9 = tau[0] - (312.5 * v4)
    v10 = 1.0 - (312.5 * v7)
    v11 = np.int8(0) == mode[1]
    v12 = ~v11
    v13 = _real_of(mode[1])
    v14 = 625.0 * qd[0]
    v15 = 120.0 * qd[0]
    v16 = _real_of(mode[0])
    v17 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v17_done = np.False_
    v17_of_context_real = (v16, v15, v14, -v10, v9, v13, -v8, v5)
    v17_of_context_boolean = (v1, v12)
    for _ in range(40):
        *v17_next, v17_now = _limits_loads(prepared, v17[0:2], v17[2:3], v17_of_context_real, v17_of_context_boolean)
        v17 = tuple(np.where(v17_done, old, new) for old, new in zip(v17, v17_next))
        v17_done = v17_done | v17_now
        if np.all(v17_done):
            break
    v17 = (*v17, v17_done)
    v18 = np.where(v0, v3, v17[0])
    v19 = np.where(v0, REAL(0.0), v4 - (v7 * v17[0]))
    v20 = np.where(v11, REAL(0.0), REAL(1.0))
    v21 = 1.0 / np.where(v12, np.where(v11, REAL(1.0), prepared[8]), REAL(1.0))
    v22 = np.where(v11, REAL(0.0), np.where(v11, REAL(0.0), v21 * np.where(v11, REAL(0.0), tau[1])) - (np.where(v11, REAL(0.0), v21 * v20) * v17[1]))
    v23 = (tau[0] - (312.5 * v19)) - v18
    v24 = 0.3999999999999999 * v23
    v25 = -(v24 - 21.999999999999996)
    v26 = 3.3 * v23
    v27 = v26 - 181.5
    v28 = -(21.999999999999996 + v24)
    v29 = 181.5 + v26
    v30 = prepared[5] + (prepared[0] * v19)
    v31 = 0.0132 * np.abs(v30)
    v32 = 40.0 + (v16 * (v9 + (v15 - (v10 * v17[0]))))
    v33 = np.where(v0, REAL(0.0), (v15 + v14) + (v16 * (65.0 + (v32 * np.where(0.0 < v32, REAL(1.9), REAL(-1.25))))))
    v34 = np.where(v11, REAL(0.0), (0.0096 * v13) * np.abs(v5 - (v8 * v17[0])))
    v35 = _max(_max(_max(np.abs(v34), np.abs(v33)), np.abs(v17[0])), np.abs(v17[1]))
    v36 = _max(np.abs(v17[0] - v33), np.abs(v17[1] - v34))
    v37 = (v36 <= (v35 * np.where(v35 < (1.0000000009313226 * v35), REAL(1e-11), REAL(1e-05)))) & v17[3]
    v38 = 1.0 - (1.25 * v10)
    v39 = 1.0 + (1.9 * v10)
    v40 = v39 * v38
    v41 = v1 & (v40 < 0.0)
    v42 = (v6 + v20) <= 1.0
    v43 = v41 & v42
    v44 = np.where((v43 & (~v37)) & ((1e-05 * v35) < v36), REAL(2.0), REAL(5.0))
    v45 = v0 | (0.0 < np.where(v42 & (0.0 < v40), REAL(1.0), _min(v39, v38)))
    v46 = np.where(v45 & (v11 | (np.where(v0, REAL(0.0), 0.0096 * np.abs(v8)) < 1.0)), REAL(0.0), REAL(3.0))
    v47 = (np.abs(v3) < 1e+38) & ((np.abs(v19) < 1e+38) & (np.abs(v22) < 1e+38))
    return (
        v18,
        np.where(v11, tau[1], v17[1]),
        v19,
        v22,
        (_min(_min(v29, v28), _min(v27, v25)) - v23) - 37.5,
        -v31,
        37.5 + (_max(_max(v27, v25), _max(v29, v28)) - v23),
        v31,
        40.0 + (v16 * (v15 + v23)),
        v30,
        np.where((np.abs(tau[1]) < 1e+38) & v47, np.where(v37, np.where(v41 & (v43 & v37), REAL(4.0), v46), v44), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: carriage, platform
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 1631 add, 1712 mul, 82 div, 0 sqrt, 0 sincos, 3570 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[0] | context_boolean[1]))))
    v1 = ~flag[0]
    v2 = np.int8(0) == pattern[1]
    v3 = np.int8(0) == pattern[0]
    v4 = np.where(v3, REAL(0.0), REAL(1.0))
    v5 = ~v3
    v6 = 1.0 / np.where(v5, np.where(v3, REAL(1.0), context_real[0]), REAL(1.0))
    v7 = np.where(v3, REAL(0.0), v4 * v6)
    v8 = prepared[0] * v7
    v9 = np.where(v2, REAL(0.0), REAL(1.0))
    v10 = v4 + v9
    v11 = v10 <= 1.0
    v12 = 1.0 - (312.5 * v7)
    v13 = 1.0 + (1.9 * v12)
    v14 = 1.0 - (1.25 * v12)
    v15 = v13 * v14
    v16 = v3 | (0.0 < np.where(v11 & (0.0 < v15), REAL(1.0), _min(v13, v14)))
    v17 = (v2 | (np.where(v3, REAL(0.0), 0.0096 * np.abs(v8)) < 1.0)) & v16
    v18 = _real_of(pattern[0])
    v19 = np.where(v3, REAL(0.0), v6 * np.where(v3, REAL(0.0), context_real[2]))
    v20 = context_real[6] - (312.5 * v19)
    v21 = _real_of(pattern[1])
    v22 = context_real[7] + (prepared[0] * v19)
    v23 = ~v2
    v24 = (np.where(v17, number[2], REAL(0.0)), np.where(v17, number[3], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v18, context_real[4], context_real[5], -v12, v20, v21, -v8, v22)
    v24_of_context_boolean = (v5, v23)
    for _ in range(40):
        *v24_next, v24_now = _decide_pattern_loads(prepared, v24[0:2], v24[2:3], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = np.where(v2, context_real[3], v24[1])
    v26 = np.where(v3, REAL(0.0), v19 - (v7 * v24[0]))
    v27 = 0.0132 * np.abs(context_real[7] + (prepared[0] * v26))
    v28 = 1.0 / np.where(v23, np.where(v2, REAL(1.0), context_real[1]), REAL(1.0))
    v29 = np.where(v2, REAL(0.0), np.where(v2, REAL(0.0), v28 * np.where(v2, REAL(0.0), context_real[3])) - (v24[1] * np.where(v2, REAL(0.0), v9 * v28)))
    v30 = np.where(v2, _min(v25 + v27, v27 - v25), v21 * v29)
    v31 = context_boolean[9] & v1
    v32 = _max(np.abs(v25), np.abs(context_real[3]))
    v33 = np.where(v2, v30, context_real[1] * v30)
    v34 = ((0.0 < v30) | (v2 & (0.0 <= v30))) | (v31 & (((-1e-06) * v32) <= v33))
    v35 = np.where(v2, REAL(0.0), np.abs((v8 * v24[0]) - v22) * (0.0096 * v21))
    v36 = 40.0 + (v18 * (v20 + (context_real[4] - (v12 * v24[0]))))
    v37 = np.where(v3, REAL(0.0), (context_real[4] + context_real[5]) + (v18 * (65.0 + (v36 * np.where(0.0 < v36, REAL(1.9), REAL(-1.25))))))
    v38 = _max(np.abs(v24[1] - v35), np.abs(v24[0] - v37))
    v39 = _max(np.abs(v24[1]), _max(np.abs(v24[0]), _max(np.abs(v37), np.abs(v35))))
    v40 = v24[3] & (v38 <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05))))
    v41 = context_boolean[8] & v1
    v42 = np.where(v3, context_real[2], v24[0])
    v43 = _max(np.abs(v42), np.abs(context_real[2]))
    v44 = (context_real[6] - (312.5 * v26)) - v42
    v45 = v42 + v44
    v46 = 3.3 * v44
    v47 = 181.5 + v46
    v48 = 0.3999999999999999 * v44
    v49 = -(21.999999999999996 + v48)
    v50 = v46 - 181.5
    v51 = -(v48 - 21.999999999999996)
    v52 = 37.5 + (v45 - _min(_min(v47, v49), _min(v50, v51)))
    v53 = np.where(v3, _min(v52, 37.5 + (_max(_max(v50, v51), _max(v47, v49)) - v45)), v18 * v26)
    v54 = np.where(v3, v53, context_real[0] * v53)
    v55 = (v41 & (((-1e-06) * v43) <= v54)) | ((v3 & (0.0 <= v53)) | (0.0 < v53))
    v56 = (context_boolean[7] | v34) & (v40 & (context_boolean[6] | v55))
    v57 = flag[1] | v56
    v58 = np.where(v31, np.int8(-1) == context_mode[1], context_boolean[5])
    v59 = np.where(v31, np.int8(1) == context_mode[1], context_boolean[4])
    v60 = v58 | v59
    v61 = 1.0 - v10
    v62 = -(v4 + v61)
    v63 = ((np.int8(1) == pattern[1]) & v58) | (v60 & (v2 & ((0.0 <= v62) & (v62 <= 0.0))))
    v64 = np.where(v41, np.int8(1) == context_mode[0], context_boolean[1])
    v65 = np.where(v41, np.int8(-1) == context_mode[0], context_boolean[2])
    v66 = v64 | v65
    v67 = -v61
    v68 = np.where(v60, REAL(1.0), REAL(0.0))
    v69 = context_boolean[3] & (~v31)
    v70 = np.where(v69, REAL(0.0), REAL(1.0))
    v71 = (v66 & (v3 & ((v67 <= v68) & (v70 <= v67)))) | (v65 & (np.int8(1) == pattern[0]))
    v72 = v63 | v71
    v73 = np.where(v72, v10, 1.0 + v10)
    v74 = ~(v72 | (v73 <= (v68 + np.where(v66, REAL(1.0), REAL(0.0)))))
    v75 = (~v57) & v74
    v76 = v0 & ((v1 & v75) & (context_boolean[8] | context_boolean[9]))
    v77 = np.where(((v70 <= v73) & (v73 <= v68)) & (context_boolean[0] & (~v41)), np.int8(0), np.where(v64, np.int8(1), np.int8(-1)))
    v78 = np.where(v63, pattern[0], np.where(v71, np.where(v3 & v64, np.int8(1), np.int8(-1)), v77))
    v79 = v73 - np.where(np.int8(0) == v78, REAL(0.0), REAL(1.0))
    v80 = np.where(v69 & ((0.0 <= v79) & (v79 <= 0.0)), np.int8(0), np.where(v59, np.int8(1), np.int8(-1)))
    v81 = ~flag[1]
    v82 = (context_boolean[7] | (((-1e-12) * v32) <= v33)) & (v40 & (context_boolean[6] | (((-1e-12) * v43) <= v54)))
    v83 = (v56 & v81) | ((~flag[2]) & (v81 & v82))
    v84 = flag[3] | (flag[1] & v56)
    v85 = ~v40
    v86 = v5 & (v15 < 0.0)
    v87 = v11 & v86
    v88 = v57 & (v84 | (v74 | ((v2 & v3) | (~v72))))
    return (
        np.where(v76, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), v78),
        np.where(v76, np.where(context_boolean[3], np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1))), np.where(v63, np.where(v2 & v59, np.int8(1), np.int8(-1)), v80)),
        np.where(v83, pattern[0], best[0]),
        np.where(v83, pattern[1], best[1]),
        flag[0] | v76,
        v57,
        flag[2] | v82,
        v84,
        flag[4] | (v85 & (~((v85 & v87) & ((1e-05 * v39) < v38)))),
        np.where(v83, v17, flag[5]),
        np.where(v83, v86 & (v40 & v87), flag[6]),
        np.where(v83, v26, number[0]),
        np.where(v83, v29, number[1]),
        v24[0],
        v24[1],
        v88 | (v75 & (~v76)),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = tau[0] - prepared[3]
    v1 = tau[1] * prepared[9]
    v2 = 120.0 * qd[0]
    v3 = 625.0 * qd[0]
    v4 = np.int8(0) == mode[0]
    v5 = ~v4
    v6 = 1.0 / np.where(v5, np.where(v4, REAL(1.0), prepared[4]), REAL(1.0))
    v7 = np.where(v4, REAL(0.0), v6 * np.where(v4, REAL(0.0), REAL(1.0)))
    v8 = np.where(v4, REAL(0.0), np.where(v4, REAL(0.0), v0) * v6)
    v9 = np.int8(0) == mode[1]
    v10 = 0.0 == qd[0]
    v11 = np.where(v4, _mode_of(qd[0]), mode[0])
    v12 = v0 - np.where(v10, REAL(0.0), (v2 + v3) + (65.0 * _real_of(v11)))
    v13 = prepared[10] * v12
    v14 = np.abs(v13)
    v15 = 1e-08 * v14
    v16 = prepared[27] < 1.0
    v17 = 219.0 + (2.3 * (np.abs(v2) + np.abs((tau[0] - v0) - (prepared[25] * v12))))
    v18 = prepared[5] + (prepared[22] * v12)
    v19 = 0.0132 * np.sqrt(v18 * v18)
    v20 = np.where(v16, _max(v17, v19) / np.where(v16, prepared[31], REAL(1.0)), REAL(1e+38))
    v21 = _min(v20, v17 + (prepared[26] * v20))
    v22 = _min(v21, v17 + (prepared[26] * v21))
    v23 = v10 & (v14 <= (v15 + (prepared[30] * _min(v22, v17 + (prepared[26] * v22)))))
    v24 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (_real_of(mode[0]), v2, v3, (312.5 * v7) - 1.0, tau[0] - (312.5 * v8), _real_of(mode[1]), prepared[6] * v7, prepared[5] + (prepared[0] * v8))
    v24_of_context_boolean = (v5, ~v9)
    for _ in range(40):
        *v24_next, v24_now = _before_loads(prepared, v24[0:2], v24[2:3], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = np.where(v4, v0, v24[0])
    v26 = (tau[0] - (312.5 * np.where(v4, REAL(0.0), v8 - (v7 * v24[0])))) - v25
    v27 = 3.3 * v26
    v28 = 181.5 + v27
    v29 = 0.3999999999999999 * v26
    v30 = -(21.999999999999996 + v29)
    v31 = v27 - 181.5
    v32 = -(v29 - 21.999999999999996)
    v33 = 0.5 * (_min(_min(v28, v30), _min(v31, v32)) + _max(_max(v31, v32), _max(v28, v30)))
    v34 = _mode_of((v25 + v26) - v33)
    v35 = (reached[0] & v10) & (~(np.int8(0) == v34))
    v36 = -(v15 - prepared[29])
    v37 = np.where(v10, v36 < v13, np.int8(1) == v11)
    v38 = np.where(v23 & (~v35), np.int8(0), np.where(np.where(v35, np.int8(1) == v34, v37), np.int8(1), np.int8(-1)))
    v39 = 0.0 == qd[1]
    v40 = np.abs(v1)
    v41 = 1e-08 * v40
    v42 = _min(_min(v20, v19 + (prepared[23] * v20)), v19 + (prepared[23] * v21))
    v43 = v39 & (v40 <= (v41 + (prepared[28] * _min(v42, v19 + (prepared[23] * v22)))))
    v44 = _mode_of(np.where(v9, tau[1], v24[1]))
    v45 = (reached[1] & v39) & (~(np.int8(0) == v44))
    v46 = -v41
    v47 = np.where(v9, _mode_of(qd[1]), mode[1])
    v48 = np.where(v39, v46 < v1, np.int8(1) == v47)
    v49 = np.where(v43 & (~v45), np.int8(0), np.where(np.where(v45, np.int8(1) == v44, v48), np.int8(1), np.int8(-1)))
    v50 = (v38, v49, v38, v49, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v50_done = np.False_
    v50_of_context_real = (prepared[4], prepared[8], v0, tau[1], v2, v3, tau[0], prepared[5])
    v50_of_context_boolean = (v23, v37, np.where(v10, v36 < (-v13), np.int8(-1) == v11), v43, v48, np.where(v39, v46 < (-v1), np.int8(-1) == v47), ~v10, ~v39, v35, v45)
    v50_of_context_mode = (v34, v44)
    for _ in range(18):
        *v50_next, v50_now = _decide_pattern(prepared, v50[0:2], v50[2:4], v50[4:11], v50[11:15], v50_of_context_real, v50_of_context_boolean, v50_of_context_mode)
        v50 = tuple(np.where(v50_done, old, new) for old, new in zip(v50, v50_next))
        v50_done = v50_done | v50_now
        if np.all(v50_done):
            break
    v50 = (*v50, v50_done)
    v51 = (np.abs(v0) < 1e+38) & ((np.abs(v50[12]) < 1e+38) & (np.abs(v50[11]) < 1e+38))
    v52 = np.where(v50[15], np.where(v50[6] | v50[5], np.where(v50[10], REAL(4.0), np.where(v50[7], REAL(1.0), np.where(v50[9], REAL(0.0), REAL(3.0)))), np.where(v50[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    return (
        v50[2],
        v50[3],
        np.where((np.abs(tau[1]) < 1e+38) & v51, v52, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: carriage, platform
      mode[2]     modes: +1, 0, -1
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes after the event
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 31079 add, 32617 mul, 1558 div, 1 sqrt, 0 sincos, 70260 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = 0.0 == qd[0]
    v1 = np.where(v0, np.sign(qdd[0]), np.sign(qd[0]))
    v2 = 40.0 + (v1 * (prepared[3] + ((120.0 * qd[0]) - (qdd[0] * prepared[24]))))
    v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * np.abs(v2))))
    v4 = (prepared[3] + ((prepared[4] * qdd[0]) + (745.0 * qd[0]))) + v3
    v5 = 0.0 == qd[1]
    v6 = np.abs(prepared[5] + (prepared[0] * qdd[0]))
    v7 = (prepared[8] * qdd[1]) + (np.where(v5, np.sign(qdd[1]), np.sign(qd[1])) * (0.0096 * v6))
    v8 = 0.0132 * v6
    return (
        v4,
        v7,
        np.where(v0, prepared[32], v4),
        np.where(v5, -v8, v7),
        np.where(v0, prepared[33], v4),
        np.where(v5, v8, v7),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: carriage, platform
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Operations: 10 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 15 other.
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
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: carriage, platform

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(1.0))
    v2 = np.int8(0) == pattern[0]
    v3 = np.where(v2, REAL(0.0), REAL(1.0))
    v4 = v3 + v1
    v5 = 1.0 - v4
    v6 = -v5
    v7 = np.where(context_boolean[3], REAL(0.0), REAL(1.0))
    v8 = context_boolean[5] | context_boolean[4]
    v9 = np.where(v8, REAL(1.0), REAL(0.0))
    v10 = context_boolean[1] | context_boolean[2]
    v11 = (context_boolean[2] & (np.int8(1) == pattern[0])) | ((v2 & ((v6 <= v9) & (v7 <= v6))) & v10)
    v12 = -(v3 + v5)
    v13 = (context_boolean[5] & (np.int8(1) == pattern[1])) | ((v0 & ((0.0 <= v12) & (v12 <= 0.0))) & v8)
    v14 = v13 | v11
    v15 = np.where(v14, v4, 1.0 + v4)
    v16 = np.where(context_boolean[0] & ((v15 <= v9) & (v7 <= v15)), np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1)))
    v17 = np.where(v13, pattern[0], np.where(v11, np.where(context_boolean[1] & v2, np.int8(1), np.int8(-1)), v16))
    v18 = v15 - np.where(np.int8(0) == v17, REAL(0.0), REAL(1.0))
    v19 = np.where(context_boolean[3] & ((v18 <= 0.0) & (0.0 <= v18)), np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1)))
    v20 = ~v2
    v21 = 1.0 / np.where(v20, np.where(v2, REAL(1.0), context_real[0]), REAL(1.0))
    v22 = np.where(v2, REAL(0.0), v3 * v21)
    v23 = 1.0 - (312.5 * v22)
    v24 = 1.0 - (1.25 * v23)
    v25 = 1.0 + (1.9 * v23)
    v26 = v25 * v24
    v27 = v4 <= 1.0
    v28 = v2 | (0.0 < np.where(v27 & (0.0 < v26), REAL(1.0), _min(v25, v24)))
    v29 = prepared[0] * v22
    v30 = (v0 | (np.where(v2, REAL(0.0), 0.0096 * np.abs(v29)) < 1.0)) & v28
    v31 = np.where(v2, REAL(0.0), v21 * np.where(v2, REAL(0.0), context_real[2]))
    v32 = context_real[7] + (prepared[0] * v31)
    v33 = context_real[6] - (312.5 * v31)
    v34 = ~v0
    v35 = _real_of(pattern[1])
    v36 = _real_of(pattern[0])
    v37 = (np.where(v30, number[2], REAL(0.0)), np.where(v30, number[3], REAL(0.0)), REAL(0.0))
    v37_done = np.False_
    v37_of_context_real = (v36, context_real[4], context_real[5], -v23, v33, v35, -v29, v32)
    v37_of_context_boolean = (v20, v34)
    for _ in range(40):
        *v37_next, v37_now = _step_pattern_loads(prepared, v37[0:2], v37[2:3], v37_of_context_real, v37_of_context_boolean)
        v37 = tuple(np.where(v37_done, old, new) for old, new in zip(v37, v37_next))
        v37_done = v37_done | v37_now
        if np.all(v37_done):
            break
    v37 = (*v37, v37_done)
    v38 = np.where(v2, context_real[2], v37[0])
    v39 = np.where(v2, REAL(0.0), v31 - (v22 * v37[0]))
    v40 = (context_real[6] - (312.5 * v39)) - v38
    v41 = 0.3999999999999999 * v40
    v42 = -(21.999999999999996 + v41)
    v43 = 3.3 * v40
    v44 = 181.5 + v43
    v45 = -(v41 - 21.999999999999996)
    v46 = v43 - 181.5
    v47 = v38 + v40
    v48 = 37.5 + (v47 - _min(_min(v44, v42), _min(v46, v45)))
    v49 = np.where(v2, _min(v48, 37.5 + (_max(_max(v46, v45), _max(v44, v42)) - v47)), v36 * v39)
    v50 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37[0]))))
    v51 = np.where(v2, REAL(0.0), (context_real[4] + context_real[5]) + (v36 * (65.0 + (v50 * np.where(0.0 < v50, REAL(1.9), REAL(-1.25))))))
    v52 = np.where(v0, REAL(0.0), (0.0096 * v35) * np.abs((v29 * v37[0]) - v32))
    v53 = _max(np.abs(v37[1]), _max(np.abs(v37[0]), _max(np.abs(v51), np.abs(v52))))
    v54 = _max(np.abs(v37[1] - v52), np.abs(v37[0] - v51))
    v55 = v37[3] & (v54 <= (v53 * np.where(v53 < (1.0000000009313226 * v53), REAL(1e-11), REAL(1e-05))))
    v56 = v55 & (context_boolean[6] | ((v2 & (0.0 <= v49)) | (0.0 < v49)))
    v57 = np.where(v0, context_real[3], v37[1])
    v58 = 0.0132 * np.abs(context_real[7] + (prepared[0] * v39))
    v59 = 1.0 / np.where(v34, np.where(v0, REAL(1.0), context_real[1]), REAL(1.0))
    v60 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v59 * np.where(v0, REAL(0.0), context_real[3])) - (np.where(v0, REAL(0.0), v1 * v59) * v37[1]))
    v61 = np.where(v0, _min(v57 + v58, v58 - v57), v35 * v60)
    v62 = (context_boolean[7] | ((0.0 < v61) | (v0 & (0.0 <= v61)))) & v56
    v63 = ~flag[1]
    v64 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v38))) <= np.where(v2, v49, context_real[0] * v49))
    v65 = context_boolean[7] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v57))) <= np.where(v0, v61, context_real[1] * v61))
    v66 = v65 & (v55 & v64)
    v67 = ((~flag[2]) & (v63 & v66)) | (v63 & v62)
    v68 = flag[1] | v62
    v69 = flag[3] | (flag[1] & v62)
    v70 = ~v55
    v71 = v20 & (v26 < 0.0)
    v72 = v27 & v71
    v73 = ~(v14 | (v15 <= (v9 + np.where(v10, REAL(1.0), REAL(0.0)))))
    v74 = v68 & (v69 | (((v0 & v2) | (~v14)) | v73))
    return (
        v17,
        np.where(v13, np.where(context_boolean[4] & v0, np.int8(1), np.int8(-1)), v19),
        np.where(v67, pattern[0], best[0]),
        np.where(v67, pattern[1], best[1]),
        flag[0],
        v68,
        flag[2] | v66,
        v69,
        flag[4] | (v70 & (~((v72 & v70) & ((1e-05 * v53) < v54)))),
        np.where(v67, v30, flag[5]),
        np.where(v67, v71 & (v72 & v55), flag[6]),
        np.where(v67, v39, number[0]),
        np.where(v67, v60, number[1]),
        v37[0],
        v37[1],
        np.where(v67, REAL(0.0), number[4]),
        np.where(v67, REAL(0.0), number[5]),
        v74 | (v73 & (~v68)),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = tau[0] - prepared[3]
    v1 = tau[0] - v0
    v2 = 0.3999999999999999 * v1
    v3 = -(v2 - 21.999999999999996)
    v4 = 3.3 * v1
    v5 = v4 - 181.5
    v6 = -(21.999999999999996 + v2)
    v7 = 181.5 + v4
    v8 = prepared[36] * (_max(_max(v5, v3), _max(v7, v6)) - _min(_min(v7, v6), _min(v5, v3)))
    v9 = np.abs(qd[0])
    v10 = (0.0 == v9) | (v9 < (dt * (prepared[35] + v8)))
    v11 = np.where(v10, REAL(0.0), qd[0])
    v12 = 120.0 * v11
    v13 = _mode_of(qd[0])
    v14 = 625.0 * v11
    v15 = v0 - np.where(v10, REAL(0.0), v14 + (v12 + (65.0 * _real_of(v13))))
    v16 = prepared[5] + (prepared[22] * v15)
    v17 = 0.0132 * np.sqrt(v16 * v16)
    v18 = 219.0 + (2.3 * (np.abs(v12) + np.abs(v1 - (prepared[25] * v15))))
    v19 = prepared[27] < 1.0
    v20 = np.where(v19, _max(v18, v17) / np.where(v19, prepared[31], REAL(1.0)), REAL(1e+38))
    v21 = _min(v20, v18 + (prepared[26] * v20))
    v22 = _min(v21, v18 + (prepared[26] * v21))
    v23 = _min(_min(v20, v17 + (prepared[23] * v20)), v17 + (prepared[23] * v21))
    v24 = tau[1] * prepared[9]
    v25 = np.abs(v24)
    v26 = 1e-08 * v25
    v27 = np.abs(qd[1])
    v28 = (v27 < (dt * prepared[34])) | (0.0 == v27)
    v29 = v28 & (v25 <= (v26 + (prepared[28] * _min(v23, v17 + (prepared[23] * v22)))))
    v30 = prepared[10] * v15
    v31 = np.abs(v30)
    v32 = 1e-08 * v31
    v33 = v10 & (v31 <= (v32 + (prepared[30] * _min(v22, v18 + (prepared[26] * v22)))))
    v34 = -v26
    v35 = _mode_of(qd[1])
    v36 = np.where(v28, v34 < v24, np.int8(1) == v35)
    v37 = np.where(v29, np.int8(0), np.where(v36, np.int8(1), np.int8(-1)))
    v38 = -(v32 - prepared[29])
    v39 = np.where(v10, v38 < v30, np.int8(1) == v13)
    v40 = np.where(v33, np.int8(0), np.where(v39, np.int8(1), np.int8(-1)))
    v41 = (v40, v37, v40, v37, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (prepared[4], prepared[8], v0, tau[1], v12, v14, tau[0], prepared[5], qd[0], qd[1])
    v41_of_context_boolean = (v33, v39, np.where(v10, v38 < (-v30), np.int8(-1) == v13), v29, v36, np.where(v28, v34 < (-v24), np.int8(-1) == v35), ~v10, ~v28)
    for _ in range(18):
        *v41_next, v41_now = _step_pattern(prepared, v41[0:2], v41[2:4], v41[4:11], v41[11:17], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.int8(0) == v41[2]
    v43 = ~v42
    v44 = 1.0 / np.where(v43, np.where(v42, REAL(1.0), prepared[4]), REAL(1.0))
    v45 = np.where(v42, REAL(0.0), v44 * np.where(v42, REAL(0.0), v0))
    v46 = prepared[5] + (prepared[0] * v45)
    v47 = np.where(v42, REAL(0.0), np.where(v42, REAL(0.0), REAL(1.0)) * v44)
    v48 = prepared[0] * v47
    v49 = -v48
    v50 = tau[0] - (312.5 * v45)
    v51 = 1.0 - (312.5 * v47)
    v52 = -v51
    v53 = np.where(v42, REAL(0.0), qd[0] + v41[15])
    v54 = 0.5 * dt
    v55 = np.where(v42, REAL(0.0), v53 + (v41[11] * v54))
    v56 = 625.0 * v55
    v57 = 120.0 * v55
    v58 = np.int8(0) == v41[3]
    v59 = ~v58
    v60 = _real_of(v41[3])
    v61 = _real_of(v41[2])
    v62 = (v41[13], v41[14], REAL(0.0))
    v62_done = np.False_
    v62_of_context_real = (v61, v57, v56, v52, v50, v60, v49, v46)
    v62_of_context_boolean = (v43, v59)
    for _ in range(40):
        *v62_next, v62_now = _stage_loads(prepared, v62[0:2], v62[2:3], v62_of_context_real, v62_of_context_boolean)
        v62 = tuple(np.where(v62_done, old, new) for old, new in zip(v62, v62_next))
        v62_done = v62_done | v62_now
        if np.all(v62_done):
            break
    v62 = (*v62, v62_done)
    v63 = np.where(v42, REAL(0.0), v45 - (v47 * v62[0]))
    v64 = np.where(v42, REAL(0.0), v53 + (v54 * v63))
    v65 = 625.0 * v64
    v66 = 120.0 * v64
    v67 = (v62[0], v62[1], REAL(0.0))
    v67_done = np.False_
    v67_of_context_real = (v61, v66, v65, v52, v50, v60, v49, v46)
    v67_of_context_boolean = (v43, v59)
    for _ in range(40):
        *v67_next, v67_now = _stage_loads(prepared, v67[0:2], v67[2:3], v67_of_context_real, v67_of_context_boolean)
        v67 = tuple(np.where(v67_done, old, new) for old, new in zip(v67, v67_next))
        v67_done = v67_done | v67_now
        if np.all(v67_done):
            break
    v67 = (*v67, v67_done)
    v68 = np.where(v42, REAL(0.0), v45 - (v47 * v67[0]))
    v69 = np.where(v42, REAL(0.0), v53 + (dt * v68))
    v70 = 625.0 * v69
    v71 = 120.0 * v69
    v72 = (v67[0], v67[1], REAL(0.0))
    v72_done = np.False_
    v72_of_context_real = (v61, v71, v70, v52, v50, v60, v49, v46)
    v72_of_context_boolean = (v43, v59)
    for _ in range(40):
        *v72_next, v72_now = _stage_loads(prepared, v72[0:2], v72[2:3], v72_of_context_real, v72_of_context_boolean)
        v72 = tuple(np.where(v72_done, old, new) for old, new in zip(v72, v72_next))
        v72_done = v72_done | v72_now
        if np.all(v72_done):
            break
    v72 = (*v72, v72_done)
    v73 = 0.16666666666666666 * dt
    v74 = v73 * ((v41[11] + np.where(v42, REAL(0.0), v45 - (v47 * v72[0]))) + (2.0 * (v63 + v68)))
    v75 = np.where(v42, REAL(0.0), v53 + v74)
    v76 = 1.0 / np.where(v59, np.where(v58, REAL(1.0), prepared[8]), REAL(1.0))
    v77 = np.where(v58, REAL(0.0), v76 * np.where(v58, REAL(0.0), REAL(1.0)))
    v78 = np.where(v58, REAL(0.0), np.where(v58, REAL(0.0), tau[1]) * v76)
    v79 = np.where(v58, REAL(0.0), v78 - (v77 * v67[1]))
    v80 = np.where(v58, REAL(0.0), qd[1] + v41[16])
    v81 = np.where(v58, REAL(0.0), v78 - (v77 * v62[1]))
    v82 = 2.0 * (np.where(v58, REAL(0.0), v80 + (v54 * v81)) + np.where(v58, REAL(0.0), v80 + (v54 * v41[12])))
    v83 = np.where(v58, q[1], q[1] + (v73 * ((v80 + np.where(v58, REAL(0.0), v80 + (dt * v79))) + v82)))
    v84 = np.where(v42, q[0], q[0] + (v73 * ((v53 + v69) + (2.0 * (v55 + v64)))))
    v85 = ((np.abs(dt) < 1e+38) & (np.abs(q[0]) < 1e+38)) & (np.abs(q[1]) < 1e+38)
    v86 = np.abs(tau[1]) < 1e+38
    v87 = v86 & (((v27 < 1e+38) & ((v9 < 1e+38) & v85)) & (np.abs(tau[0]) < 1e+38))
    v88 = (v87 & (np.abs(v84) < 1e+38)) & (np.abs(v83) < 1e+38)
    v89 = v73 * ((np.where(v58, REAL(0.0), v78 - (v77 * v72[1])) + v41[12]) + (2.0 * (v81 + v79)))
    v90 = np.where(v58, REAL(0.0), v80 + v89)
    v91 = ((np.abs(v90) < 1e+38) & (v88 & (np.abs(v75) < 1e+38))) & (0.0 < dt)
    v92 = v61 * v51
    v93 = 40.0 + (v61 * v50)
    v94 = v93 + ((v61 * v71) - (v72[0] * v92))
    v95 = 65.0 * v61
    v96 = np.where(v42, REAL(0.0), v70 + (v95 + (v71 + (np.where(0.0 < v94, REAL(1.9), REAL(-1.25)) * (v61 * v94)))))
    v97 = 0.0096 * v60
    v98 = np.where(v58, REAL(0.0), v97 * np.abs((v48 * v72[0]) - v46))
    v99 = _max(np.abs(v72[1]), _max(np.abs(v72[0]), _max(np.abs(v96), np.abs(v98))))
    v100 = _max(np.abs(v72[0] - v96), np.abs(v72[1] - v98))
    v101 = v93 + ((v61 * v66) - (v67[0] * v92))
    v102 = np.where(v42, REAL(0.0), v65 + (v95 + (v66 + (np.where(0.0 < v101, REAL(1.9), REAL(-1.25)) * (v61 * v101)))))
    v103 = np.where(v58, REAL(0.0), v97 * np.abs((v48 * v67[0]) - v46))
    v104 = _max(_max(_max(np.abs(v102), np.abs(v103)), np.abs(v67[0])), np.abs(v67[1]))
    v105 = _max(np.abs(v67[0] - v102), np.abs(v67[1] - v103))
    v106 = v93 + ((v61 * v57) - (v62[0] * v92))
    v107 = np.where(v42, REAL(0.0), v56 + (v95 + (v57 + (np.where(0.0 < v106, REAL(1.9), REAL(-1.25)) * (v61 * v106)))))
    v108 = np.where(v58, REAL(0.0), np.abs((v48 * v62[0]) - v46) * v97)
    v109 = _max(_max(_max(np.abs(v108), np.abs(v107)), np.abs(v62[0])), np.abs(v62[1]))
    v110 = _max(np.abs(v62[0] - v107), np.abs(v62[1] - v108))
    v111 = (v110 <= (v109 * np.where(v109 < (1.0000000009313226 * v109), REAL(1e-11), REAL(1e-05)))) & v62[3]
    v112 = v111 & (v67[3] & (v105 <= (v104 * np.where(v104 < (1.0000000009313226 * v104), REAL(1e-11), REAL(1e-05)))))
    v113 = v112 & ((v100 <= (v99 * np.where(v99 < (1.0000000009313226 * v99), REAL(1e-11), REAL(1e-05)))) & v72[3])
    v114 = np.where(v41[17], np.where(v41[6] | v41[5], np.where(v41[10], REAL(4.0), np.where(v41[7], REAL(1.0), np.where(v41[9], REAL(0.0), REAL(3.0)))), np.where(v41[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    v115 = (np.abs(v0) < 1e+38) & ((np.abs(v41[12]) < 1e+38) & (np.abs(v41[11]) < 1e+38))
    v116 = np.where(v86 & v115, v114, REAL(6.0))
    return (
        np.where(v91, v84, q[0]),
        np.where(v91, v83, q[1]),
        np.where(v91, v75, qd[0]),
        np.where(v91, v90, qd[1]),
        np.where(v91, v41[2], mode[0]),
        np.where(v91, v41[3], mode[1]),
        np.where(v91, np.where(v113, v116, _max(REAL(5.0), v116)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: carriage, platform
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 34330 add, 35999 mul, 1719 div, 1 sqrt, 0 sincos, 76608 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]))
    v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]))
    v2 = context_real[3] * context_real[0]
    v3 = v1 + (u[0] * v2)
    v4 = context_real[0] * np.where(0.0 < v3, REAL(1.9), REAL(-1.25))
    v5 = np.where(context_boolean[0], v0 + (v3 * v4), REAL(0.0))
    v6 = v1 + (v2 * v5)
    v7 = np.abs(v5 - np.where(context_boolean[0], v0 + (np.where(0.0 < v6, REAL(1.9), REAL(-1.25)) * (context_real[0] * v6)), REAL(0.0)))
    v8 = context_real[7] + (u[0] * context_real[6])
    v9 = 0.0096 * context_real[5]
    v10 = np.where(context_boolean[1], np.abs(v8) * v9, REAL(0.0))
    v11 = _max(v7, np.abs(v10 - np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v5)), REAL(0.0))))
    v12 = 1.0 - np.where(context_boolean[0], v2 * v4, REAL(0.0))
    v13 = np.where(context_boolean[1], v9 * (context_real[6] * np.where(v8 < 0.0, REAL(-1.0), REAL(1.0))), REAL(0.0))
    v14 = np.abs(v12) < np.abs(v13)
    v15 = u[0] - v5
    v16 = u[1] - v10
    v17 = -v13
    v18 = np.where(v14, v12, v17)
    v19 = 1.0 / np.where(v14, v17, v12)
    v20 = v19 * np.where(v14, v16, v15)
    v21 = v19 * np.where(v14, REAL(1.0), REAL(0.0))
    v22 = ((v18 * v20) - np.where(v14, v15, v16)) / ((v18 * v21) - np.where(v14, REAL(0.0), REAL(1.0)))
    v23 = (v21 * v22) - v20
    v24 = u[0] + (0.125 * v23)
    v25 = v1 + (v2 * v24)
    v26 = np.abs(v24 - np.where(context_boolean[0], v0 + (np.where(0.0 < v25, REAL(1.9), REAL(-1.25)) * (context_real[0] * v25)), REAL(0.0)))
    v27 = u[1] - (0.125 * v22)
    v28 = _max(v26, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v24)), REAL(0.0)) - v27))
    v29 = u[0] + (0.5 * v23)
    v30 = v1 + (v2 * v29)
    v31 = np.abs(v29 - np.where(context_boolean[0], v0 + (np.where(0.0 < v30, REAL(1.9), REAL(-1.25)) * (context_real[0] * v30)), REAL(0.0)))
    v32 = u[1] - (0.5 * v22)
    v33 = _max(v31, np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v29)), REAL(0.0)) - v32))
    v34 = u[0] + v23
    v35 = u[1] - v22
    v36 = v1 + (v2 * v34)
    v37 = np.abs(v34 - np.where(context_boolean[0], v0 + (np.where(0.0 < v36, REAL(1.9), REAL(-1.25)) * (context_real[0] * v36)), REAL(0.0)))
    v38 = _max(np.abs(np.where(context_boolean[1], v9 * np.abs(context_real[7] + (context_real[6] * v34)), REAL(0.0)) - v35), v37)
    v39 = _max(np.abs(v15), np.abs(v16))
    v40 = v38 < v39
    v41 = np.where(v40, v38, v39)
    v42 = v33 < v41
    v43 = np.where(v42, v33, v41)
    v44 = v28 < v43
    v45 = np.where(v44, v28, v43)
    v46 = v11 < v45
    v47 = 1e-05 * _max(_max(np.abs(v5), _max(np.abs(u[0]), np.abs(u[1]))), np.abs(v10))
    v48 = polished[0] + np.where(v39 <= v47, REAL(1.0), REAL(0.0))
    v49 = (12.0 <= v48) | (~(v46 | (v44 | (v40 | v42))))
    return (
        np.where(v46, v5, np.where(v44, v24, np.where(v42, v29, np.where(v40, v34, u[0])))),
        np.where(v46, v10, np.where(v44, v27, np.where(v42, v32, np.where(v40, v35, u[1])))),
        v48,
        v49 | (np.where(v46, v11, v45) <= 0.0),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = ~v0
    v2 = 1.0 / np.where(v1, np.where(v0, REAL(1.0), context_real[0]), REAL(1.0))
    v3 = np.where(v0, REAL(0.0), REAL(1.0))
    v4 = np.where(v0, REAL(0.0), v3 * v2)
    v5 = 1.0 - (312.5 * v4)
    v6 = 1.0 - (1.25 * v5)
    v7 = 1.0 + (1.9 * v5)
    v8 = v7 * v6
    v9 = np.int8(0) == pattern[1]
    v10 = np.where(v9, REAL(0.0), REAL(1.0))
    v11 = v3 + v10
    v12 = v11 <= 1.0
    v13 = v0 | (0.0 < np.where(v12 & (0.0 < v8), REAL(1.0), _min(v7, v6)))
    v14 = prepared[0] * v4
    v15 = (v9 | (np.where(v0, REAL(0.0), 0.0096 * np.abs(v14)) < 1.0)) & v13
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[0] * v16)
    v18 = context_real[6] - (312.5 * v16)
    v19 = ~v9
    v20 = _real_of(pattern[1])
    v21 = _real_of(pattern[0])
    v22 = (np.where(v15, number[2], REAL(0.0)), np.where(v15, number[3], REAL(0.0)), REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v21, context_real[4], context_real[5], -v5, v18, v20, -v14, v17)
    v22_of_context_boolean = (v1, v19)
    for _ in range(40):
        *v22_next, v22_now = _interpolated_pattern_loads(prepared, v22[0:2], v22[2:3], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = np.where(v0, context_real[2], v22[0])
    v24 = np.where(v0, REAL(0.0), v16 - (v4 * v22[0]))
    v25 = (context_real[6] - (312.5 * v24)) - v23
    v26 = 0.3999999999999999 * v25
    v27 = -(21.999999999999996 + v26)
    v28 = 3.3 * v25
    v29 = 181.5 + v28
    v30 = -(v26 - 21.999999999999996)
    v31 = v28 - 181.5
    v32 = v23 + v25
    v33 = 37.5 + (v32 - _min(_min(v29, v27), _min(v31, v30)))
    v34 = np.where(v0, _min(v33, 37.5 + (_max(_max(v31, v30), _max(v29, v27)) - v32)), v21 * v24)
    v35 = np.where(v0, v34, context_real[0] * v34)
    v36 = _max(np.abs(context_real[2]), np.abs(v23))
    v37 = ~flag[0]
    v38 = context_boolean[8] & v37
    v39 = (v38 & (((-1e-06) * v36) <= v35)) | ((v0 & (0.0 <= v34)) | (0.0 < v34))
    v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22[0]))))
    v41 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * np.where(0.0 < v40, REAL(1.9), REAL(-1.25))))))
    v42 = np.where(v9, REAL(0.0), (0.0096 * v20) * np.abs((v14 * v22[0]) - v17))
    v43 = _max(np.abs(v22[1]), _max(np.abs(v22[0]), _max(np.abs(v41), np.abs(v42))))
    v44 = _max(np.abs(v22[1] - v42), np.abs(v22[0] - v41))
    v45 = v22[3] & (v44 <= (v43 * np.where(v43 < (1.0000000009313226 * v43), REAL(1e-11), REAL(1e-05))))
    v46 = np.where(v9, context_real[3], v22[1])
    v47 = 0.0132 * np.abs(context_real[7] + (prepared[0] * v24))
    v48 = 1.0 / np.where(v19, np.where(v9, REAL(1.0), context_real[1]), REAL(1.0))
    v49 = np.where(v9, REAL(0.0), np.where(v9, REAL(0.0), v48 * np.where(v9, REAL(0.0), context_real[3])) - (np.where(v9, REAL(0.0), v10 * v48) * v22[1]))
    v50 = np.where(v9, _min(v46 + v47, v47 - v46), v20 * v49)
    v51 = np.where(v9, v50, context_real[1] * v50)
    v52 = _max(np.abs(context_real[3]), np.abs(v46))
    v53 = context_boolean[9] & v37
    v54 = ((0.0 < v50) | (v9 & (0.0 <= v50))) | (v53 & (((-1e-06) * v52) <= v51))
    v55 = (context_boolean[7] | v54) & (v45 & (context_boolean[6] | v39))
    v56 = flag[1] | v55
    v57 = np.where(v53, np.int8(1) == context_mode[1], context_boolean[4])
    v58 = np.where(v53, np.int8(-1) == context_mode[1], context_boolean[5])
    v59 = v58 | v57
    v60 = np.where(v59, REAL(1.0), REAL(0.0))
    v61 = 1.0 - v11
    v62 = -v61
    v63 = context_boolean[3] & (~v53)
    v64 = np.where(v63, REAL(0.0), REAL(1.0))
    v65 = np.where(v38, np.int8(-1) == context_mode[0], context_boolean[2])
    v66 = np.where(v38, np.int8(1) == context_mode[0], context_boolean[1])
    v67 = v66 | v65
    v68 = (v67 & (v0 & ((v62 <= v60) & (v64 <= v62)))) | (v65 & (np.int8(1) == pattern[0]))
    v69 = -(v3 + v61)
    v70 = ((np.int8(1) == pattern[1]) & v58) | (v59 & (v9 & ((0.0 <= v69) & (v69 <= 0.0))))
    v71 = v70 | v68
    v72 = np.where(v71, v11, 1.0 + v11)
    v73 = ~(v71 | (v72 <= (v60 + np.where(v67, REAL(1.0), REAL(0.0)))))
    v74 = v73 & (~v56)
    v75 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[0] | context_boolean[1]))))
    v76 = v75 & ((context_boolean[8] | context_boolean[9]) & (v37 & v74))
    v77 = np.where(((v64 <= v72) & (v72 <= v60)) & (context_boolean[0] & (~v38)), np.int8(0), np.where(v66, np.int8(1), np.int8(-1)))
    v78 = np.where(v70, pattern[0], np.where(v68, np.where(v0 & v66, np.int8(1), np.int8(-1)), v77))
    v79 = v72 - np.where(np.int8(0) == v78, REAL(0.0), REAL(1.0))
    v80 = np.where(v63 & ((0.0 <= v79) & (v79 <= 0.0)), np.int8(0), np.where(v57, np.int8(1), np.int8(-1)))
    v81 = ~flag[1]
    v82 = (context_boolean[7] | (((-1e-12) * v52) <= v51)) & (v45 & (context_boolean[6] | (((-1e-12) * v36) <= v35)))
    v83 = (v81 & v55) | ((~flag[2]) & (v81 & v82))
    v84 = flag[3] | (flag[1] & v55)
    v85 = ~v45
    v86 = v1 & (v8 < 0.0)
    v87 = v12 & v86
    v88 = v56 & ((v73 | ((v9 & v0) | (~v71))) | v84)
    return (
        np.where(v76, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), v78),
        np.where(v76, np.where(context_boolean[3], np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1))), np.where(v70, np.where(v9 & v57, np.int8(1), np.int8(-1)), v80)),
        np.where(v83, pattern[0], best[0]),
        np.where(v83, pattern[1], best[1]),
        flag[0] | v76,
        v56,
        flag[2] | v82,
        v84,
        flag[4] | (v85 & (~((v87 & v85) & ((1e-05 * v43) < v44)))),
        np.where(v83, v15, flag[5]),
        np.where(v83, v86 & (v87 & v45), flag[6]),
        np.where(v83, v24, number[0]),
        np.where(v83, v49, number[1]),
        v22[0],
        v22[1],
        v88 | (v74 & (~v76)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, tau, dt):
    v0 = _mode_of(qd[0])
    v1 = 120.0 * qd[0]
    v2 = 625.0 * qd[0]
    v3 = 0.0 == qd[0]
    v4 = tau[0] - prepared[3]
    v5 = np.where(v3, REAL(0.0), v2 + (v1 + (65.0 * _real_of(v0)))) - v4
    v6 = (prepared[22] * v5) - prepared[5]
    v7 = 0.0132 * np.sqrt(v6 * v6)
    v8 = tau[0] - v4
    v9 = 219.0 + (2.3 * (np.abs(v1) + np.abs(v8 + (prepared[25] * v5))))
    v10 = prepared[27] < 1.0
    v11 = np.where(v10, _max(v9, v7) / np.where(v10, prepared[31], REAL(1.0)), REAL(1e+38))
    v12 = _min(v11, v9 + (prepared[26] * v11))
    v13 = _min(v12, v9 + (prepared[26] * v12))
    v14 = _min(_min(v11, v7 + (prepared[23] * v11)), v7 + (prepared[23] * v12))
    v15 = tau[1] * prepared[9]
    v16 = np.abs(v15)
    v17 = 1e-08 * v16
    v18 = 0.0 == qd[1]
    v19 = v18 & (v16 <= (v17 + (prepared[28] * _min(v14, v7 + (prepared[23] * v13)))))
    v20 = prepared[10] * v5
    v21 = np.abs(v20)
    v22 = 1e-08 * v21
    v23 = v3 & (v21 <= (v22 + (prepared[30] * _min(v13, v9 + (prepared[26] * v13)))))
    v24 = ~(np.int8(0) == forced[1])
    v25 = v24 & (v18 & v24)
    v26 = -v17
    v27 = _mode_of(qd[1])
    v28 = np.where(v18, v26 < v15, np.int8(1) == v27)
    v29 = np.where(v19 & (~v25), np.int8(0), np.where(np.where(v25, np.int8(1) == forced[1], v28), np.int8(1), np.int8(-1)))
    v30 = ~(np.int8(0) == forced[0])
    v31 = v30 & (v3 & v30)
    v32 = -(v22 - prepared[29])
    v33 = np.where(v3, v32 < (-v20), np.int8(1) == v0)
    v34 = np.where(v23 & (~v31), np.int8(0), np.where(np.where(v31, np.int8(1) == forced[0], v33), np.int8(1), np.int8(-1)))
    v35 = ~v18
    v36 = ~v3
    v37 = (v34, v29, v34, v29, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v37_done = np.False_
    v37_of_context_real = (prepared[4], prepared[8], v4, tau[1], v1, v2, tau[0], prepared[5])
    v37_of_context_boolean = (v23, v33, np.where(v3, v32 < v20, np.int8(-1) == v0), v19, v28, np.where(v18, v26 < (-v15), np.int8(-1) == v27), v36, v35, v31, v25)
    v37_of_context_mode = (forced[0], forced[1])
    for _ in range(18):
        *v37_next, v37_now = _interpolated_pattern(prepared, v37[0:2], v37[2:4], v37[4:11], v37[11:15], v37_of_context_real, v37_of_context_boolean, v37_of_context_mode)
        v37 = tuple(np.where(v37_done, old, new) for old, new in zip(v37, v37_next))
        v37_done = v37_done | v37_now
        if np.all(v37_done):
            break
    v37 = (*v37, v37_done)
    v38 = np.int8(0) == v37[2]
    v39 = ~v38
    v40 = 1.0 / np.where(v39, np.where(v38, REAL(1.0), prepared[4]), REAL(1.0))
    v41 = np.where(v38, REAL(0.0), np.where(v38, REAL(0.0), v4) * v40)
    v42 = prepared[5] + (prepared[0] * v41)
    v43 = np.where(v38, REAL(0.0), v40 * np.where(v38, REAL(0.0), REAL(1.0)))
    v44 = prepared[0] * v43
    v45 = -v44
    v46 = tau[0] - (312.5 * v41)
    v47 = 1.0 - (312.5 * v43)
    v48 = -v47
    v49 = 0.5 * trial
    v50 = np.where(v38, REAL(0.0), qd[0] + (v37[11] * v49))
    v51 = 625.0 * v50
    v52 = 120.0 * v50
    v53 = np.int8(0) == v37[3]
    v54 = ~v53
    v55 = _real_of(v37[3])
    v56 = _real_of(v37[2])
    v57 = (v37[13], v37[14], REAL(0.0))
    v57_done = np.False_
    v57_of_context_real = (v56, v52, v51, v48, v46, v55, v45, v42)
    v57_of_context_boolean = (v39, v54)
    for _ in range(40):
        *v57_next, v57_now = _stage_loads(prepared, v57[0:2], v57[2:3], v57_of_context_real, v57_of_context_boolean)
        v57 = tuple(np.where(v57_done, old, new) for old, new in zip(v57, v57_next))
        v57_done = v57_done | v57_now
        if np.all(v57_done):
            break
    v57 = (*v57, v57_done)
    v58 = np.where(v38, REAL(0.0), v41 - (v43 * v57[0]))
    v59 = np.where(v38, REAL(0.0), qd[0] + (v49 * v58))
    v60 = 625.0 * v59
    v61 = 120.0 * v59
    v62 = (v57[0], v57[1], REAL(0.0))
    v62_done = np.False_
    v62_of_context_real = (v56, v61, v60, v48, v46, v55, v45, v42)
    v62_of_context_boolean = (v39, v54)
    for _ in range(40):
        *v62_next, v62_now = _stage_loads(prepared, v62[0:2], v62[2:3], v62_of_context_real, v62_of_context_boolean)
        v62 = tuple(np.where(v62_done, old, new) for old, new in zip(v62, v62_next))
        v62_done = v62_done | v62_now
        if np.all(v62_done):
            break
    v62 = (*v62, v62_done)
    v63 = np.where(v38, REAL(0.0), v41 - (v43 * v62[0]))
    v64 = np.where(v38, REAL(0.0), qd[0] + (trial * v63))
    v65 = 625.0 * v64
    v66 = 120.0 * v64
    v67 = (v62[0], v62[1], REAL(0.0))
    v67_done = np.False_
    v67_of_context_real = (v56, v66, v65, v48, v46, v55, v45, v42)
    v67_of_context_boolean = (v39, v54)
    for _ in range(40):
        *v67_next, v67_now = _stage_loads(prepared, v67[0:2], v67[2:3], v67_of_context_real, v67_of_context_boolean)
        v67 = tuple(np.where(v67_done, old, new) for old, new in zip(v67, v67_next))
        v67_done = v67_done | v67_now
        if np.all(v67_done):
            break
    v67 = (*v67, v67_done)
    v68 = 0.16666666666666666 * trial
    v69 = v68 * ((v37[11] + np.where(v38, REAL(0.0), v41 - (v43 * v67[0]))) + (2.0 * (v58 + v63)))
    v70 = np.where(v38, REAL(0.0), qd[0] + v69)
    v71 = (v37[13], v37[14], REAL(0.0))
    v71_done = np.False_
    v71_of_context_real = (v56, 120.0 * v70, 625.0 * v70, v48, v46, v55, v45, v42)
    v71_of_context_boolean = (v39, v54)
    for _ in range(40):
        *v71_next, v71_now = _stage_loads(prepared, v71[0:2], v71[2:3], v71_of_context_real, v71_of_context_boolean)
        v71 = tuple(np.where(v71_done, old, new) for old, new in zip(v71, v71_next))
        v71_done = v71_done | v71_now
        if np.all(v71_done):
            break
    v71 = (*v71, v71_done)
    v72 = np.where(v38, REAL(0.0), v41 - (v43 * v71[0]))
    v73 = v8 - (312.5 * v72)
    v74 = 0.3999999999999999 * v73
    v75 = -(21.999999999999996 + v74)
    v76 = 3.3 * v73
    v77 = 181.5 + v76
    v78 = -(v74 - 21.999999999999996)
    v79 = v76 - 181.5
    v80 = _max(_max(v79, v78), _max(v77, v75))
    v81 = v4 + v73
    v82 = _min(_min(v77, v75), _min(v79, v78))
    v83 = _min(37.5 + (v81 - v82), 37.5 + (v80 - v81))
    v84 = v8 - (312.5 * v37[11])
    v85 = 0.3999999999999999 * v84
    v86 = -(21.999999999999996 + v85)
    v87 = 3.3 * v84
    v88 = 181.5 + v87
    v89 = -(181.5 - v87)
    v90 = 21.999999999999996 - v85
    v91 = v4 + v84
    v92 = v91 + (37.5 - _min(_min(v88, v86), _min(v90, v89)))
    v93 = _max(REAL(0.0), _min(v92, (37.5 + _max(_max(v90, v89), _max(v88, v86))) - v91))
    v94 = v38 & (v83 < 0.0)
    v95 = np.where(v94, v93 / np.where(v94, np.where(v94, v93 - v83, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v96 = 1.0 / np.where(v54, np.where(v53, REAL(1.0), prepared[8]), REAL(1.0))
    v97 = np.where(v53, REAL(0.0), v96 * np.where(v53, REAL(0.0), REAL(1.0)))
    v98 = np.where(v53, REAL(0.0), v96 * np.where(v53, REAL(0.0), tau[1]))
    v99 = np.where(v53, REAL(0.0), v98 - (v62[1] * v97))
    v100 = np.where(v53, REAL(0.0), v98 - (v57[1] * v97))
    v101 = v68 * ((v37[12] + np.where(v53, REAL(0.0), v98 - (v97 * v67[1]))) + (2.0 * (v99 + v100)))
    v102 = np.where(v53, REAL(0.0), qd[1] + v101)
    v103 = (v55 * v102) < 0.0
    v104 = v35 & v103
    v105 = np.where(v104, qd[1] / np.where(v104, np.where(v104, qd[1] - v102, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v106 = (v56 * v70) < 0.0
    v107 = v36 & v106
    v108 = np.where(v107, qd[0] / np.where(v107, np.where(v107, qd[0] - v70, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v109 = 0.0132 * np.abs(prepared[5] + (prepared[0] * v72))
    v110 = _min(tau[1] + v109, v109 - tau[1])
    v111 = 0.0132 * np.abs(prepared[5] + (prepared[0] * v37[11]))
    v112 = _max(REAL(0.0), _min(tau[1] + v111, v111 - tau[1]))
    v113 = v53 & (v110 < 0.0)
    v114 = np.where(v113, v112 / np.where(v113, np.where(v113, v112 - v110, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v115 = _min(v114, _min(v95, _min(_min(REAL(1.0), v108), v105)))
    v116 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v117 = ((~v116) & (v115 < 1.0)) & (~(8.0 <= passes))
    v118 = 2.0 * (np.where(v53, REAL(0.0), qd[1] + (v49 * v100)) + np.where(v53, REAL(0.0), qd[1] + (v49 * v37[12])))
    v119 = np.where(v53, q[1], q[1] + (v68 * ((qd[1] + np.where(v53, REAL(0.0), qd[1] + (trial * v99))) + v118)))
    v120 = np.where(v117, past, np.where(v116, trial + past, dt))
    v121 = np.where(v117, trial * v115, dt - v120)
    v122 = v56 * v47
    v123 = 40.0 + (v56 * v46)
    v124 = v123 + ((v56 * v66) - (v67[0] * v122))
    v125 = 65.0 * v56
    v126 = np.where(v38, REAL(0.0), v65 + (v125 + (v66 + (np.where(0.0 < v124, REAL(1.9), REAL(-1.25)) * (v56 * v124)))))
    v127 = 0.0096 * v55
    v128 = np.where(v53, REAL(0.0), np.abs((v44 * v67[0]) - v42) * v127)
    v129 = _max(_max(_max(np.abs(v128), np.abs(v126)), np.abs(v67[0])), np.abs(v67[1]))
    v130 = _max(np.abs(v67[1] - v128), np.abs(v67[0] - v126))
    v131 = v123 + ((v56 * v61) - (v62[0] * v122))
    v132 = np.where(v38, REAL(0.0), v60 + (v125 + (v61 + (np.where(0.0 < v131, REAL(1.9), REAL(-1.25)) * (v56 * v131)))))
    v133 = np.where(v53, REAL(0.0), v127 * np.abs((v44 * v62[0]) - v42))
    v134 = _max(_max(np.abs(v62[0]), _max(np.abs(v133), np.abs(v132))), np.abs(v62[1]))
    v135 = _max(np.abs(v62[1] - v133), np.abs(v62[0] - v132))
    v136 = v123 + ((v56 * v52) - (v57[0] * v122))
    v137 = np.where(v38, REAL(0.0), v51 + (v125 + (v52 + (np.where(0.0 < v136, REAL(1.9), REAL(-1.25)) * (v56 * v136)))))
    v138 = np.where(v53, REAL(0.0), v127 * np.abs((v44 * v57[0]) - v42))
    v139 = _max(_max(_max(np.abs(v137), np.abs(v138)), np.abs(v57[0])), np.abs(v57[1]))
    v140 = _max(np.abs(v57[0] - v137), np.abs(v57[1] - v138))
    v141 = v57[3] & (v140 <= (v139 * np.where(v139 < (1.0000000009313226 * v139), REAL(1e-11), REAL(1e-05))))
    v142 = v141 & (v62[3] & (v135 <= (v134 * np.where(v134 < (1.0000000009313226 * v134), REAL(1e-11), REAL(1e-05)))))
    v143 = np.where((v67[3] & (v130 <= (v129 * np.where(v129 < (1.0000000009313226 * v129), REAL(1e-11), REAL(1e-05))))) & v142, REAL(0.0), REAL(5.0))
    v144 = np.where(v37[15], np.where(v37[6] | v37[5], np.where(v37[10], REAL(4.0), np.where(v37[7], REAL(1.0), np.where(v37[9], REAL(0.0), REAL(3.0)))), np.where(v37[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    v145 = (np.abs(v4) < 1e+38) & ((np.abs(v37[12]) < 1e+38) & (np.abs(v37[11]) < 1e+38))
    return (
        np.where(v117, q[0], np.where(v38, q[0], q[0] + (v68 * ((qd[0] + v64) + (2.0 * (v50 + v59)))))),
        np.where(v117, q[1], v119),
        np.where(v117, qd[0], np.where(crossing[0] | v106, REAL(0.0), v70)),
        np.where(v117, qd[1], np.where(crossing[1] | v103, REAL(0.0), v102)),
        v37[2],
        v37[3],
        v117 & (v106 & (v108 <= v115)),
        v117 & (v103 & (v105 <= v115)),
        np.where(v117, forced[0], np.where(v116, heading[0], np.int8(0))),
        np.where(v117, forced[1], np.where(v116, heading[1], np.int8(0))),
        np.where((v95 <= v115) & (v94 & v117), _mode_of(((2.0 * v81) - v82) - v80), np.int8(0)),
        np.where((v113 & v117) & (v114 <= v115), _mode_of(2.0 * tau[1]), np.int8(0)),
        v120,
        v121,
        1.0 + passes,
        _max(worst, _max(np.where((np.abs(tau[1]) < 1e+38) & v145, v144, REAL(6.0)), v143)),
        (v121 <= 0.0) & (~v117),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], qd[0], qd[1], mode[0], mode[1], np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_tau = (tau[0], tau[1])
    v0_of_dt = dt
    for _ in range(10):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0[13], v0[14], v0[15], v0_of_tau, v0_of_dt)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((np.abs(dt) < 1e+38) & (np.abs(q[0]) < 1e+38)) & (np.abs(q[1]) < 1e+38)
    v2 = (np.abs(qd[1]) < 1e+38) & ((np.abs(qd[0]) < 1e+38) & v1)
    v3 = (np.abs(tau[1]) < 1e+38) & (v2 & (np.abs(tau[0]) < 1e+38))
    v4 = (v3 & (np.abs(v0[0]) < 1e+38)) & (np.abs(v0[1]) < 1e+38)
    v5 = (0.0 < dt) & (((np.abs(v0[2]) < 1e+38) & v4) & (np.abs(v0[3]) < 1e+38))
    return (
        np.where(v5, v0[0], q[0]),
        np.where(v5, v0[1], q[1]),
        np.where(v5, v0[2], qd[0]),
        np.where(v5, v0[3], qd[1]),
        np.where(v5, v0[4], mode[0]),
        np.where(v5, v0[5], mode[1]),
        np.where(v5, np.where(v0[16], v0[15], _max(REAL(5.0), v0[15])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: carriage, platform
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 359580 add, 377280 mul, 18030 div, 10 sqrt, 0 sincos, 808713 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
