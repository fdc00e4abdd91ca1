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
        v9 = 2.0 * (20.0 * (0.5 * v8))
        v10 = v7 - v9
        v11 = parameters[4] + parameters[5]
        v12 = 10.0 * v11
        v13 = 0.5 * v12
        v14 = v6 + (2.0 * (10.0 * v13))
        v15 = parameters[3] + v11
        v16 = 50.0 * v15
        v17 = 0.5 * v16
        v18 = v4 + (2.0 * (50.0 * v17))
        v19 = parameters[2] + v15
        v20 = v2 + v16
        v21 = 50.0 * v19
        v22 = 0.5 * v21
        v23 = v1 + (2.0 * (50.0 * v22))
        v24 = v7 - v10
        v25 = 10.0 * v8
        v26 = v14 + v24
        v27 = 0.5 * (v1 + v1)
        v28 = v1 - v27
        v29 = 30.0 * parameters[1]
        v30 = 30.0 * v0
        v31 = 30.0 * (0.5 * v29)
        v32 = 0.5 * (v4 + v4)
        v33 = 0.5 * parameters[2]
        v34 = 0.5 * (v6 + v6)
        v35 = 0.5 * parameters[3]
        v36 = 0.5 * parameters[4]
        v37 = 0.5 * parameters[5]
        v38 = 30.0 * (parameters[1] + v19)
        v39 = 2.0 * v2
        v40 = 1.0 / parameters[6]
        v41 = parameters[6] * v40
        v42 = 10.0 * parameters[4]
        v43 = 20.0 * v13
        v44 = 50.0 * v8
        v45 = 1.0 / v9
        v46 = parameters[6] * v41
        v47 = v8 * (50.0 * v45)
        v48 = (-50.0) * v2
        v49 = (-10.0) * parameters[4]
        v50 = 50.0 * parameters[5]
        v51 = 50.0 * parameters[4]
        v52 = v5 + v5
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
            v11,
            v14,
            v15,
            v5 + v12,
            v16,
            v18,
            v19,
            v20,
            v21,
            v23,
            v24,
            parameters[6] - v24,
            v25,
            2.0 * v25,
            parameters[6] + v14,
            v24 - v26,
            v23 + (v18 + v26),
            2.0 * v7,
            2.0 * parameters[6],
            parameters[6] - v7,
            v27,
            v28,
            v29,
            v30,
            v30 + v30,
            v31 + v31,
            v32,
            v4 - v32,
            v34,
            v6 - v34,
            v35,
            v36,
            v27 + v28,
            v36 + v36,
            v37 + v37,
            2.0 * v36,
            2.0 * v37,
            ((-30.0) * v29) + (30.0 * v29),
            ((-30.0) * v38) + (30.0 * v38),
            50.0 * v33,
            50.0 * v2,
            2.0 * v33,
            v39,
            50.0 * parameters[3],
            50.0 * v35,
            v18 + v23,
            v40,
            v41,
            1.0 / v24,
            0.5 * v1,
            (-50.0) * v39,
            2.0 * v5,
            50.0 * v39,
            (-2.0) * parameters[6],
            (-50.0) * parameters[2],
            (-50.0) * (30.0 * v19),
            v42,
            50.0 * v5,
            (-20.0) * parameters[5],
            parameters[3] + parameters[4],
            20.0 * v8,
            v43 + (v6 + v9),
            v6 + v43,
            v44,
            v4 + (100.0 * v17),
            50.0 * v20,
            v45,
            parameters[6] * v45,
            (-100.0) * v20,
            v1 - ((-100.0) * v22),
            v9 - parameters[6],
            v46,
            v47,
            v44 * v47,
            40.0 * parameters[5],
            (-50.0) * v5,
            100.0 * v2,
            v48,
            (((-50.0) * (100.0 * parameters[2])) - v1) - v1,
            v49,
            v5 + v42,
            20.0 * v45,
            (-20.0) * v45,
            20.0 * v47,
            v50,
            v51,
            v50 + v51,
            v52,
            40.0 * v50,
            50.0 * v52,
            v48 + v48,
            v5 - v49,
            50.0 * (v2 + v2),
            parameters[6] - v46,
            parameters[6] * v47,
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
    v11 = (prepared[27] * v5) - prepared[29]
    v12 = 50.0 * v4
    v13 = prepared[13] * v5
    v14 = prepared[19] + v13
    v15 = v9 * v14
    v16 = v12 * v15
    v17 = 50.0 * v1
    v18 = v17 * (v15 + (prepared[23] * v4))
    v19 = ((prepared[29] * v5) - (v0 * (prepared[25] * v0))) - (v3 * (prepared[21] * v3))
    v20 = (v19 + (v8 * ((prepared[31] * v8) + (v10 * v11)))) + (2.0 * (v16 + v18))
    v21 = prepared[13] * v6
    v22 = 50.0 * v0
    v23 = v6 * ((prepared[28] * v8) - (prepared[27] * v10))
    v24 = 50.0 * v3
    v25 = v23 + (v21 * v24)
    v26 = v25 + (v21 * v22)
    v27 = prepared[4] * v10
    v28 = v8 * v14
    v29 = v18 + (v22 * (v28 + (prepared[23] * v3)))
    v30 = v16 + (v24 * v28)
    v31 = (v5 * v11) - prepared[30]
    v32 = v31 - v30
    v33 = v30 - (v32 - prepared[21])
    v34 = v29 + v33
    v35 = ((v22 * v28) - v32) + (v15 * v17)
    v36 = v8 * v21
    v37 = v9 * v21
    v38 = (v12 * v36) - (v24 * v37)
    v39 = (v38 + (v17 * v36)) - (v22 * v37)
    v40 = -((v9 * (prepared[26] + (prepared[28] * v5))) + (v13 * (v12 + v17)))
    v41 = -(prepared[4] * v6)
    v42 = -v32
    return (
        prepared[32] + v20,
        v26,
        v25,
        v23,
        v40,
        v27,
        v26,
        v29 + (prepared[25] + v34),
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
        prepared[26],
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
    v12 = prepared[23] * v4
    v13 = 50.0 * v0
    v14 = 50.0 * v3
    v15 = prepared[23] * v3
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
    v46 = (prepared[15] * v31) + (prepared[12] * (v30 + ((v27 * (2.0 * qd[5])) - v19)))
    v47 = v46 - (prepared[13] * ((v5 * (v25 + (10.0 * v20))) - v45))
    v48 = v18 * v32
    v49 = (v32 * (prepared[34] * v26)) + (prepared[4] * ((v6 * v48) + (v27 * v33)))
    v50 = v28 * v32
    v51 = v5 * v48
    v52 = v51 + (2.0 * ((v29 * v33) - v50))
    v53 = (v9 * v43) - (v8 * v41)
    v54 = ((prepared[15] * v52) - (prepared[12] * v51)) + (prepared[13] * ((10.0 * v48) - v53))
    v55 = v54 + (prepared[33] * (v50 + (qd[5] * v33)))
    v56 = v1 * (prepared[25] * v0)
    v57 = v4 * (prepared[21] * v3)
    v58 = v35 + (prepared[19] * v20)
    v59 = v9 * ((((prepared[17] * v20) + (prepared[19] * v25)) + (10.0 * v35)) - v47)
    v60 = ((v8 * ((v5 * v49) + (v6 * v55))) - v59) - (v22 * v56)
    v61 = ((v60 - (v23 * v57)) - (v12 * v24)) - (v11 * (v58 + (v15 * v23)))
    v62 = (prepared[19] * v44) + (prepared[13] * ((v5 * v34) - (v6 * v31)))
    v63 = (prepared[13] * v52) - (prepared[19] * v48)
    v64 = (v9 * v62) - (v8 * v63)
    v65 = (v9 * v63) + (v8 * v62)
    v66 = (((v5 * v55) - (v6 * v49)) - (prepared[19] * v53)) + (prepared[17] * v48)
    v67 = v66 - (prepared[28] * v52)
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
    v27 = v26 + (prepared[59] * v15)
    v28 = v21 * v27
    v29 = v28 + (v9 * v16)
    v30 = v6 * v6
    v31 = qd[1] * prepared[39]
    v32 = v29 + (v31 * (v1 * v30))
    v33 = v4 * v6
    v34 = (prepared[7] * v14) + (prepared[8] * v12)
    v35 = (prepared[55] * v7) + (prepared[56] * v18)
    v36 = prepared[42] * v14
    v37 = (v1 * v11) - v13
    v38 = prepared[43] * v24
    v39 = (((v7 * v34) + (v12 * v35)) + (v18 * v36)) + (v37 * v38)
    v40 = v33 + (qd[3] * v6)
    v41 = v26 + (prepared[60] * v15)
    v42 = (v18 * v23) + (v22 * v37)
    v43 = prepared[10] * v42
    v44 = v43 + (prepared[46] * v19)
    v45 = 50.0 * v15
    v46 = prepared[44] * v25
    v47 = (v14 * v22) + (v23 * v24)
    v48 = (v18 * v22) - (v23 * v37)
    v49 = prepared[45] * v48
    v50 = (((v19 * v41) + (v44 * v45)) + (v42 * v46)) - (v47 * v49)
    v51 = v40 * v50
    v52 = v51 + (v33 * v39)
    v53 = prepared[39] + (v0 * prepared[48])
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
    v67 = v66 + (prepared[59] * v60)
    v68 = v63 * v67
    v69 = v68 + (v57 * v61)
    v70 = v31 * v58
    v71 = v69 + (v5 * v70)
    v72 = v4 * v5
    v73 = (prepared[7] * v59) + (prepared[8] * v58)
    v74 = prepared[42] * v18
    v75 = prepared[43] * v37
    v76 = (((v7 * v73) + (v35 * v58)) + (v59 * v74)) + (v64 * v75)
    v77 = v72 + (qd[3] * v5)
    v78 = v66 + (prepared[60] * v60)
    v79 = 50.0 * v60
    v80 = (v23 * v64) + (v22 * v59)
    v81 = prepared[44] * v42
    v82 = (((v19 * v78) + (v44 * v79)) - (v49 * v80)) + (v65 * v81)
    v83 = v77 * v82
    v84 = v83 + (v72 * v76)
    v85 = v53 * v58
    v86 = qd[1] * v5
    v87 = v84 + (v85 * v86)
    v88 = (qd[4] * v80) - v40
    v89 = v45 + (10.0 * v25)
    v90 = v19 + (10.0 * v42)
    v91 = prepared[49] * v90
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
    v107 = prepared[35] * v106
    v108 = v90 + (20.0 * v105)
    v109 = v89 + (20.0 * v106)
    v110 = prepared[50] * v109
    v111 = (((v98 * v101) - (v102 * v104)) + (v105 * v107)) - (v108 * v110)
    v112 = v94 * v111
    v113 = (v88 * v92) - v112
    v114 = v77 + (qd[4] * v47)
    v115 = v79 + (10.0 * v65)
    v116 = v91 * v115
    v117 = v114 + (qd[5] * v106)
    v118 = v115 + (20.0 * v93)
    v119 = prepared[35] * v93
    v120 = (v2 * v6) - (v3 * v65)
    v121 = (v80 * v96) + (v95 * v120)
    v122 = prepared[12] * v98
    v123 = (v80 * v95) - (v96 * v120)
    v124 = prepared[12] * v102
    v125 = (((v105 * v119) - (v118 * (prepared[50] * v108))) + (v121 * v122)) - (v123 * v124)
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
    v150 = ((v54 * v145) + (v85 * v146)) - (v149 * (qd[0] * prepared[39]))
    v151 = v6 * v5
    v152 = ((prepared[43] * v151) + (v36 * v59)) - (v38 * v64)
    v153 = v152 + (50.0 * ((v34 * v58) + (v12 * v73)))
    v154 = (prepared[43] * (v30 + (v64 * v64))) - (v59 * (prepared[42] * v59))
    v155 = v154 - (v58 * (100.0 * v73))
    v156 = prepared[45] * v47
    v157 = (((prepared[45] * v151) + (v45 * v78)) + (v41 * v79)) + (v46 * v65)
    v158 = v157 - (v80 * v156)
    v159 = (v6 * v45) + (v5 * v79)
    v160 = 50.0 * v149
    v161 = qd[2] * v160
    v162 = v161 + (qd[3] * v159)
    v163 = (prepared[45] * (v30 + (v80 * v80))) - (v65 * (prepared[44] * v65))
    v164 = v163 - (v78 * (100.0 * v60))
    v165 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118)
    v166 = (v93 * v119) - (v118 * (prepared[52] * v118))
    v167 = v166 - (prepared[12] * ((v121 * v121) + (v123 * v123)))
    v168 = (v93 * v109) - (v106 * v118)
    v169 = (v47 * v115) - (v80 * v89)
    v170 = v162 + (qd[4] * v169)
    v171 = (qd[5] * v168) - v170
    v172 = ((v94 * v165) - (v117 * v167)) + (v133 * v171)
    v173 = prepared[49] * (v89 * v115)
    v174 = prepared[51] * (v115 * v115)
    v175 = (((v130 * v170) - v172) + (v88 * v173)) - (v114 * v174)
    v176 = (((v40 * v158) - (v67 * v162)) - (v77 * v164)) - v175
    v177 = qd[2] * v149
    v178 = prepared[56] * v177
    v179 = (((v12 * (100.0 * v34)) - (prepared[43] * v147)) + (v14 * v36)) - (v24 * v38)
    v180 = (((v41 * (100.0 * v15)) - (prepared[45] * v147)) + (v25 * v46)) - (v47 * v156)
    v181 = (((v109 * (prepared[52] * v109)) + (v100 * v101)) + (v103 * v104)) - (v106 * v107)
    v182 = ((v141 * v171) - (v94 * v181)) - (v117 * v165)
    v183 = prepared[51] * (v89 * v89)
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
    v241 = ((v18 * v74) - (v37 * v75)) + (v7 * ((prepared[57] * v7) + (prepared[58] * v18)))
    v242 = ((v44 * (2.0 * v19)) - (v48 * v49)) + (v42 * v81)
    v243 = ((v105 * (prepared[35] * v105)) - (v108 * (prepared[52] * v108))) - (v98 * v122)
    v244 = v243 - (v102 * v124)
    v245 = ((v111 * v229) - (v117 * v244)) + (v132 * v230)
    v246 = prepared[51] * (v90 * v90)
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
    v260 = (prepared[37] + (prepared[36] * v258)) - (prepared[37] * v259)
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
    v286 = (((prepared[37] * v258) - (v0 * prepared[40])) - prepared[41]) - (prepared[36] * v259)
    v287 = v286 + (30.0 * (prepared[38] + (v285 + (prepared[5] * v0))))
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
    v308 = (v307 - (v5 * (v302 + (v145 * (v287 + v300))))) - (prepared[54] * v261)
    v309 = (v6 * v202) - (v5 * v203)
    v310 = v306 - (prepared[22] * v309)
    v311 = (v30 * v268) - (v147 * v291)
    v312 = (v6 * v145) - (v5 * v146)
    v313 = v151 * (v277 + v294)
    v314 = ((v313 - (v271 * v312)) - (v151 * (v274 + v296))) + (v261 * (v282 + v300))
    v315 = (v314 + (v30 * (v257 - (v29 + v84)))) - (v147 * (v257 + (v52 + v69)))
    v316 = (30.0 - v7) * (qd[1] * v148)
    v317 = (v315 - (v285 * v309)) + (v316 * ((v6 * v196) + (v5 * v200)))
    v318 = v6 * ((((v199 * v206) - (v6 * v305)) - (prepared[18] * v204)) + (v146 * v284))
    v319 = v5 * ((((v5 * v305) + (v195 * v206)) - (prepared[18] * v205)) + (v145 * v284))
    v320 = v318 - v319
    v321 = (((v20 * v33) - (v6 * v9)) - (v5 * v57)) + (v62 * v72)
    v322 = (v6 * v195) + (v5 * v199)
    v323 = (v313 - (v270 * v312)) - (v30 * (v83 + (v28 + ((v263 - v266) - v256))))
    v324 = v323 - (v147 * (v68 + (v51 + ((v256 - v266) - v290))))
    v325 = (v324 - (v151 * (v273 + v295))) + (v261 * (v281 + v299))
    v326 = (v325 - (v321 * v322)) + (v206 * ((v6 * v189) - (v5 * v187)))
    v327 = v326 - (v284 * ((v6 * v204) - (v5 * v205)))
    v328 = (((v48 * v233) - (v80 * v304)) - (v198 * v214)) + (prepared[16] * v210)
    v329 = v328 + (v212 * v283)
    v330 = (((v48 * v237) + (v47 * v304)) + (v194 * v214)) + (prepared[16] * v211)
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
    v357 = v356 + (prepared[18] * v321)
    v358 = (((v47 * v233) + (v80 * v237)) + (v198 * v213)) + (v194 * v212)
    v359 = v358 - (prepared[16] * v333)
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
    v371 = ((v48 * v194) - (v47 * v283)) - (prepared[16] * v128)
    v372 = ((v48 * v198) - (v80 * v283)) - (prepared[16] * v136)
    v373 = ((v47 * v198) - (v80 * v194)) - (prepared[16] * v169)
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
        (v253 + (v150 - (30.0 * v240))) - (v151 * (qd[1] * prepared[53])),
        (v308 - (v31 * (v148 * v149))) + (30.0 * v306),
        (v311 + (30.0 * v310)) - v317,
        (30.0 * v320) - v327,
        (30.0 * v332) - v340,
        -(v353 + (30.0 * v345)),
        v253 - (v7 * v240),
        ((v7 * v306) - v315) - v355,
        (((v7 * v310) - v317) - v355) + (v149 * (prepared[24] * v316)),
        ((v7 * v320) - v327) - (v160 * v357),
        ((v7 * v332) - v340) + (v160 * v359),
        ((v160 * v361) - (v7 * v345)) - v353,
        (((v6 * v248) + (v5 * v251)) - (v20 * v234)) - (v62 * v238),
        -v362,
        ((v316 * ((prepared[18] * v159) - v322)) - (v309 * ((prepared[18] * v19) - v284))) - v362,
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
    v13 = prepared[23] * v4
    v14 = prepared[25] * v0
    v15 = prepared[21] * v3
    v16 = prepared[13] * v6
    v17 = 50.0 * v0
    v18 = 50.0 * v3
    v19 = prepared[23] * v3
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
    v49 = qd[5] * prepared[33]
    v50 = qdd[1] + qdd[2]
    v51 = (v12 * (v32 + v34)) + (v17 * qdd[1])
    v52 = v51 + ((v10 * v33) + (v18 * v50))
    v53 = (v12 * qdd[1]) - (v17 * v34)
    v54 = v53 + ((v10 * v50) - (v18 * v31))
    v55 = v8 * v6
    v56 = (v5 * ((10.0 * v40) - v43)) - (v6 * ((10.0 * v35) + (v9 * v52)))
    v57 = ((v27 * v49) + (prepared[15] * v47)) - (prepared[13] * (v56 + (v54 * v55)))
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
    v68 = (((v29 * v49) + (prepared[13] * v64)) - (prepared[15] * v66)) - (prepared[12] * v65)
    v69 = v68 + (prepared[28] * v67)
    v70 = ((v5 * v8) * v62) - (qdd[0] * (((v0 * v14) + (v3 * v15)) - prepared[61]))
    v71 = v70 - (v9 * ((((prepared[17] * v40) - (prepared[19] * v43)) + (10.0 * v48)) - v58))
    v72 = ((v71 - (v25 * v37)) - (v26 * (v38 + v63))) + (v55 * v69)
    v73 = (prepared[13] * v66) + (prepared[19] * v67)
    v74 = ((v16 * v47) - (v11 * v30)) - (prepared[19] * v35)
    v75 = (v9 * v73) + (v8 * v74)
    v76 = (v9 * v74) - (v8 * v73)
    v77 = (((v5 * v69) - (v6 * v62)) + (prepared[19] * v64)) + (prepared[28] * v66)
    v78 = v77 + (prepared[17] * v67)
    v79 = (((v10 * v75) - (v18 * v76)) + (prepared[21] * v50)) + (v13 * v53)
    v80 = v78 + ((v79 + (v19 * v51)) - (v38 * (v31 - v33)))
    v81 = ((prepared[25] * qdd[1]) + (v12 * v75)) + (v17 * ((v19 * v50) - v76))
    v82 = (v32 * v37) + (v81 - (v31 * v63))
    return (
        (v72 - ((v10 + v12) * (v48 + (prepared[19] * v40)))) + (v13 * (v41 - v42)),
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
    v11 = prepared[27] * v5
    v12 = v11 - prepared[29]
    v13 = 50.0 * v4
    v14 = prepared[13] * v5
    v15 = prepared[19] + v14
    v16 = v9 * v15
    v17 = 50.0 * v1
    v18 = prepared[23] * v4
    v19 = prepared[25] * v0
    v20 = prepared[21] * v3
    v21 = prepared[13] * v6
    v22 = 50.0 * v0
    v23 = 50.0 * v3
    v24 = v13 + v17
    v25 = (v9 * (prepared[26] + (prepared[28] * v5))) + (v14 * v24)
    v26 = prepared[4] * v10
    v27 = prepared[23] * v3
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
    v62 = (prepared[13] * v59) - (prepared[19] * v56)
    v63 = v9 * v62
    v64 = qd[5] * prepared[33]
    v65 = v8 * v6
    v66 = v17 * v27
    v67 = v26 * prepared[62]
    v68 = v25 * prepared[64]
    v69 = v6 * prepared[63]
    v70 = (v26 * v69) + (v65 * (prepared[28] - v11))
    v71 = ((v5 * v12) + (v28 * v69)) - prepared[30]
    v72 = 1.0 / v71
    v73 = v70 * v72
    v74 = (v8 * v13) - (v9 * v23)
    v75 = v21 * v74
    v76 = prepared[64] * v75
    v77 = v8 * v23
    v78 = (v13 * v16) + (v15 * v77)
    v79 = v71 - v78
    v80 = v72 * v79
    v81 = (v21 * v23) + v70
    v82 = v81 + ((v25 * v76) - (v70 * v80))
    v83 = v78 - v79
    v84 = prepared[21] + v83
    v85 = 1.0 / (((v75 * v76) - (v79 * v80)) - v84)
    v86 = v82 * v85
    v87 = v17 * v18
    v88 = (v8 * v17) - (v9 * v22)
    v89 = v75 + (v21 * v88)
    v90 = prepared[64] * v89
    v91 = v8 * v22
    v92 = (v16 * v17) + (v15 * v91)
    v93 = v79 - v92
    v94 = v72 * v93
    v95 = v87 + (v92 + (v22 * v27))
    v96 = (((v76 * v89) - (v80 * v93)) - v84) - v95
    v97 = v85 * v96
    v98 = (v81 + ((v21 * v22) + ((v25 * v90) - (v70 * v94)))) - (v82 * v97)
    v99 = (((v83 - (v89 * v90)) + (v93 * v94)) + (2.0 * v95)) + (v96 * v97)
    v100 = 1.0 / (prepared[61] + v99)
    v101 = v98 * v100
    v102 = ((prepared[29] * v5) + (v8 * ((prepared[31] * v8) + (v10 * v12)))) - (v26 * v67)
    v103 = (((v102 - (v25 * v68)) + (v70 * v73)) - (v3 * v20)) + (v82 * v86)
    v104 = ((v103 - (v0 * v19)) + (2.0 * (v87 + (v16 * v24)))) - (v98 * v101)
    v105 = (v44 * (prepared[34] * v38)) + ((v45 * (prepared[4] * v39)) + (v28 * v56))
    v106 = ((v5 * v37) - (v53 * (v9 * v6))) - (v54 * v65)
    v107 = (prepared[13] * (v106 + (10.0 * ((v5 * v33) - (v6 * v55))))) - (v39 * v64)
    v108 = (v107 - (prepared[15] * v43)) + (prepared[12] * (v32 - v42))
    v109 = (v8 * v53) - (v9 * v54)
    v110 = ((v45 * v64) + ((prepared[13] * v109) + (prepared[28] * v56))) + (prepared[33] * v57)
    v111 = ((prepared[15] * v59) + v110) - (prepared[12] * v58)
    v112 = tau[5] - v105
    v113 = tau[4] - v108
    v114 = (((v5 * v111) - (prepared[28] * v59)) - (v6 * v105)) - (v69 * v112)
    v115 = (prepared[17] * v56) + (v114 + (prepared[19] * v109))
    v116 = tau[3] - v115
    v117 = (prepared[19] * v55) + ((v14 * v46) - (v21 * v43))
    v118 = v18 * v22
    v119 = (((v13 * v63) + (v74 * v117)) + (v62 * v77)) - (v27 * v52)
    v120 = (v61 * (v48 - v50)) + ((v119 + (v51 * v118)) - v115)
    v121 = v120 + ((tau[2] - (v76 * v113)) - (v80 * v116))
    v122 = (((tau[1] + (v17 * v63)) + (v88 * v117)) + (v62 * v91)) - (v90 * v113)
    v123 = ((v48 * v66) + ((v122 - (v94 * v116)) - (v97 * v121))) - (v49 * v60)
    v124 = v120 + (v123 - (v50 * v118))
    v125 = v9 * (v108 + ((prepared[17] * v33) + ((prepared[19] * v37) + (prepared[28] * v47))))
    v126 = ((tau[0] - (v10 * v105)) + v125) + (v24 * ((prepared[13] * v47) + (prepared[19] * v33)))
    v127 = (((v126 - (v65 * v111)) - (v67 * v112)) + (v68 * v113)) + (v73 * v116)
    v128 = ((v127 + (v86 * v121)) - (v101 * v124)) + (v35 * (v60 + v118))
    v129 = (1.0 / (prepared[32] + v104)) * ((v36 * (v61 + v66)) + v128)
    v130 = (v100 * v124) - (v101 * v129)
    v131 = ((v85 * v121) + (v97 * v130)) - (v86 * v129)
    v132 = (((v72 * v116) - (v80 * v131)) + (v94 * v130)) - (v73 * v129)
    return (
        v129,
        v130,
        -v131,
        -v132,
        (((prepared[64] * v113) + (v76 * v131)) - (v90 * v130)) + (v68 * v129),
        ((v69 * ((v130 - v131) - v132)) + (prepared[62] * v112)) - (v67 * v129),
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
    v36 = (v18 * (prepared[4] * v18)) + (v4 * ((v8 * (qd[1] * prepared[68])) + (prepared[9] * v4)))
    v37 = v36 + (v15 * ((prepared[9] * v15) - (prepared[66] * v13)))
    v38 = v37 + (prepared[11] * ((v5 * v5) + (v19 * v19)))
    v39 = prepared[1] * (((v24 * v24) + (v25 * v25)) + (v23 * v23))
    v40 = (v38 - (prepared[67] * ((v5 * v23) + (v19 * v24)))) + v39
    v41 = v40 + (prepared[56] * (v26 + (v6 * ((v8 * v8) + (v7 * v7)))))
    v42 = 0.5 * (v41 + (prepared[3] * (v29 + ((v34 * v34) + (v35 * v35)))))
    v43 = prepared[47] * (v29 + ((v30 * v30) + (v32 * v32)))
    return (
        (v42 + (prepared[65] * (v6 + v26))) + v43,
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
    v61 = (v60 - v51) - (v20 * ((prepared[5] * v6) - prepared[39]))
    v62 = (v4 * v42) - (v5 * v46)
    v63 = v17 * prepared[69]
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
    v131 = ((v26 * v53) + (v24 * v27)) - (prepared[16] * v70)
    v132 = ((v26 * v56) + (v24 * v28)) - (prepared[16] * v69)
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
    v150 = v19 * (((v60 + ((v20 * prepared[71]) + (v21 * v148))) - v65) + (prepared[7] * v149))
    v151 = v19 * v148
    v152 = (v19 * v67) - (v32 * v151)
    v153 = (prepared[18] * v32) - v58
    v154 = 30.0 * v19
    v155 = v152 + (v153 * v154)
    v156 = v91 * v104
    v157 = (v26 * v130) + (v106 * v156)
    v158 = (v4 * v53) + (v5 * v56)
    v159 = (((v26 * v85) + (v48 * v106)) - (v69 * v158)) + (v99 * v134)
    v160 = (((v26 * v95) + (v44 * v106)) - (v70 * v158)) - (v99 * v135)
    v161 = ((v28 * v53) - (v27 * v56)) - (prepared[16] * v99)
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
    v189 = (v152 + (v21 * v151)) + (v19 * ((v6 * v153) - (prepared[20] * v149)))
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
    v241 = -(v97 - (v88 * (v33 + (v20 * prepared[70]))))
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
    v58 = v57 + ((prepared[72] * v22) - (prepared[2] * v29))
    v59 = v58 + ((prepared[10] * v22) - (prepared[1] * v29))
    v60 = (v2 * v51) + (v3 * v48)
    v61 = prepared[13] * ((v38 * v38) + (v43 * v43))
    v62 = v61 + (prepared[16] * v60)
    v63 = (v10 * v56) - (v11 * v55)
    v64 = v63 + (prepared[2] * v52)
    v65 = (((v2 * v62) - (v3 * v64)) + (prepared[10] * v49)) + (prepared[1] * v50)
    v66 = (((v8 * v59) + (v9 * v65)) - (prepared[7] * v23)) - (prepared[70] * v24)
    v67 = (v8 * v65) - (v9 * v59)
    v68 = v67 + ((prepared[7] * v26) - (prepared[0] * v27))
    v69 = (v6 * v66) + (v7 * v68)
    v70 = (prepared[5] * v18) - v69
    v71 = ((v6 * v68) - (v7 * v66)) - (prepared[5] * v17)
    v72 = (v2 * v64) + (v3 * v62)
    v73 = v72 + ((prepared[59] * v46) - (prepared[10] * v47))
    v74 = v73 + (prepared[7] * v46)
    v75 = v74 + (prepared[5] * v44)
    v76 = prepared[4] * (qd[5] - v36)
    v77 = v11 * v76
    v78 = v10 * v76
    v79 = (v38 * v77) + (v43 * v78)
    v80 = (v38 * v78) - (v43 * v77)
    v81 = ((v10 * v79) + (20.0 * v63)) - (v11 * v80)
    v82 = v81 + (((prepared[73] * v46) - (prepared[11] * v47)) + (10.0 * v72))
    v83 = prepared[4] * ((((qd[4] * v43) - qdd[5]) + (v3 * v13)) + (v2 * v35))
    v84 = ((v10 * v80) + (20.0 * v57)) + (v11 * v79)
    v85 = (v2 * v83) - (v3 * v84)
    v86 = (v8 * v82) - (v9 * v85)
    v87 = (((v8 * v85) + (v9 * v82)) + (50.0 * v73)) + (prepared[56] * v44)
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
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = prepared[19] + (prepared[13] * v2)
    v5 = 50.0 * v1
    v6 = qd[1] + qd[2]
    v7 = qd[3] + v6
    v8 = np.sin(q[2])
    v9 = np.cos(q[2])
    v10 = v0 * v8
    v11 = v0 * v9
    v12 = v1 * v8
    v13 = v11 + v12
    v14 = np.sin(q[3])
    v15 = np.cos(q[3])
    v16 = v1 * v9
    v17 = v16 - v10
    v18 = (v13 * v15) + (v14 * v17)
    v19 = (v13 * v14) - (v15 * v17)
    v20 = np.sin(q[5])
    v21 = np.cos(q[5])
    v22 = v3 * v18
    v23 = v2 * v18
    v24 = v3 * prepared[63]
    v25 = v1 * qd[0]
    v26 = v0 * qd[0]
    v27 = v9 * v25
    v28 = v8 * v26
    v29 = v8 * v25
    v30 = v29 + (v9 * v26)
    v31 = 50.0 * qd[1]
    v32 = 50.0 * v6
    v33 = 10.0 * v7
    v34 = 1.0 + v9
    v35 = v5 + (50.0 * v17)
    v36 = 10.0 + (20.0 * v2)
    v37 = 20.0 * v3
    v38 = v28 - v27
    v39 = qd[1] * v25
    v40 = qd[1] * v26
    v41 = qd[2] * v30
    v42 = prepared[3] * v20
    v43 = prepared[3] * v21
    v44 = (v8 * v14) - (v9 * v15)
    v45 = v4 * v44
    v46 = ((100.0 * v45) + (v9 * prepared[84])) - prepared[85]
    v47 = v3 * v15
    v48 = prepared[28] + (v2 * prepared[86])
    v49 = v8 * v48
    v50 = v3 * v14
    v51 = v9 * v48
    v52 = prepared[4] * v2
    v53 = (v9 * v14) + (v8 * v15)
    v54 = v52 * v53
    v55 = v44 * v52
    v56 = (v1 * v54) - (v0 * v55)
    v57 = (v1 * ((v47 * v49) + (v50 * v51))) + (v24 * v56)
    v58 = v0 * ((v49 * v50) - (v47 * v51))
    v59 = v57 - v58
    v60 = v3 * v3
    v61 = v2 * v2
    v62 = v2 * prepared[76]
    v63 = v62 + ((prepared[78] + (prepared[4] * v60)) + (prepared[14] * v61))
    v64 = prepared[87] * v60
    v65 = 1.0 / (v64 - v63)
    v66 = 50.0 * v15
    v67 = v63 + (v4 * v66)
    v68 = -(v65 * (v67 - v64))
    v69 = (prepared[14] + (prepared[28] * v2)) * ((v1 * v44) + (v0 * v53))
    v70 = (((v1 * v34) - v10) * (v2 * prepared[79])) - v69
    v71 = prepared[88] * v50
    v72 = v3 * prepared[79]
    v73 = (v57 + (v12 * v72)) - v58
    v74 = v73 + (((v70 * v71) - (v59 * v68)) + (v11 * v72))
    v75 = prepared[80] + (v4 * (100.0 * v15))
    v76 = v63 + v75
    v77 = 1.0 - v68
    v78 = 1.0 / ((((v67 * v68) - v76) + (v64 * v77)) + (v50 * (prepared[89] * v50)))
    v79 = v64 + (50.0 * v45)
    v80 = v67 - v79
    v81 = prepared[79] * ((v8 * v47) + (v34 * v50))
    v82 = (v79 + (((v68 * v80) - (v9 * prepared[81])) - v76)) + (v71 * v81)
    v83 = v78 * v82
    v84 = v59 * v65
    v85 = prepared[82] * v81
    v86 = (((v80 * v84) - (v74 * v83)) + (v70 * v85)) + ((v0 * v34) * v72)
    v87 = v73 + v86
    v88 = v65 * v80
    v89 = v64 + ((((v46 - v76) - (v82 * v83)) - (v80 * v88)) + (v81 * v85))
    v90 = 1.0 / v89
    v91 = v87 * v90
    v92 = v74 * v78
    v93 = prepared[82] * v70
    v94 = prepared[62] * v56
    v95 = 50.0 * v14
    v96 = prepared[77] + v62
    v97 = (v2 * v52) + (prepared[14] * v60)
    v98 = (v4 * v95) + ((v96 - v97) * (v15 * v14))
    v99 = v14 * v14
    v100 = v15 * v15
    v101 = (v96 * v99) + (v97 * v100)
    v102 = (v75 + (v97 * v99)) + (v96 * v100)
    v103 = v12 * (prepared[81] - ((v8 * v98) + (v9 * (v101 - v102))))
    v104 = v0 * (((v16 * (v9 * v98)) + (v5 * (v4 * v53))) + v103)
    v105 = (((v87 * v91) - ((v1 * v1) * v46)) + (v59 * v84)) + (v74 * v92)
    v106 = 2.0 * ((v98 * ((v12 * v16) - (v10 * v11))) + v104)
    v107 = ((v105 - (v70 * v93)) - (v56 * v94)) - v106
    v108 = v107 + (v101 * ((v12 * v12) + (v11 * v11)))
    v109 = 1.0 / (v108 + (v102 * ((v16 * v16) + (v10 * v10))))
    v110 = (10.0 * v19) - v35
    v111 = v2 * v110
    v112 = v111 + (20.0 * v19)
    v113 = v22 * prepared[74]
    v114 = (v43 * v112) + (v20 * v113)
    v115 = (v21 * v113) - (v42 * v112)
    v116 = (v20 * v114) + (v21 * v115)
    v117 = v23 * v52
    v118 = v117 - (v37 * v116)
    v119 = (v20 * v115) - (v21 * v114)
    v120 = (prepared[2] * v111) - v119
    v121 = (v2 * v120) + (v60 * (prepared[16] * v110))
    v122 = (prepared[11] * v19) - (prepared[10] * v35)
    v123 = v122 + ((10.0 * v121) - (20.0 * v119))
    v124 = v121 + ((prepared[10] * v19) - (prepared[1] * v35))
    v125 = ((v1 * prepared[56]) - (50.0 * v124)) + (prepared[9] * v17)
    v126 = v125 + ((v14 * v118) - (v15 * v123))
    v127 = (v14 * v123) + (v15 * v118)
    v128 = (v8 * v126) - (v9 * v127)
    v129 = -v38
    v130 = (v15 * v30) + (v14 * v129)
    v131 = (v2 * v130) - (v3 * v7)
    v132 = prepared[4] * (qd[5] + v131)
    v133 = v19 * v132
    v134 = v22 * v132
    v135 = (v20 * v134) - (v21 * v133)
    v136 = (v20 * v133) + (v21 * v134)
    v137 = (v20 * v135) + (v21 * v136)
    v138 = 20.0 * v131
    v139 = v116 * v138
    v140 = v3 * v110
    v141 = (v14 * v30) - (v15 * v129)
    v142 = qd[4] + v141
    v143 = prepared[90] * v142
    v144 = (v137 + v139) + (v140 * v143)
    v145 = 10.0 * v130
    v146 = -(v3 * (v120 - (prepared[16] * v111)))
    v147 = 20.0 * v141
    v148 = (((qd[3] * v118) - v144) - (v116 * v145)) - (v146 * v147)
    v149 = v20 * v142
    v150 = v3 * v130
    v151 = (v2 * v7) + v150
    v152 = v21 * v151
    v153 = v149 + v152
    v154 = v20 * v151
    v155 = v21 * v142
    v156 = v154 - v155
    v157 = (v20 * v153) - (v21 * v156)
    v158 = (v20 * v156) + (v21 * v153)
    v159 = prepared[4] * v158
    v160 = (v22 * (prepared[4] * v157)) - (v19 * v159)
    v161 = 20.0 * v151
    v162 = qd[4] + v142
    v163 = 20.0 * v162
    v164 = (v160 - (v119 * v161)) + (v116 * v163)
    v165 = qd[4] * v52
    v166 = (v20 * v136) - (v21 * v135)
    v167 = prepared[90] * v151
    v168 = (((v18 * v165) - (v119 * v138)) - v166) + (v140 * v167)
    v169 = 10.0 * v141
    v170 = (((qd[3] * v123) + (v2 * v164)) + (v3 * v168)) + (v7 * v122)
    v171 = (v170 + (v116 * v169)) + (v33 * v121)
    v172 = (v14 * v146) + (v15 * v116)
    v173 = 50.0 * v129
    v174 = (((qd[2] * v126) + (v14 * v148)) - (v15 * v171)) + (v172 * v173)
    v175 = v174 + (v6 * v125)
    v176 = 50.0 * v30
    v177 = (v14 * v116) - (v15 * v146)
    v178 = 100.0 * v129
    v179 = (((qd[2] * v127) + (v14 * v171)) + (v15 * v148)) - (v172 * v176)
    v180 = v179 - (v177 * v178)
    v181 = (v8 * v177) - (v9 * v172)
    v182 = 50.0 * v26
    v183 = (v8 * v172) + (v9 * v177)
    v184 = 100.0 * v25
    v185 = (((qd[1] * v128) + (v8 * v175)) - (v9 * v180)) - (v181 * v182)
    v186 = v185 + (v183 * v184)
    v187 = v41 + (qd[1] * v30)
    v188 = 50.0 * v25
    v189 = (qd[1] * v31) + (v25 * v188)
    v190 = v8 * v189
    v191 = v190 + (v27 * v182)
    v192 = prepared[9] * v30
    v193 = v129 * v176
    v194 = v191 + v193
    v195 = (v6 * v6) + (v129 * v129)
    v196 = v9 * v189
    v197 = v196 + (50.0 * v195)
    v198 = (v29 * v182) - v197
    v199 = (v14 * v194) + (v15 * v198)
    v200 = (v7 * v7) + (v141 * v141)
    v201 = 10.0 * v200
    v202 = v199 - v201
    v203 = qd[2] * v129
    v204 = v203 - (qd[1] * v38)
    v205 = qd[3] * v130
    v206 = v205 + ((v14 * v204) + (v15 * v187))
    v207 = 100.0 * qd[1]
    v208 = v6 * v176
    v209 = v208 + ((50.0 * v187) + (v26 * v207))
    v210 = v7 * v145
    v211 = v210 + (v209 + (10.0 * v206))
    v212 = prepared[3] * ((v142 * (20.0 * v142)) + (v151 * v161))
    v213 = v212 - (prepared[16] * ((v2 * v202) - (v3 * v211)))
    v214 = (v2 * v211) + (v3 * v202)
    v215 = v138 * v151
    v216 = v215 + (v214 + (20.0 * v206))
    v217 = (v20 * v20) + (v21 * v21)
    v218 = prepared[3] * v217
    v219 = (prepared[2] * v214) + (v216 * v218)
    v220 = prepared[10] * v200
    v221 = v220 + (((v2 * v213) - (v3 * v219)) - (prepared[1] * v199))
    v222 = (v14 * v198) - (v15 * v194)
    v223 = (v138 * v162) + (v141 * v145)
    v224 = qd[3] * v141
    v225 = v224 + ((v14 * v187) - (v15 * v204))
    v226 = (v222 + v223) + (v37 * v225)
    v227 = v130 * v141
    v228 = (v218 * v226) - (prepared[95] * v227)
    v229 = (v228 + (prepared[75] * v222)) + (prepared[10] * v227)
    v230 = 50.0 * ((v14 * v221) + (v15 * v229))
    v231 = v132 * v157
    v232 = prepared[74] * v217
    v233 = v231 + (v226 * v232)
    v234 = prepared[4] * qd[4]
    v235 = v151 * v234
    v236 = v235 - (v52 * v225)
    v237 = tau[5] - v236
    v238 = prepared[11] * v141
    v239 = (((10.0 * v228) + (prepared[96] * v222)) + (v24 * v237)) + (v130 * v238)
    v240 = ((v2 * v233) - (v3 * v236)) - v239
    v241 = ((v230 - (prepared[7] * v191)) - (v129 * v192)) - v240
    v242 = tau[3] - v240
    v243 = v132 * v158
    v244 = (v216 * (prepared[13] * v217)) - v243
    v245 = tau[4] - v244
    v246 = (v241 + (tau[2] - (v68 * v242))) - (v71 * v245)
    v247 = prepared[6] * v25
    v248 = v8 * v66
    v249 = v8 * v95
    v250 = 50.0 * ((prepared[7] * v195) + (prepared[0] * v196))
    v251 = v9 * v30
    v252 = prepared[93] * v129
    v253 = (((tau[1] + v241) - (v83 * v246)) + (v88 * v242)) - (v85 * v245)
    v254 = ((v253 - (v26 * v247)) + (v28 * (v29 * prepared[93]))) + (v221 * v248)
    v255 = ((v254 - (v229 * v249)) + (v8 * v250)) + (v251 * v252)
    v256 = v255 + (v9 * (v230 + (prepared[70] * v191)))
    v257 = (v2 * v236) + (v3 * v233)
    v258 = (v2 * v219) + (v3 * v213)
    v259 = v7 * v130
    v260 = prepared[11] * v259
    v261 = v260 + (v244 + (((10.0 * v258) + (prepared[11] * v206)) + (prepared[10] * v209)))
    v262 = v258 + ((prepared[10] * v206) + (prepared[1] * v209))
    v263 = (v6 * v192) - (prepared[91] * v259)
    v264 = v263 + ((((v15 * v261) - (v14 * v257)) + (50.0 * v262)) + (prepared[9] * v187))
    v265 = (v6 * (prepared[7] * v30)) + (prepared[10] * v259)
    v266 = (((v187 * (v1 * prepared[93])) - tau[0]) - (v91 * v256)) - (v84 * v242)
    v267 = ((v266 - (v92 * v246)) - (v93 * v245)) + (v94 * v237)
    v268 = v267 - (v17 * (v264 + (v40 * prepared[92])))
    v269 = (v268 + (v13 * ((v14 * v261) + (v15 * v257)))) + (v39 * (v0 * prepared[94]))
    v270 = v269 - (v5 * (v262 + v265))
    v271 = v109 * v270
    v272 = v1 * v271
    v273 = v40 + v272
    v274 = v0 * v271
    v275 = v39 - v274
    v276 = (v8 * v273) - (v9 * v275)
    v277 = v203 - v276
    v278 = (v8 * v275) + (v9 * v273)
    v279 = v41 + v278
    v280 = (v14 * v277) + (v15 * v279)
    v281 = v205 + v280
    v282 = (50.0 * v273) + (qd[1] * v182)
    v283 = v208 + (v282 + (50.0 * v279))
    v284 = v210 + (v283 + (10.0 * v281))
    v285 = v91 * v109
    v286 = (v90 * v256) + (v270 * v285)
    v287 = ((v78 * v246) - (v83 * v286)) + (v92 * v271)
    v288 = v286 + v287
    v289 = (v25 * v182) - (50.0 * v286)
    v290 = v190 + (v9 * v289)
    v291 = v193 + (v290 - (50.0 * v288))
    v292 = v8 * v289
    v293 = v292 - v197
    v294 = (v14 * v291) + (v15 * v293)
    v295 = v201 - v294
    v296 = v2 * v295
    v297 = v296 + (v3 * v284)
    v298 = v212 + (prepared[16] * v297)
    v299 = (v2 * v284) - (v3 * v295)
    v300 = v299 + (((20.0 * v281) + (v50 * (prepared[99] * v287))) + (v271 * (prepared[98] * v70)))
    v301 = (v215 + v300) + (prepared[97] * (v245 + (v81 * v286)))
    v302 = v288 + ((((v65 * v242) - (v68 * v287)) + (v88 * v286)) + (v84 * v271))
    v303 = (v14 * v279) - (v15 * v277)
    v304 = v224 + v303
    v305 = v3 * v304
    v306 = v305 + (v2 * v302)
    v307 = (v14 * v293) - (v15 * v291)
    v308 = v307 + (10.0 * v302)
    v309 = v308 + (v223 + (20.0 * v306))
    v310 = (v20 * v301) - (v21 * v309)
    v311 = prepared[3] * v310
    v312 = (v20 * v309) + (v21 * v301)
    v313 = prepared[3] * v312
    v314 = (v20 * v311) + (v21 * v313)
    v315 = v314 + (prepared[2] * v299)
    v316 = v2 * v315
    v317 = v316 + (v3 * v298)
    v318 = 20.0 * v314
    v319 = v260 + (v318 + ((((10.0 * v317) + (prepared[11] * v281)) + (prepared[10] * v283)) - v243))
    v320 = v3 * v302
    v321 = v52 * v304
    v322 = ((v235 + (prepared[109] * v320)) - v321) + (prepared[63] * (v237 + (v56 * v271)))
    v323 = (v20 * v313) - (v21 * v311)
    v324 = 20.0 * v323
    v325 = v324 - v231
    v326 = (v2 * v322) - (v3 * v325)
    v327 = (v14 * v319) + (v15 * v326)
    v328 = 50.0 * (v317 + ((prepared[10] * v281) + (prepared[1] * v283)))
    v329 = ((((v14 * v326) - (v15 * v319)) - (prepared[9] * v279)) - (prepared[7] * v282)) - v263
    v330 = v329 - v328
    v331 = (prepared[7] * (v1 + v17)) - v124
    v332 = prepared[6] * v1
    v333 = v332 + (((v8 * v127) + (v9 * v126)) + (50.0 * v331))
    v334 = (((qd[0] * v186) - (v8 * v327)) - (v9 * v330)) + (50.0 * v265)
    v335 = v328 + (((v334 - (prepared[93] * v279)) - (prepared[70] * v282)) + (v271 * v333))
    v336 = (((v181 * v188) - (v8 * v180)) - (v9 * v175)) - (v31 * v331)
    v337 = v336 - (qd[1] * (v332 + v333))
    v338 = 50.0 * v34
    v339 = v248 + (v14 * v338)
    v340 = v3 * v339
    v341 = (v15 * v338) - v249
    v342 = -v341
    v343 = v36 - v342
    v344 = (v42 * v340) + (v43 * v343)
    v345 = (v43 * v340) - (v42 * v343)
    v346 = (v20 * v344) + (v21 * v345)
    v347 = v346 + (prepared[2] * v340)
    v348 = v2 * ((prepared[16] * v340) - v347)
    v349 = (10.0 * v348) - (20.0 * v346)
    v350 = (v20 * v345) - (v21 * v344)
    v351 = v3 * v52
    v352 = v351 + (v37 * v350)
    v353 = (v14 * v349) + (v15 * v352)
    v354 = 50.0 * v348
    v355 = ((v14 * v352) - (v15 * v349)) - v354
    v356 = ((v8 * v353) + (v9 * v355)) - v354
    v357 = v52 * v157
    v358 = (v357 + (v161 * v346)) + (v163 * v350)
    v359 = v3 * v234
    v360 = v2 * v339
    v361 = (v359 - (v138 * v346)) + (v167 * v360)
    v362 = v350 + ((prepared[2] * v342) - prepared[72])
    v363 = prepared[10] * v342
    v364 = (((qd[3] * v349) - (v2 * v358)) + (v3 * v361)) - (v169 * v362)
    v365 = (v238 + (v364 + (v33 * v348))) - (v141 * v363)
    v366 = v2 * v132
    v367 = v217 * v366
    v368 = (prepared[11] * v130) - v367
    v369 = v138 * v350
    v370 = (v143 * v360) - v369
    v371 = (v3 * v347) + (v61 * (prepared[16] * v339))
    v372 = prepared[103] * v339
    v373 = ((((qd[3] * v352) - v368) - v370) + (v145 * v362)) - (v147 * v371)
    v374 = (v373 + (v130 * v363)) - (v141 * v372)
    v375 = v371 + (prepared[1] * v339)
    v376 = (prepared[10] - (prepared[1] * v342)) - v362
    v377 = (v14 * v375) + (v15 * v376)
    v378 = (v14 * v376) - (v15 * v375)
    v379 = (((qd[2] * v353) + (v14 * v365)) + (v15 * v374)) - (v129 * (v8 * prepared[106]))
    v380 = (((v379 - (v176 * v377)) - (v178 * v378)) - v192) - (prepared[56] * v251)
    v381 = prepared[9] * v129
    v382 = (((qd[2] * v355) + (v14 * v374)) - (v15 * v365)) + (v173 * v377)
    v383 = (v381 + (v382 - (v32 * v348))) - (v9 * v252)
    v384 = (prepared[7] * v8) - v378
    v385 = v377 + (prepared[7] * v34)
    v386 = (v8 * v384) + (v9 * v385)
    v387 = (((qd[1] * v356) + (v8 * v380)) + (v9 * v383)) + (v188 * v386)
    v388 = v247 + (v387 - (v31 * v348))
    v389 = (v8 * v355) - (v9 * v353)
    v390 = (v8 * v385) - (v9 * v384)
    v391 = (((qd[1] * v389) + (v8 * v383)) - (v9 * v380)) + (prepared[6] * v26)
    v392 = (v391 + (v182 * v386)) + (v184 * v390)
    v393 = v36 * v218
    v394 = v351 - (v37 * v393)
    v395 = v53 * v394
    v396 = (v163 * v393) - v357
    v397 = prepared[72] + v393
    v398 = v60 * v234
    v399 = v398 + (v238 + ((v2 * v396) + (v169 * v397)))
    v400 = (((qd[3] * v394) - v368) - (v138 * v393)) - (v145 * v397)
    v401 = v400 + (qd[2] * v394)
    v402 = prepared[10] + v397
    v403 = v14 * v402
    v404 = v66 * v402
    v405 = (((v14 * v399) + (v15 * v401)) - (v178 * v403)) - (v30 * v404)
    v406 = ((v14 * v401) - (v15 * v399)) + (v129 * v404)
    v407 = v44 * v402
    v408 = (((v188 * v407) - (qd[1] * v395)) - (v8 * v405)) - (v9 * v406)
    v409 = v44 * v394
    v410 = v53 * v402
    v411 = (((qd[1] * v409) + (v8 * v406)) - (v9 * v405)) - (v182 * v407)
    v412 = v411 + (v184 * v410)
    v413 = v52 * (qd[2] + qd[3])
    v414 = (v50 * v234) + (v15 * v413)
    v415 = (v14 * v413) - (v47 * v234)
    v416 = ((qd[1] * v54) + (v8 * v414)) + (v9 * v415)
    v417 = ((qd[1] * v55) + (v8 * v415)) - (v9 * v414)
    v418 = (((v25 * v416) - (v26 * v417)) - (v55 * v272)) - (v54 * v274)
    v419 = v24 * v418
    v420 = v419 + ((((v25 * v408) + (v26 * v412)) + (v272 * v409)) + (v274 * v395))
    v421 = v36 + v66
    v422 = prepared[100] * v50
    v423 = (v43 * v421) + (v20 * v422)
    v424 = (v21 * v422) - (v42 * v421)
    v425 = (v20 * v423) + (v21 * v424)
    v426 = v425 + (prepared[101] * v50)
    v427 = prepared[102] * v50
    v428 = -(v2 * (v426 - v427))
    v429 = (10.0 * v428) - (20.0 * v425)
    v430 = (v20 * v424) - (v21 * v423)
    v431 = v351 + (v37 * v430)
    v432 = (v14 * v429) + (v15 * v431)
    v433 = 50.0 * v428
    v434 = ((v14 * v431) - (v15 * v429)) - v433
    v435 = ((v8 * v432) + (v9 * v434)) - v433
    v436 = (v357 + (v161 * v425)) + (v163 * v430)
    v437 = prepared[104] * (v2 * v14)
    v438 = (v359 - (v138 * v425)) + (v151 * v437)
    v439 = (prepared[72] + (v15 * prepared[101])) - v430
    v440 = (((qd[3] * v429) - (v2 * v436)) + (v3 * v438)) + (v141 * (v15 * prepared[73]))
    v441 = v238 + ((v440 + (v169 * v439)) + (v33 * v428))
    v442 = v138 * v430
    v443 = (v142 * v437) - v442
    v444 = v61 * (v14 * prepared[102])
    v445 = v444 + (v3 * v426)
    v446 = v14 * prepared[105]
    v447 = ((((qd[3] * v431) + (v130 * (v15 * prepared[91]))) - v368) - v443) - (v145 * v439)
    v448 = (v447 - (v147 * v445)) - (v141 * v446)
    v449 = v445 + (prepared[59] * v14)
    v450 = v439 + (prepared[10] + (prepared[59] * v15))
    v451 = (v14 * v449) + (v15 * v450)
    v452 = (v14 * v450) - (v15 * v449)
    v453 = (((qd[2] * v432) + (v14 * v441)) + (v15 * v448)) - (v176 * v451)
    v454 = (v453 - (v178 * v452)) - v192
    v455 = (((qd[2] * v434) + (v14 * v448)) - (v15 * v441)) + (v173 * v451)
    v456 = v381 + (v455 - (v32 * v428))
    v457 = prepared[7] + v451
    v458 = (v8 * v452) - (v9 * v457)
    v459 = (((v188 * v458) - (qd[1] * v435)) - (v8 * v454)) - (v9 * v456)
    v460 = v459 + (v31 * v428)
    v461 = (v8 * v434) - (v9 * v432)
    v462 = (v8 * v457) + (v9 * v452)
    v463 = (((qd[1] * v461) + (v8 * v456)) - (v9 * v454)) - (v182 * v458)
    v464 = v463 + (v184 * v462)
    v465 = v2 * v232
    v466 = (20.0 * v232) + (10.0 * v465)
    v467 = 50.0 * v465
    v468 = v467 + (v15 * v466)
    v469 = v14 * v466
    v470 = v467 + ((v9 * v468) - (v8 * v469))
    v471 = v159 + (v161 * v232)
    v472 = v132 * v217
    v473 = v472 + (v138 * v232)
    v474 = (((qd[3] * v466) + (v2 * v471)) + (v3 * v473)) + (v33 * v465)
    v475 = v50 * v232
    v476 = v47 * v232
    v477 = v147 * v476
    v478 = v477 + ((((v14 * v474) + (v176 * v475)) + (qd[2] * v469)) - (v178 * v476))
    v479 = v147 * v475
    v480 = ((((qd[2] * v468) + (v15 * v474)) + (v173 * v475)) + (v32 * v465)) - v479
    v481 = (v9 * v475) + (v8 * v476)
    v482 = (((qd[1] * v470) - (v8 * v478)) + (v9 * v480)) + (v188 * v481)
    v483 = v482 + (v31 * v465)
    v484 = (v8 * v468) + (v9 * v469)
    v485 = (v8 * v475) - (v9 * v476)
    v486 = (((qd[1] * v484) + (v8 * v480)) + (v9 * v478)) + (v182 * v481)
    v487 = v486 + (v184 * v485)
    v488 = (((v25 * v483) - (v26 * v487)) - (v272 * v484)) - (v274 * v470)
    v489 = (((v25 * v460) - (v68 * v420)) + (v26 * v464)) - (v71 * v488)
    v490 = v419 + ((v489 + (v272 * v461)) + (v274 * v435))
    v491 = (((v25 * v388) - (v26 * v392)) + (v83 * v490)) - (v88 * v420)
    v492 = (((v491 + (v85 * v488)) - (v272 * v389)) - (v274 * v356)) - v419
    v493 = ((v0 * (v335 + (prepared[6] * (v40 + v273)))) + (v25 * v337)) + (v91 * v492)
    v494 = (((v493 - (v84 * v420)) - (v92 * v490)) - (v93 * v488)) + (v94 * v418)
    v495 = ((v494 - (v12 * v330)) + (v128 * v272)) + (v16 * v327)
    v496 = (v323 + (((prepared[2] * v308) + (prepared[10] * v302)) + (prepared[1] * v307))) + (prepared[107] * v227)
    v497 = v220 + (((v2 * v298) - (v3 * v315)) - (prepared[1] * v294))
    v498 = (((v189 * v384) - (v129 * (prepared[56] * v30))) - (prepared[7] * v290)) - (prepared[93] * v288)
    v499 = (((v498 - (v273 * v355)) + (v275 * v353)) - (v289 * v385)) + (v25 * v380)
    v500 = (v66 * v497) - (v95 * v496)
    v501 = (((v189 * v385) + (v273 * v353)) + (v275 * v355)) + (v289 * v384)
    v502 = ((((v501 + (v25 * v383)) + (v26 * v380)) - v500) - (prepared[70] * v292)) - v250
    v503 = (v44 * v273) - (v53 * v275)
    v504 = ((v30 * v414) - (v38 * v415)) - (v52 * v503)
    v505 = v24 * v504
    v506 = ((((v30 * v405) - (v38 * v406)) - (v394 * v503)) - v505) - (v289 * v410)
    v507 = v506 - (v189 * v407)
    v508 = v292 - v196
    v509 = (((v30 * v478) + (v38 * v480)) + (v276 * v468)) + (v475 * v508)
    v510 = (v509 - (v290 * v476)) + (v278 * v469)
    v511 = (((v30 * v454) - (v68 * v507)) - (v71 * v510)) - (v38 * v456)
    v512 = (((v511 - (v290 * v452)) + (v278 * v432)) - (v276 * v434)) - (v457 * v508)
    v513 = v512 - v505
    v514 = v8 * (((v499 - (v26 * v383)) + (v66 * v496)) + (v95 * v497))
    v515 = ((((v83 * v513) - v514) - (v9 * v502)) - (v88 * v507)) + (v85 * v510)
    v516 = v505 + v515
    v517 = (((v91 * v516) - (v84 * v507)) - (v92 * v513)) - (v93 * v510)
    v518 = (((v517 + (v30 * v180)) - (v38 * v175)) - (v94 * v504)) - (v177 * v290)
    v519 = (((v518 + (v127 * v278)) - (v126 * v276)) - (v172 * v508)) - (v17 * v327)
    v520 = v519 + (v13 * v330)
    v521 = (v52 * v281) + (v141 * v359)
    v522 = v24 * v521
    v523 = ((((v141 * v399) + (v130 * v400)) + (v280 * v394)) - (v294 * v402)) - v522
    v524 = (((v141 * v474) + (v303 * v466)) + (v293 * v475)) - (v291 * v476)
    v525 = (v524 + (v129 * v479)) + (v30 * v477)
    v526 = (((v68 * v523) + (v71 * v525)) - (v141 * v441)) - (v130 * v448)
    v527 = (((v526 - (v303 * v429)) - (v280 * v431)) + (v294 * v450)) + (v307 * v449)
    v528 = v522 + (v500 + v527)
    v529 = (((v83 * v528) + (v88 * v523)) - (v85 * v525)) + (v141 * v365)
    v530 = (((v529 + (v130 * v374)) + (v303 * v349)) + (v280 * v352)) - (v294 * v376)
    v531 = (((v530 - (v307 * v375)) + (v339 * v496)) - (v341 * v497)) - v522
    v532 = (((v91 * v531) + (v84 * v523)) - (v92 * v528)) + (v93 * v525)
    v533 = (((v532 - (v141 * v171)) + (v94 * v521)) - (v130 * v148)) - (v123 * v303)
    v534 = (((v533 - (v118 * v280)) + (v116 * v294)) + (v146 * v307)) + (v18 * v319)
    v535 = v534 - (v19 * v326)
    v536 = (prepared[4] * v306) + (v131 * v234)
    v537 = (v2 * (v322 + (prepared[4] * v320))) + (v3 * ((prepared[4] * v305) - v325))
    v538 = (v24 * v536) - v537
    v539 = 20.0 * ((v2 * v304) - v320)
    v540 = ((((v393 * v539) - (v151 * v396)) - v538) + (v150 * v165)) - (v7 * v398)
    v541 = ((v131 * v473) - (v151 * v471)) - (v232 * v297)
    v542 = 50.0 * v50
    v543 = (((v151 * v436) - (v68 * v540)) - (v71 * v541)) + (v297 * v426)
    v544 = (((v543 + (v131 * v438)) - v538) - (v430 * v539)) - (v95 * v316)
    v545 = ((v544 - (v298 * v542)) - (v296 * v427)) + (v284 * v444)
    v546 = (prepared[16] * v299) - v315
    v547 = (((v88 * v540) - (v83 * v545)) - (v85 * v541)) + (v151 * v358)
    v548 = (((v547 + (v297 * v347)) + (v131 * v361)) - (v298 * v340)) - v538
    v549 = (v548 - (v350 * v539)) + (v360 * v546)
    v550 = (((v131 * v168) - (v91 * v549)) - (v84 * v540)) - (v92 * v545)
    v551 = (((v550 - (v93 * v541)) - (v94 * v536)) - (v151 * v164)) - (v120 * v297)
    v552 = (((v551 + (v111 * v298)) + (v116 * v539)) - (v23 * v325)) + (v140 * v546)
    v553 = (v552 + (v117 * v302)) - (v22 * (v322 - v321))
    v554 = v21 * (-(v366 * (v152 - (v149 + v153))))
    v555 = (v20 * (v366 * (v155 - (v156 - v154)))) - v554
    v556 = ((v301 * v393) - (v36 * v314)) - v555
    v557 = ((v324 + (v232 * v309)) - v231) + (v142 * v472)
    v558 = (((v68 * v556) - (v71 * v557)) + (v314 * v421)) + (v310 * v424)
    v559 = (v555 + (v558 - (v312 * v423))) + (v323 * v542)
    v560 = (((v314 * v343) - (v83 * v559)) - (v88 * v556)) - (v85 * v557)
    v561 = (v555 + ((v560 + (v310 * v345)) - (v312 * v344))) + (v323 * v340)
    v562 = (((v91 * v561) - (v84 * v556)) + (v92 * v559)) + (v93 * v557)
    v563 = (((v562 + (v112 * v323)) + (v114 * v310)) + (v115 * v312)) + (v137 * v151)
    v564 = (((v563 + (v142 * v166)) - (v133 * v157)) - (v134 * v158)) + (v22 * v318)
    v565 = (v1 * v417) + (v0 * v416)
    v566 = v24 * v565
    v567 = ((v1 * v412) - (v0 * v408)) - v566
    v568 = (v1 * v487) + (v0 * v483)
    v569 = ((((v1 * v464) - (v0 * v460)) - (v68 * v567)) + (v71 * v568)) - v566
    v570 = (((v1 * v392) + (v0 * v388)) - (v83 * v569)) + (v88 * v567)
    v571 = (v570 + (v85 * v568)) - v566
    v572 = v84 * v109
    v573 = v92 * v109
    v574 = v93 * v109
    v575 = v94 * v109
    v576 = (((v568 * v574) - (v285 * v571)) - (v567 * v572)) - (v569 * v573)
    v577 = (v576 - (v565 * v575)) + (v109 * ((v1 * v186) - (v0 * v337)))
    v578 = 20.0 * v7
    v579 = (((v2 * v168) - (v3 * v164)) + (v122 * v130)) + (v121 * v145)
    v580 = v579 + (v146 * v578)
    v581 = 100.0 * v6
    v582 = ((v30 * v125) - v580) + (v177 * v581)
    v583 = v145 + v176
    v584 = v182 + v583
    v585 = (((v2 * v361) + (v3 * v358)) + (v371 * v578)) + (v7 * v372)
    v586 = (v585 + (v6 * (v8 * prepared[108]))) - (v378 * v581)
    v587 = -(v3 * (v396 - v165))
    v588 = (v403 * v581) - v587
    v589 = ((v25 * v55) + (v26 * v54)) - v165
    v590 = v24 * v589
    v591 = (((v588 + (v25 * v409)) + (v26 * v395)) + (v207 * v410)) - v590
    v592 = ((v2 * v438) + (v3 * v436)) + ((v445 * v578) + (v7 * v446))
    v593 = (v452 * v581) - v592
    v594 = ((v2 * v473) - (v3 * v471)) - (v37 * (v7 * v232))
    v595 = (v476 * v581) - v594
    v596 = ((((v25 * v484) - v595) + (v26 * v470)) + (v465 * v584)) + (v207 * v485)
    v597 = (((v593 - (v68 * v591)) - (v428 * v584)) + (v25 * v461)) + (v26 * v435)
    v598 = ((v597 + (v71 * v596)) + (v207 * v462)) - v590
    v599 = ((((v25 * v389) - (v348 * v584)) - v586) + (v26 * v356)) - (v83 * v598)
    v600 = (((v599 + (v88 * v591)) + (v85 * v596)) + (v207 * v390)) - v590
    v601 = (((v582 + (v25 * v128)) + (v26 * v333)) - (v91 * v600)) - (v84 * v591)
    v602 = (((v601 - (v92 * v598)) + (v93 * v596)) - (v94 * v589)) + (v182 * v331)
    v603 = (v602 + (v183 * v207)) + (v0 * v247)
    v604 = -((v52 * v141) - v165)
    v605 = v24 * v604
    v606 = v141 * v394
    v607 = v606 + (v588 + v605)
    v608 = (((v30 * v468) - v595) + (v465 * v583)) + (v129 * v469)
    v609 = v593 + ((((v30 * v434) - (v68 * v607)) - (v129 * v432)) - (v428 * v583))
    v610 = v605 + (v609 + (v71 * v608))
    v611 = ((((v30 * v355) - (v129 * v353)) - (v348 * v583)) - v586) - (v83 * v610)
    v612 = v605 + ((v611 + (v88 * v607)) + (v85 * v608))
    v613 = v575 * v604
    v614 = ((((v574 * v608) - (v285 * v612)) - (v572 * v607)) - (v573 * v610)) + v613
    v615 = v614 + (v109 * (v582 + ((v30 * v126) - (v127 * v129))))
    v616 = v606 + (v605 - v587)
    v617 = (v594 + (v130 * v466)) + (v145 * v465)
    v618 = (((v141 * v431) - (v68 * v616)) - (v130 * v429)) + (v71 * v617)
    v619 = (v605 + (v618 - (v145 * v428))) - v592
    v620 = ((((v141 * v352) - (v130 * v349)) - v585) - (v83 * v619)) + (v88 * v616)
    v621 = v605 + ((v620 + (v85 * v617)) - (v145 * v348))
    v622 = v613 + ((((v574 * v617) - (v285 * v621)) - (v572 * v616)) - (v573 * v619))
    v623 = v622 - (v109 * (v580 - ((v118 * v141) - (v123 * v130))))
    v624 = (v151 * (v3 * prepared[109])) - v367
    v625 = v624 + (v393 * (40.0 * v131))
    v626 = v442 + (((v68 * v625) - v443) - v624)
    v627 = (((v370 + v624) + (v83 * v626)) + (v88 * v625)) - v369
    v628 = v109 * (v139 + (v144 - (v151 * ((prepared[63] * v56) - (v18 * v52)))))
    v629 = (((v573 * v626) - (v285 * v627)) - (v572 * v625)) + v628
    v630 = (v50 * (prepared[110] * v158)) + (v77 * v357)
    v631 = 1.0 + v88
    v632 = prepared[83] * v158
    v633 = ((v357 * v631) - (v83 * v630)) + (v81 * v632)
    v634 = ((v285 * v633) + (v573 * v630)) + (v357 * v572)
    v635 = v634 - (v109 * ((v70 * v632) - v160))
    v636 = (v285 * v495) - (v90 * v492)
    v637 = (v285 * v520) - (v90 * v516)
    v638 = (v285 * v535) - (v90 * v531)
    v639 = (v90 * v549) + (v285 * v553)
    v640 = (v285 * v564) - (v90 * v561)
    v641 = (v90 * v571) + (v91 * v577)
    v642 = (v90 * v600) + (v285 * v603)
    v643 = (v90 * v612) + (v91 * v615)
    v644 = (v90 * v621) + (v91 * v623)
    v645 = (v90 * v627) + (v91 * v629)
    v646 = (v91 * v635) - (v90 * v633)
    v647 = ((v78 * v490) - (v83 * v636)) + (v495 * v573)
    v648 = ((v78 * v513) - (v83 * v637)) + (v520 * v573)
    v649 = ((v78 * v528) - (v83 * v638)) + (v535 * v573)
    v650 = ((v78 * v545) - (v83 * v639)) + (v553 * v573)
    v651 = ((v564 * v573) - (v78 * v559)) - (v83 * v640)
    v652 = ((v78 * v569) - (v83 * v641)) + (v92 * v577)
    v653 = ((v78 * v598) - (v83 * v642)) + (v573 * v603)
    v654 = ((v78 * v610) - (v83 * v643)) + (v92 * v615)
    v655 = ((v78 * v619) - (v83 * v644)) + (v92 * v623)
    v656 = ((v92 * v629) - (v78 * v626)) - (v83 * v645)
    v657 = ((v92 * v635) - (v78 * v630)) - (v83 * v646)
    v658 = (((v65 * v420) - (v68 * v647)) + (v88 * v636)) + (v495 * v572)
    v659 = (((v65 * v507) - (v68 * v648)) + (v88 * v637)) + (v520 * v572)
    v660 = (((v88 * v638) - (v65 * v523)) - (v68 * v649)) + (v535 * v572)
    v661 = (((v65 * v540) - (v68 * v650)) + (v88 * v639)) + (v553 * v572)
    v662 = (((v65 * v556) - (v68 * v651)) + (v88 * v640)) + (v564 * v572)
    v663 = (((v65 * v567) - (v68 * v652)) + (v84 * v577)) + (v88 * v641)
    v664 = (((v65 * v591) - (v68 * v653)) + (v88 * v642)) + (v572 * v603)
    v665 = (((v65 * v607) - (v68 * v654)) + (v84 * v615)) + (v88 * v643)
    v666 = (((v65 * v616) - (v68 * v655)) + (v84 * v623)) + (v88 * v644)
    v667 = (((v65 * v625) - (v68 * v656)) + (v84 * v629)) + (v88 * v645)
    v668 = (((v68 * v657) - (v84 * v635)) - (v88 * v646)) + (v65 * v357)
    v669 = prepared[62] * v604
    v670 = v92 - (v83 * v91)
    v671 = v109 * v670
    v672 = v572 + (v88 * v285)
    v673 = v672 - (v68 * v671)
    v674 = (v85 * v285) - v574
    v675 = v674 + (v71 * v671)
    v676 = v24 * v77
    v677 = (v24 * v84) - v94
    v678 = v24 * v631
    v679 = (v109 * v677) + (v285 * v678)
    v680 = v679 + (v671 * v676)
    v681 = v90 - (v91 * v285)
    v682 = v83 * v90
    v683 = v682 + (v285 * v670)
    v684 = ((v88 * v90) - (v91 * v673)) + (v68 * v682)
    v685 = ((v91 * v675) - (v85 * v90)) + (v71 * v682)
    v686 = ((v91 * v680) - (v90 * v678)) + (v676 * v682)
    v687 = v573 - (v83 * v285)
    v688 = (v83 * v681) + (v92 * v285)
    v689 = (v78 + (v83 * v683)) - (v573 * v670)
    v690 = ((v68 * v78) + (v83 * v684)) + (v92 * v673)
    v691 = ((v83 * v685) - (v92 * v675)) + (v71 * v78)
    v692 = ((v83 * v686) - (v92 * v680)) + (v78 * v676)
    v693 = ((v65 + (v68 * v690)) - (v84 * v673)) + (v88 * v684)
    v694 = (((v24 * v65) - (v68 * v692)) - (v84 * v680)) - (v88 * v686)
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
        -(v109 * v495),
        v109 * v520,
        -(v109 * v535),
        v109 * v553,
        v109 * v564,
        v577,
        v109 * v603,
        v615,
        v623,
        -v629,
        -v635,
        REAL(0.0),
        -v636,
        v637,
        -v638,
        v639,
        v640,
        v641,
        v642,
        v643,
        v644,
        -v645,
        -v646,
        REAL(0.0),
        -v647,
        v648,
        -v649,
        v650,
        v651,
        v652,
        v653,
        v654,
        v655,
        -v656,
        -v657,
        REAL(0.0),
        -v658,
        v659,
        -v660,
        v661,
        v662,
        v663,
        v664,
        v665,
        v666,
        -v667,
        v668,
        REAL(0.0),
        (((prepared[82] * v488) + (v71 * v647)) + (v85 * v636)) - (v495 * v574),
        (((v520 * v574) - (prepared[82] * v510)) - (v71 * v648)) - (v85 * v637),
        (((v71 * v649) - (prepared[82] * v525)) + (v85 * v638)) - (v535 * v574),
        (((v553 * v574) - (prepared[82] * v541)) - (v71 * v650)) - (v85 * v639),
        (((prepared[82] * v557) - (v71 * v651)) - (v85 * v640)) + (v564 * v574),
        (((prepared[82] * v568) - (v71 * v652)) - (v85 * v641)) + (v93 * v577),
        (((prepared[82] * v596) - (v71 * v653)) - (v85 * v642)) + (v574 * v603),
        (((prepared[82] * v608) - (v71 * v654)) - (v85 * v643)) + (v93 * v615),
        (((prepared[82] * v617) - (v71 * v655)) - (v85 * v644)) + (v93 * v623),
        ((v71 * v656) + (v85 * v645)) - (v93 * v629),
        v632 + (((v71 * v657) + (v85 * v646)) - (v93 * v635)),
        REAL(0.0),
        ((prepared[62] * v418) + (v495 * v575)) - (v24 * (v658 + (v636 + v647))),
        ((prepared[62] * v504) - (v520 * v575)) + (v24 * (v659 + (v637 + v648))),
        ((prepared[62] * v521) + (v535 * v575)) - (v24 * (v660 + (v638 + v649))),
        ((prepared[62] * v536) - (v553 * v575)) + (v24 * (v661 + (v639 + v650))),
        (v24 * (v662 + (v640 + v651))) - (v564 * v575),
        ((prepared[62] * v565) - (v94 * v577)) + (v24 * (v663 + (v641 + v652))),
        ((prepared[62] * v589) - (v575 * v603)) + (v24 * (v664 + (v642 + v653))),
        ((v24 * (v665 + (v643 + v654))) - v669) - (v94 * v615),
        ((v24 * (v666 + (v644 + v655))) - v669) - (v94 * v623),
        ((v94 * v629) - (prepared[63] * v151)) - (v24 * (v667 + (v645 + v656))),
        (v94 * v635) + (v24 * (v668 - (v646 + v657))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v109,
        v285,
        v671,
        v673,
        -v675,
        v680,
        v285,
        -v681,
        v683,
        -v684,
        -v685,
        v686,
        v687,
        v688,
        -v689,
        v690,
        v691,
        -v692,
        v672 - (v68 * v687),
        ((v84 * v285) - (v68 * v688)) - (v88 * v681),
        ((v68 * v689) + (v88 * v683)) + (v572 * v670),
        -v693,
        -(((v68 * v691) + (v84 * v675)) + (v88 * v685)),
        -v694,
        -(v674 + (v71 * v687)),
        ((v85 * v681) - (v71 * v688)) + (v93 * v285),
        ((v71 * v689) - (v85 * v683)) + (v574 * v670),
        ((v85 * v684) - (v71 * v690)) + (v93 * v673),
        ((prepared[82] - (v71 * v691)) + (v85 * v685)) - (v93 * v675),
        ((v71 * v692) - (v85 * v686)) + (v93 * v680),
        v679 + (v676 * v687),
        ((v285 * v677) + (v676 * v688)) - (v678 * v681),
        ((v678 * v683) - (v676 * v689)) + (v671 * v677),
        -((v94 * v673) + (v24 * (v693 + (v684 - v690)))),
        ((v676 * v691) - (v675 * v677)) - (v678 * v685),
        (prepared[62] - (v94 * v680)) - (v24 * (v694 - (v686 - v692))),
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

    Operations: 1096 add, 1423 mul, 4 div, 0 sqrt, 5 sincos, 34 other.
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
    v50 = 50.0 * v14
    v51 = 50.0 * v13
    v52 = v42 + v43
    v53 = 50.0 * v47
    v54 = (v10 * v45) + ((v11 * v43) + (qd[2] * v21))
    v55 = v5 * v21
    v56 = v54 + v55
    v57 = 50.0 * v11
    v58 = 50.0 * v10
    v59 = (v41 * v58) - (v30 * v57)
    v60 = (v30 * v58) + (v41 * v57)
    v61 = v22 * v22
    v62 = v21 * v21
    v63 = v31 * v48
    v64 = v21 * v22
    v65 = v17 + v64
    v66 = v12 * v55
    v67 = v64 - v17
    v68 = v53 + (50.0 * v49)
    v69 = ((v14 * v46) + (qd[3] * v23)) + (v13 * v54)
    v70 = v6 * v23
    v71 = v69 + v70
    v72 = ((v13 * v46) + (qd[3] * v24)) - (v14 * v54)
    v73 = v6 * v24
    v74 = v72 + v73
    v75 = v60 + (50.0 * v65)
    v76 = v7 + v62
    v77 = (50.0 * v76) - v59
    v78 = (v14 * v77) - (v13 * v75)
    v79 = (v14 * v75) + (v13 * v77)
    v80 = v23 * v23
    v81 = v32 * v70
    v82 = v23 * v24
    v83 = v82 - v18
    v84 = v33 * v73
    v85 = v18 + v82
    v86 = v68 + (10.0 * v71)
    v87 = v78 + (10.0 * v26)
    v88 = (v2 * v86) - (v3 * v87)
    v89 = v2 * v39
    v90 = (v3 * v86) + (v2 * v87)
    v91 = v3 * v39
    v92 = (v2 * v23) - (v3 * v6)
    v93 = v29 * v92
    v94 = qdd[4] + v69
    v95 = v93 - v94
    v96 = v79 - (10.0 * v83)
    v97 = v92 * v92
    v98 = v28 * v28
    v99 = v97 + v98
    v100 = v93 + v94
    v101 = v29 * v29
    v102 = v98 + v101
    v103 = v28 * v29
    v104 = ((qd[4] * v29) - (v2 * v72)) - (v3 * v18)
    v105 = v103 - v104
    v106 = v28 * v92
    v107 = ((qd[4] * v92) + (v3 * v72)) - (v2 * v18)
    v108 = v106 - v107
    v109 = v32 * v93
    v110 = v35 * v103
    v111 = v106 + v107
    v112 = v103 + v104
    v113 = v97 - v101
    v114 = v98 - v101
    v115 = v34 * v106
    v116 = v97 - v98
    v117 = v90 + (20.0 * v102)
    v118 = 20.0 * v16
    v119 = 20.0 * v15
    v120 = (((v16 * v88) - (v15 * v96)) + (v100 * v118)) + (v111 * v119)
    v121 = v2 * v16
    v122 = ((v32 * v118) + (v39 * v121)) + (v34 * v119)
    v123 = (((v15 * v88) + (v16 * v96)) + (v100 * v119)) - (v111 * v118)
    v124 = v2 * v15
    v125 = ((v32 * v119) + (v39 * v124)) - (v34 * v118)
    v126 = (v16 * v29) + (v15 * v28)
    v127 = ((qd[5] * v126) - (v16 * v94)) - (v15 * v107)
    v128 = qd[5] + v92
    v129 = v126 * v128
    v130 = v127 + v129
    v131 = v128 * v128
    v132 = (v15 * v29) - (v16 * v28)
    v133 = v132 * v132
    v134 = v131 + v133
    v135 = qdd[5] + v104
    v136 = v126 * v132
    v137 = v135 - v136
    v138 = (v16 * v32) + (v15 * v34)
    v139 = (((v35 * v123) - (v91 * v130)) - (v122 * v134)) - (v125 * v137)
    v140 = ((qd[5] * v132) - (v15 * v94)) + (v16 * v107)
    v141 = v128 * v132
    v142 = v140 + v141
    v143 = v135 + v136
    v144 = v126 * v126
    v145 = v131 + v144
    v146 = (v15 * v32) - (v16 * v34)
    v147 = (((v91 * v142) + (v35 * v120)) - (v122 * v143)) + (v125 * v145)
    v148 = v127 - v129
    v149 = v140 - v141
    v150 = v133 + v144
    v151 = (((v120 * v138) - (v122 * v148)) + (v123 * v146)) - (v125 * v149)
    v152 = v35 * v136
    v153 = v129 * v138
    v154 = v133 - v144
    v155 = v131 - v144
    v156 = v141 * v146
    v157 = v131 - v133
    v158 = v46 - v48
    v159 = v54 - v55
    v160 = v61 - v62
    v161 = 50.0 + v57
    v162 = (v14 * v58) + (v13 * v161)
    v163 = (v10 * v51) - (v14 * v161)
    v164 = v9 + v80
    v165 = v72 - v73
    v166 = v69 - v70
    v167 = v80 - v25
    v168 = 10.0 - v163
    v169 = (v3 * v88) - (v2 * v90)
    v170 = v2 * v162
    v171 = v3 * v96
    v172 = v3 * v162
    v173 = v2 * v96
    v174 = v97 + v101
    v175 = v3 * v103
    v176 = v175 - (v2 * v107)
    v177 = (v3 * v114) - (v2 * v95)
    v178 = v2 * v106
    v179 = (v3 * v100) + (v2 * v116)
    v180 = v36 + v168
    v181 = (v16 * v172) - (v15 * v180)
    v182 = (v15 * v172) + (v16 * v180)
    v183 = (v3 * v123) - (v117 * v124)
    v184 = (v3 * v120) - (v117 * v121)
    v185 = (v121 * v123) - (v120 * v124)
    v186 = v3 * v136
    v187 = v124 * v129
    v188 = ((v124 * v142) - (v121 * v130)) + (v3 * v154)
    v189 = ((v3 * v149) + (v121 * v137)) - (v124 * v155)
    v190 = v121 * v141
    v191 = v190 + (v186 + (v124 * v127))
    v192 = ((v3 * v148) - (v124 * v143)) - (v121 * v157)
    v193 = 10.0 + v50
    v194 = v2 * v51
    v195 = v3 * v51
    v196 = v36 + v193
    v197 = (v16 * v195) - (v15 * v196)
    v198 = (v15 * v195) + (v16 * v196)
    v199 = v15 * v37
    v200 = v16 * v37
    v201 = v16 * v129
    v202 = v15 * v141
    v203 = -v64
    v204 = -v158
    v205 = -v165
    v206 = -v82
    v207 = -v166
    v208 = -((v3 * v111) + (v2 * v112))
    v209 = -((v3 * v104) - v178)
    v210 = -(v175 + v178)
    v211 = -(v187 + (v186 + (v121 * v140)))
    v212 = -((v190 + (v3 * v135)) - v187)
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
        v0 * v52,
        (v1 * v52) - (v0 * v47),
        (v0 * qdd[1]) + (v1 * v8),
        (v1 * v45) - (v0 * v42),
        (v1 * qdd[1]) - (v0 * v8),
        REAL(0.0),
        -(v47 * (2500.0 * v1)),
        (v31 * v53) - (v4 * v49),
        (v12 * v53) - (v4 * v56),
        ((v4 * (v61 + v62)) - (v31 * v59)) - (v12 * v60),
        (v12 * v54) - v63,
        -((v12 * v49) + (v31 * v56)),
        (v12 * v65) + (v31 * (v61 - v7)),
        (v31 * v46) - v66,
        (v31 * v67) + (v12 * (v62 - v7)),
        v63 + v66,
        v38 * v68,
        (v32 * v68) + (v38 * v71),
        -((v33 * v68) + (v38 * v74)),
        ((v32 * v78) + (v33 * v79)) - (v38 * (v25 + v80)),
        (v33 * v72) - v81,
        (v33 * v71) + (v32 * v74),
        (v33 * v83) + (v32 * (v80 - v9)),
        (v32 * v69) - v84,
        -((v32 * v85) + (v33 * (v25 - v9))),
        v81 + v84,
        (v88 * v89) + (v90 * v91),
        (((v32 * v90) - (v91 * v95)) + (v35 * v96)) - (v89 * v99),
        (((v34 * v96) - (v32 * v88)) - (v89 * v100)) - (v91 * v102),
        (((v35 * v88) + (v89 * v105)) + (v34 * v90)) - (v91 * v108),
        v110 + (v109 + (v34 * v107)),
        ((v34 * v112) - (v35 * v111)) - (v32 * v113),
        ((v32 * v108) + (v34 * v95)) + (v35 * v114),
        -(v115 + (v109 + (v35 * v104))),
        ((v32 * v105) + (v35 * v100)) - (v34 * v116),
        v115 + ((v32 * v94) - v110),
        ((v91 * v117) + (v120 * v122)) + (v123 * v125),
        v139 + (v117 * v138),
        v147 - (v117 * v146),
        v151 + (v91 * v150),
        (v153 - (v140 * v146)) - v152,
        ((v35 * v154) - (v138 * v142)) - (v130 * v146),
        ((v35 * v149) + (v137 * v146)) + (v138 * v155),
        v156 + (v152 - (v127 * v138)),
        ((v35 * v148) + (v138 * v143)) - (v146 * v157),
        -(v156 + (v153 + (v35 * v135))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        (v58 * v59) + (v57 * v60),
        (v60 + (v57 * v65)) - (v58 * v76),
        ((v58 * v67) - v59) - (v57 * (v7 + v61)),
        -((v58 * v158) + (v57 * v159)),
        v203,
        v160,
        v159,
        v64,
        v204,
        v17,
        -((v78 * v162) + (v79 * v163)),
        (v79 + (v83 * v163)) - (v26 * v162),
        (v78 - (v85 * v162)) + (v163 * v164),
        -((v163 * v165) + (v162 * v166)),
        v82,
        v167,
        v205,
        v206,
        v207,
        v18,
        (v96 * v168) + (v162 * v169),
        (v171 + ((v95 * v170) - (v112 * v168))) - (v99 * v172),
        (((v102 * v170) - (v100 * v172)) + (v111 * v168)) - v173,
        (v169 + ((v108 * v170) + (v105 * v172))) + (v168 * v174),
        v176,
        v208,
        v177,
        v209,
        v179,
        v210,
        ((v120 * v181) + (v123 * v182)) - (v117 * v170),
        v183 + (((v130 * v170) - (v134 * v181)) - (v137 * v182)),
        v184 + (((v145 * v182) - (v143 * v181)) - (v142 * v170)),
        ((v185 - (v148 * v181)) - (v149 * v182)) - (v150 * v170),
        v211,
        v188,
        v189,
        v191,
        v192,
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
        v60,
        -v59,
        REAL(0.0),
        v203,
        v160,
        v159,
        v64,
        v204,
        v17,
        (v50 * v79) - (v51 * v78),
        (v79 - (v50 * v83)) - (v26 * v51),
        (v78 - (v51 * v85)) - (v50 * v164),
        (v50 * v165) - (v51 * v166),
        v82,
        v167,
        v205,
        v206,
        v207,
        v18,
        (v96 * v193) + (v51 * v169),
        (v171 + ((v95 * v194) - (v112 * v193))) - (v99 * v195),
        (((v102 * v194) - (v100 * v195)) + (v111 * v193)) - v173,
        (v169 + ((v108 * v194) + (v105 * v195))) + (v174 * v193),
        v176,
        v208,
        v177,
        v209,
        v179,
        v210,
        ((v120 * v197) + (v123 * v198)) - (v117 * v194),
        v183 + (((v130 * v194) - (v134 * v197)) - (v137 * v198)),
        v184 + (((v145 * v198) - (v143 * v197)) - (v142 * v194)),
        ((v185 - (v148 * v197)) - (v149 * v198)) - (v150 * v194),
        v211,
        v188,
        v189,
        v191,
        v192,
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
        v79,
        v78,
        REAL(0.0),
        v82,
        v167,
        v205,
        v206,
        v207,
        v18,
        10.0 * v96,
        v171 - (10.0 * v112),
        (10.0 * v111) - v173,
        v169 + (10.0 * v174),
        v176,
        v208,
        v177,
        v209,
        v179,
        v210,
        (v123 * v200) - (v120 * v199),
        v183 + ((v134 * v199) - (v137 * v200)),
        v184 + ((v143 * v199) + (v145 * v200)),
        v185 + ((v148 * v199) - (v149 * v200)),
        v211,
        v188,
        v189,
        v191,
        v192,
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
        v90,
        -v88,
        REAL(0.0),
        v93,
        -v113,
        v108,
        -v93,
        v105,
        v94,
        (v119 * v123) + (v118 * v120),
        ((v16 * v117) - (v119 * v137)) - (v118 * v134),
        ((v119 * v145) - (v15 * v117)) - (v118 * v143),
        (((v16 * v120) + (v15 * v123)) - (v119 * v149)) - (v118 * v148),
        v201 - (v15 * v140),
        -((v16 * v142) + (v15 * v130)),
        (v15 * v137) + (v16 * v155),
        v202 - (v16 * v127),
        (v16 * v143) - (v15 * v157),
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
        -v123,
        -v120,
        REAL(0.0),
        v136,
        -v154,
        -v149,
        -v136,
        -v148,
        v135,
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
