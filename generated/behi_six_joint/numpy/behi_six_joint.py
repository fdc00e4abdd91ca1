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
        v6 = 20.0 * parameters[5]
        v7 = 10.0 * v0
        v8 = 10.0 * parameters[3]
        v9 = v7 + v8
        v10 = 50.0 * v1
        v11 = 50.0 * parameters[2]
        v12 = v10 + v11
        v13 = 50.0 * v12
        v14 = 2.0 * (10.0 * (0.5 * v8))
        v15 = v14 + (2.0 * (10.0 * (0.5 * v7)))
        v16 = 10.0 * v6
        v17 = 2.0 * v16
        v18 = 2.0 * (20.0 * (0.5 * v6))
        v19 = 0.5 * parameters[6]
        v20 = v18 - v19
        v21 = v19 + v20
        v22 = parameters[6] - v21
        v23 = 2.0 * (50.0 * (0.5 * v11))
        v24 = (2.0 * (50.0 * (0.5 * v10))) + v23
        v25 = 50.0 * v6
        v26 = v0 - (v0 + (v8 / 10.0))
        v27 = parameters[3] + v26
        v28 = v27 - (v27 + (v11 / 50.0))
        v29 = v23 + (2.0 * (50.0 * (0.5 * (50.0 * v28))))
        v30 = 2.0 * v19
        v31 = v14 + (2.0 * (10.0 * (0.5 * (10.0 * v26))))
        v32 = v27 - v28
        v33 = parameters[2] + v28
        v34 = v33 - ((v3 / 50.0) + v33)
        v35 = v33 - v34
        v36 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v34))))
        v37 = 2.0 * v36
        v38 = 50.0 * v35
        v39 = 1.0 / v21
        v40 = v15 + v21
        v41 = 1.0 / parameters[6]
        v42 = 2.0 * v11
        v43 = 2.0 * v6
        v44 = parameters[6] * v41
        v45 = parameters[6] * v44
        values = (
            v21 - (v21 - v15),
            2.0 * v13,
            v21 + (v5 + (v15 + v24)),
            v15 + parameters[6],
            v5,
            v24,
            v16,
            v17,
            v21,
            v22,
            v13,
            v25,
            100.0 * v6,
            100.0 * v9,
            50.0 * v9,
            parameters[6],
            2.0 * v31,
            (50.0 * (100.0 * v35)) + v37,
            v36 + (50.0 * v38),
            50.0 * v32,
            2.0 * v29,
            v20,
            2.0 * parameters[6],
            v6,
            v30,
            v29,
            v0 - v26,
            v31,
            v32,
            v19,
            v15 + v15,
            v17 + v17,
            v22 + v22,
            0.5 * (v16 + v16),
            2.0 * v25,
            v5 + v5,
            v24 + v24,
            v36,
            v37,
            v38,
            v19 - v18,
            v29 + v36,
            v21 - v40,
            v5 + (v24 + v40),
            v39,
            v41,
            v9,
            v12,
            v15,
            v5 + v24,
            0.5 * v4,
            v42,
            50.0 * v42,
            2.0 * v8,
            0.5 * parameters[4],
            v14,
            v23,
            50.0 * v11,
            parameters[5],
            parameters[3],
            parameters[2],
            v1,
            30.0 * v3,
            30.0 * v0,
            30.0 * parameters[5],
            30.0 * v2,
            30.0 * v1,
            parameters[4],
            v0,
            v3,
            v4,
            v8,
            v11,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v8,
            v40,
            v43,
            20.0 * v6,
            v20 - v19,
            2.0 * v9,
            100.0 * v12,
            2.0 * v15,
            2.0 * v5,
            2.0 * v24,
            50.0 * (2.0 * v12),
            50.0 * v43,
            10.0 * v43,
            2.0 * v20,
            v44,
            v45,
            v45 - v22,
            parameters[6] - v45,
            v45 - parameters[6],
            v30 * v39,
            2.0 * (v19 * v39),
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
    v11 = (prepared[2] - (v4 * (prepared[4] * v4))) + (prepared[1] * v10)
    v12 = v3 * v7
    v13 = prepared[9] * v8
    v14 = prepared[7] * v8
    v15 = (v8 * v13) - v14
    v16 = (v14 - (v2 * (prepared[5] * v2))) + ((v15 - prepared[0]) * (v6 * v6))
    v17 = prepared[11] * v8
    v18 = prepared[14] + v17
    v19 = v18 * (v5 * v7)
    v20 = v6 * (v9 * (v13 - prepared[6]))
    v21 = prepared[11] * v9
    v22 = v2 * v21
    v23 = v22 - v20
    v24 = v4 * v21
    v25 = v23 + v24
    v26 = -v20
    v27 = -(((prepared[8] + (prepared[6] * v8)) * v7) + (v17 * (v3 + v5)))
    v28 = (prepared[15] * v8) * v6
    v29 = v6 * v18
    v30 = (v18 * v12) + (v2 * v29)
    v31 = v15 - prepared[3]
    v32 = v30 - v31
    v33 = (prepared[5] + v30) + v32
    v34 = v19 + (v4 * v29)
    v35 = v34 + (prepared[10] * (v10 + (v4 * v2)))
    v36 = v35 + v33
    v37 = v34 + v32
    v38 = v21 * v6
    v39 = (v7 * v22) - (v3 * v38)
    v40 = -((v39 + (v7 * v24)) - (v5 * v38))
    v41 = -(prepared[15] * v9)
    v42 = -v39
    return (
        (v16 + (2.0 * v19)) + (v11 + ((prepared[13] + (prepared[12] * v8)) * v12)),
        v25,
        v23,
        v26,
        v27,
        v28,
        v25,
        (prepared[4] + v35) + v36,
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
        prepared[8],
        REAL(0.0),
        v28,
        v41,
        v41,
        v41,
        REAL(0.0),
        prepared[15],
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
    v31 = prepared[26] * ((v9 * v17) + (v8 * v27))
    v32 = v31 + (prepared[23] * ((v28 * v28) + (v30 * v30)))
    v33 = v14 * v9
    v34 = (v8 * v15) - v33
    v35 = v30 * v34
    v36 = v16 + v35
    v37 = (v9 * v27) - (v8 * v17)
    v38 = (prepared[23] * v36) - (prepared[26] * v37)
    v39 = (v9 * v32) + (v8 * v38)
    v40 = qd[5] * prepared[24]
    v41 = (((prepared[21] * v36) - (v40 * v30)) + (prepared[29] * (v16 - v35))) - (prepared[23] * v37)
    v42 = (v7 * v24) - (v6 * v22)
    v43 = v15 * v26
    v44 = (10.0 * v43) - v42
    v45 = (v8 * v43) - ((2.0 * v33) * v26)
    v46 = (v28 * (2.0 * v34)) - v45
    v47 = (((prepared[29] * v45) + (v40 * v28)) - (prepared[21] * v46)) - (prepared[23] * v44)
    v48 = ((prepared[22] * v29) * v26) + (prepared[15] * ((v9 * v43) - (v28 * v30)))
    v49 = (v5 + v3) * ((prepared[19] * v13) + (50.0 * v39))
    v50 = qd[0] * ((v11 * (prepared[20] * v5)) + (v12 * (prepared[17] * v3)))
    v51 = v49 + (v50 + (v6 * ((v9 * v47) - (v8 * v48))))
    v52 = (prepared[23] * v46) + (prepared[26] * v44)
    v53 = (prepared[28] * v42) - v52
    v54 = ((v9 * v38) - (prepared[28] * v25)) - (v8 * v32)
    v55 = 50.0 * ((v7 * v53) - (v6 * v54))
    v56 = ((10.0 * v52) + ((prepared[27] * v43) - (v9 * v48))) - (v8 * v47)
    v57 = 50.0 * ((v7 * v54) + (v6 * v53))
    v58 = (v5 * (v55 + (prepared[25] * (v23 - (v19 * v4))))) + ((v4 * v57) - v56)
    v59 = (v58 + (v3 * v55)) + (v2 * (v57 + ((prepared[18] * (v20 - v21)) * v3)))
    return (
        -(v51 + (v7 * ((v41 + (prepared[16] * v16)) + (10.0 * v39)))),
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
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(q[1])
    v7 = np.cos(q[1])
    v8 = np.sin(v0)
    v9 = np.cos(v0)
    v10 = v4 * v3
    v11 = v4 * v2
    v12 = (v11 * (prepared[32] * v10)) - (v3 * ((prepared[30] * v2) + (prepared[31] * v11)))
    v13 = v9 + v7
    v14 = (v13 * ((prepared[13] * v2) + (prepared[12] * v11))) - v12
    v15 = 0.5 * qd[3]
    v16 = v5 * v3
    v17 = prepared[34] * v16
    v18 = prepared[7] * v5
    v19 = (v5 * (prepared[32] * v4)) - v18
    v20 = (v18 + (v19 * (v2 * v2))) + (v13 * v17)
    v21 = 0.5 * qd[4]
    v22 = (prepared[14] * v2) + (prepared[11] * v11)
    v23 = v7 * v22
    v24 = v23 + (v8 * (prepared[10] * v7))
    v25 = v9 * v22
    v26 = (prepared[14] * v3) + (prepared[11] * v10)
    v27 = v8 * v26
    v28 = ((v9 * (prepared[36] * v8)) - v12) + (2.0 * ((v27 + v25) + v24))
    v29 = 0.5 * qd[2]
    v30 = v6 * v26
    v31 = v30 + ((prepared[10] * v6) * v9)
    v32 = v28 + ((v7 * (prepared[35] * v6)) + (2.0 * v31))
    v33 = 0.5 * qd[1]
    v34 = 0.5 * qd[0]
    v35 = v34 * v32
    v36 = (prepared[9] * v4) - prepared[6]
    v37 = qd[2] + qd[1]
    v38 = qd[3] + v37
    v39 = v5 * v2
    v40 = ((prepared[9] * v5) * v39) - (v36 * v11)
    v41 = (prepared[8] * v2) + (prepared[6] * v11)
    v42 = v40 - v41
    v43 = (v21 * v42) + ((v38 * v36) * v16)
    v44 = prepared[11] * v5
    v45 = prepared[29] * v4
    v46 = qd[5] * v45
    v47 = v3 * v46
    v48 = (v47 + (v9 * (v37 * v44))) - v43
    v49 = v34 * v28
    v50 = v47 - (v34 * v14)
    v51 = 0.5 * v37
    v52 = v15 + v51
    v53 = prepared[11] * qd[4]
    v54 = prepared[29] * v39
    v55 = (v34 * v20) + (qd[5] * v54)
    v56 = v45 * v3
    v57 = (v38 * v56) + (qd[4] * v54)
    v58 = 0.5 * (v40 + v41)
    v59 = prepared[11] * v4
    v60 = v58 + (v8 * v59)
    v61 = v60 + (v6 * v59)
    v62 = (((prepared[34] * v8) * v39) - v19) + (v9 * v17)
    v63 = prepared[11] * ((v7 * v16) + (v6 * v39))
    v64 = v63 + v62
    v65 = v25 - v27
    v66 = v23 - v30
    v67 = v66 + (2.0 * v65)
    v68 = (v15 * v67) - (v21 * v64)
    v69 = (v15 * v66) - (v21 * v63)
    v70 = v69 + v68
    v71 = v24 - v31
    v72 = v29 * v66
    v73 = (qd[3] * v65) - (v21 * v62)
    v74 = v33 * v66
    v75 = v74 + (v51 * v67)
    v76 = v53 * v11
    v77 = v53 * v10
    v78 = ((v46 - (v9 * v76)) + (v8 * v77)) + (v15 * v62)
    v79 = (qd[0] * v61) - (v51 * v64)
    v80 = qd[0] * v56
    v81 = qd[4] * v45
    v82 = v81 - v80
    v83 = (v74 - (qd[2] * v65)) - (v33 * v67)
    v84 = v33 * v63
    v85 = ((v84 - (v29 * v62)) - (v33 * v64)) + (qd[0] * v60)
    v86 = v21 * v19
    v87 = (qd[0] * v58) + ((v52 * v19) - v46)
    v88 = (v15 * v19) - v46
    v89 = (v38 * v45) + (qd[0] * v54)
    v90 = v81 + v80
    return (
        (((v21 * v20) - (v15 * v14)) - (v29 * v28)) - (v33 * v32),
        (v48 + (v44 * (qd[1] * v7))) - v35,
        v48 - v49,
        v50 - v43,
        v55 - ((((v53 * v5) * v13) + ((qd[4] * prepared[33]) * v16)) + (v52 * v42)),
        v57,
        v35 - ((qd[4] * v61) + v47),
        -(v70 + (qd[2] * v71)),
        -(v70 + (v37 * v71)),
        (((qd[4] * v63) - v73) - ((qd[3] * v66) + v72)) - v75,
        (v78 + (((v6 * v77) - (v7 * v76)) + ((qd[3] + v51) * v63))) - v79,
        v82,
        v49 - ((qd[4] * v60) + v47),
        (v69 + (qd[1] * v71)) - v68,
        -v73,
        v83 - v73,
        v78 - v85,
        v82,
        -(v50 + (qd[4] * v58)),
        v75 - (v86 + v72),
        -(v83 + v86),
        -v86,
        -v87,
        v82,
        (qd[1] * v61) + ((qd[2] * v60) + ((qd[3] * v58) - v55)),
        v79 + ((v88 + (v29 * v63)) - v84),
        v85 + v88,
        v87,
        REAL(0.0),
        -v89,
        v57,
        v90,
        v90,
        v90,
        v89,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 104 add, 135 mul, 0 div, 0 sqrt, 4 sincos, 8 other.
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
    v45 = (prepared[23] * v44) - (prepared[26] * v39)
    v46 = v37 - qd[4]
    v47 = prepared[23] * ((v46 * v46) + (v41 * v41))
    v48 = v47 + (prepared[26] * ((v9 * v24) + (v8 * v38)))
    v49 = (v9 * v48) + (v8 * v45)
    v50 = qd[5] * prepared[24]
    v51 = (((v50 * v41) + (prepared[40] * v44)) - (prepared[29] * (v43 - v42))) + (prepared[23] * v39)
    v52 = (v6 * v32) - (v7 * v35)
    v53 = v19 * v37
    v54 = qdd[3] + v31
    v55 = v53 + v54
    v56 = v52 + (10.0 * v55)
    v57 = v53 - v54
    v58 = (qdd[0] * v6) + ((2.0 * v20) * v37)
    v59 = (v9 * v58) - (v8 * v57)
    v60 = (v46 * (2.0 * v40)) + v59
    v61 = (((v50 * v46) - (prepared[29] * v59)) + (prepared[40] * v60)) - (prepared[23] * v56)
    v62 = prepared[15] * ((v9 * v57) + (((v8 * v58) + qdd[5]) - (v46 * v41)))
    v63 = prepared[25] * v2
    v64 = v3 * v63
    v65 = prepared[39] * v5
    v66 = ((v65 * v16) - ((prepared[38] * v5) * v14)) - (v11 * v64)
    v67 = v66 + (qdd[0] * ((prepared[41] - (v4 * (prepared[37] * v4))) - (v2 * v63)))
    v68 = v67 - (v6 * ((v9 * v61) - (v8 * v62)))
    v69 = v68 + (v7 * ((v51 - (prepared[27] * v23)) - (10.0 * v49)))
    v70 = ((v9 * v45) - (prepared[28] * v36)) - (v8 * v48)
    v71 = (prepared[23] * v60) + (prepared[26] * v56)
    v72 = v71 + (prepared[28] * v52)
    v73 = (v6 * v72) - (v7 * v70)
    v74 = (v6 * v70) + (v7 * v72)
    v75 = prepared[37] * (qdd[1] + (v5 * ((v28 * v4) - v33)))
    v76 = ((((prepared[39] * v4) * v30) + (v65 * v34)) + v75) + (v15 * v74)
    v77 = (((v9 * v62) - (prepared[27] * v55)) + (v8 * v61)) - (10.0 * v71)
    v78 = (((prepared[25] * v31) + ((v27 - v25) * v64)) - v77) + (v17 * v74)
    v79 = v78 + (v12 * v73)
    return (
        v69 + ((v15 + v17) * ((prepared[28] * v18) - v49)),
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
    v32 = ((prepared[6] * v18) + (prepared[23] * v31)) + ((qd[5] + v14) * (prepared[15] * v16))
    v33 = v32 - (prepared[8] * v19)
    v34 = (((prepared[48] * v18) - (tau[5] * v3)) + (prepared[46] * v31)) - (prepared[6] * v19)
    v35 = v34 + (v2 * v33)
    v36 = tau[3] - v35
    v37 = prepared[23] * v2
    v38 = prepared[46] + v37
    v39 = v4 * v38
    v40 = v5 * v38
    v41 = (v27 * v40) + (v23 * v39)
    v42 = prepared[7] + (prepared[8] * v2)
    v43 = prepared[48] + (v2 * v42)
    v44 = v43 + v41
    v45 = 1.0 / v43
    v46 = v45 * v44
    v47 = (prepared[23] * v19) - (prepared[46] * v18)
    v48 = v5 * v47
    v49 = v11 * v2
    v50 = v49 + (v3 * v13)
    v51 = v50 * v14
    v52 = v11 * v13
    v53 = v52 + v51
    v54 = prepared[23] * v3
    v55 = (v50 * v50) + (v16 * v16)
    v56 = (v11 * v11) + (v15 * v15)
    v57 = ((v37 * v55) + (prepared[46] * v56)) - (v54 * v53)
    v58 = (v4 * v27) - (v5 * v23)
    v59 = prepared[5] * v8
    v60 = v9 * v59
    v61 = prepared[47] * v8
    v62 = prepared[47] * v9
    v63 = v20 * v62
    v64 = (v58 * v57) + (((v21 * v63) - (v29 * v61)) + ((v22 - v26) * v60))
    v65 = v4 * v47
    v66 = (v64 + (v23 * v65)) + ((v27 * v48) - v35)
    v67 = 2.0 * qd[0]
    v68 = qd[1] * v67
    v69 = v68 + (qd[2] * v67)
    v70 = (v69 * v23) + (v68 * v20)
    v71 = ((((prepared[15] * qd[5]) * v50) - (v37 * v70)) - (prepared[8] * v52)) + (prepared[9] * v51)
    v72 = v71 + (v54 * ((v4 * v24) + (v5 * v30)))
    v73 = 2.0 * v52
    v74 = v72 - (10.0 * ((v37 * v73) - (v54 * v56)))
    v75 = tau[4] + v74
    v76 = v54 * v58
    v77 = prepared[44] * v76
    v78 = (v66 - (v46 * v36)) + (tau[2] - (v77 * v75))
    v79 = v41 + v44
    v80 = prepared[5] + v79
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
    v92 = prepared[4] * v6
    v93 = v7 * v92
    v94 = (((tau[1] - (v25 * v93)) - (v26 * v63)) + (v22 * v91)) + (v85 * v57)
    v95 = ((v94 + (v20 * v65)) + (v28 * v48)) - (v90 * v36)
    v96 = prepared[44] * v86
    v97 = ((v66 - (v96 * v75)) + v95) - (v78 * v89)
    v98 = ((prepared[49] + (2.0 * v84)) - (v86 * v96)) + (v79 - (v87 * v90))
    v99 = 1.0 / (v98 + (v88 * v89))
    v100 = v28 + v27
    v101 = ((prepared[8] + (prepared[6] * v2)) * v5) + (v37 * v100)
    v102 = v3 * v4
    v103 = v2 * v4
    v104 = ((prepared[8] * v3) * v103) + (prepared[6] * v102)
    v105 = v104 + (v54 * v23)
    v106 = (v104 * v46) - ((v101 * v77) + v105)
    v107 = ((v104 * v90) - ((v101 * v96) + ((v20 * v54) + v105))) - (v106 * v89)
    v108 = v107 * v99
    v109 = v106 * v81
    v110 = (v2 * v53) + (v3 * v55)
    v111 = (((tau[5] * v103) - tau[0]) - (v69 * (v60 + v91))) - (v68 * (v63 + v93))
    v112 = (v111 + (v102 * v33)) - (v100 * ((prepared[23] * v110) + (prepared[46] * v73)))
    v113 = v112 - (v5 * ((((prepared[48] * v73) + (prepared[46] * v70)) + (prepared[6] * v110)) - v74))
    v114 = v104 * v45
    v115 = prepared[44] * v101
    v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108)
    v117 = ((prepared[43] + (prepared[7] * v2)) - (v6 * v92)) - (v8 * v59)
    v118 = v117 + (v4 * ((prepared[42] * v4) - (v42 * v103)))
    v119 = ((v118 + (2.0 * (v83 + (v100 * v40)))) - (v101 * v115)) - (v104 * v114)
    v120 = v116 * (1.0 / ((v119 + (v106 * v109)) - (v107 * v108)))
    v121 = (v97 * v99) - (v108 * v120)
    v122 = ((v78 * v81) - (v109 * v120)) + (v89 * v121)
    v123 = (((v45 * v36) + (v114 * v120)) - (v90 * v121)) + (v46 * v122)
    v124 = (((tau[5] * prepared[45]) - (v50 * v16)) - (v49 * v17)) + (v103 * v120)
    return (
        -v120,
        v121,
        -v122,
        v123,
        (((prepared[44] * v75) - (v115 * v120)) - (v96 * v121)) + (v77 * v122),
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
    v35 = (prepared[57] * v34) + (v19 * ((prepared[56] * v19) + (prepared[51] * v18)))
    v36 = v35 + (prepared[60] * ((v18 * v18) + (v21 * v21)))
    v37 = prepared[59] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)))
    v38 = v37 + (v36 - (v13 * ((prepared[52] * v11) - (prepared[56] * v13))))
    v39 = v38 + (prepared[55] * ((v26 * v26) + (v14 * v14)))
    v40 = (qd[5] - (v26 * v7)) + (v6 * v25)
    v41 = (v40 * (prepared[15] * v40)) + (v39 + (prepared[53] * ((v26 * v27) - (v14 * v15))))
    v42 = 0.5 * (v41 + (prepared[58] * ((v33 + (v31 * v31)) + (v30 * v30))))
    v43 = prepared[54] * (v33 + ((v28 * v28) + (v23 * v23)))
    return (
        v42 + (v43 + (prepared[50] * ((qd[1] * qd[1]) + v34))),
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
    return (
        -(v9 * v10),
        -(v12 * v11),
        -(v12 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v12 * v10,
        -(v9 * v11),
        -(v9 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        50.0 * v10,
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[2])
    v3 = np.cos(q[2])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = 50.0 * v0
    v7 = 50.0 * v1
    v8 = (v3 * v7) - (v2 * v6)
    v9 = v7 + v8
    v10 = -(v4 * v9)
    v11 = (v2 * v7) + (v3 * v6)
    v12 = v6 + v11
    v13 = -(v5 * v12)
    v14 = -(v5 * v11)
    v15 = v5 * v9
    v16 = v4 * v12
    v17 = v4 * v11
    v18 = -v15
    v19 = -(v5 * v8)
    v20 = -(v4 * v8)
    v21 = -v11
    return (
        v10,
        v13,
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v15,
        -v16,
        -v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v9,
        v8,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v18,
        v16,
        v17,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        v18,
        v19,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v17,
        v19,
        v19,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v13,
        v14,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v10,
        v20,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v14,
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
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v12,
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    )


def influence_C3(prepared, q):
    """Influence coefficients of C3, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 4 add, 14 mul, 0 div, 0 sqrt, 3 sincos, 10 other.
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
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v5 * v10
    v12 = (v3 * v0) + (v2 * v1)
    v13 = v6 * v12
    v14 = (v5 * v13) - (v7 * v11)
    v15 = (v9 * v4) + (v8 * v14)
    v16 = 50.0 * v3
    v17 = (v5 * v16) + (50.0 * v11)
    v18 = v17 - (10.0 * v14)
    v19 = v18 - (20.0 * v15)
    v20 = prepared[58] * v19
    v21 = v7 * v12
    v22 = (v6 * v10) + v21
    v23 = v8 * v22
    v24 = 30.0 + (50.0 * v2)
    v25 = v24 + (50.0 * v12)
    v26 = (10.0 * v22) + v25
    v27 = v26 + (20.0 * v23)
    v28 = v27 * v20
    v29 = prepared[67] * v26
    v30 = v28 + (v29 * v18)
    v31 = v4 * v10
    v32 = (v4 * v13) - (v7 * v31)
    v33 = (v9 * v5) - (v8 * v32)
    v34 = (v4 * v16) + (50.0 * v31)
    v35 = v34 - (10.0 * v32)
    v36 = v35 + (20.0 * v33)
    v37 = prepared[58] * v36
    v38 = v27 * v37
    v39 = v38 + (v35 * v29)
    v40 = prepared[59] * v18
    v41 = v5 * v40
    v42 = prepared[59] * v35
    v43 = v4 * v42
    v44 = ((v4 * v39) + (v26 * (v43 + v41))) + (v5 * v30)
    v45 = v4 * v34
    v46 = prepared[60] * v17
    v47 = (v5 * v46) + (prepared[60] * v45)
    v48 = v44 + (v25 * v47)
    v49 = (v4 * v4) + (v5 * v5)
    v50 = prepared[67] * v18
    v51 = v20 + v50
    v52 = v40 + v51
    v53 = prepared[67] * v35
    v54 = v37 + v53
    v55 = v42 + v54
    v56 = (v4 * v55) + (v5 * v52)
    v57 = v47 + v56
    v58 = 30.0 * v57
    v59 = (v48 + (v49 * (v3 * ((prepared[69] * v24) - prepared[62])))) - v58
    v60 = (v4 * v33) - (v5 * v15)
    v61 = prepared[15] * v23
    v62 = v61 * v60
    v63 = 2.0 * v62
    v64 = v24 * v57
    v65 = v64 - v48
    v66 = v25 * v56
    v67 = v66 - v44
    v68 = (v5 * v21) + (v6 * v11)
    v69 = (v7 * v10) - v13
    v70 = (v69 * v18) + (v26 * v68)
    v71 = (v4 * v21) + (v6 * v31)
    v72 = (v69 * v35) + (v26 * v71)
    v73 = ((v68 * v39) + ((v72 * v51) - (v70 * v54))) - (v71 * v30)
    v74 = (v68 * v33) + (v71 * v15)
    v75 = v61 * v74
    v76 = v23 * v36
    v77 = (v27 * v33) - v76
    v78 = (v23 * v19) + (v27 * v15)
    v79 = (v33 * v20) + (v15 * v37)
    v80 = ((v37 * v78) + (v20 * v77)) - (v27 * v79)
    v81 = -v80
    v82 = v36 * v20
    v83 = v82 + (v35 * v50)
    v84 = v83 + (v35 * v40)
    v85 = (v36 * v37) + (v35 * v53)
    v86 = ((v4 * v85) + (v35 * v43)) + (v5 * v84)
    v87 = v19 * v20
    v88 = v87 + (v18 * v50)
    v89 = (v4 * v84) + ((v5 * v88) + (v18 * v41))
    v90 = v45 + (v5 * v17)
    v91 = prepared[15] * v33
    v92 = v91 * v60
    v93 = prepared[15] * v15
    v94 = v93 * v60
    v95 = (v4 * v94) + (v5 * v92)
    v96 = (v95 + (v4 * (v89 + (v46 * v90)))) - (v5 * (v86 + (v34 * v47)))
    v97 = (v4 * v52) - (v5 * v55)
    v98 = v16 * v49
    v99 = prepared[60] * v98
    v100 = ((v98 * (v97 + (v4 * v46))) - (v34 * (v5 * v99))) - v96
    v101 = (((v5 * v86) - v95) - (v4 * v89)) + (v90 * v97)
    v102 = (v68 * v35) - (v71 * v18)
    v103 = ((v102 * v54) - (v68 * v85)) + (v71 * v83)
    v104 = ((v102 * v51) - (v68 * v83)) + (v71 * v88)
    v105 = (v4 * v104) - (v5 * v103)
    v106 = v91 * v74
    v107 = v93 * v74
    v108 = (v4 * v107) + (v5 * v106)
    v109 = v23 * v61
    v110 = (v4 * v71) + (v5 * v68)
    v111 = v69 * v60
    v112 = (v61 * v111) + (v110 * v109)
    v113 = -((v108 - v112) - v105)
    v114 = (v33 * v19) + (v15 * v36)
    v115 = (v36 * v79) - (v37 * v114)
    v116 = v5 * v115
    v117 = -v116
    v118 = ((v69 * v62) + (v68 * v94)) - (v71 * v92)
    v119 = v105 - v118
    v120 = ((v68 * v107) - (v71 * v106)) + (v69 * v75)
    v121 = (v71 * v115) + (v69 * v80)
    v122 = ((v33 * v92) + (v23 * v62)) + (v15 * v94)
    v123 = v122 - v116
    v124 = ((v33 * v106) + (v23 * v75)) + (v15 * v107)
    v125 = v15 * v91
    v126 = v15 * v93
    v127 = (v4 * v126) + (v5 * v125)
    v128 = v33 * v91
    v129 = (v4 * v125) + (v5 * v128)
    v130 = (v4 * v129) - (v5 * v127)
    v131 = -v130
    v132 = (v4 * v72) + (v5 * v70)
    v133 = prepared[58] * v27
    v134 = v29 + v133
    v135 = (v4 * v54) + (v5 * v51)
    v136 = (v69 * v135) + (v110 * v134)
    v137 = v4 * v69
    v138 = (v137 * v39) + ((v110 * ((v26 * v29) + (v27 * v133))) - (v134 * v132))
    v139 = v5 * v69
    v140 = v138 + (v139 * v30)
    v141 = ((30.0 * v136) - (prepared[63] * v132)) - v140
    v142 = ((v68 * v129) - v112) + (v71 * v127)
    v143 = (v4 * v37) + (v5 * v20)
    v144 = v23 * v143
    v145 = (v4 * v77) - (v5 * v78)
    v146 = v27 * v60
    v147 = (v27 * v144) - (v133 * (v146 - v145))
    v148 = ((prepared[64] * v145) - (30.0 * ((v133 * v60) - v144))) - v147
    v149 = (v33 * v127) - (v15 * v129)
    v150 = v134 + (prepared[59] * v26)
    v151 = v98 * v150
    v152 = v49 * (((v151 + ((v25 * v99) - (prepared[65] * v98))) + v58) - v64)
    v153 = -v152
    v154 = v66 - (v90 * v150)
    v155 = v49 * (((30.0 * v56) - (prepared[66] * v90)) - v154)
    v156 = -v155
    v157 = v102 * v134
    v158 = (((v5 * v157) - (v137 * v85)) - (v110 * v39)) - (v139 * v83)
    v159 = (v72 * v135) + v158
    v160 = (v68 * v54) - (v71 * v51)
    v161 = (30.0 * v160) - (prepared[63] * v102)
    v162 = v159 + (v5 * v161)
    v163 = (((v110 * v30) + (v4 * v157)) + (v137 * v83)) + (v139 * v88)
    v164 = v163 - (v70 * v135)
    v165 = v164 + (v4 * v161)
    v166 = (v4 * v165) + (v5 * v162)
    v167 = v33 * v61
    v168 = (v91 * v111) + (v110 * v167)
    v169 = v15 * v61
    v170 = (v93 * v111) + (v110 * v169)
    v171 = (v4 * v170) + (v5 * v168)
    v172 = v171 + v166
    v173 = (v4 * v169) + (v5 * v167)
    v174 = (v69 * v130) + (v110 * v173)
    v175 = -(v174 + v172)
    v176 = v133 * v114
    v177 = ((v37 * v146) + (v5 * v176)) - (v143 * (v76 + v77))
    v178 = (30.0 * v79) - (prepared[64] * v114)
    v179 = v177 + (v5 * v178)
    v180 = (((v5 * v23) * v87) - (v78 * v143)) + (v4 * v176)
    v181 = v180 + (v20 * ((v4 * v76) - v146))
    v182 = v181 + (v4 * v178)
    v183 = (v4 * v182) + (v5 * v179)
    v184 = (v23 * v127) - (v15 * v173)
    v185 = (v33 * v173) - (v23 * v129)
    v186 = (v4 * v185) + (v5 * v184)
    v187 = -(v186 - v183)
    v188 = -v166
    v189 = ((v68 * v170) - (v71 * v168)) + (v69 * v112)
    v190 = ((v68 * v182) - (v71 * v179)) + (v69 * v148)
    v191 = ((v68 * v185) - (v71 * v184)) - (v69 * v149)
    v192 = ((v33 * v168) + (v23 * v112)) + (v15 * v170)
    v193 = (prepared[68] * v132) - v136
    v194 = v140 + (v24 * v193)
    v195 = ((v23 * v20) + (v15 * v133)) - (prepared[58] * v78)
    v196 = ((v33 * v133) - (v23 * v37)) - (prepared[58] * v77)
    v197 = (v4 * v196) - (v5 * v195)
    v198 = v147 + (v24 * v197)
    v199 = ((v24 * v56) - (v151 + (prepared[61] * ((v24 * v90) - (v98 * v25))))) - v154
    v200 = v49 * v199
    v201 = -v200
    v202 = (prepared[68] * v102) - v160
    v203 = v5 * v24
    v204 = (v69 * v54) + ((v71 * v134) - (prepared[68] * v72))
    v205 = ((v203 * v202) - (v98 * v204)) - v159
    v206 = v4 * v24
    v207 = (v69 * v51) + ((v68 * v134) - (prepared[68] * v70))
    v208 = ((v98 * v207) + (v206 * v202)) - v164
    v209 = (v4 * v208) + (v5 * v205)
    v210 = v171 - v209
    v211 = -(v174 + v210)
    v212 = (prepared[58] * v114) - v79
    v213 = ((v98 * v196) - v177) + (v203 * v212)
    v214 = ((v98 * v195) + (v206 * v212)) - v181
    v215 = (v4 * v214) + (v5 * v213)
    v216 = -(v186 + v215)
    v217 = ((v68 * v214) - (v71 * v213)) + (v69 * v198)
    v218 = -v215
    v219 = v140 + (v25 * v193)
    v220 = v147 + (v25 * v197)
    v221 = v5 * v25
    v222 = ((v221 * v202) - (v90 * v204)) - v159
    v223 = v4 * v25
    v224 = ((v90 * v207) + (v223 * v202)) - v164
    v225 = (v4 * v224) + (v5 * v222)
    v226 = v171 - v225
    v227 = -(v174 + v226)
    v228 = ((v90 * v196) - v177) + (v221 * v212)
    v229 = ((v90 * v195) + (v223 * v212)) - v181
    v230 = (v4 * v229) + (v5 * v228)
    v231 = -(v186 + v230)
    v232 = ((v68 * v229) - (v71 * v228)) + (v69 * v220)
    v233 = -v230
    v234 = ((v68 * v126) + (v69 * v169)) - (v71 * v125)
    v235 = ((v68 * v125) + (v69 * v167)) - (v71 * v128)
    v236 = (v4 * v235) - (v5 * v234)
    v237 = v112 + v236
    v238 = (v69 * v20) + (v68 * v133)
    v239 = (v69 * v37) + (v71 * v133)
    v240 = (v23 * v68) - (v69 * v15)
    v241 = (v69 * v33) + (v23 * v71)
    v242 = v27 * v74
    v243 = ((v70 * v196) - ((v241 * v28) + (v133 * v242))) + (v72 * v195)
    v244 = v243 + (((v78 * v239) + (v77 * v238)) + (v240 * v38))
    v245 = (v109 * v74) - ((v169 * v241) + (v167 * v240))
    v246 = v244 + v245
    v247 = ((v68 * v169) - (v71 * v167)) + (v69 * v109)
    v248 = -(((v110 * v247) + (v137 * v235)) - (v139 * v234))
    v249 = (v36 * v240) - v242
    v250 = (v68 * v37) - (v71 * v20)
    v251 = (((v241 * v82) - (v114 * v239)) - (v37 * v249)) - (v77 * v250)
    v252 = ((v72 * v212) - (v102 * v196)) + v251
    v253 = ((v167 * v74) - (v241 * v125)) - (v240 * v128)
    v254 = v252 - v253
    v255 = ((v20 * v249) + ((v114 * v238) - (v241 * v87))) - (v78 * v250)
    v256 = v255 - ((v70 * v212) + (v102 * v195))
    v257 = ((v169 * v74) - (v240 * v125)) - (v241 * v126)
    v258 = v256 - v257
    v259 = ((v4 * v258) + ((v23 * v236) - (v60 * v247))) + (v5 * v254)
    v260 = ((v68 * v258) - (v71 * v254)) - (v69 * v246)
    v261 = (v4 * v256) + (v5 * v252)
    v262 = -(v192 - v261)
    v263 = ((v33 * v125) + (v23 * v169)) + (v15 * v126)
    v264 = ((v33 * v128) + (v23 * v167)) + (v15 * v125)
    v265 = (v4 * v264) - (v5 * v263)
    v266 = ((v33 * v167) + (v23 * v109)) + (v15 * v169)
    v267 = (v4 * v257) + (((v110 * v266) + (v137 * v264)) - (v139 * v263))
    v268 = (v267 + (v5 * v253)) - v261
    v269 = -((v23 * v265) - (v60 * v266))
    v270 = -v261
    return (
        REAL(0.0),
        v63 - v59,
        v63 + v65,
        v63 + v67,
        (2.0 * v75) - v73,
        v81,
        -v59,
        -v96,
        v100,
        v101,
        v113,
        v117,
        v65,
        v100,
        v100,
        v101,
        v113,
        v117,
        v67,
        v101,
        v101,
        v101,
        v113,
        v117,
        -v73,
        v119,
        v119,
        v119,
        (((v68 * v104) - v120) + (v71 * v103)) + (v69 * v73),
        v121,
        v81,
        v123,
        v123,
        v123,
        v121 + v124,
        (v33 * v115) - (v23 * v80),
        v59 - v62,
        v131,
        v131,
        v131,
        v141 - v142,
        -(v149 + v148),
        v95,
        REAL(0.0),
        v153,
        v156,
        v175,
        v187,
        v95,
        v153,
        v153,
        v156,
        v175,
        v187,
        v95,
        v156,
        v156,
        v156,
        v175,
        v187,
        v118 + v141,
        v188,
        v188,
        v188,
        ((v71 * v162) - ((v69 * v141) + v189)) - (v68 * v165),
        v190 - v191,
        -(v122 + v148),
        v183,
        v183,
        v183,
        v190 + v192,
        -(((v33 * v179) + (v23 * v148)) + (v15 * v182)),
        -(v62 + v65),
        v131,
        v131,
        v131,
        -(v142 + v194),
        v198 - v149,
        v95,
        v152,
        REAL(0.0),
        v201,
        v211,
        v216,
        v95,
        REAL(0.0),
        REAL(0.0),
        v201,
        v211,
        v216,
        v95,
        v201,
        v201,
        v201,
        v211,
        v216,
        v118 - v194,
        v209,
        v209,
        v209,
        ((v68 * v208) + ((v69 * v194) - v189)) - (v71 * v205),
        -(v191 + v217),
        v198 - v122,
        v218,
        v218,
        v218,
        v192 - v217,
        ((v33 * v213) + (v23 * v198)) + (v15 * v214),
        -(v62 + v67),
        v131,
        v131,
        v131,
        -(v142 + v219),
        v220 - v149,
        v95,
        v155,
        v200,
        REAL(0.0),
        v227,
        v231,
        v95,
        v200,
        v200,
        REAL(0.0),
        v227,
        v231,
        v95,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v227,
        v231,
        v118 - v219,
        v225,
        v225,
        v225,
        ((v68 * v224) + ((v69 * v219) - v189)) - (v71 * v222),
        -(v191 + v232),
        v220 - v122,
        v233,
        v233,
        v233,
        v192 - v232,
        ((v33 * v228) + (v23 * v220)) + (v15 * v229),
        v73 - v75,
        -(v141 + v237),
        v194 - v237,
        v219 - v237,
        -((v68 * v235) + (v71 * v234)),
        v246 + ((v15 * v235) - (v33 * v234)),
        v108 - v141,
        v172,
        v210,
        v226,
        v248,
        v259,
        v108 + v194,
        v210,
        v210,
        v226,
        v248,
        v259,
        v108 + v219,
        v226,
        v226,
        v226,
        v248,
        v259,
        v120,
        v189,
        v189,
        v189,
        REAL(0.0),
        v260 + (((v240 * v235) - (v74 * v247)) + (v241 * v234)),
        v244 - v124,
        v262,
        v262,
        v262,
        ((v68 * v256) - (v71 * v252)) - (v69 * v244),
        ((v23 * v246) - (v33 * v254)) - (v15 * v258),
        v80,
        v148 + v265,
        v265 - v198,
        v265 - v220,
        ((v68 * v264) + (v71 * v263)) - v246,
        (v33 * v263) - (v15 * v264),
        v148,
        -v183,
        v215,
        v230,
        v268,
        v269,
        -v198,
        v215,
        v215,
        v230,
        v268,
        v269,
        -v220,
        v230,
        v230,
        v230,
        v268,
        v269,
        -v244,
        v270,
        v270,
        v270,
        -v260,
        ((v74 * v266) - (v240 * v264)) - (v241 * v263),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((v33 * v253) + (v23 * v245)) + (v15 * v257)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 354 add, 469 mul, 0 div, 0 sqrt, 5 sincos, 40 other.
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
    v40 = prepared[58] * v8
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
    v53 = prepared[58] * v9
    v54 = (v53 * v52) + (v40 * v39)
    v55 = (v53 * v39) - (v40 * v52)
    v56 = (v9 * v55) + (v8 * v54)
    v57 = ((prepared[73] * v27) + (prepared[67] * v23)) - v56
    v58 = v57 + ((prepared[71] * v27) + (prepared[59] * v23))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[67] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[23] * ((v28 * v28) + (v51 * v51))
    v63 = v62 + (prepared[68] * v61)
    v64 = ((v6 * v63) + ((prepared[71] * v41) + (prepared[59] * v42))) - (v7 * v60)
    v65 = ((v5 * v64) + (prepared[72] * v16)) + (v4 * v58)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[72] * v20) + (prepared[60] * v21))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[69] * v15)
    v70 = ((v3 * v65) + (prepared[69] * v13)) + (v2 * v67)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[74] * v48) + (prepared[71] * v45))
    v73 = v72 + (prepared[72] * v48)
    v74 = v73 + (prepared[69] * v47)
    v75 = prepared[15] * (qd[5] + v30)
    v76 = v51 * v75
    v77 = v28 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[75] * v48) + (prepared[55] * v45)) - v80) + (10.0 * v71)
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[15] * (((qdd[5] - (v26 * v7)) + (qd[4] * v51)) + (v6 * v38))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (v5 * v81) + (((prepared[57] * v47) + (prepared[56] * v46)) - (v4 * v84))
    v87 = v86 + (50.0 * v72)
    v88 = (v3 * v87) + (((prepared[70] * v47) - (v2 * v85)) + (50.0 * v73))
    v89 = (v3 * v85) + (v2 * v87)
    v90 = (10.0 * v57) + (((prepared[55] * v27) + (prepared[71] * v23)) - (v7 * v83))
    v91 = v90 + (v6 * v82)
    v92 = (v91 + ((prepared[56] * v20) + (prepared[72] * v21))) + (50.0 * v66)
    v93 = (v92 + (prepared[70] * v15)) + (50.0 * v68)
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
        -(v62 + (prepared[58] * v61)),
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
    v2 = np.sin(v1)
    v3 = np.cos(v1)
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = v5 * v2
    v11 = qd[0] * v10
    v12 = qd[2] + qd[1]
    v13 = qd[3] + v12
    v14 = (v13 * v4) + v11
    v15 = v4 * v2
    v16 = (qd[0] * v15) - (v13 * v5)
    v17 = v16 * v14
    v18 = qd[0] * v2
    v19 = v13 * v18
    v20 = (qdd[0] * v3) - v19
    v21 = qdd[4] - v20
    v22 = v21 + v17
    v23 = prepared[23] * v4
    v24 = v14 * v14
    v25 = qd[0] * v3
    v26 = qd[4] - v25
    v27 = prepared[23] * ((v26 * v26) + v24)
    v28 = (v5 * v27) + (v23 * v22)
    v29 = v19 - v20
    v30 = qd[5] * prepared[24]
    v31 = (((v30 * v14) - (prepared[48] * v29)) - (prepared[21] * v22)) - (prepared[29] * (v21 - v17))
    v32 = v12 * v12
    v33 = 50.0 * v6
    v34 = 50.0 * v7
    v35 = qdd[1] + qdd[2]
    v36 = v35 * v34
    v37 = 50.0 * v8
    v38 = qd[1] * qd[1]
    v39 = 50.0 * v9
    v40 = qdd[1] * v39
    v41 = v40 - (v38 * v37)
    v42 = (v36 - (v32 * v33)) + v41
    v43 = qd[0] * qd[0]
    v44 = v43 + v32
    v45 = v43 + v38
    v46 = qdd[1] * v37
    v47 = (v45 * v39) + v46
    v48 = v35 * v33
    v49 = (v47 + (v44 * v34)) + v48
    v50 = (v3 * v49) - (v2 * v42)
    v51 = v25 * v25
    v52 = (v13 * v13) + v51
    v53 = (10.0 * v52) + v50
    v54 = prepared[23] * v10
    v55 = 2.0 * v12
    v56 = qd[0] * v55
    v57 = qd[0] * v8
    v58 = 100.0 * qd[1]
    v59 = (qdd[0] * v39) - (v58 * v57)
    v60 = (v59 + (qdd[0] * v34)) - (v56 * v33)
    v61 = prepared[46] * v2
    v62 = v13 * v25
    v63 = (qdd[0] * v2) + v62
    v64 = v62 + v63
    v65 = v4 * v25
    v66 = v5 * v25
    v67 = (v66 * v16) + (v65 * v14)
    v68 = v63 + v67
    v69 = prepared[77] * v14
    v70 = prepared[77] * v26
    v71 = (v66 * v69) + (v18 * v70)
    v72 = (v5 * v71) + (v23 * v68)
    v73 = 10.0 * v3
    v74 = ((((prepared[48] * v3) * v64) + (v61 * v60)) + (v54 * v53)) + (v73 * v72)
    v75 = v26 * v16
    v76 = v18 * v25
    v77 = qdd[3] + v35
    v78 = v76 - v77
    v79 = (v4 * v78) - (v5 * v64)
    v80 = v79 + v75
    v81 = v75 + v80
    v82 = (v2 * v49) + (v3 * v42)
    v83 = v76 + v77
    v84 = ((prepared[23] * v82) + ((v30 * v26) + (prepared[6] * v83))) - (prepared[29] * v79)
    v85 = v84 - (prepared[21] * v81)
    v86 = v5 * v3
    v87 = (v74 + (v2 * (v31 - (10.0 * v28)))) - (v86 * v85)
    v88 = v51 - (v18 * v18)
    v89 = prepared[15] * v5
    v90 = prepared[15] * v26
    v91 = prepared[15] * v14
    v92 = (((prepared[15] * v4) * v29) - ((v89 * v88) + (v66 * v90))) - (v18 * v91)
    v93 = (10.0 * v29) - v60
    v94 = v26 * v14
    v95 = v4 * v64
    v96 = (v5 * v78) + v95
    v97 = v96 + v94
    v98 = prepared[15] * (qdd[5] + v97)
    v99 = v4 * v3
    v100 = (v87 - (v15 * ((prepared[23] * v93) - v92))) - (v99 * v98)
    v101 = v28 + (prepared[46] * v29)
    v102 = v6 * (prepared[5] * v6)
    v103 = (v7 * (prepared[5] * v7)) - v102
    v104 = prepared[10] * v7
    v105 = v9 * v104
    v106 = v9 * v6
    v107 = prepared[10] * v106
    v108 = prepared[47] * v6
    v109 = (v108 * v59) + (qdd[0] * ((v7 * (prepared[36] * v6)) + v107))
    v110 = v72 + (prepared[46] * v64)
    v111 = v39 + v34
    v112 = v100 + (((v109 + (v56 * (v103 + v105))) - (v33 * v101)) + (v111 * v110))
    v113 = (v4 * v88) + (v5 * v29)
    v114 = 2.0 * v26
    v115 = v113 + (((2.0 * v18) * v16) + (v65 * v114))
    v116 = (((v30 * v18) + (prepared[6] * v88)) - (prepared[29] * v113)) - (prepared[21] * v115)
    v117 = v48 + (v32 * v34)
    v118 = v46 + (v38 * v39)
    v119 = v117 + v118
    v120 = v36 - (v44 * v33)
    v121 = v40 - (v45 * v37)
    v122 = v121 + v120
    v123 = ((v3 * v119) - v50) - (v2 * v122)
    v124 = (prepared[23] * v123) - v116
    v125 = (qdd[0] * v33) + (v56 * v34)
    v126 = v58 * v9
    v127 = (qdd[0] * v37) + (qd[0] * v126)
    v128 = v127 + v125
    v129 = prepared[46] * v3
    v130 = v8 * (prepared[4] * v8)
    v131 = v130 - (v9 * (prepared[4] * v9))
    v132 = v6 * (prepared[10] * v8)
    v133 = prepared[47] * v7
    v134 = (((qd[0] * (qd[1] * 2.0)) * v131) + (v56 * v132)) - (v133 * v127)
    v135 = (v134 - ((qdd[0] * v8) * (v104 + (prepared[35] * v9)))) - (v129 * v128)
    v136 = ((prepared[21] * v68) + ((v11 * (prepared[78] * v25)) - (v30 * v66))) + (prepared[6] * v95)
    v137 = v136 + (prepared[29] * (v63 - v67))
    v138 = prepared[23] * v5
    v139 = v138 * v3
    v140 = v137 + ((v54 * v49) + (v139 * v42))
    v141 = (((v54 * v119) + (v139 * v122)) - (v23 * v128)) - v140
    v142 = ((v3 * v117) - (v2 * v120)) - v50
    v143 = (prepared[23] * v142) - v116
    v144 = v140 + (((v23 * v125) - (v139 * v120)) - (v54 * v117))
    v145 = v137 + (v138 * v82)
    v146 = v116 + (prepared[23] * v50)
    v147 = v7 + v9
    v148 = 50.0 * v147
    v149 = v24 - (v16 * v16)
    v150 = (v4 * v27) - (v138 * v22)
    v151 = v73 + v148
    v152 = (((v138 * v93) + (v30 * v16)) + (prepared[79] * v149)) + (v23 * v53)
    v153 = (v151 * (v150 + (((v5 * v16) * v69) - (v23 * v149)))) - (v3 * v152)
    v154 = prepared[15] * v80
    v155 = v85 + v154
    v156 = v94 + v97
    v157 = ((prepared[21] * v156) + (prepared[29] * v96)) - v98
    v158 = (prepared[46] * v52) + v150
    v159 = (prepared[23] * v81) - (prepared[46] * v83)
    v160 = (v3 * v159) + (v2 * v158)
    v161 = (prepared[23] * v115) - (prepared[46] * v88)
    v162 = ((v4 * v71) - (prepared[80] * v76)) - (v138 * v68)
    v163 = ((v3 * v162) - (v2 * v161)) - v160
    v164 = (v3 * v158) - (v2 * v159)
    v165 = v164 + ((v3 * v161) + (v2 * v162))
    v166 = (v34 * v165) - (v33 * v163)
    v167 = (v34 * v164) + (((v133 * v47) - (v108 * v41)) - ((v32 - v44) * v103))
    v168 = (v167 + (v33 * v160)) - v166
    v169 = (v5 * v92) + ((prepared[48] * v88) - (prepared[6] * v115))
    v170 = (v4 * v124) + ((prepared[46] * v123) - v169)
    v171 = (v170 + ((v133 * v118) - (v108 * v121))) - v168
    v172 = (v37 * v163) - (v39 * v165)
    v173 = v172 + ((v35 * ((v8 * v104) - v107)) - ((v32 * v105) + (v44 * v132)))
    v174 = (v8 * v7) - v106
    v175 = ((v32 * v132) - ((prepared[10] * v35) * v174)) + (v44 * v105)
    v176 = v173 + (((v37 * v160) + (v175 + ((v38 - v45) * v131))) + (v39 * v164))
    v177 = (v4 * v143) + ((prepared[46] * v142) - v169)
    v178 = v168 - v177
    v179 = v169 + ((v4 * v146) + (prepared[46] * v50))
    v180 = v166 - v179
    v181 = v4 * v69
    v182 = ((v138 * v149) - v28) + (v16 * v181)
    v183 = prepared[23] * v3
    v184 = (v183 * v156) - (v2 * v182)
    v185 = prepared[23] * v2
    v186 = (v3 * v182) + (v185 * v156)
    v187 = (v4 * v157) + ((prepared[6] * v156) - (v5 * v155))
    v188 = (v187 + (v34 * v184)) + (v33 * v186)
    v189 = -v92
    v190 = (prepared[22] * v25) + v90
    v191 = ((v3 * v91) - ((prepared[22] * v13) * v99)) - (v10 * v190)
    v192 = v58 * v8
    v193 = v192 + (v55 * v33)
    v194 = prepared[84] * v7
    v195 = prepared[83] * v9
    v196 = v195 + (prepared[81] * v7)
    v197 = (((qd[1] * v8) * v196) + ((v12 * v6) * v194)) + (v129 * v193)
    v198 = v13 * v2
    v199 = (v197 + (v55 * v107)) + (v198 * ((prepared[82] * v3) + (prepared[80] * v148)))
    v200 = (v10 * v16) + (v15 * v14)
    v201 = v200 + v198
    v202 = (100.0 * qd[0]) * v147
    v203 = ((v30 * v10) + (v139 * v202)) - (v23 * v193)
    v204 = (v203 + (prepared[78] * ((v3 * v66) - (v13 * v15)))) - (prepared[21] * v201)
    v205 = v204 + (prepared[29] * (v200 - v198))
    v206 = v3 * v16
    v207 = 2.0 * ((v13 * v86) - (v25 * v15))
    v208 = (v207 - (v15 * v114)) + (2.0 * v206)
    v209 = v2 * v25
    v210 = (((v30 * v3) - (v185 * v202)) - (prepared[78] * v209)) - (prepared[29] * v207)
    v211 = v210 - (prepared[21] * v208)
    v212 = ((v3 * v205) - (v199 + (v15 * v191))) - (v10 * v211)
    v213 = (v3 * v70) - (v10 * v69)
    v214 = (v4 * v16) - (v5 * v14)
    v215 = v18 + v214
    v216 = (v5 * v181) + (v23 * v215)
    v217 = v4 * v190
    v218 = prepared[82] * v209
    v219 = ((v15 * v217) - v218) - (v73 * v216)
    v220 = v216 + (prepared[80] * v18)
    v221 = qd[0] * v6
    v222 = v9 * v221
    v223 = v194 * v221
    v224 = ((v223 + (prepared[85] * v222)) + (v111 * v220)) - v219
    v225 = (((v30 * v4) - (prepared[78] * v16)) - (prepared[21] * v215)) - (prepared[29] * (v18 - v214))
    v226 = 100.0 * v12
    v227 = v226 * v7
    v228 = v126 + v227
    v229 = v226 * v6
    v230 = v192 + v229
    v231 = 100.0 * (v57 + v221)
    v232 = v225 + (((v230 * v54) + (v139 * v228)) - (v23 * v231))
    v233 = (v3 * v230) - (v2 * v228)
    v234 = (2.0 * v66) + (v5 * v114)
    v235 = (prepared[24] * v66) + (prepared[21] * v234)
    v236 = (prepared[23] * v233) - v235
    v237 = v225 + (prepared[12] * ((v12 * ((v7 * v86) + (v6 * v10))) - (v4 * v221)))
    v238 = (v3 * v229) - (v2 * v227)
    v239 = (prepared[23] * v238) - v235
    v240 = (prepared[88] * v16) - v30
    v241 = (v10 * v240) + (v26 * (((prepared[86] * v5) * v147) + (prepared[87] * v86)))
    v242 = prepared[24] * v14
    v243 = prepared[24] * v26
    v244 = ((v25 * (prepared[80] * v3)) - (v4 * v213)) - (v138 * v201)
    v245 = (prepared[23] * v208) + (prepared[80] * v209)
    v246 = (v3 * v245) - (v2 * v244)
    v247 = (v3 * v244) + (v2 * v245)
    v248 = (v4 * v211) - (((v5 * v191) + ((v61 * v202) + v218)) + (prepared[6] * v208))
    v249 = ((v223 + (prepared[81] * v222)) + (v34 * v246)) + ((v33 * v247) - v248)
    v250 = ((v4 * v181) + (prepared[80] * v13)) - (v138 * v215)
    v251 = (v3 * v250) + (v185 * v234)
    v252 = (v183 * v234) - (v2 * v250)
    v253 = (v34 * v252) + (v33 * v251)
    v254 = (v5 * v217) - (prepared[6] * v234)
    v255 = v254 + ((v4 * v236) + (prepared[46] * v233))
    v256 = (v255 + ((qd[1] * prepared[81]) * v174)) - v253
    v257 = (v37 * v251) + (v39 * v252)
    v258 = v257 + ((prepared[85] * v12) * v174)
    v259 = v254 + ((v4 * v239) + (prepared[46] * v238))
    v260 = v253 - v259
    v261 = (v4 * v235) - v254
    v262 = v253 + v261
    v263 = (v15 * v70) + (prepared[77] * v206)
    v264 = ((prepared[77] * v2) * v16) - (v99 * v70)
    v265 = ((v4 * v240) + (prepared[7] * v16)) + (v5 * v91)
    v266 = (v265 + (v33 * v264)) + (v34 * v263)
    v267 = v4 * v243
    v268 = prepared[46] + v23
    v269 = v3 * v268
    v270 = v39 * v269
    v271 = v270 + v105
    v272 = prepared[7] * v4
    v273 = v272 + prepared[76]
    v274 = (((prepared[49] + v273) - v102) + (((100.0 * v7) * v269) - v130)) + (2.0 * v271)
    v275 = prepared[9] * v4
    v276 = prepared[11] * v6
    v277 = (prepared[6] - v275) * v10
    v278 = v277 + (v5 * v276)
    v279 = prepared[11] * v8
    v280 = v278 + (v5 * v279)
    v281 = -((((prepared[11] * v4) * v147) + (prepared[8] * v3)) + (prepared[6] * v99))
    v282 = prepared[15] * v15
    v283 = v2 * v268
    v284 = (v34 * v269) + (v33 * v283)
    v285 = v272 + (prepared[3] - (v4 * v275))
    v286 = v284 + v285
    v287 = v286 + (prepared[5] + v284)
    v288 = v37 * v283
    v289 = (v288 + v132) + v271
    v290 = v289 + v287
    v291 = (v270 + v288) + v286
    v292 = prepared[11] * v10
    v293 = (v7 * v292) - (v276 * v86)
    v294 = -(((v279 * v86) - v293) - (v9 * v292))
    v295 = -v89
    return (
        REAL(0.0),
        (((v135 + (v37 * v101)) - (v10 * v124)) + (v3 * v141)) - v112,
        -(v112 + ((v3 * v144) + ((v129 * v125) + (v10 * v143)))),
        (((v10 * v146) - (v148 * v110)) - (v3 * v145)) - v100,
        (v153 - (v15 * v155)) - (v10 * v157),
        REAL(0.0),
        REAL(0.0),
        v176 - v171,
        v173 + v178,
        v172 - v180,
        -(v188 + ((v37 * v186) + (v39 * v184))),
        REAL(0.0),
        REAL(0.0),
        -v171,
        v178,
        -v180,
        -v188,
        REAL(0.0),
        REAL(0.0),
        -v170,
        -v177,
        v179,
        -v187,
        REAL(0.0),
        REAL(0.0),
        -v141,
        v144,
        v145,
        v152,
        REAL(0.0),
        REAL(0.0),
        v189,
        v189,
        v189,
        -v154,
        REAL(0.0),
        v212 + (v151 * ((v5 * v213) - (v23 * v201))),
        ((v3 * v232) - ((v10 * v236) + ((v57 * v196) + (v129 * v231)))) - v224,
        ((v3 * v237) - (((prepared[13] * v6) * v25) + (v10 * v239))) - v224,
        (v219 - (v148 * v220)) + ((v3 * v225) + (v10 * v235)),
        (v15 * v91) - v241,
        (v3 * v242) + (v10 * v243),
        v249 + (((v37 * v247) + (v57 * (v195 + (prepared[85] * v7)))) + (v39 * v246)),
        v258 - v256,
        v258 + v260,
        v257 + v262,
        -(v266 + ((v37 * v264) + (v39 * v263))),
        v267,
        v249,
        -v256,
        v260,
        v262,
        -v266,
        v267,
        -v248,
        -v255,
        -v259,
        v261,
        -v265,
        v267,
        -v205,
        -v232,
        -v237,
        -v225,
        REAL(0.0),
        -v242,
        -v191,
        v217,
        v217,
        v217,
        v91,
        REAL(0.0),
        v274 - (v2 * ((v2 * (v273 - prepared[8])) - (v275 * v15))),
        v280,
        v278,
        v277,
        v281,
        v282,
        v280,
        v290 + (prepared[4] + v289),
        v290,
        v291,
        v294,
        v295,
        v278,
        v290,
        v287,
        v286,
        v293,
        v295,
        v277,
        v291,
        v286,
        v285,
        REAL(0.0),
        v295,
        v281,
        v294,
        v293,
        REAL(0.0),
        prepared[8],
        REAL(0.0),
        v282,
        v295,
        v295,
        v295,
        REAL(0.0),
        prepared[15],
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

    Operations: 354 add, 472 mul, 0 div, 0 sqrt, 4 sincos, 27 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:72], REAL, (6, 6), lanes), _pack(values[72:108], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = q[3] + v0
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(v1)
    v5 = np.cos(v1)
    v6 = np.sin(v0)
    v7 = np.cos(v0)
    v8 = np.sin(q[1])
    v9 = np.cos(q[1])
    v10 = qd[2] + qd[1]
    v11 = qd[3] + v10
    v12 = v2 * v4
    v13 = qd[0] * v12
    v14 = v13 - (v11 * v3)
    v15 = qd[0] * v5
    v16 = qd[4] - v15
    v17 = v16 * v14
    v18 = v3 * v15
    v19 = 2.0 * v11
    v20 = qd[0] * v15
    v21 = (v12 * v20) - (v19 * v18)
    v22 = v21 + (2.0 * v17)
    v23 = v10 * v10
    v24 = qd[0] * qd[0]
    v25 = v24 + v23
    v26 = 50.0 * v7
    v27 = v25 * v26
    v28 = qd[1] * qd[1]
    v29 = v24 + v28
    v30 = 50.0 * v9
    v31 = v29 * v30
    v32 = v31 + v27
    v33 = 50.0 * v8
    v34 = v28 * v33
    v35 = 50.0 * v6
    v36 = v23 * v35
    v37 = v36 + v34
    v38 = (v5 * v37) - (v4 * v32)
    v39 = qd[0] * v4
    v40 = v39 * v15
    v41 = v3 * v4
    v42 = (v11 * v2) + (qd[0] * v41)
    v43 = v16 * v42
    v44 = v41 * v20
    v45 = v2 * v15
    v46 = ((prepared[22] * v11) * v45) + (prepared[15] * (v43 + v44))
    v47 = (((prepared[46] * v38) - (prepared[48] * v40)) + (v3 * v46)) + (prepared[6] * v22)
    v48 = tau[5] - v46
    v49 = prepared[89] * v3
    v50 = qd[5] * prepared[24]
    v51 = v50 * v16
    v52 = (((prepared[23] * v38) - ((prepared[6] * v40) + v51)) + (prepared[29] * v21)) + (prepared[21] * v22)
    v53 = (v2 * v52) + (v47 + (v49 * v48))
    v54 = tau[3] + v53
    v55 = prepared[90] * v3
    v56 = v3 * v55
    v57 = v2 * v2
    v58 = prepared[7] * v2
    v59 = ((prepared[9] * v57) - prepared[3]) - v58
    v60 = 1.0 / (v59 + v56)
    v61 = prepared[23] * v2
    v62 = prepared[46] + v61
    v63 = v4 * v62
    v64 = v5 * v62
    v65 = (v26 * v64) + (v35 * v63)
    v66 = v59 - v65
    v67 = v56 + v66
    v68 = v67 * v60
    v69 = v42 * v14
    v70 = (v50 * v42) + (prepared[29] * v69)
    v71 = v5 * v20
    v72 = (v11 * v11) + v71
    v73 = prepared[78] * v11
    v74 = v11 * v39
    v75 = v74 + v69
    v76 = prepared[23] * v41
    v77 = 2.0 * v10
    v78 = qd[0] * v77
    v79 = v78 * v35
    v80 = qd[0] * v8
    v81 = 100.0 * qd[1]
    v82 = v81 * v80
    v83 = v82 + v79
    v84 = prepared[23] * v3
    v85 = v84 * v5
    v86 = (((v61 * v83) - (v37 * v76)) - (v85 * v32)) + (prepared[21] * v75)
    v87 = v86 + ((((prepared[29] * v74) + (v73 * v13)) - ((prepared[6] * v3) * v72)) - v70)
    v88 = tau[4] - v87
    v89 = v3 * v5
    v90 = prepared[11] * v89
    v91 = prepared[11] * v41
    v92 = (v7 * v91) - (v6 * v90)
    v93 = prepared[44] * v92
    v94 = v42 * v42
    v95 = prepared[23] * ((v16 * v16) + v94)
    v96 = v2 * v95
    v97 = v96 + (prepared[46] * v72)
    v98 = (v84 * v75) - v97
    v99 = (prepared[23] * v22) - (prepared[46] * v40)
    v100 = (v5 * v98) + (v4 * v99)
    v101 = (v5 * v99) - (v4 * v98)
    v102 = v23 - v25
    v103 = v6 * v7
    v104 = prepared[5] * v103
    v105 = prepared[10] * v9
    v106 = v6 * v105
    v107 = v8 * v7
    v108 = prepared[10] * v107
    v109 = (v26 * v101) + (((v28 * v108) - (v29 * v106)) + (v102 * v104))
    v110 = (v53 + (v35 * v100)) + v109
    v111 = v110 + ((tau[2] - (v93 * v88)) - (v68 * v54))
    v112 = v30 * v64
    v113 = v33 * v63
    v114 = (v113 + v112) - v67
    v115 = v7 * v105
    v116 = v112 + v115
    v117 = (prepared[10] * v8) * v6
    v118 = (v113 + v117) + v116
    v119 = ((v56 - prepared[5]) - v65) + v66
    v120 = v119 - v118
    v121 = ((v9 * v91) + v92) - (v8 * v90)
    v122 = (v120 + (v93 * v121)) + (v114 * v68)
    v123 = 1.0 / ((v119 + (v92 * v93)) - (v67 * v68))
    v124 = v122 * v123
    v125 = prepared[44] * v121
    v126 = v28 - v29
    v127 = prepared[4] * v8
    v128 = ((tau[1] + (v127 * (v126 * v9))) + (v23 * v106)) - (v25 * v108)
    v129 = (((v128 - (v125 * v88)) + (v30 * v101)) + (v33 * v100)) - (v124 * v111)
    v130 = v60 * v114
    v131 = (v110 + (v130 * v54)) + v129
    v132 = ((((prepared[4] + v118) - v120) - (v121 * v125)) + (v114 * v130)) + (v122 * v124)
    v133 = 1.0 / v132
    v134 = v2 * v5
    v135 = v7 + v9
    v136 = (((prepared[11] * v2) * v135) + (prepared[8] * v5)) + (prepared[6] * v134)
    v137 = ((v55 * v12) - ((prepared[9] * v3) * v12)) + (prepared[6] * v41)
    v138 = prepared[11] * v3
    v139 = (v6 * v138) + v137
    v140 = (v137 * v68) - (v139 + (v136 * v93))
    v141 = ((((v8 * v138) + v139) + (v137 * v130)) + (v136 * v125)) + (v140 * v124)
    v142 = v141 * v133
    v143 = v140 * v123
    v144 = prepared[44] * v136
    v145 = 50.0 * v135
    v146 = prepared[80] * v145
    v147 = v3 * v95
    v148 = 10.0 * v5
    v149 = v148 + v145
    v150 = prepared[46] * v5
    v151 = v106 + v104
    v152 = prepared[83] * v9
    v153 = v152 + (prepared[81] * v7)
    v154 = qd[1] * v153
    v155 = v11 * v4
    v156 = prepared[82] * v155
    v157 = (((tau[0] + (v80 * v154)) + (v78 * v151)) + (v150 * v83)) + (v15 * v156)
    v158 = prepared[89] * v12
    v159 = ((v157 - (v158 * v48)) + (v41 * v52)) + (v149 * (v147 + (v61 * v75)))
    v160 = v159 + (((v5 * v87) + ((v74 * v146) - (v12 * v46))) + (v144 * v88))
    v161 = v137 * v60
    v162 = ((v160 + (v161 * v54)) - (v143 * v111)) - (v131 * v142)
    v163 = v6 * (prepared[5] * v6)
    v164 = v8 * v127
    v165 = v58 + prepared[76]
    v166 = (prepared[49] + v165) + ((v4 * v4) * (prepared[8] - v165))
    v167 = (v166 + (((100.0 * v7) * v64) - v164)) + (2.0 * v116)
    v168 = (v167 - (((v12 * (prepared[91] * v12)) + v163) + (v136 * v144))) + (v137 * v161)
    v169 = 1.0 / ((v168 + (v140 * v143)) - (v141 * v142))
    v170 = v142 * v169
    v171 = (v131 * v133) - (v162 * v170)
    v172 = v143 * v169
    v173 = ((v123 * v111) + (v162 * v172)) + (v124 * v171)
    v174 = v162 * v169
    v175 = v171 - v173
    v176 = ((((v60 * v54) - (v161 * v174)) - (v130 * v171)) - (v68 * v173)) - v175
    v177 = v40 - v176
    v178 = v40 + v176
    v179 = v11 * v15
    v180 = v179 + (v4 * v174)
    v181 = v179 + v180
    v182 = (v2 * v178) - (v3 * v181)
    v183 = v17 + v182
    v184 = v17 + v183
    v185 = (prepared[23] * v184) - (prepared[46] * v177)
    v186 = (v5 * v174) - v74
    v187 = (((prepared[44] * v88) + (v144 * v174)) - (v125 * v171)) + ((v93 * v173) - v186)
    v188 = v69 + v187
    v189 = v84 * v188
    v190 = v189 - v97
    v191 = (v5 * v185) - (v4 * v190)
    v192 = v74 - v186
    v193 = v71 - (v39 * v39)
    v194 = (v2 * v193) + (v3 * v192)
    v195 = 2.0 * v14
    v196 = v2 * v16
    v197 = 2.0 * v15
    v198 = ((v39 * v195) + (v197 * v196)) + v194
    v199 = (prepared[23] * v198) - (prepared[46] * v193)
    v200 = (v18 * v14) + (v42 * v45)
    v201 = v200 + v180
    v202 = prepared[77] * v42
    v203 = (v18 * v202) + ((prepared[77] * v39) * v16)
    v204 = ((v2 * v203) - (prepared[80] * v40)) - (v84 * v201)
    v205 = ((v5 * v204) - (v4 * v199)) - v191
    v206 = (v5 * v190) + (v4 * v185)
    v207 = ((v5 * v199) + (v4 * v204)) - v206
    v208 = (v26 * v207) - (v35 * v205)
    v209 = v30 * v171
    v210 = v209 - v34
    v211 = prepared[47] * v6
    v212 = v33 * v171
    v213 = v31 + v212
    v214 = prepared[47] * v7
    v215 = (v7 * (prepared[5] * v7)) - v163
    v216 = (v35 * v191) + (((v214 * v213) - (v102 * v215)) - (v211 * v210))
    v217 = (v216 - (v26 * v206)) - v208
    v218 = v26 * v175
    v219 = v218 + (v210 - v36)
    v220 = v35 * v175
    v221 = v220 + (v27 + v213)
    v222 = (v5 * v221) - (v4 * v219)
    v223 = (v23 * v26) + v220
    v224 = (v28 * v30) + v212
    v225 = v223 + v224
    v226 = v218 - (v25 * v35)
    v227 = v209 - (v29 * v33)
    v228 = v227 + v226
    v229 = ((v5 * v225) - v222) - (v4 * v228)
    v230 = (((v50 * v39) + (prepared[6] * v193)) - (prepared[29] * v194)) - (prepared[21] * v198)
    v231 = (prepared[23] * v229) - v230
    v232 = (v2 * v192) - ((v3 * v193) + ((v16 * v18) + (v39 * v42)))
    v233 = prepared[15] * v3
    v234 = (v55 * v232) + ((prepared[6] * v198) - ((prepared[48] * v193) + (v233 * v232)))
    v235 = (v234 + (prepared[46] * v229)) + (v2 * v231)
    v236 = (v235 + ((v214 * v224) - (v211 * v227))) - v217
    v237 = (v78 * v26) + (v35 * v174)
    v238 = v81 * v9
    v239 = (qd[0] * v238) + (v33 * v174)
    v240 = v239 + v237
    v241 = ((prepared[21] * v201) + ((prepared[78] * v44) - (v50 * v18))) + (prepared[29] * (v180 - v200))
    v242 = v2 * v181
    v243 = v241 + (prepared[6] * v242)
    v244 = (v243 + (v85 * v219)) + (v76 * v221)
    v245 = (v244 - (v76 * v225)) + ((v61 * v240) - (v85 * v228))
    v246 = (v9 * v6) - v107
    v247 = (v9 * (prepared[4] * v9)) - v164
    v248 = ((v126 * v247) - ((v25 * v115) + (v23 * v117))) - ((prepared[10] * v246) * v175)
    v249 = (((v30 * v206) + (v248 + (v125 * v245))) - (v33 * v191)) + (v130 * v235)
    v250 = (v30 * v207) - (v33 * v205)
    v251 = v250 + (((v23 * v115) + (v25 * v117)) + ((v106 - v108) * v175))
    v252 = ((v68 * v235) - (v93 * v245)) - v236
    v253 = ((v251 + v249) + v236) + (v124 * v252)
    v254 = v5 - v144
    v255 = v147 + (v61 * v188)
    v256 = v255 + (prepared[46] * v192)
    v257 = ((qd[0] * (qd[1] * 2.0)) * v247) - (v78 * v117)
    v258 = (v257 + (((v9 * (prepared[35] * v8)) + v108) * v174)) + (v214 * v239)
    v259 = (((v258 + (v150 * v240)) - (v33 * v256)) + (v254 * v245)) + (v41 * v231)
    v260 = v242 + (v3 * v178)
    v261 = v43 + v260
    v262 = ((v55 * v176) + (((prepared[90] * v12) * v174) - (prepared[89] * v48))) - (prepared[15] * v261)
    v263 = (((prepared[29] * v187) + ((prepared[48] * v192) - v70)) + (prepared[21] * v188)) + (10.0 * v255)
    v264 = (v30 * v174) - v82
    v265 = v264 + ((v26 * v174) - v79)
    v266 = (10.0 * v192) - v265
    v267 = prepared[46] * v4
    v268 = (((prepared[48] * v5) * v181) + (v267 * v265)) - ((prepared[23] * v12) * v266)
    v269 = prepared[92] * v12
    v270 = (v3 * v203) + (v61 * v201)
    v271 = (((v268 + (v269 * v232)) + (v148 * v270)) - (v4 * v263)) + (v134 * v262)
    v272 = v222 + (10.0 * v72)
    v273 = (v5 * v219) + (v4 * v221)
    v274 = (((v51 + (prepared[6] * v177)) - (prepared[29] * v182)) + (prepared[23] * v273)) - (prepared[21] * v184)
    v275 = (v271 + (v76 * v272)) - (v89 * v274)
    v276 = (v211 * v264) + ((v78 * (v215 + v115)) + ((v106 + (prepared[36] * v103)) * v174))
    v277 = v270 + (prepared[46] * v181)
    v278 = v30 + v26
    v279 = v275 + (((v278 * v277) + v276) - (v35 * v256))
    v280 = ((v279 + (v259 + (v161 * v235))) + (v143 * v252)) - (v142 * v253)
    v281 = v244 + (((v61 * v237) - (v85 * v226)) - (v76 * v223))
    v282 = ((v5 * v223) - v222) - (v4 * v226)
    v283 = (prepared[23] * v282) - v230
    v284 = (v234 + (prepared[46] * v282)) + (v2 * v283)
    v285 = v284 - v217
    v286 = ((v68 * v284) - (v93 * v281)) - v285
    v287 = (v285 + (v251 + ((v130 * v284) + (v125 * v281)))) + (v124 * v286)
    v288 = v279 + (((v41 * v283) + ((v150 * v237) + (v254 * v281))) + (v161 * v284))
    v289 = (v288 + (v143 * v286)) - (v142 * v287)
    v290 = v230 + (prepared[23] * v222)
    v291 = (v234 - (prepared[46] * v222)) - (v2 * v290)
    v292 = v208 + v291
    v293 = v243 + (v84 * v273)
    v294 = ((v68 * v291) - (v93 * v293)) - v292
    v295 = ((v250 + ((v130 * v291) + (v125 * v293))) + v292) + (v124 * v294)
    v296 = ((((v41 * v290) - (v145 * v277)) - (v254 * v293)) - (v161 * v291)) - v275
    v297 = (v296 - (v143 * v294)) + (v142 * v295)
    v298 = v43 + v261
    v299 = ((prepared[6] * v298) + ((v55 * v183) - (v233 * v183))) - (v3 * v274)
    v300 = (v262 + (prepared[29] * v260)) + (prepared[21] * v298)
    v301 = (v2 * v300) + v299
    v302 = prepared[23] * v4
    v303 = v94 - (v14 * v14)
    v304 = prepared[77] * v69
    v305 = ((v84 * v303) + (v2 * v304)) - v255
    v306 = (v5 * v305) + (v302 * v298)
    v307 = prepared[23] * v5
    v308 = (v307 * v298) - (v4 * v305)
    v309 = (((prepared[79] * v303) + (v50 * v14)) + (v84 * v266)) + (v61 * v272)
    v310 = v301 + ((v26 * v308) + (v35 * v306))
    v311 = v310 + ((((v30 * v308) + (v33 * v306)) + (v125 * v309)) + (v130 * v301))
    v312 = ((v68 * v301) - (v93 * v309)) - v310
    v313 = v311 + (v124 * v312)
    v314 = (v269 * v183) - (v149 * (((v96 - (v61 * v303)) + (v3 * v304)) - v189))
    v315 = ((((v12 * v274) + v314) + (v254 * v309)) + (v41 * v300)) + (v161 * v301)
    v316 = (v315 + (v143 * v312)) - (v142 * v313)
    v317 = ((v5 * v42) - (v19 * v134)) - (v41 * (v197 + v16))
    v318 = v4 * v15
    v319 = prepared[82] * v318
    v320 = (100.0 * qd[0]) * v135
    v321 = (v12 * v197) - (v19 * v89)
    v322 = v12 * v16
    v323 = (v5 * v195) - (v321 + (2.0 * v322))
    v324 = ((v55 * v317) - ((v233 * v317) + ((v267 * v320) + v319))) - (prepared[6] * v323)
    v325 = (((v50 * v5) - (v302 * v320)) - (prepared[78] * v318)) + (prepared[29] * v321)
    v326 = v325 - (prepared[21] * v323)
    v327 = (v2 * v326) + v324
    v328 = (v41 * v14) + (v12 * v42)
    v329 = v328 + v155
    v330 = v81 * v8
    v331 = v330 + (v77 * v35)
    v332 = ((v85 * v320) + (v50 * v41)) - (v61 * v331)
    v333 = (v332 + (((prepared[78] * v5) * v18) - (v73 * v12))) - (prepared[21] * v329)
    v334 = v333 - (prepared[29] * (v155 - v328))
    v335 = (prepared[80] * v318) + (prepared[23] * v323)
    v336 = prepared[77] * v5
    v337 = (v41 * v202) - (v336 * v16)
    v338 = ((v15 * (prepared[80] * v5)) + (v2 * v337)) - (v84 * v329)
    v339 = (v5 * v338) + (v4 * v335)
    v340 = (v5 * v335) - (v4 * v338)
    v341 = qd[0] * v6
    v342 = v9 * v341
    v343 = (prepared[84] * qd[0]) * v103
    v344 = ((v343 + (prepared[81] * v342)) + (v26 * v340)) + ((v35 * v339) - v327)
    v345 = v344 + ((v68 * v327) + (v93 * v334))
    v346 = ((v80 * (v152 + (prepared[85] * v7))) + (v125 * v334)) + (v30 * v340)
    v347 = (((v346 + (v33 * v339)) - (v130 * v327)) + v344) - (v345 * v124)
    v348 = prepared[93] * v12
    v349 = (((v150 * v331) + (v8 * v154)) + (v77 * v151)) + (v5 * v156)
    v350 = (v349 + ((v155 * v146) - (v348 * v317))) + (v41 * v326)
    v351 = (v350 + (v149 * ((v61 * v329) + (v3 * v337)))) - (v254 * v334)
    v352 = ((v351 + (v161 * v327)) + (v345 * v143)) + (v347 * v142)
    v353 = 100.0 * v10
    v354 = v353 * v7
    v355 = v238 + v354
    v356 = v353 * v6
    v357 = v330 + v356
    v358 = (v5 * v357) - (v4 * v355)
    v359 = 2.0 * (v18 + (v3 * v16))
    v360 = (prepared[24] * v18) + (prepared[21] * v359)
    v361 = (prepared[23] * v358) - v360
    v362 = v196 + (2.0 * v45)
    v363 = (prepared[6] * v359) - (v233 * v362)
    v364 = ((prepared[46] * v358) + (v2 * v361)) - v363
    v365 = (v2 * v14) - (v3 * v42)
    v366 = v39 + v365
    v367 = ((prepared[80] * v11) + (v57 * v202)) - (v84 * v366)
    v368 = (v5 * v367) + (v302 * v359)
    v369 = (v307 * v359) - (v4 * v367)
    v370 = v55 * v362
    v371 = (v370 + (v26 * v369)) + (v35 * v368)
    v372 = v371 + (((qd[1] * prepared[81]) * v246) - v364)
    v373 = (((v50 * v2) - (prepared[78] * v14)) - (prepared[21] * v366)) - (prepared[29] * (v39 - v365))
    v374 = 100.0 * (v80 + v341)
    v375 = (((v61 * v374) - (v85 * v355)) - (v357 * v76)) - v373
    v376 = v370 - v364
    v377 = (v68 * v376) + ((v93 * v375) - v372)
    v378 = (v30 * v369) + (v33 * v368)
    v379 = ((prepared[85] * v10) * v246) - v378
    v380 = ((v372 - (v125 * v375)) + ((v130 * v376) - v379)) + (v124 * v377)
    v381 = (v61 * v366) + ((v2 * v3) * v202)
    v382 = (v319 + (v348 * v362)) + (v148 * v381)
    v383 = (prepared[80] * v39) + v381
    v384 = ((v343 + (prepared[85] * v342)) + (v278 * v383)) + v382
    v385 = (((v150 * v374) + (v80 * v153)) + (v41 * v361)) + (v254 * v375)
    v386 = (((v384 - (v161 * v376)) + v385) - (v143 * v377)) + (v380 * v142)
    v387 = (v4 * v354) - (v5 * v356)
    v388 = v360 + (prepared[23] * v387)
    v389 = v363 + ((v2 * v388) + (prepared[46] * v387))
    v390 = v371 + v389
    v391 = v373 - (prepared[12] * ((v2 * v341) - (v10 * ((v7 * v89) + (v6 * v41)))))
    v392 = v370 + v389
    v393 = (v68 * v392) - ((v93 * v391) + v390)
    v394 = ((v390 + (v125 * v391)) + ((v130 * v392) - v379)) + (v124 * v393)
    v395 = (((v41 * v388) - ((prepared[13] * v6) * v15)) + (v254 * v391)) + (v161 * v392)
    v396 = ((v395 - v384) + (v143 * v393)) - (v394 * v142)
    v397 = v363 + (v2 * v360)
    v398 = v370 + v397
    v399 = v371 + v397
    v400 = ((v68 * v398) - (v93 * v373)) - v399
    v401 = ((v399 + (v130 * v398)) + (v378 + (v373 * v125))) + (v400 * v124)
    v402 = ((((v41 * v360) - v382) - (v145 * v383)) + (v254 * v373)) + (v161 * v398)
    v403 = (v402 + (v400 * v143)) - (v401 * v142)
    v404 = v16 * v169
    v405 = v42 * v169
    v406 = (prepared[88] * v14) - v50
    v407 = (((v55 * v42) - (v233 * v42)) - (prepared[7] * v14)) - (v2 * v406)
    v408 = (v336 * v14) + (prepared[77] * v322)
    v409 = ((prepared[77] * v4) * v14) - (v336 * v196)
    v410 = (v407 - (v26 * v408)) - (v35 * v409)
    v411 = (v407 * v68) - v410
    v412 = ((((v30 * v408) + (v33 * v409)) - (v407 * v130)) - v410) - (v411 * v124)
    v413 = v161 * v169
    v414 = ((((v41 * v406) * v169) - (v412 * v170)) - (v411 * v172)) - (v407 * v413)
    v415 = v414 + ((v348 * v405) + ((((prepared[86] * v3) * v135) + (prepared[87] * v89)) * v404))
    v416 = ((prepared[24] * v41) * v404) + (((prepared[24] * v5) - (prepared[94] * v136)) * v405)
    v417 = prepared[94] * v42
    v418 = 1.0 - v68
    v419 = prepared[24] * v196
    v420 = (v419 * v418) + (v417 * v92)
    v421 = 1.0 + v130
    v422 = ((v419 * v421) + (v417 * v121)) - (v420 * v124)
    v423 = (((v419 * v413) - (v422 * v170)) - (v420 * v172)) + v416
    v424 = (v133 * v253) - (v170 * v280)
    v425 = (v133 * v287) - (v170 * v289)
    v426 = (v133 * v295) + (v170 * v297)
    v427 = (v133 * v313) - (v170 * v316)
    v428 = (v347 * v133) + (v352 * v170)
    v429 = (v380 * v133) + (v386 * v170)
    v430 = (v394 * v133) - (v396 * v170)
    v431 = (v401 * v133) - (v403 * v170)
    v432 = (v412 * v133) - (v142 * v415)
    v433 = (v422 * v133) - (v142 * v423)
    v434 = ((v123 * v252) - (v172 * v280)) - (v124 * v424)
    v435 = ((v123 * v286) - (v172 * v289)) - (v124 * v425)
    v436 = ((v123 * v294) + (v172 * v297)) - (v124 * v426)
    v437 = ((v123 * v312) - (v172 * v316)) - (v124 * v427)
    v438 = ((v123 * v345) - (v352 * v172)) + (v124 * v428)
    v439 = ((v123 * v377) + (v386 * v172)) - (v124 * v429)
    v440 = ((v123 * v393) - (v396 * v172)) - (v124 * v430)
    v441 = ((v123 * v400) - (v403 * v172)) - (v124 * v431)
    v442 = ((v411 * v123) + (v143 * v415)) + (v124 * v432)
    v443 = ((v420 * v123) + (v143 * v423)) + (v124 * v433)
    v444 = (((v60 * v235) - (v413 * v280)) - (v130 * v424)) + (v68 * v434)
    v445 = (((v60 * v284) - (v413 * v289)) - (v130 * v425)) + (v68 * v435)
    v446 = (((v60 * v291) + (v413 * v297)) - (v130 * v426)) + (v68 * v436)
    v447 = (((v60 * v301) - (v413 * v316)) - (v130 * v427)) + (v68 * v437)
    v448 = (((v60 * v327) - (v352 * v413)) + (v130 * v428)) + (v68 * v438)
    v449 = (((v60 * v376) + (v386 * v413)) - (v130 * v429)) + (v68 * v439)
    v450 = (((v60 * v392) - (v396 * v413)) - (v130 * v430)) + (v68 * v440)
    v451 = (((v60 * v398) - (v403 * v413)) - (v130 * v431)) + (v68 * v441)
    v452 = (((v60 * v407) + (v161 * v415)) + (v130 * v432)) + (v68 * v442)
    v453 = (((v419 * v60) - (v161 * v423)) - (v130 * v433)) - (v68 * v443)
    v454 = v144 * v169
    v455 = v158 * v169
    v456 = prepared[89] * v232
    v457 = prepared[89] * v362
    v458 = -v170
    v459 = (v124 * v170) - v172
    v460 = v130 + (v68 * v124)
    v461 = (v413 + (v68 * v172)) - (v460 * v170)
    v462 = (v93 * v124) - v125
    v463 = (v454 + (v93 * v172)) - (v462 * v170)
    v464 = v49 * v418
    v465 = (v464 * v124) - (v49 * v421)
    v466 = (((v49 * v413) - v455) + (v465 * v170)) - (v464 * v172)
    v467 = (v124 * v133) + (v142 * v459)
    v468 = -v467
    v469 = (v460 * v133) - (v142 * v461)
    v470 = (v462 * v133) - (v142 * v463)
    v471 = (v465 * v133) + (v142 * v466)
    v472 = -v471
    v473 = ((v68 * v123) - (v143 * v461)) - (v124 * v469)
    v474 = ((v93 * v123) - (v143 * v463)) - (v124 * v470)
    v475 = ((v464 * v123) + (v143 * v466)) - (v124 * v471)
    v476 = -v475
    v477 = -((v68 * v474) - ((v130 * v470) + (v161 * v463)))
    v478 = (((v49 * v60) - (v161 * v466)) + (v130 * v471)) - (v68 * v475)
    v479 = -v478
    v480 = (v93 * v475) + ((v125 * v471) + (v144 * v466))
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
        v169 * v280,
        v169 * v289,
        -(v169 * v297),
        v169 * v316,
        REAL(0.0),
        v352 * v169,
        v386 * v169,
        -(v396 * v169),
        -(v403 * v169),
        v415,
        -v423,
        REAL(0.0),
        v424,
        v425,
        v426,
        v427,
        REAL(0.0),
        -v428,
        -v429,
        -v430,
        -v431,
        v432,
        -v433,
        REAL(0.0),
        v434,
        v435,
        v436,
        v437,
        REAL(0.0),
        v438,
        -v439,
        -v440,
        -v441,
        -v442,
        v443,
        REAL(0.0),
        -v444,
        -v445,
        -v446,
        -v447,
        REAL(0.0),
        -v448,
        v449,
        v450,
        v451,
        v452,
        v453,
        REAL(0.0),
        (((v454 * v280) - (prepared[44] * v245)) - (v125 * v424)) - (v93 * v434),
        (((v454 * v289) - (prepared[44] * v281)) - (v125 * v425)) - (v93 * v435),
        -((((prepared[44] * v293) + (v454 * v297)) + (v125 * v426)) + (v93 * v436)),
        (((v454 * v316) - (prepared[44] * v309)) - (v125 * v427)) - (v93 * v437),
        REAL(0.0),
        (((prepared[44] * v334) + (v352 * v454)) + (v125 * v428)) - (v93 * v438),
        (v93 * v439) + (((v386 * v454) - (prepared[44] * v375)) + (v125 * v429)),
        (((prepared[44] * v391) - (v396 * v454)) + (v125 * v430)) + (v93 * v440),
        (((prepared[44] * v373) - (v403 * v454)) + (v125 * v431)) + (v93 * v441),
        (v93 * v442) + ((v144 * v415) - (v125 * v432)),
        ((v125 * v433) + ((prepared[95] * v42) - (v144 * v423))) - (v93 * v443),
        REAL(0.0),
        (v456 - (v455 * v280)) - (v49 * (v444 - (v424 + v434))),
        (v456 - (v455 * v289)) - (v49 * (v445 - (v425 + v435))),
        (v456 + (v455 * v297)) - (v49 * (v446 - (v426 + v436))),
        ((prepared[89] * v183) - (v455 * v316)) - (v49 * (v447 - (v427 + v437))),
        REAL(0.0),
        ((prepared[89] * v317) - (v352 * v455)) - (v49 * (v448 + (v428 - v438))),
        (v49 * (v449 - (v429 + v439))) - ((v386 * v455) + v457),
        ((v396 * v455) - v457) + (v49 * (v450 - (v430 + v440))),
        ((v403 * v455) - v457) + (v49 * (v451 - (v431 + v441))),
        (v49 * (v452 + (v432 - v442))) - ((prepared[89] * v42) + (v158 * v415)),
        (v158 * v423) + (v49 * (v453 + (v443 - v433))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v169,
        v458,
        v459,
        v461,
        v463,
        v466,
        v458,
        v133 + (v142 * v170),
        v468,
        v469,
        v470,
        v472,
        v459,
        v468,
        (v124 * v467) - (v123 + (v143 * v459)),
        v473,
        v474,
        v476,
        v461,
        v469,
        v473,
        ((v130 * v469) + ((v161 * v461) - v60)) - (v68 * v473),
        v477,
        v479,
        v463,
        v470,
        v474,
        v477,
        ((prepared[44] + (v144 * v463)) - (v125 * v470)) - (v93 * v474),
        v480,
        v466,
        v472,
        v476,
        v479,
        v480,
        (prepared[45] - (v158 * v466)) - (v49 * (v478 + (v471 + v475))),
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

    Operations: 709 add, 896 mul, 4 div, 0 sqrt, 4 sincos, 25 other.
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
    v61 = v56 * v56
    v62 = v50 * v50
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
    v75 = v72 + v61
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
    v157 = -(v33 - v32)
    v158 = -v154
    v159 = 50.0 + v36
    v160 = 50.0 * v5
    v161 = (v2 * v160) + (v4 * v159)
    v162 = 50.0 * v4
    v163 = (v5 * v159) - (v2 * v162)
    v164 = v72 + v62
    v165 = v51 - v53
    v166 = v58 - v57
    v167 = v62 - v61
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
    v189 = (v9 * v173) - (v8 * v187)
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
    v209 = (v9 * v205) - (v8 * v207)
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
        (v55 * (v62 - v72)) - (v60 * v71),
        (v55 * v51) - v73,
        -((v55 * v74) + (v60 * (v61 - v72))),
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
        ((v188 * v114) - (v175 * v118)) + (v189 * v119),
        v191 + (((v188 * v131) - (v189 * v127)) + (v175 * v134)),
        v193 + (((v188 * v139) - (v189 * v137)) - (v175 * v142)),
        v194 + (((v189 * v146) - (v175 * v144)) - (v188 * v145)),
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
        ((v208 * v114) - (v206 * v118)) + (v209 * v119),
        v191 + (((v208 * v131) - (v209 * v127)) + (v206 * v134)),
        v193 + (((v208 * v139) - (v209 * v137)) - (v206 * v142)),
        v194 + (((v209 * v146) - (v206 * v144)) - (v208 * v145)),
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
        ((v9 * v119) + ((v116 * v146) - (v120 * v145))) + (v8 * v114),
        v213 - (v8 * v140),
        -((v9 * v142) + (v8 * v134)),
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
