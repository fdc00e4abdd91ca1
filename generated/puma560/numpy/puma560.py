"""PUMA 560 with the parameters of Armstrong, Khatib and Burdick (1986)

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
    v0 = q[1] + q[2]
    v1 = np.sin(q[3])
    v2 = np.cos(q[3])
    v3 = np.sin(q[4])
    v4 = np.cos(q[4])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = v3 * v2
    v10 = 0.00011692799999999998 * v9
    v11 = v3 * v3
    v12 = 0.00020216000000000006 * v11
    v13 = v3 * v1
    v14 = (3.155182285625 + (0.0008642879999999998 * v13)) - (v5 * ((0.0141984 * v6) + (1.601861202 * v5)))
    v15 = (0.0028799999999999997 * v9) - 0.025374999999999998
    v16 = 0.8913300000000002 + (0.0028799999999999997 * v4)
    v17 = v6 * ((v7 * v16) + (v8 * v15))
    v18 = 0.00010000000000000026 + v12
    v19 = v10 + ((v1 * v1) * v18)
    v20 = 0.0024871679999999997 * v4
    v21 = v8 * ((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v4))) - ((0.00011692799999999998 * v4) + 0.022546398))
    v22 = v7 * ((v7 * ((v20 + (0.32402200550000004 - (0.0004043200000000001 * v11))) + v19)) + v21)
    v23 = v1 * v7
    v24 = (v7 * v15) - (v16 * v8)
    v25 = v13 * v7
    v26 = ((0.15005 * v24) - (5.846399999999999e-05 * v25)) + ((v2 * v23) * v18)
    v27 = 0.00020216000000000006 * v4
    v28 = v13 * (0.0012435839999999998 + v27)
    v29 = v26 - (v8 * (0.0047376000000000015 + v28))
    v30 = 0.0012435839999999998 * v5
    v31 = -((((0.023751 * v6) + (0.6903913435000001 * v5)) + (v13 * v30)) - v29)
    v32 = 0.0012435839999999998 * v6
    v33 = (v32 - (0.0012435839999999998 * v7)) + (5.846399999999999e-05 * v8)
    v34 = v13 * v8
    v35 = v7 * v9
    v36 = 0.0016399999999999997 + v12
    v37 = ((v8 * v36) + ((v27 * v35) + (0.0004321439999999999 * v34))) - (v9 * v33)
    v38 = v4 * v2
    v39 = (v3 * v7) - (v8 * v38)
    v40 = ((0.0004321439999999999 * v39) + (0.0006421600000000001 * v23)) - ((v1 * v4) * v33)
    v41 = 4e-05 * v4
    v42 = -((4e-05 * v35) - (v8 * v41))
    v43 = 0.4318 * (v17 + (v5 * v24))
    v44 = (v20 + 0.3592922305) - v19
    v45 = v43 - v44
    v46 = -v45
    v47 = ((v32 * v25) - v28) - (v30 * v34)
    v48 = ((0.0006421600000000001 * v2) - (5.846399999999999e-05 * v3)) + (0.0012435839999999998 * v38)
    v49 = -(((v30 * v39) - v48) + (v32 * ((v7 * v38) + (v3 * v8))))
    v50 = 4e-05 * v13
    v51 = -v28
    return (
        ((v14 + (v12 - v10)) - (0.8636 * v17)) + v22,
        v31,
        v29,
        v37,
        v40,
        v42,
        v31,
        (1.748114002 - v43) - v45,
        v46,
        v47,
        v49,
        v50,
        v29,
        v46,
        v44,
        v51,
        v48,
        v50,
        v37,
        v47,
        v51,
        v36,
        REAL(0.0),
        v41,
        v40,
        v49,
        v48,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v42,
        v50,
        v50,
        v41,
        REAL(0.0),
        REAL(4e-05),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      M[6][6]  inertia matrix; row by row

    Operations: 52 add, 71 mul, 0 div, 0 sqrt, 4 sincos, 5 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _mass_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _bias(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (v3 * v9)
    v12 = qd[4] + v11
    v13 = (v4 * v9) - (v10 * v3)
    v14 = qd[0] * v2
    v15 = qd[3] + v14
    v16 = (v5 * v13) - (v6 * v15)
    v17 = v13 * v11
    v18 = v10 * v9
    v19 = v18 - v17
    v20 = v9 * v14
    v21 = v10 * v14
    v22 = 2.0 * v21
    v23 = ((v3 * v20) - (v11 * (2.0 * v15))) + (v4 * v22)
    v24 = (v5 * v19) - (v6 * v23)
    v25 = v24 + (v16 * (2.0 * v12))
    v26 = v10 * v10
    v27 = v26 + (v14 * v14)
    v28 = 0.4318 * v8
    v29 = v2 * v28
    v30 = qd[0] * qd[0]
    v31 = qd[1] * qd[1]
    v32 = v31 + v30
    v33 = 0.4318 * v7
    v34 = (v31 * v33) - 9.81
    v35 = (v1 * v34) + (v32 * v29)
    v36 = ((0.4318 * v20) - v35) - (0.0203 * v27)
    v37 = 0.0028799999999999997 * v3
    v38 = qd[1] * qd[0]
    v39 = ((0.8636 * v38) * v7) - (0.15005 * v30)
    v40 = (v39 + (0.0406 * v18)) + (0.8636 * v21)
    v41 = 0.0028799999999999997 * v4
    v42 = 3.9999999999999996e-05 * qd[5]
    v43 = (1.9999999999999998e-05 * v24) + (((v42 * v12) - (v41 * v40)) - (v37 * v36))
    v44 = v43 + (0.0004221600000000001 * v25)
    v45 = (v5 * v15) + (v6 * v13)
    v46 = v12 * v45
    v47 = (v46 + (v6 * v19)) + (v5 * v23)
    v48 = (0.00024000000000000003 * v47) + (0.00020000000000000004 * v46)
    v49 = ((v5 * v44) + ((0.0013999999999999998 * v18) - (9.999999999999983e-05 * v17))) + (v6 * v48)
    v50 = 0.0028799999999999997 * ((v12 * v12) + (v45 * v45))
    v51 = v16 * v45
    v52 = v13 * v15
    v53 = ((v4 * v20) - v52) - (v3 * v22)
    v54 = -(0.0028799999999999997 * (v53 - v51))
    v55 = (v5 * v50) - (v6 * v54)
    v56 = ((v28 + (0.0203 * v2)) - (0.4318 * v1)) * ((v3 * v55) + (v41 * v25))
    v57 = (v8 * ((0.0141984 * v8) + (1.601861202 * v7))) - 0.0070992
    v58 = ((v30 - v32) * ((0.023751 * v7) - (0.6903913435000001 * v8))) + ((2.0 * v38) * v57)
    v59 = v58 + (v39 * ((0.025374999999999998 * v2) - (0.8913300000000002 * v1)))
    v60 = v26 + (v9 * v9)
    v61 = 0.0047376000000000015 * (((v1 * v60) - (qd[0] * v9)) + (v2 * v20))
    v62 = v61 - (v18 * (((0.02191385 * v8) - (0.648939691 * v2)) - (0.022546398 * v1)))
    v63 = (v62 - (v59 + (((0.022546398 * v2) + (0.7697525880000002 * v8)) * v21))) + v56
    v64 = (v37 * v25) - (v4 * v55)
    v65 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v27)) - v64
    v66 = (v5 * v54) + (v6 * v50)
    v67 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v60)) - v66
    v68 = (v2 * v65) - (v1 * v67)
    v69 = (0.15005 * v68) + (v63 - (v2 * v49))
    v70 = ((v5 * v48) + (0.00075 * v23)) - (v6 * v44)
    v71 = v1 * v28
    v72 = (v2 * v34) - (v32 * v71)
    v73 = v5 * (((5.846399999999999e-05 * v20) - (0.0012435839999999998 * v60)) - (0.0028799999999999997 * v72))
    v74 = (((0.0006421600000000001 * v53) - (v42 * v45)) - (0.00020216000000000006 * v51)) + v73
    v75 = -(v74 - (v6 * ((v37 * v40) - (v41 * v36))))
    v76 = v75 - (0.0006500000000000002 * (v53 - v52))
    v77 = (((0.3244698455 * v20) - (0.8913300000000002 * v35)) + (0.025374999999999998 * v72)) - (0.011273199 * (v27 - v60))
    v78 = ((v3 * v70) + ((v77 + (0.0203 * v66)) - (0.4318 * v64))) - (v4 * v76)
    v79 = (((37.2347379 * v8) - (1.024164 * v7)) + ((v32 - v31) * v57)) + (v29 * v67)
    return (
        v69 + (v1 * ((v3 * v76) + (v4 * v70))),
        ((v79 + (v71 * v65)) - (v33 * v68)) - v78,
        -v78,
        -v49,
        v75,
        (-4e-05) * v47,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 95 add, 143 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[4])
    v4 = np.cos(q[4])
    v5 = np.sin(q[3])
    v6 = np.cos(q[3])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v4 * v1
    v10 = 0.028252799999999998 * ((v3 * v2) + (v6 * v9))
    v11 = 0.028252799999999998 * v5
    v12 = (((8.743947300000002 * v1) - (0.24892875 * v2)) + ((v5 * v11) * v9)) + (v6 * v10)
    return (
        REAL(0.0),
        ((37.2347379 * v8) - (1.024164 * v7)) - v12,
        -v12,
        v11 * (v3 * v1),
        -v10,
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      g[6]  gravity terms, N m or N

    Operations: 7 add, 14 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:6], REAL, (6,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[4])
    v4 = np.cos(q[4])
    v5 = np.sin(q[3])
    v6 = np.cos(q[3])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v4 * v6
    v10 = (v1 * v9) + (v3 * v2)
    v11 = 0.00011692799999999998 * v1
    v12 = v3 * v5
    v13 = v12 * v1
    v14 = 0.0004043200000000001 * v13
    v15 = v5 * v4
    v16 = v3 * v3
    v17 = 0.00020216000000000006 * v16
    v18 = 0.00020216000000000006 * v4
    v19 = (v4 * v18) - v17
    v20 = v6 * v1
    v21 = v20 * v19
    v22 = 2.0 * v2
    v23 = (((v15 * v1) * v14) + (v11 * v10)) + (v22 * v21)
    v24 = 0.00011692799999999998 * v9
    v25 = v3 * v4
    v26 = ((0.0004043200000000001 * v25) - v24) + (0.0008642879999999998 * v15)
    v27 = v1 * v1
    v28 = (v2 * v9) - (v3 * v1)
    v29 = 0.0024871679999999997 * (v8 - v1)
    v30 = ((v29 * v28) + ((v27 * (0.0008086400000000002 * v25)) - v26)) - v23
    v31 = 0.5 * qd[4]
    v32 = v5 * v1
    v33 = 0.0004043200000000001 * v16
    v34 = 0.00020000000000000052 + v33
    v35 = v3 * v6
    v36 = ((v13 * v11) - (0.0008642879999999998 * v35)) - ((v32 * v20) * v34)
    v37 = 0.0024871679999999997 * v13
    v38 = v8 * v2
    v39 = v12 * (0.00011692799999999998 + (0.0024871679999999997 * v38))
    v40 = (v36 + (v2 * (v37 + (v4 * v14)))) - v39
    v41 = 0.5 * qd[3]
    v42 = 0.0012435839999999998 * v35
    v43 = v42 + (v35 * v18)
    v44 = ((v2 * v2) - v27) * ((0.022546398 + (0.00011692799999999998 * v4)) - (2.0 * v43))
    v45 = 0.00010000000000000026 + v17
    v46 = v5 * v45
    v47 = (((0.32402200550000004 + (0.0024871679999999997 * v4)) + (0.00011692799999999998 * v35)) - v33) + (v5 * v46)
    v48 = ((v1 * v22) * v47) - v44
    v49 = 0.5 * qd[2]
    v50 = v8 * v1
    v51 = 0.0012435839999999998 * v38
    v52 = ((v50 * (v42 - 0.010956925)) - (0.3848762940000001 * v38)) - (v4 * v51)
    v53 = (((qd[2] * v52) + (v49 * v48)) - (v41 * v40)) - (v31 * v30)
    v54 = v2 * v35
    v55 = (v4 * v1) + v54
    v56 = v7 * ((0.0024871679999999997 * v55) + ((0.7697525880000002 * v1) - (0.02191385 * v2)))
    v57 = ((v8 * (3.203722404 * v7)) + (0.0141984 * ((v8 * v8) - (v7 * v7)))) - v56
    v58 = 2.0 * v52
    v59 = (v57 - v48) - v58
    v60 = 0.5 * qd[1]
    v61 = 0.5 * qd[0]
    v62 = 2e-05 * qd[5]
    v63 = v62 * v55
    v64 = v63 + (v61 * v59)
    v65 = 0.0012435839999999998 * v15
    v66 = v65 + (v5 * v19)
    v67 = (v2 * v66) - (v9 * v14)
    v68 = v65 + (0.0006421600000000001 * v5)
    v69 = v2 * v68
    v70 = v67 - ((0.0008642879999999998 * v10) + v69)
    v71 = (v32 * v46) - (v45 * (v6 * v20))
    v72 = v1 * (0.0016399999999999997 + v17)
    v73 = (v72 + (0.0008642879999999998 * v13)) + v71
    v74 = 5.846399999999999e-05 * v12
    v75 = v2 * v74
    v76 = v75 - (v18 * v13)
    v77 = (((0.13848166650000002 * v1) + (0.0012435839999999998 * v13)) + (0.0004321439999999999 * v55)) - v76
    v78 = v6 * v46
    v79 = qd[2] + qd[1]
    v80 = (v79 * (v77 - (v2 * (0.0038075187499999994 - v78)))) - ((v41 * v73) + (v31 * v70))
    v81 = (v63 - (qd[0] * v52)) - (v61 * v48)
    v82 = 0.5 * v79
    v83 = (v12 * v29) + (0.0008642879999999998 * v54)
    v84 = ((v21 + (0.0006421600000000001 * v20)) - (v9 * v29)) + (v2 * v26)
    v85 = (v62 * v13) - (v61 * v40)
    v86 = (v62 * v10) + (v61 * v30)
    v87 = qd[4] * v4
    v88 = (((v1 * (0.0004321439999999999 * v87)) + (qd[4] * v75)) + (v31 * v83)) - (v82 * v70)
    v89 = 2e-05 * v79
    v90 = 2e-05 * qd[4]
    v91 = 2e-05 * qd[3]
    v92 = ((v91 * v13) - (v90 * v10)) - (v89 * v55)
    v93 = (v69 + (v15 * v11)) + v67
    v94 = 0.0012435839999999998 * v7
    v95 = (v94 * v15) + (0.5 * v93)
    v96 = (v71 + (v22 * v43)) + ((v35 * v11) - v72)
    v97 = (v7 * v42) + (0.5 * v96)
    v98 = v51 + (v1 * v94)
    v99 = v50 - (v7 * v2)
    v100 = 0.0012435839999999998 * v3
    v101 = (v100 * v99) - (v9 * v98)
    v102 = v12 * v15
    v103 = ((v24 + (0.0024871679999999997 * v3)) + (0.0004043200000000001 * v102)) - v101
    v104 = v103 - v101
    v105 = v58 - v56
    v106 = (v39 - ((v5 * v6) * v34)) + (v7 * v37)
    v107 = v41 * v106
    v108 = ((0.0012435839999999998 * v8) * v28) + (v94 * v10)
    v109 = v103 + v108
    v110 = v62 * v35
    v111 = (qd[3] * v43) - v110
    v112 = v66 + v68
    v113 = ((0.0024871679999999997 * v15) * v99) - v112
    v114 = qd[0] * v97
    v115 = qd[4] * v42
    v116 = v62 * v15
    v117 = (v116 - (5.846399999999999e-05 * v87)) - v115
    v118 = (((v117 + (v99 * v115)) - (v87 * v98)) + (v41 * v113)) - (v49 * v109)
    v119 = (qd[0] * v95) + (v60 * v104)
    v120 = 2e-05 * qd[0]
    v121 = v120 * v55
    v122 = (v91 * v35) + (v90 * v15)
    v123 = v122 + v121
    v124 = 0.5 * (v108 - v103)
    v125 = v78 - v74
    v126 = qd[3] * v125
    v127 = (v100 + (5.846399999999999e-05 * v9)) + (0.00020216000000000006 * v102)
    v128 = (v79 * v125) + (v61 * v96)
    v129 = ((v61 * v93) + (qd[2] * v127)) - (qd[1] * v124)
    v130 = 0.00020216000000000006 * v25
    v131 = (0.5 * v21) + ((v2 * v130) - (0.00032108000000000006 * v20))
    v132 = 0.5 * (v66 - v68)
    v133 = v110 + (qd[4] * v132)
    v134 = ((qd[0] * v131) + ((qd[3] * v130) - (v62 * v3))) - (v79 * v132)
    v135 = (v89 * v35) + (v120 * v13)
    v136 = v90 * v3
    v137 = (qd[3] * v132) - v116
    v138 = ((v91 * v3) - (v89 * v15)) + (v120 * v10)
    v139 = v122 - v121
    return (
        v53 - (v60 * v59),
        (v80 - (qd[1] * ((v8 * (0.6903913435000001 + (0.0012435839999999998 * v12))) - (0.023751 * v7)))) - v64,
        v80 - v81,
        (v85 + (v31 * v84)) + (((v41 * v83) + (qd[3] * v76)) - (v82 * v73)),
        (v88 + (v41 * v84)) - v86,
        v92,
        (v64 - (qd[4] * v95)) - (qd[3] * v97),
        (v107 + (v49 * v105)) - (v31 * v104),
        (v107 + (v82 * v105)) - (v31 * v109),
        ((((v99 * (qd[3] * v42)) - v111) + (v82 * v106)) + (v31 * v113)) - v114,
        v118 - v119,
        v123,
        (v81 - (v31 * v93)) - (v41 * v96),
        (qd[4] * v124) - ((v60 * v105) + v126),
        -(v126 + (qd[4] * v127)),
        -((v111 + (v31 * v112)) + v128),
        (v117 - (v41 * v112)) - v129,
        v123,
        (qd[1] * v97) + (((qd[4] * v131) - v85) + (v49 * v96)),
        v114 + (((qd[2] * v125) - v133) - (v60 * v106)),
        v128 - v133,
        qd[4] * v130,
        v134,
        -(v135 + v136),
        v86 + ((qd[1] * v95) + ((v49 * v93) - (qd[3] * v131))),
        (v137 - (qd[2] * v124)) + v119,
        v129 + v137,
        -v134,
        REAL(0.0),
        v138,
        v92,
        v139,
        v139,
        v135 - v136,
        -v138,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 172 add, 235 mul, 0 div, 0 sqrt, 4 sincos, 5 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v3) - (v4 * v9)
    v12 = (v10 * v4) + (v3 * v9)
    v13 = v12 * v11
    v14 = v10 * v9
    v15 = qdd[0] * v2
    v16 = v15 - v14
    v17 = qdd[3] + v16
    v18 = v13 - v17
    v19 = qd[0] * v2
    v20 = qd[3] + v19
    v21 = (v5 * v20) - (v6 * v11)
    v22 = qd[4] + v12
    v23 = v22 * v21
    v24 = (qdd[0] * v1) + ((2.0 * v10) * v19)
    v25 = v9 * v19
    v26 = qdd[1] + qdd[2]
    v27 = v25 - v26
    v28 = ((v4 * v24) - (v12 * (2.0 * v20))) + (v3 * v27)
    v29 = (v23 + (v5 * v28)) + (v6 * v18)
    v30 = 4e-05 * (qdd[5] - v29)
    v31 = (0.00020000000000000004 * (v23 + v29)) - v30
    v32 = (v5 * v18) - (v6 * v28)
    v33 = (v6 * v20) + (v5 * v11)
    v34 = ((2.0 * v22) * v33) - v32
    v35 = v10 * v10
    v36 = v35 + (v19 * v19)
    v37 = qd[0] * qd[0]
    v38 = qd[1] * qd[1]
    v39 = v38 + v37
    v40 = 0.4318 * v8
    v41 = 0.4318 * v7
    v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40)
    v43 = (9.81 + (qdd[1] * v40)) - (v38 * v41)
    v44 = (v2 * v42) + (v1 * v43)
    v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27)
    v46 = v14 - v16
    v47 = qd[0] * (2.0 * qd[1])
    v48 = ((v47 * v41) - (0.15005 * v37)) - (qdd[0] * v40)
    v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46)
    v50 = (v4 * v49) + (v3 * v45)
    v51 = 3.9999999999999996e-05 * qd[5]
    v52 = (((v51 * v22) + (1.9999999999999998e-05 * v32)) - (0.0028799999999999997 * v50)) - (0.0004221600000000001 * v34)
    v53 = (((0.0006500000000000002 * (v17 + v13)) - (0.00075 * v18)) - (v5 * v52)) - (v6 * v31)
    v54 = (v4 * v45) - (v3 * v49)
    v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21))
    v56 = v33 * v21
    v57 = v20 * v11
    v58 = (v57 - (v3 * v24)) + (v4 * v27)
    v59 = qdd[4] - v58
    v60 = v56 - v59
    v61 = 0.0028799999999999997 * v6
    v62 = ((v5 * v55) + (1.25 * v54)) + (v61 * v60)
    v63 = (1.25 * v50) + (0.0028799999999999997 * v34)
    v64 = (v4 * v63) - (v3 * v62)
    v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53
    v66 = (0.023751 * v8) + (0.1208630640000001 * v7)
    v67 = (qdd[1] * v66) + ((v37 - v39) * ((0.023751 * v7) - (0.1208630640000001 * v8)))
    v68 = (0.03707455999999998 * v7) - (0.0141984 * v8)
    v69 = 0.0070992 + (v8 * v68)
    v70 = ((v47 * v69) - v67) + (qdd[0] * (1.2999309934803147 + (v7 * v68)))
    v71 = (v4 * v62) + (v3 * v63)
    v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44))
    v73 = (v2 * v43) - (v1 * v42)
    v74 = v35 + (v9 * v9)
    v75 = v25 + v26
    v76 = ((0.4318 * v74) - v73) - (0.0203 * v75)
    v77 = 0.0028799999999999997 * v5
    v78 = (v77 * v60) - ((v6 * v55) + (1.25 * v76))
    v79 = ((0.35158 * v74) - (7.54015748031496 * v73)) - v78
    v80 = (v2 * v72) + (v1 * v79)
    v81 = (0.15005 * v80) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))))
    v82 = ((v5 * v31) + (0.00075 * v28)) - (v6 * v52)
    v83 = (((v51 * v21) + (v77 * v76)) - (0.0004221600000000001 * v60)) - (v61 * v54)
    v84 = v83 + (0.00022000000000000003 * (v59 + v56))
    v85 = (0.0006500000000000002 * (v57 + v58)) - v84
    v86 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46)
    v87 = v1 * ((((v3 * v85) + v86) - (0.4318 * v64)) - (v4 * v82))
    v88 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74))
    v89 = ((v4 * v85) + ((v88 + (0.35158 * v44)) - (0.0203 * v78))) + (0.4318 * v71)
    v90 = v89 + (v3 * v82)
    v91 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v7)) - (qdd[0] * v66)) + ((v38 - v39) * v69)
    return (
        (v81 - (v2 * v65)) - v87,
        ((v91 - (v41 * v80)) - (v40 * ((v2 * v79) - (v1 * v72)))) - v90,
        -v90,
        v53,
        v84,
        v30,
    )


def inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Operations: 120 add, 152 mul, 0 div, 0 sqrt, 4 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _forward_dynamics(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (v3 * v9)
    v12 = qd[4] + v11
    v13 = (v4 * v9) - (v10 * v3)
    v14 = qd[0] * v2
    v15 = qd[3] + v14
    v16 = (v5 * v13) - (v6 * v15)
    v17 = v13 * v11
    v18 = v10 * v9
    v19 = v17 - v18
    v20 = v9 * v14
    v21 = v10 * v14
    v22 = 2.0 * v21
    v23 = ((v3 * v20) - (v11 * (2.0 * v15))) + (v4 * v22)
    v24 = (v6 * v23) + ((v5 * v19) - (v16 * (2.0 * v12)))
    v25 = 0.0028799999999999997 * v3
    v26 = (v5 * v15) + (v6 * v13)
    v27 = 0.0028799999999999997 * v26
    v28 = (v12 * (0.0028799999999999997 * v12)) + (v26 * v27)
    v29 = v13 * v15
    v30 = ((v4 * v20) - v29) - (v3 * v22)
    v31 = (v16 * v27) - (0.0028799999999999997 * v30)
    v32 = (v5 * v28) - (v6 * v31)
    v33 = (v4 * v32) + (v25 * v24)
    v34 = v10 * v10
    v35 = v34 + (v14 * v14)
    v36 = 0.4318 * v8
    v37 = v2 * v36
    v38 = qd[0] * qd[0]
    v39 = qd[1] * qd[1]
    v40 = v39 + v38
    v41 = 0.4318 * v7
    v42 = (v39 * v41) - 9.81
    v43 = (v1 * v42) + (v40 * v37)
    v44 = ((0.4318 * v20) - v43) - (0.0203 * v35)
    v45 = 0.0028799999999999997 * v4
    v46 = qd[1] * qd[0]
    v47 = ((0.8636 * v46) * v7) - (0.15005 * v38)
    v48 = (v47 + (0.0406 * v18)) + (0.8636 * v21)
    v49 = v1 * v36
    v50 = (v2 * v42) - (v40 * v49)
    v51 = 0.0028799999999999997 * v5
    v52 = v34 + (v9 * v9)
    v53 = 5.846399999999999e-05 * v5
    v54 = (0.0006421600000000001 * v30) + (((v53 * v20) - ((0.0012435839999999998 * v5) * v52)) - (v51 * v50))
    v55 = v54 + (v6 * ((v45 * v44) - (v25 * v48)))
    v56 = 4e-05 * (qd[5] - v16)
    v57 = v55 - (v26 * (v56 + (0.00024216000000000005 * v16)))
    v58 = (-v57) - (0.0006500000000000002 * (v30 - v29))
    v59 = (v5 * v31) + (v6 * v28)
    v60 = (((0.011273199 * (v35 - v52)) - (0.3244698455 * v20)) + (0.8913300000000002 * v43)) - (0.025374999999999998 * v50)
    v61 = (((v25 * v44) + (v45 * v48)) - (v12 * v56)) + (0.0004421600000000001 * v24)
    v62 = v12 * v26
    v63 = (v62 - (v6 * v19)) + (v5 * v23)
    v64 = tau[5] - (0.00020000000000000004 * (v62 + v63))
    v65 = (v5 * v64) - ((v6 * v61) + (0.00075 * v23))
    v66 = (((v60 - (0.0203 * v59)) + (v4 * v58)) - (0.4318 * v33)) + (v3 * v65)
    v67 = (((9.999999999999983e-05 * v17) - (0.0013999999999999998 * v18)) + (v5 * v61)) + (v6 * v64)
    v68 = tau[3] - v67
    v69 = v5 * (0.00024216000000000005 * v5)
    v70 = 0.0015999999999999999 + v69
    v71 = 1.0 / v70
    v72 = v5 * v3
    v73 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v74 = v72 * v73
    v75 = v74 * v71
    v76 = tau[4] + v57
    v77 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v78 = v53 - (v4 * v77)
    v79 = 1557.2443004858599 * v78
    v80 = ((tau[2] + (v79 * v76)) + (v75 * v68)) - v66
    v81 = 0.0012435839999999998 * v8
    v82 = v6 * v81
    v83 = v4 * v1
    v84 = v6 * v2
    v85 = (v1 * v51) - (v45 * v84)
    v86 = ((v78 + (v2 * (v5 * v81))) + (v83 * v82)) + (v41 * v85)
    v87 = v72 * v2
    v88 = 0.0012435839999999998 * v7
    v89 = v72 * v1
    v90 = ((v88 * v87) + v74) - (v81 * v89)
    v91 = v90 * v71
    v92 = v5 * v4
    v93 = (0.0028799999999999997 * v92) - 0.025374999999999998
    v94 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v95 = (v93 * v37) + (v94 * v49)
    v96 = (v94 * v2) - (v1 * v93)
    v97 = (v41 * v96) - v95
    v98 = 0.0024871679999999997 * v6
    v99 = v69 - 0.00119216
    v100 = v3 * (0.0012921600000000003 + v99)
    v101 = v3 * v100
    v102 = v101 + (((0.00011692799999999998 * v92) - 0.3592922305) - v98)
    v103 = v102 - v97
    v104 = v103 + ((v74 * v91) + (v79 * v86))
    v105 = 1.0 / ((v102 + (v78 * v79)) + (v74 * v75))
    v106 = v104 * v105
    v107 = ((0.025374999999999998 * v35) - (0.8913300000000002 * v20)) - v33
    v108 = 1557.2443004858599 * v86
    v109 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v52)) - v59
    v110 = (0.0141984 * v8) + (1.601861202 * v7)
    v111 = (v8 * v110) - 0.0070992
    v112 = (((1.024164 * v7) + tau[1]) - (37.2347379 * v8)) + ((v39 - v40) * v111)
    v113 = (v2 * v107) + (v1 * v109)
    v114 = (((v112 - (v37 * v109)) + (v108 * v76)) + (v49 * v107)) - (v41 * v113)
    v115 = (v114 - (v106 * v80)) + ((v91 * v68) - v66)
    v116 = ((((1.748114002 + v97) - (v86 * v108)) - (v90 * v91)) - v103) + (v104 * v106)
    v117 = 1.0 / v116
    v118 = 0.0047376000000000015 * v2
    v119 = ((((5.846399999999999e-05 * v89) + v118) + (v2 * v74)) + (0.15005 * v96)) - (v83 * v100)
    v120 = v3 * v1
    v121 = ((v3 * (v82 + (5.846399999999999e-05 * v84))) - (v77 * v120)) - (0.15005 * v85)
    v122 = 1557.2443004858599 * v121
    v123 = 5.846399999999999e-05 * v92
    v124 = v123 - v70
    v125 = v1 * v92
    v126 = v73 * v125
    v127 = ((v126 - (v92 * v81)) + (0.0004321439999999999 * v87)) - (v2 * v124)
    v128 = v127 * v71
    v129 = (v74 * v128) - ((v78 * v122) + v119)
    v130 = v129 * v105
    v131 = (((v72 * v88) + ((0.023751 * v8) + (0.6903913435000001 * v7))) + (v86 * v122)) + v119
    v132 = (v131 - (v90 * v128)) + (v104 * v130)
    v133 = v132 * v117
    v134 = ((v36 + (0.0203 * v2)) - (0.4318 * v1)) * ((v3 * v32) - (v45 * v24))
    v135 = (v118 * v20) + (v18 * (((0.022546398 * v1) - (0.02191385 * v8)) + (0.648939691 * v2)))
    v136 = ((v38 - v40) * ((0.023751 * v7) - (0.6903913435000001 * v8))) + tau[0]
    v137 = (v47 * ((0.025374999999999998 * v2) - (0.8913300000000002 * v1))) + v136
    v138 = 0.022546398 * v2
    v139 = (v137 + (v21 * (v138 + (0.7697525880000002 * v8)))) + ((2.0 * v46) * v111)
    v140 = (v139 + ((0.0047376000000000015 * ((qd[0] * v9) - (v1 * v52))) - v135)) + (v122 * v76)
    v141 = (((v140 - v134) - (v120 * v58)) - (v2 * v67)) + (v130 * v80)
    v142 = (v141 + (((0.15005 * v113) + (v83 * v65)) - (v128 * v68))) + (v115 * v133)
    v143 = (v123 - 0.016765112499999985) + v124
    v144 = ((v7 * v110) - ((0.0008642879999999998 * v72) + 3.136777173125)) - (2.0 * ((v2 * v126) - v95))
    v145 = (v138 + (0.00011692799999999998 * v84)) - (v1 * ((((v98 + 0.34123495800000003) - v99) + v143) + v101))
    v146 = (((v143 + (v121 * v122)) + v144) + (v127 * v128)) + (v1 * v145)
    v147 = v142 * (1.0 / ((v146 - (v129 * v130)) + (v132 * v133)))
    v148 = (v115 * v117) - (v133 * v147)
    v149 = ((v105 * v80) + (v130 * v147)) + (v106 * v148)
    v150 = (((v71 * v68) + (v128 * v147)) + (v91 * v148)) - (v75 * v149)
    v151 = ((v63 + (24999.999999999996 * tau[5])) + ((v84 - v125) * v147)) - (v6 * v150)
    return (
        -v147,
        v148,
        -v149,
        v150,
        (((1557.2443004858599 * v76) - (v122 * v147)) + (v108 * v148)) - (v79 * v149),
        v151 - (v72 * (v148 - v149)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 192 add, 254 mul, 4 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:])
    with np.errstate(all="ignore"):
        values = _forward_dynamics(prepared, q, qd, tau)
    return _pack(values[0:6], REAL, (6,), lanes)


def _kinetic_energy(prepared, q, qd):
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.sin(q[3])
    v3 = np.cos(q[3])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[2] + qd[1]
    v11 = qd[0] * v5
    v12 = qd[0] * v4
    v13 = (v7 * v11) - (v6 * v12)
    v14 = qd[3] + v13
    v15 = (v6 * v11) + (v7 * v12)
    v16 = (v10 * v3) + (v2 * v15)
    v17 = qd[4] + v16
    v18 = (v10 * v2) - (v3 * v15)
    v19 = (v0 * v18) + (v1 * v14)
    v20 = qd[5] + v19
    v21 = (0.0203 * v13) + (0.4318 * v11)
    v22 = qd[1] * v6
    v23 = (0.15005 * v13) + (0.4318 * v22)
    v24 = (v2 * v21) + (v3 * v23)
    v25 = (0.4318 * v16) - v24
    v26 = qd[1] * v7
    v27 = ((0.0203 * v10) + (0.4318 * v26)) - (0.15005 * v15)
    v28 = (v0 * v25) + (v1 * v27)
    v29 = (v2 * v23) - (v3 * v21)
    v30 = (0.4318 * v18) - v29
    v31 = (v0 * v27) - (v1 * v25)
    v32 = (v1 * v18) - (v0 * v14)
    v33 = (v8 * v32) - (v9 * v17)
    v34 = (v8 * v17) + (v9 * v32)
    v35 = (v8 * v30) + (v9 * v31)
    v36 = (v8 * v31) - (v9 * v30)
    v37 = ((0.620084 * qd[1]) - (0.5383560000000001 * v12)) + (0.894965952 * ((v7 * v26) + (v6 * v22)))
    v38 = v11 * ((((0.047502 * qd[1]) - (2.3999823019999997 * v11)) + (0.0141984 * v12)) + (0.2901696 * v15))
    v39 = (v13 * (0.14183706799999996 * v13)) + (v12 * (1.03118515 * v12))
    v40 = v39 + (v10 * ((0.10952 * v10) - (0.1103088 * v13)))
    v41 = ((v15 * ((0.218857068 * v15) - (0.680447712 * v26))) + (qd[1] * v37)) - v38
    v42 = (v40 - (v22 * ((0.2901696 * v10) - (0.680447712 * v13)))) + (v14 * (0.0013 * v14))
    v43 = v42 + (0.16844092479999997 * ((v18 * v18) + (v16 * v16)))
    v44 = ((v17 * (0.0004 * v17)) + v41) + (v20 * (4e-05 * v20))
    v45 = v43 - (0.739312 * ((v18 * v29) + (v16 * v24)))
    v46 = v44 + (0.82 * (((v29 * v29) + (v27 * v27)) + (v24 * v24)))
    v47 = v45 + (0.0003 * ((v32 * v32) + (v19 * v19)))
    v48 = v47 + (0.34 * ((v30 * v30) + (v31 * v31)))
    v49 = (v46 + (v28 * (0.43000000000000005 * v28))) + (0.00024216 * ((v33 * v33) + (v34 * v34)))
    v50 = v48 + (0.0057599999999999995 * ((v33 * v35) - (v34 * v36)))
    v51 = 0.5 * (v50 + (v49 + (0.09 * ((v35 * v35) + (v36 * v36)))))
    return (
        (qd[0] * (qd[0] * 0.175)) + v51,
    )


def kinetic_energy(prepared, q, qd):
    """Kinetic energy.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      T  kinetic energy, J

    Operations: 61 add, 101 mul, 0 div, 0 sqrt, 5 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _kinetic_energy(prepared, q, qd)
    return _pack(values[0:1], REAL, (), lanes)


