# pendulum, emitted by symgen 0.2.0
"""A slender rod on a pin; it hangs down at zero

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "g",
    "m",
    "L",
    "c",
)
DEFAULTS = (
    9.81,
    1.5,
    0.8,
    0.05,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 4))
    with np.errstate(all="ignore"):
        v0 = 0.5 * parameters[2]
        v1 = v0 * parameters[1]
        v2 = v1 * parameters[0]
        v3 = ((parameters[1] * (parameters[2] * parameters[2])) / 12.0) + (2.0 * (v0 * (0.5 * v1)))
        v4 = 1.0 / v3
        v5 = parameters[3] * v4
        v6 = v2 * v4
        values = (
            v3,
            parameters[3],
            v2,
            v5,
            v6,
            v4,
            0.5 * v3,
            -v2,
            parameters[2],
            -parameters[2],
            v1,
            parameters[1] * parameters[0],
            -v5,
            -v6,
            v5 + v5,
            v4 + v4,
            parameters[0],
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
    "parameters.m: must be finite and at most 1e+50 in magnitude",
    "parameters.L: must be finite and at most 1e+50 in magnitude",
    "parameters.c: must be finite and at most 1e+50 in magnitude",
    "joints.swing.com[0]: must have a value, finite and at most 1e+50 in magnitude",
    "joints.swing.inertia.zz: must have a value, finite and at most 1e+50 in magnitude",
    "joints.swing.mass: must be at least 0",
    "joints.swing.inertia: must be positive semidefinite",
    "joints.swing.damping: must be at least 0",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 4))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        v0 = parameters[2] / 2.0
        v1 = (parameters[1] * (parameters[2] * parameters[2])) / 12.0
        v2 = np.abs(v1)
        v3 = (-1e-09) <= (v1 / np.where(0.0 < v2, v2, REAL(1.0)))
        return (
            np.abs(parameters[0]) <= 1e+50,
            np.abs(parameters[1]) <= 1e+50,
            np.abs(parameters[2]) <= 1e+50,
            np.abs(parameters[3]) <= 1e+50,
            np.abs(v0) <= 1e+50,
            v2 <= 1e+50,
            0.0 <= parameters[1],
            v3 | (v2 <= ((parameters[1] * (v0 * v0)) * 1e-14)),
            0.0 <= parameters[3],
        )


def _mass_matrix(prepared, q):
    return (
        prepared[0],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      M[1][1]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[0])
    return (
        (qd[0] * prepared[1]) + (prepared[2] * v0),
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: swing
      qd[1]  joint rates, rad/s or m/s

    Gives
      h[1]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 1 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:1], REAL, (1,), lanes)


def _gravity(prepared, q):
    v0 = np.sin(q[0])
    return (
        prepared[2] * v0,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      g[1]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
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
      q[1]   joint coordinates in the chain's order, rad or m: swing
      qd[1]  joint rates, rad/s or m/s

    Gives
      C[1][1]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    return (
        ((qd[0] * prepared[1]) + (prepared[0] * qdd[0])) + (prepared[2] * v0),
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[1]  joint torques and forces, N m or N: swing

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 2 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[0])
    return (
        ((tau[0] * prepared[5]) - (qd[0] * prepared[3])) - (prepared[4] * v0),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, N m or N: swing

    Gives
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 2 add, 3 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:1], REAL, (1,), lanes)


def _kinetic_energy(prepared, q, qd):
    return (
        prepared[6] * (qd[0] * qd[0]),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[1]   joint coordinates in the chain's order, rad or m: swing
      qd[1]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.cos(q[0])
    return (
        prepared[7] * v0,
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        prepared[8] * v1,
        prepared[8] * v0,
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
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


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        prepared[9] * v0,
        prepared[8] * v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      J[6][1]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:6], REAL, (6, 1), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = prepared[8] * v1
    v3 = -(prepared[8] * v0)
    return (
        v3,
        v2,
        REAL(0.0),
        -v2,
        v3,
        REAL(0.0),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      G[3][1]     first-order influence coefficients; row by row
      H[3][1][1]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:3], REAL, (3, 1), lanes), _pack(values[3:6], REAL, (3, 1, 1), lanes)


def _influence_rotational_tip(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_tip(prepared, q):
    """Influence coefficients of the link of tip, base frame.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      G[3][1]     first-order influence coefficients; row by row
      H[3][1][1]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:3], REAL, (3, 1), lanes), _pack(values[3:6], REAL, (3, 1, 1), lanes)


