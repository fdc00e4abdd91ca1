"""Planar arm of eight slender links

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
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
    with np.errstate(all="ignore"):
        values = (
            REAL(0.0),
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
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = q[0] + q[1]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = q[2] + v2
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = q[3] + v5
    v9 = np.sin(v8)
    v10 = np.cos(v8)
    v11 = q[4] + v8
    v12 = np.sin(v11)
    v13 = np.cos(v11)
    v14 = q[5] + v11
    v15 = np.sin(v14)
    v16 = np.cos(v14)
    v17 = q[6] + v14
    v18 = np.sin(v17)
    v19 = np.cos(v17)
    v20 = q[7] + v17
    v21 = np.sin(v20)
    v22 = np.cos(v20)
    v23 = 0.6043499999999999 * v21
    v24 = v23 + (1.9844 * v18)
    v25 = v24 + (3.3787499999999997 * v15)
    v26 = v25 + (4.7784 * v12)
    v27 = v26 + (6.17435 * v9)
    v28 = v27 + (7.557599999999999 * v6)
    v29 = 0.6043499999999999 * v22
    v30 = v29 + (1.9844 * v19)
    v31 = v30 + (3.3787499999999997 * v16)
    v32 = v31 + (4.7784 * v13)
    v33 = v32 + (6.17435 * v10)
    v34 = v33 + (7.557599999999999 * v7)
    v35 = (v0 * v28) + (v1 * v34)
    v36 = v35 + (8.919149999999998 * ((v0 * v3) + (v1 * v4)))
    v37 = 0.97 * v4
    v38 = 0.97 * v3
    v39 = (v34 * v37) + (v28 * v38)
    v40 = 0.94 * v7
    v41 = 0.94 * v6
    v42 = (v33 * v40) + (v27 * v41)
    v43 = 0.91 * v10
    v44 = 0.91 * v9
    v45 = (v32 * v43) + (v26 * v44)
    v46 = 0.88 * v13
    v47 = 0.88 * v12
    v48 = (v31 * v46) + (v25 * v47)
    v49 = 0.85 * ((v15 * v24) + (v16 * v30))
    v50 = 0.82 * ((v18 * v23) + (v19 * v29))
    v51 = 0.30326059166666663 + v50
    v52 = v50 + (1.4505909333333333 + v51)
    v53 = v49 + v52
    v54 = v49 + (2.694021875 + v53)
    v55 = v48 + v54
    v56 = v48 + (4.0270090666666665 + v55)
    v57 = v45 + v56
    v58 = v45 + (5.441928158333333 + v57)
    v59 = v42 + v58
    v60 = v42 + (6.930074799999999 + v59)
    v61 = v39 + v60
    v62 = v39 + (8.481664641666665 + v61)
    v63 = v36 + v62
    v64 = v35 + v61
    v65 = v59 + ((v33 * v37) + (v27 * v38))
    v66 = v65 + ((v0 * v27) + (v1 * v33))
    v67 = v57 + ((v32 * v40) + (v26 * v41))
    v68 = v67 + ((v32 * v37) + (v26 * v38))
    v69 = v68 + ((v0 * v26) + (v1 * v32))
    v70 = v55 + ((v31 * v43) + (v25 * v44))
    v71 = v70 + ((v31 * v40) + (v25 * v41))
    v72 = v71 + ((v31 * v37) + (v25 * v38))
    v73 = v72 + ((v0 * v25) + (v1 * v31))
    v74 = v53 + ((v30 * v46) + (v24 * v47))
    v75 = v74 + ((v30 * v43) + (v24 * v44))
    v76 = v75 + ((v30 * v40) + (v24 * v41))
    v77 = v76 + ((v30 * v37) + (v24 * v38))
    v78 = v77 + ((v0 * v24) + (v1 * v30))
    v79 = v51 + (0.85 * ((v15 * v23) + (v16 * v29)))
    v80 = v79 + ((v29 * v46) + (v23 * v47))
    v81 = v80 + ((v29 * v43) + (v23 * v44))
    v82 = v81 + ((v29 * v40) + (v23 * v41))
    v83 = v82 + ((v29 * v37) + (v23 * v38))
    v84 = v83 + ((v0 * v23) + (v1 * v29))
    return (
        v36 + (10.085833333333332 + v63),
        v63,
        v64,
        v66,
        v69,
        v73,
        v78,
        v84,
        v63,
        v62,
        v61,
        v65,
        v68,
        v72,
        v77,
        v83,
        v64,
        v61,
        v60,
        v59,
        v67,
        v71,
        v76,
        v82,
        v66,
        v65,
        v59,
        v58,
        v57,
        v70,
        v75,
        v81,
        v69,
        v68,
        v67,
        v57,
        v56,
        v55,
        v74,
        v80,
        v73,
        v72,
        v71,
        v70,
        v55,
        v54,
        v53,
        v79,
        v78,
        v77,
        v76,
        v75,
        v74,
        v53,
        v52,
        v51,
        v84,
        v83,
        v82,
        v81,
        v80,
        v79,
        v51,
        REAL(0.30326059166666663),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      M[8][8]  inertia matrix; row by row

    Operations: 88 add, 80 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:64], REAL, (8, 8), lanes)


def _bias(prepared, q, qd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = q[0] + q[1]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = q[2] + v2
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = q[3] + v5
    v9 = np.sin(v8)
    v10 = np.cos(v8)
    v11 = q[4] + v8
    v12 = np.sin(v11)
    v13 = np.cos(v11)
    v14 = q[5] + v11
    v15 = np.sin(v14)
    v16 = np.cos(v14)
    v17 = q[6] + v14
    v18 = np.sin(v17)
    v19 = np.cos(v17)
    v20 = q[7] + v17
    v21 = np.sin(v20)
    v22 = np.cos(v20)
    v23 = 0.6043499999999999 * v21
    v24 = 0.6043499999999999 * v22
    v25 = 0.97 * v4
    v26 = 0.97 * v3
    v27 = 0.94 * v7
    v28 = 0.94 * v6
    v29 = 0.91 * v10
    v30 = 0.91 * v9
    v31 = 0.88 * v13
    v32 = 0.88 * v12
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = (v1 * v33) + (v25 * v35)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v27 * v38)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v29 * v41)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v31 * v44)
    v46 = 0.85 * v16
    v47 = qd[5] + v43
    v48 = v47 * v47
    v49 = v45 + (v46 * v48)
    v50 = 0.82 * v19
    v51 = qd[6] + v47
    v52 = v51 * v51
    v53 = v49 + (v50 * v52)
    v54 = qd[7] + v51
    v55 = v54 * v54
    v56 = (2.42 * v53) + (v24 * v55)
    v57 = v56 + (1.5550000000000002 * v49)
    v58 = v57 + (1.455 * v45)
    v59 = v58 + (1.3549999999999998 * v42)
    v60 = v59 + (1.255 * v39)
    v61 = v60 + (1.1550000000000002 * v36)
    v62 = v0 * v33
    v63 = v62 - 9.81
    v64 = v63 + (v26 * v35)
    v65 = v64 + (v28 * v38)
    v66 = v65 + (v30 * v41)
    v67 = v66 + (v32 * v44)
    v68 = 0.85 * v15
    v69 = v67 + (v48 * v68)
    v70 = 0.82 * v18
    v71 = v69 + (v52 * v70)
    v72 = (v23 * v53) - (v24 * v71)
    v73 = (2.42 * v71) + (v23 * v55)
    v74 = (v72 + (v56 * v70)) - (v50 * v73)
    v75 = v73 + (1.5550000000000002 * v69)
    v76 = (v74 + (v57 * v68)) - (v46 * v75)
    v77 = v75 + (1.455 * v67)
    v78 = (v76 + (v32 * v58)) - (v31 * v77)
    v79 = v77 + (1.3549999999999998 * v66)
    v80 = (v78 + (v30 * v59)) - (v29 * v79)
    v81 = v79 + (1.255 * v65)
    v82 = (v80 + (v28 * v60)) - (v27 * v81)
    v83 = v81 + (1.1550000000000002 * v64)
    v84 = (v82 + (v26 * v61)) - (v25 * v83)
    return (
        (v84 + (v0 * v61)) - (v1 * (v83 - (1.055 * (v62 - v63)))),
        v84,
        v82,
        v80,
        v78,
        v76,
        v74,
        v72,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      h[8]  bias, N m or N

    Operations: 56 add, 67 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _gravity(prepared, q):
    v0 = q[0] + q[1]
    v1 = np.cos(q[0])
    v2 = np.cos(v0)
    v3 = q[2] + v0
    v4 = q[3] + v3
    v5 = q[4] + v4
    v6 = q[5] + v5
    v7 = q[6] + v6
    v8 = np.cos(v3)
    v9 = np.cos(v4)
    v10 = np.cos(v5)
    v11 = np.cos(v6)
    v12 = np.cos(v7)
    v13 = np.cos(q[7] + v7)
    v14 = 5.9286734999999995 * v13
    v15 = v14 + (19.466964 * v12)
    v16 = v15 + (33.145537499999996 * v11)
    v17 = v16 + (46.876104000000005 * v10)
    v18 = v17 + (60.5703735 * v9)
    v19 = v18 + (74.14005599999999 * v8)
    v20 = v19 + (87.4968615 * v2)
    return (
        (100.55249999999998 * v1) + v20,
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

    Operations: 14 add, 8 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:8], REAL, (8,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = qd[0] + qd[1]
    v3 = qd[2] + v2
    v4 = qd[3] + v3
    v5 = qd[4] + v4
    v6 = qd[5] + v5
    v7 = qd[6] + v6
    v8 = qd[7] + v7
    v9 = np.sin(q[1])
    v10 = np.cos(q[1])
    v11 = (v1 * v9) + (v0 * v10)
    v12 = (v1 * v10) - (v0 * v9)
    v13 = 0.48015 * ((v1 * v11) - (v0 * v12))
    v14 = v1 + (0.97 * v12)
    v15 = v1 * qd[1]
    v16 = v15 + (qd[2] * v14)
    v17 = np.sin(q[2])
    v18 = np.cos(q[2])
    v19 = (v11 * v18) + (v12 * v17)
    v20 = v0 + (0.97 * v11)
    v21 = (0.5075999999999999 * v19) + (1.2 * v20)
    v22 = v0 * qd[1]
    v23 = v22 + (qd[2] * v20)
    v24 = (v11 * v17) - (v12 * v18)
    v25 = (1.2 * v14) - (0.5075999999999999 * v24)
    v26 = v20 + (0.94 * v19)
    v27 = v23 + (qd[3] * v26)
    v28 = v14 - (0.94 * v24)
    v29 = np.sin(q[3])
    v30 = np.cos(q[3])
    v31 = (v19 * v29) + (v24 * v30)
    v32 = (1.3 * v28) - (0.53235 * v31)
    v33 = v16 + (qd[3] * v28)
    v34 = (v19 * v30) - (v24 * v29)
    v35 = (0.53235 * v34) + (1.3 * v26)
    v36 = v26 + (0.91 * v34)
    v37 = v27 + (qd[4] * v36)
    v38 = v28 - (0.91 * v31)
    v39 = np.sin(q[4])
    v40 = np.cos(q[4])
    v41 = (v34 * v39) + (v31 * v40)
    v42 = (1.4 * v38) - (0.5544 * v41)
    v43 = v33 + (qd[4] * v38)
    v44 = (v34 * v40) - (v31 * v39)
    v45 = (1.4 * v36) + (0.5544 * v44)
    v46 = v36 + (0.88 * v44)
    v47 = v37 + (qd[5] * v46)
    v48 = v38 - (0.88 * v41)
    v49 = np.sin(q[5])
    v50 = np.cos(q[5])
    v51 = (v41 * v50) + (v44 * v49)
    v52 = (1.5 * v48) - (0.57375 * v51)
    v53 = v43 + (qd[5] * v48)
    v54 = (v41 * v49) - (v44 * v50)
    v55 = (1.5 * v46) - (0.57375 * v54)
    v56 = v46 - (0.85 * v54)
    v57 = v47 + (qd[6] * v56)
    v58 = v48 - (0.85 * v51)
    v59 = np.sin(q[6])
    v60 = np.cos(q[6])
    v61 = (v51 * v60) - (v54 * v59)
    v62 = (1.6 * v58) - (0.5904 * v61)
    v63 = v53 + (qd[6] * v58)
    v64 = (v51 * v59) + (v54 * v60)
    v65 = (1.6 * v56) - (0.5904 * v64)
    v66 = v56 - (0.82 * v64)
    v67 = v57 + (qd[7] * v66)
    v68 = np.sin(q[7])
    v69 = np.cos(q[7])
    v70 = 0.6043499999999999 * v61
    v71 = 0.6043499999999999 * v64
    v72 = v58 - (0.82 * v61)
    v73 = 1.7 * v72
    v74 = ((v69 * v70) - (v68 * v71)) - v73
    v75 = v63 + (qd[7] * v72)
    v76 = 1.7 * v66
    v77 = ((v70 * v68) + (v69 * v71)) - v76
    v78 = (v67 * v74) - (v75 * v77)
    v79 = ((v57 * v62) - (v63 * v65)) - v78
    v80 = v79 + ((v47 * v52) - (v53 * v55))
    v81 = v80 + ((v37 * v42) - (v43 * v45))
    v82 = v81 + ((v27 * v32) - (v33 * v35))
    v83 = ((v16 * v21) - (v23 * v25)) - v82
    v84 = v83 + (qd[1] * v13)
    v85 = v77 - v65
    v86 = v55 - v85
    v87 = v45 + v86
    v88 = v35 + v87
    v89 = v21 + v88
    v90 = v1 * qd[0]
    v91 = v74 - v62
    v92 = v52 - v91
    v93 = v42 + v92
    v94 = v32 + v93
    v95 = v25 + v94
    v96 = v0 * qd[0]
    v97 = (v89 * v90) - (v95 * v96)
    v98 = v97 + (v84 + (qd[0] * v13))
    v99 = v15 - (v2 * v14)
    v100 = v22 - (v2 * v20)
    v101 = (v83 - (v89 * v99)) + (v95 * v100)
    v102 = (v3 * v28) - v16
    v103 = (v3 * v26) - v23
    v104 = (v82 - (v88 * v102)) + (v94 * v103)
    v105 = (v4 * v38) - v33
    v106 = (v4 * v36) - v27
    v107 = (v81 - (v87 * v105)) + (v93 * v106)
    v108 = (v5 * v48) - v43
    v109 = (v5 * v46) - v37
    v110 = (v80 - (v86 * v108)) + (v92 * v109)
    v111 = (v6 * v58) - v53
    v112 = (v6 * v56) - v47
    v113 = (v79 + (v85 * v111)) - (v91 * v112)
    v114 = (v7 * v66) - v57
    v115 = (v7 * v72) - v63
    v116 = v78 + ((v74 * v114) - (v77 * v115))
    v117 = (1.7 * v67) + (v8 * v77)
    v118 = v117 + ((1.6 * v57) - (v7 * v65))
    v119 = v118 + ((1.5 * v47) - (v6 * v55))
    v120 = v119 + ((1.4 * v37) - (v5 * v45))
    v121 = v120 + ((1.3 * v27) - (v4 * v35))
    v122 = v121 + ((1.2 * v23) - (v3 * v21))
    v123 = (1.7 * v75) + (v8 * v74)
    v124 = v123 + ((1.6 * v63) - (v7 * v62))
    v125 = v124 + ((1.5 * v53) - (v6 * v52))
    v126 = v125 + ((1.4 * v43) - (v5 * v42))
    v127 = v126 + ((1.3 * v33) - (v4 * v32))
    v128 = v127 + ((1.2 * v16) - (v3 * v25))
    v129 = ((v1 * v122) - (v0 * v128)) - (v2 * v13)
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
    v142 = v83 + ((v14 * v122) - (v20 * v128))
    v143 = ((v28 * v121) - (v26 * v127)) - v82
    v144 = (7.499999999999999 * v26) - v88
    v145 = (7.499999999999999 * v28) - v94
    v146 = v81 + ((v36 * v126) - (v38 * v120))
    v147 = (6.199999999999999 * v36) - v87
    v148 = (6.199999999999999 * v38) - v93
    v149 = v80 + ((v46 * v125) - (v48 * v119))
    v150 = (4.8 * v46) - v86
    v151 = (4.8 * v48) - v92
    v152 = v79 + ((v56 * v124) - (v58 * v118))
    v153 = v85 + (3.3 * v56)
    v154 = v91 + (3.3 * v58)
    v155 = ((v66 * v123) - (v72 * v117)) - v78
    v156 = v76 + v77
    v157 = v73 + v74
    return (
        -v84,
        -v98,
        -v101,
        v104,
        v107,
        v110,
        v113,
        -v116,
        -(v84 + v129),
        -(v98 + v129),
        ((v1 * v130) - (v0 * v131)) - v101,
        v104 + ((v0 * v133) - (v1 * v132)),
        v107 + ((v0 * v135) - (v1 * v134)),
        v110 + ((v0 * v137) - (v1 * v136)),
        v113 + ((v0 * v139) - (v1 * v138)),
        ((v0 * v141) - (v1 * v140)) - v116,
        -v142,
        ((-v97) - v142) - (8.7 * ((v14 * v96) - (v20 * v90))),
        ((v14 * v130) - (v20 * v131)) - v101,
        v104 + ((v20 * v133) - (v14 * v132)),
        v107 + ((v20 * v135) - (v14 * v134)),
        v110 + ((v20 * v137) - (v14 * v136)),
        v113 + ((v20 * v139) - (v14 * v138)),
        ((v20 * v141) - (v14 * v140)) - v116,
        -v143,
        ((v90 * v144) - v143) - (v96 * v145),
        ((v100 * v145) - (v99 * v144)) - v143,
        v104 + ((v26 * v133) - (v28 * v132)),
        v107 + ((v26 * v135) - (v28 * v134)),
        v110 + ((v26 * v137) - (v28 * v136)),
        v113 + ((v26 * v139) - (v28 * v138)),
        ((v26 * v141) - (v28 * v140)) - v116,
        v146,
        (v146 + (v90 * v147)) - (v96 * v148),
        v146 + ((v100 * v148) - (v99 * v147)),
        v146 + ((v102 * v147) - (v103 * v148)),
        v107 + ((v36 * v135) - (v38 * v134)),
        v110 + ((v36 * v137) - (v38 * v136)),
        v113 + ((v36 * v139) - (v38 * v138)),
        ((v36 * v141) - (v38 * v140)) - v116,
        v149,
        (v149 + (v90 * v150)) - (v96 * v151),
        v149 + ((v100 * v151) - (v99 * v150)),
        v149 + ((v102 * v150) - (v103 * v151)),
        v149 + ((v105 * v150) - (v106 * v151)),
        v110 + ((v46 * v137) - (v48 * v136)),
        v113 + ((v46 * v139) - (v48 * v138)),
        ((v46 * v141) - (v48 * v140)) - v116,
        v152,
        (v152 + (v90 * v153)) - (v96 * v154),
        v152 + ((v100 * v154) - (v99 * v153)),
        v152 + ((v102 * v153) - (v103 * v154)),
        v152 + ((v105 * v153) - (v106 * v154)),
        v152 + ((v108 * v153) - (v109 * v154)),
        v113 + ((v56 * v139) - (v58 * v138)),
        ((v56 * v141) - (v58 * v140)) - v116,
        v155,
        (v155 + (v90 * v156)) - (v96 * v157),
        v155 + ((v100 * v157) - (v99 * v156)),
        v155 + ((v102 * v156) - (v103 * v157)),
        v155 + ((v105 * v156) - (v106 * v157)),
        v155 + ((v108 * v156) - (v109 * v157)),
        v155 + ((v111 * v156) - (v112 * v157)),
        ((v66 * v141) - (v72 * v140)) - v116,
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      C[8][8]  Christoffel's matrix; row by row

    Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:64], REAL, (8, 8), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = q[0] + q[1]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = q[2] + v2
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = q[3] + v5
    v9 = np.sin(v8)
    v10 = np.cos(v8)
    v11 = q[4] + v8
    v12 = np.sin(v11)
    v13 = np.cos(v11)
    v14 = q[5] + v11
    v15 = np.sin(v14)
    v16 = np.cos(v14)
    v17 = q[6] + v14
    v18 = np.sin(v17)
    v19 = np.cos(v17)
    v20 = q[7] + v17
    v21 = np.sin(v20)
    v22 = np.cos(v20)
    v23 = 0.6043499999999999 * v21
    v24 = 0.6043499999999999 * v22
    v25 = 0.97 * v4
    v26 = 0.97 * v3
    v27 = 0.94 * v7
    v28 = 0.94 * v6
    v29 = 0.91 * v10
    v30 = 0.91 * v9
    v31 = 0.88 * v13
    v32 = 0.88 * v12
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = qd[2] + v34
    v37 = v36 * v36
    v38 = qd[3] + v36
    v39 = v38 * v38
    v40 = qd[4] + v38
    v41 = v40 * v40
    v42 = 0.85 * v16
    v43 = qd[5] + v40
    v44 = v43 * v43
    v45 = 0.82 * v19
    v46 = qd[6] + v43
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = 0.85 * v15
    v51 = 0.82 * v18
    v52 = (v1 * v33) + (v0 * qdd[0])
    v53 = 9.81 - ((v0 * v33) - (v1 * qdd[0]))
    v54 = qdd[0] + qdd[1]
    v55 = v52 + ((v25 * v35) + (v26 * v54))
    v56 = v53 - ((v26 * v35) - (v25 * v54))
    v57 = qdd[2] + v54
    v58 = v55 + ((v27 * v37) + (v28 * v57))
    v59 = v56 - ((v28 * v37) - (v27 * v57))
    v60 = qdd[3] + v57
    v61 = v58 + ((v29 * v39) + (v30 * v60))
    v62 = v59 - ((v30 * v39) - (v29 * v60))
    v63 = qdd[4] + v60
    v64 = v61 + ((v31 * v41) + (v32 * v63))
    v65 = v62 - ((v32 * v41) - (v31 * v63))
    v66 = qdd[5] + v63
    v67 = v64 + ((v42 * v44) + (v50 * v66))
    v68 = v65 - ((v44 * v50) - (v42 * v66))
    v69 = qdd[6] + v66
    v70 = v67 + ((v45 * v47) + (v51 * v69))
    v71 = v68 - ((v47 * v51) - (v45 * v69))
    v72 = qdd[7] + v69
    v73 = (0.30326059166666663 * v72) + ((v24 * v71) + (v23 * v70))
    v74 = ((v24 * v49) + (v23 * v72)) + (2.42 * v70)
    v75 = ((v23 * v49) - (v24 * v72)) - (2.42 * v71)
    v76 = v74 + (1.5550000000000002 * v67)
    v77 = v75 - (1.5550000000000002 * v68)
    v78 = (v73 - ((v45 * v75) - (v51 * v74))) - (0.17661706666666654 * v69)
    v79 = v76 + (1.455 * v64)
    v80 = v77 - (1.455 * v65)
    v81 = (v78 - ((v42 * v77) - (v50 * v76))) - (0.17791562500000002 * v66)
    v82 = v79 + (1.3549999999999998 * v61)
    v83 = v80 - (1.3549999999999998 * v62)
    v84 = (v81 - ((v31 * v80) - (v32 * v79))) - (0.17798293333333343 * v63)
    v85 = v82 + (1.255 * v58)
    v86 = v83 - (1.255 * v59)
    v87 = (v84 - ((v29 * v83) - (v30 * v82))) - (0.17673034166666668 * v60)
    v88 = v85 + (1.1550000000000002 * v55)
    v89 = v86 - (1.1550000000000002 * v56)
    v90 = (v87 - ((v27 * v86) - (v28 * v85))) - (0.1740691999999998 * v57)
    v91 = (v90 - ((v25 * v89) - (v26 * v88))) - (0.16991085833333336 * v54)
    v92 = v91 - ((v1 * (v89 - (1.055 * v53))) - (v0 * (v88 + (1.055 * v52))))
    return (
        v92 - (0.16416666666666663 * qdd[0]),
        v91,
        v90,
        v87,
        v84,
        v81,
        v78,
        v73,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Operations: 87 add, 92 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = q[0] + q[1]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = q[2] + v2
    v6 = np.sin(v5)
    v7 = np.cos(v5)
    v8 = q[3] + v5
    v9 = np.sin(v8)
    v10 = np.cos(v8)
    v11 = q[4] + v8
    v12 = np.sin(v11)
    v13 = np.cos(v11)
    v14 = q[5] + v11
    v15 = np.sin(v14)
    v16 = np.cos(v14)
    v17 = q[6] + v14
    v18 = np.sin(v17)
    v19 = np.cos(v17)
    v20 = q[7] + v17
    v21 = np.sin(v20)
    v22 = np.cos(v20)
    v23 = 0.6043499999999999 * v21
    v24 = 1.9844 * v18
    v25 = v23 + v24
    v26 = 3.3787499999999997 * v15
    v27 = v25 + v26
    v28 = 4.7784 * v12
    v29 = v27 + v28
    v30 = 6.17435 * v9
    v31 = v29 + v30
    v32 = 7.557599999999999 * v6
    v33 = v31 + v32
    v34 = 0.6043499999999999 * v22
    v35 = 1.9844 * v19
    v36 = v34 + v35
    v37 = 3.3787499999999997 * v16
    v38 = v36 + v37
    v39 = 4.7784 * v13
    v40 = v38 + v39
    v41 = 6.17435 * v10
    v42 = v40 + v41
    v43 = 7.557599999999999 * v7
    v44 = v42 + v43
    v45 = (v0 * v33) + (v1 * v44)
    v46 = 0.97 * v4
    v47 = 0.97 * v3
    v48 = (v44 * v46) + (v33 * v47)
    v49 = 0.94 * v7
    v50 = 0.94 * v6
    v51 = (v42 * v49) + (v31 * v50)
    v52 = 0.91 * v10
    v53 = 0.91 * v9
    v54 = (v40 * v52) + (v29 * v53)
    v55 = 0.88 * v13
    v56 = 0.88 * v12
    v57 = (v38 * v55) + (v27 * v56)
    v58 = qd[0] * qd[0]
    v59 = qd[0] + qd[1]
    v60 = v59 * v59
    v61 = (v1 * v58) + (v46 * v60)
    v62 = qd[2] + v59
    v63 = v62 * v62
    v64 = v61 + (v49 * v63)
    v65 = qd[3] + v62
    v66 = v65 * v65
    v67 = v64 + (v52 * v66)
    v68 = qd[4] + v65
    v69 = v68 * v68
    v70 = v67 + (v55 * v69)
    v71 = 0.85 * v16
    v72 = qd[5] + v68
    v73 = v72 * v72
    v74 = v70 + (v71 * v73)
    v75 = 0.82 * v19
    v76 = qd[6] + v72
    v77 = v76 * v76
    v78 = qd[7] + v76
    v79 = v78 * v78
    v80 = (v0 * v58) - 9.81
    v81 = v80 + (v47 * v60)
    v82 = v81 + (v50 * v63)
    v83 = v82 + (v53 * v66)
    v84 = v83 + (v56 * v69)
    v85 = 0.85 * v15
    v86 = v84 + (v73 * v85)
    v87 = 0.82 * v18
    v88 = 8.919149999999998 * v3
    v89 = 8.919149999999998 * v4
    v90 = v45 + ((v0 * v88) + (v1 * v89))
    v91 = (v23 * v87) + (v34 * v75)
    v92 = 0.30326059166666663 + v91
    v93 = v92 + ((v23 * v85) + (v34 * v71))
    v94 = ((v34 * v55) + (v23 * v56)) + v93
    v95 = ((v34 * v52) + (v23 * v53)) + v94
    v96 = ((v34 * v49) + (v23 * v50)) + v95
    v97 = ((v34 * v46) + (v23 * v47)) + v96
    v98 = ((v0 * v23) + (v1 * v34)) + v97
    v99 = 3.2974940611444983 * v98
    v100 = 3.2974940611444983 * v92
    v101 = 1.4505909333333333 + (v91 + v92)
    v102 = (v25 * v85) + (v36 * v71)
    v103 = v101 + v102
    v104 = ((v36 * v55) + (v25 * v56)) + v103
    v105 = ((v36 * v52) + (v25 * v53)) + v104
    v106 = ((v36 * v49) + (v25 * v50)) + v105
    v107 = ((v36 * v46) + (v25 * v47)) + v106
    v108 = v107 + (((v0 * v25) + (v1 * v36)) - (v98 * v100))
    v109 = 1.0 / ((v92 * v100) - v101)
    v110 = v108 * v109
    v111 = 3.2974940611444983 * v93
    v112 = v103 - (v93 * v100)
    v113 = v109 * v112
    v114 = 2.694021875 + (v102 + v103)
    v115 = v57 + v114
    v116 = ((v38 * v52) + (v27 * v53)) + v115
    v117 = ((v38 * v49) + (v27 * v50)) + v116
    v118 = ((v38 * v46) + (v27 * v47)) + v117
    v119 = v118 + ((((v0 * v27) + (v1 * v38)) - (v98 * v111)) + (v108 * v113))
    v120 = 1.0 / ((v114 - (v93 * v111)) + (v112 * v113))
    v121 = v119 * v120
    v122 = 3.2974940611444983 * v94
    v123 = (v94 * v100) - v104
    v124 = v109 * v123
    v125 = (v115 - (v94 * v111)) - (v113 * v123)
    v126 = v120 * v125
    v127 = 4.0270090666666665 + (v57 + v115)
    v128 = v54 + v127
    v129 = ((v40 * v49) + (v29 * v50)) + v128
    v130 = ((v40 * v46) + (v29 * v47)) + v129
    v131 = (((v0 * v29) + (v1 * v40)) - (v98 * v122)) - (v108 * v124)
    v132 = v130 + (v131 - (v119 * v126))
    v133 = 1.0 / (((v127 - (v94 * v122)) + (v123 * v124)) - (v125 * v126))
    v134 = v132 * v133
    v135 = 3.2974940611444983 * v95
    v136 = (v95 * v100) - v105
    v137 = v109 * v136
    v138 = ((v95 * v111) - v116) + (v113 * v136)
    v139 = v120 * v138
    v140 = ((v128 - (v95 * v122)) + (v124 * v136)) + (v126 * v138)
    v141 = v133 * v140
    v142 = 5.441928158333333 + (v54 + v128)
    v143 = v51 + v142
    v144 = ((v42 * v46) + (v31 * v47)) + v143
    v145 = (((v0 * v31) + (v1 * v42)) - (v98 * v135)) - (v108 * v137)
    v146 = v144 + ((v145 + (v119 * v139)) - (v132 * v141))
    v147 = (((v142 - (v95 * v135)) + (v136 * v137)) - (v138 * v139)) - (v140 * v141)
    v148 = 1.0 / v147
    v149 = v146 * v148
    v150 = 6.930074799999999 + (v51 + v143)
    v151 = v48 + v150
    v152 = 3.2974940611444983 * v96
    v153 = (v96 * v100) - v106
    v154 = v109 * v153
    v155 = ((v96 * v111) - v117) + (v113 * v153)
    v156 = v120 * v155
    v157 = (((v96 * v122) - v129) - (v124 * v153)) - (v126 * v155)
    v158 = v133 * v157
    v159 = (((v143 - (v96 * v135)) + (v137 * v153)) - (v139 * v155)) + (v141 * v157)
    v160 = v148 * v159
    v161 = (((v45 + v151) - (v98 * v152)) - (v108 * v154)) + (v119 * v156)
    v162 = (v161 + (v132 * v158)) - (v146 * v160)
    v163 = (((v150 - (v96 * v152)) + (v153 * v154)) - (v155 * v156)) - (v157 * v158)
    v164 = 1.0 / (v163 - (v159 * v160))
    v165 = v162 * v164
    v166 = 8.481664641666665 + (v48 + v151)
    v167 = v90 + v166
    v168 = 3.2974940611444983 * v97
    v169 = (v97 * v100) - v107
    v170 = v109 * v169
    v171 = ((v97 * v111) - v118) + (v113 * v169)
    v172 = v120 * v171
    v173 = (((v97 * v122) - v130) - (v124 * v169)) - (v126 * v171)
    v174 = v133 * v173
    v175 = ((((v97 * v135) - v144) - (v137 * v169)) + (v139 * v171)) - (v141 * v173)
    v176 = v148 * v175
    v177 = (((v151 - (v97 * v152)) + (v154 * v169)) - (v156 * v171)) - (v158 * v173)
    v178 = v177 + (v160 * v175)
    v179 = v164 * v178
    v180 = (((v98 * v168) + (v108 * v170)) - (v119 * v172)) - (v132 * v174)
    v181 = ((v180 - (v146 * v176)) + (v162 * v179)) - v167
    v182 = (((v166 - (v97 * v168)) + (v169 * v170)) - (v171 * v172)) - (v173 * v174)
    v183 = 1.0 / ((v182 - (v175 * v176)) - (v178 * v179))
    v184 = v181 * v183
    v185 = (((v90 - (v98 * v99)) + (v108 * v110)) - (v119 * v121)) - (v132 * v134)
    v186 = 10.085833333333332 + ((v167 + ((v185 - (v146 * v149)) - (v162 * v165))) - (v181 * v184))
    v187 = (v34 * v79) + (v35 * v77)
    v188 = v187 + (v37 * v73)
    v189 = v188 + (v39 * v69)
    v190 = v189 + (v41 * v66)
    v191 = v190 + (v43 * v63)
    v192 = (v23 * v79) + (v24 * v77)
    v193 = v192 + (v26 * v73)
    v194 = v193 + (v28 * v69)
    v195 = v194 + (v30 * v66)
    v196 = v195 + (v32 * v63)
    v197 = (v23 * v75) - (v34 * v87)
    v198 = ((v23 * v74) - (v34 * v86)) + (v77 * v197)
    v199 = tau[7] - v198
    v200 = v198 + (((v24 * v74) - (v35 * v86)) - (v79 * v197))
    v201 = (tau[6] - (v100 * v199)) - v200
    v202 = v200 + ((((v26 * v70) - (v37 * v84)) - (v71 * v192)) + (v85 * v187))
    v203 = ((tau[5] - (v111 * v199)) + (v113 * v201)) - v202
    v204 = v202 + ((((v28 * v67) - (v39 * v83)) - (v55 * v193)) + (v56 * v188))
    v205 = (((tau[4] - (v122 * v199)) - (v124 * v201)) - (v126 * v203)) - v204
    v206 = v204 + ((((v30 * v64) - (v41 * v82)) - (v52 * v194)) + (v53 * v189))
    v207 = (((tau[3] - (v135 * v199)) - (v137 * v201)) + (v139 * v203)) - (v141 * v205)
    v208 = v207 - v206
    v209 = v206 + ((((v32 * v61) - (v43 * v81)) - (v49 * v195)) + (v50 * v190))
    v210 = (((tau[2] - (v152 * v199)) - (v154 * v201)) + (v156 * v203)) + (v158 * v205)
    v211 = (v210 - (v160 * v208)) - v209
    v212 = v1 * v88
    v213 = ((((v80 * v89) + (v46 * v196)) - (v47 * v191)) - (v58 * v212)) - v209
    v214 = (((tau[1] - (v168 * v199)) - (v170 * v201)) + (v172 * v203)) + (v174 * v205)
    v215 = v213 + ((v214 + (v176 * v208)) - (v179 * v211))
    v216 = ((tau[0] - (v0 * v191)) + (v1 * (v196 - 100.55249999999998))) - (v99 * v199)
    v217 = (((v216 + (v110 * v201)) - (v121 * v203)) - (v134 * v205)) - (v149 * v208)
    v218 = ((v217 - (v165 * v211)) + (v184 * v215)) - (v60 * ((v0 * v89) - v212))
    v219 = (1.0 / v186) * (v213 + v218)
    v220 = (v183 * v215) + (v184 * v219)
    v221 = ((v164 * v211) - (v179 * v220)) - (v165 * v219)
    v222 = (((v148 * v208) - (v160 * v221)) + (v176 * v220)) - (v149 * v219)
    v223 = (((v133 * v205) - (v141 * v222)) + (v158 * v221)) + (v174 * v220)
    v224 = v223 - (v134 * v219)
    v225 = (((v120 * v203) - (v126 * v224)) + (v139 * v222)) + (v156 * v221)
    v226 = (v225 + (v172 * v220)) - (v121 * v219)
    v227 = (((v109 * v201) - (v113 * v226)) + (v124 * v224)) + (v137 * v222)
    v228 = ((v227 + (v154 * v221)) + (v170 * v220)) - (v110 * v219)
    v229 = (((3.2974940611444983 * v199) + (v100 * v228)) - (v111 * v226)) - (v122 * v224)
    return (
        v219,
        v220,
        v221,
        v222,
        v224,
        v226,
        -v228,
        (((v229 - (v135 * v222)) - (v152 * v221)) - (v168 * v220)) - (v99 * v219),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Operations: 295 add, 323 mul, 7 div, 0 sqrt, 8 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:8], REAL, (8,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = qd[0] + qd[1]
    v1 = qd[2] + v0
    v2 = qd[3] + v1
    v3 = qd[4] + v2
    v4 = qd[5] + v3
    v5 = qd[6] + v4
    v6 = qd[7] + v5
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = np.sin(q[2])
    v10 = np.cos(q[2])
    v11 = np.sin(q[3])
    v12 = np.cos(q[3])
    v13 = np.sin(q[4])
    v14 = np.cos(q[4])
    v15 = np.sin(q[5])
    v16 = np.cos(q[5])
    v17 = np.sin(q[6])
    v18 = np.cos(q[6])
    v19 = np.sin(q[7])
    v20 = np.cos(q[7])
    v21 = qd[0] * v8
    v22 = v21 + (0.97 * v0)
    v23 = qd[0] * v7
    v24 = (v9 * v22) + (v10 * v23)
    v25 = (v9 * v23) - (v10 * v22)
    v26 = (0.94 * v1) - v25
    v27 = (v12 * v24) + (v11 * v26)
    v28 = (v12 * v26) - (v11 * v24)
    v29 = v28 + (0.91 * v2)
    v30 = (v14 * v27) + (v13 * v29)
    v31 = (v14 * v29) - (v13 * v27)
    v32 = v31 + (0.88 * v3)
    v33 = (v16 * v30) + (v15 * v32)
    v34 = (v16 * v32) - (v15 * v30)
    v35 = v34 + (0.85 * v4)
    v36 = (v18 * v33) + (v17 * v35)
    v37 = (v18 * v35) - (v17 * v33)
    v38 = v37 + (0.82 * v5)
    v39 = (v20 * v36) + (v19 * v38)
    v40 = (v19 * v36) - (v20 * v38)
    v41 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v8 * v8) + (v7 * v7))))
    v42 = (v41 + (v39 * (0.85 * v39))) + (v40 * ((0.85 * v40) - (0.6043499999999999 * v6)))
    v43 = (v42 + (v6 * (0.15163029583333332 * v6))) + (v0 * ((0.14791732083333334 * v0) + (0.48015 * v21)))
    v44 = v43 + (v1 * ((0.1515374 * v1) - (0.5075999999999999 * v25)))
    v45 = v44 + (v2 * ((0.15385407916666666 * v2) + (0.53235 * v28)))
    v46 = v45 + (v3 * ((0.15494453333333333 * v3) + (0.5544 * v31)))
    v47 = v46 + (v4 * ((0.1548859375 * v4) + (0.57375 * v34)))
    v48 = v47 + (0.6 * ((v25 * v25) + (v24 * v24)))
    v49 = v48 + (0.65 * ((v28 * v28) + (v27 * v27)))
    v50 = v49 + (0.7 * ((v31 * v31) + (v30 * v30)))
    v51 = v50 + (0.75 * ((v34 * v34) + (v33 * v33)))
    v52 = v51 + (v5 * ((0.15375546666666667 * v5) + (0.5904 * v37)))
    return (
        v52 + (0.8 * ((v37 * v37) + (v36 * v36))),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 53 add, 77 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
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
    v16 = 0.6043499999999999 * v14
    v17 = 1.9844 + (0.6043499999999999 * v15)
    v18 = (v12 * v17) + (v13 * v16)
    v19 = 3.3787499999999997 + ((v13 * v17) - (v12 * v16))
    v20 = (v10 * v19) + (v11 * v18)
    v21 = 4.7784 + ((v11 * v19) - (v10 * v18))
    v22 = (v8 * v21) + (v9 * v20)
    v23 = 6.17435 + ((v9 * v21) - (v8 * v20))
    v24 = (v6 * v23) + (v7 * v22)
    v25 = 7.557599999999999 + ((v7 * v23) - (v6 * v22))
    v26 = (v4 * v25) + (v5 * v24)
    v27 = 8.919149999999998 + ((v5 * v25) - (v4 * v24))
    v28 = v0 * (10.249999999999998 + ((v3 * v27) - (v2 * v26)))
    return (
        9.81 * (v28 + (v1 * ((v2 * v27) + (v3 * v26)))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      V  potential energy, J

    Operations: 20 add, 29 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
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
    v4 = (v1 * v2) + (v0 * v3)
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = np.sin(q[4])
    v10 = np.cos(q[4])
    v11 = np.sin(q[5])
    v12 = np.cos(q[5])
    v13 = np.sin(q[6])
    v14 = np.cos(q[6])
    v15 = np.sin(q[7])
    v16 = np.cos(q[7])
    v17 = (v0 * v2) - (v1 * v3)
    v18 = (v4 * v5) + (v6 * v17)
    v19 = (v5 * v17) - (v4 * v6)
    v20 = (v7 * v19) - (v8 * v18)
    v21 = (v7 * v18) + (v8 * v19)
    v22 = (v9 * v21) + (v10 * v20)
    v23 = (v9 * v20) - (v10 * v21)
    v24 = (v11 * v23) - (v12 * v22)
    v25 = (v11 * v22) + (v12 * v23)
    v26 = (v13 * v25) + (v14 * v24)
    v27 = 0.82 + (0.79 * v16)
    v28 = (v13 * v24) - (v14 * v25)
    v29 = 0.79 * v15
    v30 = (((v1 - (0.97 * v17)) - (0.94 * v18)) + (0.91 * v20)) + (0.88 * v22)
    v31 = (((v0 + (0.97 * v4)) - (0.94 * v19)) - (0.91 * v21)) + (0.88 * v23)
    return (
        ((v30 - (0.85 * v24)) - (v26 * v27)) + (v28 * v29),
        ((v31 + (0.85 * v25)) - (v27 * v28)) - (v26 * v29),
        REAL(0.0),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      x[3]  position, m

    Operations: 27 add, 40 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
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
    v4 = (v1 * v2) + (v0 * v3)
    v5 = (v1 * v3) - (v0 * v2)
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v4 * v7) + (v5 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = np.sin(q[4])
    v12 = np.cos(q[4])
    v13 = np.sin(q[5])
    v14 = np.cos(q[5])
    v15 = np.sin(q[6])
    v16 = np.cos(q[6])
    v17 = np.sin(q[7])
    v18 = np.cos(q[7])
    v19 = (v5 * v7) - (v4 * v6)
    v20 = (v10 * v19) - (v8 * v9)
    v21 = (v8 * v10) + (v9 * v19)
    v22 = (v12 * v20) - (v11 * v21)
    v23 = (v12 * v21) + (v11 * v20)
    v24 = (v14 * v22) - (v13 * v23)
    v25 = (v14 * v23) + (v13 * v22)
    v26 = (v16 * v24) - (v15 * v25)
    v27 = (v16 * v25) + (v15 * v24)
    v28 = (v18 * v26) - (v17 * v27)
    v29 = (v18 * v27) + (v17 * v26)
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

    Operations: 14 add, 28 mul, 0 div, 0 sqrt, 8 sincos, 1 other.
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
    v4 = (v1 * v2) + (v0 * v3)
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = 0.97 * v4
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[4])
    v11 = np.cos(q[4])
    v12 = np.sin(q[5])
    v13 = np.cos(q[5])
    v14 = np.sin(q[6])
    v15 = np.cos(q[6])
    v16 = np.sin(q[7])
    v17 = np.cos(q[7])
    v18 = (v0 * v2) - (v1 * v3)
    v19 = (v4 * v5) + (v6 * v18)
    v20 = (v5 * v18) - (v4 * v6)
    v21 = (v8 * v20) - (v9 * v19)
    v22 = (v8 * v19) + (v9 * v20)
    v23 = (v10 * v22) + (v11 * v21)
    v24 = (v10 * v21) - (v11 * v22)
    v25 = (v12 * v24) - (v13 * v23)
    v26 = (v12 * v23) + (v13 * v24)
    v27 = (v14 * v26) + (v15 * v25)
    v28 = 0.82 + (0.79 * v17)
    v29 = (v14 * v25) - (v15 * v26)
    v30 = 0.79 * v16
    v31 = 0.97 * v18
    v32 = 0.91 * v21
    v33 = 0.91 * v22
    v34 = v7 - (0.94 * v20)
    v35 = v33 - (0.88 * v24)
    v36 = ((0.85 * v26) + v34) - v35
    v37 = (v27 * v30) + ((v28 * v29) - v36)
    v38 = v34 + v37
    v39 = v36 + v37
    v40 = v31 + (0.94 * v19)
    v41 = v32 + (0.88 * v23)
    v42 = ((0.85 * v25) + v40) - v41
    v43 = ((v29 * v30) - (v27 * v28)) - v42
    v44 = v40 + v43
    v45 = v42 + v43
    return (
        v37 - v0,
        v37,
        v7 + v37,
        v38,
        v38 - v33,
        v38 - v35,
        v39,
        v39 - (0.82 * v29),
        v1 + v43,
        v43,
        v31 + v43,
        v44,
        v44 - v32,
        v44 - v41,
        v45,
        v45 + (0.82 * v27),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:48], REAL, (6, 8), lanes)


def _influence_tip(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v1 * v2) + (v0 * v3)
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = 0.97 * v4
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[4])
    v11 = np.cos(q[4])
    v12 = np.sin(q[5])
    v13 = np.cos(q[5])
    v14 = np.sin(q[6])
    v15 = np.cos(q[6])
    v16 = np.sin(q[7])
    v17 = np.cos(q[7])
    v18 = (v0 * v2) - (v1 * v3)
    v19 = (v4 * v5) + (v6 * v18)
    v20 = (v5 * v18) - (v4 * v6)
    v21 = (v8 * v20) - (v9 * v19)
    v22 = (v8 * v19) + (v9 * v20)
    v23 = (v10 * v22) + (v11 * v21)
    v24 = (v10 * v21) - (v11 * v22)
    v25 = (v12 * v24) - (v13 * v23)
    v26 = (v12 * v23) + (v13 * v24)
    v27 = (v14 * v26) + (v15 * v25)
    v28 = 0.82 + (0.79 * v17)
    v29 = (v14 * v25) - (v15 * v26)
    v30 = 0.79 * v16
    v31 = 0.97 * v18
    v32 = 0.91 * v21
    v33 = 0.91 * v22
    v34 = v31 + (0.94 * v19)
    v35 = v32 + (0.88 * v23)
    v36 = ((0.85 * v25) + v34) - v35
    v37 = (0.94 * v20) - v7
    v38 = (0.88 * v24) - v33
    v39 = v38 + ((0.85 * v26) - v37)
    v40 = ((v28 * v29) + (v27 * v30)) - v39
    v41 = v7 + v40
    v42 = v37 - v40
    v43 = v38 - v42
    v44 = v39 + v40
    v45 = v36 + ((v27 * v28) - (v29 * v30))
    v46 = v1 - v45
    v47 = v31 - v45
    v48 = v34 - v45
    v49 = v32 - v48
    v50 = v35 - v48
    v51 = v36 - v45
    v52 = (0.82 * v27) + v51
    v53 = -(v0 - v40)
    v54 = -v42
    v55 = -(v33 + v42)
    v56 = -((0.82 * v29) - v44)
    v57 = -v47
    v58 = -v48
    v59 = -v51
    v60 = -v52
    return (
        v53,
        v40,
        v41,
        v54,
        v55,
        v43,
        v44,
        v56,
        v46,
        -v45,
        v47,
        v48,
        -v49,
        -v50,
        v51,
        v52,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v46,
        v45,
        v57,
        v58,
        v49,
        v50,
        v59,
        v60,
        v45,
        v45,
        v57,
        v58,
        v49,
        v50,
        v59,
        v60,
        v57,
        v57,
        v57,
        v58,
        v49,
        v50,
        v59,
        v60,
        v58,
        v58,
        v58,
        v58,
        v49,
        v50,
        v59,
        v60,
        v49,
        v49,
        v49,
        v49,
        v49,
        v50,
        v59,
        v60,
        v50,
        v50,
        v50,
        v50,
        v50,
        v50,
        v59,
        v60,
        v59,
        v59,
        v59,
        v59,
        v59,
        v59,
        v59,
        v60,
        v60,
        v60,
        v60,
        v60,
        v60,
        v60,
        v60,
        v60,
        v53,
        v40,
        v41,
        v54,
        v55,
        v43,
        v44,
        v56,
        v40,
        v40,
        v41,
        v54,
        v55,
        v43,
        v44,
        v56,
        v41,
        v41,
        v41,
        v54,
        v55,
        v43,
        v44,
        v56,
        v54,
        v54,
        v54,
        v54,
        v55,
        v43,
        v44,
        v56,
        v55,
        v55,
        v55,
        v55,
        v55,
        v43,
        v44,
        v56,
        v43,
        v43,
        v43,
        v43,
        v43,
        v43,
        v44,
        v56,
        v44,
        v44,
        v44,
        v44,
        v44,
        v44,
        v44,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        v56,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 12 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
    return _pack(values[0:24], REAL, (3, 8), lanes), _pack(values[24:216], REAL, (3, 8, 8), lanes)


def _inertia_power(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v1 * v2) + (v0 * v3)
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = v0 + (0.97 * v4)
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[4])
    v11 = np.cos(q[4])
    v12 = np.sin(q[5])
    v13 = np.cos(q[5])
    v14 = np.sin(q[6])
    v15 = np.cos(q[6])
    v16 = np.sin(q[7])
    v17 = np.cos(q[7])
    v18 = 0.6043499999999999 * v17
    v19 = 0.6043499999999999 * v16
    v20 = (v0 * v2) - (v1 * v3)
    v21 = (v4 * v5) + (v6 * v20)
    v22 = (v5 * v20) - (v4 * v6)
    v23 = (v8 * v22) - (v9 * v21)
    v24 = (v8 * v21) + (v9 * v22)
    v25 = (v10 * v24) + (v11 * v23)
    v26 = (v10 * v23) - (v11 * v24)
    v27 = (v12 * v26) - (v13 * v25)
    v28 = (v12 * v25) + (v13 * v26)
    v29 = (v14 * v28) + (v15 * v27)
    v30 = (v14 * v27) - (v15 * v28)
    v31 = v1 - (0.97 * v20)
    v32 = (0.94 * v21) - v31
    v33 = (0.91 * v23) - v32
    v34 = (0.88 * v25) + v33
    v35 = (0.85 * v27) - v34
    v36 = (0.82 * v29) + v35
    v37 = 1.7 * v36
    v38 = ((v19 * v30) - (v18 * v29)) - v37
    v39 = ((0.5904 * v29) + (1.6 * v35)) - v38
    v40 = v39 + ((0.57375 * v27) - (1.5 * v34))
    v41 = ((0.5544 * v25) + (1.4 * v33)) - v40
    v42 = v41 + ((0.53235 * v23) - (1.3 * v32))
    v43 = ((0.5075999999999999 * v21) - (1.2 * v31)) - v42
    v44 = (0.94 * v22) - v7
    v45 = (0.91 * v24) + v44
    v46 = (0.88 * v26) - v45
    v47 = (0.85 * v28) + v46
    v48 = (0.82 * v30) - v47
    v49 = 1.7 * v48
    v50 = v49 + ((v19 * v29) + (v18 * v30))
    v51 = v50 + ((0.5904 * v30) - (1.6 * v47))
    v52 = ((0.57375 * v28) + (1.5 * v46)) - v51
    v53 = v52 + ((0.5544 * v26) - (1.4 * v45))
    v54 = ((0.53235 * v24) + (1.3 * v44)) - v53
    v55 = v54 + ((0.5075999999999999 * v22) - (1.2 * v7))
    v56 = (v0 * v43) - (v1 * v55)
    v57 = v56 + (0.48015 * ((v1 * v4) + (v0 * v20)))
    v58 = (v31 * v55) - (v7 * v43)
    v59 = (v32 * v54) + (v42 * v44)
    v60 = (v33 * v53) + (v41 * v45)
    v61 = (v34 * v52) + (v40 * v46)
    v62 = (v35 * v51) + (v39 * v47)
    v63 = (v36 * v50) + (v38 * v48)
    v64 = (v56 + v58) + (8.7 * ((v0 * v31) - (v1 * v7)))
    v65 = v42 + (7.499999999999999 * v32)
    v66 = (7.499999999999999 * v44) - v54
    v67 = (v59 + (v0 * v65)) - (v1 * v66)
    v68 = (6.199999999999999 * v33) - v41
    v69 = v53 + (6.199999999999999 * v45)
    v70 = ((v0 * v68) - v60) + (v1 * v69)
    v71 = v40 + (4.8 * v34)
    v72 = (4.8 * v46) - v52
    v73 = ((v0 * v71) - v61) - (v1 * v72)
    v74 = (3.3 * v35) - v39
    v75 = v51 + (3.3 * v47)
    v76 = (v62 + (v0 * v74)) + (v1 * v75)
    v77 = v37 + v38
    v78 = v49 - v50
    v79 = (v63 + (v0 * v77)) - (v1 * v78)
    v80 = ((v31 * v66) - v59) - (v7 * v65)
    v81 = ((v7 * v68) - v60) + (v31 * v69)
    v82 = (v61 - (v7 * v71)) + (v31 * v72)
    v83 = (v62 + (v7 * v74)) + (v31 * v75)
    v84 = ((v31 * v78) - v63) - (v7 * v77)
    v85 = (v60 + (v44 * v68)) + (v32 * v69)
    v86 = ((v32 * v72) - v61) - (v44 * v71)
    v87 = ((v44 * v74) - v62) + (v32 * v75)
    v88 = (v63 - (v44 * v77)) + (v32 * v78)
    v89 = (v61 + (v45 * v71)) + (v33 * v72)
    v90 = (v62 - (v45 * v74)) + (v33 * v75)
    v91 = ((v45 * v77) - v63) + (v33 * v78)
    v92 = (v62 + (v46 * v74)) + (v34 * v75)
    v93 = ((v34 * v78) - v63) - (v46 * v77)
    v94 = (v63 + (v47 * v77)) + (v35 * v78)
    v95 = -v57
    v96 = -v59
    v97 = -v60
    v98 = -v61
    v99 = -v62
    v100 = -v63
    v101 = -v67
    v102 = -v76
    v103 = -v79
    v104 = -v64
    v105 = -v82
    v106 = -v83
    v107 = -v80
    v108 = -v85
    v109 = -v88
    v110 = -v70
    v111 = -v81
    v112 = -v89
    v113 = -v90
    v114 = -v73
    v115 = -v86
    v116 = -v92
    v117 = -v87
    v118 = -v94
    v119 = -v84
    v120 = -v91
    v121 = -v93
    return (
        REAL(0.0),
        v95,
        v58,
        v96,
        v97,
        v98,
        v99,
        v100,
        v95,
        v95,
        v58,
        v96,
        v97,
        v98,
        v99,
        v100,
        v58,
        v58,
        v58,
        v96,
        v97,
        v98,
        v99,
        v100,
        v96,
        v96,
        v96,
        v96,
        v97,
        v98,
        v99,
        v100,
        v97,
        v97,
        v97,
        v97,
        v97,
        v98,
        v99,
        v100,
        v98,
        v98,
        v98,
        v98,
        v98,
        v98,
        v99,
        v100,
        v99,
        v99,
        v99,
        v99,
        v99,
        v99,
        v99,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v57,
        REAL(0.0),
        v64,
        v101,
        v70,
        v73,
        v102,
        v103,
        REAL(0.0),
        REAL(0.0),
        v64,
        v101,
        v70,
        v73,
        v102,
        v103,
        v64,
        v64,
        v64,
        v101,
        v70,
        v73,
        v102,
        v103,
        v101,
        v101,
        v101,
        v101,
        v70,
        v73,
        v102,
        v103,
        v70,
        v70,
        v70,
        v70,
        v70,
        v73,
        v102,
        v103,
        v73,
        v73,
        v73,
        v73,
        v73,
        v73,
        v102,
        v103,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v102,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        -v58,
        v104,
        REAL(0.0),
        v80,
        v81,
        v105,
        v106,
        v84,
        v104,
        v104,
        REAL(0.0),
        v80,
        v81,
        v105,
        v106,
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v80,
        v81,
        v105,
        v106,
        v84,
        v80,
        v80,
        v80,
        v80,
        v81,
        v105,
        v106,
        v84,
        v81,
        v81,
        v81,
        v81,
        v81,
        v105,
        v106,
        v84,
        v105,
        v105,
        v105,
        v105,
        v105,
        v105,
        v106,
        v84,
        v106,
        v106,
        v106,
        v106,
        v106,
        v106,
        v106,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v59,
        v67,
        v107,
        REAL(0.0),
        v108,
        v86,
        v87,
        v109,
        v67,
        v67,
        v107,
        REAL(0.0),
        v108,
        v86,
        v87,
        v109,
        v107,
        v107,
        v107,
        REAL(0.0),
        v108,
        v86,
        v87,
        v109,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v108,
        v86,
        v87,
        v109,
        v108,
        v108,
        v108,
        v108,
        v108,
        v86,
        v87,
        v109,
        v86,
        v86,
        v86,
        v86,
        v86,
        v86,
        v87,
        v109,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v60,
        v110,
        v111,
        v85,
        REAL(0.0),
        v112,
        v113,
        v91,
        v110,
        v110,
        v111,
        v85,
        REAL(0.0),
        v112,
        v113,
        v91,
        v111,
        v111,
        v111,
        v85,
        REAL(0.0),
        v112,
        v113,
        v91,
        v85,
        v85,
        v85,
        v85,
        REAL(0.0),
        v112,
        v113,
        v91,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v112,
        v113,
        v91,
        v112,
        v112,
        v112,
        v112,
        v112,
        v112,
        v113,
        v91,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v91,
        v91,
        v91,
        v91,
        v91,
        v91,
        v91,
        v91,
        v91,
        v61,
        v114,
        v82,
        v115,
        v89,
        REAL(0.0),
        v116,
        v93,
        v114,
        v114,
        v82,
        v115,
        v89,
        REAL(0.0),
        v116,
        v93,
        v82,
        v82,
        v82,
        v115,
        v89,
        REAL(0.0),
        v116,
        v93,
        v115,
        v115,
        v115,
        v115,
        v89,
        REAL(0.0),
        v116,
        v93,
        v89,
        v89,
        v89,
        v89,
        v89,
        REAL(0.0),
        v116,
        v93,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v116,
        v93,
        v116,
        v116,
        v116,
        v116,
        v116,
        v116,
        v116,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
        v62,
        v76,
        v83,
        v117,
        v90,
        v92,
        REAL(0.0),
        v118,
        v76,
        v76,
        v83,
        v117,
        v90,
        v92,
        REAL(0.0),
        v118,
        v83,
        v83,
        v83,
        v117,
        v90,
        v92,
        REAL(0.0),
        v118,
        v117,
        v117,
        v117,
        v117,
        v90,
        v92,
        REAL(0.0),
        v118,
        v90,
        v90,
        v90,
        v90,
        v90,
        v92,
        REAL(0.0),
        v118,
        v92,
        v92,
        v92,
        v92,
        v92,
        v92,
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
        v63,
        v79,
        v119,
        v88,
        v120,
        v121,
        v94,
        REAL(0.0),
        v79,
        v79,
        v119,
        v88,
        v120,
        v121,
        v94,
        REAL(0.0),
        v119,
        v119,
        v119,
        v88,
        v120,
        v121,
        v94,
        REAL(0.0),
        v88,
        v88,
        v88,
        v88,
        v120,
        v121,
        v94,
        REAL(0.0),
        v120,
        v120,
        v120,
        v120,
        v120,
        v121,
        v94,
        REAL(0.0),
        v121,
        v121,
        v121,
        v121,
        v121,
        v121,
        v94,
        REAL(0.0),
        v94,
        v94,
        v94,
        v94,
        v94,
        v94,
        v94,
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

    Operations: 110 add, 132 mul, 0 div, 0 sqrt, 8 sincos, 28 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:512], REAL, (8, 8, 8), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = qd[0] * qd[0]
    v3 = qd[0] + qd[1]
    v4 = v3 * v3
    v5 = qd[2] + v3
    v6 = v5 * v5
    v7 = qd[3] + v5
    v8 = v7 * v7
    v9 = qd[4] + v7
    v10 = v9 * v9
    v11 = qd[5] + v9
    v12 = v11 * v11
    v13 = qd[6] + v11
    v14 = v13 * v13
    v15 = qd[7] + v13
    v16 = np.sin(q[1])
    v17 = np.cos(q[1])
    v18 = np.sin(q[2])
    v19 = np.cos(q[2])
    v20 = np.sin(q[3])
    v21 = np.cos(q[3])
    v22 = np.sin(q[4])
    v23 = np.cos(q[4])
    v24 = np.sin(q[5])
    v25 = np.cos(q[5])
    v26 = np.sin(q[6])
    v27 = np.cos(q[6])
    v28 = np.sin(q[7])
    v29 = np.cos(q[7])
    v30 = qdd[0] + qdd[1]
    v31 = qdd[2] + v30
    v32 = qdd[3] + v31
    v33 = qdd[4] + v32
    v34 = qdd[5] + v33
    v35 = qdd[6] + v34
    v36 = qdd[7] + v35
    v37 = 9.81 * v0
    v38 = v37 - v2
    v39 = 9.81 * v1
    v40 = qdd[0] + v39
    v41 = (v16 * v38) - (v17 * v40)
    v42 = (0.97 * v30) - v41
    v43 = (v16 * v40) + (v17 * v38)
    v44 = (0.97 * v4) - v43
    v45 = (v18 * v42) - (v19 * v44)
    v46 = (0.94 * v6) - v45
    v47 = (v18 * v44) + (v19 * v42)
    v48 = v47 + (0.94 * v31)
    v49 = (v20 * v46) + (v21 * v48)
    v50 = v49 + (0.91 * v32)
    v51 = (v20 * v48) - (v21 * v46)
    v52 = (0.91 * v8) - v51
    v53 = (v22 * v50) - (v23 * v52)
    v54 = (0.88 * v10) - v53
    v55 = (v22 * v52) + (v23 * v50)
    v56 = v55 + (0.88 * v33)
    v57 = (v24 * v54) + (v25 * v56)
    v58 = v57 + (0.85 * v34)
    v59 = (v24 * v56) - (v25 * v54)
    v60 = (0.85 * v12) - v59
    v61 = (v26 * v58) - (v27 * v60)
    v62 = (0.82 * v14) - v61
    v63 = (v26 * v60) + (v27 * v58)
    v64 = v63 + (0.82 * v35)
    v65 = (v28 * v62) + (v29 * v64)
    v66 = (0.6043499999999999 * v36) + (1.7 * v65)
    v67 = (1.7 * ((v28 * v64) - (v29 * v62))) - (v15 * (0.6043499999999999 * v15))
    v68 = (((v28 * v66) - (v29 * v67)) - (1.6 * v61)) + (0.5904 * v14)
    v69 = (v28 * v67) + (v29 * v66)
    v70 = v69 + ((0.5904 * v35) + (1.6 * v63))
    v71 = (v26 * v68) - (v27 * v70)
    v72 = ((0.57375 * v34) + (1.5 * v57)) - v71
    v73 = (((v26 * v70) + (v27 * v68)) - (1.5 * v59)) + (0.57375 * v12)
    v74 = (((v24 * v72) + (v25 * v73)) - (1.4 * v53)) + (0.5544 * v10)
    v75 = (v24 * v73) - (v25 * v72)
    v76 = ((0.5544 * v33) + (1.4 * v55)) - v75
    v77 = (v22 * v74) - (v23 * v76)
    v78 = ((0.53235 * v32) + (1.3 * v49)) - v77
    v79 = (((v22 * v76) + (v23 * v74)) - (1.3 * v51)) + (0.53235 * v8)
    v80 = (((v20 * v78) + (v21 * v79)) - (1.2 * v45)) + (0.5075999999999999 * v6)
    v81 = (v20 * v79) - (v21 * v78)
    v82 = ((0.5075999999999999 * v31) + (1.2 * v47)) - v81
    v83 = (v18 * v80) - (v19 * v82)
    v84 = ((0.48015 * v30) - (1.1 * v41)) - v83
    v85 = (((v18 * v82) + (v19 * v80)) - (1.1 * v43)) + (0.48015 * v4)
    v86 = (v16 * v85) - (v17 * v84)
    v87 = (0.30326059166666663 * v36) + (0.6043499999999999 * v65)
    v88 = v87 + (((0.30751093333333335 * v35) + (0.5904 * v63)) + (0.82 * v69))
    v89 = v88 + (((0.309771875 * v34) + (0.57375 * v57)) - (0.85 * v71))
    v90 = v89 + (((0.30988906666666666 * v33) + (0.5544 * v55)) - (0.88 * v75))
    v91 = v90 + (((0.3077081583333333 * v32) + (0.53235 * v49)) - (0.91 * v77))
    v92 = v91 + (((0.3030748 * v31) + (0.5075999999999999 * v47)) - (0.94 * v81))
    v93 = v92 + (((0.2958346416666667 * v30) - (0.48015 * v41)) - (0.97 * v83))
    return (
        ((v37 - (v16 * v84)) - (v17 * v85)) - (0.45 * v2),
        v39 + ((0.45 * qdd[0]) - v86),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v93 + ((4.4145 * v1) + (0.28583333333333333 * qdd[0]))) - v86,
        -v85,
        v84,
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
        -v74,
        v76,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v90,
        -v73,
        v72,
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
        v67,
        v66,
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

    Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:48], REAL, (8, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = qd[0] + qd[1]
    v3 = v2 * v2
    v4 = qd[2] + v2
    v5 = v4 * v4
    v6 = qd[3] + v4
    v7 = v6 * v6
    v8 = qd[4] + v6
    v9 = v8 * v8
    v10 = qd[5] + v8
    v11 = v10 * v10
    v12 = qd[6] + v10
    v13 = v12 * v12
    v14 = qd[7] + v12
    v15 = np.sin(q[1])
    v16 = np.cos(q[1])
    v17 = np.sin(q[2])
    v18 = np.cos(q[2])
    v19 = np.sin(q[3])
    v20 = np.cos(q[3])
    v21 = np.sin(q[4])
    v22 = np.cos(q[4])
    v23 = np.sin(q[5])
    v24 = np.cos(q[5])
    v25 = np.sin(q[6])
    v26 = np.cos(q[6])
    v27 = np.sin(q[7])
    v28 = np.cos(q[7])
    v29 = 1.9844 + (0.6043499999999999 * v28)
    v30 = 9.81 * v0
    v31 = v30 - (qd[0] * qd[0])
    v32 = 9.81 * v1
    v33 = v15 * v31
    v34 = v16 * v31
    v35 = 0.97 * v3
    v36 = 0.94 * v5
    v37 = 0.91 * v7
    v38 = 0.88 * v9
    v39 = 0.85 * v11
    v40 = 0.82 * v13
    v41 = v14 * (0.6043499999999999 * v14)
    v42 = 0.5904 * v13
    v43 = 0.57375 * v11
    v44 = 0.5544 * v9
    v45 = 0.53235 * v7
    v46 = 0.5075999999999999 * v5
    v47 = v25 * v27
    v48 = (0.6043499999999999 * v47) - (v26 * v29)
    v49 = v48 - 3.3787499999999997
    v50 = v26 * v27
    v51 = (v25 * v29) + (0.6043499999999999 * v50)
    v52 = v23 * v51
    v53 = v52 + (v24 * v49)
    v54 = v53 - 4.7784
    v55 = v24 * v51
    v56 = (v23 * v49) - v55
    v57 = v21 * v56
    v58 = v57 - (v22 * v54)
    v59 = 6.17435 + v58
    v60 = v22 * v56
    v61 = v60 + (v21 * v54)
    v62 = v19 * v61
    v63 = v62 + (v20 * v59)
    v64 = 7.557599999999999 + v63
    v65 = v20 * v61
    v66 = (v19 * v59) - v65
    v67 = v17 * v66
    v68 = v67 - (v18 * v64)
    v69 = v15 * v17
    v70 = v15 * v18
    v71 = v66 * v70
    v72 = (v71 + (v64 * v69)) + (v16 * v68)
    v73 = v72 - (8.919149999999998 * v16)
    v74 = 1.753851525 + (0.9911339999999998 * v28)
    v75 = ((1.7 * v48) - v74) - 2.694021875
    v76 = (v75 + (1.76 * v53)) - 4.0270090666666665
    v77 = 5.441928158333333 + ((1.82 * v58) - v76)
    v78 = 6.930074799999999 + (v77 + (1.88 * v63))
    v79 = ((1.94 * v68) - v78) - 8.481664641666665
    v80 = (0.97 * v68) - v78
    v81 = v67 - (v18 * v63)
    v82 = v77 + (0.94 * v63)
    v83 = (0.97 * v81) - v82
    v84 = (v19 * v58) - v65
    v85 = v62 + (v20 * v58)
    v86 = (v17 * v84) - (v18 * v85)
    v87 = (0.91 * v58) - v76
    v88 = v87 + (0.94 * v85)
    v89 = (0.97 * v86) - v88
    v90 = v57 - (v22 * v53)
    v91 = v60 + (v21 * v53)
    v92 = (v19 * v90) - (v20 * v91)
    v93 = (v19 * v91) + (v20 * v90)
    v94 = (v17 * v92) - (v18 * v93)
    v95 = v75 + (0.88 * v53)
    v96 = (0.91 * v90) - v95
    v97 = v96 + (0.94 * v93)
    v98 = (0.97 * v94) - v97
    v99 = (v23 * v48) - v55
    v100 = v52 + (v24 * v48)
    v101 = (v21 * v99) - (v22 * v100)
    v102 = (v21 * v100) + (v22 * v99)
    v103 = (v19 * v101) - (v20 * v102)
    v104 = (v19 * v102) + (v20 * v101)
    v105 = (v17 * v103) - (v18 * v104)
    v106 = (0.85 * v48) - v74
    v107 = v106 + (0.88 * v100)
    v108 = (0.91 * v101) - v107
    v109 = v108 + (0.94 * v104)
    v110 = (0.97 * v105) - v109
    v111 = v47 - (v26 * v28)
    v112 = 0.6043499999999999 * v111
    v113 = v50 + (v25 * v28)
    v114 = 0.6043499999999999 * v113
    v115 = (v23 * v112) - (v24 * v114)
    v116 = (v23 * v114) + (v24 * v112)
    v117 = (v21 * v115) - (v22 * v116)
    v118 = (v21 * v116) + (v22 * v115)
    v119 = (v19 * v117) - (v20 * v118)
    v120 = (v19 * v118) + (v20 * v117)
    v121 = (v17 * v119) - (v18 * v120)
    v122 = 0.30326059166666663 + (0.4955669999999999 * v28)
    v123 = (0.85 * v112) - v122
    v124 = v123 + (0.88 * v116)
    v125 = (0.91 * v117) - v124
    v126 = v125 + (0.94 * v120)
    v127 = (0.97 * v121) - v126
    v128 = ((v127 + (v16 * v121)) + (v69 * v120)) + (v70 * v119)
    v129 = 3.2974940611444983 * v122
    v130 = (((v110 + (v16 * v105)) - (v128 * v129)) + (v69 * v104)) + (v70 * v103)
    v131 = 1.0 / (v74 - (v122 * v129))
    v132 = v106 - (v123 * v129)
    v133 = v131 * v132
    v134 = 3.2974940611444983 * v123
    v135 = (((v98 + (v16 * v94)) + (v130 * v133)) + (v128 * v134)) + (v69 * v93)
    v136 = v135 + (v70 * v92)
    v137 = 1.0 / ((v75 + (v132 * v133)) + (v123 * v134))
    v138 = v107 - (v124 * v129)
    v139 = (v95 + (v133 * v138)) + (v124 * v134)
    v140 = v137 * v139
    v141 = v130 * v131
    v142 = 3.2974940611444983 * v124
    v143 = (((v89 + (v16 * v86)) - (v136 * v140)) + (v138 * v141)) + (v128 * v142)
    v144 = (v143 + (v69 * v85)) + (v70 * v84)
    v145 = v131 * v138
    v146 = 1.0 / (((v76 - (v139 * v140)) + (v138 * v145)) + (v124 * v142))
    v147 = v108 - (v125 * v129)
    v148 = (v96 + (v133 * v147)) + (v125 * v134)
    v149 = v131 * v147
    v150 = ((v87 - (v140 * v148)) + (v138 * v149)) + (v125 * v142)
    v151 = v146 * v150
    v152 = v136 * v137
    v153 = 3.2974940611444983 * v125
    v154 = (((v83 + (v16 * v81)) + (v144 * v151)) - (v141 * v147)) + (v148 * v152)
    v155 = v71 + ((v154 - (v128 * v153)) + (v63 * v69))
    v156 = v137 * v148
    v157 = (((v77 + (v150 * v151)) - (v147 * v149)) + (v148 * v156)) - (v125 * v153)
    v158 = 1.0 / v157
    v159 = v109 - (v126 * v129)
    v160 = (v97 + (v133 * v159)) + (v126 * v134)
    v161 = v131 * v159
    v162 = ((v88 - (v140 * v160)) + (v138 * v161)) + (v126 * v142)
    v163 = v137 * v160
    v164 = (((v82 + (v151 * v162)) - (v147 * v161)) + (v148 * v163)) - (v126 * v153)
    v165 = v158 * v164
    v166 = v144 * v146
    v167 = 3.2974940611444983 * v126
    v168 = (((v80 - (v155 * v165)) - (v141 * v159)) + (v152 * v160)) + (v162 * v166)
    v169 = v72 + (v168 - (v128 * v167))
    v170 = v146 * v162
    v171 = (((v78 - (v164 * v165)) - (v159 * v161)) + (v160 * v163)) + (v162 * v170)
    v172 = 1.0 / (v171 - (v126 * v167))
    v173 = v110 - (v127 * v129)
    v174 = (v98 + (v133 * v173)) + (v127 * v134)
    v175 = v131 * v173
    v176 = ((v89 - (v140 * v174)) + (v138 * v175)) + (v127 * v142)
    v177 = v137 * v174
    v178 = (((v83 + (v151 * v176)) - (v147 * v175)) + (v148 * v177)) - (v127 * v153)
    v179 = v146 * v176
    v180 = (((v80 - (v165 * v178)) - (v159 * v175)) + (v160 * v177)) + (v162 * v179)
    v181 = v180 - (v127 * v167)
    v182 = v172 * v181
    v183 = v155 * v158
    v184 = 3.2974940611444983 * v127
    v185 = (((v73 + v79) + (v169 * v182)) + (v141 * v173)) - (v152 * v174)
    v186 = ((v185 - (v166 * v176)) + (v178 * v183)) + (v128 * v184)
    v187 = v158 * v178
    v188 = (((v79 + (v181 * v182)) + (v173 * v175)) - (v174 * v177)) - (v176 * v179)
    v189 = 1.0 / ((v188 + (v178 * v187)) + (v127 * v184))
    v190 = v186 * v189
    v191 = v169 * v172
    v192 = 3.2974940611444983 * v128
    v193 = (((v79 + (2.0 * v73)) - 10.085833333333332) - (v186 * v190)) + (v130 * v141)
    v194 = (((v193 - (v136 * v152)) - (v144 * v166)) + (v155 * v183)) + (v169 * v191)
    v195 = 1.0 / (v194 + (v128 * v192))
    v196 = v15 * v32
    v197 = v196 + (v16 * v30)
    v198 = v16 * v32
    v199 = (v15 * v30) - v198
    v200 = (v17 * v197) + (v18 * v199)
    v201 = (v17 * v199) - (v18 * v197)
    v202 = (v19 * v200) + (v20 * v201)
    v203 = (v19 * v201) - (v20 * v200)
    v204 = (v21 * v202) + (v22 * v203)
    v205 = (v21 * v203) - (v22 * v202)
    v206 = (v23 * v204) + (v24 * v205)
    v207 = (v23 * v205) - (v24 * v204)
    v208 = (v25 * v206) + (v26 * v207)
    v209 = 1.7 * v28
    v210 = (v25 * v207) - (v26 * v206)
    v211 = 1.7 * v27
    v212 = (v210 * v211) - (v208 * v209)
    v213 = (v27 * v208) + (v28 * v210)
    v214 = ((1.6 * v208) - (v28 * v212)) + (v211 * v213)
    v215 = (v27 * v212) + (v209 * v213)
    v216 = v215 + (1.6 * v210)
    v217 = (v25 * v214) - (v26 * v216)
    v218 = v217 + (1.5 * v206)
    v219 = ((v25 * v216) + (v26 * v214)) + (1.5 * v207)
    v220 = ((v23 * v218) - (v24 * v219)) + (1.4 * v204)
    v221 = (v23 * v219) + (v24 * v218)
    v222 = v221 + (1.4 * v205)
    v223 = (v21 * v220) - (v22 * v222)
    v224 = v223 + (1.3 * v202)
    v225 = ((v21 * v222) + (v22 * v220)) + (1.3 * v203)
    v226 = ((v19 * v224) - (v20 * v225)) + (1.2 * v200)
    v227 = (v19 * v225) + (v20 * v224)
    v228 = v227 + (1.2 * v201)
    v229 = (v17 * v226) - (v18 * v228)
    v230 = ((0.6043499999999999 * v213) + (0.5904 * v210)) + (0.82 * v215)
    v231 = ((0.57375 * v206) + (0.85 * v217)) - v230
    v232 = v231 + ((0.5544 * v205) + (0.88 * v221))
    v233 = ((0.53235 * v202) + (0.91 * v223)) - v232
    v234 = v233 + ((0.5075999999999999 * v201) + (0.94 * v227))
    v235 = ((0.48015 * v197) + (0.97 * v229)) - v234
    v236 = 1.9928405358526773 * v122
    v237 = (v213 * v236) - v230
    v238 = 1.9928405358526773 * v123
    v239 = ((v213 * v238) - v231) - (v133 * v237)
    v240 = 1.9928405358526773 * v124
    v241 = (((v213 * v240) - v232) - (v140 * v239)) - (v145 * v237)
    v242 = 1.9928405358526773 * v125
    v243 = ((((v213 * v242) - v233) - (v151 * v241)) - (v149 * v237)) - (v156 * v239)
    v244 = 1.9928405358526773 * v126
    v245 = ((((v213 * v244) - v234) - (v165 * v243)) - (v161 * v237)) - (v163 * v239)
    v246 = v245 - (v170 * v241)
    v247 = 1.9928405358526773 * v127
    v248 = ((((v213 * v247) - v235) - (v182 * v246)) - (v175 * v237)) - (v177 * v239)
    v249 = (v248 - (v179 * v241)) - (v187 * v243)
    v250 = 1.9928405358526773 * v128
    v251 = 1.1 * v15
    v252 = 1.1 * v16
    v253 = ((v235 + ((4.4145 * v0) + (v16 * v229))) + (v190 * v249)) + (v141 * v237)
    v254 = (((v253 + (v152 * v239)) + (v166 * v241)) + (v183 * v243)) + (v191 * v246)
    v255 = (((v254 + (v69 * v228)) + (v70 * v226)) - (v213 * v250)) + (v199 * v251)
    v256 = v255 + (v197 * v252)
    v257 = v198 - v33
    v258 = v34 + v196
    v259 = v35 - v258
    v260 = (v17 * v257) - (v18 * v259)
    v261 = v36 - v260
    v262 = (v17 * v259) + (v18 * v257)
    v263 = (v19 * v261) + (v20 * v262)
    v264 = (v19 * v262) - (v20 * v261)
    v265 = v37 - v264
    v266 = (v21 * v263) - (v22 * v265)
    v267 = v38 - v266
    v268 = (v21 * v265) + (v22 * v263)
    v269 = (v23 * v267) + (v24 * v268)
    v270 = (v23 * v268) - (v24 * v267)
    v271 = v39 - v270
    v272 = (v25 * v269) - (v26 * v271)
    v273 = v40 - v272
    v274 = (v25 * v271) + (v26 * v269)
    v275 = ((v211 * v274) - (v209 * v273)) - v41
    v276 = (v27 * v273) + (v28 * v274)
    v277 = v42 + (((v211 * v276) - (v28 * v275)) - (1.6 * v272))
    v278 = (v27 * v275) + (v209 * v276)
    v279 = v278 + (1.6 * v274)
    v280 = (v25 * v277) - (v26 * v279)
    v281 = (1.5 * v269) - v280
    v282 = v43 + (((v25 * v279) + (v26 * v277)) - (1.5 * v270))
    v283 = v44 + (((v23 * v281) + (v24 * v282)) - (1.4 * v266))
    v284 = (v23 * v282) - (v24 * v281)
    v285 = (1.4 * v268) - v284
    v286 = (v21 * v283) - (v22 * v285)
    v287 = (1.3 * v263) - v286
    v288 = v45 + (((v21 * v285) + (v22 * v283)) - (1.3 * v264))
    v289 = v46 + (((v19 * v287) + (v20 * v288)) - (1.2 * v260))
    v290 = (v19 * v288) - (v20 * v287)
    v291 = (1.2 * v262) - v290
    v292 = (v17 * v289) - (v18 * v291)
    v293 = 0.6043499999999999 * v276
    v294 = v293 + ((0.5904 * v274) + (0.82 * v278))
    v295 = v294 + ((0.57375 * v269) - (0.85 * v280))
    v296 = v295 + ((0.5544 * v268) - (0.88 * v284))
    v297 = v296 + ((0.53235 * v263) - (0.91 * v286))
    v298 = v297 + ((0.5075999999999999 * v262) - (0.94 * v290))
    v299 = v298 + ((0.48015 * v257) - (0.97 * v292))
    v300 = tau[7] - v293
    v301 = (tau[6] - v294) - (v129 * v300)
    v302 = ((tau[5] - v295) + (v133 * v301)) + (v134 * v300)
    v303 = (((tau[4] - v296) - (v140 * v302)) + (v145 * v301)) + (v142 * v300)
    v304 = (((tau[3] - v297) + (v151 * v303)) - (v149 * v301)) + (v156 * v302)
    v305 = v304 - (v153 * v300)
    v306 = (((tau[2] - v298) - (v165 * v305)) - (v161 * v301)) + (v163 * v302)
    v307 = (v306 + (v170 * v303)) - (v167 * v300)
    v308 = (((tau[1] - v299) + (v182 * v307)) + (v175 * v301)) - (v177 * v302)
    v309 = ((v308 - (v179 * v303)) + (v187 * v305)) + (v184 * v300)
    v310 = 0.48015 * v15
    v311 = (v299 + (((4.4145 * v1) - (v16 * v292)) - tau[0])) + (v190 * v309)
    v312 = (((v311 - (v141 * v301)) + (v152 * v302)) + (v166 * v303)) - (v183 * v305)
    v313 = (((v312 - (v191 * v307)) - (v192 * v300)) - (v69 * v291)) - (v70 * v289)
    v314 = ((v313 - (v3 * v310)) + (v251 * v258)) + (v252 * v257)
    v315 = v195 * v314
    v316 = v32 + v315
    v317 = v34 + (v15 * v316)
    v318 = v33 - (v16 * v316)
    v319 = (v17 * v317) + (v18 * v318)
    v320 = (v17 * v318) - (v18 * v317)
    v321 = (v19 * v319) + (v20 * v320)
    v322 = (v19 * v320) - (v20 * v319)
    v323 = (v21 * v321) + (v22 * v322)
    v324 = (v21 * v322) - (v22 * v321)
    v325 = (v23 * v323) + (v24 * v324)
    v326 = (v23 * v324) - (v24 * v323)
    v327 = (v25 * v325) + (v26 * v326)
    v328 = (v25 * v326) - (v26 * v325)
    v329 = (v211 * v328) - (v209 * v327)
    v330 = (v27 * v327) + (v28 * v328)
    v331 = ((1.6 * v327) - (v28 * v329)) + (v211 * v330)
    v332 = (v27 * v329) + (v209 * v330)
    v333 = v332 + (1.6 * v328)
    v334 = (v25 * v331) - (v26 * v333)
    v335 = v334 + (1.5 * v325)
    v336 = ((v25 * v333) + (v26 * v331)) + (1.5 * v326)
    v337 = ((v23 * v335) - (v24 * v336)) + (1.4 * v323)
    v338 = (v23 * v336) + (v24 * v335)
    v339 = v338 + (1.4 * v324)
    v340 = (v21 * v337) - (v22 * v339)
    v341 = v340 + (1.3 * v321)
    v342 = ((v21 * v339) + (v22 * v337)) + (1.3 * v322)
    v343 = ((v19 * v341) - (v20 * v342)) + (1.2 * v319)
    v344 = (v19 * v342) + (v20 * v341)
    v345 = v344 + (1.2 * v320)
    v346 = (v17 * v343) - (v18 * v345)
    v347 = ((0.6043499999999999 * v330) + (0.5904 * v328)) + (0.82 * v332)
    v348 = ((0.57375 * v325) + (0.85 * v334)) - v347
    v349 = v348 + ((0.5544 * v324) + (0.88 * v338))
    v350 = ((0.53235 * v321) + (0.91 * v340)) - v349
    v351 = v350 + ((0.5075999999999999 * v320) + (0.94 * v344))
    v352 = ((0.48015 * v317) + (0.97 * v346)) - v351
    v353 = (v236 * v330) - v347
    v354 = ((v238 * v330) - v348) - (v133 * v353)
    v355 = (((v240 * v330) - v349) - (v140 * v354)) - (v145 * v353)
    v356 = ((((v242 * v330) - v350) - (v151 * v355)) - (v149 * v353)) - (v156 * v354)
    v357 = ((((v244 * v330) - v351) - (v165 * v356)) - (v161 * v353)) - (v163 * v354)
    v358 = v357 - (v170 * v355)
    v359 = ((((v247 * v330) - v352) - (v182 * v358)) - (v175 * v353)) - (v177 * v354)
    v360 = (v359 - (v179 * v355)) - (v187 * v356)
    v361 = v190 * v195
    v362 = (v189 * v309) + (v314 * v361)
    v363 = v191 * v195
    v364 = ((v172 * v307) - (v182 * v362)) + (v314 * v363)
    v365 = v183 * v195
    v366 = (((v158 * v305) - (v165 * v364)) - (v187 * v362)) + (v314 * v365)
    v367 = v315 - v362
    v368 = v364 + v367
    v369 = v366 + v368
    v370 = v166 * v195
    v371 = (((v146 * v303) - (v151 * v366)) - (v179 * v362)) - (v170 * v364)
    v372 = v371 + (v314 * v370)
    v373 = v152 * v195
    v374 = (((v137 * v302) - (v140 * v372)) - (v177 * v362)) - (v163 * v364)
    v375 = (v374 - (v156 * v366)) + (v314 * v373)
    v376 = v372 - v369
    v377 = v375 + v376
    v378 = v141 * v195
    v379 = (((v131 * v301) - (v133 * v375)) - (v175 * v362)) - (v161 * v364)
    v380 = ((v379 - (v149 * v366)) - (v145 * v372)) + (v314 * v378)
    v381 = v380 - v377
    v382 = (0.97 * v367) - v318
    v383 = v35 - v317
    v384 = (v17 * v382) - (v18 * v383)
    v385 = v36 - v384
    v386 = (v17 * v383) + (v18 * v382)
    v387 = v386 + (0.94 * v368)
    v388 = (v19 * v385) + (v20 * v387)
    v389 = v388 + (0.91 * v369)
    v390 = (v19 * v387) - (v20 * v385)
    v391 = v37 - v390
    v392 = (v21 * v389) - (v22 * v391)
    v393 = v38 - v392
    v394 = (v21 * v391) + (v22 * v389)
    v395 = (0.88 * v376) - v394
    v396 = (v23 * v393) - (v24 * v395)
    v397 = (0.85 * v377) - v396
    v398 = (v23 * v395) + (v24 * v393)
    v399 = v39 + v398
    v400 = (v25 * v397) + (v26 * v399)
    v401 = v40 + v400
    v402 = (v25 * v399) - (v26 * v397)
    v403 = v402 + (0.82 * v381)
    v404 = (v27 * v401) + (v28 * v403)
    v405 = (((0.6043499999999999 * v381) + (1.7 * v404)) + (1.9928405358526773 * v300)) - (v236 * v380)
    v406 = (((v405 - (v238 * v375)) - (v240 * v372)) - (v242 * v366)) - (v244 * v364)
    v407 = (v406 - (v247 * v362)) + (v250 * v315)
    v408 = (v27 * v403) - (v28 * v401)
    v409 = v41 - (1.7 * v408)
    v410 = (v27 * v407) + (v28 * v409)
    v411 = 1.6 * v400
    v412 = v42 + (v410 + v411)
    v413 = (v27 * v409) - (v28 * v407)
    v414 = 1.6 * v402
    v415 = (v413 - (0.5904 * v381)) - v414
    v416 = (v25 * v412) + (v26 * v415)
    v417 = 1.5 * v396
    v418 = (v416 + (0.57375 * v377)) - v417
    v419 = (v25 * v415) - (v26 * v412)
    v420 = 1.5 * v398
    v421 = v43 + (v420 - v419)
    v422 = (v23 * v418) - (v24 * v421)
    v423 = 1.4 * v392
    v424 = (v44 - v422) - v423
    v425 = (v23 * v421) + (v24 * v418)
    v426 = 1.4 * v394
    v427 = (v425 + (0.5544 * v376)) - v426
    v428 = (v21 * v424) + (v22 * v427)
    v429 = 1.3 * v388
    v430 = (v428 - (0.53235 * v369)) - v429
    v431 = (v21 * v427) - (v22 * v424)
    v432 = 1.3 * v390
    v433 = (v45 - v431) - v432
    v434 = (v19 * v430) - (v20 * v433)
    v435 = 1.2 * v384
    v436 = (v46 - v434) - v435
    v437 = (v19 * v433) + (v20 * v430)
    v438 = 1.2 * v386
    v439 = (v437 - (0.5075999999999999 * v368)) - v438
    v440 = (v69 * v436) + (v70 * v439)
    v441 = (v17 * v439) - (v18 * v436)
    v442 = (((v352 + (v190 * v360)) + (v141 * v353)) + (v152 * v354)) + (v166 * v355)
    v443 = (((v442 + (v183 * v356)) + (v191 * v358)) + (v69 * v345)) + (v70 * v343)
    v444 = ((v443 - (v250 * v330)) - v440) + (v310 * v367)
    v445 = v444 - (v16 * (v441 - ((0.48015 * v3) + v346)))
    v446 = (v19 * v386) + (v20 * v384)
    v447 = (v19 * v384) - (v20 * v386)
    v448 = (v21 * v446) + (v22 * v447)
    v449 = (v21 * v447) - (v22 * v446)
    v450 = (v23 * v448) + (v24 * v449)
    v451 = (v23 * v449) - (v24 * v448)
    v452 = (v25 * v450) + (v26 * v451)
    v453 = (v25 * v451) - (v26 * v450)
    v454 = (v211 * v453) - (v209 * v452)
    v455 = (v27 * v452) + (v28 * v453)
    v456 = ((1.6 * v452) - (v28 * v454)) + (v211 * v455)
    v457 = (v27 * v454) + (v209 * v455)
    v458 = v457 + (1.6 * v453)
    v459 = (v25 * v456) - (v26 * v458)
    v460 = v459 + (1.5 * v450)
    v461 = ((v25 * v458) + (v26 * v456)) + (1.5 * v451)
    v462 = ((v23 * v460) - (v24 * v461)) + (1.4 * v448)
    v463 = (v23 * v461) + (v24 * v460)
    v464 = v463 + (1.4 * v449)
    v465 = (v21 * v462) - (v22 * v464)
    v466 = v465 + (1.3 * v446)
    v467 = ((v21 * v464) + (v22 * v462)) + (1.3 * v447)
    v468 = v438 + ((v19 * v466) - (v20 * v467))
    v469 = (v19 * v467) + (v20 * v466)
    v470 = v435 + v469
    v471 = v441 + ((v17 * v468) - (v18 * v470))
    v472 = ((0.6043499999999999 * v455) + (0.5904 * v453)) + (0.82 * v457)
    v473 = ((0.57375 * v450) + (0.85 * v459)) - v472
    v474 = v473 + ((0.5544 * v449) + (0.88 * v463))
    v475 = ((0.53235 * v446) + (0.91 * v465)) - v474
    v476 = v475 + ((0.5075999999999999 * v384) + (0.94 * v469))
    v477 = (0.97 * v471) - v476
    v478 = (v236 * v455) - v472
    v479 = ((v238 * v455) - v473) - (v133 * v478)
    v480 = (((v240 * v455) - v474) - (v140 * v479)) - (v145 * v478)
    v481 = ((((v242 * v455) - v475) - (v151 * v480)) - (v149 * v478)) - (v156 * v479)
    v482 = ((((v244 * v455) - v476) - (v165 * v481)) - (v161 * v478)) - (v163 * v479)
    v483 = v482 - (v170 * v480)
    v484 = ((((v247 * v455) - v477) - (v182 * v483)) - (v175 * v478)) - (v177 * v479)
    v485 = (v484 - (v179 * v480)) - (v187 * v481)
    v486 = (((v477 + (v16 * v471)) + (v190 * v485)) + (v141 * v478)) + (v152 * v479)
    v487 = (((v486 + (v166 * v480)) + (v183 * v481)) + (v191 * v483)) + (v69 * v470)
    v488 = v440 + ((v487 + (v70 * v468)) - (v250 * v455))
    v489 = (v21 * v390) - (v22 * v388)
    v490 = (v21 * v388) + (v22 * v390)
    v491 = (v23 * v489) - (v24 * v490)
    v492 = (v23 * v490) + (v24 * v489)
    v493 = (v25 * v491) - (v26 * v492)
    v494 = (v25 * v492) + (v26 * v491)
    v495 = (v209 * v493) + (v211 * v494)
    v496 = (v27 * v493) - (v28 * v494)
    v497 = ((v28 * v495) + (1.6 * v493)) + (v211 * v496)
    v498 = (v27 * v495) - (v209 * v496)
    v499 = v498 + (1.6 * v494)
    v500 = (v25 * v497) + (v26 * v499)
    v501 = v500 + (1.5 * v491)
    v502 = ((v25 * v499) - (v26 * v497)) + (1.5 * v492)
    v503 = ((v23 * v501) + (v24 * v502)) + (1.4 * v489)
    v504 = (v23 * v502) - (v24 * v501)
    v505 = v504 + (1.4 * v490)
    v506 = (v21 * v503) + (v22 * v505)
    v507 = v432 + v506
    v508 = v429 + ((v21 * v505) - (v22 * v503))
    v509 = v437 + ((v19 * v507) + (v20 * v508))
    v510 = v434 + ((v19 * v508) - (v20 * v507))
    v511 = (v17 * v509) + (v18 * v510)
    v512 = ((0.6043499999999999 * v496) - (0.5904 * v494)) - (0.82 * v498)
    v513 = ((0.57375 * v491) + (0.85 * v500)) - v512
    v514 = ((0.5544 * v490) + (0.88 * v504)) - v513
    v515 = v514 + ((0.53235 * v390) + (0.91 * v506))
    v516 = (0.94 * v510) - v515
    v517 = v516 + (0.97 * v511)
    v518 = (v236 * v496) - v512
    v519 = ((v238 * v496) - v513) - (v133 * v518)
    v520 = ((v514 - (v140 * v519)) - (v145 * v518)) + (v240 * v496)
    v521 = ((((v242 * v496) - v515) - (v151 * v520)) - (v149 * v518)) - (v156 * v519)
    v522 = (((v516 - (v165 * v521)) - (v161 * v518)) - (v163 * v519)) - (v170 * v520)
    v523 = v522 + (v244 * v496)
    v524 = ((((v247 * v496) - v517) - (v182 * v523)) - (v175 * v518)) - (v177 * v519)
    v525 = (v524 - (v179 * v520)) - (v187 * v521)
    v526 = ((((v69 * v510) - (v16 * v511)) - v517) - (v190 * v525)) - (v141 * v518)
    v527 = (((v526 - (v152 * v519)) - (v166 * v520)) - (v183 * v521)) - (v191 * v523)
    v528 = (v527 - (v70 * v509)) + (v250 * v496)
    v529 = (v23 * v394) + (v24 * v392)
    v530 = (v23 * v392) - (v24 * v394)
    v531 = (v25 * v529) + (v26 * v530)
    v532 = (v25 * v530) - (v26 * v529)
    v533 = (v211 * v532) - (v209 * v531)
    v534 = (v27 * v531) + (v28 * v532)
    v535 = ((1.6 * v531) - (v28 * v533)) + (v211 * v534)
    v536 = (v27 * v533) + (v209 * v534)
    v537 = v536 + (1.6 * v532)
    v538 = (v25 * v535) - (v26 * v537)
    v539 = v538 + (1.5 * v529)
    v540 = ((v25 * v537) + (v26 * v535)) + (1.5 * v530)
    v541 = v426 + ((v23 * v539) - (v24 * v540))
    v542 = (v23 * v540) + (v24 * v539)
    v543 = v423 + v542
    v544 = v431 + ((v21 * v541) - (v22 * v543))
    v545 = v428 + ((v21 * v543) + (v22 * v541))
    v546 = (v19 * v544) - (v20 * v545)
    v547 = (v19 * v545) + (v20 * v544)
    v548 = (v17 * v546) - (v18 * v547)
    v549 = ((0.6043499999999999 * v534) + (0.5904 * v532)) + (0.82 * v536)
    v550 = ((0.57375 * v529) + (0.85 * v538)) - v549
    v551 = v550 + ((0.5544 * v392) + (0.88 * v542))
    v552 = (0.91 * v544) - v551
    v553 = v552 + (0.94 * v547)
    v554 = (0.97 * v548) - v553
    v555 = (v236 * v534) - v549
    v556 = ((v238 * v534) - v550) - (v133 * v555)
    v557 = (((v240 * v534) - v551) - (v140 * v556)) - (v145 * v555)
    v558 = ((((v242 * v534) - v552) - (v151 * v557)) - (v149 * v555)) - (v156 * v556)
    v559 = ((((v244 * v534) - v553) - (v165 * v558)) - (v161 * v555)) - (v163 * v556)
    v560 = v559 - (v170 * v557)
    v561 = ((((v247 * v534) - v554) - (v182 * v560)) - (v175 * v555)) - (v177 * v556)
    v562 = (v561 - (v179 * v557)) - (v187 * v558)
    v563 = (((v554 + (v16 * v548)) + (v190 * v562)) + (v141 * v555)) + (v152 * v556)
    v564 = (((v563 + (v166 * v557)) + (v183 * v558)) + (v191 * v560)) + (v69 * v547)
    v565 = (v564 + (v70 * v546)) - (v250 * v534)
    v566 = (v25 * v398) + (v26 * v396)
    v567 = (v25 * v396) - (v26 * v398)
    v568 = (v211 * v567) - (v209 * v566)
    v569 = (v27 * v566) + (v28 * v567)
    v570 = ((1.6 * v566) - (v28 * v568)) + (v211 * v569)
    v571 = (v27 * v568) + (v209 * v569)
    v572 = v571 + (1.6 * v567)
    v573 = (v25 * v570) - (v26 * v572)
    v574 = v420 + v573
    v575 = v417 + ((v25 * v572) + (v26 * v570))
    v576 = v425 + ((v24 * v575) - (v23 * v574))
    v577 = v422 + ((v23 * v575) + (v24 * v574))
    v578 = (v21 * v576) + (v22 * v577)
    v579 = (v21 * v577) - (v22 * v576)
    v580 = (v19 * v578) + (v20 * v579)
    v581 = (v19 * v579) - (v20 * v578)
    v582 = (v17 * v580) + (v18 * v581)
    v583 = ((0.6043499999999999 * v569) + (0.5904 * v567)) + (0.82 * v571)
    v584 = ((0.57375 * v398) + (0.85 * v573)) - v583
    v585 = v584 + (0.88 * v577)
    v586 = v585 + (0.91 * v578)
    v587 = (0.94 * v581) - v586
    v588 = v587 + (0.97 * v582)
    v589 = (v236 * v569) - v583
    v590 = ((v238 * v569) - v584) - (v133 * v589)
    v591 = (((v240 * v569) - v585) - (v140 * v590)) - (v145 * v589)
    v592 = (((v586 - (v151 * v591)) - (v149 * v589)) - (v156 * v590)) + (v242 * v569)
    v593 = ((((v244 * v569) - v587) - (v165 * v592)) - (v161 * v589)) - (v163 * v590)
    v594 = v593 - (v170 * v591)
    v595 = (((v588 - (v182 * v594)) - (v175 * v589)) - (v177 * v590)) - (v179 * v591)
    v596 = (v595 - (v187 * v592)) + (v247 * v569)
    v597 = ((((v190 * v596) - (v16 * v582)) - v588) + (v141 * v589)) + (v152 * v590)
    v598 = (((v597 + (v166 * v591)) + (v183 * v592)) + (v191 * v594)) + (v69 * v581)
    v599 = (v598 - (v70 * v580)) - (v250 * v569)
    v600 = (v209 * v402) + (v211 * v400)
    v601 = (v27 * v402) - (v28 * v400)
    v602 = v414 + ((v28 * v600) + (v211 * v601))
    v603 = (v27 * v600) - (v209 * v601)
    v604 = v411 + v603
    v605 = v419 + ((v25 * v602) + (v26 * v604))
    v606 = v416 + ((v26 * v602) - (v25 * v604))
    v607 = (v23 * v605) - (v24 * v606)
    v608 = (v23 * v606) + (v24 * v605)
    v609 = (v21 * v607) - (v22 * v608)
    v610 = (v21 * v608) + (v22 * v607)
    v611 = (v19 * v609) - (v20 * v610)
    v612 = (v19 * v610) + (v20 * v609)
    v613 = (v17 * v611) - (v18 * v612)
    v614 = ((0.6043499999999999 * v601) - (0.5904 * v400)) - (0.82 * v603)
    v615 = (0.85 * v605) - v614
    v616 = v615 + (0.88 * v608)
    v617 = (0.91 * v609) - v616
    v618 = v617 + (0.94 * v612)
    v619 = (0.97 * v613) - v618
    v620 = (v236 * v601) - v614
    v621 = ((v238 * v601) - v615) - (v133 * v620)
    v622 = (((v240 * v601) - v616) - (v140 * v621)) - (v145 * v620)
    v623 = ((((v242 * v601) - v617) - (v151 * v622)) - (v149 * v620)) - (v156 * v621)
    v624 = ((((v244 * v601) - v618) - (v165 * v623)) - (v161 * v620)) - (v163 * v621)
    v625 = v624 - (v170 * v622)
    v626 = ((((v247 * v601) - v619) - (v182 * v625)) - (v175 * v620)) - (v177 * v621)
    v627 = (v626 - (v179 * v622)) - (v187 * v623)
    v628 = (((v619 + (v16 * v613)) + (v190 * v627)) + (v141 * v620)) + (v152 * v621)
    v629 = (((v628 + (v166 * v622)) + (v183 * v623)) + (v191 * v625)) + (v69 * v612)
    v630 = (v629 + (v70 * v611)) - (v250 * v601)
    v631 = v413 + ((v209 * v404) + (v211 * v408))
    v632 = ((v211 * v404) - (v209 * v408)) - v410
    v633 = (v25 * v631) + (v26 * v632)
    v634 = (v25 * v632) - (v26 * v631)
    v635 = (v23 * v633) + (v24 * v634)
    v636 = (v23 * v634) - (v24 * v633)
    v637 = (v21 * v635) + (v22 * v636)
    v638 = (v21 * v636) - (v22 * v635)
    v639 = (v19 * v637) + (v20 * v638)
    v640 = (v19 * v638) - (v20 * v637)
    v641 = (v17 * v639) + (v18 * v640)
    v642 = (0.6043499999999999 * v408) - (0.82 * v632)
    v643 = (0.85 * v633) - v642
    v644 = (0.88 * v636) - v643
    v645 = v644 + (0.91 * v637)
    v646 = (0.94 * v640) - v645
    v647 = v646 + (0.97 * v641)
    v648 = (v236 * v408) - v642
    v649 = ((v238 * v408) - v643) - (v133 * v648)
    v650 = ((v644 - (v140 * v649)) - (v145 * v648)) + (v240 * v408)
    v651 = ((((v242 * v408) - v645) - (v151 * v650)) - (v149 * v648)) - (v156 * v649)
    v652 = (((v646 - (v165 * v651)) - (v161 * v648)) - (v163 * v649)) - (v170 * v650)
    v653 = v652 + (v244 * v408)
    v654 = ((((v247 * v408) - v647) - (v182 * v653)) - (v175 * v648)) - (v177 * v649)
    v655 = (v654 - (v179 * v650)) - (v187 * v651)
    v656 = ((((v69 * v640) - (v16 * v641)) - v647) - (v190 * v655)) - (v141 * v648)
    v657 = (((v656 - (v152 * v649)) - (v166 * v650)) - (v183 * v651)) - (v191 * v653)
    v658 = (v657 - (v70 * v639)) + (v250 * v408)
    v659 = 2.0 * qd[0]
    v660 = (1.94 * v2) + (v16 * v659)
    v661 = (v69 * v659) - (v18 * v660)
    v662 = 1.88 * v4
    v663 = v662 - v661
    v664 = (v17 * v660) + (v70 * v659)
    v665 = (v19 * v663) + (v20 * v664)
    v666 = (v19 * v664) - (v20 * v663)
    v667 = 1.82 * v6
    v668 = v667 - v666
    v669 = (v21 * v665) - (v22 * v668)
    v670 = 1.76 * v8
    v671 = v670 - v669
    v672 = (v21 * v668) + (v22 * v665)
    v673 = (v23 * v671) + (v24 * v672)
    v674 = (v23 * v672) - (v24 * v671)
    v675 = 1.7 * v10
    v676 = v675 - v674
    v677 = (v25 * v673) - (v26 * v676)
    v678 = 1.64 * v12
    v679 = v678 - v677
    v680 = (v25 * v676) + (v26 * v673)
    v681 = 1.2086999999999999 * v14
    v682 = ((v211 * v680) - (v209 * v679)) - v681
    v683 = (v27 * v679) + (v28 * v680)
    v684 = 1.1808 * v12
    v685 = v684 + (((v211 * v683) - (v28 * v682)) - (1.6 * v677))
    v686 = (v27 * v682) + (v209 * v683)
    v687 = v686 + (1.6 * v680)
    v688 = (v25 * v685) - (v26 * v687)
    v689 = (1.5 * v673) - v688
    v690 = 1.1475 * v10
    v691 = v690 + (((v25 * v687) + (v26 * v685)) - (1.5 * v674))
    v692 = 1.1088 * v8
    v693 = v692 + (((v23 * v689) + (v24 * v691)) - (1.4 * v669))
    v694 = (v23 * v691) - (v24 * v689)
    v695 = (1.4 * v672) - v694
    v696 = (v21 * v693) - (v22 * v695)
    v697 = (1.3 * v665) - v696
    v698 = 1.0647 * v6
    v699 = v698 + (((v21 * v695) + (v22 * v693)) - (1.3 * v666))
    v700 = 1.0151999999999999 * v4
    v701 = v700 + (((v19 * v697) + (v20 * v699)) - (1.2 * v661))
    v702 = (v19 * v699) - (v20 * v697)
    v703 = (1.2 * v664) - v702
    v704 = (v17 * v701) - (v18 * v703)
    v705 = ((0.6043499999999999 * v683) + (0.5904 * v680)) + (0.82 * v686)
    v706 = v705 + ((0.57375 * v673) - (0.85 * v688))
    v707 = v706 + ((0.5544 * v672) - (0.88 * v694))
    v708 = v707 + ((0.53235 * v665) - (0.91 * v696))
    v709 = v708 + ((0.5075999999999999 * v664) - (0.94 * v702))
    v710 = 0.9603 * v15
    v711 = (v709 - (0.97 * v704)) + (qd[0] * v710)
    v712 = (v236 * v683) - v705
    v713 = (v706 - (v133 * v712)) + (v238 * v683)
    v714 = ((v707 - (v140 * v713)) - (v145 * v712)) + (v240 * v683)
    v715 = ((((v242 * v683) - v708) - (v151 * v714)) - (v149 * v712)) - (v156 * v713)
    v716 = ((((v244 * v683) - v709) - (v165 * v715)) - (v161 * v712)) - (v163 * v713)
    v717 = v716 - (v170 * v714)
    v718 = (((v711 - (v182 * v717)) - (v175 * v712)) - (v177 * v713)) - (v179 * v714)
    v719 = (v718 - (v187 * v715)) + (v247 * v683)
    v720 = v2 * v710
    v721 = ((((v16 * v704) - v711) + (v190 * v719)) + (v141 * v712)) + (v152 * v713)
    v722 = (((v721 + (v166 * v714)) + (v183 * v715)) + (v191 * v717)) + (v69 * v703)
    v723 = v720 + ((v722 + (v70 * v701)) - (v250 * v683))
    v724 = v2 * v18
    v725 = v662 + (1.94 * v724)
    v726 = v2 * v17
    v727 = 1.94 * v726
    v728 = (v19 * v725) + (v20 * v727)
    v729 = (v19 * v727) - (v20 * v725)
    v730 = v667 - v729
    v731 = (v21 * v728) - (v22 * v730)
    v732 = v670 - v731
    v733 = (v21 * v730) + (v22 * v728)
    v734 = (v23 * v732) + (v24 * v733)
    v735 = (v23 * v733) - (v24 * v732)
    v736 = v675 - v735
    v737 = (v25 * v734) - (v26 * v736)
    v738 = v678 - v737
    v739 = (v25 * v736) + (v26 * v734)
    v740 = ((v211 * v739) - (v209 * v738)) - v681
    v741 = (v27 * v738) + (v28 * v739)
    v742 = v684 + (((v211 * v741) - (v28 * v740)) - (1.6 * v737))
    v743 = (v27 * v740) + (v209 * v741)
    v744 = v743 + (1.6 * v739)
    v745 = (v25 * v742) - (v26 * v744)
    v746 = (1.5 * v734) - v745
    v747 = v690 + (((v25 * v744) + (v26 * v742)) - (1.5 * v735))
    v748 = v692 + (((v23 * v746) + (v24 * v747)) - (1.4 * v731))
    v749 = (v23 * v747) - (v24 * v746)
    v750 = (1.4 * v733) - v749
    v751 = (v21 * v748) - (v22 * v750)
    v752 = (1.3 * v728) - v751
    v753 = v698 + (((v21 * v750) + (v22 * v748)) - (1.3 * v729))
    v754 = (v700 + ((v19 * v752) + (v20 * v753))) + (2.328 * v724)
    v755 = (v19 * v753) - (v20 * v752)
    v756 = (2.328 * v726) - v755
    v757 = (v17 * v754) - (v18 * v756)
    v758 = ((0.6043499999999999 * v741) + (0.5904 * v739)) + (0.82 * v743)
    v759 = v758 + ((0.57375 * v734) - (0.85 * v745))
    v760 = v759 + ((0.5544 * v733) - (0.88 * v749))
    v761 = v760 + ((0.53235 * v728) - (0.91 * v751))
    v762 = (v761 - (0.94 * v755)) + (0.9847439999999998 * v726)
    v763 = (0.97 * v757) - v762
    v764 = (v236 * v741) - v758
    v765 = (v759 - (v133 * v764)) + (v238 * v741)
    v766 = ((v760 - (v140 * v765)) - (v145 * v764)) + (v240 * v741)
    v767 = ((((v242 * v741) - v761) - (v151 * v766)) - (v149 * v764)) - (v156 * v765)
    v768 = ((((v244 * v741) - v762) - (v165 * v767)) - (v161 * v764)) - (v163 * v765)
    v769 = v768 - (v170 * v766)
    v770 = ((((v247 * v741) - v763) - (v182 * v769)) - (v175 * v764)) - (v177 * v765)
    v771 = (v770 - (v179 * v766)) - (v187 * v767)
    v772 = (((v763 + (v16 * v757)) + (v190 * v771)) + (v141 * v764)) + (v152 * v765)
    v773 = (((v772 + (v166 * v766)) + (v183 * v767)) + (v191 * v769)) + (v69 * v756)
    v774 = v720 + ((v773 + (v70 * v754)) - (v250 * v741))
    v775 = v667 + (v20 * v662)
    v776 = v19 * v662
    v777 = (v21 * v776) - (v22 * v775)
    v778 = v670 - v777
    v779 = (v21 * v775) + (v22 * v776)
    v780 = (v23 * v778) + (v24 * v779)
    v781 = (v23 * v779) - (v24 * v778)
    v782 = v675 - v781
    v783 = (v25 * v780) - (v26 * v782)
    v784 = v678 - v783
    v785 = (v25 * v782) + (v26 * v780)
    v786 = ((v211 * v785) - (v209 * v784)) - v681
    v787 = (v27 * v784) + (v28 * v785)
    v788 = v684 + (((v211 * v787) - (v28 * v786)) - (1.6 * v783))
    v789 = (v27 * v786) + (v209 * v787)
    v790 = v789 + (1.6 * v785)
    v791 = (v25 * v788) - (v26 * v790)
    v792 = (1.5 * v780) - v791
    v793 = v690 + (((v25 * v790) + (v26 * v788)) - (1.5 * v781))
    v794 = v692 + (((v23 * v792) + (v24 * v793)) - (1.4 * v777))
    v795 = (v23 * v793) - (v24 * v792)
    v796 = (1.4 * v779) - v795
    v797 = (v21 * v794) - (v22 * v796)
    v798 = v4 * v19
    v799 = (2.444 * v798) - v797
    v800 = v698 + (((v20 * (2.444 * v4)) + (v21 * v796)) + (v22 * v794))
    v801 = v700 + ((v19 * v799) + (v20 * v800))
    v802 = (v19 * v800) - (v20 * v799)
    v803 = (v17 * v801) + (v18 * v802)
    v804 = ((0.6043499999999999 * v787) + (0.5904 * v785)) + (0.82 * v789)
    v805 = v804 + ((0.57375 * v780) - (0.85 * v791))
    v806 = v805 + ((0.5544 * v779) - (0.88 * v795))
    v807 = (v806 - (0.91 * v797)) + (1.000818 * v798)
    v808 = (0.94 * v802) - v807
    v809 = v808 + (0.97 * v803)
    v810 = (v236 * v787) - v804
    v811 = (v805 - (v133 * v810)) + (v238 * v787)
    v812 = ((v806 - (v140 * v811)) - (v145 * v810)) + (v240 * v787)
    v813 = ((((v242 * v787) - v807) - (v151 * v812)) - (v149 * v810)) - (v156 * v811)
    v814 = (((v808 - (v165 * v813)) - (v161 * v810)) - (v163 * v811)) - (v170 * v812)
    v815 = v814 + (v244 * v787)
    v816 = ((((v247 * v787) - v809) - (v182 * v815)) - (v175 * v810)) - (v177 * v811)
    v817 = (v816 - (v179 * v812)) - (v187 * v813)
    v818 = ((((v69 * v802) - (v16 * v803)) - v809) - (v190 * v817)) - (v141 * v810)
    v819 = (((v818 - (v152 * v811)) - (v166 * v812)) - (v183 * v813)) - (v191 * v815)
    v820 = (v819 - (v70 * v801)) + (v250 * v787)
    v821 = v670 + (v22 * v667)
    v822 = v21 * v667
    v823 = (v23 * v821) + (v24 * v822)
    v824 = (v23 * v822) - (v24 * v821)
    v825 = v675 - v824
    v826 = (v25 * v823) - (v26 * v825)
    v827 = v678 - v826
    v828 = (v25 * v825) + (v26 * v823)
    v829 = ((v211 * v828) - (v209 * v827)) - v681
    v830 = (v27 * v827) + (v28 * v828)
    v831 = v684 + (((v211 * v830) - (v28 * v829)) - (1.6 * v826))
    v832 = (v27 * v829) + (v209 * v830)
    v833 = v832 + (1.6 * v828)
    v834 = (v25 * v831) - (v26 * v833)
    v835 = (1.5 * v823) - v834
    v836 = v690 + (((v25 * v833) + (v26 * v831)) - (1.5 * v824))
    v837 = v692 + (((v22 * (2.548 * v6)) + (v23 * v835)) + (v24 * v836))
    v838 = (v23 * v836) - (v24 * v835)
    v839 = v6 * v21
    v840 = (2.548 * v839) - v838
    v841 = (v21 * v837) - (v22 * v840)
    v842 = v698 + ((v21 * v840) + (v22 * v837))
    v843 = (v19 * v841) - (v20 * v842)
    v844 = (v19 * v842) + (v20 * v841)
    v845 = (v17 * v843) - (v18 * v844)
    v846 = ((0.6043499999999999 * v830) + (0.5904 * v828)) + (0.82 * v832)
    v847 = v846 + ((0.57375 * v823) - (0.85 * v834))
    v848 = (v847 - (0.88 * v838)) + (1.0090080000000001 * v839)
    v849 = (0.91 * v841) - v848
    v850 = v849 + (0.94 * v844)
    v851 = (0.97 * v845) - v850
    v852 = (v236 * v830) - v846
    v853 = (v847 - (v133 * v852)) + (v238 * v830)
    v854 = ((v848 - (v140 * v853)) - (v145 * v852)) + (v240 * v830)
    v855 = (((v849 - (v151 * v854)) - (v149 * v852)) - (v156 * v853)) + (v242 * v830)
    v856 = (((v850 - (v165 * v855)) - (v161 * v852)) - (v163 * v853)) - (v170 * v854)
    v857 = v856 + (v244 * v830)
    v858 = (((v851 - (v182 * v857)) - (v175 * v852)) - (v177 * v853)) - (v179 * v854)
    v859 = (v858 - (v187 * v855)) + (v247 * v830)
    v860 = (((v851 + (v16 * v845)) - (v190 * v859)) - (v141 * v852)) - (v152 * v853)
    v861 = (((v860 - (v166 * v854)) - (v183 * v855)) - (v191 * v857)) + (v69 * v844)
    v862 = (v861 + (v70 * v843)) + (v250 * v830)
    v863 = v675 + (v24 * v670)
    v864 = v23 * v670
    v865 = (v25 * v864) - (v26 * v863)
    v866 = v678 - v865
    v867 = (v25 * v863) + (v26 * v864)
    v868 = ((v211 * v867) - (v209 * v866)) - v681
    v869 = (v27 * v866) + (v28 * v867)
    v870 = v684 + (((v211 * v869) - (v28 * v868)) - (1.6 * v865))
    v871 = (v27 * v868) + (v209 * v869)
    v872 = v871 + (1.6 * v867)
    v873 = (v25 * v870) - (v26 * v872)
    v874 = v8 * v23
    v875 = (2.64 * v874) - v873
    v876 = v690 + (((v24 * (2.64 * v8)) + (v25 * v872)) + (v26 * v870))
    v877 = v692 + ((v23 * v875) + (v24 * v876))
    v878 = (v23 * v876) - (v24 * v875)
    v879 = (v21 * v877) + (v22 * v878)
    v880 = (v21 * v878) - (v22 * v877)
    v881 = (v19 * v879) + (v20 * v880)
    v882 = (v19 * v880) - (v20 * v879)
    v883 = (v17 * v881) + (v18 * v882)
    v884 = ((0.6043499999999999 * v869) + (0.5904 * v867)) + (0.82 * v871)
    v885 = (v884 - (0.85 * v873)) + (1.0098 * v874)
    v886 = (0.88 * v878) - v885
    v887 = v886 + (0.91 * v879)
    v888 = (0.94 * v882) - v887
    v889 = v888 + (0.97 * v883)
    v890 = (v236 * v869) - v884
    v891 = (v885 - (v133 * v890)) + (v238 * v869)
    v892 = (((v240 * v869) - v886) - (v140 * v891)) - (v145 * v890)
    v893 = (((v887 - (v151 * v892)) - (v149 * v890)) - (v156 * v891)) + (v242 * v869)
    v894 = ((((v244 * v869) - v888) - (v165 * v893)) - (v161 * v890)) - (v163 * v891)
    v895 = v894 - (v170 * v892)
    v896 = (((v889 - (v182 * v895)) - (v175 * v890)) - (v177 * v891)) - (v179 * v892)
    v897 = (v896 - (v187 * v893)) + (v247 * v869)
    v898 = ((((v190 * v897) - (v16 * v883)) - v889) + (v141 * v890)) + (v152 * v891)
    v899 = (((v898 + (v166 * v892)) + (v183 * v893)) + (v191 * v895)) + (v69 * v882)
    v900 = (v899 - (v70 * v881)) - (v250 * v869)
    v901 = v678 + (v26 * v675)
    v902 = v10 * v25
    v903 = ((v902 * (2.8899999999999997 * v27)) - (v209 * v901)) - v681
    v904 = (v27 * v901) + (v209 * v902)
    v905 = v684 + (((v26 * (2.72 * v10)) - (v28 * v903)) + (v211 * v904))
    v906 = (v27 * v903) + (v209 * v904)
    v907 = v906 + (2.72 * v902)
    v908 = (v25 * v905) - (v26 * v907)
    v909 = v690 + ((v25 * v907) + (v26 * v905))
    v910 = (v23 * v908) - (v24 * v909)
    v911 = (v23 * v909) + (v24 * v908)
    v912 = (v21 * v910) - (v22 * v911)
    v913 = (v21 * v911) + (v22 * v910)
    v914 = (v19 * v912) - (v20 * v913)
    v915 = (v19 * v913) + (v20 * v912)
    v916 = (v17 * v914) - (v18 * v915)
    v917 = ((0.6043499999999999 * v904) + (0.82 * v906)) + (1.0036800000000001 * v902)
    v918 = (0.85 * v908) - v917
    v919 = v918 + (0.88 * v911)
    v920 = (0.91 * v912) - v919
    v921 = v920 + (0.94 * v915)
    v922 = (0.97 * v916) - v921
    v923 = (v236 * v904) - v917
    v924 = ((v238 * v904) - v918) - (v133 * v923)
    v925 = (((v240 * v904) - v919) - (v140 * v924)) - (v145 * v923)
    v926 = ((((v242 * v904) - v920) - (v151 * v925)) - (v149 * v923)) - (v156 * v924)
    v927 = ((((v244 * v904) - v921) - (v165 * v926)) - (v161 * v923)) - (v163 * v924)
    v928 = v927 - (v170 * v925)
    v929 = ((((v247 * v904) - v922) - (v182 * v928)) - (v175 * v923)) - (v177 * v924)
    v930 = (v929 - (v179 * v925)) - (v187 * v926)
    v931 = (((v922 + (v16 * v916)) + (v190 * v930)) + (v141 * v923)) + (v152 * v924)
    v932 = (((v931 + (v166 * v925)) + (v183 * v926)) + (v191 * v928)) + (v69 * v915)
    v933 = (v932 + (v70 * v914)) - (v250 * v904)
    v934 = 2.788 * v28
    v935 = v681 + (v12 * v934)
    v936 = v12 * v27
    v937 = v684 + ((v28 * v935) + (v936 * (2.788 * v27)))
    v938 = (v934 * v936) - (v27 * v935)
    v939 = (v25 * v937) - (v26 * v938)
    v940 = (v25 * v938) + (v26 * v937)
    v941 = (v23 * v939) - (v24 * v940)
    v942 = (v23 * v940) + (v24 * v939)
    v943 = (v21 * v941) - (v22 * v942)
    v944 = (v21 * v942) + (v22 * v941)
    v945 = (v19 * v943) - (v20 * v944)
    v946 = (v19 * v944) + (v20 * v943)
    v947 = (v17 * v945) - (v18 * v946)
    v948 = (0.82 * v938) + (0.9911339999999998 * v936)
    v949 = (0.85 * v939) - v948
    v950 = v949 + (0.88 * v942)
    v951 = (0.91 * v943) - v950
    v952 = v951 + (0.94 * v946)
    v953 = (0.97 * v947) - v952
    v954 = 3.2682584787983906 * v936
    v955 = (v122 * v954) - v948
    v956 = ((v123 * v954) - v949) - (v133 * v955)
    v957 = (((v124 * v954) - v950) - (v140 * v956)) - (v145 * v955)
    v958 = ((((v125 * v954) - v951) - (v151 * v957)) - (v149 * v955)) - (v156 * v956)
    v959 = ((((v126 * v954) - v952) - (v165 * v958)) - (v161 * v955)) - (v163 * v956)
    v960 = v959 - (v170 * v957)
    v961 = ((((v127 * v954) - v953) - (v182 * v960)) - (v175 * v955)) - (v177 * v956)
    v962 = (v961 - (v179 * v957)) - (v187 * v958)
    v963 = ((((v128 * v954) - (v16 * v947)) - v953) - (v190 * v962)) - (v141 * v955)
    v964 = (((v963 - (v152 * v956)) - (v166 * v957)) - (v183 * v958)) - (v191 * v960)
    v965 = (v964 - (v69 * v946)) - (v70 * v945)
    v966 = v113 * v681
    v967 = v111 * v681
    v968 = (v23 * v966) + (v24 * v967)
    v969 = (v23 * v967) - (v24 * v966)
    v970 = (v21 * v968) + (v22 * v969)
    v971 = (v21 * v969) - (v22 * v968)
    v972 = (v19 * v970) + (v20 * v971)
    v973 = (v19 * v971) - (v20 * v970)
    v974 = (v17 * v972) + (v18 * v973)
    v975 = 0.9911339999999998 * (v14 * v27)
    v976 = v975 + (0.85 * v966)
    v977 = (0.88 * v969) - v976
    v978 = v977 + (0.91 * v970)
    v979 = (0.94 * v973) - v978
    v980 = v979 + (0.97 * v974)
    v981 = v976 + (v133 * v975)
    v982 = ((v145 * v975) - v977) - (v140 * v981)
    v983 = ((v978 - (v151 * v982)) - (v156 * v981)) + (v149 * v975)
    v984 = ((((v161 * v975) - v979) - (v165 * v983)) - (v163 * v981)) - (v170 * v982)
    v985 = (((v980 - (v182 * v984)) - (v177 * v981)) - (v179 * v982)) - (v187 * v983)
    v986 = v985 + (v175 * v975)
    v987 = ((((v190 * v986) - (v16 * v974)) - v980) + (v152 * v981)) + (v166 * v982)
    v988 = (((v987 + (v183 * v983)) + (v191 * v984)) + (v69 * v973)) - (v70 * v972)
    v989 = v988 - (v141 * v975)
    v990 = (v189 * v249) + (v256 * v361)
    v991 = (v189 * v360) + (v361 * v445)
    v992 = (v189 * v485) + (v361 * v488)
    v993 = (v361 * v528) - (v189 * v525)
    v994 = (v189 * v562) + (v361 * v565)
    v995 = (v189 * v596) + (v361 * v599)
    v996 = (v189 * v627) + (v361 * v630)
    v997 = (v361 * v658) - (v189 * v655)
    v998 = (v189 * v719) + (v361 * v723)
    v999 = (v189 * v771) + (v361 * v774)
    v1000 = (v361 * v820) - (v189 * v817)
    v1001 = (v361 * v862) - (v189 * v859)
    v1002 = (v189 * v897) + (v361 * v900)
    v1003 = (v189 * v930) + (v361 * v933)
    v1004 = (v361 * v965) - (v189 * v962)
    v1005 = (v189 * v986) + (v361 * v989)
    v1006 = ((v256 * v363) - (v172 * v246)) - (v182 * v990)
    v1007 = ((v363 * v445) - (v172 * v358)) - (v182 * v991)
    v1008 = ((v363 * v488) - (v172 * v483)) - (v182 * v992)
    v1009 = ((v172 * v523) - (v182 * v993)) + (v363 * v528)
    v1010 = ((v363 * v565) - (v172 * v560)) - (v182 * v994)
    v1011 = ((v363 * v599) - (v172 * v594)) - (v182 * v995)
    v1012 = ((v363 * v630) - (v172 * v625)) - (v182 * v996)
    v1013 = ((v172 * v653) - (v182 * v997)) + (v363 * v658)
    v1014 = ((v363 * v723) - (v172 * v717)) - (v182 * v998)
    v1015 = ((v363 * v774) - (v172 * v769)) - (v182 * v999)
    v1016 = ((v172 * v815) - (v182 * v1000)) + (v363 * v820)
    v1017 = ((v172 * v857) - (v182 * v1001)) + (v363 * v862)
    v1018 = ((v363 * v900) - (v172 * v895)) - (v182 * v1002)
    v1019 = ((v363 * v933) - (v172 * v928)) - (v182 * v1003)
    v1020 = ((v172 * v960) - (v182 * v1004)) + (v363 * v965)
    v1021 = ((v363 * v989) - (v172 * v984)) - (v182 * v1005)
    v1022 = (((v256 * v365) - (v158 * v243)) - (v165 * v1006)) - (v187 * v990)
    v1023 = (((v365 * v445) - (v158 * v356)) - (v165 * v1007)) - (v187 * v991)
    v1024 = (((v365 * v488) - (v158 * v481)) - (v165 * v1008)) - (v187 * v992)
    v1025 = (((v158 * v521) - (v165 * v1009)) - (v187 * v993)) + (v365 * v528)
    v1026 = (((v365 * v565) - (v158 * v558)) - (v165 * v1010)) - (v187 * v994)
    v1027 = (((v365 * v599) - (v158 * v592)) - (v165 * v1011)) - (v187 * v995)
    v1028 = (((v365 * v630) - (v158 * v623)) - (v165 * v1012)) - (v187 * v996)
    v1029 = (((v158 * v651) - (v165 * v1013)) - (v187 * v997)) + (v365 * v658)
    v1030 = (((v365 * v723) - (v158 * v715)) - (v165 * v1014)) - (v187 * v998)
    v1031 = (((v365 * v774) - (v158 * v767)) - (v165 * v1015)) - (v187 * v999)
    v1032 = (((v158 * v813) - (v165 * v1016)) - (v187 * v1000)) + (v365 * v820)
    v1033 = (((v158 * v855) - (v165 * v1017)) - (v187 * v1001)) + (v365 * v862)
    v1034 = (((v365 * v900) - (v158 * v893)) - (v165 * v1018)) - (v187 * v1002)
    v1035 = (((v365 * v933) - (v158 * v926)) - (v165 * v1019)) - (v187 * v1003)
    v1036 = (((v158 * v958) - (v165 * v1020)) - (v187 * v1004)) + (v365 * v965)
    v1037 = (((v365 * v989) - (v158 * v983)) - (v165 * v1021)) - (v187 * v1005)
    v1038 = (((v146 * v241) - (v151 * v1022)) - (v179 * v990)) - (v170 * v1006)
    v1039 = v1038 + (v256 * v370)
    v1040 = (((v146 * v355) - (v151 * v1023)) - (v179 * v991)) - (v170 * v1007)
    v1041 = v1040 + (v370 * v445)
    v1042 = (((v146 * v480) - (v151 * v1024)) - (v179 * v992)) - (v170 * v1008)
    v1043 = v1042 + (v370 * v488)
    v1044 = (((v370 * v528) - (v146 * v520)) - (v151 * v1025)) - (v179 * v993)
    v1045 = v1044 - (v170 * v1009)
    v1046 = (((v146 * v557) - (v151 * v1026)) - (v179 * v994)) - (v170 * v1010)
    v1047 = v1046 + (v370 * v565)
    v1048 = (((v146 * v591) - (v151 * v1027)) - (v179 * v995)) - (v170 * v1011)
    v1049 = v1048 + (v370 * v599)
    v1050 = (((v146 * v622) - (v151 * v1028)) - (v179 * v996)) - (v170 * v1012)
    v1051 = v1050 + (v370 * v630)
    v1052 = (((v370 * v658) - (v146 * v650)) - (v151 * v1029)) - (v179 * v997)
    v1053 = v1052 - (v170 * v1013)
    v1054 = (((v146 * v714) - (v151 * v1030)) - (v179 * v998)) - (v170 * v1014)
    v1055 = v1054 + (v370 * v723)
    v1056 = (((v146 * v766) - (v151 * v1031)) - (v179 * v999)) - (v170 * v1015)
    v1057 = v1056 + (v370 * v774)
    v1058 = (((v370 * v820) - (v146 * v812)) - (v151 * v1032)) - (v179 * v1000)
    v1059 = v1058 - (v170 * v1016)
    v1060 = (((v370 * v862) - (v146 * v854)) - (v151 * v1033)) - (v179 * v1001)
    v1061 = v1060 - (v170 * v1017)
    v1062 = (((v146 * v892) - (v151 * v1034)) - (v179 * v1002)) - (v170 * v1018)
    v1063 = v1062 + (v370 * v900)
    v1064 = (((v146 * v925) - (v151 * v1035)) - (v179 * v1003)) - (v170 * v1019)
    v1065 = v1064 + (v370 * v933)
    v1066 = (((v370 * v965) - (v146 * v957)) - (v151 * v1036)) - (v179 * v1004)
    v1067 = v1066 - (v170 * v1020)
    v1068 = (((v146 * v982) - (v151 * v1037)) - (v179 * v1005)) - (v170 * v1021)
    v1069 = v1068 + (v370 * v989)
    v1070 = (((v137 * v239) - (v140 * v1039)) - (v177 * v990)) - (v163 * v1006)
    v1071 = (v1070 - (v156 * v1022)) + (v256 * v373)
    v1072 = (((v137 * v354) - (v140 * v1041)) - (v177 * v991)) - (v163 * v1007)
    v1073 = (v1072 - (v156 * v1023)) + (v373 * v445)
    v1074 = (((v137 * v479) - (v140 * v1043)) - (v177 * v992)) - (v163 * v1008)
    v1075 = (v1074 - (v156 * v1024)) + (v373 * v488)
    v1076 = (((v373 * v528) - (v137 * v519)) - (v140 * v1045)) - (v177 * v993)
    v1077 = (v1076 - (v163 * v1009)) - (v156 * v1025)
    v1078 = (((v137 * v556) - (v140 * v1047)) - (v177 * v994)) - (v163 * v1010)
    v1079 = (v1078 - (v156 * v1026)) + (v373 * v565)
    v1080 = (((v137 * v590) - (v140 * v1049)) - (v177 * v995)) - (v163 * v1011)
    v1081 = (v1080 - (v156 * v1027)) + (v373 * v599)
    v1082 = (((v137 * v621) - (v140 * v1051)) - (v177 * v996)) - (v163 * v1012)
    v1083 = (v1082 - (v156 * v1028)) + (v373 * v630)
    v1084 = (((v373 * v658) - (v137 * v649)) - (v140 * v1053)) - (v177 * v997)
    v1085 = (v1084 - (v163 * v1013)) - (v156 * v1029)
    v1086 = (((v137 * v713) - (v140 * v1055)) - (v177 * v998)) - (v163 * v1014)
    v1087 = (v1086 - (v156 * v1030)) + (v373 * v723)
    v1088 = (((v137 * v765) - (v140 * v1057)) - (v177 * v999)) - (v163 * v1015)
    v1089 = (v1088 - (v156 * v1031)) + (v373 * v774)
    v1090 = (((v373 * v820) - (v137 * v811)) - (v140 * v1059)) - (v177 * v1000)
    v1091 = (v1090 - (v163 * v1016)) - (v156 * v1032)
    v1092 = (((v373 * v862) - (v137 * v853)) - (v140 * v1061)) - (v177 * v1001)
    v1093 = (v1092 - (v163 * v1017)) - (v156 * v1033)
    v1094 = (((v137 * v891) - (v140 * v1063)) - (v177 * v1002)) - (v163 * v1018)
    v1095 = (v1094 - (v156 * v1034)) + (v373 * v900)
    v1096 = (((v137 * v924) - (v140 * v1065)) - (v177 * v1003)) - (v163 * v1019)
    v1097 = (v1096 - (v156 * v1035)) + (v373 * v933)
    v1098 = (((v373 * v965) - (v137 * v956)) - (v140 * v1067)) - (v177 * v1004)
    v1099 = (v1098 - (v163 * v1020)) - (v156 * v1036)
    v1100 = (((v137 * v981) - (v140 * v1069)) - (v177 * v1005)) - (v163 * v1021)
    v1101 = (v1100 - (v156 * v1037)) + (v373 * v989)
    v1102 = (((v256 * v378) - (v131 * v237)) - (v133 * v1071)) - (v175 * v990)
    v1103 = ((v1102 - (v161 * v1006)) - (v149 * v1022)) - (v145 * v1039)
    v1104 = (((v378 * v445) - (v131 * v353)) - (v133 * v1073)) - (v175 * v991)
    v1105 = ((v1104 - (v161 * v1007)) - (v149 * v1023)) - (v145 * v1041)
    v1106 = (((v378 * v488) - (v131 * v478)) - (v133 * v1075)) - (v175 * v992)
    v1107 = ((v1106 - (v161 * v1008)) - (v149 * v1024)) - (v145 * v1043)
    v1108 = (((v131 * v518) - (v133 * v1077)) - (v175 * v993)) - (v161 * v1009)
    v1109 = ((v1108 - (v149 * v1025)) - (v145 * v1045)) + (v378 * v528)
    v1110 = (((v378 * v565) - (v131 * v555)) - (v133 * v1079)) - (v175 * v994)
    v1111 = ((v1110 - (v161 * v1010)) - (v149 * v1026)) - (v145 * v1047)
    v1112 = (((v378 * v599) - (v131 * v589)) - (v133 * v1081)) - (v175 * v995)
    v1113 = ((v1112 - (v161 * v1011)) - (v149 * v1027)) - (v145 * v1049)
    v1114 = (((v378 * v630) - (v131 * v620)) - (v133 * v1083)) - (v175 * v996)
    v1115 = ((v1114 - (v161 * v1012)) - (v149 * v1028)) - (v145 * v1051)
    v1116 = (((v131 * v648) - (v133 * v1085)) - (v175 * v997)) - (v161 * v1013)
    v1117 = ((v1116 - (v149 * v1029)) - (v145 * v1053)) + (v378 * v658)
    v1118 = (((v378 * v723) - (v131 * v712)) - (v133 * v1087)) - (v175 * v998)
    v1119 = ((v1118 - (v161 * v1014)) - (v149 * v1030)) - (v145 * v1055)
    v1120 = (((v378 * v774) - (v131 * v764)) - (v133 * v1089)) - (v175 * v999)
    v1121 = ((v1120 - (v161 * v1015)) - (v149 * v1031)) - (v145 * v1057)
    v1122 = (((v131 * v810) - (v133 * v1091)) - (v175 * v1000)) - (v161 * v1016)
    v1123 = ((v1122 - (v149 * v1032)) - (v145 * v1059)) + (v378 * v820)
    v1124 = (((v131 * v852) - (v133 * v1093)) - (v175 * v1001)) - (v161 * v1017)
    v1125 = ((v1124 - (v149 * v1033)) - (v145 * v1061)) + (v378 * v862)
    v1126 = (((v378 * v900) - (v131 * v890)) - (v133 * v1095)) - (v175 * v1002)
    v1127 = ((v1126 - (v161 * v1018)) - (v149 * v1034)) - (v145 * v1063)
    v1128 = (((v378 * v933) - (v131 * v923)) - (v133 * v1097)) - (v175 * v1003)
    v1129 = ((v1128 - (v161 * v1019)) - (v149 * v1035)) - (v145 * v1065)
    v1130 = (((v131 * v955) - (v133 * v1099)) - (v175 * v1004)) - (v161 * v1020)
    v1131 = ((v1130 - (v149 * v1036)) - (v145 * v1067)) + (v378 * v965)
    v1132 = (((v378 * v989) - (v133 * v1101)) - (v175 * v1005)) - (v161 * v1021)
    v1133 = ((v1132 - (v149 * v1037)) - (v145 * v1069)) + (v131 * v975)
    v1134 = v192 * v195
    v1135 = (((v129 * v1103) - (1.9928405358526773 * v213)) + (v134 * v1071)) + (v142 * v1039)
    v1136 = (((v129 * v1105) - (1.9928405358526773 * v330)) + (v134 * v1073)) + (v142 * v1041)
    v1137 = (((1.9928405358526773 * v455) - (v129 * v1107)) - (v134 * v1075)) - (v142 * v1043)
    v1138 = (((1.9928405358526773 * v496) + (v129 * v1109)) + (v134 * v1077)) + (v142 * v1045)
    v1139 = (((v129 * v1111) - (1.9928405358526773 * v534)) + (v134 * v1079)) + (v142 * v1047)
    v1140 = (((1.9928405358526773 * v569) - (v129 * v1113)) - (v134 * v1081)) - (v142 * v1049)
    v1141 = (((1.9928405358526773 * v601) - (v129 * v1115)) - (v134 * v1083)) - (v142 * v1051)
    v1142 = (((1.9928405358526773 * v408) + (v129 * v1117)) + (v134 * v1085)) + (v142 * v1053)
    v1143 = (((v129 * v1119) - (1.9928405358526773 * v683)) + (v134 * v1087)) + (v142 * v1055)
    v1144 = (((v129 * v1121) - (1.9928405358526773 * v741)) + (v134 * v1089)) + (v142 * v1057)
    v1145 = (((v820 * v1134) - (1.9928405358526773 * v787)) - (v129 * v1123)) - (v134 * v1091)
    v1146 = (((v862 * v1134) - (1.9928405358526773 * v830)) - (v129 * v1125)) - (v134 * v1093)
    v1147 = (((v129 * v1127) - (1.9928405358526773 * v869)) + (v134 * v1095)) + (v142 * v1063)
    v1148 = (((v129 * v1129) - (1.9928405358526773 * v904)) + (v134 * v1097)) + (v142 * v1065)
    v1149 = (((v965 * v1134) - (v129 * v1131)) - (v134 * v1099)) - (v142 * v1067)
    v1150 = (((v989 * v1134) - (v129 * v1133)) - (v134 * v1101)) - (v142 * v1069)
    v1151 = v363 - (v182 * v361)
    v1152 = v187 - (v165 * v182)
    v1153 = (v365 - (v361 * v1152)) - (v165 * v363)
    v1154 = v170 - (v151 * v165)
    v1155 = (v179 - (v182 * v1154)) - (v151 * v187)
    v1156 = ((v370 - (v361 * v1155)) - (v151 * v365)) - (v363 * v1154)
    v1157 = v156 - (v140 * v151)
    v1158 = (v163 - (v165 * v1157)) - (v140 * v170)
    v1159 = ((v177 - (v182 * v1158)) - (v140 * v179)) - (v187 * v1157)
    v1160 = (((v373 - (v361 * v1159)) - (v365 * v1157)) - (v363 * v1158)) - (v140 * v370)
    v1161 = v145 - (v133 * v140)
    v1162 = (v149 - (v151 * v1161)) - (v133 * v156)
    v1163 = ((v161 - (v165 * v1162)) - (v133 * v163)) - (v170 * v1161)
    v1164 = (((v175 - (v182 * v1163)) - (v133 * v177)) - (v179 * v1161)) - (v187 * v1162)
    v1165 = (((v378 - (v361 * v1164)) - (v365 * v1162)) - (v363 * v1163)) - (v370 * v1161)
    v1166 = v1165 - (v133 * v373)
    v1167 = (v129 * v133) - v134
    v1168 = ((v129 * v145) - (v140 * v1167)) - v142
    v1169 = (((v129 * v149) - (v151 * v1168)) - (v156 * v1167)) - v153
    v1170 = ((((v129 * v161) - (v165 * v1169)) - (v163 * v1167)) - (v170 * v1168)) - v167
    v1171 = (((v129 * v175) - (v182 * v1170)) - (v177 * v1167)) - (v179 * v1168)
    v1172 = (v1171 - (v187 * v1169)) - v184
    v1173 = (((v129 * v378) - (v361 * v1172)) - (v365 * v1169)) - (v363 * v1170)
    v1174 = ((v1173 - (v370 * v1168)) - (v373 * v1167)) - v1134
    v1175 = v189 + (v190 * v361)
    v1176 = (v182 * v189) - (v190 * v1151)
    v1177 = (v190 * v1153) - (v189 * v1152)
    v1178 = (v190 * v1156) - (v189 * v1155)
    v1179 = (v190 * v1160) - (v189 * v1159)
    v1180 = (v190 * v1166) - (v189 * v1164)
    v1181 = (v190 * v1174) - (v189 * v1172)
    v1182 = (v191 * v361) - (v182 * v1175)
    v1183 = (v172 - (v182 * v1176)) - (v191 * v1151)
    v1184 = ((v165 * v172) - (v182 * v1177)) + (v191 * v1153)
    v1185 = ((v172 * v1154) - (v182 * v1178)) + (v191 * v1156)
    v1186 = ((v172 * v1158) - (v182 * v1179)) + (v191 * v1160)
    v1187 = ((v172 * v1163) - (v182 * v1180)) + (v191 * v1166)
    v1188 = ((v172 * v1170) - (v182 * v1181)) + (v191 * v1174)
    v1189 = (v365 - (v165 * v1151)) - (v187 * v361)
    v1190 = ((v183 * v361) - (v165 * v1182)) - (v187 * v1175)
    v1191 = ((v165 * v1183) + (v183 * v1151)) + (v187 * v1176)
    v1192 = ((v158 + (v165 * v1184)) - (v183 * v1153)) + (v187 * v1177)
    v1193 = (((v151 * v158) - (v165 * v1185)) + (v183 * v1156)) - (v187 * v1178)
    v1194 = (((v158 * v1157) - (v165 * v1186)) + (v183 * v1160)) - (v187 * v1179)
    v1195 = (((v158 * v1162) - (v165 * v1187)) + (v183 * v1166)) - (v187 * v1180)
    v1196 = (((v158 * v1169) - (v165 * v1188)) + (v183 * v1174)) - (v187 * v1181)
    v1197 = ((v370 - (v151 * v1189)) - (v170 * v1151)) - (v179 * v361)
    v1198 = (((v166 * v361) - (v151 * v1190)) - (v179 * v1175)) - (v170 * v1182)
    v1199 = (((v166 * v1151) - (v151 * v1191)) + (v179 * v1176)) + (v170 * v1183)
    v1200 = (((v151 * v1192) + (v166 * v1153)) - (v179 * v1177)) - (v170 * v1184)
    v1201 = (((v146 - (v151 * v1193)) + (v166 * v1156)) - (v179 * v1178)) - (v170 * v1185)
    v1202 = (((v140 * v146) + (v151 * v1194)) - (v166 * v1160)) + (v179 * v1179)
    v1203 = v1202 + (v170 * v1186)
    v1204 = (((v166 * v1166) - (v146 * v1161)) - (v151 * v1195)) - (v179 * v1180)
    v1205 = v1204 - (v170 * v1187)
    v1206 = (((v166 * v1174) - (v146 * v1168)) - (v151 * v1196)) - (v179 * v1181)
    v1207 = v1206 - (v170 * v1188)
    v1208 = (((v373 - (v140 * v1197)) - (v163 * v1151)) - (v156 * v1189)) - (v177 * v361)
    v1209 = (((v152 * v361) - (v140 * v1198)) - (v177 * v1175)) - (v163 * v1182)
    v1210 = v1209 - (v156 * v1190)
    v1211 = (((v152 * v1151) - (v140 * v1199)) + (v177 * v1176)) + (v163 * v1183)
    v1212 = v1211 - (v156 * v1191)
    v1213 = (((v152 * v1153) - (v140 * v1200)) - (v177 * v1177)) - (v163 * v1184)
    v1214 = v1213 + (v156 * v1192)
    v1215 = (((v152 * v1156) - (v140 * v1201)) - (v177 * v1178)) - (v163 * v1185)
    v1216 = v1215 - (v156 * v1193)
    v1217 = (((v137 + (v140 * v1203)) + (v152 * v1160)) - (v177 * v1179)) - (v163 * v1186)
    v1218 = v1217 - (v156 * v1194)
    v1219 = (((v133 * v137) + (v140 * v1205)) - (v152 * v1166)) + (v177 * v1180)
    v1220 = (v1219 + (v163 * v1187)) + (v156 * v1195)
    v1221 = (((v152 * v1174) - (v137 * v1167)) - (v140 * v1207)) - (v177 * v1181)
    v1222 = (v1221 - (v163 * v1188)) - (v156 * v1196)
    v1223 = (((v378 - (v133 * v1208)) - (v161 * v1151)) - (v149 * v1189)) - (v145 * v1197)
    v1224 = v1223 - (v175 * v361)
    v1225 = (((v141 * v361) - (v133 * v1210)) - (v175 * v1175)) - (v161 * v1182)
    v1226 = (v1225 - (v149 * v1190)) - (v145 * v1198)
    v1227 = (((v141 * v1151) - (v133 * v1212)) + (v175 * v1176)) + (v161 * v1183)
    v1228 = (v1227 - (v149 * v1191)) - (v145 * v1199)
    v1229 = (((v141 * v1153) - (v133 * v1214)) - (v175 * v1177)) - (v161 * v1184)
    v1230 = (v1229 + (v149 * v1192)) - (v145 * v1200)
    v1231 = (((v141 * v1156) - (v133 * v1216)) - (v175 * v1178)) - (v161 * v1185)
    v1232 = (v1231 - (v149 * v1193)) - (v145 * v1201)
    v1233 = (((v141 * v1160) - (v133 * v1218)) - (v175 * v1179)) - (v161 * v1186)
    v1234 = (v1233 - (v149 * v1194)) + (v145 * v1203)
    v1235 = (((v131 - (v133 * v1220)) - (v141 * v1166)) + (v175 * v1180)) + (v161 * v1187)
    v1236 = (v1235 + (v149 * v1195)) + (v145 * v1205)
    v1237 = (((v133 * v1222) - (v141 * v1174)) + (v175 * v1181)) + (v161 * v1188)
    v1238 = ((v1237 + (v149 * v1196)) + (v145 * v1207)) + (v129 * v131)
    v1239 = (((v129 * v1224) + (v134 * v1208)) + (v142 * v1197)) + (v153 * v1189)
    v1240 = (((v192 * v361) - (v129 * v1226)) - (v134 * v1210)) - (v142 * v1198)
    v1241 = (((v129 * v1228) + (v134 * v1212)) + (v142 * v1199)) + (v153 * v1191)
    v1242 = (((v129 * v1230) + (v134 * v1214)) + (v142 * v1200)) - (v153 * v1192)
    v1243 = (((v192 * v1156) - (v129 * v1232)) - (v134 * v1216)) - (v142 * v1201)
    v1244 = (((v142 * v1203) - (v129 * v1234)) - (v134 * v1218)) - (v153 * v1194)
    v1245 = (((v142 * v1205) - (v129 * v1236)) - (v134 * v1220)) + (v153 * v1195)
    v1246 = (((3.2974940611444983 + (v129 * v1238)) - (v134 * v1222)) - (v142 * v1207)) - (v153 * v1196)
    v1247 = -v1151
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
        -(v195 * v256),
        -(v195 * v445),
        v195 * v488,
        -(v195 * v528),
        -(v195 * v565),
        v195 * v599,
        v195 * v630,
        -(v195 * v658),
        -(v195 * v723),
        -(v195 * v774),
        v195 * v820,
        v195 * v862,
        -(v195 * v900),
        -(v195 * v933),
        v195 * v965,
        v195 * v989,
        v990,
        v991,
        -v992,
        v993,
        v994,
        -v995,
        -v996,
        v997,
        v998,
        v999,
        -v1000,
        -v1001,
        v1002,
        v1003,
        -v1004,
        -v1005,
        -v1006,
        -v1007,
        v1008,
        -v1009,
        -v1010,
        v1011,
        v1012,
        -v1013,
        -v1014,
        -v1015,
        v1016,
        v1017,
        -v1018,
        -v1019,
        v1020,
        v1021,
        -v1022,
        -v1023,
        v1024,
        -v1025,
        -v1026,
        v1027,
        v1028,
        -v1029,
        -v1030,
        -v1031,
        v1032,
        v1033,
        -v1034,
        -v1035,
        v1036,
        v1037,
        v1039,
        v1041,
        -v1043,
        v1045,
        v1047,
        -v1049,
        -v1051,
        v1053,
        v1055,
        v1057,
        -v1059,
        -v1061,
        v1063,
        v1065,
        -v1067,
        -v1069,
        v1071,
        v1073,
        -v1075,
        v1077,
        v1079,
        -v1081,
        -v1083,
        v1085,
        v1087,
        v1089,
        -v1091,
        -v1093,
        v1095,
        v1097,
        -v1099,
        -v1101,
        -v1103,
        -v1105,
        v1107,
        -v1109,
        -v1111,
        v1113,
        v1115,
        -v1117,
        -v1119,
        -v1121,
        v1123,
        v1125,
        -v1127,
        -v1129,
        v1131,
        v1133,
        (((v1135 + (v153 * v1022)) + (v167 * v1006)) + (v184 * v990)) - (v256 * v1134),
        (((v1136 + (v153 * v1023)) + (v167 * v1007)) + (v184 * v991)) - (v445 * v1134),
        (((v1137 - (v153 * v1024)) - (v167 * v1008)) - (v184 * v992)) + (v488 * v1134),
        (((v1138 + (v153 * v1025)) + (v167 * v1009)) + (v184 * v993)) - (v528 * v1134),
        (((v1139 + (v153 * v1026)) + (v167 * v1010)) + (v184 * v994)) - (v565 * v1134),
        (((v1140 - (v153 * v1027)) - (v167 * v1011)) - (v184 * v995)) + (v599 * v1134),
        (((v1141 - (v153 * v1028)) - (v167 * v1012)) - (v184 * v996)) + (v630 * v1134),
        (((v1142 + (v153 * v1029)) + (v167 * v1013)) + (v184 * v997)) - (v658 * v1134),
        (((v1143 + (v153 * v1030)) + (v167 * v1014)) + (v184 * v998)) - (v723 * v1134),
        (((v1144 + (v153 * v1031)) + (v167 * v1015)) + (v184 * v999)) - (v774 * v1134),
        (((v1145 - (v142 * v1059)) - (v153 * v1032)) - (v167 * v1016)) - (v184 * v1000),
        (((v1146 - (v142 * v1061)) - (v153 * v1033)) - (v167 * v1017)) - (v184 * v1001),
        (((v1147 + (v153 * v1034)) + (v167 * v1018)) + (v184 * v1002)) - (v900 * v1134),
        (((v1148 + (v153 * v1035)) + (v167 * v1019)) + (v184 * v1003)) - (v933 * v1134),
        (((v1149 - (v153 * v1036)) - (v167 * v1020)) - (v184 * v1004)) - v954,
        ((v1150 - (v153 * v1037)) - (v167 * v1021)) - (v184 * v1005),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v195,
        v361,
        v1247,
        -v1153,
        v1156,
        v1160,
        -v1166,
        v1174,
        v361,
        -v1175,
        -v1176,
        v1177,
        -v1178,
        -v1179,
        v1180,
        -v1181,
        v1247,
        v1182,
        v1183,
        -v1184,
        v1185,
        v1186,
        -v1187,
        v1188,
        -v1189,
        v1190,
        -v1191,
        v1192,
        v1193,
        v1194,
        -v1195,
        v1196,
        v1197,
        -v1198,
        v1199,
        v1200,
        -v1201,
        v1203,
        v1205,
        -v1207,
        v1208,
        -v1210,
        v1212,
        v1214,
        -v1216,
        -v1218,
        -v1220,
        -v1222,
        -v1224,
        v1226,
        -v1228,
        -v1230,
        v1232,
        v1234,
        v1236,
        -v1238,
        ((v1239 + (v167 * v1151)) + (v184 * v361)) - v1134,
        ((v1240 - (v153 * v1190)) - (v167 * v1182)) - (v184 * v1175),
        ((v1241 - (v167 * v1183)) - (v184 * v1176)) - (v192 * v1151),
        ((v1242 + (v167 * v1184)) + (v184 * v1177)) - (v192 * v1153),
        ((v1243 - (v153 * v1193)) - (v167 * v1185)) - (v184 * v1178),
        ((v1244 - (v167 * v1186)) - (v184 * v1179)) + (v192 * v1160),
        ((v1245 + (v167 * v1187)) + (v184 * v1180)) - (v192 * v1166),
        ((v1246 - (v167 * v1188)) - (v184 * v1181)) + (v192 * v1174),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      A[16][16]  state matrix, state (q, qd); row by row
      B[16][8]   input matrix, one column per actuated joint; row by row

    Operations: 2147 add, 2665 mul, 7 div, 0 sqrt, 8 sincos, 83 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:256], REAL, (16, 16), lanes), _pack(values[256:384], REAL, (16, 8), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = qd[0] + qd[1]
    v3 = v2 * v2
    v4 = qd[2] + v2
    v5 = v4 * v4
    v6 = qd[3] + v4
    v7 = v6 * v6
    v8 = qd[4] + v6
    v9 = v8 * v8
    v10 = qd[5] + v8
    v11 = v10 * v10
    v12 = qd[6] + v10
    v13 = v12 * v12
    v14 = qd[7] + v12
    v15 = v14 * v14
    v16 = np.sin(q[1])
    v17 = np.cos(q[1])
    v18 = np.sin(q[2])
    v19 = np.cos(q[2])
    v20 = np.sin(q[3])
    v21 = np.cos(q[3])
    v22 = np.sin(q[4])
    v23 = np.cos(q[4])
    v24 = np.sin(q[5])
    v25 = np.cos(q[5])
    v26 = np.sin(q[6])
    v27 = np.cos(q[6])
    v28 = np.sin(q[7])
    v29 = np.cos(q[7])
    v30 = qdd[0] + qdd[1]
    v31 = qdd[2] + v30
    v32 = qdd[3] + v31
    v33 = qdd[4] + v32
    v34 = qdd[5] + v33
    v35 = qdd[6] + v34
    v36 = qdd[7] + v35
    v37 = 9.81 * v0
    v38 = v37 - (qd[0] * qd[0])
    v39 = 9.81 * v1
    v40 = qdd[0] + v39
    v41 = (v16 * v38) - (v17 * v40)
    v42 = (0.97 * v30) - v41
    v43 = (v16 * v40) + (v17 * v38)
    v44 = (0.97 * v3) - v43
    v45 = (v18 * v42) - (v19 * v44)
    v46 = (0.94 * v5) - v45
    v47 = (v18 * v44) + (v19 * v42)
    v48 = v47 + (0.94 * v31)
    v49 = (v20 * v46) + (v21 * v48)
    v50 = v49 + (0.91 * v32)
    v51 = (v20 * v48) - (v21 * v46)
    v52 = (0.91 * v7) - v51
    v53 = (v22 * v50) - (v23 * v52)
    v54 = (0.88 * v9) - v53
    v55 = (v22 * v52) + (v23 * v50)
    v56 = v55 + (0.88 * v33)
    v57 = (v24 * v54) + (v25 * v56)
    v58 = v57 + (0.85 * v34)
    v59 = (v24 * v56) - (v25 * v54)
    v60 = (0.85 * v11) - v59
    v61 = (v26 * v58) - (v27 * v60)
    v62 = (0.82 * v13) - v61
    v63 = (v26 * v60) + (v27 * v58)
    v64 = v63 + (0.82 * v35)
    v65 = (v28 * v62) + (v29 * v64)
    v66 = (v28 * v64) - (v29 * v62)
    v67 = 0.97 + v17
    v68 = (v16 * v19) + (v18 * v67)
    v69 = (v16 * v18) - (v19 * v67)
    v70 = 0.94 - v69
    v71 = (v20 * v70) + (v21 * v68)
    v72 = (v20 * v68) - (v21 * v70)
    v73 = 0.91 - v72
    v74 = (v22 * v73) + (v23 * v71)
    v75 = (v22 * v71) - (v23 * v73)
    v76 = 0.88 - v75
    v77 = (v24 * v76) + (v25 * v74)
    v78 = (v24 * v74) - (v25 * v76)
    v79 = 0.85 - v78
    v80 = (v26 * v79) + (v27 * v77)
    v81 = (v26 * v77) - (v27 * v79)
    v82 = 0.82 - v81
    v83 = (v28 * v82) + (v29 * v80)
    v84 = (v28 * v80) - (v29 * v82)
    v85 = 0.97 * v18
    v86 = 0.97 * v19
    v87 = 0.94 + v86
    v88 = (v20 * v87) + (v21 * v85)
    v89 = (v20 * v85) - (v21 * v87)
    v90 = 0.91 - v89
    v91 = (v22 * v90) + (v23 * v88)
    v92 = (v22 * v88) - (v23 * v90)
    v93 = 0.88 - v92
    v94 = (v24 * v93) + (v25 * v91)
    v95 = (v24 * v91) - (v25 * v93)
    v96 = 0.85 - v95
    v97 = (v26 * v96) + (v27 * v94)
    v98 = (v26 * v94) - (v27 * v96)
    v99 = 0.82 - v98
    v100 = (v28 * v99) + (v29 * v97)
    v101 = (v28 * v97) - (v29 * v99)
    v102 = 0.94 * v20
    v103 = 0.94 * v21
    v104 = 0.91 + v103
    v105 = (v22 * v104) + (v23 * v102)
    v106 = (v22 * v102) - (v23 * v104)
    v107 = 0.88 - v106
    v108 = (v24 * v107) + (v25 * v105)
    v109 = (v24 * v105) - (v25 * v107)
    v110 = 0.85 - v109
    v111 = (v26 * v110) + (v27 * v108)
    v112 = (v26 * v108) - (v27 * v110)
    v113 = 0.82 - v112
    v114 = (v28 * v113) + (v29 * v111)
    v115 = (v28 * v111) - (v29 * v113)
    v116 = 0.91 * v22
    v117 = 0.91 * v23
    v118 = 0.88 + v117
    v119 = (v24 * v118) + (v25 * v116)
    v120 = (v24 * v116) - (v25 * v118)
    v121 = 0.85 - v120
    v122 = (v26 * v121) + (v27 * v119)
    v123 = (v26 * v119) - (v27 * v121)
    v124 = 0.82 - v123
    v125 = (v28 * v124) + (v29 * v122)
    v126 = (v28 * v122) - (v29 * v124)
    v127 = 0.88 * v24
    v128 = 0.88 * v25
    v129 = 0.85 + v128
    v130 = (v26 * v129) + (v27 * v127)
    v131 = (v26 * v127) - (v27 * v129)
    v132 = 0.82 - v131
    v133 = (v28 * v132) + (v29 * v130)
    v134 = (v28 * v130) - (v29 * v132)
    v135 = 0.85 * v26
    v136 = 0.85 * v27
    v137 = 0.82 + v136
    v138 = (v28 * v137) + (v29 * v135)
    v139 = (v28 * v135) - (v29 * v137)
    v140 = 0.82 * v28
    v141 = 0.82 * v29
    return (
        REAL(0.0),
        v39,
        -v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        qdd[0],
        (v16 * v43) - (v17 * v41),
        ((v17 * v30) - v41) - (v3 * v16),
        -((v43 + (v16 * v30)) + (v3 * v17)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        (v45 * v68) - (v47 * v69),
        (v47 - (v31 * v69)) - (v5 * v68),
        ((v5 * v69) - (v31 * v68)) - v45,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v31,
        (v51 * v71) - (v49 * v72),
        (v49 - (v32 * v72)) - (v7 * v71),
        ((v7 * v72) - (v32 * v71)) - v51,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v53 * v74) - (v55 * v75),
        (v55 - (v33 * v75)) - (v9 * v74),
        ((v9 * v75) - (v33 * v74)) - v53,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v33,
        (v59 * v77) - (v57 * v78),
        (v57 - (v34 * v78)) - (v11 * v77),
        ((v11 * v78) - (v34 * v77)) - v59,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v80) - (v63 * v81),
        (v63 - (v35 * v81)) - (v13 * v80),
        ((v13 * v81) - (v35 * v80)) - v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v83) - (v65 * v84),
        (v65 - (v36 * v84)) - (v15 * v83),
        ((v15 * v84) - v66) - (v36 * v83),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        -v41,
        -v43,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        (v45 * v85) + (v47 * v86),
        (v47 - (v5 * v85)) + (v31 * v86),
        -((v45 + (v31 * v85)) + (v5 * v86)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v31,
        (v51 * v88) - (v49 * v89),
        (v49 - (v32 * v89)) - (v7 * v88),
        ((v7 * v89) - (v32 * v88)) - v51,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v53 * v91) - (v55 * v92),
        (v55 - (v33 * v92)) - (v9 * v91),
        ((v9 * v92) - (v33 * v91)) - v53,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v33,
        (v59 * v94) - (v57 * v95),
        (v57 - (v34 * v95)) - (v11 * v94),
        ((v11 * v95) - (v34 * v94)) - v59,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v97) - (v63 * v98),
        (v63 - (v35 * v98)) - (v13 * v97),
        ((v13 * v98) - (v35 * v97)) - v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v100) - (v65 * v101),
        (v65 - (v36 * v101)) - (v15 * v100),
        ((v15 * v101) - v66) - (v36 * v100),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v47,
        -v45,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v31,
        (v51 * v102) + (v49 * v103),
        (v49 - (v7 * v102)) + (v32 * v103),
        -((v51 + (v32 * v102)) + (v7 * v103)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v53 * v105) - (v55 * v106),
        (v55 - (v33 * v106)) - (v9 * v105),
        ((v9 * v106) - (v33 * v105)) - v53,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v33,
        (v59 * v108) - (v57 * v109),
        (v57 - (v34 * v109)) - (v11 * v108),
        ((v11 * v109) - (v34 * v108)) - v59,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v111) - (v63 * v112),
        (v63 - (v35 * v112)) - (v13 * v111),
        ((v13 * v112) - (v35 * v111)) - v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v114) - (v65 * v115),
        (v65 - (v36 * v115)) - (v15 * v114),
        ((v15 * v115) - v66) - (v36 * v114),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v49,
        -v51,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v53 * v116) + (v55 * v117),
        (v55 - (v9 * v116)) + (v33 * v117),
        -((v53 + (v33 * v116)) + (v9 * v117)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v33,
        (v59 * v119) - (v57 * v120),
        (v57 - (v34 * v120)) - (v11 * v119),
        ((v11 * v120) - (v34 * v119)) - v59,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v122) - (v63 * v123),
        (v63 - (v35 * v123)) - (v13 * v122),
        ((v13 * v123) - (v35 * v122)) - v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v125) - (v65 * v126),
        (v65 - (v36 * v126)) - (v15 * v125),
        ((v15 * v126) - v66) - (v36 * v125),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v55,
        -v53,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v33,
        (v59 * v127) + (v57 * v128),
        (v57 - (v11 * v127)) + (v34 * v128),
        -((v59 + (v34 * v127)) + (v11 * v128)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v130) - (v63 * v131),
        (v63 - (v35 * v131)) - (v13 * v130),
        ((v13 * v131) - (v35 * v130)) - v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v133) - (v65 * v134),
        (v65 - (v36 * v134)) - (v15 * v133),
        ((v15 * v134) - v66) - (v36 * v133),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v57,
        -v59,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v61 * v135) + (v63 * v136),
        (v63 - (v13 * v135)) + (v35 * v136),
        -((v61 + (v35 * v135)) + (v13 * v136)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v138) - (v65 * v139),
        (v65 - (v36 * v139)) - (v15 * v138),
        ((v15 * v139) - v66) - (v36 * v138),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v63,
        -v61,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        (v66 * v140) + (v65 * v141),
        (v65 - (v15 * v140)) + (v36 * v141),
        -((v66 + (v36 * v140)) + (v15 * v141)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v65,
        -v66,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
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

    Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 16 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:640], REAL, (8, 80), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = (v1 * v2) + (v0 * v3)
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = np.sin(q[4])
    v10 = np.cos(q[4])
    v11 = np.sin(q[5])
    v12 = np.cos(q[5])
    v13 = np.sin(q[6])
    v14 = np.cos(q[6])
    v15 = np.sin(q[7])
    v16 = np.cos(q[7])
    v17 = (v0 * v2) - (v1 * v3)
    v18 = (v4 * v5) + (v6 * v17)
    v19 = (v5 * v17) - (v4 * v6)
    v20 = (v7 * v18) + (v8 * v19)
    v21 = 87.4968615 * v4
    v22 = (v8 * v18) - (v7 * v19)
    v23 = (v10 * v20) + (v9 * v22)
    v24 = (v10 * v22) - (v9 * v20)
    v25 = (v12 * v23) + (v11 * v24)
    v26 = (v12 * v24) - (v11 * v23)
    v27 = (v14 * v25) + (v13 * v26)
    v28 = 5.9286734999999995 * ((v16 * v27) + (v15 * ((v14 * v26) - (v13 * v25))))
    v29 = v28 + (19.466964 * v27)
    v30 = v29 + (33.145537499999996 * v25)
    v31 = v30 + (46.876104 * v23)
    v32 = v31 + (60.5703735 * v20)
    v33 = v32 + (74.14005599999999 * v19)
    v34 = (1.4210854715202004e-14 * v0) - v33
    v35 = -(v21 + v34)
    v36 = -(v34 + (1.4210854715202004e-14 * v4))
    return (
        (v33 - (100.55250000000001 * v0)) - v21,
        v35,
        v36,
        v32,
        v31,
        v30,
        v29,
        v28,
        v35,
        v35,
        v36,
        v32,
        v31,
        v30,
        v29,
        v28,
        v36,
        v36,
        v36,
        v32,
        v31,
        v30,
        v29,
        v28,
        v32,
        v32,
        v32,
        v32,
        v31,
        v30,
        v29,
        v28,
        v31,
        v31,
        v31,
        v31,
        v31,
        v30,
        v29,
        v28,
        v30,
        v30,
        v30,
        v30,
        v30,
        v30,
        v29,
        v28,
        v29,
        v29,
        v29,
        v29,
        v29,
        v29,
        v29,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
        v28,
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[8]  joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      K[8][8]  stiffness matrix; row by row

    Operations: 23 add, 36 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:64], REAL, (8, 8), lanes)
