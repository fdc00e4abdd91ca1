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
    v36 = v35 + (8.919149999999998 * ((v9 * v7) + (v10 * v8)))
    v37 = 0.97 * v7
    v38 = 0.97 * v8
    v39 = (v37 * v28) + (v38 * v34)
    v40 = 0.94 * v11
    v41 = 0.94 * v12
    v42 = (v40 * v27) + (v41 * v33)
    v43 = 0.91 * v13
    v44 = 0.91 * v14
    v45 = (v43 * v26) + (v44 * v32)
    v46 = 0.88 * v15
    v47 = 0.88 * v16
    v48 = (v46 * v25) + (v47 * v31)
    v49 = 0.85 * ((v17 * v24) + (v18 * v30))
    v50 = 0.82 * ((v19 * v23) + (v20 * v29))
    v51 = 0.30326059166666663 + v50
    v52 = (v50 + 1.4505909333333333) + v51
    v53 = v49 + v52
    v54 = (v49 + 2.694021875) + v53
    v55 = v48 + v54
    v56 = (v48 + 4.0270090666666665) + v55
    v57 = v45 + v56
    v58 = (v45 + 5.441928158333333) + v57
    v59 = v42 + v58
    v60 = (v42 + 6.930074799999999) + v59
    v61 = v39 + v60
    v62 = (v39 + 8.481664641666665) + v61
    v63 = v36 + v62
    v64 = v35 + v61
    v65 = v59 + ((v37 * v27) + (v38 * v33))
    v66 = v65 + ((v9 * v27) + (v10 * v33))
    v67 = v57 + ((v40 * v26) + (v41 * v32))
    v68 = v67 + ((v37 * v26) + (v38 * v32))
    v69 = v68 + ((v9 * v26) + (v10 * v32))
    v70 = v55 + ((v43 * v25) + (v44 * v31))
    v71 = v70 + ((v40 * v25) + (v41 * v31))
    v72 = v71 + ((v37 * v25) + (v38 * v31))
    v73 = v72 + ((v9 * v25) + (v10 * v31))
    v74 = v53 + ((v46 * v24) + (v47 * v30))
    v75 = v74 + ((v43 * v24) + (v44 * v30))
    v76 = v75 + ((v40 * v24) + (v41 * v30))
    v77 = v76 + ((v37 * v24) + (v38 * v30))
    v78 = v77 + ((v9 * v24) + (v10 * v30))
    v79 = v51 + (0.85 * ((v17 * v23) + (v18 * v29)))
    v80 = v79 + ((v46 * v23) + (v47 * v29))
    v81 = v80 + ((v43 * v23) + (v44 * v29))
    v82 = v81 + ((v40 * v23) + (v41 * v29))
    v83 = v82 + ((v37 * v23) + (v38 * v29))
    v84 = v83 + ((v9 * v23) + (v10 * v29))
    return (
        (v36 + 10.085833333333332) + v63,
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
    v36 = (v33 * v10) + (v35 * v26)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v38 * v28)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v41 * v30)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v44 * v32)
    v46 = qd[5] + v43
    v47 = v46 * v46
    v48 = 0.85 * v18
    v49 = v45 + (v47 * v48)
    v50 = 0.82 * v20
    v51 = qd[6] + v46
    v52 = v51 * v51
    v53 = v49 + (v52 * v50)
    v54 = qd[7] + v51
    v55 = v54 * v54
    v56 = (2.42 * v53) + (v55 * v24)
    v57 = v56 + (1.5550000000000002 * v49)
    v58 = v57 + (1.455 * v45)
    v59 = v58 + (1.3549999999999998 * v42)
    v60 = v59 + (1.255 * v39)
    v61 = v60 + (1.1550000000000002 * v36)
    v62 = v33 * v9
    v63 = v62 - 9.81
    v64 = v63 + (v35 * v25)
    v65 = v64 + (v38 * v27)
    v66 = v65 + (v41 * v29)
    v67 = v66 + (v44 * v31)
    v68 = 0.85 * v17
    v69 = v67 + (v47 * v68)
    v70 = 0.82 * v19
    v71 = v69 + (v52 * v70)
    v72 = (v23 * v53) - (v24 * v71)
    v73 = (2.42 * v71) + (v55 * v23)
    v74 = ((v50 * v73) - v72) - (v70 * v56)
    v75 = v73 + (1.5550000000000002 * v69)
    v76 = (v74 + (v48 * v75)) - (v68 * v57)
    v77 = v75 + (1.455 * v67)
    v78 = (v76 + (v32 * v77)) - (v31 * v58)
    v79 = v77 + (1.3549999999999998 * v66)
    v80 = v78 + ((v30 * v79) - (v29 * v59))
    v81 = v79 + (1.255 * v65)
    v82 = v80 + ((v28 * v81) - (v27 * v60))
    v83 = v81 + (1.1550000000000002 * v64)
    v84 = v82 + ((v26 * v83) - (v25 * v61))
    return (
        ((v9 * v61) - (v10 * (v83 - (1.055 * (v62 - v63))))) - v84,
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
    v27 = qd[1] * v0
    v28 = v27 + (qd[2] * v26)
    v29 = (v4 * v24) + (v5 * v23)
    v30 = v1 - (0.97 * v23)
    v31 = (0.5075999999999999 * v29) - (1.2 * v30)
    v32 = qd[1] * v1
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
    v90 = qd[0] * v0
    v91 = v64 + v74
    v92 = v56 + v91
    v93 = v48 - v92
    v94 = v40 + v93
    v95 = v35 + v94
    v96 = qd[0] * v1
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
    v129 = ((v0 * v122) + (v16 * v25)) - (v1 * v128)
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
        ((v1 * v131) - v101) - (v0 * v130),
        (v104 - (v0 * v132)) - (v1 * v133),
        (v107 - (v0 * v134)) - (v1 * v135),
        -((v110 + (v0 * v136)) + (v1 * v137)),
        ((v1 * v139) - v113) - (v0 * v138),
        ((v1 * v141) - v116) - (v0 * v140),
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
    v52 = (v33 * v10) + (qdd[0] * v9)
    v53 = (9.81 - (v33 * v9)) + (qdd[0] * v10)
    v54 = qdd[0] + qdd[1]
    v55 = (v52 + (v35 * v26)) + (v54 * v25)
    v56 = (v53 - (v35 * v25)) + (v54 * v26)
    v57 = qdd[2] + v54
    v58 = (v55 + (v37 * v28)) + (v57 * v27)
    v59 = (v56 - (v37 * v27)) + (v57 * v28)
    v60 = qdd[3] + v57
    v61 = (v58 + (v39 * v30)) + (v60 * v29)
    v62 = (v59 - (v39 * v29)) + (v60 * v30)
    v63 = qdd[4] + v60
    v64 = v61 + ((v41 * v32) + (v63 * v31))
    v65 = v62 + ((v63 * v32) - (v41 * v31))
    v66 = qdd[5] + v63
    v67 = v64 + ((v43 * v44) + (v66 * v50))
    v68 = v65 + ((v66 * v44) - (v43 * v50))
    v69 = qdd[6] + v66
    v70 = v67 + ((v47 * v45) + (v69 * v51))
    v71 = v68 + ((v69 * v45) - (v47 * v51))
    v72 = qdd[7] + v69
    v73 = ((0.30326059166666663 * v72) + (v24 * v71)) + (v23 * v70)
    v74 = ((v49 * v24) + (v72 * v23)) + (2.42 * v70)
    v75 = ((v49 * v23) - (v72 * v24)) - (2.42 * v71)
    v76 = (1.5550000000000002 * v67) + v74
    v77 = (1.5550000000000002 * v68) - v75
    v78 = (((0.17661706666666654 * v69) + (v45 * v75)) - (v51 * v74)) - v73
    v79 = (1.455 * v64) + v76
    v80 = (1.455 * v65) + v77
    v81 = (((0.17791562500000002 * v66) - (v44 * v77)) - (v50 * v76)) + v78
    v82 = (1.3549999999999998 * v61) + v79
    v83 = (1.3549999999999998 * v62) + v80
    v84 = (((0.17798293333333343 * v63) - (v32 * v80)) - (v31 * v79)) + v81
    v85 = (1.255 * v58) + v82
    v86 = (1.255 * v59) + v83
    v87 = (((0.17673034166666668 * v60) - (v30 * v83)) - (v29 * v82)) + v84
    v88 = (1.1550000000000002 * v55) + v85
    v89 = (1.1550000000000002 * v56) + v86
    v90 = (((0.1740691999999998 * v57) - (v28 * v86)) - (v27 * v85)) + v87
    v91 = (((0.16991085833333336 * v54) - (v26 * v89)) - (v25 * v88)) + v90
    v92 = (0.16416666666666663 * qdd[0]) - (v10 * ((1.055 * v53) + v89))
    return (
        -((v92 - (v9 * ((1.055 * v52) + v88))) + v91),
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
    v34 = 1.0 / ((0.17661706666666654 + (v29 * v33)) + (v26 * v30))
    v35 = v33 * v34
    v36 = (v32 - 1.5550000000000002) - (v33 * v35)
    v37 = 0.85 * v12
    v38 = v28 - (v30 * v35)
    v39 = 0.85 * v11
    v40 = (v39 * v38) + (v37 * v36)
    v41 = v30 * v34
    v42 = (v25 - 1.5550000000000002) - (v30 * v41)
    v43 = (v39 * v42) + (v37 * v38)
    v44 = 1.0 / ((0.17791562500000002 + (v39 * v43)) + (v37 * v40))
    v45 = v43 * v44
    v46 = (v42 - 1.455) - (v43 * v45)
    v47 = 0.88 * v13
    v48 = v40 * v44
    v49 = v38 - (v43 * v48)
    v50 = 0.88 * v14
    v51 = (v50 * v49) + (v47 * v46)
    v52 = (v36 - 1.455) - (v40 * v48)
    v53 = (v50 * v52) + (v47 * v49)
    v54 = 1.0 / ((0.17798293333333343 + (v50 * v53)) + (v47 * v51))
    v55 = v53 * v54
    v56 = v49 - (v51 * v55)
    v57 = 0.91 * v16
    v58 = v51 * v54
    v59 = (v46 - 1.3549999999999998) - (v51 * v58)
    v60 = 0.91 * v15
    v61 = (v60 * v59) + (v57 * v56)
    v62 = (v52 - 1.3549999999999998) - (v53 * v55)
    v63 = (v57 * v62) + (v60 * v56)
    v64 = 1.0 / ((0.17673034166666668 + (v57 * v63)) + (v60 * v61))
    v65 = v63 * v64
    v66 = (v62 - 1.255) - (v63 * v65)
    v67 = 0.94 * v18
    v68 = v56 - (v61 * v65)
    v69 = 0.94 * v17
    v70 = (v69 * v68) + (v67 * v66)
    v71 = v61 * v64
    v72 = (v59 - 1.255) - (v61 * v71)
    v73 = (v69 * v72) + (v67 * v68)
    v74 = 1.0 / ((0.1740691999999998 + (v69 * v73)) + (v67 * v70))
    v75 = v70 * v74
    v76 = (v66 - 1.1550000000000002) - (v70 * v75)
    v77 = 0.97 * v20
    v78 = v68 - (v73 * v75)
    v79 = 0.97 * v19
    v80 = (v79 * v78) + (v77 * v76)
    v81 = v73 * v74
    v82 = (v72 - 1.1550000000000002) - (v73 * v81)
    v83 = (v79 * v82) + (v77 * v78)
    v84 = 1.0 / ((0.16991085833333336 + (v79 * v83)) + (v77 * v80))
    v85 = v80 * v84
    v86 = v22 * v85
    v87 = v78 - (v83 * v85)
    v88 = 1.055 * v22
    v89 = (v21 * v83) * v84
    v90 = 0.16416666666666663 + (v21 * ((v22 * v87) + ((v21 * (v82 - 1.055)) - (v83 * v89))))
    v91 = v90 + (v22 * ((((v22 * v76) - v88) + (v21 * v87)) - (v80 * v86)))
    v92 = v89 + v86
    v93 = qd[0] + qd[1]
    v94 = v93 * v93
    v95 = qd[0] * qd[0]
    v96 = v95 * v21
    v97 = v96 - 9.81
    v98 = v97 + (v94 * v79)
    v99 = qd[2] + v93
    v100 = v99 * v99
    v101 = v98 + (v100 * v69)
    v102 = qd[3] + v99
    v103 = v102 * v102
    v104 = v101 + (v103 * v60)
    v105 = qd[4] + v102
    v106 = v105 * v105
    v107 = v104 + (v106 * v47)
    v108 = qd[5] + v105
    v109 = v108 * v108
    v110 = v107 + (v109 * v39)
    v111 = qd[6] + v108
    v112 = v111 * v111
    v113 = v110 + (v112 * v26)
    v114 = (v95 * v22) + (v94 * v77)
    v115 = v114 + (v100 * v67)
    v116 = v115 + (v103 * v57)
    v117 = v116 + (v106 * v50)
    v118 = v117 + (v109 * v37)
    v119 = v118 + (v112 * v29)
    v120 = ((v24 * v119) - tau[7]) - (v31 * v113)
    v121 = qd[7] + v111
    v122 = v121 * v121
    v123 = ((v122 * v31) + (2.42 * v119)) - (v23 * v120)
    v124 = ((v122 * v24) + (2.42 * v113)) + (v27 * v120)
    v125 = ((tau[6] - tau[7]) + (v29 * v124)) - (v26 * v123)
    v126 = (v125 * v35) - ((1.5550000000000002 * v110) + v124)
    v127 = (v123 + (1.5550000000000002 * v118)) + (v125 * v41)
    v128 = ((tau[6] - tau[5]) + (v39 * v127)) + (v37 * v126)
    v129 = (v127 + (1.455 * v117)) - (v128 * v45)
    v130 = ((1.455 * v107) - v126) + (v128 * v48)
    v131 = ((tau[4] - tau[5]) + (v50 * v130)) - (v47 * v129)
    v132 = (v129 + (1.3549999999999998 * v116)) + (v131 * v58)
    v133 = (v130 + (1.3549999999999998 * v104)) - (v131 * v55)
    v134 = ((tau[3] - tau[4]) + (v57 * v133)) - (v60 * v132)
    v135 = (v133 + (1.255 * v101)) - (v134 * v65)
    v136 = (v132 + (1.255 * v115)) + (v134 * v71)
    v137 = ((tau[3] - tau[2]) + (v69 * v136)) - (v67 * v135)
    v138 = (v135 + (1.1550000000000002 * v98)) + (v137 * v75)
    v139 = (v137 * v81) - ((1.1550000000000002 * v114) + v136)
    v140 = ((tau[1] - tau[2]) + (v79 * v139)) + (v77 * v138)
    v141 = (((tau[1] - tau[0]) - (v88 * (v97 - v96))) - (v21 * v139)) - (v22 * v138)
    v142 = (v141 + (v140 * v92)) * (1.0 / v91)
    v143 = (v140 * v84) + (v92 * v142)
    v144 = (v77 * v143) - (v22 * v142)
    v145 = (v79 * v143) - (v21 * v142)
    v146 = ((v137 * v74) + (v81 * v145)) + (v75 * v144)
    v147 = (v67 * v146) - v144
    v148 = (v69 * v146) - v145
    v149 = ((v134 * v64) + (v71 * v148)) + (v65 * v147)
    v150 = (v57 * v149) - v147
    v151 = (v60 * v149) - v148
    v152 = ((v131 * v54) - (v58 * v151)) - (v55 * v150)
    v153 = v151 + (v47 * v152)
    v154 = v150 + (v50 * v152)
    v155 = ((v128 * v44) + (v48 * v154)) + (v45 * v153)
    v156 = (v39 * v155) - v153
    v157 = (v37 * v155) - v154
    v158 = ((v125 * v34) + (v35 * v157)) + (v41 * v156)
    v159 = v158 + (((v29 * v27) + (v26 * v23)) * v158)
    return (
        v142,
        -(v142 + v143),
        v143 + v146,
        -(v146 + v149),
        v149 - v152,
        v152 + v155,
        -(v155 + v158),
        v159 - (((v27 * v157) + (3.2974940611444983 * v120)) + (v23 * v156)),
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
    v18 = (v2 * v17) + (v3 * v16)
    v19 = (3.3787499999999997 + (v3 * v17)) - (v2 * v16)
    v20 = (v4 * v19) + (v5 * v18)
    v21 = (4.7784 + (v5 * v19)) - (v4 * v18)
    v22 = (v6 * v21) + (v7 * v20)
    v23 = (6.17435 + (v7 * v21)) - (v6 * v20)
    v24 = (v8 * v23) + (v9 * v22)
    v25 = (7.557599999999999 + (v9 * v23)) - (v8 * v22)
    v26 = (v10 * v25) + (v11 * v24)
    v27 = (8.919149999999998 + (v11 * v25)) - (v10 * v24)
    v28 = v14 * ((10.249999999999998 + (v13 * v27)) - (v12 * v26))
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
    v30 = (((v1 + (0.97 * v17)) + (0.94 * v18)) - (0.91 * v20)) - (0.88 * v22)
    v31 = (((v0 + (0.97 * v16)) + (0.94 * v19)) + (0.91 * v21)) - (0.88 * v23)
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
    v16 = (v0 * v2) - (v1 * v3)
    v17 = (v0 * v3) + (v1 * v2)
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
        v37 - v0,
        v37,
        v18 + v37,
        v38,
        v38 - v25,
        v38 - v34,
        v39,
        v39 + (0.82 * v32),
        v1 - v43,
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
    v16 = (v0 * v2) - (v1 * v3)
    v17 = (v0 * v3) + (v1 * v2)
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
    v39 = ((v0 - v38) + (v27 * v32)) - (v28 * v35)
    v40 = v0 - v39
    v41 = v18 + v40
    v42 = v33 + v40
    v43 = v42 - v25
    v44 = v42 - v34
    v45 = v40 - v38
    v46 = (0.82 * v32) + v45
    v47 = (v37 + v36) - (0.85 * v30)
    v48 = ((v1 - v47) - (v27 * v35)) - (v28 * v32)
    v49 = v1 - v48
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
    v29 = v2 + (0.97 * v16)
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
    v43 = v3 + (0.97 * v17)
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
    v56 = (v2 * v55) - (v3 * v42)
    v57 = v56 + (0.48015 * ((v2 * v17) - (v3 * v16)))
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
    v70 = ((8.7 * ((v2 * v43) - (v3 * v29))) - v58) - v56
    v71 = v54 + (7.499999999999999 * v44)
    v72 = (7.499999999999999 * v30) - v41
    v73 = ((v2 * v71) - v60) - (v3 * v72)
    v74 = (6.199999999999999 * v45) - v53
    v75 = v40 + (6.199999999999999 * v31)
    v76 = (v62 + (v2 * v74)) + (v3 * v75)
    v77 = -v76
    v78 = v52 + (4.8 * v46)
    v79 = (4.8 * v32) - v39
    v80 = (v64 + (v2 * v78)) - (v3 * v79)
    v81 = -v80
    v82 = (3.3 * v47) - v51
    v83 = v38 + (3.3 * v33)
    v84 = ((v2 * v82) - v66) + (v3 * v83)
    v85 = v49 - v50
    v86 = v35 - v37
    v87 = ((v2 * v85) - v68) - (v3 * v86)
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
    v17 = qdd[0] + v16
    v18 = 9.81 * v0
    v19 = qd[0] * qd[0]
    v20 = v19 - v18
    v21 = (v3 * v20) - (v2 * v17)
    v22 = qd[0] + qd[1]
    v23 = v22 * v22
    v24 = v21 + (0.97 * v23)
    v25 = (v3 * v17) + (v2 * v20)
    v26 = qdd[0] + qdd[1]
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
    v0 = q[0] + q[1]
    v1 = q[2] + v0
    v2 = q[3] + v1
    v3 = q[4] + v2
    v4 = q[5] + v3
    v5 = q[6] + v4
    v6 = q[7] + v5
    v7 = np.sin(v1)
    v8 = np.cos(v1)
    v9 = np.sin(v0)
    v10 = np.cos(v0)
    v11 = np.sin(q[0])
    v12 = np.cos(q[0])
    v13 = np.sin(v6)
    v14 = np.cos(v6)
    v15 = np.sin(v4)
    v16 = np.cos(v4)
    v17 = np.sin(v3)
    v18 = np.cos(v3)
    v19 = np.sin(v2)
    v20 = np.cos(v2)
    v21 = np.sin(v5)
    v22 = np.cos(v5)
    v23 = 0.94 * v8
    v24 = qdd[0] + qdd[1]
    v25 = qdd[2] + v24
    v26 = qd[0] + qd[1]
    v27 = qd[2] + v26
    v28 = v27 * v27
    v29 = 0.94 * v7
    v30 = (v28 * v29) - (v25 * v23)
    v31 = v26 * v26
    v32 = 0.97 * v9
    v33 = 0.97 * v10
    v34 = (v24 * v33) - (v31 * v32)
    v35 = v34 - v30
    v36 = qd[0] * qd[0]
    v37 = (qdd[0] * v12) - (v36 * v11)
    v38 = v37 + v35
    v39 = 9.81 + v38
    v40 = 0.6043499999999999 * v13
    v41 = (v28 * v23) + (v25 * v29)
    v42 = (v31 * v33) + (v24 * v32)
    v43 = (v36 * v12) + (qdd[0] * v11)
    v44 = v43 + v42
    v45 = v44 + v41
    v46 = 0.6043499999999999 * v14
    v47 = qd[3] + v27
    v48 = qd[4] + v47
    v49 = qd[5] + v48
    v50 = v49 * v49
    v51 = 0.85 * v15
    v52 = 0.85 * v16
    v53 = qdd[3] + v25
    v54 = qdd[4] + v53
    v55 = qdd[5] + v54
    v56 = (v55 * v52) - (v50 * v51)
    v57 = v48 * v48
    v58 = 0.88 * v17
    v59 = 0.88 * v18
    v60 = (v54 * v59) - (v57 * v58)
    v61 = v60 + v56
    v62 = v47 * v47
    v63 = 0.91 * v19
    v64 = 0.91 * v20
    v65 = (v53 * v64) - (v62 * v63)
    v66 = v65 + v61
    v67 = qd[6] + v49
    v68 = v67 * v67
    v69 = 0.82 * v21
    v70 = 0.82 * v22
    v71 = qdd[6] + v55
    v72 = (v71 * v70) - (v68 * v69)
    v73 = (v50 * v52) + (v55 * v51)
    v74 = (v57 * v59) + (v54 * v58)
    v75 = v74 + v73
    v76 = (v62 * v64) + (v53 * v63)
    v77 = v76 + v75
    v78 = (v68 * v70) + (v71 * v69)
    v79 = (v46 * (v78 + v77)) - (v40 * (v66 + v72))
    v80 = v79 + ((v45 * v46) - (v40 * v39))
    v81 = 1.9844 * v22
    v82 = 1.9844 * v21
    v83 = (v82 * v66) - (v81 * v77)
    v84 = (v83 + ((v82 * v39) - (v45 * v81))) - v80
    v85 = v79 - v83
    v86 = 3.3787499999999997 * v15
    v87 = 3.3787499999999997 * v16
    v88 = (v87 * v45) - (v86 * v39)
    v89 = (v88 - v85) - v84
    v90 = 4.7784 * v17
    v91 = 4.7784 * v18
    v92 = (v91 * v45) - (v90 * v39)
    v93 = v92 + v89
    v94 = v42 + v41
    v95 = v43 + v94
    v96 = v46 + v81
    v97 = v96 + v87
    v98 = v97 + v91
    v99 = (v95 * v98) - v93
    v100 = v40 + v82
    v101 = v100 + v86
    v102 = v101 + v90
    v103 = 6.17435 * v19
    v104 = v102 + v103
    v105 = 6.17435 * v20
    v106 = v99 + ((v43 * v105) - (v38 * v104))
    v107 = 7.557599999999999 * v8
    v108 = 7.557599999999999 * v7
    v109 = (v37 * v108) - (v107 * v44)
    v110 = v106 - v109
    v111 = (v105 * v45) - (v103 * v39)
    v112 = (v105 * v94) - v111
    v113 = v109 + (74.14005599999999 * v7)
    v114 = v112 + v113
    v115 = v114 + (87.4968615 * v9)
    v116 = v110 + v115
    v117 = 8.919149999999998 * v12
    v118 = 8.919149999999998 * v11
    v119 = (v9 * v118) + (v10 * v117)
    v120 = v31 * v119
    v121 = v26 * v9
    v122 = v26 * v10
    v123 = v94 * v98
    v124 = v123 - (v35 * v104)
    v125 = (v124 + (v107 * v42)) - v93
    v126 = v125 + (v115 + (8.919149999999998 * ((v9 * v37) - (v10 * v43))))
    v127 = qdd[7] + v71
    v128 = qd[7] + v67
    v129 = v128 * v128
    v130 = (v129 * v46) + (v127 * v40)
    v131 = v130 + ((v71 * v82) + (v68 * v81))
    v132 = v131 + ((v55 * v86) + (v50 * v87))
    v133 = v132 + ((v54 * v90) + (v57 * v91))
    v134 = v133 + ((v53 * v103) + (v62 * v105))
    v135 = v27 * v8
    v136 = 7.557599999999999 * v27
    v137 = v134 + ((v25 * v108) + (v136 * v135))
    v138 = (v127 * v46) - (v129 * v40)
    v139 = v138 + ((v71 * v81) - (v68 * v82))
    v140 = v139 + ((v55 * v87) - (v50 * v86))
    v141 = v140 + ((v54 * v91) - (v57 * v90))
    v142 = v141 + ((v53 * v105) - (v62 * v103))
    v143 = v27 * v7
    v144 = ((v136 * v143) - (v25 * v107)) - v142
    v145 = (v11 * v144) + (v12 * v137)
    v146 = (v10 * v118) - (v9 * v117)
    v147 = v98 + v105
    v148 = (((v41 * v147) - v111) + (v30 * v104)) - v93
    v149 = v148 + (v113 + (v108 * v34))
    v150 = ((v32 * v144) + (v33 * v137)) + v149
    v151 = v92 - (-v89)
    v152 = v111 + v151
    v153 = ((v29 * v142) - (v23 * v134)) + v152
    v154 = v12 + v33
    v155 = v11 + v32
    v156 = (v46 * v78) - (v40 * v72)
    v157 = v84 + v156
    v158 = v157 + ((v73 * v96) - (v56 * v100))
    v159 = ((v88 + (v87 * (v76 + v74))) - (v86 * (v65 + v60))) - v158
    v160 = v159 + ((v60 * v101) - (v74 * v97))
    v161 = v160 + (v92 + ((v91 * v76) - (v90 * v65)))
    v162 = v23 + v64
    v163 = v33 + v162
    v164 = v12 + v163
    v165 = v29 + v63
    v166 = v32 + v165
    v167 = v11 + v166
    v168 = v159 + ((v58 * v140) - (v59 * v132))
    v169 = v168 + ((v63 * v140) - (v64 * v132))
    v170 = v169 + ((v29 * v140) - (v23 * v132))
    v171 = v58 + v51
    v172 = v59 + v52
    v173 = v157 + ((v172 * v131) - (v171 * v139))
    v174 = v173 + ((v163 * v131) - (v166 * v139))
    v175 = v80 + ((v69 * v138) - (v70 * v130))
    v176 = ((v172 * v130) - (v171 * v138)) - v175
    v177 = v84 + v85
    v178 = v79 - v80
    v179 = v80 - v156
    v180 = v47 * v20
    v181 = v48 * v18
    v182 = (1.76 * v181) + (1.82 * v180)
    v183 = 1.7 * v49
    v184 = v182 + (v183 * v16)
    v185 = v184 + (1.88 * v135)
    v186 = v47 * v19
    v187 = v48 * v17
    v188 = (1.76 * v187) + (1.82 * v186)
    v189 = v188 + (v183 * v15)
    v190 = v189 + (1.88 * v143)
    v191 = v67 * v22
    v192 = v67 * v21
    v193 = (v46 * (v190 + (1.64 * v192))) - (v40 * (v185 + (1.64 * v191)))
    v194 = v193 + ((v81 * v190) - (v82 * v185))
    v195 = (v87 * v188) - (v86 * v182)
    v196 = v195 + v194
    v197 = 1.2086999999999999 * v128
    v198 = v197 * v13
    v199 = v198 + (3.9688 * v192)
    v200 = 6.757499999999999 * v49
    v201 = v199 + (v200 * v15)
    v202 = v197 * v14
    v203 = v202 + (3.9688 * v191)
    v204 = v203 + (v200 * v16)
    v205 = (v58 * v204) - (v59 * v201)
    v206 = 0.9911339999999998 * ((v21 * v14) - (v22 * v13))
    v207 = v128 * v206
    v208 = (v207 + (v51 * v203)) - (v52 * v199)
    v209 = (-v208) - (v205 + (8.696688000000002 * ((v17 * v180) - (v18 * v186))))
    v210 = v209 + v196
    v211 = (v143 * v87) - (v135 * v86)
    v212 = v210 + (1.88 * (v211 + ((v143 * v91) - (v135 * v90))))
    v213 = v201 + (9.5568 * v187)
    v214 = v204 + (9.5568 * v181)
    v215 = (v63 * v214) - (v64 * v213)
    v216 = v215 + (11.607777999999998 * ((v19 * v135) - (v20 * v143)))
    v217 = 2.0 * qd[0]
    v218 = (v217 * v12) + (1.94 * v122)
    v219 = (v217 * v11) + (1.94 * v121)
    v220 = ((v216 + (v218 * v104)) - (v219 * v147)) - v212
    v221 = v213 + (12.3487 * v186)
    v222 = v214 + (12.3487 * v180)
    v223 = (v29 * v222) - (v23 * v221)
    v224 = v222 + (15.115199999999998 * v135)
    v225 = v221 + (15.115199999999998 * v143)
    v226 = (v223 + (v32 * v224)) - (v33 * v225)
    v227 = (v107 * v219) - (v108 * v218)
    v228 = (((v217 * v146) + v227) - v226) - v220
    v229 = (v11 * v224) - (v12 * v225)
    v230 = v229 + ((2.0 * v26) * v146)
    v231 = 6.352049999999999 * ((v135 * v15) - (v143 * v16))
    v232 = (v231 + (8.983392 * ((v135 * v17) - (v143 * v18)))) - v210
    v233 = v216 + v232
    v234 = 1.1724389999999998 * ((v121 * v14) - (v122 * v13))
    v235 = v234 - (3.8497359999999996 * ((v122 * v21) - (v121 * v22)))
    v236 = (6.554774999999999 * ((v122 * v15) - (v121 * v16))) - v235
    v237 = v236 + (9.270096 * ((v122 * v17) - (v121 * v18)))
    v238 = (-v233) - (v237 + (11.978238999999999 * ((v122 * v19) - (v121 * v20))))
    v239 = v238 - (14.661743999999997 * ((v7 * v122) - (v8 * v121)))
    v240 = v226 - v239
    v241 = v226 + v233
    v242 = v67 * v206
    v243 = (v242 + (v189 * v96)) - (v184 * v100)
    v244 = v195 + v243
    v245 = v209 + v244
    v246 = v215 - v245
    v247 = v223 + v246
    v248 = v208 - v242
    v249 = v183 * ((v15 * v96) - (v16 * v100))
    v250 = v249 - v248
    v251 = v205 - v250
    v252 = 1.76 * ((v187 * v96) - (v181 * v100))
    v253 = v252 - (5.946599999999999 * ((v15 * v181) - (v16 * v187)))
    v254 = v251 - v253
    v255 = v215 + v254
    v256 = v255 + ((v29 * v214) - (v23 * v213))
    v257 = v248 + ((v58 * v203) - (v59 * v199))
    v258 = ((v172 * v198) - (v171 * v202)) - v207
    v259 = v208 - v196
    v260 = v231 + v259
    v261 = -v250
    v262 = 1.0273949999999998 * ((v15 * v14) - (v16 * v13))
    v263 = v207 - v194
    v264 = v207 - v242
    v265 = v264 - v249
    v266 = v242 + (v49 * v262)
    v267 = v147 + v107
    v268 = v104 + v108
    v269 = 0.4955669999999999 * ((v22 * v14) + (v21 * v13))
    v270 = 0.30326059166666663 + v269
    v271 = (v269 + 1.4505909333333333) + v270
    v272 = (v51 * v100) + (v52 * v96)
    v273 = v272 + v271
    v274 = (v272 + 2.694021875) + v273
    v275 = (v58 * v101) + (v59 * v97)
    v276 = v275 + v274
    v277 = (v275 + 4.0270090666666665) + v276
    v278 = (v63 * v102) + (v64 * v98)
    v279 = v278 + v277
    v280 = (v278 + 5.441928158333333) + v279
    v281 = (v29 * v104) + (v23 * v147)
    v282 = v281 + v280
    v283 = (v281 + 6.930074799999999) + v282
    v284 = (v32 * v268) + (v33 * v267)
    v285 = v284 + v283
    v286 = 8.481664641666665 + v285
    v287 = v286 + ((v119 + (v154 * v267)) + (v155 * v268))
    v288 = (v11 * v268) + (v12 * v267)
    v289 = v288 + v285
    v290 = ((v32 * v104) + (v33 * v147)) + v282
    v291 = ((v11 * v104) + (v12 * v147)) + v290
    v292 = ((v29 * v102) + (v23 * v98)) + v279
    v293 = ((v32 * v102) + (v33 * v98)) + v292
    v294 = ((v11 * v102) + (v12 * v98)) + v293
    v295 = ((v63 * v101) + (v64 * v97)) + v276
    v296 = ((v29 * v101) + (v23 * v97)) + v295
    v297 = ((v32 * v101) + (v33 * v97)) + v296
    v298 = ((v11 * v101) + (v12 * v97)) + v297
    v299 = ((v58 * v100) + (v59 * v96)) + v273
    v300 = ((v63 * v100) + (v64 * v96)) + v299
    v301 = ((v29 * v100) + (v23 * v96)) + v300
    v302 = ((v32 * v100) + (v33 * v96)) + v301
    v303 = ((v11 * v100) + (v12 * v96)) + v302
    v304 = v270 + (0.5136974999999999 * ((v16 * v14) + (v15 * v13)))
    v305 = v304 + (0.531828 * ((v18 * v14) + (v17 * v13)))
    v306 = v305 + (0.5499585 * ((v20 * v14) + (v19 * v13)))
    v307 = v306 + (0.568089 * ((v7 * v13) + (v8 * v14)))
    v308 = v307 + (0.5862194999999999 * ((v9 * v13) + (v10 * v14)))
    v309 = ((v11 * v40) + (v12 * v46)) + v308
    return (
        (((v26 * ((v117 * v122) + (v118 * v121))) - (100.55249999999998 * v11)) - v120) - v116,
        (((v24 * v146) - v120) - v145) - v126,
        -(v145 + v150),
        v153 + ((v155 * v142) - (v154 * v134)),
        v161 + ((v167 * v141) - (v164 * v133)),
        v170 + ((v155 * v140) - (v154 * v132)),
        ((v11 * v139) - (v12 * v131)) - v174,
        ((v167 * v138) - (v164 * v130)) - v176,
        -v116,
        -v126,
        -v150,
        v153 + ((v32 * v142) - (v33 * v134)),
        v161 + ((v166 * v141) - (v163 * v133)),
        v170 + ((v32 * v140) - (v33 * v132)),
        -v174,
        ((v166 * v138) - (v163 * v130)) - v176,
        -(v110 + v114),
        -(v114 + v125),
        -v149,
        v153,
        v161 + ((v165 * v141) - (v162 * v133)),
        v170,
        ((v165 * v139) - (v162 * v131)) - v173,
        ((v165 * v138) - (v162 * v130)) - v176,
        -(v106 + v112),
        v93 - (v112 + v124),
        -v148,
        v152,
        v161 + ((v63 * v141) - (v64 * v133)),
        v169,
        ((v63 * v139) - (v64 * v131)) - v173,
        ((v63 * v138) - (v64 * v130)) - v176,
        (v38 * v102) - v99,
        v93 + ((v35 * v102) - v123),
        v93 - ((v41 * v98) + (v30 * v102)),
        v151,
        v161,
        v168,
        -v173,
        -v176,
        v89 + ((v38 * v101) - (v95 * v97)),
        v89 + ((v35 * v101) - (v94 * v97)),
        v89 - ((v41 * v97) + (v30 * v101)),
        v89,
        v160,
        v159,
        ((v51 * v139) - (v52 * v131)) - v157,
        v175 + ((v51 * v138) - (v52 * v130)),
        ((v38 * v100) - (v95 * v96)) - v177,
        ((v35 * v100) - (v94 * v96)) - v177,
        -(v177 + ((v41 * v96) + (v30 * v100))),
        -v177,
        ((v60 * v100) - (v74 * v96)) - v158,
        -v158,
        -v157,
        v175,
        ((v38 * v40) - (v95 * v46)) - v178,
        ((v35 * v40) - (v94 * v46)) - v178,
        -(v178 + ((v41 * v46) + (v30 * v40))),
        -v178,
        v179 + ((v40 * v61) - (v46 * v75)),
        v179 + ((v40 * v56) - (v46 * v73)),
        v179,
        v80,
        v230 - v228,
        v230 + v240,
        v229 + v241,
        v247 + ((v155 * v222) - (v154 * v221)),
        v256 + ((v155 * v214) - (v154 * v213)),
        v251 + ((v167 * v204) - (v164 * v201)),
        v257 + ((v167 * v203) - (v164 * v199)),
        ((v167 * v202) - (v164 * v198)) - v258,
        -v228,
        v240,
        v241,
        v247 + ((v32 * v222) - (v33 * v221)),
        v256 + ((v32 * v214) - (v33 * v213)),
        v251 + ((v166 * v204) - (v163 * v201)),
        v257 + ((v166 * v203) - (v163 * v199)),
        ((v166 * v202) - (v163 * v198)) - v258,
        v220 + (v223 - v227),
        v223 - v239,
        v223 + v233,
        v247,
        v256,
        v251 + ((v165 * v204) - (v162 * v201)),
        v257 + ((v165 * v203) - (v162 * v199)),
        ((v165 * v202) - (v162 * v198)) - v258,
        v220,
        -v238,
        v233,
        v246,
        v255,
        v251 + ((v63 * v204) - (v64 * v201)),
        v257 + ((v63 * v203) - (v64 * v199)),
        ((1.099917 * v128) * ((v19 * v14) - (v20 * v13))) - v258,
        ((v218 * v102) - (v219 * v98)) - v212,
        v232 + v237,
        v232,
        -v245,
        v254,
        v251,
        v257,
        -v258,
        v259 + (((v218 * v101) - (1.88 * v211)) - (v219 * v97)),
        v236 + v260,
        v260,
        v208 - v244,
        v261 - v253,
        v261,
        v248,
        v207 + (v128 * v262),
        v263 + ((v218 * v100) - (v219 * v96)),
        v263 - v235,
        v263,
        v207 - v243,
        v265 - v252,
        v265,
        v264,
        v207,
        ((v218 * v40) - (v219 * v46)) - v193,
        -(v193 + v234),
        -v193,
        ((v184 * v40) - (v189 * v46)) - v242,
        -(v266 + (1.063656 * ((v187 * v14) - (v181 * v13)))),
        -v266,
        -v242,
        REAL(0.0),
        (v288 + (10.085833333333332 + v119)) + v287,
        v287,
        v289,
        v291,
        v294,
        v298,
        v303,
        v309,
        v287,
        v284 + v286,
        v285,
        v290,
        v293,
        v297,
        v302,
        v308,
        v289,
        v285,
        v283,
        v282,
        v292,
        v296,
        v301,
        v307,
        v291,
        v290,
        v282,
        v280,
        v279,
        v295,
        v300,
        v306,
        v294,
        v293,
        v292,
        v279,
        v277,
        v276,
        v299,
        v305,
        v298,
        v297,
        v296,
        v295,
        v276,
        v274,
        v273,
        v304,
        v303,
        v302,
        v301,
        v300,
        v299,
        v273,
        v271,
        v270,
        v309,
        v308,
        v307,
        v306,
        v305,
        v304,
        v270,
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

    Operations: 473 add, 457 mul, 0 div, 0 sqrt, 8 sincos, 31 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:64], REAL, (8, 8), lanes), _pack(values[64:128], REAL, (8, 8), lanes), _pack(values[128:192], REAL, (8, 8), lanes)


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
    v48 = (v46 * v33) + (v47 * v44)
    v49 = 0.94 * v11
    v50 = 0.94 * v12
    v51 = (v49 * v31) + (v50 * v42)
    v52 = 0.91 * v13
    v53 = 0.91 * v14
    v54 = (v52 * v29) + (v53 * v40)
    v55 = 0.88 * v15
    v56 = 0.88 * v16
    v57 = (v55 * v27) + (v56 * v38)
    v58 = qd[0] * qd[0]
    v59 = qd[0] + qd[1]
    v60 = v59 * v59
    v61 = v58 * v10
    v62 = v60 * v47
    v63 = qd[2] + v59
    v64 = v63 * v63
    v65 = v64 * v50
    v66 = qd[3] + v63
    v67 = v66 * v66
    v68 = v67 * v53
    v69 = qd[4] + v66
    v70 = v69 * v69
    v71 = v70 * v56
    v72 = qd[5] + v69
    v73 = v72 * v72
    v74 = 0.85 * v18
    v75 = v73 * v74
    v76 = 0.82 * v20
    v77 = qd[6] + v72
    v78 = v77 * v77
    v79 = v78 * v76
    v80 = qd[7] + v77
    v81 = v80 * v80
    v82 = v81 * v34
    v83 = v58 * v9
    v84 = v83 - 9.81
    v85 = v60 * v46
    v86 = v64 * v49
    v87 = v67 * v52
    v88 = v70 * v55
    v89 = 0.85 * v17
    v90 = v73 * v89
    v91 = 0.82 * v19
    v92 = v78 * v91
    v93 = v81 * v23
    v94 = v78 * v24
    v95 = v73 * v26
    v96 = v70 * v28
    v97 = v67 * v30
    v98 = v78 * v35
    v99 = v73 * v37
    v100 = v70 * v39
    v101 = v67 * v41
    v102 = v10 + v47
    v103 = v9 + v46
    v104 = v56 + v74
    v105 = v55 + v89
    v106 = 2.0 * v59
    v107 = 2.0 * qd[0]
    v108 = (v89 * v25) + (v74 * v36)
    v109 = (v76 * v34) + (v91 * v23)
    v110 = 0.30326059166666663 + v109
    v111 = v110 + ((v74 * v34) + (v89 * v23))
    v112 = ((v55 * v23) + (v56 * v34)) + v111
    v113 = ((v52 * v23) + (v53 * v34)) + v112
    v114 = ((v49 * v23) + (v50 * v34)) + v113
    v115 = ((v46 * v23) + (v47 * v34)) + v114
    v116 = ((v9 * v23) + (v10 * v34)) + v115
    v117 = 3.2974940611444983 * v116
    v118 = 3.2974940611444983 * v110
    v119 = v46 + v49
    v120 = v9 + v119
    v121 = v47 + v50
    v122 = v10 + v121
    v123 = 1.4505909333333333 + v109
    v124 = (v123 + v108) + v110
    v125 = v53 + v56
    v126 = v52 + v55
    v127 = v124 + ((v125 * v36) + (v126 * v25))
    v128 = (v127 + ((v120 * v25) + (v122 * v36))) - (v118 * v116)
    v129 = 1.0 - v118
    v130 = 1.0 / (v123 + (v110 * v129))
    v131 = v130 * v128
    v132 = v124 - (v111 * v118)
    v133 = v132 * v130
    v134 = 3.2974940611444983 * v111
    v135 = (v108 + 2.694021875) + v124
    v136 = v57 + v135
    v137 = ((v52 * v27) + (v53 * v38)) + v136
    v138 = ((v137 + ((v120 * v27) + (v122 * v38))) - (v134 * v116)) - (v128 * v133)
    v139 = 1.0 / ((v135 - (v111 * v134)) - (v132 * v133))
    v140 = v138 * v139
    v141 = (((v55 * v25) + (v56 * v36)) - (v118 * v112)) + v124
    v142 = v141 * v130
    v143 = 3.2974940611444983 * v112
    v144 = (v136 - (v112 * v134)) - (v141 * v133)
    v145 = -(v144 * v139)
    v146 = (v57 + 4.0270090666666665) + v136
    v147 = v54 + v146
    v148 = (v128 * v142) + (((v143 * v116) - ((v120 * v29) + (v122 * v40))) - v147)
    v149 = v148 - (v138 * v145)
    v150 = 1.0 / (((v146 - (v112 * v143)) - (v141 * v142)) + (v144 * v145))
    v151 = v149 * v150
    v152 = (v54 + 5.441928158333333) + v147
    v153 = v51 + v152
    v154 = v127 - (v118 * v113)
    v155 = (v137 - (v134 * v113)) - (v154 * v133)
    v156 = v155 * v139
    v157 = 3.2974940611444983 * v113
    v158 = v154 * v130
    v159 = ((v154 * v142) + ((v113 * v143) - v147)) - (v155 * v145)
    v160 = v159 * v150
    v161 = v153 + ((((v103 * v31) + (v102 * v42)) - (v157 * v116)) - (v128 * v158))
    v162 = (v161 - (v138 * v156)) - (v149 * v160)
    v163 = (((v152 - (v113 * v157)) - (v154 * v158)) - (v155 * v156)) - (v159 * v160)
    v164 = 1.0 / v163
    v165 = v162 * v164
    v166 = (v127 + ((v49 * v25) + (v50 * v36))) - (v118 * v114)
    v167 = (v137 + (((v49 * v27) + (v50 * v38)) - (v134 * v114))) - (v166 * v133)
    v168 = (v166 * v142) + (((v143 * v114) - ((v49 * v29) + (v50 * v40))) - v147)
    v169 = v168 - (v167 * v145)
    v170 = v169 * v150
    v171 = v166 * v130
    v172 = 3.2974940611444983 * v114
    v173 = (v51 + 6.930074799999999) + v153
    v174 = v48 + v173
    v175 = v167 * v139
    v176 = ((((v114 * v157) + (v166 * v158)) - v153) + (v167 * v156)) + (v169 * v160)
    v177 = v176 * v164
    v178 = (((v128 * v171) + ((v172 * v116) - v45)) - v174) + (v138 * v175)
    v179 = ((v149 * v170) + v178) - (v162 * v177)
    v180 = ((v173 - ((v114 * v172) + (v166 * v171))) - (v167 * v175)) - (v169 * v170)
    v181 = 1.0 / (v180 - (v176 * v177))
    v182 = v179 * v181
    v183 = (v127 + ((v119 * v25) + (v121 * v36))) - (v118 * v115)
    v184 = (v137 + (((v119 * v27) + (v121 * v38)) - (v134 * v115))) - (v183 * v133)
    v185 = (v183 * v142) + (((v143 * v115) - ((v119 * v29) + (v121 * v40))) - v147)
    v186 = v185 - (v184 * v145)
    v187 = v153 + ((((v46 * v31) + (v47 * v42)) - (v157 * v115)) - (v183 * v158))
    v188 = (v187 - (v184 * v156)) - (v186 * v160)
    v189 = ((((v115 * v172) + (v183 * v171)) - v174) + (v184 * v175)) + (v186 * v170)
    v190 = v189 - (v188 * v177)
    v191 = v190 * v181
    v192 = v188 * v164
    v193 = v184 * v139
    v194 = v183 * v130
    v195 = 3.2974940611444983 * v115
    v196 = v186 * v150
    v197 = 8.919149999999998 * v7
    v198 = 8.919149999999998 * v8
    v199 = v45 + ((v9 * v197) + (v10 * v198))
    v200 = v48 + v174
    v201 = 8.481664641666665 + v200
    v202 = (v201 + ((v199 - (v116 * v195)) - (v128 * v194))) - (v138 * v193)
    v203 = ((v202 - (v149 * v196)) - (v162 * v192)) - (v179 * v191)
    v204 = ((v201 - ((v115 * v195) + (v183 * v194))) - (v184 * v193)) - (v186 * v196)
    v205 = 1.0 / ((v204 - (v188 * v192)) - (v190 * v191))
    v206 = v203 * v205
    v207 = v200 + (((18.567497974999995 + (2.0 * v199)) - (v116 * v117)) - (v128 * v131))
    v208 = (((v207 - (v138 * v140)) - (v149 * v151)) - (v162 * v165)) - (v179 * v182)
    v209 = 1.0 / (v208 - (v203 * v206))
    v210 = v60 * v198
    v211 = v64 * v43
    v212 = v82 + v98
    v213 = v212 + (v99 + v100)
    v214 = v101 + v213
    v215 = v211 + v214
    v216 = v85 + v86
    v217 = (v216 + v87) + v88
    v218 = v84 + v217
    v219 = v90 + v218
    v220 = v62 + v65
    v221 = v61 + v220
    v222 = v68 + v221
    v223 = v71 + v222
    v224 = v75 + v223
    v225 = (v34 * (v92 + v219)) - (v23 * (v79 + v224))
    v226 = tau[7] + v225
    v227 = (((v35 * v219) - (v24 * v224)) - (v91 * v82)) + (v76 * v93)
    v228 = (v227 - (v118 * v226)) + (v225 + tau[6])
    v229 = v93 + v94
    v230 = v227 + (((v74 * v229) + ((v37 * v218) - (v26 * v223))) + v225)
    v231 = (v230 + ((tau[5] - (v89 * v212)) - (v134 * v226))) - (v228 * v133)
    v232 = v84 + v216
    v233 = v93 + (v94 + v95)
    v234 = (((v39 * (v87 + v232)) - (v55 * v99)) - (v28 * v222)) + (v56 * v233)
    v235 = v230 + (v234 - (v105 * v212))
    v236 = ((v228 * v142) + (((v226 * v143) - tau[4]) - v235)) - (v231 * v145)
    v237 = (((v30 * v221) - (v41 * v232)) + (v52 * v213)) - (v53 * (v96 + v233))
    v238 = v237 - v235
    v239 = ((v238 + ((v226 * v157) - tau[3])) + (v228 * v158)) + (v231 * v156)
    v240 = v239 + (v236 * v160)
    v241 = v233 + (v96 + v97)
    v242 = (((v61 * v32) - (v84 * v43)) + (v32 * v62)) - (v43 * v85)
    v243 = ((v49 * v214) + (v242 - (v50 * v241))) + v238
    v244 = ((v243 + ((v226 * v172) - tau[2])) + (v228 * v171)) + (v231 * v175)
    v245 = (v244 + (v236 * v170)) + (v240 * v177)
    v246 = v64 * v32
    v247 = v241 + v246
    v248 = v243 + ((v46 * v215) + (((v61 * v197) - (v84 * v198)) - (v47 * v247)))
    v249 = ((v248 + ((v226 * v195) - tau[1])) + (v228 * v194)) + (v231 * v193)
    v250 = ((v249 + (v236 * v196)) - (v240 * v192)) + (v245 * v191)
    v251 = v60 * v197
    v252 = (v9 * (v210 + v215)) - (tau[0] + (v10 * (v247 + (v251 - 100.55249999999998))))
    v253 = ((v248 + (v228 * v131)) + (v252 + (v226 * v117))) + (v231 * v140)
    v254 = (((v253 + (v236 * v151)) - (v240 * v165)) + (v245 * v182)) - (v250 * v206)
    v255 = v254 * v209
    v256 = (v250 * v205) - (v206 * v255)
    v257 = v255 + v256
    v258 = ((v245 * v181) + (v182 * v255)) + (v191 * v256)
    v259 = v257 + v258
    v260 = (v32 * v259) - v211
    v261 = (((v240 * v164) - (v165 * v255)) - (v192 * v256)) + (v177 * v258)
    v262 = v259 + v261
    v263 = (v30 * v262) - v101
    v264 = (((v236 * v150) + (v151 * v255)) + (v196 * v256)) + (v170 * v258)
    v265 = v264 + (v160 * v261)
    v266 = v262 + v265
    v267 = (v28 * v266) - v100
    v268 = (((v231 * v139) + (v140 * v255)) + (v193 * v256)) + (v175 * v258)
    v269 = (v268 + (v156 * v261)) - (v145 * v265)
    v270 = v269 - v266
    v271 = v99 + (v26 * v270)
    v272 = (((v228 * v130) + (v131 * v255)) + (v194 * v256)) + (v171 * v258)
    v273 = ((v272 + (v158 * v261)) + (v142 * v265)) - (v133 * v269)
    v274 = v270 + v273
    v275 = (((3.2974940611444983 * v226) + (v117 * v255)) + (v195 * v256)) + (v172 * v258)
    v276 = (((v275 + (v157 * v261)) + (v143 * v265)) - (v134 * v269)) - (v118 * v273)
    v277 = v274 + v276
    v278 = v23 * v277
    v279 = v24 * v274
    v280 = (v212 + v279) + v278
    v281 = v271 + v280
    v282 = v267 - v281
    v283 = v263 + v282
    v284 = v260 + v283
    v285 = v75 + (v89 * v270)
    v286 = (v52 * v262) - v68
    v287 = (v55 * v266) - v71
    v288 = v286 + v287
    v289 = v49 * v259
    v290 = v46 * v257
    v291 = (v9 * v255) - v61
    v292 = v289 + (v290 + (v291 - v220))
    v293 = v288 + v292
    v294 = v34 * v277
    v295 = v93 - v294
    v296 = -v295
    v297 = v82 + v278
    v298 = v76 * v297
    v299 = (v91 * v296) - v298
    v300 = (v74 * v270) - v90
    v301 = v47 * v257
    v302 = v50 * v259
    v303 = v83 + (v10 * v255)
    v304 = 9.81 - v303
    v305 = (v301 - v304) + v302
    v306 = v53 * v262
    v307 = v56 * v266
    v308 = ((v305 + v217) + v306) + v307
    v309 = ((v35 * (v293 - v285)) - v298) - ((v91 * v295) + (v24 * (v308 - v300)))
    v310 = v309 + (-v299)
    v311 = v79 + (v91 * v274)
    v312 = v285 + v311
    v313 = v289 - v65
    v314 = v288 + v313
    v315 = v290 - v62
    v316 = v291 + v315
    v317 = v314 + v316
    v318 = v92 - (v76 * v274)
    v319 = v300 - v318
    v320 = v85 + v301
    v321 = v86 + v302
    v322 = v87 + v306
    v323 = v88 + v307
    v324 = v322 + v323
    v325 = v321 + v324
    v326 = v320 + v325
    v327 = v303 + v326
    v328 = (v34 * (v293 - v312)) - (v23 * (v308 - v319))
    v329 = ((v34 * (v317 - v312)) - v328) - (v23 * (v327 - v319))
    v330 = (v35 * (v317 - v285)) - (v24 * (v327 - v300))
    v331 = (v330 + (v129 * v329)) - v310
    v332 = 1.0 - v134
    v333 = v35 * v274
    v334 = v294 + v333
    v335 = (v279 + v98) + v297
    v336 = (v333 - v94) + v296
    v337 = (v74 * v335) - (v89 * v336)
    v338 = (((v37 * v293) - (v26 * v308)) - (v74 * v280)) + (v89 * (v334 - v229))
    v339 = (v338 + v337) + v310
    v340 = (((v26 * v327) - (v37 * v317)) - v330) + v339
    v341 = ((v332 * v329) - v340) - (v133 * v331)
    v342 = 1.0 - v143
    v343 = v37 * v270
    v344 = v334 - v233
    v345 = v271 + v335
    v346 = (v95 - v343) - v336
    v347 = (v56 * v345) + (v55 * v346)
    v348 = v216 + v305
    v349 = (v56 * v281) + ((v28 * (v322 + v348)) - (v39 * (v286 + v292)))
    v350 = (v349 - (v55 * (v343 + v344))) - v347
    v351 = (v303 + v320) + v321
    v352 = v313 + v316
    v353 = v340 + (((v28 * (v322 + v351)) - (v39 * (v286 + v352))) - v350)
    v354 = (v145 * v341) + (((v342 * v329) - (v142 * v331)) - v353)
    v355 = v39 * v266
    v356 = v343 - v355
    v357 = (v355 + v96) + v346
    v358 = v267 - v345
    v359 = (v52 * v357) - (v53 * v358)
    v360 = (v52 * (v344 + (v356 - v96))) + ((v41 * v292) - (v30 * v348))
    v361 = v359 + (v360 - (v53 * (-v282)))
    v362 = ((v329 + ((v41 * v352) - (v30 * v351))) - v361) - v353
    v363 = ((v156 * v341) + ((v157 * v329) + (v158 * v331))) - ((v160 * v354) + v362)
    v364 = (v32 * v303) - (v43 * v291)
    v365 = (v32 * v320) - (v43 * v315)
    v366 = v41 * v262
    v367 = ((v366 + v241) - v356) - v334
    v368 = (v366 + v97) + v357
    v369 = v263 + v358
    v370 = (v49 * v368) - (v50 * v369)
    v371 = (v49 * (-v367)) + ((v43 * v316) - (v32 * (v320 - v304)))
    v372 = v370 + (v371 - (v50 * (-v283)))
    v373 = v365 + v372
    v374 = ((v171 * v331) + ((v172 * v329) + v364)) + (v175 * v341)
    v375 = (((v362 - v373) + (v170 * v354)) - v374) - (v177 * v363)
    v376 = v246 + (v43 * v259)
    v377 = v368 + v376
    v378 = v260 + v369
    v379 = (v372 + (v46 * v377)) - (v47 * v378)
    v380 = v367 + v376
    v381 = v379 + ((v365 + (v46 * (-v380))) - (v47 * (-v284)))
    v382 = v381 + ((v364 + (9.81 * v197)) - v362)
    v383 = ((v193 * v341) + ((v194 * v331) + (v195 * v329))) - (v196 * v354)
    v384 = (v382 - (v191 * v375)) + (v383 - (v192 * v363))
    v385 = (v9 * v198) - (v10 * v197)
    v386 = (v9 * v377) - (v10 * v378)
    v387 = (((v10 * v210) + (v9 * v251)) + (v385 * v257)) + v386
    v388 = (v117 * v329) + (v9 * (((100.55249999999998 - v251) + (-(v198 * v257))) - v380))
    v389 = (v388 - (v10 * ((v210 - (v197 * v257)) - v284))) + (v131 * v331)
    v390 = ((v387 - (v151 * v354)) + ((v140 * v341) + v389)) - (v182 * v375)
    v391 = v209 * (((v382 - (v165 * v363)) + v390) - (v206 * v384))
    v392 = v314 + v315
    v393 = ((v34 * (v392 - v312)) - v328) - (v23 * (v326 - v319))
    v394 = (v35 * (v392 - v285)) - (v24 * (v326 - v300))
    v395 = (v394 + (v129 * v393)) - v310
    v396 = (((v26 * v326) - (v37 * v392)) - v394) + v339
    v397 = ((v332 * v393) - v396) - (v133 * v395)
    v398 = ((v28 * v322) - (v39 * v286)) - v350
    v399 = v398 + ((v28 * v321) - (v39 * v313))
    v400 = ((v393 + ((v39 * v315) - (v28 * v320))) - v396) - v399
    v401 = (((v142 * v395) + (v143 * v393)) - (v145 * v397)) - v400
    v402 = v361 + ((v30 * v321) - (v41 * v313))
    v403 = (v402 + ((v30 * v320) - (v41 * v315))) - v400
    v404 = (v403 + ((v156 * v397) + ((v157 * v393) + (v158 * v395)))) + (v160 * v401)
    v405 = (v170 * v401) + (((v171 * v395) + (v172 * v393)) + (v175 * v397))
    v406 = ((v373 + v403) + (v177 * v404)) + v405
    v407 = v381 + (v403 + ((v198 * v291) + (v197 * v304)))
    v408 = ((v193 * v397) + ((v194 * v395) + (v195 * v393))) + (v196 * v401)
    v409 = ((v407 - (v192 * v404)) + v408) + (v191 * v406)
    v410 = (v387 + ((v140 * v397) + ((v131 * v395) + (v117 * v393)))) + (v151 * v401)
    v411 = v209 * ((((v410 - (v165 * v404)) + v407) + (v182 * v406)) - (v206 * v409))
    v412 = ((v34 * (v314 - v312)) - v328) - (v23 * (v325 - v319))
    v413 = (v35 * (v314 - v285)) - (v24 * (v325 - v300))
    v414 = (v413 + (v129 * v412)) - v310
    v415 = (((v26 * v325) - (v37 * v314)) - v413) + v339
    v416 = ((v332 * v412) - v415) - (v133 * v414)
    v417 = (v412 - v415) - v399
    v418 = (((v142 * v414) + (v143 * v412)) - (v145 * v416)) - v417
    v419 = v417 - v402
    v420 = (((v156 * v416) + ((v157 * v412) + (v158 * v414))) - v419) + (v160 * v418)
    v421 = ((v372 + ((v171 * v414) + (v172 * v412))) + (v175 * v416)) - v419
    v422 = (v421 + (v170 * v418)) + (v177 * v420)
    v423 = v379 - v419
    v424 = ((v193 * v416) + ((v194 * v414) + (v195 * v412))) + (v196 * v418)
    v425 = (v423 - (v192 * v420)) + ((v191 * v422) + v424)
    v426 = ((v386 + ((v131 * v414) + (v117 * v412))) + (v140 * v416)) + (v151 * v418)
    v427 = v209 * (((v423 - (v165 * v420)) + (v426 + (v182 * v422))) - (v206 * v425))
    v428 = ((v34 * (v288 - v312)) - v328) - (v23 * (v324 - v319))
    v429 = (v35 * v285) - (v24 * v300)
    v430 = v310 + v429
    v431 = (((v35 * v288) - (v24 * v324)) + (v129 * v428)) - v430
    v432 = v24 + v26
    v433 = v35 + v37
    v434 = v339 + v429
    v435 = (v428 + ((v433 * v288) - (v432 * v324))) - v434
    v436 = ((v133 * v431) + (v134 * v428)) - v435
    v437 = v435 - v398
    v438 = (((v142 * v431) + (v143 * v428)) + (v145 * v436)) - v437
    v439 = v361 - v437
    v440 = (v439 + (((v157 * v428) + (v158 * v431)) - (v156 * v436))) + (v160 * v438)
    v441 = v439 + (((v370 + (v172 * v428)) + (v171 * v431)) - (v175 * v436))
    v442 = (v441 + (v170 * v438)) + (v177 * v440)
    v443 = (v194 * v431) + (((v195 * v428) + (v119 * v368)) - (v121 * v369))
    v444 = ((v439 + (v443 - (v193 * v436))) + (v196 * v438)) - (v192 * v440)
    v445 = v444 + (v191 * v442)
    v446 = (v131 * v431) + (((v117 * v428) + (v120 * v368)) - (v122 * v369))
    v447 = ((v439 + (v446 - (v140 * v436))) + (v151 * v438)) - (v165 * v440)
    v448 = v209 * ((v447 + (v182 * v442)) - (v206 * v445))
    v449 = v328 + ((v34 * v312) - (v23 * v319))
    v450 = ((v34 * v287) - (v23 * v323)) - v449
    v451 = (((v35 * v287) - (v24 * v323)) + (v129 * v450)) - v430
    v452 = v434 + ((v432 * v323) - (v433 * v287))
    v453 = ((v332 * v450) - (v133 * v451)) - v452
    v454 = v350 - v452
    v455 = v454 + ((v145 * v453) + ((v342 * v450) - (v142 * v451)))
    v456 = v454 + (v450 - v359)
    v457 = (((v156 * v453) + ((v157 * v450) + (v158 * v451))) - v456) - (v160 * v455)
    v458 = (((v49 * v357) - (v50 * v358)) + (v172 * v450)) + (v171 * v451)
    v459 = (((v458 + (v175 * v453)) - v456) - (v170 * v455)) + (v177 * v457)
    v460 = (v194 * v451) + ((v195 * v450) + ((v119 * v357) - (v121 * v358)))
    v461 = ((((v193 * v453) + v460) - v456) - (v196 * v455)) - (v192 * v457)
    v462 = (v191 * v459) + v461
    v463 = (v131 * v451) + ((v117 * v450) + ((v120 * v357) - (v122 * v358)))
    v464 = ((((v140 * v453) + v463) - v456) - (v151 * v455)) - (v165 * v457)
    v465 = v209 * ((v464 + (v182 * v459)) - (v206 * v462))
    v466 = v430 + (v129 * v449)
    v467 = v434 + ((v332 * v449) - (v133 * v466))
    v468 = (((v347 + (v342 * v449)) - (v142 * v466)) + v434) + (v145 * v467)
    v469 = 1.0 - v157
    v470 = v434 + ((v126 * v346) + (v125 * v345))
    v471 = ((v470 + ((v469 * v449) - (v158 * v466))) - (v156 * v467)) + (v160 * v468)
    v472 = 1.0 - v172
    v473 = v470 + ((((v49 * v346) + (v50 * v345)) + (v472 * v449)) - (v171 * v466))
    v474 = ((v473 - (v175 * v467)) + (v170 * v468)) + (v177 * v471)
    v475 = v470 + ((v449 + (v119 * v346)) + (v121 * v345))
    v476 = (v192 * v471) + ((v193 * v467) + ((v194 * v466) + (v195 * v449)))
    v477 = ((v475 + (v196 * v468)) + (v191 * v474)) - v476
    v478 = (((v9 * v346) + (v10 * v345)) - (v117 * v449)) - (v131 * v466)
    v479 = (v475 + (v151 * v468)) + (v182 * v474)
    v480 = v209 * ((v479 + ((v478 - (v140 * v467)) - (v165 * v471))) - (v206 * v477))
    v481 = v328 + ((v34 * v311) + (v23 * v318))
    v482 = (-v310) - (v129 * v481)
    v483 = ((v337 + (v332 * v481)) + v310) + (v133 * v482)
    v484 = (v310 + ((v342 * v481) + ((v104 * v335) - (v105 * v336)))) + (v142 * v482)
    v485 = v484 + (v145 * v483)
    v486 = v89 + v126
    v487 = v74 + v125
    v488 = v310 + ((v487 * v335) - (v486 * v336))
    v489 = (((v488 + (v469 * v481)) + (v158 * v482)) - (v156 * v483)) + (v160 * v485)
    v490 = (((v50 * v335) - (v49 * v336)) + (v472 * v481)) + (v171 * v482)
    v491 = ((v488 - (v175 * v483)) + (v490 + (v170 * v485))) + (v177 * v489)
    v492 = 1.0 - v195
    v493 = (v194 * v482) + (((v121 * v335) - (v119 * v336)) + (v492 * v481))
    v494 = ((v488 - (v193 * v483)) + (v493 + (v196 * v485))) - (v192 * v489)
    v495 = v494 + (v191 * v491)
    v496 = 1.0 - v117
    v497 = (v131 * v482) + (((v122 * v335) - (v120 * v336)) + (v496 * v481))
    v498 = ((v488 - (v140 * v483)) + (v497 + (v151 * v485))) - (v165 * v489)
    v499 = v209 * ((v498 + (v182 * v491)) - (v206 * v495))
    v500 = v299 - (v129 * v328)
    v501 = (((v74 * v297) - v299) + (v133 * v500)) + ((v332 * v328) - (v89 * v296))
    v502 = ((v142 * v500) - (v299 + (v105 * v296))) + ((v342 * v328) + (v104 * v297))
    v503 = v502 + (v145 * v501)
    v504 = (v299 + (v486 * v296)) - (v487 * v297)
    v505 = (((v158 * v500) + ((v469 * v328) - v504)) - (v156 * v501)) + (v160 * v503)
    v506 = ((((v50 * v297) - (v49 * v296)) + (v472 * v328)) + (v171 * v500)) - v504
    v507 = ((v506 - (v175 * v501)) + (v170 * v503)) + (v177 * v505)
    v508 = ((v194 * v500) + (((v121 * v297) - (v119 * v296)) + (v492 * v328))) - v504
    v509 = (v191 * v507) + (((v508 - (v193 * v501)) + (v196 * v503)) - (v192 * v505))
    v510 = ((v131 * v500) + (((v122 * v297) - (v120 * v296)) + (v496 * v328))) - v504
    v511 = (((v510 - (v140 * v501)) + (v151 * v503)) - (v165 * v505)) + (v182 * v507)
    v512 = v209 * (v511 - (v206 * v509))
    v513 = 2.0 * v80
    v514 = v513 * v34
    v515 = v513 * v23
    v516 = (v91 * v514) - (v76 * v515)
    v517 = 2.0 * v72
    v518 = v517 * v89
    v519 = 2.0 * v77
    v520 = v519 * v91
    v521 = v518 + v520
    v522 = v106 * v46
    v523 = (v107 * v9) + v522
    v524 = 2.0 * v69
    v525 = v524 * v55
    v526 = 2.0 * v63
    v527 = v526 * v49
    v528 = 2.0 * v66
    v529 = v528 * v52
    v530 = v527 + v529
    v531 = v525 + v530
    v532 = v523 + v531
    v533 = v517 * v74
    v534 = v519 * v76
    v535 = v533 + v534
    v536 = v106 * v47
    v537 = (v107 * v10) + v536
    v538 = v524 * v56
    v539 = v526 * v50
    v540 = v528 * v53
    v541 = v539 + v540
    v542 = v538 + v541
    v543 = v537 + v542
    v544 = (v34 * (v521 + v532)) - (v23 * (v535 + v543))
    v545 = (v35 * (v518 + v532)) - (v24 * (v533 + v543))
    v546 = (v545 - v516) + (v544 * v129)
    v547 = v515 + (v519 * v24)
    v548 = v514 + (v519 * v35)
    v549 = (v516 - (v74 * v547)) + (v89 * v548)
    v550 = v545 + ((v37 * v532) - (v26 * v543))
    v551 = ((v550 - v549) + (v544 * v332)) - (v546 * v133)
    v552 = v547 + (v517 * v26)
    v553 = v548 + (v517 * v37)
    v554 = ((v56 * v552) - v549) - (v55 * v553)
    v555 = (v550 + ((v39 * (v523 + v530)) - (v28 * (v537 + v541)))) + v554
    v556 = ((v555 + (v544 * v342)) - (v546 * v142)) + (v551 * v145)
    v557 = v553 + (v524 * v39)
    v558 = v552 + (v524 * v28)
    v559 = (v52 * v557) - (v53 * v558)
    v560 = v559 + ((v30 * v539) - (v41 * v527))
    v561 = v555 + ((v544 + ((v41 * v523) - (v30 * v537))) - v560)
    v562 = ((v551 * v156) + (((v544 * v157) - v561) + (v546 * v158))) - (v556 * v160)
    v563 = v557 + (v528 * v41)
    v564 = v558 + (v528 * v30)
    v565 = (v49 * v563) - (v50 * v564)
    v566 = (v32 * v537) - (v43 * v523)
    v567 = ((v561 - ((v544 * v172) + (v565 + v566))) - (v546 * v171)) - (v551 * v175)
    v568 = (v567 + (v556 * v170)) - (v562 * v177)
    v569 = v563 + (v526 * v43)
    v570 = v564 + (v526 * v32)
    v571 = (v565 + (v46 * v569)) - (v47 * v570)
    v572 = (v561 + ((v107 * v385) - v566)) - v571
    v573 = ((v551 * v193) + ((v546 * v194) + ((v544 * v195) - v572))) - (v556 * v196)
    v574 = (v573 - (v562 * v192)) - (v568 * v191)
    v575 = (v9 * v569) - (v10 * v570)
    v576 = v575 + (v106 * v385)
    v577 = (((v576 + (v544 * v117)) + (v546 * v131)) - v572) + (v551 * v140)
    v578 = (((v577 - (v556 * v151)) - (v562 * v165)) - (v568 * v182)) - (v574 * v206)
    v579 = v578 * v209
    v580 = v522 + v531
    v581 = v536 + v542
    v582 = (v34 * (v521 + v580)) - (v23 * (v535 + v581))
    v583 = (v35 * (v518 + v580)) - (v24 * (v533 + v581))
    v584 = (v583 - v516) + (v582 * v129)
    v585 = v583 + ((v37 * v580) - (v26 * v581))
    v586 = ((v585 - v549) + (v582 * v332)) - (v584 * v133)
    v587 = v554 + ((v39 * v530) - (v28 * v541))
    v588 = (v585 + ((v522 * v39) - (v536 * v28))) + v587
    v589 = ((v588 + (v582 * v342)) - (v584 * v142)) + (v586 * v145)
    v590 = v588 + ((v582 + ((v522 * v41) - (v536 * v30))) - v560)
    v591 = ((v586 * v156) + (((v582 * v157) - v590) + (v584 * v158))) - (v589 * v160)
    v592 = v590 + ((v43 * v522) - (v32 * v536))
    v593 = (v592 - ((v584 * v171) + ((v582 * v172) + v565))) - (v586 * v175)
    v594 = (v593 + (v589 * v170)) - (v591 * v177)
    v595 = v571 - v592
    v596 = ((v595 + ((v584 * v194) + (v582 * v195))) + (v586 * v193)) - (v589 * v196)
    v597 = (v596 - (v591 * v192)) - (v594 * v191)
    v598 = (v595 + ((v576 + (v582 * v117)) + (v584 * v131))) + (v586 * v140)
    v599 = (((v598 - (v589 * v151)) - (v591 * v165)) - (v594 * v182)) - (v597 * v206)
    v600 = v599 * v209
    v601 = (v34 * (v521 + v531)) - (v23 * (v535 + v542))
    v602 = (v35 * (v518 + v531)) - (v24 * (v533 + v542))
    v603 = (v602 - v516) + (v601 * v129)
    v604 = v602 + ((v37 * v531) - (v26 * v542))
    v605 = ((v604 - v549) + (v601 * v332)) - (v603 * v133)
    v606 = v587 + v604
    v607 = ((v606 + (v601 * v342)) - (v603 * v142)) + (v605 * v145)
    v608 = v606 + (v601 - v560)
    v609 = ((v605 * v156) + (((v601 * v157) - v608) + (v603 * v158))) - (v607 * v160)
    v610 = ((v608 - ((v601 * v172) + v565)) - (v603 * v171)) - (v605 * v175)
    v611 = (v610 + (v607 * v170)) - (v609 * v177)
    v612 = v608 - v571
    v613 = (((v612 - (v601 * v195)) - (v603 * v194)) - (v605 * v193)) + (v607 * v196)
    v614 = (v613 + (v609 * v192)) + (v611 * v191)
    v615 = (((v575 + (v601 * v117)) + (v603 * v131)) - v612) + (v605 * v140)
    v616 = (((v615 - (v607 * v151)) - (v609 * v165)) - (v611 * v182)) + (v614 * v206)
    v617 = v616 * v209
    v618 = (v34 * (v521 + (v525 + v529))) - (v23 * (v535 + (v538 + v540)))
    v619 = (v35 * v518) - (v24 * v533)
    v620 = v516 - v619
    v621 = ((v525 * v35) - (v538 * v24)) - v620
    v622 = v621 + (((v529 * v35) - (v540 * v24)) + (v618 * v129))
    v623 = (v529 * v433) - (v540 * v432)
    v624 = (v525 * v433) - (v538 * v432)
    v625 = v619 - v549
    v626 = v624 + v625
    v627 = (v626 + (v623 + (v618 * v332))) - (v622 * v133)
    v628 = v554 + v619
    v629 = v624 + v628
    v630 = v623 + ((v39 * v529) - (v28 * v540))
    v631 = (((v630 + (v618 * v342)) + v629) - (v622 * v142)) + (v627 * v145)
    v632 = v559 - v629
    v633 = (v630 + v618) - v632
    v634 = ((v627 * v156) + (((v618 * v157) + (v622 * v158)) - v633)) - (v631 * v160)
    v635 = v565 - v633
    v636 = (v631 * v170) - ((((v622 * v171) + (v618 * v172)) + v635) + (v627 * v175))
    v637 = v636 - (v634 * v177)
    v638 = v635 + ((((v46 * v563) - (v47 * v564)) + (v618 * v195)) + (v622 * v194))
    v639 = (((v638 + (v627 * v193)) - (v631 * v196)) - (v634 * v192)) - (v637 * v191)
    v640 = v635 + ((v622 * v131) + ((v618 * v117) + ((v103 * v563) - (v102 * v564))))
    v641 = (((v640 + (v627 * v140)) - (v631 * v151)) - (v634 * v165)) - (v637 * v182)
    v642 = (v641 - (v639 * v206)) * v209
    v643 = (v34 * v521) - (v23 * v535)
    v644 = v643 + ((v525 * v34) - (v538 * v23))
    v645 = v621 + (v644 * v129)
    v646 = (v626 + (v644 * v332)) - (v645 * v133)
    v647 = ((v629 + (v644 * v342)) - (v645 * v142)) + (v646 * v145)
    v648 = (v647 * v160) + ((((v644 * v469) - v632) - (v645 * v158)) - (v646 * v156))
    v649 = ((((v50 * v558) - (v49 * v557)) + (v644 * v472)) - v632) - (v645 * v171)
    v650 = ((v649 - (v646 * v175)) + (v647 * v170)) + (v648 * v177)
    v651 = (((v121 * v558) - (v119 * v557)) + (v644 * v492)) - ((v645 * v194) + v632)
    v652 = (v650 * v191) + (((v651 - (v646 * v193)) + (v647 * v196)) - (v648 * v192))
    v653 = ((((v122 * v558) - (v120 * v557)) - v632) - (v645 * v131)) + (v644 * v496)
    v654 = (((v647 * v151) + (v653 - (v646 * v140))) - (v648 * v165)) + (v650 * v182)
    v655 = (v654 - (v652 * v206)) * v209
    v656 = (v643 * v129) - v620
    v657 = (v625 + (v643 * v332)) - (v656 * v133)
    v658 = ((v628 + (v643 * v342)) - (v656 * v142)) + (v657 * v145)
    v659 = v628 + ((v53 * v552) - (v52 * v553))
    v660 = (((v659 + (v643 * v469)) - (v656 * v158)) - (v657 * v156)) + (v658 * v160)
    v661 = (v659 + (((v50 * v552) - (v49 * v553)) + (v643 * v472))) - (v656 * v171)
    v662 = ((v661 - (v657 * v175)) + (v658 * v170)) + (v660 * v177)
    v663 = ((v659 + ((v121 * v552) - (v119 * v553))) + (v643 * v492)) - (v656 * v194)
    v664 = (((v663 - (v657 * v193)) + (v658 * v196)) - (v660 * v192)) + (v662 * v191)
    v665 = ((v659 + ((v122 * v552) - (v120 * v553))) - (v656 * v131)) + (v643 * v496)
    v666 = (((v665 - (v657 * v140)) + (v658 * v151)) - (v660 * v165)) + (v662 * v182)
    v667 = (v666 - (v664 * v206)) * v209
    v668 = (v34 * v520) - (v23 * v534)
    v669 = v516 - (v668 * v129)
    v670 = (v669 * v133) + ((v668 * v332) - v549)
    v671 = ((((v56 * v547) - (v55 * v548)) - v549) + (v668 * v342)) + (v669 * v142)
    v672 = v671 + (v670 * v145)
    v673 = v549 + ((v126 * v548) - (v125 * v547))
    v674 = (((v669 * v158) + ((v668 * v469) - v673)) - (v670 * v156)) + (v672 * v160)
    v675 = ((((v50 * v547) - (v49 * v548)) - v673) + (v668 * v472)) + (v669 * v171)
    v676 = ((v675 - (v670 * v175)) + (v672 * v170)) + (v674 * v177)
    v677 = (v669 * v194) + ((((v121 * v547) - (v119 * v548)) - v673) + (v668 * v492))
    v678 = (v676 * v191) + (((v677 - (v670 * v193)) + (v672 * v196)) - (v674 * v192))
    v679 = ((v669 * v131) + (((v122 * v547) - (v120 * v548)) - v673)) + (v668 * v496)
    v680 = (((v679 - (v670 * v140)) + (v672 * v151)) - (v674 * v165)) + (v676 * v182)
    v681 = (v680 - (v678 * v206)) * v209
    v682 = (((v74 * v515) - v516) - (v89 * v514)) + (v516 * v133)
    v683 = ((v516 * v142) + ((v104 * v515) - (v516 + (v105 * v514)))) + (v682 * v145)
    v684 = (v516 + (v486 * v514)) - (v487 * v515)
    v685 = (((v516 * v158) - v684) - (v682 * v156)) + (v683 * v160)
    v686 = ((((v50 * v515) - (v49 * v514)) - v684) + (v516 * v171)) - (v682 * v175)
    v687 = (v686 + (v683 * v170)) + (v685 * v177)
    v688 = ((v516 * v194) + (((v121 * v515) - (v119 * v514)) - v684)) - (v682 * v193)
    v689 = (v687 * v191) + ((v688 + (v683 * v196)) - (v685 * v192))
    v690 = ((v516 * v131) + (((v122 * v515) - (v120 * v514)) - v684)) - (v682 * v140)
    v691 = (((v690 + (v683 * v151)) - (v685 * v165)) + (v687 * v182)) - (v689 * v206)
    v692 = v691 * v209
    v693 = (v205 * v384) - (v206 * v391)
    v694 = (v205 * v409) - (v206 * v411)
    v695 = (v205 * v425) - (v206 * v427)
    v696 = (v205 * v445) - (v206 * v448)
    v697 = (v205 * v462) - (v206 * v465)
    v698 = (v205 * v477) - (v206 * v480)
    v699 = (v205 * v495) - (v206 * v499)
    v700 = (v205 * v509) - (v206 * v512)
    v701 = (v574 * v205) - (v206 * v579)
    v702 = (v597 * v205) - (v206 * v600)
    v703 = (v614 * v205) + (v206 * v617)
    v704 = (v639 * v205) - (v206 * v642)
    v705 = (v652 * v205) - (v206 * v655)
    v706 = (v664 * v205) - (v206 * v667)
    v707 = (v678 * v205) - (v206 * v681)
    v708 = (v689 * v205) - (v206 * v692)
    v709 = ((v181 * v375) - (v182 * v391)) - (v191 * v693)
    v710 = ((v181 * v406) + (v182 * v411)) + (v191 * v694)
    v711 = ((v181 * v422) + (v182 * v427)) + (v191 * v695)
    v712 = ((v181 * v442) + (v182 * v448)) + (v191 * v696)
    v713 = ((v181 * v459) + (v182 * v465)) + (v191 * v697)
    v714 = ((v181 * v474) + (v182 * v480)) + (v191 * v698)
    v715 = ((v181 * v491) + (v182 * v499)) + (v191 * v699)
    v716 = ((v181 * v507) + (v182 * v512)) + (v191 * v700)
    v717 = ((v568 * v181) - (v182 * v579)) - (v191 * v701)
    v718 = ((v594 * v181) - (v182 * v600)) - (v191 * v702)
    v719 = ((v611 * v181) - (v182 * v617)) + (v191 * v703)
    v720 = ((v637 * v181) - (v182 * v642)) - (v191 * v704)
    v721 = ((v650 * v181) + (v182 * v655)) + (v191 * v705)
    v722 = ((v662 * v181) + (v182 * v667)) + (v191 * v706)
    v723 = ((v676 * v181) + (v182 * v681)) + (v191 * v707)
    v724 = ((v687 * v181) + (v182 * v692)) + (v191 * v708)
    v725 = (((v164 * v363) - (v165 * v391)) - (v192 * v693)) - (v177 * v709)
    v726 = (((v164 * v404) - (v165 * v411)) - (v192 * v694)) + (v177 * v710)
    v727 = (((v164 * v420) - (v165 * v427)) - (v192 * v695)) + (v177 * v711)
    v728 = (((v164 * v440) - (v165 * v448)) - (v192 * v696)) + (v177 * v712)
    v729 = (((v164 * v457) - (v165 * v465)) - (v192 * v697)) + (v177 * v713)
    v730 = (((v164 * v471) - (v165 * v480)) - (v192 * v698)) + (v177 * v714)
    v731 = (((v164 * v489) - (v165 * v499)) - (v192 * v699)) + (v177 * v715)
    v732 = (((v164 * v505) - (v165 * v512)) - (v192 * v700)) + (v177 * v716)
    v733 = (((v562 * v164) - (v165 * v579)) - (v192 * v701)) - (v177 * v717)
    v734 = (((v591 * v164) - (v165 * v600)) - (v192 * v702)) - (v177 * v718)
    v735 = (((v609 * v164) - (v165 * v617)) + (v192 * v703)) - (v177 * v719)
    v736 = (((v634 * v164) - (v165 * v642)) - (v192 * v704)) - (v177 * v720)
    v737 = (((v648 * v164) - (v165 * v655)) - (v192 * v705)) + (v177 * v721)
    v738 = (((v660 * v164) - (v165 * v667)) - (v192 * v706)) + (v177 * v722)
    v739 = (((v674 * v164) - (v165 * v681)) - (v192 * v707)) + (v177 * v723)
    v740 = (((v685 * v164) - (v165 * v692)) - (v192 * v708)) + (v177 * v724)
    v741 = (((v150 * v354) - (v151 * v391)) - (v196 * v693)) + (v170 * v709)
    v742 = v741 - (v160 * v725)
    v743 = (((v150 * v401) + (v151 * v411)) + (v196 * v694)) + (v170 * v710)
    v744 = v743 + (v160 * v726)
    v745 = (((v150 * v418) + (v151 * v427)) + (v196 * v695)) + (v170 * v711)
    v746 = v745 + (v160 * v727)
    v747 = (((v150 * v438) + (v151 * v448)) + (v196 * v696)) + (v170 * v712)
    v748 = v747 + (v160 * v728)
    v749 = (((v150 * v455) - (v151 * v465)) - (v196 * v697)) - (v170 * v713)
    v750 = v749 - (v160 * v729)
    v751 = (((v150 * v468) + (v151 * v480)) + (v196 * v698)) + (v170 * v714)
    v752 = v751 + (v160 * v730)
    v753 = (((v150 * v485) + (v151 * v499)) + (v196 * v699)) + (v170 * v715)
    v754 = v753 + (v160 * v731)
    v755 = (((v150 * v503) + (v151 * v512)) + (v196 * v700)) + (v170 * v716)
    v756 = v755 + (v160 * v732)
    v757 = (((v556 * v150) - (v151 * v579)) - (v196 * v701)) + (v170 * v717)
    v758 = v757 - (v160 * v733)
    v759 = (((v589 * v150) - (v151 * v600)) - (v196 * v702)) + (v170 * v718)
    v760 = v759 - (v160 * v734)
    v761 = (((v607 * v150) - (v151 * v617)) + (v196 * v703)) + (v170 * v719)
    v762 = v761 - (v160 * v735)
    v763 = (((v631 * v150) - (v151 * v642)) - (v196 * v704)) + (v170 * v720)
    v764 = v763 - (v160 * v736)
    v765 = (((v647 * v150) + (v151 * v655)) + (v196 * v705)) + (v170 * v721)
    v766 = v765 + (v160 * v737)
    v767 = (((v658 * v150) + (v151 * v667)) + (v196 * v706)) + (v170 * v722)
    v768 = v767 + (v160 * v738)
    v769 = (((v672 * v150) + (v151 * v681)) + (v196 * v707)) + (v170 * v723)
    v770 = v769 + (v160 * v739)
    v771 = (((v683 * v150) + (v151 * v692)) + (v196 * v708)) + (v170 * v724)
    v772 = v771 + (v160 * v740)
    v773 = (((v139 * v341) + (v140 * v391)) + (v193 * v693)) - (v175 * v709)
    v774 = (v773 + (v156 * v725)) + (v145 * v742)
    v775 = (((v139 * v397) + (v140 * v411)) + (v193 * v694)) + (v175 * v710)
    v776 = (v775 + (v156 * v726)) - (v145 * v744)
    v777 = (((v139 * v416) + (v140 * v427)) + (v193 * v695)) + (v175 * v711)
    v778 = (v777 + (v156 * v727)) - (v145 * v746)
    v779 = (((v139 * v436) - (v140 * v448)) - (v193 * v696)) - (v175 * v712)
    v780 = (v779 - (v156 * v728)) + (v145 * v748)
    v781 = (((v139 * v453) + (v140 * v465)) + (v193 * v697)) + (v175 * v713)
    v782 = (v781 + (v156 * v729)) + (v145 * v750)
    v783 = (((v139 * v467) - (v140 * v480)) - (v193 * v698)) - (v175 * v714)
    v784 = (v783 - (v156 * v730)) + (v145 * v752)
    v785 = (((v139 * v483) - (v140 * v499)) - (v193 * v699)) - (v175 * v715)
    v786 = (v785 - (v156 * v731)) + (v145 * v754)
    v787 = (((v139 * v501) - (v140 * v512)) - (v193 * v700)) - (v175 * v716)
    v788 = (v787 - (v156 * v732)) + (v145 * v756)
    v789 = (((v551 * v139) + (v140 * v579)) + (v193 * v701)) - (v175 * v717)
    v790 = (v789 + (v156 * v733)) + (v145 * v758)
    v791 = (((v586 * v139) + (v140 * v600)) + (v193 * v702)) - (v175 * v718)
    v792 = (v791 + (v156 * v734)) + (v145 * v760)
    v793 = (((v605 * v139) + (v140 * v617)) - (v193 * v703)) - (v175 * v719)
    v794 = (v793 + (v156 * v735)) + (v145 * v762)
    v795 = (((v627 * v139) + (v140 * v642)) + (v193 * v704)) - (v175 * v720)
    v796 = (v795 + (v156 * v736)) + (v145 * v764)
    v797 = (((v646 * v139) - (v140 * v655)) - (v193 * v705)) - (v175 * v721)
    v798 = (v797 - (v156 * v737)) + (v145 * v766)
    v799 = (((v657 * v139) - (v140 * v667)) - (v193 * v706)) - (v175 * v722)
    v800 = (v799 - (v156 * v738)) + (v145 * v768)
    v801 = (((v670 * v139) - (v140 * v681)) - (v193 * v707)) - (v175 * v723)
    v802 = (v801 - (v156 * v739)) + (v145 * v770)
    v803 = (((v682 * v139) - (v140 * v692)) - (v193 * v708)) - (v175 * v724)
    v804 = (v803 - (v156 * v740)) + (v145 * v772)
    v805 = (((v130 * v331) + (v131 * v391)) + (v194 * v693)) - (v171 * v709)
    v806 = ((v805 + (v158 * v725)) - (v142 * v742)) - (v133 * v774)
    v807 = (((v130 * v395) + (v131 * v411)) + (v194 * v694)) + (v171 * v710)
    v808 = ((v807 + (v158 * v726)) + (v142 * v744)) - (v133 * v776)
    v809 = (((v130 * v414) + (v131 * v427)) + (v194 * v695)) + (v171 * v711)
    v810 = ((v809 + (v158 * v727)) + (v142 * v746)) - (v133 * v778)
    v811 = (((v130 * v431) + (v131 * v448)) + (v194 * v696)) + (v171 * v712)
    v812 = ((v811 + (v158 * v728)) + (v142 * v748)) + (v133 * v780)
    v813 = (((v130 * v451) + (v131 * v465)) + (v194 * v697)) + (v171 * v713)
    v814 = ((v813 + (v158 * v729)) - (v142 * v750)) - (v133 * v782)
    v815 = (((v130 * v466) - (v131 * v480)) - (v194 * v698)) - (v171 * v714)
    v816 = ((v815 - (v158 * v730)) - (v142 * v752)) - (v133 * v784)
    v817 = (((v130 * v482) + (v131 * v499)) + (v194 * v699)) + (v171 * v715)
    v818 = ((v817 + (v158 * v731)) + (v142 * v754)) + (v133 * v786)
    v819 = (((v130 * v500) + (v131 * v512)) + (v194 * v700)) + (v171 * v716)
    v820 = ((v819 + (v158 * v732)) + (v142 * v756)) + (v133 * v788)
    v821 = (((v546 * v130) + (v131 * v579)) + (v194 * v701)) - (v171 * v717)
    v822 = ((v821 + (v158 * v733)) - (v142 * v758)) - (v133 * v790)
    v823 = (((v584 * v130) + (v131 * v600)) + (v194 * v702)) - (v171 * v718)
    v824 = ((v823 + (v158 * v734)) - (v142 * v760)) - (v133 * v792)
    v825 = (((v603 * v130) + (v131 * v617)) - (v194 * v703)) - (v171 * v719)
    v826 = ((v825 + (v158 * v735)) - (v142 * v762)) - (v133 * v794)
    v827 = (((v622 * v130) + (v131 * v642)) + (v194 * v704)) - (v171 * v720)
    v828 = ((v827 + (v158 * v736)) - (v142 * v764)) - (v133 * v796)
    v829 = (((v645 * v130) - (v131 * v655)) - (v194 * v705)) - (v171 * v721)
    v830 = ((v829 - (v158 * v737)) - (v142 * v766)) - (v133 * v798)
    v831 = (((v656 * v130) - (v131 * v667)) - (v194 * v706)) - (v171 * v722)
    v832 = ((v831 - (v158 * v738)) - (v142 * v768)) - (v133 * v800)
    v833 = (((v669 * v130) + (v131 * v681)) + (v194 * v707)) + (v171 * v723)
    v834 = ((v833 + (v158 * v739)) + (v142 * v770)) + (v133 * v802)
    v835 = (((v516 * v130) + (v131 * v692)) + (v194 * v708)) + (v171 * v724)
    v836 = ((v835 + (v158 * v740)) + (v142 * v772)) + (v133 * v804)
    v837 = (v172 * v709) - (((3.2974940611444983 * v329) + (v117 * v391)) + (v195 * v693))
    v838 = (((3.2974940611444983 * v393) + (v117 * v411)) + (v195 * v694)) + (v172 * v710)
    v839 = (((3.2974940611444983 * v412) + (v117 * v427)) + (v195 * v695)) + (v172 * v711)
    v840 = (((3.2974940611444983 * v428) + (v117 * v448)) + (v195 * v696)) + (v172 * v712)
    v841 = (((3.2974940611444983 * v450) + (v117 * v465)) + (v195 * v697)) + (v172 * v713)
    v842 = (((3.2974940611444983 * v449) - (v117 * v480)) - (v195 * v698)) - (v172 * v714)
    v843 = (((3.2974940611444983 * v481) - (v117 * v499)) - (v195 * v699)) - (v172 * v715)
    v844 = (((3.2974940611444983 * v328) - (v117 * v512)) - (v195 * v700)) - (v172 * v716)
    v845 = (((3.2974940611444983 * v544) + (v117 * v579)) + (v195 * v701)) - (v172 * v717)
    v846 = (((3.2974940611444983 * v582) + (v117 * v600)) + (v195 * v702)) - (v172 * v718)
    v847 = (((3.2974940611444983 * v601) + (v117 * v617)) - (v195 * v703)) - (v172 * v719)
    v848 = (((3.2974940611444983 * v618) + (v117 * v642)) + (v195 * v704)) - (v172 * v720)
    v849 = (((3.2974940611444983 * v644) - (v117 * v655)) - (v195 * v705)) - (v172 * v721)
    v850 = (((3.2974940611444983 * v643) - (v117 * v667)) - (v195 * v706)) - (v172 * v722)
    v851 = (((3.2974940611444983 * v668) - (v117 * v681)) - (v195 * v707)) - (v172 * v723)
    v852 = ((v172 * v724) + ((v195 * v708) + (v117 * v692))) + (v157 * v740)
    v853 = v206 * v209
    v854 = (v191 * v206) - v182
    v855 = v854 * v209
    v856 = ((v165 - (v192 * v206)) + (v177 * v854)) * v209
    v857 = v170 + (v160 * v177)
    v858 = (v160 * v192) - v196
    v859 = (((v151 - (v160 * v165)) + (v858 * v206)) - (v857 * v854)) * v209
    v860 = (v145 * v160) - v156
    v861 = ((v145 * v170) - v175) + (v860 * v177)
    v862 = (((v145 * v196) - v193) - (v860 * v192)) + (v861 * v191)
    v863 = ((((v145 * v151) - v140) - (v860 * v165)) + (v861 * v182)) - (v862 * v206)
    v864 = v863 * v209
    v865 = v142 + (v133 * v145)
    v866 = ((v133 * v156) - v158) - (v865 * v160)
    v867 = (((v133 * v175) - v171) - (v865 * v170)) + (v866 * v177)
    v868 = ((((v133 * v193) - v194) - (v865 * v196)) - (v866 * v192)) + (v867 * v191)
    v869 = ((((v133 * v140) - v131) - (v865 * v151)) - (v866 * v165)) + (v867 * v182)
    v870 = (v869 - (v868 * v206)) * v209
    v871 = (v118 * v133) - v134
    v872 = ((v118 * v142) - v143) + (v871 * v145)
    v873 = (((v118 * v158) - v157) - (v871 * v156)) + (v872 * v160)
    v874 = ((((v118 * v171) - v172) - (v871 * v175)) + (v872 * v170)) + (v873 * v177)
    v875 = ((((v118 * v194) - v195) - (v871 * v193)) + (v872 * v196)) - (v873 * v192)
    v876 = v875 + (v874 * v191)
    v877 = ((((v118 * v131) - v117) - (v871 * v140)) + (v872 * v151)) - (v873 * v165)
    v878 = ((v877 + (v874 * v182)) - (v876 * v206)) * v209
    v879 = v191 * v205
    v880 = v879 + (v206 * v855)
    v881 = (v206 * v856) + ((v177 * v879) - (v192 * v205))
    v882 = (v206 * v859) + ((v858 * v205) - (v857 * v879))
    v883 = (v862 * v205) - (v206 * v864)
    v884 = (v868 * v205) - (v206 * v870)
    v885 = (v876 * v205) - (v206 * v878)
    v886 = ((v177 * v181) - (v182 * v856)) + (v191 * v881)
    v887 = ((v857 * v181) + (v182 * v859)) - (v191 * v882)
    v888 = ((v861 * v181) + (v182 * v864)) + (v191 * v883)
    v889 = ((v867 * v181) + (v182 * v870)) + (v191 * v884)
    v890 = ((v874 * v181) + (v182 * v878)) + (v191 * v885)
    v891 = (((v160 * v164) - (v165 * v859)) + (v192 * v882)) + (v177 * v887)
    v892 = (((v860 * v164) - (v165 * v864)) - (v192 * v883)) + (v177 * v888)
    v893 = (((v866 * v164) - (v165 * v870)) - (v192 * v884)) + (v177 * v889)
    v894 = (((v873 * v164) - (v165 * v878)) - (v192 * v885)) + (v177 * v890)
    v895 = (((v145 * v150) + (v151 * v864)) + (v196 * v883)) + (v170 * v888)
    v896 = v895 + (v160 * v892)
    v897 = (((v865 * v150) - (v151 * v870)) - (v196 * v884)) - (v170 * v889)
    v898 = v897 - (v160 * v893)
    v899 = (((v872 * v150) + (v151 * v878)) + (v196 * v885)) + (v170 * v890)
    v900 = v899 + (v160 * v894)
    v901 = (((v139 - (v140 * v864)) - (v193 * v883)) - (v175 * v888)) - (v156 * v892)
    v902 = (((v133 * v139) + (v140 * v870)) + (v193 * v884)) + (v175 * v889)
    v903 = (v902 + (v156 * v893)) + (v145 * v898)
    v904 = (((v871 * v139) - (v140 * v878)) - (v193 * v885)) - (v175 * v890)
    v905 = (v904 - (v156 * v894)) + (v145 * v900)
    v906 = (((v130 - (v131 * v870)) - (v194 * v884)) - (v171 * v889)) - (v158 * v893)
    v907 = (((v118 * v130) + (v131 * v878)) + (v194 * v885)) + (v171 * v890)
    v908 = ((v907 + (v158 * v894)) + (v142 * v900)) + (v133 * v905)
    v909 = (((3.2974940611444983 - (v117 * v878)) - (v195 * v885)) - (v172 * v890)) - (v157 * v894)
    v910 = -v853
    v911 = -v855
    v912 = -v856
    v913 = -v882
    v914 = -v898
    v915 = -v903
    v916 = -v908
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
        v391,
        v411,
        v427,
        v448,
        v465,
        v480,
        v499,
        v512,
        -v579,
        -v600,
        -v617,
        -v642,
        v655,
        v667,
        v681,
        v692,
        v693,
        v694,
        v695,
        v696,
        v697,
        v698,
        v699,
        v700,
        -v701,
        -v702,
        v703,
        -v704,
        v705,
        v706,
        v707,
        v708,
        -v709,
        v710,
        v711,
        v712,
        v713,
        v714,
        v715,
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
        -v733,
        -v734,
        -v735,
        -v736,
        v737,
        v738,
        v739,
        v740,
        -v742,
        v744,
        v746,
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
        v770,
        v772,
        -v774,
        -v776,
        -v778,
        v780,
        -v782,
        v784,
        v786,
        v788,
        v790,
        v792,
        v794,
        v796,
        v798,
        v800,
        v802,
        v804,
        -v806,
        -v808,
        -v810,
        -v812,
        -v814,
        v816,
        -v818,
        -v820,
        v822,
        v824,
        v826,
        v828,
        v830,
        v832,
        -v834,
        -v836,
        (v118 * v806) + (((v837 - (v157 * v725)) + (v143 * v742)) + (v134 * v774)),
        (v118 * v808) + ((v134 * v776) - ((v838 + (v157 * v726)) + (v143 * v744))),
        (v118 * v810) + ((v134 * v778) - ((v839 + (v157 * v727)) + (v143 * v746))),
        (v118 * v812) - (((v840 + (v157 * v728)) + (v143 * v748)) + (v134 * v780)),
        (v118 * v814) + (((v143 * v750) - (v841 + (v157 * v729))) + (v134 * v782)),
        (((v842 - (v157 * v730)) - (v143 * v752)) - (v134 * v784)) - (v118 * v816),
        (((v843 - (v157 * v731)) - (v143 * v754)) - (v134 * v786)) + (v118 * v818),
        (((v844 - (v157 * v732)) - (v143 * v756)) - (v134 * v788)) + (v118 * v820),
        (((v845 + (v157 * v733)) - (v143 * v758)) - (v134 * v790)) - (v118 * v822),
        (((v846 + (v157 * v734)) - (v143 * v760)) - (v134 * v792)) - (v118 * v824),
        (((v847 + (v157 * v735)) - (v143 * v762)) - (v134 * v794)) - (v118 * v826),
        (((v848 + (v157 * v736)) - (v143 * v764)) - (v134 * v796)) - (v118 * v828),
        (((v849 - (v157 * v737)) - (v143 * v766)) - (v134 * v798)) - (v118 * v830),
        (((v850 - (v157 * v738)) - (v143 * v768)) - (v134 * v800)) - (v118 * v832),
        (((v851 - (v157 * v739)) - (v143 * v770)) - (v134 * v802)) + (v118 * v834),
        (v118 * v836) - (((v143 * v772) + v852) + (v134 * v804)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v209,
        v910,
        v911,
        v912,
        v859,
        v864,
        v870,
        v878,
        v910,
        v205 + (v206 * v853),
        v880,
        v881,
        v913,
        v883,
        v884,
        v885,
        v911,
        v880,
        (v181 - (v182 * v855)) + (v191 * v880),
        v886,
        v887,
        v888,
        v889,
        v890,
        v912,
        v881,
        v886,
        ((v164 + (v165 * v856)) - (v192 * v881)) + (v177 * v886),
        v891,
        v892,
        v893,
        v894,
        v859,
        v913,
        v887,
        v891,
        (((v150 + (v151 * v859)) - (v196 * v882)) + (v170 * v887)) + (v160 * v891),
        v896,
        v914,
        v900,
        v864,
        v883,
        v888,
        v892,
        v896,
        v901 + (v145 * v896),
        v915,
        v905,
        v870,
        v884,
        v889,
        v893,
        v914,
        v915,
        (v906 + (v142 * v898)) + (v133 * v903),
        v916,
        v878,
        v885,
        v890,
        v894,
        v900,
        v905,
        v916,
        ((v909 - (v143 * v900)) - (v134 * v905)) + (v118 * v908),
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
    v22 = qd[0] + qd[1]
    v23 = v22 * v22
    v24 = qdd[0] + qdd[1]
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
    v33 = 87.49686150000001 * v16
    v34 = (1.4210854715202004e-14 * v2) - v32
    v35 = -(v33 + v34)
    v36 = -(v34 + (1.3784529073745943e-14 * v16))
    return (
        v32 - ((100.55250000000001 * v2) + v33),
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
