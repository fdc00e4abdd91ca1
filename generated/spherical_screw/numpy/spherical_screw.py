# spherical_screw, emitted by symgen 0.1.0
"""Waist, shoulder and a boom that a screw pushes out, the vector case of Dupont (1993)

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
)
DEFAULTS = (
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 0))
    with np.errstate(all="ignore"):
        values = (
            REAL(0.0),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = v2 * (40.0 * v2)
    v4 = 0.4 * v0
    return (
        20.008 + (v1 * ((7.992 + v3) * v1)),
        REAL(0.0),
        v4,
        REAL(0.0),
        8.0 + v3,
        REAL(0.0),
        v4,
        REAL(0.0),
        REAL(60.0),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      M[3][3]  inertia matrix; row by row

    Operations: 4 add, 5 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 80.0 * v2
    v4 = qd[0] * v0
    v5 = 0.4 * qd[2]
    v6 = qd[0] * v1
    v7 = qd[2] * v3
    v8 = 40.0 * v2
    v9 = ((88.29 + (392.40000000000003 * v2)) * v1) + (qd[1] * v7)
    v10 = (392.40000000000003 * v0) + ((0.4 * qd[1]) * v6)
    return (
        v1 * ((v7 * v6) - (qd[1] * (((15.984 + (v2 * v3)) * v4) - v5))),
        v9 + (v6 * (((7.992 + (v2 * v8)) * v4) - v5)),
        v10 - (v8 * ((qd[1] * qd[1]) + (v6 * v6))),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      h[3]  bias, N m or N

    Operations: 12 add, 23 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _gravity(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    return (
        REAL(0.0),
        (402.2100000000001 + (392.40000000000003 * q[2])) * v1,
        392.40000000000003 * v0,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      g[3]  gravity terms, N m or N

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v1 * (v3 * v1)
    v5 = v0 * ((7.992 + (v2 * v3)) * v1)
    v6 = 0.2 * v1
    v7 = (qd[0] * v5) - (qd[2] * v6)
    v8 = qd[1] * v6
    v9 = qd[0] * v4
    v10 = (qd[0] * v6) - (qd[1] * v3)
    return (
        (qd[2] * v4) - (qd[1] * v5),
        -v7,
        v8 + v9,
        v7,
        qd[2] * v3,
        -v10,
        v8 - v9,
        v10,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      C[3][3]  Christoffel's matrix; row by row

    Operations: 7 add, 16 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = qd[0] * v1
    v7 = 80.0 * v2
    v8 = v0 * v6
    v9 = 0.4 * v6
    v10 = 0.4 * v0
    v11 = v1 * ((qd[2] * ((0.4 * qd[1]) + (v7 * v6))) + ((qdd[0] * v5) * v1))
    v12 = ((20.008 * qdd[0]) + (qdd[2] * v10)) - ((qd[1] * (15.984 + (v2 * v7))) * v8)
    v13 = ((88.29 + (392.40000000000003 * v2)) * v1) + (qdd[1] * (8.0 + v4))
    v14 = ((392.40000000000003 * v0) + (60.0 * qdd[2])) + (qdd[0] * v10)
    return (
        v12 + v11,
        (qd[2] * ((qd[1] * v7) - v9)) + (v13 + ((qd[0] * v5) * v8)),
        (v14 - (v3 * ((qd[1] * qd[1]) + (v6 * v6)))) + (qd[1] * v9),
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              waist, shoulder, boom

    Operations: 19 add, 32 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = 0.4 * qd[1]
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = v5 * ((qd[1] * qd[1]) + (v2 * v2))
    v7 = v6 + ((tau[2] - (392.40000000000003 * v0)) - (v3 * v2))
    v8 = 0.006666666666666667 * v0
    v9 = v0 * v2
    v10 = 80.0 * v4
    v11 = ((qd[2] * v1) * (v3 + (v10 * v2))) - tau[0]
    v12 = (v11 - ((qd[1] * (15.984 + (v4 * v10))) * v9)) + (v8 * v7)
    v13 = v4 * v5
    v14 = v12 * (1.0 / ((v0 * ((7.994666666666666 + v13) * v0)) - (v13 + 28.0)))
    v15 = (tau[1] - ((88.29 + (392.40000000000003 * v4)) * v1)) - ((qd[0] * (7.992 + v13)) * v9)
    return (
        v14,
        (1.0 / (8.0 + v13)) * (v15 - (qd[2] * ((qd[1] * v10) - (0.4 * v2)))),
        (0.016666666666666666 * v7) - (v8 * v14),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              waist, shoulder, boom

    Gives
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: 21 add, 32 mul, 2 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:3], REAL, (3,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = qd[2] * (((0.4 * qd[0]) * v0) + (30.0 * qd[2]))
    v2 = q[2] * (32.0 + (20.0 * q[2]))
    v3 = (qd[0] * qd[0]) * ((v2 + 26.8) - (v0 * ((16.796 + v2) * v0)))
    return (
        (((qd[1] * qd[1]) * (16.8 + v2)) + v1) + v3,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 8 add, 12 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    return (
        (402.21000000000004 + (392.40000000000003 * q[2])) * v0,
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      V  potential energy, J

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v1
    return (
        v3 * v5,
        v2 * v5,
        v4 * v0,
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      x[3]  position, m

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        v1 * v3,
        -v2,
        -(v0 * v3),
        v1 * v2,
        v3,
        -(v0 * v2),
        v0,
        REAL(0.0),
        v1,
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v1
    v6 = v4 * v0
    return (
        -(v2 * v5),
        -(v3 * v6),
        v1 * v3,
        v3 * v5,
        -(v2 * v6),
        v1 * v2,
        REAL(0.0),
        v5,
        v0,
        REAL(0.0),
        v2,
        REAL(0.0),
        REAL(0.0),
        -v3,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      J[6][3]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 1 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:18], REAL, (6, 3), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 + q[2]
    v5 = v4 * v0
    v6 = v1 * v3
    v7 = v1 * v2
    v8 = -(v0 * v3)
    v9 = -(v0 * v2)
    v10 = v2 * v5
    v11 = -(v3 * v5)
    v12 = v4 * v6
    v13 = -(v4 * v7)
    v14 = -v12
    v15 = -v7
    return (
        v13,
        v11,
        v6,
        v12,
        -v10,
        v7,
        REAL(0.0),
        v4 * v1,
        v0,
        v14,
        v10,
        v15,
        v10,
        v14,
        v8,
        v15,
        v8,
        REAL(0.0),
        v13,
        v11,
        v6,
        v11,
        v13,
        v9,
        v6,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v5,
        v1,
        REAL(0.0),
        v1,
        REAL(0.0),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 1 add, 10 mul, 0 div, 0 sqrt, 2 sincos, 8 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _influence_rotational_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        -v1,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v1,
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
    )


def influence_rotational_tip(prepared, q):
    """Influence coefficients of the link of tip, base frame.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      G[3][3]     first-order influence coefficients; row by row
      H[3][3][3]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v1
    v3 = 40.0 * q[2]
    v4 = (q[2] * (64.0 + v3)) * v2
    v5 = 32.0 + v3
    v6 = (v0 * (v5 * v0)) - v5
    v7 = -v6
    v8 = 0.4 * v1
    return (
        REAL(0.0),
        -(v4 + (36.184000000000005 * v2)),
        v7,
        -(v4 + (31.0 * v2)),
        REAL(0.0),
        REAL(0.0),
        v7,
        v8,
        REAL(0.0),
        v4 + (33.592 * v2),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5,
        -v8,
        v5,
        REAL(0.0),
        v6,
        v8,
        REAL(0.0),
        REAL(0.0),
        -v5,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      P[3][3][3]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 6 add, 10 mul, 0 div, 0 sqrt, 1 sincos, 5 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:27], REAL, (3, 3, 3), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v0
    v3 = qd[0] * v1
    v4 = qdd[1] + (v3 * v2)
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = 80.0 * qd[2]
    v8 = ((392.40000000000003 * v1) + (qd[1] * v7)) + (v6 * v4)
    v9 = v8 + ((147.15 * v1) + (9.0 * v4))
    v10 = (qd[1] * qd[1]) + (v3 * v3)
    v11 = ((392.40000000000003 * v0) + (40.0 * qdd[2])) - (v6 * v10)
    v12 = v11 + ((147.15 * v0) - (9.0 * v10))
    v13 = qd[1] * v2
    v14 = v13 - (qdd[0] * v1)
    v15 = v13 + v14
    v16 = (v7 * v3) - (v6 * v15)
    v17 = -((9.0 * v15) - v16)
    v18 = (0.4 * qd[2]) - (7.992 * v2)
    v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16)
    v20 = (0.4 * qdd[2]) + (0.008 * ((qd[1] * v3) + (qdd[0] * v0)))
    v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v1))) - (v5 * v8)
    return (
        (v1 * v12) - (v0 * v9),
        v17,
        (v0 * v12) + (v1 * v9),
        (v1 * v20) - (v0 * v19),
        v21,
        ((20.0 * qdd[0]) + (v0 * v20)) + (v1 * v19),
        v12,
        v17,
        v9,
        v20,
        v21,
        v19,
        v11,
        v16,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[3][6]  force, then moment, per joint, N and N m; row by row

    Operations: 28 add, 44 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:18], REAL, (3, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v0
    v3 = qd[1] * v2
    v4 = qdd[0] * v1
    v5 = 0.8 + q[2]
    v6 = 40.0 * v5
    v7 = v6 * (v4 - (2.0 * v3))
    v8 = qd[0] * v1
    v9 = 80.0 * qd[2]
    v10 = (v9 * v8) + v7
    v11 = v5 * v6
    v12 = 15.984 + v11
    v13 = 80.0 * v5
    v14 = v13 * v8
    v15 = 0.4 * qd[1]
    v16 = v15 + v14
    v17 = v0 * (((qd[2] * v16) + ((v12 * v4) - (15.984 * v3))) + (v5 * v10))
    v18 = 15.984 + (v5 * v13)
    v19 = (qd[1] * v18) * v1
    v20 = 0.4 * v1
    v21 = v8 * v8
    v22 = 7.992 + v11
    v23 = (v11 * v2) - (0.4 * qd[2])
    v24 = v0 * ((88.29 + (392.40000000000003 * v5)) + (qd[0] * ((7.992 * v2) + v23)))
    v25 = 392.40000000000003 * v1
    v26 = v14 - v15
    v27 = v1 * v1
    v28 = qd[2] * v13
    v29 = v0 * v8
    v30 = (0.4 * v8) - (qd[1] * v13)
    v31 = 0.4 * v0
    return (
        REAL(0.0),
        ((qdd[2] * v20) - (v8 * v19)) - v17,
        v1 * (v7 + v10),
        REAL(0.0),
        (v22 * v21) - v24,
        (v25 + (qd[1] * v9)) + (v13 * (qdd[1] + (v8 * v2))),
        REAL(0.0),
        (v25 + (qdd[0] * v20)) + (v2 * v26),
        -(40.0 * ((qd[1] * qd[1]) + v21)),
        (v28 * v27) - (v0 * v19),
        (qd[2] * v20) - (v18 * v29),
        v1 * v16,
        (v1 * v23) + (v12 * v29),
        v28,
        -v30,
        -(v1 * v26),
        v30,
        REAL(0.0),
        20.008 + (v22 * v27),
        REAL(0.0),
        v31,
        REAL(0.0),
        8.0 + v11,
        REAL(0.0),
        v31,
        REAL(0.0),
        REAL(60.0),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[3][3]    d tau/dq; row by row
      by_qd[3][3]   d tau/dqd; row by row
      by_qdd[3][3]  d tau/dqdd, the inertia matrix; row by row

    Operations: 31 add, 56 mul, 0 div, 0 sqrt, 1 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:18], REAL, (3, 3), lanes), _pack(values[18:27], REAL, (3, 3), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = 0.4 * qd[1]
    v4 = v2 * v2
    v5 = (qd[1] * qd[1]) + v4
    v6 = 0.8 + q[2]
    v7 = 40.0 * v6
    v8 = (v7 * v5) + ((tau[2] - (392.40000000000003 * v0)) - (v3 * v2))
    v9 = 0.006666666666666667 * v0
    v10 = v0 * v2
    v11 = 80.0 * v6
    v12 = v11 * v2
    v13 = v3 + v12
    v14 = qd[2] * v1
    v15 = (((qd[1] * (15.984 + (v6 * v11))) * v10) + tau[0]) - (v14 * v13)
    v16 = v15 - (v9 * v8)
    v17 = v6 * v7
    v18 = 7.996 + v17
    v19 = 1.0 / ((v0 * ((v18 - 0.0013333333333337737) * v0)) - (v18 + 20.003999999999998))
    v20 = v0 * v19
    v21 = (2.0 * v18) - 0.008000000000000881
    v22 = v1 * v19
    v23 = v22 * (((0.006666666666666667 * v8) - ((qd[1] * v21) * v2)) - ((0.005333333333334214 * v16) * v20))
    v24 = v16 * v22
    v25 = v12 - v3
    v26 = qd[0] * v0
    v27 = 392.40000000000003 * v1
    v28 = (v27 + (v26 * v25)) - (0.4 * v24)
    v29 = v9 * v19
    v30 = 2.0 * qd[1]
    v31 = (v30 * v26) + v24
    v32 = ((0.008000000000000881 * qd[1]) * v0) + (v11 * v14)
    v33 = (((qd[0] * v32) + (qd[2] * v3)) - (v18 * v24)) - (7.996 * v31)
    v34 = v7 * v31
    v35 = 80.0 * qd[2]
    v36 = (v35 * v2) - v34
    v37 = (v20 * (v33 + (v6 * v36))) + ((v29 * v28) - v23)
    v38 = ((0.26666666666666666 * v5) * v20) + (v22 * (v36 - v34))
    v39 = ((((v30 * v18) * v0) - v32) - (v9 * v25)) * v22
    v40 = (qd[1] * v11) - (0.4 * v2)
    v41 = ((0.4 * v14) + (v9 * v40)) - (v21 * v10)
    v42 = v13 * v22
    v43 = 1.0 / (8.0 + v17)
    v44 = 7.992 + v17
    v45 = v44 * v43
    v46 = qd[2] * v43
    v47 = (0.4 * v46) - (v45 * v26)
    v48 = 88.29 + (392.40000000000003 * v6)
    v49 = qd[0] * v10
    v50 = v49 - (v43 * ((((v48 * v1) - tau[1]) + (qd[2] * v40)) + (v44 * v49)))
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
        v38,
        -v39,
        v41 * v19,
        v42,
        REAL(0.0),
        (((v48 * v43) * v0) - (v26 * v47)) - (v45 * v4),
        -(v43 * ((v27 + (qd[1] * v35)) + (v11 * v50))),
        (v1 * v47) - (v45 * v10),
        -(v11 * v46),
        -(v43 * v40),
        REAL(0.0),
        (v9 * v37) - (0.016666666666666666 * v28),
        (0.6666666666666666 * v5) - (v9 * v38),
        ((0.016666666666666666 * v1) * v25) + (v9 * v39),
        (0.016666666666666666 * v40) - (v41 * v29),
        -(v9 * v42),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v19,
        REAL(0.0),
        v29,
        REAL(0.0),
        v43,
        REAL(0.0),
        v29,
        REAL(0.0),
        0.016666666666666666 - ((4.444444444444445e-05 * v0) * v20),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              waist, shoulder, boom

    Gives
      A[6][6]  state matrix, state (q, qd); row by row
      B[6][3]  input matrix, one column per joint; row by row

    Operations: 54 add, 98 mul, 2 div, 0 sqrt, 1 sincos, 7 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:54], REAL, (6, 3), lanes)


