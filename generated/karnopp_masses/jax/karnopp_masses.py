# karnopp_masses, emitted by symgen 0.2.0
"""A mass slides on a mass that slides on the ground, Karnopp (1985), figure 4

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import jax
import jax.numpy as jnp
import numpy as np

REAL = jnp.float64

PARAMETER_NAMES = (
    "m1",
    "m2",
    "k",
    "Fr",
    "Ff",
)
DEFAULTS = (
    3.0,
    0.5,
    20.0,
    2.0,
    5.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return jnp.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 5))
    with jax.named_scope("prepare"):
        v0 = 1.0 / parameters[0]
        v1 = parameters[0] * v0
        v2 = parameters[0] + parameters[1]
        v3 = parameters[0] * parameters[0]
        v4 = v0 * v3
        v5 = 1.5 * parameters[4]
        v6 = 1.5 * parameters[3]
        v7 = parameters[0] * v1
        v8 = 1.0 / (v7 - v2)
        v9 = v1 * v8
        v10 = v8 * (parameters[2] * v1)
        v11 = parameters[2] * v0
        v12 = 0.5 * parameters[0]
        v13 = 0.5 * parameters[2]
        v14 = 1.0 / (parameters[1] + (parameters[0] - v4))
        v15 = parameters[0] * v13
        v16 = 0.16666666666666666 * parameters[2]
        v17 = parameters[0] * v16
        v18 = v0 * v17
        v19 = 0.041666666666666664 * parameters[2]
        v20 = parameters[2] * v19
        v21 = parameters[0] * v20
        v22 = parameters[0] * (parameters[0] * v21)
        v23 = v14 * (v14 * (v0 * (v0 * (v0 * v22))))
        v24 = parameters[0] * v19
        v25 = parameters[0] * v24
        v26 = parameters[0] * v25
        v27 = v14 * (v14 * (v0 * (v0 * (v0 * v26))))
        v28 = parameters[0] * v17
        v29 = v14 * (v0 * (v0 * v28))
        v30 = v0 * v16
        v31 = 0.08333333333333333 * parameters[2]
        v32 = v14 * (v0 * (v0 * (v0 * (parameters[0] * (parameters[0] * (parameters[2] * v31))))))
        v33 = v32 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[0] * v22)))))))
        v34 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[0] * v26))))))
        v35 = (v14 * (v0 * (v0 * (v0 * (parameters[0] * (parameters[0] * v31)))))) + v34
        v36 = parameters[2] * parameters[0]
        v37 = parameters[0] * v28
        v38 = parameters[2] * v16
        v39 = parameters[0] * v38
        v40 = parameters[0] * (parameters[0] * v39)
        v41 = v14 * (v14 * (v0 * (v0 * (v0 * v40))))
        v42 = 0.3333333333333333 * parameters[2]
        v43 = v14 * (v0 * (v0 * (v0 * (parameters[0] * (parameters[0] * (parameters[2] * v42))))))
        v44 = v43 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[0] * v40)))))))
        v45 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (parameters[0] * v37))))))
        v46 = (v14 * (v0 * (v0 * (v0 * (parameters[0] * (parameters[0] * v42)))))) + v45
        v47 = v0 - (v8 * (v1 * v1))
        v48 = 7.839999999999999 * parameters[0]
        values = (
            v2,
            parameters[0],
            parameters[2],
            parameters[1],
            v1,
            v0,
            -v8,
            v9,
            0.5 * parameters[1],
            v12,
            v13,
            -v10,
            -(v11 - (v1 * v10)),
            v0 - (v1 * v9),
            v14,
            v14 * (v0 * v15),
            v14 * (v0 * v12),
            0.5 * v14,
            v14 * v18,
            (v14 * (v0 * (v0 * v21))) + v23,
            (v14 * (v0 * (v0 * v24))) + v27,
            v14 * (v14 * (v0 * (v0 * v25))),
            (v0 * v13) + (v14 * (v0 * (v0 * (parameters[0] * v15)))),
            (0.5 * v0) + (v14 * (v0 * (v0 * (parameters[0] * v12)))),
            v29 + v30,
            v33 + (v0 * (v0 * v20)),
            v35 + (v0 * (v0 * v19)),
            v14 * (v0 * v36),
            v1 * v14,
            v14 * v29,
            (v14 * (v14 * (v0 * (v0 * (v0 * v37))))) + (v14 * (v0 * v18)),
            v41 + (v14 * (v0 * (v0 * v39))),
            v0 + (v14 * (v0 * v4)),
            v11 + (v14 * (v0 * (v0 * (parameters[0] * v36)))),
            v44 + (v0 * (v0 * v38)),
            v46 + (v0 * v30),
            v3,
            parameters[3],
            parameters[4],
            -v5,
            -v6,
            v5,
            v6,
            1.0 / (v2 - v7),
            v6 * v47,
            -(v5 * v8),
            v4,
            v47,
            v48,
            v48 * v48,
            7.839999999999999 * v2,
        )
    return _pack(values, REAL, (len(values),), lanes)


def _taken(*given):
    """The shape of the states, then arguments as arrays; of each its name, itself, its type, a state's numbers."""
    if jax.dtypes.canonicalize_dtype(REAL) != REAL:
        raise TypeError('double precision is off in JAX: jax.config.update("jax_enable_x64", True) turns it on')
    arrays = [jnp.asarray(a, dtype) for _, a, dtype, _ in given]
    for (name, _, _, size), array in zip(given, arrays):
        if size is not None and array.shape[:1] != (size,):
            kind = "what `prepare` returned" if name == "prepared" else "an array, a state's numbers first"
            raise ValueError(f"{name}: shape {array.shape} was given, ({size}, ...) is wanted: {kind}")
    lanes = [array.shape[item[3] is not None :] for item, array in zip(given, arrays)]
    return jnp.broadcast_shapes(*lanes), *arrays


def _pack(values, dtype, shape, lanes):
    if not values:
        return jnp.zeros(shape + lanes, dtype)
    return jnp.stack([jnp.broadcast_to(value, lanes).astype(dtype) for value in values]).reshape(shape + lanes)


def _loop(once, start, bound):
    """The values after at most `bound` passes and what is done; states that are done keep theirs."""
    start = [jnp.asarray(value) for value in start]
    shapes = [value.shape for value in (*start, *jax.eval_shape(once, tuple(start)))]
    lanes = jnp.broadcast_shapes(*shapes)

    def further(state):
        k, values, done = state
        *after, now = once(values)
        kept = [jnp.where(done, old, new).astype(old.dtype) for old, new in zip(values, after)]
        return k + 1, tuple(kept), done | now

    def more(state):
        return (state[0] < bound) & ~jnp.all(state[2])

    begin = tuple(jnp.broadcast_to(value, lanes) for value in start)
    _, values, done = jax.lax.while_loop(more, further, (0, begin, jnp.zeros(lanes, bool)))
    return *values, done


def _forward(function, lanes, stacked, *given):
    """`function(*given)` whose derivatives are always taken forward, one column of its Jacobian for each number.

    Backward, JAX cannot run loops whose passes are not known beforehand, and an arm that a choice leaves out, where a
    square root is zero, would turn a derivative of zero into no number.
    """
    given = [
        jnp.broadcast_to(a.reshape(*a.shape[:s], *[1] * (len(lanes) + s - a.ndim), *a.shape[s:]), a.shape[:s] + lanes)
        for a, s in zip(given, map(int, stacked))
    ]

    def values(*arrays):
        return tuple(jnp.broadcast_to(value, lanes) for value in function(*arrays))

    def rule(arrays, tangents):
        moved = [k for k, t in enumerate(tangents) if not isinstance(t, jax.custom_derivatives.SymbolicZero)]
        rows = [tangents[k].reshape(-1, *lanes) for k in moved]
        ends = [sum(map(len, rows[:k])) for k in range(len(rows) + 1)]

        def reals(*some):
            now = dict(zip(moved, some))
            found = values(*[now.get(k, a) for k, a in enumerate(arrays)])
            return tuple(value for value in found if jnp.issubdtype(value.dtype, jnp.inexact))

        def column(k):
            units = [jnp.arange(a, b) == k for a, b in zip(ends, ends[1:])]
            units = [jnp.broadcast_to(u.reshape(-1, *[1] * len(lanes)), r.shape) for u, r in zip(units, rows)]
            at = [arrays[k] for k in moved]
            return jax.jvp(reals, at, [u.reshape(a.shape).astype(REAL) for u, a in zip(units, at)])[1]

        found = values(*arrays)
        columns = iter(jax.vmap(column)(jnp.arange(ends[-1])))
        whole = jnp.concatenate(rows)
        smooth = [jnp.issubdtype(value.dtype, jnp.inexact) for value in found]
        fixed = np.zeros(lanes, jax.dtypes.float0)
        along = [jnp.sum(next(columns) * whole, axis=0) if real else fixed for real in smooth]
        return found, tuple(along)

    differentiable = jax.custom_jvp(values)
    differentiable.defjvp(rule, symbolic_zeros=True)
    return differentiable(*given)


def _min(x, y):
    return jnp.where(x < y, x, y)


def _max(x, y):
    return jnp.where(x > y, x, y)


def _mode_of(x):
    return (x > 0).astype(jnp.int8) - (x < 0).astype(jnp.int8)


def _real_of(mode):
    return mode.astype(REAL)


RULES = (
    "parameters.m1: must be finite and at most 1e+50 in magnitude",
    "parameters.m2: must be finite and at most 1e+50 in magnitude",
    "parameters.k: must be finite and at most 1e+50 in magnitude",
    "parameters.Fr: must be finite and at most 1e+50 in magnitude",
    "parameters.Ff: must be finite and at most 1e+50 in magnitude",
    "joints.x2.friction.static: must have a value, finite and at most 1e+50 in magnitude",
    "joints.r.friction.static: must have a value, finite and at most 1e+50 in magnitude",
    "joints.x2.mass: must be at least 0",
    "joints.r.mass: must be at least 0",
    "joints.x2.friction.coulomb: must be at least 0",
    "joints.x2.friction.static: must be at least 0",
    "joints.x2.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
    "joints.r.friction.coulomb: must be at least 0",
    "joints.r.friction.static: must be at least 0",
    "joints.r.friction.static: must be at least 'coulomb': a joint at rest holds at least what it costs to slide",
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 5))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with jax.enable_x64(True):
        v0 = 1.5 * parameters[4]
        v1 = 1.5 * parameters[3]
        return (
            jnp.abs(parameters[0]) <= 1e+50,
            jnp.abs(parameters[1]) <= 1e+50,
            jnp.abs(parameters[2]) <= 1e+50,
            jnp.abs(parameters[3]) <= 1e+50,
            jnp.abs(parameters[4]) <= 1e+50,
            jnp.abs(v0) <= 1e+50,
            jnp.abs(v1) <= 1e+50,
            0.0 <= parameters[1],
            0.0 <= parameters[0],
            0.0 <= parameters[4],
            0.0 <= v0,
            parameters[4] <= v0,
            0.0 <= parameters[3],
            0.0 <= v1,
            parameters[3] <= v1,
        )


def _mass_matrix(prepared, q):
    return (
        prepared[0],
        prepared[1],
        prepared[1],
        prepared[1],
    )


