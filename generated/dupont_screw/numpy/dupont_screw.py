# dupont_screw, emitted by symgen 0.2.0
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
            -parameters[0],
            _min(v0, v1),
            _max(v0, v1),
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
    "parameters.weight: must be finite and at most 1e+50 in magnitude",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 1))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        return (
            np.abs(parameters[0]) <= 1e+50,
        )


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

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
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

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
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

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
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

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 1 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
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

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
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

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
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

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
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

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
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

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
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

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
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

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 4 add, 7 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
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

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
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

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
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

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _applied_forces(prepared, q, qd):
    return (
        prepared[2],
        REAL(0.0),
        REAL(0.0),
    )


def applied_forces(prepared, q, qd):
    """Generalised forces of `loads` and `forces`; those of `potential`, and its value.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: screw
      qd[1]  joint rates, rad/s or m/s

    Gives
      Q[1]     generalised forces of `loads` and `forces`, N m or N
      pull[1]  generalised forces of `potential`, -dV/dq, N m or N
      V        `potential` itself, J

    Computed by the backward recursion of Newton and Euler over the loads (Luh, Walker and Paul 1980):
    symgen/derive/functions/applied_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _applied_forces(prepared, q, qd)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (), lanes)


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
    v2 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), v0))
    v3 = np.where(stuck[0], REAL(0.0), v1 * np.where(stuck[0], REAL(0.0), REAL(1.0)))
    v4 = (REAL(0.0), REAL(0.0))
    v4_done = np.False_
    v4_of_context_real = (np.sign(qd[0]), (5.0 * v3) - 1.0, tau[0] - (5.0 * v2))
    v4_of_context_boolean = (~stuck[0],)
    for _ in range(40):
        *v4_next, v4_now = _sticking_loads(prepared, v4[0:1], v4[1:2], v4_of_context_real, v4_of_context_boolean)
        v4 = tuple(np.where(v4_done, old, new) for old, new in zip(v4, v4_next))
        v4_done = v4_done | v4_now
        if np.all(v4_done):
            break
    v4 = (*v4, v4_done)
    v5 = np.abs(tau[0]) + (np.abs(q[0]) + np.abs(qd[0]))
    v6 = v5 < 1e+38
    return (
        np.where(v6, np.where(stuck[0], v0, v4[0]), v5),
        np.where(v6, np.where(stuck[0], REAL(0.0), v2 - (v3 * v4[0])), v5),
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

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

    Operations: at most 606 add, 845 mul, 40 div, 0 sqrt, 0 sincos, 1855 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("stuck", stuck, np.bool_, 1))
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


def _dynamics_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = context_boolean[3] | ((v14 & (0.0 <= v15)) | (0.0 < v15))
    v17 = (-1e-12) * _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = (context_real[6] * v6) - context_real[7]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[5] * v18)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = v23 & ((context_boolean[3] | (v17 <= np.where(v14, v15, 55.0 * v15))) | v16)
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v23) | v24, v8, u[0]),
        found[0] | v23,
        v24,
        (~context_boolean[2]) | (v24 | (other[0] | (~context_boolean[1]))),
    )


def _dynamics_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
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
    v2 = context_boolean[2] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[3] | (context_boolean[2] & v0[3]),
        context_boolean[4] | (~v2),
    )


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = tau[0] - prepared[0]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = tau[0] - (5.0 * v3)
    v5 = np.where(v0, REAL(0.0), REAL(1.0))
    v6 = np.where(v0, REAL(0.0), v1 * v5)
    v7 = 1.0 - (5.0 * v6)
    v8 = -v7
    v9 = ~v0
    v10 = _real_of(mode[0])
    v11 = (REAL(0.0), REAL(0.0))
    v11_done = np.False_
    v11_of_context_real = (v10, v8, v4)
    v11_of_context_boolean = (v9,)
    for _ in range(40):
        *v11_next, v11_now = _dynamics_loads(prepared, v11[0:1], v11[1:2], v11_of_context_real, v11_of_context_boolean)
        v11 = tuple(np.where(v11_done, old, new) for old, new in zip(v11, v11_next))
        v11_done = v11_done | v11_now
        if np.all(v11_done):
            break
    v11 = (*v11, v11_done)
    v12 = np.where(v0, v2, v11[0])
    v13 = np.where(v0, REAL(0.0), v3 - (v6 * v11[0]))
    v14 = (tau[0] - (5.0 * v13)) - v12
    v15 = 1.6666666666666667 * v14
    v16 = 0.41666666666666674 * v14
    v17 = v12 + v14
    v18 = np.where(v0, _min(v17 - _min(v16, v15), _max(v16, v15) - v17), v10 * v13)
    v19 = ~(0.0 == qd[0])
    v20 = np.abs(v2)
    v21 = ((-1e-12) * _max(np.abs(tau[0]), _max(np.abs(v12), v20))) <= np.where(v0, v18, 55.0 * v18)
    v22 = 1.0 - (0.47643979057591623 * v7)
    v23 = 1.0 + (0.5082956259426847 * v7)
    v24 = v23 * v22
    v25 = v5 <= 1.0
    v26 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v24) & v25, REAL(1.0), _min(v23, v22)))
    v27 = v26 | ((v19 | v21) | (v19 | ((v0 & (0.0 <= v18)) | (0.0 < v18))))
    v28 = v10 * ((v7 * v11[0]) - v4)
    v29 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v28), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v10 * v28)))
    v30 = _max(np.abs(v29), np.abs(v11[0]))
    v31 = np.abs(v11[0] - v29)
    v32 = v11[2] & (v31 <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05))))
    v33 = v9 & (v24 < 0.0)
    v34 = v25 & v33
    v35 = ((1e-05 * v30) < v31) & (v34 & (~v32))
    v36 = (v27 & v32) | v35
    v37 = v33 & (v32 & v34)
    v38 = _dynamics_loads_pieces(prepared, (v2, tau[0], v1, v3, v6, v10, v8, v4, v13, v12, v11[0]), (v0, v9, v32, v37, v35, ~v36, v19), (mode[0],))
    v39 = np.where(v36, v13, v38[0])
    v40 = np.where(np.where(v36, v32, v38[3]), np.where(np.where(v36, v37, v38[4]), REAL(4.0), np.where(v26, REAL(0.0), REAL(3.0))), np.where(np.where(v36, v35, v38[5]), REAL(2.0), REAL(5.0)))
    v41 = (np.abs(q[0]) + np.abs(qd[0])) < 1e+38
    return (
        np.where(v36, v12, v38[1]),
        v39,
        np.where(v41, np.where((v20 + np.abs(v39)) < 1e+38, v40, REAL(6.0)), REAL(6.0)),
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
      status  0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given modes;
              3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion in the
              given modes, known not to be the only one; 5 limit: the bound on iterations was reached first; 6 not
              finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28):
    symgen/derive/functions/friction_dynamics.py.

    Operations: at most 640 add, 902 mul, 42 div, 0 sqrt, 0 sincos, 2041 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1))
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


def _limits_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = context_boolean[3] | ((v14 & (0.0 <= v15)) | (0.0 < v15))
    v17 = (-1e-12) * _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = (context_real[6] * v6) - context_real[7]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[5] * v18)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = v23 & ((context_boolean[3] | (v17 <= np.where(v14, v15, 55.0 * v15))) | v16)
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v23) | v24, v8, u[0]),
        found[0] | v23,
        v24,
        (~context_boolean[2]) | (v24 | (other[0] | (~context_boolean[1]))),
    )


def _limits_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
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
    v2 = context_boolean[3] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[4] | (context_boolean[3] & v0[3]),
        context_boolean[5] | (~v2),
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
    v8 = -v7
    v9 = ~v0
    v10 = _real_of(mode[0])
    v11 = (REAL(0.0), REAL(0.0))
    v11_done = np.False_
    v11_of_context_real = (v10, v8, v4)
    v11_of_context_boolean = (v9,)
    for _ in range(40):
        *v11_next, v11_now = _limits_loads(prepared, v11[0:1], v11[1:2], v11_of_context_real, v11_of_context_boolean)
        v11 = tuple(np.where(v11_done, old, new) for old, new in zip(v11, v11_next))
        v11_done = v11_done | v11_now
        if np.all(v11_done):
            break
    v11 = (*v11, v11_done)
    v12 = np.where(v0, v2, v11[0])
    v13 = np.where(v0, REAL(0.0), v3 - (v6 * v11[0]))
    v14 = (tau[0] - (5.0 * v13)) - v12
    v15 = 1.6666666666666667 * v14
    v16 = 0.41666666666666674 * v14
    v17 = v12 + v14
    v18 = np.where(v0, _min(v17 - _min(v16, v15), _max(v16, v15) - v17), v10 * v13)
    v19 = ~(0.0 == qd[0])
    v20 = np.abs(v2)
    v21 = ((-1e-12) * _max(np.abs(tau[0]), _max(v20, np.abs(v12)))) <= np.where(v0, v18, 55.0 * v18)
    v22 = 1.0 - (0.47643979057591623 * v7)
    v23 = 1.0 + (0.5082956259426847 * v7)
    v24 = v23 * v22
    v25 = v5 <= 1.0
    v26 = 0.0 < np.where(v0, REAL(1.0), np.where((0.0 < v24) & v25, REAL(1.0), _min(v23, v22)))
    v27 = v26 | ((v19 | v21) | (v19 | ((v0 & (0.0 <= v18)) | (0.0 < v18))))
    v28 = v10 * ((v7 * v11[0]) - v4)
    v29 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v28), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v10 * v28)))
    v30 = _max(np.abs(v29), np.abs(v11[0]))
    v31 = np.abs(v11[0] - v29)
    v32 = v11[2] & (v31 <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05))))
    v33 = v9 & (v24 < 0.0)
    v34 = v25 & v33
    v35 = ((1e-05 * v30) < v31) & (v34 & (~v32))
    v36 = (v27 & v32) | v35
    v37 = v33 & (v34 & v32)
    v38 = _limits_loads_pieces(prepared, (v2, tau[0], v1, v3, v6, v10, v8, v4, v13, v12, v11[0]), (v0, v9, v19, v32, v37, v35, ~v36), (mode[0],))
    v39 = np.where(v36, v12, v38[1])
    v40 = np.where(v36, v13, v38[0])
    v41 = (tau[0] - (5.0 * v40)) - v39
    v42 = 1.6666666666666667 * v41
    v43 = 0.41666666666666674 * v41
    v44 = np.where(np.where(v36, v32, v38[3]), np.where(np.where(v36, v37, v38[4]), REAL(4.0), np.where(v26, REAL(0.0), REAL(3.0))), np.where(np.where(v36, v35, v38[5]), REAL(2.0), REAL(5.0)))
    v45 = (np.abs(q[0]) + np.abs(qd[0])) < 1e+38
    return (
        v39,
        v40,
        _min(v43, v42) - v41,
        _max(v43, v42) - v41,
        v10 * v41,
        np.where(v45, np.where((v20 + np.abs(v40)) < 1e+38, v44, REAL(6.0)), REAL(6.0)),
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
      status   0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
               modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a motion
               in the given modes, known not to be the only one; 5 limit: the bound on iterations was reached
               first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/friction_limits.py.

    Operations: at most 644 add, 906 mul, 42 div, 0 sqrt, 0 sincos, 2043 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1))
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (1,), lanes), _pack(values[3:4], REAL, (1,), lanes), _pack(values[4:5], REAL, (1,), lanes), _pack(values[5:6], REAL, (), lanes)


def _switching_loads(prepared, u, polished, context_real, context_boolean):
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


def _switching_loads_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = context_boolean[3] | ((v14 & (0.0 <= v15)) | (0.0 < v15))
    v17 = (-1e-12) * _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = (context_real[6] * v6) - context_real[7]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[5] * v18)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = v23 & ((context_boolean[3] | (v17 <= np.where(v14, v15, 55.0 * v15))) | v16)
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v23) | v24, v8, u[0]),
        found[0] | v23,
        v24,
        (~context_boolean[2]) | (v24 | (other[0] | (~context_boolean[1]))),
    )


def _switching_loads_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[6], context_boolean[2])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _switching_loads_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[3]) & v0[2])
    v2 = context_boolean[3] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[4] | (context_boolean[3] & v0[3]),
        context_boolean[5] | (~v2),
    )


def _switching_functions(prepared, q, qd, tau, mode):
    v0 = _real_of(mode[0])
    v1 = np.int8(0) == mode[0]
    v2 = np.where(v1, REAL(0.0), REAL(0.01818181818181818))
    v3 = tau[0] - prepared[0]
    v4 = np.where(v1, REAL(0.0), np.where(v1, REAL(0.0), v3) * v2)
    v5 = tau[0] - (5.0 * v4)
    v6 = np.where(v1, REAL(0.0), REAL(1.0))
    v7 = np.where(v1, REAL(0.0), v2 * v6)
    v8 = 1.0 - (5.0 * v7)
    v9 = -v8
    v10 = ~v1
    v11 = (REAL(0.0), REAL(0.0))
    v11_done = np.False_
    v11_of_context_real = (v0, v9, v5)
    v11_of_context_boolean = (v10,)
    for _ in range(40):
        *v11_next, v11_now = _switching_loads(prepared, v11[0:1], v11[1:2], v11_of_context_real, v11_of_context_boolean)
        v11 = tuple(np.where(v11_done, old, new) for old, new in zip(v11, v11_next))
        v11_done = v11_done | v11_now
        if np.all(v11_done):
            break
    v11 = (*v11, v11_done)
    v12 = np.where(v1, v3, v11[0])
    v13 = np.where(v1, REAL(0.0), v4 - (v7 * v11[0]))
    v14 = (tau[0] - (5.0 * v13)) - v12
    v15 = 1.6666666666666667 * v14
    v16 = 0.41666666666666674 * v14
    v17 = v12 + v14
    v18 = np.where(v1, _min(v17 - _min(v16, v15), _max(v16, v15) - v17), v0 * v13)
    v19 = ~(0.0 == qd[0])
    v20 = np.abs(v3)
    v21 = ((-1e-12) * _max(np.abs(tau[0]), _max(v20, np.abs(v12)))) <= np.where(v1, v18, 55.0 * v18)
    v22 = 1.0 - (0.47643979057591623 * v8)
    v23 = 1.0 + (0.5082956259426847 * v8)
    v24 = v23 * v22
    v25 = v6 <= 1.0
    v26 = 0.0 < np.where(v1, REAL(1.0), np.where((0.0 < v24) & v25, REAL(1.0), _min(v23, v22)))
    v27 = v26 | ((v19 | v21) | (v19 | ((v1 & (0.0 <= v18)) | (0.0 < v18))))
    v28 = v0 * ((v8 * v11[0]) - v5)
    v29 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v28), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v0 * v28)))
    v30 = _max(np.abs(v29), np.abs(v11[0]))
    v31 = np.abs(v11[0] - v29)
    v32 = v11[2] & (v31 <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05))))
    v33 = v10 & (v24 < 0.0)
    v34 = v25 & v33
    v35 = ((1e-05 * v30) < v31) & (v34 & (~v32))
    v36 = (v27 & v32) | v35
    v37 = v33 & (v34 & v32)
    v38 = _switching_loads_pieces(prepared, (v3, tau[0], v2, v4, v7, v0, v9, v5, v13, v12, v11[0]), (v1, v10, v19, v32, v37, v35, ~v36), (mode[0],))
    v39 = np.where(v36, v12, v38[1])
    v40 = np.where(v36, v13, v38[0])
    v41 = (tau[0] - (5.0 * v40)) - v39
    v42 = 1.6666666666666667 * v41
    v43 = 0.41666666666666674 * v41
    v44 = v39 + v41
    v45 = np.where(np.where(v36, v32, v38[3]), np.where(np.where(v36, v37, v38[4]), REAL(4.0), np.where(v26, REAL(0.0), REAL(3.0))), np.where(np.where(v36, v35, v38[5]), REAL(2.0), REAL(5.0)))
    v46 = (np.abs(q[0]) + np.abs(qd[0])) < 1e+38
    return (
        np.where(v1, REAL(0.0), qd[0] * v0),
        np.where(v1, v44 - _min(v43, v42), REAL(0.0)),
        np.where(v1, _max(v43, v42) - v44, REAL(0.0)),
        REAL(0.0),
        REAL(0.0),
        np.where(v1, REAL(0.0), v0 * v41),
        np.where(v46, np.where((v20 + np.abs(v40)) < 1e+38, v45, REAL(6.0)), REAL(6.0)),
    )


def switching_functions(prepared, q, qd, tau, mode):
    """Quantities whose zeros are the events of a motion.

    Takes
      q[1]     joint coordinates in the chain's order, rad or m: screw
      qd[1]    joint rates, rad/s or m/s
      tau[1]   joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
               screw
      mode[1]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      rate[1]     rates of sliding joints in the sense of their modes, rad/s or m/s
      lower[1]    friction of resting joints above the lowest that holds them, N m or N
      upper[1]    friction of resting joints below the highest that holds them, N m or N
      load[1][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
      status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
                  modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
                  motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
                  reached first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/switching_functions.py.

    Operations: at most 645 add, 907 mul, 42 div, 0 sqrt, 0 sincos, 2047 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1))
    with np.errstate(all="ignore"):
        values = _switching_functions(prepared, q, qd, tau, mode)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (1,), lanes), _pack(values[3:6], REAL, (1, 3), lanes), _pack(values[6:7], REAL, (), lanes)


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


