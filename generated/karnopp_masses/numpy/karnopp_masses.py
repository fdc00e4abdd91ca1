"""A mass slides on a mass that slides on the ground, Karnopp (1985), figure 4

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "m1",
    "m2",
    "k",
    "Fr",
    "Ff",
)
DEFAULTS = (
    3.0,
    0.5,
    20.0,
    2.0,
    5.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        v0 = parameters[0] + parameters[1]
        v1 = 1.5 * parameters[4]
        v2 = 1.5 * parameters[3]
        v3 = 1.0 / parameters[0]
        v4 = parameters[0] * v3
        v5 = 1.0 / (v0 - (parameters[0] * v4))
        v6 = v4 * v5
        v7 = parameters[2] * v4
        v8 = v5 * v7
        v9 = parameters[2] * v3
        v10 = v9 + (v4 * v8)
        v11 = v3 + (v4 * v6)
        v12 = v5 + v5
        v13 = 2.0 * v5
        v14 = 2.0 * v6
        v15 = v8 + v8
        v16 = v10 + v10
        v17 = 2.0 * v15
        v18 = 2.0 * v10
        v19 = v6 + v6
        v20 = v11 + v11
        v21 = 2.0 * v11
        v22 = 0.16666666666666666 * (0.25 * v8)
        v23 = 0.16666666666666666 * (0.25 * v10)
        v24 = 0.5 * v10
        v25 = 0.16666666666666666 * (0.5 * v8)
        v26 = 0.16666666666666666 * v24
        values = (
            parameters[0],
            parameters[1],
            parameters[2],
            parameters[3],
            parameters[4],
            v0,
            v1,
            v2,
            v3,
            v4,
            v5,
            v6,
            v7,
            v8,
            v9,
            -v10,
            -v6,
            v11,
            0.5 * parameters[1],
            0.5 * parameters[0],
            0.5 * parameters[2],
            v9 + (v6 * v7),
            0.25 * parameters[2],
            0.16666666666666666 * v12,
            0.16666666666666666 * v5,
            0.16666666666666666 * v6,
            0.16666666666666666 * (v12 + v13),
            0.16666666666666666 * v13,
            0.16666666666666666 * v14,
            0.16666666666666666 * v11,
            0.16666666666666666 * (v8 + v15),
            v10 * v22,
            0.16666666666666666 * (0.5 * v15),
            0.16666666666666666 * (v10 + v16),
            v10 * v23,
            0.3333333333333333 * v24,
            0.16666666666666666 * (v15 + v17),
            (v10 * v25) + (v18 * v22),
            (0.16666666666666666 * (0.5 * v17)) + (0.16666666666666666 * v8),
            v24 * v25,
            0.16666666666666666 * (v16 + (2.0 * v16)),
            (v10 * v26) + (v18 * v23),
            v24 * v26,
            (0.16666666666666666 * v10) + (0.6666666666666666 * v24),
            0.16666666666666666 * (v5 + v12),
            v6 * v22,
            0.16666666666666666 * (v6 + v19),
            v11 * v22,
            v6 * v23,
            0.16666666666666666 * (v11 + v20),
            v11 * v23,
            0.16666666666666666 * (v12 + (2.0 * v12)),
            (v6 * v25) + (v14 * v22),
            0.16666666666666666 * (v19 + (2.0 * v19)),
            (v11 * v25) + (v21 * v22),
            (v6 * v26) + (v14 * v23),
            0.16666666666666666 * (v20 + (2.0 * v20)),
            (v11 * v26) + (v21 * v23),
            -v1,
            -v2,
            1.0001 * np.abs(v6),
            parameters[3] * v11,
            1.0001 * v11,
            parameters[4] * v5,
            1.0001 * v5,
            v2 * v11,
            v1 * v5,
            parameters[3] * v3,
            parameters[3] * v4,
            parameters[0] + parameters[0],
            parameters[2] + parameters[2],
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
        prepared[5],
        prepared[0],
        prepared[0],
        prepared[0],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

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
        REAL(0.0),
        q[1] * prepared[2],
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

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
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
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
    v0 = prepared[0] * (qdd[0] + qdd[1])
    return (
        (prepared[1] * qdd[0]) + v0,
        (q[1] * prepared[2]) + v0,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: x2, r

    Operations: 3 add, 3 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = tau[0] - (prepared[9] * v0)
    return (
        prepared[10] * v1,
        (prepared[8] * v0) - (prepared[11] * v1),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 3 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = qd[1] + qd[0]
    return (
        (prepared[18] * (qd[0] * qd[0])) + (v0 * (prepared[19] * v0)),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        prepared[20] * (q[1] * q[1]),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      V  potential energy, J

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


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
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = prepared[0] * (qdd[0] + qdd[1])
    return (
        (prepared[1] * qdd[0]) + v0,
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
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
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
        prepared[13],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[15],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[10],
        prepared[16],
        prepared[16],
        prepared[17],
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r

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
    v0 = (q[1] * prepared[13]) - (tau[1] * prepared[11])
    v1 = dt * dt
    v2 = 0.16666666666666666 * v1
    v3 = qd[1] * dt
    v4 = q[1] + (0.5 * v3)
    v5 = tau[0] * prepared[11]
    v6 = (v5 + (q[1] * prepared[21])) - (tau[1] * prepared[17])
    v7 = (tau[1] - (prepared[2] * v4)) + ((prepared[22] * v1) * v6)
    v8 = ((tau[1] * prepared[9]) - tau[0]) - (prepared[12] * v4)
    v9 = v1 * ((prepared[25] * v7) + ((prepared[24] * v8) - (tau[0] * prepared[23])))
    v10 = q[1] + v3
    v11 = ((tau[1] * prepared[8]) - (prepared[14] * v4)) + (prepared[11] * v8)
    v12 = v11 + (prepared[17] * v7)
    v13 = v5 + v6
    v14 = tau[0] * dt
    v15 = dt * (((prepared[2] * v10) - tau[1]) + ((prepared[20] * v1) * v11))
    v16 = 0.16666666666666666 * dt
    v17 = (qd[0] + (prepared[26] * v14)) + (v16 * v0)
    v18 = ((qd[1] - (prepared[28] * v14)) - (v16 * v13)) + ((0.3333333333333333 * dt) * v12)
    v19 = dt * v1
    v20 = dt * v19
    v21 = prepared[46] * v1
    v22 = dt * prepared[53]
    return (
        ((q[0] + (qd[0] * dt)) + (v0 * v2)) - v9,
        v10 + (v2 * (v12 - v13)),
        (v17 - (dt * ((prepared[27] * v8) + (prepared[28] * v7)))) + (prepared[25] * v15),
        v18 - (prepared[29] * v15),
        REAL(1.0),
        (prepared[30] * v1) - (prepared[31] * v20),
        dt,
        prepared[32] * v19,
        REAL(0.0),
        (1.0 - (prepared[33] * v1)) + (prepared[34] * v20),
        REAL(0.0),
        dt - (prepared[35] * v19),
        REAL(0.0),
        (dt * prepared[36]) - (prepared[37] * v19),
        REAL(1.0),
        (prepared[38] * v1) - (prepared[39] * v20),
        REAL(0.0),
        (prepared[41] * v19) - (dt * prepared[40]),
        REAL(0.0),
        (1.0 - (prepared[43] * v1)) + (prepared[42] * v20),
        (prepared[44] * v1) - (prepared[45] * v20),
        (prepared[47] * v20) - v21,
        (prepared[48] * v20) - v21,
        (prepared[49] * v1) - (prepared[50] * v20),
        (dt * prepared[51]) - (prepared[52] * v19),
        (prepared[54] * v19) - v22,
        (prepared[55] * v19) - v22,
        (dt * prepared[56]) - (prepared[57] * v19),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per actuated joint; row by row

    Operations: 48 add, 72 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = qdd[0] + qdd[1]
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
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
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
        prepared[2],
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

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
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      D[2][2]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = 1.0 / np.where(stuck[1], REAL(1.0), prepared[0])
    v2 = np.where(stuck[0] | stuck[1], REAL(0.0), prepared[0])
    v3 = v1 * v2
    v4 = 1.0 / (np.where(stuck[0], REAL(1.0), prepared[5]) - (v2 * v3))
    v5 = prepared[4] * np.sign(qd[0])
    v6 = prepared[3] * np.sign(qd[1])
    v7 = np.where(stuck[1], REAL(0.0), v0 - v6)
    v8 = v4 * (np.where(stuck[0], REAL(0.0), tau[0] - v5) - (v3 * v7))
    v9 = np.where(stuck[0], REAL(0.0), v8)
    v10 = np.where(stuck[1], REAL(0.0), (v1 * v7) - (v3 * v8))
    return (
        np.where(stuck[0], tau[0] - (prepared[0] * v10), v5),
        np.where(stuck[1], v0 - (prepared[0] * v9), v6),
        v9,
        v10,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: x2, r
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: x2, r
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 8 add, 11 mul, 2 div, 0 sqrt, 0 sincos, 12 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = np.int8(0) == mode[0]
    v2 = np.int8(0) == mode[1]
    v3 = 1.0 / np.where(v2, REAL(1.0), prepared[0])
    v4 = np.where(v1 | v2, REAL(0.0), prepared[0])
    v5 = v3 * v4
    v6 = 1.0 / (np.where(v1, REAL(1.0), prepared[5]) - (v4 * v5))
    v7 = prepared[4] * _real_of(mode[0])
    v8 = prepared[3] * _real_of(mode[1])
    v9 = np.where(v2, REAL(0.0), v0 - v8)
    v10 = v6 * (np.where(v1, REAL(0.0), tau[0] - v7) - (v5 * v9))
    v11 = np.where(v1, REAL(0.0), v10)
    v12 = np.where(v2, REAL(0.0), (v3 * v9) - (v5 * v10))
    v13 = ((np.abs(v11) < 1e+38) & (np.abs(v12) < 1e+38)) & (np.abs(tau[0]) < 1e+38)
    return (
        np.where(v1, tau[0] - (prepared[0] * v12), v7),
        np.where(v2, v0 - (prepared[0] * v11), v8),
        v11,
        v12,
        np.where(v13 & (np.abs(v0) < 1e+38), REAL(0.0), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: x2, r
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 8 add, 11 mul, 2 div, 0 sqrt, 0 sincos, 26 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = np.int8(0) == mode[0]
    v2 = np.int8(0) == mode[1]
    v3 = 1.0 / np.where(v2, REAL(1.0), prepared[0])
    v4 = np.where(v1 | v2, REAL(0.0), prepared[0])
    v5 = v3 * v4
    v6 = 1.0 / (np.where(v1, REAL(1.0), prepared[5]) - (v4 * v5))
    v7 = prepared[4] * _real_of(mode[0])
    v8 = prepared[3] * _real_of(mode[1])
    v9 = np.where(v2, REAL(0.0), v0 - v8)
    v10 = v6 * (np.where(v1, REAL(0.0), tau[0] - v7) - (v5 * v9))
    v11 = np.where(v1, REAL(0.0), v10)
    v12 = np.where(v2, REAL(0.0), (v3 * v9) - (v5 * v10))
    v13 = ((np.abs(v11) < 1e+38) & (np.abs(v12) < 1e+38)) & (np.abs(tau[0]) < 1e+38)
    return (
        np.where(v1, tau[0] - (prepared[0] * v12), v7),
        np.where(v2, v0 - (prepared[0] * v11), v8),
        v11,
        v12,
        prepared[58],
        prepared[59],
        prepared[6],
        prepared[7],
        REAL(0.0),
        REAL(0.0),
        np.where(v13 & (np.abs(v0) < 1e+38), REAL(0.0), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: x2, r
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 8 add, 11 mul, 2 div, 0 sqrt, 0 sincos, 26 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[1] | context_boolean[0]))))
    v1 = ~flag[0]
    v2 = context_boolean[9] & v1
    v3 = np.int8(0) == pattern[1]
    v4 = np.int8(0) == pattern[0]
    v5 = np.where(v3 | v4, REAL(0.0), prepared[0])
    v6 = 1.0 / np.where(v3, REAL(1.0), prepared[0])
    v7 = v5 * v6
    v8 = 1.0 / ((v5 * v7) - np.where(v4, REAL(1.0), context_real[0]))
    v9 = _real_of(pattern[1])
    v10 = prepared[3] * v9
    v11 = np.where(v3, REAL(0.0), context_real[2] - v10)
    v12 = _real_of(pattern[0])
    v13 = prepared[4] * v12
    v14 = v8 * ((v7 * v11) - np.where(v4, REAL(0.0), context_real[1] - v13))
    v15 = np.where(v4, REAL(0.0), v14)
    v16 = np.where(v3, context_real[2] - (prepared[0] * v15), v10)
    v17 = _max(np.abs(context_real[2]), np.abs(v16))
    v18 = np.where(v3, REAL(0.0), (v6 * v11) - (v7 * v14))
    v19 = np.where(v3, _min(context_real[4] + v16, context_real[4] - v16), v9 * v18)
    v20 = np.where(v3, v19, prepared[0] * v19)
    v21 = (v2 & (((-1e-06) * v17) <= v20)) | ((0.0 < v19) | (v3 & (0.0 <= v19)))
    v22 = context_boolean[8] & v1
    v23 = np.where(v4, context_real[1] - (prepared[0] * v18), v13)
    v24 = _max(np.abs(context_real[1]), np.abs(v23))
    v25 = np.where(v4, _min(context_real[3] + v23, context_real[3] - v23), v12 * v15)
    v26 = np.where(v4, v25, context_real[0] * v25)
    v27 = (v22 & (((-1e-06) * v24) <= v26)) | ((v4 & (0.0 <= v25)) | (0.0 < v25))
    v28 = (context_boolean[7] | v21) & (context_boolean[6] | v27)
    v29 = flag[1] | v28
    v30 = np.where(v2, np.int8(-1) == context_mode[1], context_boolean[5])
    v31 = np.where(v2, np.int8(1) == context_mode[1], context_boolean[4])
    v32 = v30 | v31
    v33 = np.where(v4, REAL(0.0), REAL(1.0))
    v34 = v33 + np.where(v3, REAL(0.0), REAL(1.0))
    v35 = 1.0 - v34
    v36 = -(v33 + v35)
    v37 = ((np.int8(1) == pattern[1]) & v30) | (v32 & (v3 & ((0.0 <= v36) & (v36 <= 0.0))))
    v38 = np.where(v22, np.int8(1) == context_mode[0], context_boolean[1])
    v39 = np.where(v22, np.int8(-1) == context_mode[0], context_boolean[2])
    v40 = v38 | v39
    v41 = np.where(v32, REAL(1.0), REAL(0.0))
    v42 = -v35
    v43 = context_boolean[3] & (~v2)
    v44 = np.where(v43, REAL(0.0), REAL(1.0))
    v45 = (v40 & (v4 & ((v42 <= v41) & (v44 <= v42)))) | (v39 & (np.int8(1) == pattern[0]))
    v46 = v37 | v45
    v47 = np.where(v46, v34, 1.0 + v34)
    v48 = ~(v46 | (v47 <= (v41 + np.where(v40, REAL(1.0), REAL(0.0)))))
    v49 = (~v29) & v48
    v50 = v0 & ((v1 & v49) & (context_boolean[8] | context_boolean[9]))
    v51 = np.where(((v44 <= v47) & (v47 <= v41)) & (context_boolean[0] & (~v22)), np.int8(0), np.where(v38, np.int8(1), np.int8(-1)))
    v52 = np.where(v37, pattern[0], np.where(v45, np.where(v4 & v38, np.int8(1), np.int8(-1)), v51))
    v53 = v47 - np.where(np.int8(0) == v52, REAL(0.0), REAL(1.0))
    v54 = np.where(v43 & ((0.0 <= v53) & (v53 <= 0.0)), np.int8(0), np.where(v31, np.int8(1), np.int8(-1)))
    v55 = ~flag[1]
    v56 = (context_boolean[6] | (((-1e-12) * v24) <= v26)) & (context_boolean[7] | (((-1e-12) * v17) <= v20))
    v57 = (v28 & v55) | ((~flag[2]) & (v55 & v56))
    v58 = flag[3] | (flag[1] & v28)
    v59 = v29 & (v58 | (v48 | ((context_boolean[10] | (v3 & v4)) | (~v46))))
    return (
        np.where(v50, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), v52),
        np.where(v50, np.where(context_boolean[3], np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1))), np.where(v37, np.where(v3 & v31, np.int8(1), np.int8(-1)), v54)),
        np.where(v57, pattern[0], best[0]),
        np.where(v57, pattern[1], best[1]),
        flag[0] | v50,
        v29,
        flag[2] | v56,
        v58,
        flag[4],
        np.where(v57, np.bool_(True), flag[5]),
        np.where(v57, np.bool_(False), flag[6]),
        np.where(v57, v15, number[0]),
        np.where(v57, v18, number[1]),
        v59 | (v49 & (~v50)),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[0]
    v1 = np.int8(0) == mode[1]
    v2 = 1.0 / np.where(v1, REAL(1.0), prepared[0])
    v3 = np.where(v0 | v1, REAL(0.0), prepared[0])
    v4 = v2 * v3
    v5 = prepared[4] * _real_of(mode[0])
    v6 = prepared[3] * _real_of(mode[1])
    v7 = 0.0 == qd[0]
    v8 = 0.0 == qd[1]
    v9 = np.where(v1, _mode_of(qd[1]), mode[1])
    v10 = (q[1] * prepared[2]) - tau[1]
    v11 = np.where(v8, REAL(0.0), prepared[3] * _real_of(v9)) + v10
    v12 = prepared[11] * v11
    v13 = np.where(v0, _mode_of(qd[0]), mode[0])
    v14 = tau[0] - np.where(v7, REAL(0.0), prepared[4] * _real_of(v13))
    v15 = prepared[10] * v14
    v16 = v12 + v15
    v17 = np.where(v7, prepared[6], REAL(0.0))
    v18 = np.where(v8, prepared[7], REAL(0.0))
    v19 = (prepared[60] * v18) + (1e-08 * (np.abs(v15) + np.abs(v12)))
    v20 = v7 & (np.abs(v16) <= (v19 + (prepared[64] * v17)))
    v21 = np.where(v1, REAL(0.0), -(v6 + v10))
    v22 = 1.0 / ((v3 * v4) - np.where(v0, REAL(1.0), prepared[5]))
    v23 = v22 * ((v4 * v21) - np.where(v0, REAL(0.0), tau[0] - v5))
    v24 = _mode_of(np.where(v0, tau[0] - (prepared[0] * np.where(v1, REAL(0.0), (v2 * v21) - (v4 * v23))), v5))
    v25 = (~(np.int8(0) == v24)) & (reached[0] & v7)
    v26 = -(v19 - prepared[63])
    v27 = np.where(v7, v26 < v16, np.int8(1) == v13)
    v28 = np.where(v20 & (~v25), np.int8(0), np.where(np.where(v25, np.int8(1) == v24, v27), np.int8(1), np.int8(-1)))
    v29 = prepared[17] * v11
    v30 = prepared[11] * v14
    v31 = v29 + v30
    v32 = (prepared[60] * v17) + (1e-08 * (np.abs(v30) + np.abs(v29)))
    v33 = v8 & (np.abs(v31) <= (v32 + (prepared[62] * v18)))
    v34 = _mode_of(np.where(v1, -(v10 + (prepared[0] * np.where(v0, REAL(0.0), v23))), v6))
    v35 = (reached[1] & v8) & (~(np.int8(0) == v34))
    v36 = -(v32 - prepared[61])
    v37 = np.where(v8, v36 < (-v31), np.int8(1) == v9)
    v38 = np.where(v33 & (~v35), np.int8(0), np.where(np.where(v35, np.int8(1) == v34, v37), np.int8(1), np.int8(-1)))
    v39 = (v28, v38, v28, v38, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v39_done = np.False_
    v39_of_context_real = (prepared[5], tau[0], -v10, prepared[6], prepared[7], tau[1])
    v39_of_context_boolean = (v20, v27, np.where(v7, v26 < (-v16), np.int8(-1) == v13), v33, v37, np.where(v8, v36 < v31, np.int8(-1) == v9), ~v7, ~v8, v25, v35, (prepared[3] == prepared[7]) & (prepared[4] == prepared[6]))
    v39_of_context_mode = (v24, v34)
    for _ in range(18):
        *v39_next, v39_now = _decide_pattern(prepared, v39[0:2], v39[2:4], v39[4:11], v39[11:13], v39_of_context_real, v39_of_context_boolean, v39_of_context_mode)
        v39 = tuple(np.where(v39_done, old, new) for old, new in zip(v39, v39_next))
        v39_done = v39_done | v39_now
        if np.all(v39_done):
            break
    v39 = (*v39, v39_done)
    v40 = (np.abs(tau[0]) < 1e+38) & ((np.abs(v39[12]) < 1e+38) & (np.abs(v39[11]) < 1e+38))
    v41 = np.where(v39[13], np.where(v39[6] | v39[5], np.where(v39[10], REAL(4.0), np.where(v39[7], REAL(1.0), np.where(v39[9], REAL(0.0), REAL(3.0)))), np.where(v39[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    return (
        v39[2],
        v39[3],
        np.where(v40 & (np.abs(v10) < 1e+38), v41, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: x2, r
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: x2, r
      mode[2]     modes: +1, 0, -1
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes after the event
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 326 add, 347 mul, 38 div, 0 sqrt, 0 sincos, 2999 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = 0.0 == qd[0]
    v1 = prepared[0] * qdd[1]
    v2 = v1 + ((prepared[5] * qdd[0]) + (prepared[4] * np.where(v0, np.sign(qdd[0]), np.sign(qd[0]))))
    v3 = 0.0 == qd[1]
    v4 = (q[1] * prepared[2]) + (prepared[0] * qdd[0])
    v5 = v4 + (v1 + (prepared[3] * np.where(v3, np.sign(qdd[1]), np.sign(qd[1]))))
    return (
        v2,
        v5,
        np.where(v0, v1 - prepared[6], v2),
        np.where(v3, v4 - prepared[7], v5),
        np.where(v0, prepared[6] + v1, v2),
        np.where(v3, prepared[7] + v4, v5),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: x2, r
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Operations: 9 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 12 other.
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
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: x2, r

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
    v4 = 1.0 - v3
    v5 = -v4
    v6 = np.where(context_boolean[3], REAL(0.0), REAL(1.0))
    v7 = context_boolean[5] | context_boolean[4]
    v8 = np.where(v7, REAL(1.0), REAL(0.0))
    v9 = context_boolean[1] | context_boolean[2]
    v10 = (context_boolean[2] & (np.int8(1) == pattern[0])) | ((v1 & ((v5 <= v8) & (v6 <= v5))) & v9)
    v11 = -(v2 + v4)
    v12 = (context_boolean[5] & (np.int8(1) == pattern[1])) | ((v0 & ((0.0 <= v11) & (v11 <= 0.0))) & v7)
    v13 = v12 | v10
    v14 = np.where(v13, v3, 1.0 + v3)
    v15 = np.where(context_boolean[0] & ((v14 <= v8) & (v6 <= v14)), np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1)))
    v16 = np.where(v12, pattern[0], np.where(v10, np.where(context_boolean[1] & v1, np.int8(1), np.int8(-1)), v15))
    v17 = v14 - np.where(np.int8(0) == v16, REAL(0.0), REAL(1.0))
    v18 = np.where(context_boolean[3] & ((v17 <= 0.0) & (0.0 <= v17)), np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1)))
    v19 = 1.0 / np.where(v0, REAL(1.0), prepared[0])
    v20 = np.where(v0 | v1, REAL(0.0), prepared[0])
    v21 = v20 * v19
    v22 = 1.0 / ((v20 * v21) - np.where(v1, REAL(1.0), context_real[0]))
    v23 = v21 * v22
    v24 = _real_of(pattern[1])
    v25 = prepared[3] * v24
    v26 = np.where(v0, REAL(0.0), context_real[2] - v25)
    v27 = _real_of(pattern[0])
    v28 = prepared[4] * v27
    v29 = (v26 * v23) - (v22 * np.where(v1, REAL(0.0), context_real[1] - v28))
    v30 = np.where(v0, REAL(0.0), (v19 * v26) - (v21 * v29))
    v31 = np.where(v1, context_real[1] - (prepared[0] * v30), v28)
    v32 = np.where(v1, REAL(0.0), v29)
    v33 = np.where(v1, _min(context_real[3] + v31, context_real[3] - v31), v27 * v32)
    v34 = np.where(v0, context_real[2] - (prepared[0] * v32), v25)
    v35 = np.where(v0, _min(context_real[4] + v34, context_real[4] - v34), v24 * v30)
    v36 = context_boolean[7] | ((0.0 < v35) | (v0 & (0.0 <= v35)))
    v37 = v36 & (context_boolean[6] | ((v1 & (0.0 <= v33)) | (0.0 < v33)))
    v38 = ~flag[1]
    v39 = context_boolean[7] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v34))) <= np.where(v0, v35, prepared[0] * v35))
    v40 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[1]), np.abs(v31))) <= np.where(v1, v33, context_real[0] * v33))
    v41 = v40 & v39
    v42 = ((~flag[2]) & (v38 & v41)) | (v38 & v37)
    v43 = flag[1] | v37
    v44 = flag[3] | (flag[1] & v37)
    v45 = np.where(v0, REAL(0.0), prepared[0] * np.where(v1, context_real[6], REAL(0.0)))
    v46 = (v23 * v45) - (v22 * np.where(v1, REAL(0.0), prepared[0] * np.where(v0, context_real[7], REAL(0.0))))
    v47 = ~(v13 | (v14 <= (v8 + np.where(v9, REAL(1.0), REAL(0.0)))))
    v48 = v43 & (v44 | (v47 | ((context_boolean[8] | (v0 & v1)) | (~v13))))
    return (
        v16,
        np.where(v12, np.where(context_boolean[4] & v0, np.int8(1), np.int8(-1)), v18),
        np.where(v42, pattern[0], best[0]),
        np.where(v42, pattern[1], best[1]),
        flag[0],
        v43,
        flag[2] | v41,
        v44,
        flag[4],
        np.where(v42, np.bool_(True), flag[5]),
        np.where(v42, np.bool_(False), flag[6]),
        np.where(v42, v32, number[0]),
        np.where(v42, v30, number[1]),
        np.where(v42, np.where(v1, REAL(0.0), v46), number[2]),
        np.where(v42, np.where(v0, REAL(0.0), (v19 * v45) - (v21 * v46)), number[3]),
        ((~v43) & v47) | v48,
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = 0.16666666666666666 * dt
    v1 = np.abs(tau[0]) < 1e+38
    v2 = _mode_of(qd[1])
    v3 = (q[1] * prepared[2]) - tau[1]
    v4 = _mode_of(qd[0])
    v5 = np.abs(qd[1])
    v6 = (0.0 == v5) | (v5 < (dt * prepared[65]))
    v7 = np.abs(qd[0])
    v8 = (0.0 == v7) | (v7 < (dt * prepared[66]))
    v9 = v6 | v8
    v10 = _real_of(v2)
    v11 = v3 + np.where(v6, REAL(0.0), prepared[3] * v10)
    v12 = prepared[11] * v11
    v13 = prepared[4] * _real_of(v4)
    v14 = tau[0] - np.where(v8, REAL(0.0), v13)
    v15 = prepared[10] * v14
    v16 = v12 + v15
    v17 = np.where(v6, prepared[7], REAL(0.0))
    v18 = (prepared[60] * v17) + (1e-08 * (np.abs(v15) + np.abs(v12)))
    v19 = np.where(v8, prepared[6], REAL(0.0))
    v20 = v8 & (np.abs(v16) <= (v18 + (prepared[64] * v19)))
    v21 = -(v18 - prepared[63])
    v22 = np.where(v8, v21 < v16, np.int8(1) == v4)
    v23 = np.where(v20, np.int8(0), np.where(v22, np.int8(1), np.int8(-1)))
    v24 = prepared[17] * v11
    v25 = prepared[11] * v14
    v26 = v24 + v25
    v27 = (prepared[60] * v19) + (1e-08 * (np.abs(v24) + np.abs(v25)))
    v28 = v6 & (np.abs(v26) <= (v27 + (prepared[62] * v17)))
    v29 = -(v27 - prepared[61])
    v30 = np.where(v6, v29 < (-v26), np.int8(1) == v2)
    v31 = np.where(v28, np.int8(0), np.where(v30, np.int8(1), np.int8(-1)))
    v32 = (v23, v31, v23, v31, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v32_done = np.False_
    v32_of_context_real = (prepared[5], tau[0], -v3, prepared[6], prepared[7], tau[1], qd[0], qd[1])
    v32_of_context_boolean = (v20, v22, np.where(v8, v21 < (-v16), np.int8(-1) == v4), v28, v30, np.where(v6, v29 < v26, np.int8(-1) == v2), ~v8, ~v6, (prepared[3] == prepared[7]) & (prepared[4] == prepared[6]))
    for _ in range(18):
        *v32_next, v32_now = _step_pattern(prepared, v32[0:2], v32[2:4], v32[4:11], v32[11:15], v32_of_context_real, v32_of_context_boolean)
        v32 = tuple(np.where(v32_done, old, new) for old, new in zip(v32, v32_next))
        v32_done = v32_done | v32_now
        if np.all(v32_done):
            break
    v32 = (*v32, v32_done)
    v33 = np.where(v9, np.where(v9, v32[3], v31), v2)
    v34 = np.int8(0) == v33
    v35 = np.where(v34, REAL(0.0), qd[1] + np.where(v9, np.where(v9, v32[14], REAL(0.0)), REAL(0.0)))
    v36 = np.where(v9, v32[12], REAL(0.0))
    v37 = ((tau[0] + (prepared[68] * v10)) + (prepared[9] * v3)) - v13
    v38 = np.where(v9, v36, -(((prepared[67] * v10) + (prepared[8] * v3)) + (prepared[11] * v37)))
    v39 = np.where(v9, np.where(v9, v32[2], v23), v4)
    v40 = np.int8(0) == v39
    v41 = (~v34) | (~v40)
    v42 = 1.0 / np.where(v41, np.where(v34, REAL(1.0), prepared[0]), REAL(1.0))
    v43 = np.where(v34 | v40, REAL(0.0), prepared[0])
    v44 = v42 * v43
    v45 = 1.0 / np.where(v41, (v43 * v44) - np.where(v40, REAL(1.0), prepared[5]), REAL(1.0))
    v46 = v44 * v45
    v47 = np.where(v40, REAL(0.0), tau[0] - (prepared[4] * _real_of(v39)))
    v48 = v46 * v47
    v49 = v42 - (v44 * v46)
    v50 = tau[1] - (prepared[3] * _real_of(v33))
    v51 = 0.5 * dt
    v52 = np.where(v34, REAL(0.0), v50 - (prepared[2] * np.where(v34, q[1], q[1] + (v35 * v51))))
    v53 = np.where(v41, np.where(v34, REAL(0.0), v48 + (v49 * v52)), REAL(0.0))
    v54 = np.where(v34, REAL(0.0), v35 + (v51 * v53))
    v55 = np.where(v34, REAL(0.0), v50 - (prepared[2] * np.where(v34, q[1], q[1] + (dt * v54))))
    v56 = np.where(v34, REAL(0.0), v35 + (v38 * v51))
    v57 = np.where(v34, REAL(0.0), v50 - (prepared[2] * np.where(v34, q[1], q[1] + (v51 * v56))))
    v58 = np.where(v41, np.where(v34, REAL(0.0), v48 + (v49 * v57)), REAL(0.0))
    v59 = (v38 + np.where(v41, np.where(v34, REAL(0.0), v48 + (v49 * v55)), REAL(0.0))) + (2.0 * (v53 + v58))
    v60 = np.where(v34, REAL(0.0), v35 + (v0 * v59))
    v61 = np.where(v40, REAL(0.0), qd[0] + np.where(v9, np.where(v9, v32[13], REAL(0.0)), REAL(0.0)))
    v62 = np.where(v9, v32[11], REAL(0.0))
    v63 = np.where(v9, v62, prepared[10] * v37)
    v64 = v45 * v47
    v65 = np.where(v41, np.where(v40, REAL(0.0), (v46 * v57) - v64), REAL(0.0))
    v66 = np.where(v41, np.where(v40, REAL(0.0), (v46 * v52) - v64), REAL(0.0))
    v67 = (v63 + np.where(v41, np.where(v40, REAL(0.0), (v46 * v55) - v64), REAL(0.0))) + (2.0 * (v65 + v66))
    v68 = np.where(v40, REAL(0.0), v61 + (v0 * v67))
    v69 = ((np.abs(dt) < 1e+38) & (np.abs(q[0]) < 1e+38)) & (np.abs(q[1]) < 1e+38)
    v70 = (np.abs(tau[1]) < 1e+38) & (v1 & ((v5 < 1e+38) & ((v7 < 1e+38) & v69)))
    v71 = 2.0 * (np.where(v40, REAL(0.0), v61 + (v51 * v66)) + np.where(v40, REAL(0.0), v61 + (v51 * v63)))
    v72 = np.where(v40, q[0], q[0] + (v0 * ((v61 + np.where(v40, REAL(0.0), v61 + (dt * v65))) + v71)))
    v73 = v0 * ((v35 + np.where(v34, REAL(0.0), v35 + (dt * v58))) + (2.0 * (v54 + v56)))
    v74 = np.where(v34, q[1], q[1] + v73)
    v75 = (v70 & (np.abs(v72) < 1e+38)) & (np.abs(v74) < 1e+38)
    v76 = ((np.abs(v60) < 1e+38) & ((np.abs(v68) < 1e+38) & v75)) & (0.0 < dt)
    v77 = v1 & ((np.abs(v36) < 1e+38) & (np.abs(v62) < 1e+38))
    v78 = np.where(v9 & v32[10], REAL(4.0), np.where(v9 & v32[7], REAL(1.0), np.where(v9 & v32[9], REAL(0.0), REAL(3.0))))
    v79 = np.where(v9 & v32[15], np.where((v9 & v32[6]) | (v9 & v32[5]), v78, np.where(v9 & v32[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    return (
        np.where(v76, v72, q[0]),
        np.where(v76, v74, q[1]),
        np.where(v76, v68, qd[0]),
        np.where(v76, v60, qd[1]),
        np.where(v76, v39, mode[0]),
        np.where(v76, v33, mode[1]),
        np.where(v76, np.where(v9, np.where((np.abs(v3) < 1e+38) & v77, v79, REAL(6.0)), REAL(0.0)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: x2, r
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 400 add, 471 mul, 38 div, 0 sqrt, 0 sincos, 2460 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[1] | context_boolean[0]))))
    v1 = ~flag[0]
    v2 = context_boolean[9] & v1
    v3 = np.int8(0) == pattern[1]
    v4 = np.int8(0) == pattern[0]
    v5 = np.where(v3 | v4, REAL(0.0), prepared[0])
    v6 = 1.0 / np.where(v3, REAL(1.0), prepared[0])
    v7 = v5 * v6
    v8 = 1.0 / ((v5 * v7) - np.where(v4, REAL(1.0), context_real[0]))
    v9 = _real_of(pattern[1])
    v10 = prepared[3] * v9
    v11 = np.where(v3, REAL(0.0), context_real[2] - v10)
    v12 = _real_of(pattern[0])
    v13 = prepared[4] * v12
    v14 = v8 * ((v7 * v11) - np.where(v4, REAL(0.0), context_real[1] - v13))
    v15 = np.where(v4, REAL(0.0), v14)
    v16 = np.where(v3, context_real[2] - (prepared[0] * v15), v10)
    v17 = _max(np.abs(context_real[2]), np.abs(v16))
    v18 = np.where(v3, REAL(0.0), (v6 * v11) - (v7 * v14))
    v19 = np.where(v3, _min(context_real[4] + v16, context_real[4] - v16), v9 * v18)
    v20 = np.where(v3, v19, prepared[0] * v19)
    v21 = (v2 & (((-1e-06) * v17) <= v20)) | ((0.0 < v19) | (v3 & (0.0 <= v19)))
    v22 = context_boolean[8] & v1
    v23 = np.where(v4, context_real[1] - (prepared[0] * v18), v13)
    v24 = _max(np.abs(context_real[1]), np.abs(v23))
    v25 = np.where(v4, _min(context_real[3] + v23, context_real[3] - v23), v12 * v15)
    v26 = np.where(v4, v25, context_real[0] * v25)
    v27 = (v22 & (((-1e-06) * v24) <= v26)) | ((v4 & (0.0 <= v25)) | (0.0 < v25))
    v28 = (context_boolean[7] | v21) & (context_boolean[6] | v27)
    v29 = flag[1] | v28
    v30 = np.where(v2, np.int8(-1) == context_mode[1], context_boolean[5])
    v31 = np.where(v2, np.int8(1) == context_mode[1], context_boolean[4])
    v32 = v30 | v31
    v33 = np.where(v4, REAL(0.0), REAL(1.0))
    v34 = v33 + np.where(v3, REAL(0.0), REAL(1.0))
    v35 = 1.0 - v34
    v36 = -(v33 + v35)
    v37 = ((np.int8(1) == pattern[1]) & v30) | (v32 & (v3 & ((0.0 <= v36) & (v36 <= 0.0))))
    v38 = np.where(v22, np.int8(1) == context_mode[0], context_boolean[1])
    v39 = np.where(v22, np.int8(-1) == context_mode[0], context_boolean[2])
    v40 = v38 | v39
    v41 = np.where(v32, REAL(1.0), REAL(0.0))
    v42 = -v35
    v43 = context_boolean[3] & (~v2)
    v44 = np.where(v43, REAL(0.0), REAL(1.0))
    v45 = (v40 & (v4 & ((v42 <= v41) & (v44 <= v42)))) | (v39 & (np.int8(1) == pattern[0]))
    v46 = v37 | v45
    v47 = np.where(v46, v34, 1.0 + v34)
    v48 = ~(v46 | (v47 <= (v41 + np.where(v40, REAL(1.0), REAL(0.0)))))
    v49 = (~v29) & v48
    v50 = v0 & ((v1 & v49) & (context_boolean[8] | context_boolean[9]))
    v51 = np.where(((v44 <= v47) & (v47 <= v41)) & (context_boolean[0] & (~v22)), np.int8(0), np.where(v38, np.int8(1), np.int8(-1)))
    v52 = np.where(v37, pattern[0], np.where(v45, np.where(v4 & v38, np.int8(1), np.int8(-1)), v51))
    v53 = v47 - np.where(np.int8(0) == v52, REAL(0.0), REAL(1.0))
    v54 = np.where(v43 & ((0.0 <= v53) & (v53 <= 0.0)), np.int8(0), np.where(v31, np.int8(1), np.int8(-1)))
    v55 = ~flag[1]
    v56 = (context_boolean[6] | (((-1e-12) * v24) <= v26)) & (context_boolean[7] | (((-1e-12) * v17) <= v20))
    v57 = (v28 & v55) | ((~flag[2]) & (v55 & v56))
    v58 = flag[3] | (flag[1] & v28)
    v59 = v29 & (v58 | (v48 | ((context_boolean[10] | (v3 & v4)) | (~v46))))
    return (
        np.where(v50, np.where(context_boolean[0], np.int8(0), np.where(context_boolean[1], np.int8(1), np.int8(-1))), v52),
        np.where(v50, np.where(context_boolean[3], np.int8(0), np.where(context_boolean[4], np.int8(1), np.int8(-1))), np.where(v37, np.where(v3 & v31, np.int8(1), np.int8(-1)), v54)),
        np.where(v57, pattern[0], best[0]),
        np.where(v57, pattern[1], best[1]),
        flag[0] | v50,
        v29,
        flag[2] | v56,
        v58,
        flag[4],
        np.where(v57, np.bool_(True), flag[5]),
        np.where(v57, np.bool_(False), flag[6]),
        np.where(v57, v15, number[0]),
        np.where(v57, v18, number[1]),
        v59 | (v49 & (~v50)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, tau, dt):
    v0 = _mode_of(qd[0])
    v1 = prepared[4] * _real_of(v0)
    v2 = 0.0 == qd[0]
    v3 = tau[0] - np.where(v2, REAL(0.0), v1)
    v4 = prepared[11] * v3
    v5 = _mode_of(qd[1])
    v6 = _real_of(v5)
    v7 = 0.0 == qd[1]
    v8 = (q[1] * prepared[2]) - tau[1]
    v9 = v8 + np.where(v7, REAL(0.0), prepared[3] * v6)
    v10 = prepared[17] * v9
    v11 = v10 + v4
    v12 = np.where(v2, prepared[6], REAL(0.0))
    v13 = (prepared[60] * v12) + (1e-08 * (np.abs(v10) + np.abs(v4)))
    v14 = -(v13 - prepared[61])
    v15 = np.where(v7, v14 < (-v11), np.int8(1) == v5)
    v16 = ~(np.int8(0) == forced[1])
    v17 = v16 & (v7 & v16)
    v18 = np.where(v7, prepared[7], REAL(0.0))
    v19 = v7 & (np.abs(v11) <= ((prepared[62] * v18) + v13))
    v20 = np.where((~v17) & v19, np.int8(0), np.where(np.where(v17, np.int8(1) == forced[1], v15), np.int8(1), np.int8(-1)))
    v21 = prepared[10] * v3
    v22 = prepared[11] * v9
    v23 = v22 + v21
    v24 = (prepared[60] * v18) + (1e-08 * (np.abs(v22) + np.abs(v21)))
    v25 = -(v24 - prepared[63])
    v26 = np.where(v2, v25 < v23, np.int8(1) == v0)
    v27 = ~(np.int8(0) == forced[0])
    v28 = v27 & (v2 & v27)
    v29 = v2 & (np.abs(v23) <= ((prepared[64] * v12) + v24))
    v30 = np.where(v29 & (~v28), np.int8(0), np.where(np.where(v28, np.int8(1) == forced[0], v26), np.int8(1), np.int8(-1)))
    v31 = ~v7
    v32 = ~v2
    v33 = v2 | v7
    v34 = (v30, v20, v30, v20, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v34_done = np.False_
    v34_of_context_real = (prepared[5], tau[0], -v8, prepared[6], prepared[7], tau[1])
    v34_of_context_boolean = (v29, v26, np.where(v2, v25 < (-v23), np.int8(-1) == v0), v19, v15, np.where(v7, v14 < v11, np.int8(-1) == v5), v32, v31, v28, v17, (prepared[3] == prepared[7]) & (prepared[4] == prepared[6]))
    v34_of_context_mode = (forced[0], forced[1])
    for _ in range(18):
        *v34_next, v34_now = _interpolated_pattern(prepared, v34[0:2], v34[2:4], v34[4:11], v34[11:13], v34_of_context_real, v34_of_context_boolean, v34_of_context_mode)
        v34 = tuple(np.where(v34_done, old, new) for old, new in zip(v34, v34_next))
        v34_done = v34_done | v34_now
        if np.all(v34_done):
            break
    v34 = (*v34, v34_done)
    v35 = np.where(v33, np.where(v33, v34[2], v30), v0)
    v36 = np.int8(0) == v35
    v37 = np.where(v33, np.where(v33, v34[3], v20), v5)
    v38 = np.int8(0) == v37
    v39 = np.where(v38 | v36, REAL(0.0), prepared[0])
    v40 = 1.0 / np.where(v38, REAL(1.0), prepared[0])
    v41 = v40 * v39
    v42 = 1.0 / ((v39 * v41) - np.where(v36, REAL(1.0), prepared[5]))
    v43 = v41 * v42
    v44 = v40 - (v41 * v43)
    v45 = 0.5 * trial
    v46 = _real_of(v37)
    v47 = prepared[3] * v46
    v48 = tau[1] - v47
    v49 = np.where(v38, REAL(0.0), v48 - (prepared[2] * np.where(v38, q[1], q[1] + (qd[1] * v45))))
    v50 = _real_of(v35)
    v51 = np.where(v36, REAL(0.0), tau[0] - (prepared[4] * v50))
    v52 = v43 * v51
    v53 = (~v38) | (~v36)
    v54 = np.where(v53, np.where(v38, REAL(0.0), v52 + (v44 * v49)), REAL(0.0))
    v55 = np.where(v38, REAL(0.0), qd[1] + (v45 * v54))
    v56 = np.where(v33, v34[12], REAL(0.0))
    v57 = ((tau[0] + (prepared[68] * v6)) + (prepared[9] * v8)) - v1
    v58 = np.where(v33, v56, -(((prepared[67] * v6) + (prepared[8] * v8)) + (prepared[11] * v57)))
    v59 = np.where(v38, REAL(0.0), qd[1] + (v58 * v45))
    v60 = np.where(v38, REAL(0.0), v48 - (prepared[2] * np.where(v38, q[1], q[1] + (v45 * v59))))
    v61 = np.where(v53, np.where(v38, REAL(0.0), v52 + (v60 * v44)), REAL(0.0))
    v62 = 0.16666666666666666 * trial
    v63 = ((qd[1] + np.where(v38, REAL(0.0), qd[1] + (trial * v61))) + (2.0 * (v59 + v55))) * v62
    v64 = np.where(v38, q[1], q[1] + v63)
    v65 = tau[1] - (prepared[2] * v64)
    v66 = np.where(v38, REAL(0.0), v65 - v47)
    v67 = np.where(v38, REAL(0.0), v52 + (v44 * v66))
    v68 = tau[0] - (prepared[0] * v67)
    v69 = _min(prepared[6] + v68, prepared[6] - v68)
    v70 = tau[0] - (prepared[0] * v58)
    v71 = _max(REAL(0.0), _min(prepared[6] + v70, prepared[6] - v70))
    v72 = v36 & (v69 < 0.0)
    v73 = np.where(v72, v71 / np.where(v72, np.where(v72, v71 - v69, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v74 = np.where(v38, REAL(0.0), v48 - (prepared[2] * np.where(v38, q[1], q[1] + (trial * v55))))
    v75 = (v58 + np.where(v53, np.where(v38, REAL(0.0), v52 + (v44 * v74)), REAL(0.0))) + (2.0 * (v61 + v54))
    v76 = np.where(v38, REAL(0.0), qd[1] + (v62 * v75))
    v77 = (v46 * v76) < 0.0
    v78 = v31 & v77
    v79 = np.where(v78, qd[1] / np.where(v78, np.where(v78, qd[1] - v76, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v80 = v42 * v51
    v81 = np.where(v53, np.where(v36, REAL(0.0), (v43 * v49) - v80), REAL(0.0))
    v82 = np.where(v53, np.where(v36, REAL(0.0), (v60 * v43) - v80), REAL(0.0))
    v83 = np.where(v33, v34[11], REAL(0.0))
    v84 = np.where(v33, v83, prepared[10] * v57)
    v85 = (v84 + np.where(v53, np.where(v36, REAL(0.0), (v43 * v74) - v80), REAL(0.0))) + (2.0 * (v82 + v81))
    v86 = np.where(v36, REAL(0.0), qd[0] + (v62 * v85))
    v87 = (v50 * v86) < 0.0
    v88 = v32 & v87
    v89 = np.where(v88, qd[0] / np.where(v88, np.where(v88, qd[0] - v86, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v90 = np.where(v36, REAL(0.0), (v43 * v66) - v80)
    v91 = (prepared[0] * v90) - v65
    v92 = _min(prepared[7] - v91, prepared[7] + v91)
    v93 = v8 + (prepared[0] * v84)
    v94 = _max(REAL(0.0), _min(prepared[7] - v93, prepared[7] + v93))
    v95 = v38 & (v92 < 0.0)
    v96 = np.where(v95, v94 / np.where(v95, np.where(v95, v94 - v92, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v97 = _min(v96, _min(_min(_min(REAL(1.0), v89), v79), v73))
    v98 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v99 = ((v97 < 1.0) & (~v98)) & (~(8.0 <= passes))
    v100 = 2.0 * (np.where(v36, REAL(0.0), qd[0] + (v45 * v81)) + np.where(v36, REAL(0.0), qd[0] + (v45 * v84)))
    v101 = np.where(v36, q[0], q[0] + (v62 * ((qd[0] + np.where(v36, REAL(0.0), qd[0] + (trial * v82))) + v100)))
    v102 = _mode_of(((2.0 * tau[1]) - (prepared[70] * v64)) - (prepared[69] * v90))
    v103 = np.where(v99, past, np.where(v98, trial + past, dt))
    v104 = np.where(v99, trial * v97, dt - v103)
    v105 = np.where(v33 & v34[10], REAL(4.0), np.where(v33 & v34[7], REAL(1.0), np.where(v33 & v34[9], REAL(0.0), REAL(3.0))))
    v106 = np.where(v33 & v34[13], np.where((v33 & v34[6]) | (v33 & v34[5]), v105, np.where(v33 & v34[8], REAL(5.0), REAL(2.0))), REAL(5.0))
    v107 = (np.abs(tau[0]) < 1e+38) & ((np.abs(v56) < 1e+38) & (np.abs(v83) < 1e+38))
    return (
        np.where(v99, q[0], v101),
        np.where(v99, q[1], v64),
        np.where(v99, qd[0], np.where(crossing[0] | v87, REAL(0.0), v86)),
        np.where(v99, qd[1], np.where(crossing[1] | v77, REAL(0.0), v76)),
        v35,
        v37,
        v99 & (v87 & (v89 <= v97)),
        v99 & (v77 & (v79 <= v97)),
        np.where(v99, forced[0], np.where(v98, heading[0], np.int8(0))),
        np.where(v99, forced[1], np.where(v98, heading[1], np.int8(0))),
        np.where((v73 <= v97) & (v72 & v99), _mode_of((2.0 * tau[0]) - (prepared[69] * v67)), np.int8(0)),
        np.where((v95 & v99) & (v96 <= v97), v102, np.int8(0)),
        v103,
        v104,
        1.0 + passes,
        _max(worst, _max(REAL(0.0), np.where(v33, np.where((np.abs(v8) < 1e+38) & v107, v106, REAL(6.0)), REAL(0.0)))),
        (~v99) & (v104 <= 0.0),
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
    v3 = (np.abs(tau[1]) < 1e+38) & ((np.abs(tau[0]) < 1e+38) & v2)
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
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: x2, r
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie, 2 none, 3 unproven, 4 several, 5 limit, 6 not finite

    Operations: 3880 add, 3940 mul, 420 div, 0 sqrt, 0 sincos, 31233 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
