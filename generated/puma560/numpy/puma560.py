# puma560, emitted by symgen 0.1.0
"""PUMA 560 with the parameters of Armstrong, Khatib and Burdick (1986)

Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments
as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own
shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
)
DEFAULTS = (
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    lanes, parameters = _taken(("parameters", parameters, REAL, 0))
    with np.errstate(all="ignore"):
        values = (
            REAL(0.0),
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
)


def valid(parameters):
    """0, or the number of the first of RULES, counted from 1, that a set breaks; parameters as `prepare` takes them."""
    lanes, parameters = _taken(("parameters", parameters, np.float64, 0))
    kept = _kept(parameters.astype(np.float64))
    broken = np.zeros(lanes, np.int64)
    for number in range(len(RULES), 0, -1):
        broken = np.where(kept[number - 1], broken, number)
    return broken


def _kept(parameters, REAL=np.float64):
    with np.errstate(all="ignore"):
        return (
        )


def _mass_matrix(prepared, q):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v5 * v5
    v10 = 0.00020216000000000006 * v9
    v11 = v3 * (0.00010000000000000026 + v10)
    v12 = v5 * v4
    v13 = 0.00011692799999999998 * v12
    v14 = v13 + (v3 * v11)
    v15 = 0.0024871679999999997 * v6
    v16 = v6 * v2
    v17 = (0.00011692799999999998 * v16) - (v2 * ((v12 * (0.0024871679999999997 + (0.0004043200000000001 * v6))) - 0.022546398))
    v18 = v3 * v5
    v19 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v20 = (0.0028799999999999997 * v12) - 0.025374999999999998
    v21 = v8 * ((v1 * v19) + (v2 * v20))
    v22 = v1 * ((v1 * ((((0.0004043200000000001 * v9) - 0.32402200550000004) - v15) - v14)) + v17)
    v23 = (3.155182285625 + (0.0008642879999999998 * v18)) - (v7 * ((0.0141984 * v8) + (1.601861202 * v7)))
    v24 = (v1 * v20) - (v2 * v19)
    v25 = v1 * v18
    v26 = v4 * v1
    v27 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v28 = v18 * v27
    v29 = (((0.15005 * v24) - (5.846399999999999e-05 * v25)) - (v2 * (0.0047376000000000015 + v28))) + (v26 * v11)
    v30 = 0.0012435839999999998 * v7
    v31 = v18 * v30
    v32 = 0.0012435839999999998 * v8
    v33 = 0.0016399999999999997 + v10
    v34 = v1 * v12
    v35 = v2 * (((0.0004321439999999999 * v18) + v33) - (5.846399999999999e-05 * v12))
    v36 = v35 + ((v27 * v34) - (v12 * v32))
    v37 = (v5 * v1) - (v4 * v16)
    v38 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v39 = (0.0004321439999999999 * v37) - (v3 * (((v6 * v32) - (v1 * v38)) + (5.846399999999999e-05 * v16)))
    v40 = 4e-05 * (v16 - v34)
    v41 = 0.4318 * (v21 + (v7 * v24))
    v42 = (v15 + 0.3592922305) - v14
    v43 = v42 - v41
    v44 = ((v32 * v25) - v28) - (v2 * v31)
    v45 = (5.846399999999999e-05 * v5) - (v4 * v38)
    v46 = 4e-05 * v18
    v47 = 4e-05 * v6
    v48 = -(((v31 + (0.023751 * v8)) + (0.6903913435000001 * v7)) - v29)
    v49 = -((v45 + (v30 * v37)) + (v32 * ((v5 * v2) + (v6 * v26))))
    v50 = -v28
    v51 = -v45
    return (
        ((v23 + (v10 - v13)) - (0.8636 * v21)) - v22,
        v48,
        v29,
        v36,
        v39,
        v40,
        v48,
        (1.748114002 - v41) + v43,
        v43,
        v44,
        v49,
        v46,
        v29,
        v43,
        v42,
        v50,
        v51,
        v46,
        v36,
        v44,
        v50,
        v33,
        REAL(0.0),
        v47,
        v39,
        v49,
        v51,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v40,
        v46,
        v46,
        v47,
        REAL(0.0),
        REAL(4e-05),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      M[6][6]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 52 add, 68 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[2] + qd[1]
    v10 = qd[0] * v1
    v11 = v9 * v10
    v12 = v4 * v10
    v13 = (v9 * v3) - v12
    v14 = v3 * v10
    v15 = v14 + (v9 * v4)
    v16 = v13 * v15
    v17 = v11 + v16
    v18 = qd[0] * v2
    v19 = qd[3] + v18
    v20 = 2.0 * v9
    v21 = (v18 * (v14 + (v20 * v4))) - ((2.0 * v19) * v15)
    v22 = (v5 * v17) - (v6 * v21)
    v23 = qd[4] + v15
    v24 = (v5 * v13) + (v6 * v19)
    v25 = (v23 * (2.0 * v24)) - v22
    v26 = qd[1] * qd[1]
    v27 = 0.4318 * v7
    v28 = (v26 * v27) - 9.81
    v29 = v9 * v9
    v30 = qd[0] * qd[0]
    v31 = v26 + v30
    v32 = 0.4318 * v8
    v33 = v2 * v32
    v34 = (0.0203 * v2) - (0.4318 * v1)
    v35 = qd[0] * v34
    v36 = (((v1 * v28) + (0.0203 * v29)) + (v31 * v33)) + (v18 * v35)
    v37 = 0.0028799999999999997 * v3
    v38 = ((qd[0] * (qd[1] * 0.8636)) * v7) - (0.15005 * v30)
    v39 = (v38 + ((0.8636 * v9) * v18)) + (0.0406 * v11)
    v40 = 0.0028799999999999997 * v4
    v41 = 3.9999999999999996e-05 * qd[5]
    v42 = (1.9999999999999998e-05 * v22) + (((v37 * v36) - (v40 * v39)) + (v41 * v23))
    v43 = v42 - (0.0004221600000000001 * v25)
    v44 = (v5 * v19) - (v6 * v13)
    v45 = v23 * v44
    v46 = (v45 + (v5 * v21)) + (v6 * v17)
    v47 = (0.00024000000000000003 * v46) + (0.00020000000000000004 * v45)
    v48 = (v5 * v43) + (((0.0013999999999999998 * v11) + (9.999999999999983e-05 * v16)) + (v6 * v47))
    v49 = 0.0028799999999999997 * ((v23 * v23) + (v44 * v44))
    v50 = v19 * v13
    v51 = v50 + (v18 * (v12 - (v20 * v3)))
    v52 = 0.0028799999999999997 * (v51 + (v24 * v44))
    v53 = (v5 * v49) + (v6 * v52)
    v54 = (v4 * v53) + (v37 * v25)
    v55 = (v5 * v52) - (v6 * v49)
    v56 = v29 + v30
    v57 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v58 = (v2 * v54) - ((v1 * v55) + (v56 * v57))
    v59 = (v8 * ((0.0141984 * v8) + (1.601861202 * v7))) - 0.0070992
    v60 = (v2 * ((0.022546398 * v2) - (0.3244698455 * v1))) - 0.011273199
    v61 = v1 * v32
    v62 = (0.025374999999999998 * v61) + (0.8913300000000002 * v33)
    v63 = ((v5 * v47) + (0.00075 * v21)) - (v6 * v43)
    v64 = (((v31 * v61) - (0.4318 * v29)) - (v2 * v28)) + (v10 * v35)
    v65 = ((v44 * (v41 - (0.00020216000000000006 * v24))) - ((0.0028799999999999997 * v5) * v64)) - (0.0006421600000000001 * v51)
    v66 = v65 + (v6 * ((v40 * v36) + (v37 * v39)))
    v67 = (0.0006500000000000002 * (v50 + v51)) - v66
    v68 = qd[0] * (((0.0047376000000000015 * v10) + ((2.0 * qd[1]) * v59)) + (v20 * (v60 + v62)))
    v69 = v1 * ((v4 * v63) + ((0.0047376000000000015 * v56) - (v3 * v67)))
    v70 = ((v38 * v57) + ((v30 - v31) * ((0.023751 * v7) - (0.6903913435000001 * v8)))) + v68
    v71 = ((v32 + v34) * ((v3 * v53) - (v40 * v25))) - ((v2 * v48) + v70)
    v72 = (v4 * v67) + (((v28 * v57) - (v31 * v62)) + ((v29 - v56) * v60))
    v73 = ((v3 * v63) + (v72 - (0.0203 * v55))) + (0.4318 * v54)
    v74 = (((37.2347379 * v8) - (1.024164 * v7)) - ((v26 - v31) * v59)) - (v29 * v62)
    return (
        ((0.15005 * v58) + v71) + v69,
        (((v74 + (v33 * v55)) + (v61 * v54)) - (v27 * v58)) - v73,
        -v73,
        -v48,
        v66,
        (-3.9999999999999996e-05) * v46,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 90 add, 136 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = 0.028252799999999998 * v1
    v10 = v6 * v9
    v11 = (0.028252799999999998 * v5) * v2
    v12 = (v10 + (8.743947300000002 * v1)) + ((v4 * v11) - (0.24892875 * v2))
    return (
        REAL(0.0),
        ((37.2347379 * v8) - (1.024164 * v7)) - v12,
        -v12,
        (v3 * v5) * v9,
        -(v11 + (v4 * v10)),
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      g[6]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:6], REAL, (6,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v3 * v2
    v10 = v4 * v2
    v11 = 0.00011692799999999998 * v10
    v12 = v11 - (0.0008642879999999998 * v9)
    v13 = v3 * v1
    v14 = v5 * v13
    v15 = 0.0004043200000000001 * v14
    v16 = 0.00020216000000000006 * v2
    v17 = v1 * v1
    v18 = 0.00020216000000000006 * v17
    v19 = v18 - (v2 * v16)
    v20 = v4 * v5
    v21 = v20 * v19
    v22 = 2.0 * v6
    v23 = (v1 * v6) + (v5 * v10)
    v24 = 0.00011692799999999998 * v5
    v25 = v1 * v2
    v26 = v5 * v5
    v27 = 0.0004043200000000001 * v25
    v28 = (v1 * v5) - (v6 * v10)
    v29 = 0.0024871679999999997 * (v5 - v8)
    v30 = ((v27 - (v26 * (0.0008086400000000002 * v25))) + (v24 * v23)) - (v28 * v29)
    v31 = v30 + ((((v5 * v9) * v15) - v12) - (v22 * v21))
    v32 = 0.5 * qd[4]
    v33 = v3 * v5
    v34 = 0.0004043200000000001 * v17
    v35 = 0.00020000000000000052 + v34
    v36 = v1 * v4
    v37 = ((v14 * v24) - (0.0008642879999999998 * v36)) - ((v33 * v20) * v35)
    v38 = 0.0024871679999999997 * v14
    v39 = v8 * v6
    v40 = v13 * (0.00011692799999999998 + (0.0024871679999999997 * v39))
    v41 = (v37 + (v6 * (v38 + (v2 * v15)))) - v40
    v42 = 0.5 * qd[3]
    v43 = 0.0012435839999999998 * v36
    v44 = v8 * v5
    v45 = 0.0012435839999999998 * v39
    v46 = ((-(0.3848762940000001 * v39)) - (v2 * v45)) - (v44 * (0.010956925 - v43))
    v47 = v43 + (v36 * v16)
    v48 = (v26 - (v6 * v6)) * ((0.022546398 + (0.00011692799999999998 * v2)) - (2.0 * v47))
    v49 = 0.00010000000000000026 + v18
    v50 = v3 * v49
    v51 = (v34 - (((0.0024871679999999997 * v2) + 0.32402200550000004) + (0.00011692799999999998 * v36))) - (v3 * v50)
    v52 = ((v5 * v22) * v51) - v48
    v53 = 0.5 * qd[2]
    v54 = (((qd[2] * v46) - (v42 * v41)) + (v32 * v31)) - (v53 * v52)
    v55 = v36 * v6
    v56 = v55 + (v2 * v5)
    v57 = ((0.8913300000000002 * v5) - (0.025374999999999998 * v6)) + (0.0028799999999999997 * v56)
    v58 = (0.8636 * v7) * v57
    v59 = ((v8 * (3.203722404 * v7)) + (0.0141984 * ((v8 * v8) - (v7 * v7)))) - v58
    v60 = 2.0 * v46
    v61 = (v52 + v59) - v60
    v62 = 0.5 * qd[1]
    v63 = 0.5 * qd[0]
    v64 = 2e-05 * qd[5]
    v65 = v64 * v56
    v66 = v65 + (v63 * v61)
    v67 = 0.0012435839999999998 * v9
    v68 = v67 - (v3 * v19)
    v69 = (v10 * v15) - (v6 * v68)
    v70 = v67 + (0.0006421600000000001 * v3)
    v71 = v6 * v70
    v72 = (v71 + (0.0008642879999999998 * v23)) + v69
    v73 = v5 * (5.846399999999999e-05 * v36)
    v74 = (v73 - ((v4 * v20) * v49)) + (v33 * v50)
    v75 = (v5 * (0.0016399999999999997 + v18)) - v73
    v76 = v74 + (v75 + (0.0008642879999999998 * v14))
    v77 = 5.846399999999999e-05 * v13
    v78 = v6 * v77
    v79 = (v16 * v14) - v78
    v80 = v4 * v50
    v81 = (v79 + (v6 * v80)) + (((0.0047376000000000015 * v5) + (0.0012435839999999998 * v14)) + (0.15005 * v57))
    v82 = qd[2] + qd[1]
    v83 = ((v42 * v76) - (v32 * v72)) - (v82 * v81)
    v84 = (v83 + (qd[1] * ((v8 * (0.6903913435000001 + (0.0012435839999999998 * v13))) - (0.023751 * v7)))) + v66
    v85 = (v65 - (qd[0] * v46)) + (v63 * v52)
    v86 = v21 - (v6 * v27)
    v87 = (((v10 * v29) + (0.0006421600000000001 * v20)) - (v6 * v12)) - v86
    v88 = (0.0008642879999999998 * v55) - (v13 * v29)
    v89 = 0.5 * v82
    v90 = (v64 * v14) - (v63 * v41)
    v91 = (v64 * v23) - (v63 * v31)
    v92 = qd[4] * v2
    v93 = (v42 * v87) + ((v32 * v88) + ((v5 * (0.0004321439999999999 * v92)) + (qd[4] * v78)))
    v94 = 2e-05 * v82
    v95 = 2e-05 * qd[4]
    v96 = 2e-05 * qd[3]
    v97 = ((v96 * v14) - (v95 * v23)) - (v94 * v56)
    v98 = v74 + ((v22 * v47) - v75)
    v99 = (0.5 * v98) + (v7 * v43)
    v100 = (v71 + (v9 * v24)) - v69
    v101 = 0.0012435839999999998 * v7
    v102 = (0.5 * v100) + (v101 * v9)
    v103 = v45 + (v5 * v101)
    v104 = v44 - (v7 * v6)
    v105 = 0.0012435839999999998 * v1
    v106 = (v105 * v104) - (v10 * v103)
    v107 = v13 * v9
    v108 = ((v11 + (0.0024871679999999997 * v1)) + (0.0004043200000000001 * v107)) - v106
    v109 = v106 - v108
    v110 = (v40 - ((v3 * v4) * v35)) + (v7 * v38)
    v111 = v42 * v110
    v112 = v60 - v58
    v113 = ((0.0012435839999999998 * v8) * v28) - (v101 * v23)
    v114 = v108 - v113
    v115 = qd[0] * v99
    v116 = v64 * v36
    v117 = (qd[3] * v47) - v116
    v118 = v68 + v70
    v119 = ((0.0024871679999999997 * v9) * v104) - v118
    v120 = v64 * v9
    v121 = qd[4] * v43
    v122 = v121 + ((5.846399999999999e-05 * v92) - v120)
    v123 = ((((v104 * v121) - v122) - (v92 * v103)) + (v42 * v119)) - (v53 * v114)
    v124 = (v62 * v109) - (qd[0] * v102)
    v125 = 2e-05 * qd[0]
    v126 = v125 * v56
    v127 = (v95 * v9) + (v96 * v36)
    v128 = v127 + v126
    v129 = 0.5 * (v108 + v113)
    v130 = v77 - v80
    v131 = qd[3] * v130
    v132 = (v105 + (5.846399999999999e-05 * v10)) + (0.00020216000000000006 * v107)
    v133 = (v63 * v98) - (v82 * v130)
    v134 = (qd[1] * v129) + ((qd[2] * v132) + (v63 * v100))
    v135 = (0.5 * v86) + (0.00032108000000000006 * v20)
    v136 = 0.5 * (v68 - v70)
    v137 = v116 + (qd[4] * v136)
    v138 = 0.00020216000000000006 * v25
    v139 = (((qd[3] * v138) - (v64 * v1)) - (qd[0] * v135)) - (v82 * v136)
    v140 = (v125 * v14) + (v94 * v36)
    v141 = v95 * v1
    v142 = (qd[3] * v136) - v120
    v143 = (v125 * v23) + ((v96 * v1) - (v94 * v9))
    v144 = -(v126 - v127)
    return (
        v54 - (v62 * v61),
        -v84,
        -(v83 + v85),
        (v90 - (v89 * v76)) + (((v42 * v88) - (qd[3] * v79)) + (v32 * v87)),
        (v93 + (v89 * v72)) - v91,
        v97,
        (v66 - (qd[3] * v99)) - (qd[4] * v102),
        (v111 + (v32 * v109)) + (v53 * v112),
        (v111 + (v89 * v112)) - (v32 * v114),
        (((v32 * v119) + (((qd[3] * v43) * v104) - v117)) + (v89 * v110)) - v115,
        v124 + v123,
        v128,
        (v85 - (v42 * v98)) - (v32 * v100),
        (v131 - (v62 * v112)) - (qd[4] * v129),
        v131 - (qd[4] * v132),
        -((v117 + (v32 * v118)) + v133),
        -((v122 + (v42 * v118)) + v134),
        v128,
        (qd[1] * v99) + ((v53 * v98) - ((qd[4] * v135) + v90)),
        (v115 - (v62 * v110)) - ((qd[2] * v130) + v137),
        v133 - v137,
        qd[4] * v138,
        v139,
        -(v140 + v141),
        ((v91 + (qd[3] * v135)) + (v53 * v100)) + (qd[1] * v102),
        (v142 + (qd[2] * v129)) - v124,
        v134 + v142,
        -v139,
        REAL(0.0),
        v143,
        v97,
        v144,
        v144,
        v140 - v141,
        -v143,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Computed by Christoffel's symbols, derivatives of the inertia matrix:
    symgen/derive/functions/coriolis_matrix.py.

    Operations: 172 add, 237 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(q[3])
    v2 = np.cos(q[3])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[2] + qd[1]
    v10 = qd[0] * v3
    v11 = (v1 * v10) + (v9 * v2)
    v12 = (v9 * v1) - (v2 * v10)
    v13 = v12 * v11
    v14 = v9 * v10
    v15 = qdd[0] * v4
    v16 = v15 - v14
    v17 = qdd[3] + v16
    v18 = v13 - v17
    v19 = qd[0] * v4
    v20 = qd[3] + v19
    v21 = (v5 * v20) - (v6 * v12)
    v22 = qd[4] + v11
    v23 = v22 * v21
    v24 = (qdd[0] * v3) + ((2.0 * v9) * v19)
    v25 = v10 * v19
    v26 = qdd[1] + qdd[2]
    v27 = v25 - v26
    v28 = ((v20 * (2.0 * v11)) - (v2 * v24)) - (v1 * v27)
    v29 = ((v5 * v28) - v23) - (v6 * v18)
    v30 = 4e-05 * (qdd[5] + v29)
    v31 = (-v30) - (0.00020000000000000004 * (v29 - v23))
    v32 = (v5 * v18) + (v6 * v28)
    v33 = (v5 * v12) + (v6 * v20)
    v34 = ((2.0 * v22) * v33) - v32
    v35 = v9 * v9
    v36 = v35 + (v19 * v19)
    v37 = qd[0] * qd[0]
    v38 = qd[1] * qd[1]
    v39 = v38 + v37
    v40 = 0.4318 * v8
    v41 = 0.4318 * v7
    v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40)
    v43 = (9.81 + (qdd[1] * v40)) - (v38 * v41)
    v44 = (v4 * v42) + (v3 * v43)
    v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27)
    v46 = v14 - v16
    v47 = qd[0] * (qd[1] * 2.0)
    v48 = ((v47 * v41) - (0.15005 * v37)) - (qdd[0] * v40)
    v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46)
    v50 = (v2 * v49) + (v1 * v45)
    v51 = 4e-05 * qd[5]
    v52 = (((0.0028799999999999997 * v50) - (v51 * v22)) - (1.9999999999999998e-05 * v32)) + (0.0004221600000000001 * v34)
    v53 = ((v5 * v52) + ((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18))) - (v6 * v31)
    v54 = (v2 * v45) - (v1 * v49)
    v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21))
    v56 = v33 * v21
    v57 = v12 * v20
    v58 = ((v1 * v24) - v57) - (v2 * v27)
    v59 = qdd[4] + v58
    v60 = v56 - v59
    v61 = 0.0028799999999999997 * v60
    v62 = ((v5 * v55) + (1.25 * v54)) + (v6 * v61)
    v63 = (1.25 * v50) + (0.0028799999999999997 * v34)
    v64 = (v2 * v63) - (v1 * v62)
    v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53
    v66 = (0.023751 * v8) + (0.1208630640000001 * v7)
    v67 = (qdd[1] * v66) + ((v37 - v39) * ((0.023751 * v7) - (0.1208630640000001 * v8)))
    v68 = (0.03707455999999998 * v7) - (0.0141984 * v8)
    v69 = 0.0070992 + (v8 * v68)
    v70 = ((qdd[0] * (1.2999309934803147 + (v7 * v68))) - v67) + (v47 * v69)
    v71 = (v2 * v62) + (v1 * v63)
    v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44))
    v73 = (v4 * v43) - (v3 * v42)
    v74 = v35 + (v10 * v10)
    v75 = v26 + v25
    v76 = ((0.4318 * v74) - v73) - (0.0203 * v75)
    v77 = (v5 * v61) - ((v6 * v55) + (1.25 * v76))
    v78 = v77 + ((7.54015748031496 * v73) - (0.35158 * v74))
    v79 = (v4 * v72) - (v3 * v78)
    v80 = (0.15005 * v79) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))))
    v81 = ((v5 * v31) - (0.00075 * v28)) + (v6 * v52)
    v82 = ((0.00022000000000000003 * (v56 + v59)) + (v51 * v21)) - (0.0004221600000000001 * v60)
    v83 = v82 + (0.0028799999999999997 * ((v5 * v76) - (v6 * v54)))
    v84 = (-v83) - (0.0006500000000000002 * (v58 - v57))
    v85 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46)
    v86 = v3 * ((((v1 * v84) + v85) - (0.4318 * v64)) - (v2 * v81))
    v87 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74))
    v88 = ((0.4318 * v71) + ((v87 + (0.35158 * v44)) - (0.0203 * v77))) + (v2 * v84)
    v89 = v88 + (v1 * v81)
    v90 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v7)) - (qdd[0] * v66)) + ((v38 - v39) * v69)
    return (
        (v80 - (v4 * v65)) - v86,
        ((v90 - (v41 * v79)) + (v40 * ((v4 * v78) + (v3 * v72)))) - v89,
        -v89,
        v53,
        v83,
        v30,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 120 add, 152 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v3 * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (qd[0] * v9)
    v12 = qd[4] + v11
    v13 = v4 * v1
    v14 = (qd[0] * v13) - (v10 * v3)
    v15 = qd[3] + (qd[0] * v2)
    v16 = (v5 * v15) + (v6 * v14)
    v17 = 0.0028799999999999997 * ((v16 * v16) + (v12 * v12))
    v18 = v15 * v14
    v19 = qd[0] * qd[0]
    v20 = v19 * v2
    v21 = qd[0] * v10
    v22 = v21 * v2
    v23 = ((v13 * v20) - v18) - ((2.0 * v3) * v22)
    v24 = (v5 * v14) - (v6 * v15)
    v25 = v24 * v16
    v26 = 0.0028799999999999997 * (v25 - v23)
    v27 = (v5 * v26) + (v6 * v17)
    v28 = (v5 * v17) - (v6 * v26)
    v29 = (2.0 * ((v4 * v22) - (v15 * v11))) + (v9 * v20)
    v30 = v14 * v11
    v31 = v21 * v1
    v32 = v31 - v30
    v33 = ((v5 * v32) - (v6 * v29)) + (v24 * (2.0 * v12))
    v34 = 0.0028799999999999997 * v3
    v35 = (v4 * v28) - (v34 * v33)
    v36 = 0.4318 * v8
    v37 = (0.8913300000000002 * v1) - (0.025374999999999998 * v2)
    v38 = v10 * v10
    v39 = v38 + v19
    v40 = ((v1 * v27) + (v39 * v37)) + (v2 * v35)
    v41 = 0.4318 * v7
    v42 = (0.025374999999999998 * v1) + (0.8913300000000002 * v2)
    v43 = v36 * v42
    v44 = (0.0141984 * v8) + (1.601861202 * v7)
    v45 = (v8 * v44) - 0.0070992
    v46 = qd[1] * qd[1]
    v47 = v46 + v19
    v48 = (((37.2347379 * v8) - tau[1]) - (1.024164 * v7)) + ((v47 - v46) * v45)
    v49 = (0.4318 * v1) - (0.0203 * v2)
    v50 = (v47 * v36) - (v19 * v49)
    v51 = (v46 * v41) - 9.81
    v52 = 0.0028799999999999997 * v5
    v53 = (0.00024216000000000005 * v25) + (v52 * (((0.4318 * v38) + (v2 * v51)) - (v1 * v50)))
    v54 = 4e-05 * (v24 - qd[5])
    v55 = ((0.0006421600000000001 * v23) - v53) + (v16 * v54)
    v56 = ((-(v1 * v51)) - (0.0203 * v38)) - (v2 * v50)
    v57 = 0.0028799999999999997 * v4
    v58 = qd[0] * qd[1]
    v59 = (0.15005 * v19) - ((0.8636 * v58) * v7)
    v60 = ((0.8636 * v22) - v59) + (0.0406 * v31)
    v61 = v55 + (v6 * ((v57 * v56) - (v34 * v60)))
    v62 = tau[4] + v61
    v63 = 0.0012435839999999998 * v8
    v64 = v6 * v63
    v65 = 0.0012435839999999998 * v6
    v66 = 0.0006421600000000001 + v65
    v67 = (v4 * v66) - (5.846399999999999e-05 * v5)
    v68 = v6 * v2
    v69 = (v57 * v68) - (v1 * v52)
    v70 = (((v2 * (v5 * v63)) - v67) + (v13 * v64)) - (v41 * v69)
    v71 = 1557.2443004858599 * v70
    v72 = ((v48 - (v38 * v43)) - (v41 * v40)) - (v71 * v62)
    v73 = (0.3244698455 * v1) - (0.022546398 * v2)
    v74 = 0.011273199 + (v2 * v73)
    v75 = (((v51 * v37) + (v47 * v43)) - ((v39 - v38) * v74)) - (0.0203 * v27)
    v76 = (0.0006500000000000002 * (v18 - v23)) - v61
    v77 = ((v12 * v54) + ((v57 * v60) + (v34 * v56))) - (0.0004421600000000001 * v33)
    v78 = v12 * v16
    v79 = (v78 + (v5 * v29)) + (v6 * v32)
    v80 = (0.00020000000000000004 * (v78 + v79)) - tau[5]
    v81 = ((v5 * v80) + (0.00075 * v29)) + (v6 * v77)
    v82 = ((v4 * v76) + (v75 - (0.4318 * v35))) - (v3 * v81)
    v83 = ((v5 * v77) + ((9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31))) - (v6 * v80)
    v84 = tau[3] - v83
    v85 = v5 * (0.00024216000000000005 * v5)
    v86 = 0.0015999999999999999 + v85
    v87 = 1.0 / v86
    v88 = v3 * v5
    v89 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v90 = v88 * v89
    v91 = v90 * v87
    v92 = 1557.2443004858599 * v67
    v93 = v82 + (((v92 * v62) - tau[2]) - (v91 * v84))
    v94 = v5 * v4
    v95 = v1 * v94
    v96 = v68 - v95
    v97 = (-v42) - (0.0028799999999999997 * v96)
    v98 = v94 * v63
    v99 = (v36 * v37) + ((v1 * v64) + (v2 * v98))
    v100 = v99 + (v41 * v97)
    v101 = 5.846399999999999e-05 * v94
    v102 = v85 - 0.00119216
    v103 = v3 * (0.0012921600000000003 + v102)
    v104 = v3 * v103
    v105 = v104 + ((2.0 * (v101 - v65)) - 0.3592922305)
    v106 = v105 + v100
    v107 = v1 * v88
    v108 = (0.0012435839999999998 * v7) * v88
    v109 = ((v63 * v107) - v90) - (v2 * v108)
    v110 = (v109 * v91) + ((v92 * v70) - v106)
    v111 = 1.0 / ((v105 + (v67 * v92)) + (v90 * v91))
    v112 = v110 * v111
    v113 = (v72 + (v36 * ((v1 * v35) - (v2 * v27)))) + (v112 * v93)
    v114 = v109 * v87
    v115 = v113 + (v82 + (v114 * v84))
    v116 = ((((v100 - 1.748114002) + (v70 * v71)) + (v109 * v114)) + v106) - (v110 * v112)
    v117 = 1.0 / v116
    v118 = ((0.15005 * v69) - (v66 * v9)) + (v3 * ((5.846399999999999e-05 * v68) + v64))
    v119 = ((0.15005 * v97) - ((v2 * (0.0047376000000000015 + v90)) + (5.846399999999999e-05 * v107))) + (v13 * v103)
    v120 = v101 - v86
    v121 = 0.0004321439999999999 * v88
    v122 = v89 * v95
    v123 = (v98 - v122) + (v2 * (v120 - v121))
    v124 = (v119 + (v92 * v118)) - (v123 * v91)
    v125 = 1557.2443004858599 * v118
    v126 = (((v108 + (0.6903913435000001 * v7)) + (0.023751 * v8)) + (v125 * v70)) - v119
    v127 = v123 * v87
    v128 = (v126 - (v109 * v127)) - (v124 * v112)
    v129 = v128 * v117
    v130 = (v19 - v47) * ((0.6903913435000001 * v8) - (0.023751 * v7))
    v131 = (v130 + (((0.0047376000000000015 * (v39 - v19)) * v1) - tau[0])) - (v59 * v37)
    v132 = (v131 - ((2.0 * v58) * v45)) + ((2.0 * v21) * (v74 - v43))
    v133 = (v2 * v83) + (v132 - ((v49 - v36) * ((v3 * v28) + (v57 * v33))))
    v134 = v124 * v111
    v135 = ((v133 + (0.15005 * v40)) + (v13 * v81)) + (v134 * v93)
    v136 = (v135 + (((v9 * v76) - (v125 * v62)) - (v127 * v84))) - (v115 * v129)
    v137 = v101 + v120
    v138 = (((v7 * v44) - 3.153542285625) + v137) + (v118 * v125)
    v139 = (v138 - (2.0 * ((v121 + (v2 * v122)) - v99))) + (v123 * v127)
    v140 = ((0.00011692799999999998 * v68) - v73) - (v1 * (v104 + (v137 + ((0.0024871679999999997 * v6) - v102))))
    v141 = v136 * (1.0 / (((v139 + (v1 * v140)) - (v124 * v134)) - (v128 * v129)))
    v142 = (v129 * v141) - (v115 * v117)
    v143 = ((v111 * v93) + (v134 * v141)) - (v112 * v142)
    v144 = (((v87 * v84) + (v127 * v141)) + (v114 * v142)) + (v91 * v143)
    v145 = ((v79 + (25000.0 * tau[5])) - (v96 * v141)) - (v6 * v144)
    return (
        v141,
        -v142,
        v143,
        v144,
        (((1557.2443004858599 * v62) + (v125 * v141)) - (v71 * v142)) - (v92 * v143),
        v145 + (v88 * (v142 - v143)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Computed by composite bodies (Walker and Orin 1982) and factors M = L' D L (Featherstone 2005):
    symgen/derive/functions/forward_dynamics.py.

    Operations: 183 add, 240 mul, 4 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("tau", tau, REAL, 6))
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
    v6 = np.sin(q[5])
    v7 = np.cos(q[5])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (0.0203 * v12) + (0.4318 * v11)
    v14 = qd[1] * v2
    v15 = (0.15005 * v12) + (0.4318 * v14)
    v16 = (v4 * v15) - (v5 * v13)
    v17 = (v2 * v11) + (v3 * v10)
    v18 = qd[2] + qd[1]
    v19 = (v18 * v4) - (v5 * v17)
    v20 = (0.4318 * v19) - v16
    v21 = (v4 * v13) + (v5 * v15)
    v22 = (v18 * v5) + (v4 * v17)
    v23 = (0.4318 * v22) - v21
    v24 = qd[1] * v3
    v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17)
    v26 = (v8 * v25) - (v9 * v23)
    v27 = (v6 * v26) - (v7 * v20)
    v28 = (v6 * v20) + (v7 * v26)
    v29 = qd[3] + v12
    v30 = (v8 * v19) + (v9 * v29)
    v31 = qd[5] + v30
    v32 = v17 * ((0.218857068 * v17) - (0.680447712 * v24))
    v33 = ((0.620084 * qd[1]) - (0.047502 * v11)) + (0.894965952 * ((v3 * v24) + (v2 * v14)))
    v34 = (v32 - (v11 * ((0.2901696 * v17) - (2.3999823019999997 * v11)))) + (qd[1] * v33)
    v35 = qd[4] + v22
    v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31))
    v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)))
    v38 = (v8 * v23) + (v9 * v25)
    v39 = (v9 * v19) - (v8 * v29)
    v40 = (v6 * v35) + (v7 * v39)
    v41 = (v6 * v39) - (v7 * v35)
    v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)))
    v43 = v10 * (((1.03118515 * v10) - (0.5383560000000001 * qd[1])) - (0.0141984 * v11))
    v44 = ((v12 * (0.14183706799999996 * v12)) + v43) + (v18 * ((0.10952 * v18) - (0.1103088 * v12)))
    v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29))
    v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)))
    v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)))
    v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)))
    v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)))
    v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)))
    v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))))
    return (
        (qd[0] * (qd[0] * 0.175)) + v51,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 61 add, 101 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.cos(q[3])
    v3 = np.sin(q[2])
    v4 = np.cos(q[2])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = (v2 * (0.0028799999999999997 * v0)) - 0.025374999999999998
    v8 = 0.89133 + (0.0028799999999999997 * v1)
    v9 = v5 * ((v4 * v7) + ((v3 * v8) - 3.79559))
    return (
        154.550796435 - (9.81 * (v9 - (v6 * ((0.10439999999999999 + (v4 * v8)) - (v3 * v7))))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 8 add, 10 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
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
    v10 = 0.05625 * v0
    v11 = (v3 * v10) - 0.0203
    v12 = 0.4318 + (0.05625 * v1)
    v13 = (v5 * v12) - (v4 * v11)
    v14 = (v5 * v11) + ((v4 * v12) - 0.4318)
    v15 = (v7 * v14) + (v6 * v13)
    v16 = 0.15005 + (v2 * v10)
    return (
        (v8 * v16) - (v9 * v15),
        -((v8 * v15) + (v9 * v16)),
        (0.67183 + (v7 * v13)) - (v6 * v14),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 11 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = np.sin(q[0])
    v11 = np.cos(q[0])
    v12 = (v2 * v1) + (v3 * v0)
    v13 = v4 * v12
    v14 = (v3 * v1) - (v2 * v0)
    v15 = v5 * v14
    v16 = (v7 * v15) - v13
    v17 = v6 * v8
    v18 = (v9 * v16) - (v17 * v14)
    v19 = v6 * v9
    v20 = (v7 * v8) + (v5 * v19)
    v21 = (v8 * v16) + (v19 * v14)
    v22 = (v7 * v9) - (v5 * v17)
    v23 = v4 * v14
    v24 = v5 * v12
    v25 = v24 + (v7 * v23)
    v26 = v6 * v4
    v27 = v23 + (v7 * v24)
    return (
        (v11 * v18) - (v10 * v20),
        -((v10 * v22) + (v11 * v21)),
        (v10 * v26) - (v11 * v25),
        (v11 * v20) + (v10 * v18),
        (v11 * v22) - (v10 * v21),
        -((v10 * v25) + (v11 * v26)),
        (v9 * v27) - (v17 * v12),
        -((v8 * v27) + (v19 * v12)),
        v15 - (v7 * v13),
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 18 add, 39 mul, 0 div, 0 sqrt, 6 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
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
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v6 * v5
    v12 = (v2 * v1) + (v3 * v0)
    v13 = (v7 * v12) + (v11 * v10)
    v14 = v4 * v9
    v15 = (v8 * v13) + (v6 * v14)
    v16 = 0.05625 * v15
    v17 = v8 * v12
    v18 = v16 + (0.4318 * v17)
    v19 = 0.0203 * v10
    v20 = (0.4318 * v3) + v19
    v21 = (v7 * v10) - (v11 * v12)
    v22 = 0.4318 * v10
    v23 = 0.0203 * v12
    v24 = (v23 + v22) + (0.05625 * v21)
    v25 = (0.4318 * v2) + v24
    v26 = v23 - v24
    v27 = v22 + v26
    v28 = v4 * v8
    v29 = (v5 * v9) - (v28 * v10)
    v30 = v4 * v12
    v31 = (v9 * v13) - (v6 * v28)
    v32 = 0.05625 * v31
    v33 = v9 * v12
    v34 = v32 + (0.4318 * v33)
    v35 = (v5 * v8) + (v14 * v10)
    v36 = (v9 * v34) + (v8 * v18)
    v37 = (v9 * v9) + (v8 * v8)
    v38 = -v9
    return (
        v18 + ((0.15005 * v9) - (v8 * v20)),
        -(v9 * v25),
        -(v9 * v24),
        (v10 * v18) + (v17 * v26),
        (v29 * v27) + (v30 * v16),
        (v15 * v27) + (v21 * v16),
        ((v9 * v20) + (0.15005 * v8)) - v34,
        -(v8 * v25),
        -(v8 * v24),
        -((v10 * v34) + (v33 * v26)),
        (v35 * v27) - (v30 * v32),
        -((v31 * v27) + (v21 * v32)),
        REAL(0.0),
        (v37 * v20) - v36,
        (v37 * v19) - v36,
        (v33 * v16) - (v17 * v32),
        -((v35 * v16) + (v29 * v32)),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        -v33,
        v35,
        -v31,
        REAL(0.0),
        v38,
        v38,
        -v17,
        -v29,
        -v15,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v30,
        v21,
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 32 add, 62 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_tip(prepared, q):
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
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v6 * v5
    v12 = v11 * v10
    v13 = (v2 * v1) + (v3 * v0)
    v14 = v8 * v13
    v15 = v4 * v6
    v16 = ((v9 * v15) + (v7 * v14)) + (v8 * v12)
    v17 = 0.4318 * v3
    v18 = v17 + (0.0203 * v10)
    v19 = (v8 * v18) - (0.15005 * v9)
    v20 = (0.4318 * v14) - v19
    v21 = v20 + (0.05625 * v16)
    v22 = 0.4318 * v2
    v23 = v22 + (0.0203 * v13)
    v24 = (0.4318 * v10) + v23
    v25 = (v7 * v10) - (v11 * v13)
    v26 = (0.05625 * v25) + v24
    v27 = -(v9 * v26)
    v28 = v22 - v26
    v29 = v9 * v28
    v30 = v23 - v26
    v31 = v19 + v21
    v32 = (v10 * v31) + (v14 * v30)
    v33 = v20 - v21
    v34 = v4 * v13
    v35 = v24 - v26
    v36 = v4 * v10
    v37 = (v8 * v36) - (v5 * v9)
    v38 = (v37 * v35) + (v34 * v33)
    v39 = -v38
    v40 = (v16 * v35) - (v25 * v33)
    v41 = v9 * v13
    v42 = ((v7 * v41) - (v8 * v15)) + (v9 * v12)
    v43 = (v9 * v18) + (0.15005 * v8)
    v44 = (0.4318 * v41) - v43
    v45 = v44 + (0.05625 * v42)
    v46 = v8 * v26
    v47 = v8 * v28
    v48 = v43 + v45
    v49 = (v10 * v48) + (v41 * v30)
    v50 = v44 - v45
    v51 = (v5 * v8) + (v9 * v36)
    v52 = (v51 * v35) + (v34 * v50)
    v53 = (v25 * v50) - (v42 * v35)
    v54 = (v8 * v21) + (v9 * v45)
    v55 = (v9 * v9) + (v8 * v8)
    v56 = v54 + (v17 * v55)
    v57 = (v14 * v48) - (v41 * v31)
    v58 = (v51 * v33) - (v37 * v50)
    v59 = (v16 * v50) - (v42 * v33)
    v60 = -v47
    v61 = -v52
    v62 = -v53
    v63 = v9 * v56
    v64 = v9 * v57
    v65 = -(v9 * v58)
    v66 = -(v9 * v59)
    v67 = -((v10 * v52) + (v14 * v58))
    v68 = -((v10 * v53) + (v14 * v59))
    v69 = -((v34 * v53) - (v37 * v59))
    v70 = v8 * v56
    v71 = v8 * v57
    v72 = -(v8 * v58)
    v73 = -(v8 * v59)
    v74 = (v41 * v58) - (v10 * v38)
    v75 = (v10 * v40) + (v41 * v59)
    v76 = (v34 * v40) - (v51 * v59)
    v77 = v55 * v28
    v78 = -((v8 * v49) - (v9 * v32))
    v79 = (v8 * v52) - (v9 * v38)
    v80 = (v8 * v53) + (v9 * v40)
    v81 = -((v41 * v52) + (v14 * v38))
    v82 = (v14 * v40) - (v41 * v53)
    v83 = -((v37 * v40) - (v51 * v53))
    return (
        v21,
        v27,
        v29,
        v32,
        v39,
        v40,
        -v45,
        -v46,
        v47,
        -v49,
        v52,
        v53,
        REAL(0.0),
        -v54,
        -v56,
        -v57,
        v58,
        v59,
        v45,
        v46,
        v60,
        v49,
        v61,
        v62,
        v46,
        v9 * v54,
        v63,
        v64,
        v65,
        v66,
        v60,
        v63,
        v63,
        v64,
        v65,
        v66,
        v49,
        v64,
        v64,
        (v10 * v49) + (v14 * v57),
        v67,
        v68,
        v61,
        v65,
        v65,
        v67,
        (v37 * v58) - (v34 * v52),
        v69,
        v62,
        v66,
        v66,
        v68,
        v69,
        -((v16 * v59) + (v25 * v53)),
        v21,
        v27,
        v29,
        v32,
        v39,
        v40,
        v27,
        v8 * v54,
        v70,
        v71,
        v72,
        v73,
        v29,
        v70,
        v70,
        v71,
        v72,
        v73,
        v32,
        v71,
        v71,
        (v10 * v32) - (v41 * v57),
        v74,
        v75,
        v39,
        v72,
        v72,
        v74,
        -((v51 * v58) + (v34 * v38)),
        v76,
        v40,
        v73,
        v73,
        v75,
        v76,
        (v25 * v40) + (v42 * v59),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v55 * v26),
        v77,
        v78,
        v79,
        v80,
        REAL(0.0),
        v77,
        v77,
        v78,
        v79,
        v80,
        REAL(0.0),
        v78,
        v78,
        (v41 * v49) + (v14 * v32),
        v81,
        v82,
        REAL(0.0),
        v79,
        v79,
        v81,
        (v37 * v38) + (v51 * v52),
        v83,
        REAL(0.0),
        v80,
        v80,
        v82,
        v83,
        (v16 * v40) - (v42 * v53),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 59 add, 118 mul, 0 div, 0 sqrt, 5 sincos, 24 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_tip(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = v2 * v1
    v11 = v0 * v2
    v12 = (v4 * v7) + (v5 * v6)
    v13 = (v5 * v7) - (v4 * v6)
    v14 = v8 * v12
    v15 = v0 * v12
    v16 = v9 * v12
    v17 = -v16
    v18 = -v9
    v19 = v9 * v13
    v20 = (v1 * v8) + (v0 * v19)
    v21 = ((v8 * v11) - (v10 * v19)) - (v3 * v16)
    v22 = v8 * v13
    v23 = (v1 * v9) - (v0 * v22)
    v24 = ((v9 * v11) + (v3 * v14)) + (v10 * v22)
    v25 = (v10 * v12) - (v3 * v13)
    v26 = v9 * v25
    v27 = v8 * v25
    v28 = -v19
    v29 = -(v9 * v15)
    v30 = -v22
    v31 = -(v8 * v15)
    v32 = -((v8 * v14) + (v9 * v16))
    v33 = -((v8 * v23) - (v9 * v20))
    v34 = -((v8 * v24) - (v9 * v21))
    return (
        REAL(0.0),
        v8,
        v8,
        v17,
        v20,
        v21,
        REAL(0.0),
        v18,
        v18,
        -v14,
        -v23,
        -v24,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v15,
        -v25,
        REAL(0.0),
        v9,
        v9,
        v14,
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v23) - (v14 * v15),
        (v13 * v24) + (v14 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v15 * v24) + (v23 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v17,
        v20,
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        v31,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        v31,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v20) + (v15 * v16),
        (v13 * v21) - (v16 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v15 * v21) + (v20 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v16 * v23) + (v14 * v20),
        (v16 * v24) + (v14 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v23 * v21) - (v20 * v24),
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 21 add, 51 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
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
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = (v3 * v1) - (v2 * v0)
    v13 = v5 * v12
    v14 = (v6 * v4) - (v7 * v13)
    v15 = (v2 * v1) + (v3 * v0)
    v16 = v5 * v15
    v17 = (v9 * v16) - (v8 * v14)
    v18 = v7 * v15
    v19 = (v9 * v12) - (v8 * v18)
    v20 = v19 * v17
    v21 = (v9 * v14) + (v8 * v16)
    v22 = (v8 * v12) + (v9 * v18)
    v23 = 0.0003 * v22
    v24 = (v7 * v4) + (v6 * v13)
    v25 = v6 * v15
    v26 = v25 * v24
    v27 = (v10 * v24) + (v11 * v21)
    v28 = (v11 * v22) - (v10 * v25)
    v29 = 0.00015 * v28
    v30 = (v10 * v22) + (v11 * v25)
    v31 = 0.00015 * v30
    v32 = (v10 * v21) - (v11 * v24)
    v33 = ((v29 * v27) + (4e-05 * v20)) + (v32 * v31)
    v34 = v33 + (((v23 * v21) - (0.0004 * v26)) + (0.0003 * v20))
    v35 = 0.0018 * v14
    v36 = 0.0013 * v12
    v37 = v34 + (((v16 * v36) + (v18 * v35)) - (0.0018 * v26))
    v38 = v4 * v15
    v39 = v4 * v12
    v40 = (v6 * v5) + (v7 * v39)
    v41 = (v9 * v40) - (v8 * v38)
    v42 = (v7 * v5) - (v6 * v39)
    v43 = 0.0004 * v42
    v44 = (v9 * v38) + (v8 * v40)
    v45 = 0.0003 * v44
    v46 = (v10 * v42) + (v11 * v41)
    v47 = 4e-05 * v44
    v48 = (v11 * v42) - (v10 * v41)
    v49 = 0.00015 * v48
    v50 = ((v19 * v47) - (v46 * v29)) + (v30 * v49)
    v51 = v50 + ((v19 * v45) + ((v25 * v43) - (v41 * v23)))
    v52 = 0.0018 * v40
    v53 = 0.0018 * v42
    v54 = v51 + (((v38 * v36) - (v18 * v52)) + (v25 * v53))
    v55 = 0.066 * v13
    v56 = 0.066 * v39
    v57 = v5 * v16
    v58 = v4 * v38
    v59 = v58 + v57
    v60 = v12 * v59
    v61 = (v4 * v54) + ((0.0125 * v60) - ((v38 * v56) + (v16 * v55)))
    v62 = v61 + (v5 * v37)
    v63 = 2.0 * v62
    v64 = 0.4318 * v3
    v65 = v5 * v64
    v66 = (v65 + (0.15005 * v4)) + (0.0203 * v13)
    v67 = (0.4318 * v16) - v66
    v68 = (0.09 * v67) + (0.0028799999999999997 * v17)
    v69 = 0.67183 + (0.4318 * v2)
    v70 = (0.0203 * v15) + v69
    v71 = (0.4318 * v12) + v70
    v72 = v71 + (0.032 * v19)
    v73 = v72 * v68
    v74 = 0.34 * v67
    v75 = v73 + (v71 * v74)
    v76 = (0.4508 * v16) - v66
    v77 = (0.369656 * v12) + (0.82 * v70)
    v78 = v75 + (v77 * v76)
    v79 = v4 * v64
    v80 = (v79 - (0.15005 * v5)) + (0.0203 * v39)
    v81 = (0.4318 * v38) - v80
    v82 = v81 + (0.032 * v44)
    v83 = 0.09 * v82
    v84 = v72 * v83
    v85 = 0.34 * v81
    v86 = v84 + (v71 * v85)
    v87 = (0.4508 * v38) - v80
    v88 = v86 + (v77 * v87)
    v89 = (v65 + (0.16415 * v4)) - (0.07 * v16)
    v90 = (v79 - (0.16415 * v5)) - (0.07 * v38)
    v91 = (0.336 * v12) + (4.8 * v69)
    v92 = ((v91 * ((v4 * v90) + (v5 * v89))) - (v4 * v88)) - (v5 * v78)
    v93 = v74 + v68
    v94 = 0.82 * v76
    v95 = v93 + v94
    v96 = 4.8 * v89
    v97 = v96 - v95
    v98 = 0.67183 * v5
    v99 = v83 + v85
    v100 = 0.82 * v87
    v101 = v99 + v100
    v102 = 4.8 * v90
    v103 = v102 - v101
    v104 = 0.67183 * v4
    v105 = v4 * v4
    v106 = v5 * v5
    v107 = v106 + v105
    v108 = v3 * v107
    v109 = (0.068 * v108) - ((0.006 * v2) * v107)
    v110 = ((((0.10439999999999999 * v3) + (1.1832 * v2)) * v109) - (v104 * v103)) - (v98 * v97)
    v111 = v92 + v110
    v112 = v2 * v108
    v113 = v4 * v69
    v114 = v5 * v69
    v115 = ((v113 * v103) - v92) + (v114 * v97)
    v116 = (v38 * v37) - (v16 * v54)
    v117 = (v12 * v80) + (v38 * v70)
    v118 = (v12 * v66) + (v16 * v70)
    v119 = ((v38 * v78) + ((v118 * v101) - (v117 * v95))) - (v16 * v88)
    v120 = (v42 * v34) + (v24 * v51)
    v121 = (v25 * v81) - (v42 * v71)
    v122 = (v25 * v67) + (v24 * v71)
    v123 = (((v122 * v99) - (v121 * v93)) - (v24 * v86)) - (v42 * v75)
    v124 = v120 + v123
    v125 = (v44 * v33) - (v17 * v50)
    v126 = (v71 * v44) - (v19 * v81)
    v127 = (v19 * v67) - (v71 * v17)
    v128 = (v83 * v127) + (v68 * v126)
    v129 = (v44 * v68) - (v17 * v83)
    v130 = (v72 * v129) - v128
    v131 = v130 - v125
    v132 = 0.0003 * v41
    v133 = 0.00015 * v46
    v134 = ((v44 * v47) + (v48 * v49)) + (v46 * v133)
    v135 = v134 + (((v44 * v45) + (v42 * v43)) + (v41 * v132))
    v136 = v38 * v38
    v137 = v135 + (((v40 * v52) + (0.0013 * v136)) + (v42 * v53))
    v138 = v17 * v17
    v139 = v24 * v24
    v140 = (4e-05 * v138) + (0.00015 * ((v27 * v27) + (v32 * v32)))
    v141 = v140 + ((0.0004 * v139) + (0.0003 * (v138 + (v21 * v21))))
    v142 = v16 * v16
    v143 = v141 + (((0.0013 * v142) + (v14 * v35)) + (0.0018 * v139))
    v144 = v143 - v137
    v145 = v136 - v142
    v146 = v5 * v4
    v147 = v146 * ((((v39 * v56) - (v13 * v55)) + (0.0125 * v145)) - v144)
    v148 = ((v17 * v47) + (v32 * v49)) - (v27 * v133)
    v149 = v148 + (((v17 * v45) - (v24 * v43)) - (v21 * v132))
    v150 = v38 * v16
    v151 = (((v14 * v52) - (0.0013 * v150)) + (v24 * v53)) - v149
    v152 = v105 - v106
    v153 = (v152 * (((v13 * v56) + (0.0125 * v150)) - v151)) - v147
    v154 = (v67 + (0.032 * v17)) * v68
    v155 = v154 + (v67 * v74)
    v156 = v155 + (v76 * v94)
    v157 = v82 * v83
    v158 = v157 + (v81 * v85)
    v159 = v158 + (v87 * v100)
    v160 = v146 * ((v159 + ((v90 * v102) - (v89 * v96))) - v156)
    v161 = v82 * v68
    v162 = v161 + (v81 * v74)
    v163 = v162 + (v87 * v94)
    v164 = (v160 - (v152 * (v163 + (v90 * v96)))) + v153
    v165 = v64 * v107
    v166 = -((-v164) - (v165 * ((v4 * v97) - (v5 * v103))))
    v167 = (v4 * v151) + (v5 * v137)
    v168 = (v4 * v143) + (v5 * v151)
    v169 = (v38 * v168) + (v16 * v167)
    v170 = (v39 * v54) + (v13 * v37)
    v171 = v19 * v19
    v172 = v25 * v25
    v173 = ((v28 * v29) + (4e-05 * v171)) + (v30 * v31)
    v174 = v173 + (((v22 * v23) + (0.0004 * v172)) + (0.0003 * v171))
    v175 = v174 + ((v12 * v36) + (0.0018 * (v172 + (v18 * v18))))
    v176 = (v59 * v175) - v170
    v177 = (v38 * v66) - (v16 * v80)
    v178 = (v177 * v101) - (v16 * v159)
    v179 = (v38 * v156) + (v177 * v95)
    v180 = (v4 * v16) + (v5 * v38)
    v181 = ((v4 * v179) - (v180 * v163)) - (v5 * v178)
    v182 = -((v181 + v176) - v169)
    v183 = v42 * v149
    v184 = v183 + (v24 * v135)
    v185 = v24 * v149
    v186 = v185 + (v42 * v141)
    v187 = (v4 * v186) - (v5 * v184)
    v188 = (v24 * v81) + (v42 * v67)
    v189 = ((v188 * v99) - (v42 * v162)) - (v24 * v158)
    v190 = ((v188 * v93) - (v42 * v155)) - (v24 * v162)
    v191 = (v4 * v190) - (v5 * v189)
    v192 = (v4 * v42) - (v5 * v24)
    v193 = v4 * v25
    v194 = v5 * v25
    v195 = ((v193 * v51) - (v192 * v174)) + (v194 * v34)
    v196 = (v195 + v191) + v187
    v197 = v44 * v148
    v198 = v197 - (v17 * v134)
    v199 = v17 * v148
    v200 = (v44 * v140) - v199
    v201 = (v4 * v200) - (v5 * v198)
    v202 = v19 * v50
    v203 = (v44 * v173) - v202
    v204 = (v44 * v67) - (v81 * v17)
    v205 = v68 * v204
    v206 = ((v44 * v154) - v205) - (v17 * v161)
    v207 = v206 + v203
    v208 = v19 * v33
    v209 = (v17 * v173) - v208
    v210 = v83 * v204
    v211 = (v82 * v129) - v210
    v212 = v211 - v209
    v213 = -(((v4 * v207) - v201) - (v5 * v212))
    v214 = (v170 - (v180 * v151)) + ((v58 * v137) + (v57 * v143))
    v215 = -(v181 + v214)
    v216 = (v12 * v116) + ((v150 * v144) - (v145 * v151))
    v217 = ((v12 * v120) + (v38 * v184)) + (v16 * v186)
    v218 = v38 * v25
    v219 = (v16 * v42) + (v38 * v24)
    v220 = v219 * v174
    v221 = v25 * v16
    v222 = (v38 * v189) + (v16 * v190)
    v223 = ((v12 * v125) + (v38 * v198)) + (v16 * v200)
    v224 = (v183 + (v25 * v34)) - (v24 * v141)
    v225 = ((v42 * v135) - v185) + (v25 * v51)
    v226 = (v4 * v225) + (v5 * v224)
    v227 = v191 - v226
    v228 = (v38 * v224) - (v16 * v225)
    v229 = ((v42 * v184) + (v25 * v120)) - (v24 * v186)
    v230 = ((v42 * v198) + (v25 * v125)) - (v24 * v200)
    v231 = (v208 + (v17 * v140)) + v197
    v232 = (v202 + (v44 * v134)) + v199
    v233 = (v4 * v232) + (v5 * v231)
    v234 = -(v233 + ((v4 * v206) - (v5 * v211)))
    v235 = (v38 * v231) - (v16 * v232)
    v236 = (v42 * v231) + (v24 * v232)
    v237 = ((v44 * v198) + (v17 * v200)) + (v19 * v125)
    v238 = (v4 * v117) + (v5 * v118)
    v239 = 0.09 * v72
    v240 = 0.34 * v71
    v241 = v239 + v240
    v242 = v77 + v241
    v243 = v242 - 0.8397875
    v244 = (v12 * v101) - (v38 * v242)
    v245 = (v12 * v95) - (v16 * v242)
    v246 = v72 * v239
    v247 = v246 + (v71 * v240)
    v248 = ((v59 * v247) + (v77 * ((0.4508 * v60) + (v70 * v59)))) - (v39 * v88)
    v249 = v248 - (v13 * v78)
    v250 = v249 + (((v104 * v244) - (v238 * v243)) + (v98 * v245))
    v251 = v176 - v250
    v252 = ((v193 * v86) - (v192 * v247)) + (v194 * v75)
    v253 = (v4 * v121) + (v5 * v122)
    v254 = v241 - 0.28888690000000006
    v255 = (v25 * v99) - (v42 * v241)
    v256 = (v25 * v93) + (v24 * v241)
    v257 = (((v104 * v255) + (v254 * v253)) + (v98 * v256)) - v252
    v258 = v187 + v257
    v259 = (v4 * v126) - (v5 * v127)
    v260 = v239 - 0.0604647
    v261 = (v17 * v239) - (v19 * v68)
    v262 = (v44 * v239) - (v19 * v83)
    v263 = (v4 * v44) + (v5 * v17)
    v264 = (v4 * v83) + (v5 * v68)
    v265 = v19 * v264
    v266 = (v72 * v265) - (v246 * v263)
    v267 = v266 + (((v104 * v262) + (v98 * v261)) + (v260 * v259))
    v268 = v201 - v267
    v269 = v4 * v19
    v270 = v5 * v19
    v271 = ((v269 * v50) - (v263 * v173)) + (v270 * v33)
    v272 = -v153
    v273 = (v4 * (v104 - v113)) + (v5 * (v98 - v114))
    v274 = v107 * (-(v165 * ((4.0645715000000004 - v91) - v242)))
    v275 = v274 + (v273 * ((v4 * v103) + (v5 * v97)))
    v276 = -v275
    v277 = ((v13 * v168) - (v39 * v167)) - (v59 * ((v4 * v37) - (v5 * v54)))
    v278 = -v277
    v279 = v5 * v177
    v280 = (v4 * v101) + (v5 * v95)
    v281 = (v38 * v95) - (v16 * v101)
    v282 = ((v39 * v159) + (v13 * v163)) - (v59 * v88)
    v283 = v282 + (((v117 * v280) + (v279 * v243)) - (v98 * v281))
    v284 = ((v39 * v163) + (v13 * v156)) - (v59 * v78)
    v285 = v4 * v177
    v286 = (((v285 * v243) - (v104 * v281)) - (v118 * v280)) - v284
    v287 = (v4 * v286) + (v5 * v283)
    v288 = v287 - v278
    v289 = v278 - v288
    v290 = v193 * v149
    v291 = (v4 * v34) - (v5 * v51)
    v292 = (v42 * v291) + ((v194 * v135) - v290)
    v293 = (v4 * v99) + (v5 * v93)
    v294 = (((v192 * v75) - (v194 * v155)) - (v193 * v162)) + (v122 * v293)
    v295 = v4 * v188
    v296 = (v24 * v99) + (v42 * v93)
    v297 = ((v104 * v296) + (v254 * v295)) - v294
    v298 = v292 + v297
    v299 = v194 * v149
    v300 = ((v192 * v51) - v299) - (v193 * v135)
    v301 = ((v192 * v34) - v290) - (v194 * v141)
    v302 = (v4 * v301) - (v5 * v300)
    v303 = (v24 * v291) + ((v193 * v141) - v299)
    v304 = v5 * v188
    v305 = (((v192 * v86) - (v193 * v158)) - (v194 * v162)) + (v121 * v293)
    v306 = v305 + ((v98 * v296) + (v254 * v304))
    v307 = v303 - v306
    v308 = (v302 + (v4 * v298)) - (v5 * v307)
    v309 = (v4 * v33) - (v5 * v50)
    v310 = v19 * v148
    v311 = v19 * v140
    v312 = ((v4 * v311) - (v5 * v310)) - (v17 * v309)
    v313 = ((v126 * v264) - (v263 * v84)) + (v82 * v265)
    v314 = v204 * v260
    v315 = ((v98 * v129) + (v5 * v314)) - v313
    v316 = v315 - v312
    v317 = v19 * v134
    v318 = ((v4 * v310) - (v5 * v317)) - (v44 * v309)
    v319 = (((v263 * v73) - (v270 * v154)) - (v269 * v161)) + (v127 * v264)
    v320 = ((v104 * v129) + (v4 * v314)) - v319
    v321 = v320 - v318
    v322 = ((v263 * v50) - (v269 * v134)) - (v270 * v148)
    v323 = ((v263 * v33) - (v270 * v140)) - (v269 * v148)
    v324 = (v4 * v323) - (v5 * v322)
    v325 = (v324 + (v4 * v321)) + (v5 * v316)
    v326 = -v287
    v327 = (v38 * v137) - (v16 * v151)
    v328 = v59 * ((v38 * v54) + (v16 * v37))
    v329 = (v38 * v151) - (v16 * v143)
    v330 = ((v328 - (v39 * v327)) + (v13 * v329)) + (v12 * v176)
    v331 = ((v12 * v195) - (v38 * v300)) - (v16 * v301)
    v332 = ((v12 * v271) - (v38 * v322)) - (v16 * v323)
    v333 = v226 + v257
    v334 = (v4 * v297) + (v5 * v306)
    v335 = ((v42 * v51) + (v25 * v174)) - (v24 * v34)
    v336 = ((v39 * v225) - (v59 * v335)) + (v13 * v224)
    v337 = ((v42 * v300) - (v25 * v195)) - (v24 * v301)
    v338 = ((v42 * v322) - (v25 * v271)) - (v24 * v323)
    v339 = v233 - v267
    v340 = (v4 * v320) + (v5 * v315)
    v341 = ((v44 * v50) + (v19 * v173)) + (v17 * v33)
    v342 = ((v39 * v232) - (v59 * v341)) + (v13 * v231)
    v343 = ((v193 * v232) - (v192 * v341)) + (v194 * v231)
    v344 = ((v44 * v322) - (v19 * v271)) + (v17 * v323)
    v345 = v249 + (((v113 * v244) + (v238 * ((1.25 * v69) - v242))) + (v114 * v245))
    v346 = v176 - v345
    v347 = (0.43000000000000005 * v121) - v255
    v348 = (0.43000000000000005 * v122) - v256
    v349 = (v252 + (v114 * v348)) + ((v113 * v347) - (v241 * v253))
    v350 = v187 - v349
    v351 = v261 + (0.09 * v127)
    v352 = (0.09 * v126) - v262
    v353 = ((v113 * v352) - v266) - ((v114 * v351) + (v239 * v259))
    v354 = v201 + v353
    v355 = v280 + (1.25 * v165)
    v356 = v281 + (1.25 * v177)
    v357 = (v282 - (v114 * v356)) + ((v117 * v355) + ((v165 * v244) + (v279 * v242)))
    v358 = ((((v285 * v242) - (v165 * v245)) - (v113 * v356)) - (v118 * v355)) - v284
    v359 = (v4 * v358) + (v5 * v357)
    v360 = v278 - v359
    v361 = v278 + v360
    v362 = (0.43000000000000005 * v188) - v296
    v363 = (((v241 * v295) - (v165 * v348)) - (v113 * v362)) - v294
    v364 = v292 + v363
    v365 = v305 + (((v165 * v347) + (v241 * v304)) - (v114 * v362))
    v366 = v303 - v365
    v367 = (v302 + (v4 * v364)) - (v5 * v366)
    v368 = (0.09 * v204) - v129
    v369 = v239 * v204
    v370 = (((v5 * v369) - (v165 * v352)) - (v114 * v368)) - v313
    v371 = v312 - v370
    v372 = (((v4 * v369) - (v165 * v351)) - (v113 * v368)) - v319
    v373 = v318 - v372
    v374 = -(((v4 * v373) - v324) + (v5 * v371))
    v375 = -v359
    v376 = v226 - v349
    v377 = (v4 * v363) + (v5 * v365)
    v378 = v233 + v353
    v379 = (v4 * v372) + (v5 * v370)
    v380 = (v12 * v37) - v329
    v381 = v327 + (v12 * v54)
    v382 = (v4 * v381) + (v5 * v380)
    v383 = (v12 * v24) + v221
    v384 = (v12 * v42) - v218
    v385 = ((v383 * v51) - v220) + (v384 * v34)
    v386 = (v12 * v93) - (v16 * v241)
    v387 = (v12 * v99) - (v38 * v241)
    v388 = (((v383 * v86) - (v219 * v247)) + (v384 * v75)) - (v122 * v387)
    v389 = v388 + (((v118 * v347) + (v121 * v386)) - (v117 * v348))
    v390 = v389 - v385
    v391 = v239 * v126
    v392 = (((v12 * v128) - (v16 * v391)) + (v118 * v352)) + (v117 * v351)
    v393 = (v38 * v17) - (v16 * v44)
    v394 = (v12 * v17) - (v16 * v19)
    v395 = (v12 * v44) - (v38 * v19)
    v396 = v239 * v127
    v397 = v392 + ((((v394 * v84) - (v246 * v393)) - (v395 * v73)) - (v38 * v396))
    v398 = v223 + v397
    v399 = ((v394 * v50) - (v393 * v173)) - (v395 * v33)
    v400 = v399 - v398
    v401 = -v360
    v402 = -((v328 - (v13 * v380)) + ((v60 * v175) - (v39 * v381)))
    v403 = ((v219 * v51) - (v383 * v135)) - (v384 * v149)
    v404 = ((v219 * v34) - (v384 * v141)) - (v383 * v149)
    v405 = (v4 * v404) - (v5 * v403)
    v406 = ((v12 * v174) + (v38 * v51)) + (v16 * v34)
    v407 = v12 * v25
    v408 = (v38 * v93) - (v16 * v99)
    v409 = (((v219 * v75) - (v384 * v155)) - (v383 * v162)) + (v118 * v362)
    v410 = v409 + (((v188 * v386) - (v122 * v408)) - (v177 * v348))
    v411 = v410 + ((((v218 * v135) + (v221 * v149)) + (v407 * v51)) - (v42 * v406))
    v412 = (((v219 * v86) - (v383 * v158)) - (v384 * v162)) + (v117 * v362)
    v413 = v412 + (((v188 * v387) - (v121 * v408)) - (v177 * v347))
    v414 = ((v24 * v406) + (((v221 * v141) + (v218 * v149)) + (v407 * v34))) - v413
    v415 = ((v4 * v411) - v405) + (v5 * v414)
    v416 = (v38 * v68) - (v16 * v83)
    v417 = (((v12 * v210) - (v38 * v369)) - (v393 * v84)) + (v177 * v352)
    v418 = v417 + ((v117 * v368) + ((v126 * v416) + ((v394 * v157) - (v395 * v161))))
    v419 = ((v393 * v50) - (v394 * v134)) + (v395 * v148)
    v420 = (v38 * v50) + (v16 * v33)
    v421 = ((v12 * v209) - (v16 * v311)) + (v17 * v420)
    v422 = ((v419 - (v38 * v310)) + v418) + v421
    v423 = (((v12 * v205) - (v16 * v369)) - (v393 * v73)) - (v177 * v351)
    v424 = v423 + ((v118 * v368) + (((v394 * v161) - (v395 * v154)) - (v127 * v416)))
    v425 = ((v393 * v33) + (v395 * v140)) - (v394 * v148)
    v426 = (((v12 * v203) - (v16 * v310)) + (v44 * v420)) - ((v38 * v317) + v425)
    v427 = v426 - v424
    v428 = -((v4 * v427) + (v5 * v422))
    v429 = (v38 * v403) + (v16 * v404)
    v430 = v217 - v389
    v431 = (v4 * v410) - (v5 * v413)
    v432 = v336 - v431
    v433 = -v432
    v434 = (v38 * v413) + (v16 * v410)
    v435 = (v42 * v403) - (v24 * v404)
    v436 = (v4 * v424) - (v5 * v418)
    v437 = v342 - v436
    v438 = -v437
    v439 = (v38 * v418) + (v16 * v424)
    v440 = v219 * v341
    v441 = (v440 - (v383 * v232)) - (v384 * v231)
    v442 = (v44 * v419) + (v17 * v425)
    v443 = v397 - v399
    v444 = (v42 * v224) + (v24 * v225)
    v445 = (v24 * v44) + (v42 * v17)
    v446 = (v25 * v17) + (v24 * v19)
    v447 = (v25 * v44) - (v42 * v19)
    v448 = (((v446 * v84) - (v246 * v445)) - (v447 * v73)) - (v42 * v396)
    v449 = (v448 - (v121 * v351)) + (((v25 * v128) + (v24 * v391)) - (v122 * v352))
    v450 = v230 + v449
    v451 = ((v446 * v50) - (v445 * v173)) - (v447 * v33)
    v452 = v451 - v450
    v453 = -(v302 + v377)
    v454 = v405 + v432
    v455 = ((v193 * v225) - (v192 * v335)) + (v194 * v224)
    v456 = (v24 * v83) + (v42 * v68)
    v457 = (((v445 * v84) + (v42 * v369)) - (v25 * v210)) + (v188 * v352)
    v458 = v457 + ((v121 * v368) + (((v447 * v161) - (v446 * v157)) - (v126 * v456)))
    v459 = ((v445 * v50) - (v446 * v134)) + (v447 * v148)
    v460 = v458 - v459
    v461 = (v42 * v50) - (v24 * v33)
    v462 = (((v17 * v461) + ((v24 * v311) - (v42 * v310))) + (v25 * v209)) - v460
    v463 = (((v445 * v73) - (v25 * v205)) - (v24 * v369)) - (v188 * v351)
    v464 = v463 + ((v122 * v368) + ((v127 * v456) + ((v447 * v154) - (v446 * v161))))
    v465 = ((v445 * v33) + (v447 * v140)) - (v446 * v148)
    v466 = v464 - v465
    v467 = v466 + (((v44 * v461) + ((v24 * v310) - (v42 * v317))) + (v25 * v203))
    v468 = -((v4 * v467) + (v5 * v462))
    v469 = -(v331 + v431)
    v470 = v236 - v449
    v471 = (v4 * v464) - (v5 * v458)
    v472 = -(v343 + v471)
    v473 = ((v12 * v449) - (v38 * v458)) - (v16 * v464)
    v474 = v449 - v451
    v475 = v451 + v470
    v476 = (v44 * v231) - (v17 * v232)
    v477 = -(v324 + v379)
    v478 = -(((v4 * v425) - (v5 * v419)) - v437)
    v479 = (v343 + (v4 * v466)) - (v5 * v460)
    v480 = (v17 * v341) - (v19 * v231)
    v481 = (v44 * v341) - (v19 * v232)
    v482 = -((v4 * v481) + (v5 * v480))
    v483 = -(v332 + v436)
    v484 = (((v440 + (v218 * v231)) - (v221 * v232)) - (v38 * v460)) - (v16 * v466)
    v485 = v338 + v471
    return (
        REAL(0.0),
        -(v63 + (v111 + (0.788 * v112))),
        v115 - v63,
        v119 - (2.0 * v116),
        -(v120 + v124),
        v131 - v125,
        -v111,
        v164 - ((3.9585 * v107) * v109),
        v166,
        v182,
        v196,
        v213,
        v115,
        v166,
        v166,
        v182,
        v196,
        v213,
        v119,
        v215,
        v215,
        ((v12 * v119) + (((v38 * v178) + (v145 * v163)) + (v16 * v179))) - v216,
        ((((v220 + (v218 * v34)) - (v221 * v51)) - (v12 * v124)) - v222) - v217,
        ((v12 * v131) - v223) + ((v38 * v212) + (v16 * v207)),
        -v123,
        v227,
        v227,
        -(v228 + (v222 + (v12 * v123))),
        (((v24 * v190) - (v42 * v189)) - (v25 * v123)) - v229,
        ((v42 * v212) - v230) + ((v25 * v131) - (v24 * v207)),
        v130,
        v234,
        v234,
        (((v12 * v130) + (v38 * v211)) + (v16 * v206)) - v235,
        (((v42 * v211) + (v25 * v130)) - (v24 * v206)) - v236,
        (((v44 * v211) + (v17 * v206)) + (v19 * v130)) - v237,
        (v111 + (0.394 * v112)) + v62,
        v153,
        v153,
        v169 - v251,
        v195 + v258,
        v271 + v268,
        v272,
        REAL(0.0),
        v276,
        v289,
        v308,
        v325,
        v272,
        v276,
        v276,
        v289,
        v308,
        v325,
        v214 + v250,
        v326,
        v326,
        (((v12 * v250) - (v38 * v283)) + (v16 * v286)) - v330,
        ((v331 + (v12 * v258)) - (v38 * v307)) - (v16 * v298),
        ((v332 + (v12 * v268)) + (v38 * v316)) - (v16 * v321),
        v333,
        v334,
        v334,
        (v336 - (v16 * v297)) + ((v12 * v257) + (v38 * v306)),
        (((v42 * v306) + (v25 * v257)) + (v24 * v297)) - v337,
        (((v42 * v316) - v338) + (v25 * v268)) + (v24 * v321),
        v339,
        v340,
        v340,
        (v342 + (v38 * v315)) - ((v12 * v267) + (v16 * v320)),
        (v343 + (v42 * v315)) + ((v24 * v320) - (v25 * v267)),
        ((v44 * v315) - v344) - ((v17 * v320) + (v19 * v267)),
        v62 - v115,
        v153,
        v153,
        v169 - v346,
        v195 + v350,
        v271 + v354,
        v272,
        v275,
        REAL(0.0),
        v361,
        v367,
        v374,
        v272,
        REAL(0.0),
        REAL(0.0),
        v361,
        v367,
        v374,
        v214 + v345,
        v375,
        v375,
        (((v12 * v345) - (v38 * v357)) + (v16 * v358)) - v330,
        ((v331 + (v12 * v350)) - (v38 * v366)) - (v16 * v364),
        ((v332 + (v12 * v354)) - (v38 * v371)) + (v16 * v373),
        v376,
        v377,
        v377,
        ((v336 - (v12 * v349)) + (v38 * v365)) - (v16 * v363),
        ((v42 * v365) - ((v25 * v349) + v337)) + (v24 * v363),
        (((v25 * v354) - v338) - (v42 * v371)) - (v24 * v373),
        v378,
        v379,
        v379,
        ((v342 + (v38 * v370)) + (v12 * v353)) - (v16 * v372),
        ((v343 + (v42 * v370)) + (v25 * v353)) + (v24 * v372),
        (((v44 * v370) - v344) - (v17 * v372)) + (v19 * v353),
        v116 - v119,
        v251 - v382,
        v346 - v382,
        (v16 * v381) - (v38 * v380),
        v390 - v217,
        v400,
        -(v169 + v250),
        v288,
        v401,
        v402,
        v415,
        v428,
        -(v169 + v345),
        v401,
        v401,
        v402,
        v415,
        v428,
        v216,
        v330,
        v330,
        REAL(0.0),
        ((v429 + (v38 * v414)) - (v16 * v411)) - (v12 * (v385 + v430)),
        (v12 * v400) + ((v16 * v427) - (v38 * v422)),
        v228 + v389,
        v433,
        v433,
        (v12 * v389) - v434,
        ((v435 + (v25 * v390)) - (v42 * v413)) + (v24 * v410),
        (v25 * v400) - ((v42 * v422) + (v24 * v427)),
        v235 - v397,
        v438,
        v438,
        -(v439 + (v12 * v397)),
        ((v441 + (v24 * v424)) - (v42 * v418)) - (v25 * v397),
        -(((v442 + (v44 * v418)) + (v17 * v424)) + (v19 * v443)),
        v124,
        -(v195 + v333),
        -(v195 + v376),
        -(v228 + v390),
        -v444,
        v452,
        -v258,
        -(v302 + v334),
        v453,
        v454,
        v455,
        v468,
        -v350,
        v453,
        v453,
        v454,
        v455,
        v468,
        v430,
        v469,
        v469,
        v434 - ((v12 * v390) + v429),
        ((v25 * v228) + (v219 * v335)) - (v12 * v444),
        (v12 * v452) + ((v16 * v467) - (v38 * v462)),
        v229,
        v337,
        v337,
        (v25 * v385) - v435,
        REAL(0.0),
        (v25 * v452) - ((v42 * v462) + (v24 * v467)),
        v470,
        v472,
        v472,
        -(v441 + v473),
        ((v42 * v458) - (v25 * v449)) - (v24 * v464),
        ((v44 * v460) + (v17 * v466)) - (v19 * v474),
        -v131,
        -(v271 + v339),
        -(v271 + v378),
        v443 - v235,
        -v475,
        -v476,
        -v268,
        -(v324 + v340),
        v477,
        v478,
        v479,
        v482,
        -v354,
        v477,
        v477,
        v478,
        v479,
        v482,
        v398,
        v483,
        v483,
        v439 + ((v12 * v443) + ((v38 * v419) + (v16 * v425))),
        v484 - (v12 * v475),
        ((v16 * v481) - (v38 * v480)) - (v12 * v476),
        v450,
        v485,
        v485,
        v473 + (((v42 * v419) - (v25 * v399)) - (v24 * v425)),
        ((v25 * v474) - (v42 * v460)) + (v24 * v466),
        -(((v42 * v480) + (v24 * v481)) + (v25 * v476)),
        v237,
        v344,
        v344,
        v442 - (v19 * v399),
        ((v44 * v459) - (v19 * v451)) + (v17 * v465),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 775 add, 957 mul, 0 div, 0 sqrt, 6 sincos, 52 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
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
    v12 = (v2 * v11) + (v3 * v10)
    v13 = qd[2] + qd[1]
    v14 = (v5 * v12) - (v13 * v4)
    v15 = (v13 * v5) + (v4 * v12)
    v16 = (v15 * v15) + (v14 * v14)
    v17 = (v3 * v11) - (v2 * v10)
    v18 = v13 * v17
    v19 = qd[1] * v10
    v20 = (qdd[0] * v1) - v19
    v21 = qd[1] * v11
    v22 = v21 + (qdd[0] * v0)
    v23 = ((qd[2] * v17) + (v2 * v20)) + (v3 * v22)
    v24 = v23 - v18
    v25 = v17 * v12
    v26 = qdd[1] + qdd[2]
    v27 = v11 * v10
    v28 = qdd[1] + v27
    v29 = (9.81 * v1) + (0.4318 * v28)
    v30 = v11 * v11
    v31 = qd[1] * qd[1]
    v32 = v31 + v30
    v33 = (9.81 * v0) - (0.4318 * v32)
    v34 = (v2 * v33) - (v3 * v29)
    v35 = (v34 - (0.0203 * (v26 + v25))) + (0.15005 * v24)
    v36 = v35 + (0.4318 * v16)
    v37 = v12 * v12
    v38 = v17 * v17
    v39 = v38 + v37
    v40 = v19 - v20
    v41 = 0.4318 * v40
    v42 = ((qd[2] * v12) + (v2 * v22)) - (v3 * v20)
    v43 = v13 * v12
    v44 = (v41 - (0.15005 * v39)) + (0.0203 * (v43 + v42))
    v45 = v43 - v42
    v46 = v13 * v13
    v47 = (v2 * v29) + (v3 * v33)
    v48 = ((0.0203 * (v46 + v38)) - v47) - (0.15005 * v45)
    v49 = (v5 * v48) + (v4 * v44)
    v50 = ((qd[3] * v14) + (v26 * v5)) + (v4 * v23)
    v51 = qd[3] + v17
    v52 = v51 * v14
    v53 = v52 - v50
    v54 = (0.4318 * v53) - v49
    v55 = (v7 * v54) - (v6 * v36)
    v56 = (v5 * v44) - (v4 * v48)
    v57 = ((qd[3] * v15) + (v26 * v4)) - (v5 * v23)
    v58 = v51 * v15
    v59 = v58 - v57
    v60 = v56 + (0.4318 * v59)
    v61 = (v8 * v55) + (v9 * v60)
    v62 = (v6 * v51) + (v7 * v14)
    v63 = qd[4] + v15
    v64 = (v9 * v63) + (v8 * v62)
    v65 = (v6 * v14) - (v7 * v51)
    v66 = qdd[3] - v42
    v67 = ((qd[4] * v65) + (v7 * v57)) - (v6 * v66)
    v68 = qdd[4] + v50
    v69 = (v8 * v68) + (v9 * v67)
    v70 = (0.0028799999999999997 * (v69 + (v65 * v64))) - (0.09 * v61)
    v71 = (v8 * v60) - (v9 * v55)
    v72 = (v8 * v63) - (v9 * v62)
    v73 = (v8 * v67) - (v9 * v68)
    v74 = (0.0028799999999999997 * (v73 + (v65 * v72))) - (0.09 * v71)
    v75 = ((v8 * v74) - (0.34 * v60)) + (v9 * v70)
    v76 = ((0.369656 * v59) + (0.82 * v56)) - v75
    v77 = ((v8 * v70) - (0.34 * v55)) - (v9 * v74)
    v78 = (v7 * v36) + (v6 * v54)
    v79 = 0.0028799999999999997 * ((v64 * v64) + (v72 * v72))
    v80 = v79 + (0.43000000000000005 * v78)
    v81 = (v7 * v77) - (v6 * v80)
    v82 = ((0.369656 * v53) - (0.82 * v49)) - v81
    v83 = (v5 * v82) + (v4 * v76)
    v84 = v26 - v25
    v85 = v83 + ((0.78792 * v45) + ((4.8 * v47) - (0.336 * v84)))
    v86 = ((v7 * v80) + ((0.369656 * v16) + (0.82 * v35))) + (v6 * v77)
    v87 = v86 + ((0.78792 * v24) + ((4.8 * v34) + (0.336 * (v46 + v37))))
    v88 = qdd[1] - v27
    v89 = v19 + v20
    v90 = (((170.694 * v0) - (1.1832 * v32)) - (0.10439999999999999 * v88)) + (3.9585 * v89)
    v91 = (v90 + (v2 * v87)) + (v3 * v85)
    v92 = (v2 * v85) - (v3 * v87)
    v93 = v10 * v10
    v94 = v21 - v22
    v95 = (((170.694 * v1) + (1.1832 * v28)) - (0.10439999999999999 * (v31 + v93))) + (3.9585 * v94)
    v96 = v92 + v95
    v97 = (v0 * v96) - (v1 * v91)
    v98 = (v5 * v76) - (v4 * v82)
    v99 = (((0.78792 * v39) - (4.8 * v41)) - (0.336 * (v23 + v18))) - v98
    v100 = v21 + v22
    v101 = v99 + (((3.9585 * (v30 + v93)) - (1.1832 * v40)) - (0.10439999999999999 * v100))
    v102 = (3.9999999999999996e-05 * qd[5]) + (0.00020216 * v65)
    v103 = ((v64 * v102) + (0.00024216 * v69)) - (0.0028799999999999997 * v61)
    v104 = ((v72 * v102) + (0.00024216 * v73)) - (0.0028799999999999997 * v71)
    v105 = 0.00010000000000000005 * v63
    v106 = ((v8 * v104) + ((0.0003 * v67) + (v65 * v105))) + (v9 * v103)
    v107 = ((qd[4] * v62) - (v7 * v66)) - (v6 * v57)
    v108 = 3.9999999999999996e-05 * (qdd[5] - v107)
    v109 = ((0.0003 * v107) + (v62 * v105)) - v108
    v110 = ((v7 * v109) - (0.0013 * v66)) + (v6 * v106)
    v111 = ((((0.10933706799999998 * v43) - (0.0551544 * v84)) - (0.14183706799999996 * v42)) + (0.78792 * v47)) - v110
    v112 = (v111 + (0.15005 * v83)) - (0.0203 * v98)
    v113 = ((v8 * v103) + (0.0004 * v68)) - (v9 * v104)
    v114 = (v113 + (((0.16844092479999997 * v50) - (0.16714092479999998 * v52)) + (0.369656 * v49))) + (0.4318 * v81)
    v115 = (((0.16844092479999997 * v57) - (0.16714092479999998 * v58)) - (0.369656 * v56)) - (v6 * v109)
    v116 = ((0.4318 * v75) + v115) + (v7 * v106)
    v117 = (((0.03231706799999995 * v18) - (0.336 * v41)) + (0.0551544 * (v38 - v46))) - (0.218857068 * v23)
    v118 = ((v5 * v116) + ((v117 - (0.78792 * v34)) - (0.15005 * v86))) - (v4 * v114)
    v119 = (((38.832885000000005 * v1) + (0.88493235 * v21)) + (0.26917800000000003 * v28)) - (1.03118515 * v22)
    v120 = ((v119 + (0.023751 * (v30 - v31))) - (0.0070992 * v40)) + (v3 * v118)
    v121 = v120 + (v2 * v112)
    v122 = (((38.832885000000005 * v0) + (0.41110115 * v19)) + (1.50501635 * v20)) - (0.023751 * v88)
    v123 = ((v122 - (0.26917800000000003 * (v31 - v93))) - (0.0070992 * v100)) - (v2 * v118)
    v124 = (v123 + (0.4318 * v99)) + (v3 * v112)
    v125 = (((0.10952 * v26) - (0.07702000000000003 * v25)) - (0.336 * v47)) - (0.0551544 * v45)
    v126 = ((v5 * v114) + (v125 - (0.0203 * v86))) + (v4 * v116)
    v127 = (((0.620084 * qdd[1]) - (1.024164 * v0)) + (11.607192000000001 * v1)) + (0.4738312 * v27)
    v128 = v126 + (((v127 + (0.0070992 * (v30 - v93))) + (0.26917800000000003 * v94)) - (0.023751 * v89))
    v129 = v128 + (0.4318 * v92)
    return (
        -v97,
        v101,
        (v0 * v91) + (v1 * v96),
        -((v0 * v124) + ((v1 * v121) + (0.67183 * v101))),
        -(v129 + (0.67183 * v97)),
        ((0.35 * qdd[0]) - (v0 * v121)) + (v1 * v124),
        v91,
        v96,
        -v101,
        -v121,
        v124,
        v129,
        v85,
        -v87,
        -v99,
        -v118,
        v112,
        v126,
        v82,
        -v76,
        -v86,
        -v116,
        -v114,
        -v110,
        -v77,
        -v80,
        -v75,
        -v106,
        -v109,
        v113,
        v74,
        v70,
        -(v79 + (0.09 * v78)),
        -v103,
        v104,
        v108,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 190 add, 232 mul, 0 div, 0 sqrt, 5 sincos, 20 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v2
    v10 = qd[2] + qd[1]
    v11 = v10 * v9
    v12 = qdd[0] * v1
    v13 = v12 + v11
    v14 = v11 + v13
    v15 = v10 * v3
    v16 = v4 * v1
    v17 = (qd[0] * v16) - v15
    v18 = qd[3] + v9
    v19 = v18 * v17
    v20 = qd[0] * v1
    v21 = v20 * v9
    v22 = qdd[1] + qdd[2]
    v23 = v21 - v22
    v24 = (v19 - (v4 * v23)) + (v3 * v14)
    v25 = qdd[4] + v24
    v26 = (v5 * v18) + (v6 * v17)
    v27 = (v5 * v17) - (v6 * v18)
    v28 = v27 * v26
    v29 = 0.0028799999999999997 * (v28 + v25)
    v30 = v3 * v1
    v31 = v10 * v4
    v32 = v31 + (qd[0] * v30)
    v33 = qd[4] + v32
    v34 = v26 * v26
    v35 = 0.0028799999999999997 * (v34 + (v33 * v33))
    v36 = v5 * v35
    v37 = v36 - (v6 * v29)
    v38 = v18 * v32
    v39 = ((v3 * v23) - v38) + (v4 * v14)
    v40 = v38 - v39
    v41 = v17 * v32
    v42 = v10 * v20
    v43 = qdd[0] * v2
    v44 = v43 - v42
    v45 = qdd[3] + v44
    v46 = v45 + v41
    v47 = (v5 * v46) - (v6 * v40)
    v48 = v33 * v27
    v49 = v48 - v47
    v50 = v48 + v49
    v51 = 0.0028799999999999997 * v3
    v52 = (v4 * v37) - (v51 * v50)
    v53 = v6 * v35
    v54 = v53 + (v5 * v29)
    v55 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v56 = ((v2 * v54) - (v22 * v55)) - (v1 * v52)
    v57 = 2.0 * v32
    v58 = v9 * v9
    v59 = v58 - (v20 * v20)
    v60 = v3 * v9
    v61 = 2.0 * v18
    v62 = v42 - v44
    v63 = (((v3 * v59) + (v20 * v57)) - (v60 * v61)) - (v4 * v62)
    v64 = v4 * v9
    v65 = (v32 * v64) + (v17 * v60)
    v66 = v13 - v65
    v67 = (v5 * v66) - (v6 * v63)
    v68 = 2.0 * v33
    v69 = v5 * v4
    v70 = (v69 * v9) + (v6 * v20)
    v71 = 2.0 * v27
    v72 = v67 + ((v60 * v71) + (v70 * v68))
    v73 = (v5 * v20) - (v6 * v64)
    v74 = (v73 * v27) - (v70 * v26)
    v75 = (v20 * v17) - (v18 * v64)
    v76 = (v75 + (v4 * v59)) + (v3 * v62)
    v77 = 0.0028799999999999997 * (v74 + v76)
    v78 = 0.0057599999999999995 * v26
    v79 = 0.0057599999999999995 * v33
    v80 = (v60 * v79) - (v73 * v78)
    v81 = (v5 * v80) + (v6 * v77)
    v82 = (v4 * v81) - (v51 * v72)
    v83 = (v5 * v77) - (v6 * v80)
    v84 = (0.025374999999999998 * v1) + (0.8913300000000002 * v2)
    v85 = v10 * v10
    v86 = qd[0] * qd[0]
    v87 = v85 + v86
    v88 = v56 + ((v2 * v82) + ((v87 * v84) - (v1 * v83)))
    v89 = 0.4318 * v7
    v90 = qd[1] * qd[1]
    v91 = 0.4318 * v8
    v92 = qdd[1] * v91
    v93 = v92 + (9.81 - (v90 * v89))
    v94 = v90 + v86
    v95 = qdd[1] * v89
    v96 = ((0.15005 * qdd[0]) - (v94 * v91)) - v95
    v97 = (v2 * v96) + (v1 * v93)
    v98 = ((0.0203 * (v85 + v58)) - v97) - (0.4318 * v23)
    v99 = qd[1] * v7
    v100 = 0.8636 * v99
    v101 = ((0.15005 * v86) + (qdd[0] * v91)) - (qd[0] * v100)
    v102 = ((0.0203 * v62) - v101) + (0.4318 * v14)
    v103 = (v4 * v102) - (v3 * v98)
    v104 = 3.9999999999999996e-05 * qd[5]
    v105 = (((v104 * v33) - (1.9999999999999998e-05 * v47)) - (0.0028799999999999997 * v103)) + (0.0004221600000000001 * v50)
    v106 = (v5 * v40) + (v6 * v46)
    v107 = v33 * v26
    v108 = v107 - v106
    v109 = ((3.9999999999999996e-05 * qdd[5]) - (0.00020000000000000004 * v107)) - (0.00024000000000000003 * v108)
    v110 = (v5 * v105) - (v6 * v109)
    v111 = 0.0028799999999999997 * v4
    v112 = (v3 * v37) + (v111 * v50)
    v113 = v1 * ((((9.999999999999983e-05 * v41) + (0.0013999999999999998 * v45)) + (0.0203 * v112)) - v110)
    v114 = (0.0203 * v2) - (0.4318 * v1)
    v115 = v91 + v114
    v116 = 0.0047376000000000015 * v2
    v117 = (0.3244698455 * v2) + (0.022546398 * v1)
    v118 = (0.022546398 * v2) - (0.3244698455 * v1)
    v119 = ((v84 * v101) - ((v12 * v117) + (v87 * v116))) + (v43 * v118)
    v120 = v1 * v118
    v121 = v120 + (v2 * v117)
    v122 = v91 * v55
    v123 = 2.0 * qd[0]
    v124 = v10 * v123
    v125 = v91 * v84
    v126 = (qdd[0] * v125) + (0.0047376000000000015 * ((qd[0] * v9) - (v22 * v1)))
    v127 = (v126 - (v124 * (v121 - v122))) + v119
    v128 = ((v127 - (v115 * ((v3 * v81) + (v111 * v72)))) + v113) - (0.15005 * v88)
    v129 = (v4 * v98) + (v3 * v102)
    v130 = 0.0028799999999999997 * v6
    v131 = (v2 * v93) - (v1 * v96)
    v132 = v131 + ((v114 * (qd[0] * v20)) + ((0.0203 * v22) - (0.4318 * v85)))
    v133 = 0.0028799999999999997 * v5
    v134 = (((v104 * v26) - (v133 * v132)) + (0.00020216000000000006 * v28)) + (0.0006421600000000001 * v25)
    v135 = v19 + v24
    v136 = (v134 + (0.0006500000000000002 * v135)) + (v130 * v129)
    v137 = (v5 * v109) + (v6 * v105)
    v138 = v137 + (0.00075 * v40)
    v139 = (v4 * v138) - (v3 * v136)
    v140 = v128 + (v2 * (v139 + (0.4318 * v112)))
    v141 = (0.4318 * v59) + (0.0406 * v21)
    v142 = (v92 - (v94 * v89)) - v93
    v143 = (v95 + (v90 * v91)) + v96
    v144 = ((v2 * v142) - v141) + (v1 * v143)
    v145 = v6 * v111
    v146 = v1 * v133
    v147 = (0.0203 * v14) - (0.4318 * v62)
    v148 = 0.8636 * v8
    v149 = qd[1] * v148
    v150 = qdd[0] * v89
    v151 = v150 + (qd[0] * v149)
    v152 = v147 + v151
    v153 = v6 * v51
    v154 = ((((v133 * v2) * v143) - (v146 * v142)) + (v145 * v144)) + (v153 * v152)
    v155 = 0.8636 * v9
    v156 = ((v133 * ((v20 * v155) - (0.0203 * v59))) - (v104 * v73)) - (0.00020216000000000006 * v74)
    v157 = v156 - (0.0006421600000000001 * v76)
    v158 = v157 + v154
    v159 = 0.0006500000000000002 * (v75 + v76)
    v160 = v158 - v159
    v161 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v162 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v163 = (0.0141984 * v7) - (1.601861202 * v8)
    v164 = (0.0141984 * v8) + (1.601861202 * v7)
    v165 = v7 * v164
    v166 = v165 + (v8 * v163)
    v167 = ((qd[1] * v123) * v166) + ((qdd[1] * v162) - ((v86 - v94) * v161))
    v168 = v89 * v84
    v169 = v8 * v164
    v170 = (v167 + (v124 * v168)) + (qdd[0] * ((v7 * v163) - v169))
    v171 = ((v170 - (v55 * (v150 + v151))) + (v30 * v160)) - (v89 * v112)
    v172 = ((v104 * v60) + (1.9999999999999998e-05 * v67)) + (0.0004221600000000001 * v72)
    v173 = v172 + ((v51 * v144) - (v111 * v152))
    v174 = (v60 * v26) - (v33 * v73)
    v175 = (v174 + (v6 * v66)) + (v5 * v63)
    v176 = (0.00020000000000000004 * v174) + (0.00024000000000000003 * v175)
    v177 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v65)) + (v6 * v176)
    v178 = v177 + (v5 * v173)
    v179 = (v5 * v176) + (0.00075 * v63)
    v180 = (v6 * v173) - v179
    v181 = v141 + v131
    v182 = v157 + ((v153 * v147) + ((v133 * v97) - (v145 * v181)))
    v183 = v159 - v182
    v184 = ((v111 * v147) + (v51 * v181)) - v172
    v185 = (v5 * v184) - v177
    v186 = v179 + (v6 * v184)
    v187 = (v32 * v32) - (v17 * v17)
    v188 = (v5 * v187) + (v6 * v135)
    v189 = v5 * v33
    v190 = ((v57 * v189) - (v17 * v71)) - v188
    v191 = (((v104 * v17) + (1.9999999999999998e-05 * v188)) + (0.0028799999999999997 * v129)) - (0.0004221600000000001 * v190)
    v192 = v6 * v32
    v193 = (v17 * v26) - (v33 * v192)
    v194 = (v5 * v135) - ((v6 * v187) + v193)
    v195 = (0.00020000000000000004 * v193) - (0.00024000000000000003 * v194)
    v196 = (v5 * v191) + ((v6 * v195) + (9.999999999999983e-05 * v187))
    v197 = v111 * v115
    v198 = v5 * v26
    v199 = (v192 * v27) + (v32 * v198)
    v200 = 0.0028799999999999997 * (v39 - v199)
    v201 = (v17 * v79) - (v192 * v78)
    v202 = (v5 * v201) - (v6 * v200)
    v203 = v3 * v115
    v204 = (((v203 * v202) - (v197 * v190)) - (v2 * v196)) + (v115 * v52)
    v205 = ((v5 * v195) - (0.00075 * v135)) - (v6 * v191)
    v206 = ((v4 * v202) + (v51 * v190)) - v112
    v207 = (v5 * v200) + (v6 * v201)
    v208 = (v2 * v206) + (v1 * v207)
    v209 = (((v104 * v192) - (0.0006421600000000001 * v39)) + (0.00020216000000000006 * v199)) - (v130 * v103)
    v210 = v209 + (0.0006500000000000002 * v40)
    v211 = (v27 * v27) - v34
    v212 = (v27 * v78) - v29
    v213 = (v36 + (v133 * v211)) + (v6 * v212)
    v214 = (v5 * v212) - ((v130 * v211) + v53)
    v215 = v107 + v108
    v216 = (v4 * v214) + (v51 * v215)
    v217 = (v2 * v216) + (v1 * v213)
    v218 = (((v104 * v27) + (v130 * v132)) + (0.00020216000000000006 * v211)) + (v133 * v129)
    v219 = (((v197 * v215) - (v30 * v218)) - (v203 * v214)) - (0.15005 * v217)
    v220 = (0.0004221600000000001 * v215) - (1.9999999999999998e-05 * v106)
    v221 = 3.9999999999999996e-05 * v49
    v222 = v221 + (0.00020000000000000004 * v50)
    v223 = (v137 + (v5 * v220)) - (v6 * v222)
    v224 = ((v5 * v222) - v110) + (v6 * v220)
    v225 = v2 * v91
    v226 = v1 * v91
    v227 = ((v22 * v125) - (v226 * v54)) - (v225 * v52)
    v228 = (v227 + (((v85 * v122) - (v225 * v83)) - (v226 * v82))) + (v89 * v88)
    v229 = ((qdd[0] * v162) - ((37.2347379 * v7) + (1.024164 * v8))) + (v87 * v122)
    v230 = v227 + (((v229 + (v85 * v168)) + ((v90 - v94) * v166)) + (v89 * v56))
    v231 = (((0.0047376000000000015 * v12) + ((v85 - v87) * v121)) + (0.0203 * v83)) - (0.4318 * v82)
    v232 = v231 + (((v4 * v160) + ((v84 * v142) - (v55 * v143))) + (v3 * v180))
    v233 = (((v4 * v183) + ((v84 * v93) + (v55 * v96))) + (v3 * v186)) - v231
    v234 = ((0.4318 * v206) + (((0.0203 * v207) + (v4 * v210)) + (v3 * v205))) - v139
    v235 = ((0.4318 * v216) + ((0.0203 * v213) - (v4 * v218))) + (v3 * v224)
    v236 = -(3.9999999999999996e-05 * v175)
    v237 = 2.0 * v9
    v238 = 2.0 * v10
    v239 = v238 * v2
    v240 = ((v4 * v239) - (v2 * v57)) - (v30 * (v61 - v237))
    v241 = (v30 * v17) + (v16 * v32)
    v242 = v10 * v1
    v243 = v242 - v241
    v244 = (v5 * v243) - (v6 * v240)
    v245 = v6 * v2
    v246 = (v5 * v16) - v245
    v247 = v244 + ((v30 * v71) + (v246 * v68))
    v248 = (0.3001 * qd[0]) - v100
    v249 = (((0.8636 * v10) * v2) - v248) + (0.0406 * v242)
    v250 = (v9 * (v148 + (0.0406 * v2))) - (v1 * v155)
    v251 = (((v104 * v30) + (v51 * v250)) - (v111 * v249)) + (1.9999999999999998e-05 * v244)
    v252 = v251 + (0.0004221600000000001 * v247)
    v253 = (v5 * v2) + (v6 * v16)
    v254 = (v30 * v26) + (v253 * v33)
    v255 = (v254 + (v5 * v240)) + (v6 * v243)
    v256 = (0.00020000000000000004 * v254) + (0.00024000000000000003 * v255)
    v257 = (v5 * v252) + ((v6 * v256) + ((0.0013999999999999998 * v242) - (9.999999999999983e-05 * v241)))
    v258 = (v253 * v27) + (v246 * v26)
    v259 = (v2 * v17) + (v16 * v18)
    v260 = v259 + ((v3 * v239) - (v16 * v237))
    v261 = 0.0028799999999999997 * (v260 + v258)
    v262 = (v30 * v79) + (v253 * v78)
    v263 = (v5 * v262) - (v6 * v261)
    v264 = (v2 * v118) - 0.011273199
    v265 = v169 - 0.0070992
    v266 = ((v55 * v248) - ((2.0 * qd[1]) * v265)) - (v238 * (v264 + v125))
    v267 = 0.0024871679999999997 * v5
    v268 = 0.00011692799999999998 * v1
    v269 = ((v20 * (v267 * (v8 - v1))) - (v104 * v253)) + (v9 * (v5 * v268))
    v270 = (((v269 - (v145 * v250)) - (v153 * v249)) - (0.0006421600000000001 * v260)) - (0.00020216000000000006 * v258)
    v271 = (0.0006500000000000002 * (v259 + v260)) - v270
    v272 = (((v266 + (v197 * v247)) + (v203 * v263)) - (v2 * v257)) + (v30 * v271)
    v273 = ((v5 * v256) + (0.00075 * v240)) - (v6 * v252)
    v274 = (v4 * v263) - (v51 * v247)
    v275 = (v5 * v261) + (v6 * v262)
    v276 = (v2 * v274) + ((v1 * v275) - (v123 * v55))
    v277 = (v4 * v17) - (v3 * v32)
    v278 = v20 - v277
    v279 = v3 * v6
    v280 = (v4 * v26) - (v279 * v33)
    v281 = (v4 * v61) - (2.0 * v64)
    v282 = ((v5 * v281) - v280) - (v6 * v278)
    v283 = (0.00020000000000000004 * v280) - (0.00024000000000000003 * v282)
    v284 = (v5 * v283) - (0.00075 * v281)
    v285 = (v5 * v278) + (v6 * v281)
    v286 = v3 * v5
    v287 = (v285 - (v286 * v68)) + (v4 * v71)
    v288 = ((v104 * v4) + (1.9999999999999998e-05 * v285)) + (0.0004221600000000001 * v287)
    v289 = (0.8636 * qd[0]) * v7
    v290 = v155 + (0.0406 * v20)
    v291 = v290 + v289
    v292 = ((v1 * v100) + (0.0406 * v10)) + (v2 * v149)
    v293 = v288 + ((v51 * v292) - (v111 * v291))
    v294 = (v6 * v293) - v284
    v295 = ((0.0013999999999999998 * v20) - (9.999999999999983e-05 * v277)) + (v6 * v283)
    v296 = v295 + (v5 * v293)
    v297 = (v279 * v27) + (v286 * v26)
    v298 = v3 * v18
    v299 = v298 - (2.0 * v60)
    v300 = (((v10 * v267) - (v104 * v279)) - (0.0006421600000000001 * v299)) - (0.00020216000000000006 * v297)
    v301 = qd[1] * v8
    v302 = (v145 * v292) + (v267 * ((v2 * v99) - (v1 * v301)))
    v303 = ((-(v153 * v291)) - v302) - v300
    v304 = 0.0006500000000000002 * (v298 + v299)
    v305 = v304 + v303
    v306 = v123 * v265
    v307 = ((((0.047502 * v99) - (1.3807826870000002 * v301)) - (v289 * v55)) - v306) - (v30 * v305)
    v308 = (v4 * v79) - (v279 * v78)
    v309 = 0.0028799999999999997 * (v299 + v297)
    v310 = (v5 * v309) - (v6 * v308)
    v311 = (v5 * v308) + (v6 * v309)
    v312 = (v4 * v311) - (v51 * v287)
    v313 = (v2 * v312) - ((v1 * v310) + (v238 * v55))
    v314 = v148 * v84
    v315 = (qd[0] * v314) + (v123 * v264)
    v316 = (v315 - (0.009475200000000003 * v242)) - (v115 * ((v3 * v311) + (v111 * v287)))
    v317 = v316 - (0.15005 * v313)
    v318 = v288 + ((0.00011692799999999998 * v15) - (v111 * v290))
    v319 = (v6 * v318) - v284
    v320 = v295 + (v5 * v318)
    v321 = 0.00011692799999999998 * v6
    v322 = v300 + ((v153 * v290) + (v31 * v321))
    v323 = v304 - v322
    v324 = (v6 * v68) - (2.0 * v192)
    v325 = (3.9999999999999996e-05 * v192) - (0.0004221600000000001 * v324)
    v326 = (v5 * v57) - v189
    v327 = (0.00020000000000000004 * v189) - (0.00024000000000000003 * v326)
    v328 = ((v5 * v327) - (0.0015 * v32)) - (v6 * v325)
    v329 = (v5 * v325) + (v6 * v327)
    v330 = v6 * v26
    v331 = (v5 * v27) - v330
    v332 = ((v104 * v5) + (0.0006421600000000001 * v17)) + (0.00020216000000000006 * v331)
    v333 = v332 + (0.0013000000000000004 * v17)
    v334 = ((v30 * v333) - ((v2 * v329) + (v197 * v324))) + (v16 * v328)
    v335 = 0.0028799999999999997 * (v17 + v331)
    v336 = v5 * v5
    v337 = (v336 * v78) - (v6 * v335)
    v338 = (v4 * v337) + (v51 * v324)
    v339 = v5 * (v335 + (v6 * v78))
    v340 = (v2 * v338) + (v1 * v339)
    v341 = 0.0057599999999999995 * v27
    v342 = v104 + (0.0008443200000000002 * v27)
    v343 = (0.00044000000000000007 * v198) - (v6 * v342)
    v344 = (v5 * v342) + (0.00044000000000000007 * v330)
    v345 = ((v16 * v343) + (v115 * ((v4 * v341) + (v286 * v79)))) - (v2 * v344)
    v346 = (v3 * v341) - (v69 * v79)
    v347 = v6 * v1
    v348 = (v2 * v346) - (v347 * v79)
    v349 = 3.9999999999999996e-05 * v33
    v350 = 3.9999999999999996e-05 * v26
    v351 = (((v315 - (0.0203 * v275)) + (v4 * v271)) - (0.4318 * v274)) - (v3 * v273)
    v352 = (((v10 * v314) - (v225 * v310)) - (v226 * v312)) + (v89 * v313)
    v353 = (0.4318 * v312) - (0.0203 * v310)
    v354 = ((((qd[1] * v314) - (v100 * v55)) - (v4 * v305)) + (v3 * v294)) - v353
    v355 = (v353 + (v4 * v323)) - (v3 * v319)
    v356 = ((0.4318 * v338) + ((v3 * v328) - (v4 * v333))) + (0.0203 * v339)
    v357 = ((0.4318 * v346) - (v321 * v33)) - (v3 * v343)
    v358 = (v4 * v350) + (v279 * v349)
    v359 = 3.9999999999999996e-05 * v282
    v360 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v361 = v1 * v360
    v362 = v69 * v2
    v363 = 0.0012435839999999998 * v8
    v364 = (v363 * (v362 + v347)) - v122
    v365 = 0.00020216000000000006 * v336
    v366 = 0.0016399999999999997 + v365
    v367 = 5.846399999999999e-05 * v69
    v368 = v367 - v366
    v369 = v367 + v368
    v370 = ((((3.153542285625 + (0.0008642879999999998 * v286)) - (v245 * v268)) - v165) - v120) - v369
    v371 = v365 - 0.00119216
    v372 = v3 * (0.0012921600000000003 + v371)
    v373 = v1 * ((v1 * (v371 - v369)) - ((v30 * v372) + (0.0024871679999999997 * v347)))
    v374 = ((v133 * v16) - v84) - (0.0028799999999999997 * v245)
    v375 = v5 * v30
    v376 = v286 * v360
    v377 = (((v116 + (v2 * v376)) + (5.846399999999999e-05 * v375)) - (0.15005 * v374)) - (v16 * v372)
    v378 = (0.0012435839999999998 * v7) * v286
    v379 = -((v378 + v161) + v377)
    v380 = -v377
    v381 = (v2 * ((0.0004321439999999999 * v286) - v368)) - (v69 * (v363 - v361))
    v382 = v146 - (v111 * v245)
    v383 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v384 = (((v383 * v30) - (v363 * v279)) - ((5.846399999999999e-05 * v3) * v245)) + (0.15005 * v382)
    v385 = -(3.9999999999999996e-05 * v246)
    v386 = v364 + (v89 * v374)
    v387 = (v3 * v372) + ((2.0 * v367) - ((0.0024871679999999997 * v6) + 0.3592922305))
    v388 = v386 + v387
    v389 = -v388
    v390 = -(((v2 * v378) + v376) - (v363 * v375))
    v391 = (5.846399999999999e-05 * v5) - (v4 * v383)
    v392 = -((v391 + (v363 * v253)) + (v89 * v382))
    v393 = 3.9999999999999996e-05 * v286
    v394 = -v376
    v395 = -v391
    v396 = 3.9999999999999996e-05 * v6
    return (
        REAL(0.0),
        ((v171 - (v2 * v178)) - (v16 * v180)) - v140,
        (((v2 * v185) - (v30 * v183)) + (v16 * v186)) - v140,
        ((0.15005 * v208) + (v204 + (v16 * (v136 + v205)))) + (v30 * (v138 - v210)),
        (v219 - (v2 * v223)) - (v16 * v224),
        REAL(0.0),
        REAL(0.0),
        (v232 + v230) - v228,
        -(v228 + v233),
        (((v226 * v206) - (v225 * v207)) - (v89 * v208)) - v234,
        v235 + ((v89 * v217) + ((v225 * v213) - (v226 * v216))),
        REAL(0.0),
        REAL(0.0),
        v232,
        -v233,
        -v234,
        v235,
        REAL(0.0),
        REAL(0.0),
        -v178,
        v185,
        -v196,
        -v223,
        REAL(0.0),
        REAL(0.0),
        v158,
        v182,
        -v209,
        -v218,
        REAL(0.0),
        REAL(0.0),
        v236,
        v236,
        3.9999999999999996e-05 * v194,
        v221,
        REAL(0.0),
        (0.15005 * v276) + (v272 + (v16 * v273)),
        ((v307 - (v2 * v296)) - (v16 * v294)) - v317,
        -((v317 + (v16 * v319)) + ((v2 * v320) + (v30 * v323))),
        (0.15005 * v340) + (v334 + (v203 * v337)),
        v345 - (0.15005 * v348),
        (v30 * v350) - (v253 * v349),
        (((v306 - (v225 * v275)) + (v226 * v274)) - (v89 * v276)) + v351,
        v354 - v352,
        -(v352 + v355),
        ((v226 * v338) - v356) - ((v89 * v340) + (v225 * v339)),
        v357 + ((v89 * v348) - ((((0.0024871679999999997 * v8) * v245) * v33) + (v226 * v346))),
        v358,
        v351,
        v354,
        -v355,
        -v356,
        v357,
        v358,
        -v257,
        -v296,
        -v320,
        -v329,
        -v344,
        (-3.9999999999999996e-05) * v189,
        -v270,
        -v303,
        v322,
        v332,
        REAL(0.0),
        v350,
        (-3.9999999999999996e-05) * v255,
        v359,
        v359,
        3.9999999999999996e-05 * v326,
        -v350,
        REAL(0.0),
        (v370 - (2.0 * (v364 - (v362 * v361)))) - v373,
        v379,
        v380,
        v381,
        v384,
        v385,
        v379,
        (1.748114002 - v386) - v388,
        v389,
        v390,
        v392,
        v393,
        v380,
        v389,
        -v387,
        v394,
        v395,
        v393,
        v381,
        v390,
        v394,
        v366,
        REAL(0.0),
        v396,
        v384,
        v392,
        v395,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v385,
        v393,
        v393,
        v396,
        REAL(0.0),
        REAL(3.9999999999999996e-05),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[6][6]    d tau/dq; row by row
      by_qd[6][6]   d tau/dqd; row by row
      by_qdd[6][6]  d tau/dqdd, the inertia matrix; row by row

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 512 add, 698 mul, 0 div, 0 sqrt, 4 sincos, 31 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:72], REAL, (6, 6), lanes), _pack(values[72:108], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = 3.9999999999999996e-05 * v2
    v10 = v1 * v1
    v11 = 0.00020216000000000006 * v10
    v12 = 0.0016399999999999997 + v11
    v13 = 1.0 / (v12 - (v2 * v9))
    v14 = v3 * v1
    v15 = 3.9999999999999996e-05 * v14
    v16 = 0.0012435839999999998 + (0.00020216000000000006 * v2)
    v17 = (v14 * v16) + (v2 * v15)
    v18 = v17 * v13
    v19 = (v7 * v6) - (v8 * v5)
    v20 = 0.0012435839999999998 * v14
    v21 = v17 + (v20 * v19)
    v22 = v2 * v6
    v23 = 0.0028799999999999997 * v4
    v24 = 0.0028799999999999997 * v1
    v25 = v5 * v24
    v26 = v25 - (v23 * v22)
    v27 = 0.4318 * v7
    v28 = v4 * v5
    v29 = (v1 * v6) + (v2 * v28)
    v30 = 0.0012435839999999998 * v8
    v31 = 0.0006421600000000001 + (0.0012435839999999998 * v2)
    v32 = 5.846399999999999e-05 * v1
    v33 = v32 - (v4 * v31)
    v34 = (v33 + (v30 * v29)) + (v27 * v26)
    v35 = 1557.2443004858599 * v33
    v36 = v2 * v5
    v37 = v1 * v4
    v38 = v37 * v6
    v39 = (0.025374999999999998 * v6) - (0.8913300000000002 * v5)
    v40 = 0.4318 * v8
    v41 = v40 * v39
    v42 = (v30 * (v38 + v36)) - v41
    v43 = (0.025374999999999998 * v5) + (0.8913300000000002 * v6)
    v44 = v1 * v5
    v45 = (v43 + (0.0028799999999999997 * v22)) - (v23 * v44)
    v46 = (v27 * v45) - v42
    v47 = 5.846399999999999e-05 * v37
    v48 = v11 - 0.00119216
    v49 = v3 * (0.0012921600000000003 + v48)
    v50 = (v3 * v49) + (((2.0 * v47) - ((0.0024871679999999997 * v2) + 0.3592922305)) + (v14 * v15))
    v51 = v50 - v46
    v52 = (v51 + (v35 * v34)) + (v21 * v18)
    v53 = 1.0 / ((v50 + (v33 * v35)) + (v17 * v18))
    v54 = v52 * v53
    v55 = v21 * v13
    v56 = 1557.2443004858599 * v34
    v57 = ((((1.748114002 - (v34 * v56)) + v46) - v51) - (v21 * v55)) + (v52 * v54)
    v58 = 1.0 / v57
    v59 = v3 * v2
    v60 = v3 * v5
    v61 = ((((5.846399999999999e-05 * v3) * v22) + (v30 * v59)) - (v31 * v60)) - (0.15005 * v26)
    v62 = v6 * v14
    v63 = 0.0047376000000000015 * v6
    v64 = ((v63 + (v16 * v62)) + (0.15005 * v45)) - (v28 * v49)
    v65 = v1 * v28
    v66 = (3.9999999999999996e-05 * v65) - (v6 * v9)
    v67 = v64 + (v14 * ((5.846399999999999e-05 * v5) - v66))
    v68 = v5 * v16
    v69 = v47 - v12
    v70 = ((v2 * v66) + ((0.0004321439999999999 * v62) - (v37 * (v30 - v68)))) - (v6 * v69)
    v71 = (v70 * v18) - (v67 + (v35 * v61))
    v72 = v70 * v13
    v73 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v74 = (((v73 + (v7 * v20)) + (v61 * v56)) + v67) - (v21 * v72)
    v75 = v74 + (v71 * v54)
    v76 = v75 * v58
    v77 = qd[0] * v6
    v78 = v4 * v77
    v79 = qd[2] + qd[1]
    v80 = 2.0 * v79
    v81 = v3 * v77
    v82 = qd[0] * v5
    v83 = v79 * v4
    v84 = (v3 * v82) + v83
    v85 = qd[3] + v77
    v86 = v84 * v85
    v87 = (2.0 * v86) - ((v82 * v81) + (v80 * v78))
    v88 = v79 * v3
    v89 = (v4 * v82) - v88
    v90 = v84 * v89
    v91 = v79 * v82
    v92 = v91 - v90
    v93 = (v1 * v92) + (v2 * v87)
    v94 = (v1 * v89) - (v2 * v85)
    v95 = qd[4] + v84
    v96 = v95 * v94
    v97 = v93 + (2.0 * v96)
    v98 = 0.0028799999999999997 * v3
    v99 = (v1 * v85) + (v2 * v89)
    v100 = 0.0028799999999999997 * v99
    v101 = (v95 * (0.0028799999999999997 * v95)) + (v99 * v100)
    v102 = v1 * v101
    v103 = v94 * v100
    v104 = v85 * v89
    v105 = v82 * v77
    v106 = ((v4 * v105) - v104) - (v80 * v81)
    v107 = v103 - (0.0028799999999999997 * v106)
    v108 = (v2 * v107) - v102
    v109 = (v4 * v108) + (v98 * v97)
    v110 = v2 * v101
    v111 = v110 + (v1 * v107)
    v112 = v95 * v99
    v113 = (v1 * v87) - ((v2 * v92) + v112)
    v114 = tau[5] - (3.9999999999999996e-05 * v113)
    v115 = qd[1] * qd[1]
    v116 = (v115 * v27) - 9.81
    v117 = v40 * v43
    v118 = qd[0] * qd[0]
    v119 = v115 + v118
    v120 = v79 * v79
    v121 = v120 + v118
    v122 = v120 - v121
    v123 = (0.022546398 * v6) - (0.3244698455 * v5)
    v124 = v6 * v123
    v125 = v124 - 0.011273199
    v126 = (((v119 * v117) - (v116 * v39)) - (v122 * v125)) + (v14 * v114)
    v127 = 3.9999999999999996e-05 * qd[5]
    v128 = v99 * (v127 + (0.00020216000000000006 * v94))
    v129 = v77 * v77
    v130 = 0.0203 * (v120 + v129)
    v131 = v6 * v40
    v132 = (((v119 * v131) + (v5 * v116)) - (0.4318 * v105)) + v130
    v133 = v2 * v23
    v134 = v6 * v24
    v135 = 0.8636 * qd[1]
    v136 = v135 * v7
    v137 = (qd[0] * v136) - (0.15005 * v118)
    v138 = 0.8636 * v79
    v139 = ((v138 * v77) + v137) + (0.0406 * v91)
    v140 = v2 * v98
    v141 = ((((v119 * v30) * v44) - (v116 * v134)) + (v32 * v105)) - (v140 * v139)
    v142 = v82 * v82
    v143 = 0.4318 * (v120 + v142)
    v144 = ((v141 - (v24 * v143)) + (0.0006421600000000001 * v106)) - ((v133 * v132) + v128)
    v145 = (0.0006500000000000002 * (v104 - v106)) - v144
    v146 = v127 * v95
    v147 = ((((v23 * v139) - v146) - (v98 * v132)) - (1.9999999999999998e-05 * v93)) - (0.0004221600000000001 * v97)
    v148 = 0.00020000000000000004 * v112
    v149 = v148 - (0.00024000000000000003 * v113)
    v150 = ((v1 * v149) - (0.00075 * v87)) + (v2 * v147)
    v151 = (((v126 - (0.0203 * v111)) + (v4 * v145)) + (0.4318 * v109)) - (v3 * v150)
    v152 = v5 * v40
    v153 = tau[4] + v144
    v154 = (0.0141984 * v8) + (1.601861202 * v7)
    v155 = v8 * v154
    v156 = v155 - 0.0070992
    v157 = v115 - v119
    v158 = ((v157 * v156) + (((1.024164 * v7) + tau[1]) - (37.2347379 * v8))) + (v120 * v117)
    v159 = ((v121 * v39) - (v5 * v111)) + (v6 * v109)
    v160 = (((v158 + (v131 * v111)) + (v56 * v153)) + (v152 * v109)) - (v27 * v159)
    v161 = 9.999999999999983e-05 * v90
    v162 = ((v161 - (0.0013999999999999998 * v91)) + (v1 * v147)) - (v2 * v149)
    v163 = (tau[3] - (v2 * v114)) - v162
    v164 = ((tau[2] + (v35 * v153)) + (v18 * v163)) - v151
    v165 = ((v160 + (v55 * v163)) - v151) - (v54 * v164)
    v166 = 25000.0 * v66
    v167 = (v40 + (0.0203 * v6)) - (0.4318 * v5)
    v168 = v23 * v167
    v169 = (0.6903913435000001 * v8) - (0.023751 * v7)
    v170 = v118 - v119
    v171 = v118 - v121
    v172 = 0.0047376000000000015 * v5
    v173 = 2.0 * qd[0]
    v174 = v173 * v156
    v175 = (((tau[0] - (v170 * v169)) + (v171 * v172)) + (v137 * v39)) + (qd[1] * v174)
    v176 = v125 + v117
    v177 = v79 * v173
    v178 = v3 * v167
    v179 = (((v175 + (v177 * v176)) - (v168 * v97)) + (v166 * v114)) + (v178 * v108)
    v180 = 1557.2443004858599 * v61
    v181 = ((v179 - (v60 * v145)) + (v180 * v153)) - (v6 * v162)
    v182 = v71 * v53
    v183 = (v181 + (((0.15005 * v159) - (v28 * v150)) - (v72 * v163))) + (v182 * v164)
    v184 = v47 + v69
    v185 = v7 * v154
    v186 = v5 * v123
    v187 = (((3.153542285625 + (0.0008642879999999998 * v14)) - v185) - v186) - (v66 * v166)
    v188 = (v5 * (v48 - v184)) + (((0.00011692799999999998 * v22) - (0.0024871679999999997 * v36)) - (v60 * v49))
    v189 = (v187 - (2.0 * (v42 - (v38 * v68)))) - (v5 * v188)
    v190 = ((v189 - ((v61 * v180) + v184)) - (v70 * v72)) + (v71 * v182)
    v191 = 1.0 / (v190 - (v75 * v76))
    v192 = (v183 + (v165 * v76)) * v191
    v193 = (v165 * v58) + (v76 * v192)
    v194 = v27 * v193
    v195 = ((0.15005 * v192) - (v119 * v40)) - v194
    v196 = (v194 + (v115 * v40)) + v195
    v197 = v40 * v193
    v198 = v197 - v116
    v199 = ((v119 * v27) - v197) + v198
    v200 = v142 - v129
    v201 = (0.4318 * v200) - (0.0406 * v105)
    v202 = ((v6 * v199) - v201) - (v5 * v196)
    v203 = (v6 * v192) - v91
    v204 = v91 - v203
    v205 = 2.0 * v84
    v206 = 2.0 * v85
    v207 = (((v81 * v206) + (v3 * v200)) - (v82 * v205)) + (v4 * v204)
    v208 = v5 * v192
    v209 = v79 * v77
    v210 = v209 + v208
    v211 = (v81 * v89) + (v84 * v78)
    v212 = v210 - v211
    v213 = (v1 * v212) + (v2 * v207)
    v214 = 2.0 * v95
    v215 = (v37 * v77) + (v2 * v82)
    v216 = 2.0 * v94
    v217 = v213 + ((v215 * v214) + (v81 * v216))
    v218 = ((v127 * v81) + (1.9999999999999998e-05 * v213)) + (0.0004221600000000001 * v217)
    v219 = v209 + v210
    v220 = (0.4318 * v204) - (0.0203 * v219)
    v221 = v27 * v192
    v222 = v135 * v8
    v223 = v221 + (qd[0] * v222)
    v224 = v223 - v220
    v225 = ((v23 * v224) - v218) + (v98 * v202)
    v226 = (v1 * v82) - (v2 * v78)
    v227 = (v81 * v99) - (v95 * v226)
    v228 = ((v1 * v207) - v227) - (v2 * v212)
    v229 = (0.00024000000000000003 * v228) - (0.00020000000000000004 * v227)
    v230 = (v1 * v229) + (0.00075 * v207)
    v231 = (v2 * v225) - v230
    v232 = (0.3244698455 * v6) + (0.022546398 * v5)
    v233 = v186 + (v6 * v232)
    v234 = (v82 * v89) - (v85 * v78)
    v235 = ((v4 * v200) - v234) - (v3 * v204)
    v236 = (v226 * v94) - (v215 * v99)
    v237 = 0.0028799999999999997 * (v236 - v235)
    v238 = 0.0057599999999999995 * v99
    v239 = 0.0057599999999999995 * v95
    v240 = (v81 * v239) - (v226 * v238)
    v241 = (v1 * v237) - (v2 * v240)
    v242 = ((v15 * v228) - ((v122 * v233) + (v172 * v192))) - (0.0203 * v241)
    v243 = (v1 * v240) + (v2 * v237)
    v244 = (v4 * v243) - (v98 * v217)
    v245 = (0.4318 * v244) + v242
    v246 = ((v127 * v226) - (v24 * ((0.8636 * v105) + (0.0203 * v200)))) + (0.00020216000000000006 * v236)
    v247 = v246 - (0.0006421600000000001 * v235)
    v248 = ((v140 * v224) + (((v134 * v196) - v247) + (v25 * v199))) - (v133 * v202)
    v249 = 0.0006500000000000002 * (v234 - v235)
    v250 = v248 - v249
    v251 = ((v4 * v250) - ((v43 * v199) + (v39 * v196))) - ((v3 * v231) + v245)
    v252 = (v2 * v229) + ((9.999999999999983e-05 * v211) - (0.0013999999999999998 * v210))
    v253 = v252 + (v1 * v225)
    v254 = v9 * v228
    v255 = v254 - v253
    v256 = ((v18 * v255) - (v35 * v248)) - v251
    v257 = ((v53 * v164) - (v182 * v192)) + (v54 * v193)
    v258 = (((v13 * v163) - (v72 * v192)) + (v55 * v193)) - (v18 * v257)
    v259 = v203 + v258
    v260 = v90 + v259
    v261 = v193 - v257
    v262 = v105 - v261
    v263 = ((v4 * v219) - v86) + (v3 * v262)
    v264 = v86 - v263
    v265 = (v1 * v260) - (v2 * v264)
    v266 = v96 - v265
    v267 = v96 + v266
    v268 = (v4 * v262) - ((v3 * v219) + v104)
    v269 = ((((1557.2443004858599 * v153) + (v180 * v192)) + (v56 * v193)) - (v35 * v257)) - v268
    v270 = v103 + (0.0028799999999999997 * v269)
    v271 = (v2 * v270) - v102
    v272 = (v4 * v271) + (v98 * v267)
    v273 = v110 + (v1 * v270)
    v274 = (v131 * v272) + ((v117 * v261) - (v152 * v273))
    v275 = ((v6 * v273) - (v39 * v261)) + (v5 * v272)
    v276 = (1.601861202 * v8) - (0.0141984 * v7)
    v277 = (v8 * v276) - v185
    v278 = (((37.2347379 * v7) + (1.024164 * v8)) - (v121 * v41)) + (v157 * v277)
    v279 = v27 * v43
    v280 = (((v278 - (v120 * v279)) + (v169 * v192)) - (v56 * v248)) - (v27 * v275)
    v281 = v275 + (((v121 * v43) - (v5 * v241)) + (v6 * v244))
    v282 = (v274 + (((v120 * v41) - (v131 * v241)) - (v152 * v244))) + (v27 * v281)
    v283 = (v282 + (v280 + ((v55 * v255) - v274))) - ((v54 * v256) + v251)
    v284 = (v6 * v195) + (v5 * v198)
    v285 = v284 + ((0.4318 * v262) - v130)
    v286 = (v40 * v192) - v137
    v287 = (0.4318 * v219) + ((0.0203 * v204) - v286)
    v288 = (v4 * v287) + (v3 * v285)
    v289 = (((0.0028799999999999997 * v288) - v146) + (1.9999999999999998e-05 * v265)) - (0.0004221600000000001 * v267)
    v290 = (v1 * v264) + (v2 * v260)
    v291 = v112 - v290
    v292 = (((v148 - v114) - (v66 * v192)) + (v9 * v258)) + (v15 * v261)
    v293 = v292 + (0.00024000000000000003 * v291)
    v294 = (v1 * v293) + (v2 * v289)
    v295 = (0.00075 * v264) - v294
    v296 = (v6 * v198) - (v5 * v195)
    v297 = v296 + ((0.0203 * (v105 + v261)) - v143)
    v298 = v104 - v268
    v299 = (v4 * v285) - (v3 * v287)
    v300 = 0.0028799999999999997 * v2
    v301 = ((((v24 * v297) - v128) - (0.0006421600000000001 * v269)) - (0.0006500000000000002 * v298)) + (v300 * v299)
    v302 = (v4 * v295) + (v3 * v301)
    v303 = (v3 * v271) - (v23 * v267)
    v304 = (v1 * v289) - (v2 * v293)
    v305 = v5 * (((v161 + (0.0013999999999999998 * v259)) - (0.0203 * v303)) + v304)
    v306 = ((v171 * v63) + (v177 * (v41 - v233))) + ((v124 + v117) * v192)
    v307 = ((((v43 * v286) + v306) - (v232 * v208)) - (v172 * v261)) - (v66 * v228)
    v308 = (v305 + (v307 - (v167 * ((v3 * v243) + (v23 * v217))))) - (0.15005 * v281)
    v309 = v308 - (v6 * ((0.4318 * v303) - v302))
    v310 = ((v170 * v73) + ((qd[1] * v173) * v277)) - (v177 * v279)
    v311 = (v310 + ((v155 + (v7 * v276)) * v192)) + (v169 * v193)
    v312 = ((v311 + (v39 * (v221 + v223))) - (v180 * v248)) - (v60 * v250)
    v313 = (((v312 - (v6 * v253)) - (v28 * v231)) - (v27 * v303)) - (v72 * v255)
    v314 = (v309 + (v76 * v283)) + (v313 + (v182 * v256))
    v315 = v201 - v296
    v316 = v218 + ((v23 * v220) + (v98 * v315))
    v317 = v230 + (v2 * v316)
    v318 = ((v24 * v284) - ((v140 * v220) + v247)) + (v133 * v315)
    v319 = v249 - v318
    v320 = (v245 - (v3 * v317)) + ((v4 * v319) + ((v43 * v198) + (v39 * v195)))
    v321 = (v1 * v316) - v252
    v322 = v254 + v321
    v323 = v320 + ((v18 * v322) - (v35 * v318))
    v324 = ((v54 * v323) + (((v56 * v318) - (v55 * v322)) - v320)) - v282
    v325 = ((v6 * v321) + ((v60 * v319) - (v180 * v318))) + (v28 * v317)
    v326 = v309 + (((v325 - (v72 * v322)) + (v182 * v323)) - (v76 * v324))
    v327 = (v89 * v89) - (v84 * v84)
    v328 = (v1 * v327) - (v2 * v298)
    v329 = v1 * v95
    v330 = ((v89 * v216) - (v205 * v329)) - v328
    v331 = (((0.0028799999999999997 * v299) - (v127 * v89)) + (1.9999999999999998e-05 * v328)) - (0.0004221600000000001 * v330)
    v332 = v2 * v84
    v333 = (v89 * v99) - (v95 * v332)
    v334 = (v1 * v298) + ((v2 * v327) - v333)
    v335 = (0.00024000000000000003 * v334) - (0.00020000000000000004 * v333)
    v336 = ((v1 * v335) + (0.00075 * v298)) - (v2 * v331)
    v337 = v1 * v99
    v338 = (v332 * v94) + (v84 * v337)
    v339 = 0.0028799999999999997 * (v263 - v338)
    v340 = (v89 * v239) - (v332 * v238)
    v341 = (v1 * v339) + (v2 * v340)
    v342 = qd[5] * v9
    v343 = (((0.00020216000000000006 * v338) + (v342 * v84)) - (0.0006421600000000001 * v263)) - (v300 * v288)
    v344 = v343 + (0.0006500000000000002 * v264)
    v345 = ((v4 * v344) + ((v15 * v334) + (0.0203 * v341))) - (v3 * v336)
    v346 = (v1 * v340) - (v2 * v339)
    v347 = (v303 + (v4 * v346)) - (v98 * v330)
    v348 = (v345 + (0.4318 * v347)) - v302
    v349 = (v1 * v331) + ((v2 * v335) + (9.999999999999983e-05 * v327))
    v350 = (v9 * v334) - v349
    v351 = v348 + ((v18 * v350) + (v35 * v343))
    v352 = (((v56 * v343) + (v131 * v341)) + (v55 * v350)) - (v152 * v347)
    v353 = (v6 * v347) + (v5 * v341)
    v354 = (v348 + (v27 * v353)) + (v352 - (v54 * v351))
    v355 = (((v66 * v334) - (v180 * v343)) + (v178 * v346)) + (v168 * v330)
    v356 = ((v6 * v349) + (v355 - (v167 * v272))) + (v72 * v350)
    v357 = (v356 - (v28 * (v301 + v336))) + (0.15005 * v353)
    v358 = (v357 + ((v60 * (v295 - v344)) - (v182 * v351))) - (v76 * v354)
    v359 = (3.9999999999999996e-05 * v266) + (0.00020000000000000004 * v267)
    v360 = v112 + v291
    v361 = (1.9999999999999998e-05 * v290) - (0.0004221600000000001 * v360)
    v362 = (v304 + (v1 * v359)) - (v2 * v361)
    v363 = (v94 * v238) - v270
    v364 = (v94 * v94) - (v99 * v99)
    v365 = (v1 * v363) - (v110 + (v300 * v364))
    v366 = (v4 * v365) + (v98 * v360)
    v367 = (((0.00020216000000000006 * v364) + (v127 * v94)) + (v300 * v297)) - (v24 * v299)
    v368 = (v102 + (v24 * v364)) + (v2 * v363)
    v369 = (((v4 * v367) + (v15 * v266)) - (0.0203 * v368)) - (0.4318 * v366)
    v370 = v369 - (v3 * v362)
    v371 = (v294 + (v1 * v361)) + (v2 * v359)
    v372 = (v9 * v266) - v371
    v373 = (v6 * v366) + (v5 * v368)
    v374 = (v27 * v373) + (((v131 * v368) - (v56 * v367)) - (v152 * v366))
    v375 = v370 + ((v18 * v372) + (v35 * v367))
    v376 = ((v374 - (v55 * v372)) - v370) + (v54 * v375)
    v377 = (((v66 * v266) - ((v60 + v180) * v367)) - (v178 * v365)) + (v168 * v360)
    v378 = (((v6 * v371) + (v377 - (0.15005 * v373))) - (v28 * v362)) + (v72 * v372)
    v379 = (v378 - (v182 * v375)) + (v76 * v376)
    v380 = 2.0 * v77
    v381 = v80 * v6
    v382 = ((v4 * v381) - (v6 * v205)) - (v60 * (v206 - v380))
    v383 = (v28 * v84) + (v60 * v89)
    v384 = v79 * v5
    v385 = v383 - v384
    v386 = (v1 * v385) + (v2 * v382)
    v387 = v65 - v22
    v388 = ((v387 * v214) + (v60 * v216)) - v386
    v389 = (v29 * v94) + (v387 * v99)
    v390 = (v28 * v85) + (v6 * v89)
    v391 = ((v3 * v381) - (v28 * v380)) + v390
    v392 = 0.0028799999999999997 * (v389 + v391)
    v393 = (v60 * v239) + (v29 * v238)
    v394 = (v1 * v393) - (v2 * v392)
    v395 = (v4 * v394) - (v98 * v388)
    v396 = 0.0024871679999999997 * v1
    v397 = v5 - v8
    v398 = ((v127 * v29) - (v44 * (0.00011692799999999998 * v77))) + (v397 * (v396 * v82))
    v399 = (0.3001 * qd[0]) - v136
    v400 = (0.0406 * v384) + ((v138 * v6) - v399)
    v401 = 0.8636 * v77
    v402 = (v77 * (0.0406 * v6)) - (v397 * v401)
    v403 = ((v398 + (v140 * v400)) + (0.00020216000000000006 * v389)) + ((0.0006421600000000001 * v391) + (v133 * v402))
    v404 = v403 + (0.0006500000000000002 * (v390 + v391))
    v405 = v60 * v99
    v406 = v405 + (v29 * v95)
    v407 = (v406 + (v1 * v382)) - (v2 * v385)
    v408 = v8 * v43
    v409 = 0.8636 * qd[0]
    v410 = (v173 * v125) + (v409 * v408)
    v411 = (v1 * v392) + (v2 * v393)
    v412 = (((v410 + (v15 * v407)) + (v4 * v404)) - (0.0203 * v411)) - (0.4318 * v395)
    v413 = (((v23 * v400) - (v127 * v60)) - (v98 * v402)) + (1.9999999999999998e-05 * v386)
    v414 = v413 - (0.0004221600000000001 * v388)
    v415 = (0.00024000000000000003 * v407) + (0.00020000000000000004 * v406)
    v416 = ((v1 * v415) + (0.00075 * v382)) + (v2 * v414)
    v417 = v412 - (v3 * v416)
    v418 = (v6 * v395) + ((v5 * v411) - (v173 * v39))
    v419 = (v27 * v418) + (((v131 * v411) - ((v56 * v403) + v174)) - (v152 * v395))
    v420 = ((v1 * v414) + ((9.999999999999983e-05 * v383) - (0.0013999999999999998 * v384))) - (v2 * v415)
    v421 = v420 + (v9 * v407)
    v422 = v417 + ((v18 * v421) + (v35 * v403))
    v423 = ((v419 - (v55 * v421)) - v417) + (v54 * v422)
    v424 = (((v6 * v420) + (v178 * v394)) + (0.15005 * v418)) + (v182 * v422)
    v425 = 2.0 * qd[1]
    v426 = (((v425 * v156) - (v399 * v39)) + (v80 * v176)) + (v66 * v407)
    v427 = (((v426 - (v180 * v403)) - (v168 * v388)) - (v60 * v404)) - (v28 * v416)
    v428 = ((v427 + (v72 * v421)) - v424) + (v423 * v76)
    v429 = (v4 * v89) - (v3 * v84)
    v430 = v82 - v429
    v431 = v4 * v99
    v432 = v431 - (v59 * v95)
    v433 = (v4 * v206) - (2.0 * v78)
    v434 = ((v1 * v433) - v432) - (v2 * v430)
    v435 = (0.00024000000000000003 * v434) - (0.00020000000000000004 * v432)
    v436 = (0.00075 * v433) + (v1 * v435)
    v437 = (v2 * v433) + (v1 * v430)
    v438 = (v437 - (v14 * v214)) + (v4 * v216)
    v439 = ((v127 * v4) + (1.9999999999999998e-05 * v437)) + (0.0004221600000000001 * v438)
    v440 = ((0.0406 * v79) + (v5 * v136)) + (v6 * v222)
    v441 = v409 * v7
    v442 = v401 + (0.0406 * v82)
    v443 = v442 + v441
    v444 = ((v23 * v443) - (v98 * v440)) - v439
    v445 = (v2 * v444) - v436
    v446 = (v14 * v99) + (v59 * v94)
    v447 = v3 * v85
    v448 = v447 - (2.0 * v81)
    v449 = ((0.0006421600000000001 * v448) + ((v3 * v342) - (v79 * v396))) + (0.00020216000000000006 * v446)
    v450 = ((((qd[1] * v396) * v19) + (v133 * v440)) + (v140 * v443)) - v449
    v451 = 0.0006500000000000002 * (v447 + v448)
    v452 = v451 - v450
    v453 = (v4 * v239) - (v59 * v238)
    v454 = 0.0028799999999999997 * (v448 + v446)
    v455 = (v1 * v454) - (v2 * v453)
    v456 = (v1 * v453) + (v2 * v454)
    v457 = (v4 * v456) - (v98 * v438)
    v458 = (0.4318 * v457) + ((v15 * v434) - (0.0203 * v455))
    v459 = v458 + (((v4 * v452) + ((v136 * v39) - (v135 * v408))) + (v3 * v445))
    v460 = (v2 * v435) + ((9.999999999999983e-05 * v429) - (0.0013999999999999998 * v82))
    v461 = v460 + (v1 * v444)
    v462 = v9 * v434
    v463 = v462 - v461
    v464 = v459 + ((v18 * v463) - (v35 * v450))
    v465 = (v6 * v457) - ((v5 * v455) + (v80 * v39))
    v466 = (v27 * v465) + (((v138 * v408) - (v131 * v455)) - (v152 * v457))
    v467 = ((v54 * v464) - v459) + (((v56 * v450) - (v55 * v463)) - v466)
    v468 = ((v174 + ((v425 * v169) + (v441 * v39))) - (v180 * v450)) + (v60 * v452)
    v469 = (v410 - (0.009475200000000003 * v384)) - (v66 * v434)
    v470 = (v469 - (v167 * ((v3 * v456) + (v23 * v438)))) - (0.15005 * v465)
    v471 = (v470 - (v28 * v445)) + ((v468 - (v6 * v461)) - (v72 * v463))
    v472 = (v471 + (v182 * v464)) - (v467 * v76)
    v473 = ((0.00011692799999999998 * v88) - (v23 * v442)) + v439
    v474 = v436 + (v2 * v473)
    v475 = 0.00011692799999999998 * v2
    v476 = ((v83 * v475) + (v140 * v442)) - v449
    v477 = v451 - v476
    v478 = (v458 + (v4 * v477)) - (v3 * v474)
    v479 = (v1 * v473) - v460
    v480 = v462 + v479
    v481 = v478 + ((v18 * v480) - (v35 * v476))
    v482 = ((v54 * v481) - v478) + (((v56 * v476) - (v55 * v480)) - v466)
    v483 = ((v6 * v479) + ((v60 * v477) - (v180 * v476))) - (v72 * v480)
    v484 = (((v470 + (v28 * v474)) + v483) + (v182 * v481)) - (v482 * v76)
    v485 = (v2 * v214) - (2.0 * v332)
    v486 = (v9 * v84) - (0.0004221600000000001 * v485)
    v487 = (v1 * v205) - v329
    v488 = (0.00024000000000000003 * v487) - (0.00020000000000000004 * v329)
    v489 = ((v1 * v488) + (0.0015 * v84)) + (v2 * v486)
    v490 = v2 * v99
    v491 = (v1 * v94) - v490
    v492 = ((v127 * v1) + (0.0006421600000000001 * v89)) + (0.00020216000000000006 * v491)
    v493 = v492 + (0.0013000000000000004 * v89)
    v494 = 0.0028799999999999997 * (v89 + v491)
    v495 = (v10 * v238) - (v2 * v494)
    v496 = (v4 * v495) + (v98 * v485)
    v497 = (((v4 * v493) - (v15 * v487)) + (v3 * v489)) - (0.4318 * v496)
    v498 = v1 * (v494 + (v2 * v238))
    v499 = v497 - (0.0203 * v498)
    v500 = (v1 * v486) - (v2 * v488)
    v501 = v500 + (v9 * v487)
    v502 = ((v18 * v501) - (v35 * v492)) - v499
    v503 = (((v55 * v501) - (v56 * v492)) + (v131 * v498)) - (v152 * v496)
    v504 = (v6 * v496) + (v5 * v498)
    v505 = ((v27 * v504) + v503) - ((v54 * v502) + v499)
    v506 = (v6 * v500) + (((v168 * v485) - (v66 * v487)) - (v180 * v492))
    v507 = (((v506 + (v28 * v489)) - (v60 * v493)) - (v72 * v501)) + (v182 * v502)
    v508 = (v507 - ((0.15005 * v504) + (v178 * v495))) + (v505 * v76)
    v509 = 0.0057599999999999995 * v94
    v510 = (v37 * v239) - (v3 * v509)
    v511 = v127 + (0.0008443200000000002 * v94)
    v512 = (0.00044000000000000007 * v337) - (v2 * v511)
    v513 = (v3 * v512) + (((v475 * v95) - (v15 * v99)) + (0.4318 * v510))
    v514 = (v1 * v511) + (0.00044000000000000007 * v490)
    v515 = (v9 * v99) - v514
    v516 = (v18 * v515) - v513
    v517 = (v6 * v510) + (v36 * v239)
    v518 = ((((0.0024871679999999997 * v8) * v22) * v95) - (v152 * v510)) + (v27 * v517)
    v519 = ((v513 - (v55 * v515)) + v518) + (v516 * v54)
    v520 = (v28 * v512) + ((v167 * ((v4 * v509) + (v14 * v239))) - (v66 * v99))
    v521 = (((v520 - (v6 * v514)) + (0.15005 * v517)) - (v72 * v515)) + (v516 * v182)
    v522 = v521 - (v519 * v76)
    v523 = v76 * v191
    v524 = 3.9999999999999996e-05 * v329
    v525 = v9 * v95
    v526 = (3.9999999999999996e-05 * v431) + (v3 * v525)
    v527 = 0.06228977201943439 * v99
    v528 = (v526 + (v33 * v527)) - (v524 * v18)
    v529 = ((v526 + (v34 * v527)) - (v524 * v55)) - (v528 * v54)
    v530 = v182 * v191
    v531 = (v528 * v530) + ((((v61 * v527) - (v28 * v525)) + (3.9999999999999996e-05 * v405)) * v191)
    v532 = v72 * v191
    v533 = (v524 * ((v6 * v191) - v532)) - (v531 + (v529 * v523))
    v534 = (v58 * v283) + (v523 * v314)
    v535 = (v58 * v324) - (v523 * v326)
    v536 = (v58 * v354) - (v523 * v358)
    v537 = (v58 * v376) + (v523 * v379)
    v538 = (v423 * v58) + (v428 * v523)
    v539 = (v467 * v58) - (v472 * v523)
    v540 = (v482 * v58) - (v484 * v523)
    v541 = (v505 * v58) + (v508 * v523)
    v542 = (v519 * v58) - (v522 * v523)
    v543 = (v529 * v58) - (v76 * v533)
    v544 = ((v53 * v256) - (v530 * v314)) + (v54 * v534)
    v545 = ((v53 * v323) - (v530 * v326)) - (v54 * v535)
    v546 = ((v53 * v351) + (v530 * v358)) + (v54 * v536)
    v547 = ((v53 * v375) + (v530 * v379)) - (v54 * v537)
    v548 = ((v53 * v422) + (v428 * v530)) - (v54 * v538)
    v549 = ((v53 * v464) - (v472 * v530)) - (v54 * v539)
    v550 = ((v53 * v481) - (v484 * v530)) - (v54 * v540)
    v551 = ((v53 * v502) - (v508 * v530)) + (v54 * v541)
    v552 = ((v516 * v53) - (v522 * v530)) - (v54 * v542)
    v553 = ((v528 * v53) + (v182 * v533)) + (v54 * v543)
    v554 = (((v13 * v255) - (v532 * v314)) + (v55 * v534)) - (v18 * v544)
    v555 = (((v13 * v322) - (v532 * v326)) - (v55 * v535)) - (v18 * v545)
    v556 = (((v13 * v350) + (v532 * v358)) + (v55 * v536)) - (v18 * v546)
    v557 = (((v13 * v372) + (v532 * v379)) - (v55 * v537)) - (v18 * v547)
    v558 = (((v13 * v421) + (v428 * v532)) - (v55 * v538)) - (v18 * v548)
    v559 = (((v13 * v463) - (v472 * v532)) - (v55 * v539)) - (v18 * v549)
    v560 = (((v13 * v480) - (v484 * v532)) - (v55 * v540)) - (v18 * v550)
    v561 = (((v13 * v501) - (v508 * v532)) + (v55 * v541)) - (v18 * v551)
    v562 = (((v13 * v515) - (v522 * v532)) - (v55 * v542)) - (v18 * v552)
    v563 = (((v524 * v13) - (v72 * v533)) - (v55 * v543)) + (v18 * v553)
    v564 = v180 * v191
    v565 = v166 * v191
    v566 = (v54 * v523) - v530
    v567 = -v566
    v568 = (v18 * v54) - v55
    v569 = ((v18 * v530) - v532) - (v568 * v523)
    v570 = (v35 * v54) - v56
    v571 = (v564 + (v35 * v530)) - (v570 * v523)
    v572 = v14 + (v2 * v18)
    v573 = (v14 + (v2 * v55)) - (v572 * v54)
    v574 = ((v565 + (v2 * v532)) - (v573 * v523)) - (v572 * v530)
    v575 = (v54 * v58) + (v76 * v566)
    v576 = -v575
    v577 = (v568 * v58) - (v76 * v569)
    v578 = -v577
    v579 = (v570 * v58) - (v76 * v571)
    v580 = -v579
    v581 = (v573 * v58) - (v76 * v574)
    v582 = -v581
    v583 = ((v18 * v53) - (v182 * v569)) - (v54 * v577)
    v584 = -v583
    v585 = ((v35 * v53) - (v182 * v571)) - (v54 * v579)
    v586 = -v585
    v587 = ((v572 * v53) + (v182 * v574)) + (v54 * v581)
    v588 = -((v18 * v585) + ((v72 * v571) + (v55 * v579)))
    v589 = (((v2 * v13) + (v72 * v574)) + (v55 * v581)) - (v18 * v587)
    v590 = -v589
    v591 = (v35 * v587) + ((v180 * v574) - (v56 * v581))
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
        v191 * v314,
        v191 * v326,
        -(v191 * v358),
        -(v191 * v379),
        REAL(0.0),
        v428 * v191,
        v472 * v191,
        v484 * v191,
        v508 * v191,
        -(v522 * v191),
        v533,
        REAL(0.0),
        v534,
        -v535,
        v536,
        -v537,
        REAL(0.0),
        v538,
        -v539,
        -v540,
        v541,
        v542,
        -v543,
        REAL(0.0),
        -v544,
        -v545,
        -v546,
        -v547,
        REAL(0.0),
        v548,
        -v549,
        -v550,
        -v551,
        v552,
        v553,
        REAL(0.0),
        v554,
        v555,
        v556,
        v557,
        REAL(0.0),
        -v558,
        v559,
        v560,
        v561,
        -v562,
        v563,
        REAL(0.0),
        ((v56 * v534) + ((v564 * v314) - (1557.2443004858599 * v248))) - (v35 * v544),
        (((v564 * v326) - (1557.2443004858599 * v318)) - (v56 * v535)) - (v35 * v545),
        (((1557.2443004858599 * v343) - (v564 * v358)) + (v56 * v536)) - (v35 * v546),
        (((1557.2443004858599 * v367) - (v564 * v379)) - (v56 * v537)) - (v35 * v547),
        REAL(0.0),
        (v35 * v548) + (((v428 * v564) - (1557.2443004858599 * v403)) + (v56 * v538)),
        (((v472 * v564) - (1557.2443004858599 * v450)) - (v56 * v539)) - (v35 * v549),
        (((v484 * v564) - (1557.2443004858599 * v476)) - (v56 * v540)) - (v35 * v550),
        ((v56 * v541) + ((v508 * v564) - (1557.2443004858599 * v492))) - (v35 * v551),
        (v35 * v552) + ((v56 * v542) - (v522 * v564)),
        (v35 * v553) + (((v180 * v533) - v527) - (v56 * v543)),
        REAL(0.0),
        (((v565 * v314) - v228) - (v2 * v554)) - (v14 * (v534 - v544)),
        (((v565 * v326) - v228) - (v2 * v555)) + (v14 * (v535 + v545)),
        -(((v334 + (v565 * v358)) + (v2 * v556)) + (v14 * (v536 - v546))),
        ((v14 * (v537 + v547)) - (v266 + (v565 * v379))) - (v2 * v557),
        REAL(0.0),
        ((v407 + (v428 * v565)) + (v2 * v558)) - (v14 * (v538 + v548)),
        (((v472 * v565) - v434) - (v2 * v559)) + (v14 * (v539 + v549)),
        (((v484 * v565) - v434) - (v2 * v560)) + (v14 * (v540 + v550)),
        (((v508 * v565) - v487) - (v2 * v561)) - (v14 * (v541 - v551)),
        ((v99 - (v522 * v565)) + (v2 * v562)) - (v14 * (v542 + v552)),
        ((v166 * v533) - (v2 * v563)) + (v14 * (v543 - v553)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v191,
        v523,
        v567,
        v569,
        v571,
        v574,
        v523,
        v58 + (v76 * v523),
        v576,
        v578,
        v580,
        v582,
        v567,
        v576,
        (v54 * v575) - (v53 + (v182 * v566)),
        v584,
        v586,
        v587,
        v569,
        v578,
        v584,
        ((v13 - (v72 * v569)) - (v55 * v577)) - (v18 * v583),
        v588,
        v590,
        v571,
        v580,
        v586,
        v588,
        ((1557.2443004858599 + (v180 * v571)) - (v56 * v579)) - (v35 * v585),
        v591,
        v574,
        v582,
        v587,
        v590,
        v591,
        ((25000.0 + (v166 * v574)) + (v2 * v589)) + (v14 * (v581 - v587)),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 907 add, 1152 mul, 4 div, 0 sqrt, 4 sincos, 27 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("tau", tau, REAL, 6))
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
    v10 = qd[0] * v0
    v11 = qd[1] * v10
    v12 = qd[0] * v1
    v13 = qd[1] * v12
    v14 = v13 + (qdd[0] * v0)
    v15 = (qdd[0] * v1) - v11
    v16 = v11 - v15
    v17 = qd[1] * qd[1]
    v18 = 0.4318 * v16
    v19 = 0.4318 * v1
    v20 = (v2 * v12) + (v3 * v10)
    v21 = ((qd[2] * v20) + (v2 * v14)) - (v3 * v15)
    v22 = qd[2] + qd[1]
    v23 = v22 * v20
    v24 = v23 + v21
    v25 = (v0 * v2) - (v1 * v3)
    v26 = (v2 * v10) - (v3 * v12)
    v27 = ((v2 * v15) + (v3 * v14)) - (qd[2] * v26)
    v28 = v22 * v26
    v29 = v28 - v27
    v30 = (v0 * v3) + (v1 * v2)
    v31 = v26 * v26
    v32 = v20 * v20
    v33 = 9.81 * v0
    v34 = (v33 - (0.4318 * v17)) - (v12 * (qd[0] * v19))
    v35 = v12 * v10
    v36 = 9.81 * v1
    v37 = v36 + (0.4318 * (qdd[1] + v35))
    v38 = (v2 * v37) + (v3 * v34)
    v39 = (v3 * v37) - (v2 * v34)
    v40 = v25 * v23
    v41 = v20 * v26
    v42 = qdd[1] + qdd[2]
    v43 = v42 - v41
    v44 = -v43
    v45 = v22 * v22
    v46 = v30 * v28
    v47 = v42 + v41
    v48 = (0.15005 * v20) - (0.0203 * v22)
    v49 = ((v38 + (v22 * v48)) - (0.0203 * v31)) - (0.15005 * v21)
    v50 = ((v18 - (v20 * v48)) - (0.15005 * v31)) + (0.0203 * v21)
    v51 = (v5 * v50) + (v4 * v49)
    v52 = 0.15005 * v25
    v53 = v19 - (0.0203 * v25)
    v54 = (v5 * v53) + (v4 * v52)
    v55 = (v5 * v49) - (v4 * v50)
    v56 = (v5 * v52) - (v4 * v53)
    v57 = v27 + v28
    v58 = (0.15005 * v57) - (v39 + (0.0203 * v43))
    v59 = 0.15005 * v30
    v60 = (v5 * v20) - (v22 * v4)
    v61 = (v22 * v5) + (v4 * v20)
    v62 = v61 * v60
    v63 = v21 - qdd[3]
    v64 = v63 + v62
    v65 = v26 - qd[3]
    v66 = v65 * v65
    v67 = v61 * v61
    v68 = v67 + v66
    v69 = v4 * v30
    v70 = ((qd[3] * v60) + (v42 * v5)) + (v4 * v27)
    v71 = v60 * v65
    v72 = v71 - v70
    v73 = (((v56 * v68) - (v54 * v64)) - (v69 * v58)) + (v59 * v72)
    v74 = v60 * v60
    v75 = v74 + v66
    v76 = v62 - v63
    v77 = v5 * v30
    v78 = v61 * v65
    v79 = (v5 * v27) - ((v42 * v4) + (qd[3] * v61))
    v80 = v79 + v78
    v81 = (((v56 * v76) - (v54 * v75)) - (v77 * v58)) - (v59 * v80)
    v82 = v67 + v74
    v83 = v70 + v71
    v84 = v79 - v78
    v85 = -v84
    v86 = (((v56 * v83) + (v59 * v82)) + (v54 * v85)) - (v69 * v55)
    v87 = v25 * v62
    v88 = v69 * v71
    v89 = v67 - v74
    v90 = v66 - v74
    v91 = v77 * v78
    v92 = v66 - v67
    v93 = (0.4318 * v82) + v58
    v94 = (0.4318 * v83) - v55
    v95 = (v6 * v94) - (v7 * v93)
    v96 = v56 + (0.4318 * v69)
    v97 = (v7 * v59) - (v6 * v96)
    v98 = v97 * v95
    v99 = -v51
    v100 = v99 - (0.4318 * v84)
    v101 = (0.4318 * v77) - v54
    v102 = (v6 * v93) + (v7 * v94)
    v103 = (v7 * v96) + (v6 * v59)
    v104 = (v6 * v77) + (v7 * v25)
    v105 = (v6 * v65) - (v7 * v60)
    v106 = (v6 * v60) + (v7 * v65)
    v107 = v106 * v105
    v108 = qdd[4] + v70
    v109 = v108 + v107
    v110 = v106 * v106
    v111 = qd[4] + v61
    v112 = v111 * v111
    v113 = v110 + v112
    v114 = ((v7 * v63) - (qd[4] * v105)) + (v6 * v79)
    v115 = v111 * v105
    v116 = v115 - v114
    v117 = (((v103 * v113) - (v97 * v109)) - (v101 * v116)) - (v104 * v100)
    v118 = (v6 * v25) - (v7 * v77)
    v119 = v107 - v108
    v120 = v105 * v105
    v121 = v112 + v120
    v122 = ((v6 * v63) + (qd[4] * v106)) - (v7 * v79)
    v123 = v111 * v106
    v124 = v122 + v123
    v125 = (((v97 * v121) - (v103 * v119)) - (v101 * v124)) + (v118 * v100)
    v126 = v110 + v120
    v127 = v114 + v115
    v128 = v123 - v122
    v129 = (v104 * v102) + (((v103 * v127) - (v101 * v126)) + (v97 * v128))
    v130 = v69 * v107
    v131 = v104 * v115
    v132 = v120 - v110
    v133 = v120 - v112
    v134 = v118 * v123
    v135 = v110 - v112
    v136 = (v9 * v102) - (v8 * v100)
    v137 = (v9 * v103) + (v8 * v101)
    v138 = (v8 * v102) + (v9 * v100)
    v139 = (v8 * v103) - (v9 * v101)
    v140 = (v8 * v111) + (v9 * v105)
    v141 = ((v9 * v108) - (qd[5] * v140)) - (v8 * v122)
    v142 = v106 - qd[5]
    v143 = v140 * v142
    v144 = v141 + v143
    v145 = (v8 * v105) - (v9 * v111)
    v146 = v145 * v145
    v147 = v142 * v142
    v148 = v147 + v146
    v149 = v140 * v145
    v150 = v114 - qdd[5]
    v151 = v150 + v149
    v152 = (v9 * v69) - (v8 * v118)
    v153 = (v152 * v95) + (((v137 * v148) - (v97 * v144)) - (v139 * v151))
    v154 = (v8 * v69) + (v9 * v118)
    v155 = v140 * v140
    v156 = v147 + v155
    v157 = ((v8 * v108) - (qd[5] * v145)) + (v9 * v122)
    v158 = v142 * v145
    v159 = v157 + v158
    v160 = v149 - v150
    v161 = (((v97 * v159) - (v139 * v156)) + (v137 * v160)) - (v154 * v95)
    v162 = v143 - v141
    v163 = v146 + v155
    v164 = v158 - v157
    v165 = (((v97 * v163) - (v137 * v162)) - (v139 * v164)) + (v152 * v136)
    v166 = v152 * v143
    v167 = v104 * v149
    v168 = v155 - v146
    v169 = v155 - v147
    v170 = v154 * v158
    v171 = v147 - v146
    v172 = 0.4318 * v3
    v173 = 0.4318 * v2
    v174 = v23 - v21
    v175 = v32 - v31
    v176 = -v41
    v177 = v4 * v173
    v178 = v5 * v173
    v179 = 0.0203 + v172
    v180 = v5 * v58
    v181 = v4 * v58
    v182 = (v5 * v55) + (v4 * v51)
    v183 = v5 * v71
    v184 = v183 - (v4 * v79)
    v185 = -((v5 * v80) + (v4 * v72))
    v186 = -((v5 * v90) - (v4 * v64))
    v187 = v4 * v78
    v188 = v187 + (v5 * v70)
    v189 = -((v5 * v76) - (v4 * v92))
    v190 = -(v183 + v187)
    v191 = 0.4318 * v5
    v192 = v178 - v191
    v193 = (v6 * v179) + (v7 * v192)
    v194 = (v6 * v192) - (v7 * v179)
    v195 = v194 * v95
    v196 = 0.4318 * v4
    v197 = v177 - v196
    v198 = v4 * v6
    v199 = (v5 * v95) + (v198 * v100)
    v200 = v4 * v7
    v201 = (v5 * v102) + (v200 * v100)
    v202 = (v198 * v102) - (v200 * v95)
    v203 = v5 * v107
    v204 = v198 * v115
    v205 = -((v204 + v203) - (v200 * v122))
    v206 = ((v5 * v132) - (v198 * v124)) - (v200 * v116)
    v207 = (v5 * v128) - ((v198 * v133) + (v200 * v109))
    v208 = v200 * v123
    v209 = (v203 - v208) - (v198 * v114)
    v210 = -((v5 * v127) + ((v198 * v119) + (v200 * v135)))
    v211 = (v208 + (v5 * v108)) + v204
    v212 = (v9 * v193) - (v8 * v197)
    v213 = (v9 * v197) + (v8 * v193)
    v214 = (v5 * v9) - (v8 * v200)
    v215 = (v214 * v95) + (v198 * v138)
    v216 = (v5 * v8) + (v9 * v200)
    v217 = (v198 * v136) - (v216 * v95)
    v218 = (v214 * v136) + (v216 * v138)
    v219 = v214 * v143
    v220 = v198 * v149
    v221 = (v220 - v219) + (v216 * v157)
    v222 = ((v216 * v144) + (v198 * v168)) + (v214 * v159)
    v223 = ((v216 * v151) + (v214 * v169)) + (v198 * v164)
    v224 = v216 * v158
    v225 = -((v220 + v224) - (v214 * v141))
    v226 = ((v216 * v171) - (v214 * v160)) + (v198 * v162)
    v227 = -((v198 * v150) - (v219 + v224))
    v228 = (v7 * v191) - (0.0203 * v6)
    v229 = (0.0203 * v7) + (v6 * v191)
    v230 = v229 * v95
    v231 = (v8 * v228) + (v9 * v196)
    v232 = (v8 * v196) - (v9 * v228)
    v233 = v7 * v115
    v234 = v6 * v123
    v235 = v6 * v8
    v236 = v6 * v9
    v237 = v235 * v143
    v238 = v7 * v149
    v239 = v236 * v158
    v240 = v9 * v143
    v241 = v8 * v158
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
        (v0 * v14) + (v1 * v11),
        (v1 * (v13 + v14)) - (v0 * v16),
        (qdd[1] * v0) + (v17 * v1),
        -(v1 * v16),
        (qdd[1] * v1) - (v17 * v0),
        REAL(0.0),
        -(v19 * v18),
        (v25 * v18) - (v19 * v24),
        (v30 * v18) + (v19 * v29),
        ((v19 * (v32 + v31)) - (v25 * v38)) - (v30 * v39),
        (v30 * v27) - v40,
        (v25 * v29) - (v30 * v24),
        (v25 * (v32 - v45)) - (v30 * v44),
        v46 + (v25 * v21),
        (v30 * (v31 - v45)) - (v25 * v47),
        v40 - v46,
        ((v59 * v58) - (v56 * v55)) - (v54 * v51),
        (v25 * v51) + v73,
        (v25 * v55) + v81,
        v86 + (v77 * v51),
        (v88 - v87) + (v77 * v79),
        ((v25 * v89) - (v69 * v80)) + (v77 * v72),
        ((v25 * v85) - (v69 * v90)) - (v77 * v64),
        (v87 - v91) + (v69 * v70),
        ((v25 * v83) - (v77 * v92)) - (v69 * v76),
        (v91 - v88) + (v25 * v63),
        (v103 * v102) - ((v101 * v100) + v98),
        v117 + (v69 * v95),
        v125 + (v69 * v102),
        v129 + (v118 * v95),
        (v131 - v130) + (v118 * v122),
        ((v104 * v124) + (v69 * v132)) - (v118 * v116),
        ((v104 * v133) - (v118 * v109)) + (v69 * v128),
        (v130 - v134) + (v104 * v114),
        ((v104 * v119) - (v118 * v135)) - (v69 * v127),
        (v134 + (v69 * v108)) - v131,
        ((v137 * v136) - v98) + (v139 * v138),
        v153 - (v104 * v138),
        v161 - (v104 * v136),
        v165 + (v154 * v138),
        (v154 * v157) - (v167 + v166),
        ((v152 * v159) - (v104 * v168)) + (v154 * v144),
        ((v152 * v169) - (v104 * v164)) + (v154 * v151),
        (v167 - v170) + (v152 * v141),
        ((v154 * v171) - (v104 * v162)) - (v152 * v160),
        (v170 + v166) + (v104 * v150),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
        -v33,
        REAL(0.0),
        -v35,
        (v10 * v10) - (v12 * v12),
        v14 - v13,
        v35,
        v11 + v15,
        qdd[1],
        (v173 * v38) + (v172 * v39),
        (v39 - (v172 * v44)) - (v173 * (v45 + v31)),
        -((v38 + (v173 * v47)) + (v172 * (v45 + v32))),
        (v173 * v174) - (v172 * v57),
        v41,
        v175,
        v57,
        v176,
        v174,
        v42,
        ((v178 * v55) - (v179 * v58)) + (v177 * v51),
        (((v177 * v64) - (v178 * v68)) - (v179 * v72)) - v180,
        (v181 - (v178 * v76)) + ((v179 * v80) + (v177 * v75)),
        -(v182 + (((v179 * v82) + (v178 * v83)) + (v177 * v85))),
        v184,
        v185,
        v186,
        v188,
        v189,
        v190,
        -((v195 + (v197 * v100)) + (v193 * v102)),
        v199 - (((v194 * v109) + (v193 * v113)) + (v197 * v116)),
        v201 + (((v194 * v121) + (v193 * v119)) - (v197 * v124)),
        (((v194 * v128) - (v197 * v126)) - (v193 * v127)) - v202,
        v205,
        v206,
        v207,
        v209,
        v210,
        v211,
        -((v195 + (v212 * v136)) + (v213 * v138)),
        v215 + (((v213 * v151) - (v212 * v148)) - (v194 * v144)),
        v217 + (((v213 * v156) - (v212 * v160)) + (v194 * v159)),
        v218 + (((v194 * v163) + (v213 * v164)) + (v212 * v162)),
        v221,
        v222,
        v223,
        v225,
        v226,
        v227,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v39,
        -v38,
        REAL(0.0),
        v41,
        v175,
        v57,
        v176,
        v174,
        v42,
        (-0.0203) * v58,
        -(v180 + (0.0203 * v72)),
        v181 + (0.0203 * v80),
        -(v182 + (0.0203 * v82)),
        v184,
        v185,
        v186,
        v188,
        v189,
        v190,
        (v230 + (v196 * v100)) + (v228 * v102),
        v199 + (((v229 * v109) + (v228 * v113)) + (v196 * v116)),
        v201 + ((v196 * v124) - ((v229 * v121) + (v228 * v119))),
        (((v228 * v127) + (v196 * v126)) - (v229 * v128)) - v202,
        v205,
        v206,
        v207,
        v209,
        v210,
        v211,
        (v230 + (v231 * v138)) - (v232 * v136),
        v215 + (((v229 * v144) - (v232 * v148)) - (v231 * v151)),
        v217 - (((v231 * v156) + (v232 * v160)) + (v229 * v159)),
        v218 + (((v232 * v162) - (v229 * v163)) - (v231 * v164)),
        v221,
        v222,
        v223,
        v225,
        v226,
        v227,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v99,
        -v55,
        REAL(0.0),
        v62,
        -v89,
        v84,
        -v62,
        -v83,
        -v63,
        REAL(0.0),
        v7 * v100,
        -(v6 * v100),
        -((v6 * v95) + (v7 * v102)),
        -(v233 + (v6 * v122)),
        (v6 * v116) - (v7 * v124),
        (v6 * v109) - (v7 * v133),
        v234 - (v7 * v114),
        (v6 * v135) - (v7 * v119),
        v233 - v234,
        REAL(0.0),
        (v7 * v138) + (v235 * v95),
        (v7 * v136) + (v236 * v95),
        (v235 * v136) - (v236 * v138),
        (v238 - v237) - (v236 * v157),
        ((v7 * v168) - (v236 * v144)) + (v235 * v159),
        ((v7 * v164) + (v235 * v169)) - (v236 * v151),
        (v239 - v238) + (v235 * v141),
        ((v7 * v162) - (v236 * v171)) - (v235 * v160),
        (v237 - v239) - (v7 * v150),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v95,
        v102,
        REAL(0.0),
        -v107,
        v132,
        v128,
        v107,
        -v127,
        v108,
        REAL(0.0),
        v9 * v95,
        -(v8 * v95),
        (v9 * v136) + (v8 * v138),
        (v8 * v157) - v240,
        (v9 * v159) + (v8 * v144),
        (v9 * v169) + (v8 * v151),
        (v9 * v141) - v241,
        (v8 * v171) - (v9 * v160),
        v240 + v241,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v138,
        v136,
        REAL(0.0),
        v149,
        v168,
        v164,
        -v149,
        v162,
        -v150,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[6][60]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 361 add, 472 mul, 0 div, 0 sqrt, 5 sincos, 36 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6), ("qd", qd, REAL, 6), ("qdd", qdd, REAL, 6))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:360], REAL, (6, 60), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v4 * v7) + (v5 * v6)
    v9 = (v5 * v7) - (v4 * v6)
    v10 = 0.028252799999999998 * v8
    v11 = v2 * v10
    v12 = v1 * v11
    v13 = 0.028252799999999998 * v9
    v14 = v3 * v13
    v15 = v12 - v14
    v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15
    v17 = (v0 * v2) * v13
    v18 = (v0 * v3) * v10
    v19 = -v16
    v20 = -((v1 * v14) - v11)
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((37.2347379 * v4) + (1.024164 * v5)) + v16),
        v19,
        v17,
        v20,
        REAL(0.0),
        REAL(0.0),
        v19,
        v19,
        v17,
        v20,
        REAL(0.0),
        REAL(0.0),
        v17,
        v17,
        v12,
        v18,
        REAL(0.0),
        REAL(0.0),
        v20,
        v20,
        v18,
        v15,
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      K[6][6]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 8 add, 18 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      D[6][6]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 6))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)
