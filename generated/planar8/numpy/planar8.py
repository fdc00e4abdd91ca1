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
    v15 = (19.466964 * v12) + v14
    v16 = (33.145537499999996 * v11) + v15
    v17 = (46.876104000000005 * v10) + v16
    v18 = (60.5703735 * v9) + v17
    v19 = (74.14005599999999 * v8) + v18
    v20 = (87.4968615 * v2) + v19
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
    v53 = qdd[0] + qdd[1]
    v54 = v52 + ((v25 * v35) + (v26 * v53))
    v55 = qdd[2] + v53
    v56 = v54 + ((v27 * v37) + (v28 * v55))
    v57 = qdd[3] + v55
    v58 = v56 + ((v29 * v39) + (v30 * v57))
    v59 = qdd[4] + v57
    v60 = v58 + ((v31 * v41) + (v32 * v59))
    v61 = qdd[5] + v59
    v62 = v60 + ((v42 * v44) + (v50 * v61))
    v63 = qdd[6] + v61
    v64 = qdd[7] + v63
    v65 = v62 + ((v45 * v47) + (v51 * v63))
    v66 = ((v24 * v49) + (v23 * v64)) + (2.42 * v65)
    v67 = v66 + (1.5550000000000002 * v62)
    v68 = v67 + (1.455 * v60)
    v69 = v68 + (1.3549999999999998 * v58)
    v70 = v69 + (1.255 * v56)
    v71 = v70 + (1.1550000000000002 * v54)
    v72 = ((v0 * v33) - (v1 * qdd[0])) - 9.81
    v73 = ((v25 * v53) - (v26 * v35)) - v72
    v74 = v73 + ((v27 * v55) - (v28 * v37))
    v75 = v74 + ((v29 * v57) - (v30 * v39))
    v76 = v75 + ((v31 * v59) - (v32 * v41))
    v77 = v76 + ((v42 * v61) - (v44 * v50))
    v78 = v77 + ((v45 * v63) - (v47 * v51))
    v79 = ((v24 * v64) - (v23 * v49)) + (2.42 * v78)
    v80 = v79 + (1.5550000000000002 * v77)
    v81 = v80 + (1.455 * v76)
    v82 = v81 + (1.3549999999999998 * v75)
    v83 = v82 + (1.255 * v74)
    v84 = v83 + (1.1550000000000002 * v73)
    v85 = ((v24 * v78) + (v23 * v65)) + (0.30326059166666663 * v64)
    v86 = v85 + (((v45 * v79) + (v51 * v66)) - (0.17661706666666654 * v63))
    v87 = v86 + (((v42 * v80) + (v50 * v67)) - (0.17791562500000002 * v61))
    v88 = v87 + (((v31 * v81) + (v32 * v68)) - (0.17798293333333343 * v59))
    v89 = v88 + (((v29 * v82) + (v30 * v69)) - (0.17673034166666668 * v57))
    v90 = v89 + (((v27 * v83) + (v28 * v70)) - (0.1740691999999998 * v55))
    v91 = v90 + (((v25 * v84) + (v26 * v71)) - (0.16991085833333336 * v53))
    v92 = (v0 * (v71 + (1.055 * v52))) - (v1 * ((1.055 * v72) - v84))
    return (
        v91 + (v92 - (0.16416666666666663 * qdd[0])),
        v91,
        v90,
        v89,
        v88,
        v87,
        v86,
        v85,
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
    v56 = v0 * v33
    v57 = v56 - 9.81
    v58 = v57 + (v26 * v35)
    v59 = v58 + (v28 * v38)
    v60 = v59 + (v30 * v41)
    v61 = v60 + (v32 * v44)
    v62 = 0.85 * v15
    v63 = v61 + (v48 * v62)
    v64 = 0.82 * v18
    v65 = v63 + (v52 * v64)
    v66 = 1.9928405358526773 * v22
    v67 = v23 * v66
    v68 = 1.9928405358526773 * v21
    v69 = (v23 * v68) - 2.42
    v70 = (v50 * v67) + (v64 * v69)
    v71 = (v24 * v66) - 2.42
    v72 = (v50 * v71) + (v64 * v67)
    v73 = 1.0 / (0.17661706666666654 + ((v50 * v72) + (v64 * v70)))
    v74 = v72 * v73
    v75 = v67 - (v70 * v74)
    v76 = v70 * v73
    v77 = (v69 - (v70 * v76)) - 1.5550000000000002
    v78 = (v46 * v75) + (v62 * v77)
    v79 = (v71 - (v72 * v74)) - 1.5550000000000002
    v80 = (v46 * v79) + (v62 * v75)
    v81 = 1.0 / (0.17791562500000002 + ((v46 * v80) + (v62 * v78)))
    v82 = v80 * v81
    v83 = v75 - (v78 * v82)
    v84 = v78 * v81
    v85 = (v77 - (v78 * v84)) - 1.455
    v86 = (v31 * v83) + (v32 * v85)
    v87 = (v79 - (v80 * v82)) - 1.455
    v88 = (v31 * v87) + (v32 * v83)
    v89 = 1.0 / (0.17798293333333343 + ((v31 * v88) + (v32 * v86)))
    v90 = v88 * v89
    v91 = v83 - (v86 * v90)
    v92 = v86 * v89
    v93 = (v85 - (v86 * v92)) - 1.3549999999999998
    v94 = (v29 * v91) + (v30 * v93)
    v95 = (v87 - (v88 * v90)) - 1.3549999999999998
    v96 = (v29 * v95) + (v30 * v91)
    v97 = 1.0 / (0.17673034166666668 + ((v29 * v96) + (v30 * v94)))
    v98 = v96 * v97
    v99 = v91 - (v94 * v98)
    v100 = v94 * v97
    v101 = (v93 - (v94 * v100)) - 1.255
    v102 = (v27 * v99) + (v28 * v101)
    v103 = (v95 - (v96 * v98)) - 1.255
    v104 = (v27 * v103) + (v28 * v99)
    v105 = 1.0 / (0.1740691999999998 + ((v27 * v104) + (v28 * v102)))
    v106 = v104 * v105
    v107 = v99 - (v102 * v106)
    v108 = v102 * v105
    v109 = (v101 - (v102 * v108)) - 1.1550000000000002
    v110 = (v25 * v107) + (v26 * v109)
    v111 = (v103 - (v104 * v106)) - 1.1550000000000002
    v112 = (v25 * v111) + (v26 * v107)
    v113 = 1.0 / (0.16991085833333336 + ((v25 * v112) + (v26 * v110)))
    v114 = v112 * v113
    v115 = v107 - (v110 * v114)
    v116 = v0 * (v110 * v113)
    v117 = 1.055 * v1
    v118 = v1 * v114
    v119 = v0 * (((v1 * v115) - (v110 * v116)) + (v0 * (v109 - 1.055)))
    v120 = v119 + (v1 * ((((v0 * v115) + (v1 * v111)) - v117) - (v112 * v118)))
    v121 = tau[7] + ((v24 * v65) - (v23 * v53))
    v122 = (v24 * v55) + ((2.42 * v53) + (v68 * v121))
    v123 = (v23 * v55) + ((2.42 * v65) - (v66 * v121))
    v124 = (tau[6] + ((v50 * v123) - (v64 * v122))) - tau[7]
    v125 = ((1.5550000000000002 * v49) + v122) + (v76 * v124)
    v126 = ((1.5550000000000002 * v63) + v123) - (v74 * v124)
    v127 = (tau[5] + ((v46 * v126) - (v62 * v125))) - tau[6]
    v128 = ((1.455 * v45) + v125) + (v84 * v127)
    v129 = ((1.455 * v61) + v126) - (v82 * v127)
    v130 = (tau[4] + ((v31 * v129) - (v32 * v128))) - tau[5]
    v131 = ((1.3549999999999998 * v42) + v128) + (v92 * v130)
    v132 = ((1.3549999999999998 * v60) + v129) - (v90 * v130)
    v133 = (tau[3] + ((v29 * v132) - (v30 * v131))) - tau[4]
    v134 = ((1.255 * v39) + v131) + (v100 * v133)
    v135 = ((1.255 * v59) + v132) - (v98 * v133)
    v136 = (tau[2] + ((v27 * v135) - (v28 * v134))) - tau[3]
    v137 = ((1.1550000000000002 * v36) + v134) + (v108 * v136)
    v138 = ((1.1550000000000002 * v58) + v135) - (v106 * v136)
    v139 = (tau[1] + ((v25 * v138) - (v26 * v137))) - tau[2]
    v140 = v116 + v118
    v141 = (tau[1] + (((v0 * v137) - (v1 * v138)) - tau[0])) + (v139 * v140)
    v142 = (1.0 / (0.16416666666666663 + v120)) * (v141 - (v117 * (v57 - v56)))
    v143 = (v113 * v139) + (v140 * v142)
    v144 = (v0 * v142) - (v26 * v143)
    v145 = (v1 * v142) - (v25 * v143)
    v146 = ((v105 * v136) + (v108 * v144)) + (v106 * v145)
    v147 = (v28 * v146) - v144
    v148 = (v27 * v146) - v145
    v149 = ((v97 * v133) - (v100 * v147)) - (v98 * v148)
    v150 = v147 + (v30 * v149)
    v151 = v148 + (v29 * v149)
    v152 = ((v89 * v130) - (v92 * v150)) - (v90 * v151)
    v153 = v150 + (v32 * v152)
    v154 = v151 + (v31 * v152)
    v155 = ((v81 * v127) - (v84 * v153)) - (v82 * v154)
    v156 = v153 + (v62 * v155)
    v157 = v154 + (v46 * v155)
    v158 = ((v73 * v124) - (v76 * v156)) - (v74 * v157)
    v159 = v158 + (((3.2974940611444983 * v121) + (v68 * v156)) + (v66 * v157))
    return (
        v142,
        -(v142 + v143),
        v143 - v146,
        v146 - v149,
        v149 - v152,
        v152 - v155,
        v155 - v158,
        v159 + (v158 * ((v50 * v66) + (v64 * v68))),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Operations: 170 add, 196 mul, 7 div, 0 sqrt, 8 sincos, 1 other.
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
    v24 = 0.82 + (0.79 * v17)
    v25 = 0.79 * v16
    v26 = 0.97 * v18
    v27 = 0.91 * v21
    v28 = 0.91 * v22
    v29 = v7 - (0.94 * v20)
    v30 = v26 + (0.94 * v19)
    v31 = v27 + (0.88 * v23)
    v32 = (v11 * v22) - (v10 * v21)
    v33 = (v13 * v23) + (v12 * v32)
    v34 = (v12 * v23) - (v13 * v32)
    v35 = (v14 * v33) + (v15 * v34)
    v36 = v28 + (0.88 * v32)
    v37 = (v29 + (0.85 * v34)) - v36
    v38 = (v14 * v34) - (v15 * v33)
    v39 = ((v25 * v38) - (v24 * v35)) - v37
    v40 = v7 + v39
    v41 = v29 + v39
    v42 = v37 + v39
    v43 = v42 + (0.82 * v35)
    v44 = v31 + ((0.85 * v33) - v30)
    v45 = ((v24 * v38) - v44) + (v25 * v35)
    v46 = v1 - v45
    v47 = v26 - v45
    v48 = v30 - v45
    v49 = v27 - v48
    v50 = v31 - v48
    v51 = v44 + v45
    v52 = (0.82 * v38) - v51
    v53 = -(v0 - v39)
    v54 = -(v28 - v41)
    v55 = -(v36 - v41)
    v56 = -v47
    v57 = -v48
    v58 = -v52
    return (
        v53,
        v39,
        v40,
        v41,
        v54,
        v55,
        v42,
        v43,
        v46,
        -v45,
        v47,
        v48,
        -v49,
        -v50,
        -v51,
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
        v56,
        v57,
        v49,
        v50,
        v51,
        v58,
        v45,
        v45,
        v56,
        v57,
        v49,
        v50,
        v51,
        v58,
        v56,
        v56,
        v56,
        v57,
        v49,
        v50,
        v51,
        v58,
        v57,
        v57,
        v57,
        v57,
        v49,
        v50,
        v51,
        v58,
        v49,
        v49,
        v49,
        v49,
        v49,
        v50,
        v51,
        v58,
        v50,
        v50,
        v50,
        v50,
        v50,
        v50,
        v51,
        v58,
        v51,
        v51,
        v51,
        v51,
        v51,
        v51,
        v51,
        v58,
        v58,
        v58,
        v58,
        v58,
        v58,
        v58,
        v58,
        v58,
        v53,
        v39,
        v40,
        v41,
        v54,
        v55,
        v42,
        v43,
        v39,
        v39,
        v40,
        v41,
        v54,
        v55,
        v42,
        v43,
        v40,
        v40,
        v40,
        v41,
        v54,
        v55,
        v42,
        v43,
        v41,
        v41,
        v41,
        v41,
        v54,
        v55,
        v42,
        v43,
        v54,
        v54,
        v54,
        v54,
        v54,
        v55,
        v42,
        v43,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
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

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 11 other.
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
    v36 = v1 * v33
    v37 = v25 * v35
    v38 = v36 + v37
    v39 = qd[2] + v34
    v40 = v39 * v39
    v41 = v27 * v40
    v42 = v38 + v41
    v43 = qd[3] + v39
    v44 = v43 * v43
    v45 = v29 * v44
    v46 = v42 + v45
    v47 = qd[4] + v43
    v48 = v47 * v47
    v49 = v31 * v48
    v50 = v46 + v49
    v51 = 0.85 * v16
    v52 = qd[5] + v47
    v53 = v52 * v52
    v54 = v51 * v53
    v55 = v50 + v54
    v56 = 0.82 * v19
    v57 = qd[6] + v52
    v58 = v57 * v57
    v59 = v56 * v58
    v60 = v55 + v59
    v61 = qd[7] + v57
    v62 = v61 * v61
    v63 = v24 * v62
    v64 = (2.42 * v60) + v63
    v65 = v64 + (1.5550000000000002 * v55)
    v66 = v65 + (1.455 * v50)
    v67 = v66 + (1.3549999999999998 * v46)
    v68 = v67 + (1.255 * v42)
    v69 = v68 + (1.1550000000000002 * v38)
    v70 = v0 * v33
    v71 = v70 - 9.81
    v72 = v26 * v35
    v73 = v71 + v72
    v74 = v28 * v40
    v75 = v73 + v74
    v76 = v30 * v44
    v77 = v75 + v76
    v78 = v32 * v48
    v79 = v77 + v78
    v80 = 0.85 * v15
    v81 = v53 * v80
    v82 = v79 + v81
    v83 = 0.82 * v18
    v84 = v58 * v83
    v85 = v82 + v84
    v86 = (v23 * v60) - (v24 * v85)
    v87 = v23 * v62
    v88 = (2.42 * v85) + v87
    v89 = (v86 + (v64 * v83)) - (v56 * v88)
    v90 = v88 + (1.5550000000000002 * v82)
    v91 = (v89 + (v65 * v80)) - (v51 * v90)
    v92 = v90 + (1.455 * v79)
    v93 = (v91 + (v32 * v66)) - (v31 * v92)
    v94 = v92 + (1.3549999999999998 * v77)
    v95 = (v93 + (v30 * v67)) - (v29 * v94)
    v96 = v94 + (1.255 * v75)
    v97 = (v95 + (v28 * v68)) - (v27 * v96)
    v98 = v96 + (1.1550000000000002 * v73)
    v99 = (v97 + (v26 * v69)) - (v25 * v98)
    v100 = v23 + (1.9843999999999997 * v18)
    v101 = v100 + (3.37875 * v15)
    v102 = v101 + (4.7783999999999995 * v12)
    v103 = (6.17435 * v9) + v102
    v104 = (7.557599999999999 * v6) + v103
    v105 = v24 + (1.9843999999999997 * v19)
    v106 = v105 + (3.37875 * v16)
    v107 = v106 + (4.7783999999999995 * v13)
    v108 = (6.17435 * v10) + v107
    v109 = (7.557599999999999 * v7) + v108
    v110 = (v0 * (v104 + (8.91915 * v3))) + (v1 * (v109 + (8.91915 * v4)))
    v111 = (v25 * v109) + (v26 * v104)
    v112 = (v27 * v108) + (v28 * v103)
    v113 = (v29 * v107) + (v30 * v102)
    v114 = (v31 * v106) + (v32 * v101)
    v115 = (v51 * v105) + (v80 * v100)
    v116 = 0.4955669999999999 * ((v18 * v21) + (v19 * v22))
    v117 = 0.1266435250000001 + (2.0 * (v116 + (0.8136039999999999 * ((v18 * v18) + (v19 * v19)))))
    v118 = (v117 + (2.0 * (v115 + (1.43596875 * ((v15 * v15) + (v16 * v16)))))) - 0.17791562500000002
    v119 = (v118 + (2.0 * (v114 + (2.102496 * ((v12 * v12) + (v13 * v13)))))) - 0.17798293333333343
    v120 = (v119 + (2.0 * (v113 + (2.80932925 * ((v9 * v9) + (v10 * v10)))))) - 0.17673034166666668
    v121 = (v120 + (2.0 * (v112 + (3.5520719999999995 * ((v6 * v6) + (v7 * v7)))))) - 0.1740691999999998
    v122 = (v121 + (2.0 * (v111 + (4.32578775 * ((v3 * v3) + (v4 * v4)))))) - 0.16991085833333336
    v123 = v111 + v121
    v124 = v112 + v120
    v125 = (v124 + (v26 * v103)) + (v25 * v108)
    v126 = v113 + v119
    v127 = (v126 + (v28 * v102)) + (v27 * v107)
    v128 = (v127 + (v26 * v102)) + (v25 * v107)
    v129 = v114 + v118
    v130 = (v129 + (v30 * v101)) + (v29 * v106)
    v131 = (v130 + (v28 * v101)) + (v27 * v106)
    v132 = (v131 + (v26 * v101)) + (v25 * v106)
    v133 = v115 + v117
    v134 = (v133 + (v32 * v100)) + (v31 * v105)
    v135 = (v134 + (v30 * v100)) + (v29 * v105)
    v136 = (v135 + (v28 * v100)) + (v27 * v105)
    v137 = (v136 + (v26 * v100)) + (v25 * v105)
    v138 = 0.30326059166666663 + v116
    v139 = v138 + (0.5136974999999999 * ((v15 * v21) + (v16 * v22)))
    v140 = v139 + (0.531828 * ((v12 * v21) + (v13 * v22)))
    v141 = v140 + (0.5499585 * ((v9 * v21) + (v10 * v22)))
    v142 = v141 + (0.568089 * ((v6 * v21) + (v7 * v22)))
    v143 = v142 + (0.5862194999999999 * ((v3 * v21) + (v4 * v22)))
    v144 = (v1 * v24) + ((v0 * v23) + v143)
    v145 = 3.2974940611444983 * v138
    v146 = (v137 + ((v0 * v100) + (v1 * v105))) - (v144 * v145)
    v147 = 1.0 / ((v138 * v145) - v117)
    v148 = (v139 * v145) - v133
    v149 = v147 * v148
    v150 = 3.2974940611444983 * v139
    v151 = ((v132 + ((v0 * v101) + (v1 * v106))) - (v146 * v149)) - (v144 * v150)
    v152 = 1.0 / (((v139 * v150) - v118) - (v148 * v149))
    v153 = (v140 * v145) - v134
    v154 = ((v140 * v150) - v129) - (v149 * v153)
    v155 = v152 * v154
    v156 = v146 * v147
    v157 = 3.2974940611444983 * v140
    v158 = ((v128 + ((v0 * v102) + (v1 * v107))) - (v151 * v155)) - (v153 * v156)
    v159 = v158 - (v144 * v157)
    v160 = v147 * v153
    v161 = 1.0 / ((((v140 * v157) - v119) - (v154 * v155)) - (v153 * v160))
    v162 = (v141 * v145) - v135
    v163 = ((v141 * v150) - v130) - (v149 * v162)
    v164 = v147 * v162
    v165 = (((v141 * v157) - v126) - (v155 * v163)) - (v153 * v164)
    v166 = v161 * v165
    v167 = v151 * v152
    v168 = 3.2974940611444983 * v141
    v169 = ((v125 + ((v0 * v103) + (v1 * v108))) - (v159 * v166)) - (v156 * v162)
    v170 = (v169 - (v163 * v167)) - (v144 * v168)
    v171 = v152 * v163
    v172 = ((((v141 * v168) - v120) - (v165 * v166)) - (v162 * v164)) - (v163 * v171)
    v173 = 1.0 / v172
    v174 = (v142 * v145) - v136
    v175 = ((v142 * v150) - v131) - (v149 * v174)
    v176 = v147 * v174
    v177 = (((v142 * v157) - v127) - (v155 * v175)) - (v153 * v176)
    v178 = v152 * v175
    v179 = ((((v142 * v168) - v124) - (v166 * v177)) - (v162 * v176)) - (v163 * v178)
    v180 = v173 * v179
    v181 = v159 * v161
    v182 = 3.2974940611444983 * v142
    v183 = ((v123 + ((v0 * v104) + (v1 * v109))) - (v170 * v180)) - (v156 * v174)
    v184 = ((v183 - (v167 * v175)) - (v177 * v181)) - (v144 * v182)
    v185 = v161 * v177
    v186 = ((((v142 * v182) - v121) - (v179 * v180)) - (v174 * v176)) - (v175 * v178)
    v187 = 1.0 / (v186 - (v177 * v185))
    v188 = (v143 * v145) - v137
    v189 = ((v143 * v150) - v132) - (v149 * v188)
    v190 = v147 * v188
    v191 = (((v143 * v157) - v128) - (v155 * v189)) - (v153 * v190)
    v192 = v152 * v189
    v193 = ((((v143 * v168) - v125) - (v166 * v191)) - (v162 * v190)) - (v163 * v192)
    v194 = v161 * v191
    v195 = ((((v143 * v182) - v123) - (v180 * v193)) - (v174 * v190)) - (v175 * v192)
    v196 = v195 - (v177 * v194)
    v197 = v187 * v196
    v198 = v170 * v173
    v199 = 3.2974940611444983 * v143
    v200 = (((v122 - (v184 * v197)) - (v156 * v188)) - (v167 * v189)) - (v181 * v191)
    v201 = v110 + ((v200 - (v193 * v198)) - (v144 * v199))
    v202 = v173 * v193
    v203 = ((((v143 * v199) - v122) - (v196 * v197)) - (v188 * v190)) - (v189 * v192)
    v204 = 1.0 / ((v203 - (v191 * v194)) - (v193 * v202))
    v205 = v201 * v204
    v206 = v184 * v187
    v207 = 3.2974940611444983 * v144
    v208 = (v122 + (2.0 * (v110 + (5.125 * ((v0 * v0) + (v1 * v1)))))) - 0.16416666666666663
    v209 = (((v208 + (v201 * v205)) + (v146 * v156)) + (v151 * v167)) + (v159 * v181)
    v210 = 1.0 / (((v209 + (v170 * v198)) + (v184 * v206)) - (v144 * v207))
    v211 = v86 - tau[7]
    v212 = (tau[6] - v89) + (v145 * v211)
    v213 = ((tau[5] - v91) - (v149 * v212)) + (v150 * v211)
    v214 = (((tau[4] - v93) - (v155 * v213)) + (v157 * v211)) - (v160 * v212)
    v215 = (((tau[3] - v95) - (v166 * v214)) + (v168 * v211)) - (v164 * v212)
    v216 = v215 - (v171 * v213)
    v217 = (((tau[2] - v97) - (v180 * v216)) - (v176 * v212)) - (v178 * v213)
    v218 = (v217 - (v185 * v214)) + (v182 * v211)
    v219 = (((tau[1] - v99) - (v197 * v218)) - (v190 * v212)) - (v192 * v213)
    v220 = ((v219 - (v194 * v214)) - (v202 * v216)) + (v199 * v211)
    v221 = 1.055 * v0
    v222 = (((v99 + (v0 * v69)) - tau[0]) - (v205 * v220)) - (v156 * v212)
    v223 = (((v222 - (v167 * v213)) - (v181 * v214)) - (v198 * v216)) - (v206 * v218)
    v224 = ((v223 - (v207 * v211)) + (v36 * v221)) - (v1 * (v98 + (1.055 * v71)))
    v225 = v210 * v224
    v226 = v70 + (v1 * v225)
    v227 = v205 * v210
    v228 = (v204 * v220) + (v224 * v227)
    v229 = v225 + v228
    v230 = v72 + (v25 * v229)
    v231 = v226 + v230
    v232 = v206 * v210
    v233 = ((v187 * v218) - (v197 * v228)) + (v224 * v232)
    v234 = v229 + v233
    v235 = v74 + (v27 * v234)
    v236 = v231 + v235
    v237 = v198 * v210
    v238 = (((v173 * v216) - (v180 * v233)) - (v202 * v228)) + (v224 * v237)
    v239 = v234 + v238
    v240 = v76 + (v29 * v239)
    v241 = v236 + v240
    v242 = v181 * v210
    v243 = (((v161 * v214) - (v166 * v238)) - (v194 * v228)) - (v185 * v233)
    v244 = v243 + (v224 * v242)
    v245 = v239 + v244
    v246 = v78 + (v31 * v245)
    v247 = v241 + v246
    v248 = v167 * v210
    v249 = (((v152 * v213) - (v155 * v244)) - (v192 * v228)) - (v178 * v233)
    v250 = (v249 - (v171 * v238)) + (v224 * v248)
    v251 = v245 + v250
    v252 = v81 + (v51 * v251)
    v253 = v247 + v252
    v254 = v156 * v210
    v255 = (((v147 * v212) - (v149 * v250)) - (v190 * v228)) - (v176 * v233)
    v256 = ((v255 - (v164 * v238)) - (v160 * v244)) + (v224 * v254)
    v257 = v251 + v256
    v258 = v84 + (v56 * v257)
    v259 = v253 + v258
    v260 = (v26 * v229) - v37
    v261 = ((v0 * v225) - v36) + v260
    v262 = (v28 * v234) - v41
    v263 = v261 + v262
    v264 = (v30 * v239) - v45
    v265 = v263 + v264
    v266 = (v32 * v245) - v49
    v267 = v265 + v266
    v268 = (v80 * v251) - v54
    v269 = v267 + v268
    v270 = (v83 * v257) - v59
    v271 = v269 + v270
    v272 = 9.81 - v226
    v273 = v230 - v272
    v274 = v235 + v273
    v275 = v240 + v274
    v276 = v246 + v275
    v277 = v252 + v276
    v278 = v258 + v277
    v279 = 0.6043499999999999 * ((v21 * v278) - (v22 * v271))
    v280 = v279 + ((v24 * v271) - (v23 * v259))
    v281 = v207 * v210
    v282 = ((((v145 * v256) - (3.2974940611444983 * v211)) - v257) + (v150 * v250)) + (v157 * v244)
    v283 = (((v282 + (v168 * v238)) + (v182 * v233)) + (v199 * v228)) + (v224 * v281)
    v284 = (v24 * v283) - v87
    v285 = -v284
    v286 = v285 + (2.42 * v259)
    v287 = v63 + (v23 * v283)
    v288 = 2.42 * v271
    v289 = v288 - v287
    v290 = v287 - v288
    v291 = (2.42 * v278) - v284
    v292 = (v56 * v290) + (v83 * v291)
    v293 = v292 + ((v280 - (v83 * v286)) + (v56 * v289))
    v294 = v286 + (1.5550000000000002 * v253)
    v295 = 1.5550000000000002 * v269
    v296 = v289 + v295
    v297 = v295 - v290
    v298 = v291 + (1.5550000000000002 * v277)
    v299 = (v51 * v297) - (v80 * v298)
    v300 = ((v293 - (v80 * v294)) + (v51 * v296)) - v299
    v301 = v294 + (1.455 * v247)
    v302 = 1.455 * v267
    v303 = v296 + v302
    v304 = v297 + v302
    v305 = v298 + (1.455 * v276)
    v306 = (v31 * v304) - (v32 * v305)
    v307 = ((v300 - (v32 * v301)) + (v31 * v303)) - v306
    v308 = v301 + (1.3549999999999998 * v241)
    v309 = 1.3549999999999998 * v265
    v310 = v303 + v309
    v311 = v304 + v309
    v312 = v305 + (1.3549999999999998 * v275)
    v313 = (v29 * v311) - (v30 * v312)
    v314 = ((v307 - (v30 * v308)) + (v29 * v310)) - v313
    v315 = v308 + (1.255 * v236)
    v316 = 1.255 * v263
    v317 = v310 + v316
    v318 = v311 + v316
    v319 = v312 + (1.255 * v274)
    v320 = (v27 * v318) - (v28 * v319)
    v321 = ((v314 - (v28 * v315)) + (v27 * v317)) - v320
    v322 = 1.1550000000000002 * v261
    v323 = v318 + v322
    v324 = v323 - (v317 + v322)
    v325 = v319 + (1.1550000000000002 * v273)
    v326 = v325 - (v315 + (1.1550000000000002 * v231))
    v327 = (v321 - (v25 * v324)) + (v26 * v326)
    v328 = (v145 * v280) - v293
    v329 = ((v150 * v280) - v300) - (v149 * v328)
    v330 = (((v157 * v280) - v307) - (v155 * v329)) - (v160 * v328)
    v331 = ((((v168 * v280) - v314) - (v166 * v330)) - (v164 * v328)) - (v171 * v329)
    v332 = ((((v182 * v280) - v321) - (v180 * v331)) - (v176 * v328)) - (v178 * v329)
    v333 = v332 - (v185 * v330)
    v334 = ((((v199 * v280) - v327) - (v197 * v333)) - (v190 * v328)) - (v192 * v329)
    v335 = (v334 - (v194 * v330)) - (v202 * v331)
    v336 = ((((v205 * v335) - v327) + (v156 * v328)) + (v167 * v329)) + (v181 * v330)
    v337 = (((v336 + (v198 * v331)) + (v206 * v333)) + (v207 * v280)) + (v1 * v324)
    v338 = (v337 - (v0 * v326)) + (v221 * (v226 + v272))
    v339 = v230 + v235
    v340 = v240 + v339
    v341 = v246 + v340
    v342 = v252 + v341
    v343 = v258 + v342
    v344 = v285 + (2.42 * v343)
    v345 = v344 + (1.5550000000000002 * v342)
    v346 = v345 + (1.455 * v341)
    v347 = v346 + (1.3549999999999998 * v340)
    v348 = v347 + (1.255 * v339)
    v349 = v348 + (1.1550000000000002 * v230)
    v350 = v260 + v262
    v351 = v264 + v350
    v352 = v266 + v351
    v353 = v268 + v352
    v354 = v270 + v353
    v355 = (2.42 * v354) - v287
    v356 = v355 + (1.5550000000000002 * v353)
    v357 = v356 + (1.455 * v352)
    v358 = v357 + (1.3549999999999998 * v351)
    v359 = v358 + (1.255 * v350)
    v360 = v359 + (1.1550000000000002 * v260)
    v361 = v279 + ((v24 * v354) - (v23 * v343))
    v362 = v292 + ((v361 - (v83 * v344)) + (v56 * v355))
    v363 = ((v362 - (v80 * v345)) + (v51 * v356)) - v299
    v364 = ((v363 - (v32 * v346)) + (v31 * v357)) - v306
    v365 = ((v364 - (v30 * v347)) + (v29 * v358)) - v313
    v366 = ((v365 - (v28 * v348)) + (v27 * v359)) - v320
    v367 = (v366 - (v25 * (v323 - v360))) + (v26 * (v325 - v349))
    v368 = (v145 * v361) - v362
    v369 = ((v150 * v361) - v363) - (v149 * v368)
    v370 = (((v157 * v361) - v364) - (v155 * v369)) - (v160 * v368)
    v371 = ((((v168 * v361) - v365) - (v166 * v370)) - (v164 * v368)) - (v171 * v369)
    v372 = ((((v182 * v361) - v366) - (v180 * v371)) - (v176 * v368)) - (v178 * v369)
    v373 = v372 - (v185 * v370)
    v374 = ((((v199 * v361) - v367) - (v197 * v373)) - (v190 * v368)) - (v192 * v369)
    v375 = (v374 - (v194 * v370)) - (v202 * v371)
    v376 = ((((v0 * v349) - (v1 * v360)) - v367) + (v205 * v375)) + (v156 * v368)
    v377 = (((v376 + (v167 * v369)) + (v181 * v370)) + (v198 * v371)) + (v206 * v373)
    v378 = v377 + (v207 * v361)
    v379 = v235 + v240
    v380 = v246 + v379
    v381 = v252 + v380
    v382 = v258 + v381
    v383 = v285 + (2.42 * v382)
    v384 = v383 + (1.5550000000000002 * v381)
    v385 = v384 + (1.455 * v380)
    v386 = v385 + (1.3549999999999998 * v379)
    v387 = v386 + (1.255 * v235)
    v388 = v262 + v264
    v389 = v266 + v388
    v390 = v268 + v389
    v391 = v270 + v390
    v392 = (2.42 * v391) - v287
    v393 = v392 + (1.5550000000000002 * v390)
    v394 = v393 + (1.455 * v389)
    v395 = v394 + (1.3549999999999998 * v388)
    v396 = v395 + (1.255 * v262)
    v397 = v279 + ((v24 * v391) - (v23 * v382))
    v398 = v292 + ((v397 - (v83 * v383)) + (v56 * v392))
    v399 = ((v398 - (v80 * v384)) + (v51 * v393)) - v299
    v400 = ((v399 - (v32 * v385)) + (v31 * v394)) - v306
    v401 = ((v400 - (v30 * v386)) + (v29 * v395)) - v313
    v402 = ((v401 - (v28 * v387)) + (v27 * v396)) - v320
    v403 = ((v26 * v387) - v402) - (v25 * v396)
    v404 = (v145 * v397) - v398
    v405 = ((v150 * v397) - v399) - (v149 * v404)
    v406 = (((v157 * v397) - v400) - (v155 * v405)) - (v160 * v404)
    v407 = ((((v168 * v397) - v401) - (v166 * v406)) - (v164 * v404)) - (v171 * v405)
    v408 = ((((v182 * v397) - v402) - (v180 * v407)) - (v176 * v404)) - (v178 * v405)
    v409 = v408 - (v185 * v406)
    v410 = (((v403 - (v197 * v409)) - (v190 * v404)) - (v192 * v405)) - (v194 * v406)
    v411 = (v410 - (v202 * v407)) + (v199 * v397)
    v412 = ((v403 + ((v0 * v387) - (v1 * v396))) + (v205 * v411)) + (v156 * v404)
    v413 = (((v412 + (v167 * v405)) + (v181 * v406)) + (v198 * v407)) + (v206 * v409)
    v414 = v413 + (v207 * v397)
    v415 = v240 + v246
    v416 = v252 + v415
    v417 = v258 + v416
    v418 = v285 + (2.42 * v417)
    v419 = v418 + (1.5550000000000002 * v416)
    v420 = v419 + (1.455 * v415)
    v421 = v420 + (1.3549999999999998 * v240)
    v422 = v264 + v266
    v423 = v268 + v422
    v424 = v270 + v423
    v425 = (2.42 * v424) - v287
    v426 = v425 + (1.5550000000000002 * v423)
    v427 = v426 + (1.455 * v422)
    v428 = v427 + (1.3549999999999998 * v264)
    v429 = v279 + ((v24 * v424) - (v23 * v417))
    v430 = v292 + ((v429 - (v83 * v418)) + (v56 * v425))
    v431 = ((v430 - (v80 * v419)) + (v51 * v426)) - v299
    v432 = ((v431 - (v32 * v420)) + (v31 * v427)) - v306
    v433 = ((v432 - (v30 * v421)) + (v29 * v428)) - v313
    v434 = ((v28 * v421) - v433) - (v27 * v428)
    v435 = (v434 + (v26 * v421)) - (v25 * v428)
    v436 = (v145 * v429) - v430
    v437 = ((v150 * v429) - v431) - (v149 * v436)
    v438 = (((v157 * v429) - v432) - (v155 * v437)) - (v160 * v436)
    v439 = ((((v168 * v429) - v433) - (v166 * v438)) - (v164 * v436)) - (v171 * v437)
    v440 = (((v434 - (v180 * v439)) - (v176 * v436)) - (v178 * v437)) - (v185 * v438)
    v441 = v440 + (v182 * v429)
    v442 = (((v435 - (v197 * v441)) - (v190 * v436)) - (v192 * v437)) - (v194 * v438)
    v443 = (v442 - (v202 * v439)) + (v199 * v429)
    v444 = ((v435 + ((v0 * v421) - (v1 * v428))) + (v205 * v443)) + (v156 * v436)
    v445 = (((v444 + (v167 * v437)) + (v181 * v438)) + (v198 * v439)) + (v206 * v441)
    v446 = v445 + (v207 * v429)
    v447 = v246 + v252
    v448 = v258 + v447
    v449 = v285 + (2.42 * v448)
    v450 = v449 + (1.5550000000000002 * v447)
    v451 = v450 + (1.455 * v246)
    v452 = v266 + v268
    v453 = v270 + v452
    v454 = (2.42 * v453) - v287
    v455 = v454 + (1.5550000000000002 * v452)
    v456 = v455 + (1.455 * v266)
    v457 = v279 + ((v24 * v453) - (v23 * v448))
    v458 = v292 + ((v457 - (v83 * v449)) + (v56 * v454))
    v459 = ((v458 - (v80 * v450)) + (v51 * v455)) - v299
    v460 = ((v459 - (v32 * v451)) + (v31 * v456)) - v306
    v461 = ((v30 * v451) - v460) - (v29 * v456)
    v462 = (v461 + (v28 * v451)) - (v27 * v456)
    v463 = (v462 + (v26 * v451)) - (v25 * v456)
    v464 = (v145 * v457) - v458
    v465 = ((v150 * v457) - v459) - (v149 * v464)
    v466 = (((v157 * v457) - v460) - (v155 * v465)) - (v160 * v464)
    v467 = (((v461 - (v166 * v466)) + (v168 * v457)) - (v164 * v464)) - (v171 * v465)
    v468 = (((v462 - (v180 * v467)) - (v176 * v464)) - (v178 * v465)) - (v185 * v466)
    v469 = v468 + (v182 * v457)
    v470 = (((v463 - (v197 * v469)) - (v190 * v464)) - (v192 * v465)) - (v194 * v466)
    v471 = (v470 - (v202 * v467)) + (v199 * v457)
    v472 = ((v463 + ((v0 * v451) - (v1 * v456))) + (v205 * v471)) + (v156 * v464)
    v473 = (((v472 + (v167 * v465)) + (v181 * v466)) + (v198 * v467)) + (v206 * v469)
    v474 = v473 + (v207 * v457)
    v475 = v252 + v258
    v476 = v285 + (2.42 * v475)
    v477 = v476 + (1.5550000000000002 * v252)
    v478 = v268 + v270
    v479 = (2.42 * v478) - v287
    v480 = v479 + (1.5550000000000002 * v268)
    v481 = v279 + ((v24 * v478) - (v23 * v475))
    v482 = v292 + ((v481 - (v83 * v476)) + (v56 * v479))
    v483 = ((v482 - (v80 * v477)) + (v51 * v480)) - v299
    v484 = ((v32 * v477) - v483) - (v31 * v480)
    v485 = (v484 + (v30 * v477)) - (v29 * v480)
    v486 = (v485 + (v28 * v477)) - (v27 * v480)
    v487 = (v486 + (v26 * v477)) - (v25 * v480)
    v488 = (v145 * v481) - v482
    v489 = ((v150 * v481) - v483) - (v149 * v488)
    v490 = ((v484 - (v155 * v489)) + (v157 * v481)) - (v160 * v488)
    v491 = (((v485 - (v166 * v490)) + (v168 * v481)) - (v164 * v488)) - (v171 * v489)
    v492 = (((v486 - (v180 * v491)) - (v176 * v488)) - (v178 * v489)) - (v185 * v490)
    v493 = v492 + (v182 * v481)
    v494 = (((v487 - (v197 * v493)) - (v190 * v488)) - (v192 * v489)) - (v194 * v490)
    v495 = (v494 - (v202 * v491)) + (v199 * v481)
    v496 = ((v487 + ((v0 * v477) - (v1 * v480))) + (v205 * v495)) + (v156 * v488)
    v497 = (((v496 + (v167 * v489)) + (v181 * v490)) + (v198 * v491)) + (v206 * v493)
    v498 = v497 + (v207 * v481)
    v499 = v285 + (2.42 * v258)
    v500 = (2.42 * v270) - v287
    v501 = v279 + ((v24 * v270) - (v23 * v258))
    v502 = v292 + ((v501 - (v83 * v499)) + (v56 * v500))
    v503 = ((v80 * v499) - v502) - (v51 * v500)
    v504 = (v503 + (v32 * v499)) - (v31 * v500)
    v505 = (v504 + (v30 * v499)) - (v29 * v500)
    v506 = (v505 + (v28 * v499)) - (v27 * v500)
    v507 = (v506 + (v26 * v499)) - (v25 * v500)
    v508 = (v145 * v501) - v502
    v509 = (v503 - (v149 * v508)) + (v150 * v501)
    v510 = ((v504 - (v155 * v509)) + (v157 * v501)) - (v160 * v508)
    v511 = (((v505 - (v166 * v510)) + (v168 * v501)) - (v164 * v508)) - (v171 * v509)
    v512 = (((v506 - (v180 * v511)) - (v176 * v508)) - (v178 * v509)) - (v185 * v510)
    v513 = v512 + (v182 * v501)
    v514 = (((v507 - (v197 * v513)) - (v190 * v508)) - (v192 * v509)) - (v194 * v510)
    v515 = (v514 - (v202 * v511)) + (v199 * v501)
    v516 = ((v507 + ((v0 * v499) - (v1 * v500))) + (v205 * v515)) + (v156 * v508)
    v517 = (((v516 + (v167 * v509)) + (v181 * v510)) + (v198 * v511)) + (v206 * v513)
    v518 = v517 + (v207 * v501)
    v519 = ((v83 * v285) - v279) + (v56 * v287)
    v520 = (v519 + (v80 * v285)) + (v51 * v287)
    v521 = (v520 + (v32 * v285)) + (v31 * v287)
    v522 = (v521 + (v30 * v285)) + (v29 * v287)
    v523 = (v522 + (v28 * v285)) + (v27 * v287)
    v524 = (v523 + (v26 * v285)) + (v25 * v287)
    v525 = v519 + (v145 * v279)
    v526 = (v520 - (v149 * v525)) + (v150 * v279)
    v527 = ((v521 - (v155 * v526)) + (v157 * v279)) - (v160 * v525)
    v528 = (((v522 - (v166 * v527)) + (v168 * v279)) - (v164 * v525)) - (v171 * v526)
    v529 = (((v523 - (v180 * v528)) - (v176 * v525)) - (v178 * v526)) - (v185 * v527)
    v530 = v529 + (v182 * v279)
    v531 = (((v524 - (v197 * v530)) - (v190 * v525)) - (v192 * v526)) - (v194 * v527)
    v532 = (v531 - (v202 * v528)) + (v199 * v279)
    v533 = ((v524 + ((v0 * v285) + (v1 * v287))) + (v205 * v532)) + (v156 * v525)
    v534 = (((v533 + (v167 * v526)) + (v181 * v527)) + (v198 * v528)) + (v206 * v530)
    v535 = v534 + (v207 * v279)
    v536 = 1.94 * v34
    v537 = v4 * v536
    v538 = 2.0 * qd[0]
    v539 = v537 + (v1 * v538)
    v540 = 1.88 * v39
    v541 = v7 * v540
    v542 = v539 + v541
    v543 = 1.82 * v43
    v544 = v10 * v543
    v545 = v542 + v544
    v546 = 1.76 * v47
    v547 = v13 * v546
    v548 = v545 + v547
    v549 = 1.7 * v52
    v550 = v16 * v549
    v551 = v548 + v550
    v552 = 1.64 * v57
    v553 = v19 * v552
    v554 = v551 + v553
    v555 = 1.2086999999999999 * v61
    v556 = v22 * v555
    v557 = v556 + (2.42 * v554)
    v558 = v557 + (1.5550000000000002 * v551)
    v559 = v558 + (1.455 * v548)
    v560 = v559 + (1.3549999999999998 * v545)
    v561 = v560 + (1.255 * v542)
    v562 = v561 + (1.1550000000000002 * v539)
    v563 = v3 * v536
    v564 = v563 + (v0 * v538)
    v565 = v6 * v540
    v566 = v564 + v565
    v567 = v9 * v543
    v568 = v566 + v567
    v569 = v12 * v546
    v570 = v568 + v569
    v571 = v15 * v549
    v572 = v570 + v571
    v573 = v18 * v552
    v574 = v572 + v573
    v575 = v21 * v555
    v576 = v575 + (2.42 * v574)
    v577 = v576 + (1.5550000000000002 * v572)
    v578 = v577 + (1.455 * v570)
    v579 = v578 + (1.3549999999999998 * v568)
    v580 = v579 + (1.255 * v566)
    v581 = v580 + (1.1550000000000002 * v564)
    v582 = (v23 * v554) - (v24 * v574)
    v583 = (v582 + (v83 * v557)) - (v56 * v576)
    v584 = (v583 + (v80 * v558)) - (v51 * v577)
    v585 = (v584 + (v32 * v559)) - (v31 * v578)
    v586 = (v585 + (v30 * v560)) - (v29 * v579)
    v587 = (v586 + (v28 * v561)) - (v27 * v580)
    v588 = (v587 + (v26 * v562)) - (v25 * v581)
    v589 = (v145 * v582) - v583
    v590 = ((v150 * v582) - v584) - (v149 * v589)
    v591 = (((v157 * v582) - v585) - (v155 * v590)) - (v160 * v589)
    v592 = ((((v168 * v582) - v586) - (v166 * v591)) - (v164 * v589)) - (v171 * v590)
    v593 = ((((v182 * v582) - v587) - (v180 * v592)) - (v176 * v589)) - (v178 * v590)
    v594 = v593 - (v185 * v591)
    v595 = ((((v199 * v582) - v588) - (v197 * v594)) - (v190 * v589)) - (v192 * v590)
    v596 = (v595 - (v194 * v591)) - (v202 * v592)
    v597 = ((v588 + ((v0 * v562) - (v1 * v581))) - (v205 * v596)) - (v156 * v589)
    v598 = (((v597 - (v167 * v590)) - (v181 * v591)) - (v198 * v592)) - (v206 * v594)
    v599 = v598 - (v207 * v582)
    v600 = v537 + v541
    v601 = v544 + v600
    v602 = v547 + v601
    v603 = v550 + v602
    v604 = v553 + v603
    v605 = v556 + (2.42 * v604)
    v606 = v605 + (1.5550000000000002 * v603)
    v607 = v606 + (1.455 * v602)
    v608 = v607 + (1.3549999999999998 * v601)
    v609 = v608 + (1.255 * v600)
    v610 = 2.2407000000000004 * v34
    v611 = v609 + (v4 * v610)
    v612 = v563 + v565
    v613 = v567 + v612
    v614 = v569 + v613
    v615 = v571 + v614
    v616 = v573 + v615
    v617 = v575 + (2.42 * v616)
    v618 = v617 + (1.5550000000000002 * v615)
    v619 = v618 + (1.455 * v614)
    v620 = v619 + (1.3549999999999998 * v613)
    v621 = v620 + (1.255 * v612)
    v622 = v621 + (v3 * v610)
    v623 = (v23 * v604) - (v24 * v616)
    v624 = (v623 + (v83 * v605)) - (v56 * v617)
    v625 = (v624 + (v80 * v606)) - (v51 * v618)
    v626 = (v625 + (v32 * v607)) - (v31 * v619)
    v627 = (v626 + (v30 * v608)) - (v29 * v620)
    v628 = (v627 + (v28 * v609)) - (v27 * v621)
    v629 = (v628 + (v26 * v611)) - (v25 * v622)
    v630 = (v145 * v623) - v624
    v631 = ((v150 * v623) - v625) - (v149 * v630)
    v632 = (((v157 * v623) - v626) - (v155 * v631)) - (v160 * v630)
    v633 = ((((v168 * v623) - v627) - (v166 * v632)) - (v164 * v630)) - (v171 * v631)
    v634 = ((((v182 * v623) - v628) - (v180 * v633)) - (v176 * v630)) - (v178 * v631)
    v635 = v634 - (v185 * v632)
    v636 = ((((v199 * v623) - v629) - (v197 * v635)) - (v190 * v630)) - (v192 * v631)
    v637 = (v636 - (v194 * v632)) - (v202 * v633)
    v638 = ((v629 + ((v0 * v611) - (v1 * v622))) - (v205 * v637)) - (v156 * v630)
    v639 = (((v638 - (v167 * v631)) - (v181 * v632)) - (v198 * v633)) - (v206 * v635)
    v640 = v639 - (v207 * v623)
    v641 = v541 + v544
    v642 = v547 + v641
    v643 = v550 + v642
    v644 = v553 + v643
    v645 = v556 + (2.42 * v644)
    v646 = v645 + (1.5550000000000002 * v643)
    v647 = v646 + (1.455 * v642)
    v648 = v647 + (1.3549999999999998 * v641)
    v649 = 2.3593999999999995 * v39
    v650 = v648 + (v7 * v649)
    v651 = v565 + v567
    v652 = v569 + v651
    v653 = v571 + v652
    v654 = v573 + v653
    v655 = v575 + (2.42 * v654)
    v656 = v655 + (1.5550000000000002 * v653)
    v657 = v656 + (1.455 * v652)
    v658 = v657 + (1.3549999999999998 * v651)
    v659 = v658 + (v6 * v649)
    v660 = (v23 * v644) - (v24 * v654)
    v661 = (v660 + (v83 * v645)) - (v56 * v655)
    v662 = (v661 + (v80 * v646)) - (v51 * v656)
    v663 = (v662 + (v32 * v647)) - (v31 * v657)
    v664 = (v663 + (v30 * v648)) - (v29 * v658)
    v665 = (v664 + (v28 * v650)) - (v27 * v659)
    v666 = (v665 + (v26 * v650)) - (v25 * v659)
    v667 = (v145 * v660) - v661
    v668 = ((v150 * v660) - v662) - (v149 * v667)
    v669 = (((v157 * v660) - v663) - (v155 * v668)) - (v160 * v667)
    v670 = ((((v168 * v660) - v664) - (v166 * v669)) - (v164 * v667)) - (v171 * v668)
    v671 = ((((v182 * v660) - v665) - (v180 * v670)) - (v176 * v667)) - (v178 * v668)
    v672 = v671 - (v185 * v669)
    v673 = ((((v199 * v660) - v666) - (v197 * v672)) - (v190 * v667)) - (v192 * v668)
    v674 = (v673 - (v194 * v669)) - (v202 * v670)
    v675 = ((v666 + ((v0 * v650) - (v1 * v659))) - (v205 * v674)) - (v156 * v667)
    v676 = (((v675 - (v167 * v668)) - (v181 * v669)) - (v198 * v670)) - (v206 * v672)
    v677 = v676 - (v207 * v660)
    v678 = v544 + v547
    v679 = v550 + v678
    v680 = v553 + v679
    v681 = v556 + (2.42 * v680)
    v682 = v681 + (1.5550000000000002 * v679)
    v683 = v682 + (1.455 * v678)
    v684 = 2.4660999999999995 * v43
    v685 = v683 + (v10 * v684)
    v686 = v567 + v569
    v687 = v571 + v686
    v688 = v573 + v687
    v689 = v575 + (2.42 * v688)
    v690 = v689 + (1.5550000000000002 * v687)
    v691 = v690 + (1.455 * v686)
    v692 = v691 + (v9 * v684)
    v693 = (v23 * v680) - (v24 * v688)
    v694 = (v693 + (v83 * v681)) - (v56 * v689)
    v695 = (v694 + (v80 * v682)) - (v51 * v690)
    v696 = (v695 + (v32 * v683)) - (v31 * v691)
    v697 = (v696 + (v30 * v685)) - (v29 * v692)
    v698 = (v697 + (v28 * v685)) - (v27 * v692)
    v699 = (v698 + (v26 * v685)) - (v25 * v692)
    v700 = (v145 * v693) - v694
    v701 = ((v150 * v693) - v695) - (v149 * v700)
    v702 = (((v157 * v693) - v696) - (v155 * v701)) - (v160 * v700)
    v703 = ((((v168 * v693) - v697) - (v166 * v702)) - (v164 * v700)) - (v171 * v701)
    v704 = ((((v182 * v693) - v698) - (v180 * v703)) - (v176 * v700)) - (v178 * v701)
    v705 = v704 - (v185 * v702)
    v706 = ((((v199 * v693) - v699) - (v197 * v705)) - (v190 * v700)) - (v192 * v701)
    v707 = (v706 - (v194 * v702)) - (v202 * v703)
    v708 = ((v699 + ((v0 * v685) - (v1 * v692))) - (v205 * v707)) - (v156 * v700)
    v709 = (((v708 - (v167 * v701)) - (v181 * v702)) - (v198 * v703)) - (v206 * v705)
    v710 = v709 - (v207 * v693)
    v711 = v547 + v550
    v712 = v553 + v711
    v713 = v556 + (2.42 * v712)
    v714 = v713 + (1.5550000000000002 * v711)
    v715 = 2.5608 * v47
    v716 = v714 + (v13 * v715)
    v717 = v569 + v571
    v718 = v573 + v717
    v719 = v575 + (2.42 * v718)
    v720 = v719 + (1.5550000000000002 * v717)
    v721 = v720 + (v12 * v715)
    v722 = (v23 * v712) - (v24 * v718)
    v723 = (v722 + (v83 * v713)) - (v56 * v719)
    v724 = (v723 + (v80 * v714)) - (v51 * v720)
    v725 = (v724 + (v32 * v716)) - (v31 * v721)
    v726 = (v725 + (v30 * v716)) - (v29 * v721)
    v727 = (v726 + (v28 * v716)) - (v27 * v721)
    v728 = (v727 + (v26 * v716)) - (v25 * v721)
    v729 = (v145 * v722) - v723
    v730 = ((v150 * v722) - v724) - (v149 * v729)
    v731 = (((v157 * v722) - v725) - (v155 * v730)) - (v160 * v729)
    v732 = ((((v168 * v722) - v726) - (v166 * v731)) - (v164 * v729)) - (v171 * v730)
    v733 = ((((v182 * v722) - v727) - (v180 * v732)) - (v176 * v729)) - (v178 * v730)
    v734 = v733 - (v185 * v731)
    v735 = ((((v199 * v722) - v728) - (v197 * v734)) - (v190 * v729)) - (v192 * v730)
    v736 = (v735 - (v194 * v731)) - (v202 * v732)
    v737 = ((v728 + ((v0 * v716) - (v1 * v721))) - (v205 * v736)) - (v156 * v729)
    v738 = (((v737 - (v167 * v730)) - (v181 * v731)) - (v198 * v732)) - (v206 * v734)
    v739 = v738 - (v207 * v722)
    v740 = v550 + v553
    v741 = v556 + (2.42 * v740)
    v742 = 2.6435000000000004 * v52
    v743 = v741 + (v16 * v742)
    v744 = v571 + v573
    v745 = v575 + (2.42 * v744)
    v746 = v745 + (v15 * v742)
    v747 = (v23 * v740) - (v24 * v744)
    v748 = (v747 + (v83 * v741)) - (v56 * v745)
    v749 = (v748 + (v80 * v743)) - (v51 * v746)
    v750 = (v749 + (v32 * v743)) - (v31 * v746)
    v751 = (v750 + (v30 * v743)) - (v29 * v746)
    v752 = (v751 + (v28 * v743)) - (v27 * v746)
    v753 = (v752 + (v26 * v743)) - (v25 * v746)
    v754 = (v145 * v747) - v748
    v755 = ((v150 * v747) - v749) - (v149 * v754)
    v756 = (((v157 * v747) - v750) - (v155 * v755)) - (v160 * v754)
    v757 = ((((v168 * v747) - v751) - (v166 * v756)) - (v164 * v754)) - (v171 * v755)
    v758 = ((((v182 * v747) - v752) - (v180 * v757)) - (v176 * v754)) - (v178 * v755)
    v759 = v758 - (v185 * v756)
    v760 = ((((v199 * v747) - v753) - (v197 * v759)) - (v190 * v754)) - (v192 * v755)
    v761 = (v760 - (v194 * v756)) - (v202 * v757)
    v762 = ((v753 + ((v0 * v743) - (v1 * v746))) - (v205 * v761)) - (v156 * v754)
    v763 = (((v762 - (v167 * v755)) - (v181 * v756)) - (v198 * v757)) - (v206 * v759)
    v764 = v763 - (v207 * v747)
    v765 = 3.9687999999999994 * v57
    v766 = v556 + (v19 * v765)
    v767 = v575 + (v18 * v765)
    v768 = 0.9911339999999998 * ((v18 * v22) - (v21 * v19))
    v769 = v57 * v768
    v770 = ((v83 * v766) - v769) - (v56 * v767)
    v771 = (v770 + (v80 * v766)) - (v51 * v767)
    v772 = (v771 + (v32 * v766)) - (v31 * v767)
    v773 = (v772 + (v30 * v766)) - (v29 * v767)
    v774 = (v773 + (v28 * v766)) - (v27 * v767)
    v775 = (v774 + (v26 * v766)) - (v25 * v767)
    v776 = v770 + (v145 * v769)
    v777 = (v771 - (v149 * v776)) + (v150 * v769)
    v778 = ((v772 - (v155 * v777)) + (v157 * v769)) - (v160 * v776)
    v779 = (((v773 - (v166 * v778)) + (v168 * v769)) - (v164 * v776)) - (v171 * v777)
    v780 = (((v774 - (v180 * v779)) - (v176 * v776)) - (v178 * v777)) - (v185 * v778)
    v781 = v780 + (v182 * v769)
    v782 = (((v775 - (v197 * v781)) - (v190 * v776)) - (v192 * v777)) - (v194 * v778)
    v783 = (v782 - (v202 * v779)) + (v199 * v769)
    v784 = ((v775 + ((v0 * v766) - (v1 * v767))) + (v205 * v783)) + (v156 * v776)
    v785 = (((v784 + (v167 * v777)) + (v181 * v778)) + (v198 * v779)) + (v206 * v781)
    v786 = v785 + (v207 * v769)
    v787 = v61 * v768
    v788 = v22 * v61
    v789 = v21 * v61
    v790 = v787 + (1.0273949999999998 * ((v15 * v788) - (v16 * v789)))
    v791 = v790 + (1.063656 * ((v12 * v788) - (v13 * v789)))
    v792 = v791 + (1.099917 * ((v9 * v788) - (v10 * v789)))
    v793 = v792 + (1.136178 * ((v6 * v788) - (v7 * v789)))
    v794 = v793 + (1.1724389999999998 * ((v3 * v788) - (v4 * v789)))
    v795 = (v149 * v787) - v790
    v796 = ((v160 * v787) - v791) - (v155 * v795)
    v797 = (((v164 * v787) - v792) - (v166 * v796)) - (v171 * v795)
    v798 = ((((v176 * v787) - v793) - (v180 * v797)) - (v178 * v795)) - (v185 * v796)
    v799 = ((((v190 * v787) - v794) - (v197 * v798)) - (v192 * v795)) - (v194 * v796)
    v800 = v799 - (v202 * v797)
    v801 = (((v254 * v787) - (v227 * v800)) - (v237 * v797)) - (v232 * v798)
    v802 = v210 * (v794 + ((v0 * v556) - (v1 * v575)))
    v803 = ((v801 - (v242 * v796)) - (v248 * v795)) + v802
    v804 = (v227 * v338) - (v204 * v335)
    v805 = (v227 * v378) - (v204 * v375)
    v806 = (v227 * v414) - (v204 * v411)
    v807 = (v227 * v446) - (v204 * v443)
    v808 = (v227 * v474) - (v204 * v471)
    v809 = (v227 * v498) - (v204 * v495)
    v810 = (v227 * v518) - (v204 * v515)
    v811 = (v227 * v535) - (v204 * v532)
    v812 = (v204 * v596) + (v227 * v599)
    v813 = (v204 * v637) + (v227 * v640)
    v814 = (v204 * v674) + (v227 * v677)
    v815 = (v204 * v707) + (v227 * v710)
    v816 = (v204 * v736) + (v227 * v739)
    v817 = (v204 * v761) + (v227 * v764)
    v818 = (v227 * v786) - (v204 * v783)
    v819 = (v204 * v800) + (v205 * v803)
    v820 = ((v232 * v338) - (v187 * v333)) - (v197 * v804)
    v821 = ((v232 * v378) - (v187 * v373)) - (v197 * v805)
    v822 = ((v232 * v414) - (v187 * v409)) - (v197 * v806)
    v823 = ((v232 * v446) - (v187 * v441)) - (v197 * v807)
    v824 = ((v232 * v474) - (v187 * v469)) - (v197 * v808)
    v825 = ((v232 * v498) - (v187 * v493)) - (v197 * v809)
    v826 = ((v232 * v518) - (v187 * v513)) - (v197 * v810)
    v827 = ((v232 * v535) - (v187 * v530)) - (v197 * v811)
    v828 = ((v187 * v594) - (v197 * v812)) + (v232 * v599)
    v829 = ((v187 * v635) - (v197 * v813)) + (v232 * v640)
    v830 = ((v187 * v672) - (v197 * v814)) + (v232 * v677)
    v831 = ((v187 * v705) - (v197 * v815)) + (v232 * v710)
    v832 = ((v187 * v734) - (v197 * v816)) + (v232 * v739)
    v833 = ((v187 * v759) - (v197 * v817)) + (v232 * v764)
    v834 = ((v232 * v786) - (v187 * v781)) - (v197 * v818)
    v835 = ((v187 * v798) - (v197 * v819)) + (v206 * v803)
    v836 = (((v237 * v338) - (v173 * v331)) - (v180 * v820)) - (v202 * v804)
    v837 = (((v237 * v378) - (v173 * v371)) - (v180 * v821)) - (v202 * v805)
    v838 = (((v237 * v414) - (v173 * v407)) - (v180 * v822)) - (v202 * v806)
    v839 = (((v237 * v446) - (v173 * v439)) - (v180 * v823)) - (v202 * v807)
    v840 = (((v237 * v474) - (v173 * v467)) - (v180 * v824)) - (v202 * v808)
    v841 = (((v237 * v498) - (v173 * v491)) - (v180 * v825)) - (v202 * v809)
    v842 = (((v237 * v518) - (v173 * v511)) - (v180 * v826)) - (v202 * v810)
    v843 = (((v237 * v535) - (v173 * v528)) - (v180 * v827)) - (v202 * v811)
    v844 = (((v173 * v592) - (v180 * v828)) - (v202 * v812)) + (v237 * v599)
    v845 = (((v173 * v633) - (v180 * v829)) - (v202 * v813)) + (v237 * v640)
    v846 = (((v173 * v670) - (v180 * v830)) - (v202 * v814)) + (v237 * v677)
    v847 = (((v173 * v703) - (v180 * v831)) - (v202 * v815)) + (v237 * v710)
    v848 = (((v173 * v732) - (v180 * v832)) - (v202 * v816)) + (v237 * v739)
    v849 = (((v173 * v757) - (v180 * v833)) - (v202 * v817)) + (v237 * v764)
    v850 = (((v237 * v786) - (v173 * v779)) - (v180 * v834)) - (v202 * v818)
    v851 = (((v173 * v797) - (v180 * v835)) + (v198 * v803)) - (v202 * v819)
    v852 = (((v242 * v338) - (v161 * v330)) - (v166 * v836)) - (v194 * v804)
    v853 = v852 - (v185 * v820)
    v854 = (((v242 * v378) - (v161 * v370)) - (v166 * v837)) - (v194 * v805)
    v855 = v854 - (v185 * v821)
    v856 = (((v242 * v414) - (v161 * v406)) - (v166 * v838)) - (v194 * v806)
    v857 = v856 - (v185 * v822)
    v858 = (((v242 * v446) - (v161 * v438)) - (v166 * v839)) - (v194 * v807)
    v859 = v858 - (v185 * v823)
    v860 = (((v242 * v474) - (v161 * v466)) - (v166 * v840)) - (v194 * v808)
    v861 = v860 - (v185 * v824)
    v862 = (((v242 * v498) - (v161 * v490)) - (v166 * v841)) - (v194 * v809)
    v863 = v862 - (v185 * v825)
    v864 = (((v242 * v518) - (v161 * v510)) - (v166 * v842)) - (v194 * v810)
    v865 = v864 - (v185 * v826)
    v866 = (((v242 * v535) - (v161 * v527)) - (v166 * v843)) - (v194 * v811)
    v867 = v866 - (v185 * v827)
    v868 = (((v161 * v591) - (v166 * v844)) - (v194 * v812)) - (v185 * v828)
    v869 = v868 + (v242 * v599)
    v870 = (((v161 * v632) - (v166 * v845)) - (v194 * v813)) - (v185 * v829)
    v871 = v870 + (v242 * v640)
    v872 = (((v161 * v669) - (v166 * v846)) - (v194 * v814)) - (v185 * v830)
    v873 = v872 + (v242 * v677)
    v874 = (((v161 * v702) - (v166 * v847)) - (v194 * v815)) - (v185 * v831)
    v875 = v874 + (v242 * v710)
    v876 = (((v161 * v731) - (v166 * v848)) - (v194 * v816)) - (v185 * v832)
    v877 = v876 + (v242 * v739)
    v878 = (((v161 * v756) - (v166 * v849)) - (v194 * v817)) - (v185 * v833)
    v879 = v878 + (v242 * v764)
    v880 = (((v242 * v786) - (v161 * v778)) - (v166 * v850)) - (v194 * v818)
    v881 = v880 - (v185 * v834)
    v882 = (((v161 * v796) - (v166 * v851)) + (v181 * v803)) - (v194 * v819)
    v883 = v882 - (v185 * v835)
    v884 = (((v248 * v338) - (v152 * v329)) - (v155 * v853)) - (v192 * v804)
    v885 = (v884 - (v178 * v820)) - (v171 * v836)
    v886 = (((v248 * v378) - (v152 * v369)) - (v155 * v855)) - (v192 * v805)
    v887 = (v886 - (v178 * v821)) - (v171 * v837)
    v888 = (((v248 * v414) - (v152 * v405)) - (v155 * v857)) - (v192 * v806)
    v889 = (v888 - (v178 * v822)) - (v171 * v838)
    v890 = (((v248 * v446) - (v152 * v437)) - (v155 * v859)) - (v192 * v807)
    v891 = (v890 - (v178 * v823)) - (v171 * v839)
    v892 = (((v248 * v474) - (v152 * v465)) - (v155 * v861)) - (v192 * v808)
    v893 = (v892 - (v178 * v824)) - (v171 * v840)
    v894 = (((v248 * v498) - (v152 * v489)) - (v155 * v863)) - (v192 * v809)
    v895 = (v894 - (v178 * v825)) - (v171 * v841)
    v896 = (((v248 * v518) - (v152 * v509)) - (v155 * v865)) - (v192 * v810)
    v897 = (v896 - (v178 * v826)) - (v171 * v842)
    v898 = (((v248 * v535) - (v152 * v526)) - (v155 * v867)) - (v192 * v811)
    v899 = (v898 - (v178 * v827)) - (v171 * v843)
    v900 = (((v152 * v590) - (v155 * v869)) - (v192 * v812)) - (v178 * v828)
    v901 = (v900 - (v171 * v844)) + (v248 * v599)
    v902 = (((v152 * v631) - (v155 * v871)) - (v192 * v813)) - (v178 * v829)
    v903 = (v902 - (v171 * v845)) + (v248 * v640)
    v904 = (((v152 * v668) - (v155 * v873)) - (v192 * v814)) - (v178 * v830)
    v905 = (v904 - (v171 * v846)) + (v248 * v677)
    v906 = (((v152 * v701) - (v155 * v875)) - (v192 * v815)) - (v178 * v831)
    v907 = (v906 - (v171 * v847)) + (v248 * v710)
    v908 = (((v152 * v730) - (v155 * v877)) - (v192 * v816)) - (v178 * v832)
    v909 = (v908 - (v171 * v848)) + (v248 * v739)
    v910 = (((v152 * v755) - (v155 * v879)) - (v192 * v817)) - (v178 * v833)
    v911 = (v910 - (v171 * v849)) + (v248 * v764)
    v912 = (((v248 * v786) - (v152 * v777)) - (v155 * v881)) - (v192 * v818)
    v913 = (v912 - (v178 * v834)) - (v171 * v850)
    v914 = (((v152 * v795) - (v155 * v883)) + (v167 * v803)) - (v192 * v819)
    v915 = (v914 - (v178 * v835)) - (v171 * v851)
    v916 = (((v254 * v338) - (v147 * v328)) - (v149 * v885)) - (v190 * v804)
    v917 = ((v916 - (v176 * v820)) - (v164 * v836)) - (v160 * v853)
    v918 = (((v254 * v378) - (v147 * v368)) - (v149 * v887)) - (v190 * v805)
    v919 = ((v918 - (v176 * v821)) - (v164 * v837)) - (v160 * v855)
    v920 = (((v254 * v414) - (v147 * v404)) - (v149 * v889)) - (v190 * v806)
    v921 = ((v920 - (v176 * v822)) - (v164 * v838)) - (v160 * v857)
    v922 = (((v254 * v446) - (v147 * v436)) - (v149 * v891)) - (v190 * v807)
    v923 = ((v922 - (v176 * v823)) - (v164 * v839)) - (v160 * v859)
    v924 = (((v254 * v474) - (v147 * v464)) - (v149 * v893)) - (v190 * v808)
    v925 = ((v924 - (v176 * v824)) - (v164 * v840)) - (v160 * v861)
    v926 = (((v254 * v498) - (v147 * v488)) - (v149 * v895)) - (v190 * v809)
    v927 = ((v926 - (v176 * v825)) - (v164 * v841)) - (v160 * v863)
    v928 = (((v254 * v518) - (v147 * v508)) - (v149 * v897)) - (v190 * v810)
    v929 = ((v928 - (v176 * v826)) - (v164 * v842)) - (v160 * v865)
    v930 = (((v254 * v535) - (v147 * v525)) - (v149 * v899)) - (v190 * v811)
    v931 = ((v930 - (v176 * v827)) - (v164 * v843)) - (v160 * v867)
    v932 = (((v147 * v589) - (v149 * v901)) - (v190 * v812)) - (v176 * v828)
    v933 = ((v932 - (v164 * v844)) - (v160 * v869)) + (v254 * v599)
    v934 = (((v147 * v630) - (v149 * v903)) - (v190 * v813)) - (v176 * v829)
    v935 = ((v934 - (v164 * v845)) - (v160 * v871)) + (v254 * v640)
    v936 = (((v147 * v667) - (v149 * v905)) - (v190 * v814)) - (v176 * v830)
    v937 = ((v936 - (v164 * v846)) - (v160 * v873)) + (v254 * v677)
    v938 = (((v147 * v700) - (v149 * v907)) - (v190 * v815)) - (v176 * v831)
    v939 = ((v938 - (v164 * v847)) - (v160 * v875)) + (v254 * v710)
    v940 = (((v147 * v729) - (v149 * v909)) - (v190 * v816)) - (v176 * v832)
    v941 = ((v940 - (v164 * v848)) - (v160 * v877)) + (v254 * v739)
    v942 = (((v147 * v754) - (v149 * v911)) - (v190 * v817)) - (v176 * v833)
    v943 = ((v942 - (v164 * v849)) - (v160 * v879)) + (v254 * v764)
    v944 = (((v254 * v786) - (v147 * v776)) - (v149 * v913)) - (v190 * v818)
    v945 = ((v944 - (v176 * v834)) - (v164 * v850)) - (v160 * v881)
    v946 = (((v156 * v803) - (v147 * v787)) - (v149 * v915)) - (v190 * v819)
    v947 = ((v946 - (v176 * v835)) - (v164 * v851)) - (v160 * v883)
    v948 = (((3.2974940611444983 * v280) + (v145 * v917)) + (v150 * v885)) + (v157 * v853)
    v949 = (((v948 + (v168 * v836)) + (v182 * v820)) + (v199 * v804)) + (v281 * v338)
    v950 = (((3.2974940611444983 * v361) + (v145 * v919)) + (v150 * v887)) + (v157 * v855)
    v951 = (((v950 + (v168 * v837)) + (v182 * v821)) + (v199 * v805)) + (v281 * v378)
    v952 = (((3.2974940611444983 * v397) + (v145 * v921)) + (v150 * v889)) + (v157 * v857)
    v953 = (((v952 + (v168 * v838)) + (v182 * v822)) + (v199 * v806)) + (v281 * v414)
    v954 = (((3.2974940611444983 * v429) + (v145 * v923)) + (v150 * v891)) + (v157 * v859)
    v955 = (((v954 + (v168 * v839)) + (v182 * v823)) + (v199 * v807)) + (v281 * v446)
    v956 = (((3.2974940611444983 * v457) + (v145 * v925)) + (v150 * v893)) + (v157 * v861)
    v957 = (((v956 + (v168 * v840)) + (v182 * v824)) + (v199 * v808)) + (v281 * v474)
    v958 = (((3.2974940611444983 * v481) + (v145 * v927)) + (v150 * v895)) + (v157 * v863)
    v959 = (((v958 + (v168 * v841)) + (v182 * v825)) + (v199 * v809)) + (v281 * v498)
    v960 = (((3.2974940611444983 * v501) + (v145 * v929)) + (v150 * v897)) + (v157 * v865)
    v961 = (((v960 + (v168 * v842)) + (v182 * v826)) + (v199 * v810)) + (v281 * v518)
    v962 = (((3.2974940611444983 * v279) + (v145 * v931)) + (v150 * v899)) + (v157 * v867)
    v963 = (((v962 + (v168 * v843)) + (v182 * v827)) + (v199 * v811)) + (v281 * v535)
    v964 = (((v145 * v933) - (3.2974940611444983 * v582)) + (v150 * v901)) + (v157 * v869)
    v965 = (((v145 * v935) - (3.2974940611444983 * v623)) + (v150 * v903)) + (v157 * v871)
    v966 = (((v145 * v937) - (3.2974940611444983 * v660)) + (v150 * v905)) + (v157 * v873)
    v967 = (((v145 * v939) - (3.2974940611444983 * v693)) + (v150 * v907)) + (v157 * v875)
    v968 = (((v145 * v941) - (3.2974940611444983 * v722)) + (v150 * v909)) + (v157 * v877)
    v969 = (((v145 * v943) - (3.2974940611444983 * v747)) + (v150 * v911)) + (v157 * v879)
    v970 = (((3.2974940611444983 * v769) + (v145 * v945)) + (v150 * v913)) + (v157 * v881)
    v971 = (((v145 * v947) + (v150 * v915)) + (v157 * v883)) + (v168 * v851)
    v972 = v232 - (v197 * v227)
    v973 = v202 - (v180 * v197)
    v974 = (v237 - (v227 * v973)) - (v180 * v232)
    v975 = v185 - (v166 * v180)
    v976 = (v194 - (v197 * v975)) - (v166 * v202)
    v977 = ((v242 - (v227 * v976)) - (v166 * v237)) - (v232 * v975)
    v978 = v171 - (v155 * v166)
    v979 = (v178 - (v180 * v978)) - (v155 * v185)
    v980 = ((v192 - (v197 * v979)) - (v155 * v194)) - (v202 * v978)
    v981 = (((v248 - (v227 * v980)) - (v237 * v978)) - (v232 * v979)) - (v155 * v242)
    v982 = v160 - (v149 * v155)
    v983 = (v164 - (v166 * v982)) - (v149 * v171)
    v984 = ((v176 - (v180 * v983)) - (v149 * v178)) - (v185 * v982)
    v985 = (((v190 - (v197 * v984)) - (v149 * v192)) - (v194 * v982)) - (v202 * v983)
    v986 = (((v254 - (v227 * v985)) - (v237 * v983)) - (v232 * v984)) - (v242 * v982)
    v987 = v986 - (v149 * v248)
    v988 = (v145 * v149) - v150
    v989 = ((v145 * v160) - (v155 * v988)) - v157
    v990 = (((v145 * v164) - (v166 * v989)) - v168) - (v171 * v988)
    v991 = ((((v145 * v176) - (v180 * v990)) - (v178 * v988)) - (v185 * v989)) - v182
    v992 = (((v145 * v190) - (v197 * v991)) - (v192 * v988)) - (v194 * v989)
    v993 = (v992 - (v202 * v990)) - v199
    v994 = (((v145 * v254) - (v227 * v993)) - (v237 * v990)) - (v232 * v991)
    v995 = v281 + ((v994 - (v242 * v989)) - (v248 * v988))
    v996 = v204 - (v205 * v227)
    v997 = (v205 * v972) + (v197 * v204)
    v998 = (v204 * v973) + (v205 * v974)
    v999 = (v204 * v976) + (v205 * v977)
    v1000 = (v204 * v980) + (v205 * v981)
    v1001 = (v204 * v985) + (v205 * v987)
    v1002 = (v204 * v993) + (v205 * v995)
    v1003 = (v197 * v996) + (v206 * v227)
    v1004 = (v187 + (v197 * v997)) - (v206 * v972)
    v1005 = ((v180 * v187) - (v197 * v998)) + (v206 * v974)
    v1006 = ((v187 * v975) - (v197 * v999)) + (v206 * v977)
    v1007 = ((v187 * v979) - (v197 * v1000)) + (v206 * v981)
    v1008 = ((v187 * v984) - (v197 * v1001)) + (v206 * v987)
    v1009 = ((v187 * v991) - (v197 * v1002)) + (v206 * v995)
    v1010 = (v237 - (v180 * v972)) - (v202 * v227)
    v1011 = ((v202 * v996) - (v180 * v1003)) + (v198 * v227)
    v1012 = ((v180 * v1004) + (v198 * v972)) - (v202 * v997)
    v1013 = ((v173 + (v180 * v1005)) - (v198 * v974)) + (v202 * v998)
    v1014 = (((v166 * v173) - (v180 * v1006)) + (v198 * v977)) - (v202 * v999)
    v1015 = (((v173 * v978) - (v180 * v1007)) + (v198 * v981)) - (v202 * v1000)
    v1016 = (((v173 * v983) - (v180 * v1008)) + (v198 * v987)) - (v202 * v1001)
    v1017 = (((v173 * v990) - (v180 * v1009)) + (v198 * v995)) - (v202 * v1002)
    v1018 = ((v242 - (v166 * v1010)) - (v185 * v972)) - (v194 * v227)
    v1019 = (((v194 * v996) - (v166 * v1011)) - (v185 * v1003)) + (v181 * v227)
    v1020 = (((v181 * v972) - (v166 * v1012)) - (v194 * v997)) + (v185 * v1004)
    v1021 = (((v166 * v1013) + (v181 * v974)) - (v194 * v998)) - (v185 * v1005)
    v1022 = (((v161 + (v166 * v1014)) - (v181 * v977)) + (v194 * v999)) + (v185 * v1006)
    v1023 = (((v155 * v161) - (v166 * v1015)) + (v181 * v981)) - (v194 * v1000)
    v1024 = v1023 - (v185 * v1007)
    v1025 = (((v161 * v982) - (v166 * v1016)) + (v181 * v987)) - (v194 * v1001)
    v1026 = v1025 - (v185 * v1008)
    v1027 = (((v161 * v989) - (v166 * v1017)) + (v181 * v995)) - (v194 * v1002)
    v1028 = v1027 - (v185 * v1009)
    v1029 = (((v248 - (v155 * v1018)) - (v178 * v972)) - (v171 * v1010)) - (v192 * v227)
    v1030 = (((v192 * v996) - (v155 * v1019)) - (v178 * v1003)) - (v171 * v1011)
    v1031 = v1030 + (v167 * v227)
    v1032 = (((v167 * v972) - (v155 * v1020)) - (v192 * v997)) + (v178 * v1004)
    v1033 = v1032 - (v171 * v1012)
    v1034 = (((v167 * v974) - (v155 * v1021)) - (v192 * v998)) - (v178 * v1005)
    v1035 = v1034 + (v171 * v1013)
    v1036 = (((v155 * v1022) + (v167 * v977)) - (v192 * v999)) - (v178 * v1006)
    v1037 = v1036 - (v171 * v1014)
    v1038 = (((v152 + (v155 * v1024)) - (v167 * v981)) + (v192 * v1000)) + (v178 * v1007)
    v1039 = v1038 + (v171 * v1015)
    v1040 = (((v149 * v152) - (v155 * v1026)) + (v167 * v987)) - (v192 * v1001)
    v1041 = (v1040 - (v178 * v1008)) - (v171 * v1016)
    v1042 = (((v152 * v988) - (v155 * v1028)) + (v167 * v995)) - (v192 * v1002)
    v1043 = (v1042 - (v178 * v1009)) - (v171 * v1017)
    v1044 = (((v254 - (v149 * v1029)) - (v176 * v972)) - (v164 * v1010)) - (v160 * v1018)
    v1045 = v1044 - (v190 * v227)
    v1046 = (((v190 * v996) - (v149 * v1031)) - (v176 * v1003)) - (v164 * v1011)
    v1047 = (v1046 - (v160 * v1019)) + (v156 * v227)
    v1048 = (((v156 * v972) - (v149 * v1033)) - (v190 * v997)) + (v176 * v1004)
    v1049 = (v1048 - (v164 * v1012)) - (v160 * v1020)
    v1050 = (((v156 * v974) - (v149 * v1035)) - (v190 * v998)) - (v176 * v1005)
    v1051 = (v1050 + (v164 * v1013)) - (v160 * v1021)
    v1052 = (((v156 * v977) - (v149 * v1037)) - (v190 * v999)) - (v176 * v1006)
    v1053 = (v1052 - (v164 * v1014)) + (v160 * v1022)
    v1054 = (((v149 * v1039) + (v156 * v981)) - (v190 * v1000)) - (v176 * v1007)
    v1055 = (v1054 - (v164 * v1015)) - (v160 * v1024)
    v1056 = (((v147 + (v149 * v1041)) - (v156 * v987)) + (v190 * v1001)) + (v176 * v1008)
    v1057 = (v1056 + (v164 * v1016)) + (v160 * v1026)
    v1058 = (((v145 * v147) + (v149 * v1043)) - (v156 * v995)) + (v190 * v1002)
    v1059 = ((v1058 + (v176 * v1009)) + (v164 * v1017)) + (v160 * v1028)
    v1060 = (((v145 * v1045) + (v150 * v1029)) + (v157 * v1018)) + (v168 * v1010)
    v1061 = (((v199 * v996) - (v145 * v1047)) - (v150 * v1031)) - (v157 * v1019)
    v1062 = (((v182 * v1004) - (v145 * v1049)) - (v150 * v1033)) - (v157 * v1020)
    v1063 = (((v168 * v1013) - (v145 * v1051)) - (v150 * v1035)) - (v157 * v1021)
    v1064 = (((v157 * v1022) - (v145 * v1053)) - (v150 * v1037)) - (v168 * v1014)
    v1065 = (((v150 * v1039) - (v145 * v1055)) - (v157 * v1024)) - (v168 * v1015)
    v1066 = (((v145 * v1057) - (v150 * v1041)) - (v157 * v1026)) - (v168 * v1016)
    v1067 = (((3.2974940611444983 - (v145 * v1059)) + (v150 * v1043)) + (v157 * v1028)) + (v168 * v1017)
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
        v210 * v338,
        v210 * v378,
        v210 * v414,
        v210 * v446,
        v210 * v474,
        v210 * v498,
        v210 * v518,
        v210 * v535,
        -(v210 * v599),
        -(v210 * v640),
        -(v210 * v677),
        -(v210 * v710),
        -(v210 * v739),
        -(v210 * v764),
        -(v210 * v786),
        -v803,
        v804,
        v805,
        v806,
        v807,
        v808,
        v809,
        v810,
        v811,
        -v812,
        -v813,
        -v814,
        -v815,
        -v816,
        -v817,
        -v818,
        -v819,
        v820,
        v821,
        v822,
        v823,
        v824,
        v825,
        v826,
        v827,
        -v828,
        -v829,
        -v830,
        -v831,
        -v832,
        -v833,
        -v834,
        -v835,
        v836,
        v837,
        v838,
        v839,
        v840,
        v841,
        v842,
        v843,
        -v844,
        -v845,
        -v846,
        -v847,
        -v848,
        -v849,
        -v850,
        -v851,
        v853,
        v855,
        v857,
        v859,
        v861,
        v863,
        v865,
        v867,
        -v869,
        -v871,
        -v873,
        -v875,
        -v877,
        -v879,
        -v881,
        -v883,
        v885,
        v887,
        v889,
        v891,
        v893,
        v895,
        v897,
        v899,
        -v901,
        -v903,
        -v905,
        -v907,
        -v909,
        -v911,
        -v913,
        -v915,
        v917,
        v919,
        v921,
        v923,
        v925,
        v927,
        v929,
        v931,
        -v933,
        -v935,
        -v937,
        -v939,
        -v941,
        -v943,
        -v945,
        -v947,
        -v949,
        -v951,
        -v953,
        -v955,
        -v957,
        -v959,
        -v961,
        -v963,
        (((v964 + (v168 * v844)) + (v182 * v828)) + (v199 * v812)) + (v281 * v599),
        (((v965 + (v168 * v845)) + (v182 * v829)) + (v199 * v813)) + (v281 * v640),
        (((v966 + (v168 * v846)) + (v182 * v830)) + (v199 * v814)) + (v281 * v677),
        (((v967 + (v168 * v847)) + (v182 * v831)) + (v199 * v815)) + (v281 * v710),
        (((v968 + (v168 * v848)) + (v182 * v832)) + (v199 * v816)) + (v281 * v739),
        (((v969 + (v168 * v849)) + (v182 * v833)) + (v199 * v817)) + (v281 * v764),
        (((v970 + (v168 * v850)) + (v182 * v834)) + (v199 * v818)) + (v281 * v786),
        ((v971 + (v182 * v835)) + (v199 * v819)) + (v207 * v803),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v210,
        v227,
        v972,
        v974,
        v977,
        v981,
        v987,
        -v995,
        v227,
        -v996,
        v997,
        v998,
        v999,
        v1000,
        v1001,
        -v1002,
        v972,
        v1003,
        -v1004,
        v1005,
        v1006,
        v1007,
        v1008,
        -v1009,
        v1010,
        v1011,
        v1012,
        -v1013,
        v1014,
        v1015,
        v1016,
        -v1017,
        v1018,
        v1019,
        v1020,
        v1021,
        -v1022,
        v1024,
        v1026,
        -v1028,
        v1029,
        v1031,
        v1033,
        v1035,
        v1037,
        -v1039,
        v1041,
        -v1043,
        v1045,
        v1047,
        v1049,
        v1051,
        v1053,
        v1055,
        -v1057,
        v1059,
        -(v281 + ((v1060 + (v182 * v972)) + (v199 * v227))),
        ((v1061 - (v168 * v1011)) - (v182 * v1003)) - (v207 * v227),
        ((v1062 - (v168 * v1012)) - (v199 * v997)) - (v207 * v972),
        ((v1063 - (v182 * v1005)) - (v199 * v998)) - (v207 * v974),
        ((v1064 - (v182 * v1006)) - (v199 * v999)) - (v207 * v977),
        ((v1065 - (v182 * v1007)) - (v199 * v1000)) - (v207 * v981),
        ((v1066 - (v182 * v1008)) - (v199 * v1001)) - (v207 * v987),
        ((v1067 + (v182 * v1009)) + (v199 * v1002)) + (v207 * v995),
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

    Operations: 1952 add, 2097 mul, 7 div, 0 sqrt, 8 sincos, 78 other.
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
