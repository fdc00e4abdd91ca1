# cart_double_pendulum, emitted by symgen 0.2.0
"""Double pendulum on a cart; only the cart is driven, the rods hang down at zero

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
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
    lanes, parameters = _taken(("parameters", parameters, REAL, 7))
    with np.errstate(all="ignore"):
        v0 = 0.5 * parameters[5]
        v1 = v0 * parameters[3]
        v2 = ((parameters[3] * (parameters[5] * parameters[5])) / 12.0) + (2.0 * (v0 * (0.5 * v1)))
        v3 = 1.0 / v2
        v4 = 0.5 * parameters[4]
        v5 = v4 * parameters[2]
        v6 = parameters[3] * parameters[4]
        v7 = v5 + v6
        v8 = v1 * parameters[4]
        v9 = (2.0 * (v4 * (0.5 * v5))) + ((parameters[2] * (parameters[4] * parameters[4])) / 12.0)
        v10 = v9 + (2.0 * (parameters[4] * (0.5 * v6)))
        v11 = v1 * (2.0 * parameters[4])
        v12 = (parameters[5] * (parameters[5] * parameters[3])) / 12.0
        v13 = 0.5 * parameters[2]
        v14 = 0.5 * parameters[3]
        v15 = (parameters[4] * (parameters[4] * (0.125 * parameters[2]))) + (0.5 * ((parameters[4] * (parameters[4] * parameters[2])) / 12.0))
        v16 = 0.5 * v12
        v17 = parameters[5] * (parameters[5] * (0.125 * parameters[3]))
        v18 = parameters[5] * v14
        values = (
            v2 + v10,
            2.0 * v8,
            (parameters[3] + parameters[2]) + parameters[1],
            v2,
            v8,
            v7,
            v1,
            parameters[6],
            parameters[0] * v7,
            v1 * parameters[0],
            parameters[4],
            parameters[0],
            v10,
            v1 * v3,
            v3,
            (v13 + (0.5 * parameters[1])) + v14,
            ((v15 + (parameters[3] * (parameters[4] * v4))) + v16) + v17,
            parameters[5] * (parameters[3] * v4),
            v12 + (parameters[5] * (parameters[5] * (0.25 * parameters[3]))),
            v16 + v17,
            v6 + (parameters[4] * v13),
            v18,
            parameters[5],
            parameters[5] * (parameters[4] * v14),
            parameters[3],
            parameters[2],
            v5,
            v9,
            parameters[1],
            parameters[0] * parameters[1],
            2.0 * v7,
            v11,
            v3 * parameters[6],
            v3 * v11,
            (parameters[0] * v5) + (parameters[0] * v6),
            parameters[0] * v18,
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
    "parameters.g: must be finite and at most 1e+50 in magnitude",
    "parameters.m0: must be finite and at most 1e+50 in magnitude",
    "parameters.m1: must be finite and at most 1e+50 in magnitude",
    "parameters.m2: must be finite and at most 1e+50 in magnitude",
    "parameters.L1: must be finite and at most 1e+50 in magnitude",
    "parameters.L2: must be finite and at most 1e+50 in magnitude",
    "parameters.c1: must be finite and at most 1e+50 in magnitude",
    "joints.upper.com[0]: must have a value, finite and at most 1e+50 in magnitude",
    "joints.upper.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
    "joints.lower.com[0]: must have a value, finite and at most 1e+50 in magnitude",
    "joints.lower.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
    "joints.cart.mass: must be at least 0",
    "joints.upper.mass: must be at least 0",
    "joints.upper.inertia: must be positive semidefinite",
    "joints.upper.damping: must be at least 0",
    "joints.lower.mass: must be at least 0",
    "joints.lower.inertia: must be positive semidefinite",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 7))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        v0 = parameters[4] / 2.0
        v1 = (parameters[2] * (parameters[4] * parameters[4])) / 12.0
        v2 = np.abs(v1)
        v3 = parameters[5] / 2.0
        v4 = (parameters[3] * (parameters[5] * parameters[5])) / 12.0
        v5 = np.abs(v4)
        v6 = (-1e-09) <= (v1 / np.where(0.0 < v2, v2, REAL(1.0)))
        v7 = (-1e-09) <= (v4 / np.where(0.0 < v5, v5, REAL(1.0)))
        return (
            np.abs(parameters[0]) <= 1e+50,
            np.abs(parameters[1]) <= 1e+50,
            np.abs(parameters[2]) <= 1e+50,
            np.abs(parameters[3]) <= 1e+50,
            np.abs(parameters[4]) <= 1e+50,
            np.abs(parameters[5]) <= 1e+50,
            np.abs(parameters[6]) <= 1e+50,
            np.abs(v0) <= 1e+50,
            v2 <= 1e+50,
            np.abs(v3) <= 1e+50,
            v5 <= 1e+50,
            0.0 <= parameters[1],
            0.0 <= parameters[2],
            v6 | (v2 <= ((parameters[2] * (v0 * v0)) * 1e-14)),
            0.0 <= parameters[6],
            0.0 <= parameters[3],
            v7 | (v5 <= (1e-14 * (parameters[3] * (v3 * v3)))),
        )


def _mass_matrix(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[6] * ((v3 * v1) - (v2 * v0))
    v5 = (prepared[5] * v3) + v4
    v6 = prepared[3] + (prepared[4] * v1)
    return (
        prepared[2],
        v5,
        v4,
        v5,
        prepared[0] + (prepared[1] * v1),
        v6,
        v4,
        v6,
        prepared[3],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      M[3][3]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (v0 * v3) + (v2 * v1)
    v5 = qd[2] + qd[1]
    v6 = v5 * v5
    v7 = qd[1] * qd[1]
    v8 = prepared[4] * v2
    v9 = (v7 * v8) + (prepared[9] * v4)
    return (
        -(((prepared[5] * v7) * v0) + ((prepared[6] * v6) * v4)),
        v9 + (((prepared[7] * qd[1]) + (prepared[8] * v0)) - (v6 * v8)),
        (qd[2] * prepared[7]) + v9,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      h[3]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 8 add, 15 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _gravity(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.sin(q[1] + q[2])
    v2 = prepared[9] * v1
    return (
        REAL(0.0),
        (prepared[8] * v0) + v2,
        v2,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      g[3]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[4] * v2
    v5 = qd[2] + qd[1]
    v6 = (prepared[6] * v5) * ((v0 * v3) + (v2 * v1))
    return (
        REAL(0.0),
        -(v6 + ((qd[1] * prepared[5]) * v0)),
        -v6,
        REAL(0.0),
        -(qd[2] * v4),
        -(v5 * v4),
        REAL(0.0),
        qd[1] * v4,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      C[3][3]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 3 add, 10 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = qd[2] + qd[1]
    v5 = v4 * v4
    v6 = prepared[6] * v1
    v7 = prepared[6] * v0
    v8 = qdd[1] + qdd[2]
    v9 = qd[1] * qd[1]
    v10 = (prepared[2] * qdd[0]) - (v2 * (((v8 * v7) + (prepared[5] * v9)) + (v5 * v6)))
    v11 = (v8 * v6) - (v5 * v7)
    v12 = (prepared[11] * v2) + (qdd[0] * v3)
    v13 = (prepared[3] * v8) + (v7 * (((prepared[10] * v9) - (qdd[0] * v2)) + (prepared[11] * v3)))
    v14 = v13 + (v6 * (v12 + (prepared[10] * qdd[1])))
    return (
        (v3 * (v11 + (prepared[5] * qdd[1]))) + v10,
        v14 + ((((prepared[7] * qd[1]) + (prepared[12] * qdd[1])) + (prepared[5] * v12)) + (prepared[10] * v11)),
        (qd[2] * prepared[7]) + v14,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[3]  joint torques and forces, N m or N: cart, upper, lower

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 19 add, 27 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:3], REAL, (3,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = qd[1] * qd[1]
    v6 = qd[2] + qd[1]
    v7 = v6 * v6
    v8 = prepared[6] * v4
    v9 = prepared[13] * v4
    v10 = prepared[6] * v3
    v11 = prepared[10] * ((v2 * v8) + (v1 * v10))
    v12 = prepared[3] + v11
    v13 = prepared[14] * v12
    v14 = 1.0 - v13
    v15 = (prepared[5] * v2) + (v8 * v14)
    v16 = 1.0 / ((prepared[12] + v11) + (v12 * v14))
    v17 = v15 * v16
    v18 = prepared[10] * ((v2 * v10) - (v1 * v8))
    v19 = (prepared[11] * v10) + (v5 * v18)
    v20 = ((qd[2] * prepared[7]) - tau[2]) + v19
    v21 = v19 + ((((prepared[7] * qd[1]) - tau[1]) + (prepared[8] * v1)) - (v7 * v18))
    v22 = v21 - (v13 * v20)
    v23 = ((((prepared[5] * v5) * v1) + tau[0]) + (v7 * v10)) + (v9 * v20)
    v24 = (v23 + (v22 * v17)) * (1.0 / (((v8 * v9) - prepared[2]) + (v15 * v17)))
    v25 = (v22 * v16) - (v17 * v24)
    return (
        -v24,
        -v25,
        ((v9 * v24) - (prepared[14] * v20)) + (v13 * v25),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
              lower

    Gives
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 26 add, 36 mul, 2 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:3], REAL, (3,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = qd[2] + qd[1]
    v5 = qd[0] * ((qd[0] * prepared[15]) - ((prepared[21] * v4) * ((v0 * v2) - (v1 * v3))))
    v6 = qd[1] * ((((qd[0] * prepared[20]) * v1) + (qd[1] * prepared[16])) + ((prepared[17] * v4) * v3))
    return (
        v5 + ((qd[2] * ((qd[1] * prepared[18]) + (qd[2] * prepared[19]))) + v6),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[3]   joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 8 add, 15 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    return (
        (prepared[9] * ((v0 * v2) - (v1 * v3))) - (prepared[8] * v1),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[10] + (prepared[22] * v3)
    v5 = prepared[22] * v2
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

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (v0 * v3) + (v2 * v1)
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

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[22] * ((v1 * v3) - (v0 * v2))
    v5 = prepared[22] * ((v0 * v3) + (v2 * v1))
    return (
        REAL(1.0),
        v4 + (prepared[10] * v1),
        v4,
        REAL(0.0),
        v5 + (prepared[10] * v0),
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:18], REAL, (6, 3), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[22] * ((v1 * v3) - (v0 * v2))
    v5 = v4 + (prepared[10] * v1)
    v6 = prepared[22] * ((v0 * v3) + (v2 * v1))
    v7 = v6 + (prepared[10] * v0)
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
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

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:36], REAL, (3, 3, 3), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[21] * ((v0 * v3) + (v2 * v1))
    v5 = prepared[23] * v2
    v6 = -v4
    v7 = -v5
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v4 + (prepared[20] * v0)),
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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 2 add, 5 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:27], REAL, (3, 3, 3), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (prepared[11] * v0) + (qdd[0] * v1)
    v5 = v4 + (prepared[10] * qdd[1])
    v6 = (qdd[0] * v0) - (prepared[11] * v1)
    v7 = qd[1] * qd[1]
    v8 = (prepared[10] * v7) - v6
    v9 = qd[2] + qd[1]
    v10 = (v9 * (prepared[6] * v9)) + (prepared[24] * ((v3 * v8) - (v2 * v5)))
    v11 = (v3 * v5) + (v2 * v8)
    v12 = qdd[1] + qdd[2]
    v13 = (prepared[24] * v11) + (prepared[6] * v12)
    v14 = (v3 * v13) - (v2 * v10)
    v15 = v14 + ((prepared[26] * qdd[1]) + (prepared[25] * v4))
    v16 = ((v3 * v10) + ((prepared[26] * v7) - (prepared[25] * v6))) + (v2 * v13)
    v17 = (prepared[3] * v12) + (prepared[6] * v11)
    v18 = (v17 + ((prepared[27] * qdd[1]) + (prepared[26] * v4))) + (prepared[10] * v14)
    return (
        ((prepared[28] * qdd[0]) - (v0 * v16)) + (v1 * v15),
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
        -v10,
        v13,
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 24 add, 34 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:18], REAL, (3, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[6] * v0
    v5 = prepared[6] * v1
    v6 = (v3 * v5) - (v2 * v4)
    v7 = qd[2] + qd[1]
    v8 = v7 * v7
    v9 = (v3 * v4) + (v2 * v5)
    v10 = qdd[1] + qdd[2]
    v11 = (v10 * v9) + (v8 * v6)
    v12 = prepared[5] * v3
    v13 = qd[1] * qd[1]
    v14 = prepared[5] * v2
    v15 = (qdd[0] * v9) - (prepared[11] * v6)
    v16 = v15 + (prepared[4] * ((qdd[1] * v0) - (v13 * v1)))
    v17 = (2.0 * v7) * v9
    v18 = prepared[31] * v0
    v19 = v7 * v18
    v20 = qd[1] * v18
    v21 = v12 + v6
    v22 = prepared[3] + (prepared[4] * v1)
    return (
        REAL(0.0),
        -(((v13 * v12) + (qdd[1] * v14)) + v11),
        -v11,
        REAL(0.0),
        ((prepared[8] * v3) - (qdd[0] * v14)) - v15,
        -(v16 + (prepared[10] * ((v10 * v4) + (v8 * v5)))),
        REAL(0.0),
        -v15,
        -v16,
        REAL(0.0),
        -(((qd[1] * prepared[30]) * v2) + v17),
        -v17,
        REAL(0.0),
        (prepared[7] + v20) - v19,
        -v19,
        REAL(0.0),
        v20,
        prepared[7],
        prepared[2],
        v21,
        v6,
        v21,
        prepared[0] + (prepared[1] * v1),
        v22,
        v6,
        v22,
        prepared[3],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      qdd[3]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[3][3]    d tau/dq; row by row
      by_qd[3][3]   d tau/dqd; row by row
      by_qdd[3][3]  d tau/dqdd, the inertia matrix; row by row

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 20 add, 33 mul, 0 div, 0 sqrt, 2 sincos, 8 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:9], REAL, (3, 3), lanes), _pack(values[9:18], REAL, (3, 3), lanes), _pack(values[18:27], REAL, (3, 3), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[6] * ((v2 * v0) - (v3 * v1))
    v5 = prepared[14] * v4
    v6 = prepared[4] * v1
    v7 = prepared[3] + v6
    v8 = prepared[14] * v7
    v9 = 1.0 - v8
    v10 = prepared[5] * v3
    v11 = v10 - (v4 * v9)
    v12 = 1.0 / ((prepared[0] + (prepared[1] * v1)) - (v7 * v8))
    v13 = v11 * v12
    v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - prepared[2]))
    v15 = v13 * v14
    v16 = qd[2] + qd[1]
    v17 = v16 * v16
    v18 = prepared[4] * v0
    v19 = prepared[6] * ((v2 * v1) + (v0 * v3))
    v20 = qd[1] * qd[1]
    v21 = (prepared[11] * v19) + (v20 * v18)
    v22 = v21 + ((((prepared[7] * qd[1]) - tau[1]) + (prepared[8] * v2)) - (v17 * v18))
    v23 = v21 + ((qd[2] * prepared[7]) - tau[2])
    v24 = v22 - (v8 * v23)
    v25 = prepared[5] * v2
    v26 = (((tau[0] + (v20 * v25)) + (v17 * v19)) - (v5 * v23)) + (v24 * v13)
    v27 = (v26 * v15) - (v24 * v12)
    v28 = v26 * v14
    v29 = ((v5 * v28) + (prepared[14] * v23)) - (v9 * v27)
    v30 = (v17 * v4) + (v19 * v29)
    v31 = (prepared[8] * v3) + (v25 * v28)
    v32 = (prepared[11] * v4) - (v19 * v28)
    v33 = v5 + (v8 * v13)
    v34 = v13 - v33
    v35 = ((((v20 * v10) + (v25 * v27)) + (v13 * v31)) - (v34 * v32)) - v30
    v36 = v14 * v35
    v37 = ((v20 * v6) - (v18 * v27)) - v32
    v38 = (v18 * v29) - (v17 * v6)
    v39 = (v15 * v38) + (v14 * ((v34 * v37) - v30))
    v40 = qd[1] * v0
    v41 = (prepared[31] * v16) * v0
    v42 = (prepared[7] - v41) + ((prepared[31] * v40) * v9)
    v43 = prepared[33] * v40
    v44 = (2.0 * v16) * v19
    v45 = (v44 + (((qd[1] * prepared[30]) * v2) - (v43 * v4))) + (v42 * v13)
    v46 = v41 + (prepared[32] * v7)
    v47 = (v46 * v15) + (((prepared[32] * v4) - v44) * v14)
    v48 = v9 * v12
    v49 = ((v48 * v32) - (v12 * v31)) + (v15 * v35)
    v50 = ((v48 * v37) + (v12 * v38)) - (v13 * v39)
    v51 = v42 * v12
    v52 = v46 * v12
    v53 = v33 * v14
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
        -v36,
        -v39,
        REAL(0.0),
        -(v45 * v14),
        v47,
        REAL(0.0),
        v49,
        -v50,
        REAL(0.0),
        (v45 * v15) - v51,
        v52 - (v13 * v47),
        REAL(0.0),
        ((prepared[14] * v32) - (v8 * v49)) - (v5 * v36),
        (v8 * v50) - ((prepared[14] * v37) + (v5 * v39)),
        REAL(0.0),
        ((v8 * v51) - v43) - (v45 * v53),
        (v33 * v47) - (prepared[32] + (v8 * v52)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v14,
        v15,
        -v53,
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
              lower

    Gives
      A[6][6]  state matrix, state (q, qd); row by row
      B[6][1]  input matrix, one column per actuated joint: cart; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 61 add, 96 mul, 2 div, 0 sqrt, 2 sincos, 6 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:42], REAL, (6, 1), lanes)


def _linearize_stage(prepared, q, qd, tau):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = prepared[6] * ((v2 * v0) - (v3 * v1))
    v5 = prepared[14] * v4
    v6 = prepared[4] * v1
    v7 = prepared[3] + v6
    v8 = prepared[14] * v7
    v9 = 1.0 - v8
    v10 = prepared[5] * v3
    v11 = v10 - (v4 * v9)
    v12 = 1.0 / ((prepared[0] + (prepared[1] * v1)) - (v7 * v8))
    v13 = v11 * v12
    v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - prepared[2]))
    v15 = qd[2] + qd[1]
    v16 = v15 * v15
    v17 = prepared[4] * v0
    v18 = prepared[6] * ((v2 * v1) + (v0 * v3))
    v19 = qd[1] * qd[1]
    v20 = (prepared[11] * v18) + (v19 * v17)
    v21 = v20 + ((((prepared[7] * qd[1]) - tau[1]) + (prepared[8] * v2)) - (v16 * v17))
    v22 = v20 + ((qd[2] * prepared[7]) - tau[2])
    v23 = v21 - (v8 * v22)
    v24 = prepared[5] * v2
    v25 = (((tau[0] + (v19 * v24)) + (v16 * v18)) - (v5 * v22)) + (v23 * v13)
    v26 = v25 * v14
    v27 = v13 * v14
    v28 = (v25 * v27) - (v23 * v12)
    v29 = (prepared[14] * v22) + (v5 * v26)
    v30 = (v9 * v28) - v29
    v31 = (v16 * v4) - (v18 * v30)
    v32 = (prepared[11] * v4) - (v18 * v26)
    v33 = v5 + (v8 * v13)
    v34 = v13 - v33
    v35 = (prepared[8] * v3) + (v24 * v26)
    v36 = ((((v13 * v35) + (v19 * v10)) - (v34 * v32)) + (v24 * v28)) - v31
    v37 = v14 * v36
    v38 = ((v19 * v6) - (v17 * v28)) - v32
    v39 = (v17 * v30) + (v16 * v6)
    v40 = (v27 * v39) - (v14 * ((v34 * v38) - v31))
    v41 = qd[1] * v0
    v42 = (prepared[31] * v15) * v0
    v43 = (prepared[7] - v42) + ((prepared[31] * v41) * v9)
    v44 = prepared[33] * v41
    v45 = (2.0 * v15) * v18
    v46 = (v45 + (((qd[1] * prepared[30]) * v2) - (v44 * v4))) + (v43 * v13)
    v47 = v42 + (prepared[32] * v7)
    v48 = (v47 * v27) + (((prepared[32] * v4) - v45) * v14)
    v49 = v9 * v12
    v50 = (v27 * v36) + ((v49 * v32) - (v12 * v35))
    v51 = (v13 * v40) + ((v49 * v38) - (v12 * v39))
    v52 = v43 * v12
    v53 = v47 * v12
    v54 = v33 * v14
    return (
        -v26,
        v28,
        -(v29 + (v8 * v28)),
        REAL(0.0),
        -v37,
        v40,
        REAL(0.0),
        -(v46 * v14),
        v48,
        REAL(0.0),
        v50,
        -v51,
        REAL(0.0),
        (v46 * v27) - v52,
        v53 - (v13 * v48),
        REAL(0.0),
        ((prepared[14] * v32) - (v8 * v50)) - (v5 * v37),
        (v8 * v51) + ((v5 * v40) - (prepared[14] * v38)),
        REAL(0.0),
        ((v8 * v52) - v44) - (v46 * v54),
        (v33 * v48) - (prepared[32] + (v8 * v53)),
        -v14,
        v27,
        -v54,
    )


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = _linearize_stage(prepared, (q[0], q[1], q[2]), (qd[0], qd[1], qd[2]), (tau[0], tau[1], tau[2]))
    v1 = 0.5 * dt
    v2 = q[2] + (qd[2] * v1)
    v3 = q[1] + (qd[1] * v1)
    v4 = q[0] + (qd[0] * v1)
    v5 = _linearize_stage(prepared, (v4, v3, v2), (qd[0] + (v0[0] * v1), qd[1] + (v0[1] * v1), qd[2] + (v0[2] * v1)), (tau[0], tau[1], tau[2]))
    v6 = v1 * v1
    v7 = _linearize_stage(prepared, (v4 + (v0[0] * v6), v3 + (v0[1] * v6), v2 + (v0[2] * v6)), (qd[0] + (v1 * v5[0]), qd[1] + (v1 * v5[1]), qd[2] + (v1 * v5[2])), (tau[0], tau[1], tau[2]))
    v8 = v5[0] + v7[0]
    v9 = 0.16666666666666666 * dt
    v10 = dt * v9
    v11 = q[0] + (qd[0] * dt)
    v12 = v5[1] + v7[1]
    v13 = q[1] + (qd[1] * dt)
    v14 = v5[2] + v7[2]
    v15 = q[2] + (qd[2] * dt)
    v16 = dt * v1
    v17 = _linearize_stage(prepared, (v11 + (v5[0] * v16), v13 + (v5[1] * v16), v15 + (v5[2] * v16)), (qd[0] + (dt * v7[0]), qd[1] + (dt * v7[1]), qd[2] + (dt * v7[2])), (tau[0], tau[1], tau[2]))
    v18 = (v1 * v5[8]) + (v6 * v7[5])
    v19 = v5[4] + v7[4]
    v20 = (v1 * v5[7]) + (v6 * v7[4])
    v21 = v1 * v7[8]
    v22 = v1 * v5[20]
    v23 = v1 * v5[19]
    v24 = (v5[16] + (v0[16] * v22)) + (v0[10] * v23)
    v25 = v1 * v7[7]
    v26 = v1 * v5[14]
    v27 = v1 * v5[13]
    v28 = (v5[10] + (v0[16] * v26)) + (v0[10] * v27)
    v29 = ((v21 * v24) + ((v19 + (v0[16] * v18)) + (v0[10] * v20))) + (v25 * v28)
    v30 = v7[5] + v5[5]
    v31 = (v5[17] + (v0[17] * v22)) + (v0[11] * v23)
    v32 = (v5[11] + (v0[17] * v26)) + (v0[11] * v27)
    v33 = ((((v0[17] * v18) + v30) + (v0[11] * v20)) + (v21 * v31)) + (v25 * v32)
    v34 = (((v5[7] + v7[7]) + (v1 * v19)) + (v0[19] * v18)) + (v0[13] * v20)
    v35 = ((v5[19] + (v1 * v5[16])) + (v0[19] * v22)) + (v0[13] * v23)
    v36 = ((v5[13] + (v1 * v5[10])) + (v0[19] * v26)) + (v0[13] * v27)
    v37 = (v34 + (v21 * v35)) + (v25 * v36)
    v38 = (((v5[8] + v7[8]) + (v1 * v30)) + (v0[20] * v18)) + (v0[14] * v20)
    v39 = ((v5[20] + (v1 * v5[17])) + (v0[20] * v22)) + (v0[14] * v23)
    v40 = ((v5[14] + (v1 * v5[11])) + (v0[20] * v26)) + (v0[14] * v27)
    v41 = (v38 + (v21 * v39)) + (v25 * v40)
    v42 = v6 * v7[11]
    v43 = v6 * v7[10]
    v44 = v1 * v7[14]
    v45 = v1 * v7[13]
    v46 = (((v7[10] + (v0[16] * v42)) + (v0[10] * v43)) + (v44 * v24)) + (v45 * v28)
    v47 = (((v7[11] + (v0[17] * v42)) + (v0[11] * v43)) + (v44 * v31)) + (v45 * v32)
    v48 = (((v7[13] + (v1 * v7[10])) + (v0[19] * v42)) + (v0[13] * v43)) + (v44 * v35)
    v49 = v48 + (v45 * v36)
    v50 = (((v7[14] + (v1 * v7[11])) + (v0[20] * v42)) + (v0[14] * v43)) + (v44 * v39)
    v51 = v50 + (v45 * v40)
    v52 = v6 * v7[17]
    v53 = v6 * v7[16]
    v54 = v1 * v7[20]
    v55 = v1 * v7[19]
    v56 = (((v7[16] + (v0[16] * v52)) + (v0[10] * v53)) + (v54 * v24)) + (v55 * v28)
    v57 = (((v7[17] + (v0[17] * v52)) + (v0[11] * v53)) + (v54 * v31)) + (v55 * v32)
    v58 = (((v7[19] + (v1 * v7[16])) + (v0[19] * v52)) + (v0[13] * v53)) + (v54 * v35)
    v59 = v58 + (v55 * v36)
    v60 = (((v7[20] + (v1 * v7[17])) + (v0[20] * v52)) + (v0[14] * v53)) + (v54 * v39)
    v61 = v60 + (v55 * v40)
    v62 = v16 * v17[5]
    v63 = v16 * v17[4]
    v64 = (((v17[4] + v0[4]) + (v24 * v62)) + (v28 * v63)) + (2.0 * v29)
    v65 = dt * v17[7]
    v66 = dt * v17[8]
    v67 = (((v17[5] + v0[5]) + (v31 * v62)) + (v32 * v63)) + (2.0 * v33)
    v68 = (v17[7] + (v35 * v62)) + ((v0[7] + (dt * v17[4])) + (v36 * v63))
    v69 = (v17[8] + (v39 * v62)) + ((v0[8] + (dt * v17[5])) + (v40 * v63))
    v70 = v16 * v17[11]
    v71 = 2.0 + (v16 * v17[10])
    v72 = 2.0 + (dt * v17[13])
    v73 = (((v17[10] + v0[10]) + (v24 * v70)) + (v28 * v71)) + (v72 * v46)
    v74 = dt * v17[14]
    v75 = (((v17[11] + v0[11]) + (v31 * v70)) + (v32 * v71)) + (v72 * v47)
    v76 = (v17[13] + (v35 * v70)) + ((v0[13] + (dt * v17[10])) + (v36 * v71))
    v77 = (v17[14] + (v39 * v70)) + ((v0[14] + (dt * v17[11])) + (v40 * v71))
    v78 = 2.0 + (v16 * v17[17])
    v79 = v16 * v17[16]
    v80 = dt * v17[19]
    v81 = (((v17[16] + v0[16]) + (v24 * v78)) + (v28 * v79)) + (v80 * v46)
    v82 = 2.0 + (dt * v17[20])
    v83 = (((v17[17] + v0[17]) + (v31 * v78)) + (v32 * v79)) + (v80 * v47)
    v84 = (v17[19] + (v35 * v78)) + ((v0[19] + (dt * v17[16])) + (v36 * v79))
    v85 = (v17[20] + (v39 * v78)) + ((v0[20] + (dt * v17[17])) + (v40 * v79))
    v86 = (v5[23] + (v0[23] * v22)) + (v0[22] * v23)
    v87 = (((v5[21] + v7[21]) + (v0[23] * v18)) + (v0[22] * v20)) + (v21 * v86)
    v88 = (v5[22] + (v0[23] * v26)) + (v0[22] * v27)
    v89 = v87 + (v25 * v88)
    v90 = (((v7[22] + (v0[23] * v42)) + (v0[22] * v43)) + (v44 * v86)) + (v45 * v88)
    v91 = (((v7[23] + (v0[23] * v52)) + (v0[22] * v53)) + (v54 * v86)) + (v55 * v88)
    v92 = (((v17[21] + v0[21]) + (v62 * v86)) + (v63 * v88)) + (2.0 * v89)
    v93 = (((v17[22] + v0[22]) + (v70 * v86)) + (v71 * v88)) + (v74 * v91)
    v94 = (((v17[23] + v0[23]) + (v79 * v88)) + (v78 * v86)) + (v80 * v90)
    return (
        v11 + (v10 * (v0[0] + v8)),
        v13 + (v10 * (v0[1] + v12)),
        v15 + (v10 * (v0[2] + v14)),
        qd[0] + (v9 * ((v0[0] + (2.0 * v8)) + v17[0])),
        qd[1] + (v9 * ((v0[1] + (2.0 * v12)) + v17[1])),
        qd[2] + (v9 * ((v0[2] + (2.0 * v14)) + v17[2])),
        REAL(1.0),
        v10 * (v0[4] + v29),
        v10 * (v0[5] + v33),
        dt,
        v10 * (v0[7] + v37),
        v10 * (v0[8] + v41),
        REAL(0.0),
        1.0 + (v10 * (v46 + (v0[10] + v28))),
        v10 * (v47 + (v0[11] + v32)),
        REAL(0.0),
        dt + (v10 * (v49 + (v0[13] + v36))),
        v10 * (v51 + (v0[14] + v40)),
        REAL(0.0),
        v10 * (v56 + (v0[16] + v24)),
        1.0 + (v10 * (v57 + (v0[17] + v31))),
        REAL(0.0),
        v10 * (v59 + (v0[19] + v35)),
        dt + (v10 * (v61 + (v0[20] + v39))),
        REAL(0.0),
        v9 * ((v64 + (v65 * v46)) + (v66 * v56)),
        v9 * ((v67 + (v65 * v47)) + (v66 * v57)),
        REAL(1.0),
        v9 * (((v68 + (v65 * v49)) + (v66 * v59)) + (2.0 * v37)),
        v9 * (((v69 + (v65 * v51)) + (v66 * v61)) + (2.0 * v41)),
        REAL(0.0),
        v9 * (v73 + (v74 * v56)),
        v9 * (v75 + (v74 * v57)),
        REAL(0.0),
        1.0 + (v9 * ((v76 + (v72 * v49)) + (v74 * v59))),
        v9 * ((v77 + (v72 * v51)) + (v74 * v61)),
        REAL(0.0),
        v9 * (v81 + (v82 * v56)),
        v9 * (v83 + (v82 * v57)),
        REAL(0.0),
        v9 * ((v84 + (v80 * v49)) + (v82 * v59)),
        1.0 + (v9 * ((v85 + (v80 * v51)) + (v82 * v61))),
        v10 * (v0[21] + v89),
        v10 * (v90 + (v0[22] + v88)),
        v10 * (v91 + (v0[23] + v86)),
        v9 * ((v92 + (v65 * v90)) + (v66 * v91)),
        v9 * (v93 + (v72 * v90)),
        v9 * (v94 + (v82 * v91)),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[3]    joint coordinates in the chain's order, rad or m: cart, upper, lower
      qd[3]   joint rates, rad/s or m/s
      tau[3]  joint torques and forces, zero at joints without an actuator (upper, lower), N m or N: cart, upper,
              lower
      dt      step, s

    Gives
      q_next[3]   joint coordinates in the chain's order, rad or m
      qd_next[3]  joint rates, rad/s or m/s
      A[6][6]     d(q_next, qd_next)/d(q, qd); row by row
      B[6][1]     d(q_next, qd_next)/d tau, one column per actuated joint: cart; row by row

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 505 add, 644 mul, 8 div, 0 sqrt, 8 sincos, 28 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("tau", tau, REAL, 3), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:3], REAL, (3,), lanes), _pack(values[3:6], REAL, (3,), lanes), _pack(values[6:42], REAL, (6, 6), lanes), _pack(values[42:48], REAL, (6, 1), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = (qdd[0] * v0) - (prepared[11] * v1)
    v5 = (prepared[11] * v0) + (qdd[0] * v1)
    v6 = qd[1] * qd[1]
    v7 = v5 + (prepared[10] * qdd[1])
    v8 = (prepared[10] * v6) - v4
    v9 = (v3 * v8) - (v2 * v7)
    v10 = (v0 * v3) + (v2 * v1)
    v11 = (v3 * v7) + (v2 * v8)
    v12 = (v1 * v3) - (v0 * v2)
    v13 = qd[2] + qd[1]
    v14 = v13 * v13
    v15 = qdd[1] + qdd[2]
    v16 = prepared[10] * v2
    v17 = prepared[10] * v3
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
        (v12 * v11) - (v10 * v9),
        (v15 * v12) - (v14 * v10),
        -((v15 * v10) + (v14 * v12)),
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
        (v17 * v11) - (v16 * v9),
        v11 + ((v15 * v17) - (v14 * v16)),
        v9 - ((v14 * v17) + (v15 * v16)),
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
        v11,
        v9,
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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 21 add, 36 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3), ("qd", qd, REAL, 3), ("qdd", qdd, REAL, 3))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:90], REAL, (3, 30), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = prepared[35] * ((v1 * v3) - (v0 * v2))
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4 + (prepared[34] * v1),
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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[7],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[7],
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[3]  joint coordinates in the chain's order, rad or m: cart, upper, lower

    Gives
      D[3][3]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 36), ("q", q, REAL, 3))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)