@jax.jit
def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      M[2][2]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("mass_matrix"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _bias(prepared, q, qd):
    return (
        REAL(0.0),
        q[1] * prepared[2],
    )


@jax.jit
def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
      qd[2]  joint rates, rad/s or m/s

    Gives
      h[2]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 0 add, 1 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with jax.named_scope("bias"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _gravity(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
    )


@jax.jit
def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      g[2]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("gravity"):
        values = _gravity(prepared, q)
    return _pack(values[0:2], REAL, (2,), lanes)


def _coriolis_matrix(prepared, q, qd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


@jax.jit
def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
      qd[2]  joint rates, rad/s or m/s

    Gives
      C[2][2]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with jax.named_scope("coriolis_matrix"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = prepared[1] * (qdd[1] + qdd[0])
    return (
        v0 + (prepared[3] * qdd[0]),
        (q[1] * prepared[2]) + v0,
    )


@jax.jit
def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  joint torques and forces, N m or N: x2, r

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 3 add, 3 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("inverse_dynamics"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = (q[1] * prepared[2]) - tau[1]
    v1 = tau[0] + (prepared[4] * v0)
    return (
        prepared[6] * v1,
        (prepared[7] * v1) - (prepared[5] * v0),
    )


@jax.jit
def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r

    Gives
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 3 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with jax.named_scope("forward_dynamics"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:2], REAL, (2,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = qd[1] + qd[0]
    return (
        (prepared[8] * (qd[0] * qd[0])) + (v0 * (prepared[9] * v0)),
    )


@jax.jit
def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[2]   joint coordinates in the chain's order, rad or m: x2, r
      qd[2]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 2 add, 4 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2))
    with jax.named_scope("kinetic_energy"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        prepared[10] * (q[1] * q[1]),
    )


@jax.jit
def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 0 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("potential_energy"):
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


@jax.jit
def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      P[2][2][2]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("inertia_power"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:8], REAL, (2, 2, 2), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = prepared[1] * (qdd[1] + qdd[0])
    return (
        v0 + (prepared[3] * qdd[0]),
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
    )


@jax.jit
def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[2][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 2 add, 2 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("reactions"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:12], REAL, (2, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[2],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[0],
        prepared[1],
        prepared[1],
        prepared[1],
    )


@jax.jit
def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
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
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("inverse_dynamics_gradients"):
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
        prepared[11],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[12],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[6],
        prepared[7],
        prepared[7],
        prepared[13],
    )


@jax.jit
def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state, friction left out.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r

    Gives
      A[4][4]  state matrix, state (q, qd); row by row
      B[4][2]  input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2))
    with jax.named_scope("linearize"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:16], REAL, (4, 4), lanes), _pack(values[16:24], REAL, (4, 2), lanes)


def _linearize_step(prepared, q, qd, tau, dt):
    v0 = dt * dt
    v1 = dt * v0
    v2 = dt * v1
    v3 = (prepared[17] * v0) - (prepared[21] * v2)
    v4 = prepared[18] * v1
    v5 = (prepared[20] * v2) - (prepared[16] * v0)
    v6 = (((q[0] + (qd[0] * dt)) + (qd[1] * v4)) + (tau[0] * v3)) + (tau[1] * v5)
    v7 = (prepared[19] * v2) - (prepared[15] * v0)
    v8 = (prepared[23] * v0) - (prepared[26] * v2)
    v9 = dt - (prepared[24] * v1)
    v10 = ((q[1] + (qd[1] * v9)) + (tau[1] * v8)) + (tau[0] * v5)
    v11 = prepared[25] * v2
    v12 = prepared[22] * v0
    v13 = (dt * prepared[14]) - (prepared[29] * v1)
    v14 = (prepared[30] * v1) - (dt * prepared[28])
    v15 = (dt * prepared[27]) - (prepared[31] * v1)
    v16 = (dt * prepared[32]) - (prepared[35] * v1)
    v17 = (prepared[34] * v1) - (dt * prepared[33])
    v18 = v11 + (1.0 - v12)
    v19 = -v7
    return (
        v6 - (q[1] * v7),
        v10 - (q[1] * (v12 - v11)),
        (((qd[0] + (tau[1] * v14)) + (tau[0] * v13)) + (q[1] * v15)) - (qd[1] * v7),
        (((tau[0] * v14) + (tau[1] * v16)) + (q[1] * v17)) + (qd[1] * v18),
        REAL(1.0),
        v19,
        dt,
        v4,
        REAL(0.0),
        v18,
        REAL(0.0),
        v9,
        REAL(0.0),
        v15,
        REAL(1.0),
        v19,
        REAL(0.0),
        v17,
        REAL(0.0),
        v18,
        v3,
        v5,
        v5,
        v8,
        v13,
        v14,
        v14,
        v16,
    )


@jax.jit
def linearize_step(prepared, q, qd, tau, dt):
    """One Runge-Kutta step of order 4 of the smooth forward dynamics under held forces, and its exact derivative.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      tau[2]  joint torques and forces, N m or N: x2, r
      dt      step, s

    Gives
      q_next[2]   joint coordinates in the chain's order, rad or m
      qd_next[2]  joint rates, rad/s or m/s
      A[4][4]     d(q_next, qd_next)/d(q, qd); row by row
      B[4][2]     d(q_next, qd_next)/d tau, one column per joint; row by row

    Computed by the chain rule over the stages of a Runge-Kutta step: symgen/derive/functions/linearize_step.py.

    Operations: 29 add, 42 mul, 0 div, 0 sqrt, 0 sincos, 1 other.
    """
    lanes, prepared, q, qd, tau, dt = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with jax.named_scope("linearize_step"):
        values = _linearize_step(prepared, q, qd, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:20], REAL, (4, 4), lanes), _pack(values[20:28], REAL, (4, 2), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = qdd[1] + qdd[0]
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
    )


@jax.jit
def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[2][20]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 1 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("regressor"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:40], REAL, (2, 20), lanes)


def _stiffness_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        prepared[2],
    )


@jax.jit
def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      K[2][2]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("stiffness_matrix"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _damping_matrix(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


@jax.jit
def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[2]  joint coordinates in the chain's order, rad or m: x2, r

    Gives
      D[2][2]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2))
    with jax.named_scope("damping_matrix"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:4], REAL, (2, 2), lanes)


def _sticking_forces(prepared, q, qd, tau, stuck):
    v0 = jnp.where(stuck[1], REAL(0.0), prepared[5])
    v1 = tau[1] - (q[1] * prepared[2])
    v2 = prepared[37] * jnp.sign(qd[1])
    v3 = jnp.where(stuck[1], REAL(0.0), v1 - v2)
    v4 = prepared[1] * v0
    v5 = prepared[38] * jnp.sign(qd[0])
    v6 = jnp.where(stuck[0], REAL(0.0), 1.0 / jnp.where(~stuck[0], prepared[0] - (prepared[36] * v0), REAL(1.0)))
    v7 = (jnp.where(stuck[0], REAL(0.0), tau[0] - v5) - (v4 * v3)) * v6
    v8 = jnp.where(stuck[1], REAL(0.0), (v0 * v3) - (v4 * v7))
    v9 = jnp.where(stuck[0], REAL(0.0), v7)
    return (
        jnp.where(stuck[0], tau[0] - (prepared[1] * v8), v5),
        jnp.where(stuck[1], v1 - (prepared[1] * v9), v2),
        v9,
        v8,
    )


