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
        v26 = 1.0 - (312.5 * v3)
        v27 = 1.0 + (1.9 * v26)
        v28 = 1.0 - (1.25 * v26)
        v29 = 1.0 / np.where(0.0 < v27, v27, REAL(1.0))
        v30 = 1.0 / np.where(0.0 < v28, v28, REAL(1.0))
        v31 = 120.0 * _max(_max(REAL(1.0), 2.9 * v29), (-0.25) * v30)
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
            2.7 * v2,
            1.0 / (2.7 * v7),
            v31 + (625.0 * _max(v30, _max(REAL(1.0), v29))),
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
    "parameters.payload: must be finite and at most 1e+50 in magnitude",
    "joints.platform.mass: must be at least 0",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 2))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        return (
            np.abs(parameters[0]) <= 1e+50,
            np.abs(parameters[1]) <= 1e+50,
            0.0 <= parameters[1],
        )


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

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
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

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = qd[1] * qd[1]
    v3 = (qdd[1] * v0) + (v2 * v1)
    v4 = (qdd[1] * v1) - (v2 * v0)
    v5 = prepared[10] + (prepared[37] * qdd[0])
    v6 = qdd[1] * prepared[40]
    return (
        prepared[38] * v3,
        prepared[37] * v4,
        prepared[9] + (prepared[36] * qdd[0]),
        (v5 * v0) - (prepared[39] * v4),
        -((v5 * v1) + (prepared[39] * v3)),
        v6,
        prepared[38] * v2,
        prepared[37] * qdd[1],
        prepared[12] + (prepared[11] * qdd[0]),
        qdd[1] * prepared[42],
        -(v5 + (prepared[41] * v2)),
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 8 add, 19 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = dt * dt
    v1 = prepared[43] * v0
    v2 = prepared[44] * v0
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

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 8 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 1 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2))
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

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

    Operations: at most 1606 add, 1692 mul, 80 div, 0 sqrt, 0 sincos, 3498 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
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


def _dynamics_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = context_real[15] * context_real[14]
    v2 = context_real[14] * np.where(other[0], REAL(1.9), REAL(-1.25))
    v3 = v1 * v2
    v4 = 1.0 - np.where(context_boolean[2], v3, REAL(0.0))
    v5 = 0.0096 * context_real[17]
    v6 = np.where(other[1], REAL(-1.0), REAL(1.0)) * v5
    v7 = context_real[18] * v6
    v8 = np.where(context_boolean[3], v7, REAL(0.0))
    v9 = np.abs(v4) < np.abs(v8)
    v10 = -v8
    v11 = 1.0 / np.where(v9, v10, v4)
    v12 = np.where(v9, v4, v10)
    v13 = v11 * np.where(v9, REAL(1.0), REAL(0.0))
    v14 = 1.0 / (np.where(v9, REAL(0.0), REAL(1.0)) - (v12 * v13))
    v15 = context_real[19] * v6
    v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]))
    v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]))
    v18 = v16 + (v2 * v17)
    v19 = -np.where(context_boolean[3], v15, REAL(0.0))
    v20 = -np.where(context_boolean[2], v18, REAL(0.0))
    v21 = np.where(v9, v19, v20)
    v22 = v11 * v12
    v23 = v14 * ((v21 * v22) - np.where(v9, v20, v19))
    v24 = (v11 * v21) + (v13 * v23)
    v25 = v23 - np.where(context_boolean[3], v15 - (v7 * v24), REAL(0.0))
    v26 = -(v24 + np.where(context_boolean[2], v18 - (v3 * v24), REAL(0.0)))
    v27 = np.where(v9, v25, v26)
    v28 = v14 * ((v22 * v27) - np.where(v9, v26, v25))
    v29 = v24 + ((v11 * v27) + (v13 * v28))
    v30 = np.where(context_boolean[3], v5 * np.abs((context_real[18] * v29) - context_real[19]), REAL(0.0))
    v31 = v23 + v28
    v32 = (v1 * v29) - v17
    v33 = np.where(context_boolean[2], v16 - (np.where(0.0 < (-v32), REAL(1.9), REAL(-1.25)) * (context_real[14] * v32)), REAL(0.0))
    v34 = _max(np.abs(v30 - v31), np.abs(v29 + v33))
    v35 = np.abs(v29)
    v36 = np.abs(v31)
    v37 = _max(_max(v35, _max(np.abs(v30), np.abs(v33))), v36)
    v38 = (v34 <= (v37 * np.where(v37 < (1.0000000009313226 * v37), REAL(1e-11), REAL(1e-05)))) & ((v35 + v36) < 1e+38)
    v39 = -v29
    v40 = np.where(context_boolean[0], context_real[2], v39)
    v41 = np.int8(0) == context_mode[0]
    v42 = np.where(context_boolean[0], REAL(0.0), context_real[10] + (context_real[12] * v29))
    v43 = (context_real[6] - v40) - (312.5 * v42)
    v44 = 0.3999999999999999 * v43
    v45 = 3.3 * v43
    v46 = v45 - 181.5
    v47 = -(v44 - 22.0)
    v48 = 181.5 + v45
    v49 = -(22.0 + v44)
    v50 = v40 + v43
    v51 = 37.5 + (_max(_max(v46, v47), _max(v48, v49)) - v50)
    v52 = _min(v51, 37.5 + (v50 - _min(_min(v48, v49), _min(v46, v47))))
    v53 = np.where(v41, v52, v42 * _real_of(context_mode[0]))
    v54 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v40))) <= np.where(v41, v53, context_real[0] * v53))
    v55 = np.where(context_boolean[1], context_real[3], v31)
    v56 = np.int8(0) == context_mode[1]
    v57 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v42))
    v58 = np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v31)) * _real_of(context_mode[1])
    v59 = np.where(v56, _min(v57 - v55, v55 + v57), v58)
    v60 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v56, v59, context_real[1] * v59))
    v61 = context_boolean[6] | ((v56 & (0.0 <= v59)) | (0.0 < v59))
    v62 = (v54 & v60) | (v61 & (context_boolean[5] | ((0.0 < v53) | (v41 & (0.0 <= v53)))))
    v63 = v38 & v62
    v64 = v63 | (v38 & (~found[0]))
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v64, v39, u[0]),
        np.where(v64, v31, u[1]),
        found[0] | v38,
        v63,
        (~context_boolean[4]) | (v63 | (v0 & (other[1] | (~context_boolean[3])))),
    )


def _dynamics_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _dynamics_loads_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[5] | ((~context_boolean[4]) & v0[4])
    v2 = context_boolean[4] | v0[4]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[10] - (context_real[12] * v0[2])), context_real[20]),
        np.where(v1, np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v0[3])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[2]), context_real[22]),
        np.where(v1, np.where(context_boolean[1], context_real[3], v0[3]), context_real[23]),
        np.where(v1, v0[2], context_real[24]),
        np.where(v1, v0[3], context_real[25]),
        v2,
        context_boolean[5] | (context_boolean[4] & v0[5]),
        context_boolean[6] | (~v2),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = prepared[12] + (prepared[11] * v3)
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = np.where(v0, REAL(0.0), v1 * v5)
    v7 = prepared[11] * v6
    v8 = -v7
    v9 = tau[0] - (312.5 * v3)
    v10 = 1.0 - (312.5 * v6)
    v11 = -v10
    v12 = np.int8(0) == mode[1]
    v13 = ~v12
    v14 = ~v0
    v15 = _real_of(mode[1])
    v16 = 625.0 * qd[0]
    v17 = 120.0 * qd[0]
    v18 = _real_of(mode[0])
    v19 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v18, v17, v16, v11, v9, v15, v8, v4)
    v19_of_context_boolean = (v14, v13)
    for _ in range(40):
        *v19_next, v19_now = _dynamics_loads(prepared, v19[0:2], v19[2:3], v19_of_context_real, v19_of_context_boolean)
        v19 = tuple(np.where(v19_done, old, new) for old, new in zip(v19, v19_next))
        v19_done = v19_done | v19_now
        if np.all(v19_done):
            break
    v19 = (*v19, v19_done)
    v20 = np.where(v0, v2, v19[0])
    v21 = np.where(v0, REAL(0.0), v3 - (v6 * v19[0]))
    v22 = (tau[0] - (312.5 * v21)) - v20
    v23 = 0.3999999999999999 * v22
    v24 = -(v23 - 22.0)
    v25 = 3.3 * v22
    v26 = v25 - 181.5
    v27 = -(22.0 + v23)
    v28 = 181.5 + v25
    v29 = v20 + v22
    v30 = (37.5 + _max(_max(v26, v24), _max(v28, v27))) - v29
    v31 = np.where(v0, _min(v30, v29 + (37.5 - _min(_min(v28, v27), _min(v26, v24)))), v18 * v21)
    v32 = ~(0.0 == qd[0])
    v33 = 0.0132 * np.abs(prepared[12] + (prepared[11] * v21))
    v34 = np.where(v12, tau[1], v19[1])
    v35 = np.where(v12, REAL(0.0), REAL(1.0))
    v36 = np.where(v12, REAL(0.0), prepared[5])
    v37 = np.where(v12, REAL(0.0), v36 * v35)
    v38 = np.where(v12, REAL(0.0), np.where(v12, REAL(0.0), tau[1]) * v36)
    v39 = np.where(v12, REAL(0.0), v38 - (v37 * v19[1]))
    v40 = np.where(v12, _min(v33 - v34, v34 + v33), v15 * v39)
    v41 = ~(0.0 == qd[1])
    v42 = v41 | ((0.0 < v40) | (v12 & (0.0 <= v40)))
    v43 = np.abs(v2)
    v44 = np.abs(tau[1])
    v45 = v41 | (((-1e-12) * _max(np.abs(v34), v44)) <= np.where(v12, v40, prepared[0] * v40))
    v46 = v45 & (v32 | (((-1e-12) * _max(v43, np.abs(v20))) <= np.where(v0, v31, prepared[1] * v31)))
    v47 = 1.0 + (1.9 * v10)
    v48 = 1.0 - (1.25 * v10)
    v49 = v48 * v47
    v50 = (v5 + v35) <= 1.0
    v51 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v49) & v50, REAL(1.0), _min(v48, v47)))
    v52 = v51 | (v46 | (v42 & (v32 | ((v0 & (0.0 <= v31)) | (0.0 < v31)))))
    v53 = 40.0 + (v18 * (v9 + (v17 - (v10 * v19[0]))))
    v54 = np.where(v0, REAL(0.0), (v17 + v16) + (v18 * (65.0 + (v53 * np.where(0.0 < v53, REAL(1.9), REAL(-1.25))))))
    v55 = np.where(v12, REAL(0.0), np.abs((v7 * v19[0]) - v4) * (0.0096 * v15))
    v56 = _max(_max(_max(np.abs(v54), np.abs(v55)), np.abs(v19[0])), np.abs(v19[1]))
    v57 = _max(np.abs(v19[0] - v54), np.abs(v55 - v19[1]))
    v58 = (v57 <= (v56 * np.where(v56 < (1.0000000009313226 * v56), REAL(1e-11), REAL(1e-05)))) & v19[3]
    v59 = v14 & (v49 < 0.0)
    v60 = v50 & v59
    v61 = ((1e-05 * v56) < v57) & ((~v58) & v60)
    v62 = (v58 & v52) | v61
    v63 = v59 & (v58 & v60)
    v64 = _dynamics_loads_pieces(prepared, (prepared[1], prepared[0], v2, tau[1], v17, v16, tau[0], prepared[12], v1, v36, v3, v38, v6, v37, v18, v11, v9, v15, v8, v4, v21, v39, v20, v34, v19[0], v19[1]), (v0, v12, v14, v13, v58, v63, v61, ~v62, v32, v41), (mode[0], mode[1]))
    v65 = np.where(v62, v21, v64[0])
    v66 = np.where(v62, v39, v64[1])
    v67 = np.where(np.where(v62, v58, v64[6]), np.where(np.where(v62, v63, v64[7]), REAL(4.0), np.where(v51, REAL(0.0), REAL(3.0))), np.where(np.where(v62, v61, v64[8]), REAL(2.0), REAL(5.0)))
    v68 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        np.where(v62, v20, v64[2]),
        np.where(v62, v34, v64[3]),
        v65,
        v66,
        np.where(v68, np.where((np.abs(v65) + (np.abs(v66) + (v44 + v43))) < 1e+38, v67, REAL(6.0)), REAL(6.0)),
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
      status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
              3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
              given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
              finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
    symgen/derive/functions/friction_dynamics.py.

    Operations: at most 1796 add, 1890 mul, 88 div, 0 sqrt, 0 sincos, 4066 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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


def _limits_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = context_real[15] * context_real[14]
    v2 = context_real[14] * np.where(other[0], REAL(1.9), REAL(-1.25))
    v3 = v1 * v2
    v4 = 1.0 - np.where(context_boolean[2], v3, REAL(0.0))
    v5 = 0.0096 * context_real[17]
    v6 = np.where(other[1], REAL(-1.0), REAL(1.0)) * v5
    v7 = context_real[18] * v6
    v8 = np.where(context_boolean[3], v7, REAL(0.0))
    v9 = np.abs(v4) < np.abs(v8)
    v10 = -v8
    v11 = 1.0 / np.where(v9, v10, v4)
    v12 = np.where(v9, v4, v10)
    v13 = v11 * np.where(v9, REAL(1.0), REAL(0.0))
    v14 = 1.0 / (np.where(v9, REAL(0.0), REAL(1.0)) - (v12 * v13))
    v15 = context_real[19] * v6
    v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]))
    v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]))
    v18 = v16 + (v2 * v17)
    v19 = -np.where(context_boolean[3], v15, REAL(0.0))
    v20 = -np.where(context_boolean[2], v18, REAL(0.0))
    v21 = np.where(v9, v19, v20)
    v22 = v11 * v12
    v23 = v14 * ((v21 * v22) - np.where(v9, v20, v19))
    v24 = (v11 * v21) + (v13 * v23)
    v25 = v23 - np.where(context_boolean[3], v15 - (v7 * v24), REAL(0.0))
    v26 = -(v24 + np.where(context_boolean[2], v18 - (v3 * v24), REAL(0.0)))
    v27 = np.where(v9, v25, v26)
    v28 = v14 * ((v22 * v27) - np.where(v9, v26, v25))
    v29 = v24 + ((v11 * v27) + (v13 * v28))
    v30 = np.where(context_boolean[3], v5 * np.abs((context_real[18] * v29) - context_real[19]), REAL(0.0))
    v31 = v23 + v28
    v32 = (v1 * v29) - v17
    v33 = np.where(context_boolean[2], v16 - (np.where(0.0 < (-v32), REAL(1.9), REAL(-1.25)) * (context_real[14] * v32)), REAL(0.0))
    v34 = _max(np.abs(v30 - v31), np.abs(v29 + v33))
    v35 = np.abs(v29)
    v36 = np.abs(v31)
    v37 = _max(_max(v35, _max(np.abs(v30), np.abs(v33))), v36)
    v38 = (v34 <= (v37 * np.where(v37 < (1.0000000009313226 * v37), REAL(1e-11), REAL(1e-05)))) & ((v35 + v36) < 1e+38)
    v39 = -v29
    v40 = np.where(context_boolean[0], context_real[2], v39)
    v41 = np.int8(0) == context_mode[0]
    v42 = np.where(context_boolean[0], REAL(0.0), context_real[10] + (context_real[12] * v29))
    v43 = (context_real[6] - v40) - (312.5 * v42)
    v44 = 0.3999999999999999 * v43
    v45 = 3.3 * v43
    v46 = v45 - 181.5
    v47 = -(v44 - 22.0)
    v48 = 181.5 + v45
    v49 = -(22.0 + v44)
    v50 = v40 + v43
    v51 = 37.5 + (_max(_max(v46, v47), _max(v48, v49)) - v50)
    v52 = _min(v51, 37.5 + (v50 - _min(_min(v48, v49), _min(v46, v47))))
    v53 = np.where(v41, v52, v42 * _real_of(context_mode[0]))
    v54 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v40))) <= np.where(v41, v53, context_real[0] * v53))
    v55 = np.where(context_boolean[1], context_real[3], v31)
    v56 = np.int8(0) == context_mode[1]
    v57 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v42))
    v58 = np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v31)) * _real_of(context_mode[1])
    v59 = np.where(v56, _min(v57 - v55, v55 + v57), v58)
    v60 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v56, v59, context_real[1] * v59))
    v61 = context_boolean[6] | ((v56 & (0.0 <= v59)) | (0.0 < v59))
    v62 = (v54 & v60) | (v61 & (context_boolean[5] | ((0.0 < v53) | (v41 & (0.0 <= v53)))))
    v63 = v38 & v62
    v64 = v63 | (v38 & (~found[0]))
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v64, v39, u[0]),
        np.where(v64, v31, u[1]),
        found[0] | v38,
        v63,
        (~context_boolean[4]) | (v63 | (v0 & (other[1] | (~context_boolean[3])))),
    )


