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
    arrays = [np.asarray(a, None if hasattr(a, "keys") else getattr(a, "dtype", dtype)) for _, a, dtype, _ in given]
    for (name, _, _, size), array in zip(given, arrays):
        if size is not None and array.shape[:1] != (size,):
            kind = "what `prepare` returned" if name == "prepared" else "an array, a state's numbers first"
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


RULES = (
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 0))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        return (
        )


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

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

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

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

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

    Computed by Christoffel's symbols, derivatives of the inertia matrix:
    symgen/derive/functions/coriolis_matrix.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

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

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

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

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

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

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

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

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

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

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

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

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

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

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

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

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

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

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

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

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

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


def _dynamics_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[17] * context_real[17]
    v1 = np.where(other[0], REAL(0.4285714285714286), REAL(-0.375)) * v0
    v2 = context_real[19] * v1
    v3 = context_real[18] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = context_real[1] * (context_real[12] + (context_real[15] * v6))
    v8 = np.where(context_boolean[0], REAL(0.0), context_real[14] + (context_real[16] * v6))
    v9 = ((context_real[6] - context_real[7]) - (20.0 * v8)) - v7
    v10 = -v6
    v11 = np.where(context_boolean[0], context_real[5] - v7, v10)
    v12 = v11 - v9
    v13 = -(0.5 * v12)
    v14 = -(1.6666666666666667 * v12)
    v15 = np.int8(0) == context_mode[0]
    v16 = np.where(v15, _min(_max(v14, v13) - v9, v9 - _min(v14, v13)), v8 * _real_of(context_mode[0]))
    v17 = context_boolean[3] | (((-1e-12) * _max(np.abs(v11), np.abs(context_real[5]))) <= np.where(v15, v16, 60.0 * v16))
    v18 = (context_real[18] * v6) - context_real[19]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[17] * v18)), REAL(0.4285714285714286), REAL(-0.375)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = ((context_boolean[3] | ((0.0 < v16) | (v15 & (0.0 <= v16)))) | v17) & v23
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(v24 | (v23 & (~found[0])), v10, u[0]),
        found[0] | v23,
        v24,
        (v24 | (other[0] | (~context_boolean[1]))) | (~context_boolean[2]),
    )


def _dynamics_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _dynamics_loads_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[2]) & v0[2])
    v2 = (context_real[15] * v0[1]) - context_real[12]
    v3 = context_boolean[2] | v0[2]
    return (
        np.where(v1, -v2, context_real[20]),
        context_real[13],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[14] - (context_real[16] * v0[1])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[5] + (context_real[1] * v2), v0[1]), context_real[22]),
        np.where(v1, v0[1], context_real[23]),
        v3,
        context_boolean[3] | (context_boolean[2] & v0[3]),
        context_boolean[4] | (~v3),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = qd[0] * v1
    v7 = 80.0 * v2
    v8 = 8.0 + v4
    v9 = 1.0 / v8
    v10 = 0.4 * v0
    v11 = qd[1] * v6
    v12 = v0 * v0
    v13 = ((qd[2] * v1) * ((0.4 * qd[1]) + (v6 * v7))) - tau[0]
    v14 = np.int8(0) == mode[2]
    v15 = np.where(v14, REAL(0.0), REAL(0.016666666666666666))
    v16 = v10 * v15
    v17 = 0.4 * v11
    v18 = v17 - tau[2]
    v19 = ((v3 * ((qd[1] * qd[1]) + (v6 * v6))) - (392.40000000000003 * v0)) - v18
    v20 = np.where(v14, REAL(0.0), v19)
    v21 = np.where(v14, REAL(0.0), REAL(1.0))
    v22 = v15 * v21
    v23 = ~v14
    v24 = _real_of(mode[2])
    v25 = v4 + (28.0 - (v5 * v12))
    v26 = 0.16000000000000003 * v12
    v27 = v15 * v26
    v28 = 1.0 / (v27 - v25)
    v29 = v22 * v28
    v30 = np.where(v14, REAL(0.0), v22 - (v27 * v29))
    v31 = (1.0 - (20.0 * v30)) - (v26 * v29)
    v32 = v13 - ((15.984 + (v2 * v7)) * (v0 * v11))
    v33 = v28 * ((v16 * v20) + v32)
    v34 = np.where(v14, REAL(0.0), (v15 * v20) - (v16 * v33))
    v35 = (v18 + (20.0 * v34)) + (v10 * v33)
    v36 = -v31
    v37 = -v35
    v38 = (REAL(0.0), REAL(0.0))
    v38_done = np.False_
    v38_of_context_real = (v24, v36, v37)
    v38_of_context_boolean = (v23,)
    for _ in range(40):
        *v38_next, v38_now = _dynamics_loads(prepared, v38[0:1], v38[1:2], v38_of_context_real, v38_of_context_boolean)
        v38 = tuple(np.where(v38_done, old, new) for old, new in zip(v38, v38_next))
        v38_done = v38_done | v38_now
        if np.all(v38_done):
            break
    v38 = (*v38, v38_done)
    v39 = v24 * (v35 + (v31 * v38[0]))
    v40 = np.where(v14, REAL(0.0), -(np.where(0.0 < (-v39), REAL(0.4285714285714286), REAL(-0.375)) * (v24 * v39)))
    v41 = _max(np.abs(v38[0]), np.abs(v40))
    v42 = np.abs(v38[0] - v40)
    v43 = (v42 <= (v41 * np.where(v41 < (1.0000000009313226 * v41), REAL(1e-11), REAL(1e-05)))) & v38[2]
    v44 = 1.0 + (0.4285714285714286 * v31)
    v45 = 1.0 - (0.375 * v31)
    v46 = v44 * v45
    v47 = v23 & (v46 < 0.0)
    v48 = v21 <= 1.0
    v49 = v47 & v48
    v50 = ((1e-05 * v41) < v42) & ((~v43) & v49)
    v51 = 0.0 < np.where(v14, REAL(1.0), np.where(v48 & (0.0 < v46), REAL(1.0), _min(v44, v45)))
    v52 = ~(0.0 == qd[2])
    v53 = np.where(v14, REAL(0.0), v34 - (v30 * v38[0]))
    v54 = v10 * v29
    v55 = (v38[0] * v54) - v33
    v56 = v10 * v55
    v57 = np.where(v14, v19 + v56, v38[0])
    v58 = ((v56 - v18) - (20.0 * v53)) - v57
    v59 = 0.5 * v58
    v60 = 1.6666666666666667 * v58
    v61 = v57 + v58
    v62 = np.where(v14, _min(v61 - _min(v59, v60), _max(v59, v60) - v61), v24 * v53)
    v63 = np.abs(v19)
    v64 = v52 | (((-1e-12) * _max(np.abs(v57), v63)) <= np.where(v14, v62, 60.0 * v62))
    v65 = v43 & (v51 | ((v52 | ((v14 & (0.0 <= v62)) | (0.0 < v62))) | v64))
    v66 = v50 | v65
    v67 = v6 * ((0.4 * qd[2]) - (v5 * (qd[0] * v0)))
    v68 = ((tau[1] - (v7 * (qd[1] * qd[2]))) + v67) - (v1 * (88.29 + (392.40000000000003 * v2)))
    v69 = v9 * v68
    v70 = v47 & (v43 & v49)
    v71 = -v55
    v72 = _dynamics_loads_pieces(prepared, (v25, v10, v8, -v32, v68, v19, tau[2], v17, v16, -v28, v9, v15, v33, v69, v34, v54, v30, v24, v36, v37, v71, v53, v57, v38[0]), (v14, v23, v43, v70, v50, ~v66, v52), (mode[2],))
    v73 = np.where(v66, v71, v72[0])
    v74 = np.where(v66, v69, v72[1])
    v75 = np.where(v66, v53, v72[2])
    v76 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v77 = (np.abs(q[2]) + (np.abs(q[1]) + v76)) < 1e+38
    v78 = np.abs(v74) + (np.abs(v73) + (np.abs(v75) + (v63 + np.abs(v32))))
    v79 = np.where(np.where(v66, v43, v72[5]), np.where(np.where(v66, v70, v72[6]), REAL(4.0), np.where(v51, REAL(0.0), REAL(3.0))), np.where(np.where(v66, v50, v72[7]), REAL(2.0), REAL(5.0)))
    return (
        REAL(0.0),
        REAL(0.0),
        np.where(v66, v57, v72[3]),
        v73,
        v74,
        v75,
        np.where(v77, np.where((np.abs(v68) + v78) < 1e+38, v79, REAL(6.0)), REAL(6.0)),
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
      status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
              3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
              given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
              finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
    symgen/derive/functions/friction_dynamics.py.

    Operations: at most 682 add, 950 mul, 44 div, 0 sqrt, 1 sincos, 2055 other.
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


def _limits_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[17] * context_real[17]
    v1 = np.where(other[0], REAL(0.4285714285714286), REAL(-0.375)) * v0
    v2 = context_real[19] * v1
    v3 = context_real[18] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = context_real[1] * (context_real[12] + (context_real[15] * v6))
    v8 = np.where(context_boolean[0], REAL(0.0), context_real[14] + (context_real[16] * v6))
    v9 = ((context_real[6] - context_real[7]) - (20.0 * v8)) - v7
    v10 = -v6
    v11 = np.where(context_boolean[0], context_real[5] - v7, v10)
    v12 = v11 - v9
    v13 = -(0.5 * v12)
    v14 = -(1.6666666666666667 * v12)
    v15 = np.int8(0) == context_mode[0]
    v16 = np.where(v15, _min(_max(v14, v13) - v9, v9 - _min(v14, v13)), v8 * _real_of(context_mode[0]))
    v17 = context_boolean[3] | (((-1e-12) * _max(np.abs(v11), np.abs(context_real[5]))) <= np.where(v15, v16, 60.0 * v16))
    v18 = (context_real[18] * v6) - context_real[19]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[17] * v18)), REAL(0.4285714285714286), REAL(-0.375)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = ((context_boolean[3] | ((0.0 < v16) | (v15 & (0.0 <= v16)))) | v17) & v23
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(v24 | (v23 & (~found[0])), v10, u[0]),
        found[0] | v23,
        v24,
        (v24 | (other[0] | (~context_boolean[1]))) | (~context_boolean[2]),
    )


def _limits_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[6], context_boolean[2])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _limits_loads_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[3]) & v0[2])
    v2 = (context_real[15] * v0[1]) - context_real[12]
    v3 = context_boolean[3] | v0[2]
    return (
        np.where(v1, -v2, context_real[20]),
        context_real[13],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[14] - (context_real[16] * v0[1])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[5] + (context_real[1] * v2), v0[1]), context_real[22]),
        np.where(v1, v0[1], context_real[23]),
        v3,
        context_boolean[4] | (context_boolean[3] & v0[3]),
        context_boolean[5] | (~v3),
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
    v8 = qd[0] * v0
    v9 = 0.4 * qd[2]
    v10 = 8.0 + v4
    v11 = 1.0 / v10
    v12 = 0.4 * v0
    v13 = qd[2] * v7
    v14 = qd[1] * v6
    v15 = v0 * v0
    v16 = np.int8(0) == mode[2]
    v17 = np.where(v16, REAL(0.0), REAL(0.016666666666666666))
    v18 = v12 * v17
    v19 = 0.4 * v14
    v20 = np.where(v16, REAL(0.0), REAL(1.0))
    v21 = ~v16
    v22 = _real_of(mode[2])
    v23 = v20 <= 1.0
    v24 = ~(0.0 == qd[2])
    v25 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    v26 = (np.abs(q[2]) + (np.abs(q[1]) + v25)) < 1e+38
    v27 = v15 * (0.16000000000000003 * v17)
    v28 = 28.0 - ((v5 * v15) - v4)
    v29 = 1.0 / (v27 - v28)
    v30 = v20 * v29
    v31 = v27 * v30
    v32 = np.where(v16, REAL(0.0), v17 * (v20 - v31))
    v33 = (1.0 - v31) - (20.0 * v32)
    v34 = tau[2] - v19
    v35 = (v3 * ((qd[1] * qd[1]) + (v6 * v6))) + (v34 - (392.40000000000003 * v0))
    v36 = np.where(v16, REAL(0.0), v35)
    v37 = v1 * ((v6 * v13) + (qd[1] * (v9 - ((15.992 + (v2 * v7)) * v8))))
    v38 = (tau[0] - (v14 * (0.008000000000000881 * v0))) - v37
    v39 = v29 * ((v18 * v36) - v38)
    v40 = np.where(v16, REAL(0.0), (v17 * v36) - (v18 * v39))
    v41 = (v34 - (v12 * v39)) - (20.0 * v40)
    v42 = -v33
    v43 = (REAL(0.0), REAL(0.0))
    v43_done = np.False_
    v43_of_context_real = (v22, v42, v41)
    v43_of_context_boolean = (v21,)
    for _ in range(40):
        *v43_next, v43_now = _limits_loads(prepared, v43[0:1], v43[1:2], v43_of_context_real, v43_of_context_boolean)
        v43 = tuple(np.where(v43_done, old, new) for old, new in zip(v43, v43_next))
        v43_done = v43_done | v43_now
        if np.all(v43_done):
            break
    v43 = (*v43, v43_done)
    v44 = v22 * ((v33 * v43[0]) - v41)
    v45 = np.where(v16, REAL(0.0), -(v44 * (v22 * np.where(0.0 < (-v44), REAL(0.4285714285714286), REAL(-0.375)))))
    v46 = _max(np.abs(v43[0]), np.abs(v45))
    v47 = np.abs(v43[0] - v45)
    v48 = (v47 <= (v46 * np.where(v46 < (1.0000000009313226 * v46), REAL(1e-11), REAL(1e-05)))) & v43[2]
    v49 = 1.0 + (0.4285714285714286 * v33)
    v50 = 1.0 - (0.375 * v33)
    v51 = v49 * v50
    v52 = v21 & (v51 < 0.0)
    v53 = v23 & v52
    v54 = ((1e-05 * v46) < v47) & ((~v48) & v53)
    v55 = 0.0 < np.where(v16, REAL(1.0), np.where(v23 & (0.0 < v51), REAL(1.0), _min(v49, v50)))
    v56 = np.where(v16, REAL(0.0), v40 - (v32 * v43[0]))
    v57 = v18 * v30
    v58 = v39 - (v43[0] * v57)
    v59 = v12 * v58
    v60 = np.where(v16, v35 - v59, v43[0])
    v61 = ((v34 - (20.0 * v56)) - v59) - v60
    v62 = 0.5 * v61
    v63 = 1.6666666666666667 * v61
    v64 = v60 + v61
    v65 = np.where(v16, _min(v64 - _min(v62, v63), _max(v62, v63) - v64), v22 * v56)
    v66 = np.abs(v35)
    v67 = v24 | (((-1e-12) * _max(np.abs(v60), v66)) <= np.where(v16, v65, 60.0 * v65))
    v68 = v48 & (v55 | ((v24 | ((v16 & (0.0 <= v65)) | (0.0 < v65))) | v67))
    v69 = v54 | v68
    v70 = ((qd[1] * v13) - tau[1]) - (v6 * (v9 - (v5 * v8)))
    v71 = (v1 * (88.29 + (392.40000000000003 * v2))) + v70
    v72 = v52 & (v48 & v53)
    v73 = -(v11 * v71)
    v74 = _limits_loads_pieces(prepared, (v28, v12, v10, v38, -v71, v35, tau[2], v19, v18, -v29, v11, v17, v39, v73, v40, v57, v32, v22, v42, v41, v58, v56, v60, v43[0]), (v16, v21, v24, v48, v72, v54, ~v69), (mode[2],))
    v75 = np.where(v69, v60, v74[3])
    v76 = np.where(v69, v58, v74[0])
    v77 = np.where(v69, v73, v74[1])
    v78 = np.where(v69, v56, v74[2])
    v79 = ((v34 - (v12 * v76)) - (20.0 * v78)) - v75
    v80 = 0.5 * v79
    v81 = 1.6666666666666667 * v79
    v82 = np.abs(v77) + (np.abs(v78) + (np.abs(v38) + (v66 + np.abs(v71))))
    v83 = np.where(np.where(v69, v48, v74[5]), np.where(np.where(v69, v72, v74[6]), REAL(4.0), np.where(v55, REAL(0.0), REAL(3.0))), np.where(np.where(v69, v54, v74[7]), REAL(2.0), REAL(5.0)))
    return (
        REAL(0.0),
        REAL(0.0),
        v75,
        v76,
        v77,
        v78,
        REAL(0.0),
        REAL(0.0),
        _min(v80, v81) - v79,
        REAL(0.0),
        REAL(0.0),
        _max(v80, v81) - v79,
        REAL(0.0),
        REAL(0.0),
        v22 * v79,
        np.where(v26, np.where((np.abs(v76) + v82) < 1e+38, v83, REAL(6.0)), REAL(6.0)),
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
      status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
               in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
               first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/friction_limits.py.

    Operations: at most 688 add, 954 mul, 44 div, 0 sqrt, 1 sincos, 2056 other.
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


def _decide_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[17] * context_real[17]
    v1 = np.where(other[0], REAL(0.4285714285714286), REAL(-0.375)) * v0
    v2 = context_real[19] * v1
    v3 = context_real[18] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[14] + (context_real[16] * v6))
    v8 = context_real[1] * (context_real[12] + (context_real[15] * v6))
    v9 = ((context_real[6] - context_real[7]) - v8) - (20.0 * v7)
    v10 = -v6
    v11 = np.where(context_boolean[0], context_real[5] - v8, v10)
    v12 = v11 - v9
    v13 = -(0.5 * v12)
    v14 = -(1.6666666666666667 * v12)
    v15 = np.int8(0) == context_mode[0]
    v16 = np.where(v15, _min(_max(v14, v13) - v9, v9 - _min(v14, v13)), v7 * _real_of(context_mode[0]))
    v17 = np.where(v15, v16, 60.0 * v16)
    v18 = _max(np.abs(v11), np.abs(context_real[5]))
    v19 = ((0.0 < v16) | (v15 & (0.0 <= v16))) | (context_boolean[4] & (((-1e-06) * v18) <= v17))
    v20 = (context_real[18] * v6) - context_real[19]
    v21 = np.where(context_boolean[1], -(v0 * (v20 * np.where(0.0 < (-(context_real[17] * v20)), REAL(0.4285714285714286), REAL(-0.375)))), REAL(0.0))
    v22 = np.abs(v6)
    v23 = _max(np.abs(v21), v22)
    v24 = np.abs(v6 + v21) <= (v23 * np.where(v23 < (1.0000000009313226 * v23), REAL(1e-11), REAL(1e-05)))
    v25 = v24 & (v22 < 1e+38)
    v26 = v25 & ((context_boolean[3] | (((-1e-12) * v18) <= v17)) | (context_boolean[3] | v19))
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where((v25 & (~found[0])) | v26, v10, u[0]),
        found[0] | v25,
        v26,
        (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v26),
    )


