"""Two links on pins whose friction follows the pins' own load, Harlecki (1995)

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
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
            _max(v1, v2),
            _max(v0, v3),
            0.5780346820809248 * v3,
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
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = 3.2 * ((v2 * v4) + (v1 * v3))
    v6 = 1.7300000000000002 + v5
    return (
        (v5 + 12.0) + v6,
        v6,
        v6,
        REAL(1.7300000000000002),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      M[2][2]  inertia matrix; row by row

    Operations: 5 add, 3 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = 3.2 * ((v4 * v1) - (v3 * v2))
    v6 = qd[0] + qd[1]
    v7 = (31.392000000000003 * v2) + ((qd[0] * qd[0]) * v5)
    return (
        v7 + ((137.34 * v4) - ((v6 * v6) * v5)),
        v7,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 6 add, 9 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    v0 = np.cos(q[0])
    v1 = np.cos(q[0] + q[1])
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
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = (3.2 * v2) * ((v1 * v1) + (v0 * v0))
    v4 = qd[1] * v3
    v5 = qd[0] * v3
    return (
        -v4,
        -(v4 + v5),
        v5,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Operations: 2 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = 3.2 * v4
    v6 = 3.2 * v3
    v7 = (v2 * v5) + (v1 * v6)
    v8 = qd[0] + qd[1]
    v9 = (v1 * v5) - (v2 * v6)
    v10 = qdd[1] + qdd[0]
    v11 = ((qdd[0] * v7) + ((9.81 * v5) + (1.7300000000000002 * v10))) - ((qd[0] * qd[0]) * v9)
    v12 = (((v8 * v8) * v9) + ((137.34 * v2) + (12.0 * qdd[0]))) + (v10 * v7)
    return (
        v11 + v12,
        v11,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: th1, th2

    Operations: 12 add, 16 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = 3.2 * v1
    v6 = 3.2 * v2
    v7 = (v4 * v6) + (v3 * v5)
    v8 = 1.7300000000000002 + v7
    v9 = 0.5780346820809248 * v8
    v10 = (v3 * v6) - (v4 * v5)
    v11 = ((qd[0] * qd[0]) * v10) - (9.81 * v6)
    v12 = tau[1] + v11
    v13 = qd[0] + qd[1]
    v14 = (v11 + ((tau[0] - (137.34 * v4)) - ((v13 * v13) * v10))) - (v9 * v12)
    v15 = v14 * (1.0 / (((v7 + 12.0) + v8) - (v8 * v9)))
    return (
        v15,
        (0.5780346820809248 * v12) - (v9 * v15),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: th1, th2

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 15 add, 18 mul, 1 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = (qd[0] * qd[0]) * (2.0 + (4.0 * ((v1 * v1) + (v0 * v0))))
    v3 = qd[0] + qd[1]
    return (
        v2 + (v3 * (((3.2 * qd[0]) * v1) + (0.8650000000000001 * v3))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 5 add, 9 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        (137.34 * v2) + (31.392000000000003 * ((v2 * v1) + (v3 * v0))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      V  potential energy, J

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 1.0 + (0.8 * v3)
    v5 = 0.8 * v2
    return (
        (v1 * v4) - (v0 * v5),
        (v0 * v4) + (v1 * v5),
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
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v0 * v3) + (v1 * v2)
    v5 = (v1 * v3) - (v0 * v2)
    return (
        v5,
        -v4,
        REAL(0.0),
        v4,
        v5,
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
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 0.8 * ((v0 * v3) + (v1 * v2))
    v5 = 0.8 * ((v1 * v3) - (v0 * v2))
    return (
        -(v0 + v4),
        -v4,
        v1 + v5,
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
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:12], REAL, (6, 2), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 1.0 + (0.8 * v3)
    v5 = 0.8 * v2
    v6 = (v1 * v4) - (v0 * v5)
    v7 = (v0 * v4) + (v1 * v5)
    v8 = v0 - v7
    v9 = v1 - v6
    v10 = -v7
    return (
        v10,
        v8,
        v6,
        -v9,
        REAL(0.0),
        REAL(0.0),
        -v6,
        v9,
        v9,
        v9,
        v10,
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

    Operations: 5 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:6], REAL, (3, 2), lanes), _pack(values[6:18], REAL, (3, 2, 2), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = (3.2 * v2) * ((v1 * v1) + (v0 * v0))
    v4 = -v3
    return (
        REAL(0.0),
        v4,
        v4,
        v4,
        v3,
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

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = qd[0] * qd[0]
    v5 = qd[0] + qd[1]
    v6 = qdd[1] + qdd[0]
    v7 = v4 - (9.81 * v0)
    v8 = qdd[0] + (9.81 * v1)
    v9 = (v5 * (3.2 * v5)) + (8.0 * ((v3 * v7) - (v2 * v8)))
    v10 = (v3 * v8) + (v2 * v7)
    v11 = (3.2 * v6) + (8.0 * v10)
    v12 = (v3 * v11) - (v2 * v9)
    v13 = (1.7300000000000002 * v6) + (3.2 * v10)
    return (
        (((117.72 * v0) - (6.0 * v4)) - (v3 * v9)) - (v2 * v11),
        v12 + ((117.72 * v1) + (6.0 * qdd[0])),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 + ((58.86 * v1) + (4.0 * qdd[0]))) + v12,
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
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 18 add, 24 mul, 0 div, 0 sqrt, 2 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = 31.392000000000003 * v3
    v6 = 3.2 * ((v1 * v4) - (v2 * v3))
    v7 = 3.2 * ((v2 * v4) + (v1 * v3))
    v8 = (((qd[0] * qd[0]) * v7) - v5) + (qdd[0] * v6)
    v9 = qd[0] + qd[1]
    v10 = 2.0 * v6
    v11 = qd[0] * v10
    v12 = v9 * v10
    v13 = 1.7300000000000002 + v7
    return (
        -(v5 + (137.34 * v1)),
        (v8 - ((v9 * v9) * v7)) + ((qdd[1] + qdd[0]) * v6),
        -v5,
        v8,
        v12 - v11,
        v12,
        -v11,
        REAL(0.0),
        (12.0 + v7) + v13,
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

    Operations: 14 add, 17 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:8], REAL, (2, 2), lanes), _pack(values[8:12], REAL, (2, 2), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = 3.2 * v1
    v6 = 3.2 * v2
    v7 = (v4 * v6) + (v3 * v5)
    v8 = 1.7300000000000002 + v7
    v9 = 1.0 - (0.5780346820809248 * v8)
    v10 = 1.0 / ((12.0 + v7) + (v8 * v9))
    v11 = 31.392000000000003 * v1
    v12 = (137.34 * v3) + (v11 * v9)
    v13 = v8 * v10
    v14 = 0.5780346820809248 * v13
    v15 = (v3 * v6) - (v4 * v5)
    v16 = qd[0] * v15
    v17 = (qd[0] * v16) - (31.392000000000003 * v2)
    v18 = v15 * (tau[1] + v17)
    v19 = v15 * v10
    v20 = qd[0] + qd[1]
    v21 = v20 * v19
    v22 = v20 * v15
    v23 = ((((tau[0] - (137.34 * v4)) + v17) * v19) - (v18 * v14)) - (v22 * v21)
    v24 = (((qd[0] * qd[0]) * v7) - v11) + v23
    v25 = (((v20 * v20) * v7) - (0.5780346820809248 * v18)) - (v9 * (v23 + v24))
    v26 = 2.0 * ((v16 * v9) - v22)
    v27 = -v14
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        v12 * v10,
        v10 * v25,
        v26 * v10,
        (-2.0) * v21,
        (18.145664739884392 * v1) - (v12 * v14),
        -((0.5780346820809248 * v24) + (v14 * v25)),
        (1.1560693641618496 * v16) - (v26 * v14),
        (1.1560693641618496 * v22) * v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v27,
        v27,
        0.5780346820809248 + ((0.3341240936883958 * v8) * v13),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: th1, th2

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per actuated joint; row by row

    Operations: 25 add, 46 mul, 1 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = q[0] + q[1]
    v1 = 0.5 * dt
    v2 = q[0] + (qd[0] * v1)
    v3 = v2 + (q[1] + (qd[1] * v1))
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(v2)
    v9 = np.cos(v2)
    v10 = np.sin(v3)
    v11 = np.cos(v3)
    v12 = 3.2 * v7
    v13 = 3.2 * v6
    v14 = (v5 * v12) + (v4 * v13)
    v15 = 1.7300000000000002 + v14
    v16 = qd[0] * qd[0]
    v17 = qd[0] + qd[1]
    v18 = v17 * v17
    v19 = (v4 * v12) - (v5 * v13)
    v20 = 0.5780346820809248 * v15
    v21 = 1.0 - v20
    v22 = (9.81 * v12) - (v16 * v19)
    v23 = tau[1] - v22
    v24 = 1.0 / ((v14 + 12.0) + (v15 * v21))
    v25 = ((((tau[0] - (137.34 * v5)) - (v18 * v19)) - v22) - (v23 * v20)) * v24
    v26 = 3.2 * v11
    v27 = 3.2 * v10
    v28 = (v9 * v26) + (v8 * v27)
    v29 = 1.7300000000000002 + v28
    v30 = 0.5780346820809248 * v29
    v31 = 1.0 - v30
    v32 = 1.0 / ((v28 + 12.0) + (v29 * v31))
    v33 = qd[0] + (v1 * v25)
    v34 = v33 * v33
    v35 = (v8 * v26) - (v9 * v27)
    v36 = (9.81 * v26) - (v35 * v34)
    v37 = tau[1] - v36
    v38 = (0.5780346820809248 * v23) - (v20 * v25)
    v39 = qd[1] + (v1 * v38)
    v40 = v33 + v39
    v41 = v40 * v40
    v42 = v32 * ((((tau[0] - (137.34 * v9)) - v36) - (v30 * v37)) - (v35 * v41))
    v43 = q[0] + (v1 * v33)
    v44 = np.sin(v43)
    v45 = np.cos(v43)
    v46 = (q[1] + (v1 * v39)) + v43
    v47 = np.sin(v46)
    v48 = np.cos(v46)
    v49 = 3.2 * v48
    v50 = 3.2 * v47
    v51 = (v45 * v49) + (v44 * v50)
    v52 = 1.7300000000000002 + v51
    v53 = 0.5780346820809248 * v52
    v54 = 1.0 - v53
    v55 = 1.0 / ((v51 + 12.0) + (v52 * v54))
    v56 = qd[0] + (v1 * v42)
    v57 = v56 * v56
    v58 = (v44 * v49) - (v45 * v50)
    v59 = (9.81 * v49) - (v57 * v58)
    v60 = tau[1] - v59
    v61 = (0.5780346820809248 * v37) - (v30 * v42)
    v62 = qd[1] + (v1 * v61)
    v63 = v56 + v62
    v64 = v63 * v63
    v65 = ((((tau[0] - (137.34 * v45)) - (v64 * v58)) - v59) - (v53 * v60)) * v55
    v66 = v42 + v65
    v67 = 0.16666666666666666 * dt
    v68 = dt * v67
    v69 = (0.5780346820809248 * v60) - (v53 * v65)
    v70 = v61 + v69
    v71 = q[0] + (dt * v56)
    v72 = np.sin(v71)
    v73 = np.cos(v71)
    v74 = (q[1] + (dt * v62)) + v71
    v75 = np.sin(v74)
    v76 = np.cos(v74)
    v77 = 3.2 * v75
    v78 = 3.2 * v76
    v79 = (v72 * v77) + (v73 * v78)
    v80 = 1.7300000000000002 + v79
    v81 = 0.5780346820809248 * v80
    v82 = 1.0 - v81
    v83 = 1.0 / ((v79 + 12.0) + (v80 * v82))
    v84 = qd[0] + (dt * v65)
    v85 = v84 * v84
    v86 = (v72 * v78) - (v73 * v77)
    v87 = (9.81 * v78) - (v86 * v85)
    v88 = tau[1] - v87
    v89 = v84 + (qd[1] + (dt * v69))
    v90 = v89 * v89
    v91 = v83 * ((((tau[0] - (137.34 * v73)) - v87) - (v81 * v88)) - (v86 * v90))
    v92 = 0.5780346820809248 * v88
    v93 = 9.81 * v13
    v94 = ((137.34 * v4) + (v93 * v21)) * v24
    v95 = 2.0 * v35
    v96 = v95 * v40
    v97 = v32 * (((v95 * v31) * v33) - v96)
    v98 = v1 * v97
    v99 = (0.5780346820809248 * v93) - (v20 * v94)
    v100 = v32 * v96
    v101 = v1 * v100
    v102 = 9.81 * v27
    v103 = ((137.34 * v8) + (v102 * v31)) * v32
    v104 = (v103 - (v99 * v101)) + (v94 * v98)
    v105 = 9.81 * v50
    v106 = ((137.34 * v44) + (v105 * v54)) * v55
    v107 = v1 * v1
    v108 = v107 * v106
    v109 = (v105 - (v57 * v51)) - (v58 * v65)
    v110 = v55 * (((v54 * v109) + (v64 * v51)) - (v58 * (v65 + v69)))
    v111 = v107 * v110
    v112 = 2.0 * v58
    v113 = v63 * v112
    v114 = (((v56 * v112) * v54) - v113) * v55
    v115 = v1 * v114
    v116 = (v30 * v97) - ((1.1560693641618496 * v35) * v33)
    v117 = v1 * (-v116)
    v118 = v30 * v101
    v119 = (5.670520231213873 * v27) - (v30 * v103)
    v120 = (v119 + (v99 * v118)) + (v94 * v117)
    v121 = v113 * v55
    v122 = v1 * v121
    v123 = (((v106 + (v94 * v108)) + (v104 * v115)) - (v120 * v122)) + (v99 * v111)
    v124 = ((v16 * v14) - v93) + (v19 * v25)
    v125 = v24 * (((v18 * v14) - (v21 * v124)) - (v19 * (v25 + v38)))
    v126 = (0.5780346820809248 * v124) + (v20 * v125)
    v127 = (v102 - (v28 * v34)) - (v35 * v42)
    v128 = v32 * (((v31 * v127) + (v28 * v41)) - (v35 * (v42 + v61)))
    v129 = v128 + ((v125 * v98) + (v126 * v101))
    v130 = (0.5780346820809248 * v127) - (v30 * v128)
    v131 = v130 + ((v125 * v117) - (v126 * v118))
    v132 = (v110 + (((v125 * v108) + (v129 * v115)) - (v131 * v122))) - (v126 * v111)
    v133 = 2.0 * v19
    v134 = v17 * v133
    v135 = (((qd[0] * v133) * v21) - v134) * v24
    v136 = ((1.1560693641618496 * qd[0]) * v19) - (v20 * v135)
    v137 = (v97 + (v135 * v98)) + ((v1 * v103) - (v136 * v101))
    v138 = ((v135 * v117) - v116) + ((v136 * v118) + (v1 * v119))
    v139 = (((v114 + (v1 * v106)) + (v135 * v108)) + (v137 * v115)) - (v138 * v122)
    v140 = v139 + (v136 * v111)
    v141 = v134 * v24
    v142 = v20 * v141
    v143 = (v1 * v128) - ((v100 + (v142 * v101)) + (v141 * v98))
    v144 = (((v30 * v100) + (v142 * v118)) - (v141 * v117)) + (v1 * v130)
    v145 = (v1 * v110) + (((v143 * v115) - (v121 + (v141 * v108))) - (v144 * v122))
    v146 = v145 + (v142 * v111)
    v147 = (5.670520231213873 * v50) - (v53 * v106)
    v148 = v107 * v147
    v149 = (0.5780346820809248 * v109) - (v53 * v110)
    v150 = v107 * v149
    v151 = (v53 * v114) - ((1.1560693641618496 * v56) * v58)
    v152 = v1 * (-v151)
    v153 = v53 * v122
    v154 = (((v147 + (v94 * v148)) + (v104 * v152)) + (v120 * v153)) + (v99 * v150)
    v155 = (v149 + (((v125 * v148) + (v129 * v152)) + (v131 * v153))) - (v126 * v150)
    v156 = ((((v1 * v147) - v151) + (v135 * v148)) + (v137 * v152)) + (v138 * v153)
    v157 = v156 + (v136 * v150)
    v158 = (((v53 * v121) - (v141 * v148)) + (v143 * v152)) + (v144 * v153)
    v159 = ((v1 * v149) + v158) + (v142 * v150)
    v160 = dt * v1
    v161 = 9.81 * v77
    v162 = ((137.34 * v72) + (v161 * v82)) * v83
    v163 = 2.0 + (v160 * v162)
    v164 = (v161 - (v79 * v85)) - (v86 * v91)
    v165 = v83 * (((v82 * v164) + (v79 * v90)) - (v86 * (v92 + (v82 * v91))))
    v166 = v160 * v165
    v167 = 2.0 * v86
    v168 = v167 * v89
    v169 = ((v82 * (v167 * v84)) - v168) * v83
    v170 = 2.0 + (dt * v169)
    v171 = v168 * v83
    v172 = dt * v171
    v173 = (((v162 + v94) + (v104 * v163)) + (v123 * v170)) - (v154 * v172)
    v174 = v165 + (((v125 + (v129 * v163)) + (v132 * v170)) - (v155 * v172))
    v175 = (v169 + (v137 * v163)) - (v157 * v172)
    v176 = v67 * ((v175 + ((v135 + (dt * v162)) + (v140 * v170))) + (v138 * v166))
    v177 = (((v143 * v163) - (v141 + v171)) + (v146 * v170)) - (v159 * v172)
    v178 = (5.670520231213873 * v77) - (v81 * v162)
    v179 = v160 * v178
    v180 = (0.5780346820809248 * v164) - (v81 * v165)
    v181 = 2.0 + (v160 * v180)
    v182 = (v81 * v169) - ((1.1560693641618496 * v86) * v84)
    v183 = dt * (-v182)
    v184 = 2.0 + (v81 * v172)
    v185 = (((v178 + v99) + (v104 * v179)) + (v123 * v183)) + (v154 * v184)
    v186 = v180 + ((((v129 * v179) - v126) + (v132 * v183)) + (v155 * v184))
    v187 = ((v136 + (dt * v178)) + (v140 * v183)) + (v157 * v184)
    v188 = (((v142 + (v81 * v171)) + (v143 * v179)) + (v146 * v183)) + (v159 * v184)
    v189 = v20 * v24
    v190 = (v32 + (v189 * v101)) + (v24 * v98)
    v191 = v30 * v32
    v192 = (v24 * v117) - ((v189 * v118) + v191)
    v193 = (((v55 + (v24 * v108)) + (v190 * v115)) - (v192 * v122)) - (v189 * v111)
    v194 = v68 * v189
    v195 = 0.5780346820809248 + (v20 * v189)
    v196 = (v191 + (v195 * v101)) + (v189 * v98)
    v197 = ((0.5780346820809248 + (v30 * v191)) + (v195 * v118)) - (v189 * v117)
    v198 = v53 * v55
    v199 = (((v198 + (v189 * v108)) + (v196 * v115)) + (v197 * v122)) - (v195 * v111)
    v200 = ((((v24 * v148) - v198) + (v190 * v152)) + (v192 * v153)) - (v189 * v150)
    v201 = (((0.5780346820809248 + (v53 * v198)) - (v189 * v148)) - (v196 * v152)) + (v197 * v153)
    v202 = v201 + (v195 * v150)
    v203 = (((v24 + v83) - (v200 * v172)) + (v193 * v170)) + (v190 * v163)
    v204 = v81 * v83
    v205 = v189 + v204
    v206 = (v197 * v166) - ((((v202 * v172) + v205) + (v199 * v170)) + (v196 * v163))
    v207 = ((((v190 * v179) - v205) + (v193 * v183)) + (v200 * v184)) + (v192 * v181)
    v208 = (((v195 + 0.5780346820809248) + (v81 * v204)) - (v196 * v179)) - (v199 * v183)
    return (
        (q[0] + (qd[0] * dt)) + (v68 * (v25 + v66)),
        (q[1] + (qd[1] * dt)) + (v68 * (v38 + v70)),
        qd[0] + (v67 * ((v25 + (2.0 * v66)) + v91)),
        qd[1] + (v67 * ((v92 + (v38 + (2.0 * v70))) - (v81 * v91))),
        1.0 + (v68 * (v123 + (v94 + v104))),
        v68 * (v132 + (v125 + v129)),
        dt + (v68 * (v140 + (v135 + v137))),
        v68 * (v146 + (v143 - v141)),
        v68 * (v154 + (v99 + v120)),
        1.0 - (v68 * ((v126 - v131) - v155)),
        v68 * (v157 + (v136 + v138)),
        dt + (v68 * (v159 + (v142 + v144))),
        v67 * (v173 + (v120 * v166)),
        v67 * (v174 + (v131 * v166)),
        1.0 + v176,
        v67 * (((dt * v165) + v177) + (v144 * v166)),
        v67 * (v185 + (v120 * v181)),
        v67 * (v186 + (v131 * v181)),
        v67 * ((v187 + ((v137 * v179) - v182)) + (v138 * v181)),
        1.0 + (v67 * ((v188 + (dt * v180)) + (v144 * v181))),
        v68 * (v193 + (v24 + v190)),
        -(v194 + (v68 * (v196 + v199))),
        (v68 * (v192 + v200)) - v194,
        v68 * (v202 + (v195 + v197)),
        v67 * (v203 + (v192 * v166)),
        v67 * v206,
        v67 * v207,
        v67 * ((v208 + (v202 * v184)) + (v197 * v181)),
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
      B[4][2]     d(q_next, qd_next)/d tau, one column per actuated joint; row by row

    Operations: 307 add, 379 mul, 4 div, 0 sqrt, 8 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(dt))
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
    v6 = (qd[0] * qd[0]) - v5
    v7 = qdd[0] + v4
    v8 = (v3 * v7) + (v2 * v6)
    v9 = (v3 * v6) - (v2 * v7)
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
        -((v2 * v9) - (v3 * v8)),
        v8 + ((v12 * v3) - (v11 * v2)),
        v9 - ((v12 * v2) + (v11 * v3)),
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
        v8,
        v9,
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

    Operations: 11 add, 14 mul, 0 div, 0 sqrt, 2 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 31.392000000000003 * ((v2 * v1) + (v3 * v0))
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
      q[2]  joint coordinates in the chain's order, rad or m: th1, th2

    Gives
      D[2][2]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v2
    v8 = 3.2 * v1
    v9 = (v3 * v8) + (v4 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = np.where(stuck[1], REAL(0.0), REAL(0.5780346820809248))
    v12 = v11 * v10
    v13 = ~stuck[0]
    v14 = np.where(stuck[0], REAL(0.0), 1.0 / np.where(v13, ((12.0 + v9) + v10) - (v10 * v12), REAL(1.0)))
    v15 = v12 * v14
    v16 = (v4 * v8) - (v3 * v7)
    v17 = qd[0] * qd[0]
    v18 = (v17 * v16) - (31.392000000000003 * v4)
    v19 = tau[1] + v18
    v20 = np.where(stuck[1], REAL(0.0), v19)
    v21 = qd[0] + qd[1]
    v22 = v21 * v21
    v23 = ((tau[0] - (137.34 * v2)) - (v22 * v16)) + v18
    v24 = np.where(stuck[0], REAL(0.0), v23)
    v25 = np.where(stuck[0], REAL(0.0), (v24 * v14) - (v20 * v15))
    v26 = 3.2 + (8.0 * v6)
    v27 = v11 + (v12 * v15)
    v28 = np.where(stuck[1], REAL(0.0), (v20 * v27) - (v24 * v15))
    v29 = (8.0 * v17) - (78.48 * v1)
    v30 = 78.48 * v2
    v31 = ((v6 * v30) + (v5 * v29)) + (3.2 * v28)
    v32 = 8.0 * v5
    v33 = ((v5 * v32) + 6.0) + (v6 * v26)
    v34 = ((v5 * v30) - (3.2 * v22)) - (v6 * v29)
    v35 = (v6 * v32) - (v5 * v26)
    v36 = (((117.72 * v1) - (6.0 * v17)) + (v6 * v34)) + (v35 * v25)
    v37 = np.where(stuck[1], REAL(0.0), REAL(1.0))
    v38 = np.where(stuck[0], REAL(0.0), -(v37 * v15))
    v39 = np.where(stuck[1], REAL(0.0), v37 * v27)
    v40 = 3.2 * v39
    v41 = np.where(stuck[0], REAL(0.0), REAL(1.0))
    v42 = np.where(stuck[0], REAL(0.0), v41 * v14)
    v43 = np.where(stuck[1], REAL(0.0), -(v41 * v15))
    v44 = 3.2 * v43
    v45 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v45_done = np.False_
    v45_of_context_real = (np.sign(qd[0]), prepared[1], (v5 * v44) - (v35 * v42), (v5 * v40) - (v35 * v38), v36 - (v5 * v31), -((v33 * v42) + (v6 * v44)), -((v33 * v38) + (v6 * v40)), (((117.72 * v2) + (v5 * v34)) + (v33 * v25)) + (v6 * v31), np.sign(qd[1]), prepared[0], -(v32 * v42), -(v32 * v38), v34 + (v32 * v25), -(v44 + (v26 * v42)), -(v40 + (v26 * v38)), v31 + (v26 * v25))
    v45_of_context_boolean = (v13, ~stuck[1])
    for _ in range(40):
        *v45_next, v45_now = _sticking_loads(prepared, v45[0:2], v45[2:3], v45_of_context_real, v45_of_context_boolean)
        v45 = tuple(np.where(v45_done, old, new) for old, new in zip(v45, v45_next))
        v45_done = v45_done | v45_now
        if np.all(v45_done):
            break
    v45 = (*v45, v45_done)
    v46 = np.where(stuck[1], REAL(0.0), (v28 - (v39 * v45[1])) - (v43 * v45[0]))
    v47 = np.where(stuck[0], REAL(0.0), (v25 - (v42 * v45[0])) - (v38 * v45[1]))
    return (
        np.where(stuck[0], v23 - (v10 * v46), v45[0]),
        np.where(stuck[1], v19 - (v10 * v47), v45[1]),
        v47,
        v46,
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

    Operations: at most 3086 add, 3910 mul, 161 div, 400 sqrt, 3 sincos, 3749 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
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
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v2
    v8 = 3.2 * v1
    v9 = (v3 * v8) + (v4 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = np.int8(0) == mode[1]
    v12 = np.where(v11, REAL(0.0), REAL(0.5780346820809248))
    v13 = v12 * v10
    v14 = np.int8(0) == mode[0]
    v15 = ~v14
    v16 = np.where(v14, REAL(0.0), 1.0 / np.where(v15, 12.0 + ((v9 + v10) - (v10 * v13)), REAL(1.0)))
    v17 = v13 * v16
    v18 = (v3 * v7) - (v4 * v8)
    v19 = qd[0] * qd[0]
    v20 = (31.392000000000003 * v4) + (v19 * v18)
    v21 = tau[1] - v20
    v22 = np.where(v11, REAL(0.0), v21)
    v23 = qd[0] + qd[1]
    v24 = v23 * v23
    v25 = ((tau[0] - (137.34 * v2)) - v20) + (v24 * v18)
    v26 = np.where(v14, REAL(0.0), v25)
    v27 = np.where(v14, REAL(0.0), (v16 * v26) - (v22 * v17))
    v28 = 3.2 + (8.0 * v6)
    v29 = v12 + (v13 * v17)
    v30 = np.where(v11, REAL(0.0), (v22 * v29) - (v17 * v26))
    v31 = (78.48 * v1) - (8.0 * v19)
    v32 = 78.48 * v2
    v33 = (v6 * v32) + ((3.2 * v30) - (v5 * v31))
    v34 = v33 + (v28 * v27)
    v35 = 8.0 * v5
    v36 = 6.0 + ((v6 * v28) + (v5 * v35))
    v37 = ((v6 * v31) + (v5 * v32)) - (3.2 * v24)
    v38 = (((117.72 * v2) + (v5 * v37)) + (v6 * v33)) + (v36 * v27)
    v39 = (v5 * v28) - (v6 * v35)
    v40 = (v6 * v37) + (((117.72 * v1) - (6.0 * v19)) - (v5 * v33))
    v41 = v40 - (v39 * v27)
    v42 = np.where(v11, REAL(0.0), REAL(1.0))
    v43 = np.where(v14, REAL(0.0), -(v42 * v17))
    v44 = np.where(v11, REAL(0.0), v42 * v29)
    v45 = 3.2 * v44
    v46 = v45 + (v28 * v43)
    v47 = np.where(v14, REAL(0.0), REAL(1.0))
    v48 = np.where(v14, REAL(0.0), v47 * v16)
    v49 = np.where(v11, REAL(0.0), -(v47 * v17))
    v50 = 3.2 * v49
    v51 = v50 + (v28 * v48)
    v52 = v37 + (v35 * v27)
    v53 = (v6 * v45) + (v36 * v43)
    v54 = (v36 * v48) + (v6 * v50)
    v55 = (v5 * v45) + (v39 * v43)
    v56 = (v48 * v39) + (v5 * v50)
    v57 = ~v11
    v58 = _real_of(mode[1])
    v59 = _real_of(mode[0])
    v60 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v60_done = np.False_
    v60_of_context_real = (v59, prepared[1], v56, v55, v41, -v54, -v53, v38, v58, prepared[0], -(v35 * v48), -(v35 * v43), v52, -v51, -v46, v34)
    v60_of_context_boolean = (v15, v57)
    for _ in range(40):
        *v60_next, v60_now = _dynamics_loads(prepared, v60[0:2], v60[2:3], v60_of_context_real, v60_of_context_boolean)
        v60 = tuple(np.where(v60_done, old, new) for old, new in zip(v60, v60_next))
        v60_done = v60_done | v60_now
        if np.all(v60_done):
            break
    v60 = (*v60, v60_done)
    v61 = np.where(v11, REAL(0.0), (v30 - (v44 * v60[1])) - (v49 * v60[0]))
    v62 = (v48 * v60[0]) + (v43 * v60[1])
    v63 = np.where(v14, REAL(0.0), v27 - v62)
    v64 = (v35 * v62) - v52
    v65 = ((v51 * v60[0]) + (v46 * v60[1])) - v34
    v66 = (np.abs(v63) + (np.abs(v61) + (np.abs(v21) + np.abs(v25)))) < 1e+38
    v67 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v68 = (v57 & v67) & v66
    v69 = np.where(v11, REAL(0.0), np.sqrt(np.where(v68, (v65 * v65) + (v64 * v64), REAL(1.0))) * (prepared[0] * v58))
    v70 = (v41 + (v56 * v60[0])) + (v55 * v60[1])
    v71 = ((v54 * v60[0]) + (v53 * v60[1])) - v38
    v72 = (v15 & v67) & v66
    v73 = np.where(v14, REAL(0.0), np.sqrt(np.where(v72, (v71 * v71) + (v70 * v70), REAL(1.0))) * (prepared[1] * v59))
    v74 = _max(_max(_max(np.abs(v73), np.abs(v69)), np.abs(v60[0])), np.abs(v60[1]))
    v75 = _max(np.abs(v60[1] - v69), np.abs(v60[0] - v73))
    v76 = v60[3] & (v75 <= (v74 * np.where(v74 < (1.0000000009313226 * v74), REAL(1e-11), REAL(1e-05))))
    v77 = 64.0 * (v5 * v5)
    v78 = np.where(v11, REAL(0.0), prepared[0] * np.sqrt(np.where(v68, (v46 * v46) + (v77 * (v43 * v43)), REAL(1.0))))
    v79 = np.where(v14, REAL(0.0), prepared[1] * np.sqrt(np.where(v72, (v54 * v54) + (v56 * v56), REAL(1.0))))
    v80 = (v15 & (1.0 < v79)) | (v57 & (1.0 < v78))
    v81 = v80 & ((v42 + v47) <= 1.0)
    v82 = v80 & (v76 & v81)
    v83 = ((((v15 & v57) & v67) & v66) & v76) & (~v82)
    v84 = np.where(v14, REAL(0.0), np.where(v11, REAL(0.0), prepared[1] * np.sqrt(np.where(v83, (v53 * v53) + (v55 * v55), REAL(1.0)))))
    v85 = np.where(v14, REAL(0.0), prepared[0] * np.sqrt(np.where(v83, (v51 * v51) + (v77 * (v48 * v48)), REAL(1.0))))
    v86 = (np.where(v11, REAL(0.0), v85) < np.where(v11, REAL(1.0), 1.0 - v78)) & (v84 < np.where(v14, REAL(1.0), 1.0 - v79))
    v87 = np.where((v81 & (~v76)) & ((1e-05 * v74) < v75), REAL(2.0), REAL(5.0))
    return (
        np.where(v14, v25 - (v10 * v61), v60[0]),
        np.where(v11, v21 - (v10 * v63), v60[1]),
        v63,
        v61,
        np.where(v67, np.where(v66, np.where(v76, np.where(v82, REAL(4.0), np.where(v86, REAL(0.0), REAL(3.0))), v87), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: th1, th2
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 3110 add, 3944 mul, 161 div, 406 sqrt, 3 sincos, 3823 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
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
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v1
    v8 = 3.2 * v2
    v9 = (v4 * v8) + (v3 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = np.int8(0) == mode[1]
    v12 = np.where(v11, REAL(0.0), REAL(0.5780346820809248))
    v13 = v10 * v12
    v14 = np.int8(0) == mode[0]
    v15 = ~v14
    v16 = np.where(v14, REAL(0.0), 1.0 / np.where(v15, 12.0 + ((v9 + v10) - (v10 * v13)), REAL(1.0)))
    v17 = v13 * v16
    v18 = (v8 * v3) - (v4 * v7)
    v19 = qd[0] * qd[0]
    v20 = (9.81 * v8) - (v19 * v18)
    v21 = tau[1] - v20
    v22 = np.where(v11, REAL(0.0), v21)
    v23 = qd[0] + qd[1]
    v24 = v23 * v23
    v25 = ((tau[0] - (137.34 * v4)) - v20) - (v24 * v18)
    v26 = np.where(v14, REAL(0.0), v25)
    v27 = np.where(v14, REAL(0.0), (v16 * v26) - (v17 * v22))
    v28 = 3.2 + (8.0 * v6)
    v29 = v12 + (v13 * v17)
    v30 = np.where(v11, REAL(0.0), (v22 * v29) - (v17 * v26))
    v31 = (78.48 * v3) - (8.0 * v19)
    v32 = 78.48 * v4
    v33 = (v6 * v32) - (v5 * v31)
    v34 = v33 + ((3.2 * v30) + (v28 * v27))
    v35 = 8.0 * v5
    v36 = 6.0 + ((v6 * v28) + (v5 * v35))
    v37 = 3.2 * v6
    v38 = ((v6 * v31) + (v5 * v32)) - (3.2 * v24)
    v39 = (v6 * v33) + ((117.72 * v4) + (v5 * v38))
    v40 = v39 + ((v37 * v30) + (v36 * v27))
    v41 = (v5 * v28) - (v6 * v35)
    v42 = 3.2 * v5
    v43 = (v6 * v38) + (((117.72 * v3) - (6.0 * v19)) - (v5 * v33))
    v44 = ((v42 * v30) + (v41 * v27)) - v43
    v45 = np.where(v11, REAL(0.0), REAL(1.0))
    v46 = np.where(v14, REAL(0.0), -(v45 * v17))
    v47 = np.where(v11, REAL(0.0), v45 * v29)
    v48 = (3.2 * v47) + (v28 * v46)
    v49 = np.where(v14, REAL(0.0), REAL(1.0))
    v50 = np.where(v14, REAL(0.0), v49 * v16)
    v51 = np.where(v11, REAL(0.0), -(v49 * v17))
    v52 = (3.2 * v51) + (v28 * v50)
    v53 = v38 + (v35 * v27)
    v54 = (v36 * v46) + (v37 * v47)
    v55 = (v37 * v51) + (v36 * v50)
    v56 = (v42 * v47) + (v46 * v41)
    v57 = (v42 * v51) + (v50 * v41)
    v58 = v35 * v46
    v59 = v35 * v50
    v60 = ~v11
    v61 = _real_of(mode[1])
    v62 = _real_of(mode[0])
    v63 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v63_done = np.False_
    v63_of_context_real = (v62, prepared[1], v57, v56, -v44, -v55, -v54, v40, v61, prepared[0], -v59, -v58, v53, -v52, -v48, v34)
    v63_of_context_boolean = (v15, v60)
    for _ in range(40):
        *v63_next, v63_now = _limits_loads(prepared, v63[0:2], v63[2:3], v63_of_context_real, v63_of_context_boolean)
        v63 = tuple(np.where(v63_done, old, new) for old, new in zip(v63, v63_next))
        v63_done = v63_done | v63_now
        if np.all(v63_done):
            break
    v63 = (*v63, v63_done)
    v64 = np.where(v11, REAL(0.0), (v30 - (v47 * v63[1])) - (v51 * v63[0]))
    v65 = np.where(v14, REAL(0.0), (v27 - (v50 * v63[0])) - (v46 * v63[1]))
    v66 = ((v42 * v64) + (v41 * v65)) - v43
    v67 = v39 + ((v37 * v64) + (v36 * v65))
    v68 = np.sqrt((v67 * v67) + (v66 * v66))
    v69 = prepared[2] * v68
    v70 = v33 + ((3.2 * v64) + (v28 * v65))
    v71 = v38 + (v35 * v65)
    v72 = np.sqrt((v70 * v70) + (v71 * v71))
    v73 = prepared[3] * v72
    v74 = ((v59 * v63[0]) + (v58 * v63[1])) - v53
    v75 = (v34 - (v52 * v63[0])) - (v48 * v63[1])
    v76 = (np.abs(v65) + (np.abs(v64) + (np.abs(v21) + np.abs(v25)))) < 1e+38
    v77 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v78 = (v60 & v77) & v76
    v79 = np.where(v11, REAL(0.0), (prepared[0] * v61) * np.sqrt(np.where(v78, (v75 * v75) + (v74 * v74), REAL(1.0))))
    v80 = ((v56 * v63[1]) - v44) + (v57 * v63[0])
    v81 = ((v55 * v63[0]) + (v54 * v63[1])) - v40
    v82 = (v15 & v77) & v76
    v83 = np.where(v14, REAL(0.0), (prepared[1] * v62) * np.sqrt(np.where(v82, (v81 * v81) + (v80 * v80), REAL(1.0))))
    v84 = _max(_max(_max(np.abs(v83), np.abs(v79)), np.abs(v63[0])), np.abs(v63[1]))
    v85 = _max(np.abs(v63[1] - v79), np.abs(v63[0] - v83))
    v86 = v63[3] & (v85 <= (v84 * np.where(v84 < (1.0000000009313226 * v84), REAL(1e-11), REAL(1e-05))))
    v87 = np.where(v11, REAL(0.0), prepared[0] * np.sqrt(np.where(v78, (v58 * v58) + (v48 * v48), REAL(1.0))))
    v88 = np.where(v14, REAL(0.0), prepared[1] * np.sqrt(np.where(v82, (v55 * v55) + (v57 * v57), REAL(1.0))))
    v89 = (v15 & (1.0 < v88)) | (v60 & (1.0 < v87))
    v90 = ((v45 + v49) <= 1.0) & v89
    v91 = v89 & (v86 & v90)
    v92 = ((((v15 & v60) & v77) & v76) & v86) & (~v91)
    v93 = np.where(v14, REAL(0.0), np.where(v11, REAL(0.0), prepared[1] * np.sqrt(np.where(v92, (v56 * v56) + (v54 * v54), REAL(1.0)))))
    v94 = np.where(v11, REAL(0.0), np.where(v14, REAL(0.0), prepared[0] * np.sqrt(np.where(v92, (v59 * v59) + (v52 * v52), REAL(1.0)))))
    v95 = np.where((v94 < np.where(v11, REAL(1.0), 1.0 - v87)) & (v93 < np.where(v14, REAL(1.0), 1.0 - v88)), REAL(0.0), REAL(3.0))
    v96 = np.where(v86, np.where(v91, REAL(4.0), v95), np.where((v90 & (~v86)) & ((1e-05 * v84) < v85), REAL(2.0), REAL(5.0)))
    return (
        np.where(v14, v25 - (v10 * v64), v63[0]),
        np.where(v11, v21 - (v10 * v65), v63[1]),
        v65,
        v64,
        -v69,
        -v73,
        v69,
        v73,
        v68,
        v72,
        np.where(v77, np.where(v76, v96, REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: th1, th2
      mode[2]  modes: +1, 0, -1

    Gives
      f[2]     friction, positive against positive rates, N m or N
      qdd[2]   joint accelerations, rad/s^2 or m/s^2
      low[2]   lowest friction that holds the joint, N m or N
      high[2]  highest friction that holds the joint, N m or N
      load[2]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 3122 add, 3958 mul, 161 div, 408 sqrt, 3 sincos, 3826 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
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
    v29 = np.where(v0, REAL(0.0), context_real[3])
    v30 = np.where(v3, REAL(0.0), context_real[2])
    v31 = np.where(v3, REAL(0.0), (v30 * v5) - (v29 * v8))
    v32 = np.where(v0, REAL(0.0), (v29 * v13) - (v30 * v8))
    v33 = context_real[18] + ((3.2 * v32) + (context_real[17] * v31))
    v34 = context_real[11] + ((context_real[10] * v32) + (context_real[9] * v31))
    v35 = context_real[8] + ((context_real[7] * v32) + (context_real[6] * v31))
    v36 = context_real[16] + (context_real[15] * v31)
    v37 = _real_of(pattern[1])
    v38 = _real_of(pattern[0])
    v39 = (np.where(v28, number[2], REAL(0.0)), np.where(v28, number[3], REAL(0.0)), REAL(0.0))
    v39_done = np.False_
    v39_of_context_real = (v38, context_real[4], -v10, -v17, v35, -v11, -v18, v34, v37, context_real[13], -v26, -v23, v36, -v25, -v22, v33)
    v39_of_context_boolean = (v4, v19)
    for _ in range(40):
        *v39_next, v39_now = _decide_pattern_loads(prepared, v39[0:2], v39[2:3], v39_of_context_real, v39_of_context_boolean)
        v39 = tuple(np.where(v39_done, old, new) for old, new in zip(v39, v39_next))
        v39_done = v39_done | v39_now
        if np.all(v39_done):
            break
    v39 = (*v39, v39_done)
    v40 = np.where(v0, REAL(0.0), (v32 - (v15 * v39[1])) - (v9 * v39[0]))
    v41 = np.where(v3, REAL(0.0), (v31 - (v16 * v39[1])) - (v7 * v39[0]))
    v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v40)
    v43 = context_real[11] + ((context_real[10] * v40) + (context_real[9] * v41))
    v44 = context_real[5] * np.sqrt(np.where(v3, (v43 * v43) + (v42 * v42), REAL(1.0)))
    v45 = np.where(v3, context_real[2] - (context_real[1] * v40), v39[0])
    v46 = np.where(v3, _min(v45 + v44, v44 - v45), v38 * v41)
    v47 = np.where(v3, v46, context_real[0] * v46)
    v48 = _max(np.abs(context_real[2]), np.abs(v45))
    v49 = ~flag[0]
    v50 = context_boolean[2] & v49
    v51 = ((0.0 < v46) | (v3 & (0.0 <= v46))) | (v50 & (((-1e-06) * v48) <= v47))
    v52 = (v34 - (v18 * v39[1])) - (v11 * v39[0])
    v53 = (v35 - (v17 * v39[1])) - (v10 * v39[0])
    v54 = np.where(v3, REAL(0.0), np.sqrt(np.where(v4, (v53 * v53) + (v52 * v52), REAL(1.0))) * (context_real[4] * v38))
    v55 = (v33 - (v22 * v39[1])) - (v25 * v39[0])
    v56 = (v36 - (v23 * v39[1])) - (v26 * v39[0])
    v57 = np.where(v0, REAL(0.0), np.sqrt(np.where(v19, (v56 * v56) + (v55 * v55), REAL(1.0))) * (context_real[13] * v37))
    v58 = _max(np.abs(v39[1]), _max(np.abs(v39[0]), _max(np.abs(v57), np.abs(v54))))
    v59 = _max(np.abs(v39[0] - v54), np.abs(v39[1] - v57))
    v60 = v39[3] & (v59 <= (v58 * np.where(v58 < (1.0000000009313226 * v58), REAL(1e-11), REAL(1e-05))))
    v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v40)
    v62 = context_real[16] + (context_real[15] * v41)
    v63 = context_real[14] * np.sqrt(np.where(v0, (v61 * v61) + (v62 * v62), REAL(1.0)))
    v64 = np.where(v0, context_real[3] - (context_real[1] * v41), v39[1])
    v65 = np.where(v0, _min(v64 + v63, v63 - v64), v37 * v40)
    v66 = np.where(v0, v65, 1.7300000000000002 * v65)
    v67 = _max(np.abs(context_real[3]), np.abs(v64))
    v68 = context_boolean[3] & v49
    v69 = (v68 & (((-1e-06) * v67) <= v66)) | ((v0 & (0.0 <= v65)) | (0.0 < v65))
    v70 = (context_boolean[1] | v69) & (v60 & (context_boolean[0] | v51))
    v71 = flag[1] | v70
    v72 = v6 + v14
    v73 = 1.0 - v72
    v74 = -(v6 + v73)
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
    v102 = (v19 & (1.0 < v24)) | (v4 & (1.0 < v12))
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
        np.where(v99, v28, flag[5]),
        np.where(v99, v102 & (v60 & v103), flag[6]),
        np.where(v99, v41, number[0]),
        np.where(v99, v40, number[1]),
        v39[0],
        v39[1],
        (v90 & (~v92)) | v104,
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v1
    v8 = 3.2 * v2
    v9 = (v4 * v8) + (v3 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = v9 + (12.0 + v10)
    v12 = np.int8(0) == mode[1]
    v13 = np.where(v12, REAL(0.0), REAL(0.5780346820809248))
    v14 = v10 * v13
    v15 = np.int8(0) == mode[0]
    v16 = ~v15
    v17 = np.where(v15, REAL(0.0), -(1.0 / np.where(v16, (v10 * v14) - v11, REAL(1.0))))
    v18 = v14 * v17
    v19 = (v8 * v3) - (v4 * v7)
    v20 = qd[0] * qd[0]
    v21 = (9.81 * v8) - (v20 * v19)
    v22 = tau[1] - v21
    v23 = np.where(v12, REAL(0.0), v22)
    v24 = qd[0] + qd[1]
    v25 = v24 * v24
    v26 = ((tau[0] - (137.34 * v4)) - v21) - (v25 * v19)
    v27 = np.where(v15, REAL(0.0), v26)
    v28 = np.where(v15, REAL(0.0), (v27 * v17) - (v23 * v18))
    v29 = 3.2 + (8.0 * v6)
    v30 = v13 + (v14 * v18)
    v31 = np.where(v12, REAL(0.0), (v23 * v30) - (v27 * v18))
    v32 = 78.48 * v4
    v33 = (78.48 * v3) - (8.0 * v20)
    v34 = (v5 * v33) - (v6 * v32)
    v35 = 8.0 * v5
    v36 = 6.0 + ((v6 * v29) + (v5 * v35))
    v37 = 3.2 * v6
    v38 = ((v6 * v33) + (v5 * v32)) - (3.2 * v25)
    v39 = (v5 * v38) + ((117.72 * v4) - (v6 * v34))
    v40 = 3.2 * v5
    v41 = (v6 * v35) - (v5 * v29)
    v42 = (((117.72 * v3) - (6.0 * v20)) + (v6 * v38)) + (v5 * v34)
    v43 = np.where(v12, REAL(0.0), REAL(1.0))
    v44 = np.where(v15, REAL(0.0), -(v43 * v18))
    v45 = np.where(v12, REAL(0.0), v43 * v30)
    v46 = np.where(v15, REAL(0.0), REAL(1.0))
    v47 = np.where(v15, REAL(0.0), v46 * v17)
    v48 = np.where(v12, REAL(0.0), -(v46 * v18))
    v49 = (REAL(0.0), REAL(0.0), REAL(0.0))
    v49_done = np.False_
    v49_of_context_real = (_real_of(mode[0]), prepared[1], (v40 * v48) - (v41 * v47), (v40 * v45) - (v41 * v44), v42 + ((v41 * v28) - (v40 * v31)), -((v37 * v48) + (v36 * v47)), -((v37 * v45) + (v36 * v44)), v39 + ((v37 * v31) + (v36 * v28)), _real_of(mode[1]), prepared[0], -(v35 * v47), -(v35 * v44), v38 + (v35 * v28), -((3.2 * v48) + (v29 * v47)), -((3.2 * v45) + (v29 * v44)), ((3.2 * v31) + (v29 * v28)) - v34)
    v49_of_context_boolean = (v16, ~v12)
    for _ in range(40):
        *v49_next, v49_now = _before_loads(prepared, v49[0:2], v49[2:3], v49_of_context_real, v49_of_context_boolean)
        v49 = tuple(np.where(v49_done, old, new) for old, new in zip(v49, v49_next))
        v49_done = v49_done | v49_now
        if np.all(v49_done):
            break
    v49 = (*v49, v49_done)
    v50 = np.where(v12, v22 - (v10 * np.where(v15, REAL(0.0), (v28 - (v47 * v49[0])) - (v44 * v49[1]))), v49[1])
    v51 = _mode_of(v50)
    v52 = 0.0 == qd[1]
    v53 = (reached[1] & v52) & (~(np.int8(0) == v51))
    v54 = 0.5780346820809248 * v10
    v55 = 1.0 / ((v10 * v54) - v11)
    v56 = v54 * v55
    v57 = 0.5780346820809248 - (v54 * v56)
    v58 = (v41 * v56) - (v40 * v57)
    v59 = (v36 * v56) + (v37 * v57)
    v60 = prepared[4] * np.sqrt((v59 * v59) + (v58 * v58))
    v61 = (v41 * v55) + (v40 * v56)
    v62 = (v36 * v55) - (v37 * v56)
    v63 = prepared[4] * np.sqrt((v62 * v62) + (v61 * v61))
    v64 = v63 + v60
    v65 = (3.2 * v57) + (v29 * v56)
    v66 = v35 * v35
    v67 = prepared[5] * np.sqrt((v65 * v65) + (v66 * (v56 * v56)))
    v68 = (3.2 * v56) - (v29 * v55)
    v69 = prepared[5] * np.sqrt((v68 * v68) + (v66 * (v55 * v55)))
    v70 = v69 + v67
    v71 = _max(v64, v70)
    v72 = v71 < 1.0
    v73 = v26 * v56
    v74 = v22 * v57
    v75 = v74 + v73
    v76 = v22 * v56
    v77 = v26 * v55
    v78 = v77 - v76
    v79 = ((v41 * v78) + (v40 * v75)) - v42
    v80 = ((v36 * v78) - (v37 * v75)) - v39
    v81 = prepared[4] * np.sqrt((v80 * v80) + (v79 * v79))
    v82 = ((3.2 * v75) - (v29 * v78)) - v34
    v83 = (v35 * v78) - v38
    v84 = prepared[5] * np.sqrt((v83 * v83) + (v82 * v82))
    v85 = np.where(v72, _max(v81, v84) / np.where(v72, np.where(v72, 1.0 - v71, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v86 = _min(v85, v84 + (v70 * v85))
    v87 = _min(v85, v81 + (v64 * v85))
    v88 = _min(v86, v84 + ((v69 * v87) + (v67 * v86)))
    v89 = _min(v87, v81 + ((v63 * v87) + (v60 * v86)))
    v90 = 1.0001 * _min(v89, v81 + ((v63 * v89) + (v60 * v88)))
    v91 = np.abs(v56)
    v92 = (v91 * v90) + (1e-08 * (np.abs(v73) + np.abs(v74)))
    v93 = -v92
    v94 = np.where(v12, _mode_of(qd[1]), mode[1])
    v95 = np.where(v52, v93 < v75, np.int8(1) == v94)
    v96 = 1.0001 * _min(v88, v84 + ((v69 * v89) + (v67 * v88)))
    v97 = v52 & (np.abs(v75) <= (v92 + (v57 * v96)))
    v98 = np.where(v97 & (~v53), np.int8(0), np.where(np.where(v53, np.int8(1) == v51, v95), np.int8(1), np.int8(-1)))
    v99 = np.where(v15, v26 - (v10 * np.where(v12, REAL(0.0), (v31 - (v45 * v49[1])) - (v48 * v49[0]))), v49[0])
    v100 = _mode_of(v99)
    v101 = 0.0 == qd[0]
    v102 = (~(np.int8(0) == v100)) & (reached[0] & v101)
    v103 = (v91 * v96) + (1e-08 * (np.abs(v77) + np.abs(v76)))
    v104 = -v103
    v105 = np.where(v15, _mode_of(qd[0]), mode[0])
    v106 = np.where(v101, v104 < (-v78), np.int8(1) == v105)
    v107 = v101 & (np.abs(v78) <= (v103 - (v55 * v90)))
    v108 = np.where(v107 & (~v102), np.int8(0), np.where(np.where(v102, np.int8(1) == v100, v106), np.int8(1), np.int8(-1)))
    v109 = (v108, v98, v108, v98, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v109_done = np.False_
    v109_of_context_real = (v11, v10, v26, v22, prepared[1], prepared[2], v41, -v40, v42, v36, v37, v39, tau[0], prepared[0], prepared[3], v35, v38, v29, -v34, tau[1])
    v109_of_context_boolean = (~v101, ~v52, v102, v53, v107, v106, np.where(v101, v104 < v78, np.int8(-1) == v105), v97, v95, np.where(v52, v93 < (-v75), np.int8(-1) == v94))
    v109_of_context_mode = (v105, v94, v100, v51)
    for _ in range(18):
        *v109_next, v109_now = _decide_pattern(prepared, v109[0:2], v109[2:4], v109[4:11], v109[11:15], v109_of_context_real, v109_of_context_boolean, v109_of_context_mode)
        v109 = tuple(np.where(v109_done, old, new) for old, new in zip(v109, v109_next))
        v109_done = v109_done | v109_now
        if np.all(v109_done):
            break
    v109 = (*v109, v109_done)
    v110 = (np.abs(v26) + (np.abs(v109[11]) + (np.abs(v22) + np.abs(v109[12])))) < 1e+38
    v111 = np.where(v110, np.where(v109[15], np.where(v109[6] | v109[5], np.where(v109[10], REAL(4.0), np.where(v109[7], REAL(1.0), np.where(v109[9], REAL(0.0), REAL(3.0)))), np.where(v109[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    v112 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        v109[2],
        v109[3],
        np.where(v112, v111, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: th1, th2
      mode[2]     modes: +1, 0, -1
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 58936 add, 74738 mul, 3061 div, 7750 sqrt, 3 sincos, 75014 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(q[1])
    v4 = np.cos(q[1])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = qd[0] * qd[0]
    v8 = (8.0 * v7) - (78.48 * v1)
    v9 = 78.48 * v2
    v10 = qd[0] + qd[1]
    v11 = v10 * v10
    v12 = ((v3 * v9) - (v4 * v8)) - (3.2 * v11)
    v13 = 8.0 * qdd[0]
    v14 = v12 + (v3 * v13)
    v15 = (v4 * v9) + (v3 * v8)
    v16 = 3.2 * qdd[1]
    v17 = v15 + v16
    v18 = (3.2 * qdd[0]) + (v4 * v13)
    v19 = v17 + v18
    v20 = (6.0 * v7) - (117.72 * v1)
    v21 = v20 + ((v3 * v19) - (v4 * v14))
    v22 = 117.72 * v2
    v23 = v22 + (((6.0 * qdd[0]) + (v3 * v14)) + (v4 * v19))
    v24 = prepared[1] * np.sqrt((v23 * v23) + (v21 * v21))
    v25 = 0.0 == qd[0]
    v26 = 3.2 * v2
    v27 = 3.2 * v1
    v28 = (v6 * v27) - (v5 * v26)
    v29 = (v7 * v28) - (31.392000000000003 * v6)
    v30 = (v5 * v27) + (v6 * v26)
    v31 = 1.7300000000000002 + v30
    v32 = (v11 * v28) + (((137.34 * v2) + (qdd[1] * v31)) - v29)
    v33 = qdd[0] * v31
    v34 = v33 + (v32 + (np.where(v25, np.sign(qdd[0]), np.sign(qd[0])) * v24))
    v35 = v34 + (qdd[0] * (12.0 + v30))
    v36 = v15 + v18
    v37 = v16 + v36
    v38 = v14 * v14
    v39 = 0.0 == qd[1]
    v40 = np.where(v39, np.sign(qdd[1]), np.sign(qd[1])) * (prepared[0] * np.sqrt(v38 + (v37 * v37)))
    v41 = v33 - v29
    v42 = v41 + ((1.7300000000000002 * qdd[1]) + v40)
    v43 = v22 + ((v3 * v12) + (v4 * v17))
    v44 = v20 + ((v3 * v17) - (v4 * v12))
    v45 = prepared[2] * np.sqrt(np.where(v25, (v44 * v44) + (v43 * v43), REAL(1.0)))
    v46 = prepared[3] * np.sqrt(np.where(v39, v38 + (v36 * v36), REAL(1.0)))
    return (
        v35,
        v42,
        np.where(v25, v32 - v45, v35),
        np.where(v39, v41 - v46, v42),
        np.where(v25, v32 + v45, v35),
        np.where(v39, v41 + v46, v42),
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

    Operations: 44 add, 54 mul, 0 div, 4 sqrt, 3 sincos, 14 other.
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
      q[2]    joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: th1, th2

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
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
    v24 = np.where(v2, REAL(0.0), v3 * v23)
    v25 = v21 * v23
    v26 = np.where(v0, REAL(0.0), -(v3 * v25))
    v27 = (context_real[7] * v26) + (context_real[6] * v24)
    v28 = (context_real[10] * v26) + (context_real[9] * v24)
    v29 = np.where(v2, REAL(0.0), context_real[4] * np.sqrt(np.where(v22, (v28 * v28) + (v27 * v27), REAL(1.0))))
    v30 = v20 + (v21 * v25)
    v31 = np.where(v0, REAL(0.0), v1 * v30)
    v32 = np.where(v2, REAL(0.0), -(v1 * v25))
    v33 = (context_real[6] * v32) + (context_real[7] * v31)
    v34 = (context_real[9] * v32) + (context_real[10] * v31)
    v35 = ~v0
    v36 = v22 & v35
    v37 = np.where(v2, REAL(0.0), np.where(v0, REAL(0.0), context_real[4] * np.sqrt(np.where(v36, (v34 * v34) + (v33 * v33), REAL(1.0)))))
    v38 = (context_real[17] * v32) + (3.2 * v31)
    v39 = context_real[15] * v32
    v40 = np.where(v0, REAL(0.0), context_real[13] * np.sqrt(np.where(v35, (v38 * v38) + (v39 * v39), REAL(1.0))))
    v41 = (context_real[17] * v24) + (3.2 * v26)
    v42 = context_real[15] * v24
    v43 = np.where(v0, REAL(0.0), np.where(v2, REAL(0.0), context_real[13] * np.sqrt(np.where(v36, (v41 * v41) + (v42 * v42), REAL(1.0)))))
    v44 = (v37 < np.where(v2, REAL(1.0), 1.0 - v29)) & (v43 < np.where(v0, REAL(1.0), 1.0 - v40))
    v45 = np.where(v0, REAL(0.0), context_real[3])
    v46 = np.where(v2, REAL(0.0), context_real[2])
    v47 = np.where(v2, REAL(0.0), (v46 * v23) - (v45 * v25))
    v48 = np.where(v0, REAL(0.0), (v45 * v30) - (v46 * v25))
    v49 = context_real[18] + ((3.2 * v48) + (context_real[17] * v47))
    v50 = context_real[11] + ((context_real[10] * v48) + (context_real[9] * v47))
    v51 = context_real[8] + ((context_real[7] * v48) + (context_real[6] * v47))
    v52 = context_real[16] + (context_real[15] * v47)
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
    v56 = np.where(v0, REAL(0.0), (v48 - (v31 * v55[1])) - (v26 * v55[0]))
    v57 = np.where(v2, REAL(0.0), (v47 - (v32 * v55[1])) - (v24 * v55[0]))
    v58 = (context_real[8] + (context_real[6] * v57)) + (context_real[7] * v56)
    v59 = context_real[11] + ((context_real[10] * v56) + (context_real[9] * v57))
    v60 = context_real[5] * np.sqrt(np.where(v2, (v59 * v59) + (v58 * v58), REAL(1.0)))
    v61 = np.where(v2, context_real[2] - (context_real[1] * v56), v55[0])
    v62 = np.where(v2, _min(v61 + v60, v60 - v61), v54 * v57)
    v63 = (v50 - (v34 * v55[1])) - (v28 * v55[0])
    v64 = (v51 - (v33 * v55[1])) - (v27 * v55[0])
    v65 = np.where(v2, REAL(0.0), (context_real[4] * v54) * np.sqrt(np.where(v22, (v64 * v64) + (v63 * v63), REAL(1.0))))
    v66 = (v49 - (v38 * v55[1])) - (v41 * v55[0])
    v67 = (v52 - (v39 * v55[1])) - (v42 * v55[0])
    v68 = np.where(v0, REAL(0.0), (context_real[13] * v53) * np.sqrt(np.where(v35, (v67 * v67) + (v66 * v66), REAL(1.0))))
    v69 = _max(np.abs(v55[1]), _max(np.abs(v55[0]), _max(np.abs(v68), np.abs(v65))))
    v70 = _max(np.abs(v55[0] - v65), np.abs(v55[1] - v68))
    v71 = v55[3] & (v70 <= (v69 * np.where(v69 < (1.0000000009313226 * v69), REAL(1e-11), REAL(1e-05))))
    v72 = v71 & (context_boolean[0] | ((0.0 < v62) | (v2 & (0.0 <= v62))))
    v73 = (context_real[18] + (context_real[17] * v57)) + (3.2 * v56)
    v74 = context_real[16] + (context_real[15] * v57)
    v75 = context_real[14] * np.sqrt(np.where(v0, (v73 * v73) + (v74 * v74), REAL(1.0)))
    v76 = np.where(v0, context_real[3] - (context_real[1] * v57), v55[1])
    v77 = np.where(v0, _min(v76 + v75, v75 - v76), v53 * v56)
    v78 = (context_boolean[1] | ((v0 & (0.0 <= v77)) | (0.0 < v77))) & v72
    v79 = ~flag[1]
    v80 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v61))) <= np.where(v2, v62, context_real[0] * v62))
    v81 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[3]), np.abs(v76))) <= np.where(v0, v77, 1.7300000000000002 * v77))
    v82 = v81 & (v71 & v80)
    v83 = ((~flag[2]) & (v79 & v82)) | (v79 & v78)
    v84 = flag[1] | v78
    v85 = flag[3] | (flag[1] & v78)
    v86 = ~v71
    v87 = (v35 & (1.0 < v40)) | (v22 & (1.0 < v29))
    v88 = (v4 <= 1.0) & v87
    v89 = np.where(v0, REAL(0.0), context_real[1] * np.where(v2, context_real[20], REAL(0.0)))
    v90 = np.where(v2, REAL(0.0), context_real[1] * np.where(v0, context_real[21], REAL(0.0)))
    v91 = ~(v14 | (v15 <= (v9 + np.where(v10, REAL(1.0), REAL(0.0)))))
    v92 = v84 & (v85 | (((v2 & v0) | (~v14)) | v91))
    return (
        v17,
        np.where(v13, np.where(context_boolean[6] & v0, np.int8(1), np.int8(-1)), v19),
        np.where(v83, pattern[0], best[0]),
        np.where(v83, pattern[1], best[1]),
        flag[0],
        v84,
        flag[2] | v82,
        v85,
        flag[4] | (v86 & (~((v88 & v86) & ((1e-05 * v69) < v70)))),
        np.where(v83, v44, flag[5]),
        np.where(v83, v87 & (v88 & v71), flag[6]),
        np.where(v83, v57, number[0]),
        np.where(v83, v56, number[1]),
        v55[0],
        v55[1],
        np.where(v83, np.where(v2, REAL(0.0), (v23 * v90) - (v25 * v89)), number[4]),
        np.where(v83, np.where(v0, REAL(0.0), (v30 * v89) - (v25 * v90)), number[5]),
        v92 | (v91 & (~v84)),
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
    v0 = q[0] + q[1]
    v1 = np.sin(q[0])
    v2 = np.cos(q[0])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = np.int8(0) == mode[0]
    v8 = 3.2 * v4
    v9 = 3.2 * v3
    v10 = (v2 * v8) + (v1 * v9)
    v11 = 1.7300000000000002 + v10
    v12 = np.int8(0) == mode[1]
    v13 = np.where(v12, REAL(0.0), REAL(0.5780346820809248))
    v14 = v11 * v13
    v15 = ~v7
    v16 = np.where(v7, REAL(0.0), 1.0 / np.where(v15, v10 + (12.0 + (v11 - (v11 * v14))), REAL(1.0)))
    v17 = qd[0] * qd[0]
    v18 = (v2 * v9) - (v8 * v1)
    v19 = (9.81 * v8) + (v17 * v18)
    v20 = qd[0] + qd[1]
    v21 = v20 * v20
    v22 = np.where(v7, REAL(0.0), ((tau[0] - (137.34 * v2)) - v19) + (v18 * v21))
    v23 = np.where(v12, REAL(0.0), tau[1] - v19)
    v24 = v14 * v16
    v25 = np.where(v7, REAL(0.0), (v16 * v22) - (v23 * v24))
    v26 = np.where(v12, REAL(0.0), REAL(1.0))
    v27 = np.where(v7, REAL(0.0), -(v24 * v26))
    v28 = np.where(v7, REAL(0.0), REAL(1.0))
    v29 = np.where(v12, REAL(0.0), -(v24 * v28))
    v30 = 3.2 * v5
    v31 = np.where(v7, REAL(0.0), v16 * v28)
    v32 = 8.0 * v5
    v33 = 3.2 + (8.0 * v6)
    v34 = (v6 * v32) - (v5 * v33)
    v35 = v13 + (v14 * v24)
    v36 = np.where(v12, REAL(0.0), v26 * v35)
    v37 = (78.48 * v1) - (8.0 * v17)
    v38 = 78.48 * v2
    v39 = ((v6 * v37) + (v5 * v38)) - (3.2 * v21)
    v40 = (v6 * v38) - (v5 * v37)
    v41 = ((117.72 * v1) - (6.0 * v17)) + ((v6 * v39) - (v5 * v40))
    v42 = np.where(v12, REAL(0.0), (v23 * v35) - (v22 * v24))
    v43 = 3.2 * v6
    v44 = 6.0 + ((v6 * v33) + (v5 * v32))
    v45 = ((117.72 * v2) + (v6 * v40)) + (v5 * v39)
    v46 = ~v12
    v47 = (u[0], u[1], REAL(0.0))
    v47_done = np.False_
    v47_of_context_real = (sign[0], prepared[1], (v29 * v30) - (v31 * v34), (v30 * v36) - (v27 * v34), v41 + ((v25 * v34) - (v30 * v42)), -((v29 * v43) + (v31 * v44)), -((v27 * v44) + (v36 * v43)), v45 + ((v42 * v43) + (v25 * v44)), sign[1], prepared[0], -(v31 * v32), -(v27 * v32), v39 + (v25 * v32), -((3.2 * v29) + (v31 * v33)), -((3.2 * v36) + (v27 * v33)), v40 + ((3.2 * v42) + (v25 * v33)))
    v47_of_context_boolean = (v15, v46)
    for _ in range(40):
        *v47_next, v47_now = _stage_loads(prepared, v47[0:2], v47[2:3], v47_of_context_real, v47_of_context_boolean)
        v47 = tuple(np.where(v47_done, old, new) for old, new in zip(v47, v47_next))
        v47_done = v47_done | v47_now
        if np.all(v47_done):
            break
    v47 = (*v47, v47_done)
    v48 = v25 - ((v27 * v47[1]) + (v31 * v47[0]))
    v49 = v42 - ((v36 * v47[1]) + (v29 * v47[0]))
    v50 = (v40 + (v33 * v48)) + (3.2 * v49)
    v51 = (-v39) - (v32 * v48)
    v52 = np.where(v12, REAL(0.0), np.sqrt(np.where(v46, (v50 * v50) + (v51 * v51), REAL(1.0))) * (prepared[0] * sign[1]))
    v53 = v41 + ((v34 * v48) - (v30 * v49))
    v54 = v45 + ((v44 * v48) + (v43 * v49))
    v55 = np.where(v7, REAL(0.0), np.sqrt(np.where(v15, (v53 * v53) + (v54 * v54), REAL(1.0))) * (prepared[1] * sign[0]))
    v56 = _max(np.abs(v47[1] - v52), np.abs(v47[0] - v55))
    v57 = _max(_max(np.abs(v47[0]), _max(np.abs(v55), np.abs(v52))), np.abs(v47[1]))
    return (
        np.where(v7, REAL(0.0), v48),
        np.where(v12, REAL(0.0), v49),
        v47[0],
        v47[1],
        (v56 <= (v57 * np.where(v57 < (1.0000000009313226 * v57), REAL(1e-11), REAL(1e-05)))) & v47[3],
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v1
    v8 = 3.2 * v2
    v9 = (v4 * v8) + (v3 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = 0.5780346820809248 * v10
    v12 = v9 + (12.0 + v10)
    v13 = 1.0 / (v12 - (v10 * v11))
    v14 = v11 * v13
    v15 = v11 * v14
    v16 = 0.5780346820809248 + v15
    v17 = 3.2 * v5
    v18 = 3.2 + (8.0 * v6)
    v19 = 8.0 * v5
    v20 = (v6 * v19) - (v5 * v18)
    v21 = (v20 * v14) + (v17 * v16)
    v22 = 3.2 * v6
    v23 = 6.0 + ((v6 * v18) + (v5 * v19))
    v24 = (v23 * v14) - (v22 * v16)
    v25 = prepared[4] * np.sqrt((v24 * v24) + (v21 * v21))
    v26 = (v20 * v13) + (v17 * v14)
    v27 = (v23 * v13) - (v22 * v14)
    v28 = prepared[4] * np.sqrt((v27 * v27) + (v26 * v26))
    v29 = v28 + v25
    v30 = (3.2 * v16) - (v18 * v14)
    v31 = v19 * v19
    v32 = prepared[5] * np.sqrt((v30 * v30) + (v31 * (v14 * v14)))
    v33 = (3.2 * v14) - (v18 * v13)
    v34 = prepared[5] * np.sqrt((v33 * v33) + (v31 * (v13 * v13)))
    v35 = v34 + v32
    v36 = _max(v29, v35)
    v37 = v36 < 1.0
    v38 = (v4 * v7) - (v8 * v3)
    v39 = qd[0] * qd[0]
    v40 = (9.81 * v8) + (v39 * v38)
    v41 = tau[1] - v40
    v42 = v41 * v16
    v43 = qd[0] + qd[1]
    v44 = v43 * v43
    v45 = ((tau[0] - (137.34 * v4)) - v40) + (v38 * v44)
    v46 = v45 * v14
    v47 = v46 - v42
    v48 = v41 * v14
    v49 = v45 * v13
    v50 = v49 - v48
    v51 = (78.48 * v3) - (8.0 * v39)
    v52 = 78.48 * v4
    v53 = (v6 * v52) - (v5 * v51)
    v54 = ((v6 * v51) + (v5 * v52)) - (3.2 * v44)
    v55 = (((117.72 * v3) + (v6 * v54)) - (v5 * v53)) - (6.0 * v39)
    v56 = (v55 + (v20 * v50)) + (v17 * v47)
    v57 = ((117.72 * v4) + (v6 * v53)) + (v5 * v54)
    v58 = (v57 + (v23 * v50)) - (v22 * v47)
    v59 = prepared[4] * np.sqrt((v58 * v58) + (v56 * v56))
    v60 = ((3.2 * v47) - v53) - (v18 * v50)
    v61 = v54 + (v19 * v50)
    v62 = prepared[5] * np.sqrt((v61 * v61) + (v60 * v60))
    v63 = np.where(v37, _max(v59, v62) / np.where(v37, np.where(v37, 1.0 - v36, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v64 = _min(v63, v62 + (v35 * v63))
    v65 = _min(v63, v59 + (v29 * v63))
    v66 = _min(v64, v62 + ((v34 * v65) + (v32 * v64)))
    v67 = _min(v65, v59 + ((v28 * v65) + (v25 * v64)))
    v68 = 1.0001 * _min(v66, v62 + ((v34 * v67) + (v32 * v66)))
    v69 = 1.0001 * _min(v67, v59 + ((v28 * v67) + (v25 * v66)))
    v70 = np.abs(v14)
    v71 = (v70 * v69) + (1e-08 * (np.abs(v46) + np.abs(v42)))
    v72 = (prepared[6] + (prepared[3] * v15)) * (dt * np.sqrt((v53 * v53) + (v54 * v54)))
    v73 = np.abs(qd[1])
    v74 = (0.0 == v73) | (v73 < v72)
    v75 = v74 & (np.abs(v47) <= (v71 + (v16 * v68)))
    v76 = (v70 * v68) + (1e-08 * (np.abs(v49) + np.abs(v48)))
    v77 = np.abs(qd[0])
    v78 = v77 < (np.sqrt((v57 * v57) + (v55 * v55)) * (v13 * (prepared[2] * dt)))
    v79 = (0.0 == v77) | v78
    v80 = v79 & (np.abs(v50) <= (v76 + (v13 * v69)))
    v81 = -v71
    v82 = _mode_of(qd[1])
    v83 = np.where(v74, v81 < (-v47), np.int8(1) == v82)
    v84 = np.where(v75, np.int8(0), np.where(v83, np.int8(1), np.int8(-1)))
    v85 = -v76
    v86 = _mode_of(qd[0])
    v87 = np.where(v79, v85 < v50, np.int8(1) == v86)
    v88 = np.where(v80, np.int8(0), np.where(v87, np.int8(1), np.int8(-1)))
    v89 = (v88, v84, v88, v84, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v89_done = np.False_
    v89_of_context_real = (v12, v10, v45, v41, prepared[1], prepared[2], v20, -v17, v55, v23, v22, v57, tau[0], prepared[0], prepared[3], v19, v54, v18, v53, tau[1], qd[0], qd[1])
    v89_of_context_boolean = (~v79, ~v74, v80, v87, np.where(v79, v85 < (-v50), np.int8(-1) == v86), v75, v83, np.where(v74, v81 < v47, np.int8(-1) == v82))
    for _ in range(18):
        *v89_next, v89_now = _step_pattern(prepared, v89[0:2], v89[2:4], v89[4:11], v89[11:17], v89_of_context_real, v89_of_context_boolean)
        v89 = tuple(np.where(v89_done, old, new) for old, new in zip(v89, v89_next))
        v89_done = v89_done | v89_now
        if np.all(v89_done):
            break
    v89 = (*v89, v89_done)
    v90 = np.int8(0) == v89[3]
    v91 = np.where(v90, REAL(0.0), qd[1] + v89[16])
    v92 = 0.5 * dt
    v93 = v91 + (v92 * v89[12])
    v94 = np.int8(0) == v89[2]
    v95 = np.where(v94, REAL(0.0), qd[0] + v89[15])
    v96 = v95 + (v92 * v89[11])
    v97 = _real_of(v89[3])
    v98 = _real_of(v89[2])
    v99 = _friction_stage(prepared, (q[0] + (v92 * v95), q[1] + (v92 * v91)), (v96, v93), (tau[0], tau[1]), (v89[2], v89[3]), (v98, v97), (v89[13], v89[14]))
    v100 = v91 + (v92 * v99[1])
    v101 = v95 + (v92 * v99[0])
    v102 = _friction_stage(prepared, (q[0] + (v92 * v96), q[1] + (v92 * v93)), (v101, v100), (tau[0], tau[1]), (v89[2], v89[3]), (v98, v97), (v99[2], v99[3]))
    v103 = dt * v102[1]
    v104 = dt * v102[0]
    v105 = _friction_stage(prepared, (q[0] + (dt * v101), q[1] + (dt * v100)), (v95 + v104, v91 + v103), (tau[0], tau[1]), (v89[2], v89[3]), (v98, v97), (v102[2], v102[3]))
    v106 = 0.16666666666666666 * dt
    v107 = np.where(v90, REAL(0.0), v91 + (v106 * ((v89[12] + v105[1]) + (2.0 * (v99[1] + v102[1])))))
    v108 = 2.0 * v106
    v109 = np.where(v94, q[0], (q[0] + (v106 * v104)) + ((v101 + (v95 + v96)) * v108))
    v110 = np.where(v90, q[1], (q[1] + (v106 * v103)) + (v108 * (v100 + (v91 + v93))))
    v111 = np.abs(v110) + (np.abs(tau[1]) + (np.abs(v107) + np.abs(v109)))
    v112 = np.where(v94, REAL(0.0), v95 + (v106 * ((v89[11] + v105[0]) + (2.0 * (v99[0] + v102[0])))))
    v113 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v73 + v77)))
    v114 = ((np.abs(v112) + v111) < 1e+38) & ((np.abs(tau[0]) + v113) < 1e+38)
    v115 = v114 & (0.0 < dt)
    v116 = (np.abs(v89[11]) + (np.abs(v89[12]) + (np.abs(v41) + np.abs(v45)))) < 1e+38
    v117 = np.where(v116, np.where(v89[17], np.where(v89[6] | v89[5], np.where(v89[10], REAL(4.0), np.where(v89[7], REAL(1.0), np.where(v89[9], REAL(0.0), REAL(3.0)))), np.where(v89[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v115, v109, q[0]),
        np.where(v115, v110, q[1]),
        np.where(v115, v112, qd[0]),
        np.where(v115, v107, qd[1]),
        np.where(v115, v89[2], mode[0]),
        np.where(v115, v89[3], mode[1]),
        np.where(v115, np.where(v105[4] & (v99[4] & v102[4]), v117, _max(REAL(5.0), v117)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: th1, th2
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: th1, th2
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 65239 add, 82751 mul, 3383 div, 8558 sqrt, 12 sincos, 81962 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
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
    v29 = np.where(v0, REAL(0.0), context_real[3])
    v30 = np.where(v3, REAL(0.0), context_real[2])
    v31 = np.where(v3, REAL(0.0), (v30 * v5) - (v29 * v8))
    v32 = np.where(v0, REAL(0.0), (v29 * v13) - (v30 * v8))
    v33 = context_real[18] + ((3.2 * v32) + (context_real[17] * v31))
    v34 = context_real[11] + ((context_real[10] * v32) + (context_real[9] * v31))
    v35 = context_real[8] + ((context_real[7] * v32) + (context_real[6] * v31))
    v36 = context_real[16] + (context_real[15] * v31)
    v37 = _real_of(pattern[1])
    v38 = _real_of(pattern[0])
    v39 = (np.where(v28, number[2], REAL(0.0)), np.where(v28, number[3], REAL(0.0)), REAL(0.0))
    v39_done = np.False_
    v39_of_context_real = (v38, context_real[4], -v10, -v17, v35, -v11, -v18, v34, v37, context_real[13], -v26, -v23, v36, -v25, -v22, v33)
    v39_of_context_boolean = (v4, v19)
    for _ in range(40):
        *v39_next, v39_now = _interpolated_pattern_loads(prepared, v39[0:2], v39[2:3], v39_of_context_real, v39_of_context_boolean)
        v39 = tuple(np.where(v39_done, old, new) for old, new in zip(v39, v39_next))
        v39_done = v39_done | v39_now
        if np.all(v39_done):
            break
    v39 = (*v39, v39_done)
    v40 = np.where(v0, REAL(0.0), (v32 - (v15 * v39[1])) - (v9 * v39[0]))
    v41 = np.where(v3, REAL(0.0), (v31 - (v16 * v39[1])) - (v7 * v39[0]))
    v42 = (context_real[8] + (context_real[6] * v41)) + (context_real[7] * v40)
    v43 = context_real[11] + ((context_real[10] * v40) + (context_real[9] * v41))
    v44 = context_real[5] * np.sqrt(np.where(v3, (v43 * v43) + (v42 * v42), REAL(1.0)))
    v45 = np.where(v3, context_real[2] - (context_real[1] * v40), v39[0])
    v46 = np.where(v3, _min(v45 + v44, v44 - v45), v38 * v41)
    v47 = np.where(v3, v46, context_real[0] * v46)
    v48 = _max(np.abs(context_real[2]), np.abs(v45))
    v49 = ~flag[0]
    v50 = context_boolean[2] & v49
    v51 = ((0.0 < v46) | (v3 & (0.0 <= v46))) | (v50 & (((-1e-06) * v48) <= v47))
    v52 = (v34 - (v18 * v39[1])) - (v11 * v39[0])
    v53 = (v35 - (v17 * v39[1])) - (v10 * v39[0])
    v54 = np.where(v3, REAL(0.0), (context_real[4] * v38) * np.sqrt(np.where(v4, (v53 * v53) + (v52 * v52), REAL(1.0))))
    v55 = (v33 - (v22 * v39[1])) - (v25 * v39[0])
    v56 = (v36 - (v23 * v39[1])) - (v26 * v39[0])
    v57 = np.where(v0, REAL(0.0), (context_real[13] * v37) * np.sqrt(np.where(v19, (v56 * v56) + (v55 * v55), REAL(1.0))))
    v58 = _max(np.abs(v39[1]), _max(np.abs(v39[0]), _max(np.abs(v57), np.abs(v54))))
    v59 = _max(np.abs(v39[0] - v54), np.abs(v39[1] - v57))
    v60 = v39[3] & (v59 <= (v58 * np.where(v58 < (1.0000000009313226 * v58), REAL(1e-11), REAL(1e-05))))
    v61 = (context_real[18] + (context_real[17] * v41)) + (3.2 * v40)
    v62 = context_real[16] + (context_real[15] * v41)
    v63 = context_real[14] * np.sqrt(np.where(v0, (v61 * v61) + (v62 * v62), REAL(1.0)))
    v64 = np.where(v0, context_real[3] - (context_real[1] * v41), v39[1])
    v65 = np.where(v0, _min(v64 + v63, v63 - v64), v37 * v40)
    v66 = np.where(v0, v65, 1.7300000000000002 * v65)
    v67 = _max(np.abs(context_real[3]), np.abs(v64))
    v68 = context_boolean[3] & v49
    v69 = (v68 & (((-1e-06) * v67) <= v66)) | ((v0 & (0.0 <= v65)) | (0.0 < v65))
    v70 = (context_boolean[1] | v69) & (v60 & (context_boolean[0] | v51))
    v71 = flag[1] | v70
    v72 = v6 + v14
    v73 = 1.0 - v72
    v74 = -(v6 + v73)
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
    v102 = (v19 & (1.0 < v24)) | (v4 & (1.0 < v12))
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
        np.where(v99, v28, flag[5]),
        np.where(v99, v102 & (v103 & v60), flag[6]),
        np.where(v99, v41, number[0]),
        np.where(v99, v40, number[1]),
        v39[0],
        v39[1],
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
    v0 = context_real[21] + context_real[22]
    v1 = np.sin(context_real[22])
    v2 = np.cos(context_real[22])
    v3 = np.sin(context_real[21])
    v4 = np.cos(context_real[21])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.int8(0) == context_mode[0]
    v8 = context_real[23] * context_real[23]
    v9 = (8.0 * v8) - (78.48 * v3)
    v10 = 78.48 * v4
    v11 = (v1 * v9) + (v2 * v10)
    v12 = context_real[23] + context_real[24]
    v13 = v12 * v12
    v14 = ((v1 * v10) - (v2 * v9)) - (3.2 * v13)
    v15 = (((v1 * v11) - (v2 * v14)) - (117.72 * v3)) + (6.0 * v8)
    v16 = 8.0 * v1
    v17 = 3.2 + (8.0 * v2)
    v18 = (v2 * v16) - (v1 * v17)
    v19 = 3.2 * v3
    v20 = 3.2 * v4
    v21 = (v19 * v5) + (v6 * v20)
    v22 = 1.7300000000000002 + v21
    v23 = np.int8(0) == context_mode[1]
    v24 = np.where(v23, REAL(0.0), REAL(0.5780346820809248))
    v25 = v22 * v24
    v26 = ~v7
    v27 = np.where(v7, REAL(0.0), 1.0 / np.where(v26, (12.0 + (v21 + v22)) - (v22 * v25), REAL(1.0)))
    v28 = (v6 * v19) - (v5 * v20)
    v29 = context_real[10] - (v28 * v13)
    v30 = v28 * v8
    v31 = v30 - (31.392000000000003 * v6)
    v32 = (137.34 * v4) - v31
    v33 = np.where(v7, REAL(0.0), v29 - v32)
    v34 = v25 * v27
    v35 = np.where(v23, REAL(0.0), context_real[16] + v31)
    v36 = np.where(v7, REAL(0.0), (v27 * v33) - (v34 * v35))
    v37 = np.where(v23, REAL(0.0), REAL(1.0))
    v38 = np.where(v7, REAL(0.0), -(v34 * v37))
    v39 = np.where(v7, REAL(0.0), REAL(1.0))
    v40 = np.where(v23, REAL(0.0), -(v39 * v34))
    v41 = 3.2 * v1
    v42 = np.where(v7, REAL(0.0), v39 * v27)
    v43 = v24 + (v25 * v34)
    v44 = np.where(v23, REAL(0.0), v37 * v43)
    v45 = np.where(v23, REAL(0.0), (v43 * v35) - (v34 * v33))
    v46 = (6.0 + (v2 * v17)) + (v1 * v16)
    v47 = 3.2 * v2
    v48 = ((v1 * v14) + (v2 * v11)) + (117.72 * v4)
    v49 = (context_real[19], context_real[20], REAL(0.0))
    v49_done = np.False_
    v49_of_context_real = (_real_of(context_mode[0]), prepared[1], (v40 * v41) - (v42 * v18), (v41 * v44) - (v18 * v38), ((v18 * v36) - v15) - (v41 * v45), -((v42 * v46) + (v40 * v47)), -((v38 * v46) + (v44 * v47)), (v48 + (v36 * v46)) + (v45 * v47), _real_of(context_mode[1]), prepared[0], -(v42 * v16), -(v16 * v38), v14 + (v16 * v36), -((3.2 * v40) + (v42 * v17)), -((3.2 * v44) + (v17 * v38)), v11 + ((3.2 * v45) + (v17 * v36)))
    v49_of_context_boolean = (v26, ~v23)
    for _ in range(40):
        *v49_next, v49_now = _margin_loads(prepared, v49[0:2], v49[2:3], v49_of_context_real, v49_of_context_boolean)
        v49 = tuple(np.where(v49_done, old, new) for old, new in zip(v49, v49_next))
        v49_done = v49_done | v49_now
        if np.all(v49_done):
            break
    v49 = (*v49, v49_done)
    v50 = np.where(v7, REAL(0.0), (v36 - (v38 * v49[1])) - (v42 * v49[0]))
    v51 = np.where(v23, REAL(0.0), (v45 - (v40 * v49[0])) - (v44 * v49[1]))
    v52 = (v15 - (v18 * v50)) + (v41 * v51)
    v53 = (v48 + (v46 * v50)) + (v47 * v51)
    v54 = prepared[2] * np.sqrt((v52 * v52) + (v53 * v53))
    v55 = v29 - (v22 * v51)
    v56 = v32 - v55
    v57 = _min(v54 - v56, v56 + v54)
    v58 = v7 & (v57 < 0.0)
    v59 = (context_real[6] + (context_real[4] * context_real[17])) + (context_real[5] * context_real[18])
    v60 = context_real[9] + ((context_real[7] * context_real[17]) + (context_real[8] * context_real[18]))
    v61 = context_real[3] * np.sqrt(np.where(v58, (v59 * v59) + (v60 * v60), REAL(1.0)))
    v62 = (context_real[0] * context_real[18]) - context_real[1]
    v63 = _max(REAL(0.0), _min(v61 - v62, v62 + v61))
    v64 = context_real[16] - (v22 * v50)
    v65 = v31 + v64
    v66 = v14 + (v16 * v50)
    v67 = v11 + ((3.2 * v51) + (v17 * v50))
    v68 = prepared[3] * np.sqrt((v66 * v66) + (v67 * v67))
    v69 = _min(v65 + v68, v68 - v65)
    v70 = v23 & (v69 < 0.0)
    v71 = context_real[13] + (context_real[12] * context_real[17])
    v72 = context_real[15] + ((context_real[14] * context_real[17]) + (3.2 * context_real[18]))
    v73 = context_real[11] * np.sqrt(np.where(v70, (v71 * v71) + (v72 * v72), REAL(1.0)))
    v74 = (context_real[0] * context_real[17]) - context_real[2]
    v75 = _max(REAL(0.0), _min(v73 - v74, v74 + v73))
    v76 = (2.0 * v30) - (62.784000000000006 * v6)
    return (
        np.where(v58, v63 / np.where(v58, np.where(v58, v63 - v57, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v70, v75 / np.where(v70, np.where(v70, v75 - v69, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v58,
        v70,
        _mode_of(v76 + ((2.0 * v55) - (274.68 * v4))),
        _mode_of(v76 + (2.0 * v64)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = q[0] + q[1]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 3.2 * v1
    v8 = 3.2 * v2
    v9 = (v4 * v8) + (v3 * v7)
    v10 = 1.7300000000000002 + v9
    v11 = v9 + (12.0 + v10)
    v12 = 0.5780346820809248 * v10
    v13 = 1.0 / ((v10 * v12) - v11)
    v14 = v12 * v13
    v15 = 0.5780346820809248 - (v12 * v14)
    v16 = 3.2 * v5
    v17 = 3.2 + (8.0 * v6)
    v18 = 8.0 * v5
    v19 = (v6 * v18) - (v5 * v17)
    v20 = (v19 * v14) - (v16 * v15)
    v21 = 3.2 * v6
    v22 = 6.0 + ((v6 * v17) + (v5 * v18))
    v23 = (v22 * v14) + (v21 * v15)
    v24 = prepared[4] * np.sqrt((v23 * v23) + (v20 * v20))
    v25 = (v19 * v13) + (v16 * v14)
    v26 = (v22 * v13) - (v21 * v14)
    v27 = prepared[4] * np.sqrt((v26 * v26) + (v25 * v25))
    v28 = v27 + v24
    v29 = (3.2 * v15) + (v17 * v14)
    v30 = v18 * v18
    v31 = prepared[5] * np.sqrt((v29 * v29) + (v30 * (v14 * v14)))
    v32 = (3.2 * v14) - (v17 * v13)
    v33 = prepared[5] * np.sqrt((v32 * v32) + (v30 * (v13 * v13)))
    v34 = v33 + v31
    v35 = _max(v28, v34)
    v36 = v35 < 1.0
    v37 = (v4 * v7) - (v8 * v3)
    v38 = qd[0] * qd[0]
    v39 = (9.81 * v8) + (v38 * v37)
    v40 = tau[1] - v39
    v41 = v40 * v15
    v42 = qd[0] + qd[1]
    v43 = v42 * v42
    v44 = ((tau[0] - (137.34 * v4)) - v39) + (v37 * v43)
    v45 = v44 * v14
    v46 = v45 + v41
    v47 = v40 * v14
    v48 = v44 * v13
    v49 = v48 - v47
    v50 = (78.48 * v3) - (8.0 * v38)
    v51 = 78.48 * v4
    v52 = (v6 * v51) - (v5 * v50)
    v53 = ((v6 * v50) + (v5 * v51)) - (3.2 * v43)
    v54 = (((117.72 * v3) - (6.0 * v38)) + (v6 * v53)) - (v5 * v52)
    v55 = ((v19 * v49) + (v16 * v46)) - v54
    v56 = ((117.72 * v4) + (v6 * v52)) + (v5 * v53)
    v57 = ((v22 * v49) - (v21 * v46)) - v56
    v58 = prepared[4] * np.sqrt((v57 * v57) + (v55 * v55))
    v59 = v52 + ((3.2 * v46) - (v17 * v49))
    v60 = (v18 * v49) - v53
    v61 = prepared[5] * np.sqrt((v60 * v60) + (v59 * v59))
    v62 = np.where(v36, _max(v58, v61) / np.where(v36, np.where(v36, 1.0 - v35, REAL(1.0)), REAL(1.0)), REAL(1e+38))
    v63 = _min(v62, v61 + (v34 * v62))
    v64 = _min(v62, v58 + (v28 * v62))
    v65 = _min(v63, v61 + ((v33 * v64) + (v31 * v63)))
    v66 = _min(v64, v58 + ((v27 * v64) + (v24 * v63)))
    v67 = 1.0001 * _min(v65, v61 + ((v33 * v66) + (v31 * v65)))
    v68 = 1.0001 * _min(v66, v58 + ((v27 * v66) + (v24 * v65)))
    v69 = np.abs(v14)
    v70 = (v69 * v68) + (1e-08 * (np.abs(v45) + np.abs(v41)))
    v71 = 0.0 == qd[1]
    v72 = v71 & (np.abs(v46) <= (v70 + (v15 * v67)))
    v73 = (v69 * v67) + (1e-08 * (np.abs(v48) + np.abs(v47)))
    v74 = 0.0 == qd[0]
    v75 = v74 & (np.abs(v49) <= (v73 - (v13 * v68)))
    v76 = ~(np.int8(0) == forced[1])
    v77 = v76 & (v71 & v76)
    v78 = -v70
    v79 = _mode_of(qd[1])
    v80 = np.where(v71, v78 < v46, np.int8(1) == v79)
    v81 = np.where(v72 & (~v77), np.int8(0), np.where(np.where(v77, np.int8(1) == forced[1], v80), np.int8(1), np.int8(-1)))
    v82 = ~(np.int8(0) == forced[0])
    v83 = v82 & (v74 & v82)
    v84 = -v73
    v85 = _mode_of(qd[0])
    v86 = np.where(v74, v84 < (-v49), np.int8(1) == v85)
    v87 = np.where(v75 & (~v83), np.int8(0), np.where(np.where(v83, np.int8(1) == forced[0], v86), np.int8(1), np.int8(-1)))
    v88 = ~v71
    v89 = ~v74
    v90 = -v16
    v91 = (v87, v81, v87, v81, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v91_done = np.False_
    v91_of_context_real = (v11, v10, v44, v40, prepared[1], prepared[2], v19, v90, v54, v22, v21, v56, tau[0], prepared[0], prepared[3], v18, v53, v17, v52, tau[1])
    v91_of_context_boolean = (v89, v88, v83, v77, v75, v86, np.where(v74, v84 < v49, np.int8(-1) == v85), v72, v80, np.where(v71, v78 < (-v46), np.int8(-1) == v79))
    v91_of_context_mode = (v85, v79, forced[0], forced[1])
    for _ in range(18):
        *v91_next, v91_now = _interpolated_pattern(prepared, v91[0:2], v91[2:4], v91[4:11], v91[11:15], v91_of_context_real, v91_of_context_boolean, v91_of_context_mode)
        v91 = tuple(np.where(v91_done, old, new) for old, new in zip(v91, v91_next))
        v91_done = v91_done | v91_now
        if np.all(v91_done):
            break
    v91 = (*v91, v91_done)
    v92 = _real_of(v91[3])
    v93 = _real_of(v91[2])
    v94 = 0.5 * trial
    v95 = qd[1] + (v91[12] * v94)
    v96 = qd[0] + (v91[11] * v94)
    v97 = _friction_stage(prepared, (q[0] + (qd[0] * v94), q[1] + (qd[1] * v94)), (v96, v95), (tau[0], tau[1]), (v91[2], v91[3]), (v93, v92), (v91[13], v91[14]))
    v98 = qd[1] + (v94 * v97[1])
    v99 = qd[0] + (v94 * v97[0])
    v100 = _friction_stage(prepared, (q[0] + (v94 * v96), q[1] + (v94 * v95)), (v99, v98), (tau[0], tau[1]), (v91[2], v91[3]), (v93, v92), (v97[2], v97[3]))
    v101 = trial * v100[1]
    v102 = trial * v100[0]
    v103 = _friction_stage(prepared, (q[0] + (trial * v99), q[1] + (trial * v98)), (qd[0] + v102, qd[1] + v101), (tau[0], tau[1]), (v91[2], v91[3]), (v93, v92), (v100[2], v100[3]))
    v104 = 0.16666666666666666 * trial
    v105 = np.int8(0) == v91[3]
    v106 = np.where(v105, REAL(0.0), qd[1] + (v104 * ((v91[12] + v103[1]) + (2.0 * (v97[1] + v100[1])))))
    v107 = (v92 * v106) < 0.0
    v108 = v88 & v107
    v109 = np.where(v108, qd[1] / np.where(v108, np.where(v108, qd[1] - v106, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v110 = np.int8(0) == v91[2]
    v111 = np.where(v110, REAL(0.0), qd[0] + (v104 * ((v91[11] + v103[0]) + (2.0 * (v97[0] + v100[0])))))
    v112 = (v93 * v111) < 0.0
    v113 = v89 & v112
    v114 = np.where(v113, qd[0] / np.where(v113, np.where(v113, qd[0] - v111, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v115 = 2.0 * v104
    v116 = np.where(v105, q[1], (q[1] + (v104 * v101)) + (v115 * (v98 + (qd[1] + v95))))
    v117 = np.where(v110, q[0], (q[0] + (v104 * v102)) + ((v99 + (qd[0] + v96)) * v115))
    v118 = _interpolated_breakaways(prepared, (v10, v44, v40, prepared[2], v19, v90, v54, v22, v21, v56, tau[0], prepared[3], v18, v53, v17, v52, tau[1], v91[11], v91[12], v91[13], v91[14], v117, v116, v111, v106), (v91[2], v91[3]))
    v119 = v110 | v105
    v120 = np.where(v119, v118[0], REAL(1.0))
    v121 = np.where(v119, v118[1], REAL(1.0))
    v122 = _min(_min(v120, _min(_min(REAL(1.0), v114), v109)), v121)
    v123 = ((crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))) | (~(np.int8(0) == heading[1]))
    v124 = ((v122 < 1.0) & (~v123)) & (~(8.0 <= passes))
    v125 = ~v124
    v126 = crossing[0] | v112
    v127 = crossing[1] | v107
    v128 = v125 & (v127 | v126)
    v129 = v110 | v126
    v130 = v105 | v127
    v131 = np.where(v130, REAL(0.0), REAL(0.5780346820809248))
    v132 = v10 * v131
    v133 = -(1.0 / np.where((v125 & v128) & (~v129), (v10 * v132) - v11, REAL(1.0)))
    v134 = np.where(v130, REAL(0.0), v10 * np.where(v129, v111, REAL(0.0)))
    v135 = np.where(v129, REAL(0.0), v133) * ((v132 * v134) - np.where(v129, REAL(0.0), v10 * np.where(v130, v106, REAL(0.0))))
    v136 = np.where(v124, past, np.where(v123, trial + past, dt))
    v137 = np.where(v124, trial * v122, dt - v136)
    v138 = (np.abs(v40) + (np.abs(v91[11]) + (np.abs(v44) + np.abs(v91[12])))) < 1e+38
    v139 = np.where(v138, np.where(v91[15], np.where(v91[6] | v91[5], np.where(v91[10], REAL(4.0), np.where(v91[7], REAL(1.0), np.where(v91[9], REAL(0.0), REAL(3.0)))), np.where(v91[8], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v124, q[0], v117),
        np.where(v124, q[1], v116),
        np.where(v124, qd[0], np.where(v128, np.where(v129, REAL(0.0), v111 + np.where(v129, REAL(0.0), -v135)), v111)),
        np.where(v124, qd[1], np.where(v128, np.where(v130, REAL(0.0), v106 + np.where(v130, REAL(0.0), (v131 * v134) + (v132 * v135))), v106)),
        v91[2],
        v91[3],
        v124 & (v112 & (v114 <= v122)),
        v124 & (v107 & (v109 <= v122)),
        np.where(v124, forced[0], np.where(v123, heading[0], np.int8(0))),
        np.where(v124, forced[1], np.where(v123, heading[1], np.int8(0))),
        np.where((v120 <= v122) & (v124 & np.where(v119, v118[2], np.bool_(False))), np.where(v119, v118[4], np.int8(0)), np.int8(0)),
        np.where((v121 <= v122) & (v124 & np.where(v119, v118[3], np.bool_(False))), np.where(v119, v118[5], np.int8(0)), np.int8(0)),
        v136,
        v137,
        1.0 + passes,
        _max(worst, _max(np.where(v103[4] & (v100[4] & v97[4]), REAL(0.0), REAL(5.0)), v139)),
        v125 & (v137 <= 0.0),
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
      mode[2]  modes: +1, 0, -1
      tau[2]   joint torques and forces, N m or N: th1, th2
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0, -1
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 683239 add, 866270 mul, 35490 div, 89600 sqrt, 150 sincos, 864195 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