def _limits_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _limits_loads_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[6]) & v0[4]) | v0[5]
    v2 = context_boolean[6] | v0[4]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[10] - (context_real[12] * v0[2])), context_real[20]),
        np.where(v1, np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v0[3])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[2]), context_real[22]),
        np.where(v1, np.where(context_boolean[1], context_real[3], v0[3]), context_real[23]),
        np.where(v1, v0[2], context_real[24]),
        np.where(v1, v0[3], context_real[25]),
        v2,
        context_boolean[7] | (context_boolean[6] & v0[5]),
        context_boolean[8] | (~v2),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = prepared[12] + (prepared[11] * v3)
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = np.where(v0, REAL(0.0), v1 * v5)
    v7 = prepared[11] * v6
    v8 = -v7
    v9 = tau[0] - (312.5 * v3)
    v10 = 1.0 - (312.5 * v6)
    v11 = -v10
    v12 = np.int8(0) == mode[1]
    v13 = ~v12
    v14 = ~v0
    v15 = _real_of(mode[1])
    v16 = 625.0 * qd[0]
    v17 = 120.0 * qd[0]
    v18 = _real_of(mode[0])
    v19 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v18, v17, v16, v11, v9, v15, v8, v4)
    v19_of_context_boolean = (v14, v13)
    for _ in range(40):
        *v19_next, v19_now = _limits_loads(prepared, v19[0:2], v19[2:3], v19_of_context_real, v19_of_context_boolean)
        v19 = tuple(np.where(v19_done, old, new) for old, new in zip(v19, v19_next))
        v19_done = v19_done | v19_now
        if np.all(v19_done):
            break
    v19 = (*v19, v19_done)
    v20 = np.where(v0, v2, v19[0])
    v21 = np.where(v0, REAL(0.0), v3 - (v6 * v19[0]))
    v22 = (tau[0] - (312.5 * v21)) - v20
    v23 = 0.3999999999999999 * v22
    v24 = -(v23 - 22.0)
    v25 = 3.3 * v22
    v26 = v25 - 181.5
    v27 = -(22.0 + v23)
    v28 = 181.5 + v25
    v29 = v20 + v22
    v30 = (37.5 + _max(_max(v26, v24), _max(v28, v27))) - v29
    v31 = np.where(v0, _min(v30, v29 + (37.5 - _min(_min(v28, v27), _min(v26, v24)))), v18 * v21)
    v32 = ~(0.0 == qd[0])
    v33 = 0.0132 * np.abs(prepared[12] + (prepared[11] * v21))
    v34 = np.where(v12, tau[1], v19[1])
    v35 = np.where(v12, REAL(0.0), REAL(1.0))
    v36 = np.where(v12, REAL(0.0), prepared[5])
    v37 = np.where(v12, REAL(0.0), v36 * v35)
    v38 = np.where(v12, REAL(0.0), np.where(v12, REAL(0.0), tau[1]) * v36)
    v39 = np.where(v12, REAL(0.0), v38 - (v37 * v19[1]))
    v40 = np.where(v12, _min(v33 - v34, v34 + v33), v15 * v39)
    v41 = ~(0.0 == qd[1])
    v42 = v41 | ((0.0 < v40) | (v12 & (0.0 <= v40)))
    v43 = np.abs(v2)
    v44 = np.abs(tau[1])
    v45 = v41 | (((-1e-12) * _max(v44, np.abs(v34))) <= np.where(v12, v40, prepared[0] * v40))
    v46 = v45 & (v32 | (((-1e-12) * _max(v43, np.abs(v20))) <= np.where(v0, v31, prepared[1] * v31)))
    v47 = 1.0 + (1.9 * v10)
    v48 = 1.0 - (1.25 * v10)
    v49 = v48 * v47
    v50 = (v5 + v35) <= 1.0
    v51 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v49) & v50, REAL(1.0), _min(v48, v47)))
    v52 = v51 | (v46 | (v42 & (v32 | ((v0 & (0.0 <= v31)) | (0.0 < v31)))))
    v53 = 40.0 + (v17 * v18)
    v54 = v53 - (v18 * ((v10 * v19[0]) - v9))
    v55 = np.where(v0, REAL(0.0), (v17 + v16) + (v18 * (65.0 + (v54 * np.where(0.0 < v54, REAL(1.9), REAL(-1.25))))))
    v56 = np.where(v12, REAL(0.0), (0.0096 * v15) * np.abs((v7 * v19[0]) - v4))
    v57 = _max(_max(_max(np.abs(v55), np.abs(v56)), np.abs(v19[0])), np.abs(v19[1]))
    v58 = _max(np.abs(v19[0] - v55), np.abs(v56 - v19[1]))
    v59 = (v58 <= (v57 * np.where(v57 < (1.0000000009313226 * v57), REAL(1e-11), REAL(1e-05)))) & v19[3]
    v60 = v14 & (v49 < 0.0)
    v61 = v50 & v60
    v62 = ((1e-05 * v57) < v58) & (v61 & (~v59))
    v63 = (v59 & v52) | v62
    v64 = v60 & (v61 & v59)
    v65 = _limits_loads_pieces(prepared, (prepared[1], prepared[0], v2, tau[1], v17, v16, tau[0], prepared[12], v1, v36, v3, v38, v6, v37, v18, v11, v9, v15, v8, v4, v21, v39, v20, v34, v19[0], v19[1]), (v0, v12, v14, v13, v32, v41, v59, v64, v62, ~v63), (mode[0], mode[1]))
    v66 = np.where(v63, v20, v65[2])
    v67 = np.where(v63, v21, v65[0])
    v68 = np.where(v63, v39, v65[1])
    v69 = (tau[0] - (312.5 * v67)) - v66
    v70 = 0.3999999999999999 * v69
    v71 = -(v70 - 22.0)
    v72 = 3.3 * v69
    v73 = v72 - 181.5
    v74 = -(22.0 + v70)
    v75 = 181.5 + v72
    v76 = prepared[12] + (prepared[11] * v67)
    v77 = 0.0132 * np.abs(v76)
    v78 = np.where(np.where(v63, v59, v65[6]), np.where(np.where(v63, v64, v65[7]), REAL(4.0), np.where(v51, REAL(0.0), REAL(3.0))), np.where(np.where(v63, v62, v65[8]), REAL(2.0), REAL(5.0)))
    v79 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v66,
        np.where(v63, v34, v65[3]),
        v67,
        v68,
        (_min(_min(v75, v74), _min(v73, v71)) - 37.5) - v69,
        -v77,
        _max(_max(v73, v71), _max(v75, v74)) + (37.5 - v69),
        v77,
        v53 + (v18 * v69),
        v76,
        np.where(v79, np.where((np.abs(v68) + ((v44 + v43) + np.abs(v67))) < 1e+38, v78, REAL(6.0)), REAL(6.0)),
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
      status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
               in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
               first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/friction_limits.py.

    Operations: at most 1808 add, 1897 mul, 88 div, 0 sqrt, 0 sincos, 4076 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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


def _decide_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = 0.0096 * context_real[17]
    v2 = np.where(other[1], REAL(-1.0), REAL(1.0)) * v1
    v3 = context_real[18] * v2
    v4 = np.where(context_boolean[3], v3, REAL(0.0))
    v5 = context_real[14] * np.where(other[0], REAL(1.9), REAL(-1.25))
    v6 = context_real[15] * context_real[14]
    v7 = v6 * v5
    v8 = 1.0 - np.where(context_boolean[2], v7, REAL(0.0))
    v9 = np.abs(v8) < np.abs(v4)
    v10 = -v4
    v11 = np.where(v9, v8, v10)
    v12 = 1.0 / np.where(v9, v10, v8)
    v13 = v12 * v11
    v14 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]))
    v15 = context_real[5] + (context_real[4] + (65.0 * context_real[14]))
    v16 = v15 + (v5 * v14)
    v17 = -np.where(context_boolean[2], v16, REAL(0.0))
    v18 = context_real[19] * v2
    v19 = -np.where(context_boolean[3], v18, REAL(0.0))
    v20 = np.where(v9, v19, v17)
    v21 = v12 * np.where(v9, REAL(1.0), REAL(0.0))
    v22 = 1.0 / (np.where(v9, REAL(0.0), REAL(1.0)) - (v11 * v21))
    v23 = v22 * ((v20 * v13) - np.where(v9, v17, v19))
    v24 = (v12 * v20) + (v21 * v23)
    v25 = v23 - np.where(context_boolean[3], v18 - (v3 * v24), REAL(0.0))
    v26 = -(v24 + np.where(context_boolean[2], v16 - (v7 * v24), REAL(0.0)))
    v27 = np.where(v9, v25, v26)
    v28 = v22 * ((v13 * v27) - np.where(v9, v26, v25))
    v29 = v24 + ((v12 * v27) + (v21 * v28))
    v30 = np.where(context_boolean[0], REAL(0.0), context_real[10] + (context_real[12] * v29))
    v31 = -v29
    v32 = np.where(context_boolean[0], context_real[2], v31)
    v33 = (context_real[6] - v32) - (312.5 * v30)
    v34 = 0.3999999999999999 * v33
    v35 = -(v34 - 22.0)
    v36 = 3.3 * v33
    v37 = v36 - 181.5
    v38 = -(22.0 + v34)
    v39 = 181.5 + v36
    v40 = v32 + v33
    v41 = 37.5 + (_max(_max(v37, v35), _max(v39, v38)) - v40)
    v42 = _min(v41, 37.5 + (v40 - _min(_min(v39, v38), _min(v37, v35))))
    v43 = np.int8(0) == context_mode[0]
    v44 = np.where(v43, v42, v30 * _real_of(context_mode[0]))
    v45 = np.where(v43, v44, context_real[0] * v44)
    v46 = _max(np.abs(context_real[2]), np.abs(v32))
    v47 = ((0.0 < v44) | (v43 & (0.0 <= v44))) | (context_boolean[7] & (((-1e-06) * v46) <= v45))
    v48 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v30))
    v49 = v23 + v28
    v50 = np.where(context_boolean[1], context_real[3], v49)
    v51 = np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v49)) * _real_of(context_mode[1])
    v52 = np.int8(0) == context_mode[1]
    v53 = np.where(v52, _min(v48 - v50, v50 + v48), v51)
    v54 = np.where(v52, v53, context_real[1] * v53)
    v55 = _max(np.abs(context_real[3]), np.abs(v50))
    v56 = ((v52 & (0.0 <= v53)) | (0.0 < v53)) | (context_boolean[8] & (((-1e-06) * v55) <= v54))
    v57 = (context_boolean[5] | (((-1e-12) * v46) <= v45)) & (context_boolean[6] | (((-1e-12) * v55) <= v54))
    v58 = (v6 * v29) - v14
    v59 = np.where(context_boolean[2], v15 - (np.where(0.0 < (-v58), REAL(1.9), REAL(-1.25)) * (context_real[14] * v58)), REAL(0.0))
    v60 = np.where(context_boolean[3], v1 * np.abs((context_real[18] * v29) - context_real[19]), REAL(0.0))
    v61 = np.abs(v29)
    v62 = np.abs(v49)
    v63 = _max(_max(v61, _max(np.abs(v60), np.abs(v59))), v62)
    v64 = _max(np.abs(v29 + v59), np.abs(v49 - v60))
    v65 = ((v61 + v62) < 1e+38) & (v64 <= (v63 * np.where(v63 < (1.0000000009313226 * v63), REAL(1e-11), REAL(1e-05))))
    v66 = (v57 | ((context_boolean[6] | v56) & (context_boolean[5] | v47))) & v65
    v67 = v66 | ((~found[0]) & v65)
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v67, v31, u[0]),
        np.where(v67, v49, u[1]),
        found[0] | v65,
        v66,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v66),
    )


