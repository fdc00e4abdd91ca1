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

    Operations: 80 add, 67 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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
    v35 = v34 * v34
    v36 = (v35 * v23) - (9.81 * v21)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v38 * v27)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v41 * v29)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v44 * v31)
    v46 = qd[5] + v43
    v47 = v46 * v46
    v48 = v45 + (v47 * v33)
    v49 = qd[6] + v46
    v50 = qd[7] + v49
    v51 = v50 * v50
    v52 = v49 * v49
    v53 = 0.82 * v16
    v54 = v48 + (v52 * v53)
    v55 = (v51 * v25) + (2.42 * v54)
    v56 = v55 + (1.5550000000000002 * v48)
    v57 = v56 + (1.455 * v45)
    v58 = v57 + (1.3549999999999998 * v42)
    v59 = v58 + (1.255 * v39)
    v60 = v59 + (1.1550000000000002 * v36)
    v61 = ((qd[0] * qd[0]) - (9.81 * v20)) + (v35 * v24)
    v62 = v61 + (v38 * v26)
    v63 = v62 + (v41 * v28)
    v64 = v63 + (v44 * v30)
    v65 = v64 + (v47 * v32)
    v66 = 0.82 * v17
    v67 = v65 + (v52 * v66)
    v68 = (2.42 * v67) + (v51 * v22)
    v69 = v68 + (1.5550000000000002 * v65)
    v70 = v69 + (1.455 * v64)
    v71 = v70 + (1.3549999999999998 * v63)
    v72 = v71 + (1.255 * v62)
    v73 = (v25 * v67) - (v22 * v54)
    v74 = ((v66 * v55) - v73) - (v53 * v68)
    v75 = (v74 + (v32 * v56)) - (v33 * v69)
    v76 = (v75 + (v30 * v57)) - (v31 * v70)
    v77 = v76 + ((v28 * v58) - (v29 * v71))
    v78 = v77 + ((v26 * v59) - (v27 * v72))
    v79 = v78 + ((v24 * v60) - (v23 * (v72 + (1.1550000000000002 * v61))))
    return (
        ((10.34955 * v21) - v60) - v79,
        -v79,
        -v78,
        -v77,
        -v76,
        -v75,
        -v74,
        v73,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      h[8]  bias, N m or N

    Operations: 53 add, 65 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
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

    Operations: 14 add, 8 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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
    v17 = qd[2] + v16
    v18 = qd[3] + v17
    v19 = qd[4] + v18
    v20 = qd[5] + v19
    v21 = qd[6] + v20
    v22 = qd[7] + v21
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

    Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 18 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
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
    v35 = v34 * v34
    v36 = qd[2] + v34
    v37 = v36 * v36
    v38 = qd[3] + v36
    v39 = v38 * v38
    v40 = qd[4] + v38
    v41 = v40 * v40
    v42 = qd[5] + v40
    v43 = v42 * v42
    v44 = qd[6] + v42
    v45 = qd[7] + v44
    v46 = v45 * v45
    v47 = v44 * v44
    v48 = 0.82 * v16
    v49 = 0.82 * v17
    v50 = (9.81 * v21) + qdd[0]
    v51 = qdd[1] + qdd[0]
    v52 = (v50 + (v51 * v24)) - (v35 * v23)
    v53 = qdd[2] + v51
    v54 = (v52 + (v53 * v26)) - (v37 * v27)
    v55 = qdd[3] + v53
    v56 = (v54 + (v55 * v28)) - (v39 * v29)
    v57 = qdd[4] + v55
    v58 = v56 + ((v57 * v30) - (v41 * v31))
    v59 = qdd[5] + v57
    v60 = v58 + ((v59 * v32) - (v43 * v33))
    v61 = qdd[6] + v59
    v62 = v60 + ((v61 * v49) - (v47 * v48))
    v63 = qdd[7] + v61
    v64 = (2.42 * v62) + ((v63 * v22) - (v46 * v25))
    v65 = v64 + (1.5550000000000002 * v60)
    v66 = v65 + (1.455 * v58)
    v67 = v66 + (1.3549999999999998 * v56)
    v68 = v67 + (1.255 * v54)
    v69 = v68 + (1.1550000000000002 * v52)
    v70 = ((v35 * v24) + ((qd[0] * qd[0]) - (9.81 * v20))) + (v51 * v23)
    v71 = ((v37 * v26) + v70) + (v53 * v27)
    v72 = ((v39 * v28) + v71) + (v55 * v29)
    v73 = ((v41 * v30) + (v57 * v31)) + v72
    v74 = ((v43 * v32) + (v59 * v33)) + v73
    v75 = ((v47 * v49) + (v61 * v48)) + v74
    v76 = ((v46 * v22) + (v63 * v25)) + (2.42 * v75)
    v77 = v76 + (1.5550000000000002 * v74)
    v78 = v77 + (1.455 * v73)
    v79 = v78 + (1.3549999999999998 * v72)
    v80 = v79 + (1.255 * v71)
    v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75)
    v82 = (((0.17661706666666654 * v61) - (v49 * v64)) - (v48 * v76)) - v81
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

    Operations: 83 add, 87 mul, 0 div, 0 sqrt, 8 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
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
    v35 = v34 * v34
    v36 = (v35 * v23) - (9.81 * v21)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v38 * v27)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v41 * v29)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v44 * v31)
    v46 = qd[5] + v43
    v47 = v46 * v46
    v48 = v45 + (v47 * v33)
    v49 = qd[6] + v46
    v50 = qd[7] + v49
    v51 = v50 * v50
    v52 = v49 * v49
    v53 = 0.82 * v16
    v54 = v48 + (v52 * v53)
    v55 = 0.82 * v17
    v56 = (v35 * v24) + ((qd[0] * qd[0]) - (9.81 * v20))
    v57 = 1.9928405358526773 * v19
    v58 = (v22 * v57) - 2.42
    v59 = v25 * v57
    v60 = (v53 * v59) + (v55 * v58)
    v61 = 1.9928405358526773 * v18
    v62 = (v25 * v61) - 2.42
    v63 = (v53 * v62) + (v55 * v59)
    v64 = 1.0 / ((0.17661706666666654 + (v53 * v63)) + (v55 * v60))
    v65 = v60 * v64
    v66 = (v58 - 1.5550000000000002) - (v60 * v65)
    v67 = v59 - (v63 * v65)
    v68 = (v33 * v67) + (v32 * v66)
    v69 = v63 * v64
    v70 = (v62 - 1.5550000000000002) - (v63 * v69)
    v71 = (v32 * v67) + (v33 * v70)
    v72 = 1.0 / ((0.17791562500000002 + (v33 * v71)) + (v32 * v68))
    v73 = v68 * v72
    v74 = (v66 - 1.455) - (v68 * v73)
    v75 = v67 - (v71 * v73)
    v76 = (v30 * v74) + (v31 * v75)
    v77 = v71 * v72
    v78 = (v70 - 1.455) - (v71 * v77)
    v79 = (v30 * v75) + (v31 * v78)
    v80 = 1.0 / ((0.17798293333333343 + (v30 * v76)) + (v31 * v79))
    v81 = v76 * v80
    v82 = (v74 - 1.3549999999999998) - (v76 * v81)
    v83 = v75 - (v79 * v81)
    v84 = (v29 * v83) + (v28 * v82)
    v85 = v79 * v80
    v86 = (v78 - 1.3549999999999998) - (v79 * v85)
    v87 = (v29 * v86) + (v28 * v83)
    v88 = 1.0 / ((0.17673034166666668 + (v29 * v87)) + (v28 * v84))
    v89 = v84 * v88
    v90 = (v82 - 1.255) - (v84 * v89)
    v91 = v83 - (v87 * v89)
    v92 = (v26 * v90) + (v27 * v91)
    v93 = v87 * v88
    v94 = (v86 - 1.255) - (v87 * v93)
    v95 = (v26 * v91) + (v27 * v94)
    v96 = 1.0 / ((0.1740691999999998 + (v27 * v95)) + (v26 * v92))
    v97 = v92 * v96
    v98 = (v90 - 1.1550000000000002) - (v92 * v97)
    v99 = v91 - (v95 * v97)
    v100 = (v24 * v98) + (v23 * v99)
    v101 = (v23 * v95) * v96
    v102 = 0.16991085833333336 + (v23 * ((v24 * v99) + ((v23 * (v94 - 1.1550000000000002)) - (v95 * v101))))
    v103 = 1.0 / (v102 + (v24 * v100))
    v104 = v100 * v103
    v105 = (v38 * v26) + v56
    v106 = (v41 * v28) + v105
    v107 = (v44 * v30) + v106
    v108 = (v47 * v32) + v107
    v109 = (v52 * v55) + v108
    v110 = ((v25 * v109) - tau[7]) - (v22 * v54)
    v111 = (v61 * v110) - ((2.42 * v109) + (v51 * v22))
    v112 = ((v51 * v25) + (2.42 * v54)) + (v57 * v110)
    v113 = ((tau[6] - tau[7]) + (v53 * v111)) + (v55 * v112)
    v114 = ((1.5550000000000002 * v108) - v111) + (v113 * v69)
    v115 = (v113 * v65) - ((1.5550000000000002 * v48) + v112)
    v116 = ((tau[6] - tau[5]) + (v33 * v114)) + (v32 * v115)
    v117 = ((1.455 * v45) - v115) + (v116 * v73)
    v118 = (v116 * v77) - ((1.455 * v107) + v114)
    v119 = ((tau[4] - tau[5]) + (v30 * v117)) + (v31 * v118)
    v120 = ((1.3549999999999998 * v106) - v118) + (v119 * v85)
    v121 = (v119 * v81) - ((1.3549999999999998 * v42) + v117)
    v122 = ((tau[4] - tau[3]) + (v29 * v120)) + (v28 * v121)
    v123 = (v120 + (1.255 * v105)) - (v122 * v93)
    v124 = ((1.255 * v39) - v121) + (v122 * v89)
    v125 = ((tau[3] - tau[2]) + (v27 * v123)) - (v26 * v124)
    v126 = (v124 + (1.1550000000000002 * v36)) + (v125 * v97)
    v127 = ((tau[2] - tau[1]) + (v23 * (v123 + (1.1550000000000002 * v56)))) - (v125 * v101)
    v128 = v127 - (v24 * v126)
    v129 = (((tau[0] - tau[1]) - (10.34955 * v21)) + v126) + (v128 * v104)
    v130 = v129 * (1.0 / ((v98 - 0.8908333333333334) - (v100 * v104)))
    v131 = (v128 * v103) + (v104 * v130)
    v132 = (v24 * v131) - v130
    v133 = ((v125 * v96) - (v101 * v131)) - (v97 * v132)
    v134 = v132 + (v26 * v133)
    v135 = (v27 * v133) + (v23 * v131)
    v136 = ((v122 * v88) - (v89 * v134)) - (v93 * v135)
    v137 = v134 + (v28 * v136)
    v138 = v135 + (v29 * v136)
    v139 = ((v119 * v80) + (v81 * v137)) + (v85 * v138)
    v140 = (v30 * v139) - v137
    v141 = (v31 * v139) - v138
    v142 = ((v116 * v72) + (v73 * v140)) + (v77 * v141)
    v143 = (v32 * v142) - v140
    v144 = (v33 * v142) - v141
    v145 = ((v113 * v64) + (v65 * v143)) + (v69 * v144)
    v146 = (v145 - (3.2974940611444983 * v110)) + (v57 * ((v55 * v145) - v143))
    return (
        -v130,
        v130 + v131,
        v133 - v131,
        v136 - v133,
        -(v136 + v139),
        v139 + v142,
        -(v142 + v145),
        v146 + (v61 * ((v53 * v145) - v144)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[8]    joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]   joint rates, rad/s or m/s
      tau[8]  joint torques and forces, N m or N: j1, j2, j3, j4, j5, j6, j7, j8

    Gives
      qdd[8]  joint accelerations, rad/s^2 or m/s^2

    Operations: 158 add, 180 mul, 7 div, 0 sqrt, 8 sincos, 3 other.
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
    v14 = qd[1] + qd[0]
    v15 = qd[0] * v1
    v16 = v15 + (0.97 * v14)
    v17 = qd[0] * v0
    v18 = (v2 * v17) - (v3 * v16)
    v19 = qd[2] + v14
    v20 = (0.94 * v19) - v18
    v21 = (v2 * v16) + (v3 * v17)
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v5 * v20) - (v4 * v21)
    v24 = qd[3] + v19
    v25 = v23 + (0.91 * v24)
    v26 = (v7 * v25) - (v6 * v22)
    v27 = qd[4] + v24
    v28 = v26 + (0.88 * v27)
    v29 = (v6 * v25) + (v7 * v22)
    v30 = (v9 * v29) + (v8 * v28)
    v31 = (v9 * v28) - (v8 * v29)
    v32 = qd[5] + v27
    v33 = v31 + (0.85 * v32)
    v34 = (v10 * v33) + (v11 * v30)
    v35 = (v10 * v30) - (v11 * v33)
    v36 = qd[0] * qd[0]
    v37 = qd[6] + v32
    v38 = qd[7] + v37
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

    Operations: 53 add, 80 mul, 0 div, 0 sqrt, 7 sincos, 0 other.
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

    Operations: 20 add, 29 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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

    Operations: 27 add, 40 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
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
    v10 = np.sin(q[6])
    v11 = np.cos(q[6])
    v12 = np.sin(q[5])
    v13 = np.cos(q[5])
    v14 = np.sin(q[7])
    v15 = np.cos(q[7])
    v16 = (v2 * v1) + (v3 * v0)
    v17 = (v3 * v1) - (v2 * v0)
    v18 = (v4 * v17) + (v5 * v16)
    v19 = (v5 * v17) - (v4 * v16)
    v20 = (v6 * v19) + (v7 * v18)
    v21 = (v6 * v18) - (v7 * v19)
    v22 = (v8 * v21) - (v9 * v20)
    v23 = (v13 * v10) + (v12 * v11)
    v24 = (v9 * v21) + (v8 * v20)
    v25 = (v12 * v10) - (v13 * v11)
    v26 = (v25 * v24) + (v23 * v22)
    v27 = (v25 * v22) - (v23 * v24)
    v28 = -((v14 * v27) - (v15 * v26))
    v29 = (v14 * v26) + (v15 * v27)
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

    Operations: 14 add, 28 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
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

    Operations: 39 add, 42 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
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

    Operations: 110 add, 132 mul, 0 div, 0 sqrt, 8 sincos, 28 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
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
    v17 = v16 * v16
    v18 = 9.81 * v3
    v19 = qd[2] + v16
    v20 = v19 * v19
    v21 = qd[3] + v19
    v22 = v21 * v21
    v23 = qd[4] + v21
    v24 = v23 * v23
    v25 = qd[5] + v23
    v26 = v25 * v25
    v27 = qd[6] + v25
    v28 = qd[7] + v27
    v29 = v27 * v27
    v30 = qd[0] * qd[0]
    v31 = 9.81 * v2
    v32 = v30 - v31
    v33 = v18 + qdd[0]
    v34 = qdd[1] + qdd[0]
    v35 = qdd[2] + v34
    v36 = qdd[3] + v35
    v37 = qdd[4] + v36
    v38 = qdd[5] + v37
    v39 = qdd[6] + v38
    v40 = qdd[7] + v39
    v41 = (v1 * v32) - (v0 * v33)
    v42 = v41 + (0.97 * v17)
    v43 = (v1 * v33) + (v0 * v32)
    v44 = v43 + (0.97 * v34)
    v45 = (v5 * v42) - (v4 * v44)
    v46 = v45 + (0.94 * v20)
    v47 = (v5 * v44) + (v4 * v42)
    v48 = v47 + (0.94 * v35)
    v49 = (v6 * v46) + (v7 * v48)
    v50 = v49 + (0.91 * v36)
    v51 = (v6 * v48) - (v7 * v46)
    v52 = (0.91 * v22) - v51
    v53 = (v9 * v50) + (v8 * v52)
    v54 = v53 + (0.88 * v37)
    v55 = (v9 * v52) - (v8 * v50)
    v56 = v55 + (0.88 * v24)
    v57 = (v10 * v54) - (v11 * v56)
    v58 = (0.85 * v26) - v57
    v59 = (v10 * v56) + (v11 * v54)
    v60 = v59 + (0.85 * v38)
    v61 = (v13 * v58) - (v12 * v60)
    v62 = v61 + (0.82 * v29)
    v63 = (v13 * v60) + (v12 * v58)
    v64 = v63 + (0.82 * v39)
    v65 = (v28 * (0.6043499999999999 * v28)) + (1.7 * ((v15 * v62) - (v14 * v64)))
    v66 = (v15 * v64) + (v14 * v62)
    v67 = (1.7 * v66) + (0.6043499999999999 * v40)
    v68 = ((v15 * v65) + ((1.6 * v61) + (0.5904 * v29))) + (v14 * v67)
    v69 = (v15 * v67) - (v14 * v65)
    v70 = v69 + ((1.6 * v63) + (0.5904 * v39))
    v71 = ((v13 * v68) + ((0.57375 * v26) - (1.5 * v57))) + (v12 * v70)
    v72 = (v13 * v70) - (v12 * v68)
    v73 = v72 + ((0.57375 * v38) + (1.5 * v59))
    v74 = (v10 * v71) - (v11 * v73)
    v75 = ((0.5544 * v37) + (1.4 * v53)) - v74
    v76 = (v10 * v73) + ((v11 * v71) + ((1.4 * v55) + (0.5544 * v24)))
    v77 = (v9 * v75) - (v8 * v76)
    v78 = v77 + ((0.53235 * v36) + (1.3 * v49))
    v79 = ((v9 * v76) + ((0.53235 * v22) - (1.3 * v51))) + (v8 * v75)
    v80 = (((1.2 * v45) + (0.5075999999999999 * v20)) + (v7 * v79)) + (v6 * v78)
    v81 = (v6 * v79) - (v7 * v78)
    v82 = ((0.5075999999999999 * v35) + (1.2 * v47)) - v81
    v83 = ((v5 * v80) + ((1.1 * v41) + (0.48015 * v17))) + (v4 * v82)
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
        ((v31 - (0.45 * v30)) - (v1 * v83)) - (v0 * v85),
        (v18 + (0.45 * qdd[0])) + v86,
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

    Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 7 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
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
    v8 = np.sin(v5)
    v9 = np.cos(v5)
    v10 = np.sin(v3)
    v11 = np.cos(v3)
    v12 = np.sin(q[0])
    v13 = np.cos(q[0])
    v14 = np.sin(v1)
    v15 = np.cos(v1)
    v16 = np.sin(v2)
    v17 = np.cos(v2)
    v18 = np.sin(v0)
    v19 = np.cos(v0)
    v20 = np.sin(q[1])
    v21 = np.cos(q[1])
    v22 = 1.9844 * v7
    v23 = 0.6043499999999999 * v9
    v24 = v23 + v22
    v25 = 3.3787499999999997 * v11
    v26 = v24 + v25
    v27 = 9.81 * v12
    v28 = 1.9844 * v6
    v29 = 0.6043499999999999 * v8
    v30 = v29 + v28
    v31 = 3.3787499999999997 * v10
    v32 = v30 + v31
    v33 = 9.81 * v13
    v34 = (v33 * v32) + (v27 * v26)
    v35 = 6.17435 * v15
    v36 = 4.7784 * v17
    v37 = v36 + v35
    v38 = 6.17435 * v14
    v39 = 4.7784 * v16
    v40 = v39 + v38
    v41 = (v33 * v40) + (v27 * v37)
    v42 = (v41 + (v19 * (74.14005599999999 * v12))) + v34
    v43 = 8.919149999999998 * v20
    v44 = 7.557599999999999 * v18
    v45 = v44 + v43
    v46 = ((v12 * (87.4968615 * v21)) + (v33 * v45)) + v42
    v47 = 0.88 * v16
    v48 = qdd[1] + qdd[0]
    v49 = qdd[2] + v48
    v50 = qdd[3] + v49
    v51 = qdd[4] + v50
    v52 = qd[1] + qd[0]
    v53 = qd[2] + v52
    v54 = qd[3] + v53
    v55 = qd[4] + v54
    v56 = v55 * v55
    v57 = 0.88 * v17
    v58 = (v56 * v57) + (v51 * v47)
    v59 = 0.91 * v14
    v60 = v54 * v54
    v61 = 0.91 * v15
    v62 = (v60 * v61) + (v50 * v59)
    v63 = v62 + v58
    v64 = 0.85 * v10
    v65 = qdd[5] + v51
    v66 = qd[5] + v55
    v67 = v66 * v66
    v68 = 0.85 * v11
    v69 = (v67 * v68) + (v65 * v64)
    v70 = v69 + v63
    v71 = 0.97 * v20
    v72 = v52 * v52
    v73 = 0.97 * v21
    v74 = (v72 * v73) + (v48 * v71)
    v75 = 0.94 * v18
    v76 = v53 * v53
    v77 = 0.94 * v19
    v78 = (v76 * v77) + (v49 * v75)
    v79 = v78 + v74
    v80 = (qd[0] * qd[0]) - v27
    v81 = v80 + v79
    v82 = v81 + v70
    v83 = (v51 * v57) - (v56 * v47)
    v84 = (v50 * v61) - (v60 * v59)
    v85 = v84 + v83
    v86 = (v65 * v68) - (v67 * v64)
    v87 = v86 + v85
    v88 = (v48 * v73) - (v72 * v71)
    v89 = (v49 * v77) - (v76 * v75)
    v90 = v89 + v88
    v91 = v33 + qdd[0]
    v92 = v91 + v90
    v93 = v92 + v87
    v94 = 0.82 * v6
    v95 = qdd[6] + v65
    v96 = qd[6] + v66
    v97 = v96 * v96
    v98 = 0.82 * v7
    v99 = (v97 * v98) + (v95 * v94)
    v100 = (v95 * v98) - (v97 * v94)
    v101 = (v29 * v100) - (v23 * v99)
    v102 = (v101 + (v29 * v93)) - (v23 * v82)
    v103 = v102 + ((v28 * v93) - (v22 * v82))
    v104 = (v29 * (v87 + v100)) - (v23 * (v70 + v99))
    v105 = v104 + ((v28 * v87) - (v22 * v70))
    v106 = (v31 * (v92 + v85)) - (v25 * (v81 + v63))
    v107 = ((((v31 * v85) - (v25 * v63)) - v106) + v105) - v103
    v108 = (v39 * (v84 + v92)) - (v36 * (v62 + v81))
    v109 = v108 + ((v36 * v62) - (v39 * v84))
    v110 = v32 + v39
    v111 = v26 + v36
    v112 = ((v109 - (v90 * v110)) + (v79 * v111)) - v107
    v113 = (v91 * v38) - (v80 * v35)
    v114 = v113 + v112
    v115 = 7.557599999999999 * v19
    v116 = (v44 * v91) - (v115 * v80)
    v117 = (-v116) - v114
    v118 = 8.919149999999998 * v21
    v119 = v117 + ((v118 * v80) - (v43 * v91))
    v120 = qdd[7] + v95
    v121 = qd[7] + v96
    v122 = v121 * v121
    v123 = (v122 * v23) + (v120 * v29)
    v124 = v123 + ((v95 * v28) + (v97 * v22))
    v125 = v124 + ((v65 * v31) + (v67 * v25))
    v126 = v125 + ((v51 * v39) + (v56 * v36))
    v127 = v126 + ((v50 * v38) + (v60 * v35))
    v128 = v53 * v19
    v129 = 7.557599999999999 * v53
    v130 = v127 + ((v49 * v44) + (v129 * v128))
    v131 = v107 + ((v89 * v32) - (v78 * v26))
    v132 = -v109
    v133 = (((v38 * v90) + v113) - (v35 * v79)) - v132
    v134 = (((v89 * v40) - (v78 * v37)) - v133) + v131
    v135 = (v116 - (7.557599999999999 * ((v19 * v74) - (v18 * v88)))) - v134
    v136 = (v120 * v23) - (v122 * v29)
    v137 = ((v97 * v28) - (v95 * v22)) - v136
    v138 = v137 + ((v67 * v31) - (v65 * v25))
    v139 = v138 + ((v56 * v39) - (v51 * v36))
    v140 = v139 + ((v60 * v38) - (v50 * v35))
    v141 = v53 * v18
    v142 = ((v71 * (v140 + ((v129 * v141) - (v49 * v115)))) + (v73 * v130)) + v135
    v143 = v107 - v133
    v144 = (v75 * v140) + (v77 * v127)
    v145 = (v143 - (v71 * v140)) - v144
    v146 = 1.0 + v73
    v147 = v101 - v103
    v148 = v147 + ((v86 * v30) - (v69 * v24))
    v149 = v106 - v148
    v150 = v149 + ((v58 * v26) - (v83 * v32))
    v151 = (-v108) - v150
    v152 = v75 + v59
    v153 = v71 + v152
    v154 = (v153 * v139) - v151
    v155 = v77 + v61
    v156 = v73 + v155
    v157 = 1.0 + v156
    v158 = v149 + ((v61 * v125) + (v59 * v138))
    v159 = (v57 * v125) + (v47 * v138)
    v160 = v159 + (v77 * v125)
    v161 = v71 + v75
    v162 = v158 + (v160 + (v161 * v138))
    v163 = v47 + v64
    v164 = v57 + v68
    v165 = ((v164 * v124) + (v163 * v137)) - v147
    v166 = v165 + ((v156 * v124) + (v153 * v137))
    v167 = v102 + ((v98 * v123) - (v94 * v136))
    v168 = v167 + ((v164 * v123) - (v163 * v136))
    v169 = (v153 * v136) - v168
    v170 = v103 - v105
    v171 = v104 - v102
    v172 = v101 - v102
    v173 = v172 + ((v29 * v86) - (v23 * v69))
    v174 = v96 * v6
    v175 = 1.2086999999999999 * v121
    v176 = v175 * v8
    v177 = v176 + (3.9688 * v174)
    v178 = 6.757499999999999 * v66
    v179 = v177 + (v178 * v10)
    v180 = v55 * v16
    v181 = v179 + (9.5568 * v180)
    v182 = v96 * v7
    v183 = v175 * v9
    v184 = v183 + (3.9688 * v182)
    v185 = v184 + (v178 * v11)
    v186 = v55 * v17
    v187 = v185 + (9.5568 * v186)
    v188 = (v59 * v187) - (v61 * v181)
    v189 = (v57 * v179) - (v47 * v185)
    v190 = v54 * v14
    v191 = v54 * v15
    v192 = (8.696688000000002 * ((v16 * v191) - (v17 * v190))) - v189
    v193 = v192 + v188
    v194 = v52 * v20
    v195 = (1.88 * v141) + (1.94 * v194)
    v196 = (v195 * v37) - v193
    v197 = 1.76 * v186
    v198 = v197 + (1.82 * v191)
    v199 = v31 * v198
    v200 = 1.7 * v66
    v201 = v198 + (v200 * v11)
    v202 = v28 * v201
    v203 = 1.76 * v180
    v204 = v203 + (1.82 * v190)
    v205 = v204 + (v200 * v10)
    v206 = v22 * v205
    v207 = v29 * (v201 + (1.64 * v182))
    v208 = v23 * (v205 + (1.64 * v174))
    v209 = v208 + (v195 * v23)
    v210 = v209 + (v195 * v22)
    v211 = (v64 * v184) - (v68 * v177)
    v212 = 0.9911339999999998 * ((v7 * v8) - (v6 * v9))
    v213 = v121 * v212
    v214 = (v211 - (v25 * v204)) - v213
    v215 = (((v207 - v206) + (v202 + (v199 - (v195 * v25)))) - v210) + v214
    v216 = v52 * v21
    v217 = (1.88 * v128) + (1.94 * v216)
    v218 = 2.0 * qd[0]
    v219 = v217 + v218
    v220 = v110 + v38
    v221 = (v215 + (v219 * v220)) - v196
    v222 = v187 + (12.3487 * v191)
    v223 = v71 * v222
    v224 = v181 + (12.3487 * v190)
    v225 = v224 + (15.115199999999998 * v141)
    v226 = ((v73 * v225) - ((14.661743999999997 * v20) * v128)) - v223
    v227 = (v75 * v222) - (v77 * v224)
    v228 = v227 + (14.661743999999997 * ((v18 * v216) - (v19 * v194)))
    v229 = v228 - v226
    v230 = (v221 + (v218 * v45)) + v229
    v231 = v225 + (17.838299999999997 * v194)
    v232 = v215 + (v217 * v32)
    v233 = (v232 + (v217 * v40)) - v196
    v234 = v229 + v233
    v235 = (-v199) - v214
    v236 = v206 - v202
    v237 = v208 - v207
    v238 = v237 + v236
    v239 = 1.136178 * ((v128 * v8) - (v141 * v9))
    v240 = (v239 + (3.7306719999999998 * ((v128 * v6) - (v141 * v7)))) - v238
    v241 = 6.352049999999999 * ((v128 * v10) - (v141 * v11))
    v242 = (v241 + (8.983392 * ((v128 * v16) - (v141 * v17)))) + v240
    v243 = (v242 + (11.607777999999998 * ((v14 * v128) - (v15 * v141)))) + (v193 - v235)
    v244 = v227 + v243
    v245 = v244 - v226
    v246 = v192 - v235
    v247 = v246 - v238
    v248 = v188 + v247
    v249 = v227 + v248
    v250 = v223 + v249
    v251 = v96 * v212
    v252 = v213 - v251
    v253 = v211 - v252
    v254 = v200 * ((v10 * v24) - (v11 * v30))
    v255 = v254 - v253
    v256 = v189 + v255
    v257 = (v197 * v32) - (v203 * v26)
    v258 = v256 - v257
    v259 = (v77 * v181) - v188
    v260 = v258 + (v259 - (v161 * v187))
    v261 = (v153 * v185) - v256
    v262 = ((v57 * v177) - (v47 * v184)) - v253
    v263 = (v153 * v184) - v262
    v264 = v213 + ((v164 * v176) - (v163 * v183))
    v265 = (v153 * v183) - v264
    v266 = v215 + (v192 - (v195 * v36))
    v267 = 1.0273949999999998 * ((v11 * v8) - (v10 * v9))
    v268 = (v213 + (v236 - v207)) + v210
    v269 = v252 + v254
    v270 = v209 - v207
    v271 = v251 + (v66 * v267)
    v272 = v111 + v35
    v273 = v272 + v115
    v274 = (v73 * v273) + ((7.3308719999999985 * v20) * v18)
    v275 = v77 * v272
    v276 = 0.4955669999999999 * ((v6 * v8) + (v7 * v9))
    v277 = 0.30326059166666663 + v276
    v278 = (v276 + 1.4505909333333333) + v277
    v279 = (v68 * v24) + (v64 * v30)
    v280 = v279 + v278
    v281 = (v279 + 2.694021875) + v280
    v282 = (v57 * v26) + (v47 * v32)
    v283 = v282 + v281
    v284 = (v282 + 4.0270090666666665) + v283
    v285 = (v61 * v111) + (v59 * v110)
    v286 = v285 + v284
    v287 = (v285 + 5.441928158333333) + v286
    v288 = v275 + (v75 * v220)
    v289 = v288 + v287
    v290 = 6.930074799999999 + v289
    v291 = v290 + ((v275 + (v161 * v220)) + v274)
    v292 = v71 * v220
    v293 = ((v292 + 8.481664641666665) + v274) + v291
    v294 = v273 + v118
    v295 = v294 + v293
    v296 = v273 + v291
    v297 = (v292 + (v73 * v272)) + v289
    v298 = v272 + v297
    v299 = ((v77 * v111) + (v75 * v110)) + v286
    v300 = ((v73 * v111) + (v71 * v110)) + v299
    v301 = v111 + v300
    v302 = ((v61 * v26) + (v59 * v32)) + v283
    v303 = ((v77 * v26) + (v75 * v32)) + v302
    v304 = ((v73 * v26) + (v71 * v32)) + v303
    v305 = v26 + v304
    v306 = ((v57 * v24) + (v47 * v30)) + v280
    v307 = ((v61 * v24) + (v59 * v30)) + v306
    v308 = ((v77 * v24) + (v75 * v30)) + v307
    v309 = ((v73 * v24) + (v71 * v30)) + v308
    v310 = v24 + v309
    v311 = v277 + (0.5136974999999999 * ((v10 * v8) + (v11 * v9)))
    v312 = v311 + (0.531828 * ((v16 * v8) + (v17 * v9)))
    v313 = v312 + (0.5499585 * ((v14 * v8) + (v15 * v9)))
    v314 = v313 + (0.568089 * ((v19 * v9) + (v18 * v8)))
    v315 = v314 + (0.5862194999999999 * ((v21 * v9) + (v20 * v8)))
    v316 = v23 + v315
    return (
        -(v46 + (100.55249999999998 * v12)),
        v119 - (((v48 * v43) + (v72 * v118)) + v130),
        -(v130 + v142),
        v145 - (v146 * v127),
        -(v154 + (v157 * v126)),
        -(v162 + (v146 * v125)),
        -(v124 + v166),
        v169 - (v157 * v123),
        -v46,
        v119,
        -v142,
        v145 - (v73 * v127),
        -(v154 + (v156 * v126)),
        -(v162 + (v73 * v125)),
        -v166,
        v169 - (v156 * v123),
        -(v42 + (v18 * (74.14005599999999 * v13))),
        v117,
        -v135,
        v143 - v144,
        v151 - ((v155 * v126) + (v152 * v139)),
        -(v158 + (v160 + (v75 * v138))),
        -(v165 + ((v155 * v124) + (v152 * v137))),
        ((v152 * v136) - (v155 * v123)) - v168,
        -(v41 + v34),
        -v114,
        v134,
        v143,
        v151 - ((v59 * v139) + (v61 * v126)),
        -(v158 + v159),
        -(v165 + ((v61 * v124) + (v59 * v137))),
        ((v59 * v136) - (v61 * v123)) - v168,
        -(v34 + (46.876104000000005 * ((v12 * v17) + (v13 * v16)))),
        -v112,
        v131 + (v132 + ((v39 * v89) - (v36 * v78))),
        v107 + v132,
        v151,
        -(v149 + v159),
        -v165,
        -v168,
        -v34,
        v107 + ((v90 * v32) - (v79 * v26)),
        v131,
        v107,
        -v150,
        -v149,
        v147 - ((v68 * v124) + (v64 * v137)),
        ((v64 * v136) - (v68 * v123)) - v167,
        -((v33 * v30) + (v27 * v24)),
        ((v90 * v30) - (v79 * v24)) - v170,
        ((v89 * v30) - (v78 * v24)) - v170,
        -v170,
        v148 + ((v83 * v30) - (v58 * v24)),
        v148,
        v147,
        -v167,
        -(5.9286734999999995 * ((v12 * v9) + (v13 * v8))),
        v171 + ((v90 * v29) - (v79 * v23)),
        v171 + ((v89 * v29) - (v78 * v23)),
        v171,
        v173 + ((v83 * v29) - (v58 * v23)),
        v173,
        v172,
        -v102,
        v230 - v231,
        v234 - v231,
        v245 - v225,
        v250 - (v146 * v224),
        (-(v146 * v181)) - v260,
        v261 - (v157 * v179),
        v263 - (v157 * v177),
        v265 - (v157 * v176),
        v230,
        v234,
        v245,
        v250 - (v73 * v224),
        (-(v73 * v181)) - v260,
        v261 - (v156 * v179),
        v263 - (v156 * v177),
        v265 - (v156 * v176),
        (v228 + ((15.115199999999998 * qd[0]) * v18)) + v221,
        v228 + v233,
        v244,
        v249,
        ((v75 * v187) - v259) - v258,
        ((v152 * v185) - (v155 * v179)) - v256,
        ((v152 * v184) - (v155 * v177)) - v262,
        ((v152 * v183) - (v155 * v176)) - v264,
        v221,
        v233,
        v243,
        v248,
        v188 - v258,
        ((v59 * v185) - (v61 * v179)) - v256,
        ((v59 * v184) - (v61 * v177)) - v262,
        -(v264 + ((1.099917 * v121) * ((v15 * v8) - (v14 * v9)))),
        v266 + (v219 * v110),
        v266 + (v217 * v110),
        v242 + v246,
        v247,
        -v258,
        -v256,
        -v262,
        -v264,
        v215 + (v219 * v32),
        v232,
        (v241 + v240) - v235,
        -(v238 + v235),
        v257 - v255,
        -v255,
        v253,
        -(v213 + (v121 * v267)),
        (v219 * v30) - v268,
        (v217 * v30) - v268,
        v240 - v213,
        -(v213 + v238),
        ((v197 * v30) - (v203 * v24)) - v269,
        -v269,
        -v252,
        -v213,
        (v219 * v29) - v270,
        (v217 * v29) - v270,
        v239 - v237,
        -v237,
        v271 + (1.063656 * ((v186 * v8) - (v180 * v9))),
        v271,
        v251,
        REAL(0.0),
        ((2.0 * v294) + 10.085833333333332) + v293,
        v295,
        v296,
        v298,
        v301,
        v305,
        v310,
        v316,
        v295,
        v293,
        v291,
        v297,
        v300,
        v304,
        v309,
        v315,
        v296,
        v291,
        v288 + v290,
        v289,
        v299,
        v303,
        v308,
        v314,
        v298,
        v297,
        v289,
        v287,
        v286,
        v302,
        v307,
        v313,
        v301,
        v300,
        v299,
        v286,
        v284,
        v283,
        v306,
        v312,
        v305,
        v304,
        v303,
        v302,
        v283,
        v281,
        v280,
        v311,
        v310,
        v309,
        v308,
        v307,
        v306,
        v280,
        v278,
        v277,
        v316,
        v315,
        v314,
        v313,
        v312,
        v311,
        v277,
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

    Operations: 446 add, 410 mul, 0 div, 0 sqrt, 8 sincos, 50 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
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
    v23 = 1.9844 * v17
    v24 = v22 + v23
    v25 = 3.3787499999999997 * v15
    v26 = v24 + v25
    v27 = 4.7784 * v13
    v28 = v26 + v27
    v29 = 6.17435 * v11
    v30 = v28 + v29
    v31 = 7.557599999999999 * v9
    v32 = v30 + v31
    v33 = 8.919149999999998 * v7
    v34 = v32 + v33
    v35 = 0.97 * v6
    v36 = 0.97 * v7
    v37 = 0.6043499999999999 * v18
    v38 = 1.9844 * v16
    v39 = v37 + v38
    v40 = 3.3787499999999997 * v14
    v41 = v39 + v40
    v42 = 4.7784 * v12
    v43 = v41 + v42
    v44 = 6.17435 * v10
    v45 = v43 + v44
    v46 = v35 * v45
    v47 = 0.94 * v9
    v48 = 0.94 * v8
    v49 = v47 * v30
    v50 = v49 + (v48 * v45)
    v51 = 0.91 * v11
    v52 = 0.91 * v10
    v53 = (v51 * v28) + (v52 * v43)
    v54 = 0.88 * v13
    v55 = 0.88 * v12
    v56 = (v54 * v26) + (v55 * v41)
    v57 = 0.85 * v15
    v58 = 0.85 * v14
    v59 = (v57 * v24) + (v58 * v39)
    v60 = qd[1] + qd[0]
    v61 = v60 * v60
    v62 = v61 * v35
    v63 = 9.81 * v21
    v64 = qd[2] + v60
    v65 = v64 * v64
    v66 = v65 * v48
    v67 = qd[3] + v64
    v68 = v67 * v67
    v69 = v68 * v52
    v70 = qd[4] + v67
    v71 = v70 * v70
    v72 = v71 * v55
    v73 = qd[5] + v70
    v74 = v73 * v73
    v75 = v74 * v58
    v76 = qd[6] + v73
    v77 = qd[7] + v76
    v78 = v77 * v77
    v79 = v76 * v76
    v80 = 0.82 * v16
    v81 = v79 * v80
    v82 = v78 * v37
    v83 = v61 * v36
    v84 = 9.81 * v20
    v85 = v65 * v47
    v86 = v68 * v51
    v87 = v71 * v54
    v88 = v74 * v57
    v89 = 0.82 * v17
    v90 = v79 * v89
    v91 = v78 * v22
    v92 = 7.557599999999999 * v8
    v93 = 8.919149999999998 * v6
    v94 = v92 + v93
    v95 = v42 + v44
    v96 = v27 + v29
    v97 = v79 * v23
    v98 = v74 * v25
    v99 = v71 * v27
    v100 = v68 * v29
    v101 = v79 * v38
    v102 = v74 * v40
    v103 = v71 * v42
    v104 = v68 * v44
    v105 = v35 + v48
    v106 = v54 + v57
    v107 = v55 + v58
    v108 = 2.0 * qd[0]
    v109 = (v35 * v92) + (v36 * v32)
    v110 = (v80 * v37) + (v89 * v22)
    v111 = 0.30326059166666663 + v110
    v112 = 1.4505909333333333 + v110
    v113 = (v112 + v59) + v111
    v114 = (v59 + 2.694021875) + v113
    v115 = v56 + v114
    v116 = (v56 + 4.0270090666666665) + v115
    v117 = v53 + v116
    v118 = (v53 + 5.441928158333333) + v117
    v119 = v50 + v118
    v120 = 6.930074799999999 + v119
    v121 = v120 + ((v49 + (v105 * v45)) + v109)
    v122 = ((v46 + 8.481664641666665) + v109) + v121
    v123 = v111 + ((v57 * v22) + (v58 * v37))
    v124 = ((v54 * v22) + (v55 * v37)) + v123
    v125 = ((v51 * v22) + (v52 * v37)) + v124
    v126 = ((v47 * v22) + (v48 * v37)) + v125
    v127 = ((v36 * v22) + (v35 * v37)) + v126
    v128 = v22 + v127
    v129 = 3.2974940611444983 * v128
    v130 = 3.2974940611444983 * v111
    v131 = v36 + v47
    v132 = 1.0 + v131
    v133 = v52 + v55
    v134 = v51 + v54
    v135 = v113 + ((v133 * v39) + (v134 * v24))
    v136 = v135 + (v105 * v39)
    v137 = (v136 + (v132 * v24)) - (v130 * v128)
    v138 = 1.0 - v130
    v139 = 1.0 / (v112 + (v111 * v138))
    v140 = v139 * v137
    v141 = 3.2974940611444983 * v123
    v142 = (v123 * v130) - v113
    v143 = v142 * v139
    v144 = ((v51 * v26) + (v52 * v41)) + v115
    v145 = v144 + (v105 * v41)
    v146 = (v145 + ((v132 * v26) - (v141 * v128))) + (v137 * v143)
    v147 = 1.0 / ((v114 - (v123 * v141)) - (v142 * v143))
    v148 = v146 * v147
    v149 = 3.2974940611444983 * v124
    v150 = v113 + (((v54 * v24) + (v55 * v39)) - (v130 * v124))
    v151 = v150 * v139
    v152 = (v115 - (v124 * v141)) + (v150 * v143)
    v153 = -(v152 * v147)
    v154 = v117 + (v105 * v43)
    v155 = ((((v149 * v128) - (v132 * v28)) - v154) + (v137 * v151)) - (v146 * v153)
    v156 = 1.0 / (((v116 - (v124 * v149)) - (v150 * v151)) + (v152 * v153))
    v157 = v155 * v156
    v158 = v135 - (v130 * v125)
    v159 = (v144 - (v141 * v125)) + (v158 * v143)
    v160 = (((v125 * v149) - v117) + (v158 * v151)) - (v159 * v153)
    v161 = v160 * v156
    v162 = v159 * v147
    v163 = 3.2974940611444983 * v125
    v164 = v158 * v139
    v165 = v119 + (v46 + (v36 * v30))
    v166 = (v165 + ((v30 - (v163 * v128)) - (v137 * v164))) - (v146 * v162)
    v167 = v166 - (v155 * v161)
    v168 = (((v118 - (v125 * v163)) - (v158 * v164)) - (v159 * v162)) - (v160 * v161)
    v169 = 1.0 / v168
    v170 = v167 * v169
    v171 = (v135 + ((v47 * v24) + (v48 * v39))) - (v130 * v126)
    v172 = (v144 + (((v47 * v26) + (v48 * v41)) - (v141 * v126))) + (v171 * v143)
    v173 = (((v149 * v126) - ((v47 * v28) + (v48 * v43))) - v117) + (v171 * v151)
    v174 = v173 - (v172 * v153)
    v175 = ((((v126 * v163) + (v171 * v164)) - v119) + (v172 * v162)) + (v174 * v161)
    v176 = v175 * v169
    v177 = v172 * v147
    v178 = 3.2974940611444983 * v126
    v179 = v171 * v139
    v180 = v174 * v156
    v181 = (((v32 - (v178 * v128)) - (v137 * v179)) + v121) - (v146 * v177)
    v182 = (v181 - (v155 * v180)) + (v167 * v176)
    v183 = (v120 + ((v50 - (v126 * v178)) - (v171 * v179))) - (v172 * v177)
    v184 = 1.0 / ((v183 - (v174 * v180)) - (v175 * v176))
    v185 = v182 * v184
    v186 = (v136 + (v131 * v24)) - (v130 * v127)
    v187 = (v145 + ((v131 * v26) - (v141 * v127))) + (v186 * v143)
    v188 = ((((v149 * v127) - (v131 * v28)) - v154) + (v186 * v151)) - (v187 * v153)
    v189 = ((v165 - ((v163 * v127) + (v186 * v164))) - (v187 * v162)) - (v188 * v161)
    v190 = v189 * v169
    v191 = v188 * v156
    v192 = v187 * v147
    v193 = 3.2974940611444983 * v127
    v194 = v186 * v139
    v195 = ((((v127 * v178) + (v186 * v179)) - v121) + (v187 * v177)) + (v188 * v180)
    v196 = v195 - (v189 * v176)
    v197 = v196 * v184
    v198 = (v146 * v192) + ((((v128 * v193) - v34) + (v137 * v194)) - v122)
    v199 = ((v167 * v190) + ((v155 * v191) + v198)) - (v182 * v197)
    v200 = ((((v127 * v193) + (v186 * v194)) - v122) + (v187 * v192)) + (v188 * v191)
    v201 = 1.0 / ((v200 + (v189 * v190)) + (v196 * v197))
    v202 = v199 * v201
    v203 = ((((2.0 * v34) + 10.085833333333332) - (v128 * v129)) - (v137 * v140)) + v122
    v204 = (((v203 - (v146 * v148)) - (v155 * v157)) - (v167 * v170)) - (v182 * v185)
    v205 = 1.0 / (v204 + (v199 * v202))
    v206 = (v63 * v37) + (v84 * v22)
    v207 = ((v63 * v38) + (v84 * v23)) + (v206 * v138)
    v208 = v38 + v40
    v209 = v23 + v25
    v210 = (v63 * v208) + (v84 * v209)
    v211 = 1.0 - v141
    v212 = (v210 + (v206 * v211)) + (v207 * v143)
    v213 = 1.0 - v149
    v214 = (v207 * v151) - ((((v84 * v27) + (v63 * v42)) + v210) + (v206 * v213))
    v215 = v214 - (v212 * v153)
    v216 = 1.0 - v163
    v217 = ((v63 * v95) + (v84 * v96)) + v210
    v218 = (((v217 + (v206 * v216)) - (v207 * v164)) - (v212 * v162)) - (v215 * v161)
    v219 = 1.0 - v178
    v220 = ((v217 + ((v63 * v92) + (v84 * v31))) + (v206 * v219)) - (v207 * v179)
    v221 = ((v220 - (v212 * v177)) - (v215 * v180)) + (v218 * v176)
    v222 = 1.0 - v193
    v223 = v31 + v33
    v224 = v217 + ((v63 * v94) + (v84 * v223))
    v225 = (((v224 + (v206 * v222)) - (v207 * v194)) - (v212 * v192)) - (v215 * v191)
    v226 = (v225 - (v218 * v190)) + (v221 * v197)
    v227 = 1.0 - v129
    v228 = (((v224 + (100.55249999999998 * v20)) - (v207 * v140)) + (v206 * v227)) - (v212 * v148)
    v229 = (((v228 - (v215 * v157)) - (v218 * v170)) - (v221 * v185)) - (v226 * v202)
    v230 = v229 * v205
    v231 = v84 - (qd[0] * qd[0])
    v232 = v231 - v85
    v233 = v83 - v232
    v234 = v86 + v233
    v235 = v87 + v234
    v236 = v88 + v235
    v237 = v69 + v72
    v238 = v66 - v63
    v239 = v62 + v238
    v240 = v237 + v239
    v241 = v75 + v240
    v242 = (v37 * (v90 + v236)) - (v22 * (v81 + v241))
    v243 = v242 - tau[7]
    v244 = (((v80 * v91) - (v89 * v82)) + (v38 * v236)) - (v23 * v241)
    v245 = (v244 - (v130 * v243)) + (v242 - tau[6])
    v246 = v91 + v97
    v247 = v82 + v101
    v248 = v244 + ((((v40 * v235) - (v25 * v240)) - (v57 * v247)) + v242)
    v249 = (v248 + (((v58 * v246) - tau[5]) - (v141 * v243))) + (v245 * v143)
    v250 = v82 + (v101 + v102)
    v251 = (((v55 * v98) - (v27 * (v69 + v239))) + (v42 * v234)) - (v54 * v250)
    v252 = v248 + (v251 + (v107 * v246))
    v253 = (((tau[4] + (v243 * v149)) - v252) + (v245 * v151)) - (v249 * v153)
    v254 = v103 + v250
    v255 = v246 + (v98 + v99)
    v256 = ((((v44 * v233) - (v29 * v239)) - (v51 * v254)) + (v52 * v255)) + v252
    v257 = (((tau[3] + (v243 * v163)) - v256) + (v245 * v164)) + (v249 * v162)
    v258 = v257 + (v253 * v161)
    v259 = v100 + v255
    v260 = v35 * v31
    v261 = v250 + (v103 + v104)
    v262 = v256 + ((((v92 * v83) - (v61 * v260)) - (v47 * v261)) + (v48 * v259))
    v263 = (((tau[2] + (v92 * v231)) - (v63 * v31)) + (v243 * v178)) - v262
    v264 = (((v263 + (v245 * v179)) + (v249 * v177)) + (v253 * v180)) + (v258 * v176)
    v265 = v65 * v31
    v266 = v65 * v92
    v267 = v261 + v266
    v268 = ((v36 * v267) + ((v231 * v94) - (v63 * v223))) - (v35 * (v259 + v265))
    v269 = v268 - v262
    v270 = (v249 * v192) + ((((v243 * v193) + tau[1]) + v269) + (v245 * v194))
    v271 = ((v258 * v190) - ((v253 * v191) + v270)) - (v264 * v197)
    v272 = (v267 + ((tau[0] - (100.55249999999998 * v21)) + (v61 * v93))) + (v243 * v129)
    v273 = ((v272 + (v269 + (v245 * v140))) + (v249 * v148)) + (v253 * v157)
    v274 = (((v273 - (v258 * v170)) - (v264 * v185)) + (v271 * v202)) * v205
    v275 = (v271 * v201) - (v202 * v274)
    v276 = ((v264 * v184) - (v185 * v274)) + (v197 * v275)
    v277 = (((v258 * v169) - (v170 * v274)) - (v190 * v275)) + (v176 * v276)
    v278 = (((v253 * v156) + (v157 * v274)) + (v191 * v275)) + (v180 * v276)
    v279 = v278 + (v161 * v277)
    v280 = (((v249 * v147) + (v148 * v274)) + (v192 * v275)) + (v177 * v276)
    v281 = (v280 + (v162 * v277)) - (v153 * v279)
    v282 = (((v245 * v139) + (v140 * v274)) + (v194 * v275)) + (v179 * v276)
    v283 = ((v282 + (v164 * v277)) + (v151 * v279)) + (v143 * v281)
    v284 = v274 + v275
    v285 = v276 + v284
    v286 = v277 + v285
    v287 = v279 + v286
    v288 = v281 - v287
    v289 = v283 + v288
    v290 = (((3.2974940611444983 * v243) + (v129 * v274)) + (v193 * v275)) + (v178 * v276)
    v291 = (((v290 + (v163 * v277)) + (v149 * v279)) - (v141 * v281)) - (v130 * v283)
    v292 = v289 + v291
    v293 = v22 * v292
    v294 = v82 + v293
    v295 = (v37 * v292) - v91
    v296 = v89 * v295
    v297 = v80 * v294
    v298 = v297 - v296
    v299 = (v58 * v288) - v88
    v300 = v87 + (v55 * v287)
    v301 = v83 + (v35 * v284)
    v302 = v301 - v232
    v303 = v48 * v285
    v304 = v52 * v286
    v305 = ((v302 + v86) + v303) + v304
    v306 = v300 + v305
    v307 = v75 + (v57 * v288)
    v308 = v47 * v285
    v309 = v51 * v286
    v310 = v62 - (v36 * v284)
    v311 = v274 - v310
    v312 = (v308 + v311) + v309
    v313 = v54 * v287
    v314 = (v312 - (v237 + v238)) + v313
    v315 = (((v296 - (v23 * (v306 - v299))) - (v38 * (v307 - v314))) - v297) + v298
    v316 = v81 + (v89 * v289)
    v317 = v307 + v316
    v318 = v66 - v308
    v319 = v309 - v69
    v320 = v72 - v313
    v321 = v319 - v320
    v322 = v318 - v321
    v323 = v310 + v322
    v324 = (v80 * v289) - v90
    v325 = v85 + v303
    v326 = v86 + v304
    v327 = v300 + v326
    v328 = v325 + v327
    v329 = v299 - v328
    v330 = v324 + v329
    v331 = v299 + v324
    v332 = (v22 * (v306 - v331)) + (v37 * (v317 - v314))
    v333 = ((v37 * (v317 + v323)) - v332) + (v22 * (v301 - v330))
    v334 = (v38 * (v307 + v323)) + (v23 * (v301 - v329))
    v335 = (v334 + (v138 * v333)) + v315
    v336 = v23 * v289
    v337 = v293 + v336
    v338 = v295 + ((v38 * v289) - v97)
    v339 = (v336 + v101) + v294
    v340 = v57 * v338
    v341 = (v58 * v339) - v340
    v342 = (v58 * (v247 + v337)) + ((v40 * (-v314)) + (v25 * v306))
    v343 = ((v341 + v340) - v342) + v315
    v344 = (((v40 * v323) + (v25 * (v301 + v328))) + v334) + v343
    v345 = (v344 + (v211 * v333)) + (v143 * v335)
    v346 = v25 * v288
    v347 = v338 + ((v40 * v288) - v98)
    v348 = (v102 + v346) + v339
    v349 = v54 * v347
    v350 = (v55 * v348) - v349
    v351 = (v42 * (v312 - (v238 + v69))) - (v27 * v305)
    v352 = v350 + (v349 + (v351 - (v55 * ((v346 + v250) + v337))))
    v353 = v352 + ((v27 * ((v301 + v325) + v326)) + (v42 * ((v310 + v318) - v319)))
    v354 = v344 + v353
    v355 = (((v151 * v335) - (v213 * v333)) - v354) - (v153 * v345)
    v356 = (v44 * v318) + (v29 * v325)
    v357 = (v99 + (v42 * v287)) - v347
    v358 = v27 * v287
    v359 = v337 + (v346 - v358)
    v360 = (v358 - v103) - v348
    v361 = (v51 * v357) - (v52 * v360)
    v362 = (v44 * ((v238 - v311) - v308)) + (v29 * (v302 + v303))
    v363 = ((v362 - (v51 * (-v357))) + (v52 * (v254 + v359))) - v361
    v364 = v356 - v363
    v365 = v354 + (v364 + (v333 + ((v44 * v310) + (v29 * v301))))
    v366 = ((v161 * v355) - v365) + ((v162 * v345) + ((v163 * v333) + (v164 * v335)))
    v367 = v365 + (v92 * v310)
    v368 = v29 * v286
    v369 = (v104 - v368) - v360
    v370 = v48 * v369
    v371 = v357 + (v100 + (v44 * v286))
    v372 = (v47 * (-v371)) - (v92 * ((-v63) - v311))
    v373 = v359 + (v261 - v368)
    v374 = v47 * v371
    v375 = (v48 * v373) - v374
    v376 = (v372 + (v31 * v231)) - v375
    v377 = v370 + v376
    v378 = ((v377 - ((v178 * v333) + (v179 * v335))) - (v177 * v345)) - (v180 * v355)
    v379 = (v378 + v367) - (v176 * v366)
    v380 = v266 - (v31 * v285)
    v381 = v265 + (v92 * v285)
    v382 = v371 + v381
    v383 = (v35 * v380) + (v36 * v382)
    v384 = v105 * v369
    v385 = v384 + (((v231 * v223) + (v93 * (v63 + v274))) - (v35 * (v373 + v380)))
    v386 = ((v385 - v375) + (v383 + (v372 + (v36 * ((-v381) - v371))))) + v367
    v387 = v386 - ((v191 * v355) + ((v192 * v345) + ((v193 * v333) + (v194 * v335))))
    v388 = (v387 + (v190 * v366)) + (v197 * v379)
    v389 = (v382 + (((v61 * v33) + (v93 * v284)) - (v129 * v333))) - (v140 * v335)
    v390 = (v386 + ((v389 - (v148 * v345)) - (v157 * v355))) + (v170 * v366)
    v391 = v205 * ((v390 - (v185 * v379)) - (v202 * v388))
    v392 = ((v37 * (v317 + v322)) - v332) + (v22 * (-v330))
    v393 = (v38 * (v307 + v322)) + (v23 * (-v329))
    v394 = (v393 + (v138 * v392)) + v315
    v395 = (((v40 * v322) + (v25 * v328)) + v393) + v343
    v396 = (v395 + (v211 * v392)) + (v143 * v394)
    v397 = v352 + ((v27 * v326) - (v42 * v319))
    v398 = v395 + (v397 + (v392 + ((v27 * v325) + (v42 * v318))))
    v399 = (((v149 * v392) + (v151 * v394)) - v398) - (v153 * v396)
    v400 = (v161 * v399) + (((v163 * v392) - v364) + (v164 * v394))
    v401 = v400 + ((v162 * v396) - v398)
    v402 = (v31 * v301) - v398
    v403 = (v402 + (((v178 * v392) - v364) + (v179 * v394))) + (v180 * v399)
    v404 = (v403 + ((v177 * v396) - v377)) + (v176 * v401)
    v405 = v384 - v363
    v406 = ((v376 + (v383 + v356)) + v405) - v402
    v407 = (v406 - (v191 * v399)) - ((v192 * v396) + ((v193 * v392) + (v194 * v394)))
    v408 = (v407 + (v190 * v401)) - (v197 * v404)
    v409 = (v157 * v399) + ((v148 * v396) + (((v129 * v392) - v382) + (v140 * v394)))
    v410 = v205 * ((v202 * v408) + (((v409 - v406) - (v170 * v401)) - (v185 * v404)))
    v411 = (v332 + (v37 * (v321 - v317))) - (v22 * (v327 - v331))
    v412 = (v38 * v307) - (v23 * v299)
    v413 = v315 + v412
    v414 = ((v138 * v411) + ((v38 * v321) - (v23 * v327))) - v413
    v415 = v343 + v412
    v416 = (v411 + ((v208 * v321) - (v209 * v327))) - v415
    v417 = ((v141 * v411) - (v143 * v414)) - v416
    v418 = v416 - v397
    v419 = (((v149 * v411) + (v151 * v414)) + (v153 * v417)) - v418
    v420 = v363 + v418
    v421 = (v161 * v419) + ((((v163 * v411) + (v164 * v414)) - (v162 * v417)) - v420)
    v422 = ((((v374 + (v178 * v411)) + v370) + (v179 * v414)) - (v177 * v417)) - v420
    v423 = (v422 + (v180 * v419)) + (v176 * v421)
    v424 = v405 - v418
    v425 = v424 + ((((v193 * v411) + (v131 * v371)) + (v194 * v414)) - (v192 * v417))
    v426 = ((v425 + (v191 * v419)) - (v190 * v421)) + (v197 * v423)
    v427 = v424 + ((((v129 * v411) + (v132 * v371)) + (v140 * v414)) - (v148 * v417))
    v428 = (((v427 + (v157 * v419)) - (v170 * v421)) - (v185 * v423)) - (v202 * v426)
    v429 = v205 * v428
    v430 = v332 + ((v22 * v324) - (v37 * v316))
    v431 = ((v37 * v307) - (v22 * v299)) - v430
    v432 = v431 + ((v37 * v320) + (v22 * v300))
    v433 = v413 + (((v38 * v320) + (v23 * v300)) + (v138 * v432))
    v434 = v415 + ((v208 * v320) + (v209 * v300))
    v435 = (v434 + (v211 * v432)) + (v143 * v433)
    v436 = v352 + v434
    v437 = (((v151 * v433) - (v213 * v432)) - v436) - (v153 * v435)
    v438 = v436 + (v361 + v432)
    v439 = ((v161 * v437) - v438) + ((v162 * v435) + ((v163 * v432) + (v164 * v433)))
    v440 = (((v48 * v360) - (v47 * v357)) + (v178 * v432)) + (v179 * v433)
    v441 = ((v440 + (v177 * v435)) + ((v180 * v437) - v438)) + (v176 * v439)
    v442 = (v105 * v360) - v438
    v443 = (v192 * v435) + (((v193 * v432) - (v131 * v357)) + (v194 * v433))
    v444 = (((v442 + (v191 * v437)) + v443) - (v190 * v439)) + (v197 * v441)
    v445 = (v148 * v435) + (((v129 * v432) - (v132 * v357)) + (v140 * v433))
    v446 = (((v442 + (v157 * v437)) + v445) - (v170 * v439)) - (v185 * v441)
    v447 = v205 * (v446 - (v202 * v444))
    v448 = v413 + (v138 * v431)
    v449 = (v415 + (v211 * v431)) + (v143 * v448)
    v450 = (((v350 + (v213 * v431)) - (v151 * v448)) + v415) + (v153 * v449)
    v451 = v415 + ((v133 * v348) - (v134 * v347))
    v452 = ((v451 + ((v216 * v431) - (v164 * v448))) - (v162 * v449)) + (v161 * v450)
    v453 = v451 + ((((v48 * v348) - (v47 * v347)) + (v219 * v431)) - (v179 * v448))
    v454 = ((v453 - (v177 * v449)) + (v180 * v450)) + (v176 * v452)
    v455 = v451 + (v431 + ((v105 * v348) - (v131 * v347)))
    v456 = (v190 * v452) + ((v192 * v449) + ((v193 * v431) + (v194 * v448)))
    v457 = v456 - (((v191 * v450) + v455) + (v197 * v454))
    v458 = ((v148 * v449) + (((v129 * v431) + v347) + (v140 * v448))) + (v170 * v452)
    v459 = v205 * ((((v455 + (v157 * v450)) - (v185 * v454)) - v458) + (v202 * v457))
    v460 = -v430
    v461 = (-v315) - (v138 * v460)
    v462 = ((v341 + (v211 * v460)) + v315) - (v143 * v461)
    v463 = (v315 + ((v213 * v460) + ((v107 * v339) - (v106 * v338)))) + (v151 * v461)
    v464 = v463 + (v153 * v462)
    v465 = v58 + v133
    v466 = v57 + v134
    v467 = (v315 + (((v465 * v339) - (v466 * v338)) + (v216 * v460))) + (v164 * v461)
    v468 = (v467 - (v162 * v462)) + (v161 * v464)
    v469 = v48 + v465
    v470 = v47 + v466
    v471 = (v315 + ((v219 * v460) + ((v469 * v339) - (v470 * v338)))) + (v179 * v461)
    v472 = ((v471 - (v177 * v462)) + (v180 * v464)) + (v176 * v468)
    v473 = v105 + v465
    v474 = v131 + v466
    v475 = v315 + ((v473 * v339) - (v474 * v338))
    v476 = (((v475 + (v222 * v460)) + (v194 * v461)) - (v192 * v462)) + (v191 * v464)
    v477 = (v476 - (v190 * v468)) + (v197 * v472)
    v478 = ((v157 * v464) + ((v140 * v461) + ((v227 * v460) - v338))) - (v185 * v472)
    v479 = v205 * ((((v475 - (v148 * v462)) - (v170 * v468)) + v478) - (v202 * v477))
    v480 = v298 - (v138 * v332)
    v481 = (v298 + (v143 * v480)) + (((v58 * v294) - (v57 * v295)) - (v211 * v332))
    v482 = (v298 - (v151 * v480)) + (((v107 * v294) - (v106 * v295)) - (v213 * v332))
    v483 = v482 + (v153 * v481)
    v484 = (v298 - (v164 * v480)) + (((v465 * v294) - (v466 * v295)) - (v216 * v332))
    v485 = (v484 - (v162 * v481)) + (v161 * v483)
    v486 = (v298 - (v179 * v480)) + (((v469 * v294) - (v470 * v295)) - (v219 * v332))
    v487 = ((v486 - (v177 * v481)) + (v180 * v483)) + (v176 * v485)
    v488 = v298 + ((v473 * v294) - (v474 * v295))
    v489 = (((v488 - (v222 * v332)) - (v194 * v480)) - (v192 * v481)) + (v191 * v483)
    v490 = (v489 - (v190 * v485)) + (v197 * v487)
    v491 = ((v488 - (v140 * v480)) - (v295 + (v227 * v332))) - (v148 * v481)
    v492 = (((v491 + (v157 * v483)) - (v170 * v485)) - (v185 * v487)) - (v202 * v490)
    v493 = v205 * v492
    v494 = 2.0 * v73
    v495 = v494 * v57
    v496 = 2.0 * v76
    v497 = v496 * v89
    v498 = v495 + v497
    v499 = 2.0 * v70
    v500 = v499 * v54
    v501 = 2.0 * v64
    v502 = v501 * v47
    v503 = 2.0 * v67
    v504 = v503 * v51
    v505 = v502 + v504
    v506 = v500 + v505
    v507 = 2.0 * v60
    v508 = v507 * v36
    v509 = v108 + v508
    v510 = v506 + v509
    v511 = v494 * v58
    v512 = v496 * v80
    v513 = v511 + v512
    v514 = v501 * v48
    v515 = v514 + (v507 * v35)
    v516 = v503 * v52
    v517 = v499 * v55
    v518 = v516 + v517
    v519 = v515 + v518
    v520 = v22 * (v513 + v519)
    v521 = (v37 * (v498 + v510)) - v520
    v522 = v38 * (v495 + v510)
    v523 = 2.0 * v77
    v524 = v523 * v22
    v525 = v523 * v37
    v526 = (v80 * v524) - (v89 * v525)
    v527 = v23 * (v511 + v519)
    v528 = v526 - v527
    v529 = (v528 + v522) + (v521 * v138)
    v530 = v522 + (v40 * v510)
    v531 = v524 + (v496 * v23)
    v532 = v525 + (v496 * v38)
    v533 = (v526 + (v58 * v531)) - (v57 * v532)
    v534 = v527 + (v25 * v519)
    v535 = v533 - v534
    v536 = (v535 + (v530 + (v521 * v211))) + (v529 * v143)
    v537 = v534 + (v27 * v515)
    v538 = v531 + (v494 * v25)
    v539 = v532 + (v494 * v40)
    v540 = (v533 + (v55 * v538)) - (v54 * v539)
    v541 = (v27 * v516) - v540
    v542 = (v530 + (v42 * (v505 + v509))) - v541
    v543 = (((v537 - (v521 * v213)) - v542) + (v529 * v151)) - (v536 * v153)
    v544 = v539 + (v499 * v42)
    v545 = v538 + (v499 * v27)
    v546 = (v51 * v544) - (v52 * v545)
    v547 = (v44 * v502) - v546
    v548 = v547 - (v534 + (v515 * v96))
    v549 = (v548 + (v521 + (v44 * v509))) + v542
    v550 = (v543 * v161) + ((v536 * v162) + (((v521 * v163) - v549) + (v529 * v164)))
    v551 = v545 + (v503 * v29)
    v552 = v544 + (v503 * v44)
    v553 = (v48 * v551) - (v47 * v552)
    v554 = (v507 * v260) - (v92 * v508)
    v555 = v553 - v554
    v556 = ((((v521 * v178) - (v108 * v92)) - v555) - v549) + (v529 * v179)
    v557 = (v550 * v176) + (((v536 * v177) + v556) + (v543 * v180))
    v558 = v552 + (v501 * v92)
    v559 = v35 * v551
    v560 = (v553 + v559) + ((v501 * v260) - (v36 * v558))
    v561 = v554 - v560
    v562 = (v561 - (v108 * v94)) - v549
    v563 = ((v562 + ((v521 * v193) + (v529 * v194))) + (v536 * v192)) + (v543 * v191)
    v564 = (v563 - (v550 * v190)) + (v557 * v197)
    v565 = v558 + (v507 * v93)
    v566 = (v562 + ((v565 + (v521 * v129)) + (v529 * v140))) + (v536 * v148)
    v567 = (((v566 + (v543 * v157)) - (v550 * v170)) - (v557 * v185)) - (v564 * v202)
    v568 = v567 * v205
    v569 = v506 + v508
    v570 = (v37 * (v498 + v569)) - v520
    v571 = v38 * (v495 + v569)
    v572 = (v528 + v571) + (v570 * v138)
    v573 = v571 + (v40 * v569)
    v574 = (v535 + (v573 + (v570 * v211))) + (v572 * v143)
    v575 = (v42 * v505) - v541
    v576 = v573 + v575
    v577 = (((v537 - (v508 * v42)) - (v570 * v213)) - v576) + (v572 * v151)
    v578 = v577 - (v574 * v153)
    v579 = (v548 + (v570 + (v508 * v95))) + v576
    v580 = (v578 * v161) + ((v574 * v162) + (((v570 * v163) + (v572 * v164)) - v579))
    v581 = (v574 * v177) + ((((v570 * v178) - v555) + (v572 * v179)) - v579)
    v582 = (v580 * v176) + (v581 + (v578 * v180))
    v583 = v579 - v561
    v584 = (v578 * v191) + ((v574 * v192) + (((v570 * v193) + (v572 * v194)) - v583))
    v585 = (v584 - (v580 * v190)) + (v582 * v197)
    v586 = (((v565 + (v570 * v129)) + (v572 * v140)) - v583) + (v574 * v148)
    v587 = (((v586 + (v578 * v157)) - (v580 * v170)) - (v582 * v185)) - (v585 * v202)
    v588 = v587 * v205
    v589 = v514 + v518
    v590 = (v37 * (v498 + v506)) - (v22 * (v513 + v589))
    v591 = (v38 * (v495 + v506)) - (v23 * (v511 + v589))
    v592 = (v591 + v526) + (v590 * v138)
    v593 = v591 + ((v40 * v506) - (v25 * v589))
    v594 = ((v593 + v533) + (v590 * v211)) + (v592 * v143)
    v595 = v575 + v593
    v596 = ((v592 * v151) + (((v514 * v27) - (v590 * v213)) - v595)) - (v594 * v153)
    v597 = v595 + (v547 + (v590 - (v514 * v96)))
    v598 = (v596 * v161) + ((v594 * v162) + (((v590 * v163) + (v592 * v164)) - v597))
    v599 = (v594 * v177) + ((((v590 * v178) - v553) + (v592 * v179)) - v597)
    v600 = (v598 * v176) + (v599 + (v596 * v180))
    v601 = v560 + v597
    v602 = ((v601 - ((v590 * v193) + (v592 * v194))) - (v594 * v192)) - (v596 * v191)
    v603 = (v602 + (v598 * v190)) - (v600 * v197)
    v604 = (((v558 + (v590 * v129)) + (v592 * v140)) - v601) + (v594 * v148)
    v605 = (((v604 + (v596 * v157)) - (v598 * v170)) - (v600 * v185)) + (v603 * v202)
    v606 = v605 * v205
    v607 = (v37 * (v498 + (v500 + v504))) - (v22 * (v513 + v518))
    v608 = (v38 * v495) - (v23 * v511)
    v609 = (v608 + (v500 * v38)) + v526
    v610 = (v609 + ((v504 * v38) - (v23 * v518))) + (v607 * v138)
    v611 = v533 + v608
    v612 = (v517 * v209) - (v500 * v208)
    v613 = (v516 * v209) - (v504 * v208)
    v614 = v612 + v613
    v615 = (v611 + ((v607 * v211) - v614)) + (v610 * v143)
    v616 = v541 - (v608 + (v42 * v504))
    v617 = ((v616 + (v614 - (v607 * v213))) + (v610 * v151)) - (v615 * v153)
    v618 = v546 + v612
    v619 = ((v607 - v613) - v618) - v616
    v620 = (v617 * v161) + ((v615 * v162) + (((v607 * v163) - v619) + (v610 * v164)))
    v621 = v553 + v619
    v622 = ((v615 * v177) + (((v607 * v178) + (v610 * v179)) - v621)) + (v617 * v180)
    v623 = (v620 * v176) + v622
    v624 = v621 + (v559 - (v36 * v552))
    v625 = ((v624 - ((v607 * v193) + (v610 * v194))) - (v615 * v192)) - (v617 * v191)
    v626 = (v625 + (v620 * v190)) - (v623 * v197)
    v627 = (v624 - (((v607 * v129) + v552) + (v610 * v140))) - (v615 * v148)
    v628 = (((v627 - (v617 * v157)) + (v620 * v170)) + (v623 * v185)) - (v626 * v202)
    v629 = v628 * v205
    v630 = (v37 * v498) - (v22 * v513)
    v631 = v630 + ((v500 * v37) - (v517 * v22))
    v632 = (v609 - (v517 * v23)) + (v631 * v138)
    v633 = (v611 + ((v631 * v211) - v612)) + (v632 * v143)
    v634 = v540 + v608
    v635 = (((v612 - (v631 * v213)) - v634) + (v632 * v151)) - (v633 * v153)
    v636 = v634 - v618
    v637 = (((v636 + (v631 * v216)) - (v632 * v164)) - (v633 * v162)) - (v635 * v161)
    v638 = (v636 + (((v48 * v545) - (v47 * v544)) + (v631 * v219))) - (v632 * v179)
    v639 = ((v638 - (v633 * v177)) - (v635 * v180)) + (v637 * v176)
    v640 = v636 + (v105 * v545)
    v641 = ((v640 - (v632 * v194)) + ((v631 * v222) - (v131 * v544))) - (v633 * v192)
    v642 = ((v641 - (v635 * v191)) - (v637 * v190)) + (v639 * v197)
    v643 = (((v640 - (v132 * v544)) + (v631 * v227)) - (v632 * v140)) - (v633 * v148)
    v644 = (((v643 - (v635 * v157)) - (v637 * v170)) - (v639 * v185)) - (v642 * v202)
    v645 = v644 * v205
    v646 = (v526 + v608) + (v630 * v138)
    v647 = (v611 + (v630 * v211)) + (v646 * v143)
    v648 = ((v646 * v151) - ((v630 * v213) + v634)) - (v647 * v153)
    v649 = ((v51 * v539) - (v52 * v538)) - v634
    v650 = ((((v630 * v216) - v649) - (v646 * v164)) - (v647 * v162)) - (v648 * v161)
    v651 = ((((v48 * v538) - (v47 * v539)) + (v630 * v219)) - v649) - (v646 * v179)
    v652 = ((v651 - (v647 * v177)) - (v648 * v180)) + (v650 * v176)
    v653 = (v105 * v538) - v649
    v654 = ((v653 - (v646 * v194)) + ((v630 * v222) - (v131 * v539))) - (v647 * v192)
    v655 = ((v654 - (v648 * v191)) - (v650 * v190)) + (v652 * v197)
    v656 = (((v653 - (v132 * v539)) + (v630 * v227)) - (v646 * v140)) - (v647 * v148)
    v657 = (((v656 - (v648 * v157)) - (v650 * v170)) - (v652 * v185)) - (v655 * v202)
    v658 = v657 * v205
    v659 = (v37 * v497) - (v22 * v512)
    v660 = (-v526) - (v659 * v138)
    v661 = (v660 * v143) - (v533 + (v659 * v211))
    v662 = ((v533 + ((v55 * v531) - (v54 * v532))) + (v659 * v213)) + (v660 * v151)
    v663 = v662 - (v661 * v153)
    v664 = v533 + ((v133 * v531) - (v134 * v532))
    v665 = (((v664 + (v659 * v216)) + (v660 * v164)) + (v661 * v162)) + (v663 * v161)
    v666 = ((v664 + ((v48 * v531) - (v47 * v532))) + (v659 * v219)) + (v660 * v179)
    v667 = ((v666 + (v661 * v177)) + (v663 * v180)) + (v665 * v176)
    v668 = v664 + (v105 * v531)
    v669 = (((v668 - (v131 * v532)) + (v659 * v222)) + (v660 * v194)) + (v661 * v192)
    v670 = ((v669 + (v663 * v191)) - (v665 * v190)) + (v667 * v197)
    v671 = (((v668 - (v132 * v532)) + (v660 * v140)) + (v659 * v227)) + (v661 * v148)
    v672 = (((v671 + (v663 * v157)) - (v665 * v170)) - (v667 * v185)) - (v670 * v202)
    v673 = v672 * v205
    v674 = ((v526 + (v58 * v524)) - (v57 * v525)) + (v526 * v143)
    v675 = (((v526 + (v107 * v524)) - (v106 * v525)) - (v526 * v151)) + (v674 * v153)
    v676 = (((v526 + (v465 * v524)) - (v466 * v525)) - (v526 * v164)) - (v674 * v162)
    v677 = v676 + (v675 * v161)
    v678 = (((v526 + (v469 * v524)) - (v470 * v525)) - (v526 * v179)) - (v674 * v177)
    v679 = (v678 + (v675 * v180)) + (v677 * v176)
    v680 = (v526 - (v474 * v525)) + (v473 * v524)
    v681 = (((v680 - (v526 * v194)) - (v674 * v192)) + (v675 * v191)) - (v677 * v190)
    v682 = v681 + (v679 * v197)
    v683 = (((v680 - v525) - (v526 * v140)) - (v674 * v148)) + (v675 * v157)
    v684 = (((v683 - (v677 * v170)) - (v679 * v185)) - (v682 * v202)) * v205
    v685 = (v226 * v201) + (v202 * v230)
    v686 = (v201 * v388) + (v202 * v391)
    v687 = (v201 * v408) - (v202 * v410)
    v688 = (v201 * v426) + (v202 * v429)
    v689 = (v201 * v444) + (v202 * v447)
    v690 = (v201 * v457) - (v202 * v459)
    v691 = (v201 * v477) + (v202 * v479)
    v692 = (v201 * v490) + (v202 * v493)
    v693 = (v564 * v201) + (v202 * v568)
    v694 = (v585 * v201) + (v202 * v588)
    v695 = (v603 * v201) - (v202 * v606)
    v696 = (v626 * v201) + (v202 * v629)
    v697 = (v642 * v201) + (v202 * v645)
    v698 = (v655 * v201) + (v202 * v658)
    v699 = (v670 * v201) + (v202 * v673)
    v700 = (v682 * v201) + (v202 * v684)
    v701 = ((v221 * v184) - (v185 * v230)) - (v197 * v685)
    v702 = ((v184 * v379) - (v185 * v391)) - (v197 * v686)
    v703 = ((v184 * v404) - (v185 * v410)) + (v197 * v687)
    v704 = ((v184 * v423) - (v185 * v429)) - (v197 * v688)
    v705 = ((v184 * v441) - (v185 * v447)) - (v197 * v689)
    v706 = ((v184 * v454) - (v185 * v459)) + (v197 * v690)
    v707 = ((v184 * v472) - (v185 * v479)) - (v197 * v691)
    v708 = ((v184 * v487) - (v185 * v493)) - (v197 * v692)
    v709 = ((v557 * v184) - (v185 * v568)) - (v197 * v693)
    v710 = ((v582 * v184) - (v185 * v588)) - (v197 * v694)
    v711 = ((v600 * v184) - (v185 * v606)) + (v197 * v695)
    v712 = ((v623 * v184) + (v185 * v629)) + (v197 * v696)
    v713 = ((v639 * v184) - (v185 * v645)) - (v197 * v697)
    v714 = ((v652 * v184) - (v185 * v658)) - (v197 * v698)
    v715 = ((v667 * v184) - (v185 * v673)) - (v197 * v699)
    v716 = ((v679 * v184) - (v185 * v684)) - (v197 * v700)
    v717 = (((v218 * v169) - (v170 * v230)) + (v190 * v685)) + (v176 * v701)
    v718 = (((v169 * v366) + (v170 * v391)) - (v190 * v686)) - (v176 * v702)
    v719 = (((v169 * v401) - (v170 * v410)) - (v190 * v687)) + (v176 * v703)
    v720 = (((v169 * v421) - (v170 * v429)) + (v190 * v688)) + (v176 * v704)
    v721 = (((v169 * v439) - (v170 * v447)) + (v190 * v689)) + (v176 * v705)
    v722 = (((v169 * v452) - (v170 * v459)) - (v190 * v690)) + (v176 * v706)
    v723 = (((v169 * v468) - (v170 * v479)) + (v190 * v691)) + (v176 * v707)
    v724 = (((v169 * v485) - (v170 * v493)) + (v190 * v692)) + (v176 * v708)
    v725 = (((v550 * v169) - (v170 * v568)) + (v190 * v693)) + (v176 * v709)
    v726 = (((v580 * v169) - (v170 * v588)) + (v190 * v694)) + (v176 * v710)
    v727 = (((v598 * v169) - (v170 * v606)) - (v190 * v695)) + (v176 * v711)
    v728 = (((v620 * v169) + (v170 * v629)) - (v190 * v696)) + (v176 * v712)
    v729 = (((v637 * v169) - (v170 * v645)) + (v190 * v697)) + (v176 * v713)
    v730 = (((v650 * v169) - (v170 * v658)) + (v190 * v698)) + (v176 * v714)
    v731 = (((v665 * v169) - (v170 * v673)) + (v190 * v699)) + (v176 * v715)
    v732 = (((v677 * v169) - (v170 * v684)) + (v190 * v700)) + (v176 * v716)
    v733 = (((v215 * v156) - (v157 * v230)) + (v191 * v685)) - (v180 * v701)
    v734 = v733 - (v161 * v717)
    v735 = (((v156 * v355) - (v157 * v391)) + (v191 * v686)) - (v180 * v702)
    v736 = v735 + (v161 * v718)
    v737 = (((v156 * v399) + (v157 * v410)) + (v191 * v687)) + (v180 * v703)
    v738 = v737 + (v161 * v719)
    v739 = (((v156 * v419) + (v157 * v429)) - (v191 * v688)) + (v180 * v704)
    v740 = v739 + (v161 * v720)
    v741 = (((v156 * v437) + (v157 * v447)) - (v191 * v689)) + (v180 * v705)
    v742 = v741 + (v161 * v721)
    v743 = (((v156 * v450) + (v157 * v459)) + (v191 * v690)) + (v180 * v706)
    v744 = v743 + (v161 * v722)
    v745 = (((v156 * v464) + (v157 * v479)) - (v191 * v691)) + (v180 * v707)
    v746 = v745 + (v161 * v723)
    v747 = (((v156 * v483) + (v157 * v493)) - (v191 * v692)) + (v180 * v708)
    v748 = v747 + (v161 * v724)
    v749 = (((v543 * v156) + (v157 * v568)) - (v191 * v693)) + (v180 * v709)
    v750 = v749 + (v161 * v725)
    v751 = (((v578 * v156) + (v157 * v588)) - (v191 * v694)) + (v180 * v710)
    v752 = v751 + (v161 * v726)
    v753 = (((v596 * v156) + (v157 * v606)) + (v191 * v695)) + (v180 * v711)
    v754 = v753 + (v161 * v727)
    v755 = (((v617 * v156) - (v157 * v629)) + (v191 * v696)) + (v180 * v712)
    v756 = v755 + (v161 * v728)
    v757 = (((v635 * v156) - (v157 * v645)) + (v191 * v697)) - (v180 * v713)
    v758 = v757 - (v161 * v729)
    v759 = (((v648 * v156) - (v157 * v658)) + (v191 * v698)) - (v180 * v714)
    v760 = v759 - (v161 * v730)
    v761 = (((v663 * v156) + (v157 * v673)) - (v191 * v699)) + (v180 * v715)
    v762 = v761 + (v161 * v731)
    v763 = (((v675 * v156) + (v157 * v684)) - (v191 * v700)) + (v180 * v716)
    v764 = v763 + (v161 * v732)
    v765 = (((v212 * v147) - (v148 * v230)) + (v192 * v685)) - (v177 * v701)
    v766 = (v765 - (v162 * v717)) - (v153 * v734)
    v767 = (((v147 * v345) - (v148 * v391)) + (v192 * v686)) - (v177 * v702)
    v768 = (v767 + (v162 * v718)) - (v153 * v736)
    v769 = (((v147 * v396) + (v148 * v410)) + (v192 * v687)) + (v177 * v703)
    v770 = (v769 + (v162 * v719)) - (v153 * v738)
    v771 = (((v147 * v417) - (v148 * v429)) + (v192 * v688)) - (v177 * v704)
    v772 = (v771 - (v162 * v720)) + (v153 * v740)
    v773 = (((v147 * v435) + (v148 * v447)) - (v192 * v689)) + (v177 * v705)
    v774 = (v773 + (v162 * v721)) - (v153 * v742)
    v775 = (((v147 * v449) - (v148 * v459)) - (v192 * v690)) - (v177 * v706)
    v776 = (v775 - (v162 * v722)) + (v153 * v744)
    v777 = (((v147 * v462) - (v148 * v479)) + (v192 * v691)) - (v177 * v707)
    v778 = (v777 - (v162 * v723)) + (v153 * v746)
    v779 = (((v147 * v481) - (v148 * v493)) + (v192 * v692)) - (v177 * v708)
    v780 = (v779 - (v162 * v724)) + (v153 * v748)
    v781 = (((v536 * v147) + (v148 * v568)) - (v192 * v693)) + (v177 * v709)
    v782 = (v781 + (v162 * v725)) - (v153 * v750)
    v783 = (((v574 * v147) + (v148 * v588)) - (v192 * v694)) + (v177 * v710)
    v784 = (v783 + (v162 * v726)) - (v153 * v752)
    v785 = (((v594 * v147) + (v148 * v606)) + (v192 * v695)) + (v177 * v711)
    v786 = (v785 + (v162 * v727)) - (v153 * v754)
    v787 = (((v615 * v147) - (v148 * v629)) + (v192 * v696)) + (v177 * v712)
    v788 = (v787 + (v162 * v728)) - (v153 * v756)
    v789 = (((v633 * v147) - (v148 * v645)) + (v192 * v697)) - (v177 * v713)
    v790 = (v789 - (v162 * v729)) - (v153 * v758)
    v791 = (((v647 * v147) - (v148 * v658)) + (v192 * v698)) - (v177 * v714)
    v792 = (v791 - (v162 * v730)) - (v153 * v760)
    v793 = (((v661 * v147) + (v148 * v673)) - (v192 * v699)) + (v177 * v715)
    v794 = (v793 + (v162 * v731)) - (v153 * v762)
    v795 = (((v674 * v147) - (v148 * v684)) + (v192 * v700)) - (v177 * v716)
    v796 = (v795 - (v162 * v732)) + (v153 * v764)
    v797 = (((v207 * v139) - (v140 * v230)) + (v194 * v685)) - (v179 * v701)
    v798 = ((v797 - (v164 * v717)) + (v151 * v734)) + (v143 * v766)
    v799 = (((v139 * v335) - (v140 * v391)) + (v194 * v686)) - (v179 * v702)
    v800 = ((v799 + (v164 * v718)) + (v151 * v736)) + (v143 * v768)
    v801 = (((v139 * v394) + (v140 * v410)) + (v194 * v687)) + (v179 * v703)
    v802 = ((v801 + (v164 * v719)) + (v151 * v738)) + (v143 * v770)
    v803 = (((v139 * v414) + (v140 * v429)) - (v194 * v688)) + (v179 * v704)
    v804 = ((v803 + (v164 * v720)) + (v151 * v740)) - (v143 * v772)
    v805 = (((v139 * v433) + (v140 * v447)) - (v194 * v689)) + (v179 * v705)
    v806 = ((v805 + (v164 * v721)) + (v151 * v742)) + (v143 * v774)
    v807 = (((v139 * v448) - (v140 * v459)) - (v194 * v690)) - (v179 * v706)
    v808 = ((v807 - (v164 * v722)) - (v151 * v744)) + (v143 * v776)
    v809 = (((v139 * v461) + (v140 * v479)) - (v194 * v691)) + (v179 * v707)
    v810 = ((v809 + (v164 * v723)) + (v151 * v746)) - (v143 * v778)
    v811 = (((v139 * v480) - (v140 * v493)) + (v194 * v692)) - (v179 * v708)
    v812 = ((v811 - (v164 * v724)) - (v151 * v748)) + (v143 * v780)
    v813 = (((v529 * v139) + (v140 * v568)) - (v194 * v693)) + (v179 * v709)
    v814 = ((v813 + (v164 * v725)) + (v151 * v750)) + (v143 * v782)
    v815 = (((v572 * v139) + (v140 * v588)) - (v194 * v694)) + (v179 * v710)
    v816 = ((v815 + (v164 * v726)) + (v151 * v752)) + (v143 * v784)
    v817 = (((v592 * v139) + (v140 * v606)) + (v194 * v695)) + (v179 * v711)
    v818 = ((v817 + (v164 * v727)) + (v151 * v754)) + (v143 * v786)
    v819 = (((v610 * v139) - (v140 * v629)) + (v194 * v696)) + (v179 * v712)
    v820 = ((v819 + (v164 * v728)) + (v151 * v756)) + (v143 * v788)
    v821 = (((v632 * v139) - (v140 * v645)) + (v194 * v697)) - (v179 * v713)
    v822 = ((v821 - (v164 * v729)) + (v151 * v758)) + (v143 * v790)
    v823 = (((v646 * v139) - (v140 * v658)) + (v194 * v698)) - (v179 * v714)
    v824 = ((v823 - (v164 * v730)) + (v151 * v760)) + (v143 * v792)
    v825 = (((v660 * v139) + (v140 * v673)) - (v194 * v699)) + (v179 * v715)
    v826 = ((v825 + (v164 * v731)) + (v151 * v762)) + (v143 * v794)
    v827 = (((v526 * v139) - (v140 * v684)) + (v194 * v700)) - (v179 * v716)
    v828 = ((v827 - (v164 * v732)) - (v151 * v764)) + (v143 * v796)
    v829 = (((3.2974940611444983 * v206) - (v129 * v230)) + (v193 * v685)) - (v178 * v701)
    v830 = (((3.2974940611444983 * v333) - (v129 * v391)) + (v193 * v686)) - (v178 * v702)
    v831 = (((3.2974940611444983 * v392) + (v129 * v410)) + (v193 * v687)) + (v178 * v703)
    v832 = ((v193 * v688) - ((3.2974940611444983 * v411) + (v129 * v429))) - (v178 * v704)
    v833 = (((3.2974940611444983 * v432) + (v129 * v447)) - (v193 * v689)) + (v178 * v705)
    v834 = (((3.2974940611444983 * v431) - (v129 * v459)) - (v193 * v690)) - (v178 * v706)
    v835 = (((3.2974940611444983 * v460) - (v129 * v479)) + (v193 * v691)) - (v178 * v707)
    v836 = ((v193 * v692) - ((3.2974940611444983 * v332) + (v129 * v493))) - (v178 * v708)
    v837 = ((v193 * v693) - ((3.2974940611444983 * v521) + (v129 * v568))) - (v178 * v709)
    v838 = ((v193 * v694) - ((3.2974940611444983 * v570) + (v129 * v588))) - (v178 * v710)
    v839 = (((3.2974940611444983 * v590) + (v129 * v606)) + (v193 * v695)) + (v178 * v711)
    v840 = (((v129 * v629) - (3.2974940611444983 * v607)) - (v193 * v696)) - (v178 * v712)
    v841 = (((v129 * v645) - (3.2974940611444983 * v631)) - (v193 * v697)) + (v178 * v713)
    v842 = (((v129 * v658) - (3.2974940611444983 * v630)) - (v193 * v698)) + (v178 * v714)
    v843 = (((v129 * v673) - (3.2974940611444983 * v659)) - (v193 * v699)) + (v178 * v715)
    v844 = (v163 * v732) + (((v129 * v684) - (v193 * v700)) + (v178 * v716))
    v845 = v202 * v205
    v846 = v185 + (v197 * v202)
    v847 = v846 * v205
    v848 = (((v190 * v202) - v170) - (v176 * v846)) * v205
    v849 = v180 + (v161 * v176)
    v850 = (v161 * v190) - v191
    v851 = (((v157 - (v161 * v170)) + (v850 * v202)) - (v849 * v846)) * v205
    v852 = (v153 * v161) - v162
    v853 = ((v153 * v180) - v177) + (v852 * v176)
    v854 = (((v153 * v191) - v192) - (v852 * v190)) + (v853 * v197)
    v855 = ((((v153 * v157) - v148) - (v852 * v170)) - (v853 * v185)) - (v854 * v202)
    v856 = v855 * v205
    v857 = v151 - (v143 * v153)
    v858 = (v164 + (v143 * v162)) + (v857 * v161)
    v859 = ((v179 + (v143 * v177)) + (v857 * v180)) + (v858 * v176)
    v860 = (((v194 + (v143 * v192)) + (v857 * v191)) - (v858 * v190)) + (v859 * v197)
    v861 = (((v140 + (v143 * v148)) + (v857 * v157)) - (v858 * v170)) - (v859 * v185)
    v862 = (v861 - (v860 * v202)) * v205
    v863 = v141 + (v130 * v143)
    v864 = (v149 - (v130 * v151)) + (v863 * v153)
    v865 = (((v130 * v164) - v163) + (v863 * v162)) - (v864 * v161)
    v866 = ((((v130 * v179) - v178) + (v863 * v177)) - (v864 * v180)) + (v865 * v176)
    v867 = ((((v130 * v194) - v193) + (v863 * v192)) - (v864 * v191)) - (v865 * v190)
    v868 = v867 + (v866 * v197)
    v869 = ((((v130 * v140) - v129) + (v863 * v148)) - (v864 * v157)) - (v865 * v170)
    v870 = ((v869 - (v866 * v185)) - (v868 * v202)) * v205
    v871 = v197 * v201
    v872 = v871 - (v202 * v847)
    v873 = ((v190 * v201) - (v176 * v871)) - (v202 * v848)
    v874 = ((v850 * v201) - (v849 * v871)) - (v202 * v851)
    v875 = (v854 * v201) + (v202 * v856)
    v876 = (v860 * v201) + (v202 * v862)
    v877 = (v868 * v201) + (v202 * v870)
    v878 = ((v176 * v184) - (v185 * v848)) + (v197 * v873)
    v879 = ((v849 * v184) - (v185 * v851)) + (v197 * v874)
    v880 = ((v853 * v184) - (v185 * v856)) - (v197 * v875)
    v881 = ((v859 * v184) - (v185 * v862)) - (v197 * v876)
    v882 = ((v866 * v184) - (v185 * v870)) - (v197 * v877)
    v883 = (((v161 * v169) - (v170 * v851)) - (v190 * v874)) + (v176 * v879)
    v884 = (((v852 * v169) - (v170 * v856)) + (v190 * v875)) + (v176 * v880)
    v885 = (((v858 * v169) - (v170 * v862)) + (v190 * v876)) + (v176 * v881)
    v886 = (((v865 * v169) - (v170 * v870)) + (v190 * v877)) + (v176 * v882)
    v887 = (((v153 * v156) + (v157 * v856)) - (v191 * v875)) + (v180 * v880)
    v888 = v887 + (v161 * v884)
    v889 = (((v857 * v156) + (v157 * v862)) - (v191 * v876)) + (v180 * v881)
    v890 = v889 + (v161 * v885)
    v891 = (((v864 * v156) - (v157 * v870)) + (v191 * v877)) - (v180 * v882)
    v892 = v891 - (v161 * v886)
    v893 = (((v147 - (v148 * v856)) + (v192 * v875)) - (v177 * v880)) - (v162 * v884)
    v894 = (((v143 * v147) + (v148 * v862)) - (v192 * v876)) + (v177 * v881)
    v895 = (v894 + (v162 * v885)) - (v153 * v890)
    v896 = (((v863 * v147) + (v148 * v870)) - (v192 * v877)) + (v177 * v882)
    v897 = (v896 + (v162 * v886)) + (v153 * v892)
    v898 = (((v139 + (v140 * v862)) - (v194 * v876)) + (v179 * v881)) + (v164 * v885)
    v899 = (((v130 * v139) + (v140 * v870)) - (v194 * v877)) + (v179 * v882)
    v900 = ((v899 + (v164 * v886)) - (v151 * v892)) + (v143 * v897)
    v901 = (((3.2974940611444983 - (v129 * v870)) + (v193 * v877)) - (v178 * v882)) - (v163 * v886)
    v902 = -v845
    v903 = -v847
    v904 = -v862
    v905 = -v872
    v906 = -v875
    v907 = -v877
    v908 = -v881
    v909 = -v885
    v910 = -v890
    v911 = -v892
    v912 = -v897
    v913 = -v900
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
        v230,
        v391,
        -v410,
        v429,
        -v447,
        v459,
        v479,
        v493,
        v568,
        v588,
        v606,
        -v629,
        -v645,
        -v658,
        -v673,
        -v684,
        -v685,
        -v686,
        -v687,
        -v688,
        v689,
        v690,
        -v691,
        -v692,
        -v693,
        -v694,
        v695,
        v696,
        v697,
        v698,
        v699,
        v700,
        v701,
        v702,
        -v703,
        v704,
        -v705,
        v706,
        v707,
        v708,
        v709,
        v710,
        v711,
        v712,
        -v713,
        -v714,
        -v715,
        -v716,
        v717,
        -v718,
        -v719,
        v720,
        -v721,
        v722,
        v723,
        v724,
        v725,
        v726,
        v727,
        v728,
        -v729,
        -v730,
        -v731,
        -v732,
        -v734,
        -v736,
        -v738,
        v740,
        -v742,
        v744,
        v746,
        v748,
        v750,
        v752,
        v754,
        v756,
        v758,
        v760,
        -v762,
        -v764,
        v766,
        v768,
        v770,
        v772,
        v774,
        v776,
        v778,
        v780,
        -v782,
        -v784,
        -v786,
        -v788,
        -v790,
        -v792,
        v794,
        -v796,
        v798,
        v800,
        v802,
        -v804,
        v806,
        v808,
        -v810,
        v812,
        -v814,
        -v816,
        -v818,
        -v820,
        -v822,
        -v824,
        v826,
        -v828,
        (((v829 - (v163 * v717)) + (v149 * v734)) - (v141 * v766)) - (v130 * v798),
        (((v830 + (v163 * v718)) + (v149 * v736)) - (v141 * v768)) - (v130 * v800),
        (((v831 + (v163 * v719)) + (v149 * v738)) - (v141 * v770)) - (v130 * v802),
        (v130 * v804) + (((v832 - (v163 * v720)) - (v149 * v740)) - (v141 * v772)),
        (((v833 + (v163 * v721)) + (v149 * v742)) - (v141 * v774)) - (v130 * v806),
        (((v834 - (v163 * v722)) - (v149 * v744)) - (v141 * v776)) - (v130 * v808),
        (((v835 - (v163 * v723)) - (v149 * v746)) - (v141 * v778)) + (v130 * v810),
        (((v836 - (v163 * v724)) - (v149 * v748)) - (v141 * v780)) - (v130 * v812),
        (v130 * v814) + (((v837 - (v163 * v725)) - (v149 * v750)) + (v141 * v782)),
        (v130 * v816) + (((v838 - (v163 * v726)) - (v149 * v752)) + (v141 * v784)),
        (v130 * v818) + ((v141 * v786) - ((v839 + (v163 * v727)) + (v149 * v754))),
        (v130 * v820) + (((v840 - (v163 * v728)) - (v149 * v756)) + (v141 * v788)),
        (v130 * v822) + (((v841 + (v163 * v729)) - (v149 * v758)) + (v141 * v790)),
        (v130 * v824) + (((v842 + (v163 * v730)) - (v149 * v760)) + (v141 * v792)),
        (((v149 * v762) + (v843 + (v163 * v731))) - (v141 * v794)) - (v130 * v826),
        (((v149 * v764) + v844) + (v141 * v796)) + (v130 * v828),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v205,
        v902,
        v903,
        v848,
        v851,
        v856,
        v904,
        v870,
        v902,
        (v202 * v845) - v201,
        v905,
        v873,
        v874,
        v906,
        v876,
        v907,
        v903,
        v905,
        (v184 + (v185 * v847)) - (v197 * v872),
        v878,
        v879,
        v880,
        v908,
        v882,
        v848,
        v873,
        v878,
        ((v169 - (v170 * v848)) - (v190 * v873)) + (v176 * v878),
        v883,
        v884,
        v909,
        v886,
        v851,
        v874,
        v879,
        v883,
        (((v156 + (v157 * v851)) + (v191 * v874)) + (v180 * v879)) + (v161 * v883),
        v888,
        v910,
        v911,
        v856,
        v906,
        v880,
        v884,
        v888,
        v893 + (v153 * v888),
        v895,
        v912,
        v904,
        v876,
        v908,
        v909,
        v910,
        v895,
        (v898 + (v151 * v890)) + (v143 * v895),
        v913,
        v870,
        v907,
        v882,
        v886,
        v911,
        v912,
        v913,
        ((v901 + (v149 * v892)) + (v141 * v897)) + (v130 * v900),
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

    Operations: 1764 add, 1774 mul, 7 div, 0 sqrt, 8 sincos, 73 other.
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
    v33 = qd[2] + v22
    v34 = v33 * v33
    v35 = v30 - (0.94 * v34)
    v36 = v27 + (0.94 * v32)
    v37 = (v6 * v36) + (v7 * v35)
    v38 = v29 - 0.94
    v39 = (v7 * v31) - (v6 * v38)
    v40 = (v6 * v35) - (v7 * v36)
    v41 = (v6 * v31) + (v7 * v38)
    v42 = qd[3] + v33
    v43 = v42 * v42
    v44 = qdd[3] + v32
    v45 = v37 - (0.91 * v43)
    v46 = v40 - (0.91 * v44)
    v47 = (v8 * v46) - (v9 * v45)
    v48 = v41 - 0.91
    v49 = (v9 * v39) - (v8 * v48)
    v50 = (v8 * v45) + (v9 * v46)
    v51 = (v8 * v39) + (v9 * v48)
    v52 = qd[4] + v42
    v53 = v52 * v52
    v54 = qdd[4] + v44
    v55 = (0.88 * v53) + v47
    v56 = v50 - (0.88 * v54)
    v57 = (v10 * v56) + (v11 * v55)
    v58 = v51 - 0.88
    v59 = (v11 * v49) - (v10 * v58)
    v60 = (v10 * v55) - (v11 * v56)
    v61 = (v10 * v49) + (v11 * v58)
    v62 = qd[5] + v52
    v63 = v62 * v62
    v64 = qdd[5] + v54
    v65 = (0.85 * v64) + v60
    v66 = (0.85 * v63) + v57
    v67 = (v13 * v66) - (v12 * v65)
    v68 = v61 - 0.85
    v69 = (v13 * v59) - (v12 * v68)
    v70 = (v13 * v65) + (v12 * v66)
    v71 = (v12 * v59) + (v13 * v68)
    v72 = qd[6] + v62
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
    v83 = qd[7] + v72
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

    Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 20 other.
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

    Operations: 20 add, 34 mul, 0 div, 0 sqrt, 8 sincos, 2 other.
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
