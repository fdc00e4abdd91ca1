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
        v5 = 0.5 * v1
        v6 = 2.0 * v1
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
            0.16666666666666666 * (v1 + (2.0 * v5)),
            0.16666666666666666 * (v1 + (v6 + v6)),
            v3 * v3,
            v5,
            0.5 * v2,
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
    "parameters.m1: must be finite and at most 1e+50 in magnitude",
    "parameters.m2: must be finite and at most 1e+50 in magnitude",
    "parameters.mu: must be finite and at most 1e+50 in magnitude",
    "joints.y.mass: must be at least 0",
    "joints.x.mass: must be at least 0",
    "joints.x.friction.coefficient: must be at least 0",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 3))
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
            np.abs(parameters[2]) <= 1e+50,
            0.0 <= parameters[1],
            0.0 <= parameters[0],
            0.0 <= parameters[2],
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
      q[2]  joint coordinates in the chain's order, rad or m: y, x

    Gives
      M[2][2]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

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

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

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

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

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

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

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

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

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

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

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

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

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

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

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

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

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

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

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

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

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


def _dynamics_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = prepared[6] * context_real[8]
    v1 = np.where(context_boolean[1], v0 * (context_real[9] * np.where(other[0], REAL(-1.0), REAL(1.0))), REAL(0.0))
    v2 = np.where(context_boolean[0], context_real[2], v1)
    v3 = np.int8(0) == context_mode[0]
    v4 = prepared[6] * np.abs(prepared[0] * context_real[5])
    v5 = np.where(context_boolean[0], REAL(0.0), context_real[6] - (context_real[7] * v1)) * _real_of(context_mode[0])
    v6 = np.where(v3, _min(v4 - v2, v2 + v4), v5)
    v7 = context_boolean[3] | (((-1e-12) * _max(np.abs(v2), np.abs(context_real[2]))) <= np.where(v3, v6, prepared[0] * v6))
    v8 = np.where(context_boolean[1], v0 * np.abs(context_real[9]), REAL(0.0))
    v9 = np.abs(v1)
    v10 = _max(np.abs(v8), v9)
    v11 = np.abs(v1 - v8) <= (v10 * np.where(v10 < (1.0000000009313226 * v10), REAL(1e-11), REAL(1e-05)))
    v12 = v11 & (v9 < 1e+38)
    v13 = (v7 | (context_boolean[3] | ((0.0 < v6) | (v3 & (0.0 <= v6))))) & v12
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(v13 | (v12 & (~found[0])), v1, u[0]),
        found[0] | v12,
        v13,
        (~context_boolean[2]) | (v13 | (other[0] | (~context_boolean[1]))),
    )


def _dynamics_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[3], context_boolean[4])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _dynamics_loads_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[2]) & v0[2]) | v0[3]
    v2 = context_boolean[2] | v0[2]
    return (
        context_real[5],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[6] - (context_real[7] * v0[1])), context_real[10]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[1]), context_real[11]),
        np.where(v1, v0[1], context_real[12]),
        v2,
        context_boolean[2] & v0[3],
        ~v2,
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = prepared[3] * tau[0]
    v1 = np.int8(0) == mode[1]
    v2 = np.where(v1, REAL(0.0), prepared[2])
    v3 = np.where(v1, REAL(0.0), np.where(v1, REAL(0.0), tau[1]) * v2)
    v4 = np.where(v1, REAL(0.0), v2 * np.where(v1, REAL(0.0), REAL(1.0)))
    v5 = tau[0] * prepared[7]
    v6 = ~v1
    v7 = _real_of(mode[1])
    v8 = (REAL(0.0), REAL(0.0))
    v8_done = np.False_
    v8_of_context_real = (v7, v5)
    v8_of_context_boolean = (v6,)
    for _ in range(40):
        *v8_next, v8_now = _dynamics_loads(prepared, v8[0:1], v8[1:2], v8_of_context_real, v8_of_context_boolean)
        v8 = tuple(np.where(v8_done, old, new) for old, new in zip(v8, v8_next))
        v8_done = v8_done | v8_now
        if np.all(v8_done):
            break
    v8 = (*v8, v8_done)
    v9 = np.where(v1, REAL(0.0), np.abs(v5) * (prepared[6] * v7))
    v10 = _max(np.abs(v8[0]), np.abs(v9))
    v11 = v8[2] & (np.abs(v8[0] - v9) <= (v10 * np.where(v10 < (1.0000000009313226 * v10), REAL(1e-11), REAL(1e-05))))
    v12 = np.where(v1, tau[1], v8[0])
    v13 = np.where(v1, REAL(0.0), v3 - (v4 * v8[0]))
    v14 = _dynamics_loads_pieces(prepared, (prepared[1], tau[0], tau[1], prepared[3], v2, v0, v3, v4, v7, v5, v13, v12, v8[0]), (v1, v6, v11, ~v11, ~(0.0 == qd[1])), (mode[1],))
    v15 = np.where(v11, v0, v14[0])
    v16 = np.where(v11, v13, v14[1])
    v17 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    v18 = (np.abs(tau[1]) + (np.abs(v16) + (np.abs(tau[0]) + np.abs(v15)))) < 1e+38
    return (
        REAL(0.0),
        np.where(v11, v12, v14[2]),
        v15,
        v16,
        np.where(v17, np.where(v18, np.where(np.where(v11, v11, v14[4]), np.where(np.where(v11, np.bool_(False), v14[5]), REAL(4.0), REAL(0.0)), np.where(np.where(v11, np.bool_(False), v14[6]), REAL(2.0), REAL(5.0))), REAL(6.0)), REAL(6.0)),
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
      status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
              3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
              given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
              finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
    symgen/derive/functions/friction_dynamics.py.

    Operations: at most 217 add, 274 mul, 0 div, 0 sqrt, 0 sincos, 1345 other.
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


def _limits_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = prepared[6] * context_real[8]
    v1 = np.where(context_boolean[1], v0 * (context_real[9] * np.where(other[0], REAL(-1.0), REAL(1.0))), REAL(0.0))
    v2 = np.where(context_boolean[0], context_real[2], v1)
    v3 = np.int8(0) == context_mode[0]
    v4 = prepared[6] * np.abs(prepared[0] * context_real[5])
    v5 = np.where(context_boolean[0], REAL(0.0), context_real[6] - (context_real[7] * v1)) * _real_of(context_mode[0])
    v6 = np.where(v3, _min(v4 - v2, v2 + v4), v5)
    v7 = context_boolean[3] | (((-1e-12) * _max(np.abs(v2), np.abs(context_real[2]))) <= np.where(v3, v6, prepared[0] * v6))
    v8 = np.where(context_boolean[1], v0 * np.abs(context_real[9]), REAL(0.0))
    v9 = np.abs(v1)
    v10 = _max(np.abs(v8), v9)
    v11 = np.abs(v1 - v8) <= (v10 * np.where(v10 < (1.0000000009313226 * v10), REAL(1e-11), REAL(1e-05)))
    v12 = v11 & (v9 < 1e+38)
    v13 = (v7 | (context_boolean[3] | ((0.0 < v6) | (v3 & (0.0 <= v6))))) & v12
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(v13 | (v12 & (~found[0])), v1, u[0]),
        found[0] | v12,
        v13,
        (~context_boolean[2]) | (v13 | (other[0] | (~context_boolean[1]))),
    )


