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
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = np.sin(q[0])
    v10 = np.cos(q[0])
    v11 = np.sin(v1)
    v12 = np.cos(v1)
    v13 = np.sin(v2)
    v14 = np.cos(v2)
    v15 = np.sin(v3)
    v16 = np.cos(v3)
    v17 = np.sin(v4)
    v18 = np.cos(v4)
    v19 = np.sin(v5)
    v20 = np.cos(v5)
    v21 = np.sin(v6)
    v22 = np.cos(v6)
    v23 = 0.6043499999999999 * v21
    v24 = v23 + (1.9844 * v19)
    v25 = v24 + (3.3787499999999997 * v17)
    v26 = v25 + (4.7784 * v15)
    v27 = v26 + (6.17435 * v13)
    v28 = v27 + (7.557599999999999 * v11)
    v29 = 0.6043499999999999 * v22
    v30 = v29 + (1.9844 * v20)
    v31 = v30 + (3.3787499999999997 * v18)
    v32 = v31 + (4.7784 * v16)
    v33 = v32 + (6.17435 * v14)
    v34 = v33 + (7.557599999999999 * v12)
    v35 = (v9 * v28) + (v10 * v34)
    v36 = v35 + (8.919149999999998 * ((v7 * v9) + (v8 * v10)))
    v37 = 0.97 * v7
    v38 = 0.97 * v8
    v39 = (v28 * v37) + (v34 * v38)
    v40 = 0.94 * v11
    v41 = 0.94 * v12
    v42 = (v27 * v40) + (v33 * v41)
    v43 = 0.91 * v13
    v44 = 0.91 * v14
    v45 = (v26 * v43) + (v32 * v44)
    v46 = 0.88 * v15
    v47 = 0.88 * v16
    v48 = (v25 * v46) + (v31 * v47)
    v49 = 0.85 * ((v17 * v24) + (v18 * v30))
    v50 = 0.82 * ((v19 * v23) + (v20 * v29))
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
    v65 = v59 + ((v27 * v37) + (v33 * v38))
    v66 = v65 + ((v9 * v27) + (v10 * v33))
    v67 = v57 + ((v26 * v40) + (v32 * v41))
    v68 = v67 + ((v26 * v37) + (v32 * v38))
    v69 = v68 + ((v9 * v26) + (v10 * v32))
    v70 = v55 + ((v25 * v43) + (v31 * v44))
    v71 = v70 + ((v25 * v40) + (v31 * v41))
    v72 = v71 + ((v25 * v37) + (v31 * v38))
    v73 = v72 + ((v9 * v25) + (v10 * v31))
    v74 = v53 + ((v24 * v46) + (v30 * v47))
    v75 = v74 + ((v24 * v43) + (v30 * v44))
    v76 = v75 + ((v24 * v40) + (v30 * v41))
    v77 = v76 + ((v24 * v37) + (v30 * v38))
    v78 = v77 + ((v9 * v24) + (v10 * v30))
    v79 = v51 + (0.85 * ((v17 * v23) + (v18 * v29)))
    v80 = v79 + ((v23 * v46) + (v29 * v47))
    v81 = v80 + ((v23 * v43) + (v29 * v44))
    v82 = v81 + ((v23 * v40) + (v29 * v41))
    v83 = v82 + ((v23 * v37) + (v29 * v38))
    v84 = v83 + ((v9 * v23) + (v10 * v29))
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
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = np.sin(q[0])
    v10 = np.cos(q[0])
    v11 = np.sin(v1)
    v12 = np.cos(v1)
    v13 = np.sin(v2)
    v14 = np.cos(v2)
    v15 = np.sin(v3)
    v16 = np.cos(v3)
    v17 = np.sin(v4)
    v18 = np.cos(v4)
    v19 = np.sin(v5)
    v20 = np.cos(v5)
    v21 = np.sin(v6)
    v22 = np.cos(v6)
    v23 = 0.6043499999999999 * v21
    v24 = 0.6043499999999999 * v22
    v25 = 0.97 * v7
    v26 = 0.97 * v8
    v27 = 0.94 * v11
    v28 = 0.94 * v12
    v29 = 0.91 * v13
    v30 = 0.91 * v14
    v31 = 0.88 * v15
    v32 = 0.88 * v16
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = (v10 * v33) + (v26 * v35)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v28 * v38)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v30 * v41)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v32 * v44)
    v46 = qd[5] + v43
    v47 = v46 * v46
    v48 = 0.85 * v18
    v49 = v45 + (v47 * v48)
    v50 = 0.82 * v20
    v51 = qd[6] + v46
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
    v62 = v9 * v33
    v63 = v62 - 9.81
    v64 = v63 + (v25 * v35)
    v65 = v64 + (v27 * v38)
    v66 = v65 + (v29 * v41)
    v67 = v66 + (v31 * v44)
    v68 = 0.85 * v17
    v69 = v67 + (v47 * v68)
    v70 = 0.82 * v19
    v71 = v69 + (v52 * v70)
    v72 = (v23 * v53) - (v24 * v71)
    v73 = (2.42 * v71) + (v23 * v55)
    v74 = ((v50 * v73) - v72) - (v56 * v70)
    v75 = v73 + (1.5550000000000002 * v69)
    v76 = (v74 + (v48 * v75)) - (v57 * v68)
    v77 = v75 + (1.455 * v67)
    v78 = (v76 + (v32 * v77)) - (v31 * v58)
    v79 = v77 + (1.3549999999999998 * v66)
    v80 = (v78 + (v30 * v79)) - (v29 * v59)
    v81 = v79 + (1.255 * v65)
    v82 = (v80 + (v28 * v81)) - (v27 * v60)
    v83 = v81 + (1.1550000000000002 * v64)
    v84 = (v82 + (v26 * v83)) - (v25 * v61)
    return (
        ((v9 * v61) - v84) - (v10 * (v83 - (1.055 * (v62 - v63)))),
        -v84,
        -v82,
        -v80,
        -v78,
        -v76,
        -v74,
        v72,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      h[8]  bias, N m or N

    Operations: 56 add, 67 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _gravity(prepared, q):
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = np.cos(q[7] + v5)
    v7 = np.cos(v5)
    v8 = np.cos(v4)
    v9 = np.cos(v3)
    v10 = np.cos(v2)
    v11 = np.cos(v1)
    v12 = np.cos(v0)
    v13 = np.cos(q[0])
    v14 = 5.9286734999999995 * v6
    v15 = (19.466964 * v7) + v14
    v16 = (33.145537499999996 * v8) + v15
    v17 = (46.876104000000005 * v9) + v16
    v18 = (60.5703735 * v10) + v17
    v19 = (74.14005599999999 * v11) + v18
    v20 = (87.4968615 * v12) + v19
    return (
        (100.55249999999998 * v13) + v20,
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
    v16 = qd[0] + qd[1]
    v17 = qd[2] + v16
    v18 = qd[3] + v17
    v19 = qd[4] + v18
    v20 = qd[5] + v19
    v21 = qd[6] + v20
    v22 = qd[7] + v21
    v23 = (v0 * v2) - (v1 * v3)
    v24 = (v0 * v3) + (v1 * v2)
    v25 = 0.48015 * ((v0 * v23) + (v1 * v24))
    v26 = v0 + (0.97 * v24)
    v27 = v0 * qd[1]
    v28 = v27 + (qd[2] * v26)
    v29 = (v24 * v4) + (v23 * v5)
    v30 = v1 - (0.97 * v23)
    v31 = (0.5075999999999999 * v29) - (1.2 * v30)
    v32 = v1 * qd[1]
    v33 = v32 + (qd[2] * v30)
    v34 = (v24 * v5) - (v23 * v4)
    v35 = (1.2 * v26) + (0.5075999999999999 * v34)
    v36 = (0.94 * v29) - v30
    v37 = (qd[3] * v36) - v33
    v38 = v26 + (0.94 * v34)
    v39 = (v29 * v6) - (v34 * v7)
    v40 = (1.3 * v38) - (0.53235 * v39)
    v41 = v28 + (qd[3] * v38)
    v42 = (v29 * v7) + (v34 * v6)
    v43 = (1.3 * v36) + (0.53235 * v42)
    v44 = v36 + (0.91 * v42)
    v45 = v37 + (qd[4] * v44)
    v46 = v38 - (0.91 * v39)
    v47 = (v42 * v8) + (v39 * v9)
    v48 = (1.4 * v46) - (0.5544 * v47)
    v49 = v41 + (qd[4] * v46)
    v50 = (v42 * v9) - (v39 * v8)
    v51 = (1.4 * v44) + (0.5544 * v50)
    v52 = v44 + (0.88 * v50)
    v53 = v45 + (qd[5] * v52)
    v54 = (v47 * v11) + (v50 * v10)
    v55 = v46 - (0.88 * v47)
    v56 = (0.57375 * v54) - (1.5 * v55)
    v57 = v49 + (qd[5] * v55)
    v58 = (v47 * v10) - (v50 * v11)
    v59 = (1.5 * v52) - (0.57375 * v58)
    v60 = v52 - (0.85 * v58)
    v61 = v53 + (qd[6] * v60)
    v62 = (0.85 * v54) - v55
    v63 = (v54 * v13) - (v58 * v12)
    v64 = (1.6 * v62) + (0.5904 * v63)
    v65 = (qd[6] * v62) - v57
    v66 = (v54 * v12) + (v58 * v13)
    v67 = (1.6 * v60) - (0.5904 * v66)
    v68 = v60 - (0.82 * v66)
    v69 = v61 + (qd[7] * v68)
    v70 = 0.6043499999999999 * v63
    v71 = 0.6043499999999999 * v66
    v72 = v62 + (0.82 * v63)
    v73 = 1.7 * v72
    v74 = v73 + ((v15 * v70) - (v14 * v71))
    v75 = v65 + (qd[7] * v72)
    v76 = 1.7 * v68
    v77 = ((v70 * v14) + (v15 * v71)) - v76
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
    v90 = v0 * qd[0]
    v91 = v64 + v74
    v92 = v56 + v91
    v93 = v48 - v92
    v94 = v40 + v93
    v95 = v35 + v94
    v96 = v1 * qd[0]
    v97 = (v89 * v90) + (v95 * v96)
    v98 = v97 + (v84 + (qd[0] * v25))
    v99 = v27 - (v16 * v26)
    v100 = v32 - (v16 * v30)
    v101 = (v83 - (v89 * v99)) - (v95 * v100)
    v102 = (v17 * v38) - v28
    v103 = v33 + (v17 * v36)
    v104 = (v82 - (v88 * v102)) + (v94 * v103)
    v105 = (v18 * v46) - v41
    v106 = (v18 * v44) - v37
    v107 = (v81 - (v87 * v105)) + (v93 * v106)
    v108 = (v19 * v55) - v49
    v109 = (v19 * v52) - v45
    v110 = (v80 + (v86 * v108)) + (v92 * v109)
    v111 = v57 + (v20 * v62)
    v112 = (v20 * v60) - v53
    v113 = (v79 + (v85 * v111)) + (v91 * v112)
    v114 = (v21 * v68) - v61
    v115 = (v21 * v72) - v65
    v116 = v78 + ((v74 * v114) + (v77 * v115))
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
    v129 = ((v0 * v122) - (v1 * v128)) + (v16 * v25)
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
    v142 = ((v26 * v122) - (v30 * v128)) - v83
    v143 = ((v38 * v121) - (v36 * v127)) - v82
    v144 = (7.499999999999999 * v36) - v88
    v145 = (7.499999999999999 * v38) - v94
    v146 = v81 + ((v44 * v126) - (v46 * v120))
    v147 = (6.199999999999999 * v44) - v87
    v148 = (6.199999999999999 * v46) - v93
    v149 = ((v52 * v125) - (v55 * v119)) - v80
    v150 = (4.8 * v52) - v86
    v151 = v92 + (4.8 * v55)
    v152 = v79 + ((v60 * v124) - (v62 * v118))
    v153 = v85 + (3.3 * v60)
    v154 = (3.3 * v62) - v91
    v155 = v78 + ((v68 * v123) - (v72 * v117))
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
        ((v1 * v131) - (v0 * v130)) - v101,
        (v104 - (v0 * v132)) - (v1 * v133),
        (v107 - (v0 * v134)) - (v1 * v135),
        -(v110 + ((v0 * v136) + (v1 * v137))),
        ((v1 * v139) - (v0 * v138)) - v113,
        ((v1 * v141) - (v0 * v140)) - v116,
        v142,
        (v142 - v97) + (8.7 * ((v26 * v96) - (v30 * v90))),
        ((v30 * v131) - (v26 * v130)) - v101,
        (v104 - (v26 * v132)) - (v30 * v133),
        (v107 - (v26 * v134)) - (v30 * v135),
        -(v110 + ((v26 * v136) + (v30 * v137))),
        ((v30 * v139) - (v26 * v138)) - v113,
        ((v30 * v141) - (v26 * v140)) - v116,
        -v143,
        ((v90 * v144) + (v96 * v145)) - v143,
        -(v143 + ((v100 * v145) + (v99 * v144))),
        v104 + ((v36 * v133) - (v38 * v132)),
        v107 + ((v36 * v135) - (v38 * v134)),
        ((v36 * v137) - (v38 * v136)) - v110,
        -(v113 + ((v38 * v138) + (v36 * v139))),
        -(v116 + ((v38 * v140) + (v36 * v141))),
        v146,
        v146 + ((v90 * v147) + (v96 * v148)),
        (v146 - (v100 * v148)) - (v99 * v147),
        v146 + ((v102 * v147) - (v103 * v148)),
        v107 + ((v44 * v135) - (v46 * v134)),
        ((v44 * v137) - (v46 * v136)) - v110,
        -(v113 + ((v44 * v139) + (v46 * v138))),
        -(v116 + ((v44 * v141) + (v46 * v140))),
        v149,
        v149 + ((v90 * v150) + (v96 * v151)),
        (v149 - (v100 * v151)) - (v99 * v150),
        v149 + ((v102 * v150) - (v103 * v151)),
        v149 + ((v105 * v150) - (v106 * v151)),
        ((v52 * v137) - (v55 * v136)) - v110,
        -(v113 + ((v52 * v139) + (v55 * v138))),
        -(v116 + ((v52 * v141) + (v55 * v140))),
        -v152,
        ((v90 * v153) - (v96 * v154)) - v152,
        ((v100 * v154) - (v99 * v153)) - v152,
        ((v103 * v154) + (v102 * v153)) - v152,
        ((v106 * v154) + (v105 * v153)) - v152,
        ((v109 * v154) + (v108 * v153)) - v152,
        ((v62 * v138) - (v60 * v139)) - v113,
        ((v62 * v140) - (v60 * v141)) - v116,
        -v155,
        ((v90 * v156) - (v96 * v157)) - v155,
        ((v100 * v157) - (v99 * v156)) - v155,
        ((v103 * v157) + (v102 * v156)) - v155,
        ((v106 * v157) + (v105 * v156)) - v155,
        ((v109 * v157) + (v108 * v156)) - v155,
        ((v112 * v157) - (v111 * v156)) - v155,
        ((v72 * v140) - (v68 * v141)) - v116,
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      C[8][8]  Christoffel's matrix; row by row

    Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 18 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:64], REAL, (8, 8), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = np.sin(q[0])
    v10 = np.cos(q[0])
    v11 = np.sin(v1)
    v12 = np.cos(v1)
    v13 = np.sin(v2)
    v14 = np.cos(v2)
    v15 = np.sin(v3)
    v16 = np.cos(v3)
    v17 = np.sin(v4)
    v18 = np.cos(v4)
    v19 = np.sin(v5)
    v20 = np.cos(v5)
    v21 = np.sin(v6)
    v22 = np.cos(v6)
    v23 = 0.6043499999999999 * v21
    v24 = 0.6043499999999999 * v22
    v25 = 0.97 * v7
    v26 = 0.97 * v8
    v27 = 0.94 * v11
    v28 = 0.94 * v12
    v29 = 0.91 * v13
    v30 = 0.91 * v14
    v31 = 0.88 * v15
    v32 = 0.88 * v16
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = qd[2] + v34
    v37 = v36 * v36
    v38 = qd[3] + v36
    v39 = v38 * v38
    v40 = qd[4] + v38
    v41 = v40 * v40
    v42 = qd[5] + v40
    v43 = v42 * v42
    v44 = 0.85 * v18
    v45 = 0.82 * v20
    v46 = qd[6] + v42
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = 0.85 * v17
    v51 = 0.82 * v19
    v52 = (v10 * v33) + (v9 * qdd[0])
    v53 = 9.81 - ((v9 * v33) - (v10 * qdd[0]))
    v54 = qdd[0] + qdd[1]
    v55 = v52 + ((v26 * v35) + (v25 * v54))
    v56 = v53 - ((v25 * v35) - (v26 * v54))
    v57 = qdd[2] + v54
    v58 = v55 + ((v28 * v37) + (v27 * v57))
    v59 = v56 - ((v27 * v37) - (v28 * v57))
    v60 = qdd[3] + v57
    v61 = v58 + ((v30 * v39) + (v29 * v60))
    v62 = v59 - ((v29 * v39) - (v30 * v60))
    v63 = qdd[4] + v60
    v64 = v61 + ((v32 * v41) + (v31 * v63))
    v65 = v62 - ((v31 * v41) - (v32 * v63))
    v66 = qdd[5] + v63
    v67 = v64 + ((v43 * v44) + (v50 * v66))
    v68 = v65 - ((v43 * v50) - (v44 * v66))
    v69 = qdd[6] + v66
    v70 = v67 + ((v45 * v47) + (v51 * v69))
    v71 = v68 - ((v47 * v51) - (v45 * v69))
    v72 = qdd[7] + v69
    v73 = (0.30326059166666663 * v72) + ((v24 * v71) + (v23 * v70))
    v74 = ((v24 * v49) + (v23 * v72)) + (2.42 * v70)
    v75 = ((v23 * v49) - (v24 * v72)) - (2.42 * v71)
    v76 = (1.5550000000000002 * v67) + v74
    v77 = (1.5550000000000002 * v68) - v75
    v78 = (0.17661706666666654 * v69) - (v73 - ((v45 * v75) - (v51 * v74)))
    v79 = (1.455 * v64) + v76
    v80 = (1.455 * v65) + v77
    v81 = (0.17791562500000002 * v66) + (v78 - ((v44 * v77) + (v50 * v76)))
    v82 = (1.3549999999999998 * v61) + v79
    v83 = (1.3549999999999998 * v62) + v80
    v84 = (0.17798293333333343 * v63) + (v81 - ((v32 * v80) + (v31 * v79)))
    v85 = (1.255 * v58) + v82
    v86 = (1.255 * v59) + v83
    v87 = (0.17673034166666668 * v60) + (v84 - ((v30 * v83) + (v29 * v82)))
    v88 = (1.1550000000000002 * v55) + v85
    v89 = (1.1550000000000002 * v56) + v86
    v90 = (0.1740691999999998 * v57) + (v87 - ((v28 * v86) + (v27 * v85)))
    v91 = (0.16991085833333336 * v54) + (v90 - ((v26 * v89) + (v25 * v88)))
    v92 = v91 - ((v10 * ((1.055 * v53) + v89)) + (v9 * ((1.055 * v52) + v88)))
    return (
        -((0.16416666666666663 * qdd[0]) + v92),
        -v91,
        -v90,
        -v87,
        -v84,
        -v81,
        -v78,
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

    Operations: 87 add, 92 mul, 0 div, 0 sqrt, 8 sincos, 7 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:8], REAL, (8,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v6)
    v8 = np.cos(v6)
    v9 = np.sin(v5)
    v10 = np.cos(v5)
    v11 = np.sin(v4)
    v12 = np.cos(v4)
    v13 = np.sin(v3)
    v14 = np.cos(v3)
    v15 = np.sin(v2)
    v16 = np.cos(v2)
    v17 = np.sin(v1)
    v18 = np.cos(v1)
    v19 = np.sin(v0)
    v20 = np.cos(v0)
    v21 = np.sin(q[0])
    v22 = np.cos(q[0])
    v23 = 1.9928405358526773 * v7
    v24 = 0.6043499999999999 * v7
    v25 = (v24 * v23) - 2.42
    v26 = 0.82 * v9
    v27 = 1.9928405358526773 * v8
    v28 = v24 * v27
    v29 = 0.82 * v10
    v30 = (v29 * v28) + (v26 * v25)
    v31 = 0.6043499999999999 * v8
    v32 = (v31 * v27) - 2.42
    v33 = (v29 * v32) + (v26 * v28)
    v34 = 1.0 / (0.17661706666666654 + ((v29 * v33) + (v26 * v30)))
    v35 = v33 * v34
    v36 = (v32 - (v33 * v35)) - 1.5550000000000002
    v37 = 0.85 * v12
    v38 = v28 - (v30 * v35)
    v39 = 0.85 * v11
    v40 = (v39 * v38) + (v37 * v36)
    v41 = v30 * v34
    v42 = (v25 - (v30 * v41)) - 1.5550000000000002
    v43 = (v39 * v42) + (v37 * v38)
    v44 = 1.0 / (0.17791562500000002 + ((v39 * v43) + (v37 * v40)))
    v45 = v43 * v44
    v46 = (v42 - (v43 * v45)) - 1.455
    v47 = 0.88 * v13
    v48 = v40 * v44
    v49 = v38 - (v43 * v48)
    v50 = 0.88 * v14
    v51 = (v50 * v49) + (v47 * v46)
    v52 = (v36 - (v40 * v48)) - 1.455
    v53 = (v50 * v52) + (v47 * v49)
    v54 = 1.0 / (0.17798293333333343 + ((v50 * v53) + (v47 * v51)))
    v55 = v53 * v54
    v56 = v49 - (v51 * v55)
    v57 = 0.91 * v16
    v58 = v51 * v54
    v59 = (v46 - (v51 * v58)) - 1.3549999999999998
    v60 = 0.91 * v15
    v61 = (v60 * v59) + (v57 * v56)
    v62 = (v52 - (v53 * v55)) - 1.3549999999999998
    v63 = (v57 * v62) + (v60 * v56)
    v64 = 1.0 / (0.17673034166666668 + ((v57 * v63) + (v60 * v61)))
    v65 = v63 * v64
    v66 = (v62 - (v63 * v65)) - 1.255
    v67 = 0.94 * v18
    v68 = v56 - (v61 * v65)
    v69 = 0.94 * v17
    v70 = (v69 * v68) + (v67 * v66)
    v71 = v61 * v64
    v72 = (v59 - (v61 * v71)) - 1.255
    v73 = (v69 * v72) + (v67 * v68)
    v74 = 1.0 / (0.1740691999999998 + ((v69 * v73) + (v67 * v70)))
    v75 = v70 * v74
    v76 = (v66 - (v70 * v75)) - 1.1550000000000002
    v77 = 0.97 * v20
    v78 = v68 - (v73 * v75)
    v79 = 0.97 * v19
    v80 = (v79 * v78) + (v77 * v76)
    v81 = v73 * v74
    v82 = (v72 - (v73 * v81)) - 1.1550000000000002
    v83 = (v79 * v82) + (v77 * v78)
    v84 = 1.0 / (0.16991085833333336 + ((v79 * v83) + (v77 * v80)))
    v85 = v80 * v84
    v86 = v22 * v85
    v87 = v78 - (v83 * v85)
    v88 = 1.055 * v22
    v89 = v21 * (v83 * v84)
    v90 = v21 * (((v22 * v87) - (v83 * v89)) + (v21 * (v82 - 1.055)))
    v91 = v90 + (v22 * ((((v22 * v76) + (v21 * v87)) - v88) - (v80 * v86)))
    v92 = v89 + v86
    v93 = qd[0] + qd[1]
    v94 = v93 * v93
    v95 = qd[0] * qd[0]
    v96 = v21 * v95
    v97 = v96 - 9.81
    v98 = v97 + (v79 * v94)
    v99 = qd[2] + v93
    v100 = v99 * v99
    v101 = v98 + (v69 * v100)
    v102 = qd[3] + v99
    v103 = v102 * v102
    v104 = v101 + (v60 * v103)
    v105 = qd[4] + v102
    v106 = v105 * v105
    v107 = v104 + (v47 * v106)
    v108 = qd[5] + v105
    v109 = v108 * v108
    v110 = v107 + (v109 * v39)
    v111 = qd[6] + v108
    v112 = v111 * v111
    v113 = v110 + (v112 * v26)
    v114 = (v22 * v95) + (v77 * v94)
    v115 = v114 + (v67 * v100)
    v116 = v115 + (v57 * v103)
    v117 = v116 + (v50 * v106)
    v118 = v117 + (v109 * v37)
    v119 = v118 + (v29 * v112)
    v120 = ((v24 * v119) - (v31 * v113)) - tau[7]
    v121 = qd[7] + v111
    v122 = v121 * v121
    v123 = (v31 * v122) + ((2.42 * v119) - (v23 * v120))
    v124 = (v24 * v122) + ((2.42 * v113) + (v27 * v120))
    v125 = tau[6] + (((v29 * v124) - (v26 * v123)) - tau[7])
    v126 = ((v35 * v125) - (1.5550000000000002 * v110)) - v124
    v127 = v123 + ((1.5550000000000002 * v118) + (v41 * v125))
    v128 = (tau[6] + ((v39 * v127) + (v37 * v126))) - tau[5]
    v129 = v127 + ((1.455 * v117) - (v45 * v128))
    v130 = ((1.455 * v107) + (v48 * v128)) - v126
    v131 = tau[4] + (((v50 * v130) - (v47 * v129)) - tau[5])
    v132 = v129 + ((1.3549999999999998 * v116) + (v58 * v131))
    v133 = v130 + ((1.3549999999999998 * v104) - (v55 * v131))
    v134 = tau[3] + (((v57 * v133) - (v60 * v132)) - tau[4])
    v135 = v133 + ((1.255 * v101) - (v65 * v134))
    v136 = v132 + ((1.255 * v115) + (v71 * v134))
    v137 = (tau[3] + ((v69 * v136) - (v67 * v135))) - tau[2]
    v138 = v135 + ((1.1550000000000002 * v98) + (v75 * v137))
    v139 = ((v81 * v137) - (1.1550000000000002 * v114)) - v136
    v140 = tau[1] + (((v79 * v139) + (v77 * v138)) - tau[2])
    v141 = (((tau[1] - (v21 * v139)) - (v22 * v138)) - tau[0]) + (v140 * v92)
    v142 = (1.0 / (0.16416666666666663 + v91)) * (v141 - (v88 * (v97 - v96)))
    v143 = (v84 * v140) + (v92 * v142)
    v144 = (v77 * v143) - (v22 * v142)
    v145 = (v79 * v143) - (v21 * v142)
    v146 = ((v74 * v137) + (v81 * v145)) + (v75 * v144)
    v147 = (v67 * v146) - v144
    v148 = (v69 * v146) - v145
    v149 = ((v64 * v134) + (v71 * v148)) + (v65 * v147)
    v150 = (v57 * v149) - v147
    v151 = (v60 * v149) - v148
    v152 = ((v54 * v131) - (v58 * v151)) - (v55 * v150)
    v153 = v151 + (v47 * v152)
    v154 = v150 + (v50 * v152)
    v155 = ((v44 * v128) + (v48 * v154)) + (v45 * v153)
    v156 = (v39 * v155) - v153
    v157 = (v37 * v155) - v154
    v158 = ((v34 * v125) + (v35 * v157)) + (v41 * v156)
    v159 = ((v158 - (v27 * v157)) - (v23 * v156)) - (3.2974940611444983 * v120)
    return (
        v142,
        -(v142 + v143),
        v143 + v146,
        -(v146 + v149),
        v149 - v152,
        v152 + v155,
        -(v155 + v158),
        v159 + (v158 * ((v29 * v27) + (v26 * v23))),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Operations: 170 add, 196 mul, 7 div, 0 sqrt, 8 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
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
    v14 = qd[0] * v0
    v15 = qd[0] + qd[1]
    v16 = qd[0] * v1
    v17 = v16 + (0.97 * v15)
    v18 = (v2 * v17) + (v3 * v14)
    v19 = (v3 * v17) - (v2 * v14)
    v20 = qd[2] + v15
    v21 = v19 + (0.94 * v20)
    v22 = (v5 * v21) - (v4 * v18)
    v23 = qd[3] + v20
    v24 = v22 + (0.91 * v23)
    v25 = (v5 * v18) + (v4 * v21)
    v26 = (v7 * v25) + (v6 * v24)
    v27 = (v7 * v24) - (v6 * v25)
    v28 = qd[4] + v23
    v29 = v27 + (0.88 * v28)
    v30 = (v9 * v29) - (v8 * v26)
    v31 = qd[5] + v28
    v32 = v30 + (0.85 * v31)
    v33 = (v9 * v26) + (v8 * v29)
    v34 = (v11 * v33) + (v10 * v32)
    v35 = (v11 * v32) - (v10 * v33)
    v36 = qd[6] + v31
    v37 = v35 + (0.82 * v36)
    v38 = (v13 * v37) - (v12 * v34)
    v39 = qd[7] + v36
    v40 = (v13 * v34) + (v12 * v37)
    v41 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v1 * v1) + (v0 * v0))))
    v42 = (v41 + (v40 * (0.85 * v40))) + (v38 * ((0.85 * v38) + (0.6043499999999999 * v39)))
    v43 = (v42 + (v39 * (0.15163029583333332 * v39))) + (v15 * ((0.14791732083333334 * v15) + (0.48015 * v16)))
    v44 = v43 + (v20 * ((0.1515374 * v20) + (0.5075999999999999 * v19)))
    v45 = v44 + (v23 * ((0.15385407916666666 * v23) + (0.53235 * v22)))
    v46 = v45 + (v28 * ((0.15494453333333333 * v28) + (0.5544 * v27)))
    v47 = v46 + (v31 * ((0.1548859375 * v31) + (0.57375 * v30)))
    v48 = v47 + (0.6 * ((v19 * v19) + (v18 * v18)))
    v49 = v48 + (0.65 * ((v22 * v22) + (v25 * v25)))
    v50 = v49 + (0.7 * ((v27 * v27) + (v26 * v26)))
    v51 = v50 + (0.75 * ((v30 * v30) + (v33 * v33)))
    v52 = v51 + (v36 * ((0.15375546666666667 * v36) + (0.5904 * v35)))
    return (
        v52 + (0.8 * ((v35 * v35) + (v34 * v34))),
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
    v16 = 0.6043499999999999 * v0
    v17 = 1.9844 + (0.6043499999999999 * v1)
    v18 = (v2 * v17) + (v3 * v16)
    v19 = 3.3787499999999997 + ((v3 * v17) - (v2 * v16))
    v20 = (v4 * v19) + (v5 * v18)
    v21 = 4.7784 + ((v5 * v19) - (v4 * v18))
    v22 = (v6 * v21) + (v7 * v20)
    v23 = 6.17435 + ((v7 * v21) - (v6 * v20))
    v24 = (v8 * v23) + (v9 * v22)
    v25 = 7.557599999999999 + ((v9 * v23) - (v8 * v22))
    v26 = (v10 * v25) + (v11 * v24)
    v27 = 8.919149999999998 + ((v11 * v25) - (v10 * v24))
    v28 = v14 * (10.249999999999998 + ((v13 * v27) - (v12 * v26)))
    return (
        9.81 * (v28 + (v15 * ((v12 * v27) + (v13 * v26)))),
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
    v16 = (v0 * v3) + (v1 * v2)
    v17 = (v1 * v3) - (v0 * v2)
    v18 = (v5 * v17) - (v16 * v4)
    v19 = (v16 * v5) + (v4 * v17)
    v20 = (v6 * v19) - (v7 * v18)
    v21 = (v6 * v18) + (v7 * v19)
    v22 = (v8 * v21) + (v9 * v20)
    v23 = (v8 * v20) - (v9 * v21)
    v24 = (v10 * v23) - (v11 * v22)
    v25 = (v10 * v22) + (v11 * v23)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = 0.82 + (0.79 * v15)
    v28 = (v12 * v24) - (v13 * v25)
    v29 = 0.79 * v14
    v30 = (((v1 + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22)
    v31 = (((v0 + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23)
    return (
        ((v30 + (0.85 * v24)) + (v26 * v27)) - (v28 * v29),
        ((v31 - (0.85 * v25)) + (v27 * v28)) + (v26 * v29),
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
    v16 = (v3 * v1) - (v2 * v0)
    v17 = (v2 * v1) + (v3 * v0)
    v18 = (v17 * v5) + (v4 * v16)
    v19 = (v5 * v16) - (v17 * v4)
    v20 = (v7 * v19) - (v6 * v18)
    v21 = (v6 * v19) + (v7 * v18)
    v22 = (v9 * v21) + (v8 * v20)
    v23 = (v9 * v20) - (v8 * v21)
    v24 = (v11 * v23) - (v10 * v22)
    v25 = (v11 * v22) + (v10 * v23)
    v26 = (v13 * v25) + (v12 * v24)
    v27 = (v13 * v24) - (v12 * v25)
    v28 = (v15 * v27) - (v14 * v26)
    v29 = (v15 * v26) + (v14 * v27)
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
    v16 = (v2 * v0) - (v3 * v1)
    v17 = (v2 * v1) + (v3 * v0)
    v18 = (v17 * v5) - (v16 * v4)
    v19 = (v17 * v4) + (v16 * v5)
    v20 = (v19 * v6) - (v18 * v7)
    v21 = (v19 * v7) + (v18 * v6)
    v22 = (v21 * v8) + (v20 * v9)
    v23 = (v20 * v8) - (v21 * v9)
    v24 = (v10 * v23) - (v22 * v11)
    v25 = (v22 * v10) + (v11 * v23)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = 0.82 + (0.79 * v15)
    v28 = (v12 * v24) - (v13 * v25)
    v29 = 0.79 * v14
    v30 = 0.97 * v17
    v31 = v30 + (0.94 * v18)
    v32 = 0.91 * v20
    v33 = v32 + (0.88 * v22)
    v34 = (v31 + (0.85 * v24)) - v33
    v35 = ((v29 * v28) - (v27 * v26)) - v34
    v36 = v31 + v35
    v37 = v34 + v35
    v38 = 0.97 * v16
    v39 = v38 + (0.94 * v19)
    v40 = 0.91 * v21
    v41 = v40 - (0.88 * v23)
    v42 = ((0.85 * v25) - v39) - v41
    v43 = ((v27 * v28) - v42) + (v29 * v26)
    v44 = v39 - v43
    v45 = v42 + v43
    return (
        v35 - v2,
        v35,
        v30 + v35,
        v36,
        v36 - v32,
        v36 - v33,
        v37,
        v37 + (0.82 * v26),
        v3 - v43,
        -v43,
        v38 - v43,
        v44,
        v40 + v44,
        v41 + v44,
        -v45,
        (0.82 * v28) - v45,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:48], REAL, (6, 8), lanes)


def _influence_tip(prepared, q):
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
    v16 = (v2 * v0) - (v3 * v1)
    v17 = (v2 * v1) + (v3 * v0)
    v18 = (v17 * v5) - (v16 * v4)
    v19 = (v17 * v4) + (v16 * v5)
    v20 = (v19 * v7) + (v18 * v6)
    v21 = (v19 * v6) - (v18 * v7)
    v22 = (v21 * v8) - (v20 * v9)
    v23 = (v20 * v8) + (v21 * v9)
    v24 = (v23 * v10) + (v11 * v22)
    v25 = (v10 * v22) - (v23 * v11)
    v26 = (v12 * v25) - (v13 * v24)
    v27 = 0.79 * v14
    v28 = (v12 * v24) + (v13 * v25)
    v29 = 0.82 + (0.79 * v15)
    v30 = 0.97 * v17
    v31 = v30 + (0.94 * v18)
    v32 = 0.91 * v21
    v33 = v32 + (0.88 * v23)
    v34 = v33 - (v31 + (0.85 * v25))
    v35 = ((v2 + (v29 * v28)) - v34) - (v27 * v26)
    v36 = -v35
    v37 = v2 - v35
    v38 = v30 + v37
    v39 = v31 + v37
    v40 = v39 - v32
    v41 = v39 - v33
    v42 = v37 - v34
    v43 = (0.82 * v28) + v42
    v44 = 0.97 * v16
    v45 = v44 + (0.94 * v19)
    v46 = 0.91 * v20
    v47 = v46 - (0.88 * v22)
    v48 = v47 - ((0.85 * v24) - v45)
    v49 = ((v3 - (v29 * v26)) - v48) - (v27 * v28)
    v50 = v3 - v49
    v51 = v50 - v44
    v52 = v50 - v45
    v53 = v52 - v46
    v54 = v52 - v47
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

    Operations: 41 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 9 other.
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
    v16 = (v3 * v1) - (v2 * v0)
    v17 = (v2 * v1) + (v3 * v0)
    v18 = (v17 * v5) + (v4 * v16)
    v19 = (v5 * v16) - (v17 * v4)
    v20 = (v6 * v19) + (v7 * v18)
    v21 = (v6 * v18) - (v7 * v19)
    v22 = (v8 * v21) - (v9 * v20)
    v23 = (v8 * v20) + (v9 * v21)
    v24 = (v10 * v23) + (v11 * v22)
    v25 = (v10 * v22) - (v11 * v23)
    v26 = (v12 * v25) - (v13 * v24)
    v27 = 0.6043499999999999 * v26
    v28 = (v12 * v24) + (v13 * v25)
    v29 = 0.6043499999999999 * v28
    v30 = v2 + (0.97 * v17)
    v31 = v30 + (0.94 * v18)
    v32 = v31 + (0.91 * v20)
    v33 = (0.88 * v22) - v32
    v34 = (0.85 * v24) + v33
    v35 = (0.82 * v26) - v34
    v36 = 1.7 * v35
    v37 = v36 + ((v14 * v29) + (v15 * v27))
    v38 = v37 + ((0.5904 * v26) - (1.6 * v34))
    v39 = ((0.57375 * v24) + (1.5 * v33)) - v38
    v40 = v39 + ((0.5544 * v22) - (1.4 * v32))
    v41 = ((0.53235 * v20) + (1.3 * v31)) - v40
    v42 = v41 + ((1.2 * v30) + (0.5075999999999999 * v18))
    v43 = v3 + (0.97 * v16)
    v44 = v43 + (0.94 * v19)
    v45 = (0.91 * v21) - v44
    v46 = (0.88 * v23) + v45
    v47 = (0.85 * v25) - v46
    v48 = v47 + (0.82 * v28)
    v49 = 1.7 * v48
    v50 = v49 + ((v15 * v29) - (v14 * v27))
    v51 = v50 + ((0.5904 * v28) + (1.6 * v47))
    v52 = v51 + ((0.57375 * v25) - (1.5 * v46))
    v53 = ((0.5544 * v23) + (1.4 * v45)) - v52
    v54 = v53 + ((0.53235 * v21) - (1.3 * v44))
    v55 = ((0.5075999999999999 * v19) + (1.2 * v43)) - v54
    v56 = (v2 * v55) - (v3 * v42)
    v57 = v56 + (0.48015 * ((v2 * v16) - (v3 * v17)))
    v58 = (v43 * v42) - (v30 * v55)
    v59 = -v58
    v60 = (v44 * v41) + (v31 * v54)
    v61 = -v60
    v62 = (v45 * v40) + (v32 * v53)
    v63 = -v62
    v64 = (v46 * v39) + (v52 * v33)
    v65 = -v64
    v66 = (v47 * v38) + (v51 * v34)
    v67 = -v66
    v68 = (v48 * v37) - (v50 * v35)
    v69 = -v68
    v70 = ((8.7 * ((v2 * v43) - (v3 * v30))) - v58) - v56
    v71 = v54 + (7.499999999999999 * v44)
    v72 = (7.499999999999999 * v31) - v41
    v73 = ((v2 * v71) - v60) - (v3 * v72)
    v74 = (6.199999999999999 * v45) - v53
    v75 = v40 + (6.199999999999999 * v32)
    v76 = (v62 + (v2 * v74)) + (v3 * v75)
    v77 = -v76
    v78 = v52 + (4.8 * v46)
    v79 = (4.8 * v33) - v39
    v80 = (v64 + (v2 * v78)) - (v3 * v79)
    v81 = -v80
    v82 = (3.3 * v47) - v51
    v83 = v38 + (3.3 * v34)
    v84 = ((v2 * v82) - v66) + (v3 * v83)
    v85 = v49 - v50
    v86 = v36 - v37
    v87 = ((v2 * v85) - v68) - (v3 * v86)
    v88 = -v70
    v89 = (v60 - (v30 * v71)) + (v43 * v72)
    v90 = -v89
    v91 = (v62 + (v30 * v74)) + (v43 * v75)
    v92 = -v91
    v93 = ((v43 * v79) - v64) - (v30 * v78)
    v94 = ((v30 * v82) - v66) + (v43 * v83)
    v95 = (v68 - (v30 * v85)) + (v43 * v86)
    v96 = -v95
    v97 = -v73
    v98 = (v62 + (v31 * v74)) + (v44 * v75)
    v99 = -v98
    v100 = ((v44 * v79) - v64) - (v31 * v78)
    v101 = ((v31 * v82) - v66) + (v44 * v83)
    v102 = (v68 - (v31 * v85)) + (v44 * v86)
    v103 = -v102
    v104 = (v64 + (v32 * v78)) + (v45 * v79)
    v105 = -v104
    v106 = (v66 - (v32 * v82)) + (v45 * v83)
    v107 = -v106
    v108 = ((v32 * v85) - v68) + (v45 * v86)
    v109 = -v93
    v110 = -v100
    v111 = (v66 + (v33 * v82)) + (v46 * v83)
    v112 = -v111
    v113 = ((v46 * v86) - v68) - (v33 * v85)
    v114 = -v84
    v115 = -v94
    v116 = -v101
    v117 = (v68 + (v34 * v85)) + (v47 * v86)
    v118 = -v117
    v119 = -v87
    v120 = -v108
    v121 = -v113
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
        v84,
        v87,
        REAL(0.0),
        REAL(0.0),
        v70,
        v73,
        v77,
        v81,
        v84,
        v87,
        v70,
        v70,
        v70,
        v73,
        v77,
        v81,
        v84,
        v87,
        v73,
        v73,
        v73,
        v73,
        v77,
        v81,
        v84,
        v87,
        v77,
        v77,
        v77,
        v77,
        v77,
        v81,
        v84,
        v87,
        v81,
        v81,
        v81,
        v81,
        v81,
        v81,
        v84,
        v87,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v87,
        v58,
        v88,
        REAL(0.0),
        v90,
        v92,
        v93,
        v94,
        v96,
        v88,
        v88,
        REAL(0.0),
        v90,
        v92,
        v93,
        v94,
        v96,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v90,
        v92,
        v93,
        v94,
        v96,
        v90,
        v90,
        v90,
        v90,
        v92,
        v93,
        v94,
        v96,
        v92,
        v92,
        v92,
        v92,
        v92,
        v93,
        v94,
        v96,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
        v94,
        v96,
        v94,
        v94,
        v94,
        v94,
        v94,
        v94,
        v94,
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
        v89,
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        v97,
        v97,
        v89,
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        v89,
        v89,
        v89,
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        v99,
        v99,
        v99,
        v99,
        v99,
        v100,
        v101,
        v103,
        v100,
        v100,
        v100,
        v100,
        v100,
        v100,
        v101,
        v103,
        v101,
        v101,
        v101,
        v101,
        v101,
        v101,
        v101,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v103,
        v62,
        v76,
        v91,
        v98,
        REAL(0.0),
        v105,
        v107,
        v108,
        v76,
        v76,
        v91,
        v98,
        REAL(0.0),
        v105,
        v107,
        v108,
        v91,
        v91,
        v91,
        v98,
        REAL(0.0),
        v105,
        v107,
        v108,
        v98,
        v98,
        v98,
        v98,
        REAL(0.0),
        v105,
        v107,
        v108,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v105,
        v107,
        v108,
        v105,
        v105,
        v105,
        v105,
        v105,
        v105,
        v107,
        v108,
        v107,
        v107,
        v107,
        v107,
        v107,
        v107,
        v107,
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
        v104,
        REAL(0.0),
        v112,
        v113,
        v80,
        v80,
        v109,
        v110,
        v104,
        REAL(0.0),
        v112,
        v113,
        v109,
        v109,
        v109,
        v110,
        v104,
        REAL(0.0),
        v112,
        v113,
        v110,
        v110,
        v110,
        v110,
        v104,
        REAL(0.0),
        v112,
        v113,
        v104,
        v104,
        v104,
        v104,
        v104,
        REAL(0.0),
        v112,
        v113,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v112,
        v113,
        v112,
        v112,
        v112,
        v112,
        v112,
        v112,
        v112,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
        v66,
        v114,
        v115,
        v116,
        v106,
        v111,
        REAL(0.0),
        v118,
        v114,
        v114,
        v115,
        v116,
        v106,
        v111,
        REAL(0.0),
        v118,
        v115,
        v115,
        v115,
        v116,
        v106,
        v111,
        REAL(0.0),
        v118,
        v116,
        v116,
        v116,
        v116,
        v106,
        v111,
        REAL(0.0),
        v118,
        v106,
        v106,
        v106,
        v106,
        v106,
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
        v95,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v119,
        v119,
        v95,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v95,
        v95,
        v95,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v102,
        v102,
        v102,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v120,
        v120,
        v120,
        v120,
        v120,
        v121,
        v117,
        REAL(0.0),
        v121,
        v121,
        v121,
        v121,
        v121,
        v121,
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

    Operations: 110 add, 132 mul, 0 div, 0 sqrt, 8 sincos, 28 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:512], REAL, (8, 8, 8), lanes)


def _reactions(prepared, q, qd, qdd):
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
    v16 = 9.81 * v0
    v17 = qd[0] * qd[0]
    v18 = v17 - v16
    v19 = 9.81 * v1
    v20 = qdd[0] + v19
    v21 = (v3 * v20) + (v2 * v18)
    v22 = qdd[0] + qdd[1]
    v23 = v21 + (0.97 * v22)
    v24 = (v3 * v18) - (v2 * v20)
    v25 = qd[0] + qd[1]
    v26 = v25 * v25
    v27 = v24 + (0.97 * v26)
    v28 = (v5 * v27) - (v4 * v23)
    v29 = qd[2] + v25
    v30 = v29 * v29
    v31 = v28 + (0.94 * v30)
    v32 = (v5 * v23) + (v4 * v27)
    v33 = qdd[2] + v22
    v34 = v32 + (0.94 * v33)
    v35 = (v6 * v34) - (v7 * v31)
    v36 = qd[3] + v29
    v37 = v36 * v36
    v38 = (0.91 * v37) - v35
    v39 = (v6 * v31) + (v7 * v34)
    v40 = qdd[3] + v33
    v41 = v39 + (0.91 * v40)
    v42 = (v9 * v41) + (v8 * v38)
    v43 = qdd[4] + v40
    v44 = v42 + (0.88 * v43)
    v45 = (v9 * v38) - (v8 * v41)
    v46 = qd[4] + v36
    v47 = v46 * v46
    v48 = v45 + (0.88 * v47)
    v49 = (v10 * v48) + (v11 * v44)
    v50 = qdd[5] + v43
    v51 = v49 + (0.85 * v50)
    v52 = (v10 * v44) - (v11 * v48)
    v53 = qd[5] + v46
    v54 = v53 * v53
    v55 = (0.85 * v54) - v52
    v56 = (v13 * v55) - (v12 * v51)
    v57 = qd[6] + v53
    v58 = v57 * v57
    v59 = v56 + (0.82 * v58)
    v60 = (v13 * v51) + (v12 * v55)
    v61 = qdd[6] + v50
    v62 = v60 + (0.82 * v61)
    v63 = (v15 * v62) + (v14 * v59)
    v64 = qdd[7] + v61
    v65 = (1.7 * v63) + (0.6043499999999999 * v64)
    v66 = qd[7] + v57
    v67 = (v66 * (0.6043499999999999 * v66)) + (1.7 * ((v15 * v59) - (v14 * v62)))
    v68 = (((v15 * v67) + (1.6 * v56)) + (v14 * v65)) + (0.5904 * v58)
    v69 = (v15 * v65) - (v14 * v67)
    v70 = v69 + ((0.5904 * v61) + (1.6 * v60))
    v71 = (v13 * v70) - (v12 * v68)
    v72 = v71 + ((0.57375 * v50) + (1.5 * v49))
    v73 = (((v13 * v68) - (1.5 * v52)) + (v12 * v70)) + (0.57375 * v54)
    v74 = (v10 * v73) - (v11 * v72)
    v75 = ((0.5544 * v43) + (1.4 * v42)) - v74
    v76 = (((v10 * v72) + (v11 * v73)) + (1.4 * v45)) + (0.5544 * v47)
    v77 = (((v9 * v76) - (1.3 * v35)) + (v8 * v75)) + (0.53235 * v37)
    v78 = (v9 * v75) - (v8 * v76)
    v79 = v78 + ((0.53235 * v40) + (1.3 * v39))
    v80 = (((1.2 * v28) + (v6 * v79)) + (v7 * v77)) + (0.5075999999999999 * v30)
    v81 = (v6 * v77) - (v7 * v79)
    v82 = ((0.5075999999999999 * v33) + (1.2 * v32)) - v81
    v83 = (v5 * v82) - (v4 * v80)
    v84 = v83 + ((0.48015 * v22) + (1.1 * v21))
    v85 = (((v5 * v80) + (1.1 * v24)) + (v4 * v82)) + (0.48015 * v26)
    v86 = (v3 * v84) - (v2 * v85)
    v87 = (0.30326059166666663 * v64) + (0.6043499999999999 * v63)
    v88 = v87 + (((0.82 * v69) + (0.30751093333333335 * v61)) + (0.5904 * v60))
    v89 = v88 + (((0.85 * v71) + (0.309771875 * v50)) + (0.57375 * v49))
    v90 = v89 + (((0.30988906666666666 * v43) + (0.5544 * v42)) - (0.88 * v74))
    v91 = v90 + (((0.3077081583333333 * v40) + (0.53235 * v39)) + (0.91 * v78))
    v92 = v91 + (((0.3030748 * v33) - (0.94 * v81)) + (0.5075999999999999 * v32))
    v93 = v92 + (((0.97 * v83) + (0.2958346416666667 * v22)) + (0.48015 * v21))
    return (
        ((v16 - (v3 * v85)) - (v2 * v84)) - (0.45 * v17),
        v19 + (v86 + (0.45 * qdd[0])),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v93 + (v86 + ((4.4145 * v1) + (0.28583333333333333 * qdd[0]))),
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
        -v77,
        v79,
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
        -v67,
        v65,
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

    Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 7 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:48], REAL, (8, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = np.sin(q[0])
    v10 = np.cos(q[0])
    v11 = np.sin(v1)
    v12 = np.cos(v1)
    v13 = np.sin(v2)
    v14 = np.cos(v2)
    v15 = np.sin(v3)
    v16 = np.cos(v3)
    v17 = np.sin(v4)
    v18 = np.cos(v4)
    v19 = np.sin(v5)
    v20 = np.cos(v5)
    v21 = np.sin(v6)
    v22 = np.cos(v6)
    v23 = 0.6043499999999999 * v21
    v24 = 1.9844 * v19
    v25 = v23 + v24
    v26 = 3.3787499999999997 * v17
    v27 = v25 + v26
    v28 = 4.7784 * v15
    v29 = v27 + v28
    v30 = 6.17435 * v13
    v31 = v29 + v30
    v32 = 7.557599999999999 * v11
    v33 = v31 + v32
    v34 = 0.6043499999999999 * v22
    v35 = 1.9844 * v20
    v36 = v34 + v35
    v37 = 3.3787499999999997 * v18
    v38 = v36 + v37
    v39 = 4.7784 * v16
    v40 = v38 + v39
    v41 = 6.17435 * v14
    v42 = v40 + v41
    v43 = 7.557599999999999 * v12
    v44 = v42 + v43
    v45 = (v9 * v33) + (v10 * v44)
    v46 = 0.97 * v7
    v47 = 0.97 * v8
    v48 = (v33 * v46) + (v44 * v47)
    v49 = 0.94 * v11
    v50 = 0.94 * v12
    v51 = (v31 * v49) + (v42 * v50)
    v52 = 0.91 * v13
    v53 = 0.91 * v14
    v54 = (v29 * v52) + (v40 * v53)
    v55 = 0.88 * v15
    v56 = 0.88 * v16
    v57 = (v27 * v55) + (v38 * v56)
    v58 = qd[0] * qd[0]
    v59 = qd[0] + qd[1]
    v60 = v59 * v59
    v61 = v10 * v58
    v62 = v47 * v60
    v63 = qd[2] + v59
    v64 = v63 * v63
    v65 = v50 * v64
    v66 = qd[3] + v63
    v67 = v66 * v66
    v68 = v53 * v67
    v69 = qd[4] + v66
    v70 = v69 * v69
    v71 = v56 * v70
    v72 = qd[5] + v69
    v73 = v72 * v72
    v74 = 0.85 * v18
    v75 = v73 * v74
    v76 = 0.82 * v20
    v77 = qd[6] + v72
    v78 = v77 * v77
    v79 = v76 * v78
    v80 = qd[7] + v77
    v81 = v80 * v80
    v82 = v34 * v81
    v83 = v9 * v58
    v84 = v83 - 9.81
    v85 = v46 * v60
    v86 = v49 * v64
    v87 = v52 * v67
    v88 = v55 * v70
    v89 = 0.85 * v17
    v90 = v73 * v89
    v91 = 0.82 * v19
    v92 = v78 * v91
    v93 = v23 * v81
    v94 = (v34 * v76) + (v23 * v91)
    v95 = 0.30326059166666663 + v94
    v96 = v95 + ((v34 * v74) + (v23 * v89))
    v97 = ((v23 * v55) + (v34 * v56)) + v96
    v98 = ((v23 * v52) + (v34 * v53)) + v97
    v99 = ((v23 * v49) + (v34 * v50)) + v98
    v100 = ((v23 * v46) + (v34 * v47)) + v99
    v101 = ((v9 * v23) + (v10 * v34)) + v100
    v102 = 3.2974940611444983 * v101
    v103 = 3.2974940611444983 * v95
    v104 = v46 + v49
    v105 = v9 + v104
    v106 = v47 + v50
    v107 = v10 + v106
    v108 = (v36 * v74) + (v25 * v89)
    v109 = 1.4505909333333333 + v94
    v110 = v109 + (v95 + v108)
    v111 = v53 + v56
    v112 = v52 + v55
    v113 = v110 + ((v36 * v111) + (v25 * v112))
    v114 = v113 + (((v25 * v105) - (v101 * v103)) + (v36 * v107))
    v115 = 1.0 - v103
    v116 = 1.0 / (v109 + (v95 * v115))
    v117 = v114 * v116
    v118 = v110 - (v96 * v103)
    v119 = v116 * v118
    v120 = 3.2974940611444983 * v96
    v121 = v108 + (2.694021875 + v110)
    v122 = v57 + v121
    v123 = ((v27 * v52) + (v38 * v53)) + v122
    v124 = v123 + ((((v27 * v105) - (v114 * v119)) - (v101 * v120)) + (v38 * v107))
    v125 = 1.0 / ((v121 - (v96 * v120)) - (v118 * v119))
    v126 = v124 * v125
    v127 = (((v25 * v55) + (v36 * v56)) + v110) - (v97 * v103)
    v128 = v116 * v127
    v129 = 3.2974940611444983 * v97
    v130 = v122 - ((v97 * v120) + (v119 * v127))
    v131 = -(v125 * v130)
    v132 = v57 + (4.0270090666666665 + v122)
    v133 = v54 + v132
    v134 = ((((v114 * v128) + (v101 * v129)) - (v124 * v131)) - v133) - (v29 * v105)
    v135 = v134 - (v40 * v107)
    v136 = 1.0 / (v132 + (((v130 * v131) - (v97 * v129)) - (v127 * v128)))
    v137 = v135 * v136
    v138 = v54 + (5.441928158333333 + v133)
    v139 = v51 + v138
    v140 = v113 - (v98 * v103)
    v141 = (v123 - (v119 * v140)) - (v98 * v120)
    v142 = v125 * v141
    v143 = 3.2974940611444983 * v98
    v144 = v116 * v140
    v145 = (((v128 * v140) + (v98 * v129)) - (v131 * v141)) - v133
    v146 = v136 * v145
    v147 = v9 + v46
    v148 = v10 + v47
    v149 = (((v139 - (v124 * v142)) - (v101 * v143)) - (v114 * v144)) - (v135 * v146)
    v150 = (v149 + (v31 * v147)) + (v42 * v148)
    v151 = (((v138 - (v98 * v143)) - (v140 * v144)) - (v141 * v142)) - (v145 * v146)
    v152 = 1.0 / v151
    v153 = v150 * v152
    v154 = v113 + (((v25 * v49) + (v36 * v50)) - (v99 * v103))
    v155 = v123 + ((((v27 * v49) + (v38 * v50)) - (v119 * v154)) - (v99 * v120))
    v156 = (((v128 * v154) + (v99 * v129)) - (v131 * v155)) - (v29 * v49)
    v157 = (v156 - (v40 * v50)) - v133
    v158 = v136 * v157
    v159 = v116 * v154
    v160 = 3.2974940611444983 * v99
    v161 = v51 + (6.930074799999999 + v139)
    v162 = v48 + v161
    v163 = v125 * v155
    v164 = ((((v99 * v143) + (v144 * v154)) + (v142 * v155)) + (v146 * v157)) - v139
    v165 = v152 * v164
    v166 = ((((v135 * v158) + (v114 * v159)) + (v101 * v160)) - v162) + (v124 * v163)
    v167 = (v166 - (v150 * v165)) - v45
    v168 = (((v161 - (v99 * v160)) - (v154 * v159)) - (v155 * v163)) - (v157 * v158)
    v169 = 1.0 / (v168 - (v164 * v165))
    v170 = v167 * v169
    v171 = v113 + (((v25 * v104) - (v100 * v103)) + (v36 * v106))
    v172 = v123 + ((((v27 * v104) - (v119 * v171)) - (v100 * v120)) + (v38 * v106))
    v173 = ((((v128 * v171) + (v100 * v129)) - (v131 * v172)) - v133) - (v29 * v104)
    v174 = v173 - (v40 * v106)
    v175 = (((v31 * v46) + (v42 * v47)) - (v100 * v143)) - (v144 * v171)
    v176 = v139 + ((v175 - (v142 * v172)) - (v146 * v174))
    v177 = ((((v100 * v160) + (v159 * v171)) + (v163 * v172)) + (v158 * v174)) - v162
    v178 = v177 - (v165 * v176)
    v179 = v169 * v178
    v180 = v152 * v176
    v181 = v125 * v172
    v182 = v116 * v171
    v183 = 3.2974940611444983 * v100
    v184 = v136 * v174
    v185 = 8.919149999999998 * v7
    v186 = 8.919149999999998 * v8
    v187 = v45 + ((v9 * v185) + (v10 * v186))
    v188 = v48 + v162
    v189 = 8.481664641666665 + v188
    v190 = (((v187 - (v167 * v179)) - (v150 * v180)) - (v124 * v181)) - (v114 * v182)
    v191 = v189 + ((v190 - (v101 * v183)) - (v135 * v184))
    v192 = (((v189 - (v100 * v183)) - (v171 * v182)) - (v172 * v181)) - (v174 * v184)
    v193 = 1.0 / ((v192 - (v176 * v180)) - (v178 * v179))
    v194 = v191 * v193
    v195 = (((18.567497974999995 - (v101 * v102)) - (v114 * v117)) - (v124 * v126)) - (v135 * v137)
    v196 = v188 + (((v195 - (v150 * v153)) - (v167 * v170)) - (v191 * v194))
    v197 = 1.0 / (v196 + (2.0 * v187))
    v198 = v60 * v186
    v199 = v43 * v64
    v200 = v41 * v67
    v201 = v35 * v78
    v202 = v82 + v201
    v203 = v37 * v73
    v204 = v39 * v70
    v205 = v202 + (v203 + v204)
    v206 = v200 + v205
    v207 = v199 + v206
    v208 = v85 + v86
    v209 = v208 + (v87 + v88)
    v210 = v84 + v209
    v211 = v90 + v210
    v212 = v62 + v65
    v213 = v61 + v212
    v214 = v68 + v213
    v215 = v71 + v214
    v216 = v75 + v215
    v217 = (v34 * (v92 + v211)) - (v23 * (v79 + v216))
    v218 = tau[7] + v217
    v219 = ((v35 * v211) - (v24 * v216)) - ((v82 * v91) - (v76 * v93))
    v220 = v219 + (v217 + (tau[6] - (v103 * v218)))
    v221 = v24 * v78
    v222 = v93 + v221
    v223 = v219 + (((v74 * v222) - (v26 * v215)) + (v217 + (v37 * v210)))
    v224 = v223 + (((tau[5] - (v119 * v220)) - (v120 * v218)) - (v89 * v202))
    v225 = v84 + v208
    v226 = v26 * v73
    v227 = v93 + (v221 + v226)
    v228 = v55 + v89
    v229 = (((v39 * (v87 + v225)) - (v55 * v203)) - (v28 * v214)) + (v56 * v227)
    v230 = v223 + (v229 - (v202 * v228))
    v231 = ((((v128 * v220) + (v129 * v218)) - (v131 * v224)) - v230) - tau[4]
    v232 = v28 * v70
    v233 = v230 - ((v52 * v205) - (v53 * (v227 + v232)))
    v234 = ((v30 * v213) - (v41 * v225)) - v233
    v235 = ((((v142 * v224) + (v143 * v218)) + (v144 * v220)) + (v146 * v231)) - tau[3]
    v236 = v234 + v235
    v237 = v30 * v67
    v238 = v227 + (v232 + v237)
    v239 = ((v49 * v206) - (v50 * v238)) + ((v32 * v61) - (v43 * v84))
    v240 = v239 + (v234 + ((v32 * v62) - (v43 * v85)))
    v241 = (((v158 * v231) + (v159 * v220)) + (v160 * v218)) + (v163 * v224)
    v242 = v240 + ((v241 + (v165 * v236)) - tau[2])
    v243 = v32 * v64
    v244 = v238 + v243
    v245 = v240 + ((((v46 * v207) - (v47 * v244)) + (v61 * v185)) - (v84 * v186))
    v246 = (((v179 * v242) - (v180 * v236)) + (v181 * v224)) + (v182 * v220)
    v247 = (v245 + ((v246 + (v183 * v218)) + (v184 * v231))) - tau[1]
    v248 = v60 * v185
    v249 = (((v9 * (v198 + v207)) + (v102 * v218)) + (v117 * v220)) + (v126 * v224)
    v250 = (((v249 - (v194 * v247)) + (v137 * v231)) - (v153 * v236)) + (v170 * v242)
    v251 = v197 * (((v245 + v250) - tau[0]) - (v10 * ((v244 + v248) - 100.55249999999998)))
    v252 = (v193 * v247) - (v194 * v251)
    v253 = v251 + v252
    v254 = ((v169 * v242) + (v179 * v252)) + (v170 * v251)
    v255 = v253 + v254
    v256 = (v32 * v255) - v199
    v257 = (((v152 * v236) + (v165 * v254)) - (v180 * v252)) - (v153 * v251)
    v258 = v255 + v257
    v259 = (v30 * v258) - v200
    v260 = (((v136 * v231) + (v158 * v254)) + (v146 * v257)) + (v184 * v252)
    v261 = v260 + (v137 * v251)
    v262 = v258 + v261
    v263 = (v28 * v262) - v204
    v264 = (((v125 * v224) - (v131 * v261)) + (v163 * v254)) + (v142 * v257)
    v265 = (v264 + (v181 * v252)) + (v126 * v251)
    v266 = v265 - v262
    v267 = v203 + (v26 * v266)
    v268 = ((v119 * v265) - (v159 * v254)) - ((v144 * v257) + (v182 * v252))
    v269 = (((v116 * v220) + (v128 * v261)) + (v117 * v251)) - v268
    v270 = v266 + v269
    v271 = (((3.2974940611444983 * v218) - (v103 * v269)) + (v129 * v261)) - (v120 * v265)
    v272 = (((v271 + (v160 * v254)) + (v143 * v257)) + (v183 * v252)) + (v102 * v251)
    v273 = v270 + v272
    v274 = v23 * v273
    v275 = v24 * v270
    v276 = v202 + (v274 + v275)
    v277 = v267 + v276
    v278 = v263 - v277
    v279 = v259 + v278
    v280 = v256 + v279
    v281 = v75 + (v89 * v266)
    v282 = (v52 * v258) - v68
    v283 = (v55 * v262) - v71
    v284 = v282 + v283
    v285 = v49 * v255
    v286 = v46 * v253
    v287 = (v9 * v251) - v61
    v288 = (v285 + v286) + (v287 - v212)
    v289 = v284 + v288
    v290 = v34 * v273
    v291 = v93 - v290
    v292 = -v291
    v293 = v82 + v274
    v294 = v76 * v293
    v295 = (v91 * v292) - v294
    v296 = (v74 * v266) - v90
    v297 = v47 * v253
    v298 = v50 * v255
    v299 = v83 + (v10 * v251)
    v300 = 9.81 - v299
    v301 = (v297 + v298) - v300
    v302 = v53 * v258
    v303 = v56 * v262
    v304 = v301 + (v209 + (v302 + v303))
    v305 = (((-v295) - (v91 * v291)) - v294) - (v24 * (v304 - v296))
    v306 = (v35 * (v289 - v281)) + v305
    v307 = v79 + (v91 * v270)
    v308 = v281 + v307
    v309 = v285 - v65
    v310 = v284 + v309
    v311 = v286 - v62
    v312 = v287 + v311
    v313 = v310 + v312
    v314 = v92 - (v76 * v270)
    v315 = v296 - v314
    v316 = v85 + v297
    v317 = v86 + v298
    v318 = v87 + v302
    v319 = v88 + v303
    v320 = v318 + v319
    v321 = v317 + v320
    v322 = v316 + v321
    v323 = v299 + v322
    v324 = (v34 * (v289 - v308)) - (v23 * (v304 - v315))
    v325 = ((v34 * (v313 - v308)) - (v23 * (v323 - v315))) - v324
    v326 = (v35 * (v313 - v281)) - (v24 * (v323 - v296))
    v327 = v326 + ((v115 * v325) - v306)
    v328 = 1.0 - v120
    v329 = v35 * v270
    v330 = v290 + v329
    v331 = v275 + (v201 + v293)
    v332 = v329 + (v292 - v221)
    v333 = (v74 * v331) - (v89 * v332)
    v334 = (((v74 * v276) - (v89 * (v330 - v222))) - v333) - v306
    v335 = ((v37 * v289) - (v26 * v304)) - v334
    v336 = ((v26 * v323) - (v37 * v313)) + (v335 - v326)
    v337 = ((v325 * v328) - (v119 * v327)) - v336
    v338 = 1.0 - v129
    v339 = v37 * v266
    v340 = v330 - v227
    v341 = v267 + v331
    v342 = (v226 - v332) - v339
    v343 = (v56 * v341) + (v55 * v342)
    v344 = ((v56 * v277) - (v55 * (v339 + v340))) - v343
    v345 = v208 + v301
    v346 = v344 - ((v39 * (v282 + v288)) - (v28 * (v318 + v345)))
    v347 = v299 + (v316 + v317)
    v348 = v309 + v312
    v349 = v336 - (v346 - ((v28 * (v318 + v347)) - (v39 * (v282 + v348))))
    v350 = (((v131 * v337) - (v128 * v327)) + (v325 * v338)) - v349
    v351 = v39 * v262
    v352 = v339 - v351
    v353 = v351 + (v232 + v342)
    v354 = v263 - v341
    v355 = (v52 * v353) - (v53 * v354)
    v356 = v355 + ((v52 * (v340 + (v352 - v232))) - (v53 * (-v278)))
    v357 = v356 - ((v30 * v345) - (v41 * v288))
    v358 = (((v325 - (v30 * v347)) - v357) + (v41 * v348)) - v349
    v359 = ((((v142 * v337) + (v143 * v325)) + (v144 * v327)) - (v146 * v350)) - v358
    v360 = (v32 * v299) - (v43 * v287)
    v361 = (v32 * v316) - (v43 * v311)
    v362 = v41 * v258
    v363 = (v362 - v330) - (v352 - v238)
    v364 = v362 + (v237 + v353)
    v365 = v259 + v354
    v366 = (v49 * v364) - (v50 * v365)
    v367 = v366 + ((v49 * (-v363)) - (v50 * (-v279)))
    v368 = v367 + ((v43 * v312) - (v32 * (v316 - v300)))
    v369 = v361 + v368
    v370 = (((v158 * v350) - (v159 * v327)) - (v160 * v325)) - (v163 * v337)
    v371 = ((v358 + (v370 - (v165 * v359))) - v360) - v369
    v372 = v243 + (v43 * v255)
    v373 = v364 + v372
    v374 = v256 + v365
    v375 = v368 + ((v46 * v373) - (v47 * v374))
    v376 = v363 + v372
    v377 = v375 + (v361 + ((v46 * (-v376)) - (v47 * (-v280))))
    v378 = v377 + (v360 + ((9.81 * v185) - v358))
    v379 = (((v181 * v337) - (v179 * v371)) - (v180 * v359)) + (v182 * v327)
    v380 = v378 + ((v379 + (v183 * v325)) - (v184 * v350))
    v381 = (v9 * v186) - (v10 * v185)
    v382 = (v9 * v373) - (v10 * v374)
    v383 = ((v10 * v198) + (v9 * v248)) + (v382 + (v253 * v381))
    v384 = ((v126 * v337) - (v10 * ((v198 - (v185 * v253)) - v280))) - (v194 * v380)
    v385 = (((v384 + (v117 * v327)) + (v102 * v325)) - (v137 * v350)) - (v153 * v359)
    v386 = v9 * (100.55249999999998 + (((-(v186 * v253)) - v248) - v376))
    v387 = v197 * (v378 + (v383 + ((v385 - (v170 * v371)) + v386)))
    v388 = v310 + v311
    v389 = ((v34 * (v388 - v308)) - (v23 * (v322 - v315))) - v324
    v390 = (v35 * (v388 - v281)) - (v24 * (v322 - v296))
    v391 = v390 + ((v115 * v389) - v306)
    v392 = ((v26 * v322) - (v37 * v388)) + (v335 - v390)
    v393 = ((v328 * v389) - (v119 * v391)) - v392
    v394 = ((v28 * v318) - (v39 * v282)) - v346
    v395 = v394 + ((v28 * v317) - (v39 * v309))
    v396 = ((v389 + ((v39 * v311) - (v28 * v316))) - v395) - v392
    v397 = (((v128 * v391) + (v129 * v389)) - (v131 * v393)) - v396
    v398 = v357 + ((v30 * v317) - (v41 * v309))
    v399 = v398 - (v396 - ((v30 * v316) - (v41 * v311)))
    v400 = v399 + ((((v142 * v393) + (v143 * v389)) + (v144 * v391)) + (v146 * v397))
    v401 = (((v158 * v397) + (v159 * v391)) + (v160 * v389)) + (v163 * v393)
    v402 = v369 + (v399 + (v401 + (v165 * v400)))
    v403 = v377 + (v399 + ((v186 * v287) + (v185 * v300)))
    v404 = (((v179 * v402) - (v180 * v400)) + (v181 * v393)) + (v182 * v391)
    v405 = v403 + ((v404 + (v183 * v389)) + (v184 * v397))
    v406 = (((v126 * v393) - (v194 * v405)) + (v117 * v391)) + (v102 * v389)
    v407 = v383 + (v403 + (((v406 + (v137 * v397)) - (v153 * v400)) + (v170 * v402)))
    v408 = v197 * v407
    v409 = ((v34 * (v310 - v308)) - (v23 * (v321 - v315))) - v324
    v410 = (v35 * (v310 - v281)) - (v24 * (v321 - v296))
    v411 = v410 + ((v115 * v409) - v306)
    v412 = ((v26 * v321) - (v37 * v310)) + (v335 - v410)
    v413 = ((v328 * v409) - (v119 * v411)) - v412
    v414 = (v409 - v395) - v412
    v415 = (((v128 * v411) + (v129 * v409)) - (v131 * v413)) - v414
    v416 = v414 - v398
    v417 = ((((v142 * v413) + (v143 * v409)) + (v144 * v411)) + (v146 * v415)) - v416
    v418 = (((v158 * v415) + (v159 * v411)) + (v160 * v409)) + (v163 * v413)
    v419 = (v368 + (v418 + (v165 * v417))) - v416
    v420 = v375 - v416
    v421 = (((v179 * v419) - (v180 * v417)) + (v181 * v413)) + (v182 * v411)
    v422 = v420 + ((v421 + (v183 * v409)) + (v184 * v415))
    v423 = (((v126 * v413) - (v194 * v422)) + (v117 * v411)) + (v102 * v409)
    v424 = v420 + (v382 + (((v423 + (v137 * v415)) - (v153 * v417)) + (v170 * v419)))
    v425 = v197 * v424
    v426 = ((v34 * (v284 - v308)) - (v23 * (v320 - v315))) - v324
    v427 = (v35 * v281) - (v24 * v296)
    v428 = v306 + v427
    v429 = (((v35 * v284) - (v24 * v320)) + (v115 * v426)) - v428
    v430 = v24 + v26
    v431 = v35 + v37
    v432 = v335 + v427
    v433 = ((v426 - (v320 * v430)) + (v284 * v431)) - v432
    v434 = ((v119 * v429) + (v120 * v426)) - v433
    v435 = v433 - v394
    v436 = (((v128 * v429) + (v129 * v426)) + (v131 * v434)) - v435
    v437 = v357 - v435
    v438 = v437 + ((((v143 * v426) - (v142 * v434)) + (v144 * v429)) + (v146 * v436))
    v439 = (((v158 * v436) + (v159 * v429)) + (v160 * v426)) - (v163 * v434)
    v440 = v437 + (v366 + (v439 + (v165 * v438)))
    v441 = (((v179 * v440) - (v180 * v438)) - (v181 * v434)) + (v182 * v429)
    v442 = (((v441 + (v183 * v426)) + (v184 * v436)) + (v104 * v364)) - (v106 * v365)
    v443 = v437 + v442
    v444 = (((v117 * v429) - (v194 * v443)) - (v126 * v434)) + (v102 * v426)
    v445 = (((v444 + (v137 * v436)) - (v153 * v438)) + (v170 * v440)) + (v105 * v364)
    v446 = v197 * (v437 + (v445 - (v107 * v365)))
    v447 = v324 + ((v34 * v308) - (v23 * v315))
    v448 = ((v34 * v283) - (v23 * v319)) - v447
    v449 = (((v35 * v283) - (v24 * v319)) + (v115 * v448)) - v428
    v450 = v432 + ((v319 * v430) - (v283 * v431))
    v451 = ((v328 * v448) - (v119 * v449)) - v450
    v452 = v346 - v450
    v453 = v452 + (((v131 * v451) - (v128 * v449)) + (v338 * v448))
    v454 = v452 + (v448 - v355)
    v455 = ((((v142 * v451) + (v143 * v448)) + (v144 * v449)) - (v146 * v453)) - v454
    v456 = (((v49 * v353) - (v50 * v354)) - (v158 * v453)) + (v159 * v449)
    v457 = (((v456 + (v160 * v448)) + (v163 * v451)) + (v165 * v455)) - v454
    v458 = (((v179 * v457) - (v180 * v455)) + (v181 * v451)) + (v182 * v449)
    v459 = (((v458 + (v183 * v448)) - (v184 * v453)) - v454) + (v104 * v353)
    v460 = v459 - (v106 * v354)
    v461 = (((v126 * v451) - (v194 * v460)) + (v117 * v449)) + (v102 * v448)
    v462 = (((v461 - (v137 * v453)) - (v153 * v455)) + (v170 * v457)) - v454
    v463 = v197 * ((v462 + (v105 * v353)) - (v107 * v354))
    v464 = v428 + (v115 * v447)
    v465 = v432 + ((v328 * v447) - (v119 * v464))
    v466 = v343 + (v432 + (((v131 * v465) - (v128 * v464)) + (v338 * v447)))
    v467 = 1.0 - v143
    v468 = v432 + ((v112 * v342) + (v111 * v341))
    v469 = v468 + ((((v146 * v466) - (v142 * v465)) - (v144 * v464)) + (v447 * v467))
    v470 = 1.0 - v160
    v471 = (((v49 * v342) + (v50 * v341)) + (v158 * v466)) - (v159 * v464)
    v472 = v468 + (((v471 - (v163 * v465)) + (v165 * v469)) + (v447 * v470))
    v473 = v468 + ((v447 + (v104 * v342)) + (v106 * v341))
    v474 = (((v179 * v472) - (v180 * v469)) - (v181 * v465)) - (v182 * v464)
    v475 = v473 + ((v474 - (v183 * v447)) + (v184 * v466))
    v476 = (((v9 * v342) + (v10 * v341)) - (v194 * v475)) - (v126 * v465)
    v477 = (((v476 - (v117 * v464)) - (v102 * v447)) + (v137 * v466)) - (v153 * v469)
    v478 = v197 * (v473 + (v477 + (v170 * v472)))
    v479 = v324 + ((v34 * v307) + (v23 * v314))
    v480 = (-v306) - (v115 * v479)
    v481 = v333 + ((v306 + (v119 * v480)) + (v328 * v479))
    v482 = v56 + v74
    v483 = ((v306 + ((v128 * v480) + (v131 * v481))) + (v338 * v479)) - (v228 * v332)
    v484 = v483 + (v331 * v482)
    v485 = v89 + v112
    v486 = v74 + v111
    v487 = v306 - ((v332 * v485) - (v331 * v486))
    v488 = v487 + ((((v144 * v480) - (v142 * v481)) + (v146 * v484)) + (v467 * v479))
    v489 = (((v50 * v331) - (v49 * v332)) + (v158 * v484)) + (v159 * v480)
    v490 = v487 + (((v489 - (v163 * v481)) + (v165 * v488)) + (v470 * v479))
    v491 = 1.0 - v183
    v492 = (((v179 * v490) - (v180 * v488)) - (v181 * v481)) + (v182 * v480)
    v493 = (((v492 + (v184 * v484)) - (v104 * v332)) + (v106 * v331)) + (v479 * v491)
    v494 = v487 + v493
    v495 = 1.0 - v102
    v496 = (((v117 * v480) - (v194 * v494)) - (v126 * v481)) + (v137 * v484)
    v497 = (((v496 - (v153 * v488)) + (v170 * v490)) - (v105 * v332)) + (v107 * v331)
    v498 = v197 * (v487 + (v497 + (v479 * v495)))
    v499 = v295 - (v115 * v324)
    v500 = ((((v74 * v293) - (v89 * v292)) + (v119 * v499)) - v295) + (v324 * v328)
    v501 = ((((v128 * v499) + (v131 * v500)) - v295) + (v324 * v338)) - (v228 * v292)
    v502 = v501 + (v293 * v482)
    v503 = v295 + ((v292 * v485) - (v293 * v486))
    v504 = ((((v144 * v499) - (v142 * v500)) + (v146 * v502)) + (v324 * v467)) - v503
    v505 = (((v50 * v293) - (v49 * v292)) + (v158 * v502)) + (v159 * v499)
    v506 = (((v505 - (v163 * v500)) + (v165 * v504)) + (v324 * v470)) - v503
    v507 = (((v179 * v506) - (v180 * v504)) - (v181 * v500)) + (v182 * v499)
    v508 = (((v507 + (v184 * v502)) - (v104 * v292)) + (v106 * v293)) + (v324 * v491)
    v509 = v508 - v503
    v510 = (((v117 * v499) - (v194 * v509)) - (v126 * v500)) + (v137 * v502)
    v511 = (((v510 - (v153 * v504)) + (v170 * v506)) - (v105 * v292)) + (v107 * v293)
    v512 = v197 * ((v511 + (v324 * v495)) - v503)
    v513 = 2.0 * v80
    v514 = v34 * v513
    v515 = v23 * v513
    v516 = (v91 * v514) - (v76 * v515)
    v517 = 2.0 * v72
    v518 = v89 * v517
    v519 = 2.0 * v77
    v520 = v91 * v519
    v521 = v518 + v520
    v522 = 2.0 * v59
    v523 = v46 * v522
    v524 = 2.0 * qd[0]
    v525 = v523 + (v9 * v524)
    v526 = 2.0 * v69
    v527 = v55 * v526
    v528 = 2.0 * v63
    v529 = v49 * v528
    v530 = 2.0 * v66
    v531 = v52 * v530
    v532 = v529 + v531
    v533 = v527 + v532
    v534 = v525 + v533
    v535 = v74 * v517
    v536 = v76 * v519
    v537 = v535 + v536
    v538 = v47 * v522
    v539 = v538 + (v10 * v524)
    v540 = v56 * v526
    v541 = v50 * v528
    v542 = v53 * v530
    v543 = v541 + v542
    v544 = v540 + v543
    v545 = v539 + v544
    v546 = (v34 * (v521 + v534)) - (v23 * (v537 + v545))
    v547 = (v35 * (v518 + v534)) - (v24 * (v535 + v545))
    v548 = v547 + ((v115 * v546) - v516)
    v549 = v515 + (v24 * v519)
    v550 = v514 + (v35 * v519)
    v551 = v516 - ((v74 * v549) - (v89 * v550))
    v552 = v547 - ((v26 * v545) - (v37 * v534))
    v553 = v552 + (((v328 * v546) - (v119 * v548)) - v551)
    v554 = v549 + (v26 * v517)
    v555 = v550 + (v37 * v517)
    v556 = ((v56 * v554) - (v55 * v555)) - v551
    v557 = v552 + (v556 - ((v28 * (v539 + v543)) - (v39 * (v525 + v532))))
    v558 = v557 + (((v131 * v553) - (v128 * v548)) + (v338 * v546))
    v559 = v555 + (v39 * v526)
    v560 = v554 + (v28 * v526)
    v561 = (v52 * v559) - (v53 * v560)
    v562 = v561 + ((v30 * v541) - (v41 * v529))
    v563 = v557 + (((v546 + (v41 * v525)) - (v30 * v539)) - v562)
    v564 = ((((v142 * v553) + (v143 * v546)) + (v144 * v548)) - (v146 * v558)) - v563
    v565 = v559 + (v41 * v530)
    v566 = v560 + (v30 * v530)
    v567 = (v49 * v565) - (v50 * v566)
    v568 = (v32 * v539) - (v43 * v525)
    v569 = (((v158 * v558) - (v159 * v548)) - (v160 * v546)) - (v163 * v553)
    v570 = ((v563 + (v569 - (v165 * v564))) - v567) - v568
    v571 = v565 + (v43 * v528)
    v572 = v566 + (v32 * v528)
    v573 = v567 + ((v46 * v571) - (v47 * v572))
    v574 = (v563 + (v381 * v524)) - (v568 + v573)
    v575 = (((v181 * v553) - (v179 * v570)) - (v180 * v564)) + (v182 * v548)
    v576 = ((v575 + (v183 * v546)) - (v184 * v558)) - v574
    v577 = (v9 * v571) - (v10 * v572)
    v578 = v577 + (v381 * v522)
    v579 = (((v126 * v553) - (v194 * v576)) + (v117 * v548)) + (v102 * v546)
    v580 = (v578 + (((v579 - (v137 * v558)) - (v153 * v564)) - (v170 * v570))) - v574
    v581 = v197 * v580
    v582 = v523 + v533
    v583 = v538 + v544
    v584 = (v34 * (v521 + v582)) - (v23 * (v537 + v583))
    v585 = (v35 * (v518 + v582)) - (v24 * (v535 + v583))
    v586 = v585 + ((v115 * v584) - v516)
    v587 = v585 - ((v26 * v583) - (v37 * v582))
    v588 = v587 + (((v328 * v584) - (v119 * v586)) - v551)
    v589 = v556 - ((v28 * v543) - (v39 * v532))
    v590 = v587 - (((v28 * v538) - (v39 * v523)) - v589)
    v591 = v590 + (((v131 * v588) - (v128 * v586)) + (v338 * v584))
    v592 = v590 + ((v584 + ((v41 * v523) - (v30 * v538))) - v562)
    v593 = ((((v142 * v588) + (v143 * v584)) + (v144 * v586)) - (v146 * v591)) - v592
    v594 = v592 - ((v32 * v538) - (v43 * v523))
    v595 = (((v158 * v591) - (v159 * v586)) - (v160 * v584)) - (v163 * v588)
    v596 = v594 + ((v595 - (v165 * v593)) - v567)
    v597 = v573 - v594
    v598 = (((v181 * v588) - (v179 * v596)) - (v180 * v593)) + (v182 * v586)
    v599 = v597 + ((v598 + (v183 * v584)) - (v184 * v591))
    v600 = (((v126 * v588) - (v194 * v599)) + (v117 * v586)) + (v102 * v584)
    v601 = v597 + (v578 + (((v600 - (v137 * v591)) - (v153 * v593)) - (v170 * v596)))
    v602 = v197 * v601
    v603 = (v34 * (v521 + v533)) - (v23 * (v537 + v544))
    v604 = (v35 * (v518 + v533)) - (v24 * (v535 + v544))
    v605 = v604 + ((v115 * v603) - v516)
    v606 = v604 - ((v26 * v544) - (v37 * v533))
    v607 = v606 + (((v328 * v603) - (v119 * v605)) - v551)
    v608 = v589 + v606
    v609 = v608 + (((v131 * v607) - (v128 * v605)) + (v338 * v603))
    v610 = v608 + (v603 - v562)
    v611 = ((((v142 * v607) + (v143 * v603)) + (v144 * v605)) - (v146 * v609)) - v610
    v612 = (((v158 * v609) - (v159 * v605)) - (v160 * v603)) - (v163 * v607)
    v613 = v610 + ((v612 - (v165 * v611)) - v567)
    v614 = v610 - v573
    v615 = (((v179 * v613) + (v180 * v611)) - (v181 * v607)) - (v182 * v605)
    v616 = v614 + ((v615 - (v183 * v603)) + (v184 * v609))
    v617 = (((v194 * v616) + (v126 * v607)) + (v117 * v605)) + (v102 * v603)
    v618 = (v577 + (((v617 - (v137 * v609)) - (v153 * v611)) - (v170 * v613))) - v614
    v619 = v197 * v618
    v620 = (v34 * (v521 + (v527 + v531))) - (v23 * (v537 + (v540 + v542)))
    v621 = (v35 * v518) - (v24 * v535)
    v622 = v516 - v621
    v623 = ((v35 * v527) - (v24 * v540)) - v622
    v624 = v623 + (((v35 * v531) - (v24 * v542)) + (v115 * v620))
    v625 = (v431 * v531) - (v430 * v542)
    v626 = (v431 * v527) - (v430 * v540)
    v627 = v621 - v551
    v628 = v626 + v627
    v629 = v628 + (v625 + ((v328 * v620) - (v119 * v624)))
    v630 = v556 + v621
    v631 = v626 + v630
    v632 = v625 - ((v28 * v542) - (v39 * v531))
    v633 = v632 + (v631 + (((v131 * v629) - (v128 * v624)) + (v338 * v620)))
    v634 = v561 - v631
    v635 = v632 + (v620 - v634)
    v636 = ((((v142 * v629) + (v143 * v620)) + (v144 * v624)) - (v146 * v633)) - v635
    v637 = v567 - v635
    v638 = (((v158 * v633) - (v159 * v624)) - (v160 * v620)) - (v163 * v629)
    v639 = (v638 - (v165 * v636)) - v637
    v640 = (((v46 * v565) - (v47 * v566)) - (v179 * v639)) - (v180 * v636)
    v641 = (((v640 + (v181 * v629)) + (v182 * v624)) + (v183 * v620)) - (v184 * v633)
    v642 = v637 + v641
    v643 = (((v126 * v629) - (v194 * v642)) + (v117 * v624)) + (v102 * v620)
    v644 = (((v643 - (v137 * v633)) - (v153 * v636)) - (v170 * v639)) + (v147 * v565)
    v645 = v197 * (v637 + (v644 - (v148 * v566)))
    v646 = (v34 * v521) - (v23 * v537)
    v647 = v646 + ((v34 * v527) - (v23 * v540))
    v648 = v623 + (v115 * v647)
    v649 = v628 + ((v328 * v647) - (v119 * v648))
    v650 = v631 + (((v131 * v649) - (v128 * v648)) + (v338 * v647))
    v651 = ((((v146 * v650) - (v142 * v649)) - (v144 * v648)) + (v467 * v647)) - v634
    v652 = (((v50 * v560) - (v49 * v559)) + (v158 * v650)) - (v159 * v648)
    v653 = (((v652 - (v163 * v649)) + (v165 * v651)) + (v470 * v647)) - v634
    v654 = (((v179 * v653) - (v180 * v651)) - (v181 * v649)) - (v182 * v648)
    v655 = (((v654 + (v184 * v650)) - (v104 * v559)) + (v106 * v560)) + (v491 * v647)
    v656 = v655 - v634
    v657 = (((v137 * v650) - (v194 * v656)) - (v126 * v649)) - (v117 * v648)
    v658 = (((v657 - (v153 * v651)) + (v170 * v653)) - (v105 * v559)) + (v107 * v560)
    v659 = v197 * ((v658 + (v495 * v647)) - v634)
    v660 = (v115 * v646) - v622
    v661 = v627 + ((v328 * v646) - (v119 * v660))
    v662 = v630 + (((v131 * v661) - (v128 * v660)) + (v338 * v646))
    v663 = v630 - ((v52 * v555) - (v53 * v554))
    v664 = v663 + ((((v146 * v662) - (v142 * v661)) - (v144 * v660)) + (v467 * v646))
    v665 = (((v50 * v554) - (v49 * v555)) + (v158 * v662)) - (v159 * v660)
    v666 = v663 + (((v665 - (v163 * v661)) + (v165 * v664)) + (v470 * v646))
    v667 = (((v179 * v666) - (v180 * v664)) - (v181 * v661)) - (v182 * v660)
    v668 = (((v667 + (v184 * v662)) - (v104 * v555)) + (v106 * v554)) + (v491 * v646)
    v669 = v663 + v668
    v670 = (((v137 * v662) - (v194 * v669)) - (v126 * v661)) - (v117 * v660)
    v671 = (((v670 - (v153 * v664)) + (v170 * v666)) - (v105 * v555)) + (v107 * v554)
    v672 = v197 * (v663 + (v671 + (v495 * v646)))
    v673 = (v34 * v520) - (v23 * v536)
    v674 = v516 - (v115 * v673)
    v675 = ((v119 * v674) - v551) + (v328 * v673)
    v676 = ((((v56 * v549) - (v55 * v550)) + (v128 * v674)) + (v131 * v675)) - v551
    v677 = v676 + (v338 * v673)
    v678 = v551 + ((v112 * v550) - (v111 * v549))
    v679 = ((((v144 * v674) - (v142 * v675)) + (v146 * v677)) + (v467 * v673)) - v678
    v680 = (((v50 * v549) - (v49 * v550)) + (v158 * v677)) + (v159 * v674)
    v681 = (((v680 - (v163 * v675)) + (v165 * v679)) + (v470 * v673)) - v678
    v682 = (((v179 * v681) - (v180 * v679)) - (v181 * v675)) + (v182 * v674)
    v683 = (((v682 + (v184 * v677)) - (v104 * v550)) + (v106 * v549)) + (v491 * v673)
    v684 = v683 - v678
    v685 = (((v117 * v674) - (v194 * v684)) - (v126 * v675)) + (v137 * v677)
    v686 = (((v685 - (v153 * v679)) + (v170 * v681)) - (v105 * v550)) + (v107 * v549)
    v687 = v197 * ((v686 + (v495 * v673)) - v678)
    v688 = (((v74 * v515) - (v89 * v514)) + (v119 * v516)) - v516
    v689 = ((((v128 * v516) + (v131 * v688)) - v516) - (v228 * v514)) + (v482 * v515)
    v690 = v516 + ((v485 * v514) - (v486 * v515))
    v691 = (((v144 * v516) - (v142 * v688)) + (v146 * v689)) - v690
    v692 = (((v50 * v515) - (v49 * v514)) + (v158 * v689)) + (v159 * v516)
    v693 = ((v692 - (v163 * v688)) + (v165 * v691)) - v690
    v694 = (((v179 * v693) - (v180 * v691)) - (v181 * v688)) + (v182 * v516)
    v695 = (((v694 + (v184 * v689)) - (v104 * v514)) + (v106 * v515)) - v690
    v696 = (((v117 * v516) - (v194 * v695)) - (v126 * v688)) + (v137 * v689)
    v697 = (((v696 - (v153 * v691)) + (v170 * v693)) - (v105 * v514)) + (v107 * v515)
    v698 = v197 * (v697 - v690)
    v699 = (v193 * v380) - (v194 * v387)
    v700 = (v193 * v405) - (v194 * v408)
    v701 = (v193 * v422) - (v194 * v425)
    v702 = (v193 * v443) - (v194 * v446)
    v703 = (v193 * v460) - (v194 * v463)
    v704 = (v193 * v475) - (v194 * v478)
    v705 = (v193 * v494) - (v194 * v498)
    v706 = (v193 * v509) - (v194 * v512)
    v707 = (v193 * v576) - (v194 * v581)
    v708 = (v193 * v599) - (v194 * v602)
    v709 = (v193 * v616) + (v194 * v619)
    v710 = (v193 * v642) - (v194 * v645)
    v711 = (v193 * v656) - (v194 * v659)
    v712 = (v193 * v669) - (v194 * v672)
    v713 = (v193 * v684) - (v194 * v687)
    v714 = (v193 * v695) - (v194 * v698)
    v715 = ((v169 * v371) - (v179 * v699)) - (v170 * v387)
    v716 = ((v169 * v402) + (v179 * v700)) + (v170 * v408)
    v717 = ((v169 * v419) + (v179 * v701)) + (v170 * v425)
    v718 = ((v169 * v440) + (v179 * v702)) + (v170 * v446)
    v719 = ((v169 * v457) + (v179 * v703)) + (v170 * v463)
    v720 = ((v169 * v472) + (v179 * v704)) + (v170 * v478)
    v721 = ((v169 * v490) + (v179 * v705)) + (v170 * v498)
    v722 = ((v169 * v506) + (v179 * v706)) + (v170 * v512)
    v723 = ((v169 * v570) - (v179 * v707)) - (v170 * v581)
    v724 = ((v169 * v596) - (v179 * v708)) - (v170 * v602)
    v725 = ((v169 * v613) + (v179 * v709)) - (v170 * v619)
    v726 = ((v169 * v639) - (v179 * v710)) - (v170 * v645)
    v727 = ((v169 * v653) + (v179 * v711)) + (v170 * v659)
    v728 = ((v169 * v666) + (v179 * v712)) + (v170 * v672)
    v729 = ((v169 * v681) + (v179 * v713)) + (v170 * v687)
    v730 = ((v169 * v693) + (v179 * v714)) + (v170 * v698)
    v731 = (((v152 * v359) - (v165 * v715)) - (v180 * v699)) - (v153 * v387)
    v732 = (((v152 * v400) + (v165 * v716)) - (v180 * v700)) - (v153 * v408)
    v733 = (((v152 * v417) + (v165 * v717)) - (v180 * v701)) - (v153 * v425)
    v734 = (((v152 * v438) + (v165 * v718)) - (v180 * v702)) - (v153 * v446)
    v735 = (((v152 * v455) + (v165 * v719)) - (v180 * v703)) - (v153 * v463)
    v736 = (((v152 * v469) + (v165 * v720)) - (v180 * v704)) - (v153 * v478)
    v737 = (((v152 * v488) + (v165 * v721)) - (v180 * v705)) - (v153 * v498)
    v738 = (((v152 * v504) + (v165 * v722)) - (v180 * v706)) - (v153 * v512)
    v739 = (((v152 * v564) - (v165 * v723)) - (v180 * v707)) - (v153 * v581)
    v740 = (((v152 * v593) - (v165 * v724)) - (v180 * v708)) - (v153 * v602)
    v741 = (((v152 * v611) - (v165 * v725)) + (v180 * v709)) - (v153 * v619)
    v742 = (((v152 * v636) - (v165 * v726)) - (v180 * v710)) - (v153 * v645)
    v743 = (((v152 * v651) + (v165 * v727)) - (v180 * v711)) - (v153 * v659)
    v744 = (((v152 * v664) + (v165 * v728)) - (v180 * v712)) - (v153 * v672)
    v745 = (((v152 * v679) + (v165 * v729)) - (v180 * v713)) - (v153 * v687)
    v746 = (((v152 * v691) + (v165 * v730)) - (v180 * v714)) - (v153 * v698)
    v747 = (((v136 * v350) + (v158 * v715)) - (v146 * v731)) - (v184 * v699)
    v748 = v747 - (v137 * v387)
    v749 = (((v136 * v397) + (v158 * v716)) + (v146 * v732)) + (v184 * v700)
    v750 = v749 + (v137 * v408)
    v751 = (((v136 * v415) + (v158 * v717)) + (v146 * v733)) + (v184 * v701)
    v752 = v751 + (v137 * v425)
    v753 = (((v136 * v436) + (v158 * v718)) + (v146 * v734)) + (v184 * v702)
    v754 = v753 + (v137 * v446)
    v755 = (((v136 * v453) - (v158 * v719)) - (v146 * v735)) - (v184 * v703)
    v756 = v755 - (v137 * v463)
    v757 = (((v136 * v466) + (v158 * v720)) + (v146 * v736)) + (v184 * v704)
    v758 = v757 + (v137 * v478)
    v759 = (((v136 * v484) + (v158 * v721)) + (v146 * v737)) + (v184 * v705)
    v760 = v759 + (v137 * v498)
    v761 = (((v136 * v502) + (v158 * v722)) + (v146 * v738)) + (v184 * v706)
    v762 = v761 + (v137 * v512)
    v763 = (((v136 * v558) + (v158 * v723)) - (v146 * v739)) - (v184 * v707)
    v764 = v763 - (v137 * v581)
    v765 = (((v136 * v591) + (v158 * v724)) - (v146 * v740)) - (v184 * v708)
    v766 = v765 - (v137 * v602)
    v767 = (((v136 * v609) + (v158 * v725)) - (v146 * v741)) + (v184 * v709)
    v768 = v767 - (v137 * v619)
    v769 = (((v136 * v633) + (v158 * v726)) - (v146 * v742)) - (v184 * v710)
    v770 = v769 - (v137 * v645)
    v771 = (((v136 * v650) + (v158 * v727)) + (v146 * v743)) + (v184 * v711)
    v772 = v771 + (v137 * v659)
    v773 = (((v136 * v662) + (v158 * v728)) + (v146 * v744)) + (v184 * v712)
    v774 = v773 + (v137 * v672)
    v775 = (((v136 * v677) + (v158 * v729)) + (v146 * v745)) + (v184 * v713)
    v776 = v775 + (v137 * v687)
    v777 = (((v136 * v689) + (v158 * v730)) + (v146 * v746)) + (v184 * v714)
    v778 = v777 + (v137 * v698)
    v779 = (((v125 * v337) + (v131 * v748)) - (v163 * v715)) + (v142 * v731)
    v780 = (v779 + (v181 * v699)) + (v126 * v387)
    v781 = (((v125 * v393) - (v131 * v750)) + (v163 * v716)) + (v142 * v732)
    v782 = (v781 + (v181 * v700)) + (v126 * v408)
    v783 = (((v125 * v413) - (v131 * v752)) + (v163 * v717)) + (v142 * v733)
    v784 = (v783 + (v181 * v701)) + (v126 * v425)
    v785 = (((v125 * v434) + (v131 * v754)) - (v163 * v718)) - (v142 * v734)
    v786 = (v785 - (v181 * v702)) - (v126 * v446)
    v787 = (((v125 * v451) + (v131 * v756)) + (v163 * v719)) + (v142 * v735)
    v788 = (v787 + (v181 * v703)) + (v126 * v463)
    v789 = (((v125 * v465) + (v131 * v758)) - (v163 * v720)) - (v142 * v736)
    v790 = (v789 - (v181 * v704)) - (v126 * v478)
    v791 = (((v125 * v481) + (v131 * v760)) - (v163 * v721)) - (v142 * v737)
    v792 = (v791 - (v181 * v705)) - (v126 * v498)
    v793 = (((v125 * v500) + (v131 * v762)) - (v163 * v722)) - (v142 * v738)
    v794 = (v793 - (v181 * v706)) - (v126 * v512)
    v795 = (((v125 * v553) + (v131 * v764)) - (v163 * v723)) + (v142 * v739)
    v796 = (v795 + (v181 * v707)) + (v126 * v581)
    v797 = (((v125 * v588) + (v131 * v766)) - (v163 * v724)) + (v142 * v740)
    v798 = (v797 + (v181 * v708)) + (v126 * v602)
    v799 = (((v125 * v607) + (v131 * v768)) - (v163 * v725)) + (v142 * v741)
    v800 = (v799 - (v181 * v709)) + (v126 * v619)
    v801 = (((v125 * v629) + (v131 * v770)) - (v163 * v726)) + (v142 * v742)
    v802 = (v801 + (v181 * v710)) + (v126 * v645)
    v803 = (((v125 * v649) + (v131 * v772)) - (v163 * v727)) - (v142 * v743)
    v804 = (v803 - (v181 * v711)) - (v126 * v659)
    v805 = (((v125 * v661) + (v131 * v774)) - (v163 * v728)) - (v142 * v744)
    v806 = (v805 - (v181 * v712)) - (v126 * v672)
    v807 = (((v125 * v675) + (v131 * v776)) - (v163 * v729)) - (v142 * v745)
    v808 = (v807 - (v181 * v713)) - (v126 * v687)
    v809 = (((v125 * v688) + (v131 * v778)) - (v163 * v730)) - (v142 * v746)
    v810 = (v809 - (v181 * v714)) - (v126 * v698)
    v811 = (((v116 * v327) - (v128 * v748)) - (v119 * v780)) - (v159 * v715)
    v812 = ((v811 + (v144 * v731)) + (v182 * v699)) + (v117 * v387)
    v813 = (((v116 * v391) + (v128 * v750)) - (v119 * v782)) + (v159 * v716)
    v814 = ((v813 + (v144 * v732)) + (v182 * v700)) + (v117 * v408)
    v815 = (((v116 * v411) + (v128 * v752)) - (v119 * v784)) + (v159 * v717)
    v816 = ((v815 + (v144 * v733)) + (v182 * v701)) + (v117 * v425)
    v817 = (((v116 * v429) + (v128 * v754)) + (v119 * v786)) + (v159 * v718)
    v818 = ((v817 + (v144 * v734)) + (v182 * v702)) + (v117 * v446)
    v819 = (((v116 * v449) - (v128 * v756)) - (v119 * v788)) + (v159 * v719)
    v820 = ((v819 + (v144 * v735)) + (v182 * v703)) + (v117 * v463)
    v821 = (((v116 * v464) - (v128 * v758)) - (v119 * v790)) - (v159 * v720)
    v822 = ((v821 - (v144 * v736)) - (v182 * v704)) - (v117 * v478)
    v823 = (((v116 * v480) + (v128 * v760)) + (v119 * v792)) + (v159 * v721)
    v824 = ((v823 + (v144 * v737)) + (v182 * v705)) + (v117 * v498)
    v825 = (((v116 * v499) + (v128 * v762)) + (v119 * v794)) + (v159 * v722)
    v826 = ((v825 + (v144 * v738)) + (v182 * v706)) + (v117 * v512)
    v827 = (((v116 * v548) - (v128 * v764)) - (v119 * v796)) - (v159 * v723)
    v828 = ((v827 + (v144 * v739)) + (v182 * v707)) + (v117 * v581)
    v829 = (((v116 * v586) - (v128 * v766)) - (v119 * v798)) - (v159 * v724)
    v830 = ((v829 + (v144 * v740)) + (v182 * v708)) + (v117 * v602)
    v831 = (((v116 * v605) - (v128 * v768)) - (v119 * v800)) - (v159 * v725)
    v832 = ((v831 + (v144 * v741)) - (v182 * v709)) + (v117 * v619)
    v833 = (((v116 * v624) - (v128 * v770)) - (v119 * v802)) - (v159 * v726)
    v834 = ((v833 + (v144 * v742)) + (v182 * v710)) + (v117 * v645)
    v835 = (((v116 * v648) - (v128 * v772)) - (v119 * v804)) - (v159 * v727)
    v836 = ((v835 - (v144 * v743)) - (v182 * v711)) - (v117 * v659)
    v837 = (((v116 * v660) - (v128 * v774)) - (v119 * v806)) - (v159 * v728)
    v838 = ((v837 - (v144 * v744)) - (v182 * v712)) - (v117 * v672)
    v839 = (((v116 * v674) + (v128 * v776)) + (v119 * v808)) + (v159 * v729)
    v840 = ((v839 + (v144 * v745)) + (v182 * v713)) + (v117 * v687)
    v841 = (((v116 * v516) + (v128 * v778)) + (v119 * v810)) + (v159 * v730)
    v842 = ((v841 + (v144 * v746)) + (v182 * v714)) + (v117 * v698)
    v843 = (((v103 * v812) - (3.2974940611444983 * v325)) + (v129 * v748)) + (v120 * v780)
    v844 = (((v103 * v814) - (3.2974940611444983 * v389)) - (v129 * v750)) + (v120 * v782)
    v845 = (((v103 * v816) - (3.2974940611444983 * v409)) - (v129 * v752)) + (v120 * v784)
    v846 = (((v103 * v818) - (3.2974940611444983 * v426)) - (v129 * v754)) - (v120 * v786)
    v847 = (((v103 * v820) - (3.2974940611444983 * v448)) + (v129 * v756)) + (v120 * v788)
    v848 = (((3.2974940611444983 * v447) - (v103 * v822)) - (v129 * v758)) - (v120 * v790)
    v849 = (((3.2974940611444983 * v479) + (v103 * v824)) - (v129 * v760)) - (v120 * v792)
    v850 = (((3.2974940611444983 * v324) + (v103 * v826)) - (v129 * v762)) - (v120 * v794)
    v851 = (((3.2974940611444983 * v546) - (v103 * v828)) - (v129 * v764)) - (v120 * v796)
    v852 = (((3.2974940611444983 * v584) - (v103 * v830)) - (v129 * v766)) - (v120 * v798)
    v853 = (((3.2974940611444983 * v603) - (v103 * v832)) - (v129 * v768)) - (v120 * v800)
    v854 = (((3.2974940611444983 * v620) - (v103 * v834)) - (v129 * v770)) - (v120 * v802)
    v855 = (((3.2974940611444983 * v647) - (v103 * v836)) - (v129 * v772)) - (v120 * v804)
    v856 = (((3.2974940611444983 * v646) - (v103 * v838)) - (v129 * v774)) - (v120 * v806)
    v857 = (((3.2974940611444983 * v673) + (v103 * v840)) - (v129 * v776)) - (v120 * v808)
    v858 = (((v103 * v842) - (v129 * v778)) - (v120 * v810)) - (v160 * v730)
    v859 = v194 * v197
    v860 = (v179 * v194) - v170
    v861 = v197 * v860
    v862 = v197 * ((v153 - (v180 * v194)) + (v165 * v860))
    v863 = v158 + (v146 * v165)
    v864 = (v146 * v180) - v184
    v865 = v197 * (((v137 - (v146 * v153)) - (v860 * v863)) + (v194 * v864))
    v866 = (v131 * v146) - v142
    v867 = ((v131 * v158) - v163) + (v165 * v866)
    v868 = (((v131 * v184) + (v179 * v867)) - (v180 * v866)) - v181
    v869 = ((((v131 * v137) - (v194 * v868)) - v126) - (v153 * v866)) + (v170 * v867)
    v870 = v197 * v869
    v871 = v128 + (v119 * v131)
    v872 = ((v119 * v142) - v144) - (v146 * v871)
    v873 = (((v119 * v163) - (v158 * v871)) - v159) + (v165 * v872)
    v874 = ((((v119 * v181) + (v179 * v873)) - (v180 * v872)) - v182) - (v184 * v871)
    v875 = ((((v119 * v126) - (v194 * v874)) - v117) - (v137 * v871)) - (v153 * v872)
    v876 = v197 * (v875 + (v170 * v873))
    v877 = (v103 * v119) - v120
    v878 = ((v103 * v128) - v129) + (v131 * v877)
    v879 = (((v103 * v144) - (v142 * v877)) - v143) + (v146 * v878)
    v880 = ((((v103 * v159) + (v158 * v878)) - v160) - (v163 * v877)) + (v165 * v879)
    v881 = ((((v103 * v182) + (v179 * v880)) - (v180 * v879)) - (v181 * v877)) - v183
    v882 = v881 + (v184 * v878)
    v883 = ((((v103 * v117) - (v194 * v882)) - (v126 * v877)) - v102) + (v137 * v878)
    v884 = v197 * ((v883 - (v153 * v879)) + (v170 * v880))
    v885 = v179 * v193
    v886 = v885 + (v194 * v861)
    v887 = ((v194 * v862) - (v180 * v193)) + (v165 * v885)
    v888 = ((v194 * v865) + (v193 * v864)) - (v863 * v885)
    v889 = (v193 * v868) - (v194 * v870)
    v890 = (v193 * v874) - (v194 * v876)
    v891 = (v193 * v882) - (v194 * v884)
    v892 = ((v165 * v169) + (v179 * v887)) - (v170 * v862)
    v893 = ((v169 * v863) - (v179 * v888)) + (v170 * v865)
    v894 = ((v169 * v867) + (v179 * v889)) + (v170 * v870)
    v895 = ((v169 * v873) + (v179 * v890)) + (v170 * v876)
    v896 = ((v169 * v880) + (v179 * v891)) + (v170 * v884)
    v897 = (((v146 * v152) + (v165 * v893)) + (v180 * v888)) - (v153 * v865)
    v898 = (((v152 * v866) + (v165 * v894)) - (v180 * v889)) - (v153 * v870)
    v899 = (((v152 * v872) + (v165 * v895)) - (v180 * v890)) - (v153 * v876)
    v900 = (((v152 * v879) + (v165 * v896)) - (v180 * v891)) - (v153 * v884)
    v901 = (((v131 * v136) + (v158 * v894)) + (v146 * v898)) + (v184 * v889)
    v902 = v901 + (v137 * v870)
    v903 = (((v136 * v871) - (v158 * v895)) - (v146 * v899)) - (v184 * v890)
    v904 = v903 - (v137 * v876)
    v905 = (((v136 * v878) + (v158 * v896)) + (v146 * v900)) + (v184 * v891)
    v906 = v905 + (v137 * v884)
    v907 = (((v125 + (v131 * v902)) - (v163 * v894)) - (v142 * v898)) - (v181 * v889)
    v908 = (((v119 * v125) + (v131 * v904)) + (v163 * v895)) + (v142 * v899)
    v909 = (v908 + (v181 * v890)) + (v126 * v876)
    v910 = (((v125 * v877) + (v131 * v906)) - (v163 * v896)) - (v142 * v900)
    v911 = (v910 - (v181 * v891)) - (v126 * v884)
    v912 = (((v116 + (v128 * v904)) + (v119 * v909)) - (v159 * v895)) - (v144 * v899)
    v913 = (((v103 * v116) + (v128 * v906)) + (v119 * v911)) + (v159 * v896)
    v914 = ((v913 + (v144 * v900)) + (v182 * v891)) + (v117 * v884)
    v915 = (((3.2974940611444983 + (v103 * v914)) - (v129 * v906)) - (v120 * v911)) - (v160 * v896)
    v916 = -v859
    v917 = -v861
    v918 = -v862
    v919 = -v888
    v920 = -v904
    v921 = -v909
    v922 = -v914
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
        v387,
        v408,
        v425,
        v446,
        v463,
        v478,
        v498,
        v512,
        -v581,
        -v602,
        -v619,
        -v645,
        v659,
        v672,
        v687,
        v698,
        v699,
        v700,
        v701,
        v702,
        v703,
        v704,
        v705,
        v706,
        -v707,
        -v708,
        v709,
        -v710,
        v711,
        v712,
        v713,
        v714,
        -v715,
        v716,
        v717,
        v718,
        v719,
        v720,
        v721,
        v722,
        v723,
        v724,
        v725,
        v726,
        v727,
        v728,
        v729,
        v730,
        v731,
        v732,
        v733,
        v734,
        v735,
        v736,
        v737,
        v738,
        -v739,
        -v740,
        -v741,
        -v742,
        v743,
        v744,
        v745,
        v746,
        -v748,
        v750,
        v752,
        v754,
        -v756,
        v758,
        v760,
        v762,
        v764,
        v766,
        v768,
        v770,
        v772,
        v774,
        v776,
        v778,
        -v780,
        -v782,
        -v784,
        v786,
        -v788,
        v790,
        v792,
        v794,
        v796,
        v798,
        v800,
        v802,
        v804,
        v806,
        v808,
        v810,
        -v812,
        -v814,
        -v816,
        -v818,
        -v820,
        v822,
        -v824,
        -v826,
        v828,
        v830,
        v832,
        v834,
        v836,
        v838,
        -v840,
        -v842,
        (((v843 + (v160 * v715)) - (v143 * v731)) - (v183 * v699)) - (v102 * v387),
        (((v844 - (v160 * v716)) - (v143 * v732)) - (v183 * v700)) - (v102 * v408),
        (((v845 - (v160 * v717)) - (v143 * v733)) - (v183 * v701)) - (v102 * v425),
        (((v846 - (v160 * v718)) - (v143 * v734)) - (v183 * v702)) - (v102 * v446),
        (((v847 - (v160 * v719)) - (v143 * v735)) - (v183 * v703)) - (v102 * v463),
        (((v848 - (v160 * v720)) - (v143 * v736)) - (v183 * v704)) - (v102 * v478),
        (((v849 - (v160 * v721)) - (v143 * v737)) - (v183 * v705)) - (v102 * v498),
        (((v850 - (v160 * v722)) - (v143 * v738)) - (v183 * v706)) - (v102 * v512),
        (((v851 - (v160 * v723)) + (v143 * v739)) + (v183 * v707)) + (v102 * v581),
        (((v852 - (v160 * v724)) + (v143 * v740)) + (v183 * v708)) + (v102 * v602),
        (((v853 - (v160 * v725)) + (v143 * v741)) - (v183 * v709)) + (v102 * v619),
        (((v854 - (v160 * v726)) + (v143 * v742)) + (v183 * v710)) + (v102 * v645),
        (((v855 - (v160 * v727)) - (v143 * v743)) - (v183 * v711)) - (v102 * v659),
        (((v856 - (v160 * v728)) - (v143 * v744)) - (v183 * v712)) - (v102 * v672),
        (((v857 - (v160 * v729)) - (v143 * v745)) - (v183 * v713)) - (v102 * v687),
        ((v858 - (v143 * v746)) - (v183 * v714)) - (v102 * v698),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v197,
        v916,
        v917,
        v918,
        v865,
        v870,
        v876,
        v884,
        v916,
        v193 + (v194 * v859),
        v886,
        v887,
        v919,
        v889,
        v890,
        v891,
        v917,
        v886,
        (v169 + (v179 * v886)) - (v170 * v861),
        v892,
        v893,
        v894,
        v895,
        v896,
        v918,
        v887,
        v892,
        ((v152 + (v165 * v892)) - (v180 * v887)) + (v153 * v862),
        v897,
        v898,
        v899,
        v900,
        v865,
        v919,
        v893,
        v897,
        (((v136 + (v158 * v893)) + (v146 * v897)) - (v184 * v888)) + (v137 * v865),
        v902,
        v920,
        v906,
        v870,
        v889,
        v894,
        v898,
        v902,
        v907 - (v126 * v870),
        v921,
        v911,
        v876,
        v890,
        v895,
        v899,
        v920,
        v921,
        (v912 - (v182 * v890)) - (v117 * v876),
        v922,
        v884,
        v891,
        v896,
        v900,
        v906,
        v911,
        v922,
        ((v915 - (v143 * v900)) - (v183 * v891)) - (v102 * v884),
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

    Operations: 1805 add, 1823 mul, 7 div, 0 sqrt, 8 sincos, 44 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
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
    v18 = qdd[0] + v16
    v19 = (qd[0] * qd[0]) - v17
    v20 = (v3 * v19) - (v2 * v18)
    v21 = (v3 * v18) + (v2 * v19)
    v22 = qdd[0] + qdd[1]
    v23 = qd[0] + qd[1]
    v24 = v23 * v23
    v25 = v20 + (0.97 * v24)
    v26 = v21 + (0.97 * v22)
    v27 = (v5 * v26) + (v4 * v25)
    v28 = 0.97 + v3
    v29 = (v2 * v4) - (v5 * v28)
    v30 = (v5 * v25) - (v4 * v26)
    v31 = (v2 * v5) + (v4 * v28)
    v32 = qdd[2] + v22
    v33 = qd[2] + v23
    v34 = v33 * v33
    v35 = v27 + (0.94 * v32)
    v36 = v30 + (0.94 * v34)
    v37 = (v6 * v36) + (v7 * v35)
    v38 = v29 - 0.94
    v39 = (v6 * v31) + (v7 * v38)
    v40 = (v6 * v35) - (v7 * v36)
    v41 = (v7 * v31) - (v6 * v38)
    v42 = qdd[3] + v32
    v43 = qd[3] + v33
    v44 = v43 * v43
    v45 = v40 - (0.91 * v44)
    v46 = v37 + (0.91 * v42)
    v47 = (v9 * v46) - (v8 * v45)
    v48 = v39 - 0.91
    v49 = (v8 * v41) + (v9 * v48)
    v50 = (v8 * v46) + (v9 * v45)
    v51 = (v9 * v41) - (v8 * v48)
    v52 = qdd[4] + v42
    v53 = qd[4] + v43
    v54 = v53 * v53
    v55 = v50 - (0.88 * v54)
    v56 = (0.88 * v52) + v47
    v57 = (v10 * v56) + (v11 * v55)
    v58 = v49 - 0.88
    v59 = (v11 * v51) - (v10 * v58)
    v60 = (v10 * v55) - (v11 * v56)
    v61 = (v10 * v51) + (v11 * v58)
    v62 = qdd[5] + v52
    v63 = qd[5] + v53
    v64 = v63 * v63
    v65 = v60 - (0.85 * v62)
    v66 = v57 - (0.85 * v64)
    v67 = (v13 * v66) - (v12 * v65)
    v68 = v61 - 0.85
    v69 = (v13 * v59) - (v12 * v68)
    v70 = (v13 * v65) + (v12 * v66)
    v71 = (v12 * v59) + (v13 * v68)
    v72 = qdd[6] + v62
    v73 = qd[6] + v63
    v74 = v73 * v73
    v75 = v67 - (0.82 * v74)
    v76 = v70 - (0.82 * v72)
    v77 = (v14 * v76) - (v15 * v75)
    v78 = v71 - 0.82
    v79 = (v15 * v69) - (v14 * v78)
    v80 = (v14 * v75) + (v15 * v76)
    v81 = (v14 * v69) + (v15 * v78)
    v82 = qdd[7] + v72
    v83 = qd[7] + v73
    v84 = v83 * v83
    v85 = 0.97 * v4
    v86 = 0.97 * v5
    v87 = 0.94 + v86
    v88 = (v6 * v85) - (v7 * v87)
    v89 = (v6 * v87) + (v7 * v85)
    v90 = 0.91 - v88
    v91 = (v9 * v89) + (v8 * v90)
    v92 = (v9 * v90) - (v8 * v89)
    v93 = 0.88 + v92
    v94 = (v10 * v93) + (v11 * v91)
    v95 = (v10 * v91) - (v11 * v93)
    v96 = 0.85 - v95
    v97 = (v13 * v96) - (v12 * v94)
    v98 = (v13 * v94) + (v12 * v96)
    v99 = 0.82 + v97
    v100 = (v14 * v99) + (v15 * v98)
    v101 = (v14 * v98) - (v15 * v99)
    v102 = 0.94 * v7
    v103 = 0.94 * v6
    v104 = 0.91 + v102
    v105 = (v8 * v103) - (v9 * v104)
    v106 = (v8 * v104) + (v9 * v103)
    v107 = 0.88 - v105
    v108 = (v10 * v107) + (v11 * v106)
    v109 = (v10 * v106) - (v11 * v107)
    v110 = 0.85 - v109
    v111 = (v13 * v110) - (v12 * v108)
    v112 = (v13 * v108) + (v12 * v110)
    v113 = 0.82 + v111
    v114 = (v14 * v113) + (v15 * v112)
    v115 = (v14 * v112) - (v15 * v113)
    v116 = 0.91 * v9
    v117 = 0.91 * v8
    v118 = 0.88 + v116
    v119 = (v10 * v118) + (v11 * v117)
    v120 = (v10 * v117) - (v11 * v118)
    v121 = 0.85 - v120
    v122 = (v13 * v121) - (v12 * v119)
    v123 = (v13 * v119) + (v12 * v121)
    v124 = 0.82 + v122
    v125 = (v14 * v124) + (v15 * v123)
    v126 = (v14 * v123) - (v15 * v124)
    v127 = 0.88 * v11
    v128 = 0.88 * v10
    v129 = 0.85 + v127
    v130 = (v12 * v129) + (v13 * v128)
    v131 = (v12 * v128) - (v13 * v129)
    v132 = 0.82 - v131
    v133 = (v14 * v132) + (v15 * v130)
    v134 = (v14 * v130) - (v15 * v132)
    v135 = 0.85 * v13
    v136 = 0.85 * v12
    v137 = 0.82 + v135
    v138 = (v14 * v137) + (v15 * v136)
    v139 = (v14 * v136) - (v15 * v137)
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
        (v21 + (v3 * v22)) - (v24 * v2),
        (v20 - (v2 * v22)) - (v24 * v3),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v22,
        -((v30 * v31) + (v27 * v29)),
        (v27 - (v32 * v29)) - (v34 * v31),
        (v30 - (v32 * v31)) + (v34 * v29),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v40 * v41) - (v37 * v39),
        (v37 - (v42 * v39)) - (v44 * v41),
        ((v44 * v39) - v40) - (v42 * v41),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v50 * v51) - (v47 * v49),
        (v47 - (v52 * v49)) - (v54 * v51),
        ((v54 * v49) - v50) - (v52 * v51),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v61) + (v57 * v59),
        -((v60 + (v62 * v61)) + (v64 * v59)),
        ((v64 * v61) - v57) - (v62 * v59),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v71) + (v67 * v69),
        -((v70 + (v72 * v71)) + (v74 * v69)),
        ((v74 * v71) - v67) - (v72 * v69),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v81) - (v77 * v79),
        -((v80 + (v82 * v81)) + (v84 * v79)),
        (v77 - (v82 * v79)) + (v84 * v81),
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
        v22,
        (v27 * v86) - (v30 * v85),
        (v27 - (v34 * v85)) + (v32 * v86),
        (v30 - (v32 * v85)) - (v34 * v86),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v40 * v89) - (v37 * v88),
        (v37 - (v42 * v88)) - (v44 * v89),
        ((v44 * v88) - v40) - (v42 * v89),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v47 * v92) + (v50 * v91),
        (v47 + (v52 * v92)) - (v54 * v91),
        -((v50 + (v52 * v91)) + (v54 * v92)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v95) + (v57 * v94),
        -((v60 + (v62 * v95)) + (v64 * v94)),
        ((v64 * v95) - v57) - (v62 * v94),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v67 * v98) - (v70 * v97),
        ((v72 * v97) - v70) - (v74 * v98),
        -((v67 + (v72 * v98)) + (v74 * v97)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v101) - (v77 * v100),
        -((v80 + (v82 * v101)) + (v84 * v100)),
        (v77 - (v82 * v100)) + (v84 * v101),
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
        v30,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v40 * v103) + (v37 * v102),
        (v37 - (v44 * v103)) + (v42 * v102),
        -((v40 + (v42 * v103)) + (v44 * v102)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v50 * v106) - (v47 * v105),
        (v47 - (v52 * v105)) - (v54 * v106),
        ((v54 * v105) - v50) - (v52 * v106),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v109) + (v57 * v108),
        -((v60 + (v62 * v109)) + (v64 * v108)),
        ((v64 * v109) - v57) - (v62 * v108),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v67 * v112) - (v70 * v111),
        ((v72 * v111) - v70) - (v74 * v112),
        -((v67 + (v72 * v112)) + (v74 * v111)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v115) - (v77 * v114),
        -((v80 + (v82 * v115)) + (v84 * v114)),
        (v77 - (v82 * v114)) + (v84 * v115),
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
        v37,
        -v40,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v50 * v117) + (v47 * v116),
        (v47 - (v54 * v117)) + (v52 * v116),
        -((v50 + (v52 * v117)) + (v54 * v116)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v120) + (v57 * v119),
        -((v60 + (v62 * v120)) + (v64 * v119)),
        ((v64 * v120) - v57) - (v62 * v119),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v67 * v123) - (v70 * v122),
        ((v72 * v122) - v70) - (v74 * v123),
        -((v67 + (v72 * v123)) + (v74 * v122)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v126) - (v77 * v125),
        -((v80 + (v82 * v126)) + (v84 * v125)),
        (v77 - (v82 * v125)) + (v84 * v126),
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
        v47,
        -v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v57 * v128) - (v60 * v127),
        ((v62 * v127) - v60) - (v64 * v128),
        -((v57 + (v62 * v128)) + (v64 * v127)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v131) + (v67 * v130),
        -((v70 + (v72 * v131)) + (v74 * v130)),
        ((v74 * v131) - v67) - (v72 * v130),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v134) - (v77 * v133),
        -((v80 + (v82 * v134)) + (v84 * v133)),
        (v77 - (v82 * v133)) + (v84 * v134),
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
        -v60,
        -v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v67 * v136) - (v70 * v135),
        ((v72 * v135) - v70) - (v74 * v136),
        -((v67 + (v72 * v136)) + (v74 * v135)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v139) - (v77 * v138),
        -((v80 + (v82 * v139)) + (v84 * v138)),
        (v77 - (v82 * v138)) + (v84 * v139),
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
        -v70,
        -v67,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        -((v77 * v141) + (v80 * v140)),
        ((v82 * v140) - v80) - (v84 * v141),
        (v77 - (v82 * v141)) - (v84 * v140),
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
        -v80,
        v77,
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

    Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 30 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:640], REAL, (8, 80), lanes)


def _stiffness_matrix(prepared, q):
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
    v16 = (v2 * v1) + (v3 * v0)
    v17 = (v2 * v0) - (v3 * v1)
    v18 = (v17 * v4) - (v16 * v5)
    v19 = (v16 * v4) + (v17 * v5)
    v20 = (v19 * v6) + (v7 * v18)
    v21 = (v19 * v7) - (v6 * v18)
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
    v33 = 87.49686150000001 * v16
    v34 = (1.4210854715202004e-14 * v2) - v32
    v35 = -(v33 + v34)
    v36 = -(v34 + (1.3784529073745943e-14 * v16))
    return (
        (v32 - (100.55250000000001 * v2)) - v33,
        v35,
        v36,
        v31,
        v30,
        v29,
        v28,
        v27,
        v35,
        v35,
        v36,
        v31,
        v30,
        v29,
        v28,
        v27,
        v36,
        v36,
        v36,
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
