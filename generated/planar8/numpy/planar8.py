# planar8, emitted by symgen 0.1.0
"""Planar arm of eight slender links

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
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = np.sin(v1)
    v11 = np.cos(v1)
    v12 = np.sin(v2)
    v13 = np.cos(v2)
    v14 = np.sin(v3)
    v15 = np.cos(v3)
    v16 = np.sin(v4)
    v17 = np.cos(v4)
    v18 = np.sin(v5)
    v19 = np.cos(v5)
    v20 = 0.6043499999999999 * v19
    v21 = v20 + (1.9844 * v17)
    v22 = v21 + (3.3787499999999997 * v15)
    v23 = v22 + (4.7784 * v13)
    v24 = v23 + (6.17435 * v11)
    v25 = v24 + (7.557599999999999 * v9)
    v26 = v25 + (8.919149999999998 * v7)
    v27 = 0.97 * v6
    v28 = 0.97 * v7
    v29 = 0.6043499999999999 * v18
    v30 = v29 + (1.9844 * v16)
    v31 = v30 + (3.3787499999999997 * v14)
    v32 = v31 + (4.7784 * v12)
    v33 = v32 + (6.17435 * v10)
    v34 = v27 * v33
    v35 = v34 + ((v8 * (7.557599999999999 * v27)) + (v28 * v25))
    v36 = 0.94 * v9
    v37 = 0.94 * v8
    v38 = (v36 * v24) + (v37 * v33)
    v39 = 0.91 * v11
    v40 = 0.91 * v10
    v41 = (v39 * v23) + (v40 * v32)
    v42 = 0.88 * v13
    v43 = 0.88 * v12
    v44 = (v42 * v22) + (v43 * v31)
    v45 = 0.85 * v15
    v46 = 0.85 * v14
    v47 = (v45 * v21) + (v46 * v30)
    v48 = 0.82 * ((v17 * v20) + (v16 * v29))
    v49 = 0.30326059166666663 + v48
    v50 = (1.4505909333333333 + v48) + v49
    v51 = v47 + v50
    v52 = (2.694021875 + v47) + v51
    v53 = v44 + v52
    v54 = (4.0270090666666665 + v44) + v53
    v55 = v41 + v54
    v56 = (5.441928158333333 + v41) + v55
    v57 = v38 + v56
    v58 = (6.930074799999999 + v38) + v57
    v59 = v35 + v58
    v60 = (8.481664641666665 + v35) + v59
    v61 = v26 + v60
    v62 = v25 + v59
    v63 = (v34 + (v28 * v24)) + v57
    v64 = v24 + v63
    v65 = v55 + ((v36 * v23) + (v37 * v32))
    v66 = v65 + ((v28 * v23) + (v27 * v32))
    v67 = v23 + v66
    v68 = v53 + ((v39 * v22) + (v40 * v31))
    v69 = v68 + ((v36 * v22) + (v37 * v31))
    v70 = v69 + ((v28 * v22) + (v27 * v31))
    v71 = v22 + v70
    v72 = v51 + ((v42 * v21) + (v43 * v30))
    v73 = v72 + ((v39 * v21) + (v40 * v30))
    v74 = v73 + ((v36 * v21) + (v37 * v30))
    v75 = v74 + ((v28 * v21) + (v27 * v30))
    v76 = v21 + v75
    v77 = v49 + ((v45 * v20) + (v46 * v29))
    v78 = v77 + ((v42 * v20) + (v43 * v29))
    v79 = v78 + ((v39 * v20) + (v40 * v29))
    v80 = v79 + ((v36 * v20) + (v37 * v29))
    v81 = v80 + ((v28 * v20) + (v27 * v29))
    v82 = v20 + v81
    return (
        (10.085833333333332 + (2.0 * v26)) + v60,
        v61,
        v62,
        v64,
        v67,
        v71,
        v76,
        v82,
        v61,
        v60,
        v59,
        v63,
        v66,
        v70,
        v75,
        v81,
        v62,
        v59,
        v58,
        v57,
        v65,
        v69,
        v74,
        v80,
        v64,
        v63,
        v57,
        v56,
        v55,
        v68,
        v73,
        v79,
        v67,
        v66,
        v65,
        v55,
        v54,
        v53,
        v72,
        v78,
        v71,
        v70,
        v69,
        v68,
        v53,
        v52,
        v51,
        v77,
        v76,
        v75,
        v74,
        v73,
        v72,
        v51,
        v50,
        v49,
        v82,
        v81,
        v80,
        v79,
        v78,
        v77,
        v49,
        REAL(0.30326059166666663),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      M[8][8]  inertia matrix; row by row

    Computed by composite bodies (Walker and Orin 1982): symgen/derive/functions/mass_matrix.py.

    Operations: 80 add, 67 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:64], REAL, (8, 8), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = np.sin(v1)
    v11 = np.cos(v1)
    v12 = np.sin(v2)
    v13 = np.cos(v2)
    v14 = np.sin(v3)
    v15 = np.cos(v3)
    v16 = np.sin(v4)
    v17 = np.cos(v4)
    v18 = np.sin(v5)
    v19 = np.cos(v5)
    v20 = np.sin(q[0])
    v21 = np.cos(q[0])
    v22 = 0.6043499999999999 * v19
    v23 = 0.97 * v6
    v24 = 0.97 * v7
    v25 = 0.6043499999999999 * v18
    v26 = 0.94 * v9
    v27 = 0.94 * v8
    v28 = 0.91 * v11
    v29 = 0.91 * v10
    v30 = 0.88 * v13
    v31 = 0.88 * v12
    v32 = 0.85 * v15
    v33 = 0.85 * v14
    v34 = qd[1] + qd[0]
    v35 = v34 + qd[2]
    v36 = v35 + qd[3]
    v37 = v36 * v36
    v38 = v35 * v35
    v39 = v34 * v34
    v40 = (v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v20))
    v41 = (v38 * v26) + v40
    v42 = (v37 * v28) + v41
    v43 = 0.82 * v17
    v44 = v36 + qd[4]
    v45 = v44 + qd[5]
    v46 = v45 + qd[6]
    v47 = v46 * v46
    v48 = v44 * v44
    v49 = v42 + (v48 * v30)
    v50 = v45 * v45
    v51 = v49 + (v50 * v32)
    v52 = (v47 * v43) + v51
    v53 = v46 + qd[7]
    v54 = v53 * v53
    v55 = (2.42 * v52) + (v54 * v22)
    v56 = v55 + (1.5550000000000002 * v51)
    v57 = v56 + (1.455 * v49)
    v58 = (1.3549999999999998 * v42) + v57
    v59 = v58 + (1.255 * v41)
    v60 = (9.81 * v21) - (v39 * v23)
    v61 = v60 - (v38 * v27)
    v62 = v61 - (v37 * v29)
    v63 = v62 - (v48 * v31)
    v64 = v63 - (v50 * v33)
    v65 = 0.82 * v16
    v66 = v64 - (v47 * v65)
    v67 = (2.42 * v66) - (v54 * v25)
    v68 = (1.5550000000000002 * v64) + v67
    v69 = v68 + (1.455 * v63)
    v70 = v69 + (1.3549999999999998 * v62)
    v71 = v70 + (1.255 * v61)
    v72 = (1.1550000000000002 * v60) + v71
    v73 = (v25 * v52) + (v22 * v66)
    v74 = ((v65 * v55) + v73) + (v43 * v67)
    v75 = ((v32 * v68) + v74) + (v33 * v56)
    v76 = (v75 + (v31 * v57)) + (v30 * v69)
    v77 = ((v28 * v70) + (v29 * v58)) + v76
    v78 = v77 + ((v26 * v71) + (v27 * v59))
    v79 = ((v23 * (v59 + (1.1550000000000002 * v40))) + (v24 * v72)) + v78
    return (
        v79 + (v72 + (10.34955 * v21)),
        v79,
        v78,
        v77,
        v76,
        v75,
        v74,
        v73,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      h[8]  bias, N m or N

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/bias.py.

    Operations: 53 add, 65 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _gravity(prepared, q):
    v0 = q[1] + q[0]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = np.cos(v5)
    v7 = np.cos(q[7] + v5)
    v8 = np.cos(v4)
    v9 = np.cos(v3)
    v10 = np.cos(v2)
    v11 = np.cos(v1)
    v12 = np.cos(v0)
    v13 = np.cos(q[0])
    v14 = 5.9286734999999995 * v7
    v15 = v14 + (19.466964 * v6)
    v16 = v15 + (33.145537499999996 * v8)
    v17 = v16 + (46.876104000000005 * v9)
    v18 = v17 + (60.5703735 * v10)
    v19 = v18 + (74.14005599999999 * v11)
    v20 = v19 + (87.4968615 * v12)
    return (
        v20 + (100.55249999999998 * v13),
        v20,
        v19,
        v18,
        v17,
        v16,
        v15,
        v14,
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      g[8]  gravity terms, N m or N

    Computed by the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies:
    symgen/derive/functions/gravity.py.

    Operations: 14 add, 8 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:8], REAL, (8,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = qd[1] + qd[0]
    v17 = v16 + qd[2]
    v18 = v17 + qd[3]
    v19 = v18 + qd[4]
    v20 = v19 + qd[5]
    v21 = v20 + qd[6]
    v22 = v21 + qd[7]
    v23 = (v0 * v2) - (v1 * v3)
    v24 = (v1 * v2) + (v0 * v3)
    v25 = 0.48015 * ((v2 * v23) + (v3 * v24))
    v26 = v2 + (0.97 * v24)
    v27 = qd[1] * v2
    v28 = v27 + (qd[2] * v26)
    v29 = (v4 * v24) + (v5 * v23)
    v30 = v3 - (0.97 * v23)
    v31 = (0.5075999999999999 * v29) - (1.2 * v30)
    v32 = qd[1] * v3
    v33 = v32 + (qd[2] * v30)
    v34 = (v5 * v24) - (v4 * v23)
    v35 = (1.2 * v26) + (0.5075999999999999 * v34)
    v36 = (0.94 * v29) - v30
    v37 = (qd[3] * v36) - v33
    v38 = v26 + (0.94 * v34)
    v39 = (v6 * v29) - (v7 * v34)
    v40 = (1.3 * v38) - (0.53235 * v39)
    v41 = v28 + (qd[3] * v38)
    v42 = (v7 * v29) + (v6 * v34)
    v43 = (1.3 * v36) + (0.53235 * v42)
    v44 = v36 + (0.91 * v42)
    v45 = v37 + (qd[4] * v44)
    v46 = v38 - (0.91 * v39)
    v47 = (v8 * v42) + (v9 * v39)
    v48 = (1.4 * v46) - (0.5544 * v47)
    v49 = v41 + (qd[4] * v46)
    v50 = (v9 * v42) - (v8 * v39)
    v51 = (1.4 * v44) + (0.5544 * v50)
    v52 = v44 + (0.88 * v50)
    v53 = v45 + (qd[5] * v52)
    v54 = (v11 * v47) + (v10 * v50)
    v55 = v46 - (0.88 * v47)
    v56 = (0.57375 * v54) - (1.5 * v55)
    v57 = v49 + (qd[5] * v55)
    v58 = (v10 * v47) - (v11 * v50)
    v59 = (1.5 * v52) - (0.57375 * v58)
    v60 = v52 - (0.85 * v58)
    v61 = v53 + (qd[6] * v60)
    v62 = (0.85 * v54) - v55
    v63 = (v13 * v54) - (v12 * v58)
    v64 = (1.6 * v62) + (0.5904 * v63)
    v65 = (qd[6] * v62) - v57
    v66 = (v12 * v54) + (v13 * v58)
    v67 = (1.6 * v60) - (0.5904 * v66)
    v68 = v60 - (0.82 * v66)
    v69 = v61 + (qd[7] * v68)
    v70 = 0.6043499999999999 * v63
    v71 = 0.6043499999999999 * v66
    v72 = v62 + (0.82 * v63)
    v73 = 1.7 * v72
    v74 = (v73 + (v15 * v70)) - (v14 * v71)
    v75 = v65 + (qd[7] * v72)
    v76 = 1.7 * v68
    v77 = ((v14 * v70) - v76) + (v15 * v71)
    v78 = (v69 * v74) + (v75 * v77)
    v79 = v78 + ((v61 * v64) - (v65 * v67))
    v80 = v79 + ((v53 * v56) + (v57 * v59))
    v81 = ((v45 * v48) - (v49 * v51)) - v80
    v82 = v81 + ((v37 * v40) - (v41 * v43))
    v83 = ((v28 * v31) + (v33 * v35)) - v82
    v84 = v83 + (qd[1] * v25)
    v85 = v77 - v67
    v86 = v59 - v85
    v87 = v51 + v86
    v88 = v43 + v87
    v89 = v31 + v88
    v90 = qd[0] * v2
    v91 = v64 + v74
    v92 = v56 + v91
    v93 = v48 - v92
    v94 = v40 + v93
    v95 = v35 + v94
    v96 = qd[0] * v3
    v97 = (v90 * v89) + (v96 * v95)
    v98 = (v97 + (qd[0] * v25)) + v84
    v99 = v27 - (v16 * v26)
    v100 = v32 - (v16 * v30)
    v101 = (v83 - (v99 * v89)) - (v100 * v95)
    v102 = (v17 * v38) - v28
    v103 = v33 + (v17 * v36)
    v104 = (v82 - (v102 * v88)) + (v103 * v94)
    v105 = (v18 * v46) - v41
    v106 = (v18 * v44) - v37
    v107 = (v81 - (v105 * v87)) + (v106 * v93)
    v108 = (v19 * v55) - v49
    v109 = (v19 * v52) - v45
    v110 = (v80 + (v108 * v86)) + (v109 * v92)
    v111 = v57 + (v20 * v62)
    v112 = (v20 * v60) - v53
    v113 = (v79 + (v111 * v85)) + (v112 * v91)
    v114 = (v21 * v68) - v61
    v115 = (v21 * v72) - v65
    v116 = (v78 + (v114 * v74)) + (v115 * v77)
    v117 = (1.7 * v69) + (v22 * v77)
    v118 = v117 + ((1.6 * v61) - (v21 * v67))
    v119 = v118 + ((1.5 * v53) - (v20 * v59))
    v120 = v119 + ((1.4 * v45) - (v19 * v51))
    v121 = v120 + ((1.3 * v37) - (v18 * v43))
    v122 = ((1.2 * v33) + (v17 * v31)) - v121
    v123 = (1.7 * v75) - (v22 * v74)
    v124 = v123 + ((1.6 * v65) - (v21 * v64))
    v125 = ((1.5 * v57) + (v20 * v56)) - v124
    v126 = v125 + ((1.4 * v49) - (v19 * v48))
    v127 = v126 + ((1.3 * v41) - (v18 * v40))
    v128 = v127 + ((1.2 * v28) - (v17 * v35))
    v129 = ((v2 * v122) + (v16 * v25)) - (v3 * v128)
    v130 = (8.7 * v100) - v122
    v131 = (8.7 * v99) - v128
    v132 = v121 + (7.499999999999999 * v103)
    v133 = v127 + (7.499999999999999 * v102)
    v134 = v120 + (6.199999999999999 * v106)
    v135 = v126 + (6.199999999999999 * v105)
    v136 = v119 + (4.8 * v109)
    v137 = v125 + (4.8 * v108)
    v138 = v118 + (3.3 * v112)
    v139 = v124 + (3.3 * v111)
    v140 = v117 + (1.7 * v114)
    v141 = v123 + (1.7 * v115)
    v142 = ((v26 * v122) - v83) - (v30 * v128)
    v143 = ((v38 * v121) - v82) - (v36 * v127)
    v144 = (7.499999999999999 * v36) - v88
    v145 = (7.499999999999999 * v38) - v94
    v146 = (v81 + (v44 * v126)) - (v46 * v120)
    v147 = (6.199999999999999 * v44) - v87
    v148 = (6.199999999999999 * v46) - v93
    v149 = ((v52 * v125) - v80) - (v55 * v119)
    v150 = (4.8 * v52) - v86
    v151 = v92 + (4.8 * v55)
    v152 = (v79 + (v60 * v124)) - (v62 * v118)
    v153 = v85 + (3.3 * v60)
    v154 = (3.3 * v62) - v91
    v155 = (v78 + (v68 * v123)) - (v72 * v117)
    v156 = v76 + v77
    v157 = v73 - v74
    return (
        -v84,
        -v98,
        -v101,
        v104,
        v107,
        -v110,
        -v113,
        -v116,
        v129 - v84,
        v129 - v98,
        ((v3 * v131) - v101) - (v2 * v130),
        (v104 - (v2 * v132)) - (v3 * v133),
        (v107 - (v2 * v134)) - (v3 * v135),
        -((v110 + (v2 * v136)) + (v3 * v137)),
        ((v3 * v139) - v113) - (v2 * v138),
        ((v3 * v141) - v116) - (v2 * v140),
        v142,
        v142 + ((8.7 * ((v96 * v26) - (v90 * v30))) - v97),
        ((v30 * v131) - v101) - (v26 * v130),
        (v104 - (v26 * v132)) - (v30 * v133),
        (v107 - (v26 * v134)) - (v30 * v135),
        -((v110 + (v26 * v136)) + (v30 * v137)),
        ((v30 * v139) - v113) - (v26 * v138),
        ((v30 * v141) - v116) - (v26 * v140),
        -v143,
        ((v90 * v144) + (v96 * v145)) - v143,
        -(v143 + ((v100 * v145) + (v99 * v144))),
        (v104 + (v36 * v133)) - (v38 * v132),
        (v107 + (v36 * v135)) - (v38 * v134),
        ((v36 * v137) - v110) - (v38 * v136),
        -((v113 + (v38 * v138)) + (v36 * v139)),
        -((v116 + (v38 * v140)) + (v36 * v141)),
        v146,
        v146 + ((v90 * v147) + (v96 * v148)),
        v146 - ((v100 * v148) + (v99 * v147)),
        v146 + ((v102 * v147) - (v103 * v148)),
        (v107 + (v44 * v135)) - (v46 * v134),
        ((v44 * v137) - v110) - (v46 * v136),
        -((v113 + (v44 * v139)) + (v46 * v138)),
        -((v116 + (v44 * v141)) + (v46 * v140)),
        v149,
        v149 + ((v90 * v150) + (v96 * v151)),
        v149 - ((v100 * v151) + (v99 * v150)),
        v149 + ((v102 * v150) - (v103 * v151)),
        v149 + ((v105 * v150) - (v106 * v151)),
        ((v52 * v137) - v110) - (v55 * v136),
        -((v113 + (v52 * v139)) + (v55 * v138)),
        -((v116 + (v52 * v141)) + (v55 * v140)),
        -v152,
        ((v90 * v153) - (v96 * v154)) - v152,
        ((v100 * v154) - (v99 * v153)) - v152,
        ((v103 * v154) + (v102 * v153)) - v152,
        ((v106 * v154) + (v105 * v153)) - v152,
        ((v109 * v154) + (v108 * v153)) - v152,
        ((v62 * v138) - v113) - (v60 * v139),
        ((v62 * v140) - v116) - (v60 * v141),
        -v155,
        ((v90 * v156) - (v96 * v157)) - v155,
        ((v100 * v157) - (v99 * v156)) - v155,
        ((v103 * v157) + (v102 * v156)) - v155,
        ((v106 * v157) + (v105 * v156)) - v155,
        ((v109 * v157) + (v108 * v156)) - v155,
        ((v112 * v157) - (v111 * v156)) - v155,
        ((v72 * v140) - v116) - (v68 * v141),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      C[8][8]  Christoffel's matrix; row by row

    Computed by moments of composite bodies: symgen/derive/functions/coriolis_matrix.py.

    Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 18 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:64], REAL, (8, 8), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = np.sin(v1)
    v11 = np.cos(v1)
    v12 = np.sin(v2)
    v13 = np.cos(v2)
    v14 = np.sin(v3)
    v15 = np.cos(v3)
    v16 = np.sin(v4)
    v17 = np.cos(v4)
    v18 = np.sin(v5)
    v19 = np.cos(v5)
    v20 = np.sin(q[0])
    v21 = np.cos(q[0])
    v22 = 0.6043499999999999 * v19
    v23 = 0.97 * v6
    v24 = 0.97 * v7
    v25 = 0.6043499999999999 * v18
    v26 = 0.94 * v9
    v27 = 0.94 * v8
    v28 = 0.91 * v11
    v29 = 0.91 * v10
    v30 = 0.88 * v13
    v31 = 0.88 * v12
    v32 = 0.85 * v15
    v33 = 0.85 * v14
    v34 = qd[1] + qd[0]
    v35 = v34 + qd[2]
    v36 = v35 + qd[3]
    v37 = v36 * v36
    v38 = v35 * v35
    v39 = v34 * v34
    v40 = 0.82 * v17
    v41 = v36 + qd[4]
    v42 = v41 + qd[5]
    v43 = v42 + qd[6]
    v44 = v43 * v43
    v45 = v41 * v41
    v46 = v42 * v42
    v47 = v43 + qd[7]
    v48 = v47 * v47
    v49 = 0.82 * v16
    v50 = (9.81 * v21) + qdd[0]
    v51 = qdd[1] + qdd[0]
    v52 = (v50 + (v51 * v24)) - (v39 * v23)
    v53 = qdd[2] + v51
    v54 = (v52 + (v53 * v26)) - (v38 * v27)
    v55 = qdd[3] + v53
    v56 = (v54 + (v55 * v28)) - (v37 * v29)
    v57 = qdd[4] + v55
    v58 = v56 + ((v57 * v30) - (v45 * v31))
    v59 = qdd[5] + v57
    v60 = v58 + ((v59 * v32) - (v46 * v33))
    v61 = qdd[6] + v59
    v62 = v60 + ((v61 * v40) - (v44 * v49))
    v63 = qdd[7] + v61
    v64 = (2.42 * v62) + ((v63 * v22) - (v48 * v25))
    v65 = v64 + (1.5550000000000002 * v60)
    v66 = v65 + (1.455 * v58)
    v67 = v66 + (1.3549999999999998 * v56)
    v68 = v67 + (1.255 * v54)
    v69 = v68 + (1.1550000000000002 * v52)
    v70 = ((v39 * v24) + ((qd[0] * qd[0]) - (9.81 * v20))) + (v51 * v23)
    v71 = ((v38 * v26) + v70) + (v53 * v27)
    v72 = ((v37 * v28) + v71) + (v55 * v29)
    v73 = ((v45 * v30) + (v57 * v31)) + v72
    v74 = ((v46 * v32) + (v59 * v33)) + v73
    v75 = ((v44 * v40) + (v61 * v49)) + v74
    v76 = ((v48 * v22) + (v63 * v25)) + (2.42 * v75)
    v77 = v76 + (1.5550000000000002 * v74)
    v78 = v77 + (1.455 * v73)
    v79 = v78 + (1.3549999999999998 * v72)
    v80 = v79 + (1.255 * v71)
    v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75)
    v82 = (((0.17661706666666654 * v61) - (v40 * v64)) - (v49 * v76)) - v81
    v83 = v82 + (((0.17791562500000002 * v59) - (v33 * v77)) - (v32 * v65))
    v84 = v83 + (((0.17798293333333343 * v57) - (v31 * v78)) - (v30 * v66))
    v85 = (((v28 * v67) - (0.17673034166666668 * v55)) + (v29 * v79)) - v84
    v86 = (((0.1740691999999998 * v53) - (v26 * v68)) - (v27 * v80)) - v85
    v87 = (((v24 * v69) - (0.16991085833333336 * v51)) + (v23 * (v80 + (1.1550000000000002 * v70)))) - v86
    return (
        v87 + (v69 + ((1.055 * v50) - (0.16416666666666663 * qdd[0]))),
        v87,
        -v86,
        v85,
        -v84,
        -v83,
        -v82,
        v81,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies (Gautier and Khalil
    1990): symgen/derive/functions/inverse_dynamics.py.

    Operations: 83 add, 87 mul, 0 div, 0 sqrt, 8 sincos, 4 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("qdd", qdd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = np.sin(v4)
    v9 = np.cos(v4)
    v10 = np.sin(v3)
    v11 = np.cos(v3)
    v12 = np.sin(v2)
    v13 = np.cos(v2)
    v14 = np.sin(v1)
    v15 = np.cos(v1)
    v16 = np.sin(v0)
    v17 = np.cos(v0)
    v18 = np.sin(q[1])
    v19 = np.cos(q[1])
    v20 = np.sin(q[0])
    v21 = np.cos(q[0])
    v22 = 1.9928405358526773 * v7
    v23 = 0.6043499999999999 * v7
    v24 = (v23 * v22) - 2.42
    v25 = 0.82 * v9
    v26 = 0.6043499999999999 * v6
    v27 = v26 * v22
    v28 = 0.82 * v8
    v29 = (v28 * v27) + (v25 * v24)
    v30 = 1.9928405358526773 * v6
    v31 = (v26 * v30) - 2.42
    v32 = (v28 * v31) + (v25 * v27)
    v33 = 1.0 / ((0.17661706666666654 + (v28 * v32)) + (v25 * v29))
    v34 = v29 * v33
    v35 = (v24 - 1.5550000000000002) - (v29 * v34)
    v36 = 0.85 * v11
    v37 = v27 - (v32 * v34)
    v38 = 0.85 * v10
    v39 = (v38 * v37) + (v36 * v35)
    v40 = v32 * v33
    v41 = (v31 - 1.5550000000000002) - (v32 * v40)
    v42 = (v36 * v37) + (v38 * v41)
    v43 = 1.0 / ((0.17791562500000002 + (v38 * v42)) + (v36 * v39))
    v44 = v42 * v43
    v45 = (v41 - 1.455) - (v42 * v44)
    v46 = 0.88 * v12
    v47 = v39 * v43
    v48 = v37 - (v42 * v47)
    v49 = 0.88 * v13
    v50 = (v49 * v48) + (v46 * v45)
    v51 = (v35 - 1.455) - (v39 * v47)
    v52 = (v49 * v51) + (v46 * v48)
    v53 = 1.0 / ((0.17798293333333343 + (v49 * v52)) + (v46 * v50))
    v54 = v52 * v53
    v55 = (v51 - 1.3549999999999998) - (v52 * v54)
    v56 = 0.91 * v15
    v57 = v48 - (v50 * v54)
    v58 = 0.91 * v14
    v59 = (v58 * v57) + (v56 * v55)
    v60 = v50 * v53
    v61 = (v45 - 1.3549999999999998) - (v50 * v60)
    v62 = (v58 * v61) + (v56 * v57)
    v63 = 1.0 / ((0.17673034166666668 + (v58 * v62)) + (v56 * v59))
    v64 = v59 * v63
    v65 = v57 - (v62 * v64)
    v66 = 0.94 * v16
    v67 = (v55 - 1.255) - (v59 * v64)
    v68 = 0.94 * v17
    v69 = (v68 * v67) + (v66 * v65)
    v70 = v62 * v63
    v71 = (v61 - 1.255) - (v62 * v70)
    v72 = (v68 * v65) + (v66 * v71)
    v73 = 1.0 / ((0.1740691999999998 + (v66 * v72)) + (v68 * v69))
    v74 = v72 * v73
    v75 = 0.97 * v18
    v76 = v69 * v73
    v77 = v65 - (v72 * v76)
    v78 = 0.97 * v19
    v79 = v75 * ((v78 * v77) + (v75 * ((v71 - 1.1550000000000002) - (v72 * v74))))
    v80 = (v67 - 1.1550000000000002) - (v69 * v76)
    v81 = (v78 * v80) + (v75 * v77)
    v82 = 1.0 / ((0.16991085833333336 + (v78 * v81)) + v79)
    v83 = v81 * v82
    v84 = qd[1] + qd[0]
    v85 = v84 * v84
    v86 = (v85 * v75) - (9.81 * v21)
    v87 = v84 + qd[2]
    v88 = v87 * v87
    v89 = (v88 * v66) + v86
    v90 = v87 + qd[3]
    v91 = v90 * v90
    v92 = (v91 * v58) + v89
    v93 = v90 + qd[4]
    v94 = v93 * v93
    v95 = (v94 * v46) + v92
    v96 = v93 + qd[5]
    v97 = v96 * v96
    v98 = (v97 * v38) + v95
    v99 = v96 + qd[6]
    v100 = v99 * v99
    v101 = (v100 * v28) + v98
    v102 = (v85 * v78) + ((qd[0] * qd[0]) - (9.81 * v20))
    v103 = (v88 * v68) + v102
    v104 = (v91 * v56) + v103
    v105 = (v94 * v49) + v104
    v106 = (v97 * v36) + v105
    v107 = (v100 * v25) + v106
    v108 = ((v26 * v107) - tau[7]) - (v23 * v101)
    v109 = v99 + qd[7]
    v110 = v109 * v109
    v111 = ((v110 * v26) + (2.42 * v101)) + (v22 * v108)
    v112 = (v30 * v108) - ((2.42 * v107) + (v110 * v23))
    v113 = ((tau[6] - tau[7]) + (v28 * v112)) + (v25 * v111)
    v114 = (v113 * v34) - ((1.5550000000000002 * v98) + v111)
    v115 = ((1.5550000000000002 * v106) - v112) + (v113 * v40)
    v116 = ((tau[6] - tau[5]) + (v38 * v115)) + (v36 * v114)
    v117 = (v116 * v44) - ((1.455 * v105) + v115)
    v118 = (v116 * v47) + ((1.455 * v95) - v114)
    v119 = ((tau[4] - tau[5]) + (v49 * v118)) + (v46 * v117)
    v120 = (v119 * v54) - ((1.3549999999999998 * v92) + v118)
    v121 = ((1.3549999999999998 * v104) - v117) + (v119 * v60)
    v122 = ((tau[4] - tau[3]) + (v58 * v121)) + (v56 * v120)
    v123 = (v122 * v64) + ((1.255 * v89) - v120)
    v124 = (v121 + (1.255 * v103)) - (v122 * v70)
    v125 = ((tau[3] - tau[2]) + (v66 * v124)) - (v68 * v123)
    v126 = v75 * ((v124 + (1.1550000000000002 * v102)) - (v125 * v74))
    v127 = (v123 + (1.1550000000000002 * v86)) + (v125 * v76)
    v128 = ((tau[1] - tau[2]) + (v78 * v127)) - v126
    v129 = (((tau[1] - tau[0]) + (10.34955 * v21)) - v127) + (v128 * v83)
    v130 = v129 * (1.0 / ((v80 - 0.8908333333333334) - (v81 * v83)))
    v131 = (v128 * v82) + (v83 * v130)
    v132 = v75 * v131
    v133 = (v78 * v131) - v130
    v134 = ((v125 * v73) + (v76 * v133)) + (v74 * v132)
    v135 = (v66 * v134) - v132
    v136 = (v68 * v134) - v133
    v137 = ((v122 * v63) - (v64 * v136)) - (v70 * v135)
    v138 = v135 + (v58 * v137)
    v139 = v136 + (v56 * v137)
    v140 = ((v119 * v53) + (v54 * v139)) + (v60 * v138)
    v141 = (v46 * v140) - v138
    v142 = (v49 * v140) - v139
    v143 = ((v116 * v43) + (v47 * v142)) + (v44 * v141)
    v144 = (v38 * v143) - v141
    v145 = (v36 * v143) - v142
    v146 = ((v113 * v33) + (v34 * v145)) + (v40 * v144)
    v147 = (v146 - (3.2974940611444983 * v108)) + (v22 * ((v25 * v146) - v145))
    return (
        v130,
        -(v130 + v131),
        v131 + v134,
        v137 - v134,
        -(v137 + v140),
        v140 + v143,
        -(v143 + v146),
        v147 + (v30 * ((v28 * v146) - v144)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Computed by articulated bodies (Featherstone 1983): symgen/derive/functions/forward_dynamics.py.

    Operations: 158 add, 179 mul, 7 div, 0 sqrt, 8 sincos, 3 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("tau", tau, REAL, 8))
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:8], REAL, (8,), lanes)


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
    v10 = np.sin(q[6])
    v11 = np.cos(q[6])
    v12 = np.sin(q[7])
    v13 = np.cos(q[7])
    v14 = qd[1] + qd[0]
    v15 = qd[0] * v1
    v16 = v15 + (0.97 * v14)
    v17 = qd[0] * v0
    v18 = (v2 * v17) - (v3 * v16)
    v19 = v14 + qd[2]
    v20 = (0.94 * v19) - v18
    v21 = (v2 * v16) + (v3 * v17)
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v5 * v20) - (v4 * v21)
    v24 = v19 + qd[3]
    v25 = v23 + (0.91 * v24)
    v26 = (v7 * v25) - (v6 * v22)
    v27 = v24 + qd[4]
    v28 = v26 + (0.88 * v27)
    v29 = (v6 * v25) + (v7 * v22)
    v30 = (v9 * v29) + (v8 * v28)
    v31 = (v9 * v28) - (v8 * v29)
    v32 = v27 + qd[5]
    v33 = v31 + (0.85 * v32)
    v34 = (v10 * v33) + (v11 * v30)
    v35 = (v10 * v30) - (v11 * v33)
    v36 = qd[0] * qd[0]
    v37 = v32 + qd[6]
    v38 = v37 + qd[7]
    v39 = (v38 * (0.30326059166666663 * v38)) + (v32 * (0.309771875 * v32))
    v40 = v39 + (v14 * ((0.2958346416666667 * v14) + (0.9603 * v15)))
    v41 = v40 + ((1.1 * v36) * ((v1 * v1) + (v0 * v0)))
    v42 = v41 + (v19 * ((0.3030748 * v19) - (1.0151999999999999 * v18)))
    v43 = v42 + (1.2 * ((v18 * v18) + (v21 * v21)))
    v44 = v43 + (v24 * ((0.3077081583333333 * v24) + (1.0647 * v23)))
    v45 = v44 + (1.3 * ((v23 * v23) + (v22 * v22)))
    v46 = v45 + (v27 * ((0.30988906666666666 * v27) + (1.1088 * v26)))
    v47 = (v46 + (1.4 * ((v29 * v29) + (v26 * v26)))) + (v30 * (1.5 * v30))
    v48 = v47 + (v31 * ((1.1475 * v32) + (1.5 * v31)))
    v49 = v48 + (v37 * ((0.30751093333333335 * v37) - (1.1808 * v35)))
    v50 = (0.82 * v37) - v35
    v51 = (v13 * v34) + (v12 * v50)
    v52 = (v51 * (1.7 * v51)) + (v49 + (1.6 * ((v35 * v35) + (v34 * v34))))
    v53 = (v12 * v34) - (v13 * v50)
    return (
        (0.5 * (v52 + (v53 * ((1.7 * v53) - (1.2086999999999999 * v38))))) + (0.14291666666666666 * v36),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Computed by a recursion of velocities from the base to the tips: symgen/derive/functions/kinetic_energy.py.

    Operations: 53 add, 80 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
    """
    lanes, prepared, q, qd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.sin(q[7])
    v1 = np.cos(q[7])
    v2 = np.sin(q[6])
    v3 = np.cos(q[6])
    v4 = np.sin(q[5])
    v5 = np.cos(q[5])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[2])
    v11 = np.cos(q[2])
    v12 = np.sin(q[1])
    v13 = np.cos(q[1])
    v14 = np.sin(q[0])
    v15 = np.cos(q[0])
    v16 = 1.9844 + (0.6043499999999999 * v1)
    v17 = 0.6043499999999999 * v0
    v18 = (3.3787499999999997 - (v2 * v17)) + (v3 * v16)
    v19 = (v3 * v17) + (v2 * v16)
    v20 = ((v4 * v19) - 4.7784) - (v5 * v18)
    v21 = (v4 * v18) + (v5 * v19)
    v22 = (v7 * v21) - (v6 * v20)
    v23 = ((v7 * v20) - 6.17435) + (v6 * v21)
    v24 = ((v9 * v23) - 7.557599999999999) + (v8 * v22)
    v25 = (v9 * v22) - (v8 * v23)
    v26 = (v11 * v25) - (v10 * v24)
    v27 = ((v11 * v24) - 8.919149999999998) + (v10 * v25)
    v28 = v14 * (((v12 * v26) - 10.249999999999998) + (v13 * v27))
    return (
        (-9.81) * (v28 + (v15 * ((v12 * v27) - (v13 * v26)))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      V  potential energy, J

    Computed by positions of the mass centres: symgen/derive/functions/potential_energy.py.

    Operations: 20 add, 29 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v1 * v2) + (v0 * v3)
    v17 = (v1 * v3) - (v0 * v2)
    v18 = (v5 * v17) - (v4 * v16)
    v19 = (v5 * v16) + (v4 * v17)
    v20 = (v6 * v19) - (v7 * v18)
    v21 = (v6 * v18) + (v7 * v19)
    v22 = (v9 * v20) + (v8 * v21)
    v23 = (v8 * v20) - (v9 * v21)
    v24 = (v10 * v23) - (v11 * v22)
    v25 = (v10 * v22) + (v11 * v23)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = 0.82 + (0.79 * v15)
    v28 = (v12 * v24) - (v13 * v25)
    v29 = 0.79 * v14
    v30 = (((v3 + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22)
    v31 = (((v2 + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23)
    return (
        ((v30 + (0.85 * v24)) + (v27 * v26)) - (v29 * v28),
        ((v31 - (0.85 * v25)) + (v27 * v28)) + (v29 * v26),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      x[3]  position, m

    Computed by frames from the base to the point: symgen/derive/functions/position.py.

    Operations: 27 add, 40 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v3 * v1) - (v2 * v0)
    v17 = (v3 * v0) + (v2 * v1)
    v18 = (v5 * v17) + (v4 * v16)
    v19 = (v5 * v16) - (v4 * v17)
    v20 = (v7 * v19) - (v6 * v18)
    v21 = (v6 * v19) + (v7 * v18)
    v22 = (v9 * v21) + (v8 * v20)
    v23 = (v9 * v20) - (v8 * v21)
    v24 = (v10 * v23) + (v11 * v22)
    v25 = (v11 * v23) - (v10 * v22)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = (v13 * v25) - (v12 * v24)
    v28 = (v15 * v27) - (v14 * v26)
    v29 = (v14 * v27) + (v15 * v26)
    return (
        v28,
        -v29,
        REAL(0.0),
        v29,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      R[3][3]  rotation matrix; row by row

    Computed by frames from the base to the point: symgen/derive/functions/rotation.py.

    Operations: 14 add, 28 mul, 0 div, 0 sqrt, 8 sincos, 1 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v0 * v2) - (v1 * v3)
    v17 = (v1 * v2) + (v0 * v3)
    v18 = 0.97 * v17
    v19 = (v4 * v17) + (v5 * v16)
    v20 = 0.97 * v16
    v21 = (v5 * v17) - (v4 * v16)
    v22 = (v6 * v19) - (v7 * v21)
    v23 = (v7 * v19) + (v6 * v21)
    v24 = 0.91 * v23
    v25 = 0.91 * v22
    v26 = (v8 * v23) + (v9 * v22)
    v27 = 0.82 + (0.79 * v15)
    v28 = 0.79 * v14
    v29 = (v8 * v22) - (v9 * v23)
    v30 = (v10 * v26) + (v11 * v29)
    v31 = (v11 * v26) - (v10 * v29)
    v32 = (v12 * v30) - (v13 * v31)
    v33 = (v12 * v31) + (v13 * v30)
    v34 = v25 + (0.88 * v26)
    v35 = v18 + (0.94 * v21)
    v36 = (v34 - v35) + (0.85 * v31)
    v37 = ((v27 * v32) - v36) + (v28 * v33)
    v38 = v35 - v37
    v39 = v36 + v37
    v40 = v24 - (0.88 * v29)
    v41 = v20 + (0.94 * v19)
    v42 = (v40 + v41) - (0.85 * v30)
    v43 = ((v28 * v32) + v42) - (v27 * v33)
    v44 = v41 - v43
    v45 = v43 - v42
    return (
        -(v2 + v37),
        -v37,
        v18 - v37,
        v38,
        v38 - v25,
        v38 - v34,
        -v39,
        (0.82 * v32) - v39,
        v3 - v43,
        -v43,
        v20 - v43,
        v44,
        v24 + v44,
        v40 + v44,
        -v45,
        (-(0.82 * v33)) - v45,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      J[6][8]  Jacobian: translational rows, then rotational ones; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982): symgen/derive/functions/jacobian.py.

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:48], REAL, (6, 8), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v2 * v0) - (v3 * v1)
    v17 = (v3 * v0) + (v2 * v1)
    v18 = (v5 * v17) - (v4 * v16)
    v19 = (v4 * v17) + (v5 * v16)
    v20 = (v7 * v19) + (v6 * v18)
    v21 = (v6 * v19) - (v7 * v18)
    v22 = (v8 * v21) - (v9 * v20)
    v23 = (v8 * v20) + (v9 * v21)
    v24 = (v10 * v23) + (v11 * v22)
    v25 = (v10 * v22) - (v11 * v23)
    v26 = (v12 * v25) - (v13 * v24)
    v27 = 0.79 * v14
    v28 = (v12 * v24) + (v13 * v25)
    v29 = 0.82 + (0.79 * v15)
    v30 = 0.91 * v21
    v31 = v30 + (0.88 * v23)
    v32 = 0.97 * v17
    v33 = v32 + (0.94 * v18)
    v34 = (v31 - v33) - (0.85 * v25)
    v35 = ((v0 - v34) + (v29 * v28)) - (v27 * v26)
    v36 = -v35
    v37 = v0 - v35
    v38 = v32 + v37
    v39 = v33 + v37
    v40 = v39 - v30
    v41 = v39 - v31
    v42 = v37 - v34
    v43 = v42 + (0.82 * v28)
    v44 = 0.91 * v20
    v45 = v44 - (0.88 * v22)
    v46 = 0.97 * v16
    v47 = v46 + (0.94 * v19)
    v48 = (v45 + v47) - (0.85 * v24)
    v49 = ((v1 - v48) - (v29 * v26)) - (v27 * v28)
    v50 = v1 - v49
    v51 = v50 - v46
    v52 = v50 - v47
    v53 = v52 - v44
    v54 = v52 - v45
    v55 = v50 - v48
    v56 = v55 - (0.82 * v26)
    return (
        v36,
        v37,
        v38,
        v39,
        v40,
        v41,
        v42,
        v43,
        v49,
        -v50,
        -v51,
        -v52,
        -v53,
        -v54,
        -v55,
        -v56,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v49,
        v50,
        v51,
        v52,
        v53,
        v54,
        v55,
        v56,
        v50,
        v50,
        v51,
        v52,
        v53,
        v54,
        v55,
        v56,
        v51,
        v51,
        v51,
        v52,
        v53,
        v54,
        v55,
        v56,
        v52,
        v52,
        v52,
        v52,
        v53,
        v54,
        v55,
        v56,
        v53,
        v53,
        v53,
        v53,
        v53,
        v54,
        v55,
        v56,
        v54,
        v54,
        v54,
        v54,
        v54,
        v54,
        v55,
        v56,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v36,
        v37,
        v38,
        v39,
        v40,
        v41,
        v42,
        v43,
        v37,
        v37,
        v38,
        v39,
        v40,
        v41,
        v42,
        v43,
        v38,
        v38,
        v38,
        v39,
        v40,
        v41,
        v42,
        v43,
        v39,
        v39,
        v39,
        v39,
        v40,
        v41,
        v42,
        v43,
        v40,
        v40,
        v40,
        v40,
        v40,
        v41,
        v42,
        v43,
        v41,
        v41,
        v41,
        v41,
        v41,
        v41,
        v42,
        v43,
        v42,
        v42,
        v42,
        v42,
        v42,
        v42,
        v42,
        v43,
        v43,
        v43,
        v43,
        v43,
        v43,
        v43,
        v43,
        v43,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      G[3][8]     first-order influence coefficients; row by row
      H[3][8][8]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence.py.

    Operations: 41 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 9 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:24], REAL, (3, 8), lanes), _pack(values[24:216], REAL, (3, 8, 8), lanes)


def _influence_rotational_tip(prepared, q):
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
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
        REAL(1.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      G[3][8]     first-order influence coefficients; row by row
      H[3][8][8]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Computed by influence coefficients of joint axes (Thomas and Tesar 1982):
    symgen/derive/functions/influence_rotational.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:24], REAL, (3, 8), lanes), _pack(values[24:216], REAL, (3, 8, 8), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v3 * v1) - (v2 * v0)
    v17 = (v3 * v0) + (v2 * v1)
    v18 = (v5 * v17) + (v4 * v16)
    v19 = (v5 * v16) - (v4 * v17)
    v20 = (v6 * v19) + (v7 * v18)
    v21 = (v6 * v18) - (v7 * v19)
    v22 = (v8 * v21) - (v9 * v20)
    v23 = (v9 * v21) + (v8 * v20)
    v24 = (v11 * v23) - (v10 * v22)
    v25 = (v10 * v23) + (v11 * v22)
    v26 = (v13 * v25) + (v12 * v24)
    v27 = v0 + (0.97 * v17)
    v28 = v27 + (0.94 * v18)
    v29 = v28 + (0.91 * v20)
    v30 = (0.88 * v22) - v29
    v31 = (0.85 * v25) + v30
    v32 = v31 + (0.82 * v26)
    v33 = 1.7 * v32
    v34 = (v12 * v25) - (v13 * v24)
    v35 = 0.6043499999999999 * v34
    v36 = 0.6043499999999999 * v26
    v37 = ((v14 * v35) - v33) - (v15 * v36)
    v38 = ((0.5904 * v26) + (1.6 * v31)) - v37
    v39 = v38 + ((0.57375 * v25) + (1.5 * v30))
    v40 = v39 + ((0.5544 * v22) - (1.4 * v29))
    v41 = ((0.53235 * v20) + (1.3 * v28)) - v40
    v42 = v41 + ((1.2 * v27) + (0.5075999999999999 * v18))
    v43 = v1 + (0.97 * v16)
    v44 = v43 + (0.94 * v19)
    v45 = (0.91 * v21) - v44
    v46 = (0.88 * v23) + v45
    v47 = v46 + (0.85 * v24)
    v48 = (0.82 * v34) - v47
    v49 = 1.7 * v48
    v50 = (v49 + (v15 * v35)) + (v14 * v36)
    v51 = v50 + ((0.5904 * v34) - (1.6 * v47))
    v52 = ((0.57375 * v24) + (1.5 * v46)) - v51
    v53 = v52 + ((0.5544 * v23) + (1.4 * v45))
    v54 = v53 + ((0.53235 * v21) - (1.3 * v44))
    v55 = ((0.5075999999999999 * v19) + (1.2 * v43)) - v54
    v56 = (v0 * v55) - (v1 * v42)
    v57 = v56 + (0.48015 * ((v0 * v16) - (v1 * v17)))
    v58 = (v43 * v42) - (v27 * v55)
    v59 = -v58
    v60 = (v44 * v41) + (v28 * v54)
    v61 = -v60
    v62 = (v45 * v40) + (v29 * v53)
    v63 = -v62
    v64 = (v46 * v39) - (v30 * v52)
    v65 = -v64
    v66 = (v47 * v38) + (v31 * v51)
    v67 = -v66
    v68 = (v48 * v37) + (v32 * v50)
    v69 = -v68
    v70 = ((8.7 * ((v0 * v43) - (v1 * v27))) - v58) - v56
    v71 = v54 + (7.499999999999999 * v44)
    v72 = (7.499999999999999 * v28) - v41
    v73 = ((v0 * v71) - v60) - (v1 * v72)
    v74 = (6.199999999999999 * v45) - v53
    v75 = v40 + (6.199999999999999 * v29)
    v76 = (v62 + (v0 * v74)) + (v1 * v75)
    v77 = -v76
    v78 = (4.8 * v46) - v52
    v79 = (4.8 * v30) - v39
    v80 = (v64 + (v0 * v78)) - (v1 * v79)
    v81 = -v80
    v82 = v51 + (3.3 * v47)
    v83 = (3.3 * v31) - v38
    v84 = (v66 + (v0 * v82)) - (v1 * v83)
    v85 = -v84
    v86 = v49 - v50
    v87 = v33 + v37
    v88 = ((v0 * v86) - v68) + (v1 * v87)
    v89 = -v70
    v90 = (v60 - (v27 * v71)) + (v43 * v72)
    v91 = -v90
    v92 = (v62 + (v27 * v74)) + (v43 * v75)
    v93 = -v92
    v94 = ((v43 * v79) - v64) - (v27 * v78)
    v95 = ((v43 * v83) - v66) - (v27 * v82)
    v96 = ((v27 * v86) - v68) + (v43 * v87)
    v97 = -v73
    v98 = (v62 + (v28 * v74)) + (v44 * v75)
    v99 = -v98
    v100 = ((v44 * v79) - v64) - (v28 * v78)
    v101 = ((v44 * v83) - v66) - (v28 * v82)
    v102 = ((v28 * v86) - v68) + (v44 * v87)
    v103 = (v64 + (v29 * v78)) + (v45 * v79)
    v104 = -v103
    v105 = (v66 + (v29 * v82)) + (v45 * v83)
    v106 = -v105
    v107 = (v68 - (v29 * v86)) + (v45 * v87)
    v108 = -v107
    v109 = -v94
    v110 = -v100
    v111 = (v66 - (v30 * v82)) + (v46 * v83)
    v112 = -v111
    v113 = (v68 + (v30 * v86)) + (v46 * v87)
    v114 = -v113
    v115 = -v95
    v116 = -v101
    v117 = (v68 + (v31 * v86)) + (v47 * v87)
    v118 = -v117
    v119 = -v88
    v120 = -v96
    v121 = -v102
    return (
        REAL(0.0),
        v57,
        v59,
        v61,
        v63,
        v65,
        v67,
        v69,
        v57,
        v57,
        v59,
        v61,
        v63,
        v65,
        v67,
        v69,
        v59,
        v59,
        v59,
        v61,
        v63,
        v65,
        v67,
        v69,
        v61,
        v61,
        v61,
        v61,
        v63,
        v65,
        v67,
        v69,
        v63,
        v63,
        v63,
        v63,
        v63,
        v65,
        v67,
        v69,
        v65,
        v65,
        v65,
        v65,
        v65,
        v65,
        v67,
        v69,
        v67,
        v67,
        v67,
        v67,
        v67,
        v67,
        v67,
        v69,
        v69,
        v69,
        v69,
        v69,
        v69,
        v69,
        v69,
        v69,
        -v57,
        REAL(0.0),
        v70,
        v73,
        v77,
        v81,
        v85,
        v88,
        REAL(0.0),
        REAL(0.0),
        v70,
        v73,
        v77,
        v81,
        v85,
        v88,
        v70,
        v70,
        v70,
        v73,
        v77,
        v81,
        v85,
        v88,
        v73,
        v73,
        v73,
        v73,
        v77,
        v81,
        v85,
        v88,
        v77,
        v77,
        v77,
        v77,
        v77,
        v81,
        v85,
        v88,
        v81,
        v81,
        v81,
        v81,
        v81,
        v81,
        v85,
        v88,
        v85,
        v85,
        v85,
        v85,
        v85,
        v85,
        v85,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v58,
        v89,
        REAL(0.0),
        v91,
        v93,
        v94,
        v95,
        v96,
        v89,
        v89,
        REAL(0.0),
        v91,
        v93,
        v94,
        v95,
        v96,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v91,
        v93,
        v94,
        v95,
        v96,
        v91,
        v91,
        v91,
        v91,
        v93,
        v94,
        v95,
        v96,
        v93,
        v93,
        v93,
        v93,
        v93,
        v94,
        v95,
        v96,
        v94,
        v94,
        v94,
        v94,
        v94,
        v94,
        v95,
        v96,
        v95,
        v95,
        v95,
        v95,
        v95,
        v95,
        v95,
        v96,
        v96,
        v96,
        v96,
        v96,
        v96,
        v96,
        v96,
        v96,
        v60,
        v97,
        v90,
        REAL(0.0),
        v99,
        v100,
        v101,
        v102,
        v97,
        v97,
        v90,
        REAL(0.0),
        v99,
        v100,
        v101,
        v102,
        v90,
        v90,
        v90,
        REAL(0.0),
        v99,
        v100,
        v101,
        v102,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v99,
        v100,
        v101,
        v102,
        v99,
        v99,
        v99,
        v99,
        v99,
        v100,
        v101,
        v102,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v101,
        v102,
        v101,
        v101,
        v101,
        v101,
        v101,
        v101,
        v101,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v62,
        v76,
        v92,
        v98,
        REAL(0.0),
        v104,
        v106,
        v108,
        v76,
        v76,
        v92,
        v98,
        REAL(0.0),
        v104,
        v106,
        v108,
        v92,
        v92,
        v92,
        v98,
        REAL(0.0),
        v104,
        v106,
        v108,
        v98,
        v98,
        v98,
        v98,
        REAL(0.0),
        v104,
        v106,
        v108,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v104,
        v106,
        v108,
        v104,
        v104,
        v104,
        v104,
        v104,
        v104,
        v106,
        v108,
        v106,
        v106,
        v106,
        v106,
        v106,
        v106,
        v106,
        v108,
        v108,
        v108,
        v108,
        v108,
        v108,
        v108,
        v108,
        v108,
        v64,
        v80,
        v109,
        v110,
        v103,
        REAL(0.0),
        v112,
        v114,
        v80,
        v80,
        v109,
        v110,
        v103,
        REAL(0.0),
        v112,
        v114,
        v109,
        v109,
        v109,
        v110,
        v103,
        REAL(0.0),
        v112,
        v114,
        v110,
        v110,
        v110,
        v110,
        v103,
        REAL(0.0),
        v112,
        v114,
        v103,
        v103,
        v103,
        v103,
        v103,
        REAL(0.0),
        v112,
        v114,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v112,
        v114,
        v112,
        v112,
        v112,
        v112,
        v112,
        v112,
        v112,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v66,
        v84,
        v115,
        v116,
        v105,
        v111,
        REAL(0.0),
        v118,
        v84,
        v84,
        v115,
        v116,
        v105,
        v111,
        REAL(0.0),
        v118,
        v115,
        v115,
        v115,
        v116,
        v105,
        v111,
        REAL(0.0),
        v118,
        v116,
        v116,
        v116,
        v116,
        v105,
        v111,
        REAL(0.0),
        v118,
        v105,
        v105,
        v105,
        v105,
        v105,
        v111,
        REAL(0.0),
        v118,
        v111,
        v111,
        v111,
        v111,
        v111,
        v111,
        REAL(0.0),
        v118,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v118,
        v118,
        v118,
        v118,
        v118,
        v118,
        v118,
        v118,
        v118,
        v68,
        v119,
        v120,
        v121,
        v107,
        v113,
        v117,
        REAL(0.0),
        v119,
        v119,
        v120,
        v121,
        v107,
        v113,
        v117,
        REAL(0.0),
        v120,
        v120,
        v120,
        v121,
        v107,
        v113,
        v117,
        REAL(0.0),
        v121,
        v121,
        v121,
        v121,
        v107,
        v113,
        v117,
        REAL(0.0),
        v107,
        v107,
        v107,
        v107,
        v107,
        v113,
        v117,
        REAL(0.0),
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v117,
        REAL(0.0),
        v117,
        v117,
        v117,
        v117,
        v117,
        v117,
        v117,
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


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      P[8][8][8]  inertia power array, P[i] belongs to joint i; row by row

    Computed by moments of composite bodies (Behi 1985, eq. B.14): symgen/derive/functions/inertia_power.py.

    Operations: 110 add, 132 mul, 0 div, 0 sqrt, 8 sincos, 28 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:512], REAL, (8, 8, 8), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = qd[1] + qd[0]
    v17 = v16 + qd[2]
    v18 = v17 + qd[3]
    v19 = v18 * v18
    v20 = v17 * v17
    v21 = v16 * v16
    v22 = qd[0] * qd[0]
    v23 = 9.81 * v2
    v24 = v22 - v23
    v25 = v18 + qd[4]
    v26 = v25 + qd[5]
    v27 = v26 + qd[6]
    v28 = v27 * v27
    v29 = v25 * v25
    v30 = v26 * v26
    v31 = v27 + qd[7]
    v32 = 9.81 * v3
    v33 = v32 + qdd[0]
    v34 = qdd[1] + qdd[0]
    v35 = qdd[2] + v34
    v36 = qdd[3] + v35
    v37 = qdd[4] + v36
    v38 = qdd[5] + v37
    v39 = qdd[6] + v38
    v40 = qdd[7] + v39
    v41 = (v1 * v24) - (v0 * v33)
    v42 = v41 + (0.97 * v21)
    v43 = (v1 * v33) + (v0 * v24)
    v44 = v43 + (0.97 * v34)
    v45 = (v5 * v42) - (v4 * v44)
    v46 = v45 + (0.94 * v20)
    v47 = (v5 * v44) + (v4 * v42)
    v48 = v47 + (0.94 * v35)
    v49 = (v6 * v46) + (v7 * v48)
    v50 = v49 + (0.91 * v36)
    v51 = (v6 * v48) - (v7 * v46)
    v52 = (0.91 * v19) - v51
    v53 = (v9 * v50) + (v8 * v52)
    v54 = v53 + (0.88 * v37)
    v55 = (v9 * v52) - (v8 * v50)
    v56 = v55 + (0.88 * v29)
    v57 = (v10 * v54) - (v11 * v56)
    v58 = (0.85 * v30) - v57
    v59 = (v10 * v56) + (v11 * v54)
    v60 = v59 + (0.85 * v38)
    v61 = (v13 * v58) - (v12 * v60)
    v62 = v61 + (0.82 * v28)
    v63 = (v13 * v60) + (v12 * v58)
    v64 = v63 + (0.82 * v39)
    v65 = (v31 * (0.6043499999999999 * v31)) + (1.7 * ((v15 * v62) - (v14 * v64)))
    v66 = (v15 * v64) + (v14 * v62)
    v67 = (1.7 * v66) + (0.6043499999999999 * v40)
    v68 = ((v15 * v65) + ((1.6 * v61) + (0.5904 * v28))) + (v14 * v67)
    v69 = (v15 * v67) - (v14 * v65)
    v70 = v69 + ((1.6 * v63) + (0.5904 * v39))
    v71 = ((v13 * v68) + ((0.57375 * v30) - (1.5 * v57))) + (v12 * v70)
    v72 = (v13 * v70) - (v12 * v68)
    v73 = v72 + ((0.57375 * v38) + (1.5 * v59))
    v74 = (v10 * v71) - (v11 * v73)
    v75 = ((0.5544 * v37) + (1.4 * v53)) - v74
    v76 = (v10 * v73) + ((v11 * v71) + ((1.4 * v55) + (0.5544 * v29)))
    v77 = (v9 * v75) - (v8 * v76)
    v78 = v77 + ((0.53235 * v36) + (1.3 * v49))
    v79 = ((v9 * v76) + ((0.53235 * v19) - (1.3 * v51))) + (v8 * v75)
    v80 = (((1.2 * v45) + (0.5075999999999999 * v20)) + (v7 * v79)) + (v6 * v78)
    v81 = (v6 * v79) - (v7 * v78)
    v82 = ((0.5075999999999999 * v35) + (1.2 * v47)) - v81
    v83 = ((v5 * v80) + ((1.1 * v41) + (0.48015 * v21))) + (v4 * v82)
    v84 = (v5 * v82) - (v4 * v80)
    v85 = v84 + ((0.48015 * v34) + (1.1 * v43))
    v86 = (v1 * v85) - (v0 * v83)
    v87 = (0.30326059166666663 * v40) + (0.6043499999999999 * v66)
    v88 = (v87 + ((0.5904 * v63) + (0.30751093333333335 * v39))) + (0.82 * v69)
    v89 = (v88 + ((0.309771875 * v38) + (0.57375 * v59))) + (0.85 * v72)
    v90 = (v89 + ((0.30988906666666666 * v37) + (0.5544 * v53))) - (0.88 * v74)
    v91 = (v90 + ((0.3077081583333333 * v36) + (0.53235 * v49))) + (0.91 * v77)
    v92 = (v91 + ((0.3030748 * v35) + (0.5075999999999999 * v47))) - (0.94 * v81)
    v93 = (v92 + ((0.2958346416666667 * v34) + (0.48015 * v43))) + (0.97 * v84)
    return (
        ((v23 - (0.45 * v22)) - (v1 * v83)) - (v0 * v85),
        (v32 + (0.45 * qdd[0])) + v86,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v93 + ((4.4145 * v3) + (0.28583333333333333 * qdd[0]))) + v86,
        -v83,
        v85,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v93,
        -v80,
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v92,
        -v79,
        v78,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v91,
        -v76,
        v75,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v90,
        -v71,
        v73,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v89,
        -v68,
        v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v88,
        -v65,
        v67,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v87,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[8][6]  force, then moment, per joint, N and N m; row by row

    Computed by Newton and Euler's recursion (Luh, Walker and Paul 1980): symgen/derive/functions/reactions.py.

    Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 7 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("qdd", qdd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:48], REAL, (8, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(v4)
    v7 = np.cos(v4)
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = np.sin(v5)
    v11 = np.cos(v5)
    v12 = np.sin(v3)
    v13 = np.cos(v3)
    v14 = np.sin(v2)
    v15 = np.cos(v2)
    v16 = np.sin(v1)
    v17 = np.cos(v1)
    v18 = np.sin(v0)
    v19 = np.cos(v0)
    v20 = np.sin(q[1])
    v21 = np.cos(q[1])
    v22 = 5.9286734999999995 * ((v8 * v11) + (v9 * v10))
    v23 = v22 + (19.466964 * ((v8 * v7) + (v9 * v6)))
    v24 = v23 + (33.145537499999996 * ((v8 * v13) + (v9 * v12)))
    v25 = v24 + (46.876104000000005 * ((v8 * v15) + (v9 * v14)))
    v26 = v25 + (60.5703735 * ((v8 * v17) + (v9 * v16)))
    v27 = v26 + (74.14005599999999 * ((v8 * v19) + (v9 * v18)))
    v28 = v27 + (87.4968615 * ((v21 * v8) + (v20 * v9)))
    v29 = 0.97 * v20
    v30 = qdd[1] + qdd[0]
    v31 = qd[1] + qd[0]
    v32 = v31 * v31
    v33 = 0.97 * v21
    v34 = (v32 * v33) + (v30 * v29)
    v35 = (qd[0] * qd[0]) - (9.81 * v8)
    v36 = v35 + v34
    v37 = v31 + qd[2]
    v38 = v37 * v19
    v39 = qdd[2] + v30
    v40 = (v39 * v18) + (v37 * v38)
    v41 = 0.94 * v40
    v42 = v41 + v36
    v43 = 0.91 * v16
    v44 = qdd[3] + v39
    v45 = v37 + qd[3]
    v46 = v45 * v45
    v47 = 0.91 * v17
    v48 = (v46 * v47) + (v44 * v43)
    v49 = v48 + v42
    v50 = v45 + qd[4]
    v51 = v50 * v15
    v52 = qdd[4] + v44
    v53 = (v52 * v14) + (v50 * v51)
    v54 = 0.88 * v53
    v55 = v49 + v54
    v56 = v50 + qd[5]
    v57 = v56 * v13
    v58 = qdd[5] + v52
    v59 = (v58 * v12) + (v56 * v57)
    v60 = 0.85 * v59
    v61 = v60 + v55
    v62 = 0.6043499999999999 * v11
    v63 = v56 + qd[6]
    v64 = v63 * v63
    v65 = qdd[6] + v58
    v66 = 0.4955669999999999 * v11
    v67 = ((v65 * v6) + (v64 * v7)) * v66
    v68 = (v30 * v33) - (v32 * v29)
    v69 = (9.81 * v9) + qdd[0]
    v70 = v69 + v68
    v71 = v37 * v18
    v72 = (v39 * v19) - (v37 * v71)
    v73 = 0.94 * v72
    v74 = v73 + v70
    v75 = (v44 * v47) - (v46 * v43)
    v76 = v75 + v74
    v77 = v50 * v14
    v78 = (v52 * v15) - (v50 * v77)
    v79 = 0.88 * v78
    v80 = v76 + v79
    v81 = v56 * v12
    v82 = (v58 * v13) - (v56 * v81)
    v83 = 0.85 * v82
    v84 = v83 + v80
    v85 = 0.6043499999999999 * v10
    v86 = 0.4955669999999999 * v10
    v87 = ((v64 * v6) - (v65 * v7)) * v86
    v88 = (v87 - (v85 * v84)) + (v67 + (v62 * v61))
    v89 = (v67 + v87) - v88
    v90 = v34 + v41
    v91 = v90 + v48
    v92 = v91 + v54
    v93 = v92 + v60
    v94 = v68 + v73
    v95 = v94 + v75
    v96 = v95 + v79
    v97 = v96 + v83
    v98 = ((v85 * v97) - (v62 * v93)) - v89
    v99 = 1.9844 * v7
    v100 = 1.9844 * v6
    v101 = (v100 * v84) - (v99 * v61)
    v102 = v98 + (((v100 * v97) - v101) - (v99 * v93))
    v103 = 3.3787499999999997 * v13
    v104 = 3.3787499999999997 * v12
    v105 = (v104 * v80) - (v103 * v55)
    v106 = v102 + (((v104 * v96) - v105) - (v103 * v92))
    v107 = 4.7784 * v15
    v108 = 4.7784 * v14
    v109 = (v108 * v76) - (v107 * v49)
    v110 = v106 + (((v108 * v95) - v109) - (v107 * v91))
    v111 = 6.17435 * v17
    v112 = 6.17435 * v16
    v113 = (v112 * v74) - (v111 * v42)
    v114 = v110 + (((v112 * v94) - v113) - (v111 * v90))
    v115 = 7.557599999999999 * v19
    v116 = 7.557599999999999 * v18
    v117 = (v116 * v70) - (v115 * v36)
    v118 = v114 + (((v116 * v68) - (v115 * v34)) - v117)
    v119 = qdd[7] + v65
    v120 = v63 + qd[7]
    v121 = v120 * v120
    v122 = (v121 * v62) + (v119 * v85)
    v123 = v122 + ((v65 * v100) + (v64 * v99))
    v124 = v123 + (3.3787499999999997 * v59)
    v125 = v124 + (4.7784 * v53)
    v126 = v125 + ((v44 * v112) + (v46 * v111))
    v127 = v33 * v126
    v128 = 8.919149999999998 * v21
    v129 = 8.919149999999998 * v20
    v130 = (v121 * v85) - (v119 * v62)
    v131 = ((v65 * v99) - (v64 * v100)) - v130
    v132 = v131 + (3.3787499999999997 * v82)
    v133 = v132 + (4.7784 * v78)
    v134 = v133 + ((v44 * v111) - (v46 * v112))
    v135 = v29 * v134
    v136 = 7.3308719999999985 * v20
    v137 = v135 + (v136 * v72)
    v138 = v137 + ((((v69 * v129) - (v128 * v35)) - ((7.3308719999999985 * v21) * v40)) - v127)
    v139 = v126 + (7.557599999999999 * v40)
    v140 = (v33 * v139) - v137
    v141 = (v140 + v138) - v118
    v142 = v41 + v48
    v143 = v54 + v142
    v144 = v60 + v143
    v145 = v73 + v75
    v146 = v79 + v145
    v147 = v83 + v146
    v148 = ((v85 * v147) - (v62 * v144)) - v89
    v149 = v148 + (((v100 * v147) - v101) - (v99 * v144))
    v150 = v149 + (((v104 * v146) - v105) - (v103 * v143))
    v151 = ((v109 - (v108 * v145)) + (v107 * v142)) - v150
    v152 = (((v112 * v73) - (v111 * v41)) - v113) - v151
    v153 = v117 - v152
    v154 = v140 + v153
    v155 = v48 + v54
    v156 = v60 + v155
    v157 = v75 + v79
    v158 = v83 + v157
    v159 = ((v85 * v158) - (v62 * v156)) - v89
    v160 = v159 + (((v100 * v158) - v101) - (v99 * v156))
    v161 = v160 + (((v104 * v157) - v105) - (v103 * v155))
    v162 = v161 + (((v108 * v75) - (v107 * v48)) - v109)
    v163 = v113 - v162
    v164 = 0.94 * v18
    v165 = 0.94 * v19
    v166 = v163 + ((v165 * v126) - (v164 * v134))
    v167 = (v127 - v135) + v166
    v168 = v54 + v60
    v169 = v79 + v83
    v170 = ((v85 * v169) - (v62 * v168)) - v89
    v171 = v170 + (((v100 * v169) - v101) - (v99 * v168))
    v172 = v171 + (((v104 * v79) - (v103 * v54)) - v105)
    v173 = v109 - v172
    v174 = v173 + ((v47 * v125) - (v43 * v133))
    v175 = v174 + ((v165 * v125) - (v164 * v133))
    v176 = v175 + ((v33 * v125) - (v29 * v133))
    v177 = ((v85 * v83) - (v62 * v60)) - v89
    v178 = v177 + (((v100 * v83) - (v99 * v60)) - v101)
    v179 = v105 - v178
    v180 = 0.88 * v14
    v181 = 0.88 * v15
    v182 = v179 + ((v181 * v124) - (v180 * v132))
    v183 = v182 + ((v47 * v124) - (v43 * v132))
    v184 = v183 + ((v165 * v124) - (v164 * v132))
    v185 = v184 + ((v33 * v124) - (v29 * v132))
    v186 = v89 + v101
    v187 = 0.85 * v13
    v188 = 0.85 * v12
    v189 = (v186 + (v187 * v123)) - (v188 * v131)
    v190 = v189 + ((v181 * v123) - (v180 * v131))
    v191 = v190 + ((v47 * v123) - (v43 * v131))
    v192 = v191 + ((v165 * v123) - (v164 * v131))
    v193 = v192 + ((v33 * v123) - (v29 * v131))
    v194 = (0.82 * ((v6 * v130) + (v7 * v122))) - v88
    v195 = v194 + ((v187 * v122) + (v188 * v130))
    v196 = v195 + ((v181 * v122) + (v180 * v130))
    v197 = v196 + ((v47 * v122) + (v43 * v130))
    v198 = v197 + ((v165 * v122) + (v164 * v130))
    v199 = v198 + ((v33 * v122) + (v29 * v130))
    v200 = v31 * v20
    v201 = 1.88 * v71
    v202 = v201 + (1.94 * v200)
    v203 = v45 * v16
    v204 = 1.82 * v203
    v205 = v202 + v204
    v206 = 1.76 * v77
    v207 = v205 + v206
    v208 = 1.7 * v81
    v209 = v207 + v208
    v210 = (v7 * v10) - (v6 * v11)
    v211 = (0.9911339999999998 * v120) * v210
    v212 = v211 + (v99 * v209)
    v213 = 1.88 * v38
    v214 = v31 * v21
    v215 = 1.94 * v214
    v216 = v215 + (2.0 * qd[0])
    v217 = v216 + v213
    v218 = v45 * v17
    v219 = 1.82 * v218
    v220 = v217 + v219
    v221 = 1.76 * v51
    v222 = v220 + v221
    v223 = 1.7 * v57
    v224 = v222 + v223
    v225 = (0.9911339999999998 * v63) * v210
    v226 = v225 - (v62 * v209)
    v227 = v226 + (v85 * v224)
    v228 = v227 + ((v100 * v224) - v212)
    v229 = 3.9688 * v63
    v230 = v120 * v10
    v231 = 1.2086999999999999 * v230
    v232 = v231 + (v229 * v6)
    v233 = v120 * v11
    v234 = (1.2086999999999999 * v233) + (v229 * v7)
    v235 = (v188 * v234) - (v187 * v232)
    v236 = (v103 * v207) - v235
    v237 = v228 + ((v104 * v222) - v236)
    v238 = v232 + (6.757499999999999 * v81)
    v239 = v234 + (6.757499999999999 * v57)
    v240 = (v180 * v239) - (v181 * v238)
    v241 = (v107 * v205) - v240
    v242 = v237 + ((v108 * v220) - v241)
    v243 = v239 + (9.5568 * v51)
    v244 = v238 + (9.5568 * v77)
    v245 = (v47 * v244) - (v43 * v243)
    v246 = v245 + (v111 * v202)
    v247 = v242 + ((v112 * v217) - v246)
    v248 = v244 + (12.3487 * v203)
    v249 = v243 + (12.3487 * v218)
    v250 = (v164 * v249) - (v165 * v248)
    v251 = (v19 * (14.661743999999997 * v200)) - v250
    v252 = v247 + ((v116 * v216) - v251)
    v253 = v248 + (15.115199999999998 * v71)
    v254 = v29 * v249
    v255 = (v254 + ((14.661743999999997 * v20) * v38)) - (v33 * v253)
    v256 = v252 + (v255 + ((17.838299999999997 * qd[0]) * v20))
    v257 = v253 + (17.838299999999997 * v200)
    v258 = v215 + v213
    v259 = v219 + v258
    v260 = v221 + v259
    v261 = v223 + v260
    v262 = v226 + (v85 * v261)
    v263 = v262 + ((v100 * v261) - v212)
    v264 = v263 + ((v104 * v260) - v236)
    v265 = v264 + ((v108 * v259) - v241)
    v266 = v265 + ((v112 * v258) - v246)
    v267 = v266 + ((v18 * (14.661743999999997 * v214)) - v251)
    v268 = v255 + v267
    v269 = v201 + v204
    v270 = v206 + v269
    v271 = v213 + v219
    v272 = v221 + v271
    v273 = v223 + v272
    v274 = v208 + v270
    v275 = (v225 + (v85 * v273)) - (v62 * v274)
    v276 = v275 + (((v100 * v273) - v211) - (v99 * v274))
    v277 = v276 + (v235 + ((v104 * v272) - (v103 * v270)))
    v278 = v277 + (v240 + ((v108 * v271) - (v107 * v269)))
    v279 = v278 + ((11.607777999999998 * ((v16 * v38) - (v17 * v71))) - v245)
    v280 = v250 + v279
    v281 = v255 + v280
    v282 = v204 + v206
    v283 = v219 + v221
    v284 = v223 + v283
    v285 = v208 + v282
    v286 = (v225 + (v85 * v284)) - (v62 * v285)
    v287 = v286 + (((v100 * v284) - v211) - (v99 * v285))
    v288 = v287 + (v235 + ((v104 * v283) - (v103 * v282)))
    v289 = (v240 + (8.696688000000002 * ((v14 * v218) - (v15 * v203)))) + v288
    v290 = v245 - v289
    v291 = v250 - v290
    v292 = ((v33 * v248) - v254) - v291
    v293 = v221 + v223
    v294 = v206 + v208
    v295 = (v225 + (v85 * v293)) - (v62 * v294)
    v296 = v295 + (((v100 * v293) - v211) - (v99 * v294))
    v297 = (v235 + (5.946599999999999 * ((v12 * v51) - (v13 * v77)))) + v296
    v298 = v240 + v297
    v299 = v245 - v298
    v300 = ((v164 * v243) - (v165 * v244)) - v299
    v301 = ((v33 * v244) - (v29 * v243)) - v300
    v302 = v225 + (1.0273949999999998 * ((v57 * v10) - (v81 * v11)))
    v303 = v302 + ((3.37348 * ((v6 * v57) - (v7 * v81))) - v211)
    v304 = v235 + v303
    v305 = v240 + v304
    v306 = ((v47 * v238) - (v43 * v239)) - v305
    v307 = ((v164 * v239) - (v165 * v238)) - v306
    v308 = ((v33 * v238) - (v29 * v239)) - v307
    v309 = v211 - v225
    v310 = v235 - v309
    v311 = v310 + ((v180 * v234) - (v181 * v232))
    v312 = ((v47 * v232) - (v43 * v234)) - v311
    v313 = ((v164 * v234) - (v165 * v232)) - v312
    v314 = ((v33 * v232) - (v29 * v234)) - v313
    v315 = (1.0273949999999998 * ((v12 * v233) - (v13 * v230))) - v211
    v316 = v315 + (1.063656 * ((v14 * v233) - (v15 * v230)))
    v317 = v316 + (1.099917 * ((v16 * v233) - (v17 * v230)))
    v318 = v317 + (1.136178 * ((v18 * v233) - (v19 * v230)))
    v319 = v318 + (1.1724389999999998 * ((v20 * v233) - (v21 * v230)))
    v320 = (v6 * v86) + (v7 * v66)
    v321 = 0.30326059166666663 + v320
    v322 = (1.4505909333333333 + v320) + v321
    v323 = v85 + v100
    v324 = v62 + v99
    v325 = (v187 * v324) + (v188 * v323)
    v326 = v325 + v322
    v327 = (2.694021875 + v325) + v326
    v328 = v323 + v104
    v329 = v324 + v103
    v330 = (v181 * v329) + (v180 * v328)
    v331 = v330 + v327
    v332 = (4.0270090666666665 + v330) + v331
    v333 = v328 + v108
    v334 = v329 + v107
    v335 = (v47 * v334) + (v43 * v333)
    v336 = v335 + v332
    v337 = (5.441928158333333 + v335) + v336
    v338 = v333 + v112
    v339 = v334 + v111
    v340 = (v165 * v339) + (v164 * v338)
    v341 = v340 + v337
    v342 = (6.930074799999999 + v340) + v341
    v343 = v339 + v115
    v344 = v29 * v338
    v345 = v344 + ((v33 * v343) + (v18 * v136))
    v346 = v345 + v342
    v347 = (8.481664641666665 + v345) + v346
    v348 = v343 + v128
    v349 = v348 + v347
    v350 = v343 + v346
    v351 = (v344 + (v33 * v339)) + v341
    v352 = v339 + v351
    v353 = ((v165 * v334) + (v164 * v333)) + v336
    v354 = ((v33 * v334) + (v29 * v333)) + v353
    v355 = v334 + v354
    v356 = ((v47 * v329) + (v43 * v328)) + v331
    v357 = ((v165 * v329) + (v164 * v328)) + v356
    v358 = ((v33 * v329) + (v29 * v328)) + v357
    v359 = v329 + v358
    v360 = ((v181 * v324) + (v180 * v323)) + v326
    v361 = ((v47 * v324) + (v43 * v323)) + v360
    v362 = ((v165 * v324) + (v164 * v323)) + v361
    v363 = ((v33 * v324) + (v29 * v323)) + v362
    v364 = v324 + v363
    v365 = v321 + (0.5136974999999999 * ((v12 * v10) + (v13 * v11)))
    v366 = v365 + (0.531828 * ((v14 * v10) + (v15 * v11)))
    v367 = v366 + (0.5499585 * ((v16 * v10) + (v17 * v11)))
    v368 = v367 + (0.568089 * ((v18 * v10) + (v19 * v11)))
    v369 = v368 + (0.5862194999999999 * ((v20 * v10) + (v21 * v11)))
    v370 = v62 + v369
    return (
        -(v28 + (100.55249999999998 * v8)),
        -(v141 + (v139 + ((v32 * v128) + (v30 * v129)))),
        -(v139 + v154),
        -(v126 + v167),
        -(v125 + v176),
        -(v124 + v185),
        -(v123 + v193),
        -(v122 + v199),
        -v28,
        -v141,
        -v154,
        -v167,
        -v176,
        -v185,
        -v193,
        -v199,
        -v27,
        v118,
        -v153,
        -v166,
        -v175,
        -v184,
        -v192,
        -v198,
        -v26,
        v114,
        v152,
        -v163,
        -v174,
        -v183,
        -v191,
        -v197,
        -v25,
        v110,
        -v151,
        v162,
        -v173,
        -v182,
        -v190,
        -v196,
        -v24,
        v106,
        v150,
        v161,
        v172,
        -v179,
        -v189,
        -v195,
        -v23,
        v102,
        v149,
        v160,
        v171,
        v178,
        -v186,
        -v194,
        -v22,
        v98,
        v148,
        v159,
        v170,
        v177,
        -v89,
        v88,
        v256 - v257,
        v268 - v257,
        v281 - v253,
        -(v248 + v292),
        -(v244 + v301),
        -(v238 + v308),
        -(v232 + v314),
        v319 - v231,
        v256,
        v268,
        v281,
        -v292,
        -v301,
        -v308,
        -v314,
        v319,
        v252,
        v267,
        v280,
        v291,
        v300,
        v307,
        v313,
        v318,
        v247,
        v266,
        v279,
        -v290,
        -v299,
        -v306,
        -v312,
        v317,
        v242,
        v265,
        v278,
        v289,
        v298,
        v305,
        v311,
        v316,
        v237,
        v264,
        v277,
        v288,
        v297,
        v304,
        v310,
        v315,
        v228,
        v263,
        v276,
        v287,
        v296,
        v303,
        -v309,
        -v211,
        v227,
        v262,
        v275,
        v286,
        v295,
        v302,
        v225,
        REAL(0.0),
        (10.085833333333332 + (2.0 * v348)) + v347,
        v349,
        v350,
        v352,
        v355,
        v359,
        v364,
        v370,
        v349,
        v347,
        v346,
        v351,
        v354,
        v358,
        v363,
        v369,
        v350,
        v346,
        v342,
        v341,
        v353,
        v357,
        v362,
        v368,
        v352,
        v351,
        v341,
        v337,
        v336,
        v356,
        v361,
        v367,
        v355,
        v354,
        v353,
        v336,
        v332,
        v331,
        v360,
        v366,
        v359,
        v358,
        v357,
        v356,
        v331,
        v327,
        v326,
        v365,
        v364,
        v363,
        v362,
        v361,
        v360,
        v326,
        v322,
        v321,
        v370,
        v369,
        v368,
        v367,
        v366,
        v365,
        v321,
        REAL(0.30326059166666663),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[8][8]    d tau/dq; row by row
      by_qd[8][8]   d tau/dqd; row by row
      by_qdd[8][8]  d tau/dqdd, the inertia matrix; row by row

    Computed by differentiation of Newton and Euler's recursion:
    symgen/derive/functions/inverse_dynamics_gradients.py.

    Operations: 454 add, 397 mul, 0 div, 0 sqrt, 8 sincos, 58 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("qdd", qdd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:64], REAL, (8, 8), lanes), _pack(values[64:128], REAL, (8, 8), lanes), _pack(values[128:192], REAL, (8, 8), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = q[4] + v1
    v3 = q[5] + v2
    v4 = q[6] + v3
    v5 = q[7] + v4
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = np.sin(v4)
    v9 = np.cos(v4)
    v10 = np.sin(v3)
    v11 = np.cos(v3)
    v12 = np.sin(v2)
    v13 = np.cos(v2)
    v14 = np.sin(v1)
    v15 = np.cos(v1)
    v16 = np.sin(v0)
    v17 = np.cos(v0)
    v18 = np.sin(q[1])
    v19 = np.cos(q[1])
    v20 = np.sin(q[0])
    v21 = np.cos(q[0])
    v22 = 0.4955669999999999 * v7
    v23 = 0.4955669999999999 * v6
    v24 = (v8 * v23) + (v9 * v22)
    v25 = 0.30326059166666663 + v24
    v26 = (1.4505909333333333 + v24) + v25
    v27 = 3.2974940611444983 * v25
    v28 = 1.0 / ((v25 * v27) - v26)
    v29 = 1.9844 * v8
    v30 = 0.6043499999999999 * v6
    v31 = v30 + v29
    v32 = 0.85 * v10
    v33 = 1.9844 * v9
    v34 = 0.6043499999999999 * v7
    v35 = v34 + v33
    v36 = 0.85 * v11
    v37 = (v36 * v35) + (v32 * v31)
    v38 = v37 + v26
    v39 = v25 + (0.5136974999999999 * ((v10 * v6) + (v11 * v7)))
    v40 = (v39 * v27) - v38
    v41 = v40 * v28
    v42 = 3.2974940611444983 * v39
    v43 = (2.694021875 + v37) + v38
    v44 = 1.0 / (((v39 * v42) - v43) - (v40 * v41))
    v45 = 0.88 * v12
    v46 = 0.88 * v13
    v47 = ((v46 * v35) + (v45 * v31)) + v38
    v48 = v39 + (0.531828 * ((v12 * v6) + (v13 * v7)))
    v49 = (v27 * v48) - v47
    v50 = 3.3787499999999997 * v10
    v51 = v31 + v50
    v52 = 3.3787499999999997 * v11
    v53 = v35 + v52
    v54 = (v46 * v53) + (v45 * v51)
    v55 = v54 + v43
    v56 = ((v48 * v42) - v55) - (v49 * v41)
    v57 = v56 * v44
    v58 = v49 * v28
    v59 = 3.2974940611444983 * v48
    v60 = (4.0270090666666665 + v54) + v55
    v61 = 1.0 / ((((v48 * v59) - v60) - (v49 * v58)) - (v56 * v57))
    v62 = 0.91 * v14
    v63 = 0.91 * v15
    v64 = ((v63 * v35) + (v62 * v31)) + v47
    v65 = v48 + (0.5499585 * ((v14 * v6) + (v15 * v7)))
    v66 = (v27 * v65) - v64
    v67 = ((v63 * v53) + (v62 * v51)) + v55
    v68 = ((v42 * v65) - v67) - (v66 * v41)
    v69 = 4.7784 * v12
    v70 = v51 + v69
    v71 = 4.7784 * v13
    v72 = v53 + v71
    v73 = (v63 * v72) + (v62 * v70)
    v74 = v73 + v60
    v75 = (((v65 * v59) - v74) - (v66 * v58)) - (v68 * v57)
    v76 = v75 * v61
    v77 = v68 * v44
    v78 = v66 * v28
    v79 = 3.2974940611444983 * v65
    v80 = (5.441928158333333 + v73) + v74
    v81 = ((((v65 * v79) - (v66 * v78)) - v80) - (v68 * v77)) - (v75 * v76)
    v82 = 1.0 / v81
    v83 = 0.94 * v16
    v84 = 0.94 * v17
    v85 = ((v84 * v35) + (v83 * v31)) + v64
    v86 = v65 + (0.568089 * ((v16 * v6) + (v17 * v7)))
    v87 = (v27 * v86) - v85
    v88 = ((v84 * v53) + (v83 * v51)) + v67
    v89 = ((v42 * v86) - v88) - (v87 * v41)
    v90 = ((v84 * v72) + (v83 * v70)) + v74
    v91 = (((v59 * v86) - (v87 * v58)) - v90) - (v89 * v57)
    v92 = 6.17435 * v14
    v93 = v70 + v92
    v94 = 6.17435 * v15
    v95 = v72 + v94
    v96 = (v84 * v95) + (v83 * v93)
    v97 = v96 + v80
    v98 = ((((v86 * v79) - (v87 * v78)) - v97) - (v89 * v77)) - (v91 * v76)
    v99 = v98 * v82
    v100 = v91 * v61
    v101 = v89 * v44
    v102 = v28 * v87
    v103 = 3.2974940611444983 * v86
    v104 = (6.930074799999999 + v96) + v97
    v105 = ((((v86 * v103) - (v87 * v102)) - v104) - (v89 * v101)) - (v91 * v100)
    v106 = 1.0 / (v105 - (v98 * v99))
    v107 = 0.97 * v18
    v108 = 0.97 * v19
    v109 = ((v108 * v35) + (v107 * v31)) + v85
    v110 = v86 + (0.5862194999999999 * ((v18 * v6) + (v19 * v7)))
    v111 = (v27 * v110) - v109
    v112 = ((v108 * v53) + (v107 * v51)) + v88
    v113 = ((v42 * v110) - v112) - (v41 * v111)
    v114 = ((v108 * v72) + (v107 * v70)) + v90
    v115 = (((v59 * v110) - (v58 * v111)) - v114) - (v113 * v57)
    v116 = v107 * v93
    v117 = (v116 + (v108 * v95)) + v97
    v118 = ((((v79 * v110) - (v78 * v111)) - v117) - (v113 * v77)) - (v115 * v76)
    v119 = v115 * v61
    v120 = v113 * v44
    v121 = v28 * v111
    v122 = v18 * v16
    v123 = 7.557599999999999 * v17
    v124 = v95 + v123
    v125 = v116 + ((v108 * v124) + (7.3308719999999985 * v122))
    v126 = v104 + v125
    v127 = ((v126 + ((v87 * v121) - (v110 * v103))) + (v89 * v120)) + (v91 * v119)
    v128 = v127 + (v118 * v99)
    v129 = v128 * v106
    v130 = v118 * v82
    v131 = 3.2974940611444983 * v110
    v132 = (8.481664641666665 + v125) + v126
    v133 = ((((v110 * v131) - (v111 * v121)) - v132) - (v113 * v120)) - (v115 * v119)
    v134 = 1.0 / ((v133 - (v118 * v130)) - (v128 * v129))
    v135 = v34 + v110
    v136 = ((v27 * v135) - v35) - v109
    v137 = (((v42 * v135) - v53) - v112) - (v41 * v136)
    v138 = ((((v59 * v135) - v72) - (v58 * v136)) - v114) - (v137 * v57)
    v139 = ((((v79 * v135) - v95) - (v78 * v136)) - v117) - (v137 * v77)
    v140 = v139 - (v138 * v76)
    v141 = ((((v103 * v135) - v124) - (v102 * v136)) - v126) - (v137 * v101)
    v142 = (v141 - (v138 * v100)) - (v140 * v99)
    v143 = 8.919149999999998 * v19
    v144 = v124 + v143
    v145 = (((v144 - (v135 * v131)) + (v136 * v121)) + v132) + (v137 * v120)
    v146 = ((v145 + (v138 * v119)) + (v140 * v130)) - (v142 * v129)
    v147 = v146 * v134
    v148 = v142 * v106
    v149 = v140 * v82
    v150 = v138 * v61
    v151 = v137 * v44
    v152 = v28 * v136
    v153 = 3.2974940611444983 * v135
    v154 = (((v135 * v153) - ((2.0 * v144) + 10.085833333333332)) - (v136 * v152)) - v132
    v155 = (((v154 - (v137 * v151)) - (v138 * v150)) - (v140 * v149)) - (v142 * v148)
    v156 = 1.0 / (v155 - (v146 * v147))
    v157 = v147 * v156
    v158 = 5.9286734999999995 * ((v20 * v7) + (v21 * v6))
    v159 = v158 + (19.466964 * ((v20 * v9) + (v21 * v8)))
    v160 = (v158 * v27) - v159
    v161 = v159 + (33.145537499999996 * ((v20 * v11) + (v21 * v10)))
    v162 = ((v158 * v42) - v161) - (v160 * v41)
    v163 = v161 + (46.876104000000005 * ((v20 * v13) + (v21 * v12)))
    v164 = (((v158 * v59) - v163) - (v160 * v58)) - (v162 * v57)
    v165 = v163 + (60.5703735 * ((v20 * v15) + (v21 * v14)))
    v166 = ((((v158 * v79) - v165) - (v160 * v78)) - (v162 * v77)) - (v164 * v76)
    v167 = v165 + (74.14005599999999 * ((v20 * v17) + (v21 * v16)))
    v168 = ((((v158 * v103) - v167) - (v160 * v102)) - (v162 * v101)) - (v164 * v100)
    v169 = v168 - (v166 * v99)
    v170 = 87.4968615 * v21
    v171 = v167 + ((v20 * (87.4968615 * v19)) + (v18 * v170))
    v172 = ((((v158 * v131) - v171) - (v160 * v121)) - (v162 * v120)) - (v164 * v119)
    v173 = (v172 - (v166 * v130)) + (v169 * v129)
    v174 = v152 * v156
    v175 = v153 * v156
    v176 = ((v160 * v174) + (((100.55249999999998 * v20) + v171) * v156)) - (v158 * v175)
    v177 = v151 * v156
    v178 = v149 * v156
    v179 = v150 * v156
    v180 = v148 * v156
    v181 = ((v164 * v179) + (v166 * v178)) + (v169 * v180)
    v182 = ((v176 + (v162 * v177)) - (v173 * v157)) + v181
    v183 = qd[1] + qd[0]
    v184 = v183 * v183
    v185 = v184 * v107
    v186 = 9.81 * v21
    v187 = v186 - v185
    v188 = v183 + qd[2]
    v189 = v188 * v188
    v190 = v189 * v83
    v191 = v190 - v187
    v192 = v188 + qd[3]
    v193 = v192 * v192
    v194 = v193 * v62
    v195 = v194 + v191
    v196 = v192 + qd[4]
    v197 = v196 * v196
    v198 = v197 * v45
    v199 = v198 + v195
    v200 = v196 + qd[5]
    v201 = v200 * v200
    v202 = v201 * v32
    v203 = v202 + v199
    v204 = (qd[0] * qd[0]) - (9.81 * v20)
    v205 = v184 * v108
    v206 = v205 + v204
    v207 = v189 * v84
    v208 = v207 + v206
    v209 = v193 * v63
    v210 = v209 + v208
    v211 = v197 * v46
    v212 = v210 + v211
    v213 = v200 * v11
    v214 = (0.85 * v200) * v213
    v215 = v212 + v214
    v216 = (v9 * v6) - (v8 * v7)
    v217 = 0.4955669999999999 * v216
    v218 = v200 + qd[6]
    v219 = v218 * v218
    v220 = ((v30 * v215) - (v34 * v203)) + (v219 * v217)
    v221 = v218 + qd[7]
    v222 = v221 * v221
    v223 = (((v33 * v203) - (v29 * v215)) + (v222 * v217)) - v220
    v224 = tau[7] - v220
    v225 = v223 + (tau[6] - (v27 * v224))
    v226 = v219 * v33
    v227 = v222 * v34
    v228 = v227 + v226
    v229 = v219 * v29
    v230 = v222 * v30
    v231 = v230 + v229
    v232 = (((v32 * v228) + ((v50 * v212) - (v52 * v199))) - (v36 * v231)) - v223
    v233 = ((tau[5] - (v224 * v42)) - v232) - (v225 * v41)
    v234 = v201 * v52
    v235 = v228 + v234
    v236 = v201 * v50
    v237 = v231 + v236
    v238 = v232 + (((v45 * v235) + ((v69 * v210) - (v71 * v195))) - (v46 * v237))
    v239 = (((tau[4] - (v224 * v59)) - v238) - (v225 * v58)) - (v233 * v57)
    v240 = v197 * v69
    v241 = v237 + v240
    v242 = v197 * v71
    v243 = v235 + v242
    v244 = (((v63 * v241) + ((v94 * v191) - (v92 * v208))) - (v62 * v243)) - v238
    v245 = ((v244 + (tau[3] - (v224 * v79))) - (v225 * v78)) - (v233 * v77)
    v246 = v245 - (v239 * v76)
    v247 = 7.557599999999999 * v16
    v248 = v193 * v94
    v249 = v248 + v243
    v250 = v193 * v92
    v251 = v250 + v241
    v252 = (((v83 * v249) + ((v123 * v187) + (v247 * v206))) - (v84 * v251)) - v244
    v253 = (((tau[2] - (v224 * v103)) - v252) - (v225 * v102)) - (v233 * v101)
    v254 = (v253 - (v239 * v100)) - (v246 * v99)
    v255 = 7.3308719999999985 * v189
    v256 = (8.919149999999998 * v204) + (v255 * v17)
    v257 = v251 + (v189 * v247)
    v258 = v252 + ((((v18 * v256) + (v19 * v170)) + (v107 * v249)) - (v108 * v257))
    v259 = (((tau[1] - (v224 * v131)) - v258) - (v225 * v121)) - (v233 * v120)
    v260 = ((v259 - (v239 * v119)) - (v246 * v130)) + (v254 * v129)
    v261 = 8.919149999999998 * v18
    v262 = ((v257 + ((tau[0] - (100.55249999999998 * v21)) + (v184 * v261))) - v258) - (v224 * v153)
    v263 = (((v262 - (v225 * v152)) - (v233 * v151)) - (v239 * v150)) - (v246 * v149)
    v264 = (v263 - (v254 * v148)) + (v260 * v147)
    v265 = (v260 * v134) + (v264 * v157)
    v266 = ((v254 * v106) - (v264 * v180)) + (v129 * v265)
    v267 = (((v246 * v82) - (v264 * v178)) - (v130 * v265)) - (v99 * v266)
    v268 = (((v239 * v61) - (v264 * v179)) - (v119 * v265)) - (v100 * v266)
    v269 = v268 - (v76 * v267)
    v270 = (((v233 * v44) - (v264 * v177)) - (v120 * v265)) - (v101 * v266)
    v271 = (v270 - (v77 * v267)) - (v57 * v269)
    v272 = (((v225 * v28) - (v264 * v174)) - (v121 * v265)) - (v102 * v266)
    v273 = ((v272 - (v78 * v267)) - (v58 * v269)) - (v41 * v271)
    v274 = v264 * v156
    v275 = v265 + v274
    v276 = v266 + v275
    v277 = v267 + v276
    v278 = v269 + v277
    v279 = v271 + v278
    v280 = v279 + v273
    v281 = (v219 * v8) + (v9 * v280)
    v282 = v214 - (v32 * v279)
    v283 = (v45 * v278) - v211
    v284 = v209 - (v62 * v277)
    v285 = (v83 * v276) - v207
    v286 = (v107 * v275) - v205
    v287 = v204 - v286
    v288 = v285 - v287
    v289 = v284 - v288
    v290 = v283 - v289
    v291 = v282 - v290
    v292 = v202 + (v36 * v279)
    v293 = v198 + (v46 * v278)
    v294 = v194 + (v63 * v277)
    v295 = v190 + (v84 * v276)
    v296 = v185 + (v108 * v275)
    v297 = v186 - v274
    v298 = v296 - v297
    v299 = v295 + v298
    v300 = v294 + v299
    v301 = v293 + v300
    v302 = v292 + v301
    v303 = (v8 * v280) - (v219 * v9)
    v304 = (((v30 * v302) + (v34 * v291)) + (v23 * v281)) - (v22 * v303)
    v305 = (0.82 * ((v30 * v281) - (v34 * v303))) - v304
    v306 = v285 + v286
    v307 = v284 - v306
    v308 = v307 - v283
    v309 = v308 + v282
    v310 = v295 + v296
    v311 = v310 + v294
    v312 = v311 + v293
    v313 = v292 + v312
    v314 = v305 + ((v30 * v313) + (v34 * v309))
    v315 = (v29 * v302) + (v33 * v291)
    v316 = v314 + (((v29 * v313) - v315) + (v33 * v309))
    v317 = (v27 * v314) - v316
    v318 = (v50 * v301) - (v52 * v290)
    v319 = v316 + (((v50 * v312) - v318) + (v52 * v308))
    v320 = ((v42 * v314) - v319) - (v41 * v317)
    v321 = (v71 * v289) + (v69 * v300)
    v322 = v319 + (((v71 * v307) - v321) + (v69 * v311))
    v323 = (((v59 * v314) - (v58 * v317)) - v322) - (v57 * v320)
    v324 = (v92 * v299) - (v94 * v288)
    v325 = v322 + (((v92 * v310) - v324) - (v94 * v306))
    v326 = (((v79 * v314) - (v78 * v317)) - (v77 * v320)) - ((v76 * v323) + v325)
    v327 = (v123 * v287) + (v247 * v298)
    v328 = (v327 + ((v123 * v286) - (v247 * v296))) - v325
    v329 = (v328 - (v100 * v323)) + (((v103 * v314) - (v102 * v317)) - (v101 * v320))
    v330 = v329 - (v99 * v326)
    v331 = (((3.2974940611444983 * v224) + (v264 * v175)) + (v131 * v265)) + (v103 * v266)
    v332 = (((v331 + (v79 * v267)) + (v59 * v269)) + (v42 * v271)) + (v27 * v273)
    v333 = v332 - v280
    v334 = v227 + (v30 * v333)
    v335 = ((v29 * v280) - v226) - v334
    v336 = v335 + ((v50 * v279) - v234)
    v337 = (v242 - (v69 * v278)) - v336
    v338 = ((v92 * v277) - v248) - v337
    v339 = ((v189 * v123) - (v247 * v276)) - v338
    v340 = 7.3308719999999985 * v276
    v341 = v18 * v17
    v342 = v230 - (v34 * v333)
    v343 = (v229 + (v33 * v280)) + v342
    v344 = (v236 + (v52 * v279)) + v343
    v345 = (v240 + (v71 * v278)) + v344
    v346 = (v250 + (v94 * v277)) + v345
    v347 = v107 * v346
    v348 = v347 + (v255 * v122)
    v349 = v348 + ((v108 * v339) + (v341 * v340))
    v350 = v108 * v338
    v351 = (v19 * v16) - v341
    v352 = (v348 + ((((v19 * v256) - (v261 * v297)) - (v351 * v340)) - v350)) - v349
    v353 = v328 + v352
    v354 = ((v119 * v323) + ((v120 * v320) + ((v121 * v317) - (v131 * v314)))) - v353
    v355 = (v354 + (v130 * v326)) - (v129 * v330)
    v356 = ((((v184 * v143) - (v261 * v275)) - (v153 * v314)) + v339) + (v152 * v317)
    v357 = (((v356 + (v151 * v320)) + (v150 * v323)) - v353) + (v149 * v326)
    v358 = (v357 + (v148 * v330)) + (v147 * v355)
    v359 = v285 - v284
    v360 = v283 + v359
    v361 = v282 - v360
    v362 = v295 + v294
    v363 = v293 + v362
    v364 = v292 + v363
    v365 = v305 + ((v30 * v364) + (v34 * v361))
    v366 = v365 + (((v29 * v364) - v315) + (v33 * v361))
    v367 = (v27 * v365) - v366
    v368 = v366 + (((v50 * v363) - v318) - (v52 * v360))
    v369 = ((v42 * v365) - v368) - (v41 * v367)
    v370 = ((v321 + (v71 * v359)) - (v69 * v362)) - v368
    v371 = (v370 + ((v59 * v365) - (v58 * v367))) - (v57 * v369)
    v372 = (((v92 * v295) - (v94 * v285)) - v324) - v370
    v373 = (((v79 * v365) - (v78 * v367)) - (v77 * v369)) - ((v76 * v371) + v372)
    v374 = v327 - v372
    v375 = (v374 - (v100 * v371)) + (((v103 * v365) - (v102 * v367)) - (v101 * v369))
    v376 = v375 - (v99 * v373)
    v377 = (((v174 * v367) - (v175 * v365)) + (v177 * v369)) + (v179 * v371)
    v378 = v349 - v374
    v379 = ((v377 + (v178 * v373)) + (v156 * (v339 + v378))) + (v180 * v376)
    v380 = v378 + ((v119 * v371) + ((v120 * v369) + ((v121 * v367) - (v131 * v365))))
    v381 = (v380 + (v130 * v373)) - (v129 * v376)
    v382 = (v157 * v381) + v379
    v383 = v284 - v283
    v384 = v282 + v383
    v385 = v294 + v293
    v386 = v292 + v385
    v387 = v305 + ((v30 * v386) + (v34 * v384))
    v388 = v387 + (((v29 * v386) - v315) + (v33 * v384))
    v389 = (v27 * v387) - v388
    v390 = v388 + (((v50 * v385) - v318) + (v52 * v383))
    v391 = ((v42 * v387) - v390) - (v41 * v389)
    v392 = v390 + (((v71 * v284) + (v69 * v294)) - v321)
    v393 = (((v59 * v387) - (v58 * v389)) - v392) - (v57 * v391)
    v394 = v324 - v392
    v395 = (v394 - (v76 * v393)) + (((v79 * v387) - (v78 * v389)) - (v77 * v391))
    v396 = ((v83 * v346) - (v84 * v338)) - v394
    v397 = ((((v103 * v387) - (v102 * v389)) - (v101 * v391)) - (v100 * v393)) - v396
    v398 = v397 - (v99 * v395)
    v399 = (v347 - v350) + v396
    v400 = v399 + ((v119 * v393) + ((v120 * v391) + ((v121 * v389) - (v131 * v387))))
    v401 = (v400 + (v130 * v395)) - (v129 * v398)
    v402 = (((v175 * v387) - (v174 * v389)) - (v177 * v391)) - (v179 * v393)
    v403 = ((v402 - (v178 * v395)) + (v156 * (v338 - v399))) - (v180 * v398)
    v404 = v403 - (v157 * v401)
    v405 = v283 - v282
    v406 = v292 + v293
    v407 = v305 + ((v30 * v406) - (v34 * v405))
    v408 = v407 + (((v29 * v406) - v315) - (v33 * v405))
    v409 = (v27 * v407) - v408
    v410 = v408 + (((v50 * v293) - (v52 * v283)) - v318)
    v411 = ((v42 * v407) - v410) - (v41 * v409)
    v412 = v321 - v410
    v413 = (v412 + ((v59 * v407) - (v58 * v409))) - (v57 * v411)
    v414 = ((v63 * v337) + (v62 * v345)) - v412
    v415 = (((v79 * v407) - (v78 * v409)) - (v77 * v411)) - ((v76 * v413) + v414)
    v416 = v414 + ((v83 * v345) + (v84 * v337))
    v417 = ((((v103 * v407) - (v102 * v409)) - (v101 * v411)) - (v100 * v413)) - v416
    v418 = v417 - (v99 * v415)
    v419 = (((v174 * v409) - (v175 * v407)) + (v177 * v411)) + (v179 * v413)
    v420 = v416 + ((v107 * v345) + (v108 * v337))
    v421 = ((v419 + (v178 * v415)) + (v156 * (v337 + v420))) + (v180 * v418)
    v422 = v420 + ((v119 * v413) + ((v120 * v411) + ((v121 * v409) - (v131 * v407))))
    v423 = (v422 + (v130 * v415)) - (v129 * v418)
    v424 = (v157 * v423) + v421
    v425 = v305 + ((v30 * v292) + (v34 * v282))
    v426 = v425 + (((v29 * v292) + (v33 * v282)) - v315)
    v427 = (v27 * v425) - v426
    v428 = v318 - v426
    v429 = (v428 + (v42 * v425)) - (v41 * v427)
    v430 = ((v45 * v344) - (v46 * v336)) - v428
    v431 = (((v59 * v425) - (v58 * v427)) - v430) - (v57 * v429)
    v432 = ((v63 * v336) - (v62 * v344)) - v430
    v433 = (v432 - (v76 * v431)) + (((v79 * v425) - (v78 * v427)) - (v77 * v429))
    v434 = ((v83 * v344) - (v84 * v336)) - v432
    v435 = ((((v103 * v425) - (v102 * v427)) - (v101 * v429)) - (v100 * v431)) - v434
    v436 = v435 - (v99 * v433)
    v437 = v434 + ((v107 * v344) - (v108 * v336))
    v438 = v437 + ((v119 * v431) + ((v120 * v429) + ((v121 * v427) - (v131 * v425))))
    v439 = (v438 + (v130 * v433)) - (v129 * v436)
    v440 = (((v175 * v425) - (v174 * v427)) - (v177 * v429)) - (v179 * v431)
    v441 = ((v440 - (v178 * v433)) + (v156 * (v336 - v437))) - (v180 * v436)
    v442 = v441 - (v157 * v439)
    v443 = v305 - v315
    v444 = (v27 * v305) - v443
    v445 = v443 + ((v32 * v343) - (v36 * v335))
    v446 = ((v42 * v305) - v445) - (v41 * v444)
    v447 = v445 + ((v45 * v343) - (v46 * v335))
    v448 = (((v59 * v305) - (v58 * v444)) - v447) - (v57 * v446)
    v449 = ((v63 * v335) - (v62 * v343)) - v447
    v450 = (v449 - (v76 * v448)) + (((v79 * v305) - (v78 * v444)) - (v77 * v446))
    v451 = ((v83 * v343) - (v84 * v335)) - v449
    v452 = ((((v103 * v305) - (v102 * v444)) - (v101 * v446)) - (v100 * v448)) - v451
    v453 = v452 - (v99 * v450)
    v454 = v451 + ((v107 * v343) - (v108 * v335))
    v455 = v454 + ((v119 * v448) + ((v120 * v446) + ((v121 * v444) - (v131 * v305))))
    v456 = (v455 + (v130 * v450)) - (v129 * v453)
    v457 = (((v175 * v305) - (v174 * v444)) - (v177 * v446)) - (v179 * v448)
    v458 = ((v457 - (v178 * v450)) + (v156 * (v335 - v454))) - (v180 * v453)
    v459 = v458 - (v157 * v456)
    v460 = (0.82 * ((v8 * v342) + (v9 * v334))) - v304
    v461 = v460 + ((v32 * v342) + (v36 * v334))
    v462 = v460 + (v27 * v304)
    v463 = (v461 + (v42 * v304)) - (v41 * v462)
    v464 = v461 + ((v45 * v342) + (v46 * v334))
    v465 = (v464 + ((v59 * v304) - (v58 * v462))) - (v57 * v463)
    v466 = v464 + ((v63 * v334) + (v62 * v342))
    v467 = (v466 - (v76 * v465)) + (((v79 * v304) - (v78 * v462)) - (v77 * v463))
    v468 = v466 + ((v83 * v342) + (v84 * v334))
    v469 = (v468 - (v100 * v465)) + (((v103 * v304) - (v102 * v462)) - (v101 * v463))
    v470 = v469 - (v99 * v467)
    v471 = v468 + ((v107 * v342) + (v108 * v334))
    v472 = ((v119 * v465) + ((v120 * v463) + ((v121 * v462) - (v131 * v304)))) - v471
    v473 = (v472 + (v130 * v467)) - (v129 * v470)
    v474 = (((v175 * v304) - (v174 * v462)) - (v177 * v463)) - (v179 * v465)
    v475 = ((v474 - (v178 * v467)) + (v156 * (v334 + v471))) - (v180 * v470)
    v476 = v475 - (v157 * v473)
    v477 = 1.94 * v183
    v478 = v188 * v16
    v479 = 1.88 * v478
    v480 = v479 + (v477 * v18)
    v481 = v192 * v14
    v482 = 1.82 * v481
    v483 = v482 + v480
    v484 = v196 * v12
    v485 = 1.76 * v484
    v486 = v485 + v483
    v487 = v200 * v10
    v488 = 1.7 * v487
    v489 = v488 + v486
    v490 = (0.9911339999999998 * v221) * v216
    v491 = v490 + (v33 * v489)
    v492 = v477 * v19
    v493 = (2.0 * qd[0]) + v492
    v494 = v188 * v17
    v495 = 1.88 * v494
    v496 = v495 + v493
    v497 = v192 * v15
    v498 = 1.82 * v497
    v499 = v498 + v496
    v500 = v196 * v13
    v501 = 1.76 * v500
    v502 = v501 + v499
    v503 = 1.7 * v213
    v504 = v503 + v502
    v505 = (0.9911339999999998 * v218) * v216
    v506 = v505 - (v34 * v489)
    v507 = v506 + (v30 * v504)
    v508 = v507 + ((v29 * v504) - v491)
    v509 = (v27 * v507) - v508
    v510 = 3.9688 * v218
    v511 = v221 * v6
    v512 = 1.2086999999999999 * v511
    v513 = v512 + (v510 * v8)
    v514 = v221 * v7
    v515 = (1.2086999999999999 * v514) + (v510 * v9)
    v516 = (v32 * v515) - (v36 * v513)
    v517 = (v52 * v486) - v516
    v518 = v508 + ((v50 * v502) - v517)
    v519 = ((v507 * v42) - v518) - (v509 * v41)
    v520 = v513 + (6.757499999999999 * v487)
    v521 = v515 + (6.757499999999999 * v213)
    v522 = (v45 * v521) - (v46 * v520)
    v523 = (v71 * v483) - v522
    v524 = v518 + ((v69 * v499) - v523)
    v525 = (((v507 * v59) - v524) - (v509 * v58)) - (v519 * v57)
    v526 = v521 + (9.5568 * v500)
    v527 = v520 + (9.5568 * v484)
    v528 = (v63 * v527) - (v62 * v526)
    v529 = v528 + (v94 * v480)
    v530 = v524 + ((v92 * v496) - v529)
    v531 = ((((v507 * v79) - v530) - (v509 * v78)) - (v519 * v77)) - (v525 * v76)
    v532 = v527 + (12.3487 * v481)
    v533 = v526 + (12.3487 * v497)
    v534 = (v83 * v533) - (v84 * v532)
    v535 = 14.661743999999997 * v183
    v536 = (((v535 * v341) - (v247 * v493)) - v534) - v530
    v537 = (((v536 + (v507 * v103)) - (v509 * v102)) - (v519 * v101)) - (v525 * v100)
    v538 = v537 - (v531 * v99)
    v539 = v532 + (15.115199999999998 * v478)
    v540 = v107 * v533
    v541 = (v540 + ((14.661743999999997 * v18) * v494)) - (v108 * v539)
    v542 = 17.838299999999997 * v18
    v543 = (v541 + (qd[0] * v542)) - v536
    v544 = (((v543 - (v507 * v131)) + (v509 * v121)) + (v519 * v120)) + (v525 * v119)
    v545 = (v544 + (v531 * v130)) - (v538 * v129)
    v546 = ((v545 * v157) + (v538 * v180)) + (v531 * v178)
    v547 = v539 * v156
    v548 = v547 + ((v183 * v542) * v156)
    v549 = (((v543 * v156) - v548) - (v507 * v175)) + v546
    v550 = v549 + (((v525 * v179) + (v519 * v177)) + (v509 * v174))
    v551 = v495 + v492
    v552 = v498 + v551
    v553 = v501 + v552
    v554 = v503 + v553
    v555 = v506 + (v30 * v554)
    v556 = v555 + ((v29 * v554) - v491)
    v557 = (v27 * v555) - v556
    v558 = v556 + ((v50 * v553) - v517)
    v559 = ((v555 * v42) - v558) - (v557 * v41)
    v560 = v558 + ((v69 * v552) - v523)
    v561 = (((v555 * v59) - v560) - (v557 * v58)) - (v559 * v57)
    v562 = v560 + ((v92 * v551) - v529)
    v563 = ((((v555 * v79) - v562) - (v557 * v78)) - (v559 * v77)) - (v561 * v76)
    v564 = (v534 + (v535 * v351)) + v562
    v565 = ((((v555 * v103) - v564) - (v557 * v102)) - (v559 * v101)) - (v561 * v100)
    v566 = v565 - (v563 * v99)
    v567 = v541 + v564
    v568 = (((v567 - (v555 * v131)) + (v557 * v121)) + (v559 * v120)) + (v561 * v119)
    v569 = (v568 + (v563 * v130)) - (v566 * v129)
    v570 = ((v569 * v157) + (v566 * v180)) + (v563 * v178)
    v571 = (((v567 * v156) - v548) - (v555 * v175)) + v570
    v572 = v571 + (((v561 * v179) + (v559 * v177)) + (v557 * v174))
    v573 = v495 + v498
    v574 = v501 + v573
    v575 = v503 + v574
    v576 = v479 + v482
    v577 = v485 + v576
    v578 = v488 + v577
    v579 = (v505 + (v30 * v575)) - (v34 * v578)
    v580 = v579 + (((v29 * v575) - v490) - (v33 * v578))
    v581 = (v579 * v27) - v580
    v582 = (v516 + ((v50 * v574) - (v52 * v577))) + v580
    v583 = ((v579 * v42) - v582) - (v581 * v41)
    v584 = (((v71 * v576) - (v69 * v573)) - v522) - v582
    v585 = ((v584 + (v579 * v59)) - (v581 * v58)) - (v583 * v57)
    v586 = (v528 + (11.607777999999998 * ((v15 * v478) - (v14 * v494)))) + v584
    v587 = (((v586 + (v579 * v79)) - (v581 * v78)) - (v583 * v77)) - (v585 * v76)
    v588 = v534 - v586
    v589 = ((((v579 * v103) - v588) - (v581 * v102)) - (v583 * v101)) - (v585 * v100)
    v590 = v589 - (v587 * v99)
    v591 = v541 + v588
    v592 = (((v591 - (v579 * v131)) + (v581 * v121)) + (v583 * v120)) + (v585 * v119)
    v593 = (v592 + (v587 * v130)) - (v590 * v129)
    v594 = ((v547 - (v591 * v156)) + (v579 * v175)) - (v593 * v157)
    v595 = ((v590 * v180) + (v587 * v178)) + (v585 * v179)
    v596 = (v594 - ((v583 * v177) + (v581 * v174))) - v595
    v597 = v498 + v501
    v598 = v503 + v597
    v599 = v482 + v485
    v600 = v488 + v599
    v601 = (v505 + (v30 * v598)) - (v34 * v600)
    v602 = v601 + (((v29 * v598) - v490) - (v33 * v600))
    v603 = (v601 * v27) - v602
    v604 = (v516 + ((v50 * v597) - (v52 * v599))) + v602
    v605 = ((v601 * v42) - v604) - (v603 * v41)
    v606 = ((8.696688000000002 * ((v12 * v497) - (v13 * v481))) + v522) + v604
    v607 = (((v601 * v59) - v606) - (v603 * v58)) - (v605 * v57)
    v608 = v528 - v606
    v609 = (((v608 + (v601 * v79)) - (v603 * v78)) - (v605 * v77)) - (v607 * v76)
    v610 = v534 - v608
    v611 = ((((v601 * v103) - v610) - (v603 * v102)) - (v605 * v101)) - (v607 * v100)
    v612 = v611 - (v609 * v99)
    v613 = (v540 - (v108 * v532)) + v610
    v614 = (((v613 - (v601 * v131)) + (v603 * v121)) + (v605 * v120)) + (v607 * v119)
    v615 = (v614 + (v609 * v130)) - (v612 * v129)
    v616 = (((v601 * v175) + ((v532 - v613) * v156)) - (v615 * v157)) - (v612 * v180)
    v617 = (v616 - (v603 * v174)) - (((v609 * v178) + (v607 * v179)) + (v605 * v177))
    v618 = v501 + v503
    v619 = v485 + v488
    v620 = (v505 + (v30 * v618)) - (v34 * v619)
    v621 = v620 + (((v29 * v618) - v490) - (v33 * v619))
    v622 = (v620 * v27) - v621
    v623 = ((5.946599999999999 * ((v10 * v500) - (v11 * v484))) + v516) + v621
    v624 = ((v620 * v42) - v623) - (v622 * v41)
    v625 = v522 + v623
    v626 = (((v620 * v59) - v625) - (v622 * v58)) - (v624 * v57)
    v627 = v528 - v625
    v628 = (((v627 + (v620 * v79)) - (v622 * v78)) - (v624 * v77)) - (v626 * v76)
    v629 = ((v83 * v526) - (v84 * v527)) - v627
    v630 = ((((v620 * v103) - v629) - (v622 * v102)) - (v624 * v101)) - (v626 * v100)
    v631 = v630 - (v628 * v99)
    v632 = v629 + ((v107 * v526) - (v108 * v527))
    v633 = (((v632 - (v620 * v131)) + (v622 * v121)) + (v624 * v120)) + (v626 * v119)
    v634 = (v633 + (v628 * v130)) - (v631 * v129)
    v635 = (((v620 * v175) + ((v527 - v632) * v156)) - (v634 * v157)) - (v631 * v180)
    v636 = (v635 - (v622 * v174)) - (((v628 * v178) + (v626 * v179)) + (v624 * v177))
    v637 = v505 + (1.0273949999999998 * ((v213 * v6) - (v487 * v7)))
    v638 = ((3.37348 * ((v8 * v213) - (v9 * v487))) - v490) + v637
    v639 = (v637 * v27) - v638
    v640 = v516 + v638
    v641 = ((v637 * v42) - v640) - (v639 * v41)
    v642 = v522 + v640
    v643 = (((v637 * v59) - v642) - (v639 * v58)) - (v641 * v57)
    v644 = ((v63 * v520) - (v62 * v521)) - v642
    v645 = (((v644 + (v637 * v79)) - (v639 * v78)) - (v641 * v77)) - (v643 * v76)
    v646 = ((v83 * v521) - (v84 * v520)) - v644
    v647 = ((((v637 * v103) - v646) - (v639 * v102)) - (v641 * v101)) - (v643 * v100)
    v648 = v647 - (v645 * v99)
    v649 = v646 + ((v107 * v521) - (v108 * v520))
    v650 = (((v649 - (v637 * v131)) + (v639 * v121)) + (v641 * v120)) + (v643 * v119)
    v651 = (v650 + (v645 * v130)) - (v648 * v129)
    v652 = (((v637 * v175) + ((v520 - v649) * v156)) - (v651 * v157)) - (v648 * v180)
    v653 = (v652 - (v639 * v174)) - (((v645 * v178) + (v643 * v179)) + (v641 * v177))
    v654 = v490 - v505
    v655 = v654 + (v505 * v27)
    v656 = v516 - v654
    v657 = ((v505 * v42) - v656) - (v655 * v41)
    v658 = ((v45 * v515) - (v46 * v513)) + v656
    v659 = (((v505 * v59) - v658) - (v655 * v58)) - (v657 * v57)
    v660 = ((v63 * v513) - (v62 * v515)) - v658
    v661 = (((v660 + (v505 * v79)) - (v655 * v78)) - (v657 * v77)) - (v659 * v76)
    v662 = ((v83 * v515) - (v84 * v513)) - v660
    v663 = ((((v505 * v103) - v662) - (v655 * v102)) - (v657 * v101)) - (v659 * v100)
    v664 = v663 - (v661 * v99)
    v665 = v662 + ((v107 * v515) - (v108 * v513))
    v666 = (((v665 - (v505 * v131)) + (v655 * v121)) + (v657 * v120)) + (v659 * v119)
    v667 = (v666 + (v661 * v130)) - (v664 * v129)
    v668 = (((v505 * v175) + ((v513 - v665) * v156)) - (v667 * v157)) - (v664 * v180)
    v669 = (v668 - (v655 * v174)) - (((v661 * v178) + (v659 * v179)) + (v657 * v177))
    v670 = (1.0273949999999998 * ((v10 * v514) - (v11 * v511))) - v490
    v671 = v670 + (v490 * v41)
    v672 = (1.063656 * ((v12 * v514) - (v13 * v511))) + v670
    v673 = (v671 * v57) - ((v490 * v58) + v672)
    v674 = (1.099917 * ((v15 * v511) - (v14 * v514))) - v672
    v675 = (v673 * v76) + (((v490 * v78) - v674) - (v671 * v77))
    v676 = (1.136178 * ((v16 * v514) - (v17 * v511))) - v674
    v677 = (v675 * v99) + (((v671 * v101) - ((v490 * v102) + v676)) - (v673 * v100))
    v678 = (1.1724389999999998 * ((v18 * v514) - (v19 * v511))) + v676
    v679 = (((v678 + (v490 * v121)) - (v671 * v120)) + (v673 * v119)) - (v675 * v130)
    v680 = v679 - (v677 * v129)
    v681 = (((v675 * v178) - ((v678 - v512) * v156)) - (v680 * v157)) - (v677 * v180)
    v682 = v681 + (((v671 * v177) - (v673 * v179)) - (v490 * v174))
    v683 = (v173 * v134) - (v147 * v182)
    v684 = (v134 * v355) + (v157 * v358)
    v685 = (v134 * v381) + (v147 * v382)
    v686 = (v134 * v401) - (v147 * v404)
    v687 = (v134 * v423) + (v147 * v424)
    v688 = (v134 * v439) - (v147 * v442)
    v689 = (v134 * v456) - (v147 * v459)
    v690 = (v134 * v473) - (v147 * v476)
    v691 = (v545 * v134) + (v147 * v550)
    v692 = (v569 * v134) + (v147 * v572)
    v693 = (v593 * v134) - (v147 * v596)
    v694 = (v615 * v134) - (v147 * v617)
    v695 = (v634 * v134) - (v147 * v636)
    v696 = (v651 * v134) - (v147 * v653)
    v697 = (v667 * v134) - (v147 * v669)
    v698 = (v680 * v134) - (v147 * v682)
    v699 = ((v169 * v106) + (v148 * v182)) + (v129 * v683)
    v700 = ((v106 * v330) + (v180 * v358)) - (v129 * v684)
    v701 = ((v106 * v376) + (v148 * v382)) - (v129 * v685)
    v702 = ((v106 * v398) - (v148 * v404)) - (v129 * v686)
    v703 = ((v106 * v418) + (v148 * v424)) - (v129 * v687)
    v704 = ((v106 * v436) - (v148 * v442)) - (v129 * v688)
    v705 = ((v106 * v453) - (v148 * v459)) - (v129 * v689)
    v706 = ((v106 * v470) - (v148 * v476)) - (v129 * v690)
    v707 = ((v538 * v106) + (v148 * v550)) - (v129 * v691)
    v708 = ((v566 * v106) + (v148 * v572)) - (v129 * v692)
    v709 = ((v590 * v106) - (v148 * v596)) - (v129 * v693)
    v710 = ((v612 * v106) - (v148 * v617)) - (v129 * v694)
    v711 = ((v631 * v106) - (v148 * v636)) - (v129 * v695)
    v712 = ((v648 * v106) - (v148 * v653)) - (v129 * v696)
    v713 = ((v664 * v106) - (v148 * v669)) - (v129 * v697)
    v714 = ((v677 * v106) - (v148 * v682)) - (v129 * v698)
    v715 = (((v166 * v82) + (v149 * v182)) - (v130 * v683)) - (v99 * v699)
    v716 = (((v82 * v326) + (v178 * v358)) + (v130 * v684)) - (v99 * v700)
    v717 = (((v82 * v373) + (v149 * v382)) + (v130 * v685)) - (v99 * v701)
    v718 = (((v82 * v395) - (v149 * v404)) + (v130 * v686)) - (v99 * v702)
    v719 = (((v82 * v415) + (v149 * v424)) + (v130 * v687)) - (v99 * v703)
    v720 = (((v82 * v433) - (v149 * v442)) + (v130 * v688)) - (v99 * v704)
    v721 = (((v82 * v450) - (v149 * v459)) + (v130 * v689)) - (v99 * v705)
    v722 = (((v82 * v467) - (v149 * v476)) + (v130 * v690)) - (v99 * v706)
    v723 = (((v531 * v82) + (v149 * v550)) + (v130 * v691)) - (v99 * v707)
    v724 = (((v563 * v82) + (v149 * v572)) + (v130 * v692)) - (v99 * v708)
    v725 = (((v587 * v82) - (v149 * v596)) + (v130 * v693)) - (v99 * v709)
    v726 = (((v609 * v82) - (v149 * v617)) + (v130 * v694)) - (v99 * v710)
    v727 = (((v628 * v82) - (v149 * v636)) + (v130 * v695)) - (v99 * v711)
    v728 = (((v645 * v82) - (v149 * v653)) + (v130 * v696)) - (v99 * v712)
    v729 = (((v661 * v82) - (v149 * v669)) + (v130 * v697)) - (v99 * v713)
    v730 = (((v675 * v82) + (v149 * v682)) - (v130 * v698)) + (v99 * v714)
    v731 = (((v164 * v61) + (v150 * v182)) - (v119 * v683)) - (v100 * v699)
    v732 = v731 - (v76 * v715)
    v733 = (((v61 * v323) + (v179 * v358)) + (v119 * v684)) - (v100 * v700)
    v734 = v733 - (v76 * v716)
    v735 = (((v61 * v371) + (v150 * v382)) + (v119 * v685)) - (v100 * v701)
    v736 = v735 - (v76 * v717)
    v737 = (((v61 * v393) - (v150 * v404)) + (v119 * v686)) - (v100 * v702)
    v738 = v737 - (v76 * v718)
    v739 = (((v61 * v413) + (v150 * v424)) + (v119 * v687)) - (v100 * v703)
    v740 = v739 - (v76 * v719)
    v741 = (((v61 * v431) - (v150 * v442)) + (v119 * v688)) - (v100 * v704)
    v742 = v741 - (v76 * v720)
    v743 = (((v61 * v448) - (v150 * v459)) + (v119 * v689)) - (v100 * v705)
    v744 = v743 - (v76 * v721)
    v745 = (((v61 * v465) - (v150 * v476)) + (v119 * v690)) - (v100 * v706)
    v746 = v745 - (v76 * v722)
    v747 = (((v525 * v61) + (v150 * v550)) + (v119 * v691)) - (v100 * v707)
    v748 = v747 - (v76 * v723)
    v749 = (((v561 * v61) + (v150 * v572)) + (v119 * v692)) - (v100 * v708)
    v750 = v749 - (v76 * v724)
    v751 = (((v585 * v61) - (v150 * v596)) + (v119 * v693)) - (v100 * v709)
    v752 = v751 - (v76 * v725)
    v753 = (((v607 * v61) - (v150 * v617)) + (v119 * v694)) - (v100 * v710)
    v754 = v753 - (v76 * v726)
    v755 = (((v626 * v61) - (v150 * v636)) + (v119 * v695)) - (v100 * v711)
    v756 = v755 - (v76 * v727)
    v757 = (((v643 * v61) - (v150 * v653)) + (v119 * v696)) - (v100 * v712)
    v758 = v757 - (v76 * v728)
    v759 = (((v659 * v61) - (v150 * v669)) + (v119 * v697)) - (v100 * v713)
    v760 = v759 - (v76 * v729)
    v761 = (((v673 * v61) - (v150 * v682)) + (v119 * v698)) - (v100 * v714)
    v762 = v761 + (v76 * v730)
    v763 = (((v162 * v44) + (v151 * v182)) - (v120 * v683)) - (v101 * v699)
    v764 = (v763 - (v77 * v715)) - (v57 * v732)
    v765 = (((v44 * v320) + (v177 * v358)) + (v120 * v684)) - (v101 * v700)
    v766 = (v765 - (v77 * v716)) - (v57 * v734)
    v767 = (((v44 * v369) + (v151 * v382)) + (v120 * v685)) - (v101 * v701)
    v768 = (v767 - (v77 * v717)) - (v57 * v736)
    v769 = (((v44 * v391) - (v151 * v404)) + (v120 * v686)) - (v101 * v702)
    v770 = (v769 - (v77 * v718)) - (v57 * v738)
    v771 = (((v44 * v411) + (v151 * v424)) + (v120 * v687)) - (v101 * v703)
    v772 = (v771 - (v77 * v719)) - (v57 * v740)
    v773 = (((v44 * v429) - (v151 * v442)) + (v120 * v688)) - (v101 * v704)
    v774 = (v773 - (v77 * v720)) - (v57 * v742)
    v775 = (((v44 * v446) - (v151 * v459)) + (v120 * v689)) - (v101 * v705)
    v776 = (v775 - (v77 * v721)) - (v57 * v744)
    v777 = (((v44 * v463) - (v151 * v476)) + (v120 * v690)) - (v101 * v706)
    v778 = (v777 - (v77 * v722)) - (v57 * v746)
    v779 = (((v519 * v44) + (v151 * v550)) + (v120 * v691)) - (v101 * v707)
    v780 = (v779 - (v77 * v723)) - (v57 * v748)
    v781 = (((v559 * v44) + (v151 * v572)) + (v120 * v692)) - (v101 * v708)
    v782 = (v781 - (v77 * v724)) - (v57 * v750)
    v783 = (((v583 * v44) - (v151 * v596)) + (v120 * v693)) - (v101 * v709)
    v784 = (v783 - (v77 * v725)) - (v57 * v752)
    v785 = (((v605 * v44) - (v151 * v617)) + (v120 * v694)) - (v101 * v710)
    v786 = (v785 - (v77 * v726)) - (v57 * v754)
    v787 = (((v624 * v44) - (v151 * v636)) + (v120 * v695)) - (v101 * v711)
    v788 = (v787 - (v77 * v727)) - (v57 * v756)
    v789 = (((v641 * v44) - (v151 * v653)) + (v120 * v696)) - (v101 * v712)
    v790 = (v789 - (v77 * v728)) - (v57 * v758)
    v791 = (((v657 * v44) - (v151 * v669)) + (v120 * v697)) - (v101 * v713)
    v792 = (v791 - (v77 * v729)) - (v57 * v760)
    v793 = (((v671 * v44) + (v151 * v682)) - (v120 * v698)) + (v101 * v714)
    v794 = (v793 - (v77 * v730)) + (v57 * v762)
    v795 = (((v160 * v28) + (v152 * v182)) - (v121 * v683)) - (v102 * v699)
    v796 = ((v795 - (v78 * v715)) - (v58 * v732)) - (v41 * v764)
    v797 = (((v28 * v317) + (v174 * v358)) + (v121 * v684)) - (v102 * v700)
    v798 = ((v797 - (v78 * v716)) - (v58 * v734)) - (v41 * v766)
    v799 = (((v28 * v367) + (v152 * v382)) + (v121 * v685)) - (v102 * v701)
    v800 = ((v799 - (v78 * v717)) - (v58 * v736)) - (v41 * v768)
    v801 = (((v28 * v389) - (v152 * v404)) + (v121 * v686)) - (v102 * v702)
    v802 = ((v801 - (v78 * v718)) - (v58 * v738)) - (v41 * v770)
    v803 = (((v28 * v409) + (v152 * v424)) + (v121 * v687)) - (v102 * v703)
    v804 = ((v803 - (v78 * v719)) - (v58 * v740)) - (v41 * v772)
    v805 = (((v28 * v427) - (v152 * v442)) + (v121 * v688)) - (v102 * v704)
    v806 = ((v805 - (v78 * v720)) - (v58 * v742)) - (v41 * v774)
    v807 = (((v28 * v444) - (v152 * v459)) + (v121 * v689)) - (v102 * v705)
    v808 = ((v807 - (v78 * v721)) - (v58 * v744)) - (v41 * v776)
    v809 = (((v28 * v462) - (v152 * v476)) + (v121 * v690)) - (v102 * v706)
    v810 = ((v809 - (v78 * v722)) - (v58 * v746)) - (v41 * v778)
    v811 = (((v509 * v28) + (v152 * v550)) + (v121 * v691)) - (v102 * v707)
    v812 = ((v811 - (v78 * v723)) - (v58 * v748)) - (v41 * v780)
    v813 = (((v557 * v28) + (v152 * v572)) + (v121 * v692)) - (v102 * v708)
    v814 = ((v813 - (v78 * v724)) - (v58 * v750)) - (v41 * v782)
    v815 = (((v581 * v28) - (v152 * v596)) + (v121 * v693)) - (v102 * v709)
    v816 = ((v815 - (v78 * v725)) - (v58 * v752)) - (v41 * v784)
    v817 = (((v603 * v28) - (v152 * v617)) + (v121 * v694)) - (v102 * v710)
    v818 = ((v817 - (v78 * v726)) - (v58 * v754)) - (v41 * v786)
    v819 = (((v622 * v28) - (v152 * v636)) + (v121 * v695)) - (v102 * v711)
    v820 = ((v819 - (v78 * v727)) - (v58 * v756)) - (v41 * v788)
    v821 = (((v639 * v28) - (v152 * v653)) + (v121 * v696)) - (v102 * v712)
    v822 = ((v821 - (v78 * v728)) - (v58 * v758)) - (v41 * v790)
    v823 = (((v655 * v28) - (v152 * v669)) + (v121 * v697)) - (v102 * v713)
    v824 = ((v823 - (v78 * v729)) - (v58 * v760)) - (v41 * v792)
    v825 = (((v490 * v28) - (v152 * v682)) + (v121 * v698)) - (v102 * v714)
    v826 = ((v825 + (v78 * v730)) - (v58 * v762)) + (v41 * v794)
    v827 = (((3.2974940611444983 * v158) + (v153 * v182)) - (v131 * v683)) - (v103 * v699)
    v828 = (((3.2974940611444983 * v314) + (v175 * v358)) + (v131 * v684)) - (v103 * v700)
    v829 = (((3.2974940611444983 * v365) + (v153 * v382)) + (v131 * v685)) - (v103 * v701)
    v830 = (((3.2974940611444983 * v387) - (v153 * v404)) + (v131 * v686)) - (v103 * v702)
    v831 = (((3.2974940611444983 * v407) + (v153 * v424)) + (v131 * v687)) - (v103 * v703)
    v832 = (((3.2974940611444983 * v425) - (v153 * v442)) + (v131 * v688)) - (v103 * v704)
    v833 = (((3.2974940611444983 * v305) - (v153 * v459)) + (v131 * v689)) - (v103 * v705)
    v834 = (((v153 * v476) - (3.2974940611444983 * v304)) - (v131 * v690)) + (v103 * v706)
    v835 = (v103 * v707) - (((3.2974940611444983 * v507) + (v153 * v550)) + (v131 * v691))
    v836 = (v103 * v708) - (((3.2974940611444983 * v555) + (v153 * v572)) + (v131 * v692))
    v837 = (((v153 * v596) - (3.2974940611444983 * v579)) - (v131 * v693)) + (v103 * v709)
    v838 = (((v153 * v617) - (3.2974940611444983 * v601)) - (v131 * v694)) + (v103 * v710)
    v839 = (((v153 * v636) - (3.2974940611444983 * v620)) - (v131 * v695)) + (v103 * v711)
    v840 = (((v153 * v653) - (3.2974940611444983 * v637)) - (v131 * v696)) + (v103 * v712)
    v841 = (((v153 * v669) - (3.2974940611444983 * v505)) - (v131 * v697)) + (v103 * v713)
    v842 = ((v103 * v714) + ((v153 * v682) - (v131 * v698))) - (v79 * v730)
    v843 = -v157
    v844 = (v129 * v157) - v180
    v845 = -v844
    v846 = v130 + (v99 * v129)
    v847 = ((v99 * v180) - v178) - (v846 * v157)
    v848 = -v847
    v849 = (v76 * v99) - v100
    v850 = ((v76 * v130) - v119) + (v849 * v129)
    v851 = (((v76 * v178) - v179) + (v850 * v157)) - (v849 * v180)
    v852 = -v851
    v853 = (v57 * v76) - v77
    v854 = ((v57 * v100) - v101) - (v853 * v99)
    v855 = (((v57 * v119) - v120) - (v853 * v130)) + (v854 * v129)
    v856 = ((((v57 * v179) - v177) + (v855 * v157)) - (v854 * v180)) - (v853 * v178)
    v857 = -v856
    v858 = (v41 * v57) - v58
    v859 = ((v41 * v77) - v78) - (v858 * v76)
    v860 = (((v41 * v101) - v102) - (v858 * v100)) - (v859 * v99)
    v861 = ((((v41 * v120) - v121) - (v858 * v119)) - (v859 * v130)) + (v860 * v129)
    v862 = (((v41 * v177) - v174) + (v861 * v157)) - (v860 * v180)
    v863 = v862 - ((v859 * v178) + (v858 * v179))
    v864 = -v863
    v865 = (v27 * v41) - v42
    v866 = ((v27 * v58) - v59) - (v865 * v57)
    v867 = (((v27 * v78) - v79) - (v865 * v77)) - (v866 * v76)
    v868 = ((((v27 * v102) - v103) - (v865 * v101)) - (v866 * v100)) - (v867 * v99)
    v869 = ((((v27 * v121) - v131) - (v865 * v120)) - (v866 * v119)) - (v867 * v130)
    v870 = v869 + (v868 * v129)
    v871 = (((v27 * v174) - v175) + (v870 * v157)) - (v868 * v180)
    v872 = v871 - (((v867 * v178) + (v866 * v179)) + (v865 * v177))
    v873 = -v872
    v874 = (v129 * v134) + (v147 * v844)
    v875 = -v874
    v876 = (v846 * v134) - (v147 * v847)
    v877 = (v850 * v134) + (v147 * v851)
    v878 = -v877
    v879 = (v855 * v134) + (v147 * v856)
    v880 = -v879
    v881 = (v861 * v134) + (v147 * v863)
    v882 = -v881
    v883 = (v870 * v134) + (v147 * v872)
    v884 = -v883
    v885 = ((v99 * v106) + (v148 * v847)) + (v129 * v876)
    v886 = ((v849 * v106) - (v148 * v851)) + (v129 * v877)
    v887 = -v886
    v888 = ((v854 * v106) - (v148 * v856)) + (v129 * v879)
    v889 = -v888
    v890 = ((v860 * v106) - (v148 * v863)) + (v129 * v881)
    v891 = -v890
    v892 = ((v868 * v106) - (v148 * v872)) + (v129 * v883)
    v893 = -v892
    v894 = (((v76 * v82) + (v149 * v851)) + (v130 * v877)) + (v99 * v886)
    v895 = (((v853 * v82) - (v149 * v856)) - (v130 * v879)) - (v99 * v888)
    v896 = -v895
    v897 = (((v859 * v82) - (v149 * v863)) - (v130 * v881)) - (v99 * v890)
    v898 = -v897
    v899 = (((v867 * v82) - (v149 * v872)) - (v130 * v883)) - (v99 * v892)
    v900 = -v899
    v901 = (((v57 * v61) + (v150 * v856)) + (v119 * v879)) + (v100 * v888)
    v902 = v901 + (v76 * v895)
    v903 = (((v858 * v61) - (v150 * v863)) - (v119 * v881)) - (v100 * v890)
    v904 = v903 - (v76 * v897)
    v905 = -v904
    v906 = (((v866 * v61) - (v150 * v872)) - (v119 * v883)) - (v100 * v892)
    v907 = v906 - (v76 * v899)
    v908 = -v907
    v909 = (v77 * v895) + ((((v151 * v856) - v44) + (v120 * v879)) + (v101 * v888))
    v910 = (((v41 * v44) + (v151 * v863)) + (v120 * v881)) + (v101 * v890)
    v911 = (v910 + (v77 * v897)) + (v57 * v904)
    v912 = (((v865 * v44) - (v151 * v872)) - (v120 * v883)) - (v101 * v892)
    v913 = (v912 - (v77 * v899)) - (v57 * v907)
    v914 = -v913
    v915 = ((((v152 * v863) - v28) + (v121 * v881)) + (v102 * v890)) + (v78 * v897)
    v916 = (((v27 * v28) + (v152 * v872)) + (v121 * v883)) + (v102 * v892)
    v917 = ((v916 + (v78 * v899)) + (v58 * v907)) + (v41 * v913)
    v918 = (((3.2974940611444983 + (v153 * v872)) + (v131 * v883)) + (v103 * v892)) + (v79 * v899)
    return (
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
        REAL(1.0),
        -v182,
        -(v156 * v358),
        -v382,
        v404,
        -v424,
        v442,
        v459,
        -v476,
        v550,
        v572,
        -v596,
        -v617,
        -v636,
        -v653,
        -v669,
        -v682,
        v683,
        -v684,
        -v685,
        -v686,
        -v687,
        -v688,
        -v689,
        v690,
        v691,
        v692,
        v693,
        v694,
        v695,
        v696,
        v697,
        v698,
        v699,
        v700,
        v701,
        v702,
        v703,
        v704,
        v705,
        -v706,
        -v707,
        -v708,
        -v709,
        -v710,
        -v711,
        -v712,
        -v713,
        -v714,
        v715,
        v716,
        v717,
        v718,
        v719,
        v720,
        v721,
        -v722,
        -v723,
        -v724,
        -v725,
        -v726,
        -v727,
        -v728,
        -v729,
        v730,
        v732,
        v734,
        v736,
        v738,
        v740,
        v742,
        v744,
        -v746,
        -v748,
        -v750,
        -v752,
        -v754,
        -v756,
        -v758,
        -v760,
        -v762,
        v764,
        v766,
        v768,
        v770,
        v772,
        v774,
        v776,
        -v778,
        -v780,
        -v782,
        -v784,
        -v786,
        -v788,
        -v790,
        -v792,
        v794,
        v796,
        v798,
        v800,
        v802,
        v804,
        v806,
        v808,
        -v810,
        -v812,
        -v814,
        -v816,
        -v818,
        -v820,
        -v822,
        -v824,
        -v826,
        (((v827 - (v79 * v715)) - (v59 * v732)) - (v42 * v764)) - (v27 * v796),
        (((v828 - (v79 * v716)) - (v59 * v734)) - (v42 * v766)) - (v27 * v798),
        (((v829 - (v79 * v717)) - (v59 * v736)) - (v42 * v768)) - (v27 * v800),
        (((v830 - (v79 * v718)) - (v59 * v738)) - (v42 * v770)) - (v27 * v802),
        (((v831 - (v79 * v719)) - (v59 * v740)) - (v42 * v772)) - (v27 * v804),
        (((v832 - (v79 * v720)) - (v59 * v742)) - (v42 * v774)) - (v27 * v806),
        (((v833 - (v79 * v721)) - (v59 * v744)) - (v42 * v776)) - (v27 * v808),
        (v27 * v810) + (((v834 + (v79 * v722)) + (v59 * v746)) + (v42 * v778)),
        (v27 * v812) + (((v835 + (v79 * v723)) + (v59 * v748)) + (v42 * v780)),
        (v27 * v814) + (((v836 + (v79 * v724)) + (v59 * v750)) + (v42 * v782)),
        (v27 * v816) + (((v837 + (v79 * v725)) + (v59 * v752)) + (v42 * v784)),
        (v27 * v818) + (((v838 + (v79 * v726)) + (v59 * v754)) + (v42 * v786)),
        (v27 * v820) + (((v839 + (v79 * v727)) + (v59 * v756)) + (v42 * v788)),
        (v27 * v822) + (((v840 + (v79 * v728)) + (v59 * v758)) + (v42 * v790)),
        (v27 * v824) + (((v841 + (v79 * v729)) + (v59 * v760)) + (v42 * v792)),
        (v27 * v826) + (((v59 * v762) + v842) - (v42 * v794)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v156,
        v843,
        v845,
        v848,
        v852,
        v857,
        v864,
        v873,
        v843,
        -(v134 + (v147 * v157)),
        v875,
        v876,
        v878,
        v880,
        v882,
        v884,
        v845,
        v875,
        ((v148 * v844) - v106) - (v129 * v874),
        v885,
        v887,
        v889,
        v891,
        v893,
        v848,
        v876,
        v885,
        (((v149 * v847) - v82) - (v130 * v876)) - (v99 * v885),
        v894,
        v896,
        v898,
        v900,
        v852,
        v878,
        v887,
        v894,
        ((v100 * v886) + (((v150 * v851) - v61) + (v119 * v877))) - (v76 * v894),
        v902,
        v905,
        v908,
        v857,
        v880,
        v889,
        v896,
        v902,
        v909 - (v57 * v902),
        v911,
        v914,
        v864,
        v882,
        v891,
        v898,
        v905,
        v911,
        ((v58 * v904) + v915) - (v41 * v911),
        v917,
        v873,
        v884,
        v893,
        v900,
        v908,
        v914,
        v917,
        ((v918 + (v59 * v907)) + (v42 * v913)) - (v27 * v917),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      A[16][16]  state matrix, state (q, qd); row by row
      B[16][8]   input matrix, one column per joint; row by row

    Computed by differentiation of Newton and Euler's recursion, and factors of the inertia matrix:
    symgen/derive/functions/linearize.py.

    Operations: 1685 add, 1800 mul, 7 div, 0 sqrt, 8 sincos, 84 other.
    """
    lanes, prepared, q, qd, tau = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("tau", tau, REAL, 8))
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:256], REAL, (16, 16), lanes), _pack(values[256:384], REAL, (16, 8), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = 9.81 * v1
    v17 = 9.81 * v0
    v18 = v16 + qdd[0]
    v19 = (qd[0] * qd[0]) - v17
    v20 = (v3 * v19) - (v2 * v18)
    v21 = (v3 * v18) + (v2 * v19)
    v22 = qd[1] + qd[0]
    v23 = v22 * v22
    v24 = qdd[1] + qdd[0]
    v25 = v20 + (0.97 * v23)
    v26 = v21 + (0.97 * v24)
    v27 = (v5 * v26) + (v4 * v25)
    v28 = 0.97 + v3
    v29 = (v2 * v4) - (v5 * v28)
    v30 = (v4 * v26) - (v5 * v25)
    v31 = (v2 * v5) + (v4 * v28)
    v32 = qdd[2] + v24
    v33 = v22 + qd[2]
    v34 = v33 * v33
    v35 = v30 - (0.94 * v34)
    v36 = v27 + (0.94 * v32)
    v37 = (v6 * v36) + (v7 * v35)
    v38 = v29 - 0.94
    v39 = (v7 * v31) - (v6 * v38)
    v40 = (v6 * v35) - (v7 * v36)
    v41 = (v6 * v31) + (v7 * v38)
    v42 = v33 + qd[3]
    v43 = v42 * v42
    v44 = qdd[3] + v32
    v45 = v37 - (0.91 * v43)
    v46 = v40 - (0.91 * v44)
    v47 = (v8 * v46) - (v9 * v45)
    v48 = v41 - 0.91
    v49 = (v9 * v39) - (v8 * v48)
    v50 = (v8 * v45) + (v9 * v46)
    v51 = (v8 * v39) + (v9 * v48)
    v52 = v42 + qd[4]
    v53 = v52 * v52
    v54 = qdd[4] + v44
    v55 = (0.88 * v53) + v47
    v56 = v50 - (0.88 * v54)
    v57 = (v10 * v56) + (v11 * v55)
    v58 = v51 - 0.88
    v59 = (v11 * v49) - (v10 * v58)
    v60 = (v10 * v55) - (v11 * v56)
    v61 = (v10 * v49) + (v11 * v58)
    v62 = v52 + qd[5]
    v63 = v62 * v62
    v64 = qdd[5] + v54
    v65 = (0.85 * v64) + v60
    v66 = (0.85 * v63) + v57
    v67 = (v13 * v66) - (v12 * v65)
    v68 = v61 - 0.85
    v69 = (v13 * v59) - (v12 * v68)
    v70 = (v13 * v65) + (v12 * v66)
    v71 = (v12 * v59) + (v13 * v68)
    v72 = v62 + qd[6]
    v73 = v72 * v72
    v74 = qdd[6] + v64
    v75 = (0.82 * v74) + v70
    v76 = (0.82 * v73) + v67
    v77 = (v14 * v76) + (v15 * v75)
    v78 = v71 - 0.82
    v79 = (v14 * v69) + (v15 * v78)
    v80 = (v14 * v75) - (v15 * v76)
    v81 = (v15 * v69) - (v14 * v78)
    v82 = qdd[7] + v74
    v83 = v72 + qd[7]
    v84 = v83 * v83
    v85 = 0.97 * v5
    v86 = 0.97 * v4
    v87 = 0.94 + v85
    v88 = (v6 * v87) + (v7 * v86)
    v89 = (v6 * v86) - (v7 * v87)
    v90 = 0.91 - v89
    v91 = (v8 * v90) + (v9 * v88)
    v92 = (v8 * v88) - (v9 * v90)
    v93 = 0.88 - v92
    v94 = (v10 * v93) + (v11 * v91)
    v95 = (v10 * v91) - (v11 * v93)
    v96 = 0.85 - v95
    v97 = (v13 * v94) + (v12 * v96)
    v98 = (v13 * v96) - (v12 * v94)
    v99 = 0.82 + v98
    v100 = (v14 * v97) - (v15 * v99)
    v101 = (v14 * v99) + (v15 * v97)
    v102 = 0.94 * v7
    v103 = 0.94 * v6
    v104 = 0.91 + v102
    v105 = (v8 * v104) + (v9 * v103)
    v106 = (v8 * v103) - (v9 * v104)
    v107 = 0.88 - v106
    v108 = (v10 * v107) + (v11 * v105)
    v109 = (v10 * v105) - (v11 * v107)
    v110 = 0.85 - v109
    v111 = (v13 * v108) + (v12 * v110)
    v112 = (v13 * v110) - (v12 * v108)
    v113 = 0.82 + v112
    v114 = (v14 * v111) - (v15 * v113)
    v115 = (v14 * v113) + (v15 * v111)
    v116 = 0.91 * v8
    v117 = 0.91 * v9
    v118 = 0.88 + v117
    v119 = (v10 * v118) + (v11 * v116)
    v120 = (v10 * v116) - (v11 * v118)
    v121 = 0.85 - v120
    v122 = (v13 * v119) + (v12 * v121)
    v123 = (v13 * v121) - (v12 * v119)
    v124 = 0.82 + v123
    v125 = (v14 * v122) - (v15 * v124)
    v126 = (v14 * v124) + (v15 * v122)
    v127 = 0.88 * v10
    v128 = 0.88 * v11
    v129 = 0.85 + v128
    v130 = (v13 * v127) + (v12 * v129)
    v131 = (v13 * v129) - (v12 * v127)
    v132 = 0.82 + v131
    v133 = (v14 * v130) - (v15 * v132)
    v134 = (v14 * v132) + (v15 * v130)
    v135 = 0.85 * v12
    v136 = 0.85 * v13
    v137 = 0.82 + v136
    v138 = (v14 * v135) - (v15 * v137)
    v139 = (v14 * v137) + (v15 * v135)
    v140 = 0.82 * v15
    v141 = 0.82 * v14
    return (
        REAL(0.0),
        v16,
        -v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[0],
        (v3 * v21) - (v2 * v20),
        v21 + ((v24 * v3) - (v23 * v2)),
        v20 - ((v23 * v3) + (v24 * v2)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        (v31 * v30) - (v29 * v27),
        v27 - ((v34 * v31) + (v32 * v29)),
        ((v34 * v29) - (v32 * v31)) - v30,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v41 * v40) + (v39 * v37),
        -(v40 + ((v44 * v41) + (v43 * v39))),
        ((v43 * v41) - (v44 * v39)) - v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v51 * v50) - (v49 * v47),
        -(v50 + ((v54 * v51) + (v53 * v49))),
        v47 + ((v53 * v51) - (v54 * v49)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        -((v61 * v60) + (v59 * v57)),
        v60 - ((v64 * v61) + (v63 * v59)),
        v57 + ((v63 * v61) - (v64 * v59)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        -((v71 * v70) + (v69 * v67)),
        v70 - ((v74 * v71) + (v73 * v69)),
        v67 + ((v73 * v71) - (v74 * v69)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v81 * v80) - (v79 * v77),
        v77 - ((v84 * v81) + (v82 * v79)),
        ((v84 * v79) - (v82 * v81)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v21,
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        (v86 * v30) + (v85 * v27),
        v27 + ((v32 * v85) - (v34 * v86)),
        -(v30 + ((v32 * v86) + (v34 * v85))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v89 * v40) + (v88 * v37),
        -(v40 + ((v44 * v89) + (v43 * v88))),
        ((v43 * v89) - (v44 * v88)) - v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v92 * v50) - (v91 * v47),
        -(v50 + ((v54 * v92) + (v53 * v91))),
        v47 + ((v53 * v92) - (v54 * v91)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        -((v95 * v60) + (v94 * v57)),
        v60 - ((v64 * v95) + (v63 * v94)),
        v57 + ((v63 * v95) - (v64 * v94)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v98 * v70) - (v97 * v67),
        v70 + ((v74 * v98) - (v73 * v97)),
        v67 - ((v74 * v97) + (v73 * v98)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v101 * v80) - (v100 * v77),
        v77 - ((v82 * v100) + (v84 * v101)),
        ((v84 * v100) - (v82 * v101)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        -v30,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v103 * v37) - (v102 * v40),
        ((v44 * v102) - (v43 * v103)) - v40,
        -(v37 + ((v44 * v103) + (v43 * v102))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v106 * v50) - (v105 * v47),
        -(v50 + ((v54 * v106) + (v53 * v105))),
        v47 + ((v53 * v106) - (v54 * v105)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        -((v109 * v60) + (v108 * v57)),
        v60 - ((v64 * v109) + (v63 * v108)),
        v57 + ((v63 * v109) - (v64 * v108)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v112 * v70) - (v111 * v67),
        v70 + ((v74 * v112) - (v73 * v111)),
        v67 - ((v74 * v111) + (v73 * v112)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v115 * v80) - (v114 * v77),
        v77 - ((v82 * v114) + (v84 * v115)),
        ((v84 * v114) - (v82 * v115)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v40,
        -v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        -((v117 * v50) + (v116 * v47)),
        ((v54 * v117) - (v53 * v116)) - v50,
        v47 - ((v54 * v116) + (v53 * v117)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        -((v120 * v60) + (v119 * v57)),
        v60 - ((v64 * v120) + (v63 * v119)),
        v57 + ((v63 * v120) - (v64 * v119)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v123 * v70) - (v122 * v67),
        v70 + ((v74 * v123) - (v73 * v122)),
        v67 - ((v74 * v122) + (v73 * v123)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v126 * v80) - (v125 * v77),
        v77 - ((v82 * v125) + (v84 * v126)),
        ((v84 * v125) - (v82 * v126)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v50,
        v47,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        (v128 * v60) - (v127 * v57),
        v60 + ((v64 * v128) - (v63 * v127)),
        v57 - ((v64 * v127) + (v63 * v128)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v131 * v70) - (v130 * v67),
        v70 + ((v74 * v131) - (v73 * v130)),
        v67 - ((v74 * v130) + (v73 * v131)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v134 * v80) - (v133 * v77),
        v77 - ((v82 * v133) + (v84 * v134)),
        ((v84 * v133) - (v82 * v134)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v60,
        v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v136 * v70) - (v135 * v67),
        v70 + ((v74 * v136) - (v73 * v135)),
        v67 - ((v74 * v135) + (v73 * v136)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v139 * v80) - (v138 * v77),
        v77 - ((v82 * v138) + (v84 * v139)),
        ((v84 * v138) - (v82 * v139)) - v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v70,
        v67,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v141 * v80) + (v140 * v77),
        v77 + ((v82 * v140) - (v84 * v141)),
        -(v80 + ((v82 * v141) + (v84 * v140))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v77,
        -v80,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[8][80]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Computed by wrenches of unit parameters (Atkeson, An and Hollerbach 1986):
    symgen/derive/functions/regressor.py.

    Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 20 other.
    """
    lanes, prepared, q, qd, qdd = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8), ("qd", qd, REAL, 8), ("qdd", qdd, REAL, 8))
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:640], REAL, (8, 80), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = np.sin(q[6])
    v13 = np.cos(q[6])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v3 * v0) + (v2 * v1)
    v17 = (v2 * v0) - (v3 * v1)
    v18 = (v4 * v17) - (v5 * v16)
    v19 = (v4 * v16) + (v5 * v17)
    v20 = (v6 * v19) + (v7 * v18)
    v21 = (v7 * v19) - (v6 * v18)
    v22 = (v9 * v21) - (v8 * v20)
    v23 = (v9 * v20) + (v8 * v21)
    v24 = (v11 * v23) + (v10 * v22)
    v25 = (v11 * v22) - (v10 * v23)
    v26 = (v13 * v24) + (v12 * v25)
    v27 = 5.9286734999999995 * ((v15 * v26) + (v14 * ((v13 * v25) - (v12 * v24))))
    v28 = v27 + (19.466964 * v26)
    v29 = v28 + (33.145537499999996 * v24)
    v30 = v29 + (46.876104 * v23)
    v31 = v30 + (60.5703735 * v20)
    v32 = v31 + (74.14005599999999 * v18)
    v33 = (87.49686150000001 * v16) - v32
    v34 = -v33
    return (
        -(v33 + (100.55250000000001 * v0)),
        v34,
        v32,
        v31,
        v30,
        v29,
        v28,
        v27,
        v34,
        v34,
        v32,
        v31,
        v30,
        v29,
        v28,
        v27,
        v32,
        v32,
        v32,
        v31,
        v30,
        v29,
        v28,
        v27,
        v31,
        v31,
        v31,
        v31,
        v30,
        v29,
        v28,
        v27,
        v30,
        v30,
        v30,
        v30,
        v30,
        v29,
        v28,
        v27,
        v29,
        v29,
        v29,
        v29,
        v29,
        v29,
        v28,
        v27,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
        v27,
        v27,
        v27,
        v27,
        v27,
        v27,
        v27,
        v27,
        v27,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      K[8][8]  stiffness matrix; row by row

    Computed by second derivatives of the potential: symgen/derive/functions/stiffness_matrix.py.

    Operations: 20 add, 34 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:64], REAL, (8, 8), lanes)


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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      D[8][8]  damping matrix; row by row

    Computed by second derivatives of Rayleigh's dissipation function: symgen/derive/functions/damping_matrix.py.

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes, prepared, q = _taken(("prepared", prepared, REAL, 1), ("q", q, REAL, 8))
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:64], REAL, (8, 8), lanes)