def _decide_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = np.where(v14, v15, 55.0 * v15)
    v17 = _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = ((v14 & (0.0 <= v15)) | (0.0 < v15)) | (context_boolean[4] & (((-1e-06) * v17) <= v16))
    v19 = (context_real[6] * v6) - context_real[7]
    v20 = np.where(context_boolean[1], -(v0 * (v19 * np.where(0.0 < (-(context_real[5] * v19)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v21 = np.abs(v6)
    v22 = _max(np.abs(v20), v21)
    v23 = np.abs(v6 + v20) <= (v22 * np.where(v22 < (1.0000000009313226 * v22), REAL(1e-11), REAL(1e-05)))
    v24 = v23 & (v21 < 1e+38)
    v25 = v24 & ((context_boolean[3] | (((-1e-12) * v17) <= v16)) | (context_boolean[3] | v18))
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v24) | v25, v8, u[0]),
        found[0] | v24,
        v25,
        (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v25),
    )


def _decide_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[5], context_boolean[6], context_boolean[7])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _decide_pattern_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = ((~context_boolean[2]) & v0[2]) | v0[3]
    v2 = context_boolean[2] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[3] | (context_boolean[2] & v0[3]),
        context_boolean[4] | (~v2),
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
    v12 = -v4
    v13 = ~v0
    v14 = _real_of(pattern[0])
    v15 = (np.where(v9, number[2], REAL(0.0)), REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (v14, v12, v11)
    v15_of_context_boolean = (v13,)
    for _ in range(40):
        *v15_next, v15_now = _decide_pattern_loads(prepared, v15[0:1], v15[1:2], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = np.where(v0, context_real[0], v15[0])
    v17 = np.where(v0, REAL(0.0), v10 - (v3 * v15[0]))
    v18 = (context_real[1] - (5.0 * v17)) - v16
    v19 = 0.41666666666666674 * v18
    v20 = 1.6666666666666667 * v18
    v21 = v16 + v18
    v22 = np.where(v0, _min(_max(v20, v19) - v21, v21 - _min(v20, v19)), v14 * v17)
    v23 = np.abs(context_real[0])
    v24 = np.abs(context_real[1])
    v25 = ~flag[0]
    v26 = context_boolean[1] & v25
    v27 = v26 & (((-1e-06) * _max(v24, _max(v23, np.abs(v16)))) <= np.where(v0, v22, 55.0 * v22))
    v28 = v14 * ((v4 * v15[0]) - v11)
    v29 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v28), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v14 * v28)))
    v30 = _max(np.abs(v29), np.abs(v15[0]))
    v31 = np.abs(v15[0] - v29)
    v32 = (v31 <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05)))) & v15[2]
    v33 = v32 & (context_boolean[0] | (v27 | ((v0 & (0.0 <= v22)) | (0.0 < v22))))
    v34 = v13 & (v7 < 0.0)
    v35 = v8 & v34
    v36 = ((~v32) & v35) & ((1e-05 * v30) < v31)
    v37 = ~(v33 | (v9 | v36))
    v38 = flag[1] & v37
    v39 = v34 & (v32 & v35)
    v40 = _decide_pattern_pieces(prepared, (context_real[0], context_real[1], v1, v10, v3, v14, v12, v11, v17, v16, v15[0]), (v0, v13, v32, v39, v36, v38, context_boolean[0], v26), (pattern[0],))
    v41 = np.where(v38, v40[1], v16)
    v42 = np.where(v38, v40[0], v17)
    v43 = (context_real[1] - (5.0 * v42)) - v41
    v44 = 1.6666666666666667 * v43
    v45 = 0.41666666666666674 * v43
    v46 = v41 + v43
    v47 = np.where(v0, _min(_max(v45, v44) - v46, v46 - _min(v45, v44)), v14 * v42)
    v48 = np.where(v0, v47, 55.0 * v47)
    v49 = _max(v24, _max(v23, np.abs(v41)))
    v50 = ((v0 & (0.0 <= v47)) | (0.0 < v47)) | (v26 & (((-1e-06) * v49) <= v48))
    v51 = np.where(v38, v40[3], v32)
    v52 = v51 & (context_boolean[0] | v50)
    v53 = flag[3] | v52
    v54 = np.where(v26, np.int8(1) == context_mode[1], context_boolean[3])
    v55 = np.where(v26, np.int8(-1) == context_mode[1], context_boolean[4])
    v56 = v55 | v54
    v57 = -(1.0 - v2)
    v58 = (v55 & (np.int8(1) == pattern[0])) | ((v0 & ((v57 <= 0.0) & (0.0 <= v57))) & v56)
    v59 = np.where(v58, v2, 1.0 + v2)
    v60 = ~(v58 | (v59 <= np.where(v56, REAL(1.0), REAL(0.0))))
    v61 = (~v53) & v60
    v62 = flag[2] | v37
    v63 = (~flag[1]) & (v61 & v62)
    v64 = ~v63
    v65 = (context_boolean[1] & (v25 & (v61 & v64))) & (context_boolean[4] | (context_boolean[3] | context_boolean[2]))
    v66 = context_boolean[2] & (~v26)
    v67 = np.where(v54, np.int8(1), np.int8(-1))
    v68 = np.where(v58, np.where(v0 & v54, np.int8(1), np.int8(-1)), np.where(v66 & ((0.0 <= v59) & (v59 <= 0.0)), np.int8(0), v67))
    v69 = ~flag[3]
    v70 = v51 & (context_boolean[0] | (((-1e-12) * v49) <= v48))
    v71 = ((~flag[4]) & (v69 & v70)) | (v52 & v69)
    v72 = ~(v63 | v65)
    v73 = flag[5] | (flag[3] & v52)
    v74 = np.where(v38, v40[2], v15[0])
    return (
        np.where(v65, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v63, np.where(v66, np.int8(0), v67), v68)),
        np.where(v71, pattern[0], best[0]),
        flag[0] | v65,
        np.where(v65, np.bool_(False), flag[1] | v63),
        v62 & v72,
        v53,
        flag[4] | v70,
        v73,
        v64 & (flag[6] | ((~np.where(v38, v40[5], v36)) & (~v51))),
        np.where(v71, v9, flag[7]),
        np.where(v71, np.where(v38, v40[4], v39), flag[8]),
        np.where(v71, v42, number[0]),
        np.where(v71, v74, number[1]),
        v74,
        (v53 & (v73 | (v60 | (v0 | (~v58))))) | (v61 & v72),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = np.int8(0) == mode[0]
    v1 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v2 = tau[0] - prepared[0]
    v3 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), v2) * v1)
    v4 = tau[0] - (5.0 * v3)
    v5 = np.where(v0, REAL(0.0), v1 * np.where(v0, REAL(0.0), REAL(1.0)))
    v6 = 1.0 - (5.0 * v5)
    v7 = _real_of(mode[0])
    v8 = (REAL(0.0), REAL(0.0))
    v8_done = np.False_
    v8_of_context_real = (v7, -v6, v4)
    v8_of_context_boolean = (~v0,)
    for _ in range(40):
        *v8_next, v8_now = _before_loads(prepared, v8[0:1], v8[1:2], v8_of_context_real, v8_of_context_boolean)
        v8 = tuple(np.where(v8_done, old, new) for old, new in zip(v8, v8_next))
        v8_done = v8_done | v8_now
        if np.all(v8_done):
            break
    v8 = (*v8, v8_done)
    v9 = np.where(v0, v2, v8[0])
    v10 = (tau[0] - (5.0 * np.where(v0, REAL(0.0), v3 - (v5 * v8[0])))) - v9
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v7 * ((v6 * v8[0]) - v4)
    v14 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v13), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v7 * v13)))
    v15 = _max(np.abs(v14), np.abs(v8[0]))
    v16 = v8[2] & (np.abs(v8[0] - v14) <= (v15 * np.where(v15 < (1.0000000009313226 * v15), REAL(1e-11), REAL(1e-05))))
    v17 = np.where(v16, _mode_of((v9 + v10) - (0.5 * (_min(v12, v11) + _max(v12, v11)))), np.int8(0))
    v18 = 0.0 == qd[0]
    v19 = (v18 & reached[0]) & (~(np.int8(0) == v17))
    v20 = np.where(v0, _mode_of(qd[0]), mode[0])
    v21 = 0.01818181818181818 * v2
    v22 = np.abs(v21)
    v23 = 1e-08 * v22
    v24 = -v23
    v25 = np.where(v18, v24 < v21, np.int8(1) == v20)
    v26 = np.abs(tau[0] - (0.09090909090909094 * v2))
    v27 = 1.6923076923076927 * v26
    v28 = _min(v27, v27)
    v29 = 0.6666666666666667 * v26
    v30 = _min(v28, v29 + (0.6060606060606061 * v28))
    v31 = v18 & (v22 <= (v23 + (0.018183636363636364 * _min(v30, v29 + (0.6060606060606061 * v30)))))
    v32 = np.where(v31 & (~v19), np.int8(0), np.where(np.where(v19, np.int8(1) == v17, v25), np.int8(1), np.int8(-1)))
    v33 = (v32, v32, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0))
    v33_done = np.False_
    v33_of_context_real = (v2, tau[0])
    v33_of_context_boolean = (~v18, v19, v31, v25, np.where(v18, v24 < (-v21), np.int8(-1) == v20))
    v33_of_context_mode = (v20, v17)
    for _ in range(12):
        *v33_next, v33_now = _decide_pattern(prepared, v33[0:1], v33[1:2], v33[2:11], v33[11:14], v33_of_context_real, v33_of_context_boolean, v33_of_context_mode)
        v33 = tuple(np.where(v33_done, old, new) for old, new in zip(v33, v33_next))
        v33_done = v33_done | v33_now
        if np.all(v33_done):
            break
    v33 = (*v33, v33_done)
    v34 = np.where(v33[6] | v33[5], np.where(v33[10], REAL(4.0), np.where(v33[9] & (~v33[4]), np.where(v33[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v33[8], REAL(5.0), REAL(2.0)))
    v35 = np.where((np.abs(v2) + np.abs(v33[11])) < 1e+38, np.where(v33[14], v34, REAL(5.0)), REAL(6.0))
    return (
        v33[1],
        np.where((np.abs(q[0]) + np.abs(qd[0])) < 1e+38, v35, REAL(6.0)),
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

    Operations: at most 8345 add, 11795 mul, 544 div, 0 sqrt, 0 sincos, 27594 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("mode", mode, np.int8, 1), ("reached", reached, np.bool_, 1))
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
        np.where(v1, prepared[3], v4),
        np.where(v1, prepared[4], v4),
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

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 7 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], REAL, (1,), lanes)


def _friction_torque(prepared, q, qd, qdd, direction):
    v0 = np.where(qd[0] < 0.0, REAL(-1.0), np.where(0.0 < qd[0], REAL(1.0), _real_of(direction[0])))
    v1 = prepared[0] + (55.0 * qdd[0])
    v2 = ((5.0 * qdd[0]) - v1) * v0
    return (
        v1 - (v0 * ((0.01592791768338425 * v2) - (0.4923677082593005 * np.abs(v2)))),
    )


def friction_torque(prepared, q, qd, qdd, direction):
    """Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.

    Takes
      q[1]          joint coordinates in the chain's order, rad or m: screw
      qd[1]         joint rates, rad/s or m/s
      qdd[1]        joint accelerations, rad/s^2 or m/s^2
      direction[1]  intended directions of joints at rest: +1, 0 (none), -1

    Gives
      tau[1]  joint torques and forces, of a joint with a drive its motor's torque times the ratio, N m or N:
              screw

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
    (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.

    Operations: 4 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 6 other.
    """
    lanes, prepared, q, qd, qdd, direction = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1), ("direction", direction, np.int8, 1))
    with np.errstate(all="ignore"):
        values = _friction_torque(prepared, q, qd, qdd, direction)
    return _pack(values[0:1], REAL, (1,), lanes)


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

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
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


