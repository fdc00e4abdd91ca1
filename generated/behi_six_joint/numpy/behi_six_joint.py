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
        v10 = 2.0 * v9
        v11 = 2.0 * (10.0 * (0.5 * v3))
        v12 = v11 + (2.0 * (10.0 * (0.5 * v2)))
        v13 = v7 + v12
        v14 = v7 - v13
        v15 = v1 + parameters[3]
        v16 = 50.0 * v15
        v17 = 50.0 * parameters[2]
        v18 = 2.0 * (50.0 * (0.5 * v17))
        v19 = (2.0 * (50.0 * (0.5 * v16))) + v18
        v20 = v16 + v17
        v21 = v15 + parameters[2]
        v22 = 50.0 * parameters[1]
        v23 = 2.0 * (50.0 * (0.5 * v22))
        v24 = (2.0 * (50.0 * (0.5 * (50.0 * v21)))) + v23
        v25 = 2.0 * v5
        v26 = v8 + v8
        v27 = 50.0 * v0
        v28 = 2.0 * v27
        v29 = 50.0 * v20
        v30 = 1.0 / v7
        v31 = 1.0 / parameters[6]
        v32 = 2.0 * v17
        v33 = 2.0 * v0
        v34 = parameters[6] * v31
        v35 = parameters[6] * v34
        v36 = v0 * v30
        v37 = (-1.0) + v34
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
            v10,
            v11,
            v12,
            v14,
            v15,
            parameters[2],
            v17,
            v18,
            v19,
            v20,
            v21,
            v22,
            v23,
            v24,
            (v13 + v19) + v24,
            parameters[6] + v12,
            v25,
            2.0 * parameters[6],
            v24 + v24,
            v19 + v19,
            v14 + v14,
            v26,
            v10 + v10,
            0.5 * (v9 + v9),
            0.5 * v26,
            v27,
            v28,
            v29,
            0.5 * v10,
            50.0 * v4,
            100.0 * v0,
            100.0 * v4,
            0.5 * v28,
            v19 + v24,
            v30,
            v13 - v7,
            v31,
            0.5 * v23,
            v32,
            50.0 * v17,
            50.0 * v32,
            2.0 * v3,
            0.5 * parameters[4],
            30.0 * v22,
            50.0 * v22,
            10.0 * parameters[4],
            50.0 * parameters[3],
            50.0 * v3,
            v5 + v6,
            2.0 * v4,
            2.0 * v29,
            v33,
            20.0 * v0,
            2.0 * v12,
            100.0 * v20,
            2.0 * v24,
            2.0 * v19,
            2.0 * v6,
            10.0 * v33,
            50.0 * (2.0 * v20),
            v6 - v5,
            v34,
            2.0 * (v5 * v30),
            2.0 * v34,
            v35,
            v35 - v8,
            v36,
            v0 * v36,
            v35 - parameters[6],
            parameters[6] - v35,
            v37,
            parameters[6] * v37,
            v25 * v36,
            v25 * v30,
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
    v18 = v17 * (v15 + (prepared[22] * v5))
    v19 = ((prepared[27] + (prepared[13] * v2)) - (v6 * (prepared[26] * v6))) - (v4 * (prepared[21] * v4))
    v20 = prepared[1] * v3
    v21 = 50.0 * v6
    v22 = v3 * ((prepared[12] * v8) - (prepared[11] * v10))
    v23 = 50.0 * v4
    v24 = v22 + (v20 * v23)
    v25 = v24 + (v20 * v21)
    v26 = prepared[7] * v10
    v27 = v8 * v14
    v28 = v18 + (v21 * (v27 + (prepared[22] * v4)))
    v29 = v16 + (v23 * v27)
    v30 = (v2 * v11) - prepared[28]
    v31 = v30 - v29
    v32 = (v29 + prepared[21]) - v31
    v33 = v28 + v32
    v34 = ((v21 * v27) + (v17 * v15)) - v31
    v35 = v20 * v8
    v36 = v20 * v9
    v37 = (v12 * v35) - (v23 * v36)
    v38 = (v37 + (v17 * v35)) - (v21 * v36)
    v39 = -(((prepared[10] + (prepared[12] * v2)) * v9) + (v13 * (v12 + v17)))
    v40 = -(prepared[7] * v3)
    v41 = -v31
    return (
        (v19 + (v8 * ((prepared[16] * v8) + (v11 * v10)))) + (2.0 * (v16 + v18)),
        v25,
        v24,
        v22,
        v39,
        v26,
        v25,
        (v28 + prepared[26]) + v33,
        v33,
        v34,
        v38,
        v40,
        v24,
        v33,
        v32,
        v41,
        v37,
        v40,
        v22,
        v34,
        v41,
        -v30,
        REAL(0.0),
        v40,
        v39,
        v38,
        v37,
        REAL(0.0),
        prepared[10],
        REAL(0.0),
        v26,
        v40,
        v40,
        v40,
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
    v10 = qd[0] * v2
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = v12 * v5
    v14 = v13 - (v4 * v10)
    v15 = v12 * v4
    v16 = v15 + (v5 * v10)
    v17 = v16 * v14
    v18 = v12 * v10
    v19 = v17 - v18
    v20 = qd[5] * prepared[29]
    v21 = ((v20 * v16) - (prepared[9] * v19)) - (prepared[8] * (v18 + v17))
    v22 = qd[0] * v3
    v23 = (v12 * v12) + (v22 * v22)
    v24 = v11 * v11
    v25 = qd[0] * qd[0]
    v26 = v24 + v25
    v27 = 50.0 * v7
    v28 = qd[1] * qd[1]
    v29 = 50.0 * v9
    v30 = (v28 + v25) * v29
    v31 = v30 + (v26 * v27)
    v32 = 50.0 * v6
    v33 = 50.0 * v8
    v34 = (v28 * v33) + (v24 * v32)
    v35 = v5 * v2
    v36 = (v34 * v35) + (v5 * ((v3 * v31) + (10.0 * v23)))
    v37 = 2.0 * qd[0]
    v38 = qd[1] * v37
    v39 = v38 + (qd[2] * v37)
    v40 = (v38 * v33) + (v39 * v32)
    v41 = 2.0 * v18
    v42 = (prepared[1] * (v36 - (v4 * (v40 + (10.0 * v41))))) + v21
    v43 = prepared[1] * v4
    v44 = qd[4] - v22
    v45 = (v16 * v16) + (v44 * v44)
    v46 = prepared[1] * v5
    v47 = (v46 * v45) - (v43 * v19)
    v48 = v7 * (prepared[21] * v6)
    v49 = prepared[22] * v6
    v50 = v29 * v49
    v51 = v9 * (prepared[26] * v8)
    v52 = v33 * (prepared[22] * v7)
    v53 = v10 * v22
    v54 = ((prepared[30] * v15) * v22) + (prepared[7] * ((v5 * v53) + (v16 * v44)))
    v55 = ((v4 * v2) * v54) - ((v38 * (v52 + v51)) + (v39 * (v50 + v48)))
    v56 = (v3 * v34) - (v2 * v31)
    v57 = v13 * v22
    v58 = (((prepared[12] * v53) + (v20 * v44)) + (prepared[29] * v57)) - (prepared[1] * v56)
    v59 = v4 * v53
    v60 = (2.0 * (v57 + (v44 * v14))) - v59
    v61 = v58 - ((prepared[9] * v60) + (prepared[8] * v59))
    v62 = (v55 - ((v27 + v29) * (v47 + (prepared[6] * v41)))) + (v35 * v61)
    v63 = ((prepared[6] * v23) + (v46 * v19)) + (v43 * v45)
    v64 = (prepared[1] * v60) + (prepared[6] * v53)
    v65 = (v3 * v64) - (v2 * v63)
    v66 = (v5 * v54) + (((prepared[6] * v56) - (prepared[15] * v53)) - (prepared[12] * v60))
    v67 = v66 - (v4 * v61)
    v68 = (v3 * v63) + (v2 * v64)
    v69 = (((v28 * v52) - (v49 * v30)) + ((v24 - v26) * v48)) - (v32 * v68)
    v70 = (v67 - (v27 * v65)) + v69
    v71 = (v33 * v68) + (((v26 * v52) + (v25 * v51)) - (v24 * v50))
    return (
        v62 - (v3 * ((((prepared[15] * v41) + (prepared[6] * v40)) + (10.0 * v47)) - v42)),
        (v71 + (v29 * v65)) - v70,
        -v70,
        -v67,
        -v42,
        v54,
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
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = v3 * v8
    v14 = prepared[38] * v2
    v15 = prepared[42] + v14
    v16 = v6 * v9
    v17 = (v5 * (prepared[40] * v6)) + (v15 * v16)
    v18 = prepared[34] * v2
    v19 = v9 * ((prepared[33] * v8) + ((v18 - prepared[35]) * v10))
    v20 = v7 * v8
    v21 = (v4 * (prepared[40] * v7)) + (v15 * v20)
    v22 = 2.0 * v15
    v23 = v5 * v8
    v24 = v4 * v9
    v25 = (((v5 * (prepared[32] * v4)) + (2.0 * v21)) + (v22 * (v23 + v24))) - v19
    v26 = v25 + ((v7 * (prepared[31] * v6)) + (2.0 * v17))
    v27 = 0.5 * qd[1]
    v28 = 0.5 * qd[2]
    v29 = v18 - prepared[13]
    v30 = v5 + v7
    v31 = v3 * v9
    v32 = prepared[39] * v31
    v33 = ((prepared[13] * v3) + (v13 * (v8 * v29))) + (v30 * v32)
    v34 = 0.5 * qd[4]
    v35 = (v30 * ((prepared[44] * v8) + (prepared[43] * v10))) - v19
    v36 = 0.5 * qd[3]
    v37 = (prepared[11] * v2) - prepared[12]
    v38 = (v37 * v10) - ((prepared[11] * v3) * v13)
    v39 = (prepared[10] * v8) + (prepared[12] * v10)
    v40 = v38 + v39
    v41 = (v34 * v40) - ((v12 * v37) * v31)
    v42 = prepared[8] * v2
    v43 = qd[5] * v42
    v44 = v9 * v43
    v45 = prepared[38] * v3
    v46 = v41 + (v44 + (v5 * (v11 * v45)))
    v47 = 0.5 * qd[0]
    v48 = v47 * v26
    v49 = v47 * v25
    v50 = (v47 * v35) - v44
    v51 = prepared[8] * v13
    v52 = (v47 * v33) + (qd[5] * v51)
    v53 = v42 * v9
    v54 = (v12 * v53) + (qd[4] * v51)
    v55 = v38 - v39
    v56 = (v4 * (prepared[45] * v2)) - (0.5 * v55)
    v57 = v56 + (v6 * v14)
    v58 = v21 - v17
    v59 = prepared[38] * ((v7 * v31) + (v6 * v13))
    v60 = (((prepared[39] * v4) * v13) - (v3 * v29)) + (v5 * v32)
    v61 = v59 + v60
    v62 = v20 - v16
    v63 = v15 * v62
    v64 = v23 - v24
    v65 = v63 + (v22 * v64)
    v66 = (v36 * v65) - (v34 * v61)
    v67 = (qd[3] * v63) - (qd[4] * v59)
    v68 = 0.5 * v67
    v69 = v66 + v68
    v70 = v15 * v64
    v71 = (qd[3] * v70) - (v34 * v60)
    v72 = 0.5 * v11
    v73 = v27 * v63
    v74 = v73 + (v72 * v65)
    v75 = v28 * v63
    v76 = qd[4] * v14
    v77 = (v43 - (v76 * v64)) + (v36 * v60)
    v78 = (qd[0] * v57) - (v72 * v61)
    v79 = qd[4] * v42
    v80 = qd[0] * v53
    v81 = v79 - v80
    v82 = (v73 - (qd[2] * v70)) - (v27 * v65)
    v83 = v27 * v59
    v84 = ((v83 - (v28 * v60)) + (qd[0] * v56)) - (v27 * v61)
    v85 = v3 * ((prepared[37] * v2) - prepared[41])
    v86 = qd[4] * v85
    v87 = (v43 - (v12 * v85)) + (v47 * v55)
    v88 = (qd[3] * v85) - v43
    v89 = (v12 * v42) + (qd[0] * v51)
    v90 = v79 + v80
    return (
        (((v34 * v33) - (v36 * v35)) - (v28 * v25)) - (v27 * v26),
        (v46 + (v45 * (qd[1] * v7))) - v48,
        v46 - v49,
        v41 - v50,
        (v52 - (qd[4] * ((v45 * v30) + (prepared[36] * v31)))) + ((0.5 * v12) * v40),
        v54,
        v48 - ((qd[4] * v57) + v44),
        -(v69 + (qd[2] * v58)),
        -(v69 + (v11 * v58)),
        -((v75 + v74) + (v67 + v71)),
        ((v77 - (v76 * v62)) + ((qd[3] + v72) * v59)) - v78,
        v81,
        v49 - ((qd[4] * v56) + v44),
        (v68 + (qd[1] * v58)) - v66,
        -v71,
        v82 - v71,
        v77 - v84,
        v81,
        v50 + (v34 * v55),
        v74 - (v86 + v75),
        -(v82 + v86),
        -v86,
        v87,
        v81,
        (qd[1] * v57) + ((qd[2] * v56) - (v52 + (v36 * v55))),
        v78 + ((v88 + (v28 * v59)) - v83),
        v84 + v88,
        -v87,
        REAL(0.0),
        -v89,
        v54,
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

    Operations: 100 add, 132 mul, 0 div, 0 sqrt, 4 sincos, 8 other.
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
    v10 = qd[0] * v2
    v11 = qd[2] + qd[1]
    v12 = qd[3] + v11
    v13 = (v12 * v5) - (v4 * v10)
    v14 = (v12 * v4) + (v5 * v10)
    v15 = v14 * v13
    v16 = v12 * v10
    v17 = qdd[0] * v3
    v18 = (qdd[4] - v17) + v16
    v19 = v15 - v18
    v20 = qd[0] * v3
    v21 = qd[4] - v20
    v22 = (v14 * v14) + (v21 * v21)
    v23 = (v5 * v22) - (v4 * v19)
    v24 = 2.0 * qd[0]
    v25 = qd[1] * v24
    v26 = v25 + (qd[2] * v24)
    v27 = 50.0 * v6
    v28 = 50.0 * v8
    v29 = 50.0 * v9
    v30 = (qdd[0] * v29) - (v25 * v28)
    v31 = 50.0 * v7
    v32 = (v30 + (qdd[0] * v31)) - (v26 * v27)
    v33 = v17 - (2.0 * v16)
    v34 = 2.0 * qd[5]
    v35 = (prepared[8] * (((v34 * v14) - v15) - v18)) - (prepared[9] * v19)
    v36 = v11 * v11
    v37 = qd[0] * qd[0]
    v38 = v36 + v37
    v39 = qd[1] * qd[1]
    v40 = ((v39 + v37) * v29) + (qdd[1] * v28)
    v41 = qdd[1] + qdd[2]
    v42 = (v40 + (v38 * v31)) + (v41 * v27)
    v43 = (v12 * v12) + (v20 * v20)
    v44 = (v39 * v28) - (qdd[1] * v29)
    v45 = (v44 + (v36 * v27)) - (v41 * v31)
    v46 = v5 * (((10.0 * v43) + (v3 * v42)) + (v2 * v45))
    v47 = (prepared[1] * (v46 + (v4 * (v32 + (10.0 * v33))))) + v35
    v48 = v3 * (v47 + (((prepared[15] * v33) + (prepared[6] * v32)) - (prepared[12] * v23)))
    v49 = (prepared[6] * v33) - (prepared[1] * v23)
    v50 = prepared[21] * v6
    v51 = v7 * v50
    v52 = prepared[26] * v8
    v53 = v9 * v52
    v54 = (qdd[0] * ((v6 * v50) + ((v8 * v52) - prepared[46]))) + (v25 * v53)
    v55 = prepared[22] * v7
    v56 = v48 + ((((v55 * v30) - v54) - (v26 * v51)) + (v31 * v49))
    v57 = prepared[22] * v6
    v58 = v56 + (v29 * (v49 + ((qdd[0] * v55) - (v26 * v57))))
    v59 = (v3 * v45) - (v2 * v42)
    v60 = v10 * v20
    v61 = qdd[3] + v41
    v62 = v61 - v60
    v63 = (qdd[0] * v2) + ((2.0 * v12) * v20)
    v64 = (v5 * v63) + (v4 * v62)
    v65 = v64 + (v21 * (2.0 * v13))
    v66 = v60 + v61
    v67 = ((prepared[9] * v65) - (prepared[12] * v66)) - (prepared[8] * (v64 + (v34 * v21)))
    v68 = v67 + (prepared[1] * v59)
    v69 = prepared[7] * ((((v14 * v21) + qdd[5]) + (v4 * v63)) - (v5 * v62))
    v70 = (((prepared[15] * v66) + (prepared[12] * v65)) - (prepared[6] * v59)) - (v5 * v69)
    v71 = v70 - (v4 * v68)
    v72 = (prepared[6] * v43) + (prepared[1] * ((v5 * v19) + (v4 * v22)))
    v73 = (prepared[6] * v66) + (prepared[1] * v65)
    v74 = (v3 * v72) + (v2 * v73)
    v75 = (v3 * v73) - (v2 * v72)
    v76 = ((((v36 - v38) * v51) - (prepared[21] * v41)) + (v55 * v44)) - (v57 * v40)
    v77 = ((v76 - (v31 * v75)) - (v27 * v74)) - v71
    v78 = v28 * (v74 + ((v38 * v55) + (v41 * v57)))
    v79 = v29 * (v75 + ((v41 * v55) - (v36 * v57)))
    return (
        v58 - (v2 * ((v5 * v68) - (v4 * v69))),
        ((((prepared[26] * qdd[1]) + (v37 * v53)) + v79) + v78) - v77,
        -v77,
        v71,
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
    v12 = v11 * v3
    v13 = qd[0] * v4
    v14 = (v2 * v13) - v12
    v15 = qd[0] * v5
    v16 = qd[4] - v15
    v17 = 2.0 * v15
    v18 = v13 * v15
    v19 = ((v2 * v18) - (v12 * v17)) + (v14 * (2.0 * v16))
    v20 = v10 * v10
    v21 = 50.0 * v6
    v22 = 50.0 * v8
    v23 = qd[1] * qd[1]
    v24 = (v23 * v22) + (v20 * v21)
    v25 = qd[0] * qd[0]
    v26 = v20 + v25
    v27 = 50.0 * v7
    v28 = 50.0 * v9
    v29 = (v23 + v25) * v28
    v30 = v29 + (v26 * v27)
    v31 = (v4 * v30) - (v5 * v24)
    v32 = ((prepared[12] * v18) + (prepared[1] * v31)) + ((qd[5] + v14) * (prepared[7] * v16))
    v33 = v32 - (prepared[10] * v19)
    v34 = (((prepared[15] * v18) - (tau[5] * v3)) + (prepared[6] * v31)) - (prepared[12] * v19)
    v35 = v34 + (v2 * v33)
    v36 = tau[3] - v35
    v37 = prepared[1] * v2
    v38 = prepared[6] + v37
    v39 = v4 * v38
    v40 = v5 * v38
    v41 = (v27 * v40) + (v21 * v39)
    v42 = prepared[13] + (prepared[10] * v2)
    v43 = prepared[15] + (v2 * v42)
    v44 = v41 + v43
    v45 = 1.0 / v43
    v46 = v45 * v44
    v47 = (prepared[1] * v19) - (prepared[6] * v18)
    v48 = v5 * v47
    v49 = v11 * v2
    v50 = v49 + (v3 * v13)
    v51 = v50 * v14
    v52 = v11 * v13
    v53 = v52 + v51
    v54 = prepared[1] * v3
    v55 = (v50 * v50) + (v16 * v16)
    v56 = (v11 * v11) + (v15 * v15)
    v57 = ((prepared[6] * v56) + (v37 * v55)) - (v54 * v53)
    v58 = (v4 * v27) - (v5 * v21)
    v59 = prepared[21] * v6
    v60 = v7 * v59
    v61 = prepared[22] * v6
    v62 = prepared[22] * v7
    v63 = v22 * v62
    v64 = ((((v20 - v26) * v60) - (v61 * v29)) + (v23 * v63)) + (v58 * v57)
    v65 = v4 * v47
    v66 = (v64 + (v21 * v65)) + ((v27 * v48) - v35)
    v67 = 2.0 * qd[0]
    v68 = qd[1] * v67
    v69 = v68 + (qd[2] * v67)
    v70 = (v68 * v22) + (v69 * v21)
    v71 = ((((prepared[7] * qd[5]) * v50) - (v37 * v70)) - (prepared[10] * v52)) + (prepared[11] * v51)
    v72 = v71 + (v54 * ((v5 * v30) + (v4 * v24)))
    v73 = 2.0 * v52
    v74 = v72 - (10.0 * ((v37 * v73) - (v54 * v56)))
    v75 = tau[4] + v74
    v76 = v54 * v58
    v77 = prepared[47] * v76
    v78 = (v66 - (v46 * v36)) + (tau[2] - (v77 * v75))
    v79 = v41 + v44
    v80 = prepared[21] + v79
    v81 = 1.0 / ((v44 * v46) + ((v76 * v77) - v80))
    v82 = (v22 * v39) + (v28 * v40)
    v83 = v28 * v62
    v84 = (v83 + (v22 * v61)) + v82
    v85 = (v28 * v4) - (v22 * v5)
    v86 = v76 + (v54 * v85)
    v87 = v44 + v82
    v88 = (((v77 * v86) - v84) + (v46 * v87)) - v80
    v89 = v88 * v81
    v90 = v45 * v87
    v91 = prepared[47] * v86
    v92 = v28 * v61
    v93 = prepared[26] * v8
    v94 = v9 * v93
    v95 = (((v20 * v92) + (tau[1] - (v25 * v94))) - (v26 * v63)) + (v85 * v57)
    v96 = ((v95 + (v22 * v65)) + (v28 * v48)) - (v91 * v75)
    v97 = (v96 + (v66 - (v90 * v36))) - (v78 * v89)
    v98 = ((prepared[46] + (2.0 * v84)) - (v86 * v91)) + (v79 - (v87 * v90))
    v99 = 1.0 / (v98 + (v88 * v89))
    v100 = v27 + v28
    v101 = ((prepared[10] + (prepared[12] * v2)) * v5) + (v37 * v100)
    v102 = v3 * v4
    v103 = v2 * v4
    v104 = ((prepared[10] * v3) * v103) + (prepared[12] * v102)
    v105 = (v54 * v21) + v104
    v106 = (v104 * v46) - ((v101 * v77) + v105)
    v107 = ((v104 * v90) - ((v101 * v91) + ((v54 * v22) + v105))) - (v106 * v89)
    v108 = v107 * v99
    v109 = v106 * v81
    v110 = (v3 * v55) + (v2 * v53)
    v111 = (((tau[5] * v103) - tau[0]) - (v69 * (v92 + v60))) - (v68 * (v94 + v63))
    v112 = (v111 + (v102 * v33)) - (v100 * ((prepared[6] * v73) + (prepared[1] * v110)))
    v113 = v112 - (v5 * ((((prepared[6] * v70) + (prepared[15] * v73)) + (prepared[12] * v110)) - v74))
    v114 = v104 * v45
    v115 = prepared[47] * v101
    v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108)
    v117 = ((prepared[27] + (prepared[13] * v2)) - (v8 * v93)) - (v6 * v59)
    v118 = v117 - (v4 * ((prepared[48] * v4) + (v42 * v103)))
    v119 = ((v118 + (2.0 * (v83 + (v40 * v100)))) - (v101 * v115)) - (v104 * v114)
    v120 = v116 * (1.0 / ((v119 + (v106 * v109)) - (v107 * v108)))
    v121 = (v97 * v99) - (v108 * v120)
    v122 = ((v78 * v81) - (v109 * v120)) + (v89 * v121)
    v123 = (((v45 * v36) + (v114 * v120)) - (v90 * v121)) + (v46 * v122)
    v124 = (((tau[5] * prepared[49]) - (v50 * v16)) - (v49 * v17)) + (v103 * v120)
    return (
        -v120,
        v121,
        -v122,
        v123,
        (((prepared[47] * v75) - (v115 * v120)) - (v91 * v121)) + (v77 * v122),
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
    v35 = (prepared[52] * v34) + (v19 * ((prepared[20] * v19) + (prepared[51] * v18)))
    v36 = v35 + (prepared[18] * ((v18 * v18) + (v21 * v21)))
    v37 = prepared[4] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)))
    v38 = v37 + (v36 - (v13 * ((prepared[53] * v11) - (prepared[20] * v13))))
    v39 = v38 + (prepared[14] * ((v26 * v26) + (v14 * v14)))
    v40 = (qd[5] - (v26 * v7)) + (v6 * v25)
    v41 = (v40 * (prepared[7] * v40)) + (v39 + (prepared[54] * ((v26 * v27) - (v14 * v15))))
    v42 = 0.5 * (v41 + (prepared[0] * ((v33 + (v31 * v31)) + (v30 * v30))))
    v43 = prepared[55] * (v33 + ((v28 * v28) + (v23 * v23)))
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
    v6 = v3 * v4
    v7 = v2 * v4
    return (
        -v7,
        -(v3 * v5),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v6,
        -(v2 * v5),
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[0])
    v3 = np.cos(q[0])
    v4 = 50.0 * v1
    v5 = -(v2 * v4)
    v6 = 50.0 * v0
    v7 = -(v3 * v6)
    v8 = v3 * v4
    v9 = v2 * v6
    v10 = (v2 * v2) + (v3 * v3)
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
        -(v3 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        -(v2 * v11),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[0])
    v5 = np.cos(q[0])
    v6 = (v3 + (v3 * v1)) - (v2 * v0)
    v7 = 50.0 * v4
    v8 = (v3 * v0) + (v2 * v1)
    v9 = v2 + v8
    v10 = 50.0 * v5
    v11 = (v4 * v7) + (v5 * v10)
    v12 = v6 * v11
    v13 = -v5
    return (
        -(v7 * v6),
        -(v10 * v9),
        -(v10 * v8),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v10 * v6,
        -(v7 * v9),
        -(v7 * v8),
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
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[0])
    v7 = np.cos(q[0])
    v8 = (v3 * v1) - (v2 * v0)
    v9 = (v3 * v0) + (v2 * v1)
    v10 = (v4 * v9) - (v5 * v8)
    v11 = (v4 * v8) + (v5 * v9)
    return (
        -(v7 * v10),
        -(v7 * v11),
        v6,
        -(v6 * v10),
        -(v6 * v11),
        -v7,
        v11,
        -v10,
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
    v8 = (v3 * v0) + (v2 * v1)
    v9 = (v3 * v1) - (v2 * v0)
    v10 = 50.0 * (v3 + v9)
    v11 = v10 + (10.0 * ((v5 * v9) - (v4 * v8)))
    v12 = 50.0 * v8
    v13 = 50.0 * v2
    v14 = (v12 + v13) + (10.0 * ((v4 * v9) + (v5 * v8)))
    v15 = v13 - v14
    v16 = v12 + v15
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
    v11 = (v3 * v0) + (v2 * v1)
    v12 = 10.0 * v4
    v13 = 10.0 * v5
    v14 = ((v12 * v11) - v10) - (v13 * v8)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v12 * v8)) + (v13 * v11)
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
    v11 = (v3 * v6) + (v2 * v7)
    v12 = (v4 * v11) - (v5 * v10)
    v13 = (v4 * v10) + (v5 * v11)
    v14 = v0 * v8
    v15 = v1 * v9
    v16 = v0 * v9
    v17 = v1 * v8
    return (
        v14 - (v15 * v12),
        v17 + (v16 * v12),
        v9 * v13,
        -(v16 + (v17 * v12)),
        (v14 * v12) - v15,
        v8 * v13,
        v1 * v13,
        -(v0 * v13),
        v12,
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
    v9 = (v3 * v0) + (v2 * v1)
    v10 = (v4 * v9) + (v5 * v8)
    v11 = v3 - v8
    v12 = (50.0 * v11) - (10.0 * v10)
    v13 = (v5 * v9) - (v4 * v8)
    v14 = 50.0 * v9
    v15 = 50.0 * v2
    v16 = (v14 + v15) + (10.0 * v13)
    v17 = v15 - v16
    v18 = v14 + v17
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
    v11 = (v3 * v0) + (v2 * v1)
    v12 = 10.0 * v4
    v13 = 10.0 * v5
    v14 = ((v12 * v11) - v10) - (v13 * v8)
    v15 = v6 * v14
    v16 = 50.0 * v2
    v17 = v16 + (50.0 * v11)
    v18 = (v17 + (v12 * v8)) + (v13 * v11)
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
    v11 = 30.0 + (50.0 * v2)
    v12 = -v9
    v13 = (v8 * v8) + (v9 * v9)
    v14 = (v3 * v7) - (v2 * v6)
    v15 = (v3 * v6) + (v2 * v7)
    v16 = (v4 * v15) - (v5 * v14)
    v17 = (v4 * v14) + (v5 * v15)
    v18 = v9 * v17
    v19 = v8 * v17
    v20 = v10 + (50.0 * v14)
    v21 = v0 * v17
    v22 = v0 * v16
    v23 = (v1 * v9) - (v8 * v22)
    v24 = (10.0 * v16) - v20
    v25 = v8 * v24
    v26 = v25 - (20.0 * v23)
    v27 = v11 + (50.0 * v15)
    v28 = (10.0 * v17) + v27
    v29 = v28 + (20.0 * v21)
    v30 = 30.0 - v29
    v31 = v11 - v29
    v32 = v27 - v29
    v33 = v25 - v26
    v34 = v28 - v29
    v35 = (v1 * v8) + (v9 * v22)
    v36 = v9 * v24
    v37 = v36 + (20.0 * v35)
    v38 = v36 - v37
    v39 = (v9 * v37) + (v8 * v26)
    return (
        v26,
        v9 * v30,
        v9 * v31,
        v9 * v32,
        -((v16 * v33) + (v19 * v34)),
        REAL(0.0),
        -v37,
        v8 * v30,
        v8 * v31,
        v8 * v32,
        (v16 * v38) + (v18 * v34),
        REAL(0.0),
        REAL(0.0),
        -v39,
        -((v10 * v13) + v39),
        -((v13 * v20) + v39),
        (v18 * v33) - (v19 * v38),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v8,
        v18,
        -v35,
        REAL(0.0),
        v12,
        v12,
        v12,
        v19,
        v23,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v16,
        v21,
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
    v18 = prepared[0] * v17
    v19 = v9 * v11
    v20 = v9 * v10
    v21 = (v4 * v20) - (v5 * v19)
    v22 = (v7 * v8) + (v6 * v21)
    v23 = 50.0 * v3
    v24 = (v9 * v23) + (50.0 * v19)
    v25 = (10.0 * v21) - v24
    v26 = v25 + (20.0 * v22)
    v27 = v26 * v18
    v28 = prepared[2] * v16
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
    v40 = prepared[4] * ((v8 * v35) - (v9 * v25))
    v41 = v39 + (v16 * v40)
    v42 = (v8 * v34) + (v9 * v24)
    v43 = prepared[18] * v42
    v44 = v15 * v43
    v45 = v9 * v9
    v46 = (v8 * v8) + v45
    v47 = prepared[0] * v26
    v48 = prepared[2] * v25
    v49 = v47 + v48
    v50 = v49 + (prepared[4] * v25)
    v51 = (prepared[18] * v24) - v50
    v52 = prepared[0] * v36
    v53 = prepared[2] * v35
    v54 = v52 + v53
    v55 = prepared[4] * v35
    v56 = v54 + v55
    v57 = prepared[18] * v34
    v58 = v56 + v57
    v59 = (v8 * v58) + (v9 * v51)
    v60 = ((v44 + (v46 * (v3 * ((prepared[24] * v14) - prepared[56])))) + v41) - (30.0 * v59)
    v61 = (v8 * v33) - (v9 * v22)
    v62 = prepared[7] * v13
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
    v93 = (v3 * v3) * ((prepared[57] * v9) * v45)
    v94 = ((v93 - v93) + v92) - (v9 * (v91 + ((v34 * v57) + (v35 * v55))))
    v95 = prepared[7] * v33
    v96 = v95 * v61
    v97 = prepared[7] * v22
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
    v151 = v150 + (prepared[4] * v16)
    v152 = (prepared[17] * v15) - v151
    v153 = v8 * v152
    v154 = v9 * v152
    v155 = (v8 * v154) - (v9 * v153)
    v156 = 30.0 * v155
    v157 = v9 * v150
    v158 = v8 * v150
    v159 = v17 * v18
    v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v16 * v28)))
    v161 = (v72 * v39) + v160
    v162 = (v72 * v49) + ((v71 * v150) - (prepared[3] * v74))
    v163 = (v72 * v54) + ((prepared[3] * v73) - (v70 * v150))
    v164 = (v8 * v163) - (v9 * v162)
    v165 = (30.0 * v164) - v161
    v166 = v72 * v61
    v167 = (v62 * v166) - v118
    v168 = (v167 + (v70 * v145)) + (v71 * v147)
    v169 = ((v13 * v47) - (v22 * v18)) - (prepared[0] * v83)
    v170 = v13 * v52
    v171 = (v170 - (v33 * v18)) - (prepared[0] * v79)
    v172 = (v8 * v171) - (v9 * v169)
    v173 = (v8 * v36) - (v9 * v26)
    v174 = (v18 * (((v13 * v173) - (v8 * v79)) + (v9 * v83))) - (v61 * v159)
    v175 = (30.0 * v172) - v174
    v176 = (v33 * v145) - (v22 * v147)
    v177 = 0.0 + v176
    v178 = ((v105 * (v151 + (prepared[18] * v15))) - (30.0 * ((prepared[23] * v105) - v59))) - v65
    v179 = (v8 * (-(v8 * v178))) + (v9 * (-(v9 * v178)))
    v180 = (prepared[17] * v42) - v67
    v181 = 30.0 * v9
    v182 = v68 - (v42 * v151)
    v183 = v9 * v182
    v184 = 30.0 * v8
    v185 = v8 * v182
    v186 = (v8 * (v185 + (v184 * v180))) + (v9 * (v183 + (v181 * v180)))
    v187 = (v8 * v54) - (v9 * v49)
    v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101)
    v189 = ((v70 * v49) - (prepared[3] * v110)) + (v71 * v54)
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
    v205 = v121 - (prepared[0] * v80)
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
    v40 = prepared[0] * v8
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
    v53 = prepared[0] * v9
    v54 = (v53 * v52) + (v40 * v39)
    v55 = (v53 * v39) - (v40 * v52)
    v56 = (v9 * v55) + (v8 * v54)
    v57 = ((prepared[58] * v27) + (prepared[2] * v23)) - v56
    v58 = v57 + ((prepared[5] * v27) + (prepared[4] * v23))
    v59 = (v9 * v54) - (v8 * v55)
    v60 = v59 + (prepared[2] * v50)
    v61 = (v6 * v43) + (v7 * v49)
    v62 = prepared[1] * ((v28 * v28) + (v51 * v51))
    v63 = v62 + (prepared[3] * v61)
    v64 = ((v6 * v63) + ((prepared[5] * v41) + (prepared[4] * v42))) - (v7 * v60)
    v65 = ((v5 * v64) + (prepared[19] * v16)) + (v4 * v58)
    v66 = (v5 * v58) - (v4 * v64)
    v67 = v66 + ((prepared[19] * v20) + (prepared[18] * v21))
    v68 = (v3 * v67) - (v2 * v65)
    v69 = v68 + (prepared[24] * v15)
    v70 = ((v3 * v65) + (prepared[24] * v13)) + (v2 * v67)
    v71 = (v6 * v60) + (v7 * v63)
    v72 = v71 + ((prepared[59] * v48) + (prepared[5] * v45))
    v73 = v72 + (prepared[19] * v48)
    v74 = v73 + (prepared[24] * v47)
    v75 = prepared[7] * (qd[5] + v30)
    v76 = v51 * v75
    v77 = v28 * v75
    v78 = (v9 * v77) - (v8 * v76)
    v79 = (v8 * v77) + (v9 * v76)
    v80 = ((v9 * v79) - (v8 * v78)) - (20.0 * v59)
    v81 = (((prepared[60] * v48) + (prepared[14] * v45)) - v80) + (10.0 * v71)
    v82 = ((v9 * v78) + (v8 * v79)) - (20.0 * v56)
    v83 = prepared[7] * (((qdd[5] - (v26 * v7)) + (qd[4] * v51)) + (v6 * v38))
    v84 = (v7 * v82) + (v6 * v83)
    v85 = (v5 * v84) + (v4 * v81)
    v86 = (v5 * v81) + (((prepared[52] * v47) + (prepared[20] * v46)) - (v4 * v84))
    v87 = v86 + (50.0 * v72)
    v88 = (v3 * v87) + (((prepared[25] * v47) - (v2 * v85)) + (50.0 * v73))
    v89 = (v3 * v85) + (v2 * v87)
    v90 = (10.0 * v57) + (((prepared[14] * v27) + (prepared[5] * v23)) - (v7 * v83))
    v91 = v90 + (v6 * v82)
    v92 = (v91 + ((prepared[20] * v20) + (prepared[19] * v21))) + (50.0 * v66)
    v93 = (v92 + (prepared[25] * v15)) + (50.0 * v68)
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
    v17 = v13 + v16
    v18 = v4 * v14
    v19 = v10 * v5
    v20 = v19 + v18
    v21 = qdd[1] + qdd[2]
    v22 = qd[1] * qd[1]
    v23 = v22 + v16
    v24 = 50.0 * v7
    v25 = 50.0 * v6
    v26 = (((v23 * v24) + (qdd[1] * v25)) + (v17 * v10)) + (v21 * v14)
    v27 = ((v21 * v10) + ((qdd[1] * v24) - (v22 * v25))) - (v13 * v14)
    v28 = (v5 * v27) + (v4 * v26)
    v29 = qd[0] * v5
    v30 = qd[0] * v4
    v31 = v30 * v29
    v32 = v28 + (20.0 * v31)
    v33 = prepared[1] * v9
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
    v46 = qd[5] * prepared[29]
    v47 = (((prepared[12] * v45) - (v46 * v39)) - (prepared[9] * v43)) - (prepared[8] * (v40 - v42))
    v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))))
    v49 = qd[1] * v7
    v50 = 100.0 * v49
    v51 = 2.0 * qd[0]
    v52 = v12 * v51
    v53 = (qdd[0] * v14) + (v52 * v10)
    v54 = v53 + ((qdd[0] * v25) + (qd[0] * v50))
    v55 = prepared[1] * v8
    v56 = v9 * v5
    v57 = ((prepared[38] * v7) * ((qdd[1] * v56) + (v22 * v34))) - (v55 * v54)
    v58 = prepared[38] * v6
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
    v70 = v68 - (prepared[6] * v69)
    v71 = prepared[40] * v3
    v72 = v6 * v71
    v73 = (v6 * (prepared[26] * v7)) + v72
    v74 = prepared[40] * v2
    v75 = v6 * v74
    v76 = v7 * v71
    v77 = v76 - v75
    v78 = v6 * v6
    v79 = prepared[26] * (v78 - (v7 * v7))
    v80 = ((qd[1] * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * qdd[0]) * v73))
    v81 = prepared[6] * v5
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
    v94 = prepared[1] * v34
    v95 = (((v80 - (v81 * v54)) + (v25 * v70)) - (v94 * v93)) + (v5 * v59)
    v96 = (v35 * v35) + v83
    v97 = (10.0 * v96) + v82
    v98 = (v33 * v97) + ((prepared[8] * (v60 - v63)) + (((prepared[12] * v8) - prepared[9]) * v64))
    v99 = v10 + v24
    v100 = qd[1] * v6
    v101 = 100.0 * v100
    v102 = ((qd[0] * v101) + (v52 * v14)) - (qdd[0] * v99)
    v103 = (((prepared[15] * v69) + (v46 * v36)) - (prepared[6] * v102)) - ((prepared[12] * v9) * v67)
    v104 = v102 - (10.0 * v69)
    v105 = 2.0 * v36
    v106 = 2.0 * v66
    v107 = v30 * v106
    v108 = (v55 * v43) + (v33 * (v107 + (v39 * v105)))
    v109 = 10.0 * v5
    v110 = qdd[3] + v21
    v111 = v31 + v110
    v112 = v28 + (10.0 * v111)
    v113 = v38 * v106
    v114 = v110 - v31
    v115 = (v8 * v114) + (v9 * v44)
    v116 = (prepared[73] * v115) - ((v46 * v66) + (prepared[9] * v113))
    v117 = (v9 * (-v116)) + (v33 * v112)
    v118 = ((v4 * ((v103 - (v55 * v104)) + v98)) + (v109 * v108)) - (v5 * v117)
    v119 = v118 + (v99 * (v108 + (prepared[6] * v44)))
    v120 = v2 * v2
    v121 = prepared[21] * (v120 - (v3 * v3))
    v122 = prepared[63] * v7
    v123 = (((prepared[32] * v3) + v122) * (qdd[0] * v2)) - (v52 * (v121 - v76))
    v124 = prepared[7] * v9
    v125 = prepared[7] * v36
    v126 = prepared[7] * v66
    v127 = ((((prepared[7] * v8) * v69) + (v30 * v125)) + (v39 * v126)) + (v124 * v84)
    v128 = v8 * v4
    v129 = v128 * v127
    v130 = 2.0 * v38
    v131 = (v8 * v84) - (v9 * v69)
    v132 = (v131 + (v30 * v130)) + (v37 * v106)
    v133 = ((prepared[8] * v131) - (v46 * v30)) - (prepared[9] * v132)
    v134 = v34 * v133
    v135 = v45 - (v9 * v114)
    v136 = prepared[7] * (v135 + (qdd[5] + (v66 * v36)))
    v137 = v8 * v5
    v138 = ((prepared[15] * v5) * v44) - (v137 * v136)
    v139 = ((((v123 - (v14 * v70)) - v129) + v134) + v138) + v119
    v140 = prepared[6] + v55
    v141 = v5 * v140
    v142 = qd[0] * v2
    v143 = (((v142 * (prepared[63] * v100)) - (v141 * v53)) - (v94 * v88)) - (v5 * v48)
    v144 = v47 + (v33 * v32)
    v145 = (v38 * v126) - (prepared[7] * v115)
    v146 = v65 - (v38 * v38)
    v147 = (((v46 * v38) + (v33 * v104)) - (prepared[61] * v146)) + (v55 * v97)
    v148 = v9 * v36
    v149 = (v33 * v64) + (v55 * v67)
    v150 = (v99 + v109) * (v149 + ((v148 * (prepared[64] * v38)) - (v55 * v146)))
    v151 = v150 - (((v5 * v147) + ((v55 * v4) * v112)) + (v128 * (v145 - v116)))
    v152 = (prepared[8] * v135) - v136
    v153 = v135 + (v36 * v106)
    v154 = (v55 * v36) - (v33 * v38)
    v155 = (-(prepared[6] * v111)) - (prepared[1] * (v115 - v113))
    v156 = v155 + ((((prepared[62] * v31) + (v33 * v42)) - (v39 * v154)) - (v55 * v107))
    v157 = (prepared[6] * v96) + v149
    v158 = v157 + ((prepared[1] * v132) - (prepared[6] * v84))
    v159 = (v5 * v158) - (v4 * v156)
    v160 = (v5 * v156) + (v4 * v158)
    v161 = (v14 * v160) + (v10 * v159)
    v162 = v13 - v17
    v163 = ((prepared[6] * v82) - (v9 * v127)) - (v8 * v133)
    v164 = ((prepared[12] * v132) - (prepared[15] * v84)) - v163
    v165 = v161 + (v164 - (((v86 * v155) + (v162 * v121)) + (v20 * v157)))
    v166 = (v55 * v93) + (prepared[6] * (v87 + v92))
    v167 = v22 - v23
    v168 = v165 + (v166 + (v167 * v77))
    v169 = (v25 * v160) + (v24 * v159)
    v170 = v91 + v90
    v171 = ((((v167 * v79) - (v162 * v77)) + (v89 * v155)) + (v170 * v157)) - v169
    v172 = v7 * v74
    v173 = v172 - v72
    v174 = (v55 * v88) + (prepared[6] * v87)
    v175 = ((((v23 * v76) + (v22 * v75)) - (qdd[1] * v173)) - v174) - v165
    v176 = v25 + v14
    v177 = (v55 * v85) - v164
    v178 = prepared[64] * v8
    v179 = v68 - ((v33 * v146) + (v178 * v60))
    v180 = (v5 * v176) - (v4 * v99)
    v181 = (v5 * v99) + (v4 * v176)
    v182 = (prepared[9] * v8) - prepared[12]
    v183 = (prepared[1] * v181) - v182
    v184 = (v8 * v152) - ((v9 * v145) + v117)
    v185 = prepared[1] * v20
    v186 = v185 - v182
    v187 = 2.0 * v12
    v188 = v100 * (prepared[67] * v3)
    v189 = prepared[68] * v7
    v190 = v101 + (v187 * v14)
    v191 = (v81 * v190) + ((v100 * v189) + v188)
    v192 = (prepared[30] * v29) + v126
    v193 = ((v5 * v125) - ((prepared[30] * v35) * v137)) - (v34 * v192)
    v194 = (v128 * v193) + (v191 + (v187 * ((v2 * (prepared[21] * v3)) + v172)))
    v195 = (v35 * v56) - (v128 * v29)
    v196 = ((v5 * v130) - (v128 * v106)) + (2.0 * v195)
    v197 = prepared[64] * v99
    v198 = v4 * v29
    v199 = (((v46 * v5) - (v30 * v197)) - (prepared[13] * v198)) - (prepared[29] * v195)
    v200 = v199 + (prepared[9] * v196)
    v201 = v34 * v38
    v202 = v201 + (v128 * v36)
    v203 = v35 * v4
    v204 = v203 + v202
    v205 = v5 * v106
    v206 = (v33 * (v205 - (v34 * v105))) - (v55 * v204)
    v207 = (v99 * (v206 - (prepared[62] * v203))) + ((v109 * v206) - ((v34 * v200) + v194))
    v208 = v46 * v34
    v209 = prepared[65] * ((v29 * v56) - (v35 * v128))
    v210 = (prepared[8] * (v202 - v203)) + (v209 + ((v208 - (v55 * v190)) + (v39 * v197)))
    v211 = v210 + (prepared[9] * v204)
    v212 = (v8 * v38) - v148
    v213 = v30 + v212
    v214 = (prepared[9] * v213) + (prepared[8] * (v212 - v30))
    v215 = v46 * v8
    v216 = v215 - (prepared[65] * v38)
    v217 = v214 + (v216 + ((prepared[43] * v12) * ((v2 * v34) + (v3 * v56))))
    v218 = qd[0] * v6
    v219 = 100.0 * (v218 + v142)
    v220 = ((v55 * v219) - (prepared[43] * ((v49 * v56) + (v100 * v34)))) - v217
    v221 = (100.0 * v12) * ((v2 * v5) - (v3 * v4))
    v222 = v221 + ((v5 * v101) - (v4 * v50))
    v223 = v142 * (v122 + (prepared[69] * v3))
    v224 = (v5 * v220) + ((((v51 * v73) + v223) + (v81 * v219)) + (v94 * v222))
    v225 = (v55 * v213) + (v178 * v148)
    v226 = prepared[62] * v30
    v227 = v8 * v192
    v228 = (v99 * (v225 + v226)) - (v128 * v227)
    v229 = v228 + (v5 * ((prepared[66] * v30) + (10.0 * v225)))
    v230 = (2.0 * v39) + (v9 * v106)
    v231 = (prepared[29] * v39) - (prepared[9] * v230)
    v232 = (v34 * v231) - v229
    v233 = v217 - ((prepared[43] * v8) * v142)
    v234 = (prepared[1] * v221) - v231
    v235 = v214 + v216
    v236 = (v208 + (v128 * v125)) + (prepared[70] * v201)
    v237 = prepared[29] * v36
    v238 = prepared[29] * v66
    v239 = ((v9 * v193) + ((prepared[66] * v198) + (v99 * v226))) + (prepared[12] * v196)
    v240 = v239 - (v8 * v200)
    v241 = v223 + v240
    v242 = (prepared[1] * v196) + (prepared[62] * v198)
    v243 = (((v29 * (prepared[62] * v5)) - (v35 * v94)) + (v34 * v154)) - (v55 * v205)
    v244 = prepared[12] * v230
    v245 = ((qd[0] * v94) - (prepared[62] * v35)) - ((v8 * v178) * v36)
    v246 = (v245 + ((v9 * v55) * v38)) - (v33 * v148)
    v247 = (v86 * v246) - (v244 + (v185 * v230))
    v248 = ((prepared[1] * v170) * v230) - (v89 * v246)
    v249 = (v248 - (v187 * v173)) - v247
    v250 = v9 * v227
    v251 = (v8 * v231) - v250
    v252 = (v140 * v222) - v251
    v253 = ((v2 * (prepared[63] * v49)) - v188) - v252
    v254 = v250 + ((v8 * v234) + (prepared[6] * v221))
    v255 = v251 - v247
    v256 = v178 * v66
    v257 = v215 - (prepared[7] * v148)
    v258 = v8 * v238
    v259 = (v141 * v99) + v76
    v260 = ((prepared[27] + (prepared[13] * v8)) - (prepared[26] * v78)) - (prepared[21] * v120)
    v261 = prepared[11] * v8
    v262 = v261 - prepared[13]
    v263 = (prepared[12] - v261) * v34
    v264 = ((prepared[38] * v9) * v2) - (-v263)
    v265 = v264 + (v9 * v58)
    v266 = -(((v55 * v99) + (prepared[10] * v5)) + (prepared[12] * v137))
    v267 = prepared[7] * v128
    v268 = v4 * v140
    v269 = (v10 * v141) + (v14 * v268)
    v270 = (v8 * v262) - prepared[28]
    v271 = v269 - v270
    v272 = prepared[21] + v271
    v273 = v272 + (v259 + (v75 + (v268 * v176)))
    v274 = (v25 * v268) + (v24 * v141)
    v275 = v274 + v271
    v276 = v33 * v86
    v277 = -(v276 + (v33 * v89))
    v278 = -v124
    v279 = -v276
    return (
        REAL(0.0),
        v95 - v139,
        v143 - v139,
        (((v129 + (v94 * v85)) - (v5 * v144)) - (v138 + v134)) - v119,
        (v34 * ((prepared[9] * v153) - v152)) + v151,
        REAL(0.0),
        REAL(0.0),
        v171 - v168,
        v175 - ((((v13 * v76) + (v17 * v75)) + (v21 * v173)) + v169),
        (v177 - (v99 * v159)) - (v176 * v160),
        ((v180 * v179) - (v183 * v153)) - v184,
        REAL(0.0),
        REAL(0.0),
        -v168,
        v175,
        v177 - v161,
        ((v86 * v179) - (v186 * v153)) - v184,
        REAL(0.0),
        REAL(0.0),
        -(v166 + v164),
        -(v174 + v164),
        v177,
        (v182 * v153) - v184,
        REAL(0.0),
        REAL(0.0),
        -v59,
        v48 + (v55 * v53),
        v144,
        v147,
        REAL(0.0),
        REAL(0.0),
        v127,
        v127,
        v127,
        -v145,
        REAL(0.0),
        v207 - (v5 * ((prepared[66] * v203) - v211)),
        v232 - v224,
        ((v5 * v233) - ((((prepared[44] * v2) * v29) + v223) + (v34 * v234))) - v229,
        v232 + (v5 * v235),
        v236 - (v66 * ((v9 * v197) + (prepared[71] * v56))),
        (v5 * v237) + (v34 * v238),
        v241 + (((v180 * v243) + (v218 * (v189 + (prepared[72] * v3)))) + (v181 * v242)),
        v249 + v253,
        v249 - v254,
        v248 + v255,
        (v257 + (v180 * v256)) - (v130 * v183),
        v258,
        v241 + ((v86 * v243) + (v20 * v242)),
        v253 - v247,
        -(v247 + v254),
        v255,
        (v257 + (v86 * v256)) - (v130 * v186),
        v258,
        v240,
        v244 - v252,
        v244 - v254,
        v244 + v251,
        v257 + (v182 * v130),
        v258,
        -v211,
        v220,
        -v233,
        -v235,
        REAL(0.0),
        -v237,
        -v193,
        v227,
        v227,
        v227,
        v125,
        REAL(0.0),
        (v260 + (v4 * ((prepared[16] * v4) + (v262 * v128)))) + (2.0 * v259),
        v265,
        v264,
        v263,
        v266,
        v267,
        v265,
        (v274 + ((prepared[26] + v76) + v75)) + v273,
        v273,
        v275,
        v277,
        v278,
        v264,
        v273,
        v269 + v272,
        v271,
        v279,
        v278,
        v263,
        v275,
        v271,
        -v270,
        REAL(0.0),
        v278,
        v266,
        v277,
        v279,
        REAL(0.0),
        prepared[10],
        REAL(0.0),
        v267,
        v278,
        v278,
        v278,
        REAL(0.0),
        prepared[7],
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

    Operations: 360 add, 461 mul, 0 div, 0 sqrt, 4 sincos, 20 other.
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
    v18 = v15 + (v17 * v17)
    v19 = prepared[1] * v4
    v20 = v16 * v16
    v21 = (v12 * v12) + v20
    v22 = (prepared[6] * v21) + (v19 * v18)
    v23 = (v4 * v10) - (v12 * v5)
    v24 = v14 * v23
    v25 = v12 * v10
    v26 = v25 + v24
    v27 = prepared[1] * v5
    v28 = (v27 * v26) - v22
    v29 = 50.0 * v6
    v30 = 50.0 * v7
    v31 = (v2 * v30) - (v3 * v29)
    v32 = prepared[40] * v6
    v33 = v9 * v32
    v34 = qd[0] * qd[0]
    v35 = qd[1] * qd[1]
    v36 = v35 + v34
    v37 = v11 * v11
    v38 = v37 + v34
    v39 = v37 - v38
    v40 = v6 * v7
    v41 = prepared[21] * v40
    v42 = qd[1] * v8
    v43 = qd[1] * v42
    v44 = prepared[40] * v7
    v45 = (((v39 * v41) + (v44 * v43)) - (v36 * v33)) - (v31 * v28)
    v46 = 2.0 * v17
    v47 = v10 * v16
    v48 = v5 * v16
    v49 = 2.0 * v48
    v50 = ((v4 * v47) - (v23 * v46)) - (v12 * v49)
    v51 = (prepared[6] * v47) - (prepared[1] * v50)
    v52 = v30 * v3
    v53 = v52 + (v2 * v29)
    v54 = 50.0 * v8
    v55 = (v35 * v54) + (v37 * v29)
    v56 = 50.0 * v9
    v57 = (v36 * v56) + (v38 * v30)
    v58 = (v2 * v57) - (v3 * v55)
    v59 = v14 * v17
    v60 = v4 * v16
    v61 = prepared[30] * v60
    v62 = (v12 * v61) + (prepared[7] * ((v10 * v48) - v59))
    v63 = ((v5 * v62) - ((prepared[15] * v47) + (prepared[6] * v58))) + (prepared[12] * v50)
    v64 = tau[5] - v62
    v65 = prepared[74] * v5
    v66 = prepared[8] * v4
    v67 = qd[5] * prepared[29]
    v68 = v67 * v17
    v69 = prepared[29] * v48
    v70 = ((v68 - ((prepared[12] - v66) * v47)) - (prepared[1] * v58)) - (v12 * v69)
    v71 = v70 - (prepared[9] * v50)
    v72 = (v4 * v71) + (v63 + (v65 * v64))
    v73 = v72 + (v45 - (v53 * v51))
    v74 = tau[3] + v72
    v75 = prepared[6] + v19
    v76 = v75 * v53
    v77 = (prepared[11] * v4) - prepared[13]
    v78 = ((v4 * v77) - prepared[28]) + (v5 * (prepared[77] * v5))
    v79 = v78 - v76
    v80 = 1.0 / v78
    v81 = v79 * v80
    v82 = v5 * v2
    v83 = prepared[1] * v82
    v84 = v67 * v14
    v85 = 2.0 * v11
    v86 = qd[0] * v85
    v87 = 100.0 * v42
    v88 = (qd[0] * v87) + (v86 * v29)
    v89 = prepared[12] * v5
    v90 = ((v19 * v88) - (((v27 * v3) * v57) + v84)) - (v89 * v21)
    v91 = v90 + (((((prepared[65] * v4) - prepared[73]) * v25) - (v55 * v83)) - (prepared[61] * v24))
    v92 = tau[4] - v91
    v93 = v5 * v31
    v94 = prepared[79] * v93
    v95 = ((tau[2] - (v94 * v92)) - (v81 * v74)) + v73
    v96 = v54 * v2
    v97 = v56 * v3
    v98 = v97 + v96
    v99 = (v75 * v98) - v79
    v100 = (v56 * v2) - (v54 * v3)
    v101 = (v27 * v100) + (prepared[1] * v93)
    v102 = v9 * v44
    v103 = v102 + (v75 * v97)
    v104 = v103 + (v75 * v52)
    v105 = v54 + v29
    v106 = v2 * v105
    v107 = v8 * v32
    v108 = ((((v107 + prepared[21]) + (v75 * v106)) + v104) - (v94 * v101)) - v79
    v109 = v108 - (v99 * v81)
    v110 = 1.0 - v81
    v111 = 1.0 / ((v79 * v110) + ((v93 * (prepared[80] * v93)) - (v76 + prepared[21])))
    v112 = v109 * v111
    v113 = v8 * v44
    v114 = v35 - v36
    v115 = prepared[26] * v8
    v116 = ((tau[1] + (v115 * (v114 * v9))) + (v37 * v33)) - (v38 * v113)
    v117 = prepared[47] * v101
    v118 = v80 * v99
    v119 = (((v116 - (v98 * v51)) - (v100 * v28)) - (v117 * v92)) + (v118 * v74)
    v120 = (v119 + v73) + (v112 * v95)
    v121 = 100.0 * v2
    v122 = prepared[63] * v6
    v123 = ((prepared[46] + (2.0 * v103)) + (v8 * (v122 + (v75 * v121)))) + v76
    v124 = 1.0 / (((v123 + (v99 * v118)) - (v79 + (v101 * v117))) + (v109 * v112))
    v125 = v4 * v2
    v126 = (prepared[12] * v82) + ((prepared[78] * v5) * v125)
    v127 = v126 * v80
    v128 = prepared[12] * v4
    v129 = v128 * v3
    v130 = v30 + v56
    v131 = (v19 * v130) + ((prepared[10] * v3) + v129)
    v132 = prepared[38] * v5
    v133 = ((v126 + (v6 * v132)) + (v131 * v94)) - (v79 * v127)
    v134 = (((v126 + (v27 * v105)) + (v131 * v117)) + (v99 * v127)) + (v133 * v112)
    v135 = v134 * v124
    v136 = v133 * v111
    v137 = prepared[67] * v42
    v138 = (qd[0] * v137) + (v132 * v18)
    v139 = prepared[74] * v125
    v140 = ((v7 * v138) + (v130 * ((v19 * v26) + (prepared[62] * v25)))) - (v139 * v64)
    v141 = v5 * v3
    v142 = prepared[68] * v42
    v143 = qd[0] * v9
    v144 = prepared[6] * v3
    v145 = prepared[66] * v3
    v146 = (((tau[0] + (v143 * v142)) + (v86 * v41)) + (v144 * v88)) + (v145 * v25)
    v147 = ((v146 + ((prepared[12] * v141) * v18)) + (v129 * v26)) - (v125 * v62)
    v148 = ((prepared[22] * v86) * v6) + (v27 * v18)
    v149 = prepared[47] * v131
    v150 = ((v147 + (v56 * v148)) + (v3 * v91)) + (v149 * v92)
    v151 = (v150 + ((v127 * v74) + ((v82 * v71) + v140))) + (v136 * v95)
    v152 = v151 - (v120 * v135)
    v153 = v2 * ((prepared[16] * v2) - (((prepared[77] * v4) - v77) * v125))
    v154 = v6 * (prepared[21] * v6)
    v155 = v8 * v115
    v156 = (((v155 - ((prepared[13] * v4) + prepared[27])) + v154) - v153) - (2.0 * v104)
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
    v174 = (((v36 * v96) + (v35 * v97)) - (v100 * v160)) - v173
    v175 = v174 + v170
    v176 = prepared[6] * v168
    v177 = (v176 + (prepared[6] * v174)) + (v19 * v175)
    v178 = v177 + ((v35 * v102) + (v36 * v107))
    v179 = (2.0 * v25) + (v3 * v161)
    v180 = (((v10 * v14) - (v48 * v17)) - (v5 * v169)) - (v4 * v179)
    v181 = prepared[81] * v5
    v182 = (v4 * v169) - (v5 * v179)
    v183 = 2.0 * v23
    v184 = v4 * v17
    v185 = v182 + (((2.0 * v16) * v184) - (v10 * v183))
    v186 = (prepared[12] * v185) + (v181 * v180)
    v187 = ((v67 * v10) + (prepared[8] * v182)) - (prepared[9] * v185)
    v188 = prepared[15] * v169
    v189 = ((v4 * v187) - v188) + v186
    v190 = v177 - v189
    v191 = (v2 * v165) + (v3 * v167)
    v192 = (20.0 * v47) + v191
    v193 = v27 * (((v2 * v171) + (v3 * v172)) - v192)
    v194 = v12 * v16
    v195 = v194 - (v2 * v161)
    v196 = v194 + v195
    v197 = (v86 * v30) - (v29 * v161)
    v198 = (v23 * v48) + (v14 * v60)
    v199 = v195 + v198
    v200 = ((v67 * v48) + (prepared[9] * v199)) - (prepared[8] * (v195 - v198))
    v201 = (v200 - (v19 * (v197 + (10.0 * v196)))) + v193
    v202 = v82 * ((v35 * v9) + (v8 * v160))
    v203 = ((100.0 * qd[1]) * v143) - (v54 * v161)
    v204 = (prepared[38] * (v202 + (v141 * ((v9 * v160) - (v36 * v8))))) - (v19 * v203)
    v205 = v201 + v204
    v206 = ((((v80 * v74) + (v127 * v161)) - (v118 * v160)) - (v81 * v162)) - v163
    v207 = v47 + v206
    v208 = (v4 * v207) - (v5 * v196)
    v209 = v23 * v17
    v210 = v208 - v209
    v211 = v209 - v210
    v212 = v47 - v206
    v213 = (prepared[6] * v212) + (prepared[1] * v211)
    v214 = v3 - v149
    v215 = (((prepared[47] * v92) + (v214 * v161)) - (v117 * v160)) + (v94 * v162)
    v216 = v26 + v215
    v217 = (v27 * v216) - v22
    v218 = (v2 * v217) + (v3 * v213)
    v219 = (v27 * v23) + (v19 * v14)
    v220 = (v10 * v46) - (v14 * v49)
    v221 = (((prepared[62] * v47) + (v48 * v219)) + (v19 * v220)) + (v27 * v195)
    v222 = (prepared[1] * v185) - (prepared[6] * v169)
    v223 = v218 + ((v2 * v222) - (v3 * v221))
    v224 = (v2 * v213) - (v3 * v217)
    v225 = ((v2 * v221) + (v3 * v222)) - v224
    v226 = (v30 * v225) + (v29 * v223)
    v227 = (v7 * (prepared[21] * v7)) - v154
    v228 = (v189 + (((v36 * v102) + (v32 * v43)) - (v39 * v227))) + (v30 * v224)
    v229 = v228 - (v29 * v218)
    v230 = v229 + v226
    v231 = v230 + (((v81 * v190) - v178) + (v94 * v205))
    v232 = v33 - v113
    v233 = (v9 * (prepared[26] * v9)) - v155
    v234 = (((v114 * v233) - (v38 * v102)) - (v37 * v107)) - (v232 * v163)
    v235 = (v178 + (v54 * v218)) - (v117 * v205)
    v236 = (v130 * v225) + (v105 * v223)
    v237 = -v232
    v238 = ((((v38 * v107) + (v37 * v102)) - (v237 * v163)) - v229) - v236
    v239 = (v238 + (v235 + ((v234 - (v56 * v224)) + (v118 * v190)))) - (v112 * v231)
    v240 = (((v68 - (prepared[12] * v212)) + (prepared[8] * v208)) - (prepared[1] * v191)) + (prepared[9] * v211)
    v241 = (v4 * v196) + (v5 * v207)
    v242 = v241 + ((((prepared[49] * v64) - v59) + (v139 * v161)) - (v65 * v206))
    v243 = prepared[7] * v4
    v244 = (v243 * v242) - (v5 * v240)
    v245 = v88 + (v130 * v161)
    v246 = v245 + (10.0 * v179)
    v247 = (((prepared[6] * v245) + ((v89 * v18) - v84)) + (prepared[15] * v179)) + (v19 * v246)
    v248 = (v247 - ((prepared[9] - v128) * v216)) - (prepared[8] * ((v24 - v25) - v215))
    v249 = (10.0 * v21) - v168
    v250 = (v19 * v199) - (v27 * v220)
    v251 = ((prepared[77] * v125) * v180) + (v130 * (v250 + (prepared[6] * v196)))
    v252 = ((v2 * (v248 - (v27 * v249))) - v251) + (v3 * v244)
    v253 = (prepared[6] * v179) + (v19 * v216)
    v254 = v9 * v161
    v255 = ((v6 * v138) - (v86 * (v102 + v227))) + ((prepared[32] * v40) * v161)
    v256 = (v29 * v253) + (v255 + (v122 * v254))
    v257 = v256 + (v2 * ((v5 * v187) + (v243 * v180)))
    v258 = (prepared[15] * v196) + (10.0 * v250)
    v259 = v252 + (v257 - (v3 * (v258 + (prepared[6] * v197))))
    v260 = (((qd[0] * (qd[1] * 2.0)) * v233) - (v113 * v161)) - ((prepared[31] * v8) * v254)
    v261 = (v260 + (((prepared[22] * v7) + v144) * v203)) - (v54 * (v148 + v253))
    v262 = (((v261 + (v83 * v175)) + (v127 * v190)) - (v214 * v205)) - v259
    v263 = (v262 - (v136 * v231)) - (v135 * v239)
    v264 = v173 - v170
    v265 = ((prepared[6] * v173) - v176) + (v19 * v264)
    v266 = v265 + (v237 * v160)
    v267 = -v201
    v268 = v189 + v265
    v269 = ((v81 * v268) + ((v94 * v267) - v266)) - v230
    v270 = (((v266 - (v117 * v267)) + (v118 * v268)) - v238) - (v112 * v269)
    v271 = v136 * v158
    v272 = v127 * v158
    v273 = v82 * v158
    v274 = ((v272 * v268) + ((prepared[1] * v273) * v264)) - (v158 * ((v214 * v267) - v259))
    v275 = (v274 - (v271 * v269)) - (v159 * v270)
    v276 = (prepared[1] * v170) - v187
    v277 = ((v188 - v186) + v176) + (v4 * v276)
    v278 = (v27 * v192) + ((v128 * v196) - v200)
    v279 = v214 * v158
    v280 = v125 * v158
    v281 = ((((prepared[7] * v280) * v180) - (v273 * v276)) - (v279 * v278)) - (v272 * v277)
    v282 = ((v94 * v278) + (v110 * v277)) - v226
    v283 = 1.0 + v118
    v284 = (v112 * v282) + (((v117 * v278) + (v283 * v277)) - v236)
    v285 = (v159 * v284) + ((v281 - (v158 * ((v3 * v258) - v252))) - (v271 * v282))
    v286 = (v14 * v46) - v241
    v287 = (prepared[9] * v4) - prepared[12]
    v288 = (((v287 * v286) + (v66 * v241)) - ((prepared[82] * v5) * v210)) - v244
    v289 = prepared[1] * v286
    v290 = v3 * v130
    v291 = v290 + v106
    v292 = (v14 * v183) - v216
    v293 = v15 - (v23 * v23)
    v294 = v18 - v293
    v295 = (v19 * v292) - (v27 * v294)
    v296 = v2 * v130
    v297 = v296 - (v3 * v105)
    v298 = (((v67 * v23) - (prepared[61] * v293)) + (v27 * v246)) + (v19 * v249)
    v299 = ((v117 * v298) - ((v297 * v295) + (v291 * v289))) + (v283 * v288)
    v300 = ((v94 * v298) - ((v31 * v295) + (v53 * v289))) + (v110 * v288)
    v301 = (v112 * v300) + v299
    v302 = 10.0 * v3
    v303 = v130 + v302
    v304 = (v214 * v298) - (v303 * ((v27 * v292) + (v19 * v294)))
    v305 = v304 + (v82 * (((prepared[8] * v241) - (prepared[7] * v242)) + (prepared[9] * v286)))
    v306 = ((v305 + (v125 * ((prepared[82] * v210) - v240))) + (v127 * v288)) + (v136 * v300)
    v307 = v306 - (v135 * v301)
    v308 = (v82 * v23) + (v125 * v14)
    v309 = v12 * v2
    v310 = v309 + v308
    v311 = prepared[64] * v130
    v312 = v87 + (v85 * v29)
    v313 = ((v67 * v82) - ((prepared[65] * v12) * v125)) - (v19 * v312)
    v314 = (v313 + (v48 * (v311 + (prepared[65] * v3)))) + (prepared[9] * v310)
    v315 = v314 + (prepared[8] * (v308 - v309))
    v316 = ((2.0 * v82) * v14) + (v3 * v46)
    v317 = (((v16 * (prepared[62] * v3)) - (v12 * v83)) - (v82 * v219)) + (v19 * v316)
    v318 = 2.0 * v3
    v319 = ((v318 * v23) - (v125 * v46)) - (v3 * v183)
    v320 = prepared[62] * v10
    v321 = (v3 * v320) - (prepared[1] * v319)
    v322 = ((qd[0] * prepared[69]) * v40) + (v143 * v122)
    v323 = (((v10 * (2.0 * v141)) + (v13 * v318)) - (v3 * v14)) - (v82 * v17)
    v324 = (((v130 * v320) + (v10 * v145)) - (prepared[12] * v319)) + (v181 * v323)
    v325 = (v3 * (v67 + (prepared[29] * v23))) - (v10 * (v311 + (prepared[13] * v3)))
    v326 = v325 - (prepared[9] * v319)
    v327 = v324 - (v4 * v326)
    v328 = (((v322 + (v53 * v321)) - (v31 * v317)) + (v94 * v315)) + (v110 * v327)
    v329 = v322 + (v143 * (prepared[68] * v8))
    v330 = qd[0] * v8
    v331 = v7 * v330
    v332 = (((v329 + (prepared[72] * v331)) - (v296 * v317)) + (v290 * v321)) + (v117 * v315)
    v333 = (v332 + (v283 * v327)) + (v105 * ((v2 * v321) + (v3 * v317)))
    v334 = v333 + (v328 * v112)
    v335 = v7 * v137
    v336 = ((v335 + (v9 * v142)) + (v144 * v312)) + (v309 * v145)
    v337 = ((v336 + (v85 * (v41 + v33))) + ((prepared[84] * v125) * v323)) + (v82 * v326)
    v338 = (v19 * v310) + (v27 * v316)
    v339 = ((v337 + (v302 * v338)) - (v214 * v315)) + (v130 * ((prepared[62] * v309) + v338))
    v340 = ((v339 - (v127 * v327)) - (v328 * v136)) + (v334 * v135)
    v341 = prepared[64] * v4
    v342 = (((v5 * v19) * v23) - (prepared[62] * v12)) - ((v4 * v341) * v14)
    v343 = v5 * v14
    v344 = v342 + (v27 * (v10 - v343))
    v345 = v49 - (v5 * v46)
    v346 = prepared[1] * v345
    v347 = (v2 * v344) + (v3 * v346)
    v348 = v61 - (prepared[7] * v184)
    v349 = (prepared[12] * v345) + (v65 * v348)
    v350 = (v2 * v346) - (v3 * v344)
    v351 = (v349 + (v30 * v347)) + (v29 * v350)
    v352 = qd[1] * v9
    v353 = v11 * ((v7 * v121) - ((100.0 * v6) * v3))
    v354 = v353 + ((v352 * v121) - (v3 * v87))
    v355 = v5 * v348
    v356 = v69 - (prepared[9] * v345)
    v357 = (v4 * v356) - v355
    v358 = v357 + (v75 * v354)
    v359 = ((v335 - (v352 * v122)) - v358) - v351
    v360 = v358 + v349
    v361 = (v4 * v23) - v343
    v362 = v67 * v4
    v363 = v10 + v361
    v364 = (-(prepared[9] * v363)) - (v362 + (prepared[8] * (v361 - v10)))
    v365 = prepared[65] * v23
    v366 = v364 + (v365 - ((prepared[43] * v11) * ((v6 * v82) + (v7 * v141))))
    v367 = qd[0] * v6
    v368 = 100.0 * (v330 + v367)
    v369 = ((v19 * v368) - (prepared[43] * ((v352 * v141) + (v42 * v82)))) + v366
    v370 = (v359 + (v81 * v360)) + (v94 * v369)
    v371 = (v56 * v347) + (v54 * v350)
    v372 = v371 + (v85 * v237)
    v373 = ((v372 + (v118 * v360)) - (v359 + (v117 * v369))) - (v112 * v370)
    v374 = ((((v144 * v368) + (prepared[63] * v331)) + v329) - (v83 * v354)) - (v82 * v356)
    v375 = (v19 * v363) + (v341 * v343)
    v376 = (v130 * (v320 + v375)) + ((prepared[83] * v125) * v348)
    v377 = v3 * ((prepared[66] * v10) + (10.0 * v375))
    v378 = (((v377 + v376) + (v214 * v369)) + (v374 - (v127 * v360))) + (v136 * v370)
    v379 = v378 + (v373 * v135)
    v380 = v356 + (prepared[1] * v353)
    v381 = (v4 * v380) + ((prepared[6] * v353) - v355)
    v382 = v351 + v381
    v383 = v349 + v381
    v384 = ((prepared[43] * v4) * v367) + v366
    v385 = ((v81 * v383) - v382) + (v94 * v384)
    v386 = ((v372 + (v118 * v383)) + (v382 - (v117 * v384))) - (v112 * v385)
    v387 = v376 + v377
    v388 = ((((prepared[44] * v6) * v16) + v322) - (v82 * v380)) - (v127 * v383)
    v389 = (((v387 + (v214 * v384)) + v388) + (v136 * v385)) + (v386 * v135)
    v390 = v365 + v364
    v391 = v357 + v349
    v392 = v357 + v351
    v393 = ((v81 * v391) + (v94 * v390)) - v392
    v394 = (((v371 + (v118 * v391)) - (v117 * v390)) + v392) - (v393 * v112)
    v395 = (((v391 * v272) - (v387 * v158)) - (v394 * v159)) - (v393 * v271)
    v396 = v395 + ((v356 * v273) - (v390 * v279))
    v397 = ((v67 + (prepared[70] * v23)) * v273) - ((prepared[84] * v14) * v280)
    v398 = (v362 + (v287 * v183)) - (prepared[82] * v343)
    v399 = prepared[64] * v23
    v400 = prepared[64] * v184
    v401 = (v398 * v110) + ((v31 * v400) - (v53 * v399))
    v402 = (v401 * v112) + ((v398 * v283) + ((v297 * v400) - (v399 * v291)))
    v403 = (((v17 * ((prepared[64] * v5) * v303)) * v158) - (v402 * v159)) + (v398 * v272)
    v404 = (v403 + (v401 * v271)) + v397
    v405 = prepared[29] * v184
    v406 = (v405 * v110) - (v93 * (prepared[85] * v14))
    v407 = (v406 * v112) + ((v405 * v283) - ((prepared[86] * v14) * v101))
    v408 = ((v406 * v271) - (v407 * v159)) + (v405 * v272)
    v409 = v408 - (prepared[29] * ((v14 * v279) - (v17 * v273)))
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
    v430 = (((v80 * v190) + (v272 * v263)) - (v118 * v410)) - (v81 * v420)
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
    v442 = prepared[74] * v180
    v443 = (prepared[76] * v60) - (prepared[74] * v184)
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
        (((prepared[47] * v205) - (v440 * v263)) - (v117 * v410)) + (v94 * v420),
        ((v117 * v411) + ((v149 * v275) - (prepared[47] * v267))) - (v94 * v421),
        ((v117 * v412) + ((v149 * v285) - (prepared[47] * v278))) - (v94 * v422),
        (v94 * v423) - (((prepared[47] * v298) + (v440 * v307)) + (v117 * v413)),
        REAL(0.0),
        (((prepared[47] * v315) - (v340 * v440)) - (v117 * v414)) + (v94 * v424),
        (v94 * v425) - (((prepared[47] * v369) + (v379 * v440)) + (v117 * v415)),
        (v94 * v426) - (((prepared[47] * v384) + (v389 * v440)) + (v117 * v416)),
        ((v117 * v417) + ((v149 * v396) - (prepared[47] * v390))) - (v94 * v427),
        ((v117 * v418) + (v149 * v404)) - (v94 * v428),
        (((prepared[75] * v14) - (v149 * v409)) - (v117 * v419)) + (v94 * v429),
        REAL(0.0),
        ((v441 * v263) - v442) - (v65 * (v430 + (v420 - v410))),
        (v65 * (v431 + (v421 - v411))) - ((v139 * v275) + v442),
        (v65 * (v432 + (v422 - v412))) - ((v139 * v285) + v442),
        ((prepared[74] * v210) + (v441 * v307)) - (v65 * (v433 + (v423 - v413))),
        REAL(0.0),
        ((v340 * v441) - (prepared[74] * v323)) - (v65 * (v434 + (v424 - v414))),
        ((v379 * v441) - v443) - (v65 * (v435 + (v425 - v415))),
        ((v389 * v441) - v443) - (v65 * (v436 + (v426 - v416))),
        (v65 * (v437 + (v427 - v417))) - (v443 + (v139 * v396)),
        (v65 * (v438 + (v428 - v418))) - ((prepared[74] * v14) + (v139 * v404)),
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
        ((prepared[47] + (v149 * v449)) + (v117 * v457)) - (v94 * v461),
        v467,
        v452,
        v459,
        v463,
        v466,
        v467,
        (prepared[49] - (v139 * v452)) - (v65 * (v465 + (v462 - v459))),
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
    v10 = qd[0] * v1
    v11 = qd[1] * v10
    v12 = (qdd[0] * v0) + v11
    v13 = v11 + v12
    v14 = qd[0] * v0
    v15 = qd[1] * v14
    v16 = (qdd[0] * v1) - v15
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
    v33 = (v1 * v2) + (v0 * v3)
    v34 = v21 * v21
    v35 = v29 * v29
    v36 = v10 * v10
    v37 = v20 + v36
    v38 = 50.0 * v2
    v39 = 50.0 * v3
    v40 = (v39 * v19) + (v38 * v37)
    v41 = (v39 * v37) - (v38 * v19)
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
    v64 = (50.0 * v46) + v40
    v65 = v43 + v35
    v66 = v41 + (50.0 * v65)
    v67 = (v4 * v66) + (v5 * v64)
    v68 = (v4 * v64) - (v5 * v66)
    v69 = v56 * v54
    v70 = v53 * v53
    v71 = v51 * v57
    v72 = qdd[3] + v45
    v73 = v71 - v72
    v74 = v61 * v58
    v75 = v72 + v71
    v76 = v70 + v62
    v77 = v68 - (10.0 * v76)
    v78 = v49 + (10.0 * v55)
    v79 = (v6 * v78) + (v7 * v77)
    v80 = (10.0 * v56) + v50
    v81 = v6 * v80
    v82 = (v7 * v78) - (v6 * v77)
    v83 = v7 * v80
    v84 = qd[4] + v57
    v85 = v84 * v84
    v86 = (v6 * v51) - (v53 * v7)
    v87 = v86 * v86
    v88 = v87 + v85
    v89 = v67 - (10.0 * v73)
    v90 = v6 * v61
    v91 = (v53 * v6) + (v7 * v51)
    v92 = v91 * v86
    v93 = qdd[4] + v52
    v94 = v92 - v93
    v95 = v91 * v91
    v96 = v95 + v85
    v97 = v7 * v61
    v98 = v92 + v93
    v99 = ((qd[4] * v86) - (v72 * v6)) + (v7 * v59)
    v100 = v86 * v84
    v101 = v100 - v99
    v102 = ((qd[4] * v91) - (v72 * v7)) - (v6 * v59)
    v103 = v91 * v84
    v104 = v103 - v102
    v105 = v56 * v92
    v106 = v90 * v103
    v107 = v87 - v95
    v108 = v103 + v102
    v109 = v100 + v99
    v110 = v85 - v95
    v111 = v97 * v100
    v112 = v87 - v85
    v113 = 20.0 * v8
    v114 = 20.0 * v9
    v115 = (v9 * v79) + (((v114 * v98) - (v8 * v89)) + (v113 * v109))
    v116 = v6 * v9
    v117 = ((v114 * v56) + (v116 * v80)) + (v113 * v97)
    v118 = v82 + (20.0 * v96)
    v119 = (v8 * v79) + (((v9 * v89) + (v113 * v98)) - (v114 * v109))
    v120 = v6 * v8
    v121 = ((v113 * v56) + (v120 * v80)) - (v114 * v97)
    v122 = (v8 * v91) - (v9 * v84)
    v123 = (v9 * v91) + (v8 * v84)
    v124 = v123 * v122
    v125 = qdd[5] + v102
    v126 = v125 - v124
    v127 = v122 * v122
    v128 = qd[5] + v86
    v129 = v128 * v128
    v130 = v129 + v127
    v131 = ((qd[5] * v123) - (v9 * v93)) - (v8 * v99)
    v132 = v128 * v123
    v133 = v131 + v132
    v134 = (v9 * v56) + (v8 * v97)
    v135 = (v134 * v118) - ((v83 * v133) + ((v117 * v130) + (v121 * v126)))
    v136 = (v8 * v56) - (v9 * v97)
    v137 = v125 + v124
    v138 = v123 * v123
    v139 = v129 + v138
    v140 = ((qd[5] * v122) - (v8 * v93)) + (v9 * v99)
    v141 = v128 * v122
    v142 = v140 + v141
    v143 = ((v83 * v142) + ((v121 * v139) - (v117 * v137))) - (v136 * v118)
    v144 = v127 + v138
    v145 = v131 - v132
    v146 = v140 - v141
    v147 = (((v83 * v144) - (v117 * v145)) - (v121 * v146)) + (v134 * v115)
    v148 = v90 * v124
    v149 = v134 * v132
    v150 = v127 - v138
    v151 = v129 - v138
    v152 = v136 * v141
    v153 = v129 - v127
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
    v173 = v7 * v89
    v174 = v6 * v162
    v175 = v6 * v89
    v176 = v95 + v87
    v177 = v7 * v103
    v178 = -((v6 * v99) - v177)
    v179 = -((v6 * v108) + (v7 * v109))
    v180 = -((v6 * v94) - (v7 * v110))
    v181 = v6 * v100
    v182 = v181 - (v7 * v102)
    v183 = (v7 * v98) + (v6 * v112)
    v184 = -(v177 + v181)
    v185 = 20.0 * v6
    v186 = v185 + v171
    v187 = (v9 * v172) - (v8 * v186)
    v188 = (v8 * v172) + (v9 * v186)
    v189 = (v7 * v119) - (v120 * v118)
    v190 = (v7 * v115) - (v116 * v118)
    v191 = (v116 * v119) - (v120 * v115)
    v192 = v7 * v124
    v193 = v120 * v132
    v194 = -((v193 + v192) + (v116 * v140))
    v195 = ((v7 * v150) - (v116 * v133)) + (v120 * v142)
    v196 = (v7 * v146) + ((v116 * v126) - (v120 * v151))
    v197 = v116 * v141
    v198 = (v197 + v192) + (v120 * v131)
    v199 = (v7 * v145) - ((v116 * v153) + (v120 * v137))
    v200 = -((v197 + (v7 * v125)) - v193)
    v201 = 50.0 * v5
    v202 = 10.0 + v201
    v203 = v7 * v160
    v204 = v6 * v160
    v205 = v185 + v202
    v206 = (v9 * v203) - (v8 * v205)
    v207 = (v8 * v203) + (v9 * v205)
    v208 = 10.0 + v185
    v209 = v8 * v208
    v210 = v9 * v208
    v211 = v9 * v132
    v212 = v8 * v141
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
        (v20 * v1) - (v0 * (v18 - v19)),
        (v1 * v16) - (v0 * v11),
        (qdd[1] * v1) - (v20 * v0),
        REAL(0.0),
        ((-2500.0) * v1) * v17,
        (v27 * v28) - (v26 * v25),
        (v33 * v28) - (v26 * v32),
        ((v27 * v41) - (v33 * v40)) + (v26 * (v35 + v34)),
        (v33 * v31) - v42,
        -((v33 * v25) + (v27 * v32)),
        (v33 * v46) + (v27 * (v34 - v43)),
        (v27 * v22) - v47,
        (v27 * v48) + (v33 * (v35 - v43)),
        v42 + v47,
        v50 * v49,
        (v56 * v49) + (v50 * v55),
        -((v61 * v49) + (v50 * v60)),
        ((v61 * v67) - (v50 * (v63 + v62))) - (v56 * v68),
        (v61 * v59) - v69,
        (v61 * v55) + (v56 * v60),
        (v61 * v73) + (v56 * (v63 - v70)),
        (v56 * v52) - v74,
        -((v56 * v75) + (v61 * (v62 - v70))),
        v69 + v74,
        (v83 * v82) + (v81 * v79),
        (v56 * v82) + (((v90 * v89) - (v81 * v88)) - (v83 * v94)),
        (((v97 * v89) - (v83 * v96)) - (v81 * v98)) - (v56 * v79),
        ((v97 * v82) + ((v81 * v104) - (v83 * v101))) + (v90 * v79),
        (v106 + v105) + (v97 * v99),
        ((v97 * v108) - (v56 * v107)) - (v90 * v109),
        ((v56 * v101) + (v90 * v110)) + (v97 * v94),
        -((v111 + v105) + (v90 * v102)),
        ((v56 * v104) - (v97 * v112)) + (v90 * v98),
        (v111 - v106) + (v56 * v93),
        ((v83 * v118) + (v117 * v115)) + (v121 * v119),
        (v90 * v119) + v135,
        v143 + (v90 * v115),
        v147 + (v136 * v119),
        (v149 - v148) - (v136 * v140),
        ((v90 * v150) - (v134 * v142)) - (v136 * v133),
        (v90 * v146) + ((v134 * v151) + (v136 * v126)),
        (v152 + v148) - (v134 * v131),
        (v90 * v145) + ((v134 * v137) - (v136 * v153)),
        -((v152 + (v90 * v125)) + v149),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        (v40 + (v39 * v46)) - (v38 * v65),
        (v41 + (v38 * v48)) - (v39 * (v43 + v34)),
        -((v38 * v155) + (v39 * v154)),
        v156,
        v157,
        v154,
        v44,
        v158,
        v45,
        (v162 * v68) - (v161 * v67),
        (v67 + (v161 * v73)) - (v162 * v76),
        ((v161 * v163) - v68) - (v162 * v75),
        -((v161 * v165) + (v162 * v164)),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        (v171 * v89) - (v162 * v170),
        ((v173 - (v172 * v88)) + (v174 * v94)) - (v171 * v108),
        (((v174 * v96) - v175) - (v172 * v98)) + (v171 * v109),
        (((v174 * v101) + (v171 * v176)) + (v172 * v104)) - v170,
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        ((v187 * v115) - (v174 * v118)) + (v188 * v119),
        v189 + ((v174 * v133) - ((v187 * v130) + (v188 * v126))),
        v190 + (((v188 * v139) - (v187 * v137)) - (v174 * v142)),
        v191 - (((v187 * v145) + (v174 * v144)) + (v188 * v146)),
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
        (v160 * v68) + (v201 * v67),
        (v67 - (v201 * v73)) - (v160 * v76),
        -((v68 + (v160 * v75)) + (v201 * v163)),
        (v201 * v165) - (v160 * v164),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        (v202 * v89) - (v160 * v170),
        ((v173 - (v203 * v88)) + (v204 * v94)) - (v202 * v108),
        (((v204 * v96) - v175) - (v203 * v98)) + (v202 * v109),
        (((v204 * v101) + (v202 * v176)) + (v203 * v104)) - v170,
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        ((v206 * v115) - (v204 * v118)) + (v207 * v119),
        v189 + ((v204 * v133) - ((v206 * v130) + (v207 * v126))),
        v190 + (((v207 * v139) - (v206 * v137)) - (v204 * v142)),
        v191 - (((v206 * v145) + (v204 * v144)) + (v207 * v146)),
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
        v67,
        -v68,
        REAL(0.0),
        v71,
        v166,
        v167,
        v168,
        v169,
        v72,
        10.0 * v89,
        v173 - (10.0 * v108),
        (10.0 * v109) - v175,
        (10.0 * v176) - v170,
        v178,
        v179,
        v180,
        v182,
        v183,
        v184,
        (v210 * v119) - (v209 * v115),
        v189 + ((v209 * v130) - (v210 * v126)),
        v190 + ((v209 * v137) + (v210 * v139)),
        v191 + ((v209 * v145) - (v210 * v146)),
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
        v92,
        -v107,
        v101,
        -v92,
        v104,
        v93,
        (v114 * v115) + (v113 * v119),
        (v9 * v118) - ((v114 * v130) + (v113 * v126)),
        ((v113 * v139) - (v114 * v137)) - (v8 * v118),
        ((v9 * v115) - ((v114 * v145) + (v113 * v146))) + (v8 * v119),
        v211 - (v8 * v140),
        -((v9 * v142) + (v8 * v133)),
        (v9 * v151) + (v8 * v126),
        v212 - (v9 * v131),
        (v9 * v137) - (v8 * v153),
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
        v124,
        -v150,
        -v146,
        -v124,
        -v145,
        v125,
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
