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

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 5 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 1 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Operations: 10 add, 13 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Operations: 11 add, 16 mul, 1 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
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

    Operations: 4 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 3 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 18 add, 24 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Operations: 11 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Operations: 25 add, 43 mul, 1 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
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

    Operations: 307 add, 375 mul, 4 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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

    Operations: 11 add, 14 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2))
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

    Operations: at most 3082 add, 3907 mul, 161 div, 400 sqrt, 2 sincos, 3749 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
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


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = v3 * v1
    v5 = qd[0] * qd[0]
    v6 = v5 - (9.81 * v0)
    v7 = 3.2 * v2
    v8 = (v6 * v7) + (31.392000000000003 * v4)
    v9 = qd[0] + qd[1]
    v10 = v9 * v9
    v11 = (v7 * v10) + ((tau[0] - (137.34 * v1)) - v8)
    v12 = np.int8(0) == mode[0]
    v13 = np.where(v12, REAL(0.0), v11)
    v14 = np.int8(0) == mode[1]
    v15 = np.where(v14, REAL(0.0), REAL(0.5780346820809248))
    v16 = 3.2 * v3
    v17 = 1.7300000000000002 + v16
    v18 = v17 * v15
    v19 = ~v12
    v20 = np.where(v12, REAL(0.0), 1.0 / np.where(v19, (13.73 + (6.4 * v3)) - (v17 * v18), REAL(1.0)))
    v21 = v18 * v20
    v22 = v15 + (v18 * v21)
    v23 = tau[1] - v8
    v24 = np.where(v14, REAL(0.0), v23)
    v25 = np.where(v14, REAL(0.0), (v24 * v22) - (v21 * v13))
    v26 = 8.0 * v2
    v27 = ((v6 * v26) + (78.48 * v4)) + (3.2 * v25)
    v28 = np.where(v12, REAL(0.0), (v20 * v13) - (v24 * v21))
    v29 = 8.0 * v3
    v30 = 3.2 + v29
    v31 = v27 + (v30 * v28)
    v32 = (v2 * v26) + (6.0 + (v3 * v30))
    v33 = (3.2 * v10) + ((v6 * v29) - (v2 * (78.48 * v1)))
    v34 = (((117.72 * v1) - (v2 * v33)) + (v32 * v28)) + (v3 * v27)
    v35 = (v3 * v26) - (v2 * v30)
    v36 = (((v3 * v33) - (117.72 * v0)) - (v35 * v28)) + (v2 * v27)
    v37 = (6.0 * v5) + v36
    v38 = np.where(v14, REAL(0.0), REAL(1.0))
    v39 = np.where(v12, REAL(0.0), -(v38 * v21))
    v40 = np.where(v14, REAL(0.0), v38 * v22)
    v41 = (3.2 * v40) + (v30 * v39)
    v42 = np.where(v12, REAL(0.0), REAL(1.0))
    v43 = np.where(v12, REAL(0.0), v42 * v20)
    v44 = np.where(v14, REAL(0.0), -(v42 * v21))
    v45 = (3.2 * v44) + (v30 * v43)
    v46 = (v26 * v28) - v33
    v47 = (v32 * v39) + (v16 * v40)
    v48 = (v32 * v43) + (v16 * v44)
    v49 = (v7 * v40) - (v35 * v39)
    v50 = (v7 * v44) - (v35 * v43)
    v51 = ~v14
    v52 = _real_of(mode[1])
    v53 = _real_of(mode[0])
    v54 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v54_done = np.False_
    v54_of_context_real = (v53, prepared[1], v50, v49, -v37, -v48, -v47, v34, v52, prepared[0], -(v26 * v43), -(v26 * v39), v46, -v45, -v41, v31)
    v54_of_context_boolean = (v19, v51)
    for _ in range(40):
        *v54_next, v54_now = _dynamics_loads(prepared, v54[0:2], v54[2:3], v54_of_context_real, v54_of_context_boolean)
        v54 = tuple(np.where(v54_done, old, new) for old, new in zip(v54, v54_next))
        v54_done = v54_done | v54_now
        if np.all(v54_done):
            break
    v54 = (*v54, v54_done)
    v55 = np.where(v14, REAL(0.0), (v25 - (v40 * v54[1])) - (v44 * v54[0]))
    v56 = (v43 * v54[0]) + (v39 * v54[1])
    v57 = np.where(v12, REAL(0.0), v28 - v56)
    v58 = (v26 * v56) - v46
    v59 = ((v45 * v54[0]) + (v41 * v54[1])) - v31
    v60 = (np.abs(v23) + (np.abs(v55) + (np.abs(v11) + np.abs(v57)))) < 1e+38
    v61 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v62 = (v51 & v61) & v60
    v63 = np.where(v14, REAL(0.0), np.sqrt(np.where(v62, (v59 * v59) + (v58 * v58), REAL(1.0))) * (prepared[0] * v52))
    v64 = ((v48 * v54[0]) + (v47 * v54[1])) - v34
    v65 = (v37 - (v50 * v54[0])) - (v49 * v54[1])
    v66 = (v19 & v61) & v60
    v67 = np.where(v12, REAL(0.0), np.sqrt(np.where(v66, (v65 * v65) + (v64 * v64), REAL(1.0))) * (prepared[1] * v53))
    v68 = _max(_max(np.abs(v54[0]), _max(np.abs(v67), np.abs(v63))), np.abs(v54[1]))
    v69 = _max(np.abs(v54[0] - v67), np.abs(v54[1] - v63))
    v70 = (v69 <= (v68 * np.where(v68 < (1.0000000009313226 * v68), REAL(1e-11), REAL(1e-05)))) & v54[3]
    v71 = np.where(v12, REAL(0.0), prepared[1] * np.sqrt(np.where(v66, (v48 * v48) + (v50 * v50), REAL(1.0))))
    v72 = 64.0 * (v2 * v2)
    v73 = np.where(v14, REAL(0.0), prepared[0] * np.sqrt(np.where(v62, (v41 * v41) + (v72 * (v39 * v39)), REAL(1.0))))
    v74 = (v51 & (1.0 < v73)) | (v19 & (1.0 < v71))
    v75 = v74 & ((v38 + v42) <= 1.0)
    v76 = v74 & (v70 & v75)
    v77 = ((((v19 & v51) & v61) & v60) & v70) & (~v76)
    v78 = np.where(v12, REAL(0.0), prepared[0] * np.sqrt(np.where(v77, (v45 * v45) + (v72 * (v43 * v43)), REAL(1.0))))
    v79 = np.where(v12, REAL(0.0), np.where(v14, REAL(0.0), prepared[1] * np.sqrt(np.where(v77, (v47 * v47) + (v49 * v49), REAL(1.0)))))
    v80 = (v79 < np.where(v12, REAL(1.0), 1.0 - v71)) & (np.where(v14, REAL(0.0), v78) < np.where(v14, REAL(1.0), 1.0 - v73))
    v81 = np.where((v75 & (~v70)) & ((1e-05 * v68) < v69), REAL(2.0), REAL(5.0))
    return (
        np.where(v12, v11 - (v17 * v55), v54[0]),
        np.where(v14, v23 - (v17 * v57), v54[1]),
        v57,
        v55,
        np.where(v61, np.where(v60, np.where(v70, np.where(v76, REAL(4.0), np.where(v80, REAL(0.0), REAL(3.0))), v81), REAL(6.0)), REAL(6.0)),
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
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 3106 add, 3941 mul, 161 div, 406 sqrt, 2 sincos, 3824 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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


def _friction_limits(prepared, q, qd, tau, mode):
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
    v19 = ~v13
    v20 = np.where(v13, REAL(0.0), 1.0 / np.where(v19, 13.73 + ((6.4 * v3) - (v17 * v18)), REAL(1.0)))
    v21 = v18 * v20
    v22 = tau[1] - v9
    v23 = np.where(v15, REAL(0.0), v22)
    v24 = v16 + (v18 * v21)
    v25 = np.where(v15, REAL(0.0), (v24 * v23) - (v21 * v14))
    v26 = np.where(v13, REAL(0.0), (v20 * v14) - (v21 * v23))
    v27 = 8.0 * v3
    v28 = 3.2 + v27
    v29 = 8.0 * v2
    v30 = (v7 * v29) + (v27 * v4)
    v31 = v30 + ((3.2 * v25) + (v28 * v26))
    v32 = 6.0 + ((v3 * v28) + (v2 * v29))
    v33 = (3.2 * v11) + ((v7 * v27) - (v29 * v4))
    v34 = ((117.72 * v1) + (v3 * v30)) - (v2 * v33)
    v35 = v34 + ((v5 * v25) + (v32 * v26))
    v36 = (v3 * v29) - (v2 * v28)
    v37 = (6.0 * v6) + (((v3 * v33) + (v2 * v30)) - (117.72 * v0))
    v38 = v37 + ((v8 * v25) - (v36 * v26))
    v39 = np.where(v15, REAL(0.0), REAL(1.0))
    v40 = np.where(v13, REAL(0.0), -(v21 * v39))
    v41 = np.where(v15, REAL(0.0), v39 * v24)
    v42 = (3.2 * v41) + (v40 * v28)
    v43 = np.where(v13, REAL(0.0), REAL(1.0))
    v44 = np.where(v13, REAL(0.0), v20 * v43)
    v45 = np.where(v15, REAL(0.0), -(v21 * v43))
    v46 = (3.2 * v45) + (v44 * v28)
    v47 = (v29 * v26) - v33
    v48 = (v5 * v41) + (v40 * v32)
    v49 = (v5 * v45) + (v44 * v32)
    v50 = (v8 * v41) - (v40 * v36)
    v51 = (v8 * v45) - (v44 * v36)
    v52 = v40 * v29
    v53 = v44 * v29
    v54 = ~v15
    v55 = _real_of(mode[1])
    v56 = _real_of(mode[0])
    v57 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v57_done = np.False_
    v57_of_context_real = (v56, prepared[1], v51, v50, -v38, -v49, -v48, v35, v55, prepared[0], -v53, -v52, v47, -v46, -v42, v31)
    v57_of_context_boolean = (v19, v54)
    for _ in range(40):
        *v57_next, v57_now = _limits_loads(prepared, v57[0:2], v57[2:3], v57_of_context_real, v57_of_context_boolean)
        v57 = tuple(np.where(v57_done, old, new) for old, new in zip(v57, v57_next))
        v57_done = v57_done | v57_now
        if np.all(v57_done):
            break
    v57 = (*v57, v57_done)
    v58 = np.where(v15, REAL(0.0), (v25 - (v41 * v57[1])) - (v45 * v57[0]))
    v59 = np.where(v13, REAL(0.0), (v26 - (v44 * v57[0])) - (v40 * v57[1]))
    v60 = v34 + ((v5 * v58) + (v32 * v59))
    v61 = v37 + ((v8 * v58) - (v36 * v59))
    v62 = np.sqrt((v61 * v61) + (v60 * v60))
    v63 = prepared[2] * v62
    v64 = v30 + ((3.2 * v58) + (v28 * v59))
    v65 = (v29 * v59) - v33
    v66 = np.sqrt((v65 * v65) + (v64 * v64))
    v67 = prepared[3] * v66
    v68 = ((v53 * v57[0]) + (v52 * v57[1])) - v47
    v69 = ((v46 * v57[0]) + (v42 * v57[1])) - v31
    v70 = (np.abs(v22) + (np.abs(v58) + (np.abs(v12) + np.abs(v59)))) < 1e+38
    v71 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v72 = (v54 & v71) & v70
    v73 = np.where(v15, REAL(0.0), (prepared[0] * v55) * np.sqrt(np.where(v72, (v69 * v69) + (v68 * v68), REAL(1.0))))
    v74 = (v35 - (v49 * v57[0])) - (v48 * v57[1])
    v75 = (v38 - (v51 * v57[0])) - (v50 * v57[1])
    v76 = (v19 & v71) & v70
    v77 = np.where(v13, REAL(0.0), (prepared[1] * v56) * np.sqrt(np.where(v76, (v75 * v75) + (v74 * v74), REAL(1.0))))
    v78 = _max(_max(np.abs(v57[0]), _max(np.abs(v77), np.abs(v73))), np.abs(v57[1]))
    v79 = _max(np.abs(v57[0] - v77), np.abs(v57[1] - v73))
    v80 = (v79 <= (v78 * np.where(v78 < (1.0000000009313226 * v78), REAL(1e-11), REAL(1e-05)))) & v57[3]
    v81 = np.where(v13, REAL(0.0), prepared[1] * np.sqrt(np.where(v76, (v49 * v49) + (v51 * v51), REAL(1.0))))
    v82 = np.where(v15, REAL(0.0), prepared[0] * np.sqrt(np.where(v72, (v52 * v52) + (v42 * v42), REAL(1.0))))
    v83 = (v54 & (1.0 < v82)) | (v19 & (1.0 < v81))
    v84 = ((v39 + v43) <= 1.0) & v83
    v85 = v83 & (v80 & v84)
    v86 = ((((v19 & v54) & v71) & v70) & v80) & (~v85)
    v87 = np.where(v15, REAL(0.0), np.where(v13, REAL(0.0), prepared[0] * np.sqrt(np.where(v86, (v53 * v53) + (v46 * v46), REAL(1.0)))))
    v88 = np.where(v13, REAL(0.0), np.where(v15, REAL(0.0), prepared[1] * np.sqrt(np.where(v86, (v48 * v48) + (v50 * v50), REAL(1.0)))))
    v89 = np.where((v88 < np.where(v13, REAL(1.0), 1.0 - v81)) & (v87 < np.where(v15, REAL(1.0), 1.0 - v82)), REAL(0.0), REAL(3.0))
    v90 = np.where(v80, np.where(v85, REAL(4.0), v89), np.where((v84 & (~v80)) & ((1e-05 * v78) < v79), REAL(2.0), REAL(5.0)))
    return (
        np.where(v13, v12 - (v17 * v58), v57[0]),
        np.where(v15, v22 - (v17 * v59), v57[1]),
        v59,
        v58,
        -v63,
        -v67,
        v63,
        v67,
        v62,
        v66,
        np.where(v71, np.where(v70, v90, REAL(6.0)), REAL(6.0)),
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
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 3118 add, 3952 mul, 161 div, 408 sqrt, 2 sincos, 3826 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
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


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v2 = context_real[1] * v1
    v3 = np.int8(0) == pattern[0]
    v4 = ~v3
    v5 = np.where(v3, REAL(0.0), -(1.0 / np.where(v4, (context_real[1] * v2) - context_real[0], REAL(1.0))))
    v6 = v2 * v5
    v7 = np.where(v3, REAL(0.0), REAL(1.0))
    v8 = np.where(v0, REAL(0.0), -(v7 * v6))
    v9 = np.where(v3, REAL(0.0), v7 * v5)
    v10 = (context_real[6] * v9) + (context_real[7] * v8)
    v11 = (context_real[10] * v8) + (context_real[9] * v9)
    v12 = np.where(v3, REAL(0.0), context_real[4] * np.sqrt(np.where(v4, (v11 * v11) + (v10 * v10), REAL(1.0))))
    v13 = np.where(v0, REAL(0.0), REAL(1.0))
    v14 = np.where(v0, REAL(0.0), v13 * (v1 + (v2 * v6)))
    v15 = np.where(v3, REAL(0.0), -(v13 * v6))
    v16 = (context_real[6] * v15) + (context_real[7] * v14)
    v17 = (context_real[10] * v14) + (context_real[9] * v15)
    v18 = ~v0
    v19 = v4 & v18
    v20 = np.where(v3, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v19, (v17 * v17) + (v16 * v16), REAL(1.0)))))
    v21 = (context_real[17] * v15) + (3.2 * v14)
    v22 = context_real[15] * v15
    v23 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v18, (v21 * v21) + (v22 * v22), REAL(1.0))))
    v24 = (context_real[17] * v9) + (3.2 * v8)
    v25 = context_real[15] * v9
    v26 = np.where(v0, REAL(0.0), np.where(v3, REAL(0.0), context_real[13] * np.sqrt(np.where(v19, (v24 * v24) + (v25 * v25), REAL(1.0)))))
    v27 = (v20 < np.where(v3, REAL(1.0), 1.0 - v12)) & (v26 < np.where(v0, REAL(1.0), 1.0 - v23))
    v28 = np.where(v0, REAL(0.0), context_real[3])
    v29 = (np.where(v3, REAL(0.0), context_real[2]) * v5) - (v28 * v6)
    v30 = np.where(v0, REAL(0.0), (v1 * v28) - (v2 * v29))
    v31 = np.where(v3, REAL(0.0), v29)
    v32 = (context_real[18] + (context_real[17] * v31)) + (3.2 * v30)
    v33 = context_real[11] + ((context_real[10] * v30) + (context_real[9] * v31))
    v34 = (context_real[8] + (context_real[6] * v31)) + (context_real[7] * v30)
    v35 = context_real[16] + (context_real[15] * v31)
    v36 = _real_of(pattern[1])
    v37 = _real_of(pattern[0])
    v38 = (np.where(v27, number[2], REAL(0.0)), np.where(v27, number[3], REAL(0.0)), REAL(0.0))
    v38_done = np.False_
    v38_of_context_real = (v37, context_real[4], -v10, -v16, v34, -v11, -v17, v33, v36, context_real[13], -v25, -v22, v35, -v24, -v21, v32)
    v38_of_context_boolean = (v4, v18)
    for _ in range(40):
        *v38_next, v38_now = _decide_pattern_loads(prepared, v38[0:2], v38[2:3], v38_of_context_real, v38_of_context_boolean)
        v38 = tuple(np.where(v38_done, old, new) for old, new in zip(v38, v38_next))
        v38_done = v38_done | v38_now
        if np.all(v38_done):
            break
    v38 = (*v38, v38_done)
    v39 = np.where(v0, REAL(0.0), (v30 - (v14 * v38[1])) - (v8 * v38[0]))
    v40 = (v15 * v38[1]) + (v9 * v38[0])
    v41 = np.where(v3, REAL(0.0), v31 - v40)
    v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v39)
    v43 = context_real[11] + ((context_real[10] * v39) + (context_real[9] * v41))
    v44 = context_real[5] * np.sqrt(np.where(v3, (v43 * v43) + (v42 * v42), REAL(1.0)))
    v45 = np.where(v3, context_real[2] - (context_real[1] * v39), v38[0])
    v46 = np.where(v3, _min(v44 - v45, v45 + v44), v37 * v41)
    v47 = np.where(v3, v46, context_real[0] * v46)
    v48 = _max(np.abs(context_real[2]), np.abs(v45))
    v49 = ~flag[0]
    v50 = context_boolean[2] & v49
    v51 = ((0.0 < v46) | (v3 & (0.0 <= v46))) | (v50 & (((-1e-06) * v48) <= v47))
    v52 = ((v17 * v38[1]) + (v11 * v38[0])) - v33
    v53 = ((v16 * v38[1]) + (v10 * v38[0])) - v34
    v54 = np.where(v3, REAL(0.0), np.sqrt(np.where(v4, (v53 * v53) + (v52 * v52), REAL(1.0))) * (context_real[4] * v37))
    v55 = ((v24 * v38[0]) + (v21 * v38[1])) - v32
    v56 = (context_real[15] * v40) - v35
    v57 = np.where(v0, REAL(0.0), np.sqrt(np.where(v18, (v56 * v56) + (v55 * v55), REAL(1.0))) * (context_real[13] * v36))
    v58 = _max(np.abs(v38[1]), _max(np.abs(v38[0]), _max(np.abs(v57), np.abs(v54))))
    v59 = _max(np.abs(v38[0] - v54), np.abs(v38[1] - v57))
    v60 = v38[3] & (v59 <= (v58 * np.where(v58 < (1.0000000009313226 * v58), REAL(1e-11), REAL(1e-05))))
    v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v39)
    v62 = context_real[16] + (context_real[15] * v41)
    v63 = context_real[14] * np.sqrt(np.where(v0, (v61 * v61) + (v62 * v62), REAL(1.0)))
    v64 = np.where(v0, context_real[3] - (context_real[1] * v41), v38[1])
    v65 = np.where(v0, _min(v63 - v64, v64 + v63), v36 * v39)
    v66 = np.where(v0, v65, 1.7300000000000002 * v65)
    v67 = _max(np.abs(context_real[3]), np.abs(v64))
    v68 = context_boolean[3] & v49
    v69 = (v68 & (((-1e-06) * v67) <= v66)) | ((v0 & (0.0 <= v65)) | (0.0 < v65))
    v70 = (context_boolean[1] | v69) & (v60 & (context_boolean[0] | v51))
    v71 = flag[1] | v70
    v72 = v7 + v13
    v73 = 1.0 - v72
    v74 = -(v7 + v73)
    v75 = np.where(v68, np.int8(-1) == context_mode[3], context_boolean[9])
    v76 = np.where(v68, np.int8(1) == context_mode[3], context_boolean[8])
    v77 = v76 | v75
    v78 = (v77 & (v0 & ((0.0 <= v74) & (v74 <= 0.0)))) | (v75 & (np.int8(1) == pattern[1]))
    v79 = np.where(v77, REAL(1.0), REAL(0.0))
    v80 = -v73
    v81 = context_boolean[7] & (~v68)
    v82 = np.where(v81, REAL(0.0), REAL(1.0))
    v83 = np.where(v50, np.int8(-1) == context_mode[2], context_boolean[6])
    v84 = np.where(v50, np.int8(1) == context_mode[2], context_boolean[5])
    v85 = v84 | v83
    v86 = (v85 & (v3 & ((v82 <= v80) & (v80 <= v79)))) | (v83 & (np.int8(1) == pattern[0]))
    v87 = v86 | v78
    v88 = np.where(v87, v72, 1.0 + v72)
    v89 = ~(v87 | (v88 <= (v79 + np.where(v85, REAL(1.0), REAL(0.0)))))
    v90 = v89 & (~v71)
    v91 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v92 = ((v49 & v90) & (context_boolean[2] | context_boolean[3])) & v91
    v93 = np.where(((v82 <= v88) & (v88 <= v79)) & (context_boolean[4] & (~v50)), np.int8(0), np.where(v84, np.int8(1), np.int8(-1)))
    v94 = np.where(v78, pattern[0], np.where(v86, np.where(v84 & v3, np.int8(1), np.int8(-1)), v93))
    v95 = v88 - np.where(np.int8(0) == v94, REAL(0.0), REAL(1.0))
    v96 = np.where(v81 & ((v95 <= 0.0) & (0.0 <= v95)), np.int8(0), np.where(v76, np.int8(1), np.int8(-1)))
    v97 = ~flag[1]
    v98 = (context_boolean[1] | (((-1e-12) * v67) <= v66)) & (v60 & (context_boolean[0] | (((-1e-12) * v48) <= v47)))
    v99 = (v70 & v97) | ((~flag[2]) & (v97 & v98))
    v100 = flag[3] | (flag[1] & v70)
    v101 = ~v60
    v102 = (v18 & (1.0 < v23)) | (v4 & (1.0 < v12))
    v103 = (v72 <= 1.0) & v102
    v104 = v71 & (v100 | (v89 | ((v3 & v0) | (~v87))))
    return (
        np.where(v92, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v94),
        np.where(v92, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v78, np.where(v0 & v76, np.int8(1), np.int8(-1)), v96)),
        np.where(v99, pattern[0], best[0]),
        np.where(v99, pattern[1], best[1]),
        flag[0] | v92,
        v71,
        flag[2] | v98,
        v100,
        flag[4] | (v101 & (~((v101 & v103) & ((1e-05 * v58) < v59)))),
        np.where(v99, v27, flag[5]),
        np.where(v99, v102 & (v60 & v103), flag[6]),
        np.where(v99, v41, number[0]),
        np.where(v99, v39, number[1]),
        v38[0],
        v38[1],
        (v90 & (~v92)) | v104,
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.int8(0) == mode[1]
    v5 = np.where(v4, REAL(0.0), REAL(0.5780346820809248))
    v6 = 3.2 * v1
    v7 = 1.7300000000000002 + v6
    v8 = v7 * v5
    v9 = 13.73 + (6.4 * v1)
    v10 = np.int8(0) == mode[0]
    v11 = ~v10
    v12 = np.where(v10, REAL(0.0), -(1.0 / np.where(v11, (v7 * v8) - v9, REAL(1.0))))
    v13 = v8 * v12
    v14 = 9.81 * v3
    v15 = qd[0] * qd[0]
    v16 = v15 - (9.81 * v2)
    v17 = 3.2 * v0
    v18 = (v16 * v17) + (v6 * v14)
    v19 = qd[0] + qd[1]
    v20 = v19 * v19
    v21 = (v17 * v20) + ((tau[0] - (137.34 * v3)) - v18)
    v22 = np.where(v10, REAL(0.0), v21)
    v23 = v5 + (v8 * v13)
    v24 = tau[1] - v18
    v25 = np.where(v4, REAL(0.0), v24)
    v26 = np.where(v4, REAL(0.0), (v25 * v23) - (v22 * v13))
    v27 = np.where(v10, REAL(0.0), (v22 * v12) - (v25 * v13))
    v28 = 8.0 * v1
    v29 = 3.2 + v28
    v30 = 8.0 * v0
    v31 = (v16 * v30) + (v28 * v14)
    v32 = 6.0 + ((v1 * v29) + (v0 * v30))
    v33 = (3.2 * v20) + ((v16 * v28) - (v30 * v14))
    v34 = ((117.72 * v3) + (v1 * v31)) - (v0 * v33)
    v35 = (v1 * v30) - (v0 * v29)
    v36 = (6.0 * v15) + (((v1 * v33) + (v0 * v31)) - (117.72 * v2))
    v37 = np.where(v4, REAL(0.0), REAL(1.0))
    v38 = np.where(v10, REAL(0.0), -(v37 * v13))
    v39 = np.where(v4, REAL(0.0), v37 * v23)
    v40 = np.where(v10, REAL(0.0), REAL(1.0))
    v41 = np.where(v10, REAL(0.0), v40 * v12)
    v42 = np.where(v4, REAL(0.0), -(v40 * v13))
    v43 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v43_done = np.False_
    v43_of_context_real = (_real_of(mode[0]), prepared[1], (v17 * v42) - (v35 * v41), (v17 * v39) - (v35 * v38), ((v35 * v27) - (v17 * v26)) - v36, -((v6 * v42) + (v32 * v41)), -((v6 * v39) + (v32 * v38)), v34 + ((v6 * v26) + (v32 * v27)), _real_of(mode[1]), prepared[0], -(v30 * v41), -(v30 * v38), (v30 * v27) - v33, -((3.2 * v42) + (v29 * v41)), -((3.2 * v39) + (v29 * v38)), v31 + ((3.2 * v26) + (v29 * v27)))
    v43_of_context_boolean = (v11, ~v4)
    for _ in range(40):
        *v43_next, v43_now = _before_loads(prepared, v43[0:2], v43[2:3], v43_of_context_real, v43_of_context_boolean)
        v43 = tuple(np.where(v43_done, old, new) for old, new in zip(v43, v43_next))
        v43_done = v43_done | v43_now
        if np.all(v43_done):
            break
    v43 = (*v43, v43_done)
    v44 = np.where(v4, v24 - (v7 * np.where(v10, REAL(0.0), (v27 - (v41 * v43[0])) - (v38 * v43[1]))), v43[1])
    v45 = _mode_of(v44)
    v46 = 0.0 == qd[1]
    v47 = (reached[1] & v46) & (~(np.int8(0) == v45))
    v48 = 0.5780346820809248 * v7
    v49 = 1.0 / ((v7 * v48) - v9)
    v50 = v48 * v49
    v51 = (v6 * v50) - (v32 * v49)
    v52 = (v17 * v50) + (v35 * v49)
    v53 = prepared[5] * np.sqrt((v52 * v52) + (v51 * v51))
    v54 = 0.5780346820809248 - (v48 * v50)
    v55 = (v17 * v54) - (v35 * v50)
    v56 = (v6 * v54) + (v32 * v50)
    v57 = prepared[5] * np.sqrt((v56 * v56) + (v55 * v55))
    v58 = v57 + v53
    v59 = (3.2 * v54) + (v29 * v50)
    v60 = v30 * v30
    v61 = prepared[4] * np.sqrt((v59 * v59) + (v60 * (v50 * v50)))
    v62 = (3.2 * v50) - (v29 * v49)
    v63 = prepared[4] * np.sqrt((v62 * v62) + (v60 * (v49 * v49)))
    v64 = v63 + v61
    v65 = _max(v64, v58)
    v66 = v65 < 1.0
    v67 = v24 * v50
    v68 = v21 * v49
    v69 = v68 - v67
    v70 = v21 * v50
    v71 = v24 * v54
    v72 = v71 + v70
    v73 = v34 + ((v6 * v72) - (v32 * v69))
    v74 = v36 + ((v17 * v72) + (v35 * v69))
    v75 = prepared[5] * np.sqrt((v74 * v74) + (v73 * v73))
    v76 = v31 + ((3.2 * v72) - (v29 * v69))
    v77 = v33 + (v30 * v69)
    v78 = prepared[4] * np.sqrt((v77 * v77) + (v76 * v76))
    v79 = np.where(v66, _max(v75, v78) / np.where(v66, np.where(v66, 1.0 - v65, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v80 = _min(v79, v75 + (v58 * v79))
    v81 = _min(v79, v78 + (v64 * v79))
    v82 = _min(v80, v75 + ((v57 * v81) + (v53 * v80)))
    v83 = _min(v81, v78 + ((v63 * v80) + (v61 * v81)))
    v84 = 1.0001 * _min(v82, v75 + ((v57 * v83) + (v53 * v82)))
    v85 = np.abs(v50)
    v86 = (v85 * v84) + (1e-08 * (np.abs(v70) + np.abs(v71)))
    v87 = -v86
    v88 = np.where(v4, _mode_of(qd[1]), mode[1])
    v89 = np.where(v46, v87 < v72, np.int8(1) == v88)
    v90 = 1.0001 * _min(v83, v78 + ((v63 * v82) + (v61 * v83)))
    v91 = v46 & (np.abs(v72) <= (v86 + (v54 * v90)))
    v92 = np.where(v91 & (~v47), np.int8(0), np.where(np.where(v47, np.int8(1) == v45, v89), np.int8(1), np.int8(-1)))
    v93 = np.where(v10, v21 - (v7 * np.where(v4, REAL(0.0), (v26 - (v39 * v43[1])) - (v42 * v43[0]))), v43[0])
    v94 = _mode_of(v93)
    v95 = 0.0 == qd[0]
    v96 = (reached[0] & v95) & (~(np.int8(0) == v94))
    v97 = (v85 * v90) + (1e-08 * (np.abs(v67) + np.abs(v68)))
    v98 = -v97
    v99 = np.where(v10, _mode_of(qd[0]), mode[0])
    v100 = np.where(v95, v98 < (-v69), np.int8(1) == v99)
    v101 = v95 & (np.abs(v69) <= (v97 - (v49 * v84)))
    v102 = np.where(v101 & (~v96), np.int8(0), np.where(np.where(v96, np.int8(1) == v94, v100), np.int8(1), np.int8(-1)))
    v103 = (v102, v92, v102, v92, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v103_done = np.False_
    v103_of_context_real = (v9, v7, v21, v24, prepared[1], prepared[2], v35, -v17, -v36, v32, v6, v34, tau[0], prepared[0], prepared[3], v30, -v33, v29, v31, tau[1])
    v103_of_context_boolean = (~v95, ~v46, v96, v47, v101, v100, np.where(v95, v98 < v69, np.int8(-1) == v99), v91, v89, np.where(v46, v87 < (-v72), np.int8(-1) == v88))
    v103_of_context_mode = (v99, v88, v94, v45)
    for _ in range(18):
        *v103_next, v103_now = _decide_pattern(prepared, v103[0:2], v103[2:4], v103[4:11], v103[11:15], v103_of_context_real, v103_of_context_boolean, v103_of_context_mode)
        v103 = tuple(np.where(v103_done, old, new) for old, new in zip(v103, v103_next))
        v103_done = v103_done | v103_now
        if np.all(v103_done):
            break
    v103 = (*v103, v103_done)
    v104 = (np.abs(v24) + (np.abs(v103[11]) + (np.abs(v21) + np.abs(v103[12])))) < 1e+38
    v105 = np.where(v104, np.where(v103[15], np.where(v103[6] | v103[5], np.where(v103[10], REAL(4.0), np.where(v103[7], REAL(1.0), np.where(v103[9], REAL(0.0), REAL(3.0)))), np.where(v103[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    v106 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v103[2],
        v103[3],
        np.where(v106, v105, REAL(6.0)),
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
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 58914 add, 74714 mul, 3061 div, 7750 sqrt, 2 sincos, 75015 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
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

    Operations: 40 add, 51 mul, 0 div, 4 sqrt, 2 sincos, 14 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
    v20 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v21 = context_real[1] * v20
    v22 = ~v2
    v23 = np.where(v2, REAL(0.0), -(1.0 / np.where(v22, (context_real[1] * v21) - context_real[0], REAL(1.0))))
    v24 = v21 * v23
    v25 = np.where(v0, REAL(0.0), -(v3 * v24))
    v26 = np.where(v2, REAL(0.0), v3 * v23)
    v27 = (context_real[6] * v26) + (context_real[7] * v25)
    v28 = (context_real[10] * v25) + (context_real[9] * v26)
    v29 = np.where(v2, REAL(0.0), context_real[4] * np.sqrt(np.where(v22, (v28 * v28) + (v27 * v27), REAL(1.0))))
    v30 = v20 + (v21 * v24)
    v31 = np.where(v0, REAL(0.0), v1 * v30)
    v32 = np.where(v2, REAL(0.0), -(v1 * v24))
    v33 = (context_real[6] * v32) + (context_real[7] * v31)
    v34 = (context_real[10] * v31) + (context_real[9] * v32)
    v35 = ~v0
    v36 = v22 & v35
    v37 = np.where(v2, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v36, (v34 * v34) + (v33 * v33), REAL(1.0)))))
    v38 = (context_real[17] * v32) + (3.2 * v31)
    v39 = context_real[15] * v32
    v40 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v35, (v38 * v38) + (v39 * v39), REAL(1.0))))
    v41 = (context_real[17] * v26) + (3.2 * v25)
    v42 = context_real[15] * v26
    v43 = np.where(v0, REAL(0.0), np.where(v2, REAL(0.0), context_real[13] * np.sqrt(np.where(v36, (v41 * v41) + (v42 * v42), REAL(1.0)))))
    v44 = (v37 < np.where(v2, REAL(1.0), 1.0 - v29)) & (v43 < np.where(v0, REAL(1.0), 1.0 - v40))
    v45 = np.where(v2, REAL(0.0), context_real[2])
    v46 = np.where(v0, REAL(0.0), context_real[3])
    v47 = np.where(v0, REAL(0.0), (v46 * v30) - (v45 * v24))
    v48 = np.where(v2, REAL(0.0), (v45 * v23) - (v46 * v24))
    v49 = context_real[18] + ((context_real[17] * v48) + (3.2 * v47))
    v50 = context_real[11] + ((context_real[9] * v48) + (context_real[10] * v47))
    v51 = context_real[8] + ((context_real[6] * v48) + (context_real[7] * v47))
    v52 = context_real[16] + (context_real[15] * v48)
    v53 = _real_of(pattern[1])
    v54 = _real_of(pattern[0])
    v55 = (np.where(v44, number[2], REAL(0.0)), np.where(v44, number[3], REAL(0.0)), REAL(0.0))
    v55_done = np.False_
    v55_of_context_real = (v54, context_real[4], -v27, -v33, v51, -v28, -v34, v50, v53, context_real[13], -v42, -v39, v52, -v41, -v38, v49)
    v55_of_context_boolean = (v22, v35)
    for _ in range(40):
        *v55_next, v55_now = _step_pattern_loads(prepared, v55[0:2], v55[2:3], v55_of_context_real, v55_of_context_boolean)
        v55 = tuple(np.where(v55_done, old, new) for old, new in zip(v55, v55_next))
        v55_done = v55_done | v55_now
        if np.all(v55_done):
            break
    v55 = (*v55, v55_done)
    v56 = np.where(v0, REAL(0.0), (v47 - (v31 * v55[1])) - (v25 * v55[0]))
    v57 = (v32 * v55[1]) + (v26 * v55[0])
    v58 = np.where(v2, REAL(0.0), v48 - v57)
    v59 = (context_real[8] + (context_real[6] * v58)) + (context_real[7] * v56)
    v60 = context_real[11] + ((context_real[10] * v56) + (context_real[9] * v58))
    v61 = context_real[5] * np.sqrt(np.where(v2, (v60 * v60) + (v59 * v59), REAL(1.0)))
    v62 = np.where(v2, context_real[2] - (context_real[1] * v56), v55[0])
    v63 = np.where(v2, _min(v61 - v62, v62 + v61), v54 * v58)
    v64 = (v50 - (v34 * v55[1])) - (v28 * v55[0])
    v65 = (v51 - (v33 * v55[1])) - (v27 * v55[0])
    v66 = np.where(v2, REAL(0.0), (context_real[4] * v54) * np.sqrt(np.where(v22, (v65 * v65) + (v64 * v64), REAL(1.0))))
    v67 = (v49 - (v41 * v55[0])) - (v38 * v55[1])
    v68 = v52 - (context_real[15] * v57)
    v69 = np.where(v0, REAL(0.0), (context_real[13] * v53) * np.sqrt(np.where(v35, (v68 * v68) + (v67 * v67), REAL(1.0))))
    v70 = _max(np.abs(v55[1]), _max(np.abs(v55[0]), _max(np.abs(v69), np.abs(v66))))
    v71 = _max(np.abs(v55[0] - v66), np.abs(v55[1] - v69))
    v72 = v55[3] & (v71 <= (v70 * np.where(v70 < (1.0000000009313226 * v70), REAL(1e-11), REAL(1e-05))))
    v73 = v72 & (context_boolean[0] | ((0.0 < v63) | (v2 & (0.0 <= v63))))
    v74 = (context_real[18] + (context_real[17] * v58)) + (3.2 * v56)
    v75 = context_real[16] + (context_real[15] * v58)
    v76 = context_real[14] * np.sqrt(np.where(v0, (v74 * v74) + (v75 * v75), REAL(1.0)))
    v77 = np.where(v0, context_real[3] - (context_real[1] * v58), v55[1])
    v78 = np.where(v0, _min(v76 - v77, v77 + v76), v53 * v56)
    v79 = (context_boolean[1] | ((v0 & (0.0 <= v78)) | (0.0 < v78))) & v73
    v80 = ~flag[1]
    v81 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v62))) <= np.where(v2, v63, context_real[0] * v63))
    v82 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v77))) <= np.where(v0, v78, 1.7300000000000002 * v78))
    v83 = v82 & (v72 & v81)
    v84 = ((~flag[2]) & (v80 & v83)) | (v80 & v79)
    v85 = flag[1] | v79
    v86 = flag[3] | (flag[1] & v79)
    v87 = ~v72
    v88 = (v35 & (1.0 < v40)) | (v22 & (1.0 < v29))
    v89 = (v4 <= 1.0) & v88
    v90 = np.where(v0, REAL(0.0), context_real[1] * np.where(v2, context_real[20], REAL(0.0)))
    v91 = np.where(v2, REAL(0.0), context_real[1] * np.where(v0, context_real[21], REAL(0.0)))
    v92 = ~(v14 | (v15 <= (v9 + np.where(v10, REAL(1.0), REAL(0.0)))))
    v93 = v85 & (v86 | (((v2 & v0) | (~v14)) | v92))
    return (
        v17,
        np.where(v13, np.where(context_boolean[6] & v0, np.int8(1), np.int8(-1)), v19),
        np.where(v84, pattern[0], best[0]),
        np.where(v84, pattern[1], best[1]),
        flag[0],
        v85,
        flag[2] | v83,
        v86,
        flag[4] | (v87 & (~((v89 & v87) & ((1e-05 * v70) < v71)))),
        np.where(v84, v44, flag[5]),
        np.where(v84, v88 & (v89 & v72), flag[6]),
        np.where(v84, v58, number[0]),
        np.where(v84, v56, number[1]),
        v55[0],
        v55[1],
        np.where(v84, np.where(v2, REAL(0.0), (v23 * v91) - (v24 * v90)), number[4]),
        np.where(v84, np.where(v0, REAL(0.0), (v30 * v90) - (v24 * v91)), number[5]),
        v93 | (v92 & (~v85)),
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
    v12 = 1.0 / (v11 - (v9 * v10))
    v13 = v10 * v12
    v14 = (v8 * v13) - (v7 * v12)
    v15 = (v1 * v4) - (v0 * v6)
    v16 = 3.2 * v0
    v17 = (v15 * v12) + (v16 * v13)
    v18 = prepared[5] * np.sqrt((v17 * v17) + (v14 * v14))
    v19 = v10 * v13
    v20 = 0.5780346820809248 + v19
    v21 = (v16 * v20) + (v15 * v13)
    v22 = (v8 * v20) - (v7 * v13)
    v23 = prepared[5] * np.sqrt((v22 * v22) + (v21 * v21))
    v24 = v23 + v18
    v25 = (3.2 * v20) - (v6 * v13)
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
    v43 = v42 - v40
    v44 = (3.2 * v38) + ((v35 * v5) - (v4 * v33))
    v45 = (v35 * v4) + (v5 * v33)
    v46 = ((117.72 * v3) + (v1 * v45)) - (v0 * v44)
    v47 = v41 * v13
    v48 = v39 * v12
    v49 = v48 - v47
    v50 = (v46 + (v8 * v43)) + (v7 * v49)
    v51 = (6.0 * v34) + ((v0 * v45) + ((v1 * v44) - (117.72 * v2)))
    v52 = (v51 + (v16 * v43)) - (v15 * v49)
    v53 = prepared[5] * np.sqrt((v52 * v52) + (v50 * v50))
    v54 = (v45 + (3.2 * v43)) + (v6 * v49)
    v55 = (v4 * v49) - v44
    v56 = prepared[4] * np.sqrt((v55 * v55) + (v54 * v54))
    v57 = np.where(v32, _max(v53, v56) / np.where(v32, np.where(v32, 1.0 - v31, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v58 = _min(v57, v56 + (v30 * v57))
    v59 = _min(v57, v53 + (v24 * v57))
    v60 = _min(v58, v56 + ((v29 * v59) + (v27 * v58)))
    v61 = _min(v59, v53 + ((v23 * v58) + (v18 * v59)))
    v62 = 1.0001 * _min(v60, v56 + ((v29 * v61) + (v27 * v60)))
    v63 = 1.0001 * _min(v61, v53 + ((v23 * v60) + (v18 * v61)))
    v64 = np.abs(v13)
    v65 = (v64 * v63) + (1e-08 * (np.abs(v40) + np.abs(v42)))
    v66 = (prepared[6] + (prepared[3] * v19)) * (dt * np.sqrt((v44 * v44) + (v45 * v45)))
    v67 = np.abs(qd[1])
    v68 = (0.0 == v67) | (v67 < v66)
    v69 = v68 & (np.abs(v43) <= (v65 + (v20 * v62)))
    v70 = (v64 * v62) + (1e-08 * (np.abs(v47) + np.abs(v48)))
    v71 = np.abs(qd[0])
    v72 = v71 < (np.sqrt((v51 * v51) + (v46 * v46)) * (v12 * (prepared[2] * dt)))
    v73 = (0.0 == v71) | v72
    v74 = v73 & (np.abs(v49) <= (v70 + (v12 * v63)))
    v75 = -v65
    v76 = _mode_of(qd[1])
    v77 = np.where(v68, v75 < v43, np.int8(1) == v76)
    v78 = np.where(v69, np.int8(0), np.where(v77, np.int8(1), np.int8(-1)))
    v79 = -v70
    v80 = _mode_of(qd[0])
    v81 = np.where(v73, v79 < v49, np.int8(1) == v80)
    v82 = np.where(v74, np.int8(0), np.where(v81, np.int8(1), np.int8(-1)))
    v83 = (v82, v78, v82, v78, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v83_done = np.False_
    v83_of_context_real = (v11, v9, v39, v41, prepared[1], prepared[2], v15, -v16, -v51, v7, v8, v46, tau[0], prepared[0], prepared[3], v4, -v44, v6, v45, tau[1], qd[0], qd[1])
    v83_of_context_boolean = (~v73, ~v68, v74, v81, np.where(v73, v79 < (-v49), np.int8(-1) == v80), v69, v77, np.where(v68, v75 < (-v43), np.int8(-1) == v76))
    for _ in range(18):
        *v83_next, v83_now = _step_pattern(prepared, v83[0:2], v83[2:4], v83[4:11], v83[11:17], v83_of_context_real, v83_of_context_boolean)
        v83 = tuple(np.where(v83_done, old, new) for old, new in zip(v83, v83_next))
        v83_done = v83_done | v83_now
        if np.all(v83_done):
            break
    v83 = (*v83, v83_done)
    v84 = np.int8(0) == v83[3]
    v85 = np.where(v84, REAL(0.0), qd[1] + v83[16])
    v86 = 0.5 * dt
    v87 = v85 + (v86 * v83[12])
    v88 = np.int8(0) == v83[2]
    v89 = np.where(v88, REAL(0.0), qd[0] + v83[15])
    v90 = v89 + (v86 * v83[11])
    v91 = _real_of(v83[3])
    v92 = _real_of(v83[2])
    v93 = _friction_stage(prepared, (q[0] + (v86 * v89), q[1] + (v86 * v85)), (v90, v87), (tau[0], tau[1]), (v83[2], v83[3]), (v92, v91), (v83[13], v83[14]))
    v94 = v85 + (v86 * v93[1])
    v95 = v89 + (v86 * v93[0])
    v96 = _friction_stage(prepared, (q[0] + (v86 * v90), q[1] + (v86 * v87)), (v95, v94), (tau[0], tau[1]), (v83[2], v83[3]), (v92, v91), (v93[2], v93[3]))
    v97 = dt * v96[1]
    v98 = dt * v96[0]
    v99 = _friction_stage(prepared, (q[0] + (dt * v95), q[1] + (dt * v94)), (v89 + v98, v85 + v97), (tau[0], tau[1]), (v83[2], v83[3]), (v92, v91), (v96[2], v96[3]))
    v100 = 0.16666666666666666 * dt
    v101 = np.where(v88, REAL(0.0), v89 + (v100 * ((v83[11] + v99[0]) + (2.0 * (v93[0] + v96[0])))))
    v102 = 2.0 * v100
    v103 = np.where(v84, q[1], (q[1] + (v100 * v97)) + ((v94 + (v85 + v87)) * v102))
    v104 = np.where(v88, q[0], (q[0] + (v100 * v98)) + (v102 * (v95 + (v89 + v90))))
    v105 = np.abs(tau[1]) + (np.abs(v104) + (np.abs(v101) + np.abs(v103)))
    v106 = np.where(v84, REAL(0.0), v85 + (v100 * ((v83[12] + v99[1]) + (2.0 * (v93[1] + v96[1])))))
    v107 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v67 + v71)))
    v108 = ((np.abs(tau[0]) + v107) < 1e+38) & ((np.abs(v106) + v105) < 1e+38)
    v109 = v108 & (0.0 < dt)
    v110 = (np.abs(v41) + (np.abs(v83[11]) + (np.abs(v39) + np.abs(v83[12])))) < 1e+38
    v111 = np.where(v110, np.where(v83[17], np.where(v83[6] | v83[5], np.where(v83[10], REAL(4.0), np.where(v83[7], REAL(1.0), np.where(v83[9], REAL(0.0), REAL(3.0)))), np.where(v83[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v109, v104, q[0]),
        np.where(v109, v103, q[1]),
        np.where(v109, v101, qd[0]),
        np.where(v109, v106, qd[1]),
        np.where(v109, v83[2], mode[0]),
        np.where(v109, v83[3], mode[1]),
        np.where(v109, np.where(v99[4] & (v96[4] & v93[4]), v111, _max(REAL(5.0), v111)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

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
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 65199 add, 82706 mul, 3383 div, 8558 sqrt, 8 sincos, 81961 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
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


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[1]
    v1 = np.where(v0, REAL(0.0), REAL(0.5780346820809248))
    v2 = context_real[1] * v1
    v3 = np.int8(0) == pattern[0]
    v4 = ~v3
    v5 = np.where(v3, REAL(0.0), -(1.0 / np.where(v4, (context_real[1] * v2) - context_real[0], REAL(1.0))))
    v6 = v2 * v5
    v7 = np.where(v3, REAL(0.0), REAL(1.0))
    v8 = np.where(v0, REAL(0.0), -(v7 * v6))
    v9 = np.where(v3, REAL(0.0), v7 * v5)
    v10 = (context_real[6] * v9) + (context_real[7] * v8)
    v11 = (context_real[10] * v8) + (context_real[9] * v9)
    v12 = np.where(v3, REAL(0.0), context_real[4] * np.sqrt(np.where(v4, (v11 * v11) + (v10 * v10), REAL(1.0))))
    v13 = np.where(v0, REAL(0.0), REAL(1.0))
    v14 = np.where(v0, REAL(0.0), v13 * (v1 + (v2 * v6)))
    v15 = np.where(v3, REAL(0.0), -(v13 * v6))
    v16 = (context_real[6] * v15) + (context_real[7] * v14)
    v17 = (context_real[10] * v14) + (context_real[9] * v15)
    v18 = ~v0
    v19 = v4 & v18
    v20 = np.where(v3, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v19, (v17 * v17) + (v16 * v16), REAL(1.0)))))
    v21 = (context_real[17] * v15) + (3.2 * v14)
    v22 = context_real[15] * v15
    v23 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v18, (v21 * v21) + (v22 * v22), REAL(1.0))))
    v24 = (context_real[17] * v9) + (3.2 * v8)
    v25 = context_real[15] * v9
    v26 = np.where(v0, REAL(0.0), np.where(v3, REAL(0.0), context_real[13] * np.sqrt(np.where(v19, (v24 * v24) + (v25 * v25), REAL(1.0)))))
    v27 = (v20 < np.where(v3, REAL(1.0), 1.0 - v12)) & (v26 < np.where(v0, REAL(1.0), 1.0 - v23))
    v28 = np.where(v0, REAL(0.0), context_real[3])
    v29 = (np.where(v3, REAL(0.0), context_real[2]) * v5) - (v28 * v6)
    v30 = np.where(v0, REAL(0.0), (v1 * v28) - (v2 * v29))
    v31 = np.where(v3, REAL(0.0), v29)
    v32 = (context_real[18] + (context_real[17] * v31)) + (3.2 * v30)
    v33 = context_real[11] + ((context_real[10] * v30) + (context_real[9] * v31))
    v34 = (context_real[8] + (context_real[6] * v31)) + (context_real[7] * v30)
    v35 = context_real[16] + (context_real[15] * v31)
    v36 = _real_of(pattern[1])
    v37 = _real_of(pattern[0])
    v38 = (np.where(v27, number[2], REAL(0.0)), np.where(v27, number[3], REAL(0.0)), REAL(0.0))
    v38_done = np.False_
    v38_of_context_real = (v37, context_real[4], -v10, -v16, v34, -v11, -v17, v33, v36, context_real[13], -v25, -v22, v35, -v24, -v21, v32)
    v38_of_context_boolean = (v4, v18)
    for _ in range(40):
        *v38_next, v38_now = _interpolated_pattern_loads(prepared, v38[0:2], v38[2:3], v38_of_context_real, v38_of_context_boolean)
        v38 = tuple(np.where(v38_done, old, new) for old, new in zip(v38, v38_next))
        v38_done = v38_done | v38_now
        if np.all(v38_done):
            break
    v38 = (*v38, v38_done)
    v39 = np.where(v0, REAL(0.0), (v30 - (v14 * v38[1])) - (v8 * v38[0]))
    v40 = (v15 * v38[1]) + (v9 * v38[0])
    v41 = np.where(v3, REAL(0.0), v31 - v40)
    v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v39)
    v43 = context_real[11] + ((context_real[10] * v39) + (context_real[9] * v41))
    v44 = context_real[5] * np.sqrt(np.where(v3, (v43 * v43) + (v42 * v42), REAL(1.0)))
    v45 = np.where(v3, context_real[2] - (context_real[1] * v39), v38[0])
    v46 = np.where(v3, _min(v44 - v45, v45 + v44), v37 * v41)
    v47 = np.where(v3, v46, context_real[0] * v46)
    v48 = _max(np.abs(context_real[2]), np.abs(v45))
    v49 = ~flag[0]
    v50 = context_boolean[2] & v49
    v51 = ((0.0 < v46) | (v3 & (0.0 <= v46))) | (v50 & (((-1e-06) * v48) <= v47))
    v52 = ((v17 * v38[1]) + (v11 * v38[0])) - v33
    v53 = ((v16 * v38[1]) + (v10 * v38[0])) - v34
    v54 = np.where(v3, REAL(0.0), (context_real[4] * v37) * np.sqrt(np.where(v4, (v53 * v53) + (v52 * v52), REAL(1.0))))
    v55 = ((v24 * v38[0]) + (v21 * v38[1])) - v32
    v56 = (context_real[15] * v40) - v35
    v57 = np.where(v0, REAL(0.0), (context_real[13] * v36) * np.sqrt(np.where(v18, (v56 * v56) + (v55 * v55), REAL(1.0))))
    v58 = _max(np.abs(v38[1]), _max(np.abs(v38[0]), _max(np.abs(v57), np.abs(v54))))
    v59 = _max(np.abs(v38[0] - v54), np.abs(v38[1] - v57))
    v60 = v38[3] & (v59 <= (v58 * np.where(v58 < (1.0000000009313226 * v58), REAL(1e-11), REAL(1e-05))))
    v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v39)
    v62 = context_real[16] + (context_real[15] * v41)
    v63 = context_real[14] * np.sqrt(np.where(v0, (v61 * v61) + (v62 * v62), REAL(1.0)))
    v64 = np.where(v0, context_real[3] - (context_real[1] * v41), v38[1])
    v65 = np.where(v0, _min(v63 - v64, v64 + v63), v36 * v39)
    v66 = np.where(v0, v65, 1.7300000000000002 * v65)
    v67 = _max(np.abs(context_real[3]), np.abs(v64))
    v68 = context_boolean[3] & v49
    v69 = (v68 & (((-1e-06) * v67) <= v66)) | ((v0 & (0.0 <= v65)) | (0.0 < v65))
    v70 = (context_boolean[1] | v69) & (v60 & (context_boolean[0] | v51))
    v71 = flag[1] | v70
    v72 = v7 + v13
    v73 = 1.0 - v72
    v74 = -(v7 + v73)
    v75 = np.where(v68, np.int8(-1) == context_mode[3], context_boolean[9])
    v76 = np.where(v68, np.int8(1) == context_mode[3], context_boolean[8])
    v77 = v76 | v75
    v78 = (v77 & (v0 & ((0.0 <= v74) & (v74 <= 0.0)))) | (v75 & (np.int8(1) == pattern[1]))
    v79 = np.where(v77, REAL(1.0), REAL(0.0))
    v80 = -v73
    v81 = context_boolean[7] & (~v68)
    v82 = np.where(v81, REAL(0.0), REAL(1.0))
    v83 = np.where(v50, np.int8(-1) == context_mode[2], context_boolean[6])
    v84 = np.where(v50, np.int8(1) == context_mode[2], context_boolean[5])
    v85 = v84 | v83
    v86 = (v85 & (v3 & ((v82 <= v80) & (v80 <= v79)))) | (v83 & (np.int8(1) == pattern[0]))
    v87 = v86 | v78
    v88 = np.where(v87, v72, 1.0 + v72)
    v89 = ~(v87 | (v88 <= (v79 + np.where(v85, REAL(1.0), REAL(0.0)))))
    v90 = v89 & (~v71)
    v91 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v92 = v91 & ((context_boolean[2] | context_boolean[3]) & (v49 & v90))
    v93 = np.where(((v82 <= v88) & (v88 <= v79)) & (context_boolean[4] & (~v50)), np.int8(0), np.where(v84, np.int8(1), np.int8(-1)))
    v94 = np.where(v78, pattern[0], np.where(v86, np.where(v84 & v3, np.int8(1), np.int8(-1)), v93))
    v95 = v88 - np.where(np.int8(0) == v94, REAL(0.0), REAL(1.0))
    v96 = np.where(v81 & ((v95 <= 0.0) & (0.0 <= v95)), np.int8(0), np.where(v76, np.int8(1), np.int8(-1)))
    v97 = ~flag[1]
    v98 = (context_boolean[1] | (((-1e-12) * v67) <= v66)) & (v60 & (context_boolean[0] | (((-1e-12) * v48) <= v47)))
    v99 = (v97 & v70) | ((~flag[2]) & (v97 & v98))
    v100 = flag[3] | (flag[1] & v70)
    v101 = ~v60
    v102 = (v18 & (1.0 < v23)) | (v4 & (1.0 < v12))
    v103 = (v72 <= 1.0) & v102
    v104 = v71 & ((v89 | ((v3 & v0) | (~v87))) | v100)
    return (
        np.where(v92, np.where(context_boolean[4], np.int8(0), np.where(context_boolean[5], np.int8(1), np.int8(-1))), v94),
        np.where(v92, np.where(context_boolean[7], np.int8(0), np.where(context_boolean[8], np.int8(1), np.int8(-1))), np.where(v78, np.where(v0 & v76, np.int8(1), np.int8(-1)), v96)),
        np.where(v99, pattern[0], best[0]),
        np.where(v99, pattern[1], best[1]),
        flag[0] | v92,
        v71,
        flag[2] | v98,
        v100,
        flag[4] | (v101 & (~((v103 & v101) & ((1e-05 * v58) < v59)))),
        np.where(v99, v27, flag[5]),
        np.where(v99, v102 & (v103 & v60), flag[6]),
        np.where(v99, v41, number[0]),
        np.where(v99, v39, number[1]),
        v38[0],
        v38[1],
        (v90 & (~v92)) | v104,
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


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = np.sin(context_real[22])
    v1 = np.cos(context_real[22])
    v2 = np.sin(context_real[21])
    v3 = np.cos(context_real[21])
    v4 = np.int8(0) == context_mode[0]
    v5 = 3.2 * v1
    v6 = 1.7300000000000002 + v5
    v7 = np.int8(0) == context_mode[1]
    v8 = np.where(v7, REAL(0.0), REAL(0.5780346820809248))
    v9 = 3.2 * v0
    v10 = context_real[23] * context_real[23]
    v11 = v10 - (9.81 * v2)
    v12 = v1 * v3
    v13 = (v9 * v11) + (31.392000000000003 * v12)
    v14 = context_real[16] - v13
    v15 = np.where(v7, REAL(0.0), v14)
    v16 = v6 * v8
    v17 = ~v4
    v18 = np.where(v4, REAL(0.0), 1.0 / np.where(v17, 13.73 + ((6.4 * v1) - (v6 * v16)), REAL(1.0)))
    v19 = context_real[23] + context_real[24]
    v20 = v19 * v19
    v21 = ((context_real[10] - (137.34 * v3)) - v13) + (v9 * v20)
    v22 = v16 * v18
    v23 = (v18 * np.where(v4, REAL(0.0), v21)) - (v22 * v15)
    v24 = np.where(v7, REAL(0.0), (v8 * v15) - (v16 * v23))
    v25 = np.where(v7, REAL(0.0), REAL(1.0))
    v26 = np.where(v7, REAL(0.0), v25 * (v8 + (v16 * v22)))
    v27 = np.where(v4, REAL(0.0), REAL(1.0))
    v28 = np.where(v7, REAL(0.0), -(v22 * v27))
    v29 = np.where(v4, REAL(0.0), v18 * v27)
    v30 = 8.0 * v0
    v31 = 8.0 * v1
    v32 = 3.2 + v31
    v33 = (v1 * v30) - (v0 * v32)
    v34 = np.where(v4, REAL(0.0), -(v25 * v22))
    v35 = np.where(v4, REAL(0.0), v23)
    v36 = ((3.2 * v20) - (v3 * (78.48 * v0))) + (v31 * v11)
    v37 = (v30 * v11) + (78.48 * v12)
    v38 = (((v1 * v36) + (v0 * v37)) - (117.72 * v2)) + (6.0 * v10)
    v39 = 6.0 + ((v1 * v32) + (v0 * v30))
    v40 = ((v1 * v37) - (v0 * v36)) + (117.72 * v3)
    v41 = (context_real[19], context_real[20], REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (_real_of(context_mode[0]), prepared[1], (v28 * v9) - (v29 * v33), (v26 * v9) - (v33 * v34), ((v33 * v35) - (v9 * v24)) - v38, -((v5 * v28) + (v29 * v39)), -((v5 * v26) + (v34 * v39)), v40 + ((v5 * v24) + (v35 * v39)), _real_of(context_mode[1]), prepared[0], -(v29 * v30), -(v30 * v34), (v30 * v35) - v36, -((3.2 * v28) + (v29 * v32)), -((3.2 * v26) + (v32 * v34)), v37 + ((3.2 * v24) + (v32 * v35)))
    v41_of_context_boolean = (v17, ~v7)
    for _ in range(40):
        *v41_next, v41_now = _margin_loads(prepared, v41[0:2], v41[2:3], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = np.where(v7, REAL(0.0), (v24 - (v26 * v41[1])) - (v28 * v41[0]))
    v43 = (v6 * v42) - v21
    v44 = np.where(v4, REAL(0.0), (v35 - (v29 * v41[0])) - (v34 * v41[1]))
    v45 = v40 + ((v5 * v42) + (v39 * v44))
    v46 = v38 + ((v9 * v42) - (v33 * v44))
    v47 = prepared[2] * np.sqrt((v45 * v45) + (v46 * v46))
    v48 = v43 + v47
    v49 = v47 - v43
    v50 = _min(v48, v49)
    v51 = v4 & (v50 < 0.0)
    v52 = (context_real[0] * context_real[18]) - context_real[1]
    v53 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18])
    v54 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]))
    v55 = context_real[3] * np.sqrt(np.where(v51, (v53 * v53) + (v54 * v54), REAL(1.0)))
    v56 = _max(REAL(0.0), _min(v52 + v55, v55 - v52))
    v57 = (v6 * v44) - v14
    v58 = (v30 * v44) - v36
    v59 = v37 + ((3.2 * v42) + (v32 * v44))
    v60 = prepared[3] * np.sqrt((v58 * v58) + (v59 * v59))
    v61 = v57 + v60
    v62 = v60 - v57
    v63 = _min(v61, v62)
    v64 = v7 & (v63 < 0.0)
    v65 = (context_real[0] * context_real[17]) - context_real[2]
    v66 = context_real[13] + (context_real[12] * context_real[17])
    v67 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]))
    v68 = context_real[11] * np.sqrt(np.where(v64, (v66 * v66) + (v67 * v67), REAL(1.0)))
    v69 = _max(REAL(0.0), _min(v65 + v68, v68 - v65))
    return (
        np.where(v51, v56 / np.where(v51, np.where(v51, v56 - v50, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v64, v69 / np.where(v64, np.where(v64, v69 - v63, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v51,
        v64,
        _mode_of(v49 - v48),
        _mode_of(v62 - v61),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
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
    v83 = ~v65
    v84 = ~v68
    v85 = -v16
    v86 = (v81, v75, v81, v75, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v86_done = np.False_
    v86_of_context_real = (v11, v9, v40, v36, prepared[1], prepared[2], v15, v85, v82, v7, v8, v48, tau[0], prepared[0], prepared[3], v4, v46, v6, v47, tau[1])
    v86_of_context_boolean = (v84, v83, v77, v71, v69, v80, np.where(v68, v78 < v42, np.int8(-1) == v79), v66, v74, np.where(v65, v72 < (-v45), np.int8(-1) == v73))
    v86_of_context_mode = (v79, v73, forced[0], forced[1])
    for _ in range(18):
        *v86_next, v86_now = _interpolated_pattern(prepared, v86[0:2], v86[2:4], v86[4:11], v86[11:15], v86_of_context_real, v86_of_context_boolean, v86_of_context_mode)
        v86 = tuple(np.where(v86_done, old, new) for old, new in zip(v86, v86_next))
        v86_done = v86_done | v86_now
        if np.all(v86_done):
            break
    v86 = (*v86, v86_done)
    v87 = _real_of(v86[3])
    v88 = _real_of(v86[2])
    v89 = 0.5 * trial
    v90 = qd[1] + (v86[12] * v89)
    v91 = qd[0] + (v89 * v86[11])
    v92 = _friction_stage(prepared, (q[0] + (qd[0] * v89), q[1] + (qd[1] * v89)), (v91, v90), (tau[0], tau[1]), (v86[2], v86[3]), (v88, v87), (v86[13], v86[14]))
    v93 = qd[1] + (v89 * v92[1])
    v94 = qd[0] + (v89 * v92[0])
    v95 = _friction_stage(prepared, (q[0] + (v89 * v91), q[1] + (v89 * v90)), (v94, v93), (tau[0], tau[1]), (v86[2], v86[3]), (v88, v87), (v92[2], v92[3]))
    v96 = trial * v95[1]
    v97 = trial * v95[0]
    v98 = _friction_stage(prepared, (q[0] + (trial * v94), q[1] + (trial * v93)), (qd[0] + v97, qd[1] + v96), (tau[0], tau[1]), (v86[2], v86[3]), (v88, v87), (v95[2], v95[3]))
    v99 = 0.16666666666666666 * trial
    v100 = np.int8(0) == v86[2]
    v101 = np.where(v100, REAL(0.0), qd[0] + (v99 * ((v86[11] + v98[0]) + (2.0 * (v92[0] + v95[0])))))
    v102 = (v88 * v101) < 0.0
    v103 = v84 & v102
    v104 = np.where(v103, qd[0] / np.where(v103, np.where(v103, qd[0] - v101, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v105 = np.int8(0) == v86[3]
    v106 = np.where(v105, REAL(0.0), qd[1] + (v99 * ((v86[12] + v98[1]) + (2.0 * (v92[1] + v95[1])))))
    v107 = (v87 * v106) < 0.0
    v108 = v83 & v107
    v109 = np.where(v108, qd[1] / np.where(v108, np.where(v108, qd[1] - v106, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v110 = 2.0 * v99
    v111 = np.where(v105, q[1], (q[1] + (v99 * v96)) + (v110 * (v93 + (qd[1] + v90))))
    v112 = np.where(v100, q[0], (q[0] + (v99 * v97)) + ((v94 + (qd[0] + v91)) * v110))
    v113 = _interpolated_breakaways(prepared, (v9, v40, v36, prepared[2], v15, v85, v82, v7, v8, v48, tau[0], prepared[3], v4, v46, v6, v47, tau[1], v86[11], v86[12], v86[13], v86[14], v112, v111, v101, v106), (v86[2], v86[3]))
    v114 = v105 | v100
    v115 = np.where(v114, v113[0], REAL(1.0))
    v116 = np.where(v114, v113[1], REAL(1.0))
    v117 = _min(_min(_min(v109, _min(REAL(1.0), v104)), v115), v116)
    v118 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v119 = ((~v118) & (v117 < 1.0)) & (~(8.0 <= passes))
    v120 = ~v119
    v121 = crossing[0] | v102
    v122 = crossing[1] | v107
    v123 = v120 & (v122 | v121)
    v124 = v100 | v121
    v125 = v105 | v122
    v126 = np.where(v125, REAL(0.0), REAL(0.5780346820809248))
    v127 = v9 * v126
    v128 = -(1.0 / np.where((v120 & v123) & (~v124), (v9 * v127) - v11, REAL(1.0)))
    v129 = np.where(v125, REAL(0.0), v9 * np.where(v124, v101, REAL(0.0)))
    v130 = np.where(v124, REAL(0.0), v128) * ((v127 * v129) - np.where(v124, REAL(0.0), v9 * np.where(v125, v106, REAL(0.0))))
    v131 = np.where(v119, past, np.where(v118, trial + past, dt))
    v132 = np.where(v119, trial * v117, dt - v131)
    v133 = (np.abs(v86[11]) + (np.abs(v86[12]) + (np.abs(v40) + np.abs(v36)))) < 1e+38
    v134 = np.where(v133, np.where(v86[15], np.where(v86[6] | v86[5], np.where(v86[10], REAL(4.0), np.where(v86[7], REAL(1.0), np.where(v86[9], REAL(0.0), REAL(3.0)))), np.where(v86[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v119, q[0], v112),
        np.where(v119, q[1], v111),
        np.where(v119, qd[0], np.where(v123, np.where(v124, REAL(0.0), v101 + np.where(v124, REAL(0.0), -v130)), v101)),
        np.where(v119, qd[1], np.where(v123, np.where(v125, REAL(0.0), v106 + np.where(v125, REAL(0.0), (v126 * v129) + (v127 * v130))), v106)),
        v86[2],
        v86[3],
        v119 & (v102 & (v104 <= v117)),
        v119 & (v107 & (v109 <= v117)),
        np.where(v119, forced[0], np.where(v118, heading[0], np.int8(0))),
        np.where(v119, forced[1], np.where(v118, heading[1], np.int8(0))),
        np.where((v115 <= v117) & (v119 & np.where(v114, v113[2], np.bool_(False))), np.where(v114, v113[4], np.int8(0)), np.int8(0)),
        np.where((v116 <= v117) & (v119 & np.where(v114, v113[3], np.bool_(False))), np.where(v114, v113[5], np.int8(0)), np.int8(0)),
        v131,
        v132,
        1.0 + passes,
        _max(worst, _max(v134, np.where(v98[4] & (v95[4] & v92[4]), REAL(0.0), REAL(5.0)))),
        v120 & (v132 <= 0.0),
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
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: th1, th2
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 682759 add, 865720 mul, 35490 div, 89600 sqrt, 100 sincos, 864175 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 7), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