def _potential_energy(prepared, q):
    v0 = np.cos(q[3])
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[2])
    v4 = np.cos(q[2])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = 0.025374999999999998 - (v1 * (0.0028799999999999997 * v0))
    v8 = 0.89133 + (0.0028799999999999997 * v2)
    v9 = 15.7544135 + (v5 * ((3.79559 - (v3 * v8)) + (v4 * v7)))
    return (
        9.81 * (v9 + (v6 * ((0.10439999999999999 + (v4 * v8)) + (v3 * v7)))),
    )


def potential_energy(prepared, q):
    """Potential energy: gravity's part is zero at the base origin, springs' at their rest.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      V  potential energy, J

    Operations: 8 add, 10 mul, 0 div, 0 sqrt, 4 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _potential_energy(prepared, q)
    return _pack(values[0:1], REAL, (), lanes)


def _position_tip(prepared, q):
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
    v10 = 0.05625 * v0
    v11 = (v3 * v10) - 0.0203
    v12 = 0.4318 + (0.05625 * v1)
    v13 = (v5 * v12) - (v4 * v11)
    v14 = (v5 * v11) + ((v4 * v12) - 0.4318)
    v15 = (v7 * v14) + (v6 * v13)
    v16 = 0.15005 + (v2 * v10)
    return (
        (v8 * v16) - (v9 * v15),
        -((v8 * v15) + (v9 * v16)),
        (0.67183 + (v7 * v13)) - (v6 * v14),
    )


def position_tip(prepared, q):
    """Position of tip, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      x[3]  position, m

    Operations: 11 add, 16 mul, 0 div, 0 sqrt, 5 sincos, 1 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _position_tip(prepared, q)
    return _pack(values[0:3], REAL, (3,), lanes)