def _limits_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[4], context_boolean[2])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _limits_loads_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[3]) & v0[2])
    v2 = context_boolean[3] | v0[2]
    return (
        context_real[5],
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[6] - (context_real[7] * v0[1])), context_real[10]),
        np.where(v1, np.where(context_boolean[0], context_real[2], v0[1]), context_real[11]),
        np.where(v1, v0[1], context_real[12]),
        v2,
        context_boolean[3] & v0[3],
        ~v2,
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[1]
    v1 = ~v0
    v2 = tau[0] * prepared[7]
    v3 = _real_of(mode[1])
    v4 = (REAL(0.0), REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (v3, v2)
    v4_of_context_boolean = (v1,)
    for _ in range(40):
        *v4_next, v4_now = _limits_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    v5 = np.where(v0, REAL(0.0), np.abs(v2) * (prepared[6] * v3))
    v6 = _max(np.abs(v5), np.abs(v4[0]))
    v7 = v4[2] & (np.abs(v4[0] - v5) <= (v6 * np.where(v6 < (1.0000000009313226 * v6), REAL(1e-11), REAL(1e-05))))
    v8 = np.where(v0, tau[1], v4[0])
    v9 = np.where(v0, REAL(0.0), prepared[2])
    v10 = np.where(v0, REAL(0.0), v9 * np.where(v0, REAL(0.0), REAL(1.0)))
    v11 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), tau[1]) * v9)
    v12 = np.where(v0, REAL(0.0), v11 - (v10 * v4[0]))
    v13 = prepared[3] * tau[0]
    v14 = _limits_loads_pieces(prepared, (prepared[1], tau[0], tau[1], prepared[3], v9, v13, v11, v10, v3, v2, v12, v8, v4[0]), (v0, v1, ~(0.0 == qd[1]), v7, ~v7), (mode[1],))
    v15 = np.where(v7, v13, v14[0])
    v16 = np.where(v7, v12, v14[1])
    v17 = prepared[0] * v15
    v18 = prepared[6] * np.abs(v17)
    v19 = (np.abs(tau[1]) + (np.abs(v16) + (np.abs(tau[0]) + np.abs(v15)))) < 1e+38
    v20 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        REAL(0.0),
        np.where(v7, v8, v14[2]),
        v15,
        v16,
        REAL(0.0),
        -v18,
        REAL(0.0),
        v18,
        REAL(0.0),
        v17,
        np.where(v20, np.where(v19, np.where(np.where(v7, v7, v14[4]), np.where(np.where(v7, np.bool_(False), v14[5]), REAL(4.0), REAL(0.0)), np.where(np.where(v7, np.bool_(False), v14[6]), REAL(2.0), REAL(5.0))), REAL(6.0)), REAL(6.0)),
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
      status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
               in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
               first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/friction_limits.py.

    Operations: at most 217 add, 276 mul, 0 div, 0 sqrt, 0 sincos, 1347 other.
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
    v4 = (number[3], REAL(0.0))
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
    v15 = ((0.0 < v10) | (v0 & (0.0 <= v10))) | (v14 & (((-1e-06) * v12) <= v11))
    v16 = np.where(v0, REAL(0.0), v3 * v6)
    v17 = _max(np.abs(v16), np.abs(v4[0]))
    v18 = (np.abs(v4[0] - v16) <= (v17 * np.where(v17 < (1.0000000009313226 * v17), REAL(1e-11), REAL(1e-05)))) & v4[2]
    v19 = (context_boolean[0] | v15) & v18
    v20 = flag[3] | v19
    v21 = np.where(v14, np.int8(1) == context_mode[1], context_boolean[3])
    v22 = np.where(v14, np.int8(-1) == context_mode[1], context_boolean[4])
    v23 = v22 | v21
    v24 = -(1.0 - v7)
    v25 = (v22 & (np.int8(1) == pattern[0])) | ((v0 & ((v24 <= 0.0) & (0.0 <= v24))) & v23)
    v26 = np.where(v25, v7, 1.0 + v7)
    v27 = ~(v25 | (v26 <= np.where(v23, REAL(1.0), REAL(0.0))))
    v28 = (~v20) & v27
    v29 = (~flag[1]) & (flag[2] & v28)
    v30 = ~v29
    v31 = (context_boolean[1] & (v13 & (v28 & v30))) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]))
    v32 = context_boolean[2] & (~v14)
    v33 = np.where(v21, np.int8(1), np.int8(-1))
    v34 = np.where(v25, np.where(v0 & v21, np.int8(1), np.int8(-1)), np.where(v32 & ((0.0 <= v26) & (v26 <= 0.0)), np.int8(0), v33))
    v35 = ~flag[3]
    v36 = v18 & (context_boolean[0] | (((-1e-12) * v12) <= v11))
    v37 = ((~flag[4]) & (v35 & v36)) | (v19 & v35)
    v38 = ~(v29 | v31)
    v39 = flag[5] | (flag[3] & v19)
    return (
        np.where(v31, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v29, np.where(v32, np.int8(0), v33), v34)),
        np.where(v37, pattern[0], best[0]),
        flag[0] | v31,
        np.where(v31, np.bool_(False), flag[1] | v29),
        flag[2] & v38,
        v20,
        flag[4] | v36,
        v39,
        v30 & (flag[6] | (~v18)),
        np.where(v37, np.bool_(True), flag[7]),
        np.where(v37, np.bool_(False), flag[8]),
        np.where(v37, v1, number[0]),
        np.where(v37, v9, number[1]),
        np.where(v37, v4[0], number[2]),
        v4[0],
        (v20 & (v39 | (v27 | (v0 | (~v25))))) | (v28 & v38),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[1]
    v1 = tau[0] * prepared[7]
    v2 = _real_of(mode[1])
    v3 = (REAL(0.0), REAL(0.0))
    v3_done = np.False_
    v3_of_context_real = (v2, v1)
    v3_of_context_boolean = (~v0,)
    for _ in range(40):
        *v3_next, v3_now = _before_loads(prepared, v3[0:1], v3[1:2], v3_of_context_real, v3_of_context_boolean)
        v3 = tuple(np.where(v3_done, old, new) for old, new in zip(v3, v3_next))
        v3_done = v3_done | v3_now
        if np.all(v3_done):
            break
    v3 = (*v3, v3_done)
    v4 = np.where(v0, REAL(0.0), np.abs(v1) * (prepared[6] * v2))
    v5 = _max(np.abs(v4), np.abs(v3[0]))
    v6 = v3[2] & (np.abs(v3[0] - v4) <= (v5 * np.where(v5 < (1.0000000009313226 * v5), REAL(1e-11), REAL(1e-05))))
    v7 = np.where(v6, _mode_of(np.where(v0, tau[1], v3[0])), np.int8(0))
    v8 = 0.0 == qd[1]
    v9 = (v8 & reached[1]) & (~(np.int8(0) == v7))
    v10 = np.where(v0, _mode_of(qd[1]), mode[1])
    v11 = tau[1] * prepared[2]
    v12 = np.abs(v11)
    v13 = 1e-08 * v12
    v14 = -v13
    v15 = np.where(v8, v14 < v11, np.int8(1) == v10)
    v16 = v8 & (v12 <= (v13 + (prepared[8] * np.sqrt(v1 * v1))))
    v17 = np.where(v16 & (~v9), np.int8(0), np.where(np.where(v9, np.int8(1) == v7, v15), np.int8(1), np.int8(-1)))
    v18 = (v17, v17, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (prepared[1], tau[0], tau[1])
    v18_of_context_boolean = (~v8, v9, v16, v15, np.where(v8, v14 < (-v11), np.int8(-1) == v10))
    v18_of_context_mode = (v10, v7)
    for _ in range(12):
        *v18_next, v18_now = _decide_pattern(prepared, v18[0:1], v18[1:2], v18[2:11], v18[11:15], v18_of_context_real, v18_of_context_boolean, v18_of_context_mode)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v18[6] | v18[5], np.where(v18[10], REAL(4.0), np.where(v18[9] & (~v18[4]), np.where(v18[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v18[8], REAL(5.0), REAL(2.0)))
    v20 = (np.abs(v18[11]) + (np.abs(v18[12]) + (np.abs(tau[0]) + np.abs(tau[1])))) < 1e+38
    v21 = (np.abs(qd[0]) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(q[0])))) < 1e+38
    return (
        _mode_of(qd[0]),
        v18[1],
        np.where(v21, np.where(v20, np.where(v18[15], v19, REAL(5.0)), REAL(6.0)), REAL(6.0)),
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

    Operations: at most 2680 add, 3285 mul, 12 div, 1 sqrt, 0 sincos, 17091 other.
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

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

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

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

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
    v1 = context_real[1] * (1.0 / context_real[0])
    v2 = prepared[0] * v1
    v3 = _real_of(pattern[0])
    v4 = (number[5], REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (v3, v2)
    v4_of_context_boolean = (~v0,)
    for _ in range(40):
        *v4_next, v4_now = _step_pattern_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
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
    v11 = np.where(v0, REAL(0.0), v3 * v6)
    v12 = _max(np.abs(v11), np.abs(v4[0]))
    v13 = (np.abs(v4[0] - v11) <= (v12 * np.where(v12 < (1.0000000009313226 * v12), REAL(1e-11), REAL(1e-05)))) & v4[2]
    v14 = v13 & (context_boolean[0] | ((v0 & (0.0 <= v10)) | (0.0 < v10)))
    v15 = flag[3] | v14
    v16 = -(1.0 - v7)
    v17 = context_boolean[3] | context_boolean[2]
    v18 = ((v0 & ((v16 <= 0.0) & (0.0 <= v16))) & v17) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v19 = np.where(v18, v7, 1.0 + v7)
    v20 = ~(v18 | (v19 <= np.where(v17, REAL(1.0), REAL(0.0))))
    v21 = (~v15) & v20
    v22 = (~flag[1]) & (flag[2] & v21)
    v23 = np.where(context_boolean[2], np.int8(1), np.int8(-1))
    v24 = np.where(v18, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), np.where(context_boolean[1] & ((0.0 <= v19) & (v19 <= 0.0)), np.int8(0), v23))
    v25 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[2]), np.abs(v5))) <= np.where(v0, v10, prepared[0] * v10))
    v26 = v13 & v25
    v27 = ~flag[3]
    v28 = (v27 & v14) | ((~flag[4]) & (v27 & v26))
    v29 = ~v22
    v30 = flag[5] | (flag[3] & v14)
    return (
        np.where(v22, np.where(context_boolean[1], np.int8(0), v23), v24),
        np.where(v28, pattern[0], best[0]),
        flag[0],
        flag[1] | v22,
        flag[2] & v29,
        v15,
        flag[4] | v26,
        v30,
        v29 & (flag[6] | (~v13)),
        np.where(v28, np.bool_(True), flag[7]),
        np.where(v28, np.bool_(False), flag[8]),
        np.where(v28, v1, number[0]),
        np.where(v28, v9, number[1]),
        np.where(v28, v4[0], number[2]),
        np.where(v28, REAL(0.0), number[3]),
        np.where(v28, REAL(0.0), number[4]),
        v4[0],
        (v15 & (v30 | (v20 | (v0 | (~v18))))) | (v21 & v29),
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


def _step_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _step_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = context_real[1] * (1.0 / context_real[0])
    v1 = prepared[0] * v0
    v2 = prepared[6] * np.abs(v1)
    v3 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v4 = np.int8(0) == v3
    v5 = ~v4
    v6 = _real_of(v3)
    v7 = (u[0], REAL(0.0))
    v7_done = np.False_
    v7_of_context_real = (v6, v1)
    v7_of_context_boolean = (v5,)
    for _ in range(40):
        *v7_next, v7_now = _step_again_loads(prepared, v7[0:1], v7[1:2], v7_of_context_real, v7_of_context_boolean)
        v7 = tuple(np.where(v7_done, old, new) for old, new in zip(v7, v7_next))
        v7_done = v7_done | v7_now
        if np.all(v7_done):
            break
    v7 = (*v7, v7_done)
    v8 = np.where(v4, context_real[2], v7[0])
    v9 = np.where(v4, REAL(0.0), context_real[8])
    v10 = np.where(v4, REAL(0.0), prepared[2])
    v11 = np.where(v4, REAL(0.0), v10 * np.where(v4, REAL(0.0), REAL(1.0)))
    v12 = np.where(v4, REAL(0.0), v10 * np.where(v4, REAL(0.0), context_real[2]))
    v13 = np.where(v4, REAL(0.0), v12 - (v7[0] * v11))
    v14 = context_real[1] * prepared[7]
    v15 = (v7[0], REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (v6, v14)
    v15_of_context_boolean = (v5,)
    for _ in range(40):
        *v15_next, v15_now = _stage_loads(prepared, v15[0:1], v15[1:2], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = (v15[0], REAL(0.0))
    v16_done = np.False_
    v16_of_context_real = (v6, v14)
    v16_of_context_boolean = (v5,)
    for _ in range(40):
        *v16_next, v16_now = _stage_loads(prepared, v16[0:1], v16[1:2], v16_of_context_real, v16_of_context_boolean)
        v16 = tuple(np.where(v16_done, old, new) for old, new in zip(v16, v16_next))
        v16_done = v16_done | v16_now
        if np.all(v16_done):
            break
    v16 = (*v16, v16_done)
    v17 = np.where(v4, REAL(0.0), v12 - (v11 * v15[0])) + np.where(v4, REAL(0.0), v12 - (v11 * v16[0]))
    v18 = (6.0 * v9) + (context_real[9] * (v13 + v17))
    v19 = (v6 * v18) < 0.0
    v20 = 0.16666666666666666 * context_real[9]
    v21 = context_real[7] + (v0 * v20)
    v22 = context_real[1] * context_real[9]
    v23 = (v16[0], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v6, v14)
    v23_of_context_boolean = (v5,)
    for _ in range(40):
        *v23_next, v23_now = _stage_loads(prepared, v23[0:1], v23[1:2], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = v9 + (v20 * ((v13 + np.where(v4, REAL(0.0), v12 - (v11 * v23[0]))) + (2.0 * v17)))
    v25 = np.where(v4, REAL(0.0), np.abs(v14) * (prepared[6] * v6))
    v26 = np.abs(v25)
    v27 = _max(v26, np.abs(v23[0]))
    v28 = v23[2] & (np.abs(v23[0] - v25) <= (v27 * np.where(v27 < (1.0000000009313226 * v27), REAL(1e-11), REAL(1e-05))))
    v29 = _max(v26, np.abs(v16[0]))
    v30 = v16[2] & (np.abs(v16[0] - v25) <= (v29 * np.where(v29 < (1.0000000009313226 * v29), REAL(1e-11), REAL(1e-05))))
    v31 = _max(v26, np.abs(v15[0]))
    v32 = (np.abs(v15[0] - v25) <= (v31 * np.where(v31 < (1.0000000009313226 * v31), REAL(1e-11), REAL(1e-05)))) & v15[2]
    v33 = np.where(v4, REAL(0.0), v2 * v6)
    v34 = _max(np.abs(v33), np.abs(v7[0]))
    v35 = v7[2] & (np.abs(v7[0] - v33) <= (v34 * np.where(v34 < (1.0000000009313226 * v34), REAL(1e-11), REAL(1e-05))))
    return (
        mode[0],
        v3,
        mode[0],
        np.where(v5 | ((v8 <= v2) & ((-v2) <= v8)), v3, _mode_of(2.0 * v8)),
        v19,
        before[0] | behind[0],
        v7[0],
        context_real[5] + (context_real[9] * (v21 + (prepared[9] * v22))),
        np.where(v4, context_real[6], context_real[6] + (v18 * v20)),
        v21 + (prepared[10] * v22),
        np.where(v4, REAL(0.0), v24),
        (v28 & (v30 & v32)) & v35,
        ~v19,
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[1], context_mode[0], context_mode[1], context_boolean[2], context_boolean[0], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9])
    for _ in range(2):
        *v0_next, v0_now = _step_repetition(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0[6:7], v0[7:9], v0[9:11], v0[11], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[7],
        v0[8],
        v0[9],
        v0[10],
        v0[12] & v0[11],
        v0[2],
        v0[3],
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
    v8 = v5 & (v1 <= (v2 + (prepared[8] * np.sqrt(tau[0] * (tau[0] * prepared[11])))))
    v9 = np.where(v8, np.int8(0), np.where(v7, np.int8(1), np.int8(-1)))
    v10 = (v9, v9, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (prepared[1], tau[0], tau[1], qd[0], qd[1])
    v10_of_context_boolean = (~v5, v8, v7, np.where(v5, v3 < (-v0), np.int8(-1) == v6))
    for _ in range(12):
        *v10_next, v10_now = _step_pattern(prepared, v10[0:1], v10[1:2], v10[2:11], v10[11:17], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.int8(0) == v10[1]
    v12 = ~v11
    v13 = _real_of(v10[1])
    v14 = tau[0] * prepared[7]
    v15 = (v10[13], REAL(0.0))
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
    v16 = (v15[0], REAL(0.0))
    v16_done = np.False_
    v16_of_context_real = (v13, v14)
    v16_of_context_boolean = (v12,)
    for _ in range(40):
        *v16_next, v16_now = _stage_loads(prepared, v16[0:1], v16[1:2], v16_of_context_real, v16_of_context_boolean)
        v16 = tuple(np.where(v16_done, old, new) for old, new in zip(v16, v16_next))
        v16_done = v16_done | v16_now
        if np.all(v16_done):
            break
    v16 = (*v16, v16_done)
    v17 = np.where(v11, REAL(0.0), np.abs(v14) * (prepared[6] * v13))
    v18 = np.abs(v17)
    v19 = _max(v18, np.abs(v16[0]))
    v20 = v16[2] & (np.abs(v16[0] - v17) <= (v19 * np.where(v19 < (1.0000000009313226 * v19), REAL(1e-11), REAL(1e-05))))
    v21 = _max(np.abs(v15[0]), v18)
    v22 = (np.abs(v15[0] - v17) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))) & v15[2]
    v23 = (v16[0], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v13, v14)
    v23_of_context_boolean = (v12,)
    for _ in range(40):
        *v23_next, v23_now = _stage_loads(prepared, v23[0:1], v23[1:2], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = _max(v18, np.abs(v23[0]))
    v25 = (np.abs(v17 - v23[0]) <= (v24 * np.where(v24 < (1.0000000009313226 * v24), REAL(1e-11), REAL(1e-05)))) & v23[2]
    v26 = (v22 & v20) & v25
    v27 = np.where(v11, REAL(0.0), prepared[2])
    v28 = np.where(v11, REAL(0.0), v27 * np.where(v11, REAL(0.0), REAL(1.0)))
    v29 = np.where(v11, REAL(0.0), np.where(v11, REAL(0.0), tau[1]) * v27)
    v30 = np.where(v11, REAL(0.0), v29 - (v28 * v15[0])) + np.where(v11, REAL(0.0), v29 - (v28 * v16[0]))
    v31 = np.where(v11, REAL(0.0), qd[1] + v10[15])
    v32 = (6.0 * v31) + (dt * (v10[12] + v30))
    v33 = (v13 * v32) < 0.0
    v34 = 0.16666666666666666 * dt
    v35 = v31 + (v34 * ((v10[12] + np.where(v11, REAL(0.0), v29 - (v28 * v23[0]))) + (2.0 * v30)))
    v36 = np.where(v11, REAL(0.0), v35)
    v37 = np.where(v11, q[1], q[1] + (v32 * v34))
    v38 = (qd[0] + v10[14]) + (v10[11] * v34)
    v39 = tau[0] * dt
    v40 = v38 + (prepared[10] * v39)
    v41 = q[0] + (dt * (v38 + (prepared[9] * v39)))
    v42 = _mode_of(qd[0])
    v43 = _step_again(prepared, (prepared[1], tau[0], tau[1], prepared[3], prepared[2], q[0], q[1], qd[0], qd[1], dt, v10[13], v41, v37, v40, v36), (v5, v26, v33), (v42, v10[1]))
    v44 = np.where(v33, v43[0], v41)
    v45 = np.where(v33, v43[3], v36)
    v46 = np.where(v33, v43[1], v37)
    v47 = np.where(v33, v43[2], v40)
    v48 = (np.abs(v47) + (np.abs(v46) + (np.abs(v45) + np.abs(v44)))) < 1e+38
    v49 = np.abs(q[0]) + (np.abs(dt) + (np.abs(q[1]) + (v4 + np.abs(qd[0]))))
    v50 = np.abs(tau[0])
    v51 = np.abs(tau[1])
    v52 = ((((v50 + v49) < 1e+38) & (v51 < 1e+38)) & (0.0 < dt)) & v48
    v53 = np.where(v10[6] | v10[5], np.where(v10[10], REAL(4.0), np.where(v10[9] & (~v10[4]), np.where(v10[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v10[8], REAL(5.0), REAL(2.0)))
    v54 = np.where((np.abs(v10[11]) + ((v50 + v51) + np.abs(v10[12]))) < 1e+38, np.where(v10[17], v53, REAL(5.0)), REAL(6.0))
    v55 = 2.0 == v54
    v56 = np.where(np.where(v33, v43[4], v26) | v55, REAL(0.0), REAL(5.0))
    v57 = np.where((3.0 == v56) | (3.0 == v54), REAL(3.0), np.where((1.0 == v56) | (1.0 == v54), REAL(1.0), REAL(0.0)))
    v58 = np.where(v55 | (2.0 == v56), REAL(2.0), np.where((4.0 == v56) | (4.0 == v54), REAL(4.0), v57))
    v59 = np.where((7.0 == v56) | (7.0 == v54), REAL(7.0), np.where((5.0 == v56) | (5.0 == v54), REAL(5.0), v58))
    return (
        np.where(v52, v44, q[0]),
        np.where(v52, v46, q[1]),
        np.where(v52, v47, qd[0]),
        np.where(v52, v45, qd[1]),
        np.where(v52, np.where(v33, v43[5], v42), mode[0]),
        np.where(v52, np.where(v33, v43[6], v10[1]), mode[1]),
        np.where(v52, np.where((6.0 == v56) | (6.0 == v54), REAL(6.0), v59), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

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

    Operations: at most 4741 add, 5763 mul, 14 div, 1 sqrt, 0 sincos, 29036 other.
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
    v4 = (number[3], REAL(0.0))
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
    v15 = ((0.0 < v10) | (v0 & (0.0 <= v10))) | (v14 & (((-1e-06) * v12) <= v11))
    v16 = np.where(v0, REAL(0.0), v3 * v6)
    v17 = _max(np.abs(v16), np.abs(v4[0]))
    v18 = (np.abs(v4[0] - v16) <= (v17 * np.where(v17 < (1.0000000009313226 * v17), REAL(1e-11), REAL(1e-05)))) & v4[2]
    v19 = (context_boolean[0] | v15) & v18
    v20 = flag[3] | v19
    v21 = np.where(v14, np.int8(1) == context_mode[1], context_boolean[3])
    v22 = np.where(v14, np.int8(-1) == context_mode[1], context_boolean[4])
    v23 = v22 | v21
    v24 = -(1.0 - v7)
    v25 = (v22 & (np.int8(1) == pattern[0])) | ((v0 & ((v24 <= 0.0) & (0.0 <= v24))) & v23)
    v26 = np.where(v25, v7, 1.0 + v7)
    v27 = ~(v25 | (v26 <= np.where(v23, REAL(1.0), REAL(0.0))))
    v28 = v27 & (~v20)
    v29 = (~flag[1]) & (flag[2] & v28)
    v30 = ~v29
    v31 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v13 & (v28 & v30)))
    v32 = context_boolean[2] & (~v14)
    v33 = np.where(v21, np.int8(1), np.int8(-1))
    v34 = np.where(v25, np.where(v0 & v21, np.int8(1), np.int8(-1)), np.where(v32 & ((0.0 <= v26) & (v26 <= 0.0)), np.int8(0), v33))
    v35 = ~flag[3]
    v36 = v18 & (context_boolean[0] | (((-1e-12) * v12) <= v11))
    v37 = ((~flag[4]) & (v35 & v36)) | (v35 & v19)
    v38 = ~(v29 | v31)
    v39 = flag[5] | (flag[3] & v19)
    return (
        np.where(v31, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v29, np.where(v32, np.int8(0), v33), v34)),
        np.where(v37, pattern[0], best[0]),
        flag[0] | v31,
        np.where(v31, np.bool_(False), flag[1] | v29),
        flag[2] & v38,
        v20,
        flag[4] | v36,
        v39,
        v30 & (flag[6] | (~v18)),
        np.where(v37, np.bool_(True), flag[7]),
        np.where(v37, np.bool_(False), flag[8]),
        np.where(v37, v1, number[0]),
        np.where(v37, v9, number[1]),
        np.where(v37, v4[0], number[2]),
        v4[0],
        (v20 & ((v27 | (v0 | (~v25))) | v39)) | (v28 & v38),
    )


def _interpolated_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = context_real[1] * (1.0 / context_real[0])
    v1 = prepared[0] * v0
    v2 = prepared[6] * np.abs(v1)
    v3 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v4 = np.int8(0) == v3
    v5 = ~v4
    v6 = _real_of(v3)
    v7 = np.where(v4, REAL(0.0), context_real[8])
    v8 = np.where(v4, REAL(0.0), prepared[2])
    v9 = np.where(v4, REAL(0.0), v8 * np.where(v4, REAL(0.0), REAL(1.0)))
    v10 = np.where(v4, REAL(0.0), v8 * np.where(v4, REAL(0.0), context_real[2]))
    v11 = context_real[1] * prepared[7]
    v12 = 0.16666666666666666 * context_real[9]
    v13 = context_real[7] + (v0 * v12)
    v14 = context_real[1] * context_real[9]
    v15 = np.where(v4, REAL(0.0), np.abs(v11) * (prepared[6] * v6))
    v16 = np.abs(v15)
    v17 = np.where(v4, REAL(0.0), v2 * v6)
    v18 = (u[0], REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (v6, v1)
    v18_of_context_boolean = (v5,)
    for _ in range(40):
        *v18_next, v18_now = _interpolated_again_loads(prepared, v18[0:1], v18[1:2], v18_of_context_real, v18_of_context_boolean)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v4, context_real[2], v18[0])
    v20 = np.where(v4, REAL(0.0), v10 - (v9 * v18[0]))
    v21 = (v18[0], REAL(0.0))
    v21_done = np.False_
    v21_of_context_real = (v6, v11)
    v21_of_context_boolean = (v5,)
    for _ in range(40):
        *v21_next, v21_now = _stage_loads(prepared, v21[0:1], v21[1:2], v21_of_context_real, v21_of_context_boolean)
        v21 = tuple(np.where(v21_done, old, new) for old, new in zip(v21, v21_next))
        v21_done = v21_done | v21_now
        if np.all(v21_done):
            break
    v21 = (*v21, v21_done)
    v22 = (v21[0], REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v6, v11)
    v22_of_context_boolean = (v5,)
    for _ in range(40):
        *v22_next, v22_now = _stage_loads(prepared, v22[0:1], v22[1:2], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = np.where(v4, REAL(0.0), v10 - (v9 * v21[0])) + np.where(v4, REAL(0.0), v10 - (v9 * v22[0]))
    v24 = (6.0 * v7) + (context_real[9] * (v20 + v23))
    v25 = (v6 * v24) < 0.0
    v26 = (v22[0], REAL(0.0))
    v26_done = np.False_
    v26_of_context_real = (v6, v11)
    v26_of_context_boolean = (v5,)
    for _ in range(40):
        *v26_next, v26_now = _stage_loads(prepared, v26[0:1], v26[1:2], v26_of_context_real, v26_of_context_boolean)
        v26 = tuple(np.where(v26_done, old, new) for old, new in zip(v26, v26_next))
        v26_done = v26_done | v26_now
        if np.all(v26_done):
            break
    v26 = (*v26, v26_done)
    v27 = v7 + (v12 * ((v20 + np.where(v4, REAL(0.0), v10 - (v9 * v26[0]))) + (2.0 * v23)))
    v28 = _max(v16, np.abs(v26[0]))
    v29 = v26[2] & (np.abs(v26[0] - v15) <= (v28 * np.where(v28 < (1.0000000009313226 * v28), REAL(1e-11), REAL(1e-05))))
    v30 = _max(v16, np.abs(v22[0]))
    v31 = v22[2] & (np.abs(v22[0] - v15) <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05))))
    v32 = _max(v16, np.abs(v21[0]))
    v33 = (np.abs(v21[0] - v15) <= (v32 * np.where(v32 < (1.0000000009313226 * v32), REAL(1e-11), REAL(1e-05)))) & v21[2]
    v34 = _max(np.abs(v17), np.abs(v18[0]))
    v35 = v18[2] & (np.abs(v18[0] - v17) <= (v34 * np.where(v34 < (1.0000000009313226 * v34), REAL(1e-11), REAL(1e-05))))
    return (
        mode[0],
        v3,
        mode[0],
        np.where(v5 | ((v19 <= v2) & ((-v2) <= v19)), v3, _mode_of(2.0 * v19)),
        v25,
        before[0] | behind[0],
        v18[0],
        context_real[5] + (context_real[9] * (v13 + (prepared[9] * v14))),
        np.where(v4, context_real[6], context_real[6] + (v12 * v24)),
        v13 + (prepared[10] * v14),
        np.where(v4, REAL(0.0), v27),
        (v29 & (v31 & v33)) & v35,
        ~v25,
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[2], context_mode[0], context_mode[2], context_boolean[2], context_boolean[0], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10])
    for _ in range(2):
        *v0_next, v0_now = _interpolated_repetition(prepared, v0[0:2], v0[2:4], v0[4:5], v0[5:6], v0[6:7], v0[7:9], v0[9:11], v0[11], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[7],
        v0[8],
        v0[9],
        v0[10],
        v0[12] & v0[11],
        v0[2],
        v0[3],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = tau[1] * prepared[2]
    v1 = np.abs(v0)
    v2 = 1e-08 * v1
    v3 = -v2
    v4 = _mode_of(qd[1])
    v5 = 0.0 == qd[1]
    v6 = np.where(v5, v3 < v0, np.int8(1) == v4)
    v7 = ~(np.int8(0) == forced[0])
    v8 = v7 & (v5 & v7)
    v9 = v5 & (v1 <= (v2 + (prepared[8] * np.sqrt(tau[0] * (tau[0] * prepared[11])))))
    v10 = np.where(v9 & (~v8), np.int8(0), np.where(np.where(v8, np.int8(1) == forced[0], v6), np.int8(1), np.int8(-1)))
    v11 = (v10, v10, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v11_done = np.False_
    v11_of_context_real = (prepared[1], tau[0], tau[1])
    v11_of_context_boolean = (~v5, v8, v9, v6, np.where(v5, v3 < (-v0), np.int8(-1) == v4))
    v11_of_context_mode = (v4, forced[0])
    for _ in range(12):
        *v11_next, v11_now = _interpolated_pattern(prepared, v11[0:1], v11[1:2], v11[2:11], v11[11:15], v11_of_context_real, v11_of_context_boolean, v11_of_context_mode)
        v11 = tuple(np.where(v11_done, old, new) for old, new in zip(v11, v11_next))
        v11_done = v11_done | v11_now
        if np.all(v11_done):
            break
    v11 = (*v11, v11_done)
    v12 = np.int8(0) == v11[1]
    v13 = ~v12
    v14 = _real_of(v11[1])
    v15 = tau[0] * prepared[7]
    v16 = (v11[13], REAL(0.0))
    v16_done = np.False_
    v16_of_context_real = (v14, v15)
    v16_of_context_boolean = (v13,)
    for _ in range(40):
        *v16_next, v16_now = _stage_loads(prepared, v16[0:1], v16[1:2], v16_of_context_real, v16_of_context_boolean)
        v16 = tuple(np.where(v16_done, old, new) for old, new in zip(v16, v16_next))
        v16_done = v16_done | v16_now
        if np.all(v16_done):
            break
    v16 = (*v16, v16_done)
    v17 = np.where(v12, REAL(0.0), prepared[2])
    v18 = np.where(v12, REAL(0.0), v17 * np.where(v12, REAL(0.0), REAL(1.0)))
    v19 = np.where(v12, REAL(0.0), np.where(v12, REAL(0.0), tau[1]) * v17)
    v20 = (v16[0], REAL(0.0))
    v20_done = np.False_
    v20_of_context_real = (v14, v15)
    v20_of_context_boolean = (v13,)
    for _ in range(40):
        *v20_next, v20_now = _stage_loads(prepared, v20[0:1], v20[1:2], v20_of_context_real, v20_of_context_boolean)
        v20 = tuple(np.where(v20_done, old, new) for old, new in zip(v20, v20_next))
        v20_done = v20_done | v20_now
        if np.all(v20_done):
            break
    v20 = (*v20, v20_done)
    v21 = np.where(v12, REAL(0.0), v19 - (v18 * v20[0])) + np.where(v12, REAL(0.0), v19 - (v18 * v16[0]))
    v22 = (v20[0], REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v14, v15)
    v22_of_context_boolean = (v13,)
    for _ in range(40):
        *v22_next, v22_now = _stage_loads(prepared, v22[0:1], v22[1:2], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = 0.16666666666666666 * trial
    v24 = qd[1] + (v23 * ((v11[12] + np.where(v12, REAL(0.0), v19 - (v18 * v22[0]))) + (2.0 * v21)))
    v25 = np.where(v12, REAL(0.0), v24)
    v26 = prepared[6] * np.abs(v15)
    v27 = np.where(v12, np.where(v12, _min(v26 - tau[1], tau[1] + v26), REAL(0.0)), v14 * v25)
    v28 = np.where(probes, far[0], v27)
    v29 = (v28 < 0.0) & (~(v5 & v13))
    v30 = probes & v29
    v31 = trial / np.where(v30, whole, REAL(1.0))
    v32 = prepared[6] * np.abs(prepared[0] * v11[11])
    v33 = np.where(v12, np.where(v12, _max(REAL(0.0), _min(v32 - tau[1], tau[1] + v32)), REAL(0.0)), qd[1] * v14)
    v34 = (v27 - v33) / np.where(v30, v31, REAL(1.0))
    v35 = ((v27 - v28) / np.where(v30, 1.0 - v31, REAL(1.0))) + v34
    v36 = v34 + (v31 * v35)
    v37 = np.sqrt(np.where(v30, _max(REAL(0.0), (v35 * (4.0 * v33)) + (v36 * v36)), REAL(1.0)))
    v38 = v36 < 0.0
    v39 = np.where(v30, np.where(v29, np.where(v38, v37 - v36, 2.0 * v35), REAL(1.0)), REAL(1.0))
    v40 = np.where(v29, _max(REAL(1e-06), v33 / np.where((~probes) & v29, np.where(v29, v33 - v28, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v41 = np.where(probes, np.where(v29, _min(REAL(1.0), np.where(v38, 2.0 * v33, v36 + v37) / v39), REAL(1.0)), v40)
    v42 = _min(REAL(1.0), v41)
    v43 = (crossing[1] | crossing[0]) | (~(np.int8(0) == heading[0]))
    v44 = (~((12.0 <= passes) | (probes | v43))) & (v42 < 1.0)
    v45 = probes | v44
    v46 = ~v45
    v47 = (6.0 * qd[1]) + (trial * (v11[12] + v21))
    v48 = v46 & ((v14 * v47) < 0.0)
    v49 = np.where(v12, REAL(0.0), v26 * v14)
    v50 = np.abs(v49)
    v51 = _max(v50, np.abs(v16[0]))
    v52 = (np.abs(v16[0] - v49) <= (v51 * np.where(v51 < (1.0000000009313226 * v51), REAL(1e-11), REAL(1e-05)))) & v16[2]
    v53 = _max(v50, np.abs(v20[0]))
    v54 = v20[2] & (np.abs(v20[0] - v49) <= (v53 * np.where(v53 < (1.0000000009313226 * v53), REAL(1e-11), REAL(1e-05))))
    v55 = _max(v50, np.abs(v22[0]))
    v56 = (np.abs(v22[0] - v49) <= (v55 * np.where(v55 < (1.0000000009313226 * v55), REAL(1e-11), REAL(1e-05)))) & v22[2]
    v57 = v56 & (v54 & v52)
    v58 = np.where(v12, q[1], q[1] + (v23 * v47))
    v59 = qd[0] + (v23 * v11[11])
    v60 = tau[0] * trial
    v61 = v59 + (prepared[10] * v60)
    v62 = q[0] + (trial * (v59 + (prepared[9] * v60)))
    v63 = _mode_of(qd[0])
    v64 = _interpolated_again(prepared, (prepared[1], tau[0], tau[1], prepared[3], prepared[2], q[0], q[1], qd[0], qd[1], trial, past, v11[13], v62, v58, v61, v25), (v5, v57, v48), (v63, forced[0], v11[1]))
    v65 = np.where(v48, v64[2], v61)
    v66 = crossing[1] | (v13 & (v27 < 0.0))
    v67 = v46 & (crossing[0] | v66)
    v68 = np.where(v48, v64[3], v25)
    v69 = np.where(v48, v64[6], v11[1])
    v70 = v29 & (v41 <= v42)
    v71 = np.where(v45, past, np.where(v43, trial + past, dt))
    v72 = np.where(probes, whole, trial)
    v73 = np.where(v45, v42 * v72, dt - v71)
    v74 = np.where(v11[6] | v11[5], np.where(v11[10], REAL(4.0), np.where(v11[9] & (~v11[4]), np.where(v11[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v11[8], REAL(5.0), REAL(2.0)))
    v75 = (np.abs(tau[1]) + (np.abs(v11[11]) + (np.abs(tau[0]) + np.abs(v11[12])))) < 1e+38
    v76 = np.where(v75, np.where(v11[15], v74, REAL(5.0)), REAL(6.0))
    v77 = 2.0 == v76
    v78 = np.where(np.where(v48, v64[4], v57) | v77, REAL(0.0), REAL(5.0))
    v79 = np.where(((1.0 == v76) | (1.0 == worst)) | (1.0 == v78), REAL(1.0), REAL(0.0))
    v80 = np.where(((3.0 == worst) | (3.0 == v76)) | (3.0 == v78), REAL(3.0), v79)
    v81 = np.where(((4.0 == worst) | (4.0 == v76)) | (4.0 == v78), REAL(4.0), v80)
    v82 = (5.0 == v78) | ((5.0 == worst) | (5.0 == v76))
    v83 = np.where(v82, REAL(5.0), np.where((v77 | (2.0 == worst)) | (2.0 == v78), REAL(2.0), v81))
    v84 = np.where(((7.0 == worst) | (7.0 == v76)) | (7.0 == v78), REAL(7.0), v83)
    return (
        np.where(v45, q[0], np.where(v48, v64[0], v62)),
        np.where(v45, q[1], np.where(v48, v64[1], v58)),
        np.where(v45, qd[0], np.where(v67, np.where(crossing[0], REAL(0.0), v65), v65)),
        np.where(v45, qd[1], np.where(v67, np.where(v66 | (np.int8(0) == v69), REAL(0.0), v68), v68)),
        np.where(v48, v64[5], v63),
        v69,
        np.bool_(False),
        probes & (v13 & v70),
        np.where(v45, forced[0], np.where(v43, heading[0], np.int8(0))),
        np.where(probes, np.where(v12 & v70, np.where(v12, _mode_of(2.0 * tau[1]), np.int8(0)), np.int8(0)), np.int8(0)),
        v44,
        v27,
        v71,
        np.where(v45, v72, v73),
        v73,
        1.0 + passes,
        np.where(((6.0 == v76) | (6.0 == worst)) | (6.0 == v78), REAL(6.0), v84),
        v46 & (v73 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], qd[0], qd[1], mode[0], mode[1], np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.bool_(False), REAL(0.0), REAL(0.0), dt, dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1])
    for _ in range(14):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:9], v0[9:10], v0[10], v0[11:12], v0[12], v0[13], v0[14], v0[15], v0[16], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = (np.abs(v0[0]) + (np.abs(v0[1]) + (np.abs(v0[3]) + np.abs(v0[2])))) < 1e+38
    v2 = 7.0 == v0[16]
    v3 = np.abs(dt) + (np.abs(q[1]) + (np.abs(qd[1]) + np.abs(qd[0])))
    v4 = ((np.abs(tau[0]) + (np.abs(q[0]) + v3)) < 1e+38) & (np.abs(tau[1]) < 1e+38)
    v5 = v4 & (0.0 < dt)
    v6 = (v5 & (~v2)) & v1
    v7 = 2.0 == v0[16]
    v8 = np.where(v7 | v0[17], REAL(0.0), REAL(5.0))
    v9 = np.where((3.0 == v0[16]) | (3.0 == v8), REAL(3.0), np.where((1.0 == v0[16]) | (1.0 == v8), REAL(1.0), REAL(0.0)))
    v10 = np.where(v7 | (2.0 == v8), REAL(2.0), np.where((4.0 == v0[16]) | (4.0 == v8), REAL(4.0), v9))
    v11 = np.where(v2 | (7.0 == v8), REAL(7.0), np.where((5.0 == v8) | (5.0 == v0[16]), REAL(5.0), v10))
    return (
        np.where(v6, v0[0], q[0]),
        np.where(v6, v0[1], q[1]),
        np.where(v6, v0[2], qd[0]),
        np.where(v6, v0[3], qd[1]),
        np.where(v6, v0[4], mode[0]),
        np.where(v6, v0[5], mode[1]),
        np.where(v6, np.where((6.0 == v0[16]) | (6.0 == v8), REAL(6.0), v11), np.where(v5 & v2, REAL(7.0), REAL(6.0))),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
    all of these.

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

    Operations: at most 66466 add, 81018 mul, 266 div, 28 sqrt, 0 sincos, 411323 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 14), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, np.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], np.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