@jax.jit
def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[2]      joint coordinates in the chain's order, rad or m: x2, r
      qd[2]     joint rates, rad/s or m/s
      tau[2]    joint torques and forces, N m or N: x2, r
      stuck[2]  joints to hold at rest

    Gives
      f[2]    friction, positive against positive rates, N m or N
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28):
    symgen/derive/functions/sticking_forces.py.

    Operations: 8 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 12 other.
    """
    lanes, prepared, q, qd, tau, stuck = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("stuck", stuck, jnp.bool_, 2))
    with jax.named_scope("sticking_forces"):
        values = _forward(_sticking_forces, lanes, (True, True, True, True, True,), prepared, q, qd, tau, stuck)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes)


def _friction_dynamics(prepared, q, qd, tau, mode):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = jnp.int8(0) == mode[0]
    v2 = jnp.int8(0) == mode[1]
    v3 = jnp.where(v2, REAL(0.0), prepared[5])
    v4 = prepared[37] * _real_of(mode[1])
    v5 = jnp.where(v2, REAL(0.0), v0 - v4)
    v6 = prepared[1] * v3
    v7 = jnp.where(v1, REAL(0.0), 1.0 / jnp.where(~v1, prepared[0] - (prepared[36] * v3), REAL(1.0)))
    v8 = prepared[38] * _real_of(mode[0])
    v9 = v7 * (jnp.where(v1, REAL(0.0), tau[0] - v8) - (v6 * v5))
    v10 = jnp.where(v2, REAL(0.0), (v3 * v5) - (v6 * v9))
    v11 = jnp.where(v1, REAL(0.0), v9)
    v12 = (jnp.abs(qd[1]) + ((jnp.abs(q[0]) + jnp.abs(q[1])) + jnp.abs(qd[0]))) < 1e+38
    v13 = (jnp.abs(v0) + (jnp.abs(tau[0]) + (jnp.abs(v11) + jnp.abs(v10)))) < 1e+38
    return (
        jnp.where(v1, tau[0] - (prepared[1] * v10), v8),
        jnp.where(v2, v0 - (prepared[1] * v11), v4),
        v11,
        v10,
        jnp.where(v12, jnp.where(v13, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


@jax.jit
def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: x2, r
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

    Operations: 14 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 26 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, jnp.int8, 2))
    with jax.named_scope("friction_dynamics"):
        values = _forward(_friction_dynamics, lanes, (True, True, True, True, True,), prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:5], REAL, (), lanes)


def _friction_limits(prepared, q, qd, tau, mode):
    v0 = tau[1] - (q[1] * prepared[2])
    v1 = jnp.int8(0) == mode[0]
    v2 = jnp.int8(0) == mode[1]
    v3 = jnp.where(v2, REAL(0.0), prepared[5])
    v4 = prepared[37] * _real_of(mode[1])
    v5 = jnp.where(v2, REAL(0.0), v0 - v4)
    v6 = prepared[1] * v3
    v7 = jnp.where(v1, REAL(0.0), 1.0 / jnp.where(~v1, prepared[0] - (prepared[36] * v3), REAL(1.0)))
    v8 = prepared[38] * _real_of(mode[0])
    v9 = v7 * (jnp.where(v1, REAL(0.0), tau[0] - v8) - (v6 * v5))
    v10 = jnp.where(v2, REAL(0.0), (v3 * v5) - (v6 * v9))
    v11 = jnp.where(v1, REAL(0.0), v9)
    v12 = (jnp.abs(qd[1]) + ((jnp.abs(q[0]) + jnp.abs(q[1])) + jnp.abs(qd[0]))) < 1e+38
    v13 = (jnp.abs(v0) + (jnp.abs(tau[0]) + (jnp.abs(v11) + jnp.abs(v10)))) < 1e+38
    return (
        jnp.where(v1, tau[0] - (prepared[1] * v10), v8),
        jnp.where(v2, v0 - (prepared[1] * v11), v4),
        v11,
        v10,
        prepared[39],
        prepared[40],
        prepared[41],
        prepared[42],
        REAL(0.0),
        REAL(0.0),
        jnp.where(v12, jnp.where(v13, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


@jax.jit
def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: x2, r
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

    Operations: 14 add, 11 mul, 1 div, 0 sqrt, 0 sincos, 26 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, jnp.int8, 2))
    with jax.named_scope("friction_limits"):
        values = _forward(_friction_limits, lanes, (True, True, True, True, True,), prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:8], REAL, (2,), lanes), _pack(values[8:10], REAL, (2,), lanes), _pack(values[10:11], REAL, (), lanes)


def _switching_functions(prepared, q, qd, tau, mode):
    v0 = _real_of(mode[0])
    v1 = jnp.int8(0) == mode[0]
    v2 = _real_of(mode[1])
    v3 = jnp.int8(0) == mode[1]
    v4 = prepared[37] * v2
    v5 = tau[1] - (q[1] * prepared[2])
    v6 = jnp.where(v3, REAL(0.0), v5 - v4)
    v7 = jnp.where(v3, REAL(0.0), prepared[5])
    v8 = prepared[1] * v7
    v9 = prepared[38] * v0
    v10 = jnp.where(v1, REAL(0.0), 1.0 / jnp.where(~v1, prepared[0] - (prepared[36] * v7), REAL(1.0)))
    v11 = v10 * (jnp.where(v1, REAL(0.0), tau[0] - v9) - (v8 * v6))
    v12 = jnp.where(v3, REAL(0.0), (v7 * v6) - (v8 * v11))
    v13 = jnp.where(v1, tau[0] - (prepared[1] * v12), v9)
    v14 = jnp.where(v1, REAL(0.0), v11)
    v15 = jnp.where(v3, v5 - (prepared[1] * v14), v4)
    v16 = (jnp.abs(v5) + (jnp.abs(tau[0]) + (jnp.abs(v14) + jnp.abs(v12)))) < 1e+38
    v17 = (jnp.abs(qd[1]) + ((jnp.abs(q[0]) + jnp.abs(q[1])) + jnp.abs(qd[0]))) < 1e+38
    return (
        jnp.where(v1, REAL(0.0), qd[0] * v0),
        jnp.where(v3, REAL(0.0), qd[1] * v2),
        jnp.where(v1, prepared[41] + v13, REAL(0.0)),
        jnp.where(v3, prepared[42] + v15, REAL(0.0)),
        jnp.where(v1, prepared[41] - v13, REAL(0.0)),
        jnp.where(v3, prepared[42] - v15, REAL(0.0)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        jnp.where(v17, jnp.where(v16, REAL(0.0), REAL(6.0)), REAL(6.0)),
    )


@jax.jit
def switching_functions(prepared, q, qd, tau, mode):
    """Quantities whose zeros are the events of a motion.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      tau[2]   joint torques and forces, N m or N: x2, r
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      rate[2]     rates of sliding joints in the sense of their modes, rad/s or m/s
      lower[2]    friction of resting joints above the lowest that holds them, N m or N
      upper[2]    friction of resting joints below the highest that holds them, N m or N
      load[2][3]  signed loads of sliding joints: two bearings, and the drive, N m or N; row by row
      status      0 ok: the motion in the given modes, shown to be the only one; 2 none: no motion in the given
                  modes; 3 unproven: a motion in the given modes, not shown to be the only one; 4 several: a
                  motion in the given modes, known not to be the only one; 5 limit: the bound on iterations was
                  reached first; 6 not finite: NaN or an infinity

    Computed by rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1):
    symgen/derive/functions/switching_functions.py.

    Operations: 18 add, 13 mul, 1 div, 0 sqrt, 0 sincos, 32 other.
    """
    lanes, prepared, q, qd, tau, mode = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, jnp.int8, 2))
    with jax.named_scope("switching_functions"):
        values = _forward(_switching_functions, lanes, (True, True, True, True, True,), prepared, q, qd, tau, mode)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes), _pack(values[6:12], REAL, (2, 3), lanes), _pack(values[12:13], REAL, (), lanes)


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = _real_of(pattern[1])
    v1 = prepared[37] * v0
    v2 = jnp.int8(0) == pattern[1]
    v3 = jnp.where(v2, REAL(0.0), prepared[5])
    v4 = v3 * jnp.where(v2, REAL(0.0), context_real[2] - v1)
    v5 = _real_of(pattern[0])
    v6 = prepared[38] * v5
    v7 = jnp.int8(0) == pattern[0]
    v8 = jnp.where(v7, REAL(0.0), 1.0 / jnp.where(~v7, context_real[0] - (prepared[36] * v3), REAL(1.0)))
    v9 = v8 * (jnp.where(v7, REAL(0.0), context_real[1] - v6) - (prepared[1] * v4))
    v10 = jnp.where(v2, REAL(0.0), v4 + ((-v9) * (prepared[1] * v3)))
    v11 = jnp.where(v7, context_real[1] - (prepared[1] * v10), v6)
    v12 = jnp.where(v7, REAL(0.0), v9)
    v13 = jnp.where(v7, _min(context_real[3] - v11, context_real[3] + v11), v5 * v12)
    v14 = jnp.where(v7, v13, context_real[0] * v13)
    v15 = jnp.abs(context_real[1])
    v16 = _max(v15, _max(v15, jnp.abs(v11)))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((0.0 < v13) | (v7 & (0.0 <= v13))) | (v18 & (((-1e-06) * v16) <= v14))
    v20 = jnp.where(v2, context_real[2] - (prepared[1] * v12), v1)
    v21 = jnp.where(v2, _min(context_real[4] - v20, context_real[4] + v20), v0 * v10)
    v22 = jnp.where(v2, v21, prepared[1] * v21)
    v23 = _max(_max(jnp.abs(context_real[2]), jnp.abs(v20)), jnp.abs(context_real[5]))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[3] | v26
    v28 = jnp.where(v7, REAL(0.0), REAL(1.0))
    v29 = v28 + jnp.where(v2, REAL(0.0), REAL(1.0))
    v30 = 1.0 - v29
    v31 = -(v28 + v30)
    v32 = jnp.where(v24, jnp.int8(-1) == context_mode[3], context_boolean[9])
    v33 = jnp.where(v24, jnp.int8(1) == context_mode[3], context_boolean[8])
    v34 = v33 | v32
    v35 = (v34 & (v2 & ((0.0 <= v31) & (v31 <= 0.0)))) | (v32 & (jnp.int8(1) == pattern[1]))
    v36 = jnp.where(v34, REAL(1.0), REAL(0.0))
    v37 = -v30
    v38 = context_boolean[7] & (~v24)
    v39 = jnp.where(v38, REAL(0.0), REAL(1.0))
    v40 = jnp.where(v18, jnp.int8(-1) == context_mode[2], context_boolean[6])
    v41 = jnp.where(v18, jnp.int8(1) == context_mode[2], context_boolean[5])
    v42 = v41 | v40
    v43 = (v42 & (v7 & ((v39 <= v37) & (v37 <= v36)))) | (v40 & (jnp.int8(1) == pattern[0]))
    v44 = v43 | v35
    v45 = jnp.where(v44, v29, 1.0 + v29)
    v46 = ~(v44 | (v45 <= (v36 + jnp.where(v42, REAL(1.0), REAL(0.0)))))
    v47 = v46 & (~v27)
    v48 = (~flag[1]) & (flag[2] & v47)
    v49 = ~v48
    v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)))
    v52 = context_boolean[4] & (~v18)
    v53 = jnp.where(v41, jnp.int8(1), jnp.int8(-1))
    v54 = jnp.where(v43, jnp.where(v41 & v7, jnp.int8(1), jnp.int8(-1)), jnp.where(v52 & ((v39 <= v45) & (v45 <= v36)), jnp.int8(0), v53))
    v55 = jnp.where(v35, pattern[0], v54)
    v56 = v45 - jnp.where(jnp.int8(0) == v55, REAL(0.0), REAL(1.0))
    v57 = jnp.where(v33, jnp.int8(1), jnp.int8(-1))
    v58 = jnp.where(v35, jnp.where(v2 & v33, jnp.int8(1), jnp.int8(-1)), jnp.where(v38 & ((v56 <= 0.0) & (0.0 <= v56)), jnp.int8(0), v57))
    v59 = ~flag[3]
    v60 = (context_boolean[1] | (((-1e-12) * v23) <= v22)) & (context_boolean[0] | (((-1e-12) * v16) <= v14))
    v61 = ((~flag[4]) & (v59 & v60)) | (v26 & v59)
    v62 = ~(v48 | v51)
    v63 = flag[5] | (flag[3] & v26)
    v64 = v27 & (v63 | (v46 | ((~v44) | (context_boolean[10] | (v7 & v2)))))
    return (
        jnp.where(v51, jnp.where(context_boolean[4], jnp.int8(0), jnp.where(context_boolean[5], jnp.int8(1), jnp.int8(-1))), jnp.where(v48, jnp.where(v52, jnp.int8(0), v53), v55)),
        jnp.where(v51, jnp.where(context_boolean[7], jnp.int8(0), jnp.where(context_boolean[8], jnp.int8(1), jnp.int8(-1))), jnp.where(v48, jnp.where(v38, jnp.int8(0), v57), v58)),
        jnp.where(v61, pattern[0], best[0]),
        jnp.where(v61, pattern[1], best[1]),
        flag[0] | v51,
        jnp.where(v51, jnp.bool_(False), flag[1] | v48),
        flag[2] & v62,
        v27,
        flag[4] | v60,
        v63,
        flag[6] & v49,
        jnp.where(v61, jnp.bool_(True), flag[7]),
        jnp.where(v61, jnp.bool_(False), flag[8]),
        jnp.where(v61, v12, number[0]),
        jnp.where(v61, v10, number[1]),
        (v47 & v62) | v64,
    )


def _decide_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((prepared[37] * context_real[12]) - context_real[11]) - context_real[13]
    v1 = jnp.where(context_boolean[1], jnp.int8(1) == context_mode[1], v0 < context_real[10])
    v2 = ((prepared[38] * context_real[8]) - context_real[7]) - context_real[9]
    v3 = jnp.where(context_boolean[0], jnp.int8(1) == context_mode[0], v2 < context_real[6])
    v4 = jnp.where(context_boolean[5] & (~context_boolean[3]), jnp.int8(0), jnp.where(jnp.where(context_boolean[3], jnp.int8(1) == context_mode[3], v1), jnp.int8(1), jnp.int8(-1)))
    v5 = jnp.where(context_boolean[4] & (~context_boolean[2]), jnp.int8(0), jnp.where(jnp.where(context_boolean[2], jnp.int8(1) == context_mode[2], v3), jnp.int8(1), jnp.int8(-1)))
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, jnp.where(context_boolean[0], jnp.int8(-1) == context_mode[0], v2 < (-context_real[6])), context_boolean[5], v1, jnp.where(context_boolean[1], jnp.int8(-1) == context_mode[1], v0 < (-context_real[10])), (prepared[37] == context_real[4]) & (prepared[38] == context_real[3]))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    def v6_pass(v6):
        return _decide_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:15], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
    v6 = _loop(v6_pass, (v5, v4, v5, v4, jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(True), jnp.bool_(False), REAL(0.0), REAL(0.0)), 18)
    v7 = jnp.where(v6[8] | v6[7], jnp.where(v6[12], REAL(4.0), jnp.where(v6[11] & (~v6[6]), jnp.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), jnp.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (jnp.abs(context_real[2]) + (jnp.abs(v6[13]) + (jnp.abs(context_real[1]) + jnp.abs(v6[14])))) < 1e+38
    return (
        jnp.where(v8, jnp.where(v6[15], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[2],
        v6[3],
    )


def _decide_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = jnp.where(context_boolean[1], REAL(0.0), context_real[4])
    v1 = context_real[6] * context_real[7]
    v2 = context_real[8] + (context_real[6] * v1)
    v3 = jnp.where(context_boolean[0], REAL(0.0), context_real[3])
    v4 = 1.0001 * jnp.abs(v1)
    v5 = v3 * v4
    v6 = context_real[1] - jnp.where(context_boolean[0], prepared[38] * _real_of(context_mode[0]), REAL(0.0))
    v7 = v1 * v6
    v8 = context_real[2] - jnp.where(context_boolean[1], prepared[37] * _real_of(context_mode[1]), REAL(0.0))
    v9 = v2 * v8
    v10 = 1e-08 * (jnp.abs(v9) + jnp.abs(v7))
    v11 = v9 - v7
    v12 = (~context_boolean[1]) & (jnp.abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))))
    v13 = v0 * v4
    v14 = context_real[7] * v6
    v15 = v1 * v8
    v16 = 1e-08 * (jnp.abs(v15) + jnp.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (jnp.abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[7])))))
    v19 = _decide_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], v17, v13, context_real[7], v16, v11, v5, v2, v10), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v20 = jnp.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v21 = context_real[1] - (prepared[38] * _real_of(v20))
    v22 = jnp.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v23 = context_real[2] - (prepared[37] * _real_of(v22))
    v24 = (context_real[7] * v21) - (v1 * v23)
    v25 = (context_real[6] * v24) - (context_real[8] * v23)
    v26 = (jnp.abs(v25) + (jnp.abs(v24) + (jnp.abs(v23) + jnp.abs(v21)))) < 1e+38
    v27 = (~((context_boolean[3] | v12) | (context_boolean[2] | v18))) & v26
    return (
        jnp.where(v27, REAL(0.0), v19[0]),
        jnp.where(v27, v24, v19[1]),
        jnp.where(v27, -v25, v19[2]),
        jnp.where(v27, v20, v19[3]),
        jnp.where(v27, v22, v19[4]),
    )


def _decide(prepared, q, qd, tau, mode, reached):
    v0 = prepared[37] * _real_of(mode[1])
    v1 = (q[1] * prepared[2]) - tau[1]
    v2 = jnp.int8(0) == mode[1]
    v3 = jnp.where(v2, REAL(0.0), -(v1 + v0))
    v4 = jnp.where(v2, REAL(0.0), prepared[5])
    v5 = prepared[1] * v4
    v6 = prepared[38] * _real_of(mode[0])
    v7 = jnp.int8(0) == mode[0]
    v8 = jnp.where(v7, REAL(0.0), -(1.0 / jnp.where(~v7, (prepared[36] * v4) - prepared[0], REAL(1.0))))
    v9 = v8 * ((v5 * v3) - jnp.where(v7, REAL(0.0), tau[0] - v6))
    v10 = _mode_of(jnp.where(v7, tau[0] - (prepared[1] * jnp.where(v2, REAL(0.0), (v4 * v3) + (v5 * v9))), v6))
    v11 = 0.0 == qd[0]
    v12 = (~(jnp.int8(0) == v10)) & (reached[0] & v11)
    v13 = _mode_of(jnp.where(v2, -(v1 + (prepared[1] * jnp.where(v7, REAL(0.0), -v9))), v0))
    v14 = 0.0 == qd[1]
    v15 = (reached[1] & v14) & (~(jnp.int8(0) == v13))
    v16 = ~v14
    v17 = ~v11
    v18 = _decide_pattern_let_go(prepared, (prepared[0], tau[0], -v1, prepared[41], prepared[42], tau[1], prepared[4], prepared[43], prepared[5]), (v17, v16, v12, v15), (jnp.where(v7, _mode_of(qd[0]), mode[0]), jnp.where(v2, _mode_of(qd[1]), mode[1]), v10, v13))
    v19 = (v12 | v17) | (~(jnp.abs(tau[0]) <= prepared[41]))
    v20 = v19 | ((~(jnp.abs(v1) <= prepared[42])) | (v15 | v16))
    v21 = (jnp.abs(qd[0]) + (jnp.abs(q[1]) + (jnp.abs(qd[1]) + jnp.abs(q[0])))) < 1e+38
    return (
        jnp.where(v20, v18[3], jnp.int8(0)),
        jnp.where(v20, v18[4], jnp.int8(0)),
        jnp.where(v21, jnp.where(v20, v18[0], REAL(0.0)), REAL(6.0)),
    )


@jax.jit
def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[2]        joint coordinates in the chain's order, rad or m: x2, r
      qd[2]       joint rates, rad/s or m/s
      tau[2]      joint torques and forces, N m or N: x2, r
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

    Operations: at most 342 add, 360 mul, 19 div, 0 sqrt, 0 sincos, 3364 other.
    """
    lanes, prepared, q, qd, tau, mode, reached = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("tau", tau, REAL, 2), ("mode", mode, jnp.int8, 2), ("reached", reached, jnp.bool_, 2))
    with jax.named_scope("decide"):
        values = _forward(_decide, lanes, (True, True, True, True, True, True,), prepared, q, qd, tau, mode, reached)
    return _pack(values[0:2], jnp.int8, (2,), lanes), _pack(values[2:3], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
    v0 = 0.0 == qd[0]
    v1 = 0.0 == qd[1]
    v2 = prepared[1] * qdd[1]
    v3 = v2 + ((prepared[0] * qdd[0]) + (prepared[38] * jnp.where(v0, jnp.sign(qdd[0]), jnp.sign(qd[0]))))
    v4 = (q[1] * prepared[2]) + (prepared[1] * qdd[0])
    v5 = v4 + (v2 + (prepared[37] * jnp.where(v1, jnp.sign(qdd[1]), jnp.sign(qd[1]))))
    return (
        v3,
        v5,
        jnp.where(v0, v2 - prepared[41], v3),
        jnp.where(v1, v4 - prepared[42], v5),
        jnp.where(v0, prepared[41] + v2, v3),
        jnp.where(v1, prepared[42] + v4, v5),
    )


@jax.jit
def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]   joint torques and forces, N m or N: x2, r
      low[2]   lowest torque that holds a joint at rest, N m or N
      high[2]  highest torque that holds a joint at rest, N m or N

    Computed by inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24):
    symgen/derive/functions/friction_inverse_dynamics.py.

    Operations: 9 add, 6 mul, 0 div, 0 sqrt, 0 sincos, 12 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("friction_inverse_dynamics"):
        values = _forward(_friction_inverse_dynamics, lanes, (True, True, True, True,), prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], REAL, (2,), lanes)