def _rotation_tip(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = np.sin(q[0])
    v11 = np.cos(q[0])
    v12 = (v2 * v1) + (v3 * v0)
    v13 = v4 * v12
    v14 = (v3 * v1) - (v2 * v0)
    v15 = v5 * v14
    v16 = (v7 * v15) - v13
    v17 = v6 * v8
    v18 = (v9 * v16) - (v17 * v14)
    v19 = v6 * v9
    v20 = (v7 * v8) + (v5 * v19)
    v21 = (v8 * v16) + (v19 * v14)
    v22 = (v7 * v9) - (v5 * v17)
    v23 = v4 * v14
    v24 = v5 * v12
    v25 = v24 + (v7 * v23)
    v26 = v4 * v6
    v27 = v23 + (v7 * v24)
    return (
        (v11 * v18) - (v10 * v20),
        -((v10 * v22) + (v11 * v21)),
        (v10 * v26) - (v11 * v25),
        (v11 * v20) + (v10 * v18),
        (v11 * v22) - (v10 * v21),
        -((v10 * v25) + (v11 * v26)),
        (v9 * v27) - (v17 * v12),
        -((v8 * v27) + (v19 * v12)),
        v15 - (v7 * v13),
    )


def rotation_tip(prepared, q):
    """Rotation of the link that carries tip: its axes are the columns, in the base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      R[3][3]  rotation matrix; row by row

    Operations: 18 add, 39 mul, 0 div, 0 sqrt, 6 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _rotation_tip(prepared, q)
    return _pack(values[0:9], REAL, (3, 3), lanes)


def _jacobian_tip(prepared, q):
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
    v11 = v6 * v5
    v12 = (v2 * v1) + (v3 * v0)
    v13 = (v7 * v12) + (v11 * v10)
    v14 = v4 * v9
    v15 = (v8 * v13) + (v6 * v14)
    v16 = 0.4318 * v3
    v17 = v16 + (0.0203 * v10)
    v18 = (v8 * v17) - (0.15005 * v9)
    v19 = v8 * v12
    v20 = (0.4318 * v19) - v18
    v21 = v20 + (0.05625 * v15)
    v22 = (v7 * v10) - (v11 * v12)
    v23 = 0.0203 * v12
    v24 = v23 + (0.4318 * v10)
    v25 = v24 + (0.05625 * v22)
    v26 = (0.4318 * v2) + v25
    v27 = v23 - v25
    v28 = v18 + v21
    v29 = v20 - v21
    v30 = v4 * v12
    v31 = v24 - v25
    v32 = v4 * v8
    v33 = (v32 * v10) - (v5 * v9)
    v34 = (0.15005 * v8) + (v9 * v17)
    v35 = v9 * v12
    v36 = (0.4318 * v35) - v34
    v37 = (v6 * v32) - (v9 * v13)
    v38 = (0.05625 * v37) - v36
    v39 = v34 - v38
    v40 = v36 + v38
    v41 = (v5 * v8) + (v14 * v10)
    v42 = (v8 * v21) - (v9 * v38)
    v43 = -v9
    return (
        v21,
        -(v9 * v26),
        -(v9 * v25),
        (v10 * v28) + (v19 * v27),
        -((v33 * v31) + (v30 * v29)),
        (v15 * v31) - (v22 * v29),
        v38,
        -(v8 * v26),
        -(v8 * v25),
        -((v10 * v39) + (v35 * v27)),
        (v41 * v31) + (v30 * v40),
        (v22 * v40) + (v37 * v31),
        REAL(0.0),
        -v42,
        -(v42 + (v16 * ((v8 * v8) + (v9 * v9)))),
        (v35 * v28) - (v19 * v39),
        (v41 * v29) - (v33 * v40),
        (v15 * v40) + (v37 * v29),
        REAL(0.0),
        v8,
        v8,
        -v35,
        v41,
        v37,
        REAL(0.0),
        v43,
        v43,
        -v19,
        v33,
        -v15,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v30,
        v22,
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 36 add, 63 mul, 0 div, 0 sqrt, 5 sincos, 12 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _jacobian_tip(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _influence_tip(prepared, q):
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
    v11 = v4 * v10
    v12 = v8 * v7
    v13 = (v2 * v1) + (v3 * v0)
    v14 = v4 * v13
    v15 = v8 * v6
    v16 = ((v5 * v15) + (v9 * v14)) + (v12 * v11)
    v17 = 0.4318 * v3
    v18 = v17 + (0.0203 * v10)
    v19 = (v4 * v18) - (0.15005 * v5)
    v20 = (0.4318 * v14) - v19
    v21 = v20 + (0.05625 * v16)
    v22 = (v9 * v10) - (v12 * v13)
    v23 = 0.0203 * v13
    v24 = v23 + (0.4318 * v10)
    v25 = v24 + (0.05625 * v22)
    v26 = (0.4318 * v2) + v25
    v27 = -(v5 * v26)
    v28 = -(v5 * v25)
    v29 = v19 + v21
    v30 = v23 - v25
    v31 = (v14 * v30) + (v10 * v29)
    v32 = v20 - v21
    v33 = v6 * v13
    v34 = v24 - v25
    v35 = (v6 * v11) - (v7 * v5)
    v36 = (v35 * v34) + (v33 * v32)
    v37 = -v36
    v38 = (v16 * v34) - (v22 * v32)
    v39 = v5 * v10
    v40 = v5 * v13
    v41 = ((v9 * v40) - (v4 * v15)) + (v12 * v39)
    v42 = (0.15005 * v4) + (v5 * v18)
    v43 = (0.4318 * v40) - v42
    v44 = v43 + (0.05625 * v41)
    v45 = v4 * v26
    v46 = v4 * v25
    v47 = v42 + v44
    v48 = (v40 * v30) + (v10 * v47)
    v49 = v43 - v44
    v50 = (v7 * v4) + (v6 * v39)
    v51 = (v50 * v34) + (v33 * v49)
    v52 = (v22 * v49) - (v41 * v34)
    v53 = (v4 * v21) + (v5 * v44)
    v54 = (v4 * v4) + (v5 * v5)
    v55 = (v17 * v54) + v53
    v56 = (v14 * v47) - (v40 * v29)
    v57 = (v35 * v49) - (v50 * v32)
    v58 = (v16 * v49) - (v41 * v32)
    v59 = -v51
    v60 = -v52
    v61 = v5 * v55
    v62 = v5 * v56
    v63 = v5 * v57
    v64 = -(v5 * v58)
    v65 = -((v10 * v51) - (v14 * v57))
    v66 = -((v10 * v52) + (v14 * v58))
    v67 = (v35 * v58) - (v33 * v52)
    v68 = v4 * v55
    v69 = v4 * v56
    v70 = v4 * v57
    v71 = -(v4 * v58)
    v72 = -((v10 * v36) + (v40 * v57))
    v73 = (v10 * v38) + (v40 * v58)
    v74 = (v33 * v38) - (v50 * v58)
    v75 = -(v54 * v25)
    v76 = -((v4 * v48) - (v5 * v31))
    v77 = (v4 * v51) - (v5 * v36)
    v78 = (v4 * v52) + (v5 * v38)
    v79 = -((v14 * v36) + (v40 * v51))
    v80 = (v14 * v38) - (v40 * v52)
    v81 = -((v35 * v38) - (v50 * v52))
    return (
        v21,
        v27,
        v28,
        v31,
        v37,
        v38,
        -v44,
        -v45,
        -v46,
        -v48,
        v51,
        v52,
        REAL(0.0),
        -v53,
        -v55,
        -v56,
        -v57,
        v58,
        v44,
        v45,
        v46,
        v48,
        v59,
        v60,
        v45,
        v5 * v53,
        v61,
        v62,
        v63,
        v64,
        v46,
        v61,
        v61,
        v62,
        v63,
        v64,
        v48,
        v62,
        v62,
        (v10 * v48) + (v14 * v56),
        v65,
        v66,
        v59,
        v63,
        v63,
        v65,
        -((v35 * v57) + (v33 * v51)),
        v67,
        v60,
        v64,
        v64,
        v66,
        v67,
        -((v16 * v58) + (v22 * v52)),
        v21,
        v27,
        v28,
        v31,
        v37,
        v38,
        v27,
        v4 * v53,
        v68,
        v69,
        v70,
        v71,
        v28,
        v68,
        v68,
        v69,
        v70,
        v71,
        v31,
        v69,
        v69,
        (v10 * v31) - (v40 * v56),
        v72,
        v73,
        v37,
        v70,
        v70,
        v72,
        (v50 * v57) - (v33 * v36),
        v74,
        v38,
        v71,
        v71,
        v73,
        v74,
        (v22 * v38) + (v41 * v58),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v54 * v26),
        v75,
        v76,
        v77,
        v78,
        REAL(0.0),
        v75,
        v75,
        v76,
        v77,
        v78,
        REAL(0.0),
        v76,
        v76,
        (v14 * v31) + (v40 * v48),
        v79,
        v80,
        REAL(0.0),
        v77,
        v77,
        v79,
        (v35 * v36) + (v50 * v51),
        v81,
        REAL(0.0),
        v78,
        v78,
        v80,
        v81,
        (v16 * v38) - (v41 * v52),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 58 add, 118 mul, 0 div, 0 sqrt, 5 sincos, 25 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_tip(prepared, q):
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
    v11 = v1 * v10
    v12 = -v11
    v13 = (v5 * v3) - (v4 * v2)
    v14 = v1 * v13
    v15 = (v7 * v0) + (v6 * v14)
    v16 = v8 * v7
    v17 = v8 * v6
    v18 = ((v0 * v17) - (v16 * v14)) - (v9 * v11)
    v19 = -v1
    v20 = v0 * v10
    v21 = v0 * v13
    v22 = (v7 * v1) - (v6 * v21)
    v23 = ((v1 * v17) + (v9 * v20)) + (v16 * v21)
    v24 = v6 * v10
    v25 = (v16 * v10) - (v9 * v13)
    v26 = -v14
    v27 = -(v1 * v24)
    v28 = v1 * v25
    v29 = -v21
    v30 = -(v0 * v24)
    v31 = v0 * v25
    v32 = -((v0 * v20) + (v1 * v11))
    v33 = -((v0 * v22) - (v1 * v15))
    v34 = -((v0 * v23) - (v1 * v18))
    return (
        REAL(0.0),
        v0,
        v0,
        v12,
        v15,
        v18,
        REAL(0.0),
        v19,
        v19,
        -v20,
        -v22,
        -v23,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v24,
        -v25,
        REAL(0.0),
        v1,
        v1,
        v20,
        v22,
        v23,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v26,
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v26,
        v27,
        v28,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v22) - (v20 * v24),
        (v13 * v23) + (v20 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v24 * v23) + (v22 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v0,
        v0,
        v12,
        v15,
        v18,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v29,
        v30,
        v31,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v29,
        v30,
        v31,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v15) + (v24 * v11),
        (v13 * v18) - (v11 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v24 * v18) + (v15 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v32,
        v33,
        v34,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v11 * v22) + (v20 * v15),
        (v11 * v23) + (v20 * v18),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v22 * v18) - (v15 * v23),
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 21 add, 51 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_rotational_tip(prepared, q)
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
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = np.sin(q[0])
    v11 = np.cos(q[0])
    v12 = (v2 * v1) + (v3 * v0)
    v13 = v5 * v12
    v14 = (v3 * v1) - (v2 * v0)
    v15 = (v6 * v14) + (v7 * v13)
    v16 = v4 * v12
    v17 = (v8 * v15) + (v9 * v16)
    v18 = 0.00015 * v17
    v19 = v11 * v14
    v20 = (v4 * v10) - (v5 * v19)
    v21 = v11 * v12
    v22 = (v6 * v21) + (v7 * v20)
    v23 = (v5 * v10) + (v4 * v19)
    v24 = (v9 * v23) - (v8 * v22)
    v25 = (v6 * v20) - (v7 * v21)
    v26 = (v6 * v13) - (v7 * v14)
    v27 = v26 * v25
    v28 = (v8 * v16) - (v9 * v15)
    v29 = 0.00015 * v28
    v30 = (v9 * v22) + (v8 * v23)
    v31 = ((4e-05 * v27) - (v24 * v18)) - (v30 * v29)
    v32 = 0.0003 * v15
    v33 = 0.0004 * v23
    v34 = (((v16 * v33) - (v22 * v32)) - (0.0003 * v27)) - v31
    v35 = v14 * v21
    v36 = 0.0018 * v23
    v37 = 0.0018 * v20
    v38 = v34 + (((v16 * v36) - (0.0013 * v35)) - (v13 * v37))
    v39 = 0.066 * v12
    v40 = (v19 * v39) - (0.0125 * v35)
    v41 = v10 * v14
    v42 = (v4 * v11) + (v5 * v41)
    v43 = v10 * v12
    v44 = (v7 * v43) + (v6 * v42)
    v45 = 0.0003 * v44
    v46 = (v6 * v43) - (v7 * v42)
    v47 = 0.0003 * v46
    v48 = (v4 * v41) - (v5 * v11)
    v49 = 0.0004 * v48
    v50 = (v9 * v48) - (v8 * v46)
    v51 = 0.00015 * v50
    v52 = 4e-05 * v44
    v53 = (v8 * v48) + (v9 * v46)
    v54 = 0.00015 * v53
    v55 = ((v26 * v52) + (v17 * v51)) + (v28 * v54)
    v56 = v55 + (((v16 * v49) - (v15 * v47)) + (v26 * v45))
    v57 = 0.0018 * v48
    v58 = 0.0013 * v43
    v59 = 0.0018 * v42
    v60 = (((v14 * v58) - (v16 * v57)) - (v13 * v59)) - v56
    v61 = 0.0125 * v43
    v62 = (v14 * v61) - (v41 * v39)
    v63 = (v10 * (v60 + v62)) - (v11 * (v38 + v40))
    v64 = 0.67183 + (0.4318 * v2)
    v65 = (0.0203 * v12) + v64
    v66 = (0.4318 * v14) + v65
    v67 = (0.032 * v26) - v66
    v68 = 0.09 * v67
    v69 = 0.4318 * v3
    v70 = v11 * v69
    v71 = (v70 + (0.15005 * v10)) + (0.0203 * v19)
    v72 = (0.4318 * v21) - v71
    v73 = (0.032 * v25) - v72
    v74 = v73 * v68
    v75 = 0.34 * v66
    v76 = v74 + (v72 * v75)
    v77 = v65 + (0.4508 * v14)
    v78 = 0.82 * v77
    v79 = (0.4508 * v21) - v71
    v80 = v76 + (v79 * v78)
    v81 = v10 * v69
    v82 = (v81 - (0.15005 * v11)) + (0.0203 * v41)
    v83 = (0.4318 * v43) - v82
    v84 = v83 + (0.032 * v44)
    v85 = v84 * v68
    v86 = (v83 * v75) - v85
    v87 = (0.4508 * v43) - v82
    v88 = v86 + (v87 * v78)
    v89 = (v70 + (0.16415 * v10)) - (0.07 * v21)
    v90 = (v81 - (0.16415 * v11)) - (0.07 * v43)
    v91 = (v10 * v90) + (v11 * v89)
    v92 = (0.336 * v14) + (4.8 * v64)
    v93 = ((v92 * v91) - (v10 * v88)) - (v11 * v80)
    v94 = (0.068 * v3) - (0.006 * v2)
    v95 = (0.2275 * v10) + (v11 * v94)
    v96 = (v10 * v94) - (0.2275 * v11)
    v97 = (v10 * v96) + (v11 * v95)
    v98 = 0.09 * v73
    v99 = 0.34 * v72
    v100 = v99 - v98
    v101 = 0.82 * v79
    v102 = v100 + v101
    v103 = 4.8 * v89
    v104 = v103 - v102
    v105 = 0.09 * v84
    v106 = 0.34 * v83
    v107 = v105 + v106
    v108 = 0.82 * v87
    v109 = v107 + v108
    v110 = 4.8 * v90
    v111 = v110 - v109
    v112 = (v10 * v111) + (v11 * v104)
    v113 = (0.67183 * v112) + ((((0.0 - (0.10439999999999999 * v3)) - (1.1832 * v2)) * v97) - v93)
    v114 = v11 * v11
    v115 = v10 * v10
    v116 = v115 + v114
    v117 = (v2 * (0.394 * v3)) * v116
    v118 = (v117 - v113) + v63
    v119 = (v10 * v60) - (v11 * v38)
    v120 = v119 + ((v10 * v62) - (v11 * v40))
    v121 = (v64 * v112) - v93
    v122 = v63 - v121
    v123 = (v43 * v38) + (v21 * v60)
    v124 = (v43 * v65) + (v14 * v82)
    v125 = (v14 * v71) + (v21 * v65)
    v126 = (((v43 * v80) - (v21 * v88)) - (v124 * v102)) + (v125 * v109)
    v127 = v126 + v123
    v128 = (v48 * v34) - (v23 * v56)
    v129 = (v23 * v66) + (v16 * v72)
    v130 = (v48 * v66) + (v16 * v83)
    v131 = (v130 * v100) - (v129 * v107)
    v132 = ((v48 * v76) - v131) - (v23 * v86)
    v133 = v132 + v128
    v134 = (v66 * v44) + (v26 * v83)
    v135 = (v26 * v72) - (v66 * v25)
    v136 = (v105 * v135) + (v98 * v134)
    v137 = (v136 - (v25 * v85)) + (v44 * v74)
    v138 = (v44 * v31) - (v25 * v55)
    v139 = (2.0 * v138) - v137
    v140 = v73 * v98
    v141 = v140 + (v72 * v99)
    v142 = v141 + (v79 * v101)
    v143 = v73 * v105
    v144 = (v72 * v106) - v143
    v145 = v144 + (v79 * v108)
    v146 = ((v10 * v145) + (v103 * v91)) + (v11 * v142)
    v147 = v84 * v105
    v148 = v147 + (v83 * v106)
    v149 = v148 + (v87 * v108)
    v150 = ((v10 * v149) + (v110 * v91)) + (v11 * v145)
    v151 = (v11 * v150) - (v97 * (17.4 * ((v10 * v95) - (v11 * v96))))
    v152 = ((v44 * v52) + (v50 * v51)) + (v53 * v54)
    v153 = v152 + (((v48 * v49) + (v46 * v47)) + (v44 * v45))
    v154 = v153 + (((v43 * v58) + (v48 * v57)) + (v42 * v59))
    v155 = v25 * v25
    v156 = (4e-05 * v155) + (0.00015 * ((v24 * v24) + (v30 * v30)))
    v157 = v156 + ((v23 * v33) + (0.0003 * (v155 + (v22 * v22))))
    v158 = v21 * v21
    v159 = v157 + (((v23 * v36) + (0.0013 * v158)) + (v20 * v37))
    v160 = ((v19 * (0.066 * v19)) + ((0.086 * v115) - (0.086 * v114))) + (0.0125 * v158)
    v161 = 0.066 * v41
    v162 = v11 * v10
    v163 = v162 * ((v159 + ((v160 - (v43 * v61)) - (v41 * v161))) - v154)
    v164 = ((v25 * v52) - (v24 * v51)) - (v30 * v54)
    v165 = (((v23 * v49) + (v22 * v47)) - (v25 * v45)) - v164
    v166 = v165 + (((v21 * v58) + (v23 * v57)) - (v20 * v59))
    v167 = (((0.086 * v162) - (v21 * v61)) - (v19 * v161)) - v166
    v168 = v162 * ((0.539 - (v3 * (0.13 * v3))) - (v2 * (0.524 * v2)))
    v169 = v115 - v114
    v170 = ((v169 * ((-v167) - v168)) - (-(v169 * v168))) + v163
    v171 = (v169 * v167) - v163
    v172 = v69 * v116
    v173 = ((v10 * ((v172 * v104) - v146)) - v171) - (v11 * ((v172 * v111) - v150))
    v174 = (v43 * v71) - (v21 * v82)
    v175 = ((v43 * v145) + (v174 * v109)) - (v21 * v149)
    v176 = ((v43 * v142) + (v174 * v102)) - (v21 * v145)
    v177 = (v10 * v176) - (v11 * v175)
    v178 = v26 * v26
    v179 = v16 * v16
    v180 = ((4e-05 * v178) + (v17 * v18)) + (v28 * v29)
    v181 = v180 + (((v15 * v32) + (0.0004 * v179)) + (0.0003 * v178))
    v182 = (v10 * v43) + (v11 * v21)
    v183 = v182 * (v181 + ((v14 * (0.0013 * v14)) + (0.0018 * (v179 + (v13 * v13)))))
    v184 = (v10 * v166) - (v11 * v154)
    v185 = (v10 * v159) - (v11 * v166)
    v186 = (v43 * v185) - (v21 * v184)
    v187 = v186 + (((v14 * v119) - v183) - v177)
    v188 = v10 * v16
    v189 = (v11 * v23) + (v10 * v48)
    v190 = v11 * v16
    v191 = ((v189 * v181) - (v188 * v56)) - (v190 * v34)
    v192 = (v48 * v72) - (v23 * v83)
    v193 = ((v48 * v144) - (v192 * v107)) - (v23 * v148)
    v194 = ((v48 * v141) - (v192 * v100)) - (v23 * v144)
    v195 = (v10 * v194) - (v11 * v193)
    v196 = v48 * v165
    v197 = v196 - (v23 * v153)
    v198 = v23 * v165
    v199 = (v48 * v157) - v198
    v200 = (v10 * v199) - (v11 * v197)
    v201 = -(v200 - (v195 + v191))
    v202 = v44 * v164
    v203 = v202 - (v25 * v152)
    v204 = v25 * v164
    v205 = (v44 * v156) - v204
    v206 = (v10 * v205) + (v11 * v203)
    v207 = v26 * v55
    v208 = (v44 * v180) - v207
    v209 = (v44 * v72) + (v83 * v25)
    v210 = v98 * v209
    v211 = (v210 + (v44 * v140)) - (v25 * v143)
    v212 = v211 + v208
    v213 = v26 * v31
    v214 = v213 - (v25 * v180)
    v215 = v105 * v209
    v216 = (v215 + (v44 * v143)) - (v25 * v147)
    v217 = v216 + v214
    v218 = -(((v10 * v212) - v206) + (v11 * v217))
    v219 = (v43 * v154) + (v21 * v166)
    v220 = (v41 * v60) - (v19 * v38)
    v221 = (v43 * v166) + (v21 * v159)
    v222 = (v220 + (v10 * v219)) + (v11 * v221)
    v223 = -(v177 + v222)
    v224 = ((v43 * v221) - (v14 * v123)) - (v21 * v219)
    v225 = (v43 * v197) + (v21 * v199)
    v226 = (v43 * v23) - (v21 * v48)
    v227 = (v14 * v23) + (v16 * v21)
    v228 = (v43 * v16) + (v14 * v48)
    v229 = ((v227 * v56) + (v226 * v181)) - (v228 * v34)
    v230 = (v43 * v193) + (v21 * v194)
    v231 = (v43 * v203) - (v21 * v205)
    v232 = (v196 + (v23 * v157)) + (v16 * v34)
    v233 = (v198 + (v48 * v153)) + (v16 * v56)
    v234 = (v10 * v233) + (v11 * v232)
    v235 = v195 + v234
    v236 = (v43 * v232) - (v21 * v233)
    v237 = (v48 * v197) + (v23 * v199)
    v238 = (v48 * v203) - (v23 * v205)
    v239 = (v213 + (v25 * v156)) + v202
    v240 = (v204 + (v44 * v152)) + v207
    v241 = (v10 * v240) - (v11 * v239)
    v242 = -(v241 + ((v10 * v211) + (v11 * v216)))
    v243 = (v43 * v239) + (v21 * v240)
    v244 = (v48 * v239) + (v23 * v240)
    v245 = ((v44 * v203) + (v26 * v138)) + (v25 * v205)
    v246 = -v171
    v247 = v183 - v220
    v248 = v67 * v68
    v249 = v248 + (v66 * v75)
    v250 = v75 - v68
    v251 = v78 + v250
    v252 = v11 * v251
    v253 = v10 * v251
    v254 = ((v41 * v88) + (v19 * v80)) + (v124 * v253)
    v255 = v254 + ((v125 * v252) - (v182 * (v249 + (v77 * v78))))
    v256 = (v14 * v102) + ((1.25 * v125) - (v21 * v251))
    v257 = 0.67183 * v11
    v258 = ((v43 * v251) - (1.25 * v124)) - (v14 * v109)
    v259 = 0.67183 * v10
    v260 = v255 + ((v259 * v258) - (v257 * v256))
    v261 = v260 + v247
    v262 = (v10 * v165) - (v11 * v153)
    v263 = (v10 * v157) - (v11 * v165)
    v264 = (v48 * v263) - (v23 * v262)
    v265 = -v191
    v266 = v129 * v250
    v267 = v130 * v250
    v268 = ((v189 * v249) + (v188 * v86)) + (v190 * v76)
    v269 = v268 - ((v10 * v267) + (v11 * v266))
    v270 = ((v23 * v250) - (0.43000000000000005 * v129)) + (v16 * v100)
    v271 = ((v48 * v250) - (0.43000000000000005 * v130)) + (v16 * v107)
    v272 = ((v259 * v271) + (v257 * v270)) - v269
    v273 = v272 - v265
    v274 = v11 * v26
    v275 = v10 * v26
    v276 = (v10 * v44) - (v11 * v25)
    v277 = v68 * v134
    v278 = (((v275 * v85) - (v274 * v74)) - (v248 * v276)) - (v10 * v277)
    v279 = v68 * v135
    v280 = v278 - (v11 * v279)
    v281 = ((0.09 * v135) - (v25 * v68)) + (v26 * v98)
    v282 = ((0.09 * v134) + (v44 * v68)) - (v26 * v105)
    v283 = ((v259 * v282) + (v257 * v281)) - v280
    v284 = (v10 * v164) + (v11 * v152)
    v285 = (v10 * v156) + (v11 * v164)
    v286 = (v44 * v285) - (v25 * v284)
    v287 = v286 + v283
    v288 = ((v275 * v55) - (v276 * v180)) - (v274 * v31)
    v289 = v11 * v64
    v290 = v172 * (v92 + v251)
    v291 = (6.05 * v172) - v112
    v292 = v10 * v64
    v293 = v10 * ((v259 * v291) + ((v292 * v112) - (v10 * v290)))
    v294 = v293 + (v11 * ((v257 * v291) + ((v289 * v112) - (v11 * v290))))
    v295 = (v10 * v38) + (v11 * v60)
    v296 = v10 * ((v43 * v295) + (v14 * v184))
    v297 = v296 + (v11 * ((v14 * v185) + (v21 * v295)))
    v298 = ((v41 * v184) + (v19 * v185)) + (v182 * v295)
    v299 = ((v41 * v149) + ((v174 * v252) - (v182 * v88))) + (v19 * v145)
    v300 = (v10 * v109) + (v11 * v102)
    v301 = (v124 * v300) + v299
    v302 = ((v43 * v102) + (1.25 * v174)) - (v21 * v109)
    v303 = (v257 * v302) - v301
    v304 = ((v41 * v145) - ((v182 * v80) + (v174 * v253))) + (v19 * v142)
    v305 = (v125 * v300) + v304
    v306 = v305 + (v259 * v302)
    v307 = (v10 * v306) + (v11 * v303)
    v308 = v298 - v307
    v309 = (-v297) - v308
    v310 = (v10 * v34) - (v11 * v56)
    v311 = (v16 * v262) - (v48 * v310)
    v312 = v192 * v250
    v313 = (((v189 * v76) - (v10 * v312)) + (v188 * v144)) + (v190 * v141)
    v314 = (v10 * v107) + (v11 * v100)
    v315 = v313 - (v129 * v314)
    v316 = ((v48 * v100) - (0.43000000000000005 * v192)) - (v23 * v107)
    v317 = (v259 * v316) - v315
    v318 = v311 + v317
    v319 = ((v188 * v153) - (v189 * v56)) + (v190 * v165)
    v320 = ((v188 * v165) - (v189 * v34)) + (v190 * v157)
    v321 = (v10 * v320) - (v11 * v319)
    v322 = (v16 * v263) - (v23 * v310)
    v323 = (((v189 * v86) + (v11 * v312)) + (v188 * v148)) + (v190 * v144)
    v324 = v323 - (v130 * v314)
    v325 = v324 + (v257 * v316)
    v326 = v322 + v325
    v327 = -((v321 + (v10 * v318)) + (v11 * v326))
    v328 = (v10 * v31) + (v11 * v55)
    v329 = (v26 * v285) - (v25 * v328)
    v330 = (v10 * v105) - (v11 * v98)
    v331 = v68 * v209
    v332 = (((v275 * v147) - (v85 * v276)) - (v274 * v143)) - (v11 * v331)
    v333 = v332 - (v134 * v330)
    v334 = ((0.09 * v209) - (v25 * v105)) + (v44 * v98)
    v335 = (v257 * v334) - v333
    v336 = v335 - v329
    v337 = (v44 * v328) - (v26 * v284)
    v338 = (((v275 * v143) - (v74 * v276)) - (v10 * v331)) - (v274 * v140)
    v339 = (v135 * v330) + v338
    v340 = (v259 * v334) - v339
    v341 = v340 - v337
    v342 = ((v275 * v152) - (v276 * v55)) - (v274 * v164)
    v343 = ((v275 * v164) - (v276 * v31)) - (v274 * v156)
    v344 = (v10 * v343) + (v11 * v342)
    v345 = -((v344 + (v10 * v341)) + (v11 * v336))
    v346 = v182 * ((v43 * v60) - (v21 * v38))
    v347 = (((v41 * v219) - v346) + (v19 * v221)) - (v14 * v247)
    v348 = ((v43 * v319) - (v14 * v265)) + (v21 * v320)
    v349 = (v14 * v264) - v348
    v350 = v14 * v272
    v351 = ((v43 * v342) - (v14 * v288)) - (v21 * v343)
    v352 = (v10 * v317) + (v11 * v325)
    v353 = -v352
    v354 = ((v48 * v56) + (v16 * v181)) + (v23 * v34)
    v355 = v182 * v354
    v356 = ((v41 * v233) + v355) + (v19 * v232)
    v357 = ((v48 * v319) + (v16 * v265)) + (v23 * v320)
    v358 = ((v48 * v342) + (v16 * v288)) - (v23 * v343)
    v359 = (v10 * v340) + (v11 * v335)
    v360 = -v359
    v361 = ((v44 * v55) + (v26 * v180)) + (v25 * v31)
    v362 = (v14 * v241) + (v182 * v361)
    v363 = (v189 * v361) - (v16 * v241)
    v364 = -v363
    v365 = ((v44 * v342) + (v26 * v288)) + (v25 * v343)
    v366 = v255 + ((v292 * v258) - (v289 * v256))
    v367 = v247 + v366
    v368 = ((v292 * v271) + (v289 * v270)) - v269
    v369 = v265 - v368
    v370 = ((v292 * v282) + (v289 * v281)) - v280
    v371 = v286 + v370
    v372 = ((v172 * v258) + (v289 * v302)) - v301
    v373 = v305 + ((v172 * v256) + (v292 * v302))
    v374 = (v10 * v373) + (v11 * v372)
    v375 = v298 - v374
    v376 = -(v297 + v375)
    v377 = ((v292 * v316) - (v172 * v270)) - v315
    v378 = v311 + v377
    v379 = v324 + ((v172 * v271) + (v289 * v316))
    v380 = v322 + v379
    v381 = -((v321 + (v10 * v378)) + (v11 * v380))
    v382 = ((v172 * v282) + (v289 * v334)) - v333
    v383 = v329 - v382
    v384 = ((v292 * v334) - (v172 * v281)) - v339
    v385 = v337 - v384
    v386 = ((v10 * v385) - v344) + (v11 * v383)
    v387 = v14 * v368
    v388 = (v10 * v377) + (v11 * v379)
    v389 = -v388
    v390 = (v10 * v384) + (v11 * v382)
    v391 = -v390
    v392 = v221 - (v14 * v38)
    v393 = v219 + (v14 * v60)
    v394 = (v10 * v393) + (v11 * v392)
    v395 = ((v43 * v153) - (v14 * v56)) + (v21 * v165)
    v396 = ((v43 * v165) - (v14 * v34)) + (v21 * v157)
    v397 = (v48 * v396) - (v23 * v395)
    v398 = (v14 * v131) + ((v124 * v270) + ((v43 * v266) - (v21 * v267)))
    v399 = v398 + ((((v227 * v86) - (v228 * v76)) - (v226 * v249)) - (v125 * v271))
    v400 = v229 + v399
    v401 = (v43 * v25) + (v21 * v44)
    v402 = (v14 * v25) - (v21 * v26)
    v403 = (v43 * v26) + (v14 * v44)
    v404 = ((v402 * v55) + (v401 * v180)) - (v403 * v31)
    v405 = (v43 * v152) - (v21 * v164)
    v406 = (v43 * v164) - (v21 * v156)
    v407 = (((v14 * v136) + (v43 * v279)) + (v124 * v281)) - (v125 * v282)
    v408 = v407 + ((((v403 * v74) - (v402 * v85)) - (v248 * v401)) - (v21 * v277))
    v409 = (v14 * v138) - v408
    v410 = v409 + (((v25 * v405) - v404) - (v44 * v406))
    v411 = -(v346 - (v14 * (v394 - v183)))
    v412 = v14 * v192
    v413 = (v43 * v100) - (v21 * v107)
    v414 = ((v129 * v413) - ((v228 * v141) + (v174 * v270))) - (v125 * v316)
    v415 = v414 + (((v100 * v412) - ((v226 * v76) + (v21 * v312))) + (v227 * v144))
    v416 = ((v43 * v56) - (v14 * v181)) + (v21 * v34)
    v417 = (v16 * v395) - ((v48 * v416) + v415)
    v418 = ((v226 * v56) - (v228 * v165)) + (v227 * v153)
    v419 = ((v226 * v34) + (v227 * v165)) - (v228 * v157)
    v420 = (v10 * v419) - (v11 * v418)
    v421 = (((v226 * v86) + (v43 * v312)) - (v107 * v412)) + (v228 * v144)
    v422 = (v421 - (v130 * v413)) + ((v124 * v316) + ((v174 * v271) - (v227 * v148)))
    v423 = (v16 * v396) - ((v23 * v416) + v422)
    v424 = (v420 + (v10 * v417)) + (v11 * v423)
    v425 = (v21 * v105) + (v43 * v98)
    v426 = (v124 * v334) + (((v14 * v215) - (v134 * v425)) + (v174 * v282))
    v427 = v426 + ((((v403 * v143) - (v85 * v401)) + (v43 * v331)) - (v402 * v147))
    v428 = (v43 * v55) - (v21 * v31)
    v429 = ((v401 * v55) - (v403 * v164)) + (v402 * v152)
    v430 = ((v429 + (v14 * v214)) - (v26 * v406)) + (v427 + (v25 * v428))
    v431 = (((v135 * v425) + (v14 * v210)) - (v174 * v281)) - (v125 * v334)
    v432 = v431 + ((v403 * v140) - (((v402 * v143) + (v74 * v401)) + (v21 * v331)))
    v433 = ((v401 * v31) + (v402 * v164)) - (v403 * v156)
    v434 = ((v433 + (v14 * v208)) - (v44 * v428)) + (v432 + (v26 * v405))
    v435 = -((v10 * v434) + (v11 * v430))
    v436 = -v347
    v437 = (v14 * v400) - ((v43 * v418) + (v21 * v419))
    v438 = (v10 * v415) + (v11 * v422)
    v439 = v356 - v438
    v440 = (v43 * v422) - (v21 * v415)
    v441 = (v48 * v418) + (v23 * v419)
    v442 = (v10 * v432) + (v11 * v427)
    v443 = -(v362 + v442)
    v444 = (v43 * v427) - (v21 * v432)
    v445 = ((v226 * v361) + (v227 * v240)) + (v228 * v239)
    v446 = (v44 * v429) + (v25 * v433)
    v447 = v404 + v408
    v448 = (v48 * v25) + (v23 * v44)
    v449 = (v23 * v26) + (v16 * v25)
    v450 = (v16 * v44) - (v48 * v26)
    v451 = ((v449 * v55) - (v448 * v180)) - (v450 * v31)
    v452 = (v48 * v164) - (v23 * v156)
    v453 = (v48 * v152) - (v23 * v164)
    v454 = (((v129 * v282) - (v48 * v279)) - (v130 * v281)) + (v16 * v136)
    v455 = v454 + ((((v450 * v74) - (v449 * v85)) + (v248 * v448)) + (v23 * v277))
    v456 = (v16 * v138) - v455
    v457 = v456 + (((v44 * v452) - v451) - (v25 * v453))
    v458 = v321 + v388
    v459 = -((v420 + (v355 + (v14 * v234))) - v438)
    v460 = -((v16 * v234) - (v189 * v354))
    v461 = (v48 * v55) - (v23 * v31)
    v462 = (v23 * v105) + (v48 * v98)
    v463 = (((v134 * v462) + (v16 * v215)) + (v192 * v282)) - (v130 * v334)
    v464 = v463 + ((((v450 * v143) + (v85 * v448)) - (v48 * v331)) - (v449 * v147))
    v465 = ((v448 * v55) + (v450 * v164)) - (v449 * v152)
    v466 = v464 - v465
    v467 = v466 + (((v26 * v452) - (v25 * v461)) + (v16 * v214))
    v468 = (v129 * v334) + (((v16 * v210) - (v135 * v462)) - (v192 * v281))
    v469 = v468 + ((((v74 * v448) - (v449 * v143)) + (v23 * v331)) + (v450 * v140))
    v470 = ((v448 * v31) - (v449 * v164)) + (v450 * v156)
    v471 = v469 - v470
    v472 = v471 + (((v44 * v461) - (v26 * v453)) + (v16 * v208))
    v473 = -((v10 * v472) + (v11 * v467))
    v474 = -(v348 - v438)
    v475 = (v10 * v469) + (v11 * v464)
    v476 = -(v364 + v475)
    v477 = ((v43 * v464) - (v14 * v455)) - (v21 * v469)
    v478 = v451 + v455
    v479 = v241 + v288
    v480 = (v44 * v239) - (v25 * v240)
    v481 = v344 + v390
    v482 = (v362 + ((v10 * v433) + (v11 * v429))) + v442
    v483 = ((v10 * v471) - v363) + (v11 * v466)
    v484 = (v26 * v239) - (v25 * v361)
    v485 = (v44 * v361) - (v26 * v240)
    v486 = (v10 * v485) + (v11 * v484)
    v487 = v351 + v442
    v488 = -(v358 - v475)
    return (
        REAL(0.0),
        -((v120 + v117) + v118),
        -(v120 + v122),
        v123 + v127,
        -(v128 + v133),
        -v139,
        v113,
        v170 + (v151 - (v10 * v146)),
        v173,
        v187,
        v201,
        v218,
        v121,
        v173,
        v173,
        v187,
        v201,
        v218,
        v126,
        v223,
        v223,
        (((v43 * v175) + (v21 * v176)) + (v14 * v126)) - v224,
        ((v229 - (v14 * v133)) - v230) + v225,
        ((v231 + (v21 * v212)) - (v43 * v217)) - (v14 * v139),
        -v132,
        v235,
        v235,
        v236 - ((v14 * v132) + v230),
        (((v48 * v193) + (v23 * v194)) - (v16 * v133)) - v237,
        (((v48 * v217) - v238) - (v23 * v212)) - (v16 * v139),
        v137,
        v242,
        v242,
        v243 + ((v14 * v137) + ((v21 * v211) - (v43 * v216))),
        (((v48 * v216) - (v23 * v211)) + (v16 * v137)) - v244,
        v245 - (((v44 * v216) + (v25 * v211)) + (v26 * v137)),
        v118,
        v170,
        v246,
        v186 - v261,
        v273 - v264,
        v287 + v288,
        -v170,
        REAL(0.0),
        v294,
        v309,
        v327,
        v345,
        v171,
        v294,
        v294,
        v309,
        v327,
        v345,
        v222 - v260,
        v307,
        v307,
        v347 + (((v43 * v303) - (v14 * v260)) - (v21 * v306)),
        ((v350 + (v21 * v318)) - (v43 * v326)) - v349,
        (((v14 * v287) - v351) - (v43 * v336)) + (v21 * v341),
        v272 - v234,
        v353,
        v353,
        ((v350 + (v21 * v317)) - (v43 * v325)) - v356,
        ((v48 * v325) + ((v16 * v272) - v357)) - (v23 * v317),
        ((v358 + (v48 * v336)) - (v23 * v341)) + (v16 * v287),
        v241 + v283,
        v360,
        v360,
        (v362 + (v14 * v283)) + ((v21 * v340) - (v43 * v335)),
        (v364 + (v48 * v335)) + ((v16 * v283) - (v23 * v340)),
        -(((v365 + (v44 * v335)) + (v26 * v283)) + (v25 * v340)),
        v122,
        v246,
        v246,
        v186 - v367,
        -(v264 + v369),
        v288 + v371,
        v171,
        -v294,
        REAL(0.0),
        v376,
        v381,
        v386,
        v171,
        REAL(0.0),
        REAL(0.0),
        v376,
        v381,
        v386,
        v222 - v366,
        v374,
        v374,
        v347 + (((v43 * v372) - (v14 * v366)) - (v21 * v373)),
        ((v387 + (v21 * v378)) - (v43 * v380)) - v349,
        (((v43 * v383) - v351) + (v14 * v371)) - (v21 * v385),
        v368 - v234,
        v389,
        v389,
        ((v387 + (v21 * v377)) - (v43 * v379)) - v356,
        ((v48 * v379) + ((v16 * v368) - v357)) - (v23 * v377),
        ((v358 + (v23 * v385)) - (v48 * v383)) + (v16 * v371),
        v241 + v370,
        v391,
        v391,
        (v362 + (v14 * v370)) + ((v21 * v384) - (v43 * v382)),
        (v364 + (v48 * v382)) + ((v16 * v370) - (v23 * v384)),
        -(((v365 + (v44 * v382)) + (v26 * v370)) + (v25 * v384)),
        -v127,
        v261 - v394,
        v367 - v394,
        (v21 * v393) - (v43 * v392),
        v400 + v397,
        -v410,
        v260 - v186,
        v308,
        v375,
        v411,
        v424,
        v435,
        v366 - v186,
        v375,
        v375,
        v411,
        v424,
        v435,
        v224,
        v436,
        v436,
        REAL(0.0),
        ((v437 + (v14 * v397)) + (v43 * v423)) - (v21 * v417),
        ((v21 * v434) - (v43 * v430)) - (v14 * v410),
        v399 - v236,
        v439,
        v439,
        (v14 * v399) - v440,
        ((v441 + (v48 * v422)) - (v23 * v415)) + (v16 * v400),
        ((v48 * v430) - (v23 * v434)) - (v16 * v410),
        v408 - v243,
        v443,
        v443,
        (v14 * v408) - v444,
        (((v48 * v427) - v445) - (v23 * v432)) + (v16 * v408),
        -(((v446 + (v44 * v427)) + (v25 * v432)) + (v26 * v447)),
        v133,
        v234 - v273,
        v234 + v369,
        v236 - v400,
        (v23 * v233) - (v48 * v232),
        -v457,
        v200 - v272,
        v321 + v352,
        v458,
        v459,
        v460,
        v473,
        v200 - v368,
        v458,
        v458,
        v459,
        v460,
        v473,
        ((v14 * v128) - v399) - v225,
        v474,
        v474,
        v440 - v437,
        ((v226 * v354) + (v227 * v233)) - (v228 * v232),
        ((v21 * v472) - (v43 * v467)) - (v14 * v457),
        v237 + (v16 * v128),
        v357,
        v357,
        -(v441 + (v16 * v229)),
        REAL(0.0),
        ((v48 * v467) - (v23 * v472)) - (v16 * v457),
        v244 + v455,
        v476,
        v476,
        v445 - v477,
        ((v48 * v464) - (v23 * v469)) + (v16 * v455),
        -(((v44 * v466) + (v26 * v478)) + (v25 * v471)),
        v138 - v137,
        -(v283 + v479),
        -(v370 + v479),
        v243 - v447,
        -(v244 + v478),
        v480,
        -(v206 + v283),
        v344 + v359,
        v481,
        v482,
        v483,
        v486,
        -(v206 + v370),
        v481,
        v481,
        v482,
        v483,
        v486,
        v409 - v231,
        v487,
        v487,
        v444 + (((v43 * v429) - (v21 * v433)) - (v14 * v447)),
        (((v43 * v466) - v445) - (v14 * v478)) - (v21 * v471),
        ((v43 * v484) - (v21 * v485)) + (v14 * v480),
        v238 + v456,
        v488,
        v488,
        v477 + (((v23 * v433) - (v16 * v404)) - (v48 * v429)),
        ((v23 * v471) - (v48 * v466)) - (v16 * v478),
        ((v23 * v485) - (v48 * v484)) + (v16 * v480),
        -v245,
        v365,
        v365,
        v446 + (v26 * v404),
        ((v26 * v451) - (v44 * v465)) - (v25 * v470),
        REAL(0.0),
    )


def inertia_power(prepared, q):
    """Inertia power array P*: the velocity terms of joint i are qd' P*[i] qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      P[6][6][6]  inertia power array, P[i] belongs to joint i; row by row

    Operations: 791 add, 985 mul, 0 div, 0 sqrt, 6 sincos, 50 other.
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
    v12 = (v2 * v11) + (v3 * v10)
    v13 = qd[2] + qd[1]
    v14 = (v5 * v12) - (v13 * v4)
    v15 = (v13 * v5) + (v4 * v12)
    v16 = (v15 * v15) + (v14 * v14)
    v17 = (v2 * v10) - (v3 * v11)
    v18 = qd[1] * v10
    v19 = v18 - (qdd[0] * v1)
    v20 = qd[1] * v11
    v21 = v20 + (qdd[0] * v0)
    v22 = ((qd[2] * v17) + (v2 * v19)) - (v3 * v21)
    v23 = v13 * v17
    v24 = v23 - v22
    v25 = v12 * v17
    v26 = qdd[1] + qdd[2]
    v27 = v11 * v10
    v28 = qdd[1] + v27
    v29 = (9.81 * v1) + (0.4318 * v28)
    v30 = v11 * v11
    v31 = qd[1] * qd[1]
    v32 = v31 + v30
    v33 = (9.81 * v0) - (0.4318 * v32)
    v34 = (v2 * v33) - (v3 * v29)
    v35 = (v34 - (0.0203 * (v26 - v25))) + (0.15005 * v24)
    v36 = v35 + (0.4318 * v16)
    v37 = v12 * v12
    v38 = v17 * v17
    v39 = v38 + v37
    v40 = v18 + v19
    v41 = v13 * v12
    v42 = ((qd[2] * v12) + (v2 * v21)) + (v3 * v19)
    v43 = ((0.4318 * v40) - (0.15005 * v39)) + (0.0203 * (v42 + v41))
    v44 = v41 - v42
    v45 = v13 * v13
    v46 = (v2 * v29) + (v3 * v33)
    v47 = ((0.0203 * (v45 + v38)) - v46) - (0.15005 * v44)
    v48 = (v5 * v47) + (v4 * v43)
    v49 = ((qd[3] * v14) + (v26 * v5)) - (v4 * v22)
    v50 = qd[3] - v17
    v51 = v14 * v50
    v52 = v51 - v49
    v53 = (0.4318 * v52) - v48
    v54 = (v7 * v53) - (v6 * v36)
    v55 = (v5 * v43) - (v4 * v47)
    v56 = ((qd[3] * v15) + (v26 * v4)) + (v5 * v22)
    v57 = v15 * v50
    v58 = v57 - v56
    v59 = v55 + (0.4318 * v58)
    v60 = (v8 * v54) + (v9 * v59)
    v61 = (v6 * v14) - (v7 * v50)
    v62 = 0.0028799999999999997 * v61
    v63 = (v7 * v14) + (v6 * v50)
    v64 = qd[4] + v15
    v65 = (v9 * v64) + (v8 * v63)
    v66 = qdd[3] - v42
    v67 = ((qd[4] * v61) + (v7 * v56)) - (v6 * v66)
    v68 = qdd[4] + v49
    v69 = (v8 * v68) + (v9 * v67)
    v70 = ((0.0028799999999999997 * v69) + (v65 * v62)) - (0.09 * v60)
    v71 = (v8 * v59) - (v9 * v54)
    v72 = (v8 * v64) - (v9 * v63)
    v73 = (v8 * v67) - (v9 * v68)
    v74 = ((0.0028799999999999997 * v73) + (v62 * v72)) - (0.09 * v71)
    v75 = ((v8 * v74) - (0.34 * v59)) + (v9 * v70)
    v76 = ((0.369656 * v58) + (0.82 * v55)) - v75
    v77 = ((v8 * v70) - (0.34 * v54)) - (v9 * v74)
    v78 = (v7 * v36) + (v6 * v53)
    v79 = 0.0028799999999999997 * ((v65 * v65) + (v72 * v72))
    v80 = v79 + (0.43000000000000005 * v78)
    v81 = (v7 * v77) - (v6 * v80)
    v82 = ((0.369656 * v52) - (0.82 * v48)) - v81
    v83 = (v5 * v82) + (v4 * v76)
    v84 = v26 + v25
    v85 = v83 + ((0.78792 * v44) + ((4.8 * v46) - (0.336 * v84)))
    v86 = ((v7 * v80) + ((0.369656 * v16) + (0.82 * v35))) + (v6 * v77)
    v87 = v86 + ((0.78792 * v24) + ((4.8 * v34) + (0.336 * (v45 + v37))))
    v88 = v27 - qdd[1]
    v89 = v18 - v19
    v90 = (((170.694 * v0) - (1.1832 * v32)) + (0.10439999999999999 * v88)) + (3.9585 * v89)
    v91 = (v90 + (v2 * v87)) + (v3 * v85)
    v92 = (v2 * v85) - (v3 * v87)
    v93 = v10 * v10
    v94 = v20 - v21
    v95 = (((0.10439999999999999 * (v31 + v93)) - (170.694 * v1)) - (1.1832 * v28)) - (3.9585 * v94)
    v96 = v95 - v92
    v97 = (v0 * v96) + (v1 * v91)
    v98 = (v5 * v76) - (v4 * v82)
    v99 = (((0.78792 * v39) - (2.07264 * v40)) + (0.336 * (v22 + v23))) - v98
    v100 = v20 + v21
    v101 = v99 + (((3.9585 * (v30 + v93)) - (1.1832 * v40)) - (0.10439999999999999 * v100))
    v102 = (3.9999999999999996e-05 * qd[5]) + (0.00020216 * v61)
    v103 = (0.0028799999999999997 * v60) - ((0.00024216 * v69) + (v65 * v102))
    v104 = (0.0028799999999999997 * v71) - ((0.00024216 * v73) + (v72 * v102))
    v105 = 0.00010000000000000005 * v64
    v106 = ((v8 * v104) - ((0.0003 * v67) + (v61 * v105))) + (v9 * v103)
    v107 = ((qd[4] * v63) - (v7 * v66)) - (v6 * v56)
    v108 = 4e-05 * (qdd[5] - v107)
    v109 = ((0.0003 * v107) + (v63 * v105)) - v108
    v110 = ((v7 * v109) - (0.0013 * v66)) - (v6 * v106)
    v111 = (((0.78792 * v46) + ((0.10933706799999998 * v41) - (0.0551544 * v84))) - (0.14183706799999996 * v42)) - v110
    v112 = (v111 - (0.0203 * v98)) + (0.15005 * v83)
    v113 = (((0.16844092479999997 * v56) - (0.16714092479999998 * v57)) - (0.369656 * v55)) - (v6 * v109)
    v114 = ((0.4318 * v75) + v113) - (v7 * v106)
    v115 = ((v8 * v103) - (0.0004 * v68)) - (v9 * v104)
    v116 = (0.4318 * v81) + ((((0.16844092479999997 * v49) - (0.16714092479999998 * v51)) + (0.369656 * v48)) - v115)
    v117 = (((0.1450848 * v40) + (0.03231706799999995 * v23)) + (0.0551544 * (v45 - v38))) - (0.218857068 * v22)
    v118 = ((v4 * v116) + ((v117 + (0.78792 * v34)) + (0.15005 * v86))) - (v5 * v114)
    v119 = (((38.832885000000005 * v1) + (0.88493235 * v20)) - (1.03118515 * v21)) + (0.26917800000000003 * v28)
    v120 = ((v119 - (0.023751 * (v31 - v30))) - (0.0070992 * v40)) - (v3 * v118)
    v121 = v120 + (v2 * v112)
    v122 = (((38.832885000000005 * v0) + (0.41110115 * v18)) - (1.50501635 * v19)) + (0.023751 * v88)
    v123 = ((v122 - (0.26917800000000003 * (v31 - v93))) - (0.0070992 * v100)) + (v2 * v118)
    v124 = (v123 + (0.4318 * v99)) + (v3 * v112)
    v125 = (((0.10952 * v26) + (0.07702000000000003 * v25)) - (0.336 * v46)) - (0.0551544 * v44)
    v126 = ((v5 * v116) + (v125 - (0.0203 * v86))) + (v4 * v114)
    v127 = (((1.024164 * v0) - (0.620084 * qdd[1])) - (11.607192000000001 * v1)) - (0.4738312 * v27)
    v128 = (((v127 + (0.0070992 * (v93 - v30))) - (0.26917800000000003 * v94)) + (0.023751 * v89)) - v126
    v129 = v128 - (0.4318 * v92)
    return (
        v97,
        v101,
        (v0 * v91) - (v1 * v96),
        -((v0 * v124) + ((v1 * v121) + (0.67183 * v101))),
        v129 + (0.67183 * v97),
        ((0.35 * qdd[0]) - (v0 * v121)) + (v1 * v124),
        v91,
        -v96,
        -v101,
        -v121,
        v124,
        -v129,
        v85,
        -v87,
        -v99,
        v118,
        v112,
        v126,
        v82,
        -v76,
        -v86,
        -v114,
        -v116,
        -v110,
        -v77,
        -v80,
        -v75,
        v106,
        -v109,
        -v115,
        v74,
        v70,
        -(v79 + (0.09 * v78)),
        v103,
        -v104,
        v108,
    )


def reactions(prepared, q, qd, qdd):
    """Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      F[6][6]  force, then moment, per joint, N and N m; row by row

    Operations: 190 add, 233 mul, 0 div, 0 sqrt, 5 sincos, 19 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(q[3])
    v2 = np.cos(q[3])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[2] + qd[1]
    v10 = v9 * v1
    v11 = qd[0] * v3
    v12 = (v2 * v11) - v10
    v13 = qd[0] * v4
    v14 = qd[3] + v13
    v15 = (v5 * v14) + (v6 * v12)
    v16 = v15 * v15
    v17 = v9 * v2
    v18 = v17 + (v1 * v11)
    v19 = qd[4] + v18
    v20 = (v19 * v19) + v16
    v21 = 0.0028799999999999997 * v5
    v22 = v9 * v13
    v23 = qdd[0] * v3
    v24 = v22 + v23
    v25 = v22 + v24
    v26 = v11 * v13
    v27 = qdd[1] + qdd[2]
    v28 = v26 - v27
    v29 = (v2 * v28) - (v1 * v25)
    v30 = ((v12 * v14) + qdd[4]) - v29
    v31 = (v6 * v14) - (v5 * v12)
    v32 = v15 * v31
    v33 = v32 - v30
    v34 = 0.0028799999999999997 * v6
    v35 = (v34 * v33) + (v21 * v20)
    v36 = v12 * v18
    v37 = v9 * v11
    v38 = qdd[0] * v4
    v39 = (qdd[3] + v38) - v37
    v40 = v36 + v39
    v41 = (v1 * v28) + (v2 * v25)
    v42 = 2.0 * v14
    v43 = (v18 * v42) - v41
    v44 = (v6 * v43) - (v5 * v40)
    v45 = 2.0 * v19
    v46 = (v45 * v31) - v44
    v47 = 0.0028799999999999997 * v2
    v48 = (v47 * v46) - (v1 * v35)
    v49 = 3.9999999999999996e-05 * qd[5]
    v50 = 0.8636 * qd[1]
    v51 = v50 * v7
    v52 = 0.4318 * v8
    v53 = qd[0] * qd[0]
    v54 = ((0.15005 * v53) + (qdd[0] * v52)) - (qd[0] * v51)
    v55 = v38 - (2.0 * v37)
    v56 = (0.4318 * v25) - (v54 + (0.0203 * v55))
    v57 = v3 * v52
    v58 = 0.4318 * v7
    v59 = (v4 * v58) - v57
    v60 = v4 * v52
    v61 = qd[1] * qd[1]
    v62 = v61 + v53
    v63 = (v61 * v58) - 9.81
    v64 = 0.15005 * v4
    v65 = (((qdd[0] * v64) - (v3 * v63)) - (v62 * v60)) - (qdd[1] * v59)
    v66 = v4 * v13
    v67 = v9 * v9
    v68 = v67 + (qd[0] * v66)
    v69 = (v65 + (0.4318 * v28)) - (0.0203 * v68)
    v70 = (v1 * v69) + (v2 * v56)
    v71 = (((v49 * v19) + (1.9999999999999998e-05 * v44)) - (0.0004221600000000001 * v46)) - (0.0028799999999999997 * v70)
    v72 = (v6 * v40) + (v5 * v43)
    v73 = v19 * v15
    v74 = 4e-05 * qdd[5]
    v75 = (v74 - (0.00044000000000000007 * v73)) + (0.00024000000000000003 * v72)
    v76 = (((9.999999999999983e-05 * v36) + (0.025374999999999998 * v54)) + (0.0047376000000000015 * v28)) + (0.016765112499999985 * v55)
    v77 = 0.011273199 * v25
    v78 = ((v76 + ((0.0013999999999999998 * v39) - v77)) + (v6 * v75)) - (v5 * v71)
    v79 = v2 * v13
    v80 = v1 * v13
    v81 = (v12 * v80) + (v18 * v79)
    v82 = v24 - v81
    v83 = 2.0 * v18
    v84 = v3 * v11
    v85 = v66 - v84
    v86 = -(qd[0] * v85)
    v87 = (((v2 * v55) - (v80 * v42)) + (v11 * v83)) - (v1 * v86)
    v88 = (v6 * v87) - (v5 * v82)
    v89 = v5 * v2
    v90 = (v6 * v11) + (v89 * v13)
    v91 = 2.0 * v31
    v92 = v88 + ((v80 * v91) - (v90 * v45))
    v93 = (v5 * v11) - (v6 * v79)
    v94 = (v93 * v31) + (v90 * v15)
    v95 = (v11 * v12) - (v14 * v79)
    v96 = (v2 * v86) + ((v1 * v55) - v95)
    v97 = v96 + v94
    v98 = 2.0 * v15
    v99 = (v80 * v45) - (v93 * v98)
    v100 = (v34 * v97) - (v21 * v99)
    v101 = (v1 * v100) + (v47 * v92)
    v102 = v3 * ((v77 + ((0.34123495800000003 * v55) + (0.009475200000000003 * v26))) + (0.4318 * v101))
    v103 = v67 + (qd[0] * v84)
    v104 = 0.0047376000000000015 * v4
    v105 = 0.8913300000000002 * v4
    v106 = ((0.3848762940000001 * v8) * v55) + (((0.0047376000000000015 * qd[0]) * v13) + (v105 * v54))
    v107 = (v106 - (v104 * v103)) + (((0.010956925 * v8) - (0.34123495800000003 * v4)) * v25)
    v108 = 0.011273199 * v55
    v109 = v4 * (((v108 + (0.0047376000000000015 * v86)) + (0.016765112499999985 * v25)) + (0.0203 * v101))
    v110 = (((v107 + (v52 * v101)) - v102) + v109) + (v3 * (v78 - (0.0203 * v48)))
    v111 = v26 + v27
    v112 = (((0.8913300000000002 * v103) - (0.025374999999999998 * v111)) + (v34 * v20)) - (v21 * v33)
    v113 = 0.0028799999999999997 * v1
    v114 = (v112 + (v113 * v92)) + (((0.050749999999999997 * v26) - (0.8913300000000002 * v86)) - (v2 * v100))
    v115 = (v2 * v35) + (v113 * v46)
    v116 = v115 + ((0.8913300000000002 * v28) - (0.025374999999999998 * v68))
    v117 = (v34 * v99) + (v21 * v97)
    v118 = (v117 + ((0.025374999999999998 * v86) + (1.7826600000000004 * v26))) - v116
    v119 = (v3 * v118) + (v4 * v114)
    v120 = (v2 * v69) - (v1 * v56)
    v121 = (v12 * v42) - v29
    v122 = (((v49 * v15) - (0.00020216000000000006 * v32)) + (0.0006500000000000002 * v121)) + (0.0006421600000000001 * v30)
    v123 = v60 + (v3 * v58)
    v124 = 0.15005 * v3
    v125 = (((v4 * v63) + (qdd[0] * v124)) - (v62 * v57)) - (qdd[1] * v123)
    v126 = (v125 + (0.4318 * v103)) - (0.0203 * v111)
    v127 = (v122 + (v21 * v126)) - (v34 * v120)
    v128 = (v6 * v71) + ((0.00075 * v43) + (v5 * v75))
    v129 = (v2 * v128) - (v1 * v127)
    v130 = (v110 - (0.15005 * v119)) + (v4 * ((v108 - (0.4318 * v48)) + v129))
    v131 = (v6 * v82) + (v5 * v87)
    v132 = 0.0004000000000000001 * v19
    v133 = 0.0004000000000000001 * v15
    v134 = 4e-05 * v19
    v135 = 4e-05 * v15
    v136 = (4e-05 * v131) + ((v80 * v135) - (v93 * v134))
    v137 = v136 + ((0.00020000000000000004 * v131) + ((v80 * v133) - (v93 * v132)))
    v138 = (v6 * v137) + ((0.0013999999999999998 * v24) - (9.999999999999983e-05 * v81))
    v139 = ((v49 * v80) - (1.9999999999999998e-05 * v88)) - (0.0004221600000000001 * v92)
    v140 = v61 - v62
    v141 = (v140 * v58) - 9.81
    v142 = (0.15005 * qdd[0]) + (v140 * v52)
    v143 = (v3 * v142) + (v4 * v141)
    v144 = (0.0406 * v26) - (0.4318 * v86)
    v145 = v144 - v143
    v146 = (0.4318 * v55) + (0.0203 * v25)
    v147 = v50 * v8
    v148 = (qdd[0] * v58) + (qd[0] * v147)
    v149 = v148 + v146
    v150 = ((v47 * v149) + (v113 * v145)) - v139
    v151 = (v5 * v150) - v138
    v152 = ((v21 * ((0.0203 * v86) + (0.8636 * v26))) - (v49 * v93)) + (0.00020216000000000006 * v94)
    v153 = v2 * v34
    v154 = (v3 * v141) - (v4 * v142)
    v155 = v1 * v34
    v156 = (((v21 * v154) + (v153 * v145)) - (v155 * v149)) - v152
    v157 = (0.0006500000000000002 * v95) - (0.0012921600000000003 * v96)
    v158 = v157 + v156
    v159 = v1 * v3
    v160 = (v7 * v7) - (v8 * v8)
    v161 = v8 * v7
    v162 = qdd[0] * ((0.0141984 * v160) - (3.203722404 * v161))
    v163 = v162 - (v7 * ((0.010956925 * v55) - (0.3848762940000001 * v25)))
    v164 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v165 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v166 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v167 = ((qdd[1] * v166) + ((v62 - v53) * v165)) + (v148 * v164)
    v168 = (1.601861202 * v160) + (0.0283968 * v161)
    v169 = 2.0 * qd[1]
    v170 = (((v167 + ((qd[0] * v169) * v168)) + v163) - (v159 * v158)) + (v58 * v48)
    v171 = (v5 * v137) + (0.00075 * v87)
    v172 = v171 + (v6 * v150)
    v173 = v2 * v3
    v174 = v144 - v125
    v175 = (v2 * v146) + (v1 * v174)
    v176 = ((v6 * v139) - (v34 * v175)) - v171
    v177 = v138 + ((v5 * v139) - (v21 * v175))
    v178 = ((v153 * v174) - (v155 * v146)) - ((v21 * v65) + v152)
    v179 = v157 + v178
    v180 = (v18 * v18) - (v12 * v12)
    v181 = (v6 * v121) + (v5 * v180)
    v182 = v5 * v18
    v183 = ((v12 * v91) + (v182 * v45)) - v181
    v184 = v6 * v18
    v185 = (v184 * v98) - (v12 * v45)
    v186 = (v184 * v31) - (v182 * v15)
    v187 = v18 * v14
    v188 = v187 - v41
    v189 = v188 - v186
    v190 = (v34 * v189) - (v21 * v185)
    v191 = v52 - (0.4318 * v3)
    v192 = 0.0203 * v4
    v193 = v191 + v192
    v194 = v193 * (((v47 * v183) - v115) - (v1 * v190))
    v195 = (v6 * v180) - (v5 * v121)
    v196 = ((v184 * v134) - (v12 * v135)) - (4e-05 * v195)
    v197 = v196 + (((v184 * v132) - (v12 * v133)) - (0.00020000000000000004 * v195))
    v198 = (((1.9999999999999998e-05 * v181) + (v49 * v12)) - (0.0004221600000000001 * v183)) - (0.0028799999999999997 * v120)
    v199 = ((v6 * v197) - (9.999999999999983e-05 * v180)) - (v5 * v198)
    v200 = (v34 * v185) + (v21 * v189)
    v201 = (v48 + (v2 * v190)) + (v113 * v183)
    v202 = (((v4 * v199) - (v124 * v200)) - v194) + (v64 * v201)
    v203 = ((v49 * v184) - (0.00020216000000000006 * v186)) - (v34 * v70)
    v204 = v203 + ((0.0012921600000000003 * v188) + (0.0006500000000000002 * v187))
    v205 = (v6 * v198) + ((v5 * v197) + (0.00075 * v121))
    v206 = (v31 * v31) - v16
    v207 = v20 + v206
    v208 = (v15 * v91) - v33
    v209 = (v34 * v208) - (v21 * v207)
    v210 = ((v34 * v126) + ((v49 * v31) - (0.00020216000000000006 * v206))) + (v21 * v120)
    v211 = (v34 * v207) + (v21 * v208)
    v212 = 0.0057599999999999995 * v19
    v213 = v15 * v212
    v214 = (v2 * v211) + ((v113 * v72) - (v1 * v213))
    v215 = (v192 + v191) * ((v1 * v211) + ((v2 * v213) - (v47 * v72)))
    v216 = (v31 * v134) - (4e-05 * v44)
    v217 = (v216 + (0.00020000000000000004 * v46)) + v71
    v218 = (0.00020216000000000006 * v72) - (v74 + (0.0004043200000000001 * v73))
    v219 = (v5 * v217) + (v6 * v218)
    v220 = (v173 * v219) + ((((v159 * v210) + (v124 * v209)) + (v64 * v214)) + v215)
    v221 = (v6 * v217) - (v5 * v218)
    v222 = 0.4318 * v2
    v223 = ((0.3244698455 * v86) + ((0.0047376000000000015 * v23) - (0.045092796 * v26))) - (0.0203 * v117)
    v224 = 0.0012435839999999998 * v1
    v225 = (v223 + (v222 * v100)) - (v224 * v92)
    v226 = (v58 * v119) + ((v60 * v118) - (v225 + (v57 * v114)))
    v227 = ((v2 * v158) - ((0.8913300000000002 * v143) + (0.025374999999999998 * v154))) + (v1 * v172)
    v228 = ((qdd[0] * v166) - ((37.2347379 * v7) + (1.024164 * v8))) + (v140 * v168)
    v229 = ((v2 * v179) + ((0.025374999999999998 * v65) - (0.8913300000000002 * v125))) - (v1 * v176)
    v230 = ((v2 * v204) - v129) - (v1 * v205)
    v231 = 0.4318 + v59
    v232 = 0.0203 + v123
    v233 = (v2 * v210) - (v1 * v219)
    v234 = 0.0006421600000000001 * v96
    v235 = -v136
    v236 = v6 * v4
    v237 = (v5 * v173) - v236
    v238 = (v5 * v4) + (v6 * v173)
    v239 = (v238 * v31) - (v237 * v15)
    v240 = v13 * v173
    v241 = v9 * v4
    v242 = (v4 * v12) + (v173 * v14)
    v243 = (-v242) - (2.0 * ((v1 * v241) - v240))
    v244 = v243 + v239
    v245 = (v159 * v45) + (v238 * v98)
    v246 = (v34 * v244) + (v21 * v245)
    v247 = (v173 * v18) + (v159 * v12)
    v248 = v9 * v3
    v249 = v248 - v247
    v250 = (v2 * v241) + (v159 * v13)
    v251 = ((2.0 * v250) - (v159 * v42)) - (v4 * v83)
    v252 = (v6 * v251) - (v5 * v249)
    v253 = v252 + ((v159 * v91) - (v237 * v45))
    v254 = 0.8636 * v13
    v255 = (0.0406 * v66) + (v8 * v254)
    v256 = 0.0024871679999999997 * v5
    v257 = 0.0024871679999999997 * v6
    v258 = ((v257 * v240) + (v256 * ((v8 * v11) - v84))) - (v153 * v255)
    v259 = v1 * v6
    v260 = v3 * v13
    v261 = ((0.00011692799999999998 * v5) * v260) - ((v49 * v238) + ((0.0024871679999999997 * v259) * v241))
    v262 = v51 - (0.3001 * qd[0])
    v263 = v262 + (0.0406 * v248)
    v264 = (0.00020216000000000006 * v239) + ((v261 - (v155 * v263)) + v258)
    v265 = v264 + ((0.0012921600000000003 * v243) - (0.0006500000000000002 * v242))
    v266 = 0.7697525880000002 * v8
    v267 = 0.022546398 * v4
    v268 = (0.0141984 * v8) + (1.601861202 * v7)
    v269 = (v8 * v268) - 0.0070992
    v270 = (v169 * v269) + (v241 * (v267 + (v266 - (0.648939691 * v3))))
    v271 = 0.009475200000000003 * v11
    v272 = v3 * v3
    v273 = 0.02191385 * v8
    v274 = ((v262 * v164) - ((v273 * v248) + v271)) + ((0.009475200000000003 * v3) * v66)
    v275 = (v274 + ((v272 * (v271 + (0.022546398 * v9))) - v270)) - (v159 * v265)
    v276 = (v34 * v245) - (v21 * v244)
    v277 = v276 + ((1.7826600000000004 * v84) - (0.050749999999999997 * v260))
    v278 = (v275 + (v124 * v277)) - (v193 * ((v47 * v253) - (v1 * v246)))
    v279 = ((v2 * v246) + ((1.7826600000000004 * v260) - (0.050749999999999997 * v66))) + (v113 * v253)
    v280 = ((v49 * v159) - (1.9999999999999998e-05 * v252)) - (0.0004221600000000001 * v253)
    v281 = (v6 * v249) + (v5 * v251)
    v282 = (4e-05 * v281) + ((v238 * v134) + (v159 * v135))
    v283 = v282 + ((0.00020000000000000004 * v281) + ((v238 * v132) + (v159 * v133)))
    v284 = ((v2 * v263) + (0.8636 * v250)) - (v1 * v255)
    v285 = ((v5 * v283) + ((0.00075 * v251) + (v34 * v284))) - (v6 * v280)
    v286 = (v6 * v283) + (((0.0013999999999999998 * v248) - (9.999999999999983e-05 * v247)) - (v21 * v284))
    v287 = v286 + (v5 * v280)
    v288 = (v2 * v12) - (v1 * v18)
    v289 = v11 - v288
    v290 = (2.0 * v79) - (v2 * v42)
    v291 = (v6 * v289) + (v5 * v290)
    v292 = (4e-05 * v291) + ((v2 * v135) - (v259 * v134))
    v293 = v292 + ((0.00020000000000000004 * v291) + ((v2 * v133) - (v259 * v132)))
    v294 = (v5 * v293) + (0.00075 * v290)
    v295 = (v6 * v290) - (v5 * v289)
    v296 = v5 * v1
    v297 = (v295 + (v296 * v45)) + (v2 * v91)
    v298 = ((v49 * v2) - (1.9999999999999998e-05 * v295)) - (0.0004221600000000001 * v297)
    v299 = 0.8636 * qd[0]
    v300 = v254 + (0.0406 * v11)
    v301 = ((v51 * v159) + (0.0406 * v10)) + (v4 * (v1 * v147))
    v302 = v301 - (v2 * (v300 + (v299 * v7)))
    v303 = ((v6 * v298) + (v34 * v302)) - v294
    v304 = (v6 * v293) + ((0.0013999999999999998 * v11) - (9.999999999999983e-05 * v288))
    v305 = v304 + ((v5 * v298) + (v21 * v302))
    v306 = (v259 * v31) - (v296 * v15)
    v307 = ((v49 * v259) - (v9 * v256)) - (v34 * ((v1 * v300) + (0.0406 * v17)))
    v308 = v307 - (0.00020216000000000006 * v306)
    v309 = (v5 * v3) - (v2 * v236)
    v310 = 0.0024871679999999997 * (((qd[1] * v8) * v309) - (v7 * ((qd[1] * v238) + (qd[0] * v259))))
    v311 = (-v310) - v308
    v312 = v1 * v14
    v313 = (2.0 * v80) - v312
    v314 = (0.0006500000000000002 * v312) - (0.0012921600000000003 * v313)
    v315 = v314 - v311
    v316 = (2.0 * qd[0]) * v269
    v317 = ((v169 * v166) - v316) + (v7 * ((0.7697525880000002 * v11) - (0.02191385 * v13)))
    v318 = (v2 * v45) - (v259 * v98)
    v319 = v313 + v306
    v320 = (v34 * v319) - (v21 * v318)
    v321 = (v113 * v297) - (0.050749999999999997 * v9)
    v322 = (v34 * v318) + (v21 * v319)
    v323 = v322 + (1.7826600000000004 * v9)
    v324 = (v3 * v323) - (v4 * ((v2 * v320) - v321))
    v325 = (v1 * v320) + (v47 * v297)
    v326 = v3 * ((((0.009475200000000003 * v9) + (0.6824699160000001 * v13)) + (0.022546398 * v11)) + (0.4318 * v325))
    v327 = (((v52 * v325) + ((v266 * v13) + (v273 * v11))) - (0.15005 * v324)) - v326
    v328 = v327 + (v4 * ((0.0203 * v325) + ((0.022546398 * v13) + (0.03353022499999997 * v11))))
    v329 = ((v47 * v300) - (0.00011692799999999998 * v10)) - v298
    v330 = v294 + (v6 * v329)
    v331 = (v5 * v329) - v304
    v332 = -v308
    v333 = v314 - v332
    v334 = v6 * v15
    v335 = v334 + (v5 * v31)
    v336 = v12 - v335
    v337 = v5 * v5
    v338 = (v34 * v336) - ((0.0057599999999999995 * v337) * v15)
    v339 = v6 * v212
    v340 = (0.0057599999999999995 * v184) - v339
    v341 = v6 * v19
    v342 = (0.0015 * v18) + (v337 * ((0.00048000000000000007 * v18) - (0.00044000000000000007 * v19)))
    v343 = v342 - (v6 * ((0.0008443200000000002 * v341) - (0.0008843200000000002 * v184)))
    v344 = 0.0004043200000000001 * v5
    v345 = (0.0004043200000000001 * v182) - (v344 * v19)
    v346 = (v49 * v5) - (0.00020216000000000006 * v335)
    v347 = v346 + (0.0019421600000000005 * v12)
    v348 = (v21 * v336) + ((0.0057599999999999995 * v5) * v334)
    v349 = ((v159 * v347) - ((v173 * v343) + (v236 * v345))) + (v124 * v348)
    v350 = (v2 * v338) + (v1 * v340)
    v351 = v49 - (0.0008443200000000002 * v31)
    v352 = (v6 * v351) - ((0.00044000000000000007 * v5) * v15)
    v353 = 0.0057599999999999995 * v31
    v354 = (v89 * v212) + (v1 * v353)
    v355 = ((v64 * v354) + ((0.0008642879999999998 * v3) * v341)) - (v173 * v352)
    v356 = (v5 * v351) + (0.00044000000000000007 * v334)
    v357 = 3.9999999999999996e-05 * v19
    v358 = 3.9999999999999996e-05 * v15
    v359 = v105 + (0.025374999999999998 * v3)
    v360 = ((0.022546398 * v85) + (((v299 * v8) * v359) - (0.648939691 * v260))) - (v2 * v265)
    v361 = ((v360 - (0.0203 * v276)) - (v222 * v246)) - ((v1 * v285) + (v224 * v253))
    v362 = ((((v52 * v173) * v320) - (v57 * v321)) + (v60 * v323)) + (v58 * v324)
    v363 = ((v222 * v320) - (0.0203 * v322)) - (v224 * v297)
    v364 = v363 + ((v1 * v303) + (((v51 * v164) + (v147 * v359)) - (v2 * v315)))
    v365 = ((v2 * v333) + (v1 * v330)) - v363
    v366 = (v2 * v347) + (v1 * v343)
    v367 = v1 * v352
    v368 = (v259 * v357) + (v2 * v358)
    v369 = 0.0006421600000000001 * v313
    v370 = -v292
    v371 = 0.00011692799999999998 * v89
    v372 = (((0.0008642879999999998 * v296) + 3.155182285625) + ((v256 * v4) * v173)) - ((v3 * v267) + v371)
    v373 = (v52 * v164) + ((0.0012435839999999998 * v8) * ((v6 * v3) + (v4 * v89)))
    v374 = 0.00020216000000000006 * v337
    v375 = (v374 - (v7 * v268)) - (v236 * ((0.00011692799999999998 * v3) - (v344 * v173)))
    v376 = 0.00020216000000000006 * v5
    v377 = (0.00010000000000000026 * v1) + (v296 * v376)
    v378 = v371 + (v1 * v377)
    v379 = v375 - (v272 * ((((0.0004043200000000001 * v337) - 0.32402200550000004) - v257) - v378))
    v380 = 0.0012435839999999998 * v296
    v381 = v380 + (v259 * v376)
    v382 = 5.846399999999999e-05 * v5
    v383 = (v21 * v173) - (v359 + (v34 * v4))
    v384 = (0.15005 * v383) + ((((v173 * v377) - v104) - (v382 * v159)) - (v4 * v381))
    v385 = -((v165 + (v7 * v380)) - v384)
    v386 = 5.846399999999999e-05 * v4
    v387 = ((v2 * v21) * v191) + ((v89 * v386) - (v4 * (0.0016399999999999997 + (0.0004321439999999999 * v296))))
    v388 = -(v387 - (v376 * v238))
    v389 = (((0.0006421600000000001 * v159) - (v259 * v386)) + (0.0004321439999999999 * v309)) - (v155 * v191)
    v390 = -(4e-05 * v237)
    v391 = v373 + (v58 * v383)
    v392 = (v257 + 0.3592922305) - v378
    v393 = v391 - v392
    v394 = -v393
    v395 = -(v381 + ((v1 * v21) * v59))
    v396 = (v2 * (0.0006421600000000001 + (0.0012435839999999998 * v6))) - v382
    v397 = (v396 - (v21 * v123)) + (v153 * v59)
    v398 = 4e-05 * v296
    v399 = -v381
    v400 = 4e-05 * v6
    return (
        REAL(0.0),
        ((v170 + (v4 * v151)) + (v173 * v172)) - v130,
        -(v130 + (((v4 * v177) + (v159 * v179)) + (v173 * v176))),
        (v202 + (v159 * (v128 - v204))) + (v173 * (v127 - v205)),
        v220 - (v4 * v221),
        REAL(0.0),
        REAL(0.0),
        (((v228 + (v59 * v112)) - (v123 * v116)) - v227) - v226,
        -(v226 + v229),
        ((v232 * v200) - (v231 * v201)) - v230,
        v233 - ((v231 * v214) + (v232 * v209)),
        REAL(0.0),
        REAL(0.0),
        v225 - v227,
        v225 - v229,
        ((0.0203 * v200) - (0.4318 * v201)) - v230,
        v233 - ((0.4318 * v214) + (0.0203 * v209)),
        REAL(0.0),
        REAL(0.0),
        v151,
        -v177,
        v199,
        -v221,
        REAL(0.0),
        REAL(0.0),
        v234 - v156,
        v234 - v178,
        -(v203 + (0.0006421600000000001 * v188)),
        v210,
        REAL(0.0),
        REAL(0.0),
        v235,
        v235,
        v196,
        -v216,
        REAL(0.0),
        ((v173 * v285) + (v278 + (v64 * v279))) - (v4 * v287),
        (((v317 - (v159 * v315)) - (v4 * v305)) - (v173 * v303)) - v328,
        (((v4 * v331) - (v159 * v333)) + (v173 * v330)) - v328,
        (v349 + (v193 * ((v2 * v340) - (v1 * v338)))) - (v64 * v350),
        (v355 - (v193 * ((v2 * v353) - (v296 * v212)))) - (v4 * v356),
        (v159 * v358) - (v238 * v357),
        ((v316 - (v123 * v277)) - (v59 * v279)) + v361,
        v364 - v362,
        -(v362 + v365),
        (v366 - (v232 * v348)) + (v231 * v350),
        (v367 - (v232 * v339)) - (v231 * v354),
        v368,
        v361,
        v364,
        -v365,
        (v366 - (0.0203 * v348)) + (0.4318 * v350),
        v367 - ((0.4318 * v354) + (0.00011692799999999998 * v341)),
        v368,
        -v287,
        -v305,
        v331,
        -(v6 * v345),
        -v356,
        -(v5 * v357),
        -(v264 + (0.0006421600000000001 * v243)),
        v311 + v369,
        v332 + v369,
        v346 + (0.0006421600000000001 * v12),
        REAL(0.0),
        v358,
        -v282,
        v370,
        v370,
        (8e-05 * v182) - (v5 * v134),
        -v135,
        REAL(0.0),
        v379 + (v372 - (2.0 * v373)),
        v385,
        v384,
        v388,
        v389,
        v390,
        v385,
        (1.748114002 - v391) - v393,
        v394,
        v395,
        v397,
        v398,
        v384,
        v394,
        v392,
        v399,
        v396,
        v398,
        v388,
        v395,
        v399,
        0.0016399999999999997 + v374,
        REAL(0.0),
        v400,
        v389,
        v397,
        v396,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v390,
        v398,
        v398,
        v400,
        REAL(0.0),
        REAL(4e-05),
    )


def inverse_dynamics_gradients(prepared, q, qd, qdd):
    """Derivatives of inverse dynamics by coordinates, rates and accelerations.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      by_q[6][6]    d tau/dq; row by row
      by_qd[6][6]   d tau/dqd; row by row
      by_qdd[6][6]  d tau/dqdd, the inertia matrix; row by row

    Operations: 551 add, 762 mul, 0 div, 0 sqrt, 4 sincos, 28 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _inverse_dynamics_gradients(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes), _pack(values[36:72], REAL, (6, 6), lanes), _pack(values[72:108], REAL, (6, 6), lanes)


def _linearize(prepared, q, qd, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(q[3])
    v2 = np.cos(q[3])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[2] + qd[1]
    v10 = qd[0] * v3
    v11 = (v2 * v10) - (v9 * v1)
    v12 = qd[0] * v4
    v13 = qd[3] + v12
    v14 = (v5 * v13) + (v6 * v11)
    v15 = v14 * v14
    v16 = (v9 * v2) + (v1 * v10)
    v17 = qd[4] + v16
    v18 = (v17 * v17) + v15
    v19 = 0.0028799999999999997 * v5
    v20 = (v5 * v11) - (v6 * v13)
    v21 = v20 * v14
    v22 = 0.0028799999999999997 * v6
    v23 = (v19 * v18) - (v22 * v21)
    v24 = v11 * v13
    v25 = v10 * v12
    v26 = v1 * v12
    v27 = 2.0 * v26
    v28 = ((v2 * v25) - v24) - (v9 * v27)
    v29 = v23 + (v22 * v28)
    v30 = v11 * v16
    v31 = v9 * v10
    v32 = v31 - v30
    v33 = 2.0 * v16
    v34 = v13 * v33
    v35 = v9 * v12
    v36 = 2.0 * v2
    v37 = ((v1 * v25) - v34) + (v36 * v35)
    v38 = (v5 * v32) - (v6 * v37)
    v39 = 2.0 * v17
    v40 = (v20 * v39) + v38
    v41 = 0.0028799999999999997 * v1
    v42 = (v41 * v40) - (v2 * v29)
    v43 = v3 * v10
    v44 = qd[0] * v43
    v45 = v9 * v9
    v46 = v45 + v44
    v47 = v4 * v12
    v48 = qd[0] * v47
    v49 = v45 + v48
    v50 = 0.8913300000000002 * v4
    v51 = v50 + (0.025374999999999998 * v3)
    v52 = qd[0] * qd[0]
    v53 = qd[1] * qd[1]
    v54 = v53 + v52
    v55 = 0.4318 * v8
    v56 = v54 * v55
    v57 = ((0.3244698455 * v25) + ((8.743947300000002 * v3) - (0.24892875 * v4))) - (v56 * v51)
    v58 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v59 = 0.4318 * v7
    v60 = v53 * v59
    v61 = ((v57 - (v60 * v58)) - (0.011273199 * (v49 - v46))) + ((5.846399999999999e-05 * v6) * v18)
    v62 = v21 - v28
    v63 = 5.846399999999999e-05 * v5
    v64 = 0.0203 * v49
    v65 = v4 * v55
    v66 = v60 - 9.81
    v67 = v3 * v66
    v68 = ((0.4318 * v25) - ((v54 * v65) + v67)) - v64
    v69 = v2 * v22
    v70 = v5 * v3
    v71 = 0.0012435839999999998 * v8
    v72 = 0.8636 * qd[1]
    v73 = v72 * v7
    v74 = (0.15005 * v52) - (qd[0] * v73)
    v75 = v1 * v22
    v76 = v1 * v6
    v77 = ((0.00011692799999999998 * v76) * v31) - ((v75 * v74) + ((v54 * v71) * v70))
    v78 = 0.0024871679999999997 * v76
    v79 = 3.9999999999999996e-05 * qd[5]
    v80 = (v79 * v14) + (0.00020216000000000006 * v21)
    v81 = (0.0203 * v25) - (0.4318 * v46)
    v82 = v4 * v66
    v83 = (v80 - (v19 * (v81 - v82))) + ((v77 + (v78 * v35)) - (v69 * v68))
    v84 = v83 + ((0.0006500000000000002 * v24) - (0.0012921600000000003 * v28))
    v85 = (v6 * v32) + (v5 * v37)
    v86 = v17 * v14
    v87 = 4e-05 * v86
    v88 = v87 + (4e-05 * v85)
    v89 = tau[5] + v88
    v90 = v5 * v1
    v91 = 0.9999999999999999 * v90
    v92 = (((v61 + (v63 * v62)) - (v2 * v84)) - (v91 * v89)) - (0.4318 * v42)
    v93 = 0.0004000000000000001 * v86
    v94 = (v93 + (0.00020000000000000004 * v85)) + v88
    v95 = (v1 * v68) + (v2 * (((0.0406 * v31) - v74) + (0.8636 * v35)))
    v96 = v79 * v17
    v97 = (v96 + (1.9999999999999998e-05 * v38)) + (0.0004221600000000001 * v40)
    v98 = ((v5 * v94) + ((0.00075 * v37) + (v22 * v95))) - (v6 * v97)
    v99 = v92 + (v1 * v98)
    v100 = (9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31)
    v101 = ((v5 * v97) - ((v19 * v95) + v100)) + (v6 * v94)
    v102 = 0.9999999999999999 * v6
    v103 = (tau[3] - (v102 * v89)) + v101
    v104 = 3.9999999999999996e-05 * v6
    v105 = v5 * v5
    v106 = 0.00020216000000000006 * v105
    v107 = 1.0 / (v106 + (0.0016399999999999997 - (v6 * v104)))
    v108 = 0.0012435839999999998 * v90
    v109 = v108 + (v90 * (0.00020216000000000006 * v6))
    v110 = v109 + (v90 * v104)
    v111 = v110 * v107
    v112 = (tau[4] + (0.0006421600000000001 * v28)) - v83
    v113 = v6 * v2
    v114 = 0.0012435839999999998 * v113
    v115 = (v63 - (0.0006421600000000001 * v2)) - v114
    v116 = 1557.2443004858599 * v115
    v117 = ((tau[2] + (v116 * v112)) + (v111 * v103)) + v99
    v118 = v65 + (v3 * v59)
    v119 = v3 * v55
    v120 = v119 - (v4 * v59)
    v121 = ((v19 * v118) + v115) + (v69 * v120)
    v122 = 3.9999999999999996e-05 * v90
    v123 = 0.0024871679999999997 * v6
    v124 = 0.00020216000000000006 * v5
    v125 = (0.00010000000000000026 * v1) + (v90 * v124)
    v126 = v5 * v2
    v127 = 0.00011692799999999998 * v126
    v128 = v127 + (v1 * v125)
    v129 = v128 + ((v90 * v122) - v123)
    v130 = v129 - 0.3592922305
    v131 = v2 * v3
    v132 = (v19 * v131) - (v51 + (v22 * v4))
    v133 = (v55 * v58) + (v71 * ((v6 * v3) + (v4 * v126)))
    v134 = v133 + (v59 * v132)
    v135 = ((0.0028799999999999997 * v90) * v120) - v110
    v136 = (v135 * v111) - ((v130 + (v116 * v121)) + v134)
    v137 = 1.0 / ((v130 + (v115 * v116)) + (v110 * v111))
    v138 = v136 * v137
    v139 = v135 * v107
    v140 = 0.025374999999999998 * v49
    v141 = ((0.8913300000000002 * v25) - v140) - v42
    v142 = 1557.2443004858599 * v121
    v143 = v22 * v18
    v144 = (0.025374999999999998 * v25) - (0.8913300000000002 * v46)
    v145 = v143 + ((v19 * v62) - v144)
    v146 = (0.0141984 * v8) + (1.601861202 * v7)
    v147 = (v8 * v146) - 0.0070992
    v148 = v53 - v54
    v149 = ((v148 * v147) + (((1.024164 * v7) + tau[1]) - (37.2347379 * v8))) + (v118 * v145)
    v150 = (((v149 + (v142 * v112)) - (v120 * v141)) - (v139 * v103)) + v99
    v151 = v150 + (v138 * v117)
    v152 = (((v129 - 2.1074062325) + (2.0 * v134)) + (v121 * v142)) + (v135 * v139)
    v153 = 1.0 / (v152 - (v136 * v138))
    v154 = 0.0047376000000000015 * v4
    v155 = ((v154 - (v131 * v125)) + (v4 * v109)) - (0.15005 * v132)
    v156 = (v5 * v131) - (v6 * v4)
    v157 = 3.9999999999999996e-05 * v156
    v158 = v155 + (v90 * ((5.846399999999999e-05 * v3) - v157))
    v159 = 0.4318 * v3
    v160 = v159 - v55
    v161 = 5.846399999999999e-05 * v4
    v162 = v1 * v3
    v163 = 0.0004321439999999999 * v4
    v164 = ((0.0006421600000000001 * v162) + (0.0004321439999999999 * v70)) - (v113 * v163)
    v165 = v164 + ((v75 * v160) - (v76 * v161))
    v166 = 1557.2443004858599 * v165
    v167 = (((0.0016399999999999997 * v4) + (v90 * v163)) - (v126 * v161)) + ((v2 * v19) * v160)
    v168 = v6 * v131
    v169 = v5 * v4
    v170 = v169 + v168
    v171 = (v124 * v170) + (v167 + (v104 * v156))
    v172 = (v171 * v111) + ((v115 * v166) - v158)
    v173 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v174 = (((v7 * v108) + v173) - (v121 * v166)) + (v158 + (v171 * v139))
    v175 = v174 - (v172 * v138)
    v176 = v175 * v153
    v177 = v172 * v137
    v178 = 0.0028799999999999997 * v2
    v179 = 0.0203 * v4
    v180 = (v55 - v159) + v179
    v181 = 0.15005 * v3
    v182 = (0.6903913435000001 * v8) - (0.023751 * v7)
    v183 = v52 - v54
    v184 = 0.02191385 * v8
    v185 = (0.022546398 * v3) - v184
    v186 = (((v154 * v25) + ((v183 * v182) - tau[0])) - (v74 * v58)) + (v185 * v31)
    v187 = (0.648939691 * v3) - (0.022546398 * v4)
    v188 = 0.7697525880000002 * v8
    v189 = v188 - v187
    v190 = -(0.0047376000000000015 * (v46 - v52))
    v191 = 2.0 * qd[0]
    v192 = v191 * v147
    v193 = ((v186 - (v35 * v189)) - ((v3 * v190) + (qd[1] * v192))) + (v181 * v145)
    v194 = 0.9999999999999999 * v156
    v195 = ((v193 + (v166 * v112)) + (v162 * v84)) - (v194 * v89)
    v196 = (v195 + (v180 * ((v1 * v29) + (v178 * v40)))) - (v4 * v101)
    v197 = 0.15005 * v4
    v198 = v107 * v171
    v199 = (v196 - (v177 * v117)) + ((v198 * v103) + ((v131 * v98) + (v197 * v141)))
    v200 = v199 + (v151 * v176)
    v201 = ((v106 - (v7 * v146)) + ((0.0004043200000000001 * v169) * v168)) - (v156 * v157)
    v202 = 0.0024871679999999997 * v5
    v203 = v4 * ((v3 * (0.022546398 + (0.00011692799999999998 * v6))) - (v202 * v131))
    v204 = (v3 * v3) * (((0.32402200550000004 - (0.0004043200000000001 * v105)) + v123) + v128)
    v205 = (v201 - (2.0 * v133)) + (((((0.0008642879999999998 * v90) + 3.155182285625) - v127) - v203) + v204)
    v206 = (((v205 - (v165 * v166)) - (v171 * v198)) + (v172 * v177)) + (v175 * v176)
    v207 = 1.0 / v206
    v208 = v176 * v207
    v209 = (v200 * v208) - (v151 * v153)
    v210 = v200 * v207
    v211 = ((v137 * v117) + (v177 * v210)) - (v138 * v209)
    v212 = (((v107 * v103) + (v198 * v210)) - (v139 * v209)) - (v111 * v211)
    v213 = v4 * v210
    v214 = v213 - v212
    v215 = v32 + v214
    v216 = v209 - v211
    v217 = v25 - v216
    v218 = v3 * v210
    v219 = v35 - v218
    v220 = v35 + v219
    v221 = (v1 * v217) + (v2 * v220)
    v222 = v34 - v221
    v223 = (v5 * v215) + (v6 * v222)
    v224 = v17 * v20
    v225 = v223 + v224
    v226 = v224 + v225
    v227 = (((v24 + (1557.2443004858599 * v112)) + (v166 * v210)) + (v142 * v209)) - (v116 * v211)
    v228 = (v1 * v220) - (v2 * v217)
    v229 = v227 + v228
    v230 = (v22 * v229) - v23
    v231 = (v1 * v230) - (v178 * v226)
    v232 = v56 + (0.15005 * v210)
    v233 = ((v3 * v232) - v82) + (v118 * v209)
    v234 = v233 + (v81 + (0.0203 * v216))
    v235 = v228 + (2.0 * v24)
    v236 = (v67 + (v4 * v232)) - (v120 * v209)
    v237 = (v236 + v64) - (0.4318 * v217)
    v238 = (2.0 * v31) + v213
    v239 = (v55 * v210) - v74
    v240 = (v239 + (0.0203 * v238)) + (0.4318 * v220)
    v241 = (v1 * v240) + (v2 * v237)
    v242 = ((((v19 * v234) - v80) - (0.0006421600000000001 * v229)) - (0.0006500000000000002 * v235)) - (v22 * v241)
    v243 = 0.011273199 * v238
    v244 = (v2 * v240) - (v1 * v237)
    v245 = ((v96 - (0.0028799999999999997 * v244)) + (1.9999999999999998e-05 * v223)) + (0.0004221600000000001 * v226)
    v246 = (v5 * v222) - (v6 * v215)
    v247 = (((v87 - (0.9999999999999999 * v89)) + (v157 * v210)) + (v104 * v212)) + (v122 * v216)
    v248 = v247 - (4e-05 * v246)
    v249 = (v93 - (0.00020000000000000004 * v246)) + v248
    v250 = ((v5 * v249) - (0.00075 * v222)) - (v6 * v245)
    v251 = v2 * v4
    v252 = v44 - v48
    v253 = ((v1 * v252) + ((v13 * v27) - (v10 * v33))) + (v2 * v238)
    v254 = v2 * v12
    v255 = (v11 * v26) + (v16 * v254)
    v256 = v219 - v255
    v257 = (v5 * v256) + (v6 * v253)
    v258 = (v6 * v10) + (v126 * v12)
    v259 = ((v258 * v39) + (v27 * v20)) + v257
    v260 = (v13 * v254) - (v10 * v11)
    v261 = (v1 * v238) - ((v2 * v252) + v260)
    v262 = (v5 * v10) - (v113 * v12)
    v263 = (v262 * v20) - (v258 * v14)
    v264 = v263 + v261
    v265 = 2.0 * v14
    v266 = (v26 * v39) - (v262 * v265)
    v267 = (v22 * v264) + (v19 * v266)
    v268 = (v1 * v267) + (v178 * v259)
    v269 = 0.011273199 * v220
    v270 = v3 * ((v269 + ((0.009475200000000003 * v25) - (0.34123495800000003 * v238))) - (0.4318 * v268))
    v271 = ((0.3848762940000001 * v8) * v238) + (v50 * v239)
    v272 = (v17 * v262) - (v26 * v14)
    v273 = ((v6 * v256) - v272) - (v5 * v253)
    v274 = (v157 * v273) - (v271 + (((0.34123495800000003 * v4) - (0.010956925 * v8)) * v220))
    v275 = v4 * ((((0.0047376000000000015 * v252) + (0.016765112499999985 * v220)) - v243) - (0.0203 * v268))
    v276 = (((v274 - (v55 * v268)) - v270) + v275) - (v251 * v250)
    v277 = v276 + (v4 * (((v1 * v242) + (v190 - v243)) - (0.4318 * v231)))
    v278 = (((0.025374999999999998 * v239) - v100) + (0.016765112499999985 * v238)) - (0.0047376000000000015 * v217)
    v279 = (((v269 + (0.0013999999999999998 * v214)) + v278) + (v6 * v249)) + (v5 * v245)
    v280 = (v2 * v230) + (v41 * v226)
    v281 = ((0.8913300000000002 * v217) - v140) - v280
    v282 = (v19 * v264) - (v22 * v266)
    v283 = (((1.7826600000000004 * v25) + (0.025374999999999998 * v252)) - v282) - v281
    v284 = v143 + (v19 * (v21 + v229))
    v285 = (v144 + (0.025374999999999998 * v216)) - v284
    v286 = ((((0.050749999999999997 * v25) - (0.8913300000000002 * v252)) + (v2 * v267)) - (v41 * v259)) - v285
    v287 = (v3 * v283) + (v4 * v286)
    v288 = (v277 - (v3 * (v279 + (0.0203 * v231)))) - (0.15005 * v287)
    v289 = (0.4318 * v238) - (0.0203 * v220)
    v290 = v72 * v8
    v291 = (qd[0] * v290) - (v59 * v210)
    v292 = v291 - v289
    v293 = (v53 * v55) - v232
    v294 = (v54 * v59) - v66
    v295 = (v3 * v294) + (v4 * v293)
    v296 = ((v19 * ((0.8636 * v25) + (0.0203 * v252))) - (v79 * v262)) - (0.00020216000000000006 * v263)
    v297 = v296 - (0.0006421600000000001 * v261)
    v298 = (v3 * v293) - (v4 * v294)
    v299 = (0.4318 * v252) - (0.0406 * v25)
    v300 = (-v298) - v299
    v301 = ((v297 + (v19 * v295)) - (v69 * v300)) + (v75 * v292)
    v302 = (v8 * v8) - (v7 * v7)
    v303 = v8 * v7
    v304 = (0.0283968 * v303) - (1.601861202 * v302)
    v305 = (((37.2347379 * v7) + (1.024164 * v8)) - (v148 * v304)) - (v182 * v210)
    v306 = ((v305 - (v142 * v301)) - (v120 * v285)) + (v118 * v281)
    v307 = 0.0006500000000000002 * (v260 - v261)
    v308 = v301 + v307
    v309 = (0.00024000000000000003 * v273) - (0.00020000000000000004 * v272)
    v310 = (v5 * v309) - (0.00075 * v253)
    v311 = ((v1 * v310) + ((0.025374999999999998 * v295) - (0.8913300000000002 * v298))) - (v2 * v308)
    v312 = ((v79 * v26) + (1.9999999999999998e-05 * v257)) + (0.0004221600000000001 * v259)
    v313 = ((v178 * v292) + (v41 * v300)) - v312
    v314 = v311 + (v76 * v313)
    v315 = (((0.045092796 * v25) - (0.3244698455 * v252)) + (0.0047376000000000015 * v218)) - (0.0203 * v282)
    v316 = 0.4318 * v2
    v317 = 0.0012435839999999998 * v1
    v318 = ((v315 - (v122 * v273)) + (v316 * v267)) - (v317 * v259)
    v319 = (v6 * v309) + ((0.0013999999999999998 * v219) - (9.999999999999983e-05 * v255))
    v320 = (v5 * v313) - v319
    v321 = v104 * v273
    v322 = v320 + v321
    v323 = ((v111 * v322) + ((v116 * v301) - v318)) - v314
    v324 = (((v119 * v286) - v318) - (v65 * v283)) - (v59 * v287)
    v325 = (((v314 + (v139 * v322)) - (v138 * v323)) + v306) - v324
    v326 = ((qd[1] * v191) * v304) - (v183 * v173)
    v327 = (v326 + (((0.0141984 * v302) + (3.203722404 * v303)) * v210)) - (v182 * v209)
    v328 = (v327 + (v58 * v291)) + (v7 * ((0.010956925 * v238) + (0.3848762940000001 * v220)))
    v329 = (((v328 + (v131 * v310)) - (v166 * v301)) + (v162 * v308)) + (v168 * v313)
    v330 = (((v4 * v320) + v329) - (v198 * v322)) + ((v177 * v323) + (v59 * v231))
    v331 = (v330 + (v176 * v325)) - v288
    v332 = ((v19 * v236) + (((0.00011692799999999998 * v113) * v25) - (v114 * v252))) + (v69 * v233)
    v333 = v332 + ((v75 * v289) - v297)
    v334 = v307 - v333
    v335 = (v1 * (v233 - v299)) - (v2 * v289)
    v336 = (v310 + (v22 * v335)) - (v6 * v312)
    v337 = (v1 * v336) + (((0.8913300000000002 * v233) - (0.025374999999999998 * v236)) - (v2 * v334))
    v338 = ((v19 * v335) - v319) - (v5 * v312)
    v339 = v321 + v338
    v340 = ((v111 * v339) - (v318 + (v116 * v333))) - v337
    v341 = ((v337 + ((v139 * v339) + (v142 * v333))) - (v138 * v340)) - v324
    v342 = ((v4 * v338) + ((v166 * v333) + (v162 * v334))) + (v131 * v336)
    v343 = (((v342 - (v198 * v339)) + (v177 * v340)) + (v176 * v341)) - v288
    v344 = (v16 * v16) - (v11 * v11)
    v345 = (v5 * v344) + (v6 * v235)
    v346 = 2.0 * v20
    v347 = v5 * v17
    v348 = ((v33 * v347) - (v11 * v346)) - v345
    v349 = (((v79 * v11) + (0.0028799999999999997 * v241)) + (1.9999999999999998e-05 * v345)) - (0.0004221600000000001 * v348)
    v350 = v6 * v17
    v351 = (v16 * v350) - (v11 * v14)
    v352 = (v351 - (v6 * v344)) + (v5 * v235)
    v353 = (0.00024000000000000003 * v352) + (0.00020000000000000004 * v351)
    v354 = ((9.999999999999983e-05 * v344) - (v6 * v353)) + (v5 * v349)
    v355 = v354 + (v104 * v352)
    v356 = v16 * v13
    v357 = v356 - v221
    v358 = v5 * v14
    v359 = v6 * v16
    v360 = (v359 * v20) + (v16 * v358)
    v361 = (((0.00020216000000000006 * v360) + ((qd[5] * v104) * v16)) + (0.0006421600000000001 * v357)) - (v22 * v244)
    v362 = v2 + v116
    v363 = v360 + v357
    v364 = v6 * v14
    v365 = (v33 * v364) - (v11 * v39)
    v366 = (v22 * v365) + (v19 * v363)
    v367 = (v19 * v365) - (v22 * v363)
    v368 = (v231 - (v2 * v367)) + (v41 * v348)
    v369 = v250 + (0.0006500000000000002 * (v356 + v357))
    v370 = v242 + ((v5 * v353) + (0.00075 * v235))
    v371 = (v2 * v369) + (((v122 * v352) - (v76 * v349)) - (v1 * v370))
    v372 = v371 + ((0.4318 * v368) + (((v362 * v361) - (0.0203 * v366)) + (v111 * v355)))
    v373 = 0.4318 - v120
    v374 = v2 + v142
    v375 = 0.0203 + v118
    v376 = ((((v375 * v366) - (v374 * v361)) + (v139 * v355)) - (v373 * v368)) - v371
    v377 = v376 - (v138 * v372)
    v378 = v166 - v162
    v379 = ((v181 * v366) - ((v157 * v352) + (v378 * v361))) + (v168 * v349)
    v380 = ((((v4 * v354) + v379) + (v131 * v370)) - (v198 * v355)) + (v162 * v369)
    v381 = (v180 * ((v280 + (v1 * v367)) + (v178 * v348))) - (v197 * v368)
    v382 = (v380 + (v176 * v377)) + ((v177 * v372) + v381)
    v383 = ((4e-05 * v225) - v245) + (0.00020000000000000004 * v226)
    v384 = ((0.0004443200000000001 * v86) - (0.00024216000000000005 * v246)) - v248
    v385 = (v5 * v384) - (v6 * v383)
    v386 = v385 + (v104 * v225)
    v387 = (v20 * v20) - v15
    v388 = (((0.00020216000000000006 * v387) + (v79 * v20)) + (v22 * v234)) + (v19 * v241)
    v389 = ((v19 * v387) + ((0.0057599999999999995 * v6) * v21)) - v230
    v390 = 0.0057599999999999995 * v5
    v391 = ((v390 * v21) - (v22 * v387)) - v284
    v392 = 0.0057599999999999995 * v1
    v393 = ((v41 * v246) - (v392 * v86)) - (v2 * v391)
    v394 = (v5 * v383) + (v6 * v384)
    v395 = (v122 * v225) - (v1 * v394)
    v396 = v395 + (((0.4318 * v393) + ((v362 * v388) - (0.0203 * v389))) + (v111 * v386))
    v397 = ((((v375 * v389) - (v374 * v388)) - (v373 * v393)) + (v139 * v386)) - v395
    v398 = v397 - (v138 * v396)
    v399 = -v378
    v400 = (((v399 * v388) - (v157 * v225)) + (v181 * v389)) - (v197 * v393)
    v401 = 0.0057599999999999995 * v2
    v402 = v179 - v160
    v403 = v400 + (v402 * ((v1 * v391) + ((v178 * v246) - (v401 * v86))))
    v404 = ((((v4 * v385) + v403) + (v131 * v394)) - (v198 * v386)) + (v177 * v396)
    v405 = v404 + (v176 * v398)
    v406 = v9 * v4
    v407 = (v2 * v406) + (v162 * v12)
    v408 = (-(v4 * v33)) - (2.0 * ((v162 * v13) - v407))
    v409 = v162 * v11
    v410 = (v131 * v16) + v409
    v411 = v9 * v3
    v412 = v411 - v410
    v413 = (v5 * v412) - (v6 * v408)
    v414 = ((v156 * v39) + (v162 * v346)) + v413
    v415 = ((v79 * v162) + (1.9999999999999998e-05 * v413)) + (0.0004221600000000001 * v414)
    v416 = (0.3001 * qd[0]) - v73
    v417 = 0.0406 * v9
    v418 = 0.8636 * v12
    v419 = (0.0406 * v47) + (v8 * v418)
    v420 = ((0.8636 * v407) + ((v417 * v131) - (v2 * v416))) - (v1 * v419)
    v421 = (v17 * v170) + (v162 * v14)
    v422 = (v421 + (v6 * v412)) + (v5 * v408)
    v423 = (0.00024000000000000003 * v422) + (0.00020000000000000004 * v421)
    v424 = ((v5 * v423) + ((0.00075 * v408) + (v22 * v420))) - (v6 * v415)
    v425 = 0.8636 * qd[0]
    v426 = (((v12 * v187) + (0.022546398 * v43)) - ((v425 * v8) * v51)) - (v122 * v422)
    v427 = (v156 * v14) + (v170 * v20)
    v428 = (v4 * v11) + (v131 * v13)
    v429 = (-v428) - (2.0 * ((v1 * v406) - (v12 * v131)))
    v430 = v427 - v429
    v431 = (v162 * v39) + (v170 * v265)
    v432 = (v22 * v431) + (v19 * v430)
    v433 = (v19 * v431) - (v22 * v430)
    v434 = 0.0024871679999999997 * v168
    v435 = (0.00020216000000000006 * v427) - ((0.0006421600000000001 * v429) + (v12 * (v434 + (0.00011692799999999998 * v70))))
    v436 = 0.00011692799999999998 * v9
    v437 = (((v78 * v406) - (v75 * v416)) + ((v436 * v6) * v162)) + (v79 * v170)
    v438 = ((v437 - (v202 * ((v8 * v10) - v43))) + (v69 * v419)) + v435
    v439 = v438 + (0.0006500000000000002 * (v428 - v429))
    v440 = ((((0.0203 * v432) + v426) - (v317 * v414)) + (v316 * v433)) - (v2 * v439)
    v441 = (v1 * v424) + v440
    v442 = (((9.999999999999983e-05 * v410) - (0.0013999999999999998 * v411)) + (v19 * v420)) - (v6 * v423)
    v443 = v442 - (v5 * v415)
    v444 = v443 + (v104 * v422)
    v445 = ((v111 * v444) + (v116 * v438)) - v441
    v446 = v3 * v12
    v447 = (((1.7826600000000004 * v446) - (0.050749999999999997 * v47)) + (v2 * v433)) - (v41 * v414)
    v448 = ((1.7826600000000004 * v43) - (0.050749999999999997 * v446)) + v432
    v449 = (((v192 + (v142 * v438)) - (v118 * v448)) + (v120 * v447)) - (v139 * v444)
    v450 = (v449 - v441) + (v138 * v445)
    v451 = ((v180 * ((v1 * v433) + (v178 * v414))) + (v197 * v447)) - (v198 * v444)
    v452 = 2.0 * qd[1]
    v453 = (((v411 * v185) - (v416 * v58)) - (v452 * v147)) - (v406 * v189)
    v454 = (v453 + (0.009475200000000003 * ((v3 * (v47 + v43)) - v10))) - (v157 * v422)
    v455 = (v4 * v443) + (((v454 - (v166 * v438)) + (v162 * v439)) + (v181 * v448))
    v456 = (((v455 + (v131 * v424)) + v451) + (v177 * v445)) - (v450 * v176)
    v457 = (v90 * v14) + (v76 * v20)
    v458 = v1 * v13
    v459 = v27 - v458
    v460 = v457 - v459
    v461 = (v76 * v265) - (v2 * v39)
    v462 = (v22 * v461) + (v19 * v460)
    v463 = (1.7826600000000004 * v9) - v462
    v464 = (v19 * v461) - (v22 * v460)
    v465 = v2 * v11
    v466 = (v1 * v16) - v465
    v467 = v10 + v466
    v468 = -(v36 * (v13 - v12))
    v469 = (v5 * v467) - (v6 * v468)
    v470 = ((v90 * v39) - v469) - (v36 * v20)
    v471 = (v41 * v470) - (0.050749999999999997 * v9)
    v472 = ((v251 * v464) - (v3 * v463)) - (v4 * v471)
    v473 = ((((v55 * v131) * v464) + (v65 * v463)) - (v119 * v471)) - (v59 * v472)
    v474 = (v2 * v14) - (v76 * v17)
    v475 = ((-(v5 * v468)) - (v6 * v467)) - v474
    v476 = -(0.0006500000000000002 * (v459 - v458))
    v477 = (((v2 * v476) + (v122 * v475)) - (0.0203 * v462)) + (v317 * v470)
    v478 = v477 - (v316 * v464)
    v479 = ((v79 * v2) + (1.9999999999999998e-05 * v469)) - (0.0004221600000000001 * v470)
    v480 = v418 + (0.0406 * v10)
    v481 = v480 + (v425 * v7)
    v482 = v417 + (v4 * v290)
    v483 = ((v73 * v162) + (v1 * v482)) - (v2 * v481)
    v484 = (0.00024000000000000003 * v475) - (0.00020000000000000004 * v474)
    v485 = (v5 * v484) - (0.00075 * v468)
    v486 = v485 + ((v6 * v479) + (v22 * v483))
    v487 = (((v290 * v51) + (v73 * v58)) + (v1 * v486)) - v478
    v488 = ((0.0013999999999999998 * v10) + (9.999999999999983e-05 * v466)) - (v6 * v484)
    v489 = v488 + ((v5 * v479) + (v19 * v483))
    v490 = v104 * v475
    v491 = v489 + v490
    v492 = v1 * v104
    v493 = (((v9 * v202) - (qd[5] * v492)) + (0.0006421600000000001 * v459)) - (0.00020216000000000006 * v457)
    v494 = qd[1] * ((v7 * v434) - (v202 * ((v8 * v3) - (v7 * v4))))
    v495 = ((-(v75 * v481)) - ((v69 * v482) + v494)) - v493
    v496 = ((v362 * v495) + (v111 * v491)) - v487
    v497 = (v487 - v473) + (((v139 * v491) - (v374 * v495)) - (v138 * v496))
    v498 = (v192 + (v452 * v182)) + (v7 * ((0.02191385 * v12) - (0.7697525880000002 * v10)))
    v499 = (v198 * v491) + ((((v378 * v495) - v498) - (v4 * v489)) - (v131 * v486))
    v500 = (v1 * v464) + (v178 * v470)
    v501 = (((v188 * v12) + (v184 * v10)) - (v157 * v475)) + (v55 * v500)
    v502 = (((0.022546398 * v10) + (0.009475200000000003 * v9)) + (0.6824699160000001 * v12)) - (v1 * v476)
    v503 = (v501 + (0.15005 * v472)) - (v3 * (v502 + (0.4318 * v500)))
    v504 = v503 + (v4 * (((0.03353022499999997 * v10) + (0.022546398 * v12)) + (0.0203 * v500)))
    v505 = ((v499 - (v177 * v496)) - v504) - (v497 * v176)
    v506 = v479 + ((v436 * v1) - (v178 * v480))
    v507 = ((v1 * v485) - v478) + (v76 * v506)
    v508 = v488 + (v5 * v506)
    v509 = v490 + v508
    v510 = v493 + ((v75 * v480) + (v436 * v113))
    v511 = ((v111 * v509) - (v362 * v510)) - v507
    v512 = (v507 - v473) + (((v374 * v510) + (v139 * v509)) - (v138 * v511))
    v513 = (v4 * v508) + (((v131 * v485) + (v378 * v510)) + (v168 * v506))
    v514 = ((((v198 * v509) - v513) - (v177 * v511)) - v504) - (v512 * v176)
    v515 = (v5 * v33) - v347
    v516 = 0.00024000000000000003 * v515
    v517 = 0.0008843200000000002 * v359
    v518 = (v6 * ((0.0008443200000000002 * v350) - v517)) - (0.0015 * v16)
    v519 = v518 + (v5 * ((0.00020000000000000004 * v347) - v516))
    v520 = (v1 * v519) + ((v122 * v515) - (0.0013000000000000004 * v465))
    v521 = (v5 * v20) - v364
    v522 = ((v79 * v5) + (0.0006421600000000001 * v11)) + (0.00020216000000000006 * v521)
    v523 = v11 + v521
    v524 = (v390 * v364) + (v19 * v523)
    v525 = ((0.0057599999999999995 * v105) * v14) - (v22 * v523)
    v526 = 0.0057599999999999995 * (v16 - v17)
    v527 = (v76 * v526) - (v2 * v525)
    v528 = (v5 * v517) - (v6 * (v516 + (0.0006443200000000001 * v347)))
    v529 = v528 + (v104 * v515)
    v530 = ((0.4318 * v527) + (((v362 * v522) - v520) - (0.0203 * v524))) - (v111 * v529)
    v531 = ((((v374 * v522) - v520) - (v375 * v524)) + (v373 * v527)) + (v139 * v529)
    v532 = v531 + (v138 * v530)
    v533 = (((v157 * v515) + (0.0013000000000000004 * v409)) - (v378 * v522)) - (v4 * v528)
    v534 = (v198 * v529) + ((v533 + (v131 * v519)) + (v181 * v524))
    v535 = v534 + ((v180 * ((v1 * v525) + (v113 * v526))) - (v197 * v527))
    v536 = (v535 + (v177 * v530)) - (v532 * v176)
    v537 = v79 + (0.0008443200000000002 * v20)
    v538 = (0.00044000000000000007 * v364) + (v5 * v537)
    v539 = (v104 * v14) - v538
    v540 = (v392 * v20) - (v401 * v347)
    v541 = (0.00044000000000000007 * v358) - (v6 * v537)
    v542 = (v122 * v14) - (v1 * v541)
    v543 = (((v350 * (0.0057599999999999995 * v375)) - (v373 * v540)) + (v139 * v539)) - v542
    v544 = (((0.00011692799999999998 * v350) - (0.4318 * v540)) - (v111 * v539)) - v542
    v545 = (v544 * v138) + v543
    v546 = v402 * (((0.0057599999999999995 * v90) * v17) + (v401 * v20))
    v547 = ((((0.0008642879999999998 * v3) * v350) - (v157 * v14)) + v546) - (v197 * v540)
    v548 = (((v547 - (v4 * v538)) + (v131 * v541)) - (v198 * v539)) - (v544 * v177)
    v549 = v548 + (v545 * v176)
    v550 = v198 * v207
    v551 = 3.9999999999999996e-05 * v347
    v552 = 3.9999999999999996e-05 * v14
    v553 = v492 * v17
    v554 = (v553 + (v362 * v552)) - (v551 * v111)
    v555 = ((v553 + (v552 * v374)) + (v551 * v139)) + (v554 * v138)
    v556 = (v555 * v208) + ((((v104 * v131) * v17) - (v552 * v399)) * v207)
    v557 = v177 * v207
    v558 = (v556 - (v554 * v557)) + (v551 * ((v4 * v207) - v550))
    v559 = (v208 * v331) - (v153 * v325)
    v560 = (v208 * v343) - (v153 * v341)
    v561 = (v208 * v382) - (v153 * v377)
    v562 = (v208 * v405) - (v153 * v398)
    v563 = (v450 * v153) + (v456 * v208)
    v564 = (v497 * v153) + (v505 * v208)
    v565 = (v512 * v153) + (v514 * v208)
    v566 = (v532 * v153) + (v536 * v208)
    v567 = (v549 * v208) - (v545 * v153)
    v568 = (v176 * v558) - (v555 * v153)
    v569 = ((v557 * v331) - (v137 * v323)) - (v138 * v559)
    v570 = ((v557 * v343) - (v137 * v340)) - (v138 * v560)
    v571 = ((v557 * v382) - (v137 * v372)) - (v138 * v561)
    v572 = ((v557 * v405) - (v137 * v396)) - (v138 * v562)
    v573 = ((v456 * v557) - (v137 * v445)) - (v138 * v563)
    v574 = ((v137 * v496) + (v505 * v557)) - (v138 * v564)
    v575 = ((v137 * v511) + (v514 * v557)) - (v138 * v565)
    v576 = ((v536 * v557) - (v137 * v530)) - (v138 * v566)
    v577 = ((v544 * v137) + (v549 * v557)) - (v138 * v567)
    v578 = ((v554 * v137) + (v177 * v558)) - (v138 * v568)
    v579 = (((v550 * v331) - (v107 * v322)) - (v139 * v559)) - (v111 * v569)
    v580 = (((v550 * v343) - (v107 * v339)) - (v139 * v560)) - (v111 * v570)
    v581 = (((v550 * v382) - (v107 * v355)) - (v139 * v561)) - (v111 * v571)
    v582 = (((v550 * v405) - (v107 * v386)) - (v139 * v562)) - (v111 * v572)
    v583 = (((v456 * v550) - (v107 * v444)) - (v139 * v563)) - (v111 * v573)
    v584 = (((v107 * v491) + (v505 * v550)) - (v139 * v564)) - (v111 * v574)
    v585 = (((v107 * v509) + (v514 * v550)) - (v139 * v565)) - (v111 * v575)
    v586 = (((v107 * v529) + (v536 * v550)) - (v139 * v566)) - (v111 * v576)
    v587 = (((v549 * v550) - (v107 * v539)) - (v139 * v567)) - (v111 * v577)
    v588 = (v111 * v578) + ((v139 * v568) + ((v551 * v107) - (v198 * v558)))
    v589 = v166 * v207
    v590 = v194 * v207
    v591 = 0.9999999999999999 * v273
    v592 = 0.9999999999999999 * v475
    v593 = (((0.9999999999999999 * v515) + (v536 * v590)) + (v102 * v586)) + (v91 * (v566 - v576))
    v594 = -v208
    v595 = v177 - (v138 * v176)
    v596 = v595 * v207
    v597 = (v550 - (v139 * v208)) - (v111 * v596)
    v598 = -v597
    v599 = (v589 + (v142 * v208)) - (v116 * v596)
    v600 = -v599
    v601 = v91 + (v102 * v111)
    v602 = v91 - (v102 * v139)
    v603 = ((v590 + (v602 * v208)) + (v102 * v550)) - (v601 * v596)
    v604 = v138 * v153
    v605 = v604 + (v595 * v208)
    v606 = -v605
    v607 = ((v111 * v604) - (v139 * v153)) - (v176 * v597)
    v608 = -v607
    v609 = ((v142 * v153) + (v116 * v604)) - (v176 * v599)
    v610 = -v609
    v611 = ((v602 * v153) + (v601 * v604)) - (v176 * v603)
    v612 = (v138 * v607) + ((v111 * v137) + (v177 * v597))
    v613 = -v612
    v614 = (v138 * v609) + ((v177 * v599) + (v116 * v137))
    v615 = -v614
    v616 = ((v601 * v137) + (v177 * v603)) + (v138 * v611)
    v617 = ((v139 * v609) + (v198 * v599)) - (v111 * v614)
    v618 = ((v139 * v611) + ((v198 * v603) + (v102 * v107))) - (v111 * v616)
    v619 = -v618
    v620 = -(((v166 * v603) - (v142 * v611)) - (v116 * v616))
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
        -(v207 * v331),
        -(v207 * v343),
        v207 * v382,
        v207 * v405,
        REAL(0.0),
        -(v456 * v207),
        -(v505 * v207),
        -(v514 * v207),
        -(v536 * v207),
        -(v549 * v207),
        v558,
        REAL(0.0),
        v559,
        v560,
        -v561,
        -v562,
        REAL(0.0),
        v563,
        v564,
        v565,
        v566,
        v567,
        -v568,
        REAL(0.0),
        -v569,
        -v570,
        v571,
        v572,
        REAL(0.0),
        -v573,
        -v574,
        -v575,
        -v576,
        -v577,
        v578,
        REAL(0.0),
        v579,
        v580,
        -v581,
        -v582,
        REAL(0.0),
        v583,
        v584,
        v585,
        v586,
        v587,
        v588,
        REAL(0.0),
        ((v142 * v559) + ((v589 * v331) - (1557.2443004858599 * v301))) - (v116 * v569),
        (((1557.2443004858599 * v333) + (v589 * v343)) + (v142 * v560)) - (v116 * v570),
        (((1557.2443004858599 * v361) - (v589 * v382)) - (v142 * v561)) + (v116 * v571),
        (((1557.2443004858599 * v388) - (v589 * v405)) - (v142 * v562)) + (v116 * v572),
        REAL(0.0),
        ((v142 * v563) + ((v456 * v589) - (1557.2443004858599 * v438))) - (v116 * v573),
        (((1557.2443004858599 * v495) + (v505 * v589)) + (v142 * v564)) - (v116 * v574),
        ((v142 * v565) + ((v514 * v589) - (1557.2443004858599 * v510))) - (v116 * v575),
        ((v142 * v566) + ((v536 * v589) - (1557.2443004858599 * v522))) - (v116 * v576),
        ((v142 * v567) + (v549 * v589)) - (v116 * v577),
        (v116 * v578) - (((0.06228977201943439 * v14) + (v166 * v558)) + (v142 * v568)),
        REAL(0.0),
        ((v591 - (v590 * v331)) - (v102 * v579)) - (v91 * (v559 - v569)),
        ((v591 - (v590 * v343)) - (v102 * v580)) - (v91 * (v560 - v570)),
        ((v102 * v581) + ((v590 * v382) - (0.9999999999999999 * v352))) + (v91 * (v561 - v571)),
        ((v102 * v582) + ((v590 * v405) - (0.9999999999999999 * v225))) + (v91 * (v562 - v572)),
        REAL(0.0),
        (((0.9999999999999999 * v422) - (v456 * v590)) - (v102 * v583)) - (v91 * (v563 - v573)),
        -(((v592 + (v505 * v590)) + (v102 * v584)) + (v91 * (v564 - v574))),
        -(((v592 + (v514 * v590)) + (v102 * v585)) + (v91 * (v565 - v575))),
        -v593,
        (((0.9999999999999999 * v14) - (v549 * v590)) - (v102 * v587)) - (v91 * (v567 - v577)),
        ((v194 * v558) - (v102 * v588)) + (v91 * (v568 - v578)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v207,
        v594,
        v596,
        v598,
        v600,
        v603,
        v594,
        (v176 * v208) - v153,
        v606,
        v608,
        v610,
        v611,
        v596,
        v606,
        ((v595 * v557) - v137) - (v138 * v605),
        v613,
        v615,
        v616,
        v598,
        v608,
        v613,
        ((v107 + (v198 * v597)) + (v139 * v607)) - (v111 * v612),
        v617,
        v619,
        v600,
        v610,
        v615,
        v617,
        ((1557.2443004858599 + (v166 * v599)) - (v142 * v609)) - (v116 * v614),
        v620,
        v603,
        v611,
        v616,
        v619,
        v620,
        ((24999.999999999996 + (v194 * v603)) + (v102 * v618)) - (v91 * (v611 + v616)),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per actuated joint; row by row

    Operations: 951 add, 1231 mul, 4 div, 0 sqrt, 4 sincos, 41 other.
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
    v12 = v11 + (qdd[0] * v0)
    v13 = v11 + v12
    v14 = qd[0] * v0
    v15 = qd[1] * v14
    v16 = (qdd[0] * v1) - v15
    v17 = v15 - v16
    v18 = qd[1] * qd[1]
    v19 = (v2 * v10) + (v3 * v14)
    v20 = ((qd[2] * v19) + (v2 * v12)) - (v3 * v16)
    v21 = qd[2] + qd[1]
    v22 = v21 * v19
    v23 = v22 + v20
    v24 = 0.4318 * v1
    v25 = (v0 * v2) - (v1 * v3)
    v26 = 0.4318 * v17
    v27 = (v2 * v14) - (v3 * v10)
    v28 = ((qd[2] * v27) - (v3 * v12)) - (v2 * v16)
    v29 = v21 * v27
    v30 = v29 + v28
    v31 = (v0 * v3) + (v1 * v2)
    v32 = v19 * v19
    v33 = v27 * v27
    v34 = 9.81 * v0
    v35 = (v10 * (qd[0] * v24)) + ((0.4318 * v18) - v34)
    v36 = v10 * v14
    v37 = 9.81 * v1
    v38 = v37 + (0.4318 * (qdd[1] + v36))
    v39 = (v2 * v38) - (v3 * v35)
    v40 = (v3 * v38) + (v2 * v35)
    v41 = v25 * v22
    v42 = v19 * v27
    v43 = qdd[1] + qdd[2]
    v44 = v42 - v43
    v45 = v21 * v21
    v46 = v31 * v29
    v47 = v43 + v42
    v48 = (0.15005 * v19) - (0.0203 * v21)
    v49 = ((v39 + (v21 * v48)) - (0.0203 * v33)) - (0.15005 * v20)
    v50 = ((v26 - (v19 * v48)) - (0.15005 * v33)) + (0.0203 * v20)
    v51 = (v5 * v50) + (v4 * v49)
    v52 = 0.15005 * v25
    v53 = v24 - (0.0203 * v25)
    v54 = (v5 * v53) + (v4 * v52)
    v55 = (v5 * v49) - (v4 * v50)
    v56 = (v5 * v52) - (v4 * v53)
    v57 = v29 - v28
    v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57)
    v59 = 0.15005 * v31
    v60 = (v5 * v19) - (v21 * v4)
    v61 = (v21 * v5) + (v4 * v19)
    v62 = v61 * v60
    v63 = qdd[3] - v20
    v64 = v62 - v63
    v65 = qd[3] - v27
    v66 = v65 * v65
    v67 = v61 * v61
    v68 = v67 + v66
    v69 = v4 * v31
    v70 = ((v43 * v5) + (qd[3] * v60)) - (v4 * v28)
    v71 = v60 * v65
    v72 = v71 + v70
    v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72)
    v74 = v60 * v60
    v75 = v74 + v66
    v76 = v63 + v62
    v77 = v5 * v31
    v78 = ((v43 * v4) + (qd[3] * v61)) + (v5 * v28)
    v79 = v61 * v65
    v80 = v79 + v78
    v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80)
    v82 = v71 - v70
    v83 = v67 + v74
    v84 = v79 - v78
    v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84))
    v86 = v25 * v62
    v87 = v69 * v71
    v88 = v67 - v74
    v89 = v74 - v66
    v90 = v77 * v79
    v91 = v67 - v66
    v92 = (0.4318 * v83) - v58
    v93 = v55 + (0.4318 * v82)
    v94 = (v7 * v93) - (v6 * v92)
    v95 = v56 + (0.4318 * v69)
    v96 = (v7 * v95) + (v6 * v59)
    v97 = (v7 * v92) + (v6 * v93)
    v98 = (v7 * v59) - (v6 * v95)
    v99 = v98 * v97
    v100 = v51 + (0.4318 * v84)
    v101 = (0.4318 * v77) - v54
    v102 = (v6 * v77) + (v7 * v25)
    v103 = (v6 * v60) - (v7 * v65)
    v104 = v103 * v103
    v105 = qd[4] + v61
    v106 = v105 * v105
    v107 = v104 + v106
    v108 = (v7 * v60) + (v6 * v65)
    v109 = v103 * v108
    v110 = qdd[4] + v70
    v111 = v109 - v110
    v112 = ((qd[4] * v108) - (v7 * v63)) - (v6 * v78)
    v113 = v105 * v108
    v114 = v112 + v113
    v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100)
    v116 = (v6 * v25) - (v7 * v77)
    v117 = v110 + v109
    v118 = v108 * v108
    v119 = v106 + v118
    v120 = ((qd[4] * v103) - (v6 * v63)) + (v7 * v78)
    v121 = v105 * v103
    v122 = v120 + v121
    v123 = (((v98 * v119) + (v96 * v117)) - (v101 * v122)) - (v116 * v100)
    v124 = v104 + v118
    v125 = v121 - v120
    v126 = v113 - v112
    v127 = (((v98 * v125) - (v101 * v124)) - (v96 * v126)) - (v116 * v97)
    v128 = v102 * v113
    v129 = v69 * v109
    v130 = v104 - v118
    v131 = v118 - v106
    v132 = v116 * v121
    v133 = v104 - v106
    v134 = (v9 * v94) - (v8 * v100)
    v135 = (v9 * v96) + (v8 * v101)
    v136 = (v8 * v94) + (v9 * v100)
    v137 = (v8 * v96) - (v9 * v101)
    v138 = (v9 * v69) - (v8 * v116)
    v139 = (v9 * v108) - (v8 * v105)
    v140 = ((qd[5] * v139) + (v9 * v110)) - (v8 * v120)
    v141 = qd[5] - v103
    v142 = v139 * v141
    v143 = v140 + v142
    v144 = v141 * v141
    v145 = (v9 * v105) + (v8 * v108)
    v146 = v145 * v145
    v147 = v146 + v144
    v148 = qdd[5] - v112
    v149 = v145 * v139
    v150 = v149 - v148
    v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97)
    v152 = v139 * v139
    v153 = v144 + v152
    v154 = ((qd[5] * v145) + (v8 * v110)) + (v9 * v120)
    v155 = v145 * v141
    v156 = v154 + v155
    v157 = v148 + v149
    v158 = (v8 * v69) + (v9 * v116)
    v159 = (v158 * v97) + (((v98 * v156) - (v137 * v153)) + (v135 * v157))
    v160 = v142 - v140
    v161 = v146 + v152
    v162 = v155 - v154
    v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134)
    v164 = v138 * v142
    v165 = v102 * v149
    v166 = v152 - v146
    v167 = v152 - v144
    v168 = v158 * v155
    v169 = v144 - v146
    v170 = 0.4318 * v3
    v171 = 0.4318 * v2
    v172 = v22 - v20
    v173 = v32 - v33
    v174 = -v42
    v175 = v4 * v171
    v176 = v5 * v171
    v177 = 0.0203 + v170
    v178 = v5 * v58
    v179 = v4 * v58
    v180 = (v5 * v55) + (v4 * v51)
    v181 = v5 * v71
    v182 = -(v181 - (v4 * v78))
    v183 = (v5 * v80) + (v4 * v72)
    v184 = (v5 * v89) + (v4 * v64)
    v185 = v4 * v79
    v186 = (v5 * v70) - v185
    v187 = -((v5 * v76) + (v4 * v91))
    v188 = v181 + v185
    v189 = 0.4318 * v5
    v190 = v176 - v189
    v191 = (v7 * v177) - (v6 * v190)
    v192 = v191 * v97
    v193 = 0.4318 * v4
    v194 = v175 - v193
    v195 = (v7 * v190) + (v6 * v177)
    v196 = v6 * v4
    v197 = (v5 * v97) + (v196 * v100)
    v198 = v4 * v7
    v199 = (v5 * v94) + (v198 * v100)
    v200 = (v198 * v97) - (v196 * v94)
    v201 = v5 * v109
    v202 = v196 * v113
    v203 = (v202 + v201) + (v198 * v120)
    v204 = -(((v5 * v130) + (v196 * v122)) - (v198 * v114))
    v205 = (v5 * v125) + ((v198 * v111) - (v196 * v131))
    v206 = v198 * v121
    v207 = -((v206 + v201) + (v196 * v112))
    v208 = (v5 * v126) + ((v196 * v117) - (v198 * v133))
    v209 = (v206 + (v5 * v110)) - v202
    v210 = (v9 * v195) - (v8 * v194)
    v211 = (v9 * v194) + (v8 * v195)
    v212 = (v5 * v9) - (v8 * v198)
    v213 = (v212 * v97) + (v196 * v136)
    v214 = (v5 * v8) + (v9 * v198)
    v215 = (v196 * v134) - (v214 * v97)
    v216 = (v212 * v134) + (v214 * v136)
    v217 = v212 * v142
    v218 = v196 * v149
    v219 = (v218 - v217) + (v214 * v154)
    v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v156)
    v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162)
    v222 = v214 * v155
    v223 = -((v218 + v222) - (v212 * v140))
    v224 = ((v214 * v169) - (v212 * v157)) + (v196 * v160)
    v225 = (v222 + v217) + (v196 * v148)
    v226 = (v7 * v189) - (0.0203 * v6)
    v227 = (0.0203 * v7) + (v6 * v189)
    v228 = v227 * v97
    v229 = (v8 * v193) - (v9 * v226)
    v230 = (v8 * v226) + (v9 * v193)
    v231 = v7 * v113
    v232 = v6 * v121
    v233 = v6 * v8
    v234 = v6 * v9
    v235 = v233 * v142
    v236 = v7 * v149
    v237 = v234 * v155
    v238 = v9 * v142
    v239 = v8 * v155
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
        (qdd[1] * v0) + (v18 * v1),
        (v1 * v16) - (v0 * v11),
        (qdd[1] * v1) - (v18 * v0),
        REAL(0.0),
        ((-0.18645124000000002) * v1) * v17,
        (v25 * v26) - (v24 * v23),
        (v24 * v30) + (v31 * v26),
        ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40),
        -(v41 + (v31 * v28)),
        (v25 * v30) - (v31 * v23),
        (v25 * (v32 - v45)) - (v31 * v44),
        v46 + (v25 * v20),
        (v31 * (v33 - v45)) - (v25 * v47),
        v41 - v46,
        -(((v56 * v55) + (v59 * v58)) + (v54 * v51)),
        (v25 * v51) + v73,
        (v25 * v55) + v81,
        v85 - (v69 * v55),
        -((v87 + v86) + (v77 * v78)),
        ((v25 * v88) + (v69 * v80)) - (v77 * v72),
        ((v69 * v89) - (v25 * v84)) - (v77 * v64),
        (v90 + v86) + (v69 * v70),
        ((v77 * v91) - (v25 * v82)) - (v69 * v76),
        (v87 - v90) - (v25 * v63),
        (v99 + (v101 * v100)) - (v96 * v94),
        v115 - (v69 * v97),
        v123 - (v69 * v94),
        v127 - (v102 * v94),
        (v129 - v128) + (v116 * v120),
        ((v102 * v122) - (v69 * v130)) + (v116 * v114),
        ((v116 * v111) + (v102 * v131)) + (v69 * v125),
        (v102 * v112) - (v132 + v129),
        (v69 * v126) - ((v102 * v117) + (v116 * v133)),
        (v132 + (v69 * v110)) + v128,
        (v99 - (v135 * v134)) - (v137 * v136),
        (v102 * v136) + v151,
        v159 + (v102 * v134),
        v163 - (v158 * v136),
        (v158 * v154) - (v165 + v164),
        ((v138 * v156) - (v102 * v166)) + (v158 * v143),
        ((v138 * v167) - (v102 * v162)) + (v158 * v150),
        (v165 - v168) + (v138 * v140),
        ((v158 * v169) - (v102 * v160)) - (v138 * v157),
        (v168 + v164) - (v102 * v148),
        REAL(0.0),
        REAL(0.0),
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
        -v34,
        REAL(0.0),
        -v36,
        (v14 * v14) - (v10 * v10),
        v12 - v11,
        v36,
        v15 + v16,
        qdd[1],
        (v171 * v39) + (v170 * v40),
        (v40 - (v170 * v44)) - (v171 * (v45 + v33)),
        -((v39 + (v171 * v47)) + (v170 * (v45 + v32))),
        (v171 * v172) - (v170 * v57),
        v42,
        v173,
        v57,
        v174,
        v172,
        v43,
        ((v177 * v58) + (v176 * v55)) + (v175 * v51),
        (v178 + (v175 * v64)) + ((v177 * v72) - (v176 * v68)),
        (((v175 * v75) - (v177 * v80)) - (v176 * v76)) - v179,
        (((v176 * v82) - (v177 * v83)) + (v175 * v84)) - v180,
        v182,
        v183,
        v184,
        v186,
        v187,
        v188,
        (v195 * v94) + ((v194 * v100) - v192),
        ((v194 * v114) - ((v191 * v111) + (v195 * v107))) - v197,
        -(v199 + (((v191 * v119) + (v195 * v117)) + (v194 * v122))),
        (((v195 * v126) - (v194 * v124)) - (v191 * v125)) - v200,
        v203,
        v204,
        v205,
        v207,
        v208,
        v209,
        ((v210 * v134) - v192) + (v211 * v136),
        (((v191 * v143) - (v210 * v147)) + (v211 * v150)) - v213,
        (((v211 * v153) - (v210 * v157)) - (v191 * v156)) - v215,
        (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216,
        v219,
        v220,
        v221,
        v223,
        v224,
        v225,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        -v39,
        REAL(0.0),
        v42,
        v173,
        v57,
        v174,
        v172,
        v43,
        0.0203 * v58,
        v178 + (0.0203 * v72),
        -(v179 + (0.0203 * v80)),
        -(v180 + (0.0203 * v83)),
        v182,
        v183,
        v184,
        v186,
        v187,
        v188,
        -((v228 + (v193 * v100)) + (v226 * v94)),
        (((v226 * v107) - (v227 * v111)) - (v193 * v114)) - v197,
        (((v226 * v117) - (v227 * v119)) + (v193 * v122)) - v199,
        (((v193 * v124) - (v227 * v125)) - (v226 * v126)) - v200,
        v203,
        v204,
        v205,
        v207,
        v208,
        v209,
        ((v229 * v134) - v228) - (v230 * v136),
        (((v227 * v143) - (v229 * v147)) - (v230 * v150)) - v213,
        -(v215 + (((v229 * v157) + (v230 * v153)) + (v227 * v156))),
        (((v229 * v160) - (v227 * v161)) - (v230 * v162)) - v216,
        v219,
        v220,
        v221,
        v223,
        v224,
        v225,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v51,
        -v55,
        REAL(0.0),
        v62,
        -v88,
        v84,
        -v62,
        v82,
        v63,
        REAL(0.0),
        -(v7 * v100),
        v6 * v100,
        (v7 * v94) + (v6 * v97),
        v231 - (v6 * v120),
        -((v7 * v122) + (v6 * v114)),
        -((v7 * v131) + (v6 * v111)),
        v232 - (v7 * v112),
        (v7 * v117) + (v6 * v133),
        -(v231 + v232),
        REAL(0.0),
        -((v7 * v136) + (v233 * v97)),
        -((v7 * v134) + (v234 * v97)),
        (v234 * v136) - (v233 * v134),
        (v236 - v235) - (v234 * v154),
        ((v7 * v166) - (v234 * v143)) + (v233 * v156),
        ((v7 * v162) + (v233 * v167)) - (v234 * v150),
        (v237 - v236) + (v233 * v140),
        ((v7 * v160) - (v234 * v169)) - (v233 * v157),
        (v235 - v237) + (v7 * v148),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v97,
        -v94,
        REAL(0.0),
        v109,
        -v130,
        v125,
        -v109,
        v126,
        v110,
        REAL(0.0),
        -(v9 * v97),
        v8 * v97,
        -((v9 * v134) + (v8 * v136)),
        (v8 * v154) - v238,
        (v9 * v156) + (v8 * v143),
        (v9 * v167) + (v8 * v150),
        (v9 * v140) - v239,
        (v8 * v169) - (v9 * v157),
        v238 + v239,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -v136,
        -v134,
        REAL(0.0),
        v149,
        v166,
        v162,
        -v149,
        v160,
        v148,
    )


