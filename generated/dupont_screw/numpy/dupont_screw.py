# dupont_screw, emitted by symgen 0.1.0
"""A screw lifts a load, the scalar case of Dupont (1993)

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "weight",
)
DEFAULTS = (
    300.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 1))
    with np.errstate(all="ignore"):
        v0 = 1.6666666666666667 * parameters[0]
        v1 = 0.41666666666666674 * parameters[0]
        values = (
            parameters[0],
            0.01818181818181818 * parameters[0],
            _min(v0, v1),
            _max(v0, v1),
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
        REAL(55.0),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      M[1][1]  inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _bias(prepared, q, qd):
    return (
        prepared[0],
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: screw
      qd[1]  joint rates, rad/s or m/s

    Gives
      h[1]  bias, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:1], REAL, (1,), lanes)


def _gravity(prepared, q):
    return (
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      g[1]  gravity terms, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:1], REAL, (1,), lanes)


def _coriolis_matrix(prepared, q, qd):
    return (
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: screw
      qd[1]  joint rates, rad/s or m/s

    Gives
      C[1][1]  Christoffel's matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    return (
        prepared[0] + (55.0 * qdd[0]),
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              screw

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    return (
        (0.01818181818181818 * tau[0]) - prepared[1],
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              screw

    Gives
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:1], REAL, (1,), lanes)


def _kinetic_energy(prepared, q, qd):
    return (
        qd[0] * (qd[0] * 27.5),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: screw
      qd[1]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
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
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      V  potential energy, J

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _inertia_power(prepared, q):
    return (
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      P[1][1][1]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:1], REAL, (1, 1, 1), lanes)


def _reactions(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        50.0 * qdd[0],
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[1][6]  force, then moment, per joint, N and N m; row by row

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (1, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(55.0),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[1][1]    d tau/dq; row by row
      by_qd[1][1]   d tau/dqd; row by row
      by_qdd[1][1]  d tau/dqdd, the inertia matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1, 1), lanes), _pack(values[1:2], REAL, (1, 1), lanes), _pack(values[2:3], REAL, (1, 1), lanes)


def _linearize(prepared, q, qd, tau):
    return (
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.01818181818181818),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              screw

    Gives
      A[2][2]  state matrix, state (q, qd); row by row
      B[2][1]  input matrix, one column per joint; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:6], REAL, (2, 1), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = dt * ((0.01818181818181818 * tau[0]) - prepared[1])
    return (
        q[0] + (dt * (qd[0] + (0.5 * v0))),
        qd[0] + v0,
        REAL(1.0),
        dt,
        REAL(0.0),
        REAL(1.0),
        dt * (dt * 0.00909090909090909),
        0.01818181818181818 * dt,
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              screw
      dt      step, s

    Gives
      q_next[1]   joint coordinates in the chain's order, rad or m
      qd_next[1]  joint rates, rad/s or m/s
      A[2][2]     d(q_next, qd_next)/d(q, qd); row by row
      B[2][1]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Operations: 4 add, 7 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:6], REAL, (2, 2), lanes), _pack(values[6:8], REAL, (2, 1), lanes)


def _regressor(prepared, q, qd, qdd):
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
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[1][10]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:10], REAL, (1, 10), lanes)


def _stiffness_matrix(prepared, q):
    return (
        REAL(0.0),
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      K[1][1]  stiffness matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: screw

    Gives
      D[1][1]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _sticking_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = tau[0] - prepared[0]
    v1 = np.where(stuck[0], REAL(0.0), REAL(0.01818181818181818))
    v2 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), REAL(1.0)))
    v3 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), v0))
    v4 = (REAL(0.0), REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (np.sign(qd[0]), (5.0 * v2) - 1.0, tau[0] - (5.0 * v3))
    v4_of_context_boolean = (~stuck[0],)
    for _ in range(40):
        *v4_next, v4_now = _sticking_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    return (
        np.where(stuck[0], v0, v4[0]),
        np.where(stuck[0], REAL(0.0), v3 - (v2 * v4[0])),
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[1]      joint coordinates in the chain's order, rad or m: screw
      qd[1]     joint rates, rad/s or m/s
      tau[1]    joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                screw
      stuck[1]  joints to hold at rest

    Gives
      f[1]    friction, positive against positive rates, N m or N
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Operations: at most 604 add, 845 mul, 40 div, 0 sqrt, 0 sincos, 1849 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("stuck", stuck, np.bool_, 1))
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes)


def _dynamics_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = tau[0] - prepared[0]
    v1 = np.int8(0) == mode[0]
    v2 = np.where(v1, REAL(0.0), REAL(0.01818181818181818))
    v3 = np.where(v1, REAL(0.0), np.where(v1, REAL(0.0), v0) * v2)
    v4 = np.where(v1, REAL(0.0), REAL(1.0))
    v5 = np.where(v1, REAL(0.0), v2 * v4)
    v6 = 1.0 - (5.0 * v5)
    v7 = tau[0] - (5.0 * v3)
    v8 = ~v1
    v9 = _real_of(mode[0])
    v10 = (REAL(0.0), REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (v9, -v6, v7)
    v10_of_context_boolean = (v8,)
    for _ in range(40):
        *v10_next, v10_now = _dynamics_loads(prepared, v10[0:1], v10[1:2], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.where(v1, REAL(0.0), v3 - (v5 * v10[0]))
    v12 = (np.abs(v0) + np.abs(v11)) < 1e+38
    v13 = v9 * (v7 - (v6 * v10[0]))
    v14 = np.where(v1, REAL(0.0), np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v13))
    v15 = np.abs(v10[0] - v14)
    v16 = _max(np.abs(v14), np.abs(v10[0]))
    v17 = v10[2] & (v15 <= (v16 * np.where(v16 < (1.0000000009313226 * v16), REAL(1e-11), REAL(1e-05))))
    v18 = 1.0 + (0.5082956259426847 * v6)
    v19 = 1.0 - (0.47643979057591623 * v6)
    v20 = v18 * v19
    v21 = v8 & (v20 < 0.0)
    v22 = v4 <= 1.0
    v23 = v21 & v22
    v24 = np.where(0.0 < np.where(v1, REAL(1.0), np.where(v22 & (0.0 < v20), REAL(1.0), _min(v18, v19))), REAL(0.0), REAL(3.0))
    v25 = np.where(((1e-05 * v16) < v15) & (v23 & (~v17)), REAL(2.0), REAL(5.0))
    v26 = np.where(v12, np.where(v17, np.where(v21 & (v17 & v23), REAL(4.0), v24), v25), REAL(6.0))
    return (
        np.where(v1, v0, v10[0]),
        v11,
        np.where((np.abs(q[0]) + np.abs(qd[0])) < 1e+38, v26, REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[1]     joint coordinates in the chain's order, rad or m: screw
      qd[1]    joint rates, rad/s or m/s
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[1]    friction, positive against positive rates, N m or N
      qdd[1]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 610 add, 855 mul, 40 div, 0 sqrt, 0 sincos, 1890 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1))
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (), lanes)


def _limits_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = tau[0] - prepared[0]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = tau[0] - (5.0 * v3)
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = np.where(v0, REAL(0.0), v1 * v5)
    v7 = 1.0 - (5.0 * v6)
    v8 = ~v0
    v9 = _real_of(mode[0])
    v10 = (REAL(0.0), REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (v9, -v7, v4)
    v10_of_context_boolean = (v8,)
    for _ in range(40):
        *v10_next, v10_now = _limits_loads(prepared, v10[0:1], v10[1:2], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.where(v0, v2, v10[0])
    v12 = np.where(v0, REAL(0.0), v3 - (v6 * v10[0]))
    v13 = (tau[0] - (5.0 * v12)) - v11
    v14 = 1.6666666666666667 * v13
    v15 = 0.41666666666666674 * v13
    v16 = v9 * (v4 - (v7 * v10[0]))
    v17 = np.where(v0, REAL(0.0), np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v16))
    v18 = _max(np.abs(v17), np.abs(v10[0]))
    v19 = np.abs(v10[0] - v17)
    v20 = v10[2] & (v19 <= (v18 * np.where(v18 < (1.0000000009313226 * v18), REAL(1e-11), REAL(1e-05))))
    v21 = 1.0 - (0.47643979057591623 * v7)
    v22 = 1.0 + (0.5082956259426847 * v7)
    v23 = v22 * v21
    v24 = v8 & (v23 < 0.0)
    v25 = v5 <= 1.0
    v26 = v24 & v25
    v27 = np.where(((1e-05 * v18) < v19) & (v26 & (~v20)), REAL(2.0), REAL(5.0))
    v28 = np.where(0.0 < np.where(v0, REAL(1.0), np.where(v25 & (0.0 < v23), REAL(1.0), _min(v22, v21))), REAL(0.0), REAL(3.0))
    v29 = (np.abs(v2) + np.abs(v12)) < 1e+38
    v30 = np.where(v29, np.where(v20, np.where(v24 & (v26 & v20), REAL(4.0), v28), v27), REAL(6.0))
    return (
        v11,
        v12,
        _min(v15, v14) - v13,
        _max(v15, v14) - v13,
        v9 * v13,
        np.where((np.abs(q[0]) + np.abs(qd[0])) < 1e+38, v30, REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[1]     joint coordinates in the chain's order, rad or m: screw
      qd[1]    joint rates, rad/s or m/s
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[1]     friction, positive against positive rates, N m or N
      qdd[1]   joint accelerations, rad/s^2 or m/s^2
      low[1]   lowest friction that holds the joint, N m or N
      high[1]  highest friction that holds the joint, N m or N
      load[1]  signed force on bearing or slide, or what a drive with losses carries, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 614 add, 859 mul, 40 div, 0 sqrt, 0 sincos, 1892 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1))
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (1,), lanes), _pack(values[3:4], REAL, (1,), lanes), _pack(values[4:5], REAL, (1,), lanes), _pack(values[5:6], REAL, (), lanes)


def _before_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _decide_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = np.where(v0, REAL(0.0), REAL(1.0))
    v3 = np.where(v0, REAL(0.0), v2 * v1)
    v4 = 1.0 - (5.0 * v3)
    v5 = 1.0 - (0.47643979057591623 * v4)
    v6 = 1.0 + (0.5082956259426847 * v4)
    v7 = v6 * v5
    v8 = v2 <= 1.0
    v9 = 0.0 < np.where(v0, REAL(1.0), np.where(v8 & (0.0 < v7), REAL(1.0), _min(v6, v5)))
    v10 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), context_real[0]))
    v11 = context_real[1] - (5.0 * v10)
    v12 = ~v0
    v13 = _real_of(pattern[0])
    v14 = (np.where(v9, number[1], REAL(0.0)), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (v13, -v4, v11)
    v14_of_context_boolean = (v12,)
    for _ in range(40):
        *v14_next, v14_now = _decide_pattern_loads(prepared, v14[0:1], v14[1:2], v14_of_context_real, v14_of_context_boolean)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = np.where(v0, context_real[0], v14[0])
    v16 = np.where(v0, REAL(0.0), v10 - (v3 * v14[0]))
    v17 = (context_real[1] - (5.0 * v16)) - v15
    v18 = 1.6666666666666667 * v17
    v19 = 0.41666666666666674 * v17
    v20 = v15 + v17
    v21 = np.where(v0, _min(_max(v19, v18) - v20, v20 - _min(v19, v18)), v13 * v16)
    v22 = np.where(v0, v21, 55.0 * v21)
    v23 = _max(np.abs(v15), np.abs(context_real[0]))
    v24 = ~flag[0]
    v25 = context_boolean[1] & v24
    v26 = ((v0 & (0.0 <= v21)) | (0.0 < v21)) | (v25 & (((-1e-06) * v23) <= v22))
    v27 = v13 * (v11 - (v4 * v14[0]))
    v28 = np.where(v0, REAL(0.0), np.where(0.0 < v27, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v13 * v27))
    v29 = _max(np.abs(v14[0]), np.abs(v28))
    v30 = np.abs(v14[0] - v28)
    v31 = v14[2] & (v30 <= (v29 * np.where(v29 < (1.0000000009313226 * v29), REAL(1e-11), REAL(1e-05))))
    v32 = v31 & (context_boolean[0] | v26)
    v33 = flag[1] | v32
    v34 = np.where(v25, np.int8(1) == context_mode[1], context_boolean[3])
    v35 = np.where(v25, np.int8(-1) == context_mode[1], context_boolean[4])
    v36 = v35 | v34
    v37 = -(1.0 - v2)
    v38 = (v35 & (np.int8(1) == pattern[0])) | ((v0 & ((v37 <= 0.0) & (0.0 <= v37))) & v36)
    v39 = np.where(v38, v2, 1.0 + v2)
    v40 = ~(v38 | (v39 <= np.where(v36, REAL(1.0), REAL(0.0))))
    v41 = (~v33) & v40
    v42 = (context_boolean[1] & (v24 & v41)) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]))
    v43 = np.where(((0.0 <= v39) & (v39 <= 0.0)) & (context_boolean[2] & (~v25)), np.int8(0), np.where(v34, np.int8(1), np.int8(-1)))
    v44 = ~flag[1]
    v45 = v31 & (context_boolean[0] | (((-1e-12) * v23) <= v22))
    v46 = ((~flag[2]) & (v44 & v45)) | (v32 & v44)
    v47 = flag[3] | (flag[1] & v32)
    v48 = ~v31
    v49 = v12 & (v7 < 0.0)
    v50 = v8 & v49
    return (
        np.where(v42, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v38, np.where(v0 & v34, np.int8(1), np.int8(-1)), v43)),
        np.where(v46, pattern[0], best[0]),
        flag[0] | v42,
        v33,
        flag[2] | v45,
        v47,
        flag[4] | (v48 & (~(((1e-05 * v29) < v30) & (v48 & v50)))),
        np.where(v46, v9, flag[5]),
        np.where(v46, v49 & (v31 & v50), flag[6]),
        np.where(v46, v16, number[0]),
        v14[0],
        (v33 & (v47 | (v40 | (v0 | (~v38))))) | (v41 & (~v42)),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = tau[0] - prepared[0]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), REAL(1.0)))
    v5 = (REAL(0.0), REAL(0.0))
    v5_done = np.False_
    v5_of_context_real = (_real_of(mode[0]), (5.0 * v4) - 1.0, tau[0] - (5.0 * v3))
    v5_of_context_boolean = (~v0,)
    for _ in range(40):
        *v5_next, v5_now = _before_loads(prepared, v5[0:1], v5[1:2], v5_of_context_real, v5_of_context_boolean)
        v5 = tuple(np.where(v5_done, old, new) for old, new in zip(v5, v5_next))
        v5_done = v5_done | v5_now
        if np.all(v5_done):
            break
    v5 = (*v5, v5_done)
    v6 = np.where(v0, v2, v5[0])
    v7 = (tau[0] - (5.0 * np.where(v0, REAL(0.0), v3 - (v4 * v5[0])))) - v6
    v8 = 1.6666666666666667 * v7
    v9 = 0.41666666666666674 * v7
    v10 = _mode_of((v6 + v7) - (0.5 * (_min(v9, v8) + _max(v9, v8))))
    v11 = 0.0 == qd[0]
    v12 = (reached[0] & v11) & (~(np.int8(0) == v10))
    v13 = np.where(v0, _mode_of(qd[0]), mode[0])
    v14 = 0.01818181818181818 * v2
    v15 = np.abs(v14)
    v16 = 1e-08 * v15
    v17 = -v16
    v18 = np.where(v11, v17 < v14, np.int8(1) == v13)
    v19 = 0.6666666666666667 * np.abs(tau[0] - (0.09090909090909094 * v2))
    v20 = 2.5384615384615388 * v19
    v21 = _min(v20, v20)
    v22 = _min(v21, v19 + (0.6060606060606061 * v21))
    v23 = v11 & (v15 <= (v16 + (0.018183636363636364 * _min(v22, v19 + (0.6060606060606061 * v22)))))
    v24 = np.where(v23 & (~v12), np.int8(0), np.where(np.where(v12, np.int8(1) == v10, v18), np.int8(1), np.int8(-1)))
    v25 = (v24, v24, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v25_done = np.False_
    v25_of_context_real = (v2, tau[0])
    v25_of_context_boolean = (~v11, v12, v23, v18, np.where(v11, v17 < (-v14), np.int8(-1) == v13))
    v25_of_context_mode = (v13, v10)
    for _ in range(6):
        *v25_next, v25_now = _decide_pattern(prepared, v25[0:1], v25[1:2], v25[2:9], v25[9:11], v25_of_context_real, v25_of_context_boolean, v25_of_context_mode)
        v25 = tuple(np.where(v25_done, old, new) for old, new in zip(v25, v25_next))
        v25_done = v25_done | v25_now
        if np.all(v25_done):
            break
    v25 = (*v25, v25_done)
    v26 = np.where(v25[11], np.where(v25[4] | v25[3], np.where(v25[8], REAL(4.0), np.where(v25[5], REAL(1.0), np.where(v25[7], REAL(0.0), REAL(3.0)))), np.where(v25[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v27 = np.where((np.abs(v2) + np.abs(v25[9])) < 1e+38, v26, REAL(6.0))
    return (
        v25[1],
        np.where((np.abs(q[0]) + np.abs(qd[0])) < 1e+38, v27, REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[1]        joint coordinates in the chain's order, rad or m: screw
      qd[1]       joint rates, rad/s or m/s
      tau[1]      joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
                  screw
      mode[1]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[1]  joints whose static limit was reached at this event

    Gives
      mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 4299 add, 6029 mul, 280 div, 0 sqrt, 0 sincos, 13699 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1), ("reached", reached, np.bool_, 1))
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:1], np.int8, (1,), lanes), _pack(values[1:2], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = prepared[0] + (55.0 * qdd[0])
    v1 = 0.0 == qd[0]
    v2 = np.where(v1, np.sign(qdd[0]), np.sign(qd[0]))
    v3 = v2 * ((5.0 * qdd[0]) - v0)
    v4 = v0 - (v2 * ((0.01592791768338425 * v3) - (0.4923677082593005 * np.abs(v3))))
    return (
        v4,
        np.where(v1, prepared[2], v4),
        np.where(v1, prepared[3], v4),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      low[1]   lowest torque that holds a joint at rest, N m or N
      high[1]  highest torque that holds a joint at rest, N m or N

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 7 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (1,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
    )


def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: screw
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[1]  what the drives of prescribed joints must supply; zero at the others, N m or N: screw

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1,), lanes)


def _step_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(1.0))
    v2 = -(1.0 - v1)
    v3 = context_boolean[3] | context_boolean[2]
    v4 = ((v0 & ((v2 <= 0.0) & (0.0 <= v2))) & v3) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v5 = np.where(v4, v1, 1.0 + v1)
    v6 = np.where(context_boolean[1] & ((0.0 <= v5) & (v5 <= 0.0)), np.int8(0), np.where(context_boolean[2], np.int8(1), np.int8(-1)))
    v7 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v8 = np.where(v0, REAL(0.0), v1 * v7)
    v9 = 1.0 - (5.0 * v8)
    v10 = 1.0 - (0.47643979057591623 * v9)
    v11 = 1.0 + (0.5082956259426847 * v9)
    v12 = v11 * v10
    v13 = v1 <= 1.0
    v14 = 0.0 < np.where(v0, REAL(1.0), np.where(v13 & (0.0 < v12), REAL(1.0), _min(v11, v10)))
    v15 = np.where(v0, REAL(0.0), v7 * np.where(v0, REAL(0.0), context_real[0]))
    v16 = context_real[1] - (5.0 * v15)
    v17 = ~v0
    v18 = _real_of(pattern[0])
    v19 = (np.where(v14, number[1], REAL(0.0)), REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v18, -v9, v16)
    v19_of_context_boolean = (v17,)
    for _ in range(40):
        *v19_next, v19_now = _step_pattern_loads(prepared, v19[0:1], v19[1:2], v19_of_context_real, v19_of_context_boolean)
        v19 = tuple(np.where(v19_done, old, new) for old, new in zip(v19, v19_next))
        v19_done = v19_done | v19_now
        if np.all(v19_done):
            break
    v19 = (*v19, v19_done)
    v20 = np.where(v0, context_real[0], v19[0])
    v21 = np.where(v0, REAL(0.0), v15 - (v8 * v19[0]))
    v22 = (context_real[1] - (5.0 * v21)) - v20
    v23 = 1.6666666666666667 * v22
    v24 = 0.41666666666666674 * v22
    v25 = v20 + v22
    v26 = np.where(v0, _min(_max(v24, v23) - v25, v25 - _min(v24, v23)), v18 * v21)
    v27 = v18 * (v16 - (v9 * v19[0]))
    v28 = np.where(v0, REAL(0.0), np.where(0.0 < v27, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v18 * v27))
    v29 = _max(np.abs(v19[0]), np.abs(v28))
    v30 = np.abs(v19[0] - v28)
    v31 = v19[2] & (v30 <= (v29 * np.where(v29 < (1.0000000009313226 * v29), REAL(1e-11), REAL(1e-05))))
    v32 = v31 & (context_boolean[0] | ((v0 & (0.0 <= v26)) | (0.0 < v26)))
    v33 = ~flag[1]
    v34 = context_boolean[0] | (((-1e-12) * _max(np.abs(context_real[0]), np.abs(v20))) <= np.where(v0, v26, 55.0 * v26))
    v35 = v31 & v34
    v36 = ((~flag[2]) & (v33 & v35)) | (v33 & v32)
    v37 = flag[1] | v32
    v38 = flag[3] | (flag[1] & v32)
    v39 = ~v31
    v40 = v17 & (v12 < 0.0)
    v41 = v13 & v40
    v42 = ~(v4 | (v5 <= np.where(v3, REAL(1.0), REAL(0.0))))
    return (
        np.where(v4, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), v6),
        np.where(v36, pattern[0], best[0]),
        flag[0],
        v37,
        flag[2] | v35,
        v38,
        flag[4] | (v39 & (~(((1e-05 * v29) < v30) & (v41 & v39)))),
        np.where(v36, v14, flag[5]),
        np.where(v36, v40 & (v41 & v31), flag[6]),
        np.where(v36, v21, number[0]),
        v19[0],
        np.where(v36, REAL(0.0), number[2]),
        ((~v37) & v42) | (v37 & (v38 | (v42 | (v0 | (~v4))))),
    )


def _stage_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = tau[0] - prepared[0]
    v1 = tau[0] - v0
    v2 = np.abs(v1 + (0.9090909090909091 * v0))
    v3 = 1.6923076923076927 * v2
    v4 = _min(v3, v3)
    v5 = 0.6666666666666667 * v2
    v6 = _min(v4, v5 + (0.6060606060606061 * v4))
    v7 = 0.01818181818181818 * v0
    v8 = np.abs(v7)
    v9 = 1e-08 * v8
    v10 = 1.6666666666666667 * v1
    v11 = 0.41666666666666674 * v1
    v12 = np.abs(qd[0])
    v13 = (0.0 == v12) | (v12 < ((0.00909090909090909 * dt) * (_max(v11, v10) - _min(v11, v10))))
    v14 = v13 & (v8 <= (v9 + (0.018183636363636364 * _min(v6, v5 + (0.6060606060606061 * v6)))))
    v15 = -v9
    v16 = _mode_of(qd[0])
    v17 = np.where(v13, v15 < v7, np.int8(1) == v16)
    v18 = np.where(v14, np.int8(0), np.where(v17, np.int8(1), np.int8(-1)))
    v19 = (v18, v18, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v0, tau[0], qd[0])
    v19_of_context_boolean = (~v13, v14, v17, np.where(v13, v15 < (-v7), np.int8(-1) == v16))
    for _ in range(6):
        *v19_next, v19_now = _step_pattern(prepared, v19[0:1], v19[1:2], v19[2:9], v19[9:12], v19_of_context_real, v19_of_context_boolean)
        v19 = tuple(np.where(v19_done, old, new) for old, new in zip(v19, v19_next))
        v19_done = v19_done | v19_now
        if np.all(v19_done):
            break
    v19 = (*v19, v19_done)
    v20 = np.int8(0) == v19[1]
    v21 = np.where(v20, REAL(0.0), REAL(0.01818181818181818))
    v22 = np.where(v20, REAL(0.0), np.where(v20, REAL(0.0), v0) * v21)
    v23 = tau[0] - (5.0 * v22)
    v24 = np.where(v20, REAL(0.0), v21 * np.where(v20, REAL(0.0), REAL(1.0)))
    v25 = 1.0 - (5.0 * v24)
    v26 = -v25
    v27 = ~v20
    v28 = _real_of(v19[1])
    v29 = (v19[10], REAL(0.0))
    v29_done = np.False_
    v29_of_context_real = (v28, v26, v23)
    v29_of_context_boolean = (v27,)
    for _ in range(40):
        *v29_next, v29_now = _stage_loads(prepared, v29[0:1], v29[1:2], v29_of_context_real, v29_of_context_boolean)
        v29 = tuple(np.where(v29_done, old, new) for old, new in zip(v29, v29_next))
        v29_done = v29_done | v29_now
        if np.all(v29_done):
            break
    v29 = (*v29, v29_done)
    v30 = (v29[0], REAL(0.0))
    v30_done = np.False_
    v30_of_context_real = (v28, v26, v23)
    v30_of_context_boolean = (v27,)
    for _ in range(40):
        *v30_next, v30_now = _stage_loads(prepared, v30[0:1], v30[1:2], v30_of_context_real, v30_of_context_boolean)
        v30 = tuple(np.where(v30_done, old, new) for old, new in zip(v30, v30_next))
        v30_done = v30_done | v30_now
        if np.all(v30_done):
            break
    v30 = (*v30, v30_done)
    v31 = np.where(v20, REAL(0.0), v22 - (v24 * v29[0])) + np.where(v20, REAL(0.0), v22 - (v24 * v30[0]))
    v32 = (v30[0], REAL(0.0))
    v32_done = np.False_
    v32_of_context_real = (v28, v26, v23)
    v32_of_context_boolean = (v27,)
    for _ in range(40):
        *v32_next, v32_now = _stage_loads(prepared, v32[0:1], v32[1:2], v32_of_context_real, v32_of_context_boolean)
        v32 = tuple(np.where(v32_done, old, new) for old, new in zip(v32, v32_next))
        v32_done = v32_done | v32_now
        if np.all(v32_done):
            break
    v32 = (*v32, v32_done)
    v33 = 0.16666666666666666 * dt
    v34 = np.where(v20, REAL(0.0), qd[0] + v19[11])
    v35 = v34 + (((v19[9] + np.where(v20, REAL(0.0), v22 - (v24 * v32[0]))) + (2.0 * v31)) * v33)
    v36 = np.where(v20, REAL(0.0), v35)
    v37 = np.abs(q[0]) + (np.abs(dt) + (np.abs(tau[0]) + (v12 + np.abs(v36))))
    v38 = np.where(v20, q[0], q[0] + (v33 * ((6.0 * v34) + (dt * (v19[9] + v31)))))
    v39 = ((np.abs(v38) + v37) < 1e+38) & (0.0 < dt)
    v40 = v28 * v25
    v41 = v28 * v23
    v42 = (v30[0] * v40) - v41
    v43 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v42), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v42)))
    v44 = _max(np.abs(v30[0]), np.abs(v43))
    v45 = v30[2] & (np.abs(v30[0] - v43) <= (v44 * np.where(v44 < (1.0000000009313226 * v44), REAL(1e-11), REAL(1e-05))))
    v46 = (v29[0] * v40) - v41
    v47 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v46), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v46)))
    v48 = _max(np.abs(v29[0]), np.abs(v47))
    v49 = (np.abs(v29[0] - v47) <= (v48 * np.where(v48 < (1.0000000009313226 * v48), REAL(1e-11), REAL(1e-05)))) & v29[2]
    v50 = (v32[0] * v40) - v41
    v51 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v50), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v50)))
    v52 = _max(np.abs(v51), np.abs(v32[0]))
    v53 = (np.abs(v32[0] - v51) <= (v52 * np.where(v52 < (1.0000000009313226 * v52), REAL(1e-11), REAL(1e-05)))) & v32[2]
    v54 = np.where(v19[12], np.where(v19[4] | v19[3], np.where(v19[8], REAL(4.0), np.where(v19[5], REAL(1.0), np.where(v19[7], REAL(0.0), REAL(3.0)))), np.where(v19[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v55 = np.where((np.abs(v0) + np.abs(v19[9])) < 1e+38, v54, REAL(6.0))
    return (
        np.where(v39, v38, q[0]),
        np.where(v39, v36, qd[0]),
        np.where(v39, v19[1], mode[0]),
        np.where(v39, np.where(v53 & (v49 & v45), v55, _max(REAL(5.0), v55)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[1]     joint coordinates in the chain's order, rad or m: screw
      qd[1]    joint rates, rad/s or m/s
      mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      dt       step, s

    Gives
      q_next[1]     joint coordinates in the chain's order, rad or m
      qd_next[1]    joint rates, rad/s or m/s
      mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 5516 add, 7728 mul, 360 div, 0 sqrt, 0 sincos, 17302 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("mode", mode, np.int8, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], np.int8, (1,), lanes), _pack(values[3:4], REAL, (), lanes)


def _interpolated_pattern_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = np.where(v0, REAL(0.0), REAL(1.0))
    v3 = np.where(v0, REAL(0.0), v2 * v1)
    v4 = 1.0 - (5.0 * v3)
    v5 = 1.0 - (0.47643979057591623 * v4)
    v6 = 1.0 + (0.5082956259426847 * v4)
    v7 = v6 * v5
    v8 = v2 <= 1.0
    v9 = 0.0 < np.where(v0, REAL(1.0), np.where(v8 & (0.0 < v7), REAL(1.0), _min(v6, v5)))
    v10 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), context_real[0]))
    v11 = context_real[1] - (5.0 * v10)
    v12 = ~v0
    v13 = _real_of(pattern[0])
    v14 = (np.where(v9, number[1], REAL(0.0)), REAL(0.0))
    v14_done = np.False_
    v14_of_context_real = (v13, -v4, v11)
    v14_of_context_boolean = (v12,)
    for _ in range(40):
        *v14_next, v14_now = _interpolated_pattern_loads(prepared, v14[0:1], v14[1:2], v14_of_context_real, v14_of_context_boolean)
        v14 = tuple(np.where(v14_done, old, new) for old, new in zip(v14, v14_next))
        v14_done = v14_done | v14_now
        if np.all(v14_done):
            break
    v14 = (*v14, v14_done)
    v15 = np.where(v0, context_real[0], v14[0])
    v16 = np.where(v0, REAL(0.0), v10 - (v3 * v14[0]))
    v17 = (context_real[1] - (5.0 * v16)) - v15
    v18 = 1.6666666666666667 * v17
    v19 = 0.41666666666666674 * v17
    v20 = v15 + v17
    v21 = np.where(v0, _min(_max(v19, v18) - v20, v20 - _min(v19, v18)), v13 * v16)
    v22 = np.where(v0, v21, 55.0 * v21)
    v23 = _max(np.abs(context_real[0]), np.abs(v15))
    v24 = ~flag[0]
    v25 = context_boolean[1] & v24
    v26 = ((v0 & (0.0 <= v21)) | (0.0 < v21)) | (v25 & (((-1e-06) * v23) <= v22))
    v27 = v13 * (v11 - (v4 * v14[0]))
    v28 = np.where(v0, REAL(0.0), np.where(0.0 < v27, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v13 * v27))
    v29 = _max(np.abs(v14[0]), np.abs(v28))
    v30 = np.abs(v14[0] - v28)
    v31 = v14[2] & (v30 <= (v29 * np.where(v29 < (1.0000000009313226 * v29), REAL(1e-11), REAL(1e-05))))
    v32 = v31 & (context_boolean[0] | v26)
    v33 = flag[1] | v32
    v34 = np.where(v25, np.int8(1) == context_mode[1], context_boolean[3])
    v35 = np.where(v25, np.int8(-1) == context_mode[1], context_boolean[4])
    v36 = v35 | v34
    v37 = -(1.0 - v2)
    v38 = (v35 & (np.int8(1) == pattern[0])) | ((v0 & ((v37 <= 0.0) & (0.0 <= v37))) & v36)
    v39 = np.where(v38, v2, 1.0 + v2)
    v40 = ~(v38 | (v39 <= np.where(v36, REAL(1.0), REAL(0.0))))
    v41 = v40 & (~v33)
    v42 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v24 & v41))
    v43 = np.where(((0.0 <= v39) & (v39 <= 0.0)) & (context_boolean[2] & (~v25)), np.int8(0), np.where(v34, np.int8(1), np.int8(-1)))
    v44 = ~flag[1]
    v45 = v31 & (context_boolean[0] | (((-1e-12) * v23) <= v22))
    v46 = ((~flag[2]) & (v44 & v45)) | (v44 & v32)
    v47 = flag[3] | (flag[1] & v32)
    v48 = ~v31
    v49 = v12 & (v7 < 0.0)
    v50 = v8 & v49
    return (
        np.where(v42, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v38, np.where(v0 & v34, np.int8(1), np.int8(-1)), v43)),
        np.where(v46, pattern[0], best[0]),
        flag[0] | v42,
        v33,
        flag[2] | v45,
        v47,
        flag[4] | (v48 & (~(((1e-05 * v29) < v30) & (v50 & v48)))),
        np.where(v46, v9, flag[5]),
        np.where(v46, v49 & (v50 & v31), flag[6]),
        np.where(v46, v16, number[0]),
        v14[0],
        (v33 & ((v40 | (v0 | (~v38))) | v47)) | (v41 & (~v42)),
    )


def _margin_loads(prepared, u, polished, context_real, context_boolean):
    v0 = context_real[1] * context_real[0]
    v1 = context_real[0] * context_real[2]
    v2 = v1 + (u[0] * v0)
    v3 = context_real[0] * np.where(0.0 < v2, REAL(0.5082956259426847), REAL(-0.47643979057591623))
    v4 = np.where(context_boolean[0], v2 * v3, REAL(0.0))
    v5 = v1 + (v0 * v4)
    v6 = np.abs(v4 - np.where(context_boolean[0], np.where(0.0 < v5, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v5), REAL(0.0)))
    v7 = u[0] - v4
    v8 = v7 / (1.0 - np.where(context_boolean[0], v0 * v3, REAL(0.0)))
    v9 = u[0] - (0.125 * v8)
    v10 = v1 + (v0 * v9)
    v11 = np.abs(v9 - np.where(context_boolean[0], np.where(0.0 < v10, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v10), REAL(0.0)))
    v12 = u[0] - (0.5 * v8)
    v13 = v1 + (v0 * v12)
    v14 = np.abs(v12 - np.where(context_boolean[0], np.where(0.0 < v13, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v13), REAL(0.0)))
    v15 = u[0] - v8
    v16 = v1 + (v0 * v15)
    v17 = np.abs(v15 - np.where(context_boolean[0], np.where(0.0 < v16, REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (context_real[0] * v16), REAL(0.0)))
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
        (np.where(v25, v6, v24) <= 0.0) | v27,
    )


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = context_real[1] - prepared[0]
    v1 = np.int8(0) == context_mode[0]
    v2 = np.where(v1, REAL(0.0), REAL(0.01818181818181818))
    v3 = np.where(v1, REAL(0.0), v2 * np.where(v1, REAL(0.0), v0))
    v4 = np.where(v1, REAL(0.0), np.where(v1, REAL(0.0), REAL(1.0)) * v2)
    v5 = (context_real[3], REAL(0.0))
    v5_done = np.False_
    v5_of_context_real = (_real_of(context_mode[0]), (5.0 * v4) - 1.0, context_real[1] - (5.0 * v3))
    v5_of_context_boolean = (~v1,)
    for _ in range(40):
        *v5_next, v5_now = _margin_loads(prepared, v5[0:1], v5[1:2], v5_of_context_real, v5_of_context_boolean)
        v5 = tuple(np.where(v5_done, old, new) for old, new in zip(v5, v5_next))
        v5_done = v5_done | v5_now
        if np.all(v5_done):
            break
    v5 = (*v5, v5_done)
    v6 = (context_real[1] - v0) - (5.0 * np.where(v1, REAL(0.0), v3 - (v4 * v5[0])))
    v7 = 1.6666666666666667 * v6
    v8 = 0.41666666666666674 * v6
    v9 = v0 + v6
    v10 = v9 - _min(v8, v7)
    v11 = _max(v8, v7) - v9
    v12 = _min(v11, v10)
    v13 = (context_real[1] - context_real[0]) - (5.0 * context_real[2])
    v14 = 1.6666666666666667 * v13
    v15 = 0.41666666666666674 * v13
    v16 = context_real[0] + v13
    v17 = _max(REAL(0.0), _min(v16 - _min(v15, v14), _max(v15, v14) - v16))
    v18 = v1 & (v12 < 0.0)
    return (
        np.where(v18, v17 / np.where(v18, np.where(v18, v17 - v12, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v18,
        _mode_of(v10 - v11),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = tau[0] - prepared[0]
    v1 = 0.0 == qd[0]
    v2 = 0.01818181818181818 * v0
    v3 = np.abs(v2)
    v4 = 1e-08 * v3
    v5 = np.abs(tau[0] - (0.09090909090909094 * v0))
    v6 = 0.6666666666666667 * v5
    v7 = -v4
    v8 = _mode_of(qd[0])
    v9 = ~v1
    v10 = 1.6923076923076927 * v5
    v11 = _min(v10, v10)
    v12 = _min(v11, v6 + (0.6060606060606061 * v11))
    v13 = v1 & (v3 <= (v4 + (0.018183636363636364 * _min(v12, v6 + (0.6060606060606061 * v12)))))
    v14 = ~(np.int8(0) == forced[0])
    v15 = v14 & (v1 & v14)
    v16 = np.where(v1, v7 < v2, np.int8(1) == v8)
    v17 = np.where(v13 & (~v15), np.int8(0), np.where(np.where(v15, np.int8(1) == forced[0], v16), np.int8(1), np.int8(-1)))
    v18 = (v17, v17, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (v0, tau[0])
    v18_of_context_boolean = (v9, v15, v13, v16, np.where(v1, v7 < (-v2), np.int8(-1) == v8))
    v18_of_context_mode = (v8, forced[0])
    for _ in range(6):
        *v18_next, v18_now = _interpolated_pattern(prepared, v18[0:1], v18[1:2], v18[2:9], v18[9:11], v18_of_context_real, v18_of_context_boolean, v18_of_context_mode)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.int8(0) == v18[1]
    v20 = np.where(v19, REAL(0.0), REAL(0.01818181818181818))
    v21 = np.where(v19, REAL(0.0), np.where(v19, REAL(0.0), v0) * v20)
    v22 = np.where(v19, REAL(0.0), v20 * np.where(v19, REAL(0.0), REAL(1.0)))
    v23 = _real_of(v18[1])
    v24 = 1.0 - (5.0 * v22)
    v25 = -v24
    v26 = tau[0] - (5.0 * v21)
    v27 = ~v19
    v28 = (v18[10], REAL(0.0))
    v28_done = np.False_
    v28_of_context_real = (v23, v25, v26)
    v28_of_context_boolean = (v27,)
    for _ in range(40):
        *v28_next, v28_now = _stage_loads(prepared, v28[0:1], v28[1:2], v28_of_context_real, v28_of_context_boolean)
        v28 = tuple(np.where(v28_done, old, new) for old, new in zip(v28, v28_next))
        v28_done = v28_done | v28_now
        if np.all(v28_done):
            break
    v28 = (*v28, v28_done)
    v29 = (v28[0], REAL(0.0))
    v29_done = np.False_
    v29_of_context_real = (v23, v25, v26)
    v29_of_context_boolean = (v27,)
    for _ in range(40):
        *v29_next, v29_now = _stage_loads(prepared, v29[0:1], v29[1:2], v29_of_context_real, v29_of_context_boolean)
        v29 = tuple(np.where(v29_done, old, new) for old, new in zip(v29, v29_next))
        v29_done = v29_done | v29_now
        if np.all(v29_done):
            break
    v29 = (*v29, v29_done)
    v30 = np.where(v19, REAL(0.0), v21 - (v22 * v29[0])) + np.where(v19, REAL(0.0), v21 - (v22 * v28[0]))
    v31 = 0.16666666666666666 * trial
    v32 = np.where(v19, q[0], q[0] + (((6.0 * qd[0]) + (trial * (v18[9] + v30))) * v31))
    v33 = (v29[0], REAL(0.0))
    v33_done = np.False_
    v33_of_context_real = (v23, v25, v26)
    v33_of_context_boolean = (v27,)
    for _ in range(40):
        *v33_next, v33_now = _stage_loads(prepared, v33[0:1], v33[1:2], v33_of_context_real, v33_of_context_boolean)
        v33 = tuple(np.where(v33_done, old, new) for old, new in zip(v33, v33_next))
        v33_done = v33_done | v33_now
        if np.all(v33_done):
            break
    v33 = (*v33, v33_done)
    v34 = qd[0] + (v31 * ((v18[9] + np.where(v19, REAL(0.0), v21 - (v22 * v33[0]))) + (2.0 * v30)))
    v35 = np.where(v19, REAL(0.0), v34)
    v36 = _interpolated_breakaways(prepared, (v0, tau[0], v18[9], v18[10], v32, v35), (v18[1],))
    v37 = np.where(v19, v36[0], REAL(1.0))
    v38 = (v23 * v35) < 0.0
    v39 = v9 & v38
    v40 = np.where(v39, qd[0] / np.where(v39, np.where(v39, qd[0] - v35, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v41 = _min(v37, _min(REAL(1.0), v40))
    v42 = crossing[0] | (~(np.int8(0) == heading[0]))
    v43 = ((v41 < 1.0) & (~v42)) & (~(6.0 <= passes))
    v44 = crossing[0] | v38
    v45 = ~v43
    v46 = np.where(v43, past, np.where(v42, trial + past, dt))
    v47 = np.where(v43, trial * v41, dt - v46)
    v48 = np.where(v18[11], np.where(v18[4] | v18[3], np.where(v18[8], REAL(4.0), np.where(v18[5], REAL(1.0), np.where(v18[7], REAL(0.0), REAL(3.0)))), np.where(v18[6], REAL(5.0), REAL(2.0))), REAL(5.0))
    v49 = np.where((np.abs(v0) + np.abs(v18[9])) < 1e+38, v48, REAL(6.0))
    v50 = v23 * v24
    v51 = v23 * v26
    v52 = (v33[0] * v50) - v51
    v53 = np.where(v19, REAL(0.0), -(np.where(0.0 < (-v52), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v23 * v52)))
    v54 = _max(np.abs(v33[0]), np.abs(v53))
    v55 = (np.abs(v33[0] - v53) <= (v54 * np.where(v54 < (1.0000000009313226 * v54), REAL(1e-11), REAL(1e-05)))) & v33[2]
    v56 = (v28[0] * v50) - v51
    v57 = np.where(v19, REAL(0.0), -(np.where(0.0 < (-v56), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v23 * v56)))
    v58 = _max(np.abs(v28[0]), np.abs(v57))
    v59 = v28[2] & (np.abs(v28[0] - v57) <= (v58 * np.where(v58 < (1.0000000009313226 * v58), REAL(1e-11), REAL(1e-05))))
    v60 = (v29[0] * v50) - v51
    v61 = np.where(v19, REAL(0.0), -(np.where(0.0 < (-v60), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v23 * v60)))
    v62 = _max(np.abs(v61), np.abs(v29[0]))
    v63 = (np.abs(v29[0] - v61) <= (v62 * np.where(v62 < (1.0000000009313226 * v62), REAL(1e-11), REAL(1e-05)))) & v29[2]
    return (
        np.where(v43, q[0], v32),
        np.where(v43, qd[0], np.where(v44 & v45, np.where(v19 | v44, REAL(0.0), v35), v35)),
        v18[1],
        v43 & (v38 & (v40 <= v41)),
        np.where(v43, forced[0], np.where(v42, heading[0], np.int8(0))),
        np.where((v37 <= v41) & (v43 & np.where(v19, v36[1], np.bool_(False))), np.where(v19, v36[2], np.int8(0)), np.int8(0)),
        v46,
        v47,
        1.0 + passes,
        _max(worst, _max(v49, np.where(v55 & (v59 & v63), REAL(0.0), REAL(5.0)))),
        v45 & (v47 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], qd[0], mode[0], np.bool_(False), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0],)
    for _ in range(8):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0[4:5], v0[5:6], v0[6], v0[7], v0[8], v0[9], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(qd[0]) + (np.abs(tau[0]) + (np.abs(v0[1]) + np.abs(v0[0])))
    v2 = (0.0 < dt) & ((np.abs(q[0]) + (np.abs(dt) + v1)) < 1e+38)
    return (
        np.where(v2, v0[0], q[0]),
        np.where(v2, v0[1], qd[0]),
        np.where(v2, v0[2], mode[0]),
        np.where(v2, np.where(v0[10], v0[9], _max(REAL(5.0), v0[9])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[1]     joint coordinates in the chain's order, rad or m: screw
      qd[1]    joint rates, rad/s or m/s
      mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      dt       step, s

    Gives
      q_next[1]     joint coordinates in the chain's order, rad or m
      qd_next[1]    joint rates, rad/s or m/s
      mode_next[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 49029 add, 68664 mul, 3216 div, 0 sqrt, 0 sincos, 154591 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 4), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("mode", mode, np.int8, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], np.int8, (1,), lanes), _pack(values[3:4], REAL, (), lanes)