def _friction_torque(prepared, q, qd, qdd, direction):
    v0 = (prepared[3] * qdd[0]) + (prepared[38] * jnp.where(qd[0] < 0.0, REAL(-1.0), jnp.where(0.0 < qd[0], REAL(1.0), _real_of(direction[0]))))
    v1 = prepared[1] * (qdd[1] + qdd[0])
    v2 = v1 + (prepared[37] * jnp.where(qd[1] < 0.0, REAL(-1.0), jnp.where(0.0 < qd[1], REAL(1.0), _real_of(direction[1]))))
    return (
        v1 + v0,
        (q[1] * prepared[2]) + v2,
    )


@jax.jit
def friction_torque(prepared, q, qd, qdd, direction):
    """Joint forces of a motion with friction; that of a joint at rest opposes its intended direction.

    Takes
      q[2]          joint coordinates in the chain's order, rad or m: x2, r
      qd[2]         joint rates, rad/s or m/s
      qdd[2]        joint accelerations, rad/s^2 or m/s^2
      direction[2]  intended directions of joints at rest: +1, 0 (none), -1

    Gives
      tau[2]  joint torques and forces, N m or N: x2, r

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) and the laws of friction and of drives
    (Dupont 1993, eqs. 17 to 24): symgen/derive/functions/friction_torque.py.

    Operations: 5 add, 5 mul, 0 div, 0 sqrt, 0 sincos, 10 other.
    """
    lanes, prepared, q, qd, qdd, direction = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2), ("direction", direction, jnp.int8, 2))
    with jax.named_scope("friction_torque"):
        values = _forward(_friction_torque, lanes, (True, True, True, True, True,), prepared, q, qd, qdd, direction)
    return _pack(values[0:2], REAL, (2,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
    )


@jax.jit
def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[2]    joint coordinates in the chain's order, rad or m: x2, r
      qd[2]   joint rates, rad/s or m/s
      qdd[2]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[2]  what the drives of prescribed joints must supply; zero at the others, N m or N: x2, r

    Computed by inverse dynamics of joints with a given motion (Harlecki 1995):
    symgen/derive/functions/drive_forces.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("qdd", qdd, REAL, 2))
    with jax.named_scope("drive_forces"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:2], REAL, (2,), lanes)


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = jnp.int8(0) == pattern[1]
    v1 = jnp.where(v0, REAL(0.0), prepared[5])
    v2 = prepared[1] * v1
    v3 = _real_of(pattern[1])
    v4 = prepared[37] * v3
    v5 = jnp.where(v0, REAL(0.0), context_real[2] - v4)
    v6 = _real_of(pattern[0])
    v7 = prepared[38] * v6
    v8 = jnp.int8(0) == pattern[0]
    v9 = jnp.where(v8, REAL(0.0), 1.0 / jnp.where(~v8, context_real[0] - (prepared[36] * v1), REAL(1.0)))
    v10 = v9 * ((v5 * v2) - jnp.where(v8, REAL(0.0), context_real[1] - v7))
    v11 = jnp.where(v0, REAL(0.0), (v1 * v5) + (v2 * v10))
    v12 = jnp.where(v8, REAL(0.0), -v10)
    v13 = jnp.where(v0, context_real[2] - (prepared[1] * v12), v4)
    v14 = jnp.where(v0, _min(context_real[4] - v13, context_real[4] + v13), v3 * v11)
    v15 = jnp.where(v8, context_real[1] - (prepared[1] * v11), v7)
    v16 = jnp.where(v8, _min(context_real[3] - v15, context_real[3] + v15), v6 * v12)
    v17 = context_boolean[0] | ((0.0 < v16) | (v8 & (0.0 <= v16)))
    v18 = v17 & (context_boolean[1] | ((0.0 < v14) | (v0 & (0.0 <= v14))))
    v19 = flag[3] | v18
    v20 = jnp.where(v8, REAL(0.0), REAL(1.0))
    v21 = v20 + jnp.where(v0, REAL(0.0), REAL(1.0))
    v22 = 1.0 - v21
    v23 = -v22
    v24 = jnp.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v25 = context_boolean[6] | context_boolean[7]
    v26 = jnp.where(v25, REAL(1.0), REAL(0.0))
    v27 = context_boolean[3] | context_boolean[4]
    v28 = (context_boolean[4] & (jnp.int8(1) == pattern[0])) | (v27 & (v8 & ((v23 <= v26) & (v24 <= v23))))
    v29 = -(v20 + v22)
    v30 = ((v0 & ((0.0 <= v29) & (v29 <= 0.0))) & v25) | (context_boolean[7] & (jnp.int8(1) == pattern[1]))
    v31 = v30 | v28
    v32 = jnp.where(v31, v21, 1.0 + v21)
    v33 = ~(v31 | (v32 <= (v26 + jnp.where(v27, REAL(1.0), REAL(0.0)))))
    v34 = v33 & (~v19)
    v35 = (~flag[1]) & (flag[2] & v34)
    v36 = jnp.where(context_boolean[3], jnp.int8(1), jnp.int8(-1))
    v37 = jnp.where(v28, jnp.where(context_boolean[3] & v8, jnp.int8(1), jnp.int8(-1)), jnp.where(context_boolean[2] & ((v24 <= v32) & (v32 <= v26)), jnp.int8(0), v36))
    v38 = jnp.where(v30, pattern[0], v37)
    v39 = v32 - jnp.where(jnp.int8(0) == v38, REAL(0.0), REAL(1.0))
    v40 = jnp.where(context_boolean[6], jnp.int8(1), jnp.int8(-1))
    v41 = jnp.where(v30, jnp.where(context_boolean[6] & v0, jnp.int8(1), jnp.int8(-1)), jnp.where(context_boolean[5] & ((v39 <= 0.0) & (0.0 <= v39)), jnp.int8(0), v40))
    v42 = jnp.abs(context_real[1])
    v43 = context_boolean[0] | (((-1e-12) * _max(v42, _max(v42, jnp.abs(v15)))) <= jnp.where(v8, v16, context_real[0] * v16))
    v44 = (-1e-12) * _max(jnp.abs(context_real[5]), _max(jnp.abs(context_real[2]), jnp.abs(v13)))
    v45 = (context_boolean[1] | (v44 <= jnp.where(v0, v14, prepared[1] * v14))) & v43
    v46 = ~flag[3]
    v47 = (v46 & v18) | ((~flag[4]) & (v46 & v45))
    v48 = ~v35
    v49 = flag[5] | (flag[3] & v18)
    v50 = jnp.where(v0, REAL(0.0), prepared[1] * jnp.where(v8, context_real[6], REAL(0.0)))
    v51 = v9 * ((v2 * v50) - jnp.where(v8, REAL(0.0), prepared[1] * jnp.where(v0, context_real[7], REAL(0.0))))
    v52 = v19 & (v49 | (v33 | ((context_boolean[8] | (v8 & v0)) | (~v31))))
    return (
        jnp.where(v35, jnp.where(context_boolean[2], jnp.int8(0), v36), v38),
        jnp.where(v35, jnp.where(context_boolean[5], jnp.int8(0), v40), v41),
        jnp.where(v47, pattern[0], best[0]),
        jnp.where(v47, pattern[1], best[1]),
        flag[0],
        flag[1] | v35,
        flag[2] & v48,
        v19,
        flag[4] | v45,
        v49,
        flag[6] & v48,
        jnp.where(v47, jnp.bool_(True), flag[7]),
        jnp.where(v47, jnp.bool_(False), flag[8]),
        jnp.where(v47, v12, number[0]),
        jnp.where(v47, v11, number[1]),
        jnp.where(v47, jnp.where(v8, REAL(0.0), -v51), number[2]),
        jnp.where(v47, jnp.where(v0, REAL(0.0), (v1 * v50) + (v2 * v51)), number[3]),
        (v34 & v48) | v52,
    )


