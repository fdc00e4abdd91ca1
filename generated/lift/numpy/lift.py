# lift, emitted by symgen 0.1.0
"""Self-locking lift, a carriage on a screw and a platform that turns on it

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
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
    lanes, parameters = _taken(("parameters", parameters, REAL, 2))
    with np.errstate(all="ignore"):
        v0 = 25.0 + parameters[1]
        v1 = v0 * parameters[0]
        v2 = 312.5 + v0
        v3 = 1.0 / v2
        v4 = parameters[1] * parameters[0]
        v5 = 0.15 * parameters[1]
        v6 = 0.15 * (0.5 * v5)
        v7 = v6 + (5.0 + v6)
        v8 = 1.0 / v7
        v9 = 0.5 * parameters[1]
        v10 = 25.0 * parameters[0]
        v11 = 5.0 + (0.0225 * parameters[1])
        v12 = 0.06 * parameters[1]
        v13 = 1.0 / (337.5 + parameters[1])
        v14 = 1.0 / v11
        v15 = parameters[1] * v3
        v16 = 0.0132 * np.sqrt(v15 * v15)
        v17 = v3 * (312.5 - v2)
        v18 = 2.3 * np.abs(v17)
        v19 = _max(v16, v18)
        v20 = 55.0 + v1
        v21 = -(0.3999999999999999 * v20)
        v22 = 3.3 * v20
        v23 = v1 - 55.0
        v24 = -(0.3999999999999999 * v23)
        v25 = 3.3 * v23
        values = (
            v7,
            v2,
            v1,
            v1 * v3,
            v3,
            v8,
            0.5 * v7,
            168.75 + v9,
            parameters[0] * (((0.1 * parameters[1]) + (0.4 * parameters[1])) + (0.3 * v0)),
            v4 + v10,
            parameters[0] * v5,
            parameters[1],
            v4,
            v13,
            v14,
            (v13 * (12.5 * parameters[0])) + (v13 * (parameters[0] * v9)),
            (v10 * v13) + (v4 * v13),
            parameters[0],
            -parameters[1],
            1.0001 * v8,
            v15,
            v16,
            v17,
            v18,
            v19,
            65.0 * v3,
            1.0001 * v3,
            1.0 / np.where(v19 < 1.0, 1.0 - v19, REAL(1.0)),
            _min(_min(v21, v22), _min(v24, v25)) - 37.5,
            37.5 + _max(_max(v24, v25), _max(v21, v22)),
            v8 * (0.0132 * np.abs(v4)),
            0.5 * v3,
            37.5 * v3,
            v0,
            v5,
            -v5,
            0.075 * parameters[1],
            v11,
            v12,
            -v12,
            0.5 * v13,
            0.5 * v14,
            (-312.5) + v2,
        )
    return _pack(values, REAL, (len(values),), lanes)


def _taken(*given):
    """The shape of the states, then arguments as arrays; of each its name, itself, the type of lists, a state's numbers."""
    arrays = [np.asarray(argument, getattr(argument, "dtype", dtype)) for _, argument, dtype, _ in given]
    for (name, _, _, size), array in zip(given, arrays):
        if size is not None and array.shape[:1] != (size,):
            kind = "what `prepare` returned" if name == "prepared" else "a state's numbers come first"
            raise ValueError(f"{name}: shape {array.shape} was given, ({size}, ...) is wanted: {kind}")
    lanes = [array.shape[item[3] is not None :] for item, array in zip(given, arrays)]
    return np.broadcast_shapes(*lanes), *arrays


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
        prepared[1],
        REAL(0.0),
        REAL(0.0),
        prepared[0],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      M[2][2]  inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    return (
        prepared[2],
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
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    return (
        prepared[2],
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    return (
        prepared[2] + (prepared[1] * qdd[0]),
        prepared[0] * qdd[1],
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              carriage, platform

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    return (
        (tau[0] * prepared[4]) - prepared[3],
        tau[1] * prepared[5],
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              carriage, platform

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    return (
        (prepared[7] * (qd[0] * qd[0])) + (prepared[6] * (qd[1] * qd[1])),
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
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        prepared[8] + (prepared[2] * q[0]),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: carriage, platform

    Gives
      V  potential energy, J

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * qd[1]
    v3 = (qdd[1] * v0) + (v2 * v1)
    v4 = (qdd[1] * v1) - (v2 * v0)
    v5 = prepared[10] + (prepared[34] * qdd[0])
    v6 = qdd[1] * prepared[37]
    return (
        prepared[35] * v3,
        prepared[34] * v4,
        prepared[9] + (prepared[33] * qdd[0]),
        (v5 * v0) - (prepared[36] * v4),
        -((v5 * v1) + (prepared[36] * v3)),
        v6,
        prepared[35] * v2,
        prepared[34] * qdd[1],
        prepared[12] + (prepared[11] * qdd[0]),
        qdd[1] * prepared[39],
        -(v5 + (prepared[38] * v2)),
        v6,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 8 add, 19 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[1],
        REAL(0.0),
        REAL(0.0),
        prepared[0],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[2][2]    d tau/dq; row by row
      by_qd[2][2]   d tau/dqd; row by row
      by_qdd[2][2]  d tau/dqdd, the inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:8], REAL, (2, 2), lanes), _pack(values[8:12], REAL, (2, 2), lanes)


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
        prepared[4],
        REAL(0.0),
        REAL(0.0),
        prepared[5],
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              carriage, platform

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per joint; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = dt * dt
    v1 = prepared[40] * v0
    v2 = prepared[41] * v0
    v3 = dt * prepared[13]
    v4 = dt * prepared[14]
    return (
        ((q[0] + (qd[0] * dt)) - (prepared[15] * v0)) + (tau[0] * v1),
        (q[1] + (qd[1] * dt)) + (tau[1] * v2),
        (qd[0] - (dt * prepared[16])) + (tau[0] * v3),
        qd[1] + (tau[1] * v4),
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
        v1,
        REAL(0.0),
        REAL(0.0),
        v2,
        v3,
        REAL(0.0),
        REAL(0.0),
        v4,
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              carriage, platform
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Operations: 8 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = prepared[17] + qdd[0]
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
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2))
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
    v0 = tau[0] - prepared[2]
    v1 = np.where(stuck[0], REAL(0.0), prepared[4])
    v2 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), REAL(1.0)))
    v3 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), v0))
    v4 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (np.sign(qd[0]), 120.0 * qd[0], 625.0 * qd[0], (312.5 * v2) - 1.0, tau[0] - (312.5 * v3), np.sign(qd[1]), prepared[18] * v2, prepared[12] + (prepared[11] * v3))
    v4_of_context_boolean = (~stuck[0], ~stuck[1])
    for _ in range(40):
        *v4_next, v4_now = _sticking_loads(prepared, v4[0:2], v4[2:3], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    v5 = np.where(stuck[1], REAL(0.0), prepared[5])
    v6 = np.where(stuck[1], REAL(0.0), v5 * np.where(stuck[1], REAL(0.0), tau[1])) - (np.where(stuck[1], REAL(0.0), np.where(stuck[1], REAL(0.0), REAL(1.0)) * v5) * v4[1])
    return (
        np.where(stuck[0], v0, v4[0]),
        np.where(stuck[1], tau[1], v4[1]),
        np.where(stuck[0], REAL(0.0), v3 - (v2 * v4[0])),
        np.where(stuck[1], REAL(0.0), v6),
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                carriage, platform
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: at most 1606 add, 1692 mul, 80 div, 0 sqrt, 0 sincos, 3498 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
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
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = np.where(v0, REAL(0.0), REAL(1.0))
    v5 = np.where(v0, REAL(0.0), v1 * v4)
    v6 = tau[0] - (312.5 * v3)
    v7 = 1.0 - (312.5 * v5)
    v8 = np.int8(0) == mode[1]
    v9 = ~v0
    v10 = _real_of(mode[1])
    v11 = 625.0 * qd[0]
    v12 = 120.0 * qd[0]
    v13 = _real_of(mode[0])
    v14 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (v13, v12, v11, -v7, v6, v10, prepared[18] * v5, prepared[12] + (prepared[11] * v3))
    v14_of_context_boolean = (v9, ~v8)
    for _ in range(40):
        *v14_next, v14_now = _dynamics_loads(prepared, v14[0:2], v14[2:3], v14_of_context_real, v14_of_context_boolean)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = v3 - (v5 * v14[0])
    v16 = np.where(v0, REAL(0.0), v15)
    v17 = np.where(v8, REAL(0.0), REAL(1.0))
    v18 = np.where(v8, REAL(0.0), prepared[5])
    v19 = np.where(v8, REAL(0.0), np.where(v8, REAL(0.0), np.where(v8, REAL(0.0), tau[1]) * v18) - (np.where(v8, REAL(0.0), v18 * v17) * v14[1]))
    v20 = 40.0 + (v13 * (v6 + (v12 - (v7 * v14[0]))))
    v21 = np.where(v0, REAL(0.0), (v12 + v11) + (v13 * (65.0 + (v20 * np.where(0.0 < v20, REAL(1.9), REAL(-1.25))))))
    v22 = np.where(v8, REAL(0.0), np.abs(prepared[12] + (prepared[11] * v15)) * (0.0096 * v10))
    v23 = _max(_max(_max(np.abs(v21), np.abs(v22)), np.abs(v14[0])), np.abs(v14[1]))
    v24 = _max(np.abs(v14[0] - v21), np.abs(v14[1] - v22))
    v25 = (v24 <= (v23 * np.where(v23 < (1.0000000009313226 * v23), REAL(1e-11), REAL(1e-05)))) & v14[3]
    v26 = 1.0 + (1.9 * v7)
    v27 = 1.0 - (1.25 * v7)
    v28 = v27 * v26
    v29 = v9 & (v28 < 0.0)
    v30 = (v4 + v17) <= 1.0
    v31 = v29 & v30
    v32 = np.where(((1e-05 * v23) < v24) & (v31 & (~v25)), REAL(2.0), REAL(5.0))
    v33 = np.where(0.0 < np.where(v0, REAL(1.0), np.where(v30 & (0.0 < v28), REAL(1.0), _min(v27, v26))), REAL(0.0), REAL(3.0))
    v34 = (np.abs(tau[1]) + (np.abs(v19) + (np.abs(v2) + np.abs(v16)))) < 1e+38
    v35 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        np.where(v0, v2, v14[0]),
        np.where(v8, tau[1], v14[1]),
        v16,
        v19,
        np.where(v35, np.where(v34, np.where(v25, np.where(v29 & (v25 & v31), REAL(4.0), v33), v32), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               carriage, platform
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 1624 add, 1705 mul, 80 div, 0 sqrt, 0 sincos, 3552 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = np.where(v0, REAL(0.0), REAL(1.0))
    v5 = np.where(v0, REAL(0.0), v1 * v4)
    v6 = tau[0] - (312.5 * v3)
    v7 = 1.0 - (312.5 * v5)
    v8 = np.int8(0) == mode[1]
    v9 = ~v0
    v10 = _real_of(mode[1])
    v11 = 625.0 * qd[0]
    v12 = 120.0 * qd[0]
    v13 = _real_of(mode[0])
    v14 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (v13, v12, v11, -v7, v6, v10, prepared[18] * v5, prepared[12] + (prepared[11] * v3))
    v14_of_context_boolean = (v9, ~v8)
    for _ in range(40):
        *v14_next, v14_now = _limits_loads(prepared, v14[0:2], v14[2:3], v14_of_context_real, v14_of_context_boolean)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = np.where(v0, v2, v14[0])
    v16 = v3 - (v5 * v14[0])
    v17 = np.where(v0, REAL(0.0), v16)
    v18 = np.where(v8, REAL(0.0), REAL(1.0))
    v19 = np.where(v8, REAL(0.0), prepared[5])
    v20 = np.where(v8, REAL(0.0), np.where(v8, REAL(0.0), np.where(v8, REAL(0.0), tau[1]) * v19) - (np.where(v8, REAL(0.0), v19 * v18) * v14[1]))
    v21 = (tau[0] - (312.5 * v17)) - v15
    v22 = 0.3999999999999999 * v21
    v23 = -(v22 - 22.0)
    v24 = 3.3 * v21
    v25 = v24 - 181.5
    v26 = -(22.0 + v22)
    v27 = 181.5 + v24
    v28 = prepared[12] + (prepared[11] * v17)
    v29 = 0.0132 * np.abs(v28)
    v30 = 40.0 + (v13 * (v6 + (v12 - (v7 * v14[0]))))
    v31 = np.where(v0, REAL(0.0), (v12 + v11) + (v13 * (65.0 + (v30 * np.where(0.0 < v30, REAL(1.9), REAL(-1.25))))))
    v32 = np.where(v8, REAL(0.0), (0.0096 * v10) * np.abs(prepared[12] + (prepared[11] * v16)))
    v33 = _max(_max(_max(np.abs(v31), np.abs(v32)), np.abs(v14[0])), np.abs(v14[1]))
    v34 = _max(np.abs(v14[0] - v31), np.abs(v14[1] - v32))
    v35 = (v34 <= (v33 * np.where(v33 < (1.0000000009313226 * v33), REAL(1e-11), REAL(1e-05)))) & v14[3]
    v36 = 1.0 + (1.9 * v7)
    v37 = 1.0 - (1.25 * v7)
    v38 = v37 * v36
    v39 = v9 & (v38 < 0.0)
    v40 = (v4 + v18) <= 1.0
    v41 = v39 & v40
    v42 = np.where(((1e-05 * v33) < v34) & (v41 & (~v35)), REAL(2.0), REAL(5.0))
    v43 = np.where(0.0 < np.where(v0, REAL(1.0), np.where(v40 & (0.0 < v38), REAL(1.0), _min(v37, v36))), REAL(0.0), REAL(3.0))
    v44 = (np.abs(tau[1]) + (np.abs(v20) + (np.abs(v2) + np.abs(v17)))) < 1e+38
    v45 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v15,
        np.where(v8, tau[1], v14[1]),
        v17,
        v20,
        (_min(_min(v27, v26), _min(v25, v23)) - v21) - 37.5,
        -v29,
        37.5 + (_max(_max(v25, v23), _max(v27, v26)) - v21),
        v29,
        40.0 + (v13 * (v12 + v21)),
        v28,
        np.where(v45, np.where(v44, np.where(v35, np.where(v39 & (v41 & v35), REAL(4.0), v43), v42), REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               carriage, platform
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  signed force on bearing or slide, or what a drive with losses carries, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 1637 add, 1711 mul, 80 div, 0 sqrt, 0 sincos, 3562 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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
    v0 = np.int8(0) == pattern[0]
    v1 = ~v0
    v2 = np.where(v0, REAL(0.0), 1.0 / np.where(v1, context_real[0], REAL(1.0)))
    v3 = np.where(v0, REAL(0.0), REAL(1.0))
    v4 = np.where(v0, REAL(0.0), v3 * v2)
    v5 = 1.0 - (312.5 * v4)
    v6 = 1.0 + (1.9 * v5)
    v7 = 1.0 - (1.25 * v5)
    v8 = v7 * v6
    v9 = np.int8(0) == pattern[1]
    v10 = np.where(v9, REAL(0.0), REAL(1.0))
    v11 = v3 + v10
    v12 = v11 <= 1.0
    v13 = 0.0 < np.where(v0, REAL(1.0), np.where(v12 & (0.0 < v8), REAL(1.0), _min(v7, v6)))
    v14 = prepared[11] * v4
    v15 = (np.where(v9, REAL(0.0), np.where(v0, REAL(0.0), 0.0096 * np.abs(v14))) < 1.0) & v13
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[11] * v16)
    v18 = context_real[6] - (312.5 * v16)
    v19 = ~v9
    v20 = _real_of(pattern[1])
    v21 = _real_of(pattern[0])
    v22 = (np.where(v15, number[2], REAL(0.0)), np.where(v15, number[3], REAL(0.0)), REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v21, context_real[4], context_real[5], -v5, v18, v20, -v14, v17)
    v22_of_context_boolean = (v1, v19)
    for _ in range(40):
        *v22_next, v22_now = _decide_pattern_loads(prepared, v22[0:2], v22[2:3], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = np.where(v0, context_real[2], v22[0])
    v24 = np.where(v0, REAL(0.0), v16 - (v4 * v22[0]))
    v25 = (context_real[6] - (312.5 * v24)) - v23
    v26 = 0.3999999999999999 * v25
    v27 = -(22.0 + v26)
    v28 = 3.3 * v25
    v29 = 181.5 + v28
    v30 = -(v26 - 22.0)
    v31 = v28 - 181.5
    v32 = v23 + v25
    v33 = 37.5 + (v32 - _min(_min(v29, v27), _min(v31, v30)))
    v34 = np.where(v0, _min(v33, 37.5 + (_max(_max(v31, v30), _max(v29, v27)) - v32)), v21 * v24)
    v35 = np.where(v0, v34, context_real[0] * v34)
    v36 = _max(np.abs(context_real[2]), np.abs(v23))
    v37 = ~flag[0]
    v38 = context_boolean[2] & v37
    v39 = ((0.0 < v34) | (v0 & (0.0 <= v34))) | (v38 & (((-1e-06) * v36) <= v35))
    v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22[0]))))
    v41 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * np.where(0.0 < v40, REAL(1.9), REAL(-1.25))))))
    v42 = np.where(v9, REAL(0.0), np.abs((v14 * v22[0]) - v17) * (0.0096 * v20))
    v43 = _max(_max(_max(np.abs(v42), np.abs(v41)), np.abs(v22[0])), np.abs(v22[1]))
    v44 = _max(np.abs(v22[0] - v41), np.abs(v42 - v22[1]))
    v45 = (v44 <= (v43 * np.where(v43 < (1.0000000009313226 * v43), REAL(1e-11), REAL(1e-05)))) & v22[3]
    v46 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v24))
    v47 = np.where(v9, context_real[3], v22[1])
    v48 = np.where(v9, REAL(0.0), 1.0 / np.where(v19, context_real[1], REAL(1.0)))
    v49 = np.where(v9, REAL(0.0), np.where(v9, REAL(0.0), v48 * np.where(v9, REAL(0.0), context_real[3])) - (v22[1] * np.where(v9, REAL(0.0), v10 * v48)))
    v50 = np.where(v9, _min(v46 - v47, v47 + v46), v20 * v49)
    v51 = np.where(v9, v50, context_real[1] * v50)
    v52 = _max(np.abs(v47), np.abs(context_real[3]))
    v53 = context_boolean[3] & v37
    v54 = (v53 & (((-1e-06) * v52) <= v51)) | ((0.0 < v50) | (v9 & (0.0 <= v50)))
    v55 = (v45 & (context_boolean[0] | v39)) & (context_boolean[1] | v54)
    v56 = flag[1] | v55
    v57 = 1.0 - v11
    v58 = -(v3 + v57)
    v59 = np.where(v53, np.int8(-1) == context_mode[3], context_boolean[9])
    v60 = np.where(v53, np.int8(1) == context_mode[3], context_boolean[8])
    v61 = v60 | v59
    v62 = (v61 & (v9 & ((0.0 <= v58) & (v58 <= 0.0)))) | (v59 & (np.int8(1) == pattern[1]))
    v63 = np.where(v61, REAL(1.0), REAL(0.0))
    v64 = -v57
    v65 = context_boolean[7] & (~v53)
    v66 = np.where(v65, REAL(0.0), REAL(1.0))
    v67 = np.where(v38, np.int8(-1) == context_mode[2], context_boolean[6])
    v68 = np.where(v38, np.int8(1) == context_mode[2], context_boolean[5])
    v69 = v68 | v67
    v70 = (v69 & (v0 & ((v66 <= v64) & (v64 <= v63)))) | (v67 & (np.int8(1) == pattern[0]))
    v71 = v70 | v62
    v72 = np.where(v71, v11, 1.0 + v11)
    v73 = ~(v71 | (v72 <= (v63 + np.where(v69, REAL(1.0), REAL(0.0)))))
    v74 = v73 & (~v56)
    v75 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v76 = ((context_boolean[2] | context_boolean[3]) & (v37 & v74)) & v75
    v77 = np.where(((v66 <= v72) & (v72 <= v63)) & (context_boolean[4] & (~v38)), np.int8(0), np.where(v68, np.int8(1), np.int8(-1)))
    v78 = np.where(v62, pattern[0], np.where(v70, np.where(v68 & v0, np.int8(1), np.int8(-1)), v77))
    v79 = v72 - np.where(np.int8(0) == v78, REAL(0.0), REAL(1.0))
    v80 = np.where(v65 & ((v79 <= 0.0) & (0.0 <= v79)), np.int8(0), np.where(v60, np.int8(1), np.int8(-1)))
    v81 = ~flag[1]
    v82 = (v45 & (context_boolean[0] | (((-1e-12) * v36) <= v35))) & (context_boolean[1] | (((-1e-12) * v52) <= v51))
    v83 = ((~flag[2]) & (v81 & v82)) | (v55 & v81)
    v84 = flag[3] | (flag[1] & v55)
    v85 = ~v45
    v86 = v1 & (v8 < 0.0)
    v87 = v12 & v86
    v88 = v56 & (v84 | (v73 | ((v0 & v9) | (~v71))))
    return (
        np.where(v76, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v78),
        np.where(v76, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v62, np.where(v9 & v60, np.int8(1), np.int8(-1)), v80)),
        np.where(v83, pattern[0], best[0]),
        np.where(v83, pattern[1], best[1]),
        flag[0] | v76,
        v56,
        flag[2] | v82,
        v84,
        flag[4] | (v85 & (~((v85 & v87) & ((1e-05 * v43) < v44)))),
        np.where(v83, v13, flag[5]),
        np.where(v83, v86 & (v45 & v87), flag[6]),
        np.where(v83, v24, number[0]),
        np.where(v83, v49, number[1]),
        v22[0],
        v22[1],
        (v74 & (~v76)) | v88,
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), REAL(1.0)))
    v5 = np.int8(0) == mode[1]
    v6 = 625.0 * qd[0]
    v7 = 120.0 * qd[0]
    v8 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v8_done = np.False_
    v8_of_context_real = (_real_of(mode[0]), v7, v6, (312.5 * v4) - 1.0, tau[0] - (312.5 * v3), _real_of(mode[1]), prepared[18] * v4, prepared[12] + (prepared[11] * v3))
    v8_of_context_boolean = (~v0, ~v5)
    for _ in range(40):
        *v8_next, v8_now = _before_loads(prepared, v8[0:2], v8[2:3], v8_of_context_real, v8_of_context_boolean)
        v8 = tuple(np.where(v8_done, old, new) for old, new in zip(v8, v8_next))
        v8_done = v8_done | v8_now
        if np.all(v8_done):
            break
    v8 = (*v8, v8_done)
    v9 = np.where(v0, v2, v8[0])
    v10 = (tau[0] - (312.5 * np.where(v0, REAL(0.0), v3 - (v4 * v8[0])))) - v9
    v11 = 0.3999999999999999 * v10
    v12 = -(v11 - 22.0)
    v13 = 3.3 * v10
    v14 = v13 - 181.5
    v15 = -(22.0 + v11)
    v16 = 181.5 + v13
    v17 = 0.5 * (_max(_max(v14, v12), _max(v16, v15)) + _min(_min(v16, v15), _min(v14, v12)))
    v18 = _mode_of((v9 + v10) - v17)
    v19 = 0.0 == qd[0]
    v20 = (reached[0] & v19) & (~(np.int8(0) == v18))
    v21 = np.where(v0, _mode_of(qd[0]), mode[0])
    v22 = v2 - np.where(v19, REAL(0.0), (v7 + v6) + (65.0 * _real_of(v21)))
    v23 = prepared[4] * v22
    v24 = np.abs(v23)
    v25 = 1e-08 * v24
    v26 = -(v25 - prepared[25])
    v27 = np.where(v19, v26 < v23, np.int8(1) == v21)
    v28 = prepared[12] + (prepared[20] * v22)
    v29 = 0.0132 * np.sqrt(v28 * v28)
    v30 = 219.0 + (2.3 * (np.abs(v7) + np.abs((tau[0] - v2) - (prepared[22] * v22))))
    v31 = np.where(prepared[24] < 1.0, prepared[27] * _max(v30, v29), REAL(1e+38))
    v32 = _min(v31, v30 + (prepared[23] * v31))
    v33 = _min(v32, v30 + (prepared[23] * v32))
    v34 = v19 & (v24 <= (v25 + (prepared[26] * _min(v33, v30 + (prepared[23] * v33)))))
    v35 = np.where(v34 & (~v20), np.int8(0), np.where(np.where(v20, np.int8(1) == v18, v27), np.int8(1), np.int8(-1)))
    v36 = _mode_of(np.where(v5, tau[1], v8[1]))
    v37 = 0.0 == qd[1]
    v38 = (reached[1] & v37) & (~(np.int8(0) == v36))
    v39 = np.where(v5, _mode_of(qd[1]), mode[1])
    v40 = tau[1] * prepared[5]
    v41 = np.abs(v40)
    v42 = 1e-08 * v41
    v43 = -v42
    v44 = np.where(v37, v43 < v40, np.int8(1) == v39)
    v45 = _min(_min(v31, v29 + (prepared[21] * v31)), v29 + (prepared[21] * v32))
    v46 = v37 & (v41 <= (v42 + (prepared[19] * _min(v45, v29 + (prepared[21] * v33)))))
    v47 = np.where(v46 & (~v38), np.int8(0), np.where(np.where(v38, np.int8(1) == v36, v44), np.int8(1), np.int8(-1)))
    v48 = (v35, v47, v35, v47, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v48_done = np.False_
    v48_of_context_real = (prepared[1], prepared[0], v2, tau[1], v7, v6, tau[0], prepared[12])
    v48_of_context_boolean = (~v19, ~v37, v20, v38, v34, v27, np.where(v19, v26 < (-v23), np.int8(-1) == v21), v46, v44, np.where(v37, v43 < (-v40), np.int8(-1) == v39))
    v48_of_context_mode = (v21, v39, v18, v36)
    for _ in range(18):
        *v48_next, v48_now = _decide_pattern(prepared, v48[0:2], v48[2:4], v48[4:11], v48[11:15], v48_of_context_real, v48_of_context_boolean, v48_of_context_mode)
        v48 = tuple(np.where(v48_done, old, new) for old, new in zip(v48, v48_next))
        v48_done = v48_done | v48_now
        if np.all(v48_done):
            break
    v48 = (*v48, v48_done)
    v49 = (np.abs(v48[11]) + (np.abs(v48[12]) + (np.abs(v2) + np.abs(tau[1])))) < 1e+38
    v50 = np.where(v49, np.where(v48[15], np.where(v48[6] | v48[5], np.where(v48[10], REAL(4.0), np.where(v48[7], REAL(1.0), np.where(v48[9], REAL(0.0), REAL(3.0)))), np.where(v48[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    v51 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v48[2],
        v48[3],
        np.where(v51, v50, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                  carriage, platform
      mode[2]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 31085 add, 32618 mul, 1556 div, 1 sqrt, 0 sincos, 70258 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = 0.0 == qd[0]
    v1 = np.where(v0, np.sign(qdd[0]), np.sign(qd[0]))
    v2 = 40.0 + (v1 * (prepared[2] + ((120.0 * qd[0]) + (qdd[0] * prepared[42]))))
    v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * np.abs(v2))))
    v4 = (prepared[2] + ((745.0 * qd[0]) + (prepared[1] * qdd[0]))) + v3
    v5 = 0.0 == qd[1]
    v6 = np.abs(prepared[12] + (prepared[11] * qdd[0]))
    v7 = (prepared[0] * qdd[1]) + (np.where(v5, np.sign(qdd[1]), np.sign(qd[1])) * (0.0096 * v6))
    v8 = 0.0132 * v6
    return (
        v4,
        v7,
        np.where(v0, prepared[28], v4),
        np.where(v5, -v8, v7),
        np.where(v0, prepared[29], v4),
        np.where(v5, v8, v7),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               carriage, platform
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Operations: 10 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 15 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
    v7 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v8 = context_boolean[6] | context_boolean[7]
    v9 = np.where(v8, REAL(1.0), REAL(0.0))
    v10 = context_boolean[3] | context_boolean[4]
    v11 = (context_boolean[4] & (np.int8(1) == pattern[0])) | (v10 & (v2 & ((v6 <= v9) & (v7 <= v6))))
    v12 = -(v3 + v5)
    v13 = ((v0 & ((0.0 <= v12) & (v12 <= 0.0))) & v8) | (context_boolean[7] & (np.int8(1) == pattern[1]))
    v14 = v13 | v11
    v15 = np.where(v14, v4, 1.0 + v4)
    v16 = np.where(context_boolean[2] & ((v7 <= v15) & (v15 <= v9)), np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1)))
    v17 = np.where(v13, pattern[0], np.where(v11, np.where(context_boolean[3] & v2, np.int8(1), np.int8(-1)), v16))
    v18 = v15 - np.where(np.int8(0) == v17, REAL(0.0), REAL(1.0))
    v19 = np.where(context_boolean[5] & ((v18 <= 0.0) & (0.0 <= v18)), np.int8(0), np.where(context_boolean[6], np.int8(1), np.int8(-1)))
    v20 = ~v2
    v21 = np.where(v2, REAL(0.0), 1.0 / np.where(v20, context_real[0], REAL(1.0)))
    v22 = np.where(v2, REAL(0.0), v3 * v21)
    v23 = 1.0 - (312.5 * v22)
    v24 = 1.0 + (1.9 * v23)
    v25 = 1.0 - (1.25 * v23)
    v26 = v25 * v24
    v27 = v4 <= 1.0
    v28 = 0.0 < np.where(v2, REAL(1.0), np.where(v27 & (0.0 < v26), REAL(1.0), _min(v25, v24)))
    v29 = prepared[11] * v22
    v30 = (np.where(v0, REAL(0.0), np.where(v2, REAL(0.0), 0.0096 * np.abs(v29))) < 1.0) & v28
    v31 = np.where(v2, REAL(0.0), v21 * np.where(v2, REAL(0.0), context_real[2]))
    v32 = context_real[7] + (prepared[11] * v31)
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
    v42 = -(22.0 + v41)
    v43 = 3.3 * v40
    v44 = 181.5 + v43
    v45 = -(v41 - 22.0)
    v46 = v43 - 181.5
    v47 = v38 + v40
    v48 = 37.5 + (v47 - _min(_min(v44, v42), _min(v46, v45)))
    v49 = np.where(v2, _min(v48, 37.5 + (_max(_max(v46, v45), _max(v44, v42)) - v47)), v36 * v39)
    v50 = 40.0 + (v36 * (v33 + (context_real[4] - (v23 * v37[0]))))
    v51 = np.where(v2, REAL(0.0), (context_real[4] + context_real[5]) + (v36 * (65.0 + (v50 * np.where(0.0 < v50, REAL(1.9), REAL(-1.25))))))
    v52 = np.where(v0, REAL(0.0), (0.0096 * v35) * np.abs((v29 * v37[0]) - v32))
    v53 = _max(_max(_max(np.abs(v52), np.abs(v51)), np.abs(v37[0])), np.abs(v37[1]))
    v54 = _max(np.abs(v37[0] - v51), np.abs(v52 - v37[1]))
    v55 = (v54 <= (v53 * np.where(v53 < (1.0000000009313226 * v53), REAL(1e-11), REAL(1e-05)))) & v37[3]
    v56 = v55 & (context_boolean[0] | ((0.0 < v49) | (v2 & (0.0 <= v49))))
    v57 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v39))
    v58 = np.where(v0, context_real[3], v37[1])
    v59 = np.where(v0, REAL(0.0), 1.0 / np.where(v34, context_real[1], REAL(1.0)))
    v60 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v59 * np.where(v0, REAL(0.0), context_real[3])) - (np.where(v0, REAL(0.0), v1 * v59) * v37[1]))
    v61 = np.where(v0, _min(v57 - v58, v58 + v57), v35 * v60)
    v62 = v56 & (context_boolean[1] | ((0.0 < v61) | (v0 & (0.0 <= v61))))
    v63 = ~flag[1]
    v64 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v38))) <= np.where(v2, v49, context_real[0] * v49))
    v65 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v58))) <= np.where(v0, v61, context_real[1] * v61))
    v66 = (v55 & v64) & v65
    v67 = ((~flag[2]) & (v63 & v66)) | (v63 & v62)
    v68 = flag[1] | v62
    v69 = flag[3] | (flag[1] & v62)
    v70 = ~v55
    v71 = v20 & (v26 < 0.0)
    v72 = v27 & v71
    v73 = ~(v14 | (v15 <= (v9 + np.where(v10, REAL(1.0), REAL(0.0)))))
    v74 = v68 & (v69 | (v73 | ((v2 & v0) | (~v14))))
    return (
        v17,
        np.where(v13, np.where(context_boolean[6] & v0, np.int8(1), np.int8(-1)), v19),
        np.where(v67, pattern[0], best[0]),
        np.where(v67, pattern[1], best[1]),
        flag[0],
        v68,
        flag[2] | v66,
        v69,
        flag[4] | (v70 & (~((v72 & v70) & ((1e-05 * v53) < v54)))),
        np.where(v67, v28, flag[5]),
        np.where(v67, v71 & (v72 & v55), flag[6]),
        np.where(v67, v39, number[0]),
        np.where(v67, v60, number[1]),
        v37[0],
        v37[1],
        np.where(v67, REAL(0.0), number[4]),
        np.where(v67, REAL(0.0), number[5]),
        (v73 & (~v68)) | v74,
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
    v0 = tau[0] - prepared[2]
    v1 = tau[0] - v0
    v2 = 0.3999999999999999 * v1
    v3 = -(v2 - 22.0)
    v4 = 3.3 * v1
    v5 = v4 - 181.5
    v6 = -(22.0 + v2)
    v7 = 181.5 + v4
    v8 = prepared[31] * (_max(_max(v5, v3), _max(v7, v6)) - _min(_min(v7, v6), _min(v5, v3)))
    v9 = np.abs(qd[0])
    v10 = (0.0 == v9) | (v9 < (dt * (prepared[32] + v8)))
    v11 = np.where(v10, REAL(0.0), qd[0])
    v12 = _mode_of(qd[0])
    v13 = v0 - np.where(v10, REAL(0.0), (745.0 * v11) + (65.0 * _real_of(v12)))
    v14 = prepared[12] + (prepared[20] * v13)
    v15 = 0.0132 * np.sqrt(v14 * v14)
    v16 = 120.0 * v11
    v17 = 219.0 + (2.3 * (np.abs(v16) + np.abs(v1 - (prepared[22] * v13))))
    v18 = np.where(prepared[24] < 1.0, prepared[27] * _max(v17, v15), REAL(1e+38))
    v19 = _min(v18, v17 + (prepared[23] * v18))
    v20 = _min(v19, v17 + (prepared[23] * v19))
    v21 = _min(_min(v18, v15 + (prepared[21] * v18)), v15 + (prepared[21] * v19))
    v22 = tau[1] * prepared[5]
    v23 = np.abs(v22)
    v24 = 1e-08 * v23
    v25 = np.abs(qd[1])
    v26 = (v25 < (dt * prepared[30])) | (0.0 == v25)
    v27 = v26 & (v23 <= (v24 + (prepared[19] * _min(v21, v15 + (prepared[21] * v20)))))
    v28 = prepared[4] * v13
    v29 = np.abs(v28)
    v30 = 1e-08 * v29
    v31 = v10 & (v29 <= (v30 + (prepared[26] * _min(v20, v17 + (prepared[23] * v20)))))
    v32 = -v24
    v33 = _mode_of(qd[1])
    v34 = np.where(v26, v32 < v22, np.int8(1) == v33)
    v35 = np.where(v27, np.int8(0), np.where(v34, np.int8(1), np.int8(-1)))
    v36 = -(v30 - prepared[25])
    v37 = np.where(v10, v36 < v28, np.int8(1) == v12)
    v38 = np.where(v31, np.int8(0), np.where(v37, np.int8(1), np.int8(-1)))
    v39 = (v38, v35, v38, v35, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v39_done = np.False_
    v39_of_context_real = (prepared[1], prepared[0], v0, tau[1], v16, 625.0 * v11, tau[0], prepared[12], qd[0], qd[1])
    v39_of_context_boolean = (~v10, ~v26, v31, v37, np.where(v10, v36 < (-v28), np.int8(-1) == v12), v27, v34, np.where(v26, v32 < (-v22), np.int8(-1) == v33))
    for _ in range(18):
        *v39_next, v39_now = _step_pattern(prepared, v39[0:2], v39[2:4], v39[4:11], v39[11:17], v39_of_context_real, v39_of_context_boolean)
        v39 = tuple(np.where(v39_done, old, new) for old, new in zip(v39, v39_next))
        v39_done = v39_done | v39_now
        if np.all(v39_done):
            break
    v39 = (*v39, v39_done)
    v40 = np.int8(0) == v39[2]
    v41 = np.where(v40, REAL(0.0), prepared[4])
    v42 = np.where(v40, REAL(0.0), v41 * np.where(v40, REAL(0.0), v0))
    v43 = prepared[12] + (prepared[11] * v42)
    v44 = np.where(v40, REAL(0.0), v41 * np.where(v40, REAL(0.0), REAL(1.0)))
    v45 = prepared[11] * v44
    v46 = -v45
    v47 = tau[0] - (312.5 * v42)
    v48 = 1.0 - (312.5 * v44)
    v49 = -v48
    v50 = np.where(v40, REAL(0.0), qd[0] + v39[15])
    v51 = 0.5 * dt
    v52 = v50 + (v39[11] * v51)
    v53 = np.int8(0) == v39[3]
    v54 = ~v53
    v55 = ~v40
    v56 = _real_of(v39[3])
    v57 = _real_of(v39[2])
    v58 = (v39[13], v39[14], REAL(0.0))
    v58_done = np.False_
    v58_of_context_real = (v57, 120.0 * v52, 625.0 * v52, v49, v47, v56, v46, v43)
    v58_of_context_boolean = (v55, v54)
    for _ in range(40):
        *v58_next, v58_now = _stage_loads(prepared, v58[0:2], v58[2:3], v58_of_context_real, v58_of_context_boolean)
        v58 = tuple(np.where(v58_done, old, new) for old, new in zip(v58, v58_next))
        v58_done = v58_done | v58_now
        if np.all(v58_done):
            break
    v58 = (*v58, v58_done)
    v59 = np.where(v40, REAL(0.0), v42 - (v44 * v58[0]))
    v60 = v50 + (v51 * v59)
    v61 = (v58[0], v58[1], REAL(0.0))
    v61_done = np.False_
    v61_of_context_real = (v57, 120.0 * v60, 625.0 * v60, v49, v47, v56, v46, v43)
    v61_of_context_boolean = (v55, v54)
    for _ in range(40):
        *v61_next, v61_now = _stage_loads(prepared, v61[0:2], v61[2:3], v61_of_context_real, v61_of_context_boolean)
        v61 = tuple(np.where(v61_done, old, new) for old, new in zip(v61, v61_next))
        v61_done = v61_done | v61_now
        if np.all(v61_done):
            break
    v61 = (*v61, v61_done)
    v62 = np.where(v40, REAL(0.0), v42 - (v44 * v61[0]))
    v63 = v50 + (dt * v62)
    v64 = (v61[0], v61[1], REAL(0.0))
    v64_done = np.False_
    v64_of_context_real = (v57, 120.0 * v63, 625.0 * v63, v49, v47, v56, v46, v43)
    v64_of_context_boolean = (v55, v54)
    for _ in range(40):
        *v64_next, v64_now = _stage_loads(prepared, v64[0:2], v64[2:3], v64_of_context_real, v64_of_context_boolean)
        v64 = tuple(np.where(v64_done, old, new) for old, new in zip(v64, v64_next))
        v64_done = v64_done | v64_now
        if np.all(v64_done):
            break
    v64 = (*v64, v64_done)
    v65 = np.where(v53, REAL(0.0), prepared[5])
    v66 = np.where(v53, REAL(0.0), v65 * np.where(v53, REAL(0.0), REAL(1.0)))
    v67 = np.where(v53, REAL(0.0), v65 * np.where(v53, REAL(0.0), tau[1]))
    v68 = 0.16666666666666666 * dt
    v69 = np.where(v53, REAL(0.0), v67 - (v66 * v58[1])) + np.where(v53, REAL(0.0), v67 - (v66 * v61[1]))
    v70 = 0.3333333333333333 * dt
    v71 = np.where(v53, REAL(0.0), qd[1] + v39[16]) + (v68 * v39[12])
    v72 = np.where(v53, REAL(0.0), v71 + ((np.where(v53, REAL(0.0), v67 - (v66 * v64[1])) * v68) + (v70 * v69)))
    v73 = np.where(v40, q[0], (q[0] + (v68 * (v50 + v63))) + (v70 * (v52 + v60)))
    v74 = np.abs(tau[1])
    v75 = np.where(v53, q[1], q[1] + (dt * (v71 + (v68 * v69))))
    v76 = v50 + (v68 * (v39[11] + np.where(v40, REAL(0.0), v42 - (v44 * v64[0]))))
    v77 = np.where(v40, REAL(0.0), v76 + (v70 * (v59 + v62)))
    v78 = np.abs(v77) + (np.abs(v75) + (v74 + (np.abs(v72) + np.abs(v73))))
    v79 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v25 + v9)))
    v80 = ((v78 < 1e+38) & ((np.abs(tau[0]) + v79) < 1e+38)) & (0.0 < dt)
    v81 = v57 * v48
    v82 = 120.0 * v57
    v83 = 40.0 + (v57 * v47)
    v84 = (v83 + (v63 * v82)) - (v64[0] * v81)
    v85 = 65.0 * v57
    v86 = np.where(v40, REAL(0.0), v85 + ((745.0 * v63) + (np.where(0.0 < v84, REAL(1.9), REAL(-1.25)) * (v57 * v84))))
    v87 = 0.0096 * v56
    v88 = np.where(v53, REAL(0.0), v87 * np.abs((v45 * v64[0]) - v43))
    v89 = _max(np.abs(v64[1]), _max(_max(np.abs(v86), np.abs(v88)), np.abs(v64[0])))
    v90 = _max(np.abs(v64[1] - v88), np.abs(v64[0] - v86))
    v91 = (v83 + (v60 * v82)) - (v61[0] * v81)
    v92 = np.where(v40, REAL(0.0), v85 + ((745.0 * v60) + (np.where(0.0 < v91, REAL(1.9), REAL(-1.25)) * (v57 * v91))))
    v93 = np.where(v53, REAL(0.0), np.abs((v45 * v61[0]) - v43) * v87)
    v94 = _max(np.abs(v61[1]), _max(np.abs(v61[0]), _max(np.abs(v93), np.abs(v92))))
    v95 = _max(np.abs(v61[0] - v92), np.abs(v61[1] - v93))
    v96 = (v95 <= (v94 * np.where(v94 < (1.0000000009313226 * v94), REAL(1e-11), REAL(1e-05)))) & v61[3]
    v97 = (v83 + (v52 * v82)) - (v58[0] * v81)
    v98 = np.where(v40, REAL(0.0), v85 + ((745.0 * v52) + (np.where(0.0 < v97, REAL(1.9), REAL(-1.25)) * (v57 * v97))))
    v99 = np.where(v53, REAL(0.0), v87 * np.abs((v45 * v58[0]) - v43))
    v100 = _max(np.abs(v58[1]), _max(np.abs(v58[0]), _max(np.abs(v99), np.abs(v98))))
    v101 = _max(np.abs(v58[1] - v99), np.abs(v58[0] - v98))
    v102 = v96 & ((v101 <= (v100 * np.where(v100 < (1.0000000009313226 * v100), REAL(1e-11), REAL(1e-05)))) & v58[3])
    v103 = v102 & ((v90 <= (v89 * np.where(v89 < (1.0000000009313226 * v89), REAL(1e-11), REAL(1e-05)))) & v64[3])
    v104 = (np.abs(v39[11]) + ((np.abs(v0) + v74) + np.abs(v39[12]))) < 1e+38
    v105 = np.where(v104, np.where(v39[17], np.where(v39[6] | v39[5], np.where(v39[10], REAL(4.0), np.where(v39[7], REAL(1.0), np.where(v39[9], REAL(0.0), REAL(3.0)))), np.where(v39[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v80, v73, q[0]),
        np.where(v80, v75, q[1]),
        np.where(v80, v77, qd[0]),
        np.where(v80, v72, qd[1]),
        np.where(v80, v39[2], mode[0]),
        np.where(v80, v39[3], mode[1]),
        np.where(v80, np.where(v103, v105, _max(REAL(5.0), v105)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               carriage, platform
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 34333 add, 36004 mul, 1716 div, 1 sqrt, 0 sincos, 76576 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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
    v2 = np.where(v0, REAL(0.0), 1.0 / np.where(v1, context_real[0], REAL(1.0)))
    v3 = np.where(v0, REAL(0.0), REAL(1.0))
    v4 = np.where(v0, REAL(0.0), v3 * v2)
    v5 = 1.0 - (312.5 * v4)
    v6 = 1.0 + (1.9 * v5)
    v7 = 1.0 - (1.25 * v5)
    v8 = v7 * v6
    v9 = np.int8(0) == pattern[1]
    v10 = np.where(v9, REAL(0.0), REAL(1.0))
    v11 = v3 + v10
    v12 = v11 <= 1.0
    v13 = 0.0 < np.where(v0, REAL(1.0), np.where(v12 & (0.0 < v8), REAL(1.0), _min(v7, v6)))
    v14 = prepared[11] * v4
    v15 = (np.where(v9, REAL(0.0), np.where(v0, REAL(0.0), 0.0096 * np.abs(v14))) < 1.0) & v13
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[11] * v16)
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
    v27 = -(22.0 + v26)
    v28 = 3.3 * v25
    v29 = 181.5 + v28
    v30 = -(v26 - 22.0)
    v31 = v28 - 181.5
    v32 = v23 + v25
    v33 = 37.5 + (v32 - _min(_min(v29, v27), _min(v31, v30)))
    v34 = np.where(v0, _min(v33, 37.5 + (_max(_max(v31, v30), _max(v29, v27)) - v32)), v21 * v24)
    v35 = np.where(v0, v34, context_real[0] * v34)
    v36 = _max(np.abs(context_real[2]), np.abs(v23))
    v37 = ~flag[0]
    v38 = context_boolean[2] & v37
    v39 = ((0.0 < v34) | (v0 & (0.0 <= v34))) | (v38 & (((-1e-06) * v36) <= v35))
    v40 = 40.0 + (v21 * (v18 + (context_real[4] - (v5 * v22[0]))))
    v41 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v21 * (65.0 + (v40 * np.where(0.0 < v40, REAL(1.9), REAL(-1.25))))))
    v42 = np.where(v9, REAL(0.0), (0.0096 * v20) * np.abs((v14 * v22[0]) - v17))
    v43 = _max(_max(_max(np.abs(v42), np.abs(v41)), np.abs(v22[0])), np.abs(v22[1]))
    v44 = _max(np.abs(v22[0] - v41), np.abs(v42 - v22[1]))
    v45 = (v44 <= (v43 * np.where(v43 < (1.0000000009313226 * v43), REAL(1e-11), REAL(1e-05)))) & v22[3]
    v46 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v24))
    v47 = np.where(v9, context_real[3], v22[1])
    v48 = np.where(v9, REAL(0.0), 1.0 / np.where(v19, context_real[1], REAL(1.0)))
    v49 = np.where(v9, REAL(0.0), np.where(v9, REAL(0.0), v48 * np.where(v9, REAL(0.0), context_real[3])) - (np.where(v9, REAL(0.0), v10 * v48) * v22[1]))
    v50 = np.where(v9, _min(v46 - v47, v47 + v46), v20 * v49)
    v51 = np.where(v9, v50, context_real[1] * v50)
    v52 = _max(np.abs(context_real[3]), np.abs(v47))
    v53 = context_boolean[3] & v37
    v54 = (v53 & (((-1e-06) * v52) <= v51)) | ((0.0 < v50) | (v9 & (0.0 <= v50)))
    v55 = (v45 & (context_boolean[0] | v39)) & (context_boolean[1] | v54)
    v56 = flag[1] | v55
    v57 = 1.0 - v11
    v58 = -(v3 + v57)
    v59 = np.where(v53, np.int8(-1) == context_mode[3], context_boolean[9])
    v60 = np.where(v53, np.int8(1) == context_mode[3], context_boolean[8])
    v61 = v60 | v59
    v62 = (v61 & (v9 & ((0.0 <= v58) & (v58 <= 0.0)))) | (v59 & (np.int8(1) == pattern[1]))
    v63 = np.where(v61, REAL(1.0), REAL(0.0))
    v64 = -v57
    v65 = context_boolean[7] & (~v53)
    v66 = np.where(v65, REAL(0.0), REAL(1.0))
    v67 = np.where(v38, np.int8(-1) == context_mode[2], context_boolean[6])
    v68 = np.where(v38, np.int8(1) == context_mode[2], context_boolean[5])
    v69 = v68 | v67
    v70 = (v69 & (v0 & ((v66 <= v64) & (v64 <= v63)))) | (v67 & (np.int8(1) == pattern[0]))
    v71 = v70 | v62
    v72 = np.where(v71, v11, 1.0 + v11)
    v73 = ~(v71 | (v72 <= (v63 + np.where(v69, REAL(1.0), REAL(0.0)))))
    v74 = v73 & (~v56)
    v75 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v76 = v75 & ((context_boolean[2] | context_boolean[3]) & (v37 & v74))
    v77 = np.where(((v66 <= v72) & (v72 <= v63)) & (context_boolean[4] & (~v38)), np.int8(0), np.where(v68, np.int8(1), np.int8(-1)))
    v78 = np.where(v62, pattern[0], np.where(v70, np.where(v68 & v0, np.int8(1), np.int8(-1)), v77))
    v79 = v72 - np.where(np.int8(0) == v78, REAL(0.0), REAL(1.0))
    v80 = np.where(v65 & ((v79 <= 0.0) & (0.0 <= v79)), np.int8(0), np.where(v60, np.int8(1), np.int8(-1)))
    v81 = ~flag[1]
    v82 = (v45 & (context_boolean[0] | (((-1e-12) * v36) <= v35))) & (context_boolean[1] | (((-1e-12) * v52) <= v51))
    v83 = ((~flag[2]) & (v81 & v82)) | (v81 & v55)
    v84 = flag[3] | (flag[1] & v55)
    v85 = ~v45
    v86 = v1 & (v8 < 0.0)
    v87 = v12 & v86
    v88 = v56 & ((v73 | ((v0 & v9) | (~v71))) | v84)
    return (
        np.where(v76, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v78),
        np.where(v76, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v62, np.where(v9 & v60, np.int8(1), np.int8(-1)), v80)),
        np.where(v83, pattern[0], best[0]),
        np.where(v83, pattern[1], best[1]),
        flag[0] | v76,
        v56,
        flag[2] | v82,
        v84,
        flag[4] | (v85 & (~((v87 & v85) & ((1e-05 * v43) < v44)))),
        np.where(v83, v13, flag[5]),
        np.where(v83, v86 & (v87 & v45), flag[6]),
        np.where(v83, v24, number[0]),
        np.where(v83, v49, number[1]),
        v22[0],
        v22[1],
        (v74 & (~v76)) | v88,
    )


