# behi_six_joint, emitted by symgen 0.1.0
"""The RR-R-RRR arm of Behi (1985), section 4.2, with lumped masses (inches). The thesis shows it at (0, atan2(3,
4), -2*atan2(3, 4), atan2(3, 4), pi/2, pi).

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "M6",
    "J6",
)
DEFAULTS = (
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 7))
    with np.errstate(all="ignore"):
        v0 = parameters[4] + parameters[5]
        v1 = v0 + parameters[3]
        v2 = v1 + parameters[2]
        v3 = 50.0 * parameters[1]
        v4 = 2.0 * (50.0 * (0.5 * v3))
        v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4
        v6 = 20.0 * parameters[5]
        v7 = 10.0 * v0
        v8 = 10.0 * parameters[3]
        v9 = v7 + v8
        v10 = 50.0 * v1
        v11 = 50.0 * parameters[2]
        v12 = v10 + v11
        v13 = 2.0 * (50.0 * (0.5 * v11))
        v14 = (2.0 * (50.0 * (0.5 * v10))) + v13
        v15 = 2.0 * (20.0 * (0.5 * v6))
        v16 = 0.5 * ((v15 + v15) - parameters[6])
        v17 = v16 + (v15 - v16)
        v18 = parameters[6] - v17
        v19 = 10.0 * v6
        v20 = 2.0 * v19
        v21 = 2.0 * (10.0 * (0.5 * v8))
        v22 = v21 + (2.0 * (10.0 * (0.5 * v7)))
        v23 = v17 + v22
        v24 = 50.0 * v6
        v25 = v23 - v17
        v26 = v0 - (v0 + (v8 / 10.0))
        v27 = parameters[3] + v26
        v28 = v27 - (v27 + (v11 / 50.0))
        v29 = v13 + (2.0 * (50.0 * (0.5 * (50.0 * v28))))
        v30 = 0.5 * parameters[6]
        v31 = v15 - v30
        v32 = 2.0 * v30
        v33 = v21 + (2.0 * (10.0 * (0.5 * (10.0 * v26))))
        v34 = v27 - v28
        v35 = parameters[2] + v28
        v36 = v35 - ((v3 / 50.0) + v35)
        v37 = v35 - v36
        v38 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v36))))
        v39 = 2.0 * v38
        v40 = 50.0 * v37
        v41 = 2.0 * v24
        v42 = v30 + v31
        v43 = 1.0 / v42
        v44 = 2.0 * v9
        v45 = 1.0 / parameters[6]
        v46 = 2.0 * v11
        v47 = 2.0 * v6
        v48 = parameters[6] - v42
        v49 = parameters[6] * v45
        v50 = parameters[6] * v49
        values = (
            v23,
            parameters[6] + v22,
            v5,
            v14,
            50.0 * v12,
            v17,
            v19,
            v24,
            50.0 * v9,
            100.0 * v6,
            100.0 * v9,
            parameters[6],
            (50.0 * (100.0 * v37)) + v39,
            v38 + (50.0 * v40),
            v31,
            v6,
            v29,
            v0 - v26,
            v33,
            v34,
            v18,
            v30,
            v14 + v14,
            v25 + v25,
            v5 + v5,
            v38,
            v40,
            v30 - v15,
            v42,
            100.0 * v12,
            v43,
            v45,
            v9,
            v22,
            0.5 * v4,
            0.5 * parameters[4],
            v13,
            v21,
            parameters[5],
            parameters[3],
            parameters[2],
            parameters[4],
            v3,
            v4,
            v12,
            v0,
            v1,
            v8,
            v11,
            v20,
            v25,
            v32,
            2.0 * parameters[6],
            2.0 * v33,
            v39,
            50.0 * v34,
            2.0 * v29,
            v18 + v18,
            v20 + v20,
            0.5 * (v19 + v19),
            v41,
            0.5 * v41,
            2.0 * v22,
            v44,
            2.0 * v5,
            v22 + v42,
            50.0 * v44,
            v46,
            50.0 * v46,
            50.0 * v11,
            2.0 * v8,
            30.0 * v3,
            30.0 * v0,
            30.0 * parameters[5],
            30.0 * v2,
            30.0 * v1,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v8,
            v47,
            20.0 * v6,
            v31 - v30,
            2.0 * v14,
            50.0 * (2.0 * v12),
            50.0 * v47,
            10.0 * v47,
            2.0 * v31,
            v48,
            v49,
            v50,
            v50 - v48,
            parameters[6] - v50,
            v30 - v31,
            v50 - parameters[6],
            v32 * v43,
            2.0 * (v30 * v43),
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
    "parameters.M1: must be finite and at most 1e+50 in magnitude",
    "parameters.M2: must be finite and at most 1e+50 in magnitude",
    "parameters.M3: must be finite and at most 1e+50 in magnitude",
    "parameters.M4: must be finite and at most 1e+50 in magnitude",
    "parameters.M5: must be finite and at most 1e+50 in magnitude",
    "parameters.M6: must be finite and at most 1e+50 in magnitude",
    "parameters.J6: must be finite and at most 1e+50 in magnitude",
    "joints.theta1.mass: must be at least 0",
    "joints.theta2.mass: must be at least 0",
    "joints.theta3.mass: must be at least 0",
    "joints.theta4.mass: must be at least 0",
    "joints.theta5.mass: must be at least 0",
    "joints.theta6.mass: must be at least 0",
    "joints.theta6.inertia: must be positive semidefinite",
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
        v0 = np.abs(parameters[6])
        return (
            np.abs(parameters[0]) <= 1e+50,
            np.abs(parameters[1]) <= 1e+50,
            np.abs(parameters[2]) <= 1e+50,
            np.abs(parameters[3]) <= 1e+50,
            np.abs(parameters[4]) <= 1e+50,
            np.abs(parameters[5]) <= 1e+50,
            v0 <= 1e+50,
            0.0 <= parameters[0],
            0.0 <= parameters[1],
            0.0 <= parameters[2],
            0.0 <= parameters[3],
            0.0 <= parameters[4],
            0.0 <= parameters[5],
            (-1e-09) <= (parameters[6] / np.where(0.0 < v0, v0, REAL(1.0))),
        )


def _mass_matrix(prepared, q):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = prepared[20] * v2
    v11 = -(v2 * (prepared[49] - v10))
    v12 = v7 * ((prepared[3] * v7) + ((prepared[10] + (prepared[9] * v2)) * v5))
    v13 = ((prepared[0] + (prepared[49] * v2)) + (v9 * (prepared[2] * v9))) + v12
    v14 = prepared[7] * v2
    v15 = prepared[8] + v14
    v16 = v5 * v15
    v17 = v9 * (v16 + (prepared[4] * v7))
    v18 = v4 * (v3 * (v10 - prepared[6]))
    v19 = prepared[7] * v3
    v20 = v6 * v19
    v21 = v20 - v18
    v22 = v8 * v19
    v23 = v21 + v22
    v24 = -v18
    v25 = -((v14 * (v9 + v7)) + ((prepared[5] + (prepared[6] * v2)) * v5))
    v26 = (prepared[11] * v2) * v4
    v27 = v15 * v4
    v28 = (v7 * v16) + (v6 * v27)
    v29 = v11 - prepared[1]
    v30 = v28 - v29
    v31 = (prepared[3] + v28) + v30
    v32 = v8 * v27
    v33 = (v32 + ((prepared[4] * v8) * v6)) + v17
    v34 = v33 + v31
    v35 = (v32 + (v9 * v16)) + v30
    v36 = v19 * v4
    v37 = (v7 * v36) - (v5 * v20)
    v38 = (v37 - (v5 * v22)) + (v9 * v36)
    v39 = -(prepared[11] * v3)
    return (
        (v13 + ((v4 * v4) * (v11 - prepared[50]))) + (2.0 * v17),
        v23,
        v21,
        v24,
        v25,
        v26,
        v23,
        (prepared[2] + v33) + v34,
        v34,
        v35,
        v38,
        v39,
        v21,
        v34,
        v31,
        v30,
        v37,
        v39,
        v24,
        v35,
        v30,
        -v29,
        REAL(0.0),
        v39,
        v25,
        v38,
        v37,
        REAL(0.0),
        prepared[5],
        REAL(0.0),
        v26,
        v39,
        v39,
        v39,
        REAL(0.0),
        prepared[11],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      M[6][6]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 34 add, 39 mul, 0 div, 0 sqrt, 4 sincos, 5 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(v1)
    v9 = np.cos(v1)
    v10 = qd[2] + qd[1]
    v11 = v10 * v6
    v12 = qd[1] * v2
    v13 = (100.0 * qd[0]) * (v11 + v12)
    v14 = qd[3] + v10
    v15 = qd[0] * v8
    v16 = v14 * v15
    v17 = v13 + (20.0 * v16)
    v18 = qd[0] * qd[0]
    v19 = v18 + (v10 * v10)
    v20 = qd[1] * qd[1]
    v21 = v18 + v20
    v22 = 50.0 * ((v19 * v7) + (v21 * v3))
    v23 = v10 * v11
    v24 = 50.0 * (v23 + (v20 * v2))
    v25 = (v9 * v22) + (v8 * v24)
    v26 = qd[0] * v9
    v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)))
    v28 = v26 - qd[4]
    v29 = v14 * v4
    v30 = v29 + (v5 * v15)
    v31 = prepared[17] * ((v5 * v17) + (v4 * v27))
    v32 = v31 + (prepared[15] * ((v28 * v28) + (v30 * v30)))
    v33 = v14 * v5
    v34 = (v4 * v15) - v33
    v35 = v30 * v34
    v36 = v16 + v35
    v37 = (v5 * v27) - (v4 * v17)
    v38 = (prepared[15] * v36) - (prepared[17] * v37)
    v39 = (v5 * v32) + (v4 * v38)
    v40 = qd[5] * prepared[51]
    v41 = (((prepared[14] * v36) - (v40 * v30)) + (prepared[21] * (v16 - v35))) - (prepared[15] * v37)
    v42 = (v9 * v24) - (v8 * v22)
    v43 = v15 * v26
    v44 = (10.0 * v43) - v42
    v45 = (v4 * v43) - ((2.0 * v33) * v26)
    v46 = (v28 * (2.0 * v34)) - v45
    v47 = (((prepared[21] * v45) + (v40 * v28)) - (prepared[14] * v46)) - (prepared[15] * v44)
    v48 = ((prepared[52] * v29) * v26) + (prepared[11] * ((v5 * v43) - (v28 * v30)))
    v49 = (v3 + v7) * ((prepared[55] * v13) + (50.0 * v39))
    v50 = qd[0] * ((v11 * (prepared[56] * v7)) + (v12 * (prepared[12] * v3)))
    v51 = v49 + (v50 + (v8 * ((v5 * v47) - (v4 * v48))))
    v52 = (prepared[15] * v46) + (prepared[17] * v44)
    v53 = (prepared[19] * v42) - v52
    v54 = ((v5 * v38) - (prepared[19] * v25)) - (v4 * v32)
    v55 = 50.0 * ((v9 * v53) - (v8 * v54))
    v56 = ((10.0 * v52) + ((prepared[18] * v43) - (v5 * v48))) - (v4 * v47)
    v57 = 50.0 * ((v9 * v54) + (v8 * v53))
    v58 = (v7 * (v55 + (prepared[16] * (v23 - (v19 * v6))))) + ((v6 * v57) - v56)
    v59 = (v58 + (v3 * v55)) + (v2 * (v57 + ((prepared[13] * (v20 - v21)) * v3)))
    return (
        -(v51 + (v9 * ((v41 + (prepared[53] * v16)) + (10.0 * v39)))),
        -v59,
        -v58,
        v56,
        v41,
        v48,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 62 add, 100 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      g[6]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:6], REAL, (6,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = v5 * v2
    v11 = prepared[7] * v6
    v12 = prepared[8] + v11
    v13 = (v8 * (prepared[4] * v5)) + (v12 * v10)
    v14 = v8 * v3
    v15 = v9 * v2
    v16 = 2.0 * v12
    v17 = v6 * v2
    v18 = prepared[57] * v6
    v19 = v3 * ((prepared[23] * v2) - ((v18 - prepared[58]) * v17))
    v20 = (v19 + (v16 * (v15 + v14))) + ((v9 * (prepared[22] * v8)) + (2.0 * v13))
    v21 = 0.5 * qd[2]
    v22 = v7 * v3
    v23 = prepared[60] * v22
    v24 = v5 + v9
    v25 = prepared[49] * v7
    v26 = (v7 * v18) - v25
    v27 = (v25 + (v26 * (v2 * v2))) + (v24 * v23)
    v28 = 0.5 * qd[4]
    v29 = v19 + (v24 * ((prepared[10] * v2) + (prepared[9] * v17)))
    v30 = 0.5 * qd[3]
    v31 = v4 * v3
    v32 = ((prepared[4] * v4) * v9) + (v12 * v31)
    v33 = v20 + ((v5 * (prepared[24] * v4)) + (2.0 * v32))
    v34 = 0.5 * qd[1]
    v35 = 0.5 * qd[0]
    v36 = v35 * v33
    v37 = (prepared[20] * v6) - prepared[6]
    v38 = v7 * v2
    v39 = ((prepared[20] * v7) * v38) - (v37 * v17)
    v40 = (prepared[5] * v2) + (prepared[6] * v17)
    v41 = v39 - v40
    v42 = qd[2] + qd[1]
    v43 = qd[3] + v42
    v44 = ((v43 * v37) * v22) + (v28 * v41)
    v45 = prepared[7] * v7
    v46 = prepared[21] * v6
    v47 = qd[5] * v46
    v48 = v3 * v47
    v49 = (v48 + (v9 * (v42 * v45))) - v44
    v50 = v35 * v20
    v51 = (v35 * v29) - v48
    v52 = prepared[21] * v38
    v53 = (qd[5] * v52) + (v35 * v27)
    v54 = 0.5 * v42
    v55 = v30 + v54
    v56 = v46 * v3
    v57 = (qd[4] * v52) + (v43 * v56)
    v58 = v39 + v40
    v59 = (v8 * (prepared[61] * v6)) + (0.5 * v58)
    v60 = v59 + (v4 * v11)
    v61 = v15 - v14
    v62 = v10 - v31
    v63 = v12 * v62
    v64 = v63 + (v16 * v61)
    v65 = (((prepared[60] * v8) * v38) - v26) + (v9 * v23)
    v66 = prepared[7] * ((v5 * v22) + (v4 * v38))
    v67 = v66 + v65
    v68 = (v28 * v67) - (v30 * v64)
    v69 = (v28 * v66) - (v30 * v63)
    v70 = v68 + v69
    v71 = v13 - v32
    v72 = v34 * v63
    v73 = v72 + (v54 * v64)
    v74 = v12 * v61
    v75 = (qd[3] * v74) - (v28 * v65)
    v76 = v21 * v63
    v77 = (qd[0] * v60) - (v54 * v67)
    v78 = qd[4] * v11
    v79 = ((v78 * v61) - v47) - (v30 * v65)
    v80 = qd[0] * v56
    v81 = qd[4] * v46
    v82 = v81 - v80
    v83 = (v34 * v64) + ((qd[2] * v74) - v72)
    v84 = v34 * v66
    v85 = ((v84 - (v21 * v65)) + (qd[0] * v59)) - (v34 * v67)
    v86 = v28 * v26
    v87 = ((v55 * v26) - v47) + (v35 * v58)
    v88 = (v30 * v26) - v47
    v89 = (qd[0] * v52) + (v43 * v46)
    v90 = v81 + v80
    return (
        (((v28 * v27) - (v30 * v29)) - (v21 * v20)) - (v34 * v33),
        (v49 + (v45 * (qd[1] * v5))) - v36,
        v49 - v50,
        -(v44 + v51),
        (v53 - (qd[4] * ((prepared[59] * v22) + (v45 * v24)))) - (v55 * v41),
        v57,
        v36 - ((qd[4] * v60) + v48),
        v70 - (qd[2] * v71),
        v70 - (v42 * v71),
        ((qd[4] * v66) - ((qd[3] * v63) + v76)) - (v75 + v73),
        (((qd[3] + v54) * v66) - (v79 + (v78 * v62))) - v77,
        v82,
        v50 - ((qd[4] * v59) + v48),
        v68 + ((qd[1] * v71) - v69),
        -v75,
        -(v75 + v83),
        -(v79 + v85),
        v82,
        v51 - (v28 * v58),
        v73 - (v86 + v76),
        v83 - v86,
        -v86,
        -v87,
        v82,
        ((qd[2] * v59) + ((v30 * v58) - v53)) + (qd[1] * v60),
        ((v88 + (v21 * v66)) - v84) + v77,
        v85 + v88,
        v87,
        REAL(0.0),
        -v89,
        v57,
        v90,
        v90,
        v90,
        v89,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Computed by Christoffel's symbols, derivatives of the inertia matrix:
    symgen/derive/functions/coriolis_matrix.py.

    Operations: 101 add, 130 mul, 0 div, 0 sqrt, 4 sincos, 7 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = qd[0] * v2
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = v12 * v10
    v14 = (qdd[0] * v3) - v13
    v15 = v13 - v14
    v16 = ((v11 * (2.0 * qd[0])) * v4) - (qdd[0] * v5)
    v17 = (qd[0] * qd[1]) * v6
    v18 = 50.0 * v7
    v19 = (100.0 * v17) - (qdd[0] * v18)
    v20 = v19 + (50.0 * v16)
    v21 = v20 + (10.0 * v15)
    v22 = 50.0 * v6
    v23 = qd[1] * qd[1]
    v24 = (qdd[1] * v18) - (v23 * v22)
    v25 = v11 * v11
    v26 = 50.0 * v4
    v27 = 50.0 * v5
    v28 = qdd[1] + qdd[2]
    v29 = ((v25 * v26) - v24) - (v28 * v27)
    v30 = qd[0] * qd[0]
    v31 = v30 + v23
    v32 = (qdd[1] * v22) + (v31 * v18)
    v33 = v30 + v25
    v34 = (v32 + (v28 * v26)) + (v33 * v27)
    v35 = (v3 * v34) + (v2 * v29)
    v36 = qd[0] * v3
    v37 = (10.0 * ((v12 * v12) + (v36 * v36))) + v35
    v38 = (v9 * v37) - (v8 * v21)
    v39 = (v12 * v9) - (v8 * v10)
    v40 = (v12 * v8) + (v9 * v10)
    v41 = v40 * v39
    v42 = qdd[4] - v14
    v43 = v41 - v42
    v44 = qd[5] * prepared[51]
    v45 = (((v44 * v40) - (prepared[27] * v43)) - (prepared[21] * (v42 + v41))) + (prepared[15] * v38)
    v46 = (prepared[15] * v43) + (prepared[17] * v38)
    v47 = prepared[17] * ((v9 * v21) + (v8 * v37))
    v48 = qd[4] - v36
    v49 = v47 + (prepared[15] * ((v40 * v40) + (v48 * v48)))
    v50 = (v9 * v49) - (v8 * v46)
    v51 = v10 * v36
    v52 = qdd[3] + v28
    v53 = v51 - v52
    v54 = (qdd[0] * v2) + ((2.0 * v12) * v36)
    v55 = (v9 * v54) - (v8 * v53)
    v56 = v55 + (v48 * (2.0 * v39))
    v57 = (v3 * v29) - (v2 * v34)
    v58 = v51 + v52
    v59 = (10.0 * v58) - v57
    v60 = (prepared[15] * v59) + (((prepared[21] * v55) + (v44 * v48)) - (prepared[27] * v56))
    v61 = prepared[11] * (((qdd[5] + (v8 * v54)) + (v40 * v48)) + (v9 * v53))
    v62 = prepared[16] * v5
    v63 = prepared[25] * v7
    v64 = prepared[26] * v7
    v65 = ((v7 * ((prepared[54] * v17) - (qdd[0] * v63))) + (v62 * v16)) + (v64 * v19)
    v66 = (v2 * ((v9 * v60) + (v8 * v61))) - v65
    v67 = v66 - ((v18 + v27) * (v50 + (prepared[19] * v20)))
    v68 = ((v9 * v46) + (prepared[19] * v35)) + (v8 * v49)
    v69 = (prepared[17] * v59) + (prepared[15] * v56)
    v70 = (prepared[19] * v57) - v69
    v71 = (v3 * v70) + (v2 * v68)
    v72 = (((v9 * v61) - (prepared[18] * v58)) - (v8 * v60)) - (10.0 * v69)
    v73 = (v72 + ((v62 * ((v25 - v33) * v4)) - (prepared[16] * v28))) + (v27 * v71)
    v74 = (v3 * v68) - (v2 * v70)
    v75 = v73 - (v26 * v74)
    v76 = v6 * ((prepared[26] * v32) - ((v23 - v31) * v63))
    v77 = ((((prepared[25] * qdd[1]) + (v64 * v24)) + v76) - (v18 * v71)) + (v22 * v74)
    return (
        v67 - (v3 * ((10.0 * v50) + ((prepared[18] * v15) - v45))),
        v77 - v75,
        -v75,
        -v72,
        -v45,
        v61,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 83 add, 117 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = prepared[32] + (prepared[15] * v4)
    v11 = v10 * v3
    v12 = 50.0 * v7
    v13 = v2 * (50.0 * v10)
    v14 = (v6 * v13) + (v12 * v11)
    v15 = prepared[28] * v4
    v16 = prepared[33] + (v4 * (prepared[49] + v15))
    v17 = v16 + v14
    v18 = (prepared[3] + v14) + v17
    v19 = prepared[7] * v5
    v20 = v6 * v19
    v21 = v5 * v2
    v22 = prepared[7] * v21
    v23 = (v7 * v22) - (v3 * v20)
    v24 = prepared[30] * v23
    v25 = 1.0 / v16
    v26 = v17 * v25
    v27 = 1.0 / (((v23 * v24) - v18) + (v17 * v26))
    v28 = prepared[4] * v9
    v29 = 50.0 * v9
    v30 = v29 * v11
    v31 = v30 + (v7 * v28)
    v32 = v8 * v13
    v33 = (v32 + ((prepared[4] * v8) * v6)) + v31
    v34 = v18 + v33
    v35 = v8 * v19
    v36 = v23 + ((v9 * v22) - (v3 * v35))
    v37 = (v32 + v30) + v17
    v38 = v25 * v37
    v39 = (v17 * v38) + ((v24 * v36) - v34)
    v40 = v39 * v27
    v41 = prepared[30] * v36
    v42 = ((((prepared[2] + v33) - (v36 * v41)) - (v37 * v38)) + v34) + (v39 * v40)
    v43 = 1.0 / v42
    v44 = v9 + v7
    v45 = (prepared[28] * v3) + (v4 * ((prepared[6] * v3) + (prepared[7] * v44)))
    v46 = (prepared[6] + v15) * v21
    v47 = v20 + v46
    v48 = v46 * v25
    v49 = (v17 * v48) - (v47 + (v45 * v24))
    v50 = v49 * v27
    v51 = prepared[30] * v45
    v52 = (((v35 + v47) + (v51 * v36)) - (v37 * v48)) + (v39 * v50)
    v53 = v52 * v43
    v54 = qd[2] + qd[1]
    v55 = qd[3] + v54
    v56 = qd[0] * v2
    v57 = (v4 * v56) - (v55 * v5)
    v58 = (v55 * v4) + (v5 * v56)
    v59 = v55 * v56
    v60 = v59 + (v58 * v57)
    v61 = prepared[11] * (qd[5] + v57)
    v62 = qd[0] * qd[0]
    v63 = v62 + (v54 * v54)
    v64 = v62 + (qd[1] * qd[1])
    v65 = (v64 * v29) + (v63 * v12)
    v66 = qd[0] * v3
    v67 = (v55 * v55) + (v66 * v66)
    v68 = v54 * v6
    v69 = qd[1] * v8
    v70 = (100.0 * qd[0]) * (v68 + v69)
    v71 = v54 * v68
    v72 = qd[1] * v69
    v73 = 50.0 * (v71 + v72)
    v74 = (v21 * v73) - (v4 * (v70 + (20.0 * v59)))
    v75 = prepared[15] * (v74 + (v5 * ((10.0 * v67) + (v3 * v65))))
    v76 = v75 + ((v58 * v61) - (prepared[28] * v60))
    v77 = tau[4] + v76
    v78 = qd[4] - v66
    v79 = (2.0 * v55) * v66
    v80 = v56 * v66
    v81 = ((v4 * v80) - (v5 * v79)) + (v78 * (2.0 * v57))
    v82 = (v3 * v73) - (v2 * v65)
    v83 = (((prepared[15] * v82) - (prepared[6] * v80)) - (v78 * v61)) + (prepared[28] * v81)
    v84 = (((tau[5] * v5) - (prepared[33] * v80)) + (prepared[32] * v82)) + (prepared[6] * v81)
    v85 = v84 + (v4 * v83)
    v86 = tau[3] + v85
    v87 = prepared[15] * v60
    v88 = prepared[15] * ((v58 * v58) + (v78 * v78))
    v89 = (v4 * v88) + ((prepared[32] * v67) - (v5 * v87))
    v90 = (prepared[15] * v81) - (prepared[32] * v80)
    v91 = (v3 * v90) + (v2 * v89)
    v92 = prepared[4] * v7
    v93 = prepared[3] * v7
    v94 = v85 + (((v93 * v71) + (v92 * v72)) + (v12 * v91))
    v95 = 50.0 * ((v3 * v89) - (v2 * v90))
    v96 = v94 - (v6 * (v95 + ((v63 * v93) + (v64 * v28))))
    v97 = v96 + ((tau[2] - (v24 * v77)) - (v26 * v86))
    v98 = prepared[2] * v9
    v99 = (((tau[1] + (v98 * v72)) + (v28 * v71)) - (v41 * v77)) + (v29 * v91)
    v100 = v96 - (v8 * (v95 + ((v64 * v98) + (v63 * v92))))
    v101 = v100 + ((v99 - (v38 * v86)) - (v40 * v97))
    v102 = (v5 * v88) + (v4 * v87)
    v103 = v3 * ((((prepared[32] * v70) + (prepared[62] * v59)) + (10.0 * v102)) - v76)
    v104 = ((2.0 * v68) * (v93 + v28)) + (v69 * ((prepared[29] * v7) + (prepared[64] * v9)))
    v105 = ((tau[0] - ((tau[5] * v4) * v2)) + (qd[0] * v104)) + (v21 * v83)
    v106 = ((v105 + (v44 * ((50.0 * v102) + (prepared[66] * v59)))) + v103) + (v51 * v77)
    v107 = (prepared[49] * v4) + prepared[65]
    v108 = (v107 + (v9 * v98)) + (v2 * (((prepared[28] * v5) * v21) - (v107 * v2)))
    v109 = ((v108 + (v7 * (v93 + (100.0 * v11)))) + (2.0 * v31)) - (v45 * v51)
    v110 = 1.0 / (((v109 - (v46 * v48)) + (v49 * v50)) - (v52 * v53))
    v111 = (((v106 - (v48 * v86)) - (v50 * v97)) - (v101 * v53)) * v110
    v112 = (v101 * v43) - (v53 * v111)
    v113 = ((v27 * v97) + (v50 * v111)) + (v40 * v112)
    v114 = (((v25 * v86) - (v48 * v111)) - (v38 * v112)) + (v26 * v113)
    v115 = ((tau[5] * prepared[31]) - (v58 * v78)) - (v4 * (v79 + (v2 * v111)))
    return (
        v111,
        v112,
        -v113,
        v114,
        (((prepared[30] * v77) + (v51 * v111)) - (v41 * v112)) + (v24 * v113),
        v115 - (v5 * ((v113 + (v80 - v112)) - v114)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 138 add, 189 mul, 4 div, 0 sqrt, 4 sincos, 1 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("tau", tau, REAL, 6))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:6], REAL, (6,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v2 * v11) + (v3 * v10)
    v13 = (v2 * v10) - (v3 * v11)
    v14 = (v5 * v13) + (v4 * v12)
    v15 = 50.0 * (v11 - v13)
    v16 = (10.0 * v14) - v15
    v17 = 50.0 * qd[1]
    v18 = v17 * v3
    v19 = qd[2] + qd[1]
    v20 = v18 + (50.0 * v19)
    v21 = v17 * v2
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v7 * v22) + (v6 * v16)
    v24 = v23 + (20.0 * (qd[4] + v14))
    v25 = (v5 * v12) - (v4 * v13)
    v26 = qd[3] + v19
    v27 = (v5 * v20) - (v4 * v21)
    v28 = v27 + (10.0 * v26)
    v29 = v28 + (20.0 * ((v26 * v6) + (v7 * v25)))
    v30 = (v8 * v24) + (v9 * v29)
    v31 = (v8 * v29) - (v9 * v24)
    v32 = (v7 * v16) - (v6 * v22)
    v33 = v32 * v32
    v34 = v11 * v11
    v35 = (prepared[69] * v34) + (v19 * ((prepared[36] * v19) + (prepared[67] * v18)))
    v36 = v35 + (prepared[40] * ((v18 * v18) + (v21 * v21)))
    v37 = prepared[39] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)))
    v38 = v37 + (v36 - (v13 * ((prepared[68] * v11) - (prepared[36] * v13))))
    v39 = v38 + (prepared[37] * ((v26 * v26) + (v14 * v14)))
    v40 = (qd[5] - (v26 * v7)) + (v6 * v25)
    v41 = (v40 * (prepared[11] * v40)) + (v39 + (prepared[70] * ((v26 * v27) - (v14 * v15))))
    v42 = 0.5 * (v41 + (prepared[38] * ((v33 + (v31 * v31)) + (v30 * v30))))
    v43 = prepared[35] * (v33 + ((v28 * v28) + (v23 * v23)))
    return (
        v42 + (v43 + (prepared[34] * ((qd[1] * qd[1]) + v34))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 44 add, 68 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
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
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_C1(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(30.0),
    )


def position_C1(prepared, q):
    """Position of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C1(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C1(prepared, q):
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


def rotation_C1(prepared, q):
    """Rotation of the link that carries C1: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C1(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C1(prepared, q):
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
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C1(prepared, q):
    """First-order influence coefficients of C1 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C1(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C1(prepared, q):
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


def influence_C1(prepared, q):
    """Influence coefficients of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C1(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C1(prepared, q):
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


def influence_rotational_C1(prepared, q):
    """Influence coefficients of the link of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C1(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    return (
        v3 * v4,
        v2 * v4,
        30.0 + (50.0 * v0),
    )


def position_C2(prepared, q):
    """Position of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C2(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        v1 * v3,
        -(v0 * v3),
        v2,
        v1 * v2,
        -(v0 * v2),
        -v3,
        v0,
        v1,
        REAL(0.0),
    )


def rotation_C2(prepared, q):
    """Rotation of the link that carries C2: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C2(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    v5 = 50.0 * v0
    return (
        -(v2 * v4),
        -(v3 * v5),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v3 * v4,
        -(v2 * v5),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v3,
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
    )


def jacobian_C2(prepared, q):
    """First-order influence coefficients of C2 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C2(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    v5 = 50.0 * v0
    v6 = v3 * v4
    v7 = v2 * v5
    v8 = -(v2 * v4)
    v9 = -(v3 * v5)
    v10 = -v6
    return (
        v8,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        -v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        v10,
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
        REAL(0.0),
        v8,
        v9,
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
        REAL(0.0),
        REAL(0.0),
        -v5,
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
        REAL(0.0),
    )


def influence_C2(prepared, q):
    """Influence coefficients of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 5 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C2(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C2(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v1,
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
        v1,
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


def influence_rotational_C2(prepared, q):
    """Influence coefficients of the link of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C2(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C3(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 1.0 + v1
    v7 = 50.0 * ((v3 * v6) - (v2 * v0))
    return (
        v5 * v7,
        v4 * v7,
        30.0 + (50.0 * ((v3 * v0) + (v2 * v6))),
    )


def position_C3(prepared, q):
    """Position of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C3(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v1 * v3) - (v0 * v2)
    v7 = (v1 * v2) + (v0 * v3)
    return (
        v5 * v6,
        -(v5 * v7),
        v4,
        v4 * v6,
        -(v4 * v7),
        -v5,
        v7,
        v6,
        REAL(0.0),
    )


def rotation_C3(prepared, q):
    """Rotation of the link that carries C3: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 2 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C3(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = -v5
    v7 = (v1 * v3) - (v0 * v2)
    v8 = (v1 * v2) + (v0 * v3)
    v9 = 50.0 * v4
    v10 = v1 + v7
    v11 = v0 + v8
    v12 = 50.0 * v5
    return (
        -(v9 * v10),
        -(v12 * v11),
        -(v12 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12 * v10,
        -(v9 * v11),
        -(v9 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        50.0 * v10,
        50.0 * v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C3(prepared, q):
    """First-order influence coefficients of C3 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 6 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C3(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 50.0 * v0
    v7 = 50.0 * v1
    v8 = (v3 * v7) - (v2 * v6)
    v9 = v7 + v8
    v10 = -(v4 * v9)
    v11 = (v2 * v7) + (v3 * v6)
    v12 = v6 + v11
    v13 = -(v5 * v12)
    v14 = -(v5 * v11)
    v15 = v5 * v9
    v16 = v4 * v12
    v17 = v4 * v11
    v18 = -v15
    v19 = -(v5 * v8)
    v20 = -(v4 * v8)
    v21 = -v11
    return (
        v10,
        v13,
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -v16,
        -v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        v16,
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        v18,
        v19,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        v19,
        v19,
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
        v10,
        v13,
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v10,
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        v20,
        v20,
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
        REAL(0.0),
        -v12,
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v21,
        v21,
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


def influence_C3(prepared, q):
    """Influence coefficients of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 10 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C3(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C3(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = -v1
    return (
        REAL(0.0),
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
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
        v1,
        v1,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
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


def influence_rotational_C3(prepared, q):
    """Influence coefficients of the link of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C3(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C4(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = 10.0 * v0
    v9 = 50.0 + (10.0 * v1)
    v10 = (v2 * v9) + (v3 * v8)
    v11 = (50.0 + (v3 * v9)) - (v2 * v8)
    v12 = (v5 * v11) - (v4 * v10)
    return (
        v7 * v12,
        v6 * v12,
        (30.0 + (v5 * v10)) + (v4 * v11),
    )


def position_C4(prepared, q):
    """Position of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C4(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C4(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v0 * v3) + (v2 * v1)
    v9 = (v3 * v1) - (v0 * v2)
    v10 = (v5 * v9) - (v4 * v8)
    v11 = (v5 * v8) + (v4 * v9)
    return (
        v7 * v10,
        -(v7 * v11),
        v6,
        v6 * v10,
        -(v6 * v11),
        -v7,
        v11,
        v10,
        REAL(0.0),
    )


def rotation_C4(prepared, q):
    """Rotation of the link that carries C4: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 4 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C4(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C4(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v0) + (v2 * v1)
    v9 = 10.0 * v4
    v10 = (v3 * v1) - (v2 * v0)
    v11 = 50.0 + (10.0 * v5)
    v12 = 50.0 * v3
    v13 = (v12 + (v11 * v10)) - (v9 * v8)
    v14 = (v11 * v8) + (v9 * v10)
    v15 = (50.0 * v2) + v14
    v16 = (50.0 * v8) - v14
    v17 = (v6 * v6) + (v7 * v7)
    v18 = v17 * v13
    v19 = (v12 * v17) - v18
    v20 = -v7
    return (
        -(v6 * v13),
        -(v7 * v15),
        -(v7 * v14),
        v7 * v16,
        REAL(0.0),
        REAL(0.0),
        v7 * v13,
        -(v6 * v15),
        -(v6 * v14),
        v6 * v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v19,
        -(v19 + (v17 * (50.0 * v10))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v20,
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C4(prepared, q):
    """First-order influence coefficients of C4 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 11 add, 27 mul, 0 div, 0 sqrt, 4 sincos, 8 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C4(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C4(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v1) - (v2 * v0)
    v9 = 50.0 + (10.0 * v5)
    v10 = (v3 * v0) + (v2 * v1)
    v11 = 10.0 * v4
    v12 = ((50.0 * v3) - (v11 * v10)) + (v9 * v8)
    v13 = -(v6 * v12)
    v14 = (v9 * v10) + (v11 * v8)
    v15 = (50.0 * v2) + v14
    v16 = -(v7 * v15)
    v17 = -(v7 * v14)
    v18 = (50.0 * v10) - v14
    v19 = v7 * v18
    v20 = v7 * v12
    v21 = v6 * v15
    v22 = v6 * v14
    v23 = v6 * v18
    v24 = (v6 * v6) + (v7 * v7)
    v25 = v24 * v12
    v26 = -v25
    v27 = 50.0 * v24
    v28 = v26 + (v3 * v27)
    v29 = v28 + (v8 * v27)
    v30 = -v23
    v31 = v7 * v28
    v32 = v7 * v29
    v33 = v6 * v28
    v34 = v6 * v29
    v35 = -(v24 * v14)
    v36 = v24 * v18
    return (
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v20,
        -v21,
        -v22,
        v23,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        -v28,
        -v29,
        REAL(0.0),
        REAL(0.0),
        -v20,
        v21,
        v22,
        v30,
        REAL(0.0),
        REAL(0.0),
        v21,
        v7 * v26,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v22,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v30,
        v32,
        v32,
        v32,
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
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v16,
        v6 * v26,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v17,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v19,
        v34,
        v34,
        v34,
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
        -(v24 * v15),
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36,
        v36,
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


def influence_C4(prepared, q):
    """Influence coefficients of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C4(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C4(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = -v1
    return (
        REAL(0.0),
        v0,
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v1,
        v1,
        v1,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
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


def influence_rotational_C4(prepared, q):
    """Influence coefficients of the link of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C4(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C5(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = 10.0 * v0
    v9 = 50.0 + (10.0 * v1)
    v10 = (v2 * v9) + (v3 * v8)
    v11 = (50.0 + (v3 * v9)) - (v2 * v8)
    v12 = (v5 * v11) - (v4 * v10)
    return (
        v7 * v12,
        v6 * v12,
        (30.0 + (v5 * v10)) + (v4 * v11),
    )


def position_C5(prepared, q):
    """Position of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C5(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C5(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v1 * v7) - (v0 * v6)
    v11 = (v1 * v6) + (v0 * v7)
    v12 = v2 * v8
    v13 = (v4 * v11) - (v5 * v10)
    v14 = v3 * v9
    v15 = v2 * v9
    v16 = v3 * v8
    v17 = (v4 * v10) + (v5 * v11)
    return (
        v12 - (v14 * v13),
        v16 + (v15 * v13),
        v9 * v17,
        -(v15 + (v16 * v13)),
        (v12 * v13) - v14,
        v8 * v17,
        v3 * v17,
        -(v2 * v17),
        v13,
    )


def rotation_C5(prepared, q):
    """Rotation of the link that carries C5: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 8 add, 20 mul, 0 div, 0 sqrt, 5 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C5(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C5(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v0) + (v2 * v1)
    v9 = (v3 * v1) - (v2 * v0)
    v10 = (v5 * v9) - (v4 * v8)
    v11 = 10.0 * v10
    v12 = (50.0 * v9) + v11
    v13 = (50.0 * v3) + v12
    v14 = (v4 * v9) + (v5 * v8)
    v15 = 10.0 * v14
    v16 = (50.0 * v8) + v15
    v17 = (50.0 * v2) + v16
    v18 = (v6 * v6) + (v7 * v7)
    v19 = -v7
    return (
        -(v6 * v13),
        -(v7 * v17),
        -(v7 * v16),
        -(v7 * v15),
        REAL(0.0),
        REAL(0.0),
        v7 * v13,
        -(v6 * v17),
        -(v6 * v16),
        -(v6 * v15),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18 * v13,
        v18 * v12,
        v18 * v11,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        v7 * v14,
        REAL(0.0),
        REAL(0.0),
        v19,
        v19,
        v19,
        v6 * v14,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v10,
        REAL(0.0),
    )


def jacobian_C5(prepared, q):
    """First-order influence coefficients of C5 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 9 add, 29 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C5(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C5(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v1) - (v2 * v0)
    v9 = 50.0 + (10.0 * v5)
    v10 = (v3 * v0) + (v2 * v1)
    v11 = 10.0 * v4
    v12 = ((50.0 * v3) - (v11 * v10)) + (v9 * v8)
    v13 = -(v6 * v12)
    v14 = (v9 * v10) + (v11 * v8)
    v15 = (50.0 * v2) + v14
    v16 = -(v7 * v15)
    v17 = -(v7 * v14)
    v18 = (50.0 * v10) - v14
    v19 = v7 * v18
    v20 = v7 * v12
    v21 = v6 * v15
    v22 = v6 * v14
    v23 = v6 * v18
    v24 = (v6 * v6) + (v7 * v7)
    v25 = v24 * v12
    v26 = -v25
    v27 = 50.0 * v24
    v28 = v26 + (v3 * v27)
    v29 = v28 + (v8 * v27)
    v30 = -v23
    v31 = v7 * v28
    v32 = v7 * v29
    v33 = v6 * v28
    v34 = v6 * v29
    v35 = -(v24 * v14)
    v36 = v24 * v18
    return (
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v20,
        -v21,
        -v22,
        v23,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        -v28,
        -v29,
        REAL(0.0),
        REAL(0.0),
        -v20,
        v21,
        v22,
        v30,
        REAL(0.0),
        REAL(0.0),
        v21,
        v7 * v26,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v22,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v30,
        v32,
        v32,
        v32,
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
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v16,
        v6 * v26,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v17,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v19,
        v34,
        v34,
        v34,
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
        -(v24 * v15),
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36,
        v36,
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


def influence_C5(prepared, q):
    """Influence coefficients of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C5(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C5(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = -v7
    v9 = (v2 * v5) + (v4 * v3)
    v10 = (v2 * v4) - (v5 * v3)
    v11 = (v1 * v9) - (v0 * v10)
    v12 = v7 * v11
    v13 = v6 * v11
    v14 = (v0 * v9) + (v1 * v10)
    v15 = (v6 * v13) + (v7 * v12)
    v16 = -(v7 * v14)
    v17 = -(v6 * v14)
    return (
        REAL(0.0),
        v6,
        v6,
        v6,
        v12,
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v13,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        REAL(0.0),
        REAL(0.0),
        v7,
        v7,
        v7,
        -v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
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
        v6,
        v6,
        v6,
        v12,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
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
        v15,
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
    )


def influence_rotational_C5(prepared, q):
    """Influence coefficients of the link of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 5 add, 14 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C5(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C6(prepared, q):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = 10.0 + (20.0 * v0)
    v11 = v2 * v10
    v12 = 50.0 + (v3 * v10)
    v13 = (v4 * v12) + (v5 * v11)
    v14 = (50.0 + (v5 * v12)) - (v4 * v11)
    v15 = (v7 * v14) - (v6 * v13)
    v16 = 20.0 * v1
    return (
        (v9 * v15) - (v8 * v16),
        (v8 * v15) + (v9 * v16),
        (30.0 + (v7 * v13)) + (v6 * v14),
    )


def position_C6(prepared, q):
    """Position of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 10 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_C6(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C6(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = (v0 * v2) - (v3 * v1)
    v13 = (v0 * v3) + (v2 * v1)
    v14 = (v4 * v13) + (v5 * v12)
    v15 = v9 * v7
    v16 = v8 * v6
    v17 = (v15 * v14) - v16
    v18 = (v5 * v13) - (v4 * v12)
    v19 = v10 * v18
    v20 = v11 * v18
    v21 = v8 * v7
    v22 = v9 * v6
    v23 = v21 + (v22 * v14)
    return (
        (v7 * v19) - (v11 * v17),
        (v10 * v17) + (v7 * v20),
        -(v22 + (v21 * v14)),
        (v6 * v19) - (v11 * v23),
        (v10 * v23) + (v6 * v20),
        v15 - (v16 * v14),
        (v10 * v14) + (v9 * v20),
        (v11 * v14) - (v9 * v19),
        v8 * v18,
    )


def rotation_C6(prepared, q):
    """Rotation of the link that carries C6: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 14 add, 31 mul, 0 div, 0 sqrt, 6 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_C6(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C6(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v0) + (v2 * v1)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v5 * v11) - (v4 * v10)
    v13 = v6 * v12
    v14 = (v7 * v9) + (v8 * v13)
    v15 = 50.0 * (v3 + v11)
    v16 = v15 + (10.0 * v12)
    v17 = v8 * v16
    v18 = v17 + (20.0 * v14)
    v19 = (v4 * v11) + (v5 * v10)
    v20 = v6 * v19
    v21 = 30.0 + (50.0 * v2)
    v22 = v21 + (50.0 * v10)
    v23 = (10.0 * v19) + v22
    v24 = v23 + (20.0 * v20)
    v25 = 30.0 - v24
    v26 = v21 - v24
    v27 = v22 - v24
    v28 = v23 - v24
    v29 = v8 * v19
    v30 = v17 - v18
    v31 = (v9 * v13) - (v7 * v8)
    v32 = v9 * v16
    v33 = v32 + (20.0 * v31)
    v34 = v9 * v19
    v35 = v32 - v33
    v36 = (v8 * v18) + (v9 * v33)
    v37 = (v8 * v8) + (v9 * v9)
    v38 = -v9
    return (
        -v18,
        v9 * v25,
        v9 * v26,
        v9 * v27,
        -((v12 * v30) + (v29 * v28)),
        REAL(0.0),
        v33,
        v8 * v25,
        v8 * v26,
        v8 * v27,
        (v12 * v35) + (v34 * v28),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36 - ((50.0 * v3) * v37),
        v36 - (v37 * v15),
        (v29 * v35) - (v34 * v30),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v34,
        v31,
        REAL(0.0),
        v38,
        v38,
        v38,
        v29,
        v14,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v12,
        v20,
    )


def jacobian_C6(prepared, q):
    """First-order influence coefficients of C6 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 27 add, 45 mul, 0 div, 0 sqrt, 5 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_C6(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C6(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v0) + (v2 * v1)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v5 * v11) - (v4 * v10)
    v13 = 20.0 * v6
    v14 = 50.0 * v3
    v15 = v14 + (50.0 * v11)
    v16 = (10.0 * v12) + v15
    v17 = v16 + (v13 * v12)
    v18 = 20.0 * v7
    v19 = (v9 * v18) + (v8 * v17)
    v20 = -v19
    v21 = (v4 * v11) + (v5 * v10)
    v22 = 30.0 + (50.0 * v2)
    v23 = v22 + (50.0 * v10)
    v24 = 10.0 * v21
    v25 = v24 + (v23 + (v13 * v21))
    v26 = 30.0 - v25
    v27 = v9 * v26
    v28 = v22 - v25
    v29 = v9 * v28
    v30 = v23 - v25
    v31 = v9 * v30
    v32 = v24 + v30
    v33 = v8 * v21
    v34 = (v8 * v16) - v19
    v35 = (v12 * v34) + (v33 * v32)
    v36 = -v35
    v37 = (v8 * v18) - (v9 * v17)
    v38 = v8 * v26
    v39 = v8 * v28
    v40 = v8 * v30
    v41 = v9 * v21
    v42 = v37 + (v9 * v16)
    v43 = (v12 * v42) + (v41 * v32)
    v44 = (v8 * v19) - (v9 * v37)
    v45 = (v8 * v8) + (v9 * v9)
    v46 = (v14 * v45) - v44
    v47 = (v45 * v15) - v44
    v48 = (v41 * v34) - (v33 * v42)
    v49 = -v38
    v50 = -v39
    v51 = -v40
    v52 = -v43
    v53 = v9 * v46
    v54 = v9 * v47
    v55 = v9 * v48
    v56 = v8 * v46
    v57 = v8 * v47
    v58 = v8 * v48
    v59 = v45 * v28
    v60 = v45 * v30
    v61 = (v8 * v43) - (v9 * v35)
    return (
        v20,
        v27,
        v29,
        v31,
        v36,
        REAL(0.0),
        -v37,
        v38,
        v39,
        v40,
        v43,
        REAL(0.0),
        REAL(0.0),
        v44,
        -v46,
        -v47,
        -v48,
        REAL(0.0),
        v37,
        v49,
        v50,
        v51,
        v52,
        REAL(0.0),
        v49,
        -(v9 * v44),
        v53,
        v54,
        v55,
        REAL(0.0),
        v50,
        v53,
        v53,
        v54,
        v55,
        REAL(0.0),
        v51,
        v54,
        v54,
        v54,
        v55,
        REAL(0.0),
        v52,
        v55,
        v55,
        v55,
        (v12 * v43) - (v33 * v48),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v27,
        v29,
        v31,
        v36,
        REAL(0.0),
        v27,
        -(v8 * v44),
        v56,
        v57,
        v58,
        REAL(0.0),
        v29,
        v56,
        v56,
        v57,
        v58,
        REAL(0.0),
        v31,
        v57,
        v57,
        v57,
        v58,
        REAL(0.0),
        v36,
        v58,
        v58,
        v58,
        (v12 * v35) + (v41 * v48),
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
        v45 * v26,
        v59,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v59,
        v59,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v60,
        v60,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v61,
        v61,
        v61,
        (v33 * v35) + (v41 * v43),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_C6(prepared, q):
    """Influence coefficients of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 30 add, 63 mul, 0 div, 0 sqrt, 5 sincos, 12 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_C6(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C6(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = (v2 * v4) - (v5 * v3)
    v11 = (v2 * v5) + (v4 * v3)
    v12 = (v7 * v11) - (v6 * v10)
    v13 = v1 * v12
    v14 = (v6 * v11) + (v7 * v10)
    v15 = v1 * v14
    v16 = (v9 * v0) + (v8 * v15)
    v17 = -v16
    v18 = -v1
    v19 = v0 * v12
    v20 = v0 * v14
    v21 = (v9 * v1) - (v8 * v20)
    v22 = v8 * v12
    v23 = -v15
    v24 = -(v1 * v22)
    v25 = -v20
    v26 = -(v0 * v22)
    v27 = (v0 * v19) + (v1 * v13)
    v28 = (v0 * v21) - (v1 * v16)
    return (
        REAL(0.0),
        v0,
        v0,
        v0,
        v13,
        v17,
        REAL(0.0),
        v18,
        v18,
        v18,
        v19,
        v21,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        v22,
        REAL(0.0),
        v1,
        v1,
        v1,
        -v19,
        -v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v19 * v22) - (v14 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
        v0,
        v13,
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((v14 * v16) + (v13 * v22)),
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
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v19 * v16) + (v13 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_C6(prepared, q):
    """Influence coefficients of the link of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 11 add, 29 mul, 0 div, 0 sqrt, 5 sincos, 9 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_C6(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v5 * v10
    v12 = (v3 * v0) + (v2 * v1)
    v13 = v6 * v12
    v14 = (v5 * v13) - (v7 * v11)
    v15 = (v9 * v4) + (v8 * v14)
    v16 = 50.0 * v3
    v17 = (v5 * v16) + (50.0 * v11)
    v18 = v17 - (10.0 * v14)
    v19 = v18 - (20.0 * v15)
    v20 = prepared[38] * v19
    v21 = v7 * v12
    v22 = (v6 * v10) + v21
    v23 = v8 * v22
    v24 = 30.0 + (50.0 * v2)
    v25 = v24 + (50.0 * v12)
    v26 = (10.0 * v22) + v25
    v27 = v26 + (20.0 * v23)
    v28 = v27 * v20
    v29 = prepared[41] * v26
    v30 = v28 + (v29 * v18)
    v31 = v4 * v10
    v32 = (v4 * v13) - (v7 * v31)
    v33 = (v9 * v5) - (v8 * v32)
    v34 = (v4 * v16) + (50.0 * v31)
    v35 = v34 - (10.0 * v32)
    v36 = v35 + (20.0 * v33)
    v37 = prepared[38] * v36
    v38 = v27 * v37
    v39 = v38 + (v35 * v29)
    v40 = prepared[39] * v18
    v41 = v5 * v40
    v42 = prepared[39] * v35
    v43 = v4 * v42
    v44 = ((v4 * v39) + (v26 * (v43 + v41))) + (v5 * v30)
    v45 = v4 * v34
    v46 = prepared[40] * v17
    v47 = (v5 * v46) + (prepared[40] * v45)
    v48 = v44 + (v25 * v47)
    v49 = (v4 * v4) + (v5 * v5)
    v50 = prepared[41] * v18
    v51 = v20 + v50
    v52 = v40 + v51
    v53 = prepared[41] * v35
    v54 = v37 + v53
    v55 = v42 + v54
    v56 = (v4 * v55) + (v5 * v52)
    v57 = v47 + v56
    v58 = 30.0 * v57
    v59 = (v48 + (v49 * (v3 * ((prepared[42] * v24) - prepared[71])))) - v58
    v60 = (v4 * v33) - (v5 * v15)
    v61 = prepared[11] * v23
    v62 = v61 * v60
    v63 = 2.0 * v62
    v64 = v24 * v57
    v65 = v64 - v48
    v66 = v25 * v56
    v67 = v66 - v44
    v68 = (v5 * v21) + (v6 * v11)
    v69 = (v7 * v10) - v13
    v70 = (v69 * v18) + (v26 * v68)
    v71 = (v4 * v21) + (v6 * v31)
    v72 = (v69 * v35) + (v26 * v71)
    v73 = ((v68 * v39) + ((v72 * v51) - (v70 * v54))) - (v71 * v30)
    v74 = (v68 * v33) + (v71 * v15)
    v75 = v61 * v74
    v76 = v23 * v36
    v77 = (v27 * v33) - v76
    v78 = (v23 * v19) + (v27 * v15)
    v79 = (v33 * v20) + (v15 * v37)
    v80 = ((v37 * v78) + (v20 * v77)) - (v27 * v79)
    v81 = -v80
    v82 = v36 * v20
    v83 = v82 + (v35 * v50)
    v84 = v83 + (v35 * v40)
    v85 = (v36 * v37) + (v35 * v53)
    v86 = ((v4 * v85) + (v35 * v43)) + (v5 * v84)
    v87 = v19 * v20
    v88 = v87 + (v18 * v50)
    v89 = (v4 * v84) + ((v5 * v88) + (v18 * v41))
    v90 = v45 + (v5 * v17)
    v91 = prepared[11] * v33
    v92 = v91 * v60
    v93 = prepared[11] * v15
    v94 = v93 * v60
    v95 = (v4 * v94) + (v5 * v92)
    v96 = (v95 + (v4 * (v89 + (v46 * v90)))) - (v5 * (v86 + (v34 * v47)))
    v97 = (v4 * v52) - (v5 * v55)
    v98 = v16 * v49
    v99 = prepared[40] * v98
    v100 = ((v98 * (v97 + (v4 * v46))) - (v34 * (v5 * v99))) - v96
    v101 = (((v5 * v86) - v95) - (v4 * v89)) + (v90 * v97)
    v102 = (v68 * v35) - (v71 * v18)
    v103 = ((v102 * v54) - (v68 * v85)) + (v71 * v83)
    v104 = ((v102 * v51) - (v68 * v83)) + (v71 * v88)
    v105 = (v4 * v104) - (v5 * v103)
    v106 = v91 * v74
    v107 = v93 * v74
    v108 = (v4 * v107) + (v5 * v106)
    v109 = v23 * v61
    v110 = (v4 * v71) + (v5 * v68)
    v111 = v69 * v60
    v112 = (v61 * v111) + (v110 * v109)
    v113 = -((v108 - v112) - v105)
    v114 = (v33 * v19) + (v15 * v36)
    v115 = (v36 * v79) - (v37 * v114)
    v116 = v5 * v115
    v117 = -v116
    v118 = ((v69 * v62) + (v68 * v94)) - (v71 * v92)
    v119 = v105 - v118
    v120 = ((v68 * v107) - (v71 * v106)) + (v69 * v75)
    v121 = (v71 * v115) + (v69 * v80)
    v122 = ((v33 * v92) + (v23 * v62)) + (v15 * v94)
    v123 = v122 - v116
    v124 = ((v33 * v106) + (v23 * v75)) + (v15 * v107)
    v125 = v15 * v91
    v126 = v15 * v93
    v127 = (v4 * v126) + (v5 * v125)
    v128 = v33 * v91
    v129 = (v4 * v125) + (v5 * v128)
    v130 = (v4 * v129) - (v5 * v127)
    v131 = -v130
    v132 = (v4 * v72) + (v5 * v70)
    v133 = prepared[38] * v27
    v134 = v29 + v133
    v135 = (v4 * v54) + (v5 * v51)
    v136 = (v69 * v135) + (v110 * v134)
    v137 = v4 * v69
    v138 = (v137 * v39) + ((v110 * ((v26 * v29) + (v27 * v133))) - (v134 * v132))
    v139 = v5 * v69
    v140 = v138 + (v139 * v30)
    v141 = ((30.0 * v136) - (prepared[72] * v132)) - v140
    v142 = ((v68 * v129) - v112) + (v71 * v127)
    v143 = (v4 * v37) + (v5 * v20)
    v144 = v23 * v143
    v145 = (v4 * v77) - (v5 * v78)
    v146 = v27 * v60
    v147 = (v27 * v144) - (v133 * (v146 - v145))
    v148 = ((prepared[73] * v145) - (30.0 * ((v133 * v60) - v144))) - v147
    v149 = (v33 * v127) - (v15 * v129)
    v150 = v134 + (prepared[39] * v26)
    v151 = v98 * v150
    v152 = v49 * (((v151 + ((v25 * v99) - (prepared[74] * v98))) + v58) - v64)
    v153 = -v152
    v154 = v66 - (v90 * v150)
    v155 = v49 * (((30.0 * v56) - (prepared[75] * v90)) - v154)
    v156 = -v155
    v157 = v102 * v134
    v158 = (((v5 * v157) - (v137 * v85)) - (v110 * v39)) - (v139 * v83)
    v159 = (v72 * v135) + v158
    v160 = (v68 * v54) - (v71 * v51)
    v161 = (30.0 * v160) - (prepared[72] * v102)
    v162 = v159 + (v5 * v161)
    v163 = (((v110 * v30) + (v4 * v157)) + (v137 * v83)) + (v139 * v88)
    v164 = v163 - (v70 * v135)
    v165 = v164 + (v4 * v161)
    v166 = (v4 * v165) + (v5 * v162)
    v167 = v33 * v61
    v168 = (v91 * v111) + (v110 * v167)
    v169 = v15 * v61
    v170 = (v93 * v111) + (v110 * v169)
    v171 = (v4 * v170) + (v5 * v168)
    v172 = v171 + v166
    v173 = (v4 * v169) + (v5 * v167)
    v174 = (v69 * v130) + (v110 * v173)
    v175 = -(v174 + v172)
    v176 = v133 * v114
    v177 = ((v37 * v146) + (v5 * v176)) - (v143 * (v76 + v77))
    v178 = (30.0 * v79) - (prepared[73] * v114)
    v179 = v177 + (v5 * v178)
    v180 = (((v5 * v23) * v87) - (v78 * v143)) + (v4 * v176)
    v181 = v180 + (v20 * ((v4 * v76) - v146))
    v182 = v181 + (v4 * v178)
    v183 = (v4 * v182) + (v5 * v179)
    v184 = (v23 * v127) - (v15 * v173)
    v185 = (v33 * v173) - (v23 * v129)
    v186 = (v4 * v185) + (v5 * v184)
    v187 = -(v186 - v183)
    v188 = -v166
    v189 = ((v68 * v170) - (v71 * v168)) + (v69 * v112)
    v190 = ((v68 * v182) - (v71 * v179)) + (v69 * v148)
    v191 = ((v68 * v185) - (v71 * v184)) - (v69 * v149)
    v192 = ((v33 * v168) + (v23 * v112)) + (v15 * v170)
    v193 = (prepared[45] * v132) - v136
    v194 = v140 + (v24 * v193)
    v195 = ((v23 * v20) + (v15 * v133)) - (prepared[38] * v78)
    v196 = ((v33 * v133) - (v23 * v37)) - (prepared[38] * v77)
    v197 = (v4 * v196) - (v5 * v195)
    v198 = v147 + (v24 * v197)
    v199 = ((v24 * v56) - (v151 + (prepared[46] * ((v24 * v90) - (v98 * v25))))) - v154
    v200 = v49 * v199
    v201 = -v200
    v202 = (prepared[45] * v102) - v160
    v203 = v5 * v24
    v204 = (v69 * v54) + ((v71 * v134) - (prepared[45] * v72))
    v205 = ((v203 * v202) - (v98 * v204)) - v159
    v206 = v4 * v24
    v207 = (v69 * v51) + ((v68 * v134) - (prepared[45] * v70))
    v208 = ((v98 * v207) + (v206 * v202)) - v164
    v209 = (v4 * v208) + (v5 * v205)
    v210 = v171 - v209
    v211 = -(v174 + v210)
    v212 = (prepared[38] * v114) - v79
    v213 = ((v98 * v196) - v177) + (v203 * v212)
    v214 = ((v98 * v195) + (v206 * v212)) - v181
    v215 = (v4 * v214) + (v5 * v213)
    v216 = -(v186 + v215)
    v217 = ((v68 * v214) - (v71 * v213)) + (v69 * v198)
    v218 = -v215
    v219 = v140 + (v25 * v193)
    v220 = v147 + (v25 * v197)
    v221 = v5 * v25
    v222 = ((v221 * v202) - (v90 * v204)) - v159
    v223 = v4 * v25
    v224 = ((v90 * v207) + (v223 * v202)) - v164
    v225 = (v4 * v224) + (v5 * v222)
    v226 = v171 - v225
    v227 = -(v174 + v226)
    v228 = ((v90 * v196) - v177) + (v221 * v212)
    v229 = ((v90 * v195) + (v223 * v212)) - v181
    v230 = (v4 * v229) + (v5 * v228)
    v231 = -(v186 + v230)
    v232 = ((v68 * v229) - (v71 * v228)) + (v69 * v220)
    v233 = -v230
    v234 = ((v68 * v126) + (v69 * v169)) - (v71 * v125)
    v235 = ((v68 * v125) + (v69 * v167)) - (v71 * v128)
    v236 = (v4 * v235) - (v5 * v234)
    v237 = v112 + v236
    v238 = (v69 * v20) + (v68 * v133)
    v239 = (v69 * v37) + (v71 * v133)
    v240 = (v23 * v68) - (v69 * v15)
    v241 = (v69 * v33) + (v23 * v71)
    v242 = v27 * v74
    v243 = ((v70 * v196) - ((v241 * v28) + (v133 * v242))) + (v72 * v195)
    v244 = v243 + (((v78 * v239) + (v77 * v238)) + (v240 * v38))
    v245 = (v109 * v74) - ((v169 * v241) + (v167 * v240))
    v246 = v244 + v245
    v247 = ((v68 * v169) - (v71 * v167)) + (v69 * v109)
    v248 = -(((v110 * v247) + (v137 * v235)) - (v139 * v234))
    v249 = (v36 * v240) - v242
    v250 = (v68 * v37) - (v71 * v20)
    v251 = (((v241 * v82) - (v114 * v239)) - (v37 * v249)) - (v77 * v250)
    v252 = ((v72 * v212) - (v102 * v196)) + v251
    v253 = ((v167 * v74) - (v241 * v125)) - (v240 * v128)
    v254 = v252 - v253
    v255 = ((v20 * v249) + ((v114 * v238) - (v241 * v87))) - (v78 * v250)
    v256 = v255 - ((v70 * v212) + (v102 * v195))
    v257 = ((v169 * v74) - (v240 * v125)) - (v241 * v126)
    v258 = v256 - v257
    v259 = ((v4 * v258) + ((v23 * v236) - (v60 * v247))) + (v5 * v254)
    v260 = ((v68 * v258) - (v71 * v254)) - (v69 * v246)
    v261 = (v4 * v256) + (v5 * v252)
    v262 = -(v192 - v261)
    v263 = ((v33 * v125) + (v23 * v169)) + (v15 * v126)
    v264 = ((v33 * v128) + (v23 * v167)) + (v15 * v125)
    v265 = (v4 * v264) - (v5 * v263)
    v266 = ((v33 * v167) + (v23 * v109)) + (v15 * v169)
    v267 = (v4 * v257) + (((v110 * v266) + (v137 * v264)) - (v139 * v263))
    v268 = (v267 + (v5 * v253)) - v261
    v269 = -((v23 * v265) - (v60 * v266))
    v270 = -v261
    return (
        REAL(0.0),
        v63 - v59,
        v63 + v65,
        v63 + v67,
        (2.0 * v75) - v73,
        v81,
        -v59,
        -v96,
        v100,
        v101,
        v113,
        v117,
        v65,
        v100,
        v100,
        v101,
        v113,
        v117,
        v67,
        v101,
        v101,
        v101,
        v113,
        v117,
        -v73,
        v119,
        v119,
        v119,
        (((v68 * v104) - v120) + (v71 * v103)) + (v69 * v73),
        v121,
        v81,
        v123,
        v123,
        v123,
        v121 + v124,
        (v33 * v115) - (v23 * v80),
        v59 - v62,
        v131,
        v131,
        v131,
        v141 - v142,
        -(v149 + v148),
        v95,
        REAL(0.0),
        v153,
        v156,
        v175,
        v187,
        v95,
        v153,
        v153,
        v156,
        v175,
        v187,
        v95,
        v156,
        v156,
        v156,
        v175,
        v187,
        v118 + v141,
        v188,
        v188,
        v188,
        ((v71 * v162) - ((v69 * v141) + v189)) - (v68 * v165),
        v190 - v191,
        -(v122 + v148),
        v183,
        v183,
        v183,
        v190 + v192,
        -(((v33 * v179) + (v23 * v148)) + (v15 * v182)),
        -(v62 + v65),
        v131,
        v131,
        v131,
        -(v142 + v194),
        v198 - v149,
        v95,
        v152,
        REAL(0.0),
        v201,
        v211,
        v216,
        v95,
        REAL(0.0),
        REAL(0.0),
        v201,
        v211,
        v216,
        v95,
        v201,
        v201,
        v201,
        v211,
        v216,
        v118 - v194,
        v209,
        v209,
        v209,
        ((v68 * v208) + ((v69 * v194) - v189)) - (v71 * v205),
        -(v191 + v217),
        v198 - v122,
        v218,
        v218,
        v218,
        v192 - v217,
        ((v33 * v213) + (v23 * v198)) + (v15 * v214),
        -(v62 + v67),
        v131,
        v131,
        v131,
        -(v142 + v219),
        v220 - v149,
        v95,
        v155,
        v200,
        REAL(0.0),
        v227,
        v231,
        v95,
        v200,
        v200,
        REAL(0.0),
        v227,
        v231,
        v95,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v227,
        v231,
        v118 - v219,
        v225,
        v225,
        v225,
        ((v68 * v224) + ((v69 * v219) - v189)) - (v71 * v222),
        -(v191 + v232),
        v220 - v122,
        v233,
        v233,
        v233,
        v192 - v232,
        ((v33 * v228) + (v23 * v220)) + (v15 * v229),
        v73 - v75,
        -(v141 + v237),
        v194 - v237,
        v219 - v237,
        -((v68 * v235) + (v71 * v234)),
        v246 + ((v15 * v235) - (v33 * v234)),
        v108 - v141,
        v172,
        v210,
        v226,
        v248,
        v259,
        v108 + v194,
        v210,
        v210,
        v226,
        v248,
        v259,
        v108 + v219,
        v226,
        v226,
        v226,
        v248,
        v259,
        v120,
        v189,
        v189,
        v189,
        REAL(0.0),
        v260 + (((v240 * v235) - (v74 * v247)) + (v241 * v234)),
        v244 - v124,
        v262,
        v262,
        v262,
        ((v68 * v256) - (v71 * v252)) - (v69 * v244),
        ((v23 * v246) - (v33 * v254)) - (v15 * v258),
        v80,
        v148 + v265,
        v265 - v198,
        v265 - v220,
        ((v68 * v264) + (v71 * v263)) - v246,
        (v33 * v263) - (v15 * v264),
        v148,
        -v183,
        v215,
        v230,
        v268,
        v269,
        -v198,
        v215,
        v215,
        v230,
        v268,
        v269,
        -v220,
        v230,
        v230,
        v230,
        v268,
        v269,
        -v244,
        v270,
        v270,
        v270,
        -v260,
        ((v74 * v266) - (v240 * v264)) - (v241 * v263),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((v33 * v253) + (v23 * v245)) + (v15 * v257)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 354 add, 469 mul, 0 div, 0 sqrt, 5 sincos, 40 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:216], REAL, (6, 6, 6), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (qd[1] * qd[1]) + (v11 * v11)
    v14 = qd[2] + qd[1]
    v15 = qdd[1] + (v11 * v10)
    v16 = (((v14 * v14) + (v3 * v13)) - (v2 * v15)) + (v12 * v12)
    v17 = 50.0 * v16
    v18 = (v2 * v11) + (v3 * v10)
    v19 = qdd[1] + qdd[2]
    v20 = v19 + (v18 * v12)
    v21 = 50.0 * ((v3 * v15) + (v2 * v13))
    v22 = v21 + (50.0 * v20)
    v23 = (v5 * v22) + (v4 * v17)
    v24 = (v5 * v18) + (v4 * v12)
    v25 = (v5 * v12) - (v4 * v18)
    v26 = qdd[3] + v19
    v27 = v26 + (v25 * v24)
    v28 = qd[4] - v25
    v29 = qd[3] + v14
    v30 = (v6 * v24) - (v29 * v7)
    v31 = 20.0 * v30
    v32 = (v31 * (qd[4] + v28)) - ((10.0 * v27) + v23)
    v33 = (qdd[0] * v0) + (qd[1] * v11)
    v34 = qd[1] * v10
    v35 = v34 - (qdd[0] * v1)
    v36 = ((qd[2] * v12) + (v3 * v33)) - (v2 * v35)
    v37 = ((qd[2] * v18) + (v2 * v33)) + (v3 * v35)
    v38 = ((qd[3] * v25) + (v5 * v36)) - (v4 * v37)
    v39 = v32 - (20.0 * ((v26 * v6) + (v7 * v38)))
    v40 = prepared[38] * v8
    v41 = (v29 * v29) + (v25 * v25)
    v42 = (v5 * v17) - (v4 * v22)
    v43 = v42 + (10.0 * v41)
    v44 = ((qd[3] * v24) + (v5 * v37)) + (v4 * v36)
    v45 = v44 + (v29 * v24)
    v46 = v37 + (v14 * v18)
    v47 = v34 + v35
    v48 = v47 + v46
    v49 = (50.0 * v48) + (10.0 * v45)
    v50 = (v6 * v49) - (v7 * v43)
    v51 = (v29 * v6) + (v7 * v24)
    v52 = v50 + ((v51 * v31) + (20.0 * (qdd[4] + v44)))
    v53 = prepared[38] * v9
    v54 = (v53 * v52) + (v40 * v39)
    v55 = (v53 * v39) - (v40 * v52)
    v56 = (v9 * v55) + (v8 * v54)
    v57 = ((prepared[76] * v27) + (prepared[41] * v23)) - v56
    v58 = v57 + ((prepared[47] * v27) + (prepared[39] * v23))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[41] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[15] * ((v28 * v28) + (v51 * v51))
    v63 = v62 + (prepared[45] * v61)
    v64 = ((v6 * v63) + ((prepared[47] * v41) + (prepared[39] * v42))) - (v7 * v60)
    v65 = ((v5 * v64) + (prepared[48] * v16)) + (v4 * v58)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[48] * v20) + (prepared[40] * v21))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[42] * v15)
    v70 = ((v3 * v65) + (prepared[42] * v13)) + (v2 * v67)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[77] * v48) + (prepared[47] * v45))
    v73 = v72 + (prepared[48] * v48)
    v74 = v73 + (prepared[42] * v47)
    v75 = prepared[11] * (qd[5] + v30)
    v76 = v51 * v75
    v77 = v28 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[78] * v48) + (prepared[37] * v45)) - v80) + (10.0 * v71)
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[11] * (((qdd[5] - (v26 * v7)) + (qd[4] * v51)) + (v6 * v38))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (v5 * v81) + (((prepared[69] * v47) + (prepared[36] * v46)) - (v4 * v84))
    v87 = v86 + (50.0 * v72)
    v88 = (v3 * v87) + (((prepared[43] * v47) - (v2 * v85)) + (50.0 * v73))
    v89 = (v3 * v85) + (v2 * v87)
    v90 = (10.0 * v57) + (((prepared[37] * v27) + (prepared[47] * v23)) - (v7 * v83))
    v91 = v90 + (v6 * v82)
    v92 = (v91 + ((prepared[36] * v20) + (prepared[48] * v21))) + (50.0 * v66)
    v93 = (v92 + (prepared[43] * v15)) + (50.0 * v68)
    return (
        -((v1 * v70) + (v0 * v69)),
        -v74,
        (v1 * v69) - (v0 * v70),
        (v1 * v89) + (v0 * v88),
        -v93,
        (v0 * v89) - (v1 * v88),
        -v70,
        v69,
        v74,
        v89,
        -v88,
        v93,
        -v65,
        v67,
        v73,
        v85,
        -v87,
        v92,
        -v64,
        v58,
        v72,
        v84,
        -v81,
        v91,
        v60,
        v63,
        -v57,
        v82,
        -v83,
        -v80,
        v54,
        v55,
        -(v62 + (prepared[38] * v61)),
        v78,
        -v79,
        v83,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 114 add, 163 mul, 0 div, 0 sqrt, 5 sincos, 14 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = v5 * v2
    v11 = qd[0] * v10
    v12 = qd[2] + qd[1]
    v13 = qd[3] + v12
    v14 = (v13 * v4) + v11
    v15 = v4 * v2
    v16 = (qd[0] * v15) - (v13 * v5)
    v17 = v16 * v14
    v18 = qd[0] * v2
    v19 = v13 * v18
    v20 = (qdd[0] * v3) - v19
    v21 = qdd[4] - v20
    v22 = v21 + v17
    v23 = prepared[15] * v4
    v24 = v14 * v14
    v25 = qd[0] * v3
    v26 = qd[4] - v25
    v27 = prepared[15] * ((v26 * v26) + v24)
    v28 = (v5 * v27) + (v23 * v22)
    v29 = v19 - v20
    v30 = qd[5] * prepared[51]
    v31 = (((v30 * v14) - (prepared[33] * v29)) - (prepared[14] * v22)) - (prepared[21] * (v21 - v17))
    v32 = v12 * v12
    v33 = 50.0 * v6
    v34 = 50.0 * v7
    v35 = qdd[1] + qdd[2]
    v36 = v35 * v34
    v37 = 50.0 * v8
    v38 = qd[1] * qd[1]
    v39 = 50.0 * v9
    v40 = qdd[1] * v39
    v41 = v40 - (v38 * v37)
    v42 = (v36 - (v32 * v33)) + v41
    v43 = qd[0] * qd[0]
    v44 = v43 + v32
    v45 = v35 * v33
    v46 = v43 + v38
    v47 = qdd[1] * v37
    v48 = v47 + (v46 * v39)
    v49 = (v45 + (v44 * v34)) + v48
    v50 = (v3 * v49) - (v2 * v42)
    v51 = v25 * v25
    v52 = (v13 * v13) + v51
    v53 = (10.0 * v52) + v50
    v54 = prepared[15] * v10
    v55 = 2.0 * v12
    v56 = qd[0] * v55
    v57 = qd[0] * v8
    v58 = 100.0 * qd[1]
    v59 = (qdd[0] * v39) - (v58 * v57)
    v60 = (v59 + (qdd[0] * v34)) - (v56 * v33)
    v61 = prepared[32] * v2
    v62 = v13 * v25
    v63 = (qdd[0] * v2) + v62
    v64 = v62 + v63
    v65 = v4 * v25
    v66 = v5 * v25
    v67 = (v66 * v16) + (v65 * v14)
    v68 = v63 + v67
    v69 = prepared[79] * v14
    v70 = prepared[79] * v26
    v71 = (v66 * v69) + (v18 * v70)
    v72 = (v5 * v71) + (v23 * v68)
    v73 = 10.0 * v3
    v74 = ((((prepared[33] * v3) * v64) + (v61 * v60)) + (v54 * v53)) + (v73 * v72)
    v75 = v26 * v16
    v76 = v18 * v25
    v77 = qdd[3] + v35
    v78 = v76 - v77
    v79 = (v4 * v78) - (v5 * v64)
    v80 = v79 + v75
    v81 = v75 + v80
    v82 = (v3 * v42) + (v2 * v49)
    v83 = v76 + v77
    v84 = (((v30 * v26) + (prepared[6] * v83)) + (prepared[15] * v82)) - (prepared[21] * v79)
    v85 = v84 - (prepared[14] * v81)
    v86 = v5 * v3
    v87 = (v74 + (v2 * (v31 - (10.0 * v28)))) - (v86 * v85)
    v88 = v51 - (v18 * v18)
    v89 = prepared[11] * v5
    v90 = prepared[11] * v26
    v91 = prepared[11] * v14
    v92 = (((prepared[11] * v4) * v29) - ((v89 * v88) + (v66 * v90))) - (v18 * v91)
    v93 = (10.0 * v29) - v60
    v94 = v26 * v14
    v95 = v4 * v64
    v96 = (v5 * v78) + v95
    v97 = v96 + v94
    v98 = prepared[11] * (qdd[5] + v97)
    v99 = v4 * v3
    v100 = (v87 - (v15 * ((prepared[15] * v93) - v92))) - (v99 * v98)
    v101 = v28 + (prepared[32] * v29)
    v102 = v7 * (prepared[3] * v7)
    v103 = v102 - (v6 * (prepared[3] * v6))
    v104 = prepared[4] * v7
    v105 = v9 * v104
    v106 = v9 * v6
    v107 = prepared[4] * v106
    v108 = prepared[44] * v6
    v109 = (v108 * v59) + (qdd[0] * ((v7 * (prepared[22] * v6)) + v107))
    v110 = v72 + (prepared[32] * v64)
    v111 = v39 + v34
    v112 = v100 + (((v109 + (v56 * (v103 + v105))) - (v33 * v101)) + (v111 * v110))
    v113 = (v4 * v88) + (v5 * v29)
    v114 = 2.0 * v26
    v115 = v113 + (((2.0 * v18) * v16) + (v65 * v114))
    v116 = (((v30 * v18) + (prepared[6] * v88)) - (prepared[21] * v113)) - (prepared[14] * v115)
    v117 = v45 + (v32 * v34)
    v118 = v47 + (v38 * v39)
    v119 = v117 + v118
    v120 = v36 - (v44 * v33)
    v121 = v40 - (v46 * v37)
    v122 = v121 + v120
    v123 = ((v3 * v119) - v50) - (v2 * v122)
    v124 = (prepared[15] * v123) - v116
    v125 = (qdd[0] * v33) + (v56 * v34)
    v126 = v58 * v9
    v127 = (qdd[0] * v37) + (qd[0] * v126)
    v128 = v127 + v125
    v129 = prepared[32] * v3
    v130 = v9 * (prepared[2] * v9)
    v131 = (v8 * (prepared[2] * v8)) - v130
    v132 = v6 * (prepared[4] * v8)
    v133 = prepared[44] * v7
    v134 = (((qd[0] * (qd[1] * 2.0)) * v131) + (v56 * v132)) - (v133 * v127)
    v135 = (v134 - ((qdd[0] * v8) * (v104 + (prepared[24] * v9)))) - (v129 * v128)
    v136 = ((prepared[14] * v68) + ((v11 * (prepared[80] * v25)) - (v30 * v66))) + (prepared[6] * v95)
    v137 = v136 + (prepared[21] * (v63 - v67))
    v138 = prepared[15] * v5
    v139 = v138 * v3
    v140 = v137 + ((v54 * v49) + (v139 * v42))
    v141 = (((v54 * v119) + (v139 * v122)) - (v23 * v128)) - v140
    v142 = ((v3 * v117) - (v2 * v120)) - v50
    v143 = (prepared[15] * v142) - v116
    v144 = v140 + (((v23 * v125) - (v139 * v120)) - (v54 * v117))
    v145 = v137 + (v138 * v82)
    v146 = v116 + (prepared[15] * v50)
    v147 = v9 + v7
    v148 = 50.0 * v147
    v149 = v24 - (v16 * v16)
    v150 = (v4 * v27) - (v138 * v22)
    v151 = v73 + v148
    v152 = (((v138 * v93) + (v30 * v16)) + (prepared[81] * v149)) + (v23 * v53)
    v153 = (v151 * (v150 + (((v5 * v16) * v69) - (v23 * v149)))) - (v3 * v152)
    v154 = prepared[11] * v80
    v155 = v85 + v154
    v156 = v94 + v97
    v157 = ((prepared[14] * v156) + (prepared[21] * v96)) - v98
    v158 = (prepared[32] * v52) + v150
    v159 = (prepared[15] * v81) - (prepared[32] * v83)
    v160 = (v3 * v159) + (v2 * v158)
    v161 = (prepared[15] * v115) - (prepared[32] * v88)
    v162 = ((v4 * v71) - (prepared[63] * v76)) - (v138 * v68)
    v163 = ((v3 * v162) - (v2 * v161)) - v160
    v164 = (v3 * v158) - (v2 * v159)
    v165 = v164 + ((v3 * v161) + (v2 * v162))
    v166 = (v34 * v165) - (v33 * v163)
    v167 = (v34 * v164) + (((v133 * v48) - (v108 * v41)) - ((v32 - v44) * v103))
    v168 = (v167 + (v33 * v160)) - v166
    v169 = (v5 * v92) + ((prepared[33] * v88) - (prepared[6] * v115))
    v170 = (v4 * v124) + ((prepared[32] * v123) - v169)
    v171 = (v170 + ((v133 * v118) - (v108 * v121))) - v168
    v172 = (v37 * v163) - (v39 * v165)
    v173 = v172 + ((v35 * ((v8 * v104) - v107)) - ((v32 * v105) + (v44 * v132)))
    v174 = (v8 * v7) - v106
    v175 = ((v32 * v132) - ((prepared[4] * v35) * v174)) + (v44 * v105)
    v176 = v173 + (((v37 * v160) + (v175 + ((v38 - v46) * v131))) + (v39 * v164))
    v177 = (v4 * v143) + ((prepared[32] * v142) - v169)
    v178 = v168 - v177
    v179 = v169 + ((v4 * v146) + (prepared[32] * v50))
    v180 = v166 - v179
    v181 = v4 * v69
    v182 = ((v138 * v149) - v28) + (v16 * v181)
    v183 = prepared[15] * v3
    v184 = (v183 * v156) - (v2 * v182)
    v185 = prepared[15] * v2
    v186 = (v3 * v182) + (v185 * v156)
    v187 = (v4 * v157) + ((prepared[6] * v156) - (v5 * v155))
    v188 = (v187 + (v34 * v184)) + (v33 * v186)
    v189 = -v92
    v190 = (prepared[52] * v25) + v90
    v191 = ((v3 * v91) - ((prepared[52] * v13) * v99)) - (v10 * v190)
    v192 = v58 * v8
    v193 = v192 + (v55 * v33)
    v194 = prepared[82] * v7
    v195 = prepared[64] * v9
    v196 = (prepared[29] * v7) + v195
    v197 = (((qd[1] * v8) * v196) + ((v12 * v6) * v194)) + (v129 * v193)
    v198 = v13 * v2
    v199 = (v197 + (v55 * v107)) + (v198 * ((prepared[62] * v3) + (prepared[63] * v148)))
    v200 = (v10 * v16) + (v15 * v14)
    v201 = v200 + v198
    v202 = (100.0 * qd[0]) * v147
    v203 = ((v30 * v10) + (v139 * v202)) - (v23 * v193)
    v204 = (v203 + (prepared[80] * ((v3 * v66) - (v13 * v15)))) - (prepared[14] * v201)
    v205 = v204 + (prepared[21] * (v200 - v198))
    v206 = v3 * v16
    v207 = 2.0 * ((v13 * v86) - (v25 * v15))
    v208 = (v207 - (v15 * v114)) + (2.0 * v206)
    v209 = v2 * v25
    v210 = (((v30 * v3) - (v185 * v202)) - (prepared[80] * v209)) - (prepared[21] * v207)
    v211 = v210 - (prepared[14] * v208)
    v212 = ((v3 * v205) - (v199 + (v15 * v191))) - (v10 * v211)
    v213 = (v3 * v70) - (v10 * v69)
    v214 = (v4 * v16) - (v5 * v14)
    v215 = v18 + v214
    v216 = (v5 * v181) + (v23 * v215)
    v217 = v4 * v190
    v218 = prepared[62] * v209
    v219 = ((v15 * v217) - v218) - (v73 * v216)
    v220 = v216 + (prepared[63] * v18)
    v221 = qd[0] * v6
    v222 = v9 * v221
    v223 = v194 * v221
    v224 = ((v223 + (prepared[83] * v222)) + (v111 * v220)) - v219
    v225 = (((v30 * v4) - (prepared[80] * v16)) - (prepared[14] * v215)) - (prepared[21] * (v18 - v214))
    v226 = 100.0 * v12
    v227 = v226 * v7
    v228 = v126 + v227
    v229 = v226 * v6
    v230 = v192 + v229
    v231 = 100.0 * (v57 + v221)
    v232 = v225 + (((v230 * v54) + (v139 * v228)) - (v23 * v231))
    v233 = (v3 * v230) - (v2 * v228)
    v234 = (2.0 * v66) + (v5 * v114)
    v235 = (prepared[51] * v66) + (prepared[14] * v234)
    v236 = (prepared[15] * v233) - v235
    v237 = v225 + (prepared[9] * ((v12 * ((v7 * v86) + (v6 * v10))) - (v4 * v221)))
    v238 = (v3 * v229) - (v2 * v227)
    v239 = (prepared[15] * v238) - v235
    v240 = (prepared[86] * v16) - v30
    v241 = (v10 * v240) + (v26 * (((prepared[84] * v5) * v147) + (prepared[85] * v86)))
    v242 = prepared[51] * v14
    v243 = prepared[51] * v26
    v244 = ((v25 * (prepared[63] * v3)) - (v4 * v213)) - (v138 * v201)
    v245 = (prepared[15] * v208) + (prepared[63] * v209)
    v246 = (v3 * v245) - (v2 * v244)
    v247 = (v3 * v244) + (v2 * v245)
    v248 = (v4 * v211) - (((v5 * v191) + ((v61 * v202) + v218)) + (prepared[6] * v208))
    v249 = ((v223 + (prepared[29] * v222)) + (v34 * v246)) + ((v33 * v247) - v248)
    v250 = ((v4 * v181) + (prepared[63] * v13)) - (v138 * v215)
    v251 = (v3 * v250) + (v185 * v234)
    v252 = (v183 * v234) - (v2 * v250)
    v253 = (v34 * v252) + (v33 * v251)
    v254 = (v5 * v217) - (prepared[6] * v234)
    v255 = v254 + ((v4 * v236) + (prepared[32] * v233))
    v256 = (v255 + ((qd[1] * prepared[29]) * v174)) - v253
    v257 = (v37 * v251) + (v39 * v252)
    v258 = v257 + ((prepared[83] * v12) * v174)
    v259 = v254 + ((v4 * v239) + (prepared[32] * v238))
    v260 = v253 - v259
    v261 = (v4 * v235) - v254
    v262 = v253 + v261
    v263 = (v15 * v70) + (prepared[79] * v206)
    v264 = ((prepared[79] * v2) * v16) - (v99 * v70)
    v265 = ((v4 * v240) + (prepared[49] * v16)) + (v5 * v91)
    v266 = (v265 + (v33 * v264)) + (v34 * v263)
    v267 = v4 * v243
    v268 = prepared[32] + v23
    v269 = v3 * v268
    v270 = v39 * v269
    v271 = v270 + v105
    v272 = prepared[49] * v4
    v273 = v272 + prepared[65]
    v274 = (((v130 + v273) + ((100.0 * v7) * v269)) + v102) + (2.0 * v271)
    v275 = prepared[87] * v4
    v276 = prepared[7] * v6
    v277 = (prepared[6] - v275) * v10
    v278 = v277 + (v5 * v276)
    v279 = prepared[7] * v8
    v280 = v278 + (v5 * v279)
    v281 = -((((prepared[7] * v4) * v147) + (prepared[28] * v3)) + (prepared[6] * v99))
    v282 = prepared[11] * v15
    v283 = v2 * v268
    v284 = (v34 * v269) + (v33 * v283)
    v285 = v272 + (prepared[1] - (v4 * v275))
    v286 = v284 + v285
    v287 = v286 + (prepared[3] + v284)
    v288 = v37 * v283
    v289 = (v288 + v132) + v271
    v290 = v289 + v287
    v291 = (v270 + v288) + v286
    v292 = prepared[7] * v10
    v293 = (v7 * v292) - (v276 * v86)
    v294 = -(((v279 * v86) - v293) - (v9 * v292))
    v295 = -v89
    return (
        REAL(0.0),
        (((v135 + (v37 * v101)) - (v10 * v124)) + (v3 * v141)) - v112,
        -(v112 + ((v3 * v144) + ((v129 * v125) + (v10 * v143)))),
        (((v10 * v146) - (v148 * v110)) - (v3 * v145)) - v100,
        (v153 - (v15 * v155)) - (v10 * v157),
        REAL(0.0),
        REAL(0.0),
        v176 - v171,
        v173 + v178,
        v172 - v180,
        -(v188 + ((v37 * v186) + (v39 * v184))),
        REAL(0.0),
        REAL(0.0),
        -v171,
        v178,
        -v180,
        -v188,
        REAL(0.0),
        REAL(0.0),
        -v170,
        -v177,
        v179,
        -v187,
        REAL(0.0),
        REAL(0.0),
        -v141,
        v144,
        v145,
        v152,
        REAL(0.0),
        REAL(0.0),
        v189,
        v189,
        v189,
        -v154,
        REAL(0.0),
        v212 + (v151 * ((v5 * v213) - (v23 * v201))),
        ((v3 * v232) - ((v10 * v236) + ((v57 * v196) + (v129 * v231)))) - v224,
        ((v3 * v237) - (((prepared[10] * v6) * v25) + (v10 * v239))) - v224,
        (v219 - (v148 * v220)) + ((v3 * v225) + (v10 * v235)),
        (v15 * v91) - v241,
        (v3 * v242) + (v10 * v243),
        v249 + (((v37 * v247) + (v57 * (v195 + (prepared[83] * v7)))) + (v39 * v246)),
        v258 - v256,
        v258 + v260,
        v257 + v262,
        -(v266 + ((v37 * v264) + (v39 * v263))),
        v267,
        v249,
        -v256,
        v260,
        v262,
        -v266,
        v267,
        -v248,
        -v255,
        -v259,
        v261,
        -v265,
        v267,
        -v205,
        -v232,
        -v237,
        -v225,
        REAL(0.0),
        -v242,
        -v191,
        v217,
        v217,
        v217,
        v91,
        REAL(0.0),
        v274 - (v2 * ((v2 * (v273 - prepared[28])) - (v275 * v15))),
        v280,
        v278,
        v277,
        v281,
        v282,
        v280,
        v290 + (prepared[2] + v289),
        v290,
        v291,
        v294,
        v295,
        v278,
        v290,
        v287,
        v286,
        v293,
        v295,
        v277,
        v291,
        v286,
        v285,
        REAL(0.0),
        v295,
        v281,
        v294,
        v293,
        REAL(0.0),
        prepared[28],
        REAL(0.0),
        v282,
        v295,
        v295,
        v295,
        REAL(0.0),
        prepared[11],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[6][6]    d tau/dq; row by row
      by_qd[6][6]   d tau/dqd; row by row
      by_qdd[6][6]  d tau/dqdd, the inertia matrix; row by row

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 353 add, 472 mul, 0 div, 0 sqrt, 4 sincos, 27 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:72], REAL, (6, 6), lanes), _pack(values[72:108], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = qd[2] + qd[1]
    v11 = qd[3] + v10
    v12 = v2 * v4
    v13 = qd[0] * v12
    v14 = v13 - (v11 * v3)
    v15 = qd[0] * v5
    v16 = qd[4] - v15
    v17 = v16 * v14
    v18 = v3 * v15
    v19 = 2.0 * v11
    v20 = qd[0] * v15
    v21 = (v12 * v20) - (v19 * v18)
    v22 = v21 + (2.0 * v17)
    v23 = v10 * v10
    v24 = qd[0] * qd[0]
    v25 = v24 + v23
    v26 = 50.0 * v7
    v27 = v25 * v26
    v28 = qd[1] * qd[1]
    v29 = v24 + v28
    v30 = 50.0 * v9
    v31 = v29 * v30
    v32 = v31 + v27
    v33 = 50.0 * v6
    v34 = v23 * v33
    v35 = 50.0 * v8
    v36 = v28 * v35
    v37 = v36 + v34
    v38 = (v5 * v37) - (v4 * v32)
    v39 = qd[0] * v4
    v40 = v39 * v15
    v41 = v3 * v4
    v42 = (v11 * v2) + (qd[0] * v41)
    v43 = v16 * v42
    v44 = v41 * v20
    v45 = v2 * v15
    v46 = ((prepared[52] * v11) * v45) + (prepared[11] * (v43 + v44))
    v47 = (((prepared[32] * v38) - (prepared[33] * v40)) + (v3 * v46)) + (prepared[6] * v22)
    v48 = tau[5] - v46
    v49 = prepared[88] * v3
    v50 = qd[5] * prepared[51]
    v51 = v50 * v16
    v52 = (((prepared[15] * v38) - ((prepared[6] * v40) + v51)) + (prepared[21] * v21)) + (prepared[14] * v22)
    v53 = (v2 * v52) + (v47 + (v49 * v48))
    v54 = tau[3] + v53
    v55 = prepared[89] * v3
    v56 = v3 * v55
    v57 = v2 * v2
    v58 = prepared[49] * v2
    v59 = ((prepared[87] * v57) - prepared[1]) - v58
    v60 = 1.0 / (v59 + v56)
    v61 = prepared[15] * v2
    v62 = prepared[32] + v61
    v63 = v4 * v62
    v64 = v5 * v62
    v65 = (v26 * v64) + (v33 * v63)
    v66 = v59 - v65
    v67 = v56 + v66
    v68 = v67 * v60
    v69 = v42 * v14
    v70 = (v50 * v42) + (prepared[21] * v69)
    v71 = v5 * v20
    v72 = (v11 * v11) + v71
    v73 = prepared[80] * v11
    v74 = v11 * v39
    v75 = v74 + v69
    v76 = prepared[15] * v41
    v77 = qd[1] * v8
    v78 = 100.0 * qd[0]
    v79 = v78 * v77
    v80 = 2.0 * v10
    v81 = qd[0] * v80
    v82 = v81 * v33
    v83 = v82 + v79
    v84 = prepared[15] * v3
    v85 = v84 * v5
    v86 = (((v61 * v83) - (v76 * v37)) - (v85 * v32)) + (prepared[14] * v75)
    v87 = v86 + ((((prepared[21] * v74) + (v73 * v13)) - ((prepared[6] * v3) * v72)) - v70)
    v88 = tau[4] - v87
    v89 = v3 * v5
    v90 = prepared[7] * v89
    v91 = prepared[7] * v41
    v92 = (v7 * v91) - (v6 * v90)
    v93 = prepared[30] * v92
    v94 = v42 * v42
    v95 = prepared[15] * ((v16 * v16) + v94)
    v96 = v2 * v95
    v97 = v96 + (prepared[32] * v72)
    v98 = (v84 * v75) - v97
    v99 = (prepared[15] * v22) - (prepared[32] * v40)
    v100 = (v5 * v98) + (v4 * v99)
    v101 = (v5 * v99) - (v4 * v98)
    v102 = v23 - v25
    v103 = v7 * v6
    v104 = prepared[3] * v103
    v105 = v9 * v6
    v106 = prepared[4] * v105
    v107 = prepared[4] * v7
    v108 = ((((qd[1] * v77) * v107) - (v29 * v106)) + (v102 * v104)) + (v26 * v101)
    v109 = (v53 + (v33 * v100)) + v108
    v110 = v109 + ((tau[2] - (v93 * v88)) - (v68 * v54))
    v111 = v30 * v64
    v112 = v35 * v63
    v113 = (v112 + v111) - v67
    v114 = v9 * v107
    v115 = v111 + v114
    v116 = (prepared[4] * v8) * v6
    v117 = (v112 + v116) + v115
    v118 = ((v56 - prepared[3]) - v65) + v66
    v119 = v118 - v117
    v120 = ((v9 * v91) + v92) - (v8 * v90)
    v121 = (v119 + (v93 * v120)) + (v113 * v68)
    v122 = 1.0 / ((v118 + (v92 * v93)) - (v67 * v68))
    v123 = v121 * v122
    v124 = prepared[30] * v120
    v125 = v9 * v8
    v126 = v28 - v29
    v127 = v8 * v107
    v128 = ((tau[1] + ((prepared[2] * v126) * v125)) + (v23 * v106)) - (v25 * v127)
    v129 = (((v128 - (v124 * v88)) + (v30 * v101)) + (v35 * v100)) - (v123 * v110)
    v130 = v60 * v113
    v131 = (v109 + (v130 * v54)) + v129
    v132 = ((((prepared[2] + v117) - v119) - (v120 * v124)) + (v113 * v130)) + (v121 * v123)
    v133 = 1.0 / v132
    v134 = v2 * v5
    v135 = v9 + v7
    v136 = (((prepared[7] * v2) * v135) + (prepared[28] * v5)) + (prepared[6] * v134)
    v137 = ((v55 * v12) - ((prepared[87] * v3) * v12)) + (prepared[6] * v41)
    v138 = prepared[7] * v3
    v139 = (v6 * v138) + v137
    v140 = (v137 * v68) - (v139 + (v136 * v93))
    v141 = ((((v8 * v138) + v139) + (v137 * v130)) + (v136 * v124)) + (v140 * v123)
    v142 = v141 * v133
    v143 = v140 * v122
    v144 = prepared[30] * v136
    v145 = 50.0 * v135
    v146 = prepared[63] * v145
    v147 = v3 * v95
    v148 = 10.0 * v5
    v149 = v148 + v145
    v150 = prepared[32] * v5
    v151 = v106 + v104
    v152 = (prepared[29] * v7) + (prepared[64] * v9)
    v153 = v77 * v152
    v154 = v11 * v4
    v155 = prepared[62] * v154
    v156 = (((tau[0] + (qd[0] * v153)) + (v81 * v151)) + (v150 * v83)) + (v15 * v155)
    v157 = prepared[88] * v12
    v158 = ((v156 - (v157 * v48)) + (v41 * v52)) + (v149 * (v147 + (v61 * v75)))
    v159 = v158 + (((v5 * v87) + ((v74 * v146) - (v12 * v46))) + (v144 * v88))
    v160 = v137 * v60
    v161 = ((v159 + (v160 * v54)) - (v143 * v110)) - (v131 * v142)
    v162 = v9 * (prepared[2] * v9)
    v163 = v58 + prepared[65]
    v164 = ((v162 + v163) + ((100.0 * v7) * v64)) - (v12 * (prepared[90] * v12))
    v165 = v7 * (prepared[3] * v7)
    v166 = (v165 + ((v4 * v4) * (prepared[28] - v163))) + (2.0 * v115)
    v167 = (((v164 - (v136 * v144)) + v166) + (v137 * v160)) + (v140 * v143)
    v168 = 1.0 / (v167 - (v141 * v142))
    v169 = v142 * v168
    v170 = (v131 * v133) - (v161 * v169)
    v171 = v143 * v168
    v172 = ((v122 * v110) + (v161 * v171)) + (v123 * v170)
    v173 = v161 * v168
    v174 = v170 - v172
    v175 = ((((v60 * v54) - (v160 * v173)) - (v130 * v170)) - (v68 * v172)) - v174
    v176 = v40 - v175
    v177 = v40 + v175
    v178 = v11 * v15
    v179 = v178 + (v4 * v173)
    v180 = v178 + v179
    v181 = (v2 * v177) - (v3 * v180)
    v182 = v17 + v181
    v183 = v17 + v182
    v184 = (prepared[15] * v183) - (prepared[32] * v176)
    v185 = (v5 * v173) - v74
    v186 = (((prepared[30] * v88) + (v144 * v173)) - (v124 * v170)) + ((v93 * v172) - v185)
    v187 = v69 + v186
    v188 = v84 * v187
    v189 = v188 - v97
    v190 = (v5 * v184) - (v4 * v189)
    v191 = v74 - v185
    v192 = v71 - (v39 * v39)
    v193 = (v2 * v192) + (v3 * v191)
    v194 = 2.0 * v14
    v195 = v2 * v16
    v196 = 2.0 * v15
    v197 = ((v39 * v194) + (v196 * v195)) + v193
    v198 = (prepared[15] * v197) - (prepared[32] * v192)
    v199 = (v18 * v14) + (v42 * v45)
    v200 = v199 + v179
    v201 = prepared[79] * v42
    v202 = (v18 * v201) + ((prepared[79] * v39) * v16)
    v203 = ((v2 * v202) - (prepared[63] * v40)) - (v84 * v200)
    v204 = ((v5 * v203) - (v4 * v198)) - v190
    v205 = (v5 * v189) + (v4 * v184)
    v206 = ((v5 * v198) + (v4 * v203)) - v205
    v207 = (v26 * v206) - (v33 * v204)
    v208 = v30 * v170
    v209 = v208 - v36
    v210 = prepared[44] * v6
    v211 = v35 * v170
    v212 = v31 + v211
    v213 = prepared[44] * v7
    v214 = v165 - (v6 * (prepared[3] * v6))
    v215 = (v33 * v190) + (((v213 * v212) - (v102 * v214)) - (v210 * v209))
    v216 = (v215 - (v26 * v205)) - v207
    v217 = v26 * v174
    v218 = v217 + (v209 - v34)
    v219 = v33 * v174
    v220 = v219 + (v27 + v212)
    v221 = (v5 * v220) - (v4 * v218)
    v222 = (v23 * v26) + v219
    v223 = (v28 * v30) + v211
    v224 = v223 + v222
    v225 = v217 - (v25 * v33)
    v226 = v208 - (v29 * v35)
    v227 = v226 + v225
    v228 = ((v5 * v224) - v221) - (v4 * v227)
    v229 = (((v50 * v39) + (prepared[6] * v192)) - (prepared[21] * v193)) - (prepared[14] * v197)
    v230 = (prepared[15] * v228) - v229
    v231 = (v2 * v191) - ((v3 * v192) + ((v16 * v18) + (v39 * v42)))
    v232 = prepared[11] * v3
    v233 = (v55 * v231) + ((prepared[6] * v197) - ((prepared[33] * v192) + (v232 * v231)))
    v234 = (v233 + (prepared[32] * v228)) + (v2 * v230)
    v235 = (v234 + ((v213 * v223) - (v210 * v226))) - v216
    v236 = (v81 * v26) + (v33 * v173)
    v237 = qd[1] * v9
    v238 = (v35 * v173) + (v78 * v237)
    v239 = v238 + v236
    v240 = ((prepared[14] * v200) + ((prepared[80] * v44) - (v50 * v18))) + (prepared[21] * (v179 - v199))
    v241 = v2 * v180
    v242 = v240 + (prepared[6] * v241)
    v243 = (v242 + (v85 * v218)) + (v76 * v220)
    v244 = (v243 - (v76 * v224)) + ((v61 * v239) - (v85 * v227))
    v245 = (v8 * v7) - v105
    v246 = v162 - (v8 * (prepared[2] * v8))
    v247 = ((prepared[4] * v245) * v174) + ((v126 * v246) - ((v25 * v114) + (v23 * v116)))
    v248 = (((v247 + (v124 * v244)) + (v30 * v205)) - (v35 * v190)) + (v130 * v234)
    v249 = (v30 * v206) - (v35 * v204)
    v250 = v249 + (((v23 * v114) + (v25 * v116)) + ((v106 - v127) * v174))
    v251 = ((v68 * v234) - (v93 * v244)) - v235
    v252 = ((v250 + v248) + v235) + (v123 * v251)
    v253 = v5 - v144
    v254 = v147 + (v61 * v187)
    v255 = v254 + (prepared[32] * v191)
    v256 = ((qd[1] * (qd[0] * 2.0)) * v246) - (v81 * v116)
    v257 = ((v256 + ((v127 + (prepared[24] * v125)) * v173)) + (v213 * v238)) + (v150 * v239)
    v258 = (((v257 - (v35 * v255)) + (v253 * v244)) + (v41 * v230)) + (v160 * v234)
    v259 = v241 + (v3 * v177)
    v260 = v43 + v259
    v261 = ((v55 * v175) + (((prepared[89] * v12) * v173) - (prepared[88] * v48))) - (prepared[11] * v260)
    v262 = (((prepared[21] * v186) + ((prepared[33] * v191) - v70)) + (prepared[14] * v187)) + (10.0 * v254)
    v263 = (v30 * v173) - v79
    v264 = v263 + ((v26 * v173) - v82)
    v265 = (10.0 * v191) - v264
    v266 = prepared[32] * v4
    v267 = (((prepared[33] * v5) * v180) + (v266 * v264)) - ((prepared[15] * v12) * v265)
    v268 = prepared[91] * v12
    v269 = (v3 * v202) + (v61 * v200)
    v270 = (((v267 + (v268 * v231)) + (v148 * v269)) - (v4 * v262)) + (v134 * v261)
    v271 = v221 + (10.0 * v72)
    v272 = (v5 * v218) + (v4 * v220)
    v273 = (((v51 + (prepared[6] * v176)) - (prepared[21] * v181)) + (prepared[15] * v272)) - (prepared[14] * v183)
    v274 = (v270 + (v76 * v271)) - (v89 * v273)
    v275 = v269 + (prepared[32] * v180)
    v276 = v30 + v26
    v277 = ((v81 * (v214 + v114)) + ((v106 + (prepared[22] * v103)) * v173)) + (v210 * v263)
    v278 = ((v277 + (v276 * v275)) - (v33 * v255)) + v274
    v279 = ((v278 + v258) + (v143 * v251)) - (v142 * v252)
    v280 = v243 + (((v61 * v236) - (v85 * v225)) - (v76 * v222))
    v281 = ((v5 * v222) - v221) - (v4 * v225)
    v282 = (prepared[15] * v281) - v229
    v283 = (v233 + (prepared[32] * v281)) + (v2 * v282)
    v284 = v283 - v216
    v285 = ((v68 * v283) - (v93 * v280)) - v284
    v286 = (v284 + (v250 + ((v130 * v283) + (v124 * v280)))) + (v123 * v285)
    v287 = v278 + (((v41 * v282) + ((v150 * v236) + (v253 * v280))) + (v160 * v283))
    v288 = (v287 + (v143 * v285)) - (v142 * v286)
    v289 = v229 + (prepared[15] * v221)
    v290 = (v233 - (prepared[32] * v221)) - (v2 * v289)
    v291 = v207 + v290
    v292 = v242 + (v84 * v272)
    v293 = ((v68 * v290) - (v93 * v292)) - v291
    v294 = ((v249 + ((v130 * v290) + (v124 * v292))) + v291) + (v123 * v293)
    v295 = ((((v41 * v289) - (v145 * v275)) - (v253 * v292)) - (v160 * v290)) - v274
    v296 = (v295 - (v143 * v293)) + (v142 * v294)
    v297 = v43 + v260
    v298 = ((prepared[6] * v297) + ((v55 * v182) - (v232 * v182))) - (v3 * v273)
    v299 = (v261 + (prepared[21] * v259)) + (prepared[14] * v297)
    v300 = (v2 * v299) + v298
    v301 = prepared[15] * v4
    v302 = v94 - (v14 * v14)
    v303 = prepared[79] * v69
    v304 = ((v84 * v302) + (v2 * v303)) - v254
    v305 = (v5 * v304) + (v301 * v297)
    v306 = prepared[15] * v5
    v307 = (v306 * v297) - (v4 * v304)
    v308 = (((v50 * v14) - (prepared[92] * v302)) + (v84 * v265)) + (v61 * v271)
    v309 = v300 + ((v26 * v307) + (v33 * v305))
    v310 = v309 + ((((v30 * v307) + (v35 * v305)) + (v124 * v308)) + (v130 * v300))
    v311 = ((v68 * v300) - (v93 * v308)) - v309
    v312 = v310 + (v123 * v311)
    v313 = (v268 * v182) - (v149 * (((v96 - (v61 * v302)) + (v3 * v303)) - v188))
    v314 = ((((v12 * v273) + v313) + (v253 * v308)) + (v41 * v299)) + (v160 * v300)
    v315 = (v314 + (v143 * v311)) - (v142 * v312)
    v316 = ((v5 * v42) - (v19 * v134)) - (v41 * (v196 + v16))
    v317 = v4 * v15
    v318 = prepared[62] * v317
    v319 = v78 * v135
    v320 = (v12 * v196) - (v19 * v89)
    v321 = v12 * v16
    v322 = (v5 * v194) - (v320 + (2.0 * v321))
    v323 = ((v55 * v316) - ((v232 * v316) + ((v266 * v319) + v318))) - (prepared[6] * v322)
    v324 = (((v50 * v5) - (v301 * v319)) - (prepared[80] * v317)) + (prepared[21] * v320)
    v325 = v324 - (prepared[14] * v322)
    v326 = (v2 * v325) + v323
    v327 = (v41 * v14) + (v12 * v42)
    v328 = v327 + v154
    v329 = 100.0 * v77
    v330 = (v80 * v33) + v329
    v331 = ((v85 * v319) + (v50 * v41)) - (v61 * v330)
    v332 = (v331 + (((prepared[80] * v5) * v18) - (v73 * v12))) - (prepared[14] * v328)
    v333 = v332 - (prepared[21] * (v154 - v327))
    v334 = (prepared[63] * v317) + (prepared[15] * v322)
    v335 = prepared[79] * v5
    v336 = (v41 * v201) - (v335 * v16)
    v337 = ((v15 * (prepared[63] * v5)) + (v2 * v336)) - (v84 * v328)
    v338 = (v5 * v337) + (v4 * v334)
    v339 = (v5 * v334) - (v4 * v337)
    v340 = qd[0] * v105
    v341 = (prepared[82] * qd[0]) * v103
    v342 = ((v341 + (prepared[29] * v340)) + (v26 * v339)) + ((v33 * v338) - v326)
    v343 = v342 + ((v68 * v326) + (v93 * v333))
    v344 = qd[0] * v8
    v345 = (((qd[0] * prepared[64]) * v125) + (v7 * (prepared[83] * v344))) + (v124 * v333)
    v346 = (v342 - (v130 * v326)) + ((v345 + (v30 * v339)) + (v35 * v338))
    v347 = v346 - (v343 * v123)
    v348 = prepared[93] * v12
    v349 = (((v153 + (v150 * v330)) + (v80 * v151)) + (v5 * v155)) + (v154 * v146)
    v350 = (v349 - (v348 * v316)) + (v41 * v325)
    v351 = (v350 + (v149 * ((v61 * v328) + (v3 * v336)))) - (v253 * v333)
    v352 = ((v351 + (v160 * v326)) + (v343 * v143)) + (v347 * v142)
    v353 = (v2 * v14) - (v3 * v42)
    v354 = v39 + v353
    v355 = ((prepared[63] * v11) + (v57 * v201)) - (v84 * v354)
    v356 = 2.0 * (v18 + (v3 * v16))
    v357 = (v5 * v355) + (v301 * v356)
    v358 = (v306 * v356) - (v4 * v355)
    v359 = v195 + (2.0 * v45)
    v360 = v55 * v359
    v361 = (v360 + (v26 * v358)) + (v33 * v357)
    v362 = (prepared[6] * v356) - (v232 * v359)
    v363 = (prepared[51] * v18) + (prepared[14] * v356)
    v364 = 100.0 * v10
    v365 = v364 * v7
    v366 = v365 + (100.0 * v237)
    v367 = v364 * v6
    v368 = v367 + v329
    v369 = (v5 * v368) - (v4 * v366)
    v370 = (prepared[15] * v369) - v363
    v371 = ((v2 * v370) + (prepared[32] * v369)) - v362
    v372 = (((qd[1] * prepared[29]) * v245) + v371) - v361
    v373 = (((v50 * v2) - (prepared[80] * v14)) - (prepared[14] * v354)) - (prepared[21] * (v39 - v353))
    v374 = v78 * (v6 + v8)
    v375 = (((v61 * v374) - (v85 * v366)) - (v368 * v76)) - v373
    v376 = v360 - v371
    v377 = (v372 + (v93 * v375)) + (v68 * v376)
    v378 = (v30 * v358) + (v35 * v357)
    v379 = ((prepared[83] * v10) * v245) + v378
    v380 = ((v379 - (v124 * v375)) + ((v130 * v376) - v372)) + (v123 * v377)
    v381 = (((v344 * v152) + (v150 * v374)) + (v41 * v370)) + (v253 * v375)
    v382 = (v61 * v354) + ((v2 * v3) * v201)
    v383 = (v318 + (v348 * v359)) + (v148 * v382)
    v384 = (prepared[63] * v39) + v382
    v385 = ((v341 + (prepared[83] * v340)) + (v276 * v384)) + v383
    v386 = (((v381 - (v160 * v376)) + v385) - (v143 * v377)) + (v380 * v142)
    v387 = (v4 * v365) - (v5 * v367)
    v388 = v363 + (prepared[15] * v387)
    v389 = v362 + ((v2 * v388) + (prepared[32] * v387))
    v390 = v361 + v389
    v391 = prepared[9] * (((v10 * v7) * v89) - (v6 * ((qd[0] * v2) - (v10 * v41))))
    v392 = (-v373) - v391
    v393 = v360 + v389
    v394 = (v68 * v393) + ((v93 * v392) - v390)
    v395 = ((v390 - (v124 * v392)) + (v379 + (v130 * v393))) + (v123 * v394)
    v396 = (((v41 * v388) - ((prepared[10] * v6) * v15)) - (v253 * v392)) + (v160 * v393)
    v397 = ((v396 - v385) + (v143 * v394)) - (v395 * v142)
    v398 = v362 + (v2 * v363)
    v399 = v360 + v398
    v400 = v361 + v398
    v401 = ((v68 * v399) - (v93 * v373)) - v400
    v402 = ((v400 + (v130 * v399)) + (v378 + (v373 * v124))) + (v401 * v123)
    v403 = ((((v41 * v363) - v383) - (v145 * v384)) + (v253 * v373)) + (v160 * v399)
    v404 = (v403 + (v401 * v143)) - (v402 * v142)
    v405 = v16 * v168
    v406 = v42 * v168
    v407 = (prepared[86] * v14) - v50
    v408 = (((v55 * v42) - (v232 * v42)) - (prepared[49] * v14)) - (v2 * v407)
    v409 = (v335 * v14) + (prepared[79] * v321)
    v410 = ((prepared[79] * v4) * v14) - (v335 * v195)
    v411 = (v408 - (v26 * v409)) - (v33 * v410)
    v412 = (v408 * v68) - v411
    v413 = ((((v30 * v409) + (v35 * v410)) - (v408 * v130)) - v411) - (v412 * v123)
    v414 = v160 * v168
    v415 = ((((v41 * v407) * v168) - (v413 * v169)) - (v412 * v171)) - (v408 * v414)
    v416 = v415 + ((v348 * v406) + ((((prepared[84] * v3) * v135) + (prepared[85] * v89)) * v405))
    v417 = ((prepared[51] * v41) * v405) + (((prepared[51] * v5) - (prepared[94] * v136)) * v406)
    v418 = prepared[94] * v42
    v419 = 1.0 - v68
    v420 = prepared[51] * v195
    v421 = (v420 * v419) + (v418 * v92)
    v422 = 1.0 + v130
    v423 = ((v420 * v422) + (v418 * v120)) - (v421 * v123)
    v424 = (((v420 * v414) - (v423 * v169)) - (v421 * v171)) + v417
    v425 = (v133 * v252) - (v169 * v279)
    v426 = (v133 * v286) - (v169 * v288)
    v427 = (v133 * v294) + (v169 * v296)
    v428 = (v133 * v312) - (v169 * v315)
    v429 = (v347 * v133) + (v352 * v169)
    v430 = (v380 * v133) + (v386 * v169)
    v431 = (v395 * v133) - (v397 * v169)
    v432 = (v402 * v133) - (v404 * v169)
    v433 = (v413 * v133) - (v142 * v416)
    v434 = (v423 * v133) - (v142 * v424)
    v435 = ((v122 * v251) - (v171 * v279)) - (v123 * v425)
    v436 = ((v122 * v285) - (v171 * v288)) - (v123 * v426)
    v437 = ((v122 * v293) + (v171 * v296)) - (v123 * v427)
    v438 = ((v122 * v311) - (v171 * v315)) - (v123 * v428)
    v439 = ((v122 * v343) - (v352 * v171)) + (v123 * v429)
    v440 = ((v122 * v377) + (v386 * v171)) - (v123 * v430)
    v441 = ((v122 * v394) - (v397 * v171)) - (v123 * v431)
    v442 = ((v122 * v401) - (v404 * v171)) - (v123 * v432)
    v443 = ((v412 * v122) + (v143 * v416)) + (v123 * v433)
    v444 = ((v421 * v122) + (v143 * v424)) + (v123 * v434)
    v445 = (((v60 * v234) - (v414 * v279)) - (v130 * v425)) + (v68 * v435)
    v446 = (((v60 * v283) - (v414 * v288)) - (v130 * v426)) + (v68 * v436)
    v447 = (((v60 * v290) + (v414 * v296)) - (v130 * v427)) + (v68 * v437)
    v448 = (((v60 * v300) - (v414 * v315)) - (v130 * v428)) + (v68 * v438)
    v449 = (((v60 * v326) - (v352 * v414)) + (v130 * v429)) + (v68 * v439)
    v450 = (((v60 * v376) + (v386 * v414)) - (v130 * v430)) + (v68 * v440)
    v451 = (((v60 * v393) - (v397 * v414)) - (v130 * v431)) + (v68 * v441)
    v452 = (((v60 * v399) - (v404 * v414)) - (v130 * v432)) + (v68 * v442)
    v453 = (((v60 * v408) + (v160 * v416)) + (v130 * v433)) + (v68 * v443)
    v454 = (((v420 * v60) - (v160 * v424)) - (v130 * v434)) - (v68 * v444)
    v455 = v144 * v168
    v456 = v157 * v168
    v457 = prepared[88] * v231
    v458 = prepared[88] * v359
    v459 = -v169
    v460 = (v123 * v169) - v171
    v461 = v130 + (v68 * v123)
    v462 = (v414 + (v68 * v171)) - (v461 * v169)
    v463 = (v93 * v123) - v124
    v464 = (v455 + (v93 * v171)) - (v463 * v169)
    v465 = v49 * v419
    v466 = (v465 * v123) - (v49 * v422)
    v467 = (((v49 * v414) - v456) + (v466 * v169)) - (v465 * v171)
    v468 = (v123 * v133) + (v142 * v460)
    v469 = -v468
    v470 = (v461 * v133) - (v142 * v462)
    v471 = (v463 * v133) - (v142 * v464)
    v472 = (v466 * v133) + (v142 * v467)
    v473 = -v472
    v474 = ((v68 * v122) - (v143 * v462)) - (v123 * v470)
    v475 = ((v93 * v122) - (v143 * v464)) - (v123 * v471)
    v476 = ((v465 * v122) + (v143 * v467)) - (v123 * v472)
    v477 = -v476
    v478 = -((v68 * v475) - ((v130 * v471) + (v160 * v464)))
    v479 = (((v49 * v60) - (v160 * v467)) + (v130 * v472)) - (v68 * v476)
    v480 = -v479
    v481 = (v93 * v476) + ((v124 * v472) + (v144 * v467))
    return (
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        v168 * v279,
        v168 * v288,
        -(v168 * v296),
        v168 * v315,
        REAL(0.0),
        v352 * v168,
        v386 * v168,
        -(v397 * v168),
        -(v404 * v168),
        v416,
        -v424,
        REAL(0.0),
        v425,
        v426,
        v427,
        v428,
        REAL(0.0),
        -v429,
        -v430,
        -v431,
        -v432,
        v433,
        -v434,
        REAL(0.0),
        v435,
        v436,
        v437,
        v438,
        REAL(0.0),
        v439,
        -v440,
        -v441,
        -v442,
        -v443,
        v444,
        REAL(0.0),
        -v445,
        -v446,
        -v447,
        -v448,
        REAL(0.0),
        -v449,
        v450,
        v451,
        v452,
        v453,
        v454,
        REAL(0.0),
        (((v455 * v279) - (prepared[30] * v244)) - (v124 * v425)) - (v93 * v435),
        (((v455 * v288) - (prepared[30] * v280)) - (v124 * v426)) - (v93 * v436),
        -((((prepared[30] * v292) + (v455 * v296)) + (v124 * v427)) + (v93 * v437)),
        (((v455 * v315) - (prepared[30] * v308)) - (v124 * v428)) - (v93 * v438),
        REAL(0.0),
        (((prepared[30] * v333) + (v352 * v455)) + (v124 * v429)) - (v93 * v439),
        (v93 * v440) + (((v386 * v455) - (prepared[30] * v375)) + (v124 * v430)),
        (v93 * v441) + ((v124 * v431) - ((prepared[30] * v392) + (v397 * v455))),
        (((prepared[30] * v373) - (v404 * v455)) + (v124 * v432)) + (v93 * v442),
        (v93 * v443) + ((v144 * v416) - (v124 * v433)),
        ((v124 * v434) + ((prepared[95] * v42) - (v144 * v424))) - (v93 * v444),
        REAL(0.0),
        (v457 - (v456 * v279)) - (v49 * (v445 - (v425 + v435))),
        (v457 - (v456 * v288)) - (v49 * (v446 - (v426 + v436))),
        (v457 + (v456 * v296)) - (v49 * (v447 - (v427 + v437))),
        ((prepared[88] * v182) - (v456 * v315)) - (v49 * (v448 - (v428 + v438))),
        REAL(0.0),
        ((prepared[88] * v316) - (v352 * v456)) - (v49 * (v449 + (v429 - v439))),
        (v49 * (v450 - (v430 + v440))) - ((v386 * v456) + v458),
        ((v397 * v456) - v458) + (v49 * (v451 - (v431 + v441))),
        ((v404 * v456) - v458) + (v49 * (v452 - (v432 + v442))),
        (v49 * (v453 + (v433 - v443))) - ((prepared[88] * v42) + (v157 * v416)),
        (v157 * v424) + (v49 * (v454 + (v444 - v434))),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v168,
        v459,
        v460,
        v462,
        v464,
        v467,
        v459,
        v133 + (v142 * v169),
        v469,
        v470,
        v471,
        v473,
        v460,
        v469,
        (v123 * v468) - (v122 + (v143 * v460)),
        v474,
        v475,
        v477,
        v462,
        v470,
        v474,
        ((v130 * v470) + ((v160 * v462) - v60)) - (v68 * v474),
        v478,
        v480,
        v464,
        v471,
        v475,
        v478,
        ((prepared[30] + (v144 * v464)) - (v124 * v471)) - (v93 * v475),
        v481,
        v467,
        v473,
        v477,
        v480,
        v481,
        (prepared[31] - (v157 * v467)) - (v49 * (v479 + (v472 + v476))),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 708 add, 899 mul, 4 div, 0 sqrt, 4 sincos, 26 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("tau", tau, REAL, 6))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:144], REAL, (12, 12), lanes), _pack(values[144:216], REAL, (12, 6), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[0] * v1
    v11 = qd[1] * v10
    v12 = (qdd[0] * v0) + v11
    v13 = v0 * v11
    v14 = qd[0] * v0
    v15 = (v0 * v14) - (v1 * v10)
    v16 = qd[1] * v14
    v17 = (qdd[0] * v1) - v16
    v18 = qd[1] * qd[1]
    v19 = 50.0 * (v16 - v17)
    v20 = 50.0 * v1
    v21 = (v2 * v10) + (v3 * v14)
    v22 = ((qd[2] * v21) + (v2 * v12)) - (v3 * v17)
    v23 = qd[2] + qd[1]
    v24 = v23 * v21
    v25 = v24 + v22
    v26 = (v0 * v2) - (v1 * v3)
    v27 = (v3 * v10) - (v2 * v14)
    v28 = v23 * v27
    v29 = ((qd[2] * v27) + (v3 * v12)) + (v2 * v17)
    v30 = v29 + v28
    v31 = (v1 * v2) + (v0 * v3)
    v32 = v21 * v21
    v33 = v27 * v27
    v34 = v10 * v14
    v35 = qdd[1] + v34
    v36 = 50.0 * v3
    v37 = (v10 * (qd[0] * v20)) + (50.0 * v18)
    v38 = (v2 * v37) + (v36 * v35)
    v39 = 50.0 * v2
    v40 = (v3 * v37) - (v39 * v35)
    v41 = v26 * v24
    v42 = v23 * v23
    v43 = v21 * v27
    v44 = qdd[1] + qdd[2]
    v45 = v44 + v43
    v46 = v31 * v28
    v47 = v44 - v43
    v48 = v19 + (50.0 * v25)
    v49 = (50.0 * v26) - v20
    v50 = (v5 * v21) + (v4 * v27)
    v51 = ((qd[3] * v50) + (v5 * v22)) + (v4 * v29)
    v52 = qd[3] + v23
    v53 = v52 * v50
    v54 = v53 + v51
    v55 = (v4 * v31) + (v5 * v26)
    v56 = (v4 * v21) - (v5 * v27)
    v57 = v52 * v56
    v58 = ((qd[3] * v56) + (v4 * v22)) - (v5 * v29)
    v59 = v58 + v57
    v60 = (v4 * v26) - (v5 * v31)
    v61 = v56 * v56
    v62 = v50 * v50
    v63 = (50.0 * v45) + v38
    v64 = v42 + v33
    v65 = v40 + (50.0 * v64)
    v66 = (v5 * v65) - (v4 * v63)
    v67 = (v5 * v63) + (v4 * v65)
    v68 = v55 * v53
    v69 = v50 * v56
    v70 = qdd[3] + v44
    v71 = v70 - v69
    v72 = v52 * v52
    v73 = v60 * v57
    v74 = v70 + v69
    v75 = v72 + v61
    v76 = v66 + (10.0 * v75)
    v77 = v48 + (10.0 * v54)
    v78 = (v6 * v77) - (v7 * v76)
    v79 = v49 + (10.0 * v55)
    v80 = v6 * v79
    v81 = (v6 * v76) + (v7 * v77)
    v82 = v7 * v79
    v83 = qd[4] + v56
    v84 = v83 * v83
    v85 = (v6 * v50) - (v52 * v7)
    v86 = v85 * v85
    v87 = v86 + v84
    v88 = v67 + (10.0 * v71)
    v89 = v6 * v60
    v90 = (v52 * v6) + (v7 * v50)
    v91 = v90 * v85
    v92 = qdd[4] + v51
    v93 = v91 - v92
    v94 = v90 * v90
    v95 = v94 + v84
    v96 = v7 * v60
    v97 = v91 + v92
    v98 = v90 * v83
    v99 = ((qd[4] * v90) - (v70 * v7)) - (v6 * v58)
    v100 = v99 - v98
    v101 = ((qd[4] * v85) - (v70 * v6)) + (v7 * v58)
    v102 = v85 * v83
    v103 = v102 - v101
    v104 = v55 * v91
    v105 = v89 * v98
    v106 = v86 - v94
    v107 = v99 + v98
    v108 = v102 + v101
    v109 = v84 - v94
    v110 = v96 * v102
    v111 = v86 - v84
    v112 = v88 - (20.0 * v108)
    v113 = v78 + (20.0 * v97)
    v114 = (v9 * v112) + (v8 * v113)
    v115 = v80 + (20.0 * v55)
    v116 = 20.0 * v9
    v117 = (v8 * v115) - (v116 * v96)
    v118 = v81 + (20.0 * v95)
    v119 = (v9 * v113) - (v8 * v112)
    v120 = 20.0 * v8
    v121 = (v120 * v96) + (v9 * v115)
    v122 = (v9 * v55) + (v8 * v96)
    v123 = (v8 * v90) - (v9 * v83)
    v124 = v123 * v123
    v125 = qd[5] + v85
    v126 = v125 * v125
    v127 = v126 + v124
    v128 = (v9 * v90) + (v8 * v83)
    v129 = v128 * v123
    v130 = qdd[5] + v99
    v131 = v129 - v130
    v132 = ((qd[5] * v128) - (v9 * v92)) - (v8 * v101)
    v133 = v125 * v128
    v134 = v133 + v132
    v135 = (((v117 * v131) - (v121 * v127)) - (v82 * v134)) + (v122 * v118)
    v136 = (v8 * v55) - (v9 * v96)
    v137 = v129 + v130
    v138 = v128 * v128
    v139 = v126 + v138
    v140 = ((qd[5] * v123) - (v8 * v92)) + (v9 * v101)
    v141 = v125 * v123
    v142 = v140 + v141
    v143 = ((v82 * v142) + ((v117 * v139) - (v121 * v137))) - (v136 * v118)
    v144 = v124 + v138
    v145 = v140 - v141
    v146 = v133 - v132
    v147 = (((v82 * v144) - (v117 * v145)) + (v121 * v146)) + (v136 * v114)
    v148 = v89 * v129
    v149 = v122 * v133
    v150 = v124 - v138
    v151 = v126 - v138
    v152 = v136 * v141
    v153 = v126 - v124
    v154 = v22 - v24
    v155 = v29 - v28
    v156 = -v43
    v157 = -(v33 - v32)
    v158 = -v154
    v159 = 50.0 + v36
    v160 = 50.0 * v5
    v161 = (v2 * v160) + (v4 * v159)
    v162 = 50.0 * v4
    v163 = (v5 * v159) - (v2 * v162)
    v164 = v72 + v62
    v165 = v51 - v53
    v166 = v58 - v57
    v167 = v62 - v61
    v168 = -v166
    v169 = -v69
    v170 = -v165
    v171 = (v6 * v81) - (v7 * v78)
    v172 = 10.0 + v163
    v173 = v7 * v161
    v174 = v7 * v88
    v175 = v6 * v161
    v176 = v6 * v88
    v177 = v94 + v86
    v178 = v7 * v98
    v179 = -((v6 * v101) - v178)
    v180 = -((v6 * v107) + (v7 * v108))
    v181 = -((v6 * v93) - (v7 * v109))
    v182 = v6 * v102
    v183 = v182 - (v7 * v99)
    v184 = (v7 * v97) + (v6 * v111)
    v185 = -(v178 + v182)
    v186 = 20.0 * v6
    v187 = v186 + v172
    v188 = (v8 * v173) + (v9 * v187)
    v189 = (v9 * v173) - (v8 * v187)
    v190 = v6 * v8
    v191 = (v7 * v114) - (v190 * v118)
    v192 = v6 * v9
    v193 = (v7 * v119) - (v192 * v118)
    v194 = (v192 * v114) - (v190 * v119)
    v195 = v7 * v129
    v196 = v190 * v133
    v197 = -((v196 + v195) + (v192 * v140))
    v198 = ((v7 * v150) - (v192 * v134)) + (v190 * v142)
    v199 = (v7 * v145) - ((v192 * v131) + (v190 * v151))
    v200 = v192 * v141
    v201 = (v200 + v195) + (v190 * v132)
    v202 = -((v7 * v146) + ((v190 * v137) + (v192 * v153)))
    v203 = -((v200 + (v7 * v130)) - v196)
    v204 = 10.0 + v160
    v205 = v7 * v162
    v206 = v6 * v162
    v207 = v186 + v204
    v208 = (v8 * v205) + (v9 * v207)
    v209 = (v9 * v205) - (v8 * v207)
    v210 = 10.0 + v186
    v211 = v8 * v210
    v212 = v9 * v210
    v213 = v9 * v133
    v214 = v8 * v141
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13 + (v0 * v12),
        ((v0 * v17) + (v1 * v12)) - (qd[1] * v15),
        (qdd[1] * v0) + (v18 * v1),
        (v1 * v17) - v13,
        (qdd[1] * v1) - (v18 * v0),
        REAL(0.0),
        -(v20 * v19),
        (v26 * v19) - (v20 * v25),
        (v31 * v19) - (v20 * v30),
        ((v26 * v40) - (v31 * v38)) + (v20 * (v33 + v32)),
        (v31 * v29) - v41,
        -((v31 * v25) + (v26 * v30)),
        (v31 * v45) + (v26 * (v32 - v42)),
        (v26 * v22) - v46,
        (v31 * (v33 - v42)) - (v26 * v47),
        v41 + v46,
        v49 * v48,
        (v55 * v48) + (v49 * v54),
        -((v60 * v48) + (v49 * v59)),
        ((v55 * v66) - (v49 * (v62 + v61))) + (v60 * v67),
        (v60 * v58) - v68,
        (v60 * v54) + (v55 * v59),
        (v55 * (v62 - v72)) - (v60 * v71),
        (v55 * v51) - v73,
        -((v55 * v74) + (v60 * (v61 - v72))),
        v68 + v73,
        (v82 * v81) + (v80 * v78),
        (v55 * v81) + (((v89 * v88) - (v80 * v87)) - (v82 * v93)),
        (((v96 * v88) - (v82 * v95)) - (v80 * v97)) - (v55 * v78),
        ((v96 * v81) - ((v82 * v103) + (v80 * v100))) + (v89 * v78),
        (v105 + v104) + (v96 * v101),
        ((v96 * v107) - (v55 * v106)) - (v89 * v108),
        ((v55 * v103) + (v89 * v109)) + (v96 * v93),
        -((v104 + v110) + (v89 * v99)),
        ((v89 * v97) - (v96 * v111)) - (v55 * v100),
        (v110 - v105) + (v55 * v92),
        ((v82 * v118) + (v117 * v114)) + (v121 * v119),
        (v89 * v114) + v135,
        v143 + (v89 * v119),
        v147 + (v122 * v119),
        (v149 - v148) - (v136 * v140),
        ((v89 * v150) - (v122 * v142)) - (v136 * v134),
        (v89 * v145) + ((v122 * v151) - (v136 * v131)),
        (v152 + v148) - (v122 * v132),
        ((v122 * v137) - (v136 * v153)) - (v89 * v146),
        -((v149 + (v89 * v130)) + v152),
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
        -v34,
        qd[0] * v15,
        v12 - v11,
        v34,
        v16 + v17,
        qdd[1],
        (v36 * v38) - (v39 * v40),
        (v38 + (v36 * v45)) - (v39 * v64),
        (v40 - (v39 * v47)) - (v36 * (v42 + v32)),
        -((v36 * v155) + (v39 * v154)),
        v156,
        v157,
        v155,
        v43,
        v158,
        v44,
        (v163 * v67) - (v161 * v66),
        (v67 + (v163 * v71)) - (v161 * v75),
        (v66 - (v161 * v74)) - (v163 * v164),
        (v163 * v166) - (v161 * v165),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        (v172 * v88) - (v161 * v171),
        ((v174 - (v173 * v87)) + (v175 * v93)) - (v172 * v107),
        (((v175 * v95) - v176) - (v173 * v97)) + (v172 * v108),
        (((v175 * v103) + (v172 * v177)) - (v173 * v100)) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        ((v188 * v114) - (v175 * v118)) + (v189 * v119),
        v191 + (((v188 * v131) - (v189 * v127)) + (v175 * v134)),
        v193 + (((v188 * v139) - (v189 * v137)) - (v175 * v142)),
        v194 + (((v189 * v146) - (v175 * v144)) - (v188 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
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
        v38,
        v40,
        REAL(0.0),
        v156,
        v157,
        v155,
        v43,
        v158,
        v44,
        (v160 * v67) - (v162 * v66),
        (v67 + (v160 * v71)) - (v162 * v75),
        (v66 - (v162 * v74)) - (v160 * v164),
        (v160 * v166) - (v162 * v165),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        (v204 * v88) - (v162 * v171),
        ((v174 - (v205 * v87)) + (v206 * v93)) - (v204 * v107),
        (((v206 * v95) - v176) - (v205 * v97)) + (v204 * v108),
        (((v206 * v103) + (v204 * v177)) - (v205 * v100)) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        ((v208 * v114) - (v206 * v118)) + (v209 * v119),
        v191 + (((v208 * v131) - (v209 * v127)) + (v206 * v134)),
        v193 + (((v208 * v139) - (v209 * v137)) - (v206 * v142)),
        v194 + (((v209 * v146) - (v206 * v144)) - (v208 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v67,
        v66,
        REAL(0.0),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        10.0 * v88,
        v174 - (10.0 * v107),
        (10.0 * v108) - v176,
        (10.0 * v177) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        (v212 * v114) - (v211 * v119),
        v191 + ((v211 * v127) + (v212 * v131)),
        v193 + ((v212 * v139) + (v211 * v137)),
        v194 - ((v211 * v146) + (v212 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
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
        v81,
        -v78,
        REAL(0.0),
        v91,
        -v106,
        v103,
        -v91,
        -v100,
        v92,
        (v120 * v114) + (v116 * v119),
        (v9 * v118) + ((v120 * v131) - (v116 * v127)),
        ((v120 * v139) - (v116 * v137)) - (v8 * v118),
        ((v9 * v119) + ((v116 * v146) - (v120 * v145))) + (v8 * v114),
        v213 - (v8 * v140),
        -((v9 * v142) + (v8 * v134)),
        (v9 * v151) - (v8 * v131),
        v214 - (v9 * v132),
        (v9 * v137) - (v8 * v153),
        -(v213 + v214),
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
        -v114,
        -v119,
        REAL(0.0),
        v129,
        -v150,
        -v145,
        -v129,
        v146,
        v130,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[6][60]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 308 add, 402 mul, 0 div, 0 sqrt, 5 sincos, 32 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:360], REAL, (6, 60), lanes)


def _stiffness_matrix(prepared, q):
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


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      K[6][6]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _damping_matrix(prepared, q):
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


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      D[6][6]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 96), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)