def _step_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((prepared[37] * context_real[14]) - context_real[13]) - context_real[15]
    v1 = jnp.where(context_boolean[1], jnp.int8(1) == context_mode[1], v0 < context_real[12])
    v2 = ((prepared[38] * context_real[10]) - context_real[9]) - context_real[11]
    v3 = jnp.where(context_boolean[0], jnp.int8(1) == context_mode[0], v2 < context_real[8])
    v4 = jnp.where(context_boolean[3], jnp.int8(0), jnp.where(v1, jnp.int8(1), jnp.int8(-1)))
    v5 = jnp.where(context_boolean[2], jnp.int8(0), jnp.where(v3, jnp.int8(1), jnp.int8(-1)))
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], v3, jnp.where(context_boolean[0], jnp.int8(-1) == context_mode[0], v2 < (-context_real[8])), context_boolean[3], v1, jnp.where(context_boolean[1], jnp.int8(-1) == context_mode[1], v0 < (-context_real[12])), (prepared[37] == context_real[4]) & (prepared[38] == context_real[3]))
    def v6_pass(v6):
        return _step_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:17], v6_of_context_real, v6_of_context_boolean)
    v6 = _loop(v6_pass, (v5, v4, v5, v4, jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(True), jnp.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0)), 18)
    v7 = jnp.where(v6[8] | v6[7], jnp.where(v6[12], REAL(4.0), jnp.where(v6[11] & (~v6[6]), jnp.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), jnp.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (jnp.abs(context_real[1]) + (jnp.abs(v6[13]) + (jnp.abs(context_real[2]) + jnp.abs(v6[14])))) < 1e+38
    return (
        jnp.where(v8, jnp.where(v6[17], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[15],
        v6[16],
        v6[2],
        v6[3],
    )


def _step_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = context_real[2] - jnp.where(context_boolean[1], prepared[37] * _real_of(context_mode[1]), REAL(0.0))
    v1 = context_real[6] * context_real[9]
    v2 = context_real[10] + (context_real[9] * v1)
    v3 = v0 * v2
    v4 = context_real[1] - jnp.where(context_boolean[0], prepared[38] * _real_of(context_mode[0]), REAL(0.0))
    v5 = v4 * v1
    v6 = 1e-08 * (jnp.abs(v5) + jnp.abs(v3))
    v7 = 1.0001 * jnp.where(context_boolean[0], REAL(0.0), context_real[3])
    v8 = jnp.abs(v1)
    v9 = v8 * v7
    v10 = 1.0001 * jnp.where(context_boolean[1], REAL(0.0), context_real[4])
    v11 = v5 - v3
    v12 = (~context_boolean[1]) & (jnp.abs(v11) <= ((v6 + v9) + (v2 * v10)))
    v13 = v0 * v1
    v14 = context_real[6] * v4
    v15 = 1e-08 * (jnp.abs(v14) + jnp.abs(v13))
    v16 = v8 * v10
    v17 = v14 - v13
    v18 = (~context_boolean[0]) & (jnp.abs(v17) <= ((v16 + v15) + (context_real[6] * v7)))
    v19 = -v11
    v20 = _step_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[8], v17, v16, context_real[6], v15, v19, v9, v2, v6), (context_boolean[0], context_boolean[1], v18, v12), (context_mode[0], context_mode[1]))
    v21 = jnp.where(context_boolean[0], context_mode[0], _mode_of(v17))
    v22 = context_real[1] - (prepared[38] * _real_of(v21))
    v23 = jnp.where(context_boolean[1], context_mode[1], _mode_of(v19))
    v24 = context_real[2] - (prepared[37] * _real_of(v23))
    v25 = context_real[6] * ((context_real[9] * v24) - v22)
    v26 = (context_real[9] * v25) + (context_real[10] * v24)
    v27 = (jnp.abs(v24) + (jnp.abs(v25) + (jnp.abs(v22) + jnp.abs(v26)))) < 1e+38
    v28 = (~(v12 | v18)) & v27
    return (
        jnp.where(v28, REAL(0.0), v20[0]),
        jnp.where(v28, -v25, v20[1]),
        jnp.where(v28, v26, v20[2]),
        jnp.where(v28, REAL(0.0), v20[3]),
        jnp.where(v28, REAL(0.0), v20[4]),
        jnp.where(v28, v21, v20[5]),
        jnp.where(v28, v23, v20[6]),
    )


def _step_at_rest(prepared, context_real, context_boolean):
    v0 = ~context_boolean[1]
    v1 = ~context_boolean[0]
    v2 = v0 | (~(jnp.abs(context_real[2]) <= context_real[4]))
    v3 = v2 | (v1 | (~(jnp.abs(context_real[1]) <= context_real[3])))
    v4 = _step_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[9], context_real[10], context_real[6], context_real[8]), (v1, v0), (_mode_of(context_real[9]), _mode_of(context_real[10])))
    v5 = jnp.where(v3, v4[5], jnp.int8(0))
    v6 = jnp.where(v3, v4[6], jnp.int8(0))
    return (
        jnp.where(v3, v4[0], REAL(0.0)),
        jnp.where(v3, v4[1], REAL(0.0)),
        jnp.where(v3, v4[2], REAL(0.0)),
        jnp.where(jnp.int8(0) == v5, REAL(0.0), context_real[9] + jnp.where(v3, v4[3], REAL(0.0))),
        jnp.where(jnp.int8(0) == v6, REAL(0.0), context_real[10] + jnp.where(v3, v4[4], REAL(0.0))),
        v5,
        v6,
    )


