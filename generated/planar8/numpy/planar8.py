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
    v94 = (v76 * v34) + (v91 * v23)
    v95 = 0.30326059166666663 + v94
    v96 = v95 + ((v74 * v34) + (v89 * v23))
    v97 = ((v55 * v23) + (v56 * v34)) + v96
    v98 = ((v52 * v23) + (v53 * v34)) + v97
    v99 = ((v49 * v23) + (v50 * v34)) + v98
    v100 = ((v46 * v23) + (v47 * v34)) + v99
    v101 = ((v9 * v23) + (v10 * v34)) + v100
    v102 = 3.2974940611444983 * v101
    v103 = 3.2974940611444983 * v95
    v104 = v46 + v49
    v105 = v9 + v104
    v106 = v47 + v50
    v107 = v10 + v106
    v108 = (v74 * v36) + (v89 * v25)
    v109 = 1.4505909333333333 + v94
    v110 = (v109 + v95) + v108
    v111 = v53 + v56
    v112 = v52 + v55
    v113 = v110 + ((v111 * v36) + (v112 * v25))
    v114 = (v113 + ((v105 * v25) + (v107 * v36))) - (v103 * v101)
    v115 = 1.0 - v103
    v116 = 1.0 / (v109 + (v95 * v115))
    v117 = v116 * v114
    v118 = v110 - (v96 * v103)
    v119 = v118 * v116
    v120 = 3.2974940611444983 * v96
    v121 = (v108 + 2.694021875) + v110
    v122 = v57 + v121
    v123 = ((v52 * v27) + (v53 * v38)) + v122
    v124 = ((v123 + ((v105 * v27) + (v107 * v38))) - (v120 * v101)) - (v114 * v119)
    v125 = 1.0 / ((v121 - (v96 * v120)) - (v118 * v119))
    v126 = v124 * v125
    v127 = (((v55 * v25) + (v56 * v36)) - (v103 * v97)) + v110
    v128 = v127 * v116
    v129 = 3.2974940611444983 * v97
    v130 = (v122 - (v97 * v120)) - (v127 * v119)
    v131 = -(v130 * v125)
    v132 = (v57 + 4.0270090666666665) + v122
    v133 = v54 + v132
    v134 = (v114 * v128) + (((v129 * v101) - ((v105 * v29) + (v107 * v40))) - v133)
    v135 = v134 - (v124 * v131)
    v136 = 1.0 / (((v132 - (v97 * v129)) - (v127 * v128)) + (v130 * v131))
    v137 = v135 * v136
    v138 = (v54 + 5.441928158333333) + v133
    v139 = v51 + v138
    v140 = v113 - (v103 * v98)
    v141 = (v123 - (v120 * v98)) - (v140 * v119)
    v142 = v141 * v125
    v143 = 3.2974940611444983 * v98
    v144 = v140 * v116
    v145 = ((v140 * v128) + ((v98 * v129) - v133)) - (v141 * v131)
    v146 = v145 * v136
    v147 = v9 + v46
    v148 = v10 + v47
    v149 = v139 + ((((v147 * v31) + (v148 * v42)) - (v143 * v101)) - (v114 * v144))
    v150 = (v149 - (v124 * v142)) - (v135 * v146)
    v151 = (((v138 - (v98 * v143)) - (v140 * v144)) - (v141 * v142)) - (v145 * v146)
    v152 = 1.0 / v151
    v153 = v150 * v152
    v154 = (v113 + ((v49 * v25) + (v50 * v36))) - (v103 * v99)
    v155 = (v123 + (((v49 * v27) + (v50 * v38)) - (v120 * v99))) - (v154 * v119)
    v156 = (v154 * v128) + (((v129 * v99) - ((v49 * v29) + (v50 * v40))) - v133)
    v157 = v156 - (v155 * v131)
    v158 = v157 * v136
    v159 = v154 * v116
    v160 = 3.2974940611444983 * v99
    v161 = (v51 + 6.930074799999999) + v139
    v162 = v48 + v161
    v163 = v155 * v125
    v164 = ((((v99 * v143) + (v154 * v144)) - v139) + (v155 * v142)) + (v157 * v146)
    v165 = v164 * v152
    v166 = (((v114 * v159) + ((v160 * v101) - v45)) - v162) + (v124 * v163)
    v167 = ((v135 * v158) + v166) - (v150 * v165)
    v168 = ((v161 - ((v99 * v160) + (v154 * v159))) - (v155 * v163)) - (v157 * v158)
    v169 = 1.0 / (v168 - (v164 * v165))
    v170 = v167 * v169
    v171 = (v113 + ((v104 * v25) + (v106 * v36))) - (v103 * v100)
    v172 = (v123 + (((v104 * v27) + (v106 * v38)) - (v120 * v100))) - (v171 * v119)
    v173 = (v171 * v128) + (((v129 * v100) - ((v104 * v29) + (v106 * v40))) - v133)
    v174 = v173 - (v172 * v131)
    v175 = v139 + ((((v46 * v31) + (v47 * v42)) - (v143 * v100)) - (v171 * v144))
    v176 = (v175 - (v172 * v142)) - (v174 * v146)
    v177 = ((((v100 * v160) + (v171 * v159)) - v162) + (v172 * v163)) + (v174 * v158)
    v178 = v177 - (v176 * v165)
    v179 = v178 * v169
    v180 = v176 * v152
    v181 = v172 * v125
    v182 = v171 * v116
    v183 = 3.2974940611444983 * v100
    v184 = v174 * v136
    v185 = 8.919149999999998 * v7
    v186 = 8.919149999999998 * v8
    v187 = v45 + ((v9 * v185) + (v10 * v186))
    v188 = v48 + v162
    v189 = 8.481664641666665 + v188
    v190 = (v189 + ((v187 - (v101 * v183)) - (v114 * v182))) - (v124 * v181)
    v191 = ((v190 - (v135 * v184)) - (v150 * v180)) - (v167 * v179)
    v192 = ((v189 - ((v100 * v183) + (v171 * v182))) - (v172 * v181)) - (v174 * v184)
    v193 = 1.0 / ((v192 - (v176 * v180)) - (v178 * v179))
    v194 = v191 * v193
    v195 = v188 + (((18.567497974999995 + (2.0 * v187)) - (v101 * v102)) - (v114 * v117))
    v196 = (((v195 - (v124 * v126)) - (v135 * v137)) - (v150 * v153)) - (v167 * v170)
    v197 = 1.0 / (v196 - (v191 * v194))
    v198 = v60 * v186
    v199 = v64 * v43
    v200 = v67 * v41
    v201 = v78 * v35
    v202 = v82 + v201
    v203 = v73 * v37
    v204 = v70 * v39
    v205 = v202 + (v203 + v204)
    v206 = v200 + v205
    v207 = v199 + v206
    v208 = v85 + v86
    v209 = (v208 + v87) + v88
    v210 = v84 + v209
    v211 = v90 + v210
    v212 = v62 + v65
    v213 = v61 + v212
    v214 = v68 + v213
    v215 = v71 + v214
    v216 = v75 + v215
    v217 = (v34 * (v92 + v211)) - (v23 * (v79 + v216))
    v218 = tau[7] + v217
    v219 = (((v35 * v211) - (v24 * v216)) - (v91 * v82)) + (v76 * v93)
    v220 = (v219 - (v103 * v218)) + (v217 + tau[6])
    v221 = v78 * v24
    v222 = v93 + v221
    v223 = v219 + (((v74 * v222) + ((v37 * v210) - (v26 * v215))) + v217)
    v224 = (v223 + ((tau[5] - (v89 * v202)) - (v120 * v218))) - (v220 * v119)
    v225 = v84 + v208
    v226 = v73 * v26
    v227 = v93 + (v221 + v226)
    v228 = v55 + v89
    v229 = (((v39 * (v87 + v225)) - (v55 * v203)) - (v28 * v214)) + (v56 * v227)
    v230 = v223 + (v229 - (v228 * v202))
    v231 = ((v220 * v128) + (((v218 * v129) - tau[4]) - v230)) - (v224 * v131)
    v232 = v70 * v28
    v233 = (((v30 * v213) - (v41 * v225)) + (v52 * v205)) - (v53 * (v227 + v232))
    v234 = v233 - v230
    v235 = ((v234 + ((v218 * v143) - tau[3])) + (v220 * v144)) + (v224 * v142)
    v236 = v235 + (v231 * v146)
    v237 = v67 * v30
    v238 = v227 + (v232 + v237)
    v239 = (((v61 * v32) - (v84 * v43)) + (v32 * v62)) - (v43 * v85)
    v240 = ((v49 * v206) + (v239 - (v50 * v238))) + v234
    v241 = ((v240 + ((v218 * v160) - tau[2])) + (v220 * v159)) + (v224 * v163)
    v242 = (v241 + (v231 * v158)) + (v236 * v165)
    v243 = v64 * v32
    v244 = v238 + v243
    v245 = v240 + ((v46 * v207) + (((v61 * v185) - (v84 * v186)) - (v47 * v244)))
    v246 = ((v245 + ((v218 * v183) - tau[1])) + (v220 * v182)) + (v224 * v181)
    v247 = ((v246 + (v231 * v184)) - (v236 * v180)) + (v242 * v179)
    v248 = v60 * v185
    v249 = (v9 * (v198 + v207)) - (tau[0] + (v10 * (v244 + (v248 - 100.55249999999998))))
    v250 = ((v245 + (v220 * v117)) + (v249 + (v218 * v102))) + (v224 * v126)
    v251 = (((v250 + (v231 * v137)) - (v236 * v153)) + (v242 * v170)) - (v247 * v194)
    v252 = v251 * v197
    v253 = (v247 * v193) - (v194 * v252)
    v254 = v252 + v253
    v255 = ((v242 * v169) + (v170 * v252)) + (v179 * v253)
    v256 = v254 + v255
    v257 = (v32 * v256) - v199
    v258 = (((v236 * v152) - (v153 * v252)) - (v180 * v253)) + (v165 * v255)
    v259 = v256 + v258
    v260 = (v30 * v259) - v200
    v261 = (((v231 * v136) + (v137 * v252)) + (v184 * v253)) + (v158 * v255)
    v262 = v261 + (v146 * v258)
    v263 = v259 + v262
    v264 = (v28 * v263) - v204
    v265 = (((v224 * v125) + (v126 * v252)) + (v181 * v253)) + (v163 * v255)
    v266 = (v265 + (v142 * v258)) - (v131 * v262)
    v267 = v266 - v263
    v268 = v203 + (v26 * v267)
    v269 = (((v220 * v116) + (v117 * v252)) + (v182 * v253)) + (v159 * v255)
    v270 = ((v269 + (v144 * v258)) + (v128 * v262)) - (v119 * v266)
    v271 = v267 + v270
    v272 = (((3.2974940611444983 * v218) + (v102 * v252)) + (v183 * v253)) + (v160 * v255)
    v273 = (((v272 + (v143 * v258)) + (v129 * v262)) - (v120 * v266)) - (v103 * v270)
    v274 = v271 + v273
    v275 = v23 * v274
    v276 = v24 * v271
    v277 = (v202 + v276) + v275
    v278 = v268 + v277
    v279 = v264 - v278
    v280 = v260 + v279
    v281 = v257 + v280
    v282 = v75 + (v89 * v267)
    v283 = (v52 * v259) - v68
    v284 = (v55 * v263) - v71
    v285 = v283 + v284
    v286 = v49 * v256
    v287 = v46 * v254
    v288 = (v9 * v252) - v61
    v289 = v286 + (v287 + (v288 - v212))
    v290 = v285 + v289
    v291 = v34 * v274
    v292 = v93 - v291
    v293 = -v292
    v294 = v82 + v275
    v295 = v76 * v294
    v296 = (v91 * v293) - v295
    v297 = (v74 * v267) - v90
    v298 = v47 * v254
    v299 = v50 * v256
    v300 = v83 + (v10 * v252)
    v301 = 9.81 - v300
    v302 = (v298 - v301) + v299
    v303 = v53 * v259
    v304 = v56 * v263
    v305 = ((v302 + v209) + v303) + v304
    v306 = ((v35 * (v290 - v282)) - v295) - ((v91 * v292) + (v24 * (v305 - v297)))
    v307 = v306 + (-v296)
    v308 = v79 + (v91 * v271)
    v309 = v282 + v308
    v310 = v286 - v65
    v311 = v285 + v310
    v312 = v287 - v62
    v313 = v288 + v312
    v314 = v311 + v313
    v315 = v92 - (v76 * v271)
    v316 = v297 - v315
    v317 = v85 + v298
    v318 = v86 + v299
    v319 = v87 + v303
    v320 = v88 + v304
    v321 = v319 + v320
    v322 = v318 + v321
    v323 = v317 + v322
    v324 = v300 + v323
    v325 = (v34 * (v290 - v309)) - (v23 * (v305 - v316))
    v326 = ((v34 * (v314 - v309)) - v325) - (v23 * (v324 - v316))
    v327 = (v35 * (v314 - v282)) - (v24 * (v324 - v297))
    v328 = (v327 + (v115 * v326)) - v307
    v329 = 1.0 - v120
    v330 = v35 * v271
    v331 = v291 + v330
    v332 = (v276 + v201) + v294
    v333 = (v330 - v221) + v293
    v334 = (v74 * v332) - (v89 * v333)
    v335 = (((v37 * v290) - (v26 * v305)) - (v74 * v277)) + (v89 * (v331 - v222))
    v336 = (v335 + v334) + v307
    v337 = (((v26 * v324) - (v37 * v314)) - v327) + v336
    v338 = ((v329 * v326) - v337) - (v119 * v328)
    v339 = 1.0 - v129
    v340 = v37 * v267
    v341 = v331 - v227
    v342 = v268 + v332
    v343 = (v226 - v340) - v333
    v344 = (v56 * v342) + (v55 * v343)
    v345 = v208 + v302
    v346 = (v56 * v278) + ((v28 * (v319 + v345)) - (v39 * (v283 + v289)))
    v347 = (v346 - (v55 * (v340 + v341))) - v344
    v348 = (v300 + v317) + v318
    v349 = v310 + v313
    v350 = v337 + (((v28 * (v319 + v348)) - (v39 * (v283 + v349))) - v347)
    v351 = (v131 * v338) + (((v339 * v326) - (v128 * v328)) - v350)
    v352 = v39 * v263
    v353 = v340 - v352
    v354 = (v352 + v232) + v343
    v355 = v264 - v342
    v356 = (v52 * v354) - (v53 * v355)
    v357 = (v52 * (v341 + (v353 - v232))) + ((v41 * v289) - (v30 * v345))
    v358 = v356 + (v357 - (v53 * (-v279)))
    v359 = ((v326 + ((v41 * v349) - (v30 * v348))) - v358) - v350
    v360 = ((v142 * v338) + ((v143 * v326) + (v144 * v328))) - ((v146 * v351) + v359)
    v361 = (v32 * v300) - (v43 * v288)
    v362 = (v32 * v317) - (v43 * v312)
    v363 = v41 * v259
    v364 = ((v363 + v238) - v353) - v331
    v365 = (v363 + v237) + v354
    v366 = v260 + v355
    v367 = (v49 * v365) - (v50 * v366)
    v368 = (v49 * (-v364)) + ((v43 * v313) - (v32 * (v317 - v301)))
    v369 = v367 + (v368 - (v50 * (-v280)))
    v370 = v362 + v369
    v371 = ((v159 * v328) + ((v160 * v326) + v361)) + (v163 * v338)
    v372 = (((v359 - v370) + (v158 * v351)) - v371) - (v165 * v360)
    v373 = v243 + (v43 * v256)
    v374 = v365 + v373
    v375 = v257 + v366
    v376 = (v369 + (v46 * v374)) - (v47 * v375)
    v377 = v364 + v373
    v378 = v376 + ((v362 + (v46 * (-v377))) - (v47 * (-v281)))
    v379 = v378 + ((v361 + (9.81 * v185)) - v359)
    v380 = ((v181 * v338) + ((v182 * v328) + (v183 * v326))) - (v184 * v351)
    v381 = (v379 - (v179 * v372)) + (v380 - (v180 * v360))
    v382 = (v9 * v186) - (v10 * v185)
    v383 = (v9 * v374) - (v10 * v375)
    v384 = (((v10 * v198) + (v9 * v248)) + (v382 * v254)) + v383
    v385 = (v102 * v326) + (v9 * (((100.55249999999998 - v248) + (-(v186 * v254))) - v377))
    v386 = (v385 - (v10 * ((v198 - (v185 * v254)) - v281))) + (v117 * v328)
    v387 = ((v384 - (v137 * v351)) + ((v126 * v338) + v386)) - (v170 * v372)
    v388 = v197 * (((v379 - (v153 * v360)) + v387) - (v194 * v381))
    v389 = v311 + v312
    v390 = ((v34 * (v389 - v309)) - v325) - (v23 * (v323 - v316))
    v391 = (v35 * (v389 - v282)) - (v24 * (v323 - v297))
    v392 = (v391 + (v115 * v390)) - v307
    v393 = (((v26 * v323) - (v37 * v389)) - v391) + v336
    v394 = ((v329 * v390) - v393) - (v119 * v392)
    v395 = ((v28 * v319) - (v39 * v283)) - v347
    v396 = v395 + ((v28 * v318) - (v39 * v310))
    v397 = ((v390 + ((v39 * v312) - (v28 * v317))) - v393) - v396
    v398 = (((v128 * v392) + (v129 * v390)) - (v131 * v394)) - v397
    v399 = v358 + ((v30 * v318) - (v41 * v310))
    v400 = (v399 + ((v30 * v317) - (v41 * v312))) - v397
    v401 = (v400 + ((v142 * v394) + ((v143 * v390) + (v144 * v392)))) + (v146 * v398)
    v402 = (v158 * v398) + (((v159 * v392) + (v160 * v390)) + (v163 * v394))
    v403 = ((v370 + v400) + (v165 * v401)) + v402
    v404 = v378 + (v400 + ((v186 * v288) + (v185 * v301)))
    v405 = ((v181 * v394) + ((v182 * v392) + (v183 * v390))) + (v184 * v398)
    v406 = ((v404 - (v180 * v401)) + v405) + (v179 * v403)
    v407 = (v384 + ((v126 * v394) + ((v117 * v392) + (v102 * v390)))) + (v137 * v398)
    v408 = v197 * ((((v407 - (v153 * v401)) + v404) + (v170 * v403)) - (v194 * v406))
    v409 = ((v34 * (v311 - v309)) - v325) - (v23 * (v322 - v316))
    v410 = (v35 * (v311 - v282)) - (v24 * (v322 - v297))
    v411 = (v410 + (v115 * v409)) - v307
    v412 = (((v26 * v322) - (v37 * v311)) - v410) + v336
    v413 = ((v329 * v409) - v412) - (v119 * v411)
    v414 = (v409 - v412) - v396
    v415 = (((v128 * v411) + (v129 * v409)) - (v131 * v413)) - v414
    v416 = v414 - v399
    v417 = (((v142 * v413) + ((v143 * v409) + (v144 * v411))) - v416) + (v146 * v415)
    v418 = ((v369 + ((v159 * v411) + (v160 * v409))) + (v163 * v413)) - v416
    v419 = (v418 + (v158 * v415)) + (v165 * v417)
    v420 = v376 - v416
    v421 = ((v181 * v413) + ((v182 * v411) + (v183 * v409))) + (v184 * v415)
    v422 = (v420 - (v180 * v417)) + ((v179 * v419) + v421)
    v423 = ((v383 + ((v117 * v411) + (v102 * v409))) + (v126 * v413)) + (v137 * v415)
    v424 = v197 * (((v420 - (v153 * v417)) + (v423 + (v170 * v419))) - (v194 * v422))
    v425 = ((v34 * (v285 - v309)) - v325) - (v23 * (v321 - v316))
    v426 = (v35 * v282) - (v24 * v297)
    v427 = v307 + v426
    v428 = (((v35 * v285) - (v24 * v321)) + (v115 * v425)) - v427
    v429 = v24 + v26
    v430 = v35 + v37
    v431 = v336 + v426
    v432 = (v425 + ((v430 * v285) - (v429 * v321))) - v431
    v433 = ((v119 * v428) + (v120 * v425)) - v432
    v434 = v432 - v395
    v435 = (((v128 * v428) + (v129 * v425)) + (v131 * v433)) - v434
    v436 = v358 - v434
    v437 = (v436 + (((v143 * v425) + (v144 * v428)) - (v142 * v433))) + (v146 * v435)
    v438 = v436 + (((v367 + (v160 * v425)) + (v159 * v428)) - (v163 * v433))
    v439 = (v438 + (v158 * v435)) + (v165 * v437)
    v440 = (v182 * v428) + (((v183 * v425) + (v104 * v365)) - (v106 * v366))
    v441 = ((v436 + (v440 - (v181 * v433))) + (v184 * v435)) - (v180 * v437)
    v442 = v441 + (v179 * v439)
    v443 = (v117 * v428) + (((v102 * v425) + (v105 * v365)) - (v107 * v366))
    v444 = ((v436 + (v443 - (v126 * v433))) + (v137 * v435)) - (v153 * v437)
    v445 = v197 * ((v444 + (v170 * v439)) - (v194 * v442))
    v446 = v325 + ((v34 * v309) - (v23 * v316))
    v447 = ((v34 * v284) - (v23 * v320)) - v446
    v448 = (((v35 * v284) - (v24 * v320)) + (v115 * v447)) - v427
    v449 = v431 + ((v429 * v320) - (v430 * v284))
    v450 = ((v329 * v447) - (v119 * v448)) - v449
    v451 = v347 - v449
    v452 = v451 + ((v131 * v450) + ((v339 * v447) - (v128 * v448)))
    v453 = v451 + (v447 - v356)
    v454 = (((v142 * v450) + ((v143 * v447) + (v144 * v448))) - v453) - (v146 * v452)
    v455 = (((v49 * v354) - (v50 * v355)) + (v160 * v447)) + (v159 * v448)
    v456 = (((v455 + (v163 * v450)) - v453) - (v158 * v452)) + (v165 * v454)
    v457 = (v182 * v448) + ((v183 * v447) + ((v104 * v354) - (v106 * v355)))
    v458 = ((((v181 * v450) + v457) - v453) - (v184 * v452)) - (v180 * v454)
    v459 = (v179 * v456) + v458
    v460 = (v117 * v448) + ((v102 * v447) + ((v105 * v354) - (v107 * v355)))
    v461 = ((((v126 * v450) + v460) - v453) - (v137 * v452)) - (v153 * v454)
    v462 = v197 * ((v461 + (v170 * v456)) - (v194 * v459))
    v463 = v427 + (v115 * v446)
    v464 = v431 + ((v329 * v446) - (v119 * v463))
    v465 = (((v344 + (v339 * v446)) - (v128 * v463)) + v431) + (v131 * v464)
    v466 = 1.0 - v143
    v467 = v431 + ((v112 * v343) + (v111 * v342))
    v468 = ((v467 + ((v466 * v446) - (v144 * v463))) - (v142 * v464)) + (v146 * v465)
    v469 = 1.0 - v160
    v470 = v467 + ((((v49 * v343) + (v50 * v342)) + (v469 * v446)) - (v159 * v463))
    v471 = ((v470 - (v163 * v464)) + (v158 * v465)) + (v165 * v468)
    v472 = v467 + ((v446 + (v104 * v343)) + (v106 * v342))
    v473 = (v180 * v468) + ((v181 * v464) + ((v182 * v463) + (v183 * v446)))
    v474 = ((v472 + (v184 * v465)) + (v179 * v471)) - v473
    v475 = (((v9 * v343) + (v10 * v342)) - (v102 * v446)) - (v117 * v463)
    v476 = (v472 + (v137 * v465)) + (v170 * v471)
    v477 = v197 * ((v476 + ((v475 - (v126 * v464)) - (v153 * v468))) - (v194 * v474))
    v478 = v325 + ((v34 * v308) + (v23 * v315))
    v479 = (-v307) - (v115 * v478)
    v480 = ((v334 + (v329 * v478)) + v307) + (v119 * v479)
    v481 = v56 + v74
    v482 = (v307 + ((v339 * v478) + ((v481 * v332) - (v228 * v333)))) + (v128 * v479)
    v483 = v482 + (v131 * v480)
    v484 = v89 + v112
    v485 = v74 + v111
    v486 = v307 + ((v485 * v332) - (v484 * v333))
    v487 = (((v486 + (v466 * v478)) + (v144 * v479)) - (v142 * v480)) + (v146 * v483)
    v488 = (((v50 * v332) - (v49 * v333)) + (v469 * v478)) + (v159 * v479)
    v489 = ((v486 - (v163 * v480)) + (v488 + (v158 * v483))) + (v165 * v487)
    v490 = 1.0 - v183
    v491 = (v182 * v479) + (((v106 * v332) - (v104 * v333)) + (v490 * v478))
    v492 = ((v486 - (v181 * v480)) + (v491 + (v184 * v483))) - (v180 * v487)
    v493 = v492 + (v179 * v489)
    v494 = 1.0 - v102
    v495 = (v117 * v479) + (((v107 * v332) - (v105 * v333)) + (v494 * v478))
    v496 = ((v486 - (v126 * v480)) + (v495 + (v137 * v483))) - (v153 * v487)
    v497 = v197 * ((v496 + (v170 * v489)) - (v194 * v493))
    v498 = v296 - (v115 * v325)
    v499 = (((v74 * v294) - v296) + (v119 * v498)) + ((v329 * v325) - (v89 * v293))
    v500 = ((v128 * v498) - (v296 + (v228 * v293))) + ((v339 * v325) + (v481 * v294))
    v501 = v500 + (v131 * v499)
    v502 = (v296 + (v484 * v293)) - (v485 * v294)
    v503 = (((v144 * v498) + ((v466 * v325) - v502)) - (v142 * v499)) + (v146 * v501)
    v504 = ((((v50 * v294) - (v49 * v293)) + (v469 * v325)) + (v159 * v498)) - v502
    v505 = ((v504 - (v163 * v499)) + (v158 * v501)) + (v165 * v503)
    v506 = ((v182 * v498) + (((v106 * v294) - (v104 * v293)) + (v490 * v325))) - v502
    v507 = (v179 * v505) + (((v506 - (v181 * v499)) + (v184 * v501)) - (v180 * v503))
    v508 = ((v117 * v498) + (((v107 * v294) - (v105 * v293)) + (v494 * v325))) - v502
    v509 = (((v508 - (v126 * v499)) + (v137 * v501)) - (v153 * v503)) + (v170 * v505)
    v510 = v197 * (v509 - (v194 * v507))
    v511 = 2.0 * v80
    v512 = v511 * v34
    v513 = v511 * v23
    v514 = (v91 * v512) - (v76 * v513)
    v515 = 2.0 * v72
    v516 = v515 * v89
    v517 = 2.0 * v77
    v518 = v517 * v91
    v519 = v516 + v518
    v520 = 2.0 * v59
    v521 = v520 * v46
    v522 = 2.0 * qd[0]
    v523 = v521 + (v522 * v9)
    v524 = 2.0 * v69
    v525 = v524 * v55
    v526 = 2.0 * v63
    v527 = v526 * v49
    v528 = 2.0 * v66
    v529 = v528 * v52
    v530 = v527 + v529
    v531 = v525 + v530
    v532 = v523 + v531
    v533 = v515 * v74
    v534 = v517 * v76
    v535 = v533 + v534
    v536 = v520 * v47
    v537 = v536 + (v522 * v10)
    v538 = v524 * v56
    v539 = v526 * v50
    v540 = v528 * v53
    v541 = v539 + v540
    v542 = v538 + v541
    v543 = v537 + v542
    v544 = (v34 * (v519 + v532)) - (v23 * (v535 + v543))
    v545 = (v35 * (v516 + v532)) - (v24 * (v533 + v543))
    v546 = (v545 - v514) + (v544 * v115)
    v547 = v513 + (v517 * v24)
    v548 = v512 + (v517 * v35)
    v549 = (v514 - (v74 * v547)) + (v89 * v548)
    v550 = v545 + ((v37 * v532) - (v26 * v543))
    v551 = ((v550 - v549) + (v544 * v329)) - (v546 * v119)
    v552 = v547 + (v515 * v26)
    v553 = v548 + (v515 * v37)
    v554 = ((v56 * v552) - v549) - (v55 * v553)
    v555 = (v550 + ((v39 * (v523 + v530)) - (v28 * (v537 + v541)))) + v554
    v556 = ((v555 + (v544 * v339)) - (v546 * v128)) + (v551 * v131)
    v557 = v553 + (v524 * v39)
    v558 = v552 + (v524 * v28)
    v559 = (v52 * v557) - (v53 * v558)
    v560 = v559 + ((v30 * v539) - (v41 * v527))
    v561 = v555 + ((v544 + ((v41 * v523) - (v30 * v537))) - v560)
    v562 = ((v551 * v142) + (((v544 * v143) - v561) + (v546 * v144))) - (v556 * v146)
    v563 = v557 + (v528 * v41)
    v564 = v558 + (v528 * v30)
    v565 = (v49 * v563) - (v50 * v564)
    v566 = (v32 * v537) - (v43 * v523)
    v567 = ((v561 - ((v544 * v160) + (v565 + v566))) - (v546 * v159)) - (v551 * v163)
    v568 = (v567 + (v556 * v158)) - (v562 * v165)
    v569 = v563 + (v526 * v43)
    v570 = v564 + (v526 * v32)
    v571 = (v565 + (v46 * v569)) - (v47 * v570)
    v572 = (v561 + ((v522 * v382) - v566)) - v571
    v573 = ((v551 * v181) + ((v546 * v182) + ((v544 * v183) - v572))) - (v556 * v184)
    v574 = (v573 - (v562 * v180)) - (v568 * v179)
    v575 = (v9 * v569) - (v10 * v570)
    v576 = v575 + (v520 * v382)
    v577 = (((v576 + (v544 * v102)) + (v546 * v117)) - v572) + (v551 * v126)
    v578 = (((v577 - (v556 * v137)) - (v562 * v153)) - (v568 * v170)) - (v574 * v194)
    v579 = v578 * v197
    v580 = v521 + v531
    v581 = v536 + v542
    v582 = (v34 * (v519 + v580)) - (v23 * (v535 + v581))
    v583 = (v35 * (v516 + v580)) - (v24 * (v533 + v581))
    v584 = (v583 - v514) + (v582 * v115)
    v585 = v583 + ((v37 * v580) - (v26 * v581))
    v586 = ((v585 - v549) + (v582 * v329)) - (v584 * v119)
    v587 = v554 + ((v39 * v530) - (v28 * v541))
    v588 = (v585 + ((v521 * v39) - (v536 * v28))) + v587
    v589 = ((v588 + (v582 * v339)) - (v584 * v128)) + (v586 * v131)
    v590 = v588 + ((v582 + ((v521 * v41) - (v536 * v30))) - v560)
    v591 = ((v586 * v142) + (((v582 * v143) - v590) + (v584 * v144))) - (v589 * v146)
    v592 = v590 + ((v43 * v521) - (v32 * v536))
    v593 = (v592 - ((v584 * v159) + ((v582 * v160) + v565))) - (v586 * v163)
    v594 = (v593 + (v589 * v158)) - (v591 * v165)
    v595 = v571 - v592
    v596 = ((v595 + ((v584 * v182) + (v582 * v183))) + (v586 * v181)) - (v589 * v184)
    v597 = (v596 - (v591 * v180)) - (v594 * v179)
    v598 = (v595 + ((v576 + (v582 * v102)) + (v584 * v117))) + (v586 * v126)
    v599 = (((v598 - (v589 * v137)) - (v591 * v153)) - (v594 * v170)) - (v597 * v194)
    v600 = v599 * v197
    v601 = (v34 * (v519 + v531)) - (v23 * (v535 + v542))
    v602 = (v35 * (v516 + v531)) - (v24 * (v533 + v542))
    v603 = (v602 - v514) + (v601 * v115)
    v604 = v602 + ((v37 * v531) - (v26 * v542))
    v605 = ((v604 - v549) + (v601 * v329)) - (v603 * v119)
    v606 = v587 + v604
    v607 = ((v606 + (v601 * v339)) - (v603 * v128)) + (v605 * v131)
    v608 = v606 + (v601 - v560)
    v609 = ((v605 * v142) + (((v601 * v143) - v608) + (v603 * v144))) - (v607 * v146)
    v610 = ((v608 - ((v601 * v160) + v565)) - (v603 * v159)) - (v605 * v163)
    v611 = (v610 + (v607 * v158)) - (v609 * v165)
    v612 = v608 - v571
    v613 = (((v612 - (v601 * v183)) - (v603 * v182)) - (v605 * v181)) + (v607 * v184)
    v614 = (v613 + (v609 * v180)) + (v611 * v179)
    v615 = (((v575 + (v601 * v102)) + (v603 * v117)) - v612) + (v605 * v126)
    v616 = (((v615 - (v607 * v137)) - (v609 * v153)) - (v611 * v170)) + (v614 * v194)
    v617 = v616 * v197
    v618 = (v34 * (v519 + (v525 + v529))) - (v23 * (v535 + (v538 + v540)))
    v619 = (v35 * v516) - (v24 * v533)
    v620 = v514 - v619
    v621 = ((v525 * v35) - (v538 * v24)) - v620
    v622 = v621 + (((v529 * v35) - (v540 * v24)) + (v618 * v115))
    v623 = (v529 * v430) - (v540 * v429)
    v624 = (v525 * v430) - (v538 * v429)
    v625 = v619 - v549
    v626 = v624 + v625
    v627 = (v626 + (v623 + (v618 * v329))) - (v622 * v119)
    v628 = v554 + v619
    v629 = v624 + v628
    v630 = v623 + ((v39 * v529) - (v28 * v540))
    v631 = (((v630 + (v618 * v339)) + v629) - (v622 * v128)) + (v627 * v131)
    v632 = v559 - v629
    v633 = (v630 + v618) - v632
    v634 = ((v627 * v142) + (((v618 * v143) + (v622 * v144)) - v633)) - (v631 * v146)
    v635 = v565 - v633
    v636 = (v631 * v158) - ((((v622 * v159) + (v618 * v160)) + v635) + (v627 * v163))
    v637 = v636 - (v634 * v165)
    v638 = v635 + ((((v46 * v563) - (v47 * v564)) + (v618 * v183)) + (v622 * v182))
    v639 = (((v638 + (v627 * v181)) - (v631 * v184)) - (v634 * v180)) - (v637 * v179)
    v640 = v635 + ((v622 * v117) + ((v618 * v102) + ((v147 * v563) - (v148 * v564))))
    v641 = (((v640 + (v627 * v126)) - (v631 * v137)) - (v634 * v153)) - (v637 * v170)
    v642 = (v641 - (v639 * v194)) * v197
    v643 = (v34 * v519) - (v23 * v535)
    v644 = v643 + ((v525 * v34) - (v538 * v23))
    v645 = v621 + (v644 * v115)
    v646 = (v626 + (v644 * v329)) - (v645 * v119)
    v647 = ((v629 + (v644 * v339)) - (v645 * v128)) + (v646 * v131)
    v648 = (v647 * v146) + ((((v644 * v466) - v632) - (v645 * v144)) - (v646 * v142))
    v649 = ((((v50 * v558) - (v49 * v557)) + (v644 * v469)) - v632) - (v645 * v159)
    v650 = ((v649 - (v646 * v163)) + (v647 * v158)) + (v648 * v165)
    v651 = (((v106 * v558) - (v104 * v557)) + (v644 * v490)) - ((v645 * v182) + v632)
    v652 = (v650 * v179) + (((v651 - (v646 * v181)) + (v647 * v184)) - (v648 * v180))
    v653 = ((((v107 * v558) - (v105 * v557)) - v632) - (v645 * v117)) + (v644 * v494)
    v654 = (((v647 * v137) + (v653 - (v646 * v126))) - (v648 * v153)) + (v650 * v170)
    v655 = (v654 - (v652 * v194)) * v197
    v656 = (v643 * v115) - v620
    v657 = (v625 + (v643 * v329)) - (v656 * v119)
    v658 = ((v628 + (v643 * v339)) - (v656 * v128)) + (v657 * v131)
    v659 = v628 + ((v53 * v552) - (v52 * v553))
    v660 = (((v659 + (v643 * v466)) - (v656 * v144)) - (v657 * v142)) + (v658 * v146)
    v661 = (v659 + (((v50 * v552) - (v49 * v553)) + (v643 * v469))) - (v656 * v159)
    v662 = ((v661 - (v657 * v163)) + (v658 * v158)) + (v660 * v165)
    v663 = ((v659 + ((v106 * v552) - (v104 * v553))) + (v643 * v490)) - (v656 * v182)
    v664 = (((v663 - (v657 * v181)) + (v658 * v184)) - (v660 * v180)) + (v662 * v179)
    v665 = ((v659 + ((v107 * v552) - (v105 * v553))) - (v656 * v117)) + (v643 * v494)
    v666 = (((v665 - (v657 * v126)) + (v658 * v137)) - (v660 * v153)) + (v662 * v170)
    v667 = (v666 - (v664 * v194)) * v197
    v668 = (v34 * v518) - (v23 * v534)
    v669 = v514 - (v668 * v115)
    v670 = (v669 * v119) + ((v668 * v329) - v549)
    v671 = ((((v56 * v547) - (v55 * v548)) - v549) + (v668 * v339)) + (v669 * v128)
    v672 = v671 + (v670 * v131)
    v673 = v549 + ((v112 * v548) - (v111 * v547))
    v674 = (((v669 * v144) + ((v668 * v466) - v673)) - (v670 * v142)) + (v672 * v146)
    v675 = ((((v50 * v547) - (v49 * v548)) - v673) + (v668 * v469)) + (v669 * v159)
    v676 = ((v675 - (v670 * v163)) + (v672 * v158)) + (v674 * v165)
    v677 = (v669 * v182) + ((((v106 * v547) - (v104 * v548)) - v673) + (v668 * v490))
    v678 = (v676 * v179) + (((v677 - (v670 * v181)) + (v672 * v184)) - (v674 * v180))
    v679 = ((v669 * v117) + (((v107 * v547) - (v105 * v548)) - v673)) + (v668 * v494)
    v680 = (((v679 - (v670 * v126)) + (v672 * v137)) - (v674 * v153)) + (v676 * v170)
    v681 = (v680 - (v678 * v194)) * v197
    v682 = (((v74 * v513) - v514) - (v89 * v512)) + (v514 * v119)
    v683 = ((v514 * v128) + ((v481 * v513) - (v514 + (v228 * v512)))) + (v682 * v131)
    v684 = (v514 + (v484 * v512)) - (v485 * v513)
    v685 = (((v514 * v144) - v684) - (v682 * v142)) + (v683 * v146)
    v686 = ((((v50 * v513) - (v49 * v512)) - v684) + (v514 * v159)) - (v682 * v163)
    v687 = (v686 + (v683 * v158)) + (v685 * v165)
    v688 = ((v514 * v182) + (((v106 * v513) - (v104 * v512)) - v684)) - (v682 * v181)
    v689 = (v687 * v179) + ((v688 + (v683 * v184)) - (v685 * v180))
    v690 = ((v514 * v117) + (((v107 * v513) - (v105 * v512)) - v684)) - (v682 * v126)
    v691 = (((v690 + (v683 * v137)) - (v685 * v153)) + (v687 * v170)) - (v689 * v194)
    v692 = v691 * v197
    v693 = (v193 * v381) - (v194 * v388)
    v694 = (v193 * v406) - (v194 * v408)
    v695 = (v193 * v422) - (v194 * v424)
    v696 = (v193 * v442) - (v194 * v445)
    v697 = (v193 * v459) - (v194 * v462)
    v698 = (v193 * v474) - (v194 * v477)
    v699 = (v193 * v493) - (v194 * v497)
    v700 = (v193 * v507) - (v194 * v510)
    v701 = (v574 * v193) - (v194 * v579)
    v702 = (v597 * v193) - (v194 * v600)
    v703 = (v614 * v193) + (v194 * v617)
    v704 = (v639 * v193) - (v194 * v642)
    v705 = (v652 * v193) - (v194 * v655)
    v706 = (v664 * v193) - (v194 * v667)
    v707 = (v678 * v193) - (v194 * v681)
    v708 = (v689 * v193) - (v194 * v692)
    v709 = ((v169 * v372) - (v170 * v388)) - (v179 * v693)
    v710 = ((v169 * v403) + (v170 * v408)) + (v179 * v694)
    v711 = ((v169 * v419) + (v170 * v424)) + (v179 * v695)
    v712 = ((v169 * v439) + (v170 * v445)) + (v179 * v696)
    v713 = ((v169 * v456) + (v170 * v462)) + (v179 * v697)
    v714 = ((v169 * v471) + (v170 * v477)) + (v179 * v698)
    v715 = ((v169 * v489) + (v170 * v497)) + (v179 * v699)
    v716 = ((v169 * v505) + (v170 * v510)) + (v179 * v700)
    v717 = ((v568 * v169) - (v170 * v579)) - (v179 * v701)
    v718 = ((v594 * v169) - (v170 * v600)) - (v179 * v702)
    v719 = ((v611 * v169) - (v170 * v617)) + (v179 * v703)
    v720 = ((v637 * v169) - (v170 * v642)) - (v179 * v704)
    v721 = ((v650 * v169) + (v170 * v655)) + (v179 * v705)
    v722 = ((v662 * v169) + (v170 * v667)) + (v179 * v706)
    v723 = ((v676 * v169) + (v170 * v681)) + (v179 * v707)
    v724 = ((v687 * v169) + (v170 * v692)) + (v179 * v708)
    v725 = (((v152 * v360) - (v153 * v388)) - (v180 * v693)) - (v165 * v709)
    v726 = (((v152 * v401) - (v153 * v408)) - (v180 * v694)) + (v165 * v710)
    v727 = (((v152 * v417) - (v153 * v424)) - (v180 * v695)) + (v165 * v711)
    v728 = (((v152 * v437) - (v153 * v445)) - (v180 * v696)) + (v165 * v712)
    v729 = (((v152 * v454) - (v153 * v462)) - (v180 * v697)) + (v165 * v713)
    v730 = (((v152 * v468) - (v153 * v477)) - (v180 * v698)) + (v165 * v714)
    v731 = (((v152 * v487) - (v153 * v497)) - (v180 * v699)) + (v165 * v715)
    v732 = (((v152 * v503) - (v153 * v510)) - (v180 * v700)) + (v165 * v716)
    v733 = (((v562 * v152) - (v153 * v579)) - (v180 * v701)) - (v165 * v717)
    v734 = (((v591 * v152) - (v153 * v600)) - (v180 * v702)) - (v165 * v718)
    v735 = (((v609 * v152) - (v153 * v617)) + (v180 * v703)) - (v165 * v719)
    v736 = (((v634 * v152) - (v153 * v642)) - (v180 * v704)) - (v165 * v720)
    v737 = (((v648 * v152) - (v153 * v655)) - (v180 * v705)) + (v165 * v721)
    v738 = (((v660 * v152) - (v153 * v667)) - (v180 * v706)) + (v165 * v722)
    v739 = (((v674 * v152) - (v153 * v681)) - (v180 * v707)) + (v165 * v723)
    v740 = (((v685 * v152) - (v153 * v692)) - (v180 * v708)) + (v165 * v724)
    v741 = (((v136 * v351) - (v137 * v388)) - (v184 * v693)) + (v158 * v709)
    v742 = v741 - (v146 * v725)
    v743 = (((v136 * v398) + (v137 * v408)) + (v184 * v694)) + (v158 * v710)
    v744 = v743 + (v146 * v726)
    v745 = (((v136 * v415) + (v137 * v424)) + (v184 * v695)) + (v158 * v711)
    v746 = v745 + (v146 * v727)
    v747 = (((v136 * v435) + (v137 * v445)) + (v184 * v696)) + (v158 * v712)
    v748 = v747 + (v146 * v728)
    v749 = (((v136 * v452) - (v137 * v462)) - (v184 * v697)) - (v158 * v713)
    v750 = v749 - (v146 * v729)
    v751 = (((v136 * v465) + (v137 * v477)) + (v184 * v698)) + (v158 * v714)
    v752 = v751 + (v146 * v730)
    v753 = (((v136 * v483) + (v137 * v497)) + (v184 * v699)) + (v158 * v715)
    v754 = v753 + (v146 * v731)
    v755 = (((v136 * v501) + (v137 * v510)) + (v184 * v700)) + (v158 * v716)
    v756 = v755 + (v146 * v732)
    v757 = (((v556 * v136) - (v137 * v579)) - (v184 * v701)) + (v158 * v717)
    v758 = v757 - (v146 * v733)
    v759 = (((v589 * v136) - (v137 * v600)) - (v184 * v702)) + (v158 * v718)
    v760 = v759 - (v146 * v734)
    v761 = (((v607 * v136) - (v137 * v617)) + (v184 * v703)) + (v158 * v719)
    v762 = v761 - (v146 * v735)
    v763 = (((v631 * v136) - (v137 * v642)) - (v184 * v704)) + (v158 * v720)
    v764 = v763 - (v146 * v736)
    v765 = (((v647 * v136) + (v137 * v655)) + (v184 * v705)) + (v158 * v721)
    v766 = v765 + (v146 * v737)
    v767 = (((v658 * v136) + (v137 * v667)) + (v184 * v706)) + (v158 * v722)
    v768 = v767 + (v146 * v738)
    v769 = (((v672 * v136) + (v137 * v681)) + (v184 * v707)) + (v158 * v723)
    v770 = v769 + (v146 * v739)
    v771 = (((v683 * v136) + (v137 * v692)) + (v184 * v708)) + (v158 * v724)
    v772 = v771 + (v146 * v740)
    v773 = (((v125 * v338) + (v126 * v388)) + (v181 * v693)) - (v163 * v709)
    v774 = (v773 + (v142 * v725)) + (v131 * v742)
    v775 = (((v125 * v394) + (v126 * v408)) + (v181 * v694)) + (v163 * v710)
    v776 = (v775 + (v142 * v726)) - (v131 * v744)
    v777 = (((v125 * v413) + (v126 * v424)) + (v181 * v695)) + (v163 * v711)
    v778 = (v777 + (v142 * v727)) - (v131 * v746)
    v779 = (((v125 * v433) - (v126 * v445)) - (v181 * v696)) - (v163 * v712)
    v780 = (v779 - (v142 * v728)) + (v131 * v748)
    v781 = (((v125 * v450) + (v126 * v462)) + (v181 * v697)) + (v163 * v713)
    v782 = (v781 + (v142 * v729)) + (v131 * v750)
    v783 = (((v125 * v464) - (v126 * v477)) - (v181 * v698)) - (v163 * v714)
    v784 = (v783 - (v142 * v730)) + (v131 * v752)
    v785 = (((v125 * v480) - (v126 * v497)) - (v181 * v699)) - (v163 * v715)
    v786 = (v785 - (v142 * v731)) + (v131 * v754)
    v787 = (((v125 * v499) - (v126 * v510)) - (v181 * v700)) - (v163 * v716)
    v788 = (v787 - (v142 * v732)) + (v131 * v756)
    v789 = (((v551 * v125) + (v126 * v579)) + (v181 * v701)) - (v163 * v717)
    v790 = (v789 + (v142 * v733)) + (v131 * v758)
    v791 = (((v586 * v125) + (v126 * v600)) + (v181 * v702)) - (v163 * v718)
    v792 = (v791 + (v142 * v734)) + (v131 * v760)
    v793 = (((v605 * v125) + (v126 * v617)) - (v181 * v703)) - (v163 * v719)
    v794 = (v793 + (v142 * v735)) + (v131 * v762)
    v795 = (((v627 * v125) + (v126 * v642)) + (v181 * v704)) - (v163 * v720)
    v796 = (v795 + (v142 * v736)) + (v131 * v764)
    v797 = (((v646 * v125) - (v126 * v655)) - (v181 * v705)) - (v163 * v721)
    v798 = (v797 - (v142 * v737)) + (v131 * v766)
    v799 = (((v657 * v125) - (v126 * v667)) - (v181 * v706)) - (v163 * v722)
    v800 = (v799 - (v142 * v738)) + (v131 * v768)
    v801 = (((v670 * v125) - (v126 * v681)) - (v181 * v707)) - (v163 * v723)
    v802 = (v801 - (v142 * v739)) + (v131 * v770)
    v803 = (((v682 * v125) - (v126 * v692)) - (v181 * v708)) - (v163 * v724)
    v804 = (v803 - (v142 * v740)) + (v131 * v772)
    v805 = (((v116 * v328) + (v117 * v388)) + (v182 * v693)) - (v159 * v709)
    v806 = ((v805 + (v144 * v725)) - (v128 * v742)) - (v119 * v774)
    v807 = (((v116 * v392) + (v117 * v408)) + (v182 * v694)) + (v159 * v710)
    v808 = ((v807 + (v144 * v726)) + (v128 * v744)) - (v119 * v776)
    v809 = (((v116 * v411) + (v117 * v424)) + (v182 * v695)) + (v159 * v711)
    v810 = ((v809 + (v144 * v727)) + (v128 * v746)) - (v119 * v778)
    v811 = (((v116 * v428) + (v117 * v445)) + (v182 * v696)) + (v159 * v712)
    v812 = ((v811 + (v144 * v728)) + (v128 * v748)) + (v119 * v780)
    v813 = (((v116 * v448) + (v117 * v462)) + (v182 * v697)) + (v159 * v713)
    v814 = ((v813 + (v144 * v729)) - (v128 * v750)) - (v119 * v782)
    v815 = (((v116 * v463) - (v117 * v477)) - (v182 * v698)) - (v159 * v714)
    v816 = ((v815 - (v144 * v730)) - (v128 * v752)) - (v119 * v784)
    v817 = (((v116 * v479) + (v117 * v497)) + (v182 * v699)) + (v159 * v715)
    v818 = ((v817 + (v144 * v731)) + (v128 * v754)) + (v119 * v786)
    v819 = (((v116 * v498) + (v117 * v510)) + (v182 * v700)) + (v159 * v716)
    v820 = ((v819 + (v144 * v732)) + (v128 * v756)) + (v119 * v788)
    v821 = (((v546 * v116) + (v117 * v579)) + (v182 * v701)) - (v159 * v717)
    v822 = ((v821 + (v144 * v733)) - (v128 * v758)) - (v119 * v790)
    v823 = (((v584 * v116) + (v117 * v600)) + (v182 * v702)) - (v159 * v718)
    v824 = ((v823 + (v144 * v734)) - (v128 * v760)) - (v119 * v792)
    v825 = (((v603 * v116) + (v117 * v617)) - (v182 * v703)) - (v159 * v719)
    v826 = ((v825 + (v144 * v735)) - (v128 * v762)) - (v119 * v794)
    v827 = (((v622 * v116) + (v117 * v642)) + (v182 * v704)) - (v159 * v720)
    v828 = ((v827 + (v144 * v736)) - (v128 * v764)) - (v119 * v796)
    v829 = (((v645 * v116) - (v117 * v655)) - (v182 * v705)) - (v159 * v721)
    v830 = ((v829 - (v144 * v737)) - (v128 * v766)) - (v119 * v798)
    v831 = (((v656 * v116) - (v117 * v667)) - (v182 * v706)) - (v159 * v722)
    v832 = ((v831 - (v144 * v738)) - (v128 * v768)) - (v119 * v800)
    v833 = (((v669 * v116) + (v117 * v681)) + (v182 * v707)) + (v159 * v723)
    v834 = ((v833 + (v144 * v739)) + (v128 * v770)) + (v119 * v802)
    v835 = (((v514 * v116) + (v117 * v692)) + (v182 * v708)) + (v159 * v724)
    v836 = ((v835 + (v144 * v740)) + (v128 * v772)) + (v119 * v804)
    v837 = (v160 * v709) - (((3.2974940611444983 * v326) + (v102 * v388)) + (v183 * v693))
    v838 = (((3.2974940611444983 * v390) + (v102 * v408)) + (v183 * v694)) + (v160 * v710)
    v839 = (((3.2974940611444983 * v409) + (v102 * v424)) + (v183 * v695)) + (v160 * v711)
    v840 = (((3.2974940611444983 * v425) + (v102 * v445)) + (v183 * v696)) + (v160 * v712)
    v841 = (((3.2974940611444983 * v447) + (v102 * v462)) + (v183 * v697)) + (v160 * v713)
    v842 = (((3.2974940611444983 * v446) - (v102 * v477)) - (v183 * v698)) - (v160 * v714)
    v843 = (((3.2974940611444983 * v478) - (v102 * v497)) - (v183 * v699)) - (v160 * v715)
    v844 = (((3.2974940611444983 * v325) - (v102 * v510)) - (v183 * v700)) - (v160 * v716)
    v845 = (((3.2974940611444983 * v544) + (v102 * v579)) + (v183 * v701)) - (v160 * v717)
    v846 = (((3.2974940611444983 * v582) + (v102 * v600)) + (v183 * v702)) - (v160 * v718)
    v847 = (((3.2974940611444983 * v601) + (v102 * v617)) - (v183 * v703)) - (v160 * v719)
    v848 = (((3.2974940611444983 * v618) + (v102 * v642)) + (v183 * v704)) - (v160 * v720)
    v849 = (((3.2974940611444983 * v644) - (v102 * v655)) - (v183 * v705)) - (v160 * v721)
    v850 = (((3.2974940611444983 * v643) - (v102 * v667)) - (v183 * v706)) - (v160 * v722)
    v851 = (((3.2974940611444983 * v668) - (v102 * v681)) - (v183 * v707)) - (v160 * v723)
    v852 = ((v160 * v724) + ((v183 * v708) + (v102 * v692))) + (v143 * v740)
    v853 = v194 * v197
    v854 = (v179 * v194) - v170
    v855 = v854 * v197
    v856 = ((v153 - (v180 * v194)) + (v165 * v854)) * v197
    v857 = v158 + (v146 * v165)
    v858 = (v146 * v180) - v184
    v859 = (((v137 - (v146 * v153)) + (v858 * v194)) - (v857 * v854)) * v197
    v860 = (v131 * v146) - v142
    v861 = ((v131 * v158) - v163) + (v860 * v165)
    v862 = (((v131 * v184) - v181) - (v860 * v180)) + (v861 * v179)
    v863 = ((((v131 * v137) - v126) - (v860 * v153)) + (v861 * v170)) - (v862 * v194)
    v864 = v863 * v197
    v865 = v128 + (v119 * v131)
    v866 = ((v119 * v142) - v144) - (v865 * v146)
    v867 = (((v119 * v163) - v159) - (v865 * v158)) + (v866 * v165)
    v868 = ((((v119 * v181) - v182) - (v865 * v184)) - (v866 * v180)) + (v867 * v179)
    v869 = ((((v119 * v126) - v117) - (v865 * v137)) - (v866 * v153)) + (v867 * v170)
    v870 = (v869 - (v868 * v194)) * v197
    v871 = (v103 * v119) - v120
    v872 = ((v103 * v128) - v129) + (v871 * v131)
    v873 = (((v103 * v144) - v143) - (v871 * v142)) + (v872 * v146)
    v874 = ((((v103 * v159) - v160) - (v871 * v163)) + (v872 * v158)) + (v873 * v165)
    v875 = ((((v103 * v182) - v183) - (v871 * v181)) + (v872 * v184)) - (v873 * v180)
    v876 = v875 + (v874 * v179)
    v877 = ((((v103 * v117) - v102) - (v871 * v126)) + (v872 * v137)) - (v873 * v153)
    v878 = ((v877 + (v874 * v170)) - (v876 * v194)) * v197
    v879 = v179 * v193
    v880 = v879 + (v194 * v855)
    v881 = (v194 * v856) + ((v165 * v879) - (v180 * v193))
    v882 = (v194 * v859) + ((v858 * v193) - (v857 * v879))
    v883 = (v862 * v193) - (v194 * v864)
    v884 = (v868 * v193) - (v194 * v870)
    v885 = (v876 * v193) - (v194 * v878)
    v886 = ((v165 * v169) - (v170 * v856)) + (v179 * v881)
    v887 = ((v857 * v169) + (v170 * v859)) - (v179 * v882)
    v888 = ((v861 * v169) + (v170 * v864)) + (v179 * v883)
    v889 = ((v867 * v169) + (v170 * v870)) + (v179 * v884)
    v890 = ((v874 * v169) + (v170 * v878)) + (v179 * v885)
    v891 = (((v146 * v152) - (v153 * v859)) + (v180 * v882)) + (v165 * v887)
    v892 = (((v860 * v152) - (v153 * v864)) - (v180 * v883)) + (v165 * v888)
    v893 = (((v866 * v152) - (v153 * v870)) - (v180 * v884)) + (v165 * v889)
    v894 = (((v873 * v152) - (v153 * v878)) - (v180 * v885)) + (v165 * v890)
    v895 = (((v131 * v136) + (v137 * v864)) + (v184 * v883)) + (v158 * v888)
    v896 = v895 + (v146 * v892)
    v897 = (((v865 * v136) - (v137 * v870)) - (v184 * v884)) - (v158 * v889)
    v898 = v897 - (v146 * v893)
    v899 = (((v872 * v136) + (v137 * v878)) + (v184 * v885)) + (v158 * v890)
    v900 = v899 + (v146 * v894)
    v901 = (((v125 - (v126 * v864)) - (v181 * v883)) - (v163 * v888)) - (v142 * v892)
    v902 = (((v119 * v125) + (v126 * v870)) + (v181 * v884)) + (v163 * v889)
    v903 = (v902 + (v142 * v893)) + (v131 * v898)
    v904 = (((v871 * v125) - (v126 * v878)) - (v181 * v885)) - (v163 * v890)
    v905 = (v904 - (v142 * v894)) + (v131 * v900)
    v906 = (((v116 - (v117 * v870)) - (v182 * v884)) - (v159 * v889)) - (v144 * v893)
    v907 = (((v103 * v116) + (v117 * v878)) + (v182 * v885)) + (v159 * v890)
    v908 = ((v907 + (v144 * v894)) + (v128 * v900)) + (v119 * v905)
    v909 = (((3.2974940611444983 - (v102 * v878)) - (v183 * v885)) - (v160 * v890)) - (v143 * v894)
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
        v388,
        v408,
        v424,
        v445,
        v462,
        v477,
        v497,
        v510,
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
        (v103 * v806) + (((v837 - (v143 * v725)) + (v129 * v742)) + (v120 * v774)),
        (v103 * v808) + ((v120 * v776) - ((v838 + (v143 * v726)) + (v129 * v744))),
        (v103 * v810) + ((v120 * v778) - ((v839 + (v143 * v727)) + (v129 * v746))),
        (v103 * v812) - (((v840 + (v143 * v728)) + (v129 * v748)) + (v120 * v780)),
        (v103 * v814) + (((v129 * v750) - (v841 + (v143 * v729))) + (v120 * v782)),
        (((v842 - (v143 * v730)) - (v129 * v752)) - (v120 * v784)) - (v103 * v816),
        (((v843 - (v143 * v731)) - (v129 * v754)) - (v120 * v786)) + (v103 * v818),
        (((v844 - (v143 * v732)) - (v129 * v756)) - (v120 * v788)) + (v103 * v820),
        (((v845 + (v143 * v733)) - (v129 * v758)) - (v120 * v790)) - (v103 * v822),
        (((v846 + (v143 * v734)) - (v129 * v760)) - (v120 * v792)) - (v103 * v824),
        (((v847 + (v143 * v735)) - (v129 * v762)) - (v120 * v794)) - (v103 * v826),
        (((v848 + (v143 * v736)) - (v129 * v764)) - (v120 * v796)) - (v103 * v828),
        (((v849 - (v143 * v737)) - (v129 * v766)) - (v120 * v798)) - (v103 * v830),
        (((v850 - (v143 * v738)) - (v129 * v768)) - (v120 * v800)) - (v103 * v832),
        (((v851 - (v143 * v739)) - (v129 * v770)) - (v120 * v802)) + (v103 * v834),
        (v103 * v836) - (((v129 * v772) + v852) + (v120 * v804)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v910,
        v911,
        v912,
        v859,
        v864,
        v870,
        v878,
        v910,
        v193 + (v194 * v853),
        v880,
        v881,
        v913,
        v883,
        v884,
        v885,
        v911,
        v880,
        (v169 - (v170 * v855)) + (v179 * v880),
        v886,
        v887,
        v888,
        v889,
        v890,
        v912,
        v881,
        v886,
        ((v152 + (v153 * v856)) - (v180 * v881)) + (v165 * v886),
        v891,
        v892,
        v893,
        v894,
        v859,
        v913,
        v887,
        v891,
        (((v136 + (v137 * v859)) - (v184 * v882)) + (v158 * v887)) + (v146 * v891),
        v896,
        v914,
        v900,
        v864,
        v883,
        v888,
        v892,
        v896,
        v901 + (v131 * v896),
        v915,
        v905,
        v870,
        v884,
        v889,
        v893,
        v914,
        v915,
        (v906 + (v128 * v898)) + (v119 * v903),
        v916,
        v878,
        v885,
        v890,
        v894,
        v900,
        v905,
        v916,
        ((v909 - (v129 * v900)) - (v120 * v905)) + (v103 * v908),
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