def _inertia_power(prepared, q):
    return (
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      P[1][1][1]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:1], REAL, (1, 1, 1), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        -((prepared[11] * v1) + (prepared[10] * (qd[0] * qd[0]))),
        (prepared[11] * v0) + (prepared[10] * qdd[0]),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (prepared[2] * v0) + (prepared[0] * qdd[0]),
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[1][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 3 add, 7 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (1, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = np.cos(q[0])
    return (
        prepared[2] * v0,
        prepared[1],
        prepared[0],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[1][1]    d tau/dq; row by row
      by_qd[1][1]   d tau/dqd; row by row
      by_qdd[1][1]  d tau/dqdd, the inertia matrix; row by row

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:1], REAL, (1, 1), lanes), _pack(values[1:2], REAL, (1, 1), lanes), _pack(values[2:3], REAL, (1, 1), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.cos(q[0])
    return (
        REAL(0.0),
        REAL(1.0),
        prepared[13] * v0,
        prepared[12],
        REAL(0.0),
        prepared[5],
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, N m or N: swing

    Gives
      A[2][2]  state matrix, state (q, qd); row by row
      B[2][1]  input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:4], REAL, (2, 2), lanes), _pack(values[4:6], REAL, (2, 1), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = 0.5 * dt
    v1 = q[0] + (qd[0] * v0)
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = tau[0] * prepared[5]
    v7 = ((qd[0] * prepared[3]) - v6) + (prepared[4] * v2)
    v8 = qd[0] - (v0 * v7)
    v9 = q[0] + (v0 * v8)
    v10 = np.sin(v9)
    v11 = np.cos(v9)
    v12 = (v6 - (prepared[3] * v8)) - (prepared[4] * v4)
    v13 = qd[0] + (v0 * v12)
    v14 = (v6 - (prepared[3] * v13)) - (prepared[4] * v10)
    v15 = 0.16666666666666666 * dt
    v16 = v15 * (v12 + v14)
    v17 = qd[0] - (v15 * v7)
    v18 = q[0] + (dt * v13)
    v19 = np.sin(v18)
    v20 = np.cos(v18)
    v21 = (prepared[5] * v15) * ((prepared[2] * v19) + ((prepared[1] * (qd[0] + (dt * v14))) - tau[0]))
    v22 = prepared[4] * v11
    v23 = prepared[4] * v3
    v24 = prepared[3] * v0
    v25 = prepared[4] * v5
    v26 = v25 - (v24 * v23)
    v27 = v0 * v22
    v28 = v0 * v27
    v29 = (v23 * v28) + ((v24 * v26) - v22)
    v30 = v26 - v29
    v31 = dt * v15
    v32 = 1.0 - v24
    v33 = (prepared[3] * v32) + (v0 * v25)
    v34 = 1.0 - v28
    v35 = (v27 - (v24 * v33)) + (prepared[3] * v34)
    v36 = v33 + v35
    v37 = prepared[3] * dt
    v38 = prepared[4] * v20
    v39 = dt * v38
    v40 = v0 * v39
    v41 = v15 * ((v39 + (2.0 * v36)) + ((prepared[14] - (v37 * v35)) - (v33 * v40)))
    v42 = prepared[5] * v32
    v43 = (prepared[5] * v34) - (v24 * v42)
    v44 = v42 + v43
    return (
        q[0] + (dt * (v17 + v16)),
        (v17 + (2.0 * v16)) - v21,
        1.0 - (v31 * (v23 + v30)),
        dt - (v31 * (prepared[3] + v36)),
        v15 * (((v26 * v40) - (v23 + (v37 * v29))) - ((2.0 * v30) + v38)),
        1.0 - v41,
        v31 * (prepared[5] + v44),
        v15 * (((prepared[15] - (v37 * v43)) + (2.0 * v44)) - (v42 * v40)),
    )


def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      tau[1]  joint torques and forces, N m or N: swing
      dt      step, s

    Gives
      q_next[1]   joint coordinates in the chain's order, rad or m
      qd_next[1]  joint rates, rad/s or m/s
      A[2][2]     d(q_next, qd_next)/d(q, qd); row by row
      B[2][1]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 49 add, 59 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("tau", tau, REAL, 1), ("dt", dt, REAL, None))
    with np.errstate(all="ignore"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:1], REAL, (1,), lanes), _pack(values[1:2], REAL, (1,), lanes), _pack(values[2:6], REAL, (2, 2), lanes), _pack(values[6:8], REAL, (2, 1), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        REAL(0.0),
        prepared[16] * v0,
        prepared[16] * v1,
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
      q[1]    joint coordinates in the chain's order, rad or m: swing
      qd[1]   joint rates, rad/s or m/s
      qdd[1]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[1][10]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1), ("qd", qd, REAL, 1), ("qdd", qdd, REAL, 1))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:10], REAL, (1, 10), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.cos(q[0])
    return (
        prepared[2] * v0,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      K[1][1]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 1 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)


def _damping_matrix(prepared, q):
    return (
        prepared[1],
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[1]  joint coordinates in the chain's order, rad or m: swing

    Gives
      D[1][1]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 17), ("q", q, REAL, 1))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:1], REAL, (1, 1), lanes)