def _step_repetition(prepared, mode, told, behind, before, q, qd, converged, context_real):
    v0 = jnp.where(behind[0], jnp.where(before[0], jnp.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = jnp.where(behind[1], jnp.where(before[1], jnp.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = jnp.int8(0) == v0
    v3 = ~v2
    v4 = jnp.int8(0) == v1
    v5 = jnp.where(v4, REAL(0.0), prepared[5])
    v6 = _real_of(v1)
    v7 = prepared[37] * v6
    v8 = jnp.where(v4, REAL(0.0), context_real[2] - v7)
    v9 = prepared[1] * v5
    v10 = jnp.where(v2, REAL(0.0), 1.0 / jnp.where(v3, context_real[0] - (prepared[36] * v5), REAL(1.0)))
    v11 = _real_of(v0)
    v12 = prepared[38] * v11
    v13 = context_real[1] - v12
    v14 = v10 * ((v8 * v9) - jnp.where(v2, REAL(0.0), v13))
    v15 = jnp.where(v4, REAL(0.0), (v5 * v8) + (v9 * v14))
    v16 = jnp.where(v2, context_real[1] - (prepared[1] * v15), v12)
    v17 = jnp.where(v2, REAL(0.0), -v14)
    v18 = jnp.where(v4, context_real[2] - (prepared[1] * v17), v7)
    v19 = (~v4) | ((v18 <= context_real[4]) & ((-context_real[4]) <= v18))
    v20 = jnp.where(v4, REAL(0.0), prepared[1] * jnp.where(v2, context_real[11], REAL(0.0)))
    v21 = v10 * ((v9 * v20) - jnp.where(v2, REAL(0.0), prepared[1] * jnp.where(v4, context_real[12], REAL(0.0))))
    v22 = jnp.where(v2, REAL(0.0), context_real[11] + jnp.where(v2, REAL(0.0), -v21))
    v23 = jnp.where(v4, REAL(0.0), REAL(1.0))
    v24 = jnp.where(v2, REAL(0.0), REAL(1.0)) / ((prepared[46] * v23) - prepared[0])
    v25 = v13 * v24
    v26 = jnp.where(v4, REAL(0.0), context_real[12] + jnp.where(v4, REAL(0.0), (v5 * v20) + (v9 * v21)))
    v27 = 0.5 * context_real[13]
    v28 = v26 + (v15 * v27)
    v29 = prepared[10] * context_real[13]
    v30 = (context_real[5] - (prepared[2] * context_real[10])) - v7
    v31 = (v28 * v29) - v30
    v32 = prepared[4] * v23
    v33 = v24 * v32
    v34 = v25 + (v31 * v33)
    v35 = (v26 * v29) - v30
    v36 = v25 + (v33 * v35)
    v37 = v34 + v36
    v38 = (6.0 * v22) + (context_real[13] * (v17 - v37))
    v39 = (v11 * v38) < 0.0
    v40 = prepared[5] * v23
    v41 = (v32 * v34) - (v31 * v40)
    v42 = (v32 * v36) - (v35 * v40)
    v43 = v26 + (v27 * v42)
    v44 = (context_real[13] * v41) + (2.0 * (v26 + (v28 + v43)))
    v45 = (v6 * v44) < 0.0
    v46 = 0.16666666666666666 * context_real[13]
    v47 = (v43 * (prepared[2] * context_real[13])) - v30
    v48 = v25 + (v33 * v47)
    v49 = jnp.where(v2, REAL(0.0), v22 - (v46 * (v48 + ((2.0 * v37) - v17))))
    v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)))
    v51 = jnp.where(v4, REAL(0.0), v26 + v50)
    return (
        v0,
        v1,
        jnp.where(v3 | (((-context_real[3]) <= v16) & (v16 <= context_real[3])), v0, _mode_of(2.0 * v16)),
        jnp.where(v19, v1, _mode_of(2.0 * v18)),
        v39,
        v45,
        before[0] | behind[0],
        before[1] | behind[1],
        jnp.where(v2, context_real[9], context_real[9] + (v38 * v46)),
        jnp.where(v4, context_real[10], context_real[10] + (v44 * v46)),
        v49,
        v51,
        jnp.bool_(True),
        ~((v39 | v45) & ((jnp.abs(v49) + jnp.abs(v51)) < 1e+38)),
    )


def _step_again(prepared, context_real, context_boolean, context_mode):
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13])
    def v0_pass(v0):
        return _step_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0_of_context_real)
    v0 = _loop(v0_pass, (context_mode[0], context_mode[1], context_mode[0], context_mode[1], context_boolean[2], context_boolean[3], context_boolean[0], context_boolean[1], context_real[14], context_real[15], context_real[16], context_real[17], jnp.bool_(True)), 4)
    return (
        v0[8],
        v0[9],
        v0[10],
        v0[11],
        v0[13] & v0[12],
        v0[2],
        v0[3],
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = jnp.abs(qd[1])
    v1 = (0.0 == v0) | (v0 < (dt * prepared[44]))
    v2 = jnp.abs(qd[0])
    v3 = (0.0 == v2) | (v2 < (dt * prepared[45]))
    v4 = tau[1] - (q[1] * prepared[2])
    v5 = _step_at_rest(prepared, (prepared[0], tau[0], v4, prepared[41], prepared[42], tau[1], prepared[4], prepared[6], prepared[5], qd[0], qd[1]), (v3, v1))
    v6 = v1 | v3
    v7 = _mode_of(qd[1])
    v8 = jnp.where(v6, v5[6], v7)
    v9 = _real_of(v8)
    v10 = v4 - (prepared[37] * v9)
    v11 = jnp.where(v6, v5[4], qd[1])
    v12 = prepared[10] * dt
    v13 = (v11 * v12) - v10
    v14 = _mode_of(qd[0])
    v15 = jnp.where(v6, v5[5], v14)
    v16 = jnp.int8(0) == v15
    v17 = ~v16
    v18 = jnp.int8(0) == v8
    v19 = ~v18
    v20 = v19 | v17
    v21 = jnp.where(v18, REAL(0.0), REAL(1.0))
    v22 = jnp.where(v16, REAL(0.0), REAL(1.0)) / jnp.where(v20, prepared[0] - (prepared[46] * v21), REAL(1.0))
    v23 = prepared[4] * v21
    v24 = v23 * v22
    v25 = _real_of(v15)
    v26 = v22 * (tau[0] - (prepared[38] * v25))
    v27 = v26 + (v24 * v13)
    v28 = prepared[5] * v21
    v29 = (v23 * v27) + (v28 * v13)
    v30 = v4 - (prepared[37] * _real_of(v7))
    v31 = (tau[0] - (prepared[4] * v30)) - (prepared[38] * _real_of(v14))
    v32 = jnp.where(v6, v5[2], (prepared[5] * v30) + (prepared[7] * v31))
    v33 = 0.5 * dt
    v34 = v11 + (v32 * v33)
    v35 = (v34 * v12) - v10
    v36 = v26 + (v35 * v24)
    v37 = (v23 * v36) + (v35 * v28)
    v38 = (v33 * v29) - v11
    v39 = prepared[2] * dt
    v40 = v10 + (v39 * v38)
    v41 = (v24 * v40) - v26
    v42 = 0.16666666666666666 * dt
    v43 = v42 * (((v32 + (v23 * v41)) + (v28 * v40)) - (2.0 * (v37 + v29)))
    v44 = jnp.where(v20, jnp.where(v18, REAL(0.0), v11 + v43), v11)
    v45 = v36 + v27
    v46 = jnp.where(v6, v5[1], prepared[6] * v31)
    v47 = jnp.where(v6, v5[3], qd[0])
    v48 = jnp.where(v20, jnp.where(v16, REAL(0.0), v47 - (v42 * (v41 - (v46 + (2.0 * v45))))), v47)
    v49 = dt * v39
    v50 = (prepared[47] * jnp.abs(v49)) <= 7.839999999999999
    v51 = ~v50
    v52 = jnp.where(v18, REAL(0.0), -(1.0 / jnp.where(v51 & v19, v49 - prepared[48], REAL(1.0))))
    v53 = jnp.where(v16, REAL(0.0), -(1.0 / jnp.where(v51 & v17, (prepared[49] * v52) - prepared[50], REAL(1.0)))) < 0.0
    v54 = 0.0 < jnp.where(v50, REAL(0.0), jnp.where((v52 < 0.0) | v53, REAL(1.0), REAL(0.0)))
    v55 = (~v54) & ((jnp.abs(v48) + jnp.abs(v44)) < 1e+38)
    v56 = (dt * v37) - (2.0 * (v11 + (v34 - v38)))
    v57 = ((v9 * jnp.where(v20, -v56, v11)) < 0.0) & v55
    v58 = (6.0 * v47) + (dt * (v45 + v46))
    v59 = v55 & ((v25 * jnp.where(v20, v58, v47)) < 0.0)
    v60 = jnp.where(v20, jnp.where(v18, q[1], q[1] - (v56 * v42)), q[1])
    v61 = jnp.where(v20, jnp.where(v16, q[0], q[0] + (v42 * v58)), q[0])
    v62 = _step_again(prepared, (prepared[0], tau[0], v4, prepared[41], prepared[42], tau[1], prepared[4], prepared[6], prepared[5], q[0], q[1], qd[0], qd[1], dt, v61, v60, v48, v44), (v3, v1, v59, v57), (v15, v8))
    v63 = v57 | v59
    v64 = jnp.where(v63, v62[2], v48)
    v65 = jnp.where(v63, v62[3], v44)
    v66 = jnp.where(v63, v62[0], v61)
    v67 = jnp.where(v63, v62[1], v60)
    v68 = (jnp.abs(v67) + (jnp.abs(v66) + (jnp.abs(v65) + jnp.abs(v64)))) < 1e+38
    v69 = jnp.where(v6, v5[0], REAL(0.0))
    v70 = 6.0 == v69
    v71 = jnp.abs(q[0]) + (jnp.abs(dt) + (jnp.abs(q[1]) + (v0 + v2)))
    v72 = (((jnp.abs(tau[0]) + v71) < 1e+38) & (jnp.abs(tau[1]) < 1e+38)) & (0.0 < dt)
    v73 = ((~(v54 | v70)) & v72) & v68
    v74 = 2.0 == v69
    v75 = jnp.where(jnp.where(v63, v62[4], jnp.bool_(True)) | v74, REAL(0.0), REAL(5.0))
    v76 = jnp.where((3.0 == v69) | (3.0 == v75), REAL(3.0), jnp.where((1.0 == v75) | (1.0 == v69), REAL(1.0), REAL(0.0)))
    v77 = jnp.where(v74 | (2.0 == v75), REAL(2.0), jnp.where((4.0 == v69) | (4.0 == v75), REAL(4.0), v76))
    v78 = jnp.where((7.0 == v69) | (7.0 == v75), REAL(7.0), jnp.where((5.0 == v69) | (5.0 == v75), REAL(5.0), v77))
    return (
        jnp.where(v73, v66, q[0]),
        jnp.where(v73, v67, q[1]),
        jnp.where(v73, v64, qd[0]),
        jnp.where(v73, v65, qd[1]),
        jnp.where(v73, jnp.where(v63, v62[5], v15), mode[0]),
        jnp.where(v73, jnp.where(v63, v62[6], v8), mode[1]),
        jnp.where(v73, jnp.where(v70 | (6.0 == v75), REAL(6.0), v78), jnp.where(v54 & v72, REAL(7.0), REAL(6.0))),
    )


@jax.jit
def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band. Prefer step_interpolated: the band is wider than what a step gains at
    breakaway, and may catch a joint right after it was let go.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: x2, r
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

    Operations: at most 578 add, 685 mul, 29 div, 0 sqrt, 0 sincos, 3088 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, jnp.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with jax.named_scope("step"):
        values = _forward(_step, lanes, (True, True, True, True, True, False,), prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], jnp.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = _real_of(pattern[1])
    v1 = prepared[37] * v0
    v2 = jnp.int8(0) == pattern[1]
    v3 = jnp.where(v2, REAL(0.0), prepared[5])
    v4 = v3 * jnp.where(v2, REAL(0.0), context_real[2] - v1)
    v5 = _real_of(pattern[0])
    v6 = prepared[38] * v5
    v7 = jnp.int8(0) == pattern[0]
    v8 = jnp.where(v7, REAL(0.0), 1.0 / jnp.where(~v7, context_real[0] - (prepared[36] * v3), REAL(1.0)))
    v9 = v8 * (jnp.where(v7, REAL(0.0), context_real[1] - v6) - (prepared[1] * v4))
    v10 = jnp.where(v2, REAL(0.0), v4 + ((-v9) * (prepared[1] * v3)))
    v11 = jnp.where(v7, context_real[1] - (prepared[1] * v10), v6)
    v12 = jnp.where(v7, REAL(0.0), v9)
    v13 = jnp.where(v7, _min(context_real[3] - v11, context_real[3] + v11), v5 * v12)
    v14 = jnp.where(v7, v13, context_real[0] * v13)
    v15 = jnp.abs(context_real[1])
    v16 = _max(v15, _max(v15, jnp.abs(v11)))
    v17 = ~flag[0]
    v18 = context_boolean[2] & v17
    v19 = ((0.0 < v13) | (v7 & (0.0 <= v13))) | (v18 & (((-1e-06) * v16) <= v14))
    v20 = jnp.where(v2, context_real[2] - (prepared[1] * v12), v1)
    v21 = jnp.where(v2, _min(context_real[4] - v20, context_real[4] + v20), v0 * v10)
    v22 = jnp.where(v2, v21, prepared[1] * v21)
    v23 = _max(_max(jnp.abs(context_real[2]), jnp.abs(v20)), jnp.abs(context_real[5]))
    v24 = context_boolean[3] & v17
    v25 = (v24 & (((-1e-06) * v23) <= v22)) | ((0.0 < v21) | (v2 & (0.0 <= v21)))
    v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19)
    v27 = flag[3] | v26
    v28 = jnp.where(v7, REAL(0.0), REAL(1.0))
    v29 = v28 + jnp.where(v2, REAL(0.0), REAL(1.0))
    v30 = 1.0 - v29
    v31 = -(v28 + v30)
    v32 = jnp.where(v24, jnp.int8(-1) == context_mode[3], context_boolean[9])
    v33 = jnp.where(v24, jnp.int8(1) == context_mode[3], context_boolean[8])
    v34 = v33 | v32
    v35 = (v34 & (v2 & ((0.0 <= v31) & (v31 <= 0.0)))) | (v32 & (jnp.int8(1) == pattern[1]))
    v36 = jnp.where(v34, REAL(1.0), REAL(0.0))
    v37 = -v30
    v38 = context_boolean[7] & (~v24)
    v39 = jnp.where(v38, REAL(0.0), REAL(1.0))
    v40 = jnp.where(v18, jnp.int8(-1) == context_mode[2], context_boolean[6])
    v41 = jnp.where(v18, jnp.int8(1) == context_mode[2], context_boolean[5])
    v42 = v41 | v40
    v43 = (v42 & (v7 & ((v39 <= v37) & (v37 <= v36)))) | (v40 & (jnp.int8(1) == pattern[0]))
    v44 = v43 | v35
    v45 = jnp.where(v44, v29, 1.0 + v29)
    v46 = ~(v44 | (v45 <= (v36 + jnp.where(v42, REAL(1.0), REAL(0.0)))))
    v47 = v46 & (~v27)
    v48 = (~flag[1]) & (flag[2] & v47)
    v49 = ~v48
    v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))))
    v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)))
    v52 = context_boolean[4] & (~v18)
    v53 = jnp.where(v41, jnp.int8(1), jnp.int8(-1))
    v54 = jnp.where(v43, jnp.where(v41 & v7, jnp.int8(1), jnp.int8(-1)), jnp.where(v52 & ((v39 <= v45) & (v45 <= v36)), jnp.int8(0), v53))
    v55 = jnp.where(v35, pattern[0], v54)
    v56 = v45 - jnp.where(jnp.int8(0) == v55, REAL(0.0), REAL(1.0))
    v57 = jnp.where(v33, jnp.int8(1), jnp.int8(-1))
    v58 = jnp.where(v35, jnp.where(v2 & v33, jnp.int8(1), jnp.int8(-1)), jnp.where(v38 & ((v56 <= 0.0) & (0.0 <= v56)), jnp.int8(0), v57))
    v59 = ~flag[3]
    v60 = (context_boolean[1] | (((-1e-12) * v23) <= v22)) & (context_boolean[0] | (((-1e-12) * v16) <= v14))
    v61 = ((~flag[4]) & (v59 & v60)) | (v26 & v59)
    v62 = ~(v48 | v51)
    v63 = flag[5] | (flag[3] & v26)
    v64 = v27 & (v63 | (v46 | ((~v44) | (context_boolean[10] | (v7 & v2)))))
    return (
        jnp.where(v51, jnp.where(context_boolean[4], jnp.int8(0), jnp.where(context_boolean[5], jnp.int8(1), jnp.int8(-1))), jnp.where(v48, jnp.where(v52, jnp.int8(0), v53), v55)),
        jnp.where(v51, jnp.where(context_boolean[7], jnp.int8(0), jnp.where(context_boolean[8], jnp.int8(1), jnp.int8(-1))), jnp.where(v48, jnp.where(v38, jnp.int8(0), v57), v58)),
        jnp.where(v61, pattern[0], best[0]),
        jnp.where(v61, pattern[1], best[1]),
        flag[0] | v51,
        jnp.where(v51, jnp.bool_(False), flag[1] | v48),
        flag[2] & v62,
        v27,
        flag[4] | v60,
        v63,
        flag[6] & v49,
        jnp.where(v61, jnp.bool_(True), flag[7]),
        jnp.where(v61, jnp.bool_(False), flag[8]),
        jnp.where(v61, v12, number[0]),
        jnp.where(v61, v10, number[1]),
        (v47 & v62) | v64,
    )


def _interpolated_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((prepared[37] * context_real[7]) - context_real[12]) - context_real[13]
    v1 = jnp.where(context_boolean[1], jnp.int8(1) == context_mode[1], v0 < context_real[11])
    v2 = ((prepared[38] * context_real[6]) - context_real[9]) - context_real[10]
    v3 = jnp.where(context_boolean[0], jnp.int8(1) == context_mode[0], v2 < context_real[8])
    v4 = jnp.where(context_boolean[5] & (~context_boolean[3]), jnp.int8(0), jnp.where(jnp.where(context_boolean[3], jnp.int8(1) == context_mode[3], v1), jnp.int8(1), jnp.int8(-1)))
    v5 = jnp.where(context_boolean[4] & (~context_boolean[2]), jnp.int8(0), jnp.where(jnp.where(context_boolean[2], jnp.int8(1) == context_mode[2], v3), jnp.int8(1), jnp.int8(-1)))
    v6_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5])
    v6_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, jnp.where(context_boolean[0], jnp.int8(-1) == context_mode[0], v2 < (-context_real[8])), context_boolean[5], v1, jnp.where(context_boolean[1], jnp.int8(-1) == context_mode[1], v0 < (-context_real[11])), (prepared[37] == context_real[4]) & (prepared[38] == context_real[3]))
    v6_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3])
    def v6_pass(v6):
        return _interpolated_pattern(prepared, v6[0:2], v6[2:4], v6[4:13], v6[13:15], v6_of_context_real, v6_of_context_boolean, v6_of_context_mode)
    v6 = _loop(v6_pass, (v5, v4, v5, v4, jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(False), jnp.bool_(True), jnp.bool_(False), REAL(0.0), REAL(0.0)), 18)
    v7 = jnp.where(v6[8] | v6[7], jnp.where(v6[12], REAL(4.0), jnp.where(v6[11] & (~v6[6]), jnp.where(v6[9], REAL(1.0), REAL(0.0)), REAL(3.0))), jnp.where(v6[10], REAL(5.0), REAL(2.0)))
    v8 = (jnp.abs(context_real[1]) + (jnp.abs(v6[13]) + (jnp.abs(context_real[2]) + jnp.abs(v6[14])))) < 1e+38
    return (
        jnp.where(v8, jnp.where(v6[15], v7, REAL(5.0)), REAL(6.0)),
        v6[13],
        v6[14],
        v6[2],
        v6[3],
    )