def _decide_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _decide_pattern_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[5] | ((~context_boolean[4]) & v0[4])
    v2 = context_boolean[4] | v0[4]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[10] - (context_real[12] * v0[2])), context_real[20]),
        np.where(v1, np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v0[3])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[2]), context_real[22]),
        np.where(v1, np.where(context_boolean[1], context_real[3], v0[3]), context_real[23]),
        np.where(v1, v0[2], context_real[24]),
        np.where(v1, v0[3], context_real[25]),
        v2,
        context_boolean[5] | (context_boolean[4] & v0[5]),
        context_boolean[6] | (~v2),
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
    v15 = v13 & (np.where(v9, REAL(0.0), np.where(v0, REAL(0.0), 0.0096 * np.abs(v14))) < 1.0)
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[11] * v16)
    v18 = -v14
    v19 = context_real[6] - (312.5 * v16)
    v20 = -v5
    v21 = ~v9
    v22 = _real_of(pattern[1])
    v23 = _real_of(pattern[0])
    v24 = (np.where(v15, number[4], REAL(0.0)), np.where(v15, number[5], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v23, context_real[4], context_real[5], v20, v19, v22, v18, v17)
    v24_of_context_boolean = (v1, v21)
    for _ in range(40):
        *v24_next, v24_now = _decide_pattern_loads(prepared, v24[0:2], v24[2:3], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = np.where(v0, context_real[2], v24[0])
    v26 = np.where(v0, REAL(0.0), v16 - (v4 * v24[0]))
    v27 = (context_real[6] - (312.5 * v26)) - v25
    v28 = 0.3999999999999999 * v27
    v29 = -(v28 - 22.0)
    v30 = 3.3 * v27
    v31 = v30 - 181.5
    v32 = -(22.0 + v28)
    v33 = 181.5 + v30
    v34 = v25 + v27
    v35 = 37.5 + (_max(_max(v31, v29), _max(v33, v32)) - v34)
    v36 = np.where(v0, _min(v35, 37.5 + (v34 - _min(_min(v33, v32), _min(v31, v29)))), v23 * v26)
    v37 = np.abs(context_real[2])
    v38 = ~flag[0]
    v39 = context_boolean[2] & v38
    v40 = v39 & (((-1e-06) * _max(v37, np.abs(v25))) <= np.where(v0, v36, context_real[0] * v36))
    v41 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v26))
    v42 = np.where(v9, context_real[3], v24[1])
    v43 = np.where(v9, REAL(0.0), 1.0 / np.where(v21, context_real[1], REAL(1.0)))
    v44 = np.where(v9, REAL(0.0), v10 * v43)
    v45 = np.where(v9, REAL(0.0), v43 * np.where(v9, REAL(0.0), context_real[3]))
    v46 = np.where(v9, REAL(0.0), v45 - (v24[1] * v44))
    v47 = np.where(v9, _min(v41 - v42, v42 + v41), v22 * v46)
    v48 = np.abs(context_real[3])
    v49 = context_boolean[3] & v38
    v50 = v49 & (((-1e-06) * _max(v48, np.abs(v42))) <= np.where(v9, v47, context_real[1] * v47))
    v51 = context_boolean[1] | (((0.0 < v47) | (v9 & (0.0 <= v47))) | v50)
    v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24[0]))))
    v53 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * np.where(0.0 < v52, REAL(1.9), REAL(-1.25))))))
    v54 = np.where(v9, REAL(0.0), np.abs((v14 * v24[0]) - v17) * (0.0096 * v22))
    v55 = _max(_max(np.abs(v24[0]), _max(np.abs(v54), np.abs(v53))), np.abs(v24[1]))
    v56 = _max(np.abs(v54 - v24[1]), np.abs(v24[0] - v53))
    v57 = v24[3] & (v56 <= (v55 * np.where(v55 < (1.0000000009313226 * v55), REAL(1e-11), REAL(1e-05))))
    v58 = v57 & (v51 & (context_boolean[0] | (((v0 & (0.0 <= v36)) | (0.0 < v36)) | v40)))
    v59 = (v8 < 0.0) & v1
    v60 = v12 & v59
    v61 = (v60 & (~v57)) & ((1e-05 * v55) < v56)
    v62 = ~((v13 | v61) | v58)
    v63 = flag[1] & v62
    v64 = v59 & (v60 & v57)
    v65 = _decide_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v43, v16, v45, v4, v44, v23, v20, v19, v22, v18, v17, v26, v46, v25, v42, v24[0], v24[1]), (v0, v9, v1, v21, v57, v64, v61, v63, context_boolean[0], context_boolean[1], v39, v49), (pattern[0], pattern[1]))
    v66 = np.where(v63, v65[2], v25)
    v67 = np.where(v63, v65[0], v26)
    v68 = (context_real[6] - (312.5 * v67)) - v66
    v69 = 3.3 * v68
    v70 = -(181.5 - v69)
    v71 = 0.3999999999999999 * v68
    v72 = 22.0 - v71
    v73 = -(22.0 + v71)
    v74 = 181.5 + v69
    v75 = v66 + v68
    v76 = (37.5 + _max(_max(v72, v70), _max(v74, v73))) - v75
    v77 = np.where(v0, _min(v76, (37.5 + v75) - _min(_min(v74, v73), _min(v72, v70))), v23 * v67)
    v78 = np.where(v0, v77, context_real[0] * v77)
    v79 = _max(v37, np.abs(v66))
    v80 = ((0.0 < v77) | (v0 & (0.0 <= v77))) | (v39 & (((-1e-06) * v79) <= v78))
    v81 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v67))
    v82 = np.where(v63, v65[3], v42)
    v83 = np.where(v63, v65[1], v46)
    v84 = np.where(v9, _min(v81 - v82, v82 + v81), v22 * v83)
    v85 = np.where(v9, v84, context_real[1] * v84)
    v86 = _max(v48, np.abs(v82))
    v87 = ((0.0 < v84) | (v9 & (0.0 <= v84))) | (v49 & (((-1e-06) * v86) <= v85))
    v88 = np.where(v63, v65[6], v57)
    v89 = ((context_boolean[0] | v80) & (context_boolean[1] | v87)) & v88
    v90 = flag[3] | v89
    v91 = 1.0 - v11
    v92 = -(v3 + v91)
    v93 = np.where(v49, np.int8(-1) == context_mode[3], context_boolean[9])
    v94 = np.where(v49, np.int8(1) == context_mode[3], context_boolean[8])
    v95 = v94 | v93
    v96 = (v95 & (v9 & ((0.0 <= v92) & (v92 <= 0.0)))) | (v93 & (np.int8(1) == pattern[1]))
    v97 = np.where(v95, REAL(1.0), REAL(0.0))
    v98 = -v91
    v99 = context_boolean[7] & (~v49)
    v100 = np.where(v99, REAL(0.0), REAL(1.0))
    v101 = np.where(v39, np.int8(-1) == context_mode[2], context_boolean[6])
    v102 = np.where(v39, np.int8(1) == context_mode[2], context_boolean[5])
    v103 = v102 | v101
    v104 = (v103 & (v0 & ((v100 <= v98) & (v98 <= v97)))) | (v101 & (np.int8(1) == pattern[0]))
    v105 = v104 | v96
    v106 = np.where(v105, v11, 1.0 + v11)
    v107 = ~(v105 | (v106 <= (v97 + np.where(v103, REAL(1.0), REAL(0.0)))))
    v108 = v107 & (~v90)
    v109 = flag[2] | v62
    v110 = (~flag[1]) & (v108 & v109)
    v111 = ~v110
    v112 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))))
    v113 = v112 & ((context_boolean[2] | context_boolean[3]) & (v38 & (v108 & v111)))
    v114 = context_boolean[4] & (~v39)
    v115 = np.where(v102, np.int8(1), np.int8(-1))
    v116 = np.where(v104, np.where(v102 & v0, np.int8(1), np.int8(-1)), np.where(v114 & ((v100 <= v106) & (v106 <= v97)), np.int8(0), v115))
    v117 = np.where(v96, pattern[0], v116)
    v118 = v106 - np.where(np.int8(0) == v117, REAL(0.0), REAL(1.0))
    v119 = np.where(v94, np.int8(1), np.int8(-1))
    v120 = np.where(v96, np.where(v9 & v94, np.int8(1), np.int8(-1)), np.where(v99 & ((v118 <= 0.0) & (0.0 <= v118)), np.int8(0), v119))
    v121 = ~flag[3]
    v122 = v88 & ((context_boolean[0] | (((-1e-12) * v79) <= v78)) & (context_boolean[1] | (((-1e-12) * v86) <= v85)))
    v123 = (v89 & v121) | ((~flag[4]) & (v121 & v122))
    v124 = ~(v110 | v113)
    v125 = flag[5] | (flag[3] & v89)
    v126 = np.where(v63, v65[4], v24[0])
    v127 = np.where(v63, v65[5], v24[1])
    return (
        np.where(v113, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v110, np.where(v114, np.int8(0), v115), v117)),
        np.where(v113, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v110, np.where(v99, np.int8(0), v119), v120)),
        np.where(v123, pattern[0], best[0]),
        np.where(v123, pattern[1], best[1]),
        flag[0] | v113,
        np.where(v113, np.bool_(False), flag[1] | v110),
        v109 & v124,
        v90,
        flag[4] | v122,
        v125,
        v111 & (flag[6] | ((~np.where(v63, v65[8], v61)) & (~v88))),
        np.where(v123, v13, flag[7]),
        np.where(v123, np.where(v63, v65[7], v64), flag[8]),
        np.where(v123, v67, number[0]),
        np.where(v123, v83, number[1]),
        np.where(v123, v126, number[2]),
        np.where(v123, v127, number[3]),
        v126,
        v127,
        (v108 & v124) | (v90 & (v125 | (v107 | ((v0 & v9) | (~v105))))),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), prepared[4])
    v2 = tau[0] - prepared[2]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = prepared[12] + (prepared[11] * v3)
    v5 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), REAL(1.0)))
    v6 = prepared[11] * v5
    v7 = tau[0] - (312.5 * v3)
    v8 = 1.0 - (312.5 * v5)
    v9 = np.int8(0) == mode[1]
    v10 = _real_of(mode[1])
    v11 = 625.0 * qd[0]
    v12 = 120.0 * qd[0]
    v13 = _real_of(mode[0])
    v14 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (v13, v12, v11, -v8, v7, v10, -v6, v4)
    v14_of_context_boolean = (~v0, ~v9)
    for _ in range(40):
        *v14_next, v14_now = _before_loads(prepared, v14[0:2], v14[2:3], v14_of_context_real, v14_of_context_boolean)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = np.where(v0, v2, v14[0])
    v16 = (tau[0] - (312.5 * np.where(v0, REAL(0.0), v3 - (v5 * v14[0])))) - v15
    v17 = v16 - 55.0
    v18 = -(0.3999999999999999 * v17)
    v19 = 3.3 * v17
    v20 = 55.0 + v16
    v21 = -(0.3999999999999999 * v20)
    v22 = 3.3 * v20
    v23 = 0.5 * (_max(_max(v19, v18), _max(v22, v21)) + _min(_min(v22, v21), _min(v19, v18)))
    v24 = 40.0 + (v13 * (v7 + (v12 - (v8 * v14[0]))))
    v25 = 745.0 * qd[0]
    v26 = np.where(v0, REAL(0.0), v25 + (v13 * (65.0 + (v24 * np.where(0.0 < v24, REAL(1.9), REAL(-1.25))))))
    v27 = np.where(v9, REAL(0.0), (0.0096 * v10) * np.abs((v6 * v14[0]) - v4))
    v28 = _max(_max(_max(np.abs(v26), np.abs(v27)), np.abs(v14[0])), np.abs(v14[1]))
    v29 = _max(np.abs(v14[0] - v26), np.abs(v14[1] - v27))
    v30 = (v29 <= (v28 * np.where(v28 < (1.0000000009313226 * v28), REAL(1e-11), REAL(1e-05)))) & v14[3]
    v31 = np.where(v30, _mode_of((v15 + v16) - v23), np.int8(0))
    v32 = 0.0 == qd[0]
    v33 = (~(np.int8(0) == v31)) & (v32 & reached[0])
    v34 = np.where(v0, _mode_of(qd[0]), mode[0])
    v35 = v2 - np.where(v32, REAL(0.0), v25 + (65.0 * _real_of(v34)))
    v36 = prepared[4] * v35
    v37 = np.abs(v36)
    v38 = 1e-08 * v37
    v39 = -(v38 - prepared[25])
    v40 = np.where(v32, v39 < v36, np.int8(1) == v34)
    v41 = prepared[12] + (prepared[20] * v35)
    v42 = 0.0132 * np.sqrt(v41 * v41)
    v43 = 219.0 + (2.3 * (np.abs(v12) + np.abs((tau[0] - v2) - (prepared[22] * v35))))
    v44 = np.where(prepared[24] < 1.0, prepared[27] * _max(v43, v42), REAL(1e+38))
    v45 = _min(v44, v43 + (prepared[23] * v44))
    v46 = _min(v45, v43 + (prepared[23] * v45))
    v47 = v32 & (v37 <= (v38 + (prepared[26] * _min(v46, v43 + (prepared[23] * v46)))))
    v48 = np.where(v47 & (~v33), np.int8(0), np.where(np.where(v33, np.int8(1) == v31, v40), np.int8(1), np.int8(-1)))
    v49 = np.where(v30, _mode_of(np.where(v9, tau[1], v14[1])), np.int8(0))
    v50 = 0.0 == qd[1]
    v51 = (v50 & reached[1]) & (~(np.int8(0) == v49))
    v52 = np.where(v9, _mode_of(qd[1]), mode[1])
    v53 = tau[1] * prepared[5]
    v54 = np.abs(v53)
    v55 = 1e-08 * v54
    v56 = -v55
    v57 = np.where(v50, v56 < v53, np.int8(1) == v52)
    v58 = _min(_min(v44, v42 + (prepared[21] * v44)), v42 + (prepared[21] * v45))
    v59 = v50 & (v54 <= (v55 + (prepared[19] * _min(v58, v42 + (prepared[21] * v46)))))
    v60 = np.where(v59 & (~v51), np.int8(0), np.where(np.where(v51, np.int8(1) == v49, v57), np.int8(1), np.int8(-1)))
    v61 = (v48, v60, v48, v60, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v61_done = np.False_
    v61_of_context_real = (prepared[1], prepared[0], v2, tau[1], v12, v11, tau[0], prepared[12])
    v61_of_context_boolean = (~v32, ~v50, v33, v51, v47, v40, np.where(v32, v39 < (-v36), np.int8(-1) == v34), v59, v57, np.where(v50, v56 < (-v53), np.int8(-1) == v52))
    v61_of_context_mode = (v34, v52, v31, v49)
    for _ in range(36):
        *v61_next, v61_now = _decide_pattern(prepared, v61[0:2], v61[2:4], v61[4:13], v61[13:19], v61_of_context_real, v61_of_context_boolean, v61_of_context_mode)
        v61 = tuple(np.where(v61_done, old, new) for old, new in zip(v61, v61_next))
        v61_done = v61_done | v61_now
        if np.all(v61_done):
            break
    v61 = (*v61, v61_done)
    v62 = np.where(v61[8] | v61[7], np.where(v61[12], REAL(4.0), np.where(v61[11] & (~v61[6]), np.where(v61[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v61[10], REAL(5.0), REAL(2.0)))
    v63 = (np.abs(tau[1]) + (np.abs(v61[13]) + (np.abs(v2) + np.abs(v61[14])))) < 1e+38
    v64 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v61[2],
        v61[3],
        np.where(v64, np.where(v63, np.where(v61[19], v62, REAL(5.0)), REAL(6.0)), REAL(6.0)),
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

    Operations: at most 66730 add, 70484 mul, 3320 div, 1 sqrt, 0 sincos, 156899 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = 0.0 == qd[0]
    v1 = np.where(v0, np.sign(qdd[0]), np.sign(qd[0]))
    v2 = 40.0 + (v1 * (prepared[2] + ((120.0 * qd[0]) + (qdd[0] * prepared[45]))))
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

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

    Operations: 10 add, 13 mul, 0 div, 0 sqrt, 0 sincos, 15 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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


def _step_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = context_real[15] * context_real[14]
    v2 = context_real[14] * np.where(other[0], REAL(1.9), REAL(-1.25))
    v3 = v1 * v2
    v4 = 1.0 - np.where(context_boolean[2], v3, REAL(0.0))
    v5 = 0.0096 * context_real[17]
    v6 = np.where(other[1], REAL(-1.0), REAL(1.0)) * v5
    v7 = context_real[18] * v6
    v8 = np.where(context_boolean[3], v7, REAL(0.0))
    v9 = np.abs(v4) < np.abs(v8)
    v10 = -v8
    v11 = 1.0 / np.where(v9, v10, v4)
    v12 = np.where(v9, v4, v10)
    v13 = v11 * np.where(v9, REAL(1.0), REAL(0.0))
    v14 = 1.0 / (np.where(v9, REAL(0.0), REAL(1.0)) - (v12 * v13))
    v15 = context_real[19] * v6
    v16 = context_real[5] + (context_real[4] + (65.0 * context_real[14]))
    v17 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]))
    v18 = v16 + (v2 * v17)
    v19 = -np.where(context_boolean[3], v15, REAL(0.0))
    v20 = -np.where(context_boolean[2], v18, REAL(0.0))
    v21 = np.where(v9, v19, v20)
    v22 = v11 * v12
    v23 = v14 * ((v21 * v22) - np.where(v9, v20, v19))
    v24 = (v11 * v21) + (v13 * v23)
    v25 = v23 - np.where(context_boolean[3], v15 - (v7 * v24), REAL(0.0))
    v26 = -(v24 + np.where(context_boolean[2], v18 - (v3 * v24), REAL(0.0)))
    v27 = np.where(v9, v25, v26)
    v28 = v14 * ((v22 * v27) - np.where(v9, v26, v25))
    v29 = v24 + ((v11 * v27) + (v13 * v28))
    v30 = np.where(context_boolean[3], v5 * np.abs((context_real[18] * v29) - context_real[19]), REAL(0.0))
    v31 = v23 + v28
    v32 = (v1 * v29) - v17
    v33 = np.where(context_boolean[2], v16 - (np.where(0.0 < (-v32), REAL(1.9), REAL(-1.25)) * (context_real[14] * v32)), REAL(0.0))
    v34 = _max(np.abs(v30 - v31), np.abs(v29 + v33))
    v35 = np.abs(v29)
    v36 = np.abs(v31)
    v37 = _max(_max(v35, _max(np.abs(v30), np.abs(v33))), v36)
    v38 = (v34 <= (v37 * np.where(v37 < (1.0000000009313226 * v37), REAL(1e-11), REAL(1e-05)))) & ((v35 + v36) < 1e+38)
    v39 = -v29
    v40 = np.where(context_boolean[0], context_real[2], v39)
    v41 = np.int8(0) == context_mode[0]
    v42 = np.where(context_boolean[0], REAL(0.0), context_real[10] + (context_real[12] * v29))
    v43 = (context_real[6] - v40) - (312.5 * v42)
    v44 = 0.3999999999999999 * v43
    v45 = 3.3 * v43
    v46 = v45 - 181.5
    v47 = -(v44 - 22.0)
    v48 = 181.5 + v45
    v49 = -(22.0 + v44)
    v50 = v40 + v43
    v51 = 37.5 + (_max(_max(v46, v47), _max(v48, v49)) - v50)
    v52 = _min(v51, 37.5 + (v50 - _min(_min(v48, v49), _min(v46, v47))))
    v53 = np.where(v41, v52, v42 * _real_of(context_mode[0]))
    v54 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v40))) <= np.where(v41, v53, context_real[0] * v53))
    v55 = np.where(context_boolean[1], context_real[3], v31)
    v56 = np.int8(0) == context_mode[1]
    v57 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v42))
    v58 = np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v31)) * _real_of(context_mode[1])
    v59 = np.where(v56, _min(v57 - v55, v55 + v57), v58)
    v60 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v56, v59, context_real[1] * v59))
    v61 = context_boolean[6] | ((v56 & (0.0 <= v59)) | (0.0 < v59))
    v62 = (v54 & v60) | (v61 & (context_boolean[5] | ((0.0 < v53) | (v41 & (0.0 <= v53)))))
    v63 = v38 & v62
    v64 = v63 | (v38 & (~found[0]))
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v64, v39, u[0]),
        np.where(v64, v31, u[1]),
        found[0] | v38,
        v63,
        (~context_boolean[4]) | (v63 | (v0 & (other[1] | (~context_boolean[3])))),
    )


