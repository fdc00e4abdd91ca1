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
        v0 = 50.0 * parameters[1]
        v1 = 2.0 * (50.0 * (0.5 * v0))
        v2 = 50.0 * parameters[2]
        v3 = 0.5 * v2
        v4 = 2.0 * (50.0 * v3)
        v5 = 10.0 * parameters[3]
        v6 = 2.0 * (10.0 * (0.5 * v5))
        v7 = 0.5 * parameters[6]
        v8 = 20.0 * parameters[5]
        v9 = v7 - (2.0 * (20.0 * (0.5 * v8)))
        v10 = parameters[4] + parameters[5]
        v11 = 10.0 * v10
        v12 = v6 + (2.0 * (10.0 * (0.5 * v11)))
        v13 = parameters[3] + v10
        v14 = v5 + v11
        v15 = 50.0 * v13
        v16 = v4 + (2.0 * (50.0 * (0.5 * v15)))
        v17 = parameters[2] + v13
        v18 = v2 + v15
        v19 = v1 + (2.0 * (50.0 * (0.5 * (50.0 * v17))))
        v20 = v7 - v9
        v21 = parameters[6] - v20
        v22 = 10.0 * v8
        v23 = v12 + v20
        v24 = 2.0 * v7
        v25 = 0.5 * (v1 + v1)
        v26 = v1 - v25
        v27 = 30.0 * parameters[1]
        v28 = 30.0 * v0
        v29 = 30.0 * (0.5 * v27)
        v30 = 0.5 * (v4 + v4)
        v31 = 0.5 * (v6 + v6)
        v32 = 0.5 * parameters[4]
        v33 = 0.5 * parameters[5]
        v34 = 30.0 * (parameters[1] + v17)
        v35 = 1.0 / parameters[6]
        v36 = parameters[6] * v35
        v37 = 1.0 / v20
        v38 = 2.0 * v2
        v39 = parameters[6] * v36
        v40 = v8 * v37
        v41 = 50.0 * v18
        values = (
            parameters[2],
            parameters[3],
            parameters[4],
            parameters[5],
            parameters[6],
            v0,
            v1,
            v2,
            v3,
            v4,
            v5,
            v6,
            v7,
            v8,
            v9,
            v10,
            v12,
            v13,
            v14,
            v16,
            v17,
            v18,
            v19,
            v20,
            v21,
            v22,
            2.0 * v22,
            parameters[6] + v12,
            v20 - v23,
            v19 + (v16 + v23),
            v24,
            2.0 * parameters[6],
            parameters[6] - v7,
            v25,
            v26,
            v27,
            v28,
            v28 + v28,
            v29 + v29,
            v30,
            v4 - v30,
            0.5 * parameters[2],
            v31,
            v6 - v31,
            0.5 * parameters[3],
            v32,
            v25 + v26,
            v32 + v32,
            v33 + v33,
            2.0 * v32,
            2.0 * v33,
            ((-30.0) * v27) + (30.0 * v27),
            ((-30.0) * v34) + (30.0 * v34),
            v16 + v19,
            v35,
            v36,
            v37,
            0.5 * v1,
            50.0 * v2,
            (-50.0) * v38,
            2.0 * v5,
            50.0 * v38,
            50.0 * v0,
            10.0 * parameters[4],
            (-50.0) * parameters[2],
            50.0 * parameters[3],
            50.0 * v5,
            v9 - v7,
            v7 + v9,
            2.0 * v14,
            (-10.0) * v8,
            2.0 * v36,
            2.0 * (v7 * v37),
            v39,
            v39 - v21,
            v40,
            50.0 * v8,
            v8 * v40,
            v41,
            2.0 * v41,
            20.0 * v8,
            (-50.0) * v18,
            2.0 * v12,
            100.0 * v18,
            2.0 * v19,
            (-50.0) * v8,
            v39 - parameters[6],
            v19 + v19,
            v16 + v16,
            parameters[6] - v39,
            2.0 * v8,
            (-20.0) * v8,
            (-2.0) * v7,
            2.0 * v16,
            (-50.0) * (2.0 * v18),
            parameters[6] * ((-1.0) + v36),
            (-100.0) * v8,
            1.0 - v36,
            100.0 * v8,
            100.0 * v14,
            (-2.0) * v8,
            2.0 * v9,
            v24 * v40,
            v24 * v37,
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
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(v1)
    v9 = np.cos(v1)
    v10 = v6 * v8
    v11 = (prepared[24] * v6) - prepared[26]
    v12 = 50.0 * v5
    v13 = prepared[13] * v6
    v14 = prepared[18] + v13
    v15 = v9 * v14
    v16 = v12 * v15
    v17 = 50.0 * v3
    v18 = v17 * (v15 + (prepared[21] * v5))
    v19 = ((prepared[26] * v6) - (v2 * (prepared[22] * v2))) - (v4 * (prepared[19] * v4))
    v20 = (v19 + (v8 * ((prepared[28] * v8) + (v10 * v11)))) + (2.0 * (v16 + v18))
    v21 = prepared[13] * v7
    v22 = 50.0 * v2
    v23 = v7 * ((prepared[25] * v8) - (prepared[24] * v10))
    v24 = 50.0 * v4
    v25 = v23 + (v21 * v24)
    v26 = v25 + (v21 * v22)
    v27 = prepared[4] * v10
    v28 = v8 * v14
    v29 = v18 + (v22 * (v28 + (prepared[21] * v4)))
    v30 = v16 + (v24 * v28)
    v31 = (v6 * v11) - prepared[27]
    v32 = v31 - v30
    v33 = v30 - (v32 - prepared[19])
    v34 = v29 + v33
    v35 = ((v22 * v28) - v32) + (v15 * v17)
    v36 = v8 * v21
    v37 = v9 * v21
    v38 = (v12 * v36) - (v24 * v37)
    v39 = (v38 + (v17 * v36)) - (v22 * v37)
    v40 = -((v9 * (prepared[23] + (prepared[25] * v6))) + (v13 * (v12 + v17)))
    v41 = -(prepared[4] * v7)
    v42 = -v32
    return (
        prepared[29] + v20,
        v26,
        v25,
        v23,
        v40,
        v27,
        v26,
        v29 + (prepared[22] + v34),
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
        prepared[23],
        REAL(0.0),
        v27,
        v41,
        v41,
        v41,
        REAL(0.0),
        prepared[4],
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
    v11 = qd[1] + qd[2]
    v12 = qd[3] + v11
    v13 = v4 * v12
    v14 = v13 + (v5 * v10)
    v15 = v3 * qd[0]
    v16 = qd[4] - v15
    v17 = (v16 * v16) + (v14 * v14)
    v18 = v5 * v12
    v19 = (v4 * v10) - v18
    v20 = v14 * v19
    v21 = v12 * v10
    v22 = v21 + v20
    v23 = prepared[13] * ((v4 * v22) + (v5 * v17))
    v24 = v11 * v11
    v25 = qd[0] * qd[0]
    v26 = v24 + v25
    v27 = 50.0 * v7
    v28 = qd[1] * qd[1]
    v29 = 50.0 * v9
    v30 = v29 * (v28 + v25)
    v31 = v30 + (v27 * v26)
    v32 = 50.0 * v6
    v33 = 50.0 * v8
    v34 = v33 * v28
    v35 = v34 + (v32 * v24)
    v36 = (v12 * v12) + (v15 * v15)
    v37 = v5 * (((v2 * v35) + (v3 * v31)) + (10.0 * v36))
    v38 = 2.0 * qd[0]
    v39 = qd[1] * v38
    v40 = v39 + (qd[2] * v38)
    v41 = v33 * v39
    v42 = v41 + (v32 * v40)
    v43 = 2.0 * v21
    v44 = prepared[13] * ((v4 * (v42 + (10.0 * v43))) - v37)
    v45 = (prepared[14] * v22) - (v44 - (prepared[12] * (v20 + ((v14 * (2.0 * qd[5])) - v21))))
    v46 = v3 * (((v45 - (prepared[16] * v43)) - (10.0 * v23)) - (prepared[18] * v42))
    v47 = v23 + (prepared[18] * v43)
    v48 = prepared[21] * v6
    v49 = prepared[21] * v7
    v50 = ((v46 - (v29 * (v47 + (v48 * v40)))) - (v27 * v47)) - (v49 * v41)
    v51 = prepared[22] * (v8 * v9)
    v52 = prepared[19] * (v6 * v7)
    v53 = (v50 - (v39 * v51)) - (v40 * v52)
    v54 = (v2 * v31) - (v3 * v35)
    v55 = v10 * v15
    v56 = v18 * v15
    v57 = v4 * v55
    v58 = v57 + (2.0 * ((v19 * v16) - v56))
    v59 = ((prepared[12] * v57) - (prepared[14] * v58)) - (prepared[13] * (v54 + (10.0 * v55)))
    v60 = v59 - (prepared[30] * (v56 + (qd[5] * v16)))
    v61 = (v13 * (prepared[31] * v15)) + (prepared[4] * ((v5 * v55) + (v14 * v16)))
    v62 = (-(prepared[18] * v36)) - (prepared[13] * ((v4 * v17) - (v5 * v22)))
    v63 = (prepared[18] * v55) - (prepared[13] * v58)
    v64 = (v2 * v63) - (v3 * v62)
    v65 = (v2 * v62) + (v3 * v63)
    v66 = (v29 * (v65 - (v48 * v24))) + (v33 * (v64 + (v49 * v26)))
    v67 = (v32 * v64) - ((v49 * v34) + (v52 * (v24 - v26)))
    v68 = ((v4 * v60) + (v5 * v61)) + (prepared[25] * v58)
    v69 = ((prepared[16] * v55) + (prepared[18] * v54)) - v68
    v70 = v69 + (((v27 * v65) + (v48 * v30)) + v67)
    return (
        v53 + (v2 * ((v4 * v61) - (v5 * v60))),
        v70 + (v66 + (v25 * v51)),
        v70,
        v69,
        -v45,
        v61,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 67 add, 106 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = qd[1] * v5
    v13 = 30.0 + (50.0 * v0)
    v14 = qd[2] * v5
    v15 = (30.0 * v12) + (v13 * v14)
    v16 = v1 * v5
    v17 = v0 * v6
    v18 = (v5 * v17) - (v7 * v16)
    v19 = v18 - v16
    v20 = -(prepared[7] * v19)
    v21 = v0 * v7
    v22 = v21 + (v1 * v6)
    v23 = v13 + (50.0 * v22)
    v24 = v5 * v23
    v25 = v15 + (qd[3] * v24)
    v26 = -(50.0 * v19)
    v27 = (v16 * v6) + (v5 * v21)
    v28 = (v8 * v27) + (v18 * v9)
    v29 = prepared[10] * v28
    v30 = v29 - (prepared[1] * v26)
    v31 = v25 * v30
    v32 = (v15 * v20) - v31
    v33 = prepared[36] * v16
    v34 = v32 + (v12 * v33)
    v35 = qd[1] * v4
    v36 = qd[2] * v4
    v37 = v35 + v36
    v38 = v1 * v4
    v39 = (v17 * v4) - (v7 * v38)
    v40 = (prepared[8] * v38) - (prepared[7] * v39)
    v41 = prepared[39] * v22
    v42 = v17 - (v1 * v7)
    v43 = (v6 * v38) + (v21 * v4)
    v44 = prepared[40] * v43
    v45 = prepared[7] * v22
    v46 = v45 + (prepared[41] * v13)
    v47 = 50.0 * v46
    v48 = (((v13 * v40) - (v39 * v41)) - (v42 * v44)) + (v38 * v47)
    v49 = v37 + (qd[3] * v4)
    v50 = v39 - v38
    v51 = -(50.0 * v50)
    v52 = (v9 * v39) + (v8 * v43)
    v53 = prepared[10] * v52
    v54 = v53 - (prepared[44] * v51)
    v55 = (v22 * v9) - (v8 * v42)
    v56 = prepared[10] * v55
    v57 = v56 + (prepared[44] * v23)
    v58 = prepared[42] * v55
    v59 = (v22 * v8) + (v9 * v42)
    v60 = (v8 * v39) - (v9 * v43)
    v61 = prepared[43] * v60
    v62 = (((v23 * v54) - (v51 * v57)) + (v52 * v58)) - (v59 * v61)
    v63 = v49 * v62
    v64 = (v37 * v48) - v63
    v65 = prepared[36] * v38
    v66 = v0 * prepared[46]
    v67 = v65 + (v38 * v66)
    v68 = v64 + (v35 * v67)
    v69 = v12 + v14
    v70 = (prepared[8] * v16) - (prepared[7] * v18)
    v71 = prepared[40] * v42
    v72 = (((v13 * v70) - (v18 * v41)) + (v16 * v47)) - (v27 * v71)
    v73 = v69 + (qd[3] * v5)
    v74 = v29 - (prepared[44] * v26)
    v75 = (v18 * v8) - (v27 * v9)
    v76 = prepared[43] * v59
    v77 = (((v23 * v74) - (v26 * v57)) + (v28 * v58)) - (v75 * v76)
    v78 = v73 * v77
    v79 = (v69 * v72) - v78
    v80 = v33 + (v16 * v66)
    v81 = v79 + (v12 * v80)
    v82 = (30.0 * v35) + (v13 * v36)
    v83 = -(prepared[7] * v50)
    v84 = v23 * v4
    v85 = v82 + (qd[3] * v84)
    v86 = v53 - (prepared[1] * v51)
    v87 = v85 * v86
    v88 = (v82 * v83) - v87
    v89 = v88 + (v35 * v65)
    v90 = v73 + (qd[4] * v60)
    v91 = (10.0 * v28) - v26
    v92 = v23 + (10.0 * v55)
    v93 = prepared[47] * v92
    v94 = v91 * v93
    v95 = (v2 * v52) - (v3 * v5)
    v96 = v90 + (qd[5] * v95)
    v97 = v3 * v55
    v98 = (v59 * v10) + (v11 * v97)
    v99 = (v2 * v4) - (v3 * v28)
    v100 = (v75 * v10) - (v11 * v99)
    v101 = prepared[12] * v100
    v102 = (v10 * v97) - (v59 * v11)
    v103 = (v75 * v11) + (v10 * v99)
    v104 = prepared[12] * v103
    v105 = v2 * v55
    v106 = (v3 * v4) + (v2 * v28)
    v107 = prepared[32] * v106
    v108 = v92 + (20.0 * v105)
    v109 = v91 + (20.0 * v106)
    v110 = prepared[48] * v109
    v111 = (((v102 * v104) - (v98 * v101)) + (v105 * v107)) - (v108 * v110)
    v112 = v96 * v111
    v113 = (v90 * v94) - v112
    v114 = (qd[4] * v75) - v49
    v115 = (10.0 * v52) - v51
    v116 = v93 * v115
    v117 = v114 + (qd[5] * v106)
    v118 = v115 + (20.0 * v95)
    v119 = prepared[32] * v95
    v120 = (v3 * v52) + (v2 * v5)
    v121 = (v60 * v10) + (v11 * v120)
    v122 = prepared[12] * v98
    v123 = (v60 * v11) - (v10 * v120)
    v124 = prepared[12] * v102
    v125 = (((v105 * v119) - (v118 * (prepared[48] * v108))) - (v121 * v122)) + (v123 * v124)
    v126 = v117 * v125
    v127 = (v114 * v116) - v126
    v128 = (v59 * v91) - (v75 * v92)
    v129 = v85 + (qd[4] * v128)
    v130 = prepared[2] * v115
    v131 = (v105 * v109) - (v106 * v108)
    v132 = v129 + (qd[5] * v131)
    v133 = prepared[3] * v118
    v134 = v132 * v133
    v135 = v134 + (v129 * v130)
    v136 = (v60 * v92) - (v59 * v115)
    v137 = v25 + (qd[4] * v136)
    v138 = prepared[2] * v91
    v139 = (v105 * v118) - (v95 * v108)
    v140 = (qd[5] * v139) - v137
    v141 = prepared[3] * v109
    v142 = v140 * v141
    v143 = (v137 * v138) - v142
    v144 = ((v113 - v127) - v135) - v143
    v145 = v130 + v133
    v146 = v86 + v145
    v147 = v83 - v146
    v148 = qd[0] * v4
    v149 = 30.0 * v148
    v150 = v138 + v141
    v151 = v30 + v150
    v152 = v20 - v151
    v153 = qd[0] * v5
    v154 = 30.0 * v153
    v155 = v4 * v4
    v156 = v5 * v5
    v157 = v155 + v156
    v158 = v1 * v157
    v159 = (v80 * v153) - ((v158 * (qd[0] * prepared[36])) - (v67 * v148))
    v160 = v5 * v4
    v161 = qd[1] * v160
    v162 = v0 * v0
    v163 = v1 * v1
    v164 = (prepared[34] * v162) - (prepared[33] * v163)
    v165 = v116 - v125
    v166 = v62 + v165
    v167 = v94 - v111
    v168 = v77 + v167
    v169 = prepared[39] * v39
    v170 = ((prepared[40] * v160) - (v27 * v44)) + (v18 * v169)
    v171 = v170 + (50.0 * ((v16 * v40) + (v38 * v70)))
    v172 = (prepared[40] * (v155 + (v27 * v27))) - (v18 * (prepared[39] * v18))
    v173 = v172 - (v16 * (100.0 * v70))
    v174 = 50.0 * v158
    v175 = qd[2] * v174
    v176 = prepared[42] * v52
    v177 = (((prepared[43] * v160) - (v51 * v74)) - (v26 * v54)) - (v61 * v75)
    v178 = v177 + (v28 * v176)
    v179 = (v74 * (2.0 * v26)) - (v28 * (prepared[42] * v28))
    v180 = v179 + (prepared[43] * (v155 + (v75 * v75)))
    v181 = (v4 * v51) + (v5 * v26)
    v182 = v175 + (qd[3] * v181)
    v183 = (((v106 * v107) - (v109 * (prepared[50] * v109))) - (v100 * v101)) - (v103 * v104)
    v184 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118)
    v185 = (v95 * v109) - (v106 * v118)
    v186 = (v60 * v91) - (v75 * v115)
    v187 = (qd[4] * v186) - v182
    v188 = v187 + (qd[5] * v185)
    v189 = ((v96 * v183) - (v117 * v184)) + (v141 * v188)
    v190 = prepared[47] * (v91 * v115)
    v191 = prepared[49] * (v91 * v91)
    v192 = (((v90 * v191) - v189) - (v138 * v187)) - (v114 * v190)
    v193 = ((v49 * v178) - (v73 * v180)) + (v192 + (v30 * v182))
    v194 = (((v38 * (100.0 * v40)) - (prepared[40] * v156)) - (v43 * v44)) + (v39 * v169)
    v195 = (((v52 * v176) - (v54 * (2.0 * v51))) - (prepared[43] * v156)) - (v60 * v61)
    v196 = (v95 * v119) - (v118 * (prepared[50] * v118))
    v197 = v196 - (prepared[12] * ((v121 * v121) + (v123 * v123)))
    v198 = ((v96 * v184) - (v117 * v197)) + (v133 * v188)
    v199 = prepared[49] * (v115 * v115)
    v200 = (((v90 * v190) - v198) - (v130 * v187)) - (v114 * v199)
    v201 = ((v49 * v195) + (v73 * v178)) + (v200 + (v86 * v182))
    v202 = v4 * ((((v69 * v173) - (v37 * v171)) + (v20 * v175)) - v193)
    v203 = v202 - (v5 * ((((v83 * v175) - (v37 * v194)) - (v69 * v171)) - v201))
    v204 = ((v148 * (v48 - v166)) + (v153 * (v72 - v168))) - v203
    v205 = -(v160 * (prepared[34] - v164))
    v206 = v4 * v35
    v207 = v5 * v12
    v208 = v161 * (((prepared[34] * v155) + (v156 * v164)) - ((v155 * v164) + (prepared[34] * v156)))
    v209 = ((((v147 * v149) + (v152 * v154)) - v159) + v208) - v204
    v210 = (v13 * v148) - (v12 * v174)
    v211 = (v13 * v153) + (v35 * v174)
    v212 = ((v23 * v148) - (v69 * v181)) + (v5 * v175)
    v213 = ((v37 * v181) + (v23 * v153)) - (v4 * v175)
    v214 = v183 + v197
    v215 = v199 + (v191 - v214)
    v216 = (v4 * v69) - (v5 * v37)
    v217 = ((v148 * v166) - (v146 * v212)) - (v151 * v213)
    v218 = ((v217 - (((v180 - v195) - v215) * v216)) + (v153 * v168)) - (v4 * v193)
    v219 = (qd[0] * v60) - (v59 * v73)
    v220 = (qd[0] * v75) + (v49 * v59)
    v221 = (((qd[0] * v128) + (v60 * v182)) - (v59 * v85)) + (v73 * v186)
    v222 = (((qd[0] * v136) - (v25 * v59)) - (v49 * v186)) + (v75 * v182)
    v223 = (v49 * v60) + (v73 * v75)
    v224 = v59 * v144
    v225 = (((v60 * v200) + (v75 * v192)) + (v167 * v219)) - (v165 * v220)
    v226 = v224 + (((v225 - (v145 * v221)) - (v150 * v222)) - (v215 * v223))
    v227 = qd[0] + (qd[4] * v59)
    v228 = (v90 * v105) - (v95 * v227)
    v229 = (v105 * v114) - (v106 * v227)
    v230 = (v95 * v114) - (v90 * v106)
    v231 = -(v105 * ((v112 - v126) + (v134 - v142)))
    v232 = (((v106 * v187) - (v114 * v185)) + (v139 * v227)) + (v105 * v137)
    v233 = (((v95 * v187) - (v90 * v185)) - (v131 * v227)) + (v105 * v129)
    v234 = (((v95 * v198) + (v106 * v189)) - (v111 * v228)) + (v125 * v229)
    v235 = (((v234 + (v214 * v230)) - v231) - (v141 * v232)) - (v133 * v233)
    v236 = v45 + (prepared[0] * v13)
    v237 = v56 + (prepared[1] * v23)
    v238 = prepared[3] * v108
    v239 = v227 + (qd[5] * v105)
    v240 = ((prepared[3] * v140) + (v96 * v238)) - (v133 * v239)
    v241 = prepared[2] * v92
    v242 = ((v240 - (prepared[2] * v137)) + (v90 * v241)) - (v130 * v227)
    v243 = (((qd[0] * v86) - (v73 * v237)) + (prepared[1] * v25)) - v242
    v244 = (((qd[0] * v83) + (v69 * v236)) - (prepared[0] * v15)) - v243
    v245 = ((v141 * v239) - (prepared[3] * v132)) - (v117 * v238)
    v246 = (((prepared[2] * v129) - v245) + (v114 * v241)) - (v138 * v227)
    v247 = (((qd[0] * v30) + (v49 * v237)) - (prepared[1] * v85)) - v246
    v248 = (((qd[0] * v20) - (v37 * v236)) + (prepared[0] * v82)) - v247
    v249 = (v4 * v244) + (v5 * v248)
    v250 = ((v46 * (2.0 * v13)) + (v22 * v41)) - (v42 * v71)
    v251 = ((v57 * (2.0 * v23)) + (v55 * v58)) - (v59 * v76)
    v252 = ((v105 * (prepared[32] * v105)) - (v108 * (prepared[50] * v108))) - (v98 * v122)
    v253 = v252 - (v102 * v124)
    v254 = ((v125 * v239) - (v96 * v253)) + (v140 * v238)
    v255 = prepared[49] * (v92 * v92)
    v256 = ((v254 - (v137 * v241)) - (v116 * v227)) + (v90 * v255)
    v257 = ((qd[0] * v62) - (v73 * v251)) + ((v25 * v237) - v256)
    v258 = ((v111 * v239) - (v117 * v253)) + (v132 * v238)
    v259 = ((v258 + (v129 * v241)) - (v94 * v227)) + (v114 * v255)
    v260 = ((qd[0] * v77) + (v49 * v251)) - (v259 + (v85 * v237))
    v261 = v4 * ((((qd[0] * v48) + (v69 * v250)) - (v15 * v236)) - v257)
    v262 = v261 + (v5 * ((((qd[0] * v72) - (v37 * v250)) + (v82 * v236)) - v260))
    v263 = ((v96 * v125) - (v197 * v239)) - (v133 * v140)
    v264 = (((v90 * v116) - v263) - (v130 * v137)) - (v199 * v227)
    v265 = (((qd[0] * v195) - (v62 * v73)) + (v25 * v86)) - v264
    v266 = v265 + (((qd[0] * v194) + (v48 * v69)) - (v15 * v83))
    v267 = v190 - v184
    v268 = v178 + v267
    v269 = v171 + v268
    v270 = v205 - v269
    v271 = v238 + v241
    v272 = v237 + v271
    v273 = v236 + v272
    v274 = (prepared[35] + (prepared[5] * v0)) + v273
    v275 = v188 * v238
    v276 = v275 + (v187 * v241)
    v277 = (v182 * v237) - v276
    v278 = v277 + (v175 * v236)
    v279 = v113 + v135
    v280 = v4 * (v278 + v279)
    v281 = ((prepared[38] + (v0 * prepared[37])) + (prepared[33] * v162)) - (prepared[34] * v163)
    v282 = v197 + v253
    v283 = v199 + (v255 - v282)
    v284 = v283 + (v195 + v251)
    v285 = v284 + (v194 + v250)
    v286 = v184 * v239
    v287 = (v190 * v227) - v286
    v288 = v287 + (qd[0] * v178)
    v289 = v288 + (qd[0] * v171)
    v290 = (qd[0] * v205) - v289
    v291 = ((((v148 * v270) - (v5 * v266)) - (v154 * v274)) + (v33 * v161)) - v280
    v292 = (v291 - (v67 * v207)) + (v153 * (v281 + v285))
    v293 = ((v183 * v239) - (v111 * v117)) + (v132 * v141)
    v294 = ((v293 + (v129 * v138)) + (v94 * v114)) - (v191 * v227)
    v295 = v294 + (((qd[0] * v180) - (v49 * v77)) + (v30 * v85))
    v296 = v295 + (((qd[0] * v173) + (v37 * v72)) - (v20 * v82))
    v297 = v127 - v143
    v298 = v5 * (v278 - v297)
    v299 = v183 + v253
    v300 = v191 + (v255 - v299)
    v301 = (v180 - v251) - v300
    v302 = v301 + (v173 - v250)
    v303 = (((v149 * v274) - (v4 * v296)) - (v153 * v270)) + (v65 * v161)
    v304 = ((v303 - (v80 * v206)) - v298) - (v148 * (v281 - v302))
    v305 = ((v96 * v141) - (prepared[3] * v188)) - (v117 * v133)
    v306 = ((v305 - (prepared[2] * v187)) + (v90 * v138)) - (v114 * v130)
    v307 = v306 + (((v49 * v86) + (v30 * v73)) + (prepared[1] * v182))
    v308 = ((v307 - (v37 * v83)) - (v20 * v69)) + (prepared[0] * v175)
    v309 = qd[1] * v157
    v310 = v5 * v148
    v311 = v4 * (v292 - (v4 * (v290 - (v81 + v89))))
    v312 = v311 + (v5 * (v304 + (v5 * (v290 + (v34 + v68)))))
    v313 = v309 * (30.0 - v13)
    v314 = (v302 * v310) - (v160 * (v266 + v296))
    v315 = v5 * ((-v298) - (v5 * (v289 - (v32 + v64))))
    v316 = (v4 * ((v4 * (v289 + (v79 + v88))) - v280)) + v315
    v317 = (v4 * v148) - (v5 * v153)
    v318 = v314 + (v316 - ((v269 * v317) - (v285 * v310)))
    v319 = v313 * ((v4 * v147) + (v5 * v152))
    v320 = (v319 + (v273 * ((v4 * v211) - (v5 * v210)))) - v318
    v321 = v4 * (((v153 * v273) - (v4 * v308)) - (prepared[20] * v211))
    v322 = v321 - (v5 * (((v5 * v308) - (prepared[20] * v210)) + (v148 * v273)))
    v323 = (((v37 * v84) - (v4 * v82)) - (v5 * v15)) + (v24 * v69)
    v324 = (v4 * v146) + (v5 * v151)
    v325 = (v301 * v310) - (v160 * (v265 + v295))
    v326 = v5 * (-(v5 * ((v297 - v63) - (v31 + (v277 + v288)))))
    v327 = (v4 * (v4 * ((v78 + v279) + (v87 - (v288 - v277))))) + v326
    v328 = v325 - (v327 + ((v268 * v317) - (v284 * v310)))
    v329 = (v323 * v324) - (v216 * ((v4 * v168) - (v5 * v166)))
    v330 = (v329 + (v272 * ((v4 * v213) - (v5 * v212)))) - v328
    v331 = v4 * ((((v151 * v216) - (v4 * v307)) - (prepared[17] * v213)) + (v153 * v272))
    v332 = v5 * ((((v5 * v307) + (v146 * v216)) - (prepared[17] * v212)) + (v148 * v272))
    v333 = v331 - v332
    v334 = (((v25 * v60) - (v49 * v128)) - (v75 * v85)) - (v73 * v136)
    v335 = -(v75 * (v279 - (v276 + v287)))
    v336 = (((v60 * v264) + (v59 * v256)) - (v167 * v223)) + (v145 * v334)
    v337 = (((v336 - (v222 * v271)) + (v219 * v283)) + (v220 * v267)) - v335
    v338 = -(v60 * (v297 - (v287 - v276)))
    v339 = (((v59 * v259) + (v75 * v294)) + (v165 * v223)) + (v150 * v334)
    v340 = (((v339 + (v221 * v271)) + (v219 * v267)) + (v220 * v300)) - v338
    v341 = (v4 * v337) + (v5 * v340)
    v342 = (((v59 * v242) + (v75 * v306)) - (v150 * v223)) - (prepared[15] * v222)
    v343 = v342 + (v219 * v271)
    v344 = (((v60 * v306) - (v59 * v246)) - (v145 * v223)) - (prepared[15] * v221)
    v345 = v344 - (v220 * v271)
    v346 = (v4 * v343) - (v5 * v345)
    v347 = v106 * ((v112 - v134) + (v275 - v286))
    v348 = (((v95 * v137) + (v90 * v139)) - (v106 * v129)) + (v114 * v131)
    v349 = ((((v184 * v229) - (v95 * v263)) - (v111 * v230)) + (v228 * v282)) - v347
    v350 = ((v349 + (v105 * v254)) + (v232 * v238)) + (v133 * v348)
    v351 = -(v95 * ((v126 - v142) - (v275 + v286)))
    v352 = v351 + ((((v106 * v293) + (v125 * v230)) + (v184 * v228)) + (v229 * v299))
    v353 = ((v352 + (v105 * v258)) + (v141 * v348)) - (v233 * v238)
    v354 = (v4 * v350) + (v5 * v353)
    v355 = (((v106 * v305) + (prepared[3] * v232)) + (v105 * v240)) + (v141 * v230)
    v356 = v355 - (v228 * v238)
    v357 = (((v95 * v305) + (prepared[3] * v233)) + (v105 * v245)) + (v229 * v238)
    v358 = v357 + (v133 * v230)
    v359 = (v4 * v356) - (v5 * v358)
    v360 = v174 * (((v4 * v248) - (v5 * v244)) + ((v147 * v153) - (v148 * v152)))
    v361 = ((v4 * v247) - (v5 * v243)) + ((v146 * v153) - (v148 * v151))
    v362 = (prepared[17] * v323) - v361
    v363 = (((v60 * v242) + (v75 * v246)) + (v145 * v219)) + (v150 * v220)
    v364 = v363 + (prepared[15] * v334)
    v365 = (((v95 * v240) - (v106 * v245)) + (prepared[3] * v348)) - (v141 * v229)
    v366 = v365 - (v133 * v228)
    v367 = ((-(v157 * (v23 * v307))) - (v181 * v361)) - v328
    v368 = (prepared[17] * v23) - v272
    v369 = v5 * v368
    v370 = v4 * v368
    v371 = ((v4 * v335) + (v5 * v338)) - (v306 * ((v4 * v128) + (v5 * v136)))
    v372 = v371 + (v59 * ((v4 * v192) - (v5 * v200)))
    v373 = v372 - (v186 * ((v4 * v246) - (v5 * v242)))
    v374 = v373 + (v60 * ((v4 * v294) - (v153 * v267)))
    v375 = v148 * (((v60 * v300) - (v59 * v165)) - ((v136 * v271) + (v150 * v186)))
    v376 = v153 * (((v59 * v167) - (v75 * v283)) - ((v128 * v271) + (v145 * v186)))
    v377 = ((v374 + (v75 * ((v5 * v264) - (v148 * v267)))) + v375) - v376
    v378 = ((v60 * v271) - (v59 * v145)) - (prepared[15] * v136)
    v379 = ((v59 * v150) - (v75 * v271)) - (prepared[15] * v128)
    v380 = ((v60 * v150) - (v75 * v145)) - (prepared[15] * v186)
    v381 = (((v60 * v165) - (v59 * v215)) + (v75 * v167)) + (v128 * v150)
    v382 = ((v212 * v378) - (v213 * v379)) - (v216 * (v381 - (v136 * v145)))
    v383 = (((v60 * v340) + (v59 * v226)) - (v75 * v337)) - (v128 * v343)
    v384 = (((v60 * v353) - (v59 * v235)) - (v75 * v350)) - (v128 * v356)
    v385 = v231 + ((((v95 * v258) - (v106 * v254)) - (v131 * v240)) - (v139 * v245))
    v386 = ((((v131 * v305) - (v95 * v293)) - (v185 * v245)) - v347) + (v105 * v189)
    v387 = ((((v139 * v305) - (v106 * v263)) + (v185 * v240)) - v351) + (v105 * v198)
    v388 = (((v106 * v184) - (v95 * v299)) + (v105 * v125)) - (v141 * v185)
    v389 = v388 + (v139 * v238)
    v390 = (((v95 * v184) - (v106 * v282)) + (v105 * v111)) + (v131 * v238)
    v391 = v390 + (v133 * v185)
    v392 = (((v5 * v387) - (v4 * v386)) + (v148 * v389)) + (v153 * v391)
    v393 = ((v105 * v133) - (prepared[3] * v139)) - (v95 * v238)
    v394 = ((v105 * v141) - (prepared[3] * v131)) - (v106 * v238)
    v395 = ((v95 * v141) - (prepared[3] * v185)) - (v106 * v133)
    v396 = (((v105 * v214) - (v95 * v125)) - (v106 * v111)) + (v131 * v141)
    v397 = v396 + (v133 * v139)
    v398 = v392 + ((((v213 * v394) + (v212 * v393)) + (v216 * v397)) + (v323 * v395))
    v399 = (((v59 * v385) - (v60 * v387)) - (v75 * v386)) - (v222 * v394)
    v400 = (((v399 - (v221 * v393)) - (v219 * v391)) + (v220 * v389)) + (v223 * v397)
    v401 = (((v95 * v353) - (v106 * v350)) - (v131 * v356)) - (v139 * v358)
    return (
        v144 + (v89 + ((v34 - v68) - v81)),
        v209 + (v205 * (v206 - v207)),
        ((v147 * v210) + (v152 * v211)) - v204,
        v218 + (v5 * v201),
        v226,
        -v235,
        v159 + ((v262 - (30.0 * v249)) - (prepared[51] * v161)),
        (v312 - (v157 * (30.0 * ((v309 * (prepared[5] * v1)) - v308)))) - (prepared[52] * v310),
        -(v320 + (30.0 * v322)),
        -(v330 + (30.0 * v333)),
        v341 - (30.0 * v346),
        v354 - (30.0 * v359),
        v262 - (v13 * v249),
        v318 + ((v157 * (v13 * v308)) - v360),
        (((v313 * (prepared[20] * v174)) - v320) - (v13 * v322)) - v360,
        -((v330 + (v174 * v362)) + (v13 * v333)),
        (v341 + (v174 * v364)) - (v13 * v346),
        (v354 + (v174 * v366)) - (v13 * v359),
        (((v84 * v243) + (v24 * v247)) - (v4 * v257)) - (v5 * v260),
        ((v154 * v370) - v367) - (v149 * v369),
        (((v211 * v370) - (v210 * v369)) - v367) + (v313 * (v324 + (prepared[17] * v181))),
        -((v330 + (v181 * v362)) + (v23 * v333)),
        (v341 + (v181 * v364)) - (v23 * v346),
        (v354 + (v181 * v366)) - (v23 * v359),
        v224 + ((((v60 * v259) - (v75 * v256)) - (v128 * v242)) - (v136 * v246)),
        ((v149 * v378) - v377) - (v154 * v379),
        (((v210 * v378) - (v211 * v379)) + (v313 * v380)) - v377,
        (v382 - (v323 * v380)) - v377,
        (v383 + (v136 * v345)) - (v186 * v364),
        (v384 + (v136 * v358)) - (v186 * v366),
        v385,
        -((v392 + (v149 * v393)) + (v154 * v394)),
        (((v313 * v395) - (v211 * v394)) - (v210 * v393)) - v392,
        -v398,
        v400 + (v334 * v395),
        (v401 - (v185 * v366)) - (v105 * v235),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 667 add, 825 mul, 0 div, 0 sqrt, 6 sincos, 19 other.
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
    v11 = qd[1] + qd[2]
    v12 = qd[3] + v11
    v13 = (v4 * v12) + (v5 * v10)
    v14 = v3 * qd[0]
    v15 = qd[4] - v14
    v16 = (v15 * v15) + (v13 * v13)
    v17 = prepared[13] * v5
    v18 = (v5 * v12) - (v4 * v10)
    v19 = v13 * v18
    v20 = v12 * v10
    v21 = v3 * qdd[0]
    v22 = (v21 - qdd[4]) - v20
    v23 = v22 + v19
    v24 = prepared[13] * v4
    v25 = (v24 * v23) - (v17 * v16)
    v26 = 2.0 * qd[0]
    v27 = qd[1] * v26
    v28 = v27 + (qd[2] * v26)
    v29 = 50.0 * v6
    v30 = 50.0 * v7
    v31 = 50.0 * v8
    v32 = 50.0 * v9
    v33 = v32 * qdd[0]
    v34 = v33 - (v31 * v27)
    v35 = v34 + ((v30 * qdd[0]) - (v29 * v28))
    v36 = v21 - (2.0 * v20)
    v37 = qdd[1] + qdd[2]
    v38 = v11 * v11
    v39 = qd[0] * qd[0]
    v40 = v38 + v39
    v41 = qd[1] * qd[1]
    v42 = (v32 * (v41 + v39)) + (v31 * qdd[1])
    v43 = v42 + ((v30 * v40) + (v29 * v37))
    v44 = (v12 * v12) + (v14 * v14)
    v45 = (v31 * v41) - (v32 * qdd[1])
    v46 = ((v30 * v37) - (v29 * v38)) - v45
    v47 = v2 * v5
    v48 = (v5 * ((10.0 * v44) + (v3 * v43))) - (v46 * v47)
    v49 = (prepared[13] * (v48 + (v4 * (v35 + (10.0 * v36))))) - (prepared[14] * v23)
    v50 = qd[5] * prepared[30]
    v51 = (v49 + (v13 * v50)) + (prepared[12] * (v22 - v19))
    v52 = v3 * (v51 + (((prepared[16] * v36) + (prepared[18] * v35)) + (10.0 * v25)))
    v53 = v10 * v14
    v54 = qdd[3] + v37
    v55 = v53 - v54
    v56 = (v2 * qdd[0]) + (v14 * (2.0 * v12))
    v57 = prepared[4] * ((v13 * v15) + ((qdd[5] + (v4 * v56)) + (v5 * v55)))
    v58 = (v4 * v55) - (v5 * v56)
    v59 = (v15 * (2.0 * v18)) - v58
    v60 = (v3 * v46) + (v2 * v43)
    v61 = v53 + v54
    v62 = (((prepared[13] * v60) - (prepared[14] * v59)) - (prepared[12] * v58)) + (prepared[25] * v61)
    v63 = v62 + (v15 * v50)
    v64 = prepared[22] * v8
    v65 = v9 * v64
    v66 = ((v52 + ((v4 * v2) * v57)) + (v47 * v63)) - (v27 * v65)
    v67 = prepared[21] * v7
    v68 = (v66 + ((v30 + v32) * (v25 + (prepared[18] * v36)))) + (v67 * (v33 + v34))
    v69 = prepared[19] * v6
    v70 = v68 + (qdd[0] * (prepared[53] - ((v8 * v64) + (v6 * v69))))
    v71 = prepared[21] * v6
    v72 = v32 * v71
    v73 = v7 * v69
    v74 = ((prepared[18] * v44) + (v24 * v16)) + (v17 * v23)
    v75 = (prepared[13] * v59) + (prepared[18] * v61)
    v76 = (v3 * v74) + (v2 * v75)
    v77 = (v3 * v75) - (v2 * v74)
    v78 = (((v67 * v45) - (v30 * v77)) - (v29 * v76)) - (prepared[19] * v37)
    v79 = (((v4 * v63) - (v5 * v57)) + (prepared[18] * v60)) + (prepared[16] * v61)
    v80 = v79 + (prepared[25] * v59)
    v81 = ((v78 - (v71 * v42)) - v80) + ((v38 - v40) * v73)
    v82 = ((((prepared[22] * qdd[1]) + (v32 * v77)) - v81) + (v39 * v65)) - (v38 * v72)
    v83 = v82 + (v67 * ((v32 * v37) + (v31 * v40)))
    return (
        v70 - (v28 * (v73 + v72)),
        v83 + (v31 * (v76 + (v71 * v37))),
        -v81,
        v80,
        -v51,
        v57,
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
    v10 = qd[1] + qd[2]
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
    v23 = v7 * qd[0]
    v24 = v6 * qd[0]
    v25 = v24 * v23
    v26 = qd[3] + v10
    v27 = v9 * v26
    v28 = (v8 * v24) - v27
    v29 = qd[4] - v23
    v30 = v27 * v23
    v31 = v8 * v25
    v32 = v31 + (2.0 * ((v28 * v29) - v30))
    v33 = qd[5] * prepared[30]
    v34 = (v29 * v33) + ((prepared[14] * v32) + ((prepared[13] * v22) + (prepared[25] * v25)))
    v35 = (v34 - (prepared[12] * v31)) + (prepared[30] * v30)
    v36 = v8 * v26
    v37 = v36 + (v9 * v24)
    v38 = prepared[4] * v9
    v39 = ((v36 * (prepared[31] * v23)) + (v29 * (prepared[4] * v37))) + (v38 * v25)
    v40 = tau[5] - v39
    v41 = v9 * prepared[55]
    v42 = (((v8 * v35) - (prepared[25] * v32)) - (v9 * v39)) - (v41 * v40)
    v43 = (prepared[16] * v25) + ((prepared[18] * v22) + v42)
    v44 = tau[3] - v43
    v45 = v6 * v12
    v46 = prepared[13] * v8
    v47 = prepared[18] + v46
    v48 = v7 * v47
    v49 = (v18 * v48) + (v47 * v45)
    v50 = prepared[24] * v8
    v51 = v50 - prepared[26]
    v52 = ((v8 * v51) - prepared[27]) + (v38 * v41)
    v53 = v52 - v49
    v54 = 1.0 / v52
    v55 = v54 * v53
    v56 = 2.0 * qd[0]
    v57 = qd[1] * v56
    v58 = v57 + (qd[2] * v56)
    v59 = (v14 * v57) + (v12 * v58)
    v60 = v6 * v9
    v61 = ((v8 * v59) - (v21 * (v7 * v9))) - (v15 * v60)
    v62 = (v26 * v26) + (v23 * v23)
    v63 = v26 * v24
    v64 = 2.0 * v63
    v65 = v37 * v28
    v66 = v63 + v65
    v67 = (prepared[14] * v66) - (prepared[13] * (v61 + (10.0 * ((v8 * v64) - (v9 * v62)))))
    v68 = ((v37 * v33) + v67) - (prepared[12] * (v63 - v65))
    v69 = tau[4] + v68
    v70 = (v6 * v18) - (v7 * v12)
    v71 = prepared[13] * v9
    v72 = v71 * v70
    v73 = prepared[56] * v72
    v74 = (v29 * v29) + (v37 * v37)
    v75 = (prepared[18] * v62) + ((v46 * v74) - (v71 * v66))
    v76 = prepared[21] * v2
    v77 = prepared[21] * v3
    v78 = v77 * v14
    v79 = (prepared[13] * v32) - (prepared[18] * v25)
    v80 = ((((v70 * v75) - (v76 * v20)) - v43) + (v13 * v78)) + (v45 * v79)
    v81 = v7 * v79
    v82 = prepared[19] * v2
    v83 = v3 * v82
    v84 = ((v11 - v17) * v83) + (v80 + (v18 * v81))
    v85 = v84 + ((tau[2] - (v73 * v69)) - (v55 * v44))
    v86 = v6 * v14
    v87 = (v48 * v19) + (v47 * v86)
    v88 = v53 - v87
    v89 = (v6 * v19) - (v7 * v14)
    v90 = v72 + (v71 * v89)
    v91 = v49 - v53
    v92 = prepared[19] + v91
    v93 = v19 * v77
    v94 = v93 + (v87 + (v14 * v76))
    v95 = (((v73 * v90) - (v55 * v88)) - v92) - v94
    v96 = 1.0 / (((v72 * v73) - (v53 * v55)) - v92)
    v97 = v96 * v95
    v98 = v54 * v88
    v99 = prepared[56] * v90
    v100 = v84 + (((tau[1] - (v99 * v69)) - (v98 * v44)) - (v97 * v85))
    v101 = prepared[22] * v4
    v102 = v5 * v101
    v103 = (((v100 + (v89 * v75)) - (v17 * v78)) + (v86 * v79)) - (v16 * v102)
    v104 = v19 * v76
    v105 = ((v11 * v104) + v103) + (v19 * v81)
    v106 = (((v91 - (v90 * v99)) + (v88 * v98)) + (2.0 * v94)) + (v95 * v97)
    v107 = 1.0 / (prepared[53] + v106)
    v108 = v8 * v6
    v109 = prepared[4] * v108
    v110 = (-(v109 * v41)) - (v60 * (prepared[25] - v50))
    v111 = v18 + v19
    v112 = (v7 * (prepared[23] + (prepared[25] * v8))) + (v46 * v111)
    v113 = v110 - (v71 * v12)
    v114 = ((v112 * v73) + (v110 * v55)) - v113
    v115 = (((v71 * v14) + ((v112 * v99) + (v110 * v98))) - v113) - (v114 * v97)
    v116 = v115 * v107
    v117 = v114 * v96
    v118 = (v8 * v66) + (v9 * v74)
    v119 = v7 * (((prepared[16] * v64) + ((prepared[18] * v59) + (prepared[25] * v118))) - v68)
    v120 = v109 * prepared[54]
    v121 = v112 * prepared[56]
    v122 = (((tau[0] - (v108 * v39)) + v119) - (v120 * v40)) + (v121 * v69)
    v123 = v110 * v54
    v124 = (((v122 - (v123 * v44)) + (v117 * v85)) - (v116 * v105)) - (v60 * v35)
    v125 = (v58 * (v83 + v104)) + (v124 + (v111 * ((prepared[13] * v118) + (prepared[18] * v64))))
    v126 = (((prepared[26] * v8) - (v109 * v120)) - (v112 * v121)) + (v110 * v123)
    v127 = (prepared[29] + ((v126 + (v114 * v117)) - (v115 * v116))) - (v2 * v82)
    v128 = (v6 * ((prepared[28] * v6) + (v108 * v51))) + (v127 - (v4 * v101))
    v129 = 1.0 / (v128 + (2.0 * (v93 + (v48 * v111))))
    v130 = v129 * (v125 + (v57 * (v102 + v78)))
    v131 = (v107 * v105) - (v116 * v130)
    v132 = ((v96 * v85) + (v97 * v131)) - (v117 * v130)
    v133 = (((v54 * v44) - (v55 * v132)) + (v98 * v131)) + (v123 * v130)
    return (
        v130,
        v131,
        -v132,
        -v133,
        (((prepared[56] * v69) + (v73 * v132)) - (v99 * v131)) + (v121 * v130),
        ((prepared[54] * v40) - (v120 * v130)) - (v41 * (v133 - (v131 - v132))),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 145 add, 199 mul, 4 div, 0 sqrt, 4 sincos, 3 other.
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
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (v2 * v11) + (v3 * v10)
    v14 = (v4 * v13) - (v5 * v12)
    v15 = 50.0 * (v11 + v12)
    v16 = (10.0 * v14) - v15
    v17 = 50.0 * qd[1]
    v18 = v2 * v17
    v19 = qd[1] + qd[2]
    v20 = (50.0 * v19) + (v3 * v17)
    v21 = (v4 * v20) + (v5 * v18)
    v22 = (v7 * v21) + (v6 * v16)
    v23 = v22 + (20.0 * (qd[4] + v14))
    v24 = (v4 * v12) + (v5 * v13)
    v25 = qd[3] + v19
    v26 = (v4 * v18) - (v5 * v20)
    v27 = (10.0 * v25) - v26
    v28 = v27 + (20.0 * ((v6 * v25) + (v7 * v24)))
    v29 = (v9 * v28) + (v8 * v23)
    v30 = (v9 * v23) - (v8 * v28)
    v31 = (v7 * v16) - (v6 * v21)
    v32 = v31 * v31
    v33 = (qd[5] - (v7 * v25)) + (v6 * v24)
    v34 = (v33 * (prepared[4] * v33)) + (v19 * ((v3 * (qd[1] * prepared[61])) + (prepared[9] * v19)))
    v35 = v34 + (v12 * ((prepared[9] * v12) - (prepared[59] * v11)))
    v36 = v35 + (prepared[11] * ((v25 * v25) + (v14 * v14)))
    v37 = prepared[1] * (((v15 * v15) + (v21 * v21)) + (v26 * v26))
    v38 = (v36 - (prepared[60] * ((v25 * v26) + (v14 * v15)))) + v37
    v39 = qd[1] * qd[1]
    v40 = v11 * v11
    v41 = v38 + (prepared[58] * (v40 + (v39 * ((v3 * v3) + (v2 * v2)))))
    v42 = 0.5 * (v41 + (prepared[3] * (v32 + ((v30 * v30) + (v29 * v29)))))
    v43 = prepared[45] * (v32 + ((v22 * v22) + (v27 * v27)))
    return (
        (v42 + (prepared[57] * (v39 + v40))) + v43,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 44 add, 69 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
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
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = 1.0 + v5
    v7 = 50.0 * ((v0 * v4) - (v1 * v6))
    return (
        -(v3 * v7),
        -(v2 * v7),
        30.0 + (50.0 * ((v1 * v4) + (v0 * v6))),
    )


def position_C3(prepared, q):
    """Position of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      x[3]  position, m

    Operations: 4 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_C3(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_C3(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = (v0 * v5) + (v1 * v4)
    v7 = (v0 * v4) - (v1 * v5)
    return (
        -(v3 * v7),
        -(v3 * v6),
        v2,
        -(v2 * v7),
        -(v6 * v2),
        -v3,
        v6,
        -v7,
        REAL(0.0),
    )


def rotation_C3(prepared, q):
    """Rotation of the link that carries C3: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 2 add, 8 mul, 0 div, 0 sqrt, 3 sincos, 6 other.
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
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = (v0 * v5) + (v1 * v4)
    v9 = (v0 * v4) - (v1 * v5)
    v10 = (v8 * v6) + (v7 * v9)
    v11 = (v6 * v9) - (v8 * v7)
    return (
        -(v3 * v10),
        v3 * v11,
        v2,
        -(v2 * v10),
        v2 * v11,
        -v3,
        -v11,
        -v10,
        REAL(0.0),
    )


def rotation_C4(prepared, q):
    """Rotation of the link that carries C4: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 4 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 5 other.
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
    v11 = v10 + (10.0 * ((v5 * v9) - (v8 * v4)))
    v12 = 50.0 * v2
    v13 = 50.0 * v8
    v14 = v13 + (v12 + (10.0 * ((v8 * v5) + (v4 * v9))))
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
    v14 = ((v11 * v12) - v10) - (v13 * v8)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v12 * v8)) + (v11 * v13)
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = (v0 * v7) + (v1 * v6)
    v11 = (v0 * v6) - (v1 * v7)
    v12 = (v10 * v8) + (v9 * v11)
    v13 = v3 * v5
    v14 = v2 * v4
    v15 = v3 * v4
    v16 = v2 * v5
    v17 = (v8 * v11) - (v10 * v9)
    return (
        v14 - (v12 * v13),
        v15 + (v12 * v16),
        -(v5 * v17),
        -(v16 + (v12 * v15)),
        (v12 * v14) - v13,
        -(v4 * v17),
        -(v3 * v17),
        v2 * v17,
        v12,
    )


def rotation_C5(prepared, q):
    """Rotation of the link that carries C5: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 8 add, 20 mul, 0 div, 0 sqrt, 5 sincos, 4 other.
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
    v10 = (v9 * v4) + (v5 * v8)
    v11 = v3 - v8
    v12 = (50.0 * v11) - (10.0 * v10)
    v13 = (v9 * v5) - (v4 * v8)
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
    v14 = ((v11 * v12) - v10) - (v13 * v8)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v12 * v8)) + (v11 * v13)
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
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = (v0 * v5) + (v1 * v4)
    v9 = (v0 * v4) - (v1 * v5)
    v10 = (v8 * v6) + (v7 * v9)
    v11 = -v3
    v12 = (v6 * v9) - (v8 * v7)
    v13 = v3 * v12
    v14 = v2 * v12
    v15 = -(v3 * v10)
    v16 = -(v2 * v10)
    v17 = -v13
    v18 = -((v2 * v14) + (v3 * v13))
    return (
        REAL(0.0),
        v2,
        v2,
        v2,
        v17,
        REAL(0.0),
        REAL(0.0),
        v11,
        v11,
        v11,
        -v14,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        REAL(0.0),
        REAL(0.0),
        v3,
        v3,
        v3,
        v14,
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
        REAL(0.0),
        v2,
        v2,
        v2,
        v17,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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

    Operations: 5 add, 14 mul, 0 div, 0 sqrt, 4 sincos, 6 other.
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[5])
    v7 = np.cos(q[5])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = np.sin(q[4])
    v11 = np.cos(q[4])
    v12 = (v2 * v1) + (v3 * v0)
    v13 = (v2 * v0) - (v3 * v1)
    v14 = (v4 * v13) - (v12 * v5)
    v15 = v6 * v14
    v16 = (v12 * v4) + (v5 * v13)
    v17 = v11 * v9
    v18 = v10 * v8
    v19 = (v16 * v17) - v18
    v20 = v7 * v14
    v21 = v10 * v9
    v22 = v11 * v8
    v23 = v21 + (v16 * v22)
    return (
        -((v7 * v19) + (v9 * v15)),
        (v6 * v19) - (v9 * v20),
        -(v22 + (v16 * v21)),
        -((v7 * v23) + (v8 * v15)),
        (v6 * v23) - (v8 * v20),
        v17 - (v16 * v18),
        (v16 * v6) - (v11 * v20),
        (v16 * v7) + (v11 * v15),
        -(v10 * v14),
    )


def rotation_C6(prepared, q):
    """Rotation of the link that carries C6: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 14 add, 31 mul, 0 div, 0 sqrt, 6 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_C6(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_C6(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = 50.0 * v1
    v11 = 30.0 + (50.0 * v0)
    v12 = (v0 * v7) + (v1 * v6)
    v13 = v11 + (50.0 * v12)
    v14 = (v0 * v6) - (v1 * v7)
    v15 = (v12 * v8) + (v9 * v14)
    v16 = (v4 * v4) + (v5 * v5)
    v17 = -v5
    v18 = (v8 * v14) - (v12 * v9)
    v19 = v5 * v18
    v20 = v4 * v18
    v21 = v2 * v18
    v22 = v2 * v15
    v23 = (v3 * v5) - (v4 * v22)
    v24 = v10 - (50.0 * v14)
    v25 = (10.0 * v15) - v24
    v26 = v4 * v25
    v27 = v26 - (20.0 * v23)
    v28 = (10.0 * v18) - v13
    v29 = v28 + (20.0 * v21)
    v30 = 30.0 + v29
    v31 = v11 + v29
    v32 = v13 + v29
    v33 = v26 - v27
    v34 = v28 - v29
    v35 = (v3 * v4) + (v5 * v22)
    v36 = v5 * v25
    v37 = v36 + (20.0 * v35)
    v38 = v36 - v37
    v39 = (v5 * v37) + (v4 * v27)
    return (
        v27,
        v5 * v30,
        v5 * v31,
        v5 * v32,
        -((v15 * v33) + (v20 * v34)),
        REAL(0.0),
        -v37,
        v4 * v30,
        v4 * v31,
        v4 * v32,
        (v15 * v38) + (v19 * v34),
        REAL(0.0),
        REAL(0.0),
        -v39,
        -((v10 * v16) + v39),
        -(v39 + (v16 * v24)),
        (v20 * v38) - (v19 * v33),
        REAL(0.0),
        REAL(0.0),
        v4,
        v4,
        v4,
        -v19,
        -v35,
        REAL(0.0),
        v17,
        v17,
        v17,
        -v20,
        v23,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -v21,
    )


def jacobian_C6(prepared, q):
    """First-order influence coefficients of C6 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 27 add, 45 mul, 0 div, 0 sqrt, 5 sincos, 10 other.
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
    v12 = (v5 * v11) - (v10 * v4)
    v13 = 20.0 * v6
    v14 = 50.0 * v3
    v15 = v14 + (50.0 * v11)
    v16 = (10.0 * v12) + v15
    v17 = v16 + (v12 * v13)
    v18 = 20.0 * v7
    v19 = (v9 * v18) + (v8 * v17)
    v20 = -v19
    v21 = (v10 * v5) + (v4 * v11)
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
    v33 = v8 * v21
    v34 = (v8 * v16) - v19
    v35 = (v12 * v34) + (v33 * v32)
    v36 = -v35
    v37 = (v8 * v18) - (v9 * v17)
    v38 = v8 * v26
    v39 = v8 * v28
    v40 = v8 * v30
    v41 = v9 * v21
    v42 = v37 + (v9 * v16)
    v43 = (v12 * v42) + (v32 * v41)
    v44 = (v8 * v19) - (v9 * v37)
    v45 = (v8 * v8) + (v9 * v9)
    v46 = (v14 * v45) - v44
    v47 = (v45 * v15) - v44
    v48 = (v34 * v41) - (v33 * v42)
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
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = (v4 * v3) + (v5 * v2)
    v11 = (v4 * v2) - (v5 * v3)
    v12 = (v6 * v11) - (v10 * v7)
    v13 = v1 * v12
    v14 = -v13
    v15 = (v10 * v6) + (v7 * v11)
    v16 = v1 * v15
    v17 = (v9 * v0) + (v8 * v16)
    v18 = -v17
    v19 = -v1
    v20 = v0 * v12
    v21 = v0 * v15
    v22 = (v8 * v21) - (v9 * v1)
    v23 = v8 * v12
    v24 = -v16
    v25 = v1 * v23
    v26 = -v21
    v27 = v0 * v23
    v28 = -((v0 * v20) + (v1 * v13))
    v29 = -((v0 * v22) + (v1 * v17))
    return (
        REAL(0.0),
        v0,
        v0,
        v0,
        v14,
        v18,
        REAL(0.0),
        v19,
        v19,
        v19,
        -v20,
        -v22,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -v23,
        REAL(0.0),
        v1,
        v1,
        v1,
        v20,
        v22,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v20 * v23) + (v15 * v22),
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
        v14,
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v26,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v26,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v26,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((v15 * v17) + (v13 * v23)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v22) - (v20 * v17),
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

    Operations: 11 add, 29 mul, 0 div, 0 sqrt, 5 sincos, 11 other.
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
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v1) - (v2 * v0)
    v11 = (v2 * v1) + (v3 * v0)
    v12 = (v11 * v5) + (v4 * v10)
    v13 = v6 * v12
    v14 = 30.0 + (50.0 * v2)
    v15 = v14 + (50.0 * v11)
    v16 = v15 + (10.0 * v12)
    v17 = v16 + (20.0 * v13)
    v18 = prepared[3] * v17
    v19 = v9 * v10
    v20 = v9 * v11
    v21 = (v4 * v20) - (v5 * v19)
    v22 = (v7 * v8) + (v6 * v21)
    v23 = 50.0 * v3
    v24 = (v23 * v9) + (50.0 * v19)
    v25 = (10.0 * v21) - v24
    v26 = v25 + (20.0 * v22)
    v27 = v26 * v18
    v28 = prepared[2] * v16
    v29 = v27 + (v25 * v28)
    v30 = v11 * v8
    v31 = v8 * v10
    v32 = (v5 * v31) - (v4 * v30)
    v33 = (v7 * v9) + (v6 * v32)
    v34 = (v23 * v8) + (50.0 * v31)
    v35 = v34 + (10.0 * v32)
    v36 = v35 + (20.0 * v33)
    v37 = v36 * v18
    v38 = v37 + (v35 * v28)
    v39 = (v8 * v38) - (v9 * v29)
    v40 = prepared[1] * ((v8 * v35) - (v9 * v25))
    v41 = v39 + (v16 * v40)
    v42 = prepared[3] * v26
    v43 = prepared[2] * v25
    v44 = v42 + v43
    v45 = v44 + (prepared[1] * v25)
    v46 = (prepared[0] * v24) - v45
    v47 = prepared[3] * v36
    v48 = prepared[2] * v35
    v49 = v47 + v48
    v50 = prepared[1] * v35
    v51 = v49 + v50
    v52 = prepared[0] * v34
    v53 = v51 + v52
    v54 = (v8 * v53) + (v9 * v46)
    v55 = v9 * v9
    v56 = (v8 * v8) + v55
    v57 = (v8 * v34) + (v9 * v24)
    v58 = prepared[0] * v57
    v59 = v15 * v58
    v60 = v59 + (v41 + (((v3 * v56) * ((prepared[5] * v14) - prepared[36])) - (30.0 * v54)))
    v61 = (v8 * v33) - (v9 * v22)
    v62 = prepared[4] * v13
    v63 = v61 * v62
    v64 = 2.0 * v63
    v65 = v14 * v54
    v66 = (v65 - v41) - v59
    v67 = (v8 * v51) - (v9 * v45)
    v68 = v15 * v67
    v69 = v68 - v41
    v70 = (v4 * v31) + (v5 * v30)
    v71 = (v4 * v19) + (v5 * v20)
    v72 = (v11 * v4) - (v5 * v10)
    v73 = (v16 * v70) - (v35 * v72)
    v74 = (v16 * v71) + (v25 * v72)
    v75 = (((v38 * v71) + (v29 * v70)) - (v44 * v73)) - (v49 * v74)
    v76 = (v33 * v71) + (v22 * v70)
    v77 = v62 * v76
    v78 = v75 - v77
    v79 = v26 * v13
    v80 = v79 - (v22 * v17)
    v81 = (v36 * v13) - (v33 * v17)
    v82 = (v33 * v26) - (v36 * v22)
    v83 = v18 * v82
    v84 = v83 + ((v42 * v81) - (v47 * v80))
    v85 = -v84
    v86 = (v26 * v42) + (v25 * v43)
    v87 = v47 * v26
    v88 = v87 + (v48 * v25)
    v89 = (v8 * v88) - (v9 * v86)
    v90 = v89 + (v25 * v40)
    v91 = v24 * v58
    v92 = (v9 * prepared[62]) * (v55 * (v3 * v3))
    v93 = (v36 * v47) + (v35 * v48)
    v94 = (v92 + (v91 - v90)) - (v9 * (v93 + ((v34 * v52) + (v35 * v50))))
    v95 = prepared[4] * v33
    v96 = v61 * v95
    v97 = prepared[4] * v22
    v98 = v61 * v97
    v99 = (v8 * v98) + (v9 * v96)
    v100 = (-v99) - (v55 * (v88 - ((v52 * v24) - (v50 * v25))))
    v101 = (v8 * v93) - (v9 * v88)
    v102 = v101 + (v35 * v40)
    v103 = v13 * v62
    v104 = (v8 * ((v9 * v103) - v90)) - (v9 * (v102 + (v8 * v103)))
    v105 = v23 * v56
    v106 = (v8 * (v91 - (v105 * v46))) - (v9 * ((v34 * v58) - (v105 * v53)))
    v107 = v99 + v106
    v108 = v99 + (v57 * ((v8 * v45) + (v9 * v51)))
    v109 = -(v104 + v108)
    v110 = (v35 * v71) + (v25 * v70)
    v111 = ((v49 * v110) - (v71 * v93)) - (v70 * v88)
    v112 = ((v44 * v110) - (v71 * v88)) - (v70 * v86)
    v113 = (v8 * v112) + (v9 * v111)
    v114 = v76 * v95
    v115 = v76 * v97
    v116 = (v8 * v115) + (v9 * v114)
    v117 = (v8 * v70) + (v9 * v71)
    v118 = v103 * v117
    v119 = v63 * v72
    v120 = ((v118 - v116) - v113) - v119
    v121 = (v33 * v42) - (v47 * v22)
    v122 = (v26 * v121) - (v42 * v82)
    v123 = 0.0 * v9
    v124 = (v8 * v122) + v123
    v125 = v13 * v63
    v126 = (v124 + (v61 * v103)) - v125
    v127 = (v8 * v90) + (v9 * v102)
    v128 = v127 - v107
    v129 = -(v108 - v127)
    v130 = v119 + ((v70 * v96) - (v71 * v98))
    v131 = -(v113 - v130)
    v132 = ((v72 * v77) - (v71 * v115)) + (v70 * v114)
    v133 = 0.0 * v70
    v134 = (v72 * v84) - ((v71 * v122) - v133)
    v135 = (v13 * v70) - (v33 * v72)
    v136 = (v22 * v72) + (v13 * v71)
    v137 = (v33 * v136) + (v22 * v135)
    v138 = (v76 * v103) - (v62 * v137)
    v139 = v125 + ((v33 * v96) + (v22 * v98))
    v140 = v124 + v139
    v141 = ((v33 * v114) + (v22 * v115)) + (v13 * v77)
    v142 = 0.0 * v33
    v143 = v22 * v97
    v144 = v22 * v95
    v145 = (v9 * v144) + (v8 * v143)
    v146 = v33 * v95
    v147 = (v8 * v144) + (v9 * v146)
    v148 = (v8 * v147) - (v9 * v145)
    v149 = -v148
    v150 = v28 + v18
    v151 = v150 + (prepared[1] * v16)
    v152 = (prepared[17] * v15) - v151
    v153 = v8 * v152
    v154 = v9 * v152
    v155 = (v8 * v154) - (v9 * v153)
    v156 = 30.0 * v155
    v157 = ((v44 * v72) + (v71 * v150)) - (prepared[15] * v74)
    v158 = ((v49 * v72) - (v70 * v150)) + (prepared[15] * v73)
    v159 = (v8 * v158) - (v9 * v157)
    v160 = v8 * v150
    v161 = v9 * v150
    v162 = ((v39 * v72) + (v73 * v160)) + (v74 * v161)
    v163 = v17 * v18
    v164 = v162 - (v117 * (v163 + (v16 * v28)))
    v165 = (30.0 * v159) - v164
    v166 = v61 * v72
    v167 = (v62 * v166) - v118
    v168 = v167 + ((v71 * v147) + (v70 * v145))
    v169 = (v8 * v36) - (v9 * v26)
    v170 = (v18 * ((v13 * v169) - ((v8 * v81) - (v9 * v80)))) - (v61 * v163)
    v171 = ((v42 * v13) - (prepared[3] * v80)) - (v22 * v18)
    v172 = v47 * v13
    v173 = (v172 - (prepared[3] * v81)) - (v33 * v18)
    v174 = (v8 * v173) - (v9 * v171)
    v175 = (30.0 * v174) - v170
    v176 = (v33 * v145) - (v22 * v147)
    v177 = 0.0 + v176
    v178 = (v105 * (v151 + (prepared[0] * v15))) - (v65 + (30.0 * ((prepared[20] * v105) - v54)))
    v179 = (v8 * (-(v8 * v178))) + (v9 * (-(v9 * v178)))
    v180 = (prepared[17] * v57) - v67
    v181 = 30.0 * v9
    v182 = v68 - (v57 * v151)
    v183 = v9 * v182
    v184 = 30.0 * v8
    v185 = v8 * v182
    v186 = (v8 * (v185 + (v180 * v184))) + (v9 * (v183 + (v180 * v181)))
    v187 = (v8 * v49) - (v9 * v44)
    v188 = (((v73 * v187) + (v72 * v101)) - (v38 * v117)) + (v110 * v161)
    v189 = ((v44 * v70) + (v49 * v71)) - (prepared[15] * v110)
    v190 = v188 + (v181 * v189)
    v191 = (((v72 * v89) - (v74 * v187)) - (v29 * v117)) + (v110 * v160)
    v192 = v191 + (v184 * v189)
    v193 = (v8 * v192) + (v9 * v190)
    v194 = v33 * v62
    v195 = (v95 * v166) - (v117 * v194)
    v196 = v22 * v62
    v197 = (v97 * v166) - (v117 * v196)
    v198 = (v8 * v197) + (v9 * v195)
    v199 = v193 - v198
    v200 = (v9 * v194) + (v8 * v196)
    v201 = (v72 * v148) - (v117 * v200)
    v202 = -(v199 - v201)
    v203 = v121 - (prepared[3] * v82)
    v204 = (v8 * v47) - (v9 * v42)
    v205 = (((v9 * v83) - (v81 * v204)) - (v37 * v61)) + (v169 * v172)
    v206 = v205 + (v181 * v203)
    v207 = (((v8 * v83) - (v80 * v204)) - (v27 * v61)) + (v79 * v204)
    v208 = v207 + (v184 * v203)
    v209 = (v8 * v208) + (v9 * v206)
    v210 = v123 + (0.0 * v8)
    v211 = v209 - v210
    v212 = (v13 * v145) - (v22 * v200)
    v213 = (v13 * v147) - (v33 * v200)
    v214 = (v8 * v213) - (v9 * v212)
    v215 = -(v211 - v214)
    v216 = -v193
    v217 = ((v72 * v167) - (v71 * v197)) + (v70 * v195)
    v218 = ((v72 * v175) + (v71 * v208)) - (v70 * v206)
    v219 = v133 + ((0.0 * v72) - (0.0 * v71))
    v220 = v219 + (((v72 * v176) - (v71 * v213)) - (v70 * v212))
    v221 = -v209
    v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167)
    v223 = (v142 + (0.0 * v22)) + (0.0 * v13)
    v224 = v14 * v155
    v225 = (v14 * v159) - v164
    v226 = (v14 * v174) - v170
    v227 = ((v8 * v185) + (v9 * v183)) + (v56 * (v14 * v180))
    v228 = v227 - (v105 * ((v8 * v153) + (v9 * v154)))
    v229 = v9 * v14
    v230 = (v188 - (v105 * v158)) + (v189 * v229)
    v231 = v14 * v8
    v232 = (v191 - (v105 * v157)) + (v189 * v231)
    v233 = (v8 * v232) + (v9 * v230)
    v234 = v198 - v233
    v235 = v201 + v234
    v236 = (v205 - (v105 * v173)) + (v203 * v229)
    v237 = (v207 - (v105 * v171)) + (v203 * v231)
    v238 = (v8 * v237) + (v9 * v236)
    v239 = v210 - v238
    v240 = v214 + v239
    v241 = -v233
    v242 = ((v72 * v226) + (v71 * v237)) - (v70 * v236)
    v243 = -v238
    v244 = (v15 * v159) - v164
    v245 = (v15 * v174) - v170
    v246 = -v228
    v247 = v9 * v15
    v248 = (v188 - (v57 * v158)) + (v247 * v189)
    v249 = v15 * v8
    v250 = (v191 - (v57 * v157)) + (v249 * v189)
    v251 = (v8 * v250) + (v9 * v248)
    v252 = v198 - v251
    v253 = v201 + v252
    v254 = (v205 - (v57 * v173)) + (v247 * v203)
    v255 = (v207 - (v57 * v171)) + (v249 * v203)
    v256 = (v8 * v255) + (v9 * v254)
    v257 = v210 - v256
    v258 = v214 + v257
    v259 = -v251
    v260 = ((v72 * v245) + (v71 * v255)) - (v70 * v254)
    v261 = -v256
    v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143)
    v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146)
    v264 = (v8 * v263) - (v9 * v262)
    v265 = v167 + v264
    v266 = (v18 * v71) + (v42 * v72)
    v267 = (v18 * v70) - (v47 * v72)
    v268 = (((v74 * v173) + (v73 * v171)) + (v81 * v266)) + (v80 * v267)
    v269 = v26 * v135
    v270 = v269 + (v36 * v136)
    v271 = (v268 - (v18 * v270)) + (v76 * v163)
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
    v282 = (v8 * v281) + (v9 * v279)
    v283 = (v76 * v194) - (v95 * v137)
    v284 = (v76 * v196) - (v97 * v137)
    v285 = ((v8 * v284) + (v9 * v283)) - v282
    v286 = -((v285 - (v61 * v275)) + (v13 * v264))
    v287 = (v71 * v281) - (v70 * v279)
    v288 = (((v72 * v272) + (v71 * v284)) - (v70 * v283)) - v287
    v289 = v222 + v282
    v290 = (v33 * v283) + (v22 * v284)
    v291 = (v33 * v144) + (v22 * (v103 + v143))
    v292 = (v22 * v144) + (v33 * (v103 + v146))
    v293 = (v8 * v292) - (v9 * v291)
    v294 = 0.0 + v293
    v295 = -v239
    v296 = -v257
    v297 = ((v33 * v194) + (v22 * v196)) + (v13 * v103)
    v298 = -(((v72 * v293) - (v117 * v297)) - v285)
    v299 = -((v13 * v293) - (v61 * v297))
    v300 = v219 - v282
    return (
        REAL(0.0),
        v64 - v60,
        v64 + v66,
        v64 + v69,
        v77 - v78,
        v85,
        -v60,
        v100 - (v8 * (v94 - v92)),
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
        v132 + (((v70 * v111) - (v72 * v75)) - (v71 * v112)),
        v138 - v134,
        v85,
        v140,
        v140,
        v140,
        v141 - v134,
        -((v142 + (v22 * v122)) + (v13 * v84)),
        v60 - v63,
        v149,
        v149,
        v156 - v148,
        -(v165 + v168),
        -(v175 + v177),
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
        (((v33 * v206) + (v22 * v208)) - v223) - (v13 * v175),
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
        (((v33 * v236) + (v22 * v237)) - v223) - (v13 * v226),
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
        (((v33 * v254) + (v22 * v255)) - v223) - (v13 * v245),
        v78,
        v165 + v265,
        v225 + v265,
        v244 + v265,
        (v71 * v263) + (v70 * v262),
        ((v33 * v262) - (v22 * v263)) - v272,
        v116 + v165,
        v199,
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
        -v132,
        v217,
        v217,
        v217,
        REAL(0.0),
        (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v288,
        -(v141 + v271),
        v289,
        v289,
        v289,
        v287 - (v72 * v271),
        ((v290 - (v33 * v279)) - (v22 * v281)) - (v13 * v272),
        v84,
        v175 + v294,
        v226 + v294,
        v245 + v294,
        v272 + ((v71 * v292) + (v70 * v291)),
        (v33 * v291) - (v22 * v292),
        v175,
        v211,
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
        -(v290 + (v13 * v138)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 389 add, 491 mul, 0 div, 0 sqrt, 5 sincos, 56 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _inertia_power(prepared, q)
    return _pack(values[0:216], REAL, (6, 6, 6), lanes)


def _reactions(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[1] + qd[2]
    v11 = qd[3] + v10
    v12 = qdd[1] + qdd[2]
    v13 = qdd[3] + v12
    v14 = v1 * qd[0]
    v15 = v0 * qd[0]
    v16 = (v4 * v14) + (v5 * v15)
    v17 = (qd[1] * qd[1]) + (v14 * v14)
    v18 = qdd[1] + (v14 * v15)
    v19 = (v4 * v15) - (v5 * v14)
    v20 = (v6 * v16) + (v7 * v19)
    v21 = (v6 * v19) - (v7 * v16)
    v22 = v13 + (v20 * v21)
    v23 = ((v4 * v18) - (v19 * v19)) - (v10 * v10)
    v24 = v5 * v17
    v25 = -(50.0 * (v23 - v24))
    v26 = (v16 * v19) - v12
    v27 = 50.0 * ((v4 * v17) + (v5 * v18))
    v28 = (50.0 * v26) - v27
    v29 = (v6 * v25) - (v7 * v28)
    v30 = (v3 * v11) + (v2 * v21)
    v31 = 20.0 * v30
    v32 = qd[4] + v20
    v33 = (v0 * qdd[0]) + (qd[1] * v14)
    v34 = qd[1] * v15
    v35 = v34 - (v1 * qdd[0])
    v36 = ((qd[2] * v16) + (v4 * v33)) + (v5 * v35)
    v37 = ((qd[2] * v19) + (v4 * v35)) - (v5 * v33)
    v38 = ((qd[3] * v20) + (v6 * v36)) + (v7 * v37)
    v39 = (v29 + (10.0 * v22)) + (v31 * (qd[4] + v32))
    v40 = v39 + (20.0 * ((v2 * v13) - (v3 * v38)))
    v41 = prepared[3] * v8
    v42 = v34 + v35
    v43 = v36 + (v10 * v16)
    v44 = v42 + v43
    v45 = ((qd[3] * v21) + (v6 * v37)) - (v7 * v36)
    v46 = v45 + (v11 * v21)
    v47 = (50.0 * v44) - (10.0 * v46)
    v48 = (v11 * v11) + (v20 * v20)
    v49 = (v6 * v28) + (v7 * v25)
    v50 = v49 + (10.0 * v48)
    v51 = (v2 * v47) - (v3 * v50)
    v52 = (v3 * v21) - (v2 * v11)
    v53 = (v51 + (v31 * v52)) + (20.0 * (qdd[4] - v45))
    v54 = prepared[3] * v9
    v55 = (v40 * v41) - (v53 * v54)
    v56 = (v41 * v53) + (v40 * v54)
    v57 = (v8 * v55) + (v9 * v56)
    v58 = v57 + ((prepared[63] * v22) + (prepared[2] * v29))
    v59 = v58 + ((prepared[10] * v22) + (prepared[1] * v29))
    v60 = (v2 * v50) + (v3 * v47)
    v61 = prepared[13] * ((v32 * v32) + (v52 * v52))
    v62 = v61 + (prepared[15] * v60)
    v63 = (v8 * v56) - (v9 * v55)
    v64 = v63 + (prepared[2] * v51)
    v65 = (((v2 * v62) - (v3 * v64)) + (prepared[10] * v48)) + (prepared[1] * v49)
    v66 = (((v6 * v59) + (v7 * v65)) - (prepared[7] * v23)) - (prepared[64] * v24)
    v67 = (v6 * v65) - (v7 * v59)
    v68 = v67 + ((prepared[7] * v26) - (prepared[0] * v27))
    v69 = (v4 * v66) + (v5 * v68)
    v70 = (prepared[5] * v18) - v69
    v71 = ((v4 * v68) - (v5 * v66)) - (prepared[5] * v17)
    v72 = (v2 * v64) + (v3 * v62)
    v73 = v72 + ((prepared[65] * v44) - (prepared[10] * v46))
    v74 = v73 + (prepared[7] * v44)
    v75 = v74 + (prepared[5] * v42)
    v76 = prepared[4] * (qd[5] - v30)
    v77 = v8 * v76
    v78 = v9 * v76
    v79 = (v52 * v77) + (v32 * v78)
    v80 = (v32 * v77) - (v52 * v78)
    v81 = ((v8 * v79) - (v9 * v80)) + (20.0 * v63)
    v82 = v81 + (((prepared[66] * v44) - (prepared[11] * v46)) + (10.0 * v72))
    v83 = ((v8 * v80) + (v9 * v79)) + (20.0 * v57)
    v84 = prepared[4] * ((((qd[4] * v52) - qdd[5]) + (v3 * v13)) + (v2 * v38))
    v85 = (v2 * v84) - (v3 * v83)
    v86 = (v6 * v82) - (v7 * v85)
    v87 = (((v6 * v85) + (v7 * v82)) + (50.0 * v73)) + (prepared[58] * v42)
    v88 = v87 + (prepared[9] * v43)
    v89 = (((v4 * v86) - (v5 * v88)) - (50.0 * v74)) - (prepared[6] * v42)
    v90 = (v4 * v88) + (v5 * v86)
    v91 = ((v2 * v83) + (10.0 * v58)) + (v3 * v84)
    v92 = ((prepared[11] * v22) + (prepared[10] * v29)) + v91
    v93 = (((50.0 * v67) + (prepared[9] * v26)) - (prepared[7] * v27)) - v92
    v94 = ((prepared[6] * v18) - (50.0 * v69)) - v93
    return (
        (v1 * v71) - (v0 * v70),
        -v75,
        (v0 * v71) + (v1 * v70),
        (v1 * v90) - (v0 * v89),
        -v94,
        (v0 * v90) + (v1 * v89),
        v71,
        v70,
        v75,
        v90,
        v89,
        v94,
        -v66,
        -v68,
        v74,
        v86,
        -v88,
        -v93,
        -v65,
        v59,
        v73,
        -v85,
        -v82,
        v92,
        v64,
        v62,
        -v58,
        v83,
        v84,
        v81,
        -v55,
        -v56,
        -(v61 + (prepared[3] * v60)),
        v79,
        -v80,
        -v84,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Operations: 115 add, 164 mul, 0 div, 0 sqrt, 5 sincos, 16 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = 50.0 * v5
    v11 = v10 * v3
    v12 = 50.0 * v4
    v13 = (v2 * v12) + v11
    v14 = prepared[13] * v6
    v15 = prepared[18] + v14
    v16 = v15 * v13
    v17 = (prepared[24] * v6) - prepared[26]
    v18 = ((v6 * v17) - prepared[27]) + (v7 * (v7 * prepared[73]))
    v19 = v18 - v16
    v20 = 50.0 * v9
    v21 = v3 * v20
    v22 = 50.0 * v8
    v23 = v2 * v22
    v24 = v23 + v21
    v25 = (v15 * v24) - v19
    v26 = 1.0 / v18
    v27 = v19 * v26
    v28 = v5 * prepared[78]
    v29 = v9 * v28
    v30 = v29 + (v15 * v21)
    v31 = v30 + (v15 * v11)
    v32 = (v2 * v10) - (v3 * v12)
    v33 = v7 * v32
    v34 = (v2 * v20) - (v3 * v22)
    v35 = prepared[13] * v7
    v36 = (v35 * v34) + (prepared[13] * v33)
    v37 = prepared[75] * v33
    v38 = v8 * v4
    v39 = prepared[78] * v38
    v40 = v39 + (((v31 + (prepared[19] - v19)) - (v27 * v25)) - (v37 * v36))
    v41 = v22 + v12
    v42 = v2 * v41
    v43 = v40 + (v15 * v42)
    v44 = 1.0 - v27
    v45 = 1.0 / ((((v19 * v44) - v16) - prepared[19]) + (v33 * (prepared[77] * v33)))
    v46 = v45 * v43
    v47 = v26 * v25
    v48 = ((prepared[53] + ((v16 - v19) + (2.0 * v30))) + (v43 * v46)) + (v25 * v47)
    v49 = prepared[56] * v36
    v50 = 100.0 * v2
    v51 = 1.0 / (((v48 - (v36 * v49)) + (prepared[79] * v38)) + (v50 * (v8 * v15)))
    v52 = v2 * v7
    v53 = v6 * v2
    v54 = (v53 * (v7 * prepared[74])) + (prepared[25] * v52)
    v55 = v54 * v26
    v56 = v10 + v20
    v57 = v6 * v3
    v58 = prepared[25] * v57
    v59 = v58 + ((v14 * v56) + (prepared[23] * v3))
    v60 = v7 * prepared[76]
    v61 = ((v54 - (v19 * v55)) + (v59 * v37)) + (v4 * v60)
    v62 = (((v54 + (v61 * v46)) + (v55 * v25)) + (v59 * v49)) + (v35 * v41)
    v63 = v62 * v51
    v64 = ((((v62 * v63) - (prepared[26] * v6)) - (2.0 * v31)) - prepared[29]) - (v54 * v55)
    v65 = v61 * v45
    v66 = prepared[56] * v59
    v67 = prepared[19] * (v4 * v4)
    v68 = prepared[22] * (v8 * v8)
    v69 = v68 + (v67 + ((v64 - (v61 * v65)) + (v59 * v66)))
    v70 = 1.0 / (v69 - (v2 * ((prepared[28] * v2) - (v53 * ((v6 * prepared[73]) - v17)))))
    v71 = v63 * v70
    v72 = v2 * qd[0]
    v73 = qd[1] + qd[2]
    v74 = qd[3] + v73
    v75 = (v6 * v74) + (v7 * v72)
    v76 = v75 * v75
    v77 = v3 * qd[0]
    v78 = v77 - qd[4]
    v79 = v76 + (v78 * v78)
    v80 = v77 * v77
    v81 = (v74 * v74) + v80
    v82 = (prepared[18] * v81) + (v14 * v79)
    v83 = v7 * v74
    v84 = v6 * v72
    v85 = v84 - v83
    v86 = v75 * v85
    v87 = v74 * v72
    v88 = v87 + v86
    v89 = (v35 * v88) - v82
    v90 = v73 * v73
    v91 = qd[0] * qd[0]
    v92 = v90 + v91
    v93 = v90 - v92
    v94 = v4 * v5
    v95 = prepared[19] * v94
    v96 = 2.0 * v78
    v97 = v72 * v77
    v98 = v7 * v77
    v99 = 2.0 * v98
    v100 = ((v6 * v97) - (v85 * v96)) - (v74 * v99)
    v101 = (prepared[18] * v97) - (prepared[13] * v100)
    v102 = v4 * v9
    v103 = prepared[78] * v102
    v104 = qd[1] * qd[1]
    v105 = v104 + v91
    v106 = (((v95 * v93) - (v32 * v89)) - (v13 * v101)) - (v105 * v103)
    v107 = v8 * qd[1]
    v108 = qd[1] * v107
    v109 = (v22 * v104) + (v12 * v90)
    v110 = (v20 * v105) + (v10 * v92)
    v111 = (v2 * v110) - (v3 * v109)
    v112 = v75 * v78
    v113 = v6 * v77
    v114 = prepared[31] * v113
    v115 = (v74 * v114) + (prepared[4] * ((v72 * v98) - v112))
    v116 = tau[5] - v115
    v117 = v7 * prepared[55]
    v118 = (prepared[16] * v97) + (((prepared[18] * v111) - (prepared[25] * v100)) - (v117 * v116))
    v119 = qd[5] * prepared[30]
    v120 = v119 * v78
    v121 = prepared[30] * v74
    v122 = ((v120 - (prepared[13] * v111)) - (prepared[14] * v100)) - (v98 * v121)
    v123 = prepared[12] * v6
    v124 = v122 - (v97 * (prepared[25] - v123))
    v125 = ((v6 * v124) + (v7 * v115)) - v118
    v126 = v125 + (v106 + (v28 * v108))
    v127 = tau[3] + v125
    v128 = 100.0 * qd[0]
    v129 = 2.0 * v73
    v130 = qd[0] * v129
    v131 = (v12 * v130) + (v107 * v128)
    v132 = ((v81 * (v7 * prepared[70])) + (v14 * v131)) - (v35 * (v3 * v110))
    v133 = prepared[13] * v52
    v134 = v75 * v119
    v135 = ((v132 - (v109 * v133)) - (v86 * prepared[68])) - v134
    v136 = v135 + (v87 * ((v6 * prepared[80]) - prepared[67]))
    v137 = tau[4] - v136
    v138 = ((tau[2] + v126) - (v27 * v127)) - (v37 * v137)
    v139 = (((tau[1] + v126) + (v46 * v138)) + (v47 * v127)) - (v49 * v137)
    v140 = v104 - v105
    v141 = v8 * v9
    v142 = ((v139 - (v24 * v101)) - (v34 * v89)) + (v141 * (prepared[22] * v140))
    v143 = v8 * v5
    v144 = prepared[81] * v143
    v145 = prepared[81] * v102
    v146 = (v142 + (v92 * v144)) - (v90 * v145)
    v147 = (((tau[0] + (v3 * v136)) - (v63 * v146)) + (v55 * v127)) - (v53 * v115)
    v148 = ((prepared[21] * v4) * v130) + (v35 * v79)
    v149 = (((v147 + (v52 * v124)) + (v65 * v138)) + (v66 * v137)) + (v20 * v148)
    v150 = v53 * prepared[55]
    v151 = prepared[83] * v107
    v152 = (qd[0] * v151) + (v60 * v79)
    v153 = (v149 - (v116 * v150)) + (v5 * v152)
    v154 = prepared[18] * v3
    v155 = (v153 + (v56 * ((v14 * v88) + (v87 * prepared[69])))) + (v131 * v154)
    v156 = v3 * prepared[82]
    v157 = v9 * v107
    v158 = qd[0] * prepared[84]
    v159 = prepared[25] * v79
    v160 = v3 * v7
    v161 = (((v155 + (v87 * v156)) + (v95 * v130)) + (v158 * v157)) + (v160 * v159)
    v162 = v161 + (v88 * v58)
    v163 = (v51 * v146) + (v162 * v71)
    v164 = v70 * v162
    v165 = ((v45 * v138) - (v46 * v163)) + (v65 * v164)
    v166 = v163 - v165
    v167 = v166 - ((((v26 * v127) - (v27 * v165)) - (v47 * v163)) + (v55 * v164))
    v168 = v97 - v167
    v169 = v74 * v77
    v170 = v169 - (v2 * v164)
    v171 = v169 + v170
    v172 = (v6 * v168) - (v7 * v171)
    v173 = v85 * v78
    v174 = v172 - v173
    v175 = v173 - v174
    v176 = v97 + v167
    v177 = (prepared[18] * v176) + (prepared[13] * v175)
    v178 = v3 - v66
    v179 = (((prepared[56] * v137) + (v37 * v165)) - (v49 * v163)) + (v164 * v178)
    v180 = v88 + v179
    v181 = (v35 * v180) - v82
    v182 = (v2 * v181) + (v3 * v177)
    v183 = (v72 * v96) - (v75 * v99)
    v184 = (v14 * v75) + (v35 * v85)
    v185 = (((v14 * v183) + (v35 * v170)) + (v98 * v184)) + (v97 * prepared[69])
    v186 = (2.0 * v87) + (v3 * v164)
    v187 = (v72 * v72) - v80
    v188 = (v6 * v187) - (v7 * v186)
    v189 = v6 * v78
    v190 = 2.0 * v85
    v191 = (v188 + (v189 * (2.0 * v77))) - (v72 * v190)
    v192 = (prepared[13] * v191) - (prepared[18] * v187)
    v193 = v182 + ((v2 * v192) - (v3 * v185))
    v194 = (v2 * v177) - (v3 * v181)
    v195 = ((v2 * v185) + (v3 * v192)) - v194
    v196 = (v10 * v195) + (v12 * v193)
    v197 = (v5 * (prepared[19] * v5)) - v67
    v198 = (((v10 * v194) - (v93 * v197)) - (v12 * v182)) + (v105 * v29)
    v199 = (((v72 * v75) - (v6 * v186)) - (v7 * v187)) - (v78 * v98)
    v200 = v7 * prepared[86]
    v201 = (prepared[25] * v191) + (v199 * v200)
    v202 = ((prepared[12] * v188) - (prepared[14] * v191)) + (v72 * v119)
    v203 = prepared[16] * v187
    v204 = ((v6 * v202) - v203) + v201
    v205 = v204 + (v198 + (v108 * (v4 * prepared[78])))
    v206 = v205 + v196
    v207 = v12 * v166
    v208 = v207 + (v110 + (v22 * v163))
    v209 = v10 * v166
    v210 = v209 + ((v20 * v163) - v109)
    v211 = (v2 * v210) - (v3 * v208)
    v212 = v211 + (10.0 * v187)
    v213 = v207 + (v10 * v90)
    v214 = v209 - (v12 * v92)
    v215 = (v2 * v214) - (v3 * v213)
    v216 = (((v104 * v21) - (v34 * v163)) - v215) + (v105 * v23)
    v217 = v216 + v212
    v218 = prepared[18] * v211
    v219 = v218 + ((prepared[18] * v216) + (v14 * v217))
    v220 = (v219 + (v104 * v29)) + (v105 * v39)
    v221 = v219 - v204
    v222 = (v2 * v208) + (v3 * v210)
    v223 = v222 + (20.0 * v97)
    v224 = v35 * (((v2 * v213) + (v3 * v214)) - v223)
    v225 = (v10 * v130) - (v12 * v164)
    v226 = (v85 * v98) + (v75 * v113)
    v227 = v170 + v226
    v228 = ((prepared[14] * v227) + (v119 * v98)) - (prepared[12] * (v170 - v226))
    v229 = v228 - ((v14 * (v225 + (10.0 * v171))) - v224)
    v230 = prepared[76] * ((v104 * (v9 * v52)) + (v163 * ((v9 * v160) + (v8 * v52))))
    v231 = v9 * qd[1]
    v232 = (v128 * v231) - (v22 * v164)
    v233 = v229 + (((v160 * (v105 * (v8 * prepared[85]))) - (v14 * v232)) + v230)
    v234 = ((v206 - v220) + (v27 * v221)) + (v37 * v233)
    v235 = (v56 * v195) + (v41 * v193)
    v236 = (v8 * v28) - v103
    v237 = ((((v90 * v29) - (v166 * v236)) - v205) - v235) + (v92 * v39)
    v238 = (v9 * (prepared[22] * v9)) - v68
    v239 = v237 + (v220 + ((v92 * (v9 * (v5 * prepared[81]))) + (v238 * v140)))
    v240 = (((v239 - (v46 * v234)) + (v47 * v221)) - (v49 * v233)) - (v20 * v194)
    v241 = ((v240 + (v22 * v182)) - (v90 * v39)) - (v166 * (v144 - v145))
    v242 = (((qd[1] * (2.0 * qd[0])) * v238) - (v63 * v241)) + (v55 * v221)
    v243 = v120 + ((((prepared[70] * v176) - (prepared[13] * v222)) + (prepared[12] * v172)) + (prepared[14] * v175))
    v244 = v6 * v171
    v245 = v244 + (v7 * v168)
    v246 = (((v245 + (prepared[54] * v116)) + (v150 * v164)) + (v117 * v167)) - v112
    v247 = prepared[4] * v6
    v248 = (v246 * v247) - (v7 * v243)
    v249 = (v14 * v227) - (v35 * v183)
    v250 = ((v53 * (prepared[73] * v199)) - (v3 * v248)) + (v56 * (v249 + (prepared[18] * v171)))
    v251 = (10.0 * v81) - v211
    v252 = v131 + (v56 * v164)
    v253 = v252 + (10.0 * v186)
    v254 = (((prepared[18] * v252) + (prepared[16] * v186)) + (v14 * v253)) - (v35 * v251)
    v255 = ((v254 + (v7 * v159)) - v134) - (v180 * (prepared[14] + (v6 * prepared[70])))
    v256 = (v2 * (v255 - (prepared[12] * (v86 - (v87 + v179))))) - v250
    v257 = (prepared[18] * v186) + (v14 * v180)
    v258 = (v256 + ((v12 * v257) + (v4 * v152))) - (v130 * (v29 + v197))
    v259 = prepared[79] * v102
    v260 = (prepared[16] * v171) + (10.0 * v249)
    v261 = (v2 * ((v7 * v202) + (v199 * v247))) - (v3 * (v260 + (prepared[18] * v225)))
    v262 = (v258 + (v164 * (v259 + (v94 * prepared[88])))) + v261
    v263 = (((v242 - (v65 * v234)) - (v178 * v233)) + (v133 * v217)) - v262
    v264 = (v263 + (v232 * ((prepared[21] * v5) + v154))) - (v22 * (v148 + v257))
    v265 = v264 - (v164 * ((v141 * prepared[87]) - v144))
    v266 = v215 - v212
    v267 = ((prepared[18] * v215) + (v14 * v266)) - v218
    v268 = v204 + v267
    v269 = v267 + (v163 * v236)
    v270 = -v229
    v271 = (((v27 * v268) - v206) - v269) + (v37 * v270)
    v272 = (((v269 - v237) - (v46 * v271)) + (v47 * v268)) - (v49 * v270)
    v273 = v55 * v70
    v274 = v65 * v70
    v275 = v52 * v70
    v276 = (((v268 * v273) - (v71 * v272)) - (v271 * v274)) + (v275 * (prepared[13] * v266))
    v277 = v276 - (v70 * ((v178 * v270) - v262))
    v278 = ((v35 * v223) - v228) + (prepared[25] * v244)
    v279 = (prepared[13] * v212) - v202
    v280 = v203 + (v218 + ((v6 * v279) - v201))
    v281 = ((v37 * v278) - v196) + (v44 * v280)
    v282 = 1.0 + v47
    v283 = (((v46 * v281) - v235) + (v49 * v278)) + (v280 * v282)
    v284 = (((v71 * v283) - (v273 * v280)) - (v274 * v281)) - (v275 * v279)
    v285 = v70 * v178
    v286 = v53 * v70
    v287 = (v284 - (v278 * v285)) + (v286 * (prepared[4] * v199))
    v288 = v287 - (v70 * ((v3 * v260) - v256))
    v289 = (v75 * v96) - v245
    v290 = (prepared[14] * v6) - prepared[25]
    v291 = (((v289 * v290) - v248) + (v123 * v245)) + (v174 * v200)
    v292 = v76 - (v85 * v85)
    v293 = (((v14 * v251) - (prepared[68] * v292)) + (v35 * v253)) + (v85 * v119)
    v294 = (v75 * v190) - v180
    v295 = v79 - v292
    v296 = (v14 * v294) - (v35 * v295)
    v297 = prepared[13] * v289
    v298 = (((v32 * v296) - (v37 * v293)) - (v44 * v291)) + (v13 * v297)
    v299 = v2 * v56
    v300 = v299 - (v3 * v41)
    v301 = (((v296 * v300) + (v46 * v298)) - (v49 * v293)) - (v282 * v291)
    v302 = v3 * v56
    v303 = v42 + v302
    v304 = v301 + (v297 * v303)
    v305 = (((v178 * v293) + (v63 * v304)) + (v55 * v291)) - (v65 * v298)
    v306 = v305 - (v52 * ((prepared[4] * v246) - ((prepared[12] * v245) + (prepared[14] * v289))))
    v307 = v306 + (v53 * ((prepared[89] * v174) - v243))
    v308 = 10.0 * v3
    v309 = v56 + v308
    v310 = v307 - (v309 * ((v35 * v294) + (v14 * v295)))
    v311 = (v53 * v75) + (v85 * v52)
    v312 = v2 * v74
    v313 = v311 + v312
    v314 = (v12 * v129) + (100.0 * v107)
    v315 = (((prepared[14] * v313) + (v53 * (v74 * prepared[91]))) - (v14 * v314)) + (v52 * v119)
    v316 = v56 * prepared[90]
    v317 = (v315 + (v98 * (v316 + (v3 * prepared[80])))) + (prepared[12] * (v311 - v312))
    v318 = (v52 * (2.0 * v75)) + (v3 * v96)
    v319 = (((v77 * (v3 * prepared[69])) - (v52 * v184)) + (v14 * v318)) - (v74 * v133)
    v320 = (v3 * (v190 - v190)) - (v53 * v96)
    v321 = v72 * prepared[69]
    v322 = (v3 * v321) - (prepared[13] * v320)
    v323 = qd[0] * (v259 + (v94 * prepared[93]))
    v324 = ((prepared[14] * v320) - (v3 * v119)) + (v160 * v121)
    v325 = v324 + (v72 * (v316 + ((prepared[26] * v3) + (prepared[92] * v57))))
    v326 = ((2.0 * ((v74 * v57) + (v72 * v160))) - (v3 * v75)) - (v52 * v78)
    v327 = (((v6 * v325) - (prepared[25] * v320)) - (v326 * (v7 * prepared[89]))) + (v72 * v156)
    v328 = v327 + (v56 * v321)
    v329 = ((v323 + ((v13 * v322) - (v32 * v319))) + (v37 * v317)) + (v44 * v328)
    v330 = v323 + (v141 * v158)
    v331 = qd[0] * v143
    v332 = ((((prepared[94] * v331) - v330) - (v46 * v329)) - (v49 * v317)) - (v282 * v328)
    v333 = (v332 - (v41 * ((v2 * v322) + (v3 * v319)))) + (v299 * v319)
    v334 = v333 - (v302 * v322)
    v335 = (((v53 * (prepared[95] * v326)) - (v63 * v334)) - (v55 * v328)) - (v52 * v325)
    v336 = (v14 * v313) + (v35 * v318)
    v337 = ((v335 - (v65 * v329)) - (v178 * v317)) + (v56 * (v336 + (prepared[69] * v312)))
    v338 = v5 * v151
    v339 = v338 + (((v337 + (v154 * v314)) + (v156 * v312)) + (v308 * v336))
    v340 = (v339 + (prepared[84] * v157)) + (v129 * (v95 + v103))
    v341 = v114 - (prepared[4] * v189)
    v342 = v99 - (v7 * v96)
    v343 = (prepared[25] * v342) + (v117 * v341)
    v344 = v7 * v341
    v345 = (prepared[30] * v98) - (prepared[14] * v342)
    v346 = (v6 * v345) - v344
    v347 = 100.0 * v3
    v348 = v73 * ((v5 * v50) - (v4 * v347))
    v349 = (v348 + (v50 * v231)) - (v107 * v347)
    v350 = v346 + (v15 * v349)
    v351 = v350 + v343
    v352 = v6 * prepared[90]
    v353 = ((v14 * (v7 * v85)) - (v74 * prepared[69])) - (v352 * (v6 * v75))
    v354 = v7 * v75
    v355 = v353 + (v35 * (v72 - v354))
    v356 = prepared[13] * v342
    v357 = (v2 * v355) + (v3 * v356)
    v358 = (v2 * v356) - (v3 * v355)
    v359 = (v343 + (v10 * v357)) + (v12 * v358)
    v360 = ((v338 - v350) - v359) - (qd[1] * v259)
    v361 = (v6 * v85) - v354
    v362 = v72 + v361
    v363 = v6 * v119
    v364 = ((-(prepared[14] * v362)) - v363) - (prepared[12] * (v361 - v72))
    v365 = v128 * (v8 + v4)
    v366 = ((v364 + (v14 * v365)) + (v84 * prepared[80])) + (v83 * prepared[91])
    v367 = v73 * ((v4 * v52) + (v5 * v160))
    v368 = v366 + (prepared[96] * (v367 + ((v52 * v107) + (v160 * v231))))
    v369 = (v360 + (v27 * v351)) + (v37 * v368)
    v370 = (v20 * v357) + (v22 * v358)
    v371 = v370 + (v129 * v236)
    v372 = (((v371 - v360) - (v46 * v369)) + (v47 * v351)) - (v49 * v368)
    v373 = (((v330 + (v63 * v372)) - (v55 * v351)) - (v52 * v345)) + (v65 * v369)
    v374 = (v14 * v362) + (v352 * v354)
    v375 = (v53 * (prepared[97] * v341)) - (v56 * (v321 + v374))
    v376 = (((v373 + (v178 * v368)) + (v154 * v365)) - (v133 * v349)) - v375
    v377 = v3 * ((10.0 * v374) + (v72 * prepared[82]))
    v378 = v377 + (v376 + (prepared[79] * v331))
    v379 = v345 + (prepared[13] * v348)
    v380 = ((v6 * v379) + (prepared[18] * v348)) - v344
    v381 = v343 + v380
    v382 = v359 + v380
    v383 = (((v4 * (v6 * (qd[0] * prepared[96]))) - v364) + (v84 * prepared[91])) + (v83 * prepared[80])
    v384 = v383 + (prepared[98] * v367)
    v385 = (v382 - (v27 * v381)) + (v37 * v384)
    v386 = (((v371 + v382) + (v46 * v385)) + (v47 * v381)) + (v49 * v384)
    v387 = ((v323 + (v77 * (v4 * prepared[99]))) + (v63 * v386)) - (v55 * v381)
    v388 = v377 - v375
    v389 = v388 + (((v387 - (v52 * v379)) - (v65 * v385)) - (v178 * v384))
    v390 = v346 + v359
    v391 = v346 + v343
    v392 = v364 + (v85 * prepared[80])
    v393 = ((v27 * v391) - v390) + (v37 * v392)
    v394 = (((v370 + v390) - (v46 * v393)) + (v47 * v391)) - (v49 * v392)
    v395 = (((v273 * v391) - (v71 * v394)) - (v274 * v393)) + (v275 * v345)
    v396 = (v395 - (v70 * v388)) - (v285 * v392)
    v397 = v363 + ((v190 * v290) - (prepared[89] * v354))
    v398 = v85 * prepared[90]
    v399 = prepared[100] * v189
    v400 = ((v13 * v398) - (v44 * v397)) + (v32 * v399)
    v401 = (((v46 * v400) - (v282 * v397)) + (v303 * v398)) + (v300 * v399)
    v402 = ((v71 * v401) - (v309 * (v78 * (v70 * (v7 * prepared[100]))))) + (v273 * v397)
    v403 = (v402 - (v274 * v400)) - (v286 * (v75 * prepared[95]))
    v404 = v403 + (v275 * (v119 + (v85 * prepared[101])))
    v405 = prepared[92] * v189
    v406 = (v33 * (v75 * prepared[102])) + (v44 * v405)
    v407 = ((v75 * (prepared[103] * v36)) + (v46 * v406)) + (v282 * v405)
    v408 = (((v274 * v406) - (v71 * v407)) + (v275 * (prepared[92] * v78))) + (v273 * v405)
    v409 = v408 + (v285 * (prepared[30] * v75))
    v410 = (v51 * v241) + (v71 * v265)
    v411 = (v51 * v272) + (v63 * v277)
    v412 = (v63 * v288) - (v51 * v283)
    v413 = (v71 * v310) - (v51 * v304)
    v414 = (v51 * v334) + (v71 * v340)
    v415 = (v71 * v378) - (v51 * v372)
    v416 = (v71 * v389) - (v51 * v386)
    v417 = (v51 * v394) + (v63 * v396)
    v418 = (v63 * v404) - (v51 * v401)
    v419 = (v51 * v407) + (v63 * v409)
    v420 = ((v265 * v274) - (v45 * v234)) - (v46 * v410)
    v421 = ((v65 * v277) - (v45 * v271)) - (v46 * v411)
    v422 = ((v65 * v288) - (v45 * v281)) - (v46 * v412)
    v423 = ((v274 * v310) - (v45 * v298)) - (v46 * v413)
    v424 = ((v274 * v340) - (v45 * v329)) - (v46 * v414)
    v425 = ((v45 * v369) - (v46 * v415)) + (v274 * v378)
    v426 = ((v274 * v389) - (v45 * v385)) - (v46 * v416)
    v427 = ((v65 * v396) - (v45 * v393)) - (v46 * v417)
    v428 = ((v65 * v404) - (v45 * v400)) - (v46 * v418)
    v429 = ((v45 * v406) - (v46 * v419)) + (v65 * v409)
    v430 = (((v26 * v221) - (v27 * v420)) - (v47 * v410)) + (v265 * v273)
    v431 = (((v26 * v268) + (v55 * v277)) - (v27 * v421)) - (v47 * v411)
    v432 = (((v55 * v288) - (v26 * v280)) - (v27 * v422)) - (v47 * v412)
    v433 = (((v26 * v291) - (v27 * v423)) - (v47 * v413)) + (v273 * v310)
    v434 = (((v273 * v340) - (v26 * v328)) - (v27 * v424)) - (v47 * v414)
    v435 = (((v273 * v378) - (v26 * v351)) - (v27 * v425)) - (v47 * v415)
    v436 = (((v273 * v389) - (v26 * v381)) - (v27 * v426)) - (v47 * v416)
    v437 = (((v26 * v391) + (v55 * v396)) - (v27 * v427)) - (v47 * v417)
    v438 = (((v26 * v397) + (v55 * v404)) - (v27 * v428)) - (v47 * v418)
    v439 = (((v55 * v409) - (v27 * v429)) - (v47 * v419)) + (v26 * v405)
    v440 = v66 * v70
    v441 = v70 * v150
    v442 = prepared[55] * v199
    v443 = (prepared[71] * v113) - (prepared[55] * v189)
    v444 = v65 - (v46 * v63)
    v445 = v70 * v444
    v446 = -v445
    v447 = (v273 - (v47 * v71)) - (v27 * v445)
    v448 = -v447
    v449 = (v440 + (v49 * v71)) - (v37 * v445)
    v450 = -v449
    v451 = v117 * v44
    v452 = v117 * v282
    v453 = ((v441 - (v117 * v273)) - (v445 * v451)) + (v71 * v452)
    v454 = v46 * v51
    v455 = v454 + (v71 * v444)
    v456 = ((v27 * v454) - (v63 * v447)) - (v47 * v51)
    v457 = -v456
    v458 = ((v49 * v51) - (v63 * v449)) + (v37 * v454)
    v459 = -v458
    v460 = ((v451 * v454) - (v63 * v453)) + (v51 * v452)
    v461 = ((v27 * v45) - (v46 * v456)) - (v65 * v447)
    v462 = ((v37 * v45) - (v46 * v458)) - (v65 * v449)
    v463 = ((v45 * v451) - (v46 * v460)) - (v65 * v453)
    v464 = -v463
    v465 = -(((v55 * v449) + (v27 * v462)) + (v47 * v458))
    v466 = (((v117 * v26) - (v55 * v453)) - (v27 * v463)) - (v47 * v460)
    v467 = -v466
    v468 = ((v37 * v463) - (v49 * v460)) + (v66 * v453)
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
        -(v70 * v265),
        v277,
        v288,
        -(v70 * v310),
        REAL(0.0),
        -(v70 * v340),
        -(v70 * v378),
        -(v70 * v389),
        v396,
        v404,
        v409,
        REAL(0.0),
        v410,
        -v411,
        -v412,
        v413,
        REAL(0.0),
        v414,
        v415,
        v416,
        -v417,
        -v418,
        -v419,
        REAL(0.0),
        -v420,
        v421,
        v422,
        -v423,
        REAL(0.0),
        -v424,
        -v425,
        -v426,
        v427,
        v428,
        v429,
        REAL(0.0),
        -v430,
        v431,
        v432,
        -v433,
        REAL(0.0),
        -v434,
        -v435,
        -v436,
        v437,
        v438,
        v439,
        REAL(0.0),
        (((prepared[56] * v233) + (v37 * v420)) - (v49 * v410)) - (v265 * v440),
        (((v49 * v411) - (prepared[56] * v270)) - (v37 * v421)) + (v66 * v277),
        (((v49 * v412) - (prepared[56] * v278)) - (v37 * v422)) + (v66 * v288),
        (((v37 * v423) - (prepared[56] * v293)) - (v49 * v413)) - (v310 * v440),
        REAL(0.0),
        (((prepared[56] * v317) + (v37 * v424)) - (v49 * v414)) - (v340 * v440),
        (((v37 * v425) - (prepared[56] * v368)) - (v49 * v415)) - (v378 * v440),
        (((prepared[56] * v384) + (v37 * v426)) - (v49 * v416)) - (v389 * v440),
        (((v49 * v417) - (prepared[56] * v392)) - (v37 * v427)) + (v66 * v396),
        ((v49 * v418) - (v37 * v428)) + (v66 * v404),
        (((v75 * prepared[72]) - (v37 * v429)) + (v49 * v419)) + (v66 * v409),
        REAL(0.0),
        ((v265 * v441) - v442) - (v117 * (v430 - (v410 - v420))),
        ((v117 * (v431 - (v411 - v421))) - (v150 * v277)) - v442,
        ((v117 * (v432 - (v412 - v422))) - (v150 * v288)) - v442,
        ((prepared[55] * v174) + (v310 * v441)) - (v117 * (v433 - (v413 - v423))),
        REAL(0.0),
        ((v340 * v441) - (prepared[55] * v326)) - (v117 * (v434 - (v414 - v424))),
        ((v378 * v441) - v443) - (v117 * (v435 - (v415 - v425))),
        ((v389 * v441) - v443) - (v117 * (v436 - (v416 - v426))),
        ((v117 * (v437 - (v417 - v427))) - v443) - (v150 * v396),
        ((v117 * (v438 - (v418 - v428))) - (v75 * prepared[55])) - (v150 * v404),
        (v117 * (v439 - (v419 - v429))) - (v150 * v409),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v71,
        v446,
        v448,
        v450,
        v453,
        v71,
        v51 - (v63 * v71),
        v455,
        v457,
        v459,
        v460,
        v446,
        v455,
        ((v46 * v455) - v45) - (v274 * v444),
        v461,
        v462,
        v464,
        v448,
        v457,
        v461,
        -(((v26 + (v55 * v447)) + (v27 * v461)) + (v47 * v456)),
        v465,
        v467,
        v450,
        v459,
        v462,
        v465,
        ((prepared[56] - (v37 * v462)) + (v49 * v458)) - (v66 * v449),
        v468,
        v453,
        v460,
        v464,
        v467,
        v468,
        (prepared[54] - (v150 * v453)) - (v117 * (v466 - (v460 - v463))),
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

    Operations: 710 add, 921 mul, 4 div, 0 sqrt, 4 sincos, 32 other.
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
    v16 = v15 - (v1 * qdd[0])
    v17 = v15 + v16
    v18 = v10 * v14
    v19 = qdd[1] + v18
    v20 = qd[1] * qd[1]
    v21 = (v2 * v10) + (v3 * v14)
    v22 = qd[1] + qd[2]
    v23 = v22 * v21
    v24 = ((qd[2] * v21) + (v2 * v12)) + (v3 * v16)
    v25 = v24 + v23
    v26 = 50.0 * v1
    v27 = (v0 * v2) - (v1 * v3)
    v28 = 50.0 * v17
    v29 = (v2 * v14) - (v3 * v10)
    v30 = v22 * v29
    v31 = (v2 * v16) + ((qd[2] * v29) - (v3 * v12))
    v32 = v31 + v30
    v33 = (v0 * v3) + (v1 * v2)
    v34 = v21 * v21
    v35 = v29 * v29
    v36 = v10 * v10
    v37 = v20 + v36
    v38 = 50.0 * v3
    v39 = 50.0 * v2
    v40 = (v19 * v39) - (v37 * v38)
    v41 = (v19 * v38) + (v37 * v39)
    v42 = v27 * v23
    v43 = v21 * v29
    v44 = qdd[1] + qdd[2]
    v45 = v43 - v44
    v46 = v22 * v22
    v47 = v33 * v30
    v48 = v44 + v43
    v49 = v28 + (50.0 * v25)
    v50 = v26 - (50.0 * v27)
    v51 = (v5 * v21) - (v4 * v29)
    v52 = qd[3] + v22
    v53 = v52 * v51
    v54 = ((v5 * v24) + (qd[3] * v51)) - (v4 * v31)
    v55 = v54 + v53
    v56 = (v33 * v4) + (v5 * v27)
    v57 = (v4 * v27) - (v33 * v5)
    v58 = (v4 * v21) + (v5 * v29)
    v59 = v52 * v58
    v60 = ((qd[3] * v58) + (v4 * v24)) + (v5 * v31)
    v61 = v60 + v59
    v62 = v51 * v51
    v63 = v58 * v58
    v64 = (50.0 * v45) - v41
    v65 = v46 + v35
    v66 = (50.0 * v65) - v40
    v67 = (v4 * v66) - (v5 * v64)
    v68 = (v4 * v64) + (v5 * v66)
    v69 = v56 * v53
    v70 = v52 * v52
    v71 = v58 * v51
    v72 = qdd[3] + v44
    v73 = v71 - v72
    v74 = v57 * v59
    v75 = v72 + v71
    v76 = v70 + v63
    v77 = (10.0 * v76) + v68
    v78 = v49 + (10.0 * v55)
    v79 = (v7 * v78) + (v6 * v77)
    v80 = v50 - (10.0 * v56)
    v81 = v7 * v80
    v82 = (v7 * v77) - (v6 * v78)
    v83 = v6 * v80
    v84 = v67 - (10.0 * v73)
    v85 = v6 * v57
    v86 = (v6 * v52) + (v7 * v51)
    v87 = (v6 * v51) - (v7 * v52)
    v88 = v87 * v86
    v89 = qdd[4] + v54
    v90 = v88 - v89
    v91 = v87 * v87
    v92 = qd[4] + v58
    v93 = v92 * v92
    v94 = v93 + v91
    v95 = v7 * v57
    v96 = v86 * v86
    v97 = v93 + v96
    v98 = v89 + v88
    v99 = ((qd[4] * v87) + (v7 * v60)) - (v6 * v72)
    v100 = v92 * v87
    v101 = v100 - v99
    v102 = ((qd[4] * v86) - (v6 * v60)) - (v7 * v72)
    v103 = v92 * v86
    v104 = v103 - v102
    v105 = v56 * v88
    v106 = v85 * v103
    v107 = v91 - v96
    v108 = v102 + v103
    v109 = v99 + v100
    v110 = v93 - v96
    v111 = v95 * v100
    v112 = v91 - v93
    v113 = 20.0 * v8
    v114 = 20.0 * v9
    v115 = (((v8 * v82) - (v9 * v84)) - (v98 * v113)) + (v109 * v114)
    v116 = v6 * v8
    v117 = ((v56 * v113) - (v80 * v116)) - (v95 * v114)
    v118 = (((v9 * v82) + (v8 * v84)) - (v109 * v113)) - (v98 * v114)
    v119 = v6 * v9
    v120 = ((v95 * v113) - (v80 * v119)) + (v56 * v114)
    v121 = v79 + (20.0 * v97)
    v122 = (v56 * v9) + (v8 * v95)
    v123 = (v9 * v92) - (v8 * v86)
    v124 = v123 * v123
    v125 = qd[5] + v87
    v126 = v125 * v125
    v127 = v126 + v124
    v128 = (v8 * v92) + (v9 * v86)
    v129 = v123 * v128
    v130 = qdd[5] + v102
    v131 = v130 + v129
    v132 = (((v121 * v122) - (v120 * v127)) - (v117 * v131)) - (v85 * v115)
    v133 = ((qd[5] * v128) - (v9 * v89)) - (v8 * v99)
    v134 = v125 * v128
    v135 = v133 + v134
    v136 = (v56 * v8) - (v9 * v95)
    v137 = v129 - v130
    v138 = v128 * v128
    v139 = v126 + v138
    v140 = (((v120 * v137) - (v121 * v136)) + (v117 * v139)) - (v85 * v118)
    v141 = ((qd[5] * v123) + (v8 * v89)) - (v9 * v99)
    v142 = v125 * v123
    v143 = v141 + v142
    v144 = v134 - v133
    v145 = v142 - v141
    v146 = (((v120 * v144) - (v118 * v122)) - (v115 * v136)) - (v117 * v145)
    v147 = v124 + v138
    v148 = v122 * v134
    v149 = v85 * v129
    v150 = v138 - v124
    v151 = v138 - v126
    v152 = v136 * v142
    v153 = v126 - v124
    v154 = v30 - v31
    v155 = v23 - v24
    v156 = v34 - v35
    v157 = -v43
    v158 = 50.0 + v38
    v159 = (v4 * v158) + (v5 * v39)
    v160 = 50.0 * v4
    v161 = (v2 * v160) - (v5 * v158)
    v162 = v70 + v62
    v163 = v59 - v60
    v164 = v53 - v54
    v165 = v62 - v63
    v166 = -v71
    v167 = (v7 * v82) + (v6 * v79)
    v168 = 10.0 - v161
    v169 = v7 * v159
    v170 = v6 * v159
    v171 = v7 * v84
    v172 = v6 * v84
    v173 = v91 + v96
    v174 = v7 * v103
    v175 = v174 - (v6 * v99)
    v176 = -((v7 * v109) + (v6 * v108))
    v177 = (v7 * v110) - (v6 * v90)
    v178 = v6 * v100
    v179 = -((v7 * v102) - v178)
    v180 = (v7 * v98) + (v6 * v112)
    v181 = -(v174 + v178)
    v182 = 20.0 * v6
    v183 = v182 + v168
    v184 = (v9 * v183) + (v8 * v169)
    v185 = (v9 * v169) - (v8 * v183)
    v186 = (v7 * v115) + (v116 * v121)
    v187 = (v7 * v118) + (v119 * v121)
    v188 = (v118 * v116) - (v119 * v115)
    v189 = v7 * v129
    v190 = v116 * v134
    v191 = (v189 + (v119 * v141)) - v190
    v192 = -(((v7 * v150) + (v116 * v143)) + (v119 * v135))
    v193 = ((v7 * v145) + (v116 * v151)) + (v119 * v131)
    v194 = v119 * v142
    v195 = -(v194 + (v189 - (v116 * v133)))
    v196 = -(((v7 * v144) - (v116 * v137)) + (v119 * v153))
    v197 = -(((v7 * v130) - v190) - v194)
    v198 = 50.0 * v5
    v199 = 10.0 + v198
    v200 = v7 * v160
    v201 = v6 * v160
    v202 = v182 + v199
    v203 = (v9 * v202) + (v8 * v200)
    v204 = (v9 * v200) - (v8 * v202)
    v205 = 10.0 + v182
    v206 = v9 * v205
    v207 = v8 * v205
    v208 = v9 * v134
    v209 = v8 * v142
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
        (v1 * v20) + (v0 * (v19 - v18)),
        -((v1 * v16) + (v0 * v11)),
        (v1 * qdd[1]) - (v0 * v20),
        REAL(0.0),
        v17 * ((-2500.0) * v1),
        (v27 * v28) - (v26 * v25),
        (v26 * v32) + (v33 * v28),
        ((v26 * (v35 + v34)) - (v27 * v40)) - (v33 * v41),
        -(v42 + (v33 * v31)),
        (v27 * v32) - (v33 * v25),
        (v27 * (v34 - v46)) - (v33 * v45),
        v47 + (v27 * v24),
        -((v27 * v48) + (v33 * (v46 - v35))),
        v42 - v47,
        -(v50 * v49),
        (v56 * v49) - (v50 * v55),
        (v50 * v61) - (v57 * v49),
        ((v56 * v68) + (v57 * v67)) + (v50 * (v63 + v62)),
        (v57 * v60) - v69,
        (v56 * v61) + (v57 * v55),
        (v57 * v73) + (v56 * (v62 - v70)),
        (v56 * v54) - v74,
        (v57 * (v70 - v63)) - (v56 * v75),
        v69 + v74,
        (v82 * v83) - (v79 * v81),
        (((v56 * v79) + (v85 * v84)) + (v81 * v90)) + (v83 * v94),
        (((v56 * v82) + (v95 * v84)) + (v81 * v97)) + (v83 * v98),
        (((v95 * v79) - (v85 * v82)) + (v81 * v101)) - (v83 * v104),
        v106 + (v105 + (v95 * v99)),
        ((v95 * v108) - (v56 * v107)) - (v85 * v109),
        ((v56 * v101) + (v85 * v110)) + (v95 * v90),
        -(v111 + (v105 + (v85 * v102))),
        ((v56 * v104) + (v85 * v98)) - (v95 * v112),
        v111 + ((v56 * v89) - v106),
        -(((v118 * v120) + (v115 * v117)) + (v81 * v121)),
        v132 + (v81 * v135),
        v140 + (v81 * v143),
        v146 - (v81 * v147),
        v149 + (v148 + (v136 * v141)),
        ((v122 * v143) - (v135 * v136)) - (v85 * v150),
        ((v131 * v136) - (v122 * v151)) + (v85 * v145),
        -(v149 + (v152 + (v122 * v133))),
        -(((v122 * v137) + (v136 * v153)) + (v85 * v144)),
        (v152 - (v85 * v130)) - v148,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v15 - v16,
        qdd[1],
        (v38 * v41) + (v39 * v40),
        (v41 - (v45 * v38)) - (v39 * v65),
        -((v40 + (v39 * v48)) + (v38 * (v46 + v34))),
        (v39 * v155) - (v38 * v154),
        v43,
        v156,
        v154,
        v157,
        v155,
        v44,
        -((v67 * v161) + (v68 * v159)),
        (v67 + (v73 * v161)) - (v76 * v159),
        (v68 - (v75 * v159)) + (v161 * v162),
        (v159 * v164) + (v161 * v163),
        v71,
        v165,
        v163,
        v166,
        v164,
        v72,
        (v84 * v168) - (v159 * v167),
        v171 + (((v90 * v170) - (v108 * v168)) - (v94 * v169)),
        (((v109 * v168) + (v97 * v170)) - (v98 * v169)) - v172,
        (((v168 * v173) - v167) + (v101 * v170)) + (v104 * v169),
        v175,
        v176,
        v177,
        v179,
        v180,
        v181,
        -(((v118 * v185) + (v115 * v184)) + (v121 * v170)),
        (((v135 * v170) - (v131 * v184)) - (v127 * v185)) - v186,
        (((v137 * v185) + (v139 * v184)) - v187) + (v143 * v170),
        (v188 + ((v144 * v185) - (v145 * v184))) - (v147 * v170),
        v191,
        v192,
        v193,
        v195,
        v196,
        v197,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v41,
        -v40,
        REAL(0.0),
        v43,
        v156,
        v154,
        v157,
        v155,
        v44,
        (v67 * v198) - (v68 * v160),
        (v67 - (v76 * v160)) - (v73 * v198),
        (v68 - (v75 * v160)) - (v162 * v198),
        (v160 * v164) - (v163 * v198),
        v71,
        v165,
        v163,
        v166,
        v164,
        v72,
        (v84 * v199) - (v160 * v167),
        v171 + (((v90 * v201) - (v108 * v199)) - (v94 * v200)),
        (((v109 * v199) + (v97 * v201)) - (v98 * v200)) - v172,
        (((v173 * v199) - v167) + (v101 * v201)) + (v104 * v200),
        v175,
        v176,
        v177,
        v179,
        v180,
        v181,
        -(((v118 * v204) + (v115 * v203)) + (v121 * v201)),
        (((v135 * v201) - (v131 * v203)) - (v127 * v204)) - v186,
        (((v137 * v204) + (v139 * v203)) - v187) + (v143 * v201),
        (v188 + ((v144 * v204) - (v145 * v203))) - (v147 * v201),
        v191,
        v192,
        v193,
        v195,
        v196,
        v197,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v68,
        REAL(0.0),
        v71,
        v165,
        v163,
        v166,
        v164,
        v72,
        10.0 * v84,
        v171 - (10.0 * v108),
        (10.0 * v109) - v172,
        (10.0 * v173) - v167,
        v175,
        v176,
        v177,
        v179,
        v180,
        v181,
        (v118 * v207) - (v115 * v206),
        ((v127 * v207) - v186) - (v131 * v206),
        ((v139 * v206) - v187) - (v137 * v207),
        (v188 - (v144 * v207)) - (v145 * v206),
        v191,
        v192,
        v193,
        v195,
        v196,
        v197,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v79,
        v82,
        REAL(0.0),
        v88,
        -v107,
        v101,
        -v88,
        v104,
        v89,
        -((v113 * v115) + (v114 * v118)),
        ((v9 * v121) - (v113 * v131)) - (v114 * v127),
        ((v113 * v139) - (v8 * v121)) + (v114 * v137),
        (((v114 * v144) - (v8 * v115)) - (v9 * v118)) - (v113 * v145),
        v208 + (v8 * v141),
        (v9 * v143) - (v8 * v135),
        (v8 * v131) - (v9 * v151),
        -(v209 + (v9 * v133)),
        -((v8 * v153) + (v9 * v137)),
        v209 - v208,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v115,
        v118,
        REAL(0.0),
        -v129,
        v150,
        -v145,
        v129,
        v144,
        v130,
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

    Operations: 311 add, 401 mul, 0 div, 0 sqrt, 5 sincos, 30 other.
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
