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
    v7 = np.sin(q[0])
    v8 = np.cos(q[0])
    v9 = np.sin(v0)
    v10 = np.cos(v0)
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
    v35 = (v7 * v28) + (v8 * v34)
    v36 = v35 + (8.919149999999998 * ((v7 * v9) + (v8 * v10)))
    v37 = 0.97 * v10
    v38 = 0.97 * v9
    v39 = (v34 * v37) + (v28 * v38)
    v40 = 0.94 * v12
    v41 = 0.94 * v11
    v42 = (v33 * v40) + (v27 * v41)
    v43 = 0.91 * v14
    v44 = 0.91 * v13
    v45 = (v32 * v43) + (v26 * v44)
    v46 = 0.88 * v16
    v47 = 0.88 * v15
    v48 = (v31 * v46) + (v25 * v47)
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
    v65 = v59 + ((v33 * v37) + (v27 * v38))
    v66 = v65 + ((v7 * v27) + (v8 * v33))
    v67 = v57 + ((v32 * v40) + (v26 * v41))
    v68 = v67 + ((v32 * v37) + (v26 * v38))
    v69 = v68 + ((v7 * v26) + (v8 * v32))
    v70 = v55 + ((v31 * v43) + (v25 * v44))
    v71 = v70 + ((v31 * v40) + (v25 * v41))
    v72 = v71 + ((v31 * v37) + (v25 * v38))
    v73 = v72 + ((v7 * v25) + (v8 * v31))
    v74 = v53 + ((v30 * v46) + (v24 * v47))
    v75 = v74 + ((v30 * v43) + (v24 * v44))
    v76 = v75 + ((v30 * v40) + (v24 * v41))
    v77 = v76 + ((v30 * v37) + (v24 * v38))
    v78 = v77 + ((v7 * v24) + (v8 * v30))
    v79 = v51 + (0.85 * ((v17 * v23) + (v18 * v29)))
    v80 = v79 + ((v29 * v46) + (v23 * v47))
    v81 = v80 + ((v29 * v43) + (v23 * v44))
    v82 = v81 + ((v29 * v40) + (v23 * v41))
    v83 = v82 + ((v29 * v37) + (v23 * v38))
    v84 = v83 + ((v7 * v23) + (v8 * v29))
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
    v7 = np.sin(q[0])
    v8 = np.cos(q[0])
    v9 = np.sin(v0)
    v10 = np.cos(v0)
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
    v25 = 0.97 * v10
    v26 = 0.97 * v9
    v27 = 0.94 * v12
    v28 = 0.94 * v11
    v29 = 0.91 * v14
    v30 = 0.91 * v13
    v31 = 0.88 * v16
    v32 = 0.88 * v15
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = (v8 * v33) + (v25 * v35)
    v37 = qd[2] + v34
    v38 = v37 * v37
    v39 = v36 + (v27 * v38)
    v40 = qd[3] + v37
    v41 = v40 * v40
    v42 = v39 + (v29 * v41)
    v43 = qd[4] + v40
    v44 = v43 * v43
    v45 = v42 + (v31 * v44)
    v46 = 0.85 * v18
    v47 = qd[5] + v43
    v48 = v47 * v47
    v49 = v45 + (v46 * v48)
    v50 = 0.82 * v20
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
    v62 = v7 * v33
    v63 = v62 - 9.81
    v64 = v63 + (v26 * v35)
    v65 = v64 + (v28 * v38)
    v66 = v65 + (v30 * v41)
    v67 = v66 + (v32 * v44)
    v68 = 0.85 * v17
    v69 = v67 + (v48 * v68)
    v70 = 0.82 * v19
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
        (v84 + (v7 * v61)) - (v8 * (v83 - (1.055 * (v62 - v63)))),
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
    v23 = (v1 * v2) + (v0 * v3)
    v24 = (v1 * v3) - (v0 * v2)
    v25 = 0.48015 * ((v1 * v23) - (v0 * v24))
    v26 = v1 + (0.97 * v24)
    v27 = v1 * qd[1]
    v28 = v27 + (qd[2] * v26)
    v29 = (v24 * v4) + (v23 * v5)
    v30 = v0 + (0.97 * v23)
    v31 = (0.5075999999999999 * v29) + (1.2 * v30)
    v32 = v0 * qd[1]
    v33 = v32 + (qd[2] * v30)
    v34 = (v24 * v5) - (v23 * v4)
    v35 = (1.2 * v26) + (0.5075999999999999 * v34)
    v36 = v26 + (0.94 * v34)
    v37 = v28 + (qd[3] * v36)
    v38 = (v29 * v7) + (v34 * v6)
    v39 = v30 + (0.94 * v29)
    v40 = (0.53235 * v38) + (1.3 * v39)
    v41 = v33 + (qd[3] * v39)
    v42 = (v29 * v6) - (v34 * v7)
    v43 = (1.3 * v36) - (0.53235 * v42)
    v44 = v36 - (0.91 * v42)
    v45 = v37 + (qd[4] * v44)
    v46 = (v38 * v9) - (v42 * v8)
    v47 = v39 + (0.91 * v38)
    v48 = (0.5544 * v46) + (1.4 * v47)
    v49 = v41 + (qd[4] * v47)
    v50 = (v38 * v8) + (v42 * v9)
    v51 = (1.4 * v44) - (0.5544 * v50)
    v52 = v47 + (0.88 * v46)
    v53 = v49 + (qd[5] * v52)
    v54 = v44 - (0.88 * v50)
    v55 = (v46 * v10) + (v50 * v11)
    v56 = (1.5 * v54) - (0.57375 * v55)
    v57 = v45 + (qd[5] * v54)
    v58 = (v46 * v11) - (v50 * v10)
    v59 = (0.57375 * v58) + (1.5 * v52)
    v60 = v52 + (0.85 * v58)
    v61 = v53 + (qd[6] * v60)
    v62 = v54 - (0.85 * v55)
    v63 = (v58 * v12) + (v55 * v13)
    v64 = (1.6 * v62) - (0.5904 * v63)
    v65 = v57 + (qd[6] * v62)
    v66 = (v58 * v13) - (v55 * v12)
    v67 = (1.6 * v60) + (0.5904 * v66)
    v68 = v60 + (0.82 * v66)
    v69 = v61 + (qd[7] * v68)
    v70 = 0.6043499999999999 * v63
    v71 = 0.6043499999999999 * v66
    v72 = v62 - (0.82 * v63)
    v73 = 1.7 * v72
    v74 = ((v15 * v70) + (v14 * v71)) - v73
    v75 = v65 + (qd[7] * v72)
    v76 = 1.7 * v68
    v77 = ((v70 * v14) - (v15 * v71)) - v76
    v78 = (v69 * v74) - (v75 * v77)
    v79 = ((v61 * v64) - (v65 * v67)) - v78
    v80 = v79 + ((v53 * v56) - (v57 * v59))
    v81 = ((v45 * v48) - (v49 * v51)) - v80
    v82 = v81 + ((v37 * v40) - (v41 * v43))
    v83 = v82 + ((v28 * v31) - (v33 * v35))
    v84 = v83 + (qd[1] * v25)
    v85 = v77 - v67
    v86 = v59 - v85
    v87 = v48 + v86
    v88 = v40 + v87
    v89 = v31 + v88
    v90 = v1 * qd[0]
    v91 = v74 - v64
    v92 = v56 - v91
    v93 = v51 + v92
    v94 = v43 + v93
    v95 = v35 + v94
    v96 = v0 * qd[0]
    v97 = (v89 * v90) - (v95 * v96)
    v98 = v97 + (v84 + (qd[0] * v25))
    v99 = v27 - (v16 * v26)
    v100 = v32 - (v16 * v30)
    v101 = (v83 - (v89 * v99)) + (v95 * v100)
    v102 = (v17 * v36) - v28
    v103 = (v17 * v39) - v33
    v104 = (v82 + (v88 * v102)) - (v94 * v103)
    v105 = (v18 * v44) - v37
    v106 = (v18 * v47) - v41
    v107 = (v81 + (v87 * v105)) - (v93 * v106)
    v108 = (v19 * v54) - v45
    v109 = (v19 * v52) - v49
    v110 = (v80 - (v86 * v108)) + (v92 * v109)
    v111 = (v20 * v62) - v57
    v112 = (v20 * v60) - v53
    v113 = (v79 + (v85 * v111)) - (v91 * v112)
    v114 = (v21 * v68) - v61
    v115 = (v21 * v72) - v65
    v116 = v78 + ((v74 * v114) - (v77 * v115))
    v117 = (1.7 * v69) + (v22 * v77)
    v118 = v117 + ((1.6 * v61) - (v21 * v67))
    v119 = v118 + ((1.5 * v53) - (v20 * v59))
    v120 = v119 + ((1.4 * v49) - (v19 * v48))
    v121 = v120 + ((1.3 * v41) - (v18 * v40))
    v122 = v121 + ((1.2 * v33) - (v17 * v31))
    v123 = (1.7 * v75) + (v22 * v74)
    v124 = v123 + ((1.6 * v65) - (v21 * v64))
    v125 = v124 + ((1.5 * v57) - (v20 * v56))
    v126 = v125 + ((1.4 * v45) - (v19 * v51))
    v127 = v126 + ((1.3 * v37) - (v18 * v43))
    v128 = v127 + ((1.2 * v28) - (v17 * v35))
    v129 = ((v1 * v122) - (v0 * v128)) - (v16 * v25)
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
    v142 = v83 + ((v26 * v122) - (v30 * v128))
    v143 = v82 + ((v36 * v121) - (v39 * v127))
    v144 = (7.499999999999999 * v39) - v88
    v145 = (7.499999999999999 * v36) - v94
    v146 = v81 + ((v44 * v120) - (v47 * v126))
    v147 = (6.199999999999999 * v47) - v87
    v148 = (6.199999999999999 * v44) - v93
    v149 = ((v54 * v119) - (v52 * v125)) - v80
    v150 = (4.8 * v52) - v86
    v151 = (4.8 * v54) - v92
    v152 = v79 + ((v60 * v124) - (v62 * v118))
    v153 = v85 + (3.3 * v60)
    v154 = v91 + (3.3 * v62)
    v155 = ((v68 * v123) - (v72 * v117)) - v78
    v156 = v76 + v77
    v157 = v73 + v74
    return (
        -v84,
        -v98,
        -v101,
        -v104,
        -v107,
        v110,
        v113,
        -v116,
        -(v84 + v129),
        -(v98 + v129),
        ((v1 * v130) - (v0 * v131)) - v101,
        ((v0 * v133) - (v1 * v132)) - v104,
        ((v0 * v135) - (v1 * v134)) - v107,
        v110 + ((v0 * v137) - (v1 * v136)),
        v113 + ((v0 * v139) - (v1 * v138)),
        ((v0 * v141) - (v1 * v140)) - v116,
        -v142,
        -((v97 + v142) + (8.7 * ((v26 * v96) - (v30 * v90)))),
        ((v26 * v130) - (v30 * v131)) - v101,
        ((v30 * v133) - (v26 * v132)) - v104,
        ((v30 * v135) - (v26 * v134)) - v107,
        v110 + ((v30 * v137) - (v26 * v136)),
        v113 + ((v30 * v139) - (v26 * v138)),
        ((v30 * v141) - (v26 * v140)) - v116,
        -v143,
        ((v90 * v144) - (v96 * v145)) - v143,
        ((v100 * v145) - (v99 * v144)) - v143,
        ((v39 * v133) - (v36 * v132)) - v104,
        ((v39 * v135) - (v36 * v134)) - v107,
        v110 + ((v39 * v137) - (v36 * v136)),
        v113 + ((v39 * v139) - (v36 * v138)),
        ((v39 * v141) - (v36 * v140)) - v116,
        -v146,
        ((v90 * v147) - (v96 * v148)) - v146,
        ((v100 * v148) - (v99 * v147)) - v146,
        ((v102 * v147) - (v103 * v148)) - v146,
        ((v47 * v135) - (v44 * v134)) - v107,
        v110 + ((v47 * v137) - (v44 * v136)),
        v113 + ((v47 * v139) - (v44 * v138)),
        ((v47 * v141) - (v44 * v140)) - v116,
        -v149,
        ((v90 * v150) - (v96 * v151)) - v149,
        ((v100 * v151) - (v99 * v150)) - v149,
        ((v102 * v150) - (v103 * v151)) - v149,
        ((v105 * v150) - (v106 * v151)) - v149,
        v110 + ((v52 * v137) - (v54 * v136)),
        v113 + ((v52 * v139) - (v54 * v138)),
        ((v52 * v141) - (v54 * v140)) - v116,
        v152,
        v152 + ((v90 * v153) - (v96 * v154)),
        v152 + ((v100 * v154) - (v99 * v153)),
        v152 + ((v102 * v153) - (v103 * v154)),
        v152 + ((v105 * v153) - (v106 * v154)),
        v152 + ((v108 * v153) - (v109 * v154)),
        v113 + ((v60 * v139) - (v62 * v138)),
        ((v60 * v141) - (v62 * v140)) - v116,
        v155,
        v155 + ((v90 * v156) - (v96 * v157)),
        v155 + ((v100 * v157) - (v99 * v156)),
        v155 + ((v102 * v156) - (v103 * v157)),
        v155 + ((v105 * v156) - (v106 * v157)),
        v155 + ((v108 * v156) - (v109 * v157)),
        v155 + ((v111 * v156) - (v112 * v157)),
        ((v68 * v141) - (v72 * v140)) - v116,
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[8]   joint coordinates in the chain's order, rad or m: j1, j2, j3, j4, j5, j6, j7, j8
      qd[8]  joint rates, rad/s or m/s

    Gives
      C[8][8]  Christoffel's matrix; row by row

    Operations: 264 add, 279 mul, 0 div, 0 sqrt, 8 sincos, 13 other.
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
    v7 = np.sin(q[0])
    v8 = np.cos(q[0])
    v9 = np.sin(v0)
    v10 = np.cos(v0)
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
    v25 = 0.97 * v10
    v26 = 0.97 * v9
    v27 = 0.94 * v12
    v28 = 0.94 * v11
    v29 = 0.91 * v14
    v30 = 0.91 * v13
    v31 = 0.88 * v16
    v32 = 0.88 * v15
    v33 = qd[0] * qd[0]
    v34 = qd[0] + qd[1]
    v35 = v34 * v34
    v36 = qd[2] + v34
    v37 = v36 * v36
    v38 = qd[3] + v36
    v39 = v38 * v38
    v40 = qd[4] + v38
    v41 = v40 * v40
    v42 = 0.85 * v18
    v43 = qd[5] + v40
    v44 = v43 * v43
    v45 = 0.82 * v20
    v46 = qd[6] + v43
    v47 = v46 * v46
    v48 = qd[7] + v46
    v49 = v48 * v48
    v50 = 0.85 * v17
    v51 = 0.82 * v19
    v52 = (v8 * v33) + (v7 * qdd[0])
    v53 = 9.81 - ((v7 * v33) - (v8 * qdd[0]))
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
    v76 = (1.5550000000000002 * v67) + v74
    v77 = (1.5550000000000002 * v68) - v75
    v78 = (0.17661706666666654 * v69) - (v73 - ((v45 * v75) - (v51 * v74)))
    v79 = (1.455 * v64) + v76
    v80 = (1.455 * v65) + v77
    v81 = (0.17791562500000002 * v66) + (v78 - ((v42 * v77) + (v50 * v76)))
    v82 = (1.3549999999999998 * v61) + v79
    v83 = (1.3549999999999998 * v62) + v80
    v84 = (0.17798293333333343 * v63) + (v81 - ((v31 * v80) + (v32 * v79)))
    v85 = (1.255 * v58) + v82
    v86 = (1.255 * v59) + v83
    v87 = (0.17673034166666668 * v60) + (v84 - ((v29 * v83) + (v30 * v82)))
    v88 = (1.1550000000000002 * v55) + v85
    v89 = (1.1550000000000002 * v56) + v86
    v90 = (0.1740691999999998 * v57) + (v87 - ((v27 * v86) + (v28 * v85)))
    v91 = (0.16991085833333336 * v54) + (v90 - ((v25 * v89) + (v26 * v88)))
    v92 = v91 - ((v8 * ((1.055 * v53) + v89)) + (v7 * ((1.055 * v52) + v88)))
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
    v35 = v30 * v34
    v36 = (v25 - (v30 * v35)) - 1.5550000000000002
    v37 = 0.85 * v11
    v38 = v33 * v34
    v39 = v28 - (v30 * v38)
    v40 = 0.85 * v12
    v41 = (v40 * v39) + (v37 * v36)
    v42 = (v32 - (v33 * v38)) - 1.5550000000000002
    v43 = (v40 * v42) + (v37 * v39)
    v44 = 1.0 / (0.17791562500000002 + ((v40 * v43) + (v37 * v41)))
    v45 = v41 * v44
    v46 = (v36 - (v41 * v45)) - 1.455
    v47 = 0.88 * v13
    v48 = v43 * v44
    v49 = v39 - (v41 * v48)
    v50 = 0.88 * v14
    v51 = (v50 * v49) + (v47 * v46)
    v52 = (v42 - (v43 * v48)) - 1.455
    v53 = (v50 * v52) + (v47 * v49)
    v54 = 1.0 / (0.17798293333333343 + ((v50 * v53) + (v47 * v51)))
    v55 = v51 * v54
    v56 = (v46 - (v51 * v55)) - 1.3549999999999998
    v57 = 0.91 * v15
    v58 = v53 * v54
    v59 = v49 - (v51 * v58)
    v60 = 0.91 * v16
    v61 = (v60 * v59) + (v57 * v56)
    v62 = (v52 - (v53 * v58)) - 1.3549999999999998
    v63 = (v60 * v62) + (v57 * v59)
    v64 = 1.0 / (0.17673034166666668 + ((v60 * v63) + (v57 * v61)))
    v65 = v61 * v64
    v66 = (v56 - (v61 * v65)) - 1.255
    v67 = 0.94 * v17
    v68 = v63 * v64
    v69 = v59 - (v61 * v68)
    v70 = 0.94 * v18
    v71 = (v70 * v69) + (v67 * v66)
    v72 = (v62 - (v63 * v68)) - 1.255
    v73 = (v70 * v72) + (v67 * v69)
    v74 = 1.0 / (0.1740691999999998 + ((v70 * v73) + (v67 * v71)))
    v75 = v71 * v74
    v76 = (v66 - (v71 * v75)) - 1.1550000000000002
    v77 = 0.97 * v19
    v78 = v73 * v74
    v79 = v69 - (v71 * v78)
    v80 = 0.97 * v20
    v81 = (v80 * v79) + (v77 * v76)
    v82 = (v72 - (v73 * v78)) - 1.1550000000000002
    v83 = (v80 * v82) + (v77 * v79)
    v84 = 1.0 / (0.16991085833333336 + ((v80 * v83) + (v77 * v81)))
    v85 = v83 * v84
    v86 = v22 * v85
    v87 = v79 - (v81 * v85)
    v88 = 1.055 * v22
    v89 = v21 * (v81 * v84)
    v90 = v21 * (((v22 * v87) - (v81 * v89)) + (v21 * (v76 - 1.055)))
    v91 = v90 + (v22 * ((((v21 * v87) + (v22 * v82)) - v88) - (v83 * v86)))
    v92 = v89 + v86
    v93 = qd[0] + qd[1]
    v94 = v93 * v93
    v95 = qd[0] * qd[0]
    v96 = (v22 * v95) + (v80 * v94)
    v97 = qd[2] + v93
    v98 = v97 * v97
    v99 = v96 + (v70 * v98)
    v100 = qd[3] + v97
    v101 = v100 * v100
    v102 = v99 + (v60 * v101)
    v103 = qd[4] + v100
    v104 = v103 * v103
    v105 = v102 + (v50 * v104)
    v106 = qd[5] + v103
    v107 = v106 * v106
    v108 = v105 + (v40 * v107)
    v109 = qd[6] + v106
    v110 = v109 * v109
    v111 = v108 + (v29 * v110)
    v112 = v21 * v95
    v113 = v112 - 9.81
    v114 = v113 + (v77 * v94)
    v115 = v114 + (v67 * v98)
    v116 = v115 + (v57 * v101)
    v117 = v116 + (v47 * v104)
    v118 = v117 + (v107 * v37)
    v119 = v118 + (v110 * v26)
    v120 = tau[7] + ((v31 * v119) - (v24 * v111))
    v121 = qd[7] + v109
    v122 = v121 * v121
    v123 = (v31 * v122) + ((2.42 * v111) + (v23 * v120))
    v124 = (v24 * v122) + ((2.42 * v119) - (v27 * v120))
    v125 = (tau[6] + ((v29 * v124) - (v26 * v123))) - tau[7]
    v126 = ((1.5550000000000002 * v108) + v123) + (v35 * v125)
    v127 = ((1.5550000000000002 * v118) + v124) - (v38 * v125)
    v128 = (tau[5] + ((v40 * v127) - (v37 * v126))) - tau[6]
    v129 = ((1.455 * v105) + v126) + (v45 * v128)
    v130 = ((1.455 * v117) + v127) - (v48 * v128)
    v131 = (tau[4] + ((v50 * v130) - (v47 * v129))) - tau[5]
    v132 = ((1.3549999999999998 * v102) + v129) + (v55 * v131)
    v133 = ((1.3549999999999998 * v116) + v130) - (v58 * v131)
    v134 = (tau[3] + ((v60 * v133) - (v57 * v132))) - tau[4]
    v135 = ((1.255 * v99) + v132) + (v65 * v134)
    v136 = ((1.255 * v115) + v133) - (v68 * v134)
    v137 = (tau[2] + ((v70 * v136) - (v67 * v135))) - tau[3]
    v138 = ((1.1550000000000002 * v96) + v135) + (v75 * v137)
    v139 = ((1.1550000000000002 * v114) + v136) - (v78 * v137)
    v140 = (tau[1] + ((v80 * v139) - (v77 * v138))) - tau[2]
    v141 = (tau[1] + (((v21 * v138) - (v22 * v139)) - tau[0])) + (v140 * v92)
    v142 = (1.0 / (0.16416666666666663 + v91)) * (v141 - (v88 * (v113 - v112)))
    v143 = (v84 * v140) + (v92 * v142)
    v144 = (v22 * v142) - (v80 * v143)
    v145 = (v21 * v142) - (v77 * v143)
    v146 = ((v74 * v137) + (v75 * v145)) + (v78 * v144)
    v147 = (v70 * v146) - v144
    v148 = (v67 * v146) - v145
    v149 = ((v64 * v134) - (v65 * v148)) - (v68 * v147)
    v150 = v147 + (v60 * v149)
    v151 = v148 + (v57 * v149)
    v152 = ((v54 * v131) - (v55 * v151)) - (v58 * v150)
    v153 = v150 + (v50 * v152)
    v154 = v151 + (v47 * v152)
    v155 = ((v44 * v128) - (v45 * v154)) - (v48 * v153)
    v156 = v153 + (v40 * v155)
    v157 = v154 + (v37 * v155)
    v158 = ((v34 * v125) - (v35 * v157)) - (v38 * v156)
    v159 = v158 + (((3.2974940611444983 * v120) + (v23 * v157)) + (v27 * v156))
    return (
        v142,
        -(v142 + v143),
        v143 - v146,
        v146 - v149,
        v149 - v152,
        v152 - v155,
        v155 - v158,
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

    Operations: 170 add, 196 mul, 7 div, 0 sqrt, 8 sincos, 1 other.
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
    v14 = qd[0] + qd[1]
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
    v29 = (v7 * v22) + (v6 * v25)
    v30 = (v9 * v29) + (v8 * v28)
    v31 = (v9 * v28) - (v8 * v29)
    v32 = qd[5] + v27
    v33 = v31 + (0.85 * v32)
    v34 = (v11 * v33) - (v10 * v30)
    v35 = qd[6] + v32
    v36 = v34 + (0.82 * v35)
    v37 = (v11 * v30) + (v10 * v33)
    v38 = (v12 * v37) - (v13 * v36)
    v39 = qd[7] + v35
    v40 = (v13 * v37) + (v12 * v36)
    v41 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v1 * v1) + (v0 * v0))))
    v42 = (v41 + (v40 * (0.85 * v40))) + (v38 * ((0.85 * v38) - (0.6043499999999999 * v39)))
    v43 = (v42 + (v39 * (0.15163029583333332 * v39))) + (v14 * ((0.14791732083333334 * v14) + (0.48015 * v15)))
    v44 = v43 + (v19 * ((0.1515374 * v19) - (0.5075999999999999 * v18)))
    v45 = v44 + (v24 * ((0.15385407916666666 * v24) + (0.53235 * v23)))
    v46 = v45 + (v27 * ((0.15494453333333333 * v27) + (0.5544 * v26)))
    v47 = v46 + (v32 * ((0.1548859375 * v32) + (0.57375 * v31)))
    v48 = v47 + (0.6 * ((v18 * v18) + (v21 * v21)))
    v49 = v48 + (0.65 * ((v23 * v23) + (v22 * v22)))
    v50 = v49 + (0.7 * ((v26 * v26) + (v29 * v29)))
    v51 = v50 + (0.75 * ((v31 * v31) + (v30 * v30)))
    v52 = v51 + (v35 * ((0.15375546666666667 * v35) + (0.5904 * v34)))
    return (
        v52 + (0.8 * ((v34 * v34) + (v37 * v37))),
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
    v16 = (v1 * v2) + (v0 * v3)
    v17 = (v0 * v2) - (v1 * v3)
    v18 = (v16 * v4) + (v5 * v17)
    v19 = (v4 * v17) - (v16 * v5)
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
    v30 = (((v1 - (0.97 * v17)) - (0.94 * v18)) + (0.91 * v20)) + (0.88 * v22)
    v31 = (((v0 + (0.97 * v16)) - (0.94 * v19)) - (0.91 * v21)) + (0.88 * v23)
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
    v16 = (v3 * v0) + (v2 * v1)
    v17 = (v3 * v1) - (v2 * v0)
    v18 = (v17 * v4) + (v16 * v5)
    v19 = (v17 * v5) - (v16 * v4)
    v20 = (v19 * v7) - (v18 * v6)
    v21 = (v18 * v7) + (v19 * v6)
    v22 = (v21 * v9) + (v8 * v20)
    v23 = (v9 * v20) - (v21 * v8)
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
    v16 = (v1 * v2) + (v0 * v3)
    v17 = 0.97 * v16
    v18 = (v0 * v2) - (v1 * v3)
    v19 = (v16 * v4) + (v5 * v18)
    v20 = (v4 * v18) - (v16 * v5)
    v21 = (v6 * v20) - (v7 * v19)
    v22 = (v6 * v19) + (v7 * v20)
    v23 = (v8 * v22) + (v9 * v21)
    v24 = (v8 * v21) - (v9 * v22)
    v25 = (v10 * v24) - (v11 * v23)
    v26 = (v10 * v23) + (v11 * v24)
    v27 = (v12 * v26) + (v13 * v25)
    v28 = 0.82 + (0.79 * v15)
    v29 = (v12 * v25) - (v13 * v26)
    v30 = 0.79 * v14
    v31 = 0.97 * v18
    v32 = 0.91 * v21
    v33 = 0.91 * v22
    v34 = v17 - (0.94 * v20)
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
        v17 + v37,
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
    v17 = (v3 * v0) + (v2 * v1)
    v18 = (v17 * v4) + (v5 * v16)
    v19 = (v4 * v16) - (v17 * v5)
    v20 = (v6 * v19) - (v7 * v18)
    v21 = (v6 * v18) + (v7 * v19)
    v22 = (v8 * v21) + (v9 * v20)
    v23 = (v8 * v20) - (v9 * v21)
    v24 = (v10 * v23) - (v11 * v22)
    v25 = (v10 * v22) + (v11 * v23)
    v26 = (v12 * v25) + (v13 * v24)
    v27 = 0.79 * v14
    v28 = (v12 * v24) - (v13 * v25)
    v29 = 0.82 + (0.79 * v15)
    v30 = 0.97 * v17
    v31 = v30 - (0.94 * v19)
    v32 = 0.91 * v21
    v33 = v32 - (0.88 * v23)
    v34 = v33 - ((0.85 * v25) + v31)
    v35 = ((v2 - (v29 * v28)) - v34) - (v26 * v27)
    v36 = -v35
    v37 = v2 - v35
    v38 = v30 + v37
    v39 = v31 + v37
    v40 = v39 - v32
    v41 = v39 - v33
    v42 = v37 - v34
    v43 = v42 - (0.82 * v28)
    v44 = 0.97 * v16
    v45 = v44 + (0.94 * v18)
    v46 = 0.91 * v20
    v47 = v46 + (0.88 * v22)
    v48 = v47 - ((0.85 * v24) + v45)
    v49 = (v28 * v27) + (v48 + (v3 - (v26 * v29)))
    v50 = v3 - v49
    v51 = v50 - v44
    v52 = v50 - v45
    v53 = v46 + v52
    v54 = v47 + v52
    v55 = v48 + v50
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
    v16 = (v3 * v0) + (v2 * v1)
    v17 = (v2 * v0) - (v3 * v1)
    v18 = (v4 * v17) - (v16 * v5)
    v19 = (v16 * v4) + (v5 * v17)
    v20 = (v6 * v19) + (v7 * v18)
    v21 = (v6 * v18) - (v7 * v19)
    v22 = (v8 * v21) - (v9 * v20)
    v23 = (v8 * v20) + (v9 * v21)
    v24 = (v10 * v23) + (v11 * v22)
    v25 = (v10 * v22) - (v11 * v23)
    v26 = (v12 * v25) - (v13 * v24)
    v27 = 0.6043499999999999 * v15
    v28 = (v12 * v24) + (v13 * v25)
    v29 = 0.6043499999999999 * v14
    v30 = v2 + (0.97 * v16)
    v31 = (0.94 * v18) - v30
    v32 = (0.91 * v20) + v31
    v33 = (0.88 * v22) - v32
    v34 = (0.85 * v24) + v33
    v35 = (0.82 * v26) - v34
    v36 = 1.7 * v35
    v37 = v36 + ((v29 * v28) + (v27 * v26))
    v38 = v37 + ((0.5904 * v26) - (1.6 * v34))
    v39 = ((0.57375 * v24) + (1.5 * v33)) - v38
    v40 = v39 + ((0.5544 * v22) - (1.4 * v32))
    v41 = ((0.53235 * v20) + (1.3 * v31)) - v40
    v42 = v41 + ((0.5075999999999999 * v18) - (1.2 * v30))
    v43 = v3 - (0.97 * v17)
    v44 = (0.94 * v19) - v43
    v45 = (0.91 * v21) - v44
    v46 = (0.88 * v23) + v45
    v47 = (0.85 * v25) - v46
    v48 = (0.82 * v28) + v47
    v49 = 1.7 * v48
    v50 = ((v29 * v26) - (v27 * v28)) - v49
    v51 = ((0.5904 * v28) + (1.6 * v47)) - v50
    v52 = v51 + ((0.57375 * v25) - (1.5 * v46))
    v53 = ((0.5544 * v23) + (1.4 * v45)) - v52
    v54 = v53 + ((0.53235 * v21) - (1.3 * v44))
    v55 = ((0.5075999999999999 * v19) - (1.2 * v43)) - v54
    v56 = (v2 * v55) - (v3 * v42)
    v57 = v56 + (0.48015 * ((v3 * v16) + (v2 * v17)))
    v58 = -v57
    v59 = (v43 * v42) - (v30 * v55)
    v60 = (v44 * v41) + (v54 * v31)
    v61 = -v60
    v62 = (v45 * v40) + (v53 * v32)
    v63 = -v62
    v64 = (v46 * v39) + (v52 * v33)
    v65 = -v64
    v66 = (v47 * v38) + (v51 * v34)
    v67 = -v66
    v68 = (v48 * v37) + (v50 * v35)
    v69 = -v68
    v70 = (v56 + v59) + (8.7 * ((v2 * v43) - (v3 * v30)))
    v71 = v54 + (7.499999999999999 * v44)
    v72 = (7.499999999999999 * v31) - v41
    v73 = (v60 + (v2 * v71)) - (v3 * v72)
    v74 = -v73
    v75 = (6.199999999999999 * v45) - v53
    v76 = v40 + (6.199999999999999 * v32)
    v77 = ((v2 * v75) - v62) + (v3 * v76)
    v78 = v52 + (4.8 * v46)
    v79 = (4.8 * v33) - v39
    v80 = ((v2 * v78) - v64) - (v3 * v79)
    v81 = (3.3 * v47) - v51
    v82 = v38 + (3.3 * v34)
    v83 = (v66 + (v2 * v81)) + (v3 * v82)
    v84 = -v83
    v85 = v49 + v50
    v86 = v36 - v37
    v87 = (v68 + (v2 * v85)) - (v3 * v86)
    v88 = -v87
    v89 = -v70
    v90 = ((v43 * v72) - v60) - (v30 * v71)
    v91 = ((v30 * v75) - v62) + (v43 * v76)
    v92 = (v64 - (v30 * v78)) + (v43 * v79)
    v93 = -v92
    v94 = (v66 + (v30 * v81)) + (v43 * v82)
    v95 = -v94
    v96 = ((v43 * v86) - v68) - (v30 * v85)
    v97 = -v90
    v98 = (v62 + (v31 * v75)) + (v44 * v76)
    v99 = -v98
    v100 = ((v44 * v79) - v64) - (v31 * v78)
    v101 = ((v31 * v81) - v66) + (v44 * v82)
    v102 = (v68 - (v31 * v85)) + (v44 * v86)
    v103 = -v102
    v104 = -v77
    v105 = -v91
    v106 = (v64 + (v32 * v78)) + (v45 * v79)
    v107 = -v106
    v108 = (v66 - (v32 * v81)) + (v45 * v82)
    v109 = -v108
    v110 = ((v32 * v85) - v68) + (v45 * v86)
    v111 = -v80
    v112 = -v100
    v113 = (v66 + (v33 * v81)) + (v46 * v82)
    v114 = -v113
    v115 = ((v46 * v86) - v68) - (v33 * v85)
    v116 = -v101
    v117 = (v68 + (v34 * v85)) + (v47 * v86)
    v118 = -v117
    v119 = -v96
    v120 = -v110
    v121 = -v115
    return (
        REAL(0.0),
        v58,
        v59,
        v61,
        v63,
        v65,
        v67,
        v69,
        v58,
        v58,
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
        v57,
        REAL(0.0),
        v70,
        v74,
        v77,
        v80,
        v84,
        v88,
        REAL(0.0),
        REAL(0.0),
        v70,
        v74,
        v77,
        v80,
        v84,
        v88,
        v70,
        v70,
        v70,
        v74,
        v77,
        v80,
        v84,
        v88,
        v74,
        v74,
        v74,
        v74,
        v77,
        v80,
        v84,
        v88,
        v77,
        v77,
        v77,
        v77,
        v77,
        v80,
        v84,
        v88,
        v80,
        v80,
        v80,
        v80,
        v80,
        v80,
        v84,
        v88,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v84,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        v88,
        -v59,
        v89,
        REAL(0.0),
        v90,
        v91,
        v93,
        v95,
        v96,
        v89,
        v89,
        REAL(0.0),
        v90,
        v91,
        v93,
        v95,
        v96,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v90,
        v91,
        v93,
        v95,
        v96,
        v90,
        v90,
        v90,
        v90,
        v91,
        v93,
        v95,
        v96,
        v91,
        v91,
        v91,
        v91,
        v91,
        v93,
        v95,
        v96,
        v93,
        v93,
        v93,
        v93,
        v93,
        v93,
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
        v73,
        v97,
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        v73,
        v73,
        v97,
        REAL(0.0),
        v99,
        v100,
        v101,
        v103,
        v97,
        v97,
        v97,
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
        v104,
        v105,
        v98,
        REAL(0.0),
        v107,
        v109,
        v110,
        v104,
        v104,
        v105,
        v98,
        REAL(0.0),
        v107,
        v109,
        v110,
        v105,
        v105,
        v105,
        v98,
        REAL(0.0),
        v107,
        v109,
        v110,
        v98,
        v98,
        v98,
        v98,
        REAL(0.0),
        v107,
        v109,
        v110,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v107,
        v109,
        v110,
        v107,
        v107,
        v107,
        v107,
        v107,
        v107,
        v109,
        v110,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v109,
        v110,
        v110,
        v110,
        v110,
        v110,
        v110,
        v110,
        v110,
        v110,
        v64,
        v111,
        v92,
        v112,
        v106,
        REAL(0.0),
        v114,
        v115,
        v111,
        v111,
        v92,
        v112,
        v106,
        REAL(0.0),
        v114,
        v115,
        v92,
        v92,
        v92,
        v112,
        v106,
        REAL(0.0),
        v114,
        v115,
        v112,
        v112,
        v112,
        v112,
        v106,
        REAL(0.0),
        v114,
        v115,
        v106,
        v106,
        v106,
        v106,
        v106,
        REAL(0.0),
        v114,
        v115,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v114,
        v115,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v114,
        v115,
        v115,
        v115,
        v115,
        v115,
        v115,
        v115,
        v115,
        v115,
        v66,
        v83,
        v94,
        v116,
        v108,
        v113,
        REAL(0.0),
        v118,
        v83,
        v83,
        v94,
        v116,
        v108,
        v113,
        REAL(0.0),
        v118,
        v94,
        v94,
        v94,
        v116,
        v108,
        v113,
        REAL(0.0),
        v118,
        v116,
        v116,
        v116,
        v116,
        v108,
        v113,
        REAL(0.0),
        v118,
        v108,
        v108,
        v108,
        v108,
        v108,
        v113,
        REAL(0.0),
        v118,
        v113,
        v113,
        v113,
        v113,
        v113,
        v113,
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
        v87,
        v119,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v87,
        v87,
        v119,
        v102,
        v120,
        v121,
        v117,
        REAL(0.0),
        v119,
        v119,
        v119,
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
    v16 = qd[0] * qd[0]
    v17 = 9.81 * v0
    v18 = v17 - v16
    v19 = 9.81 * v1
    v20 = qdd[0] + v19
    v21 = (v2 * v20) + (v3 * v18)
    v22 = qd[0] + qd[1]
    v23 = v22 * v22
    v24 = (0.97 * v23) - v21
    v25 = (v2 * v18) - (v3 * v20)
    v26 = qdd[0] + qdd[1]
    v27 = (0.97 * v26) - v25
    v28 = (v4 * v27) - (v5 * v24)
    v29 = qd[2] + v22
    v30 = v29 * v29
    v31 = (0.94 * v30) - v28
    v32 = (v4 * v24) + (v5 * v27)
    v33 = qdd[2] + v26
    v34 = v32 + (0.94 * v33)
    v35 = (v6 * v34) - (v7 * v31)
    v36 = qd[3] + v29
    v37 = v36 * v36
    v38 = (0.91 * v37) - v35
    v39 = (v6 * v31) + (v7 * v34)
    v40 = qdd[3] + v33
    v41 = v39 + (0.91 * v40)
    v42 = (v8 * v41) - (v9 * v38)
    v43 = qd[4] + v36
    v44 = v43 * v43
    v45 = (0.88 * v44) - v42
    v46 = (v8 * v38) + (v9 * v41)
    v47 = qdd[4] + v40
    v48 = v46 + (0.88 * v47)
    v49 = (v10 * v48) - (v11 * v45)
    v50 = qd[5] + v43
    v51 = v50 * v50
    v52 = (0.85 * v51) - v49
    v53 = (v10 * v45) + (v11 * v48)
    v54 = qdd[5] + v47
    v55 = v53 + (0.85 * v54)
    v56 = (v12 * v55) - (v13 * v52)
    v57 = qd[6] + v50
    v58 = v57 * v57
    v59 = (0.82 * v58) - v56
    v60 = (v12 * v52) + (v13 * v55)
    v61 = qdd[6] + v54
    v62 = v60 + (0.82 * v61)
    v63 = qd[7] + v57
    v64 = (1.7 * ((v14 * v62) - (v15 * v59))) - (v63 * (0.6043499999999999 * v63))
    v65 = (v14 * v59) + (v15 * v62)
    v66 = qdd[7] + v61
    v67 = (0.6043499999999999 * v66) + (1.7 * v65)
    v68 = (((v14 * v67) - (v15 * v64)) - (1.6 * v56)) + (0.5904 * v58)
    v69 = (v14 * v64) + (v15 * v67)
    v70 = v69 + ((0.5904 * v61) + (1.6 * v60))
    v71 = (((v12 * v70) + (v13 * v68)) - (1.5 * v49)) + (0.57375 * v51)
    v72 = (v12 * v68) - (v13 * v70)
    v73 = ((0.57375 * v54) + (1.5 * v53)) - v72
    v74 = (((v10 * v73) + (v11 * v71)) - (1.4 * v42)) + (0.5544 * v44)
    v75 = (v10 * v71) - (v11 * v73)
    v76 = ((0.5544 * v47) + (1.4 * v46)) - v75
    v77 = (((v8 * v76) + (v9 * v74)) - (1.3 * v35)) + (0.53235 * v37)
    v78 = (v8 * v74) - (v9 * v76)
    v79 = ((0.53235 * v40) + (1.3 * v39)) - v78
    v80 = (((v6 * v79) + (v7 * v77)) - (1.2 * v28)) + (0.5075999999999999 * v30)
    v81 = (v6 * v77) - (v7 * v79)
    v82 = ((0.5075999999999999 * v33) + (1.2 * v32)) - v81
    v83 = (((v4 * v82) + (v5 * v80)) - (1.1 * v21)) + (0.48015 * v23)
    v84 = (v4 * v80) - (v5 * v82)
    v85 = ((0.48015 * v26) - (1.1 * v25)) - v84
    v86 = (v2 * v83) - (v3 * v85)
    v87 = (0.30326059166666663 * v66) + (0.6043499999999999 * v65)
    v88 = v87 + (((0.30751093333333335 * v61) + (0.5904 * v60)) + (0.82 * v69))
    v89 = v88 + (((0.309771875 * v54) + (0.57375 * v53)) - (0.85 * v72))
    v90 = v89 + (((0.30988906666666666 * v47) + (0.5544 * v46)) - (0.88 * v75))
    v91 = v90 + (((0.3077081583333333 * v40) + (0.53235 * v39)) - (0.91 * v78))
    v92 = v91 + (((0.3030748 * v33) + (0.5075999999999999 * v32)) - (0.94 * v81))
    v93 = v92 + (((0.2958346416666667 * v26) - (0.48015 * v25)) - (0.97 * v84))
    return (
        ((v17 - (v2 * v85)) - (v3 * v83)) - (0.45 * v16),
        v19 + ((0.45 * qdd[0]) - v86),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v93 + ((4.4145 * v1) + (0.28583333333333333 * qdd[0]))) - v86,
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
        -v77,
        v79,
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
        -v68,
        v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v88,
        v64,
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

    Operations: 108 add, 130 mul, 0 div, 0 sqrt, 8 sincos, 6 other.
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
    v7 = np.sin(q[0])
    v8 = np.cos(q[0])
    v9 = np.sin(v0)
    v10 = np.cos(v0)
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
    v45 = (v7 * v33) + (v8 * v44)
    v46 = 0.97 * v10
    v47 = 0.97 * v9
    v48 = (v44 * v46) + (v33 * v47)
    v49 = 0.94 * v12
    v50 = 0.94 * v11
    v51 = (v42 * v49) + (v31 * v50)
    v52 = 0.91 * v14
    v53 = 0.91 * v13
    v54 = (v40 * v52) + (v29 * v53)
    v55 = 0.88 * v16
    v56 = 0.88 * v15
    v57 = (v38 * v55) + (v27 * v56)
    v58 = qd[0] * qd[0]
    v59 = qd[0] + qd[1]
    v60 = v59 * v59
    v61 = v8 * v58
    v62 = v46 * v60
    v63 = qd[2] + v59
    v64 = v63 * v63
    v65 = v49 * v64
    v66 = qd[3] + v63
    v67 = v66 * v66
    v68 = v52 * v67
    v69 = qd[4] + v66
    v70 = v69 * v69
    v71 = v55 * v70
    v72 = 0.85 * v18
    v73 = qd[5] + v69
    v74 = v73 * v73
    v75 = v72 * v74
    v76 = 0.82 * v20
    v77 = qd[6] + v73
    v78 = v77 * v77
    v79 = v76 * v78
    v80 = qd[7] + v77
    v81 = v80 * v80
    v82 = v34 * v81
    v83 = v7 * v58
    v84 = v83 - 9.81
    v85 = v47 * v60
    v86 = v50 * v64
    v87 = v53 * v67
    v88 = v56 * v70
    v89 = 0.85 * v17
    v90 = v74 * v89
    v91 = 0.82 * v19
    v92 = v78 * v91
    v93 = v23 * v81
    v94 = (v34 * v76) + (v23 * v91)
    v95 = 0.30326059166666663 + v94
    v96 = v95 + ((v34 * v72) + (v23 * v89))
    v97 = ((v34 * v55) + (v23 * v56)) + v96
    v98 = ((v34 * v52) + (v23 * v53)) + v97
    v99 = ((v34 * v49) + (v23 * v50)) + v98
    v100 = ((v34 * v46) + (v23 * v47)) + v99
    v101 = ((v7 * v23) + (v8 * v34)) + v100
    v102 = 3.2974940611444983 * v101
    v103 = 3.2974940611444983 * v95
    v104 = v47 + v50
    v105 = v7 + v104
    v106 = v46 + v49
    v107 = v8 + v106
    v108 = (v36 * v72) + (v25 * v89)
    v109 = 1.4505909333333333 + v94
    v110 = v109 + (v95 + v108)
    v111 = v52 + v55
    v112 = v53 + v56
    v113 = v110 + ((v36 * v111) + (v25 * v112))
    v114 = v113 + (((v25 * v105) - (v101 * v103)) + (v36 * v107))
    v115 = 1.0 - v103
    v116 = 1.0 / (v109 + (v95 * v115))
    v117 = v114 * v116
    v118 = 3.2974940611444983 * v96
    v119 = v110 - (v96 * v103)
    v120 = v116 * v119
    v121 = v108 + (2.694021875 + v110)
    v122 = v57 + v121
    v123 = ((v38 * v52) + (v27 * v53)) + v122
    v124 = v123 + ((((v27 * v105) - (v101 * v118)) - (v114 * v120)) + (v38 * v107))
    v125 = 1.0 / ((v121 - (v96 * v118)) - (v119 * v120))
    v126 = v124 * v125
    v127 = v57 + (4.0270090666666665 + v122)
    v128 = v54 + v127
    v129 = 3.2974940611444983 * v97
    v130 = (((v36 * v55) + (v25 * v56)) + v110) - (v97 * v103)
    v131 = v116 * v130
    v132 = v122 - ((v97 * v118) + (v120 * v130))
    v133 = v125 * v132
    v134 = (((v128 - (v101 * v129)) - (v114 * v131)) - (v124 * v133)) + (v29 * v105)
    v135 = v134 + (v40 * v107)
    v136 = 1.0 / (((v127 - (v97 * v129)) - (v130 * v131)) - (v132 * v133))
    v137 = v135 * v136
    v138 = v54 + (5.441928158333333 + v128)
    v139 = v51 + v138
    v140 = 3.2974940611444983 * v98
    v141 = v113 - (v98 * v103)
    v142 = v116 * v141
    v143 = (v123 - (v98 * v118)) - (v120 * v141)
    v144 = v125 * v143
    v145 = ((v128 - (v98 * v129)) - (v131 * v141)) - (v133 * v143)
    v146 = v136 * v145
    v147 = v7 + v47
    v148 = v8 + v46
    v149 = (((v139 - (v101 * v140)) - (v114 * v142)) - (v124 * v144)) - (v135 * v146)
    v150 = (v149 + (v31 * v147)) + (v42 * v148)
    v151 = (((v138 - (v98 * v140)) - (v141 * v142)) - (v143 * v144)) - (v145 * v146)
    v152 = 1.0 / v151
    v153 = v150 * v152
    v154 = v51 + (6.930074799999999 + v139)
    v155 = v48 + v154
    v156 = 3.2974940611444983 * v99
    v157 = v113 + (((v36 * v49) + (v25 * v50)) - (v99 * v103))
    v158 = v116 * v157
    v159 = v123 + ((((v38 * v49) + (v27 * v50)) - (v99 * v118)) - (v120 * v157))
    v160 = v125 * v159
    v161 = ((((v40 * v49) + (v29 * v50)) + v128) - (v99 * v129)) - (v131 * v157)
    v162 = v161 - (v133 * v159)
    v163 = v136 * v162
    v164 = (((v139 - (v99 * v140)) - (v142 * v157)) - (v144 * v159)) - (v146 * v162)
    v165 = v152 * v164
    v166 = (((v155 - (v101 * v156)) - (v114 * v158)) - (v124 * v160)) - (v135 * v163)
    v167 = v45 + (v166 - (v150 * v165))
    v168 = (((v154 - (v99 * v156)) - (v157 * v158)) - (v159 * v160)) - (v162 * v163)
    v169 = 1.0 / (v168 - (v164 * v165))
    v170 = v167 * v169
    v171 = 3.2974940611444983 * v100
    v172 = v113 + (((v36 * v106) - (v100 * v103)) + (v25 * v104))
    v173 = v116 * v172
    v174 = v123 + ((((v38 * v106) - (v100 * v118)) - (v120 * v172)) + (v27 * v104))
    v175 = v125 * v174
    v176 = (((v128 - (v100 * v129)) - (v131 * v172)) - (v133 * v174)) + (v40 * v106)
    v177 = v176 + (v29 * v104)
    v178 = v136 * v177
    v179 = ((((v42 * v46) + (v31 * v47)) + v139) - (v100 * v140)) - (v142 * v172)
    v180 = (v179 - (v144 * v174)) - (v146 * v177)
    v181 = v152 * v180
    v182 = (((v155 - (v100 * v156)) - (v158 * v172)) - (v160 * v174)) - (v163 * v177)
    v183 = v182 - (v165 * v180)
    v184 = v169 * v183
    v185 = 8.919149999999998 * v9
    v186 = 8.919149999999998 * v10
    v187 = v45 + ((v7 * v185) + (v8 * v186))
    v188 = v48 + v155
    v189 = 8.481664641666665 + v188
    v190 = (((v187 - (v101 * v171)) - (v114 * v173)) - (v124 * v175)) - (v135 * v178)
    v191 = v189 + ((v190 - (v150 * v181)) - (v167 * v184))
    v192 = (((v189 - (v100 * v171)) - (v172 * v173)) - (v174 * v175)) - (v177 * v178)
    v193 = 1.0 / ((v192 - (v180 * v181)) - (v183 * v184))
    v194 = v191 * v193
    v195 = (((18.567497974999995 - (v101 * v102)) - (v114 * v117)) - (v124 * v126)) - (v135 * v137)
    v196 = v188 + (((v195 - (v150 * v153)) - (v167 * v170)) - (v191 * v194))
    v197 = 1.0 / (v196 + (2.0 * v187))
    v198 = v60 * v186
    v199 = v43 * v64
    v200 = v41 * v67
    v201 = v35 * v78
    v202 = v82 + v201
    v203 = v37 * v74
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
    v219 = v28 * v70
    v220 = v30 * v67
    v221 = v24 * v78
    v222 = v26 * v74
    v223 = v93 + (v221 + v222)
    v224 = (v219 + v220) + v223
    v225 = v32 * v64
    v226 = v224 + v225
    v227 = ((v49 * v224) - (v50 * v206)) + ((v43 * v84) - (v32 * v61))
    v228 = v84 + v208
    v229 = v56 + v89
    v230 = ((v76 * v93) - (v82 * v91)) + ((v35 * v211) - (v24 * v216))
    v231 = v93 + v221
    v232 = v230 + (((v72 * v231) + (v37 * v210)) - ((v26 * v215) - v217))
    v233 = (((v39 * (v87 + v228)) - (v56 * v203)) - (v28 * v214)) + (v55 * v223)
    v234 = v232 + (v233 - (v202 * v229))
    v235 = v234 + ((v52 * (v219 + v223)) - (v53 * v205))
    v236 = ((v41 * v228) - (v30 * v213)) + v235
    v237 = v227 + (((v43 * v85) - (v32 * v62)) + v236)
    v238 = v237 + ((((v46 * v226) - (v47 * v207)) - (v61 * v185)) + (v84 * v186))
    v239 = v230 + (v217 + (tau[6] - (v103 * v218)))
    v240 = v232 + (((tau[5] - (v118 * v218)) - (v120 * v239)) - (v89 * v202))
    v241 = ((v234 + (tau[4] - (v129 * v218))) - (v131 * v239)) - (v133 * v240)
    v242 = (((tau[3] - (v140 * v218)) - (v142 * v239)) - (v144 * v240)) - (v146 * v241)
    v243 = v236 + v242
    v244 = (((tau[2] - (v156 * v218)) - (v158 * v239)) - (v160 * v240)) - (v163 * v241)
    v245 = v237 + (v244 - (v165 * v243))
    v246 = ((v238 + (tau[1] - (v171 * v218))) - (v173 * v239)) - (v175 * v240)
    v247 = ((v246 - (v178 * v241)) - (v181 * v243)) - (v184 * v245)
    v248 = v60 * v185
    v249 = ((((v7 * (v198 + v207)) - tau[0]) + (v102 * v218)) - v238) + (v117 * v239)
    v250 = (((v249 + (v126 * v240)) + (v137 * v241)) + (v153 * v243)) + (v170 * v245)
    v251 = v197 * ((v250 + (v194 * v247)) - (v8 * ((v226 + v248) - 100.55249999999998)))
    v252 = (v193 * v247) + (v194 * v251)
    v253 = v251 - v252
    v254 = ((v169 * v245) + (v170 * v251)) - (v184 * v252)
    v255 = v254 - v253
    v256 = v199 + (v32 * v255)
    v257 = (((v152 * v243) + (v153 * v251)) - (v181 * v252)) - (v165 * v254)
    v258 = v255 + v257
    v259 = v200 + (v30 * v258)
    v260 = (((v136 * v241) + (v137 * v251)) - (v178 * v252)) - (v163 * v254)
    v261 = v260 - (v146 * v257)
    v262 = v258 + v261
    v263 = v204 + (v28 * v262)
    v264 = (((v125 * v240) + (v126 * v251)) - (v175 * v252)) - (v160 * v254)
    v265 = (v264 - (v144 * v257)) - (v133 * v261)
    v266 = v262 + v265
    v267 = v203 + (v26 * v266)
    v268 = ((v173 * v252) + (v158 * v254)) + ((v142 * v257) + (v131 * v261))
    v269 = ((v120 * v265) - ((v116 * v239) + (v117 * v251))) + v268
    v270 = v266 - v269
    v271 = (((3.2974940611444983 * v218) + (v102 * v251)) - (v171 * v252)) - (v156 * v254)
    v272 = ((v271 - (v140 * v257)) - (v129 * v261)) - (v118 * v265)
    v273 = v270 + (v272 - (v103 * (-v269)))
    v274 = v23 * v273
    v275 = v24 * v270
    v276 = v202 + (v274 + v275)
    v277 = v267 + v276
    v278 = v263 + v277
    v279 = v259 + v278
    v280 = v256 + v279
    v281 = v75 + (v89 * v266)
    v282 = v79 + (v91 * v270)
    v283 = v281 + v282
    v284 = v50 * v255
    v285 = v65 + v284
    v286 = v68 + (v53 * v258)
    v287 = v71 + (v56 * v262)
    v288 = v286 + v287
    v289 = v285 + v288
    v290 = (v7 * v251) - v61
    v291 = v47 * v253
    v292 = v291 - v62
    v293 = v290 + v292
    v294 = v289 - v293
    v295 = (v72 * v266) - v90
    v296 = (v76 * v270) - v92
    v297 = v295 + v296
    v298 = v83 + (v8 * v251)
    v299 = v46 * v253
    v300 = v85 + v299
    v301 = v49 * v255
    v302 = v301 - v86
    v303 = v52 * v258
    v304 = v87 - v303
    v305 = -v304
    v306 = v55 * v262
    v307 = v306 - v88
    v308 = v305 + v307
    v309 = v302 + v308
    v310 = v300 - v309
    v311 = v298 + v310
    v312 = 9.81 - v298
    v313 = (v301 - v299) + v312
    v314 = v313 + ((v303 + v306) - v209)
    v315 = -v314
    v316 = (v284 - v291) - (v290 - v212)
    v317 = v288 + v316
    v318 = (v23 * (v315 - v297)) + (v34 * (v283 + v317))
    v319 = v318 + ((v34 * ((-v283) - v294)) - (v23 * (v311 - v297)))
    v320 = v34 * v273
    v321 = v93 - v320
    v322 = -v321
    v323 = v82 + v274
    v324 = v76 * v323
    v325 = v324 - (v91 * v322)
    v326 = (v24 * ((-v295) - v314)) + (v35 * (v281 + v317))
    v327 = ((v325 - v324) - (v91 * v321)) - v326
    v328 = (v35 * ((-v281) - v294)) - (v24 * (v311 - v295))
    v329 = v328 + ((v115 * v319) - v327)
    v330 = 1.0 - v118
    v331 = v35 * v270
    v332 = v320 + v331
    v333 = v275 + (v201 + v323)
    v334 = v331 + (v322 - v221)
    v335 = (v72 * v333) - (v89 * v334)
    v336 = v327 + (v335 + ((v89 * (v332 - v231)) - (v72 * v276)))
    v337 = ((v26 * v315) + (v37 * v317)) - v336
    v338 = ((v37 * (-v294)) - (v26 * v311)) + (v328 + v337)
    v339 = v338 + ((v319 * v330) - (v120 * v329))
    v340 = 1.0 - v129
    v341 = v37 * v266
    v342 = v332 - v223
    v343 = v267 + v333
    v344 = (v334 + v341) - v222
    v345 = (v55 * v343) - (v56 * v344)
    v346 = v345 + ((v56 * (v341 + v342)) - (v55 * v277))
    v347 = v208 - v313
    v348 = v346 - ((v28 * (v304 + v347)) + (v39 * (v286 + v316)))
    v349 = v285 - v293
    v350 = v298 + (v300 - v302)
    v351 = v338 - (v348 - ((v39 * ((-v286) - v349)) - (v28 * (v350 - v305))))
    v352 = v351 + (((v319 * v340) - (v131 * v329)) - (v133 * v339))
    v353 = v39 * v262
    v354 = v341 + v353
    v355 = v263 + v343
    v356 = v353 + (v344 - v219)
    v357 = (v52 * v355) - (v53 * v356)
    v358 = v357 + ((v53 * (v342 + (v354 - v219))) - (v52 * v278))
    v359 = v358 - ((v30 * v347) + (v41 * v316))
    v360 = v351 + (((v319 - (v30 * v350)) - v359) - (v41 * v349))
    v361 = ((((v140 * v319) + (v142 * v329)) + (v144 * v339)) + (v146 * v352)) - v360
    v362 = v41 * v258
    v363 = (v332 + v362) + (v354 - v224)
    v364 = v259 + v355
    v365 = (v356 + v362) - v220
    v366 = (v49 * v364) - (v50 * v365)
    v367 = v366 + ((v50 * v363) - (v49 * v279))
    v368 = v367 - ((v32 * (v300 - v312)) - (v43 * v293))
    v369 = ((v43 * v292) - (v32 * v300)) - v368
    v370 = ((v43 * v290) - (v32 * v298)) + v369
    v371 = (((v156 * v319) + (v158 * v329)) + (v160 * v339)) + (v163 * v352)
    v372 = ((v371 - (v165 * v361)) - v360) - v370
    v373 = v256 + v364
    v374 = (v43 * v255) - v225
    v375 = v365 + v374
    v376 = (v46 * v373) - (v47 * v375)
    v377 = v363 + v374
    v378 = v376 - ((v46 * v280) - (v47 * v377))
    v379 = v370 - (((9.81 * v185) - v360) + v378)
    v380 = (((v171 * v319) + (v173 * v329)) + (v175 * v339)) + (v178 * v352)
    v381 = ((v380 - (v181 * v361)) - (v184 * v372)) - v379
    v382 = (v7 * v186) - (v8 * v185)
    v383 = (v7 * v375) - (v8 * v373)
    v384 = ((v8 * v198) + (v7 * v248)) + ((v253 * v382) - v383)
    v385 = ((v102 * v319) - (v8 * (v280 + (v198 - (v185 * v253))))) + (v117 * v329)
    v386 = (((v385 + (v126 * v339)) + (v137 * v352)) - (v153 * v361)) - (v170 * v372)
    v387 = (v386 - (v194 * v381)) + (v7 * (100.55249999999998 + ((v377 - (v186 * v253)) - v248)))
    v388 = v197 * ((v384 + v387) - v379)
    v389 = v292 - v289
    v390 = v318 + ((v34 * (v389 - v283)) - (v23 * (v310 - v297)))
    v391 = (v35 * (v389 - v281)) - (v24 * (v310 - v295))
    v392 = v391 + ((v115 * v390) - v327)
    v393 = ((v37 * v389) - (v26 * v310)) + (v337 + v391)
    v394 = v393 + ((v330 * v390) - (v120 * v392))
    v395 = v348 + ((v39 * v286) - (v28 * v305))
    v396 = v395 + ((v39 * v285) - (v28 * v302))
    v397 = v393 + ((v390 + ((v39 * v292) - (v28 * v300))) - v396)
    v398 = (((v129 * v390) + (v131 * v392)) + (v133 * v394)) - v397
    v399 = v359 + ((v41 * v285) - (v30 * v302))
    v400 = v399 - (v397 + ((v41 * v292) - (v30 * v300)))
    v401 = ((((v146 * v398) - (v140 * v390)) - (v142 * v392)) - (v144 * v394)) - v400
    v402 = v369 - v400
    v403 = (((v163 * v398) - (v156 * v390)) - (v158 * v392)) - (v160 * v394)
    v404 = v402 + (v403 - (v165 * v401))
    v405 = ((v402 - (v186 * v290)) - (v185 * v312)) - v378
    v406 = (((v171 * v390) + (v173 * v392)) + (v175 * v394)) - (v178 * v398)
    v407 = ((v406 + (v181 * v401)) + (v184 * v404)) - v405
    v408 = (((v102 * v390) + (v117 * v392)) + (v126 * v394)) - (v137 * v398)
    v409 = v384 + ((((v408 + (v153 * v401)) + (v170 * v404)) - (v194 * v407)) - v405)
    v410 = v197 * v409
    v411 = ((v34 * (v283 + v289)) - (v23 * (v297 + v309))) - v318
    v412 = (v35 * (v281 + v289)) - (v24 * (v295 + v309))
    v413 = v412 + (v327 + (v115 * v411))
    v414 = ((v37 * v289) - (v26 * v309)) - (v337 - v412)
    v415 = v414 + ((v330 * v411) - (v120 * v413))
    v416 = v414 + (v396 + v411)
    v417 = (((v129 * v411) + (v131 * v413)) + (v133 * v415)) - v416
    v418 = v399 + v416
    v419 = v418 + ((((v146 * v417) - (v140 * v411)) - (v142 * v413)) - (v144 * v415))
    v420 = v368 + v418
    v421 = (((v163 * v417) - (v156 * v411)) - (v158 * v413)) - (v160 * v415)
    v422 = v420 + (v421 - (v165 * v419))
    v423 = v376 + v420
    v424 = (((v178 * v417) - (v171 * v411)) - (v173 * v413)) - (v175 * v415)
    v425 = v423 + ((v424 - (v181 * v419)) - (v184 * v422))
    v426 = (((v102 * v411) + (v117 * v413)) + (v126 * v415)) - (v137 * v417)
    v427 = (v383 + (((v426 + (v153 * v419)) + (v170 * v422)) + (v194 * v425))) - v423
    v428 = v197 * v427
    v429 = ((v34 * (v283 + v288)) - (v23 * (v297 + v308))) - v318
    v430 = (v35 * v281) - (v24 * v295)
    v431 = v327 + v430
    v432 = v431 + (((v35 * v288) - (v24 * v308)) + (v115 * v429))
    v433 = v24 + v26
    v434 = v35 + v37
    v435 = v430 - v337
    v436 = v435 + ((v429 - (v308 * v433)) + (v288 * v434))
    v437 = ((v118 * v429) + (v120 * v432)) - v436
    v438 = v395 + v436
    v439 = v438 + (((v133 * v437) - (v129 * v429)) - (v131 * v432))
    v440 = v359 + v438
    v441 = v440 + ((((v144 * v437) - (v140 * v429)) - (v142 * v432)) - (v146 * v439))
    v442 = (((v160 * v437) - (v156 * v429)) - (v158 * v432)) - (v163 * v439)
    v443 = v440 + (v366 + (v442 - (v165 * v441)))
    v444 = (((v175 * v437) - (v171 * v429)) - (v173 * v432)) - (v178 * v439)
    v445 = (((v444 - (v181 * v441)) - (v184 * v443)) + (v106 * v364)) - (v104 * v365)
    v446 = v440 + v445
    v447 = (((v102 * v429) + (v117 * v432)) - (v126 * v437)) + (v137 * v439)
    v448 = (((v447 + (v153 * v441)) + (v170 * v443)) + (v194 * v446)) + (v105 * v365)
    v449 = v197 * ((v448 - (v107 * v364)) - v440)
    v450 = v318 - ((v34 * v283) - (v23 * v297))
    v451 = ((v34 * v287) - (v23 * v307)) - v450
    v452 = v431 + (((v35 * v287) - (v24 * v307)) + (v115 * v451))
    v453 = v435 - ((v307 * v433) - (v287 * v434))
    v454 = v453 + ((v330 * v451) - (v120 * v452))
    v455 = v348 + v453
    v456 = v455 + (((v340 * v451) - (v131 * v452)) - (v133 * v454))
    v457 = v455 + (v357 + v451)
    v458 = ((((v140 * v451) + (v142 * v452)) + (v144 * v454)) + (v146 * v456)) - v457
    v459 = (((v49 * v355) - (v50 * v356)) - (v156 * v451)) - (v158 * v452)
    v460 = v457 + (((v459 - (v160 * v454)) - (v163 * v456)) + (v165 * v458))
    v461 = (((v181 * v458) - (v171 * v451)) - (v173 * v452)) - (v175 * v454)
    v462 = (v457 + ((v461 - (v178 * v456)) - (v184 * v460))) + (v106 * v355)
    v463 = v462 - (v104 * v356)
    v464 = (((v102 * v451) + (v117 * v452)) + (v126 * v454)) + (v137 * v456)
    v465 = (((v464 - (v153 * v458)) + (v170 * v460)) + (v194 * v463)) - v457
    v466 = v197 * ((v465 + (v105 * v356)) - (v107 * v355))
    v467 = -v450
    v468 = v431 + (v115 * v467)
    v469 = v435 + ((v330 * v467) - (v120 * v468))
    v470 = v345 + (v435 + (((v340 * v467) - (v131 * v468)) - (v133 * v469)))
    v471 = 1.0 - v140
    v472 = v435 + ((v111 * v343) - (v112 * v344))
    v473 = v472 + ((((v467 * v471) - (v142 * v468)) - (v144 * v469)) - (v146 * v470))
    v474 = 1.0 - v156
    v475 = (((v49 * v343) - (v50 * v344)) - (v158 * v468)) - (v160 * v469)
    v476 = v472 + (((v475 - (v163 * v470)) - (v165 * v473)) + (v467 * v474))
    v477 = v472 + ((v467 + (v106 * v343)) - (v104 * v344))
    v478 = (((v171 * v467) + (v173 * v468)) + (v175 * v469)) + (v178 * v470)
    v479 = ((v478 + (v181 * v473)) + (v184 * v476)) - v477
    v480 = (((v7 * v344) - (v8 * v343)) + (v102 * v467)) + (v117 * v468)
    v481 = (((v480 + (v126 * v469)) + (v137 * v470)) + (v153 * v473)) + (v170 * v476)
    v482 = v197 * ((v481 - (v194 * v479)) - v477)
    v483 = ((v34 * v282) - (v23 * v296)) - v318
    v484 = (-v327) - (v115 * v483)
    v485 = v335 + ((v327 + (v120 * v484)) + (v330 * v483))
    v486 = v55 + v72
    v487 = ((v327 + ((v131 * v484) - (v133 * v485))) + (v340 * v483)) - (v229 * v334)
    v488 = v487 + (v333 * v486)
    v489 = v72 + v111
    v490 = v89 + v112
    v491 = v327 + ((v333 * v489) - (v334 * v490))
    v492 = v491 + ((((v142 * v484) - (v144 * v485)) - (v146 * v488)) + (v471 * v483))
    v493 = (((v49 * v333) - (v50 * v334)) + (v158 * v484)) - (v160 * v485)
    v494 = v491 + (((v493 - (v163 * v488)) - (v165 * v492)) + (v474 * v483))
    v495 = 1.0 - v171
    v496 = (((v173 * v484) - (v175 * v485)) - (v178 * v488)) - (v181 * v492)
    v497 = (((v496 - (v184 * v494)) + (v106 * v333)) - (v104 * v334)) + (v483 * v495)
    v498 = v491 + v497
    v499 = 1.0 - v102
    v500 = (((v126 * v485) - (v117 * v484)) + (v137 * v488)) + (v153 * v492)
    v501 = (((v500 + (v170 * v494)) + (v194 * v498)) + (v105 * v334)) - (v107 * v333)
    v502 = v197 * ((v501 - (v483 * v499)) - v491)
    v503 = v325 - (v115 * v318)
    v504 = (v325 + (((v72 * v323) - (v89 * v322)) - (v120 * v503))) - (v318 * v330)
    v505 = (((v325 - (v131 * v503)) - (v133 * v504)) - (v318 * v340)) - (v229 * v322)
    v506 = v505 + (v323 * v486)
    v507 = v325 + ((v323 * v489) - (v322 * v490))
    v508 = (((v507 - (v142 * v503)) - (v144 * v504)) - (v146 * v506)) - (v318 * v471)
    v509 = (((v49 * v323) - (v50 * v322)) - (v158 * v503)) - (v160 * v504)
    v510 = v507 + (((v509 - (v163 * v506)) - (v165 * v508)) - (v318 * v474))
    v511 = (((v106 * v323) - (v173 * v503)) - (v175 * v504)) - (v178 * v506)
    v512 = (((v511 - (v181 * v508)) - (v184 * v510)) - (v104 * v322)) - (v318 * v495)
    v513 = v507 + v512
    v514 = (((v117 * v503) + (v126 * v504)) + (v137 * v506)) + (v153 * v508)
    v515 = (((v514 + (v170 * v510)) + (v194 * v513)) + (v105 * v322)) - (v107 * v323)
    v516 = v197 * ((v515 + (v318 * v499)) - v507)
    v517 = 2.0 * v73
    v518 = v89 * v517
    v519 = 2.0 * v77
    v520 = v91 * v519
    v521 = v518 + v520
    v522 = 2.0 * v59
    v523 = v47 * v522
    v524 = 2.0 * qd[0]
    v525 = v523 + (v7 * v524)
    v526 = 2.0 * v69
    v527 = v56 * v526
    v528 = 2.0 * v63
    v529 = v50 * v528
    v530 = 2.0 * v66
    v531 = v53 * v530
    v532 = v529 + v531
    v533 = v527 + v532
    v534 = v525 + v533
    v535 = v72 * v517
    v536 = v76 * v519
    v537 = v535 + v536
    v538 = v46 * v522
    v539 = v538 + (v8 * v524)
    v540 = v55 * v526
    v541 = v49 * v528
    v542 = v52 * v530
    v543 = v541 + v542
    v544 = v540 + v543
    v545 = v539 + v544
    v546 = (v34 * (v521 + v534)) - (v23 * (v537 + v545))
    v547 = 2.0 * v80
    v548 = v23 * v547
    v549 = v34 * v547
    v550 = (v76 * v548) - (v91 * v549)
    v551 = (v35 * (v518 + v534)) - (v24 * (v535 + v545))
    v552 = v551 + (v550 + (v115 * v546))
    v553 = v548 + (v24 * v519)
    v554 = v549 + (v35 * v519)
    v555 = v550 + ((v72 * v553) - (v89 * v554))
    v556 = v551 + ((v37 * v534) - (v26 * v545))
    v557 = v556 + ((v555 - (v120 * v552)) + (v330 * v546))
    v558 = v553 + (v26 * v517)
    v559 = v554 + (v37 * v517)
    v560 = v555 + ((v55 * v558) - (v56 * v559))
    v561 = v556 + (v560 + ((v39 * (v525 + v532)) - (v28 * (v539 + v543))))
    v562 = v561 + (((v340 * v546) - (v131 * v552)) - (v133 * v557))
    v563 = v558 + (v28 * v526)
    v564 = v559 + (v39 * v526)
    v565 = (v52 * v563) - (v53 * v564)
    v566 = v565 + ((v41 * v529) - (v30 * v541))
    v567 = v561 + (v566 + ((v546 + (v41 * v525)) - (v30 * v539)))
    v568 = ((((v140 * v546) + (v142 * v552)) + (v144 * v557)) + (v146 * v562)) - v567
    v569 = v563 + (v30 * v530)
    v570 = v564 + (v41 * v530)
    v571 = (v49 * v569) - (v50 * v570)
    v572 = (v43 * v525) - (v32 * v539)
    v573 = (((v165 * v568) - (v156 * v546)) - (v158 * v552)) - (v160 * v557)
    v574 = v572 + (v571 + (v567 + (v573 - (v163 * v562))))
    v575 = v569 + (v32 * v528)
    v576 = v570 + (v43 * v528)
    v577 = v571 + ((v46 * v575) - (v47 * v576))
    v578 = (v567 + (v382 * v524)) + (v572 + v577)
    v579 = (((v181 * v568) - (v171 * v546)) - (v173 * v552)) - (v175 * v557)
    v580 = v578 + ((v579 - (v178 * v562)) - (v184 * v574))
    v581 = (v7 * v576) - (v8 * v575)
    v582 = v581 + (v382 * v522)
    v583 = (((v153 * v568) - (v102 * v546)) - (v117 * v552)) - (v126 * v557)
    v584 = v578 + ((((v583 - (v137 * v562)) - (v170 * v574)) - (v194 * v580)) - v582)
    v585 = v197 * v584
    v586 = v523 + v533
    v587 = v538 + v544
    v588 = (v34 * (v521 + v586)) - (v23 * (v537 + v587))
    v589 = (v35 * (v518 + v586)) - (v24 * (v535 + v587))
    v590 = v589 + (v550 + (v115 * v588))
    v591 = v589 + ((v37 * v586) - (v26 * v587))
    v592 = v591 + ((v555 - (v120 * v590)) + (v330 * v588))
    v593 = v560 + ((v39 * v532) - (v28 * v543))
    v594 = v591 + (((v39 * v523) - (v28 * v538)) + v593)
    v595 = v594 + (((v340 * v588) - (v131 * v590)) - (v133 * v592))
    v596 = v594 + (v566 + (v588 + ((v41 * v523) - (v30 * v538))))
    v597 = ((((v140 * v588) + (v142 * v590)) + (v144 * v592)) + (v146 * v595)) - v596
    v598 = v596 + ((v43 * v523) - (v32 * v538))
    v599 = (((v165 * v597) - (v156 * v588)) - (v158 * v590)) - (v160 * v592)
    v600 = v598 + (v571 + (v599 - (v163 * v595)))
    v601 = v577 + v598
    v602 = (((v181 * v597) - (v171 * v588)) - (v173 * v590)) - (v175 * v592)
    v603 = v601 + ((v602 - (v178 * v595)) - (v184 * v600))
    v604 = (((v102 * v588) + (v117 * v590)) + (v126 * v592)) + (v137 * v595)
    v605 = (v582 + (((v604 - (v153 * v597)) + (v170 * v600)) + (v194 * v603))) - v601
    v606 = v197 * v605
    v607 = (v34 * (v521 + v533)) - (v23 * (v537 + v544))
    v608 = (v35 * (v518 + v533)) - (v24 * (v535 + v544))
    v609 = v608 + (v550 + (v115 * v607))
    v610 = v608 + ((v37 * v533) - (v26 * v544))
    v611 = v610 + ((v555 - (v120 * v609)) + (v330 * v607))
    v612 = v593 + v610
    v613 = v612 + (((v340 * v607) - (v131 * v609)) - (v133 * v611))
    v614 = v612 + (v566 + v607)
    v615 = ((((v140 * v607) + (v142 * v609)) + (v144 * v611)) + (v146 * v613)) - v614
    v616 = (((v156 * v607) + (v158 * v609)) + (v160 * v611)) + (v163 * v613)
    v617 = ((v616 - (v165 * v615)) - v571) - v614
    v618 = v577 + v614
    v619 = (((v171 * v607) + (v173 * v609)) + (v175 * v611)) + (v178 * v613)
    v620 = ((v619 - (v181 * v615)) - (v184 * v617)) - v618
    v621 = (((v102 * v607) + (v117 * v609)) + (v126 * v611)) + (v137 * v613)
    v622 = (v581 + (((v621 - (v153 * v615)) - (v170 * v617)) - (v194 * v620))) - v618
    v623 = v197 * v622
    v624 = (v34 * (v521 + (v527 + v531))) - (v23 * (v537 + (v540 + v542)))
    v625 = (v35 * v518) - (v24 * v535)
    v626 = v550 + v625
    v627 = ((v35 * v527) - (v24 * v540)) + v626
    v628 = v627 + (((v35 * v531) - (v24 * v542)) + (v115 * v624))
    v629 = (v433 * v542) - (v434 * v531)
    v630 = (v433 * v540) - (v434 * v527)
    v631 = v555 + v625
    v632 = v630 - v631
    v633 = (((v330 * v624) - (v120 * v628)) - v629) - v632
    v634 = v560 + v625
    v635 = v630 - v634
    v636 = v629 - ((v39 * v531) - (v28 * v542))
    v637 = ((((v340 * v624) - (v131 * v628)) - (v133 * v633)) - v635) - v636
    v638 = v565 - v635
    v639 = (v624 + v638) - v636
    v640 = ((((v140 * v624) + (v142 * v628)) + (v144 * v633)) + (v146 * v637)) - v639
    v641 = v571 + v639
    v642 = (((v156 * v624) + (v158 * v628)) + (v160 * v633)) + (v163 * v637)
    v643 = (v642 - (v165 * v640)) - v641
    v644 = (((v46 * v569) - (v47 * v570)) - (v171 * v624)) - (v173 * v628)
    v645 = (((v644 - (v175 * v633)) - (v178 * v637)) + (v181 * v640)) + (v184 * v643)
    v646 = v641 + v645
    v647 = (((v102 * v624) + (v117 * v628)) + (v126 * v633)) + (v137 * v637)
    v648 = (((v647 - (v153 * v640)) - (v170 * v643)) + (v194 * v646)) + (v147 * v570)
    v649 = v197 * ((v648 - (v148 * v569)) - v641)
    v650 = (v34 * v521) - (v23 * v537)
    v651 = v650 + ((v34 * v527) - (v23 * v540))
    v652 = v627 + (v115 * v651)
    v653 = ((v330 * v651) - (v120 * v652)) - v632
    v654 = (((v340 * v651) - (v131 * v652)) - (v133 * v653)) - v635
    v655 = v638 + ((((v471 * v651) - (v142 * v652)) - (v144 * v653)) - (v146 * v654))
    v656 = (((v49 * v563) - (v50 * v564)) - (v158 * v652)) - (v160 * v653)
    v657 = v638 + (((v656 - (v163 * v654)) - (v165 * v655)) + (v474 * v651))
    v658 = (((v106 * v563) - (v173 * v652)) - (v175 * v653)) - (v178 * v654)
    v659 = (((v658 - (v181 * v655)) - (v184 * v657)) - (v104 * v564)) + (v495 * v651)
    v660 = v638 + v659
    v661 = (((v117 * v652) + (v126 * v653)) + (v137 * v654)) + (v153 * v655)
    v662 = (((v661 + (v170 * v657)) + (v194 * v660)) + (v105 * v564)) - (v107 * v563)
    v663 = v197 * ((v662 - (v499 * v651)) - v638)
    v664 = v626 + (v115 * v650)
    v665 = v631 + ((v330 * v650) - (v120 * v664))
    v666 = v634 + (((v340 * v650) - (v131 * v664)) - (v133 * v665))
    v667 = v634 + ((v52 * v558) - (v53 * v559))
    v668 = v667 + ((((v471 * v650) - (v142 * v664)) - (v144 * v665)) - (v146 * v666))
    v669 = (((v49 * v558) - (v50 * v559)) - (v158 * v664)) - (v160 * v665)
    v670 = v667 + (((v669 - (v163 * v666)) - (v165 * v668)) + (v474 * v650))
    v671 = (((v106 * v558) - (v173 * v664)) - (v175 * v665)) - (v178 * v666)
    v672 = (((v671 - (v181 * v668)) - (v184 * v670)) - (v104 * v559)) + (v495 * v650)
    v673 = v667 + v672
    v674 = (((v117 * v664) + (v126 * v665)) + (v137 * v666)) + (v153 * v668)
    v675 = (((v674 + (v170 * v670)) + (v194 * v673)) + (v105 * v559)) - (v107 * v558)
    v676 = v197 * ((v675 - (v499 * v650)) - v667)
    v677 = (v34 * v520) - (v23 * v536)
    v678 = (-v550) - (v115 * v677)
    v679 = ((-(v120 * v678)) - v555) - (v330 * v677)
    v680 = v555 + ((((v55 * v553) - (v56 * v554)) + (v131 * v678)) + (v133 * v679))
    v681 = v680 + (v340 * v677)
    v682 = v555 + ((v111 * v553) - (v112 * v554))
    v683 = v682 + ((((v142 * v678) + (v144 * v679)) - (v146 * v681)) + (v471 * v677))
    v684 = (((v49 * v553) - (v50 * v554)) + (v158 * v678)) + (v160 * v679)
    v685 = v682 + (((v684 - (v163 * v681)) - (v165 * v683)) + (v474 * v677))
    v686 = (((v173 * v678) + (v175 * v679)) - (v178 * v681)) - (v181 * v683)
    v687 = (((v686 - (v184 * v685)) + (v106 * v553)) - (v104 * v554)) + (v495 * v677)
    v688 = v682 + v687
    v689 = (((v137 * v681) - (v117 * v678)) - (v126 * v679)) + (v153 * v683)
    v690 = (((v689 + (v170 * v685)) + (v194 * v688)) + (v105 * v554)) - (v107 * v553)
    v691 = v197 * ((v690 - (v499 * v677)) - v682)
    v692 = v550 + (((v72 * v548) - (v89 * v549)) - (v120 * v550))
    v693 = (((v550 - (v131 * v550)) - (v133 * v692)) - (v229 * v549)) + (v486 * v548)
    v694 = v550 + ((v489 * v548) - (v490 * v549))
    v695 = ((v694 - (v142 * v550)) - (v144 * v692)) - (v146 * v693)
    v696 = (((v49 * v548) - (v50 * v549)) - (v158 * v550)) - (v160 * v692)
    v697 = v694 + ((v696 - (v163 * v693)) - (v165 * v695))
    v698 = (((v106 * v548) - (v173 * v550)) - (v175 * v692)) - (v178 * v693)
    v699 = v694 + (((v698 - (v181 * v695)) - (v184 * v697)) - (v104 * v549))
    v700 = (((v117 * v550) + (v126 * v692)) + (v137 * v693)) + (v153 * v695)
    v701 = (((v700 + (v170 * v697)) + (v194 * v699)) + (v105 * v549)) - (v107 * v548)
    v702 = v197 * (v701 - v694)
    v703 = (v193 * v381) - (v194 * v388)
    v704 = (v193 * v407) - (v194 * v410)
    v705 = (v193 * v425) + (v194 * v428)
    v706 = (v193 * v446) + (v194 * v449)
    v707 = (v193 * v463) + (v194 * v466)
    v708 = (v193 * v479) - (v194 * v482)
    v709 = (v193 * v498) + (v194 * v502)
    v710 = (v193 * v513) + (v194 * v516)
    v711 = (v193 * v580) - (v194 * v585)
    v712 = (v193 * v603) + (v194 * v606)
    v713 = (v193 * v620) - (v194 * v623)
    v714 = (v193 * v646) + (v194 * v649)
    v715 = (v193 * v660) + (v194 * v663)
    v716 = (v193 * v673) + (v194 * v676)
    v717 = (v193 * v688) + (v194 * v691)
    v718 = (v193 * v699) + (v194 * v702)
    v719 = ((v169 * v372) - (v170 * v388)) - (v184 * v703)
    v720 = ((v169 * v404) + (v170 * v410)) + (v184 * v704)
    v721 = ((v169 * v422) + (v170 * v428)) - (v184 * v705)
    v722 = ((v169 * v443) + (v170 * v449)) - (v184 * v706)
    v723 = ((v169 * v460) + (v170 * v466)) - (v184 * v707)
    v724 = ((v169 * v476) + (v170 * v482)) + (v184 * v708)
    v725 = ((v169 * v494) + (v170 * v502)) - (v184 * v709)
    v726 = ((v169 * v510) + (v170 * v516)) - (v184 * v710)
    v727 = ((v169 * v574) - (v170 * v585)) - (v184 * v711)
    v728 = ((v169 * v600) + (v170 * v606)) - (v184 * v712)
    v729 = ((v169 * v617) - (v170 * v623)) - (v184 * v713)
    v730 = ((v169 * v643) - (v170 * v649)) + (v184 * v714)
    v731 = ((v169 * v657) + (v170 * v663)) - (v184 * v715)
    v732 = ((v169 * v670) + (v170 * v676)) - (v184 * v716)
    v733 = ((v169 * v685) + (v170 * v691)) - (v184 * v717)
    v734 = ((v169 * v697) + (v170 * v702)) - (v184 * v718)
    v735 = (((v152 * v361) - (v153 * v388)) - (v181 * v703)) - (v165 * v719)
    v736 = (((v152 * v401) + (v153 * v410)) + (v181 * v704)) - (v165 * v720)
    v737 = (((v152 * v419) + (v153 * v428)) - (v181 * v705)) - (v165 * v721)
    v738 = (((v152 * v441) + (v153 * v449)) - (v181 * v706)) - (v165 * v722)
    v739 = (((v152 * v458) - (v153 * v466)) + (v181 * v707)) + (v165 * v723)
    v740 = (((v152 * v473) + (v153 * v482)) + (v181 * v708)) - (v165 * v724)
    v741 = (((v152 * v492) + (v153 * v502)) - (v181 * v709)) - (v165 * v725)
    v742 = (((v152 * v508) + (v153 * v516)) - (v181 * v710)) - (v165 * v726)
    v743 = (((v152 * v568) + (v153 * v585)) + (v181 * v711)) + (v165 * v727)
    v744 = (((v152 * v597) - (v153 * v606)) + (v181 * v712)) + (v165 * v728)
    v745 = (((v152 * v615) - (v153 * v623)) - (v181 * v713)) - (v165 * v729)
    v746 = (((v152 * v640) - (v153 * v649)) + (v181 * v714)) - (v165 * v730)
    v747 = (((v152 * v655) + (v153 * v663)) - (v181 * v715)) - (v165 * v731)
    v748 = (((v152 * v668) + (v153 * v676)) - (v181 * v716)) - (v165 * v732)
    v749 = (((v152 * v683) + (v153 * v691)) - (v181 * v717)) - (v165 * v733)
    v750 = (((v152 * v695) + (v153 * v702)) - (v181 * v718)) - (v165 * v734)
    v751 = (((v136 * v352) + (v137 * v388)) + (v178 * v703)) + (v163 * v719)
    v752 = v751 + (v146 * v735)
    v753 = (((v136 * v398) - (v137 * v410)) - (v178 * v704)) + (v163 * v720)
    v754 = v753 + (v146 * v736)
    v755 = (((v136 * v417) - (v137 * v428)) + (v178 * v705)) + (v163 * v721)
    v756 = v755 + (v146 * v737)
    v757 = (((v136 * v439) + (v137 * v449)) - (v178 * v706)) - (v163 * v722)
    v758 = v757 - (v146 * v738)
    v759 = (((v136 * v456) + (v137 * v466)) - (v178 * v707)) - (v163 * v723)
    v760 = v759 + (v146 * v739)
    v761 = (((v136 * v470) + (v137 * v482)) + (v178 * v708)) - (v163 * v724)
    v762 = v761 - (v146 * v740)
    v763 = (((v136 * v488) + (v137 * v502)) - (v178 * v709)) - (v163 * v725)
    v764 = v763 - (v146 * v741)
    v765 = (((v136 * v506) + (v137 * v516)) - (v178 * v710)) - (v163 * v726)
    v766 = v765 - (v146 * v742)
    v767 = (((v136 * v562) - (v137 * v585)) - (v178 * v711)) - (v163 * v727)
    v768 = v767 + (v146 * v743)
    v769 = (((v136 * v595) + (v137 * v606)) - (v178 * v712)) - (v163 * v728)
    v770 = v769 + (v146 * v744)
    v771 = (((v136 * v613) + (v137 * v623)) + (v178 * v713)) + (v163 * v729)
    v772 = v771 + (v146 * v745)
    v773 = (((v136 * v637) + (v137 * v649)) - (v178 * v714)) + (v163 * v730)
    v774 = v773 + (v146 * v746)
    v775 = (((v136 * v654) + (v137 * v663)) - (v178 * v715)) - (v163 * v731)
    v776 = v775 - (v146 * v747)
    v777 = (((v136 * v666) + (v137 * v676)) - (v178 * v716)) - (v163 * v732)
    v778 = v777 - (v146 * v748)
    v779 = (((v136 * v681) + (v137 * v691)) - (v178 * v717)) - (v163 * v733)
    v780 = v779 - (v146 * v749)
    v781 = (((v136 * v693) + (v137 * v702)) - (v178 * v718)) - (v163 * v734)
    v782 = v781 - (v146 * v750)
    v783 = (((v125 * v339) + (v126 * v388)) + (v175 * v703)) + (v160 * v719)
    v784 = (v783 + (v144 * v735)) - (v133 * v752)
    v785 = (((v125 * v394) + (v126 * v410)) + (v175 * v704)) - (v160 * v720)
    v786 = (v785 - (v144 * v736)) + (v133 * v754)
    v787 = (((v125 * v415) + (v126 * v428)) - (v175 * v705)) - (v160 * v721)
    v788 = (v787 - (v144 * v737)) + (v133 * v756)
    v789 = (((v125 * v437) - (v126 * v449)) + (v175 * v706)) + (v160 * v722)
    v790 = (v789 + (v144 * v738)) + (v133 * v758)
    v791 = (((v125 * v454) + (v126 * v466)) - (v175 * v707)) - (v160 * v723)
    v792 = (v791 + (v144 * v739)) - (v133 * v760)
    v793 = (((v125 * v469) + (v126 * v482)) + (v175 * v708)) - (v160 * v724)
    v794 = (v793 - (v144 * v740)) - (v133 * v762)
    v795 = (((v125 * v485) + (v126 * v502)) - (v175 * v709)) - (v160 * v725)
    v796 = (v795 - (v144 * v741)) - (v133 * v764)
    v797 = (((v125 * v504) + (v126 * v516)) - (v175 * v710)) - (v160 * v726)
    v798 = (v797 - (v144 * v742)) - (v133 * v766)
    v799 = (((v125 * v557) - (v126 * v585)) - (v175 * v711)) - (v160 * v727)
    v800 = (v799 + (v144 * v743)) - (v133 * v768)
    v801 = (((v125 * v592) + (v126 * v606)) - (v175 * v712)) - (v160 * v728)
    v802 = (v801 + (v144 * v744)) - (v133 * v770)
    v803 = (((v125 * v611) + (v126 * v623)) + (v175 * v713)) + (v160 * v729)
    v804 = (v803 + (v144 * v745)) - (v133 * v772)
    v805 = (((v125 * v633) + (v126 * v649)) - (v175 * v714)) + (v160 * v730)
    v806 = (v805 + (v144 * v746)) - (v133 * v774)
    v807 = (((v125 * v653) + (v126 * v663)) - (v175 * v715)) - (v160 * v731)
    v808 = (v807 - (v144 * v747)) - (v133 * v776)
    v809 = (((v125 * v665) + (v126 * v676)) - (v175 * v716)) - (v160 * v732)
    v810 = (v809 - (v144 * v748)) - (v133 * v778)
    v811 = (((v125 * v679) - (v126 * v691)) + (v175 * v717)) + (v160 * v733)
    v812 = (v811 + (v144 * v749)) + (v133 * v780)
    v813 = (((v125 * v692) + (v126 * v702)) - (v175 * v718)) - (v160 * v734)
    v814 = (v813 - (v144 * v750)) - (v133 * v782)
    v815 = (((v116 * v329) + (v117 * v388)) + (v173 * v703)) + (v158 * v719)
    v816 = ((v815 + (v142 * v735)) - (v131 * v752)) - (v120 * v784)
    v817 = (((v116 * v392) + (v117 * v410)) + (v173 * v704)) - (v158 * v720)
    v818 = ((v817 - (v142 * v736)) + (v131 * v754)) - (v120 * v786)
    v819 = (((v116 * v413) + (v117 * v428)) - (v173 * v705)) - (v158 * v721)
    v820 = ((v819 - (v142 * v737)) + (v131 * v756)) - (v120 * v788)
    v821 = (((v116 * v432) + (v117 * v449)) - (v173 * v706)) - (v158 * v722)
    v822 = ((v821 - (v142 * v738)) - (v131 * v758)) + (v120 * v790)
    v823 = (((v116 * v452) + (v117 * v466)) - (v173 * v707)) - (v158 * v723)
    v824 = ((v823 + (v142 * v739)) - (v131 * v760)) - (v120 * v792)
    v825 = (((v116 * v468) + (v117 * v482)) + (v173 * v708)) - (v158 * v724)
    v826 = ((v825 - (v142 * v740)) - (v131 * v762)) - (v120 * v794)
    v827 = (((v116 * v484) - (v117 * v502)) + (v173 * v709)) + (v158 * v725)
    v828 = ((v827 + (v142 * v741)) + (v131 * v764)) + (v120 * v796)
    v829 = (((v116 * v503) + (v117 * v516)) - (v173 * v710)) - (v158 * v726)
    v830 = ((v829 - (v142 * v742)) - (v131 * v766)) - (v120 * v798)
    v831 = (((v116 * v552) - (v117 * v585)) - (v173 * v711)) - (v158 * v727)
    v832 = ((v831 + (v142 * v743)) - (v131 * v768)) - (v120 * v800)
    v833 = (((v116 * v590) + (v117 * v606)) - (v173 * v712)) - (v158 * v728)
    v834 = ((v833 + (v142 * v744)) - (v131 * v770)) - (v120 * v802)
    v835 = (((v116 * v609) + (v117 * v623)) + (v173 * v713)) + (v158 * v729)
    v836 = ((v835 + (v142 * v745)) - (v131 * v772)) - (v120 * v804)
    v837 = (((v116 * v628) + (v117 * v649)) - (v173 * v714)) + (v158 * v730)
    v838 = ((v837 + (v142 * v746)) - (v131 * v774)) - (v120 * v806)
    v839 = (((v116 * v652) + (v117 * v663)) - (v173 * v715)) - (v158 * v731)
    v840 = ((v839 - (v142 * v747)) - (v131 * v776)) - (v120 * v808)
    v841 = (((v116 * v664) + (v117 * v676)) - (v173 * v716)) - (v158 * v732)
    v842 = ((v841 - (v142 * v748)) - (v131 * v778)) - (v120 * v810)
    v843 = (((v116 * v678) - (v117 * v691)) + (v173 * v717)) + (v158 * v733)
    v844 = ((v843 + (v142 * v749)) + (v131 * v780)) - (v120 * v812)
    v845 = (((v116 * v550) + (v117 * v702)) - (v173 * v718)) - (v158 * v734)
    v846 = ((v845 - (v142 * v750)) - (v131 * v782)) - (v120 * v814)
    v847 = (((v129 * v752) - (3.2974940611444983 * v319)) - (v102 * v388)) - (v171 * v703)
    v848 = (((v156 * v720) - (3.2974940611444983 * v390)) - (v102 * v410)) - (v171 * v704)
    v849 = (((3.2974940611444983 * v411) + (v102 * v428)) - (v171 * v705)) - (v156 * v721)
    v850 = (((3.2974940611444983 * v429) + (v102 * v449)) - (v171 * v706)) - (v156 * v722)
    v851 = (((3.2974940611444983 * v451) + (v102 * v466)) - (v171 * v707)) - (v156 * v723)
    v852 = (((3.2974940611444983 * v467) + (v102 * v482)) + (v171 * v708)) - (v156 * v724)
    v853 = (((3.2974940611444983 * v483) + (v102 * v502)) - (v171 * v709)) - (v156 * v725)
    v854 = (((v102 * v516) - (3.2974940611444983 * v318)) - (v171 * v710)) - (v156 * v726)
    v855 = (((3.2974940611444983 * v546) - (v102 * v585)) - (v171 * v711)) - (v156 * v727)
    v856 = (((3.2974940611444983 * v588) + (v102 * v606)) - (v171 * v712)) - (v156 * v728)
    v857 = (((3.2974940611444983 * v607) + (v102 * v623)) + (v171 * v713)) + (v156 * v729)
    v858 = (((3.2974940611444983 * v624) + (v102 * v649)) - (v171 * v714)) + (v156 * v730)
    v859 = (((3.2974940611444983 * v651) + (v102 * v663)) - (v171 * v715)) - (v156 * v731)
    v860 = (((3.2974940611444983 * v650) + (v102 * v676)) - (v171 * v716)) - (v156 * v732)
    v861 = (((3.2974940611444983 * v677) + (v102 * v691)) - (v171 * v717)) - (v156 * v733)
    v862 = (((v102 * v702) - (v171 * v718)) - (v156 * v734)) - (v140 * v750)
    v863 = v194 * v197
    v864 = v170 - (v184 * v194)
    v865 = v197 * v864
    v866 = v197 * ((v153 - (v181 * v194)) - (v165 * v864))
    v867 = v163 - (v146 * v165)
    v868 = v178 - (v146 * v181)
    v869 = v197 * (((v137 - (v146 * v153)) - (v864 * v867)) - (v194 * v868))
    v870 = v144 - (v133 * v146)
    v871 = (v160 - (v133 * v163)) - (v165 * v870)
    v872 = ((v175 - (v133 * v178)) - (v181 * v870)) - (v184 * v871)
    v873 = (((v126 - (v133 * v137)) - (v153 * v870)) - (v170 * v871)) - (v194 * v872)
    v874 = v197 * v873
    v875 = v131 - (v120 * v133)
    v876 = (v142 - (v120 * v144)) - (v146 * v875)
    v877 = ((v158 - (v120 * v160)) - (v163 * v875)) - (v165 * v876)
    v878 = (((v173 - (v120 * v175)) - (v178 * v875)) - (v181 * v876)) - (v184 * v877)
    v879 = (((v117 - (v120 * v126)) - (v137 * v875)) - (v153 * v876)) - (v170 * v877)
    v880 = v197 * (v879 - (v194 * v878))
    v881 = v118 - (v103 * v120)
    v882 = (v129 - (v103 * v131)) - (v133 * v881)
    v883 = ((v140 - (v103 * v142)) - (v144 * v881)) - (v146 * v882)
    v884 = (((v156 - (v103 * v158)) - (v160 * v881)) - (v163 * v882)) - (v165 * v883)
    v885 = (((v171 - (v103 * v173)) - (v175 * v881)) - (v178 * v882)) - (v181 * v883)
    v886 = v885 - (v184 * v884)
    v887 = (((v102 - (v103 * v117)) - (v126 * v881)) - (v137 * v882)) - (v153 * v883)
    v888 = v197 * ((v887 - (v170 * v884)) - (v194 * v886))
    v889 = v184 * v193
    v890 = v889 - (v194 * v865)
    v891 = ((v181 * v193) - (v194 * v866)) - (v165 * v889)
    v892 = ((v193 * v868) - (v194 * v869)) - (v867 * v889)
    v893 = (v193 * v872) - (v194 * v874)
    v894 = (v193 * v878) - (v194 * v880)
    v895 = (v193 * v886) - (v194 * v888)
    v896 = ((v165 * v169) - (v170 * v866)) - (v184 * v891)
    v897 = ((v169 * v867) - (v170 * v869)) - (v184 * v892)
    v898 = ((v169 * v871) - (v170 * v874)) - (v184 * v893)
    v899 = ((v169 * v877) - (v170 * v880)) - (v184 * v894)
    v900 = ((v169 * v884) - (v170 * v888)) - (v184 * v895)
    v901 = (((v146 * v152) - (v153 * v869)) - (v181 * v892)) - (v165 * v897)
    v902 = (((v152 * v870) - (v153 * v874)) - (v181 * v893)) - (v165 * v898)
    v903 = (((v152 * v876) - (v153 * v880)) - (v181 * v894)) - (v165 * v899)
    v904 = (((v152 * v883) - (v153 * v888)) - (v181 * v895)) - (v165 * v900)
    v905 = (((v133 * v136) - (v137 * v874)) - (v178 * v893)) - (v163 * v898)
    v906 = v905 - (v146 * v902)
    v907 = (((v136 * v875) - (v137 * v880)) - (v178 * v894)) - (v163 * v899)
    v908 = v907 - (v146 * v903)
    v909 = (((v136 * v882) - (v137 * v888)) - (v178 * v895)) - (v163 * v900)
    v910 = v909 - (v146 * v904)
    v911 = (((v125 + (v126 * v874)) + (v175 * v893)) + (v160 * v898)) + (v144 * v902)
    v912 = (((v120 * v125) - (v126 * v880)) - (v175 * v894)) - (v160 * v899)
    v913 = (v912 - (v144 * v903)) - (v133 * v908)
    v914 = (((v125 * v881) - (v126 * v888)) - (v175 * v895)) - (v160 * v900)
    v915 = (v914 - (v144 * v904)) - (v133 * v910)
    v916 = (((v116 + (v117 * v880)) + (v173 * v894)) + (v158 * v899)) + (v142 * v903)
    v917 = (((v103 * v116) - (v117 * v888)) - (v173 * v895)) - (v158 * v900)
    v918 = ((v917 - (v142 * v904)) - (v131 * v910)) - (v120 * v915)
    v919 = (((3.2974940611444983 + (v102 * v888)) + (v171 * v895)) + (v156 * v900)) + (v140 * v904)
    v920 = -v863
    v921 = -v865
    v922 = -v866
    v923 = -v869
    v924 = -v874
    v925 = -v880
    v926 = -v888
    v927 = -v890
    v928 = -v891
    v929 = -v892
    v930 = -v893
    v931 = -v894
    v932 = -v895
    v933 = -v896
    v934 = -v897
    v935 = -v898
    v936 = -v899
    v937 = -v900
    v938 = -v901
    v939 = -v902
    v940 = -v903
    v941 = -v904
    v942 = -v906
    v943 = -v908
    v944 = -v910
    v945 = -v913
    v946 = -v915
    v947 = -v918
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
        v410,
        -v428,
        -v449,
        -v466,
        -v482,
        -v502,
        -v516,
        v585,
        -v606,
        -v623,
        -v649,
        -v663,
        -v676,
        -v691,
        -v702,
        v703,
        v704,
        v705,
        v706,
        v707,
        -v708,
        v709,
        v710,
        v711,
        v712,
        -v713,
        v714,
        v715,
        v716,
        v717,
        v718,
        v719,
        -v720,
        v721,
        v722,
        v723,
        v724,
        v725,
        v726,
        v727,
        v728,
        -v729,
        -v730,
        v731,
        v732,
        v733,
        v734,
        v735,
        -v736,
        v737,
        v738,
        -v739,
        v740,
        v741,
        v742,
        -v743,
        -v744,
        -v745,
        -v746,
        v747,
        v748,
        v749,
        v750,
        -v752,
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
        v780,
        v782,
        -v784,
        -v786,
        v788,
        -v790,
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
        v814,
        -v816,
        -v818,
        v820,
        v822,
        v824,
        v826,
        -v828,
        v830,
        v832,
        v834,
        v836,
        v838,
        v840,
        v842,
        -v844,
        v846,
        (((v847 - (v156 * v719)) - (v140 * v735)) + (v118 * v784)) + (v103 * v816),
        (((v848 + (v140 * v736)) - (v129 * v754)) + (v118 * v786)) + (v103 * v818),
        (((v849 - (v140 * v737)) + (v129 * v756)) - (v118 * v788)) - (v103 * v820),
        (((v850 - (v140 * v738)) - (v129 * v758)) + (v118 * v790)) - (v103 * v822),
        (((v851 + (v140 * v739)) - (v129 * v760)) - (v118 * v792)) - (v103 * v824),
        (((v852 - (v140 * v740)) - (v129 * v762)) - (v118 * v794)) - (v103 * v826),
        (((v853 - (v140 * v741)) - (v129 * v764)) - (v118 * v796)) + (v103 * v828),
        (((v854 - (v140 * v742)) - (v129 * v766)) - (v118 * v798)) - (v103 * v830),
        (((v855 + (v140 * v743)) - (v129 * v768)) - (v118 * v800)) - (v103 * v832),
        (((v856 + (v140 * v744)) - (v129 * v770)) - (v118 * v802)) - (v103 * v834),
        (((v857 + (v140 * v745)) - (v129 * v772)) - (v118 * v804)) - (v103 * v836),
        (((v858 + (v140 * v746)) - (v129 * v774)) - (v118 * v806)) - (v103 * v838),
        (((v859 - (v140 * v747)) - (v129 * v776)) - (v118 * v808)) - (v103 * v840),
        (((v860 - (v140 * v748)) - (v129 * v778)) - (v118 * v810)) - (v103 * v842),
        (((v861 - (v140 * v749)) - (v129 * v780)) + (v118 * v812)) + (v103 * v844),
        ((v862 - (v129 * v782)) - (v118 * v814)) - (v103 * v846),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v920,
        v921,
        v922,
        v923,
        v924,
        v925,
        v926,
        v920,
        v193 + (v194 * v863),
        v927,
        v928,
        v929,
        v930,
        v931,
        v932,
        v921,
        v927,
        (v169 + (v170 * v865)) + (v184 * v890),
        v933,
        v934,
        v935,
        v936,
        v937,
        v922,
        v928,
        v933,
        ((v152 + (v153 * v866)) + (v181 * v891)) + (v165 * v896),
        v938,
        v939,
        v940,
        v941,
        v923,
        v929,
        v934,
        v938,
        (((v136 + (v137 * v869)) + (v178 * v892)) + (v163 * v897)) + (v146 * v901),
        v942,
        v943,
        v944,
        v924,
        v930,
        v935,
        v939,
        v942,
        v911 + (v133 * v906),
        v945,
        v946,
        v925,
        v931,
        v936,
        v940,
        v943,
        v945,
        (v916 + (v131 * v908)) + (v120 * v913),
        v947,
        v926,
        v932,
        v937,
        v941,
        v944,
        v946,
        v947,
        ((v919 + (v129 * v910)) + (v118 * v915)) + (v103 * v918),
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

    Operations: 1803 add, 1823 mul, 7 div, 0 sqrt, 8 sincos, 75 other.
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
    v19 = v17 - (qd[0] * qd[0])
    v20 = (v2 * v19) - (v3 * v18)
    v21 = (v2 * v18) + (v3 * v19)
    v22 = qdd[0] + qdd[1]
    v23 = qd[0] + qd[1]
    v24 = v23 * v23
    v25 = (0.97 * v22) - v20
    v26 = (0.97 * v24) - v21
    v27 = (v4 * v26) + (v5 * v25)
    v28 = 0.97 + v3
    v29 = (v2 * v4) - (v5 * v28)
    v30 = (v4 * v25) - (v5 * v26)
    v31 = (v2 * v5) + (v4 * v28)
    v32 = qdd[2] + v22
    v33 = qd[2] + v23
    v34 = v33 * v33
    v35 = v27 + (0.94 * v32)
    v36 = (0.94 * v34) - v30
    v37 = (v6 * v36) + (v7 * v35)
    v38 = 0.94 - v29
    v39 = (v6 * v31) - (v7 * v38)
    v40 = (v6 * v35) - (v7 * v36)
    v41 = (v6 * v38) + (v7 * v31)
    v42 = qdd[3] + v32
    v43 = qd[3] + v33
    v44 = v43 * v43
    v45 = v37 + (0.91 * v42)
    v46 = (0.91 * v44) - v40
    v47 = (v8 * v46) + (v9 * v45)
    v48 = 0.91 - v39
    v49 = (v8 * v41) - (v9 * v48)
    v50 = (v8 * v45) - (v9 * v46)
    v51 = (v8 * v48) + (v9 * v41)
    v52 = qdd[4] + v42
    v53 = qd[4] + v43
    v54 = v53 * v53
    v55 = v47 + (0.88 * v52)
    v56 = (0.88 * v54) - v50
    v57 = (v10 * v56) + (v11 * v55)
    v58 = 0.88 - v49
    v59 = (v10 * v51) - (v11 * v58)
    v60 = (v10 * v55) - (v11 * v56)
    v61 = (v10 * v58) + (v11 * v51)
    v62 = qdd[5] + v52
    v63 = qd[5] + v53
    v64 = v63 * v63
    v65 = v57 + (0.85 * v62)
    v66 = (0.85 * v64) - v60
    v67 = (v12 * v66) + (v13 * v65)
    v68 = 0.85 - v59
    v69 = (v12 * v61) - (v13 * v68)
    v70 = (v12 * v65) - (v13 * v66)
    v71 = (v12 * v68) + (v13 * v61)
    v72 = qdd[6] + v62
    v73 = qd[6] + v63
    v74 = v73 * v73
    v75 = v67 + (0.82 * v72)
    v76 = (0.82 * v74) - v70
    v77 = (v14 * v76) + (v15 * v75)
    v78 = 0.82 - v69
    v79 = (v14 * v71) - (v15 * v78)
    v80 = (v14 * v75) - (v15 * v76)
    v81 = (v14 * v78) + (v15 * v71)
    v82 = qdd[7] + v72
    v83 = qd[7] + v73
    v84 = v83 * v83
    v85 = 0.97 * v5
    v86 = 0.97 * v4
    v87 = 0.94 + v85
    v88 = (v6 * v86) - (v7 * v87)
    v89 = (v6 * v87) + (v7 * v86)
    v90 = 0.91 - v88
    v91 = (v8 * v89) - (v9 * v90)
    v92 = (v8 * v90) + (v9 * v89)
    v93 = 0.88 - v91
    v94 = (v10 * v92) - (v11 * v93)
    v95 = (v10 * v93) + (v11 * v92)
    v96 = 0.85 - v94
    v97 = (v12 * v95) - (v13 * v96)
    v98 = (v12 * v96) + (v13 * v95)
    v99 = 0.82 - v97
    v100 = (v14 * v98) - (v15 * v99)
    v101 = (v14 * v99) + (v15 * v98)
    v102 = 0.94 * v7
    v103 = 0.94 * v6
    v104 = 0.91 + v102
    v105 = (v8 * v103) - (v9 * v104)
    v106 = (v8 * v104) + (v9 * v103)
    v107 = 0.88 - v105
    v108 = (v10 * v106) - (v11 * v107)
    v109 = (v10 * v107) + (v11 * v106)
    v110 = 0.85 - v108
    v111 = (v12 * v109) - (v13 * v110)
    v112 = (v12 * v110) + (v13 * v109)
    v113 = 0.82 - v111
    v114 = (v14 * v112) - (v15 * v113)
    v115 = (v14 * v113) + (v15 * v112)
    v116 = 0.91 * v9
    v117 = 0.91 * v8
    v118 = 0.88 + v116
    v119 = (v10 * v117) - (v11 * v118)
    v120 = (v10 * v118) + (v11 * v117)
    v121 = 0.85 - v119
    v122 = (v12 * v120) - (v13 * v121)
    v123 = (v12 * v121) + (v13 * v120)
    v124 = 0.82 - v122
    v125 = (v14 * v123) - (v15 * v124)
    v126 = (v14 * v124) + (v15 * v123)
    v127 = 0.88 * v11
    v128 = 0.88 * v10
    v129 = 0.85 + v127
    v130 = (v12 * v128) - (v13 * v129)
    v131 = (v12 * v129) + (v13 * v128)
    v132 = 0.82 - v130
    v133 = (v14 * v131) - (v15 * v132)
    v134 = (v14 * v132) + (v15 * v131)
    v135 = 0.85 * v13
    v136 = 0.85 * v12
    v137 = 0.82 + v135
    v138 = (v14 * v136) - (v15 * v137)
    v139 = (v14 * v137) + (v15 * v136)
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
        (v2 * v21) - (v3 * v20),
        ((v3 * v22) - v20) - (v24 * v2),
        -((v21 + (v2 * v22)) + (v24 * v3)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v22,
        (v30 * v31) - (v27 * v29),
        (v27 - (v32 * v29)) - (v34 * v31),
        ((v34 * v29) - (v32 * v31)) - v30,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v40 * v41) - (v37 * v39),
        (v37 - (v42 * v39)) - (v44 * v41),
        ((v44 * v39) - (v42 * v41)) - v40,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v50 * v51) - (v47 * v49),
        (v47 - (v52 * v49)) - (v54 * v51),
        ((v54 * v49) - (v52 * v51)) - v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v61) - (v57 * v59),
        (v57 - (v62 * v59)) - (v64 * v61),
        ((v64 * v59) - (v62 * v61)) - v60,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v71) - (v67 * v69),
        (v67 - (v72 * v69)) - (v74 * v71),
        ((v74 * v69) - (v72 * v71)) - v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v81) - (v77 * v79),
        (v77 - (v82 * v79)) - (v84 * v81),
        ((v84 * v79) - v80) - (v82 * v81),
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
        -v20,
        -v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v22,
        (v30 * v86) + (v27 * v85),
        (v27 - (v34 * v86)) + (v32 * v85),
        -((v30 + (v32 * v86)) + (v34 * v85)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        (v40 * v89) - (v37 * v88),
        (v37 - (v42 * v88)) - (v44 * v89),
        ((v44 * v88) - (v42 * v89)) - v40,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v42,
        (v50 * v92) - (v47 * v91),
        (v47 - (v52 * v91)) - (v54 * v92),
        ((v54 * v91) - (v52 * v92)) - v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v95) - (v57 * v94),
        (v57 - (v62 * v94)) - (v64 * v95),
        ((v64 * v94) - (v62 * v95)) - v60,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v98) - (v67 * v97),
        (v67 - (v72 * v97)) - (v74 * v98),
        ((v74 * v97) - (v72 * v98)) - v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v101) - (v77 * v100),
        (v77 - (v82 * v100)) - (v84 * v101),
        ((v84 * v100) - v80) - (v82 * v101),
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
        ((v54 * v105) - (v52 * v106)) - v50,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v52,
        (v60 * v109) - (v57 * v108),
        (v57 - (v62 * v108)) - (v64 * v109),
        ((v64 * v108) - (v62 * v109)) - v60,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v112) - (v67 * v111),
        (v67 - (v72 * v111)) - (v74 * v112),
        ((v74 * v111) - (v72 * v112)) - v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v115) - (v77 * v114),
        (v77 - (v82 * v114)) - (v84 * v115),
        ((v84 * v114) - v80) - (v82 * v115),
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
        (v60 * v120) - (v57 * v119),
        (v57 - (v62 * v119)) - (v64 * v120),
        ((v64 * v119) - (v62 * v120)) - v60,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v123) - (v67 * v122),
        (v67 - (v72 * v122)) - (v74 * v123),
        ((v74 * v122) - (v72 * v123)) - v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v126) - (v77 * v125),
        (v77 - (v82 * v125)) - (v84 * v126),
        ((v84 * v125) - v80) - (v82 * v126),
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
        (v60 * v128) + (v57 * v127),
        (v57 - (v64 * v128)) + (v62 * v127),
        -((v60 + (v62 * v128)) + (v64 * v127)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v131) - (v67 * v130),
        (v67 - (v72 * v130)) - (v74 * v131),
        ((v74 * v130) - (v72 * v131)) - v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v134) - (v77 * v133),
        (v77 - (v82 * v133)) - (v84 * v134),
        ((v84 * v133) - v80) - (v82 * v134),
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
        v57,
        -v60,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v62,
        (v70 * v136) + (v67 * v135),
        (v67 - (v74 * v136)) + (v72 * v135),
        -((v70 + (v72 * v136)) + (v74 * v135)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v139) - (v77 * v138),
        (v77 - (v82 * v138)) - (v84 * v139),
        ((v84 * v138) - v80) - (v82 * v139),
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
        v67,
        -v70,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v72,
        (v80 * v141) + (v77 * v140),
        (v77 - (v84 * v141)) + (v82 * v140),
        -((v80 + (v82 * v141)) + (v84 * v140)),
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

    Operations: 245 add, 314 mul, 0 div, 0 sqrt, 8 sincos, 16 other.
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
    v16 = (v3 * v0) + (v2 * v1)
    v17 = (v2 * v0) - (v3 * v1)
    v18 = (v4 * v17) - (v16 * v5)
    v19 = (v16 * v4) + (v5 * v17)
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