def _linearize_stage(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = (qd[1] * qd[1]) + (v2 * v2)
    v4 = 0.8 + q[2]
    v5 = 40.0 * v4
    v6 = 0.4 * qd[1]
    v7 = ((tau[2] - (392.40000000000003 * v0)) - (v6 * v2)) + (v5 * v3)
    v8 = 0.006666666666666667 * v0
    v9 = v0 * v2
    v10 = 80.0 * v4
    v11 = (tau[0] + ((qd[1] * (15.984 + (v4 * v10))) * v9)) - (v8 * v7)
    v12 = v10 * v2
    v13 = v6 + v12
    v14 = qd[2] * v1
    v15 = v11 - (v14 * v13)
    v16 = v4 * v5
    v17 = 7.996 + v16
    v18 = 1.0 / ((v0 * ((v17 - 0.0013333333333337737) * v0)) - (v17 + 20.003999999999998))
    v19 = 7.992 + v16
    v20 = qd[0] * v19
    v21 = (qd[1] * v10) - (0.4 * v2)
    v22 = 88.29 + (392.40000000000003 * v4)
    v23 = 1.0 / (8.0 + v16)
    v24 = v23 * ((((v22 * v1) - tau[1]) + (qd[2] * v21)) + (v20 * v9))
    v25 = v8 * v18
    v26 = (0.016666666666666666 * v7) + (v15 * v25)
    v27 = v1 * v18
    v28 = v15 * v27
    v29 = ((0.008000000000000881 * qd[1]) * v0) + (v10 * v14)
    v30 = (((qd[0] * v29) + (qd[2] * v6)) - (v17 * v28)) + (0.008000000000000881 * v28)
    v31 = qd[0] * v0
    v32 = v28 + ((2.0 * qd[1]) * v31)
    v33 = v5 * v32
    v34 = 80.0 * qd[2]
    v35 = (v34 * v2) - v33
    v36 = v0 * v18
    v37 = qd[1] * v27
    v38 = 2.0 * v17
    v39 = v38 - 0.008000000000000881
    v40 = v12 - v6
    v41 = ((392.40000000000003 * v1) + (v31 * v40)) - (0.4 * v28)
    v42 = (v25 * v41) + (((v39 * v2) * v37) - ((0.4 * v27) * v26))
    v43 = v42 + (v36 * ((v30 - (7.996 * v32)) + (v4 * v35)))
    v44 = (v27 * (v33 - v35)) - ((0.26666666666666666 * v3) * v36)
    v45 = ((v38 * v0) * v37) - ((v29 + (v8 * v40)) * v27)
    v46 = ((0.4 * v14) + (v8 * v21)) - (v39 * v9)
    v47 = v13 * v27
    v48 = v23 * v1
    v49 = (0.4 * qd[2]) - (v19 * v31)
    v50 = v10 * v23
    v51 = ((392.40000000000003 * v48) + ((qd[1] * v34) * v23)) + (v50 * ((qd[0] * v9) - v24))
    return (
        -(v15 * v18),
        -v24,
        v26,
        REAL(0.0),
        -v43,
        -v44,
        -v45,
        v46 * v18,
        v47,
        REAL(0.0),
        (v23 * ((v22 * v0) - (v31 * v49))) - (v48 * (v20 * v2)),
        -v51,
        (v48 * v49) - ((v19 * v23) * v9),
        -(qd[2] * v50),
        -(v23 * v21),
        REAL(0.0),
        (v8 * v43) - (0.016666666666666666 * v41),
        (0.6666666666666666 * v3) + (v8 * v44),
        ((0.016666666666666666 * v1) * v40) + (v8 * v45),
        (0.016666666666666666 * v21) - (v46 * v25),
        -(v8 * v47),
        -v18,
        REAL(0.0),
        v25,
        REAL(0.0),
        v23,
        REAL(0.0),
        v25,
        REAL(0.0),
        0.016666666666666666 - ((4.444444444444445e-05 * v0) * v36),
    )


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = _linearize_stage(prepared, (q[0], q[1], q[2]), (qd[0], qd[1], qd[2]), (tau[0], tau[1], tau[2]))
    v1 = 0.5 * dt
    v2 = qd[2] + (v0[2] * v1)
    v3 = qd[1] + (v0[1] * v1)
    v4 = qd[0] + (v0[0] * v1)
    v5 = _linearize_stage(prepared, (q[0] + (qd[0] * v1), q[1] + (qd[1] * v1), q[2] + (qd[2] * v1)), (v4, v3, v2), (tau[0], tau[1], tau[2]))
    v6 = qd[2] + (v1 * v5[2])
    v7 = qd[1] + (v1 * v5[1])
    v8 = qd[0] + (v1 * v5[0])
    v9 = _linearize_stage(prepared, (q[0] + (v1 * v4), q[1] + (v1 * v3), q[2] + (v1 * v2)), (v8, v7, v6), (tau[0], tau[1], tau[2]))
    v10 = v5[0] + v9[0]
    v11 = dt * dt
    v12 = 0.16666666666666666 * v11
    v13 = v5[1] + v9[1]
    v14 = v5[2] + v9[2]
    v15 = _linearize_stage(prepared, (q[0] + (dt * v8), q[1] + (dt * v7), q[2] + (dt * v6)), (qd[0] + (dt * v9[0]), qd[1] + (dt * v9[1]), qd[2] + (dt * v9[2])), (tau[0], tau[1], tau[2]))
    v16 = 0.16666666666666666 * dt
    v17 = 0.3333333333333333 * dt
    v18 = 0.25 * v11
    v19 = 1.0 + (v0[10] * v18)
    v20 = v18 * v9[5]
    v21 = v1 * v9[7]
    v22 = v1 * v5[12]
    v23 = v1 * v5[14]
    v24 = v1 * v5[13]
    v25 = ((v5[10] + (v0[4] * v22)) + (v0[16] * v23)) + (v0[10] * v24)
    v26 = v1 * v9[8]
    v27 = v1 * v5[18]
    v28 = v1 * v5[20]
    v29 = v1 * v5[19]
    v30 = ((v5[16] + (v0[4] * v27)) + (v0[16] * v28)) + (v0[10] * v29)
    v31 = (((v0[16] * v20) + (v9[4] * v19)) + (v21 * v25)) + (v26 * v30)
    v32 = v1 * v9[6]
    v33 = v1 * v5[6]
    v34 = v1 * v5[8]
    v35 = v1 * v5[7]
    v36 = ((v5[4] + (v0[4] * v33)) + (v0[16] * v34)) + (v0[10] * v35)
    v37 = v31 + (v32 * v36)
    v38 = v0[11] * v18
    v39 = ((v5[11] + (v0[17] * v23)) + (v0[5] * v22)) + (v0[11] * v24)
    v40 = ((v5[17] + (v0[17] * v28)) + (v0[5] * v27)) + (v0[11] * v29)
    v41 = (((v9[5] + (v9[4] * v38)) + (v0[17] * v20)) + (v21 * v39)) + (v26 * v40)
    v42 = ((v5[5] + (v0[5] * v33)) + (v0[17] * v34)) + (v0[11] * v35)
    v43 = v41 + (v32 * v42)
    v44 = v0[12] * v18
    v45 = ((v5[12] + (v0[18] * v23)) + (v0[6] * v22)) + (v0[12] * v24)
    v46 = ((v5[18] + (v0[18] * v28)) + (v0[6] * v27)) + (v0[12] * v29)
    v47 = (((v9[6] + (v9[4] * v44)) + (v0[18] * v20)) + (v21 * v45)) + (v26 * v46)
    v48 = ((v5[6] + (v0[6] * v33)) + (v0[18] * v34)) + (v0[12] * v35)
    v49 = v47 + (v32 * v48)
    v50 = v1 + (v0[13] * v18)
    v51 = (((v5[13] + (v1 * v5[10])) + (v0[19] * v23)) + (v0[7] * v22)) + (v0[13] * v24)
    v52 = (((v5[19] + (v1 * v5[16])) + (v0[19] * v28)) + (v0[7] * v27)) + (v0[13] * v29)
    v53 = (((v9[7] + (v9[4] * v50)) + (v0[19] * v20)) + (v21 * v51)) + (v26 * v52)
    v54 = (((v5[7] + (v1 * v5[4])) + (v0[7] * v33)) + (v0[19] * v34)) + (v0[13] * v35)
    v55 = v53 + (v32 * v54)
    v56 = v1 + (v0[20] * v18)
    v57 = v0[14] * v18
    v58 = (((v5[14] + (v1 * v5[11])) + (v0[20] * v23)) + (v0[8] * v22)) + (v0[14] * v24)
    v59 = (((v5[20] + (v1 * v5[17])) + (v0[20] * v28)) + (v0[8] * v27)) + (v0[14] * v29)
    v60 = (((v9[8] + (v9[5] * v56)) + (v9[4] * v57)) + (v21 * v58)) + (v26 * v59)
    v61 = (((v5[8] + (v1 * v5[5])) + (v0[8] * v33)) + (v0[20] * v34)) + (v0[14] * v35)
    v62 = v60 + (v32 * v61)
    v63 = v18 * v9[11]
    v64 = v1 * v9[13]
    v65 = v1 * v9[14]
    v66 = (((v0[16] * v63) + (v19 * v9[10])) + (v64 * v25)) + (v65 * v30)
    v67 = v1 * v9[12]
    v68 = v66 + (v67 * v36)
    v69 = (((v9[11] + (v38 * v9[10])) + (v0[17] * v63)) + (v64 * v39)) + (v65 * v40)
    v70 = v69 + (v67 * v42)
    v71 = (((v9[12] + (v44 * v9[10])) + (v0[18] * v63)) + (v64 * v45)) + (v65 * v46)
    v72 = v71 + (v67 * v48)
    v73 = (((v9[13] + (v50 * v9[10])) + (v0[19] * v63)) + (v64 * v51)) + (v65 * v52)
    v74 = v73 + (v67 * v54)
    v75 = (((v9[14] + (v56 * v9[11])) + (v57 * v9[10])) + (v64 * v58)) + (v65 * v59)
    v76 = v75 + (v67 * v61)
    v77 = v18 * v9[17]
    v78 = v1 * v9[19]
    v79 = v1 * v9[20]
    v80 = (((v0[16] * v77) + (v19 * v9[16])) + (v78 * v25)) + (v79 * v30)
    v81 = v1 * v9[18]
    v82 = v80 + (v81 * v36)
    v83 = (((v9[17] + (v38 * v9[16])) + (v0[17] * v77)) + (v78 * v39)) + (v79 * v40)
    v84 = v83 + (v81 * v42)
    v85 = (((v9[18] + (v44 * v9[16])) + (v0[18] * v77)) + (v78 * v45)) + (v79 * v46)
    v86 = v85 + (v81 * v48)
    v87 = (((v9[19] + (v50 * v9[16])) + (v0[19] * v77)) + (v78 * v51)) + (v79 * v52)
    v88 = v87 + (v81 * v54)
    v89 = (((v9[20] + (v56 * v9[17])) + (v57 * v9[16])) + (v78 * v58)) + (v79 * v59)
    v90 = v89 + (v81 * v61)
    v91 = dt * v1
    v92 = v91 * v15[4]
    v93 = v91 * v15[5]
    v94 = (((v15[4] + v0[4]) + (v92 * v25)) + (v93 * v30)) + (2.0 * v36)
    v95 = dt * v15[7]
    v96 = dt * v15[8]
    v97 = 2.0 + (dt * v15[6])
    v98 = (((v15[5] + v0[5]) + (v92 * v39)) + (v93 * v40)) + (2.0 * v42)
    v99 = (((v15[6] + v0[6]) + (v92 * v45)) + (v93 * v46)) + (2.0 * v48)
    v100 = dt + (v91 * v51)
    v101 = (((v15[7] + v0[7]) + (v93 * v52)) + (2.0 * v54)) + (v15[4] * v100)
    v102 = dt + (v91 * v59)
    v103 = (((v15[8] + v0[8]) + (v92 * v58)) + (2.0 * v61)) + (v15[5] * v102)
    v104 = v91 * v15[11]
    v105 = 2.0 + (v91 * v15[10])
    v106 = dt * v15[12]
    v107 = (((v15[10] + v0[10]) + (v104 * v30)) + (v105 * v25)) + (v106 * v37)
    v108 = dt * v15[14]
    v109 = 2.0 + (dt * v15[13])
    v110 = (((v15[11] + v0[11]) + (v104 * v40)) + (v105 * v39)) + (v106 * v43)
    v111 = (((v15[12] + v0[12]) + (v104 * v46)) + (v105 * v45)) + (v106 * v49)
    v112 = (((v15[13] + v0[13]) + (2.0 * v51)) + (v104 * v52)) + (v15[10] * v100)
    v113 = (((v15[14] + v0[14]) + (v105 * v58)) + (v15[11] * v102)) + (v106 * v62)
    v114 = v91 * v15[16]
    v115 = 2.0 + (v91 * v15[17])
    v116 = dt * v15[18]
    v117 = (((v15[16] + v0[16]) + (v114 * v25)) + (v115 * v30)) + (v116 * v37)
    v118 = dt * v15[19]
    v119 = 2.0 + (dt * v15[20])
    v120 = (((v15[17] + v0[17]) + (v114 * v39)) + (v115 * v40)) + (v116 * v43)
    v121 = (((v15[18] + v0[18]) + (v114 * v45)) + (v115 * v46)) + (v116 * v49)
    v122 = (((v15[19] + v0[19]) + (v115 * v52)) + (v15[16] * v100)) + (v116 * v55)
    v123 = (((v15[20] + v0[20]) + (v114 * v58)) + (2.0 * v59)) + (v15[17] * v102)
    v124 = (v0[27] * v23) + (v0[21] * v22)
    v125 = (v5[27] + (v0[27] * v28)) + (v0[21] * v27)
    v126 = (v5[21] + (v0[21] * v33)) + (v0[27] * v34)
    v127 = (((v9[21] + (v0[27] * v20)) + (v21 * v124)) + (v26 * v125)) + (v32 * v126)
    v128 = v0[25] * v18
    v129 = v5[19] * v128
    v130 = v5[7] * v128
    v131 = v5[25] + (v0[25] * v24)
    v132 = (((v9[8] * v129) + (v9[4] * v128)) + (v9[6] * v130)) + (v21 * v131)
    v133 = v0[25] * v12
    v134 = (v0[29] * v23) + (v0[23] * v22)
    v135 = (v5[29] + (v0[29] * v28)) + (v0[23] * v27)
    v136 = (v5[23] + (v0[23] * v33)) + (v0[29] * v34)
    v137 = (((v9[23] + (v0[29] * v20)) + (v21 * v134)) + (v26 * v135)) + (v32 * v136)
    v138 = (((v64 * v124) + (v0[27] * v63)) + (v67 * v126)) + (v65 * v125)
    v139 = (((v9[25] + (v9[10] * v128)) + (v9[12] * v130)) + (v9[14] * v129)) + (v64 * v131)
    v140 = (((v64 * v134) + (v0[29] * v63)) + (v67 * v136)) + (v65 * v135)
    v141 = (((v9[27] + (v0[27] * v77)) + (v78 * v124)) + (v81 * v126)) + (v79 * v125)
    v142 = (((v9[18] * v130) + (v9[16] * v128)) + (v9[20] * v129)) + (v78 * v131)
    v143 = (((v9[29] + (v0[29] * v77)) + (v78 * v134)) + (v81 * v136)) + (v79 * v135)
    v144 = (((v15[21] + v0[21]) + (v92 * v124)) + (v93 * v125)) + (2.0 * v126)
    v145 = dt * v129
    v146 = 2.0 * v0[25]
    v147 = (((v15[5] * v145) + (v146 * v35)) + (v131 * v92)) + (v95 * v139)
    v148 = (((v15[23] + v0[23]) + (v92 * v134)) + (v93 * v135)) + (2.0 * v136)
    v149 = ((v108 * v141) + ((v104 * v125) + (v105 * v124))) + (v106 * v127)
    v150 = (((v15[25] + v0[25]) + (v15[11] * v145)) + (v131 * v105)) + (v108 * v142)
    v151 = ((v108 * v143) + ((v104 * v135) + (v105 * v134))) + (v106 * v137)
    v152 = (((v15[27] + v0[27]) + (v114 * v124)) + (v115 * v125)) + (v116 * v127)
    v153 = (((v15[17] * v145) + (v146 * v29)) + (v131 * v114)) + (v116 * v132)
    v154 = (((v15[29] + v0[29]) + (v114 * v134)) + (v115 * v135)) + (v116 * v137)
    return (
        (q[0] + (qd[0] * dt)) + (v12 * (v0[0] + v10)),
        (q[1] + (qd[1] * dt)) + (v12 * (v0[1] + v13)),
        (q[2] + (qd[2] * dt)) + (v12 * (v0[2] + v14)),
        (qd[0] + (v17 * v10)) + (v16 * (v0[0] + v15[0])),
        (qd[1] + (v17 * v13)) + (v16 * (v0[1] + v15[1])),
        (qd[2] + (v17 * v14)) + (v16 * (v0[2] + v15[2])),
        REAL(1.0),
        v12 * ((v0[4] + v36) + v37),
        v12 * ((v42 + v0[5]) + v43),
        dt + (v12 * (v49 + (v0[6] + v48))),
        v12 * ((v0[7] + v54) + v55),
        v12 * ((v61 + v0[8]) + v62),
        REAL(0.0),
        1.0 + (v12 * ((v0[10] + v25) + v68)),
        v12 * ((v0[11] + v39) + v70),
        v12 * ((v45 + v0[12]) + v72),
        dt + (v12 * ((v0[13] + v51) + v74)),
        v12 * ((v0[14] + v58) + v76),
        REAL(0.0),
        v12 * (v82 + (v0[16] + v30)),
        1.0 + (v12 * ((v40 + v0[17]) + v84)),
        v12 * ((v0[18] + v46) + v86),
        v12 * ((v0[19] + v52) + v88),
        dt + (v12 * ((v0[20] + v59) + v90)),
        REAL(0.0),
        v16 * (((v94 + (v95 * v68)) + (v96 * v82)) + (v97 * v37)),
        v16 * (((v98 + (v95 * v70)) + (v96 * v84)) + (v97 * v43)),
        1.0 + (v16 * (((v99 + (v95 * v72)) + (v96 * v86)) + (v97 * v49))),
        v16 * (((v101 + (v95 * v74)) + (v96 * v88)) + (v97 * v55)),
        v16 * (((v103 + (v95 * v76)) + (v96 * v90)) + (v97 * v62)),
        REAL(0.0),
        v16 * ((v107 + (v108 * v82)) + (v109 * v68)),
        v16 * ((v110 + (v108 * v84)) + (v109 * v70)),
        v16 * ((v111 + (v108 * v86)) + (v109 * v72)),
        1.0 + (v16 * (((v112 + (v106 * v55)) + (v108 * v88)) + (v109 * v74))),
        v16 * ((v113 + (v108 * v90)) + (v109 * v76)),
        REAL(0.0),
        v16 * ((v117 + (v118 * v68)) + (v119 * v82)),
        v16 * ((v120 + (v118 * v70)) + (v119 * v84)),
        v16 * ((v121 + (v118 * v72)) + (v119 * v86)),
        v16 * ((v122 + (v118 * v74)) + (v119 * v88)),
        1.0 + (v16 * (((v123 + (v116 * v62)) + (v118 * v76)) + (v119 * v90))),
        v12 * ((v126 + v0[21]) + v127),
        (v12 * v132) + (v35 * v133),
        v12 * ((v0[23] + v136) + v137),
        v12 * (v124 + v138),
        v133 + (v12 * (v131 + v139)),
        v12 * (v134 + v140),
        v12 * ((v125 + v0[27]) + v141),
        (v12 * v142) + (v29 * v133),
        v12 * ((v135 + v0[29]) + v143),
        v16 * (((v144 + (v95 * v138)) + (v96 * v141)) + (v97 * v127)),
        v16 * ((v147 + (v96 * v142)) + (v97 * v132)),
        v16 * (((v148 + (v95 * v140)) + (v96 * v143)) + (v97 * v137)),
        v16 * (v149 + (v109 * v138)),
        v16 * ((v150 + (v106 * v132)) + (v109 * v139)),
        v16 * (v151 + (v109 * v140)),
        v16 * ((v152 + (v118 * v138)) + (v119 * v141)),
        v16 * ((v153 + (v118 * v139)) + (v119 * v142)),
        v16 * ((v154 + (v118 * v140)) + (v119 * v143)),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              waist, shoulder, boom
      dt      step, s

    Gives
      q_next[3]   joint coordinates in the chain's order, rad or m
      qd_next[3]  joint rates, rad/s or m/s
      A[6][6]     d(q_next, qd_next)/d(q, qd); row by row
      B[6][3]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Operations: 634 add, 863 mul, 8 div, 0 sqrt, 4 sincos, 40 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:42], REAL, (6, 6), lanes), _pack(values[42:60], REAL, (6, 3), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[0] * v1
    v3 = 2.0 * qd[1]
    v4 = qdd[0] * v0
    v5 = v4 + (v3 * v2)
    v6 = v0 * v5
    v7 = qd[1] * qd[1]
    v8 = -((qdd[1] * v0) + (v7 * v1))
    v9 = qd[0] * v0
    v10 = qdd[0] * v1
    v11 = (v3 * v9) - v10
    v12 = -((v0 * v11) - (v1 * v5))
    v13 = -((qdd[1] * v1) - (v7 * v0))
    v14 = -(v1 * v11)
    v15 = 0.8 + q[2]
    v16 = ((2.0 * qd[2]) * v2) - (v15 * v11)
    v17 = v15 * v1
    v18 = v2 * v2
    v19 = v7 + v18
    v20 = 9.81 * v0
    v21 = (v20 + qdd[2]) - (v15 * v19)
    v22 = v2 * v9
    v23 = v15 * v22
    v24 = v23 + (qdd[1] * v15)
    v25 = 9.81 * v1
    v26 = (v25 + (qd[2] * v3)) + v24
    v27 = -v22
    v28 = -v4
    v29 = v9 * v9
    v30 = v29 - v18
    v31 = -v10
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[0],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v8,
        v12,
        REAL(0.0),
        v13,
        v14,
        v17 * v16,
        (v1 * v16) - (v17 * v11),
        (v0 * (v26 - v23)) - ((v1 * v21) + (v17 * v18)),
        -((v0 * v16) + (v17 * v5)),
        v6,
        v8,
        v12,
        REAL(0.0),
        v13,
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
        v25,
        REAL(0.0),
        -v20,
        v27,
        v28,
        v30,
        qdd[1],
        v31,
        v22,
        v15 * v26,
        v24 + v26,
        v15 * v4,
        -(v21 + (v15 * (v7 + v29))),
        v27,
        v28,
        v30,
        qdd[1],
        v31,
        v22,
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
        v21,
        -v19,
        v31,
        v22 - qdd[1],
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
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[3][30]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 23 add, 40 mul, 0 div, 0 sqrt, 1 sincos, 11 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:90], REAL, (3, 30), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 392.40000000000003 * v1
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((402.21000000000004 + (392.40000000000003 * q[2])) * v0),
        v2,
        REAL(0.0),
        v2,
        REAL(0.0),
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      K[3][3]  stiffness matrix; row by row

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _damping_matrix(prepared, q):
    return (
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


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: waist, shoulder, boom

    Gives
      D[3][3]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = qd[0] * v1
    v7 = 80.0 * v2
    v8 = 0.4 * qd[1]
    v9 = v0 * v6
    v10 = ((88.29 + (392.40000000000003 * v2)) * v1) - tau[1]
    v11 = (v10 + (qd[2] * ((qd[1] * v7) - (0.4 * v6)))) + ((qd[0] * v5) * v9)
    v12 = 0.4 * v0
    v13 = ((qd[2] * v1) * (v8 + (v7 * v6))) - tau[0]
    v14 = v13 - ((qd[1] * (15.984 + (v2 * v7))) * v9)
    v15 = v0 * v0
    v16 = np.where(stuck[2], REAL(0.0), REAL(0.016666666666666666))
    v17 = (v8 * v6) - tau[2]
    v18 = (v3 * ((qd[1] * qd[1]) + (v6 * v6))) - ((392.40000000000003 * v0) + v17)
    v19 = np.where(stuck[2], REAL(0.0), v18)
    v20 = 0.16000000000000003 * v16
    v21 = -(1.0 / np.where(~stuck[0], ((v5 + v20) * v15) - (v4 + 28.0), REAL(1.0)))
    v22 = np.where(stuck[0], REAL(0.0), v21)
    v23 = (((v16 * v12) * v19) - np.where(stuck[0], REAL(0.0), -v14)) * v22
    v24 = np.where(stuck[2], REAL(0.0), v16 * (v19 + (v12 * v23)))
    v25 = v16 * np.where(stuck[2], REAL(0.0), REAL(1.0))
    v26 = v25 * v22
    v27 = np.where(stuck[2], REAL(0.0), v25 + ((v20 * v15) * v26))
    v28 = np.where(stuck[0], REAL(0.0), -(v12 * v26))
    v29 = np.where(stuck[0], REAL(0.0), -v23)
    v30 = (REAL(0.0), REAL(0.0))
    v30_done = np.False_
    v30_of_context_real = (np.sign(qd[2]), ((v12 * v28) - 1.0) + (20.0 * v27), -((v17 + (v12 * v29)) + (20.0 * v24)))
    v30_of_context_boolean = (~stuck[2],)
    for _ in range(40):
        *v30_next, v30_now = _sticking_loads(prepared, v30[0:1], v30[1:2], v30_of_context_real, v30_of_context_boolean)
        v30 = tuple(np.where(v30_done, old, new) for old, new in zip(v30, v30_next))
        v30_done = v30_done | v30_now
        if np.all(v30_done):
            break
    v30 = (*v30, v30_done)
    v31 = np.where(stuck[2], REAL(0.0), v24 - (v27 * v30[0]))
    v32 = -v11
    v33 = np.where(stuck[0], REAL(0.0), v29 - (v28 * v30[0]))
    v34 = np.where(stuck[1], REAL(0.0), np.where(stuck[1], REAL(0.0), 1.0 / np.where(~stuck[1], 8.0 + v4, REAL(1.0))) * np.where(stuck[1], REAL(0.0), v32))
    return (
        np.where(stuck[0], -(v14 + (v12 * v31)), REAL(0.0)),
        np.where(stuck[1], v32, REAL(0.0)),
        np.where(stuck[2], v18 - (v12 * v33), v30[0]),
        v33,
        np.where(stuck[1], REAL(0.0), v34),
        v31,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[3]      joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]     joint rates, rad/s or m/s
      tau[3]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                waist, shoulder, boom
      stuck[3]  joints to hold at rest

    Gives
      f[3]    friction, positive against positive rates, N m or N
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Operations: at most 630 add, 887 mul, 42 div, 0 sqrt, 1 sincos, 1871 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("stuck", stuck, np.bool_, 3))
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = qd[0] * v1
    v6 = 80.0 * v2
    v7 = 0.4 * v5
    v8 = 0.4 * v0
    v9 = v0 * (7.992 + v4)
    v10 = np.int8(0) == mode[2]
    v11 = np.where(v10, REAL(0.0), REAL(0.016666666666666666))
    v12 = np.where(v10, REAL(0.0), REAL(1.0))
    v13 = ~v10
    v14 = (qd[1] * v7) - tau[2]
    v15 = ((v3 * ((qd[1] * qd[1]) + (v5 * v5))) - (392.40000000000003 * v0)) - v14
    v16 = v0 * v11
    v17 = 0.16000000000000003 * v0
    v18 = 1.0 / ((((v16 * v17) - 28.0) - v4) + (v0 * v9))
    v19 = qd[1] * qd[2]
    v20 = qd[1] * v0
    v21 = v5 * ((15.984 * v20) + (v6 * ((v2 * v20) - (qd[2] * v1))))
    v22 = (tau[0] - ((0.4 * v1) * v19)) + v21
    v23 = np.where(v10, REAL(0.0), v15)
    v24 = v16 * v18
    v25 = (v24 * (0.4 * v23)) - (v18 * v22)
    v26 = _real_of(mode[2])
    v27 = v12 * v24
    v28 = v17 * v27
    v29 = np.where(v10, REAL(0.0), v11 * (v12 - v28))
    v30 = (1.0 - (20.0 * v29)) - v28
    v31 = np.where(v10, REAL(0.0), (v11 * v23) - (v16 * (0.4 * v25)))
    v32 = (v14 + (20.0 * v31)) + (v8 * v25)
    v33 = (REAL(0.0), REAL(0.0))
    v33_done = np.False_
    v33_of_context_real = (v26, -v30, -v32)
    v33_of_context_boolean = (v13,)
    for _ in range(40):
        *v33_next, v33_now = _dynamics_loads(prepared, v33[0:1], v33[1:2], v33_of_context_real, v33_of_context_boolean)
        v33 = tuple(np.where(v33_done, old, new) for old, new in zip(v33, v33_next))
        v33_done = v33_done | v33_now
        if np.all(v33_done):
            break
    v33 = (*v33, v33_done)
    v34 = (v27 * (0.4 * v33[0])) - v25
    v35 = (((v9 * (qd[0] * v5)) - tau[1]) + (v6 * v19)) - (qd[2] * v7)
    v36 = (v1 * (88.29 + (392.40000000000003 * v2))) + v35
    v37 = (1.0 / (8.0 + v4)) * v36
    v38 = np.where(v10, REAL(0.0), v31 - (v29 * v33[0]))
    v39 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v40 = (np.abs(q[2]) + (np.abs(q[1]) + v39)) < 1e+38
    v41 = np.abs(v37) + (np.abs(v38) + (np.abs(v36) + np.abs(v22)))
    v42 = (np.abs(v15) + (np.abs(v34) + v41)) < 1e+38
    v43 = v26 * (v32 + (v30 * v33[0]))
    v44 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-v43), REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v43)))
    v45 = np.abs(v33[0] - v44)
    v46 = _max(np.abs(v33[0]), np.abs(v44))
    v47 = (v45 <= (v46 * np.where(v46 < (1.0000000009313226 * v46), REAL(1e-11), REAL(1e-05)))) & v33[2]
    v48 = 1.0 + (0.4285714285714286 * v30)
    v49 = 1.0 - (0.375 * v30)
    v50 = v48 * v49
    v51 = v13 & (v50 < 0.0)
    v52 = v12 <= 1.0
    v53 = v51 & v52
    v54 = np.where(0.0 < np.where(v10, REAL(1.0), np.where(v52 & (0.0 < v50), REAL(1.0), _min(v48, v49))), REAL(0.0), REAL(3.0))
    v55 = np.where(((1e-05 * v46) < v45) & (v53 & (~v47)), REAL(2.0), REAL(5.0))
    return (
        REAL(0.0),
        REAL(0.0),
        np.where(v10, v15 + (v8 * v34), v33[0]),
        -v34,
        -v37,
        v38,
        np.where(v40, np.where(v42, np.where(v47, np.where(v51 & (v47 & v53), REAL(4.0), v54), v55), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               waist, shoulder, boom
      mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[3]    friction, positive against positive rates, N m or N
      qdd[3]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 643 add, 899 mul, 42 div, 0 sqrt, 1 sincos, 1903 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("mode", mode, np.int8, 3))
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:7], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = qd[0] * v1
    v7 = 80.0 * v2
    v8 = 0.4 * v6
    v9 = 0.4 * v0
    v10 = v0 * v0
    v11 = np.int8(0) == mode[2]
    v12 = np.where(v11, REAL(0.0), REAL(0.016666666666666666))
    v13 = np.where(v11, REAL(0.0), REAL(1.0))
    v14 = ~v11
    v15 = (qd[1] * v8) - tau[2]
    v16 = ((v3 * ((qd[1] * qd[1]) + (v6 * v6))) - (392.40000000000003 * v0)) - v15
    v17 = qd[1] * qd[2]
    v18 = qd[1] * v0
    v19 = v6 * ((15.984 * v18) + (v7 * ((v2 * v18) - (qd[2] * v1))))
    v20 = (tau[0] - ((0.4 * v1) * v17)) + v19
    v21 = np.where(v11, REAL(0.0), v16)
    v22 = _real_of(mode[2])
    v23 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v24 = (np.abs(q[2]) + (np.abs(q[1]) + v23)) < 1e+38
    v25 = v13 <= 1.0
    v26 = 0.16000000000000003 * v10
    v27 = v12 * v26
    v28 = 1.0 / (v27 + (((v5 * v10) - 28.0) - v4))
    v29 = v12 * v28
    v30 = (v29 * (v9 * v21)) - (v20 * v28)
    v31 = v13 * v29
    v32 = np.where(v11, REAL(0.0), (v12 * v13) - (v27 * v31))
    v33 = (1.0 - (20.0 * v32)) - (v26 * v31)
    v34 = v9 * v30
    v35 = np.where(v11, REAL(0.0), v12 * (v21 - v34))
    v36 = v34 + (v15 + (20.0 * v35))
    v37 = (REAL(0.0), REAL(0.0))
    v37_done = np.False_
    v37_of_context_real = (v22, -v33, -v36)
    v37_of_context_boolean = (v14,)
    for _ in range(40):
        *v37_next, v37_now = _limits_loads(prepared, v37[0:1], v37[1:2], v37_of_context_real, v37_of_context_boolean)
        v37 = tuple(np.where(v37_done, old, new) for old, new in zip(v37, v37_next))
        v37_done = v37_done | v37_now
        if np.all(v37_done):
            break
    v37 = (*v37, v37_done)
    v38 = (v31 * (v9 * v37[0])) - v30
    v39 = v9 * v38
    v40 = np.where(v11, v16 + v39, v37[0])
    v41 = ((v7 * v17) + ((v6 * (v5 * (qd[0] * v0))) - tau[1])) - (qd[2] * v8)
    v42 = (v1 * (88.29 + (392.40000000000003 * v2))) + v41
    v43 = (1.0 / (8.0 + v4)) * v42
    v44 = np.where(v11, REAL(0.0), v35 - (v32 * v37[0]))
    v45 = ((v39 - v15) - (20.0 * v44)) - v40
    v46 = 0.5 * v45
    v47 = 1.6666666666666667 * v45
    v48 = np.abs(v43) + (np.abs(v44) + (np.abs(v20) + np.abs(v42)))
    v49 = (np.abs(v16) + (np.abs(v38) + v48)) < 1e+38
    v50 = v22 * (v36 + (v33 * v37[0]))
    v51 = np.where(v11, REAL(0.0), -(np.where(0.0 < (-v50), REAL(0.4285714285714286), REAL(-0.375)) * (v22 * v50)))
    v52 = np.abs(v37[0] - v51)
    v53 = _max(np.abs(v37[0]), np.abs(v51))
    v54 = (v52 <= (v53 * np.where(v53 < (1.0000000009313226 * v53), REAL(1e-11), REAL(1e-05)))) & v37[2]
    v55 = 1.0 + (0.4285714285714286 * v33)
    v56 = 1.0 - (0.375 * v33)
    v57 = v55 * v56
    v58 = v14 & (v57 < 0.0)
    v59 = v25 & v58
    v60 = np.where(0.0 < np.where(v11, REAL(1.0), np.where(v25 & (0.0 < v57), REAL(1.0), _min(v55, v56))), REAL(0.0), REAL(3.0))
    v61 = np.where(((1e-05 * v53) < v52) & (v59 & (~v54)), REAL(2.0), REAL(5.0))
    return (
        REAL(0.0),
        REAL(0.0),
        v40,
        -v38,
        -v43,
        v44,
        REAL(0.0),
        REAL(0.0),
        _min(v46, v47) - v45,
        REAL(0.0),
        REAL(0.0),
        _max(v46, v47) - v45,
        REAL(0.0),
        REAL(0.0),
        v22 * v45,
        np.where(v24, np.where(v49, np.where(v54, np.where(v58 & (v54 & v59), REAL(4.0), v60), v61), REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               waist, shoulder, boom
      mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[3]     friction, positive against positive rates, N m or N
      qdd[3]   joint accelerations, rad/s^2 or m/s^2
      low[3]   lowest friction that holds the joint, N m or N
      high[3]  highest friction that holds the joint, N m or N
      load[3]  signed force on bearing or slide, or what a drive with losses carries, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 648 add, 902 mul, 42 div, 0 sqrt, 1 sincos, 1905 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("mode", mode, np.int8, 3))
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], REAL, (3,), lanes), _pack(values[9:12], REAL, (3,), lanes), _pack(values[12:15], REAL, (3,), lanes), _pack(values[15:16], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[1] * v1
    v3 = 1.0 / ((context_real[1] * v2) - context_real[0])
    v4 = v2 * v3
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = v5 * v4
    v7 = np.where(v0, REAL(0.0), (v5 * v1) - (v2 * v6))
    v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7)
    v9 = 1.0 + (0.4285714285714286 * v8)
    v10 = 1.0 - (0.375 * v8)
    v11 = v10 * v9
    v12 = v5 <= 1.0
    v13 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v11) & v12, REAL(1.0), _min(v10, v9)))
    v14 = np.where(v0, REAL(0.0), context_real[5])
    v15 = (context_real[3] * v3) - (v4 * v14)
    v16 = np.where(v0, REAL(0.0), (v1 * v14) + (v2 * v15))
    v17 = context_real[7] - context_real[6]
    v18 = ((context_real[1] * v15) - (20.0 * v16)) - v17
    v19 = ~v0
    v20 = _real_of(pattern[0])
    v21 = (np.where(v13, number[3], REAL(0.0)), REAL(0.0))
    v21_done = np.False_
    v21_of_context_real = (v20, -v8, v18)
    v21_of_context_boolean = (v19,)
    for _ in range(40):
        *v21_next, v21_now = _decide_pattern_loads(prepared, v21[0:1], v21[1:2], v21_of_context_real, v21_of_context_boolean)
        v21 = tuple(np.where(v21_done, old, new) for old, new in zip(v21, v21_next))
        v21_done = v21_done | v21_now
        if np.all(v21_done):
            break
    v21 = (*v21, v21_done)
    v22 = v15 + (v6 * v21[0])
    v23 = context_real[1] * v22
    v24 = np.where(v0, context_real[5] + v23, v21[0])
    v25 = np.where(v0, REAL(0.0), v16 - (v7 * v21[0]))
    v26 = ((v23 - (20.0 * v25)) - v24) - v17
    v27 = 0.5 * v26
    v28 = 1.6666666666666667 * v26
    v29 = v24 + v26
    v30 = np.where(v0, _min(v29 - _min(v28, v27), _max(v28, v27) - v29), v20 * v25)
    v31 = np.where(v0, v30, 60.0 * v30)
    v32 = _max(np.abs(v24), np.abs(context_real[5]))
    v33 = ~flag[0]
    v34 = context_boolean[1] & v33
    v35 = (v34 & (((-1e-06) * v32) <= v31)) | ((0.0 < v30) | (v0 & (0.0 <= v30)))
    v36 = v20 * (v18 - (v8 * v21[0]))
    v37 = np.where(v0, REAL(0.0), np.where(0.0 < v36, REAL(0.4285714285714286), REAL(-0.375)) * (v20 * v36))
    v38 = _max(np.abs(v21[0]), np.abs(v37))
    v39 = np.abs(v21[0] - v37)
    v40 = (v39 <= (v38 * np.where(v38 < (1.0000000009313226 * v38), REAL(1e-11), REAL(1e-05)))) & v21[2]
    v41 = (context_boolean[0] | v35) & v40
    v42 = flag[1] | v41
    v43 = np.where(v34, np.int8(1) == context_mode[1], context_boolean[3])
    v44 = np.where(v34, np.int8(-1) == context_mode[1], context_boolean[4])
    v45 = v44 | v43
    v46 = -(1.0 - v5)
    v47 = (v44 & (np.int8(1) == pattern[0])) | ((v0 & ((v46 <= 0.0) & (0.0 <= v46))) & v45)
    v48 = np.where(v47, v5, 1.0 + v5)
    v49 = ~(v47 | (v48 <= np.where(v45, REAL(1.0), REAL(0.0))))
    v50 = (~v42) & v49
    v51 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v33 & v50))
    v52 = np.where(((0.0 <= v48) & (v48 <= 0.0)) & (context_boolean[2] & (~v34)), np.int8(0), np.where(v43, np.int8(1), np.int8(-1)))
    v53 = ~flag[1]
    v54 = v40 & (context_boolean[0] | (((-1e-12) * v32) <= v31))
    v55 = (v41 & v53) | ((~flag[2]) & (v53 & v54))
    v56 = flag[3] | (flag[1] & v41)
    v57 = ~v40
    v58 = v19 & (v11 < 0.0)
    v59 = v12 & v58
    return (
        np.where(v51, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v47, np.where(v0 & v43, np.int8(1), np.int8(-1)), v52)),
        np.where(v55, pattern[0], best[0]),
        flag[0] | v51,
        v42,
        flag[2] | v54,
        v56,
        flag[4] | (v57 & (~(((1e-05 * v38) < v39) & (v57 & v59)))),
        np.where(v55, v13, flag[5]),
        np.where(v55, v58 & (v40 & v59), flag[6]),
        np.where(v55, -v22, number[0]),
        np.where(v55, context_real[4] * (1.0 / np.where(v55, context_real[2], REAL(1.0))), number[1]),
        np.where(v55, v25, number[2]),
        v21[0],
        (v50 & (~v51)) | (v42 & (v56 | (v49 | (v0 | (~v47))))),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = qd[0] * v1
    v7 = 80.0 * v2
    v8 = v6 * ((v5 * (qd[0] * v0)) - (0.4 * qd[2]))
    v9 = qd[1] * v6
    v10 = v0 * v0
    v11 = np.int8(0) == mode[2]
    v12 = np.where(v11, REAL(0.0), REAL(0.016666666666666666))
    v13 = np.where(v11, REAL(0.0), REAL(1.0))
    v14 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v15 = ((v5 * v10) - 28.0) - v4
    v16 = 0.0 == qd[2]
    v17 = tau[0] - ((qd[2] * v1) * ((0.4 * qd[1]) + (v6 * v7)))
    v18 = v17 + ((15.984 + (v2 * v7)) * (v0 * v9))
    v19 = v0 * v18
    v20 = 1.0 / (v15 + (0.002666666666666667 * v10))
    v21 = v19 * (0.006666666666666667 * v20)
    v22 = 0.4 * v9
    v23 = v22 - tau[2]
    v24 = ((v3 * ((qd[1] * qd[1]) + (v6 * v6))) - (392.40000000000003 * v0)) - v23
    v25 = (v10 * (4.444444444444445e-05 * v20)) - 0.016666666666666666
    v26 = v24 * v25
    v27 = v21 - v26
    v28 = 1e-08 * (np.abs(v26) + np.abs(v21))
    v29 = 0.6666666666666667 * np.abs(40.0 * v25)
    v30 = v29 < 1.0
    v31 = 0.6666666666666667 * np.abs(v24 + (v23 - (40.0 * v27)))
    v32 = np.where(v30, v31 / np.where(v30, np.where(v30, 1.0 - v29, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v33 = _min(v32, v31 + (v29 * v32))
    v34 = _min(v33, v31 + (v29 * v33))
    v35 = np.abs(v27) <= (v28 - (_min(v34, v31 + (v29 * v34)) * (1.0001 * v25)))
    v36 = v16 & v35
    v37 = v10 * (0.16000000000000003 * v12)
    v38 = 1.0 / (v15 + v37)
    v39 = v37 * v38
    v40 = v13 * v39
    v41 = np.where(v11, REAL(0.0), v12 * (v13 - v40))
    v42 = np.where(v11, REAL(0.0), v24)
    v43 = (v42 * v39) - (v19 * (0.4 * v38))
    v44 = np.where(v11, REAL(0.0), v12 * (v42 - v43))
    v45 = (REAL(0.0), REAL(0.0))
    v45_done = np.False_
    v45_of_context_real = (_real_of(mode[2]), v40 + ((20.0 * v41) - 1.0), -((v23 + v43) + (20.0 * v44)))
    v45_of_context_boolean = (~v11,)
    for _ in range(40):
        *v45_next, v45_now = _before_loads(prepared, v45[0:1], v45[1:2], v45_of_context_real, v45_of_context_boolean)
        v45 = tuple(np.where(v45_done, old, new) for old, new in zip(v45, v45_next))
        v45_done = v45_done | v45_now
        if np.all(v45_done):
            break
    v45 = (*v45, v45_done)
    v46 = (v40 * v45[0]) - v43
    v47 = np.where(v11, v24 + v46, v45[0])
    v48 = v47 + ((v23 + (20.0 * np.where(v11, REAL(0.0), v44 - (v41 * v45[0])))) - v46)
    v49 = -(0.5 * v48)
    v50 = -(1.6666666666666667 * v48)
    v51 = _mode_of((v47 - v48) - (0.5 * (_min(v49, v50) + _max(v49, v50))))
    v52 = (~(np.int8(0) == v51)) & (reached[2] & v16)
    v53 = -v28
    v54 = np.where(v11, _mode_of(qd[2]), mode[2])
    v55 = np.where(v16, v53 < v27, np.int8(1) == v54)
    v56 = np.where(v36 & (~v52), np.int8(0), np.where(np.where(v52, np.int8(1) == v51, v55), np.int8(1), np.int8(-1)))
    v57 = (v1 * (88.29 + (392.40000000000003 * v2))) + (v8 + ((v7 * (qd[1] * qd[2])) - tau[1]))
    v58 = (v56, v56, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v58_done = np.False_
    v58_of_context_real = (-v15, 0.4 * v0, 8.0 + v4, v18, -v57, v24, tau[2], v22)
    v58_of_context_boolean = (~v16, v52, v36, v55, np.where(v16, v53 < (-v27), np.int8(-1) == v54))
    v58_of_context_mode = (v54, v51)
    for _ in range(6):
        *v58_next, v58_now = _decide_pattern(prepared, v58[0:1], v58[1:2], v58[2:9], v58[9:13], v58_of_context_real, v58_of_context_boolean, v58_of_context_mode)
        v58 = tuple(np.where(v58_done, old, new) for old, new in zip(v58, v58_next))
        v58_done = v58_done | v58_now
        if np.all(v58_done):
            break
    v58 = (*v58, v58_done)
    v59 = np.abs(v18) + (np.abs(v58[9]) + (np.abs(v58[11]) + np.abs(v58[10])))
    v60 = np.where(v58[13], np.where(v58[4] | v58[3], np.where(v58[8], REAL(4.0), np.where(v58[5], REAL(1.0), np.where(v58[7], REAL(0.0), REAL(3.0)))), np.where(v58[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v61 = np.where((np.abs(v24) + (np.abs(v57) + v59)) < 1e+38, v60, REAL(6.0))
    return (
        _mode_of(qd[0]),
        _mode_of(qd[1]),
        v58[1],
        np.where((np.abs(q[2]) + (np.abs(q[1]) + v14)) < 1e+38, v61, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[3]        joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]       joint rates, rad/s or m/s
      tau[3]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                  waist, shoulder, boom
      mode[3]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[3]  joints whose static limit was reached at this event

    Gives
      mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 4400 add, 6152 mul, 295 div, 0 sqrt, 1 sincos, 13745 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("mode", mode, np.int8, 3), ("reached", reached, np.bool_, 3))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:3], np.int8, (3,), lanes), _pack(values[3:4], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * v0
    v3 = 0.8 + q[2]
    v4 = 80.0 * v3
    v5 = qd[0] * v1
    v6 = v5 * ((15.984 * v2) - (v4 * ((qd[2] * v1) - (v3 * v2))))
    v7 = qd[1] * qd[2]
    v8 = (0.4 * ((v0 * qdd[2]) + (v1 * v7))) - v6
    v9 = 40.0 * v3
    v10 = v3 * v9
    v11 = v0 * (7.992 + v10)
    v12 = v0 * qdd[0]
    v13 = -(((v11 * v12) - v8) - (qdd[0] * (28.0 + v10)))
    v14 = 0.4 * v5
    v15 = ((v11 * (qd[0] * v5)) + (v4 * v7)) - (qd[2] * v14)
    v16 = (v1 * (88.29 + (392.40000000000003 * v3))) + v15
    v17 = ((8.0 + v10) * qdd[1]) + v16
    v18 = (qd[1] * v14) + (0.4 * v12)
    v19 = ((v9 * ((qd[1] * qd[1]) + (v5 * v5))) - (392.40000000000003 * v0)) - v18
    v20 = v18 + v19
    v21 = 0.0 == qd[2]
    v22 = np.where(v21, np.sign(qdd[2]), np.sign(qd[2]))
    v23 = v22 * ((40.0 * qdd[2]) - v20)
    v24 = ((60.0 * qdd[2]) - v19) + (v22 * ((0.0267857142857143 * v23) + (0.4017857142857143 * np.abs(v23))))
    v25 = np.where(0.0 == qd[0], v8, v13)
    v26 = np.where(0.0 == qd[1], v16, v17)
    v27 = -(0.5 * v20)
    v28 = -(1.6666666666666667 * v20)
    return (
        v13,
        v17,
        v24,
        v25,
        v26,
        np.where(v21, v18 + _min(v28, v27), v24),
        v25,
        v26,
        np.where(v21, v18 + _max(v28, v27), v24),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               waist, shoulder, boom
      low[3]   lowest torque that holds a joint at rest, N m or N
      high[3]  highest torque that holds a joint at rest, N m or N

    Operations: 26 add, 40 mul, 0 div, 0 sqrt, 1 sincos, 16 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], REAL, (3,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  what the drives of prescribed joints must supply; zero at the others, N m or N: waist, shoulder,
              boom

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(1.0))
    v2 = -(1.0 - v1)
    v3 = context_boolean[3] | context_boolean[2]
    v4 = (v3 & (v0 & ((v2 <= 0.0) & (0.0 <= v2)))) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v5 = np.where(v4, v1, 1.0 + v1)
    v6 = np.where(context_boolean[1] & ((0.0 <= v5) & (v5 <= 0.0)), np.int8(0), np.where(context_boolean[2], np.int8(1), np.int8(-1)))
    v7 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v8 = context_real[1] * v7
    v9 = 1.0 / ((context_real[1] * v8) - context_real[0])
    v10 = v8 * v9
    v11 = v1 * v10
    v12 = context_real[1] * v11
    v13 = np.where(v0, REAL(0.0), v7 * (v1 - v12))
    v14 = (1.0 - v12) - (20.0 * v13)
    v15 = 1.0 + (0.4285714285714286 * v14)
    v16 = 1.0 - (0.375 * v14)
    v17 = v16 * v15
    v18 = v1 <= 1.0
    v19 = 0.0 < np.where(v0, REAL(1.0), np.where(v18 & (0.0 < v17), REAL(1.0), _min(v16, v15)))
    v20 = np.where(v0, REAL(0.0), context_real[5])
    v21 = (context_real[3] * v9) - (v10 * v20)
    v22 = np.where(v0, REAL(0.0), (v7 * v20) + (v8 * v21))
    v23 = context_real[7] - context_real[6]
    v24 = ((context_real[1] * v21) - (20.0 * v22)) - v23
    v25 = ~v0
    v26 = _real_of(pattern[0])
    v27 = (np.where(v19, number[3], REAL(0.0)), REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, -v14, v24)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _step_pattern_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v21 + (v11 * v27[0])
    v29 = context_real[1] * v28
    v30 = np.where(v0, context_real[5] + v29, v27[0])
    v31 = np.where(v0, REAL(0.0), v22 - (v13 * v27[0]))
    v32 = ((v29 - (20.0 * v31)) - v30) - v23
    v33 = 0.5 * v32
    v34 = 1.6666666666666667 * v32
    v35 = v30 + v32
    v36 = np.where(v0, _min(v35 - _min(v34, v33), _max(v34, v33) - v35), v26 * v31)
    v37 = v26 * (v24 - (v14 * v27[0]))
    v38 = np.where(v0, REAL(0.0), np.where(0.0 < v37, REAL(0.4285714285714286), REAL(-0.375)) * (v26 * v37))
    v39 = _max(np.abs(v27[0]), np.abs(v38))
    v40 = np.abs(v27[0] - v38)
    v41 = (v40 <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v42 = v41 & (context_boolean[0] | ((0.0 < v36) | (v0 & (0.0 <= v36))))
    v43 = ~flag[1]
    v44 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[5]), np.abs(v30))) <= np.where(v0, v36, 60.0 * v36))
    v45 = v41 & v44
    v46 = ((~flag[2]) & (v43 & v45)) | (v43 & v42)
    v47 = flag[1] | v42
    v48 = flag[3] | (flag[1] & v42)
    v49 = ~v41
    v50 = v25 & (v17 < 0.0)
    v51 = v18 & v50
    v52 = context_real[1] * np.where(v0, context_real[10], REAL(0.0))
    v53 = ~(v4 | (v5 <= np.where(v3, REAL(1.0), REAL(0.0))))
    return (
        np.where(v4, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), v6),
        np.where(v46, pattern[0], best[0]),
        flag[0],
        v47,
        flag[2] | v45,
        v48,
        flag[4] | (v49 & (~(((1e-05 * v39) < v40) & (v49 & v51)))),
        np.where(v46, v19, flag[5]),
        np.where(v46, v50 & (v41 & v51), flag[6]),
        np.where(v46, -v28, number[0]),
        np.where(v46, context_real[4] * (1.0 / np.where(v46, context_real[2], REAL(1.0))), number[1]),
        np.where(v46, v31, number[2]),
        v27[0],
        np.where(v46, -(v9 * v52), number[4]),
        np.where(v46, REAL(0.0), number[5]),
        np.where(v46, np.where(v0, REAL(0.0), v10 * v52), number[6]),
        (v47 & (v48 | (v53 | (v0 | (~v4))))) | (v53 & (~v47)),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = 28.0 - ((v5 * (v0 * v0)) - v4)
    v7 = 0.006666666666666667 * v0
    v8 = 0.4 * v0
    v9 = v7 * (1.0 / ((v8 * v7) - v6))
    v10 = (v7 * v9) - 0.016666666666666666
    v11 = 0.6666666666666667 * np.abs(40.0 * v10)
    v12 = v11 < 1.0
    v13 = 80.0 * v2
    v14 = qd[0] * v0
    v15 = 0.4 * qd[2]
    v16 = qd[2] * v13
    v17 = qd[0] * v1
    v18 = v1 * ((v17 * v16) + (qd[1] * (v15 - ((15.992 + (v2 * v13)) * v14))))
    v19 = qd[1] * v17
    v20 = ((v19 * (0.008000000000000881 * v0)) - tau[0]) + v18
    v21 = v9 * v20
    v22 = 0.4 * v19
    v23 = tau[2] - v22
    v24 = ((v3 * ((qd[1] * qd[1]) + (v17 * v17))) - (392.40000000000003 * v0)) + v23
    v25 = v10 * v24
    v26 = v25 + v21
    v27 = v24 - v23
    v28 = 0.6666666666666667 * np.abs(v27 + (40.0 * v26))
    v29 = np.where(v12, v28 / np.where(v12, np.where(v12, 1.0 - v11, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v30 = _min(v29, v28 + (v11 * v29))
    v31 = _min(v30, v28 + (v11 * v30))
    v32 = 1e-08 * (np.abs(v25) + np.abs(v21))
    v33 = np.abs(v26) <= (v32 - (_min(v31, v28 + (v11 * v31)) * (1.0001 * v10)))
    v34 = -(0.5 * v27)
    v35 = -(1.6666666666666667 * v27)
    v36 = 0.5 * dt
    v37 = np.abs(qd[2])
    v38 = (0.0 == v37) | (v37 < ((_min(v35, v34) - _max(v35, v34)) * (v36 * v10)))
    v39 = v38 & v33
    v40 = -v32
    v41 = _mode_of(qd[2])
    v42 = np.where(v38, v40 < (-v26), np.int8(1) == v41)
    v43 = np.where(v39, np.int8(0), np.where(v42, np.int8(1), np.int8(-1)))
    v44 = ((qd[1] * v16) - tau[1]) - (v17 * (v15 - (v5 * v14)))
    v45 = (v1 * (88.29 + (392.40000000000003 * v2))) + v44
    v46 = (v43, v43, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v6, v8, 8.0 + v4, -v20, -v45, v24, tau[2], v22, qd[0], qd[1], qd[2])
    v46_of_context_boolean = (~v38, v39, v42, np.where(v38, v40 < v26, np.int8(-1) == v41))
    for _ in range(6):
        *v46_next, v46_now = _step_pattern(prepared, v46[0:1], v46[1:2], v46[2:9], v46[9:16], v46_of_context_real, v46_of_context_boolean)
        v46 = tuple(np.where(v46_done, old, new) for old, new in zip(v46, v46_next))
        v46_done = v46_done | v46_now
        if np.all(v46_done):
            break
    v46 = (*v46, v46_done)
    v47 = qd[0] + v46[13]
    v48 = v47 + (v36 * v46[9])
    v49 = qd[1] + v46[14]
    v50 = q[1] + (v36 * v49)
    v51 = np.sin(v50)
    v52 = np.cos(v50)
    v53 = v52 * v48
    v54 = np.int8(0) == v46[1]
    v55 = np.where(v54, REAL(0.0), qd[2] + v46[15])
    v56 = v2 + (v36 * v55)
    v57 = 40.0 * v56
    v58 = v57 * v53
    v59 = v55 + (v36 * v46[11])
    v60 = 2.0 * v59
    v61 = v48 * v51
    v62 = 0.4 * v59
    v63 = v49 + (v36 * v46[10])
    v64 = (v63 * (v62 - (v61 * (15.992 + (v56 * (80.0 * v56)))))) + (v60 * v58)
    v65 = v57 * v63
    v66 = v53 * v63
    v67 = tau[2] - (0.4 * v66)
    v68 = np.where(v54, REAL(0.0), ((v67 - (392.40000000000003 * v51)) + (v63 * v65)) + (v53 * v58))
    v69 = 0.4 * v51
    v70 = np.where(v54, REAL(0.0), REAL(0.016666666666666666))
    v71 = v70 * v69
    v72 = v56 * v57
    v73 = 7.992 + v72
    v74 = 1.0 / (((28.0 + v72) - (v69 * v71)) - (v73 * (v51 * v51)))
    v75 = v74 * (((tau[0] - (v68 * v71)) - (v66 * (0.008000000000000881 * v51))) - (v52 * v64))
    v76 = np.where(v54, REAL(0.0), (v70 * v68) - (v71 * v75))
    v77 = np.where(v54, REAL(0.0), REAL(1.0))
    v78 = v77 * (v71 * v74)
    v79 = v77 * v70
    v80 = np.where(v54, REAL(0.0), v79 + (v71 * v78))
    v81 = ~v54
    v82 = _real_of(v46[1])
    v83 = (v46[12], REAL(0.0))
    v83_done = np.False_
    v83_of_context_real = (v82, ((20.0 * v80) - 1.0) - (v69 * v78), (v67 - (v69 * v75)) - (20.0 * v76))
    v83_of_context_boolean = (v81,)
    for _ in range(40):
        *v83_next, v83_now = _stage_loads(prepared, v83[0:1], v83[1:2], v83_of_context_real, v83_of_context_boolean)
        v83 = tuple(np.where(v83_done, old, new) for old, new in zip(v83, v83_next))
        v83_done = v83_done | v83_now
        if np.all(v83_done):
            break
    v83 = (*v83, v83_done)
    v84 = v76 - (v80 * v83[0])
    v85 = np.where(v54, REAL(0.0), v84)
    v86 = v55 + (v36 * v85)
    v87 = 2.0 * v86
    v88 = v75 + (v78 * v83[0])
    v89 = v47 + (v36 * v88)
    v90 = q[1] + (v36 * v63)
    v91 = np.sin(v90)
    v92 = np.cos(v90)
    v93 = v92 * v89
    v94 = v2 + (v36 * v59)
    v95 = 40.0 * v94
    v96 = v95 * v93
    v97 = v91 * v89
    v98 = 0.4 * v86
    v99 = (tau[1] + (v53 * (v62 - (v73 * v61)))) - (v60 * v65)
    v100 = (1.0 / (8.0 + v72)) * (v99 - (v52 * (88.29 + (392.40000000000003 * v56))))
    v101 = v49 + (v36 * v100)
    v102 = (v101 * (v98 - (v97 * (15.992 + (v94 * (80.0 * v94)))))) + (v96 * v87)
    v103 = v101 * v93
    v104 = tau[2] - (0.4 * v103)
    v105 = v101 * v95
    v106 = np.where(v54, REAL(0.0), ((v104 - (392.40000000000003 * v91)) + (v101 * v105)) + (v93 * v96))
    v107 = 0.4 * v91
    v108 = v70 * v107
    v109 = v94 * v95
    v110 = 7.992 + v109
    v111 = 1.0 / (((28.0 + v109) - (v107 * v108)) - (v110 * (v91 * v91)))
    v112 = v111 * (((tau[0] - (v108 * v106)) - (v103 * (0.008000000000000881 * v91))) - (v92 * v102))
    v113 = np.where(v54, REAL(0.0), (v70 * v106) - (v108 * v112))
    v114 = v111 * (v77 * v108)
    v115 = np.where(v54, REAL(0.0), v79 + (v108 * v114))
    v116 = (v83[0], REAL(0.0))
    v116_done = np.False_
    v116_of_context_real = (v82, ((20.0 * v115) - 1.0) - (v107 * v114), (v104 - (20.0 * v113)) - (v107 * v112))
    v116_of_context_boolean = (v81,)
    for _ in range(40):
        *v116_next, v116_now = _stage_loads(prepared, v116[0:1], v116[1:2], v116_of_context_real, v116_of_context_boolean)
        v116 = tuple(np.where(v116_done, old, new) for old, new in zip(v116, v116_next))
        v116_done = v116_done | v116_now
        if np.all(v116_done):
            break
    v116 = (*v116, v116_done)
    v117 = (v115 * v116[0]) - v113
    v118 = np.where(v54, REAL(0.0), -v117)
    v119 = v55 + (dt * v118)
    v120 = v2 + (dt * v86)
    v121 = 80.0 * v120
    v122 = v119 * v121
    v123 = v112 + (v114 * v116[0])
    v124 = v47 + (dt * v123)
    v125 = q[1] + (dt * v101)
    v126 = np.sin(v125)
    v127 = np.cos(v125)
    v128 = v127 * v124
    v129 = v126 * v124
    v130 = 0.4 * v119
    v131 = (tau[1] + (v93 * (v98 - (v110 * v97)))) - (v105 * v87)
    v132 = (1.0 / (8.0 + v109)) * (v131 - (v92 * (88.29 + (392.40000000000003 * v94))))
    v133 = v49 + (dt * v132)
    v134 = v127 * ((v133 * (v130 - (v129 * (15.992 + (v120 * v121))))) + (v128 * v122))
    v135 = 40.0 * v120
    v136 = v133 * v128
    v137 = tau[2] - (0.4 * v136)
    v138 = np.where(v54, REAL(0.0), (v137 - (392.40000000000003 * v126)) + (v135 * ((v133 * v133) + (v128 * v128))))
    v139 = 0.4 * v126
    v140 = v70 * v139
    v141 = v120 * v135
    v142 = 7.992 + v141
    v143 = 1.0 / ((v141 + (28.0 - (v139 * v140))) - (v142 * (v126 * v126)))
    v144 = v143 * (((tau[0] - (v140 * v138)) - (v136 * (0.008000000000000881 * v126))) - v134)
    v145 = np.where(v54, REAL(0.0), (v70 * v138) - (v140 * v144))
    v146 = v137 - ((v139 * v144) + (20.0 * v145))
    v147 = v143 * (v77 * v140)
    v148 = np.where(v54, REAL(0.0), v79 + (v140 * v147))
    v149 = (1.0 + (v139 * v147)) - (20.0 * v148)
    v150 = (v116[0], REAL(0.0))
    v150_done = np.False_
    v150_of_context_real = (v82, -v149, v146)
    v150_of_context_boolean = (v81,)
    for _ in range(40):
        *v150_next, v150_now = _stage_loads(prepared, v150[0:1], v150[1:2], v150_of_context_real, v150_of_context_boolean)
        v150 = tuple(np.where(v150_done, old, new) for old, new in zip(v150, v150_next))
        v150_done = v150_done | v150_now
        if np.all(v150_done):
            break
    v150 = (*v150, v150_done)
    v151 = 0.16666666666666666 * dt
    v152 = v47 + (v151 * ((v144 + (v46[9] + (v147 * v150[0]))) + (2.0 * (v88 + v123))))
    v153 = np.where(v54, q[2], q[2] + (v151 * (v119 + (v87 + (v55 + v60)))))
    v154 = (tau[1] + (v128 * (v130 - (v142 * v129)))) - (v133 * v122)
    v155 = v46[10] + ((1.0 / (8.0 + v141)) * (v154 - (v127 * (88.29 + (392.40000000000003 * v120)))))
    v156 = v49 + (v151 * (v155 + (2.0 * (v100 + v132))))
    v157 = v151 * ((v46[11] + np.where(v54, REAL(0.0), v145 - (v148 * v150[0]))) + (2.0 * (v85 + v118)))
    v158 = np.where(v54, REAL(0.0), v55 + v157)
    v159 = (np.abs(v158) + (np.abs(v156) + (np.abs(v152) + np.abs(v153)))) < 1e+38
    v160 = q[0] + (v151 * ((v47 + v124) + (2.0 * (v48 + v89))))
    v161 = q[1] + (v151 * ((v49 + v133) + (2.0 * (v63 + v101))))
    v162 = np.abs(tau[2]) + (np.abs(tau[1]) + (np.abs(tau[0]) + (v37 + np.abs(v161))))
    v163 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v164 = (np.abs(q[0]) + (np.abs(dt) + v163)) < 1e+38
    v165 = (0.0 < dt) & (v159 & (((np.abs(v160) + v162) < 1e+38) & v164))
    v166 = v146 - (v149 * v150[0])
    v167 = v82 * v82
    v168 = np.where(v54, REAL(0.0), np.where(0.0 < (v82 * v166), REAL(0.4285714285714286), REAL(-0.375)) * (v167 * v166))
    v169 = _max(np.abs(v150[0]), np.abs(v168))
    v170 = (np.abs(v150[0] - v168) <= (v169 * np.where(v169 < (1.0000000009313226 * v169), REAL(1e-11), REAL(1e-05)))) & v150[2]
    v171 = ((v104 - (v107 * v123)) - v116[0]) + (20.0 * v117)
    v172 = np.where(v54, REAL(0.0), v167 * (v171 * np.where(0.0 < (v82 * v171), REAL(0.4285714285714286), REAL(-0.375))))
    v173 = _max(np.abs(v172), np.abs(v116[0]))
    v174 = (np.abs(v116[0] - v172) <= (v173 * np.where(v173 < (1.0000000009313226 * v173), REAL(1e-11), REAL(1e-05)))) & v116[2]
    v175 = ((v67 - (v69 * v88)) - v83[0]) - (20.0 * v84)
    v176 = np.where(v54, REAL(0.0), np.where(0.0 < (v82 * v175), REAL(0.4285714285714286), REAL(-0.375)) * (v167 * v175))
    v177 = _max(np.abs(v176), np.abs(v83[0]))
    v178 = v83[2] & (np.abs(v83[0] - v176) <= (v177 * np.where(v177 < (1.0000000009313226 * v177), REAL(1e-11), REAL(1e-05))))
    v179 = np.where(v46[16], np.where(v46[4] | v46[3], np.where(v46[8], REAL(4.0), np.where(v46[5], REAL(1.0), np.where(v46[7], REAL(0.0), REAL(3.0)))), np.where(v46[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v180 = np.abs(v20) + (np.abs(v46[11]) + (np.abs(v46[10]) + np.abs(v46[9])))
    v181 = np.where((np.abs(v24) + (np.abs(v45) + v180)) < 1e+38, v179, REAL(6.0))
    return (
        np.where(v165, v160, q[0]),
        np.where(v165, v161, q[1]),
        np.where(v165, v153, q[2]),
        np.where(v165, v152, qd[0]),
        np.where(v165, v156, qd[1]),
        np.where(v165, v158, qd[2]),
        np.where(v165, _mode_of(qd[0]), mode[0]),
        np.where(v165, _mode_of(qd[1]), mode[1]),
        np.where(v165, v46[1], mode[2]),
        np.where(v165, np.where((v174 & v178) & v170, v181, _max(REAL(5.0), v181)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               waist, shoulder, boom
      dt       step, s

    Gives
      q_next[3]     joint coordinates in the chain's order, rad or m
      qd_next[3]    joint rates, rad/s or m/s
      mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 5729 add, 8008 mul, 380 div, 0 sqrt, 4 sincos, 17394 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("mode", mode, np.int8, 3), ("tau", tau, REAL, 3), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[1] * v1
    v3 = 1.0 / ((context_real[1] * v2) - context_real[0])
    v4 = v2 * v3
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = v5 * v4
    v7 = np.where(v0, REAL(0.0), (v5 * v1) - (v2 * v6))
    v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7)
    v9 = 1.0 + (0.4285714285714286 * v8)
    v10 = 1.0 - (0.375 * v8)
    v11 = v10 * v9
    v12 = v5 <= 1.0
    v13 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v11) & v12, REAL(1.0), _min(v10, v9)))
    v14 = np.where(v0, REAL(0.0), context_real[5])
    v15 = (context_real[3] * v3) - (v4 * v14)
    v16 = np.where(v0, REAL(0.0), (v1 * v14) + (v2 * v15))
    v17 = context_real[7] - context_real[6]
    v18 = ((context_real[1] * v15) - (20.0 * v16)) - v17
    v19 = ~v0
    v20 = _real_of(pattern[0])
    v21 = (np.where(v13, number[3], REAL(0.0)), REAL(0.0))
    v21_done = np.False_
    v21_of_context_real = (v20, -v8, v18)
    v21_of_context_boolean = (v19,)
    for _ in range(40):
        *v21_next, v21_now = _interpolated_pattern_loads(prepared, v21[0:1], v21[1:2], v21_of_context_real, v21_of_context_boolean)
        v21 = tuple(np.where(v21_done, old, new) for old, new in zip(v21, v21_next))
        v21_done = v21_done | v21_now
        if np.all(v21_done):
            break
    v21 = (*v21, v21_done)
    v22 = v15 + (v6 * v21[0])
    v23 = context_real[1] * v22
    v24 = np.where(v0, context_real[5] + v23, v21[0])
    v25 = np.where(v0, REAL(0.0), v16 - (v7 * v21[0]))
    v26 = ((v23 - (20.0 * v25)) - v24) - v17
    v27 = 0.5 * v26
    v28 = 1.6666666666666667 * v26
    v29 = v24 + v26
    v30 = np.where(v0, _min(v29 - _min(v28, v27), _max(v28, v27) - v29), v20 * v25)
    v31 = np.where(v0, v30, 60.0 * v30)
    v32 = _max(np.abs(context_real[5]), np.abs(v24))
    v33 = ~flag[0]
    v34 = context_boolean[1] & v33
    v35 = (v34 & (((-1e-06) * v32) <= v31)) | ((0.0 < v30) | (v0 & (0.0 <= v30)))
    v36 = v20 * (v18 - (v8 * v21[0]))
    v37 = np.where(v0, REAL(0.0), np.where(0.0 < v36, REAL(0.4285714285714286), REAL(-0.375)) * (v20 * v36))
    v38 = _max(np.abs(v21[0]), np.abs(v37))
    v39 = np.abs(v21[0] - v37)
    v40 = (v39 <= (v38 * np.where(v38 < (1.0000000009313226 * v38), REAL(1e-11), REAL(1e-05)))) & v21[2]
    v41 = (context_boolean[0] | v35) & v40
    v42 = flag[1] | v41
    v43 = np.where(v34, np.int8(1) == context_mode[1], context_boolean[3])
    v44 = np.where(v34, np.int8(-1) == context_mode[1], context_boolean[4])
    v45 = v44 | v43
    v46 = -(1.0 - v5)
    v47 = (v44 & (np.int8(1) == pattern[0])) | ((v0 & ((v46 <= 0.0) & (0.0 <= v46))) & v45)
    v48 = np.where(v47, v5, 1.0 + v5)
    v49 = ~(v47 | (v48 <= np.where(v45, REAL(1.0), REAL(0.0))))
    v50 = v49 & (~v42)
    v51 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v33 & v50))
    v52 = np.where(((0.0 <= v48) & (v48 <= 0.0)) & (context_boolean[2] & (~v34)), np.int8(0), np.where(v43, np.int8(1), np.int8(-1)))
    v53 = ~flag[1]
    v54 = v40 & (context_boolean[0] | (((-1e-12) * v32) <= v31))
    v55 = (v53 & v41) | ((~flag[2]) & (v53 & v54))
    v56 = flag[3] | (flag[1] & v41)
    v57 = ~v40
    v58 = v19 & (v11 < 0.0)
    v59 = v12 & v58
    return (
        np.where(v51, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v47, np.where(v0 & v43, np.int8(1), np.int8(-1)), v52)),
        np.where(v55, pattern[0], best[0]),
        flag[0] | v51,
        v42,
        flag[2] | v54,
        v56,
        flag[4] | (v57 & (~(((1e-05 * v38) < v39) & (v59 & v57)))),
        np.where(v55, v13, flag[5]),
        np.where(v55, v58 & (v59 & v40), flag[6]),
        np.where(v55, -v22, number[0]),
        np.where(v55, context_real[4] * (1.0 / np.where(v55, context_real[2], REAL(1.0))), number[1]),
        np.where(v55, v25, number[2]),
        v21[0],
        (v50 & (~v51)) | (v42 & ((v49 | (v0 | (~v47))) | v56)),
    )


def _margin_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.4285714285714286), REAL(-0.375))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.4285714285714286), REAL(-0.375)) * (context_real[0] * v16), REAL(0.0)))
    v18 = np.abs(v7)
    v19 = v17 < v18
    v20 = np.where(v19, v17, v18)
    v21 = v14 < v20
    v22 = np.where(v21, v14, v20)
    v23 = v11 < v22
    v24 = np.where(v23, v11, v22)
    v25 = v6 < v24
    v26 = polished[0] + np.where(v18 <= (1e-05 * _max(np.abs(u[0]), np.abs(v4))), REAL(1.0), REAL(0.0))
    v27 = (12.0 <= v26) | (~(v25 | (v23 | (v19 | v21))))
    return (
        np.where(v25, v4, np.where(v23, v9, np.where(v21, v12, np.where(v19, v15, u[0])))),
        v26,
        v27 | (np.where(v25, v6, v24) <= 0.0),
    )


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = np.sin(context_real[10])
    v1 = np.cos(context_real[10])
    v2 = np.int8(0) == context_mode[2]
    v3 = 0.8 + context_real[11]
    v4 = 40.0 * v3
    v5 = context_real[12] * v1
    v6 = (v4 * ((context_real[13] * context_real[13]) + (v5 * v5))) - (392.40000000000003 * v0)
    v7 = np.where(v2, REAL(0.0), REAL(0.016666666666666666))
    v8 = context_real[13] * v5
    v9 = (0.4 * v8) - context_real[2]
    v10 = v6 - v9
    v11 = np.where(v2, REAL(0.0), v10)
    v12 = v0 * v0
    v13 = v3 * v4
    v14 = 0.16000000000000003 * v7
    v15 = 1.0 / (((v12 * (v13 + (7.992 + v14))) - 28.0) - v13)
    v16 = v12 * v15
    v17 = 32.0 * v3
    v18 = v14 * v16
    v19 = (v8 * (v16 * (6.3936 + (v3 * v17)))) - (v11 * v18)
    v20 = (((0.16000000000000003 * context_real[13]) + (v5 * v17)) * (context_real[14] * v1)) - (0.4 * context_real[4])
    v21 = v19 - (v20 * (v0 * v15))
    v22 = np.where(v2, REAL(0.0), v7 * (v11 + v21))
    v23 = np.where(v2, REAL(0.0), REAL(1.0))
    v24 = v18 * v23
    v25 = np.where(v2, REAL(0.0), v7 * (v23 - v24))
    v26 = (context_real[8], REAL(0.0))
    v26_done = np.False_
    v26_of_context_real = (_real_of(context_mode[2]), v24 + ((20.0 * v25) - 1.0), (v21 - v9) - (20.0 * v22))
    v26_of_context_boolean = (~v2,)
    for _ in range(40):
        *v26_next, v26_now = _margin_loads(prepared, v26[0:1], v26[1:2], v26_of_context_real, v26_of_context_boolean)
        v26 = tuple(np.where(v26_done, old, new) for old, new in zip(v26, v26_next))
        v26_done = v26_done | v26_now
        if np.all(v26_done):
            break
    v26 = (*v26, v26_done)
    v27 = v6 + (20.0 * np.where(v2, REAL(0.0), v22 - (v25 * v26[0])))
    v28 = -(1.6666666666666667 * v27)
    v29 = -(0.5 * v27)
    v30 = _max(v28, v29)
    v31 = ((v10 + v21) - v27) + (v24 * v26[0])
    v32 = _min(v28, v29)
    v33 = _min(v30 - v31, v31 - v32)
    v34 = v2 & (v33 < 0.0)
    v35 = ((context_real[2] - (20.0 * context_real[7])) - context_real[3]) - context_real[1]
    v36 = 0.5 * v35
    v37 = 1.6666666666666667 * v35
    v38 = ((context_real[0] * context_real[6]) - context_real[1]) - v35
    v39 = _max(REAL(0.0), _min(_max(v36, v37) + v38, -(v38 + _min(v36, v37))))
    return (
        np.where(v34, v39 / np.where(v34, np.where(v34, v39 - v33, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v34,
        _mode_of(((2.0 * v31) - v30) - v32),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = 0.5 * trial
    v1 = q[1] + (qd[1] * v0)
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = 0.8 + q[2]
    v7 = 40.0 * v6
    v8 = v6 * v7
    v9 = 7.992 + v8
    v10 = ((v9 * (v2 * v2)) - v8) - 28.0
    v11 = 0.006666666666666667 * v2
    v12 = 0.4 * v2
    v13 = v11 * (1.0 / ((v12 * v11) + v10))
    v14 = (v11 * v13) - 0.016666666666666666
    v15 = 0.6666666666666667 * np.abs(40.0 * v14)
    v16 = v15 < 1.0
    v17 = 80.0 * v6
    v18 = qd[0] * v2
    v19 = 0.4 * qd[2]
    v20 = qd[2] * v17
    v21 = qd[0] * v3
    v22 = v3 * ((v21 * v20) + (qd[1] * (v19 - ((15.992 + (v6 * v17)) * v18))))
    v23 = qd[1] * v21
    v24 = ((v23 * (0.008000000000000881 * v2)) - tau[0]) + v22
    v25 = v24 * v13
    v26 = 0.4 * v23
    v27 = tau[2] - v26
    v28 = ((v7 * ((qd[1] * qd[1]) + (v21 * v21))) - (392.40000000000003 * v2)) + v27
    v29 = v28 * v14
    v30 = v25 + v29
    v31 = 0.6666666666666667 * np.abs((v27 - (40.0 * v30)) - v28)
    v32 = np.where(v16, v31 / np.where(v16, np.where(v16, 1.0 - v15, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v33 = _min(v32, v31 + (v15 * v32))
    v34 = _min(v33, v31 + (v15 * v33))
    v35 = 1e-08 * (np.abs(v29) + np.abs(v25))
    v36 = np.abs(v30) <= (v35 - (_min(v34, v31 + (v15 * v34)) * (1.0001 * v14)))
    v37 = 0.0 == qd[2]
    v38 = v37 & v36
    v39 = ~(np.int8(0) == forced[0])
    v40 = v39 & (v37 & v39)
    v41 = -v35
    v42 = _mode_of(qd[2])
    v43 = np.where(v37, v41 < (-v30), np.int8(1) == v42)
    v44 = np.where(v38 & (~v40), np.int8(0), np.where(np.where(v40, np.int8(1) == forced[0], v43), np.int8(1), np.int8(-1)))
    v45 = ((qd[1] * v20) - tau[1]) - (v21 * (v19 - (v9 * v18)))
    v46 = (v3 * (88.29 + (392.40000000000003 * v6))) + v45
    v47 = ~v37
    v48 = (v44, v44, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v48_done = np.False_
    v48_of_context_real = (-v10, v12, 8.0 + v8, -v24, -v46, v28, tau[2], v26)
    v48_of_context_boolean = (v47, v40, v38, v43, np.where(v37, v41 < v30, np.int8(-1) == v42))
    v48_of_context_mode = (v42, forced[0])
    for _ in range(6):
        *v48_next, v48_now = _interpolated_pattern(prepared, v48[0:1], v48[1:2], v48[2:9], v48[9:13], v48_of_context_real, v48_of_context_boolean, v48_of_context_mode)
        v48 = tuple(np.where(v48_done, old, new) for old, new in zip(v48, v48_next))
        v48_done = v48_done | v48_now
        if np.all(v48_done):
            break
    v48 = (*v48, v48_done)
    v49 = qd[0] + (v0 * v48[9])
    v50 = v5 * v49
    v51 = v6 + (qd[2] * v0)
    v52 = 40.0 * v51
    v53 = v52 * v50
    v54 = qd[2] + (v48[11] * v0)
    v55 = 2.0 * v54
    v56 = 0.4 * v54
    v57 = v49 * v4
    v58 = qd[1] + (v0 * v48[10])
    v59 = (v58 * ((v57 * (15.992 + (v51 * (80.0 * v51)))) - v56)) - (v55 * v53)
    v60 = v52 * v58
    v61 = v50 * v58
    v62 = tau[2] - (0.4 * v61)
    v63 = np.int8(0) == v48[1]
    v64 = np.where(v63, REAL(0.0), ((v62 - (392.40000000000003 * v4)) + (v58 * v60)) + (v50 * v53))
    v65 = np.where(v63, REAL(0.0), REAL(0.016666666666666666))
    v66 = 0.4 * v4
    v67 = v65 * v66
    v68 = v51 * v52
    v69 = 7.992 + v68
    v70 = 1.0 / ((((v66 * v67) - 28.0) - v68) + (v69 * (v4 * v4)))
    v71 = v70 * (((tau[0] - (v67 * v64)) - (v61 * (0.008000000000000881 * v4))) + (v5 * v59))
    v72 = np.where(v63, REAL(0.0), (v65 * v64) + (v67 * v71))
    v73 = np.where(v63, REAL(0.0), REAL(1.0))
    v74 = v73 * (v67 * v70)
    v75 = v65 * v73
    v76 = np.where(v63, REAL(0.0), v75 - (v67 * v74))
    v77 = ~v63
    v78 = _real_of(v48[1])
    v79 = (v48[12], REAL(0.0))
    v79_done = np.False_
    v79_of_context_real = (v78, ((v66 * v74) - 1.0) + (20.0 * v76), (v62 + (v66 * v71)) - (20.0 * v72))
    v79_of_context_boolean = (v77,)
    for _ in range(40):
        *v79_next, v79_now = _stage_loads(prepared, v79[0:1], v79[1:2], v79_of_context_real, v79_of_context_boolean)
        v79 = tuple(np.where(v79_done, old, new) for old, new in zip(v79, v79_next))
        v79_done = v79_done | v79_now
        if np.all(v79_done):
            break
    v79 = (*v79, v79_done)
    v80 = v71 + (v74 * v79[0])
    v81 = qd[0] - (v0 * v80)
    v82 = q[1] + (v0 * v58)
    v83 = np.sin(v82)
    v84 = np.cos(v82)
    v85 = v84 * v81
    v86 = v6 + (v0 * v54)
    v87 = 40.0 * v86
    v88 = v87 * v85
    v89 = v72 - (v76 * v79[0])
    v90 = np.where(v63, REAL(0.0), v89)
    v91 = qd[2] + (v0 * v90)
    v92 = 2.0 * v91
    v93 = 0.4 * v91
    v94 = v81 * v83
    v95 = (tau[1] + (v50 * (v56 - (v69 * v57)))) - (v55 * v60)
    v96 = (1.0 / (8.0 + v68)) * (v95 - (v5 * (88.29 + (392.40000000000003 * v51))))
    v97 = qd[1] + (v0 * v96)
    v98 = (v97 * ((v94 * (15.992 + (v86 * (80.0 * v86)))) - v93)) - (v92 * v88)
    v99 = v97 * v85
    v100 = tau[2] - (0.4 * v99)
    v101 = v97 * v87
    v102 = np.where(v63, REAL(0.0), ((v100 - (392.40000000000003 * v83)) + (v97 * v101)) + (v85 * v88))
    v103 = 0.4 * v83
    v104 = v65 * v103
    v105 = v86 * v87
    v106 = 7.992 + v105
    v107 = 1.0 / ((((v103 * v104) - 28.0) - v105) + (v106 * (v83 * v83)))
    v108 = v107 * (((tau[0] - (v104 * v102)) - (v99 * (0.008000000000000881 * v83))) + (v84 * v98))
    v109 = np.where(v63, REAL(0.0), (v65 * v102) + (v104 * v108))
    v110 = v107 * (v73 * v104)
    v111 = np.where(v63, REAL(0.0), v75 - (v104 * v110))
    v112 = (v79[0], REAL(0.0))
    v112_done = np.False_
    v112_of_context_real = (v78, ((20.0 * v111) - 1.0) + (v103 * v110), v100 + ((v103 * v108) - (20.0 * v109)))
    v112_of_context_boolean = (v77,)
    for _ in range(40):
        *v112_next, v112_now = _stage_loads(prepared, v112[0:1], v112[1:2], v112_of_context_real, v112_of_context_boolean)
        v112 = tuple(np.where(v112_done, old, new) for old, new in zip(v112, v112_next))
        v112_done = v112_done | v112_now
        if np.all(v112_done):
            break
    v112 = (*v112, v112_done)
    v113 = (v111 * v112[0]) - v109
    v114 = np.where(v63, REAL(0.0), -v113)
    v115 = qd[2] + (trial * v114)
    v116 = v6 + (trial * v91)
    v117 = 80.0 * v116
    v118 = v115 * v117
    v119 = v108 + (v110 * v112[0])
    v120 = qd[0] - (trial * v119)
    v121 = q[1] + (trial * v97)
    v122 = np.sin(v121)
    v123 = np.cos(v121)
    v124 = v123 * v120
    v125 = 0.4 * v115
    v126 = v122 * v120
    v127 = (tau[1] + (v85 * (v93 - (v106 * v94)))) - (v92 * v101)
    v128 = (1.0 / (8.0 + v105)) * (v127 - (v84 * (88.29 + (392.40000000000003 * v86))))
    v129 = qd[1] + (trial * v128)
    v130 = v123 * ((v129 * ((v126 * (15.992 + (v116 * v117))) - v125)) - (v124 * v118))
    v131 = 40.0 * v116
    v132 = v129 * v124
    v133 = tau[2] - (0.4 * v132)
    v134 = np.where(v63, REAL(0.0), (v133 - (392.40000000000003 * v122)) + (v131 * ((v129 * v129) + (v124 * v124))))
    v135 = 0.4 * v122
    v136 = v65 * v135
    v137 = v116 * v131
    v138 = 7.992 + v137
    v139 = 1.0 / ((((v135 * v136) - 28.0) - v137) + (v138 * (v122 * v122)))
    v140 = v139 * (((tau[0] - (v134 * v136)) - (v132 * (0.008000000000000881 * v122))) + v130)
    v141 = np.where(v63, REAL(0.0), (v65 * v134) + (v136 * v140))
    v142 = v133 - ((20.0 * v141) - (v135 * v140))
    v143 = v139 * (v73 * v136)
    v144 = np.where(v63, REAL(0.0), v75 - (v136 * v143))
    v145 = (1.0 - (20.0 * v144)) - (v135 * v143)
    v146 = (v112[0], REAL(0.0))
    v146_done = np.False_
    v146_of_context_real = (v78, -v145, v142)
    v146_of_context_boolean = (v77,)
    for _ in range(40):
        *v146_next, v146_now = _stage_loads(prepared, v146[0:1], v146[1:2], v146_of_context_real, v146_of_context_boolean)
        v146 = tuple(np.where(v146_done, old, new) for old, new in zip(v146, v146_next))
        v146_done = v146_done | v146_now
        if np.all(v146_done):
            break
    v146 = (*v146, v146_done)
    v147 = 0.16666666666666666 * trial
    v148 = v147 * ((v48[11] + np.where(v63, REAL(0.0), v141 - (v144 * v146[0]))) + (2.0 * (v90 + v114)))
    v149 = np.where(v63, REAL(0.0), qd[2] + v148)
    v150 = qd[0] + (v147 * (((v48[9] - v140) - (v143 * v146[0])) - (2.0 * (v80 + v119))))
    v151 = (tau[1] + (v124 * (v125 - (v138 * v126)))) - (v129 * v118)
    v152 = v48[10] + ((1.0 / (8.0 + v137)) * (v151 - (v123 * (88.29 + (392.40000000000003 * v116)))))
    v153 = qd[1] + (v147 * (v152 + (2.0 * (v96 + v128))))
    v154 = np.where(v63, q[2], q[2] + (v147 * (v115 + (v92 + (qd[2] + v55)))))
    v155 = q[0] + (v147 * ((qd[0] + v120) + (2.0 * (v49 + v81))))
    v156 = q[1] + (v147 * ((qd[1] + v129) + (2.0 * (v58 + v97))))
    v157 = _mode_of(qd[1])
    v158 = _mode_of(qd[0])
    v159 = _interpolated_breakaways(prepared, (v12, v28, tau[2], v26, tau[0], tau[1], v48[9], v48[11], v48[12], v155, v156, v154, v150, v153, v149), (v158, v157, v48[1]))
    v160 = np.where(v63, v159[0], REAL(1.0))
    v161 = (v78 * v149) < 0.0
    v162 = v47 & v161
    v163 = np.where(v162, qd[2] / np.where(v162, np.where(v162, qd[2] - v149, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v164 = _min(_min(REAL(1.0), v163), v160)
    v165 = crossing[1] | crossing[0]
    v166 = (crossing[2] | v165) | (~(np.int8(0) == heading[0]))
    v167 = ((v164 < 1.0) & (~v166)) & (~(10.0 <= passes))
    v168 = ~v167
    v169 = crossing[2] | v161
    v170 = (v165 | v169) & v168
    v171 = v63 | v169
    v172 = np.where(v171, REAL(0.0), REAL(0.016666666666666666))
    v173 = v12 * v172
    v174 = -(1.0 / np.where(((~crossing[0]) & v168) & v170, v10 + (v12 * v173), REAL(1.0)))
    v175 = np.where(v171, REAL(0.0), v12 * np.where(crossing[0], v150, REAL(0.0)))
    v176 = np.where(crossing[0], REAL(0.0), v174) * ((v173 * v175) - np.where(crossing[0], REAL(0.0), v12 * np.where(v171, v149, REAL(0.0))))
    v177 = np.where(v167, past, np.where(v166, trial + past, dt))
    v178 = np.where(v167, trial * v164, dt - v177)
    v179 = v142 - (v145 * v146[0])
    v180 = v78 * v78
    v181 = np.where(v63, REAL(0.0), np.where(0.0 < (v78 * v179), REAL(0.4285714285714286), REAL(-0.375)) * (v180 * v179))
    v182 = _max(np.abs(v146[0]), np.abs(v181))
    v183 = v146[2] & (np.abs(v146[0] - v181) <= (v182 * np.where(v182 < (1.0000000009313226 * v182), REAL(1e-11), REAL(1e-05))))
    v184 = ((v100 + (v103 * v119)) - v112[0]) + (20.0 * v113)
    v185 = np.where(v63, REAL(0.0), v180 * (v184 * np.where(0.0 < (v78 * v184), REAL(0.4285714285714286), REAL(-0.375))))
    v186 = _max(np.abs(v185), np.abs(v112[0]))
    v187 = v112[2] & (np.abs(v112[0] - v185) <= (v186 * np.where(v186 < (1.0000000009313226 * v186), REAL(1e-11), REAL(1e-05))))
    v188 = ((v62 + (v66 * v80)) - v79[0]) - (20.0 * v89)
    v189 = np.where(v63, REAL(0.0), np.where(0.0 < (v78 * v188), REAL(0.4285714285714286), REAL(-0.375)) * (v180 * v188))
    v190 = _max(np.abs(v79[0]), np.abs(v189))
    v191 = (np.abs(v79[0] - v189) <= (v190 * np.where(v190 < (1.0000000009313226 * v190), REAL(1e-11), REAL(1e-05)))) & v79[2]
    v192 = np.where(v48[13], np.where(v48[4] | v48[3], np.where(v48[8], REAL(4.0), np.where(v48[5], REAL(1.0), np.where(v48[7], REAL(0.0), REAL(3.0)))), np.where(v48[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v193 = np.abs(v48[9]) + (np.abs(v48[10]) + (np.abs(v24) + np.abs(v28)))
    v194 = np.where((np.abs(v46) + (np.abs(v48[11]) + v193)) < 1e+38, v192, REAL(6.0))
    return (
        np.where(v167, q[0], v155),
        np.where(v167, q[1], v156),
        np.where(v167, q[2], v154),
        np.where(v167, qd[0], np.where(v170, np.where(crossing[0], REAL(0.0), v150 + np.where(crossing[0], REAL(0.0), -v176)), v150)),
        np.where(v167, qd[1], np.where(v170, np.where(crossing[1], REAL(0.0), v153), v153)),
        np.where(v167, qd[2], np.where(v170, np.where(v171, REAL(0.0), v149 + np.where(v171, REAL(0.0), (v172 * v175) + (v173 * v176))), v149)),
        v158,
        v157,
        v48[1],
        np.bool_(False),
        np.bool_(False),
        v167 & (v161 & (v163 <= v164)),
        np.where(v167, forced[0], np.where(v166, heading[0], np.int8(0))),
        np.where((v167 & np.where(v63, v159[1], np.bool_(False))) & (v160 <= v164), np.where(v63, v159[2], np.int8(0)), np.int8(0)),
        v177,
        v178,
        1.0 + passes,
        _max(worst, _max(v194, np.where((v187 & v191) & v183, REAL(0.0), REAL(5.0)))),
        v168 & (v178 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], q[2], qd[0], qd[1], qd[2], mode[0], mode[1], mode[2], np.bool_(False), np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1], tau[2])
    for _ in range(12):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:3], v0[3:6], v0[6:9], v0[9:12], v0[12:13], v0[13:14], v0[14], v0[15], v0[16], v0[17], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(tau[1]) + (np.abs(tau[0]) + (np.abs(qd[2]) + np.abs(v0[1])))
    v2 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v3 = (np.abs(q[0]) + (np.abs(dt) + v2)) < 1e+38
    v4 = (np.abs(v0[2]) + (np.abs(v0[3]) + (np.abs(v0[5]) + np.abs(v0[4])))) < 1e+38
    v5 = v4 & (v3 & ((np.abs(v0[0]) + (np.abs(tau[2]) + v1)) < 1e+38))
    v6 = (0.0 < dt) & v5
    return (
        np.where(v6, v0[0], q[0]),
        np.where(v6, v0[1], q[1]),
        np.where(v6, v0[2], q[2]),
        np.where(v6, v0[3], qd[0]),
        np.where(v6, v0[4], qd[1]),
        np.where(v6, v0[5], qd[2]),
        np.where(v6, v0[6], mode[0]),
        np.where(v6, v0[7], mode[1]),
        np.where(v6, v0[8], mode[2]),
        np.where(v6, np.where(v0[18], v0[17], _max(REAL(5.0), v0[17])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[3]     joint coordinates in the chain's order, rad or m: waist, shoulder, boom
      qd[3]    joint rates, rad/s or m/s
      mode[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[3]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               waist, shoulder, boom
      dt       step, s

    Gives
      q_next[3]     joint coordinates in the chain's order, rad or m
      qd_next[3]    joint rates, rad/s or m/s
      mode_next[3]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 76309 add, 106668 mul, 5088 div, 0 sqrt, 60 sincos, 232727 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("mode", mode, np.int8, 3), ("tau", tau, REAL, 3), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)
