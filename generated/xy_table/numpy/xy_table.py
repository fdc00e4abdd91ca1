# xy_table, emitted by symgen 0.1.0
"""X-Y table whose slide is pressed against its guide by the other axis, Dupont (1993)

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "m1",
    "m2",
    "mu",
)
DEFAULTS = (
    10.0,
    30.0,
    0.3,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 3))
    with np.errstate(all="ignore"):
        v0 = parameters[1] + parameters[0]
        v1 = 1.0 / v0
        v2 = 1.0 / parameters[0]
        v3 = parameters[0] * v1
        v4 = 0.5 * parameters[0]
        values = (
            parameters[0],
            v0,
            v2,
            v1,
            v4,
            v4 + (0.5 * parameters[1]),
            parameters[2],
            v3,
            parameters[2] * (1.0001 * v2),
            v3 * v3,
            0.8333333333333333 * v1,
            0.16666666666666666 * (v1 + v1),
            0.5 * v1,
            0.5 * v2,
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      M[2][2]  inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    return (
        REAL(0.0),
        REAL(0.0),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: y, x
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      g[2]  gravity terms, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
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
      q[2]   joint coordinates in the chain's order, rad or m: y, x
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    return (
        prepared[1] * qdd[0],
        prepared[0] * qdd[1],
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: y, x

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    return (
        prepared[3] * tau[0],
        tau[1] * prepared[2],
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: y, x

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    return (
        (prepared[4] * (qd[1] * qd[1])) + (prepared[5] * (qd[0] * qd[0])),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: y, x
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        REAL(0.0),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      V  potential energy, J

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = prepared[0] * qdd[1]
    v1 = prepared[0] * qdd[0]
    return (
        v0,
        prepared[1] * qdd[0],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        q[1] * v1,
        v0,
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Operations: 0 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[2][2]    d tau/dq; row by row
      by_qd[2][2]   d tau/dqd; row by row
      by_qdd[2][2]  d tau/dqdd, the inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
        prepared[3],
        REAL(0.0),
        REAL(0.0),
        prepared[2],
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: y, x

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per joint; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = dt * dt
    v1 = prepared[12] * v0
    v2 = prepared[13] * v0
    v3 = prepared[3] * dt
    v4 = prepared[2] * dt
    return (
        (q[0] + (qd[0] * dt)) + (tau[0] * v1),
        (q[1] + (qd[1] * dt)) + (tau[1] * v2),
        qd[0] + (tau[0] * v3),
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
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: y, x
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Operations: 6 add, 11 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
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
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      K[2][2]  stiffness matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      D[2][2]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = np.where(stuck[0], REAL(0.0), np.where(stuck[0], REAL(0.0), tau[0]) * np.where(stuck[0], REAL(0.0), prepared[3]))
    v1 = (REAL(0.0), REAL(0.0))
    v1_done = np.False_
    v1_of_context_real = (np.sign(qd[1]), prepared[0] * v0)
    v1_of_context_boolean = (~stuck[1],)
    for _ in range(40):
        *v1_next, v1_now = _sticking_loads(prepared, v1[0:1], v1[1:2], v1_of_context_real, v1_of_context_boolean)
        v1 = tuple(np.where(v1_done, old, new) for old, new in zip(v1, v1_next))
        v1_done = v1_done | v1_now
        if np.all(v1_done):
            break
    v1 = (*v1, v1_done)
    v2 = np.where(stuck[1], REAL(0.0), prepared[2])
    v3 = np.where(stuck[1], REAL(0.0), v2 * np.where(stuck[1], REAL(0.0), tau[1])) - (np.where(stuck[1], REAL(0.0), np.where(stuck[1], REAL(0.0), REAL(1.0)) * v2) * v1[0])
    return (
        np.where(stuck[0], tau[0], REAL(0.0)),
        np.where(stuck[1], tau[1], v1[0]),
        np.where(stuck[0], REAL(0.0), v0),
        np.where(stuck[1], REAL(0.0), v3),
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: y, x
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: y, x
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Operations: at most 201 add, 245 mul, 0 div, 0 sqrt, 0 sincos, 1214 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[1]
    v1 = tau[0] * prepared[7]
    v2 = _real_of(mode[1])
    v3 = (REAL(0.0), REAL(0.0))
    v3_done = np.False_
    v3_of_context_real = (v2, v1)
    v3_of_context_boolean = (~v0,)
    for _ in range(40):
        *v3_next, v3_now = _dynamics_loads(prepared, v3[0:1], v3[1:2], v3_of_context_real, v3_of_context_boolean)
        v3 = tuple(np.where(v3_done, old, new) for old, new in zip(v3, v3_next))
        v3_done = v3_done | v3_now
        if np.all(v3_done):
            break
    v3 = (*v3, v3_done)
    v4 = prepared[3] * tau[0]
    v5 = np.where(v0, REAL(0.0), prepared[2])
    v6 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), tau[1]) * v5) - (np.where(v0, REAL(0.0), v5 * np.where(v0, REAL(0.0), REAL(1.0))) * v3[0])
    v7 = np.where(v0, REAL(0.0), v6)
    v8 = np.where(v0, REAL(0.0), np.abs(v1) * (prepared[6] * v2))
    v9 = _max(np.abs(v3[0]), np.abs(v8))
    v10 = v3[2] & (np.abs(v3[0] - v8) <= (v9 * np.where(v9 < (1.0000000009313226 * v9), REAL(1e-11), REAL(1e-05))))
    v11 = (np.abs(tau[0]) + (np.abs(v7) + (np.abs(tau[1]) + np.abs(v4)))) < 1e+38
    v12 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        REAL(0.0),
        np.where(v0, tau[1], v3[0]),
        v4,
        v7,
        np.where(v12, np.where(v11, np.where(v10, REAL(0.0), REAL(5.0)), REAL(6.0)), REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: y, x
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: y, x
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 208 add, 249 mul, 0 div, 0 sqrt, 0 sincos, 1233 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[1]
    v1 = tau[0] * prepared[7]
    v2 = _real_of(mode[1])
    v3 = (REAL(0.0), REAL(0.0))
    v3_done = np.False_
    v3_of_context_real = (v2, v1)
    v3_of_context_boolean = (~v0,)
    for _ in range(40):
        *v3_next, v3_now = _limits_loads(prepared, v3[0:1], v3[1:2], v3_of_context_real, v3_of_context_boolean)
        v3 = tuple(np.where(v3_done, old, new) for old, new in zip(v3, v3_next))
        v3_done = v3_done | v3_now
        if np.all(v3_done):
            break
    v3 = (*v3, v3_done)
    v4 = prepared[3] * tau[0]
    v5 = np.where(v0, REAL(0.0), prepared[2])
    v6 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), tau[1]) * v5) - (np.where(v0, REAL(0.0), v5 * np.where(v0, REAL(0.0), REAL(1.0))) * v3[0])
    v7 = np.where(v0, REAL(0.0), v6)
    v8 = prepared[6] * np.abs(v1)
    v9 = np.where(v0, REAL(0.0), v8 * v2)
    v10 = _max(np.abs(v3[0]), np.abs(v9))
    v11 = v3[2] & (np.abs(v3[0] - v9) <= (v10 * np.where(v10 < (1.0000000009313226 * v10), REAL(1e-11), REAL(1e-05))))
    v12 = (np.abs(tau[0]) + ((np.abs(tau[1]) + np.abs(v4)) + np.abs(v7))) < 1e+38
    v13 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        REAL(0.0),
        np.where(v0, tau[1], v3[0]),
        v4,
        v7,
        REAL(0.0),
        -v8,
        REAL(0.0),
        v8,
        REAL(0.0),
        v1,
        np.where(v13, np.where(v12, np.where(v11, REAL(0.0), REAL(5.0)), REAL(6.0)), REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: y, x
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: y, x
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

    Operations: at most 208 add, 249 mul, 0 div, 0 sqrt, 0 sincos, 1234 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2))
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = context_real[1] * (1.0 / context_real[0])
    v2 = prepared[0] * v1
    v3 = _real_of(pattern[0])
    v4 = (number[2], REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (v3, v2)
    v4_of_context_boolean = (~v0,)
    for _ in range(40):
        *v4_next, v4_now = _decide_pattern_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    v5 = np.where(v0, context_real[2], v4[0])
    v6 = prepared[6] * np.abs(v2)
    v7 = np.where(v0, REAL(0.0), REAL(1.0))
    v8 = np.where(v0, REAL(0.0), prepared[2])
    v9 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), context_real[2]) * v8) - (v4[0] * np.where(v0, REAL(0.0), v8 * v7)))
    v10 = np.where(v0, _min(v6 - v5, v5 + v6), v3 * v9)
    v11 = np.where(v0, v10, prepared[0] * v10)
    v12 = _max(np.abs(context_real[2]), np.abs(v5))
    v13 = ~flag[0]
    v14 = context_boolean[1] & v13
    v15 = (v14 & (((-1e-06) * v12) <= v11)) | ((v0 & (0.0 <= v10)) | (0.0 < v10))
    v16 = np.where(v0, REAL(0.0), v3 * v6)
    v17 = _max(np.abs(v4[0]), np.abs(v16))
    v18 = v4[2] & (np.abs(v4[0] - v16) <= (v17 * np.where(v17 < (1.0000000009313226 * v17), REAL(1e-11), REAL(1e-05))))
    v19 = (context_boolean[0] | v15) & v18
    v20 = flag[1] | v19
    v21 = np.where(v14, np.int8(1) == context_mode[1], context_boolean[3])
    v22 = np.where(v14, np.int8(-1) == context_mode[1], context_boolean[4])
    v23 = v22 | v21
    v24 = -(1.0 - v7)
    v25 = (v22 & (np.int8(1) == pattern[0])) | ((v0 & ((v24 <= 0.0) & (0.0 <= v24))) & v23)
    v26 = np.where(v25, v7, 1.0 + v7)
    v27 = ~(v25 | (v26 <= np.where(v23, REAL(1.0), REAL(0.0))))
    v28 = (~v20) & v27
    v29 = (context_boolean[1] & (v13 & v28)) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]))
    v30 = np.where(((0.0 <= v26) & (v26 <= 0.0)) & (context_boolean[2] & (~v14)), np.int8(0), np.where(v21, np.int8(1), np.int8(-1)))
    v31 = ~flag[1]
    v32 = v18 & (context_boolean[0] | (((-1e-12) * v12) <= v11))
    v33 = ((~flag[2]) & (v31 & v32)) | (v19 & v31)
    v34 = flag[3] | (flag[1] & v19)
    return (
        np.where(v29, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v25, np.where(v0 & v21, np.int8(1), np.int8(-1)), v30)),
        np.where(v33, pattern[0], best[0]),
        flag[0] | v29,
        v20,
        flag[2] | v32,
        v34,
        flag[4] | (~v18),
        np.where(v33, np.bool_(True), flag[5]),
        np.where(v33, np.bool_(False), flag[6]),
        np.where(v33, v1, number[0]),
        np.where(v33, v9, number[1]),
        v4[0],
        (v28 & (~v29)) | (v20 & (v34 | (v27 | (v0 | (~v25))))),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[1]
    v1 = tau[0] * prepared[7]
    v2 = (REAL(0.0), REAL(0.0))
    v2_done = np.False_
    v2_of_context_real = (_real_of(mode[1]), v1)
    v2_of_context_boolean = (~v0,)
    for _ in range(40):
        *v2_next, v2_now = _before_loads(prepared, v2[0:1], v2[1:2], v2_of_context_real, v2_of_context_boolean)
        v2 = tuple(np.where(v2_done, old, new) for old, new in zip(v2, v2_next))
        v2_done = v2_done | v2_now
        if np.all(v2_done):
            break
    v2 = (*v2, v2_done)
    v3 = _mode_of(np.where(v0, tau[1], v2[0]))
    v4 = 0.0 == qd[1]
    v5 = (reached[1] & v4) & (~(np.int8(0) == v3))
    v6 = np.where(v0, _mode_of(qd[1]), mode[1])
    v7 = tau[1] * prepared[2]
    v8 = np.abs(v7)
    v9 = 1e-08 * v8
    v10 = -v9
    v11 = np.where(v4, v10 < v7, np.int8(1) == v6)
    v12 = v4 & (v8 <= (v9 + (prepared[8] * np.sqrt(v1 * v1))))
    v13 = np.where(v12 & (~v5), np.int8(0), np.where(np.where(v5, np.int8(1) == v3, v11), np.int8(1), np.int8(-1)))
    v14 = (v13, v13, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (prepared[1], tau[0], tau[1])
    v14_of_context_boolean = (~v4, v5, v12, v11, np.where(v4, v10 < (-v7), np.int8(-1) == v6))
    v14_of_context_mode = (v6, v3)
    for _ in range(6):
        *v14_next, v14_now = _decide_pattern(prepared, v14[0:1], v14[1:2], v14[2:9], v14[9:12], v14_of_context_real, v14_of_context_boolean, v14_of_context_mode)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = (np.abs(tau[0]) + (np.abs(v14[9]) + (np.abs(tau[1]) + np.abs(v14[10])))) < 1e+38
    v16 = np.where(v15, np.where(v14[12], np.where(v14[4] | v14[3], np.where(v14[8], REAL(4.0), np.where(v14[5], REAL(1.0), np.where(v14[7], REAL(0.0), REAL(3.0)))), np.where(v14[6], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    v17 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        _mode_of(qd[0]),
        v14[1],
        np.where(v17, v16, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: y, x
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: y, x
      mode[2]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[2]  joints whose static limit was reached at this event

    Gives
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 1443 add, 1763 mul, 6 div, 1 sqrt, 0 sincos, 9086 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, np.int8, 2), ("reached", reached, np.bool_, 2))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], np.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = prepared[1] * qdd[0]
    v1 = 0.0 == qd[1]
    v2 = prepared[6] * np.abs(prepared[0] * qdd[0])
    v3 = (prepared[0] * qdd[1]) + (np.where(v1, np.sign(qdd[1]), np.sign(qd[1])) * v2)
    v4 = np.where(0.0 == qd[0], REAL(0.0), v0)
    return (
        v0,
        v3,
        v4,
        np.where(v1, -v2, v3),
        v4,
        np.where(v1, v2, v3),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: y, x
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Operations: 1 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 10 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
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
      q[2]    joint coordinates in the chain's order, rad or m: y, x
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: y, x

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(1.0))
    v2 = -(1.0 - v1)
    v3 = context_boolean[3] | context_boolean[2]
    v4 = ((v0 & ((v2 <= 0.0) & (0.0 <= v2))) & v3) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v5 = np.where(v4, v1, 1.0 + v1)
    v6 = np.where(context_boolean[1] & ((0.0 <= v5) & (v5 <= 0.0)), np.int8(0), np.where(context_boolean[2], np.int8(1), np.int8(-1)))
    v7 = context_real[1] * (1.0 / context_real[0])
    v8 = prepared[0] * v7
    v9 = _real_of(pattern[0])
    v10 = (number[2], REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (v9, v8)
    v10_of_context_boolean = (~v0,)
    for _ in range(40):
        *v10_next, v10_now = _step_pattern_loads(prepared, v10[0:1], v10[1:2], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.where(v0, context_real[2], v10[0])
    v12 = prepared[6] * np.abs(v8)
    v13 = np.where(v0, REAL(0.0), prepared[2])
    v14 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), context_real[2]) * v13) - (np.where(v0, REAL(0.0), v13 * v1) * v10[0]))
    v15 = np.where(v0, _min(v12 - v11, v12 + v11), v9 * v14)
    v16 = np.where(v0, REAL(0.0), v9 * v12)
    v17 = _max(np.abs(v16), np.abs(v10[0]))
    v18 = v10[2] & (np.abs(v10[0] - v16) <= (v17 * np.where(v17 < (1.0000000009313226 * v17), REAL(1e-11), REAL(1e-05))))
    v19 = v18 & (context_boolean[0] | ((v0 & (0.0 <= v15)) | (0.0 < v15)))
    v20 = ~flag[1]
    v21 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v11))) <= np.where(v0, v15, prepared[0] * v15))
    v22 = v21 & v18
    v23 = ((~flag[2]) & (v20 & v22)) | (v20 & v19)
    v24 = flag[1] | v19
    v25 = flag[3] | (flag[1] & v19)
    v26 = ~(v4 | (v5 <= np.where(v3, REAL(1.0), REAL(0.0))))
    return (
        np.where(v4, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), v6),
        np.where(v23, pattern[0], best[0]),
        flag[0],
        v24,
        flag[2] | v22,
        v25,
        flag[4] | (~v18),
        np.where(v23, np.bool_(True), flag[5]),
        np.where(v23, np.bool_(False), flag[6]),
        np.where(v23, v7, number[0]),
        np.where(v23, v14, number[1]),
        v10[0],
        np.where(v23, REAL(0.0), number[3]),
        np.where(v23, REAL(0.0), number[4]),
        (v24 & (v25 | (v26 | (v0 | (~v4))))) | (v26 & (~v24)),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = tau[1] * prepared[2]
    v1 = np.abs(v0)
    v2 = 1e-08 * v1
    v3 = -v2
    v4 = np.abs(qd[1])
    v5 = (v4 < 0.0) | (0.0 == v4)
    v6 = _mode_of(qd[1])
    v7 = np.where(v5, v3 < v0, np.int8(1) == v6)
    v8 = v5 & (v1 <= (v2 + (prepared[8] * np.sqrt(tau[0] * (tau[0] * prepared[9])))))
    v9 = np.where(v8, np.int8(0), np.where(v7, np.int8(1), np.int8(-1)))
    v10 = (v9, v9, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (prepared[1], tau[0], tau[1], qd[0], qd[1])
    v10_of_context_boolean = (~v5, v8, v7, np.where(v5, v3 < (-v0), np.int8(-1) == v6))
    for _ in range(6):
        *v10_next, v10_now = _step_pattern(prepared, v10[0:1], v10[1:2], v10[2:9], v10[9:14], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.int8(0) == v10[1]
    v12 = ~v11
    v13 = _real_of(v10[1])
    v14 = tau[0] * prepared[7]
    v15 = (v10[11], REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (v13, v14)
    v15_of_context_boolean = (v12,)
    for _ in range(40):
        *v15_next, v15_now = _stage_loads(prepared, v15[0:1], v15[1:2], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = np.where(v11, REAL(0.0), prepared[2])
    v17 = np.where(v11, REAL(0.0), v16 * np.where(v11, REAL(0.0), REAL(1.0)))
    v18 = np.where(v11, REAL(0.0), v16 * np.where(v11, REAL(0.0), tau[1]))
    v19 = (v15[0], REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v13, v14)
    v19_of_context_boolean = (v12,)
    for _ in range(40):
        *v19_next, v19_now = _stage_loads(prepared, v19[0:1], v19[1:2], v19_of_context_real, v19_of_context_boolean)
        v19 = tuple(np.where(v19_done, old, new) for old, new in zip(v19, v19_next))
        v19_done = v19_done | v19_now
        if np.all(v19_done):
            break
    v19 = (*v19, v19_done)
    v20 = dt * (np.where(v11, REAL(0.0), v18 - (v17 * v19[0])) + np.where(v11, REAL(0.0), v18 - (v17 * v15[0])))
    v21 = (v19[0], REAL(0.0))
    v21_done = np.False_
    v21_of_context_real = (v13, v14)
    v21_of_context_boolean = (v12,)
    for _ in range(40):
        *v21_next, v21_now = _stage_loads(prepared, v21[0:1], v21[1:2], v21_of_context_real, v21_of_context_boolean)
        v21 = tuple(np.where(v21_done, old, new) for old, new in zip(v21, v21_next))
        v21_done = v21_done | v21_now
        if np.all(v21_done):
            break
    v21 = (*v21, v21_done)
    v22 = 0.16666666666666666 * dt
    v23 = np.where(v11, REAL(0.0), qd[1] + v10[13]) + (v22 * v10[10])
    v24 = np.where(v11, REAL(0.0), (v23 + (np.where(v11, REAL(0.0), v18 - (v17 * v21[0])) * v22)) + (0.3333333333333333 * v20))
    v25 = (qd[0] + v10[12]) + (v22 * v10[9])
    v26 = tau[0] * dt
    v27 = v25 + (prepared[10] * v26)
    v28 = np.where(v11, q[1], (q[1] + (dt * v23)) + (v22 * v20))
    v29 = q[0] + (dt * (v25 + (prepared[11] * v26)))
    v30 = np.abs(tau[1])
    v31 = v30 + (np.abs(v29) + (np.abs(v28) + (np.abs(v24) + np.abs(v27))))
    v32 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v4 + np.abs(qd[0]))))
    v33 = np.abs(tau[0])
    v34 = ((v31 < 1e+38) & ((v33 + v32) < 1e+38)) & (0.0 < dt)
    v35 = np.where(v11, REAL(0.0), np.abs(v14) * (prepared[6] * v13))
    v36 = np.abs(v35)
    v37 = _max(v36, np.abs(v15[0]))
    v38 = v15[2] & (np.abs(v15[0] - v35) <= (v37 * np.where(v37 < (1.0000000009313226 * v37), REAL(1e-11), REAL(1e-05))))
    v39 = _max(v36, np.abs(v19[0]))
    v40 = (np.abs(v19[0] - v35) <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05)))) & v19[2]
    v41 = _max(np.abs(v21[0]), v36)
    v42 = (np.abs(v21[0] - v35) <= (v41 * np.where(v41 < (1.0000000009313226 * v41), REAL(1e-11), REAL(1e-05)))) & v21[2]
    v43 = np.where(v10[14], np.where(v10[4] | v10[3], np.where(v10[8], REAL(4.0), np.where(v10[5], REAL(1.0), np.where(v10[7], REAL(0.0), REAL(3.0)))), np.where(v10[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v44 = np.where((np.abs(v10[9]) + (np.abs(v10[10]) + (v30 + v33))) < 1e+38, v43, REAL(6.0))
    return (
        np.where(v34, v29, q[0]),
        np.where(v34, v28, q[1]),
        np.where(v34, v27, qd[0]),
        np.where(v34, v24, qd[1]),
        np.where(v34, _mode_of(qd[0]), mode[0]),
        np.where(v34, v10[1], mode[1]),
        np.where(v34, np.where(v42 & (v40 & v38), v44, _max(REAL(5.0), v44)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: y, x
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: y, x
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 1867 add, 2263 mul, 6 div, 1 sqrt, 0 sincos, 11411 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = np.where(context_boolean[0], np.abs(context_real[1]) * (prepared[6] * context_real[0]), REAL(0.0))
    v1 = u[0] - v0
    v2 = np.abs(v1)
    v3 = 0.0 < v2
    v4 = np.where(v3, REAL(0.0), v2)
    v5 = 0.5 * v1
    v6 = np.abs(v5)
    v7 = v6 < v4
    v8 = np.where(v7, v6, v4)
    v9 = np.abs(0.875 * v1)
    v10 = v9 < v8
    v11 = np.where(v10, v9, v8)
    v12 = 0.0 < v11
    v13 = polished[0] + np.where(v2 <= (1e-05 * _max(np.abs(v0), np.abs(u[0]))), REAL(1.0), REAL(0.0))
    v14 = (12.0 <= v13) | (~(v12 | (v10 | (v3 | v7))))
    return (
        np.where(v12, v0, np.where(v10, u[0] - (0.125 * v1), np.where(v7, u[0] - v5, np.where(v3, u[0] - v1, u[0])))),
        v13,
        v14 | (np.where(v12, REAL(0.0), v11) <= 0.0),
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = context_real[1] * (1.0 / context_real[0])
    v2 = prepared[0] * v1
    v3 = _real_of(pattern[0])
    v4 = (number[2], REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (v3, v2)
    v4_of_context_boolean = (~v0,)
    for _ in range(40):
        *v4_next, v4_now = _interpolated_pattern_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    v5 = np.where(v0, context_real[2], v4[0])
    v6 = prepared[6] * np.abs(v2)
    v7 = np.where(v0, REAL(0.0), REAL(1.0))
    v8 = np.where(v0, REAL(0.0), prepared[2])
    v9 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), context_real[2]) * v8) - (np.where(v0, REAL(0.0), v8 * v7) * v4[0]))
    v10 = np.where(v0, _min(v6 - v5, v6 + v5), v3 * v9)
    v11 = np.where(v0, v10, prepared[0] * v10)
    v12 = _max(np.abs(context_real[2]), np.abs(v5))
    v13 = ~flag[0]
    v14 = context_boolean[1] & v13
    v15 = (v14 & (((-1e-06) * v12) <= v11)) | ((v0 & (0.0 <= v10)) | (0.0 < v10))
    v16 = np.where(v0, REAL(0.0), v3 * v6)
    v17 = _max(np.abs(v16), np.abs(v4[0]))
    v18 = v4[2] & (np.abs(v4[0] - v16) <= (v17 * np.where(v17 < (1.0000000009313226 * v17), REAL(1e-11), REAL(1e-05))))
    v19 = (context_boolean[0] | v15) & v18
    v20 = flag[1] | v19
    v21 = np.where(v14, np.int8(1) == context_mode[1], context_boolean[3])
    v22 = np.where(v14, np.int8(-1) == context_mode[1], context_boolean[4])
    v23 = v22 | v21
    v24 = -(1.0 - v7)
    v25 = (v22 & (np.int8(1) == pattern[0])) | ((v0 & ((v24 <= 0.0) & (0.0 <= v24))) & v23)
    v26 = np.where(v25, v7, 1.0 + v7)
    v27 = ~(v25 | (v26 <= np.where(v23, REAL(1.0), REAL(0.0))))
    v28 = v27 & (~v20)
    v29 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v13 & v28))
    v30 = np.where(((0.0 <= v26) & (v26 <= 0.0)) & (context_boolean[2] & (~v14)), np.int8(0), np.where(v21, np.int8(1), np.int8(-1)))
    v31 = ~flag[1]
    v32 = v18 & (context_boolean[0] | (((-1e-12) * v12) <= v11))
    v33 = ((~flag[2]) & (v31 & v32)) | (v31 & v19)
    v34 = flag[3] | (flag[1] & v19)
    return (
        np.where(v29, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v25, np.where(v0 & v21, np.int8(1), np.int8(-1)), v30)),
        np.where(v33, pattern[0], best[0]),
        flag[0] | v29,
        v20,
        flag[2] | v32,
        v34,
        flag[4] | (~v18),
        np.where(v33, np.bool_(True), flag[5]),
        np.where(v33, np.bool_(False), flag[6]),
        np.where(v33, v1, number[0]),
        np.where(v33, v9, number[1]),
        v4[0],
        (v28 & (~v29)) | (v20 & ((v27 | (v0 | (~v25))) | v34)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = tau[1] * prepared[2]
    v1 = np.abs(v0)
    v2 = 1e-08 * v1
    v3 = -v2
    v4 = _mode_of(qd[1])
    v5 = 0.0 == qd[1]
    v6 = np.where(v5, v3 < v0, np.int8(1) == v4)
    v7 = ~(np.int8(0) == forced[0])
    v8 = v7 & (v5 & v7)
    v9 = v5 & (v1 <= (v2 + (prepared[8] * np.sqrt(tau[0] * (tau[0] * prepared[9])))))
    v10 = np.where(v9 & (~v8), np.int8(0), np.where(np.where(v8, np.int8(1) == forced[0], v6), np.int8(1), np.int8(-1)))
    v11 = ~v5
    v12 = (v10, v10, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0))
    v12_done = np.False_
    v12_of_context_real = (prepared[1], tau[0], tau[1])
    v12_of_context_boolean = (v11, v8, v9, v6, np.where(v5, v3 < (-v0), np.int8(-1) == v4))
    v12_of_context_mode = (v4, forced[0])
    for _ in range(6):
        *v12_next, v12_now = _interpolated_pattern(prepared, v12[0:1], v12[1:2], v12[2:9], v12[9:12], v12_of_context_real, v12_of_context_boolean, v12_of_context_mode)
        v12 = tuple(np.where(v12_done, old, new) for old, new in zip(v12, v12_next))
        v12_done = v12_done | v12_now
        if np.all(v12_done):
            break
    v12 = (*v12, v12_done)
    v13 = np.int8(0) == v12[1]
    v14 = ~v13
    v15 = _real_of(v12[1])
    v16 = tau[0] * prepared[7]
    v17 = (v12[11], REAL(0.0))
    v17_done = np.False_
    v17_of_context_real = (v15, v16)
    v17_of_context_boolean = (v14,)
    for _ in range(40):
        *v17_next, v17_now = _stage_loads(prepared, v17[0:1], v17[1:2], v17_of_context_real, v17_of_context_boolean)
        v17 = tuple(np.where(v17_done, old, new) for old, new in zip(v17, v17_next))
        v17_done = v17_done | v17_now
        if np.all(v17_done):
            break
    v17 = (*v17, v17_done)
    v18 = (v17[0], REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (v15, v16)
    v18_of_context_boolean = (v14,)
    for _ in range(40):
        *v18_next, v18_now = _stage_loads(prepared, v18[0:1], v18[1:2], v18_of_context_real, v18_of_context_boolean)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v13, REAL(0.0), prepared[2])
    v20 = np.where(v13, REAL(0.0), np.where(v13, REAL(0.0), REAL(1.0)) * v19)
    v21 = np.where(v13, REAL(0.0), v19 * np.where(v13, REAL(0.0), tau[1]))
    v22 = trial * (np.where(v13, REAL(0.0), v21 - (v20 * v17[0])) + np.where(v13, REAL(0.0), v21 - (v20 * v18[0])))
    v23 = (v18[0], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v15, v16)
    v23_of_context_boolean = (v14,)
    for _ in range(40):
        *v23_next, v23_now = _stage_loads(prepared, v23[0:1], v23[1:2], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = 0.16666666666666666 * trial
    v25 = qd[1] + (v24 * v12[10])
    v26 = np.where(v13, REAL(0.0), (v25 + (np.where(v13, REAL(0.0), v21 - (v20 * v23[0])) * v24)) + (0.3333333333333333 * v22))
    v27 = (v15 * v26) < 0.0
    v28 = v11 & v27
    v29 = np.where(v28, qd[1] / np.where(v28, np.where(v28, qd[1] - v26, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v30 = prepared[6] * np.abs(prepared[0] * v12[9])
    v31 = _max(REAL(0.0), _min(v30 - tau[1], tau[1] + v30))
    v32 = prepared[6] * np.abs(v16)
    v33 = _min(v32 - tau[1], tau[1] + v32)
    v34 = v13 & (v33 < 0.0)
    v35 = np.where(v13, np.where(v34, v31 / np.where(v13 & v34, np.where(v34, v31 - v33, REAL(1.0)), REAL(1.0)), REAL(1.0)), REAL(1.0))
    v36 = _min(v35, _min(REAL(1.0), v29))
    v37 = (crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))
    v38 = ((~v37) & (v36 < 1.0)) & (~(8.0 <= passes))
    v39 = qd[0] + (v12[9] * v24)
    v40 = tau[0] * trial
    v41 = ~v38
    v42 = crossing[1] | v27
    v43 = (crossing[0] | v42) & v41
    v44 = v39 + (prepared[10] * v40)
    v45 = np.where(v38, past, np.where(v37, trial + past, dt))
    v46 = np.where(v38, trial * v36, dt - v45)
    v47 = np.where(v13, REAL(0.0), v32 * v15)
    v48 = np.abs(v47)
    v49 = _max(v48, np.abs(v18[0]))
    v50 = v18[2] & (np.abs(v18[0] - v47) <= (v49 * np.where(v49 < (1.0000000009313226 * v49), REAL(1e-11), REAL(1e-05))))
    v51 = _max(np.abs(v17[0]), v48)
    v52 = (np.abs(v17[0] - v47) <= (v51 * np.where(v51 < (1.0000000009313226 * v51), REAL(1e-11), REAL(1e-05)))) & v17[2]
    v53 = _max(v48, np.abs(v23[0]))
    v54 = (np.abs(v23[0] - v47) <= (v53 * np.where(v53 < (1.0000000009313226 * v53), REAL(1e-11), REAL(1e-05)))) & v23[2]
    v55 = (np.abs(tau[1]) + (np.abs(v12[9]) + (np.abs(tau[0]) + np.abs(v12[10])))) < 1e+38
    v56 = np.where(v55, np.where(v12[12], np.where(v12[4] | v12[3], np.where(v12[8], REAL(4.0), np.where(v12[5], REAL(1.0), np.where(v12[7], REAL(0.0), REAL(3.0)))), np.where(v12[6], REAL(5.0), REAL(2.0))), REAL(5.0)), REAL(6.0))
    return (
        np.where(v38, q[0], q[0] + (trial * (v39 + (prepared[11] * v40)))),
        np.where(v38, q[1], np.where(v13, q[1], (q[1] + (trial * v25)) + (v24 * v22))),
        np.where(v38, qd[0], np.where(v43, np.where(crossing[0], REAL(0.0), v44), v44)),
        np.where(v38, qd[1], np.where(v43, np.where(v13 | v42, REAL(0.0), v26), v26)),
        _mode_of(qd[0]),
        v12[1],
        np.bool_(False),
        v38 & (v27 & (v29 <= v36)),
        np.where(v38, forced[0], np.where(v37, heading[0], np.int8(0))),
        np.where((v38 & np.where(v13, v34, np.bool_(False))) & (v35 <= v36), np.where(v13, _mode_of(2.0 * tau[1]), np.int8(0)), np.int8(0)),
        v45,
        v46,
        1.0 + passes,
        _max(worst, _max(np.where((v52 & v50) & v54, REAL(0.0), REAL(5.0)), v56)),
        v41 & (v46 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], qd[0], qd[1], mode[0], mode[1], np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1])
    for _ in range(10):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:9], v0[9:10], v0[10], v0[11], v0[12], v0[13], v0_of_dt, v0_of_tau)
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
        np.where(v4, np.where(v0[14], v0[13], _max(REAL(5.0), v0[13])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: y, x
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: y, x
      dt       step, s

    Gives
      q_next[2]     joint coordinates in the chain's order, rad or m
      qd_next[2]    joint rates, rad/s or m/s
      mode_next[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 18659 add, 22740 mul, 80 div, 10 sqrt, 0 sincos, 115765 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
