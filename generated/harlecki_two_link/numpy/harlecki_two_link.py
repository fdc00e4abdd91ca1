# harlecki_two_link, emitted by symgen 0.1.0
"""Two links on pins whose friction follows the pins' own load, Harlecki (1995)

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "mu",
    "mu_static",
)
DEFAULTS = (
    0.5,
    0.7,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 2))
    with np.errstate(all="ignore"):
        v0 = 0.08 * parameters[0]
        v1 = 0.1 * parameters[0]
        v2 = 0.1 * parameters[1]
        v3 = 0.08 * parameters[1]
        values = (
            v0,
            v1,
            v2,
            v3,
            _max(v0, v3),
            _max(v1, v2),
            0.5780346820809248 * v3,
            -v2,
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
    "parameters.mu: must be finite and at most 1e+50 in magnitude",
    "parameters.mu_static: must be finite and at most 1e+50 in magnitude",
    "joints.th1.friction.coefficient: must be at least 0",
    "joints.th1.friction.static_coefficient: must be at least 0",
    "joints.th1.friction.static_coefficient: must be at least 'coefficient': a joint at rest holds at least what it costs to slide",
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
            0.0 <= parameters[0],
            0.0 <= parameters[1],
            parameters[0] <= parameters[1],
        )


def _mass_matrix(prepared, q):
    v0 = np.cos(q[1])
    v1 = 1.7300000000000002 + (3.2 * v0)
    return (
        13.73 + (6.4 * v0),
        v1,
        v1,
        REAL(1.7300000000000002),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      M[2][2]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 3.2 * v0
    v5 = ((qd[0] * qd[0]) * v4) + (31.392000000000003 * ((v1 * v3) - (v2 * v0)))
    v6 = qd[0] + qd[1]
    return (
        ((137.34 * v3) - ((v6 * v6) * v4)) + v5,
        v5,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 5 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    v0 = np.cos(q[0])
    v1 = np.cos(q[1] + q[0])
    v2 = 31.392000000000003 * v1
    return (
        (137.34 * v0) + v2,
        v2,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      g[2]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = 3.2 * v0
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
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 3.2 * v1
    v5 = 3.2 * v0
    v6 = qd[0] + qd[1]
    v7 = qdd[1] + qdd[0]
    v8 = (1.7300000000000002 * v7) + (v4 * ((9.81 * v3) + qdd[0]))
    v9 = v8 - (v5 * ((9.81 * v2) - (qd[0] * qd[0])))
    v10 = (((137.34 * v3) + (12.0 * qdd[0])) + (v7 * v4)) - ((v6 * v6) * v5)
    return (
        v9 + v10,
        v9,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: th1, th2

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 10 add, 13 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 3.2 * v1
    v5 = 3.2 * v0
    v6 = qd[0] + qd[1]
    v7 = 1.8497109826589595 * v1
    v8 = (tau[1] - ((9.81 * v3) * v4)) - (((qd[0] * qd[0]) - (9.81 * v2)) * v5)
    v9 = (((137.34 * v3) + (tau[1] - tau[0])) - ((v6 * v6) * v5)) + (v7 * v8)
    v10 = v9 * (1.0 / ((v4 * v7) - 12.0))
    return (
        v10,
        ((0.5780346820809248 * v8) - (v7 * v10)) - v10,
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: th1, th2

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Computed by articulated bodies (Featherstone 1983): symgen/derive/functions/forward_dynamics.py.

    Operations: 11 add, 16 mul, 1 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.cos(q[1])
    v1 = qd[0] * (((6.865 * qd[0]) + (1.7300000000000002 * qd[1])) + ((3.2 * (qd[0] + qd[1])) * v0))
    return (
        (qd[1] * (qd[1] * 0.8650000000000001)) + v1,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 4 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        (137.34 * v2) + (31.392000000000003 * ((v1 * v2) + (v3 * v0))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 1.0 + (0.8 * v1)
    v5 = 0.8 * v0
    return (
        (v3 * v4) - (v2 * v5),
        (v2 * v4) + (v3 * v5),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 3 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = (v1 * v3) - (v2 * v0)
    v5 = (v1 * v2) + (v3 * v0)
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 * ((v1 * v2) + (v3 * v0))
    v5 = 0.8 * ((v1 * v3) - (v2 * v0))
    return (
        -(v2 + v4),
        -v4,
        v3 + v5,
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      J[6][2]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:12], REAL, (6, 2), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 0.8 * ((v1 * v2) + (v3 * v0))
    v5 = 0.8 * ((v1 * v3) - (v2 * v0))
    v6 = v3 + v5
    v7 = -(v2 + v4)
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      G[3][2]     first-order influence coefficients; row by row
      H[3][2][2]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[1])
    v1 = 3.2 * v0
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = qd[0] * qd[0]
    v5 = v4 - (9.81 * v0)
    v6 = (9.81 * v1) + qdd[0]
    v7 = (v3 * v6) + (v2 * v5)
    v8 = qdd[1] + qdd[0]
    v9 = (8.0 * v7) + (3.2 * v8)
    v10 = qd[0] + qd[1]
    v11 = (v10 * (3.2 * v10)) + (8.0 * ((v3 * v5) - (v2 * v6)))
    v12 = (v3 * v9) - (v2 * v11)
    v13 = (1.7300000000000002 * v8) + (3.2 * v7)
    return (
        (((117.72 * v0) - (6.0 * v4)) - (v3 * v11)) - (v2 * v9),
        v12 + ((117.72 * v1) + (6.0 * qdd[0])),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((58.86 * v1) + (4.0 * qdd[0]))) + v12,
        -v11,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 18 add, 24 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 31.392000000000003 * ((v1 * v2) + (v3 * v0))
    v5 = 3.2 * v1
    v6 = 3.2 * v0
    v7 = qdd[0] * v6
    v8 = (((qd[0] * qd[0]) * v5) - v7) - v4
    v9 = qd[0] + qd[1]
    v10 = 6.4 * v0
    v11 = v9 * v10
    v12 = qd[0] * v10
    v13 = 1.7300000000000002 + v5
    return (
        -((137.34 * v2) + v4),
        v8 - ((((v9 * v9) * v5) + v7) + (qdd[1] * v6)),
        -v4,
        v8,
        v12 - v11,
        -v11,
        v12,
        REAL(0.0),
        13.73 + (6.4 * v1),
        v13,
        v13,
        REAL(1.7300000000000002),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
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
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:8], REAL, (2, 2), lanes), _pack(values[8:12], REAL, (2, 2), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 9.81 * v1
    v5 = 3.2 * v2
    v6 = 9.81 * v0
    v7 = 3.2 * v3
    v8 = (v7 * v6) + (v5 * v4)
    v9 = 1.0 + (0.5780346820809248 * v7)
    v10 = 1.0 - v9
    v11 = 1.0 / ((13.73 + (6.4 * v3)) - ((1.7300000000000002 + v7) * v9))
    v12 = ((137.34 * v0) + (v8 * v10)) * v11
    v13 = v6 - (qd[0] * qd[0])
    v14 = (v7 * v4) - (v5 * v13)
    v15 = tau[1] - v14
    v16 = qd[0] + qd[1]
    v17 = v16 * v16
    v18 = ((((tau[0] - (137.34 * v1)) + (v17 * v5)) - v14) - (v9 * v15)) * v11
    v19 = (v7 * v13) + (v5 * (v4 + v18))
    v20 = ((v17 * v7) + (v5 * ((0.5780346820809248 * v15) + (v10 * v18)))) + (v10 * v19)
    v21 = v11 * v20
    v22 = 2.0 * v5
    v23 = qd[0] * v22
    v24 = v16 * v22
    v25 = (v24 - (v10 * v23)) * v11
    v26 = v24 * v11
    v27 = v9 * v11
    v28 = -v27
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        v12,
        v21,
        v25,
        v26,
        (0.5780346820809248 * v8) - (v9 * v12),
        (0.5780346820809248 * v19) - (v9 * v21),
        -((0.5780346820809248 * v23) + (v9 * v25)),
        -(v9 * v26),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v11,
        v28,
        v28,
        0.5780346820809248 + (v9 * v27),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: th1, th2

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 25 add, 43 mul, 1 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = 0.5 * dt
    v1 = q[1] + (qd[1] * v0)
    v2 = q[0] + (qd[0] * v0)
    v3 = np.sin(q[1])
    v4 = np.cos(q[1])
    v5 = np.sin(q[0])
    v6 = np.cos(q[0])
    v7 = np.sin(v1)
    v8 = np.cos(v1)
    v9 = np.sin(v2)
    v10 = np.cos(v2)
    v11 = 3.2 * v4
    v12 = 9.81 * v5
    v13 = (qd[0] * qd[0]) - v12
    v14 = 3.2 * v3
    v15 = qd[0] + qd[1]
    v16 = qd[0] * v14
    v17 = 9.81 * v6
    v18 = 1.0 + (0.5780346820809248 * v11)
    v19 = v14 * v17
    v20 = (v11 * v12) + v19
    v21 = 1.0 - v18
    v22 = 1.0 / ((13.73 + (6.4 * v4)) - ((1.7300000000000002 + v11) * v18))
    v23 = ((137.34 * v5) + (v20 * v21)) * v22
    v24 = (0.5780346820809248 * v20) - (v18 * v23)
    v25 = v18 * v22
    v26 = 0.5780346820809248 + (v18 * v25)
    v27 = v15 * v14
    v28 = (v14 * v13) + (v11 * v17)
    v29 = tau[1] - v28
    v30 = 0.16666666666666666 * dt
    v31 = dt * v30
    v32 = ((((v15 * v27) + (tau[0] - (137.34 * v6))) - v28) - (v18 * v29)) * v22
    v33 = 3.2 * v8
    v34 = 1.0 + (0.5780346820809248 * v33)
    v35 = 1.0 / ((13.73 + (6.4 * v8)) - (v34 * (1.7300000000000002 + v33)))
    v36 = 3.2 * v7
    v37 = qd[0] + (v0 * v32)
    v38 = 9.81 * v9
    v39 = v38 - (v37 * v37)
    v40 = 9.81 * v10
    v41 = (v33 * v40) - (v36 * v39)
    v42 = tau[1] - v41
    v43 = (0.5780346820809248 * v29) - (v18 * v32)
    v44 = qd[1] + (v0 * v43)
    v45 = v37 + v44
    v46 = v45 * v45
    v47 = v35 * ((((tau[0] - (137.34 * v10)) - v41) - (v34 * v42)) + (v36 * v46))
    v48 = q[1] + (v0 * v44)
    v49 = np.sin(v48)
    v50 = np.cos(v48)
    v51 = 3.2 * v50
    v52 = 1.0 + (0.5780346820809248 * v51)
    v53 = 1.0 / ((13.73 + (6.4 * v50)) - (v52 * (1.7300000000000002 + v51)))
    v54 = q[0] + (v0 * v37)
    v55 = np.sin(v54)
    v56 = np.cos(v54)
    v57 = 3.2 * v49
    v58 = qd[0] + (v0 * v47)
    v59 = 9.81 * v55
    v60 = v59 - (v58 * v58)
    v61 = 9.81 * v56
    v62 = (v61 * v51) - (v57 * v60)
    v63 = tau[1] - v62
    v64 = (0.5780346820809248 * v42) - (v34 * v47)
    v65 = qd[1] + (v0 * v64)
    v66 = v58 + v65
    v67 = v66 * v66
    v68 = ((((tau[0] - (137.34 * v56)) + (v67 * v57)) - v62) - (v52 * v63)) * v53
    v69 = v47 + v68
    v70 = (0.5780346820809248 * v63) - (v52 * v68)
    v71 = v64 + v70
    v72 = q[1] + (dt * v65)
    v73 = np.sin(v72)
    v74 = np.cos(v72)
    v75 = 3.2 * v74
    v76 = 1.0 + (0.5780346820809248 * v75)
    v77 = 1.0 / ((13.73 + (6.4 * v74)) - (v76 * (1.7300000000000002 + v75)))
    v78 = q[0] + (dt * v58)
    v79 = np.sin(v78)
    v80 = np.cos(v78)
    v81 = 3.2 * v73
    v82 = qd[0] + (dt * v68)
    v83 = 9.81 * v79
    v84 = v83 - (v82 * v82)
    v85 = 9.81 * v80
    v86 = (v85 * v75) - (v81 * v84)
    v87 = tau[1] - v86
    v88 = v82 + (qd[1] + (dt * v70))
    v89 = v88 * v88
    v90 = v77 * ((((tau[0] - (137.34 * v80)) - v86) - (v76 * v87)) + (v81 * v89))
    v91 = 1.0 - v52
    v92 = v61 * v57
    v93 = v92 + (v59 * v51)
    v94 = ((137.34 * v55) + (v91 * v93)) * v53
    v95 = v0 * v0
    v96 = v95 * v94
    v97 = v57 * v68
    v98 = (v92 + (v51 * v60)) + v97
    v99 = v53 * ((v97 + (v91 * v98)) + ((v57 * v70) + (v67 * v51)))
    v100 = v95 * v99
    v101 = (2.0 * v36) * v35
    v102 = v101 * v45
    v103 = 1.0 - v34
    v104 = (v101 * (v103 * v37)) - v102
    v105 = (v34 * v104) - ((1.1560693641618496 * v36) * v37)
    v106 = v0 * v105
    v107 = v0 * v102
    v108 = v34 * v107
    v109 = v36 * v40
    v110 = v109 + (v33 * v38)
    v111 = ((137.34 * v9) + (v103 * v110)) * v35
    v112 = (0.5780346820809248 * v110) - (v34 * v111)
    v113 = (v112 - (v24 * v108)) + (v23 * v106)
    v114 = (2.0 * v57) * v53
    v115 = v66 * v114
    v116 = v0 * v115
    v117 = ((v58 * v91) * v114) - v115
    v118 = v0 * v117
    v119 = v0 * v104
    v120 = (v23 * v119) - ((v24 * v107) + v111)
    v121 = (((v94 + (v23 * v96)) + (v113 * v116)) + (v120 * v118)) + (v24 * v100)
    v122 = v14 * v32
    v123 = ((v11 * v13) - v19) - v122
    v124 = v22 * ((v122 - (v21 * v123)) + (((v15 * v15) * v11) + (v14 * v43)))
    v125 = (0.5780346820809248 * v123) + (v18 * v124)
    v126 = v36 * v47
    v127 = (v109 + (v33 * v39)) + v126
    v128 = v35 * ((v126 + (v103 * v127)) + ((v36 * v64) + (v33 * v46)))
    v129 = (0.5780346820809248 * v127) - (v34 * v128)
    v130 = v129 + ((v124 * v106) + (v108 * v125))
    v131 = ((v107 * v125) + (v124 * v119)) - v128
    v132 = (v99 + (((v124 * v96) + (v130 * v116)) + (v131 * v118))) - (v125 * v100)
    v133 = 2.0 * v22
    v134 = v27 * v133
    v135 = ((v16 * v21) * v133) - v134
    v136 = (1.1560693641618496 * v16) - (v18 * v135)
    v137 = (v105 - (v135 * v106)) + ((v0 * v112) + (v136 * v108))
    v138 = ((v0 * v111) - (v136 * v107)) + ((v135 * v119) - v104)
    v139 = ((((v0 * v94) - v117) - (v135 * v96)) + (v137 * v116)) - (v138 * v118)
    v140 = v139 - (v136 * v100)
    v141 = v18 * v134
    v142 = (v0 * v129) + (((v141 * v108) - (v34 * v102)) + (v134 * v106))
    v143 = ((v102 - (v141 * v107)) - (v134 * v119)) + (v0 * v128)
    v144 = (((v115 + (v134 * v96)) + (v142 * v116)) - (v143 * v118)) + (v0 * v99)
    v145 = v144 - (v141 * v100)
    v146 = (0.5780346820809248 * v93) - (v52 * v94)
    v147 = v95 * v146
    v148 = (0.5780346820809248 * v98) - (v52 * v99)
    v149 = v95 * v148
    v150 = v52 * v116
    v151 = (v52 * v117) - ((1.1560693641618496 * v58) * v57)
    v152 = v0 * v151
    v153 = (((v146 + (v23 * v147)) - (v113 * v150)) - (v120 * v152)) + (v24 * v149)
    v154 = (v148 + (((v124 * v147) - (v130 * v150)) - (v131 * v152))) - (v125 * v149)
    v155 = (((v151 + (v0 * v146)) - (v135 * v147)) - (v137 * v150)) + (v138 * v152)
    v156 = v155 - (v136 * v149)
    v157 = (((v134 * v147) - (v52 * v115)) - (v142 * v150)) + (v143 * v152)
    v158 = ((v0 * v148) + v157) - (v141 * v149)
    v159 = dt * v0
    v160 = 1.0 - v76
    v161 = v81 * v90
    v162 = v85 * v81
    v163 = (v162 + (v75 * v84)) + v161
    v164 = v77 * ((((1.8497109826589595 * v73) * v87) + (v75 * v89)) + (v160 * (v161 + v163)))
    v165 = v159 * v164
    v166 = v162 + (v83 * v75)
    v167 = ((137.34 * v79) + (v160 * v166)) * v77
    v168 = 2.0 + (v159 * v167)
    v169 = (2.0 * v81) * v77
    v170 = v88 * v169
    v171 = ((v82 * v160) * v169) - v170
    v172 = (dt * v171) - 2.0
    v173 = dt * v170
    v174 = (((v167 + v23) - (v120 * v168)) + (v153 * v173)) - (v121 * v172)
    v175 = v164 + (((v124 - (v131 * v168)) + (v154 * v173)) - (v132 * v172))
    v176 = (((dt * v167) - v135) + (v138 * v168)) + (v156 * v173)
    v177 = (v170 + (v158 * v173)) + ((v134 + (v143 * v168)) - (v145 * v172))
    v178 = (0.5780346820809248 * v163) - (v76 * v164)
    v179 = 2.0 + (v159 * v178)
    v180 = (0.5780346820809248 * v166) - (v76 * v167)
    v181 = v159 * v180
    v182 = (v76 * v171) - (v82 * (1.1560693641618496 * v81))
    v183 = dt * v182
    v184 = (v76 * v173) - 2.0
    v185 = (((v180 + v24) - (v120 * v181)) - (v153 * v184)) + (v121 * v183)
    v186 = v178 + ((v132 * v183) - ((v125 + (v131 * v181)) + (v154 * v184)))
    v187 = (((dt * v180) - v136) + (v138 * v181)) + (v140 * v183)
    v188 = (((v143 * v181) - ((v76 * v170) + v141)) - (v158 * v184)) + (v145 * v183)
    v189 = v34 * v35
    v190 = (v22 * v106) + ((v25 * v108) - v189)
    v191 = (v22 * v119) + ((v25 * v107) - v35)
    v192 = (((v53 + (v22 * v96)) + (v190 * v116)) + (v191 * v118)) - (v25 * v100)
    v193 = v31 * v25
    v194 = ((v26 * v107) - v189) + (v25 * v119)
    v195 = ((0.5780346820809248 + (v34 * v189)) - (v26 * v108)) - (v25 * v106)
    v196 = v52 * v53
    v197 = (((v196 + (v25 * v96)) - (v195 * v116)) + (v194 * v118)) - (v26 * v100)
    v198 = ((((v22 * v147) - v196) - (v190 * v150)) - (v191 * v152)) - (v25 * v149)
    v199 = (((0.5780346820809248 + (v52 * v196)) - (v25 * v147)) - (v195 * v150)) + (v194 * v152)
    v200 = v199 + (v26 * v149)
    v201 = (((v22 + v77) - (v191 * v168)) + (v198 * v173)) - (v192 * v172)
    v202 = v76 * v77
    v203 = v25 + v202
    v204 = (((v200 * v173) + ((v194 * v168) - v203)) + (v197 * v172)) + (v195 * v165)
    v205 = ((v192 * v183) - (((v191 * v181) + v203) + (v198 * v184))) + (v190 * v179)
    v206 = (((v26 + 0.5780346820809248) + (v76 * v202)) + (v194 * v181)) - (v200 * v184)
    return (
        (q[0] + (qd[0] * dt)) + (v31 * (v32 + v69)),
        (q[1] + (qd[1] * dt)) + (v31 * (v43 + v71)),
        qd[0] + (v30 * (v90 + (v32 + (2.0 * v69)))),
        qd[1] + (v30 * (((v43 + (2.0 * v71)) + (0.5780346820809248 * v87)) - (v76 * v90))),
        1.0 + (v31 * (v121 + (v23 - v120))),
        v31 * (v132 + (v124 - v131)),
        dt + (v31 * (v140 + (v138 - v135))),
        v31 * (v145 + (v134 + v143)),
        v31 * (v153 + (v24 + v113)),
        1.0 + (v31 * (v154 + (v130 - v125))),
        v31 * (v156 + (v137 - v136)),
        dt + (v31 * (v158 + (v142 - v141))),
        v30 * (v174 + (v113 * v165)),
        v30 * (v175 + (v130 * v165)),
        1.0 + (v30 * ((v176 - ((v140 * v172) + v171)) + (v137 * v165))),
        v30 * ((v177 + (dt * v164)) + (v142 * v165)),
        v30 * (v185 + (v113 * v179)),
        v30 * (v186 + (v130 * v179)),
        v30 * (((v182 - (v156 * v184)) + v187) + (v137 * v179)),
        1.0 + (v30 * (((dt * v178) + v188) + (v142 * v179))),
        v31 * (v192 + (v22 - v191)),
        (v31 * (v194 - v197)) - v193,
        (v31 * (v190 + v198)) - v193,
        v31 * (v200 + (v26 + v195)),
        v30 * (v201 + (v190 * v165)),
        v30 * v204,
        v30 * v205,
        v30 * ((v206 - (v197 * v183)) + (v195 * v179)),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: th1, th2
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 307 add, 375 mul, 4 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 9.81 * v1
    v5 = 9.81 * v0
    v6 = v4 + qdd[0]
    v7 = (qd[0] * qd[0]) - v5
    v8 = (v3 * v7) - (v2 * v6)
    v9 = (v3 * v6) + (v2 * v7)
    v10 = qd[0] + qd[1]
    v11 = v10 * v10
    v12 = qdd[1] + qdd[0]
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
        (v3 * v9) - (v2 * v8),
        v9 + ((v12 * v3) - (v11 * v2)),
        v8 - ((v12 * v2) + (v11 * v3)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
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
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 11 add, 14 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 31.392000000000003 * ((v1 * v2) + (v3 * v0))
    v5 = -v4
    return (
        -((137.34 * v2) + v4),
        v5,
        v5,
        v5,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      K[2][2]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      D[2][2]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.where(stuck[1], REAL(0.0), REAL(0.5780346820809248))
    v5 = 3.2 * v1
    v6 = 1.7300000000000002 + v5
    v7 = v4 * v6
    v8 = ~stuck[0]
    v9 = np.where(stuck[0], REAL(0.0), 1.0 / np.where(v8, (13.73 + (6.4 * v1)) - (v6 * v7), REAL(1.0)))
    v10 = v7 * v9
    v11 = v1 * v3
    v12 = qd[0] * qd[0]
    v13 = v12 - (9.81 * v2)
    v14 = 3.2 * v0
    v15 = (v13 * v14) + (31.392000000000003 * v11)
    v16 = qd[0] + qd[1]
    v17 = v16 * v16
    v18 = ((v17 * v14) + (tau[0] - (137.34 * v3))) - v15
    v19 = np.where(stuck[0], REAL(0.0), v18)
    v20 = v4 + (v7 * v10)
    v21 = tau[1] - v15
    v22 = np.where(stuck[1], REAL(0.0), v21)
    v23 = np.where(stuck[1], REAL(0.0), (v22 * v20) - (v19 * v10))
    v24 = 8.0 * v0
    v25 = ((v13 * v24) + (78.48 * v11)) + (3.2 * v23)
    v26 = np.where(stuck[0], REAL(0.0), (v19 * v9) - (v22 * v10))
    v27 = 8.0 * v1
    v28 = 3.2 + v27
    v29 = ((v0 * v24) + 6.0) + (v1 * v28)
    v30 = ((3.2 * v17) + (v13 * v27)) - (v3 * (78.48 * v0))
    v31 = (v1 * v24) - (v0 * v28)
    v32 = (((117.72 * v2) - (6.0 * v12)) - (v1 * v30)) + (v31 * v26)
    v33 = np.where(stuck[1], REAL(0.0), REAL(1.0))
    v34 = np.where(stuck[0], REAL(0.0), -(v33 * v10))
    v35 = np.where(stuck[1], REAL(0.0), v33 * v20)
    v36 = np.where(stuck[0], REAL(0.0), REAL(1.0))
    v37 = np.where(stuck[0], REAL(0.0), v36 * v9)
    v38 = np.where(stuck[1], REAL(0.0), -(v36 * v10))
    v39 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v39_done = np.False_
    v39_of_context_real = (np.sign(qd[0]), prepared[1], (v14 * v38) - (v31 * v37), (v14 * v35) - (v31 * v34), v32 - (v0 * v25), -((v29 * v37) + (v5 * v38)), -((v29 * v34) + (v5 * v35)), (((117.72 * v3) - (v0 * v30)) + (v29 * v26)) + (v1 * v25), np.sign(qd[1]), prepared[0], -(v24 * v37), -(v24 * v34), (v24 * v26) - v30, -((3.2 * v38) + (v28 * v37)), -((3.2 * v35) + (v28 * v34)), v25 + (v28 * v26))
    v39_of_context_boolean = (v8, ~stuck[1])
    for _ in range(40):
        *v39_next, v39_now = _sticking_loads(prepared, v39[0:2], v39[2:3], v39_of_context_real, v39_of_context_boolean)
        v39 = tuple(np.where(v39_done, old, new) for old, new in zip(v39, v39_next))
        v39_done = v39_done | v39_now
        if np.all(v39_done):
            break
    v39 = (*v39, v39_done)
    v40 = np.where(stuck[1], REAL(0.0), (v23 - (v35 * v39[1])) - (v38 * v39[0]))
    v41 = np.where(stuck[0], REAL(0.0), (v26 - (v37 * v39[0])) - (v34 * v39[1]))
    return (
        np.where(stuck[0], v18 - (v6 * v40), v39[0]),
        np.where(stuck[1], v21 - (v6 * v41), v39[1]),
        v41,
        v40,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: th1, th2
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

    Operations: at most 3082 add, 3907 mul, 161 div, 400 sqrt, 2 sincos, 3749 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _dynamics_loads_pins(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        ((np.where(v73, v16, v72) <= 0.0) | v76) | (~context_boolean[4]),
    )


def _dynamics_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = np.sqrt(np.where(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), REAL(1.0)))
    v2 = 0.0 < v1
    v3 = np.where(other[1], REAL(-1.0), REAL(1.0))
    v4 = v3 / np.where(context_boolean[3], np.where(v2, v1, REAL(1.0)), REAL(1.0))
    v5 = context_real[13] * context_real[36]
    v6 = v5 * np.where(v2, context_real[38] * v4, v3)
    v7 = v5 * (context_real[41] * v4)
    v8 = (context_real[40] * v7) + (context_real[37] * v6)
    v9 = np.where(context_boolean[3], v8, REAL(0.0))
    v10 = np.sqrt(np.where(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), REAL(1.0)))
    v11 = 0.0 < v10
    v12 = np.where(other[0], REAL(-1.0), REAL(1.0))
    v13 = v12 / np.where(context_boolean[2], np.where(v11, v10, REAL(1.0)), REAL(1.0))
    v14 = context_real[4] * context_real[29]
    v15 = v14 * np.where(v11, context_real[30] * v13, v12)
    v16 = v14 * (context_real[33] * v13)
    v17 = (context_real[33] * v16) + (context_real[30] * v15)
    v18 = 1.0 - np.where(context_boolean[2], v17, REAL(0.0))
    v19 = np.abs(v18) < np.abs(v9)
    v20 = -v9
    v21 = np.where(v19, v18, v20)
    v22 = 1.0 / np.where(v19, v20, v18)
    v23 = v22 * v21
    v24 = (context_real[35] * v16) + (context_real[32] * v15)
    v25 = -np.where(context_boolean[2], v24, REAL(0.0))
    v26 = (context_real[42] * v7) + (context_real[39] * v6)
    v27 = -np.where(context_boolean[3], v26, REAL(0.0))
    v28 = np.where(v19, v27, v25)
    v29 = (context_real[34] * v16) + (context_real[31] * v15)
    v30 = -np.where(context_boolean[2], v29, REAL(0.0))
    v31 = (context_real[41] * v7) + (context_real[38] * v6)
    v32 = 1.0 - np.where(context_boolean[3], v31, REAL(0.0))
    v33 = v22 * np.where(v19, v32, v30)
    v34 = 1.0 / ((v21 * v33) - np.where(v19, v30, v32))
    v35 = -(v34 * (np.where(v19, v25, v27) - (v28 * v23)))
    v36 = (v33 * v35) - (v22 * v28)
    v37 = -(v35 + np.where(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), REAL(0.0)))
    v38 = v36 - np.where(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), REAL(0.0))
    v39 = np.where(v19, v37, v38)
    v40 = v34 * ((v23 * v39) - np.where(v19, v38, v37))
    v41 = ((v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v41_of_context_boolean = (context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4])
    for _ in range(24):
        *v41_next, v41_now = _dynamics_loads_pins(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v41[1])) - (context_real[25] * v41[0]))
    v43 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[26] * v41[0])) - (context_real[28] * v41[1]))
    v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42))
    v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43)
    v46 = np.int8(0) == context_mode[0]
    v47 = context_real[5] * np.sqrt(np.where(v46, (v45 * v45) + (v44 * v44), REAL(1.0)))
    v48 = np.where(context_boolean[0], context_real[2] - (context_real[1] * v43), v41[0])
    v49 = np.where(v46, _min(v47 - v48, v48 + v47), v42 * _real_of(context_mode[0]))
    v50 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v48))) <= np.where(v46, v49, context_real[0] * v49))
    v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43)
    v52 = context_real[16] + (context_real[15] * v42)
    v53 = np.int8(0) == context_mode[1]
    v54 = context_real[14] * np.sqrt(np.where(v53, (v51 * v51) + (v52 * v52), REAL(1.0)))
    v55 = np.where(context_boolean[1], context_real[3] - (context_real[1] * v42), v41[1])
    v56 = np.where(v53, _min(v54 - v55, v55 + v54), v43 * _real_of(context_mode[1]))
    v57 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v53, v56, 1.7300000000000002 * v56))
    v58 = context_boolean[5] | ((0.0 < v49) | (v46 & (0.0 <= v49)))
    v59 = (v58 & (context_boolean[6] | ((v53 & (0.0 <= v56)) | (0.0 < v56)))) | (v57 & v50)
    v60 = (context_real[32] + (context_real[31] * v41[1])) + (context_real[30] * v41[0])
    v61 = (context_real[35] + (context_real[34] * v41[1])) + (context_real[33] * v41[0])
    v62 = np.where(context_boolean[2], v14 * np.sqrt(np.where(context_boolean[2], (v61 * v61) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v63 = (context_real[39] + (context_real[38] * v41[1])) + (context_real[37] * v41[0])
    v64 = (context_real[42] + (context_real[41] * v41[1])) + (context_real[40] * v41[0])
    v65 = np.where(context_boolean[3], v5 * np.sqrt(np.where(context_boolean[3], (v64 * v64) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v66 = np.abs(v41[0])
    v67 = np.abs(v41[1])
    v68 = _max(_max(v66, _max(np.abs(v65), np.abs(v62))), v67)
    v69 = _max(np.abs(v41[0] - v62), np.abs(v41[1] - v65))
    v70 = (v69 <= (v68 * np.where(v68 < (1.0000000009313226 * v68), REAL(1e-11), REAL(1e-05)))) & ((v66 + v67) < 1e+38)
    v71 = v59 & v70
    v72 = v71 | (v70 & (~found[0]))
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v72, v41[0], u[0]),
        np.where(v72, v41[1], u[1]),
        found[0] | v70,
        v71,
        (~context_boolean[4]) | (v71 | (v0 & (other[1] | (~context_boolean[3])))),
    )


def _dynamics_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
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
    v2 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v0[3])) - (context_real[25] * v0[2]))
    v3 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[28] * v0[3])) - (context_real[26] * v0[2]))
    v4 = context_boolean[4] | v0[4]
    return (
        np.where(v1, v2, context_real[43]),
        np.where(v1, v3, context_real[44]),
        np.where(v1, np.where(context_boolean[0], context_real[2] - (context_real[1] * v3), v0[2]), context_real[45]),
        np.where(v1, np.where(context_boolean[1], context_real[3] - (context_real[1] * v2), v0[3]), context_real[46]),
        np.where(v1, v0[2], context_real[47]),
        np.where(v1, v0[3], context_real[48]),
        v4,
        context_boolean[5] | (context_boolean[4] & v0[5]),
        context_boolean[6] | (~v4),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.int8(0) == mode[0]
    v5 = 3.2 * v1
    v6 = 1.7300000000000002 + v5
    v7 = np.int8(0) == mode[1]
    v8 = np.where(v7, REAL(0.0), REAL(0.5780346820809248))
    v9 = v6 * v8
    v10 = ~v4
    v11 = qd[0] * qd[0]
    v12 = v11 - (9.81 * v2)
    v13 = 3.2 * v0
    v14 = qd[0] + qd[1]
    v15 = v14 * v14
    v16 = np.where(v7, REAL(0.0), REAL(1.0))
    v17 = np.where(v4, REAL(0.0), REAL(1.0))
    v18 = 8.0 * v0
    v19 = 8.0 * v1
    v20 = 3.2 + v19
    v21 = (v1 * v18) - (v0 * v20)
    v22 = 6.0 + ((v1 * v20) + (v0 * v18))
    v23 = ~v7
    v24 = 13.73 + (6.4 * v1)
    v25 = 9.81 * v3
    v26 = (v12 * v13) + (v5 * v25)
    v27 = tau[1] - v26
    v28 = np.where(v4, REAL(0.0), -(1.0 / np.where(v10, (v6 * v9) - v24, REAL(1.0))))
    v29 = v9 * v28
    v30 = np.where(v4, REAL(0.0), -(v16 * v29))
    v31 = v18 * v30
    v32 = v8 + (v9 * v29)
    v33 = np.where(v7, REAL(0.0), v16 * v32)
    v34 = (3.2 * v33) + (v20 * v30)
    v35 = np.where(v7, REAL(0.0), prepared[0] * np.sqrt(np.where(v23, (v31 * v31) + (v34 * v34), REAL(1.0))))
    v36 = np.where(v7, REAL(0.0), -(v17 * v29))
    v37 = np.where(v4, REAL(0.0), v17 * v28)
    v38 = (v13 * v36) - (v21 * v37)
    v39 = (v5 * v36) + (v22 * v37)
    v40 = np.where(v4, REAL(0.0), prepared[1] * np.sqrt(np.where(v10, (v38 * v38) + (v39 * v39), REAL(1.0))))
    v41 = (v23 & (1.0 < v35)) | (v10 & (1.0 < v40))
    v42 = v41 & ((v16 + v17) <= 1.0)
    v43 = _real_of(mode[0])
    v44 = (v21 * v30) - (v13 * v33)
    v45 = -v44
    v46 = (3.2 * v15) + ((v12 * v19) - (v18 * v25))
    v47 = (v12 * v18) + (v19 * v25)
    v48 = (6.0 * v11) + (((v1 * v46) + (v0 * v47)) - (117.72 * v2))
    v49 = np.where(v7, REAL(0.0), v27)
    v50 = (v13 * v15) + ((tau[0] - (137.34 * v3)) - v26)
    v51 = np.where(v4, REAL(0.0), v50)
    v52 = np.where(v7, REAL(0.0), (v32 * v49) - (v29 * v51))
    v53 = np.where(v4, REAL(0.0), (v28 * v51) - (v29 * v49))
    v54 = v48 + ((v13 * v52) - (v21 * v53))
    v55 = -v54
    v56 = -v39
    v57 = (v5 * v33) + (v22 * v30)
    v58 = -v57
    v59 = (117.72 * v3) + ((v1 * v47) - (v0 * v46))
    v60 = v59 + ((v5 * v52) + (v22 * v53))
    v61 = _real_of(mode[1])
    v62 = v18 * v37
    v63 = -v62
    v64 = -v31
    v65 = (v18 * v53) - v46
    v66 = (3.2 * v36) + (v20 * v37)
    v67 = -v66
    v68 = -v34
    v69 = v47 + ((3.2 * v52) + (v20 * v53))
    v70 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v70_done = np.False_
    v70_of_context_real = (v43, prepared[1], v38, v45, v55, v56, v58, v60, v61, prepared[0], v63, v64, v65, v67, v68, v69)
    v70_of_context_boolean = (v10, v23)
    for _ in range(40):
        *v70_next, v70_now = _dynamics_loads(prepared, v70[0:2], v70[2:3], v70_of_context_real, v70_of_context_boolean)
        v70 = tuple(np.where(v70_done, old, new) for old, new in zip(v70, v70_next))
        v70_done = v70_done | v70_now
        if np.all(v70_done):
            break
    v70 = (*v70, v70_done)
    v71 = ((v38 * v70[0]) - (v44 * v70[1])) - v54
    v72 = ((v39 * v70[0]) + (v57 * v70[1])) - v60
    v73 = np.where(v4, REAL(0.0), np.sqrt(np.where(v10, (v71 * v71) + (v72 * v72), REAL(1.0))) * (prepared[1] * v43))
    v74 = ((v34 * v70[1]) + (v66 * v70[0])) - v69
    v75 = ((v31 * v70[1]) + (v62 * v70[0])) - v65
    v76 = np.where(v7, REAL(0.0), np.sqrt(np.where(v23, (v74 * v74) + (v75 * v75), REAL(1.0))) * (prepared[0] * v61))
    v77 = _max(np.abs(v70[0] - v73), np.abs(v70[1] - v76))
    v78 = _max(_max(np.abs(v70[0]), _max(np.abs(v73), np.abs(v76))), np.abs(v70[1]))
    v79 = (v77 <= (v78 * np.where(v78 < (1.0000000009313226 * v78), REAL(1e-11), REAL(1e-05)))) & v70[3]
    v80 = (v42 & (~v79)) & ((1e-05 * v78) < v77)
    v81 = ~(0.0 == qd[1])
    v82 = np.where(v4, REAL(0.0), (v53 - (v30 * v70[1])) - (v37 * v70[0]))
    v83 = (v18 * v82) - v46
    v84 = np.where(v7, REAL(0.0), (v52 - (v33 * v70[1])) - (v36 * v70[0]))
    v85 = v47 + ((3.2 * v84) + (v20 * v82))
    v86 = prepared[3] * np.sqrt(np.where(v7, (v83 * v83) + (v85 * v85), REAL(1.0)))
    v87 = np.where(v7, v27 - (v6 * v82), v70[1])
    v88 = np.where(v7, _min(v86 - v87, v87 + v86), v61 * v84)
    v89 = v81 | ((v7 & (0.0 <= v88)) | (0.0 < v88))
    v90 = ~(0.0 == qd[0])
    v91 = v48 + ((v13 * v84) - (v21 * v82))
    v92 = v59 + ((v5 * v84) + (v22 * v82))
    v93 = prepared[2] * np.sqrt(np.where(v4, (v91 * v91) + (v92 * v92), REAL(1.0)))
    v94 = np.where(v4, v50 - (v6 * v84), v70[0])
    v95 = np.where(v4, _min(v93 - v94, v94 + v93), v43 * v82)
    v96 = np.abs(v27)
    v97 = v81 | (((-1e-12) * _max(np.abs(v87), v96)) <= np.where(v7, v88, 1.7300000000000002 * v88))
    v98 = np.abs(v50)
    v99 = v97 & (v90 | (((-1e-12) * _max(v98, np.abs(v94))) <= np.where(v4, v95, v24 * v95)))
    v100 = v10 & v23
    v101 = np.where(v4, REAL(0.0), np.where(v7, REAL(0.0), prepared[1] * np.sqrt(np.where(v100, (v44 * v44) + (v57 * v57), REAL(1.0)))))
    v102 = np.where(v7, REAL(0.0), np.where(v4, REAL(0.0), prepared[0] * np.sqrt(np.where(v100, (v62 * v62) + (v66 * v66), REAL(1.0)))))
    v103 = (v101 < np.where(v4, REAL(1.0), 1.0 - v40)) & (v102 < np.where(v7, REAL(1.0), 1.0 - v35))
    v104 = ((v89 & (v90 | ((v4 & (0.0 <= v95)) | (0.0 < v95)))) | v99) | v103
    v105 = v80 | (v79 & v104)
    v106 = v41 & (v42 & v79)
    v107 = _dynamics_loads_pieces(prepared, (v24, v6, v50, v27, prepared[1], prepared[2], v21, -v13, -v48, v22, v5, v59, tau[0], prepared[0], prepared[3], v18, -v46, v20, v47, tau[1], v9, v28, v8, v53, v52, v37, v36, v30, v33, v43, v38, v45, v55, v56, v58, v60, v61, v63, v64, v65, v67, v68, v69, v82, v84, v94, v87, v70[0], v70[1]), (v4, v7, v10, v23, v79, v106, v80, ~v105, v90, v81), (mode[0], mode[1]))
    v108 = np.where(v105, v82, v107[0])
    v109 = np.where(v105, v84, v107[1])
    v110 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v111 = np.where(np.where(v105, v79, v107[6]), np.where(np.where(v105, v106, v107[7]), REAL(4.0), np.where(v103, REAL(0.0), REAL(3.0))), np.where(np.where(v105, v80, v107[8]), REAL(2.0), REAL(5.0)))
    return (
        np.where(v105, v94, v107[2]),
        np.where(v105, v87, v107[3]),
        v108,
        v109,
        np.where(v110, np.where((np.abs(v109) + (np.abs(v108) + (v96 + v98))) < 1e+38, v111, REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: th1, th2
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

    Operations: at most 10644 add, 13508 mul, 561 div, 1392 sqrt, 2 sincos, 13466 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _limits_loads_pins(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        ((np.where(v73, v16, v72) <= 0.0) | v76) | (~context_boolean[4]),
    )


def _limits_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = np.sqrt(np.where(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), REAL(1.0)))
    v2 = 0.0 < v1
    v3 = np.where(other[1], REAL(-1.0), REAL(1.0))
    v4 = v3 / np.where(context_boolean[3], np.where(v2, v1, REAL(1.0)), REAL(1.0))
    v5 = context_real[13] * context_real[36]
    v6 = v5 * np.where(v2, context_real[38] * v4, v3)
    v7 = v5 * (context_real[41] * v4)
    v8 = (context_real[40] * v7) + (context_real[37] * v6)
    v9 = np.where(context_boolean[3], v8, REAL(0.0))
    v10 = np.sqrt(np.where(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), REAL(1.0)))
    v11 = 0.0 < v10
    v12 = np.where(other[0], REAL(-1.0), REAL(1.0))
    v13 = v12 / np.where(context_boolean[2], np.where(v11, v10, REAL(1.0)), REAL(1.0))
    v14 = context_real[4] * context_real[29]
    v15 = v14 * np.where(v11, context_real[30] * v13, v12)
    v16 = v14 * (context_real[33] * v13)
    v17 = (context_real[33] * v16) + (context_real[30] * v15)
    v18 = 1.0 - np.where(context_boolean[2], v17, REAL(0.0))
    v19 = np.abs(v18) < np.abs(v9)
    v20 = -v9
    v21 = np.where(v19, v18, v20)
    v22 = 1.0 / np.where(v19, v20, v18)
    v23 = v22 * v21
    v24 = (context_real[35] * v16) + (context_real[32] * v15)
    v25 = -np.where(context_boolean[2], v24, REAL(0.0))
    v26 = (context_real[42] * v7) + (context_real[39] * v6)
    v27 = -np.where(context_boolean[3], v26, REAL(0.0))
    v28 = np.where(v19, v27, v25)
    v29 = (context_real[34] * v16) + (context_real[31] * v15)
    v30 = -np.where(context_boolean[2], v29, REAL(0.0))
    v31 = (context_real[41] * v7) + (context_real[38] * v6)
    v32 = 1.0 - np.where(context_boolean[3], v31, REAL(0.0))
    v33 = v22 * np.where(v19, v32, v30)
    v34 = 1.0 / ((v21 * v33) - np.where(v19, v30, v32))
    v35 = -(v34 * (np.where(v19, v25, v27) - (v28 * v23)))
    v36 = (v33 * v35) - (v22 * v28)
    v37 = -(v35 + np.where(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), REAL(0.0)))
    v38 = v36 - np.where(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), REAL(0.0))
    v39 = np.where(v19, v37, v38)
    v40 = v34 * ((v23 * v39) - np.where(v19, v38, v37))
    v41 = ((v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v41_of_context_boolean = (context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4])
    for _ in range(24):
        *v41_next, v41_now = _limits_loads_pins(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v41[1])) - (context_real[25] * v41[0]))
    v43 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[26] * v41[0])) - (context_real[28] * v41[1]))
    v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42))
    v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43)
    v46 = np.int8(0) == context_mode[0]
    v47 = context_real[5] * np.sqrt(np.where(v46, (v45 * v45) + (v44 * v44), REAL(1.0)))
    v48 = np.where(context_boolean[0], context_real[2] - (context_real[1] * v43), v41[0])
    v49 = np.where(v46, _min(v47 - v48, v48 + v47), _real_of(context_mode[0]) * v42)
    v50 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v48))) <= np.where(v46, v49, context_real[0] * v49))
    v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43)
    v52 = context_real[16] + (context_real[15] * v42)
    v53 = np.int8(0) == context_mode[1]
    v54 = context_real[14] * np.sqrt(np.where(v53, (v51 * v51) + (v52 * v52), REAL(1.0)))
    v55 = np.where(context_boolean[1], context_real[3] - (context_real[1] * v42), v41[1])
    v56 = np.where(v53, _min(v54 - v55, v55 + v54), _real_of(context_mode[1]) * v43)
    v57 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v53, v56, 1.7300000000000002 * v56))
    v58 = context_boolean[5] | ((0.0 < v49) | (v46 & (0.0 <= v49)))
    v59 = (v58 & (context_boolean[6] | ((v53 & (0.0 <= v56)) | (0.0 < v56)))) | (v57 & v50)
    v60 = (context_real[32] + (context_real[31] * v41[1])) + (context_real[30] * v41[0])
    v61 = (context_real[35] + (context_real[34] * v41[1])) + (context_real[33] * v41[0])
    v62 = np.where(context_boolean[2], v14 * np.sqrt(np.where(context_boolean[2], (v61 * v61) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v63 = (context_real[39] + (context_real[38] * v41[1])) + (context_real[37] * v41[0])
    v64 = (context_real[42] + (context_real[41] * v41[1])) + (context_real[40] * v41[0])
    v65 = np.where(context_boolean[3], v5 * np.sqrt(np.where(context_boolean[3], (v64 * v64) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v66 = np.abs(v41[0])
    v67 = np.abs(v41[1])
    v68 = _max(_max(v66, _max(np.abs(v65), np.abs(v62))), v67)
    v69 = _max(np.abs(v41[0] - v62), np.abs(v41[1] - v65))
    v70 = (v69 <= (v68 * np.where(v68 < (1.0000000009313226 * v68), REAL(1e-11), REAL(1e-05)))) & ((v66 + v67) < 1e+38)
    v71 = v59 & v70
    v72 = v71 | ((~found[0]) & v70)
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v72, v41[0], u[0]),
        np.where(v72, v41[1], u[1]),
        found[0] | v70,
        v71,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v71),
    )


def _limits_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
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
    v2 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v0[3])) - (context_real[25] * v0[2]))
    v3 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[28] * v0[3])) - (context_real[26] * v0[2]))
    v4 = context_boolean[6] | v0[4]
    return (
        np.where(v1, v2, context_real[43]),
        np.where(v1, v3, context_real[44]),
        np.where(v1, np.where(context_boolean[0], context_real[2] - (context_real[1] * v3), v0[2]), context_real[45]),
        np.where(v1, np.where(context_boolean[1], context_real[3] - (context_real[1] * v2), v0[3]), context_real[46]),
        np.where(v1, v0[2], context_real[47]),
        np.where(v1, v0[3], context_real[48]),
        v4,
        context_boolean[7] | (context_boolean[6] & v0[5]),
        context_boolean[8] | (~v4),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.int8(0) == mode[0]
    v5 = 3.2 * v1
    v6 = 1.7300000000000002 + v5
    v7 = np.int8(0) == mode[1]
    v8 = np.where(v7, REAL(0.0), REAL(0.5780346820809248))
    v9 = v6 * v8
    v10 = ~v4
    v11 = qd[0] * qd[0]
    v12 = v11 - (9.81 * v2)
    v13 = 3.2 * v0
    v14 = qd[0] + qd[1]
    v15 = v14 * v14
    v16 = np.where(v7, REAL(0.0), REAL(1.0))
    v17 = np.where(v4, REAL(0.0), REAL(1.0))
    v18 = 8.0 * v0
    v19 = 8.0 * v1
    v20 = 3.2 + v19
    v21 = (v1 * v18) - (v0 * v20)
    v22 = 6.0 + ((v1 * v20) + (v0 * v18))
    v23 = ~v7
    v24 = 13.73 + (6.4 * v1)
    v25 = 9.81 * v3
    v26 = (v12 * v13) + (v5 * v25)
    v27 = tau[1] - v26
    v28 = np.where(v4, REAL(0.0), -(1.0 / np.where(v10, (v6 * v9) - v24, REAL(1.0))))
    v29 = v9 * v28
    v30 = np.where(v4, REAL(0.0), -(v16 * v29))
    v31 = v18 * v30
    v32 = v8 + (v9 * v29)
    v33 = np.where(v7, REAL(0.0), v16 * v32)
    v34 = (3.2 * v33) + (v20 * v30)
    v35 = np.where(v7, REAL(0.0), prepared[0] * np.sqrt(np.where(v23, (v31 * v31) + (v34 * v34), REAL(1.0))))
    v36 = np.where(v7, REAL(0.0), -(v17 * v29))
    v37 = np.where(v4, REAL(0.0), v17 * v28)
    v38 = (v13 * v36) - (v21 * v37)
    v39 = (v5 * v36) + (v22 * v37)
    v40 = np.where(v4, REAL(0.0), prepared[1] * np.sqrt(np.where(v10, (v38 * v38) + (v39 * v39), REAL(1.0))))
    v41 = (v23 & (1.0 < v35)) | (v10 & (1.0 < v40))
    v42 = v41 & ((v16 + v17) <= 1.0)
    v43 = _real_of(mode[0])
    v44 = (v21 * v30) - (v13 * v33)
    v45 = -v44
    v46 = (3.2 * v15) + ((v12 * v19) - (v18 * v25))
    v47 = (v12 * v18) + (v19 * v25)
    v48 = (6.0 * v11) + (((v1 * v46) + (v0 * v47)) - (117.72 * v2))
    v49 = np.where(v7, REAL(0.0), v27)
    v50 = (v13 * v15) + ((tau[0] - (137.34 * v3)) - v26)
    v51 = np.where(v4, REAL(0.0), v50)
    v52 = np.where(v7, REAL(0.0), (v32 * v49) - (v29 * v51))
    v53 = np.where(v4, REAL(0.0), (v28 * v51) - (v29 * v49))
    v54 = v48 + ((v13 * v52) - (v21 * v53))
    v55 = -v54
    v56 = -v39
    v57 = (v5 * v33) + (v22 * v30)
    v58 = -v57
    v59 = (117.72 * v3) + ((v1 * v47) - (v0 * v46))
    v60 = v59 + ((v5 * v52) + (v22 * v53))
    v61 = _real_of(mode[1])
    v62 = v18 * v37
    v63 = -v62
    v64 = -v31
    v65 = (v18 * v53) - v46
    v66 = (3.2 * v36) + (v20 * v37)
    v67 = -v66
    v68 = -v34
    v69 = v47 + ((3.2 * v52) + (v20 * v53))
    v70 = ~(0.0 == qd[1])
    v71 = ~(0.0 == qd[0])
    v72 = np.abs(v27)
    v73 = np.abs(v50)
    v74 = v10 & v23
    v75 = np.where(v4, REAL(0.0), np.where(v7, REAL(0.0), prepared[1] * np.sqrt(np.where(v74, (v44 * v44) + (v57 * v57), REAL(1.0)))))
    v76 = np.where(v7, REAL(0.0), np.where(v4, REAL(0.0), prepared[0] * np.sqrt(np.where(v74, (v62 * v62) + (v66 * v66), REAL(1.0)))))
    v77 = (v75 < np.where(v4, REAL(1.0), 1.0 - v40)) & (v76 < np.where(v7, REAL(1.0), 1.0 - v35))
    v78 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v79 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v79_done = np.False_
    v79_of_context_real = (v43, prepared[1], v38, v45, v55, v56, v58, v60, v61, prepared[0], v63, v64, v65, v67, v68, v69)
    v79_of_context_boolean = (v10, v23)
    for _ in range(40):
        *v79_next, v79_now = _limits_loads(prepared, v79[0:2], v79[2:3], v79_of_context_real, v79_of_context_boolean)
        v79 = tuple(np.where(v79_done, old, new) for old, new in zip(v79, v79_next))
        v79_done = v79_done | v79_now
        if np.all(v79_done):
            break
    v79 = (*v79, v79_done)
    v80 = ((v38 * v79[0]) - (v44 * v79[1])) - v54
    v81 = ((v39 * v79[0]) + (v57 * v79[1])) - v60
    v82 = np.where(v4, REAL(0.0), (prepared[1] * v43) * np.sqrt(np.where(v10, (v80 * v80) + (v81 * v81), REAL(1.0))))
    v83 = ((v34 * v79[1]) + (v66 * v79[0])) - v69
    v84 = ((v31 * v79[1]) + (v62 * v79[0])) - v65
    v85 = np.where(v7, REAL(0.0), (prepared[0] * v61) * np.sqrt(np.where(v23, (v83 * v83) + (v84 * v84), REAL(1.0))))
    v86 = _max(np.abs(v79[0] - v82), np.abs(v79[1] - v85))
    v87 = _max(_max(np.abs(v79[0]), _max(np.abs(v82), np.abs(v85))), np.abs(v79[1]))
    v88 = (v86 <= (v87 * np.where(v87 < (1.0000000009313226 * v87), REAL(1e-11), REAL(1e-05)))) & v79[3]
    v89 = (v42 & (~v88)) & ((1e-05 * v87) < v86)
    v90 = np.where(v4, REAL(0.0), (v53 - (v30 * v79[1])) - (v37 * v79[0]))
    v91 = (v18 * v90) - v46
    v92 = np.where(v7, REAL(0.0), (v52 - (v33 * v79[1])) - (v36 * v79[0]))
    v93 = v47 + ((3.2 * v92) + (v20 * v90))
    v94 = prepared[3] * np.sqrt(np.where(v7, (v91 * v91) + (v93 * v93), REAL(1.0)))
    v95 = np.where(v7, v27 - (v6 * v90), v79[1])
    v96 = np.where(v7, _min(v94 - v95, v95 + v94), v61 * v92)
    v97 = v70 | ((v7 & (0.0 <= v96)) | (0.0 < v96))
    v98 = v48 + ((v13 * v92) - (v21 * v90))
    v99 = v59 + ((v5 * v92) + (v22 * v90))
    v100 = prepared[2] * np.sqrt(np.where(v4, (v98 * v98) + (v99 * v99), REAL(1.0)))
    v101 = np.where(v4, v50 - (v6 * v92), v79[0])
    v102 = np.where(v4, _min(v100 - v101, v101 + v100), v43 * v90)
    v103 = v70 | (((-1e-12) * _max(v72, np.abs(v95))) <= np.where(v7, v96, 1.7300000000000002 * v96))
    v104 = v103 & (v71 | (((-1e-12) * _max(v73, np.abs(v101))) <= np.where(v4, v102, v24 * v102)))
    v105 = v77 | ((v97 & (v71 | ((v4 & (0.0 <= v102)) | (0.0 < v102)))) | v104)
    v106 = v89 | (v88 & v105)
    v107 = v41 & (v42 & v88)
    v108 = _limits_loads_pieces(prepared, (v24, v6, v50, v27, prepared[1], prepared[2], v21, -v13, -v48, v22, v5, v59, tau[0], prepared[0], prepared[3], v18, -v46, v20, v47, tau[1], v9, v28, v8, v53, v52, v37, v36, v30, v33, v43, v38, v45, v55, v56, v58, v60, v61, v63, v64, v65, v67, v68, v69, v90, v92, v101, v95, v79[0], v79[1]), (v4, v7, v10, v23, v71, v70, v88, v107, v89, ~v106), (mode[0], mode[1]))
    v109 = np.where(v106, v90, v108[0])
    v110 = np.where(v106, v92, v108[1])
    v111 = v59 + ((v5 * v110) + (v22 * v109))
    v112 = v48 + ((v13 * v110) - (v21 * v109))
    v113 = np.sqrt((v111 * v111) + (v112 * v112))
    v114 = prepared[2] * v113
    v115 = (v18 * v109) - v46
    v116 = v47 + ((3.2 * v110) + (v20 * v109))
    v117 = np.sqrt((v115 * v115) + (v116 * v116))
    v118 = prepared[3] * v117
    v119 = np.where(np.where(v106, v88, v108[6]), np.where(np.where(v106, v107, v108[7]), REAL(4.0), np.where(v77, REAL(0.0), REAL(3.0))), np.where(np.where(v106, v89, v108[8]), REAL(2.0), REAL(5.0)))
    return (
        np.where(v106, v101, v108[2]),
        np.where(v106, v95, v108[3]),
        v109,
        v110,
        -v114,
        -v118,
        v114,
        v118,
        v113,
        v117,
        np.where(v78, np.where((np.abs(v110) + ((v72 + v73) + np.abs(v109))) < 1e+38, v119, REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: th1, th2
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

    Operations: at most 10653 add, 13521 mul, 561 div, 1394 sqrt, 2 sincos, 13468 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _decide_pattern_pins(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        ((np.where(v73, v16, v72) <= 0.0) | v76) | (~context_boolean[4]),
    )


def _decide_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = np.sqrt(np.where(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), REAL(1.0)))
    v2 = 0.0 < v1
    v3 = np.where(other[1], REAL(-1.0), REAL(1.0))
    v4 = v3 / np.where(context_boolean[3], np.where(v2, v1, REAL(1.0)), REAL(1.0))
    v5 = context_real[13] * context_real[36]
    v6 = v5 * np.where(v2, context_real[38] * v4, v3)
    v7 = v5 * (context_real[41] * v4)
    v8 = (context_real[40] * v7) + (context_real[37] * v6)
    v9 = np.where(context_boolean[3], v8, REAL(0.0))
    v10 = np.sqrt(np.where(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), REAL(1.0)))
    v11 = 0.0 < v10
    v12 = np.where(other[0], REAL(-1.0), REAL(1.0))
    v13 = v12 / np.where(context_boolean[2], np.where(v11, v10, REAL(1.0)), REAL(1.0))
    v14 = context_real[4] * context_real[29]
    v15 = v14 * np.where(v11, context_real[30] * v13, v12)
    v16 = v14 * (context_real[33] * v13)
    v17 = (context_real[33] * v16) + (context_real[30] * v15)
    v18 = 1.0 - np.where(context_boolean[2], v17, REAL(0.0))
    v19 = np.abs(v18) < np.abs(v9)
    v20 = -v9
    v21 = np.where(v19, v18, v20)
    v22 = 1.0 / np.where(v19, v20, v18)
    v23 = v22 * v21
    v24 = (context_real[35] * v16) + (context_real[32] * v15)
    v25 = -np.where(context_boolean[2], v24, REAL(0.0))
    v26 = (context_real[42] * v7) + (context_real[39] * v6)
    v27 = -np.where(context_boolean[3], v26, REAL(0.0))
    v28 = np.where(v19, v27, v25)
    v29 = (context_real[34] * v16) + (context_real[31] * v15)
    v30 = -np.where(context_boolean[2], v29, REAL(0.0))
    v31 = (context_real[41] * v7) + (context_real[38] * v6)
    v32 = 1.0 - np.where(context_boolean[3], v31, REAL(0.0))
    v33 = v22 * np.where(v19, v32, v30)
    v34 = 1.0 / ((v21 * v33) - np.where(v19, v30, v32))
    v35 = -(v34 * (np.where(v19, v25, v27) - (v28 * v23)))
    v36 = (v33 * v35) - (v22 * v28)
    v37 = -(v35 + np.where(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), REAL(0.0)))
    v38 = v36 - np.where(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), REAL(0.0))
    v39 = np.where(v19, v37, v38)
    v40 = v34 * ((v23 * v39) - np.where(v19, v38, v37))
    v41 = ((v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v41_of_context_boolean = (context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4])
    for _ in range(24):
        *v41_next, v41_now = _decide_pattern_pins(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v41[1])) - (context_real[25] * v41[0]))
    v43 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[26] * v41[0])) - (context_real[28] * v41[1]))
    v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42))
    v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43)
    v46 = np.int8(0) == context_mode[0]
    v47 = context_real[5] * np.sqrt(np.where(v46, (v45 * v45) + (v44 * v44), REAL(1.0)))
    v48 = np.where(context_boolean[0], context_real[2] - (context_real[1] * v43), v41[0])
    v49 = np.where(v46, _min(v47 - v48, v48 + v47), _real_of(context_mode[0]) * v42)
    v50 = np.where(v46, v49, context_real[0] * v49)
    v51 = _max(np.abs(context_real[2]), np.abs(v48))
    v52 = (context_boolean[7] & (((-1e-06) * v51) <= v50)) | ((0.0 < v49) | (v46 & (0.0 <= v49)))
    v53 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43)
    v54 = context_real[16] + (context_real[15] * v42)
    v55 = np.int8(0) == context_mode[1]
    v56 = context_real[14] * np.sqrt(np.where(v55, (v53 * v53) + (v54 * v54), REAL(1.0)))
    v57 = np.where(context_boolean[1], context_real[3] - (context_real[1] * v42), v41[1])
    v58 = np.where(v55, _min(v56 - v57, v57 + v56), _real_of(context_mode[1]) * v43)
    v59 = np.where(v55, v58, 1.7300000000000002 * v58)
    v60 = _max(np.abs(context_real[3]), np.abs(v57))
    v61 = (context_boolean[8] & (((-1e-06) * v60) <= v59)) | ((v55 & (0.0 <= v58)) | (0.0 < v58))
    v62 = (context_boolean[6] | (((-1e-12) * v60) <= v59)) & (context_boolean[5] | (((-1e-12) * v51) <= v50))
    v63 = (context_real[32] + (context_real[31] * v41[1])) + (context_real[30] * v41[0])
    v64 = (context_real[35] + (context_real[34] * v41[1])) + (context_real[33] * v41[0])
    v65 = np.where(context_boolean[2], v14 * np.sqrt(np.where(context_boolean[2], (v64 * v64) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v66 = (context_real[39] + (context_real[38] * v41[1])) + (context_real[37] * v41[0])
    v67 = (context_real[42] + (context_real[41] * v41[1])) + (context_real[40] * v41[0])
    v68 = np.where(context_boolean[3], v5 * np.sqrt(np.where(context_boolean[3], (v67 * v67) + (v66 * v66), REAL(1.0))), REAL(0.0))
    v69 = np.abs(v41[0])
    v70 = np.abs(v41[1])
    v71 = _max(_max(v69, _max(np.abs(v68), np.abs(v65))), v70)
    v72 = _max(np.abs(v41[0] - v65), np.abs(v41[1] - v68))
    v73 = (v72 <= (v71 * np.where(v71 < (1.0000000009313226 * v71), REAL(1e-11), REAL(1e-05)))) & ((v69 + v70) < 1e+38)
    v74 = v73 & (((context_boolean[6] | v61) & (context_boolean[5] | v52)) | v62)
    v75 = ((~found[0]) & v73) | v74
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v75, v41[0], u[0]),
        np.where(v75, v41[1], u[1]),
        found[0] | v73,
        v74,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v74),
    )


def _decide_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
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
    v2 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v0[3])) - (context_real[25] * v0[2]))
    v3 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[28] * v0[3])) - (context_real[26] * v0[2]))
    v4 = context_boolean[4] | v0[4]
    return (
        np.where(v1, v2, context_real[43]),
        np.where(v1, v3, context_real[44]),
        np.where(v1, np.where(context_boolean[0], context_real[2] - (context_real[1] * v3), v0[2]), context_real[45]),
        np.where(v1, np.where(context_boolean[1], context_real[3] - (context_real[1] * v2), v0[3]), context_real[46]),
        np.where(v1, v0[2], context_real[47]),
        np.where(v1, v0[3], context_real[48]),
        v4,
        context_boolean[5] | (context_boolean[4] & v0[5]),
        context_boolean[6] | (~v4),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v2 = context_real[1] * v1
    v3 = np.int8(0) == pattern[0]
    v4 = ~v3
    v5 = np.where(v3, REAL(0.0), -(1.0 / np.where(v4, (context_real[1] * v2) - context_real[0], REAL(1.0))))
    v6 = np.where(v3, REAL(0.0), REAL(1.0))
    v7 = np.where(v3, REAL(0.0), v6 * v5)
    v8 = v2 * v5
    v9 = np.where(v0, REAL(0.0), -(v6 * v8))
    v10 = (context_real[7] * v9) + (context_real[6] * v7)
    v11 = (context_real[10] * v9) + (context_real[9] * v7)
    v12 = np.where(v3, REAL(0.0), context_real[4] * np.sqrt(np.where(v4, (v11 * v11) + (v10 * v10), REAL(1.0))))
    v13 = v1 + (v2 * v8)
    v14 = np.where(v0, REAL(0.0), REAL(1.0))
    v15 = np.where(v0, REAL(0.0), v14 * v13)
    v16 = np.where(v3, REAL(0.0), -(v14 * v8))
    v17 = (context_real[6] * v16) + (context_real[7] * v15)
    v18 = (context_real[9] * v16) + (context_real[10] * v15)
    v19 = ~v0
    v20 = v4 & v19
    v21 = np.where(v3, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v20, (v18 * v18) + (v17 * v17), REAL(1.0)))))
    v22 = (context_real[17] * v16) + (3.2 * v15)
    v23 = context_real[15] * v16
    v24 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v19, (v22 * v22) + (v23 * v23), REAL(1.0))))
    v25 = (context_real[17] * v7) + (3.2 * v9)
    v26 = context_real[15] * v7
    v27 = np.where(v0, REAL(0.0), np.where(v3, REAL(0.0), context_real[13] * np.sqrt(np.where(v20, (v25 * v25) + (v26 * v26), REAL(1.0)))))
    v28 = (v21 < np.where(v3, REAL(1.0), 1.0 - v12)) & (v27 < np.where(v0, REAL(1.0), 1.0 - v24))
    v29 = np.where(v3, REAL(0.0), context_real[2])
    v30 = np.where(v0, REAL(0.0), context_real[3])
    v31 = np.where(v0, REAL(0.0), (v13 * v30) - (v8 * v29))
    v32 = np.where(v3, REAL(0.0), (v5 * v29) - (v8 * v30))
    v33 = context_real[18] + ((context_real[17] * v32) + (3.2 * v31))
    v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31))
    v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31))
    v36 = -v22
    v37 = -v25
    v38 = context_real[16] + (context_real[15] * v32)
    v39 = -v18
    v40 = -v11
    v41 = -v17
    v42 = -v10
    v43 = -v23
    v44 = -v26
    v45 = _real_of(pattern[1])
    v46 = _real_of(pattern[0])
    v47 = (np.where(v28, number[4], REAL(0.0)), np.where(v28, number[5], REAL(0.0)), REAL(0.0))
    v47_done = np.False_
    v47_of_context_real = (v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33)
    v47_of_context_boolean = (v4, v19)
    for _ in range(40):
        *v47_next, v47_now = _decide_pattern_loads(prepared, v47[0:2], v47[2:3], v47_of_context_real, v47_of_context_boolean)
        v47 = tuple(np.where(v47_done, old, new) for old, new in zip(v47, v47_next))
        v47_done = v47_done | v47_now
        if np.all(v47_done):
            break
    v47 = (*v47, v47_done)
    v48 = np.where(v0, REAL(0.0), (v31 - (v15 * v47[1])) - (v9 * v47[0]))
    v49 = np.where(v3, REAL(0.0), (v32 - (v16 * v47[1])) - (v7 * v47[0]))
    v50 = (context_real[8] + (context_real[6] * v49)) + (context_real[7] * v48)
    v51 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v49))
    v52 = context_real[5] * np.sqrt(np.where(v3, (v51 * v51) + (v50 * v50), REAL(1.0)))
    v53 = np.where(v3, context_real[2] - (context_real[1] * v48), v47[0])
    v54 = np.where(v3, _min(v52 - v53, v53 + v52), v46 * v49)
    v55 = np.abs(context_real[2])
    v56 = ~flag[0]
    v57 = context_boolean[2] & v56
    v58 = v57 & (((-1e-06) * _max(v55, np.abs(v53))) <= np.where(v3, v54, context_real[0] * v54))
    v59 = (context_real[18] + (context_real[17] * v49)) + (3.2 * v48)
    v60 = context_real[16] + (context_real[15] * v49)
    v61 = context_real[14] * np.sqrt(np.where(v0, (v60 * v60) + (v59 * v59), REAL(1.0)))
    v62 = np.where(v0, context_real[3] - (context_real[1] * v49), v47[1])
    v63 = np.where(v0, _min(v61 - v62, v62 + v61), v45 * v48)
    v64 = np.abs(context_real[3])
    v65 = context_boolean[3] & v56
    v66 = v65 & (((-1e-06) * _max(v64, np.abs(v62))) <= np.where(v0, v63, 1.7300000000000002 * v63))
    v67 = context_boolean[1] | (((v0 & (0.0 <= v63)) | (0.0 < v63)) | v66)
    v68 = ((v17 * v47[1]) + (v10 * v47[0])) - v35
    v69 = ((v18 * v47[1]) + (v11 * v47[0])) - v34
    v70 = np.where(v3, REAL(0.0), np.sqrt(np.where(v4, (v69 * v69) + (v68 * v68), REAL(1.0))) * (context_real[4] * v46))
    v71 = ((v22 * v47[1]) + (v25 * v47[0])) - v33
    v72 = ((v23 * v47[1]) + (v26 * v47[0])) - v38
    v73 = np.where(v0, REAL(0.0), np.sqrt(np.where(v19, (v72 * v72) + (v71 * v71), REAL(1.0))) * (context_real[13] * v45))
    v74 = _max(_max(_max(np.abs(v73), np.abs(v70)), np.abs(v47[0])), np.abs(v47[1]))
    v75 = _max(np.abs(v47[1] - v73), np.abs(v47[0] - v70))
    v76 = (v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05)))) & v47[3]
    v77 = v76 & (v67 & (context_boolean[0] | (((v3 & (0.0 <= v54)) | (0.0 < v54)) | v58)))
    v78 = (v19 & (1.0 < v24)) | (v4 & (1.0 < v12))
    v79 = v6 + v14
    v80 = (v79 <= 1.0) & v78
    v81 = ((1e-05 * v74) < v75) & ((~v76) & v80)
    v82 = ~((v28 | v81) | v77)
    v83 = flag[1] & v82
    v84 = v78 & (v76 & v80)
    v85 = _decide_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v49, v48, v53, v62, v47[0], v47[1]), (v3, v0, v4, v19, v76, v84, v81, v83, context_boolean[0], context_boolean[1], v57, v65), (pattern[0], pattern[1]))
    v86 = np.where(v83, v85[1], v48)
    v87 = np.where(v83, v85[0], v49)
    v88 = (context_real[8] + (context_real[6] * v87)) + (context_real[7] * v86)
    v89 = context_real[11] + ((context_real[10] * v86) + (context_real[9] * v87))
    v90 = context_real[5] * np.sqrt(np.where(v3, (v89 * v89) + (v88 * v88), REAL(1.0)))
    v91 = np.where(v83, v85[2], v53)
    v92 = np.where(v3, _min(v90 - v91, v91 + v90), v46 * v87)
    v93 = np.where(v3, v92, context_real[0] * v92)
    v94 = _max(v55, np.abs(v91))
    v95 = (v57 & (((-1e-06) * v94) <= v93)) | ((0.0 < v92) | (v3 & (0.0 <= v92)))
    v96 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86)
    v97 = context_real[16] + (context_real[15] * v87)
    v98 = context_real[14] * np.sqrt(np.where(v0, (v97 * v97) + (v96 * v96), REAL(1.0)))
    v99 = np.where(v83, v85[3], v62)
    v100 = np.where(v0, _min(v98 - v99, v99 + v98), v45 * v86)
    v101 = np.where(v0, v100, 1.7300000000000002 * v100)
    v102 = _max(v64, np.abs(v99))
    v103 = ((0.0 < v100) | (v0 & (0.0 <= v100))) | (v65 & (((-1e-06) * v102) <= v101))
    v104 = np.where(v83, v85[6], v76)
    v105 = ((context_boolean[0] | v95) & (context_boolean[1] | v103)) & v104
    v106 = flag[3] | v105
    v107 = 1.0 - v79
    v108 = -(v6 + v107)
    v109 = np.where(v65, np.int8(-1) == context_mode[3], context_boolean[9])
    v110 = np.where(v65, np.int8(1) == context_mode[3], context_boolean[8])
    v111 = v110 | v109
    v112 = (v111 & (v0 & ((0.0 <= v108) & (v108 <= 0.0)))) | (v109 & (np.int8(1) == pattern[1]))
    v113 = np.where(v111, REAL(1.0), REAL(0.0))
    v114 = -v107
    v115 = context_boolean[7] & (~v65)
    v116 = np.where(v115, REAL(0.0), REAL(1.0))
    v117 = np.where(v57, np.int8(-1) == context_mode[2], context_boolean[6])
    v118 = np.where(v57, np.int8(1) == context_mode[2], context_boolean[5])
    v119 = v118 | v117
    v120 = (v119 & (v3 & ((v116 <= v114) & (v114 <= v113)))) | (v117 & (np.int8(1) == pattern[0]))
    v121 = v120 | v112
    v122 = np.where(v121, v79, 1.0 + v79)
    v123 = ~(v121 | (v122 <= (v113 + np.where(v119, REAL(1.0), REAL(0.0)))))
    v124 = v123 & (~v106)
    v125 = flag[2] | v82
    v126 = (~flag[1]) & (v124 & v125)
    v127 = ~v126
    v128 = ~((~(context_boolean[6] | (context_boolean[4] | context_boolean[5]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))))
    v129 = ((context_boolean[2] | context_boolean[3]) & (v56 & (v124 & v127))) & v128
    v130 = context_boolean[4] & (~v57)
    v131 = np.where(v118, np.int8(1), np.int8(-1))
    v132 = np.where(v120, np.where(v118 & v3, np.int8(1), np.int8(-1)), np.where(v130 & ((v116 <= v122) & (v122 <= v113)), np.int8(0), v131))
    v133 = np.where(v112, pattern[0], v132)
    v134 = v122 - np.where(np.int8(0) == v133, REAL(0.0), REAL(1.0))
    v135 = np.where(v110, np.int8(1), np.int8(-1))
    v136 = np.where(v112, np.where(v0 & v110, np.int8(1), np.int8(-1)), np.where(v115 & ((v134 <= 0.0) & (0.0 <= v134)), np.int8(0), v135))
    v137 = ~flag[3]
    v138 = v104 & ((context_boolean[0] | (((-1e-12) * v94) <= v93)) & (context_boolean[1] | (((-1e-12) * v102) <= v101)))
    v139 = (v105 & v137) | ((~flag[4]) & (v137 & v138))
    v140 = ~(v126 | v129)
    v141 = flag[5] | (flag[3] & v105)
    v142 = np.where(v83, v85[4], v47[0])
    v143 = np.where(v83, v85[5], v47[1])
    return (
        np.where(v129, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v126, np.where(v130, np.int8(0), v131), v133)),
        np.where(v129, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v126, np.where(v115, np.int8(0), v135), v136)),
        np.where(v139, pattern[0], best[0]),
        np.where(v139, pattern[1], best[1]),
        flag[0] | v129,
        np.where(v129, np.bool_(False), flag[1] | v126),
        v125 & v140,
        v106,
        flag[4] | v138,
        v141,
        v127 & (flag[6] | ((~np.where(v83, v85[8], v81)) & (~v104))),
        np.where(v139, v28, flag[7]),
        np.where(v139, np.where(v83, v85[7], v84), flag[8]),
        np.where(v139, v87, number[0]),
        np.where(v139, v86, number[1]),
        np.where(v139, v142, number[2]),
        np.where(v139, v143, number[3]),
        v142,
        v143,
        (v106 & (v141 | (v123 | ((v3 & v0) | (~v121))))) | (v124 & v140),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 9.81 * v1
    v5 = 3.2 * v3
    v6 = qd[0] * qd[0]
    v7 = v6 - (9.81 * v0)
    v8 = 3.2 * v2
    v9 = (v7 * v8) + (v5 * v4)
    v10 = qd[0] + qd[1]
    v11 = v10 * v10
    v12 = (v8 * v11) + ((tau[0] - (137.34 * v1)) - v9)
    v13 = np.int8(0) == mode[0]
    v14 = np.where(v13, REAL(0.0), v12)
    v15 = np.int8(0) == mode[1]
    v16 = np.where(v15, REAL(0.0), REAL(0.5780346820809248))
    v17 = 1.7300000000000002 + v5
    v18 = v17 * v16
    v19 = 13.73 + (6.4 * v3)
    v20 = ~v13
    v21 = np.where(v13, REAL(0.0), -(1.0 / np.where(v20, (v17 * v18) - v19, REAL(1.0))))
    v22 = v18 * v21
    v23 = tau[1] - v9
    v24 = np.where(v15, REAL(0.0), v23)
    v25 = v16 + (v18 * v22)
    v26 = np.where(v15, REAL(0.0), (v25 * v24) - (v22 * v14))
    v27 = np.where(v13, REAL(0.0), (v21 * v14) - (v22 * v24))
    v28 = 8.0 * v3
    v29 = 3.2 + v28
    v30 = 8.0 * v2
    v31 = (v7 * v30) + (v28 * v4)
    v32 = 6.0 + ((v3 * v29) + (v2 * v30))
    v33 = (3.2 * v11) + ((v7 * v28) - (v30 * v4))
    v34 = ((117.72 * v1) + (v3 * v31)) - (v2 * v33)
    v35 = (v3 * v30) - (v2 * v29)
    v36 = (6.0 * v6) + (((v3 * v33) + (v2 * v31)) - (117.72 * v0))
    v37 = np.where(v15, REAL(0.0), REAL(1.0))
    v38 = np.where(v13, REAL(0.0), -(v37 * v22))
    v39 = np.where(v15, REAL(0.0), v37 * v25)
    v40 = np.where(v13, REAL(0.0), REAL(1.0))
    v41 = np.where(v13, REAL(0.0), v40 * v21)
    v42 = np.where(v15, REAL(0.0), -(v40 * v22))
    v43 = ~v15
    v44 = _real_of(mode[1])
    v45 = _real_of(mode[0])
    v46 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v46_done = np.False_
    v46_of_context_real = (v45, prepared[1], (v8 * v42) - (v35 * v41), (v8 * v39) - (v35 * v38), ((v35 * v27) - (v8 * v26)) - v36, -((v5 * v42) + (v32 * v41)), -((v5 * v39) + (v32 * v38)), ((v5 * v26) + (v32 * v27)) + v34, v44, prepared[0], -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27)))
    v46_of_context_boolean = (v20, v43)
    for _ in range(40):
        *v46_next, v46_now = _before_loads(prepared, v46[0:2], v46[2:3], v46_of_context_real, v46_of_context_boolean)
        v46 = tuple(np.where(v46_done, old, new) for old, new in zip(v46, v46_next))
        v46_done = v46_done | v46_now
        if np.all(v46_done):
            break
    v46 = (*v46, v46_done)
    v47 = ((v41 * v46[0]) + (v38 * v46[1])) - v27
    v48 = ((v42 * v46[0]) + (v39 * v46[1])) - v26
    v49 = ((v5 * v48) + (v32 * v47)) - v34
    v50 = ((v8 * v48) - (v35 * v47)) - v36
    v51 = np.where(v13, REAL(0.0), (prepared[1] * v45) * np.sqrt(np.where(v20, (v50 * v50) + (v49 * v49), REAL(1.0))))
    v52 = ((3.2 * v48) + (v29 * v47)) - v31
    v53 = v33 + (v30 * v47)
    v54 = np.where(v15, REAL(0.0), (prepared[0] * v44) * np.sqrt(np.where(v43, (v52 * v52) + (v53 * v53), REAL(1.0))))
    v55 = _max(_max(np.abs(v46[0]), _max(np.abs(v51), np.abs(v54))), np.abs(v46[1]))
    v56 = _max(np.abs(v46[0] - v51), np.abs(v46[1] - v54))
    v57 = (v56 <= (v55 * np.where(v55 < (1.0000000009313226 * v55), REAL(1e-11), REAL(1e-05)))) & v46[3]
    v58 = np.where(v57, _mode_of(np.where(v15, v23 - (v17 * np.where(v13, REAL(0.0), -v47)), v46[1])), np.int8(0))
    v59 = 0.0 == qd[1]
    v60 = (v59 & reached[1]) & (~(np.int8(0) == v58))
    v61 = 0.5780346820809248 * v17
    v62 = 1.0 / ((v17 * v61) - v19)
    v63 = v61 * v62
    v64 = (v5 * v63) - (v32 * v62)
    v65 = (v8 * v63) + (v35 * v62)
    v66 = prepared[5] * np.sqrt((v65 * v65) + (v64 * v64))
    v67 = 0.5780346820809248 - (v61 * v63)
    v68 = (v8 * v67) - (v35 * v63)
    v69 = (v5 * v67) + (v32 * v63)
    v70 = prepared[5] * np.sqrt((v69 * v69) + (v68 * v68))
    v71 = v70 + v66
    v72 = (3.2 * v67) + (v29 * v63)
    v73 = v30 * v30
    v74 = prepared[4] * np.sqrt((v72 * v72) + (v73 * (v63 * v63)))
    v75 = (3.2 * v63) - (v29 * v62)
    v76 = prepared[4] * np.sqrt((v75 * v75) + (v73 * (v62 * v62)))
    v77 = v76 + v74
    v78 = _max(v77, v71)
    v79 = v78 < 1.0
    v80 = v23 * v63
    v81 = v12 * v62
    v82 = v81 - v80
    v83 = v12 * v63
    v84 = v23 * v67
    v85 = v84 + v83
    v86 = v34 + ((v5 * v85) - (v32 * v82))
    v87 = v36 + ((v8 * v85) + (v35 * v82))
    v88 = prepared[5] * np.sqrt((v87 * v87) + (v86 * v86))
    v89 = v31 + ((3.2 * v85) - (v29 * v82))
    v90 = v33 + (v30 * v82)
    v91 = prepared[4] * np.sqrt((v90 * v90) + (v89 * v89))
    v92 = np.where(v79, _max(v88, v91) / np.where(v79, np.where(v79, 1.0 - v78, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v93 = _min(v92, v88 + (v71 * v92))
    v94 = _min(v92, v91 + (v77 * v92))
    v95 = _min(v93, v88 + ((v70 * v94) + (v66 * v93)))
    v96 = _min(v94, v91 + ((v76 * v93) + (v74 * v94)))
    v97 = 1.0001 * _min(v95, v88 + ((v70 * v96) + (v66 * v95)))
    v98 = np.abs(v63)
    v99 = (v98 * v97) + (1e-08 * (np.abs(v83) + np.abs(v84)))
    v100 = -v99
    v101 = np.where(v15, _mode_of(qd[1]), mode[1])
    v102 = np.where(v59, v100 < v85, np.int8(1) == v101)
    v103 = 1.0001 * _min(v96, v91 + ((v76 * v95) + (v74 * v96)))
    v104 = v59 & (np.abs(v85) <= (v99 + (v67 * v103)))
    v105 = np.where(v104 & (~v60), np.int8(0), np.where(np.where(v60, np.int8(1) == v58, v102), np.int8(1), np.int8(-1)))
    v106 = np.where(v57, _mode_of(np.where(v13, v12 - (v17 * np.where(v15, REAL(0.0), -v48)), v46[0])), np.int8(0))
    v107 = 0.0 == qd[0]
    v108 = (v107 & reached[0]) & (~(np.int8(0) == v106))
    v109 = (v98 * v103) + (1e-08 * (np.abs(v80) + np.abs(v81)))
    v110 = -v109
    v111 = np.where(v13, _mode_of(qd[0]), mode[0])
    v112 = np.where(v107, v110 < (-v82), np.int8(1) == v111)
    v113 = v107 & (np.abs(v82) <= (v109 - (v62 * v97)))
    v114 = np.where(v113 & (~v108), np.int8(0), np.where(np.where(v108, np.int8(1) == v106, v112), np.int8(1), np.int8(-1)))
    v115 = (v114, v105, v114, v105, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v115_done = np.False_
    v115_of_context_real = (v19, v17, v12, v23, prepared[1], prepared[2], v35, -v8, -v36, v32, v5, v34, tau[0], prepared[0], prepared[3], v30, -v33, v29, v31, tau[1])
    v115_of_context_boolean = (~v107, ~v59, v108, v60, v113, v112, np.where(v107, v110 < v82, np.int8(-1) == v111), v104, v102, np.where(v59, v100 < (-v85), np.int8(-1) == v101))
    v115_of_context_mode = (v111, v101, v106, v58)
    for _ in range(36):
        *v115_next, v115_now = _decide_pattern(prepared, v115[0:2], v115[2:4], v115[4:13], v115[13:19], v115_of_context_real, v115_of_context_boolean, v115_of_context_mode)
        v115 = tuple(np.where(v115_done, old, new) for old, new in zip(v115, v115_next))
        v115_done = v115_done | v115_now
        if np.all(v115_done):
            break
    v115 = (*v115, v115_done)
    v116 = np.where(v115[8] | v115[7], np.where(v115[12], REAL(4.0), np.where(v115[11] & (~v115[6]), np.where(v115[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v115[10], REAL(5.0), REAL(2.0)))
    v117 = (np.abs(v23) + (np.abs(v115[13]) + (np.abs(v12) + np.abs(v115[14])))) < 1e+38
    v118 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v115[2],
        v115[3],
        np.where(v118, np.where(v117, np.where(v115[19], v116, REAL(5.0)), REAL(6.0)), REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: th1, th2
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

    Operations: at most 386003 add, 490279 mul, 20359 div, 50592 sqrt, 2 sincos, 494943 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = qd[0] * qd[0]
    v5 = v4 - (9.81 * v0)
    v6 = v5 * v2
    v7 = v3 * v1
    v8 = (78.48 * v7) + (8.0 * v6)
    v9 = 3.2 * qdd[1]
    v10 = v8 + v9
    v11 = 8.0 * v3
    v12 = (3.2 + v11) * qdd[0]
    v13 = v10 + v12
    v14 = qd[0] + qd[1]
    v15 = 3.2 * (v14 * v14)
    v16 = v15 + ((v5 * v11) - (v1 * (78.48 * v2)))
    v17 = v16 - (v2 * (8.0 * qdd[0]))
    v18 = (6.0 * v4) - (117.72 * v0)
    v19 = v18 + ((v3 * v17) + (v2 * v13))
    v20 = 117.72 * v1
    v21 = v20 + (((6.0 * qdd[0]) - (v2 * v17)) + (v3 * v13))
    v22 = prepared[1] * np.sqrt((v21 * v21) + (v19 * v19))
    v23 = 0.0 == qd[0]
    v24 = (31.392000000000003 * v7) + (3.2 * v6)
    v25 = 1.7300000000000002 + (3.2 * v3)
    v26 = (((137.34 * v1) + v24) + (v25 * qdd[1])) - (v2 * v15)
    v27 = v26 + (np.where(v23, np.sign(qdd[0]), np.sign(qd[0])) * v22)
    v28 = v27 + ((13.73 + (6.4 * v3)) * qdd[0])
    v29 = v8 + v12
    v30 = v9 + v29
    v31 = v17 * v17
    v32 = 0.0 == qd[1]
    v33 = np.where(v32, np.sign(qdd[1]), np.sign(qd[1])) * (prepared[0] * np.sqrt(v31 + (v30 * v30)))
    v34 = v24 + (v25 * qdd[0])
    v35 = v34 + ((1.7300000000000002 * qdd[1]) + v33)
    v36 = v20 + ((v3 * v10) - (v2 * v16))
    v37 = v18 + ((v3 * v16) + (v2 * v10))
    v38 = prepared[2] * np.sqrt(np.where(v23, (v37 * v37) + (v36 * v36), REAL(1.0)))
    v39 = prepared[3] * np.sqrt(np.where(v32, v31 + (v29 * v29), REAL(1.0)))
    return (
        v28,
        v35,
        np.where(v23, v26 - v38, v28),
        np.where(v32, v34 - v39, v35),
        np.where(v23, v26 + v38, v28),
        np.where(v32, v34 + v39, v35),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: th1, th2
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

    Operations: 40 add, 51 mul, 0 div, 4 sqrt, 2 sincos, 14 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: th1, th2

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _step_pattern_pins(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        ((np.where(v73, v16, v72) <= 0.0) | v76) | (~context_boolean[4]),
    )


def _step_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = np.sqrt(np.where(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), REAL(1.0)))
    v2 = 0.0 < v1
    v3 = np.where(other[1], REAL(-1.0), REAL(1.0))
    v4 = v3 / np.where(context_boolean[3], np.where(v2, v1, REAL(1.0)), REAL(1.0))
    v5 = context_real[13] * context_real[36]
    v6 = v5 * np.where(v2, context_real[38] * v4, v3)
    v7 = v5 * (context_real[41] * v4)
    v8 = (context_real[40] * v7) + (context_real[37] * v6)
    v9 = np.where(context_boolean[3], v8, REAL(0.0))
    v10 = np.sqrt(np.where(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), REAL(1.0)))
    v11 = 0.0 < v10
    v12 = np.where(other[0], REAL(-1.0), REAL(1.0))
    v13 = v12 / np.where(context_boolean[2], np.where(v11, v10, REAL(1.0)), REAL(1.0))
    v14 = context_real[4] * context_real[29]
    v15 = v14 * np.where(v11, context_real[30] * v13, v12)
    v16 = v14 * (context_real[33] * v13)
    v17 = (context_real[33] * v16) + (context_real[30] * v15)
    v18 = 1.0 - np.where(context_boolean[2], v17, REAL(0.0))
    v19 = np.abs(v18) < np.abs(v9)
    v20 = -v9
    v21 = np.where(v19, v18, v20)
    v22 = 1.0 / np.where(v19, v20, v18)
    v23 = v22 * v21
    v24 = (context_real[35] * v16) + (context_real[32] * v15)
    v25 = -np.where(context_boolean[2], v24, REAL(0.0))
    v26 = (context_real[42] * v7) + (context_real[39] * v6)
    v27 = -np.where(context_boolean[3], v26, REAL(0.0))
    v28 = np.where(v19, v27, v25)
    v29 = (context_real[34] * v16) + (context_real[31] * v15)
    v30 = -np.where(context_boolean[2], v29, REAL(0.0))
    v31 = (context_real[41] * v7) + (context_real[38] * v6)
    v32 = 1.0 - np.where(context_boolean[3], v31, REAL(0.0))
    v33 = v22 * np.where(v19, v32, v30)
    v34 = 1.0 / ((v21 * v33) - np.where(v19, v30, v32))
    v35 = -(v34 * (np.where(v19, v25, v27) - (v28 * v23)))
    v36 = (v33 * v35) - (v22 * v28)
    v37 = -(v35 + np.where(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), REAL(0.0)))
    v38 = v36 - np.where(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), REAL(0.0))
    v39 = np.where(v19, v37, v38)
    v40 = v34 * ((v23 * v39) - np.where(v19, v38, v37))
    v41 = ((v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v41_of_context_boolean = (context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4])
    for _ in range(24):
        *v41_next, v41_now = _step_pattern_pins(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v41[1])) - (context_real[25] * v41[0]))
    v43 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[26] * v41[0])) - (context_real[28] * v41[1]))
    v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42))
    v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43)
    v46 = np.int8(0) == context_mode[0]
    v47 = context_real[5] * np.sqrt(np.where(v46, (v45 * v45) + (v44 * v44), REAL(1.0)))
    v48 = np.where(context_boolean[0], context_real[2] - (context_real[1] * v43), v41[0])
    v49 = np.where(v46, _min(v47 - v48, v48 + v47), _real_of(context_mode[0]) * v42)
    v50 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v48))) <= np.where(v46, v49, context_real[0] * v49))
    v51 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43)
    v52 = context_real[16] + (context_real[15] * v42)
    v53 = np.int8(0) == context_mode[1]
    v54 = context_real[14] * np.sqrt(np.where(v53, (v51 * v51) + (v52 * v52), REAL(1.0)))
    v55 = np.where(context_boolean[1], context_real[3] - (context_real[1] * v42), v41[1])
    v56 = np.where(v53, _min(v54 - v55, v55 + v54), _real_of(context_mode[1]) * v43)
    v57 = context_boolean[6] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v55))) <= np.where(v53, v56, 1.7300000000000002 * v56))
    v58 = context_boolean[5] | ((0.0 < v49) | (v46 & (0.0 <= v49)))
    v59 = (v58 & (context_boolean[6] | ((v53 & (0.0 <= v56)) | (0.0 < v56)))) | (v57 & v50)
    v60 = (context_real[32] + (context_real[31] * v41[1])) + (context_real[30] * v41[0])
    v61 = (context_real[35] + (context_real[34] * v41[1])) + (context_real[33] * v41[0])
    v62 = np.where(context_boolean[2], v14 * np.sqrt(np.where(context_boolean[2], (v61 * v61) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v63 = (context_real[39] + (context_real[38] * v41[1])) + (context_real[37] * v41[0])
    v64 = (context_real[42] + (context_real[41] * v41[1])) + (context_real[40] * v41[0])
    v65 = np.where(context_boolean[3], v5 * np.sqrt(np.where(context_boolean[3], (v64 * v64) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v66 = np.abs(v41[0])
    v67 = np.abs(v41[1])
    v68 = _max(_max(v66, _max(np.abs(v65), np.abs(v62))), v67)
    v69 = _max(np.abs(v41[0] - v62), np.abs(v41[1] - v65))
    v70 = (v69 <= (v68 * np.where(v68 < (1.0000000009313226 * v68), REAL(1e-11), REAL(1e-05)))) & ((v66 + v67) < 1e+38)
    v71 = v59 & v70
    v72 = v71 | ((~found[0]) & v70)
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v72, v41[0], u[0]),
        np.where(v72, v41[1], u[1]),
        found[0] | v70,
        v71,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v71),
    )


def _step_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
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
    v2 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v0[3])) - (context_real[25] * v0[2]))
    v3 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[28] * v0[3])) - (context_real[26] * v0[2]))
    v4 = context_boolean[6] | v0[4]
    return (
        np.where(v1, v2, context_real[43]),
        np.where(v1, v3, context_real[44]),
        np.where(v1, np.where(context_boolean[0], context_real[2] - (context_real[1] * v3), v0[2]), context_real[45]),
        np.where(v1, np.where(context_boolean[1], context_real[3] - (context_real[1] * v2), v0[3]), context_real[46]),
        np.where(v1, v0[2], context_real[47]),
        np.where(v1, v0[3], context_real[48]),
        v4,
        context_boolean[7] | (context_boolean[6] & v0[5]),
        context_boolean[8] | (~v4),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v2 = context_real[1] * v1
    v3 = np.int8(0) == pattern[0]
    v4 = ~v3
    v5 = np.where(v3, REAL(0.0), -(1.0 / np.where(v4, (context_real[1] * v2) - context_real[0], REAL(1.0))))
    v6 = np.where(v3, REAL(0.0), REAL(1.0))
    v7 = np.where(v3, REAL(0.0), v6 * v5)
    v8 = v2 * v5
    v9 = np.where(v0, REAL(0.0), -(v6 * v8))
    v10 = (context_real[7] * v9) + (context_real[6] * v7)
    v11 = (context_real[10] * v9) + (context_real[9] * v7)
    v12 = np.where(v3, REAL(0.0), context_real[4] * np.sqrt(np.where(v4, (v11 * v11) + (v10 * v10), REAL(1.0))))
    v13 = np.where(v0, REAL(0.0), REAL(1.0))
    v14 = v13 * v8
    v15 = np.where(v0, REAL(0.0), (v13 * v1) + (v2 * v14))
    v16 = np.where(v3, REAL(0.0), -v14)
    v17 = (context_real[6] * v16) + (context_real[7] * v15)
    v18 = (context_real[9] * v16) + (context_real[10] * v15)
    v19 = ~v0
    v20 = v4 & v19
    v21 = np.where(v3, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v20, (v18 * v18) + (v17 * v17), REAL(1.0)))))
    v22 = (context_real[17] * v16) + (3.2 * v15)
    v23 = context_real[15] * v16
    v24 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v19, (v23 * v23) + (v22 * v22), REAL(1.0))))
    v25 = (context_real[17] * v7) + (3.2 * v9)
    v26 = context_real[15] * v7
    v27 = np.where(v0, REAL(0.0), np.where(v3, REAL(0.0), context_real[13] * np.sqrt(np.where(v20, (v25 * v25) + (v26 * v26), REAL(1.0)))))
    v28 = (v21 < np.where(v3, REAL(1.0), 1.0 - v12)) & (v27 < np.where(v0, REAL(1.0), 1.0 - v24))
    v29 = np.where(v0, REAL(0.0), context_real[3])
    v30 = (v5 * np.where(v3, REAL(0.0), context_real[2])) - (v8 * v29)
    v31 = np.where(v0, REAL(0.0), (v1 * v29) - (v2 * v30))
    v32 = np.where(v3, REAL(0.0), v30)
    v33 = (context_real[18] + (context_real[17] * v32)) + (3.2 * v31)
    v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31))
    v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31))
    v36 = -v22
    v37 = -v25
    v38 = context_real[16] + (context_real[15] * v32)
    v39 = -v18
    v40 = -v11
    v41 = -v17
    v42 = -v10
    v43 = -v23
    v44 = -v26
    v45 = _real_of(pattern[1])
    v46 = _real_of(pattern[0])
    v47 = (np.where(v28, number[6], REAL(0.0)), np.where(v28, number[7], REAL(0.0)), REAL(0.0))
    v47_done = np.False_
    v47_of_context_real = (v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33)
    v47_of_context_boolean = (v4, v19)
    for _ in range(40):
        *v47_next, v47_now = _step_pattern_loads(prepared, v47[0:2], v47[2:3], v47_of_context_real, v47_of_context_boolean)
        v47 = tuple(np.where(v47_done, old, new) for old, new in zip(v47, v47_next))
        v47_done = v47_done | v47_now
        if np.all(v47_done):
            break
    v47 = (*v47, v47_done)
    v48 = np.where(v0, REAL(0.0), (v31 - (v15 * v47[1])) - (v9 * v47[0]))
    v49 = (v16 * v47[1]) + (v7 * v47[0])
    v50 = np.where(v3, REAL(0.0), v32 - v49)
    v51 = context_real[8] + ((context_real[6] * v50) + (context_real[7] * v48))
    v52 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v50))
    v53 = context_real[5] * np.sqrt(np.where(v3, (v52 * v52) + (v51 * v51), REAL(1.0)))
    v54 = np.where(v3, context_real[2] - (context_real[1] * v48), v47[0])
    v55 = np.where(v3, _min(v53 - v54, v54 + v53), v46 * v50)
    v56 = context_boolean[0] | ((0.0 < v55) | (v3 & (0.0 <= v55)))
    v57 = (context_real[18] + (context_real[17] * v50)) + (3.2 * v48)
    v58 = context_real[16] + (context_real[15] * v50)
    v59 = context_real[14] * np.sqrt(np.where(v0, (v58 * v58) + (v57 * v57), REAL(1.0)))
    v60 = np.where(v0, context_real[3] - (context_real[1] * v50), v47[1])
    v61 = np.where(v0, _min(v59 - v60, v60 + v59), v45 * v48)
    v62 = (context_real[15] * v49) - v38
    v63 = ((v25 * v47[0]) + (v22 * v47[1])) - v33
    v64 = np.where(v0, REAL(0.0), (context_real[13] * v45) * np.sqrt(np.where(v19, (v63 * v63) + (v62 * v62), REAL(1.0))))
    v65 = ((v17 * v47[1]) + (v10 * v47[0])) - v35
    v66 = ((v18 * v47[1]) + (v11 * v47[0])) - v34
    v67 = np.where(v3, REAL(0.0), (context_real[4] * v46) * np.sqrt(np.where(v4, (v66 * v66) + (v65 * v65), REAL(1.0))))
    v68 = _max(np.abs(v47[1]), _max(_max(np.abs(v67), np.abs(v64)), np.abs(v47[0])))
    v69 = _max(np.abs(v47[1] - v64), np.abs(v47[0] - v67))
    v70 = v47[3] & (v69 <= (v68 * np.where(v68 < (1.0000000009313226 * v68), REAL(1e-11), REAL(1e-05))))
    v71 = v70 & (v56 & (context_boolean[1] | ((0.0 < v61) | (v0 & (0.0 <= v61)))))
    v72 = (v4 & (1.0 < v12)) | (v19 & (1.0 < v24))
    v73 = v6 + v13
    v74 = (v73 <= 1.0) & v72
    v75 = (v74 & (~v70)) & ((1e-05 * v68) < v69)
    v76 = ~((v28 | v75) | v71)
    v77 = flag[1] & v76
    v78 = v72 & (v74 & v70)
    v79 = _step_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v50, v48, v54, v60, v47[0], v47[1]), (v3, v0, v4, v19, context_boolean[0], context_boolean[1], v70, v78, v75, v77), (pattern[0], pattern[1]))
    v80 = np.where(v77, v79[0], v50)
    v81 = np.where(v77, v79[1], v48)
    v82 = context_real[11] + ((context_real[10] * v81) + (context_real[9] * v80))
    v83 = context_real[8] + ((context_real[6] * v80) + (context_real[7] * v81))
    v84 = context_real[5] * np.sqrt(np.where(v3, (v83 * v83) + (v82 * v82), REAL(1.0)))
    v85 = np.where(v77, v79[2], v54)
    v86 = np.where(v3, _min(v84 - v85, v85 + v84), v46 * v80)
    v87 = context_boolean[0] | ((v3 & (0.0 <= v86)) | (0.0 < v86))
    v88 = (context_real[18] + (context_real[17] * v80)) + (3.2 * v81)
    v89 = context_real[16] + (context_real[15] * v80)
    v90 = context_real[14] * np.sqrt(np.where(v0, (v88 * v88) + (v89 * v89), REAL(1.0)))
    v91 = np.where(v77, v79[3], v60)
    v92 = np.where(v0, _min(v90 - v91, v91 + v90), v45 * v81)
    v93 = np.where(v77, v79[6], v70)
    v94 = v93 & (v87 & (context_boolean[1] | ((v0 & (0.0 <= v92)) | (0.0 < v92))))
    v95 = flag[3] | v94
    v96 = 1.0 - v73
    v97 = -v96
    v98 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v99 = context_boolean[6] | context_boolean[7]
    v100 = np.where(v99, REAL(1.0), REAL(0.0))
    v101 = context_boolean[4] | context_boolean[3]
    v102 = (context_boolean[4] & (np.int8(1) == pattern[0])) | (v101 & (v3 & ((v97 <= v100) & (v98 <= v97))))
    v103 = -(v6 + v96)
    v104 = ((v0 & ((0.0 <= v103) & (v103 <= 0.0))) & v99) | (context_boolean[7] & (np.int8(1) == pattern[1]))
    v105 = v104 | v102
    v106 = np.where(v105, v73, 1.0 + v73)
    v107 = ~(v105 | (v106 <= (v100 + np.where(v101, REAL(1.0), REAL(0.0)))))
    v108 = v107 & (~v95)
    v109 = flag[2] | v76
    v110 = (~flag[1]) & (v109 & v108)
    v111 = np.where(context_boolean[3], np.int8(1), np.int8(-1))
    v112 = np.where(v102, np.where(context_boolean[3] & v3, np.int8(1), np.int8(-1)), np.where(context_boolean[2] & ((v98 <= v106) & (v106 <= v100)), np.int8(0), v111))
    v113 = np.where(v104, pattern[0], v112)
    v114 = v106 - np.where(np.int8(0) == v113, REAL(0.0), REAL(1.0))
    v115 = np.where(context_boolean[6], np.int8(1), np.int8(-1))
    v116 = np.where(v104, np.where(context_boolean[6] & v0, np.int8(1), np.int8(-1)), np.where(context_boolean[5] & ((v114 <= 0.0) & (0.0 <= v114)), np.int8(0), v115))
    v117 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v85))) <= np.where(v3, v86, context_real[0] * v86))
    v118 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v91))) <= np.where(v0, v92, 1.7300000000000002 * v92))
    v119 = v93 & (v117 & v118)
    v120 = ~flag[3]
    v121 = (v120 & v94) | ((~flag[4]) & (v120 & v119))
    v122 = ~v110
    v123 = flag[5] | (flag[3] & v94)
    v124 = np.where(v77, v79[4], v47[0])
    v125 = np.where(v77, v79[5], v47[1])
    v126 = np.where(v0, REAL(0.0), context_real[1] * np.where(v3, context_real[20], REAL(0.0)))
    v127 = (v5 * np.where(v3, REAL(0.0), context_real[1] * np.where(v0, context_real[21], REAL(0.0)))) - (v8 * v126)
    return (
        np.where(v110, np.where(context_boolean[2], np.int8(0), v111), v113),
        np.where(v110, np.where(context_boolean[5], np.int8(0), v115), v116),
        np.where(v121, pattern[0], best[0]),
        np.where(v121, pattern[1], best[1]),
        flag[0],
        flag[1] | v110,
        v109 & v122,
        v95,
        flag[4] | v119,
        v123,
        v122 & (flag[6] | ((~v93) & (~np.where(v77, v79[8], v75)))),
        np.where(v121, v28, flag[7]),
        np.where(v121, np.where(v77, v79[7], v78), flag[8]),
        np.where(v121, v80, number[0]),
        np.where(v121, v81, number[1]),
        np.where(v121, v124, number[2]),
        np.where(v121, v125, number[3]),
        np.where(v121, np.where(v3, REAL(0.0), v127), number[4]),
        np.where(v121, np.where(v0, REAL(0.0), (v1 * v126) - (v2 * v127)), number[5]),
        v124,
        v125,
        (v95 & (v123 | (v107 | ((v3 & v0) | (~v105))))) | (v108 & v122),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _friction_stage(prepared, q, qd, tau, mode, sign, u):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.int8(0) == mode[0]
    v5 = 3.2 * v1
    v6 = 1.7300000000000002 + v5
    v7 = np.int8(0) == mode[1]
    v8 = np.where(v7, REAL(0.0), REAL(0.5780346820809248))
    v9 = v6 * v8
    v10 = ~v4
    v11 = np.where(v4, REAL(0.0), 1.0 / np.where(v10, 13.73 + ((6.4 * v1) - (v6 * v9)), REAL(1.0)))
    v12 = qd[0] * qd[0]
    v13 = v12 - (9.81 * v2)
    v14 = 3.2 * v0
    v15 = (v3 * (31.392000000000003 * v1)) + (v13 * v14)
    v16 = qd[0] + qd[1]
    v17 = v16 * v16
    v18 = v11 * np.where(v4, REAL(0.0), ((tau[0] - (137.34 * v3)) - v15) + (v14 * v17))
    v19 = np.where(v7, REAL(0.0), tau[1] - v15)
    v20 = v9 * v11
    v21 = v18 - (v19 * v20)
    v22 = np.where(v4, REAL(0.0), v21)
    v23 = np.where(v7, REAL(0.0), REAL(1.0))
    v24 = np.where(v4, REAL(0.0), -(v20 * v23))
    v25 = np.where(v4, REAL(0.0), REAL(1.0))
    v26 = np.where(v7, REAL(0.0), -(v20 * v25))
    v27 = np.where(v4, REAL(0.0), v11 * v25)
    v28 = 8.0 * v0
    v29 = 8.0 * v1
    v30 = 3.2 + v29
    v31 = (v1 * v28) - (v0 * v30)
    v32 = np.where(v7, REAL(0.0), v23 * (v8 + (v9 * v20)))
    v33 = 78.48 * v3
    v34 = ((v13 * v29) + (3.2 * v17)) - (v0 * v33)
    v35 = np.where(v7, REAL(0.0), (v8 * v19) - (v9 * v21))
    v36 = ((3.2 * v35) + (v13 * v28)) + (v1 * v33)
    v37 = ((v1 * v34) + (6.0 * v12)) - ((117.72 * v2) - (v0 * v36))
    v38 = 6.0 + ((v1 * v30) + (v0 * v28))
    v39 = (v0 * v34) - ((v1 * v36) + (117.72 * v3))
    v40 = ~v7
    v41 = (u[0], u[1], REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (sign[0], prepared[1], (v14 * v26) - (v27 * v31), (v14 * v32) - (v24 * v31), (v22 * v31) - v37, -((v5 * v26) + (v27 * v38)), -((v5 * v32) + (v24 * v38)), (v22 * v38) - v39, sign[1], prepared[0], -(v27 * v28), -(v24 * v28), (v22 * v28) - v34, -((3.2 * v26) + (v27 * v30)), -((3.2 * v32) + (v24 * v30)), v36 + (v22 * v30))
    v41_of_context_boolean = (v10, v40)
    for _ in range(40):
        *v41_next, v41_now = _stage_loads(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = v22 - ((v24 * v41[1]) + (v27 * v41[0]))
    v43 = (v26 * v41[0]) + (v32 * v41[1])
    v44 = (v37 - (v14 * v43)) - (v31 * v42)
    v45 = ((v38 * v42) - (v5 * v43)) - v39
    v46 = np.where(v4, REAL(0.0), np.sqrt(np.where(v10, (v44 * v44) + (v45 * v45), REAL(1.0))) * (prepared[1] * sign[0]))
    v47 = (v28 * v42) - v34
    v48 = ((3.2 * v43) - v36) - (v30 * v42)
    v49 = np.where(v7, REAL(0.0), np.sqrt(np.where(v40, (v47 * v47) + (v48 * v48), REAL(1.0))) * (prepared[0] * sign[1]))
    v50 = _max(np.abs(v41[0] - v46), np.abs(v41[1] - v49))
    v51 = _max(_max(_max(np.abs(v46), np.abs(v49)), np.abs(v41[0])), np.abs(v41[1]))
    return (
        np.where(v4, REAL(0.0), v42),
        np.where(v7, REAL(0.0), v35 - v43),
        v41[0],
        v41[1],
        v41[3] & (v50 <= (v51 * np.where(v51 < (1.0000000009313226 * v51), REAL(1e-11), REAL(1e-05)))),
    )


def _step_again_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _step_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v0
    v3 = ~v2
    v4 = np.int8(0) == v1
    v5 = np.where(v4, REAL(0.0), REAL(0.5780346820809248))
    v6 = context_real[1] * v5
    v7 = np.where(v2, REAL(0.0), -(1.0 / np.where(v3, (context_real[1] * v6) - context_real[0], REAL(1.0))))
    v8 = np.where(v2, REAL(0.0), context_real[2])
    v9 = np.where(v4, REAL(0.0), context_real[3])
    v10 = v6 * v7
    v11 = np.where(v2, REAL(0.0), (v7 * v8) - (v9 * v10))
    v12 = np.where(v4, REAL(0.0), REAL(1.0))
    v13 = np.where(v2, REAL(0.0), -(v10 * v12))
    v14 = _real_of(v0)
    v15 = np.where(v2, REAL(0.0), REAL(1.0))
    v16 = np.where(v2, REAL(0.0), v7 * v15)
    v17 = np.where(v4, REAL(0.0), -(v10 * v15))
    v18 = v5 + (v6 * v10)
    v19 = np.where(v4, REAL(0.0), v12 * v18)
    v20 = np.where(v4, REAL(0.0), (v9 * v18) - (v8 * v10))
    v21 = _real_of(v1)
    v22 = ~v4
    v23 = (u[0], u[1], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v14, context_real[4], -((context_real[6] * v16) + (context_real[7] * v17)), -((context_real[7] * v19) + (context_real[6] * v13)), context_real[8] + ((context_real[6] * v11) + (context_real[7] * v20)), -((context_real[9] * v16) + (context_real[10] * v17)), -((context_real[10] * v19) + (context_real[9] * v13)), context_real[11] + ((context_real[9] * v11) + (context_real[10] * v20)), v21, context_real[13], -(context_real[15] * v16), -(context_real[15] * v13), context_real[16] + (context_real[15] * v11), -((context_real[17] * v16) + (3.2 * v17)), -((context_real[17] * v13) + (3.2 * v19)), (context_real[18] + (context_real[17] * v11)) + (3.2 * v20))
    v23_of_context_boolean = (v3, v22)
    for _ in range(40):
        *v23_next, v23_now = _step_again_loads(prepared, v23[0:2], v23[2:3], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = v11 - ((v13 * v23[1]) + (v16 * v23[0]))
    v25 = np.where(v2, REAL(0.0), v24)
    v26 = v20 - ((v19 * v23[1]) + (v17 * v23[0]))
    v27 = np.where(v4, REAL(0.0), v26)
    v28 = (context_real[8] + (context_real[6] * v25)) + (context_real[7] * v27)
    v29 = (context_real[11] + (context_real[9] * v25)) + (context_real[10] * v27)
    v30 = context_real[5] * np.sqrt((v28 * v28) + (v29 * v29))
    v31 = np.where(v2, context_real[2] - (context_real[1] * v27), v23[0])
    v32 = context_real[16] + (context_real[15] * v25)
    v33 = (context_real[18] + (context_real[17] * v25)) + (3.2 * v27)
    v34 = context_real[14] * np.sqrt((v32 * v32) + (v33 * v33))
    v35 = np.where(v4, context_real[3] - (context_real[1] * v25), v23[1])
    v36 = 0.5 * context_real[26]
    v37 = np.where(v2, REAL(0.0), context_real[1] * np.where(v4, context_real[25], REAL(0.0)))
    v38 = np.where(v4, REAL(0.0), context_real[1] * np.where(v2, context_real[24], REAL(0.0)))
    v39 = np.where(v2, REAL(0.0), context_real[24] + np.where(v2, REAL(0.0), (v7 * v37) - (v10 * v38)))
    v40 = v39 + (v25 * v36)
    v41 = np.where(v4, REAL(0.0), context_real[25] + np.where(v4, REAL(0.0), (v18 * v38) - (v10 * v37)))
    v42 = v41 + (v27 * v36)
    v43 = _friction_stage(prepared, (context_real[22] + (v36 * v39), context_real[23] + (v36 * v41)), (v40, v42), (context_real[12], context_real[19]), (v0, v1), (v14, v21), (v23[0], v23[1]))
    v44 = v39 + (v36 * v43[0])
    v45 = v41 + (v36 * v43[1])
    v46 = _friction_stage(prepared, (context_real[22] + (v36 * v40), context_real[23] + (v36 * v42)), (v44, v45), (context_real[12], context_real[19]), (v0, v1), (v14, v21), (v43[2], v43[3]))
    v47 = context_real[26] * v46[0]
    v48 = v47 + (2.0 * (v44 + (v39 + v40)))
    v49 = (v14 * v48) < 0.0
    v50 = context_real[26] * v46[1]
    v51 = v50 + (2.0 * (v45 + (v41 + v42)))
    v52 = (v21 * v51) < 0.0
    v53 = 0.16666666666666666 * context_real[26]
    v54 = _friction_stage(prepared, (context_real[22] + (context_real[26] * v44), context_real[23] + (context_real[26] * v45)), (v39 + v47, v41 + v50), (context_real[12], context_real[19]), (v0, v1), (v14, v21), (v46[2], v46[3]))
    v55 = (context_real[8] + (context_real[6] * v24)) + (context_real[7] * v26)
    v56 = (context_real[11] + (context_real[9] * v24)) + (context_real[10] * v26)
    v57 = np.where(v2, REAL(0.0), np.sqrt(np.where(v3, (v55 * v55) + (v56 * v56), REAL(1.0))) * (context_real[4] * v14))
    v58 = (context_real[18] + (context_real[17] * v24)) + (3.2 * v26)
    v59 = context_real[16] + (context_real[15] * v24)
    v60 = np.where(v4, REAL(0.0), np.sqrt(np.where(v22, (v58 * v58) + (v59 * v59), REAL(1.0))) * (context_real[13] * v21))
    v61 = _max(np.abs(v23[0] - v57), np.abs(v23[1] - v60))
    v62 = _max(_max(_max(np.abs(v57), np.abs(v60)), np.abs(v23[0])), np.abs(v23[1]))
    v63 = v23[3] & (v61 <= (v62 * np.where(v62 < (1.0000000009313226 * v62), REAL(1e-11), REAL(1e-05))))
    return (
        v0,
        v1,
        np.where(v3 | (((-v30) <= v31) & (v31 <= v30)), v0, _mode_of(2.0 * v31)),
        np.where(v22 | (((-v34) <= v35) & (v35 <= v34)), v1, _mode_of(2.0 * v35)),
        v49,
        v52,
        before[0] | behind[0],
        before[1] | behind[1],
        v23[0],
        v23[1],
        np.where(v2, context_real[22], context_real[22] + (v48 * v53)),
        np.where(v4, context_real[23], context_real[23] + (v51 * v53)),
        np.where(v2, REAL(0.0), v39 + (v53 * ((v25 + v54[0]) + (2.0 * (v43[0] + v46[0]))))),
        np.where(v4, REAL(0.0), v41 + (v53 * ((v27 + v54[1]) + (2.0 * (v43[1] + v46[1]))))),
        v63 & (v54[4] & (v43[4] & v46[4])),
        ~(v49 | v52),
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[0], context_mode[1], context_boolean[3], context_boolean[4], context_boolean[0], context_boolean[1], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_boolean[2])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26])
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 8.0 * v0
    v5 = 8.0 * v1
    v6 = 3.2 + v5
    v7 = 6.0 + ((v1 * v6) + (v0 * v4))
    v8 = 3.2 * v1
    v9 = 1.7300000000000002 + v8
    v10 = 0.5780346820809248 * v9
    v11 = 13.73 + (6.4 * v1)
    v12 = 1.0 / ((v9 * v10) - v11)
    v13 = v10 * v12
    v14 = (v8 * v13) - (v7 * v12)
    v15 = (v1 * v4) - (v0 * v6)
    v16 = 3.2 * v0
    v17 = (v16 * v13) + (v15 * v12)
    v18 = prepared[5] * np.sqrt((v17 * v17) + (v14 * v14))
    v19 = v10 * v13
    v20 = 0.5780346820809248 - v19
    v21 = (v16 * v20) - (v15 * v13)
    v22 = (v8 * v20) + (v7 * v13)
    v23 = prepared[5] * np.sqrt((v22 * v22) + (v21 * v21))
    v24 = v23 + v18
    v25 = (3.2 * v20) + (v6 * v13)
    v26 = v4 * v4
    v27 = prepared[4] * np.sqrt((v25 * v25) + (v26 * (v13 * v13)))
    v28 = (3.2 * v13) - (v6 * v12)
    v29 = prepared[4] * np.sqrt((v28 * v28) + (v26 * (v12 * v12)))
    v30 = v29 + v27
    v31 = _max(v30, v24)
    v32 = v31 < 1.0
    v33 = 9.81 * v3
    v34 = qd[0] * qd[0]
    v35 = v34 - (9.81 * v2)
    v36 = (v35 * v16) + (v8 * v33)
    v37 = qd[0] + qd[1]
    v38 = v37 * v37
    v39 = (v16 * v38) + ((tau[0] - (137.34 * v3)) - v36)
    v40 = v39 * v13
    v41 = tau[1] - v36
    v42 = v41 * v20
    v43 = v42 + v40
    v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33))
    v45 = (v35 * v4) + (v5 * v33)
    v46 = ((117.72 * v3) + (v1 * v45)) - (v0 * v44)
    v47 = v41 * v13
    v48 = v39 * v12
    v49 = v48 - v47
    v50 = (v46 + (v8 * v43)) - (v7 * v49)
    v51 = (6.0 * v34) + ((v0 * v45) + ((v1 * v44) - (117.72 * v2)))
    v52 = (v15 * v49) + ((v16 * v43) + v51)
    v53 = prepared[5] * np.sqrt((v52 * v52) + (v50 * v50))
    v54 = (v45 + (3.2 * v43)) - (v6 * v49)
    v55 = v44 + (v4 * v49)
    v56 = prepared[4] * np.sqrt((v55 * v55) + (v54 * v54))
    v57 = np.where(v32, _max(v53, v56) / np.where(v32, np.where(v32, 1.0 - v31, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v58 = _min(v57, v56 + (v30 * v57))
    v59 = _min(v57, v53 + (v24 * v57))
    v60 = _min(v58, v56 + ((v29 * v59) + (v27 * v58)))
    v61 = _min(v59, v53 + ((v23 * v58) + (v18 * v59)))
    v62 = 1.0001 * _min(v60, v56 + ((v29 * v61) + (v27 * v60)))
    v63 = 1.0001 * _min(v61, v53 + ((v23 * v60) + (v18 * v61)))
    v64 = np.abs(v13)
    v65 = (1e-08 * (np.abs(v40) + np.abs(v42))) + (v64 * v63)
    v66 = ((prepared[3] * v19) - prepared[6]) * (dt * np.sqrt((v44 * v44) + (v45 * v45)))
    v67 = np.abs(qd[1])
    v68 = (0.0 == v67) | (v67 < (-v66))
    v69 = v68 & (np.abs(v43) <= (v65 + (v20 * v62)))
    v70 = (1e-08 * (np.abs(v47) + np.abs(v48))) + (v64 * v62)
    v71 = np.abs(qd[0])
    v72 = v71 < (np.sqrt((v51 * v51) + (v46 * v46)) * (v12 * (dt * prepared[7])))
    v73 = (0.0 == v71) | v72
    v74 = v73 & (np.abs(v49) <= (v70 - (v12 * v63)))
    v75 = -v65
    v76 = _mode_of(qd[1])
    v77 = np.where(v68, v75 < v43, np.int8(1) == v76)
    v78 = np.where(v69, np.int8(0), np.where(v77, np.int8(1), np.int8(-1)))
    v79 = -v70
    v80 = _mode_of(qd[0])
    v81 = np.where(v73, v79 < (-v49), np.int8(1) == v80)
    v82 = np.where(v74, np.int8(0), np.where(v81, np.int8(1), np.int8(-1)))
    v83 = -v51
    v84 = -v44
    v85 = -v16
    v86 = (v82, v78, v82, v78, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v86_done = np.False_
    v86_of_context_real = (v11, v9, v39, v41, prepared[1], prepared[2], v15, v85, v83, v7, v8, v46, tau[0], prepared[0], prepared[3], v4, v84, v6, v45, tau[1], qd[0], qd[1])
    v86_of_context_boolean = (~v73, ~v68, v74, v81, np.where(v73, v79 < v49, np.int8(-1) == v80), v69, v77, np.where(v68, v75 < (-v43), np.int8(-1) == v76))
    for _ in range(36):
        *v86_next, v86_now = _step_pattern(prepared, v86[0:2], v86[2:4], v86[4:13], v86[13:21], v86_of_context_real, v86_of_context_boolean)
        v86 = tuple(np.where(v86_done, old, new) for old, new in zip(v86, v86_next))
        v86_done = v86_done | v86_now
        if np.all(v86_done):
            break
    v86 = (*v86, v86_done)
    v87 = np.int8(0) == v86[3]
    v88 = np.where(v87, REAL(0.0), qd[1] + v86[18])
    v89 = 0.5 * dt
    v90 = v88 + (v89 * v86[14])
    v91 = np.int8(0) == v86[2]
    v92 = np.where(v91, REAL(0.0), qd[0] + v86[17])
    v93 = v92 + (v89 * v86[13])
    v94 = _real_of(v86[3])
    v95 = _real_of(v86[2])
    v96 = _friction_stage(prepared, (q[0] + (v89 * v92), q[1] + (v89 * v88)), (v93, v90), (tau[0], tau[1]), (v86[2], v86[3]), (v95, v94), (v86[15], v86[16]))
    v97 = v88 + (v89 * v96[1])
    v98 = v92 + (v89 * v96[0])
    v99 = _friction_stage(prepared, (q[0] + (v89 * v93), q[1] + (v89 * v90)), (v98, v97), (tau[0], tau[1]), (v86[2], v86[3]), (v95, v94), (v96[2], v96[3]))
    v100 = dt * v99[1]
    v101 = dt * v99[0]
    v102 = _friction_stage(prepared, (q[0] + (dt * v98), q[1] + (dt * v97)), (v92 + v101, v88 + v100), (tau[0], tau[1]), (v86[2], v86[3]), (v95, v94), (v99[2], v99[3]))
    v103 = v102[4] & (v96[4] & v99[4])
    v104 = 0.16666666666666666 * dt
    v105 = np.where(v87, REAL(0.0), v88 + (v104 * ((v86[14] + v102[1]) + (2.0 * (v96[1] + v99[1])))))
    v106 = np.where(v91, REAL(0.0), v92 + (v104 * ((v86[13] + v102[0]) + (2.0 * (v96[0] + v99[0])))))
    v107 = v100 + (2.0 * (v97 + (v88 + v90)))
    v108 = (v94 * v107) < 0.0
    v109 = v101 + (2.0 * (v98 + (v92 + v93)))
    v110 = (v95 * v109) < 0.0
    v111 = np.where(v87, q[1], q[1] + (v104 * v107))
    v112 = np.where(v91, q[0], q[0] + (v104 * v109))
    v113 = _step_again(prepared, (v11, v9, v39, v41, prepared[1], prepared[2], v15, v85, v83, v7, v8, v46, tau[0], prepared[0], prepared[3], v4, v84, v6, v45, tau[1], v10, -v12, q[0], q[1], qd[0], qd[1], dt, v86[15], v86[16], v112, v111, v106, v105), (v73, v68, v103, v110, v108), (v86[2], v86[3]))
    v114 = v108 | v110
    v115 = np.where(v114, v113[1], v111)
    v116 = np.where(v114, v113[3], v105)
    v117 = np.where(v114, v113[0], v112)
    v118 = np.where(v114, v113[2], v106)
    v119 = (np.abs(v118) + (np.abs(v117) + (np.abs(v116) + np.abs(v115)))) < 1e+38
    v120 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v67 + v71)))
    v121 = (((np.abs(tau[0]) + v120) < 1e+38) & (np.abs(tau[1]) < 1e+38)) & (0.0 < dt)
    v122 = v121 & v119
    v123 = np.where(v86[8] | v86[7], np.where(v86[12], REAL(4.0), np.where(v86[11] & (~v86[6]), np.where(v86[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v86[10], REAL(5.0), REAL(2.0)))
    v124 = (np.abs(v41) + (np.abs(v86[13]) + (np.abs(v39) + np.abs(v86[14])))) < 1e+38
    v125 = np.where(v124, np.where(v86[21], v123, REAL(5.0)), REAL(6.0))
    v126 = 2.0 == v125
    v127 = np.where(v126 | np.where(v114, v113[4], v103), REAL(0.0), REAL(5.0))
    v128 = np.where((3.0 == v125) | (3.0 == v127), REAL(3.0), np.where((1.0 == v125) | (1.0 == v127), REAL(1.0), REAL(0.0)))
    v129 = np.where(v126 | (2.0 == v127), REAL(2.0), np.where((4.0 == v127) | (4.0 == v125), REAL(4.0), v128))
    v130 = np.where((7.0 == v125) | (7.0 == v127), REAL(7.0), np.where((5.0 == v127) | (5.0 == v125), REAL(5.0), v129))
    return (
        np.where(v122, v117, q[0]),
        np.where(v122, v115, q[1]),
        np.where(v122, v118, qd[0]),
        np.where(v122, v116, qd[1]),
        np.where(v122, np.where(v114, v113[5], v86[2]), mode[0]),
        np.where(v122, np.where(v114, v113[6], v86[3]), mode[1]),
        np.where(v122, np.where((6.0 == v125) | (6.0 == v127), REAL(6.0), v130), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: th1, th2
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

    Operations: at most 441828 add, 560687 mul, 23257 div, 57838 sqrt, 32 sincos, 560378 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _interpolated_pattern_pins(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        ((np.where(v73, v16, v72) <= 0.0) | v76) | (~context_boolean[4]),
    )


def _interpolated_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = other[0] | (~context_boolean[2])
    v1 = np.sqrt(np.where(context_boolean[3], (context_real[41] * context_real[41]) + (context_real[38] * context_real[38]), REAL(1.0)))
    v2 = 0.0 < v1
    v3 = np.where(other[1], REAL(-1.0), REAL(1.0))
    v4 = v3 / np.where(context_boolean[3], np.where(v2, v1, REAL(1.0)), REAL(1.0))
    v5 = context_real[13] * context_real[36]
    v6 = v5 * np.where(v2, context_real[38] * v4, v3)
    v7 = v5 * (context_real[41] * v4)
    v8 = (context_real[40] * v7) + (context_real[37] * v6)
    v9 = np.where(context_boolean[3], v8, REAL(0.0))
    v10 = np.sqrt(np.where(context_boolean[2], (context_real[33] * context_real[33]) + (context_real[30] * context_real[30]), REAL(1.0)))
    v11 = 0.0 < v10
    v12 = np.where(other[0], REAL(-1.0), REAL(1.0))
    v13 = v12 / np.where(context_boolean[2], np.where(v11, v10, REAL(1.0)), REAL(1.0))
    v14 = context_real[4] * context_real[29]
    v15 = v14 * np.where(v11, context_real[30] * v13, v12)
    v16 = v14 * (context_real[33] * v13)
    v17 = (context_real[33] * v16) + (context_real[30] * v15)
    v18 = 1.0 - np.where(context_boolean[2], v17, REAL(0.0))
    v19 = np.abs(v18) < np.abs(v9)
    v20 = -v9
    v21 = np.where(v19, v18, v20)
    v22 = 1.0 / np.where(v19, v20, v18)
    v23 = v22 * v21
    v24 = (context_real[35] * v16) + (context_real[32] * v15)
    v25 = -np.where(context_boolean[2], v24, REAL(0.0))
    v26 = (context_real[42] * v7) + (context_real[39] * v6)
    v27 = -np.where(context_boolean[3], v26, REAL(0.0))
    v28 = np.where(v19, v27, v25)
    v29 = (context_real[34] * v16) + (context_real[31] * v15)
    v30 = -np.where(context_boolean[2], v29, REAL(0.0))
    v31 = (context_real[41] * v7) + (context_real[38] * v6)
    v32 = 1.0 - np.where(context_boolean[3], v31, REAL(0.0))
    v33 = v22 * np.where(v19, v32, v30)
    v34 = 1.0 / ((v21 * v33) - np.where(v19, v30, v32))
    v35 = -(v34 * (np.where(v19, v25, v27) - (v28 * v23)))
    v36 = (v33 * v35) - (v22 * v28)
    v37 = -(v35 + np.where(context_boolean[3], v26 + ((v8 * v36) - (v31 * v35)), REAL(0.0)))
    v38 = v36 - np.where(context_boolean[2], v24 + ((v17 * v36) - (v29 * v35)), REAL(0.0))
    v39 = np.where(v19, v37, v38)
    v40 = v34 * ((v23 * v39) - np.where(v19, v38, v37))
    v41 = ((v36 - (v22 * v39)) + (v33 * v40), -(v35 + v40), REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (context_real[29], context_real[4], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[13], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v41_of_context_boolean = (context_boolean[2], context_boolean[3], other[0], other[1], context_boolean[4])
    for _ in range(24):
        *v41_next, v41_now = _interpolated_pattern_pins(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v41[1])) - (context_real[25] * v41[0]))
    v43 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[26] * v41[0])) - (context_real[28] * v41[1]))
    v44 = context_real[11] + ((context_real[10] * v43) + (context_real[9] * v42))
    v45 = (context_real[8] + (context_real[6] * v42)) + (context_real[7] * v43)
    v46 = np.int8(0) == context_mode[0]
    v47 = context_real[5] * np.sqrt(np.where(v46, (v45 * v45) + (v44 * v44), REAL(1.0)))
    v48 = np.where(context_boolean[0], context_real[2] - (context_real[1] * v43), v41[0])
    v49 = np.where(v46, _min(v47 - v48, v48 + v47), _real_of(context_mode[0]) * v42)
    v50 = np.where(v46, v49, context_real[0] * v49)
    v51 = _max(np.abs(context_real[2]), np.abs(v48))
    v52 = (context_boolean[7] & (((-1e-06) * v51) <= v50)) | ((0.0 < v49) | (v46 & (0.0 <= v49)))
    v53 = (context_real[18] + (context_real[17] * v42)) + (3.2 * v43)
    v54 = context_real[16] + (context_real[15] * v42)
    v55 = np.int8(0) == context_mode[1]
    v56 = context_real[14] * np.sqrt(np.where(v55, (v53 * v53) + (v54 * v54), REAL(1.0)))
    v57 = np.where(context_boolean[1], context_real[3] - (context_real[1] * v42), v41[1])
    v58 = np.where(v55, _min(v56 - v57, v57 + v56), _real_of(context_mode[1]) * v43)
    v59 = np.where(v55, v58, 1.7300000000000002 * v58)
    v60 = _max(np.abs(context_real[3]), np.abs(v57))
    v61 = (context_boolean[8] & (((-1e-06) * v60) <= v59)) | ((v55 & (0.0 <= v58)) | (0.0 < v58))
    v62 = (context_boolean[6] | (((-1e-12) * v60) <= v59)) & (context_boolean[5] | (((-1e-12) * v51) <= v50))
    v63 = (context_real[32] + (context_real[31] * v41[1])) + (context_real[30] * v41[0])
    v64 = (context_real[35] + (context_real[34] * v41[1])) + (context_real[33] * v41[0])
    v65 = np.where(context_boolean[2], v14 * np.sqrt(np.where(context_boolean[2], (v64 * v64) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v66 = (context_real[39] + (context_real[38] * v41[1])) + (context_real[37] * v41[0])
    v67 = (context_real[42] + (context_real[41] * v41[1])) + (context_real[40] * v41[0])
    v68 = np.where(context_boolean[3], v5 * np.sqrt(np.where(context_boolean[3], (v67 * v67) + (v66 * v66), REAL(1.0))), REAL(0.0))
    v69 = np.abs(v41[0])
    v70 = np.abs(v41[1])
    v71 = _max(_max(v69, _max(np.abs(v68), np.abs(v65))), v70)
    v72 = _max(np.abs(v41[0] - v65), np.abs(v41[1] - v68))
    v73 = (v72 <= (v71 * np.where(v71 < (1.0000000009313226 * v71), REAL(1e-11), REAL(1e-05)))) & ((v69 + v70) < 1e+38)
    v74 = v73 & (((context_boolean[6] | v61) & (context_boolean[5] | v52)) | v62)
    v75 = ((~found[0]) & v73) | v74
    return (
        np.where(context_boolean[2], ~other[0], other[0]),
        np.where(context_boolean[3] & v0, ~other[1], other[1]),
        np.where(v75, v41[0], u[0]),
        np.where(v75, v41[1], u[1]),
        found[0] | v73,
        v74,
        (~context_boolean[4]) | ((v0 & (other[1] | (~context_boolean[3]))) | v74),
    )


def _interpolated_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), np.bool_(False), REAL(0.0), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[11], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7])
    v0_of_context_mode = (context_mode[0], context_mode[1])
    for _ in range(4):
        *v0_next, v0_now = _interpolated_pattern_piece(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[8]) & v0[4]) | v0[5]
    v2 = np.where(context_boolean[0], REAL(0.0), (context_real[23] - (context_real[27] * v0[3])) - (context_real[25] * v0[2]))
    v3 = np.where(context_boolean[1], REAL(0.0), (context_real[24] - (context_real[28] * v0[3])) - (context_real[26] * v0[2]))
    v4 = context_boolean[8] | v0[4]
    return (
        np.where(v1, v2, context_real[43]),
        np.where(v1, v3, context_real[44]),
        np.where(v1, np.where(context_boolean[0], context_real[2] - (context_real[1] * v3), v0[2]), context_real[45]),
        np.where(v1, np.where(context_boolean[1], context_real[3] - (context_real[1] * v2), v0[3]), context_real[46]),
        np.where(v1, v0[2], context_real[47]),
        np.where(v1, v0[3], context_real[48]),
        v4,
        context_boolean[9] | (context_boolean[8] & v0[5]),
        context_boolean[10] | (~v4),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v2 = context_real[1] * v1
    v3 = np.int8(0) == pattern[0]
    v4 = ~v3
    v5 = np.where(v3, REAL(0.0), -(1.0 / np.where(v4, (context_real[1] * v2) - context_real[0], REAL(1.0))))
    v6 = np.where(v3, REAL(0.0), REAL(1.0))
    v7 = np.where(v3, REAL(0.0), v6 * v5)
    v8 = v2 * v5
    v9 = np.where(v0, REAL(0.0), -(v6 * v8))
    v10 = (context_real[7] * v9) + (context_real[6] * v7)
    v11 = (context_real[10] * v9) + (context_real[9] * v7)
    v12 = np.where(v3, REAL(0.0), context_real[4] * np.sqrt(np.where(v4, (v11 * v11) + (v10 * v10), REAL(1.0))))
    v13 = v1 + (v2 * v8)
    v14 = np.where(v0, REAL(0.0), REAL(1.0))
    v15 = np.where(v0, REAL(0.0), v14 * v13)
    v16 = np.where(v3, REAL(0.0), -(v14 * v8))
    v17 = (context_real[6] * v16) + (context_real[7] * v15)
    v18 = (context_real[9] * v16) + (context_real[10] * v15)
    v19 = ~v0
    v20 = v4 & v19
    v21 = np.where(v3, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v20, (v18 * v18) + (v17 * v17), REAL(1.0)))))
    v22 = (context_real[17] * v16) + (3.2 * v15)
    v23 = context_real[15] * v16
    v24 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v19, (v22 * v22) + (v23 * v23), REAL(1.0))))
    v25 = (context_real[17] * v7) + (3.2 * v9)
    v26 = context_real[15] * v7
    v27 = np.where(v0, REAL(0.0), np.where(v3, REAL(0.0), context_real[13] * np.sqrt(np.where(v20, (v25 * v25) + (v26 * v26), REAL(1.0)))))
    v28 = (v21 < np.where(v3, REAL(1.0), 1.0 - v12)) & (v27 < np.where(v0, REAL(1.0), 1.0 - v24))
    v29 = np.where(v3, REAL(0.0), context_real[2])
    v30 = np.where(v0, REAL(0.0), context_real[3])
    v31 = np.where(v0, REAL(0.0), (v13 * v30) - (v8 * v29))
    v32 = np.where(v3, REAL(0.0), (v5 * v29) - (v8 * v30))
    v33 = context_real[18] + ((context_real[17] * v32) + (3.2 * v31))
    v34 = context_real[11] + ((context_real[9] * v32) + (context_real[10] * v31))
    v35 = context_real[8] + ((context_real[6] * v32) + (context_real[7] * v31))
    v36 = -v22
    v37 = -v25
    v38 = context_real[16] + (context_real[15] * v32)
    v39 = -v18
    v40 = -v11
    v41 = -v17
    v42 = -v10
    v43 = -v23
    v44 = -v26
    v45 = _real_of(pattern[1])
    v46 = _real_of(pattern[0])
    v47 = (np.where(v28, number[4], REAL(0.0)), np.where(v28, number[5], REAL(0.0)), REAL(0.0))
    v47_done = np.False_
    v47_of_context_real = (v46, context_real[4], v42, v41, v35, v40, v39, v34, v45, context_real[13], v44, v43, v38, v37, v36, v33)
    v47_of_context_boolean = (v4, v19)
    for _ in range(40):
        *v47_next, v47_now = _interpolated_pattern_loads(prepared, v47[0:2], v47[2:3], v47_of_context_real, v47_of_context_boolean)
        v47 = tuple(np.where(v47_done, old, new) for old, new in zip(v47, v47_next))
        v47_done = v47_done | v47_now
        if np.all(v47_done):
            break
    v47 = (*v47, v47_done)
    v48 = np.where(v0, REAL(0.0), (v31 - (v15 * v47[1])) - (v9 * v47[0]))
    v49 = np.where(v3, REAL(0.0), (v32 - (v16 * v47[1])) - (v7 * v47[0]))
    v50 = (context_real[8] + (context_real[6] * v49)) + (context_real[7] * v48)
    v51 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v49))
    v52 = context_real[5] * np.sqrt(np.where(v3, (v51 * v51) + (v50 * v50), REAL(1.0)))
    v53 = np.where(v3, context_real[2] - (context_real[1] * v48), v47[0])
    v54 = np.where(v3, _min(v52 - v53, v53 + v52), v46 * v49)
    v55 = np.abs(context_real[2])
    v56 = ~flag[0]
    v57 = context_boolean[2] & v56
    v58 = v57 & (((-1e-06) * _max(v55, np.abs(v53))) <= np.where(v3, v54, context_real[0] * v54))
    v59 = (context_real[18] + (context_real[17] * v49)) + (3.2 * v48)
    v60 = context_real[16] + (context_real[15] * v49)
    v61 = context_real[14] * np.sqrt(np.where(v0, (v60 * v60) + (v59 * v59), REAL(1.0)))
    v62 = np.where(v0, context_real[3] - (context_real[1] * v49), v47[1])
    v63 = np.where(v0, _min(v61 - v62, v62 + v61), v45 * v48)
    v64 = np.abs(context_real[3])
    v65 = context_boolean[3] & v56
    v66 = v65 & (((-1e-06) * _max(v64, np.abs(v62))) <= np.where(v0, v63, 1.7300000000000002 * v63))
    v67 = context_boolean[1] | (((v0 & (0.0 <= v63)) | (0.0 < v63)) | v66)
    v68 = ((v17 * v47[1]) + (v10 * v47[0])) - v35
    v69 = ((v18 * v47[1]) + (v11 * v47[0])) - v34
    v70 = np.where(v3, REAL(0.0), (context_real[4] * v46) * np.sqrt(np.where(v4, (v69 * v69) + (v68 * v68), REAL(1.0))))
    v71 = ((v22 * v47[1]) + (v25 * v47[0])) - v33
    v72 = ((v23 * v47[1]) + (v26 * v47[0])) - v38
    v73 = np.where(v0, REAL(0.0), (context_real[13] * v45) * np.sqrt(np.where(v19, (v72 * v72) + (v71 * v71), REAL(1.0))))
    v74 = _max(_max(_max(np.abs(v73), np.abs(v70)), np.abs(v47[0])), np.abs(v47[1]))
    v75 = _max(np.abs(v47[1] - v73), np.abs(v47[0] - v70))
    v76 = (v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05)))) & v47[3]
    v77 = v76 & (v67 & (context_boolean[0] | (((v3 & (0.0 <= v54)) | (0.0 < v54)) | v58)))
    v78 = (v19 & (1.0 < v24)) | (v4 & (1.0 < v12))
    v79 = v6 + v14
    v80 = (v79 <= 1.0) & v78
    v81 = ((1e-05 * v74) < v75) & (v80 & (~v76))
    v82 = ~((v28 | v81) | v77)
    v83 = flag[1] & v82
    v84 = v78 & (v80 & v76)
    v85 = _interpolated_pattern_pieces(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], v2, v5, v1, v32, v31, v7, v9, v16, v15, v46, v42, v41, v35, v40, v39, v34, v45, v44, v43, v38, v37, v36, v33, v49, v48, v53, v62, v47[0], v47[1]), (v3, v0, v4, v19, context_boolean[0], context_boolean[1], v57, v65, v76, v84, v81, v83), (pattern[0], pattern[1]))
    v86 = np.where(v83, v85[1], v48)
    v87 = np.where(v83, v85[0], v49)
    v88 = (context_real[8] + (context_real[6] * v87)) + (context_real[7] * v86)
    v89 = context_real[11] + ((context_real[10] * v86) + (context_real[9] * v87))
    v90 = context_real[5] * np.sqrt(np.where(v3, (v89 * v89) + (v88 * v88), REAL(1.0)))
    v91 = np.where(v83, v85[2], v53)
    v92 = np.where(v3, _min(v90 - v91, v91 + v90), v46 * v87)
    v93 = np.where(v3, v92, context_real[0] * v92)
    v94 = _max(v55, np.abs(v91))
    v95 = (v57 & (((-1e-06) * v94) <= v93)) | ((v3 & (0.0 <= v92)) | (0.0 < v92))
    v96 = (context_real[18] + (context_real[17] * v87)) + (3.2 * v86)
    v97 = context_real[16] + (context_real[15] * v87)
    v98 = context_real[14] * np.sqrt(np.where(v0, (v97 * v97) + (v96 * v96), REAL(1.0)))
    v99 = np.where(v83, v85[3], v62)
    v100 = np.where(v0, _min(v98 - v99, v99 + v98), v45 * v86)
    v101 = np.where(v0, v100, 1.7300000000000002 * v100)
    v102 = _max(v64, np.abs(v99))
    v103 = ((0.0 < v100) | (v0 & (0.0 <= v100))) | (v65 & (((-1e-06) * v102) <= v101))
    v104 = np.where(v83, v85[6], v76)
    v105 = ((context_boolean[1] | v103) & (context_boolean[0] | v95)) & v104
    v106 = flag[3] | v105
    v107 = 1.0 - v79
    v108 = -(v6 + v107)
    v109 = np.where(v65, np.int8(-1) == context_mode[3], context_boolean[9])
    v110 = np.where(v65, np.int8(1) == context_mode[3], context_boolean[8])
    v111 = v110 | v109
    v112 = (v111 & (v0 & ((0.0 <= v108) & (v108 <= 0.0)))) | (v109 & (np.int8(1) == pattern[1]))
    v113 = np.where(v111, REAL(1.0), REAL(0.0))
    v114 = -v107
    v115 = context_boolean[7] & (~v65)
    v116 = np.where(v115, REAL(0.0), REAL(1.0))
    v117 = np.where(v57, np.int8(-1) == context_mode[2], context_boolean[6])
    v118 = np.where(v57, np.int8(1) == context_mode[2], context_boolean[5])
    v119 = v118 | v117
    v120 = (v119 & (v3 & ((v116 <= v114) & (v114 <= v113)))) | (v117 & (np.int8(1) == pattern[0]))
    v121 = v120 | v112
    v122 = np.where(v121, v79, 1.0 + v79)
    v123 = ~(v121 | (v122 <= (v113 + np.where(v119, REAL(1.0), REAL(0.0)))))
    v124 = v123 & (~v106)
    v125 = flag[2] | v82
    v126 = (~flag[1]) & (v124 & v125)
    v127 = ~v126
    v128 = ~((~(context_boolean[6] | (context_boolean[4] | context_boolean[5]))) | (~(context_boolean[9] | (context_boolean[8] | context_boolean[7]))))
    v129 = v128 & ((context_boolean[2] | context_boolean[3]) & (v56 & (v124 & v127)))
    v130 = context_boolean[4] & (~v57)
    v131 = np.where(v118, np.int8(1), np.int8(-1))
    v132 = np.where(v120, np.where(v118 & v3, np.int8(1), np.int8(-1)), np.where(v130 & ((v116 <= v122) & (v122 <= v113)), np.int8(0), v131))
    v133 = np.where(v112, pattern[0], v132)
    v134 = v122 - np.where(np.int8(0) == v133, REAL(0.0), REAL(1.0))
    v135 = np.where(v110, np.int8(1), np.int8(-1))
    v136 = np.where(v112, np.where(v0 & v110, np.int8(1), np.int8(-1)), np.where(v115 & ((v134 <= 0.0) & (0.0 <= v134)), np.int8(0), v135))
    v137 = ~flag[3]
    v138 = v104 & ((context_boolean[0] | (((-1e-12) * v94) <= v93)) & (context_boolean[1] | (((-1e-12) * v102) <= v101)))
    v139 = ((~flag[4]) & (v137 & v138)) | (v137 & v105)
    v140 = ~(v126 | v129)
    v141 = flag[5] | (flag[3] & v105)
    v142 = np.where(v83, v85[4], v47[0])
    v143 = np.where(v83, v85[5], v47[1])
    return (
        np.where(v129, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), np.where(v126, np.where(v130, np.int8(0), v131), v133)),
        np.where(v129, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v126, np.where(v115, np.int8(0), v135), v136)),
        np.where(v139, pattern[0], best[0]),
        np.where(v139, pattern[1], best[1]),
        flag[0] | v129,
        np.where(v129, np.bool_(False), flag[1] | v126),
        v125 & v140,
        v106,
        flag[4] | v138,
        v141,
        v127 & (flag[6] | ((~np.where(v83, v85[8], v81)) & (~v104))),
        np.where(v139, v28, flag[7]),
        np.where(v139, np.where(v83, v85[7], v84), flag[8]),
        np.where(v139, v87, number[0]),
        np.where(v139, v86, number[1]),
        np.where(v139, v142, number[2]),
        np.where(v139, v143, number[3]),
        v142,
        v143,
        (v106 & ((v123 | ((v3 & v0) | (~v121))) | v141)) | (v124 & v140),
    )


def _margin_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _interpolated_margins(prepared, context_real, context_mode):
    v0 = np.sin(context_real[22])
    v1 = np.cos(context_real[22])
    v2 = np.sin(context_real[21])
    v3 = np.cos(context_real[21])
    v4 = np.int8(0) == context_mode[0]
    v5 = np.int8(0) == context_mode[1]
    v6 = (context_real[0] * context_real[18]) - context_real[1]
    v7 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18])
    v8 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]))
    v9 = context_real[3] * np.sqrt((v7 * v7) + (v8 * v8))
    v10 = (context_real[0] * context_real[17]) - context_real[2]
    v11 = context_real[13] + (context_real[12] * context_real[17])
    v12 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]))
    v13 = context_real[11] * np.sqrt((v11 * v11) + (v12 * v12))
    v14 = 3.2 * v1
    v15 = 1.7300000000000002 + v14
    v16 = np.where(v5, REAL(0.0), REAL(0.5780346820809248))
    v17 = 3.2 * v0
    v18 = context_real[23] * context_real[23]
    v19 = v18 - (9.81 * v2)
    v20 = v1 * v3
    v21 = (v17 * v19) + (31.392000000000003 * v20)
    v22 = context_real[16] - v21
    v23 = np.where(v5, REAL(0.0), v22)
    v24 = v15 * v16
    v25 = ~v4
    v26 = np.where(v4, REAL(0.0), 1.0 / np.where(v25, 13.73 + ((6.4 * v1) - (v15 * v24)), REAL(1.0)))
    v27 = context_real[23] + context_real[24]
    v28 = v27 * v27
    v29 = ((context_real[10] - (137.34 * v3)) - v21) + (v17 * v28)
    v30 = v24 * v26
    v31 = (v26 * np.where(v4, REAL(0.0), v29)) - (v30 * v23)
    v32 = np.where(v5, REAL(0.0), (v16 * v23) - (v24 * v31))
    v33 = np.where(v5, REAL(0.0), REAL(1.0))
    v34 = np.where(v5, REAL(0.0), (1.0 + (v15 * v30)) * (v16 * v33))
    v35 = np.where(v4, REAL(0.0), REAL(1.0))
    v36 = np.where(v5, REAL(0.0), -(v30 * v35))
    v37 = np.where(v4, REAL(0.0), v26 * v35)
    v38 = 8.0 * v0
    v39 = 8.0 * v1
    v40 = 3.2 + v39
    v41 = (v1 * v38) - (v0 * v40)
    v42 = np.where(v4, REAL(0.0), -(v33 * v30))
    v43 = np.where(v4, REAL(0.0), v31)
    v44 = ((v39 * v19) - (v3 * (78.48 * v0))) + (3.2 * v28)
    v45 = (v38 * v19) + (78.48 * v20)
    v46 = (((v1 * v44) + (v0 * v45)) - (117.72 * v2)) + (6.0 * v18)
    v47 = 6.0 + ((v1 * v40) + (v0 * v38))
    v48 = ((v1 * v45) - (v0 * v44)) + (117.72 * v3)
    v49 = (context_real[19], context_real[20], REAL(0.0))
    v49_done = np.False_
    v49_of_context_real = (_real_of(context_mode[0]), prepared[1], (v36 * v17) - (v37 * v41), (v34 * v17) - (v41 * v42), ((v41 * v43) - (v17 * v32)) - v46, -((v14 * v36) + (v37 * v47)), -((v14 * v34) + (v42 * v47)), v48 + ((v14 * v32) + (v43 * v47)), _real_of(context_mode[1]), prepared[0], -(v37 * v38), -(v38 * v42), (v38 * v43) - v44, -((3.2 * v36) + (v37 * v40)), -((3.2 * v34) + (v40 * v42)), v45 + ((3.2 * v32) + (v40 * v43)))
    v49_of_context_boolean = (v25, ~v5)
    for _ in range(40):
        *v49_next, v49_now = _margin_loads(prepared, v49[0:2], v49[2:3], v49_of_context_real, v49_of_context_boolean)
        v49 = tuple(np.where(v49_done, old, new) for old, new in zip(v49, v49_next))
        v49_done = v49_done | v49_now
        if np.all(v49_done):
            break
    v49 = (*v49, v49_done)
    v50 = np.where(v5, REAL(0.0), (v32 - (v34 * v49[1])) - (v36 * v49[0]))
    v51 = (v15 * v50) - v29
    v52 = np.where(v4, REAL(0.0), (v43 - (v37 * v49[0])) - (v42 * v49[1]))
    v53 = v48 + ((v14 * v50) + (v47 * v52))
    v54 = v46 + ((v17 * v50) - (v41 * v52))
    v55 = prepared[2] * np.sqrt((v53 * v53) + (v54 * v54))
    v56 = v51 + v55
    v57 = v55 - v51
    v58 = (v15 * v52) - v22
    v59 = (v38 * v52) - v44
    v60 = v45 + ((3.2 * v50) + (v40 * v52))
    v61 = prepared[3] * np.sqrt((v59 * v59) + (v60 * v60))
    v62 = v58 + v61
    v63 = v61 - v58
    return (
        _max(REAL(0.0), _min(v6 + v9, v9 - v6)),
        _max(REAL(0.0), _min(v10 + v13, v13 - v10)),
        _min(v56, v57),
        _min(v62, v63),
        _mode_of(v57 - v56),
        _mode_of(v63 - v62),
    )


def _interpolated_again_loads(prepared, u, polished, context_real, context_boolean):
    v0 = (context_real[7] + (u[0] * context_real[5])) + (context_real[6] * u[1])
    v1 = context_real[4] + ((u[0] * context_real[2]) + (u[1] * context_real[3]))
    v2 = np.sqrt(np.where(context_boolean[0], (v0 * v0) + (v1 * v1), REAL(1.0)))
    v3 = context_real[1] * context_real[0]
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = context_real[15] + ((u[0] * context_real[13]) + (u[1] * context_real[14]))
    v6 = context_real[12] + ((u[0] * context_real[10]) + (u[1] * context_real[11]))
    v7 = np.sqrt(np.where(context_boolean[1], (v5 * v5) + (v6 * v6), REAL(1.0)))
    v8 = context_real[9] * context_real[8]
    v9 = np.where(context_boolean[1], v7 * v8, REAL(0.0))
    v10 = (context_real[4] + (context_real[2] * v4)) + (context_real[3] * v9)
    v11 = (context_real[7] + (context_real[5] * v4)) + (context_real[6] * v9)
    v12 = v4 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v10 * v10) + (v11 * v11), REAL(1.0))), REAL(0.0))
    v13 = (context_real[15] + (context_real[13] * v4)) + (context_real[14] * v9)
    v14 = (context_real[12] + (context_real[10] * v4)) + (context_real[11] * v9)
    v15 = v9 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v13 * v13) + (v14 * v14), REAL(1.0))), REAL(0.0))
    v16 = _max(np.abs(v12), np.abs(v15))
    v17 = 0.0 < v2
    v18 = v3 * np.where(v17, 1.0 / np.where(context_boolean[0] & v17, np.where(v17, v2, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v19 = v0 * v18
    v20 = v1 * v18
    v21 = 1.0 - np.where(context_boolean[0], (context_real[5] * v19) + (context_real[2] * v20), REAL(0.0))
    v22 = 0.0 < v7
    v23 = v8 * np.where(v22, 1.0 / np.where(context_boolean[1] & v22, np.where(v22, v7, REAL(1.0)), REAL(1.0)), REAL(0.0))
    v24 = v5 * v23
    v25 = v6 * v23
    v26 = np.where(context_boolean[1], (context_real[13] * v24) + (context_real[10] * v25), REAL(0.0))
    v27 = np.abs(v21) < np.abs(v26)
    v28 = -v26
    v29 = np.where(v27, v21, v28)
    v30 = 1.0 / np.where(v27, v28, v21)
    v31 = u[1] - v9
    v32 = u[0] - v4
    v33 = v30 * np.where(v27, v31, v32)
    v34 = 1.0 - np.where(context_boolean[1], (context_real[14] * v24) + (context_real[11] * v25), REAL(0.0))
    v35 = -np.where(context_boolean[0], (context_real[6] * v19) + (context_real[3] * v20), REAL(0.0))
    v36 = v30 * np.where(v27, v34, v35)
    v37 = ((v29 * v33) - np.where(v27, v32, v31)) / ((v29 * v36) - np.where(v27, v35, v34))
    v38 = u[1] - (0.125 * v37)
    v39 = (v36 * v37) - v33
    v40 = u[0] + (0.125 * v39)
    v41 = (context_real[15] + (context_real[13] * v40)) + (context_real[14] * v38)
    v42 = (context_real[12] + (context_real[10] * v40)) + (context_real[11] * v38)
    v43 = v38 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v41 * v41) + (v42 * v42), REAL(1.0))), REAL(0.0))
    v44 = (context_real[7] + (context_real[5] * v40)) + (context_real[6] * v38)
    v45 = (context_real[4] + (context_real[2] * v40)) + (context_real[3] * v38)
    v46 = v40 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v44 * v44) + (v45 * v45), REAL(1.0))), REAL(0.0))
    v47 = _max(np.abs(v43), np.abs(v46))
    v48 = u[0] + (0.5 * v39)
    v49 = u[1] - (0.5 * v37)
    v50 = (context_real[7] + (context_real[5] * v48)) + (context_real[6] * v49)
    v51 = (context_real[4] + (context_real[2] * v48)) + (context_real[3] * v49)
    v52 = v48 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v50 * v50) + (v51 * v51), REAL(1.0))), REAL(0.0))
    v53 = (context_real[12] + (context_real[10] * v48)) + (context_real[11] * v49)
    v54 = (context_real[15] + (context_real[13] * v48)) + (context_real[14] * v49)
    v55 = v49 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v53 * v53) + (v54 * v54), REAL(1.0))), REAL(0.0))
    v56 = _max(np.abs(v52), np.abs(v55))
    v57 = u[1] - v37
    v58 = u[0] + v39
    v59 = (context_real[12] + (context_real[10] * v58)) + (context_real[11] * v57)
    v60 = (context_real[15] + (context_real[13] * v58)) + (context_real[14] * v57)
    v61 = v57 - np.where(context_boolean[1], v8 * np.sqrt(np.where(context_boolean[1], (v59 * v59) + (v60 * v60), REAL(1.0))), REAL(0.0))
    v62 = (context_real[4] + (context_real[2] * v58)) + (context_real[3] * v57)
    v63 = (context_real[7] + (context_real[5] * v58)) + (context_real[6] * v57)
    v64 = v58 - np.where(context_boolean[0], v3 * np.sqrt(np.where(context_boolean[0], (v62 * v62) + (v63 * v63), REAL(1.0))), REAL(0.0))
    v65 = _max(np.abs(v61), np.abs(v64))
    v66 = _max(np.abs(v31), np.abs(v32))
    v67 = v65 < v66
    v68 = np.where(v67, v65, v66)
    v69 = v56 < v68
    v70 = np.where(v69, v56, v68)
    v71 = v47 < v70
    v72 = np.where(v71, v47, v70)
    v73 = v16 < v72
    v74 = 1e-05 * _max(np.abs(v9), _max(np.abs(v4), _max(np.abs(u[0]), np.abs(u[1]))))
    v75 = polished[0] + np.where(v66 <= v74, REAL(1.0), REAL(0.0))
    v76 = (12.0 <= v75) | (~(v73 | (v71 | (v67 | v69))))
    return (
        np.where(v73, v4, np.where(v71, v40, np.where(v69, v48, np.where(v67, v58, u[0])))),
        np.where(v73, v9, np.where(v71, v38, np.where(v69, v49, np.where(v67, v57, u[1])))),
        v75,
        (np.where(v73, v16, v72) <= 0.0) | v76,
    )


def _interpolated_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.where(behind[1], np.where(before[1], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = np.int8(0) == v1
    v3 = np.where(v2, REAL(0.0), REAL(0.5780346820809248))
    v4 = context_real[1] * v3
    v5 = np.int8(0) == v0
    v6 = ~v5
    v7 = np.where(v5, REAL(0.0), -(1.0 / np.where(v6, (context_real[1] * v4) - context_real[0], REAL(1.0))))
    v8 = v4 * v7
    v9 = np.where(v5, REAL(0.0), context_real[2])
    v10 = v3 + (v4 * v8)
    v11 = np.where(v2, REAL(0.0), context_real[3])
    v12 = np.where(v2, REAL(0.0), (v11 * v10) - (v9 * v8))
    v13 = np.where(v5, REAL(0.0), (v7 * v9) - (v11 * v8))
    v14 = np.where(v2, REAL(0.0), REAL(1.0))
    v15 = np.where(v2, REAL(0.0), v14 * v10)
    v16 = np.where(v5, REAL(0.0), -(v8 * v14))
    v17 = np.where(v5, REAL(0.0), REAL(1.0))
    v18 = np.where(v2, REAL(0.0), -(v8 * v17))
    v19 = np.where(v5, REAL(0.0), v7 * v17)
    v20 = ~v2
    v21 = _real_of(v1)
    v22 = _real_of(v0)
    v23 = (u[0], u[1], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v22, context_real[4], -((context_real[6] * v19) + (context_real[7] * v18)), -((context_real[7] * v15) + (context_real[6] * v16)), context_real[8] + ((context_real[6] * v13) + (context_real[7] * v12)), -((context_real[9] * v19) + (context_real[10] * v18)), -((context_real[10] * v15) + (context_real[9] * v16)), context_real[11] + ((context_real[9] * v13) + (context_real[10] * v12)), v21, context_real[13], -(context_real[15] * v19), -(context_real[15] * v16), context_real[16] + (context_real[15] * v13), -((context_real[17] * v19) + (3.2 * v18)), -((context_real[17] * v16) + (3.2 * v15)), (context_real[18] + (context_real[17] * v13)) + (3.2 * v12))
    v23_of_context_boolean = (v6, v20)
    for _ in range(40):
        *v23_next, v23_now = _interpolated_again_loads(prepared, v23[0:2], v23[2:3], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = v12 - ((v15 * v23[1]) + (v18 * v23[0]))
    v25 = np.where(v2, REAL(0.0), v24)
    v26 = v13 - ((v16 * v23[1]) + (v19 * v23[0]))
    v27 = np.where(v5, REAL(0.0), v26)
    v28 = (context_real[11] + (context_real[9] * v27)) + (context_real[10] * v25)
    v29 = (context_real[8] + (context_real[6] * v27)) + (context_real[7] * v25)
    v30 = context_real[5] * np.sqrt((v29 * v29) + (v28 * v28))
    v31 = np.where(v5, context_real[2] - (context_real[1] * v25), v23[0])
    v32 = (context_real[18] + (context_real[17] * v27)) + (3.2 * v25)
    v33 = context_real[16] + (context_real[15] * v27)
    v34 = context_real[14] * np.sqrt((v33 * v33) + (v32 * v32))
    v35 = np.where(v2, context_real[3] - (context_real[1] * v27), v23[1])
    v36 = 0.5 * context_real[26]
    v37 = np.where(v5, REAL(0.0), context_real[1] * np.where(v2, context_real[25], REAL(0.0)))
    v38 = np.where(v2, REAL(0.0), context_real[1] * np.where(v5, context_real[24], REAL(0.0)))
    v39 = np.where(v2, REAL(0.0), context_real[25] + np.where(v2, REAL(0.0), (v10 * v38) - (v8 * v37)))
    v40 = v39 + (v36 * v25)
    v41 = np.where(v5, REAL(0.0), context_real[24] + np.where(v5, REAL(0.0), (v7 * v37) - (v8 * v38)))
    v42 = v41 + (v36 * v27)
    v43 = _friction_stage(prepared, (context_real[22] + (v36 * v41), context_real[23] + (v36 * v39)), (v42, v40), (context_real[12], context_real[19]), (v0, v1), (v22, v21), (v23[0], v23[1]))
    v44 = v39 + (v36 * v43[1])
    v45 = v41 + (v36 * v43[0])
    v46 = _friction_stage(prepared, (context_real[22] + (v36 * v42), context_real[23] + (v36 * v40)), (v45, v44), (context_real[12], context_real[19]), (v0, v1), (v22, v21), (v43[2], v43[3]))
    v47 = context_real[26] * v46[0]
    v48 = v47 + (2.0 * (v45 + (v41 + v42)))
    v49 = (v22 * v48) < 0.0
    v50 = context_real[26] * v46[1]
    v51 = v50 + (2.0 * (v44 + (v39 + v40)))
    v52 = (v21 * v51) < 0.0
    v53 = 0.16666666666666666 * context_real[26]
    v54 = _friction_stage(prepared, (context_real[22] + (context_real[26] * v45), context_real[23] + (context_real[26] * v44)), (v41 + v47, v39 + v50), (context_real[12], context_real[19]), (v0, v1), (v22, v21), (v46[2], v46[3]))
    v55 = (context_real[11] + (context_real[9] * v26)) + (context_real[10] * v24)
    v56 = (context_real[8] + (context_real[6] * v26)) + (context_real[7] * v24)
    v57 = np.where(v5, REAL(0.0), (context_real[4] * v22) * np.sqrt(np.where(v6, (v56 * v56) + (v55 * v55), REAL(1.0))))
    v58 = (context_real[18] + (context_real[17] * v26)) + (3.2 * v24)
    v59 = context_real[16] + (context_real[15] * v26)
    v60 = np.where(v2, REAL(0.0), (context_real[13] * v21) * np.sqrt(np.where(v20, (v58 * v58) + (v59 * v59), REAL(1.0))))
    v61 = _max(_max(_max(np.abs(v57), np.abs(v60)), np.abs(v23[0])), np.abs(v23[1]))
    v62 = _max(np.abs(v23[0] - v57), np.abs(v23[1] - v60))
    v63 = v23[3] & (v62 <= (v61 * np.where(v61 < (1.0000000009313226 * v61), REAL(1e-11), REAL(1e-05))))
    return (
        v0,
        v1,
        np.where(v6 | (((-v30) <= v31) & (v31 <= v30)), v0, _mode_of(2.0 * v31)),
        np.where(v20 | (((-v34) <= v35) & (v35 <= v34)), v1, _mode_of(2.0 * v35)),
        v49,
        v52,
        before[0] | behind[0],
        before[1] | behind[1],
        v23[0],
        v23[1],
        np.where(v5, context_real[22], context_real[22] + (v53 * v48)),
        np.where(v2, context_real[23], context_real[23] + (v53 * v51)),
        np.where(v5, REAL(0.0), v41 + (v53 * ((v27 + v54[0]) + (2.0 * (v43[0] + v46[0]))))),
        np.where(v2, REAL(0.0), v39 + (v53 * ((v25 + v54[1]) + (2.0 * (v43[1] + v46[1]))))),
        v63 & (v54[4] & (v43[4] & v46[4])),
        ~(v49 | v52),
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[2], context_mode[3], context_mode[2], context_mode[3], context_boolean[3], context_boolean[4], context_boolean[0], context_boolean[1], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_boolean[2])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27])
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 8.0 * v0
    v5 = 8.0 * v1
    v6 = 3.2 + v5
    v7 = 6.0 + ((v1 * v6) + (v0 * v4))
    v8 = 3.2 * v1
    v9 = 1.7300000000000002 + v8
    v10 = 0.5780346820809248 * v9
    v11 = 13.73 + (6.4 * v1)
    v12 = 1.0 / ((v9 * v10) - v11)
    v13 = v10 * v12
    v14 = (v8 * v13) - (v7 * v12)
    v15 = (v1 * v4) - (v0 * v6)
    v16 = 3.2 * v0
    v17 = (v16 * v13) + (v15 * v12)
    v18 = prepared[5] * np.sqrt((v17 * v17) + (v14 * v14))
    v19 = 0.5780346820809248 - (v10 * v13)
    v20 = (v16 * v19) - (v15 * v13)
    v21 = (v8 * v19) + (v7 * v13)
    v22 = prepared[5] * np.sqrt((v21 * v21) + (v20 * v20))
    v23 = v22 + v18
    v24 = (3.2 * v19) + (v6 * v13)
    v25 = v4 * v4
    v26 = prepared[4] * np.sqrt((v24 * v24) + (v25 * (v13 * v13)))
    v27 = (3.2 * v13) - (v6 * v12)
    v28 = prepared[4] * np.sqrt((v27 * v27) + (v25 * (v12 * v12)))
    v29 = v28 + v26
    v30 = _max(v29, v23)
    v31 = v30 < 1.0
    v32 = 9.81 * v3
    v33 = qd[0] * qd[0]
    v34 = v33 - (9.81 * v2)
    v35 = (v34 * v16) + (v8 * v32)
    v36 = tau[1] - v35
    v37 = v36 * v13
    v38 = qd[0] + qd[1]
    v39 = v38 * v38
    v40 = (v16 * v39) + ((tau[0] - (137.34 * v3)) - v35)
    v41 = v40 * v12
    v42 = v41 - v37
    v43 = v40 * v13
    v44 = v36 * v19
    v45 = v44 + v43
    v46 = ((v4 * v32) - (v34 * v5)) - (3.2 * v39)
    v47 = (v34 * v4) + (v5 * v32)
    v48 = ((117.72 * v3) + (v1 * v47)) + (v0 * v46)
    v49 = ((v8 * v45) - (v7 * v42)) + v48
    v50 = (6.0 * v33) + (((v0 * v47) - (v1 * v46)) - (117.72 * v2))
    v51 = ((v16 * v45) + (v15 * v42)) + v50
    v52 = prepared[5] * np.sqrt((v51 * v51) + (v49 * v49))
    v53 = v47 + ((3.2 * v45) - (v6 * v42))
    v54 = (v4 * v42) - v46
    v55 = prepared[4] * np.sqrt((v53 * v53) + (v54 * v54))
    v56 = np.where(v31, _max(v52, v55) / np.where(v31, np.where(v31, 1.0 - v30, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v57 = _min(v56, v55 + (v29 * v56))
    v58 = _min(v56, v52 + (v23 * v56))
    v59 = _min(v57, v55 + ((v28 * v58) + (v26 * v57)))
    v60 = _min(v58, v52 + ((v22 * v57) + (v18 * v58)))
    v61 = 1.0001 * _min(v59, v55 + ((v28 * v60) + (v26 * v59)))
    v62 = 1.0001 * _min(v60, v52 + ((v22 * v59) + (v18 * v60)))
    v63 = np.abs(v13)
    v64 = (1e-08 * (np.abs(v43) + np.abs(v44))) + (v63 * v62)
    v65 = 0.0 == qd[1]
    v66 = v65 & (np.abs(v45) <= (v64 + (v19 * v61)))
    v67 = (1e-08 * (np.abs(v37) + np.abs(v41))) + (v63 * v61)
    v68 = 0.0 == qd[0]
    v69 = v68 & (np.abs(v42) <= (v67 - (v12 * v62)))
    v70 = ~(np.int8(0) == forced[1])
    v71 = v70 & (v65 & v70)
    v72 = -v64
    v73 = _mode_of(qd[1])
    v74 = np.where(v65, v72 < v45, np.int8(1) == v73)
    v75 = np.where(v66 & (~v71), np.int8(0), np.where(np.where(v71, np.int8(1) == forced[1], v74), np.int8(1), np.int8(-1)))
    v76 = ~(np.int8(0) == forced[0])
    v77 = v76 & (v68 & v76)
    v78 = -v67
    v79 = _mode_of(qd[0])
    v80 = np.where(v68, v78 < (-v42), np.int8(1) == v79)
    v81 = np.where(v69 & (~v77), np.int8(0), np.where(np.where(v77, np.int8(1) == forced[0], v80), np.int8(1), np.int8(-1)))
    v82 = -v50
    v83 = -v16
    v84 = (v81, v75, v81, v75, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v84_done = np.False_
    v84_of_context_real = (v11, v9, v40, v36, prepared[1], prepared[2], v15, v83, v82, v7, v8, v48, tau[0], prepared[0], prepared[3], v4, v46, v6, v47, tau[1])
    v84_of_context_boolean = (~v68, ~v65, v77, v71, v69, v80, np.where(v68, v78 < v42, np.int8(-1) == v79), v66, v74, np.where(v65, v72 < (-v45), np.int8(-1) == v73))
    v84_of_context_mode = (v79, v73, forced[0], forced[1])
    for _ in range(36):
        *v84_next, v84_now = _interpolated_pattern(prepared, v84[0:2], v84[2:4], v84[4:13], v84[13:19], v84_of_context_real, v84_of_context_boolean, v84_of_context_mode)
        v84 = tuple(np.where(v84_done, old, new) for old, new in zip(v84, v84_next))
        v84_done = v84_done | v84_now
        if np.all(v84_done):
            break
    v84 = (*v84, v84_done)
    v85 = _real_of(v84[3])
    v86 = _real_of(v84[2])
    v87 = 0.5 * trial
    v88 = qd[1] + (v84[14] * v87)
    v89 = qd[0] + (v84[13] * v87)
    v90 = _friction_stage(prepared, (q[0] + (qd[0] * v87), q[1] + (qd[1] * v87)), (v89, v88), (tau[0], tau[1]), (v84[2], v84[3]), (v86, v85), (v84[15], v84[16]))
    v91 = qd[1] + (v87 * v90[1])
    v92 = qd[0] + (v87 * v90[0])
    v93 = _friction_stage(prepared, (q[0] + (v87 * v89), q[1] + (v87 * v88)), (v92, v91), (tau[0], tau[1]), (v84[2], v84[3]), (v86, v85), (v90[2], v90[3]))
    v94 = trial * v93[1]
    v95 = trial * v93[0]
    v96 = _friction_stage(prepared, (q[0] + (trial * v92), q[1] + (trial * v91)), (qd[0] + v95, qd[1] + v94), (tau[0], tau[1]), (v84[2], v84[3]), (v86, v85), (v93[2], v93[3]))
    v97 = 0.16666666666666666 * trial
    v98 = np.int8(0) == v84[3]
    v99 = np.where(v98, REAL(0.0), qd[1] + (v97 * ((v84[14] + v96[1]) + (2.0 * (v90[1] + v93[1])))))
    v100 = np.int8(0) == v84[2]
    v101 = np.where(v100, REAL(0.0), qd[0] + (v97 * ((v84[13] + v96[0]) + (2.0 * (v90[0] + v93[0])))))
    v102 = v94 + (2.0 * (v91 + (qd[1] + v88)))
    v103 = np.where(v98, q[1], q[1] + (v97 * v102))
    v104 = v95 + (2.0 * (v92 + (qd[0] + v89)))
    v105 = np.where(v100, q[0], q[0] + (v97 * v104))
    v106 = _interpolated_margins(prepared, (v9, v40, v36, prepared[2], v15, v83, v82, v7, v8, v48, tau[0], prepared[3], v4, v46, v6, v47, tau[1], v84[13], v84[14], v84[15], v84[16], v105, v103, v101, v99), (v84[2], v84[3]))
    v107 = v100 | v98
    v108 = np.where(v98, np.where(v107, v106[3], REAL(0.0)), v85 * v99)
    v109 = np.where(probes, far[1], v108)
    v110 = trial / np.where(probes, whole, REAL(1.0))
    v111 = 1.0 / np.where(probes, 1.0 - v110, REAL(1.0))
    v112 = np.where(v98, np.where(v107, v106[1], REAL(0.0)), qd[1] * v85)
    v113 = 1.0 / np.where(probes, v110, REAL(1.0))
    v114 = v113 * (v108 - v112)
    v115 = v114 + (v111 * (v108 - v109))
    v116 = v114 + (v110 * v115)
    v117 = ~v98
    v118 = (~(v65 & v117)) & (v109 < 0.0)
    v119 = probes & v118
    v120 = np.sqrt(np.where(v119, _max(REAL(0.0), (v115 * (4.0 * v112)) + (v116 * v116)), REAL(1.0)))
    v121 = v116 < 0.0
    v122 = np.where(v119, np.where(v118, np.where(v121, v120 - v116, 2.0 * v115), REAL(1.0)), REAL(1.0))
    v123 = ~probes
    v124 = np.where(v118, _max(REAL(1e-06), v112 / np.where(v123 & v118, np.where(v118, v112 - v109, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v125 = np.where(probes, np.where(v118, _min(REAL(1.0), np.where(v121, 2.0 * v112, v116 + v120) / v122), REAL(1.0)), v124)
    v126 = np.where(v100, np.where(v107, v106[2], REAL(0.0)), v86 * v101)
    v127 = np.where(probes, far[0], v126)
    v128 = np.where(v100, np.where(v107, v106[0], REAL(0.0)), qd[0] * v86)
    v129 = v113 * (v126 - v128)
    v130 = v129 + (v111 * (v126 - v127))
    v131 = v129 + (v110 * v130)
    v132 = ~v100
    v133 = (~(v68 & v132)) & (v127 < 0.0)
    v134 = probes & v133
    v135 = np.sqrt(np.where(v134, _max(REAL(0.0), (v130 * (4.0 * v128)) + (v131 * v131)), REAL(1.0)))
    v136 = v131 < 0.0
    v137 = np.where(v134, np.where(v133, np.where(v136, v135 - v131, 2.0 * v130), REAL(1.0)), REAL(1.0))
    v138 = np.where(v133, _max(REAL(1e-06), v128 / np.where(v123 & v133, np.where(v133, v128 - v127, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v139 = np.where(probes, np.where(v133, _min(REAL(1.0), np.where(v136, 2.0 * v128, v131 + v135) / v137), REAL(1.0)), v138)
    v140 = _min(_min(REAL(1.0), v139), v125)
    v141 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v142 = (v140 < 1.0) & (~((12.0 <= passes) | (probes | v141)))
    v143 = probes | v142
    v144 = v84[13] * v86
    v145 = trial * trial
    v146 = v84[14] * v85
    v147 = ((np.abs(qd[1]) + (trial * v146)) < 0.0) & ((v146 * v145) < (-2.0))
    v148 = v147 | (((np.abs(qd[0]) + (trial * v144)) < 0.0) & ((v145 * v144) < (-2.0)))
    v149 = ~(v143 | v148)
    v150 = v149 & ((v85 * v102) < 0.0)
    v151 = v149 & ((v86 * v104) < 0.0)
    v152 = (v93[4] & v90[4]) & v96[4]
    v153 = _interpolated_again(prepared, (v11, v9, v40, v36, prepared[1], prepared[2], v15, v83, v82, v7, v8, v48, tau[0], prepared[0], prepared[3], v4, v46, v6, v47, tau[1], v10, -v12, q[0], q[1], qd[0], qd[1], trial, past, v84[15], v84[16], v105, v103, v101, v99), (v68, v65, v152, v151, v150), (forced[0], forced[1], v84[2], v84[3]))
    v154 = v150 | v151
    v155 = np.where(v154, v153[3], v99)
    v156 = np.where(v154, v153[6], v84[3])
    v157 = crossing[1] | (v117 & (v108 < 0.0))
    v158 = v157 | (np.int8(0) == v156)
    v159 = np.where(v154, v153[5], v84[2])
    v160 = crossing[0] | (v132 & (v126 < 0.0))
    v161 = v160 | (np.int8(0) == v159)
    v162 = np.where(v154, v153[2], v101)
    v163 = np.where(v158, REAL(0.0), v9 * np.where(v161, v162, REAL(0.0)))
    v164 = np.where(v158, REAL(0.0), REAL(0.5780346820809248))
    v165 = v9 * v164
    v166 = ~v143
    v167 = (v157 | v160) & v166
    v168 = -(1.0 / np.where((v166 & v167) & (~v161), (v9 * v165) - v11, REAL(1.0)))
    v169 = np.where(v161, REAL(0.0), v168) * ((v165 * v163) - np.where(v161, REAL(0.0), v9 * np.where(v158, v155, REAL(0.0))))
    v170 = v133 & (v139 <= v140)
    v171 = v118 & (v125 <= v140)
    v172 = np.where(v143, past, np.where(v141, trial + past, dt))
    v173 = np.where(probes, whole, trial)
    v174 = np.where(v143, v140 * v173, dt - v172)
    v175 = np.where(v84[8] | v84[7], np.where(v84[12], REAL(4.0), np.where(v84[11] & (~v84[6]), np.where(v84[9], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v84[10], REAL(5.0), REAL(2.0)))
    v176 = (np.abs(v36) + (np.abs(v84[13]) + (np.abs(v40) + np.abs(v84[14])))) < 1e+38
    v177 = np.where(v176, np.where(v84[19], v175, REAL(5.0)), REAL(6.0))
    v178 = 2.0 == v177
    v179 = np.where(v148, REAL(7.0), np.where(np.where(v154, v153[4], v152) | v178, REAL(0.0), REAL(5.0)))
    v180 = np.where((1.0 == v179) | ((1.0 == v177) | (1.0 == worst)), REAL(1.0), REAL(0.0))
    v181 = np.where((3.0 == v179) | ((3.0 == worst) | (3.0 == v177)), REAL(3.0), v180)
    v182 = np.where((4.0 == v179) | ((4.0 == v177) | (4.0 == worst)), REAL(4.0), v181)
    v183 = ((5.0 == worst) | (5.0 == v177)) | (5.0 == v179)
    v184 = np.where(v183, REAL(5.0), np.where((2.0 == v179) | (v178 | (2.0 == worst)), REAL(2.0), v182))
    v185 = np.where((7.0 == v179) | ((7.0 == v177) | (7.0 == worst)), REAL(7.0), v184)
    return (
        np.where(v143, q[0], np.where(v154, v153[0], v105)),
        np.where(v143, q[1], np.where(v154, v153[1], v103)),
        np.where(v143, qd[0], np.where(v167, np.where(v161, REAL(0.0), v162 + np.where(v161, REAL(0.0), -v169)), v162)),
        np.where(v143, qd[1], np.where(v167, np.where(v158, REAL(0.0), v155 + np.where(v158, REAL(0.0), (v164 * v163) + (v165 * v169))), v155)),
        v159,
        v156,
        probes & (v132 & v170),
        probes & (v117 & v171),
        np.where(v143, forced[0], np.where(v141, heading[0], np.int8(0))),
        np.where(v143, forced[1], np.where(v141, heading[1], np.int8(0))),
        np.where(probes, np.where(v100 & v170, np.where(v107, v106[4], np.int8(0)), np.int8(0)), np.int8(0)),
        np.where(probes, np.where(v98 & v171, np.where(v107, v106[5], np.int8(0)), np.int8(0)), np.int8(0)),
        v142,
        v126,
        v108,
        v172,
        np.where(v143, v173, v174),
        v174,
        1.0 + passes,
        np.where(((6.0 == v177) | (6.0 == worst)) | (6.0 == v179), REAL(6.0), v185),
        v148 | (v166 & (v174 <= 0.0)),
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
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: th1, th2
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

    Operations: at most 6228888 add, 7909650 mul, 327964 div, 815388 sqrt, 476 sincos, 7936295 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 8), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