def _decide_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _decide_pattern_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[2]) & v0[2])
    v2 = (context_real[15] * v0[1]) - context_real[12]
    v3 = context_boolean[2] | v0[2]
    return (
        np.where(v1, -v2, context_real[20]),
        context_real[13],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[14] - (context_real[16] * v0[1])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[5] + (context_real[1] * v2), v0[1]), context_real[22]),
        np.where(v1, v0[1], context_real[23]),
        v3,
        context_boolean[3] | (context_boolean[2] & v0[3]),
        context_boolean[4] | (~v3),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[1] * v1
    v3 = 1.0 / ((context_real[1] * v2) - context_real[0])
    v4 = v2 * v3
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = v5 * v4
    v7 = context_real[1] * v6
    v8 = np.where(v0, REAL(0.0), v1 * (v5 - v7))
    v9 = (1.0 - (20.0 * v8)) - v7
    v10 = 1.0 + (0.4285714285714286 * v9)
    v11 = 1.0 - (0.375 * v9)
    v12 = v11 * v10
    v13 = v5 <= 1.0
    v14 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v12) & v13, REAL(1.0), _min(v11, v10)))
    v15 = np.where(v0, REAL(0.0), context_real[5])
    v16 = (v4 * v15) - (context_real[3] * v3)
    v17 = np.where(v0, REAL(0.0), (v1 * v15) - (v2 * v16))
    v18 = context_real[7] - context_real[6]
    v19 = v18 + ((context_real[1] * v16) + (20.0 * v17))
    v20 = -v19
    v21 = -v9
    v22 = ~v0
    v23 = _real_of(pattern[0])
    v24 = (np.where(v14, number[4], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v23, v21, v20)
    v24_of_context_boolean = (v22,)
    for _ in range(40):
        *v24_next, v24_now = _decide_pattern_loads(prepared, v24[0:1], v24[1:2], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = (v6 * v24[0]) - v16
    v26 = context_real[1] * v25
    v27 = np.where(v0, context_real[5] + v26, v24[0])
    v28 = np.where(v0, REAL(0.0), v17 - (v8 * v24[0]))
    v29 = ((v26 - (20.0 * v28)) - v27) - v18
    v30 = 0.5 * v29
    v31 = 1.6666666666666667 * v29
    v32 = v27 + v29
    v33 = np.where(v0, _min(v32 - _min(v31, v30), _max(v31, v30) - v32), v23 * v28)
    v34 = np.abs(context_real[5])
    v35 = ~flag[0]
    v36 = context_boolean[1] & v35
    v37 = v36 & (((-1e-06) * _max(v34, np.abs(v27))) <= np.where(v0, v33, 60.0 * v33))
    v38 = v23 * (v19 + (v9 * v24[0]))
    v39 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v38), REAL(0.4285714285714286), REAL(-0.375)) * (v23 * v38)))
    v40 = _max(np.abs(v24[0]), np.abs(v39))
    v41 = np.abs(v24[0] - v39)
    v42 = v24[2] & (v41 <= (v40 * np.where(v40 < (1.0000000009313226 * v40), REAL(1e-11), REAL(1e-05))))
    v43 = v42 & (context_boolean[0] | (v37 | ((0.0 < v33) | (v0 & (0.0 <= v33)))))
    v44 = v22 & (v12 < 0.0)
    v45 = v13 & v44
    v46 = ((1e-05 * v40) < v41) & (v45 & (~v42))
    v47 = ~(v43 | (v14 | v46))
    v48 = flag[1] & v47
    v49 = v44 & (v42 & v45)
    v50 = -v25
    v51 = 1.0 / context_real[2]
    v52 = context_real[4] * v51
    v53 = _decide_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v51, v1, v16, v52, v17, v6, v8, v23, v21, v20, v50, v28, v27, v24[0]), (v0, v22, v42, v49, v46, v48, context_boolean[0], v36), (pattern[0],))
    v54 = np.where(v48, v53[2], v28)
    v55 = np.where(v48, v53[0], v50)
    v56 = np.where(v48, v53[3], v27)
    v57 = v18 + (v56 + ((context_real[1] * v55) + (20.0 * v54)))
    v58 = -(0.5 * v57)
    v59 = -(1.6666666666666667 * v57)
    v60 = v56 - v57
    v61 = np.where(v0, _min(_max(v59, v58) - v60, v60 - _min(v59, v58)), v23 * v54)
    v62 = np.where(v0, v61, 60.0 * v61)
    v63 = _max(v34, np.abs(v56))
    v64 = ((0.0 < v61) | (v0 & (0.0 <= v61))) | (v36 & (((-1e-06) * v63) <= v62))
    v65 = np.where(v48, v53[5], v42)
    v66 = v65 & (context_boolean[0] | v64)
    v67 = flag[3] | v66
    v68 = np.where(v36, np.int8(1) == context_mode[1], context_boolean[3])
    v69 = np.where(v36, np.int8(-1) == context_mode[1], context_boolean[4])
    v70 = v69 | v68
    v71 = -(1.0 - v5)
    v72 = (v69 & (np.int8(1) == pattern[0])) | ((v0 & ((v71 <= 0.0) & (0.0 <= v71))) & v70)
    v73 = np.where(v72, v5, 1.0 + v5)
    v74 = ~(v72 | (v73 <= np.where(v70, REAL(1.0), REAL(0.0))))
    v75 = (~v67) & v74
    v76 = flag[2] | v47
    v77 = (~flag[1]) & (v75 & v76)
    v78 = ~v77
    v79 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v35 & (v75 & v78)))
    v80 = context_boolean[2] & (~v36)
    v81 = np.where(v68, np.int8(1), np.int8(-1))
    v82 = np.where(v72, np.where(v0 & v68, np.int8(1), np.int8(-1)), np.where(v80 & ((0.0 <= v73) & (v73 <= 0.0)), np.int8(0), v81))
    v83 = ~flag[3]
    v84 = v65 & (context_boolean[0] | (((-1e-12) * v63) <= v62))
    v85 = ((~flag[4]) & (v83 & v84)) | (v66 & v83)
    v86 = ~(v77 | v79)
    v87 = flag[5] | (flag[3] & v66)
    v88 = np.where(v48, v53[4], v24[0])
    return (
        np.where(v79, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v77, np.where(v80, np.int8(0), v81), v82)),
        np.where(v85, pattern[0], best[0]),
        flag[0] | v79,
        np.where(v79, np.bool_(False), flag[1] | v77),
        v76 & v86,
        v67,
        flag[4] | v84,
        v87,
        v78 & (flag[6] | ((~v65) & (~np.where(v48, v53[7], v46)))),
        np.where(v85, v14, flag[7]),
        np.where(v85, np.where(v48, v53[6], v49), flag[8]),
        np.where(v85, v55, number[0]),
        np.where(v85, np.where(v48, v53[1], v52), number[1]),
        np.where(v85, v54, number[2]),
        np.where(v85, v88, number[3]),
        v88,
        (v67 & (v87 | (v74 | (v0 | (~v72))))) | (v75 & v86),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = v0 * v0
    v3 = 0.8 + q[2]
    v4 = 40.0 * v3
    v5 = v3 * v4
    v6 = 7.992 + v5
    v7 = ((v6 * v2) - 28.0) - v5
    v8 = np.int8(0) == mode[2]
    v9 = np.where(v8, REAL(0.0), REAL(0.016666666666666666))
    v10 = v2 * (0.16000000000000003 * v9)
    v11 = 1.0 / (v10 + v7)
    v12 = qd[0] * v1
    v13 = qd[1] * v12
    v14 = 80.0 * v3
    v15 = tau[0] - ((qd[2] * v1) * ((0.4 * qd[1]) + (v12 * v14)))
    v16 = ((15.984 + (v3 * v14)) * (v0 * v13)) + v15
    v17 = v0 * v16
    v18 = v10 * v11
    v19 = 0.4 * v13
    v20 = v19 - tau[2]
    v21 = ((v4 * ((qd[1] * qd[1]) + (v12 * v12))) - (392.40000000000003 * v0)) - v20
    v22 = np.where(v8, REAL(0.0), v21)
    v23 = (v22 * v18) - (v17 * (0.4 * v11))
    v24 = np.where(v8, REAL(0.0), v9 * (v22 - v23))
    v25 = np.where(v8, REAL(0.0), REAL(1.0))
    v26 = v25 * v18
    v27 = np.where(v8, REAL(0.0), v9 * (v25 - v26))
    v28 = _real_of(mode[2])
    v29 = (REAL(0.0), REAL(0.0))
    v29_done = np.False_
    v29_of_context_real = (v28, v26 + ((20.0 * v27) - 1.0), -((v20 + v23) + (20.0 * v24)))
    v29_of_context_boolean = (~v8,)
    for _ in range(40):
        *v29_next, v29_now = _before_loads(prepared, v29[0:1], v29[1:2], v29_of_context_real, v29_of_context_boolean)
        v29 = tuple(np.where(v29_done, old, new) for old, new in zip(v29, v29_next))
        v29_done = v29_done | v29_now
        if np.all(v29_done):
            break
    v29 = (*v29, v29_done)
    v30 = (v27 * v29[0]) - v24
    v31 = (v26 * v29[0]) - v23
    v32 = v20 - v31
    v33 = np.where(v8, v21 + v31, v29[0])
    v34 = v33 + (v32 + (20.0 * np.where(v8, REAL(0.0), -v30)))
    v35 = -(1.6666666666666667 * v34)
    v36 = -(0.5 * v34)
    v37 = -(v28 * (v32 - ((20.0 * v30) - v29[0])))
    v38 = np.where(v8, REAL(0.0), np.where(0.0 < v37, REAL(0.4285714285714286), REAL(-0.375)) * (v28 * v37))
    v39 = _max(np.abs(v29[0]), np.abs(v38))
    v40 = (np.abs(v29[0] - v38) <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05)))) & v29[2]
    v41 = np.where(v40, _mode_of((v33 - v34) - (0.5 * (_min(v36, v35) + _max(v36, v35)))), np.int8(0))
    v42 = 0.0 == qd[2]
    v43 = (v42 & reached[2]) & (~(np.int8(0) == v41))
    v44 = 1.0 / (v7 + (0.002666666666666667 * v2))
    v45 = v17 * (0.006666666666666667 * v44)
    v46 = (v2 * (4.444444444444445e-05 * v44)) - 0.016666666666666666
    v47 = v21 * v46
    v48 = v45 - v47
    v49 = 1e-08 * (np.abs(v47) + np.abs(v45))
    v50 = -v49
    v51 = np.where(v8, _mode_of(qd[2]), mode[2])
    v52 = np.where(v42, v50 < v48, np.int8(1) == v51)
    v53 = 0.6666666666666667 * np.abs(40.0 * v46)
    v54 = v53 < 1.0
    v55 = 0.6666666666666667 * np.abs(v21 + (v20 - (40.0 * v48)))
    v56 = np.where(v54, v55 / np.where(v54, np.where(v54, 1.0 - v53, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v57 = _min(v56, v55 + (v53 * v56))
    v58 = _min(v57, v55 + (v53 * v57))
    v59 = np.abs(v48) <= (v49 - (_min(v58, v55 + (v53 * v58)) * (1.0001 * v46)))
    v60 = v42 & v59
    v61 = np.where(v60 & (~v43), np.int8(0), np.where(np.where(v43, np.int8(1) == v41, v52), np.int8(1), np.int8(-1)))
    v62 = v12 * ((v6 * (qd[0] * v0)) - (0.4 * qd[2]))
    v63 = (v1 * (88.29 + (392.40000000000003 * v3))) + (v62 + ((v14 * (qd[1] * qd[2])) - tau[1]))
    v64 = (v61, v61, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v64_done = np.False_
    v64_of_context_real = (-v7, 0.4 * v0, 8.0 + v5, v16, -v63, v21, tau[2], v19)
    v64_of_context_boolean = (~v42, v43, v60, v52, np.where(v42, v50 < (-v48), np.int8(-1) == v51))
    v64_of_context_mode = (v51, v41)
    for _ in range(12):
        *v64_next, v64_now = _decide_pattern(prepared, v64[0:1], v64[1:2], v64[2:11], v64[11:16], v64_of_context_real, v64_of_context_boolean, v64_of_context_mode)
        v64 = tuple(np.where(v64_done, old, new) for old, new in zip(v64, v64_next))
        v64_done = v64_done | v64_now
        if np.all(v64_done):
            break
    v64 = (*v64, v64_done)
    v65 = np.where(v64[6] | v64[5], np.where(v64[10], REAL(4.0), np.where(v64[9] & (~v64[4]), np.where(v64[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v64[8], REAL(5.0), REAL(2.0)))
    v66 = np.abs(v64[12]) + (np.abs(v64[13]) + (np.abs(v21) + np.abs(v16)))
    v67 = np.where((np.abs(v63) + (np.abs(v64[11]) + v66)) < 1e+38, np.where(v64[16], v65, REAL(5.0)), REAL(6.0))
    v68 = np.abs(q[0]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(qd[1])))
    return (
        _mode_of(qd[0]),
        _mode_of(qd[1]),
        v64[1],
        np.where((np.abs(q[2]) + (np.abs(q[1]) + v68)) < 1e+38, v67, REAL(6.0)),
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
      status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
                    sliding joints, and its motion is shown to be the only one in these modes; patterns with more
                    sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
                    joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
                    in the motion found for it (loads or losses jam; level friction never does); not excluded:
                    another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
                    holds; not shown: that this is the first pattern by the rule, or its motion the only one in
                    these modes; 4 several: every law holds; in these modes the equations have other accelerations
                    or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
                    bound on iterations was reached first; the best so far, which may break the laws; 6 not
                    finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was

    Computed by a bounded search through patterns of modes (Karnopp 1985; Dupont 1993, section 3):
    symgen/derive/functions/decide.py.

    Operations: at most 8615 add, 12068 mul, 571 div, 0 sqrt, 1 sincos, 27711 other.
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
    v15 = ((v4 * v7) + (v11 * (qd[0] * v5))) - (qd[2] * v14)
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

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

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

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

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


def _step_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[17] * context_real[17]
    v1 = np.where(other[0], REAL(0.4285714285714286), REAL(-0.375)) * v0
    v2 = context_real[19] * v1
    v3 = context_real[18] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = context_real[1] * (context_real[12] + (context_real[15] * v6))
    v8 = np.where(context_boolean[0], REAL(0.0), context_real[14] + (context_real[16] * v6))
    v9 = ((context_real[6] - context_real[7]) - (20.0 * v8)) - v7
    v10 = -v6
    v11 = np.where(context_boolean[0], context_real[5] - v7, v10)
    v12 = v11 - v9
    v13 = -(0.5 * v12)
    v14 = -(1.6666666666666667 * v12)
    v15 = np.int8(0) == context_mode[0]
    v16 = np.where(v15, _min(_max(v14, v13) - v9, v9 - _min(v14, v13)), v8 * _real_of(context_mode[0]))
    v17 = context_boolean[3] | (((-1e-12) * _max(np.abs(v11), np.abs(context_real[5]))) <= np.where(v15, v16, 60.0 * v16))
    v18 = (context_real[18] * v6) - context_real[19]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[17] * v18)), REAL(0.4285714285714286), REAL(-0.375)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = ((context_boolean[3] | ((0.0 < v16) | (v15 & (0.0 <= v16)))) | v17) & v23
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(v24 | (v23 & (~found[0])), v10, u[0]),
        found[0] | v23,
        v24,
        (v24 | (other[0] | (~context_boolean[1]))) | (~context_boolean[2]),
    )


def _step_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[6], context_boolean[2])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _step_pattern_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[3]) & v0[2])
    v2 = (context_real[15] * v0[1]) - context_real[12]
    v3 = context_boolean[3] | v0[2]
    return (
        np.where(v1, -v2, context_real[20]),
        context_real[13],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[14] - (context_real[16] * v0[1])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[5] + (context_real[1] * v2), v0[1]), context_real[22]),
        np.where(v1, v0[1], context_real[23]),
        v3,
        context_boolean[4] | (context_boolean[3] & v0[3]),
        context_boolean[5] | (~v3),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[1] * v1
    v3 = 1.0 / ((context_real[1] * v2) - context_real[0])
    v4 = v2 * v3
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = v5 * v4
    v7 = np.where(v0, REAL(0.0), (v1 * v5) - (v2 * v6))
    v8 = (1.0 - (context_real[1] * v6)) - (20.0 * v7)
    v9 = 1.0 + (0.4285714285714286 * v8)
    v10 = 1.0 - (0.375 * v8)
    v11 = v10 * v9
    v12 = v5 <= 1.0
    v13 = 0.0 < np.where(v0, REAL(1.0), np.where(v12 & (0.0 < v11), REAL(1.0), _min(v10, v9)))
    v14 = np.where(v0, REAL(0.0), context_real[5])
    v15 = (v4 * v14) - (context_real[3] * v3)
    v16 = np.where(v0, REAL(0.0), (v1 * v14) - (v2 * v15))
    v17 = context_real[7] - context_real[6]
    v18 = v17 + ((context_real[1] * v15) + (20.0 * v16))
    v19 = -v18
    v20 = -v8
    v21 = ~v0
    v22 = _real_of(pattern[0])
    v23 = (np.where(v13, number[7], REAL(0.0)), REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v22, v20, v19)
    v23_of_context_boolean = (v21,)
    for _ in range(40):
        *v23_next, v23_now = _step_pattern_loads(prepared, v23[0:1], v23[1:2], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = (v6 * v23[0]) - v15
    v25 = context_real[1] * v24
    v26 = np.where(v0, context_real[5] + v25, v23[0])
    v27 = np.where(v0, REAL(0.0), v16 - (v7 * v23[0]))
    v28 = ((v25 - (20.0 * v27)) - v26) - v17
    v29 = 1.6666666666666667 * v28
    v30 = 0.5 * v28
    v31 = v26 + v28
    v32 = np.where(v0, _min(v31 - _min(v30, v29), _max(v30, v29) - v31), v22 * v27)
    v33 = v22 * (v18 + (v8 * v23[0]))
    v34 = np.where(v0, REAL(0.0), -(v33 * (v22 * np.where(0.0 < (-v33), REAL(0.4285714285714286), REAL(-0.375)))))
    v35 = _max(np.abs(v34), np.abs(v23[0]))
    v36 = np.abs(v23[0] - v34)
    v37 = v23[2] & (v36 <= (v35 * np.where(v35 < (1.0000000009313226 * v35), REAL(1e-11), REAL(1e-05))))
    v38 = v21 & (v11 < 0.0)
    v39 = v12 & v38
    v40 = ((~v37) & v39) & ((1e-05 * v35) < v36)
    v41 = (v13 | v40) | (v37 & (context_boolean[0] | ((v0 & (0.0 <= v32)) | (0.0 < v32))))
    v42 = ~v41
    v43 = flag[1] & v42
    v44 = v38 & (v37 & v39)
    v45 = -v24
    v46 = 1.0 / context_real[2]
    v47 = context_real[4] * v46
    v48 = _step_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v46, v1, v15, v47, v16, v6, v7, v22, v20, v19, v45, v27, v26, v23[0]), (v0, v21, context_boolean[0], v37, v44, v40, v43), (pattern[0],))
    v49 = np.where(v43, v48[2], v27)
    v50 = np.where(v43, v48[0], v45)
    v51 = np.where(v43, v48[3], v26)
    v52 = v17 + (v51 + ((context_real[1] * v50) + (20.0 * v49)))
    v53 = -(0.5 * v52)
    v54 = -(1.6666666666666667 * v52)
    v55 = v51 - v52
    v56 = np.where(v0, _min(v55 - _min(v54, v53), _max(v54, v53) - v55), v22 * v49)
    v57 = np.where(v43, v48[5], v37)
    v58 = v57 & (context_boolean[0] | ((v0 & (0.0 <= v56)) | (0.0 < v56)))
    v59 = flag[3] | v58
    v60 = -(1.0 - v5)
    v61 = context_boolean[3] | context_boolean[2]
    v62 = (v61 & (v0 & ((v60 <= 0.0) & (0.0 <= v60)))) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v63 = np.where(v62, v5, 1.0 + v5)
    v64 = ~(v62 | (v63 <= np.where(v61, REAL(1.0), REAL(0.0))))
    v65 = v64 & (~v59)
    v66 = flag[2] | v42
    v67 = (~flag[1]) & (v66 & v65)
    v68 = np.where(context_boolean[2], np.int8(1), np.int8(-1))
    v69 = np.where(v62, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), np.where(context_boolean[1] & ((0.0 <= v63) & (v63 <= 0.0)), np.int8(0), v68))
    v70 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[5]), np.abs(v51))) <= np.where(v0, v56, 60.0 * v56))
    v71 = v57 & v70
    v72 = ~flag[3]
    v73 = (v72 & v58) | ((~flag[4]) & (v72 & v71))
    v74 = ~v67
    v75 = flag[5] | (flag[3] & v58)
    v76 = np.where(v43, v48[4], v23[0])
    v77 = context_real[1] * np.where(v0, context_real[10], REAL(0.0))
    return (
        np.where(v67, np.where(context_boolean[1], np.int8(0), v68), v69),
        np.where(v73, pattern[0], best[0]),
        flag[0],
        flag[1] | v67,
        v66 & v74,
        v59,
        flag[4] | v71,
        v75,
        v74 & (flag[6] | ((~v57) & (~np.where(v43, v48[7], v40)))),
        np.where(v73, v13, flag[7]),
        np.where(v73, np.where(v43, v48[6], v44), flag[8]),
        np.where(v73, v50, number[0]),
        np.where(v73, np.where(v43, v48[1], v47), number[1]),
        np.where(v73, v49, number[2]),
        np.where(v73, v76, number[3]),
        np.where(v73, -(v3 * v77), number[4]),
        np.where(v73, REAL(0.0), number[5]),
        np.where(v73, np.where(v0, REAL(0.0), v4 * v77), number[6]),
        v76,
        (v65 & v74) | (v59 & (v75 | (v64 | (v0 | (~v62))))),
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


def _step_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _step_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = 0.5 * context_real[19]
    v1 = context_real[12] + (context_real[15] * v0)
    v2 = context_real[4] * (1.0 / context_real[2])
    v3 = context_real[15] + (v2 * v0)
    v4 = context_real[12] + (v0 * v3)
    v5 = np.sin(v1)
    v6 = np.cos(v1)
    v7 = np.sin(v4)
    v8 = np.cos(v4)
    v9 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[2]))), mode[2])
    v10 = np.int8(0) == v9
    v11 = np.where(v10, REAL(0.0), REAL(0.016666666666666666))
    v12 = context_real[1] * v11
    v13 = 1.0 / ((context_real[1] * v12) - context_real[0])
    v14 = v12 * v13
    v15 = np.where(v10, REAL(0.0), context_real[5])
    v16 = (context_real[3] * v13) - (v14 * v15)
    v17 = np.where(v10, REAL(0.0), (v11 * v15) + (v12 * v16))
    v18 = context_real[7] - context_real[6]
    v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18
    v20 = np.where(v10, REAL(0.0), REAL(1.0))
    v21 = v14 * v20
    v22 = v11 * v20
    v23 = np.where(v10, REAL(0.0), v22 - (v12 * v21))
    v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23)
    v25 = ~v10
    v26 = _real_of(v9)
    v27 = (u[0], REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, -v24, v19)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _step_again_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v16 + (v21 * v27[0])
    v29 = context_real[1] * v28
    v30 = np.where(v10, context_real[5] + v29, v27[0])
    v31 = np.where(v10, REAL(0.0), v17 - (v23 * v27[0]))
    v32 = ((v29 - (20.0 * v31)) - v30) - v18
    v33 = 1.6666666666666667 * v32
    v34 = 0.5 * v32
    v35 = _min(v34, v33)
    v36 = _max(v34, v33)
    v37 = v25 | ((v30 <= (v36 - v32)) & ((v35 - v32) <= v30))
    v38 = context_real[1] * np.where(v10, context_real[16], REAL(0.0))
    v39 = (v13 * v38) - context_real[14]
    v40 = v39 + (v28 * v0)
    v41 = v6 * v40
    v42 = np.where(v10, REAL(0.0), context_real[16] + np.where(v10, REAL(0.0), v14 * v38))
    v43 = 0.8 + context_real[13]
    v44 = v43 + (v42 * v0)
    v45 = 40.0 * v44
    v46 = v41 * v45
    v47 = v42 + (v31 * v0)
    v48 = 2.0 * v47
    v49 = v5 * v40
    v50 = 0.4 * v47
    v51 = (v3 * (v50 + (v49 * (15.992 + (v44 * (80.0 * v44)))))) - (v48 * v46)
    v52 = v3 * v41
    v53 = context_real[6] + (0.4 * v52)
    v54 = v3 * v45
    v55 = np.where(v10, REAL(0.0), ((v53 - (392.40000000000003 * v5)) + (v3 * v54)) + (v41 * v46))
    v56 = 0.4 * v5
    v57 = v11 * v56
    v58 = v44 * v45
    v59 = 7.992 + v58
    v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5 * v5)))
    v61 = v60 * (((context_real[17] - (v55 * v57)) + (v52 * (0.008000000000000881 * v5))) - (v6 * v51))
    v62 = np.where(v10, REAL(0.0), (v11 * v55) + (v57 * v61))
    v63 = v60 * (v20 * v57)
    v64 = np.where(v10, REAL(0.0), v22 - (v57 * v63))
    v65 = (v27[0], REAL(0.0))
    v65_done = np.False_
    v65_of_context_real = (v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61))
    v65_of_context_boolean = (v25,)
    for _ in range(40):
        *v65_next, v65_now = _stage_loads(prepared, v65[0:1], v65[1:2], v65_of_context_real, v65_of_context_boolean)
        v65 = tuple(np.where(v65_done, old, new) for old, new in zip(v65, v65_next))
        v65_done = v65_done | v65_now
        if np.all(v65_done):
            break
    v65 = (*v65, v65_done)
    v66 = v61 + (v63 * v65[0])
    v67 = v39 + (v0 * v66)
    v68 = v8 * v67
    v69 = v43 + (v0 * v47)
    v70 = 40.0 * v69
    v71 = v68 * v70
    v72 = v62 - (v64 * v65[0])
    v73 = np.where(v10, REAL(0.0), v72)
    v74 = v42 + (v0 * v73)
    v75 = 2.0 * v74
    v76 = v7 * v67
    v77 = 0.4 * v74
    v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v48 * v54)
    v79 = (1.0 / (8.0 + v58)) * (v78 - (v6 * (88.29 + (392.40000000000003 * v44))))
    v80 = context_real[15] + (v0 * v79)
    v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71)
    v82 = v80 * v68
    v83 = context_real[6] + (0.4 * v82)
    v84 = v80 * v70
    v85 = np.where(v10, REAL(0.0), ((v83 - (392.40000000000003 * v7)) + (v80 * v84)) + (v68 * v71))
    v86 = 0.4 * v7
    v87 = v11 * v86
    v88 = v69 * v70
    v89 = 7.992 + v88
    v90 = 1.0 / ((v88 + (28.0 - (v86 * v87))) - (v89 * (v7 * v7)))
    v91 = v90 * (((context_real[17] - (v85 * v87)) + (v82 * (0.008000000000000881 * v7))) - (v8 * v81))
    v92 = np.where(v10, REAL(0.0), (v11 * v85) - (v87 * v91))
    v93 = v90 * (v20 * v87)
    v94 = np.where(v10, REAL(0.0), v22 + (v87 * v93))
    v95 = (v65[0], REAL(0.0))
    v95_done = np.False_
    v95_of_context_real = (v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91))
    v95_of_context_boolean = (v25,)
    for _ in range(40):
        *v95_next, v95_now = _stage_loads(prepared, v95[0:1], v95[1:2], v95_of_context_real, v95_of_context_boolean)
        v95 = tuple(np.where(v95_done, old, new) for old, new in zip(v95, v95_next))
        v95_done = v95_done | v95_now
        if np.all(v95_done):
            break
    v95 = (*v95, v95_done)
    v96 = v92 - (v94 * v95[0])
    v97 = np.where(v10, REAL(0.0), v96)
    v98 = v42 + (context_real[19] * v97)
    v99 = v98 + (v75 + (v42 + v48))
    v100 = (v26 * v99) < 0.0
    v101 = v91 + (v93 * v95[0])
    v102 = (context_real[19] * v101) - v39
    v103 = 0.16666666666666666 * context_real[19]
    v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84)
    v105 = (1.0 / (8.0 + v88)) * (v104 - (v8 * (88.29 + (392.40000000000003 * v69))))
    v106 = context_real[15] + (context_real[19] * v105)
    v107 = v43 + (context_real[19] * v74)
    v108 = 80.0 * v107
    v109 = v98 * v108
    v110 = context_real[12] + (context_real[19] * v80)
    v111 = np.sin(v110)
    v112 = np.cos(v110)
    v113 = v102 * v112
    v114 = v102 * v111
    v115 = 0.4 * v98
    v116 = v112 * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109))
    v117 = 40.0 * v107
    v118 = v106 * v113
    v119 = context_real[6] - (0.4 * v118)
    v120 = np.where(v10, REAL(0.0), (v119 - (392.40000000000003 * v111)) + (v117 * ((v106 * v106) + (v113 * v113))))
    v121 = 0.4 * v111
    v122 = v11 * v121
    v123 = v107 * v117
    v124 = 7.992 + v123
    v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111 * v111)))
    v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111))) - v116)
    v127 = np.where(v10, REAL(0.0), (v11 * v120) - (v122 * v126))
    v128 = v119 - ((20.0 * v127) + (v121 * v126))
    v129 = v125 * (v20 * v122)
    v130 = np.where(v10, REAL(0.0), v22 + (v122 * v129))
    v131 = (1.0 - (20.0 * v130)) + (v121 * v129)
    v132 = (v95[0], REAL(0.0))
    v132_done = np.False_
    v132_of_context_real = (v26, -v131, v128)
    v132_of_context_boolean = (v25,)
    for _ in range(40):
        *v132_next, v132_now = _stage_loads(prepared, v132[0:1], v132[1:2], v132_of_context_real, v132_of_context_boolean)
        v132 = tuple(np.where(v132_done, old, new) for old, new in zip(v132, v132_next))
        v132_done = v132_done | v132_now
        if np.all(v132_done):
            break
    v132 = (*v132, v132_done)
    v133 = v39 + (v103 * (((v28 - (v129 * v132[0])) - v126) + (2.0 * (v66 - v101))))
    v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109)
    v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v112 * (88.29 + (392.40000000000003 * v107)))))
    v136 = v103 * ((v31 + np.where(v10, REAL(0.0), v127 - (v130 * v132[0]))) + (2.0 * (v73 + v97)))
    v137 = v128 - (v131 * v132[0])
    v138 = v26 * v26
    v139 = np.where(v10, REAL(0.0), np.where(0.0 < (v26 * v137), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v137))
    v140 = _max(np.abs(v139), np.abs(v132[0]))
    v141 = v132[2] & (np.abs(v132[0] - v139) <= (v140 * np.where(v140 < (1.0000000009313226 * v140), REAL(1e-11), REAL(1e-05))))
    v142 = (v95[0] + ((v86 * v101) - v83)) + (20.0 * v96)
    v143 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-(v26 * v142)), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v142)))
    v144 = _max(np.abs(v143), np.abs(v95[0]))
    v145 = (np.abs(v95[0] - v143) <= (v144 * np.where(v144 < (1.0000000009313226 * v144), REAL(1e-11), REAL(1e-05)))) & v95[2]
    v146 = ((v65[0] - v53) - (v56 * v66)) + (20.0 * v72)
    v147 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-(v26 * v146)), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v146)))
    v148 = _max(np.abs(v65[0]), np.abs(v147))
    v149 = v65[2] & (np.abs(v65[0] - v147) <= (v148 * np.where(v148 < (1.0000000009313226 * v148), REAL(1e-11), REAL(1e-05))))
    v150 = v19 - (v24 * v27[0])
    v151 = np.where(v10, REAL(0.0), v138 * (v150 * np.where(0.0 < (v26 * v150), REAL(0.4285714285714286), REAL(-0.375))))
    v152 = _max(np.abs(v151), np.abs(v27[0]))
    v153 = v27[2] & (np.abs(v27[0] - v151) <= (v152 * np.where(v152 < (1.0000000009313226 * v152), REAL(1e-11), REAL(1e-05))))
    return (
        mode[0],
        mode[1],
        v9,
        mode[0],
        mode[1],
        np.where(v37, v9, _mode_of(((2.0 * (v30 + v32)) - v36) - v35)),
        v100,
        before[0] | behind[0],
        v27[0],
        context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67)))),
        context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80)))),
        np.where(v10, context_real[13], context_real[13] + (v99 * v103)),
        -v133,
        context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105)))),
        np.where(v10, REAL(0.0), v42 + v136),
        v153 & (v141 & (v149 & v145)),
        ~v100,
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[2], context_mode[0], context_mode[1], context_mode[2], context_boolean[2], context_boolean[0], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    for _ in range(2):
        *v0_next, v0_now = _step_repetition(prepared, v0[0:3], v0[3:6], v0[6:7], v0[7:8], v0[8:9], v0[9:12], v0[12:15], v0[15], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[9],
        v0[10],
        v0[11],
        v0[12],
        v0[13],
        v0[14],
        v0[16] & v0[15],
        v0[3],
        v0[4],
        v0[5],
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 0.8 + q[2]
    v3 = 40.0 * v2
    v4 = v2 * v3
    v5 = 7.992 + v4
    v6 = ((v5 * (v0 * v0)) - v4) - 28.0
    v7 = 0.006666666666666667 * v0
    v8 = 0.4 * v0
    v9 = 1.0 / (v6 + (v8 * v7))
    v10 = v7 * v9
    v11 = (v7 * v10) - 0.016666666666666666
    v12 = 0.6666666666666667 * np.abs(40.0 * v11)
    v13 = v12 < 1.0
    v14 = 80.0 * v2
    v15 = qd[0] * v0
    v16 = 0.4 * qd[2]
    v17 = qd[2] * v14
    v18 = qd[0] * v1
    v19 = v1 * ((v18 * v17) + (qd[1] * (v16 - ((15.992 + (v2 * v14)) * v15))))
    v20 = qd[1] * v18
    v21 = v19 + ((v20 * (0.008000000000000881 * v0)) - tau[0])
    v22 = v10 * v21
    v23 = 0.4 * v20
    v24 = tau[2] - v23
    v25 = ((v3 * ((qd[1] * qd[1]) + (v18 * v18))) - (392.40000000000003 * v0)) + v24
    v26 = v11 * v25
    v27 = v26 + v22
    v28 = v24 - v25
    v29 = 0.6666666666666667 * np.abs((40.0 * v27) - v28)
    v30 = np.where(v13, v29 / np.where(v13, np.where(v13, 1.0 - v12, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v31 = _min(v30, v29 + (v12 * v30))
    v32 = _min(v31, v29 + (v12 * v31))
    v33 = 1e-08 * (np.abs(v26) + np.abs(v22))
    v34 = np.abs(v27) <= (v33 - (_min(v32, v29 + (v12 * v32)) * (1.0001 * v11)))
    v35 = 0.5 * v28
    v36 = 1.6666666666666667 * v28
    v37 = 0.5 * dt
    v38 = np.abs(qd[2])
    v39 = (0.0 == v38) | (v38 < ((_min(v36, v35) - _max(v36, v35)) * (v37 * v11)))
    v40 = v39 & v34
    v41 = -v33
    v42 = _mode_of(qd[2])
    v43 = np.where(v39, v41 < (-v27), np.int8(1) == v42)
    v44 = np.where(v40, np.int8(0), np.where(v43, np.int8(1), np.int8(-1)))
    v45 = ((qd[1] * v17) - tau[1]) - (v18 * (v16 - (v5 * v15)))
    v46 = (v1 * (88.29 + (392.40000000000003 * v2))) + v45
    v47 = -v46
    v48 = -v21
    v49 = -v6
    v50 = 8.0 + v4
    v51 = (v44, v44, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v51_done = np.False_
    v51_of_context_real = (v49, v8, v50, v48, v47, v25, tau[2], v23, qd[0], qd[1], qd[2])
    v51_of_context_boolean = (~v39, v40, v43, np.where(v39, v41 < v27, np.int8(-1) == v42))
    for _ in range(12):
        *v51_next, v51_now = _step_pattern(prepared, v51[0:1], v51[1:2], v51[2:11], v51[11:19], v51_of_context_real, v51_of_context_boolean)
        v51 = tuple(np.where(v51_done, old, new) for old, new in zip(v51, v51_next))
        v51_done = v51_done | v51_now
        if np.all(v51_done):
            break
    v51 = (*v51, v51_done)
    v52 = np.int8(0) == v51[1]
    v53 = np.where(v52, REAL(0.0), qd[2] + v51[17])
    v54 = v2 + (v37 * v53)
    v55 = 40.0 * v54
    v56 = qd[0] + v51[15]
    v57 = v56 + (v37 * v51[11])
    v58 = qd[1] + v51[16]
    v59 = q[1] + (v37 * v58)
    v60 = np.sin(v59)
    v61 = np.cos(v59)
    v62 = v61 * v57
    v63 = v62 * v55
    v64 = v53 + (v37 * v51[13])
    v65 = 2.0 * v64
    v66 = v60 * v57
    v67 = 0.4 * v64
    v68 = v58 + (v37 * v51[12])
    v69 = (v68 * (v67 - (v66 * (15.992 + (v54 * (80.0 * v54)))))) + (v65 * v63)
    v70 = v68 * v55
    v71 = v68 * v62
    v72 = tau[2] - (0.4 * v71)
    v73 = np.where(v52, REAL(0.0), ((v72 - (392.40000000000003 * v60)) + (v68 * v70)) + (v62 * v63))
    v74 = 0.4 * v60
    v75 = np.where(v52, REAL(0.0), REAL(0.016666666666666666))
    v76 = v75 * v74
    v77 = v54 * v55
    v78 = 7.992 + v77
    v79 = 1.0 / ((((v74 * v76) - 28.0) - v77) + (v78 * (v60 * v60)))
    v80 = v79 * (((tau[0] - (v73 * v76)) - (v71 * (0.008000000000000881 * v60))) - (v61 * v69))
    v81 = np.where(v52, REAL(0.0), (v75 * v73) + (v76 * v80))
    v82 = np.where(v52, REAL(0.0), REAL(1.0))
    v83 = v82 * (v76 * v79)
    v84 = v75 * v82
    v85 = np.where(v52, REAL(0.0), v84 - (v76 * v83))
    v86 = ~v52
    v87 = _real_of(v51[1])
    v88 = (v51[14], REAL(0.0))
    v88_done = np.False_
    v88_of_context_real = (v87, ((v74 * v83) - 1.0) + (20.0 * v85), (v72 + (v74 * v80)) - (20.0 * v81))
    v88_of_context_boolean = (v86,)
    for _ in range(40):
        *v88_next, v88_now = _stage_loads(prepared, v88[0:1], v88[1:2], v88_of_context_real, v88_of_context_boolean)
        v88 = tuple(np.where(v88_done, old, new) for old, new in zip(v88, v88_next))
        v88_done = v88_done | v88_now
        if np.all(v88_done):
            break
    v88 = (*v88, v88_done)
    v89 = v80 + (v83 * v88[0])
    v90 = (v37 * v89) - v56
    v91 = q[1] + (v37 * v68)
    v92 = np.sin(v91)
    v93 = np.cos(v91)
    v94 = v93 * v90
    v95 = v2 + (v37 * v64)
    v96 = 40.0 * v95
    v97 = v94 * v96
    v98 = v81 - (v85 * v88[0])
    v99 = np.where(v52, REAL(0.0), v98)
    v100 = v53 + (v37 * v99)
    v101 = 2.0 * v100
    v102 = v92 * v90
    v103 = 0.4 * v100
    v104 = (tau[1] + (v62 * (v67 - (v78 * v66)))) - (v65 * v70)
    v105 = (1.0 / (8.0 + v77)) * (v104 - (v61 * (88.29 + (392.40000000000003 * v54))))
    v106 = v58 + (v37 * v105)
    v107 = (v106 * (v103 + (v102 * (15.992 + (v95 * (80.0 * v95)))))) - (v101 * v97)
    v108 = v106 * v94
    v109 = tau[2] + (0.4 * v108)
    v110 = v106 * v96
    v111 = np.where(v52, REAL(0.0), ((v109 - (392.40000000000003 * v92)) + (v106 * v110)) + (v94 * v97))
    v112 = 0.4 * v92
    v113 = v75 * v112
    v114 = v95 * v96
    v115 = 7.992 + v114
    v116 = 1.0 / ((((v112 * v113) - 28.0) - v114) + (v115 * (v92 * v92)))
    v117 = v116 * (((tau[0] - (v111 * v113)) + (v108 * (0.008000000000000881 * v92))) - (v93 * v107))
    v118 = np.where(v52, REAL(0.0), (v75 * v111) + (v113 * v117))
    v119 = v116 * (v82 * v113)
    v120 = np.where(v52, REAL(0.0), v84 - (v113 * v119))
    v121 = (v88[0], REAL(0.0))
    v121_done = np.False_
    v121_of_context_real = (v87, ((20.0 * v120) - 1.0) + (v112 * v119), (v109 - (20.0 * v118)) + (v112 * v117))
    v121_of_context_boolean = (v86,)
    for _ in range(40):
        *v121_next, v121_now = _stage_loads(prepared, v121[0:1], v121[1:2], v121_of_context_real, v121_of_context_boolean)
        v121 = tuple(np.where(v121_done, old, new) for old, new in zip(v121, v121_next))
        v121_done = v121_done | v121_now
        if np.all(v121_done):
            break
    v121 = (*v121, v121_done)
    v122 = v118 - (v120 * v121[0])
    v123 = np.where(v52, REAL(0.0), v122)
    v124 = v53 + (dt * v123)
    v125 = v2 + (dt * v100)
    v126 = 80.0 * v125
    v127 = v124 * v126
    v128 = v117 + (v119 * v121[0])
    v129 = (dt * v128) - v56
    v130 = q[1] + (dt * v106)
    v131 = np.sin(v130)
    v132 = np.cos(v130)
    v133 = v129 * v132
    v134 = v129 * v131
    v135 = 0.4 * v124
    v136 = (tau[1] - (v94 * (v103 + (v115 * v102)))) - (v101 * v110)
    v137 = (1.0 / (8.0 + v114)) * (v136 - (v93 * (88.29 + (392.40000000000003 * v95))))
    v138 = v58 + (dt * v137)
    v139 = v132 * ((v138 * (v135 + (v134 * (15.992 + (v125 * v126))))) - (v133 * v127))
    v140 = 40.0 * v125
    v141 = v138 * v133
    v142 = tau[2] + (0.4 * v141)
    v143 = np.where(v52, REAL(0.0), (v142 - (392.40000000000003 * v131)) + (v140 * ((v138 * v138) + (v133 * v133))))
    v144 = 0.4 * v131
    v145 = v75 * v144
    v146 = v125 * v140
    v147 = 7.992 + v146
    v148 = 1.0 / ((((v144 * v145) - 28.0) - v146) + (v147 * (v131 * v131)))
    v149 = v148 * (((tau[0] - (v145 * v143)) + (v141 * (0.008000000000000881 * v131))) - v139)
    v150 = np.where(v52, REAL(0.0), (v75 * v143) + (v145 * v149))
    v151 = v142 - ((20.0 * v150) - (v144 * v149))
    v152 = v148 * (v82 * v145)
    v153 = np.where(v52, REAL(0.0), v84 - (v145 * v152))
    v154 = (1.0 - (20.0 * v153)) - (v144 * v152)
    v155 = (v121[0], REAL(0.0))
    v155_done = np.False_
    v155_of_context_real = (v87, -v154, v151)
    v155_of_context_boolean = (v86,)
    for _ in range(40):
        *v155_next, v155_now = _stage_loads(prepared, v155[0:1], v155[1:2], v155_of_context_real, v155_of_context_boolean)
        v155 = tuple(np.where(v155_done, old, new) for old, new in zip(v155, v155_next))
        v155_done = v155_done | v155_now
        if np.all(v155_done):
            break
    v155 = (*v155, v155_done)
    v156 = v151 - (v154 * v155[0])
    v157 = v87 * v87
    v158 = np.where(v52, REAL(0.0), v157 * (v156 * np.where(0.0 < (v87 * v156), REAL(0.4285714285714286), REAL(-0.375))))
    v159 = _max(np.abs(v158), np.abs(v155[0]))
    v160 = v155[2] & (np.abs(v155[0] - v158) <= (v159 * np.where(v159 < (1.0000000009313226 * v159), REAL(1e-11), REAL(1e-05))))
    v161 = ((v121[0] - v109) - (v112 * v128)) + (20.0 * v122)
    v162 = np.where(v52, REAL(0.0), -(np.where(0.0 < (-(v87 * v161)), REAL(0.4285714285714286), REAL(-0.375)) * (v157 * v161)))
    v163 = _max(np.abs(v162), np.abs(v121[0]))
    v164 = v121[2] & (np.abs(v121[0] - v162) <= (v163 * np.where(v163 < (1.0000000009313226 * v163), REAL(1e-11), REAL(1e-05))))
    v165 = ((v72 + (v74 * v89)) - v88[0]) - (20.0 * v98)
    v166 = np.where(v52, REAL(0.0), np.where(0.0 < (v87 * v165), REAL(0.4285714285714286), REAL(-0.375)) * (v157 * v165))
    v167 = _max(np.abs(v88[0]), np.abs(v166))
    v168 = v88[2] & (np.abs(v88[0] - v166) <= (v167 * np.where(v167 < (1.0000000009313226 * v167), REAL(1e-11), REAL(1e-05))))
    v169 = v160 & (v164 & v168)
    v170 = 0.16666666666666666 * dt
    v171 = v170 * ((v51[13] + np.where(v52, REAL(0.0), v150 - (v153 * v155[0]))) + (2.0 * (v99 + v123)))
    v172 = np.where(v52, REAL(0.0), v53 + v171)
    v173 = v56 + (v170 * (((v51[11] - (v152 * v155[0])) - v149) - (2.0 * (v89 + v128))))
    v174 = (tau[1] - (v133 * (v135 + (v147 * v134)))) - (v138 * v127)
    v175 = v51[12] + ((1.0 / (8.0 + v146)) * (v174 - (v132 * (88.29 + (392.40000000000003 * v125)))))
    v176 = v58 + (v170 * (v175 + (2.0 * (v105 + v137))))
    v177 = v124 + (v101 + (v53 + v65))
    v178 = (v87 * v177) < 0.0
    v179 = np.where(v52, q[2], q[2] + (v170 * v177))
    v180 = q[0] + (v170 * ((v56 - v129) + (2.0 * (v57 - v90))))
    v181 = q[1] + (v170 * ((v58 + v138) + (2.0 * (v68 + v106))))
    v182 = _mode_of(qd[1])
    v183 = _mode_of(qd[0])
    v184 = _step_again(prepared, (v49, v8, v50, v48, v47, v25, tau[2], v23, 1.0 / np.where(v178, v50, REAL(1.0)), v7, -v9, q[0], q[1], q[2], qd[0], qd[1], qd[2], tau[0], tau[1], dt, v51[14], v180, v181, v179, v173, v176, v172), (v39, v169, v178), (v183, v182, v51[1]))
    v185 = np.where(v178, v184[4], v176)
    v186 = np.where(v178, v184[5], v172)
    v187 = np.where(v178, v184[1], v181)
    v188 = np.where(v178, v184[0], v180)
    v189 = np.abs(v188) + (np.abs(v187) + (np.abs(v186) + np.abs(v185)))
    v190 = np.where(v178, v184[2], v179)
    v191 = np.where(v178, v184[3], v173)
    v192 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v193 = (np.abs(tau[2]) + (np.abs(tau[1]) + (v38 + np.abs(tau[0])))) < 1e+38
    v194 = (v193 & ((np.abs(q[0]) + (np.abs(dt) + v192)) < 1e+38)) & (0.0 < dt)
    v195 = ((np.abs(v191) + (np.abs(v190) + v189)) < 1e+38) & v194
    v196 = np.where(v51[6] | v51[5], np.where(v51[10], REAL(4.0), np.where(v51[9] & (~v51[4]), np.where(v51[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v51[8], REAL(5.0), REAL(2.0)))
    v197 = np.abs(v51[11]) + (np.abs(v51[12]) + (np.abs(v25) + np.abs(v21)))
    v198 = np.where((np.abs(v46) + (np.abs(v51[13]) + v197)) < 1e+38, np.where(v51[19], v196, REAL(5.0)), REAL(6.0))
    v199 = 2.0 == v198
    v200 = np.where(np.where(v178, v184[6], v169) | v199, REAL(0.0), REAL(5.0))
    v201 = np.where((3.0 == v200) | (3.0 == v198), REAL(3.0), np.where((1.0 == v198) | (1.0 == v200), REAL(1.0), REAL(0.0)))
    v202 = np.where(v199 | (2.0 == v200), REAL(2.0), np.where((4.0 == v200) | (4.0 == v198), REAL(4.0), v201))
    v203 = np.where((7.0 == v200) | (7.0 == v198), REAL(7.0), np.where((5.0 == v200) | (5.0 == v198), REAL(5.0), v202))
    return (
        np.where(v195, v188, q[0]),
        np.where(v195, v187, q[1]),
        np.where(v195, v190, q[2]),
        np.where(v195, v191, qd[0]),
        np.where(v195, v185, qd[1]),
        np.where(v195, v186, qd[2]),
        np.where(v195, np.where(v178, v184[7], v183), mode[0]),
        np.where(v195, np.where(v178, v184[8], v182), mode[1]),
        np.where(v195, np.where(v178, v184[9], v51[1]), mode[2]),
        np.where(v195, np.where((6.0 == v198) | (6.0 == v200), REAL(6.0), v203), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

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
      status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
                    sliding joints, and its motion is shown to be the only one in these modes; patterns with more
                    sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
                    joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
                    in the motion found for it (loads or losses jam; level friction never does); not excluded:
                    another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
                    holds; not shown: that this is the first pattern by the rule, or its motion the only one in
                    these modes; 4 several: every law holds; in these modes the equations have other accelerations
                    or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
                    bound on iterations was reached first; the best so far, which may break the laws; 6 not
                    finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was; 7 unstable: dt
                    exceeds the limit of stability (dampers, viscous friction, springs, joints that turn round);
                    the step leaves the state as it was

    Computed by Karnopp's dead band (1985) and a Runge-Kutta step of order 4: symgen/derive/functions/step.py.

    Operations: at most 15057 add, 21051 mul, 993 div, 0 sqrt, 10 sincos, 46038 other.
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


def _interpolated_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[17] * context_real[17]
    v1 = np.where(other[0], REAL(0.4285714285714286), REAL(-0.375)) * v0
    v2 = context_real[19] * v1
    v3 = context_real[18] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[14] + (context_real[16] * v6))
    v8 = context_real[1] * (context_real[12] + (context_real[15] * v6))
    v9 = ((context_real[6] - context_real[7]) - v8) - (20.0 * v7)
    v10 = -v6
    v11 = np.where(context_boolean[0], context_real[5] - v8, v10)
    v12 = v11 - v9
    v13 = -(0.5 * v12)
    v14 = -(1.6666666666666667 * v12)
    v15 = np.int8(0) == context_mode[0]
    v16 = np.where(v15, _min(_max(v14, v13) - v9, v9 - _min(v14, v13)), v7 * _real_of(context_mode[0]))
    v17 = np.where(v15, v16, 60.0 * v16)
    v18 = _max(np.abs(v11), np.abs(context_real[5]))
    v19 = ((0.0 < v16) | (v15 & (0.0 <= v16))) | (context_boolean[4] & (((-1e-06) * v18) <= v17))
    v20 = (context_real[18] * v6) - context_real[19]
    v21 = np.where(context_boolean[1], -(v0 * (v20 * np.where(0.0 < (-(context_real[17] * v20)), REAL(0.4285714285714286), REAL(-0.375)))), REAL(0.0))
    v22 = np.abs(v6)
    v23 = _max(np.abs(v21), v22)
    v24 = np.abs(v6 + v21) <= (v23 * np.where(v23 < (1.0000000009313226 * v23), REAL(1e-11), REAL(1e-05)))
    v25 = v24 & (v22 < 1e+38)
    v26 = v25 & ((context_boolean[3] | (((-1e-12) * v18) <= v17)) | (context_boolean[3] | v19))
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where((v25 & (~found[0])) | v26, v10, u[0]),
        found[0] | v25,
        v26,
        (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v26),
    )


def _interpolated_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[7], context_boolean[2], context_boolean[3])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _interpolated_pattern_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[4]) & v0[2]) | v0[3]
    v2 = (context_real[15] * v0[1]) - context_real[12]
    v3 = context_boolean[4] | v0[2]
    return (
        np.where(v1, -v2, context_real[20]),
        context_real[13],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[14] - (context_real[16] * v0[1])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[5] + (context_real[1] * v2), v0[1]), context_real[22]),
        np.where(v1, v0[1], context_real[23]),
        v3,
        context_boolean[5] | (context_boolean[4] & v0[3]),
        context_boolean[6] | (~v3),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.016666666666666666))
    v2 = context_real[1] * v1
    v3 = 1.0 / ((context_real[1] * v2) - context_real[0])
    v4 = v2 * v3
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = v5 * v4
    v7 = context_real[1] * v6
    v8 = np.where(v0, REAL(0.0), v1 * (v5 - v7))
    v9 = (1.0 - (20.0 * v8)) - v7
    v10 = 1.0 + (0.4285714285714286 * v9)
    v11 = 1.0 - (0.375 * v9)
    v12 = v11 * v10
    v13 = v5 <= 1.0
    v14 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v12) & v13, REAL(1.0), _min(v11, v10)))
    v15 = np.where(v0, REAL(0.0), context_real[5])
    v16 = (v4 * v15) - (context_real[3] * v3)
    v17 = np.where(v0, REAL(0.0), (v1 * v15) - (v2 * v16))
    v18 = context_real[7] - context_real[6]
    v19 = v18 + ((context_real[1] * v16) + (20.0 * v17))
    v20 = -v19
    v21 = -v9
    v22 = ~v0
    v23 = _real_of(pattern[0])
    v24 = (np.where(v14, number[4], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v23, v21, v20)
    v24_of_context_boolean = (v22,)
    for _ in range(40):
        *v24_next, v24_now = _interpolated_pattern_loads(prepared, v24[0:1], v24[1:2], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = (v6 * v24[0]) - v16
    v26 = context_real[1] * v25
    v27 = np.where(v0, context_real[5] + v26, v24[0])
    v28 = np.where(v0, REAL(0.0), v17 - (v8 * v24[0]))
    v29 = ((v26 - (20.0 * v28)) - v27) - v18
    v30 = 0.5 * v29
    v31 = 1.6666666666666667 * v29
    v32 = v27 + v29
    v33 = np.where(v0, _min(v32 - _min(v31, v30), _max(v31, v30) - v32), v23 * v28)
    v34 = np.abs(context_real[5])
    v35 = ~flag[0]
    v36 = context_boolean[1] & v35
    v37 = v36 & (((-1e-06) * _max(v34, np.abs(v27))) <= np.where(v0, v33, 60.0 * v33))
    v38 = v23 * (v19 + (v9 * v24[0]))
    v39 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v38), REAL(0.4285714285714286), REAL(-0.375)) * (v23 * v38)))
    v40 = _max(np.abs(v24[0]), np.abs(v39))
    v41 = np.abs(v24[0] - v39)
    v42 = v24[2] & (v41 <= (v40 * np.where(v40 < (1.0000000009313226 * v40), REAL(1e-11), REAL(1e-05))))
    v43 = (context_boolean[0] | (v37 | ((0.0 < v33) | (v0 & (0.0 <= v33))))) & v42
    v44 = v22 & (v12 < 0.0)
    v45 = v13 & v44
    v46 = ((1e-05 * v40) < v41) & (v45 & (~v42))
    v47 = ~(v43 | (v14 | v46))
    v48 = flag[1] & v47
    v49 = v44 & (v45 & v42)
    v50 = -v25
    v51 = 1.0 / context_real[2]
    v52 = context_real[4] * v51
    v53 = _interpolated_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, -v3, v51, v1, v16, v52, v17, v6, v8, v23, v21, v20, v50, v28, v27, v24[0]), (v0, v22, context_boolean[0], v36, v42, v49, v46, v48), (pattern[0],))
    v54 = np.where(v48, v53[2], v28)
    v55 = np.where(v48, v53[0], v50)
    v56 = np.where(v48, v53[3], v27)
    v57 = v18 + (v56 + ((context_real[1] * v55) + (20.0 * v54)))
    v58 = -(0.5 * v57)
    v59 = -(1.6666666666666667 * v57)
    v60 = v56 - v57
    v61 = np.where(v0, _min(v60 - _min(v59, v58), _max(v59, v58) - v60), v23 * v54)
    v62 = np.where(v0, v61, 60.0 * v61)
    v63 = _max(v34, np.abs(v56))
    v64 = (v36 & (((-1e-06) * v63) <= v62)) | ((v0 & (0.0 <= v61)) | (0.0 < v61))
    v65 = np.where(v48, v53[5], v42)
    v66 = (context_boolean[0] | v64) & v65
    v67 = flag[3] | v66
    v68 = np.where(v36, np.int8(1) == context_mode[1], context_boolean[3])
    v69 = np.where(v36, np.int8(-1) == context_mode[1], context_boolean[4])
    v70 = v69 | v68
    v71 = -(1.0 - v5)
    v72 = (v69 & (np.int8(1) == pattern[0])) | ((v0 & ((v71 <= 0.0) & (0.0 <= v71))) & v70)
    v73 = np.where(v72, v5, 1.0 + v5)
    v74 = ~(v72 | (v73 <= np.where(v70, REAL(1.0), REAL(0.0))))
    v75 = v74 & (~v67)
    v76 = flag[2] | v47
    v77 = (~flag[1]) & (v75 & v76)
    v78 = ~v77
    v79 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v35 & (v75 & v78)))
    v80 = context_boolean[2] & (~v36)
    v81 = np.where(v68, np.int8(1), np.int8(-1))
    v82 = np.where(v72, np.where(v0 & v68, np.int8(1), np.int8(-1)), np.where(v80 & ((0.0 <= v73) & (v73 <= 0.0)), np.int8(0), v81))
    v83 = ~flag[3]
    v84 = v65 & (context_boolean[0] | (((-1e-12) * v63) <= v62))
    v85 = ((~flag[4]) & (v83 & v84)) | (v83 & v66)
    v86 = ~(v77 | v79)
    v87 = flag[5] | (flag[3] & v66)
    v88 = np.where(v48, v53[4], v24[0])
    return (
        np.where(v79, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v77, np.where(v80, np.int8(0), v81), v82)),
        np.where(v85, pattern[0], best[0]),
        flag[0] | v79,
        np.where(v79, np.bool_(False), flag[1] | v77),
        v76 & v86,
        v67,
        flag[4] | v84,
        v87,
        v78 & (flag[6] | ((~v65) & (~np.where(v48, v53[7], v46)))),
        np.where(v85, v14, flag[7]),
        np.where(v85, np.where(v48, v53[6], v49), flag[8]),
        np.where(v85, v55, number[0]),
        np.where(v85, np.where(v48, v53[1], v52), number[1]),
        np.where(v85, v54, number[2]),
        np.where(v85, v88, number[3]),
        v88,
        (v75 & v86) | (v67 & ((v74 | (v0 | (~v72))) | v87)),
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