def _step_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[9], context_boolean[4], context_boolean[5])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _step_pattern_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[6]) & v0[4]) | v0[5]
    v2 = context_boolean[6] | v0[4]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[10] - (context_real[12] * v0[2])), context_real[20]),
        np.where(v1, np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v0[3])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[2]), context_real[22]),
        np.where(v1, np.where(context_boolean[1], context_real[3], v0[3]), context_real[23]),
        np.where(v1, v0[2], context_real[24]),
        np.where(v1, v0[3], context_real[25]),
        v2,
        context_boolean[7] | (context_boolean[6] & v0[5]),
        context_boolean[8] | (~v2),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
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
    v15 = v13 & (np.where(v9, REAL(0.0), np.where(v0, REAL(0.0), 0.0096 * np.abs(v14))) < 1.0)
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[11] * v16)
    v18 = -v14
    v19 = context_real[6] - (312.5 * v16)
    v20 = -v5
    v21 = ~v9
    v22 = _real_of(pattern[1])
    v23 = _real_of(pattern[0])
    v24 = (np.where(v15, number[6], REAL(0.0)), np.where(v15, number[7], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v23, context_real[4], context_real[5], v20, v19, v22, v18, v17)
    v24_of_context_boolean = (v1, v21)
    for _ in range(40):
        *v24_next, v24_now = _step_pattern_loads(prepared, v24[0:2], v24[2:3], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = np.where(v0, context_real[2], v24[0])
    v26 = np.where(v0, REAL(0.0), v16 - (v4 * v24[0]))
    v27 = (context_real[6] - (312.5 * v26)) - v25
    v28 = 0.3999999999999999 * v27
    v29 = -(v28 - 22.0)
    v30 = 3.3 * v27
    v31 = v30 - 181.5
    v32 = -(22.0 + v28)
    v33 = 181.5 + v30
    v34 = v25 + v27
    v35 = 37.5 + (_max(_max(v31, v29), _max(v33, v32)) - v34)
    v36 = np.where(v0, _min(v35, 37.5 + (v34 - _min(_min(v33, v32), _min(v31, v29)))), v23 * v26)
    v37 = context_boolean[0] | ((v0 & (0.0 <= v36)) | (0.0 < v36))
    v38 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v26))
    v39 = np.where(v9, context_real[3], v24[1])
    v40 = np.where(v9, REAL(0.0), 1.0 / np.where(v21, context_real[1], REAL(1.0)))
    v41 = np.where(v9, REAL(0.0), v10 * v40)
    v42 = np.where(v9, REAL(0.0), v40 * np.where(v9, REAL(0.0), context_real[3]))
    v43 = np.where(v9, REAL(0.0), v42 - (v41 * v24[1]))
    v44 = np.where(v9, _min(v38 - v39, v39 + v38), v22 * v43)
    v45 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24[0]))))
    v46 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v45 * np.where(0.0 < v45, REAL(1.9), REAL(-1.25))))))
    v47 = np.where(v9, REAL(0.0), (0.0096 * v22) * np.abs((v14 * v24[0]) - v17))
    v48 = _max(_max(_max(np.abs(v47), np.abs(v46)), np.abs(v24[0])), np.abs(v24[1]))
    v49 = _max(np.abs(v47 - v24[1]), np.abs(v24[0] - v46))
    v50 = v24[3] & (v49 <= (v48 * np.where(v48 < (1.0000000009313226 * v48), REAL(1e-11), REAL(1e-05))))
    v51 = v50 & (v37 & (context_boolean[1] | ((0.0 < v44) | (v9 & (0.0 <= v44)))))
    v52 = (v8 < 0.0) & v1
    v53 = v12 & v52
    v54 = ((1e-05 * v48) < v49) & (v53 & (~v50))
    v55 = ~(v51 | (v13 | v54))
    v56 = flag[1] & v55
    v57 = v52 & (v53 & v50)
    v58 = _step_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v40, v16, v42, v4, v41, v23, v20, v19, v22, v18, v17, v26, v43, v25, v39, v24[0], v24[1]), (v0, v9, v1, v21, context_boolean[0], context_boolean[1], v50, v57, v54, v56), (pattern[0], pattern[1]))
    v59 = np.where(v56, v58[2], v25)
    v60 = np.where(v56, v58[0], v26)
    v61 = (context_real[6] - (312.5 * v60)) - v59
    v62 = 0.3999999999999999 * v61
    v63 = -(v62 - 22.0)
    v64 = 3.3 * v61
    v65 = v64 - 181.5
    v66 = -(22.0 + v62)
    v67 = 181.5 + v64
    v68 = v59 + v61
    v69 = (37.5 + _max(_max(v65, v63), _max(v67, v66))) - v68
    v70 = np.where(v0, _min(v69, (37.5 + v68) - _min(_min(v67, v66), _min(v65, v63))), v23 * v60)
    v71 = context_boolean[0] | ((v0 & (0.0 <= v70)) | (0.0 < v70))
    v72 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v60))
    v73 = np.where(v56, v58[3], v39)
    v74 = np.where(v56, v58[1], v43)
    v75 = np.where(v9, _min(v72 - v73, v73 + v72), v22 * v74)
    v76 = np.where(v56, v58[6], v50)
    v77 = (v71 & (context_boolean[1] | ((0.0 < v75) | (v9 & (0.0 <= v75))))) & v76
    v78 = flag[3] | v77
    v79 = 1.0 - v11
    v80 = -v79
    v81 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v82 = context_boolean[6] | context_boolean[7]
    v83 = np.where(v82, REAL(1.0), REAL(0.0))
    v84 = context_boolean[3] | context_boolean[4]
    v85 = (context_boolean[4] & (np.int8(1) == pattern[0])) | (v84 & (v0 & ((v80 <= v83) & (v81 <= v80))))
    v86 = -(v3 + v79)
    v87 = ((v9 & ((0.0 <= v86) & (v86 <= 0.0))) & v82) | (context_boolean[7] & (np.int8(1) == pattern[1]))
    v88 = v87 | v85
    v89 = np.where(v88, v11, 1.0 + v11)
    v90 = ~(v88 | (v89 <= (v83 + np.where(v84, REAL(1.0), REAL(0.0)))))
    v91 = (~v78) & v90
    v92 = flag[2] | v55
    v93 = (~flag[1]) & (v91 & v92)
    v94 = np.where(context_boolean[3], np.int8(1), np.int8(-1))
    v95 = np.where(v85, np.where(context_boolean[3] & v0, np.int8(1), np.int8(-1)), np.where(context_boolean[2] & ((v81 <= v89) & (v89 <= v83)), np.int8(0), v94))
    v96 = np.where(v87, pattern[0], v95)
    v97 = v89 - np.where(np.int8(0) == v96, REAL(0.0), REAL(1.0))
    v98 = np.where(context_boolean[6], np.int8(1), np.int8(-1))
    v99 = np.where(v87, np.where(context_boolean[6] & v9, np.int8(1), np.int8(-1)), np.where(context_boolean[5] & ((v97 <= 0.0) & (0.0 <= v97)), np.int8(0), v98))
    v100 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v59))) <= np.where(v0, v70, context_real[0] * v70))
    v101 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v73))) <= np.where(v9, v75, context_real[1] * v75))
    v102 = v76 & (v100 & v101)
    v103 = ~flag[3]
    v104 = (v103 & v77) | ((~flag[4]) & (v103 & v102))
    v105 = ~v93
    v106 = flag[5] | (flag[3] & v77)
    v107 = np.where(v56, v58[4], v24[0])
    v108 = np.where(v56, v58[5], v24[1])
    return (
        np.where(v93, np.where(context_boolean[2], np.int8(0), v94), v96),
        np.where(v93, np.where(context_boolean[5], np.int8(0), v98), v99),
        np.where(v104, pattern[0], best[0]),
        np.where(v104, pattern[1], best[1]),
        flag[0],
        flag[1] | v93,
        v92 & v105,
        v78,
        flag[4] | v102,
        v106,
        v105 & (flag[6] | ((~v76) & (~np.where(v56, v58[8], v54)))),
        np.where(v104, v13, flag[7]),
        np.where(v104, np.where(v56, v58[7], v57), flag[8]),
        np.where(v104, v60, number[0]),
        np.where(v104, v74, number[1]),
        np.where(v104, v107, number[2]),
        np.where(v104, v108, number[3]),
        np.where(v104, REAL(0.0), number[4]),
        np.where(v104, REAL(0.0), number[5]),
        v107,
        v108,
        (v78 & (v106 | (v90 | ((v0 & v9) | (~v88))))) | (v91 & v105),
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


def _step_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _step_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v0
    v3 = ~v2
    v4 = np.where(v2, REAL(0.0), 1.0 / np.where(v3, context_real[0], REAL(1.0)))
    v5 = np.where(v2, REAL(0.0), np.where(v2, REAL(0.0), context_real[2]) * v4)
    v6 = context_real[7] + (prepared[11] * v5)
    v7 = np.where(v2, REAL(0.0), REAL(1.0))
    v8 = np.where(v2, REAL(0.0), v4 * v7)
    v9 = prepared[11] * v8
    v10 = context_real[6] - (312.5 * v5)
    v11 = 1.0 - (312.5 * v8)
    v12 = np.int8(0) == v1
    v13 = ~v12
    v14 = _real_of(v1)
    v15 = _real_of(v0)
    v16 = (u[0], u[1], REAL(0.0))
    v16_done = np.False_
    v16_of_context_real = (v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6)
    v16_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v16_next, v16_now = _step_again_loads(prepared, v16[0:2], v16[2:3], v16_of_context_real, v16_of_context_boolean)
        v16 = tuple(np.where(v16_done, old, new) for old, new in zip(v16, v16_next))
        v16_done = v16_done | v16_now
        if np.all(v16_done):
            break
    v16 = (*v16, v16_done)
    v17 = np.where(v2, context_real[2], v16[0])
    v18 = np.where(v2, REAL(0.0), v5 - (v8 * v16[0]))
    v19 = (context_real[6] - (312.5 * v18)) - v17
    v20 = v19 - 55.0
    v21 = -(0.3999999999999999 * v20)
    v22 = 3.3 * v20
    v23 = 55.0 + v19
    v24 = -(0.3999999999999999 * v23)
    v25 = 3.3 * v23
    v26 = 37.5 + (v19 - _min(_min(v25, v24), _min(v22, v21)))
    v27 = (v19 - 37.5) - _max(_max(v22, v21), _max(v25, v24))
    v28 = v3 | (((-v26) <= v17) & (v17 <= (-v27)))
    v29 = np.where(v12, context_real[3], v16[1])
    v30 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v18))
    v31 = 0.5 * context_real[14]
    v32 = np.where(v2, REAL(0.0), context_real[12])
    v33 = v32 + (v18 * v31)
    v34 = np.where(v2, REAL(0.0), prepared[4])
    v35 = np.where(v2, REAL(0.0), np.where(v2, REAL(0.0), context_real[6] - prepared[2]) * v34)
    v36 = prepared[12] + (prepared[11] * v35)
    v37 = np.where(v2, REAL(0.0), v7 * v34)
    v38 = prepared[11] * v37
    v39 = -v38
    v40 = context_real[6] - (312.5 * v35)
    v41 = 1.0 - (312.5 * v37)
    v42 = -v41
    v43 = (v16[0], v16[1], REAL(0.0))
    v43_done = np.False_
    v43_of_context_real = (v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36)
    v43_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v43_next, v43_now = _stage_loads(prepared, v43[0:2], v43[2:3], v43_of_context_real, v43_of_context_boolean)
        v43 = tuple(np.where(v43_done, old, new) for old, new in zip(v43, v43_next))
        v43_done = v43_done | v43_now
        if np.all(v43_done):
            break
    v43 = (*v43, v43_done)
    v44 = np.where(v2, REAL(0.0), v35 - (v37 * v43[0]))
    v45 = v32 + (v31 * v44)
    v46 = (v43[0], v43[1], REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36)
    v46_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v46_next, v46_now = _stage_loads(prepared, v46[0:2], v46[2:3], v46_of_context_real, v46_of_context_boolean)
        v46 = tuple(np.where(v46_done, old, new) for old, new in zip(v46, v46_next))
        v46_done = v46_done | v46_now
        if np.all(v46_done):
            break
    v46 = (*v46, v46_done)
    v47 = np.where(v2, REAL(0.0), v35 - (v37 * v46[0]))
    v48 = v32 + (context_real[14] * v47)
    v49 = (v32 + v48) + (2.0 * (v33 + v45))
    v50 = (v15 * v49) < 0.0
    v51 = np.where(v12, REAL(0.0), prepared[5])
    v52 = np.where(v12, REAL(0.0), REAL(1.0))
    v53 = np.where(v12, REAL(0.0), v52 * v51)
    v54 = np.where(v12, REAL(0.0), context_real[3])
    v55 = np.where(v12, REAL(0.0), v54 * v51)
    v56 = np.where(v12, REAL(0.0), v55 - (v53 * v46[1])) + np.where(v12, REAL(0.0), v55 - (v43[1] * v53))
    v57 = np.where(v12, REAL(0.0), 1.0 / np.where(v13, context_real[1], REAL(1.0)))
    v58 = np.where(v12, REAL(0.0), np.where(v12, REAL(0.0), v57 * v54) - (v16[1] * np.where(v12, REAL(0.0), v52 * v57)))
    v59 = np.where(v12, REAL(0.0), context_real[13])
    v60 = (6.0 * v59) + (context_real[14] * (v58 + v56))
    v61 = (v14 * v60) < 0.0
    v62 = 0.16666666666666666 * context_real[14]
    v63 = (v46[0], v46[1], REAL(0.0))
    v63_done = np.False_
    v63_of_context_real = (v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36)
    v63_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v63_next, v63_now = _stage_loads(prepared, v63[0:2], v63[2:3], v63_of_context_real, v63_of_context_boolean)
        v63 = tuple(np.where(v63_done, old, new) for old, new in zip(v63, v63_next))
        v63_done = v63_done | v63_now
        if np.all(v63_done):
            break
    v63 = (*v63, v63_done)
    v64 = v62 * ((v18 + np.where(v2, REAL(0.0), v35 - (v37 * v63[0]))) + (2.0 * (v44 + v47)))
    v65 = v59 + (v62 * (v58 + (np.where(v12, REAL(0.0), v55 - (v53 * v63[1])) + (2.0 * v56))))
    v66 = v15 * v41
    v67 = 120.0 * v15
    v68 = 40.0 + (v15 * v40)
    v69 = v68 + ((v48 * v67) - (v63[0] * v66))
    v70 = 65.0 * v15
    v71 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v69, REAL(1.9), REAL(-1.25)) * (v15 * v69)) + (745.0 * v48)))
    v72 = 0.0096 * v14
    v73 = np.where(v12, REAL(0.0), v72 * np.abs((v38 * v63[0]) - v36))
    v74 = _max(np.abs(v63[1]), _max(np.abs(v63[0]), _max(np.abs(v73), np.abs(v71))))
    v75 = _max(np.abs(v63[1] - v73), np.abs(v63[0] - v71))
    v76 = v68 + ((v45 * v67) - (v46[0] * v66))
    v77 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v76, REAL(1.9), REAL(-1.25)) * (v15 * v76)) + (745.0 * v45)))
    v78 = np.where(v12, REAL(0.0), v72 * np.abs((v38 * v46[0]) - v36))
    v79 = _max(_max(np.abs(v46[0]), _max(np.abs(v77), np.abs(v78))), np.abs(v46[1]))
    v80 = _max(np.abs(v46[1] - v78), np.abs(v46[0] - v77))
    v81 = v68 + ((v33 * v67) - (v43[0] * v66))
    v82 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v81, REAL(1.9), REAL(-1.25)) * (v15 * v81)) + (745.0 * v33)))
    v83 = np.where(v12, REAL(0.0), np.abs((v38 * v43[0]) - v36) * v72)
    v84 = _max(_max(_max(np.abs(v83), np.abs(v82)), np.abs(v43[0])), np.abs(v43[1]))
    v85 = _max(np.abs(v43[1] - v83), np.abs(v43[0] - v82))
    v86 = v43[3] & (v85 <= (v84 * np.where(v84 < (1.0000000009313226 * v84), REAL(1e-11), REAL(1e-05))))
    v87 = v86 & ((v80 <= (v79 * np.where(v79 < (1.0000000009313226 * v79), REAL(1e-11), REAL(1e-05)))) & v46[3])
    v88 = v87 & ((v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05)))) & v63[3])
    v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16[0]) - v10)))
    v90 = np.where(v2, REAL(0.0), v70 + ((context_real[4] + context_real[5]) + (np.where(0.0 < v89, REAL(1.9), REAL(-1.25)) * (v15 * v89))))
    v91 = np.where(v12, REAL(0.0), v72 * np.abs((v9 * v16[0]) - v6))
    v92 = _max(np.abs(v16[1]), _max(np.abs(v16[0]), _max(np.abs(v90), np.abs(v91))))
    v93 = _max(np.abs(v16[0] - v90), np.abs(v16[1] - v91))
    return (
        v0,
        v1,
        np.where(v28, v0, _mode_of(v27 + (v26 + (2.0 * v17)))),
        np.where(v13 | ((v29 <= v30) & ((-v30) <= v29)), v1, _mode_of(2.0 * v29)),
        v50,
        v61,
        before[0] | behind[0],
        before[1] | behind[1],
        v16[0],
        v16[1],
        np.where(v2, context_real[10], context_real[10] + (v49 * v62)),
        np.where(v12, context_real[11], context_real[11] + (v60 * v62)),
        np.where(v2, REAL(0.0), v32 + v64),
        np.where(v12, REAL(0.0), v65),
        v88 & (v16[3] & (v93 <= (v92 * np.where(v92 < (1.0000000009313226 * v92), REAL(1e-11), REAL(1e-05))))),
        ~(v50 | v61),
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[0], context_mode[1], context_boolean[3], context_boolean[4], context_boolean[0], context_boolean[1], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_boolean[2])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[6], context_real[7], context_real[4], context_real[5], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14])
    for _ in range(4):
        *v0_next, v0_now = _step_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12:14], v0[14], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[10],
        v0[11],
        v0[12],
        v0[13],
        v0[15] & v0[14],
        v0[2],
        v0[3],
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = tau[0] - prepared[2]
    v1 = tau[0] - v0
    v2 = v1 - 55.0
    v3 = -(0.3999999999999999 * v2)
    v4 = 3.3 * v2
    v5 = 55.0 + v1
    v6 = -(0.3999999999999999 * v5)
    v7 = 3.3 * v5
    v8 = prepared[31] * (_max(_max(v4, v3), _max(v7, v6)) - _min(_min(v7, v6), _min(v4, v3)))
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
    v39 = 625.0 * v11
    v40 = (v38, v35, v38, v35, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v40_done = np.False_
    v40_of_context_real = (prepared[1], prepared[0], v0, tau[1], v16, v39, tau[0], prepared[12], qd[0], qd[1])
    v40_of_context_boolean = (~v10, ~v26, v31, v37, np.where(v10, v36 < (-v28), np.int8(-1) == v12), v27, v34, np.where(v26, v32 < (-v22), np.int8(-1) == v33))
    for _ in range(36):
        *v40_next, v40_now = _step_pattern(prepared, v40[0:2], v40[2:4], v40[4:13], v40[13:21], v40_of_context_real, v40_of_context_boolean)
        v40 = tuple(np.where(v40_done, old, new) for old, new in zip(v40, v40_next))
        v40_done = v40_done | v40_now
        if np.all(v40_done):
            break
    v40 = (*v40, v40_done)
    v41 = np.int8(0) == v40[2]
    v42 = np.where(v41, REAL(0.0), prepared[4])
    v43 = np.where(v41, REAL(0.0), v42 * np.where(v41, REAL(0.0), v0))
    v44 = prepared[12] + (prepared[11] * v43)
    v45 = np.where(v41, REAL(0.0), v42 * np.where(v41, REAL(0.0), REAL(1.0)))
    v46 = prepared[11] * v45
    v47 = -v46
    v48 = tau[0] - (312.5 * v43)
    v49 = 1.0 - (312.5 * v45)
    v50 = -v49
    v51 = np.where(v41, REAL(0.0), qd[0] + v40[17])
    v52 = 0.5 * dt
    v53 = v51 + (v40[13] * v52)
    v54 = np.int8(0) == v40[3]
    v55 = ~v54
    v56 = ~v41
    v57 = _real_of(v40[3])
    v58 = _real_of(v40[2])
    v59 = (v40[15], v40[16], REAL(0.0))
    v59_done = np.False_
    v59_of_context_real = (v58, 120.0 * v53, 625.0 * v53, v50, v48, v57, v47, v44)
    v59_of_context_boolean = (v56, v55)
    for _ in range(40):
        *v59_next, v59_now = _stage_loads(prepared, v59[0:2], v59[2:3], v59_of_context_real, v59_of_context_boolean)
        v59 = tuple(np.where(v59_done, old, new) for old, new in zip(v59, v59_next))
        v59_done = v59_done | v59_now
        if np.all(v59_done):
            break
    v59 = (*v59, v59_done)
    v60 = np.where(v41, REAL(0.0), v43 - (v45 * v59[0]))
    v61 = v51 + (v52 * v60)
    v62 = (v59[0], v59[1], REAL(0.0))
    v62_done = np.False_
    v62_of_context_real = (v58, 120.0 * v61, 625.0 * v61, v50, v48, v57, v47, v44)
    v62_of_context_boolean = (v56, v55)
    for _ in range(40):
        *v62_next, v62_now = _stage_loads(prepared, v62[0:2], v62[2:3], v62_of_context_real, v62_of_context_boolean)
        v62 = tuple(np.where(v62_done, old, new) for old, new in zip(v62, v62_next))
        v62_done = v62_done | v62_now
        if np.all(v62_done):
            break
    v62 = (*v62, v62_done)
    v63 = np.where(v41, REAL(0.0), v43 - (v45 * v62[0]))
    v64 = v51 + (dt * v63)
    v65 = (v62[0], v62[1], REAL(0.0))
    v65_done = np.False_
    v65_of_context_real = (v58, 120.0 * v64, 625.0 * v64, v50, v48, v57, v47, v44)
    v65_of_context_boolean = (v56, v55)
    for _ in range(40):
        *v65_next, v65_now = _stage_loads(prepared, v65[0:2], v65[2:3], v65_of_context_real, v65_of_context_boolean)
        v65 = tuple(np.where(v65_done, old, new) for old, new in zip(v65, v65_next))
        v65_done = v65_done | v65_now
        if np.all(v65_done):
            break
    v65 = (*v65, v65_done)
    v66 = v58 * v49
    v67 = 40.0 + (v58 * v48)
    v68 = 120.0 * v58
    v69 = (v67 - (v65[0] * v66)) + (v64 * v68)
    v70 = 65.0 * v58
    v71 = np.where(v41, REAL(0.0), v70 + ((745.0 * v64) + (np.where(0.0 < v69, REAL(1.9), REAL(-1.25)) * (v58 * v69))))
    v72 = 0.0096 * v57
    v73 = np.where(v54, REAL(0.0), np.abs((v46 * v65[0]) - v44) * v72)
    v74 = _max(np.abs(v65[1]), _max(_max(np.abs(v73), np.abs(v71)), np.abs(v65[0])))
    v75 = _max(np.abs(v65[0] - v71), np.abs(v65[1] - v73))
    v76 = (v67 - (v62[0] * v66)) + (v61 * v68)
    v77 = np.where(v41, REAL(0.0), v70 + ((745.0 * v61) + (np.where(0.0 < v76, REAL(1.9), REAL(-1.25)) * (v58 * v76))))
    v78 = np.where(v54, REAL(0.0), v72 * np.abs((v46 * v62[0]) - v44))
    v79 = _max(np.abs(v62[1]), _max(np.abs(v62[0]), _max(np.abs(v78), np.abs(v77))))
    v80 = _max(np.abs(v62[1] - v78), np.abs(v62[0] - v77))
    v81 = (v67 - (v59[0] * v66)) + (v53 * v68)
    v82 = np.where(v41, REAL(0.0), v70 + ((745.0 * v53) + (np.where(0.0 < v81, REAL(1.9), REAL(-1.25)) * (v58 * v81))))
    v83 = np.where(v54, REAL(0.0), v72 * np.abs((v46 * v59[0]) - v44))
    v84 = _max(np.abs(v59[1]), _max(np.abs(v59[0]), _max(np.abs(v82), np.abs(v83))))
    v85 = _max(np.abs(v59[0] - v82), np.abs(v59[1] - v83))
    v86 = (v85 <= (v84 * np.where(v84 < (1.0000000009313226 * v84), REAL(1e-11), REAL(1e-05)))) & v59[3]
    v87 = v86 & ((v80 <= (v79 * np.where(v79 < (1.0000000009313226 * v79), REAL(1e-11), REAL(1e-05)))) & v62[3])
    v88 = ((v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05)))) & v65[3]) & v87
    v89 = np.where(v54, REAL(0.0), prepared[5])
    v90 = np.where(v54, REAL(0.0), np.where(v54, REAL(0.0), REAL(1.0)) * v89)
    v91 = np.where(v54, REAL(0.0), v89 * np.where(v54, REAL(0.0), tau[1]))
    v92 = np.where(v54, REAL(0.0), v91 - (v62[1] * v90)) + np.where(v54, REAL(0.0), v91 - (v59[1] * v90))
    v93 = 0.16666666666666666 * dt
    v94 = np.where(v54, REAL(0.0), qd[1] + v40[18])
    v95 = v94 + (v93 * ((v40[14] + np.where(v54, REAL(0.0), v91 - (v90 * v65[1]))) + (2.0 * v92)))
    v96 = np.where(v54, REAL(0.0), v95)
    v97 = v93 * ((v40[13] + np.where(v41, REAL(0.0), v43 - (v45 * v65[0]))) + (2.0 * (v60 + v63)))
    v98 = np.where(v41, REAL(0.0), v51 + v97)
    v99 = (6.0 * v94) + (dt * (v40[14] + v92))
    v100 = dt * prepared[35]
    v101 = (prepared[4] * np.abs(v100)) <= 2.7
    v102 = np.where(v41, REAL(0.0), -(1.0 / np.where((~v101) & v56, v100 - prepared[33], REAL(1.0)))) < 0.0
    v103 = 0.0 < np.where(v101, REAL(0.0), np.where(v102 | (np.where(v54, REAL(0.0), prepared[34]) < 0.0), REAL(1.0), REAL(0.0)))
    v104 = ~v103
    v105 = v104 & ((v57 * v99) < 0.0)
    v106 = (v51 + v64) + (2.0 * (v53 + v61))
    v107 = v104 & ((v58 * v106) < 0.0)
    v108 = np.where(v54, q[1], q[1] + (v99 * v93))
    v109 = np.where(v41, q[0], q[0] + (v106 * v93))
    v110 = _step_again(prepared, (prepared[1], prepared[0], v0, tau[1], tau[0], prepared[12], v16, v39, prepared[4], prepared[5], q[0], q[1], qd[0], qd[1], dt, v40[15], v40[16], v109, v108, v98, v96), (v10, v26, v88, v107, v105), (v40[2], v40[3]))
    v111 = v105 | v107
    v112 = np.where(v111, v110[2], v98)
    v113 = np.where(v111, v110[3], v96)
    v114 = np.where(v111, v110[0], v109)
    v115 = np.where(v111, v110[1], v108)
    v116 = (np.abs(v115) + (np.abs(v114) + (np.abs(v113) + np.abs(v112)))) < 1e+38
    v117 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v25 + v9)))
    v118 = np.abs(tau[1])
    v119 = (((np.abs(tau[0]) + v117) < 1e+38) & (v118 < 1e+38)) & (0.0 < dt)
    v120 = v116 & (v104 & v119)
    v121 = np.where(v40[8] | v40[7], np.where(v40[12], REAL(4.0), np.where(v40[11] & (~v40[6]), np.where(v40[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v40[10], REAL(5.0), REAL(2.0)))
    v122 = (np.abs(v40[13]) + ((v118 + np.abs(v0)) + np.abs(v40[14]))) < 1e+38
    v123 = np.where(v122, np.where(v40[21], v121, REAL(5.0)), REAL(6.0))
    v124 = 2.0 == v123
    v125 = np.where(v124 | np.where(v111, v110[4], v88), REAL(0.0), REAL(5.0))
    v126 = np.where((3.0 == v123) | (3.0 == v125), REAL(3.0), np.where((1.0 == v123) | (1.0 == v125), REAL(1.0), REAL(0.0)))
    v127 = np.where(v124 | (2.0 == v125), REAL(2.0), np.where((4.0 == v125) | (4.0 == v123), REAL(4.0), v126))
    v128 = np.where((7.0 == v123) | (7.0 == v125), REAL(7.0), np.where((5.0 == v125) | (5.0 == v123), REAL(5.0), v127))
    return (
        np.where(v120, v114, q[0]),
        np.where(v120, v115, q[1]),
        np.where(v120, v112, qd[0]),
        np.where(v120, v113, qd[1]),
        np.where(v120, np.where(v111, v110[5], v40[2]), mode[0]),
        np.where(v120, np.where(v111, v110[6], v40[3]), mode[1]),
        np.where(v120, np.where((6.0 == v123) | (6.0 == v125), REAL(6.0), v128), np.where(v103 & v119, REAL(7.0), REAL(6.0))),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

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

    Operations: at most 95872 add, 100655 mul, 4769 div, 1 sqrt, 0 sincos, 217503 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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


def _interpolated_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = 0.0096 * context_real[17]
    v2 = np.where(other[1], REAL(-1.0), REAL(1.0)) * v1
    v3 = context_real[18] * v2
    v4 = np.where(context_boolean[3], v3, REAL(0.0))
    v5 = context_real[14] * np.where(other[0], REAL(1.9), REAL(-1.25))
    v6 = context_real[15] * context_real[14]
    v7 = v6 * v5
    v8 = 1.0 - np.where(context_boolean[2], v7, REAL(0.0))
    v9 = np.abs(v8) < np.abs(v4)
    v10 = -v4
    v11 = np.where(v9, v8, v10)
    v12 = 1.0 / np.where(v9, v10, v8)
    v13 = v12 * v11
    v14 = 40.0 + (context_real[14] * (context_real[4] + context_real[16]))
    v15 = context_real[5] + (context_real[4] + (65.0 * context_real[14]))
    v16 = v15 + (v5 * v14)
    v17 = -np.where(context_boolean[2], v16, REAL(0.0))
    v18 = context_real[19] * v2
    v19 = -np.where(context_boolean[3], v18, REAL(0.0))
    v20 = np.where(v9, v19, v17)
    v21 = v12 * np.where(v9, REAL(1.0), REAL(0.0))
    v22 = 1.0 / (np.where(v9, REAL(0.0), REAL(1.0)) - (v11 * v21))
    v23 = v22 * ((v20 * v13) - np.where(v9, v17, v19))
    v24 = (v12 * v20) + (v21 * v23)
    v25 = v23 - np.where(context_boolean[3], v18 - (v3 * v24), REAL(0.0))
    v26 = -(v24 + np.where(context_boolean[2], v16 - (v7 * v24), REAL(0.0)))
    v27 = np.where(v9, v25, v26)
    v28 = v22 * ((v13 * v27) - np.where(v9, v26, v25))
    v29 = v24 + ((v12 * v27) + (v21 * v28))
    v30 = np.where(context_boolean[0], REAL(0.0), context_real[10] + (context_real[12] * v29))
    v31 = -v29
    v32 = np.where(context_boolean[0], context_real[2], v31)
    v33 = (context_real[6] - v32) - (312.5 * v30)
    v34 = 0.3999999999999999 * v33
    v35 = -(v34 - 22.0)
    v36 = 3.3 * v33
    v37 = v36 - 181.5
    v38 = -(22.0 + v34)
    v39 = 181.5 + v36
    v40 = v32 + v33
    v41 = 37.5 + (_max(_max(v37, v35), _max(v39, v38)) - v40)
    v42 = _min(v41, 37.5 + (v40 - _min(_min(v39, v38), _min(v37, v35))))
    v43 = np.int8(0) == context_mode[0]
    v44 = np.where(v43, v42, v30 * _real_of(context_mode[0]))
    v45 = np.where(v43, v44, context_real[0] * v44)
    v46 = _max(np.abs(context_real[2]), np.abs(v32))
    v47 = ((0.0 < v44) | (v43 & (0.0 <= v44))) | (context_boolean[7] & (((-1e-06) * v46) <= v45))
    v48 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v30))
    v49 = v23 + v28
    v50 = np.where(context_boolean[1], context_real[3], v49)
    v51 = np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v49)) * _real_of(context_mode[1])
    v52 = np.int8(0) == context_mode[1]
    v53 = np.where(v52, _min(v48 - v50, v50 + v48), v51)
    v54 = np.where(v52, v53, context_real[1] * v53)
    v55 = _max(np.abs(context_real[3]), np.abs(v50))
    v56 = ((v52 & (0.0 <= v53)) | (0.0 < v53)) | (context_boolean[8] & (((-1e-06) * v55) <= v54))
    v57 = (context_boolean[5] | (((-1e-12) * v46) <= v45)) & (context_boolean[6] | (((-1e-12) * v55) <= v54))
    v58 = (v6 * v29) - v14
    v59 = np.where(context_boolean[2], v15 - (np.where(0.0 < (-v58), REAL(1.9), REAL(-1.25)) * (context_real[14] * v58)), REAL(0.0))
    v60 = np.where(context_boolean[3], v1 * np.abs((context_real[18] * v29) - context_real[19]), REAL(0.0))
    v61 = np.abs(v29)
    v62 = np.abs(v49)
    v63 = _max(_max(v61, _max(np.abs(v60), np.abs(v59))), v62)
    v64 = _max(np.abs(v29 + v59), np.abs(v49 - v60))
    v65 = ((v61 + v62) < 1e+38) & (v64 <= (v63 * np.where(v63 < (1.0000000009313226 * v63), REAL(1e-11), REAL(1e-05))))
    v66 = (v57 | ((context_boolean[6] | v56) & (context_boolean[5] | v47))) & v65
    v67 = v66 | ((~found[0]) & v65)
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v67, v31, u[0]),
        np.where(v67, v49, u[1]),
        found[0] | v65,
        v66,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v66),
    )


