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
    v53 = qdd[0] + qdd[1]
    v54 = (v52 + (v35 * v26)) + (v53 * v25)
    v55 = qdd[2] + v53
    v56 = (v54 + (v37 * v28)) + (v55 * v27)
    v57 = qdd[3] + v55
    v58 = (v56 + (v39 * v30)) + (v57 * v29)
    v59 = qdd[4] + v57
    v60 = v58 + ((v41 * v32) + (v59 * v31))
    v61 = qdd[5] + v59
    v62 = ((v43 * v44) + (v61 * v50)) + v60
    v63 = qdd[6] + v61
    v64 = qdd[7] + v63
    v65 = v62 + ((v47 * v45) + (v63 * v51))
    v66 = ((v49 * v24) + (v64 * v23)) + (2.42 * v65)
    v67 = v66 + (1.5550000000000002 * v62)
    v68 = v67 + (1.455 * v60)
    v69 = v68 + (1.3549999999999998 * v58)
    v70 = v69 + (1.255 * v56)
    v71 = v70 + (1.1550000000000002 * v54)
    v72 = (9.81 + (qdd[0] * v10)) - (v33 * v9)
    v73 = (v72 + (v53 * v26)) - (v35 * v25)
    v74 = (v73 + (v55 * v28)) - (v37 * v27)
    v75 = (v74 + (v57 * v30)) - (v39 * v29)
    v76 = ((v41 * v31) - (v59 * v32)) - v75
    v77 = ((v61 * v44) - (v43 * v50)) - v76
    v78 = v77 + ((v63 * v45) - (v47 * v51))
    v79 = ((v64 * v24) - (v49 * v23)) + (2.42 * v78)
    v80 = v79 + (1.5550000000000002 * v77)
    v81 = (1.455 * v76) - v80
    v82 = (1.3549999999999998 * v75) - v81
    v83 = v82 + (1.255 * v74)
    v84 = v83 + (1.1550000000000002 * v73)
    v85 = ((v24 * v78) + (0.30326059166666663 * v64)) + (v23 * v65)
    v86 = (((0.17661706666666654 * v63) - (v45 * v79)) - (v51 * v66)) - v85
    v87 = v86 + (((0.17791562500000002 * v61) - (v44 * v80)) - (v50 * v67))
    v88 = (((v31 * v68) - (0.17798293333333343 * v59)) - (v32 * v81)) - v87
    v89 = v88 + (((v30 * v82) - (0.17673034166666668 * v57)) + (v29 * v69))
    v90 = (((0.1740691999999998 * v55) - (v27 * v70)) - (v28 * v83)) - v89
    v91 = v90 + (((0.16991085833333336 * v53) - (v26 * v84)) - (v25 * v71))
    v92 = (v9 * (v71 + (1.055 * v52))) - (0.16416666666666663 * qdd[0])
    return (
        (v92 + (v10 * (v84 + (1.055 * v72)))) - v91,
        -v91,
        -v90,
        v89,
        v88,
        -v87,
        -v86,
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

    Operations: 87 add, 92 mul, 0 div, 0 sqrt, 8 sincos, 4 other.
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
    v7 = np.sin(v3)
    v8 = np.cos(v3)
    v9 = np.sin(v2)
    v10 = np.cos(v2)
    v11 = np.sin(v4)
    v12 = np.cos(v4)
    v13 = np.sin(v1)
    v14 = np.cos(v1)
    v15 = np.sin(v0)
    v16 = np.cos(v0)
    v17 = np.sin(q[0])
    v18 = np.cos(q[0])
    v19 = np.sin(v5)
    v20 = np.cos(v5)
    v21 = np.sin(v6)
    v22 = np.cos(v6)
    v23 = 0.88 * v7
    v24 = qdd[0] + qdd[1]
    v25 = qdd[2] + v24
    v26 = qdd[3] + v25
    v27 = qdd[4] + v26
    v28 = qd[0] + qd[1]
    v29 = qd[2] + v28
    v30 = qd[3] + v29
    v31 = qd[4] + v30
    v32 = v31 * v31
    v33 = 0.88 * v8
    v34 = (v32 * v33) + (v27 * v23)
    v35 = 0.91 * v9
    v36 = v30 * v30
    v37 = 0.91 * v10
    v38 = (v36 * v37) + (v26 * v35)
    v39 = v38 + v34
    v40 = 0.85 * v11
    v41 = qdd[5] + v27
    v42 = qd[5] + v31
    v43 = v42 * v42
    v44 = 0.85 * v12
    v45 = (v43 * v44) + (v41 * v40)
    v46 = v45 + v39
    v47 = 0.94 * v13
    v48 = v29 * v29
    v49 = 0.94 * v14
    v50 = (v48 * v49) + (v25 * v47)
    v51 = 0.97 * v15
    v52 = v28 * v28
    v53 = 0.97 * v16
    v54 = (v52 * v53) + (v24 * v51)
    v55 = v54 + v50
    v56 = qd[0] * qd[0]
    v57 = (v56 * v18) + (qdd[0] * v17)
    v58 = v57 + v55
    v59 = v58 + v46
    v60 = 1.9844 * v20
    v61 = (v25 * v49) - (v48 * v47)
    v62 = (v24 * v53) - (v52 * v51)
    v63 = v62 + v61
    v64 = (qdd[0] * v18) - (v56 * v17)
    v65 = v64 + v63
    v66 = 9.81 + v65
    v67 = 1.9844 * v19
    v68 = (v27 * v33) - (v32 * v23)
    v69 = (v26 * v37) - (v36 * v35)
    v70 = v69 + v68
    v71 = (v41 * v44) - (v43 * v40)
    v72 = v71 + v70
    v73 = v67 * v72
    v74 = 0.6043499999999999 * v22
    v75 = 0.6043499999999999 * v21
    v76 = 0.82 * v19
    v77 = qdd[6] + v41
    v78 = qd[6] + v42
    v79 = v78 * v78
    v80 = 0.82 * v20
    v81 = (v79 * v80) + (v77 * v76)
    v82 = v74 * v81
    v83 = (v77 * v80) - (v79 * v76)
    v84 = v75 * (v83 + v72)
    v85 = ((v82 - (v75 * v66)) + (v74 * v59)) - v84
    v86 = ((v73 + (v67 * v66)) - (v60 * v59)) - v85
    v87 = v84 - (v74 * (v81 + v46))
    v88 = v87 + (v73 - (v60 * v46))
    v89 = 3.3787499999999997 * v12
    v90 = 3.3787499999999997 * v11
    v91 = (v90 * v66) - (v89 * (v58 + v39))
    v92 = ((v91 + (v89 * v39)) - v88) + v86
    v93 = 4.7784 * v7
    v94 = 4.7784 * v8
    v95 = (v94 * v38) - (v93 * v69)
    v96 = (v93 * v66) - ((v94 * v58) + v95)
    v97 = v95 + v96
    v98 = v92 + v97
    v99 = v74 + v60
    v100 = v99 + v89
    v101 = v100 + v94
    v102 = 6.17435 * v10
    v103 = v101 + v102
    v104 = v75 + v67
    v105 = v104 + v90
    v106 = v105 + v93
    v107 = 6.17435 * v9
    v108 = v106 + v107
    v109 = ((v65 * v108) - (v58 * v103)) - v98
    v110 = 7.557599999999999 * v14
    v111 = 7.557599999999999 * v13
    v112 = (v64 * v111) - (v57 * v110)
    v113 = v112 + v109
    v114 = (v102 * v58) - (v107 * v66)
    v115 = (v112 + (74.14005599999999 * v13)) - v114
    v116 = v115 + (87.4968615 * v15)
    v117 = 8.919149999999998 * v18
    v118 = 8.919149999999998 * v17
    v119 = (v15 * v118) + (v16 * v117)
    v120 = v116 + (v52 * v119)
    v121 = v28 * v15
    v122 = v28 * v16
    v123 = -v97
    v124 = v123 - v92
    v125 = v124 + ((v63 * v108) - (v55 * v103))
    v126 = v125 + (8.919149999999998 * ((v16 * v57) - (v15 * v64)))
    v127 = (v16 * v118) - (v15 * v117)
    v128 = qdd[7] + v77
    v129 = qd[7] + v78
    v130 = v129 * v129
    v131 = (v130 * v74) + (v128 * v75)
    v132 = v131 + ((v77 * v67) + (v79 * v60))
    v133 = v132 + ((v41 * v90) + (v43 * v89))
    v134 = v133 + ((v27 * v93) + (v32 * v94))
    v135 = v134 + ((v26 * v107) + (v36 * v102))
    v136 = v29 * v14
    v137 = 7.557599999999999 * v29
    v138 = v135 + ((v25 * v111) + (v137 * v136))
    v139 = (v128 * v74) - (v130 * v75)
    v140 = v139 + ((v77 * v60) - (v79 * v67))
    v141 = v140 + ((v41 * v89) - (v43 * v90))
    v142 = v141 + ((v27 * v94) - (v32 * v93))
    v143 = v142 + ((v26 * v102) - (v36 * v107))
    v144 = v29 * v13
    v145 = v143 + ((v25 * v110) - (v137 * v144))
    v146 = (v17 * v145) - (v18 * v138)
    v147 = v124 + ((v61 * v108) - (v50 * v103))
    v148 = (v115 + ((v111 * v62) - (v110 * v54))) - v147
    v149 = ((v53 * v138) - (v51 * v145)) + v148
    v150 = -v92
    v151 = v123 + v150
    v152 = v114 + v151
    v153 = ((v47 * v143) - (v49 * v135)) + v152
    v154 = v18 + v53
    v155 = v17 + v51
    v156 = (v75 * v83) - v82
    v157 = v156 - v86
    v158 = ((v45 * v99) - (v71 * v104)) - v157
    v159 = (v91 + (v90 * v70)) + v158
    v160 = v159 + ((v34 * v100) - (v68 * v105))
    v161 = (-v96) - v160
    v162 = v49 + v37
    v163 = v53 + v162
    v164 = v18 + v163
    v165 = v47 + v35
    v166 = v51 + v165
    v167 = v17 + v166
    v168 = v159 + ((v33 * v133) - (v23 * v141))
    v169 = v168 + ((v37 * v133) - (v35 * v141))
    v170 = v169 + ((v49 * v133) - (v47 * v141))
    v171 = v23 + v40
    v172 = v33 + v44
    v173 = ((v172 * v132) - (v171 * v140)) - v157
    v174 = v173 + ((v163 * v132) - (v166 * v140))
    v175 = ((v80 * v131) - (v76 * v139)) - v85
    v176 = v175 + ((v172 * v131) - (v171 * v139))
    v177 = v86 - v88
    v178 = v85 + v87
    v179 = v85 + v156
    v180 = ((v75 * v71) - (v74 * v45)) + v179
    v181 = v30 * v9
    v182 = v31 * v7
    v183 = (1.76 * v182) + (1.82 * v181)
    v184 = 1.7 * v42
    v185 = v183 + (v184 * v11)
    v186 = v185 + (1.88 * v144)
    v187 = v30 * v10
    v188 = v31 * v8
    v189 = (1.76 * v188) + (1.82 * v187)
    v190 = v189 + (v184 * v12)
    v191 = v190 + (1.88 * v136)
    v192 = v78 * v19
    v193 = v78 * v20
    v194 = (v75 * (v191 + (1.64 * v193))) - (v74 * (v186 + (1.64 * v192)))
    v195 = v194 + ((v67 * v191) - (v60 * v186))
    v196 = (v90 * v189) - (v89 * v183)
    v197 = v196 + v195
    v198 = 0.9911339999999998 * ((v20 * v21) - (v19 * v22))
    v199 = v129 * v198
    v200 = 1.2086999999999999 * v129
    v201 = v200 * v22
    v202 = v201 + (3.9688 * v193)
    v203 = v200 * v21
    v204 = v203 + (3.9688 * v192)
    v205 = ((v40 * v202) - v199) - (v44 * v204)
    v206 = 6.757499999999999 * v42
    v207 = v202 + (v206 * v12)
    v208 = v204 + (v206 * v11)
    v209 = (v33 * v208) - (v23 * v207)
    v210 = (v209 + (8.696688000000002 * ((v8 * v181) - (v7 * v187)))) - v205
    v211 = v210 - v197
    v212 = (v136 * v90) - (v144 * v89)
    v213 = (1.88 * (v212 + ((v136 * v93) - (v144 * v94)))) - v211
    v214 = v208 + (9.5568 * v182)
    v215 = v207 + (9.5568 * v188)
    v216 = (v35 * v215) - (v37 * v214)
    v217 = v216 + (11.607777999999998 * ((v9 * v136) - (v10 * v144)))
    v218 = 2.0 * qd[0]
    v219 = (v218 * v18) + (1.94 * v122)
    v220 = (v218 * v17) + (1.94 * v121)
    v221 = v213 + ((v217 + (v219 * v108)) - (v220 * v103))
    v222 = v214 + (12.3487 * v181)
    v223 = v215 + (12.3487 * v187)
    v224 = (v47 * v223) - (v49 * v222)
    v225 = v222 + (15.115199999999998 * v144)
    v226 = v223 + (15.115199999999998 * v136)
    v227 = (v224 - (v53 * v225)) + (v51 * v226)
    v228 = (v111 * v219) - (v110 * v220)
    v229 = (((v218 * v127) - v228) - v227) - v221
    v230 = (v17 * v226) - (v18 * v225)
    v231 = v230 + ((2.0 * v28) * v127)
    v232 = 6.352049999999999 * ((v136 * v11) - (v144 * v12))
    v233 = (v232 - (8.983392 * ((v144 * v8) - (v136 * v7)))) - v211
    v234 = v217 + v233
    v235 = 1.1724389999999998 * ((v122 * v21) - (v121 * v22))
    v236 = v235 + (3.8497359999999996 * ((v122 * v19) - (v121 * v20)))
    v237 = v236 + (6.554774999999999 * ((v122 * v11) - (v121 * v12)))
    v238 = (9.270096 * ((v121 * v8) - (v122 * v7))) - v237
    v239 = v234 + ((11.978238999999999 * ((v122 * v9) - (v121 * v10))) - v238)
    v240 = v239 - (14.661743999999997 * ((v14 * v121) - (v13 * v122)))
    v241 = v227 + v240
    v242 = v227 + v234
    v243 = v78 * v198
    v244 = (v243 + (v190 * v104)) - (v185 * v99)
    v245 = v196 + v244
    v246 = v245 - v210
    v247 = v216 + v246
    v248 = v224 + v247
    v249 = v205 + v243
    v250 = v184 * ((v11 * v99) - (v12 * v104))
    v251 = v250 - v249
    v252 = v209 + v251
    v253 = 1.76 * ((v182 * v99) - (v188 * v104))
    v254 = v253 - (5.946599999999999 * ((v11 * v188) - (v12 * v182)))
    v255 = v252 + v254
    v256 = v216 - v255
    v257 = v256 + ((v47 * v215) - (v49 * v214))
    v258 = ((v33 * v204) - (v23 * v202)) - v249
    v259 = v199 + ((v172 * v203) - (v171 * v201))
    v260 = v205 + v197
    v261 = v232 + v260
    v262 = -v251
    v263 = 1.0273949999999998 * ((v11 * v22) - (v12 * v21))
    v264 = v199 - v195
    v265 = v199 - v243
    v266 = v250 + v265
    v267 = (v42 * v263) - v243
    v268 = v103 + v110
    v269 = v108 + v111
    v270 = 0.4955669999999999 * ((v19 * v21) + (v20 * v22))
    v271 = 0.30326059166666663 + v270
    v272 = (v270 + 1.4505909333333333) + v271
    v273 = (v40 * v104) + (v44 * v99)
    v274 = v273 + v272
    v275 = (v273 + 2.694021875) + v274
    v276 = (v23 * v105) + (v33 * v100)
    v277 = v276 + v275
    v278 = (v276 + 4.0270090666666665) + v277
    v279 = (v35 * v106) + (v37 * v101)
    v280 = v279 + v278
    v281 = (v279 + 5.441928158333333) + v280
    v282 = (v47 * v108) + (v49 * v103)
    v283 = v282 + v281
    v284 = (v282 + 6.930074799999999) + v283
    v285 = (v51 * v269) + (v53 * v268)
    v286 = v285 + v284
    v287 = 8.481664641666665 + v286
    v288 = v287 + ((v119 + (v154 * v268)) + (v155 * v269))
    v289 = (v17 * v269) + (v18 * v268)
    v290 = v289 + v286
    v291 = ((v51 * v108) + (v53 * v103)) + v283
    v292 = ((v17 * v108) + (v18 * v103)) + v291
    v293 = ((v47 * v106) + (v49 * v101)) + v280
    v294 = ((v51 * v106) + (v53 * v101)) + v293
    v295 = ((v17 * v106) + (v18 * v101)) + v294
    v296 = ((v35 * v105) + (v37 * v100)) + v277
    v297 = ((v47 * v105) + (v49 * v100)) + v296
    v298 = ((v51 * v105) + (v53 * v100)) + v297
    v299 = ((v17 * v105) + (v18 * v100)) + v298
    v300 = ((v23 * v104) + (v33 * v99)) + v274
    v301 = ((v35 * v104) + (v37 * v99)) + v300
    v302 = ((v47 * v104) + (v49 * v99)) + v301
    v303 = ((v51 * v104) + (v53 * v99)) + v302
    v304 = ((v17 * v104) + (v18 * v99)) + v303
    v305 = v271 + (0.5136974999999999 * ((v11 * v21) + (v12 * v22)))
    v306 = v305 + (0.531828 * ((v7 * v21) + (v8 * v22)))
    v307 = v306 + (0.5499585 * ((v9 * v21) + (v10 * v22)))
    v308 = v307 + (0.568089 * ((v13 * v21) + (v14 * v22)))
    v309 = v308 + (0.5862194999999999 * ((v15 * v21) + (v16 * v22)))
    v310 = ((v17 * v75) + (v18 * v74)) + v309
    return (
        v113 + (((v28 * ((v117 * v122) + (v118 * v121))) - (100.55249999999998 * v17)) - v120),
        v126 + (v146 + ((v24 * v127) - v120)),
        v146 - v149,
        v153 + ((v155 * v143) - (v154 * v135)),
        v161 + ((v167 * v142) - (v164 * v134)),
        ((v155 * v141) - (v154 * v133)) - v170,
        ((v17 * v140) - (v18 * v132)) - v174,
        ((v167 * v139) - (v164 * v131)) - v176,
        v113 - v116,
        v126 - v116,
        -v149,
        v153 + ((v51 * v143) - (v53 * v135)),
        v161 + ((v166 * v142) - (v163 * v134)),
        ((v51 * v141) - (v53 * v133)) - v170,
        -v174,
        ((v166 * v139) - (v163 * v131)) - v176,
        v113 - v115,
        v125 - v115,
        -v148,
        v153,
        v161 + ((v165 * v142) - (v162 * v134)),
        -v170,
        ((v165 * v140) - (v162 * v132)) - v173,
        ((v165 * v139) - (v162 * v131)) - v176,
        v114 + v109,
        v114 + v125,
        v114 + v147,
        v152,
        v161 + ((v35 * v142) - (v37 * v134)),
        -v169,
        ((v35 * v140) - (v37 * v132)) - v173,
        ((v35 * v139) - (v37 * v131)) - v176,
        ((v65 * v106) - (v58 * v101)) - v98,
        v124 + ((v63 * v106) - (v55 * v101)),
        v124 + ((v61 * v106) - (v50 * v101)),
        v151,
        v161,
        -v168,
        -v173,
        -v176,
        ((v65 * v105) - (v58 * v100)) - v92,
        ((v63 * v105) - (v55 * v100)) - v92,
        ((v61 * v105) - (v50 * v100)) - v92,
        v150,
        -v160,
        -v159,
        v157 + ((v40 * v140) - (v44 * v132)),
        ((v40 * v139) - (v44 * v131)) - v175,
        ((v65 * v104) - (v58 * v99)) - v177,
        ((v63 * v104) - (v55 * v99)) - v177,
        ((v61 * v104) - (v50 * v99)) - v177,
        -v177,
        ((v68 * v104) - (v34 * v99)) - v158,
        -v158,
        v157,
        -v175,
        v178 + ((v65 * v75) - (v58 * v74)),
        v178 + ((v63 * v75) - (v55 * v74)),
        v178 + ((v61 * v75) - (v50 * v74)),
        v178,
        v180 + ((v68 * v75) - (v34 * v74)),
        v180,
        v179,
        v85,
        v231 - v229,
        v231 + v241,
        v230 + v242,
        v248 + ((v155 * v223) - (v154 * v222)),
        v257 + ((v155 * v215) - (v154 * v214)),
        ((v167 * v207) - (v164 * v208)) - v252,
        ((v167 * v202) - (v164 * v204)) - v258,
        ((v167 * v201) - (v164 * v203)) - v259,
        -v229,
        v241,
        v242,
        v248 + ((v51 * v223) - (v53 * v222)),
        v257 + ((v51 * v215) - (v53 * v214)),
        ((v166 * v207) - (v163 * v208)) - v252,
        ((v166 * v202) - (v163 * v204)) - v258,
        ((v166 * v201) - (v163 * v203)) - v259,
        (v228 + v224) + v221,
        v224 + v240,
        v224 + v234,
        v248,
        v257,
        ((v165 * v207) - (v162 * v208)) - v252,
        ((v165 * v202) - (v162 * v204)) - v258,
        ((v165 * v201) - (v162 * v203)) - v259,
        v221,
        v239,
        v234,
        v247,
        v256,
        ((v35 * v207) - (v37 * v208)) - v252,
        ((v35 * v202) - (v37 * v204)) - v258,
        -(v259 + ((1.099917 * v129) * ((v10 * v21) - (v9 * v22)))),
        v213 + ((v219 * v106) - (v220 * v101)),
        v233 - v238,
        v233,
        v246,
        -v255,
        -v252,
        -v258,
        -v259,
        v260 + (((v219 * v105) + (1.88 * v212)) - (v220 * v100)),
        v237 + v261,
        v261,
        v205 + v245,
        v262 - v254,
        v262,
        v249,
        (v129 * v263) - v199,
        ((v219 * v104) - (v220 * v99)) - v264,
        v236 - v264,
        -v264,
        v244 - v199,
        -(v253 + v266),
        -v266,
        -v265,
        -v199,
        v194 + ((v219 * v75) - (v220 * v74)),
        v194 + v235,
        v194,
        v243 + ((v190 * v75) - (v185 * v74)),
        (1.063656 * ((v188 * v21) - (v182 * v22))) - v267,
        -v267,
        v243,
        REAL(0.0),
        (v289 + (10.085833333333332 + v119)) + v288,
        v288,
        v290,
        v292,
        v295,
        v299,
        v304,
        v310,
        v288,
        v285 + v287,
        v286,
        v291,
        v294,
        v298,
        v303,
        v309,
        v290,
        v286,
        v284,
        v283,
        v293,
        v297,
        v302,
        v308,
        v292,
        v291,
        v283,
        v281,
        v280,
        v296,
        v301,
        v307,
        v295,
        v294,
        v293,
        v280,
        v278,
        v277,
        v300,
        v306,
        v299,
        v298,
        v297,
        v296,
        v277,
        v275,
        v274,
        v305,
        v304,
        v303,
        v302,
        v301,
        v300,
        v274,
        v272,
        v271,
        v310,
        v309,
        v308,
        v307,
        v306,
        v305,
        v271,
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

    Operations: 473 add, 457 mul, 0 div, 0 sqrt, 8 sincos, 29 other.
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
    v63 = v61 + v62
    v64 = qd[2] + v59
    v65 = v64 * v64
    v66 = v65 * v50
    v67 = v63 + v66
    v68 = qd[3] + v64
    v69 = v68 * v68
    v70 = v69 * v53
    v71 = qd[4] + v68
    v72 = v71 * v71
    v73 = v72 * v56
    v74 = qd[5] + v71
    v75 = v74 * v74
    v76 = 0.85 * v18
    v77 = v75 * v76
    v78 = 0.82 * v20
    v79 = qd[6] + v74
    v80 = v79 * v79
    v81 = v80 * v78
    v82 = qd[7] + v79
    v83 = v82 * v82
    v84 = v83 * v34
    v85 = v58 * v9
    v86 = v85 - 9.81
    v87 = v60 * v46
    v88 = v65 * v49
    v89 = v69 * v52
    v90 = v72 * v55
    v91 = 0.85 * v17
    v92 = v75 * v91
    v93 = 0.82 * v19
    v94 = v80 * v93
    v95 = v83 * v23
    v96 = v80 * v24
    v97 = v75 * v26
    v98 = v72 * v28
    v99 = v69 * v30
    v100 = v80 * v35
    v101 = v75 * v37
    v102 = v72 * v39
    v103 = v69 * v41
    v104 = v10 + v47
    v105 = v9 + v46
    v106 = v56 + v76
    v107 = v55 + v91
    v108 = 2.0 * v59
    v109 = 2.0 * qd[0]
    v110 = (v91 * v25) + (v76 * v36)
    v111 = (v78 * v34) + (v93 * v23)
    v112 = 0.30326059166666663 + v111
    v113 = v112 + ((v76 * v34) + (v91 * v23))
    v114 = ((v55 * v23) + (v56 * v34)) + v113
    v115 = ((v52 * v23) + (v53 * v34)) + v114
    v116 = ((v49 * v23) + (v50 * v34)) + v115
    v117 = ((v46 * v23) + (v47 * v34)) + v116
    v118 = ((v9 * v23) + (v10 * v34)) + v117
    v119 = 3.2974940611444983 * v118
    v120 = 3.2974940611444983 * v112
    v121 = v46 + v49
    v122 = v9 + v121
    v123 = v47 + v50
    v124 = v10 + v123
    v125 = 1.4505909333333333 + v111
    v126 = (v125 + v110) + v112
    v127 = v53 + v56
    v128 = v52 + v55
    v129 = v126 + ((v127 * v36) + (v128 * v25))
    v130 = (v129 + ((v122 * v25) + (v124 * v36))) - (v120 * v118)
    v131 = 1.0 - v120
    v132 = 1.0 / (v125 + (v112 * v131))
    v133 = v132 * v130
    v134 = v126 - (v113 * v120)
    v135 = v134 * v132
    v136 = 3.2974940611444983 * v113
    v137 = (v110 + 2.694021875) + v126
    v138 = v57 + v137
    v139 = ((v52 * v27) + (v53 * v38)) + v138
    v140 = ((v139 + ((v122 * v27) + (v124 * v38))) - (v136 * v118)) - (v130 * v135)
    v141 = 1.0 / ((v137 - (v113 * v136)) - (v134 * v135))
    v142 = v140 * v141
    v143 = (((v55 * v25) + (v56 * v36)) - (v120 * v114)) + v126
    v144 = v143 * v132
    v145 = 3.2974940611444983 * v114
    v146 = (v138 - (v114 * v136)) - (v143 * v135)
    v147 = -(v146 * v141)
    v148 = (v57 + 4.0270090666666665) + v138
    v149 = v54 + v148
    v150 = (v130 * v144) + (((v145 * v118) - ((v122 * v29) + (v124 * v40))) - v149)
    v151 = v150 - (v140 * v147)
    v152 = 1.0 / (((v148 - (v114 * v145)) - (v143 * v144)) + (v146 * v147))
    v153 = v151 * v152
    v154 = (v54 + 5.441928158333333) + v149
    v155 = v51 + v154
    v156 = v129 - (v120 * v115)
    v157 = (v139 - (v136 * v115)) - (v156 * v135)
    v158 = v157 * v141
    v159 = 3.2974940611444983 * v115
    v160 = v156 * v132
    v161 = ((v156 * v144) + ((v115 * v145) - v149)) - (v157 * v147)
    v162 = v161 * v152
    v163 = v155 + ((((v105 * v31) + (v104 * v42)) - (v159 * v118)) - (v130 * v160))
    v164 = (v163 - (v140 * v158)) - (v151 * v162)
    v165 = (((v154 - (v115 * v159)) - (v156 * v160)) - (v157 * v158)) - (v161 * v162)
    v166 = 1.0 / v165
    v167 = v164 * v166
    v168 = (v129 + ((v49 * v25) + (v50 * v36))) - (v120 * v116)
    v169 = (v139 + (((v49 * v27) + (v50 * v38)) - (v136 * v116))) - (v168 * v135)
    v170 = (v168 * v144) + (((v145 * v116) - ((v49 * v29) + (v50 * v40))) - v149)
    v171 = v170 - (v169 * v147)
    v172 = v171 * v152
    v173 = v168 * v132
    v174 = 3.2974940611444983 * v116
    v175 = (v51 + 6.930074799999999) + v155
    v176 = v48 + v175
    v177 = v169 * v141
    v178 = ((((v116 * v159) + (v168 * v160)) - v155) + (v169 * v158)) + (v171 * v162)
    v179 = v178 * v166
    v180 = (((v130 * v173) + ((v174 * v118) - v45)) - v176) + (v140 * v177)
    v181 = ((v151 * v172) + v180) - (v164 * v179)
    v182 = ((v175 - ((v116 * v174) + (v168 * v173))) - (v169 * v177)) - (v171 * v172)
    v183 = 1.0 / (v182 - (v178 * v179))
    v184 = v181 * v183
    v185 = (v129 + ((v121 * v25) + (v123 * v36))) - (v120 * v117)
    v186 = (v139 + (((v121 * v27) + (v123 * v38)) - (v136 * v117))) - (v185 * v135)
    v187 = (v185 * v144) + (((v145 * v117) - ((v121 * v29) + (v123 * v40))) - v149)
    v188 = v187 - (v186 * v147)
    v189 = v155 + ((((v46 * v31) + (v47 * v42)) - (v159 * v117)) - (v185 * v160))
    v190 = (v189 - (v186 * v158)) - (v188 * v162)
    v191 = ((((v117 * v174) + (v185 * v173)) - v176) + (v186 * v177)) + (v188 * v172)
    v192 = v191 - (v190 * v179)
    v193 = v192 * v183
    v194 = v190 * v166
    v195 = v186 * v141
    v196 = v185 * v132
    v197 = 3.2974940611444983 * v117
    v198 = v188 * v152
    v199 = 8.919149999999998 * v7
    v200 = 8.919149999999998 * v8
    v201 = (v9 * v199) + (v10 * v200)
    v202 = v45 + v201
    v203 = v48 + v176
    v204 = 8.481664641666665 + v203
    v205 = (v204 + ((v202 - (v118 * v197)) - (v130 * v196))) - (v140 * v195)
    v206 = ((v205 - (v151 * v198)) - (v164 * v194)) - (v181 * v193)
    v207 = ((v204 - ((v117 * v197) + (v185 * v196))) - (v186 * v195)) - (v188 * v198)
    v208 = 1.0 / ((v207 - (v190 * v194)) - (v192 * v193))
    v209 = v206 * v208
    v210 = v203 + (((18.567497974999995 + (2.0 * v202)) - (v118 * v119)) - (v130 * v133))
    v211 = (((v210 - (v140 * v142)) - (v151 * v153)) - (v164 * v167)) - (v181 * v184)
    v212 = 1.0 / (v211 - (v206 * v209))
    v213 = v65 * v43
    v214 = v84 + (v100 + v101)
    v215 = (v102 + v103) + v214
    v216 = v215 + (v60 * v200)
    v217 = v87 + v88
    v218 = (v217 + v89) + v90
    v219 = v86 + v218
    v220 = v92 + v219
    v221 = v70 + v67
    v222 = v221 + v73
    v223 = v77 + v222
    v224 = (v34 * (v94 + v220)) - (v23 * (v81 + v223))
    v225 = tau[7] + v224
    v226 = ((((v93 * v84) + (v24 * v223)) - (v78 * v95)) - (v35 * v220)) - v224
    v227 = (tau[6] - (v120 * v225)) - v226
    v228 = v95 + v96
    v229 = v84 + v100
    v230 = v226 + ((((v26 * v222) - (v37 * v219)) - (v76 * v228)) + (v91 * v229))
    v231 = ((tau[5] - (v225 * v136)) - v230) - (v227 * v135)
    v232 = v86 + v217
    v233 = v95 + (v96 + v97)
    v234 = (((v39 * (v89 + v232)) - (v28 * v221)) + (v56 * v233)) - (v55 * v214)
    v235 = v234 - v230
    v236 = ((v227 * v144) + (((v225 * v145) - tau[4]) - v235)) - (v231 * v147)
    v237 = (v52 * (v102 + v214)) + ((v30 * v67) - (v41 * v232))
    v238 = v237 - (v53 * (v98 + v233))
    v239 = ((((v238 - tau[3]) + (v225 * v159)) - v235) + (v227 * v160)) + (v231 * v158)
    v240 = v239 + (v236 * v162)
    v241 = v233 + (v98 + v99)
    v242 = (v49 * v215) + ((v32 * v63) - ((v86 * v43) + (v43 * v87)))
    v243 = ((v242 - (v50 * v241)) + v238) - v235
    v244 = ((v243 + ((v225 * v174) - tau[2])) + (v227 * v173)) + (v231 * v177)
    v245 = (v244 + (v236 * v172)) + (v240 * v179)
    v246 = v65 * v32
    v247 = (v46 * (v213 + v215)) + ((v61 * v199) - (v86 * v200))
    v248 = v243 + (v247 - (v47 * (v241 + v246)))
    v249 = ((v248 + ((v225 * v197) - tau[1])) + (v227 * v196)) + (v231 * v195)
    v250 = ((v249 + (v236 * v198)) - (v240 * v194)) + (v245 * v193)
    v251 = v241 + (v60 * v199)
    v252 = v248 + (((v9 * (v213 + v216)) - tau[0]) - (v10 * ((v246 - 100.55249999999998) + v251)))
    v253 = (((v252 + (v225 * v119)) + (v227 * v133)) + (v231 * v142)) + (v236 * v153)
    v254 = (((v253 - (v240 * v167)) + (v245 * v184)) - (v250 * v209)) * v212
    v255 = (v250 * v208) - (v209 * v254)
    v256 = v254 + v255
    v257 = ((v245 * v183) + (v184 * v254)) + (v193 * v255)
    v258 = v256 + v257
    v259 = (v32 * v258) - v213
    v260 = (((v240 * v166) - (v167 * v254)) - (v194 * v255)) + (v179 * v257)
    v261 = (((v236 * v152) + (v153 * v254)) + (v198 * v255)) + (v172 * v257)
    v262 = v261 + (v162 * v260)
    v263 = (((v231 * v141) + (v142 * v254)) + (v195 * v255)) + (v177 * v257)
    v264 = (v263 + (v158 * v260)) - (v147 * v262)
    v265 = v258 + v260
    v266 = v262 + v265
    v267 = v264 - v266
    v268 = v26 * v267
    v269 = v28 * v266
    v270 = v268 - v269
    v271 = (((v227 * v132) + (v133 * v254)) + (v196 * v255)) + (v173 * v257)
    v272 = ((v271 + (v160 * v260)) + (v144 * v262)) - (v135 * v264)
    v273 = v267 + v272
    v274 = (((3.2974940611444983 * v225) + (v119 * v254)) + (v197 * v255)) + (v174 * v257)
    v275 = (((v274 + (v159 * v260)) + (v145 * v262)) - (v136 * v264)) - (v120 * v272)
    v276 = v273 + v275
    v277 = v23 * v276
    v278 = v24 * v273
    v279 = v277 + v278
    v280 = v30 * v265
    v281 = (v270 - v280) + v279
    v282 = v259 - v281
    v283 = v77 + (v91 * v267)
    v284 = v9 * v254
    v285 = v46 * v256
    v286 = v284 + v285
    v287 = v55 * v266
    v288 = v49 * v258
    v289 = v52 * v265
    v290 = v288 + v289
    v291 = ((v286 - v222) + v287) + v290
    v292 = v34 * v276
    v293 = v95 - v292
    v294 = -v293
    v295 = v84 + v277
    v296 = v78 * v295
    v297 = (v93 * v294) - v296
    v298 = (v76 * v267) - v92
    v299 = v47 * v256
    v300 = v50 * v258
    v301 = v85 + (v10 * v254)
    v302 = 9.81 - v301
    v303 = (v299 - v302) + v300
    v304 = v53 * v265
    v305 = v56 * v266
    v306 = ((v303 + v218) + v304) + v305
    v307 = ((v35 * (v283 - v291)) + v296) + ((v93 * v293) + (v24 * (v306 - v298)))
    v308 = v307 - (-v297)
    v309 = v81 + (v93 * v273)
    v310 = v283 + v309
    v311 = v284 - v61
    v312 = v285 - v62
    v313 = v288 - v66
    v314 = v289 - v70
    v315 = v73 - v287
    v316 = v314 - v315
    v317 = v313 + v316
    v318 = v312 + v317
    v319 = v311 + v318
    v320 = v94 - (v78 * v273)
    v321 = v298 - v320
    v322 = v87 + v299
    v323 = v88 + v300
    v324 = v89 + v304
    v325 = v90 + v305
    v326 = v324 + v325
    v327 = v323 + v326
    v328 = v322 + v327
    v329 = v301 + v328
    v330 = (v34 * (v310 - v291)) + (v23 * (v306 - v321))
    v331 = (v330 + (v34 * (v319 - v310))) - (v23 * (v329 - v321))
    v332 = (v35 * (v319 - v283)) - (v24 * (v329 - v298))
    v333 = (v332 + (v131 * v331)) + v308
    v334 = 1.0 - v136
    v335 = v35 * v273
    v336 = v292 + v335
    v337 = (v278 + v100) + v295
    v338 = (v335 - v96) + v294
    v339 = (v76 * v337) - (v91 * v338)
    v340 = ((v37 * (-v291)) + (v26 * v306)) + (v76 * (v229 + v279))
    v341 = ((v340 - (v91 * (v336 - v228))) - v339) + v308
    v342 = (((v26 * v329) - (v37 * v319)) - v332) - v341
    v343 = ((v334 * v331) - v342) - (v135 * v333)
    v344 = 1.0 - v145
    v345 = v214 + v279
    v346 = v37 * v267
    v347 = v336 - v233
    v348 = (v101 + v268) + v337
    v349 = (v97 - v346) - v338
    v350 = (v56 * v348) + (v55 * v349)
    v351 = v286 - v67
    v352 = v217 + v303
    v353 = (v28 * (v324 + v352)) - (v39 * ((v351 - v70) + v290))
    v354 = (((v56 * (v268 + v345)) + v353) - (v55 * (v346 + v347))) - v350
    v355 = (v301 + v322) + v323
    v356 = (v311 + v312) + v313
    v357 = v342 + (((v28 * (v324 + v355)) - (v39 * (v314 + v356))) - v354)
    v358 = (v147 * v343) + (((v344 * v331) - (v144 * v333)) - v357)
    v359 = v39 * v266
    v360 = v346 - v359
    v361 = (v359 + v98) + v349
    v362 = (v269 - v102) - v348
    v363 = (v52 * v361) - (v53 * v362)
    v364 = (v52 * (v347 + (v360 - v98))) + ((v41 * (v288 + v351)) - (v30 * v352))
    v365 = v363 + (v364 - (v53 * (v345 + (v102 + v270))))
    v366 = ((v331 + ((v41 * v356) - (v30 * v355))) - v365) - v357
    v367 = ((v158 * v343) + ((v159 * v331) + (v160 * v333))) - ((v162 * v358) + v366)
    v368 = (v32 * v322) - (v43 * v312)
    v369 = v41 * v265
    v370 = (v360 - v369) + v336
    v371 = (v369 + v99) + v361
    v372 = (v280 - v103) + v362
    v373 = (v49 * v371) - (v50 * v372)
    v374 = (v49 * (v370 - v241)) + ((v43 * (v286 - v63)) - (v32 * (v322 - v302)))
    v375 = v373 + (v374 - (v50 * (v215 + v281)))
    v376 = v366 + ((((v43 * v311) - (v32 * v301)) - v368) - v375)
    v377 = (v376 + (v172 * v358)) - (((v173 * v333) + (v174 * v331)) + (v177 * v343))
    v378 = v377 - (v179 * v367)
    v379 = v61 * v200
    v380 = v246 + (v43 * v258)
    v381 = v371 + v380
    v382 = v259 + v372
    v383 = (v46 * v381) - (v47 * v382)
    v384 = v380 - v370
    v385 = ((v379 - (v46 * ((-v241) - v384))) + (v47 * (v215 - v282))) - v383
    v386 = ((v379 + (9.81 * v199)) - v385) - v376
    v387 = ((v198 * v358) - ((v195 * v343) + ((v196 * v333) + (v197 * v331)))) - v386
    v388 = (v193 * v378) + ((v194 * v367) + v387)
    v389 = (v9 * v381) - (v10 * v382)
    v390 = (v9 * v200) - (v10 * v199)
    v391 = v389 + ((v60 * v201) + (v390 * v256))
    v392 = v9 * (((100.55249999999998 - v251) + (-(v200 * v256))) - v384)
    v393 = (v392 - (v10 * ((v216 - (v199 * v256)) - v282))) + (v119 * v331)
    v394 = (v391 - (v153 * v358)) + ((v393 + (v133 * v333)) + (v142 * v343))
    v395 = v212 * ((v394 - (v184 * v378)) + ((v386 - (v167 * v367)) + (v209 * v388)))
    v396 = (v330 + (v34 * (v318 - v310))) - (v23 * (v328 - v321))
    v397 = (v35 * (v318 - v283)) - (v24 * (v328 - v298))
    v398 = (v397 + (v131 * v396)) + v308
    v399 = (((v26 * v328) - (v37 * v318)) - v397) - v341
    v400 = ((v334 * v396) - v399) - (v135 * v398)
    v401 = ((v28 * v324) - (v39 * v314)) - v354
    v402 = v401 + ((v28 * v323) - (v39 * v313))
    v403 = ((v396 + ((v39 * v312) - (v28 * v322))) - v399) - v402
    v404 = (((v144 * v398) + (v145 * v396)) - (v147 * v400)) - v403
    v405 = v365 + ((v30 * v323) - (v41 * v313))
    v406 = v403 + ((v41 * v312) - (v30 * v322))
    v407 = ((v405 + ((v159 * v396) + (v160 * v398))) + (v158 * v400)) - v406
    v408 = v407 + (v162 * v404)
    v409 = v375 + v405
    v410 = v406 - (v368 + v409)
    v411 = (v172 * v404) + (((v173 * v398) + (v174 * v396)) + (v177 * v400))
    v412 = v411 + ((v179 * v408) - v410)
    v413 = (((v199 * v302) + (v200 * v284)) - v385) - v410
    v414 = ((v195 * v400) + ((v196 * v398) + (v197 * v396))) + (v198 * v404)
    v415 = ((v413 - (v194 * v408)) + v414) + (v193 * v412)
    v416 = (v391 + ((v142 * v400) + ((v133 * v398) + (v119 * v396)))) + (v153 * v404)
    v417 = v212 * ((((v416 - (v167 * v408)) + v413) + (v184 * v412)) - (v209 * v415))
    v418 = (v330 + (v34 * (v317 - v310))) - (v23 * (v327 - v321))
    v419 = (v35 * (v317 - v283)) - (v24 * (v327 - v298))
    v420 = (v419 + (v131 * v418)) + v308
    v421 = (((v26 * v327) - (v37 * v317)) - v419) - v341
    v422 = ((v334 * v418) - v421) - (v135 * v420)
    v423 = (v418 - v421) - v402
    v424 = (((v144 * v420) + (v145 * v418)) - (v147 * v422)) - v423
    v425 = ((v405 + ((v159 * v418) + (v160 * v420))) + (v158 * v422)) - v423
    v426 = v425 + (v162 * v424)
    v427 = v423 - v409
    v428 = (v172 * v424) + ((((v173 * v420) + (v174 * v418)) + (v177 * v422)) - v427)
    v429 = v428 + (v179 * v426)
    v430 = v383 - v427
    v431 = ((v195 * v422) + ((v196 * v420) + (v197 * v418))) + (v198 * v424)
    v432 = (v430 - (v194 * v426)) + ((v193 * v429) + v431)
    v433 = ((v389 + ((v133 * v420) + (v119 * v418))) + (v142 * v422)) + (v153 * v424)
    v434 = v212 * (((v430 - (v167 * v426)) + (v433 + (v184 * v429))) - (v209 * v432))
    v435 = (v330 + (v34 * (v316 - v310))) - (v23 * (v326 - v321))
    v436 = (v35 * v283) - (v24 * v298)
    v437 = v436 - v308
    v438 = (((v35 * v316) - (v24 * v326)) + (v131 * v435)) - v437
    v439 = v24 + v26
    v440 = v35 + v37
    v441 = v436 - v341
    v442 = (v435 + ((v440 * v316) - (v439 * v326))) - v441
    v443 = ((v135 * v438) + (v136 * v435)) - v442
    v444 = v442 - v401
    v445 = (((v144 * v438) + (v145 * v435)) + (v147 * v443)) - v444
    v446 = v365 - v444
    v447 = (v446 + (((v159 * v435) + (v160 * v438)) - (v158 * v443))) + (v162 * v445)
    v448 = v446 + (((v373 + (v174 * v435)) + (v173 * v438)) - (v177 * v443))
    v449 = (v448 + (v172 * v445)) + (v179 * v447)
    v450 = (v196 * v438) + (((v197 * v435) + (v121 * v371)) - (v123 * v372))
    v451 = ((v446 + (v450 - (v195 * v443))) + (v198 * v445)) - (v194 * v447)
    v452 = v451 + (v193 * v449)
    v453 = (v133 * v438) + (((v119 * v435) + (v122 * v371)) - (v124 * v372))
    v454 = ((v446 + (v453 - (v142 * v443))) + (v153 * v445)) - (v167 * v447)
    v455 = v212 * ((v454 + (v184 * v449)) - (v209 * v452))
    v456 = v330 + ((v23 * v321) - (v34 * v310))
    v457 = ((v34 * v315) + (v23 * v325)) - v456
    v458 = v437 + (((v35 * v315) + (v24 * v325)) + (v131 * v457))
    v459 = v441 + ((v439 * v325) + (v440 * v315))
    v460 = v459 + ((v334 * v457) - (v135 * v458))
    v461 = v354 - v459
    v462 = ((v147 * v460) + ((v344 * v457) - (v144 * v458))) - v461
    v463 = (v363 + v457) - v461
    v464 = (((v158 * v460) + ((v159 * v457) + (v160 * v458))) - v463) - (v162 * v462)
    v465 = (((v49 * v361) - (v50 * v362)) - (v174 * v457)) - (v173 * v458)
    v466 = ((v463 + (v465 - (v177 * v460))) + (v172 * v462)) - (v179 * v464)
    v467 = (((v121 * v361) - (v123 * v362)) - (v197 * v457)) - (v196 * v458)
    v468 = ((v463 + (v467 - (v195 * v460))) + (v198 * v462)) + (v194 * v464)
    v469 = v468 + (v193 * v466)
    v470 = (((v122 * v361) - (v124 * v362)) - (v119 * v457)) - (v133 * v458)
    v471 = ((v463 + (v470 - (v142 * v460))) + (v153 * v462)) + (v167 * v464)
    v472 = v212 * ((v471 + (v184 * v466)) - (v209 * v469))
    v473 = -v456
    v474 = v437 + (v131 * v473)
    v475 = v441 + ((v334 * v473) - (v135 * v474))
    v476 = (((v350 + (v344 * v473)) - (v144 * v474)) + v441) + (v147 * v475)
    v477 = 1.0 - v159
    v478 = v441 + ((v128 * v349) + (v127 * v348))
    v479 = ((v478 + ((v477 * v473) - (v160 * v474))) - (v158 * v475)) + (v162 * v476)
    v480 = 1.0 - v174
    v481 = v478 + ((((v49 * v349) + (v50 * v348)) + (v480 * v473)) - (v173 * v474))
    v482 = ((v481 - (v177 * v475)) + (v172 * v476)) + (v179 * v479)
    v483 = v478 + ((v473 + (v121 * v349)) + (v123 * v348))
    v484 = (v194 * v479) + ((v195 * v475) + ((v196 * v474) + (v197 * v473)))
    v485 = ((v483 + (v198 * v476)) + (v193 * v482)) - v484
    v486 = (((v9 * v349) + (v10 * v348)) - (v119 * v473)) - (v133 * v474)
    v487 = (v483 + (v153 * v476)) + (v184 * v482)
    v488 = v212 * ((v487 + ((v486 - (v142 * v475)) - (v167 * v479))) - (v209 * v485))
    v489 = ((v34 * v309) + (v23 * v320)) - v330
    v490 = v308 - (v131 * v489)
    v491 = v308 - v339
    v492 = (v135 * v490) + ((v334 * v489) - v491)
    v493 = ((((v56 * v337) - (v55 * v338)) + (v344 * v489)) + (v144 * v490)) - v491
    v494 = v493 + (v147 * v492)
    v495 = v91 + v128
    v496 = v76 + v127
    v497 = v308 + ((v495 * v338) - (v496 * v337))
    v498 = (((v160 * v490) + ((v477 * v489) - v497)) - (v158 * v492)) + (v162 * v494)
    v499 = ((((v50 * v337) - (v49 * v338)) + (v480 * v489)) + (v173 * v490)) - v497
    v500 = ((v499 - (v177 * v492)) + (v172 * v494)) + (v179 * v498)
    v501 = 1.0 - v197
    v502 = ((v196 * v490) + (((v123 * v337) - (v121 * v338)) + (v501 * v489))) - v497
    v503 = (v193 * v500) + (((v502 - (v195 * v492)) + (v198 * v494)) - (v194 * v498))
    v504 = 1.0 - v119
    v505 = ((v133 * v490) + (((v124 * v337) - (v122 * v338)) + (v504 * v489))) - v497
    v506 = (((v505 - (v142 * v492)) + (v153 * v494)) - (v167 * v498)) + (v184 * v500)
    v507 = v212 * (v506 - (v209 * v503))
    v508 = v297 + (v131 * v330)
    v509 = (((v76 * v295) - v297) + (v135 * v508)) - ((v91 * v294) + (v334 * v330))
    v510 = ((v144 * v508) + ((v106 * v295) - v297)) - ((v344 * v330) + (v107 * v294))
    v511 = v510 + (v147 * v509)
    v512 = (v297 + (v495 * v294)) - (v496 * v295)
    v513 = (((v160 * v508) - ((v477 * v330) + v512)) - (v158 * v509)) + (v162 * v511)
    v514 = ((((v50 * v295) - (v49 * v294)) - (v480 * v330)) + (v173 * v508)) - v512
    v515 = ((v514 - (v177 * v509)) + (v172 * v511)) + (v179 * v513)
    v516 = ((v196 * v508) + (((v123 * v295) - (v121 * v294)) - (v501 * v330))) - v512
    v517 = (v193 * v515) + (((v516 - (v195 * v509)) + (v198 * v511)) - (v194 * v513))
    v518 = ((v133 * v508) + (((v124 * v295) - (v122 * v294)) - (v504 * v330))) - v512
    v519 = (((v518 - (v142 * v509)) + (v153 * v511)) - (v167 * v513)) + (v184 * v515)
    v520 = v212 * (v519 - (v209 * v517))
    v521 = 2.0 * v82
    v522 = v521 * v34
    v523 = v521 * v23
    v524 = (v93 * v522) - (v78 * v523)
    v525 = 2.0 * v74
    v526 = v525 * v91
    v527 = 2.0 * v79
    v528 = v527 * v93
    v529 = v526 + v528
    v530 = v108 * v46
    v531 = (v109 * v9) + v530
    v532 = 2.0 * v71
    v533 = v532 * v55
    v534 = 2.0 * v64
    v535 = v534 * v49
    v536 = 2.0 * v68
    v537 = v536 * v52
    v538 = v535 + v537
    v539 = v533 + v538
    v540 = v531 + v539
    v541 = v525 * v76
    v542 = v527 * v78
    v543 = v541 + v542
    v544 = v108 * v47
    v545 = (v109 * v10) + v544
    v546 = v532 * v56
    v547 = v534 * v50
    v548 = v536 * v53
    v549 = v547 + v548
    v550 = v546 + v549
    v551 = v545 + v550
    v552 = (v34 * (v529 + v540)) - (v23 * (v543 + v551))
    v553 = (v35 * (v526 + v540)) - (v24 * (v541 + v551))
    v554 = (v553 - v524) + (v552 * v131)
    v555 = v523 + (v527 * v24)
    v556 = v522 + (v527 * v35)
    v557 = (v524 - (v76 * v555)) + (v91 * v556)
    v558 = v553 + ((v37 * v540) - (v26 * v551))
    v559 = ((v558 - v557) + (v552 * v334)) - (v554 * v135)
    v560 = v555 + (v525 * v26)
    v561 = v556 + (v525 * v37)
    v562 = ((v56 * v560) - v557) - (v55 * v561)
    v563 = (v558 + ((v39 * (v531 + v538)) - (v28 * (v545 + v549)))) + v562
    v564 = ((v563 + (v552 * v344)) - (v554 * v144)) + (v559 * v147)
    v565 = v561 + (v532 * v39)
    v566 = v560 + (v532 * v28)
    v567 = (v52 * v565) - (v53 * v566)
    v568 = v567 + ((v30 * v547) - (v41 * v535))
    v569 = v563 + ((v552 + ((v41 * v531) - (v30 * v545))) - v568)
    v570 = ((v559 * v158) + (((v552 * v159) - v569) + (v554 * v160))) - (v564 * v162)
    v571 = v565 + (v536 * v41)
    v572 = v566 + (v536 * v30)
    v573 = (v49 * v571) - (v50 * v572)
    v574 = (v32 * v545) - (v43 * v531)
    v575 = ((v569 - ((v552 * v174) + (v573 + v574))) - (v554 * v173)) - (v559 * v177)
    v576 = (v575 + (v564 * v172)) - (v570 * v179)
    v577 = v571 + (v534 * v43)
    v578 = v572 + (v534 * v32)
    v579 = (v573 + (v46 * v577)) - (v47 * v578)
    v580 = (v569 + ((v109 * v390) - v574)) - v579
    v581 = ((v559 * v195) + ((v554 * v196) + ((v552 * v197) - v580))) - (v564 * v198)
    v582 = (v581 - (v570 * v194)) - (v576 * v193)
    v583 = (v9 * v577) - (v10 * v578)
    v584 = v583 + (v108 * v390)
    v585 = (((v584 + (v552 * v119)) + (v554 * v133)) - v580) + (v559 * v142)
    v586 = (((v585 - (v564 * v153)) - (v570 * v167)) - (v576 * v184)) - (v582 * v209)
    v587 = v586 * v212
    v588 = v530 + v539
    v589 = v544 + v550
    v590 = (v34 * (v529 + v588)) - (v23 * (v543 + v589))
    v591 = (v35 * (v526 + v588)) - (v24 * (v541 + v589))
    v592 = (v591 - v524) + (v590 * v131)
    v593 = v591 + ((v37 * v588) - (v26 * v589))
    v594 = ((v593 - v557) + (v590 * v334)) - (v592 * v135)
    v595 = v562 + ((v39 * v538) - (v28 * v549))
    v596 = (v593 + ((v530 * v39) - (v544 * v28))) + v595
    v597 = ((v596 + (v590 * v344)) - (v592 * v144)) + (v594 * v147)
    v598 = v596 + ((v590 + ((v530 * v41) - (v544 * v30))) - v568)
    v599 = ((v594 * v158) + (((v590 * v159) - v598) + (v592 * v160))) - (v597 * v162)
    v600 = v598 + ((v43 * v530) - (v32 * v544))
    v601 = (v600 - ((v592 * v173) + ((v590 * v174) + v573))) - (v594 * v177)
    v602 = (v601 + (v597 * v172)) - (v599 * v179)
    v603 = v579 - v600
    v604 = ((v603 + ((v592 * v196) + (v590 * v197))) + (v594 * v195)) - (v597 * v198)
    v605 = (v604 - (v599 * v194)) - (v602 * v193)
    v606 = (v603 + ((v584 + (v590 * v119)) + (v592 * v133))) + (v594 * v142)
    v607 = (((v606 - (v597 * v153)) - (v599 * v167)) - (v602 * v184)) - (v605 * v209)
    v608 = v607 * v212
    v609 = (v34 * (v529 + v539)) - (v23 * (v543 + v550))
    v610 = (v35 * (v526 + v539)) - (v24 * (v541 + v550))
    v611 = (v610 - v524) + (v609 * v131)
    v612 = v610 + ((v37 * v539) - (v26 * v550))
    v613 = ((v612 - v557) + (v609 * v334)) - (v611 * v135)
    v614 = v595 + v612
    v615 = ((v614 + (v609 * v344)) - (v611 * v144)) + (v613 * v147)
    v616 = v614 + (v609 - v568)
    v617 = ((v613 * v158) + (((v609 * v159) - v616) + (v611 * v160))) - (v615 * v162)
    v618 = ((v616 - ((v609 * v174) + v573)) - (v611 * v173)) - (v613 * v177)
    v619 = (v618 + (v615 * v172)) - (v617 * v179)
    v620 = v616 - v579
    v621 = (((v620 - (v609 * v197)) - (v611 * v196)) - (v613 * v195)) + (v615 * v198)
    v622 = (v621 + (v617 * v194)) + (v619 * v193)
    v623 = (((v583 + (v609 * v119)) + (v611 * v133)) - v620) + (v613 * v142)
    v624 = (((v623 - (v615 * v153)) - (v617 * v167)) - (v619 * v184)) + (v622 * v209)
    v625 = v624 * v212
    v626 = (v34 * (v529 + (v533 + v537))) - (v23 * (v543 + (v546 + v548)))
    v627 = (v35 * v526) - (v24 * v541)
    v628 = v524 - v627
    v629 = ((v533 * v35) - (v546 * v24)) - v628
    v630 = v629 + (((v537 * v35) - (v548 * v24)) + (v626 * v131))
    v631 = (v537 * v440) - (v548 * v439)
    v632 = (v533 * v440) - (v546 * v439)
    v633 = v627 - v557
    v634 = v632 + v633
    v635 = (v634 + (v631 + (v626 * v334))) - (v630 * v135)
    v636 = v562 + v627
    v637 = v632 + v636
    v638 = v631 + ((v39 * v537) - (v28 * v548))
    v639 = (((v638 + (v626 * v344)) + v637) - (v630 * v144)) + (v635 * v147)
    v640 = v567 - v637
    v641 = (v638 + v626) - v640
    v642 = ((v635 * v158) + (((v626 * v159) + (v630 * v160)) - v641)) - (v639 * v162)
    v643 = v573 - v641
    v644 = (v639 * v172) - ((((v630 * v173) + (v626 * v174)) + v643) + (v635 * v177))
    v645 = v644 - (v642 * v179)
    v646 = v643 + ((((v46 * v571) - (v47 * v572)) + (v626 * v197)) + (v630 * v196))
    v647 = (((v646 + (v635 * v195)) - (v639 * v198)) - (v642 * v194)) - (v645 * v193)
    v648 = v643 + ((v630 * v133) + ((v626 * v119) + ((v105 * v571) - (v104 * v572))))
    v649 = (((v648 + (v635 * v142)) - (v639 * v153)) - (v642 * v167)) - (v645 * v184)
    v650 = (v649 - (v647 * v209)) * v212
    v651 = (v34 * v529) - (v23 * v543)
    v652 = v651 + ((v533 * v34) - (v546 * v23))
    v653 = v629 + (v652 * v131)
    v654 = (v634 + (v652 * v334)) - (v653 * v135)
    v655 = ((v637 + (v652 * v344)) - (v653 * v144)) + (v654 * v147)
    v656 = (v655 * v162) + ((((v652 * v477) - v640) - (v653 * v160)) - (v654 * v158))
    v657 = ((((v50 * v566) - (v49 * v565)) + (v652 * v480)) - v640) - (v653 * v173)
    v658 = ((v657 - (v654 * v177)) + (v655 * v172)) + (v656 * v179)
    v659 = (((v123 * v566) - (v121 * v565)) + (v652 * v501)) - ((v653 * v196) + v640)
    v660 = (v658 * v193) + (((v659 - (v654 * v195)) + (v655 * v198)) - (v656 * v194))
    v661 = ((((v124 * v566) - (v122 * v565)) - v640) - (v653 * v133)) + (v652 * v504)
    v662 = (((v655 * v153) + (v661 - (v654 * v142))) - (v656 * v167)) + (v658 * v184)
    v663 = (v662 - (v660 * v209)) * v212
    v664 = (v651 * v131) - v628
    v665 = (v633 + (v651 * v334)) - (v664 * v135)
    v666 = ((v636 + (v651 * v344)) - (v664 * v144)) + (v665 * v147)
    v667 = v636 + ((v53 * v560) - (v52 * v561))
    v668 = (((v667 + (v651 * v477)) - (v664 * v160)) - (v665 * v158)) + (v666 * v162)
    v669 = (v667 + (((v50 * v560) - (v49 * v561)) + (v651 * v480))) - (v664 * v173)
    v670 = ((v669 - (v665 * v177)) + (v666 * v172)) + (v668 * v179)
    v671 = ((v667 + ((v123 * v560) - (v121 * v561))) + (v651 * v501)) - (v664 * v196)
    v672 = (((v671 - (v665 * v195)) + (v666 * v198)) - (v668 * v194)) + (v670 * v193)
    v673 = ((v667 + ((v124 * v560) - (v122 * v561))) - (v664 * v133)) + (v651 * v504)
    v674 = (((v673 - (v665 * v142)) + (v666 * v153)) - (v668 * v167)) + (v670 * v184)
    v675 = (v674 - (v672 * v209)) * v212
    v676 = (v34 * v528) - (v23 * v542)
    v677 = v524 - (v676 * v131)
    v678 = (v677 * v135) + ((v676 * v334) - v557)
    v679 = ((((v56 * v555) - (v55 * v556)) - v557) + (v676 * v344)) + (v677 * v144)
    v680 = v679 + (v678 * v147)
    v681 = v557 + ((v128 * v556) - (v127 * v555))
    v682 = (((v677 * v160) + ((v676 * v477) - v681)) - (v678 * v158)) + (v680 * v162)
    v683 = ((((v50 * v555) - (v49 * v556)) - v681) + (v676 * v480)) + (v677 * v173)
    v684 = ((v683 - (v678 * v177)) + (v680 * v172)) + (v682 * v179)
    v685 = (v677 * v196) + ((((v123 * v555) - (v121 * v556)) - v681) + (v676 * v501))
    v686 = (v684 * v193) + (((v685 - (v678 * v195)) + (v680 * v198)) - (v682 * v194))
    v687 = ((v677 * v133) + (((v124 * v555) - (v122 * v556)) - v681)) + (v676 * v504)
    v688 = (((v687 - (v678 * v142)) + (v680 * v153)) - (v682 * v167)) + (v684 * v184)
    v689 = (v688 - (v686 * v209)) * v212
    v690 = (((v76 * v523) - v524) - (v91 * v522)) + (v524 * v135)
    v691 = ((v524 * v144) + (((v106 * v523) - v524) - (v107 * v522))) + (v690 * v147)
    v692 = (v524 + (v495 * v522)) - (v496 * v523)
    v693 = (((v524 * v160) - v692) - (v690 * v158)) + (v691 * v162)
    v694 = ((((v50 * v523) - (v49 * v522)) - v692) + (v524 * v173)) - (v690 * v177)
    v695 = (v694 + (v691 * v172)) + (v693 * v179)
    v696 = ((v524 * v196) + (((v123 * v523) - (v121 * v522)) - v692)) - (v690 * v195)
    v697 = (v695 * v193) + ((v696 + (v691 * v198)) - (v693 * v194))
    v698 = ((v524 * v133) + (((v124 * v523) - (v122 * v522)) - v692)) - (v690 * v142)
    v699 = (((v698 + (v691 * v153)) - (v693 * v167)) + (v695 * v184)) - (v697 * v209)
    v700 = v699 * v212
    v701 = (v208 * v388) + (v209 * v395)
    v702 = (v208 * v415) - (v209 * v417)
    v703 = (v208 * v432) - (v209 * v434)
    v704 = (v208 * v452) - (v209 * v455)
    v705 = (v208 * v469) - (v209 * v472)
    v706 = (v208 * v485) - (v209 * v488)
    v707 = (v208 * v503) - (v209 * v507)
    v708 = (v208 * v517) - (v209 * v520)
    v709 = (v582 * v208) - (v209 * v587)
    v710 = (v605 * v208) - (v209 * v608)
    v711 = (v622 * v208) + (v209 * v625)
    v712 = (v647 * v208) - (v209 * v650)
    v713 = (v660 * v208) - (v209 * v663)
    v714 = (v672 * v208) - (v209 * v675)
    v715 = (v686 * v208) - (v209 * v689)
    v716 = (v697 * v208) - (v209 * v700)
    v717 = ((v183 * v378) - (v184 * v395)) + (v193 * v701)
    v718 = ((v183 * v412) + (v184 * v417)) + (v193 * v702)
    v719 = ((v183 * v429) + (v184 * v434)) + (v193 * v703)
    v720 = ((v183 * v449) + (v184 * v455)) + (v193 * v704)
    v721 = ((v183 * v466) + (v184 * v472)) + (v193 * v705)
    v722 = ((v183 * v482) + (v184 * v488)) + (v193 * v706)
    v723 = ((v183 * v500) + (v184 * v507)) + (v193 * v707)
    v724 = ((v183 * v515) + (v184 * v520)) + (v193 * v708)
    v725 = ((v576 * v183) - (v184 * v587)) - (v193 * v709)
    v726 = ((v602 * v183) - (v184 * v608)) - (v193 * v710)
    v727 = ((v619 * v183) - (v184 * v625)) + (v193 * v711)
    v728 = ((v645 * v183) - (v184 * v650)) - (v193 * v712)
    v729 = ((v658 * v183) + (v184 * v663)) + (v193 * v713)
    v730 = ((v670 * v183) + (v184 * v675)) + (v193 * v714)
    v731 = ((v684 * v183) + (v184 * v689)) + (v193 * v715)
    v732 = ((v695 * v183) + (v184 * v700)) + (v193 * v716)
    v733 = (((v166 * v367) - (v167 * v395)) + (v194 * v701)) - (v179 * v717)
    v734 = (((v166 * v408) - (v167 * v417)) - (v194 * v702)) + (v179 * v718)
    v735 = (((v166 * v426) - (v167 * v434)) - (v194 * v703)) + (v179 * v719)
    v736 = (((v166 * v447) - (v167 * v455)) - (v194 * v704)) + (v179 * v720)
    v737 = (((v166 * v464) + (v167 * v472)) + (v194 * v705)) - (v179 * v721)
    v738 = (((v166 * v479) - (v167 * v488)) - (v194 * v706)) + (v179 * v722)
    v739 = (((v166 * v498) - (v167 * v507)) - (v194 * v707)) + (v179 * v723)
    v740 = (((v166 * v513) - (v167 * v520)) - (v194 * v708)) + (v179 * v724)
    v741 = (((v570 * v166) - (v167 * v587)) - (v194 * v709)) - (v179 * v725)
    v742 = (((v599 * v166) - (v167 * v608)) - (v194 * v710)) - (v179 * v726)
    v743 = (((v617 * v166) - (v167 * v625)) + (v194 * v711)) - (v179 * v727)
    v744 = (((v642 * v166) - (v167 * v650)) - (v194 * v712)) - (v179 * v728)
    v745 = (((v656 * v166) - (v167 * v663)) - (v194 * v713)) + (v179 * v729)
    v746 = (((v668 * v166) - (v167 * v675)) - (v194 * v714)) + (v179 * v730)
    v747 = (((v682 * v166) - (v167 * v689)) - (v194 * v715)) + (v179 * v731)
    v748 = (((v693 * v166) - (v167 * v700)) - (v194 * v716)) + (v179 * v732)
    v749 = (((v152 * v358) - (v153 * v395)) + (v198 * v701)) + (v172 * v717)
    v750 = v749 - (v162 * v733)
    v751 = (((v152 * v404) + (v153 * v417)) + (v198 * v702)) + (v172 * v718)
    v752 = v751 + (v162 * v734)
    v753 = (((v152 * v424) + (v153 * v434)) + (v198 * v703)) + (v172 * v719)
    v754 = v753 + (v162 * v735)
    v755 = (((v152 * v445) + (v153 * v455)) + (v198 * v704)) + (v172 * v720)
    v756 = v755 + (v162 * v736)
    v757 = (((v152 * v462) + (v153 * v472)) + (v198 * v705)) + (v172 * v721)
    v758 = v757 - (v162 * v737)
    v759 = (((v152 * v476) + (v153 * v488)) + (v198 * v706)) + (v172 * v722)
    v760 = v759 + (v162 * v738)
    v761 = (((v152 * v494) + (v153 * v507)) + (v198 * v707)) + (v172 * v723)
    v762 = v761 + (v162 * v739)
    v763 = (((v152 * v511) + (v153 * v520)) + (v198 * v708)) + (v172 * v724)
    v764 = v763 + (v162 * v740)
    v765 = (((v564 * v152) - (v153 * v587)) - (v198 * v709)) + (v172 * v725)
    v766 = v765 - (v162 * v741)
    v767 = (((v597 * v152) - (v153 * v608)) - (v198 * v710)) + (v172 * v726)
    v768 = v767 - (v162 * v742)
    v769 = (((v615 * v152) - (v153 * v625)) + (v198 * v711)) + (v172 * v727)
    v770 = v769 - (v162 * v743)
    v771 = (((v639 * v152) - (v153 * v650)) - (v198 * v712)) + (v172 * v728)
    v772 = v771 - (v162 * v744)
    v773 = (((v655 * v152) + (v153 * v663)) + (v198 * v713)) + (v172 * v729)
    v774 = v773 + (v162 * v745)
    v775 = (((v666 * v152) + (v153 * v675)) + (v198 * v714)) + (v172 * v730)
    v776 = v775 + (v162 * v746)
    v777 = (((v680 * v152) + (v153 * v689)) + (v198 * v715)) + (v172 * v731)
    v778 = v777 + (v162 * v747)
    v779 = (((v691 * v152) + (v153 * v700)) + (v198 * v716)) + (v172 * v732)
    v780 = v779 + (v162 * v748)
    v781 = (((v141 * v343) + (v142 * v395)) - (v195 * v701)) - (v177 * v717)
    v782 = (v781 + (v158 * v733)) + (v147 * v750)
    v783 = (((v141 * v400) + (v142 * v417)) + (v195 * v702)) + (v177 * v718)
    v784 = (v783 + (v158 * v734)) - (v147 * v752)
    v785 = (((v141 * v422) + (v142 * v434)) + (v195 * v703)) + (v177 * v719)
    v786 = (v785 + (v158 * v735)) - (v147 * v754)
    v787 = (((v141 * v443) - (v142 * v455)) - (v195 * v704)) - (v177 * v720)
    v788 = (v787 - (v158 * v736)) + (v147 * v756)
    v789 = (((v141 * v460) - (v142 * v472)) - (v195 * v705)) - (v177 * v721)
    v790 = (v789 + (v158 * v737)) + (v147 * v758)
    v791 = (((v141 * v475) - (v142 * v488)) - (v195 * v706)) - (v177 * v722)
    v792 = (v791 - (v158 * v738)) + (v147 * v760)
    v793 = (((v141 * v492) - (v142 * v507)) - (v195 * v707)) - (v177 * v723)
    v794 = (v793 - (v158 * v739)) + (v147 * v762)
    v795 = (((v141 * v509) - (v142 * v520)) - (v195 * v708)) - (v177 * v724)
    v796 = (v795 - (v158 * v740)) + (v147 * v764)
    v797 = (((v559 * v141) + (v142 * v587)) + (v195 * v709)) - (v177 * v725)
    v798 = (v797 + (v158 * v741)) + (v147 * v766)
    v799 = (((v594 * v141) + (v142 * v608)) + (v195 * v710)) - (v177 * v726)
    v800 = (v799 + (v158 * v742)) + (v147 * v768)
    v801 = (((v613 * v141) + (v142 * v625)) - (v195 * v711)) - (v177 * v727)
    v802 = (v801 + (v158 * v743)) + (v147 * v770)
    v803 = (((v635 * v141) + (v142 * v650)) + (v195 * v712)) - (v177 * v728)
    v804 = (v803 + (v158 * v744)) + (v147 * v772)
    v805 = (((v654 * v141) - (v142 * v663)) - (v195 * v713)) - (v177 * v729)
    v806 = (v805 - (v158 * v745)) + (v147 * v774)
    v807 = (((v665 * v141) - (v142 * v675)) - (v195 * v714)) - (v177 * v730)
    v808 = (v807 - (v158 * v746)) + (v147 * v776)
    v809 = (((v678 * v141) - (v142 * v689)) - (v195 * v715)) - (v177 * v731)
    v810 = (v809 - (v158 * v747)) + (v147 * v778)
    v811 = (((v690 * v141) - (v142 * v700)) - (v195 * v716)) - (v177 * v732)
    v812 = (v811 - (v158 * v748)) + (v147 * v780)
    v813 = (((v132 * v333) + (v133 * v395)) - (v196 * v701)) - (v173 * v717)
    v814 = ((v813 + (v160 * v733)) - (v144 * v750)) - (v135 * v782)
    v815 = (((v132 * v398) + (v133 * v417)) + (v196 * v702)) + (v173 * v718)
    v816 = ((v815 + (v160 * v734)) + (v144 * v752)) - (v135 * v784)
    v817 = (((v132 * v420) + (v133 * v434)) + (v196 * v703)) + (v173 * v719)
    v818 = ((v817 + (v160 * v735)) + (v144 * v754)) - (v135 * v786)
    v819 = (((v132 * v438) + (v133 * v455)) + (v196 * v704)) + (v173 * v720)
    v820 = ((v819 + (v160 * v736)) + (v144 * v756)) + (v135 * v788)
    v821 = (((v132 * v458) - (v133 * v472)) - (v196 * v705)) - (v173 * v721)
    v822 = ((v821 + (v160 * v737)) - (v144 * v758)) - (v135 * v790)
    v823 = (((v132 * v474) - (v133 * v488)) - (v196 * v706)) - (v173 * v722)
    v824 = ((v823 - (v160 * v738)) - (v144 * v760)) - (v135 * v792)
    v825 = (((v132 * v490) + (v133 * v507)) + (v196 * v707)) + (v173 * v723)
    v826 = ((v825 + (v160 * v739)) + (v144 * v762)) + (v135 * v794)
    v827 = (((v132 * v508) + (v133 * v520)) + (v196 * v708)) + (v173 * v724)
    v828 = ((v827 + (v160 * v740)) + (v144 * v764)) + (v135 * v796)
    v829 = (((v554 * v132) + (v133 * v587)) + (v196 * v709)) - (v173 * v725)
    v830 = ((v829 + (v160 * v741)) - (v144 * v766)) - (v135 * v798)
    v831 = (((v592 * v132) + (v133 * v608)) + (v196 * v710)) - (v173 * v726)
    v832 = ((v831 + (v160 * v742)) - (v144 * v768)) - (v135 * v800)
    v833 = (((v611 * v132) + (v133 * v625)) - (v196 * v711)) - (v173 * v727)
    v834 = ((v833 + (v160 * v743)) - (v144 * v770)) - (v135 * v802)
    v835 = (((v630 * v132) + (v133 * v650)) + (v196 * v712)) - (v173 * v728)
    v836 = ((v835 + (v160 * v744)) - (v144 * v772)) - (v135 * v804)
    v837 = (((v653 * v132) - (v133 * v663)) - (v196 * v713)) - (v173 * v729)
    v838 = ((v837 - (v160 * v745)) - (v144 * v774)) - (v135 * v806)
    v839 = (((v664 * v132) - (v133 * v675)) - (v196 * v714)) - (v173 * v730)
    v840 = ((v839 - (v160 * v746)) - (v144 * v776)) - (v135 * v808)
    v841 = (((v677 * v132) + (v133 * v689)) + (v196 * v715)) + (v173 * v731)
    v842 = ((v841 + (v160 * v747)) + (v144 * v778)) + (v135 * v810)
    v843 = (((v524 * v132) + (v133 * v700)) + (v196 * v716)) + (v173 * v732)
    v844 = ((v843 + (v160 * v748)) + (v144 * v780)) + (v135 * v812)
    v845 = ((v197 * v701) - ((3.2974940611444983 * v331) + (v119 * v395))) + (v174 * v717)
    v846 = (((3.2974940611444983 * v396) + (v119 * v417)) + (v197 * v702)) + (v174 * v718)
    v847 = (((3.2974940611444983 * v418) + (v119 * v434)) + (v197 * v703)) + (v174 * v719)
    v848 = (((3.2974940611444983 * v435) + (v119 * v455)) + (v197 * v704)) + (v174 * v720)
    v849 = (((3.2974940611444983 * v457) - (v119 * v472)) - (v197 * v705)) - (v174 * v721)
    v850 = (((3.2974940611444983 * v473) - (v119 * v488)) - (v197 * v706)) - (v174 * v722)
    v851 = (((3.2974940611444983 * v489) - (v119 * v507)) - (v197 * v707)) - (v174 * v723)
    v852 = (((3.2974940611444983 * v330) + (v119 * v520)) + (v197 * v708)) + (v174 * v724)
    v853 = (((3.2974940611444983 * v552) + (v119 * v587)) + (v197 * v709)) - (v174 * v725)
    v854 = (((3.2974940611444983 * v590) + (v119 * v608)) + (v197 * v710)) - (v174 * v726)
    v855 = (((3.2974940611444983 * v609) + (v119 * v625)) - (v197 * v711)) - (v174 * v727)
    v856 = (((3.2974940611444983 * v626) + (v119 * v650)) + (v197 * v712)) - (v174 * v728)
    v857 = (((3.2974940611444983 * v652) - (v119 * v663)) - (v197 * v713)) - (v174 * v729)
    v858 = (((3.2974940611444983 * v651) - (v119 * v675)) - (v197 * v714)) - (v174 * v730)
    v859 = (((3.2974940611444983 * v676) - (v119 * v689)) - (v197 * v715)) - (v174 * v731)
    v860 = ((v174 * v732) + ((v197 * v716) + (v119 * v700))) + (v159 * v748)
    v861 = v209 * v212
    v862 = (v193 * v209) - v184
    v863 = v862 * v212
    v864 = ((v167 - (v194 * v209)) + (v179 * v862)) * v212
    v865 = v172 + (v162 * v179)
    v866 = (v162 * v194) - v198
    v867 = (((v153 - (v162 * v167)) + (v866 * v209)) - (v865 * v862)) * v212
    v868 = (v147 * v162) - v158
    v869 = ((v147 * v172) - v177) + (v868 * v179)
    v870 = (((v147 * v198) - v195) - (v868 * v194)) + (v869 * v193)
    v871 = ((((v147 * v153) - v142) - (v868 * v167)) + (v869 * v184)) - (v870 * v209)
    v872 = v871 * v212
    v873 = v144 + (v135 * v147)
    v874 = ((v135 * v158) - v160) - (v873 * v162)
    v875 = (((v135 * v177) - v173) - (v873 * v172)) + (v874 * v179)
    v876 = ((((v135 * v195) - v196) - (v873 * v198)) - (v874 * v194)) + (v875 * v193)
    v877 = ((((v135 * v142) - v133) - (v873 * v153)) - (v874 * v167)) + (v875 * v184)
    v878 = (v877 - (v876 * v209)) * v212
    v879 = (v120 * v135) - v136
    v880 = ((v120 * v144) - v145) + (v879 * v147)
    v881 = (((v120 * v160) - v159) - (v879 * v158)) + (v880 * v162)
    v882 = ((((v120 * v173) - v174) - (v879 * v177)) + (v880 * v172)) + (v881 * v179)
    v883 = ((((v120 * v196) - v197) - (v879 * v195)) + (v880 * v198)) - (v881 * v194)
    v884 = v883 + (v882 * v193)
    v885 = ((((v120 * v133) - v119) - (v879 * v142)) + (v880 * v153)) - (v881 * v167)
    v886 = ((v885 + (v882 * v184)) - (v884 * v209)) * v212
    v887 = v193 * v208
    v888 = v887 + (v209 * v863)
    v889 = (v209 * v864) + ((v179 * v887) - (v194 * v208))
    v890 = (v209 * v867) + ((v866 * v208) - (v865 * v887))
    v891 = (v870 * v208) - (v209 * v872)
    v892 = (v876 * v208) - (v209 * v878)
    v893 = (v884 * v208) - (v209 * v886)
    v894 = ((v179 * v183) - (v184 * v864)) + (v193 * v889)
    v895 = ((v865 * v183) + (v184 * v867)) - (v193 * v890)
    v896 = ((v869 * v183) + (v184 * v872)) + (v193 * v891)
    v897 = ((v875 * v183) + (v184 * v878)) + (v193 * v892)
    v898 = ((v882 * v183) + (v184 * v886)) + (v193 * v893)
    v899 = (((v162 * v166) - (v167 * v867)) + (v194 * v890)) + (v179 * v895)
    v900 = (((v868 * v166) - (v167 * v872)) - (v194 * v891)) + (v179 * v896)
    v901 = (((v874 * v166) - (v167 * v878)) - (v194 * v892)) + (v179 * v897)
    v902 = (((v881 * v166) - (v167 * v886)) - (v194 * v893)) + (v179 * v898)
    v903 = (((v147 * v152) + (v153 * v872)) + (v198 * v891)) + (v172 * v896)
    v904 = v903 + (v162 * v900)
    v905 = (((v873 * v152) - (v153 * v878)) - (v198 * v892)) - (v172 * v897)
    v906 = v905 - (v162 * v901)
    v907 = (((v880 * v152) + (v153 * v886)) + (v198 * v893)) + (v172 * v898)
    v908 = v907 + (v162 * v902)
    v909 = (((v141 - (v142 * v872)) - (v195 * v891)) - (v177 * v896)) - (v158 * v900)
    v910 = (((v135 * v141) + (v142 * v878)) + (v195 * v892)) + (v177 * v897)
    v911 = (v910 + (v158 * v901)) + (v147 * v906)
    v912 = (((v879 * v141) - (v142 * v886)) - (v195 * v893)) - (v177 * v898)
    v913 = (v912 - (v158 * v902)) + (v147 * v908)
    v914 = (((v132 - (v133 * v878)) - (v196 * v892)) - (v173 * v897)) - (v160 * v901)
    v915 = (((v120 * v132) + (v133 * v886)) + (v196 * v893)) + (v173 * v898)
    v916 = ((v915 + (v160 * v902)) + (v144 * v908)) + (v135 * v913)
    v917 = (((3.2974940611444983 - (v119 * v886)) - (v197 * v893)) - (v174 * v898)) - (v159 * v902)
    v918 = -v861
    v919 = -v863
    v920 = -v864
    v921 = -v890
    v922 = -v906
    v923 = -v911
    v924 = -v916
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
        v395,
        v417,
        v434,
        v455,
        v472,
        v488,
        v507,
        v520,
        -v587,
        -v608,
        -v625,
        -v650,
        v663,
        v675,
        v689,
        v700,
        -v701,
        v702,
        v703,
        v704,
        v705,
        v706,
        v707,
        v708,
        -v709,
        -v710,
        v711,
        -v712,
        v713,
        v714,
        v715,
        v716,
        -v717,
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
        -v737,
        v738,
        v739,
        v740,
        -v741,
        -v742,
        -v743,
        -v744,
        v745,
        v746,
        v747,
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
        v774,
        v776,
        v778,
        v780,
        -v782,
        -v784,
        -v786,
        v788,
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
        v812,
        -v814,
        -v816,
        -v818,
        -v820,
        v822,
        v824,
        -v826,
        -v828,
        v830,
        v832,
        v834,
        v836,
        v838,
        v840,
        -v842,
        -v844,
        (v120 * v814) + (((v845 - (v159 * v733)) + (v145 * v750)) + (v136 * v782)),
        (v120 * v816) + ((v136 * v784) - ((v846 + (v159 * v734)) + (v145 * v752))),
        (v120 * v818) + ((v136 * v786) - ((v847 + (v159 * v735)) + (v145 * v754))),
        (v120 * v820) - (((v848 + (v159 * v736)) + (v145 * v756)) + (v136 * v788)),
        (((v849 + (v159 * v737)) - (v145 * v758)) - (v136 * v790)) - (v120 * v822),
        (((v850 - (v159 * v738)) - (v145 * v760)) - (v136 * v792)) - (v120 * v824),
        (((v851 - (v159 * v739)) - (v145 * v762)) - (v136 * v794)) + (v120 * v826),
        (v120 * v828) - (((v852 + (v159 * v740)) + (v145 * v764)) + (v136 * v796)),
        (((v853 + (v159 * v741)) - (v145 * v766)) - (v136 * v798)) - (v120 * v830),
        (((v854 + (v159 * v742)) - (v145 * v768)) - (v136 * v800)) - (v120 * v832),
        (((v855 + (v159 * v743)) - (v145 * v770)) - (v136 * v802)) - (v120 * v834),
        (((v856 + (v159 * v744)) - (v145 * v772)) - (v136 * v804)) - (v120 * v836),
        (((v857 - (v159 * v745)) - (v145 * v774)) - (v136 * v806)) - (v120 * v838),
        (((v858 - (v159 * v746)) - (v145 * v776)) - (v136 * v808)) - (v120 * v840),
        (((v859 - (v159 * v747)) - (v145 * v778)) - (v136 * v810)) + (v120 * v842),
        (v120 * v844) - (((v145 * v780) + v860) + (v136 * v812)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v212,
        v918,
        v919,
        v920,
        v867,
        v872,
        v878,
        v886,
        v918,
        v208 + (v209 * v861),
        v888,
        v889,
        v921,
        v891,
        v892,
        v893,
        v919,
        v888,
        (v183 - (v184 * v863)) + (v193 * v888),
        v894,
        v895,
        v896,
        v897,
        v898,
        v920,
        v889,
        v894,
        ((v166 + (v167 * v864)) - (v194 * v889)) + (v179 * v894),
        v899,
        v900,
        v901,
        v902,
        v867,
        v921,
        v895,
        v899,
        (((v152 + (v153 * v867)) - (v198 * v890)) + (v172 * v895)) + (v162 * v899),
        v904,
        v922,
        v908,
        v872,
        v891,
        v896,
        v900,
        v904,
        v909 + (v147 * v904),
        v923,
        v913,
        v878,
        v892,
        v897,
        v901,
        v922,
        v923,
        (v914 + (v144 * v906)) + (v135 * v911),
        v924,
        v886,
        v893,
        v898,
        v902,
        v908,
        v913,
        v924,
        ((v917 - (v145 * v908)) - (v136 * v913)) + (v120 * v916),
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

    Operations: 1819 add, 1821 mul, 7 div, 0 sqrt, 8 sincos, 40 other.
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
    v33 = (87.49686150000001 * v16) - v32
    v34 = -v33
    return (
        -(v33 + (100.55250000000001 * v2)),
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