def _interpolated_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = jnp.where(context_boolean[1], REAL(0.0), context_real[4])
    v1 = context_real[6] * context_real[7]
    v2 = context_real[8] + (context_real[7] * v1)
    v3 = jnp.where(context_boolean[0], REAL(0.0), context_real[3])
    v4 = 1.0001 * jnp.abs(v1)
    v5 = v3 * v4
    v6 = jnp.where(context_boolean[1], prepared[37] * _real_of(context_mode[1]), REAL(0.0)) - context_real[2]
    v7 = v6 * v2
    v8 = jnp.where(context_boolean[0], prepared[38] * _real_of(context_mode[0]), REAL(0.0)) - context_real[1]
    v9 = v1 * v8
    v10 = 1e-08 * (jnp.abs(v9) + jnp.abs(v7))
    v11 = v9 - v7
    v12 = (~context_boolean[1]) & (jnp.abs(v11) <= (v10 + (v5 + (v0 * (1.0001 * v2)))))
    v13 = v0 * v4
    v14 = context_real[6] * v8
    v15 = v1 * v6
    v16 = 1e-08 * (jnp.abs(v15) + jnp.abs(v14))
    v17 = v14 - v15
    v18 = (~context_boolean[0]) & (jnp.abs(v17) <= (v16 + (v13 + (v3 * (1.0001 * context_real[6])))))
    v19 = -v17
    v20 = _interpolated_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], v2, v19, v13, v16, v11, v5, v10), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12), (context_mode[0], context_mode[1], context_mode[2], context_mode[3]))
    v21 = jnp.where(context_boolean[1], context_mode[1], _mode_of(v11))
    v22 = (prepared[37] * _real_of(v21)) - context_real[2]
    v23 = jnp.where(context_boolean[0], context_mode[0], _mode_of(v19))
    v24 = (prepared[38] * _real_of(v23)) - context_real[1]
    v25 = (context_real[6] * v24) - (v1 * v22)
    v26 = (context_real[7] * v25) - (context_real[8] * v22)
    v27 = (jnp.abs(v22) + (jnp.abs(v24) + (jnp.abs(v26) + jnp.abs(v25)))) < 1e+38
    v28 = v27 & (~((context_boolean[2] | v18) | (context_boolean[3] | v12)))
    return (
        jnp.where(v28, REAL(0.0), v20[0]),
        jnp.where(v28, -v25, v20[1]),
        jnp.where(v28, v26, v20[2]),
        jnp.where(v28, v23, v20[3]),
        jnp.where(v28, v21, v20[4]),
    )


def _interpolated_at_rest(prepared, context_real, context_boolean, context_mode):
    v0 = ~(jnp.int8(0) == context_mode[1])
    v1 = v0 & (context_boolean[1] & v0)
    v2 = ~(jnp.int8(0) == context_mode[0])
    v3 = v2 & (context_boolean[0] & v2)
    v4 = ~context_boolean[1]
    v5 = ~context_boolean[0]
    v6 = _interpolated_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[6], context_real[8]), (v5, v4, v3, v1), (_mode_of(context_real[9]), _mode_of(context_real[10]), context_mode[0], context_mode[1]))
    v7 = (~(jnp.abs(context_real[2]) <= context_real[4])) | (v4 | v1)
    v8 = v7 | ((~(jnp.abs(context_real[1]) <= context_real[3])) | (v5 | v3))
    return (
        jnp.where(v8, v6[0], REAL(0.0)),
        jnp.where(v8, v6[1], REAL(0.0)),
        jnp.where(v8, v6[2], REAL(0.0)),
        context_real[9],
        context_real[10],
        jnp.where(v8, v6[3], jnp.int8(0)),
        jnp.where(v8, v6[4], jnp.int8(0)),
    )


def _interpolated_repetition(prepared, mode, told, behind, before, q, qd, converged, context_real):
    v0 = jnp.where(behind[0], jnp.where(before[0], jnp.int8(0), _mode_of(-_real_of(mode[0]))), mode[0])
    v1 = jnp.where(behind[1], jnp.where(before[1], jnp.int8(0), _mode_of(-_real_of(mode[1]))), mode[1])
    v2 = jnp.int8(0) == v0
    v3 = ~v2
    v4 = jnp.int8(0) == v1
    v5 = jnp.where(v4, REAL(0.0), prepared[5])
    v6 = _real_of(v1)
    v7 = prepared[37] * v6
    v8 = jnp.where(v4, REAL(0.0), context_real[2] - v7)
    v9 = prepared[1] * v5
    v10 = jnp.where(v2, REAL(0.0), 1.0 / jnp.where(v3, context_real[0] - (prepared[36] * v5), REAL(1.0)))
    v11 = _real_of(v0)
    v12 = prepared[38] * v11
    v13 = context_real[1] - v12
    v14 = v10 * ((v8 * v9) - jnp.where(v2, REAL(0.0), v13))
    v15 = jnp.where(v4, REAL(0.0), (v5 * v8) + (v9 * v14))
    v16 = jnp.where(v2, context_real[1] - (prepared[1] * v15), v12)
    v17 = jnp.where(v2, REAL(0.0), -v14)
    v18 = jnp.where(v4, context_real[2] - (prepared[1] * v17), v7)
    v19 = (~v4) | ((v18 <= context_real[4]) & ((-context_real[4]) <= v18))
    v20 = jnp.where(v4, REAL(0.0), prepared[1] * jnp.where(v2, context_real[11], REAL(0.0)))
    v21 = v10 * ((v9 * v20) - jnp.where(v2, REAL(0.0), prepared[1] * jnp.where(v4, context_real[12], REAL(0.0))))
    v22 = jnp.where(v2, REAL(0.0), context_real[11] + jnp.where(v2, REAL(0.0), -v21))
    v23 = jnp.where(v4, REAL(0.0), REAL(1.0))
    v24 = jnp.where(v2, REAL(0.0), REAL(1.0)) / ((prepared[46] * v23) - prepared[0])
    v25 = v13 * v24
    v26 = jnp.where(v4, REAL(0.0), context_real[12] + jnp.where(v4, REAL(0.0), (v5 * v20) + (v9 * v21)))
    v27 = 0.5 * context_real[13]
    v28 = v26 + (v15 * v27)
    v29 = prepared[10] * context_real[13]
    v30 = (context_real[5] - (prepared[2] * context_real[10])) - v7
    v31 = (v28 * v29) - v30
    v32 = prepared[4] * v23
    v33 = v24 * v32
    v34 = v25 + (v31 * v33)
    v35 = (v26 * v29) - v30
    v36 = v25 + (v33 * v35)
    v37 = v34 + v36
    v38 = (6.0 * v22) + (context_real[13] * (v17 - v37))
    v39 = (v11 * v38) < 0.0
    v40 = prepared[5] * v23
    v41 = (v32 * v34) - (v31 * v40)
    v42 = (v32 * v36) - (v35 * v40)
    v43 = v26 + (v27 * v42)
    v44 = (context_real[13] * v41) + (2.0 * (v26 + (v28 + v43)))
    v45 = (v6 * v44) < 0.0
    v46 = 0.16666666666666666 * context_real[13]
    v47 = (v43 * (prepared[2] * context_real[13])) - v30
    v48 = v25 + (v33 * v47)
    v49 = jnp.where(v2, REAL(0.0), v22 - (v46 * (v48 + ((2.0 * v37) - v17))))
    v50 = v46 * (((v15 + (v32 * v48)) - (v40 * v47)) + (2.0 * (v41 + v42)))
    v51 = jnp.where(v4, REAL(0.0), v26 + v50)
    return (
        v0,
        v1,
        jnp.where(v3 | (((-context_real[3]) <= v16) & (v16 <= context_real[3])), v0, _mode_of(2.0 * v16)),
        jnp.where(v19, v1, _mode_of(2.0 * v18)),
        v39,
        v45,
        before[0] | behind[0],
        before[1] | behind[1],
        jnp.where(v2, context_real[9], context_real[9] + (v38 * v46)),
        jnp.where(v4, context_real[10], context_real[10] + (v44 * v46)),
        v49,
        v51,
        jnp.bool_(True),
        ~((v39 | v45) & ((jnp.abs(v49) + jnp.abs(v51)) < 1e+38)),
    )


