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
        v19 = 50.0 * v17
        v20 = v1 + (2.0 * (50.0 * (0.5 * v19)))
        v21 = v7 - v9
        v22 = parameters[6] - v21
        v23 = 10.0 * v8
        v24 = v12 + v21
        v25 = 2.0 * v7
        v26 = 0.5 * (v1 + v1)
        v27 = v1 - v26
        v28 = 30.0 * parameters[1]
        v29 = 30.0 * v0
        v30 = 30.0 * (0.5 * v28)
        v31 = 0.5 * (v4 + v4)
        v32 = 0.5 * parameters[2]
        v33 = 0.5 * (v6 + v6)
        v34 = 0.5 * parameters[3]
        v35 = 0.5 * parameters[4]
        v36 = 0.5 * parameters[5]
        v37 = 30.0 * (parameters[1] + v17)
        v38 = 2.0 * v2
        v39 = 1.0 / parameters[6]
        v40 = parameters[6] * v39
        v41 = 1.0 / v21
        v42 = parameters[6] * v40
        v43 = v8 * v41
        v44 = 50.0 * v18
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
            v15,
            v16,
            v17,
            v18,
            v19,
            v20,
            v21,
            v22,
            v23,
            2.0 * v23,
            parameters[6] + v12,
            v21 - v24,
            v20 + (v16 + v24),
            v25,
            2.0 * parameters[6],
            parameters[6] - v7,
            v26,
            v27,
            v28,
            v29,
            v29 + v29,
            v30 + v30,
            v31,
            v4 - v31,
            v33,
            v6 - v33,
            v34,
            v35,
            v26 + v27,
            v35 + v35,
            v36 + v36,
            2.0 * v35,
            2.0 * v36,
            ((-30.0) * v28) + (30.0 * v28),
            ((-30.0) * v37) + (30.0 * v37),
            50.0 * v32,
            50.0 * v2,
            2.0 * v32,
            v38,
            50.0 * parameters[3],
            50.0 * v34,
            v16 + v20,
            v39,
            v40,
            v41,
            0.5 * v1,
            (-50.0) * v38,
            2.0 * v5,
            50.0 * v38,
            (-2.0) * parameters[6],
            (-50.0) * parameters[2],
            (-50.0) * (30.0 * v17),
            10.0 * parameters[4],
            50.0 * v5,
            v9 - v7,
            v7 + v9,
            2.0 * v14,
            (-10.0) * v8,
            2.0 * v40,
            2.0 * (v7 * v41),
            v42,
            v42 - v22,
            v43,
            50.0 * v8,
            v8 * v43,
            v44,
            2.0 * v44,
            20.0 * v8,
            (-50.0) * v18,
            2.0 * v12,
            100.0 * v18,
            2.0 * v20,
            (-50.0) * v8,
            v42 - parameters[6],
            v20 + v20,
            v16 + v16,
            parameters[6] - v42,
            2.0 * v8,
            (-20.0) * v8,
            (-2.0) * v7,
            2.0 * v16,
            (-50.0) * (2.0 * v18),
            parameters[6] * ((-1.0) + v40),
            (-100.0) * v8,
            1.0 - v40,
            100.0 * v8,
            100.0 * v14,
            (-2.0) * v8,
            2.0 * v9,
            v25 * v43,
            v25 * v41,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = q[3] + v2
    v8 = np.sin(v7)
    v9 = np.cos(v7)
    v10 = v5 * v8
    v11 = (prepared[26] * v5) - prepared[28]
    v12 = 50.0 * v4
    v13 = prepared[13] * v5
    v14 = prepared[18] + v13
    v15 = v9 * v14
    v16 = v12 * v15
    v17 = 50.0 * v1
    v18 = v17 * (v15 + (prepared[22] * v4))
    v19 = ((prepared[28] * v5) - (v0 * (prepared[24] * v0))) - (v3 * (prepared[20] * v3))
    v20 = (v19 + (v8 * ((prepared[30] * v8) + (v10 * v11)))) + (2.0 * (v16 + v18))
    v21 = prepared[13] * v6
    v22 = 50.0 * v0
    v23 = v6 * ((prepared[27] * v8) - (prepared[26] * v10))
    v24 = 50.0 * v3
    v25 = v23 + (v21 * v24)
    v26 = v25 + (v21 * v22)
    v27 = prepared[4] * v10
    v28 = v8 * v14
    v29 = v18 + (v22 * (v28 + (prepared[22] * v3)))
    v30 = v16 + (v24 * v28)
    v31 = (v5 * v11) - prepared[29]
    v32 = v31 - v30
    v33 = v30 - (v32 - prepared[20])
    v34 = v29 + v33
    v35 = ((v22 * v28) - v32) + (v15 * v17)
    v36 = v8 * v21
    v37 = v9 * v21
    v38 = (v12 * v36) - (v24 * v37)
    v39 = (v38 + (v17 * v36)) - (v22 * v37)
    v40 = -((v9 * (prepared[25] + (prepared[27] * v5))) + (v13 * (v12 + v17)))
    v41 = -(prepared[4] * v6)
    v42 = -v32
    return (
        prepared[31] + v20,
        v26,
        v25,
        v23,
        v40,
        v27,
        v26,
        v29 + (prepared[24] + v34),
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
        prepared[25],
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = q[3] + v2
    v8 = np.sin(v7)
    v9 = np.cos(v7)
    v10 = 50.0 * v4
    v11 = 50.0 * v1
    v12 = prepared[22] * v4
    v13 = 50.0 * v0
    v14 = 50.0 * v3
    v15 = prepared[22] * v3
    v16 = qd[1] + qd[2]
    v17 = qd[3] + v16
    v18 = v8 * qd[0]
    v19 = v17 * v18
    v20 = 2.0 * v19
    v21 = 2.0 * qd[0]
    v22 = qd[1] * v21
    v23 = v22 + (qd[2] * v21)
    v24 = v13 * v22
    v25 = v24 + (v14 * v23)
    v26 = v5 * v17
    v27 = v26 + (v6 * v18)
    v28 = v6 * v17
    v29 = (v5 * v18) - v28
    v30 = v27 * v29
    v31 = v19 + v30
    v32 = v9 * qd[0]
    v33 = qd[4] - v32
    v34 = (v27 * v27) + (v33 * v33)
    v35 = prepared[13] * ((v5 * v31) + (v6 * v34))
    v36 = v16 * v16
    v37 = qd[0] * qd[0]
    v38 = v36 + v37
    v39 = qd[1] * qd[1]
    v40 = v11 * (v37 + v39)
    v41 = v40 + (v10 * v38)
    v42 = v13 * v39
    v43 = v42 + (v14 * v36)
    v44 = (v17 * v17) + (v32 * v32)
    v45 = v6 * (((v9 * v41) + (v8 * v43)) + (10.0 * v44))
    v46 = (prepared[14] * v31) - (prepared[13] * ((v5 * (v25 + (10.0 * v20))) - v45))
    v47 = v46 + (prepared[12] * (v30 + ((v27 * (2.0 * qd[5])) - v19)))
    v48 = v18 * v32
    v49 = (v32 * (prepared[33] * v26)) + (prepared[4] * ((v6 * v48) + (v27 * v33)))
    v50 = v28 * v32
    v51 = v5 * v48
    v52 = v51 + (2.0 * ((v29 * v33) - v50))
    v53 = (v9 * v43) - (v8 * v41)
    v54 = ((prepared[14] * v52) + (prepared[13] * ((10.0 * v48) - v53))) - (prepared[12] * v51)
    v55 = v54 + (prepared[32] * (v50 + (qd[5] * v33)))
    v56 = v1 * (prepared[24] * v0)
    v57 = v4 * (prepared[20] * v3)
    v58 = v35 + (prepared[18] * v20)
    v59 = v9 * ((((prepared[16] * v20) + (prepared[18] * v25)) + (10.0 * v35)) - v47)
    v60 = ((v8 * ((v5 * v49) + (v6 * v55))) - v59) - (v22 * v56)
    v61 = ((v60 - (v23 * v57)) - (v12 * v24)) - (v11 * (v58 + (v15 * v23)))
    v62 = (prepared[18] * v44) + (prepared[13] * ((v5 * v34) - (v6 * v31)))
    v63 = (prepared[13] * v52) - (prepared[18] * v48)
    v64 = (v9 * v62) - (v8 * v63)
    v65 = (v9 * v63) + (v8 * v62)
    v66 = (((v5 * v55) - (v6 * v49)) - (prepared[18] * v53)) + (prepared[16] * v48)
    v67 = v66 - (prepared[27] * v52)
    v68 = (((v14 * v64) - (v12 * v42)) - (v10 * v65)) + (v15 * v40)
    v69 = v67 + (v68 - (v57 * (v36 - v38)))
    v70 = (v13 * (v64 + (v12 * v38))) + (v37 * v56)
    return (
        v61 - (v10 * v58),
        v69 + (v70 - (v11 * (v65 + (v15 * v36)))),
        v69,
        v67,
        -v47,
        v49,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 67 add, 106 mul, 0 div, 0 sqrt, 4 sincos, 1 other.
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
    v4 = qd[1] + qd[2]
    v5 = np.sin(q[0])
    v6 = np.cos(q[0])
    v7 = 30.0 + (50.0 * v0)
    v8 = (30.0 * qd[1]) + (qd[2] * v7)
    v9 = v6 * v8
    v10 = np.sin(q[2])
    v11 = np.cos(q[2])
    v12 = v1 * v6
    v13 = v0 * v10
    v14 = (v11 * v12) - (v6 * v13)
    v15 = v12 + v14
    v16 = prepared[7] * v15
    v17 = v0 * v11
    v18 = v17 + (v1 * v10)
    v19 = v7 + (50.0 * v18)
    v20 = v6 * v19
    v21 = v9 + (qd[3] * v20)
    v22 = np.sin(q[3])
    v23 = np.cos(q[3])
    v24 = (v12 * v10) + (v6 * v17)
    v25 = (v14 * v23) - (v22 * v24)
    v26 = prepared[10] * v25
    v27 = v26 + (prepared[58] * v15)
    v28 = v21 * v27
    v29 = v28 + (v9 * v16)
    v30 = v6 * v6
    v31 = qd[1] * prepared[38]
    v32 = v29 + (v31 * (v1 * v30))
    v33 = v4 * v6
    v34 = (prepared[7] * v14) + (prepared[8] * v12)
    v35 = (prepared[54] * v7) + (prepared[55] * v18)
    v36 = prepared[41] * v14
    v37 = (v1 * v11) - v13
    v38 = prepared[42] * v24
    v39 = (((v7 * v34) + (v12 * v35)) + (v18 * v36)) + (v37 * v38)
    v40 = v33 + (qd[3] * v6)
    v41 = v26 + (prepared[59] * v15)
    v42 = (v18 * v23) + (v22 * v37)
    v43 = prepared[10] * v42
    v44 = v43 + (prepared[45] * v19)
    v45 = 50.0 * v15
    v46 = prepared[43] * v25
    v47 = (v14 * v22) + (v23 * v24)
    v48 = (v18 * v22) - (v23 * v37)
    v49 = prepared[44] * v48
    v50 = (((v19 * v41) + (v44 * v45)) + (v42 * v46)) - (v47 * v49)
    v51 = v40 * v50
    v52 = v51 + (v33 * v39)
    v53 = prepared[38] + (v0 * prepared[47])
    v54 = v12 * v53
    v55 = qd[1] * v6
    v56 = v52 + (v54 * v55)
    v57 = v8 * v5
    v58 = v1 * v5
    v59 = (v11 * v58) - (v13 * v5)
    v60 = v58 + v59
    v61 = prepared[7] * v60
    v62 = v19 * v5
    v63 = v57 + (qd[3] * v62)
    v64 = (v10 * v58) + (v17 * v5)
    v65 = (v23 * v59) - (v22 * v64)
    v66 = prepared[10] * v65
    v67 = v66 + (prepared[58] * v60)
    v68 = v63 * v67
    v69 = v68 + (v57 * v61)
    v70 = v31 * v58
    v71 = v69 + (v5 * v70)
    v72 = v4 * v5
    v73 = (prepared[7] * v59) + (prepared[8] * v58)
    v74 = prepared[41] * v18
    v75 = prepared[42] * v37
    v76 = (((v7 * v73) + (v35 * v58)) + (v59 * v74)) + (v64 * v75)
    v77 = v72 + (qd[3] * v5)
    v78 = v66 + (prepared[59] * v60)
    v79 = 50.0 * v60
    v80 = (v23 * v64) + (v22 * v59)
    v81 = prepared[43] * v42
    v82 = (((v19 * v78) + (v44 * v79)) - (v49 * v80)) + (v65 * v81)
    v83 = v77 * v82
    v84 = v83 + (v72 * v76)
    v85 = v53 * v58
    v86 = qd[1] * v5
    v87 = v84 + (v85 * v86)
    v88 = (qd[4] * v80) - v40
    v89 = v45 + (10.0 * v25)
    v90 = v19 + (10.0 * v42)
    v91 = prepared[48] * v90
    v92 = v89 * v91
    v93 = (v3 * v6) + (v2 * v65)
    v94 = v88 + (qd[5] * v93)
    v95 = np.sin(q[5])
    v96 = np.cos(q[5])
    v97 = v3 * v42
    v98 = (v95 * v97) - (v48 * v96)
    v99 = (v3 * v25) + (v2 * v5)
    v100 = (v47 * v96) - (v95 * v99)
    v101 = prepared[12] * v100
    v102 = (v48 * v95) + (v96 * v97)
    v103 = (v47 * v95) + (v96 * v99)
    v104 = prepared[12] * v103
    v105 = v2 * v42
    v106 = (v2 * v25) - (v3 * v5)
    v107 = prepared[34] * v106
    v108 = v90 + (20.0 * v105)
    v109 = v89 + (20.0 * v106)
    v110 = prepared[49] * v109
    v111 = (((v98 * v101) - (v102 * v104)) + (v105 * v107)) - (v108 * v110)
    v112 = v94 * v111
    v113 = (v88 * v92) - v112
    v114 = v77 + (qd[4] * v47)
    v115 = v79 + (10.0 * v65)
    v116 = v91 * v115
    v117 = v114 + (qd[5] * v106)
    v118 = v115 + (20.0 * v93)
    v119 = prepared[34] * v93
    v120 = (v2 * v6) - (v3 * v65)
    v121 = (v80 * v96) + (v95 * v120)
    v122 = prepared[12] * v98
    v123 = (v80 * v95) - (v96 * v120)
    v124 = prepared[12] * v102
    v125 = (((v105 * v119) - (v118 * (prepared[49] * v108))) + (v121 * v122)) - (v123 * v124)
    v126 = v117 * v125
    v127 = (v114 * v116) - v126
    v128 = (v48 * v89) - (v47 * v90)
    v129 = (qd[4] * v128) - v63
    v130 = prepared[2] * v115
    v131 = (v105 * v109) - (v106 * v108)
    v132 = v129 + (qd[5] * v131)
    v133 = prepared[3] * v118
    v134 = v132 * v133
    v135 = v134 + (v129 * v130)
    v136 = (v48 * v115) - (v80 * v90)
    v137 = v21 + (qd[4] * v136)
    v138 = prepared[2] * v89
    v139 = (v105 * v118) - (v93 * v108)
    v140 = v137 + (qd[5] * v139)
    v141 = prepared[3] * v109
    v142 = v140 * v141
    v143 = v142 + (v137 * v138)
    v144 = v143 + ((v113 - v127) - v135)
    v145 = qd[0] * v6
    v146 = qd[0] * v5
    v147 = v5 * v5
    v148 = v30 + v147
    v149 = v1 * v148
    v150 = ((v54 * v145) + (v85 * v146)) - (v149 * (qd[0] * prepared[38]))
    v151 = v6 * v5
    v152 = ((prepared[42] * v151) + (v36 * v59)) - (v38 * v64)
    v153 = v152 + (50.0 * ((v34 * v58) + (v12 * v73)))
    v154 = (prepared[42] * (v30 + (v64 * v64))) - (v59 * (prepared[41] * v59))
    v155 = v154 - (v58 * (100.0 * v73))
    v156 = prepared[44] * v47
    v157 = (((prepared[44] * v151) + (v45 * v78)) + (v41 * v79)) + (v46 * v65)
    v158 = v157 - (v80 * v156)
    v159 = (v6 * v45) + (v5 * v79)
    v160 = 50.0 * v149
    v161 = qd[2] * v160
    v162 = v161 + (qd[3] * v159)
    v163 = (prepared[44] * (v30 + (v80 * v80))) - (v65 * (prepared[43] * v65))
    v164 = v163 - (v78 * (100.0 * v60))
    v165 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118)
    v166 = (v93 * v119) - (v118 * (prepared[51] * v118))
    v167 = v166 - (prepared[12] * ((v121 * v121) + (v123 * v123)))
    v168 = (v93 * v109) - (v106 * v118)
    v169 = (v47 * v115) - (v80 * v89)
    v170 = v162 + (qd[4] * v169)
    v171 = (qd[5] * v168) - v170
    v172 = ((v94 * v165) - (v117 * v167)) + (v133 * v171)
    v173 = prepared[48] * (v89 * v115)
    v174 = prepared[50] * (v115 * v115)
    v175 = (((v130 * v170) - v172) + (v88 * v173)) - (v114 * v174)
    v176 = (((v40 * v158) - (v67 * v162)) - (v77 * v164)) - v175
    v177 = qd[2] * v149
    v178 = prepared[55] * v177
    v179 = (((v12 * (100.0 * v34)) - (prepared[42] * v147)) + (v14 * v36)) - (v24 * v38)
    v180 = (((v41 * (100.0 * v15)) - (prepared[44] * v147)) + (v25 * v46)) - (v47 * v156)
    v181 = (((v109 * (prepared[51] * v109)) + (v100 * v101)) + (v103 * v104)) - (v106 * v107)
    v182 = ((v141 * v171) - (v94 * v181)) - (v117 * v165)
    v183 = prepared[50] * (v89 * v89)
    v184 = (((v138 * v170) - v182) - (v114 * v173)) + (v88 * v183)
    v185 = v184 + (((v27 * v162) - (v40 * v180)) - (v77 * v158))
    v186 = v92 - v111
    v187 = v50 + v186
    v188 = v116 - v125
    v189 = v82 + v188
    v190 = (v145 * v187) + (v146 * v189)
    v191 = v6 * ((((v72 * v155) - (v33 * v153)) - v176) + (v60 * v178))
    v192 = v191 - (v5 * (((v185 - (v33 * v179)) - (v72 * v153)) + (v15 * v178)))
    v193 = ((v190 + v192) + (v39 * v145)) + (v76 * v146)
    v194 = v138 + v141
    v195 = v27 + v194
    v196 = v16 + v195
    v197 = 30.0 * v145
    v198 = v130 + v133
    v199 = v67 + v198
    v200 = v61 + v199
    v201 = 30.0 * v146
    v202 = (v7 * v146) - (v55 * v160)
    v203 = (v7 * v145) + (v86 * v160)
    v204 = ((v19 * v146) - (v33 * v159)) + (v6 * v161)
    v205 = ((v72 * v159) + (v19 * v145)) - (v5 * v161)
    v206 = (v6 * v72) - (v33 * v5)
    v207 = v167 - v181
    v208 = v174 + (v183 - v207)
    v209 = ((((v6 * v176) + (v5 * v185)) + (v199 * v204)) + (v195 * v205)) - v190
    v210 = (((qd[0] * v128) + (v48 * v63)) + (v40 * v169)) + (v80 * v162)
    v211 = (((qd[0] * v136) - (v21 * v48)) - (v47 * v162)) + (v77 * v169)
    v212 = (qd[0] * v47) - (v48 * v77)
    v213 = (qd[0] * v80) + (v40 * v48)
    v214 = (v40 * v47) + (v77 * v80)
    v215 = v48 * v144
    v216 = (((v47 * v184) + (v80 * v175)) - (v198 * v210)) + (v194 * v211)
    v217 = v215 + (((v216 - (v188 * v212)) + (v186 * v213)) + (v208 * v214))
    v218 = qd[0] + (qd[4] * v48)
    v219 = (v88 * v105) - (v93 * v218)
    v220 = (v105 * v114) - (v106 * v218)
    v221 = (v93 * v114) - (v88 * v106)
    v222 = (((v106 * v170) + (v114 * v168)) - (v139 * v218)) + (v105 * v137)
    v223 = (((v105 * v129) - (v93 * v170)) - (v88 * v168)) - (v131 * v218)
    v224 = v105 * (v142 + ((v126 - v112) - v134))
    v225 = (((v111 * v219) - (v93 * v172)) - (v106 * v182)) - (v125 * v220)
    v226 = v224 + (((v225 - (v207 * v221)) - (v141 * v222)) + (v133 * v223))
    v227 = (prepared[0] * v7) + (prepared[7] * v18)
    v228 = v43 + (prepared[1] * v19)
    v229 = v218 + (qd[5] * v105)
    v230 = prepared[3] * v108
    v231 = ((v141 * v229) - (prepared[3] * v132)) - (v117 * v230)
    v232 = prepared[2] * v90
    v233 = (((prepared[2] * v129) - v231) + (v114 * v232)) - (v138 * v218)
    v234 = (((qd[0] * v27) + (prepared[1] * v63)) - (v77 * v228)) - v233
    v235 = (v234 + ((prepared[0] * v57) - (v72 * v227))) + (qd[0] * v16)
    v236 = ((prepared[3] * v140) + (v94 * v230)) - (v133 * v229)
    v237 = ((v236 + (prepared[2] * v137)) + (v88 * v232)) - (v130 * v218)
    v238 = (((qd[0] * v67) - (prepared[1] * v21)) + (v40 * v228)) - v237
    v239 = (v238 + ((v33 * v227) - (prepared[0] * v9))) + (qd[0] * v61)
    v240 = (v6 * v235) + (v5 * v239)
    v241 = ((v18 * v74) - (v37 * v75)) + (v7 * ((prepared[56] * v7) + (prepared[57] * v18)))
    v242 = ((v44 * (2.0 * v19)) - (v48 * v49)) + (v42 * v81)
    v243 = ((v105 * (prepared[34] * v105)) - (v108 * (prepared[51] * v108))) - (v98 * v122)
    v244 = v243 - (v102 * v124)
    v245 = ((v111 * v229) - (v117 * v244)) + (v132 * v230)
    v246 = prepared[50] * (v90 * v90)
    v247 = ((v245 + (v129 * v232)) - (v92 * v218)) + (v114 * v246)
    v248 = (((qd[0] * v50) + (v63 * v228)) - (v77 * v242)) - v247
    v249 = ((v125 * v229) - (v94 * v244)) + (v140 * v230)
    v250 = ((v249 + (v137 * v232)) - (v116 * v218)) + (v88 * v246)
    v251 = (((qd[0] * v82) - (v21 * v228)) + (v40 * v242)) - v250
    v252 = v6 * (v248 + (((qd[0] * v39) + (v57 * v227)) - (v72 * v241)))
    v253 = v252 + (v5 * (v251 + (((qd[0] * v76) - (v9 * v227)) + (v33 * v241))))
    v254 = v165 * v229
    v255 = (v173 * v218) - v254
    v256 = v255 + (qd[0] * v158)
    v257 = v256 + (qd[0] * v153)
    v258 = v1 * v1
    v259 = v0 * v0
    v260 = (prepared[36] + (prepared[35] * v258)) - (prepared[36] * v259)
    v261 = v5 * v145
    v262 = v257 + (v260 * v261)
    v263 = v127 + v143
    v264 = v171 * v230
    v265 = (v170 * v232) - v264
    v266 = v265 + (v162 * v228)
    v267 = v266 + (v161 * v227)
    v268 = v263 - v267
    v269 = v173 - v165
    v270 = v158 + v269
    v271 = v153 + v270
    v272 = v271 + (v151 * v260)
    v273 = (qd[0] * v180) + (v27 * v63)
    v274 = (v273 + ((qd[0] * v179) - (v39 * v72))) + (v16 * v57)
    v275 = ((v132 * v141) - (v111 * v117)) - (v181 * v229)
    v276 = ((v275 + (v129 * v138)) + (v92 * v114)) - (v183 * v218)
    v277 = v276 + (v50 * v77)
    v278 = v241 + v242
    v279 = v181 - v244
    v280 = v183 + (v246 + v279)
    v281 = v180 + v280
    v282 = v281 + (v179 + v278)
    v283 = v230 + v232
    v284 = v228 + v283
    v285 = v227 + v284
    v286 = (((prepared[36] * v258) - (v0 * prepared[39])) - prepared[40]) - (prepared[35] * v259)
    v287 = v286 + (30.0 * (prepared[37] + (v285 + (prepared[5] * v0))))
    v288 = (v6 * (v268 + ((v32 + v87) - v262))) + (v145 * v272)
    v289 = ((v288 - (v147 * (qd[1] * v54))) + (v70 * v151)) + (v5 * (v274 - v277))
    v290 = v113 + v135
    v291 = v267 + v290
    v292 = ((v94 * v125) - (v167 * v229)) - (v133 * v140)
    v293 = (((v130 * v137) - v292) + (v88 * v116)) - (v174 * v218)
    v294 = (v40 * v82) - v293
    v295 = (qd[0] * v164) + (v21 * v67)
    v296 = (v295 + ((qd[0] * v155) - (v33 * v76))) + (v9 * v61)
    v297 = v167 + v244
    v298 = v174 + (v246 - v297)
    v299 = v164 - v298
    v300 = v299 + (v155 - v278)
    v301 = (v146 * v272) - (v5 * ((v262 + (v56 + v71)) - v291))
    v302 = (v301 + (v30 * ((qd[1] * v85) - v70))) + (v6 * (v294 - v296))
    v303 = ((v94 * v141) - (prepared[3] * v171)) - (v117 * v133)
    v304 = ((v303 + (prepared[2] * v170)) + (v88 * v138)) - (v114 * v130)
    v305 = (((v27 * v40) + (v67 * v77)) - (prepared[1] * v162)) - v304
    v306 = v148 * ((((prepared[7] * v177) - v305) - (v16 * v33)) - (v61 * v72))
    v307 = v6 * (v289 - (v146 * (v282 - v287)))
    v308 = (v307 - (v5 * (v302 + (v145 * (v287 + v300))))) - (prepared[53] * v261)
    v309 = (v6 * v202) - (v5 * v203)
    v310 = v306 - (prepared[21] * v309)
    v311 = (v30 * v268) - (v147 * v291)
    v312 = (v6 * v145) - (v5 * v146)
    v313 = v151 * (v277 + v294)
    v314 = ((v313 - (v271 * v312)) - (v151 * (v274 + v296))) + (v261 * (v282 + v300))
    v315 = (v314 + (v30 * (v257 - (v29 + v84)))) - (v147 * (v257 + (v52 + v69)))
    v316 = (30.0 - v7) * (qd[1] * v148)
    v317 = (v315 - (v285 * v309)) + (v316 * ((v6 * v196) + (v5 * v200)))
    v318 = v6 * ((((v199 * v206) - (v6 * v305)) - (prepared[17] * v204)) + (v146 * v284))
    v319 = v5 * ((((v5 * v305) + (v195 * v206)) - (prepared[17] * v205)) + (v145 * v284))
    v320 = v318 - v319
    v321 = (((v20 * v33) - (v6 * v9)) - (v5 * v57)) + (v62 * v72)
    v322 = (v6 * v195) + (v5 * v199)
    v323 = (v313 - (v270 * v312)) - (v30 * (v83 + (v28 + ((v263 - v266) - v256))))
    v324 = v323 - (v147 * (v68 + (v51 + ((v256 - v266) - v290))))
    v325 = (v324 - (v151 * (v273 + v295))) + (v261 * (v281 + v299))
    v326 = (v325 - (v321 * v322)) + (v206 * ((v6 * v189) - (v5 * v187)))
    v327 = v326 - (v284 * ((v6 * v204) - (v5 * v205)))
    v328 = (((v48 * v233) - (v80 * v304)) - (v198 * v214)) + (prepared[15] * v210)
    v329 = v328 + (v212 * v283)
    v330 = (((v48 * v237) + (v47 * v304)) + (v194 * v214)) + (prepared[15] * v211)
    v331 = v330 + (v213 * v283)
    v332 = (v6 * v329) + (v5 * v331)
    v333 = (((v21 * v80) - (v47 * v63)) + (v40 * v136)) - (v77 * v128)
    v334 = v80 * (v255 + (v265 - v263))
    v335 = (((v48 * v247) + (v47 * v276)) - (v194 * v333)) - (v188 * v214)
    v336 = (((v335 + (v210 * v283)) + (v212 * v280)) + (v213 * v269)) - v334
    v337 = v47 * (v290 + (v265 - v255))
    v338 = (((v48 * v250) + (v80 * v293)) - (v198 * v333)) + (v186 * v214)
    v339 = v337 + (((v338 + (v211 * v283)) + (v212 * v269)) + (v213 * v298))
    v340 = (v6 * v336) + (v5 * v339)
    v341 = (((v93 * v303) + (prepared[3] * v223)) + (v105 * v231)) + (v220 * v230)
    v342 = v341 + (v133 * v221)
    v343 = (((v106 * v303) - (prepared[3] * v222)) + (v105 * v236)) + (v141 * v221)
    v344 = v343 - (v219 * v230)
    v345 = (v6 * v342) - (v5 * v344)
    v346 = (((v93 * v137) - (v88 * v139)) + (v106 * v129)) - (v114 * v131)
    v347 = v93 * (v264 + (v254 + (v142 - v126)))
    v348 = (((v106 * v275) + (v125 * v221)) + (v165 * v219)) - (v220 * v279)
    v349 = v347 + (((v348 + (v105 * v245)) - (v141 * v346)) - (v223 * v230))
    v350 = v106 * (v264 + ((v112 - v134) - v254))
    v351 = (((v165 * v220) - (v93 * v292)) - (v111 * v221)) + (v219 * v297)
    v352 = (((v351 + (v105 * v249)) - (v222 * v230)) - (v133 * v346)) - v350
    v353 = (v6 * v349) + (v5 * v352)
    v354 = v160 * ((((v5 * v235) - (v6 * v239)) + (v145 * v200)) - (v146 * v196))
    v355 = v354 - v311
    v356 = (((v5 * v234) - (v6 * v238)) + (v145 * v199)) - (v146 * v195)
    v357 = v356 + (prepared[17] * v321)
    v358 = (((v47 * v233) + (v80 * v237)) + (v198 * v213)) + (v194 * v212)
    v359 = v358 - (prepared[15] * v333)
    v360 = (((v93 * v236) - (v106 * v231)) - (prepared[3] * v346)) - (v141 * v220)
    v361 = v360 - (v133 * v219)
    v362 = v325 + ((v305 * (v19 * v148)) + (v159 * v356))
    v363 = v145 * ((((v48 * v186) - (v47 * v298)) - (v128 * v283)) + (v169 * v198))
    v364 = v146 * ((((v48 * v188) - (v80 * v280)) - (v136 * v283)) - (v169 * v194))
    v365 = (((v5 * v337) - (v6 * v334)) + v363) + v364
    v366 = v365 - (v304 * ((v6 * v136) - (v5 * v128)))
    v367 = v366 + (v48 * ((v6 * v175) - (v5 * v184)))
    v368 = v367 + (v169 * ((v6 * v237) - (v5 * v233)))
    v369 = v368 - (v47 * ((v6 * v293) - (v146 * v269)))
    v370 = v369 - (v80 * ((v5 * v276) - (v145 * v269)))
    v371 = ((v48 * v194) - (v47 * v283)) - (prepared[15] * v128)
    v372 = ((v48 * v198) - (v80 * v283)) - (prepared[15] * v136)
    v373 = ((v47 * v198) - (v80 * v194)) - (prepared[15] * v169)
    v374 = (((v48 * v208) - (v47 * v186)) - (v80 * v188)) - (v128 * v194)
    v375 = ((v204 * v372) + (v205 * v371)) - (v206 * (v374 - (v136 * v198)))
    v376 = (((v48 * v217) - (v47 * v339)) + (v80 * v336)) - (v128 * v331)
    v377 = (((v48 * v226) - (v47 * v352)) + (v80 * v349)) - (v128 * v344)
    v378 = v224 + ((((v93 * v245) - (v106 * v249)) - (v131 * v236)) - (v139 * v231))
    v379 = ((((v139 * v303) - (v106 * v292)) + (v168 * v236)) + (v105 * v172)) - v347
    v380 = ((((v131 * v303) - (v93 * v275)) - (v168 * v231)) + (v105 * v182)) - v350
    v381 = (((v93 * v165) - (v106 * v297)) + (v105 * v111)) + (v131 * v230)
    v382 = v381 + (v133 * v168)
    v383 = (((v93 * v279) + (v106 * v165)) + (v105 * v125)) - (v141 * v168)
    v384 = v383 + (v139 * v230)
    v385 = (((v6 * v379) - (v5 * v380)) + (v145 * v382)) + (v146 * v384)
    v386 = ((v105 * v141) - (prepared[3] * v131)) - (v106 * v230)
    v387 = ((v105 * v133) - (prepared[3] * v139)) - (v93 * v230)
    v388 = ((v93 * v141) - (prepared[3] * v168)) - (v106 * v133)
    v389 = (((v105 * v207) - (v93 * v125)) - (v106 * v111)) + (v131 * v141)
    v390 = v389 + (v133 * v139)
    v391 = (((v48 * v378) - (v47 * v380)) - (v80 * v379)) - (v210 * v387)
    v392 = (((v391 + (v211 * v386)) + (v212 * v384)) - (v213 * v382)) - (v214 * v390)
    v393 = (((v93 * v349) - (v106 * v352)) - (v131 * v344)) - (v139 * v342)
    return (
        v144 + ((v71 + (v32 - v56)) - v87),
        (((v196 * v197) - v150) - v193) + (v200 * v201),
        ((v200 * v202) + (v196 * v203)) - v193,
        v209 - (v206 * (v208 - (v164 - v180))),
        v217,
        v226,
        (v253 + (v150 - (30.0 * v240))) - (v151 * (qd[1] * prepared[52])),
        (v308 - (v31 * (v148 * v149))) + (30.0 * v306),
        (v311 + (30.0 * v310)) - v317,
        (30.0 * v320) - v327,
        (30.0 * v332) - v340,
        -(v353 + (30.0 * v345)),
        v253 - (v7 * v240),
        ((v7 * v306) - v315) - v355,
        (((v7 * v310) - v317) - v355) + (v149 * (prepared[23] * v316)),
        ((v7 * v320) - v327) - (v160 * v357),
        ((v7 * v332) - v340) + (v160 * v359),
        ((v160 * v361) - (v7 * v345)) - v353,
        (((v6 * v248) + (v5 * v251)) - (v20 * v234)) - (v62 * v238),
        -v362,
        ((v316 * ((prepared[17] * v159) - v322)) - (v309 * ((prepared[17] * v19) - v284))) - v362,
        ((v19 * v320) - (v159 * v357)) - v327,
        ((v19 * v332) + (v159 * v359)) - v340,
        ((v159 * v361) - (v19 * v345)) - v353,
        v215 + ((((v80 * v247) - (v47 * v250)) - (v128 * v237)) + (v136 * v233)),
        ((v197 * v371) - v370) + (v201 * v372),
        (((v203 * v371) + (v202 * v372)) - (v316 * v373)) - v370,
        (v375 + (v321 * v373)) - v370,
        (v376 + (v136 * v329)) + (v169 * v359),
        (v377 - (v136 * v342)) + (v169 * v361),
        v378,
        (v385 + (v197 * v386)) + (v201 * v387),
        v385 + (((v203 * v386) + (v202 * v387)) + (v316 * v388)),
        v385 + ((((v204 * v387) + (v205 * v386)) + (v206 * v390)) - (v321 * v388)),
        v392 - (v333 * v388),
        (v393 - (v168 * v361)) + (v105 * v226),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 653 add, 803 mul, 0 div, 0 sqrt, 6 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = q[3] + v2
    v8 = np.sin(v7)
    v9 = np.cos(v7)
    v10 = 50.0 * v4
    v11 = prepared[13] * v5
    v12 = 50.0 * v1
    v13 = prepared[22] * v4
    v14 = prepared[24] * v0
    v15 = prepared[20] * v3
    v16 = prepared[13] * v6
    v17 = 50.0 * v0
    v18 = 50.0 * v3
    v19 = prepared[22] * v3
    v20 = qd[1] + qd[2]
    v21 = qd[3] + v20
    v22 = v8 * qd[0]
    v23 = v21 * v22
    v24 = 2.0 * qd[0]
    v25 = qd[1] * v24
    v26 = v25 + (qd[2] * v24)
    v27 = (v5 * v21) + (v6 * v22)
    v28 = v9 * qd[0]
    v29 = qd[4] - v28
    v30 = (v27 * v27) + (v29 * v29)
    v31 = v20 * v20
    v32 = qd[0] * qd[0]
    v33 = v31 + v32
    v34 = qd[1] * qd[1]
    v35 = (v21 * v21) + (v28 * v28)
    v36 = v22 * v28
    v37 = v1 * v14
    v38 = v4 * v15
    v39 = v9 * qdd[0]
    v40 = (2.0 * v23) - v39
    v41 = v12 * qdd[0]
    v42 = (v17 * v25) - v41
    v43 = ((v10 * qdd[0]) - (v18 * v26)) - v42
    v44 = (v23 + qdd[4]) - v39
    v45 = (v6 * v21) - (v5 * v22)
    v46 = v27 * v45
    v47 = v44 - v46
    v48 = (v11 * v47) + (v16 * v30)
    v49 = qd[5] * prepared[32]
    v50 = qdd[1] + qdd[2]
    v51 = (v12 * (v32 + v34)) + (v17 * qdd[1])
    v52 = v51 + ((v10 * v33) + (v18 * v50))
    v53 = (v12 * qdd[1]) - (v17 * v34)
    v54 = v53 + ((v10 * v50) - (v18 * v31))
    v55 = v8 * v6
    v56 = (v5 * ((10.0 * v40) - v43)) - (v6 * ((10.0 * v35) + (v9 * v52)))
    v57 = ((v27 * v49) + (prepared[14] * v47)) - (prepared[13] * (v56 + (v54 * v55)))
    v58 = v57 - (prepared[12] * (v44 + v46))
    v59 = (v8 * qdd[0]) + (v28 * (2.0 * v21))
    v60 = qdd[3] + v50
    v61 = v36 - v60
    v62 = prepared[4] * ((v27 * v29) + ((qdd[5] + (v5 * v59)) + (v6 * v61)))
    v63 = v12 * v19
    v64 = (v9 * v54) + (v8 * v52)
    v65 = (v5 * v61) - (v6 * v59)
    v66 = (v29 * (2.0 * v45)) - v65
    v67 = v36 + v60
    v68 = (((v29 * v49) + (prepared[13] * v64)) - (prepared[14] * v66)) - (prepared[12] * v65)
    v69 = v68 + (prepared[27] * v67)
    v70 = ((v5 * v8) * v62) - (qdd[0] * (((v0 * v14) + (v3 * v15)) - prepared[60]))
    v71 = v70 - (v9 * ((((prepared[16] * v40) - (prepared[18] * v43)) + (10.0 * v48)) - v58))
    v72 = ((v71 - (v25 * v37)) - (v26 * (v38 + v63))) + (v55 * v69)
    v73 = (prepared[13] * v66) + (prepared[18] * v67)
    v74 = ((v16 * v47) - (v11 * v30)) - (prepared[18] * v35)
    v75 = (v9 * v73) + (v8 * v74)
    v76 = (v9 * v74) - (v8 * v73)
    v77 = (((v5 * v69) - (v6 * v62)) + (prepared[18] * v64)) + (prepared[27] * v66)
    v78 = v77 + (prepared[16] * v67)
    v79 = (((v10 * v75) - (v18 * v76)) + (prepared[20] * v50)) + (v13 * v53)
    v80 = v78 + ((v79 + (v19 * v51)) - (v38 * (v31 - v33)))
    v81 = ((prepared[24] * qdd[1]) + (v12 * v75)) + (v17 * ((v19 * v50) - v76))
    v82 = (v32 * v37) + (v81 - (v31 * v63))
    return (
        (v72 - ((v10 + v12) * (v48 + (prepared[18] * v40)))) + (v13 * (v41 - v42)),
        v80 + (v82 + (v13 * ((v12 * v50) + (v17 * v33)))),
        v80,
        v78,
        -v58,
        v62,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Operations: 89 add, 122 mul, 0 div, 0 sqrt, 4 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = q[3] + v2
    v8 = np.sin(v7)
    v9 = np.cos(v7)
    v10 = v5 * v8
    v11 = prepared[26] * v5
    v12 = v11 - prepared[28]
    v13 = 50.0 * v4
    v14 = prepared[13] * v5
    v15 = prepared[18] + v14
    v16 = v9 * v15
    v17 = 50.0 * v1
    v18 = prepared[22] * v4
    v19 = prepared[24] * v0
    v20 = prepared[20] * v3
    v21 = prepared[13] * v6
    v22 = 50.0 * v0
    v23 = 50.0 * v3
    v24 = v13 + v17
    v25 = (v9 * (prepared[25] + (prepared[27] * v5))) + (v14 * v24)
    v26 = prepared[4] * v10
    v27 = prepared[22] * v3
    v28 = prepared[4] * v6
    v29 = qd[1] + qd[2]
    v30 = qd[3] + v29
    v31 = v8 * qd[0]
    v32 = v30 * v31
    v33 = 2.0 * v32
    v34 = 2.0 * qd[0]
    v35 = qd[1] * v34
    v36 = v35 + (qd[2] * v34)
    v37 = (v22 * v35) + (v23 * v36)
    v38 = v5 * v30
    v39 = v38 + (v6 * v31)
    v40 = v6 * v30
    v41 = (v5 * v31) - v40
    v42 = v39 * v41
    v43 = v32 + v42
    v44 = v9 * qd[0]
    v45 = qd[4] - v44
    v46 = (v39 * v39) + (v45 * v45)
    v47 = (v5 * v43) + (v6 * v46)
    v48 = v29 * v29
    v49 = qd[0] * qd[0]
    v50 = v48 + v49
    v51 = qd[1] * qd[1]
    v52 = v17 * (v49 + v51)
    v53 = v52 + (v13 * v50)
    v54 = (v22 * v51) + (v23 * v48)
    v55 = (v30 * v30) + (v44 * v44)
    v56 = v31 * v44
    v57 = v40 * v44
    v58 = v5 * v56
    v59 = v58 + (2.0 * ((v41 * v45) - v57))
    v60 = v1 * v19
    v61 = v4 * v20
    v62 = (prepared[13] * v59) - (prepared[18] * v56)
    v63 = v9 * v62
    v64 = qd[5] * prepared[32]
    v65 = v8 * v6
    v66 = v17 * v27
    v67 = v26 * prepared[61]
    v68 = v25 * prepared[63]
    v69 = v6 * prepared[62]
    v70 = (v26 * v69) + (v65 * (prepared[27] - v11))
    v71 = ((v5 * v12) + (v28 * v69)) - prepared[29]
    v72 = 1.0 / v71
    v73 = v70 * v72
    v74 = (v8 * v13) - (v9 * v23)
    v75 = v21 * v74
    v76 = prepared[63] * v75
    v77 = v8 * v23
    v78 = (v13 * v16) + (v15 * v77)
    v79 = v71 - v78
    v80 = v72 * v79
    v81 = (v21 * v23) + v70
    v82 = v81 + ((v25 * v76) - (v70 * v80))
    v83 = v78 - v79
    v84 = prepared[20] + v83
    v85 = 1.0 / (((v75 * v76) - (v79 * v80)) - v84)
    v86 = v82 * v85
    v87 = v17 * v18
    v88 = (v8 * v17) - (v9 * v22)
    v89 = v75 + (v21 * v88)
    v90 = prepared[63] * v89
    v91 = v8 * v22
    v92 = (v16 * v17) + (v15 * v91)
    v93 = v79 - v92
    v94 = v72 * v93
    v95 = v87 + (v92 + (v22 * v27))
    v96 = (((v76 * v89) - (v80 * v93)) - v84) - v95
    v97 = v85 * v96
    v98 = (v81 + ((v21 * v22) + ((v25 * v90) - (v70 * v94)))) - (v82 * v97)
    v99 = (((v83 - (v89 * v90)) + (v93 * v94)) + (2.0 * v95)) + (v96 * v97)
    v100 = 1.0 / (prepared[60] + v99)
    v101 = v98 * v100
    v102 = ((prepared[28] * v5) + (v8 * ((prepared[30] * v8) + (v10 * v12)))) - (v26 * v67)
    v103 = (((v102 - (v25 * v68)) + (v70 * v73)) - (v3 * v20)) + (v82 * v86)
    v104 = ((v103 - (v0 * v19)) + (2.0 * (v87 + (v16 * v24)))) - (v98 * v101)
    v105 = (v44 * (prepared[33] * v38)) + ((v45 * (prepared[4] * v39)) + (v28 * v56))
    v106 = ((v5 * v37) - (v53 * (v9 * v6))) - (v54 * v65)
    v107 = (prepared[13] * (v106 + (10.0 * ((v5 * v33) - (v6 * v55))))) - (v39 * v64)
    v108 = (v107 - (prepared[14] * v43)) + (prepared[12] * (v32 - v42))
    v109 = (v8 * v53) - (v9 * v54)
    v110 = ((v45 * v64) + ((prepared[13] * v109) + (prepared[27] * v56))) + (prepared[32] * v57)
    v111 = ((prepared[14] * v59) + v110) - (prepared[12] * v58)
    v112 = tau[5] - v105
    v113 = tau[4] - v108
    v114 = (((v5 * v111) - (prepared[27] * v59)) - (v6 * v105)) - (v69 * v112)
    v115 = (prepared[16] * v56) + (v114 + (prepared[18] * v109))
    v116 = tau[3] - v115
    v117 = (prepared[18] * v55) + ((v14 * v46) - (v21 * v43))
    v118 = v18 * v22
    v119 = (((v13 * v63) + (v74 * v117)) + (v62 * v77)) - (v27 * v52)
    v120 = (v61 * (v48 - v50)) + ((v119 + (v51 * v118)) - v115)
    v121 = v120 + ((tau[2] - (v76 * v113)) - (v80 * v116))
    v122 = (((tau[1] + (v17 * v63)) + (v88 * v117)) + (v62 * v91)) - (v90 * v113)
    v123 = ((v48 * v66) + ((v122 - (v94 * v116)) - (v97 * v121))) - (v49 * v60)
    v124 = v120 + (v123 - (v50 * v118))
    v125 = v9 * (v108 + ((prepared[16] * v33) + ((prepared[18] * v37) + (prepared[27] * v47))))
    v126 = ((tau[0] - (v10 * v105)) + v125) + (v24 * ((prepared[13] * v47) + (prepared[18] * v33)))
    v127 = (((v126 - (v65 * v111)) - (v67 * v112)) + (v68 * v113)) + (v73 * v116)
    v128 = ((v127 + (v86 * v121)) - (v101 * v124)) + (v35 * (v60 + v118))
    v129 = (1.0 / (prepared[31] + v104)) * ((v36 * (v61 + v66)) + v128)
    v130 = (v100 * v124) - (v101 * v129)
    v131 = ((v85 * v121) + (v97 * v130)) - (v86 * v129)
    v132 = (((v72 * v116) - (v80 * v131)) + (v94 * v130)) - (v73 * v129)
    return (
        v129,
        v130,
        -v131,
        -v132,
        (((prepared[63] * v113) + (v76 * v131)) - (v90 * v130)) + (v68 * v129),
        ((v69 * ((v130 - v131) - v132)) + (prepared[61] * v112)) - (v67 * v129),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 145 add, 199 mul, 4 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:6], REAL, (6,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = qd[1] + qd[2]
    v5 = qd[3] + v4
    v6 = qd[1] * qd[1]
    v7 = np.sin(q[2])
    v8 = np.cos(q[2])
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = np.sin(q[5])
    v12 = np.cos(q[5])
    v13 = v1 * qd[0]
    v14 = v0 * qd[0]
    v15 = (v8 * v13) - (v7 * v14)
    v16 = (v7 * v13) + (v8 * v14)
    v17 = (v9 * v15) + (v10 * v16)
    v18 = (qd[5] - (v3 * v5)) + (v2 * v17)
    v19 = (v9 * v16) - (v10 * v15)
    v20 = 50.0 * qd[1]
    v21 = (50.0 * v4) + (v8 * v20)
    v22 = v7 * v20
    v23 = (v9 * v22) - (v10 * v21)
    v24 = 50.0 * (v13 + v15)
    v25 = (v9 * v21) + (v10 * v22)
    v26 = v13 * v13
    v27 = (10.0 * v19) - v24
    v28 = (v3 * v27) - (v2 * v25)
    v29 = v28 * v28
    v30 = (v3 * v25) + (v2 * v27)
    v31 = v30 + (20.0 * (qd[4] + v19))
    v32 = (10.0 * v5) - v23
    v33 = v32 + (20.0 * ((v2 * v5) + (v3 * v17)))
    v34 = (v12 * v31) - (v11 * v33)
    v35 = (v12 * v33) + (v11 * v31)
    v36 = (v18 * (prepared[4] * v18)) + (v4 * ((v8 * (qd[1] * prepared[67])) + (prepared[9] * v4)))
    v37 = v36 + (v15 * ((prepared[9] * v15) - (prepared[65] * v13)))
    v38 = v37 + (prepared[11] * ((v5 * v5) + (v19 * v19)))
    v39 = prepared[1] * (((v24 * v24) + (v25 * v25)) + (v23 * v23))
    v40 = (v38 - (prepared[66] * ((v5 * v23) + (v19 * v24)))) + v39
    v41 = v40 + (prepared[55] * (v26 + (v6 * ((v8 * v8) + (v7 * v7)))))
    v42 = 0.5 * (v41 + (prepared[3] * (v29 + ((v34 * v34) + (v35 * v35)))))
    v43 = prepared[46] * (v29 + ((v30 * v30) + (v32 * v32)))
    return (
        (v42 + (prepared[64] * (v6 + v26))) + v43,
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
    v2 = 50.0 * v1
    v3 = np.sin(q[0])
    v4 = np.cos(q[0])
    return (
        v2 * v4,
        v2 * v3,
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
    v2 = 50.0 * v1
    v3 = 50.0 * v0
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = v2 * v5
    v7 = v2 * v4
    return (
        -v7,
        -(v3 * v5),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        -(v3 * v4),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v4 * v7) + (v5 * v6),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v5,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 50.0 * v1
    v3 = 50.0 * v0
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v5 * v5) + (v4 * v4)
    v7 = v2 * v5
    v8 = v3 * v4
    v9 = -(v2 * v4)
    v10 = -(v3 * v5)
    v11 = v2 * v6
    return (
        v9,
        v10,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        -v8,
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
        -v7,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8,
        -(v5 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        v10,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        -(v4 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v3 * v6),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = (v0 * v5) + (v1 * v4)
    v7 = -v3
    v8 = (v1 + (v1 * v5)) - (v0 * v4)
    v9 = 50.0 * v2
    v10 = v0 + v6
    v11 = 50.0 * v3
    v12 = (v2 * v9) + (v3 * v11)
    v13 = v8 * v12
    return (
        -(v8 * v9),
        -(v10 * v11),
        -(v6 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8 * v11,
        -(v9 * v10),
        -(v6 * v9),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v13 - (v1 * v12),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        v7,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = (v0 * v5) + (v1 * v4)
    v7 = (v1 + (v1 * v5)) - (v0 * v4)
    v8 = 50.0 * v2
    v9 = v0 + v6
    v10 = 50.0 * v3
    v11 = v7 * v10
    v12 = v8 * v9
    v13 = v6 * v8
    v14 = (v2 * v8) + (v3 * v10)
    v15 = v7 * v14
    v16 = -(v7 * v8)
    v17 = -(v9 * v10)
    v18 = -(v6 * v10)
    v19 = (v1 * v14) - v15
    v20 = v3 * v19
    v21 = v2 * v19
    v22 = -(v6 * v14)
    return (
        v16,
        v17,
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v11,
        -v12,
        -v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -v19,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v11,
        v12,
        v13,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        -(v3 * v15),
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
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
        v16,
        v17,
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        -(v2 * v15),
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
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
        -(v9 * v14),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = 50.0 + (10.0 * v7)
    v9 = 10.0 * v6
    v10 = (50.0 + (v5 * v8)) - (v4 * v9)
    v11 = (v4 * v8) + (v5 * v9)
    v12 = (v1 * v10) - (v0 * v11)
    return (
        v3 * v12,
        v2 * v12,
        30.0 + ((v1 * v11) + (v0 * v10)),
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
    v6 = (v0 * v5) + (v1 * v4)
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = (v0 * v4) - (v1 * v5)
    v10 = (v6 * v7) + (v8 * v9)
    v11 = (v7 * v9) - (v6 * v8)
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = (v0 * v5) + (v1 * v4)
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = (v1 * v5) - (v0 * v4)
    v10 = 10.0 * ((v6 * v8) + (v7 * v9))
    v11 = (v3 * v3) + (v2 * v2)
    v12 = -v3
    v13 = 50.0 * (v1 + v9)
    v14 = (10.0 * ((v6 * v7) - (v8 * v9))) - v13
    v15 = (50.0 * v6) + v10
    v16 = (50.0 * v0) + v15
    v17 = v11 * v14
    return (
        v2 * v14,
        -(v3 * v16),
        -(v3 * v15),
        -(v3 * v10),
        REAL(0.0),
        REAL(0.0),
        -(v3 * v14),
        -(v2 * v16),
        -(v2 * v15),
        -(v2 * v10),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v17,
        -(((50.0 * v1) * v11) + v17),
        -(v17 + (v11 * v13)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
        v2,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        v12,
        v12,
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

    Operations: 11 add, 27 mul, 0 div, 0 sqrt, 4 sincos, 11 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C4(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C4(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 50.0 * v1
    v3 = 50.0 * v0
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = (v1 * v7) - (v0 * v6)
    v12 = (v5 * v5) + (v4 * v4)
    v13 = 10.0 * v10
    v14 = 10.0 * v9
    v15 = v2 + (50.0 * v11)
    v16 = ((v8 * v14) - v15) - (v11 * v13)
    v17 = v4 * v16
    v18 = v3 + (50.0 * v8)
    v19 = (v18 + (v11 * v14)) + (v8 * v13)
    v20 = v3 - v19
    v21 = v5 * v20
    v22 = v18 - v19
    v23 = v5 * v22
    v24 = v5 * v16
    v25 = v4 * v19
    v26 = v4 * v20
    v27 = v4 * v22
    v28 = v12 * v16
    v29 = (v2 * v12) + v28
    v30 = v28 + (v12 * v15)
    v31 = v5 * v29
    v32 = v5 * v30
    v33 = v4 * v29
    v34 = v4 * v30
    v35 = v12 * v20
    v36 = v12 * v22
    v37 = -(v5 * v19)
    v38 = -v26
    v39 = -v27
    return (
        v17,
        v37,
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
        -v28,
        -v29,
        -v30,
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        v25,
        v5 * v28,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v38,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v39,
        v32,
        v32,
        v32,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        v37,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        v37,
        v4 * v28,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v21,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v23,
        v34,
        v34,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v12 * v19),
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = 50.0 + (10.0 * v7)
    v9 = 10.0 * v6
    v10 = (50.0 + (v5 * v8)) - (v4 * v9)
    v11 = (v4 * v8) + (v5 * v9)
    v12 = (v1 * v10) - (v0 * v11)
    return (
        v3 * v12,
        v2 * v12,
        30.0 + ((v1 * v11) + (v0 * v10)),
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
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = v3 * v5
    v12 = v2 * v4
    v13 = v3 * v4
    v14 = v2 * v5
    v15 = (v0 * v6) - (v1 * v7)
    v16 = (v8 * v9) + (v10 * v15)
    v17 = (v9 * v15) - (v8 * v10)
    return (
        v12 - (v11 * v16),
        v13 + (v14 * v16),
        -(v5 * v17),
        -(v14 + (v13 * v16)),
        (v12 * v16) - v11,
        -(v4 * v17),
        -(v3 * v17),
        v2 * v17,
        v16,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = np.sin(q[2])
    v5 = np.cos(q[2])
    v6 = (v0 * v5) + (v1 * v4)
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = (v3 * v3) + (v2 * v2)
    v10 = -v3
    v11 = (v0 * v4) - (v1 * v5)
    v12 = (v6 * v7) + (v8 * v11)
    v13 = v1 - v11
    v14 = (10.0 * v12) - (50.0 * v13)
    v15 = (v6 * v8) - (v7 * v11)
    v16 = 10.0 * v15
    v17 = (50.0 * v6) + v16
    v18 = (50.0 * v0) + v17
    v19 = v9 * (-v14)
    v20 = 50.0 * v9
    return (
        v2 * v14,
        -(v3 * v18),
        -(v3 * v17),
        -(v3 * v16),
        REAL(0.0),
        REAL(0.0),
        -(v3 * v14),
        -(v2 * v18),
        -(v2 * v17),
        -(v2 * v16),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v19,
        v19 - (v1 * v20),
        v19 - (v13 * v20),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v2,
        v2,
        v2,
        v3 * v15,
        REAL(0.0),
        REAL(0.0),
        v10,
        v10,
        v10,
        v2 * v15,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12,
        REAL(0.0),
    )


def jacobian_C5(prepared, q):
    """First-order influence coefficients of C5 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 11 add, 29 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C5(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C5(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = 50.0 * v1
    v3 = 50.0 * v0
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = (v1 * v7) - (v0 * v6)
    v12 = (v5 * v5) + (v4 * v4)
    v13 = 10.0 * v10
    v14 = 10.0 * v9
    v15 = v2 + (50.0 * v11)
    v16 = ((v8 * v14) - v15) - (v11 * v13)
    v17 = v4 * v16
    v18 = v3 + (50.0 * v8)
    v19 = (v18 + (v11 * v14)) + (v8 * v13)
    v20 = v3 - v19
    v21 = v5 * v20
    v22 = v18 - v19
    v23 = v5 * v22
    v24 = v5 * v16
    v25 = v4 * v19
    v26 = v4 * v20
    v27 = v4 * v22
    v28 = v12 * v16
    v29 = (v2 * v12) + v28
    v30 = v28 + (v12 * v15)
    v31 = v5 * v29
    v32 = v5 * v30
    v33 = v4 * v29
    v34 = v4 * v30
    v35 = v12 * v20
    v36 = v12 * v22
    v37 = -(v5 * v19)
    v38 = -v26
    v39 = -v27
    return (
        v17,
        v37,
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
        -v28,
        -v29,
        -v30,
        REAL(0.0),
        REAL(0.0),
        v24,
        v25,
        v38,
        v39,
        REAL(0.0),
        REAL(0.0),
        v25,
        v5 * v28,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v38,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v39,
        v32,
        v32,
        v32,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        v37,
        v21,
        v23,
        REAL(0.0),
        REAL(0.0),
        v37,
        v4 * v28,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v21,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v23,
        v34,
        v34,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v12 * v19),
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v35,
        v35,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36,
        v36,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v6 = (v0 * v5) + (v1 * v4)
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = -v3
    v10 = (v0 * v4) - (v1 * v5)
    v11 = (v6 * v7) + (v8 * v10)
    v12 = (v7 * v10) - (v6 * v8)
    v13 = v3 * v12
    v14 = v2 * v12
    v15 = -(v3 * v11)
    v16 = -(v2 * v11)
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
        v9,
        v9,
        v9,
        -v14,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v11,
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
    v10 = 10.0 + (20.0 * v2)
    v11 = 50.0 + (v9 * v10)
    v12 = v8 * v10
    v13 = (50.0 + (v7 * v11)) - (v6 * v12)
    v14 = (v6 * v11) + (v7 * v12)
    v15 = (v1 * v13) - (v0 * v14)
    v16 = 20.0 * v3
    return (
        (v5 * v15) - (v4 * v16),
        (v4 * v15) + (v5 * v16),
        30.0 + ((v1 * v14) + (v0 * v13)),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = v3 * v5
    v12 = np.sin(q[5])
    v13 = np.cos(q[5])
    v14 = v2 * v4
    v15 = v3 * v4
    v16 = v2 * v5
    v17 = (v0 * v6) - (v1 * v7)
    v18 = (v8 * v9) + (v10 * v17)
    v19 = (v9 * v17) - (v8 * v10)
    v20 = v16 + (v15 * v18)
    v21 = (v11 * v18) - v14
    v22 = v12 * v19
    v23 = v13 * v19
    return (
        -((v13 * v21) + (v5 * v22)),
        (v12 * v21) - (v5 * v23),
        -(v15 + (v16 * v18)),
        -((v13 * v20) + (v4 * v22)),
        (v12 * v20) - (v4 * v23),
        v11 - (v14 * v18),
        (v12 * v18) - (v3 * v23),
        (v13 * v18) + (v3 * v22),
        -(v2 * v19),
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
    v4 = 50.0 * v1
    v5 = np.sin(q[0])
    v6 = np.cos(q[0])
    v7 = 30.0 + (50.0 * v0)
    v8 = np.sin(q[2])
    v9 = np.cos(q[2])
    v10 = (v0 * v9) + (v1 * v8)
    v11 = v7 + (50.0 * v10)
    v12 = np.sin(q[3])
    v13 = np.cos(q[3])
    v14 = (v6 * v6) + (v5 * v5)
    v15 = -v6
    v16 = (v0 * v8) - (v1 * v9)
    v17 = (v10 * v12) + (v13 * v16)
    v18 = (v12 * v16) - (v10 * v13)
    v19 = v6 * v18
    v20 = v5 * v18
    v21 = v2 * v18
    v22 = v2 * v17
    v23 = (v3 * v6) - (v5 * v22)
    v24 = (50.0 * v16) - v4
    v25 = (10.0 * v17) + v24
    v26 = v5 * v25
    v27 = (20.0 * v23) - v26
    v28 = (10.0 * v18) - v11
    v29 = v28 + (20.0 * v21)
    v30 = 30.0 + v29
    v31 = v7 + v29
    v32 = v11 + v29
    v33 = v26 + v27
    v34 = v28 - v29
    v35 = (v3 * v5) + (v6 * v22)
    v36 = v6 * v25
    v37 = v36 + (20.0 * v35)
    v38 = v36 - v37
    v39 = (v6 * v37) - (v5 * v27)
    return (
        -v27,
        v6 * v30,
        v6 * v31,
        v6 * v32,
        -((v17 * v33) + (v20 * v34)),
        REAL(0.0),
        -v37,
        v5 * v30,
        v5 * v31,
        v5 * v32,
        (v17 * v38) + (v19 * v34),
        REAL(0.0),
        REAL(0.0),
        -v39,
        -((v4 * v14) + v39),
        (v14 * v24) - v39,
        (v20 * v38) - (v19 * v33),
        REAL(0.0),
        REAL(0.0),
        v5,
        v5,
        v5,
        -v19,
        -v35,
        REAL(0.0),
        v15,
        v15,
        v15,
        -v20,
        v23,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = (v1 * v7) - (v0 * v6)
    v12 = (v8 * v10) + (v9 * v11)
    v13 = (v5 * v5) + (v4 * v4)
    v14 = 50.0 * (v1 + v11)
    v15 = 10.0 + (20.0 * v2)
    v16 = 20.0 * v3
    v17 = (v10 * v11) - (v8 * v9)
    v18 = v14 + (v15 * v17)
    v19 = (v5 * v16) + (v4 * v18)
    v20 = v12 * v15
    v21 = (50.0 * v8) + v20
    v22 = (50.0 * v0) + v21
    v23 = v14 + (10.0 * v17)
    v24 = (v4 * v23) - v19
    v25 = v12 * v4
    v26 = (10.0 * v12) - v20
    v27 = (v17 * v24) + (v25 * v26)
    v28 = (v5 * v18) - (v4 * v16)
    v29 = v4 * v22
    v30 = v4 * v21
    v31 = v4 * v20
    v32 = (v5 * v23) - v28
    v33 = v5 * v12
    v34 = (v17 * v32) + (v26 * v33)
    v35 = (v4 * v19) + (v5 * v28)
    v36 = ((50.0 * v1) * v13) - v35
    v37 = (v13 * v14) - v35
    v38 = (v24 * v33) - (v25 * v32)
    v39 = v5 * v36
    v40 = v5 * v37
    v41 = v5 * v38
    v42 = v4 * v36
    v43 = v4 * v37
    v44 = v4 * v38
    v45 = (v4 * v34) - (v5 * v27)
    v46 = -v19
    v47 = -(v5 * v22)
    v48 = -(v5 * v21)
    v49 = -(v5 * v20)
    v50 = -v27
    v51 = -v34
    v52 = -(v13 * v21)
    v53 = -(v13 * v20)
    return (
        v46,
        v47,
        v48,
        v49,
        v50,
        REAL(0.0),
        v28,
        -v29,
        -v30,
        -v31,
        v34,
        REAL(0.0),
        REAL(0.0),
        v35,
        -v36,
        -v37,
        -v38,
        REAL(0.0),
        -v28,
        v29,
        v30,
        v31,
        v51,
        REAL(0.0),
        v29,
        -(v5 * v35),
        v39,
        v40,
        v41,
        REAL(0.0),
        v30,
        v39,
        v39,
        v40,
        v41,
        REAL(0.0),
        v31,
        v40,
        v40,
        v40,
        v41,
        REAL(0.0),
        v51,
        v41,
        v41,
        v41,
        (v17 * v34) - (v25 * v38),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v46,
        v47,
        v48,
        v49,
        v50,
        REAL(0.0),
        v47,
        -(v4 * v35),
        v42,
        v43,
        v44,
        REAL(0.0),
        v48,
        v42,
        v42,
        v43,
        v44,
        REAL(0.0),
        v49,
        v43,
        v43,
        v43,
        v44,
        REAL(0.0),
        v50,
        v44,
        v44,
        v44,
        (v17 * v27) + (v33 * v38),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v13 * v22),
        v52,
        v53,
        v45,
        REAL(0.0),
        REAL(0.0),
        v52,
        v52,
        v53,
        v45,
        REAL(0.0),
        REAL(0.0),
        v53,
        v53,
        v53,
        v45,
        REAL(0.0),
        REAL(0.0),
        v45,
        v45,
        v45,
        (v25 * v27) + (v33 * v34),
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

    Operations: 26 add, 63 mul, 0 div, 0 sqrt, 5 sincos, 18 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_C6(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_C6(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = np.sin(q[3])
    v10 = np.cos(q[3])
    v11 = -v5
    v12 = (v0 * v6) - (v1 * v7)
    v13 = (v8 * v9) + (v10 * v12)
    v14 = v5 * v13
    v15 = (v9 * v12) - (v8 * v10)
    v16 = v5 * v15
    v17 = v4 * v13
    v18 = v4 * v15
    v19 = -v14
    v20 = -v17
    v21 = v2 * v15
    v22 = -v16
    v23 = -((v4 * v18) + (v5 * v16))
    v24 = (v3 * v4) + (v2 * v14)
    v25 = (v2 * v17) - (v3 * v5)
    v26 = v5 * v21
    v27 = v4 * v21
    v28 = -v24
    v29 = -((v4 * v25) + (v5 * v24))
    return (
        REAL(0.0),
        v4,
        v4,
        v4,
        v22,
        v28,
        REAL(0.0),
        v11,
        v11,
        v11,
        -v18,
        -v25,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        -v21,
        REAL(0.0),
        v5,
        v5,
        v5,
        v18,
        v25,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v19,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v19,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v19,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v18 * v21) + (v13 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v4,
        v4,
        v4,
        v22,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -((v13 * v24) + (v16 * v21)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v23,
        v29,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v16 * v25) - (v18 * v24),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 30.0 + (50.0 * v0)
    v7 = np.sin(q[2])
    v8 = np.cos(q[2])
    v9 = (v0 * v8) + (v1 * v7)
    v10 = v6 + (50.0 * v9)
    v11 = np.sin(q[3])
    v12 = np.cos(q[3])
    v13 = v5 * v5
    v14 = (v1 * v8) - (v0 * v7)
    v15 = (v9 * v12) + (v11 * v14)
    v16 = v10 + (10.0 * v15)
    v17 = v2 * v15
    v18 = v16 + (20.0 * v17)
    v19 = v13 + (v4 * v4)
    v20 = v1 * v19
    v21 = 50.0 * v20
    v22 = prepared[3] * v18
    v23 = prepared[2] * v16
    v24 = v22 + v23
    v25 = 50.0 * (v1 + v14)
    v26 = (v12 * v14) - (v9 * v11)
    v27 = v15 * v4
    v28 = v5 * v15
    v29 = v4 * v25
    v30 = v5 * v25
    v31 = v5 * v30
    v32 = v31 + (v4 * v29)
    v33 = prepared[0] * v32
    v34 = v4 * v26
    v35 = v29 + (10.0 * v34)
    v36 = prepared[1] * v35
    v37 = v5 * v26
    v38 = v30 + (10.0 * v37)
    v39 = prepared[1] * v38
    v40 = (v4 * v36) + (v5 * v39)
    v41 = prepared[2] * v35
    v42 = (v3 * v5) + (v2 * v34)
    v43 = v35 + (20.0 * v42)
    v44 = (v16 * v41) + (v22 * v43)
    v45 = prepared[2] * v38
    v46 = (v3 * v4) - (v2 * v37)
    v47 = v38 - (20.0 * v46)
    v48 = (v16 * v45) + (v22 * v47)
    v49 = (v4 * v44) + (v5 * v48)
    v50 = v49 + (v16 * v40)
    v51 = v50 + (v10 * v33)
    v52 = prepared[3] * v43
    v53 = v41 + v52
    v54 = v36 + v53
    v55 = prepared[3] * v47
    v56 = v45 + v55
    v57 = v39 + v56
    v58 = (v4 * v54) + (v5 * v57)
    v59 = v33 + v58
    v60 = 30.0 * v59
    v61 = (v60 - v51) - (v20 * ((prepared[5] * v6) - prepared[38]))
    v62 = (v4 * v42) - (v5 * v46)
    v63 = v17 * prepared[68]
    v64 = v62 * v63
    v65 = v6 * v59
    v66 = v65 - v51
    v67 = v10 * v58
    v68 = v67 - v50
    v69 = (v26 * v38) + (v16 * v28)
    v70 = (v26 * v35) + (v16 * v27)
    v71 = (((v28 * v44) - (v27 * v48)) - (v53 * v69)) + (v56 * v70)
    v72 = (v28 * v42) + (v27 * v46)
    v73 = v17 * v47
    v74 = v73 + (v18 * v46)
    v75 = v17 * v43
    v76 = (v18 * v42) - v75
    v77 = (v42 * v47) + (v43 * v46)
    v78 = v22 * v77
    v79 = ((v52 * v74) + (v55 * v76)) - v78
    v80 = (v35 * v41) + (v43 * v52)
    v81 = v47 * v52
    v82 = v81 + (v38 * v41)
    v83 = v47 * v55
    v84 = v83 + (v38 * v45)
    v85 = (v4 * v82) + (v5 * v84)
    v86 = v85 + (v38 * v40)
    v87 = v5 * v35
    v88 = v5 * v29
    v89 = prepared[0] * v88
    v90 = ((((v5 * v80) - (v30 * v33)) - v86) + (v36 * v87)) + (v29 * v89)
    v91 = (v4 * v46) + (v5 * v42)
    v92 = prepared[4] * v91
    v93 = v62 * v92
    v94 = (v4 * v57) - (v5 * v54)
    v95 = (v4 * v80) + (v5 * v82)
    v96 = (v93 + ((v4 * v86) - (v5 * v95))) - (v40 * v87)
    v97 = (v96 - (v21 * v94)) + ((v33 - (prepared[7] * v20)) * (v4 * v30))
    v98 = (v32 * v94) - v96
    v99 = (v28 * v35) - (v27 * v38)
    v100 = ((v56 * v99) - (v28 * v82)) + (v27 * v84)
    v101 = ((v53 * v99) - (v28 * v80)) + (v27 * v82)
    v102 = (v4 * v100) - (v5 * v101)
    v103 = v72 * v92
    v104 = prepared[4] * v17
    v105 = v62 * v104
    v106 = (v4 * v27) + (v5 * v28)
    v107 = v17 * v104
    v108 = (v26 * v105) + (v106 * v107)
    v109 = v108 + (v102 - v103)
    v110 = (v42 * v55) + (v46 * v52)
    v111 = (v47 * v110) - (v55 * v77)
    v112 = v4 * v111
    v113 = (v27 * v42) - (v28 * v46)
    v114 = (v26 * v104) - (prepared[4] * v113)
    v115 = v62 * v114
    v116 = v102 - v115
    v117 = v72 * v114
    v118 = (v26 * v46) - (v17 * v28)
    v119 = (v26 * v42) + (v17 * v27)
    v120 = (v42 * v118) - (v46 * v119)
    v121 = (v72 * v107) + (v104 * v120)
    v122 = (v26 * v79) + (v28 * v111)
    v123 = (v42 * v42) + (v46 * v46)
    v124 = v107 + (prepared[4] * v123)
    v125 = v62 * v124
    v126 = v112 + v125
    v127 = v72 * v124
    v128 = v42 * v92
    v129 = v46 * v92
    v130 = (v4 * v128) - (v5 * v129)
    v131 = ((v26 * v53) + (v24 * v27)) - (prepared[15] * v70)
    v132 = ((v26 * v56) + (v24 * v28)) - (prepared[15] * v69)
    v133 = (v4 * v131) + (v5 * v132)
    v134 = v4 * v24
    v135 = v5 * v24
    v136 = ((v70 * v134) - (v26 * v49)) + (v69 * v135)
    v137 = v136 - (v106 * ((v16 * v23) + (v18 * v22)))
    v138 = v137 + (30.0 * v133)
    v139 = ((v28 * v128) + (v27 * v129)) - v108
    v140 = (v42 * v129) - (v46 * v128)
    v141 = ((v22 * v42) - (v17 * v52)) - (prepared[3] * v76)
    v142 = ((v17 * v55) - (prepared[3] * v74)) + (v22 * v46)
    v143 = (v4 * v141) - (v5 * v142)
    v144 = v22 * v62
    v145 = (v5 * v73) + (v4 * v75)
    v146 = (v22 * (v145 + ((v4 * v76) - (v5 * v74)))) - (v18 * v144)
    v147 = v146 + (30.0 * v143)
    v148 = v24 + (prepared[1] * v16)
    v149 = v10 * v20
    v150 = v19 * (((v60 + ((v20 * prepared[70]) + (v21 * v148))) - v65) + (prepared[7] * v149))
    v151 = v19 * v148
    v152 = (v19 * v67) - (v32 * v151)
    v153 = (prepared[17] * v32) - v58
    v154 = 30.0 * v19
    v155 = v152 + (v153 * v154)
    v156 = v91 * v104
    v157 = (v26 * v130) + (v106 * v156)
    v158 = (v4 * v53) + (v5 * v56)
    v159 = (((v26 * v85) + (v48 * v106)) - (v69 * v158)) + (v99 * v134)
    v160 = (((v26 * v95) + (v44 * v106)) - (v70 * v158)) - (v99 * v135)
    v161 = ((v28 * v53) - (v27 * v56)) - (prepared[15] * v99)
    v162 = ((v4 * v159) - (v5 * v160)) + (v154 * v161)
    v163 = (v62 * (prepared[4] * v26)) + (v104 * v106)
    v164 = v46 * v163
    v165 = v42 * v163
    v166 = (v4 * v164) + (v5 * v165)
    v167 = v162 + v166
    v168 = (prepared[3] * v77) - v110
    v169 = v4 * v168
    v170 = (v4 * v52) + (v5 * v55)
    v171 = ((v4 * v78) - (v47 * v144)) - (v170 * (v74 - v73))
    v172 = (30.0 * v169) - v171
    v173 = v5 * v168
    v174 = (((v5 * v78) + (v43 * v144)) - (v52 * v145)) - (v76 * v170)
    v175 = (30.0 * v173) - v174
    v176 = (v4 * v172) + (v5 * v175)
    v177 = (v42 * v156) - (v17 * v128)
    v178 = (v17 * v129) - (v46 * v156)
    v179 = (v4 * v177) + (v5 * v178)
    v180 = ((v26 * v108) + (v28 * v164)) - (v27 * v165)
    v181 = v4 * v161
    v182 = v5 * v161
    v183 = ((v27 * ((30.0 * v182) - v160)) - (v26 * v138)) - v180
    v184 = ((v26 * v147) + (v28 * v172)) - (v27 * v175)
    v185 = ((v26 * v140) - (v28 * v177)) + (v27 * v178)
    v186 = ((v42 * v165) + (v17 * v108)) + (v46 * v164)
    v187 = v137 + (v6 * v133)
    v188 = v146 + (v6 * v143)
    v189 = (v152 + (v21 * v151)) + (v19 * ((v6 * v153) - (prepared[19] * v149)))
    v190 = v159 + ((v6 * v181) - (v21 * v132))
    v191 = ((v6 * v182) + (v21 * v131)) - v160
    v192 = (v4 * v190) + (v5 * v191)
    v193 = v166 + v192
    v194 = ((v6 * v169) + (v21 * v142)) - v171
    v195 = ((v6 * v173) + (v21 * v141)) - v174
    v196 = (v4 * v194) + (v5 * v195)
    v197 = ((v26 * v188) + (v28 * v194)) - (v27 * v195)
    v198 = v137 + (v10 * v133)
    v199 = v146 + (v10 * v143)
    v200 = v159 + ((v10 * v181) - (v32 * v132))
    v201 = ((v10 * v182) + (v32 * v131)) - v160
    v202 = (v4 * v200) + (v5 * v201)
    v203 = v166 + v202
    v204 = ((v10 * v169) + (v32 * v142)) - v171
    v205 = ((v10 * v173) + (v32 * v141)) - v174
    v206 = (v4 * v204) + (v5 * v205)
    v207 = ((v26 * v199) + (v28 * v204)) - (v27 * v205)
    v208 = v72 * v104
    v209 = v42 * v114
    v210 = v46 * v114
    v211 = (v4 * v209) - (v5 * v210)
    v212 = v108 + v211
    v213 = v22 * v72
    v214 = (v43 * v118) + (v47 * v119)
    v215 = (v26 * v55) + (v22 * v28)
    v216 = (v26 * v52) + (v22 * v27)
    v217 = (((v18 * v213) + (v22 * v214)) - (v69 * v141)) - (v70 * v142)
    v218 = (v217 - (v76 * v215)) - (v74 * v216)
    v219 = v121 - v218
    v220 = (v26 * v107) - (v104 * v113)
    v221 = v208 + (prepared[4] * v120)
    v222 = v46 * v221
    v223 = v42 * v221
    v224 = (v28 * v52) - (v27 * v55)
    v225 = (((v47 * v213) + (v69 * v168)) - (v77 * v215)) + (v74 * v224)
    v226 = ((v225 + (v99 * v142)) + (v81 * v118)) + (v83 * v119)
    v227 = (((v43 * v213) + (v52 * v214)) + (v70 * v168)) - (v77 * v216)
    v228 = (v227 - (v76 * v224)) - (v99 * v141)
    v229 = (v4 * v226) - (v5 * v228)
    v230 = v229 + ((v4 * v222) + (v5 * v223))
    v231 = ((v17 * v211) - (v62 * v220)) - v230
    v232 = (v28 * v226) + (v27 * v228)
    v233 = v232 + (((v26 * v219) + (v28 * v222)) - (v27 * v223))
    v234 = (v42 * v223) + (v46 * v222)
    v235 = v42 * v124
    v236 = v46 * v124
    v237 = (v4 * v235) - (v5 * v236)
    v238 = (v17 * v107) + (v104 * v123)
    v239 = v230 + ((v26 * v237) + (v106 * v238))
    v240 = -v79
    v241 = -(v97 - (v88 * (v33 + (v20 * prepared[69]))))
    v242 = -v130
    v243 = -v150
    v244 = -(v157 + v167)
    v245 = -(v176 + v179)
    v246 = -v162
    v247 = -v176
    v248 = -(v157 + v193)
    v249 = -(v179 + v196)
    v250 = -v192
    v251 = -v196
    v252 = -v189
    v253 = -(v157 + v203)
    v254 = -(v179 + v206)
    v255 = -v202
    v256 = -v206
    v257 = -((v26 * v211) + (v106 * v220))
    v258 = -(v186 + v229)
    v259 = -((v17 * v237) - (v62 * v238))
    return (
        REAL(0.0),
        v61 - v64,
        v66 - v64,
        v68 - v64,
        -(v71 + (v63 * v72)),
        v240,
        v61,
        (((v4 * v90) - v93) + (v31 * v89)) + (v13 * (v82 + (v36 * v38))),
        v241,
        v98,
        v109,
        v112,
        v66,
        v241,
        v241,
        v98,
        v109,
        v112,
        v68,
        v98,
        v98,
        v98,
        v109,
        v112,
        -v71,
        v116,
        v116,
        v116,
        (((v26 * v71) + (v28 * v100)) + (v27 * v101)) - v117,
        v121 + v122,
        v240,
        v126,
        v126,
        v126,
        v122 + v127,
        -((v17 * v79) + (v46 * v111)),
        -(v61 + v105),
        v242,
        v242,
        v242,
        v138 - v139,
        v147 - v140,
        v93,
        REAL(0.0),
        v243,
        v155,
        v244,
        v245,
        v93,
        v243,
        v243,
        v155,
        v244,
        v245,
        v93,
        v155,
        v155,
        v155,
        v244,
        v245,
        v115 + v138,
        v246,
        v246,
        v246,
        v183 - (v28 * (v159 + (30.0 * v181))),
        v185 - v184,
        v147 - v125,
        v247,
        v247,
        v247,
        v186 - v184,
        ((v42 * v175) + (v17 * v147)) + (v46 * v172),
        -(v66 + v105),
        v242,
        v242,
        v242,
        v187 - v139,
        v188 - v140,
        v93,
        v150,
        REAL(0.0),
        v189,
        v248,
        v249,
        v93,
        REAL(0.0),
        REAL(0.0),
        v189,
        v248,
        v249,
        v93,
        v189,
        v189,
        v189,
        v248,
        v249,
        v115 + v187,
        v250,
        v250,
        v250,
        (((v27 * v191) - (v26 * v187)) - (v28 * v190)) - v180,
        v185 - v197,
        v188 - v125,
        v251,
        v251,
        v251,
        v186 - v197,
        ((v42 * v195) + (v17 * v188)) + (v46 * v194),
        -(v68 + v105),
        v242,
        v242,
        v242,
        v198 - v139,
        v199 - v140,
        v93,
        -v155,
        v252,
        REAL(0.0),
        v253,
        v254,
        v93,
        v252,
        v252,
        REAL(0.0),
        v253,
        v254,
        v93,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v253,
        v254,
        v115 + v198,
        v255,
        v255,
        v255,
        (((v27 * v201) - (v26 * v198)) - (v28 * v200)) - v180,
        v185 - v207,
        v199 - v125,
        v256,
        v256,
        v256,
        v186 - v207,
        ((v42 * v205) + (v17 * v199)) + (v46 * v204),
        v71 - v208,
        -(v138 + v212),
        -(v187 + v212),
        -(v198 + v212),
        -((v28 * v209) + (v27 * v210)),
        v219 + ((v46 * v209) - (v42 * v210)),
        v103 - v138,
        v167,
        v193,
        v203,
        v257,
        v231,
        v103 - v187,
        v193,
        v193,
        v203,
        v257,
        v231,
        v103 - v198,
        v203,
        v203,
        v203,
        v257,
        v231,
        v117,
        v180,
        v180,
        v180,
        REAL(0.0),
        (((v119 * v210) - (v72 * v220)) - (v118 * v209)) - v233,
        -(v127 + v218),
        v258,
        v258,
        v258,
        (v26 * v218) - v232,
        v234 + (((v17 * v219) - (v42 * v228)) + (v46 * v226)),
        v79,
        v237 - v147,
        v237 - v188,
        v237 - v199,
        ((v28 * v235) + (v27 * v236)) - v219,
        (v42 * v236) - (v46 * v235),
        -v147,
        v176,
        v196,
        v206,
        v239,
        v259,
        -v188,
        v196,
        v196,
        v206,
        v239,
        v259,
        -v199,
        v206,
        v206,
        v206,
        v239,
        v259,
        v218,
        v229,
        v229,
        v229,
        v233,
        ((v72 * v238) + (v118 * v235)) - (v119 * v236),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v234 + (v17 * v121)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 320 add, 426 mul, 0 div, 0 sqrt, 5 sincos, 36 other.
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
    v4 = qd[1] + qd[2]
    v5 = qd[3] + v4
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[3])
    v9 = np.cos(q[3])
    v10 = np.sin(q[5])
    v11 = np.cos(q[5])
    v12 = qdd[1] + qdd[2]
    v13 = qdd[3] + v12
    v14 = v1 * qd[0]
    v15 = v0 * qd[0]
    v16 = (v6 * v14) + (v7 * v15)
    v17 = (qd[1] * qd[1]) + (v14 * v14)
    v18 = qdd[1] + (v14 * v15)
    v19 = (v6 * v15) - (v7 * v14)
    v20 = (v8 * v16) + (v9 * v19)
    v21 = (v8 * v19) - (v9 * v16)
    v22 = v13 + (v20 * v21)
    v23 = ((v6 * v18) - (v19 * v19)) - (v4 * v4)
    v24 = v7 * v17
    v25 = 50.0 * (v23 - v24)
    v26 = (v16 * v19) - v12
    v27 = 50.0 * ((v6 * v17) + (v7 * v18))
    v28 = (50.0 * v26) - v27
    v29 = (v8 * v25) + (v9 * v28)
    v30 = (qd[1] * v14) + (v0 * qdd[0])
    v31 = qd[1] * v15
    v32 = (v1 * qdd[0]) - v31
    v33 = ((qd[2] * v16) + (v6 * v30)) - (v7 * v32)
    v34 = ((qd[2] * v19) - (v6 * v32)) - (v7 * v30)
    v35 = ((qd[3] * v20) + (v8 * v33)) + (v9 * v34)
    v36 = (v3 * v5) + (v2 * v21)
    v37 = 20.0 * v36
    v38 = qd[4] + v20
    v39 = ((10.0 * v22) - v29) + (20.0 * ((v2 * v13) - (v3 * v35)))
    v40 = v39 + (v37 * (qd[4] + v38))
    v41 = prepared[3] * v10
    v42 = ((qd[3] * v21) + (v8 * v34)) - (v9 * v33)
    v43 = (v3 * v21) - (v2 * v5)
    v44 = v31 - v32
    v45 = v33 + (v4 * v16)
    v46 = v44 + v45
    v47 = v42 + (v5 * v21)
    v48 = (50.0 * v46) - (10.0 * v47)
    v49 = (v5 * v5) + (v20 * v20)
    v50 = (v8 * v28) - (v9 * v25)
    v51 = v50 + (10.0 * v49)
    v52 = (v2 * v48) - (v3 * v51)
    v53 = v52 + ((20.0 * (qdd[4] - v42)) + (v37 * v43))
    v54 = prepared[3] * v11
    v55 = (v40 * v41) - (v53 * v54)
    v56 = (v40 * v54) + (v41 * v53)
    v57 = (v10 * v55) + (v11 * v56)
    v58 = v57 + ((prepared[71] * v22) - (prepared[2] * v29))
    v59 = v58 + ((prepared[10] * v22) - (prepared[1] * v29))
    v60 = (v2 * v51) + (v3 * v48)
    v61 = prepared[13] * ((v38 * v38) + (v43 * v43))
    v62 = v61 + (prepared[15] * v60)
    v63 = (v10 * v56) - (v11 * v55)
    v64 = v63 + (prepared[2] * v52)
    v65 = (((v2 * v62) - (v3 * v64)) + (prepared[10] * v49)) + (prepared[1] * v50)
    v66 = (((v8 * v59) + (v9 * v65)) - (prepared[7] * v23)) - (prepared[69] * v24)
    v67 = (v8 * v65) - (v9 * v59)
    v68 = v67 + ((prepared[7] * v26) - (prepared[0] * v27))
    v69 = (v6 * v66) + (v7 * v68)
    v70 = (prepared[5] * v18) - v69
    v71 = ((v6 * v68) - (v7 * v66)) - (prepared[5] * v17)
    v72 = (v2 * v64) + (v3 * v62)
    v73 = v72 + ((prepared[58] * v46) - (prepared[10] * v47))
    v74 = v73 + (prepared[7] * v46)
    v75 = v74 + (prepared[5] * v44)
    v76 = prepared[4] * (qd[5] - v36)
    v77 = v11 * v76
    v78 = v10 * v76
    v79 = (v38 * v77) + (v43 * v78)
    v80 = (v38 * v78) - (v43 * v77)
    v81 = ((v10 * v79) + (20.0 * v63)) - (v11 * v80)
    v82 = v81 + (((prepared[72] * v46) - (prepared[11] * v47)) + (10.0 * v72))
    v83 = prepared[4] * ((((qd[4] * v43) - qdd[5]) + (v3 * v13)) + (v2 * v35))
    v84 = ((v10 * v80) + (20.0 * v57)) + (v11 * v79)
    v85 = (v2 * v83) - (v3 * v84)
    v86 = (v8 * v82) - (v9 * v85)
    v87 = (((v8 * v85) + (v9 * v82)) + (50.0 * v73)) + (prepared[55] * v44)
    v88 = v87 + (prepared[9] * v45)
    v89 = (((v6 * v86) - (v7 * v88)) - (50.0 * v74)) - (prepared[6] * v44)
    v90 = (v6 * v88) + (v7 * v86)
    v91 = (((v2 * v84) + (v3 * v83)) + (prepared[11] * v22)) - (prepared[10] * v29)
    v92 = v91 + (10.0 * v58)
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
        v84,
        v83,
        v81,
        -v55,
        -v56,
        -(v61 + (prepared[3] * v60)),
        v79,
        -v80,
        -v83,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Operations: 115 add, 164 mul, 0 div, 0 sqrt, 5 sincos, 15 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = q[1] + q[2]
    v3 = np.sin(v2)
    v4 = np.cos(v2)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = q[3] + v2
    v8 = np.sin(v7)
    v9 = np.cos(v7)
    v10 = v5 * v8
    v11 = (prepared[26] * v5) - prepared[28]
    v12 = 50.0 * v4
    v13 = prepared[13] * v5
    v14 = prepared[18] + v13
    v15 = 50.0 * v1
    v16 = prepared[13] * v6
    v17 = 50.0 * v0
    v18 = 50.0 * v3
    v19 = v12 + v15
    v20 = qd[1] + qd[2]
    v21 = qd[3] + v20
    v22 = v8 * qd[0]
    v23 = v21 * v22
    v24 = (v5 * v21) + (v6 * v22)
    v25 = v6 * v21
    v26 = v5 * v22
    v27 = v26 - v25
    v28 = v24 * v27
    v29 = v23 + v28
    v30 = v9 * qd[0]
    v31 = v24 * v24
    v32 = v20 * v20
    v33 = qd[0] * qd[0]
    v34 = v32 + v33
    v35 = qd[1] * qd[1]
    v36 = v33 + v35
    v37 = (v15 * v36) + (v12 * v34)
    v38 = (v17 * v35) + (v18 * v32)
    v39 = v30 * v30
    v40 = (v21 * v21) + v39
    v41 = v22 * v30
    v42 = v32 - v34
    v43 = qd[5] * prepared[32]
    v44 = v8 * v6
    v45 = v24 * v43
    v46 = v6 * prepared[62]
    v47 = (v8 * v12) - (v9 * v18)
    v48 = (v8 * v15) - (v9 * v17)
    v49 = v8 * v17
    v50 = v9 * v6
    v51 = (v8 * v37) - (v9 * v38)
    v52 = v4 * prepared[84]
    v53 = v1 * v52
    v54 = v9 * v15
    v55 = v53 + (v14 * v54)
    v56 = v12 * v9
    v57 = v55 + (v14 * v56)
    v58 = (v10 * (v6 * prepared[80])) + (prepared[27] * v44)
    v59 = (v8 * v18) + v56
    v60 = v14 * v59
    v61 = ((v5 * v11) - prepared[29]) + (v6 * (v6 * prepared[79]))
    v62 = v61 - v60
    v63 = 1.0 / v61
    v64 = v58 * v63
    v65 = v5 * v9
    v66 = prepared[27] * v65
    v67 = v66 + ((v13 * v19) + (prepared[25] * v9))
    v68 = v6 * v47
    v69 = prepared[81] * v68
    v70 = v6 * prepared[82]
    v71 = ((v58 - (v62 * v64)) + (v67 * v69)) + (v3 * v70)
    v72 = v62 * v63
    v73 = 1.0 - v72
    v74 = 1.0 / ((((v62 * v73) - v60) - prepared[20]) + (v68 * (prepared[83] * v68)))
    v75 = v49 + v54
    v76 = (v14 * v75) - v62
    v77 = (v16 * v48) + (prepared[13] * v68)
    v78 = v0 * v3
    v79 = prepared[84] * v78
    v80 = v17 + v18
    v81 = v8 * v80
    v82 = v79 + (((v57 + (prepared[20] - v62)) - (v72 * v76)) - (v69 * v77))
    v83 = v82 + (v14 * v81)
    v84 = v74 * v83
    v85 = prepared[63] * v77
    v86 = (((v58 + (v71 * v84)) + (v64 * v76)) + (v67 * v85)) + (v16 * v80)
    v87 = v63 * v76
    v88 = 100.0 * v8
    v89 = ((prepared[60] + ((v60 - v62) + (2.0 * v55))) + (v83 * v84)) + (v76 * v87)
    v90 = 1.0 / (((v89 - (v77 * v85)) + (prepared[85] * v78)) + (v88 * (v0 * v14)))
    v91 = v86 * v90
    v92 = v71 * v74
    v93 = prepared[63] * v67
    v94 = prepared[20] * (v3 * v3)
    v95 = prepared[24] * (v0 * v0)
    v96 = ((((v86 * v91) - (prepared[28] * v5)) - (2.0 * v57)) - prepared[31]) - (v58 * v64)
    v97 = v95 + (v94 + ((v96 - (v71 * v92)) + (v67 * v93)))
    v98 = 1.0 / (v97 - (v8 * ((prepared[30] * v8) - (v10 * ((v5 * prepared[79]) - v11)))))
    v99 = (v1 * (prepared[24] * v1)) - v95
    v100 = v35 - v36
    v101 = v30 - qd[4]
    v102 = v31 + (v101 * v101)
    v103 = (prepared[18] * v40) + (v13 * v102)
    v104 = (v16 * v29) - v103
    v105 = 2.0 * v101
    v106 = v6 * v30
    v107 = 2.0 * v106
    v108 = ((v5 * v41) - (v27 * v105)) - (v21 * v107)
    v109 = (prepared[18] * v41) - (prepared[13] * v108)
    v110 = v3 * v4
    v111 = prepared[20] * v110
    v112 = v3 * v1
    v113 = prepared[84] * v112
    v114 = v0 * qd[1]
    v115 = qd[1] * v114
    v116 = prepared[32] * v21
    v117 = v43 * v101
    v118 = prepared[12] * v5
    v119 = ((v117 - (prepared[13] * v51)) - (prepared[14] * v108)) - (v106 * v116)
    v120 = v119 - (v41 * (prepared[27] - v118))
    v121 = v5 * v30
    v122 = prepared[33] * v121
    v123 = v24 * v101
    v124 = (v21 * v122) + (prepared[4] * ((v22 * v106) - v123))
    v125 = tau[5] - v124
    v126 = (prepared[16] * v41) + (((prepared[18] * v51) - (prepared[27] * v108)) - (v46 * v125))
    v127 = ((v5 * v120) + (v6 * v124)) - v126
    v128 = (((v42 * v111) - (v47 * v104)) - (v59 * v109)) - (v36 * v113)
    v129 = v127 + (v128 + (v52 * v115))
    v130 = tau[3] + v127
    v131 = 2.0 * v20
    v132 = qd[0] * v131
    v133 = 100.0 * qd[0]
    v134 = (v18 * v132) + (v114 * v133)
    v135 = prepared[13] * v44
    v136 = ((v40 * (v6 * prepared[76])) + (v13 * v134)) - (v16 * (v9 * v37))
    v137 = ((v136 - (v38 * v135)) - (v28 * prepared[74])) - v45
    v138 = v137 + (v23 * ((v5 * prepared[86]) - prepared[73]))
    v139 = tau[4] - v138
    v140 = ((tau[2] + v129) - (v72 * v130)) - (v69 * v139)
    v141 = v0 * v1
    v142 = v0 * v4
    v143 = prepared[87] * v142
    v144 = prepared[87] * v112
    v145 = (((tau[1] + v129) + (v84 * v140)) + (v87 * v130)) - (v85 * v139)
    v146 = ((v145 - (v75 * v109)) - (v48 * v104)) + (v141 * (prepared[24] * v100))
    v147 = (v146 + (v34 * v143)) - (v32 * v144)
    v148 = ((prepared[22] * v3) * v132) + (v16 * v102)
    v149 = v10 * prepared[62]
    v150 = prepared[89] * v114
    v151 = (qd[0] * v150) + (v70 * v102)
    v152 = prepared[18] * v9
    v153 = v9 * prepared[88]
    v154 = qd[0] * prepared[90]
    v155 = v1 * v114
    v156 = prepared[27] * v102
    v157 = (((tau[0] + (v9 * v138)) - (v91 * v147)) + (v64 * v130)) - (v10 * v124)
    v158 = (((v157 + (v92 * v140)) + (v44 * v120)) + (v93 * v139)) + (v15 * v148)
    v159 = (v158 - (v125 * v149)) + (v4 * v151)
    v160 = (v159 + (v19 * ((v13 * v29) + (v23 * prepared[75])))) + (v134 * v152)
    v161 = (((v160 + (v23 * v153)) + (v111 * v132)) + (v154 * v155)) + (v50 * v156)
    v162 = v161 + (v29 * v66)
    v163 = v91 * v98
    v164 = (v90 * v147) + (v162 * v163)
    v165 = v92 * v98
    v166 = ((v74 * v140) - (v84 * v164)) + (v162 * v165)
    v167 = v164 - v166
    v168 = v12 * v167
    v169 = v168 - (v18 * v34)
    v170 = v18 * v167
    v171 = v170 + (v12 * v32)
    v172 = (v8 * v169) - (v9 * v171)
    v173 = (((v35 * v54) - (v48 * v164)) - v172) + (v36 * v49)
    v174 = (v22 * v22) - v39
    v175 = v168 + ((v15 * v164) - v38)
    v176 = v170 + (v37 + (v17 * v164))
    v177 = (v8 * v175) - (v9 * v176)
    v178 = v177 + (10.0 * v174)
    v179 = v173 + v178
    v180 = prepared[18] * v177
    v181 = v180 + ((prepared[18] * v173) + (v13 * v179))
    v182 = (v181 + (v35 * v53)) + (v36 * v79)
    v183 = (v0 * v52) - v113
    v184 = (v4 * (prepared[20] * v4)) - v94
    v185 = v64 * v98
    v186 = v167 - ((((v63 * v130) - (v72 * v166)) - (v87 * v164)) + (v162 * v185))
    v187 = v41 + v186
    v188 = v41 - v186
    v189 = v98 * v162
    v190 = v21 * v30
    v191 = v190 - (v8 * v189)
    v192 = v190 + v191
    v193 = (v5 * v188) - (v6 * v192)
    v194 = v27 * v101
    v195 = v193 - v194
    v196 = v194 - v195
    v197 = (prepared[18] * v187) + (prepared[13] * v196)
    v198 = v9 - v93
    v199 = (((prepared[63] * v139) + (v69 * v166)) - (v85 * v164)) + (v189 * v198)
    v200 = v29 + v199
    v201 = (v16 * v200) - v103
    v202 = (v8 * v197) - (v9 * v201)
    v203 = (v8 * v201) + (v9 * v197)
    v204 = (2.0 * v23) + (v9 * v189)
    v205 = (v5 * v174) - (v6 * v204)
    v206 = v5 * v101
    v207 = 2.0 * v27
    v208 = (v205 + (v206 * (2.0 * v30))) - (v22 * v207)
    v209 = ((prepared[12] * v205) - (prepared[14] * v208)) + (v22 * v43)
    v210 = prepared[16] * v174
    v211 = (((v22 * v24) - (v5 * v204)) - (v6 * v174)) - (v101 * v106)
    v212 = v6 * prepared[92]
    v213 = (prepared[27] * v208) + (v211 * v212)
    v214 = ((v5 * v209) - v210) + v213
    v215 = (((v12 * v202) - (v42 * v184)) - (v18 * v203)) + (v36 * v53)
    v216 = v214 + (v215 + (v115 * (v3 * prepared[84])))
    v217 = (v22 * v105) - (v24 * v107)
    v218 = (v13 * v24) + (v16 * v27)
    v219 = (((v13 * v217) + (v16 * v191)) + (v106 * v218)) + (v41 * prepared[75])
    v220 = (prepared[13] * v208) - (prepared[18] * v174)
    v221 = ((v8 * v219) + (v9 * v220)) - v202
    v222 = v203 + ((v8 * v220) - (v9 * v219))
    v223 = (v19 * v221) + (v80 * v222)
    v224 = ((((v32 * v53) - (v167 * v183)) - v216) - v223) + (v34 * v79)
    v225 = (v12 * v221) + (v18 * v222)
    v226 = v216 + v225
    v227 = v181 - v214
    v228 = v1 * qd[1]
    v229 = (v133 * v228) - (v17 * v189)
    v230 = (v27 * v106) + (v24 * v121)
    v231 = v191 + v230
    v232 = ((prepared[14] * v231) + (v43 * v106)) - (prepared[12] * (v191 - v230))
    v233 = (v12 * v132) - (v18 * v189)
    v234 = (v8 * v176) + (v9 * v175)
    v235 = v234 + (20.0 * v41)
    v236 = v16 * (((v8 * v171) + (v9 * v169)) - v235)
    v237 = v232 - ((v13 * (v233 + (10.0 * v192))) - v236)
    v238 = prepared[82] * ((v35 * (v1 * v44)) + (v164 * ((v1 * v50) + (v0 * v44))))
    v239 = v237 + (((v50 * (v36 * (v0 * prepared[91]))) - (v13 * v229)) + v238)
    v240 = ((v226 - v182) + (v72 * v227)) + (v69 * v239)
    v241 = v224 + (v182 + ((v34 * (v1 * (v4 * prepared[87]))) + (v99 * v100)))
    v242 = (((v241 - (v84 * v240)) + (v87 * v227)) - (v85 * v239)) - (v15 * v202)
    v243 = ((v242 + (v17 * v203)) - (v32 * v79)) - (v167 * (v143 - v144))
    v244 = (prepared[18] * v204) + (v13 * v200)
    v245 = v134 + (v19 * v189)
    v246 = v245 + (10.0 * v204)
    v247 = (10.0 * v40) - v177
    v248 = (((prepared[18] * v245) + (prepared[16] * v204)) + (v13 * v246)) - (v16 * v247)
    v249 = ((v248 + (v6 * v156)) - v45) - (v200 * (prepared[14] + (v5 * prepared[76])))
    v250 = v117 + ((((prepared[76] * v187) - (prepared[13] * v234)) + (prepared[12] * v193)) + (prepared[14] * v196))
    v251 = v5 * v192
    v252 = v251 + (v6 * v188)
    v253 = (((v252 + (prepared[61] * v125)) + (v149 * v189)) + (v46 * v186)) - v123
    v254 = prepared[4] * v5
    v255 = (v253 * v254) - (v6 * v250)
    v256 = (v13 * v231) - (v16 * v217)
    v257 = ((v10 * (prepared[79] * v211)) - (v9 * v255)) + (v19 * (v256 + (prepared[18] * v192)))
    v258 = (v8 * (v249 - (prepared[12] * (v28 - (v23 + v199))))) - v257
    v259 = prepared[85] * v112
    v260 = (v258 + ((v18 * v244) + (v3 * v151))) - (v132 * (v53 + v184))
    v261 = (prepared[16] * v192) + (10.0 * v256)
    v262 = (v8 * ((v6 * v209) + (v211 * v254))) - (v9 * (v261 + (prepared[18] * v233)))
    v263 = (v260 + (v189 * (v259 + (prepared[94] * v110)))) + v262
    v264 = (((qd[1] * (2.0 * qd[0])) * v99) - (v91 * v243)) + (v64 * v227)
    v265 = (((v264 - (v92 * v240)) - (v198 * v239)) + (v135 * v179)) - v263
    v266 = (v265 + (v229 * ((prepared[22] * v4) + v152))) - (v17 * (v148 + v244))
    v267 = v266 - (v189 * ((prepared[93] * v141) - v143))
    v268 = v172 - v178
    v269 = ((prepared[18] * v172) + (v13 * v268)) - v180
    v270 = v269 + (v164 * v183)
    v271 = v214 + v269
    v272 = -v237
    v273 = (((v72 * v271) - v226) - v270) + (v69 * v272)
    v274 = (((v270 - v224) - (v84 * v273)) + (v87 * v271)) - (v85 * v272)
    v275 = v44 * v98
    v276 = (((v185 * v271) - (v163 * v274)) - (v165 * v273)) + (v275 * (prepared[13] * v268))
    v277 = v276 - (v98 * ((v198 * v272) - v263))
    v278 = ((v16 * v235) - v232) + (prepared[27] * v251)
    v279 = (prepared[13] * v178) - v209
    v280 = v210 + (v180 + ((v5 * v279) - v213))
    v281 = ((v69 * v278) - v225) + (v73 * v280)
    v282 = 1.0 + v87
    v283 = (((v84 * v281) - v223) + (v85 * v278)) + (v280 * v282)
    v284 = v98 * v198
    v285 = v10 * v98
    v286 = (((v163 * v283) - (v185 * v280)) - (v165 * v281)) - (v275 * v279)
    v287 = (v286 - (v278 * v284)) + (v285 * (prepared[4] * v211))
    v288 = v287 - (v98 * ((v9 * v261) - v258))
    v289 = v31 - (v27 * v27)
    v290 = (((v13 * v247) - (prepared[74] * v289)) + (v16 * v246)) + (v27 * v43)
    v291 = (v24 * v207) - v200
    v292 = v102 - v289
    v293 = (v13 * v291) - (v16 * v292)
    v294 = v8 * v19
    v295 = v294 - (v9 * v80)
    v296 = (v24 * v105) - v252
    v297 = (prepared[14] * v5) - prepared[27]
    v298 = (((v296 * v297) - v255) + (v118 * v252)) + (v195 * v212)
    v299 = prepared[13] * v296
    v300 = (((v47 * v293) - (v69 * v290)) - (v73 * v298)) + (v59 * v299)
    v301 = v9 * v19
    v302 = v81 + v301
    v303 = (((v293 * v295) + (v84 * v300)) - (v85 * v290)) - (v282 * v298)
    v304 = v303 + (v299 * v302)
    v305 = 10.0 * v9
    v306 = v19 + v305
    v307 = (((v198 * v290) + (v91 * v304)) + (v64 * v298)) - (v92 * v300)
    v308 = v307 - (v44 * ((prepared[4] * v253) - ((prepared[12] * v252) + (prepared[14] * v296))))
    v309 = v308 + (v10 * ((prepared[95] * v195) - v250))
    v310 = v309 - (v306 * ((v16 * v291) + (v13 * v292)))
    v311 = qd[0] * (v259 + (prepared[99] * v110))
    v312 = v311 + (v141 * v154)
    v313 = (v44 * (2.0 * v24)) + (v9 * v105)
    v314 = (((v30 * (v9 * prepared[75])) - (v44 * v218)) + (v13 * v313)) - (v21 * v135)
    v315 = (v9 * (v207 - v207)) - (v10 * v105)
    v316 = v22 * prepared[75]
    v317 = (v9 * v316) - (prepared[13] * v315)
    v318 = (v10 * v24) + (v27 * v44)
    v319 = v8 * v21
    v320 = v318 + v319
    v321 = (v18 * v131) + (100.0 * v114)
    v322 = v19 * prepared[96]
    v323 = (((prepared[14] * v320) + (v10 * (v21 * prepared[97]))) - (v13 * v321)) + (v43 * v44)
    v324 = (v323 + (v106 * (v322 + (v9 * prepared[86])))) + (prepared[12] * (v318 - v319))
    v325 = ((prepared[14] * v315) - (v9 * v43)) + (v50 * v116)
    v326 = v325 + (v22 * (v322 + ((prepared[28] * v9) + (prepared[98] * v65))))
    v327 = ((2.0 * ((v21 * v65) + (v22 * v50))) - (v9 * v24)) - (v44 * v101)
    v328 = (((v5 * v326) - (prepared[27] * v315)) - (v327 * (v6 * prepared[95]))) + (v22 * v153)
    v329 = v328 + (v19 * v316)
    v330 = ((v311 + ((v59 * v317) - (v47 * v314))) + (v69 * v324)) + (v73 * v329)
    v331 = qd[0] * v142
    v332 = ((((prepared[100] * v331) - v312) - (v84 * v330)) - (v85 * v324)) - (v282 * v329)
    v333 = (v332 - (v80 * ((v8 * v317) + (v9 * v314)))) + (v294 * v314)
    v334 = v333 - (v301 * v317)
    v335 = (v13 * v320) + (v16 * v313)
    v336 = v4 * v150
    v337 = (((v10 * (prepared[101] * v327)) - (v91 * v334)) - (v64 * v329)) - (v92 * v330)
    v338 = ((v337 - (v44 * v326)) - (v198 * v324)) + (v19 * (v335 + (prepared[75] * v319)))
    v339 = v336 + (((v338 + (v152 * v321)) + (v153 * v319)) + (v305 * v335))
    v340 = (v339 + (prepared[90] * v155)) + (v131 * (v111 + v113))
    v341 = 100.0 * v9
    v342 = v20 * ((v4 * v88) - (v3 * v341))
    v343 = (v342 + (v88 * v228)) - (v114 * v341)
    v344 = v107 - (v6 * v105)
    v345 = (prepared[32] * v106) - (prepared[14] * v344)
    v346 = v122 - (prepared[4] * v206)
    v347 = v6 * v346
    v348 = (v5 * v345) - v347
    v349 = v348 + (v14 * v343)
    v350 = (prepared[27] * v344) + (v46 * v346)
    v351 = v5 * prepared[96]
    v352 = v6 * v24
    v353 = ((v13 * (v6 * v27)) - (v21 * prepared[75])) - (v351 * (v5 * v24))
    v354 = v353 + (v16 * (v22 - v352))
    v355 = prepared[13] * v344
    v356 = (v8 * v354) + (v9 * v355)
    v357 = (v8 * v355) - (v9 * v354)
    v358 = (v350 + (v12 * v356)) + (v18 * v357)
    v359 = ((v336 - v349) - v358) - (qd[1] * v259)
    v360 = (v15 * v356) + (v17 * v357)
    v361 = v360 + (v131 * v183)
    v362 = v349 + v350
    v363 = (v5 * v27) - v352
    v364 = v22 + v363
    v365 = v5 * v43
    v366 = ((-(prepared[14] * v364)) - v365) - (prepared[12] * (v363 - v22))
    v367 = v133 * (v0 + v3)
    v368 = v20 * ((v3 * v44) + (v4 * v50))
    v369 = ((v366 + (v13 * v367)) + (v26 * prepared[86])) + (v25 * prepared[97])
    v370 = v369 + (prepared[102] * (v368 + ((v44 * v114) + (v50 * v228))))
    v371 = (v359 + (v72 * v362)) + (v69 * v370)
    v372 = (((v361 - v359) - (v84 * v371)) + (v87 * v362)) - (v85 * v370)
    v373 = (v13 * v364) + (v351 * v352)
    v374 = (v10 * (prepared[103] * v346)) - (v19 * (v316 + v373))
    v375 = v9 * ((10.0 * v373) + (v22 * prepared[88]))
    v376 = (((v312 + (v91 * v372)) - (v64 * v362)) + (v92 * v371)) - (v44 * v345)
    v377 = (((v376 + (v198 * v370)) + (v152 * v367)) - (v135 * v343)) - v374
    v378 = v375 + (v377 + (prepared[85] * v331))
    v379 = v345 + (prepared[13] * v342)
    v380 = ((v5 * v379) + (prepared[18] * v342)) - v347
    v381 = v358 + v380
    v382 = v350 + v380
    v383 = (((v3 * (v5 * (qd[0] * prepared[102]))) - v366) + (v26 * prepared[97])) + (v25 * prepared[86])
    v384 = v383 + (prepared[104] * v368)
    v385 = (v381 - (v72 * v382)) + (v69 * v384)
    v386 = (((v361 + v381) + (v84 * v385)) + (v87 * v382)) + (v85 * v384)
    v387 = v375 - v374
    v388 = ((v311 + (v91 * v386)) + (v30 * (v3 * prepared[105]))) - (v64 * v382)
    v389 = v387 + (((v388 - (v92 * v385)) - (v44 * v379)) - (v198 * v384))
    v390 = v348 + v358
    v391 = v348 + v350
    v392 = v366 + (v27 * prepared[86])
    v393 = ((v72 * v391) - v390) + (v69 * v392)
    v394 = (((v360 + v390) - (v84 * v393)) + (v87 * v391)) - (v85 * v392)
    v395 = (((v185 * v391) - (v163 * v394)) - (v165 * v393)) + (v275 * v345)
    v396 = (v395 - (v98 * v387)) - (v284 * v392)
    v397 = v365 + ((v207 * v297) - (prepared[95] * v352))
    v398 = v27 * prepared[96]
    v399 = prepared[106] * v206
    v400 = ((v59 * v398) - (v73 * v397)) + (v47 * v399)
    v401 = (((v84 * v400) - (v282 * v397)) + (v302 * v398)) + (v295 * v399)
    v402 = ((v163 * v401) - (v306 * (v101 * (v98 * (v6 * prepared[106]))))) + (v185 * v397)
    v403 = (v402 - (v165 * v400)) - (v285 * (v24 * prepared[101]))
    v404 = v403 + (v275 * (v43 + (v27 * prepared[107])))
    v405 = prepared[98] * v206
    v406 = (v68 * (v24 * prepared[108])) + (v73 * v405)
    v407 = ((v24 * (prepared[109] * v77)) + (v84 * v406)) + (v282 * v405)
    v408 = (((v165 * v406) - (v163 * v407)) + (v275 * (prepared[98] * v101))) + (v185 * v405)
    v409 = v408 + (v284 * (prepared[32] * v24))
    v410 = (v90 * v243) + (v163 * v267)
    v411 = (v90 * v274) + (v91 * v277)
    v412 = (v91 * v288) - (v90 * v283)
    v413 = (v163 * v310) - (v90 * v304)
    v414 = (v90 * v334) + (v163 * v340)
    v415 = (v163 * v378) - (v90 * v372)
    v416 = (v163 * v389) - (v90 * v386)
    v417 = (v90 * v394) + (v91 * v396)
    v418 = (v91 * v404) - (v90 * v401)
    v419 = (v90 * v407) + (v91 * v409)
    v420 = ((v165 * v267) - (v74 * v240)) - (v84 * v410)
    v421 = ((v92 * v277) - (v74 * v273)) - (v84 * v411)
    v422 = ((v92 * v288) - (v74 * v281)) - (v84 * v412)
    v423 = ((v165 * v310) - (v74 * v300)) - (v84 * v413)
    v424 = ((v165 * v340) - (v74 * v330)) - (v84 * v414)
    v425 = ((v74 * v371) - (v84 * v415)) + (v165 * v378)
    v426 = ((v165 * v389) - (v74 * v385)) - (v84 * v416)
    v427 = ((v92 * v396) - (v74 * v393)) - (v84 * v417)
    v428 = ((v92 * v404) - (v74 * v400)) - (v84 * v418)
    v429 = ((v74 * v406) - (v84 * v419)) + (v92 * v409)
    v430 = (((v63 * v227) - (v72 * v420)) - (v87 * v410)) + (v185 * v267)
    v431 = (((v63 * v271) + (v64 * v277)) - (v72 * v421)) - (v87 * v411)
    v432 = (((v64 * v288) - (v63 * v280)) - (v72 * v422)) - (v87 * v412)
    v433 = (((v63 * v298) - (v72 * v423)) - (v87 * v413)) + (v185 * v310)
    v434 = (((v185 * v340) - (v63 * v329)) - (v72 * v424)) - (v87 * v414)
    v435 = (((v185 * v378) - (v63 * v362)) - (v72 * v425)) - (v87 * v415)
    v436 = (((v185 * v389) - (v63 * v382)) - (v72 * v426)) - (v87 * v416)
    v437 = (((v63 * v391) + (v64 * v396)) - (v72 * v427)) - (v87 * v417)
    v438 = (((v63 * v397) + (v64 * v404)) - (v72 * v428)) - (v87 * v418)
    v439 = (((v64 * v409) - (v72 * v429)) - (v87 * v419)) + (v63 * v405)
    v440 = v93 * v98
    v441 = v98 * v149
    v442 = prepared[62] * v211
    v443 = (prepared[77] * v121) - (prepared[62] * v206)
    v444 = v92 - (v84 * v91)
    v445 = v98 * v444
    v446 = (v87 * v163) - v185
    v447 = (-(v72 * v445)) - v446
    v448 = v440 + (v85 * v163)
    v449 = v448 - (v69 * v445)
    v450 = v46 * v73
    v451 = v149 - (v46 * v64)
    v452 = v46 * v282
    v453 = (v98 * v451) + (v163 * v452)
    v454 = (v445 * v450) - v453
    v455 = v90 - (v91 * v163)
    v456 = v84 * v90
    v457 = v456 + (v163 * v444)
    v458 = ((v72 * v456) - (v91 * v447)) - (v87 * v90)
    v459 = ((v85 * v90) - (v91 * v449)) + (v69 * v456)
    v460 = ((v91 * v454) + (v90 * v452)) + (v450 * v456)
    v461 = v165 - (v84 * v163)
    v462 = (v84 * v455) + (v92 * v163)
    v463 = (v74 - (v84 * v457)) + (v165 * v444)
    v464 = ((v72 * v74) - (v84 * v458)) - (v92 * v447)
    v465 = ((v69 * v74) - (v84 * v459)) - (v92 * v449)
    v466 = ((v92 * v454) - (v84 * v460)) + (v74 * v450)
    v467 = ((v63 + (v64 * v447)) + (v72 * v464)) + (v87 * v458)
    v468 = (((v46 * v63) + (v64 * v454)) - (v72 * v466)) - (v87 * v460)
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
        -(v98 * v267),
        v277,
        v288,
        -(v98 * v310),
        REAL(0.0),
        -(v98 * v340),
        -(v98 * v378),
        -(v98 * v389),
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
        (((prepared[63] * v239) + (v69 * v420)) - (v85 * v410)) - (v267 * v440),
        (((v85 * v411) - (prepared[63] * v272)) - (v69 * v421)) + (v93 * v277),
        (((v85 * v412) - (prepared[63] * v278)) - (v69 * v422)) + (v93 * v288),
        (((v69 * v423) - (prepared[63] * v290)) - (v85 * v413)) - (v310 * v440),
        REAL(0.0),
        (((prepared[63] * v324) + (v69 * v424)) - (v85 * v414)) - (v340 * v440),
        (((v69 * v425) - (prepared[63] * v370)) - (v85 * v415)) - (v378 * v440),
        (((prepared[63] * v384) + (v69 * v426)) - (v85 * v416)) - (v389 * v440),
        (((v85 * v417) - (prepared[63] * v392)) - (v69 * v427)) + (v93 * v396),
        ((v85 * v418) - (v69 * v428)) + (v93 * v404),
        (((v24 * prepared[78]) - (v69 * v429)) + (v85 * v419)) + (v93 * v409),
        REAL(0.0),
        ((v267 * v441) - v442) - (v46 * (v430 - (v410 - v420))),
        ((v46 * (v431 - (v411 - v421))) - (v149 * v277)) - v442,
        ((v46 * (v432 - (v412 - v422))) - (v149 * v288)) - v442,
        ((prepared[62] * v195) + (v310 * v441)) - (v46 * (v433 - (v413 - v423))),
        REAL(0.0),
        ((v340 * v441) - (prepared[62] * v327)) - (v46 * (v434 - (v414 - v424))),
        ((v378 * v441) - v443) - (v46 * (v435 - (v415 - v425))),
        ((v389 * v441) - v443) - (v46 * (v436 - (v416 - v426))),
        ((v46 * (v437 - (v417 - v427))) - v443) - (v149 * v396),
        ((v46 * (v438 - (v418 - v428))) - (v24 * prepared[62])) - (v149 * v404),
        (v46 * (v439 - (v419 - v429))) - (v149 * v409),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v98,
        v163,
        -v445,
        -v447,
        -v449,
        -v454,
        v163,
        v455,
        v457,
        -v458,
        -v459,
        v460,
        -v461,
        v462,
        -v463,
        v464,
        v465,
        -v466,
        v446 + (v72 * v461),
        ((v87 * v455) - (v72 * v462)) + (v64 * v163),
        ((v72 * v463) + (v87 * v457)) - (v185 * v444),
        -v467,
        -(((v64 * v449) + (v72 * v465)) + (v87 * v459)),
        -v468,
        (v69 * v461) - v448,
        ((v93 * v163) - (v69 * v462)) - (v85 * v455),
        ((v69 * v463) - (v85 * v457)) - (v440 * v444),
        ((v85 * v458) - (v69 * v464)) - (v93 * v447),
        ((prepared[63] - (v69 * v465)) + (v85 * v459)) - (v93 * v449),
        ((v69 * v466) - (v85 * v460)) - (v93 * v454),
        v453 - (v450 * v461),
        ((v450 * v462) - (v163 * v451)) + (v452 * v455),
        ((v452 * v457) - (v450 * v463)) + (v445 * v451),
        (v149 * v447) - (v46 * (v467 + (v458 - v464))),
        ((v449 * v451) + (v450 * v465)) - (v452 * v459),
        (prepared[61] + (v149 * v454)) - (v46 * (v468 - (v460 - v466))),
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

    Operations: 734 add, 954 mul, 4 div, 0 sqrt, 4 sincos, 36 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _linearize(prepared, q, qd, tau)
    return _pack(values[0:144], REAL, (12, 12), lanes), _pack(values[144:216], REAL, (12, 6), lanes)


def _regressor(prepared, q, qd, qdd):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = 50.0 * v1
    v5 = qd[1] + qd[2]
    v6 = qd[3] + v5
    v7 = v5 * v5
    v8 = qd[1] * qd[1]
    v9 = v6 * v6
    v10 = np.sin(q[2])
    v11 = np.cos(q[2])
    v12 = (v0 * v11) + (v1 * v10)
    v13 = np.sin(q[3])
    v14 = np.cos(q[3])
    v15 = np.sin(q[5])
    v16 = np.cos(q[5])
    v17 = qdd[1] + qdd[2]
    v18 = qdd[3] + v17
    v19 = v1 * qd[0]
    v20 = v0 * qd[0]
    v21 = (v11 * v19) - (v10 * v20)
    v22 = (v10 * v19) + (v11 * v20)
    v23 = (v13 * v21) + (v14 * v22)
    v24 = (v13 * v22) - (v14 * v21)
    v25 = v24 * v24
    v26 = v9 + v25
    v27 = v19 * v19
    v28 = qd[4] + v24
    v29 = (v2 * v6) + (v3 * v23)
    v30 = v8 + v27
    v31 = (v0 * v10) - (v1 * v11)
    v32 = (v12 * v13) + (v14 * v31)
    v33 = (v13 * v31) - (v12 * v14)
    v34 = v3 * v33
    v35 = v2 * v33
    v36 = 20.0 * v2
    v37 = 10.0 + v36
    v38 = (50.0 * v31) - v4
    v39 = (10.0 * v32) + v38
    v40 = v19 * v20
    v41 = qdd[1] + v40
    v42 = qd[1] * v19
    v43 = v42 + (v0 * qdd[0])
    v44 = qd[1] * v20
    v45 = (v1 * qdd[0]) - v44
    v46 = ((qd[2] * v22) + (v10 * v43)) - (v11 * v45)
    v47 = v44 - v45
    v48 = v5 * v22
    v49 = v46 + v48
    v50 = v42 + v43
    v51 = 50.0 * v47
    v52 = (v10 * v45) + ((v11 * v43) + (qd[2] * v21))
    v53 = v5 * v21
    v54 = v52 + v53
    v55 = 50.0 * v11
    v56 = 50.0 * v10
    v57 = (v41 * v56) - (v30 * v55)
    v58 = (v30 * v56) + (v41 * v55)
    v59 = v22 * v22
    v60 = v21 * v21
    v61 = v31 * v48
    v62 = v21 * v22
    v63 = v17 + v62
    v64 = v12 * v53
    v65 = v62 - v17
    v66 = v51 + (50.0 * v49)
    v67 = ((v14 * v46) + (qd[3] * v23)) + (v13 * v52)
    v68 = v6 * v23
    v69 = v67 + v68
    v70 = ((v13 * v46) + (qd[3] * v24)) - (v14 * v52)
    v71 = v6 * v24
    v72 = v70 + v71
    v73 = v58 + (50.0 * v63)
    v74 = v7 + v60
    v75 = (50.0 * v74) - v57
    v76 = (v14 * v75) - (v13 * v73)
    v77 = (v14 * v73) + (v13 * v75)
    v78 = v23 * v23
    v79 = v32 * v68
    v80 = v23 * v24
    v81 = v80 - v18
    v82 = v33 * v71
    v83 = v18 + v80
    v84 = v66 + (10.0 * v69)
    v85 = v76 + (10.0 * v26)
    v86 = (v2 * v84) - (v3 * v85)
    v87 = v2 * v39
    v88 = (v3 * v84) + (v2 * v85)
    v89 = v3 * v39
    v90 = (v2 * v23) - (v3 * v6)
    v91 = v29 * v90
    v92 = qdd[4] + v67
    v93 = v91 - v92
    v94 = v77 - (10.0 * v81)
    v95 = v90 * v90
    v96 = v28 * v28
    v97 = v95 + v96
    v98 = v91 + v92
    v99 = v29 * v29
    v100 = v96 + v99
    v101 = v28 * v29
    v102 = ((qd[4] * v29) - (v2 * v70)) - (v3 * v18)
    v103 = v101 - v102
    v104 = v28 * v90
    v105 = ((qd[4] * v90) + (v3 * v70)) - (v2 * v18)
    v106 = v104 - v105
    v107 = v32 * v91
    v108 = v35 * v101
    v109 = v104 + v105
    v110 = v101 + v102
    v111 = v95 - v99
    v112 = v96 - v99
    v113 = v34 * v104
    v114 = v95 - v96
    v115 = v88 + (20.0 * v100)
    v116 = 20.0 * v16
    v117 = 20.0 * v15
    v118 = (((v16 * v86) - (v15 * v94)) + (v98 * v116)) + (v109 * v117)
    v119 = v2 * v16
    v120 = ((v32 * v116) + (v39 * v119)) + (v34 * v117)
    v121 = (((v15 * v86) + (v16 * v94)) + (v98 * v117)) - (v109 * v116)
    v122 = v2 * v15
    v123 = ((v32 * v117) + (v39 * v122)) - (v34 * v116)
    v124 = (v16 * v29) + (v15 * v28)
    v125 = ((qd[5] * v124) - (v16 * v92)) - (v15 * v105)
    v126 = qd[5] + v90
    v127 = v124 * v126
    v128 = v125 + v127
    v129 = v126 * v126
    v130 = (v15 * v29) - (v16 * v28)
    v131 = v130 * v130
    v132 = v129 + v131
    v133 = qdd[5] + v102
    v134 = v124 * v130
    v135 = v133 - v134
    v136 = (v16 * v32) + (v15 * v34)
    v137 = (((v35 * v121) - (v89 * v128)) - (v120 * v132)) - (v123 * v135)
    v138 = ((qd[5] * v130) - (v15 * v92)) + (v16 * v105)
    v139 = v126 * v130
    v140 = v138 + v139
    v141 = v133 + v134
    v142 = v124 * v124
    v143 = v129 + v142
    v144 = (v15 * v32) - (v16 * v34)
    v145 = (((v89 * v140) + (v35 * v118)) - (v120 * v141)) + (v123 * v143)
    v146 = v125 - v127
    v147 = v138 - v139
    v148 = v131 + v142
    v149 = (((v118 * v136) - (v120 * v146)) + (v121 * v144)) - (v123 * v147)
    v150 = v35 * v134
    v151 = v127 * v136
    v152 = v131 - v142
    v153 = v129 - v142
    v154 = v139 * v144
    v155 = v129 - v131
    v156 = v46 - v48
    v157 = v52 - v53
    v158 = v59 - v60
    v159 = 50.0 + v55
    v160 = (v14 * v56) + (v13 * v159)
    v161 = 50.0 * v13
    v162 = (v10 * v161) - (v14 * v159)
    v163 = v9 + v78
    v164 = v70 - v71
    v165 = v67 - v68
    v166 = v78 - v25
    v167 = 10.0 - v162
    v168 = (v3 * v86) - (v2 * v88)
    v169 = v2 * v160
    v170 = v3 * v94
    v171 = v3 * v160
    v172 = v2 * v94
    v173 = v95 + v99
    v174 = v3 * v101
    v175 = v174 - (v2 * v105)
    v176 = (v3 * v112) - (v2 * v93)
    v177 = v2 * v104
    v178 = (v3 * v98) + (v2 * v114)
    v179 = v36 + v167
    v180 = (v16 * v171) - (v15 * v179)
    v181 = (v15 * v171) + (v16 * v179)
    v182 = (v3 * v121) - (v115 * v122)
    v183 = (v3 * v118) - (v115 * v119)
    v184 = (v119 * v121) - (v118 * v122)
    v185 = v3 * v134
    v186 = v122 * v127
    v187 = ((v122 * v140) - (v119 * v128)) + (v3 * v152)
    v188 = ((v3 * v147) + (v119 * v135)) - (v122 * v153)
    v189 = v119 * v139
    v190 = v189 + (v185 + (v122 * v125))
    v191 = ((v3 * v146) - (v122 * v141)) - (v119 * v155)
    v192 = 50.0 * v14
    v193 = 10.0 + v192
    v194 = v2 * v161
    v195 = v3 * v161
    v196 = v36 + v193
    v197 = (v16 * v195) - (v15 * v196)
    v198 = (v15 * v195) + (v16 * v196)
    v199 = v15 * v37
    v200 = v16 * v37
    v201 = v16 * v127
    v202 = v15 * v139
    v203 = -v62
    v204 = -v156
    v205 = -v164
    v206 = -v80
    v207 = -v165
    v208 = -((v3 * v109) + (v2 * v110))
    v209 = -((v3 * v102) - v177)
    v210 = -(v174 + v177)
    v211 = -(v186 + (v185 + (v119 * v138)))
    v212 = -((v189 + (v3 * v133)) - v186)
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
        v0 * v50,
        (v1 * v50) - (v0 * v47),
        (v0 * qdd[1]) + (v1 * v8),
        (v1 * v45) - (v0 * v42),
        (v1 * qdd[1]) - (v0 * v8),
        REAL(0.0),
        -(v47 * (2500.0 * v1)),
        (v31 * v51) - (v4 * v49),
        (v12 * v51) - (v4 * v54),
        ((v4 * (v59 + v60)) - (v31 * v57)) - (v12 * v58),
        (v12 * v52) - v61,
        -((v12 * v49) + (v31 * v54)),
        (v12 * v63) + (v31 * (v59 - v7)),
        (v31 * v46) - v64,
        (v31 * v65) + (v12 * (v60 - v7)),
        v61 + v64,
        v38 * v66,
        (v32 * v66) + (v38 * v69),
        -((v33 * v66) + (v38 * v72)),
        ((v32 * v76) + (v33 * v77)) - (v38 * (v25 + v78)),
        (v33 * v70) - v79,
        (v33 * v69) + (v32 * v72),
        (v33 * v81) + (v32 * (v78 - v9)),
        (v32 * v67) - v82,
        -((v32 * v83) + (v33 * (v25 - v9))),
        v79 + v82,
        (v86 * v87) + (v88 * v89),
        (((v32 * v88) - (v89 * v93)) + (v35 * v94)) - (v87 * v97),
        (((v34 * v94) - (v32 * v86)) - (v87 * v98)) - (v89 * v100),
        (((v35 * v86) + (v87 * v103)) + (v34 * v88)) - (v89 * v106),
        v108 + (v107 + (v34 * v105)),
        ((v34 * v110) - (v35 * v109)) - (v32 * v111),
        ((v32 * v106) + (v34 * v93)) + (v35 * v112),
        -(v113 + (v107 + (v35 * v102))),
        ((v32 * v103) + (v35 * v98)) - (v34 * v114),
        v113 + ((v32 * v92) - v108),
        ((v89 * v115) + (v118 * v120)) + (v121 * v123),
        v137 + (v115 * v136),
        v145 - (v115 * v144),
        v149 + (v89 * v148),
        (v151 - (v138 * v144)) - v150,
        ((v35 * v152) - (v136 * v140)) - (v128 * v144),
        ((v35 * v147) + (v135 * v144)) + (v136 * v153),
        v154 + (v150 - (v125 * v136)),
        ((v35 * v146) + (v136 * v141)) - (v144 * v155),
        -(v154 + (v151 + (v35 * v133))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        (v20 * v20) - v27,
        v43 - v42,
        v40,
        v44 + v45,
        qdd[1],
        (v56 * v57) + (v55 * v58),
        (v58 + (v55 * v63)) - (v56 * v74),
        ((v56 * v65) - v57) - (v55 * (v7 + v59)),
        -((v56 * v156) + (v55 * v157)),
        v203,
        v158,
        v157,
        v62,
        v204,
        v17,
        -((v76 * v160) + (v77 * v162)),
        (v77 + (v81 * v162)) - (v26 * v160),
        (v76 - (v83 * v160)) + (v162 * v163),
        -((v162 * v164) + (v160 * v165)),
        v80,
        v166,
        v205,
        v206,
        v207,
        v18,
        (v94 * v167) + (v160 * v168),
        (v170 + ((v93 * v169) - (v110 * v167))) - (v97 * v171),
        (((v100 * v169) - (v98 * v171)) + (v109 * v167)) - v172,
        (v168 + ((v106 * v169) + (v103 * v171))) + (v167 * v173),
        v175,
        v208,
        v176,
        v209,
        v178,
        v210,
        ((v118 * v180) + (v121 * v181)) - (v115 * v169),
        v182 + (((v128 * v169) - (v132 * v180)) - (v135 * v181)),
        v183 + (((v143 * v181) - (v141 * v180)) - (v140 * v169)),
        ((v184 - (v146 * v180)) - (v147 * v181)) - (v148 * v169),
        v211,
        v187,
        v188,
        v190,
        v191,
        v212,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v58,
        -v57,
        REAL(0.0),
        v203,
        v158,
        v157,
        v62,
        v204,
        v17,
        (v77 * v192) - (v76 * v161),
        (v77 - (v81 * v192)) - (v26 * v161),
        (v76 - (v83 * v161)) - (v163 * v192),
        (v164 * v192) - (v161 * v165),
        v80,
        v166,
        v205,
        v206,
        v207,
        v18,
        (v94 * v193) + (v161 * v168),
        (v170 + ((v93 * v194) - (v110 * v193))) - (v97 * v195),
        (((v100 * v194) - (v98 * v195)) + (v109 * v193)) - v172,
        (v168 + ((v106 * v194) + (v103 * v195))) + (v173 * v193),
        v175,
        v208,
        v176,
        v209,
        v178,
        v210,
        ((v118 * v197) + (v121 * v198)) - (v115 * v194),
        v182 + (((v128 * v194) - (v132 * v197)) - (v135 * v198)),
        v183 + (((v143 * v198) - (v141 * v197)) - (v140 * v194)),
        ((v184 - (v146 * v197)) - (v147 * v198)) - (v148 * v194),
        v211,
        v187,
        v188,
        v190,
        v191,
        v212,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v76,
        REAL(0.0),
        v80,
        v166,
        v205,
        v206,
        v207,
        v18,
        10.0 * v94,
        v170 - (10.0 * v110),
        (10.0 * v109) - v172,
        v168 + (10.0 * v173),
        v175,
        v208,
        v176,
        v209,
        v178,
        v210,
        (v121 * v200) - (v118 * v199),
        v182 + ((v132 * v199) - (v135 * v200)),
        v183 + ((v141 * v199) + (v143 * v200)),
        v184 + ((v146 * v199) - (v147 * v200)),
        v211,
        v187,
        v188,
        v190,
        v191,
        v212,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v88,
        -v86,
        REAL(0.0),
        v91,
        -v111,
        v106,
        -v91,
        v103,
        v92,
        (v117 * v121) + (v116 * v118),
        ((v16 * v115) - (v117 * v135)) - (v116 * v132),
        ((v117 * v143) - (v15 * v115)) - (v116 * v141),
        (((v16 * v118) + (v15 * v121)) - (v117 * v147)) - (v116 * v146),
        v201 - (v15 * v138),
        -((v16 * v140) + (v15 * v128)),
        (v15 * v135) + (v16 * v153),
        v202 - (v16 * v125),
        (v16 * v141) - (v15 * v155),
        -(v201 + v202),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v121,
        -v118,
        REAL(0.0),
        v134,
        -v152,
        -v147,
        -v134,
        -v146,
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

    Operations: 310 add, 401 mul, 0 div, 0 sqrt, 5 sincos, 32 other.
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
