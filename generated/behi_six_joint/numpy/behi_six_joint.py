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
        v0 = parameters[4] + parameters[5]
        v1 = v0 + parameters[3]
        v2 = v1 + parameters[2]
        v3 = 50.0 * parameters[1]
        v4 = 2.0 * (50.0 * (0.5 * v3))
        v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4
        v6 = 50.0 * v1
        v7 = 50.0 * parameters[2]
        v8 = 2.0 * (50.0 * (0.5 * v7))
        v9 = (2.0 * (50.0 * (0.5 * v6))) + v8
        v10 = 20.0 * parameters[5]
        v11 = 10.0 * v0
        v12 = 10.0 * parameters[3]
        v13 = v11 + v12
        v14 = 2.0 * (20.0 * (0.5 * v10))
        v15 = 0.5 * (parameters[6] - (v14 + v14))
        v16 = v15 - (v14 + v15)
        v17 = parameters[6] + v16
        v18 = 10.0 * v10
        v19 = 2.0 * v18
        v20 = 2.0 * (10.0 * (0.5 * v12))
        v21 = v20 + (2.0 * (10.0 * (0.5 * v11)))
        v22 = v21 - v16
        v23 = v6 + v7
        v24 = 50.0 * v23
        v25 = v5 + v9
        v26 = 50.0 * v10
        v27 = v16 + v22
        v28 = v0 - (v0 + (v12 / 10.0))
        v29 = parameters[3] + v28
        v30 = v29 - (v29 + (v7 / 50.0))
        v31 = v8 + (2.0 * (50.0 * (0.5 * (50.0 * v30))))
        v32 = 0.5 * parameters[6]
        v33 = v32 - v14
        v34 = 2.0 * v32
        v35 = v20 + (2.0 * (10.0 * (0.5 * (10.0 * v28))))
        v36 = v29 - v30
        v37 = parameters[2] + v30
        v38 = v37 - ((v3 / 50.0) + v37)
        v39 = v37 - v38
        v40 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v38))))
        v41 = 2.0 * v40
        v42 = 50.0 * v39
        v43 = 2.0 * v26
        v44 = v32 - v33
        v45 = 1.0 / v44
        v46 = v21 + v44
        v47 = parameters[6] - v44
        v48 = 1.0 / parameters[6]
        v49 = 2.0 * v7
        v50 = 2.0 * v10
        v51 = parameters[6] * v48
        v52 = parameters[6] * v51
        v53 = v10 * v45
        v54 = (-1.0) + v51
        values = (
            -v16,
            v27,
            v22 + v25,
            parameters[6] + v21,
            2.0 * v24,
            v5,
            v9,
            v18,
            v19,
            v24,
            v26,
            100.0 * v10,
            100.0 * v13,
            v16,
            v17,
            50.0 * v13,
            parameters[6],
            2.0 * v35,
            (50.0 * (100.0 * v39)) + v41,
            v40 + (50.0 * v42),
            50.0 * v36,
            2.0 * v31,
            2.0 * parameters[6],
            v10,
            v33,
            v34,
            v31,
            v0 - v28,
            v35,
            v36,
            v32,
            v27 + v27,
            v19 + v19,
            0.5 * (v18 + v18),
            2.0 * v17,
            v17 + v17,
            v43,
            0.5 * v43,
            v5 + v5,
            v9 + v9,
            v40,
            v41,
            v42,
            v31 + v40,
            v46 - v44,
            v23,
            v25,
            v45,
            v48,
            v13,
            v21,
            v44,
            v5 + (v9 + v46),
            v47,
            0.5 * v4,
            v49,
            50.0 * v49,
            2.0 * v12,
            0.5 * parameters[4],
            v8,
            v20,
            50.0 * v7,
            parameters[5],
            parameters[3],
            parameters[2],
            v1,
            v2,
            30.0 * v3,
            50.0 * v3,
            parameters[4],
            v0,
            v3,
            v4,
            v7,
            v12,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v12,
            10.0 * v50,
            v32 - parameters[6],
            2.0 * v33,
            v33 - v32,
            v32 + v33,
            2.0 * v13,
            v50,
            v44 - v46,
            20.0 * v10,
            2.0 * v21,
            100.0 * v23,
            2.0 * v5,
            2.0 * v9,
            50.0 * (2.0 * v23),
            v51,
            2.0 * (v32 * v45),
            2.0 * v51,
            v52,
            v52 - v47,
            v53,
            v10 * v53,
            v52 - parameters[6],
            parameters[6] - v52,
            v54,
            parameters[6] * v54,
            v34 * v53,
            v34 * v45,
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
    v2 = np.sin(v0)
    v3 = np.cos(v0)
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(v1)
    v7 = np.cos(v1)
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = v5 * v3
    v11 = (prepared[2] - (v4 * (prepared[5] * v4))) + (prepared[4] * v10)
    v12 = v3 * v7
    v13 = prepared[14] * v8
    v14 = prepared[8] * v8
    v15 = (v8 * v13) - v14
    v16 = (v14 - (v2 * (prepared[6] * v2))) + ((v15 - prepared[1]) * (v6 * v6))
    v17 = prepared[10] * v8
    v18 = prepared[15] + v17
    v19 = v18 * (v5 * v7)
    v20 = v6 * (v9 * (v13 - prepared[7]))
    v21 = prepared[10] * v9
    v22 = v2 * v21
    v23 = v22 - v20
    v24 = v4 * v21
    v25 = v23 + v24
    v26 = -v20
    v27 = -((((prepared[7] * v8) - prepared[13]) * v7) + (v17 * (v3 + v5)))
    v28 = (prepared[16] * v8) * v6
    v29 = v6 * v18
    v30 = (v18 * v12) + (v2 * v29)
    v31 = v15 - prepared[3]
    v32 = v30 - v31
    v33 = (prepared[6] + v30) + v32
    v34 = v19 + (v4 * v29)
    v35 = v34 + (prepared[9] * (v10 + (v4 * v2)))
    v36 = v35 + v33
    v37 = v34 + v32
    v38 = v21 * v6
    v39 = (v7 * v22) - (v3 * v38)
    v40 = -((v39 + (v7 * v24)) - (v5 * v38))
    v41 = -(prepared[16] * v9)
    v42 = -v39
    return (
        (v16 + (2.0 * v19)) + (v11 + ((prepared[12] + (prepared[11] * v8)) * v12)),
        v25,
        v23,
        v26,
        v27,
        v28,
        v25,
        (prepared[5] + v35) + v36,
        v36,
        v37,
        v40,
        v41,
        v23,
        v36,
        v33,
        v32,
        v42,
        v41,
        v26,
        v37,
        v32,
        -v31,
        REAL(0.0),
        v41,
        v27,
        v40,
        v42,
        REAL(0.0),
        prepared[0],
        REAL(0.0),
        v28,
        v41,
        v41,
        v41,
        REAL(0.0),
        prepared[16],
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      M[6][6]  inertia matrix; row by row

    Operations: 34 add, 40 mul, 0 div, 0 sqrt, 4 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(v1)
    v7 = np.cos(v1)
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = qd[2] + qd[1]
    v11 = v10 * v4
    v12 = qd[1] * v2
    v13 = (100.0 * qd[0]) * (v11 + v12)
    v14 = qd[3] + v10
    v15 = qd[0] * v6
    v16 = v14 * v15
    v17 = v13 + (20.0 * v16)
    v18 = qd[0] * qd[0]
    v19 = v18 + (v10 * v10)
    v20 = qd[1] * qd[1]
    v21 = v18 + v20
    v22 = 50.0 * ((v19 * v5) + (v21 * v3))
    v23 = v10 * v11
    v24 = 50.0 * (v23 + (v20 * v2))
    v25 = (v7 * v22) + (v6 * v24)
    v26 = qd[0] * v7
    v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)))
    v28 = v26 - qd[4]
    v29 = v14 * v8
    v30 = v29 + (v9 * v15)
    v31 = prepared[27] * ((v9 * v17) + (v8 * v27))
    v32 = v31 + (prepared[23] * ((v28 * v28) + (v30 * v30)))
    v33 = v14 * v9
    v34 = (v8 * v15) - v33
    v35 = v30 * v34
    v36 = v16 + v35
    v37 = (v9 * v27) - (v8 * v17)
    v38 = (prepared[23] * v36) - (prepared[27] * v37)
    v39 = (v9 * v32) + (v8 * v38)
    v40 = qd[5] * prepared[25]
    v41 = (((prepared[30] * (v16 - v35)) - (v40 * v30)) - (prepared[24] * v36)) - (prepared[23] * v37)
    v42 = (v7 * v24) - (v6 * v22)
    v43 = v15 * v26
    v44 = (10.0 * v43) - v42
    v45 = (v8 * v43) - ((2.0 * v33) * v26)
    v46 = (v28 * (2.0 * v34)) - v45
    v47 = (((prepared[30] * v45) + (v40 * v28)) + (prepared[24] * v46)) - (prepared[23] * v44)
    v48 = ((prepared[22] * v29) * v26) + (prepared[16] * ((v9 * v43) - (v28 * v30)))
    v49 = (v5 + v3) * ((prepared[20] * v13) + (50.0 * v39))
    v50 = qd[0] * ((v11 * (prepared[21] * v5)) + (v12 * (prepared[18] * v3)))
    v51 = v49 + (v50 + (v6 * ((v9 * v47) - (v8 * v48))))
    v52 = (prepared[23] * v46) + (prepared[27] * v44)
    v53 = (prepared[29] * v42) - v52
    v54 = ((v9 * v38) - (prepared[29] * v25)) - (v8 * v32)
    v55 = 50.0 * ((v7 * v53) - (v6 * v54))
    v56 = ((10.0 * v52) + ((prepared[28] * v43) - (v9 * v48))) - (v8 * v47)
    v57 = 50.0 * ((v7 * v54) + (v6 * v53))
    v58 = (v5 * (v55 + (prepared[26] * (v23 - (v19 * v4))))) + ((v4 * v57) - v56)
    v59 = (v58 + (v3 * v55)) + (v2 * (v57 + ((prepared[19] * (v20 - v21)) * v3)))
    return (
        -(v51 + (v7 * ((v41 + (prepared[17] * v16)) + (10.0 * v39)))),
        -v59,
        -v58,
        v56,
        v41,
        v48,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 62 add, 100 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
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
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(v0)
    v5 = np.cos(v0)
    v6 = np.sin(v1)
    v7 = np.cos(v1)
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = prepared[10] * v8
    v11 = prepared[15] + v10
    v12 = (prepared[14] * v8) - prepared[7]
    v13 = prepared[10] * v9
    v14 = v5 + v3
    v15 = qd[2] + qd[1]
    v16 = qd[3] + v15
    v17 = v9 * v6
    v18 = prepared[8] * v9
    v19 = (v8 * (prepared[35] * v9)) - v18
    v20 = v9 * v7
    v21 = prepared[36] * v20
    v22 = (v18 + (v19 * (v6 * v6))) + (v14 * v21)
    v23 = 0.5 * qd[4]
    v24 = v2 * v7
    v25 = ((prepared[9] * v2) * v5) + (v11 * v24)
    v26 = v8 * v6
    v27 = -(v7 * ((prepared[31] * v6) - (((prepared[34] * v8) - prepared[32]) * v26)))
    v28 = v3 * v6
    v29 = ((prepared[9] * v3) * v4) + (v11 * v28)
    v30 = 2.0 * v11
    v31 = v5 * v6
    v32 = v4 * v7
    v33 = (((v5 * (prepared[39] * v4)) + (2.0 * v29)) + (v30 * (v31 + v32))) - v27
    v34 = v33 + ((v3 * (prepared[38] * v2)) + (2.0 * v25))
    v35 = 0.5 * qd[1]
    v36 = (v14 * ((prepared[12] * v6) + (prepared[11] * v26))) - v27
    v37 = 0.5 * qd[3]
    v38 = 0.5 * qd[2]
    v39 = (v12 * v26) - ((prepared[14] * v9) * v17)
    v40 = (prepared[7] * v26) - (prepared[13] * v6)
    v41 = v39 + v40
    v42 = (v23 * v41) - ((v16 * v12) * v20)
    v43 = prepared[30] * v8
    v44 = v43 * v7
    v45 = qd[5] * v44
    v46 = v42 + (v45 + (v5 * (v15 * v13)))
    v47 = 0.5 * qd[0]
    v48 = v47 * v34
    v49 = v47 * v33
    v50 = v45 - (v47 * v36)
    v51 = prepared[30] * v17
    v52 = (v47 * v22) + (qd[5] * v51)
    v53 = 0.5 * v15
    v54 = (v16 * v44) + (qd[4] * v51)
    v55 = v39 - v40
    v56 = ((prepared[37] * v8) * v4) - (0.5 * v55)
    v57 = v56 + (v2 * v10)
    v58 = v29 - v25
    v59 = prepared[10] * ((v3 * v20) + (v2 * v17))
    v60 = v24 - v28
    v61 = v11 * v60
    v62 = (v23 * v59) + (v37 * v61)
    v63 = (((prepared[36] * v4) * v17) - v19) + (v5 * v21)
    v64 = v59 + v63
    v65 = v31 - v32
    v66 = (v30 * v65) - v61
    v67 = (v37 * v66) - (v23 * v64)
    v68 = v62 - v67
    v69 = v11 * v65
    v70 = (qd[3] * v69) - (v23 * v63)
    v71 = v35 + v38
    v72 = qd[3] + v71
    v73 = v53 * v66
    v74 = qd[4] * v10
    v75 = qd[5] * v43
    v76 = (v75 - (v74 * v65)) + (v37 * v63)
    v77 = (qd[0] * v57) - (v53 * v64)
    v78 = qd[4] * v43
    v79 = qd[0] * v44
    v80 = v78 - v79
    v81 = (qd[2] * v69) + (v35 * (v61 + v66))
    v82 = ((v38 * v63) - (qd[0] * v56)) - (v35 * (v59 - v64))
    v83 = v38 - v35
    v84 = v23 * v19
    v85 = (v37 * v19) - v75
    v86 = (v47 * v55) - ((v71 * v19) + v85)
    v87 = (v16 * v43) + (qd[0] * v51)
    v88 = v78 + v79
    return (
        (((v23 * v22) - (v37 * v36)) - (v38 * v33)) - (v35 * v34),
        (v46 + (v13 * (qd[1] * v3))) - v48,
        v46 - v49,
        v42 + v50,
        (v52 - (qd[4] * ((v13 * v14) + (prepared[33] * v20)))) + ((v37 + v53) * v41),
        v54,
        v48 - ((qd[4] * v57) + v45),
        v68 - (qd[2] * v58),
        v68 - (v15 * v58),
        ((qd[4] * v59) - v73) + ((v72 * v61) - v70),
        ((v76 + (v74 * v60)) + (v72 * v59)) - v77,
        v80,
        v49 - ((qd[4] * v56) + v45),
        ((qd[1] * v58) - v62) - v67,
        -v70,
        -(v70 + v81),
        v76 + v82,
        v80,
        (v23 * v55) - v50,
        v73 + ((v83 * v61) - v84),
        v81 - v84,
        -v84,
        v86,
        v80,
        ((qd[2] * v56) - (v52 + (v37 * v55))) + (qd[1] * v57),
        (v85 + (v83 * v59)) + v77,
        v85 - v82,
        -v86,
        REAL(0.0),
        -v87,
        v54,
        v88,
        v88,
        v88,
        v87,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 100 add, 129 mul, 0 div, 0 sqrt, 4 sincos, 6 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
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
    v11 = v10 * (2.0 * qd[0])
    v12 = 50.0 * v2
    v13 = qd[1] * v4
    v14 = qd[0] * v13
    v15 = 50.0 * v5
    v16 = (qdd[0] * v15) - (100.0 * v14)
    v17 = 50.0 * v3
    v18 = (v16 + (qdd[0] * v17)) - (v11 * v12)
    v19 = qd[0] * v6
    v20 = qd[3] + v10
    v21 = v20 * v19
    v22 = v21 - (qdd[0] * v7)
    v23 = v21 + v22
    v24 = (10.0 * v23) - v18
    v25 = v10 * v10
    v26 = qd[0] * qd[0]
    v27 = v26 + v25
    v28 = v26 + (qd[1] * qd[1])
    v29 = 50.0 * v4
    v30 = (v28 * v15) + (qdd[1] * v29)
    v31 = qdd[1] + qdd[2]
    v32 = (v30 + (v27 * v17)) + (v31 * v12)
    v33 = qd[1] * v13
    v34 = (qdd[1] * v15) - (50.0 * v33)
    v35 = ((v25 * v12) - v34) - (v31 * v17)
    v36 = (v6 * v35) + (v7 * v32)
    v37 = qd[0] * v7
    v38 = (10.0 * ((v20 * v20) + (v37 * v37))) + v36
    v39 = (v9 * v38) - (v8 * v24)
    v40 = (v8 * v19) - (v20 * v9)
    v41 = (v20 * v8) + (v9 * v19)
    v42 = v41 * v40
    v43 = qdd[4] + v22
    v44 = v42 + v43
    v45 = (prepared[23] * v44) - (prepared[27] * v39)
    v46 = v37 - qd[4]
    v47 = prepared[23] * ((v46 * v46) + (v41 * v41))
    v48 = v47 + (prepared[27] * ((v9 * v24) + (v8 * v38)))
    v49 = (v9 * v48) + (v8 * v45)
    v50 = qd[5] * prepared[25]
    v51 = (((v50 * v41) + (prepared[24] * v44)) - (prepared[30] * (v43 - v42))) + (prepared[23] * v39)
    v52 = (v6 * v32) - (v7 * v35)
    v53 = v19 * v37
    v54 = qdd[3] + v31
    v55 = v53 + v54
    v56 = v52 + (10.0 * v55)
    v57 = v53 - v54
    v58 = (qdd[0] * v6) + ((2.0 * v20) * v37)
    v59 = (v9 * v58) - (v8 * v57)
    v60 = (v46 * (2.0 * v40)) + v59
    v61 = (((v50 * v46) - (prepared[30] * v59)) + (prepared[24] * v60)) - (prepared[23] * v56)
    v62 = prepared[16] * ((v9 * v57) + (((v8 * v58) + qdd[5]) - (v46 * v41)))
    v63 = prepared[26] * v2
    v64 = v3 * v63
    v65 = prepared[42] * v5
    v66 = ((v65 * v16) - ((prepared[41] * v5) * v14)) - (v11 * v64)
    v67 = v66 + (qdd[0] * ((prepared[43] - (v4 * (prepared[40] * v4))) - (v2 * v63)))
    v68 = v67 - (v6 * ((v9 * v61) - (v8 * v62)))
    v69 = v68 + (v7 * ((v51 - (prepared[28] * v23)) - (10.0 * v49)))
    v70 = ((v9 * v45) - (prepared[29] * v36)) - (v8 * v48)
    v71 = (prepared[23] * v60) + (prepared[27] * v56)
    v72 = v71 + (prepared[29] * v52)
    v73 = (v6 * v72) - (v7 * v70)
    v74 = (v6 * v70) + (v7 * v72)
    v75 = prepared[40] * (qdd[1] + (v5 * ((v28 * v4) - v33)))
    v76 = ((((prepared[42] * v4) * v30) + (v65 * v34)) + v75) + (v15 * v74)
    v77 = (((v9 * v62) - (prepared[28] * v55)) + (v8 * v61)) - (10.0 * v71)
    v78 = (((prepared[26] * v31) + ((v27 - v25) * v64)) - v77) + (v17 * v74)
    v79 = v78 + (v12 * v73)
    return (
        v69 + ((v15 + v17) * ((prepared[29] * v18) - v49)),
        v79 + (v76 + (v29 * v73)),
        v79,
        -v77,
        -v51,
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

    Operations: 85 add, 120 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = qd[2] + qd[1]
    v11 = qd[3] + v10
    v12 = v11 * v3
    v13 = qd[0] * v4
    v14 = (v2 * v13) - v12
    v15 = qd[0] * v5
    v16 = qd[4] - v15
    v17 = 2.0 * v15
    v18 = v13 * v15
    v19 = ((v2 * v18) - (v12 * v17)) + (v16 * (2.0 * v14))
    v20 = 50.0 * v6
    v21 = qd[1] * qd[1]
    v22 = v10 * v10
    v23 = 50.0 * v8
    v24 = (v22 * v23) + (v21 * v20)
    v25 = qd[0] * qd[0]
    v26 = v25 + v22
    v27 = 50.0 * v9
    v28 = 50.0 * v7
    v29 = (v25 + v21) * v28
    v30 = v29 + (v26 * v27)
    v31 = (v4 * v30) - (v5 * v24)
    v32 = ((prepared[7] * v18) + (prepared[23] * v31)) + ((qd[5] + v14) * (prepared[16] * v16))
    v33 = v32 - (prepared[51] * v19)
    v34 = (((prepared[50] * v18) - (tau[5] * v3)) + (prepared[49] * v31)) - (prepared[7] * v19)
    v35 = v34 + (v2 * v33)
    v36 = tau[3] - v35
    v37 = prepared[23] * v2
    v38 = prepared[49] + v37
    v39 = v4 * v38
    v40 = v5 * v38
    v41 = (v27 * v40) + (v23 * v39)
    v42 = prepared[8] + (prepared[51] * v2)
    v43 = prepared[50] + (v2 * v42)
    v44 = v43 + v41
    v45 = 1.0 / v43
    v46 = v45 * v44
    v47 = (prepared[23] * v19) - (prepared[49] * v18)
    v48 = v5 * v47
    v49 = v11 * v2
    v50 = v49 + (v3 * v13)
    v51 = v50 * v14
    v52 = v11 * v13
    v53 = v52 + v51
    v54 = prepared[23] * v3
    v55 = (v50 * v50) + (v16 * v16)
    v56 = (v11 * v11) + (v15 * v15)
    v57 = ((v37 * v55) + (prepared[49] * v56)) - (v54 * v53)
    v58 = (v4 * v27) - (v5 * v23)
    v59 = prepared[6] * v8
    v60 = v9 * v59
    v61 = prepared[45] * v8
    v62 = prepared[45] * v9
    v63 = v20 * v62
    v64 = (v58 * v57) + (((v21 * v63) - (v29 * v61)) + ((v22 - v26) * v60))
    v65 = v4 * v47
    v66 = (v64 + (v23 * v65)) + ((v27 * v48) - v35)
    v67 = 2.0 * qd[0]
    v68 = qd[1] * v67
    v69 = v68 + (qd[2] * v67)
    v70 = (v69 * v23) + (v68 * v20)
    v71 = ((((prepared[16] * qd[5]) * v50) - (v37 * v70)) - (prepared[51] * v52)) + (prepared[53] * v51)
    v72 = v71 + (v54 * ((v4 * v24) + (v5 * v30)))
    v73 = 2.0 * v52
    v74 = v72 - (10.0 * ((v37 * v73) - (v54 * v56)))
    v75 = tau[4] + v74
    v76 = v54 * v58
    v77 = prepared[47] * v76
    v78 = (v66 - (v46 * v36)) + (tau[2] - (v77 * v75))
    v79 = v41 + v44
    v80 = prepared[6] + v79
    v81 = 1.0 / ((v44 * v46) + ((v76 * v77) - v80))
    v82 = (v28 * v40) + (v20 * v39)
    v83 = v28 * v62
    v84 = (v83 + (v20 * v61)) + v82
    v85 = (v28 * v4) - (v20 * v5)
    v86 = v76 + (v54 * v85)
    v87 = v44 + v82
    v88 = (((v77 * v86) - v84) + (v46 * v87)) - v80
    v89 = v88 * v81
    v90 = v45 * v87
    v91 = v28 * v61
    v92 = prepared[5] * v6
    v93 = v7 * v92
    v94 = (((tau[1] - (v25 * v93)) - (v26 * v63)) + (v22 * v91)) + (v85 * v57)
    v95 = ((v94 + (v20 * v65)) + (v28 * v48)) - (v90 * v36)
    v96 = prepared[47] * v86
    v97 = ((v66 - (v96 * v75)) + v95) - (v78 * v89)
    v98 = ((prepared[46] + (2.0 * v84)) - (v86 * v96)) + (v79 - (v87 * v90))
    v99 = 1.0 / (v98 + (v88 * v89))
    v100 = v28 + v27
    v101 = (v37 * v100) + (((prepared[7] * v2) + prepared[51]) * v5)
    v102 = v3 * v4
    v103 = v2 * v4
    v104 = ((prepared[51] * v3) * v103) + (prepared[7] * v102)
    v105 = v104 + (v54 * v23)
    v106 = (v104 * v46) - ((v101 * v77) + v105)
    v107 = ((v104 * v90) - ((v101 * v96) + ((v20 * v54) + v105))) - (v106 * v89)
    v108 = v107 * v99
    v109 = v106 * v81
    v110 = (v2 * v53) + (v3 * v55)
    v111 = (((tau[5] * v103) - tau[0]) - (v69 * (v60 + v91))) - (v68 * (v63 + v93))
    v112 = (v111 + (v102 * v33)) - (v100 * ((prepared[23] * v110) + (prepared[49] * v73)))
    v113 = v112 - (v5 * ((((prepared[50] * v73) + (prepared[49] * v70)) + (prepared[7] * v110)) - v74))
    v114 = v104 * v45
    v115 = prepared[47] * v101
    v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108)
    v117 = ((prepared[52] + (prepared[8] * v2)) - (v6 * v92)) - (v8 * v59)
    v118 = v117 - (v4 * ((prepared[44] * v4) + (v42 * v103)))
    v119 = ((v118 + (2.0 * (v83 + (v100 * v40)))) - (v101 * v115)) - (v104 * v114)
    v120 = v116 * (1.0 / ((v119 + (v106 * v109)) - (v107 * v108)))
    v121 = (v97 * v99) - (v108 * v120)
    v122 = ((v78 * v81) - (v109 * v120)) + (v89 * v121)
    v123 = (((v45 * v36) + (v114 * v120)) - (v90 * v121)) + (v46 * v122)
    v124 = (((tau[5] * prepared[48]) - (v50 * v16)) - (v49 * v17)) + (v103 * v120)
    return (
        -v120,
        v121,
        -v122,
        v123,
        (((prepared[47] * v75) - (v115 * v120)) - (v96 * v121)) + (v77 * v122),
        v124 - (v3 * ((v122 + (v18 - v121)) - v123)),
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
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v2 * v11) + (v3 * v10)
    v13 = (v2 * v10) - (v3 * v11)
    v14 = (v5 * v13) + (v4 * v12)
    v15 = 50.0 * (v11 - v13)
    v16 = (10.0 * v14) - v15
    v17 = 50.0 * qd[1]
    v18 = v17 * v3
    v19 = qd[2] + qd[1]
    v20 = v18 + (50.0 * v19)
    v21 = v17 * v2
    v22 = (v5 * v21) + (v4 * v20)
    v23 = (v7 * v22) + (v6 * v16)
    v24 = v23 + (20.0 * (qd[4] + v14))
    v25 = (v5 * v12) - (v4 * v13)
    v26 = qd[3] + v19
    v27 = (v5 * v20) - (v4 * v21)
    v28 = v27 + (10.0 * v26)
    v29 = v28 + (20.0 * ((v26 * v6) + (v7 * v25)))
    v30 = (v8 * v24) + (v9 * v29)
    v31 = (v8 * v29) - (v9 * v24)
    v32 = (v7 * v16) - (v6 * v22)
    v33 = v32 * v32
    v34 = v11 * v11
    v35 = (prepared[61] * v34) + (v19 * ((prepared[59] * v19) + (prepared[55] * v18)))
    v36 = v35 + (prepared[64] * ((v18 * v18) + (v21 * v21)))
    v37 = prepared[63] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)))
    v38 = v37 + (v36 - (v13 * ((prepared[56] * v11) - (prepared[59] * v13))))
    v39 = v38 + (prepared[60] * ((v26 * v26) + (v14 * v14)))
    v40 = (qd[5] - (v26 * v7)) + (v6 * v25)
    v41 = (v40 * (prepared[16] * v40)) + (v39 + (prepared[57] * ((v26 * v27) - (v14 * v15))))
    v42 = 0.5 * (v41 + (prepared[62] * ((v33 + (v31 * v31)) + (v30 * v30))))
    v43 = prepared[58] * (v33 + ((v28 * v28) + (v23 * v23)))
    return (
        v42 + (v43 + (prepared[54] * ((qd[1] * qd[1]) + v34))),
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
        v3 * v4,
        v2 * v4,
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
    return (
        -(v2 * v4),
        -(v3 * v5),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v3 * v4,
        -(v2 * v5),
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

    Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_C2(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_C2(prepared, q):
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    v5 = 50.0 * v0
    v6 = v3 * v4
    v7 = v2 * v5
    v8 = -(v2 * v4)
    v9 = -(v3 * v5)
    v10 = -v6
    return (
        v8,
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        -v7,
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
        v10,
        v7,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v7,
        v10,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v9,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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

    Operations: 0 add, 6 mul, 0 div, 0 sqrt, 2 sincos, 5 other.
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 1.0 + v1
    v7 = 50.0 * ((v3 * v6) - (v2 * v0))
    return (
        v5 * v7,
        v4 * v7,
        30.0 + (50.0 * ((v3 * v0) + (v2 * v6))),
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
    v7 = (v1 * v2) + (v0 * v3)
    return (
        v5 * v6,
        -(v5 * v7),
        v4,
        v4 * v6,
        -(v4 * v7),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = -v5
    v7 = (v1 * v3) - (v0 * v2)
    v8 = (v1 * v2) + (v0 * v3)
    v9 = 50.0 * v4
    v10 = v1 + v7
    v11 = v0 + v8
    v12 = 50.0 * v5
    v13 = 50.0 * v10
    return (
        -(v9 * v10),
        -(v12 * v11),
        -(v12 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v5 * v13,
        -(v9 * v11),
        -(v9 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        50.0 * v7,
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
        v6,
        v6,
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

    Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 6 other.
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
    v8 = -(v7 * v6)
    v9 = (v3 * v0) + (v2 * v1)
    v10 = v2 + v9
    v11 = 50.0 * v5
    v12 = -(v11 * v10)
    v13 = -(v11 * v9)
    v14 = v11 * v6
    v15 = v7 * v10
    v16 = v7 * v9
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
        (30.0 + (v5 * v10)) + (v4 * v11),
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
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v0 * v3) + (v2 * v1)
    v9 = (v3 * v1) - (v0 * v2)
    v10 = (v5 * v9) - (v4 * v8)
    v11 = (v5 * v8) + (v4 * v9)
    return (
        v7 * v10,
        -(v7 * v11),
        v6,
        v6 * v10,
        -(v6 * v11),
        -v7,
        v11,
        v10,
        REAL(0.0),
    )


def rotation_C4(prepared, q):
    """Rotation of the link that carries C4: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 4 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
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
    v8 = (v3 * v0) + (v2 * v1)
    v9 = 10.0 * v4
    v10 = (v3 * v1) - (v2 * v0)
    v11 = 50.0 + (10.0 * v5)
    v12 = 50.0 * v3
    v13 = (v12 + (v11 * v10)) - (v9 * v8)
    v14 = (v11 * v8) + (v9 * v10)
    v15 = (50.0 * v2) + v14
    v16 = (50.0 * v8) - v14
    v17 = (v6 * v6) + (v7 * v7)
    v18 = v17 * v13
    v19 = (v12 * v17) - v18
    v20 = -v7
    return (
        -(v6 * v13),
        -(v7 * v15),
        -(v7 * v14),
        v7 * v16,
        REAL(0.0),
        REAL(0.0),
        v7 * v13,
        -(v6 * v15),
        -(v6 * v14),
        v6 * v16,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        -v19,
        -(v19 + (v17 * (50.0 * v10))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v20,
        v20,
        v20,
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

    Operations: 11 add, 27 mul, 0 div, 0 sqrt, 4 sincos, 8 other.
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
    v9 = 50.0 + (10.0 * v5)
    v10 = (v3 * v0) + (v2 * v1)
    v11 = 10.0 * v4
    v12 = ((50.0 * v3) - (v11 * v10)) + (v9 * v8)
    v13 = -(v6 * v12)
    v14 = (v9 * v10) + (v11 * v8)
    v15 = (50.0 * v2) + v14
    v16 = -(v7 * v15)
    v17 = -(v7 * v14)
    v18 = (50.0 * v10) - v14
    v19 = v7 * v18
    v20 = v7 * v12
    v21 = v6 * v15
    v22 = v6 * v14
    v23 = v6 * v18
    v24 = (v6 * v6) + (v7 * v7)
    v25 = v24 * v12
    v26 = -v25
    v27 = 50.0 * v24
    v28 = v26 + (v3 * v27)
    v29 = v28 + (v8 * v27)
    v30 = -v23
    v31 = v7 * v28
    v32 = v7 * v29
    v33 = v6 * v28
    v34 = v6 * v29
    v35 = -(v24 * v14)
    v36 = v24 * v18
    return (
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v20,
        -v21,
        -v22,
        v23,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        -v28,
        -v29,
        REAL(0.0),
        REAL(0.0),
        -v20,
        v21,
        v22,
        v30,
        REAL(0.0),
        REAL(0.0),
        v21,
        v7 * v26,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v22,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v30,
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
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v16,
        v6 * v26,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v17,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v19,
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
        -(v24 * v15),
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

    Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
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
        (30.0 + (v5 * v10)) + (v4 * v11),
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
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v1 * v7) - (v0 * v6)
    v11 = (v1 * v6) + (v0 * v7)
    v12 = v2 * v8
    v13 = (v4 * v11) - (v5 * v10)
    v14 = v3 * v9
    v15 = v2 * v9
    v16 = v3 * v8
    v17 = (v4 * v10) + (v5 * v11)
    return (
        v12 - (v14 * v13),
        v16 + (v15 * v13),
        v9 * v17,
        -(v15 + (v16 * v13)),
        (v12 * v13) - v14,
        v8 * v17,
        v3 * v17,
        -(v2 * v17),
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
    v8 = (v3 * v0) + (v2 * v1)
    v9 = (v3 * v1) - (v2 * v0)
    v10 = (v5 * v9) - (v4 * v8)
    v11 = 10.0 * v10
    v12 = (50.0 * v9) + v11
    v13 = (50.0 * v3) + v12
    v14 = (v4 * v9) + (v5 * v8)
    v15 = 10.0 * v14
    v16 = (50.0 * v8) + v15
    v17 = (50.0 * v2) + v16
    v18 = (v6 * v6) + (v7 * v7)
    v19 = -v7
    return (
        -(v6 * v13),
        -(v7 * v17),
        -(v7 * v16),
        -(v7 * v15),
        REAL(0.0),
        REAL(0.0),
        v7 * v13,
        -(v6 * v17),
        -(v6 * v16),
        -(v6 * v15),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18 * v13,
        v18 * v12,
        v18 * v11,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        v6,
        v6,
        v7 * v14,
        REAL(0.0),
        REAL(0.0),
        v19,
        v19,
        v19,
        v6 * v14,
        REAL(0.0),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v10,
        REAL(0.0),
    )


def jacobian_C5(prepared, q):
    """First-order influence coefficients of C5 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 9 add, 29 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
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
    v9 = 50.0 + (10.0 * v5)
    v10 = (v3 * v0) + (v2 * v1)
    v11 = 10.0 * v4
    v12 = ((50.0 * v3) - (v11 * v10)) + (v9 * v8)
    v13 = -(v6 * v12)
    v14 = (v9 * v10) + (v11 * v8)
    v15 = (50.0 * v2) + v14
    v16 = -(v7 * v15)
    v17 = -(v7 * v14)
    v18 = (50.0 * v10) - v14
    v19 = v7 * v18
    v20 = v7 * v12
    v21 = v6 * v15
    v22 = v6 * v14
    v23 = v6 * v18
    v24 = (v6 * v6) + (v7 * v7)
    v25 = v24 * v12
    v26 = -v25
    v27 = 50.0 * v24
    v28 = v26 + (v3 * v27)
    v29 = v28 + (v8 * v27)
    v30 = -v23
    v31 = v7 * v28
    v32 = v7 * v29
    v33 = v6 * v28
    v34 = v6 * v29
    v35 = -(v24 * v14)
    v36 = v24 * v18
    return (
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v20,
        -v21,
        -v22,
        v23,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v25,
        -v28,
        -v29,
        REAL(0.0),
        REAL(0.0),
        -v20,
        v21,
        v22,
        v30,
        REAL(0.0),
        REAL(0.0),
        v21,
        v7 * v26,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v22,
        v31,
        v31,
        v32,
        REAL(0.0),
        REAL(0.0),
        v30,
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
        v13,
        v16,
        v17,
        v19,
        REAL(0.0),
        REAL(0.0),
        v16,
        v6 * v26,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v17,
        v33,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        v19,
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
        -(v24 * v15),
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

    Operations: 11 add, 36 mul, 0 div, 0 sqrt, 4 sincos, 12 other.
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
        (30.0 + (v7 * v13)) + (v6 * v14),
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
    v10 = (v3 * v0) + (v2 * v1)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v5 * v11) - (v4 * v10)
    v13 = v6 * v12
    v14 = (v7 * v9) + (v8 * v13)
    v15 = 50.0 * (v3 + v11)
    v16 = v15 + (10.0 * v12)
    v17 = v8 * v16
    v18 = v17 + (20.0 * v14)
    v19 = (v4 * v11) + (v5 * v10)
    v20 = v6 * v19
    v21 = 30.0 + (50.0 * v2)
    v22 = v21 + (50.0 * v10)
    v23 = (10.0 * v19) + v22
    v24 = v23 + (20.0 * v20)
    v25 = 30.0 - v24
    v26 = v21 - v24
    v27 = v22 - v24
    v28 = v23 - v24
    v29 = v8 * v19
    v30 = v17 - v18
    v31 = (v9 * v13) - (v7 * v8)
    v32 = v9 * v16
    v33 = v32 + (20.0 * v31)
    v34 = v9 * v19
    v35 = v32 - v33
    v36 = (v8 * v18) + (v9 * v33)
    v37 = (v8 * v8) + (v9 * v9)
    v38 = -v9
    return (
        -v18,
        v9 * v25,
        v9 * v26,
        v9 * v27,
        -((v12 * v30) + (v29 * v28)),
        REAL(0.0),
        v33,
        v8 * v25,
        v8 * v26,
        v8 * v27,
        (v12 * v35) + (v34 * v28),
        REAL(0.0),
        REAL(0.0),
        v36,
        v36 - ((50.0 * v3) * v37),
        v36 - (v37 * v15),
        (v29 * v35) - (v34 * v30),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v34,
        v31,
        REAL(0.0),
        v38,
        v38,
        v38,
        v29,
        v14,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v12,
        v20,
    )


def jacobian_C6(prepared, q):
    """First-order influence coefficients of C6 and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 27 add, 45 mul, 0 div, 0 sqrt, 5 sincos, 4 other.
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
    v10 = (v3 * v0) + (v2 * v1)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v5 * v11) - (v4 * v10)
    v13 = 20.0 * v6
    v14 = 50.0 * v3
    v15 = v14 + (50.0 * v11)
    v16 = (10.0 * v12) + v15
    v17 = v16 + (v13 * v12)
    v18 = 20.0 * v7
    v19 = (v9 * v18) + (v8 * v17)
    v20 = -v19
    v21 = (v4 * v11) + (v5 * v10)
    v22 = 30.0 + (50.0 * v2)
    v23 = v22 + (50.0 * v10)
    v24 = 10.0 * v21
    v25 = v24 + (v23 + (v13 * v21))
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
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v0) + (v2 * v1)
    v11 = (v3 * v1) - (v2 * v0)
    v12 = (v4 * v11) + (v5 * v10)
    v13 = v6 * v12
    v14 = 30.0 + (50.0 * v2)
    v15 = v14 + (50.0 * v10)
    v16 = (10.0 * v12) + v15
    v17 = v16 + (20.0 * v13)
    v18 = prepared[62] * v17
    v19 = v9 * v11
    v20 = v9 * v10
    v21 = (v4 * v20) - (v5 * v19)
    v22 = (v7 * v8) + (v6 * v21)
    v23 = 50.0 * v3
    v24 = (v9 * v23) + (50.0 * v19)
    v25 = (10.0 * v21) - v24
    v26 = v25 + (20.0 * v22)
    v27 = v26 * v18
    v28 = prepared[69] * v16
    v29 = v27 + (v25 * v28)
    v30 = v8 * v10
    v31 = v8 * v11
    v32 = (v5 * v31) - (v4 * v30)
    v33 = (v7 * v9) + (v6 * v32)
    v34 = (v8 * v23) + (50.0 * v31)
    v35 = v34 + (10.0 * v32)
    v36 = v35 + (20.0 * v33)
    v37 = v36 * v18
    v38 = v37 + (v35 * v28)
    v39 = (v8 * v38) - (v9 * v29)
    v40 = prepared[63] * ((v8 * v35) - (v9 * v25))
    v41 = v39 + (v16 * v40)
    v42 = (v8 * v34) + (v9 * v24)
    v43 = prepared[64] * v42
    v44 = v15 * v43
    v45 = v9 * v9
    v46 = (v8 * v8) + v45
    v47 = prepared[62] * v26
    v48 = prepared[69] * v25
    v49 = v47 + v48
    v50 = v49 + (prepared[63] * v25)
    v51 = (prepared[64] * v24) - v50
    v52 = prepared[62] * v36
    v53 = prepared[69] * v35
    v54 = v52 + v53
    v55 = prepared[63] * v35
    v56 = v54 + v55
    v57 = prepared[64] * v34
    v58 = v56 + v57
    v59 = (v8 * v58) + (v9 * v51)
    v60 = ((v44 + (v46 * (v3 * ((prepared[71] * v14) - prepared[67])))) + v41) - (30.0 * v59)
    v61 = (v8 * v33) - (v9 * v22)
    v62 = prepared[16] * v13
    v63 = v62 * v61
    v64 = 2.0 * v63
    v65 = v14 * v59
    v66 = v65 - (v41 + v44)
    v67 = (v8 * v56) - (v9 * v50)
    v68 = v15 * v67
    v69 = v68 - v41
    v70 = (v4 * v31) + (v5 * v30)
    v71 = (v4 * v19) + (v5 * v20)
    v72 = (v4 * v10) - (v5 * v11)
    v73 = (v16 * v70) - (v72 * v35)
    v74 = (v16 * v71) + (v72 * v25)
    v75 = (((v71 * v38) + (v70 * v29)) - (v73 * v49)) - (v74 * v54)
    v76 = (v71 * v33) + (v70 * v22)
    v77 = v62 * v76
    v78 = v75 - v77
    v79 = (v13 * v36) - (v17 * v33)
    v80 = (v33 * v26) - (v22 * v36)
    v81 = v18 * v80
    v82 = v13 * v26
    v83 = v82 - (v17 * v22)
    v84 = (v81 + (v47 * v79)) - (v52 * v83)
    v85 = -v84
    v86 = (v26 * v47) + (v25 * v48)
    v87 = v26 * v52
    v88 = v87 + (v25 * v53)
    v89 = (v8 * v88) - (v9 * v86)
    v90 = v89 + (v25 * v40)
    v91 = (v36 * v52) + (v35 * v53)
    v92 = v24 * v43
    v93 = (v3 * v3) * ((prepared[68] * v9) * v45)
    v94 = ((v93 - v93) + v92) - (v9 * (v91 + ((v34 * v57) + (v35 * v55))))
    v95 = prepared[16] * v33
    v96 = v95 * v61
    v97 = prepared[16] * v22
    v98 = v97 * v61
    v99 = (v8 * v98) + (v9 * v96)
    v100 = (-v99) - (v45 * (v88 + ((v25 * v55) - (v24 * v57))))
    v101 = (v8 * v91) - (v9 * v88)
    v102 = v101 + (v35 * v40)
    v103 = v13 * v62
    v104 = (v8 * ((v9 * v103) - v90)) - (v9 * (v102 + (v8 * v103)))
    v105 = v23 * v46
    v106 = v99 + (v8 * (v92 - (v105 * v51)))
    v107 = v106 - (v9 * ((v34 * v43) - (v105 * v58)))
    v108 = v99 + (v42 * ((v8 * v50) + (v9 * v56)))
    v109 = -(v104 + v108)
    v110 = (v71 * v35) + (v70 * v25)
    v111 = ((v110 * v54) - (v71 * v91)) - (v70 * v88)
    v112 = ((v110 * v49) - (v70 * v86)) - (v71 * v88)
    v113 = (v8 * v112) + (v9 * v111)
    v114 = v95 * v76
    v115 = v97 * v76
    v116 = (v8 * v115) + (v9 * v114)
    v117 = (v8 * v70) + (v9 * v71)
    v118 = v103 * v117
    v119 = v72 * v63
    v120 = ((v118 - v119) - v116) - v113
    v121 = (v33 * v47) - (v22 * v52)
    v122 = (v26 * v121) - (v47 * v80)
    v123 = 0.0 * v9
    v124 = (v8 * v122) + v123
    v125 = v13 * v63
    v126 = v124 + ((v103 * v61) - v125)
    v127 = (v8 * v90) + (v9 * v102)
    v128 = v127 - v107
    v129 = -(v108 - v127)
    v130 = (v119 + (v70 * v96)) - (v71 * v98)
    v131 = -(v113 - v130)
    v132 = (v70 * v114) - (v71 * v115)
    v133 = 0.0 * v70
    v134 = (v133 - (v71 * v122)) + (v72 * v84)
    v135 = (v13 * v70) - (v72 * v33)
    v136 = (v72 * v22) + (v13 * v71)
    v137 = (v33 * v136) + (v22 * v135)
    v138 = (v103 * v76) - (v62 * v137)
    v139 = (v125 + (v33 * v96)) + (v22 * v98)
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
    v151 = v150 + (prepared[63] * v16)
    v152 = (prepared[65] * v15) - v151
    v153 = v8 * v152
    v154 = v9 * v152
    v155 = (v8 * v154) - (v9 * v153)
    v156 = 30.0 * v155
    v157 = v9 * v150
    v158 = v8 * v150
    v159 = v17 * v18
    v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v16 * v28)))
    v161 = (v72 * v39) + v160
    v162 = (v72 * v49) + ((v71 * v150) - (prepared[70] * v74))
    v163 = (v72 * v54) + ((prepared[70] * v73) - (v70 * v150))
    v164 = (v8 * v163) - (v9 * v162)
    v165 = (30.0 * v164) - v161
    v166 = v72 * v61
    v167 = (v62 * v166) - v118
    v168 = (v167 + (v70 * v145)) + (v71 * v147)
    v169 = ((v13 * v47) - (v22 * v18)) - (prepared[62] * v83)
    v170 = v13 * v52
    v171 = (v170 - (v33 * v18)) - (prepared[62] * v79)
    v172 = (v8 * v171) - (v9 * v169)
    v173 = (v8 * v36) - (v9 * v26)
    v174 = (v18 * (((v13 * v173) - (v8 * v79)) + (v9 * v83))) - (v61 * v159)
    v175 = (30.0 * v172) - v174
    v176 = (v33 * v145) - (v22 * v147)
    v177 = 0.0 + v176
    v178 = ((v105 * (v151 + (prepared[64] * v15))) - (30.0 * ((prepared[66] * v105) - v59))) - v65
    v179 = (v8 * (-(v8 * v178))) + (v9 * (-(v9 * v178)))
    v180 = (prepared[65] * v42) - v67
    v181 = 30.0 * v9
    v182 = v68 - (v42 * v151)
    v183 = v9 * v182
    v184 = 30.0 * v8
    v185 = v8 * v182
    v186 = (v8 * (v185 + (v184 * v180))) + (v9 * (v183 + (v181 * v180)))
    v187 = (v8 * v54) - (v9 * v49)
    v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101)
    v189 = ((v70 * v49) - (prepared[70] * v110)) + (v71 * v54)
    v190 = v188 + (v181 * v189)
    v191 = ((v72 * v89) + ((v110 * v158) - (v117 * v29))) - (v74 * v187)
    v192 = v191 + (v184 * v189)
    v193 = (v8 * v192) + (v9 * v190)
    v194 = v33 * v62
    v195 = (v95 * v166) - (v117 * v194)
    v196 = v22 * v62
    v197 = (v97 * v166) - (v117 * v196)
    v198 = (v8 * v197) + (v9 * v195)
    v199 = v198 - v193
    v200 = (v9 * v194) + (v8 * v196)
    v201 = (v72 * v148) - (v117 * v200)
    v202 = v201 + v199
    v203 = (v8 * v52) - (v9 * v47)
    v204 = ((v9 * v81) + ((v173 * v170) - (v37 * v61))) - (v79 * v203)
    v205 = v121 - (prepared[62] * v80)
    v206 = v204 + (v181 * v205)
    v207 = (((v8 * v81) - (v27 * v61)) - (v83 * v203)) + (v82 * v203)
    v208 = v207 + (v184 * v205)
    v209 = (v8 * v208) + (v9 * v206)
    v210 = v123 + (0.0 * v8)
    v211 = v210 - v209
    v212 = (v13 * v145) - (v22 * v200)
    v213 = (v13 * v147) - (v33 * v200)
    v214 = (v8 * v213) - (v9 * v212)
    v215 = v214 + v211
    v216 = -v193
    v217 = ((v72 * v167) + (v70 * v195)) - (v71 * v197)
    v218 = ((v72 * v175) - (v70 * v206)) + (v71 * v208)
    v219 = (v133 + (0.0 * v72)) - (0.0 * v71)
    v220 = ((v219 - (v70 * v212)) - (v71 * v213)) + (v72 * v176)
    v221 = -v209
    v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167)
    v223 = (v142 + (0.0 * v13)) + (0.0 * v22)
    v224 = v14 * v155
    v225 = (v14 * v164) - v161
    v226 = (v14 * v172) - v174
    v227 = ((v14 * v46) * v180) - (v105 * ((v8 * v153) + (v9 * v154)))
    v228 = ((v8 * v185) + v227) + (v9 * v183)
    v229 = v9 * v14
    v230 = v188 + ((v229 * v189) - (v105 * v163))
    v231 = v8 * v14
    v232 = v191 + ((v231 * v189) - (v105 * v162))
    v233 = (v8 * v232) + (v9 * v230)
    v234 = v198 - v233
    v235 = v201 + v234
    v236 = v207 + ((v231 * v205) - (v105 * v169))
    v237 = (v204 - (v105 * v171)) + (v229 * v205)
    v238 = (v8 * v236) + (v9 * v237)
    v239 = v210 - v238
    v240 = v214 + v239
    v241 = -v233
    v242 = ((v72 * v226) - (v70 * v237)) + (v71 * v236)
    v243 = -v238
    v244 = (v15 * v164) - v161
    v245 = (v15 * v172) - v174
    v246 = -v228
    v247 = v9 * v15
    v248 = v188 + ((v247 * v189) - (v42 * v163))
    v249 = v8 * v15
    v250 = v191 + ((v249 * v189) - (v42 * v162))
    v251 = (v8 * v250) + (v9 * v248)
    v252 = v198 - v251
    v253 = v201 + v252
    v254 = v207 + ((v249 * v205) - (v42 * v169))
    v255 = (v204 - (v42 * v171)) + (v247 * v205)
    v256 = (v8 * v254) + (v9 * v255)
    v257 = v210 - v256
    v258 = v214 + v257
    v259 = -v251
    v260 = ((v72 * v245) - (v70 * v255)) + (v71 * v254)
    v261 = -v256
    v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143)
    v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146)
    v264 = (v8 * v263) - (v9 * v262)
    v265 = v167 + v264
    v266 = (v71 * v18) + (v72 * v47)
    v267 = (v70 * v18) - (v72 * v52)
    v268 = v26 * v135
    v269 = v268 + (v36 * v136)
    v270 = (((v79 * v266) + (v76 * v159)) + (v83 * v267)) - (v18 * v269)
    v271 = ((v73 * v169) + v270) + (v74 * v171)
    v272 = v271 - v138
    v273 = -v234
    v274 = -v252
    v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196)
    v276 = -((v72 * v264) - (v117 * v275))
    v277 = (((v27 * v76) - (v47 * v268)) - (v80 * v266)) - (v136 * v87)
    v278 = (v71 * v52) + (v70 * v47)
    v279 = ((v83 * v278) + v277) + ((v110 * v169) - (v74 * v205))
    v280 = (v79 * v278) + (((v80 * v267) + (v37 * v76)) - (v52 * v269))
    v281 = ((v73 * v205) + v280) + (v110 * v171)
    v282 = (v8 * v279) + (v9 * v281)
    v283 = (v194 * v76) - (v95 * v137)
    v284 = (v196 * v76) - (v97 * v137)
    v285 = ((v8 * v284) + (v9 * v283)) - v282
    v286 = -(v285 + ((v13 * v264) - (v61 * v275)))
    v287 = (v70 * v281) - (v71 * v279)
    v288 = v287 + ((v72 * v272) + ((v71 * v284) - (v70 * v283)))
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
        v100 - (v8 * (v94 - v90)),
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
        ((v132 + (v70 * v111)) - (v71 * v112)) - (v72 * v78),
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
        (((v70 * v190) - v217) - (v72 * v165)) - (v71 * v192),
        -(v218 + v220),
        -(v139 + v175),
        v221,
        v221,
        v221,
        -(v218 + v222),
        (((v33 * v206) - v223) - (v13 * v175)) + (v22 * v208),
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
        (((v70 * v230) - v217) - (v72 * v225)) - (v71 * v232),
        -(v220 + v242),
        -(v139 + v226),
        v243,
        v243,
        v243,
        -(v222 + v242),
        ((v33 * v237) - (v223 + (v13 * v226))) + (v22 * v236),
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
        (((v70 * v248) - v217) - (v72 * v244)) - (v71 * v250),
        -(v220 + v260),
        -(v139 + v245),
        v261,
        v261,
        v261,
        -(v222 + v260),
        ((v33 * v255) - (v223 + (v13 * v245))) + (v22 * v254),
        v78,
        v165 + v265,
        v225 + v265,
        v244 + v265,
        (v70 * v262) + (v71 * v263),
        ((v33 * v262) - (v22 * v263)) - v272,
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
        ((v290 - (v33 * v281)) - (v22 * v279)) - (v13 * v272),
        v84,
        v175 + v294,
        v226 + v294,
        v245 + v294,
        v272 + ((v70 * v291) + (v71 * v292)),
        (v33 * v291) - (v22 * v292),
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
        -(v290 + (v13 * v138)),
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
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (qd[1] * qd[1]) + (v11 * v11)
    v14 = qd[2] + qd[1]
    v15 = qdd[1] + (v11 * v10)
    v16 = (((v14 * v14) + (v3 * v13)) - (v2 * v15)) + (v12 * v12)
    v17 = 50.0 * v16
    v18 = (v2 * v11) + (v3 * v10)
    v19 = qdd[1] + qdd[2]
    v20 = v19 + (v18 * v12)
    v21 = 50.0 * ((v3 * v15) + (v2 * v13))
    v22 = v21 + (50.0 * v20)
    v23 = (v5 * v22) + (v4 * v17)
    v24 = (v5 * v18) + (v4 * v12)
    v25 = (v5 * v12) - (v4 * v18)
    v26 = qdd[3] + v19
    v27 = v26 + (v25 * v24)
    v28 = qd[4] - v25
    v29 = qd[3] + v14
    v30 = (v6 * v24) - (v29 * v7)
    v31 = 20.0 * v30
    v32 = (v31 * (qd[4] + v28)) - ((10.0 * v27) + v23)
    v33 = (qdd[0] * v0) + (qd[1] * v11)
    v34 = qd[1] * v10
    v35 = v34 - (qdd[0] * v1)
    v36 = ((qd[2] * v12) + (v3 * v33)) - (v2 * v35)
    v37 = ((qd[2] * v18) + (v2 * v33)) + (v3 * v35)
    v38 = ((qd[3] * v25) + (v5 * v36)) - (v4 * v37)
    v39 = v32 - (20.0 * ((v26 * v6) + (v7 * v38)))
    v40 = prepared[62] * v8
    v41 = (v29 * v29) + (v25 * v25)
    v42 = (v5 * v17) - (v4 * v22)
    v43 = v42 + (10.0 * v41)
    v44 = ((qd[3] * v24) + (v5 * v37)) + (v4 * v36)
    v45 = v44 + (v29 * v24)
    v46 = v37 + (v14 * v18)
    v47 = v34 + v35
    v48 = v47 + v46
    v49 = (50.0 * v48) + (10.0 * v45)
    v50 = (v6 * v49) - (v7 * v43)
    v51 = (v29 * v6) + (v7 * v24)
    v52 = v50 + ((v51 * v31) + (20.0 * (qdd[4] + v44)))
    v53 = prepared[62] * v9
    v54 = (v53 * v52) + (v40 * v39)
    v55 = (v53 * v39) - (v40 * v52)
    v56 = (v9 * v55) + (v8 * v54)
    v57 = ((prepared[75] * v27) + (prepared[69] * v23)) - v56
    v58 = v57 + ((prepared[74] * v27) + (prepared[63] * v23))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[69] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[23] * ((v28 * v28) + (v51 * v51))
    v63 = v62 + (prepared[70] * v61)
    v64 = ((v6 * v63) + ((prepared[74] * v41) + (prepared[63] * v42))) - (v7 * v60)
    v65 = ((v5 * v64) + (prepared[73] * v16)) + (v4 * v58)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[73] * v20) + (prepared[64] * v21))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[71] * v15)
    v70 = ((v3 * v65) + (prepared[71] * v13)) + (v2 * v67)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[76] * v48) + (prepared[74] * v45))
    v73 = v72 + (prepared[73] * v48)
    v74 = v73 + (prepared[71] * v47)
    v75 = prepared[16] * (qd[5] + v30)
    v76 = v51 * v75
    v77 = v28 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[77] * v48) + (prepared[60] * v45)) - v80) + (10.0 * v71)
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[16] * (((qdd[5] - (v26 * v7)) + (qd[4] * v51)) + (v6 * v38))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (v5 * v81) + (((prepared[61] * v47) + (prepared[59] * v46)) - (v4 * v84))
    v87 = v86 + (50.0 * v72)
    v88 = (v3 * v87) + (((prepared[72] * v47) - (v2 * v85)) + (50.0 * v73))
    v89 = (v3 * v85) + (v2 * v87)
    v90 = (10.0 * v57) + (((prepared[60] * v27) + (prepared[74] * v23)) - (v7 * v83))
    v91 = v90 + (v6 * v82)
    v92 = (v91 + ((prepared[59] * v20) + (prepared[73] * v21))) + (50.0 * v66)
    v93 = (v92 + (prepared[72] * v15)) + (50.0 * v68)
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
        -(v62 + (prepared[62] * v61)),
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


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(v0)
    v3 = np.cos(v0)
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = 50.0 * v3
    v11 = v4 * v10
    v12 = qd[2] + qd[1]
    v13 = v12 * v12
    v14 = 50.0 * v2
    v15 = v5 * v14
    v16 = qd[0] * qd[0]
    v17 = v16 + v13
    v18 = v4 * v14
    v19 = v5 * v10
    v20 = v19 + v18
    v21 = qdd[1] + qdd[2]
    v22 = qd[1] * qd[1]
    v23 = v16 + v22
    v24 = 50.0 * v7
    v25 = 50.0 * v6
    v26 = (((v23 * v24) + (qdd[1] * v25)) + (v17 * v10)) + (v21 * v14)
    v27 = ((v21 * v10) + ((qdd[1] * v24) - (v22 * v25))) - (v13 * v14)
    v28 = (v5 * v27) + (v4 * v26)
    v29 = qd[0] * v5
    v30 = qd[0] * v4
    v31 = v30 * v29
    v32 = v28 + (20.0 * v31)
    v33 = prepared[23] * v9
    v34 = v9 * v4
    v35 = qd[3] + v12
    v36 = (v35 * v8) + (qd[0] * v34)
    v37 = v8 * v29
    v38 = (v8 * v30) - (v35 * v9)
    v39 = v9 * v29
    v40 = (v38 * v39) + (v36 * v37)
    v41 = v35 * v29
    v42 = (qdd[0] * v4) + v41
    v43 = v42 + v40
    v44 = v41 + v42
    v45 = v8 * v44
    v46 = qd[5] * prepared[25]
    v47 = (((prepared[7] * v45) - (v46 * v39)) - (prepared[24] * v43)) - (prepared[30] * (v40 - v42))
    v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))))
    v49 = qd[1] * v7
    v50 = 100.0 * v49
    v51 = 2.0 * qd[0]
    v52 = v12 * v51
    v53 = (qdd[0] * v14) + (v52 * v10)
    v54 = v53 + ((qdd[0] * v25) + (qd[0] * v50))
    v55 = prepared[23] * v8
    v56 = v9 * v5
    v57 = ((prepared[10] * v7) * ((qdd[1] * v56) + (v22 * v34))) - (v55 * v54)
    v58 = prepared[10] * v6
    v59 = (v57 + (v58 * ((qdd[1] * v34) - (v23 * v56)))) - v48
    v60 = v38 * v36
    v61 = v35 * v30
    v62 = qdd[0] * v5
    v63 = (qdd[4] - v62) + v61
    v64 = (-v60) - v63
    v65 = v36 * v36
    v66 = qd[4] - v29
    v67 = (v66 * v66) + v65
    v68 = (v33 * v67) - (v55 * v64)
    v69 = v62 - (2.0 * v61)
    v70 = (prepared[49] * v69) - v68
    v71 = prepared[9] * v3
    v72 = v6 * v71
    v73 = v72 + (v6 * (prepared[5] * v7))
    v74 = prepared[9] * v2
    v75 = v6 * v74
    v76 = v7 * v71
    v77 = v76 - v75
    v78 = v6 * v6
    v79 = prepared[5] * (v78 - (v7 * v7))
    v80 = ((qd[1] * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * qdd[0]) * v73))
    v81 = prepared[49] * v5
    v82 = (v5 * v26) - (v4 * v27)
    v83 = v29 * v29
    v84 = v83 - (v30 * v30)
    v85 = v82 + (10.0 * v84)
    v86 = v15 - v11
    v87 = (v21 * v86) + ((v13 * v19) + (v17 * v18))
    v88 = v87 - v85
    v89 = (v25 * v5) - (v24 * v4)
    v90 = v25 * v4
    v91 = v24 * v5
    v92 = ((v22 * v91) + (v23 * v90)) + (qdd[1] * v89)
    v93 = v88 + v92
    v94 = prepared[23] * v34
    v95 = (((v80 - (v81 * v54)) - (v25 * v70)) - (v94 * v93)) + (v5 * v59)
    v96 = v24 + v10
    v97 = qd[1] * v6
    v98 = 100.0 * v97
    v99 = ((v52 * v14) + (qd[0] * v98)) - (qdd[0] * v96)
    v100 = v99 - (10.0 * v69)
    v101 = (((v46 * v36) + (prepared[50] * v69)) - (prepared[49] * v99)) - (v55 * v100)
    v102 = v4 * ((v101 - (prepared[24] * v64)) + ((prepared[30] * (v60 - v63)) - (10.0 * v68)))
    v103 = (v35 * v35) + v83
    v104 = (10.0 * v103) + v82
    v105 = v46 + (prepared[80] * v38)
    v106 = qdd[3] + v21
    v107 = v31 + v106
    v108 = v106 - v31
    v109 = v8 * v108
    v110 = (((prepared[7] * v107) + (v66 * v105)) + (prepared[51] * v109)) - ((prepared[81] * v9) * v44)
    v111 = (prepared[23] * v28) + v110
    v112 = v45 - (v9 * v108)
    v113 = prepared[16] * v36
    v114 = (prepared[16] * qdd[5]) + (v66 * v113)
    v115 = (v8 * (v114 + (prepared[16] * v112))) + (v9 * v111)
    v116 = ((v94 * v104) + v102) - (v5 * v115)
    v117 = v2 * v2
    v118 = prepared[6] * (v117 - (v3 * v3))
    v119 = prepared[4] * v7
    v120 = (((prepared[39] * v3) + v119) * (qdd[0] * v2)) - (v52 * (v118 - v76))
    v121 = prepared[16] * v9
    v122 = prepared[16] * v66
    v123 = ((((prepared[16] * v8) * v69) + (v30 * v113)) + (v39 * v122)) + (v121 * v84)
    v124 = v8 * v4
    v125 = v124 * v123
    v126 = 2.0 * v38
    v127 = (v8 * v84) - (v9 * v69)
    v128 = 2.0 * v66
    v129 = (v127 + (v30 * v126)) + (v37 * v128)
    v130 = ((prepared[30] * v127) - (v46 * v30)) - (prepared[24] * v129)
    v131 = v34 * v130
    v132 = 2.0 * v36
    v133 = v30 * v128
    v134 = (v55 * v43) + (v33 * (v133 + (v39 * v132)))
    v135 = (v5 * ((prepared[50] * v44) + (10.0 * v134))) + (v96 * (v134 + (prepared[49] * v44)))
    v136 = ((((v120 + (v14 * v70)) - v125) + v131) + v116) + v135
    v137 = prepared[49] + v55
    v138 = v5 * v137
    v139 = qd[0] * v2
    v140 = (((v139 * (prepared[4] * v97)) - (v138 * v53)) - (v94 * v88)) - (v5 * v48)
    v141 = v47 + (v33 * v32)
    v142 = v65 - (v38 * v38)
    v143 = prepared[84] * v38
    v144 = v9 * v36
    v145 = (v33 * v64) + (v55 * v67)
    v146 = 10.0 * v5
    v147 = (((v46 * v38) + (v33 * v100)) - (prepared[82] * v142)) + (v55 * v104)
    v148 = ((v96 + v146) * (v145 + ((v144 * v143) - (v55 * v142)))) - (v5 * v147)
    v149 = v112 + (v36 * v128)
    v150 = (v34 * ((v114 - (prepared[79] * v112)) + (prepared[24] * v149))) + v148
    v151 = ((v121 * v44) - (v38 * v122)) + (prepared[16] * v109)
    v152 = (v55 * v36) - (v33 * v38)
    v153 = (((v66 * v143) - (v55 * v108)) - (prepared[49] * v107)) - (v33 * v44)
    v154 = v153 + ((((prepared[83] * v31) + (v33 * v42)) - (v39 * v152)) - (v55 * v133))
    v155 = (prepared[49] * v103) + v145
    v156 = v155 + ((prepared[23] * v129) - (prepared[49] * v84))
    v157 = (v5 * v156) - (v4 * v154)
    v158 = (v5 * v154) + (v4 * v156)
    v159 = (v14 * v158) + (v10 * v157)
    v160 = v13 - v17
    v161 = ((prepared[49] * v82) - (v9 * v123)) - (v8 * v130)
    v162 = ((prepared[7] * v129) - (prepared[50] * v84)) - v161
    v163 = v159 + (v162 - (((v86 * v153) + (v160 * v118)) + (v20 * v155)))
    v164 = (v55 * v93) + (prepared[49] * (v87 + v92))
    v165 = v22 - v23
    v166 = v163 + (v164 + (v165 * v77))
    v167 = (v25 * v158) + (v24 * v157)
    v168 = v91 + v90
    v169 = ((((v165 * v79) - (v160 * v77)) + (v89 * v153)) + (v168 * v155)) - v167
    v170 = v7 * v74
    v171 = v170 - v72
    v172 = (v55 * v88) + (prepared[49] * v87)
    v173 = ((((v23 * v76) + (v22 * v75)) - (qdd[1] * v171)) - v172) - v163
    v174 = v25 + v14
    v175 = (v55 * v85) - v162
    v176 = prepared[84] * v8
    v177 = ((v33 * v142) + (v176 * v60)) - v68
    v178 = (v5 * v174) - (v4 * v96)
    v179 = (v5 * v96) + (v4 * v174)
    v180 = (prepared[24] * v8) - prepared[7]
    v181 = (prepared[23] * v179) - v180
    v182 = (((prepared[30] * v8) * v112) + (v9 * v151)) - v115
    v183 = prepared[23] * v20
    v184 = v183 - v180
    v185 = (v35 * v56) - (v29 * v124)
    v186 = ((v5 * v126) - (v124 * v128)) + (2.0 * v185)
    v187 = prepared[84] * v96
    v188 = v4 * v29
    v189 = (((v46 * v5) - (v30 * v187)) - (prepared[8] * v188)) - (prepared[25] * v185)
    v190 = v189 + (prepared[24] * v186)
    v191 = 2.0 * v12
    v192 = v97 * (prepared[88] * v3)
    v193 = prepared[89] * v7
    v194 = v98 + (v191 * v14)
    v195 = (v81 * v194) + ((v97 * v193) + v192)
    v196 = v8 * v5
    v197 = (prepared[22] * v29) + v122
    v198 = (v34 * v197) + (((prepared[22] * v35) * v196) - (v5 * v113))
    v199 = (v124 * v198) - (v195 + (v191 * (v170 + (v2 * (prepared[6] * v3)))))
    v200 = (v34 * v38) + (v124 * v36)
    v201 = v35 * v4
    v202 = v201 + v200
    v203 = v5 * v128
    v204 = (v33 * (v203 - (v34 * v132))) - (v55 * v202)
    v205 = (v96 * (v204 - (prepared[83] * v201))) + ((v199 - (v34 * v190)) + (v146 * v204))
    v206 = ((v46 * v34) - (v55 * v194)) + (v39 * v187)
    v207 = (prepared[30] * (v200 - v201)) + ((prepared[86] * ((v29 * v56) - (v35 * v124))) + v206)
    v208 = v207 + (prepared[24] * v202)
    v209 = (v8 * v38) - v144
    v210 = v30 + v209
    v211 = (prepared[24] * v210) + (prepared[30] * (v209 - v30))
    v212 = v46 * v8
    v213 = v212 - (prepared[86] * v38)
    v214 = v211 + (v213 + ((prepared[11] * v12) * ((v2 * v34) + (v3 * v56))))
    v215 = qd[0] * v6
    v216 = 100.0 * (v215 + v139)
    v217 = ((v55 * v216) - (prepared[11] * ((v49 * v56) + (v97 * v34)))) - v214
    v218 = (100.0 * v12) * ((v2 * v5) - (v3 * v4))
    v219 = v218 + ((v5 * v98) - (v4 * v50))
    v220 = v139 * (v119 + (prepared[90] * v3))
    v221 = (v5 * v217) + ((((v51 * v73) + v220) + (v81 * v216)) + (v94 * v219))
    v222 = (v55 * v210) + (v176 * v144)
    v223 = prepared[83] * v30
    v224 = v8 * v197
    v225 = (v96 * (v222 + v223)) - (v124 * v224)
    v226 = v225 + (v5 * ((prepared[87] * v30) + (10.0 * v222)))
    v227 = (2.0 * v39) + (v9 * v128)
    v228 = (prepared[25] * v39) - (prepared[24] * v227)
    v229 = (v34 * v228) - v226
    v230 = v214 - ((prepared[11] * v8) * v139)
    v231 = (prepared[23] * v218) - v228
    v232 = v211 + v213
    v233 = prepared[25] * v36
    v234 = prepared[25] * v66
    v235 = ((v9 * v198) - ((prepared[87] * v188) + (v96 * v223))) - (prepared[7] * v186)
    v236 = v235 + (v8 * v190)
    v237 = v220 - v236
    v238 = (prepared[23] * v186) + (prepared[83] * v188)
    v239 = (((v29 * (prepared[83] * v5)) - (v35 * v94)) + (v34 * v152)) - (v55 * v203)
    v240 = prepared[7] * v227
    v241 = ((qd[0] * v94) - (prepared[83] * v35)) - ((v8 * v176) * v36)
    v242 = (v241 + ((v9 * v55) * v38)) - (v33 * v144)
    v243 = (v86 * v242) - (v240 + (v183 * v227))
    v244 = ((prepared[23] * v168) * v227) - (v89 * v242)
    v245 = (v244 - (v191 * v171)) - v243
    v246 = v9 * v224
    v247 = (v8 * v228) - v246
    v248 = (v137 * v219) - v247
    v249 = ((v2 * (prepared[4] * v49)) - v192) - v248
    v250 = v246 + ((v8 * v231) + (prepared[49] * v218))
    v251 = v247 - v243
    v252 = v176 * v66
    v253 = v212 - (v9 * v113)
    v254 = v8 * v234
    v255 = (v96 * v138) + v76
    v256 = (((prepared[52] + (prepared[8] * v8)) - (prepared[5] * v78)) - (prepared[6] * v117)) + (2.0 * v255)
    v257 = prepared[53] * v8
    v258 = v257 - prepared[8]
    v259 = (prepared[7] - v257) * v34
    v260 = ((prepared[10] * v9) * v2) - (-v259)
    v261 = v260 + (v9 * v58)
    v262 = -(((v55 * v96) + (prepared[51] * v5)) + (prepared[7] * v196))
    v263 = prepared[16] * v124
    v264 = v4 * v137
    v265 = (v10 * v138) + (v14 * v264)
    v266 = (v8 * v258) - prepared[3]
    v267 = v265 - v266
    v268 = prepared[6] + v267
    v269 = v268 + (v255 + (v75 + (v264 * v174)))
    v270 = (v24 * v138) + (v25 * v264)
    v271 = v270 + v267
    v272 = v33 * v86
    v273 = -(v272 + (v33 * v89))
    v274 = -v121
    v275 = -v272
    return (
        REAL(0.0),
        v95 - v136,
        v140 - v136,
        (((v125 + (v94 * v85)) - (v5 * v141)) - v131) - (v135 + v116),
        v150 - (v124 * (v111 - v151)),
        REAL(0.0),
        REAL(0.0),
        v169 - v166,
        v173 - ((((v13 * v76) + (v17 * v75)) + (v21 * v171)) + v167),
        (v175 - (v96 * v157)) - (v174 * v158),
        -(v182 + ((v181 * v149) + (v178 * v177))),
        REAL(0.0),
        REAL(0.0),
        -v166,
        v173,
        v175 - v159,
        -(v182 + ((v86 * v177) + (v184 * v149))),
        REAL(0.0),
        REAL(0.0),
        -(v164 + v162),
        -(v172 + v162),
        v175,
        (v180 * v149) - v182,
        REAL(0.0),
        REAL(0.0),
        -v59,
        v48 + (v55 * v53),
        v141,
        v147,
        REAL(0.0),
        REAL(0.0),
        v123,
        v123,
        v123,
        v151,
        REAL(0.0),
        v205 - (v5 * ((prepared[87] * v201) - v208)),
        v229 - v221,
        ((v5 * v230) - ((((prepared[12] * v2) * v29) + v220) + (v34 * v231))) - v226,
        v229 + (v5 * v232),
        ((v124 * v113) + (v34 * v105)) - (v66 * ((v9 * v187) + (prepared[78] * v56))),
        (v5 * v233) + (v34 * v234),
        v237 + (((v178 * v239) + (v215 * (v193 + (prepared[91] * v3)))) + (v179 * v238)),
        v245 + v249,
        v245 - v250,
        v244 + v251,
        (v253 + (v178 * v252)) - (v126 * v181),
        v254,
        v237 + ((v20 * v238) + (v86 * v239)),
        v249 - v243,
        -(v243 + v250),
        v251,
        (v253 + (v86 * v252)) - (v126 * v184),
        v254,
        -v236,
        v240 - v248,
        v240 - v250,
        v240 + v247,
        v253 + (v180 * v126),
        v254,
        -v208,
        v217,
        -v230,
        -v232,
        REAL(0.0),
        -v233,
        v198,
        v224,
        v224,
        v224,
        v113,
        REAL(0.0),
        v256 + (v4 * ((prepared[85] * v4) + (v258 * v124))),
        v261,
        v260,
        v259,
        v262,
        v263,
        v261,
        (v270 + ((prepared[5] + v76) + v75)) + v269,
        v269,
        v271,
        v273,
        v274,
        v260,
        v269,
        v265 + v268,
        v267,
        v275,
        v274,
        v259,
        v271,
        v267,
        -v266,
        REAL(0.0),
        v274,
        v262,
        v273,
        v275,
        REAL(0.0),
        prepared[51],
        REAL(0.0),
        v263,
        v274,
        v274,
        v274,
        REAL(0.0),
        prepared[16],
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[6][6]    d tau/dq; row by row
      by_qd[6][6]   d tau/dqd; row by row
      by_qdd[6][6]  d tau/dqdd, the inertia matrix; row by row

    Operations: 359 add, 462 mul, 0 div, 0 sqrt, 4 sincos, 19 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:72], REAL, (6, 6), lanes), _pack(values[72:108], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
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
    v10 = qd[0] * v2
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = (v12 * v4) + (v5 * v10)
    v14 = v13 * v13
    v15 = qd[0] * v3
    v16 = v15 - qd[4]
    v17 = prepared[23] * ((v16 * v16) + v14)
    v18 = v4 * v17
    v19 = (v4 * v10) - (v12 * v5)
    v20 = v13 * v19
    v21 = v12 * v10
    v22 = v21 + v20
    v23 = prepared[23] * v5
    v24 = v15 * v15
    v25 = (v12 * v12) + v24
    v26 = prepared[49] * v25
    v27 = (v26 - (v23 * v22)) + v18
    v28 = 50.0 * v6
    v29 = 50.0 * v7
    v30 = (v2 * v29) - (v3 * v28)
    v31 = 2.0 * v16
    v32 = v10 * v15
    v33 = v4 * v32
    v34 = v5 * v15
    v35 = 2.0 * v34
    v36 = (v33 - (v19 * v31)) - (v12 * v35)
    v37 = v3 * v29
    v38 = v37 + (v2 * v28)
    v39 = prepared[7] + (prepared[23] * v38)
    v40 = v11 * v11
    v41 = qd[0] * qd[0]
    v42 = v41 + v40
    v43 = v40 - v42
    v44 = prepared[6] * v7
    v45 = prepared[9] * v9
    v46 = v6 * v45
    v47 = qd[1] * qd[1]
    v48 = v41 + v47
    v49 = qd[1] * v8
    v50 = (prepared[9] * qd[1]) * v49
    v51 = prepared[50] + (prepared[49] * v38)
    v52 = (v32 * v51) + (((v48 * v46) - (v44 * (v43 * v6))) - (v7 * v50))
    v53 = 50.0 * v8
    v54 = (v40 * v28) + (v47 * v53)
    v55 = 50.0 * v9
    v56 = (v48 * v55) + (v42 * v29)
    v57 = (v2 * v56) - (v3 * v54)
    v58 = v13 * (prepared[16] * v16)
    v59 = v4 * v15
    v60 = prepared[22] * v59
    v61 = ((v34 * (prepared[16] * v10)) - v58) + (v12 * v60)
    v62 = qd[5] * prepared[25]
    v63 = (((v62 * v16) - (prepared[7] * v32)) - (prepared[23] * v57)) + (prepared[30] * v33)
    v64 = prepared[25] * v34
    v65 = v63 - ((prepared[24] * v36) + (v12 * v64))
    v66 = tau[5] - v61
    v67 = prepared[92] * v5
    v68 = ((v4 * v65) + ((v5 * v61) - (prepared[49] * v57))) + (v67 * v66)
    v69 = ((v52 - (v39 * v36)) - (v30 * v27)) - v68
    v70 = (((prepared[50] * v32) - tau[3]) - (prepared[7] * v36)) - v68
    v71 = prepared[23] * v4
    v72 = prepared[49] + v71
    v73 = v72 * v38
    v74 = prepared[95] * v5
    v75 = (prepared[53] * v4) - prepared[8]
    v76 = ((v4 * v75) - prepared[3]) + (v5 * v74)
    v77 = v76 - v73
    v78 = 1.0 / v76
    v79 = v77 * v78
    v80 = v62 * v13
    v81 = 2.0 * v11
    v82 = qd[0] * v81
    v83 = 100.0 * v49
    v84 = (qd[0] * v83) + (v82 * v28)
    v85 = v5 * v2
    v86 = prepared[23] * v85
    v87 = ((((prepared[86] * v4) - prepared[81]) * v21) - (v54 * v86)) - ((prepared[7] * v5) * v25)
    v88 = (((v71 * v84) - (((v23 * v3) * v56) + v80)) - (prepared[82] * v20)) + v87
    v89 = tau[4] - v88
    v90 = v5 * v30
    v91 = prepared[97] * v90
    v92 = ((tau[2] - (v91 * v89)) + (v79 * v70)) - v69
    v93 = v53 * v2
    v94 = v55 * v3
    v95 = v94 + v93
    v96 = (v72 * v95) - v77
    v97 = (v55 * v2) - (v53 * v3)
    v98 = (v23 * v97) + (prepared[23] * v90)
    v99 = v7 * v45
    v100 = v99 + (v72 * v94)
    v101 = v100 + (v72 * v37)
    v102 = v53 + v28
    v103 = prepared[9] * v8
    v104 = v6 * v103
    v105 = ((((v104 + prepared[6]) + ((v2 * v72) * v102)) + v101) - (v91 * v98)) - v77
    v106 = v105 - (v96 * v79)
    v107 = 1.0 - v79
    v108 = 1.0 / ((v77 * v107) + ((v90 * (prepared[98] * v90)) - (v73 + prepared[6])))
    v109 = v106 * v108
    v110 = v7 * v103
    v111 = v47 - v48
    v112 = prepared[5] * v8
    v113 = ((tau[1] + (v112 * (v111 * v9))) - (v42 * v110)) + (v40 * v46)
    v114 = (v113 - (v95 * ((prepared[49] * v32) - (prepared[23] * v36)))) + (v97 * v27)
    v115 = prepared[47] * v98
    v116 = v78 * v96
    v117 = (((v114 - (v115 * v89)) - (v116 * v70)) - v69) + (v109 * v92)
    v118 = 100.0 * v2
    v119 = prepared[4] * v6
    v120 = ((prepared[46] + (2.0 * v100)) + (v8 * (v119 + (v72 * v118)))) + v73
    v121 = 1.0 / (((v120 + (v96 * v116)) - (v77 + (v98 * v115))) + (v106 * v109))
    v122 = v4 * v2
    v123 = (prepared[7] * v85) + ((prepared[96] * v5) * v122)
    v124 = v123 * v78
    v125 = prepared[7] * v4
    v126 = v125 * v3
    v127 = v55 + v29
    v128 = (v71 * v127) + ((prepared[51] * v3) + v126)
    v129 = (((v6 * (prepared[10] * v5)) + v123) + (v128 * v91)) - (v77 * v124)
    v130 = (((v123 + (v23 * v102)) + (v128 * v115)) + (v96 * v124)) + (v129 * v109)
    v131 = v130 * v121
    v132 = v129 * v108
    v133 = v5 * v17
    v134 = prepared[88] * v7
    v135 = prepared[89] * v9
    v136 = v49 * (v135 + v134)
    v137 = (((v126 * v22) + (qd[0] * v136)) - (v122 * v61)) + (v85 * v65)
    v138 = (v137 + (v127 * (v133 + ((v71 * v22) + (prepared[83] * v21))))) - (v124 * v70)
    v139 = prepared[47] * v128
    v140 = v5 * v3
    v141 = prepared[87] * v3
    v142 = prepared[49] * v3
    v143 = v6 * (v45 + v44)
    v144 = ((tau[0] + (v142 * v84)) + (v141 * v21)) + (v82 * v143)
    v145 = prepared[92] * v122
    v146 = ((v144 + ((10.0 * v140) * v17)) + (v3 * v88)) - (v145 * v66)
    v147 = (((v146 + (v139 * v89)) + v138) + (v132 * v92)) - (v117 * v131)
    v148 = v2 * ((prepared[85] * v2) - (((prepared[95] * v4) - v75) * v122))
    v149 = v6 * (prepared[6] * v6)
    v150 = v8 * v112
    v151 = (((v150 - ((prepared[8] * v4) + prepared[52])) + v149) - v148) - (2.0 * v101)
    v152 = (((v151 + (v128 * v139)) - (v123 * v124)) - (v129 * v132)) + (v130 * v131)
    v153 = 1.0 / v152
    v154 = v131 * v153
    v155 = (v117 * v121) + (v147 * v154)
    v156 = v147 * v153
    v157 = ((v108 * v92) + (v132 * v156)) - (v109 * v155)
    v158 = v155 - v157
    v159 = ((((v124 * v156) - (v78 * v70)) - (v116 * v155)) - (v79 * v157)) - v158
    v160 = v32 - v159
    v161 = v32 + v159
    v162 = v12 * v15
    v163 = v162 - (v2 * v156)
    v164 = v162 + v163
    v165 = v16 * v19
    v166 = ((v71 * v161) - ((v23 * v164) + (prepared[84] * v165))) - (prepared[49] * v160)
    v167 = v3 - v139
    v168 = (((prepared[47] * v89) + (v167 * v156)) - (v115 * v155)) + (v91 * v157)
    v169 = v22 + v168
    v170 = v18 - (v23 * v169)
    v171 = v26 + v170
    v172 = (v2 * v171) + (v3 * v166)
    v173 = (v23 * v19) + (v71 * v13)
    v174 = (v10 * v31) - (v13 * v35)
    v175 = (((prepared[83] * v32) + (v34 * v173)) + (v71 * v174)) + (v23 * v163)
    v176 = (2.0 * v21) + (v3 * v156)
    v177 = (v10 * v10) - v24
    v178 = (v4 * v177) - (v5 * v176)
    v179 = 2.0 * v19
    v180 = v4 * v16
    v181 = v178 + (((2.0 * v15) * v180) - (v10 * v179))
    v182 = (prepared[23] * v181) - (prepared[49] * v177)
    v183 = ((v2 * v182) - (v3 * v175)) - v172
    v184 = (v2 * v166) - (v3 * v171)
    v185 = v184 + ((v2 * v175) + (v3 * v182))
    v186 = (v29 * v185) + (v28 * v183)
    v187 = ((v62 * v10) + (prepared[30] * v178)) - (prepared[24] * v181)
    v188 = prepared[50] * v177
    v189 = (v4 * v187) - v188
    v190 = (v7 * v44) - v149
    v191 = (v189 + (((v48 * v99) + (v6 * v50)) - (v43 * v190))) - (v30 * v166)
    v192 = (((v10 * v13) - (v16 * v34)) - (v5 * v177)) - (v4 * v176)
    v193 = prepared[16] * v192
    v194 = (v5 * v193) - (prepared[7] * v181)
    v195 = v186 + (v191 + ((v38 * v171) - v194))
    v196 = v28 * v158
    v197 = v196 + (v56 + (v53 * v155))
    v198 = v29 * v158
    v199 = v198 + ((v55 * v155) - v54)
    v200 = (v2 * v199) - (v3 * v197)
    v201 = v200 + (10.0 * v177)
    v202 = v196 + (v40 * v29)
    v203 = v198 - (v42 * v28)
    v204 = (v2 * v203) - (v3 * v202)
    v205 = (((v48 * v93) + (v47 * v94)) - (v97 * v155)) - v204
    v206 = v205 + v201
    v207 = prepared[49] * v200
    v208 = (v207 + (prepared[49] * v205)) + (v71 * v206)
    v209 = (v208 + ((v47 * v99) + (v48 * v104))) - v195
    v210 = v74 * v192
    v211 = v210 - v194
    v212 = v189 + v211
    v213 = v208 - v212
    v214 = v110 - v46
    v215 = v214 * v158
    v216 = (v9 * (prepared[5] * v9)) - v150
    v217 = (v215 + ((v111 * v216) - ((v42 * v99) + (v40 * v104)))) + (v55 * v184)
    v218 = ((v210 - ((v40 * v99) + (v42 * v104))) + v215) + (v55 * v185)
    v219 = v218 + (v53 * v183)
    v220 = (v2 * v197) + (v3 * v199)
    v221 = (20.0 * v32) + v220
    v222 = v23 * (((v2 * v202) + (v3 * v203)) - v221)
    v223 = (v82 * v29) - (v28 * v156)
    v224 = (v19 * v34) + (v13 * v59)
    v225 = v163 + v224
    v226 = ((v62 * v34) + (prepared[24] * v225)) - (prepared[30] * (v163 - v224))
    v227 = (v226 - (v71 * (v223 + (10.0 * v164)))) + v222
    v228 = qd[1] * v9
    v229 = ((100.0 * qd[0]) * v228) - (v53 * v156)
    v230 = prepared[10] * (((v47 * v9) * v85) - ((v48 * v8) * v140))
    v231 = v227 + ((((v23 * v95) * v155) + v230) - (v71 * v229))
    v232 = (((v217 - (v53 * v172)) + (v116 * v213)) - (v219 + (v115 * v231))) + v209
    v233 = ((v210 + (v79 * v213)) + (v91 * v231)) - v209
    v234 = v232 - (v109 * v233)
    v235 = v4 * v161
    v236 = v5 * v164
    v237 = v62 + (prepared[80] * v19)
    v238 = (((v16 * v237) + (prepared[81] * v236)) - (prepared[7] * v160)) + (prepared[51] * v235)
    v239 = v238 - (prepared[23] * v220)
    v240 = prepared[95] * v122
    v241 = (v4 * v164) + (v5 * v161)
    v242 = (prepared[16] * v241) + ((((prepared[92] * v66) - v58) + (v240 * v156)) - (v74 * v159))
    v243 = (v4 * v242) - (v5 * v239)
    v244 = v84 + (v127 * v156)
    v245 = v244 + (10.0 * v176)
    v246 = ((((prepared[49] * v244) - v80) + (prepared[50] * v176)) + (v71 * v245)) - (prepared[24] * v169)
    v247 = v133 + (v71 * v169)
    v248 = (10.0 * v25) - v200
    v249 = ((v246 - (prepared[30] * ((v20 - v21) - v168))) + (10.0 * v247)) - (v23 * v248)
    v250 = (v71 * v225) - (v23 * v174)
    v251 = (v2 * v249) - ((v240 * v192) + (v127 * (v250 + (prepared[49] * v164))))
    v252 = v251 + (v3 * v243)
    v253 = v9 * v156
    v254 = qd[0] * v6
    v255 = (v254 * (prepared[88] * v49)) - (v82 * (v99 + v190))
    v256 = (((v7 * (prepared[39] * v6)) * v156) + v255) + (v119 * v253)
    v257 = v256 + (v2 * ((v5 * v187) + (v4 * v193)))
    v258 = (prepared[50] * v164) + (10.0 * v250)
    v259 = v247 + (prepared[49] * v176)
    v260 = v252 + ((v28 * v259) + (v257 - (v3 * (v258 + (prepared[49] * v223)))))
    v261 = (((qd[0] * (qd[1] * 2.0)) * v216) - (v82 * v104)) - (v110 * v156)
    v262 = (v261 - ((prepared[38] * v8) * v253)) + (((prepared[45] * v7) + v142) * v229)
    v263 = (((v262 - (v53 * v259)) + (v86 * v206)) + (v124 * v213)) - (v167 * v231)
    v264 = ((v263 - v260) - (v132 * v233)) - (v131 * v234)
    v265 = v204 - v201
    v266 = ((prepared[49] * v204) - v207) + (v71 * v265)
    v267 = (v266 + (v214 * v155)) + v195
    v268 = v212 + v266
    v269 = -v227
    v270 = ((v210 - (v91 * v269)) - (v79 * v268)) + v267
    v271 = (((v219 - (v115 * v269)) + (v116 * v268)) + v267) + (v109 * v270)
    v272 = v132 * v153
    v273 = v124 * v153
    v274 = (v273 * v268) + (v153 * (v260 + ((v86 * v265) - (v167 * v269))))
    v275 = (v274 + (v272 * v270)) - (v154 * v271)
    v276 = (prepared[23] * v201) - v187
    v277 = ((v188 - v211) + v207) + (v4 * v276)
    v278 = v85 * v153
    v279 = (v23 * v221) + ((v125 * v164) - v226)
    v280 = v167 * v153
    v281 = v122 * v153
    v282 = (((v281 * v193) - (v280 * v279)) - (v278 * v276)) - (v273 * v277)
    v283 = ((v91 * v279) - v186) + (v107 * v277)
    v284 = 1.0 + v116
    v285 = ((v115 * v279) - ((v127 * v185) + (v102 * v183))) + (v284 * v277)
    v286 = (v109 * v283) + v285
    v287 = (v154 * v286) + ((v282 - (v153 * ((v3 * v258) - v252))) - (v272 * v283))
    v288 = v235 - (v236 + v165)
    v289 = (v13 * v31) - v241
    v290 = (prepared[24] * v289) + (prepared[30] * v241)
    v291 = (v4 * v290) + (((prepared[99] * v5) * v288) - v243)
    v292 = (prepared[7] * v289) - v291
    v293 = v14 - (v19 * v19)
    v294 = prepared[84] * v4
    v295 = ((v23 * v293) + (v294 * v20)) - v247
    v296 = (((v62 * v19) - (prepared[82] * v293)) + (v23 * v245)) + (v71 * v248)
    v297 = (v291 + ((v91 * v296) - ((v30 * v295) + (v39 * v289)))) + (v79 * v292)
    v298 = v3 * v102
    v299 = v2 * v127
    v300 = v299 - v298
    v301 = v39 + (prepared[23] * v95)
    v302 = ((((v301 * v289) + (v300 * v295)) - (v115 * v296)) - v291) + (v116 * v292)
    v303 = v302 - (v109 * v297)
    v304 = 10.0 * v3
    v305 = v127 + v304
    v306 = prepared[84] * v305
    v307 = v5 * v13
    v308 = ((v307 * (v19 * v306)) + (v305 * (v170 - (v71 * v293)))) - (v167 * v296)
    v309 = (v308 + (v122 * (v239 - (prepared[100] * v288)))) + (v85 * (v242 - v290))
    v310 = (((v124 * v292) + v309) - (v132 * v297)) - (v131 * v303)
    v311 = 2.0 * v3
    v312 = (-(v122 * v31)) - (v311 * (v19 - v19))
    v313 = prepared[84] * v127
    v314 = (v3 * (v62 + (prepared[25] * v19))) - (v10 * (v313 + (prepared[8] * v3)))
    v315 = v314 - (prepared[24] * v312)
    v316 = ((v311 * v13) - (v3 * v13)) - (v85 * v16)
    v317 = prepared[83] * v10
    v318 = ((v127 * v317) - ((prepared[100] * v5) * v316)) - (v4 * v315)
    v319 = v318 + ((v10 * v141) - (prepared[7] * v312))
    v320 = v318 + (((v311 * v10) * v51) - (v39 * v312))
    v321 = (v85 * v19) + (v122 * v13)
    v322 = v12 * v2
    v323 = v322 + v321
    v324 = v83 + (v81 * v28)
    v325 = ((v62 * v85) - ((prepared[86] * v12) * v122)) - (v71 * v324)
    v326 = (v325 + (v34 * (v313 + (prepared[86] * v3)))) + (prepared[24] * v323)
    v327 = v326 + (prepared[30] * (v321 - v322))
    v328 = ((2.0 * v85) * v13) + (v311 * v16)
    v329 = (((v15 * (prepared[83] * v3)) - (v12 * v86)) - (v85 * v173)) + (v71 * v328)
    v330 = v254 * ((prepared[4] * v9) + (prepared[90] * v7))
    v331 = (v320 - (v79 * v319)) + ((v330 - (v30 * v329)) + (v91 * v327))
    v332 = qd[0] * v8
    v333 = v330 + (v332 * v135)
    v334 = v7 * v332
    v335 = (v333 + (prepared[91] * v334)) + (v95 * ((v3 * v317) - (prepared[23] * v312)))
    v336 = (v320 + (v115 * v327)) + ((v335 + ((v298 - v299) * v329)) + (v116 * v319))
    v337 = v336 + (v331 * v109)
    v338 = ((v136 + (v142 * v324)) + (v322 * v141)) + (v81 * v143)
    v339 = (v71 * v323) + (v23 * v328)
    v340 = ((v338 + ((prepared[102] * v122) * v316)) + (v85 * v315)) + (v304 * v339)
    v341 = ((v340 - (v167 * v327)) + (v127 * ((prepared[83] * v322) + v339))) - (v124 * v319)
    v342 = (v341 - (v331 * v132)) + (v337 * v131)
    v343 = (((v5 * v71) * v19) - (prepared[83] * v12)) - ((v4 * v294) * v13)
    v344 = v343 + (v23 * (v10 - v307))
    v345 = v35 - (v5 * v31)
    v346 = prepared[23] * v345
    v347 = (v2 * v344) + (v3 * v346)
    v348 = v60 - (prepared[16] * v180)
    v349 = (prepared[7] * v345) + (v67 * v348)
    v350 = (v2 * v346) - (v3 * v344)
    v351 = (v349 + (v29 * v347)) + (v28 * v350)
    v352 = -(v11 * (((100.0 * v6) * v3) - (v7 * v118)))
    v353 = v352 + ((v228 * v118) - (v3 * v83))
    v354 = v5 * v348
    v355 = v64 - (prepared[24] * v345)
    v356 = (v4 * v355) - v354
    v357 = v356 + (v72 * v353)
    v358 = (((v49 * v134) - (v228 * v119)) - v357) - v351
    v359 = v357 + v349
    v360 = (v4 * v19) - v307
    v361 = v10 + v360
    v362 = (-(prepared[24] * v361)) - ((v62 * v4) + (prepared[30] * (v360 - v10)))
    v363 = prepared[86] * v19
    v364 = v362 + (v363 - ((prepared[11] * v11) * ((v6 * v85) + (v7 * v140))))
    v365 = 100.0 * (v332 + v254)
    v366 = ((v71 * v365) - (prepared[11] * ((v228 * v140) + (v49 * v85)))) + v364
    v367 = (v358 + (v79 * v359)) + (v91 * v366)
    v368 = (v55 * v347) + (v53 * v350)
    v369 = v368 + (v81 * v214)
    v370 = ((v369 + (v116 * v359)) - (v358 + (v115 * v366))) - (v109 * v367)
    v371 = (((v142 * v365) + (v333 + (prepared[4] * v334))) - (v86 * v353)) - (v124 * v359)
    v372 = (v71 * v361) + (v294 * v307)
    v373 = v3 * ((prepared[87] * v10) + (10.0 * v372))
    v374 = v373 - (v85 * v355)
    v375 = (v127 * (v317 + v372)) + ((prepared[101] * v122) * v348)
    v376 = (((v375 + (v167 * v366)) + (v371 + v374)) + (v132 * v367)) + (v370 * v131)
    v377 = v355 + (prepared[23] * v352)
    v378 = (v4 * v377) + ((prepared[49] * v352) - v354)
    v379 = v351 + v378
    v380 = v349 + v378
    v381 = ((prepared[11] * v4) * v254) + v364
    v382 = ((v79 * v380) - v379) + (v91 * v381)
    v383 = ((v369 + (v116 * v380)) + (v379 - (v115 * v381))) - (v109 * v382)
    v384 = ((((prepared[12] * v6) * v15) + v330) - (v85 * v377)) - (v124 * v380)
    v385 = ((((v373 + v375) + (v167 * v381)) + v384) + (v132 * v382)) + (v383 * v131)
    v386 = v363 + v362
    v387 = v356 + v349
    v388 = v356 + v351
    v389 = ((v79 * v387) + (v91 * v386)) - v388
    v390 = (((v368 + (v116 * v387)) - (v115 * v386)) + v388) - (v389 * v109)
    v391 = (((v387 * v273) - ((v374 + v375) * v153)) - (v390 * v154)) - (v389 * v272)
    v392 = v391 - (v386 * v280)
    v393 = (v4 * v237) + (prepared[99] * v307)
    v394 = (prepared[8] * v19) - v393
    v395 = prepared[84] * v180
    v396 = ((v393 - (v179 * v39)) + (v30 * v395)) + (v79 * v394)
    v397 = (((v393 - (v179 * v301)) + (v300 * v395)) - (v116 * v394)) + (v396 * v109)
    v398 = ((v397 * v154) - ((v306 * (v5 * v16)) * v153)) + (v394 * v273)
    v399 = (v398 - (v396 * v272)) + (((prepared[102] * v13) * v281) - (v237 * v278))
    v400 = prepared[25] * v180
    v401 = (v400 * v107) - (v90 * (prepared[103] * v13))
    v402 = (v401 * v109) + ((v400 * v284) - ((prepared[104] * v13) * v98))
    v403 = ((v401 * v272) - (v402 * v154)) + (v400 * v273)
    v404 = v403 - (prepared[25] * ((v13 * v280) - (v16 * v278)))
    v405 = (v121 * v234) + (v154 * v264)
    v406 = (v121 * v271) + (v131 * v275)
    v407 = (v131 * v287) - (v121 * v286)
    v408 = (v121 * v303) + (v154 * v310)
    v409 = (v342 * v154) - (v337 * v121)
    v410 = (v376 * v154) - (v370 * v121)
    v411 = (v385 * v154) - (v383 * v121)
    v412 = (v390 * v121) + (v131 * v392)
    v413 = (v131 * v399) - (v397 * v121)
    v414 = (v402 * v121) + (v131 * v404)
    v415 = ((v272 * v264) - (v108 * v233)) - (v109 * v405)
    v416 = ((v108 * v270) + (v132 * v275)) - (v109 * v406)
    v417 = ((v132 * v287) - (v108 * v283)) - (v109 * v407)
    v418 = ((v272 * v310) - (v108 * v297)) - (v109 * v408)
    v419 = ((v342 * v272) - (v331 * v108)) - (v109 * v409)
    v420 = ((v108 * v367) + (v376 * v272)) - (v109 * v410)
    v421 = ((v108 * v382) + (v385 * v272)) - (v109 * v411)
    v422 = ((v132 * v392) - (v108 * v389)) - (v109 * v412)
    v423 = ((v132 * v399) - (v396 * v108)) - (v109 * v413)
    v424 = ((v401 * v108) + (v132 * v404)) - (v109 * v414)
    v425 = (((v78 * v213) + (v273 * v264)) - (v116 * v405)) - (v79 * v415)
    v426 = (((v78 * v268) + (v124 * v275)) - (v116 * v406)) - (v79 * v416)
    v427 = (((v124 * v287) - (v78 * v277)) - (v116 * v407)) - (v79 * v417)
    v428 = (((v78 * v292) + (v273 * v310)) - (v116 * v408)) - (v79 * v418)
    v429 = (((v342 * v273) - (v78 * v319)) - (v116 * v409)) - (v79 * v419)
    v430 = (((v376 * v273) - (v78 * v359)) - (v116 * v410)) - (v79 * v420)
    v431 = (((v385 * v273) - (v78 * v380)) - (v116 * v411)) - (v79 * v421)
    v432 = (((v78 * v387) + (v124 * v392)) - (v116 * v412)) - (v79 * v422)
    v433 = (((v78 * v394) + (v124 * v399)) - (v116 * v413)) - (v79 * v423)
    v434 = (((v124 * v404) + (v400 * v78)) - (v116 * v414)) - (v79 * v424)
    v435 = v139 * v153
    v436 = v145 * v153
    v437 = prepared[92] * v192
    v438 = (prepared[94] * v59) - (prepared[92] * v180)
    v439 = v132 - (v109 * v131)
    v440 = v439 * v153
    v441 = -v440
    v442 = (v273 - (v116 * v154)) - (v79 * v440)
    v443 = -v442
    v444 = ((v91 * v440) - v435) - (v115 * v154)
    v445 = v67 * v107
    v446 = v67 * v284
    v447 = ((v436 - (v67 * v273)) - (v445 * v440)) + (v446 * v154)
    v448 = v109 * v121
    v449 = v448 + (v439 * v154)
    v450 = ((v79 * v448) - (v116 * v121)) - (v131 * v442)
    v451 = -v450
    v452 = (v131 * v444) + ((v115 * v121) + (v91 * v448))
    v453 = -v452
    v454 = ((v445 * v448) + (v446 * v121)) - (v131 * v447)
    v455 = ((v79 * v108) - (v132 * v442)) - (v109 * v450)
    v456 = ((v132 * v444) + (v91 * v108)) - (v109 * v452)
    v457 = ((v445 * v108) - (v132 * v447)) - (v109 * v454)
    v458 = -v457
    v459 = ((v124 * v444) - (v116 * v452)) - (v79 * v456)
    v460 = (((v67 * v78) - (v124 * v447)) - (v116 * v454)) - (v79 * v457)
    v461 = -v460
    v462 = (v91 * v457) + ((v139 * v447) - (v115 * v454))
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
        -(v153 * v264),
        v275,
        v287,
        v153 * v310,
        REAL(0.0),
        -(v342 * v153),
        -(v376 * v153),
        -(v385 * v153),
        v392,
        -v399,
        -v404,
        REAL(0.0),
        v405,
        -v406,
        -v407,
        -v408,
        REAL(0.0),
        v409,
        v410,
        v411,
        -v412,
        v413,
        v414,
        REAL(0.0),
        -v415,
        v416,
        v417,
        v418,
        REAL(0.0),
        -v419,
        -v420,
        -v421,
        v422,
        -v423,
        -v424,
        REAL(0.0),
        -v425,
        v426,
        v427,
        v428,
        REAL(0.0),
        -v429,
        -v430,
        -v431,
        v432,
        -v433,
        -v434,
        REAL(0.0),
        (((prepared[47] * v231) - (v435 * v264)) - (v115 * v405)) + (v91 * v415),
        ((v115 * v406) + ((v139 * v275) - (prepared[47] * v269))) - (v91 * v416),
        ((v115 * v407) + ((v139 * v287) - (prepared[47] * v279))) - (v91 * v417),
        ((v115 * v408) + ((v435 * v310) - (prepared[47] * v296))) - (v91 * v418),
        REAL(0.0),
        (((prepared[47] * v327) - (v342 * v435)) - (v115 * v409)) + (v91 * v419),
        (v91 * v420) - (((prepared[47] * v366) + (v376 * v435)) + (v115 * v410)),
        (v91 * v421) - (((prepared[47] * v381) + (v385 * v435)) + (v115 * v411)),
        ((v115 * v412) + ((v139 * v392) - (prepared[47] * v386))) - (v91 * v422),
        (v91 * v423) - ((v115 * v413) + (v139 * v399)),
        (((prepared[93] * v13) - (v139 * v404)) - (v115 * v414)) + (v91 * v424),
        REAL(0.0),
        ((v436 * v264) - v437) - (v67 * (v425 + (v415 - v405))),
        (v67 * (v426 + (v416 - v406))) - ((v145 * v275) + v437),
        (v67 * (v427 + (v417 - v407))) - ((v145 * v287) + v437),
        ((prepared[92] * v288) - (v436 * v310)) + (v67 * (v428 + (v418 - v408))),
        REAL(0.0),
        ((v342 * v436) - (prepared[92] * v316)) - (v67 * (v429 + (v419 - v409))),
        ((v376 * v436) - v438) - (v67 * (v430 + (v420 - v410))),
        ((v385 * v436) - v438) - (v67 * (v431 + (v421 - v411))),
        (v67 * (v432 + (v422 - v412))) - (v438 + (v145 * v392)),
        ((v145 * v399) - (prepared[92] * v13)) - (v67 * (v433 + (v423 - v413))),
        (v145 * v404) - (v67 * (v434 + (v424 - v414))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v153,
        v154,
        v441,
        v443,
        v444,
        v447,
        v154,
        v121 - (v131 * v154),
        v449,
        v451,
        v453,
        v454,
        v441,
        v449,
        (v109 * v449) - (v108 + (v439 * v272)),
        v455,
        v456,
        v458,
        v443,
        v451,
        v455,
        -(((v78 + (v124 * v442)) + (v116 * v450)) + (v79 * v455)),
        v459,
        v461,
        v444,
        v453,
        v456,
        v459,
        ((prepared[47] + (v139 * v444)) + (v115 * v452)) - (v91 * v456),
        v462,
        v447,
        v454,
        v458,
        v461,
        v462,
        (prepared[48] - (v145 * v447)) - (v67 * (v460 + (v457 - v454))),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per joint; row by row

    Operations: 714 add, 907 mul, 4 div, 0 sqrt, 4 sincos, 34 other.
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
    v10 = qd[0] * v1
    v11 = qd[1] * v10
    v12 = (qdd[0] * v0) + v11
    v13 = v0 * v11
    v14 = qd[0] * v0
    v15 = (v0 * v14) - (v1 * v10)
    v16 = qd[1] * v14
    v17 = (qdd[0] * v1) - v16
    v18 = qd[1] * qd[1]
    v19 = 50.0 * (v16 - v17)
    v20 = 50.0 * v1
    v21 = (v2 * v10) + (v3 * v14)
    v22 = ((qd[2] * v21) + (v2 * v12)) - (v3 * v17)
    v23 = qd[2] + qd[1]
    v24 = v23 * v21
    v25 = v24 + v22
    v26 = (v0 * v2) - (v1 * v3)
    v27 = (v3 * v10) - (v2 * v14)
    v28 = v23 * v27
    v29 = ((qd[2] * v27) + (v3 * v12)) + (v2 * v17)
    v30 = v29 + v28
    v31 = (v1 * v2) + (v0 * v3)
    v32 = v21 * v21
    v33 = v27 * v27
    v34 = v10 * v14
    v35 = qdd[1] + v34
    v36 = 50.0 * v3
    v37 = (v10 * (qd[0] * v20)) + (50.0 * v18)
    v38 = (v2 * v37) + (v36 * v35)
    v39 = 50.0 * v2
    v40 = (v3 * v37) - (v39 * v35)
    v41 = v26 * v24
    v42 = v23 * v23
    v43 = v21 * v27
    v44 = qdd[1] + qdd[2]
    v45 = v44 + v43
    v46 = v31 * v28
    v47 = v44 - v43
    v48 = v19 + (50.0 * v25)
    v49 = (50.0 * v26) - v20
    v50 = (v5 * v21) + (v4 * v27)
    v51 = ((qd[3] * v50) + (v5 * v22)) + (v4 * v29)
    v52 = qd[3] + v23
    v53 = v52 * v50
    v54 = v53 + v51
    v55 = (v4 * v31) + (v5 * v26)
    v56 = (v4 * v21) - (v5 * v27)
    v57 = v52 * v56
    v58 = ((qd[3] * v56) + (v4 * v22)) - (v5 * v29)
    v59 = v58 + v57
    v60 = (v4 * v26) - (v5 * v31)
    v61 = v50 * v50
    v62 = v56 * v56
    v63 = (50.0 * v45) + v38
    v64 = v42 + v33
    v65 = v40 + (50.0 * v64)
    v66 = (v5 * v65) - (v4 * v63)
    v67 = (v5 * v63) + (v4 * v65)
    v68 = v55 * v53
    v69 = v50 * v56
    v70 = qdd[3] + v44
    v71 = v70 - v69
    v72 = v52 * v52
    v73 = v60 * v57
    v74 = v70 + v69
    v75 = v72 + v62
    v76 = v66 + (10.0 * v75)
    v77 = v48 + (10.0 * v54)
    v78 = (v6 * v77) - (v7 * v76)
    v79 = v49 + (10.0 * v55)
    v80 = v6 * v79
    v81 = (v6 * v76) + (v7 * v77)
    v82 = v7 * v79
    v83 = qd[4] + v56
    v84 = v83 * v83
    v85 = (v6 * v50) - (v52 * v7)
    v86 = v85 * v85
    v87 = v86 + v84
    v88 = v67 + (10.0 * v71)
    v89 = v6 * v60
    v90 = (v52 * v6) + (v7 * v50)
    v91 = v90 * v85
    v92 = qdd[4] + v51
    v93 = v91 - v92
    v94 = v90 * v90
    v95 = v94 + v84
    v96 = v7 * v60
    v97 = v91 + v92
    v98 = v90 * v83
    v99 = ((qd[4] * v90) - (v70 * v7)) - (v6 * v58)
    v100 = v99 - v98
    v101 = ((qd[4] * v85) - (v70 * v6)) + (v7 * v58)
    v102 = v85 * v83
    v103 = v102 - v101
    v104 = v55 * v91
    v105 = v89 * v98
    v106 = v86 - v94
    v107 = v99 + v98
    v108 = v102 + v101
    v109 = v84 - v94
    v110 = v96 * v102
    v111 = v86 - v84
    v112 = v88 - (20.0 * v108)
    v113 = v78 + (20.0 * v97)
    v114 = (v9 * v112) + (v8 * v113)
    v115 = v80 + (20.0 * v55)
    v116 = 20.0 * v9
    v117 = (v8 * v115) - (v116 * v96)
    v118 = v81 + (20.0 * v95)
    v119 = (v9 * v113) - (v8 * v112)
    v120 = 20.0 * v8
    v121 = (v120 * v96) + (v9 * v115)
    v122 = (v9 * v55) + (v8 * v96)
    v123 = (v8 * v90) - (v9 * v83)
    v124 = v123 * v123
    v125 = qd[5] + v85
    v126 = v125 * v125
    v127 = v126 + v124
    v128 = (v9 * v90) + (v8 * v83)
    v129 = v128 * v123
    v130 = qdd[5] + v99
    v131 = v129 - v130
    v132 = ((qd[5] * v128) - (v9 * v92)) - (v8 * v101)
    v133 = v125 * v128
    v134 = v133 + v132
    v135 = (((v117 * v131) - (v121 * v127)) - (v82 * v134)) + (v122 * v118)
    v136 = (v8 * v55) - (v9 * v96)
    v137 = v129 + v130
    v138 = v128 * v128
    v139 = v126 + v138
    v140 = ((qd[5] * v123) - (v8 * v92)) + (v9 * v101)
    v141 = v125 * v123
    v142 = v140 + v141
    v143 = ((v82 * v142) + ((v117 * v139) - (v121 * v137))) - (v136 * v118)
    v144 = v124 + v138
    v145 = v140 - v141
    v146 = v133 - v132
    v147 = (((v82 * v144) - (v117 * v145)) + (v121 * v146)) + (v136 * v114)
    v148 = v89 * v129
    v149 = v122 * v133
    v150 = v124 - v138
    v151 = v126 - v138
    v152 = v136 * v141
    v153 = v126 - v124
    v154 = v22 - v24
    v155 = v29 - v28
    v156 = -v43
    v157 = v32 - v33
    v158 = -v154
    v159 = 50.0 + v36
    v160 = 50.0 * v5
    v161 = (v2 * v160) + (v4 * v159)
    v162 = 50.0 * v4
    v163 = (v5 * v159) - (v2 * v162)
    v164 = v72 + v61
    v165 = v51 - v53
    v166 = v58 - v57
    v167 = -(v62 - v61)
    v168 = -v166
    v169 = -v69
    v170 = -v165
    v171 = (v6 * v81) - (v7 * v78)
    v172 = 10.0 + v163
    v173 = v7 * v161
    v174 = v7 * v88
    v175 = v6 * v161
    v176 = v6 * v88
    v177 = v94 + v86
    v178 = v7 * v98
    v179 = -((v6 * v101) - v178)
    v180 = -((v6 * v107) + (v7 * v108))
    v181 = -((v6 * v93) - (v7 * v109))
    v182 = v6 * v102
    v183 = v182 - (v7 * v99)
    v184 = (v7 * v97) + (v6 * v111)
    v185 = -(v178 + v182)
    v186 = 20.0 * v6
    v187 = v186 + v172
    v188 = (v8 * v173) + (v9 * v187)
    v189 = (v8 * v187) - (v9 * v173)
    v190 = v6 * v8
    v191 = (v7 * v114) - (v190 * v118)
    v192 = v6 * v9
    v193 = (v7 * v119) - (v192 * v118)
    v194 = (v192 * v114) - (v190 * v119)
    v195 = v7 * v129
    v196 = v190 * v133
    v197 = -((v196 + v195) + (v192 * v140))
    v198 = ((v7 * v150) - (v192 * v134)) + (v190 * v142)
    v199 = (v7 * v145) - ((v192 * v131) + (v190 * v151))
    v200 = v192 * v141
    v201 = (v200 + v195) + (v190 * v132)
    v202 = -((v7 * v146) + ((v190 * v137) + (v192 * v153)))
    v203 = -((v200 + (v7 * v130)) - v196)
    v204 = 10.0 + v160
    v205 = v7 * v162
    v206 = v6 * v162
    v207 = v186 + v204
    v208 = (v8 * v205) + (v9 * v207)
    v209 = (v8 * v207) - (v9 * v205)
    v210 = 10.0 + v186
    v211 = v8 * v210
    v212 = v9 * v210
    v213 = v9 * v133
    v214 = v8 * v141
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
        v13 + (v0 * v12),
        ((v0 * v17) + (v1 * v12)) - (qd[1] * v15),
        (qdd[1] * v0) + (v18 * v1),
        (v1 * v17) - v13,
        (qdd[1] * v1) - (v18 * v0),
        REAL(0.0),
        -(v20 * v19),
        (v26 * v19) - (v20 * v25),
        (v31 * v19) - (v20 * v30),
        ((v26 * v40) - (v31 * v38)) + (v20 * (v33 + v32)),
        (v31 * v29) - v41,
        -((v31 * v25) + (v26 * v30)),
        (v31 * v45) + (v26 * (v32 - v42)),
        (v26 * v22) - v46,
        (v31 * (v33 - v42)) - (v26 * v47),
        v41 + v46,
        v49 * v48,
        (v55 * v48) + (v49 * v54),
        -((v60 * v48) + (v49 * v59)),
        ((v55 * v66) - (v49 * (v62 + v61))) + (v60 * v67),
        (v60 * v58) - v68,
        (v60 * v54) + (v55 * v59),
        (v55 * (v61 - v72)) - (v60 * v71),
        (v55 * v51) - v73,
        -((v55 * v74) + (v60 * (v62 - v72))),
        v68 + v73,
        (v82 * v81) + (v80 * v78),
        (v55 * v81) + (((v89 * v88) - (v80 * v87)) - (v82 * v93)),
        (((v96 * v88) - (v82 * v95)) - (v80 * v97)) - (v55 * v78),
        ((v96 * v81) - ((v82 * v103) + (v80 * v100))) + (v89 * v78),
        (v105 + v104) + (v96 * v101),
        ((v96 * v107) - (v55 * v106)) - (v89 * v108),
        ((v55 * v103) + (v89 * v109)) + (v96 * v93),
        -((v104 + v110) + (v89 * v99)),
        ((v89 * v97) - (v96 * v111)) - (v55 * v100),
        (v110 - v105) + (v55 * v92),
        ((v82 * v118) + (v117 * v114)) + (v121 * v119),
        (v89 * v114) + v135,
        v143 + (v89 * v119),
        v147 + (v122 * v119),
        (v149 - v148) - (v136 * v140),
        ((v89 * v150) - (v122 * v142)) - (v136 * v134),
        (v89 * v145) + ((v122 * v151) - (v136 * v131)),
        (v152 + v148) - (v122 * v132),
        ((v122 * v137) - (v136 * v153)) - (v89 * v146),
        -((v149 + (v89 * v130)) + v152),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v34,
        qd[0] * v15,
        v12 - v11,
        v34,
        v16 + v17,
        qdd[1],
        (v36 * v38) - (v39 * v40),
        (v38 + (v36 * v45)) - (v39 * v64),
        (v40 - (v39 * v47)) - (v36 * (v42 + v32)),
        -((v36 * v155) + (v39 * v154)),
        v156,
        v157,
        v155,
        v43,
        v158,
        v44,
        (v163 * v67) - (v161 * v66),
        (v67 + (v163 * v71)) - (v161 * v75),
        (v66 - (v161 * v74)) - (v163 * v164),
        (v163 * v166) - (v161 * v165),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        (v172 * v88) - (v161 * v171),
        ((v174 - (v173 * v87)) + (v175 * v93)) - (v172 * v107),
        (((v175 * v95) - v176) - (v173 * v97)) + (v172 * v108),
        (((v175 * v103) + (v172 * v177)) - (v173 * v100)) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        ((v188 * v114) - (v175 * v118)) - (v189 * v119),
        v191 + (((v189 * v127) + (v188 * v131)) + (v175 * v134)),
        v193 + (((v188 * v139) + (v189 * v137)) - (v175 * v142)),
        v194 - (((v189 * v146) + (v175 * v144)) + (v188 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v38,
        v40,
        REAL(0.0),
        v156,
        v157,
        v155,
        v43,
        v158,
        v44,
        (v160 * v67) - (v162 * v66),
        (v67 + (v160 * v71)) - (v162 * v75),
        (v66 - (v162 * v74)) - (v160 * v164),
        (v160 * v166) - (v162 * v165),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        (v204 * v88) - (v162 * v171),
        ((v174 - (v205 * v87)) + (v206 * v93)) - (v204 * v107),
        (((v206 * v95) - v176) - (v205 * v97)) + (v204 * v108),
        (((v206 * v103) + (v204 * v177)) - (v205 * v100)) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        ((v208 * v114) - (v206 * v118)) - (v209 * v119),
        v191 + (((v209 * v127) + (v208 * v131)) + (v206 * v134)),
        v193 + (((v208 * v139) + (v209 * v137)) - (v206 * v142)),
        v194 - (((v209 * v146) + (v206 * v144)) + (v208 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v66,
        REAL(0.0),
        v69,
        v167,
        v168,
        v169,
        v170,
        v70,
        10.0 * v88,
        v174 - (10.0 * v107),
        (10.0 * v108) - v176,
        (10.0 * v177) - v171,
        v179,
        v180,
        v181,
        v183,
        v184,
        v185,
        (v212 * v114) - (v211 * v119),
        v191 + ((v211 * v127) + (v212 * v131)),
        v193 + ((v212 * v139) + (v211 * v137)),
        v194 - ((v211 * v146) + (v212 * v145)),
        v197,
        v198,
        v199,
        v201,
        v202,
        v203,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v81,
        -v78,
        REAL(0.0),
        v91,
        -v106,
        v103,
        -v91,
        -v100,
        v92,
        (v120 * v114) + (v116 * v119),
        (v9 * v118) + ((v120 * v131) - (v116 * v127)),
        ((v120 * v139) - (v116 * v137)) - (v8 * v118),
        ((v8 * v114) + ((v116 * v146) - (v120 * v145))) + (v9 * v119),
        v213 - (v8 * v140),
        -((v8 * v134) + (v9 * v142)),
        (v9 * v151) - (v8 * v131),
        v214 - (v9 * v132),
        (v9 * v137) - (v8 * v153),
        -(v213 + v214),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v114,
        -v119,
        REAL(0.0),
        v129,
        -v150,
        -v145,
        -v129,
        v146,
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

    Operations: 308 add, 402 mul, 0 div, 0 sqrt, 5 sincos, 32 other.
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