def _interpolated_again(prepared, context_real, context_boolean, context_mode):
    v0_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14])
    def v0_pass(v0):
        return _interpolated_repetition(prepared, v0[0:2], v0[2:4], v0[4:6], v0[6:8], v0[8:10], v0[10:12], v0[12], v0_of_context_real)
    v0 = _loop(v0_pass, (context_mode[2], context_mode[3], context_mode[2], context_mode[3], context_boolean[2], context_boolean[3], context_boolean[0], context_boolean[1], context_real[15], context_real[16], context_real[17], context_real[18], jnp.bool_(True)), 4)
    return (
        v0[8],
        v0[9],
        v0[10],
        v0[11],
        v0[13] & v0[12],
        v0[2],
        v0[3],
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau):
    v0 = 0.0 == qd[1]
    v1 = 0.0 == qd[0]
    v2 = tau[1] - (q[1] * prepared[2])
    v3 = _interpolated_at_rest(prepared, (prepared[0], tau[0], v2, prepared[41], prepared[42], tau[1], prepared[4], prepared[6], prepared[5], qd[0], qd[1]), (v1, v0), (forced[0], forced[1]))
    v4 = v1 | v0
    v5 = _mode_of(qd[1])
    v6 = jnp.where(v4, v3[6], v5)
    v7 = _real_of(v6)
    v8 = prepared[37] * v7
    v9 = v2 - v8
    v10 = jnp.where(v4, v3[4], qd[1])
    v11 = prepared[10] * trial
    v12 = (v10 * v11) - v9
    v13 = jnp.int8(0) == v6
    v14 = ~v13
    v15 = _mode_of(qd[0])
    v16 = jnp.where(v4, v3[5], v15)
    v17 = jnp.int8(0) == v16
    v18 = ~v17
    v19 = v18 | v14
    v20 = jnp.where(v13, REAL(0.0), REAL(1.0))
    v21 = jnp.where(v17, REAL(0.0), REAL(1.0)) / jnp.where(v19, prepared[0] - (prepared[46] * v20), REAL(1.0))
    v22 = prepared[4] * v20
    v23 = v22 * v21
    v24 = _real_of(v16)
    v25 = tau[0] - (prepared[38] * v24)
    v26 = v25 * v21
    v27 = v26 + (v23 * v12)
    v28 = prepared[5] * v20
    v29 = (v22 * v27) + (v28 * v12)
    v30 = 0.5 * trial
    v31 = (v30 * v29) - v10
    v32 = v2 - (prepared[37] * _real_of(v5))
    v33 = (tau[0] - (prepared[4] * v32)) - (prepared[38] * _real_of(v15))
    v34 = jnp.where(v4, v3[2], (prepared[5] * v32) + (prepared[7] * v33))
    v35 = v10 + (v34 * v30)
    v36 = (v35 * v11) - v9
    v37 = v26 + (v36 * v23)
    v38 = (v22 * v37) + (v36 * v28)
    v39 = (trial * v38) - (2.0 * (v35 + (v10 - v31)))
    v40 = 0.16666666666666666 * trial
    v41 = jnp.where(v19, jnp.where(v13, q[1], q[1] - (v39 * v40)), q[1])
    v42 = tau[1] - (prepared[2] * v41)
    v43 = jnp.where(v13, REAL(0.0), prepared[5])
    v44 = v43 * jnp.where(v13, REAL(0.0), v42 - v8)
    v45 = v17 | v13
    v46 = jnp.where(v17, REAL(0.0), 1.0 / jnp.where(v18 & v45, prepared[0] - (prepared[36] * v43), REAL(1.0)))
    v47 = v46 * (jnp.where(v17, REAL(0.0), v25) - (prepared[1] * v44))
    v48 = v42 - (prepared[1] * jnp.where(v17, REAL(0.0), v47))
    v49 = prepared[42] + v48
    v50 = prepared[42] - v48
    v51 = prepared[2] * trial
    v52 = v9 + (v31 * v51)
    v53 = (v23 * v52) - v26
    v54 = v40 * (((v34 + (v22 * v53)) + (v28 * v52)) - (2.0 * (v38 + v29)))
    v55 = jnp.where(v19, jnp.where(v13, REAL(0.0), v10 + v54), v10)
    v56 = jnp.where(v13, jnp.where(v45, _min(v50, v49), REAL(0.0)), v7 * v55)
    v57 = jnp.where(probes, far[1], v56)
    v58 = trial / jnp.where(probes, whole, REAL(1.0))
    v59 = 1.0 / jnp.where(probes, 1.0 - v58, REAL(1.0))
    v60 = jnp.where(v4, v3[1], prepared[6] * v33)
    v61 = v2 - (prepared[1] * v60)
    v62 = jnp.where(v13, jnp.where(v45, _max(REAL(0.0), _min(prepared[42] - v61, prepared[42] + v61)), REAL(0.0)), qd[1] * v7)
    v63 = 1.0 / jnp.where(probes, v58, REAL(1.0))
    v64 = v63 * (v56 - v62)
    v65 = v64 + (v59 * (v56 - v57))
    v66 = v64 + (v58 * v65)
    v67 = (~(v0 & v14)) & (v57 < 0.0)
    v68 = probes & v67
    v69 = jnp.sqrt(jnp.where(v68, _max(REAL(0.0), (v65 * (4.0 * v62)) + (v66 * v66)), REAL(1.0)))
    v70 = v66 < 0.0
    v71 = jnp.where(v68, jnp.where(v67, jnp.where(v70, v69 - v66, 2.0 * v65), REAL(1.0)), REAL(1.0))
    v72 = ~probes
    v73 = jnp.where(v67, _max(REAL(1e-06), v62 / jnp.where(v72 & v67, jnp.where(v67, v62 - v57, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v74 = jnp.where(probes, jnp.where(v67, _min(REAL(1.0), jnp.where(v70, 2.0 * v62, v66 + v69) / v71), REAL(1.0)), v73)
    v75 = tau[0] - (prepared[1] * jnp.where(v13, REAL(0.0), v44 + ((-v47) * (prepared[1] * v43))))
    v76 = prepared[41] + v75
    v77 = prepared[41] - v75
    v78 = v37 + v27
    v79 = jnp.where(v4, v3[3], qd[0])
    v80 = jnp.where(v19, jnp.where(v17, REAL(0.0), v79 + (v40 * (v60 + ((2.0 * v78) - v53)))), v79)
    v81 = jnp.where(v17, jnp.where(v45, _min(v77, v76), REAL(0.0)), v24 * v80)
    v82 = jnp.where(probes, far[0], v81)
    v83 = tau[0] - (prepared[1] * v34)
    v84 = jnp.where(v17, jnp.where(v45, _max(REAL(0.0), _min(prepared[41] - v83, prepared[41] + v83)), REAL(0.0)), qd[0] * v24)
    v85 = v63 * (v81 - v84)
    v86 = v85 + (v59 * (v81 - v82))
    v87 = v85 + (v58 * v86)
    v88 = (~(v1 & v18)) & (v82 < 0.0)
    v89 = probes & v88
    v90 = jnp.sqrt(jnp.where(v89, _max(REAL(0.0), (v86 * (4.0 * v84)) + (v87 * v87)), REAL(1.0)))
    v91 = v87 < 0.0
    v92 = jnp.where(v89, jnp.where(v88, jnp.where(v91, v90 - v87, 2.0 * v86), REAL(1.0)), REAL(1.0))
    v93 = jnp.where(v88, _max(REAL(1e-06), v84 / jnp.where(v72 & v88, jnp.where(v88, v84 - v82, REAL(1.0)), REAL(1.0))), REAL(1.0))
    v94 = jnp.where(probes, jnp.where(v88, _min(REAL(1.0), jnp.where(v91, 2.0 * v84, v87 + v90) / v92), REAL(1.0)), v93)
    v95 = _min(_min(REAL(1.0), v94), v74)
    v96 = ((crossing[1] | crossing[0]) | (~(jnp.int8(0) == heading[0]))) | (~(jnp.int8(0) == heading[1]))
    v97 = (~((12.0 <= passes) | (probes | v96))) & (v95 < 1.0)
    v98 = probes | v97
    v99 = trial * v51
    v100 = (prepared[47] * jnp.abs(v99)) <= 7.839999999999999
    v101 = ~v100
    v102 = jnp.where(v13, REAL(0.0), -(1.0 / jnp.where(v14 & v101, v99 - prepared[48], REAL(1.0))))
    v103 = jnp.where(v17, REAL(0.0), -(1.0 / jnp.where(v18 & v101, (prepared[49] * v102) - prepared[50], REAL(1.0)))) < 0.0
    v104 = 0.0 < jnp.where(v100, REAL(0.0), jnp.where((v102 < 0.0) | v103, REAL(1.0), REAL(0.0)))
    v105 = (jnp.abs(v81) + jnp.abs(v56)) < 1e+38
    v106 = (~(v98 | v104)) & v105
    v107 = ((v7 * jnp.where(v19, -v39, v10)) < 0.0) & v106
    v108 = (6.0 * v79) + (trial * (v60 + v78))
    v109 = v106 & ((v24 * jnp.where(v19, v108, v79)) < 0.0)
    v110 = jnp.where(v19, jnp.where(v17, q[0], q[0] + (v40 * v108)), q[0])
    v111 = _interpolated_again(prepared, (prepared[0], tau[0], v2, prepared[41], prepared[42], tau[1], prepared[4], prepared[6], prepared[5], q[0], q[1], qd[0], qd[1], trial, past, v110, v41, v80, v55), (v1, v0, v109, v107), (forced[0], forced[1], v16, v6))
    v112 = v107 | v109
    v113 = jnp.where(v112, v111[3], v55)
    v114 = jnp.where(v112, v111[6], v6)
    v115 = crossing[1] | (v14 & (v56 < 0.0))
    v116 = v115 | (jnp.int8(0) == v114)
    v117 = jnp.where(v112, v111[5], v16)
    v118 = crossing[0] | (v18 & (v81 < 0.0))
    v119 = v118 | (jnp.int8(0) == v117)
    v120 = jnp.where(v112, v111[2], v80)
    v121 = jnp.where(v116, REAL(0.0), prepared[5])
    v122 = v121 * jnp.where(v116, REAL(0.0), prepared[1] * jnp.where(v119, v120, REAL(0.0)))
    v123 = ~v98
    v124 = v123 & (v115 | v118)
    v125 = jnp.where(v119, REAL(0.0), 1.0 / jnp.where((v123 & v124) & (~v119), prepared[0] - (prepared[36] * v121), REAL(1.0)))
    v126 = v125 * ((prepared[1] * v122) - jnp.where(v119, REAL(0.0), prepared[1] * jnp.where(v116, v113, REAL(0.0))))
    v127 = v88 & (v94 <= v95)
    v128 = v67 & (v74 <= v95)
    v129 = jnp.where(v98, past, jnp.where(v96, trial + past, dt))
    v130 = jnp.where(probes, whole, trial)
    v131 = jnp.where(v98, v95 * v130, dt - v129)
    v132 = v105 & ((jnp.abs(v120) + jnp.abs(v113)) < 1e+38)
    v133 = jnp.where(v4, v3[0], REAL(0.0))
    v134 = 2.0 == v133
    v135 = jnp.where(v104, REAL(7.0), jnp.where(v132, jnp.where(v134 | jnp.where(v112, v111[4], jnp.bool_(True)), REAL(0.0), REAL(5.0)), REAL(6.0)))
    v136 = jnp.where(((1.0 == v133) | (1.0 == worst)) | (1.0 == v135), REAL(1.0), REAL(0.0))
    v137 = jnp.where((3.0 == v135) | ((3.0 == worst) | (3.0 == v133)), REAL(3.0), v136)
    v138 = jnp.where((4.0 == v135) | ((4.0 == v133) | (4.0 == worst)), REAL(4.0), v137)
    v139 = ((5.0 == worst) | (5.0 == v133)) | (5.0 == v135)
    v140 = jnp.where(v139, REAL(5.0), jnp.where((v134 | (2.0 == worst)) | (2.0 == v135), REAL(2.0), v138))
    v141 = jnp.where(((7.0 == v133) | (7.0 == worst)) | (7.0 == v135), REAL(7.0), v140)
    return (
        jnp.where(v98, q[0], jnp.where(v112, v111[0], v110)),
        jnp.where(v98, q[1], jnp.where(v112, v111[1], v41)),
        jnp.where(v98, qd[0], jnp.where(v124, jnp.where(v119, REAL(0.0), v120 + jnp.where(v119, REAL(0.0), -v126)), v120)),
        jnp.where(v98, qd[1], jnp.where(v124, jnp.where(v116, REAL(0.0), v113 + jnp.where(v116, REAL(0.0), v122 + (v126 * (prepared[1] * v121)))), v113)),
        v117,
        v114,
        probes & (v18 & v127),
        probes & (v14 & v128),
        jnp.where(v98, forced[0], jnp.where(v96, heading[0], jnp.int8(0))),
        jnp.where(v98, forced[1], jnp.where(v96, heading[1], jnp.int8(0))),
        jnp.where(probes, jnp.where(v17 & v127, jnp.where(v45, _mode_of(v76 - v77), jnp.int8(0)), jnp.int8(0)), jnp.int8(0)),
        jnp.where(probes, jnp.where(v13 & v128, jnp.where(v45, _mode_of(v49 - v50), jnp.int8(0)), jnp.int8(0)), jnp.int8(0)),
        v97,
        v81,
        v56,
        v129,
        jnp.where(v98, v130, v131),
        v131,
        1.0 + passes,
        jnp.where(((6.0 == v133) | (6.0 == worst)) | (6.0 == v135), REAL(6.0), v141),
        (v123 & (v131 <= 0.0)) | (v104 | (~v132)),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = jnp.abs(dt) + (jnp.abs(q[1]) + (jnp.abs(qd[1]) + jnp.abs(qd[0])))
    v1 = ((jnp.abs(tau[0]) + (jnp.abs(q[0]) + v0)) < 1e+38) & (jnp.abs(tau[1]) < 1e+38)
    v2 = v1 & (0.0 < dt)
    v3_of_dt = dt
    v3_of_tau = (tau[0], tau[1])
    def v3_pass(v3):
        return _interpolated_part(prepared, v3[0:2], v3[2:4], v3[4:6], v3[6:8], v3[8:10], v3[10:12], v3[12], v3[13:15], v3[15], v3[16], v3[17], v3[18], v3[19], v3_of_dt, v3_of_tau)
    v3 = _loop(v3_pass, (q[0], q[1], qd[0], qd[1], mode[0], mode[1], jnp.bool_(False), jnp.bool_(False), jnp.int8(0), jnp.int8(0), jnp.int8(0), jnp.int8(0), jnp.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), dt, dt, REAL(0.0), REAL(0.0)), 14)
    v4 = (jnp.abs(v3[3]) + (jnp.abs(v3[0]) + (jnp.abs(v3[2]) + jnp.abs(v3[1])))) < 1e+38
    v5 = 7.0 == v3[19]
    v6 = 6.0 == v3[19]
    v7 = v4 & (v2 & (~(v5 | v6)))
    v8 = 2.0 == v3[19]
    v9 = jnp.where(v8 | v3[20], REAL(0.0), REAL(5.0))
    v10 = jnp.where((3.0 == v9) | (3.0 == v3[19]), REAL(3.0), jnp.where((1.0 == v9) | (1.0 == v3[19]), REAL(1.0), REAL(0.0)))
    v11 = jnp.where(v8 | (2.0 == v9), REAL(2.0), jnp.where((4.0 == v3[19]) | (4.0 == v9), REAL(4.0), v10))
    v12 = jnp.where(v5 | (7.0 == v9), REAL(7.0), jnp.where((5.0 == v3[19]) | (5.0 == v9), REAL(5.0), v11))
    return (
        jnp.where(v7, v3[0], q[0]),
        jnp.where(v7, v3[1], q[1]),
        jnp.where(v7, v3[2], qd[0]),
        jnp.where(v7, v3[3], qd[1]),
        jnp.where(v7, v3[4], mode[0]),
        jnp.where(v7, v3[5], mode[1]),
        jnp.where(v7, jnp.where(v6 | (6.0 == v9), REAL(6.0), v12), jnp.where(v2 & v5, REAL(7.0), REAL(6.0))),
    )


@jax.jit
def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step that ends its parts where joints stop, turn round or break away (Morgowicz): of order 4 through
    all of these.

    Takes
      q[2]     joint coordinates in the chain's order, rad or m: x2, r
      qd[2]    joint rates, rad/s or m/s
      mode[2]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[2]   joint torques and forces, N m or N: x2, r
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

    Operations: at most 8086 add, 9128 mul, 532 div, 28 sqrt, 0 sincos, 54226 other.
    """
    lanes, prepared, q, qd, mode, tau, dt = _taken(("prepared", prepared, REAL, 51), ("q", q, REAL, 2), ("qd", qd, REAL, 2), ("mode", mode, jnp.int8, 2), ("tau", tau, REAL, 2), ("dt", dt, REAL, None))
    with jax.named_scope("step_interpolated"):
        values = _forward(_step_interpolated, lanes, (True, True, True, True, True, False,), prepared, q, qd, mode, tau, dt)
    return _pack(values[0:2], REAL, (2,), lanes), _pack(values[2:4], REAL, (2,), lanes), _pack(values[4:6], jnp.int8, (2,), lanes), _pack(values[6:7], REAL, (), lanes)
