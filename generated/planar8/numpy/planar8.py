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
    v7 = np.sin(v5)
    v8 = np.cos(v5)
    v9 = np.sin(v6)
    v10 = np.cos(v6)
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
    v23 = 0.4955669999999999 * ((v7 * v9) + (v8 * v10))
    v24 = 0.1266435250000001 + (2.0 * (v23 + (0.8136039999999999 * ((v7 * v7) + (v8 * v8)))))
    v25 = 0.6043499999999999 * v9
    v26 = v25 + (1.9843999999999997 * v7)
    v27 = 0.85 * v11
    v28 = 0.6043499999999999 * v10
    v29 = v28 + (1.9843999999999997 * v8)
    v30 = 0.85 * v12
    v31 = (v30 * v29) + (v27 * v26)
    v32 = v31 + v24
    v33 = 0.30326059166666663 + v23
    v34 = v33 + (0.5136974999999999 * ((v11 * v9) + (v12 * v10)))
    v35 = 3.2974940611444983 * v33
    v36 = (v34 * v35) - v32
    v37 = 1.0 / ((v33 * v35) - v24)
    v38 = v37 * v36
    v39 = 0.88 * v13
    v40 = 0.88 * v14
    v41 = (v32 + (v39 * v26)) + (v40 * v29)
    v42 = v34 + (0.531828 * ((v13 * v9) + (v14 * v10)))
    v43 = (v42 * v35) - v41
    v44 = (v24 + (2.0 * (v31 + (1.43596875 * ((v11 * v11) + (v12 * v12)))))) - 0.17791562500000002
    v45 = v26 + (3.37875 * v11)
    v46 = v29 + (3.37875 * v12)
    v47 = (v40 * v46) + (v39 * v45)
    v48 = v47 + v44
    v49 = 3.2974940611444983 * v34
    v50 = ((v42 * v49) - v48) - (v38 * v43)
    v51 = 1.0 / (((v34 * v49) - v44) - (v36 * v38))
    v52 = v51 * v50
    v53 = 0.91 * v15
    v54 = 0.91 * v16
    v55 = (v41 + (v53 * v26)) + (v54 * v29)
    v56 = v42 + (0.5499585 * ((v15 * v9) + (v16 * v10)))
    v57 = (v56 * v35) - v55
    v58 = (v48 + (v53 * v45)) + (v54 * v46)
    v59 = ((v56 * v49) - v58) - (v38 * v57)
    v60 = (v44 + (2.0 * (v47 + (2.102496 * ((v13 * v13) + (v14 * v14)))))) - 0.17798293333333343
    v61 = v45 + (4.7783999999999995 * v13)
    v62 = v46 + (4.7783999999999995 * v14)
    v63 = (v54 * v62) + (v53 * v61)
    v64 = v63 + v60
    v65 = 3.2974940611444983 * v42
    v66 = v37 * v57
    v67 = (((v56 * v65) - v64) - (v52 * v59)) - (v43 * v66)
    v68 = v37 * v43
    v69 = 1.0 / ((((v42 * v65) - v60) - (v50 * v52)) - (v43 * v68))
    v70 = v69 * v67
    v71 = 0.94 * v17
    v72 = 0.94 * v18
    v73 = (v55 + (v71 * v26)) + (v72 * v29)
    v74 = v56 + (0.568089 * ((v17 * v9) + (v18 * v10)))
    v75 = (v74 * v35) - v73
    v76 = (v58 + (v71 * v45)) + (v72 * v46)
    v77 = ((v74 * v49) - v76) - (v38 * v75)
    v78 = (v64 + (v71 * v61)) + (v72 * v62)
    v79 = v37 * v75
    v80 = (((v74 * v65) - v78) - (v52 * v77)) - (v43 * v79)
    v81 = (v60 + (2.0 * (v63 + (2.80932925 * ((v15 * v15) + (v16 * v16)))))) - 0.17673034166666668
    v82 = (6.17435 * v15) + v61
    v83 = (6.17435 * v16) + v62
    v84 = (v72 * v83) + (v71 * v82)
    v85 = v84 + v81
    v86 = 3.2974940611444983 * v56
    v87 = v51 * v77
    v88 = ((((v74 * v86) - v85) - (v70 * v80)) - (v57 * v79)) - (v59 * v87)
    v89 = v51 * v59
    v90 = ((((v56 * v86) - v81) - (v67 * v70)) - (v57 * v66)) - (v59 * v89)
    v91 = 1.0 / v90
    v92 = v91 * v88
    v93 = 0.97 * v19
    v94 = 0.97 * v20
    v95 = (v73 + (v93 * v26)) + (v94 * v29)
    v96 = v74 + (0.5862194999999999 * ((v19 * v9) + (v20 * v10)))
    v97 = (v96 * v35) - v95
    v98 = (v76 + (v93 * v45)) + (v94 * v46)
    v99 = ((v96 * v49) - v98) - (v38 * v97)
    v100 = (v78 + (v93 * v61)) + (v94 * v62)
    v101 = v37 * v97
    v102 = (((v96 * v65) - v100) - (v52 * v99)) - (v43 * v101)
    v103 = (v85 + (v93 * v82)) + (v94 * v83)
    v104 = v51 * v99
    v105 = ((((v96 * v86) - v103) - (v70 * v102)) - (v57 * v101)) - (v59 * v104)
    v106 = (v81 + (2.0 * (v84 + (3.5520719999999995 * ((v17 * v17) + (v18 * v18)))))) - 0.1740691999999998
    v107 = (7.557599999999999 * v17) + v82
    v108 = (7.557599999999999 * v18) + v83
    v109 = (v94 * v108) + (v93 * v107)
    v110 = v109 + v106
    v111 = 3.2974940611444983 * v74
    v112 = ((((v96 * v111) - v110) - (v92 * v105)) - (v75 * v101)) - (v77 * v104)
    v113 = v69 * v102
    v114 = v112 - (v80 * v113)
    v115 = ((((v74 * v111) - v106) - (v88 * v92)) - (v75 * v79)) - (v77 * v87)
    v116 = v69 * v80
    v117 = 1.0 / (v115 - (v80 * v116))
    v118 = v117 * v114
    v119 = (v106 + (2.0 * (v109 + (4.32578775 * ((v19 * v19) + (v20 * v20)))))) - 0.16991085833333336
    v120 = 3.2974940611444983 * v96
    v121 = ((((v96 * v120) - v119) - (v114 * v118)) - (v97 * v101)) - (v99 * v104)
    v122 = v91 * v105
    v123 = 1.0 / ((v121 - (v102 * v113)) - (v105 * v122))
    v124 = (v22 * v28) + ((v21 * v25) + v96)
    v125 = (v95 + ((v21 * v26) + (v22 * v29))) - (v124 * v35)
    v126 = ((v98 + ((v21 * v45) + (v22 * v46))) - (v125 * v38)) - (v124 * v49)
    v127 = v125 * v37
    v128 = ((v100 + ((v21 * v61) + (v22 * v62))) - (v126 * v52)) - (v43 * v127)
    v129 = v128 - (v124 * v65)
    v130 = ((v103 + ((v21 * v82) + (v22 * v83))) - (v129 * v70)) - (v127 * v57)
    v131 = v126 * v51
    v132 = (v130 - (v59 * v131)) - (v124 * v86)
    v133 = ((v110 + ((v21 * v107) + (v22 * v108))) - (v132 * v92)) - (v127 * v75)
    v134 = v129 * v69
    v135 = ((v133 - (v131 * v77)) - (v80 * v134)) - (v124 * v111)
    v136 = (((v119 - (v135 * v118)) - (v127 * v97)) - (v131 * v99)) - (v134 * v102)
    v137 = v132 * v91
    v138 = (v21 * (v107 + (8.91915 * v19))) + (v22 * (v108 + (8.91915 * v20)))
    v139 = v138 + ((v136 - (v105 * v137)) - (v124 * v120))
    v140 = v139 * v123
    v141 = (v119 + (2.0 * (v138 + (5.125 * ((v21 * v21) + (v22 * v22)))))) - 0.16416666666666663
    v142 = (((v141 + (v139 * v140)) + (v125 * v127)) + (v126 * v131)) + (v129 * v134)
    v143 = v135 * v117
    v144 = 3.2974940611444983 * v124
    v145 = 1.0 / (((v142 + (v132 * v137)) + (v135 * v143)) - (v124 * v144))
    v146 = v143 * v145
    v147 = qd[0] + qd[1]
    v148 = v147 * v147
    v149 = v93 * v148
    v150 = qd[0] * qd[0]
    v151 = v21 * v150
    v152 = v151 - 9.81
    v153 = v152 + v149
    v154 = qd[2] + v147
    v155 = v154 * v154
    v156 = v71 * v155
    v157 = v153 + v156
    v158 = qd[3] + v154
    v159 = v158 * v158
    v160 = v53 * v159
    v161 = v157 + v160
    v162 = qd[4] + v158
    v163 = v162 * v162
    v164 = v39 * v163
    v165 = v161 + v164
    v166 = qd[5] + v162
    v167 = v166 * v166
    v168 = v167 * v27
    v169 = v165 + v168
    v170 = qd[6] + v166
    v171 = v170 * v170
    v172 = 0.82 * v7
    v173 = v171 * v172
    v174 = v169 + v173
    v175 = v94 * v148
    v176 = v22 * v150
    v177 = v176 + v175
    v178 = v72 * v155
    v179 = v177 + v178
    v180 = v54 * v159
    v181 = v179 + v180
    v182 = v40 * v163
    v183 = v181 + v182
    v184 = v30 * v167
    v185 = v183 + v184
    v186 = 0.82 * v8
    v187 = v186 * v171
    v188 = v185 + v187
    v189 = (v25 * v188) - (v28 * v174)
    v190 = v189 - tau[7]
    v191 = qd[7] + v170
    v192 = v191 * v191
    v193 = v28 * v192
    v194 = (2.42 * v188) + v193
    v195 = v25 * v192
    v196 = (2.42 * v174) + v195
    v197 = (v189 + (v194 * v172)) - (v186 * v196)
    v198 = (tau[6] - v197) + (v35 * v190)
    v199 = v194 + (1.5550000000000002 * v185)
    v200 = v196 + (1.5550000000000002 * v169)
    v201 = (v197 + (v199 * v27)) - (v30 * v200)
    v202 = ((tau[5] - v201) - (v38 * v198)) + (v49 * v190)
    v203 = v199 + (1.455 * v183)
    v204 = v200 + (1.455 * v165)
    v205 = (v201 + (v39 * v203)) - (v40 * v204)
    v206 = (((tau[4] - v205) - (v52 * v202)) + (v65 * v190)) - (v68 * v198)
    v207 = v203 + (1.3549999999999998 * v181)
    v208 = v204 + (1.3549999999999998 * v161)
    v209 = (v205 + (v53 * v207)) - (v54 * v208)
    v210 = (((tau[3] - v209) - (v70 * v206)) + (v86 * v190)) - (v66 * v198)
    v211 = v210 - (v89 * v202)
    v212 = v207 + (1.255 * v179)
    v213 = v208 + (1.255 * v157)
    v214 = (v209 + (v71 * v212)) - (v72 * v213)
    v215 = (((tau[2] - v214) - (v92 * v211)) - (v79 * v198)) - (v87 * v202)
    v216 = (v215 - (v116 * v206)) + (v111 * v190)
    v217 = v212 + (1.1550000000000002 * v177)
    v218 = v213 + (1.1550000000000002 * v153)
    v219 = (v214 + (v93 * v217)) - (v94 * v218)
    v220 = (((tau[1] - v219) - (v118 * v216)) - (v101 * v198)) - (v104 * v202)
    v221 = ((v220 - (v113 * v206)) - (v122 * v211)) + (v120 * v190)
    v222 = (((v219 + (v21 * v217)) - tau[0]) - (v140 * v221)) - (v127 * v198)
    v223 = (((v222 - (v131 * v202)) - (v134 * v206)) - (v137 * v211)) - (v143 * v216)
    v224 = 1.055 * v21
    v225 = ((v223 - (v144 * v190)) + (v176 * v224)) - (v22 * (v218 + (1.055 * v152)))
    v226 = v140 * v145
    v227 = (v123 * v221) + (v225 * v226)
    v228 = ((v117 * v216) - (v118 * v227)) + (v225 * v146)
    v229 = v137 * v145
    v230 = (((v91 * v211) - (v92 * v228)) - (v122 * v227)) + (v225 * v229)
    v231 = (((v69 * v206) - (v70 * v230)) - (v113 * v227)) - (v116 * v228)
    v232 = v134 * v145
    v233 = v231 + (v225 * v232)
    v234 = (((v51 * v202) - (v52 * v233)) - (v104 * v227)) - (v87 * v228)
    v235 = v131 * v145
    v236 = (v234 - (v89 * v230)) + (v225 * v235)
    v237 = (((v37 * v198) - (v38 * v236)) - (v101 * v227)) - (v79 * v228)
    v238 = v127 * v145
    v239 = ((v237 - (v66 * v230)) - (v68 * v233)) + (v225 * v238)
    v240 = v145 * v225
    v241 = v240 + v227
    v242 = v241 + v228
    v243 = v242 + v230
    v244 = v243 + v233
    v245 = v244 + v236
    v246 = v245 + v239
    v247 = v173 + (v186 * v246)
    v248 = v164 + (v40 * v244)
    v249 = v160 + (v54 * v243)
    v250 = v156 + (v72 * v242)
    v251 = v149 + (v94 * v241)
    v252 = v151 + (v22 * v240)
    v253 = v252 + v251
    v254 = v253 + v250
    v255 = v254 + v249
    v256 = v255 + v248
    v257 = v168 + (v30 * v245)
    v258 = v256 + v257
    v259 = v258 + v247
    v260 = (v172 * v246) - v187
    v261 = (v39 * v244) - v182
    v262 = (v53 * v243) - v180
    v263 = (v71 * v242) - v178
    v264 = (v93 * v241) - v175
    v265 = ((v21 * v240) - v176) + v264
    v266 = v265 + v263
    v267 = v266 + v262
    v268 = v267 + v261
    v269 = (v27 * v245) - v184
    v270 = v268 + v269
    v271 = v270 + v260
    v272 = 9.81 - v252
    v273 = v251 - v272
    v274 = v250 + v273
    v275 = v249 + v274
    v276 = v248 + v275
    v277 = v257 + v276
    v278 = v247 + v277
    v279 = 0.6043499999999999 * ((v9 * v278) - (v10 * v271))
    v280 = v279 + ((v28 * v271) - (v25 * v259))
    v281 = ((((v35 * v239) - (3.2974940611444983 * v190)) - v246) + (v49 * v236)) + (v65 * v233)
    v282 = v144 * v145
    v283 = (((v281 + (v86 * v230)) + (v111 * v228)) + (v120 * v227)) + (v225 * v282)
    v284 = (v28 * v283) - v195
    v285 = -v284
    v286 = v285 + (2.42 * v259)
    v287 = 2.42 * v271
    v288 = v193 + (v25 * v283)
    v289 = v287 - v288
    v290 = (2.42 * v278) - v284
    v291 = v288 - v287
    v292 = (v186 * v291) + (v172 * v290)
    v293 = v292 + ((v280 - (v172 * v286)) + (v186 * v289))
    v294 = (v35 * v280) - v293
    v295 = v286 + (1.5550000000000002 * v258)
    v296 = 1.5550000000000002 * v270
    v297 = v289 + v296
    v298 = v290 + (1.5550000000000002 * v277)
    v299 = v296 - v291
    v300 = (v30 * v299) - (v27 * v298)
    v301 = ((v293 - (v27 * v295)) + (v30 * v297)) - v300
    v302 = ((v49 * v280) - v301) - (v38 * v294)
    v303 = v295 + (1.455 * v256)
    v304 = 1.455 * v268
    v305 = v297 + v304
    v306 = v298 + (1.455 * v276)
    v307 = v299 + v304
    v308 = (v40 * v307) - (v39 * v306)
    v309 = ((v301 - (v39 * v303)) + (v40 * v305)) - v308
    v310 = (((v65 * v280) - v309) - (v52 * v302)) - (v68 * v294)
    v311 = v303 + (1.3549999999999998 * v255)
    v312 = 1.3549999999999998 * v267
    v313 = v305 + v312
    v314 = v306 + (1.3549999999999998 * v275)
    v315 = v307 + v312
    v316 = (v54 * v315) - (v53 * v314)
    v317 = ((v309 - (v53 * v311)) + (v54 * v313)) - v316
    v318 = ((((v86 * v280) - v317) - (v70 * v310)) - (v66 * v294)) - (v89 * v302)
    v319 = v311 + (1.255 * v254)
    v320 = 1.255 * v266
    v321 = v313 + v320
    v322 = v314 + (1.255 * v274)
    v323 = v315 + v320
    v324 = (v72 * v323) - (v71 * v322)
    v325 = ((v317 - (v71 * v319)) + (v72 * v321)) - v324
    v326 = ((((v111 * v280) - v325) - (v92 * v318)) - (v79 * v294)) - (v87 * v302)
    v327 = v326 - (v116 * v310)
    v328 = 1.1550000000000002 * v265
    v329 = v323 + v328
    v330 = v329 - (v321 + v328)
    v331 = v322 + (1.1550000000000002 * v273)
    v332 = v331 - (v319 + (1.1550000000000002 * v253))
    v333 = (v325 - (v94 * v330)) + (v93 * v332)
    v334 = ((((v120 * v280) - v333) - (v118 * v327)) - (v101 * v294)) - (v104 * v302)
    v335 = (v334 - (v113 * v310)) - (v122 * v318)
    v336 = ((((v140 * v335) - v333) + (v127 * v294)) + (v131 * v302)) + (v134 * v310)
    v337 = (((v336 + (v137 * v318)) + (v143 * v327)) + (v144 * v280)) + (v22 * v330)
    v338 = (v337 - (v21 * v332)) + (v224 * (v252 + v272))
    v339 = v251 + v250
    v340 = v249 + v339
    v341 = v248 + v340
    v342 = v257 + v341
    v343 = v247 + v342
    v344 = v264 + v263
    v345 = v262 + v344
    v346 = v261 + v345
    v347 = v269 + v346
    v348 = v260 + v347
    v349 = v279 + ((v28 * v348) - (v25 * v343))
    v350 = v285 + (2.42 * v343)
    v351 = (2.42 * v348) - v288
    v352 = v292 + ((v349 - (v172 * v350)) + (v186 * v351))
    v353 = (v35 * v349) - v352
    v354 = v350 + (1.5550000000000002 * v342)
    v355 = v351 + (1.5550000000000002 * v347)
    v356 = ((v352 - (v27 * v354)) + (v30 * v355)) - v300
    v357 = ((v49 * v349) - v356) - (v38 * v353)
    v358 = v354 + (1.455 * v341)
    v359 = v355 + (1.455 * v346)
    v360 = ((v356 - (v39 * v358)) + (v40 * v359)) - v308
    v361 = (((v65 * v349) - v360) - (v52 * v357)) - (v68 * v353)
    v362 = v358 + (1.3549999999999998 * v340)
    v363 = v359 + (1.3549999999999998 * v345)
    v364 = ((v360 - (v53 * v362)) + (v54 * v363)) - v316
    v365 = ((((v86 * v349) - v364) - (v70 * v361)) - (v66 * v353)) - (v89 * v357)
    v366 = v362 + (1.255 * v339)
    v367 = v363 + (1.255 * v344)
    v368 = ((v364 - (v71 * v366)) + (v72 * v367)) - v324
    v369 = ((((v111 * v349) - v368) - (v92 * v365)) - (v79 * v353)) - (v87 * v357)
    v370 = v369 - (v116 * v361)
    v371 = v367 + (1.1550000000000002 * v264)
    v372 = v366 + (1.1550000000000002 * v251)
    v373 = (v368 - (v94 * (v329 - v371))) + (v93 * (v331 - v372))
    v374 = ((((v120 * v349) - v373) - (v118 * v370)) - (v101 * v353)) - (v104 * v357)
    v375 = (v374 - (v113 * v361)) - (v122 * v365)
    v376 = ((((v21 * v372) - (v22 * v371)) - v373) + (v140 * v375)) + (v127 * v353)
    v377 = (((v376 + (v131 * v357)) + (v134 * v361)) + (v137 * v365)) + (v143 * v370)
    v378 = v377 + (v144 * v349)
    v379 = v250 + v249
    v380 = v248 + v379
    v381 = v257 + v380
    v382 = v247 + v381
    v383 = v263 + v262
    v384 = v261 + v383
    v385 = v269 + v384
    v386 = v260 + v385
    v387 = v279 + ((v28 * v386) - (v25 * v382))
    v388 = v285 + (2.42 * v382)
    v389 = (2.42 * v386) - v288
    v390 = v292 + ((v387 - (v172 * v388)) + (v186 * v389))
    v391 = (v35 * v387) - v390
    v392 = v388 + (1.5550000000000002 * v381)
    v393 = v389 + (1.5550000000000002 * v385)
    v394 = ((v390 - (v27 * v392)) + (v30 * v393)) - v300
    v395 = ((v49 * v387) - v394) - (v38 * v391)
    v396 = v392 + (1.455 * v380)
    v397 = v393 + (1.455 * v384)
    v398 = ((v394 - (v39 * v396)) + (v40 * v397)) - v308
    v399 = (((v65 * v387) - v398) - (v52 * v395)) - (v68 * v391)
    v400 = v396 + (1.3549999999999998 * v379)
    v401 = v397 + (1.3549999999999998 * v383)
    v402 = ((v398 - (v53 * v400)) + (v54 * v401)) - v316
    v403 = ((((v86 * v387) - v402) - (v70 * v399)) - (v66 * v391)) - (v89 * v395)
    v404 = v400 + (1.255 * v250)
    v405 = v401 + (1.255 * v263)
    v406 = ((v402 - (v71 * v404)) + (v72 * v405)) - v324
    v407 = ((((v111 * v387) - v406) - (v92 * v403)) - (v79 * v391)) - (v87 * v395)
    v408 = v407 - (v116 * v399)
    v409 = ((v93 * v404) - v406) - (v94 * v405)
    v410 = (((v409 - (v118 * v408)) - (v101 * v391)) - (v104 * v395)) - (v113 * v399)
    v411 = (v410 - (v122 * v403)) + (v120 * v387)
    v412 = ((v409 + ((v21 * v404) - (v22 * v405))) + (v140 * v411)) + (v127 * v391)
    v413 = (((v412 + (v131 * v395)) + (v134 * v399)) + (v137 * v403)) + (v143 * v408)
    v414 = v413 + (v144 * v387)
    v415 = v249 + v248
    v416 = v257 + v415
    v417 = v247 + v416
    v418 = v262 + v261
    v419 = v269 + v418
    v420 = v260 + v419
    v421 = v279 + ((v28 * v420) - (v25 * v417))
    v422 = v285 + (2.42 * v417)
    v423 = (2.42 * v420) - v288
    v424 = v292 + ((v421 - (v172 * v422)) + (v186 * v423))
    v425 = (v35 * v421) - v424
    v426 = v422 + (1.5550000000000002 * v416)
    v427 = v423 + (1.5550000000000002 * v419)
    v428 = ((v424 - (v27 * v426)) + (v30 * v427)) - v300
    v429 = ((v49 * v421) - v428) - (v38 * v425)
    v430 = v426 + (1.455 * v415)
    v431 = v427 + (1.455 * v418)
    v432 = ((v428 - (v39 * v430)) + (v40 * v431)) - v308
    v433 = (((v65 * v421) - v432) - (v52 * v429)) - (v68 * v425)
    v434 = v430 + (1.3549999999999998 * v249)
    v435 = v431 + (1.3549999999999998 * v262)
    v436 = ((v432 - (v53 * v434)) + (v54 * v435)) - v316
    v437 = ((((v86 * v421) - v436) - (v70 * v433)) - (v66 * v425)) - (v89 * v429)
    v438 = ((v71 * v434) - v436) - (v72 * v435)
    v439 = (((v438 - (v92 * v437)) - (v79 * v425)) - (v87 * v429)) - (v116 * v433)
    v440 = v439 + (v111 * v421)
    v441 = (v438 + (v93 * v434)) - (v94 * v435)
    v442 = (((v441 - (v118 * v440)) - (v101 * v425)) - (v104 * v429)) - (v113 * v433)
    v443 = (v442 - (v122 * v437)) + (v120 * v421)
    v444 = ((v441 + ((v21 * v434) - (v22 * v435))) + (v140 * v443)) + (v127 * v425)
    v445 = (((v444 + (v131 * v429)) + (v134 * v433)) + (v137 * v437)) + (v143 * v440)
    v446 = v445 + (v144 * v421)
    v447 = v248 + v257
    v448 = v247 + v447
    v449 = v261 + v269
    v450 = v260 + v449
    v451 = v279 + ((v28 * v450) - (v25 * v448))
    v452 = v285 + (2.42 * v448)
    v453 = (2.42 * v450) - v288
    v454 = v292 + ((v451 - (v172 * v452)) + (v186 * v453))
    v455 = (v35 * v451) - v454
    v456 = v452 + (1.5550000000000002 * v447)
    v457 = v453 + (1.5550000000000002 * v449)
    v458 = ((v454 - (v27 * v456)) + (v30 * v457)) - v300
    v459 = ((v49 * v451) - v458) - (v38 * v455)
    v460 = v456 + (1.455 * v248)
    v461 = v457 + (1.455 * v261)
    v462 = ((v458 - (v39 * v460)) + (v40 * v461)) - v308
    v463 = (((v65 * v451) - v462) - (v52 * v459)) - (v68 * v455)
    v464 = ((v53 * v460) - v462) - (v54 * v461)
    v465 = (((v464 - (v70 * v463)) + (v86 * v451)) - (v66 * v455)) - (v89 * v459)
    v466 = (v464 + (v71 * v460)) - (v72 * v461)
    v467 = (((v466 - (v92 * v465)) - (v79 * v455)) - (v87 * v459)) - (v116 * v463)
    v468 = v467 + (v111 * v451)
    v469 = (v466 + (v93 * v460)) - (v94 * v461)
    v470 = (((v469 - (v118 * v468)) - (v101 * v455)) - (v104 * v459)) - (v113 * v463)
    v471 = (v470 - (v122 * v465)) + (v120 * v451)
    v472 = ((v469 + ((v21 * v460) - (v22 * v461))) + (v140 * v471)) + (v127 * v455)
    v473 = (((v472 + (v131 * v459)) + (v134 * v463)) + (v137 * v465)) + (v143 * v468)
    v474 = v473 + (v144 * v451)
    v475 = v257 + v247
    v476 = v269 + v260
    v477 = v279 + ((v28 * v476) - (v25 * v475))
    v478 = v285 + (2.42 * v475)
    v479 = (2.42 * v476) - v288
    v480 = v292 + ((v477 - (v172 * v478)) + (v186 * v479))
    v481 = (v35 * v477) - v480
    v482 = v478 + (1.5550000000000002 * v257)
    v483 = v479 + (1.5550000000000002 * v269)
    v484 = ((v480 - (v27 * v482)) + (v30 * v483)) - v300
    v485 = ((v49 * v477) - v484) - (v38 * v481)
    v486 = ((v39 * v482) - v484) - (v40 * v483)
    v487 = ((v486 - (v52 * v485)) + (v65 * v477)) - (v68 * v481)
    v488 = (v486 + (v53 * v482)) - (v54 * v483)
    v489 = (((v488 - (v70 * v487)) + (v86 * v477)) - (v66 * v481)) - (v89 * v485)
    v490 = (v488 + (v71 * v482)) - (v72 * v483)
    v491 = (((v490 - (v92 * v489)) - (v79 * v481)) - (v87 * v485)) - (v116 * v487)
    v492 = v491 + (v111 * v477)
    v493 = (v490 + (v93 * v482)) - (v94 * v483)
    v494 = (((v493 - (v118 * v492)) - (v101 * v481)) - (v104 * v485)) - (v113 * v487)
    v495 = (v494 - (v122 * v489)) + (v120 * v477)
    v496 = ((v493 + ((v21 * v482) - (v22 * v483))) + (v140 * v495)) + (v127 * v481)
    v497 = (((v496 + (v131 * v485)) + (v134 * v487)) + (v137 * v489)) + (v143 * v492)
    v498 = v497 + (v144 * v477)
    v499 = v279 + ((v28 * v260) - (v25 * v247))
    v500 = v285 + (2.42 * v247)
    v501 = (2.42 * v260) - v288
    v502 = v292 + ((v499 - (v172 * v500)) + (v186 * v501))
    v503 = (v35 * v499) - v502
    v504 = ((v27 * v500) - v502) - (v30 * v501)
    v505 = (v504 - (v38 * v503)) + (v49 * v499)
    v506 = (v504 + (v39 * v500)) - (v40 * v501)
    v507 = ((v506 - (v52 * v505)) + (v65 * v499)) - (v68 * v503)
    v508 = (v506 + (v53 * v500)) - (v54 * v501)
    v509 = (((v508 - (v70 * v507)) + (v86 * v499)) - (v66 * v503)) - (v89 * v505)
    v510 = (v508 + (v71 * v500)) - (v72 * v501)
    v511 = (((v510 - (v92 * v509)) - (v79 * v503)) - (v87 * v505)) - (v116 * v507)
    v512 = v511 + (v111 * v499)
    v513 = (v510 + (v93 * v500)) - (v94 * v501)
    v514 = (((v513 - (v118 * v512)) - (v101 * v503)) - (v104 * v505)) - (v113 * v507)
    v515 = (v514 - (v122 * v509)) + (v120 * v499)
    v516 = ((v513 + ((v21 * v500) - (v22 * v501))) + (v140 * v515)) + (v127 * v503)
    v517 = (((v516 + (v131 * v505)) + (v134 * v507)) + (v137 * v509)) + (v143 * v512)
    v518 = v517 + (v144 * v499)
    v519 = ((v172 * v285) - v279) + (v186 * v288)
    v520 = v519 + (v35 * v279)
    v521 = (v519 + (v27 * v285)) + (v30 * v288)
    v522 = (v521 - (v38 * v520)) + (v49 * v279)
    v523 = (v521 + (v39 * v285)) + (v40 * v288)
    v524 = ((v523 - (v52 * v522)) + (v65 * v279)) - (v68 * v520)
    v525 = (v523 + (v53 * v285)) + (v54 * v288)
    v526 = (((v525 - (v70 * v524)) + (v86 * v279)) - (v66 * v520)) - (v89 * v522)
    v527 = (v525 + (v71 * v285)) + (v72 * v288)
    v528 = (((v527 - (v92 * v526)) - (v79 * v520)) - (v87 * v522)) - (v116 * v524)
    v529 = v528 + (v111 * v279)
    v530 = (v527 + (v93 * v285)) + (v94 * v288)
    v531 = (((v530 - (v118 * v529)) - (v101 * v520)) - (v104 * v522)) - (v113 * v524)
    v532 = (v531 - (v122 * v526)) + (v120 * v279)
    v533 = ((v530 + ((v21 * v285) + (v22 * v288))) + (v140 * v532)) + (v127 * v520)
    v534 = (((v533 + (v131 * v522)) + (v134 * v524)) + (v137 * v526)) + (v143 * v529)
    v535 = v534 + (v144 * v279)
    v536 = 2.0 * qd[0]
    v537 = 1.94 * v147
    v538 = v19 * v537
    v539 = v538 + (v21 * v536)
    v540 = 1.88 * v154
    v541 = v17 * v540
    v542 = v539 + v541
    v543 = 1.82 * v158
    v544 = v15 * v543
    v545 = v542 + v544
    v546 = 1.76 * v162
    v547 = v13 * v546
    v548 = v545 + v547
    v549 = 1.7 * v166
    v550 = v11 * v549
    v551 = v548 + v550
    v552 = 1.64 * v170
    v553 = v7 * v552
    v554 = v551 + v553
    v555 = v20 * v537
    v556 = v555 + (v22 * v536)
    v557 = v18 * v540
    v558 = v556 + v557
    v559 = v16 * v543
    v560 = v558 + v559
    v561 = v14 * v546
    v562 = v560 + v561
    v563 = v12 * v549
    v564 = v562 + v563
    v565 = v8 * v552
    v566 = v564 + v565
    v567 = (v25 * v566) - (v28 * v554)
    v568 = 1.2086999999999999 * v191
    v569 = v10 * v568
    v570 = v569 + (2.42 * v566)
    v571 = v9 * v568
    v572 = v571 + (2.42 * v554)
    v573 = (v567 + (v172 * v570)) - (v186 * v572)
    v574 = (v35 * v567) - v573
    v575 = v570 + (1.5550000000000002 * v564)
    v576 = v572 + (1.5550000000000002 * v551)
    v577 = (v573 + (v27 * v575)) - (v30 * v576)
    v578 = ((v49 * v567) - v577) - (v38 * v574)
    v579 = v575 + (1.455 * v562)
    v580 = v576 + (1.455 * v548)
    v581 = (v577 + (v39 * v579)) - (v40 * v580)
    v582 = (((v65 * v567) - v581) - (v52 * v578)) - (v68 * v574)
    v583 = v579 + (1.3549999999999998 * v560)
    v584 = v580 + (1.3549999999999998 * v545)
    v585 = (v581 + (v53 * v583)) - (v54 * v584)
    v586 = ((((v86 * v567) - v585) - (v70 * v582)) - (v66 * v574)) - (v89 * v578)
    v587 = v583 + (1.255 * v558)
    v588 = v584 + (1.255 * v542)
    v589 = (v585 + (v71 * v587)) - (v72 * v588)
    v590 = ((((v111 * v567) - v589) - (v92 * v586)) - (v79 * v574)) - (v87 * v578)
    v591 = v590 - (v116 * v582)
    v592 = v587 + (1.1550000000000002 * v556)
    v593 = v588 + (1.1550000000000002 * v539)
    v594 = (v589 + (v93 * v592)) - (v94 * v593)
    v595 = ((((v120 * v567) - v594) - (v118 * v591)) - (v101 * v574)) - (v104 * v578)
    v596 = (v595 - (v113 * v582)) - (v122 * v586)
    v597 = ((v594 + ((v21 * v592) - (v22 * v593))) - (v140 * v596)) - (v127 * v574)
    v598 = (((v597 - (v131 * v578)) - (v134 * v582)) - (v137 * v586)) - (v143 * v591)
    v599 = v598 - (v144 * v567)
    v600 = v538 + v541
    v601 = v544 + v600
    v602 = v547 + v601
    v603 = v550 + v602
    v604 = v553 + v603
    v605 = v555 + v557
    v606 = v559 + v605
    v607 = v561 + v606
    v608 = v563 + v607
    v609 = v565 + v608
    v610 = (v25 * v609) - (v28 * v604)
    v611 = v569 + (2.42 * v609)
    v612 = v571 + (2.42 * v604)
    v613 = (v610 + (v172 * v611)) - (v186 * v612)
    v614 = (v35 * v610) - v613
    v615 = v611 + (1.5550000000000002 * v608)
    v616 = v612 + (1.5550000000000002 * v603)
    v617 = (v613 + (v27 * v615)) - (v30 * v616)
    v618 = ((v49 * v610) - v617) - (v38 * v614)
    v619 = v615 + (1.455 * v607)
    v620 = v616 + (1.455 * v602)
    v621 = (v617 + (v39 * v619)) - (v40 * v620)
    v622 = (((v65 * v610) - v621) - (v52 * v618)) - (v68 * v614)
    v623 = v619 + (1.3549999999999998 * v606)
    v624 = v620 + (1.3549999999999998 * v601)
    v625 = (v621 + (v53 * v623)) - (v54 * v624)
    v626 = ((((v86 * v610) - v625) - (v70 * v622)) - (v66 * v614)) - (v89 * v618)
    v627 = v623 + (1.255 * v605)
    v628 = v624 + (1.255 * v600)
    v629 = (v625 + (v71 * v627)) - (v72 * v628)
    v630 = ((((v111 * v610) - v629) - (v92 * v626)) - (v79 * v614)) - (v87 * v618)
    v631 = v630 - (v116 * v622)
    v632 = 2.2407000000000004 * v147
    v633 = v627 + (v20 * v632)
    v634 = v628 + (v19 * v632)
    v635 = (v629 + (v93 * v633)) - (v94 * v634)
    v636 = ((((v120 * v610) - v635) - (v118 * v631)) - (v101 * v614)) - (v104 * v618)
    v637 = (v636 - (v113 * v622)) - (v122 * v626)
    v638 = ((v635 + ((v21 * v633) - (v22 * v634))) - (v140 * v637)) - (v127 * v614)
    v639 = (((v638 - (v131 * v618)) - (v134 * v622)) - (v137 * v626)) - (v143 * v631)
    v640 = v639 - (v144 * v610)
    v641 = v541 + v544
    v642 = v547 + v641
    v643 = v550 + v642
    v644 = v553 + v643
    v645 = v557 + v559
    v646 = v561 + v645
    v647 = v563 + v646
    v648 = v565 + v647
    v649 = (v25 * v648) - (v28 * v644)
    v650 = v569 + (2.42 * v648)
    v651 = v571 + (2.42 * v644)
    v652 = (v649 + (v172 * v650)) - (v186 * v651)
    v653 = (v35 * v649) - v652
    v654 = v650 + (1.5550000000000002 * v647)
    v655 = v651 + (1.5550000000000002 * v643)
    v656 = (v652 + (v27 * v654)) - (v30 * v655)
    v657 = ((v49 * v649) - v656) - (v38 * v653)
    v658 = v654 + (1.455 * v646)
    v659 = v655 + (1.455 * v642)
    v660 = (v656 + (v39 * v658)) - (v40 * v659)
    v661 = (((v65 * v649) - v660) - (v52 * v657)) - (v68 * v653)
    v662 = v658 + (1.3549999999999998 * v645)
    v663 = v659 + (1.3549999999999998 * v641)
    v664 = (v660 + (v53 * v662)) - (v54 * v663)
    v665 = ((((v86 * v649) - v664) - (v70 * v661)) - (v66 * v653)) - (v89 * v657)
    v666 = 2.3593999999999995 * v154
    v667 = v662 + (v18 * v666)
    v668 = v663 + (v17 * v666)
    v669 = (v664 + (v71 * v667)) - (v72 * v668)
    v670 = ((((v111 * v649) - v669) - (v92 * v665)) - (v79 * v653)) - (v87 * v657)
    v671 = v670 - (v116 * v661)
    v672 = (v669 + (v93 * v667)) - (v94 * v668)
    v673 = ((((v120 * v649) - v672) - (v118 * v671)) - (v101 * v653)) - (v104 * v657)
    v674 = (v673 - (v113 * v661)) - (v122 * v665)
    v675 = ((v672 + ((v21 * v667) - (v22 * v668))) - (v140 * v674)) - (v127 * v653)
    v676 = (((v675 - (v131 * v657)) - (v134 * v661)) - (v137 * v665)) - (v143 * v671)
    v677 = v676 - (v144 * v649)
    v678 = v544 + v547
    v679 = v550 + v678
    v680 = v553 + v679
    v681 = v559 + v561
    v682 = v563 + v681
    v683 = v565 + v682
    v684 = (v25 * v683) - (v28 * v680)
    v685 = v569 + (2.42 * v683)
    v686 = v571 + (2.42 * v680)
    v687 = (v684 + (v172 * v685)) - (v186 * v686)
    v688 = (v35 * v684) - v687
    v689 = v685 + (1.5550000000000002 * v682)
    v690 = v686 + (1.5550000000000002 * v679)
    v691 = (v687 + (v27 * v689)) - (v30 * v690)
    v692 = ((v49 * v684) - v691) - (v38 * v688)
    v693 = v689 + (1.455 * v681)
    v694 = v690 + (1.455 * v678)
    v695 = (v691 + (v39 * v693)) - (v40 * v694)
    v696 = (((v65 * v684) - v695) - (v52 * v692)) - (v68 * v688)
    v697 = 2.4660999999999995 * v158
    v698 = v693 + (v16 * v697)
    v699 = v694 + (v15 * v697)
    v700 = (v695 + (v53 * v698)) - (v54 * v699)
    v701 = ((((v86 * v684) - v700) - (v70 * v696)) - (v66 * v688)) - (v89 * v692)
    v702 = (v700 + (v71 * v698)) - (v72 * v699)
    v703 = ((((v111 * v684) - v702) - (v92 * v701)) - (v79 * v688)) - (v87 * v692)
    v704 = v703 - (v116 * v696)
    v705 = (v702 + (v93 * v698)) - (v94 * v699)
    v706 = ((((v120 * v684) - v705) - (v118 * v704)) - (v101 * v688)) - (v104 * v692)
    v707 = (v706 - (v113 * v696)) - (v122 * v701)
    v708 = ((v705 + ((v21 * v698) - (v22 * v699))) - (v140 * v707)) - (v127 * v688)
    v709 = (((v708 - (v131 * v692)) - (v134 * v696)) - (v137 * v701)) - (v143 * v704)
    v710 = v709 - (v144 * v684)
    v711 = v547 + v550
    v712 = v553 + v711
    v713 = v561 + v563
    v714 = v565 + v713
    v715 = (v25 * v714) - (v28 * v712)
    v716 = v569 + (2.42 * v714)
    v717 = v571 + (2.42 * v712)
    v718 = (v715 + (v172 * v716)) - (v186 * v717)
    v719 = (v35 * v715) - v718
    v720 = v716 + (1.5550000000000002 * v713)
    v721 = v717 + (1.5550000000000002 * v711)
    v722 = (v718 + (v27 * v720)) - (v30 * v721)
    v723 = ((v49 * v715) - v722) - (v38 * v719)
    v724 = 2.5608 * v162
    v725 = v720 + (v14 * v724)
    v726 = v721 + (v13 * v724)
    v727 = (v722 + (v39 * v725)) - (v40 * v726)
    v728 = (((v65 * v715) - v727) - (v52 * v723)) - (v68 * v719)
    v729 = (v727 + (v53 * v725)) - (v54 * v726)
    v730 = ((((v86 * v715) - v729) - (v70 * v728)) - (v66 * v719)) - (v89 * v723)
    v731 = (v729 + (v71 * v725)) - (v72 * v726)
    v732 = ((((v111 * v715) - v731) - (v92 * v730)) - (v79 * v719)) - (v87 * v723)
    v733 = v732 - (v116 * v728)
    v734 = (v731 + (v93 * v725)) - (v94 * v726)
    v735 = ((((v120 * v715) - v734) - (v118 * v733)) - (v101 * v719)) - (v104 * v723)
    v736 = (v735 - (v113 * v728)) - (v122 * v730)
    v737 = ((v734 + ((v21 * v725) - (v22 * v726))) - (v140 * v736)) - (v127 * v719)
    v738 = (((v737 - (v131 * v723)) - (v134 * v728)) - (v137 * v730)) - (v143 * v733)
    v739 = v738 - (v144 * v715)
    v740 = v550 + v553
    v741 = v563 + v565
    v742 = (v25 * v741) - (v28 * v740)
    v743 = v569 + (2.42 * v741)
    v744 = v571 + (2.42 * v740)
    v745 = (v742 + (v172 * v743)) - (v186 * v744)
    v746 = (v35 * v742) - v745
    v747 = 2.6435000000000004 * v166
    v748 = v743 + (v12 * v747)
    v749 = v744 + (v11 * v747)
    v750 = (v745 + (v27 * v748)) - (v30 * v749)
    v751 = ((v49 * v742) - v750) - (v38 * v746)
    v752 = (v750 + (v39 * v748)) - (v40 * v749)
    v753 = (((v65 * v742) - v752) - (v52 * v751)) - (v68 * v746)
    v754 = (v752 + (v53 * v748)) - (v54 * v749)
    v755 = ((((v86 * v742) - v754) - (v70 * v753)) - (v66 * v746)) - (v89 * v751)
    v756 = (v754 + (v71 * v748)) - (v72 * v749)
    v757 = ((((v111 * v742) - v756) - (v92 * v755)) - (v79 * v746)) - (v87 * v751)
    v758 = v757 - (v116 * v753)
    v759 = (v756 + (v93 * v748)) - (v94 * v749)
    v760 = ((((v120 * v742) - v759) - (v118 * v758)) - (v101 * v746)) - (v104 * v751)
    v761 = (v760 - (v113 * v753)) - (v122 * v755)
    v762 = ((v759 + ((v21 * v748) - (v22 * v749))) - (v140 * v761)) - (v127 * v746)
    v763 = (((v762 - (v131 * v751)) - (v134 * v753)) - (v137 * v755)) - (v143 * v758)
    v764 = v763 - (v144 * v742)
    v765 = 0.9911339999999998 * ((v7 * v10) - (v9 * v8))
    v766 = v170 * v765
    v767 = 3.9687999999999994 * v170
    v768 = v569 + (v8 * v767)
    v769 = v571 + (v7 * v767)
    v770 = ((v172 * v768) - v766) - (v186 * v769)
    v771 = v770 + (v35 * v766)
    v772 = (v770 + (v27 * v768)) - (v30 * v769)
    v773 = (v772 - (v38 * v771)) + (v49 * v766)
    v774 = (v772 + (v39 * v768)) - (v40 * v769)
    v775 = ((v774 - (v52 * v773)) + (v65 * v766)) - (v68 * v771)
    v776 = (v774 + (v53 * v768)) - (v54 * v769)
    v777 = (((v776 - (v70 * v775)) + (v86 * v766)) - (v66 * v771)) - (v89 * v773)
    v778 = (v776 + (v71 * v768)) - (v72 * v769)
    v779 = (((v778 - (v92 * v777)) - (v79 * v771)) - (v87 * v773)) - (v116 * v775)
    v780 = v779 + (v111 * v766)
    v781 = (v778 + (v93 * v768)) - (v94 * v769)
    v782 = (((v781 - (v118 * v780)) - (v101 * v771)) - (v104 * v773)) - (v113 * v775)
    v783 = (v782 - (v122 * v777)) + (v120 * v766)
    v784 = ((v781 + ((v21 * v768) - (v22 * v769))) + (v140 * v783)) + (v127 * v771)
    v785 = (((v784 + (v131 * v773)) + (v134 * v775)) + (v137 * v777)) + (v143 * v780)
    v786 = v785 + (v144 * v766)
    v787 = v191 * v765
    v788 = v9 * v191
    v789 = v10 * v191
    v790 = v787 + (1.0273949999999998 * ((v11 * v789) - (v12 * v788)))
    v791 = (v38 * v787) - v790
    v792 = v790 + (1.063656 * ((v13 * v789) - (v14 * v788)))
    v793 = ((v68 * v787) - v792) - (v52 * v791)
    v794 = v792 + (1.099917 * ((v15 * v789) - (v16 * v788)))
    v795 = (((v66 * v787) - v794) - (v70 * v793)) - (v89 * v791)
    v796 = v794 + (1.136178 * ((v17 * v789) - (v18 * v788)))
    v797 = ((((v79 * v787) - v796) - (v92 * v795)) - (v87 * v791)) - (v116 * v793)
    v798 = v796 + (1.1724389999999998 * ((v19 * v789) - (v20 * v788)))
    v799 = ((((v101 * v787) - v798) - (v118 * v797)) - (v104 * v791)) - (v113 * v793)
    v800 = v799 - (v122 * v795)
    v801 = (((v238 * v787) - (v226 * v800)) - (v229 * v795)) - (v146 * v797)
    v802 = v145 * (v798 + ((v21 * v569) - (v22 * v571)))
    v803 = ((v801 - (v232 * v793)) - (v235 * v791)) + v802
    v804 = (v226 * v338) - (v123 * v335)
    v805 = (v226 * v378) - (v123 * v375)
    v806 = (v226 * v414) - (v123 * v411)
    v807 = (v226 * v446) - (v123 * v443)
    v808 = (v226 * v474) - (v123 * v471)
    v809 = (v226 * v498) - (v123 * v495)
    v810 = (v226 * v518) - (v123 * v515)
    v811 = (v226 * v535) - (v123 * v532)
    v812 = (v123 * v596) + (v226 * v599)
    v813 = (v123 * v637) + (v226 * v640)
    v814 = (v123 * v674) + (v226 * v677)
    v815 = (v123 * v707) + (v226 * v710)
    v816 = (v123 * v736) + (v226 * v739)
    v817 = (v123 * v761) + (v226 * v764)
    v818 = (v226 * v786) - (v123 * v783)
    v819 = (v123 * v800) + (v140 * v803)
    v820 = ((v146 * v338) - (v117 * v327)) - (v118 * v804)
    v821 = ((v146 * v378) - (v117 * v370)) - (v118 * v805)
    v822 = ((v146 * v414) - (v117 * v408)) - (v118 * v806)
    v823 = ((v146 * v446) - (v117 * v440)) - (v118 * v807)
    v824 = ((v146 * v474) - (v117 * v468)) - (v118 * v808)
    v825 = ((v146 * v498) - (v117 * v492)) - (v118 * v809)
    v826 = ((v146 * v518) - (v117 * v512)) - (v118 * v810)
    v827 = ((v146 * v535) - (v117 * v529)) - (v118 * v811)
    v828 = ((v117 * v591) - (v118 * v812)) + (v146 * v599)
    v829 = ((v117 * v631) - (v118 * v813)) + (v146 * v640)
    v830 = ((v117 * v671) - (v118 * v814)) + (v146 * v677)
    v831 = ((v117 * v704) - (v118 * v815)) + (v146 * v710)
    v832 = ((v117 * v733) - (v118 * v816)) + (v146 * v739)
    v833 = ((v117 * v758) - (v118 * v817)) + (v146 * v764)
    v834 = ((v146 * v786) - (v117 * v780)) - (v118 * v818)
    v835 = ((v117 * v797) - (v118 * v819)) + (v143 * v803)
    v836 = (((v229 * v338) - (v91 * v318)) - (v92 * v820)) - (v122 * v804)
    v837 = (((v229 * v378) - (v91 * v365)) - (v92 * v821)) - (v122 * v805)
    v838 = (((v229 * v414) - (v91 * v403)) - (v92 * v822)) - (v122 * v806)
    v839 = (((v229 * v446) - (v91 * v437)) - (v92 * v823)) - (v122 * v807)
    v840 = (((v229 * v474) - (v91 * v465)) - (v92 * v824)) - (v122 * v808)
    v841 = (((v229 * v498) - (v91 * v489)) - (v92 * v825)) - (v122 * v809)
    v842 = (((v229 * v518) - (v91 * v509)) - (v92 * v826)) - (v122 * v810)
    v843 = (((v229 * v535) - (v91 * v526)) - (v92 * v827)) - (v122 * v811)
    v844 = (((v91 * v586) - (v92 * v828)) - (v122 * v812)) + (v229 * v599)
    v845 = (((v91 * v626) - (v92 * v829)) - (v122 * v813)) + (v229 * v640)
    v846 = (((v91 * v665) - (v92 * v830)) - (v122 * v814)) + (v229 * v677)
    v847 = (((v91 * v701) - (v92 * v831)) - (v122 * v815)) + (v229 * v710)
    v848 = (((v91 * v730) - (v92 * v832)) - (v122 * v816)) + (v229 * v739)
    v849 = (((v91 * v755) - (v92 * v833)) - (v122 * v817)) + (v229 * v764)
    v850 = (((v229 * v786) - (v91 * v777)) - (v92 * v834)) - (v122 * v818)
    v851 = (((v91 * v795) - (v92 * v835)) + (v137 * v803)) - (v122 * v819)
    v852 = (((v232 * v338) - (v69 * v310)) - (v70 * v836)) - (v113 * v804)
    v853 = v852 - (v116 * v820)
    v854 = (((v232 * v378) - (v69 * v361)) - (v70 * v837)) - (v113 * v805)
    v855 = v854 - (v116 * v821)
    v856 = (((v232 * v414) - (v69 * v399)) - (v70 * v838)) - (v113 * v806)
    v857 = v856 - (v116 * v822)
    v858 = (((v232 * v446) - (v69 * v433)) - (v70 * v839)) - (v113 * v807)
    v859 = v858 - (v116 * v823)
    v860 = (((v232 * v474) - (v69 * v463)) - (v70 * v840)) - (v113 * v808)
    v861 = v860 - (v116 * v824)
    v862 = (((v232 * v498) - (v69 * v487)) - (v70 * v841)) - (v113 * v809)
    v863 = v862 - (v116 * v825)
    v864 = (((v232 * v518) - (v69 * v507)) - (v70 * v842)) - (v113 * v810)
    v865 = v864 - (v116 * v826)
    v866 = (((v232 * v535) - (v69 * v524)) - (v70 * v843)) - (v113 * v811)
    v867 = v866 - (v116 * v827)
    v868 = (((v69 * v582) - (v70 * v844)) - (v113 * v812)) - (v116 * v828)
    v869 = v868 + (v232 * v599)
    v870 = (((v69 * v622) - (v70 * v845)) - (v113 * v813)) - (v116 * v829)
    v871 = v870 + (v232 * v640)
    v872 = (((v69 * v661) - (v70 * v846)) - (v113 * v814)) - (v116 * v830)
    v873 = v872 + (v232 * v677)
    v874 = (((v69 * v696) - (v70 * v847)) - (v113 * v815)) - (v116 * v831)
    v875 = v874 + (v232 * v710)
    v876 = (((v69 * v728) - (v70 * v848)) - (v113 * v816)) - (v116 * v832)
    v877 = v876 + (v232 * v739)
    v878 = (((v69 * v753) - (v70 * v849)) - (v113 * v817)) - (v116 * v833)
    v879 = v878 + (v232 * v764)
    v880 = (((v232 * v786) - (v69 * v775)) - (v70 * v850)) - (v113 * v818)
    v881 = v880 - (v116 * v834)
    v882 = (((v69 * v793) - (v70 * v851)) + (v134 * v803)) - (v113 * v819)
    v883 = v882 - (v116 * v835)
    v884 = (((v235 * v338) - (v51 * v302)) - (v52 * v853)) - (v104 * v804)
    v885 = (v884 - (v87 * v820)) - (v89 * v836)
    v886 = (((v235 * v378) - (v51 * v357)) - (v52 * v855)) - (v104 * v805)
    v887 = (v886 - (v87 * v821)) - (v89 * v837)
    v888 = (((v235 * v414) - (v51 * v395)) - (v52 * v857)) - (v104 * v806)
    v889 = (v888 - (v87 * v822)) - (v89 * v838)
    v890 = (((v235 * v446) - (v51 * v429)) - (v52 * v859)) - (v104 * v807)
    v891 = (v890 - (v87 * v823)) - (v89 * v839)
    v892 = (((v235 * v474) - (v51 * v459)) - (v52 * v861)) - (v104 * v808)
    v893 = (v892 - (v87 * v824)) - (v89 * v840)
    v894 = (((v235 * v498) - (v51 * v485)) - (v52 * v863)) - (v104 * v809)
    v895 = (v894 - (v87 * v825)) - (v89 * v841)
    v896 = (((v235 * v518) - (v51 * v505)) - (v52 * v865)) - (v104 * v810)
    v897 = (v896 - (v87 * v826)) - (v89 * v842)
    v898 = (((v235 * v535) - (v51 * v522)) - (v52 * v867)) - (v104 * v811)
    v899 = (v898 - (v87 * v827)) - (v89 * v843)
    v900 = (((v51 * v578) - (v52 * v869)) - (v104 * v812)) - (v87 * v828)
    v901 = (v900 - (v89 * v844)) + (v235 * v599)
    v902 = (((v51 * v618) - (v52 * v871)) - (v104 * v813)) - (v87 * v829)
    v903 = (v902 - (v89 * v845)) + (v235 * v640)
    v904 = (((v51 * v657) - (v52 * v873)) - (v104 * v814)) - (v87 * v830)
    v905 = (v904 - (v89 * v846)) + (v235 * v677)
    v906 = (((v51 * v692) - (v52 * v875)) - (v104 * v815)) - (v87 * v831)
    v907 = (v906 - (v89 * v847)) + (v235 * v710)
    v908 = (((v51 * v723) - (v52 * v877)) - (v104 * v816)) - (v87 * v832)
    v909 = (v908 - (v89 * v848)) + (v235 * v739)
    v910 = (((v51 * v751) - (v52 * v879)) - (v104 * v817)) - (v87 * v833)
    v911 = (v910 - (v89 * v849)) + (v235 * v764)
    v912 = (((v235 * v786) - (v51 * v773)) - (v52 * v881)) - (v104 * v818)
    v913 = (v912 - (v87 * v834)) - (v89 * v850)
    v914 = (((v51 * v791) - (v52 * v883)) + (v131 * v803)) - (v104 * v819)
    v915 = (v914 - (v87 * v835)) - (v89 * v851)
    v916 = (((v238 * v338) - (v37 * v294)) - (v38 * v885)) - (v101 * v804)
    v917 = ((v916 - (v79 * v820)) - (v66 * v836)) - (v68 * v853)
    v918 = (((v238 * v378) - (v37 * v353)) - (v38 * v887)) - (v101 * v805)
    v919 = ((v918 - (v79 * v821)) - (v66 * v837)) - (v68 * v855)
    v920 = (((v238 * v414) - (v37 * v391)) - (v38 * v889)) - (v101 * v806)
    v921 = ((v920 - (v79 * v822)) - (v66 * v838)) - (v68 * v857)
    v922 = (((v238 * v446) - (v37 * v425)) - (v38 * v891)) - (v101 * v807)
    v923 = ((v922 - (v79 * v823)) - (v66 * v839)) - (v68 * v859)
    v924 = (((v238 * v474) - (v37 * v455)) - (v38 * v893)) - (v101 * v808)
    v925 = ((v924 - (v79 * v824)) - (v66 * v840)) - (v68 * v861)
    v926 = (((v238 * v498) - (v37 * v481)) - (v38 * v895)) - (v101 * v809)
    v927 = ((v926 - (v79 * v825)) - (v66 * v841)) - (v68 * v863)
    v928 = (((v238 * v518) - (v37 * v503)) - (v38 * v897)) - (v101 * v810)
    v929 = ((v928 - (v79 * v826)) - (v66 * v842)) - (v68 * v865)
    v930 = (((v238 * v535) - (v37 * v520)) - (v38 * v899)) - (v101 * v811)
    v931 = ((v930 - (v79 * v827)) - (v66 * v843)) - (v68 * v867)
    v932 = (((v37 * v574) - (v38 * v901)) - (v101 * v812)) - (v79 * v828)
    v933 = ((v932 - (v66 * v844)) - (v68 * v869)) + (v238 * v599)
    v934 = (((v37 * v614) - (v38 * v903)) - (v101 * v813)) - (v79 * v829)
    v935 = ((v934 - (v66 * v845)) - (v68 * v871)) + (v238 * v640)
    v936 = (((v37 * v653) - (v38 * v905)) - (v101 * v814)) - (v79 * v830)
    v937 = ((v936 - (v66 * v846)) - (v68 * v873)) + (v238 * v677)
    v938 = (((v37 * v688) - (v38 * v907)) - (v101 * v815)) - (v79 * v831)
    v939 = ((v938 - (v66 * v847)) - (v68 * v875)) + (v238 * v710)
    v940 = (((v37 * v719) - (v38 * v909)) - (v101 * v816)) - (v79 * v832)
    v941 = ((v940 - (v66 * v848)) - (v68 * v877)) + (v238 * v739)
    v942 = (((v37 * v746) - (v38 * v911)) - (v101 * v817)) - (v79 * v833)
    v943 = ((v942 - (v66 * v849)) - (v68 * v879)) + (v238 * v764)
    v944 = (((v238 * v786) - (v37 * v771)) - (v38 * v913)) - (v101 * v818)
    v945 = ((v944 - (v79 * v834)) - (v66 * v850)) - (v68 * v881)
    v946 = (((v127 * v803) - (v37 * v787)) - (v38 * v915)) - (v101 * v819)
    v947 = ((v946 - (v79 * v835)) - (v66 * v851)) - (v68 * v883)
    v948 = (((3.2974940611444983 * v280) + (v35 * v917)) + (v49 * v885)) + (v65 * v853)
    v949 = (((v948 + (v86 * v836)) + (v111 * v820)) + (v120 * v804)) + (v282 * v338)
    v950 = (((3.2974940611444983 * v349) + (v35 * v919)) + (v49 * v887)) + (v65 * v855)
    v951 = (((v950 + (v86 * v837)) + (v111 * v821)) + (v120 * v805)) + (v282 * v378)
    v952 = (((3.2974940611444983 * v387) + (v35 * v921)) + (v49 * v889)) + (v65 * v857)
    v953 = (((v952 + (v86 * v838)) + (v111 * v822)) + (v120 * v806)) + (v282 * v414)
    v954 = (((3.2974940611444983 * v421) + (v35 * v923)) + (v49 * v891)) + (v65 * v859)
    v955 = (((v954 + (v86 * v839)) + (v111 * v823)) + (v120 * v807)) + (v282 * v446)
    v956 = (((3.2974940611444983 * v451) + (v35 * v925)) + (v49 * v893)) + (v65 * v861)
    v957 = (((v956 + (v86 * v840)) + (v111 * v824)) + (v120 * v808)) + (v282 * v474)
    v958 = (((3.2974940611444983 * v477) + (v35 * v927)) + (v49 * v895)) + (v65 * v863)
    v959 = (((v958 + (v86 * v841)) + (v111 * v825)) + (v120 * v809)) + (v282 * v498)
    v960 = (((3.2974940611444983 * v499) + (v35 * v929)) + (v49 * v897)) + (v65 * v865)
    v961 = (((v960 + (v86 * v842)) + (v111 * v826)) + (v120 * v810)) + (v282 * v518)
    v962 = (((3.2974940611444983 * v279) + (v35 * v931)) + (v49 * v899)) + (v65 * v867)
    v963 = (((v962 + (v86 * v843)) + (v111 * v827)) + (v120 * v811)) + (v282 * v535)
    v964 = (((v35 * v933) - (3.2974940611444983 * v567)) + (v49 * v901)) + (v65 * v869)
    v965 = (((v35 * v935) - (3.2974940611444983 * v610)) + (v49 * v903)) + (v65 * v871)
    v966 = (((v35 * v937) - (3.2974940611444983 * v649)) + (v49 * v905)) + (v65 * v873)
    v967 = (((v35 * v939) - (3.2974940611444983 * v684)) + (v49 * v907)) + (v65 * v875)
    v968 = (((v35 * v941) - (3.2974940611444983 * v715)) + (v49 * v909)) + (v65 * v877)
    v969 = (((v35 * v943) - (3.2974940611444983 * v742)) + (v49 * v911)) + (v65 * v879)
    v970 = (((3.2974940611444983 * v766) + (v35 * v945)) + (v49 * v913)) + (v65 * v881)
    v971 = (((v35 * v947) + (v49 * v915)) + (v65 * v883)) + (v86 * v851)
    v972 = v146 - (v118 * v226)
    v973 = v122 - (v92 * v118)
    v974 = (v229 - (v226 * v973)) - (v92 * v146)
    v975 = v116 - (v70 * v92)
    v976 = (v113 - (v118 * v975)) - (v70 * v122)
    v977 = ((v232 - (v226 * v976)) - (v70 * v229)) - (v146 * v975)
    v978 = v89 - (v52 * v70)
    v979 = (v87 - (v92 * v978)) - (v52 * v116)
    v980 = ((v104 - (v118 * v979)) - (v52 * v113)) - (v122 * v978)
    v981 = (((v235 - (v226 * v980)) - (v229 * v978)) - (v146 * v979)) - (v52 * v232)
    v982 = v68 - (v38 * v52)
    v983 = (v66 - (v70 * v982)) - (v38 * v89)
    v984 = ((v79 - (v92 * v983)) - (v38 * v87)) - (v116 * v982)
    v985 = (((v101 - (v118 * v984)) - (v38 * v104)) - (v113 * v982)) - (v122 * v983)
    v986 = (((v238 - (v226 * v985)) - (v229 * v983)) - (v146 * v984)) - (v232 * v982)
    v987 = v986 - (v38 * v235)
    v988 = (v35 * v38) - v49
    v989 = ((v35 * v68) - (v52 * v988)) - v65
    v990 = (((v35 * v66) - (v70 * v989)) - v86) - (v89 * v988)
    v991 = ((((v35 * v79) - (v92 * v990)) - (v87 * v988)) - (v116 * v989)) - v111
    v992 = (((v35 * v101) - (v118 * v991)) - (v104 * v988)) - (v113 * v989)
    v993 = (v992 - (v122 * v990)) - v120
    v994 = (((v35 * v238) - (v226 * v993)) - (v229 * v990)) - (v146 * v991)
    v995 = v282 + ((v994 - (v232 * v989)) - (v235 * v988))
    v996 = v123 - (v140 * v226)
    v997 = (v140 * v972) + (v118 * v123)
    v998 = (v123 * v973) + (v140 * v974)
    v999 = (v123 * v976) + (v140 * v977)
    v1000 = (v123 * v980) + (v140 * v981)
    v1001 = (v123 * v985) + (v140 * v987)
    v1002 = (v123 * v993) + (v140 * v995)
    v1003 = (v118 * v996) + (v143 * v226)
    v1004 = (v117 + (v118 * v997)) - (v143 * v972)
    v1005 = ((v92 * v117) - (v118 * v998)) + (v143 * v974)
    v1006 = ((v117 * v975) - (v118 * v999)) + (v143 * v977)
    v1007 = ((v117 * v979) - (v118 * v1000)) + (v143 * v981)
    v1008 = ((v117 * v984) - (v118 * v1001)) + (v143 * v987)
    v1009 = ((v117 * v991) - (v118 * v1002)) + (v143 * v995)
    v1010 = (v229 - (v92 * v972)) - (v122 * v226)
    v1011 = ((v122 * v996) - (v92 * v1003)) + (v137 * v226)
    v1012 = ((v92 * v1004) + (v137 * v972)) - (v122 * v997)
    v1013 = ((v91 + (v92 * v1005)) - (v137 * v974)) + (v122 * v998)
    v1014 = (((v70 * v91) - (v92 * v1006)) + (v137 * v977)) - (v122 * v999)
    v1015 = (((v91 * v978) - (v92 * v1007)) + (v137 * v981)) - (v122 * v1000)
    v1016 = (((v91 * v983) - (v92 * v1008)) + (v137 * v987)) - (v122 * v1001)
    v1017 = (((v91 * v990) - (v92 * v1009)) + (v137 * v995)) - (v122 * v1002)
    v1018 = ((v232 - (v70 * v1010)) - (v116 * v972)) - (v113 * v226)
    v1019 = (((v113 * v996) - (v70 * v1011)) - (v116 * v1003)) + (v134 * v226)
    v1020 = (((v134 * v972) - (v70 * v1012)) - (v113 * v997)) + (v116 * v1004)
    v1021 = (((v70 * v1013) + (v134 * v974)) - (v113 * v998)) - (v116 * v1005)
    v1022 = (((v69 + (v70 * v1014)) - (v134 * v977)) + (v113 * v999)) + (v116 * v1006)
    v1023 = (((v52 * v69) - (v70 * v1015)) + (v134 * v981)) - (v113 * v1000)
    v1024 = v1023 - (v116 * v1007)
    v1025 = (((v69 * v982) - (v70 * v1016)) + (v134 * v987)) - (v113 * v1001)
    v1026 = v1025 - (v116 * v1008)
    v1027 = (((v69 * v989) - (v70 * v1017)) + (v134 * v995)) - (v113 * v1002)
    v1028 = v1027 - (v116 * v1009)
    v1029 = (((v235 - (v52 * v1018)) - (v87 * v972)) - (v89 * v1010)) - (v104 * v226)
    v1030 = (((v104 * v996) - (v52 * v1019)) - (v87 * v1003)) - (v89 * v1011)
    v1031 = v1030 + (v131 * v226)
    v1032 = (((v131 * v972) - (v52 * v1020)) - (v104 * v997)) + (v87 * v1004)
    v1033 = v1032 - (v89 * v1012)
    v1034 = (((v131 * v974) - (v52 * v1021)) - (v104 * v998)) - (v87 * v1005)
    v1035 = v1034 + (v89 * v1013)
    v1036 = (((v52 * v1022) + (v131 * v977)) - (v104 * v999)) - (v87 * v1006)
    v1037 = v1036 - (v89 * v1014)
    v1038 = (((v51 + (v52 * v1024)) - (v131 * v981)) + (v104 * v1000)) + (v87 * v1007)
    v1039 = v1038 + (v89 * v1015)
    v1040 = (((v38 * v51) - (v52 * v1026)) + (v131 * v987)) - (v104 * v1001)
    v1041 = (v1040 - (v87 * v1008)) - (v89 * v1016)
    v1042 = (((v51 * v988) - (v52 * v1028)) + (v131 * v995)) - (v104 * v1002)
    v1043 = (v1042 - (v87 * v1009)) - (v89 * v1017)
    v1044 = (((v238 - (v38 * v1029)) - (v79 * v972)) - (v66 * v1010)) - (v68 * v1018)
    v1045 = v1044 - (v101 * v226)
    v1046 = (((v101 * v996) - (v38 * v1031)) - (v79 * v1003)) - (v66 * v1011)
    v1047 = (v1046 - (v68 * v1019)) + (v127 * v226)
    v1048 = (((v127 * v972) - (v38 * v1033)) - (v101 * v997)) + (v79 * v1004)
    v1049 = (v1048 - (v66 * v1012)) - (v68 * v1020)
    v1050 = (((v127 * v974) - (v38 * v1035)) - (v101 * v998)) - (v79 * v1005)
    v1051 = (v1050 + (v66 * v1013)) - (v68 * v1021)
    v1052 = (((v127 * v977) - (v38 * v1037)) - (v101 * v999)) - (v79 * v1006)
    v1053 = (v1052 - (v66 * v1014)) + (v68 * v1022)
    v1054 = (((v38 * v1039) + (v127 * v981)) - (v101 * v1000)) - (v79 * v1007)
    v1055 = (v1054 - (v66 * v1015)) - (v68 * v1024)
    v1056 = (((v37 + (v38 * v1041)) - (v127 * v987)) + (v101 * v1001)) + (v79 * v1008)
    v1057 = (v1056 + (v66 * v1016)) + (v68 * v1026)
    v1058 = (((v35 * v37) + (v38 * v1043)) - (v127 * v995)) + (v101 * v1002)
    v1059 = ((v1058 + (v79 * v1009)) + (v66 * v1017)) + (v68 * v1028)
    v1060 = (((v35 * v1045) + (v49 * v1029)) + (v65 * v1018)) + (v86 * v1010)
    v1061 = (((v120 * v996) - (v35 * v1047)) - (v49 * v1031)) - (v65 * v1019)
    v1062 = (((v111 * v1004) - (v35 * v1049)) - (v49 * v1033)) - (v65 * v1020)
    v1063 = (((v86 * v1013) - (v35 * v1051)) - (v49 * v1035)) - (v65 * v1021)
    v1064 = (((v65 * v1022) - (v35 * v1053)) - (v49 * v1037)) - (v86 * v1014)
    v1065 = (((v49 * v1039) - (v35 * v1055)) - (v65 * v1024)) - (v86 * v1015)
    v1066 = (((v35 * v1057) - (v49 * v1041)) - (v65 * v1026)) - (v86 * v1016)
    v1067 = (((3.2974940611444983 - (v35 * v1059)) + (v49 * v1043)) + (v65 * v1028)) + (v86 * v1017)
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
        v145 * v338,
        v145 * v378,
        v145 * v414,
        v145 * v446,
        v145 * v474,
        v145 * v498,
        v145 * v518,
        v145 * v535,
        -(v145 * v599),
        -(v145 * v640),
        -(v145 * v677),
        -(v145 * v710),
        -(v145 * v739),
        -(v145 * v764),
        -(v145 * v786),
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
        (((v964 + (v86 * v844)) + (v111 * v828)) + (v120 * v812)) + (v282 * v599),
        (((v965 + (v86 * v845)) + (v111 * v829)) + (v120 * v813)) + (v282 * v640),
        (((v966 + (v86 * v846)) + (v111 * v830)) + (v120 * v814)) + (v282 * v677),
        (((v967 + (v86 * v847)) + (v111 * v831)) + (v120 * v815)) + (v282 * v710),
        (((v968 + (v86 * v848)) + (v111 * v832)) + (v120 * v816)) + (v282 * v739),
        (((v969 + (v86 * v849)) + (v111 * v833)) + (v120 * v817)) + (v282 * v764),
        (((v970 + (v86 * v850)) + (v111 * v834)) + (v120 * v818)) + (v282 * v786),
        ((v971 + (v111 * v835)) + (v120 * v819)) + (v144 * v803),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v145,
        v226,
        v972,
        v974,
        v977,
        v981,
        v987,
        -v995,
        v226,
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
        -(v282 + ((v1060 + (v111 * v972)) + (v120 * v226))),
        ((v1061 - (v86 * v1011)) - (v111 * v1003)) - (v144 * v226),
        ((v1062 - (v86 * v1012)) - (v120 * v997)) - (v144 * v972),
        ((v1063 - (v111 * v1005)) - (v120 * v998)) - (v144 * v974),
        ((v1064 - (v111 * v1006)) - (v120 * v999)) - (v144 * v977),
        ((v1065 - (v111 * v1007)) - (v120 * v1000)) - (v144 * v981),
        ((v1066 - (v111 * v1008)) - (v120 * v1001)) - (v144 * v987),
        ((v1067 + (v111 * v1009)) + (v120 * v1002)) + (v144 * v995),
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