def _margin_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = np.int8(0) == context_mode[0]
    v1 = context_real[2] - prepared[2]
    v2 = np.where(v0, REAL(0.0), prepared[4])
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v1) * v2)
    v4 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), REAL(1.0)))
    v5 = np.int8(0) == context_mode[1]
    v6 = (context_real[5], context_real[6], REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (_real_of(context_mode[0]), 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v4) - 1.0, context_real[2] - (312.5 * v3), _real_of(context_mode[1]), prepared[18] * v4, prepared[12] + (prepared[11] * v3))
    v6_of_context_boolean = (~v0, ~v5)
    for _ in range(40):
        *v6_next, v6_now = _margin_loads(prepared, v6[0:2], v6[2:3], v6_of_context_real, v6_of_context_boolean)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = np.where(v0, REAL(0.0), v3 - (v4 * v6[0]))
    v8 = (context_real[2] - (312.5 * v7)) - v1
    v9 = 55.0 - v8
    v10 = 0.3999999999999999 * v9
    v11 = -(3.3 * v9)
    v12 = 55.0 + v8
    v13 = 3.3 * v12
    v14 = -(0.3999999999999999 * v12)
    v15 = v1 + v8
    v16 = (37.5 + _max(_max(v10, v11), _max(v13, v14))) - v15
    v17 = v15 + (37.5 - _min(_min(v13, v14), _min(v10, v11)))
    v18 = _min(v16, v17)
    v19 = v0 & (v18 < 0.0)
    v20 = (context_real[2] - context_real[0]) - (312.5 * context_real[4])
    v21 = v20 - 55.0
    v22 = 3.3 * v21
    v23 = -(0.3999999999999999 * v21)
    v24 = 55.0 + v20
    v25 = 3.3 * v24
    v26 = -(0.3999999999999999 * v24)
    v27 = context_real[0] + v20
    v28 = (37.5 + _max(_max(v22, v23), _max(v25, v26))) - v27
    v29 = _max(REAL(0.0), _min(v28, v27 + (37.5 - _min(_min(v25, v26), _min(v22, v23)))))
    v30 = 0.0132 * np.abs(prepared[12] + (prepared[11] * v7))
    v31 = context_real[1] + v30
    v32 = context_real[1] - v30
    v33 = _min(v31, -v32)
    v34 = v5 & (v33 < 0.0)
    v35 = 0.0132 * np.abs(context_real[3] + (context_real[4] * prepared[11]))
    v36 = _max(REAL(0.0), _min(v35 - context_real[1], context_real[1] + v35))
    return (
        np.where(v19, v29 / np.where(v19, np.where(v19, v29 - v18, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v34, v36 / np.where(v34, np.where(v34, v36 - v33, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v19,
        v34,
        _mode_of(v17 - v16),
        _mode_of(v32 + v31),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = _mode_of(qd[0])
    v1 = 0.0 == qd[0]
    v2 = tau[0] - prepared[2]
    v3 = np.where(v1, REAL(0.0), (745.0 * qd[0]) + (65.0 * _real_of(v0))) - v2
    v4 = (prepared[20] * v3) - prepared[12]
    v5 = 0.0132 * np.sqrt(v4 * v4)
    v6 = 120.0 * qd[0]
    v7 = 219.0 + (2.3 * (np.abs(v6) + np.abs((tau[0] - v2) + (prepared[22] * v3))))
    v8 = np.where(prepared[24] < 1.0, prepared[27] * _max(v5, v7), REAL(1e+38))
    v9 = _min(v8, v7 + (prepared[23] * v8))
    v10 = _min(v9, v7 + (prepared[23] * v9))
    v11 = _min(_min(v8, v5 + (prepared[21] * v8)), v5 + (prepared[21] * v9))
    v12 = tau[1] * prepared[5]
    v13 = np.abs(v12)
    v14 = 1e-08 * v13
    v15 = 0.0 == qd[1]
    v16 = v15 & (v13 <= (v14 + (prepared[19] * _min(v11, v5 + (prepared[21] * v10)))))
    v17 = prepared[4] * v3
    v18 = np.abs(v17)
    v19 = 1e-08 * v18
    v20 = v1 & (v18 <= (v19 + (prepared[26] * _min(v10, v7 + (prepared[23] * v10)))))
    v21 = ~(np.int8(0) == forced[1])
    v22 = v21 & (v15 & v21)
    v23 = -v14
    v24 = _mode_of(qd[1])
    v25 = np.where(v15, v23 < v12, np.int8(1) == v24)
    v26 = np.where(v16 & (~v22), np.int8(0), np.where(np.where(v22, np.int8(1) == forced[1], v25), np.int8(1), np.int8(-1)))
    v27 = ~(np.int8(0) == forced[0])
    v28 = v27 & (v1 & v27)
    v29 = -(v19 - prepared[25])
    v30 = np.where(v1, v29 < (-v17), np.int8(1) == v0)
    v31 = np.where(v20 & (~v28), np.int8(0), np.where(np.where(v28, np.int8(1) == forced[0], v30), np.int8(1), np.int8(-1)))
    v32 = ~v15
    v33 = ~v1
    v34 = (v31, v26, v31, v26, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v34_done = np.False_
    v34_of_context_real = (prepared[1], prepared[0], v2, tau[1], v6, 625.0 * qd[0], tau[0], prepared[12])
    v34_of_context_boolean = (v33, v32, v28, v22, v20, v30, np.where(v1, v29 < v17, np.int8(-1) == v0), v16, v25, np.where(v15, v23 < (-v12), np.int8(-1) == v24))
    v34_of_context_mode = (v0, v24, forced[0], forced[1])
    for _ in range(18):
        *v34_next, v34_now = _interpolated_pattern(prepared, v34[0:2], v34[2:4], v34[4:11], v34[11:15], v34_of_context_real, v34_of_context_boolean, v34_of_context_mode)
        v34 = tuple(np.where(v34_done, old, new) for old, new in zip(v34, v34_next))
        v34_done = v34_done | v34_now
        if np.all(v34_done):
            break
    v34 = (*v34, v34_done)
    v35 = np.int8(0) == v34[2]
    v36 = np.where(v35, REAL(0.0), prepared[4])
    v37 = np.where(v35, REAL(0.0), v36 * np.where(v35, REAL(0.0), v2))
    v38 = prepared[12] + (prepared[11] * v37)
    v39 = np.where(v35, REAL(0.0), np.where(v35, REAL(0.0), REAL(1.0)) * v36)
    v40 = prepared[11] * v39
    v41 = -v40
    v42 = tau[0] - (312.5 * v37)
    v43 = 1.0 - (312.5 * v39)
    v44 = -v43
    v45 = np.int8(0) == v34[3]
    v46 = ~v45
    v47 = ~v35
    v48 = _real_of(v34[3])
    v49 = 0.5 * trial
    v50 = qd[0] + (v34[11] * v49)
    v51 = _real_of(v34[2])
    v52 = (v34[13], v34[14], REAL(0.0))
    v52_done = np.False_
    v52_of_context_real = (v51, 120.0 * v50, 625.0 * v50, v44, v42, v48, v41, v38)
    v52_of_context_boolean = (v47, v46)
    for _ in range(40):
        *v52_next, v52_now = _stage_loads(prepared, v52[0:2], v52[2:3], v52_of_context_real, v52_of_context_boolean)
        v52 = tuple(np.where(v52_done, old, new) for old, new in zip(v52, v52_next))
        v52_done = v52_done | v52_now
        if np.all(v52_done):
            break
    v52 = (*v52, v52_done)
    v53 = np.where(v35, REAL(0.0), v37 - (v39 * v52[0]))
    v54 = qd[0] + (v49 * v53)
    v55 = (v52[0], v52[1], REAL(0.0))
    v55_done = np.False_
    v55_of_context_real = (v51, 120.0 * v54, 625.0 * v54, v44, v42, v48, v41, v38)
    v55_of_context_boolean = (v47, v46)
    for _ in range(40):
        *v55_next, v55_now = _stage_loads(prepared, v55[0:2], v55[2:3], v55_of_context_real, v55_of_context_boolean)
        v55 = tuple(np.where(v55_done, old, new) for old, new in zip(v55, v55_next))
        v55_done = v55_done | v55_now
        if np.all(v55_done):
            break
    v55 = (*v55, v55_done)
    v56 = np.where(v35, REAL(0.0), v37 - (v39 * v55[0]))
    v57 = qd[0] + (trial * v56)
    v58 = (v55[0], v55[1], REAL(0.0))
    v58_done = np.False_
    v58_of_context_real = (v51, 120.0 * v57, 625.0 * v57, v44, v42, v48, v41, v38)
    v58_of_context_boolean = (v47, v46)
    for _ in range(40):
        *v58_next, v58_now = _stage_loads(prepared, v58[0:2], v58[2:3], v58_of_context_real, v58_of_context_boolean)
        v58 = tuple(np.where(v58_done, old, new) for old, new in zip(v58, v58_next))
        v58_done = v58_done | v58_now
        if np.all(v58_done):
            break
    v58 = (*v58, v58_done)
    v59 = np.where(v45, REAL(0.0), prepared[5])
    v60 = np.where(v45, REAL(0.0), v59 * np.where(v45, REAL(0.0), REAL(1.0)))
    v61 = np.where(v45, REAL(0.0), np.where(v45, REAL(0.0), tau[1]) * v59)
    v62 = 0.16666666666666666 * trial
    v63 = np.where(v45, REAL(0.0), v61 - (v55[1] * v60)) + np.where(v45, REAL(0.0), v61 - (v52[1] * v60))
    v64 = 0.3333333333333333 * trial
    v65 = qd[1] + (v62 * v34[12])
    v66 = np.where(v45, REAL(0.0), v65 + ((v62 * np.where(v45, REAL(0.0), v61 - (v60 * v58[1]))) + (v64 * v63)))
    v67 = (v48 * v66) < 0.0
    v68 = v32 & v67
    v69 = np.where(v68, qd[1] / np.where(v68, np.where(v68, qd[1] - v66, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v70 = qd[0] + (v62 * (v34[11] + np.where(v35, REAL(0.0), v37 - (v39 * v58[0]))))
    v71 = np.where(v35, REAL(0.0), v70 + (v64 * (v53 + v56)))
    v72 = (v51 * v71) < 0.0
    v73 = v33 & v72
    v74 = np.where(v73, qd[0] / np.where(v73, np.where(v73, qd[0] - v71, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v75 = np.where(v45, q[1], q[1] + (trial * (v65 + (v62 * v63))))
    v76 = np.where(v35, q[0], (q[0] + (v62 * (qd[0] + v57))) + (v64 * (v50 + v54)))
    v77 = _interpolated_breakaways(prepared, (v2, tau[1], tau[0], prepared[12], v34[11], v34[13], v34[14], v76, v75, v71, v66), (v34[2], v34[3]))
    v78 = v35 | v45
    v79 = np.where(v78, v77[0], REAL(1.0))
    v80 = np.where(v78, v77[1], REAL(1.0))
    v81 = _min(v80, _min(_min(_min(REAL(1.0), v74), v69), v79))
    v82 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v83 = ((v81 < 1.0) & (~v82)) & (~(8.0 <= passes))
    v84 = ~v83
    v85 = crossing[1] | v67
    v86 = crossing[0] | v72
    v87 = v84 & (v86 | v85)
    v88 = np.where(v83, past, np.where(v82, trial + past, dt))
    v89 = np.where(v83, trial * v81, dt - v88)
    v90 = v51 * v43
    v91 = 120.0 * v51
    v92 = 40.0 + (v51 * v42)
    v93 = (v92 + (v57 * v91)) - (v58[0] * v90)
    v94 = 65.0 * v51
    v95 = np.where(v35, REAL(0.0), v94 + ((745.0 * v57) + (np.where(0.0 < v93, REAL(1.9), REAL(-1.25)) * (v51 * v93))))
    v96 = 0.0096 * v48
    v97 = np.where(v45, REAL(0.0), v96 * np.abs((v40 * v58[0]) - v38))
    v98 = _max(_max(_max(np.abs(v95), np.abs(v97)), np.abs(v58[0])), np.abs(v58[1]))
    v99 = _max(np.abs(v58[1] - v97), np.abs(v58[0] - v95))
    v100 = (v92 + (v54 * v91)) - (v55[0] * v90)
    v101 = np.where(v35, REAL(0.0), v94 + ((745.0 * v54) + (np.where(0.0 < v100, REAL(1.9), REAL(-1.25)) * (v51 * v100))))
    v102 = np.where(v45, REAL(0.0), np.abs((v40 * v55[0]) - v38) * v96)
    v103 = _max(_max(np.abs(v55[0]), _max(np.abs(v101), np.abs(v102))), np.abs(v55[1]))
    v104 = _max(np.abs(v55[1] - v102), np.abs(v55[0] - v101))
    v105 = v55[3] & (v104 <= (v103 * np.where(v103 < (1.0000000009313226 * v103), REAL(1e-11), REAL(1e-05))))
    v106 = (v92 + (v50 * v91)) - (v52[0] * v90)
    v107 = np.where(v35, REAL(0.0), v94 + ((745.0 * v50) + (np.where(0.0 < v106, REAL(1.9), REAL(-1.25)) * (v51 * v106))))
    v108 = np.where(v45, REAL(0.0), v96 * np.abs((v40 * v52[0]) - v38))
    v109 = _max(_max(_max(np.abs(v107), np.abs(v108)), np.abs(v52[0])), np.abs(v52[1]))
    v110 = _max(np.abs(v52[1] - v108), np.abs(v52[0] - v107))
    v111 = v105 & (v52[3] & (v110 <= (v109 * np.where(v109 < (1.0000000009313226 * v109), REAL(1e-11), REAL(1e-05)))))
    v112 = np.where(v111 & (v58[3] & (v99 <= (v98 * np.where(v98 < (1.0000000009313226 * v98), REAL(1e-11), REAL(1e-05))))), REAL(0.0), REAL(5.0))
    v113 = (np.abs(tau[1]) + (np.abs(v34[11]) + (np.abs(v2) + np.abs(v34[12])))) < 1e+38
    v114 = np.where(v113, np.where(v34[15], np.where(v34[6] | v34[5], np.where(v34[10], REAL(4.0), np.where(v34[7], REAL(1.0), np.where(v34[9], REAL(0.0), REAL(3.0)))), np.where(v34[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v83, q[0], v76),
        np.where(v83, q[1], v75),
        np.where(v83, qd[0], np.where(v87, np.where(v35 | v86, REAL(0.0), v71), v71)),
        np.where(v83, qd[1], np.where(v87, np.where(v45 | v85, REAL(0.0), v66), v66)),
        v34[2],
        v34[3],
        v83 & (v72 & (v74 <= v81)),
        v83 & (v67 & (v69 <= v81)),
        np.where(v83, forced[0], np.where(v82, heading[0], np.int8(0))),
        np.where(v83, forced[1], np.where(v82, heading[1], np.int8(0))),
        np.where((v79 <= v81) & (v83 & np.where(v78, v77[2], np.bool_(False))), np.where(v78, v77[4], np.int8(0)), np.int8(0)),
        np.where((v80 <= v81) & (v83 & np.where(v78, v77[3], np.bool_(False))), np.where(v78, v77[5], np.int8(0)), np.int8(0)),
        v88,
        v89,
        1.0 + passes,
        _max(worst, _max(v114, v112)),
        v84 & (v89 <= 0.0),
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
      q[2]     joint coordinates in the chain's order, rad or m: carriage, platform
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               carriage, platform
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 359549 add, 377410 mul, 18000 div, 10 sqrt, 0 sincos, 808795 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 43), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