def _step_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = context_boolean[3] | ((v14 & (0.0 <= v15)) | (0.0 < v15))
    v17 = (-1e-12) * _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = (context_real[6] * v6) - context_real[7]
    v19 = np.where(context_boolean[1], -(v0 * (v18 * np.where(0.0 < (-(context_real[5] * v18)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v20 = np.abs(v6)
    v21 = _max(np.abs(v19), v20)
    v22 = np.abs(v6 + v19) <= (v21 * np.where(v21 < (1.0000000009313226 * v21), REAL(1e-11), REAL(1e-05)))
    v23 = v22 & (v20 < 1e+38)
    v24 = v23 & ((context_boolean[3] | (v17 <= np.where(v14, v15, 55.0 * v15))) | v16)
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v23) | v24, v8, u[0]),
        found[0] | v23,
        v24,
        (~context_boolean[2]) | (v24 | (other[0] | (~context_boolean[1]))),
    )


def _step_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
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
    v2 = context_boolean[3] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[4] | (context_boolean[3] & v0[3]),
        context_boolean[5] | (~v2),
    )


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
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
    v12 = -v4
    v13 = ~v0
    v14 = _real_of(pattern[0])
    v15 = (np.where(v9, number[3], REAL(0.0)), REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (v14, v12, v11)
    v15_of_context_boolean = (v13,)
    for _ in range(40):
        *v15_next, v15_now = _step_pattern_loads(prepared, v15[0:1], v15[1:2], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = np.where(v0, context_real[0], v15[0])
    v17 = np.where(v0, REAL(0.0), v10 - (v3 * v15[0]))
    v18 = (context_real[1] - (5.0 * v17)) - v16
    v19 = 1.6666666666666667 * v18
    v20 = 0.41666666666666674 * v18
    v21 = v16 + v18
    v22 = np.where(v0, _min(v21 - _min(v20, v19), _max(v20, v19) - v21), v14 * v17)
    v23 = v14 * ((v4 * v15[0]) - v11)
    v24 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v23), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v14 * v23)))
    v25 = _max(np.abs(v15[0]), np.abs(v24))
    v26 = np.abs(v15[0] - v24)
    v27 = (v26 <= (v25 * np.where(v25 < (1.0000000009313226 * v25), REAL(1e-11), REAL(1e-05)))) & v15[2]
    v28 = v13 & (v7 < 0.0)
    v29 = v8 & v28
    v30 = (v29 & (~v27)) & ((1e-05 * v25) < v26)
    v31 = ((context_boolean[0] | ((0.0 < v22) | (v0 & (0.0 <= v22)))) & v27) | (v9 | v30)
    v32 = ~v31
    v33 = flag[1] & v32
    v34 = v28 & (v29 & v27)
    v35 = _step_pattern_pieces(prepared, (context_real[0], context_real[1], v1, v10, v3, v14, v12, v11, v17, v16, v15[0]), (v0, v13, context_boolean[0], v27, v34, v30, v33), (pattern[0],))
    v36 = np.where(v33, v35[1], v16)
    v37 = np.where(v33, v35[0], v17)
    v38 = (context_real[1] - (5.0 * v37)) - v36
    v39 = 1.6666666666666667 * v38
    v40 = 0.41666666666666674 * v38
    v41 = v36 + v38
    v42 = np.where(v0, _min(v41 - _min(v40, v39), _max(v40, v39) - v41), v14 * v37)
    v43 = np.where(v33, v35[3], v27)
    v44 = (context_boolean[0] | ((0.0 < v42) | (v0 & (0.0 <= v42)))) & v43
    v45 = flag[3] | v44
    v46 = -(1.0 - v2)
    v47 = context_boolean[3] | context_boolean[2]
    v48 = ((v0 & ((v46 <= 0.0) & (0.0 <= v46))) & v47) | (context_boolean[3] & (np.int8(1) == pattern[0]))
    v49 = np.where(v48, v2, 1.0 + v2)
    v50 = ~(v48 | (v49 <= np.where(v47, REAL(1.0), REAL(0.0))))
    v51 = v50 & (~v45)
    v52 = flag[2] | v32
    v53 = (~flag[1]) & (v52 & v51)
    v54 = np.where(context_boolean[2], np.int8(1), np.int8(-1))
    v55 = np.where(v48, np.where(context_boolean[2] & v0, np.int8(1), np.int8(-1)), np.where(context_boolean[1] & ((0.0 <= v49) & (v49 <= 0.0)), np.int8(0), v54))
    v56 = ~flag[3]
    v57 = (-1e-12) * _max(np.abs(context_real[1]), _max(np.abs(context_real[0]), np.abs(v36)))
    v58 = v43 & (context_boolean[0] | (v57 <= np.where(v0, v42, 55.0 * v42)))
    v59 = ((~flag[4]) & (v56 & v58)) | (v56 & v44)
    v60 = ~v53
    v61 = flag[5] | (flag[3] & v44)
    v62 = np.where(v33, v35[2], v15[0])
    return (
        np.where(v53, np.where(context_boolean[1], np.int8(0), v54), v55),
        np.where(v59, pattern[0], best[0]),
        flag[0],
        flag[1] | v53,
        v52 & v60,
        v45,
        flag[4] | v58,
        v61,
        v60 & (flag[6] | ((~np.where(v33, v35[5], v30)) & (~v43))),
        np.where(v59, v9, flag[7]),
        np.where(v59, np.where(v33, v35[4], v34), flag[8]),
        np.where(v59, v37, number[0]),
        np.where(v59, v62, number[1]),
        np.where(v59, REAL(0.0), number[2]),
        v62,
        (v51 & v60) | (v45 & (v61 | (v50 | (v0 | (~v48))))),
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


def _step_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _step_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.int8(0) == v0
    v2 = ~v1
    v3 = _real_of(v0)
    v4 = np.where(v1, REAL(0.0), REAL(0.01818181818181818))
    v5 = np.where(v1, REAL(0.0), v4 * np.where(v1, REAL(0.0), REAL(1.0)))
    v6 = 1.0 - (5.0 * v5)
    v7 = np.where(v1, REAL(0.0), v4 * np.where(v1, REAL(0.0), context_real[0]))
    v8 = (5.0 * v7) - context_real[1]
    v9 = -v6
    v10 = (u[0], REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (v3, v9, -v8)
    v10_of_context_boolean = (v2,)
    for _ in range(40):
        *v10_next, v10_now = _step_again_loads(prepared, v10[0:1], v10[1:2], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.where(v1, context_real[0], v10[0])
    v12 = np.where(v1, REAL(0.0), v7 - (v5 * v10[0]))
    v13 = (context_real[1] - (5.0 * v12)) - v11
    v14 = 0.41666666666666674 * v13
    v15 = 1.6666666666666667 * v13
    v16 = v13 - _max(v14, v15)
    v17 = v13 - _min(v14, v15)
    v18 = v2 | ((v11 <= (-v16)) & ((-v17) <= v11))
    v19 = np.where(v1, REAL(0.0), context_real[3])
    v20 = np.where(v1, REAL(0.0), v4 * np.where(v1, REAL(0.0), context_real[1] - prepared[0]))
    v21 = context_real[1] - (5.0 * v20)
    v22 = (v10[0], REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v3, v9, v21)
    v22_of_context_boolean = (v2,)
    for _ in range(40):
        *v22_next, v22_now = _stage_loads(prepared, v22[0:1], v22[1:2], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = (v22[0], REAL(0.0))
    v23_done = np.False_
    v23_of_context_real = (v3, v9, v21)
    v23_of_context_boolean = (v2,)
    for _ in range(40):
        *v23_next, v23_now = _stage_loads(prepared, v23[0:1], v23[1:2], v23_of_context_real, v23_of_context_boolean)
        v23 = tuple(np.where(v23_done, old, new) for old, new in zip(v23, v23_next))
        v23_done = v23_done | v23_now
        if np.all(v23_done):
            break
    v23 = (*v23, v23_done)
    v24 = np.where(v1, REAL(0.0), v20 - (v5 * v22[0])) + np.where(v1, REAL(0.0), v20 - (v5 * v23[0]))
    v25 = (6.0 * v19) + (context_real[4] * (v12 + v24))
    v26 = (v3 * v25) < 0.0
    v27 = 0.16666666666666666 * context_real[4]
    v28 = (v23[0], REAL(0.0))
    v28_done = np.False_
    v28_of_context_real = (v3, v9, v21)
    v28_of_context_boolean = (v2,)
    for _ in range(40):
        *v28_next, v28_now = _stage_loads(prepared, v28[0:1], v28[1:2], v28_of_context_real, v28_of_context_boolean)
        v28 = tuple(np.where(v28_done, old, new) for old, new in zip(v28, v28_next))
        v28_done = v28_done | v28_now
        if np.all(v28_done):
            break
    v28 = (*v28, v28_done)
    v29 = v19 + (v27 * ((v12 + np.where(v1, REAL(0.0), v20 - (v5 * v28[0]))) + (2.0 * v24)))
    v30 = np.where(v1, REAL(0.0), v29)
    v31 = v3 * v6
    v32 = v3 * v21
    v33 = (v22[0] * v31) - v32
    v34 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v33), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v3 * v33)))
    v35 = _max(np.abs(v34), np.abs(v22[0]))
    v36 = (np.abs(v22[0] - v34) <= (v35 * np.where(v35 < (1.0000000009313226 * v35), REAL(1e-11), REAL(1e-05)))) & v22[2]
    v37 = (v23[0] * v31) - v32
    v38 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v37), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v3 * v37)))
    v39 = _max(np.abs(v38), np.abs(v23[0]))
    v40 = v23[2] & (np.abs(v23[0] - v38) <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05))))
    v41 = (v28[0] * v31) - v32
    v42 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v41), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v3 * v41)))
    v43 = _max(np.abs(v28[0]), np.abs(v42))
    v44 = (np.abs(v28[0] - v42) <= (v43 * np.where(v43 < (1.0000000009313226 * v43), REAL(1e-11), REAL(1e-05)))) & v28[2]
    v45 = (v3 * v8) + (v10[0] * v31)
    v46 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v45), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v3 * v45)))
    v47 = _max(np.abs(v10[0]), np.abs(v46))
    v48 = (np.abs(v10[0] - v46) <= (v47 * np.where(v47 < (1.0000000009313226 * v47), REAL(1e-11), REAL(1e-05)))) & v10[2]
    return (
        v0,
        np.where(v18, v0, _mode_of(v16 + (v17 + (2.0 * v11)))),
        v26,
        before[0] | behind[0],
        v10[0],
        np.where(v1, context_real[2], context_real[2] + (v25 * v27)),
        v30,
        ((v36 & v40) & v44) & v48,
        ~(v26 & (np.abs(v30) < 1e+38)),
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[0], context_mode[0], context_boolean[2], context_boolean[0], context_real[5], context_real[6], context_real[7], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4])
    for _ in range(2):
        *v0_next, v0_now = _step_repetition(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0[4:5], v0[5:6], v0[6:7], v0[7], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[5],
        v0[6],
        v0[8] & v0[7],
        v0[1],
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
    v19 = (v18, v18, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v19_done = np.False_
    v19_of_context_real = (v0, tau[0], qd[0])
    v19_of_context_boolean = (~v13, v14, v17, np.where(v13, v15 < (-v7), np.int8(-1) == v16))
    for _ in range(12):
        *v19_next, v19_now = _step_pattern(prepared, v19[0:1], v19[1:2], v19[2:11], v19[11:15], v19_of_context_real, v19_of_context_boolean)
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
    v29 = (v19[12], REAL(0.0))
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
    v30 = v28 * v25
    v31 = v28 * v23
    v32 = (v29[0] * v30) - v31
    v33 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v32), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v32)))
    v34 = _max(np.abs(v29[0]), np.abs(v33))
    v35 = (np.abs(v29[0] - v33) <= (v34 * np.where(v34 < (1.0000000009313226 * v34), REAL(1e-11), REAL(1e-05)))) & v29[2]
    v36 = (v29[0], REAL(0.0))
    v36_done = np.False_
    v36_of_context_real = (v28, v26, v23)
    v36_of_context_boolean = (v27,)
    for _ in range(40):
        *v36_next, v36_now = _stage_loads(prepared, v36[0:1], v36[1:2], v36_of_context_real, v36_of_context_boolean)
        v36 = tuple(np.where(v36_done, old, new) for old, new in zip(v36, v36_next))
        v36_done = v36_done | v36_now
        if np.all(v36_done):
            break
    v36 = (*v36, v36_done)
    v37 = (v36[0] * v30) - v31
    v38 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v37), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v37)))
    v39 = _max(np.abs(v36[0]), np.abs(v38))
    v40 = v36[2] & (np.abs(v36[0] - v38) <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05))))
    v41 = (v36[0], REAL(0.0))
    v41_done = np.False_
    v41_of_context_real = (v28, v26, v23)
    v41_of_context_boolean = (v27,)
    for _ in range(40):
        *v41_next, v41_now = _stage_loads(prepared, v41[0:1], v41[1:2], v41_of_context_real, v41_of_context_boolean)
        v41 = tuple(np.where(v41_done, old, new) for old, new in zip(v41, v41_next))
        v41_done = v41_done | v41_now
        if np.all(v41_done):
            break
    v41 = (*v41, v41_done)
    v42 = (v41[0] * v30) - v31
    v43 = np.where(v20, REAL(0.0), -(np.where(0.0 < (-v42), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v28 * v42)))
    v44 = _max(np.abs(v41[0]), np.abs(v43))
    v45 = v41[2] & (np.abs(v41[0] - v43) <= (v44 * np.where(v44 < (1.0000000009313226 * v44), REAL(1e-11), REAL(1e-05))))
    v46 = v45 & (v40 & v35)
    v47 = np.where(v20, REAL(0.0), v22 - (v24 * v36[0])) + np.where(v20, REAL(0.0), v22 - (v24 * v29[0]))
    v48 = 0.16666666666666666 * dt
    v49 = np.where(v20, REAL(0.0), qd[0] + v19[13])
    v50 = v49 + (((v19[11] + np.where(v20, REAL(0.0), v22 - (v24 * v41[0]))) + (2.0 * v47)) * v48)
    v51 = np.where(v20, REAL(0.0), v50)
    v52 = (6.0 * v49) + (dt * (v19[11] + v47))
    v53 = ((v28 * v52) < 0.0) & (np.abs(v51) < 1e+38)
    v54 = np.where(v20, q[0], q[0] + (v52 * v48))
    v55 = _step_again(prepared, (v0, tau[0], q[0], qd[0], dt, v19[12], v54, v51), (v13, v46, v53), (v19[1],))
    v56 = np.where(v53, v55[0], v54)
    v57 = np.where(v53, v55[1], v51)
    v58 = (np.abs(v57) + np.abs(v56)) < 1e+38
    v59 = np.where(v19[6] | v19[5], np.where(v19[10], REAL(4.0), np.where(v19[9] & (~v19[4]), np.where(v19[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v19[8], REAL(5.0), REAL(2.0)))
    v60 = np.where((np.abs(v0) + np.abs(v19[11])) < 1e+38, np.where(v19[15], v59, REAL(5.0)), REAL(6.0))
    v61 = 6.0 == v60
    v62 = (np.abs(q[0]) + (np.abs(dt) + (v12 + np.abs(tau[0])))) < 1e+38
    v63 = v58 & ((v62 & (0.0 < dt)) & (~v61))
    v64 = 2.0 == v60
    v65 = np.where(v64 | np.where(v53, v55[2], v46), REAL(0.0), REAL(5.0))
    v66 = np.where((3.0 == v65) | (3.0 == v60), REAL(3.0), np.where((1.0 == v65) | (1.0 == v60), REAL(1.0), REAL(0.0)))
    v67 = np.where(v64 | (2.0 == v65), REAL(2.0), np.where((4.0 == v65) | (4.0 == v60), REAL(4.0), v66))
    v68 = np.where((7.0 == v65) | (7.0 == v60), REAL(7.0), np.where((5.0 == v60) | (5.0 == v65), REAL(5.0), v67))
    return (
        np.where(v63, v56, q[0]),
        np.where(v63, v57, qd[0]),
        np.where(v63, np.where(v53, v55[3], v19[1]), mode[0]),
        np.where(v63, np.where(v61 | (6.0 == v65), REAL(6.0), v68), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

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

    Operations: at most 14417 add, 20243 mul, 944 div, 0 sqrt, 0 sincos, 45829 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("mode", mode, np.int8, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
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


def _interpolated_pattern_piece(prepared, other, u, found, obeying, context_real, context_boolean, context_mode):
    v0 = context_real[5] * context_real[5]
    v1 = np.where(other[0], REAL(0.5082956259426847), REAL(-0.47643979057591623)) * v0
    v2 = context_real[7] * v1
    v3 = context_real[6] * v1
    v4 = 1.0 / (1.0 - np.where(context_boolean[1], v3, REAL(0.0)))
    v5 = v4 * np.where(context_boolean[1], v2, REAL(0.0))
    v6 = (v4 * (v5 - np.where(context_boolean[1], v2 + (v3 * v5), REAL(0.0)))) - v5
    v7 = np.where(context_boolean[0], REAL(0.0), context_real[3] + (context_real[4] * v6))
    v8 = -v6
    v9 = np.where(context_boolean[0], context_real[0], v8)
    v10 = (context_real[1] - v9) - (5.0 * v7)
    v11 = 1.6666666666666667 * v10
    v12 = 0.41666666666666674 * v10
    v13 = v9 + v10
    v14 = np.int8(0) == context_mode[0]
    v15 = np.where(v14, _min(v13 - _min(v12, v11), _max(v12, v11) - v13), v7 * _real_of(context_mode[0]))
    v16 = np.where(v14, v15, 55.0 * v15)
    v17 = _max(np.abs(context_real[1]), _max(np.abs(v9), np.abs(context_real[0])))
    v18 = ((v14 & (0.0 <= v15)) | (0.0 < v15)) | (context_boolean[4] & (((-1e-06) * v17) <= v16))
    v19 = (context_real[6] * v6) - context_real[7]
    v20 = np.where(context_boolean[1], -(v0 * (v19 * np.where(0.0 < (-(context_real[5] * v19)), REAL(0.5082956259426847), REAL(-0.47643979057591623)))), REAL(0.0))
    v21 = np.abs(v6)
    v22 = _max(np.abs(v20), v21)
    v23 = np.abs(v6 + v20) <= (v22 * np.where(v22 < (1.0000000009313226 * v22), REAL(1e-11), REAL(1e-05)))
    v24 = v23 & (v21 < 1e+38)
    v25 = v24 & ((context_boolean[3] | (((-1e-12) * v17) <= v16)) | (context_boolean[3] | v18))
    return (
        np.where(context_boolean[1], ~other[0], other[0]),
        np.where(((~found[0]) & v24) | v25, v8, u[0]),
        found[0] | v24,
        v25,
        (~context_boolean[2]) | ((other[0] | (~context_boolean[1])) | v25),
    )


def _interpolated_pattern_pieces(prepared, context_real, context_boolean, context_mode):
    v0 = (np.bool_(False), REAL(0.0), np.bool_(False), np.bool_(False))
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
    v0_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[7], context_boolean[2], context_boolean[3])
    v0_of_context_mode = (context_mode[0],)
    for _ in range(2):
        *v0_next, v0_now = _interpolated_pattern_piece(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0_of_context_real, v0_of_context_boolean, v0_of_context_mode)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = v0[3] | ((~context_boolean[4]) & v0[2])
    v2 = context_boolean[4] | v0[2]
    return (
        np.where(v1, np.where(context_boolean[0], REAL(0.0), context_real[3] - (context_real[4] * v0[1])), context_real[8]),
        np.where(v1, np.where(context_boolean[0], context_real[0], v0[1]), context_real[9]),
        np.where(v1, v0[1], context_real[10]),
        v2,
        context_boolean[5] | (context_boolean[4] & v0[3]),
        context_boolean[6] | (~v2),
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
    v12 = -v4
    v13 = ~v0
    v14 = _real_of(pattern[0])
    v15 = (np.where(v9, number[2], REAL(0.0)), REAL(0.0))
    v15_done = np.False_
    v15_of_context_real = (v14, v12, v11)
    v15_of_context_boolean = (v13,)
    for _ in range(40):
        *v15_next, v15_now = _interpolated_pattern_loads(prepared, v15[0:1], v15[1:2], v15_of_context_real, v15_of_context_boolean)
        v15 = tuple(np.where(v15_done, old, new) for old, new in zip(v15, v15_next))
        v15_done = v15_done | v15_now
        if np.all(v15_done):
            break
    v15 = (*v15, v15_done)
    v16 = np.where(v0, context_real[0], v15[0])
    v17 = np.where(v0, REAL(0.0), v10 - (v3 * v15[0]))
    v18 = (context_real[1] - (5.0 * v17)) - v16
    v19 = 0.41666666666666674 * v18
    v20 = 1.6666666666666667 * v18
    v21 = v16 + v18
    v22 = np.where(v0, _min(_max(v20, v19) - v21, v21 - _min(v20, v19)), v14 * v17)
    v23 = np.abs(context_real[0])
    v24 = np.abs(context_real[1])
    v25 = ~flag[0]
    v26 = context_boolean[1] & v25
    v27 = v26 & (((-1e-06) * _max(v24, _max(v23, np.abs(v16)))) <= np.where(v0, v22, 55.0 * v22))
    v28 = v14 * ((v4 * v15[0]) - v11)
    v29 = np.where(v0, REAL(0.0), -(np.where(0.0 < (-v28), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v14 * v28)))
    v30 = _max(np.abs(v29), np.abs(v15[0]))
    v31 = np.abs(v15[0] - v29)
    v32 = (v31 <= (v30 * np.where(v30 < (1.0000000009313226 * v30), REAL(1e-11), REAL(1e-05)))) & v15[2]
    v33 = v32 & (context_boolean[0] | (v27 | ((v0 & (0.0 <= v22)) | (0.0 < v22))))
    v34 = v13 & (v7 < 0.0)
    v35 = v8 & v34
    v36 = (v35 & (~v32)) & ((1e-05 * v30) < v31)
    v37 = ~(v33 | (v9 | v36))
    v38 = flag[1] & v37
    v39 = v34 & (v35 & v32)
    v40 = _interpolated_pattern_pieces(prepared, (context_real[0], context_real[1], v1, v10, v3, v14, v12, v11, v17, v16, v15[0]), (v0, v13, context_boolean[0], v26, v32, v39, v36, v38), (pattern[0],))
    v41 = np.where(v38, v40[1], v16)
    v42 = np.where(v38, v40[0], v17)
    v43 = (context_real[1] - (5.0 * v42)) - v41
    v44 = 1.6666666666666667 * v43
    v45 = 0.41666666666666674 * v43
    v46 = v41 + v43
    v47 = np.where(v0, _min(_max(v45, v44) - v46, v46 - _min(v45, v44)), v14 * v42)
    v48 = np.where(v0, v47, 55.0 * v47)
    v49 = _max(v24, _max(v23, np.abs(v41)))
    v50 = ((v0 & (0.0 <= v47)) | (0.0 < v47)) | (v26 & (((-1e-06) * v49) <= v48))
    v51 = np.where(v38, v40[3], v32)
    v52 = v51 & (context_boolean[0] | v50)
    v53 = flag[3] | v52
    v54 = np.where(v26, np.int8(1) == context_mode[1], context_boolean[3])
    v55 = np.where(v26, np.int8(-1) == context_mode[1], context_boolean[4])
    v56 = v55 | v54
    v57 = -(1.0 - v2)
    v58 = (v55 & (np.int8(1) == pattern[0])) | ((v0 & ((v57 <= 0.0) & (0.0 <= v57))) & v56)
    v59 = np.where(v58, v2, 1.0 + v2)
    v60 = ~(v58 | (v59 <= np.where(v56, REAL(1.0), REAL(0.0))))
    v61 = v60 & (~v53)
    v62 = flag[2] | v37
    v63 = (~flag[1]) & (v61 & v62)
    v64 = ~v63
    v65 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v25 & (v61 & v64)))
    v66 = context_boolean[2] & (~v26)
    v67 = np.where(v54, np.int8(1), np.int8(-1))
    v68 = np.where(v58, np.where(v0 & v54, np.int8(1), np.int8(-1)), np.where(v66 & ((0.0 <= v59) & (v59 <= 0.0)), np.int8(0), v67))
    v69 = ~flag[3]
    v70 = v51 & (context_boolean[0] | (((-1e-12) * v49) <= v48))
    v71 = ((~flag[4]) & (v69 & v70)) | (v69 & v52)
    v72 = ~(v63 | v65)
    v73 = flag[5] | (flag[3] & v52)
    v74 = np.where(v38, v40[2], v15[0])
    return (
        np.where(v65, np.where(context_boolean[2], np.int8(0), np.where(context_boolean[3], np.int8(1), np.int8(-1))), np.where(v63, np.where(v66, np.int8(0), v67), v68)),
        np.where(v71, pattern[0], best[0]),
        flag[0] | v65,
        np.where(v65, np.bool_(False), flag[1] | v63),
        v62 & v72,
        v53,
        flag[4] | v70,
        v73,
        v64 & (flag[6] | ((~np.where(v38, v40[5], v36)) & (~v51))),
        np.where(v71, v9, flag[7]),
        np.where(v71, np.where(v38, v40[4], v39), flag[8]),
        np.where(v71, v42, number[0]),
        np.where(v71, v74, number[1]),
        v74,
        (v53 & ((v60 | (v0 | (~v58))) | v73)) | (v61 & v72),
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


def _interpolated_margins(prepared, context_real, context_mode):
    v0 = np.int8(0) == context_mode[0]
    v1 = context_real[1] - prepared[0]
    v2 = (context_real[1] - context_real[0]) - (5.0 * context_real[2])
    v3 = 0.41666666666666674 * v2
    v4 = 1.6666666666666667 * v2
    v5 = context_real[0] + v2
    v6 = np.where(v0, REAL(0.0), REAL(0.01818181818181818))
    v7 = np.where(v0, REAL(0.0), np.where(v0, REAL(0.0), REAL(1.0)) * v6)
    v8 = np.where(v0, REAL(0.0), v6 * np.where(v0, REAL(0.0), v1))
    v9 = (context_real[3], REAL(0.0))
    v9_done = np.False_
    v9_of_context_real = (_real_of(context_mode[0]), (5.0 * v7) - 1.0, context_real[1] - (5.0 * v8))
    v9_of_context_boolean = (~v0,)
    for _ in range(40):
        *v9_next, v9_now = _margin_loads(prepared, v9[0:1], v9[1:2], v9_of_context_real, v9_of_context_boolean)
        v9 = tuple(np.where(v9_done, old, new) for old, new in zip(v9, v9_next))
        v9_done = v9_done | v9_now
        if np.all(v9_done):
            break
    v9 = (*v9, v9_done)
    v10 = (context_real[1] - (5.0 * np.where(v0, REAL(0.0), v8 - (v7 * v9[0])))) - v1
    v11 = 0.41666666666666674 * v10
    v12 = 1.6666666666666667 * v10
    v13 = v1 + v10
    v14 = _max(v11, v12) - v13
    v15 = v13 - _min(v11, v12)
    return (
        _max(REAL(0.0), _min(v5 - _min(v3, v4), _max(v3, v4) - v5)),
        _min(v14, v15),
        _mode_of(v15 - v14),
    )


def _interpolated_again_loads(prepared, u, polished, context_real, context_boolean):
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


def _interpolated_repetition(prepared, mode, told, behind, before, u, q, qd, converged, context_real):
    v0 = np.where(behind[0], np.where(before[0], np.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = np.int8(0) == v0
    v2 = np.where(v1, REAL(0.0), REAL(0.01818181818181818))
    v3 = np.where(v1, REAL(0.0), v2 * np.where(v1, REAL(0.0), context_real[0]))
    v4 = (5.0 * v3) - context_real[1]
    v5 = np.where(v1, REAL(0.0), v2 * np.where(v1, REAL(0.0), REAL(1.0)))
    v6 = 1.0 - (5.0 * v5)
    v7 = -v6
    v8 = ~v1
    v9 = _real_of(v0)
    v10 = (u[0], REAL(0.0))
    v10_done = np.False_
    v10_of_context_real = (v9, v7, -v4)
    v10_of_context_boolean = (v8,)
    for _ in range(40):
        *v10_next, v10_now = _interpolated_again_loads(prepared, v10[0:1], v10[1:2], v10_of_context_real, v10_of_context_boolean)
        v10 = tuple(np.where(v10_done, old, new) for old, new in zip(v10, v10_next))
        v10_done = v10_done | v10_now
        if np.all(v10_done):
            break
    v10 = (*v10, v10_done)
    v11 = np.where(v1, context_real[0], v10[0])
    v12 = np.where(v1, REAL(0.0), v3 - (v5 * v10[0]))
    v13 = (context_real[1] - (5.0 * v12)) - v11
    v14 = 1.6666666666666667 * v13
    v15 = 0.41666666666666674 * v13
    v16 = v13 - _min(v15, v14)
    v17 = v13 - _max(v15, v14)
    v18 = v8 | ((v11 <= (-v17)) & ((-v16) <= v11))
    v19 = np.where(v1, REAL(0.0), v2 * np.where(v1, REAL(0.0), context_real[1] - prepared[0]))
    v20 = context_real[1] - (5.0 * v19)
    v21 = (v10[0], REAL(0.0))
    v21_done = np.False_
    v21_of_context_real = (v9, v7, v20)
    v21_of_context_boolean = (v8,)
    for _ in range(40):
        *v21_next, v21_now = _stage_loads(prepared, v21[0:1], v21[1:2], v21_of_context_real, v21_of_context_boolean)
        v21 = tuple(np.where(v21_done, old, new) for old, new in zip(v21, v21_next))
        v21_done = v21_done | v21_now
        if np.all(v21_done):
            break
    v21 = (*v21, v21_done)
    v22 = (v21[0], REAL(0.0))
    v22_done = np.False_
    v22_of_context_real = (v9, v7, v20)
    v22_of_context_boolean = (v8,)
    for _ in range(40):
        *v22_next, v22_now = _stage_loads(prepared, v22[0:1], v22[1:2], v22_of_context_real, v22_of_context_boolean)
        v22 = tuple(np.where(v22_done, old, new) for old, new in zip(v22, v22_next))
        v22_done = v22_done | v22_now
        if np.all(v22_done):
            break
    v22 = (*v22, v22_done)
    v23 = np.where(v1, REAL(0.0), v19 - (v5 * v21[0])) + np.where(v1, REAL(0.0), v19 - (v5 * v22[0]))
    v24 = np.where(v1, REAL(0.0), context_real[3])
    v25 = (6.0 * v24) + (context_real[4] * (v12 + v23))
    v26 = (v9 * v25) < 0.0
    v27 = 0.16666666666666666 * context_real[4]
    v28 = (v22[0], REAL(0.0))
    v28_done = np.False_
    v28_of_context_real = (v9, v7, v20)
    v28_of_context_boolean = (v8,)
    for _ in range(40):
        *v28_next, v28_now = _stage_loads(prepared, v28[0:1], v28[1:2], v28_of_context_real, v28_of_context_boolean)
        v28 = tuple(np.where(v28_done, old, new) for old, new in zip(v28, v28_next))
        v28_done = v28_done | v28_now
        if np.all(v28_done):
            break
    v28 = (*v28, v28_done)
    v29 = v24 + (v27 * ((v12 + np.where(v1, REAL(0.0), v19 - (v5 * v28[0]))) + (2.0 * v23)))
    v30 = np.where(v1, REAL(0.0), v29)
    v31 = v9 * v6
    v32 = v9 * v20
    v33 = (v31 * v22[0]) - v32
    v34 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v33), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v33)))
    v35 = _max(np.abs(v34), np.abs(v22[0]))
    v36 = v22[2] & (np.abs(v22[0] - v34) <= (v35 * np.where(v35 < (1.0000000009313226 * v35), REAL(1e-11), REAL(1e-05))))
    v37 = (v31 * v21[0]) - v32
    v38 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v37), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v37)))
    v39 = _max(np.abs(v38), np.abs(v21[0]))
    v40 = (np.abs(v21[0] - v38) <= (v39 * np.where(v39 < (1.0000000009313226 * v39), REAL(1e-11), REAL(1e-05)))) & v21[2]
    v41 = (v31 * v28[0]) - v32
    v42 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v41), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v41)))
    v43 = _max(np.abs(v28[0]), np.abs(v42))
    v44 = (np.abs(v28[0] - v42) <= (v43 * np.where(v43 < (1.0000000009313226 * v43), REAL(1e-11), REAL(1e-05)))) & v28[2]
    v45 = (v9 * v4) + (v31 * v10[0])
    v46 = np.where(v1, REAL(0.0), -(np.where(0.0 < (-v45), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v9 * v45)))
    v47 = _max(np.abs(v10[0]), np.abs(v46))
    v48 = (np.abs(v10[0] - v46) <= (v47 * np.where(v47 < (1.0000000009313226 * v47), REAL(1e-11), REAL(1e-05)))) & v10[2]
    return (
        v0,
        np.where(v18, v0, _mode_of(v17 + (v16 + (2.0 * v11)))),
        v26,
        before[0] | behind[0],
        v10[0],
        np.where(v1, context_real[2], context_real[2] + (v27 * v25)),
        v30,
        ((v40 & v36) & v44) & v48,
        ~(v26 & (np.abs(v30) < 1e+38)),
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0 = (context_mode[1], context_mode[1], context_boolean[2], context_boolean[0], context_real[6], context_real[7], context_real[8], context_boolean[1])
    v0_done = np.False_
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5])
    for _ in range(2):
        *v0_next, v0_now = _interpolated_repetition(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0[4:5], v0[5:6], v0[6:7], v0[7], v0_of_context_real)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    return (
        v0[5],
        v0[6],
        v0[8] & v0[7],
        v0[1],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = tau[0] - prepared[0]
    v1 = np.abs(tau[0] - (0.09090909090909094 * v0))
    v2 = 1.6923076923076927 * v1
    v3 = _min(v2, v2)
    v4 = 0.6666666666666667 * v1
    v5 = _min(v3, v4 + (0.6060606060606061 * v3))
    v6 = 0.01818181818181818 * v0
    v7 = np.abs(v6)
    v8 = 1e-08 * v7
    v9 = 0.0 == qd[0]
    v10 = v9 & (v7 <= (v8 + (0.018183636363636364 * _min(v5, v4 + (0.6060606060606061 * v5)))))
    v11 = ~(np.int8(0) == forced[0])
    v12 = v11 & (v9 & v11)
    v13 = -v8
    v14 = _mode_of(qd[0])
    v15 = np.where(v9, v13 < v6, np.int8(1) == v14)
    v16 = np.where(v10 & (~v12), np.int8(0), np.where(np.where(v12, np.int8(1) == forced[0], v15), np.int8(1), np.int8(-1)))
    v17 = (v16, v16, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0))
    v17_done = np.False_
    v17_of_context_real = (v0, tau[0])
    v17_of_context_boolean = (~v9, v12, v10, v15, np.where(v9, v13 < (-v6), np.int8(-1) == v14))
    v17_of_context_mode = (v14, forced[0])
    for _ in range(12):
        *v17_next, v17_now = _interpolated_pattern(prepared, v17[0:1], v17[1:2], v17[2:11], v17[11:14], v17_of_context_real, v17_of_context_boolean, v17_of_context_mode)
        v17 = tuple(np.where(v17_done, old, new) for old, new in zip(v17, v17_next))
        v17_done = v17_done | v17_now
        if np.all(v17_done):
            break
    v17 = (*v17, v17_done)
    v18 = np.int8(0) == v17[1]
    v19 = np.where(v18, REAL(0.0), REAL(0.01818181818181818))
    v20 = np.where(v18, REAL(0.0), v19 * np.where(v18, REAL(0.0), v0))
    v21 = tau[0] - (5.0 * v20)
    v22 = np.where(v18, REAL(0.0), np.where(v18, REAL(0.0), REAL(1.0)) * v19)
    v23 = 1.0 - (5.0 * v22)
    v24 = -v23
    v25 = ~v18
    v26 = _real_of(v17[1])
    v27 = (v17[12], REAL(0.0))
    v27_done = np.False_
    v27_of_context_real = (v26, v24, v21)
    v27_of_context_boolean = (v25,)
    for _ in range(40):
        *v27_next, v27_now = _stage_loads(prepared, v27[0:1], v27[1:2], v27_of_context_real, v27_of_context_boolean)
        v27 = tuple(np.where(v27_done, old, new) for old, new in zip(v27, v27_next))
        v27_done = v27_done | v27_now
        if np.all(v27_done):
            break
    v27 = (*v27, v27_done)
    v28 = (v27[0], REAL(0.0))
    v28_done = np.False_
    v28_of_context_real = (v26, v24, v21)
    v28_of_context_boolean = (v25,)
    for _ in range(40):
        *v28_next, v28_now = _stage_loads(prepared, v28[0:1], v28[1:2], v28_of_context_real, v28_of_context_boolean)
        v28 = tuple(np.where(v28_done, old, new) for old, new in zip(v28, v28_next))
        v28_done = v28_done | v28_now
        if np.all(v28_done):
            break
    v28 = (*v28, v28_done)
    v29 = np.where(v18, REAL(0.0), v20 - (v22 * v27[0])) + np.where(v18, REAL(0.0), v20 - (v22 * v28[0]))
    v30 = (v28[0], REAL(0.0))
    v30_done = np.False_
    v30_of_context_real = (v26, v24, v21)
    v30_of_context_boolean = (v25,)
    for _ in range(40):
        *v30_next, v30_now = _stage_loads(prepared, v30[0:1], v30[1:2], v30_of_context_real, v30_of_context_boolean)
        v30 = tuple(np.where(v30_done, old, new) for old, new in zip(v30, v30_next))
        v30_done = v30_done | v30_now
        if np.all(v30_done):
            break
    v30 = (*v30, v30_done)
    v31 = 0.16666666666666666 * trial
    v32 = qd[0] + (v31 * ((v17[11] + np.where(v18, REAL(0.0), v20 - (v22 * v30[0]))) + (2.0 * v29)))
    v33 = np.where(v18, REAL(0.0), v32)
    v34 = (6.0 * qd[0]) + (trial * (v17[11] + v29))
    v35 = np.where(v18, q[0], q[0] + (v34 * v31))
    v36 = _interpolated_margins(prepared, (v0, tau[0], v17[11], v17[12], v35, v33), (v17[1],))
    v37 = np.where(v18, np.where(v18, v36[1], REAL(0.0)), v26 * v33)
    v38 = np.where(probes, far[0], v37)
    v39 = (v38 < 0.0) & (~(v9 & v25))
    v40 = probes & v39
    v41 = trial / np.where(v40, whole, REAL(1.0))
    v42 = np.where(v18, np.where(v18, v36[0], REAL(0.0)), qd[0] * v26)
    v43 = (v37 - v42) / np.where(v40, v41, REAL(1.0))
    v44 = v43 + ((v37 - v38) / np.where(v40, 1.0 - v41, REAL(1.0)))
    v45 = v43 + (v41 * v44)
    v46 = np.sqrt(np.where(v40, _max(REAL(0.0), (v44 * (4.0 * v42)) + (v45 * v45)), REAL(1.0)))
    v47 = v45 < 0.0
    v48 = np.where(v40, np.where(v39, np.where(v47, v46 - v45, 2.0 * v44), REAL(1.0)), REAL(1.0))
    v49 = np.where(v39, _max(REAL(1e-06), v42 / np.where((~probes) & v39, np.where(v39, v42 - v38, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v50 = np.where(probes, np.where(v39, _min(REAL(1.0), np.where(v47, 2.0 * v42, v45 + v46) / v48), REAL(1.0)), v49)
    v51 = _min(REAL(1.0), v50)
    v52 = crossing[0] | (~(np.int8(0) == heading[0]))
    v53 = (~((9.0 <= passes) | (probes | v52))) & (v51 < 1.0)
    v54 = probes | v53
    v55 = ~v54
    v56 = np.abs(v37) < 1e+38
    v57 = (v56 & v55) & ((v26 * v34) < 0.0)
    v58 = v26 * v23
    v59 = v26 * v21
    v60 = (v27[0] * v58) - v59
    v61 = np.where(v18, REAL(0.0), -(np.where(0.0 < (-v60), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v26 * v60)))
    v62 = _max(np.abs(v27[0]), np.abs(v61))
    v63 = (np.abs(v27[0] - v61) <= (v62 * np.where(v62 < (1.0000000009313226 * v62), REAL(1e-11), REAL(1e-05)))) & v27[2]
    v64 = (v28[0] * v58) - v59
    v65 = np.where(v18, REAL(0.0), -(np.where(0.0 < (-v64), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v26 * v64)))
    v66 = _max(np.abs(v65), np.abs(v28[0]))
    v67 = v28[2] & (np.abs(v28[0] - v65) <= (v66 * np.where(v66 < (1.0000000009313226 * v66), REAL(1e-11), REAL(1e-05))))
    v68 = (v30[0] * v58) - v59
    v69 = np.where(v18, REAL(0.0), -(np.where(0.0 < (-v68), REAL(0.5082956259426847), REAL(-0.47643979057591623)) * (v26 * v68)))
    v70 = _max(np.abs(v69), np.abs(v30[0]))
    v71 = v30[2] & (np.abs(v30[0] - v69) <= (v70 * np.where(v70 < (1.0000000009313226 * v70), REAL(1e-11), REAL(1e-05))))
    v72 = (v67 & v63) & v71
    v73 = _interpolated_again(prepared, (v0, tau[0], q[0], qd[0], trial, past, v17[12], v35, v33), (v9, v72, v57), (forced[0], v17[1]))
    v74 = np.where(v57, v73[1], v33)
    v75 = np.where(v57, v73[3], v17[1])
    v76 = crossing[0] | (v25 & (v37 < 0.0))
    v77 = v39 & (v50 <= v51)
    v78 = np.where(v54, past, np.where(v52, trial + past, dt))
    v79 = np.where(probes, whole, trial)
    v80 = np.where(v54, v51 * v79, dt - v78)
    v81 = np.where(v17[6] | v17[5], np.where(v17[10], REAL(4.0), np.where(v17[9] & (~v17[4]), np.where(v17[7], REAL(1.0), REAL(0.0)), REAL(3.0))), np.where(v17[8], REAL(5.0), REAL(2.0)))
    v82 = np.where((np.abs(v0) + np.abs(v17[11])) < 1e+38, np.where(v17[14], v81, REAL(5.0)), REAL(6.0))
    v83 = 2.0 == v82
    v84 = v56 & (np.abs(v74) < 1e+38)
    v85 = np.where(v84, np.where(np.where(v57, v73[2], v72) | v83, REAL(0.0), REAL(5.0)), REAL(6.0))
    v86 = np.where(((1.0 == worst) | (1.0 == v82)) | (1.0 == v85), REAL(1.0), REAL(0.0))
    v87 = np.where((3.0 == v85) | ((3.0 == worst) | (3.0 == v82)), REAL(3.0), v86)
    v88 = np.where((4.0 == v85) | ((4.0 == worst) | (4.0 == v82)), REAL(4.0), v87)
    v89 = (5.0 == v85) | ((5.0 == worst) | (5.0 == v82))
    v90 = np.where(v89, REAL(5.0), np.where((v83 | (2.0 == worst)) | (2.0 == v85), REAL(2.0), v88))
    v91 = np.where(((7.0 == worst) | (7.0 == v82)) | (7.0 == v85), REAL(7.0), v90)
    return (
        np.where(v54, q[0], np.where(v57, v73[0], v35)),
        np.where(v54, qd[0], np.where(v55 & v76, np.where(v76 | (np.int8(0) == v75), REAL(0.0), v74), v74)),
        v75,
        probes & (v25 & v77),
        np.where(v54, forced[0], np.where(v52, heading[0], np.int8(0))),
        np.where(probes, np.where(v18 & v77, np.where(v18, v36[2], np.int8(0)), np.int8(0)), np.int8(0)),
        v53,
        v37,
        v78,
        np.where(v54, v79, v80),
        v80,
        1.0 + passes,
        np.where((6.0 == v85) | ((6.0 == worst) | (6.0 == v82)), REAL(6.0), v91),
        (v55 & (v80 <= 0.0)) | (~v84),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], qd[0], mode[0], np.bool_(False), np.int8(0), np.int8(0), np.bool_(False), REAL(0.0), REAL(0.0), dt, dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0],)
    for _ in range(11):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:1], v0[1:2], v0[2:3], v0[3:4], v0[4:5], v0[5:6], v0[6], v0[7:8], v0[8], v0[9], v0[10], v0[11], v0[12], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = 6.0 == v0[12]
    v2 = 7.0 == v0[12]
    v3 = (np.abs(q[0]) + (np.abs(dt) + (np.abs(qd[0]) + np.abs(tau[0])))) < 1e+38
    v4 = v3 & (0.0 < dt)
    v5 = ((np.abs(v0[1]) + np.abs(v0[0])) < 1e+38) & (v4 & (~(v2 | v1)))
    v6 = 2.0 == v0[12]
    v7 = np.where(v6 | v0[13], REAL(0.0), REAL(5.0))
    v8 = np.where((3.0 == v0[12]) | (3.0 == v7), REAL(3.0), np.where((1.0 == v0[12]) | (1.0 == v7), REAL(1.0), REAL(0.0)))
    v9 = np.where(v6 | (2.0 == v7), REAL(2.0), np.where((4.0 == v0[12]) | (4.0 == v7), REAL(4.0), v8))
    v10 = np.where(v2 | (7.0 == v7), REAL(7.0), np.where((5.0 == v0[12]) | (5.0 == v7), REAL(5.0), v9))
    return (
        np.where(v5, v0[0], q[0]),
        np.where(v5, v0[1], qd[0]),
        np.where(v5, v0[2], mode[0]),
        np.where(v5, np.where(v1 | (6.0 == v7), REAL(6.0), v10), np.where(v4 & v2, REAL(7.0), REAL(6.0))),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
    all of these.

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

    Operations: at most 165411 add, 232749 mul, 10879 div, 11 sqrt, 0 sincos, 530173 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 5), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("mode", mode, np.int8, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:3], np.int8, (1,), lanes), _pack(values[3:4], REAL, (), lanes)