def regressor(prepared, q, qd, qdd):
    """Inverse dynamics of the rigid bodies as a linear map of the links' inertial parameters.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      Y[6][60]  per link m, m c_x, m c_y, m c_z, Ixx, Ixy, Ixz, Iyy, Iyz, Izz at the link frame's origin; row by
                row

    Operations: 361 add, 473 mul, 0 div, 0 sqrt, 5 sincos, 37 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _regressor(prepared, q, qd, qdd)
    return _pack(values[0:360], REAL, (6, 60), lanes)


def _stiffness_matrix(prepared, q):
    v0 = np.sin(q[2])
    v1 = np.cos(q[2])
    v2 = np.sin(q[1])
    v3 = np.cos(q[1])
    v4 = np.sin(q[4])
    v5 = np.cos(q[4])
    v6 = np.sin(q[3])
    v7 = np.cos(q[3])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v2 * v0) - (v3 * v1)
    v11 = (v2 * v1) + (v3 * v0)
    v12 = v4 * v7
    v13 = (v12 * v11) + (v5 * v10)
    v14 = 0.0028799999999999997 * v13
    v15 = 0.8397875 + (0.5397500000000001 * v2)
    v16 = 9.81 * v9
    v17 = 9.81 * v8
    v18 = (v8 * v17) + (v9 * v16)
    v19 = v18 * (((v15 + (0.025374999999999998 * v11)) - (0.8913300000000001 * v10)) - v14)
    v20 = (v15 * v18) - v19
    v21 = (v5 * v11) - (v12 * v10)
    v22 = v6 * v9
    v23 = (v4 * v22) + (v8 * v21)
    v24 = 0.0028799999999999997 * v10
    v25 = v8 * v11
    v26 = (v25 * v14) - (v24 * v23)
    v27 = v6 * v8
    v28 = (v4 * v27) - (v9 * v21)
    v29 = v9 * v11
    v30 = (v29 * v14) + (v24 * v28)
    v31 = -((v17 * v30) - (v16 * v26))
    v32 = (0.028252799999999998 * v6) * v11
    v33 = 0.028252799999999998 * v13
    v34 = (v7 * v9) + (v27 * v10)
    v35 = (v34 * v33) + (v32 * v23)
    v36 = (v7 * v8) - (v22 * v10)
    v37 = (v36 * v33) + (v32 * v28)
    v38 = (v8 * v37) + (v9 * v35)
    v39 = (v25 * v35) - (v29 * v37)
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (((0.8397874999999995 - (0.10439999999999999 * v3)) - (3.25584 * v2)) * v18) - v19,
        v20,
        v31,
        v38,
        REAL(0.0),
        REAL(0.0),
        v20,
        v20,
        v31,
        v38,
        REAL(0.0),
        REAL(0.0),
        v31,
        v31,
        v11 * ((v16 * v30) + (v17 * v26)),
        v39,
        REAL(0.0),
        REAL(0.0),
        v38,
        v38,
        v39,
        (v36 * v37) + (v34 * v35),
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      K[6][6]  stiffness matrix; row by row

    Operations: 26 add, 57 mul, 0 div, 0 sqrt, 5 sincos, 1 other.
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
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      D[6][6]  damping matrix; row by row

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _damping_matrix(prepared, q)
    return _pack(values[0:36], REAL, (6, 6), lanes)
