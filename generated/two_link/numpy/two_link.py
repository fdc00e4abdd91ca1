# two_link, emitted by symgen 0.1.0
"""Planar arm of two rigid links

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
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
    lanes, parameters = _taken(("parameters", parameters, REAL, 5))
    with np.errstate(all="ignore"):
        v0 = 0.15 * parameters[2]
        v1 = 0.4 * v0
        v2 = (2.0 * (0.15 * (0.5 * v0))) + parameters[4]
        v3 = 0.2 * parameters[1]
        v4 = (2.0 * (0.2 * (0.5 * v3))) + parameters[3]
        v5 = 0.4 * parameters[2]
        v6 = v4 + (2.0 * (0.4 * (0.5 * v5)))
        v7 = 1.0 / v2
        v8 = v0 * v7
        v9 = 0.5 * parameters[4]
        v10 = v3 * parameters[0]
        values = (
            v2 + v6,
            v2,
            v1,
            parameters[0] * (v3 + v5),
            v0 * parameters[0],
            0.06 * parameters[2],
            v6,
            0.4 * v8,
            v8 * (0.16000000000000003 * v0),
            v7,
            (0.01125 * parameters[2]) + v9,
            parameters[4] + (0.0225 * parameters[2]),
            ((v9 + (0.09125000000000001 * parameters[2])) + (0.020000000000000004 * parameters[1])) + (0.5 * parameters[3]),
            parameters[2],
            v3,
            v4,
            parameters[1] * parameters[0],
            parameters[0],
            0.8 * v0,
            v0,
            v10 + (v5 * parameters[0]),
            2.0 * v1,
            v7 * v7,
            2.7 * v2,
            v2 * v7,
            v1 * v7,
            v10,
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
    "parameters.g0: must be finite and at most 1e+50 in magnitude",
    "parameters.m1: must be finite and at most 1e+50 in magnitude",
    "parameters.m2: must be finite and at most 1e+50 in magnitude",
    "parameters.I1: must be finite and at most 1e+50 in magnitude",
    "parameters.I2: must be finite and at most 1e+50 in magnitude",
    "joints.shoulder.mass: must be at least 0",
    "joints.shoulder.inertia: must be positive semidefinite",
    "joints.elbow.mass: must be at least 0",
    "joints.elbow.inertia: must be positive semidefinite",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 5))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        v0 = np.abs(parameters[3])
        v1 = np.abs(parameters[4])
        return (
            np.abs(parameters[0]) <= 1e+50,
            np.abs(parameters[1]) <= 1e+50,
            np.abs(parameters[2]) <= 1e+50,
            v0 <= 1e+50,
            v1 <= 1e+50,
            0.0 <= parameters[1],
            ((-1e-09) <= (parameters[3] / np.where(0.0 < v0, v0, REAL(1.0)))) | (v0 <= ((parameters[1] * 0.04000000000000001) * 1e-14)),
            0.0 <= parameters[2],
            ((-1e-09) <= (parameters[4] / np.where(0.0 < v1, v1, REAL(1.0)))) | (v1 <= (1e-14 * (parameters[2] * 0.0225))),
        )


def _mass_matrix(prepared, q):
    v0 = np.cos(q[1])
    v1 = prepared[1] + (prepared[2] * v0)
    return (
        prepared[0] + (prepared[21] * v0),
        v1,
        v1,
        prepared[1],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      M[2][2]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[2] * v2
    v5 = (prepared[4] * ((v3 * v1) - (v2 * v0))) + ((qd[0] * qd[0]) * v4)
    v6 = qd[0] + qd[1]
    return (
        v5 + ((prepared[3] * v1) - ((v6 * v6) * v4)),
        v5,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 5 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    v0 = np.cos(q[0])
    v1 = np.cos(q[1] + q[0])
    v2 = prepared[4] * v1
    return (
        (prepared[3] * v0) + v2,
        v2,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      g[2]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = prepared[5] * v0
    v2 = qd[1] * v1
    v3 = qd[0] * v1
    return (
        -v2,
        -(v2 + v3),
        v3,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[2] * v1
    v5 = qd[0] + qd[1]
    v6 = prepared[2] * v0
    v7 = qdd[1] + qdd[0]
    v8 = (((qd[0] * qd[0]) * v6) + (prepared[1] * v7)) + (qdd[0] * v4)
    v9 = v8 - (prepared[4] * ((v0 * v2) - (v1 * v3)))
    v10 = (((prepared[3] * v3) + (prepared[6] * qdd[0])) - ((v5 * v5) * v6)) + (v7 * v4)
    return (
        v9 + v10,
        v9,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 10 add, 14 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = qd[0] + qd[1]
    v5 = prepared[2] * v0
    v6 = (prepared[4] * ((v1 * v3) - (v0 * v2))) + (((qd[0] * qd[0]) * v5) - tau[1])
    v7 = prepared[7] * v1
    v8 = (((prepared[3] * v3) + (tau[1] - tau[0])) - ((v4 * v4) * v5)) - (v7 * v6)
    v9 = v8 * (1.0 / ((v1 * (prepared[8] * v1)) - prepared[6]))
    return (
        v9,
        -(v9 + ((prepared[9] * v6) + (v7 * v9))),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Computed by articulated bodies (Featherstone 1983): symgen/derive/functions/forward_dynamics.py.

    Operations: 11 add, 16 mul, 1 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.cos(q[1])
    v1 = qd[0] * ((qd[0] * prepared[12]) + ((prepared[5] * (qd[0] + qd[1])) * v0))
    return (
        (qd[1] * ((qd[1] * prepared[10]) + (qd[0] * prepared[11]))) + v1,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 4 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    return (
        (prepared[3] * v0) + (prepared[4] * ((v3 * v0) + (v2 * v1))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.4 + (0.3 * v1)
    v5 = 0.3 * v0
    return (
        (v3 * v4) - (v2 * v5),
        (v2 * v4) + (v3 * v5),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: shoulder, elbow

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 3 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = (v1 * v3) - (v0 * v2)
    v5 = (v1 * v2) + (v0 * v3)
    return (
        v4,
        -v5,
        REAL(0.0),
        v5,
        v4,
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

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.3 * ((v1 * v2) + (v0 * v3))
    v5 = 0.3 * ((v1 * v3) - (v0 * v2))
    return (
        -(v4 + (0.4 * v2)),
        -v4,
        v5 + (0.4 * v3),
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:12], REAL, (6, 2), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.3 * ((v1 * v2) + (v0 * v3))
    v5 = 0.3 * ((v1 * v3) - (v0 * v2))
    v6 = v5 + (0.4 * v3)
    v7 = -(v4 + (0.4 * v2))
    v8 = -v4
    v9 = -v5
    return (
        v7,
        v8,
        v6,
        v5,
        REAL(0.0),
        REAL(0.0),
        -v6,
        v9,
        v9,
        v9,
        v7,
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[1])
    v1 = prepared[5] * v0
    v2 = -v1
    return (
        REAL(0.0),
        v2,
        v2,
        v2,
        v1,
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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = qd[0] + qd[1]
    v5 = qd[0] * qd[0]
    v6 = qdd[1] + qdd[0]
    v7 = (0.4 * v5) - (prepared[17] * v2)
    v8 = (0.4 * qdd[0]) + (prepared[17] * v3)
    v9 = (v4 * (prepared[19] * v4)) + (prepared[13] * ((v1 * v7) - (v0 * v8)))
    v10 = (v1 * v8) + (v0 * v7)
    v11 = (prepared[13] * v10) + (prepared[19] * v6)
    v12 = (v1 * v11) - (v0 * v9)
    v13 = (prepared[1] * v6) + (prepared[19] * v10)
    return (
        (((prepared[16] * v2) - (prepared[14] * v5)) - (v1 * v9)) - (v0 * v11),
        v12 + ((prepared[14] * qdd[0]) + (prepared[16] * v3)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((prepared[15] * qdd[0]) + (prepared[26] * v3))) + (0.4 * v12),
        -v9,
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 18 add, 27 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[4] * ((v3 * v0) + (v2 * v1))
    v5 = prepared[2] * v2
    v6 = qd[0] + qd[1]
    v7 = prepared[2] * v3
    v8 = (((qd[0] * qd[0]) * v7) - v4) - (qdd[0] * v5)
    v9 = prepared[18] * v2
    v10 = v6 * v9
    v11 = qd[0] * v9
    v12 = prepared[1] + v7
    return (
        -((prepared[3] * v0) + v4),
        v8 - (((v6 * v6) * v7) + ((qdd[1] + qdd[0]) * v5)),
        -v4,
        v8,
        v11 - v10,
        -v10,
        v11,
        REAL(0.0),
        prepared[0] + (prepared[21] * v3),
        v12,
        v12,
        prepared[1],
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

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 11 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:8], REAL, (2, 2), lanes), _pack(values[8:12], REAL, (2, 2), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = qd[0] + qd[1]
    v5 = v4 * v4
    v6 = prepared[17] * v2
    v7 = prepared[17] * v3
    v8 = prepared[24] + (prepared[25] * v1)
    v9 = 1.0 - v8
    v10 = 1.0 / (((prepared[1] * v8) - prepared[0]) + (v1 * ((prepared[2] * v8) - prepared[21])))
    v11 = prepared[19] * v1
    v12 = prepared[19] * v0
    v13 = v7 * v12
    v14 = v13 + (v6 * v11)
    v15 = ((prepared[3] * v2) + (v9 * v14)) * v10
    v16 = v6 - (qd[0] * (qd[0] * 0.4))
    v17 = (v12 * v16) - (v7 * v11)
    v18 = tau[1] + v17
    v19 = 0.4 * v12
    v20 = (((((prepared[3] * v3) - tau[0]) - (v5 * v19)) - v17) + (v8 * v18)) * v10
    v21 = (v13 + (v11 * v16)) + (v19 * v20)
    v22 = (v19 * ((-(prepared[9] * v18)) - (v9 * v20))) - ((0.4 * v5) * v11)
    v23 = v10 * (v22 - (v9 * v21))
    v24 = 0.8 * v12
    v25 = v4 * v24
    v26 = qd[0] * v24
    v27 = (v25 - (v9 * v26)) * v10
    v28 = v25 * v10
    v29 = v8 * v10
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        -v15,
        v23,
        -v27,
        -v28,
        (prepared[9] * v14) + (v8 * v15),
        (prepared[9] * v21) - (v8 * v23),
        (v8 * v27) - (prepared[9] * v26),
        v8 * v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v10,
        v29,
        v29,
        prepared[9] - (v8 * v29),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: shoulder, elbow

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 25 add, 47 mul, 1 div, 0 sqrt, 2 sincos, 5 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = 0.5 * dt
    v1 = q[0] + (qd[0] * v0)
    v2 = q[1] + (qd[1] * v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = np.sin(v1)
    v8 = np.cos(v1)
    v9 = np.sin(v2)
    v10 = np.cos(v2)
    v11 = prepared[17] * v3
    v12 = v11 - (qd[0] * (qd[0] * 0.4))
    v13 = prepared[19] * v5
    v14 = prepared[19] * v6
    v15 = prepared[17] * v4
    v16 = (v15 * v14) - (v13 * v12)
    v17 = tau[1] - v16
    v18 = prepared[24] + (prepared[25] * v6)
    v19 = qd[0] + qd[1]
    v20 = v19 * v19
    v21 = 0.4 * v13
    v22 = 1.0 / (((prepared[1] * v18) - prepared[0]) + (v6 * ((prepared[2] * v18) - prepared[21])))
    v23 = ((v16 + (((prepared[3] * v4) - tau[0]) - (v20 * v21))) + (v18 * v17)) * v22
    v24 = qd[0] + (v0 * v23)
    v25 = prepared[17] * v7
    v26 = v25 - (v24 * (0.4 * v24))
    v27 = prepared[19] * v9
    v28 = prepared[19] * v10
    v29 = prepared[17] * v8
    v30 = (v29 * v28) - (v27 * v26)
    v31 = tau[1] - v30
    v32 = prepared[24] + (prepared[25] * v10)
    v33 = (prepared[9] * v17) - (v18 * v23)
    v34 = qd[1] + (v0 * v33)
    v35 = v24 + v34
    v36 = v35 * v35
    v37 = 0.4 * v27
    v38 = 1.0 / ((v32 * (prepared[1] + (prepared[2] * v10))) - ((prepared[21] * v10) + prepared[0]))
    v39 = v38 * (((tau[0] - (prepared[3] * v8)) + (v37 * v36)) - ((v32 * v31) + v30))
    v40 = (prepared[9] * v31) + (v32 * v39)
    v41 = qd[1] + (v0 * v40)
    v42 = qd[0] - (v0 * v39)
    v43 = v42 + v41
    v44 = v43 * v43
    v45 = q[1] + (v0 * v34)
    v46 = np.sin(v45)
    v47 = np.cos(v45)
    v48 = prepared[19] * v46
    v49 = 0.4 * v48
    v50 = q[0] + (v0 * v24)
    v51 = np.sin(v50)
    v52 = np.cos(v50)
    v53 = prepared[17] * v51
    v54 = v53 - (v42 * (0.4 * v42))
    v55 = prepared[19] * v47
    v56 = prepared[17] * v52
    v57 = (v56 * v55) - (v48 * v54)
    v58 = tau[1] - v57
    v59 = prepared[24] + (prepared[25] * v47)
    v60 = 1.0 / (((prepared[1] * v59) - prepared[0]) + (v47 * ((prepared[2] * v59) - prepared[21])))
    v61 = ((((tau[0] - (prepared[3] * v52)) + (v44 * v49)) - v57) - (v59 * v58)) * v60
    v62 = v39 + v61
    v63 = 0.16666666666666666 * dt
    v64 = (prepared[9] * v58) + (v59 * v61)
    v65 = v40 + v64
    v66 = (dt * v61) - qd[0]
    v67 = (qd[1] + (dt * v64)) - v66
    v68 = v67 * v67
    v69 = q[1] + (dt * v41)
    v70 = np.sin(v69)
    v71 = np.cos(v69)
    v72 = prepared[19] * v70
    v73 = 0.4 * v72
    v74 = q[0] + (dt * v42)
    v75 = np.sin(v74)
    v76 = np.cos(v74)
    v77 = prepared[17] * v75
    v78 = v77 - (v66 * (0.4 * v66))
    v79 = prepared[19] * v71
    v80 = prepared[17] * v76
    v81 = (v72 * v78) - (v80 * v79)
    v82 = tau[1] + v81
    v83 = prepared[24] + (prepared[25] * v71)
    v84 = 1.0 / ((v83 * (prepared[1] + (prepared[2] * v71))) - ((prepared[21] * v71) + prepared[0]))
    v85 = v84 * ((v81 - (v83 * v82)) + ((tau[0] - (prepared[3] * v76)) + (v73 * v68)))
    v86 = prepared[9] * v82
    v87 = v56 * v48
    v88 = (v87 + (v55 * v54)) - (v49 * v61)
    v89 = 1.0 - v59
    v90 = v60 * (((v89 * v88) + ((0.4 * v44) * v55)) - (v49 * (v61 - v64)))
    v91 = v0 * v0
    v92 = v91 * v90
    v93 = v15 * v13
    v94 = v93 + (v11 * v14)
    v95 = 1.0 - v18
    v96 = ((prepared[3] * v3) + (v95 * v94)) * v22
    v97 = (prepared[9] * v94) + (v18 * v96)
    v98 = 0.8 * v48
    v99 = v43 * v98
    v100 = v99 * v60
    v101 = v0 * v100
    v102 = 0.8 * v27
    v103 = v102 * v35
    v104 = v102 * v24
    v105 = 1.0 - v32
    v106 = -(v38 * ((v105 * v104) - v103))
    v107 = (prepared[9] * v104) - (v32 * v106)
    v108 = v0 * v107
    v109 = v38 * v103
    v110 = v0 * v109
    v111 = v32 * v110
    v112 = v29 * v27
    v113 = v112 + (v28 * v25)
    v114 = ((prepared[3] * v7) + (v105 * v113)) * v38
    v115 = (prepared[9] * v113) + (v32 * v114)
    v116 = (v115 + (v97 * v111)) + (v96 * v108)
    v117 = v42 * v98
    v118 = (v99 - (v89 * v117)) * v60
    v119 = v0 * v118
    v120 = v0 * v106
    v121 = (v96 * v120) - ((v97 * v110) + v114)
    v122 = v87 + (v53 * v55)
    v123 = ((prepared[3] * v51) + (v89 * v122)) * v60
    v124 = v91 * v123
    v125 = ((((v96 * v124) - v123) - (v121 * v119)) - (v116 * v101)) - (v97 * v92)
    v126 = dt * v63
    v127 = (v93 + (v14 * v12)) + (v21 * v23)
    v128 = v22 * ((((0.4 * v20) * v14) + (v95 * v127)) + (v21 * (v23 + v33)))
    v129 = (v18 * v128) + (prepared[9] * v127)
    v130 = v37 * v39
    v131 = (v112 + (v28 * v26)) - v130
    v132 = v38 * (((v105 * v131) - v130) + ((v37 * v40) + ((0.4 * v28) * v36)))
    v133 = (prepared[9] * v131) + (v32 * v132)
    v134 = v133 + ((v129 * v111) + (v128 * v108))
    v135 = v132 + ((v129 * v110) - (v128 * v120))
    v136 = ((((v135 * v119) - (v134 * v101)) + (v128 * v124)) - v90) - (v129 * v92)
    v137 = 0.8 * v13
    v138 = qd[0] * v137
    v139 = v19 * v137
    v140 = (v139 - (v95 * v138)) * v22
    v141 = (v18 * v140) - (prepared[9] * v138)
    v142 = (v106 - (v140 * v120)) + ((v0 * v114) + (v141 * v110))
    v143 = ((v141 * v111) + (v0 * v115)) + ((v140 * v108) - v107)
    v144 = (((v118 + (v0 * v123)) - (v142 * v119)) + (v143 * v101)) - (v140 * v124)
    v145 = v144 + (v141 * v92)
    v146 = v139 * v22
    v147 = v18 * v146
    v148 = (((v32 * v109) + (v147 * v111)) + (v146 * v108)) + (v0 * v133)
    v149 = ((v109 + (v147 * v110)) - (v146 * v120)) + (v0 * v132)
    v150 = (((v100 - (v149 * v119)) + (v148 * v101)) - (v146 * v124)) + (v0 * v90)
    v151 = v150 + (v147 * v92)
    v152 = (prepared[9] * v88) + (v59 * v90)
    v153 = v91 * v152
    v154 = (prepared[9] * v117) - (v59 * v118)
    v155 = v0 * v154
    v156 = (prepared[9] * v122) + (v59 * v123)
    v157 = v91 * v156
    v158 = v59 * v100
    v159 = v0 * v158
    v160 = ((((v96 * v157) - v156) + (v121 * v155)) - (v116 * v159)) - (v97 * v153)
    v161 = ((((v128 * v157) - (v134 * v159)) - (v135 * v155)) - v152) - (v129 * v153)
    v162 = (((v154 - (v0 * v156)) + (v140 * v157)) - (v142 * v155)) - (v143 * v159)
    v163 = v162 - (v141 * v153)
    v164 = (((v158 - (v146 * v157)) + (v149 * v155)) + (v148 * v159)) + (v0 * v152)
    v165 = v164 + (v147 * v153)
    v166 = v80 * v72
    v167 = (v166 + (v79 * v78)) - (v73 * v85)
    v168 = 1.0 - v83
    v169 = v168 * v84
    v170 = (0.4 * v84) * ((v72 * (v86 - (v168 * v85))) + (v79 * v68))
    v171 = v170 + (v169 * v167)
    v172 = dt * v0
    v173 = v172 * v171
    v174 = 0.8 * v72
    v175 = (v174 * v67) * v84
    v176 = v66 * v174
    v177 = v175 + (v176 * v169)
    v178 = 2.0 - (dt * v177)
    v179 = dt * v175
    v180 = v166 + (v77 * v79)
    v181 = ((prepared[3] * v75) * v84) + (v180 * v169)
    v182 = 2.0 - (v172 * v181)
    v183 = (((v160 * v179) - v96) + (v125 * v178)) + ((v121 * v182) - v181)
    v184 = ((((v161 * v179) - v128) - (v135 * v182)) + (v136 * v178)) - v171
    v185 = (v177 - (v163 * v179)) + (v142 * v182)
    v186 = v63 * ((v185 + ((v140 + (dt * v181)) + (v145 * v178))) + (v143 * v173))
    v187 = (((v175 + v146) + (v165 * v179)) + (v149 * v182)) + (v151 * v178)
    v188 = (prepared[9] * v167) + (v83 * v171)
    v189 = 2.0 + (v172 * v188)
    v190 = (prepared[9] * v176) + (v83 * v177)
    v191 = dt * v190
    v192 = 2.0 + (v83 * v179)
    v193 = (prepared[9] * v180) + (v83 * v181)
    v194 = v172 * v193
    v195 = (v193 + (v121 * v194)) + ((v97 - (v160 * v192)) + (v125 * v191))
    v196 = v188 + (((v129 - (v161 * v192)) - (v135 * v194)) + (v136 * v191))
    v197 = (v190 - (v163 * v192)) - (v142 * v194)
    v198 = (((v147 + (v83 * v175)) + (v165 * v192)) - (v149 * v194)) - (v151 * v191)
    v199 = v18 * v22
    v200 = v32 * v38
    v201 = (v200 + (v199 * v111)) + (v22 * v108)
    v202 = (v22 * v120) - (v38 + (v199 * v110))
    v203 = ((((v22 * v124) - v60) - (v202 * v119)) - (v201 * v101)) - (v199 * v92)
    v204 = (v18 * v199) - prepared[9]
    v205 = ((prepared[9] - (v32 * v200)) - (v204 * v111)) - (v199 * v108)
    v206 = (v200 + (v204 * v110)) - (v199 * v120)
    v207 = v59 * v60
    v208 = ((((v206 * v119) - v207) + (v205 * v101)) + (v199 * v124)) - (v204 * v92)
    v209 = ((((v22 * v157) - v207) - (v201 * v159)) + (v202 * v155)) - (v199 * v153)
    v210 = (((prepared[9] - (v59 * v207)) + (v205 * v159)) - (v206 * v155)) + (v199 * v157)
    v211 = v210 - (v204 * v153)
    v212 = (((v209 * v179) - (v22 + v84)) + (v202 * v182)) + (v203 * v178)
    v213 = v83 * v84
    v214 = v199 + v213
    v215 = (((v214 - (v211 * v179)) + (v206 * v182)) - (v208 * v178)) - (v205 * v173)
    v216 = (((v214 - (v209 * v192)) + (v202 * v194)) + (v203 * v191)) + (v201 * v189)
    v217 = (((prepared[9] - v204) - (v83 * v213)) + (v211 * v192)) + (v206 * v194)
    return (
        q[0] + (dt * (qd[0] + (v63 * (v23 - v62)))),
        q[1] + (dt * (qd[1] + (v63 * (v33 + v65)))),
        qd[0] + (v63 * ((v23 - (2.0 * v62)) - v85)),
        qd[1] + (v63 * ((v86 + (v33 + (2.0 * v65))) + (v83 * v85))),
        1.0 + (v126 * (v125 + (v121 - v96))),
        -(v126 * ((v135 + v128) - v136)),
        dt - (v126 * ((v142 + v140) + v145)),
        -(v126 * ((v146 + v149) + v151)),
        v126 * ((v116 + v97) - v160),
        1.0 + (v126 * ((v129 + v134) - v161)),
        -(v126 * (v163 - (v141 + v143))),
        dt + (v126 * (v165 + (v147 + v148))),
        v63 * (v183 - (v116 * v173)),
        v63 * (v184 - (v134 * v173)),
        1.0 - v186,
        -(v63 * ((v187 + (dt * v171)) + (v148 * v173))),
        v63 * (v195 + (v116 * v189)),
        v63 * (v196 + (v134 * v189)),
        v63 * ((v197 + ((v141 + (dt * v193)) - (v145 * v191))) + (v143 * v189)),
        1.0 + (v63 * ((v198 + (dt * v188)) + (v148 * v189))),
        v126 * (v203 + (v202 - v22)),
        v126 * ((v206 + v199) - v208),
        -(v126 * (v209 - (v199 + v201))),
        -(v126 * ((v204 - v205) - v211)),
        v63 * (v212 - (v201 * v173)),
        v63 * v215,
        v63 * v216,
        v63 * ((v217 - (v208 * v191)) + (v205 * v189)),
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
      B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 307 add, 390 mul, 4 div, 0 sqrt, 8 sincos, 7 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[17] * v1
    v5 = prepared[17] * v0
    v6 = (0.4 * qdd[0]) + v4
    v7 = (qd[0] * (qd[0] * 0.4)) - v5
    v8 = (v3 * v7) - (v2 * v6)
    v9 = 0.4 * v2
    v10 = (v3 * v6) + (v2 * v7)
    v11 = 0.4 * v3
    v12 = qd[0] + qd[1]
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
        (v11 * v10) - (v9 * v8),
        v10 + ((v14 * v11) - (v13 * v9)),
        v8 - ((v14 * v9) + (v13 * v11)),
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
        v8,
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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 11 add, 18 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[4] * ((v1 * v2) + (v0 * v3))
    v5 = -v4
    return (
        -(v4 + (prepared[20] * v2)),
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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
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

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[1] + (prepared[2] * v1)
    v5 = qd[0] + qd[1]
    v6 = prepared[2] * v0
    v7 = (prepared[4] * ((v1 * v3) - (v0 * v2))) + ((qd[0] * qd[0]) * v6)
    v8 = (((v5 * v5) * v6) + (tau[0] - (prepared[3] * v3))) - v7
    v9 = tau[1] - v7
    v10 = (0.03 * qd[1]) + (0.3 * np.sign(qd[1]))
    v11 = np.where(stuck[1], REAL(0.0), v9 - v10)
    v12 = np.where(stuck[1], REAL(0.0), prepared[9])
    v13 = v12 * v4
    v14 = np.where(stuck[0], REAL(0.0), 1.0 / np.where(~stuck[0], (prepared[0] + (prepared[21] * v1)) - (v4 * v13), REAL(1.0)))
    v15 = (0.05 * qd[0]) + (0.6 * np.sign(qd[0]))
    v16 = ((v13 * v11) - np.where(stuck[0], REAL(0.0), v8 - v15)) * v14
    v17 = np.where(stuck[1], REAL(0.0), (v12 * v11) + (v13 * v16))
    v18 = np.where(stuck[0], REAL(0.0), -v16)
    return (
        np.where(stuck[0], v8 - (v4 * v17), v15),
        np.where(stuck[1], v9 - (v4 * v18), v10),
        v18,
        v17,
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

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

    Operations: 18 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 13 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[1] + (prepared[2] * v1)
    v5 = qd[0] + qd[1]
    v6 = prepared[2] * v0
    v7 = (prepared[4] * ((v1 * v3) - (v0 * v2))) + (v6 * (qd[0] * qd[0]))
    v8 = (v6 * (v5 * v5)) + ((tau[0] - (prepared[3] * v3)) - v7)
    v9 = tau[1] - v7
    v10 = np.int8(0) == mode[0]
    v11 = np.int8(0) == mode[1]
    v12 = np.where(v11, REAL(0.0), prepared[9])
    v13 = (0.03 * qd[1]) + (0.3 * _real_of(mode[1]))
    v14 = np.where(v11, REAL(0.0), v9 - v13)
    v15 = v4 * v12
    v16 = np.where(v10, REAL(0.0), 1.0 / np.where(~v10, (prepared[0] + (prepared[21] * v1)) - (v4 * v15), REAL(1.0)))
    v17 = (0.05 * qd[0]) + (0.6 * _real_of(mode[0]))
    v18 = v16 * ((v15 * v14) - np.where(v10, REAL(0.0), v8 - v17))
    v19 = np.where(v11, REAL(0.0), (v12 * v14) + (v15 * v18))
    v20 = np.where(v10, REAL(0.0), -v18)
    v21 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v22 = (np.abs(v9) + (np.abs(v20) + (np.abs(v8) + np.abs(v19)))) < 1e+38
    return (
        np.where(v10, v8 - (v4 * v19), v17),
        np.where(v11, v9 - (v4 * v20), v13),
        v20,
        v19,
        np.where(v21, np.where(v22, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
              3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
              given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
              finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
    symgen/derive/functions/friction_dynamics.py.

    Operations: 24 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[1] + (prepared[2] * v1)
    v5 = qd[0] + qd[1]
    v6 = prepared[2] * v0
    v7 = (prepared[4] * ((v1 * v3) - (v0 * v2))) + (v6 * (qd[0] * qd[0]))
    v8 = (v6 * (v5 * v5)) + ((tau[0] - (prepared[3] * v3)) - v7)
    v9 = tau[1] - v7
    v10 = np.int8(0) == mode[0]
    v11 = np.int8(0) == mode[1]
    v12 = np.where(v11, REAL(0.0), prepared[9])
    v13 = (0.03 * qd[1]) + (0.3 * _real_of(mode[1]))
    v14 = np.where(v11, REAL(0.0), v9 - v13)
    v15 = v4 * v12
    v16 = np.where(v10, REAL(0.0), 1.0 / np.where(~v10, (prepared[0] + (prepared[21] * v1)) - (v4 * v15), REAL(1.0)))
    v17 = (0.05 * qd[0]) + (0.6 * _real_of(mode[0]))
    v18 = v16 * ((v15 * v14) - np.where(v10, REAL(0.0), v8 - v17))
    v19 = np.where(v11, REAL(0.0), (v12 * v14) + (v15 * v18))
    v20 = np.where(v10, REAL(0.0), -v18)
    v21 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v22 = (np.abs(v9) + (np.abs(v20) + (np.abs(v8) + np.abs(v19)))) < 1e+38
    return (
        np.where(v10, v8 - (v4 * v19), v17),
        np.where(v11, v9 - (v4 * v20), v13),
        v20,
        v19,
        REAL(-0.9),
        REAL(-0.5),
        REAL(0.9),
        REAL(0.5),
        REAL(0.0),
        REAL(0.0),
        np.where(v21, np.where(v22, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  signed force on bearing or slide, or what a drive with losses carries, N m or N
      status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
               in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
               first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/friction_limits.py.

    Operations: 24 add, 23 mul, 1 div, 0 sqrt, 2 sincos, 27 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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
    v14 = np.where(v8, _min(0.9 - v12, 0.9 + v12), v6 * v13)
    v15 = np.where(v8, v14, context_real[0] * v14)
    v16 = _max(np.abs(v12), np.abs(context_real[3]))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((v8 & (0.0 <= v14)) | (0.0 < v14)) | (v18 & (((-1e-06) * v16) <= v15))
    v20 = np.where(v2, context_real[4] - (context_real[1] * v13), v1)
    v21 = np.where(v2, _min(0.5 - v20, 0.5 + v20), v0 * v11)
    v22 = np.where(v2, v21, context_real[2] * v21)
    v23 = _max(np.abs(context_real[4]), np.abs(v20))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[3] | v26
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
    v48 = (~flag[1]) & (flag[2] & v47)
    v49 = ~v48
    v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)))
    v52 = context_boolean[4] & (~v18)
    v53 = np.where(v41, np.int8(1), np.int8(-1))
    v54 = np.where(v43, np.where(v41 & v8, np.int8(1), np.int8(-1)), np.where(v52 & ((v39 <= v45) & (v45 <= v36)), np.int8(0), v53))
    v55 = np.where(v35, pattern[0], v54)
    v56 = v45 - np.where(np.int8(0) == v55, REAL(0.0), REAL(1.0))
    v57 = np.where(v33, np.int8(1), np.int8(-1))
    v58 = np.where(v35, np.where(v2 & v33, np.int8(1), np.int8(-1)), np.where(v38 & ((v56 <= 0.0) & (0.0 <= v56)), np.int8(0), v57))
    v59 = ~flag[3]
    v60 = (context_boolean[0] | (((-1e-12) * v16) <= v15)) & (context_boolean[1] | (((-1e-12) * v23) <= v22))
    v61 = (v26 & v59) | ((~flag[4]) & (v59 & v60))
    v62 = ~(v48 | v51)
    v63 = flag[5] | (flag[3] & v26)
    return (
        np.where(v51, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v48, np.where(v52, np.int8(0), v53), v55)),
        np.where(v51, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v48, np.where(v38, np.int8(0), v57), v58)),
        np.where(v61, pattern[0], best[0]),
        np.where(v61, pattern[1], best[1]),
        flag[0] | v51,
        np.where(v51, np.bool_(False), flag[1] | v48),
        flag[2] & v62,
        v27,
        flag[4] | v60,
        v63,
        flag[6] & v49,
        np.where(v61, np.bool_(True), flag[7]),
        np.where(v61, np.bool_(False), flag[8]),
        np.where(v61, v13, number[0]),
        np.where(v61, v11, number[1]),
        (v27 & (v63 | (v46 | ((v8 & v2) | (~v44))))) | (v47 & v62),
    )


def _decide_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[15]) - context_real[14]) - context_real[16]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[13])
    v2 = ((0.6 * context_real[11]) - context_real[10]) - context_real[12]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[9])
    v4 = np.where(context_boolean[5] & (~context_boolean[3]), np.int8(0), np.where(np.where(context_boolean[3], np.int8(1) == context_mode[3], v1), np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[4] & (~context_boolean[2]), np.int8(0), np.where(np.where(context_boolean[2], np.int8(1) == context_mode[2], v3), np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[9])), context_boolean[5], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[13])))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    for _ in range(18):
        *v6_next, v6_now = _decide_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:15], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = np.where(v6[8] | v6[7], np.where(v6[12], REAL(4.0), np.where(v6[11] & (~v6[6]), np.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (np.abs(context_real[3]) + (np.abs(v6[13]) + (np.abs(context_real[4]) + np.abs(v6[14])))) < 1e+38
    return (
        np.where(v8, np.where(v6[15], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[2],
        v6[3],
    )


def _decide_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = context_real[3] - np.where(context_boolean[0], context_real[5] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v1 = context_real[9] * context_real[10]
    v2 = v1 * v0
    v3 = context_real[4] - np.where(context_boolean[1], context_real[7] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v4 = context_real[11] + (context_real[9] * v1)
    v5 = v4 * v3
    v6 = 1e-08 * (np.abs(v5) + np.abs(v2))
    v7 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v8 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v9 = 1.0001 * np.abs(v1)
    v10 = v8 * v9
    v11 = v5 - v2
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))))
    v13 = v7 * v9
    v14 = context_real[10] * v0
    v15 = v1 * v3
    v16 = 1e-08 * (np.abs(v15) + np.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v13 + (v8 * (1.0001 * context_real[10])))))
    v19 = _decide_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], v17, v13, context_real[10], v16, v11, v10, v4, v6), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v20 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v21 = context_real[5] - (context_real[3] - (0.6 * _real_of(v20)))
    v22 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v23 = (context_real[7] - context_real[4]) + (0.3 * _real_of(v22))
    v24 = context_real[10] * ((context_real[9] * v23) - v21)
    v25 = (context_real[9] * v24) + (context_real[11] * v23)
    v26 = (np.abs(v25) + (np.abs(v24) + (np.abs(v23) + np.abs(v21)))) < 1e+38
    v27 = (~((context_boolean[3] | v12) | (context_boolean[2] | v18))) & v26
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, v20, v19[3]),
        np.where(v27, v22, v19[4]),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[2] * v2
    v5 = (v4 * (qd[0] * qd[0])) - (prepared[4] * ((v2 * v0) - (v3 * v1)))
    v6 = qd[0] + qd[1]
    v7 = (v4 * (v6 * v6)) + ((tau[0] - (prepared[3] * v1)) - v5)
    v8 = 0.05 * qd[0]
    v9 = v8 + (0.6 * _real_of(mode[0]))
    v10 = np.int8(0) == mode[0]
    v11 = tau[1] - v5
    v12 = 0.03 * qd[1]
    v13 = v12 + (0.3 * _real_of(mode[1]))
    v14 = np.int8(0) == mode[1]
    v15 = np.where(v14, REAL(0.0), v11 - v13)
    v16 = np.where(v14, REAL(0.0), prepared[9])
    v17 = prepared[1] + (prepared[2] * v3)
    v18 = v17 * v16
    v19 = prepared[0] + (prepared[21] * v3)
    v20 = np.where(v10, REAL(0.0), -(1.0 / np.where(~v10, (v17 * v18) - v19, REAL(1.0))))
    v21 = v20 * ((v18 * v15) - np.where(v10, REAL(0.0), v7 - v9))
    v22 = _mode_of(np.where(v10, v7 - (v17 * np.where(v14, REAL(0.0), (v16 * v15) + (v18 * v21))), v9))
    v23 = 0.0 == qd[0]
    v24 = (reached[0] & v23) & (~(np.int8(0) == v22))
    v25 = ~v23
    v26 = _mode_of(np.where(v14, v11 - (v17 * np.where(v10, REAL(0.0), -v21)), v13))
    v27 = 0.0 == qd[1]
    v28 = (reached[1] & v27) & (~(np.int8(0) == v26))
    v29 = ~v27
    v30 = (~(np.abs(v11) <= 0.5)) | (v28 | v29)
    v31 = v30 | ((v24 | v25) | (~(np.abs(v7) <= 0.9)))
    v32 = prepared[9] * v17
    v33 = _decide_pattern_let_go(prepared, (v19, v17, prepared[1], v7, v11, v8, tau[0], v12, tau[1], v32, -(1.0 / np.where(v31, (v17 * v32) - v19, REAL(1.0))), prepared[9]), (v25, v29, v24, v28), (np.where(v10, _mode_of(qd[0]), mode[0]), np.where(v14, _mode_of(qd[1]), mode[1]), v22, v26))
    v34 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        np.where(v31, v33[3], np.int8(0)),
        np.where(v31, v33[4], np.int8(0)),
        np.where(v34, np.where(v31, v33[0], REAL(0.0)), REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: shoulder, elbow
      mode[2]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
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

    Operations: at most 393 add, 374 mul, 38 div, 0 sqrt, 2 sincos, 3342 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 0.0 == qd[0]
    v5 = prepared[2] * v2
    v6 = (prepared[4] * ((v3 * v1) - (v2 * v0))) + (v5 * (qd[0] * qd[0]))
    v7 = qd[0] + qd[1]
    v8 = prepared[1] + (prepared[2] * v3)
    v9 = (v6 + (prepared[3] * v1)) + ((v8 * qdd[1]) - (v5 * (v7 * v7)))
    v10 = v9 + ((0.05 * qd[0]) + (0.6 * np.where(v4, np.sign(qdd[0]), np.sign(qd[0]))))
    v11 = v10 + ((prepared[0] + (prepared[21] * v3)) * qdd[0])
    v12 = 0.0 == qd[1]
    v13 = ((0.03 * qd[1]) + (prepared[1] * qdd[1])) + (0.3 * np.where(v12, np.sign(qdd[1]), np.sign(qd[1])))
    v14 = v6 + (v8 * qdd[0])
    v15 = v14 + v13
    return (
        v11,
        v15,
        np.where(v4, v9 - 0.9, v11),
        np.where(v12, v14 - 0.5, v15),
        np.where(v4, 0.9 + v9, v11),
        np.where(v12, 0.5 + v14, v15),
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

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

    Operations: 19 add, 19 mul, 0 div, 0 sqrt, 2 sincos, 12 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
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
    v14 = np.where(v8, _min(0.9 - v12, 0.9 + v12), v6 * v13)
    v15 = np.where(v2, context_real[4] - (context_real[1] * v13), v1)
    v16 = np.where(v2, _min(0.5 - v15, 0.5 + v15), v0 * v11)
    v17 = context_boolean[1] | ((0.0 < v16) | (v2 & (0.0 <= v16)))
    v18 = v17 & (context_boolean[0] | ((v8 & (0.0 <= v14)) | (0.0 < v14)))
    v19 = flag[3] | v18
    v20 = np.where(v8, REAL(0.0), REAL(1.0))
    v21 = v20 + np.where(v2, REAL(0.0), REAL(1.0))
    v22 = 1.0 - v21
    v23 = -v22
    v24 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v25 = context_boolean[6] | context_boolean[7]
    v26 = np.where(v25, REAL(1.0), REAL(0.0))
    v27 = context_boolean[3] | context_boolean[4]
    v28 = (context_boolean[4] & (np.int8(1) == pattern[0])) | (v27 & (v8 & ((v23 <= v26) & (v24 <= v23))))
    v29 = -(v20 + v22)
    v30 = ((v2 & ((0.0 <= v29) & (v29 <= 0.0))) & v25) | (context_boolean[7] & (np.int8(1) == pattern[1]))
    v31 = v30 | v28
    v32 = np.where(v31, v21, 1.0 + v21)
    v33 = ~(v31 | (v32 <= (v26 + np.where(v27, REAL(1.0), REAL(0.0)))))
    v34 = v33 & (~v19)
    v35 = (~flag[1]) & (flag[2] & v34)
    v36 = np.where(context_boolean[3], np.int8(1), np.int8(-1))
    v37 = np.where(v28, np.where(context_boolean[3] & v8, np.int8(1), np.int8(-1)), np.where(context_boolean[2] & ((v24 <= v32) & (v32 <= v26)), np.int8(0), v36))
    v38 = np.where(v30, pattern[0], v37)
    v39 = v32 - np.where(np.int8(0) == v38, REAL(0.0), REAL(1.0))
    v40 = np.where(context_boolean[6], np.int8(1), np.int8(-1))
    v41 = np.where(v30, np.where(context_boolean[6] & v2, np.int8(1), np.int8(-1)), np.where(context_boolean[5] & ((v39 <= 0.0) & (0.0 <= v39)), np.int8(0), v40))
    v42 = ~flag[3]
    v43 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[4]), np.abs(v15))) <= np.where(v2, v16, context_real[2] * v16))
    v44 = context_boolean[0] | (((-1e-12) * _max(np.abs(v12), np.abs(context_real[3]))) <= np.where(v8, v14, context_real[0] * v14))
    v45 = v44 & v43
    v46 = ((~flag[4]) & (v42 & v45)) | (v42 & v18)
    v47 = ~v35
    v48 = flag[5] | (flag[3] & v18)
    v49 = np.where(v2, REAL(0.0), context_real[1] * np.where(v8, context_real[9], REAL(0.0)))
    v50 = v9 * ((v5 * v49) - np.where(v8, REAL(0.0), context_real[1] * np.where(v2, context_real[10], REAL(0.0))))
    return (
        np.where(v35, np.where(context_boolean[2], np.int8(0), v36), v38),
        np.where(v35, np.where(context_boolean[5], np.int8(0), v40), v41),
        np.where(v46, pattern[0], best[0]),
        np.where(v46, pattern[1], best[1]),
        flag[0],
        flag[1] | v35,
        flag[2] & v47,
        v19,
        flag[4] | v45,
        v48,
        flag[6] & v47,
        np.where(v46, np.bool_(True), flag[7]),
        np.where(v46, np.bool_(False), flag[8]),
        np.where(v46, v13, number[0]),
        np.where(v46, v11, number[1]),
        np.where(v46, np.where(v8, REAL(0.0), -v50), number[2]),
        np.where(v46, np.where(v2, REAL(0.0), (v4 * v49) + (v5 * v50)), number[3]),
        (v19 & (v48 | (v33 | ((v8 & v2) | (~v31))))) | (v34 & v47),
    )


def _step_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[17]) - context_real[16]) - context_real[18]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[15])
    v2 = ((0.6 * context_real[13]) - context_real[12]) - context_real[14]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[11])
    v4 = np.where(context_boolean[3], np.int8(0), np.where(v1, np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[2], np.int8(0), np.where(v3, np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[11])), context_boolean[3], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[15])))
    for _ in range(18):
        *v6_next, v6_now = _step_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:17], v6_of_context_real, v6_of_context_boolean)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = np.where(v6[8] | v6[7], np.where(v6[12], REAL(4.0), np.where((~v6[6]) & v6[11], np.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (np.abs(context_real[3]) + (np.abs(v6[13]) + (np.abs(context_real[4]) + np.abs(v6[14])))) < 1e+38
    return (
        np.where(v8, np.where(v6[17], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[15],
        v6[16],
        v6[2],
        v6[3],
    )


def _step_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = context_real[3] - np.where(context_boolean[0], context_real[8] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v1 = context_real[7] * context_real[12]
    v2 = v1 * v0
    v3 = context_real[4] - np.where(context_boolean[1], context_real[9] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v4 = context_real[13] + (context_real[12] * v1)
    v5 = v4 * v3
    v6 = 1e-08 * (np.abs(v5) + np.abs(v2))
    v7 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v8 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v9 = 1.0001 * np.abs(v1)
    v10 = v8 * v9
    v11 = v5 - v2
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))))
    v13 = context_real[7] * v0
    v14 = v1 * v3
    v15 = 1e-08 * (np.abs(v14) + np.abs(v13))
    v16 = v7 * v9
    v17 = v13 - v14
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[7])))))
    v19 = _step_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[8], context_real[5], context_real[9], context_real[6], context_real[10], context_real[11], v17, v16, context_real[7], v15, v11, v10, v4, v6), (context_boolean[0], context_boolean[1], v18, v12), (context_mode[0], context_mode[1]))
    v20 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v21 = context_real[8] - (context_real[3] - (0.6 * _real_of(v20)))
    v22 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v23 = (context_real[9] - context_real[4]) + (0.3 * _real_of(v22))
    v24 = context_real[7] * ((context_real[12] * v23) - v21)
    v25 = (context_real[12] * v24) + (context_real[13] * v23)
    v26 = (np.abs(v23) + (np.abs(v21) + (np.abs(v24) + np.abs(v25)))) < 1e+38
    v27 = v26 & (~(v12 | v18))
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, REAL(0.0), v19[3]),
        np.where(v27, REAL(0.0), v19[4]),
        np.where(v27, v20, v19[5]),
        np.where(v27, v22, v19[6]),
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
    v2 = context_real[3] + (context_real[8] * v0)
    v3 = context_real[7] + (context_real[5] * v0)
    v4 = context_real[8] + (context_real[6] * v0)
    v5 = context_real[3] + (v0 * v4)
    v6 = context_real[2] + (v0 * v3)
    v7 = np.sin(v1)
    v8 = np.cos(v1)
    v9 = np.sin(v2)
    v10 = np.cos(v2)
    v11 = np.sin(v5)
    v12 = np.cos(v5)
    v13 = np.sin(v6)
    v14 = np.cos(v6)
    v15 = prepared[2] * v9
    v16 = ((v3 * v3) * v15) + (prepared[4] * ((v10 * v8) - (v9 * v7)))
    v17 = v4 + v3
    v18 = context_real[0] - (0.6 * _real_of(context_mode[0]))
    v19 = (((v18 - (0.05 * v3)) - (prepared[3] * v8)) + ((v17 * v17) * v15)) - v16
    v20 = context_real[1] - (0.3 * _real_of(context_mode[1]))
    v21 = v16 + ((0.03 * v4) - v20)
    v22 = np.int8(0) == context_mode[1]
    v23 = prepared[9] * np.where(v22, REAL(0.0), REAL(1.0))
    v24 = prepared[1] + (prepared[2] * v10)
    v25 = v23 * v24
    v26 = np.int8(0) == context_mode[0]
    v27 = np.where(v26, REAL(0.0), REAL(1.0))
    v28 = (v19 + (v25 * v21)) * (v27 / ((v24 * v25) - ((prepared[21] * v10) + prepared[0])))
    v29 = (v25 * v28) - (v23 * v21)
    v30 = context_real[8] + (v0 * v29)
    v31 = (v0 * v28) - context_real[7]
    v32 = v31 - v30
    v33 = prepared[2] * v11
    v34 = (v31 * (v33 * v31)) + (prepared[4] * ((v12 * v14) - (v11 * v13)))
    v35 = (v20 - (0.03 * v30)) - v34
    v36 = prepared[1] + (prepared[2] * v12)
    v37 = v23 * v36
    v38 = (v34 + (((prepared[3] * v14) - v18) - (0.05 * v31))) + (v37 * v35)
    v39 = v27 / ((prepared[0] + (prepared[21] * v12)) - (v36 * v37))
    v40 = v39 * (v38 - (v32 * (v33 * v32)))
    v41 = (context_real[4] * v40) - context_real[7]
    v42 = (context_real[7] + (2.0 * (v3 - v31))) - v41
    v43 = 0.16666666666666666 * context_real[4]
    v44 = (v23 * v35) + (v37 * v40)
    v45 = context_real[8] + (context_real[4] * v44)
    v46 = (context_real[8] + (2.0 * (v4 + v30))) + v45
    v47 = v41 - v45
    v48 = context_real[3] + (context_real[4] * v30)
    v49 = np.sin(v48)
    v50 = np.cos(v48)
    v51 = prepared[2] * v49
    v52 = (context_real[4] * v31) - context_real[2]
    v53 = np.sin(v52)
    v54 = np.cos(v52)
    v55 = ((v41 * v41) * v51) + (prepared[4] * ((v54 * v50) + (v53 * v49)))
    v56 = v55 + (((prepared[3] * v54) - (v18 + (0.05 * v41))) - ((v47 * v47) * v51))
    v57 = (v20 - (0.03 * v45)) - v55
    v58 = prepared[1] + (prepared[2] * v50)
    v59 = v23 * v58
    v60 = (v56 + (v59 * v57)) * (v27 / ((v58 * v59) - ((prepared[21] * v50) + prepared[0])))
    v61 = v43 * (((context_real[6] + (2.0 * (v29 + v44))) + (v23 * v57)) - (v59 * v60))
    return (
        np.where(v26, context_real[2], context_real[2] + (v43 * v42)),
        np.where(v22, context_real[3], context_real[3] + (v43 * v46)),
        np.where(v26, REAL(0.0), context_real[7] + (v43 * ((context_real[5] - (2.0 * (v28 + v40))) + v60))),
        np.where(v22, REAL(0.0), context_real[8] + v61),
        v42,
        v46,
    )


def _step_repetition(prepared, mode, told, behind, before, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v0
    v3 = ~v2
    v4 = np.int8(0) == v1
    v5 = _real_of(v1)
    v6 = 0.3 * v5
    v7 = context_real[7] + v6
    v8 = np.where(v4, REAL(0.0), context_real[4] - v7)
    v9 = ~v4
    v10 = np.where(v4, REAL(0.0), 1.0 / np.where(v9, context_real[2], REAL(1.0)))
    v11 = context_real[1] * v10
    v12 = np.where(v2, REAL(0.0), -(1.0 / np.where(v3, (context_real[1] * v11) - context_real[0], REAL(1.0))))
    v13 = v11 * v12
    v14 = _real_of(v0)
    v15 = 0.6 * v14
    v16 = context_real[5] + v15
    v17 = (v8 * v13) - (v12 * np.where(v2, REAL(0.0), context_real[3] - v16))
    v18 = np.where(v4, REAL(0.0), (v8 * v10) + (v11 * v17))
    v19 = np.where(v2, REAL(0.0), -v17)
    v20 = np.where(v4, REAL(0.0), context_real[1] * np.where(v2, context_real[14], REAL(0.0)))
    v21 = (v13 * v20) - (v12 * np.where(v2, REAL(0.0), context_real[1] * np.where(v4, context_real[15], REAL(0.0))))
    v22 = np.where(v2, REAL(0.0), context_real[14] + np.where(v2, REAL(0.0), -v21))
    v23 = 0.5 * context_real[16]
    v24 = np.where(v4, REAL(0.0), context_real[15] + np.where(v4, REAL(0.0), (v10 * v20) + (v11 * v21)))
    v25 = v24 + (v18 * v23)
    v26 = context_real[13] + (v23 * v25)
    v27 = context_real[13] + (v24 * v23)
    v28 = context_real[12] + (v22 * v23)
    v29 = v22 + (v19 * v23)
    v30 = context_real[12] + (v23 * v29)
    v31 = np.sin(v26)
    v32 = np.cos(v26)
    v33 = np.sin(v27)
    v34 = np.cos(v27)
    v35 = np.sin(v28)
    v36 = np.cos(v28)
    v37 = np.sin(v30)
    v38 = np.cos(v30)
    v39 = np.where(v2, context_real[3] - (context_real[1] * v18), v16)
    v40 = np.where(v4, context_real[4] - (context_real[1] * v19), v7)
    v41 = np.where(v2, REAL(0.0), REAL(1.0))
    v42 = prepared[1] + (prepared[2] * v32)
    v43 = prepared[9] * np.where(v4, REAL(0.0), REAL(1.0))
    v44 = v42 * v43
    v45 = v41 / (((v42 * v44) - (prepared[21] * v32)) - prepared[0])
    v46 = v15 - context_real[6]
    v47 = prepared[2] * v31
    v48 = prepared[1] + (prepared[2] * v34)
    v49 = v43 * v48
    v50 = v41 / ((prepared[0] + (prepared[21] * v34)) - (v48 * v49))
    v51 = (v36 * (prepared[4] * v34)) + (v33 * ((v29 * (prepared[2] * v29)) - (prepared[4] * v35)))
    v52 = v25 + v29
    v53 = v51 + (((0.05 * v29) - (v52 * (v52 * (prepared[2] * v33)))) + (prepared[3] * v36))
    v54 = v6 - context_real[8]
    v55 = v54 + (v51 + (0.03 * v25))
    v56 = v50 * ((v46 + v53) - (v49 * v55))
    v57 = (v23 * v56) - v22
    v58 = (v47 * (v57 * v57)) + (prepared[4] * ((v32 * v38) - (v31 * v37)))
    v59 = (v49 * v56) - (v43 * v55)
    v60 = v24 + (v23 * v59)
    v61 = v54 + (v58 + (0.03 * v60))
    v62 = (v46 + (v58 + ((prepared[3] * v38) - (0.05 * v57)))) - (v44 * v61)
    v63 = v57 - v60
    v64 = v45 * (v62 - (v47 * (v63 * v63)))
    v65 = v22 + (context_real[16] * v64)
    v66 = (v22 + v65) + (2.0 * (v29 - v57))
    v67 = (v14 * v66) < 0.0
    v68 = (v43 * v61) + (v44 * v64)
    v69 = (context_real[16] * v68) - v24
    v70 = (v24 - v69) + (2.0 * (v25 + v60))
    v71 = (v5 * v70) < 0.0
    v72 = 0.16666666666666666 * context_real[16]
    v73 = context_real[13] + (context_real[16] * v60)
    v74 = np.sin(v73)
    v75 = np.cos(v73)
    v76 = prepared[1] + (prepared[2] * v75)
    v77 = v43 * v76
    v78 = v41 / (((v76 * v77) - (prepared[21] * v75)) - prepared[0])
    v79 = (context_real[16] * v57) - context_real[12]
    v80 = np.sin(v79)
    v81 = np.cos(v79)
    v82 = prepared[2] * v74
    v83 = (prepared[4] * ((v75 * v81) + (v74 * v80))) + (v82 * (v65 * v65))
    v84 = v54 + (v83 - (0.03 * v69))
    v85 = (v46 + (v83 + ((0.05 * v65) + (prepared[3] * v81)))) - (v77 * v84)
    v86 = v65 - v69
    v87 = v78 * (v85 - (v82 * (v86 * v86)))
    v88 = v72 * (((v18 - (v43 * v84)) + (2.0 * (v59 - v68))) - (v77 * v87))
    return (
        v0,
        v1,
        np.where(v3 | (((-0.9) <= v39) & (v39 <= 0.9)), v0, _mode_of(2.0 * v39)),
        np.where(v9 | ((v40 <= 0.5) & ((-0.5) <= v40)), v1, _mode_of(2.0 * v40)),
        v67,
        v71,
        before[0] | behind[0],
        before[1] | behind[1],
        np.where(v2, context_real[12], context_real[12] + (v66 * v72)),
        np.where(v4, context_real[13], context_real[13] + (v70 * v72)),
        np.where(v2, REAL(0.0), v22 - (v72 * (((-v19) - v87) - (2.0 * (v64 - v56))))),
        np.where(v4, REAL(0.0), v24 + v88),
        np.bool_(True),
        ~(v67 | v71),
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[0], context_mode[1], context_boolean[2], context_boolean[3], context_boolean[0], context_boolean[1], context_real[17], context_real[18], context_real[19], context_real[20], np.bool_(True))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[10], context_real[5], context_real[11], context_real[6], context_real[7], context_real[8], context_real[9], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16])
    for _ in range(4):
        *v0_next, v0_now = _step_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[8],
        v0[9],
        v0[10],
        v0[11],
        v0[13] & v0[12],
        v0[2],
        v0[3],
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = prepared[1] + (prepared[2] * v1)
    v5 = prepared[0] + (prepared[21] * v1)
    v6 = qd[0] + qd[1]
    v7 = prepared[2] * v0
    v8 = (prepared[4] * ((v1 * v3) - (v0 * v2))) + (v7 * (qd[0] * qd[0]))
    v9 = (v7 * (v6 * v6)) + ((tau[0] - (prepared[3] * v3)) - v8)
    v10 = tau[1] - v8
    v11 = np.abs(qd[0])
    v12 = np.abs(qd[1])
    v13 = prepared[9] * v4
    v14 = _mode_of(qd[0])
    v15 = _mode_of(qd[1])
    v16 = 1.0 / ((v4 * v13) - v5)
    v17 = 0.05 * dt
    v18 = v4 * v4
    v19 = (v18 * (v16 * prepared[22])) - prepared[9]
    v20 = 0.03 * dt
    v21 = (-((v16 * np.abs(v17)) + (v19 * np.abs(v20)))) <= 2.7
    v22 = (0.0 == v12) | (v12 < (v19 * ((-0.5) * dt)))
    v23 = (0.0 == v11) | (v11 < (dt * ((-0.9) * v16)))
    v24 = v22 | v23
    v25 = -v16
    v26 = 0.05 * np.where(v23, REAL(0.0), qd[0])
    v27 = 0.03 * np.where(v22, REAL(0.0), qd[1])
    v28 = _step_at_rest(prepared, (v5, v4, prepared[1], v9, v10, tau[0], tau[1], v13, v25, prepared[9], v26, v27, qd[0], qd[1]), (v23, v22))
    v29 = np.where(v24, v28[6], v15)
    v30 = np.int8(0) == v29
    v31 = ~v21
    v32 = ~v30
    v33 = np.where(v30, REAL(0.0), -(1.0 / np.where(v31 & v32, v20 - prepared[23], REAL(1.0))))
    v34 = np.where(v24, v28[5], v14)
    v35 = np.int8(0) == v34
    v36 = ~v35
    v37 = 1.0 / np.where(v31 & v36, (v17 - (2.7 * v5)) + (v18 * (7.290000000000001 * v33)), REAL(1.0))
    v38 = 0.0 < np.where(v21, REAL(0.0), np.where((v33 < 0.0) | (np.where(v35, REAL(0.0), -v37) < 0.0), REAL(1.0), REAL(0.0)))
    v39 = ~v38
    v40 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v12 + v11)))
    v41 = (((np.abs(tau[0]) + v40) < 1e+38) & (np.abs(tau[1]) < 1e+38)) & (0.0 < dt)
    v42 = v32 | v36
    v43 = v27 + ((0.3 * _real_of(v15)) - v10)
    v44 = v16 * (((v9 - (0.6 * _real_of(v14))) + (v13 * v43)) - v26)
    v45 = np.where(v24, v28[3], qd[0])
    v46 = np.where(v24, v28[4], qd[1])
    v47 = _step_moving(prepared, (tau[0], tau[1], q[0], q[1], dt, np.where(v24, v28[1], -v44), np.where(v24, v28[2], (v13 * v44) - (prepared[9] * v43)), v45, v46), (v34, v29))
    v48 = v39 & ((np.where(v42, v47[5], v46) * _real_of(v29)) < 0.0)
    v49 = v39 & ((np.where(v42, v47[4], v45) * _real_of(v34)) < 0.0)
    v50 = v48 | v49
    v51 = np.where(v42, v47[0], q[0])
    v52 = np.where(v42, v47[1], q[1])
    v53 = np.where(v42, v47[2], v45)
    v54 = np.where(v42, v47[3], v46)
    v55 = _step_again(prepared, (v5, v4, prepared[1], v9, v10, tau[0], tau[1], v13, v25, prepared[9], v26, v27, q[0], q[1], qd[0], qd[1], dt, v51, v52, v53, v54), (v23, v22, v49, v48), (v34, v29))
    v56 = np.where(v50, v55[1], v52)
    v57 = np.where(v50, v55[0], v51)
    v58 = np.where(v50, v55[3], v54)
    v59 = np.where(v50, v55[2], v53)
    v60 = (np.abs(v56) + (np.abs(v57) + (np.abs(v58) + np.abs(v59)))) < 1e+38
    v61 = (v39 & v41) & v60
    v62 = np.where(v24, v28[0], REAL(0.0))
    v63 = 2.0 == v62
    v64 = np.where(np.where(v50, v55[4], np.bool_(True)) | v63, REAL(0.0), REAL(5.0))
    v65 = np.where((3.0 == v64) | (3.0 == v62), REAL(3.0), np.where((1.0 == v64) | (1.0 == v62), REAL(1.0), REAL(0.0)))
    v66 = np.where(v63 | (2.0 == v64), REAL(2.0), np.where((4.0 == v64) | (4.0 == v62), REAL(4.0), v65))
    v67 = np.where((7.0 == v64) | (7.0 == v62), REAL(7.0), np.where((5.0 == v62) | (5.0 == v64), REAL(5.0), v66))
    return (
        np.where(v61, v57, q[0]),
        np.where(v61, v56, q[1]),
        np.where(v61, v59, qd[0]),
        np.where(v61, v58, qd[1]),
        np.where(v61, np.where(v50, v55[5], v34), mode[0]),
        np.where(v61, np.where(v50, v55[6], v29), mode[1]),
        np.where(v61, np.where((6.0 == v64) | (6.0 == v62), REAL(6.0), v67), np.where(v38 & v41, REAL(7.0), REAL(6.0))),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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

    Operations: at most 850 add, 948 mul, 62 div, 0 sqrt, 32 sincos, 3056 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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
    v14 = np.where(v8, _min(0.9 - v12, 0.9 + v12), v6 * v13)
    v15 = np.where(v8, v14, context_real[0] * v14)
    v16 = _max(np.abs(v12), np.abs(context_real[3]))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((v8 & (0.0 <= v14)) | (0.0 < v14)) | (v18 & (((-1e-06) * v16) <= v15))
    v20 = np.where(v2, context_real[4] - (context_real[1] * v13), v1)
    v21 = np.where(v2, _min(0.5 - v20, 0.5 + v20), v0 * v11)
    v22 = np.where(v2, v21, context_real[2] * v21)
    v23 = _max(np.abs(context_real[4]), np.abs(v20))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[3] | v26
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
    v48 = (~flag[1]) & (flag[2] & v47)
    v49 = ~v48
    v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)))
    v52 = context_boolean[4] & (~v18)
    v53 = np.where(v41, np.int8(1), np.int8(-1))
    v54 = np.where(v43, np.where(v41 & v8, np.int8(1), np.int8(-1)), np.where(v52 & ((v39 <= v45) & (v45 <= v36)), np.int8(0), v53))
    v55 = np.where(v35, pattern[0], v54)
    v56 = v45 - np.where(np.int8(0) == v55, REAL(0.0), REAL(1.0))
    v57 = np.where(v33, np.int8(1), np.int8(-1))
    v58 = np.where(v35, np.where(v2 & v33, np.int8(1), np.int8(-1)), np.where(v38 & ((v56 <= 0.0) & (0.0 <= v56)), np.int8(0), v57))
    v59 = ~flag[3]
    v60 = (context_boolean[0] | (((-1e-12) * v16) <= v15)) & (context_boolean[1] | (((-1e-12) * v23) <= v22))
    v61 = (v26 & v59) | ((~flag[4]) & (v59 & v60))
    v62 = ~(v48 | v51)
    v63 = flag[5] | (flag[3] & v26)
    return (
        np.where(v51, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v48, np.where(v52, np.int8(0), v53), v55)),
        np.where(v51, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v48, np.where(v38, np.int8(0), v57), v58)),
        np.where(v61, pattern[0], best[0]),
        np.where(v61, pattern[1], best[1]),
        flag[0] | v51,
        np.where(v51, np.bool_(False), flag[1] | v48),
        flag[2] & v62,
        v27,
        flag[4] | v60,
        v63,
        flag[6] & v49,
        np.where(v61, np.bool_(True), flag[7]),
        np.where(v61, np.bool_(False), flag[8]),
        np.where(v61, v13, number[0]),
        np.where(v61, v11, number[1]),
        (v27 & (v63 | (v46 | ((v8 & v2) | (~v44))))) | (v47 & v62),
    )


def _interpolated_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.3 * context_real[8]) - context_real[15]) - context_real[16]
    v1 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v0 < context_real[14])
    v2 = ((0.6 * context_real[7]) - context_real[12]) - context_real[13]
    v3 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v2 < context_real[11])
    v4 = np.where(context_boolean[5] & (~context_boolean[3]), np.int8(0), np.where(np.where(context_boolean[3], np.int8(1) == context_mode[3], v1), np.int8(1), np.int8(-1)))
    v5 = np.where(context_boolean[4] & (~context_boolean[2]), np.int8(0), np.where(np.where(context_boolean[2], np.int8(1) == context_mode[2], v3), np.int8(1), np.int8(-1)))
    v6 = (v5, v4, v5, v4, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v6_done = np.False_
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[9], context_real[5], context_real[10], context_real[6])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v2 < (-context_real[11])), context_boolean[5], v1, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v0 < (-context_real[14])))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    for _ in range(18):
        *v6_next, v6_now = _interpolated_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:15], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
        v6 = tuple(np.where(v6_done, old, new) for old, new in zip(v6, v6_next))
        v6_done = v6_done | v6_now
        if np.all(v6_done):
            break
    v6 = (*v6, v6_done)
    v7 = np.where(v6[8] | v6[7], np.where(v6[12], REAL(4.0), np.where(v6[11] & (~v6[6]), np.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (np.abs(context_real[4]) + (np.abs(v6[13]) + (np.abs(context_real[3]) + np.abs(v6[14])))) < 1e+38
    return (
        np.where(v8, np.where(v6[15], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[2],
        v6[3],
    )


def _interpolated_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = context_real[4] - np.where(context_boolean[1], context_real[7] + (0.3 * _real_of(context_mode[1])), REAL(0.0))
    v1 = context_real[9] * context_real[10]
    v2 = context_real[11] + (context_real[10] * v1)
    v3 = v0 * v2
    v4 = context_real[3] - np.where(context_boolean[0], context_real[5] + (0.6 * _real_of(context_mode[0])), REAL(0.0))
    v5 = v1 * v4
    v6 = 1e-08 * (np.abs(v5) + np.abs(v3))
    v7 = np.where(context_boolean[1], REAL(0.0), REAL(0.5))
    v8 = np.where(context_boolean[0], REAL(0.0), REAL(0.9))
    v9 = 1.0001 * np.abs(v1)
    v10 = v8 * v9
    v11 = v3 - v5
    v12 = (~context_boolean[1]) & (np.abs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v2)))))
    v13 = context_real[9] * v4
    v14 = v1 * v0
    v15 = 1e-08 * (np.abs(v14) + np.abs(v13))
    v16 = v7 * v9
    v17 = v13 - v14
    v18 = (~context_boolean[0]) & (np.abs(v17) <= (v16 + (v15 + (v8 * (1.0001 * context_real[9])))))
    v19 = _interpolated_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[6], context_real[8], context_real[9], v2, context_real[5], context_real[7], v17, v16, v15, v11, v10, v6), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v20 = np.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v21 = context_real[5] - (context_real[3] - (0.6 * _real_of(v20)))
    v22 = np.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v23 = (context_real[7] - context_real[4]) + (0.3 * _real_of(v22))
    v24 = context_real[9] * ((context_real[10] * v23) - v21)
    v25 = (context_real[10] * v24) + (context_real[11] * v23)
    v26 = (np.abs(v23) + (np.abs(v21) + (np.abs(v25) + np.abs(v24)))) < 1e+38
    v27 = v26 & (~((context_boolean[3] | v12) | (context_boolean[2] | v18)))
    return (
        np.where(v27, REAL(0.0), v19[0]),
        np.where(v27, v24, v19[1]),
        np.where(v27, -v25, v19[2]),
        np.where(v27, v20, v19[3]),
        np.where(v27, v22, v19[4]),
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
    v2 = context_real[3] + (context_real[8] * v0)
    v3 = context_real[7] + (context_real[5] * v0)
    v4 = context_real[8] + (context_real[6] * v0)
    v5 = context_real[3] + (v0 * v4)
    v6 = context_real[2] + (v0 * v3)
    v7 = np.sin(v1)
    v8 = np.cos(v1)
    v9 = np.sin(v2)
    v10 = np.cos(v2)
    v11 = np.sin(v5)
    v12 = np.cos(v5)
    v13 = np.sin(v6)
    v14 = np.cos(v6)
    v15 = prepared[2] * v9
    v16 = ((v3 * v3) * v15) + (prepared[4] * ((v10 * v8) - (v9 * v7)))
    v17 = v4 + v3
    v18 = context_real[0] - (0.6 * _real_of(context_mode[0]))
    v19 = (((v18 - (0.05 * v3)) - (prepared[3] * v8)) + ((v17 * v17) * v15)) - v16
    v20 = context_real[1] - (0.3 * _real_of(context_mode[1]))
    v21 = v16 + ((0.03 * v4) - v20)
    v22 = np.int8(0) == context_mode[1]
    v23 = prepared[9] * np.where(v22, REAL(0.0), REAL(1.0))
    v24 = prepared[1] + (prepared[2] * v10)
    v25 = v23 * v24
    v26 = np.int8(0) == context_mode[0]
    v27 = np.where(v26, REAL(0.0), REAL(1.0))
    v28 = (v19 + (v25 * v21)) * (v27 / ((v24 * v25) - ((prepared[21] * v10) + prepared[0])))
    v29 = (v25 * v28) - (v23 * v21)
    v30 = context_real[8] + (v0 * v29)
    v31 = (v0 * v28) - context_real[7]
    v32 = v31 - v30
    v33 = prepared[2] * v11
    v34 = (v31 * (v33 * v31)) + (prepared[4] * ((v12 * v14) - (v11 * v13)))
    v35 = (v20 - (0.03 * v30)) - v34
    v36 = prepared[1] + (prepared[2] * v12)
    v37 = v23 * v36
    v38 = (v34 + (((prepared[3] * v14) - v18) - (0.05 * v31))) + (v37 * v35)
    v39 = v27 / ((prepared[0] + (prepared[21] * v12)) - (v36 * v37))
    v40 = v39 * (v38 - (v32 * (v33 * v32)))
    v41 = (context_real[4] * v40) - context_real[7]
    v42 = (context_real[7] + (2.0 * (v3 - v31))) - v41
    v43 = 0.16666666666666666 * context_real[4]
    v44 = (v23 * v35) + (v37 * v40)
    v45 = context_real[8] + (context_real[4] * v44)
    v46 = (context_real[8] + (2.0 * (v4 + v30))) + v45
    v47 = v41 - v45
    v48 = context_real[3] + (context_real[4] * v30)
    v49 = np.sin(v48)
    v50 = np.cos(v48)
    v51 = prepared[2] * v49
    v52 = (context_real[4] * v31) - context_real[2]
    v53 = np.sin(v52)
    v54 = np.cos(v52)
    v55 = ((v41 * v41) * v51) + (prepared[4] * ((v54 * v50) + (v53 * v49)))
    v56 = v55 + (((prepared[3] * v54) - (v18 + (0.05 * v41))) - ((v47 * v47) * v51))
    v57 = (v20 - (0.03 * v45)) - v55
    v58 = prepared[1] + (prepared[2] * v50)
    v59 = v23 * v58
    v60 = (v56 + (v59 * v57)) * (v27 / ((v58 * v59) - ((prepared[21] * v50) + prepared[0])))
    v61 = v43 * (((context_real[6] + (2.0 * (v29 + v44))) + (v23 * v57)) - (v59 * v60))
    return (
        np.where(v26, context_real[2], context_real[2] + (v43 * v42)),
        np.where(v22, context_real[3], context_real[3] + (v43 * v46)),
        np.where(v26, REAL(0.0), context_real[7] + (v43 * ((context_real[5] - (2.0 * (v28 + v40))) + v60))),
        np.where(v22, REAL(0.0), context_real[8] + v61),
        v42,
        v46,
    )


def _interpolated_repetition(prepared, mode, told, behind, before, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v0
    v3 = ~v2
    v4 = np.int8(0) == v1
    v5 = _real_of(v1)
    v6 = 0.3 * v5
    v7 = context_real[7] + v6
    v8 = np.where(v4, REAL(0.0), context_real[4] - v7)
    v9 = ~v4
    v10 = np.where(v4, REAL(0.0), 1.0 / np.where(v9, context_real[2], REAL(1.0)))
    v11 = context_real[1] * v10
    v12 = np.where(v2, REAL(0.0), -(1.0 / np.where(v3, (context_real[1] * v11) - context_real[0], REAL(1.0))))
    v13 = v11 * v12
    v14 = _real_of(v0)
    v15 = 0.6 * v14
    v16 = context_real[5] + v15
    v17 = (v8 * v13) - (v12 * np.where(v2, REAL(0.0), context_real[3] - v16))
    v18 = np.where(v4, REAL(0.0), (v8 * v10) + (v11 * v17))
    v19 = np.where(v2, REAL(0.0), -v17)
    v20 = np.where(v4, REAL(0.0), context_real[1] * np.where(v2, context_real[14], REAL(0.0)))
    v21 = (v13 * v20) - (v12 * np.where(v2, REAL(0.0), context_real[1] * np.where(v4, context_real[15], REAL(0.0))))
    v22 = np.where(v2, REAL(0.0), context_real[14] + np.where(v2, REAL(0.0), -v21))
    v23 = 0.5 * context_real[16]
    v24 = np.where(v4, REAL(0.0), context_real[15] + np.where(v4, REAL(0.0), (v10 * v20) + (v11 * v21)))
    v25 = v24 + (v18 * v23)
    v26 = context_real[13] + (v23 * v25)
    v27 = context_real[13] + (v24 * v23)
    v28 = context_real[12] + (v22 * v23)
    v29 = v22 + (v19 * v23)
    v30 = context_real[12] + (v23 * v29)
    v31 = np.sin(v26)
    v32 = np.cos(v26)
    v33 = np.sin(v27)
    v34 = np.cos(v27)
    v35 = np.sin(v28)
    v36 = np.cos(v28)
    v37 = np.sin(v30)
    v38 = np.cos(v30)
    v39 = np.where(v2, context_real[3] - (context_real[1] * v18), v16)
    v40 = np.where(v4, context_real[4] - (context_real[1] * v19), v7)
    v41 = np.where(v2, REAL(0.0), REAL(1.0))
    v42 = prepared[1] + (prepared[2] * v32)
    v43 = prepared[9] * np.where(v4, REAL(0.0), REAL(1.0))
    v44 = v42 * v43
    v45 = v41 / (((v42 * v44) - (prepared[21] * v32)) - prepared[0])
    v46 = v15 - context_real[6]
    v47 = prepared[2] * v31
    v48 = prepared[1] + (prepared[2] * v34)
    v49 = v43 * v48
    v50 = v41 / ((prepared[0] + (prepared[21] * v34)) - (v48 * v49))
    v51 = (v36 * (prepared[4] * v34)) + (v33 * ((v29 * (prepared[2] * v29)) - (prepared[4] * v35)))
    v52 = v25 + v29
    v53 = v51 + (((0.05 * v29) - (v52 * (v52 * (prepared[2] * v33)))) + (prepared[3] * v36))
    v54 = v6 - context_real[8]
    v55 = v54 + (v51 + (0.03 * v25))
    v56 = v50 * ((v46 + v53) - (v49 * v55))
    v57 = (v23 * v56) - v22
    v58 = (v47 * (v57 * v57)) + (prepared[4] * ((v32 * v38) - (v31 * v37)))
    v59 = (v49 * v56) - (v43 * v55)
    v60 = v24 + (v23 * v59)
    v61 = v54 + (v58 + (0.03 * v60))
    v62 = (v46 + (v58 + ((prepared[3] * v38) - (0.05 * v57)))) - (v44 * v61)
    v63 = v57 - v60
    v64 = v45 * (v62 - (v47 * (v63 * v63)))
    v65 = v22 + (context_real[16] * v64)
    v66 = (v22 + v65) + (2.0 * (v29 - v57))
    v67 = (v14 * v66) < 0.0
    v68 = (v43 * v61) + (v44 * v64)
    v69 = (context_real[16] * v68) - v24
    v70 = (v24 - v69) + (2.0 * (v25 + v60))
    v71 = (v5 * v70) < 0.0
    v72 = 0.16666666666666666 * context_real[16]
    v73 = context_real[13] + (context_real[16] * v60)
    v74 = np.sin(v73)
    v75 = np.cos(v73)
    v76 = prepared[1] + (prepared[2] * v75)
    v77 = v43 * v76
    v78 = v41 / (((v76 * v77) - (prepared[21] * v75)) - prepared[0])
    v79 = (context_real[16] * v57) - context_real[12]
    v80 = np.sin(v79)
    v81 = np.cos(v79)
    v82 = prepared[2] * v74
    v83 = (prepared[4] * ((v75 * v81) + (v74 * v80))) + (v82 * (v65 * v65))
    v84 = v54 + (v83 - (0.03 * v69))
    v85 = (v46 + (v83 + ((0.05 * v65) + (prepared[3] * v81)))) - (v77 * v84)
    v86 = v65 - v69
    v87 = v78 * (v85 - (v82 * (v86 * v86)))
    v88 = v72 * (((v18 - (v43 * v84)) + (2.0 * (v59 - v68))) - (v77 * v87))
    return (
        v0,
        v1,
        np.where(v3 | (((-0.9) <= v39) & (v39 <= 0.9)), v0, _mode_of(2.0 * v39)),
        np.where(v9 | ((v40 <= 0.5) & ((-0.5) <= v40)), v1, _mode_of(2.0 * v40)),
        v67,
        v71,
        before[0] | behind[0],
        before[1] | behind[1],
        np.where(v2, context_real[12], context_real[12] + (v66 * v72)),
        np.where(v4, context_real[13], context_real[13] + (v70 * v72)),
        np.where(v2, REAL(0.0), v22 - (v72 * (((-v19) - v87) - (2.0 * (v64 - v56))))),
        np.where(v4, REAL(0.0), v24 + v88),
        np.bool_(True),
        ~(v67 | v71),
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[2], context_mode[3], context_mode[2], context_mode[3], context_boolean[2], context_boolean[3], context_boolean[0], context_boolean[1], context_real[18], context_real[19], context_real[20], context_real[21], np.bool_(True))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17])
    for _ in range(4):
        *v0_next, v0_now = _interpolated_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[8],
        v0[9],
        v0[10],
        v0[11],
        v0[13] & v0[12],
        v0[2],
        v0[3],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[2] * v2
    v5 = (prepared[4] * ((v3 * v1) - (v2 * v0))) + (v4 * (qd[0] * qd[0]))
    v6 = tau[1] - v5
    v7 = qd[0] + qd[1]
    v8 = (v4 * (v7 * v7)) + ((tau[0] - (prepared[3] * v1)) - v5)
    v9 = prepared[1] + (prepared[2] * v3)
    v10 = prepared[9] * v9
    v11 = prepared[0] + (prepared[21] * v3)
    v12 = 1.0 / ((v9 * v10) - v11)
    v13 = -v12
    v14 = 0.0 == qd[1]
    v15 = 0.0 == qd[0]
    v16 = 0.03 * qd[1]
    v17 = 0.05 * qd[0]
    v18 = _interpolated_at_rest(prepared, (v11, v9, prepared[1], v8, v6, v17, tau[0], v16, tau[1], v10, v13, prepared[9], qd[0], qd[1]), (v15, v14), (forced[0], forced[1]))
    v19 = v14 | v15
    v20 = _mode_of(qd[1])
    v21 = np.where(v19, v18[6], v20)
    v22 = _mode_of(qd[0])
    v23 = np.where(v19, v18[5], v22)
    v24 = np.where(v19, v18[4], qd[1])
    v25 = np.where(v19, v18[3], qd[0])
    v26 = v16 + ((0.3 * _real_of(v20)) - v6)
    v27 = v12 * (v17 + (((0.6 * _real_of(v22)) - v8) - (v10 * v26)))
    v28 = np.where(v19, v18[2], -((prepared[9] * v26) + (v10 * v27)))
    v29 = np.where(v19, v18[1], v27)
    v30 = _interpolated_moving(prepared, (tau[0], tau[1], q[0], q[1], trial, v29, v28, v25, v24), (v23, v21))
    v31 = np.int8(0) == v23
    v32 = ~v31
    v33 = np.int8(0) == v21
    v34 = ~v33
    v35 = v34 | v32
    v36 = np.where(v35, v30[2], v25)
    v37 = np.where(v35, v30[3], v24)
    v38 = v37 + v36
    v39 = np.where(v35, v30[1], q[1])
    v40 = np.sin(v39)
    v41 = np.cos(v39)
    v42 = prepared[2] * v40
    v43 = np.where(v35, v30[0], q[0])
    v44 = np.sin(v43)
    v45 = np.cos(v43)
    v46 = (v42 * (v36 * v36)) - (prepared[4] * ((v40 * v44) - (v41 * v45)))
    v47 = ((tau[0] - (prepared[3] * v45)) - v46) + (v42 * (v38 * v38))
    v48 = _real_of(v23)
    v49 = tau[1] - v46
    v50 = _real_of(v21)
    v51 = np.where(v33, REAL(0.0), (v49 - (0.03 * v37)) - (0.3 * v50))
    v52 = prepared[1] + (prepared[2] * v41)
    v53 = np.where(v33, REAL(0.0), prepared[9])
    v54 = v52 * v53
    v55 = v33 | v31
    v56 = np.where(v31, REAL(0.0), 1.0 / np.where(v32 & v55, (prepared[0] + (prepared[21] * v41)) - (v52 * v54), REAL(1.0)))
    v57 = v56 * ((v54 * v51) - np.where(v31, REAL(0.0), (v47 - (0.05 * v36)) - (0.6 * v48)))
    v58 = (v52 * np.where(v33, REAL(0.0), (v53 * v51) + (v54 * v57))) - v47
    v59 = 0.9 - v58
    v60 = 0.9 + v58
    v61 = np.where(v31, np.where(v55, _min(v60, v59), REAL(0.0)), v36 * v48)
    v62 = np.where(probes, far[0], v61)
    v63 = trial / np.where(probes, whole, REAL(1.0))
    v64 = 1.0 / np.where(probes, 1.0 - v63, REAL(1.0))
    v65 = (v9 * v28) - v8
    v66 = np.where(v31, np.where(v55, _max(REAL(0.0), _min(0.9 + v65, 0.9 - v65)), REAL(0.0)), qd[0] * v48)
    v67 = 1.0 / np.where(probes, v63, REAL(1.0))
    v68 = v67 * (v66 - v61)
    v69 = (v64 * (v61 - v62)) - v68
    v70 = (v63 * v69) - v68
    v71 = (~(v15 & v32)) & (v62 < 0.0)
    v72 = probes & v71
    v73 = np.sqrt(np.where(v72, _max(REAL(0.0), (v69 * (4.0 * v66)) + (v70 * v70)), REAL(1.0)))
    v74 = v70 < 0.0
    v75 = np.where(v72, np.where(v71, np.where(v74, v73 - v70, 2.0 * v69), REAL(1.0)), REAL(1.0))
    v76 = ~probes
    v77 = np.where(v71, _max(REAL(1e-06), v66 / np.where(v76 & v71, np.where(v71, v66 - v62, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v78 = np.where(probes, np.where(v71, _min(REAL(1.0), np.where(v74, 2.0 * v66, v70 + v73) / v75), REAL(1.0)), v77)
    v79 = (v52 * np.where(v31, REAL(0.0), -v57)) - v49
    v80 = 0.5 - v79
    v81 = 0.5 + v79
    v82 = np.where(v33, np.where(v55, _min(v81, v80), REAL(0.0)), v37 * v50)
    v83 = np.where(probes, far[1], v82)
    v84 = (v9 * v29) - v6
    v85 = np.where(v33, np.where(v55, _max(REAL(0.0), _min(0.5 + v84, 0.5 - v84)), REAL(0.0)), qd[1] * v50)
    v86 = v67 * (v85 - v82)
    v87 = (v64 * (v82 - v83)) - v86
    v88 = (v63 * v87) - v86
    v89 = (~(v14 & v34)) & (v83 < 0.0)
    v90 = probes & v89
    v91 = np.sqrt(np.where(v90, _max(REAL(0.0), (v87 * (4.0 * v85)) + (v88 * v88)), REAL(1.0)))
    v92 = v88 < 0.0
    v93 = np.where(v90, np.where(v89, np.where(v92, v91 - v88, 2.0 * v87), REAL(1.0)), REAL(1.0))
    v94 = np.where(v89, _max(REAL(1e-06), v85 / np.where(v76 & v89, np.where(v89, v85 - v83, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v95 = np.where(probes, np.where(v89, _min(REAL(1.0), np.where(v92, 2.0 * v85, v88 + v91) / v93), REAL(1.0)), v94)
    v96 = _min(v95, _min(REAL(1.0), v78))
    v97 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v98 = (v96 < 1.0) & (~((12.0 <= passes) | (probes | v97)))
    v99 = probes | v98
    v100 = trial * (v28 * v50)
    v101 = v29 * (trial * v48)
    v102 = ((np.abs(qd[0]) + v101) < 0.0) & ((trial * v101) < (-2.0))
    v103 = v9 * v9
    v104 = 0.03 * trial
    v105 = np.abs(v104)
    v106 = 0.05 * trial
    v107 = ((prepared[9] * v105) - (v12 * (np.abs(v106) + (v103 * (prepared[22] * v105))))) <= 2.7
    v108 = ~v107
    v109 = np.where(v33, REAL(0.0), -(1.0 / np.where(v34 & v108, v104 - prepared[23], REAL(1.0))))
    v110 = 1.0 / np.where(v32 & v108, (v106 - (2.7 * v11)) + (v103 * (7.290000000000001 * v109)), REAL(1.0))
    v111 = 0.0 < np.where(v107, REAL(0.0), np.where((np.where(v31, REAL(0.0), -v110) < 0.0) | (v109 < 0.0), REAL(1.0), REAL(0.0)))
    v112 = (v102 | (((trial * v100) < (-2.0)) & ((np.abs(qd[1]) + v100) < 0.0))) | v111
    v113 = ~(v99 | v112)
    v114 = ((v50 * np.where(v35, v30[5], v24)) < 0.0) & v113
    v115 = v113 & ((v48 * np.where(v35, v30[4], v25)) < 0.0)
    v116 = _interpolated_again(prepared, (v11, v9, prepared[1], v8, v6, v17, tau[0], v16, tau[1], v10, v13, prepared[9], q[0], q[1], qd[0], qd[1], trial, past, v43, v39, v36, v37), (v15, v14, v115, v114), (forced[0], forced[1], v23, v21))
    v117 = v114 | v115
    v118 = np.where(v117, v116[3], v37)
    v119 = np.where(v117, v116[6], v21)
    v120 = crossing[1] | (v34 & (v82 < 0.0))
    v121 = v120 | (np.int8(0) == v119)
    v122 = np.where(v117, v116[5], v23)
    v123 = crossing[0] | (v32 & (v61 < 0.0))
    v124 = v123 | (np.int8(0) == v122)
    v125 = np.where(v117, v116[2], v36)
    v126 = np.where(v121, REAL(0.0), v9 * np.where(v124, v125, REAL(0.0)))
    v127 = np.where(v121, REAL(0.0), prepared[9])
    v128 = v9 * v127
    v129 = ~v99
    v130 = v129 & (v120 | v123)
    v131 = -(1.0 / np.where((v129 & v130) & (~v124), (v9 * v128) - v11, REAL(1.0)))
    v132 = np.where(v124, REAL(0.0), v131) * ((v128 * v126) - np.where(v124, REAL(0.0), v9 * np.where(v121, v118, REAL(0.0))))
    v133 = v71 & (v78 <= v96)
    v134 = v89 & (v95 <= v96)
    v135 = np.where(v99, past, np.where(v97, trial + past, dt))
    v136 = np.where(probes, whole, trial)
    v137 = np.where(v99, v96 * v136, dt - v135)
    v138 = np.where(v19, v18[0], REAL(0.0))
    v139 = 2.0 == v138
    v140 = np.where(v112, REAL(7.0), np.where(np.where(v117, v116[4], np.bool_(True)) | v139, REAL(0.0), REAL(5.0)))
    v141 = np.where((1.0 == v140) | ((1.0 == worst) | (1.0 == v138)), REAL(1.0), REAL(0.0))
    v142 = np.where(((3.0 == worst) | (3.0 == v138)) | (3.0 == v140), REAL(3.0), v141)
    v143 = np.where(((4.0 == worst) | (4.0 == v138)) | (4.0 == v140), REAL(4.0), v142)
    v144 = (5.0 == v140) | ((5.0 == worst) | (5.0 == v138))
    v145 = np.where(v144, REAL(5.0), np.where((v139 | (2.0 == worst)) | (2.0 == v140), REAL(2.0), v143))
    v146 = np.where((7.0 == v140) | ((7.0 == worst) | (7.0 == v138)), REAL(7.0), v145)
    return (
        np.where(v99, q[0], np.where(v117, v116[0], v43)),
        np.where(v99, q[1], np.where(v117, v116[1], v39)),
        np.where(v99, qd[0], np.where(v130, np.where(v124, REAL(0.0), v125 + np.where(v124, REAL(0.0), -v132)), v125)),
        np.where(v99, qd[1], np.where(v130, np.where(v121, REAL(0.0), v118 + np.where(v121, REAL(0.0), (v127 * v126) + (v128 * v132))), v118)),
        v122,
        v119,
        probes & (v32 & v133),
        probes & (v34 & v134),
        np.where(v99, forced[0], np.where(v97, heading[0], np.int8(0))),
        np.where(v99, forced[1], np.where(v97, heading[1], np.int8(0))),
        np.where(probes, np.where(v31 & v133, np.where(v55, _mode_of(v59 - v60), np.int8(0)), np.int8(0)), np.int8(0)),
        np.where(probes, np.where(v33 & v134, np.where(v55, _mode_of(v80 - v81), np.int8(0)), np.int8(0)), np.int8(0)),
        v98,
        v61,
        v82,
        v135,
        np.where(v99, v136, v137),
        v137,
        1.0 + passes,
        np.where((6.0 == v140) | ((6.0 == worst) | (6.0 == v138)), REAL(6.0), v146),
        v112 | (v129 & (v137 <= 0.0)),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], qd[0], qd[1], mode[0], mode[1], np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), dt, dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1])
    for _ in range(14):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0[13:15], v0[15], v0[16], v0[17], v0[18], v0[19], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = (np.abs(v0[3]) + (np.abs(v0[0]) + (np.abs(v0[2]) + np.abs(v0[1])))) < 1e+38
    v2 = 7.0 == v0[19]
    v3 = np.abs(dt) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v4 = ((np.abs(tau[0]) + (np.abs(q[0]) + v3)) < 1e+38) & (np.abs(tau[1]) < 1e+38)
    v5 = v4 & (0.0 < dt)
    v6 = (v5 & (~v2)) & v1
    v7 = 2.0 == v0[19]
    v8 = np.where(v7 | v0[20], REAL(0.0), REAL(5.0))
    v9 = np.where((3.0 == v8) | (3.0 == v0[19]), REAL(3.0), np.where((1.0 == v8) | (1.0 == v0[19]), REAL(1.0), REAL(0.0)))
    v10 = np.where(v7 | (2.0 == v8), REAL(2.0), np.where((4.0 == v0[19]) | (4.0 == v8), REAL(4.0), v9))
    v11 = np.where(v2 | (7.0 == v8), REAL(7.0), np.where((5.0 == v0[19]) | (5.0 == v8), REAL(5.0), v10))
    return (
        np.where(v6, v0[0], q[0]),
        np.where(v6, v0[1], q[1]),
        np.where(v6, v0[2], qd[0]),
        np.where(v6, v0[3], qd[1]),
        np.where(v6, v0[4], mode[0]),
        np.where(v6, v0[5], mode[1]),
        np.where(v6, np.where((6.0 == v8) | (6.0 == v0[19]), REAL(6.0), v11), np.where(v5 & v2, REAL(7.0), REAL(6.0))),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
    all of these.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: shoulder, elbow
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: shoulder, elbow
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
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

    Operations: at most 12062 add, 13048 mul, 994 div, 28 sqrt, 476 sincos, 53819 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 27), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
