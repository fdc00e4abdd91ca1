"""The RR-R-RRR arm of Behi (1985), section 4.2, with lumped masses (inches). The thesis shows it at (0, atan2(3,
4), -2*atan2(3, 4), atan2(3, 4), pi/2, pi).

Every function takes what `prepare(parameters)` returned, then its arguments as structures of arrays: element k
of `q` at `q[k]`, a number or an array over states. Results have their own shape, then that of the states.
"""

import numpy as np

REAL = np.float64

PARAMETER_NAMES = (
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "M6",
    "J6",
)
DEFAULTS = (
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
    1.0,
)


def default_parameters():
    """The chain's own parameters, in the order of PARAMETER_NAMES."""
    return np.array(DEFAULTS, dtype=REAL)


def prepare(parameters):
    """All that depends on parameters alone; parameters may have a second axis, one set per state."""
    with np.errstate(all="ignore"):
        v0 = 20.0 * parameters[5]
        v1 = parameters[5] + parameters[4]
        v2 = 10.0 * v1
        v3 = 10.0 * parameters[3]
        v4 = v2 + v3
        v5 = 0.5 * parameters[6]
        v6 = v5 - (2.0 * (20.0 * (0.5 * v0)))
        v7 = v5 - v6
        v8 = parameters[6] - v7
        v9 = 10.0 * v0
        v10 = 2.0 * (10.0 * (0.5 * v3))
        v11 = v10 + (2.0 * (10.0 * (0.5 * v2)))
        v12 = v7 + v11
        v13 = v1 + parameters[3]
        v14 = 50.0 * v13
        v15 = 50.0 * parameters[2]
        v16 = 0.5 * v15
        v17 = 2.0 * (50.0 * v16)
        v18 = (2.0 * (50.0 * (0.5 * v14))) + v17
        v19 = v14 + v15
        v20 = v13 + parameters[2]
        v21 = 50.0 * parameters[1]
        v22 = 2.0 * (50.0 * (0.5 * v21))
        v23 = (2.0 * (50.0 * (0.5 * (50.0 * v20)))) + v22
        v24 = 2.0 * v5
        v25 = 0.5 * parameters[4]
        v26 = 0.5 * parameters[5]
        v27 = 0.5 * (v10 + v10)
        v28 = 0.5 * (v17 + v17)
        v29 = 0.5 * (v22 + v22)
        v30 = v22 - v29
        v31 = 30.0 * parameters[1]
        v32 = 1.0 / v7
        v33 = 1.0 / parameters[6]
        v34 = 2.0 * v15
        v35 = parameters[6] * v33
        v36 = parameters[6] * v35
        v37 = v0 * v32
        v38 = 50.0 * v19
        v39 = (-1.0) + v35
        values = (
            parameters[5],
            v0,
            parameters[4],
            v1,
            parameters[3],
            v3,
            v4,
            parameters[6],
            v5,
            v6,
            v7,
            v8,
            v9,
            2.0 * v9,
            v10,
            v11,
            v7 - v12,
            v13,
            parameters[2],
            v15,
            v16,
            v17,
            v18,
            v19,
            v20,
            v21,
            v22,
            v23,
            (v12 + v18) + v23,
            parameters[6] + v11,
            v24,
            2.0 * parameters[6],
            v25,
            v25 + v25,
            parameters[6] - v5,
            v26 + v26,
            0.5 * parameters[3],
            v27,
            v10 - v27,
            0.5 * parameters[2],
            v28,
            v17 - v28,
            v29,
            v30,
            v29 + v30,
            30.0 * v21,
            v31,
            30.0 * (0.5 * v31),
            v18 + v23,
            v32,
            v12 - v7,
            v33,
            0.5 * v22,
            v34,
            50.0 * v15,
            50.0 * v34,
            2.0 * v3,
            50.0 * v21,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v3,
            v35,
            v6 - v5,
            v5 + v6,
            2.0 * v4,
            2.0 * (v5 * v32),
            2.0 * v35,
            v36,
            v36 - v8,
            v37,
            50.0 * v0,
            v0 * v37,
            v38,
            2.0 * v38,
            20.0 * v0,
            2.0 * v11,
            100.0 * v19,
            2.0 * v23,
            v36 - parameters[6],
            v23 + v23,
            v18 + v18,
            parameters[6] - v36,
            2.0 * v0,
            2.0 * v18,
            50.0 * (2.0 * v19),
            v39,
            parameters[6] * v39,
            100.0 * v0,
            100.0 * v4,
            2.0 * v6,
            v24 * v37,
            v24 * v32,
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
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v1)
    v9 = np.cos(v1)
    v10 = v2 * v8
    v11 = (prepared[11] * v2) - prepared[13]
    v12 = 50.0 * v5
    v13 = prepared[1] * v2
    v14 = prepared[6] + v13
    v15 = v9 * v14
    v16 = v12 * v15
    v17 = 50.0 * v7
    v18 = v17 * (v15 + (prepared[23] * v5))
    v19 = ((prepared[13] * v2) - (v4 * (prepared[22] * v4))) - (v6 * (prepared[27] * v6))
    v20 = (v19 + (v8 * ((prepared[16] * v8) + (v10 * v11)))) + (2.0 * (v16 + v18))
    v21 = prepared[1] * v3
    v22 = 50.0 * v6
    v23 = v3 * ((prepared[12] * v8) - (prepared[11] * v10))
    v24 = 50.0 * v4
    v25 = v23 + (v21 * v24)
    v26 = v25 + (v21 * v22)
    v27 = prepared[7] * v10
    v28 = v8 * v14
    v29 = v18 + (v22 * (v28 + (prepared[23] * v4)))
    v30 = v16 + (v24 * v28)
    v31 = (v2 * v11) - prepared[29]
    v32 = v31 - v30
    v33 = v30 - (v32 - prepared[22])
    v34 = v29 + v33
    v35 = ((v22 * v28) - v32) + (v15 * v17)
    v36 = v8 * v21
    v37 = v9 * v21
    v38 = (v12 * v36) - (v24 * v37)
    v39 = (v38 + (v17 * v36)) - (v22 * v37)
    v40 = -((v9 * (prepared[10] + (prepared[12] * v2))) + (v13 * (v12 + v17)))
    v41 = -(prepared[7] * v3)
    v42 = -v32
    return (
        prepared[28] + v20,
        v26,
        v25,
        v23,
        v40,
        v27,
        v26,
        v29 + (prepared[27] + v34),
        v34,
        v35,
        v39,
        v41,
        v25,
        v34,
        v33,
        v42,
        v38,
        v41,
        v23,
        v35,
        v42,
        -v31,
        REAL(0.0),
        v41,
        v40,
        v39,
        v38,
        REAL(0.0),
        prepared[10],
        REAL(0.0),
        v27,
        v41,
        v41,
        v41,
        REAL(0.0),
        prepared[7],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      M[6][6]  inertia matrix; row by row

    Operations: 33 add, 44 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = v2 * qd[0]
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = v5 * v12
    v14 = v13 - (v4 * v10)
    v15 = v4 * v12
    v16 = v15 + (v5 * v10)
    v17 = v16 * v14
    v18 = v12 * v10
    v19 = v17 - v18
    v20 = v3 * qd[0]
    v21 = (v12 * v12) + (v20 * v20)
    v22 = v11 * v11
    v23 = qd[0] * qd[0]
    v24 = v22 + v23
    v25 = 50.0 * v7
    v26 = qd[1] * qd[1]
    v27 = 50.0 * v9
    v28 = v27 * (v26 + v23)
    v29 = v28 + (v25 * v24)
    v30 = 50.0 * v6
    v31 = 50.0 * v8
    v32 = (v31 * v26) + (v30 * v22)
    v33 = v2 * v5
    v34 = (v32 * v33) + (v5 * ((v3 * v29) + (10.0 * v21)))
    v35 = 2.0 * qd[0]
    v36 = qd[1] * v35
    v37 = v36 + (qd[2] * v35)
    v38 = (v31 * v36) + (v30 * v37)
    v39 = 2.0 * v18
    v40 = (prepared[1] * (v34 - (v4 * (v38 + (10.0 * v39))))) - (prepared[9] * v19)
    v41 = qd[5] * prepared[30]
    v42 = (v40 + (v16 * v41)) - (prepared[8] * (v18 + v17))
    v43 = prepared[1] * v4
    v44 = qd[4] - v20
    v45 = (v16 * v16) + (v44 * v44)
    v46 = prepared[1] * v5
    v47 = (v46 * v45) - (v43 * v19)
    v48 = v3 * ((((prepared[15] * v39) + (prepared[6] * v38)) + (10.0 * v47)) - v42)
    v49 = v10 * v20
    v50 = (v15 * (prepared[31] * v20)) + (prepared[7] * ((v5 * v49) + (v16 * v44)))
    v51 = (((v4 * v2) * v50) - v48) - ((v25 + v27) * (v47 + (prepared[6] * v39)))
    v52 = (v3 * v32) - (v2 * v29)
    v53 = v20 * v13
    v54 = v4 * v49
    v55 = (2.0 * (v53 + (v44 * v14))) - v54
    v56 = (((prepared[12] * v49) - (prepared[1] * v52)) - (prepared[9] * v55)) + (v44 * v41)
    v57 = (v56 - (prepared[8] * v54)) + (prepared[30] * v53)
    v58 = prepared[27] * (v8 * v9)
    v59 = v7 * (prepared[23] * v31)
    v60 = prepared[22] * (v6 * v7)
    v61 = prepared[23] * v6
    v62 = v27 * v61
    v63 = ((prepared[6] * v21) + (v46 * v19)) + (v43 * v45)
    v64 = (prepared[1] * v55) + (prepared[6] * v49)
    v65 = (v3 * v64) - (v2 * v63)
    v66 = (v3 * v63) + (v2 * v64)
    v67 = (((v5 * v50) - (v4 * v57)) - (prepared[15] * v49)) + (prepared[6] * v52)
    v68 = v67 - (prepared[12] * v55)
    v69 = (v68 + (((v26 * v59) - (v30 * v66)) - (v25 * v65))) - (v61 * v28)
    v70 = v69 + (v60 * (v22 - v24))
    v71 = ((((v31 * v66) + (v27 * v65)) + (v24 * v59)) - v70) - (v22 * v62)
    return (
        ((v51 + (v33 * v57)) - (v36 * (v59 + v58))) - (v37 * (v62 + v60)),
        v71 + (v23 * v58),
        -v70,
        -v68,
        -v42,
        v50,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 67 add, 106 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      g[6]  gravity terms, N m or N

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:6], REAL, (6,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = qd[2] + qd[1]
    v13 = v2 * v6
    v14 = (v3 * v7) - v13
    v15 = v2 * v7
    v16 = v15 + (v3 * v6)
    v17 = (v4 * v14) + (v5 * v16)
    v18 = 30.0 + (50.0 * v2)
    v19 = v18 + (50.0 * v16)
    v20 = v19 + (10.0 * v17)
    v21 = v3 * v9
    v22 = (v7 * v21) - (v13 * v9)
    v23 = (v6 * v21) + (v15 * v9)
    v24 = (v4 * v22) + (v5 * v23)
    v25 = (v4 * v23) - (v5 * v22)
    v26 = v21 + v22
    v27 = 50.0 * v26
    v28 = (10.0 * v25) - v27
    v29 = (v4 * v16) - (v14 * v5)
    v30 = (v20 * v24) + (v28 * v29)
    v31 = (30.0 * qd[1]) + (qd[2] * v18)
    v32 = v8 * v31
    v33 = v19 * v8
    v34 = v32 + (qd[3] * v33)
    v35 = v34 + (qd[4] * v30)
    v36 = (v1 * v8) + (v0 * v25)
    v37 = v0 * v17
    v38 = v20 + (20.0 * v37)
    v39 = v28 + (20.0 * v36)
    v40 = (v37 * v39) - (v36 * v38)
    v41 = v35 + (qd[5] * v40)
    v42 = v3 * v8
    v43 = (v6 * v42) + (v15 * v8)
    v44 = (v7 * v42) - (v13 * v8)
    v45 = (v4 * v43) - (v5 * v44)
    v46 = v42 + v44
    v47 = 50.0 * v46
    v48 = (10.0 * v45) - v47
    v49 = (v0 * v45) - (v1 * v9)
    v50 = v48 + (20.0 * v49)
    v51 = prepared[0] * v50
    v52 = v41 * v51
    v53 = (v4 * v44) + (v5 * v43)
    v54 = (v29 * v48) + (v20 * v53)
    v55 = v9 * v31
    v56 = v19 * v9
    v57 = v55 + (qd[3] * v56)
    v58 = (qd[4] * v54) - v57
    v59 = (v37 * v50) - (v38 * v49)
    v60 = v58 + (qd[5] * v59)
    v61 = prepared[0] * v39
    v62 = v60 * v61
    v63 = v12 * v9
    v64 = v63 + (qd[3] * v9)
    v65 = (qd[4] * v53) - v64
    v66 = v65 - (qd[5] * v49)
    v67 = v1 * v17
    v68 = (v10 * v67) - (v29 * v11)
    v69 = (v0 * v8) - (v1 * v25)
    v70 = (v24 * v11) - (v10 * v69)
    v71 = prepared[8] * v70
    v72 = (v29 * v10) + (v11 * v67)
    v73 = (v24 * v10) + (v11 * v69)
    v74 = prepared[8] * v73
    v75 = prepared[34] * v36
    v76 = prepared[35] * v38
    v77 = (((v72 * v74) - (v68 * v71)) + (v37 * v75)) - (v39 * v76)
    v78 = v66 * v77
    v79 = v12 * v8
    v80 = v79 + (qd[3] * v8)
    v81 = v80 + (qd[4] * v24)
    v82 = v81 - (qd[5] * v36)
    v83 = prepared[34] * v49
    v84 = prepared[35] * v50
    v85 = (v1 * v45) + (v0 * v9)
    v86 = (v53 * v11) + (v10 * v85)
    v87 = prepared[8] * v68
    v88 = (v53 * v10) - (v11 * v85)
    v89 = prepared[8] * v72
    v90 = (((v37 * v83) - (v38 * v84)) - (v86 * v87)) + (v88 * v89)
    v91 = v82 * v90
    v92 = v91 + ((v52 - v62) - v78)
    v93 = (v48 * v81) - (v28 * v65)
    v94 = prepared[33] * v20
    v95 = prepared[2] * v48
    v96 = v35 * v95
    v97 = prepared[2] * v28
    v98 = v58 * v97
    v99 = v98 + (((v93 * v94) - v92) - v96)
    v100 = v8 * v8
    v101 = v9 * v9
    v102 = v100 + v101
    v103 = qd[1] * v102
    v104 = prepared[45] * v103
    v105 = prepared[45] + (v2 * prepared[44])
    v106 = v42 * v105
    v107 = qd[1] * v8
    v108 = v21 * v105
    v109 = qd[1] * v9
    v110 = (prepared[19] * v44) + (prepared[20] * v42)
    v111 = prepared[41] * v43
    v112 = prepared[40] * v44
    v113 = prepared[19] * v16
    v114 = v113 + (prepared[39] * v18)
    v115 = 50.0 * v114
    v116 = (((v18 * v110) + (v14 * v111)) + (v16 * v112)) + (v42 * v115)
    v117 = v79 * v116
    v118 = prepared[5] * v17
    v119 = v118 + (prepared[36] * v19)
    v120 = prepared[5] * v45
    v121 = v120 - (prepared[36] * v47)
    v122 = prepared[37] * v45
    v123 = prepared[38] * v53
    v124 = (((v19 * v121) - (v47 * v119)) + (v17 * v122)) + (v29 * v123)
    v125 = v80 * v124
    v126 = (prepared[19] * v22) + (prepared[20] * v21)
    v127 = prepared[40] * v16
    v128 = prepared[41] * v14
    v129 = (((v18 * v126) + (v21 * v115)) + (v22 * v127)) + (v23 * v128)
    v130 = v63 * v129
    v131 = prepared[5] * v25
    v132 = v131 - (prepared[36] * v27)
    v133 = prepared[38] * v24
    v134 = prepared[37] * v17
    v135 = (((v19 * v132) - (v27 * v119)) + (v29 * v133)) + (v25 * v134)
    v136 = v64 * v135
    v137 = prepared[19] * v46
    v138 = v32 * v137
    v139 = v120 - (prepared[4] * v47)
    v140 = v34 * v139
    v141 = prepared[19] * v26
    v142 = v55 * v141
    v143 = v131 - (prepared[4] * v27)
    v144 = v57 * v143
    v145 = v125 + ((((v99 + (v3 * v104)) - (v106 * v107)) - (v108 * v109)) - v117)
    v146 = v51 + v95
    v147 = v139 + v146
    v148 = v137 - v147
    v149 = qd[0] * v8
    v150 = 30.0 * v149
    v151 = v61 + v97
    v152 = v143 + v151
    v153 = v141 - v152
    v154 = qd[0] * v9
    v155 = 30.0 * v154
    v156 = v3 * v102
    v157 = (v108 * v154) - ((v156 * (qd[0] * prepared[45])) - (v106 * v149))
    v158 = v9 * v8
    v159 = v3 * v3
    v160 = v2 * v2
    v161 = (prepared[42] * v159) - (prepared[43] * v160)
    v162 = v158 * (prepared[43] + v161)
    v163 = qd[1] * v158
    v164 = ((prepared[41] * v158) - (v23 * v111)) + (v22 * v112)
    v165 = v164 + (50.0 * ((v42 * v126) + (v21 * v110)))
    v166 = (v22 * (prepared[40] * v22)) + (v21 * (100.0 * v126))
    v167 = v166 - (prepared[41] * (v100 + (v23 * v23)))
    v168 = (((prepared[38] * v158) - (v47 * v132)) - (v27 * v121)) + (v25 * v122)
    v169 = v168 - (v53 * v133)
    v170 = ((v132 * (2.0 * v27)) - (v25 * (prepared[37] * v25))) + (prepared[38] * v100)
    v171 = v170 + (v24 * v133)
    v172 = (v8 * v47) + (v9 * v27)
    v173 = 50.0 * v156
    v174 = qd[2] * v173
    v175 = v174 + (qd[3] * v172)
    v176 = (((v36 * v75) - (v39 * (prepared[35] * v39))) - (v70 * v71)) - (v73 * v74)
    v177 = (((v36 * v83) - (v39 * v84)) - (v71 * v86)) - (v74 * v88)
    v178 = (v39 * v49) - (v36 * v50)
    v179 = (v24 * v48) - (v28 * v53)
    v180 = (qd[4] * v179) - v175
    v181 = v180 + (qd[5] * v178)
    v182 = ((v82 * v177) - (v66 * v176)) + (v61 * v181)
    v183 = prepared[33] * v28
    v184 = ((v93 * v183) - v182) - (v97 * v180)
    v185 = v184 + (((v80 * v169) - (v64 * v171)) + (v143 * v175))
    v186 = (((v42 * (100.0 * v110)) - (prepared[41] * v101)) - (v43 * v111)) + (v44 * v112)
    v187 = (((v45 * v122) - (v121 * (2.0 * v47))) - (prepared[38] * v101)) - (v53 * v123)
    v188 = ((v49 * v83) - (v50 * v84)) - (prepared[8] * ((v88 * v88) + (v86 * v86)))
    v189 = ((v82 * v188) - (v66 * v177)) + (v51 * v181)
    v190 = prepared[33] * v48
    v191 = ((v93 * v190) - v189) - (v95 * v180)
    v192 = v191 + (((v80 * v187) + (v64 * v169)) + (v139 * v175))
    v193 = v8 * ((((v141 * v174) - (v79 * v165)) - (v63 * v167)) - v185)
    v194 = v193 - (v9 * ((((v137 * v174) - (v79 * v186)) - (v63 * v165)) - v192))
    v195 = (v28 * v94) - v77
    v196 = v135 + v195
    v197 = (v20 * v190) - v90
    v198 = v124 + v197
    v199 = v194 - ((v154 * (v129 - v196)) + (v149 * (v116 - v198)))
    v200 = (((v148 * v150) + (v153 * v155)) - v157) - ((v100 - v101) * (qd[1] * v162))
    v201 = v163 * (((v100 * v161) - (prepared[43] * v101)) - ((v101 * v161) - (prepared[43] * v100)))
    v202 = (v18 * v154) + (v107 * v173)
    v203 = (v18 * v149) - (v109 * v173)
    v204 = ((v8 * v174) - (v79 * v172)) - (v19 * v154)
    v205 = ((v19 * v149) - (v63 * v172)) + (v9 * v174)
    v206 = v176 + v188
    v207 = v48 * v190
    v208 = v28 * v183
    v209 = v208 + (v207 - v206)
    v210 = (v8 * v63) - (v9 * v79)
    v211 = (((v9 * v192) - (v8 * v185)) + (v152 * v204)) - (v147 * v205)
    v212 = (((v24 * v175) + (v80 * v179)) + (v29 * v57)) + (qd[0] * v54)
    v213 = (((v53 * v175) - (v64 * v179)) + (v29 * v34)) - (qd[0] * v30)
    v214 = (qd[0] * v53) + (v29 * v64)
    v215 = (qd[0] * v24) - (v29 * v80)
    v216 = (v24 * v64) + (v53 * v80)
    v217 = v29 * v99
    v218 = (((v24 * v184) + (v53 * v191)) - (v151 * v212)) - (v146 * v213)
    v219 = (((v218 + (v195 * v214)) - (v197 * v215)) - (v209 * v216)) - v217
    v220 = qd[0] + (qd[4] * v29)
    v221 = (v49 * v220) + (v37 * v65)
    v222 = (v36 * v220) + (v37 * v81)
    v223 = (v49 * v81) - (v36 * v65)
    v224 = (((v65 * v178) + (v49 * v180)) - (v40 * v220)) + (v35 * v37)
    v225 = (((v37 * v58) - (v81 * v178)) - (v36 * v180)) - (v59 * v220)
    v226 = v37 * v92
    v227 = (((v49 * v189) + (v36 * v182)) + (v77 * v221)) - (v90 * v222)
    v228 = v226 + (((v227 - (v206 * v223)) - (v51 * v224)) + (v61 * v225))
    v229 = v113 + (prepared[18] * v18)
    v230 = v118 + (prepared[4] * v19)
    v231 = v220 + (qd[5] * v37)
    v232 = prepared[0] * v38
    v233 = ((v51 * v231) - (prepared[0] * v60)) + (v66 * v232)
    v234 = (v48 * v220) + (v20 * v65)
    v235 = v233 - (prepared[2] * (v58 - v234))
    v236 = (((v64 * v230) - (prepared[4] * v57)) - (qd[0] * v139)) - v235
    v237 = v236 + (((v63 * v229) - (prepared[18] * v55)) + (qd[0] * v137))
    v238 = ((v82 * v232) - (prepared[0] * v41)) + (v61 * v231)
    v239 = (v20 * v81) + (v28 * v220)
    v240 = v238 - (prepared[2] * (v35 - v239))
    v241 = v240 + (((v80 * v230) - (prepared[4] * v34)) + (qd[0] * v143))
    v242 = v241 + (((v79 * v229) - (prepared[18] * v32)) - (qd[0] * v141))
    v243 = (v8 * v237) - (v9 * v242)
    v244 = ((v114 * (2.0 * v18)) + (v16 * v127)) - (v14 * v128)
    v245 = ((v119 * (2.0 * v19)) - (v29 * (prepared[38] * v29))) + (v17 * v134)
    v246 = (((v37 * (prepared[34] * v37)) - (v38 * v76)) - (v68 * v87)) - (v72 * v89)
    v247 = ((v66 * v246) + (v90 * v231)) + (v60 * v232)
    v248 = prepared[2] * v20
    v249 = ((v94 * v234) - v247) - (v58 * v248)
    v250 = (((v64 * v245) - (v57 * v230)) - (qd[0] * v124)) - v249
    v251 = ((v77 * v231) + (v82 * v246)) + (v41 * v232)
    v252 = ((v94 * v239) - v251) - (v35 * v248)
    v253 = v252 + (((v80 * v245) - (v34 * v230)) + (qd[0] * v135))
    v254 = v8 * (v250 + (((v63 * v244) - (v55 * v229)) + (qd[0] * v116)))
    v255 = v254 - (v9 * (v253 + (((v79 * v244) - (v32 * v229)) - (qd[0] * v129))))
    v256 = v181 * v232
    v257 = v177 * v231
    v258 = v257 + ((v52 + v78) - v256)
    v259 = v180 * v248
    v260 = v259 + (((v183 * v234) - v258) - v96)
    v261 = v175 * v230
    v262 = qd[0] * v169
    v263 = (v261 + (v140 + (v136 - v260))) - v262
    v264 = qd[0] * v165
    v265 = v174 * v229
    v266 = v265 + (((v263 - v130) - v138) - v264)
    v267 = ((v66 * v90) + (v188 * v231)) + (v51 * v60)
    v268 = ((v190 * v234) - v267) - (v58 * v95)
    v269 = (((v64 * v124) - (v57 * v139)) - (qd[0] * v187)) - v268
    v270 = (((v63 * v116) - (v55 * v137)) + (qd[0] * v186)) - v269
    v271 = v232 + v248
    v272 = v230 + v271
    v273 = v229 + v272
    v274 = (prepared[46] + (prepared[25] * v2)) + v273
    v275 = (v28 * v190) - v177
    v276 = v169 + v275
    v277 = v165 + v276
    v278 = v162 - (v162 + v277)
    v279 = ((prepared[43] * v159) - (2.0 * (prepared[47] + (v2 * prepared[45])))) - (prepared[42] * v160)
    v280 = v188 + v246
    v281 = v20 * v94
    v282 = v281 + (v207 - v280)
    v283 = v282 + (v187 + v245)
    v284 = v283 + (v186 + v244)
    v285 = (((v108 * v163) - (v8 * v266)) - (v9 * v270)) - (v101 * (qd[1] * v106))
    v286 = ((v285 - (v155 * v274)) + (v149 * v278)) + (v42 * v104)
    v287 = ((v77 * v82) + (v176 * v231)) + (v41 * v61)
    v288 = ((v183 * v239) - v287) - (v35 * v97)
    v289 = v288 + (((v80 * v135) - (v34 * v143)) - (qd[0] * v171))
    v290 = (((v79 * v129) - (v32 * v141)) - (qd[0] * v167)) - v289
    v291 = v257 + (v256 + (v62 + v91))
    v292 = (((v190 * v239) - v291) - v98) - v259
    v293 = v262 + (v261 + (v144 + (v125 + v292)))
    v294 = v265 + (v264 + ((v293 - v117) - v142))
    v295 = v176 + v246
    v296 = v208 + (v281 - v295)
    v297 = (v171 - v245) - v296
    v298 = (v167 + v244) - v297
    v299 = (((v150 * v274) - (v8 * v290)) - (v9 * v294)) - (v100 * (qd[1] * v108))
    v300 = ((v299 + (v106 * v163)) - (v154 * v278)) + (v21 * v104)
    v301 = ((v51 * v82) - (prepared[0] * v181)) - (v61 * v66)
    v302 = v301 - (prepared[2] * (v180 - v93))
    v303 = v302 + (((v80 * v139) + (v64 * v143)) + (prepared[4] * v175))
    v304 = ((v303 - (v79 * v137)) - (v63 * v141)) + (prepared[18] * v174)
    v305 = v8 * (v286 - (v154 * (v279 - v284)))
    v306 = v305 + (v9 * (v300 + (v149 * (v279 - v298))))
    v307 = v103 * (30.0 - v18)
    v308 = v9 * v149
    v309 = (v8 * v149) - (v9 * v154)
    v310 = ((v277 * v309) + (v158 * v290)) + ((v101 * v294) + (v100 * v266))
    v311 = ((v158 * v270) + (v308 * (v298 - v284))) + v310
    v312 = v307 * ((v8 * v148) + (v9 * v153))
    v313 = v311 + (v312 + (v273 * ((v8 * v202) - (v9 * v203))))
    v314 = v8 * (((v8 * v304) + (prepared[24] * v202)) - (v154 * v273))
    v315 = v314 + (v9 * (((v9 * v304) - (prepared[24] * v203)) + (v149 * v273)))
    v316 = (((v33 * v79) - (v8 * v32)) - (v9 * v55)) + (v56 * v63)
    v317 = (v8 * v147) + (v9 * v152)
    v318 = (v276 * v309) - (v308 * (v283 + v297))
    v319 = (v158 * (v269 + v289)) - ((v101 * v293) + (v100 * v263))
    v320 = ((v318 + (v316 * v317)) - v319) - (v210 * ((v8 * v196) - (v9 * v198)))
    v321 = v320 - (v272 * ((v8 * v204) + (v9 * v205)))
    v322 = v8 * ((((v8 * v303) - (v152 * v210)) - (prepared[17] * v204)) - (v154 * v272))
    v323 = v9 * ((((v9 * v303) + (v147 * v210)) - (prepared[17] * v205)) + (v149 * v272))
    v324 = v322 + v323
    v325 = (((v24 * v34) - (v30 * v80)) - (v53 * v57)) + (v54 * v64)
    v326 = v24 * v260
    v327 = (((v53 * v268) - (v29 * v249)) + (v146 * v325)) + (v195 * v216)
    v328 = v326 + (((v327 - (v214 * v282)) - (v215 * v275)) + (v212 * v271))
    v329 = v53 * v292
    v330 = (((v24 * v288) - (v29 * v252)) + (v151 * v325)) - (v197 * v216)
    v331 = v329 + (((v330 - (v214 * v275)) - (v215 * v296)) - (v213 * v271))
    v332 = (v8 * v328) + (v9 * v331)
    v333 = (((v24 * v302) + (v29 * v235)) - (v151 * v216)) + (v214 * v271)
    v334 = v333 - (prepared[3] * v212)
    v335 = (((v53 * v302) - (v29 * v240)) - (v146 * v216)) - (v215 * v271)
    v336 = v335 - (prepared[3] * v213)
    v337 = (v8 * v334) - (v9 * v336)
    v338 = (((v40 * v81) + (v59 * v65)) + (v35 * v36)) + (v49 * v58)
    v339 = v36 * v258
    v340 = (((v49 * v267) + (v77 * v223)) - (v177 * v222)) - (v221 * v280)
    v341 = v339 + (((v340 + (v37 * v247)) - (v51 * v338)) - (v225 * v232))
    v342 = v49 * v291
    v343 = (((v36 * v287) - (v90 * v223)) - (v177 * v221)) - (v222 * v295)
    v344 = v342 + (((v343 + (v37 * v251)) - (v224 * v232)) - (v61 * v338))
    v345 = (v8 * v341) + (v9 * v344)
    v346 = (((prepared[0] * v225) - (v36 * v301)) + (v37 * v233)) - (v221 * v232)
    v347 = v346 + (v61 * v223)
    v348 = (((v49 * v301) + (prepared[0] * v224)) + (v37 * v238)) - (v51 * v223)
    v349 = v348 - (v222 * v232)
    v350 = (v8 * v347) + (v9 * v349)
    v351 = v173 * (((v8 * v242) + (v9 * v237)) + ((v149 * v153) - (v148 * v154)))
    v352 = (v8 * v241) + (v9 * v236)
    v353 = (v149 * v152) - (v147 * v154)
    v354 = v353 + ((prepared[17] * v316) - v352)
    v355 = (((v24 * v240) + (v53 * v235)) - (v151 * v215)) - (v146 * v214)
    v356 = v355 + (prepared[3] * v325)
    v357 = (((v49 * v233) + (v36 * v238)) + (prepared[0] * v338)) - (v51 * v221)
    v358 = v357 - (v61 * v222)
    v359 = (prepared[17] * v19) - v272
    v360 = v9 * v359
    v361 = v8 * v359
    v362 = (v318 + (v172 * v353)) - (v319 + ((v102 * (v19 * v303)) + (v172 * v352)))
    v363 = ((v53 * v271) + (v29 * v146)) - (prepared[3] * v54)
    v364 = ((v24 * v271) + (v29 * v151)) - (prepared[3] * v30)
    v365 = (v146 * v179) - ((v24 * v282) - (v53 * v275))
    v366 = (v151 * v179) - ((v24 * v275) - (v53 * v296))
    v367 = -(v154 * (((v29 * v195) - (v30 * v271)) - v365))
    v368 = v302 * ((v30 * v8) - (v9 * v54))
    v369 = v368 - (v29 * ((v8 * v184) - (v9 * v191)))
    v370 = v369 - (v179 * ((v8 * v240) - (v9 * v235)))
    v371 = (v370 - (v9 * ((v24 * v268) - v329))) - (v8 * ((v53 * v288) - v326))
    v372 = (v367 - (v149 * (((v29 * v197) - (v54 * v271)) + v366))) - v371
    v373 = ((v24 * v146) - (v53 * v151)) - (prepared[3] * v179)
    v374 = (((v24 * v195) + (v53 * v197)) + (v29 * v209)) - (v30 * v151)
    v375 = ((v210 * (v374 - (v54 * v146))) - (v205 * v363)) + (v204 * v364)
    v376 = (((v24 * v328) - (v53 * v331)) - (v29 * v219)) + (v30 * v334)
    v377 = (((v24 * v341) - (v53 * v344)) - (v29 * v228)) + (v30 * v347)
    v378 = v226 + ((((v36 * v247) - (v49 * v251)) - (v40 * v233)) + (v59 * v238))
    v379 = ((v37 * v51) - (prepared[0] * v59)) - (v49 * v232)
    v380 = ((v37 * v61) - (prepared[0] * v40)) - (v36 * v232)
    v381 = (((v36 * v177) - (v49 * v295)) + (v37 * v90)) + (v59 * v232)
    v382 = v381 - (v61 * v178)
    v383 = (((v49 * v177) - (v36 * v280)) + (v37 * v77)) + (v51 * v178)
    v384 = v383 + (v40 * v232)
    v385 = v339 + ((((v40 * v301) - (v49 * v287)) - (v178 * v238)) + (v37 * v182))
    v386 = ((((v36 * v267) + (v59 * v301)) - (v178 * v233)) + (v37 * v189)) - v342
    v387 = ((v149 * v382) + (v154 * v384)) - ((v8 * v385) - (v9 * v386))
    v388 = ((v49 * v61) - (prepared[0] * v178)) - (v36 * v51)
    v389 = (((v37 * v206) - (v49 * v90)) - (v36 * v77)) + (v51 * v59)
    v390 = v389 + (v40 * v61)
    v391 = (((v24 * v385) + (v53 * v386)) - (v29 * v378)) + (v214 * v384)
    v392 = (((v391 - (v215 * v382)) - (v216 * v390)) + (v212 * v380)) + (v213 * v379)
    v393 = (((v49 * v344) - (v36 * v341)) + (v40 * v347)) - (v59 * v349)
    return (
        (v142 + ((v138 + (v136 + (v145 - v130))) - v140)) - v144,
        v199 + (v200 + v201),
        v199 + ((v153 * v202) + (v148 * v203)),
        ((v211 + ((v209 + (v187 - v171)) * v210)) + (v149 * v198)) + (v154 * v196),
        -v219,
        -v228,
        v157 + (v255 - (30.0 * v243)),
        v306 - (v102 * (30.0 * ((v103 * (prepared[25] * v3)) - v304))),
        (30.0 * v315) - v313,
        (30.0 * v324) - v321,
        v332 + (30.0 * v337),
        v345 + (30.0 * v350),
        v255 - (v18 * v243),
        (v351 + (v102 * (v18 * v304))) - v311,
        v351 + (((v307 * (prepared[24] * v173)) - v313) + (v18 * v315)),
        ((v18 * v324) - (v173 * v354)) - v321,
        (v332 + (v173 * v356)) + (v18 * v337),
        (v345 - (v173 * v358)) + (v18 * v350),
        (((v8 * v250) - (v9 * v253)) - (v33 * v236)) + (v56 * v241),
        ((v155 * v361) - (v150 * v360)) - v362,
        (((v202 * v361) - (v203 * v360)) + (v307 * (v317 + (prepared[17] * v172)))) - v362,
        ((v19 * v324) - (v172 * v354)) - v321,
        (v332 + (v172 * v356)) + (v19 * v337),
        (v345 - (v172 * v358)) + (v19 * v350),
        v217 + ((((v53 * v252) - (v24 * v249)) + (v30 * v235)) - (v54 * v240)),
        -(v372 + ((v150 * v363) + (v155 * v364))),
        (((v307 * v373) - (v203 * v363)) - (v202 * v364)) - v372,
        (v375 - (v316 * v373)) - v372,
        (v376 + (v54 * v336)) - (v179 * v356),
        (v377 - (v54 * v349)) + (v179 * v358),
        -v378,
        -(v387 + ((v150 * v379) + (v155 * v380))),
        (((v307 * v388) - (v203 * v379)) - (v202 * v380)) - v387,
        ((((v204 * v380) - (v210 * v390)) - (v205 * v379)) - (v316 * v388)) - v387,
        v392 + (v325 * v388),
        (v393 + (v178 * v358)) - (v37 * v228),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 643 add, 807 mul, 0 div, 0 sqrt, 6 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = v2 * qd[0]
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = (v5 * v12) - (v4 * v10)
    v14 = (v4 * v12) + (v5 * v10)
    v15 = v14 * v13
    v16 = v12 * v10
    v17 = v3 * qdd[0]
    v18 = qdd[4] - (v17 - v16)
    v19 = v15 - v18
    v20 = v3 * qd[0]
    v21 = qd[4] - v20
    v22 = (v14 * v14) + (v21 * v21)
    v23 = (v5 * v22) - (v4 * v19)
    v24 = 2.0 * qd[0]
    v25 = qd[1] * v24
    v26 = v25 + (qd[2] * v24)
    v27 = 50.0 * v6
    v28 = 50.0 * v7
    v29 = 50.0 * v8
    v30 = 50.0 * v9
    v31 = (v30 * qdd[0]) - (v29 * v25)
    v32 = v31 + ((v28 * qdd[0]) - (v27 * v26))
    v33 = v17 - (2.0 * v16)
    v34 = 2.0 * qd[5]
    v35 = (prepared[9] * v19) - (prepared[8] * (((v14 * v34) - v15) - v18))
    v36 = qdd[1] + qdd[2]
    v37 = v11 * v11
    v38 = qd[1] * qd[1]
    v39 = (v29 * v38) - (v30 * qdd[1])
    v40 = v39 + ((v27 * v37) - (v28 * v36))
    v41 = qd[0] * qd[0]
    v42 = v37 + v41
    v43 = (v30 * (v38 + v41)) + (v29 * qdd[1])
    v44 = v43 + ((v28 * v42) + (v27 * v36))
    v45 = (v12 * v12) + (v20 * v20)
    v46 = v5 * ((10.0 * v45) + ((v3 * v44) + (v2 * v40)))
    v47 = (prepared[1] * (v46 + (v4 * (v32 + (10.0 * v33))))) - v35
    v48 = v3 * (v47 + (((prepared[15] * v33) + (prepared[6] * v32)) - (prepared[12] * v23)))
    v49 = prepared[27] * v8
    v50 = prepared[22] * v6
    v51 = v48 - (qdd[0] * ((v6 * v50) + ((v8 * v49) - prepared[48])))
    v52 = (prepared[6] * v33) - (prepared[1] * v23)
    v53 = prepared[23] * v6
    v54 = prepared[23] * v7
    v55 = (v51 + (v30 * (v52 + ((v54 * qdd[0]) - (v53 * v26))))) + (v54 * v31)
    v56 = v9 * v49
    v57 = v7 * v50
    v58 = ((v55 + (v28 * v52)) - (v25 * v56)) - (v26 * v57)
    v59 = (v3 * v40) - (v2 * v44)
    v60 = v10 * v20
    v61 = qdd[3] + v36
    v62 = v61 - v60
    v63 = (v2 * qdd[0]) + (v20 * (2.0 * v12))
    v64 = (v5 * v63) + (v4 * v62)
    v65 = v64 + (v13 * (2.0 * v21))
    v66 = v60 + v61
    v67 = ((prepared[9] * v65) - (prepared[8] * (v64 + (v21 * v34)))) - (prepared[12] * v66)
    v68 = v67 + (prepared[1] * v59)
    v69 = prepared[7] * (((v14 * v21) + (qdd[5] - (v5 * v62))) + (v4 * v63))
    v70 = (prepared[6] * v45) + (prepared[1] * ((v5 * v19) + (v4 * v22)))
    v71 = (prepared[6] * v66) + (prepared[1] * v65)
    v72 = (v3 * v70) + (v2 * v71)
    v73 = (v3 * v71) - (v2 * v70)
    v74 = (((v37 - v42) * v57) - (v28 * v73)) - ((v27 * v72) + (prepared[22] * v36))
    v75 = ((v5 * v69) + (v4 * v68)) + (prepared[6] * v59)
    v76 = ((prepared[15] * v66) + (prepared[12] * v65)) - v75
    v77 = v74 + (((v54 * v39) - (v53 * v43)) - v76)
    v78 = (prepared[27] * qdd[1]) + (v30 * (v73 + ((v54 * v36) - (v53 * v37))))
    v79 = (v78 + (v29 * (v72 + ((v54 * v42) + (v53 * v36))))) + (v41 * v56)
    return (
        v58 - (v2 * ((v5 * v68) - (v4 * v69))),
        v79 - v77,
        -v77,
        v76,
        -v47,
        v69,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Operations: 89 add, 122 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v0)
    v3 = np.cos(v0)
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(v1)
    v7 = np.cos(v1)
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = qd[2] + qd[1]
    v11 = v10 * v10
    v12 = 50.0 * v2
    v13 = qd[1] * qd[1]
    v14 = 50.0 * v4
    v15 = (v14 * v13) + (v12 * v11)
    v16 = qd[0] * qd[0]
    v17 = v11 + v16
    v18 = 50.0 * v3
    v19 = 50.0 * v5
    v20 = v19 * (v13 + v16)
    v21 = v20 + (v18 * v17)
    v22 = (v6 * v21) - (v7 * v15)
    v23 = qd[3] + v10
    v24 = v9 * v23
    v25 = v6 * qd[0]
    v26 = (v8 * v25) - v24
    v27 = v7 * qd[0]
    v28 = qd[4] - v27
    v29 = v25 * v27
    v30 = 2.0 * v27
    v31 = ((v8 * v29) + ((2.0 * v28) * v26)) - (v24 * v30)
    v32 = ((prepared[12] * v29) - (prepared[10] * v31)) + (prepared[1] * v22)
    v33 = v32 + ((qd[5] + v26) * (prepared[7] * v28))
    v34 = (prepared[6] * v22) - ((v9 * tau[5]) - (v8 * v33))
    v35 = ((prepared[15] * v29) - (prepared[12] * v31)) + v34
    v36 = tau[3] - v35
    v37 = prepared[1] * v8
    v38 = prepared[6] + v37
    v39 = v6 * v38
    v40 = v7 * v38
    v41 = (v18 * v40) + (v12 * v39)
    v42 = prepared[13] + (prepared[10] * v8)
    v43 = prepared[15] + (v8 * v42)
    v44 = v41 + v43
    v45 = 1.0 / v43
    v46 = v45 * v44
    v47 = v8 * v23
    v48 = v47 + (v9 * v25)
    v49 = v48 * v26
    v50 = 2.0 * qd[0]
    v51 = qd[1] * v50
    v52 = v51 + (qd[2] * v50)
    v53 = (v14 * v51) + (v12 * v52)
    v54 = v23 * v25
    v55 = (((v48 * (prepared[7] * qd[5])) - (prepared[10] * v54)) - (v37 * v53)) + (prepared[11] * v49)
    v56 = prepared[1] * v9
    v57 = v55 + (v56 * ((v7 * v21) + (v6 * v15)))
    v58 = (v23 * v23) + (v27 * v27)
    v59 = 2.0 * v54
    v60 = v57 - (10.0 * ((v37 * v59) - (v56 * v58)))
    v61 = tau[4] + v60
    v62 = (v6 * v18) - (v7 * v12)
    v63 = v56 * v62
    v64 = prepared[49] * v63
    v65 = v54 + v49
    v66 = (v48 * v48) + (v28 * v28)
    v67 = ((prepared[6] * v58) + (v37 * v66)) - (v56 * v65)
    v68 = prepared[23] * v2
    v69 = prepared[23] * v3
    v70 = v69 * v14
    v71 = (prepared[1] * v31) - (prepared[6] * v29)
    v72 = v6 * v71
    v73 = (((v62 * v67) - (v68 * v20)) + (v13 * v70)) + (v12 * v72)
    v74 = v7 * v71
    v75 = prepared[22] * v2
    v76 = v3 * v75
    v77 = (((v11 - v17) * v76) + (v73 + (v18 * v74))) - v35
    v78 = v77 + ((tau[2] - (v64 * v61)) - (v46 * v36))
    v79 = (v14 * v39) + (v40 * v19)
    v80 = v44 + v79
    v81 = (v6 * v19) - (v7 * v14)
    v82 = v63 + (v56 * v81)
    v83 = v41 + v44
    v84 = prepared[22] + v83
    v85 = v19 * v69
    v86 = v85 + (v79 + (v14 * v68))
    v87 = (((v64 * v82) + (v46 * v80)) - v84) - v86
    v88 = 1.0 / (((v44 * v46) + (v63 * v64)) - v84)
    v89 = v88 * v87
    v90 = v45 * v80
    v91 = prepared[49] * v82
    v92 = v77 + (((tau[1] - (v91 * v61)) - (v90 * v36)) - (v89 * v78))
    v93 = prepared[27] * v4
    v94 = v5 * v93
    v95 = (((v92 + (v81 * v67)) - (v17 * v70)) + (v14 * v72)) - (v16 * v94)
    v96 = v19 * v68
    v97 = ((v11 * v96) + v95) + (v19 * v74)
    v98 = (((v83 - (v80 * v90)) - (v82 * v91)) + (2.0 * v86)) + (v87 * v89)
    v99 = 1.0 / (prepared[48] + v98)
    v100 = v18 + v19
    v101 = (v7 * (prepared[10] + (prepared[12] * v8))) + (v37 * v100)
    v102 = v6 * v9
    v103 = v8 * v6
    v104 = (v9 * (prepared[10] * v103)) + (prepared[12] * v102)
    v105 = (v56 * v12) + v104
    v106 = ((v104 * v46) - (v101 * v64)) - v105
    v107 = ((((v104 * v90) - (v101 * v91)) - (v56 * v14)) - v105) - (v106 * v89)
    v108 = v107 * v99
    v109 = v106 * v88
    v110 = (v9 * v66) + (v8 * v65)
    v111 = v7 * (((prepared[6] * v53) + ((prepared[15] * v59) + (prepared[12] * v110))) - v60)
    v112 = v104 * v45
    v113 = v101 * prepared[49]
    v114 = ((((v103 * tau[5]) - tau[0]) - v111) + (v112 * v36)) - (v113 * v61)
    v115 = (v114 + (v109 * v78)) - (v108 * v97)
    v116 = (v115 - (v100 * ((prepared[6] * v59) + (prepared[1] * v110)))) + (v102 * v33)
    v117 = (v116 - (v52 * (v96 + v76))) - (v51 * (v94 + v70))
    v118 = (((prepared[13] * v8) - (v104 * v112)) - (v101 * v113)) + (v106 * v109)
    v119 = ((prepared[28] + (v118 - (v107 * v108))) - (v2 * v75)) - (v4 * v93)
    v120 = v119 - (v6 * ((v6 * prepared[50]) + (v103 * v42)))
    v121 = (1.0 / (v120 + (2.0 * (v85 + (v40 * v100))))) * v117
    v122 = (v99 * v97) - (v108 * v121)
    v123 = ((v88 * v78) + (v89 * v122)) - (v109 * v121)
    v124 = (((v45 * v36) + (v46 * v123)) - (v90 * v122)) + (v112 * v121)
    v125 = ((tau[5] * prepared[51]) + (v103 * v121)) - (v9 * ((v123 + (v29 - v122)) - v124))
    return (
        -v121,
        v122,
        -v123,
        v124,
        (((prepared[49] * v61) + (v64 * v123)) - (v91 * v122)) - (v113 * v121),
        (v125 - (v48 * v28)) - (v47 * v30),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 138 add, 188 mul, 4 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:6], REAL, (6,), lanes)


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
    v10 = v0 * qd[0]
    v11 = v1 * qd[0]
    v12 = (v2 * v11) + (v3 * v10)
    v13 = (v2 * v10) - (v3 * v11)
    v14 = (v5 * v13) + (v4 * v12)
    v15 = 50.0 * (v11 - v13)
    v16 = (10.0 * v14) - v15
    v17 = 50.0 * qd[1]
    v18 = v3 * v17
    v19 = qd[2] + qd[1]
    v20 = v18 + (50.0 * v19)
    v21 = v2 * v17
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v7 * v22) + (v6 * v16)
    v24 = v23 + (20.0 * (qd[4] + v14))
    v25 = (v5 * v12) - (v4 * v13)
    v26 = qd[3] + v19
    v27 = (v5 * v20) - (v4 * v21)
    v28 = v27 + (10.0 * v26)
    v29 = v28 + (20.0 * ((v6 * v26) + (v7 * v25)))
    v30 = (v8 * v24) + (v9 * v29)
    v31 = (v8 * v29) - (v9 * v24)
    v32 = (v7 * v16) - (v6 * v22)
    v33 = v32 * v32
    v34 = (qd[5] - (v7 * v26)) + (v6 * v25)
    v35 = (v34 * (prepared[7] * v34)) + (prepared[0] * (v33 + ((v31 * v31) + (v30 * v30))))
    v36 = v35 + (prepared[4] * (((v15 * v15) + (v22 * v22)) + (v27 * v27)))
    v37 = v11 * v11
    v38 = (v36 + (prepared[54] * v37)) - (v13 * ((prepared[55] * v11) - (prepared[21] * v13)))
    v39 = v38 + (v19 * ((prepared[21] * v19) + (prepared[53] * v18)))
    v40 = v39 + (prepared[14] * ((v26 * v26) + (v14 * v14)))
    v41 = v40 + (prepared[56] * ((v26 * v27) - (v14 * v15)))
    v42 = 0.5 * (v41 + (prepared[18] * ((v18 * v18) + (v21 * v21))))
    v43 = v42 + (prepared[32] * (v33 + ((v28 * v28) + (v23 * v23))))
    return (
        v43 + (prepared[52] * ((qd[1] * qd[1]) + v37)),
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 44 add, 68 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    return (
        REAL(0.0),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      V  potential energy, J

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_C1(prepared, q):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(30.0),
    )


def position_C1(prepared, q):
    """Position of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C1(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C1(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        v1,
        -v0,
        REAL(0.0),
        v0,
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
    )


def rotation_C1(prepared, q):
    """Rotation of the link that carries C1: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C1(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C1(prepared, q):
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
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C1(prepared, q):
    """First-order influence coefficients of C1 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C1(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C1(prepared, q):
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_C1(prepared, q):
    """Influence coefficients of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C1(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C1(prepared, q):
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
    )


def influence_rotational_C1(prepared, q):
    """Influence coefficients of the link of C1, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C1(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    return (
        v4 * v3,
        v4 * v2,
        30.0 + (50.0 * v0),
    )


def position_C2(prepared, q):
    """Position of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 1 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C2(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    return (
        v1 * v3,
        -(v0 * v3),
        v2,
        v1 * v2,
        -(v0 * v2),
        -v3,
        v0,
        v1,
        REAL(0.0),
    )


def rotation_C2(prepared, q):
    """Rotation of the link that carries C2: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 0 add, 4 mul, 0 div, 0 sqrt, 2 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C2(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    v5 = 50.0 * v0
    v6 = v4 * v3
    v7 = v4 * v2
    return (
        -v7,
        -(v5 * v3),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        -(v5 * v2),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v2 * v7) + (v3 * v6),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v3,
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
    )


def jacobian_C2(prepared, q):
    """First-order influence coefficients of C2 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 1 add, 8 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C2(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C2(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = 50.0 * v3
    v5 = -(v4 * v0)
    v6 = 50.0 * v2
    v7 = -(v6 * v1)
    v8 = v4 * v1
    v9 = v6 * v0
    v10 = (v0 * v0) + (v1 * v1)
    v11 = v4 * v10
    return (
        v5,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8,
        -v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v11,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v8,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        -(v1 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        -(v0 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v6 * v10),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_C2(prepared, q):
    """Influence coefficients of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 1 add, 12 mul, 0 div, 0 sqrt, 2 sincos, 7 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C2(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C2(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    return (
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v1,
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
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_rotational_C2(prepared, q):
    """Influence coefficients of the link of C2, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C2(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 1.0 + v3
    v7 = 50.0 * ((v1 * v6) - (v0 * v2))
    return (
        v5 * v7,
        v4 * v7,
        30.0 + (50.0 * ((v1 * v2) + (v0 * v6))),
    )


def position_C3(prepared, q):
    """Position of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C3(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v1 * v3) - (v0 * v2)
    v7 = (v0 * v3) + (v1 * v2)
    return (
        v6 * v5,
        -(v7 * v5),
        v4,
        v6 * v4,
        -(v7 * v4),
        -v5,
        v7,
        v6,
        REAL(0.0),
    )


def rotation_C3(prepared, q):
    """Rotation of the link that carries C3: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 2 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C3(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C3(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v3 + (v3 * v1)) - (v2 * v0)
    v7 = 50.0 * v4
    v8 = (v2 * v1) + (v3 * v0)
    v9 = v2 + v8
    v10 = 50.0 * v5
    v11 = (v4 * v7) + (v5 * v10)
    v12 = v6 * v11
    v13 = -v5
    return (
        -(v6 * v7),
        -(v9 * v10),
        -(v8 * v10),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6 * v10,
        -(v7 * v9),
        -(v8 * v7),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        v12 - (v3 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C3(prepared, q):
    """First-order influence coefficients of C3 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 6 add, 16 mul, 0 div, 0 sqrt, 3 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C3(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C3(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v3 + (v3 * v1)) - (v2 * v0)
    v7 = 50.0 * v4
    v8 = -(v6 * v7)
    v9 = (v2 * v1) + (v3 * v0)
    v10 = v2 + v9
    v11 = 50.0 * v5
    v12 = -(v10 * v11)
    v13 = -(v9 * v11)
    v14 = v6 * v11
    v15 = v7 * v10
    v16 = v9 * v7
    v17 = (v4 * v7) + (v5 * v11)
    v18 = v6 * v17
    v19 = (v3 * v17) - v18
    v20 = v5 * v19
    v21 = v4 * v19
    v22 = -(v9 * v17)
    return (
        v8,
        v12,
        v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        -v15,
        -v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v19,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v14,
        v15,
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -(v5 * v18),
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        v20,
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8,
        v12,
        v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        -(v4 * v18),
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v21,
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v10 * v17),
        v22,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v22,
        v22,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_C3(prepared, q):
    """Influence coefficients of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 6 add, 22 mul, 0 div, 0 sqrt, 3 sincos, 11 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C3(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C3(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = -v1
    return (
        REAL(0.0),
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
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
        v1,
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_rotational_C3(prepared, q):
    """Influence coefficients of the link of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C3(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C4(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = 10.0 * v0
    v9 = 50.0 + (10.0 * v1)
    v10 = (v2 * v9) + (v3 * v8)
    v11 = (50.0 + (v3 * v9)) - (v2 * v8)
    v12 = (v5 * v11) - (v4 * v10)
    return (
        v7 * v12,
        v6 * v12,
        30.0 + ((v5 * v10) + (v4 * v11)),
    )


def position_C4(prepared, q):
    """Position of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C4(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C4(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v1 * v5) - (v0 * v4)
    v9 = (v0 * v5) + (v1 * v4)
    v10 = (v2 * v8) + (v3 * v9)
    v11 = (v2 * v9) - (v8 * v3)
    return (
        -(v7 * v11),
        -(v10 * v7),
        v6,
        -(v11 * v6),
        -(v10 * v6),
        -v7,
        v10,
        -v11,
        REAL(0.0),
    )


def rotation_C4(prepared, q):
    """Rotation of the link that carries C4: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 4 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C4(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C4(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v2 * v1) + (v3 * v0)
    v9 = (v3 * v1) - (v2 * v0)
    v10 = 50.0 * (v3 + v9)
    v11 = v10 + (10.0 * ((v9 * v5) - (v4 * v8)))
    v12 = 50.0 * v2
    v13 = 50.0 * v8
    v14 = v13 + (v12 + (10.0 * ((v4 * v9) + (v5 * v8))))
    v15 = v12 - v14
    v16 = v13 + v15
    v17 = (v6 * v6) + (v7 * v7)
    v18 = v17 * v11
    v19 = -v7
    return (
        -(v6 * v11),
        -(v7 * v14),
        v7 * v15,
        v7 * v16,
        REAL(0.0),
        REAL(0.0),
        v7 * v11,
        -(v6 * v14),
        v6 * v15,
        v6 * v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        v18 - ((50.0 * v3) * v17),
        v18 - (v17 * v10),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v19,
        v19,
        v19,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def jacobian_C4(prepared, q):
    """First-order influence coefficients of C4 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 13 add, 27 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C4(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C4(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v1) - (v2 * v0)
    v9 = 50.0 * v3
    v10 = v9 + (50.0 * v8)
    v11 = (v2 * v1) + (v3 * v0)
    v12 = 10.0 * v4
    v13 = 10.0 * v5
    v14 = ((v11 * v12) - v10) - (v8 * v13)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v8 * v12)) + (v11 * v13)
    v19 = -(v7 * v18)
    v20 = v16 - v18
    v21 = v7 * v20
    v22 = v17 - v18
    v23 = v7 * v22
    v24 = v7 * v14
    v25 = v6 * v18
    v26 = v6 * v20
    v27 = v6 * v22
    v28 = (v6 * v6) + (v7 * v7)
    v29 = v28 * v14
    v30 = (v9 * v28) + v29
    v31 = v29 + (v28 * v10)
    v32 = -v26
    v33 = -v27
    v34 = v7 * v30
    v35 = v7 * v31
    v36 = v6 * v30
    v37 = v6 * v31
    v38 = v28 * v20
    v39 = v28 * v22
    return (
        v15,
        v19,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        -v24,
        -v25,
        v26,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v29,
        -v30,
        -v31,
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        v32,
        v33,
        REAL(0.0),
        REAL(0.0),
        v25,
        v7 * v29,
        v34,
        v35,
        REAL(0.0),
        REAL(0.0),
        v32,
        v34,
        v34,
        v35,
        REAL(0.0),
        REAL(0.0),
        v33,
        v35,
        v35,
        v35,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        v19,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        v19,
        v6 * v29,
        v36,
        v37,
        REAL(0.0),
        REAL(0.0),
        v21,
        v36,
        v36,
        v37,
        REAL(0.0),
        REAL(0.0),
        v23,
        v37,
        v37,
        v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v28 * v18),
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v38,
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v39,
        v39,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_C4(prepared, q):
    """Influence coefficients of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 13 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C4(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C4(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = -v1
    return (
        REAL(0.0),
        v0,
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v1,
        v1,
        v1,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
        v0,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_rotational_C4(prepared, q):
    """Influence coefficients of the link of C4, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 1 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C4(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C5(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = 10.0 * v0
    v9 = 50.0 + (10.0 * v1)
    v10 = (v2 * v9) + (v3 * v8)
    v11 = (50.0 + (v3 * v9)) - (v2 * v8)
    v12 = (v5 * v11) - (v4 * v10)
    return (
        v7 * v12,
        v6 * v12,
        30.0 + ((v5 * v10) + (v4 * v11)),
    )


def position_C5(prepared, q):
    """Position of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C5(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C5(prepared, q):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v7) - (v2 * v6)
    v11 = (v2 * v7) + (v3 * v6)
    v12 = (v4 * v10) + (v5 * v11)
    v13 = (v4 * v11) - (v10 * v5)
    v14 = v1 * v8
    v15 = v1 * v9
    v16 = v0 * v8
    v17 = v0 * v9
    return (
        v16 - (v13 * v15),
        v14 + (v13 * v17),
        v12 * v9,
        -(v17 + (v13 * v14)),
        (v13 * v16) - v15,
        v12 * v8,
        v1 * v12,
        -(v0 * v12),
        v13,
    )


def rotation_C5(prepared, q):
    """Rotation of the link that carries C5: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 8 add, 20 mul, 0 div, 0 sqrt, 5 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C5(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C5(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v2 * v0) - (v3 * v1)
    v9 = (v2 * v1) + (v3 * v0)
    v10 = (v4 * v9) + (v5 * v8)
    v11 = v3 - v8
    v12 = (50.0 * v11) - (10.0 * v10)
    v13 = (v5 * v9) - (v4 * v8)
    v14 = 50.0 * v2
    v15 = 50.0 * v9
    v16 = v15 + (v14 + (10.0 * v13))
    v17 = v14 - v16
    v18 = v15 + v17
    v19 = (v6 * v6) + (v7 * v7)
    v20 = v19 * v12
    v21 = 50.0 * v19
    v22 = -v7
    return (
        -(v6 * v12),
        -(v7 * v16),
        v7 * v17,
        v7 * v18,
        REAL(0.0),
        REAL(0.0),
        v7 * v12,
        -(v6 * v16),
        v6 * v17,
        v6 * v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v20 - (v3 * v21),
        v20 - (v11 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        v7 * v13,
        REAL(0.0),
        REAL(0.0),
        v22,
        v22,
        v22,
        v6 * v13,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        REAL(0.0),
    )


def jacobian_C5(prepared, q):
    """First-order influence coefficients of C5 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 13 add, 29 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C5(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C5(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v1) - (v2 * v0)
    v9 = 50.0 * v3
    v10 = v9 + (50.0 * v8)
    v11 = (v2 * v1) + (v3 * v0)
    v12 = 10.0 * v4
    v13 = 10.0 * v5
    v14 = ((v11 * v12) - v10) - (v8 * v13)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v8 * v12)) + (v11 * v13)
    v19 = -(v7 * v18)
    v20 = v16 - v18
    v21 = v7 * v20
    v22 = v17 - v18
    v23 = v7 * v22
    v24 = v7 * v14
    v25 = v6 * v18
    v26 = v6 * v20
    v27 = v6 * v22
    v28 = (v6 * v6) + (v7 * v7)
    v29 = v28 * v14
    v30 = (v9 * v28) + v29
    v31 = v29 + (v28 * v10)
    v32 = -v26
    v33 = -v27
    v34 = v7 * v30
    v35 = v7 * v31
    v36 = v6 * v30
    v37 = v6 * v31
    v38 = v28 * v20
    v39 = v28 * v22
    return (
        v15,
        v19,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        -v24,
        -v25,
        v26,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v29,
        -v30,
        -v31,
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        v32,
        v33,
        REAL(0.0),
        REAL(0.0),
        v25,
        v7 * v29,
        v34,
        v35,
        REAL(0.0),
        REAL(0.0),
        v32,
        v34,
        v34,
        v35,
        REAL(0.0),
        REAL(0.0),
        v33,
        v35,
        v35,
        v35,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        v19,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        v19,
        v6 * v29,
        v36,
        v37,
        REAL(0.0),
        REAL(0.0),
        v21,
        v36,
        v36,
        v37,
        REAL(0.0),
        REAL(0.0),
        v23,
        v37,
        v37,
        v37,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v28 * v18),
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v38,
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v39,
        v39,
        v39,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_C5(prepared, q):
    """Influence coefficients of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 13 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C5(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C5(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = -v7
    v9 = (v2 * v5) + (v4 * v3)
    v10 = (v2 * v4) - (v5 * v3)
    v11 = (v1 * v9) - (v0 * v10)
    v12 = v7 * v11
    v13 = v6 * v11
    v14 = (v0 * v9) + (v1 * v10)
    v15 = (v6 * v13) + (v7 * v12)
    v16 = -(v7 * v14)
    v17 = -(v6 * v14)
    return (
        REAL(0.0),
        v6,
        v6,
        v6,
        v12,
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v13,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        REAL(0.0),
        REAL(0.0),
        v7,
        v7,
        v7,
        -v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        v12,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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


def influence_rotational_C5(prepared, q):
    """Influence coefficients of the link of C5, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 5 add, 14 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C5(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _position_C6(prepared, q):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = 10.0 + (20.0 * v0)
    v11 = v2 * v10
    v12 = 50.0 + (v3 * v10)
    v13 = (v4 * v12) + (v5 * v11)
    v14 = (50.0 + (v5 * v12)) - (v4 * v11)
    v15 = (v7 * v14) - (v6 * v13)
    v16 = 20.0 * v1
    return (
        (v9 * v15) - (v8 * v16),
        (v8 * v15) + (v9 * v16),
        30.0 + ((v7 * v13) + (v6 * v14)),
    )


def position_C6(prepared, q):
    """Position of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 10 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C6(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C6(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = (v0 * v2) - (v3 * v1)
    v13 = (v0 * v3) + (v2 * v1)
    v14 = (v4 * v13) + (v5 * v12)
    v15 = v9 * v7
    v16 = v8 * v6
    v17 = (v15 * v14) - v16
    v18 = (v5 * v13) - (v4 * v12)
    v19 = v10 * v18
    v20 = v11 * v18
    v21 = v8 * v7
    v22 = v9 * v6
    v23 = v21 + (v22 * v14)
    return (
        (v7 * v19) - (v11 * v17),
        (v10 * v17) + (v7 * v20),
        -(v22 + (v21 * v14)),
        (v6 * v19) - (v11 * v23),
        (v10 * v23) + (v6 * v20),
        v15 - (v16 * v14),
        (v10 * v14) + (v9 * v20),
        (v11 * v14) - (v9 * v19),
        v8 * v18,
    )


def rotation_C6(prepared, q):
    """Rotation of the link that carries C6: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 14 add, 31 mul, 0 div, 0 sqrt, 6 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C6(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C6(prepared, q):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = 50.0 * v3
    v11 = (v3 * v7) - (v2 * v6)
    v12 = (v2 * v7) + (v3 * v6)
    v13 = (v4 * v11) + (v5 * v12)
    v14 = 30.0 + (50.0 * v2)
    v15 = v14 + (50.0 * v12)
    v16 = v15 + (10.0 * v13)
    v17 = (v4 * v12) - (v11 * v5)
    v18 = v0 * v13
    v19 = v16 + (20.0 * v18)
    v20 = (v8 * v8) + (v9 * v9)
    v21 = -v9
    v22 = v13 * v9
    v23 = v13 * v8
    v24 = v10 + (50.0 * v11)
    v25 = v0 * v17
    v26 = (v1 * v9) - (v8 * v25)
    v27 = (10.0 * v17) - v24
    v28 = v8 * v27
    v29 = v28 - (20.0 * v26)
    v30 = 30.0 - v19
    v31 = v14 - v19
    v32 = v15 - v19
    v33 = v28 - v29
    v34 = v16 - v19
    v35 = (v1 * v8) + (v9 * v25)
    v36 = v9 * v27
    v37 = v36 + (20.0 * v35)
    v38 = v36 - v37
    v39 = (v9 * v37) + (v8 * v29)
    return (
        v29,
        v9 * v30,
        v9 * v31,
        v9 * v32,
        -((v17 * v33) + (v23 * v34)),
        REAL(0.0),
        -v37,
        v8 * v30,
        v8 * v31,
        v8 * v32,
        (v17 * v38) + (v22 * v34),
        REAL(0.0),
        REAL(0.0),
        -v39,
        -((v10 * v20) + v39),
        -((v20 * v24) + v39),
        (v22 * v33) - (v23 * v38),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v22,
        -v35,
        REAL(0.0),
        v21,
        v21,
        v21,
        v23,
        v26,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        v18,
    )


def jacobian_C6(prepared, q):
    """First-order influence coefficients of C6 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 27 add, 45 mul, 0 div, 0 sqrt, 5 sincos, 7 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C6(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C6(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v2 * v1) + (v3 * v0)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v11 * v5) - (v4 * v10)
    v13 = 20.0 * v6
    v14 = 50.0 * v3
    v15 = v14 + (50.0 * v11)
    v16 = (10.0 * v12) + v15
    v17 = v16 + (v12 * v13)
    v18 = 20.0 * v7
    v19 = (v9 * v18) + (v8 * v17)
    v20 = -v19
    v21 = (v4 * v11) + (v5 * v10)
    v22 = 30.0 + (50.0 * v2)
    v23 = v22 + (50.0 * v10)
    v24 = 10.0 * v21
    v25 = v24 + (v23 + (v21 * v13))
    v26 = 30.0 - v25
    v27 = v9 * v26
    v28 = v22 - v25
    v29 = v9 * v28
    v30 = v23 - v25
    v31 = v9 * v30
    v32 = v24 + v30
    v33 = v21 * v8
    v34 = (v8 * v16) - v19
    v35 = (v12 * v34) + (v33 * v32)
    v36 = -v35
    v37 = (v8 * v18) - (v9 * v17)
    v38 = v8 * v26
    v39 = v8 * v28
    v40 = v8 * v30
    v41 = v21 * v9
    v42 = v37 + (v9 * v16)
    v43 = (v12 * v42) + (v41 * v32)
    v44 = (v8 * v19) - (v9 * v37)
    v45 = (v8 * v8) + (v9 * v9)
    v46 = (v14 * v45) - v44
    v47 = (v45 * v15) - v44
    v48 = (v41 * v34) - (v33 * v42)
    v49 = -v38
    v50 = -v39
    v51 = -v40
    v52 = -v43
    v53 = v9 * v46
    v54 = v9 * v47
    v55 = v9 * v48
    v56 = v8 * v46
    v57 = v8 * v47
    v58 = v8 * v48
    v59 = v45 * v28
    v60 = v45 * v30
    v61 = (v8 * v43) - (v9 * v35)
    return (
        v20,
        v27,
        v29,
        v31,
        v36,
        REAL(0.0),
        -v37,
        v38,
        v39,
        v40,
        v43,
        REAL(0.0),
        REAL(0.0),
        v44,
        -v46,
        -v47,
        -v48,
        REAL(0.0),
        v37,
        v49,
        v50,
        v51,
        v52,
        REAL(0.0),
        v49,
        -(v9 * v44),
        v53,
        v54,
        v55,
        REAL(0.0),
        v50,
        v53,
        v53,
        v54,
        v55,
        REAL(0.0),
        v51,
        v54,
        v54,
        v54,
        v55,
        REAL(0.0),
        v52,
        v55,
        v55,
        v55,
        (v12 * v43) - (v33 * v48),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v27,
        v29,
        v31,
        v36,
        REAL(0.0),
        v27,
        -(v8 * v44),
        v56,
        v57,
        v58,
        REAL(0.0),
        v29,
        v56,
        v56,
        v57,
        v58,
        REAL(0.0),
        v31,
        v57,
        v57,
        v57,
        v58,
        REAL(0.0),
        v36,
        v58,
        v58,
        v58,
        (v12 * v35) + (v41 * v48),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v45 * v26,
        v59,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v59,
        v59,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v60,
        v60,
        v60,
        v61,
        REAL(0.0),
        REAL(0.0),
        v61,
        v61,
        v61,
        (v33 * v35) + (v41 * v43),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_C6(prepared, q):
    """Influence coefficients of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 30 add, 63 mul, 0 div, 0 sqrt, 5 sincos, 12 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C6(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C6(prepared, q):
    v0 = np.sin(q[0])
    v1 = np.cos(q[0])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = (v2 * v4) - (v5 * v3)
    v11 = (v2 * v5) + (v4 * v3)
    v12 = (v7 * v11) - (v6 * v10)
    v13 = v1 * v12
    v14 = (v6 * v11) + (v7 * v10)
    v15 = v1 * v14
    v16 = (v9 * v0) + (v8 * v15)
    v17 = -v16
    v18 = -v1
    v19 = v0 * v12
    v20 = v0 * v14
    v21 = (v9 * v1) - (v8 * v20)
    v22 = v8 * v12
    v23 = -v15
    v24 = -(v1 * v22)
    v25 = -v20
    v26 = -(v0 * v22)
    v27 = (v0 * v19) + (v1 * v13)
    v28 = (v0 * v21) - (v1 * v16)
    return (
        REAL(0.0),
        v0,
        v0,
        v0,
        v13,
        v17,
        REAL(0.0),
        v18,
        v18,
        v18,
        v19,
        v21,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
        v22,
        REAL(0.0),
        v1,
        v1,
        v1,
        -v19,
        -v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v19 * v22) - (v14 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
        v0,
        v13,
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((v14 * v16) + (v13 * v22)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v19 * v16) + (v13 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def influence_rotational_C6(prepared, q):
    """Influence coefficients of the link of C6, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 11 add, 29 mul, 0 div, 0 sqrt, 5 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_C6(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _inertia_power(prepared, q):
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
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v10 * v5
    v12 = (v2 * v1) + (v3 * v0)
    v13 = v12 * v5
    v14 = (v6 * v13) - (v7 * v11)
    v15 = (v9 * v4) + (v8 * v14)
    v16 = 50.0 * v3
    v17 = (v16 * v5) + (50.0 * v11)
    v18 = (10.0 * v14) - v17
    v19 = v18 + (20.0 * v15)
    v20 = (v6 * v10) + (v7 * v12)
    v21 = v8 * v20
    v22 = 30.0 + (50.0 * v2)
    v23 = v22 + (50.0 * v12)
    v24 = v23 + (10.0 * v20)
    v25 = v24 + (20.0 * v21)
    v26 = prepared[0] * v25
    v27 = v26 * v19
    v28 = prepared[2] * v24
    v29 = v27 + (v28 * v18)
    v30 = v12 * v4
    v31 = v10 * v4
    v32 = (v7 * v31) - (v6 * v30)
    v33 = (v9 * v5) + (v8 * v32)
    v34 = (v16 * v4) + (50.0 * v31)
    v35 = v34 + (10.0 * v32)
    v36 = v35 + (20.0 * v33)
    v37 = v26 * v36
    v38 = v37 + (v28 * v35)
    v39 = (v4 * v38) - (v5 * v29)
    v40 = prepared[4] * ((v4 * v35) - (v5 * v18))
    v41 = v39 + (v24 * v40)
    v42 = prepared[0] * v19
    v43 = prepared[2] * v18
    v44 = v42 + v43
    v45 = v44 + (prepared[4] * v18)
    v46 = (prepared[18] * v17) - v45
    v47 = prepared[0] * v36
    v48 = prepared[2] * v35
    v49 = v47 + v48
    v50 = prepared[4] * v35
    v51 = v49 + v50
    v52 = prepared[18] * v34
    v53 = v51 + v52
    v54 = (v4 * v53) + (v5 * v46)
    v55 = v5 * v5
    v56 = (v4 * v4) + v55
    v57 = (v4 * v34) + (v5 * v17)
    v58 = prepared[18] * v57
    v59 = v23 * v58
    v60 = v59 + (v41 + (((v3 * v56) * ((prepared[25] * v22) - prepared[45])) - (30.0 * v54)))
    v61 = (v4 * v33) - (v5 * v15)
    v62 = prepared[7] * v21
    v63 = v61 * v62
    v64 = 2.0 * v63
    v65 = v22 * v54
    v66 = (v65 - v41) - v59
    v67 = (v4 * v51) - (v5 * v45)
    v68 = v23 * v67
    v69 = v68 - v41
    v70 = (v6 * v31) + (v7 * v30)
    v71 = (v6 * v11) + (v7 * v13)
    v72 = (v6 * v12) - (v10 * v7)
    v73 = (v24 * v70) - (v72 * v35)
    v74 = (v24 * v71) + (v72 * v18)
    v75 = (((v38 * v71) + (v29 * v70)) - (v44 * v73)) - (v49 * v74)
    v76 = (v33 * v71) + (v15 * v70)
    v77 = v62 * v76
    v78 = v75 - v77
    v79 = v21 * v19
    v80 = v79 - (v25 * v15)
    v81 = (v21 * v36) - (v25 * v33)
    v82 = (v33 * v19) - (v36 * v15)
    v83 = v26 * v82
    v84 = v83 + ((v42 * v81) - (v47 * v80))
    v85 = -v84
    v86 = (v19 * v42) + (v18 * v43)
    v87 = v47 * v19
    v88 = v87 + (v48 * v18)
    v89 = (v4 * v88) - (v5 * v86)
    v90 = v89 + (v18 * v40)
    v91 = v17 * v58
    v92 = (v5 * prepared[57]) * (v55 * (v3 * v3))
    v93 = (v36 * v47) + (v35 * v48)
    v94 = (v92 + (v91 - v90)) - (v5 * (v93 + ((v34 * v52) + (v35 * v50))))
    v95 = prepared[7] * v33
    v96 = v61 * v95
    v97 = prepared[7] * v15
    v98 = v61 * v97
    v99 = (v4 * v98) + (v5 * v96)
    v100 = (-v99) - (v55 * (v88 - ((v52 * v17) - (v50 * v18))))
    v101 = (v4 * v93) - (v5 * v88)
    v102 = v101 + (v35 * v40)
    v103 = v21 * v62
    v104 = (v4 * ((v5 * v103) - v90)) - (v5 * (v102 + (v4 * v103)))
    v105 = v16 * v56
    v106 = (v4 * (v91 - (v105 * v46))) - (v5 * ((v34 * v58) - (v105 * v53)))
    v107 = v99 + v106
    v108 = v99 + (v57 * ((v4 * v45) + (v5 * v51)))
    v109 = -(v104 + v108)
    v110 = (v35 * v71) + (v18 * v70)
    v111 = ((v49 * v110) - (v70 * v88)) - (v71 * v93)
    v112 = ((v44 * v110) - (v70 * v86)) - (v71 * v88)
    v113 = (v4 * v112) + (v5 * v111)
    v114 = v76 * v95
    v115 = v76 * v97
    v116 = (v4 * v115) + (v5 * v114)
    v117 = (v4 * v70) + (v5 * v71)
    v118 = v103 * v117
    v119 = v72 * v63
    v120 = ((v118 - v116) - v113) - v119
    v121 = (v33 * v42) - (v47 * v15)
    v122 = (v19 * v121) - (v42 * v82)
    v123 = 0.0 * v5
    v124 = (v4 * v122) + v123
    v125 = v21 * v63
    v126 = (v124 + (v61 * v103)) - v125
    v127 = (v4 * v90) + (v5 * v102)
    v128 = v127 - v107
    v129 = -(v108 - v127)
    v130 = v119 + ((v70 * v96) - (v71 * v98))
    v131 = -(v113 - v130)
    v132 = (v70 * v114) - (v71 * v115)
    v133 = 0.0 * v70
    v134 = (v133 - (v71 * v122)) + (v72 * v84)
    v135 = (v21 * v70) - (v72 * v33)
    v136 = (v72 * v15) + (v21 * v71)
    v137 = (v33 * v136) + (v15 * v135)
    v138 = (v76 * v103) - (v62 * v137)
    v139 = v125 + ((v33 * v96) + (v15 * v98))
    v140 = v124 + v139
    v141 = ((v33 * v114) + (v15 * v115)) + (v21 * v77)
    v142 = 0.0 * v33
    v143 = v15 * v97
    v144 = v15 * v95
    v145 = (v5 * v144) + (v4 * v143)
    v146 = v33 * v95
    v147 = (v4 * v144) + (v5 * v146)
    v148 = (v4 * v147) - (v5 * v145)
    v149 = -v148
    v150 = v26 + v28
    v151 = v150 + (prepared[4] * v24)
    v152 = (prepared[17] * v23) - v151
    v153 = v4 * v152
    v154 = v5 * v152
    v155 = (v4 * v154) - (v5 * v153)
    v156 = 30.0 * v155
    v157 = ((v72 * v44) + (v150 * v71)) - (prepared[3] * v74)
    v158 = ((v72 * v49) - (v150 * v70)) + (prepared[3] * v73)
    v159 = (v4 * v158) - (v5 * v157)
    v160 = v4 * v150
    v161 = v5 * v150
    v162 = ((v72 * v39) + (v73 * v160)) + (v74 * v161)
    v163 = v25 * v26
    v164 = v162 - (v117 * (v163 + (v24 * v28)))
    v165 = (30.0 * v159) - v164
    v166 = v72 * v61
    v167 = (v62 * v166) - v118
    v168 = v167 + ((v70 * v145) + (v71 * v147))
    v169 = (v4 * v36) - (v5 * v19)
    v170 = (v26 * ((v21 * v169) - ((v4 * v81) - (v5 * v80)))) - (v61 * v163)
    v171 = ((v21 * v42) - (prepared[0] * v80)) - (v26 * v15)
    v172 = v21 * v47
    v173 = (v172 - (prepared[0] * v81)) - (v26 * v33)
    v174 = (v4 * v173) - (v5 * v171)
    v175 = (30.0 * v174) - v170
    v176 = (v33 * v145) - (v15 * v147)
    v177 = 0.0 + v176
    v178 = (v105 * (v151 + (prepared[18] * v23))) - (v65 + (30.0 * ((prepared[24] * v105) - v54)))
    v179 = (v4 * (-(v4 * v178))) + (v5 * (-(v5 * v178)))
    v180 = (prepared[17] * v57) - v67
    v181 = 30.0 * v5
    v182 = v68 - (v57 * v151)
    v183 = v5 * v182
    v184 = 30.0 * v4
    v185 = v4 * v182
    v186 = (v4 * (v185 + (v180 * v184))) + (v5 * (v183 + (v180 * v181)))
    v187 = (v4 * v49) - (v5 * v44)
    v188 = (((v73 * v187) + (v72 * v101)) - (v38 * v117)) + (v110 * v161)
    v189 = ((v44 * v70) + (v49 * v71)) - (prepared[3] * v110)
    v190 = v188 + (v181 * v189)
    v191 = (((v72 * v89) - (v74 * v187)) - (v29 * v117)) + (v110 * v160)
    v192 = v191 + (v184 * v189)
    v193 = (v4 * v192) + (v5 * v190)
    v194 = v33 * v62
    v195 = (v95 * v166) - (v117 * v194)
    v196 = v15 * v62
    v197 = (v97 * v166) - (v117 * v196)
    v198 = (v4 * v197) + (v5 * v195)
    v199 = v198 - v193
    v200 = (v5 * v194) + (v4 * v196)
    v201 = (v72 * v148) - (v117 * v200)
    v202 = v201 + v199
    v203 = v121 - (prepared[0] * v82)
    v204 = (v4 * v47) - (v5 * v42)
    v205 = (((v5 * v83) - (v81 * v204)) - (v37 * v61)) + (v169 * v172)
    v206 = v205 + (v181 * v203)
    v207 = (((v4 * v83) - (v80 * v204)) - (v27 * v61)) + (v79 * v204)
    v208 = v207 + (v184 * v203)
    v209 = (v4 * v208) + (v5 * v206)
    v210 = v123 + (0.0 * v4)
    v211 = v210 - v209
    v212 = (v21 * v145) - (v15 * v200)
    v213 = (v21 * v147) - (v33 * v200)
    v214 = (v4 * v213) - (v5 * v212)
    v215 = v214 + v211
    v216 = -v193
    v217 = ((v72 * v167) + (v70 * v195)) - (v71 * v197)
    v218 = ((v72 * v175) - (v70 * v206)) + (v71 * v208)
    v219 = (v133 + (0.0 * v72)) - (0.0 * v71)
    v220 = v219 + (((v72 * v176) - (v70 * v212)) - (v71 * v213))
    v221 = -v209
    v222 = ((v33 * v195) + (v15 * v197)) + (v21 * v167)
    v223 = (v142 + (0.0 * v15)) + (0.0 * v21)
    v224 = v22 * v155
    v225 = (v22 * v159) - v164
    v226 = (v22 * v174) - v170
    v227 = ((v4 * v185) + (v5 * v183)) + (v56 * (v22 * v180))
    v228 = v227 - (v105 * ((v4 * v153) + (v5 * v154)))
    v229 = v22 * v5
    v230 = (v188 - (v105 * v158)) + (v189 * v229)
    v231 = v22 * v4
    v232 = (v191 - (v105 * v157)) + (v189 * v231)
    v233 = (v4 * v232) + (v5 * v230)
    v234 = v198 - v233
    v235 = v201 + v234
    v236 = (v205 - (v105 * v173)) + (v203 * v229)
    v237 = (v207 - (v105 * v171)) + (v203 * v231)
    v238 = (v4 * v237) + (v5 * v236)
    v239 = v210 - v238
    v240 = v214 + v239
    v241 = -v233
    v242 = ((v72 * v226) - (v70 * v236)) + (v71 * v237)
    v243 = -v238
    v244 = (v23 * v159) - v164
    v245 = (v23 * v174) - v170
    v246 = -v228
    v247 = v23 * v5
    v248 = (v188 - (v57 * v158)) + (v247 * v189)
    v249 = v23 * v4
    v250 = (v191 - (v57 * v157)) + (v249 * v189)
    v251 = (v4 * v250) + (v5 * v248)
    v252 = v198 - v251
    v253 = v201 + v252
    v254 = (v205 - (v57 * v173)) + (v247 * v203)
    v255 = (v207 - (v57 * v171)) + (v249 * v203)
    v256 = (v4 * v255) + (v5 * v254)
    v257 = v210 - v256
    v258 = v214 + v257
    v259 = -v251
    v260 = ((v72 * v245) - (v70 * v254)) + (v71 * v255)
    v261 = -v256
    v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143)
    v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146)
    v264 = (v4 * v263) - (v5 * v262)
    v265 = v167 + v264
    v266 = (v26 * v71) + (v72 * v42)
    v267 = (v26 * v70) - (v72 * v47)
    v268 = (((v73 * v171) + (v74 * v173)) + (v81 * v266)) + (v80 * v267)
    v269 = v19 * v135
    v270 = v269 + (v36 * v136)
    v271 = (v268 - (v26 * v270)) + (v76 * v163)
    v272 = v271 - v138
    v273 = -v234
    v274 = -v252
    v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196)
    v276 = -((v72 * v264) - (v117 * v275))
    v277 = (v47 * v71) + (v42 * v70)
    v278 = (((v73 * v203) + (v81 * v277)) + (v110 * v173)) + (v82 * v267)
    v279 = (v278 - (v47 * v270)) + (v37 * v76)
    v280 = (((v80 * v277) - (v74 * v203)) + (v110 * v171)) - (v82 * v266)
    v281 = ((v280 + (v27 * v76)) - (v42 * v269)) - (v87 * v136)
    v282 = (v4 * v281) + (v5 * v279)
    v283 = (v76 * v194) - (v95 * v137)
    v284 = (v76 * v196) - (v97 * v137)
    v285 = ((v4 * v284) + (v5 * v283)) - v282
    v286 = -((v285 - (v61 * v275)) + (v21 * v264))
    v287 = (v70 * v279) - (v71 * v281)
    v288 = v287 + (((v72 * v272) - (v70 * v283)) + (v71 * v284))
    v289 = v222 + v282
    v290 = (v33 * v283) + (v15 * v284)
    v291 = (v33 * v144) + (v15 * (v103 + v143))
    v292 = (v15 * v144) + (v33 * (v103 + v146))
    v293 = (v4 * v292) - (v5 * v291)
    v294 = 0.0 + v293
    v295 = -v239
    v296 = -v257
    v297 = ((v33 * v194) + (v15 * v196)) + (v21 * v103)
    v298 = -(((v72 * v293) - (v117 * v297)) - v285)
    v299 = -((v21 * v293) - (v61 * v297))
    v300 = v219 - v282
    return (
        REAL(0.0),
        v64 - v60,
        v64 + v66,
        v64 + v69,
        v77 - v78,
        v85,
        -v60,
        v100 - (v4 * (v94 - v92)),
        -(v104 + v107),
        v109,
        v120,
        v126,
        v66,
        v128,
        v128,
        v109,
        v120,
        v126,
        v69,
        v129,
        v129,
        v129,
        v120,
        v126,
        -v75,
        v131,
        v131,
        v131,
        v132 + (((v70 * v111) - (v72 * v78)) - (v71 * v112)),
        v138 - v134,
        v85,
        v140,
        v140,
        v140,
        v141 - v134,
        -((v142 + (v15 * v122)) + (v21 * v84)),
        v60 - v63,
        v149,
        v149,
        v156 - v148,
        -(v165 + v168),
        -(v177 + v175),
        v99,
        REAL(0.0),
        v179,
        v186,
        v202,
        v215,
        v99,
        v179,
        v179,
        v186,
        v202,
        v215,
        v99 + v156,
        v186,
        v186,
        v186,
        v202,
        v215,
        -(v130 + v165),
        v216,
        v216,
        v216,
        (((v70 * v190) - (v72 * v165)) - (v71 * v192)) - v217,
        -(v218 + v220),
        -(v139 + v175),
        v221,
        v221,
        v221,
        -(v218 + v222),
        (((v33 * v206) + (v15 * v208)) - v223) - (v21 * v175),
        -(v63 + v66),
        v149,
        v149,
        v224 - v148,
        -(v168 + v225),
        -(v177 + v226),
        v99,
        -v179,
        REAL(0.0),
        v228,
        v235,
        v240,
        v99,
        REAL(0.0),
        REAL(0.0),
        v228,
        v235,
        v240,
        v99 + v224,
        v228,
        v228,
        v228,
        v235,
        v240,
        -(v130 + v225),
        v241,
        v241,
        v241,
        (((v70 * v230) - (v72 * v225)) - (v71 * v232)) - v217,
        -(v220 + v242),
        -(v139 + v226),
        v243,
        v243,
        v243,
        -(v222 + v242),
        (((v33 * v236) + (v15 * v237)) - v223) - (v21 * v226),
        -(v63 + v69),
        -(v148 + v156),
        -(v148 + v224),
        v149,
        -(v168 + v244),
        -(v177 + v245),
        v99 - v156,
        -v186,
        v246,
        REAL(0.0),
        v253,
        v258,
        v99 - v224,
        v246,
        v246,
        REAL(0.0),
        v253,
        v258,
        v99,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v253,
        v258,
        -(v130 + v244),
        v259,
        v259,
        v259,
        (((v70 * v248) - (v72 * v244)) - (v71 * v250)) - v217,
        -(v220 + v260),
        -(v139 + v245),
        v261,
        v261,
        v261,
        -(v222 + v260),
        (((v33 * v254) + (v15 * v255)) - v223) - (v21 * v245),
        v78,
        v165 + v265,
        v225 + v265,
        v244 + v265,
        (v70 * v262) + (v71 * v263),
        ((v33 * v262) - (v15 * v263)) - v272,
        v116 + v165,
        -v199,
        v273,
        v274,
        v276,
        v286,
        v116 + v225,
        v273,
        v273,
        v274,
        v276,
        v286,
        v116 + v244,
        v274,
        v274,
        v274,
        v276,
        v286,
        -(v132 + (v72 * v77)),
        v217,
        v217,
        v217,
        REAL(0.0),
        (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v288,
        -(v141 + v271),
        v289,
        v289,
        v289,
        -(v287 + (v72 * v271)),
        ((v290 - (v33 * v279)) - (v15 * v281)) - (v21 * v272),
        v84,
        v175 + v294,
        v226 + v294,
        v245 + v294,
        v272 + ((v70 * v291) + (v71 * v292)),
        (v33 * v291) - (v15 * v292),
        v175,
        -v211,
        v295,
        v296,
        v298,
        v299,
        v226,
        v295,
        v295,
        v296,
        v298,
        v299,
        v245,
        v296,
        v296,
        v296,
        v298,
        v299,
        v271,
        v300,
        v300,
        v300,
        v288,
        ((v76 * v297) - (v135 * v291)) - (v136 * v292),
        REAL(0.0),
        v223,
        v223,
        v223,
        -(v290 + (v21 * v138)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 389 add, 491 mul, 0 div, 0 sqrt, 5 sincos, 57 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:216], REAL, (6, 6, 6), lanes)


def _reactions(prepared, q, qd, qdd):
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
    v10 = v0 * qd[0]
    v11 = v1 * qd[0]
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (v2 * v11) + (v3 * v10)
    v14 = (v5 * v13) + (v4 * v12)
    v15 = (v5 * v12) - (v4 * v13)
    v16 = qdd[1] + qdd[2]
    v17 = qdd[3] + v16
    v18 = v17 + (v15 * v14)
    v19 = qd[4] - v15
    v20 = qd[2] + qd[1]
    v21 = qd[3] + v20
    v22 = (v6 * v14) - (v7 * v21)
    v23 = 20.0 * v22
    v24 = qdd[1] + (v11 * v10)
    v25 = (qd[1] * qd[1]) + (v11 * v11)
    v26 = (v20 * v20) + (((v3 * v25) - (v2 * v24)) + (v12 * v12))
    v27 = 50.0 * v26
    v28 = v16 + (v13 * v12)
    v29 = 50.0 * ((v3 * v24) + (v2 * v25))
    v30 = v29 + (50.0 * v28)
    v31 = (v5 * v30) + (v4 * v27)
    v32 = ((v23 * (qd[4] + v19)) - (10.0 * v18)) - v31
    v33 = (v0 * qdd[0]) + (qd[1] * v11)
    v34 = qd[1] * v10
    v35 = v34 - (v1 * qdd[0])
    v36 = ((qd[2] * v12) + (v3 * v33)) - (v2 * v35)
    v37 = ((qd[2] * v13) + (v3 * v35)) + (v2 * v33)
    v38 = ((qd[3] * v15) + (v5 * v36)) - (v4 * v37)
    v39 = v32 - (20.0 * ((v6 * v17) + (v7 * v38)))
    v40 = prepared[0] * v8
    v41 = (v21 * v21) + (v15 * v15)
    v42 = (v5 * v27) - (v4 * v30)
    v43 = v42 + (10.0 * v41)
    v44 = ((qd[3] * v14) + (v5 * v37)) + (v4 * v36)
    v45 = v44 + (v21 * v14)
    v46 = v37 + (v20 * v13)
    v47 = v34 + v35
    v48 = v47 + v46
    v49 = (50.0 * v48) + (10.0 * v45)
    v50 = (v6 * v49) - (v7 * v43)
    v51 = (v6 * v21) + (v7 * v14)
    v52 = (v50 + (v51 * v23)) + (20.0 * (qdd[4] + v44))
    v53 = prepared[0] * v9
    v54 = (v52 * v53) + (v39 * v40)
    v55 = (v53 * v39) - (v52 * v40)
    v56 = (v9 * v55) + (v8 * v54)
    v57 = ((prepared[58] * v18) + (prepared[2] * v31)) - v56
    v58 = v57 + ((prepared[5] * v18) + (prepared[4] * v31))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[2] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[1] * ((v19 * v19) + (v51 * v51))
    v63 = v62 + (prepared[3] * v61)
    v64 = (((v6 * v63) + (prepared[5] * v41)) + (prepared[4] * v42)) - (v7 * v60)
    v65 = ((v5 * v64) + (v4 * v58)) + (prepared[19] * v26)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[19] * v28) + (prepared[18] * v29))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[25] * v24)
    v70 = ((v3 * v65) + (v2 * v67)) + (prepared[25] * v25)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[59] * v48) + (prepared[5] * v45))
    v73 = v72 + (prepared[19] * v48)
    v74 = v73 + (prepared[25] * v47)
    v75 = prepared[7] * (qd[5] + v22)
    v76 = v51 * v75
    v77 = v19 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[60] * v48) + (prepared[14] * v45)) + (10.0 * v71)) - v80
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[7] * (((qdd[5] + (qd[4] * v51)) + (v6 * v38)) - (v7 * v17))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (((v5 * v81) - (v4 * v84)) + (50.0 * v72)) + (prepared[54] * v47)
    v87 = v86 + (prepared[21] * v46)
    v88 = (((v3 * v87) - (v2 * v85)) + (50.0 * v73)) + (prepared[26] * v47)
    v89 = (v3 * v85) + (v2 * v87)
    v90 = ((v6 * v82) + (prepared[5] * v31)) - (v7 * v83)
    v91 = ((10.0 * v57) + (prepared[14] * v18)) + v90
    v92 = v91 + (((prepared[21] * v28) + (50.0 * v66)) + (prepared[19] * v29))
    v93 = v92 + ((prepared[26] * v24) + (50.0 * v68))
    return (
        -((v1 * v70) + (v0 * v69)),
        -v74,
        (v1 * v69) - (v0 * v70),
        (v1 * v89) + (v0 * v88),
        -v93,
        (v0 * v89) - (v1 * v88),
        -v70,
        v69,
        v74,
        v89,
        -v88,
        v93,
        -v65,
        v67,
        v73,
        v85,
        -v87,
        v92,
        -v64,
        v58,
        v72,
        v84,
        -v81,
        v91,
        v60,
        v63,
        -v57,
        v82,
        -v83,
        -v80,
        v54,
        v55,
        -(v62 + (prepared[0] * v61)),
        v78,
        -v79,
        v83,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Operations: 114 add, 163 mul, 0 div, 0 sqrt, 5 sincos, 14 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v0)
    v3 = np.cos(v0)
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = 50.0 * v2
    v11 = 50.0 * v3
    v12 = v11 * v5
    v13 = v12 + (v4 * v10)
    v14 = prepared[1] * v6
    v15 = prepared[6] + v14
    v16 = v15 * v13
    v17 = (prepared[11] * v6) - prepared[13]
    v18 = ((v6 * v17) - prepared[29]) + (v7 * (v7 * prepared[67]))
    v19 = v18 - v16
    v20 = 50.0 * v8
    v21 = v4 * v20
    v22 = 50.0 * v9
    v23 = v5 * v22
    v24 = v23 + v21
    v25 = (v15 * v24) - v19
    v26 = 1.0 / v18
    v27 = v19 * v26
    v28 = v3 * prepared[72]
    v29 = v9 * v28
    v30 = v29 + (v15 * v23)
    v31 = v30 + (v15 * v12)
    v32 = (v4 * v11) - (v5 * v10)
    v33 = v7 * v32
    v34 = (v4 * v22) - (v5 * v20)
    v35 = prepared[1] * v7
    v36 = (v35 * v34) + (prepared[1] * v33)
    v37 = prepared[69] * v33
    v38 = v2 * prepared[72]
    v39 = v8 * v38
    v40 = v39 + (((v31 + (prepared[22] - v19)) - (v27 * v25)) - (v37 * v36))
    v41 = v20 + v10
    v42 = v4 * v41
    v43 = v40 + (v15 * v42)
    v44 = 1.0 - v27
    v45 = 1.0 / ((((v19 * v44) - v16) - prepared[22]) + (v33 * (prepared[71] * v33)))
    v46 = v45 * v43
    v47 = v26 * v25
    v48 = ((prepared[48] + ((v16 - v19) + (2.0 * v30))) + (v43 * v46)) + (v25 * v47)
    v49 = prepared[49] * v36
    v50 = 100.0 * v4
    v51 = v2 * prepared[73]
    v52 = 1.0 / ((v48 - (v36 * v49)) + (v8 * (v51 + (v15 * v50))))
    v53 = v6 * v4
    v54 = v4 * v7
    v55 = (prepared[12] * v54) + (v53 * (v7 * prepared[68]))
    v56 = v55 * v26
    v57 = v11 + v22
    v58 = prepared[12] * v6
    v59 = v5 * v58
    v60 = v59 + ((v14 * v57) + (prepared[10] * v5))
    v61 = v7 * prepared[70]
    v62 = ((v55 - (v19 * v56)) + (v60 * v37)) + (v2 * v61)
    v63 = (((v55 + (v62 * v46)) + (v56 * v25)) + (v60 * v49)) + (v35 * v41)
    v64 = v63 * v52
    v65 = ((((v63 * v64) - (prepared[13] * v6)) - (2.0 * v31)) - prepared[28]) - (v55 * v56)
    v66 = v62 * v45
    v67 = prepared[49] * v60
    v68 = prepared[22] * (v2 * v2)
    v69 = prepared[27] * v8
    v70 = v8 * v69
    v71 = v70 + (v68 + ((v65 - (v62 * v66)) + (v60 * v67)))
    v72 = 1.0 / (v71 - (v4 * ((prepared[16] * v4) - (v53 * ((v6 * prepared[67]) - v17)))))
    v73 = v64 * v72
    v74 = v4 * qd[0]
    v75 = qd[2] + qd[1]
    v76 = qd[3] + v75
    v77 = v6 * v76
    v78 = v77 + (v7 * v74)
    v79 = v78 * v78
    v80 = v5 * qd[0]
    v81 = v80 - qd[4]
    v82 = v79 + (v81 * v81)
    v83 = v80 * v80
    v84 = (v76 * v76) + v83
    v85 = (prepared[6] * v84) + (v14 * v82)
    v86 = (v6 * v74) - (v7 * v76)
    v87 = v78 * v86
    v88 = v76 * v74
    v89 = v88 + v87
    v90 = (v35 * v89) - v85
    v91 = v75 * v75
    v92 = qd[0] * qd[0]
    v93 = v91 + v92
    v94 = v91 - v93
    v95 = v2 * v3
    v96 = prepared[22] * v95
    v97 = 2.0 * v81
    v98 = v74 * v80
    v99 = v7 * v80
    v100 = 2.0 * v99
    v101 = ((v6 * v98) - (v86 * v97)) - (v76 * v100)
    v102 = (prepared[6] * v98) - (prepared[1] * v101)
    v103 = v9 * v38
    v104 = qd[1] * qd[1]
    v105 = v104 + v92
    v106 = (((v96 * v94) - (v32 * v90)) - (v13 * v102)) - (v105 * v103)
    v107 = v8 * qd[1]
    v108 = qd[1] * v107
    v109 = (v20 * v104) + (v10 * v91)
    v110 = (v22 * v105) + (v11 * v93)
    v111 = (v4 * v110) - (v5 * v109)
    v112 = v78 * v81
    v113 = v6 * v80
    v114 = prepared[31] * v113
    v115 = (v76 * v114) + (prepared[7] * ((v74 * v99) - v112))
    v116 = tau[5] - v115
    v117 = v7 * prepared[61]
    v118 = (prepared[15] * v98) + (((prepared[6] * v111) - (prepared[12] * v101)) - (v116 * v117))
    v119 = qd[5] * prepared[30]
    v120 = v119 * v81
    v121 = prepared[30] * v99
    v122 = ((v120 - (prepared[1] * v111)) - (prepared[9] * v101)) - (v76 * v121)
    v123 = prepared[8] * v6
    v124 = v122 - (v98 * (prepared[12] - v123))
    v125 = ((v6 * v124) + (v7 * v115)) - v118
    v126 = v125 + (v106 + (v28 * v108))
    v127 = tau[3] + v125
    v128 = prepared[1] * v54
    v129 = 2.0 * v75
    v130 = qd[0] * v129
    v131 = 100.0 * v107
    v132 = (v10 * v130) + (qd[0] * v131)
    v133 = (((v14 * v132) - (v35 * (v5 * v110))) - (v109 * v128)) - (v87 * prepared[63])
    v134 = prepared[12] * v7
    v135 = v78 * v119
    v136 = ((v133 - (v84 * v134)) - v135) + (v88 * ((v6 * prepared[74]) - prepared[62]))
    v137 = tau[4] - v136
    v138 = ((tau[2] + v126) - (v27 * v127)) - (v37 * v137)
    v139 = (((tau[1] + v126) + (v46 * v138)) + (v47 * v127)) - (v49 * v137)
    v140 = v8 * v28
    v141 = (((v139 - (v24 * v102)) + (v91 * v103)) - (v34 * v90)) - (v93 * v140)
    v142 = v104 - v105
    v143 = v141 + (v69 * (v9 * v142))
    v144 = (((tau[0] + (v5 * v136)) - (v64 * v143)) + (v56 * v127)) - (v53 * v115)
    v145 = ((prepared[23] * v2) * v130) + (v35 * v82)
    v146 = (((v144 + (v54 * v124)) + (v66 * v138)) + (v67 * v137)) + (v22 * v145)
    v147 = v53 * prepared[61]
    v148 = prepared[76] * v107
    v149 = (qd[0] * v148) + (v61 * v82)
    v150 = (v146 - (v116 * v147)) + (v3 * v149)
    v151 = v5 * v7
    v152 = (v150 + (v57 * ((v14 * v89) + (v88 * prepared[64])))) + (v151 * (prepared[12] * v82))
    v153 = prepared[6] * v5
    v154 = v5 * prepared[75]
    v155 = (((v152 + (v132 * v153)) + (v88 * v154)) + (v96 * v130)) + (v89 * v59)
    v156 = prepared[77] * v107
    v157 = v9 * qd[0]
    v158 = v155 + (v157 * v156)
    v159 = (v52 * v143) + (v158 * v73)
    v160 = v72 * v158
    v161 = ((v45 * v138) - (v46 * v159)) + (v66 * v160)
    v162 = v159 - v161
    v163 = ((((v26 * v127) - v162) - (v27 * v161)) - (v47 * v159)) + (v56 * v160)
    v164 = v98 + v163
    v165 = v76 * v80
    v166 = v165 - (v4 * v160)
    v167 = v165 + v166
    v168 = (v6 * v164) - (v7 * v167)
    v169 = v86 * v81
    v170 = v168 - v169
    v171 = v169 - v170
    v172 = v98 - v163
    v173 = (prepared[6] * v172) + (prepared[1] * v171)
    v174 = v5 - v67
    v175 = (((prepared[49] * v137) + (v37 * v161)) - (v49 * v159)) + (v160 * v174)
    v176 = v89 + v175
    v177 = (v35 * v176) - v85
    v178 = (v4 * v177) + (v5 * v173)
    v179 = (v74 * v97) - (v78 * v100)
    v180 = (v14 * v78) + (v35 * v86)
    v181 = (((v14 * v179) + (v35 * v166)) + (v99 * v180)) + (v98 * prepared[64])
    v182 = (2.0 * v88) + (v5 * v160)
    v183 = (v74 * v74) - v83
    v184 = (v6 * v183) - (v7 * v182)
    v185 = v6 * v81
    v186 = 2.0 * v86
    v187 = (v184 + ((2.0 * v80) * v185)) - (v74 * v186)
    v188 = (prepared[1] * v187) - (prepared[6] * v183)
    v189 = v178 + ((v4 * v188) - (v5 * v181))
    v190 = (v4 * v173) - (v5 * v177)
    v191 = ((v4 * v181) + (v5 * v188)) - v190
    v192 = (v11 * v191) + (v10 * v189)
    v193 = (v3 * (prepared[22] * v3)) - v68
    v194 = (((v11 * v190) - (v94 * v193)) - (v10 * v178)) + (v105 * v29)
    v195 = (((v74 * v78) - (v6 * v182)) - (v7 * v183)) - (v81 * v99)
    v196 = v7 * prepared[78]
    v197 = (prepared[12] * v187) + (v195 * v196)
    v198 = ((v74 * v119) - (prepared[9] * v187)) + (prepared[8] * v184)
    v199 = prepared[15] * v183
    v200 = ((v6 * v198) - v199) + v197
    v201 = v200 + (v194 + (v38 * v108))
    v202 = v201 + v192
    v203 = v10 * v162
    v204 = v203 + (v110 + (v20 * v159))
    v205 = v11 * v162
    v206 = v205 + ((v22 * v159) - v109)
    v207 = (v4 * v206) - (v5 * v204)
    v208 = v207 + (10.0 * v183)
    v209 = v203 + (v11 * v91)
    v210 = v205 - (v10 * v93)
    v211 = (v4 * v210) - (v5 * v209)
    v212 = (((v104 * v23) - (v34 * v159)) - v211) + (v105 * v21)
    v213 = v212 + v208
    v214 = prepared[6] * v207
    v215 = v214 + ((prepared[6] * v212) + (v14 * v213))
    v216 = (v215 + (v104 * v29)) + (v105 * v39)
    v217 = v215 - v200
    v218 = (v4 * v204) + (v5 * v206)
    v219 = v218 + (20.0 * v98)
    v220 = v35 * (((v4 * v209) + (v5 * v210)) - v219)
    v221 = (v11 * v130) - (v10 * v160)
    v222 = (v86 * v99) + (v78 * v113)
    v223 = v166 + v222
    v224 = ((prepared[9] * v223) + (v119 * v99)) - (prepared[8] * (v166 - v222))
    v225 = v224 - ((v14 * (v221 + (10.0 * v167))) - v220)
    v226 = (v157 * (100.0 * qd[1])) - (v20 * v160)
    v227 = v54 * ((v9 * v104) + (v8 * v159))
    v228 = prepared[70] * (v227 + (v151 * ((v9 * v159) - (v8 * v105))))
    v229 = (v225 - (v14 * v226)) + v228
    v230 = ((v202 - v216) + (v27 * v217)) + (v37 * v229)
    v231 = (v57 * v191) + (v41 * v189)
    v232 = v103 - v140
    v233 = -v232
    v234 = ((((v91 * v29) - (v162 * v233)) - v201) - v231) + (v93 * v39)
    v235 = (v9 * (prepared[27] * v9)) - v70
    v236 = ((v234 + (v216 + (v235 * v142))) - (v46 * v230)) + (v47 * v217)
    v237 = (((v236 - (v49 * v229)) - (v22 * v190)) + (v20 * v178)) - (v93 * v29)
    v238 = (v237 - (v91 * v39)) - (v162 * v232)
    v239 = (((qd[1] * (2.0 * qd[0])) * v235) - (v64 * v238)) + (v56 * v217)
    v240 = (((v239 - (v66 * v230)) - (v174 * v229)) + (v128 * v213)) - (v140 * v160)
    v241 = v120 + ((((prepared[8] * v168) - (prepared[12] * v172)) - (prepared[1] * v218)) + (prepared[9] * v171))
    v242 = (v6 * v167) + (v7 * v164)
    v243 = (((v242 + (prepared[51] * v116)) - (v117 * v163)) + (v147 * v160)) - v112
    v244 = prepared[7] * v6
    v245 = (v243 * v244) - (v7 * v241)
    v246 = (v14 * v223) - (v35 * v179)
    v247 = ((v53 * (prepared[67] * v195)) - (v5 * v245)) + (v57 * (v246 + (prepared[6] * v167)))
    v248 = (10.0 * v84) - v207
    v249 = v132 + (v57 * v160)
    v250 = v249 + (10.0 * v182)
    v251 = (((prepared[6] * v249) + (prepared[15] * v182)) + (v14 * v250)) - (v35 * v248)
    v252 = ((v251 + (v82 * v134)) - v135) - (v176 * (prepared[9] - v58))
    v253 = (v4 * (v252 - (prepared[8] * (v87 - (v88 + v175))))) - v247
    v254 = (prepared[6] * v182) + (v14 * v176)
    v255 = v253 + (((v10 * v254) + (v2 * v149)) + (v95 * (prepared[80] * v160)))
    v256 = v9 * v160
    v257 = (prepared[15] * v167) + (10.0 * v246)
    v258 = (v4 * ((v7 * v198) + (v195 * v244))) - (v5 * (v257 + (prepared[6] * v221)))
    v259 = ((v255 + (v51 * v256)) - (v130 * (v29 + v193))) + v258
    v260 = ((v240 - v259) - (v256 * (v8 * prepared[79]))) + (v226 * ((prepared[23] * v3) + v153))
    v261 = v260 - (v20 * (v145 + v254))
    v262 = v211 - v208
    v263 = ((prepared[6] * v211) + (v14 * v262)) - v214
    v264 = v200 + v263
    v265 = v263 + (v159 * v233)
    v266 = -v225
    v267 = (((v27 * v264) - v202) - v265) + (v37 * v266)
    v268 = (((v265 - v234) - (v46 * v267)) + (v47 * v264)) - (v49 * v266)
    v269 = v56 * v72
    v270 = v66 * v72
    v271 = v54 * v72
    v272 = (((v264 * v269) - (v73 * v268)) - (v267 * v270)) + (v271 * (prepared[1] * v262))
    v273 = v272 - (v72 * ((v174 * v266) - v259))
    v274 = (prepared[1] * v208) - v198
    v275 = v199 + (v214 + ((v6 * v274) - v197))
    v276 = ((v35 * v219) - v224) + (v58 * v167)
    v277 = ((v37 * v276) - v192) + (v44 * v275)
    v278 = 1.0 + v47
    v279 = (((v46 * v277) - v231) + (v49 * v276)) + (v275 * v278)
    v280 = (((v73 * v279) - (v269 * v275)) - (v270 * v277)) - (v271 * v274)
    v281 = v72 * v174
    v282 = v53 * v72
    v283 = (v280 - (v276 * v281)) + (v282 * (prepared[7] * v195))
    v284 = v283 - (v72 * ((v5 * v257) - v253))
    v285 = (v78 * v97) - v242
    v286 = (prepared[9] * v6) - prepared[12]
    v287 = (((v285 * v286) - (v170 * (v7 * prepared[81]))) - v245) + (v123 * v242)
    v288 = v79 - (v86 * v86)
    v289 = (((v14 * v248) - (prepared[63] * v288)) + (v35 * v250)) + (v119 * v86)
    v290 = (v78 * v186) - v176
    v291 = v82 - v288
    v292 = (v14 * v290) - (v35 * v291)
    v293 = prepared[1] * v285
    v294 = (((v37 * v289) - (v32 * v292)) + (v44 * v287)) - (v13 * v293)
    v295 = v4 * v57
    v296 = v295 - (v5 * v41)
    v297 = (((v46 * v294) - (v292 * v296)) + (v49 * v289)) + (v278 * v287)
    v298 = v5 * v57
    v299 = v42 + v298
    v300 = v297 - (v293 * v299)
    v301 = (((v174 * v289) - (v64 * v300)) + (v56 * v287)) + (v66 * v294)
    v302 = v301 + (v54 * ((prepared[8] * v242) - ((prepared[7] * v243) - (prepared[9] * v285))))
    v303 = v302 + (v53 * ((prepared[81] * v170) - v241))
    v304 = 10.0 * v5
    v305 = v57 + v304
    v306 = v303 - (v305 * ((v35 * v290) + (v14 * v291)))
    v307 = (v53 * v78) + (v54 * v86)
    v308 = v4 * v76
    v309 = v307 + v308
    v310 = v131 + (v10 * v129)
    v311 = (((prepared[9] * v309) - (v53 * (v76 * prepared[74]))) - (v14 * v310)) + (v54 * v119)
    v312 = v57 * prepared[82]
    v313 = (v311 + (v99 * (v312 + (v5 * prepared[74])))) + (prepared[8] * (v307 - v308))
    v314 = (v54 * (2.0 * v78)) + (v5 * v97)
    v315 = (((v80 * (v5 * prepared[64])) - (v54 * v180)) + (v14 * v314)) - (v76 * v128)
    v316 = 2.0 * v5
    v317 = ((v86 * v316) - (v53 * v97)) - (v5 * v186)
    v318 = v74 * prepared[64]
    v319 = (v5 * v318) - (prepared[1] * v317)
    v320 = (v95 * (qd[0] * prepared[83])) + (v157 * v51)
    v321 = (v5 * (v119 + (prepared[30] * v86))) - (prepared[9] * v317)
    v322 = v321 - (v74 * (v312 + (prepared[13] * v5)))
    v323 = (((v74 * v154) - (v6 * v322)) - (prepared[12] * v317)) + (v57 * v318)
    v324 = (((v151 * (2.0 * v74)) - (v5 * v78)) - (v54 * v81)) + (v77 * v316)
    v325 = v323 + (v196 * v324)
    v326 = ((v320 + ((v13 * v319) - (v32 * v315))) + (v37 * v313)) + (v44 * v325)
    v327 = v320 + (v157 * (v8 * prepared[77]))
    v328 = ((v327 + (v46 * v326)) + (v49 * v313)) + (v278 * v325)
    v329 = (v328 + (v41 * ((v4 * v319) + (v5 * v315)))) - (v295 * v315)
    v330 = v8 * qd[0]
    v331 = v3 * v330
    v332 = (v329 + (prepared[84] * v331)) + (v298 * v319)
    v333 = (((v64 * v332) - (v56 * v325)) + (v53 * (prepared[86] * v324))) + (v54 * v322)
    v334 = (v14 * v309) + (v35 * v314)
    v335 = ((v333 - (v66 * v326)) - (v174 * v313)) + (v57 * (v334 + (prepared[64] * v308)))
    v336 = v3 * v148
    v337 = (v336 + ((v335 + (v153 * v310)) + (v154 * v308))) + (v304 * v334)
    v338 = (v337 + (v9 * v156)) + (v129 * (v96 + v103))
    v339 = v114 - (prepared[7] * v185)
    v340 = v100 - (v7 * v97)
    v341 = (prepared[12] * v340) + (v117 * v339)
    v342 = v7 * v339
    v343 = v121 - (prepared[9] * v340)
    v344 = (v6 * v343) - v342
    v345 = v75 * ((v3 * v50) - (v2 * (100.0 * v5)))
    v346 = v9 * qd[1]
    v347 = (v345 + (v50 * v346)) - (v5 * v131)
    v348 = v344 + (v15 * v347)
    v349 = v348 + v341
    v350 = v6 * prepared[82]
    v351 = ((v14 * (v7 * v86)) - (v76 * prepared[64])) - (v350 * (v6 * v78))
    v352 = v7 * v78
    v353 = v351 + (v35 * (v74 - v352))
    v354 = prepared[1] * v340
    v355 = (v4 * v353) + (v5 * v354)
    v356 = (v4 * v354) - (v5 * v353)
    v357 = (v341 + (v11 * v355)) + (v10 * v356)
    v358 = ((v336 - v348) - v357) - (v51 * v346)
    v359 = (v6 * v86) - v352
    v360 = v74 + v359
    v361 = v6 * v119
    v362 = ((-(prepared[9] * v360)) - v361) - (prepared[8] * (v359 - v74))
    v363 = v86 * prepared[74]
    v364 = v362 - ((((v2 * v54) + (v3 * v151)) * (v75 * prepared[87])) - v363)
    v365 = v2 * qd[0]
    v366 = 100.0 * (v330 + v365)
    v367 = (v364 + (v14 * v366)) - (prepared[87] * ((v54 * v107) + (v151 * v346)))
    v368 = (v358 + (v27 * v349)) + (v37 * v367)
    v369 = (v22 * v355) + (v20 * v356)
    v370 = v369 + (v129 * v233)
    v371 = (((v370 - v358) - (v46 * v368)) + (v47 * v349)) - (v49 * v367)
    v372 = (((v327 + (v64 * v371)) - (v56 * v349)) - (v54 * v343)) + (v66 * v368)
    v373 = (v14 * v360) + (v350 * v352)
    v374 = (v57 * (v318 + v373)) + (v53 * (prepared[85] * v339))
    v375 = v374 + (((v372 + (v174 * v367)) + (v153 * v366)) - (v128 * v347))
    v376 = v5 * ((10.0 * v373) + (v74 * prepared[75]))
    v377 = v376 + (v375 + (prepared[73] * v331))
    v378 = v343 + (prepared[1] * v345)
    v379 = ((v6 * v378) + (prepared[6] * v345)) - v342
    v380 = v357 + v379
    v381 = v341 + v379
    v382 = v364 + (v365 * (v6 * prepared[87]))
    v383 = ((v27 * v381) - v380) + (v37 * v382)
    v384 = (((v370 + v380) - (v46 * v383)) + (v47 * v381)) - (v49 * v382)
    v385 = ((v320 + (v80 * (v2 * prepared[88]))) + (v64 * v384)) - (v56 * v381)
    v386 = v374 + v376
    v387 = v386 + (((v385 - (v54 * v378)) + (v66 * v383)) + (v174 * v382))
    v388 = v344 + v357
    v389 = v344 + v341
    v390 = v362 + v363
    v391 = ((v27 * v389) - v388) + (v37 * v390)
    v392 = (((v369 + v388) - (v46 * v391)) + (v47 * v389)) - (v49 * v390)
    v393 = (((v269 * v389) - (v73 * v392)) - (v270 * v391)) + (v271 * v343)
    v394 = (v393 - (v72 * v386)) - (v281 * v390)
    v395 = v361 + ((v186 * v286) - (prepared[81] * v352))
    v396 = v86 * prepared[82]
    v397 = prepared[82] * v185
    v398 = ((v44 * v395) - (v13 * v396)) + (v32 * v397)
    v399 = (((v46 * v398) + (v278 * v395)) - (v299 * v396)) + (v296 * v397)
    v400 = ((v305 * (v81 * (v72 * (v7 * prepared[82])))) - (v73 * v399)) + (v269 * v395)
    v401 = (v400 + (v270 * v398)) - (v282 * (v78 * prepared[86]))
    v402 = v401 + (v271 * (v119 + (v86 * prepared[89])))
    v403 = prepared[30] * v185
    v404 = (v44 * v403) - (v33 * (v78 * prepared[90]))
    v405 = ((v46 * v404) - (v78 * (prepared[91] * v36))) + (v278 * v403)
    v406 = ((v270 * v404) - (v73 * v405)) + (v269 * v403)
    v407 = v406 - (prepared[30] * ((v78 * v281) - (v81 * v271)))
    v408 = (v52 * v238) + (v73 * v261)
    v409 = (v52 * v268) + (v64 * v273)
    v410 = (v64 * v284) - (v52 * v279)
    v411 = (v52 * v300) + (v73 * v306)
    v412 = (v73 * v338) - (v52 * v332)
    v413 = (v73 * v377) - (v52 * v371)
    v414 = (v73 * v387) - (v52 * v384)
    v415 = (v52 * v392) + (v64 * v394)
    v416 = (v52 * v399) + (v64 * v402)
    v417 = (v52 * v405) + (v64 * v407)
    v418 = ((v261 * v270) - (v45 * v230)) - (v46 * v408)
    v419 = ((v66 * v273) - (v45 * v267)) - (v46 * v409)
    v420 = ((v66 * v284) - (v45 * v277)) - (v46 * v410)
    v421 = ((v45 * v294) - (v46 * v411)) + (v270 * v306)
    v422 = ((v270 * v338) - (v45 * v326)) - (v46 * v412)
    v423 = ((v45 * v368) - (v46 * v413)) + (v270 * v377)
    v424 = ((v45 * v383) - (v46 * v414)) + (v270 * v387)
    v425 = ((v66 * v394) - (v45 * v391)) - (v46 * v415)
    v426 = ((v45 * v398) - (v46 * v416)) + (v66 * v402)
    v427 = ((v45 * v404) - (v46 * v417)) + (v66 * v407)
    v428 = (((v26 * v217) - (v27 * v418)) - (v47 * v408)) + (v261 * v269)
    v429 = (((v26 * v264) + (v56 * v273)) - (v27 * v419)) - (v47 * v409)
    v430 = (((v56 * v284) - (v26 * v275)) - (v27 * v420)) - (v47 * v410)
    v431 = (((v26 * v287) - (v27 * v421)) - (v47 * v411)) + (v269 * v306)
    v432 = (((v269 * v338) - (v26 * v325)) - (v27 * v422)) - (v47 * v412)
    v433 = (((v269 * v377) - (v26 * v349)) - (v27 * v423)) - (v47 * v413)
    v434 = (((v269 * v387) - (v26 * v381)) - (v27 * v424)) - (v47 * v414)
    v435 = (((v26 * v389) + (v56 * v394)) - (v27 * v425)) - (v47 * v415)
    v436 = (((v26 * v395) + (v56 * v402)) - (v27 * v426)) - (v47 * v416)
    v437 = (((v56 * v407) - (v27 * v427)) - (v47 * v417)) + (v26 * v403)
    v438 = v67 * v72
    v439 = v72 * v147
    v440 = prepared[61] * v195
    v441 = (prepared[66] * v113) - (prepared[61] * v185)
    v442 = v66 - (v46 * v64)
    v443 = v72 * v442
    v444 = -v443
    v445 = (v269 - (v47 * v73)) - (v27 * v443)
    v446 = -v445
    v447 = ((v37 * v443) - (v49 * v73)) - v438
    v448 = v44 * v117
    v449 = v117 * v278
    v450 = ((v439 - (v117 * v269)) - (v443 * v448)) + (v73 * v449)
    v451 = v46 * v52
    v452 = v451 + (v73 * v442)
    v453 = ((v27 * v451) - (v64 * v445)) - (v47 * v52)
    v454 = -v453
    v455 = ((v64 * v447) + (v49 * v52)) + (v37 * v451)
    v456 = -v455
    v457 = ((v448 * v451) - (v64 * v450)) + (v52 * v449)
    v458 = ((v27 * v45) - (v46 * v453)) - (v66 * v445)
    v459 = ((v66 * v447) - (v46 * v455)) + (v37 * v45)
    v460 = ((v45 * v448) - (v46 * v457)) - (v66 * v450)
    v461 = -v460
    v462 = ((v56 * v447) - (v27 * v459)) - (v47 * v455)
    v463 = (((v26 * v117) - (v56 * v450)) - (v27 * v460)) - (v47 * v457)
    v464 = -v463
    v465 = ((v37 * v460) - (v49 * v457)) + (v67 * v450)
    return (
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
        REAL(1.0),
        REAL(0.0),
        -(v72 * v261),
        v273,
        v284,
        -(v72 * v306),
        REAL(0.0),
        -(v72 * v338),
        -(v72 * v377),
        -(v72 * v387),
        v394,
        v402,
        -v407,
        REAL(0.0),
        v408,
        -v409,
        -v410,
        v411,
        REAL(0.0),
        v412,
        v413,
        v414,
        -v415,
        -v416,
        v417,
        REAL(0.0),
        -v418,
        v419,
        v420,
        -v421,
        REAL(0.0),
        -v422,
        -v423,
        -v424,
        v425,
        v426,
        -v427,
        REAL(0.0),
        -v428,
        v429,
        v430,
        -v431,
        REAL(0.0),
        -v432,
        -v433,
        -v434,
        v435,
        v436,
        -v437,
        REAL(0.0),
        (((prepared[49] * v229) + (v37 * v418)) - (v49 * v408)) - (v261 * v438),
        (((v49 * v409) - (prepared[49] * v266)) - (v37 * v419)) + (v67 * v273),
        (((v49 * v410) - (prepared[49] * v276)) - (v37 * v420)) + (v67 * v284),
        (((v37 * v421) - (prepared[49] * v289)) - (v49 * v411)) - (v306 * v438),
        REAL(0.0),
        (((prepared[49] * v313) + (v37 * v422)) - (v49 * v412)) - (v338 * v438),
        (((v37 * v423) - (prepared[49] * v367)) - (v49 * v413)) - (v377 * v438),
        (((v37 * v424) - (prepared[49] * v382)) - (v49 * v414)) - (v387 * v438),
        (((v49 * v415) - (prepared[49] * v390)) - (v37 * v425)) + (v67 * v394),
        ((v49 * v416) - (v37 * v426)) + (v67 * v402),
        (((v78 * prepared[65]) + (v37 * v427)) - (v49 * v417)) - (v67 * v407),
        REAL(0.0),
        ((v261 * v439) - v440) - (v117 * (v428 - (v408 - v418))),
        ((v117 * (v429 - (v409 - v419))) - (v147 * v273)) - v440,
        ((v117 * (v430 - (v410 - v420))) - (v147 * v284)) - v440,
        ((prepared[61] * v170) + (v306 * v439)) - (v117 * (v431 - (v411 - v421))),
        REAL(0.0),
        ((v338 * v439) - (prepared[61] * v324)) - (v117 * (v432 - (v412 - v422))),
        ((v377 * v439) - v441) - (v117 * (v433 - (v413 - v423))),
        ((v387 * v439) - v441) - (v117 * (v434 - (v414 - v424))),
        ((v117 * (v435 - (v415 - v425))) - v441) - (v147 * v394),
        ((v117 * (v436 - (v416 - v426))) - (v78 * prepared[61])) - (v147 * v402),
        (v147 * v407) - (v117 * (v437 - (v417 - v427))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v72,
        v73,
        v444,
        v446,
        v447,
        v450,
        v73,
        v52 - (v64 * v73),
        v452,
        v454,
        v456,
        v457,
        v444,
        v452,
        ((v46 * v452) - v45) - (v270 * v442),
        v458,
        v459,
        v461,
        v446,
        v454,
        v458,
        -(((v26 + (v56 * v445)) + (v27 * v458)) + (v47 * v453)),
        v462,
        v464,
        v447,
        v456,
        v459,
        v462,
        ((prepared[49] - (v37 * v459)) + (v49 * v455)) + (v67 * v447),
        v465,
        v450,
        v457,
        v461,
        v464,
        v465,
        (prepared[51] - (v147 * v450)) - (v117 * (v463 - (v457 - v460))),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per actuated joint; row by row

    Operations: 704 add, 910 mul, 4 div, 0 sqrt, 4 sincos, 33 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:144], REAL, (12, 12), lanes), _pack(values[144:216], REAL, (12, 6), lanes)


def _regressor(prepared, q, qd, qdd):
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
    v10 = v1 * qd[0]
    v11 = qd[1] * v10
    v12 = (v0 * qdd[0]) + v11
    v13 = v11 + v12
    v14 = v0 * qd[0]
    v15 = qd[1] * v14
    v16 = (v1 * qdd[0]) - v15
    v17 = v15 - v16
    v18 = v10 * v14
    v19 = qdd[1] + v18
    v20 = qd[1] * qd[1]
    v21 = (v2 * v10) + (v3 * v14)
    v22 = ((qd[2] * v21) + (v2 * v12)) - (v3 * v16)
    v23 = qd[2] + qd[1]
    v24 = v23 * v21
    v25 = v24 + v22
    v26 = 50.0 * v1
    v27 = (v0 * v2) - (v1 * v3)
    v28 = 50.0 * v17
    v29 = (v3 * v10) - (v2 * v14)
    v30 = v23 * v29
    v31 = ((qd[2] * v29) + (v3 * v12)) + (v2 * v16)
    v32 = v31 + v30
    v33 = (v0 * v3) + (v1 * v2)
    v34 = v21 * v21
    v35 = v29 * v29
    v36 = v10 * v10
    v37 = v20 + v36
    v38 = 50.0 * v2
    v39 = 50.0 * v3
    v40 = (v19 * v39) + (v37 * v38)
    v41 = (v37 * v39) - (v19 * v38)
    v42 = v27 * v24
    v43 = v23 * v23
    v44 = v21 * v29
    v45 = qdd[1] + qdd[2]
    v46 = v45 + v44
    v47 = v33 * v30
    v48 = v44 - v45
    v49 = v28 + (50.0 * v25)
    v50 = (50.0 * v27) - v26
    v51 = (v5 * v21) + (v4 * v29)
    v52 = ((qd[3] * v51) + (v5 * v22)) + (v4 * v31)
    v53 = qd[3] + v23
    v54 = v53 * v51
    v55 = v54 + v52
    v56 = (v4 * v33) + (v5 * v27)
    v57 = (v4 * v21) - (v5 * v29)
    v58 = v53 * v57
    v59 = ((qd[3] * v57) + (v4 * v22)) - (v5 * v31)
    v60 = v59 + v58
    v61 = (v4 * v27) - (v5 * v33)
    v62 = v57 * v57
    v63 = v51 * v51
    v64 = v43 + v35
    v65 = v41 + (50.0 * v64)
    v66 = (50.0 * v46) + v40
    v67 = (v4 * v66) - (v5 * v65)
    v68 = (v4 * v65) + (v5 * v66)
    v69 = v56 * v54
    v70 = v53 * v53
    v71 = v51 * v57
    v72 = qdd[3] + v45
    v73 = v71 - v72
    v74 = v61 * v58
    v75 = v72 + v71
    v76 = v70 + v62
    v77 = v67 - (10.0 * v76)
    v78 = v49 + (10.0 * v55)
    v79 = (v6 * v78) + (v7 * v77)
    v80 = (10.0 * v56) + v50
    v81 = v6 * v80
    v82 = (v7 * v78) - (v6 * v77)
    v83 = v7 * v80
    v84 = qd[4] + v57
    v85 = v84 * v84
    v86 = (v6 * v51) - (v7 * v53)
    v87 = v86 * v86
    v88 = v87 + v85
    v89 = (v6 * v53) + (v7 * v51)
    v90 = v89 * v86
    v91 = qdd[4] + v52
    v92 = v90 - v91
    v93 = v68 - (10.0 * v73)
    v94 = v6 * v61
    v95 = v7 * v61
    v96 = v89 * v89
    v97 = v96 + v85
    v98 = v90 + v91
    v99 = ((qd[4] * v86) + (v7 * v59)) - (v6 * v72)
    v100 = v86 * v84
    v101 = v100 - v99
    v102 = ((qd[4] * v89) - (v6 * v59)) - (v7 * v72)
    v103 = v89 * v84
    v104 = v103 - v102
    v105 = v56 * v90
    v106 = v94 * v103
    v107 = v100 + v99
    v108 = v103 + v102
    v109 = v87 - v96
    v110 = v85 - v96
    v111 = v95 * v100
    v112 = v87 - v85
    v113 = 20.0 * v9
    v114 = 20.0 * v8
    v115 = (((v9 * v79) - (v8 * v93)) + (v98 * v113)) + (v107 * v114)
    v116 = v6 * v9
    v117 = ((v56 * v113) + (v80 * v116)) + (v95 * v114)
    v118 = v82 + (20.0 * v97)
    v119 = (((v8 * v79) + (v9 * v93)) + (v98 * v114)) - (v107 * v113)
    v120 = v6 * v8
    v121 = ((v56 * v114) + (v80 * v120)) - (v95 * v113)
    v122 = (v9 * v56) + (v8 * v95)
    v123 = (v9 * v89) + (v8 * v84)
    v124 = ((qd[5] * v123) - (v9 * v91)) - (v8 * v99)
    v125 = qd[5] + v86
    v126 = v125 * v123
    v127 = v124 + v126
    v128 = (v8 * v89) - (v9 * v84)
    v129 = v128 * v128
    v130 = v125 * v125
    v131 = v130 + v129
    v132 = v123 * v128
    v133 = qdd[5] + v102
    v134 = v133 - v132
    v135 = (((v94 * v119) - (v83 * v127)) - (v117 * v131)) - (v121 * v134)
    v136 = (v8 * v56) - (v9 * v95)
    v137 = ((qd[5] * v128) - (v8 * v91)) + (v9 * v99)
    v138 = v125 * v128
    v139 = v137 + v138
    v140 = v133 + v132
    v141 = v123 * v123
    v142 = v130 + v141
    v143 = (((v83 * v139) + (v94 * v115)) - (v117 * v140)) + (v121 * v142)
    v144 = v129 + v141
    v145 = v124 - v126
    v146 = (((v83 * v144) + (v115 * v122)) - (v117 * v145)) + (v119 * v136)
    v147 = v137 - v138
    v148 = v126 * v122
    v149 = v94 * v132
    v150 = v129 - v141
    v151 = v130 - v141
    v152 = v138 * v136
    v153 = v130 - v129
    v154 = v31 - v30
    v155 = v22 - v24
    v156 = -v44
    v157 = v34 - v35
    v158 = -v155
    v159 = 50.0 + v39
    v160 = 50.0 * v4
    v161 = (v2 * v160) - (v5 * v159)
    v162 = (v5 * v38) + (v4 * v159)
    v163 = v70 + v63
    v164 = v52 - v54
    v165 = v59 - v58
    v166 = v63 - v62
    v167 = -v165
    v168 = -v71
    v169 = -v164
    v170 = (v6 * v82) - (v7 * v79)
    v171 = 10.0 - v161
    v172 = v7 * v162
    v173 = v6 * v162
    v174 = v7 * v93
    v175 = v6 * v93
    v176 = v96 + v87
    v177 = v7 * v103
    v178 = -((v6 * v99) - v177)
    v179 = -((v6 * v108) + (v7 * v107))
    v180 = -((v6 * v92) - (v7 * v110))
    v181 = v6 * v100
    v182 = v181 - (v7 * v102)
    v183 = (v7 * v98) + (v6 * v112)
    v184 = -(v177 + v181)
    v185 = 20.0 * v6
    v186 = v185 + v171
    v187 = (v8 * v172) + (v9 * v186)
    v188 = (v9 * v172) - (v8 * v186)
    v189 = (v7 * v119) - (v118 * v120)
    v190 = (v7 * v115) - (v118 * v116)
    v191 = (v116 * v119) - (v115 * v120)
    v192 = v7 * v132
    v193 = v120 * v126
    v194 = -(v193 + (v192 + (v116 * v137)))
    v195 = ((v7 * v150) - (v116 * v127)) + (v120 * v139)
    v196 = ((v7 * v147) + (v116 * v134)) - (v120 * v151)
    v197 = v116 * v138
    v198 = v197 + (v192 + (v120 * v124))
    v199 = ((v7 * v145) - (v116 * v153)) - (v120 * v140)
    v200 = -((v197 + (v7 * v133)) - v193)
    v201 = 50.0 * v5
    v202 = 10.0 + v201
    v203 = v7 * v160
    v204 = v6 * v160
    v205 = v185 + v202
    v206 = (v8 * v203) + (v9 * v205)
    v207 = (v9 * v203) - (v8 * v205)
    v208 = 10.0 + v185
    v209 = v8 * v208
    v210 = v9 * v208
    v211 = v9 * v126
    v212 = v8 * v138
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
        qdd[0],
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0 * v13,
        (v1 * v13) - (v0 * v17),
        (v1 * v20) - (v0 * (v18 - v19)),
        (v1 * v16) - (v0 * v11),
        (v1 * qdd[1]) - (v0 * v20),
        REAL(0.0),
        v17 * ((-2500.0) * v1),
        (v27 * v28) - (v26 * v25),
        (v33 * v28) - (v26 * v32),
        ((v27 * v41) - (v33 * v40)) + (v26 * (v35 + v34)),
        (v33 * v31) - v42,
        -((v33 * v25) + (v27 * v32)),
        (v33 * v46) + (v27 * (v34 - v43)),
        (v27 * v22) - v47,
        (v27 * v48) + (v33 * (v35 - v43)),
        v42 + v47,
        v49 * v50,
        (v56 * v49) + (v50 * v55),
        -((v49 * v61) + (v50 * v60)),
        ((v61 * v68) - (v56 * v67)) - (v50 * (v63 + v62)),
        (v61 * v59) - v69,
        (v55 * v61) + (v56 * v60),
        (v61 * v73) + (v56 * (v63 - v70)),
        (v56 * v52) - v74,
        -((v56 * v75) + (v61 * (v62 - v70))),
        v69 + v74,
        (v82 * v83) + (v79 * v81),
        (((v56 * v82) - (v83 * v92)) - (v81 * v88)) + (v93 * v94),
        (((v93 * v95) - (v56 * v79)) - (v83 * v97)) - (v81 * v98),
        (((v82 * v95) - (v83 * v101)) + (v79 * v94)) + (v81 * v104),
        v106 + (v105 + (v95 * v99)),
        ((v95 * v108) - (v94 * v107)) - (v56 * v109),
        ((v56 * v101) + (v92 * v95)) + (v94 * v110),
        -(v111 + (v105 + (v94 * v102))),
        ((v56 * v104) + (v94 * v98)) - (v95 * v112),
        v111 + ((v56 * v91) - v106),
        ((v83 * v118) + (v115 * v117)) + (v119 * v121),
        v135 + (v118 * v122),
        v143 - (v118 * v136),
        v146 - (v121 * v147),
        (v148 - (v137 * v136)) - v149,
        ((v94 * v150) - (v122 * v139)) - (v127 * v136),
        ((v94 * v147) + (v122 * v151)) + (v134 * v136),
        v152 + (v149 - (v124 * v122)),
        ((v94 * v145) + (v122 * v140)) - (v136 * v153),
        -(v152 + (v148 + (v94 * v133))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v18,
        (v14 * v14) - v36,
        v12 - v11,
        v18,
        v15 + v16,
        qdd[1],
        (v39 * v40) - (v38 * v41),
        (v40 + (v46 * v39)) - (v38 * v64),
        (v41 + (v38 * v48)) - (v39 * (v43 + v34)),
        -((v38 * v155) + (v39 * v154)),
        v156,
        v157,
        v154,
        v44,
        v158,
        v45,
        (v67 * v162) - (v68 * v161),
        (v68 + (v73 * v161)) - (v76 * v162),
        ((v161 * v163) - v67) - (v75 * v162),
        -((v161 * v165) + (v162 * v164)),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        (v93 * v171) - (v162 * v170),
        v174 + (((v92 * v173) - (v88 * v172)) - (v108 * v171)),
        (((v97 * v173) - (v98 * v172)) + (v107 * v171)) - v175,
        (((v101 * v173) + (v104 * v172)) + (v171 * v176)) - v170,
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        ((v115 * v188) + (v119 * v187)) - (v118 * v173),
        v189 + (((v127 * v173) - (v131 * v188)) - (v134 * v187)),
        v190 + (((v142 * v187) - (v140 * v188)) - (v139 * v173)),
        ((v191 - (v145 * v188)) - (v147 * v187)) - (v144 * v173),
        v194,
        v195,
        v196,
        v198,
        v199,
        v200,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v40,
        v41,
        REAL(0.0),
        v156,
        v157,
        v154,
        v44,
        v158,
        v45,
        (v67 * v160) + (v68 * v201),
        (v68 - (v73 * v201)) - (v76 * v160),
        -((v67 + (v75 * v160)) + (v163 * v201)),
        (v165 * v201) - (v160 * v164),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        (v93 * v202) - (v160 * v170),
        v174 + (((v92 * v204) - (v88 * v203)) - (v108 * v202)),
        (((v97 * v204) - (v98 * v203)) + (v107 * v202)) - v175,
        (((v101 * v204) + (v104 * v203)) - v170) + (v176 * v202),
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        ((v115 * v207) + (v119 * v206)) - (v118 * v204),
        v189 + (((v127 * v204) - (v131 * v207)) - (v134 * v206)),
        v190 + (((v142 * v206) - (v140 * v207)) - (v139 * v204)),
        ((v191 - (v145 * v207)) - (v147 * v206)) - (v144 * v204),
        v194,
        v195,
        v196,
        v198,
        v199,
        v200,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v68,
        -v67,
        REAL(0.0),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        10.0 * v93,
        v174 - (10.0 * v108),
        (10.0 * v107) - v175,
        (10.0 * v176) - v170,
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        (v119 * v210) - (v115 * v209),
        v189 + ((v131 * v209) - (v134 * v210)),
        v190 + ((v140 * v209) + (v142 * v210)),
        v191 + ((v145 * v209) - (v147 * v210)),
        v194,
        v195,
        v196,
        v198,
        v199,
        v200,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v82,
        -v79,
        REAL(0.0),
        v90,
        -v109,
        v101,
        -v90,
        v104,
        v91,
        (v113 * v115) + (v114 * v119),
        ((v9 * v118) - (v113 * v131)) - (v114 * v134),
        ((v114 * v142) - (v8 * v118)) - (v113 * v140),
        (((v9 * v115) + (v8 * v119)) - (v113 * v145)) - (v114 * v147),
        v211 - (v8 * v137),
        -((v9 * v139) + (v8 * v127)),
        (v9 * v151) + (v8 * v134),
        v212 - (v9 * v124),
        (v9 * v140) - (v8 * v153),
        -(v211 + v212),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v119,
        -v115,
        REAL(0.0),
        v132,
        -v150,
        -v147,
        -v132,
        -v145,
        v133,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[6][60]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 311 add, 401 mul, 0 div, 0 sqrt, 5 sincos, 32 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:360], REAL, (6, 60), lanes)


def _stiffness_matrix(prepared, q):
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
    )


def stiffness_matrix(prepared, q):
    """Hessian of the potential, gravity included.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      K[6][6]  stiffness matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _stiffness_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


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
    )


def damping_matrix(prepared, q):
    """Hessian of Rayleigh's dissipation function.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      D[6][6]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)
