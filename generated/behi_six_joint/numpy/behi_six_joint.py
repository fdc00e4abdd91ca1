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
        v46 = v6 * v39
        v47 = (-1.0) + v44
        values = (
            v21 - (v21 - v15),
            v21 + (v5 + (v15 + v24)),
            v15 + parameters[6],
            2.0 * v13,
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
            v12,
            v39,
            v5 + v24,
            v41,
            v9,
            v15,
            v21 - v40,
            v5 + (v24 + v40),
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
            v2,
            30.0 * v3,
            50.0 * v3,
            parameters[4],
            v0,
            v3,
            v4,
            v8,
            v11,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v8,
            10.0 * v43,
            v20 - v19,
            2.0 * v9,
            v43,
            20.0 * v6,
            2.0 * v15,
            100.0 * v12,
            2.0 * v5,
            2.0 * v24,
            2.0 * v20,
            50.0 * (2.0 * v12),
            v44,
            v19 - v20,
            2.0 * (v19 * v39),
            2.0 * v44,
            v45,
            v45 - v22,
            v46,
            v6 * v46,
            v45 - parameters[6],
            parameters[6] - v45,
            v47,
            parameters[6] * v47,
            v30 * v46,
            v30 * v39,
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
    v11 = (prepared[1] - (v4 * (prepared[4] * v4))) + (prepared[3] * v10)
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
    v31 = v15 - prepared[2]
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
    v34 = (((prepared[47] * v18) - (tau[5] * v3)) + (prepared[46] * v31)) - (prepared[6] * v19)
    v35 = v34 + (v2 * v33)
    v36 = tau[3] - v35
    v37 = prepared[23] * v2
    v38 = prepared[46] + v37
    v39 = v4 * v38
    v40 = v5 * v38
    v41 = (v27 * v40) + (v23 * v39)
    v42 = prepared[7] + (prepared[8] * v2)
    v43 = prepared[47] + (v2 * v42)
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
    v61 = prepared[42] * v8
    v62 = prepared[42] * v9
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
    v77 = prepared[43] * v76
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
    v96 = prepared[43] * v86
    v97 = ((v66 - (v96 * v75)) + v95) - (v78 * v89)
    v98 = ((prepared[44] + (2.0 * v84)) - (v86 * v96)) + (v79 - (v87 * v90))
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
    v113 = v112 - (v5 * ((((prepared[47] * v73) + (prepared[46] * v70)) + (prepared[6] * v110)) - v74))
    v114 = v104 * v45
    v115 = prepared[43] * v101
    v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108)
    v117 = ((prepared[49] + (prepared[7] * v2)) - (v6 * v92)) - (v8 * v59)
    v118 = v117 + (v4 * ((prepared[48] * v4) - (v42 * v103)))
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
        (((prepared[43] * v75) - (v115 * v120)) - (v96 * v121)) + (v77 * v122),
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
    v18 = prepared[58] * v17
    v19 = v9 * v11
    v20 = v9 * v10
    v21 = (v4 * v20) - (v5 * v19)
    v22 = (v7 * v8) + (v6 * v21)
    v23 = 50.0 * v3
    v24 = (v9 * v23) + (50.0 * v19)
    v25 = (10.0 * v21) - v24
    v26 = v25 + (20.0 * v22)
    v27 = v26 * v18
    v28 = prepared[65] * v16
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
    v40 = prepared[59] * ((v8 * v35) - (v9 * v25))
    v41 = v39 + (v16 * v40)
    v42 = (v8 * v34) + (v9 * v24)
    v43 = prepared[60] * v42
    v44 = v15 * v43
    v45 = v9 * v9
    v46 = (v8 * v8) + v45
    v47 = prepared[58] * v26
    v48 = prepared[65] * v25
    v49 = v47 + v48
    v50 = v49 + (prepared[59] * v25)
    v51 = (prepared[60] * v24) - v50
    v52 = prepared[58] * v36
    v53 = prepared[65] * v35
    v54 = v52 + v53
    v55 = prepared[59] * v35
    v56 = v54 + v55
    v57 = prepared[60] * v34
    v58 = v56 + v57
    v59 = (v8 * v58) + (v9 * v51)
    v60 = ((v44 + (v46 * (v3 * ((prepared[67] * v14) - prepared[63])))) + v41) - (30.0 * v59)
    v61 = (v8 * v33) - (v9 * v22)
    v62 = prepared[15] * v13
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
    v78 = v77 - v75
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
    v93 = (v3 * v3) * ((prepared[64] * v9) * v45)
    v94 = ((v93 - v93) + v92) - (v9 * (v91 + ((v34 * v57) + (v35 * v55))))
    v95 = prepared[15] * v33
    v96 = v95 * v61
    v97 = prepared[15] * v22
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
    v132 = (v71 * v115) - (v70 * v114)
    v133 = 0.0 * v70
    v134 = (v72 * v84) + (v133 - (v71 * v122))
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
    v151 = v150 + (prepared[59] * v16)
    v152 = (prepared[61] * v15) - v151
    v153 = v8 * v152
    v154 = v9 * v152
    v155 = (v8 * v154) - (v9 * v153)
    v156 = 30.0 * v155
    v157 = v9 * v150
    v158 = v8 * v150
    v159 = v17 * v18
    v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v16 * v28)))
    v161 = (v72 * v39) + v160
    v162 = (v72 * v49) + ((v71 * v150) - (prepared[66] * v74))
    v163 = (v72 * v54) + ((prepared[66] * v73) - (v70 * v150))
    v164 = (v8 * v163) - (v9 * v162)
    v165 = (30.0 * v164) - v161
    v166 = v72 * v61
    v167 = (v62 * v166) - v118
    v168 = (v167 + (v71 * v147)) + (v70 * v145)
    v169 = ((v13 * v47) - (v22 * v18)) - (prepared[58] * v83)
    v170 = v13 * v52
    v171 = (v170 - (v33 * v18)) - (prepared[58] * v79)
    v172 = (v8 * v171) - (v9 * v169)
    v173 = (v8 * v36) - (v9 * v26)
    v174 = (v18 * (((v13 * v173) - (v8 * v79)) + (v9 * v83))) - (v61 * v159)
    v175 = (30.0 * v172) - v174
    v176 = (v33 * v145) - (v22 * v147)
    v177 = 0.0 + v176
    v178 = ((v105 * (v151 + (prepared[60] * v15))) - (30.0 * ((prepared[62] * v105) - v59))) - v65
    v179 = (v8 * (-(v8 * v178))) + (v9 * (-(v9 * v178)))
    v180 = (prepared[61] * v42) - v67
    v181 = 30.0 * v9
    v182 = v68 - (v42 * v151)
    v183 = v9 * v182
    v184 = 30.0 * v8
    v185 = v8 * v182
    v186 = (v8 * (v185 + (v184 * v180))) + (v9 * (v183 + (v181 * v180)))
    v187 = (v8 * v54) - (v9 * v49)
    v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101)
    v189 = ((v70 * v49) - (prepared[66] * v110)) + (v71 * v54)
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
    v201 = (v117 * v200) - (v72 * v148)
    v202 = -(v201 - v199)
    v203 = (v8 * v52) - (v9 * v47)
    v204 = ((v9 * v81) + ((v173 * v170) - (v37 * v61))) - (v79 * v203)
    v205 = v121 - (prepared[58] * v80)
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
    v217 = ((v71 * v197) - (v70 * v195)) - (v72 * v167)
    v218 = (v71 * v208) + ((v72 * v175) - (v70 * v206))
    v219 = (0.0 * v71) - (v133 + (0.0 * v72))
    v220 = ((v219 + (v71 * v213)) + (v70 * v212)) - (v72 * v176)
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
    v235 = -(v201 - v234)
    v236 = v207 + ((v231 * v205) - (v105 * v169))
    v237 = (v204 - (v105 * v171)) + (v229 * v205)
    v238 = (v8 * v236) + (v9 * v237)
    v239 = v210 - v238
    v240 = v214 + v239
    v241 = -v233
    v242 = ((v71 * v236) + (v72 * v226)) - (v70 * v237)
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
    v253 = -(v201 - v252)
    v254 = v207 + ((v249 * v205) - (v42 * v169))
    v255 = (v204 - (v42 * v171)) + (v247 * v205)
    v256 = (v8 * v254) + (v9 * v255)
    v257 = v210 - v256
    v258 = v214 + v257
    v259 = -v251
    v260 = ((v71 * v254) + (v72 * v245)) - (v70 * v255)
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
    v287 = -v217
    v288 = (v71 * v279) - (v70 * v281)
    v289 = (((v71 * v284) - (v70 * v283)) + (v72 * v272)) - v288
    v290 = v222 + v282
    v291 = (v33 * v283) + (v22 * v284)
    v292 = (v33 * v144) + (v22 * (v103 + v143))
    v293 = (v22 * v144) + (v33 * (v103 + v146))
    v294 = (v8 * v293) - (v9 * v292)
    v295 = 0.0 + v294
    v296 = -v239
    v297 = -v257
    v298 = ((v33 * v194) + (v22 * v196)) + (v13 * v103)
    v299 = -(((v72 * v294) - (v117 * v298)) - v285)
    v300 = -((v13 * v294) - (v61 * v298))
    v301 = -(v219 + v282)
    return (
        REAL(0.0),
        v64 - v60,
        v64 + v66,
        v64 + v69,
        v77 + v78,
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
        (((v70 * v111) - v132) - (v71 * v112)) + (v72 * v78),
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
        ((v217 + (v70 * v190)) - (v71 * v192)) - (v72 * v165),
        v220 - v218,
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
        ((v217 + (v70 * v230)) - (v71 * v232)) - (v72 * v225),
        v220 - v242,
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
        ((v217 + (v70 * v248)) - (v71 * v250)) - (v72 * v244),
        v220 - v260,
        -(v139 + v245),
        v261,
        v261,
        v261,
        -(v222 + v260),
        ((v33 * v255) - (v223 + (v13 * v245))) + (v22 * v254),
        -v78,
        v165 + v265,
        v225 + v265,
        v244 + v265,
        (v71 * v263) + (v70 * v262),
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
        v132 - (v72 * v77),
        v287,
        v287,
        v287,
        REAL(0.0),
        (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v289,
        -(v141 + v271),
        v290,
        v290,
        v290,
        v288 - (v72 * v271),
        ((v291 - (v33 * v281)) - (v22 * v279)) - (v13 * v272),
        v84,
        v175 + v295,
        v226 + v295,
        v245 + v295,
        v272 + ((v71 * v293) + (v70 * v292)),
        (v33 * v292) - (v22 * v293),
        v175,
        -v211,
        v296,
        v297,
        v299,
        v300,
        v226,
        v296,
        v296,
        v297,
        v299,
        v300,
        v245,
        v297,
        v297,
        v297,
        v299,
        v300,
        v271,
        v301,
        v301,
        v301,
        v289,
        ((v76 * v298) - (v135 * v292)) - (v136 * v293),
        REAL(0.0),
        v223,
        v223,
        v223,
        -(v291 + (v13 * v138)),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: theta1, theta2, theta3, theta4, theta5, theta6

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 389 add, 491 mul, 0 div, 0 sqrt, 5 sincos, 58 other.
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
    v57 = ((prepared[71] * v27) + (prepared[65] * v23)) - v56
    v58 = v57 + ((prepared[69] * v27) + (prepared[59] * v23))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[65] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[23] * ((v28 * v28) + (v51 * v51))
    v63 = v62 + (prepared[66] * v61)
    v64 = ((v6 * v63) + ((prepared[69] * v41) + (prepared[59] * v42))) - (v7 * v60)
    v65 = ((v5 * v64) + (prepared[70] * v16)) + (v4 * v58)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[70] * v20) + (prepared[60] * v21))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[67] * v15)
    v70 = ((v3 * v65) + (prepared[67] * v13)) + (v2 * v67)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[72] * v48) + (prepared[69] * v45))
    v73 = v72 + (prepared[70] * v48)
    v74 = v73 + (prepared[67] * v47)
    v75 = prepared[15] * (qd[5] + v30)
    v76 = v51 * v75
    v77 = v28 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[73] * v48) + (prepared[55] * v45)) - v80) + (10.0 * v71)
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[15] * (((qdd[5] - (v26 * v7)) + (qd[4] * v51)) + (v6 * v38))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (v5 * v81) + (((prepared[57] * v47) + (prepared[56] * v46)) - (v4 * v84))
    v87 = v86 + (50.0 * v72)
    v88 = (v3 * v87) + (((prepared[68] * v47) - (v2 * v85)) + (50.0 * v73))
    v89 = (v3 * v85) + (v2 * v87)
    v90 = (10.0 * v57) + (((prepared[55] * v27) + (prepared[69] * v23)) - (v7 * v83))
    v91 = v90 + (v6 * v82)
    v92 = (v91 + ((prepared[56] * v20) + (prepared[70] * v21))) + (50.0 * v66)
    v93 = (v92 + (prepared[68] * v15)) + (50.0 * v68)
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
    v46 = qd[5] * prepared[24]
    v47 = (((prepared[6] * v45) - (v46 * v39)) + (prepared[21] * v43)) - (prepared[29] * (v40 - v42))
    v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))))
    v49 = qd[1] * v7
    v50 = 100.0 * v49
    v51 = 2.0 * qd[0]
    v52 = v12 * v51
    v53 = (qdd[0] * v14) + (v52 * v10)
    v54 = v53 + ((qdd[0] * v25) + (qd[0] * v50))
    v55 = prepared[23] * v8
    v56 = v9 * v5
    v57 = ((prepared[11] * v7) * ((qdd[1] * v56) + (v22 * v34))) - (v55 * v54)
    v58 = prepared[11] * v6
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
    v70 = (prepared[46] * v69) - v68
    v71 = prepared[10] * v3
    v72 = v6 * v71
    v73 = v72 + (v6 * (prepared[4] * v7))
    v74 = prepared[10] * v2
    v75 = v6 * v74
    v76 = v7 * v71
    v77 = v76 - v75
    v78 = v6 * v6
    v79 = prepared[4] * (v78 - (v7 * v7))
    v80 = ((qd[1] * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * qdd[0]) * v73))
    v81 = prepared[46] * v5
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
    v101 = (((v46 * v36) + (prepared[47] * v69)) - (prepared[46] * v99)) - (v55 * v100)
    v102 = (v101 + (prepared[21] * v64)) - (10.0 * v68)
    v103 = (v35 * v35) + v83
    v104 = (10.0 * v103) + v82
    v105 = qdd[3] + v21
    v106 = v31 + v105
    v107 = (10.0 * v106) + v28
    v108 = 2.0 * v66
    v109 = v38 * v108
    v110 = v105 - v31
    v111 = (v8 * v110) + (v9 * v44)
    v112 = (prepared[8] * v111) + ((v46 * v66) - (prepared[21] * v109))
    v113 = (v9 * (-v112)) - (v33 * v107)
    v114 = 2.0 * v36
    v115 = v30 * v108
    v116 = (v55 * v43) + (v33 * (v115 + (v39 * v114)))
    v117 = 10.0 * v5
    v118 = ((v117 * v116) + (v5 * v113)) + (v96 * (v116 + (prepared[46] * v44)))
    v119 = (v4 * (v102 + ((v33 * v104) + (prepared[29] * (v60 - v63))))) + v118
    v120 = v2 * v2
    v121 = prepared[5] * (v120 - (v3 * v3))
    v122 = prepared[3] * v7
    v123 = (((prepared[36] * v3) + v122) * (qdd[0] * v2)) - (v52 * (v121 - v76))
    v124 = prepared[15] * v9
    v125 = prepared[15] * v36
    v126 = prepared[15] * v66
    v127 = ((((prepared[15] * v8) * v69) + (v30 * v125)) + (v39 * v126)) + (v124 * v84)
    v128 = v8 * v4
    v129 = v128 * v127
    v130 = 2.0 * v38
    v131 = (v8 * v84) - (v9 * v69)
    v132 = (v131 + (v30 * v130)) + (v37 * v108)
    v133 = (prepared[21] * v132) + ((prepared[29] * v131) - (v46 * v30))
    v134 = v34 * v133
    v135 = v45 - (v9 * v110)
    v136 = prepared[15] * (v135 + (qdd[5] + (v66 * v36)))
    v137 = v8 * v5
    v138 = ((prepared[47] * v5) * v44) - (v137 * v136)
    v139 = ((((v123 + (v14 * v70)) - v129) + v134) + v138) + v119
    v140 = prepared[46] + v55
    v141 = v5 * v140
    v142 = qd[0] * v2
    v143 = (((v142 * (prepared[3] * v97)) - (v141 * v53)) - (v94 * v88)) - (v5 * v48)
    v144 = v47 + (v33 * v32)
    v145 = v65 - (v38 * v38)
    v146 = v9 * v36
    v147 = (v33 * v64) + (v55 * v67)
    v148 = (((v46 * v38) + (v33 * v100)) + (prepared[75] * v145)) + (v55 * v104)
    v149 = (v38 * v126) - (prepared[15] * v111)
    v150 = -v149
    v151 = ((v128 * (v150 - v112)) - ((v55 * v4) * v107)) - (v5 * v148)
    v152 = v151 + ((v96 + v117) * (v147 + ((v146 * (prepared[77] * v38)) - (v55 * v145))))
    v153 = v135 + (v36 * v108)
    v154 = (prepared[29] * v135) - v136
    v155 = (v55 * v36) - (v33 * v38)
    v156 = (-(prepared[46] * v106)) - (prepared[23] * (v111 - v109))
    v157 = v156 + ((((prepared[76] * v31) + (v33 * v42)) - (v39 * v155)) - (v55 * v115))
    v158 = (prepared[46] * v103) + v147
    v159 = v158 + ((prepared[23] * v132) - (prepared[46] * v84))
    v160 = (v5 * v159) - (v4 * v157)
    v161 = (v5 * v157) + (v4 * v159)
    v162 = (v14 * v161) + (v10 * v160)
    v163 = v13 - v17
    v164 = ((prepared[46] * v82) - (v9 * v127)) - (v8 * v133)
    v165 = ((prepared[6] * v132) - (prepared[47] * v84)) - v164
    v166 = v162 + (v165 - (((v86 * v156) + (v163 * v121)) + (v20 * v158)))
    v167 = (v55 * v93) + (prepared[46] * (v87 + v92))
    v168 = v22 - v23
    v169 = v166 + (v167 + (v168 * v77))
    v170 = (v25 * v161) + (v24 * v160)
    v171 = v91 + v90
    v172 = ((((v168 * v79) - (v163 * v77)) + (v89 * v156)) + (v171 * v158)) - v170
    v173 = v7 * v74
    v174 = v173 - v72
    v175 = (v55 * v88) + (prepared[46] * v87)
    v176 = ((((v23 * v76) + (v22 * v75)) - (qdd[1] * v174)) - v175) - v166
    v177 = v25 + v14
    v178 = (v55 * v85) - v165
    v179 = prepared[77] * v8
    v180 = ((v33 * v145) + (v179 * v60)) - v68
    v181 = (v5 * v177) - (v4 * v96)
    v182 = (v5 * v96) + (v4 * v177)
    v183 = prepared[6] + (prepared[21] * v8)
    v184 = v183 + (prepared[23] * v182)
    v185 = (v113 - (v9 * v149)) + (v8 * v154)
    v186 = prepared[23] * v20
    v187 = v183 + v186
    v188 = 2.0 * v12
    v189 = v97 * (prepared[80] * v3)
    v190 = prepared[81] * v7
    v191 = v98 + (v188 * v14)
    v192 = (v81 * v191) + ((v97 * v190) + v189)
    v193 = (prepared[22] * v29) + v126
    v194 = ((v5 * v125) - ((prepared[22] * v35) * v137)) - (v34 * v193)
    v195 = (v128 * v194) + (v192 + (v188 * ((v2 * (prepared[5] * v3)) + v173)))
    v196 = (v35 * v56) - (v29 * v128)
    v197 = ((v5 * v130) - (v128 * v108)) + (2.0 * v196)
    v198 = prepared[77] * v96
    v199 = v4 * v29
    v200 = (((v46 * v5) - (v30 * v198)) - (prepared[7] * v199)) - (prepared[24] * v196)
    v201 = v200 - (prepared[21] * v197)
    v202 = v34 * v38
    v203 = v202 + (v128 * v36)
    v204 = v35 * v4
    v205 = v204 + v203
    v206 = v5 * v108
    v207 = (v33 * (v206 - (v34 * v114))) - (v55 * v205)
    v208 = (v96 * (v207 - (prepared[76] * v204))) + ((v117 * v207) - ((v34 * v201) + v195))
    v209 = v46 * v34
    v210 = prepared[78] * ((v29 * v56) - (v35 * v128))
    v211 = (prepared[29] * (v203 - v204)) + (v210 + ((v209 - (v55 * v191)) + (v39 * v198)))
    v212 = v211 - (prepared[21] * v205)
    v213 = (v8 * v38) - v146
    v214 = v30 + v213
    v215 = (prepared[21] * v214) - (prepared[29] * (v213 - v30))
    v216 = v46 * v8
    v217 = v216 - (prepared[78] * v38)
    v218 = v215 - (v217 + ((prepared[12] * v12) * ((v2 * v34) + (v3 * v56))))
    v219 = qd[0] * v6
    v220 = 100.0 * (v219 + v142)
    v221 = v218 + ((v55 * v220) - (prepared[12] * ((v49 * v56) + (v97 * v34))))
    v222 = (100.0 * v12) * ((v2 * v5) - (v3 * v4))
    v223 = v222 + ((v5 * v98) - (v4 * v50))
    v224 = v142 * (v122 + (prepared[82] * v3))
    v225 = (v5 * v221) + ((((v51 * v73) + v224) + (v81 * v220)) + (v94 * v223))
    v226 = (v55 * v214) + (v179 * v146)
    v227 = prepared[76] * v30
    v228 = v8 * v193
    v229 = (v96 * (v226 + v227)) - (v128 * v228)
    v230 = v229 + (v5 * ((prepared[79] * v30) + (10.0 * v226)))
    v231 = (2.0 * v39) + (v9 * v108)
    v232 = (prepared[24] * v39) + (prepared[21] * v231)
    v233 = (v34 * v232) - v230
    v234 = (-((prepared[12] * v8) * v142)) - v218
    v235 = (prepared[23] * v222) - v232
    v236 = v217 - v215
    v237 = (v209 + (v128 * v125)) - (prepared[83] * v202)
    v238 = prepared[24] * v36
    v239 = prepared[24] * v66
    v240 = ((v9 * v194) + ((prepared[79] * v199) + (v96 * v227))) + (prepared[6] * v197)
    v241 = v240 - (v8 * v201)
    v242 = v224 + v241
    v243 = (prepared[23] * v197) + (prepared[76] * v199)
    v244 = (((v29 * (prepared[76] * v5)) - (v35 * v94)) + (v34 * v155)) - (v55 * v206)
    v245 = prepared[6] * v231
    v246 = ((qd[0] * v94) - (prepared[76] * v35)) - ((v8 * v179) * v36)
    v247 = (v246 + ((v9 * v55) * v38)) - (v33 * v146)
    v248 = (v86 * v247) - (v245 + (v186 * v231))
    v249 = ((prepared[23] * v171) * v231) - (v89 * v247)
    v250 = (v249 - (v188 * v174)) - v248
    v251 = v9 * v228
    v252 = (v8 * v232) - v251
    v253 = (v140 * v223) - v252
    v254 = ((v2 * (prepared[3] * v49)) - v189) - v253
    v255 = v251 + ((v8 * v235) + (prepared[46] * v222))
    v256 = v252 - v248
    v257 = v179 * v66
    v258 = v216 - (prepared[15] * v146)
    v259 = v8 * v239
    v260 = (v96 * v141) + v76
    v261 = (((prepared[49] + (prepared[7] * v8)) - (prepared[4] * v78)) - (prepared[5] * v120)) + (2.0 * v260)
    v262 = prepared[9] * v8
    v263 = v262 - prepared[7]
    v264 = (prepared[6] - v262) * v34
    v265 = ((prepared[11] * v9) * v2) - (-v264)
    v266 = v265 + (v9 * v58)
    v267 = -(((v55 * v96) + (prepared[8] * v5)) + (prepared[6] * v137))
    v268 = prepared[15] * v128
    v269 = v4 * v140
    v270 = (v10 * v141) + (v14 * v269)
    v271 = (v8 * v263) - prepared[2]
    v272 = v270 - v271
    v273 = prepared[5] + v272
    v274 = v273 + (v260 + (v75 + (v269 * v177)))
    v275 = (v24 * v141) + (v25 * v269)
    v276 = v275 + v272
    v277 = v33 * v86
    v278 = -(v277 + (v33 * v89))
    v279 = -v124
    v280 = -v277
    return (
        REAL(0.0),
        v95 - v139,
        v143 - v139,
        (((v129 + (v94 * v85)) - (v5 * v144)) - (v138 + v134)) - v119,
        v152 - (v34 * (v154 + (prepared[21] * v153))),
        REAL(0.0),
        REAL(0.0),
        v172 - v169,
        v176 - ((((v13 * v76) + (v17 * v75)) + (v21 * v174)) + v170),
        (v178 - (v96 * v160)) - (v177 * v161),
        -(v185 + ((v184 * v153) + (v181 * v180))),
        REAL(0.0),
        REAL(0.0),
        -v169,
        v176,
        v178 - v162,
        -(v185 + ((v86 * v180) + (v187 * v153))),
        REAL(0.0),
        REAL(0.0),
        -(v167 + v165),
        -(v175 + v165),
        v178,
        -(v185 + (v183 * v153)),
        REAL(0.0),
        REAL(0.0),
        -v59,
        v48 + (v55 * v53),
        v144,
        v148,
        REAL(0.0),
        REAL(0.0),
        v127,
        v127,
        v127,
        v150,
        REAL(0.0),
        v208 - (v5 * ((prepared[79] * v204) - v212)),
        v233 - v225,
        ((v5 * v234) - ((((prepared[13] * v2) * v29) + v224) + (v34 * v235))) - v230,
        v233 + (v5 * v236),
        v237 - (v66 * ((v9 * v198) + (prepared[74] * v56))),
        (v5 * v238) + (v34 * v239),
        v242 + (((v181 * v244) + (v219 * (v190 + (prepared[84] * v3)))) + (v182 * v243)),
        v250 + v254,
        v250 - v255,
        v249 + v256,
        (v258 + (v181 * v257)) - (v130 * v184),
        v259,
        v242 + ((v86 * v244) + (v20 * v243)),
        v254 - v248,
        -(v248 + v255),
        v256,
        (v258 + (v86 * v257)) - (v130 * v187),
        v259,
        v241,
        v245 - v253,
        v245 - v255,
        v245 + v252,
        v258 - (v183 * v130),
        v259,
        -v212,
        v221,
        -v234,
        -v236,
        REAL(0.0),
        -v238,
        -v194,
        v228,
        v228,
        v228,
        v125,
        REAL(0.0),
        v261 + (v4 * ((prepared[48] * v4) + (v263 * v128))),
        v266,
        v265,
        v264,
        v267,
        v268,
        v266,
        (v275 + ((prepared[4] + v76) + v75)) + v274,
        v274,
        v276,
        v278,
        v279,
        v265,
        v274,
        v270 + v273,
        v272,
        v280,
        v279,
        v264,
        v276,
        v272,
        -v271,
        REAL(0.0),
        v279,
        v267,
        v278,
        v280,
        REAL(0.0),
        prepared[8],
        REAL(0.0),
        v268,
        v279,
        v279,
        v279,
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

    Operations: 359 add, 459 mul, 0 div, 0 sqrt, 4 sincos, 24 other.
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
    v13 = v12 * v4
    v14 = v13 + (v5 * v10)
    v15 = v14 * v14
    v16 = qd[0] * v3
    v17 = v16 - qd[4]
    v18 = (v17 * v17) + v15
    v19 = prepared[23] * v4
    v20 = v16 * v16
    v21 = (v12 * v12) + v20
    v22 = (prepared[46] * v21) + (v19 * v18)
    v23 = (v4 * v10) - (v12 * v5)
    v24 = v14 * v23
    v25 = v12 * v10
    v26 = v25 + v24
    v27 = prepared[23] * v5
    v28 = (v27 * v26) - v22
    v29 = 50.0 * v6
    v30 = 50.0 * v7
    v31 = (v2 * v30) - (v3 * v29)
    v32 = prepared[10] * v6
    v33 = v9 * v32
    v34 = qd[1] * qd[1]
    v35 = qd[0] * qd[0]
    v36 = v35 + v34
    v37 = v11 * v11
    v38 = v35 + v37
    v39 = v37 - v38
    v40 = v6 * v7
    v41 = prepared[5] * v40
    v42 = qd[1] * v8
    v43 = qd[1] * v42
    v44 = prepared[10] * v7
    v45 = (((v39 * v41) + (v44 * v43)) - (v36 * v33)) - (v31 * v28)
    v46 = 2.0 * v17
    v47 = v10 * v16
    v48 = v5 * v16
    v49 = 2.0 * v48
    v50 = ((v4 * v47) - (v23 * v46)) - (v12 * v49)
    v51 = (prepared[46] * v47) - (prepared[23] * v50)
    v52 = v3 * v30
    v53 = v52 + (v2 * v29)
    v54 = 50.0 * v8
    v55 = (v37 * v29) + (v34 * v54)
    v56 = 50.0 * v9
    v57 = (v36 * v56) + (v38 * v30)
    v58 = (v2 * v57) - (v3 * v55)
    v59 = v17 * v14
    v60 = v4 * v16
    v61 = prepared[22] * v60
    v62 = (v12 * v61) + (prepared[15] * ((v10 * v48) - v59))
    v63 = ((v5 * v62) - ((prepared[47] * v47) + (prepared[46] * v58))) + (prepared[6] * v50)
    v64 = tau[5] - v62
    v65 = prepared[85] * v5
    v66 = prepared[29] * v4
    v67 = qd[5] * prepared[24]
    v68 = v67 * v17
    v69 = prepared[24] * v48
    v70 = ((v68 - ((prepared[6] - v66) * v47)) - (prepared[23] * v58)) - (v12 * v69)
    v71 = v70 + (prepared[21] * v50)
    v72 = (v4 * v71) + (v63 + (v65 * v64))
    v73 = v72 + (v45 - (v53 * v51))
    v74 = tau[3] + v72
    v75 = prepared[46] + v19
    v76 = v75 * v53
    v77 = (prepared[9] * v4) - prepared[7]
    v78 = ((v4 * v77) - prepared[2]) + (v5 * (prepared[89] * v5))
    v79 = v78 - v76
    v80 = 1.0 / v78
    v81 = v79 * v80
    v82 = v5 * v2
    v83 = prepared[23] * v82
    v84 = v67 * v14
    v85 = 2.0 * v11
    v86 = qd[0] * v85
    v87 = 100.0 * v42
    v88 = (qd[0] * v87) + (v86 * v29)
    v89 = prepared[6] * v5
    v90 = ((v19 * v88) - (((v27 * v3) * v57) + v84)) - (v89 * v21)
    v91 = v90 + ((((prepared[8] + (prepared[78] * v4)) * v25) - (v55 * v83)) - (prepared[86] * v24))
    v92 = tau[4] - v91
    v93 = v5 * v31
    v94 = prepared[91] * v93
    v95 = ((tau[2] - (v94 * v92)) - (v81 * v74)) + v73
    v96 = v54 * v2
    v97 = v56 * v3
    v98 = v97 + v96
    v99 = (v75 * v98) - v79
    v100 = (v56 * v2) - (v54 * v3)
    v101 = (v27 * v100) + (prepared[23] * v93)
    v102 = v9 * v44
    v103 = v102 + (v75 * v97)
    v104 = v103 + (v75 * v52)
    v105 = v54 + v29
    v106 = v2 * v105
    v107 = v8 * v32
    v108 = ((((v107 + prepared[5]) + (v75 * v106)) + v104) - (v94 * v101)) - v79
    v109 = v108 - (v99 * v81)
    v110 = 1.0 - v81
    v111 = 1.0 / ((v79 * v110) + ((v93 * (prepared[92] * v93)) - (v76 + prepared[5])))
    v112 = v109 * v111
    v113 = v8 * v44
    v114 = v34 - v36
    v115 = prepared[4] * v8
    v116 = ((tau[1] + (v115 * (v114 * v9))) + (v37 * v33)) - (v38 * v113)
    v117 = prepared[43] * v101
    v118 = v80 * v99
    v119 = (((v116 - (v98 * v51)) - (v100 * v28)) - (v117 * v92)) + (v118 * v74)
    v120 = (v119 + v73) + (v112 * v95)
    v121 = 100.0 * v2
    v122 = prepared[3] * v6
    v123 = ((prepared[44] + (2.0 * v103)) + (v8 * (v122 + (v75 * v121)))) + v76
    v124 = 1.0 / (((v123 + (v99 * v118)) - (v79 + (v101 * v117))) + (v109 * v112))
    v125 = v4 * v2
    v126 = (prepared[6] * v82) + ((prepared[90] * v5) * v125)
    v127 = v126 * v80
    v128 = prepared[6] * v4
    v129 = v128 * v3
    v130 = v56 + v30
    v131 = (v19 * v130) + ((prepared[8] * v3) + v129)
    v132 = prepared[11] * v5
    v133 = (((v6 * v132) + v126) + (v131 * v94)) - (v79 * v127)
    v134 = (((v126 + (v27 * v105)) + (v131 * v117)) + (v99 * v127)) + (v133 * v112)
    v135 = v134 * v124
    v136 = v133 * v111
    v137 = prepared[80] * v42
    v138 = (qd[0] * v137) + (v132 * v18)
    v139 = prepared[85] * v125
    v140 = ((v7 * v138) + (v130 * ((v19 * v26) + (prepared[76] * v25)))) - (v139 * v64)
    v141 = v5 * v3
    v142 = prepared[81] * v42
    v143 = qd[0] * v9
    v144 = prepared[46] * v3
    v145 = prepared[79] * v3
    v146 = (((tau[0] + (v143 * v142)) + (v86 * v41)) + (v144 * v88)) + (v145 * v25)
    v147 = ((v146 + ((prepared[6] * v141) * v18)) + (v129 * v26)) - (v125 * v62)
    v148 = ((prepared[42] * v86) * v6) + (v27 * v18)
    v149 = prepared[43] * v131
    v150 = ((v147 + (v56 * v148)) + (v3 * v91)) + (v149 * v92)
    v151 = (v150 + ((v127 * v74) + ((v82 * v71) + v140))) + (v136 * v95)
    v152 = v151 - (v120 * v135)
    v153 = v2 * ((prepared[48] * v2) - (((prepared[89] * v4) - v77) * v125))
    v154 = v6 * (prepared[5] * v6)
    v155 = v8 * v115
    v156 = (((v155 - ((prepared[7] * v4) + prepared[49])) + v154) - v153) - (2.0 * v104)
    v157 = (((v156 + (v131 * v149)) - (v126 * v127)) - (v133 * v136)) + (v134 * v135)
    v158 = 1.0 / v157
    v159 = v135 * v158
    v160 = (v120 * v124) + (v152 * v159)
    v161 = v152 * v158
    v162 = ((v111 * v95) + (v136 * v161)) - (v112 * v160)
    v163 = v160 - v162
    v164 = v29 * v163
    v165 = v164 + (v57 + (v54 * v160))
    v166 = v30 * v163
    v167 = v166 + ((v56 * v160) - v55)
    v168 = (v2 * v167) - (v3 * v165)
    v169 = (v10 * v10) - v20
    v170 = v168 + (10.0 * v169)
    v171 = v164 + (v37 * v30)
    v172 = v166 - (v38 * v29)
    v173 = (v2 * v172) - (v3 * v171)
    v174 = (((v36 * v96) + (v34 * v97)) - (v100 * v160)) - v173
    v175 = v174 + v170
    v176 = prepared[46] * v168
    v177 = (v176 + (prepared[46] * v174)) + (v19 * v175)
    v178 = v177 + ((v34 * v102) + (v36 * v107))
    v179 = v25 + (v3 * v161)
    v180 = v25 + v179
    v181 = (((v10 * v14) - (v17 * v48)) - (v5 * v169)) - (v4 * v180)
    v182 = prepared[93] * v5
    v183 = (v4 * v169) - (v5 * v180)
    v184 = 2.0 * v23
    v185 = v4 * v17
    v186 = v183 + (((2.0 * v16) * v185) - (v10 * v184))
    v187 = (prepared[6] * v186) + (v182 * v181)
    v188 = ((v67 * v10) + (prepared[29] * v183)) + (prepared[21] * v186)
    v189 = prepared[47] * v169
    v190 = ((v4 * v188) - v189) + v187
    v191 = v177 - v190
    v192 = (v2 * v165) + (v3 * v167)
    v193 = (20.0 * v47) + v192
    v194 = v27 * (((v2 * v171) + (v3 * v172)) - v193)
    v195 = v12 * v16
    v196 = v195 - (v2 * v161)
    v197 = v195 + v196
    v198 = (v86 * v30) - (v29 * v161)
    v199 = (v23 * v48) + (v14 * v60)
    v200 = v196 + v199
    v201 = ((v67 * v48) - (prepared[21] * v200)) - (prepared[29] * (v196 - v199))
    v202 = (v201 - (v19 * (v198 + (10.0 * v197)))) + v194
    v203 = v82 * ((v34 * v9) + (v8 * v160))
    v204 = ((100.0 * qd[1]) * v143) - (v54 * v161)
    v205 = (prepared[11] * (v203 + (v141 * ((v9 * v160) - (v36 * v8))))) - (v19 * v204)
    v206 = v202 + v205
    v207 = ((((v80 * v74) + (v127 * v161)) - (v118 * v160)) - (v81 * v162)) - v163
    v208 = v47 + v207
    v209 = (v4 * v208) - (v5 * v197)
    v210 = v17 * v23
    v211 = v209 - v210
    v212 = v210 - v211
    v213 = v47 - v207
    v214 = (prepared[46] * v213) + (prepared[23] * v212)
    v215 = (v179 - (v117 * v160)) + (((prepared[43] * v92) - (v149 * v161)) + (v94 * v162))
    v216 = v24 + v215
    v217 = (v27 * v216) - v22
    v218 = (v2 * v217) + (v3 * v214)
    v219 = (v27 * v23) + (v19 * v14)
    v220 = (v10 * v46) - (v14 * v49)
    v221 = (((prepared[76] * v47) + (v48 * v219)) + (v19 * v220)) + (v27 * v196)
    v222 = (prepared[23] * v186) - (prepared[46] * v169)
    v223 = v218 + ((v2 * v222) - (v3 * v221))
    v224 = (v2 * v214) - (v3 * v217)
    v225 = ((v2 * v221) + (v3 * v222)) - v224
    v226 = (v30 * v225) + (v29 * v223)
    v227 = (v7 * (prepared[5] * v7)) - v154
    v228 = (v190 + (((v36 * v102) + (v43 * v32)) - (v39 * v227))) + (v30 * v224)
    v229 = v228 - (v29 * v218)
    v230 = v229 + v226
    v231 = v230 + (((v81 * v191) - v178) + (v94 * v206))
    v232 = v33 - v113
    v233 = (v9 * (prepared[4] * v9)) - v155
    v234 = (((v114 * v233) - (v38 * v102)) - (v37 * v107)) - (v232 * v163)
    v235 = (v178 + (v54 * v218)) - (v117 * v206)
    v236 = (v130 * v225) + (v105 * v223)
    v237 = -v232
    v238 = ((((v38 * v107) + (v37 * v102)) - (v237 * v163)) - v229) - v236
    v239 = (v238 + (v235 + ((v234 - (v56 * v224)) + (v118 * v191)))) - (v112 * v231)
    v240 = (((v68 - (prepared[6] * v213)) + (prepared[29] * v209)) - (prepared[23] * v192)) - (prepared[21] * v212)
    v241 = (v4 * v197) + (v5 * v208)
    v242 = v241 + ((((prepared[45] * v64) - v59) + (v139 * v161)) - (v65 * v207))
    v243 = prepared[15] * v4
    v244 = (v243 * v242) - (v5 * v240)
    v245 = v88 + (v130 * v161)
    v246 = v245 + (10.0 * v180)
    v247 = (((v84 - (v89 * v18)) - (prepared[46] * v245)) - (prepared[47] * v180)) - (v19 * v246)
    v248 = (10.0 * v21) - v168
    v249 = ((v247 - ((prepared[21] + v128) * v216)) - (prepared[29] * (v215 - v24))) + (v27 * v248)
    v250 = (v19 * v200) - (v27 * v220)
    v251 = (((prepared[89] * v125) * v181) + (v130 * (v250 + (prepared[46] * v197)))) + (v2 * v249)
    v252 = v251 - (v3 * v244)
    v253 = (prepared[47] * v197) + (10.0 * v250)
    v254 = v9 * v161
    v255 = ((v6 * v138) - (v86 * (v102 + v227))) + ((prepared[36] * v40) * v161)
    v256 = (prepared[46] * v180) + (v19 * v216)
    v257 = (v29 * v256) + ((v255 + (v122 * v254)) - (v3 * (v253 + (prepared[46] * v198))))
    v258 = (v257 + (v2 * ((v5 * v188) + (v243 * v181)))) - v252
    v259 = (((qd[0] * (qd[1] * 2.0)) * v233) - (v113 * v161)) - ((prepared[35] * v8) * v254)
    v260 = (v259 + (((prepared[42] * v7) + v144) * v204)) - (v54 * (v148 + v256))
    v261 = v3 - v149
    v262 = (((v260 + (v83 * v175)) + (v127 * v191)) - (v261 * v206)) - v258
    v263 = (v262 - (v136 * v231)) - (v135 * v239)
    v264 = v173 - v170
    v265 = ((prepared[46] * v173) - v176) + (v19 * v264)
    v266 = v265 + (v237 * v160)
    v267 = -v202
    v268 = v190 + v265
    v269 = ((v81 * v268) + ((v94 * v267) - v266)) - v230
    v270 = (((v266 - (v117 * v267)) + (v118 * v268)) - v238) - (v112 * v269)
    v271 = v136 * v158
    v272 = v127 * v158
    v273 = v82 * v158
    v274 = ((v272 * v268) + ((prepared[23] * v273) * v264)) - (v158 * ((v261 * v267) - v258))
    v275 = (v274 - (v271 * v269)) - (v159 * v270)
    v276 = (prepared[23] * v170) - v188
    v277 = ((v189 - v187) + v176) + (v4 * v276)
    v278 = (v27 * v193) + ((v128 * v197) - v201)
    v279 = v261 * v158
    v280 = v125 * v158
    v281 = ((((prepared[15] * v280) * v181) - (v273 * v276)) - (v279 * v278)) - (v272 * v277)
    v282 = ((v94 * v278) + (v110 * v277)) - v226
    v283 = 1.0 + v118
    v284 = (v112 * v282) + (((v117 * v278) + (v283 * v277)) - v236)
    v285 = (v159 * v284) + ((v281 - (v158 * (v252 + (v3 * v253)))) - (v271 * v282))
    v286 = (v14 * v46) - v241
    v287 = prepared[6] + (prepared[21] * v4)
    v288 = (((v66 * v241) - ((prepared[94] * v5) * v211)) - (v287 * v286)) - v244
    v289 = prepared[23] * v286
    v290 = v3 * v130
    v291 = v290 + v106
    v292 = (2.0 * v24) - v216
    v293 = v15 - (v23 * v23)
    v294 = v18 - v293
    v295 = (v19 * v292) - (v27 * v294)
    v296 = v2 * v130
    v297 = v296 - (v3 * v105)
    v298 = (((v67 * v23) + (prepared[75] * v293)) + (v27 * v246)) + (v19 * v248)
    v299 = ((v117 * v298) - ((v297 * v295) + (v291 * v289))) + (v283 * v288)
    v300 = ((v94 * v298) - ((v31 * v295) + (v53 * v289))) + (v110 * v288)
    v301 = (v112 * v300) + v299
    v302 = 10.0 * v3
    v303 = v130 + v302
    v304 = (v261 * v298) - (v303 * ((v27 * v292) + (v19 * v294)))
    v305 = v304 + (v82 * (((prepared[29] * v241) - (prepared[15] * v242)) - (prepared[21] * v286)))
    v306 = ((v305 + (v125 * ((prepared[94] * v211) - v240))) + (v127 * v288)) + (v136 * v300)
    v307 = v306 - (v135 * v301)
    v308 = (v82 * v23) + (v125 * v14)
    v309 = v12 * v2
    v310 = v309 + v308
    v311 = prepared[77] * v130
    v312 = v87 + (v85 * v29)
    v313 = ((v67 * v82) - ((prepared[78] * v12) * v125)) - (v19 * v312)
    v314 = (v313 + (v48 * (v311 + (prepared[78] * v3)))) - (prepared[21] * v310)
    v315 = v314 + (prepared[29] * (v308 - v309))
    v316 = ((2.0 * v82) * v14) + (v3 * v46)
    v317 = (((v16 * (prepared[76] * v3)) - (v12 * v83)) - (v82 * v219)) + (v19 * v316)
    v318 = 2.0 * v3
    v319 = (-(v125 * v46)) - (v318 * (v23 - v23))
    v320 = prepared[76] * v10
    v321 = (v3 * v320) - (prepared[23] * v319)
    v322 = ((qd[0] * prepared[82]) * v40) + (v143 * v122)
    v323 = (((v10 * (2.0 * v141)) + (v13 * v318)) - (v3 * v14)) - (v82 * v17)
    v324 = (((v130 * v320) + (v10 * v145)) - (prepared[6] * v319)) + (v182 * v323)
    v325 = (v3 * (v67 + (prepared[24] * v23))) - (v10 * (v311 + (prepared[7] * v3)))
    v326 = (prepared[21] * v319) + v325
    v327 = v324 - (v4 * v326)
    v328 = (((v322 + (v53 * v321)) - (v31 * v317)) + (v94 * v315)) + (v110 * v327)
    v329 = v322 + (v143 * (prepared[81] * v8))
    v330 = qd[0] * v8
    v331 = v7 * v330
    v332 = (((v329 + (prepared[84] * v331)) - (v296 * v317)) + (v290 * v321)) + (v117 * v315)
    v333 = (v332 + (v283 * v327)) + (v105 * ((v2 * v321) + (v3 * v317)))
    v334 = v333 + (v328 * v112)
    v335 = v7 * v137
    v336 = ((v335 + (v9 * v142)) + (v144 * v312)) + (v309 * v145)
    v337 = ((v336 + (v85 * (v33 + v41))) + ((prepared[96] * v125) * v323)) + (v82 * v326)
    v338 = (v19 * v310) + (v27 * v316)
    v339 = ((v337 + (v302 * v338)) - (v261 * v315)) + (v130 * ((prepared[76] * v309) + v338))
    v340 = ((v339 - (v127 * v327)) - (v328 * v136)) + (v334 * v135)
    v341 = prepared[77] * v4
    v342 = (((v5 * v19) * v23) - (prepared[76] * v12)) - ((v4 * v341) * v14)
    v343 = v5 * v14
    v344 = v342 + (v27 * (v10 - v343))
    v345 = v49 - (v5 * v46)
    v346 = prepared[23] * v345
    v347 = (v2 * v344) + (v3 * v346)
    v348 = v61 - (prepared[15] * v185)
    v349 = (prepared[6] * v345) + (v65 * v348)
    v350 = (v2 * v346) - (v3 * v344)
    v351 = (v349 + (v30 * v347)) + (v29 * v350)
    v352 = qd[1] * v9
    v353 = v11 * ((v7 * v121) - ((100.0 * v6) * v3))
    v354 = v353 + ((v352 * v121) - (v3 * v87))
    v355 = v5 * v348
    v356 = v69 + (prepared[21] * v345)
    v357 = (v4 * v356) - v355
    v358 = v357 + (v75 * v354)
    v359 = ((v335 - (v352 * v122)) - v358) - v351
    v360 = v358 + v349
    v361 = (v4 * v23) - v343
    v362 = v10 + v361
    v363 = v67 * v4
    v364 = ((prepared[21] * v362) - v363) - (prepared[29] * (v361 - v10))
    v365 = prepared[78] * v23
    v366 = v364 + (v365 - ((prepared[12] * v11) * ((v6 * v82) + (v7 * v141))))
    v367 = qd[0] * v6
    v368 = 100.0 * (v330 + v367)
    v369 = ((v19 * v368) - (prepared[12] * ((v352 * v141) + (v42 * v82)))) + v366
    v370 = (v359 + (v81 * v360)) + (v94 * v369)
    v371 = (v56 * v347) + (v54 * v350)
    v372 = v371 + (v85 * v237)
    v373 = ((v372 + (v118 * v360)) - (v359 + (v117 * v369))) - (v112 * v370)
    v374 = ((((v144 * v368) + (prepared[3] * v331)) + v329) - (v83 * v354)) - (v82 * v356)
    v375 = (v19 * v362) + (v341 * v343)
    v376 = (v130 * (v320 + v375)) + ((prepared[95] * v125) * v348)
    v377 = v3 * ((prepared[79] * v10) + (10.0 * v375))
    v378 = (((v377 + v376) + (v261 * v369)) + (v374 - (v127 * v360))) + (v136 * v370)
    v379 = v378 + (v373 * v135)
    v380 = v356 + (prepared[23] * v353)
    v381 = (v4 * v380) + ((prepared[46] * v353) - v355)
    v382 = v351 + v381
    v383 = v349 + v381
    v384 = ((prepared[12] * v4) * v367) + v366
    v385 = ((v81 * v383) - v382) + (v94 * v384)
    v386 = ((v372 + (v118 * v383)) + (v382 - (v117 * v384))) - (v112 * v385)
    v387 = v376 + v377
    v388 = ((((prepared[13] * v6) * v16) + v322) - (v82 * v380)) - (v127 * v383)
    v389 = (((v387 + (v261 * v384)) + v388) + (v136 * v385)) + (v386 * v135)
    v390 = v365 + v364
    v391 = v357 + v349
    v392 = v357 + v351
    v393 = ((v81 * v391) + (v94 * v390)) - v392
    v394 = (((v371 + (v118 * v391)) - (v117 * v390)) + v392) - (v393 * v112)
    v395 = (((v391 * v272) - (v387 * v158)) - (v394 * v159)) - (v393 * v271)
    v396 = v395 + ((v356 * v273) - (v390 * v279))
    v397 = ((prepared[96] * v14) * v280) + (((prepared[83] * v23) - v67) * v273)
    v398 = (v363 - (prepared[94] * v343)) - (v287 * v184)
    v399 = prepared[77] * v23
    v400 = prepared[77] * v185
    v401 = (v398 * v110) + ((v31 * v400) - (v53 * v399))
    v402 = (v401 * v112) + ((v398 * v283) + ((v297 * v400) - (v399 * v291)))
    v403 = (((v17 * ((prepared[77] * v5) * v303)) * v158) - (v402 * v159)) + (v398 * v272)
    v404 = (v403 + (v401 * v271)) - v397
    v405 = prepared[24] * v185
    v406 = (v405 * v110) - (v93 * (prepared[97] * v14))
    v407 = (v406 * v112) + ((v405 * v283) - ((prepared[98] * v14) * v101))
    v408 = ((v406 * v271) - (v407 * v159)) + (v405 * v272)
    v409 = v408 - (prepared[24] * ((v14 * v279) - (v17 * v273)))
    v410 = (v124 * v239) + (v159 * v263)
    v411 = (v124 * v270) + (v135 * v275)
    v412 = (v135 * v285) - (v124 * v284)
    v413 = (v124 * v301) + (v159 * v307)
    v414 = (v340 * v159) - (v334 * v124)
    v415 = (v379 * v159) - (v373 * v124)
    v416 = (v389 * v159) - (v386 * v124)
    v417 = (v394 * v124) + (v135 * v396)
    v418 = (v402 * v124) + (v135 * v404)
    v419 = (v407 * v124) + (v135 * v409)
    v420 = ((v271 * v263) - (v111 * v231)) - (v112 * v410)
    v421 = ((v136 * v275) - (v111 * v269)) - (v112 * v411)
    v422 = ((v136 * v285) - (v111 * v282)) - (v112 * v412)
    v423 = ((v111 * v300) + (v271 * v307)) - (v112 * v413)
    v424 = ((v340 * v271) - (v328 * v111)) - (v112 * v414)
    v425 = ((v111 * v370) + (v379 * v271)) - (v112 * v415)
    v426 = ((v111 * v385) + (v389 * v271)) - (v112 * v416)
    v427 = ((v136 * v396) - (v111 * v393)) - (v112 * v417)
    v428 = ((v401 * v111) + (v136 * v404)) - (v112 * v418)
    v429 = ((v406 * v111) + (v136 * v409)) - (v112 * v419)
    v430 = (((v80 * v191) + (v272 * v263)) - (v118 * v410)) - (v81 * v420)
    v431 = (((v80 * v268) + (v127 * v275)) - (v118 * v411)) - (v81 * v421)
    v432 = (((v127 * v285) - (v80 * v277)) - (v118 * v412)) - (v81 * v422)
    v433 = (((v80 * v288) + (v272 * v307)) - (v118 * v413)) - (v81 * v423)
    v434 = (((v340 * v272) - (v80 * v327)) - (v118 * v414)) - (v81 * v424)
    v435 = (((v379 * v272) - (v80 * v360)) - (v118 * v415)) - (v81 * v425)
    v436 = (((v389 * v272) - (v80 * v383)) - (v118 * v416)) - (v81 * v426)
    v437 = (((v80 * v391) + (v127 * v396)) - (v118 * v417)) - (v81 * v427)
    v438 = (((v80 * v398) + (v127 * v404)) - (v118 * v418)) - (v81 * v428)
    v439 = (((v127 * v409) + (v405 * v80)) - (v118 * v419)) - (v81 * v429)
    v440 = v149 * v158
    v441 = v139 * v158
    v442 = prepared[85] * v181
    v443 = (prepared[88] * v60) - (prepared[85] * v185)
    v444 = v136 - (v112 * v135)
    v445 = v444 * v158
    v446 = -v445
    v447 = (v272 - (v118 * v159)) - (v81 * v445)
    v448 = -v447
    v449 = ((v94 * v445) - v440) - (v117 * v159)
    v450 = v65 * v110
    v451 = v65 * v283
    v452 = ((v441 - (v65 * v272)) - (v450 * v445)) + (v451 * v159)
    v453 = v112 * v124
    v454 = v453 + (v444 * v159)
    v455 = ((v81 * v453) - (v118 * v124)) - (v135 * v447)
    v456 = -v455
    v457 = (v135 * v449) + ((v117 * v124) + (v94 * v453))
    v458 = -v457
    v459 = ((v450 * v453) + (v451 * v124)) - (v135 * v452)
    v460 = ((v81 * v111) - (v136 * v447)) - (v112 * v455)
    v461 = ((v136 * v449) + (v94 * v111)) - (v112 * v457)
    v462 = ((v450 * v111) - (v136 * v452)) - (v112 * v459)
    v463 = -v462
    v464 = ((v127 * v449) - (v118 * v457)) - (v81 * v461)
    v465 = (((v65 * v80) - (v127 * v452)) - (v118 * v459)) - (v81 * v462)
    v466 = -v465
    v467 = (v94 * v462) + ((v149 * v452) - (v117 * v459))
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
        -(v158 * v263),
        v275,
        v285,
        -(v158 * v307),
        REAL(0.0),
        -(v340 * v158),
        -(v379 * v158),
        -(v389 * v158),
        v396,
        v404,
        -v409,
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
        v419,
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
        -v429,
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
        -v439,
        REAL(0.0),
        (((prepared[43] * v206) - (v440 * v263)) - (v117 * v410)) + (v94 * v420),
        ((v117 * v411) + ((v149 * v275) - (prepared[43] * v267))) - (v94 * v421),
        ((v117 * v412) + ((v149 * v285) - (prepared[43] * v278))) - (v94 * v422),
        (v94 * v423) - (((prepared[43] * v298) + (v440 * v307)) + (v117 * v413)),
        REAL(0.0),
        (((prepared[43] * v315) - (v340 * v440)) - (v117 * v414)) + (v94 * v424),
        (v94 * v425) - (((prepared[43] * v369) + (v379 * v440)) + (v117 * v415)),
        (v94 * v426) - (((prepared[43] * v384) + (v389 * v440)) + (v117 * v416)),
        ((v117 * v417) + ((v149 * v396) - (prepared[43] * v390))) - (v94 * v427),
        ((v117 * v418) + (v149 * v404)) - (v94 * v428),
        (((prepared[87] * v14) - (v149 * v409)) - (v117 * v419)) + (v94 * v429),
        REAL(0.0),
        ((v441 * v263) - v442) - (v65 * (v430 + (v420 - v410))),
        (v65 * (v431 + (v421 - v411))) - ((v139 * v275) + v442),
        (v65 * (v432 + (v422 - v412))) - ((v139 * v285) + v442),
        ((prepared[85] * v211) + (v441 * v307)) - (v65 * (v433 + (v423 - v413))),
        REAL(0.0),
        ((v340 * v441) - (prepared[85] * v323)) - (v65 * (v434 + (v424 - v414))),
        ((v379 * v441) - v443) - (v65 * (v435 + (v425 - v415))),
        ((v389 * v441) - v443) - (v65 * (v436 + (v426 - v416))),
        (v65 * (v437 + (v427 - v417))) - (v443 + (v139 * v396)),
        (v65 * (v438 + (v428 - v418))) - ((prepared[85] * v14) + (v139 * v404)),
        (v139 * v409) - (v65 * (v439 + (v429 - v419))),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v158,
        v159,
        v446,
        v448,
        v449,
        v452,
        v159,
        v124 - (v135 * v159),
        v454,
        v456,
        v458,
        v459,
        v446,
        v454,
        (v112 * v454) - (v111 + (v444 * v271)),
        v460,
        v461,
        v463,
        v448,
        v456,
        v460,
        -(((v80 + (v127 * v447)) + (v118 * v455)) + (v81 * v460)),
        v464,
        v466,
        v449,
        v458,
        v461,
        v464,
        ((prepared[43] + (v149 * v449)) + (v117 * v457)) - (v94 * v461),
        v467,
        v452,
        v459,
        v463,
        v466,
        v467,
        (prepared[45] - (v139 * v452)) - (v65 * (v465 + (v462 - v459))),
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

    Operations: 705 add, 908 mul, 4 div, 0 sqrt, 4 sincos, 33 other.
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
        (v18 * v1) + (qdd[1] * v0),
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
