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
    v34 = 0.82 * v17
    v35 = 0.82 * v16
    v36 = qd[0] + qd[1]
    v37 = v36 * v36
    v38 = qd[2] + v36
    v39 = v38 * v38
    v40 = qd[3] + v38
    v41 = v40 * v40
    v42 = qd[4] + v40
    v43 = v42 * v42
    v44 = qd[5] + v42
    v45 = v44 * v44
    v46 = qd[6] + v44
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = ((qd[0] * qd[0]) - (9.81 * v20)) + (v37 * v24)
    v51 = (9.81 * v21) - (v37 * v23)
    v52 = v50 + (v39 * v26)
    v53 = v51 - (v39 * v27)
    v54 = v52 + (v41 * v28)
    v55 = v53 - (v41 * v29)
    v56 = v54 + (v43 * v30)
    v57 = v55 - (v43 * v31)
    v58 = v56 + (v45 * v32)
    v59 = v57 - (v45 * v33)
    v60 = v58 + (v47 * v34)
    v61 = v59 - (v47 * v35)
    v62 = (2.42 * v60) + (v49 * v22)
    v63 = (2.42 * v61) - (v49 * v25)
    v64 = (v22 * v61) + (v25 * v60)
    v65 = (v64 + (v34 * v63)) + (v35 * v62)
    v66 = (1.5550000000000002 * v58) + v62
    v67 = (1.5550000000000002 * v59) + v63
    v68 = (v65 + (v32 * v67)) + (v33 * v66)
    v69 = (1.455 * v56) + v66
    v70 = (1.455 * v57) + v67
    v71 = (v68 + (v30 * v70)) + (v31 * v69)
    v72 = (1.3549999999999998 * v54) + v69
    v73 = (1.3549999999999998 * v55) + v70
    v74 = v71 + ((v28 * v73) + (v29 * v72))
    v75 = (1.255 * v52) + v72
    v76 = (1.255 * v53) + v73
    v77 = v74 + ((v26 * v76) + (v27 * v75))
    v78 = (1.1550000000000002 * v51) + v76
    v79 = v77 + ((v24 * v78) + (v23 * ((1.1550000000000002 * v50) + v75)))
    return (
        v79 + ((10.34955 * v21) + v78),
        v79,
        v77,
        v74,
        v71,
        v68,
        v65,
        v64,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      h[8]  bias, N m or N

    Operations: 53 add, 65 mul, 0 div, 0 sqrt, 8 sincos, 0 other.
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
    v16 = qd[0] + qd[1]
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
    v34 = 0.82 * v17
    v35 = 0.82 * v16
    v36 = qd[0] + qd[1]
    v37 = v36 * v36
    v38 = qd[2] + v36
    v39 = v38 * v38
    v40 = qd[3] + v38
    v41 = v40 * v40
    v42 = qd[4] + v40
    v43 = v42 * v42
    v44 = qd[5] + v42
    v45 = v44 * v44
    v46 = qd[6] + v44
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = (9.81 * v21) + qdd[0]
    v51 = qdd[1] + qdd[0]
    v52 = (v50 + (v51 * v24)) - (v37 * v23)
    v53 = qdd[2] + v51
    v54 = (v52 + (v53 * v26)) - (v39 * v27)
    v55 = qdd[3] + v53
    v56 = (v54 + (v55 * v28)) - (v41 * v29)
    v57 = qdd[4] + v55
    v58 = v56 + ((v57 * v30) - (v43 * v31))
    v59 = qdd[5] + v57
    v60 = v58 + ((v59 * v32) - (v45 * v33))
    v61 = qdd[6] + v59
    v62 = v60 + ((v61 * v34) - (v47 * v35))
    v63 = qdd[7] + v61
    v64 = (2.42 * v62) + ((v63 * v22) - (v49 * v25))
    v65 = v64 + (1.5550000000000002 * v60)
    v66 = v65 + (1.455 * v58)
    v67 = v66 + (1.3549999999999998 * v56)
    v68 = v67 + (1.255 * v54)
    v69 = v68 + (1.1550000000000002 * v52)
    v70 = ((v37 * v24) + ((qd[0] * qd[0]) - (9.81 * v20))) + (v51 * v23)
    v71 = ((v39 * v26) + v70) + (v53 * v27)
    v72 = ((v41 * v28) + v71) + (v55 * v29)
    v73 = ((v43 * v30) + (v57 * v31)) + v72
    v74 = ((v45 * v32) + (v59 * v33)) + v73
    v75 = ((v47 * v34) + (v61 * v35)) + v74
    v76 = ((v49 * v22) + (v63 * v25)) + (2.42 * v75)
    v77 = v76 + (1.5550000000000002 * v74)
    v78 = v77 + (1.455 * v73)
    v79 = v78 + (1.3549999999999998 * v72)
    v80 = v79 + (1.255 * v71)
    v81 = ((v22 * v62) + (0.30326059166666663 * v63)) + (v25 * v75)
    v82 = (v81 + (v35 * v76)) + ((v34 * v64) - (0.17661706666666654 * v61))
    v83 = (((0.17791562500000002 * v59) - (v33 * v77)) - (v32 * v65)) - v82
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
        v82,
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

    Operations: 83 add, 87 mul, 0 div, 0 sqrt, 8 sincos, 3 other.
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
    v34 = 0.82 * v17
    v35 = 0.82 * v16
    v36 = qd[0] + qd[1]
    v37 = v36 * v36
    v38 = qd[2] + v36
    v39 = v38 * v38
    v40 = qd[3] + v38
    v41 = v40 * v40
    v42 = qd[4] + v40
    v43 = v42 * v42
    v44 = qd[5] + v42
    v45 = v44 * v44
    v46 = qd[6] + v44
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = ((qd[0] * qd[0]) - (9.81 * v20)) + (v37 * v24)
    v51 = v50 + (v39 * v26)
    v52 = v51 + (v41 * v28)
    v53 = v52 + (v43 * v30)
    v54 = v53 + (v45 * v32)
    v55 = v54 + (v47 * v34)
    v56 = 1.9928405358526773 * v19
    v57 = (v22 * v56) - 2.42
    v58 = v25 * v56
    v59 = (v35 * v58) + (v34 * v57)
    v60 = 1.9928405358526773 * v18
    v61 = (v25 * v60) - 2.42
    v62 = (v35 * v61) + (v34 * v58)
    v63 = 1.0 / ((0.17661706666666654 + (v35 * v62)) + (v34 * v59))
    v64 = v59 * v63
    v65 = (v57 - 1.5550000000000002) - (v59 * v64)
    v66 = v58 - (v62 * v64)
    v67 = (v33 * v66) + (v32 * v65)
    v68 = v62 * v63
    v69 = (v61 - 1.5550000000000002) - (v62 * v68)
    v70 = (v33 * v69) + (v32 * v66)
    v71 = 1.0 / ((0.17791562500000002 + (v33 * v70)) + (v32 * v67))
    v72 = v67 * v71
    v73 = (v65 - 1.455) - (v67 * v72)
    v74 = v66 - (v70 * v72)
    v75 = (v30 * v73) + (v31 * v74)
    v76 = v70 * v71
    v77 = (v69 - 1.455) - (v70 * v76)
    v78 = (v30 * v74) + (v31 * v77)
    v79 = 1.0 / ((0.17798293333333343 + (v30 * v75)) + (v31 * v78))
    v80 = v75 * v79
    v81 = (v73 - 1.3549999999999998) - (v75 * v80)
    v82 = v74 - (v78 * v80)
    v83 = (v29 * v82) + (v28 * v81)
    v84 = v78 * v79
    v85 = (v77 - 1.3549999999999998) - (v78 * v84)
    v86 = (v29 * v85) + (v28 * v82)
    v87 = 1.0 / ((0.17673034166666668 + (v29 * v86)) + (v28 * v83))
    v88 = v83 * v87
    v89 = (v81 - 1.255) - (v83 * v88)
    v90 = v82 - (v86 * v88)
    v91 = (v26 * v89) + (v27 * v90)
    v92 = v86 * v87
    v93 = (v85 - 1.255) - (v86 * v92)
    v94 = (v27 * v93) + (v26 * v90)
    v95 = 1.0 / ((0.1740691999999998 + (v27 * v94)) + (v26 * v91))
    v96 = v91 * v95
    v97 = (v89 - 1.1550000000000002) - (v91 * v96)
    v98 = v90 - (v94 * v96)
    v99 = (v24 * v97) + (v23 * v98)
    v100 = (v23 * v94) * v95
    v101 = 0.16991085833333336 + (v23 * ((v24 * v98) + ((v23 * (v93 - 1.1550000000000002)) - (v94 * v100))))
    v102 = 1.0 / (v101 + (v24 * v99))
    v103 = v99 * v102
    v104 = (v37 * v23) - (9.81 * v21)
    v105 = (v39 * v27) + v104
    v106 = (v41 * v29) + v105
    v107 = (v43 * v31) + v106
    v108 = (v45 * v33) + v107
    v109 = (v47 * v35) + v108
    v110 = ((v25 * v55) - tau[7]) - (v22 * v109)
    v111 = (v60 * v110) - ((2.42 * v55) + (v49 * v22))
    v112 = ((v49 * v25) + (2.42 * v109)) + (v56 * v110)
    v113 = ((tau[6] - tau[7]) + (v35 * v111)) + (v34 * v112)
    v114 = ((1.5550000000000002 * v54) - v111) + (v113 * v68)
    v115 = (v113 * v64) - ((1.5550000000000002 * v108) + v112)
    v116 = ((tau[6] - tau[5]) + (v33 * v114)) + (v32 * v115)
    v117 = (v116 * v72) + ((1.455 * v107) - v115)
    v118 = (v116 * v76) - ((1.455 * v53) + v114)
    v119 = ((tau[4] - tau[5]) + (v30 * v117)) + (v31 * v118)
    v120 = ((1.3549999999999998 * v52) - v118) + (v119 * v84)
    v121 = (v119 * v80) - ((1.3549999999999998 * v106) + v117)
    v122 = ((tau[4] - tau[3]) + (v29 * v120)) + (v28 * v121)
    v123 = (v120 + (1.255 * v51)) - (v122 * v92)
    v124 = (v122 * v88) + ((1.255 * v105) - v121)
    v125 = ((tau[3] - tau[2]) + (v27 * v123)) - (v26 * v124)
    v126 = (v124 + (1.1550000000000002 * v104)) + (v125 * v96)
    v127 = ((tau[2] - tau[1]) + (v23 * ((1.1550000000000002 * v50) + v123))) - (v125 * v100)
    v128 = v127 - (v24 * v126)
    v129 = (((tau[0] - tau[1]) - (10.34955 * v21)) + v126) + (v128 * v103)
    v130 = v129 * (1.0 / ((v97 - 0.8908333333333334) - (v99 * v103)))
    v131 = (v128 * v102) + (v103 * v130)
    v132 = (v24 * v131) - v130
    v133 = ((v125 * v95) - (v100 * v131)) - (v96 * v132)
    v134 = v132 + (v26 * v133)
    v135 = (v27 * v133) + (v23 * v131)
    v136 = ((v122 * v87) - (v88 * v134)) - (v92 * v135)
    v137 = v134 + (v28 * v136)
    v138 = v135 + (v29 * v136)
    v139 = ((v119 * v79) + (v80 * v137)) + (v84 * v138)
    v140 = (v30 * v139) - v137
    v141 = (v31 * v139) - v138
    v142 = ((v116 * v71) + (v72 * v140)) + (v76 * v141)
    v143 = (v32 * v142) - v140
    v144 = (v33 * v142) - v141
    v145 = ((v113 * v63) + (v64 * v143)) + (v68 * v144)
    v146 = (v145 - (3.2974940611444983 * v110)) + (v56 * ((v34 * v145) - v143))
    return (
        -v130,
        v130 + v131,
        v133 - v131,
        v136 - v133,
        -(v136 + v139),
        v139 + v142,
        -(v142 + v145),
        v146 + (v60 * ((v35 * v145) - v144)),
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
    v14 = qd[0] * v0
    v15 = qd[0] + qd[1]
    v16 = qd[0] * v1
    v17 = v16 + (0.97 * v15)
    v18 = (v3 * v17) - (v2 * v14)
    v19 = qd[2] + v15
    v20 = v18 + (0.94 * v19)
    v21 = (v2 * v17) + (v3 * v14)
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v5 * v20) - (v4 * v21)
    v24 = qd[3] + v19
    v25 = v23 + (0.91 * v24)
    v26 = (v7 * v25) - (v6 * v22)
    v27 = qd[4] + v24
    v28 = v26 + (0.88 * v27)
    v29 = (v7 * v22) + (v6 * v25)
    v30 = (v9 * v29) + (v8 * v28)
    v31 = (v9 * v28) - (v8 * v29)
    v32 = qd[5] + v27
    v33 = v31 + (0.85 * v32)
    v34 = (v11 * v33) - (v10 * v30)
    v35 = qd[6] + v32
    v36 = v34 + (0.82 * v35)
    v37 = (v11 * v30) + (v10 * v33)
    v38 = (v13 * v37) + (v12 * v36)
    v39 = qd[7] + v35
    v40 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v1 * v1) + (v0 * v0))))
    v41 = v40 + ((v39 * (0.15163029583333332 * v39)) + (v15 * ((0.14791732083333334 * v15) + (0.48015 * v16))))
    v42 = v41 + (v19 * ((0.1515374 * v19) + (0.5075999999999999 * v18)))
    v43 = v42 + (0.6 * ((v18 * v18) + (v21 * v21)))
    v44 = v43 + (v24 * ((0.15385407916666666 * v24) + (0.53235 * v23)))
    v45 = v44 + (0.65 * ((v23 * v23) + (v22 * v22)))
    v46 = v45 + (v27 * ((0.15494453333333333 * v27) + (0.5544 * v26)))
    v47 = v46 + (0.7 * ((v26 * v26) + (v29 * v29)))
    v48 = v47 + (v32 * ((0.1548859375 * v32) + (0.57375 * v31)))
    v49 = v48 + (0.75 * ((v31 * v31) + (v30 * v30)))
    v50 = v49 + (v35 * ((0.15375546666666667 * v35) + (0.5904 * v34)))
    v51 = (v50 + (0.8 * ((v34 * v34) + (v37 * v37)))) + (v38 * (0.85 * v38))
    v52 = (v13 * v36) - (v12 * v37)
    return (
        v51 + (v52 * ((0.85 * v52) + (0.6043499999999999 * v39))),
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
    v18 = (3.3787499999999997 + (v3 * v17)) - (v2 * v16)
    v19 = (v2 * v17) + (v3 * v16)
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
    v22 = (v8 * v21) + (v9 * v20)
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
    v31 = (v10 * v29) - (v11 * v26)
    v32 = (v12 * v30) + (v13 * v31)
    v33 = v18 + (0.94 * v21)
    v34 = v25 + (0.88 * v26)
    v35 = (v33 - v34) + (0.85 * v31)
    v36 = (v12 * v31) - (v13 * v30)
    v37 = ((v28 * v36) - v35) - (v27 * v32)
    v38 = v33 + v37
    v39 = v35 + v37
    v40 = v20 + (0.94 * v19)
    v41 = v24 - (0.88 * v29)
    v42 = (0.85 * v30) - (v40 + v41)
    v43 = ((v27 * v36) - v42) + (v28 * v32)
    v44 = v40 - v43
    v45 = v42 + v43
    return (
        v37 - v2,
        v37,
        v18 + v37,
        v38,
        v38 - v25,
        v38 - v34,
        v39,
        v39 + (0.82 * v32),
        v3 - v43,
        -v43,
        v20 - v43,
        v44,
        v24 + v44,
        v41 + v44,
        -v45,
        (0.82 * v36) - v45,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v31 = (v10 * v29) - (v11 * v26)
    v32 = (v12 * v30) + (v13 * v31)
    v33 = v18 + (0.94 * v21)
    v34 = v25 + (0.88 * v26)
    v35 = (v12 * v31) - (v13 * v30)
    v36 = v20 + (0.94 * v19)
    v37 = v24 - (0.88 * v29)
    v38 = (v34 - v33) - (0.85 * v31)
    v39 = ((v2 - v38) + (v27 * v32)) - (v28 * v35)
    v40 = v2 - v39
    v41 = v18 + v40
    v42 = v33 + v40
    v43 = v42 - v25
    v44 = v42 - v34
    v45 = v40 - v38
    v46 = (0.82 * v32) + v45
    v47 = (v37 + v36) - (0.85 * v30)
    v48 = ((v3 - v47) - (v27 * v35)) - (v28 * v32)
    v49 = v3 - v48
    v50 = v49 - v20
    v51 = v49 - v36
    v52 = v51 - v24
    v53 = v51 - v37
    v54 = v49 - v47
    v55 = v54 - (0.82 * v35)
    v56 = -v39
    return (
        v56,
        v40,
        v41,
        v42,
        v43,
        v44,
        v45,
        v46,
        v48,
        -v49,
        -v50,
        -v51,
        -v52,
        -v53,
        -v54,
        -v55,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v48,
        v49,
        v50,
        v51,
        v52,
        v53,
        v54,
        v55,
        v49,
        v49,
        v50,
        v51,
        v52,
        v53,
        v54,
        v55,
        v50,
        v50,
        v50,
        v51,
        v52,
        v53,
        v54,
        v55,
        v51,
        v51,
        v51,
        v51,
        v52,
        v53,
        v54,
        v55,
        v52,
        v52,
        v52,
        v52,
        v52,
        v53,
        v54,
        v55,
        v53,
        v53,
        v53,
        v53,
        v53,
        v53,
        v54,
        v55,
        v54,
        v54,
        v54,
        v54,
        v54,
        v54,
        v54,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v55,
        v56,
        v40,
        v41,
        v42,
        v43,
        v44,
        v45,
        v46,
        v40,
        v40,
        v41,
        v42,
        v43,
        v44,
        v45,
        v46,
        v41,
        v41,
        v41,
        v42,
        v43,
        v44,
        v45,
        v46,
        v42,
        v42,
        v42,
        v42,
        v43,
        v44,
        v45,
        v46,
        v43,
        v43,
        v43,
        v43,
        v43,
        v44,
        v45,
        v46,
        v44,
        v44,
        v44,
        v44,
        v44,
        v44,
        v45,
        v46,
        v45,
        v45,
        v45,
        v45,
        v45,
        v45,
        v45,
        v46,
        v46,
        v46,
        v46,
        v46,
        v46,
        v46,
        v46,
        v46,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v16 = (v3 * v0) + (v2 * v1)
    v17 = (v3 * v1) - (v2 * v0)
    v18 = (v5 * v17) - (v4 * v16)
    v19 = (v5 * v16) + (v4 * v17)
    v20 = (v6 * v19) - (v7 * v18)
    v21 = (v6 * v18) + (v7 * v19)
    v22 = (v8 * v21) + (v9 * v20)
    v23 = (v8 * v20) - (v9 * v21)
    v24 = (v10 * v23) - (v11 * v22)
    v25 = (v10 * v22) + (v11 * v23)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = 0.6043499999999999 * v26
    v28 = (v12 * v24) - (v13 * v25)
    v29 = v0 + (0.97 * v16)
    v30 = v29 + (0.94 * v19)
    v31 = v30 + (0.91 * v21)
    v32 = (0.88 * v23) - v31
    v33 = (0.85 * v25) + v32
    v34 = (0.82 * v28) - v33
    v35 = 1.7 * v34
    v36 = 0.6043499999999999 * v28
    v37 = (v35 + (v14 * v27)) + (v15 * v36)
    v38 = v37 + ((0.5904 * v28) - (1.6 * v33))
    v39 = ((0.57375 * v25) + (1.5 * v32)) - v38
    v40 = v39 + ((0.5544 * v23) - (1.4 * v31))
    v41 = ((0.53235 * v21) + (1.3 * v30)) - v40
    v42 = v41 + ((1.2 * v29) + (0.5075999999999999 * v19))
    v43 = v1 + (0.97 * v17)
    v44 = v43 + (0.94 * v18)
    v45 = (0.91 * v20) - v44
    v46 = (0.88 * v22) + v45
    v47 = (0.85 * v24) - v46
    v48 = v47 + (0.82 * v26)
    v49 = 1.7 * v48
    v50 = (v49 + (v15 * v27)) - (v14 * v36)
    v51 = v50 + ((0.5904 * v26) + (1.6 * v47))
    v52 = v51 + ((0.57375 * v24) - (1.5 * v46))
    v53 = ((0.5544 * v22) + (1.4 * v45)) - v52
    v54 = v53 + ((0.53235 * v20) - (1.3 * v44))
    v55 = ((0.5075999999999999 * v18) + (1.2 * v43)) - v54
    v56 = (v0 * v55) - (v1 * v42)
    v57 = v56 + (0.48015 * ((v0 * v17) - (v1 * v16)))
    v58 = (v43 * v42) - (v29 * v55)
    v59 = -v58
    v60 = (v44 * v41) + (v30 * v54)
    v61 = -v60
    v62 = (v45 * v40) + (v31 * v53)
    v63 = -v62
    v64 = (v46 * v39) + (v32 * v52)
    v65 = -v64
    v66 = (v47 * v38) + (v33 * v51)
    v67 = -v66
    v68 = (v48 * v37) - (v34 * v50)
    v69 = -v68
    v70 = ((8.7 * ((v0 * v43) - (v1 * v29))) - v58) - v56
    v71 = v54 + (7.499999999999999 * v44)
    v72 = (7.499999999999999 * v30) - v41
    v73 = ((v0 * v71) - v60) - (v1 * v72)
    v74 = (6.199999999999999 * v45) - v53
    v75 = v40 + (6.199999999999999 * v31)
    v76 = (v62 + (v0 * v74)) + (v1 * v75)
    v77 = -v76
    v78 = v52 + (4.8 * v46)
    v79 = (4.8 * v32) - v39
    v80 = (v64 + (v0 * v78)) - (v1 * v79)
    v81 = -v80
    v82 = (3.3 * v47) - v51
    v83 = v38 + (3.3 * v33)
    v84 = ((v0 * v82) - v66) + (v1 * v83)
    v85 = v49 - v50
    v86 = v35 - v37
    v87 = ((v0 * v85) - v68) - (v1 * v86)
    v88 = -v70
    v89 = (v60 - (v29 * v71)) + (v43 * v72)
    v90 = -v89
    v91 = (v62 + (v29 * v74)) + (v43 * v75)
    v92 = -v91
    v93 = ((v43 * v79) - v64) - (v29 * v78)
    v94 = ((v29 * v82) - v66) + (v43 * v83)
    v95 = (v68 - (v29 * v85)) + (v43 * v86)
    v96 = -v95
    v97 = -v73
    v98 = (v62 + (v30 * v74)) + (v44 * v75)
    v99 = -v98
    v100 = ((v44 * v79) - v64) - (v30 * v78)
    v101 = ((v30 * v82) - v66) + (v44 * v83)
    v102 = (v68 - (v30 * v85)) + (v44 * v86)
    v103 = -v102
    v104 = (v64 + (v31 * v78)) + (v45 * v79)
    v105 = -v104
    v106 = (v66 - (v31 * v82)) + (v45 * v83)
    v107 = -v106
    v108 = ((v31 * v85) - v68) + (v45 * v86)
    v109 = -v93
    v110 = -v100
    v111 = (v66 + (v32 * v82)) + (v46 * v83)
    v112 = -v111
    v113 = ((v46 * v86) - v68) - (v32 * v85)
    v114 = -v84
    v115 = -v94
    v116 = -v101
    v117 = (v68 + (v33 * v85)) + (v47 * v86)
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
    v16 = 9.81 * v1
    v17 = v16 + qdd[0]
    v18 = 9.81 * v0
    v19 = qd[0] * qd[0]
    v20 = v19 - v18
    v21 = (v3 * v20) - (v2 * v17)
    v22 = qd[0] + qd[1]
    v23 = v22 * v22
    v24 = v21 + (0.97 * v23)
    v25 = (v3 * v17) + (v2 * v20)
    v26 = qdd[1] + qdd[0]
    v27 = v25 + (0.97 * v26)
    v28 = (v5 * v27) + (v4 * v24)
    v29 = qdd[2] + v26
    v30 = v28 + (0.94 * v29)
    v31 = (v5 * v24) - (v4 * v27)
    v32 = qd[2] + v22
    v33 = v32 * v32
    v34 = v31 + (0.94 * v33)
    v35 = (v6 * v34) + (v7 * v30)
    v36 = qdd[3] + v29
    v37 = v35 + (0.91 * v36)
    v38 = (v6 * v30) - (v7 * v34)
    v39 = qd[3] + v32
    v40 = v39 * v39
    v41 = (0.91 * v40) - v38
    v42 = (v9 * v41) - (v8 * v37)
    v43 = qd[4] + v39
    v44 = v43 * v43
    v45 = v42 + (0.88 * v44)
    v46 = (v9 * v37) + (v8 * v41)
    v47 = qdd[4] + v36
    v48 = v46 + (0.88 * v47)
    v49 = (v10 * v48) - (v11 * v45)
    v50 = qd[5] + v43
    v51 = v50 * v50
    v52 = (0.85 * v51) - v49
    v53 = (v10 * v45) + (v11 * v48)
    v54 = qdd[5] + v47
    v55 = v53 + (0.85 * v54)
    v56 = (v13 * v55) + (v12 * v52)
    v57 = qdd[6] + v54
    v58 = v56 + (0.82 * v57)
    v59 = (v13 * v52) - (v12 * v55)
    v60 = qd[6] + v50
    v61 = v60 * v60
    v62 = v59 + (0.82 * v61)
    v63 = qd[7] + v60
    v64 = (v63 * (0.6043499999999999 * v63)) + (1.7 * ((v15 * v62) - (v14 * v58)))
    v65 = (v15 * v58) + (v14 * v62)
    v66 = qdd[7] + v57
    v67 = (1.7 * v65) + (0.6043499999999999 * v66)
    v68 = (v15 * v67) - (v14 * v64)
    v69 = v68 + ((0.5904 * v57) + (1.6 * v56))
    v70 = ((v15 * v64) + ((1.6 * v59) + (0.5904 * v61))) + (v14 * v67)
    v71 = ((v13 * v70) + ((0.57375 * v51) - (1.5 * v49))) + (v12 * v69)
    v72 = (v13 * v69) - (v12 * v70)
    v73 = v72 + ((0.57375 * v54) + (1.5 * v53))
    v74 = (v10 * v73) + ((v11 * v71) + ((1.4 * v42) + (0.5544 * v44)))
    v75 = (v10 * v71) - (v11 * v73)
    v76 = ((0.5544 * v47) + (1.4 * v46)) - v75
    v77 = (v9 * v76) - (v8 * v74)
    v78 = v77 + ((0.53235 * v36) + (1.3 * v35))
    v79 = ((v9 * v74) + ((0.53235 * v40) - (1.3 * v38))) + (v8 * v76)
    v80 = (((1.2 * v31) + (0.5075999999999999 * v33)) + (v7 * v79)) + (v6 * v78)
    v81 = (v6 * v79) - (v7 * v78)
    v82 = ((0.5075999999999999 * v29) + (1.2 * v28)) - v81
    v83 = (v5 * v82) - (v4 * v80)
    v84 = v83 + ((0.48015 * v26) + (1.1 * v25))
    v85 = ((v5 * v80) + ((1.1 * v21) + (0.48015 * v23))) + (v4 * v82)
    v86 = (v3 * v84) - (v2 * v85)
    v87 = (0.30326059166666663 * v66) + (0.6043499999999999 * v65)
    v88 = (v87 + ((0.30751093333333335 * v57) + (0.5904 * v56))) + (0.82 * v68)
    v89 = (v88 + ((0.309771875 * v54) + (0.57375 * v53))) + (0.85 * v72)
    v90 = (v89 + ((0.30988906666666666 * v47) + (0.5544 * v46))) - (0.88 * v75)
    v91 = (v90 + ((0.3077081583333333 * v36) + (0.53235 * v35))) + (0.91 * v77)
    v92 = (v91 + ((0.3030748 * v29) + (0.5075999999999999 * v28))) - (0.94 * v81)
    v93 = (v92 + ((0.2958346416666667 * v26) + (0.48015 * v25))) + (0.97 * v83)
    return (
        ((v18 - (0.45 * v19)) - (v3 * v85)) - (v2 * v84),
        (v16 + (0.45 * qdd[0])) + v86,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v93 + ((4.4145 * v1) + (0.28583333333333333 * qdd[0]))) + v86,
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
        -v71,
        v73,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v89,
        -v70,
        v69,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v88,
        -v64,
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
    v52 = qd[0] + qd[1]
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
    v158 = v149 + ((v57 * v125) + (v47 * v138))
    v159 = v158 + ((v61 * v125) + (v59 * v138))
    v160 = v71 + v75
    v161 = v159 + (v160 * v138)
    v162 = v77 + v146
    v163 = v47 + v64
    v164 = v57 + v68
    v165 = ((v164 * v124) + (v163 * v137)) - v147
    v166 = v165 + ((v156 * v124) + (v153 * v137))
    v167 = v102 + ((v98 * v123) - (v94 * v136))
    v168 = v167 + ((v164 * v123) - (v163 * v136))
    v169 = (v153 * v136) - v168
    v170 = v73 + v77
    v171 = v103 - v105
    v172 = v104 - v102
    v173 = v101 - v102
    v174 = v173 + ((v29 * v86) - (v23 * v69))
    v175 = v52 * v20
    v176 = (1.88 * v141) + (1.94 * v175)
    v177 = v54 * v15
    v178 = v55 * v17
    v179 = 1.76 * v178
    v180 = v179 + (1.82 * v177)
    v181 = v31 * v180
    v182 = 1.7 * v66
    v183 = v180 + (v182 * v11)
    v184 = v28 * v183
    v185 = v54 * v14
    v186 = v55 * v16
    v187 = 1.76 * v186
    v188 = v187 + (1.82 * v185)
    v189 = v188 + (v182 * v10)
    v190 = v22 * v189
    v191 = v96 * v7
    v192 = v29 * (v183 + (1.64 * v191))
    v193 = v96 * v6
    v194 = v23 * (v189 + (1.64 * v193))
    v195 = v194 + (v176 * v23)
    v196 = v195 + (v176 * v22)
    v197 = 1.2086999999999999 * v121
    v198 = v197 * v8
    v199 = v198 + (3.9688 * v193)
    v200 = v197 * v9
    v201 = v200 + (3.9688 * v191)
    v202 = (v64 * v201) - (v68 * v199)
    v203 = 0.9911339999999998 * ((v7 * v8) - (v6 * v9))
    v204 = v121 * v203
    v205 = (v202 - (v25 * v188)) - v204
    v206 = (((v192 - v190) + (v184 + (v181 - (v176 * v25)))) - v196) + v205
    v207 = 6.757499999999999 * v66
    v208 = v201 + (v207 * v11)
    v209 = v199 + (v207 * v10)
    v210 = (v57 * v209) - (v47 * v208)
    v211 = (8.696688000000002 * ((v16 * v177) - (v17 * v185))) - v210
    v212 = v211 + v206
    v213 = v209 + (9.5568 * v186)
    v214 = v208 + (9.5568 * v178)
    v215 = (v59 * v214) - (v61 * v213)
    v216 = v212 + (v215 - (v176 * v37))
    v217 = v52 * v21
    v218 = (1.88 * v128) + (1.94 * v217)
    v219 = 2.0 * qd[0]
    v220 = v219 + v218
    v221 = v110 + v38
    v222 = v216 + (v220 * v221)
    v223 = v214 + (12.3487 * v177)
    v224 = v213 + (12.3487 * v185)
    v225 = v224 + (15.115199999999998 * v141)
    v226 = (v73 * v225) - (((14.661743999999997 * v20) * v128) + (v71 * v223))
    v227 = (v75 * v223) - (v77 * v224)
    v228 = v227 - (14.661743999999997 * ((v19 * v175) - (v18 * v217)))
    v229 = (v228 + ((v219 * v45) - v226)) + v222
    v230 = v225 + (17.838299999999997 * v175)
    v231 = v218 * v32
    v232 = v216 + (v231 + (v218 * v40))
    v233 = v228 + v232
    v234 = v233 - v226
    v235 = v190 - v184
    v236 = v194 - v192
    v237 = v236 + v235
    v238 = 1.136178 * ((v128 * v8) - (v141 * v9))
    v239 = (v238 + (3.7306719999999998 * ((v128 * v6) - (v141 * v7)))) - v237
    v240 = (-v181) - v205
    v241 = v240 - ((6.352049999999999 * ((v128 * v10) - (v141 * v11))) + v239)
    v242 = (v211 + (8.983392 * ((v128 * v16) - (v141 * v17)))) - v241
    v243 = (v215 + (11.607777999999998 * ((v14 * v128) - (v15 * v141)))) + v242
    v244 = v227 + v243
    v245 = v244 - v226
    v246 = v240 + v237
    v247 = v211 - v246
    v248 = v215 + v247
    v249 = v248 + (v160 * v223)
    v250 = v96 * v203
    v251 = v204 - v250
    v252 = v202 - v251
    v253 = v182 * ((v10 * v24) - (v11 * v30))
    v254 = v253 - v252
    v255 = v210 + v254
    v256 = (v179 * v32) - (v187 * v26)
    v257 = v255 - v256
    v258 = v215 - v257
    v259 = v258 + (v160 * v214)
    v260 = (v153 * v208) - v255
    v261 = ((v57 * v199) - (v47 * v201)) - v252
    v262 = (v153 * v201) - v261
    v263 = v204 + ((v164 * v198) - (v163 * v200))
    v264 = (v153 * v200) - v263
    v265 = (v176 * v36) - v212
    v266 = 1.0273949999999998 * ((v11 * v8) - (v10 * v9))
    v267 = (v204 + (v235 - v192)) + v196
    v268 = v251 + v253
    v269 = v195 - v192
    v270 = v250 + (v66 * v266)
    v271 = v111 + v35
    v272 = v271 + v115
    v273 = (v73 * v272) + ((7.3308719999999985 * v20) * v18)
    v274 = v77 * v271
    v275 = 0.4955669999999999 * ((v6 * v8) + (v7 * v9))
    v276 = 0.30326059166666663 + v275
    v277 = (v275 + 1.4505909333333333) + v276
    v278 = (v68 * v24) + (v64 * v30)
    v279 = v278 + v277
    v280 = (v278 + 2.694021875) + v279
    v281 = (v57 * v26) + (v47 * v32)
    v282 = v281 + v280
    v283 = (v281 + 4.0270090666666665) + v282
    v284 = (v61 * v111) + (v59 * v110)
    v285 = v284 + v283
    v286 = (v284 + 5.441928158333333) + v285
    v287 = v274 + (v75 * v221)
    v288 = v287 + v286
    v289 = 6.930074799999999 + v288
    v290 = v289 + ((v274 + (v160 * v221)) + v273)
    v291 = v71 * v221
    v292 = ((v291 + 8.481664641666665) + v273) + v290
    v293 = v272 + v118
    v294 = v293 + v292
    v295 = v272 + v290
    v296 = (v291 + (v73 * v271)) + v288
    v297 = v271 + v296
    v298 = ((v77 * v111) + (v75 * v110)) + v285
    v299 = ((v73 * v111) + (v71 * v110)) + v298
    v300 = v111 + v299
    v301 = ((v61 * v26) + (v59 * v32)) + v282
    v302 = ((v77 * v26) + (v75 * v32)) + v301
    v303 = ((v73 * v26) + (v71 * v32)) + v302
    v304 = v26 + v303
    v305 = ((v57 * v24) + (v47 * v30)) + v279
    v306 = ((v61 * v24) + (v59 * v30)) + v305
    v307 = ((v77 * v24) + (v75 * v30)) + v306
    v308 = ((v73 * v24) + (v71 * v30)) + v307
    v309 = v24 + v308
    v310 = v276 + (0.5136974999999999 * ((v10 * v8) + (v11 * v9)))
    v311 = v310 + (0.531828 * ((v16 * v8) + (v17 * v9)))
    v312 = v311 + (0.5499585 * ((v14 * v8) + (v15 * v9)))
    v313 = v312 + (0.568089 * ((v19 * v9) + (v18 * v8)))
    v314 = v313 + (0.5862194999999999 * ((v21 * v9) + (v20 * v8)))
    v315 = v23 + v314
    return (
        -(v46 + (100.55249999999998 * v12)),
        v119 - (((v48 * v43) + (v72 * v118)) + v130),
        -(v130 + v142),
        v145 - (v146 * v127),
        -(v154 + (v157 * v126)),
        -(v161 + (v162 * v125)),
        -(v124 + v166),
        v169 - (v157 * v123),
        -v46,
        v119,
        -v142,
        v145 - (v73 * v127),
        -(v154 + (v156 * v126)),
        -(v161 + (v170 * v125)),
        -v166,
        v169 - (v156 * v123),
        -(v42 + (v18 * (74.14005599999999 * v13))),
        v117,
        -v135,
        v143 - v144,
        v151 - ((v155 * v126) + (v152 * v139)),
        -(v159 + ((v77 * v125) + (v75 * v138))),
        -(v165 + ((v155 * v124) + (v152 * v137))),
        ((v152 * v136) - (v155 * v123)) - v168,
        -(v41 + v34),
        -v114,
        v134,
        v143,
        v151 - ((v59 * v139) + (v61 * v126)),
        -v159,
        -(v165 + ((v61 * v124) + (v59 * v137))),
        ((v59 * v136) - (v61 * v123)) - v168,
        -(v34 + (46.876104000000005 * ((v12 * v17) + (v13 * v16)))),
        -v112,
        v131 + (v132 + ((v39 * v89) - (v36 * v78))),
        v107 + v132,
        v151,
        -v158,
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
        ((v90 * v30) - (v79 * v24)) - v171,
        ((v89 * v30) - (v78 * v24)) - v171,
        -v171,
        v148 + ((v83 * v30) - (v58 * v24)),
        v148,
        v147,
        -v167,
        -(5.9286734999999995 * ((v12 * v9) + (v13 * v8))),
        v172 + ((v90 * v29) - (v79 * v23)),
        v172 + ((v89 * v29) - (v78 * v23)),
        v172,
        v174 + ((v83 * v29) - (v58 * v23)),
        v174,
        v173,
        -v102,
        v229 - v230,
        v234 - v230,
        v245 - v225,
        v249 - (v162 * v224),
        v259 - (v162 * v213),
        v260 - (v157 * v209),
        v262 - (v157 * v199),
        v264 - (v157 * v198),
        v229,
        v234,
        v245,
        v249 - (v170 * v224),
        v259 - (v170 * v213),
        v260 - (v156 * v209),
        v262 - (v156 * v199),
        v264 - (v156 * v198),
        v222 + (v228 + ((15.115199999999998 * qd[0]) * v18)),
        v233,
        v244,
        v227 + v248,
        v258 + ((v75 * v214) - (v77 * v213)),
        ((v152 * v208) - (v155 * v209)) - v255,
        ((v152 * v201) - (v155 * v199)) - v261,
        ((v152 * v200) - (v155 * v198)) - v263,
        v222,
        v232,
        v243,
        v248,
        v258,
        ((v59 * v208) - (v61 * v209)) - v255,
        ((v59 * v201) - (v61 * v199)) - v261,
        -(v263 + ((1.099917 * v121) * ((v15 * v8) - (v14 * v9)))),
        (v220 * v110) - v265,
        (v218 * v110) - v265,
        v242,
        v247,
        -v257,
        -v255,
        -v261,
        -v263,
        v206 + (v220 * v32),
        v206 + v231,
        -v241,
        -v246,
        v256 - v254,
        -v254,
        v252,
        -(v204 + (v121 * v266)),
        (v220 * v30) - v267,
        (v218 * v30) - v267,
        v239 - v204,
        -(v204 + v237),
        ((v179 * v30) - (v187 * v24)) - v268,
        -v268,
        -v251,
        -v204,
        (v220 * v29) - v269,
        (v218 * v29) - v269,
        v238 - v236,
        -v236,
        v270 + (1.063656 * ((v178 * v8) - (v186 * v9))),
        v270,
        v250,
        REAL(0.0),
        ((2.0 * v293) + 10.085833333333332) + v292,
        v294,
        v295,
        v297,
        v300,
        v304,
        v309,
        v315,
        v294,
        v292,
        v290,
        v296,
        v299,
        v303,
        v308,
        v314,
        v295,
        v290,
        v287 + v289,
        v288,
        v298,
        v302,
        v307,
        v313,
        v297,
        v296,
        v288,
        v286,
        v285,
        v301,
        v306,
        v312,
        v300,
        v299,
        v298,
        v285,
        v283,
        v282,
        v305,
        v311,
        v304,
        v303,
        v302,
        v301,
        v282,
        v280,
        v279,
        v310,
        v309,
        v308,
        v307,
        v306,
        v305,
        v279,
        v277,
        v276,
        v315,
        v314,
        v313,
        v312,
        v311,
        v310,
        v276,
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

    Operations: 439 add, 411 mul, 0 div, 0 sqrt, 8 sincos, 49 other.
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
    v60 = 0.82 * v17
    v61 = 0.82 * v16
    v62 = 9.81 * v20
    v63 = 9.81 * v21
    v64 = qd[0] + qd[1]
    v65 = v64 * v64
    v66 = qd[2] + v64
    v67 = v66 * v66
    v68 = qd[3] + v66
    v69 = v68 * v68
    v70 = qd[4] + v68
    v71 = v70 * v70
    v72 = qd[5] + v70
    v73 = v72 * v72
    v74 = qd[6] + v72
    v75 = v74 * v74
    v76 = qd[7] + v74
    v77 = v76 * v76
    v78 = v65 * v36
    v79 = v65 * v35
    v80 = v67 * v47
    v81 = v67 * v48
    v82 = v69 * v51
    v83 = v69 * v52
    v84 = v71 * v54
    v85 = v71 * v55
    v86 = v73 * v57
    v87 = v73 * v58
    v88 = v75 * v60
    v89 = v75 * v61
    v90 = v77 * v22
    v91 = v77 * v37
    v92 = 7.557599999999999 * v8
    v93 = 8.919149999999998 * v6
    v94 = v92 + v93
    v95 = v42 + v44
    v96 = v27 + v29
    v97 = v75 * v23
    v98 = v73 * v25
    v99 = v71 * v27
    v100 = v69 * v29
    v101 = v75 * v38
    v102 = v73 * v40
    v103 = v71 * v42
    v104 = v69 * v44
    v105 = v35 + v48
    v106 = v54 + v57
    v107 = v55 + v58
    v108 = v36 + v47
    v109 = 2.0 * qd[0]
    v110 = (v35 * v92) + (v36 * v32)
    v111 = (v61 * v37) + (v60 * v22)
    v112 = 0.30326059166666663 + v111
    v113 = 1.4505909333333333 + v111
    v114 = (v113 + v59) + v112
    v115 = (v59 + 2.694021875) + v114
    v116 = v56 + v115
    v117 = (v56 + 4.0270090666666665) + v116
    v118 = v53 + v117
    v119 = (v53 + 5.441928158333333) + v118
    v120 = v50 + v119
    v121 = 6.930074799999999 + v120
    v122 = v121 + ((v49 + (v105 * v45)) + v110)
    v123 = ((v46 + 8.481664641666665) + v110) + v122
    v124 = v112 + ((v57 * v22) + (v58 * v37))
    v125 = ((v54 * v22) + (v55 * v37)) + v124
    v126 = ((v51 * v22) + (v52 * v37)) + v125
    v127 = ((v47 * v22) + (v48 * v37)) + v126
    v128 = ((v36 * v22) + (v35 * v37)) + v127
    v129 = v22 + v128
    v130 = 3.2974940611444983 * v129
    v131 = 3.2974940611444983 * v112
    v132 = 1.0 + v108
    v133 = v52 + v55
    v134 = v51 + v54
    v135 = v114 + ((v133 * v39) + (v134 * v24))
    v136 = v135 + (v105 * v39)
    v137 = (v136 + (v132 * v24)) - (v131 * v129)
    v138 = 1.0 - v131
    v139 = 1.0 / (v113 + (v112 * v138))
    v140 = v139 * v137
    v141 = 3.2974940611444983 * v124
    v142 = (v124 * v131) - v114
    v143 = v142 * v139
    v144 = ((v51 * v26) + (v52 * v41)) + v116
    v145 = v144 + (v105 * v41)
    v146 = (v145 + ((v132 * v26) - (v141 * v129))) + (v137 * v143)
    v147 = 1.0 / ((v115 - (v124 * v141)) - (v142 * v143))
    v148 = v146 * v147
    v149 = 3.2974940611444983 * v125
    v150 = v114 + (((v54 * v24) + (v55 * v39)) - (v131 * v125))
    v151 = v150 * v139
    v152 = (v116 - (v125 * v141)) + (v150 * v143)
    v153 = -(v152 * v147)
    v154 = v118 + (v105 * v43)
    v155 = ((((v149 * v129) - (v132 * v28)) - v154) + (v137 * v151)) - (v146 * v153)
    v156 = 1.0 / (((v117 - (v125 * v149)) - (v150 * v151)) + (v152 * v153))
    v157 = v155 * v156
    v158 = v135 - (v131 * v126)
    v159 = (v144 - (v141 * v126)) + (v158 * v143)
    v160 = (((v126 * v149) - v118) + (v158 * v151)) - (v159 * v153)
    v161 = v160 * v156
    v162 = v159 * v147
    v163 = 3.2974940611444983 * v126
    v164 = v158 * v139
    v165 = v120 + (v46 + (v36 * v30))
    v166 = (v165 + ((v30 - (v163 * v129)) - (v137 * v164))) - (v146 * v162)
    v167 = v166 - (v155 * v161)
    v168 = (((v119 - (v126 * v163)) - (v158 * v164)) - (v159 * v162)) - (v160 * v161)
    v169 = 1.0 / v168
    v170 = v167 * v169
    v171 = (v135 + ((v47 * v24) + (v48 * v39))) - (v131 * v127)
    v172 = (v144 + (((v47 * v26) + (v48 * v41)) - (v141 * v127))) + (v171 * v143)
    v173 = (((v149 * v127) - ((v47 * v28) + (v48 * v43))) - v118) + (v171 * v151)
    v174 = v173 - (v172 * v153)
    v175 = ((((v127 * v163) + (v171 * v164)) - v120) + (v172 * v162)) + (v174 * v161)
    v176 = v175 * v169
    v177 = v172 * v147
    v178 = 3.2974940611444983 * v127
    v179 = v171 * v139
    v180 = v174 * v156
    v181 = (((v32 - (v178 * v129)) - (v137 * v179)) + v122) - (v146 * v177)
    v182 = (v181 - (v155 * v180)) + (v167 * v176)
    v183 = (v121 + ((v50 - (v127 * v178)) - (v171 * v179))) - (v172 * v177)
    v184 = 1.0 / ((v183 - (v174 * v180)) - (v175 * v176))
    v185 = v182 * v184
    v186 = (v136 + (v108 * v24)) - (v131 * v128)
    v187 = (v145 + ((v108 * v26) - (v141 * v128))) + (v186 * v143)
    v188 = ((((v149 * v128) - (v108 * v28)) - v154) + (v186 * v151)) - (v187 * v153)
    v189 = ((v165 - ((v163 * v128) + (v186 * v164))) - (v187 * v162)) - (v188 * v161)
    v190 = v189 * v169
    v191 = v188 * v156
    v192 = v187 * v147
    v193 = 3.2974940611444983 * v128
    v194 = v186 * v139
    v195 = ((((v128 * v178) + (v186 * v179)) - v122) + (v187 * v177)) + (v188 * v180)
    v196 = v195 - (v189 * v176)
    v197 = v196 * v184
    v198 = (v146 * v192) + ((((v129 * v193) - v34) + (v137 * v194)) - v123)
    v199 = ((v167 * v190) + ((v155 * v191) + v198)) - (v182 * v197)
    v200 = ((((v128 * v193) + (v186 * v194)) - v123) + (v187 * v192)) + (v188 * v191)
    v201 = 1.0 / ((v200 + (v189 * v190)) + (v196 * v197))
    v202 = v199 * v201
    v203 = ((((2.0 * v34) + 10.085833333333332) - (v129 * v130)) - (v137 * v140)) + v123
    v204 = (((v203 - (v146 * v148)) - (v155 * v157)) - (v167 * v170)) - (v182 * v185)
    v205 = 1.0 / (v204 + (v199 * v202))
    v206 = (v63 * v37) + (v62 * v22)
    v207 = ((v63 * v38) + (v62 * v23)) + (v206 * v138)
    v208 = v38 + v40
    v209 = v23 + v25
    v210 = (v63 * v208) + (v62 * v209)
    v211 = 1.0 - v141
    v212 = (v210 + (v206 * v211)) + (v207 * v143)
    v213 = 1.0 - v149
    v214 = (v207 * v151) - ((((v62 * v27) + (v63 * v42)) + v210) + (v206 * v213))
    v215 = v214 - (v212 * v153)
    v216 = 1.0 - v163
    v217 = ((v63 * v95) + (v62 * v96)) + v210
    v218 = (((v217 + (v206 * v216)) - (v207 * v164)) - (v212 * v162)) - (v215 * v161)
    v219 = 1.0 - v178
    v220 = ((v217 + ((v63 * v92) + (v62 * v31))) + (v206 * v219)) - (v207 * v179)
    v221 = ((v220 - (v212 * v177)) - (v215 * v180)) + (v218 * v176)
    v222 = 1.0 - v193
    v223 = v31 + v33
    v224 = v217 + ((v63 * v94) + (v62 * v223))
    v225 = (((v224 + (v206 * v222)) - (v207 * v194)) - (v212 * v192)) - (v215 * v191)
    v226 = (v225 - (v218 * v190)) + (v221 * v197)
    v227 = 1.0 - v130
    v228 = (((v224 + (100.55249999999998 * v20)) - (v207 * v140)) + (v206 * v227)) - (v212 * v148)
    v229 = (((v228 - (v215 * v157)) - (v218 * v170)) - (v221 * v185)) - (v226 * v202)
    v230 = v229 * v205
    v231 = v62 - (qd[0] * qd[0])
    v232 = v78 - v231
    v233 = v80 + v232
    v234 = (v233 + v82) + v84
    v235 = v86 + v234
    v236 = v83 + v85
    v237 = v81 - v63
    v238 = v79 + v237
    v239 = v236 + v238
    v240 = v87 + v239
    v241 = (v37 * (v88 + v235)) - (v22 * (v89 + v240))
    v242 = v241 - tau[7]
    v243 = (((v61 * v90) + (v38 * v235)) - (v60 * v91)) - (v23 * v240)
    v244 = (v243 - (v131 * v242)) + (v241 - tau[6])
    v245 = v90 + v97
    v246 = v91 + v101
    v247 = v243 + ((((v40 * v234) - (v25 * v239)) - (v57 * v246)) + v241)
    v248 = (v247 + (((v58 * v245) - tau[5]) - (v242 * v141))) + (v244 * v143)
    v249 = v91 + (v101 + v102)
    v250 = ((v42 * (v82 + v233)) - (v27 * (v83 + v238))) + (v55 * v98)
    v251 = v247 + ((v250 - (v54 * v249)) + (v107 * v245))
    v252 = (((tau[4] + (v242 * v149)) - v251) + (v244 * v151)) - (v248 * v153)
    v253 = v103 + v249
    v254 = v245 + (v98 + v99)
    v255 = ((((v44 * v233) - (v29 * v238)) - (v51 * v253)) + (v52 * v254)) + v251
    v256 = (((tau[3] + (v242 * v163)) - v255) + (v244 * v164)) + (v248 * v162)
    v257 = v256 + (v252 * v161)
    v258 = v100 + v254
    v259 = v249 + (v103 + v104)
    v260 = v35 * v31
    v261 = v255 + ((v48 * v258) + (((v92 * v232) - (v65 * v260)) - (v47 * v259)))
    v262 = (((tau[2] - (v63 * v31)) + (v242 * v178)) - v261) + (v244 * v179)
    v263 = ((v262 + (v248 * v177)) + (v252 * v180)) + (v257 * v176)
    v264 = v67 * v31
    v265 = v67 * v92
    v266 = v259 + v265
    v267 = ((v36 * v266) + ((v93 * v231) - (v63 * v223))) - (v35 * (v258 + v264))
    v268 = v267 - v261
    v269 = (v248 * v192) + ((((v242 * v193) + tau[1]) + v268) + (v244 * v194))
    v270 = ((v257 * v190) - ((v252 * v191) + v269)) - (v263 * v197)
    v271 = ((v266 + ((tau[0] - (100.55249999999998 * v21)) + (v65 * v93))) + v268) + (v242 * v130)
    v272 = (((v271 + (v244 * v140)) + (v248 * v148)) + (v252 * v157)) - (v257 * v170)
    v273 = ((v272 - (v263 * v185)) + (v270 * v202)) * v205
    v274 = (v270 * v201) - (v202 * v273)
    v275 = ((v263 * v184) - (v185 * v273)) + (v197 * v274)
    v276 = (((v257 * v169) - (v170 * v273)) - (v190 * v274)) + (v176 * v275)
    v277 = (((v252 * v156) + (v157 * v273)) + (v191 * v274)) + (v180 * v275)
    v278 = v277 + (v161 * v276)
    v279 = (((v248 * v147) + (v148 * v273)) + (v192 * v274)) + (v177 * v275)
    v280 = (v279 + (v162 * v276)) - (v153 * v278)
    v281 = (((v244 * v139) + (v140 * v273)) + (v194 * v274)) + (v179 * v275)
    v282 = ((v281 + (v164 * v276)) + (v151 * v278)) + (v143 * v280)
    v283 = v273 + v274
    v284 = v275 + v283
    v285 = v276 + v284
    v286 = v278 + v285
    v287 = v280 - v286
    v288 = v282 + v287
    v289 = (((3.2974940611444983 * v242) + (v130 * v273)) + (v193 * v274)) + (v178 * v275)
    v290 = (((v289 + (v163 * v276)) + (v149 * v278)) - (v141 * v280)) - (v131 * v282)
    v291 = v288 + v290
    v292 = v22 * v291
    v293 = v91 + v292
    v294 = v37 * v291
    v295 = v90 - v294
    v296 = -v295
    v297 = v61 * v293
    v298 = v297 - (v60 * v296)
    v299 = (v58 * v287) - v86
    v300 = v35 * v283
    v301 = v48 * v284
    v302 = v300 + v301
    v303 = v52 * v285
    v304 = v55 * v286
    v305 = ((v234 + v302) + v303) + v304
    v306 = v87 + (v57 * v287)
    v307 = v47 * v284
    v308 = v51 * v285
    v309 = v79 - (v36 * v283)
    v310 = v273 - v309
    v311 = (v307 + v310) + v308
    v312 = v54 * v286
    v313 = (v311 - (v236 + v237)) + v312
    v314 = v298 - ((v60 * v295) + (v38 * (v306 - v313)))
    v315 = v314 - (v297 + (v23 * (v305 - v299)))
    v316 = v89 + (v60 * v288)
    v317 = v306 + v316
    v318 = v81 - v307
    v319 = v308 - v83
    v320 = v85 - v312
    v321 = v319 - v320
    v322 = v318 - v321
    v323 = v309 + v322
    v324 = (v61 * v288) - v88
    v325 = v299 + v324
    v326 = v78 + v300
    v327 = v80 + v301
    v328 = v82 + v303
    v329 = v84 + v304
    v330 = v328 + v329
    v331 = v327 + v330
    v332 = v326 + v331
    v333 = (v22 * (v305 - v325)) + (v37 * (v317 - v313))
    v334 = ((v37 * (v317 + v323)) - v333) + (v22 * (v332 - v325))
    v335 = (v38 * (v306 + v323)) + (v23 * (v332 - v299))
    v336 = (v335 + (v138 * v334)) + v315
    v337 = v23 * v288
    v338 = v292 + v337
    v339 = v38 * v288
    v340 = v294 + v339
    v341 = -(v245 - v340)
    v342 = (v337 + v101) + v293
    v343 = v296 + (v339 - v97)
    v344 = (v58 * v342) - (v57 * v343)
    v345 = (v57 * v341) - ((v40 * (-v313)) + (v25 * v305))
    v346 = (v344 + (v345 - (v58 * (v246 + v338)))) + v315
    v347 = (((v40 * v323) + (v25 * v332)) + v335) + v346
    v348 = (v347 + (v211 * v334)) + (v143 * v336)
    v349 = v25 * v287
    v350 = v40 * v287
    v351 = v98 - v350
    v352 = (v102 + v349) + v342
    v353 = v343 - v351
    v354 = (v55 * v352) - (v54 * v353)
    v355 = v233 + v302
    v356 = (v42 * (v311 - (v237 + v83))) - (v27 * (v328 + v355))
    v357 = v354 + ((v54 * (v341 - v351)) + (v356 - (v55 * ((v349 + v249) + v338))))
    v358 = v357 + ((v27 * ((v326 + v327) + v328)) + (v42 * ((v309 + v318) - v319)))
    v359 = v347 + v358
    v360 = (((v151 * v336) - (v213 * v334)) - v359) - (v153 * v348)
    v361 = (v44 * v318) + (v29 * v327)
    v362 = v42 * v286
    v363 = ((v254 + v362) - v350) - v340
    v364 = v27 * v286
    v365 = v338 + (v349 - v364)
    v366 = (v362 + v99) - v353
    v367 = (v364 - v103) - v352
    v368 = (v51 * v366) - (v52 * v367)
    v369 = ((v44 * ((v237 - v310) - v307)) + (v29 * v355)) - (v51 * (-v363))
    v370 = (v369 + (v52 * (v253 + v365))) - v368
    v371 = v359 + (((v361 + ((v44 * v309) + (v29 * v326))) + v334) - v370)
    v372 = ((v161 * v360) - v371) + ((v162 * v348) + ((v163 * v334) + (v164 * v336)))
    v373 = v371 + (v92 * v309)
    v374 = v29 * v285
    v375 = v365 + (v259 - v374)
    v376 = v100 + (v44 * v285)
    v377 = v366 + v376
    v378 = v47 * v377
    v379 = v363 + v376
    v380 = ((v48 * v375) + (v92 * ((-v63) - v310))) - (v47 * (-v379))
    v381 = v380 - v378
    v382 = (v104 - v374) - v367
    v383 = v48 * v382
    v384 = v381 - v383
    v385 = ((((v31 * v231) - (v178 * v334)) - (v179 * v336)) - v384) - (v177 * v348)
    v386 = ((v373 - (v180 * v360)) + v385) - (v176 * v372)
    v387 = v265 - (v31 * v284)
    v388 = v264 + (v92 * v284)
    v389 = v105 * v382
    v390 = v377 + v388
    v391 = ((v35 * v387) + (v36 * v390)) - v381
    v392 = (v36 * ((-v388) - v379)) + ((v231 * v223) + (v93 * (v63 + v273)))
    v393 = (v391 + (v389 + (v392 - (v35 * (v375 + v387))))) + v373
    v394 = v393 - ((v191 * v360) + ((v192 * v348) + ((v193 * v334) + (v194 * v336))))
    v395 = (v394 + (v190 * v372)) + (v197 * v386)
    v396 = (v390 + (((v65 * v33) + (v93 * v283)) - (v130 * v334))) - (v140 * v336)
    v397 = (v393 + ((v396 - (v148 * v348)) - (v157 * v360))) + (v170 * v372)
    v398 = v205 * ((v397 - (v185 * v386)) - (v202 * v395))
    v399 = ((v37 * (v317 + v322)) - v333) + (v22 * (v331 - v325))
    v400 = (v38 * (v306 + v322)) + (v23 * (v331 - v299))
    v401 = (v400 + (v138 * v399)) + v315
    v402 = (((v40 * v322) + (v25 * v331)) + v400) + v346
    v403 = (v402 + (v211 * v399)) + (v143 * v401)
    v404 = v357 + ((v27 * v328) - (v42 * v319))
    v405 = (v402 + (v399 + ((v27 * v327) + (v42 * v318)))) + v404
    v406 = (((v149 * v399) + (v151 * v401)) - (v153 * v403)) - v405
    v407 = v361 + v405
    v408 = v370 - v407
    v409 = v408 + ((v161 * v406) + ((v162 * v403) + ((v163 * v399) + (v164 * v401))))
    v410 = (v31 * v232) + (v260 * v283)
    v411 = (v384 + ((v410 + (v178 * v399)) + (v179 * v401))) + (v177 * v403)
    v412 = ((v411 + (v180 * v406)) + v408) + (v176 * v409)
    v413 = v389 - v370
    v414 = ((v391 - v410) + v413) + v407
    v415 = v414 - ((v191 * v406) + ((v192 * v403) + ((v193 * v399) + (v194 * v401))))
    v416 = (v415 + (v190 * v409)) - (v197 * v412)
    v417 = (v157 * v406) + ((v148 * v403) + (((v130 * v399) - v390) + (v140 * v401)))
    v418 = v205 * ((v202 * v416) + (((v417 - v414) - (v170 * v409)) - (v185 * v412)))
    v419 = (v333 + (v37 * (v321 - v317))) - (v22 * (v330 - v325))
    v420 = (v38 * v306) - (v23 * v299)
    v421 = v315 + v420
    v422 = ((v138 * v419) + ((v38 * v321) - (v23 * v330))) - v421
    v423 = v346 + v420
    v424 = (v419 + ((v208 * v321) - (v209 * v330))) - v423
    v425 = ((v141 * v419) - (v143 * v422)) - v424
    v426 = v424 - v404
    v427 = (((v149 * v419) + (v151 * v422)) + (v153 * v425)) - v426
    v428 = v370 + v426
    v429 = (v161 * v427) + ((((v163 * v419) + (v164 * v422)) - (v162 * v425)) - v428)
    v430 = (((v378 + (v178 * v419)) + (v383 + (v179 * v422))) - (v177 * v425)) - v428
    v431 = (v430 + (v180 * v427)) + (v176 * v429)
    v432 = v413 - v426
    v433 = v432 + ((((v193 * v419) + (v108 * v377)) + (v194 * v422)) - (v192 * v425))
    v434 = ((v433 + (v191 * v427)) - (v190 * v429)) + (v197 * v431)
    v435 = v432 + ((((v130 * v419) + (v132 * v377)) + (v140 * v422)) - (v148 * v425))
    v436 = (((v435 + (v157 * v427)) - (v170 * v429)) - (v185 * v431)) - (v202 * v434)
    v437 = v205 * v436
    v438 = v333 + ((v22 * v324) - (v37 * v316))
    v439 = ((v37 * v306) - (v22 * v299)) - v438
    v440 = v439 + ((v37 * v320) + (v22 * v329))
    v441 = v421 + (((v38 * v320) + (v23 * v329)) + (v138 * v440))
    v442 = v423 + ((v208 * v320) + (v209 * v329))
    v443 = (v442 + (v211 * v440)) + (v143 * v441)
    v444 = v357 + v442
    v445 = (((v151 * v441) - (v213 * v440)) - v444) - (v153 * v443)
    v446 = v444 + (v368 + v440)
    v447 = ((v161 * v445) - v446) + ((v162 * v443) + ((v163 * v440) + (v164 * v441)))
    v448 = (((v48 * v367) - (v47 * v366)) + (v178 * v440)) + (v179 * v441)
    v449 = ((v448 + (v177 * v443)) + ((v180 * v445) - v446)) + (v176 * v447)
    v450 = (v105 * v367) - v446
    v451 = (v192 * v443) + (((v193 * v440) - (v108 * v366)) + (v194 * v441))
    v452 = (((v450 + (v191 * v445)) + v451) - (v190 * v447)) + (v197 * v449)
    v453 = (v148 * v443) + (((v130 * v440) - (v132 * v366)) + (v140 * v441))
    v454 = (((v450 + (v157 * v445)) + v453) - (v170 * v447)) - (v185 * v449)
    v455 = v205 * (v454 - (v202 * v452))
    v456 = v421 + (v138 * v439)
    v457 = (v423 + (v211 * v439)) + (v143 * v456)
    v458 = (((v354 + (v213 * v439)) - (v151 * v456)) + v423) + (v153 * v457)
    v459 = v423 + ((v133 * v352) - (v134 * v353))
    v460 = ((v459 + ((v216 * v439) - (v164 * v456))) - (v162 * v457)) + (v161 * v458)
    v461 = v459 + ((((v48 * v352) - (v47 * v353)) + (v219 * v439)) - (v179 * v456))
    v462 = ((v461 - (v177 * v457)) + (v180 * v458)) + (v176 * v460)
    v463 = v459 + ((v439 + (v105 * v352)) - (v108 * v353))
    v464 = (v190 * v460) + ((v192 * v457) + ((v193 * v439) + (v194 * v456)))
    v465 = v464 - (((v191 * v458) + v463) + (v197 * v462))
    v466 = ((v148 * v457) + (((v130 * v439) + v353) + (v140 * v456))) + (v170 * v460)
    v467 = v205 * ((((v463 + (v157 * v458)) - (v185 * v462)) - v466) + (v202 * v465))
    v468 = -v438
    v469 = (-v315) - (v138 * v468)
    v470 = ((v344 + (v211 * v468)) + v315) - (v143 * v469)
    v471 = (v315 + ((v213 * v468) + ((v107 * v342) - (v106 * v343)))) + (v151 * v469)
    v472 = v471 + (v153 * v470)
    v473 = v58 + v133
    v474 = v57 + v134
    v475 = (v315 + (((v473 * v342) - (v474 * v343)) + (v216 * v468))) + (v164 * v469)
    v476 = (v475 - (v162 * v470)) + (v161 * v472)
    v477 = v48 + v473
    v478 = v47 + v474
    v479 = (v315 + ((v219 * v468) + ((v477 * v342) - (v478 * v343)))) + (v179 * v469)
    v480 = ((v479 - (v177 * v470)) + (v180 * v472)) + (v176 * v476)
    v481 = v105 + v473
    v482 = v108 + v474
    v483 = v315 + ((v481 * v342) - (v482 * v343))
    v484 = (((v483 + (v222 * v468)) + (v194 * v469)) - (v192 * v470)) + (v191 * v472)
    v485 = (v484 - (v190 * v476)) + (v197 * v480)
    v486 = ((v157 * v472) + ((v140 * v469) + ((v227 * v468) - v343))) - (v185 * v480)
    v487 = v205 * ((((v483 - (v148 * v470)) - (v170 * v476)) + v486) - (v202 * v485))
    v488 = v298 - (v138 * v333)
    v489 = ((v298 + (v58 * v293)) + (v143 * v488)) - ((v57 * v296) + (v211 * v333))
    v490 = ((v298 + (v107 * v293)) - (v151 * v488)) - ((v213 * v333) + (v106 * v296))
    v491 = v490 + (v153 * v489)
    v492 = ((v298 + (v473 * v293)) - (v164 * v488)) - ((v474 * v296) + (v216 * v333))
    v493 = (v492 - (v162 * v489)) + (v161 * v491)
    v494 = ((v298 + (v477 * v293)) - (v179 * v488)) - ((v219 * v333) + (v478 * v296))
    v495 = ((v494 - (v177 * v489)) + (v180 * v491)) + (v176 * v493)
    v496 = (v298 + (v481 * v293)) - (v482 * v296)
    v497 = (((v496 - (v222 * v333)) - (v194 * v488)) - (v192 * v489)) + (v191 * v491)
    v498 = (v497 - (v190 * v493)) + (v197 * v495)
    v499 = (v496 - ((v140 * v488) + (v296 + (v227 * v333)))) - (v148 * v489)
    v500 = (((v499 + (v157 * v491)) - (v170 * v493)) - (v185 * v495)) - (v202 * v498)
    v501 = v205 * v500
    v502 = 2.0 * v72
    v503 = v502 * v57
    v504 = 2.0 * v74
    v505 = v504 * v60
    v506 = v503 + v505
    v507 = 2.0 * v64
    v508 = v507 * v36
    v509 = 2.0 * v70
    v510 = v509 * v54
    v511 = 2.0 * v66
    v512 = v511 * v47
    v513 = 2.0 * v68
    v514 = v513 * v51
    v515 = v512 + v514
    v516 = v510 + v515
    v517 = v508 + v516
    v518 = v109 + v517
    v519 = v502 * v58
    v520 = v504 * v61
    v521 = v519 + v520
    v522 = v511 * v48
    v523 = v522 + (v507 * v35)
    v524 = v513 * v52
    v525 = v509 * v55
    v526 = v524 + v525
    v527 = v523 + v526
    v528 = v22 * (v521 + v527)
    v529 = (v37 * (v506 + v518)) - v528
    v530 = v38 * (v503 + v518)
    v531 = 2.0 * v76
    v532 = v531 * v22
    v533 = v531 * v37
    v534 = (v61 * v532) - (v60 * v533)
    v535 = v23 * (v519 + v527)
    v536 = v534 - v535
    v537 = (v536 + v530) + (v529 * v138)
    v538 = v530 + (v40 * v518)
    v539 = v532 + (v504 * v23)
    v540 = v533 + (v504 * v38)
    v541 = (v534 + (v58 * v539)) - (v57 * v540)
    v542 = v535 + (v25 * v527)
    v543 = v541 - v542
    v544 = (v543 + (v538 + (v529 * v211))) + (v537 * v143)
    v545 = v542 + (v27 * v523)
    v546 = v109 + v508
    v547 = v539 + (v502 * v25)
    v548 = v540 + (v502 * v40)
    v549 = (v541 + (v55 * v547)) - (v54 * v548)
    v550 = (v27 * v524) - v549
    v551 = (v538 + (v42 * (v515 + v546))) - v550
    v552 = (((v545 - (v529 * v213)) - v551) + (v537 * v151)) - (v544 * v153)
    v553 = v548 + (v509 * v42)
    v554 = v547 + (v509 * v27)
    v555 = (v51 * v553) - (v52 * v554)
    v556 = (v44 * v512) - v555
    v557 = v556 - (v542 + (v523 * v96))
    v558 = (v557 + (v529 + (v44 * v546))) + v551
    v559 = (v552 * v161) + ((v544 * v162) + (((v529 * v163) - v558) + (v537 * v164)))
    v560 = v554 + (v513 * v29)
    v561 = v553 + (v513 * v44)
    v562 = (v48 * v560) - (v47 * v561)
    v563 = (v507 * v260) - (v92 * v508)
    v564 = v562 - v563
    v565 = ((((v529 * v178) - (v109 * v92)) - v564) - v558) + (v537 * v179)
    v566 = (v559 * v176) + (((v544 * v177) + v565) + (v552 * v180))
    v567 = v561 + (v511 * v92)
    v568 = v35 * v560
    v569 = (v562 + v568) + ((v511 * v260) - (v36 * v567))
    v570 = v563 - v569
    v571 = (v570 - (v109 * v94)) - v558
    v572 = ((v571 + ((v529 * v193) + (v537 * v194))) + (v544 * v192)) + (v552 * v191)
    v573 = (v572 - (v559 * v190)) + (v566 * v197)
    v574 = v567 + (v507 * v93)
    v575 = (v571 + ((v574 + (v529 * v130)) + (v537 * v140))) + (v544 * v148)
    v576 = (((v575 + (v552 * v157)) - (v559 * v170)) - (v566 * v185)) - (v573 * v202)
    v577 = v576 * v205
    v578 = (v37 * (v506 + v517)) - v528
    v579 = v38 * (v503 + v517)
    v580 = (v536 + v579) + (v578 * v138)
    v581 = v579 + (v40 * v517)
    v582 = (v543 + (v581 + (v578 * v211))) + (v580 * v143)
    v583 = (v42 * v515) - v550
    v584 = v581 + v583
    v585 = (((v545 - (v508 * v42)) - (v578 * v213)) - v584) + (v580 * v151)
    v586 = v585 - (v582 * v153)
    v587 = (v557 + (v578 + (v508 * v95))) + v584
    v588 = (v586 * v161) + ((v582 * v162) + (((v578 * v163) + (v580 * v164)) - v587))
    v589 = (v582 * v177) + ((((v578 * v178) - v564) + (v580 * v179)) - v587)
    v590 = (v588 * v176) + (v589 + (v586 * v180))
    v591 = v587 - v570
    v592 = (v586 * v191) + ((v582 * v192) + (((v578 * v193) + (v580 * v194)) - v591))
    v593 = (v592 - (v588 * v190)) + (v590 * v197)
    v594 = (((v574 + (v578 * v130)) + (v580 * v140)) - v591) + (v582 * v148)
    v595 = (((v594 + (v586 * v157)) - (v588 * v170)) - (v590 * v185)) - (v593 * v202)
    v596 = v595 * v205
    v597 = v522 + v526
    v598 = (v37 * (v506 + v516)) - (v22 * (v521 + v597))
    v599 = (v38 * (v503 + v516)) - (v23 * (v519 + v597))
    v600 = (v599 + v534) + (v598 * v138)
    v601 = v599 + ((v40 * v516) - (v25 * v597))
    v602 = ((v601 + v541) + (v598 * v211)) + (v600 * v143)
    v603 = v583 + v601
    v604 = ((v600 * v151) + (((v522 * v27) - (v598 * v213)) - v603)) - (v602 * v153)
    v605 = v603 + (v556 + (v598 - (v522 * v96)))
    v606 = (v604 * v161) + ((v602 * v162) + (((v598 * v163) + (v600 * v164)) - v605))
    v607 = (v602 * v177) + ((((v598 * v178) - v562) + (v600 * v179)) - v605)
    v608 = (v606 * v176) + (v607 + (v604 * v180))
    v609 = v569 + v605
    v610 = ((v609 - ((v598 * v193) + (v600 * v194))) - (v602 * v192)) - (v604 * v191)
    v611 = (v610 + (v606 * v190)) - (v608 * v197)
    v612 = (((v567 + (v598 * v130)) + (v600 * v140)) - v609) + (v602 * v148)
    v613 = (((v612 + (v604 * v157)) - (v606 * v170)) - (v608 * v185)) + (v611 * v202)
    v614 = v613 * v205
    v615 = (v37 * (v506 + (v510 + v514))) - (v22 * (v521 + v526))
    v616 = (v38 * v503) - (v23 * v519)
    v617 = (v616 + (v510 * v38)) + v534
    v618 = (v617 + ((v514 * v38) - (v23 * v526))) + (v615 * v138)
    v619 = v541 + v616
    v620 = (v525 * v209) - (v510 * v208)
    v621 = (v524 * v209) - (v514 * v208)
    v622 = v620 + v621
    v623 = (v619 + ((v615 * v211) - v622)) + (v618 * v143)
    v624 = v550 - (v616 + (v42 * v514))
    v625 = ((v624 + (v622 - (v615 * v213))) + (v618 * v151)) - (v623 * v153)
    v626 = v555 + v620
    v627 = ((v615 - v621) - v626) - v624
    v628 = (v625 * v161) + ((v623 * v162) + (((v615 * v163) - v627) + (v618 * v164)))
    v629 = v562 + v627
    v630 = ((v623 * v177) + (((v615 * v178) + (v618 * v179)) - v629)) + (v625 * v180)
    v631 = (v628 * v176) + v630
    v632 = v629 + (v568 - (v36 * v561))
    v633 = ((v632 - ((v615 * v193) + (v618 * v194))) - (v623 * v192)) - (v625 * v191)
    v634 = (v633 + (v628 * v190)) - (v631 * v197)
    v635 = (v632 - (((v615 * v130) + v561) + (v618 * v140))) - (v623 * v148)
    v636 = (((v635 - (v625 * v157)) + (v628 * v170)) + (v631 * v185)) - (v634 * v202)
    v637 = v636 * v205
    v638 = (v37 * v506) - (v22 * v521)
    v639 = v638 + ((v510 * v37) - (v525 * v22))
    v640 = (v617 - (v525 * v23)) + (v639 * v138)
    v641 = (v619 + ((v639 * v211) - v620)) + (v640 * v143)
    v642 = v549 + v616
    v643 = (((v620 - (v639 * v213)) - v642) + (v640 * v151)) - (v641 * v153)
    v644 = v642 - v626
    v645 = (((v644 + (v639 * v216)) - (v640 * v164)) - (v641 * v162)) - (v643 * v161)
    v646 = (v644 + (((v48 * v554) - (v47 * v553)) + (v639 * v219))) - (v640 * v179)
    v647 = ((v646 - (v641 * v177)) - (v643 * v180)) + (v645 * v176)
    v648 = v644 + (v105 * v554)
    v649 = ((v648 - (v640 * v194)) + ((v639 * v222) - (v108 * v553))) - (v641 * v192)
    v650 = ((v649 - (v643 * v191)) - (v645 * v190)) + (v647 * v197)
    v651 = (((v648 - (v132 * v553)) + (v639 * v227)) - (v640 * v140)) - (v641 * v148)
    v652 = (((v651 - (v643 * v157)) - (v645 * v170)) - (v647 * v185)) - (v650 * v202)
    v653 = v652 * v205
    v654 = (v534 + v616) + (v638 * v138)
    v655 = (v619 + (v638 * v211)) + (v654 * v143)
    v656 = ((v654 * v151) - ((v638 * v213) + v642)) - (v655 * v153)
    v657 = ((v51 * v548) - (v52 * v547)) - v642
    v658 = ((((v638 * v216) - v657) - (v654 * v164)) - (v655 * v162)) - (v656 * v161)
    v659 = ((((v48 * v547) - (v47 * v548)) + (v638 * v219)) - v657) - (v654 * v179)
    v660 = ((v659 - (v655 * v177)) - (v656 * v180)) + (v658 * v176)
    v661 = (v105 * v547) - v657
    v662 = ((v661 - (v654 * v194)) + ((v638 * v222) - (v108 * v548))) - (v655 * v192)
    v663 = ((v662 - (v656 * v191)) - (v658 * v190)) + (v660 * v197)
    v664 = (((v661 - (v132 * v548)) + (v638 * v227)) - (v654 * v140)) - (v655 * v148)
    v665 = (((v664 - (v656 * v157)) - (v658 * v170)) - (v660 * v185)) - (v663 * v202)
    v666 = v665 * v205
    v667 = (v37 * v505) - (v22 * v520)
    v668 = (-v534) - (v667 * v138)
    v669 = (v668 * v143) - (v541 + (v667 * v211))
    v670 = ((v541 + ((v55 * v539) - (v54 * v540))) + (v667 * v213)) + (v668 * v151)
    v671 = v670 - (v669 * v153)
    v672 = v541 + ((v133 * v539) - (v134 * v540))
    v673 = (((v672 + (v667 * v216)) + (v668 * v164)) + (v669 * v162)) + (v671 * v161)
    v674 = ((v672 + ((v48 * v539) - (v47 * v540))) + (v667 * v219)) + (v668 * v179)
    v675 = ((v674 + (v669 * v177)) + (v671 * v180)) + (v673 * v176)
    v676 = v672 + (v105 * v539)
    v677 = (((v676 - (v108 * v540)) + (v667 * v222)) + (v668 * v194)) + (v669 * v192)
    v678 = ((v677 + (v671 * v191)) - (v673 * v190)) + (v675 * v197)
    v679 = (((v676 - (v132 * v540)) + (v668 * v140)) + (v667 * v227)) + (v669 * v148)
    v680 = (((v679 + (v671 * v157)) - (v673 * v170)) - (v675 * v185)) - (v678 * v202)
    v681 = v680 * v205
    v682 = ((v534 + (v58 * v532)) - (v57 * v533)) + (v534 * v143)
    v683 = (((v534 + (v107 * v532)) - (v106 * v533)) - (v534 * v151)) + (v682 * v153)
    v684 = (((v534 + (v473 * v532)) - (v474 * v533)) - (v534 * v164)) - (v682 * v162)
    v685 = v684 + (v683 * v161)
    v686 = (((v534 + (v477 * v532)) - (v478 * v533)) - (v534 * v179)) - (v682 * v177)
    v687 = (v686 + (v683 * v180)) + (v685 * v176)
    v688 = (v534 - (v482 * v533)) + (v481 * v532)
    v689 = (((v688 - (v534 * v194)) - (v682 * v192)) + (v683 * v191)) - (v685 * v190)
    v690 = v689 + (v687 * v197)
    v691 = (((v688 - v533) - (v534 * v140)) - (v682 * v148)) + (v683 * v157)
    v692 = (((v691 - (v685 * v170)) - (v687 * v185)) - (v690 * v202)) * v205
    v693 = (v226 * v201) + (v202 * v230)
    v694 = (v201 * v395) + (v202 * v398)
    v695 = (v201 * v416) - (v202 * v418)
    v696 = (v201 * v434) + (v202 * v437)
    v697 = (v201 * v452) + (v202 * v455)
    v698 = (v201 * v465) - (v202 * v467)
    v699 = (v201 * v485) + (v202 * v487)
    v700 = (v201 * v498) + (v202 * v501)
    v701 = (v573 * v201) + (v202 * v577)
    v702 = (v593 * v201) + (v202 * v596)
    v703 = (v611 * v201) - (v202 * v614)
    v704 = (v634 * v201) + (v202 * v637)
    v705 = (v650 * v201) + (v202 * v653)
    v706 = (v663 * v201) + (v202 * v666)
    v707 = (v678 * v201) + (v202 * v681)
    v708 = (v690 * v201) + (v202 * v692)
    v709 = ((v221 * v184) - (v185 * v230)) - (v197 * v693)
    v710 = ((v184 * v386) - (v185 * v398)) - (v197 * v694)
    v711 = ((v184 * v412) - (v185 * v418)) + (v197 * v695)
    v712 = ((v184 * v431) - (v185 * v437)) - (v197 * v696)
    v713 = ((v184 * v449) - (v185 * v455)) - (v197 * v697)
    v714 = ((v184 * v462) - (v185 * v467)) + (v197 * v698)
    v715 = ((v184 * v480) - (v185 * v487)) - (v197 * v699)
    v716 = ((v184 * v495) - (v185 * v501)) - (v197 * v700)
    v717 = ((v566 * v184) - (v185 * v577)) - (v197 * v701)
    v718 = ((v590 * v184) - (v185 * v596)) - (v197 * v702)
    v719 = ((v608 * v184) - (v185 * v614)) + (v197 * v703)
    v720 = ((v631 * v184) + (v185 * v637)) + (v197 * v704)
    v721 = ((v647 * v184) - (v185 * v653)) - (v197 * v705)
    v722 = ((v660 * v184) - (v185 * v666)) - (v197 * v706)
    v723 = ((v675 * v184) - (v185 * v681)) - (v197 * v707)
    v724 = ((v687 * v184) - (v185 * v692)) - (v197 * v708)
    v725 = (((v218 * v169) - (v170 * v230)) + (v190 * v693)) + (v176 * v709)
    v726 = (((v169 * v372) + (v170 * v398)) - (v190 * v694)) - (v176 * v710)
    v727 = (((v169 * v409) - (v170 * v418)) - (v190 * v695)) + (v176 * v711)
    v728 = (((v169 * v429) - (v170 * v437)) + (v190 * v696)) + (v176 * v712)
    v729 = (((v169 * v447) - (v170 * v455)) + (v190 * v697)) + (v176 * v713)
    v730 = (((v169 * v460) - (v170 * v467)) - (v190 * v698)) + (v176 * v714)
    v731 = (((v169 * v476) - (v170 * v487)) + (v190 * v699)) + (v176 * v715)
    v732 = (((v169 * v493) - (v170 * v501)) + (v190 * v700)) + (v176 * v716)
    v733 = (((v559 * v169) - (v170 * v577)) + (v190 * v701)) + (v176 * v717)
    v734 = (((v588 * v169) - (v170 * v596)) + (v190 * v702)) + (v176 * v718)
    v735 = (((v606 * v169) - (v170 * v614)) - (v190 * v703)) + (v176 * v719)
    v736 = (((v628 * v169) + (v170 * v637)) - (v190 * v704)) + (v176 * v720)
    v737 = (((v645 * v169) - (v170 * v653)) + (v190 * v705)) + (v176 * v721)
    v738 = (((v658 * v169) - (v170 * v666)) + (v190 * v706)) + (v176 * v722)
    v739 = (((v673 * v169) - (v170 * v681)) + (v190 * v707)) + (v176 * v723)
    v740 = (((v685 * v169) - (v170 * v692)) + (v190 * v708)) + (v176 * v724)
    v741 = (((v215 * v156) - (v157 * v230)) + (v191 * v693)) - (v180 * v709)
    v742 = v741 - (v161 * v725)
    v743 = (((v156 * v360) - (v157 * v398)) + (v191 * v694)) - (v180 * v710)
    v744 = v743 + (v161 * v726)
    v745 = (((v156 * v406) + (v157 * v418)) + (v191 * v695)) + (v180 * v711)
    v746 = v745 + (v161 * v727)
    v747 = (((v156 * v427) + (v157 * v437)) - (v191 * v696)) + (v180 * v712)
    v748 = v747 + (v161 * v728)
    v749 = (((v156 * v445) + (v157 * v455)) - (v191 * v697)) + (v180 * v713)
    v750 = v749 + (v161 * v729)
    v751 = (((v156 * v458) + (v157 * v467)) + (v191 * v698)) + (v180 * v714)
    v752 = v751 + (v161 * v730)
    v753 = (((v156 * v472) + (v157 * v487)) - (v191 * v699)) + (v180 * v715)
    v754 = v753 + (v161 * v731)
    v755 = (((v156 * v491) + (v157 * v501)) - (v191 * v700)) + (v180 * v716)
    v756 = v755 + (v161 * v732)
    v757 = (((v552 * v156) + (v157 * v577)) - (v191 * v701)) + (v180 * v717)
    v758 = v757 + (v161 * v733)
    v759 = (((v586 * v156) + (v157 * v596)) - (v191 * v702)) + (v180 * v718)
    v760 = v759 + (v161 * v734)
    v761 = (((v604 * v156) + (v157 * v614)) + (v191 * v703)) + (v180 * v719)
    v762 = v761 + (v161 * v735)
    v763 = (((v625 * v156) - (v157 * v637)) + (v191 * v704)) + (v180 * v720)
    v764 = v763 + (v161 * v736)
    v765 = (((v643 * v156) - (v157 * v653)) + (v191 * v705)) - (v180 * v721)
    v766 = v765 - (v161 * v737)
    v767 = (((v656 * v156) - (v157 * v666)) + (v191 * v706)) - (v180 * v722)
    v768 = v767 - (v161 * v738)
    v769 = (((v671 * v156) + (v157 * v681)) - (v191 * v707)) + (v180 * v723)
    v770 = v769 + (v161 * v739)
    v771 = (((v683 * v156) + (v157 * v692)) - (v191 * v708)) + (v180 * v724)
    v772 = v771 + (v161 * v740)
    v773 = (((v212 * v147) - (v148 * v230)) + (v192 * v693)) - (v177 * v709)
    v774 = (v773 - (v162 * v725)) - (v153 * v742)
    v775 = (((v147 * v348) - (v148 * v398)) + (v192 * v694)) - (v177 * v710)
    v776 = (v775 + (v162 * v726)) - (v153 * v744)
    v777 = (((v147 * v403) + (v148 * v418)) + (v192 * v695)) + (v177 * v711)
    v778 = (v777 + (v162 * v727)) - (v153 * v746)
    v779 = (((v147 * v425) - (v148 * v437)) + (v192 * v696)) - (v177 * v712)
    v780 = (v779 - (v162 * v728)) + (v153 * v748)
    v781 = (((v147 * v443) + (v148 * v455)) - (v192 * v697)) + (v177 * v713)
    v782 = (v781 + (v162 * v729)) - (v153 * v750)
    v783 = (((v147 * v457) - (v148 * v467)) - (v192 * v698)) - (v177 * v714)
    v784 = (v783 - (v162 * v730)) + (v153 * v752)
    v785 = (((v147 * v470) - (v148 * v487)) + (v192 * v699)) - (v177 * v715)
    v786 = (v785 - (v162 * v731)) + (v153 * v754)
    v787 = (((v147 * v489) - (v148 * v501)) + (v192 * v700)) - (v177 * v716)
    v788 = (v787 - (v162 * v732)) + (v153 * v756)
    v789 = (((v544 * v147) + (v148 * v577)) - (v192 * v701)) + (v177 * v717)
    v790 = (v789 + (v162 * v733)) - (v153 * v758)
    v791 = (((v582 * v147) + (v148 * v596)) - (v192 * v702)) + (v177 * v718)
    v792 = (v791 + (v162 * v734)) - (v153 * v760)
    v793 = (((v602 * v147) + (v148 * v614)) + (v192 * v703)) + (v177 * v719)
    v794 = (v793 + (v162 * v735)) - (v153 * v762)
    v795 = (((v623 * v147) - (v148 * v637)) + (v192 * v704)) + (v177 * v720)
    v796 = (v795 + (v162 * v736)) - (v153 * v764)
    v797 = (((v641 * v147) - (v148 * v653)) + (v192 * v705)) - (v177 * v721)
    v798 = (v797 - (v162 * v737)) - (v153 * v766)
    v799 = (((v655 * v147) - (v148 * v666)) + (v192 * v706)) - (v177 * v722)
    v800 = (v799 - (v162 * v738)) - (v153 * v768)
    v801 = (((v669 * v147) + (v148 * v681)) - (v192 * v707)) + (v177 * v723)
    v802 = (v801 + (v162 * v739)) - (v153 * v770)
    v803 = (((v682 * v147) - (v148 * v692)) + (v192 * v708)) - (v177 * v724)
    v804 = (v803 - (v162 * v740)) + (v153 * v772)
    v805 = (((v207 * v139) - (v140 * v230)) + (v194 * v693)) - (v179 * v709)
    v806 = ((v805 - (v164 * v725)) + (v151 * v742)) + (v143 * v774)
    v807 = (((v139 * v336) - (v140 * v398)) + (v194 * v694)) - (v179 * v710)
    v808 = ((v807 + (v164 * v726)) + (v151 * v744)) + (v143 * v776)
    v809 = (((v139 * v401) + (v140 * v418)) + (v194 * v695)) + (v179 * v711)
    v810 = ((v809 + (v164 * v727)) + (v151 * v746)) + (v143 * v778)
    v811 = (((v139 * v422) + (v140 * v437)) - (v194 * v696)) + (v179 * v712)
    v812 = ((v811 + (v164 * v728)) + (v151 * v748)) - (v143 * v780)
    v813 = (((v139 * v441) + (v140 * v455)) - (v194 * v697)) + (v179 * v713)
    v814 = ((v813 + (v164 * v729)) + (v151 * v750)) + (v143 * v782)
    v815 = (((v139 * v456) - (v140 * v467)) - (v194 * v698)) - (v179 * v714)
    v816 = ((v815 - (v164 * v730)) - (v151 * v752)) + (v143 * v784)
    v817 = (((v139 * v469) + (v140 * v487)) - (v194 * v699)) + (v179 * v715)
    v818 = ((v817 + (v164 * v731)) + (v151 * v754)) - (v143 * v786)
    v819 = (((v139 * v488) - (v140 * v501)) + (v194 * v700)) - (v179 * v716)
    v820 = ((v819 - (v164 * v732)) - (v151 * v756)) + (v143 * v788)
    v821 = (((v537 * v139) + (v140 * v577)) - (v194 * v701)) + (v179 * v717)
    v822 = ((v821 + (v164 * v733)) + (v151 * v758)) + (v143 * v790)
    v823 = (((v580 * v139) + (v140 * v596)) - (v194 * v702)) + (v179 * v718)
    v824 = ((v823 + (v164 * v734)) + (v151 * v760)) + (v143 * v792)
    v825 = (((v600 * v139) + (v140 * v614)) + (v194 * v703)) + (v179 * v719)
    v826 = ((v825 + (v164 * v735)) + (v151 * v762)) + (v143 * v794)
    v827 = (((v618 * v139) - (v140 * v637)) + (v194 * v704)) + (v179 * v720)
    v828 = ((v827 + (v164 * v736)) + (v151 * v764)) + (v143 * v796)
    v829 = (((v640 * v139) - (v140 * v653)) + (v194 * v705)) - (v179 * v721)
    v830 = ((v829 - (v164 * v737)) + (v151 * v766)) + (v143 * v798)
    v831 = (((v654 * v139) - (v140 * v666)) + (v194 * v706)) - (v179 * v722)
    v832 = ((v831 - (v164 * v738)) + (v151 * v768)) + (v143 * v800)
    v833 = (((v668 * v139) + (v140 * v681)) - (v194 * v707)) + (v179 * v723)
    v834 = ((v833 + (v164 * v739)) + (v151 * v770)) + (v143 * v802)
    v835 = (((v534 * v139) - (v140 * v692)) + (v194 * v708)) - (v179 * v724)
    v836 = ((v835 - (v164 * v740)) - (v151 * v772)) + (v143 * v804)
    v837 = (((3.2974940611444983 * v206) - (v130 * v230)) + (v193 * v693)) - (v178 * v709)
    v838 = (((3.2974940611444983 * v334) - (v130 * v398)) + (v193 * v694)) - (v178 * v710)
    v839 = (((3.2974940611444983 * v399) + (v130 * v418)) + (v193 * v695)) + (v178 * v711)
    v840 = ((v193 * v696) - ((3.2974940611444983 * v419) + (v130 * v437))) - (v178 * v712)
    v841 = (((3.2974940611444983 * v440) + (v130 * v455)) - (v193 * v697)) + (v178 * v713)
    v842 = (((3.2974940611444983 * v439) - (v130 * v467)) - (v193 * v698)) - (v178 * v714)
    v843 = (((3.2974940611444983 * v468) - (v130 * v487)) + (v193 * v699)) - (v178 * v715)
    v844 = ((v193 * v700) - ((3.2974940611444983 * v333) + (v130 * v501))) - (v178 * v716)
    v845 = ((v193 * v701) - ((3.2974940611444983 * v529) + (v130 * v577))) - (v178 * v717)
    v846 = ((v193 * v702) - ((3.2974940611444983 * v578) + (v130 * v596))) - (v178 * v718)
    v847 = (((3.2974940611444983 * v598) + (v130 * v614)) + (v193 * v703)) + (v178 * v719)
    v848 = (((v130 * v637) - (3.2974940611444983 * v615)) - (v193 * v704)) - (v178 * v720)
    v849 = (((v130 * v653) - (3.2974940611444983 * v639)) - (v193 * v705)) + (v178 * v721)
    v850 = (((v130 * v666) - (3.2974940611444983 * v638)) - (v193 * v706)) + (v178 * v722)
    v851 = (((v130 * v681) - (3.2974940611444983 * v667)) - (v193 * v707)) + (v178 * v723)
    v852 = (v163 * v740) + (((v130 * v692) - (v193 * v708)) + (v178 * v724))
    v853 = v202 * v205
    v854 = v185 + (v197 * v202)
    v855 = v854 * v205
    v856 = (((v190 * v202) - v170) - (v176 * v854)) * v205
    v857 = v180 + (v161 * v176)
    v858 = (v161 * v190) - v191
    v859 = (((v157 - (v161 * v170)) + (v858 * v202)) - (v857 * v854)) * v205
    v860 = (v153 * v161) - v162
    v861 = ((v153 * v180) - v177) + (v860 * v176)
    v862 = (((v153 * v191) - v192) - (v860 * v190)) + (v861 * v197)
    v863 = ((((v153 * v157) - v148) - (v860 * v170)) - (v861 * v185)) - (v862 * v202)
    v864 = v863 * v205
    v865 = v151 - (v143 * v153)
    v866 = (v164 + (v143 * v162)) + (v865 * v161)
    v867 = ((v179 + (v143 * v177)) + (v865 * v180)) + (v866 * v176)
    v868 = (((v194 + (v143 * v192)) + (v865 * v191)) - (v866 * v190)) + (v867 * v197)
    v869 = (((v140 + (v143 * v148)) + (v865 * v157)) - (v866 * v170)) - (v867 * v185)
    v870 = (v869 - (v868 * v202)) * v205
    v871 = v141 + (v131 * v143)
    v872 = (v149 - (v131 * v151)) + (v871 * v153)
    v873 = (((v131 * v164) - v163) + (v871 * v162)) - (v872 * v161)
    v874 = ((((v131 * v179) - v178) + (v871 * v177)) - (v872 * v180)) + (v873 * v176)
    v875 = ((((v131 * v194) - v193) + (v871 * v192)) - (v872 * v191)) - (v873 * v190)
    v876 = v875 + (v874 * v197)
    v877 = ((((v131 * v140) - v130) + (v871 * v148)) - (v872 * v157)) - (v873 * v170)
    v878 = ((v877 - (v874 * v185)) - (v876 * v202)) * v205
    v879 = v197 * v201
    v880 = v879 - (v202 * v855)
    v881 = ((v190 * v201) - (v176 * v879)) - (v202 * v856)
    v882 = ((v858 * v201) - (v857 * v879)) - (v202 * v859)
    v883 = (v862 * v201) + (v202 * v864)
    v884 = (v868 * v201) + (v202 * v870)
    v885 = (v876 * v201) + (v202 * v878)
    v886 = ((v176 * v184) - (v185 * v856)) + (v197 * v881)
    v887 = ((v857 * v184) - (v185 * v859)) + (v197 * v882)
    v888 = ((v861 * v184) - (v185 * v864)) - (v197 * v883)
    v889 = ((v867 * v184) - (v185 * v870)) - (v197 * v884)
    v890 = ((v874 * v184) - (v185 * v878)) - (v197 * v885)
    v891 = (((v161 * v169) - (v170 * v859)) - (v190 * v882)) + (v176 * v887)
    v892 = (((v860 * v169) - (v170 * v864)) + (v190 * v883)) + (v176 * v888)
    v893 = (((v866 * v169) - (v170 * v870)) + (v190 * v884)) + (v176 * v889)
    v894 = (((v873 * v169) - (v170 * v878)) + (v190 * v885)) + (v176 * v890)
    v895 = (((v153 * v156) + (v157 * v864)) - (v191 * v883)) + (v180 * v888)
    v896 = v895 + (v161 * v892)
    v897 = (((v865 * v156) + (v157 * v870)) - (v191 * v884)) + (v180 * v889)
    v898 = v897 + (v161 * v893)
    v899 = (((v872 * v156) - (v157 * v878)) + (v191 * v885)) - (v180 * v890)
    v900 = v899 - (v161 * v894)
    v901 = (((v147 - (v148 * v864)) + (v192 * v883)) - (v177 * v888)) - (v162 * v892)
    v902 = (((v143 * v147) + (v148 * v870)) - (v192 * v884)) + (v177 * v889)
    v903 = (v902 + (v162 * v893)) - (v153 * v898)
    v904 = (((v871 * v147) + (v148 * v878)) - (v192 * v885)) + (v177 * v890)
    v905 = (v904 + (v162 * v894)) + (v153 * v900)
    v906 = (((v139 + (v140 * v870)) - (v194 * v884)) + (v179 * v889)) + (v164 * v893)
    v907 = (((v131 * v139) + (v140 * v878)) - (v194 * v885)) + (v179 * v890)
    v908 = ((v907 + (v164 * v894)) - (v151 * v900)) + (v143 * v905)
    v909 = (((3.2974940611444983 - (v130 * v878)) + (v193 * v885)) - (v178 * v890)) - (v163 * v894)
    v910 = -v853
    v911 = -v855
    v912 = -v870
    v913 = -v880
    v914 = -v883
    v915 = -v885
    v916 = -v889
    v917 = -v893
    v918 = -v898
    v919 = -v900
    v920 = -v905
    v921 = -v908
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
        v398,
        -v418,
        v437,
        -v455,
        v467,
        v487,
        v501,
        v577,
        v596,
        v614,
        -v637,
        -v653,
        -v666,
        -v681,
        -v692,
        -v693,
        -v694,
        -v695,
        -v696,
        v697,
        v698,
        -v699,
        -v700,
        -v701,
        -v702,
        v703,
        v704,
        v705,
        v706,
        v707,
        v708,
        v709,
        v710,
        -v711,
        v712,
        -v713,
        v714,
        v715,
        v716,
        v717,
        v718,
        v719,
        v720,
        -v721,
        -v722,
        -v723,
        -v724,
        v725,
        -v726,
        -v727,
        v728,
        -v729,
        v730,
        v731,
        v732,
        v733,
        v734,
        v735,
        v736,
        -v737,
        -v738,
        -v739,
        -v740,
        -v742,
        -v744,
        -v746,
        v748,
        -v750,
        v752,
        v754,
        v756,
        v758,
        v760,
        v762,
        v764,
        v766,
        v768,
        -v770,
        -v772,
        v774,
        v776,
        v778,
        v780,
        v782,
        v784,
        v786,
        v788,
        -v790,
        -v792,
        -v794,
        -v796,
        -v798,
        -v800,
        v802,
        -v804,
        v806,
        v808,
        v810,
        -v812,
        v814,
        v816,
        -v818,
        v820,
        -v822,
        -v824,
        -v826,
        -v828,
        -v830,
        -v832,
        v834,
        -v836,
        (((v837 - (v163 * v725)) + (v149 * v742)) - (v141 * v774)) - (v131 * v806),
        (((v838 + (v163 * v726)) + (v149 * v744)) - (v141 * v776)) - (v131 * v808),
        (((v839 + (v163 * v727)) + (v149 * v746)) - (v141 * v778)) - (v131 * v810),
        (v131 * v812) + (((v840 - (v163 * v728)) - (v149 * v748)) - (v141 * v780)),
        (((v841 + (v163 * v729)) + (v149 * v750)) - (v141 * v782)) - (v131 * v814),
        (((v842 - (v163 * v730)) - (v149 * v752)) - (v141 * v784)) - (v131 * v816),
        (((v843 - (v163 * v731)) - (v149 * v754)) - (v141 * v786)) + (v131 * v818),
        (((v844 - (v163 * v732)) - (v149 * v756)) - (v141 * v788)) - (v131 * v820),
        (v131 * v822) + (((v845 - (v163 * v733)) - (v149 * v758)) + (v141 * v790)),
        (v131 * v824) + (((v846 - (v163 * v734)) - (v149 * v760)) + (v141 * v792)),
        (v131 * v826) + ((v141 * v794) - ((v847 + (v163 * v735)) + (v149 * v762))),
        (v131 * v828) + (((v848 - (v163 * v736)) - (v149 * v764)) + (v141 * v796)),
        (v131 * v830) + (((v849 + (v163 * v737)) - (v149 * v766)) + (v141 * v798)),
        (v131 * v832) + (((v850 + (v163 * v738)) - (v149 * v768)) + (v141 * v800)),
        (((v149 * v770) + (v851 + (v163 * v739))) - (v141 * v802)) - (v131 * v834),
        (((v149 * v772) + v852) + (v141 * v804)) + (v131 * v836),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v910,
        v911,
        v856,
        v859,
        v864,
        v912,
        v878,
        v910,
        (v202 * v853) - v201,
        v913,
        v881,
        v882,
        v914,
        v884,
        v915,
        v911,
        v913,
        (v184 + (v185 * v855)) - (v197 * v880),
        v886,
        v887,
        v888,
        v916,
        v890,
        v856,
        v881,
        v886,
        ((v169 - (v170 * v856)) - (v190 * v881)) + (v176 * v886),
        v891,
        v892,
        v917,
        v894,
        v859,
        v882,
        v887,
        v891,
        (((v156 + (v157 * v859)) + (v191 * v882)) + (v180 * v887)) + (v161 * v891),
        v896,
        v918,
        v919,
        v864,
        v914,
        v888,
        v892,
        v896,
        v901 + (v153 * v896),
        v903,
        v920,
        v912,
        v884,
        v916,
        v917,
        v918,
        v903,
        (v906 + (v151 * v898)) + (v143 * v903),
        v921,
        v878,
        v915,
        v890,
        v894,
        v919,
        v920,
        v921,
        ((v909 + (v149 * v900)) + (v141 * v905)) + (v131 * v908),
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

    Operations: 1770 add, 1777 mul, 7 div, 0 sqrt, 8 sincos, 73 other.
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
    v22 = qd[0] + qd[1]
    v23 = v22 * v22
    v24 = qdd[1] + qdd[0]
    v25 = v20 + (0.97 * v23)
    v26 = v21 + (0.97 * v24)
    v27 = (v5 * v26) + (v4 * v25)
    v28 = 0.97 + v3
    v29 = (v2 * v4) - (v5 * v28)
    v30 = (v5 * v25) - (v4 * v26)
    v31 = (v2 * v5) + (v4 * v28)
    v32 = qd[2] + v22
    v33 = v32 * v32
    v34 = qdd[2] + v24
    v35 = v27 + (0.94 * v34)
    v36 = v30 + (0.94 * v33)
    v37 = (v6 * v36) + (v7 * v35)
    v38 = v29 - 0.94
    v39 = (v6 * v31) + (v7 * v38)
    v40 = (v6 * v35) - (v7 * v36)
    v41 = (v7 * v31) - (v6 * v38)
    v42 = qd[3] + v32
    v43 = v42 * v42
    v44 = qdd[3] + v34
    v45 = v40 - (0.91 * v43)
    v46 = v37 + (0.91 * v44)
    v47 = (v9 * v46) - (v8 * v45)
    v48 = v39 - 0.91
    v49 = (v8 * v41) + (v9 * v48)
    v50 = (v8 * v46) + (v9 * v45)
    v51 = (v9 * v41) - (v8 * v48)
    v52 = qd[4] + v42
    v53 = v52 * v52
    v54 = qdd[4] + v44
    v55 = v50 - (0.88 * v53)
    v56 = (0.88 * v54) + v47
    v57 = (v10 * v56) + (v11 * v55)
    v58 = v49 - 0.88
    v59 = (v11 * v51) - (v10 * v58)
    v60 = (v10 * v55) - (v11 * v56)
    v61 = (v10 * v51) + (v11 * v58)
    v62 = qd[5] + v52
    v63 = v62 * v62
    v64 = qdd[5] + v54
    v65 = v60 - (0.85 * v64)
    v66 = v57 - (0.85 * v63)
    v67 = (v13 * v66) - (v12 * v65)
    v68 = v61 - 0.85
    v69 = (v13 * v59) - (v12 * v68)
    v70 = (v13 * v65) + (v12 * v66)
    v71 = (v12 * v59) + (v13 * v68)
    v72 = qd[6] + v62
    v73 = v72 * v72
    v74 = qdd[6] + v64
    v75 = v67 - (0.82 * v73)
    v76 = v70 - (0.82 * v74)
    v77 = (v14 * v76) - (v15 * v75)
    v78 = v71 - 0.82
    v79 = (v15 * v69) - (v14 * v78)
    v80 = (v14 * v75) + (v15 * v76)
    v81 = (v14 * v69) + (v15 * v78)
    v82 = qd[7] + v72
    v83 = v82 * v82
    v84 = qdd[7] + v74
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
        v21 + ((v24 * v3) - (v23 * v2)),
        v20 - ((v24 * v2) + (v23 * v3)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        -((v31 * v30) + (v29 * v27)),
        v27 - ((v34 * v29) + (v33 * v31)),
        v30 + ((v33 * v29) - (v34 * v31)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v41 * v40) - (v39 * v37),
        v37 - ((v44 * v39) + (v43 * v41)),
        ((v43 * v39) - (v44 * v41)) - v40,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v51 * v50) - (v49 * v47),
        v47 - ((v54 * v49) + (v53 * v51)),
        ((v53 * v49) - (v54 * v51)) - v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        (v61 * v60) + (v59 * v57),
        -(v60 + ((v64 * v61) + (v63 * v59))),
        ((v63 * v61) - (v64 * v59)) - v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v71 * v70) + (v69 * v67),
        -(v70 + ((v74 * v71) + (v73 * v69))),
        ((v73 * v71) - (v74 * v69)) - v67,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v81 * v80) - (v79 * v77),
        -(v80 + ((v84 * v81) + (v83 * v79))),
        v77 + ((v83 * v81) - (v84 * v79)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
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
        (v86 * v27) - (v85 * v30),
        v27 + ((v34 * v86) - (v33 * v85)),
        v30 - ((v34 * v85) + (v33 * v86)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v34,
        (v89 * v40) - (v88 * v37),
        v37 - ((v44 * v88) + (v43 * v89)),
        ((v43 * v88) - (v44 * v89)) - v40,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v92 * v47) + (v91 * v50),
        v47 + ((v54 * v92) - (v53 * v91)),
        -(v50 + ((v54 * v91) + (v53 * v92))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        (v95 * v60) + (v94 * v57),
        -(v60 + ((v64 * v95) + (v63 * v94))),
        ((v63 * v95) - (v64 * v94)) - v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v98 * v67) - (v97 * v70),
        ((v74 * v97) - (v73 * v98)) - v70,
        -(v67 + ((v74 * v98) + (v73 * v97))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v101 * v80) - (v100 * v77),
        -(v80 + ((v84 * v101) + (v83 * v100))),
        v77 + ((v83 * v101) - (v84 * v100)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v34,
        (v103 * v40) + (v102 * v37),
        v37 + ((v44 * v102) - (v43 * v103)),
        -(v40 + ((v44 * v103) + (v43 * v102))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v44,
        (v106 * v50) - (v105 * v47),
        v47 - ((v54 * v105) + (v53 * v106)),
        ((v53 * v105) - (v54 * v106)) - v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        (v109 * v60) + (v108 * v57),
        -(v60 + ((v64 * v109) + (v63 * v108))),
        ((v63 * v109) - (v64 * v108)) - v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v112 * v67) - (v111 * v70),
        ((v74 * v111) - (v73 * v112)) - v70,
        -(v67 + ((v74 * v112) + (v73 * v111))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v115 * v80) - (v114 * v77),
        -(v80 + ((v84 * v115) + (v83 * v114))),
        v77 + ((v83 * v115) - (v84 * v114)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v44,
        (v117 * v50) + (v116 * v47),
        v47 + ((v54 * v116) - (v53 * v117)),
        -(v50 + ((v54 * v117) + (v53 * v116))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v54,
        (v120 * v60) + (v119 * v57),
        -(v60 + ((v64 * v120) + (v63 * v119))),
        ((v63 * v120) - (v64 * v119)) - v57,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v123 * v67) - (v122 * v70),
        ((v74 * v122) - (v73 * v123)) - v70,
        -(v67 + ((v74 * v123) + (v73 * v122))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v126 * v80) - (v125 * v77),
        -(v80 + ((v84 * v126) + (v83 * v125))),
        v77 + ((v83 * v126) - (v84 * v125)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v54,
        (v128 * v57) - (v127 * v60),
        ((v64 * v127) - (v63 * v128)) - v60,
        -(v57 + ((v64 * v128) + (v63 * v127))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v64,
        (v131 * v70) + (v130 * v67),
        -(v70 + ((v74 * v131) + (v73 * v130))),
        ((v73 * v131) - (v74 * v130)) - v67,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v134 * v80) - (v133 * v77),
        -(v80 + ((v84 * v134) + (v83 * v133))),
        v77 + ((v83 * v134) - (v84 * v133)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v64,
        (v136 * v67) - (v135 * v70),
        ((v74 * v135) - (v73 * v136)) - v70,
        -(v67 + ((v74 * v136) + (v73 * v135))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v74,
        (v139 * v80) - (v138 * v77),
        -(v80 + ((v84 * v139) + (v83 * v138))),
        v77 + ((v83 * v139) - (v84 * v138)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v74,
        -((v141 * v77) + (v140 * v80)),
        ((v84 * v140) - (v83 * v141)) - v80,
        v77 - ((v84 * v141) + (v83 * v140)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v84,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v84,
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