def _interpolated_margins(prepared, context_real, context_mode):
    v0 = np.sin(context_real[10])
    v1 = np.cos(context_real[10])
    v2 = (context_real[1] + (context_real[3] + (20.0 * context_real[7]))) - context_real[2]
    v3 = -(1.6666666666666667 * v2)
    v4 = -(0.5 * v2)
    v5 = v2 + ((context_real[0] * context_real[6]) - context_real[1])
    v6 = context_real[12] * v1
    v7 = 0.8 + context_real[11]
    v8 = 40.0 * v7
    v9 = (v8 * ((context_real[13] * context_real[13]) + (v6 * v6))) - (392.40000000000003 * v0)
    v10 = 0.4 * context_real[13]
    v11 = context_real[2] - (v6 * v10)
    v12 = np.int8(0) == context_mode[2]
    v13 = np.where(v12, REAL(0.0), v11 + v9)
    v14 = np.where(v12, REAL(0.0), REAL(0.016666666666666666))
    v15 = v14 * v0
    v16 = 80.0 * v7
    v17 = ((v15 * (0.4 * v13)) - context_real[4]) + ((v10 + (v6 * v16)) * (context_real[14] * v1))
    v18 = v7 * v8
    v19 = v15 * (0.16000000000000003 * v0)
    v20 = 1.0 / (((v19 - 28.0) + ((7.992 + v18) * (v0 * v0))) - v18)
    v21 = 0.4 * (v20 * ((v6 * ((15.984 + (v7 * v16)) * (context_real[13] * v0))) - v17))
    v22 = np.where(v12, REAL(0.0), (v14 * v13) + (v15 * v21))
    v23 = v11 + (v0 * v21)
    v24 = np.where(v12, REAL(0.0), REAL(1.0))
    v25 = v19 * (v20 * v24)
    v26 = np.where(v12, REAL(0.0), v14 * (v24 - v25))
    v27 = (context_real[8], REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (_real_of(context_mode[2]), v25 + ((20.0 * v26) - 1.0), v23 - (20.0 * v22))
    v27_of_context_boolean = (~v12,)
    for _ in range(40):
        *v27_next, v27_now = _margin_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v9 + (20.0 * np.where(v12, REAL(0.0), v22 - (v26 * v27[0])))
    v29 = -(0.5 * v28)
    v30 = -(1.6666666666666667 * v28)
    v31 = _min(v30, v29)
    v32 = ((v9 + v23) - v28) + (v25 * v27[0])
    v33 = _max(v30, v29)
    return (
        _max(REAL(0.0), _min(_max(v4, v3) + v5, -(v5 + _min(v4, v3)))),
        _min(v33 - v32, v32 - v31),
        _mode_of(((2.0 * v32) - v33) - v31),
    )


def _interpolated_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = 0.5 * context_real[19]
    v1 = context_real[12] + (context_real[15] * v0)
    v2 = context_real[4] * (1.0 / context_real[2])
    v3 = context_real[15] + (v2 * v0)
    v4 = context_real[12] + (v0 * v3)
    v5 = np.sin(v1)
    v6 = np.cos(v1)
    v7 = np.sin(v4)
    v8 = np.cos(v4)
    v9 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[2]))), mode[2])
    v10 = np.int8(0) == v9
    v11 = np.where(v10, REAL(0.0), REAL(0.016666666666666666))
    v12 = context_real[1] * v11
    v13 = 1.0 / ((context_real[1] * v12) - context_real[0])
    v14 = v12 * v13
    v15 = np.where(v10, REAL(0.0), context_real[5])
    v16 = (context_real[3] * v13) - (v14 * v15)
    v17 = np.where(v10, REAL(0.0), (v11 * v15) + (v12 * v16))
    v18 = context_real[7] - context_real[6]
    v19 = ((context_real[1] * v16) - (20.0 * v17)) - v18
    v20 = np.where(v10, REAL(0.0), REAL(1.0))
    v21 = v14 * v20
    v22 = v11 * v20
    v23 = np.where(v10, REAL(0.0), v22 - (v12 * v21))
    v24 = (1.0 - (context_real[1] * v21)) - (20.0 * v23)
    v25 = ~v10
    v26 = _real_of(v9)
    v27 = (u[0], REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, -v24, v19)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _interpolated_again_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = v16 + (v21 * v27[0])
    v29 = context_real[1] * v28
    v30 = np.where(v10, context_real[5] + v29, v27[0])
    v31 = np.where(v10, REAL(0.0), v17 - (v23 * v27[0]))
    v32 = ((v29 - (20.0 * v31)) - v30) - v18
    v33 = 1.6666666666666667 * v32
    v34 = 0.5 * v32
    v35 = _min(v34, v33)
    v36 = _max(v34, v33)
    v37 = v25 | ((v30 <= (v36 - v32)) & ((v35 - v32) <= v30))
    v38 = context_real[1] * np.where(v10, context_real[16], REAL(0.0))
    v39 = (v13 * v38) - context_real[14]
    v40 = v39 + (v0 * v28)
    v41 = v6 * v40
    v42 = np.where(v10, REAL(0.0), context_real[16] + np.where(v10, REAL(0.0), v14 * v38))
    v43 = 0.8 + context_real[13]
    v44 = v43 + (v42 * v0)
    v45 = 40.0 * v44
    v46 = v45 * v41
    v47 = v42 + (v0 * v31)
    v48 = 2.0 * v47
    v49 = v5 * v40
    v50 = 0.4 * v47
    v51 = (v3 * (v50 + ((15.992 + (v44 * (80.0 * v44))) * v49))) - (v48 * v46)
    v52 = v3 * v41
    v53 = context_real[6] + (0.4 * v52)
    v54 = v3 * v45
    v55 = np.where(v10, REAL(0.0), ((v3 * v54) + (v53 - (392.40000000000003 * v5))) + (v41 * v46))
    v56 = 0.4 * v5
    v57 = v11 * v56
    v58 = v44 * v45
    v59 = 7.992 + v58
    v60 = 1.0 / ((((v56 * v57) - v58) - 28.0) + (v59 * (v5 * v5)))
    v61 = v60 * (((context_real[17] - (v57 * v55)) + ((0.008000000000000881 * v5) * v52)) - (v6 * v51))
    v62 = np.where(v10, REAL(0.0), (v11 * v55) + (v57 * v61))
    v63 = v60 * (v20 * v57)
    v64 = np.where(v10, REAL(0.0), v22 - (v57 * v63))
    v65 = (v27[0], REAL(0.0))
    v65_done = np.False_
    v65_of_context_real = (v26, ((20.0 * v64) - 1.0) + (v56 * v63), (v53 - (20.0 * v62)) + (v56 * v61))
    v65_of_context_boolean = (v25,)
    for _ in range(40):
        *v65_next, v65_now = _stage_loads(prepared, v65[0:1], v65[1:2], v65_of_context_real, v65_of_context_boolean)
        v65 = tuple(np.where(v65_done, old, new) for old, new in zip(v65, v65_next))
        v65_done = v65_done | v65_now
        if np.all(v65_done):
            break
    v65 = (*v65, v65_done)
    v66 = v61 + (v63 * v65[0])
    v67 = v39 + (v0 * v66)
    v68 = v8 * v67
    v69 = v43 + (v0 * v47)
    v70 = 40.0 * v69
    v71 = v68 * v70
    v72 = v62 - (v64 * v65[0])
    v73 = np.where(v10, REAL(0.0), v72)
    v74 = v42 + (v0 * v73)
    v75 = 2.0 * v74
    v76 = v7 * v67
    v77 = 0.4 * v74
    v78 = (context_real[18] - (v41 * (v50 + (v59 * v49)))) - (v54 * v48)
    v79 = (1.0 / (8.0 + v58)) * (v78 - (v6 * (88.29 + (392.40000000000003 * v44))))
    v80 = context_real[15] + (v0 * v79)
    v81 = (v80 * (v77 + (v76 * (15.992 + (v69 * (80.0 * v69)))))) - (v75 * v71)
    v82 = v80 * v68
    v83 = context_real[6] + (0.4 * v82)
    v84 = v80 * v70
    v85 = np.where(v10, REAL(0.0), ((v83 - (392.40000000000003 * v7)) + (v80 * v84)) + (v68 * v71))
    v86 = 0.4 * v7
    v87 = v11 * v86
    v88 = v69 * v70
    v89 = 7.992 + v88
    v90 = 1.0 / (((28.0 - (v86 * v87)) + v88) - ((v7 * v7) * v89))
    v91 = v90 * (((context_real[17] - (v87 * v85)) + ((0.008000000000000881 * v7) * v82)) - (v8 * v81))
    v92 = np.where(v10, REAL(0.0), (v11 * v85) - (v87 * v91))
    v93 = (v20 * v87) * v90
    v94 = np.where(v10, REAL(0.0), v22 + (v87 * v93))
    v95 = (v65[0], REAL(0.0))
    v95_done = np.False_
    v95_of_context_real = (v26, ((20.0 * v94) - 1.0) - (v86 * v93), (v83 - (20.0 * v92)) - (v86 * v91))
    v95_of_context_boolean = (v25,)
    for _ in range(40):
        *v95_next, v95_now = _stage_loads(prepared, v95[0:1], v95[1:2], v95_of_context_real, v95_of_context_boolean)
        v95 = tuple(np.where(v95_done, old, new) for old, new in zip(v95, v95_next))
        v95_done = v95_done | v95_now
        if np.all(v95_done):
            break
    v95 = (*v95, v95_done)
    v96 = v92 - (v94 * v95[0])
    v97 = np.where(v10, REAL(0.0), v96)
    v98 = v42 + (context_real[19] * v97)
    v99 = v98 + (v75 + (v42 + v48))
    v100 = (v26 * v99) < 0.0
    v101 = v91 + (v93 * v95[0])
    v102 = (context_real[19] * v101) - v39
    v103 = 0.16666666666666666 * context_real[19]
    v104 = (context_real[18] - (v68 * (v77 + (v89 * v76)))) - (v75 * v84)
    v105 = (1.0 / (8.0 + v88)) * (v104 - (v8 * (88.29 + (392.40000000000003 * v69))))
    v106 = context_real[15] + (context_real[19] * v105)
    v107 = v43 + (context_real[19] * v74)
    v108 = 80.0 * v107
    v109 = v98 * v108
    v110 = context_real[12] + (context_real[19] * v80)
    v111 = np.sin(v110)
    v112 = np.cos(v110)
    v113 = v102 * v112
    v114 = v102 * v111
    v115 = 0.4 * v98
    v116 = v112 * ((v106 * (v115 - (v114 * (15.992 + (v107 * v108))))) + (v113 * v109))
    v117 = 40.0 * v107
    v118 = v106 * v113
    v119 = context_real[6] - (0.4 * v118)
    v120 = np.where(v10, REAL(0.0), (v119 - (392.40000000000003 * v111)) + (v117 * ((v106 * v106) + (v113 * v113))))
    v121 = 0.4 * v111
    v122 = v11 * v121
    v123 = v107 * v117
    v124 = 7.992 + v123
    v125 = 1.0 / ((v123 + (28.0 - (v121 * v122))) - (v124 * (v111 * v111)))
    v126 = v125 * (((context_real[17] - (v122 * v120)) - (v118 * (0.008000000000000881 * v111))) - v116)
    v127 = np.where(v10, REAL(0.0), (v11 * v120) - (v122 * v126))
    v128 = v119 - ((20.0 * v127) + (v121 * v126))
    v129 = v125 * (v20 * v122)
    v130 = np.where(v10, REAL(0.0), v22 + (v122 * v129))
    v131 = (1.0 - (20.0 * v130)) + (v121 * v129)
    v132 = (v95[0], REAL(0.0))
    v132_done = np.False_
    v132_of_context_real = (v26, -v131, v128)
    v132_of_context_boolean = (v25,)
    for _ in range(40):
        *v132_next, v132_now = _stage_loads(prepared, v132[0:1], v132[1:2], v132_of_context_real, v132_of_context_boolean)
        v132 = tuple(np.where(v132_done, old, new) for old, new in zip(v132, v132_next))
        v132_done = v132_done | v132_now
        if np.all(v132_done):
            break
    v132 = (*v132, v132_done)
    v133 = v39 + (v103 * (((v28 - (v129 * v132[0])) - v126) + (2.0 * (v66 - v101))))
    v134 = (context_real[18] + (v113 * (v115 - (v124 * v114)))) - (v106 * v109)
    v135 = v2 + ((1.0 / (8.0 + v123)) * (v134 - (v112 * (88.29 + (392.40000000000003 * v107)))))
    v136 = v103 * ((v31 + np.where(v10, REAL(0.0), v127 - (v130 * v132[0]))) + (2.0 * (v73 + v97)))
    v137 = v128 - (v131 * v132[0])
    v138 = v26 * v26
    v139 = np.where(v10, REAL(0.0), np.where(0.0 < (v26 * v137), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v137))
    v140 = _max(np.abs(v139), np.abs(v132[0]))
    v141 = v132[2] & (np.abs(v132[0] - v139) <= (v140 * np.where(v140 < (1.0000000009313226 * v140), REAL(1e-11), REAL(1e-05))))
    v142 = (v95[0] + ((v86 * v101) - v83)) + (20.0 * v96)
    v143 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-(v26 * v142)), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v142)))
    v144 = _max(np.abs(v143), np.abs(v95[0]))
    v145 = (np.abs(v95[0] - v143) <= (v144 * np.where(v144 < (1.0000000009313226 * v144), REAL(1e-11), REAL(1e-05)))) & v95[2]
    v146 = ((v65[0] - v53) - (v56 * v66)) + (20.0 * v72)
    v147 = np.where(v10, REAL(0.0), -(np.where(0.0 < (-(v26 * v146)), REAL(0.4285714285714286), REAL(-0.375)) * (v138 * v146)))
    v148 = _max(np.abs(v65[0]), np.abs(v147))
    v149 = v65[2] & (np.abs(v65[0] - v147) <= (v148 * np.where(v148 < (1.0000000009313226 * v148), REAL(1e-11), REAL(1e-05))))
    v150 = v19 - (v24 * v27[0])
    v151 = np.where(v10, REAL(0.0), v138 * (v150 * np.where(0.0 < (v26 * v150), REAL(0.4285714285714286), REAL(-0.375))))
    v152 = _max(np.abs(v151), np.abs(v27[0]))
    v153 = v27[2] & (np.abs(v27[0] - v151) <= (v152 * np.where(v152 < (1.0000000009313226 * v152), REAL(1e-11), REAL(1e-05))))
    return (
        mode[0],
        mode[1],
        v9,
        mode[0],
        mode[1],
        np.where(v37, v9, _mode_of(((2.0 * (v30 + v32)) - v36) - v35)),
        v100,
        before[0] | behind[0],
        v27[0],
        context_real[11] - (v103 * ((v39 - v102) + (2.0 * (v40 + v67)))),
        context_real[12] + (v103 * ((context_real[15] + v106) + (2.0 * (v3 + v80)))),
        np.where(v10, context_real[13], context_real[13] + (v103 * v99)),
        -v133,
        context_real[15] + (v103 * (v135 + (2.0 * (v79 + v105)))),
        np.where(v10, REAL(0.0), v42 + v136),
        v153 & (v141 & (v149 & v145)),
        ~v100,
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[3], context_mode[0], context_mode[1], context_mode[3], context_boolean[2], context_boolean[0], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[9], context_real[10], context_real[8], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20])
    for _ in range(2):
        *v0_next, v0_now = _interpolated_repetition(prepared, v0[0:3], v0[3:6], v0[6:7], v0[7:8], v0[8:9], v0[9:12], v0[12:15], v0[15], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[9],
        v0[10],
        v0[11],
        v0[12],
        v0[13],
        v0[14],
        v0[16] & v0[15],
        v0[3],
        v0[4],
        v0[5],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = 0.5 * trial
    v1 = q[1] + (qd[1] * v0)
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = v2 * v2
    v7 = 0.8 + q[2]
    v8 = 40.0 * v7
    v9 = v7 * v8
    v10 = 7.992 + v9
    v11 = (28.0 + v9) - (v10 * v6)
    v12 = 1.0 / ((0.002666666666666667 * v6) - v11)
    v13 = (v12 * (4.444444444444445e-05 * v6)) - 0.016666666666666666
    v14 = 0.6666666666666667 * np.abs(40.0 * v13)
    v15 = v14 < 1.0
    v16 = 80.0 * v7
    v17 = qd[0] * v3
    v18 = qd[1] * v17
    v19 = ((qd[2] * v3) * ((0.4 * qd[1]) + (v17 * v16))) - tau[0]
    v20 = v19 - (v18 * (v2 * (15.984 + (v7 * v16))))
    v21 = 0.006666666666666667 * v2
    v22 = v21 * (v12 * v20)
    v23 = 0.4 * v18
    v24 = tau[2] - v23
    v25 = ((v8 * ((qd[1] * qd[1]) + (v17 * v17))) - (392.40000000000003 * v2)) + v24
    v26 = v25 * v13
    v27 = v26 + v22
    v28 = 0.6666666666666667 * np.abs((v24 - (40.0 * v27)) - v25)
    v29 = np.where(v15, v28 / np.where(v15, np.where(v15, 1.0 - v14, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v30 = _min(v29, v28 + (v14 * v29))
    v31 = _min(v30, v28 + (v14 * v30))
    v32 = 1e-08 * (np.abs(v26) + np.abs(v22))
    v33 = np.abs(v27) <= (v32 - (_min(v31, v28 + (v14 * v31)) * (1.0001 * v13)))
    v34 = 0.0 == qd[2]
    v35 = v34 & v33
    v36 = ~(np.int8(0) == forced[0])
    v37 = v36 & (v34 & v36)
    v38 = -v32
    v39 = _mode_of(qd[2])
    v40 = np.where(v34, v38 < (-v27), np.int8(1) == v39)
    v41 = np.where(v35 & (~v37), np.int8(0), np.where(np.where(v37, np.int8(1) == forced[0], v40), np.int8(1), np.int8(-1)))
    v42 = v17 * ((0.4 * qd[2]) - (v10 * (qd[0] * v2)))
    v43 = (v3 * (88.29 + (392.40000000000003 * v7))) + (((v16 * (qd[1] * qd[2])) - tau[1]) - v42)
    v44 = -v43
    v45 = -v20
    v46 = 8.0 + v9
    v47 = 0.4 * v2
    v48 = (v41, v41, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v48_done = np.False_
    v48_of_context_real = (v11, v47, v46, v45, v44, v25, tau[2], v23)
    v48_of_context_boolean = (~v34, v37, v35, v40, np.where(v34, v38 < v27, np.int8(-1) == v39))
    v48_of_context_mode = (v39, forced[0])
    for _ in range(12):
        *v48_next, v48_now = _interpolated_pattern(prepared, v48[0:1], v48[1:2], v48[2:11], v48[11:16], v48_of_context_real, v48_of_context_boolean, v48_of_context_mode)
        v48 = tuple(np.where(v48_done, old, new) for old, new in zip(v48, v48_next))
        v48_done = v48_done | v48_now
        if np.all(v48_done):
            break
    v48 = (*v48, v48_done)
    v49 = qd[0] + (v48[11] * v0)
    v50 = v5 * v49
    v51 = qd[1] + (v0 * v48[12])
    v52 = v7 + (qd[2] * v0)
    v53 = 40.0 * v52
    v54 = v51 * v50
    v55 = tau[2] - (0.4 * v54)
    v56 = np.int8(0) == v48[1]
    v57 = np.where(v56, REAL(0.0), (v55 - (392.40000000000003 * v4)) + (v53 * ((v51 * v51) + (v50 * v50))))
    v58 = np.where(v56, REAL(0.0), REAL(0.016666666666666666))
    v59 = 0.4 * v58
    v60 = 80.0 * v52
    v61 = 7.996 + ((0.16000000000000003 * v58) - 0.004000000000000441)
    v62 = v52 * v53
    v63 = 1.0 / (v62 + (28.0 - ((v61 + v62) * (v4 * v4))))
    v64 = v4 * v63
    v65 = qd[2] + (v48[13] * v0)
    v66 = v63 * (tau[0] - (((0.4 * v51) + (v50 * v60)) * (v65 * v5)))
    v67 = v66 + (v64 * ((v54 * (15.984 + (v52 * v60))) - (v57 * v59)))
    v68 = v4 * v67
    v69 = np.where(v56, REAL(0.0), (v58 * v57) - (v59 * v68))
    v70 = v55 - ((20.0 * v69) + (0.4 * v68))
    v71 = v58 * np.where(v56, REAL(0.0), REAL(1.0))
    v72 = 0.16000000000000003 * v71
    v73 = v58 * v72
    v74 = v4 * v64
    v75 = np.where(v56, REAL(0.0), v71 + (v73 * v74))
    v76 = (1.0 - (20.0 * v75)) + (v72 * v74)
    v77 = ~v56
    v78 = _real_of(v48[1])
    v79 = (v48[14], REAL(0.0))
    v79_done = np.False_
    v79_of_context_real = (v78, -v76, v70)
    v79_of_context_boolean = (v77,)
    for _ in range(40):
        *v79_next, v79_now = _stage_loads(prepared, v79[0:1], v79[1:2], v79_of_context_real, v79_of_context_boolean)
        v79 = tuple(np.where(v79_done, old, new) for old, new in zip(v79, v79_next))
        v79_done = v79_done | v79_now
        if np.all(v79_done):
            break
    v79 = (*v79, v79_done)
    v80 = 0.4 * v71
    v81 = v67 + (v80 * (v64 * v79[0]))
    v82 = qd[0] + (v0 * v81)
    v83 = q[1] + (v0 * v51)
    v84 = np.sin(v83)
    v85 = np.cos(v83)
    v86 = v85 * v82
    v87 = v50 * ((0.4 * v65) - ((7.992 + v62) * (v4 * v49)))
    v88 = ((tau[1] - (v60 * (v65 * v51))) + v87) - (v5 * (88.29 + (392.40000000000003 * v52)))
    v89 = (1.0 / (8.0 + v62)) * v88
    v90 = qd[1] + (v0 * v89)
    v91 = v7 + (v0 * v65)
    v92 = 40.0 * v91
    v93 = v90 * v86
    v94 = tau[2] - (0.4 * v93)
    v95 = np.where(v56, REAL(0.0), (v94 - (392.40000000000003 * v84)) + (v92 * ((v90 * v90) + (v86 * v86))))
    v96 = 80.0 * v91
    v97 = v91 * v92
    v98 = 1.0 / ((28.0 + v97) - ((v97 + v61) * (v84 * v84)))
    v99 = v84 * v98
    v100 = np.where(v56, REAL(0.0), v69 - (v75 * v79[0]))
    v101 = qd[2] + (v0 * v100)
    v102 = v98 * (tau[0] - (((0.4 * v90) + (v86 * v96)) * (v85 * v101)))
    v103 = v102 + (v99 * ((v93 * (15.984 + (v91 * v96))) - (v59 * v95)))
    v104 = v84 * v103
    v105 = np.where(v56, REAL(0.0), (v58 * v95) - (v59 * v104))
    v106 = v94 - ((20.0 * v105) + (0.4 * v104))
    v107 = v84 * v99
    v108 = np.where(v56, REAL(0.0), v71 + (v73 * v107))
    v109 = (1.0 - (20.0 * v108)) + (v72 * v107)
    v110 = (v79[0], REAL(0.0))
    v110_done = np.False_
    v110_of_context_real = (v78, -v109, v106)
    v110_of_context_boolean = (v77,)
    for _ in range(40):
        *v110_next, v110_now = _stage_loads(prepared, v110[0:1], v110[1:2], v110_of_context_real, v110_of_context_boolean)
        v110 = tuple(np.where(v110_done, old, new) for old, new in zip(v110, v110_next))
        v110_done = v110_done | v110_now
        if np.all(v110_done):
            break
    v110 = (*v110, v110_done)
    v111 = v103 + (v80 * (v99 * v110[0]))
    v112 = qd[0] + (trial * v111)
    v113 = q[1] + (trial * v90)
    v114 = np.sin(v113)
    v115 = np.cos(v113)
    v116 = v112 * v115
    v117 = tau[1] - ((7.992 + v97) * (v86 * (v84 * v82)))
    v118 = v117 + (v101 * ((0.4 * v86) - (v90 * v96)))
    v119 = (1.0 / (8.0 + v97)) * (v118 - (v85 * (88.29 + (392.40000000000003 * v91))))
    v120 = qd[1] + (trial * v119)
    v121 = v7 + (trial * v101)
    v122 = 40.0 * v121
    v123 = v120 * v116
    v124 = tau[2] - (0.4 * v123)
    v125 = np.where(v56, REAL(0.0), (v124 - (392.40000000000003 * v114)) + (v122 * ((v120 * v120) + (v116 * v116))))
    v126 = 80.0 * v121
    v127 = v121 * v122
    v128 = 1.0 / (v127 + (28.0 - ((v61 + v127) * (v114 * v114))))
    v129 = v114 * v128
    v130 = np.where(v56, REAL(0.0), v105 - (v108 * v110[0]))
    v131 = qd[2] + (trial * v130)
    v132 = v128 * (tau[0] - (((0.4 * v120) + (v116 * v126)) * (v131 * v115)))
    v133 = v132 + (v129 * ((v123 * (15.984 + (v121 * v126))) - (v59 * v125)))
    v134 = v114 * v133
    v135 = np.where(v56, REAL(0.0), (v58 * v125) - (v59 * v134))
    v136 = v124 - ((20.0 * v135) + (0.4 * v134))
    v137 = v114 * v129
    v138 = np.where(v56, REAL(0.0), v71 + (v73 * v137))
    v139 = (1.0 - (20.0 * v138)) + (v72 * v137)
    v140 = (v110[0], REAL(0.0))
    v140_done = np.False_
    v140_of_context_real = (v78, -v139, v136)
    v140_of_context_boolean = (v77,)
    for _ in range(40):
        *v140_next, v140_now = _stage_loads(prepared, v140[0:1], v140[1:2], v140_of_context_real, v140_of_context_boolean)
        v140 = tuple(np.where(v140_done, old, new) for old, new in zip(v140, v140_next))
        v140_done = v140_done | v140_now
        if np.all(v140_done):
            break
    v140 = (*v140, v140_done)
    v141 = 0.16666666666666666 * trial
    v142 = qd[2] + (v141 * (v48[13] + np.where(v56, REAL(0.0), v135 - (v138 * v140[0]))))
    v143 = 0.3333333333333333 * trial
    v144 = np.where(v56, REAL(0.0), v142 + (v143 * (v100 + v130)))
    v145 = (qd[0] + (v140[0] * (v129 * (v71 * (0.06666666666666667 * trial))))) + (v141 * (v48[11] + v133))
    v146 = v145 + (v143 * (v81 + v111))
    v147 = v116 * ((0.4 * v131) - ((7.992 + v127) * (v112 * v114)))
    v148 = ((tau[1] - (v126 * (v120 * v131))) + v147) - (v115 * (88.29 + (392.40000000000003 * v121)))
    v149 = v141 * ((v48[12] + ((1.0 / (8.0 + v127)) * v148)) + (2.0 * (v89 + v119)))
    v150 = qd[1] + v149
    v151 = (qd[2] + v131) + (2.0 * (v65 + v101))
    v152 = np.where(v56, q[2], q[2] + (v141 * v151))
    v153 = (q[0] + (v141 * (qd[0] + v112))) + (v143 * (v49 + v82))
    v154 = (q[1] + (v141 * (qd[1] + v120))) + (v143 * (v51 + v90))
    v155 = _mode_of(qd[1])
    v156 = _mode_of(qd[0])
    v157 = _interpolated_margins(prepared, (v47, v25, tau[2], v23, tau[0], tau[1], v48[11], v48[13], v48[14], v153, v154, v152, v146, v150, v144), (v156, v155, v48[1]))
    v158 = np.where(v56, np.where(v56, v157[1], REAL(0.0)), v78 * v144)
    v159 = np.where(probes, far[0], v158)
    v160 = (~(v34 & v77)) & (v159 < 0.0)
    v161 = probes & v160
    v162 = trial / np.where(v161, whole, REAL(1.0))
    v163 = np.where(v56, np.where(v56, v157[0], REAL(0.0)), qd[2] * v78)
    v164 = (v158 - v163) / np.where(v161, v162, REAL(1.0))
    v165 = ((v158 - v159) / np.where(v161, 1.0 - v162, REAL(1.0))) + v164
    v166 = v164 + (v162 * v165)
    v167 = np.sqrt(np.where(v161, _max(REAL(0.0), (v165 * (4.0 * v163)) + (v166 * v166)), REAL(1.0)))
    v168 = v166 < 0.0
    v169 = np.where(v161, np.where(v160, np.where(v168, v167 - v166, 2.0 * v165), REAL(1.0)), REAL(1.0))
    v170 = np.where(v160, _max(REAL(1e-06), v163 / np.where((~probes) & v160, np.where(v160, v163 - v159, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v171 = np.where(probes, np.where(v160, _min(REAL(1.0), np.where(v168, 2.0 * v163, v166 + v167) / v169), REAL(1.0)), v170)
    v172 = _min(REAL(1.0), v171)
    v173 = crossing[1] | crossing[0]
    v174 = (crossing[2] | v173) | (~(np.int8(0) == heading[0]))
    v175 = (v172 < 1.0) & (~((15.0 <= passes) | (probes | v174)))
    v176 = probes | v175
    v177 = ~v176
    v178 = ((v78 * v151) < 0.0) & v177
    v179 = v136 - (v139 * v140[0])
    v180 = v78 * v78
    v181 = np.where(v56, REAL(0.0), v180 * (v179 * np.where(0.0 < (v78 * v179), REAL(0.4285714285714286), REAL(-0.375))))
    v182 = _max(np.abs(v140[0]), np.abs(v181))
    v183 = v140[2] & (np.abs(v140[0] - v181) <= (v182 * np.where(v182 < (1.0000000009313226 * v182), REAL(1e-11), REAL(1e-05))))
    v184 = v106 - (v109 * v110[0])
    v185 = np.where(v56, REAL(0.0), v180 * (v184 * np.where(0.0 < (v78 * v184), REAL(0.4285714285714286), REAL(-0.375))))
    v186 = _max(np.abs(v185), np.abs(v110[0]))
    v187 = v110[2] & (np.abs(v110[0] - v185) <= (v186 * np.where(v186 < (1.0000000009313226 * v186), REAL(1e-11), REAL(1e-05))))
    v188 = v70 - (v76 * v79[0])
    v189 = np.where(v56, REAL(0.0), v180 * (v188 * np.where(0.0 < (v78 * v188), REAL(0.4285714285714286), REAL(-0.375))))
    v190 = _max(np.abs(v79[0]), np.abs(v189))
    v191 = (np.abs(v79[0] - v189) <= (v190 * np.where(v190 < (1.0000000009313226 * v190), REAL(1e-11), REAL(1e-05)))) & v79[2]
    v192 = v183 & (v191 & v187)
    v193 = _interpolated_again(prepared, (v11, v47, v46, v45, v44, v25, tau[2], v23, 1.0 / np.where(v178, v46, REAL(1.0)), v21, -v12, q[0], q[1], q[2], qd[0], qd[1], qd[2], tau[0], tau[1], trial, past, v48[14], v153, v154, v152, v146, v150, v144), (v34, v192, v178), (v156, v155, forced[0], v48[1]))
    v194 = np.where(v178, v193[5], v144)
    v195 = np.where(v178, v193[9], v48[1])
    v196 = crossing[2] | (v77 & (v158 < 0.0))
    v197 = v196 | (np.int8(0) == v195)
    v198 = np.where(v178, v193[3], v146)
    v199 = np.where(v197, REAL(0.0), v47 * np.where(crossing[0], v198, REAL(0.0)))
    v200 = np.where(v197, REAL(0.0), REAL(0.016666666666666666))
    v201 = v47 * v200
    v202 = v177 & (v173 | v196)
    v203 = 1.0 / np.where(((~crossing[0]) & v177) & v202, ((0.16000000000000003 * v6) * v200) - v11, REAL(1.0))
    v204 = np.where(crossing[0], REAL(0.0), -v203) * ((v199 * v201) - np.where(crossing[0], REAL(0.0), v47 * np.where(v197, v194, REAL(0.0))))
    v205 = np.where(v178, v193[4], v150)
    v206 = v160 & (v171 <= v172)
    v207 = np.where(v176, past, np.where(v174, trial + past, dt))
    v208 = np.where(probes, whole, trial)
    v209 = np.where(v176, v172 * v208, dt - v207)
    v210 = np.where(v48[6] | v48[5], np.where(v48[10], REAL(4.0), np.where(v48[9] & (~v48[4]), np.where(v48[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v48[8], REAL(5.0), REAL(2.0)))
    v211 = np.abs(v20) + (np.abs(v48[11]) + (np.abs(v48[13]) + np.abs(v48[12])))
    v212 = np.where((np.abs(v25) + (np.abs(v43) + v211)) < 1e+38, np.where(v48[16], v210, REAL(5.0)), REAL(6.0))
    v213 = 2.0 == v212
    v214 = np.where(np.where(v178, v193[6], v192) | v213, REAL(0.0), REAL(5.0))
    v215 = np.where((1.0 == v214) | ((1.0 == worst) | (1.0 == v212)), REAL(1.0), REAL(0.0))
    v216 = np.where(((3.0 == worst) | (3.0 == v212)) | (3.0 == v214), REAL(3.0), v215)
    v217 = np.where((4.0 == v214) | ((4.0 == worst) | (4.0 == v212)), REAL(4.0), v216)
    v218 = (5.0 == v214) | ((5.0 == worst) | (5.0 == v212))
    v219 = np.where(v218, REAL(5.0), np.where((2.0 == v214) | (v213 | (2.0 == worst)), REAL(2.0), v217))
    v220 = np.where((7.0 == v214) | ((7.0 == worst) | (7.0 == v212)), REAL(7.0), v219)
    return (
        np.where(v176, q[0], np.where(v178, v193[0], v153)),
        np.where(v176, q[1], np.where(v178, v193[1], v154)),
        np.where(v176, q[2], np.where(v178, v193[2], v152)),
        np.where(v176, qd[0], np.where(v202, np.where(crossing[0], REAL(0.0), v198 + np.where(crossing[0], REAL(0.0), -v204)), v198)),
        np.where(v176, qd[1], np.where(v202, np.where(crossing[1], REAL(0.0), v205), v205)),
        np.where(v176, qd[2], np.where(v202, np.where(v197, REAL(0.0), v194 + np.where(v197, REAL(0.0), (v200 * v199) + (v201 * v204))), v194)),
        np.where(v178, v193[7], v156),
        np.where(v178, v193[8], v155),
        v195,
        np.bool_(False),
        np.bool_(False),
        probes & (v77 & v206),
        np.where(v176, forced[0], np.where(v174, heading[0], np.int8(0))),
        np.where(probes, np.where(v56 & v206, np.where(v56, v157[2], np.int8(0)), np.int8(0)), np.int8(0)),
        v175,
        v158,
        v207,
        np.where(v176, v208, v209),
        v209,
        1.0 + passes,
        np.where(((6.0 == worst) | (6.0 == v212)) | (6.0 == v214), REAL(6.0), v220),
        v177 & (v209 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], q[2], qd[0], qd[1], qd[2], mode[0], mode[1], mode[2], np.bool_(False), np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.bool_(False), REAL(0.0), REAL(0.0), dt, dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1], tau[2])
    for _ in range(17):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:3], v0[3:6], v0[6:9], v0[9:12], v0[12:13], v0[13:14], v0[14], v0[15:16], v0[16], v0[17], v0[18], v0[19], v0[20], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(v0[3]) + (np.abs(v0[2]) + (np.abs(v0[1]) + np.abs(v0[0])))
    v2 = 7.0 == v0[20]
    v3 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v4 = (np.abs(tau[2]) + (np.abs(tau[1]) + (np.abs(qd[2]) + np.abs(tau[0])))) < 1e+38
    v5 = (v4 & ((np.abs(q[0]) + (np.abs(dt) + v3)) < 1e+38)) & (0.0 < dt)
    v6 = (v5 & (~v2)) & ((np.abs(v0[5]) + (np.abs(v0[4]) + v1)) < 1e+38)
    v7 = 2.0 == v0[20]
    v8 = np.where(v0[21] | v7, REAL(0.0), REAL(5.0))
    v9 = np.where((3.0 == v8) | (3.0 == v0[20]), REAL(3.0), np.where((1.0 == v0[20]) | (1.0 == v8), REAL(1.0), REAL(0.0)))
    v10 = np.where(v7 | (2.0 == v8), REAL(2.0), np.where((4.0 == v8) | (4.0 == v0[20]), REAL(4.0), v9))
    v11 = np.where(v2 | (7.0 == v8), REAL(7.0), np.where((5.0 == v8) | (5.0 == v0[20]), REAL(5.0), v10))
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
        np.where(v6, np.where((6.0 == v0[20]) | (6.0 == v8), REAL(6.0), v11), np.where(v5 & v2, REAL(7.0), REAL(6.0))),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
    all of these.

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
      status        0 ok: every law holds: the first consistent pattern by the rule, the only one with so few
                    sliding joints, and its motion is shown to be the only one in these modes; patterns with more
                    sliding joints may be consistent too; 1 tie: as 0, but other patterns with as many sliding
                    joints are consistent; the first in joint order is taken; 2 none: no pattern obeys every law
                    in the motion found for it (loads or losses jam; level friction never does); not excluded:
                    another motion of a pattern; the numbers are finite and obey no law; 3 unproven: every law
                    holds; not shown: that this is the first pattern by the rule, or its motion the only one in
                    these modes; 4 several: every law holds; in these modes the equations have other accelerations
                    or signs of loads, which may obey every law or not (`consistent_modes` tells); 5 limit: the
                    bound on iterations was reached first; the best so far, which may break the laws; 6 not
                    finite: NaN, an infinity, or dt <= 0; a step leaves the state as it was; 7 unstable: dt
                    exceeds the limit of stability (dampers, viscous friction, springs, joints that turn round);
                    the step leaves the state as it was

    Computed by Runge-Kutta steps of order 4 to interpolated crossings (Morgowicz):
    symgen/derive/functions/step_interpolated.py.

    Operations: at most 266692 add, 373388 mul, 17680 div, 17 sqrt, 187 sincos, 821796 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("mode", mode, np.int8, 3), ("tau", tau, REAL, 3), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:9], np.int8, (3,), lanes), _pack(values[9:10], REAL, (), lanes)