def _interpolated_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _interpolated_pattern_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[5] | ((~context_boolean[8]) & v0[4])
    v2 = context_boolean[8] | v0[4]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[10] - (context_real[12] * v0[2])), context_real[20]),
        np.where(v1, np.where(context_boolean[1], REAL(0.0), context_real[11] - (context_real[13] * v0[3])), context_real[21]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[2]), context_real[22]),
        np.where(v1, np.where(context_boolean[1], context_real[3], v0[3]), context_real[23]),
        np.where(v1, v0[2], context_real[24]),
        np.where(v1, v0[3], context_real[25]),
        v2,
        context_boolean[9] | (context_boolean[8] & v0[5]),
        context_boolean[10] | (~v2),
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
    v15 = v13 & (np.where(v9, REAL(0.0), np.where(v0, REAL(0.0), 0.0096 * np.abs(v14))) < 1.0)
    v16 = np.where(v0, REAL(0.0), v2 * np.where(v0, REAL(0.0), context_real[2]))
    v17 = context_real[7] + (prepared[11] * v16)
    v18 = -v14
    v19 = context_real[6] - (312.5 * v16)
    v20 = -v5
    v21 = ~v9
    v22 = _real_of(pattern[1])
    v23 = _real_of(pattern[0])
    v24 = (np.where(v15, number[4], REAL(0.0)), np.where(v15, number[5], REAL(0.0)), REAL(0.0))
    v24_done = np.False_
    v24_of_context_real = (v23, context_real[4], context_real[5], v20, v19, v22, v18, v17)
    v24_of_context_boolean = (v1, v21)
    for _ in range(40):
        *v24_next, v24_now = _interpolated_pattern_loads(prepared, v24[0:2], v24[2:3], v24_of_context_real, v24_of_context_boolean)
        v24 = tuple(np.where(v24_done, old, new) for old, new in zip(v24, v24_next))
        v24_done = v24_done | v24_now
        if np.all(v24_done):
            break
    v24 = (*v24, v24_done)
    v25 = np.where(v0, context_real[2], v24[0])
    v26 = np.where(v0, REAL(0.0), v16 - (v4 * v24[0]))
    v27 = (context_real[6] - (312.5 * v26)) - v25
    v28 = 0.3999999999999999 * v27
    v29 = -(v28 - 22.0)
    v30 = 3.3 * v27
    v31 = v30 - 181.5
    v32 = -(22.0 + v28)
    v33 = 181.5 + v30
    v34 = v25 + v27
    v35 = 37.5 + (_max(_max(v31, v29), _max(v33, v32)) - v34)
    v36 = np.where(v0, _min(v35, 37.5 + (v34 - _min(_min(v33, v32), _min(v31, v29)))), v23 * v26)
    v37 = np.abs(context_real[2])
    v38 = ~flag[0]
    v39 = context_boolean[2] & v38
    v40 = v39 & (((-1e-06) * _max(v37, np.abs(v25))) <= np.where(v0, v36, context_real[0] * v36))
    v41 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v26))
    v42 = np.where(v9, context_real[3], v24[1])
    v43 = np.where(v9, REAL(0.0), 1.0 / np.where(v21, context_real[1], REAL(1.0)))
    v44 = np.where(v9, REAL(0.0), v10 * v43)
    v45 = np.where(v9, REAL(0.0), v43 * np.where(v9, REAL(0.0), context_real[3]))
    v46 = np.where(v9, REAL(0.0), v45 - (v44 * v24[1]))
    v47 = np.where(v9, _min(v41 - v42, v42 + v41), v22 * v46)
    v48 = np.abs(context_real[3])
    v49 = context_boolean[3] & v38
    v50 = v49 & (((-1e-06) * _max(v48, np.abs(v42))) <= np.where(v9, v47, context_real[1] * v47))
    v51 = context_boolean[1] | (((0.0 < v47) | (v9 & (0.0 <= v47))) | v50)
    v52 = 40.0 + (v23 * (v19 + (context_real[4] - (v5 * v24[0]))))
    v53 = np.where(v0, REAL(0.0), (context_real[4] + context_real[5]) + (v23 * (65.0 + (v52 * np.where(0.0 < v52, REAL(1.9), REAL(-1.25))))))
    v54 = np.where(v9, REAL(0.0), (0.0096 * v22) * np.abs((v14 * v24[0]) - v17))
    v55 = _max(_max(np.abs(v24[0]), _max(np.abs(v54), np.abs(v53))), np.abs(v24[1]))
    v56 = _max(np.abs(v54 - v24[1]), np.abs(v24[0] - v53))
    v57 = v24[3] & (v56 <= (v55 * np.where(v55 < (1.0000000009313226 * v55), REAL(1e-11), REAL(1e-05))))
    v58 = v57 & (v51 & (context_boolean[0] | (((v0 & (0.0 <= v36)) | (0.0 < v36)) | v40)))
    v59 = (v8 < 0.0) & v1
    v60 = v12 & v59
    v61 = (v60 & (~v57)) & ((1e-05 * v55) < v56)
    v62 = ~((v13 | v61) | v58)
    v63 = flag[1] & v62
    v64 = v59 & (v60 & v57)
    v65 = _interpolated_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], v2, v43, v16, v45, v4, v44, v23, v20, v19, v22, v18, v17, v26, v46, v25, v42, v24[0], v24[1]), (v0, v9, v1, v21, context_boolean[0], context_boolean[1], v39, v49, v57, v64, v61, v63), (pattern[0], pattern[1]))
    v66 = np.where(v63, v65[2], v25)
    v67 = np.where(v63, v65[0], v26)
    v68 = (context_real[6] - (312.5 * v67)) - v66
    v69 = 0.3999999999999999 * v68
    v70 = -(v69 - 22.0)
    v71 = 3.3 * v68
    v72 = v71 - 181.5
    v73 = -(22.0 + v69)
    v74 = 181.5 + v71
    v75 = v66 + v68
    v76 = (37.5 + _max(_max(v72, v70), _max(v74, v73))) - v75
    v77 = np.where(v0, _min(v76, (37.5 + v75) - _min(_min(v74, v73), _min(v72, v70))), v23 * v67)
    v78 = np.where(v0, v77, context_real[0] * v77)
    v79 = _max(v37, np.abs(v66))
    v80 = ((v0 & (0.0 <= v77)) | (0.0 < v77)) | (v39 & (((-1e-06) * v79) <= v78))
    v81 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v67))
    v82 = np.where(v63, v65[3], v42)
    v83 = np.where(v63, v65[1], v46)
    v84 = np.where(v9, _min(v81 - v82, v82 + v81), v22 * v83)
    v85 = np.where(v9, v84, context_real[1] * v84)
    v86 = _max(v48, np.abs(v82))
    v87 = (v49 & (((-1e-06) * v86) <= v85)) | ((v9 & (0.0 <= v84)) | (0.0 < v84))
    v88 = np.where(v63, v65[6], v57)
    v89 = v88 & ((context_boolean[0] | v80) & (context_boolean[1] | v87))
    v90 = flag[3] | v89
    v91 = 1.0 - v11
    v92 = -(v3 + v91)
    v93 = np.where(v49, np.int8(-1) == context_mode[3], context_boolean[9])
    v94 = np.where(v49, np.int8(1) == context_mode[3], context_boolean[8])
    v95 = v94 | v93
    v96 = (v95 & (v9 & ((0.0 <= v92) & (v92 <= 0.0)))) | (v93 & (np.int8(1) == pattern[1]))
    v97 = np.where(v95, REAL(1.0), REAL(0.0))
    v98 = -v91
    v99 = context_boolean[7] & (~v49)
    v100 = np.where(v99, REAL(0.0), REAL(1.0))
    v101 = np.where(v39, np.int8(-1) == context_mode[2], context_boolean[6])
    v102 = np.where(v39, np.int8(1) == context_mode[2], context_boolean[5])
    v103 = v102 | v101
    v104 = (v103 & (v0 & ((v100 <= v98) & (v98 <= v97)))) | (v101 & (np.int8(1) == pattern[0]))
    v105 = v104 | v96
    v106 = np.where(v105, v11, 1.0 + v11)
    v107 = ~(v105 | (v106 <= (v97 + np.where(v103, REAL(1.0), REAL(0.0)))))
    v108 = v107 & (~v90)
    v109 = flag[2] | v62
    v110 = (~flag[1]) & (v108 & v109)
    v111 = ~v110
    v112 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))))
    v113 = v112 & ((context_boolean[2] | context_boolean[3]) & (v38 & (v108 & v111)))
    v114 = context_boolean[4] & (~v39)
    v115 = np.where(v102, np.int8(1), np.int8(-1))
    v116 = np.where(v104, np.where(v102 & v0, np.int8(1), np.int8(-1)), np.where(v114 & ((v100 <= v106) & (v106 <= v97)), np.int8(0), v115))
    v117 = np.where(v96, pattern[0], v116)
    v118 = v106 - np.where(np.int8(0) == v117, REAL(0.0), REAL(1.0))
    v119 = np.where(v94, np.int8(1), np.int8(-1))
    v120 = np.where(v96, np.where(v9 & v94, np.int8(1), np.int8(-1)), np.where(v99 & ((v118 <= 0.0) & (0.0 <= v118)), np.int8(0), v119))
    v121 = ~flag[3]
    v122 = v88 & ((context_boolean[0] | (((-1e-12) * v79) <= v78)) & (context_boolean[1] | (((-1e-12) * v86) <= v85)))
    v123 = (v121 & v89) | ((~flag[4]) & (v121 & v122))
    v124 = ~(v110 | v113)
    v125 = flag[5] | (flag[3] & v89)
    v126 = np.where(v63, v65[4], v24[0])
    v127 = np.where(v63, v65[5], v24[1])
    return (
        np.where(v113, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v110, np.where(v114, np.int8(0), v115), v117)),
        np.where(v113, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v110, np.where(v99, np.int8(0), v119), v120)),
        np.where(v123, pattern[0], best[0]),
        np.where(v123, pattern[1], best[1]),
        flag[0] | v113,
        np.where(v113, np.bool_(False), flag[1] | v110),
        v109 & v124,
        v90,
        flag[4] | v122,
        v125,
        v111 & (flag[6] | ((~np.where(v63, v65[8], v61)) & (~v88))),
        np.where(v123, v13, flag[7]),
        np.where(v123, np.where(v63, v65[7], v64), flag[8]),
        np.where(v123, v67, number[0]),
        np.where(v123, v83, number[1]),
        np.where(v123, v126, number[2]),
        np.where(v123, v127, number[3]),
        v126,
        v127,
        (v90 & ((v107 | ((v0 & v9) | (~v105))) | v125)) | (v108 & v124),
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


def _interpolated_margins(prepared, context_real, context_mode):
    v0 = np.int8(0) == context_mode[0]
    v1 = (context_real[2] - context_real[0]) - (312.5 * context_real[4])
    v2 = v1 - 55.0
    v3 = 3.3 * v2
    v4 = -(0.3999999999999999 * v2)
    v5 = 55.0 + v1
    v6 = 3.3 * v5
    v7 = -(0.3999999999999999 * v5)
    v8 = context_real[0] + v1
    v9 = (37.5 + _max(_max(v3, v4), _max(v6, v7))) - v8
    v10 = 0.0132 * np.abs(context_real[3] + (context_real[4] * prepared[11]))
    v11 = context_real[2] - prepared[2]
    v12 = np.where(v0, REAL(0.0), prepared[4])
    v13 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v11) * v12)
    v14 = np.where(v0, REAL(0.0), v12 * np.where(v0, REAL(0.0), REAL(1.0)))
    v15 = (context_real[5], context_real[6], REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (_real_of(context_mode[0]), 120.0 * context_real[9], 625.0 * context_real[9], (312.5 * v14) - 1.0, context_real[2] - (312.5 * v13), _real_of(context_mode[1]), prepared[18] * v14, prepared[12] + (prepared[11] * v13))
    v15_of_context_boolean = (~v0, ~(np.int8(0) == context_mode[1]))
    for _ in range(40):
        *v15_next, v15_now = _margin_loads(prepared, v15[0:2], v15[2:3], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = np.where(v0, REAL(0.0), v13 - (v14 * v15[0]))
    v17 = (context_real[2] - (312.5 * v16)) - v11
    v18 = 55.0 - v17
    v19 = 0.3999999999999999 * v18
    v20 = -(3.3 * v18)
    v21 = 55.0 + v17
    v22 = 3.3 * v21
    v23 = -(0.3999999999999999 * v21)
    v24 = v11 + v17
    v25 = (37.5 + _max(_max(v19, v20), _max(v22, v23))) - v24
    v26 = v24 + (37.5 - _min(_min(v22, v23), _min(v19, v20)))
    v27 = 0.0132 * np.abs(prepared[12] + (prepared[11] * v16))
    v28 = context_real[1] - v27
    v29 = context_real[1] + v27
    return (
        _max(REAL(0.0), _min(v9, v8 + (37.5 - _min(_min(v6, v7), _min(v3, v4))))),
        _max(REAL(0.0), _min(v10 - context_real[1], context_real[1] + v10)),
        _min(v25, v26),
        _min(v29, -v28),
        _mode_of(v26 - v25),
        _mode_of(v28 + v29),
    )


def _interpolated_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v0
    v3 = ~v2
    v4 = np.where(v2, REAL(0.0), 1.0 / np.where(v3, context_real[0], REAL(1.0)))
    v5 = np.where(v2, REAL(0.0), np.where(v2, REAL(0.0), context_real[2]) * v4)
    v6 = context_real[7] + (prepared[11] * v5)
    v7 = np.where(v2, REAL(0.0), REAL(1.0))
    v8 = np.where(v2, REAL(0.0), v4 * v7)
    v9 = prepared[11] * v8
    v10 = context_real[6] - (312.5 * v5)
    v11 = 1.0 - (312.5 * v8)
    v12 = np.int8(0) == v1
    v13 = ~v12
    v14 = _real_of(v1)
    v15 = _real_of(v0)
    v16 = (u[0], u[1], REAL(0.0))
    v16_done = np.False_
    v16_of_context_real = (v15, context_real[4], context_real[5], -v11, v10, v14, -v9, v6)
    v16_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v16_next, v16_now = _interpolated_again_loads(prepared, v16[0:2], v16[2:3], v16_of_context_real, v16_of_context_boolean)
        v16 = tuple(np.where(v16_done, old, new) for old, new in zip(v16, v16_next))
        v16_done = v16_done | v16_now
        if np.all(v16_done):
            break
    v16 = (*v16, v16_done)
    v17 = np.where(v2, context_real[2], v16[0])
    v18 = np.where(v2, REAL(0.0), v5 - (v8 * v16[0]))
    v19 = (context_real[6] - (312.5 * v18)) - v17
    v20 = v19 - 55.0
    v21 = -(0.3999999999999999 * v20)
    v22 = 3.3 * v20
    v23 = 55.0 + v19
    v24 = -(0.3999999999999999 * v23)
    v25 = 3.3 * v23
    v26 = 37.5 + (v19 - _min(_min(v25, v24), _min(v22, v21)))
    v27 = (v19 - 37.5) - _max(_max(v22, v21), _max(v25, v24))
    v28 = v3 | (((-v26) <= v17) & (v17 <= (-v27)))
    v29 = np.where(v12, context_real[3], v16[1])
    v30 = 0.0132 * np.abs(context_real[7] + (prepared[11] * v18))
    v31 = 0.5 * context_real[14]
    v32 = np.where(v2, REAL(0.0), context_real[12])
    v33 = v32 + (v31 * v18)
    v34 = np.where(v2, REAL(0.0), prepared[4])
    v35 = np.where(v2, REAL(0.0), np.where(v2, REAL(0.0), context_real[6] - prepared[2]) * v34)
    v36 = prepared[12] + (prepared[11] * v35)
    v37 = np.where(v2, REAL(0.0), v7 * v34)
    v38 = prepared[11] * v37
    v39 = -v38
    v40 = context_real[6] - (312.5 * v35)
    v41 = 1.0 - (312.5 * v37)
    v42 = -v41
    v43 = (v16[0], v16[1], REAL(0.0))
    v43_done = np.False_
    v43_of_context_real = (v15, 120.0 * v33, 625.0 * v33, v42, v40, v14, v39, v36)
    v43_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v43_next, v43_now = _stage_loads(prepared, v43[0:2], v43[2:3], v43_of_context_real, v43_of_context_boolean)
        v43 = tuple(np.where(v43_done, old, new) for old, new in zip(v43, v43_next))
        v43_done = v43_done | v43_now
        if np.all(v43_done):
            break
    v43 = (*v43, v43_done)
    v44 = np.where(v2, REAL(0.0), v35 - (v37 * v43[0]))
    v45 = v32 + (v31 * v44)
    v46 = (v43[0], v43[1], REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v15, 120.0 * v45, 625.0 * v45, v42, v40, v14, v39, v36)
    v46_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v46_next, v46_now = _stage_loads(prepared, v46[0:2], v46[2:3], v46_of_context_real, v46_of_context_boolean)
        v46 = tuple(np.where(v46_done, old, new) for old, new in zip(v46, v46_next))
        v46_done = v46_done | v46_now
        if np.all(v46_done):
            break
    v46 = (*v46, v46_done)
    v47 = np.where(v2, REAL(0.0), v35 - (v37 * v46[0]))
    v48 = v32 + (context_real[14] * v47)
    v49 = (v32 + v48) + (2.0 * (v33 + v45))
    v50 = (v15 * v49) < 0.0
    v51 = np.where(v12, REAL(0.0), prepared[5])
    v52 = np.where(v12, REAL(0.0), REAL(1.0))
    v53 = np.where(v12, REAL(0.0), v52 * v51)
    v54 = np.where(v12, REAL(0.0), context_real[3])
    v55 = np.where(v12, REAL(0.0), v54 * v51)
    v56 = np.where(v12, REAL(0.0), v55 - (v53 * v46[1])) + np.where(v12, REAL(0.0), v55 - (v53 * v43[1]))
    v57 = np.where(v12, REAL(0.0), 1.0 / np.where(v13, context_real[1], REAL(1.0)))
    v58 = np.where(v12, REAL(0.0), np.where(v12, REAL(0.0), v57 * v54) - (np.where(v12, REAL(0.0), v52 * v57) * v16[1]))
    v59 = np.where(v12, REAL(0.0), context_real[13])
    v60 = (6.0 * v59) + (context_real[14] * (v58 + v56))
    v61 = (v14 * v60) < 0.0
    v62 = 0.16666666666666666 * context_real[14]
    v63 = (v46[0], v46[1], REAL(0.0))
    v63_done = np.False_
    v63_of_context_real = (v15, 120.0 * v48, 625.0 * v48, v42, v40, v14, v39, v36)
    v63_of_context_boolean = (v3, v13)
    for _ in range(40):
        *v63_next, v63_now = _stage_loads(prepared, v63[0:2], v63[2:3], v63_of_context_real, v63_of_context_boolean)
        v63 = tuple(np.where(v63_done, old, new) for old, new in zip(v63, v63_next))
        v63_done = v63_done | v63_now
        if np.all(v63_done):
            break
    v63 = (*v63, v63_done)
    v64 = v62 * ((v18 + np.where(v2, REAL(0.0), v35 - (v37 * v63[0]))) + (2.0 * (v44 + v47)))
    v65 = v59 + (v62 * (v58 + (np.where(v12, REAL(0.0), v55 - (v53 * v63[1])) + (2.0 * v56))))
    v66 = v15 * v41
    v67 = 120.0 * v15
    v68 = 40.0 + (v15 * v40)
    v69 = v68 + ((v67 * v48) - (v66 * v63[0]))
    v70 = 65.0 * v15
    v71 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v69, REAL(1.9), REAL(-1.25)) * (v15 * v69)) + (745.0 * v48)))
    v72 = 0.0096 * v14
    v73 = np.where(v12, REAL(0.0), v72 * np.abs((v38 * v63[0]) - v36))
    v74 = _max(np.abs(v63[1]), _max(np.abs(v63[0]), _max(np.abs(v73), np.abs(v71))))
    v75 = _max(np.abs(v63[1] - v73), np.abs(v63[0] - v71))
    v76 = v68 + ((v67 * v45) - (v66 * v46[0]))
    v77 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v76, REAL(1.9), REAL(-1.25)) * (v15 * v76)) + (745.0 * v45)))
    v78 = np.where(v12, REAL(0.0), v72 * np.abs((v38 * v46[0]) - v36))
    v79 = _max(_max(np.abs(v46[0]), _max(np.abs(v77), np.abs(v78))), np.abs(v46[1]))
    v80 = _max(np.abs(v46[1] - v78), np.abs(v46[0] - v77))
    v81 = v68 + ((v67 * v33) - (v66 * v43[0]))
    v82 = np.where(v2, REAL(0.0), v70 + ((np.where(0.0 < v81, REAL(1.9), REAL(-1.25)) * (v15 * v81)) + (745.0 * v33)))
    v83 = np.where(v12, REAL(0.0), v72 * np.abs((v38 * v43[0]) - v36))
    v84 = _max(_max(_max(np.abs(v83), np.abs(v82)), np.abs(v43[0])), np.abs(v43[1]))
    v85 = _max(np.abs(v43[1] - v83), np.abs(v43[0] - v82))
    v86 = v43[3] & (v85 <= (v84 * np.where(v84 < (1.0000000009313226 * v84), REAL(1e-11), REAL(1e-05))))
    v87 = v86 & ((v80 <= (v79 * np.where(v79 < (1.0000000009313226 * v79), REAL(1e-11), REAL(1e-05)))) & v46[3])
    v88 = v87 & ((v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05)))) & v63[3])
    v89 = 40.0 + (v15 * (context_real[4] - ((v11 * v16[0]) - v10)))
    v90 = np.where(v2, REAL(0.0), v70 + ((context_real[4] + context_real[5]) + (np.where(0.0 < v89, REAL(1.9), REAL(-1.25)) * (v15 * v89))))
    v91 = np.where(v12, REAL(0.0), v72 * np.abs((v9 * v16[0]) - v6))
    v92 = _max(np.abs(v16[1]), _max(np.abs(v16[0]), _max(np.abs(v90), np.abs(v91))))
    v93 = _max(np.abs(v16[0] - v90), np.abs(v16[1] - v91))
    return (
        v0,
        v1,
        np.where(v28, v0, _mode_of(v27 + (v26 + (2.0 * v17)))),
        np.where(v13 | ((v29 <= v30) & ((-v30) <= v29)), v1, _mode_of(2.0 * v29)),
        v50,
        v61,
        before[0] | behind[0],
        before[1] | behind[1],
        v16[0],
        v16[1],
        np.where(v2, context_real[10], context_real[10] + (v62 * v49)),
        np.where(v12, context_real[11], context_real[11] + (v62 * v60)),
        np.where(v2, REAL(0.0), v32 + v64),
        np.where(v12, REAL(0.0), v65),
        v88 & (v16[3] & (v93 <= (v92 * np.where(v92 < (1.0000000009313226 * v92), REAL(1e-11), REAL(1e-05))))),
        ~(v50 | v61),
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[2], context_mode[3], context_mode[2], context_mode[3], context_boolean[3], context_boolean[4], context_boolean[0], context_boolean[1], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_boolean[2])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15])
    for _ in range(4):
        *v0_next, v0_now = _interpolated_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12:14], v0[14], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[10],
        v0[11],
        v0[12],
        v0[13],
        v0[15] & v0[14],
        v0[2],
        v0[3],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = _mode_of(qd[0])
    v1 = 0.0 == qd[0]
    v2 = tau[0] - prepared[2]
    v3 = v2 - np.where(v1, REAL(0.0), (745.0 * qd[0]) + (65.0 * _real_of(v0)))
    v4 = prepared[12] + (prepared[20] * v3)
    v5 = 0.0132 * np.sqrt(v4 * v4)
    v6 = 120.0 * qd[0]
    v7 = 219.0 + (2.3 * (np.abs(v6) + np.abs((tau[0] - v2) - (prepared[22] * v3))))
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
    v30 = np.where(v1, v29 < v17, np.int8(1) == v0)
    v31 = np.where(v20 & (~v28), np.int8(0), np.where(np.where(v28, np.int8(1) == forced[0], v30), np.int8(1), np.int8(-1)))
    v32 = 625.0 * qd[0]
    v33 = (v31, v26, v31, v26, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v33_done = np.False_
    v33_of_context_real = (prepared[1], prepared[0], v2, tau[1], v6, v32, tau[0], prepared[12])
    v33_of_context_boolean = (~v1, ~v15, v28, v22, v20, v30, np.where(v1, v29 < (-v17), np.int8(-1) == v0), v16, v25, np.where(v15, v23 < (-v12), np.int8(-1) == v24))
    v33_of_context_mode = (v0, v24, forced[0], forced[1])
    for _ in range(36):
        *v33_next, v33_now = _interpolated_pattern(prepared, v33[0:2], v33[2:4], v33[4:13], v33[13:19], v33_of_context_real, v33_of_context_boolean, v33_of_context_mode)
        v33 = tuple(np.where(v33_done, old, new) for old, new in zip(v33, v33_next))
        v33_done = v33_done | v33_now
        if np.all(v33_done):
            break
    v33 = (*v33, v33_done)
    v34 = np.int8(0) == v33[2]
    v35 = np.where(v34, REAL(0.0), prepared[4])
    v36 = np.where(v34, REAL(0.0), v35 * np.where(v34, REAL(0.0), v2))
    v37 = prepared[12] + (prepared[11] * v36)
    v38 = np.where(v34, REAL(0.0), np.where(v34, REAL(0.0), REAL(1.0)) * v35)
    v39 = prepared[11] * v38
    v40 = -v39
    v41 = tau[0] - (312.5 * v36)
    v42 = 1.0 - (312.5 * v38)
    v43 = -v42
    v44 = np.int8(0) == v33[3]
    v45 = ~v44
    v46 = ~v34
    v47 = _real_of(v33[3])
    v48 = 0.5 * trial
    v49 = qd[0] + (v33[13] * v48)
    v50 = _real_of(v33[2])
    v51 = (v33[15], v33[16], REAL(0.0))
    v51_done = np.False_
    v51_of_context_real = (v50, 120.0 * v49, 625.0 * v49, v43, v41, v47, v40, v37)
    v51_of_context_boolean = (v46, v45)
    for _ in range(40):
        *v51_next, v51_now = _stage_loads(prepared, v51[0:2], v51[2:3], v51_of_context_real, v51_of_context_boolean)
        v51 = tuple(np.where(v51_done, old, new) for old, new in zip(v51, v51_next))
        v51_done = v51_done | v51_now
        if np.all(v51_done):
            break
    v51 = (*v51, v51_done)
    v52 = np.where(v34, REAL(0.0), v36 - (v38 * v51[0]))
    v53 = qd[0] + (v48 * v52)
    v54 = (v51[0], v51[1], REAL(0.0))
    v54_done = np.False_
    v54_of_context_real = (v50, 120.0 * v53, 625.0 * v53, v43, v41, v47, v40, v37)
    v54_of_context_boolean = (v46, v45)
    for _ in range(40):
        *v54_next, v54_now = _stage_loads(prepared, v54[0:2], v54[2:3], v54_of_context_real, v54_of_context_boolean)
        v54 = tuple(np.where(v54_done, old, new) for old, new in zip(v54, v54_next))
        v54_done = v54_done | v54_now
        if np.all(v54_done):
            break
    v54 = (*v54, v54_done)
    v55 = np.where(v34, REAL(0.0), v36 - (v38 * v54[0]))
    v56 = qd[0] + (trial * v55)
    v57 = (v54[0], v54[1], REAL(0.0))
    v57_done = np.False_
    v57_of_context_real = (v50, 120.0 * v56, 625.0 * v56, v43, v41, v47, v40, v37)
    v57_of_context_boolean = (v46, v45)
    for _ in range(40):
        *v57_next, v57_now = _stage_loads(prepared, v57[0:2], v57[2:3], v57_of_context_real, v57_of_context_boolean)
        v57 = tuple(np.where(v57_done, old, new) for old, new in zip(v57, v57_next))
        v57_done = v57_done | v57_now
        if np.all(v57_done):
            break
    v57 = (*v57, v57_done)
    v58 = np.where(v44, REAL(0.0), prepared[5])
    v59 = np.where(v44, REAL(0.0), np.where(v44, REAL(0.0), REAL(1.0)) * v58)
    v60 = np.where(v44, REAL(0.0), v58 * np.where(v44, REAL(0.0), tau[1]))
    v61 = np.where(v44, REAL(0.0), v60 - (v54[1] * v59)) + np.where(v44, REAL(0.0), v60 - (v51[1] * v59))
    v62 = 0.16666666666666666 * trial
    v63 = qd[1] + (v62 * ((v33[14] + np.where(v44, REAL(0.0), v60 - (v59 * v57[1]))) + (2.0 * v61)))
    v64 = np.where(v44, REAL(0.0), v63)
    v65 = v62 * ((v33[13] + np.where(v34, REAL(0.0), v36 - (v38 * v57[0]))) + (2.0 * (v52 + v55)))
    v66 = np.where(v34, REAL(0.0), qd[0] + v65)
    v67 = trial * v33[14]
    v68 = v67 + ((6.0 * qd[1]) + (trial * v61))
    v69 = np.where(v44, q[1], q[1] + (v62 * v68))
    v70 = (qd[0] + v56) + (2.0 * (v49 + v53))
    v71 = np.where(v34, q[0], q[0] + (v70 * v62))
    v72 = _interpolated_margins(prepared, (v2, tau[1], tau[0], prepared[12], v33[13], v33[15], v33[16], v71, v69, v66, v64), (v33[2], v33[3]))
    v73 = v44 | v34
    v74 = np.where(v34, np.where(v73, v72[2], REAL(0.0)), v50 * v66)
    v75 = np.where(v34, np.where(v73, v72[0], REAL(0.0)), qd[0] * v50)
    v76 = trial / np.where(probes, whole, REAL(1.0))
    v77 = 1.0 / np.where(probes, v76, REAL(1.0))
    v78 = v77 * (v75 - v74)
    v79 = np.where(probes, far[0], v74)
    v80 = 1.0 / np.where(probes, 1.0 - v76, REAL(1.0))
    v81 = (v80 * (v74 - v79)) - v78
    v82 = (v76 * v81) - v78
    v83 = (v79 < 0.0) & (~(v1 & v46))
    v84 = probes & v83
    v85 = np.sqrt(np.where(v84, _max(REAL(0.0), (v81 * (4.0 * v75)) + (v82 * v82)), REAL(1.0)))
    v86 = v82 < 0.0
    v87 = np.where(v84, np.where(v83, np.where(v86, v85 - v82, 2.0 * v81), REAL(1.0)), REAL(1.0))
    v88 = ~probes
    v89 = np.where(v83, _max(REAL(1e-06), v75 / np.where(v88 & v83, np.where(v83, v75 - v79, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v90 = np.where(probes, np.where(v83, _min(REAL(1.0), np.where(v86, 2.0 * v75, v82 + v85) / v87), REAL(1.0)), v89)
    v91 = np.where(v44, np.where(v73, v72[3], REAL(0.0)), v47 * v64)
    v92 = np.where(probes, far[1], v91)
    v93 = np.where(v44, np.where(v73, v72[1], REAL(0.0)), qd[1] * v47)
    v94 = v77 * (v91 - v93)
    v95 = v94 + (v80 * (v91 - v92))
    v96 = v94 + (v76 * v95)
    v97 = (v92 < 0.0) & (~(v15 & v45))
    v98 = probes & v97
    v99 = np.sqrt(np.where(v98, _max(REAL(0.0), (v95 * (4.0 * v93)) + (v96 * v96)), REAL(1.0)))
    v100 = v96 < 0.0
    v101 = np.where(v98, np.where(v97, np.where(v100, v99 - v96, 2.0 * v95), REAL(1.0)), REAL(1.0))
    v102 = np.where(v97, _max(REAL(1e-06), v93 / np.where(v88 & v97, np.where(v97, v93 - v92, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v103 = np.where(probes, np.where(v97, _min(REAL(1.0), np.where(v100, 2.0 * v93, v96 + v99) / v101), REAL(1.0)), v102)
    v104 = _min(v103, _min(REAL(1.0), v90))
    v105 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v106 = (~((12.0 <= passes) | (probes | v105))) & (v104 < 1.0)
    v107 = probes | v106
    v108 = v47 * v67
    v109 = prepared[35] * trial
    v110 = (prepared[4] * np.abs(v109)) <= 2.7
    v111 = np.where(v34, REAL(0.0), -(1.0 / np.where(v46 & (~v110), v109 - prepared[33], REAL(1.0)))) < 0.0
    v112 = 0.0 < np.where(v110, REAL(0.0), np.where(v111 | (np.where(v44, REAL(0.0), prepared[34]) < 0.0), REAL(1.0), REAL(0.0)))
    v113 = v112 | (((trial * v108) < (-2.0)) & ((np.abs(qd[1]) + v108) < 0.0))
    v114 = ~(v107 | v113)
    v115 = ((v47 * v68) < 0.0) & v114
    v116 = v114 & ((v50 * v70) < 0.0)
    v117 = v50 * v42
    v118 = 40.0 + (v50 * v41)
    v119 = 120.0 * v50
    v120 = (v118 - (v57[0] * v117)) + (v56 * v119)
    v121 = 65.0 * v50
    v122 = np.where(v34, REAL(0.0), v121 + ((745.0 * v56) + (np.where(0.0 < v120, REAL(1.9), REAL(-1.25)) * (v50 * v120))))
    v123 = 0.0096 * v47
    v124 = np.where(v44, REAL(0.0), v123 * np.abs((v39 * v57[0]) - v37))
    v125 = _max(np.abs(v57[1]), _max(_max(np.abs(v122), np.abs(v124)), np.abs(v57[0])))
    v126 = _max(np.abs(v57[0] - v122), np.abs(v57[1] - v124))
    v127 = (v118 - (v54[0] * v117)) + (v53 * v119)
    v128 = np.where(v34, REAL(0.0), v121 + ((745.0 * v53) + (np.where(0.0 < v127, REAL(1.9), REAL(-1.25)) * (v50 * v127))))
    v129 = np.where(v44, REAL(0.0), v123 * np.abs((v39 * v54[0]) - v37))
    v130 = _max(np.abs(v54[1]), _max(np.abs(v54[0]), _max(np.abs(v129), np.abs(v128))))
    v131 = _max(np.abs(v54[1] - v129), np.abs(v54[0] - v128))
    v132 = (v118 - (v51[0] * v117)) + (v49 * v119)
    v133 = np.where(v34, REAL(0.0), v121 + ((745.0 * v49) + (np.where(0.0 < v132, REAL(1.9), REAL(-1.25)) * (v50 * v132))))
    v134 = np.where(v44, REAL(0.0), np.abs((v39 * v51[0]) - v37) * v123)
    v135 = _max(_max(np.abs(v51[0]), _max(np.abs(v133), np.abs(v134))), np.abs(v51[1]))
    v136 = _max(np.abs(v51[0] - v133), np.abs(v51[1] - v134))
    v137 = (v136 <= (v135 * np.where(v135 < (1.0000000009313226 * v135), REAL(1e-11), REAL(1e-05)))) & v51[3]
    v138 = v137 & ((v131 <= (v130 * np.where(v130 < (1.0000000009313226 * v130), REAL(1e-11), REAL(1e-05)))) & v54[3])
    v139 = v138 & ((v126 <= (v125 * np.where(v125 < (1.0000000009313226 * v125), REAL(1e-11), REAL(1e-05)))) & v57[3])
    v140 = _interpolated_again(prepared, (prepared[1], prepared[0], v2, tau[1], v6, v32, tau[0], prepared[12], prepared[4], prepared[5], q[0], q[1], qd[0], qd[1], trial, past, v33[15], v33[16], v71, v69, v66, v64), (v1, v15, v139, v116, v115), (forced[0], forced[1], v33[2], v33[3]))
    v141 = v115 | v116
    v142 = np.where(v141, v140[2], v66)
    v143 = np.where(v141, v140[5], v33[2])
    v144 = crossing[0] | (v46 & (v74 < 0.0))
    v145 = ~v107
    v146 = crossing[1] | (v45 & (v91 < 0.0))
    v147 = v145 & (v144 | v146)
    v148 = np.where(v141, v140[3], v64)
    v149 = np.where(v141, v140[6], v33[3])
    v150 = v83 & (v90 <= v104)
    v151 = v97 & (v103 <= v104)
    v152 = np.where(v107, past, np.where(v105, trial + past, dt))
    v153 = np.where(probes, whole, trial)
    v154 = np.where(v107, v104 * v153, dt - v152)
    v155 = np.where(v33[8] | v33[7], np.where(v33[12], REAL(4.0), np.where(v33[11] & (~v33[6]), np.where(v33[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v33[10], REAL(5.0), REAL(2.0)))
    v156 = (np.abs(tau[1]) + (np.abs(v33[13]) + (np.abs(v2) + np.abs(v33[14])))) < 1e+38
    v157 = np.where(v156, np.where(v33[19], v155, REAL(5.0)), REAL(6.0))
    v158 = 2.0 == v157
    v159 = np.where(v113, REAL(7.0), np.where(np.where(v141, v140[4], v139) | v158, REAL(0.0), REAL(5.0)))
    v160 = np.where((1.0 == v159) | ((1.0 == v157) | (1.0 == worst)), REAL(1.0), REAL(0.0))
    v161 = np.where((3.0 == v159) | ((3.0 == worst) | (3.0 == v157)), REAL(3.0), v160)
    v162 = np.where((4.0 == v159) | ((4.0 == worst) | (4.0 == v157)), REAL(4.0), v161)
    v163 = (5.0 == v159) | ((5.0 == worst) | (5.0 == v157))
    v164 = np.where(v163, REAL(5.0), np.where((v158 | (2.0 == worst)) | (2.0 == v159), REAL(2.0), v162))
    v165 = np.where(((7.0 == worst) | (7.0 == v157)) | (7.0 == v159), REAL(7.0), v164)
    return (
        np.where(v107, q[0], np.where(v141, v140[0], v71)),
        np.where(v107, q[1], np.where(v141, v140[1], v69)),
        np.where(v107, qd[0], np.where(v147, np.where(v144 | (np.int8(0) == v143), REAL(0.0), v142), v142)),
        np.where(v107, qd[1], np.where(v147, np.where(v146 | (np.int8(0) == v149), REAL(0.0), v148), v148)),
        v143,
        v149,
        probes & (v46 & v150),
        probes & (v45 & v151),
        np.where(v107, forced[0], np.where(v105, heading[0], np.int8(0))),
        np.where(v107, forced[1], np.where(v105, heading[1], np.int8(0))),
        np.where(probes, np.where(v34 & v150, np.where(v73, v72[4], np.int8(0)), np.int8(0)), np.int8(0)),
        np.where(probes, np.where(v44 & v151, np.where(v73, v72[5], np.int8(0)), np.int8(0)), np.int8(0)),
        v106,
        v74,
        v91,
        v152,
        np.where(v107, v153, v154),
        v154,
        1.0 + passes,
        np.where(((6.0 == v157) | (6.0 == worst)) | (6.0 == v159), REAL(6.0), v165),
        v113 | (v145 & (v154 <= 0.0)),
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

    Operations: at most 1365148 add, 1440306 mul, 67984 div, 42 sqrt, 0 sincos, 3135289 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 46), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
